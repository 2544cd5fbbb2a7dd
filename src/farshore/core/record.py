"""A game as a document: how it was set up and the moves, chance's included.

Position, log, views and undo are computed from it. Replaying needs no random numbers.
"""

import json
from collections.abc import Iterator
from typing import Final

from farshore.core.errors import BadRecord, FarshoreError, IllegalMove, Reason
from farshore.core.game import Edition, Game, Setup
from farshore.core.registry import load
from farshore.core.state import (
    CHANCE,
    MASKED,
    MASKED_UNTIL_OPENED,
    OPEN,
    OPENED,
    SEALED,
    Event,
    State,
)
from farshore.core.types import MoveId, Seat
from farshore.core.view import setup_part

FORMAT: Final = "farshore-record/1"

_NEEDED: Final = ("format", "game", "rules", "data", "players", "options", "moves")
_KEYS: Final = (*_NEEDED, "rulings", "result")


class LogEntry:
    """One move as a viewer sees it, with what followed from it."""

    def __init__(
        self,
        step: int,
        actor: Seat,
        number: MoveId,
        visibility: int,
        forced: bool,
        events: list[Event],
    ) -> None:
        self.step: Final = step
        self.actor: Final = actor
        self.number: Final = number
        """The move; a viewer gets it only through `text`."""
        self.forced: Final = forced
        """The viewer had no other move. Nobody learns it of others: it would betray their cards."""
        self.events: Final = events
        self.visibility = visibility

    def visible(self) -> bool:
        return self.visibility != SEALED

    def hides_arguments(self) -> bool:
        return self.visibility in (MASKED, MASKED_UNTIL_OPENED)


class Record:
    """Setup and moves of one game."""

    def __init__(self, setup: Setup, moves: list[tuple[Seat, MoveId]] | None = None) -> None:
        self.setup: Final = setup
        self.moves: Final[list[tuple[Seat, MoveId]]] = [] if moves is None else moves
        """(actor, move number), in the order in which they were made."""

    @property
    def game(self) -> Game:
        return self.setup.game

    # --- replaying

    def replay(self, to: int | None = None) -> State:
        """The position after the first `to` moves (all of them if not given)."""
        state = self.game.begin(self.setup)
        for at, (actor, number) in enumerate(self.moves[: self._checked(to)]):
            self._play(state, at, actor, number)
        return state

    def steps(self) -> Iterator[tuple[int, State, Seat, MoveId]]:
        """(step, position before the move, actor, move number) for each move.

        The position is the same object each time and moves on; clone it to keep it.
        """
        state = self.game.begin(self.setup)
        for at, (actor, number) in enumerate(self.moves):
            yield at, state, actor, number
            self._play(state, at, actor, number)

    def log(self, viewer: Seat, to: int | None = None) -> list[LogEntry]:
        """The moves as `viewer` may know them after the first `to` moves, with their events."""
        state = self.game.begin(self.setup)
        entries: list[LogEntry] = []
        for at, (actor, number) in enumerate(self.moves[: self._checked(to)]):
            visibility = OPEN
            if not state.is_over():
                visibility = state.decision().visibility(state, actor, number, viewer)
            forced = actor == viewer and state.is_forced(actor)
            events: list[Event] = []
            state.journal = events
            self._play(state, at, actor, number)
            entries.append(LogEntry(at, actor, number, visibility, forced, events))
            if any(event.kind == OPENED for event in events):
                for entry in entries:
                    if entry.visibility in (SEALED, MASKED_UNTIL_OPENED):
                        entry.visibility = OPEN
        return entries

    def seen_moves(self, viewer: Seat) -> list[str]:
        """The moves in the notation, what `viewer` may not know shown as `?` or left out."""
        return [self.entry_text(entry) for entry in self.log(viewer) if entry.visible()]

    def entry_text(self, entry: LogEntry) -> str:
        moves = self.game.moves
        hidden = entry.hides_arguments()
        text = moves.masked(entry.number) if hidden else moves.text(entry.number)
        return f"{actor_text(entry.actor)} {text}"

    def verify(self, result: object = None) -> State:
        """Replays everything; if a result is given, it must be the one that the moves give."""
        state = self.replay()
        if result is not None:
            results = state.results()
            if results is None:
                raise BadRecord(Reason("record-result-early"))
            given = json.dumps(result, sort_keys=True)
            found = json.dumps(results.to_json(), sort_keys=True)
            if given != found:
                raise BadRecord(Reason("record-result-wrong", {"given": given, "found": found}))
        return state

    def _play(self, state: State, at: int, actor: Seat, number: MoveId) -> None:
        try:
            state.play(actor, number)
        except IllegalMove as error:
            raise BadRecord(
                Reason(
                    "record-illegal-move",
                    {
                        "step": at + 1,
                        "move": f"{actor_text(actor)} {self.game.moves.text(number)}",
                        "why": str(error),
                    },
                )
            ) from error

    def _checked(self, to: int | None) -> int:
        if to is None:
            return len(self.moves)
        if not 0 <= to <= len(self.moves):
            raise BadRecord(Reason("record-no-such-step", {"given": to, "last": len(self.moves)}))
        return to

    # --- undo

    def undoable(self, seat: Seat) -> list[int]:
        """Which moves `seat` may take back now, latest first (as indexes into `moves`).

        Back to the last decision of another seat, chance event, reveal or final move, and never
        further. Where seats decide at the same time, the others' moves are no hindrance.
        """
        simultaneous: list[bool] = []
        settled: list[bool] = []
        state = self.game.begin(self.setup)
        for at, (actor, number) in enumerate(self.moves):
            decision = state.decision()
            simultaneous.append(decision.simultaneous())
            events: list[Event] = []
            state.journal = events
            self._play(state, at, actor, number)
            opened = any(event.kind == OPENED for event in events)
            reveals = not state.is_over() and state.decision().reveals(state)
            settled.append(opened or reveals or decision.final(number))
        together = not state.is_over() and state.decision().simultaneous()
        if together and seat not in state.waiting():
            return []
        back: list[int] = []
        for at in range(len(self.moves) - 1, -1, -1):
            actor = self.moves[at][0]
            if together and not simultaneous[at]:
                break
            if actor == seat and not settled[at]:
                back.append(at)
            elif not together:
                break
        return back

    def undo(self, seat: Seat) -> "Record":
        """The record without the last move of `seat`, if that may be taken back."""
        back = self.undoable(seat)
        if not back:
            raise IllegalMove(Reason("nothing-to-undo", {"seat": str(seat)}))
        return Record(self.setup, self.moves[: back[0]] + self.moves[back[0] + 1 :])

    # --- documents

    def lines(self) -> list[str]:
        """The moves as texts, each after whoever made it."""
        text = self.game.moves.text
        return [f"{actor_text(actor)} {text(number)}" for actor, number in self.moves]

    def to_json(self, state: State | None = None) -> dict[str, object]:
        """The document. `state`, if the caller has it, is the position after the last move."""
        document: dict[str, object] = {
            "format": FORMAT,
            **setup_part(self.setup),
            "options": {**self.setup.options},
            "rulings": self.setup.chosen_rulings(),
            "moves": self.lines(),
        }
        results = (self.replay() if state is None else state).results()
        if results is not None:
            document["result"] = results.to_json()
        return document

    def to_line(self, state: State | None = None) -> str:
        """The document on one line."""
        return json.dumps(self.to_json(state), ensure_ascii=False)

    @staticmethod
    def from_json(document: object, edition: Edition | None = None) -> "Record":
        """Reads and verifies a document: every move must be legal, the result the true one."""
        if not isinstance(document, dict):
            raise BadRecord(Reason("record-not-an-object"))
        game = _game(document)
        _check_keys(document)
        setup = _setup(document, game, edition)
        record = Record(setup)
        entries = document["moves"]
        if not isinstance(entries, list):
            raise BadRecord(Reason("record-moves-type"))
        for at, entry in enumerate(entries):
            record.moves.append(_read_move(game, at, entry))
        record.verify(document.get("result"))
        return record


def actor_text(actor: Seat) -> str:
    return "*" if actor == CHANCE else str(actor)


def _game(document: dict[str, object]) -> Game:
    if document.get("format") != FORMAT:
        raise BadRecord(
            Reason("record-format", {"given": str(document.get("format")), "allowed": FORMAT})
        )
    name = document.get("game")
    game = load(str(name))
    return game


def _check_keys(document: dict[str, object]) -> None:
    unknown = sorted(set(document) - set(_KEYS))
    if unknown:
        raise BadRecord(Reason("record-unknown-keys", {"given": unknown, "allowed": [*_KEYS]}))
    for key in _NEEDED:
        if key not in document:
            raise BadRecord(Reason("record-missing-key", {"given": key}))
    if "result" in document and not isinstance(document["result"], dict):
        raise BadRecord(Reason("record-result-type"))


def _setup(document: dict[str, object], game: Game, edition: Edition | None) -> Setup:
    rules = game.version(document["rules"])
    players = document["players"]
    if not isinstance(players, int):
        raise BadRecord(Reason("record-players-type", {"given": str(players)}))
    if edition is None or edition.name != document["data"]:
        edition = game.edition(str(document["data"]))
    choices = _choices(document, game, rules)
    return game.setup(players, choices, edition, rules=rules)


def _choices(document: dict[str, object], game: Game, rules: int) -> dict[str, object]:
    """Options and readings. In version 1 the readings stood among the options."""
    options = document["options"]
    rulings = document.get("rulings", {} if rules == 1 else None)
    if not isinstance(options, dict):
        raise BadRecord(Reason("record-options-type"))
    if not isinstance(rulings, dict):
        raise BadRecord(Reason("record-rulings-type"))
    info = game.info
    known = {option.name for option in info.options}
    known.update(ruling.name for ruling in info.choosable_rulings(rules))
    unknown = sorted(({*options} | {*rulings}) - known)  # no preset, no data set
    if unknown:
        raise BadRecord(
            Reason(
                "unknown-option",
                {"game": info.title, "given": unknown, "allowed": sorted(known)},
            )
        )
    twice = sorted({*options} & {*rulings})
    if twice:
        raise BadRecord(Reason("option-twice", {"given": twice}))
    return {**options, **rulings}


def _read_move(game: Game, at: int, entry: object) -> tuple[Seat, MoveId]:
    if not isinstance(entry, str):
        raise BadRecord(Reason("record-move-type", {"step": at + 1, "given": repr(entry)}))
    who, _, text = entry.partition(" ")
    try:
        actor = CHANCE if who == "*" else _seat(who)
        return actor, game.moves.number(text)
    except FarshoreError as error:
        raise BadRecord(
            Reason("record-illegal-move", {"step": at + 1, "move": entry, "why": str(error)})
        ) from error


def _seat(who: str) -> Seat:
    if len(who) == 1 and who in "0123456789":
        return Seat(int(who))
    raise IllegalMove(Reason("bad-actor", {"given": who}))
