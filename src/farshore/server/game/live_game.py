"""A game in progress: its record and position, with log and undo kept up move by move.

`Record.log` and `Record.undoable` work by replaying; a table needs their answers after every
move. `LiveGame` gathers while playing what they would find, and tests hold it against them.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Final

from farshore.core.game import Setup
from farshore.core.record import Record, actor_text
from farshore.core.state import (
    ALL,
    CHANCE,
    MASKED_UNTIL_OPENED,
    OPEN,
    OPENED,
    SEALED,
    SPECTATOR,
    Event,
    State,
)
from farshore.core.types import MoveId, Seat, seats
from farshore.formats.lessons import Lesson
from farshore.server.slow_work import TimeSlice
from farshore.server.storage.rows import NOTES

CHECKPOINT_EVERY: Final = 32
"""Moves between two positions that are kept for looking back."""

LegalMoves = dict[Seat, list[MoveId]]
"""The moves of every seat that may decide now."""


class Entry:
    """One move: who, what, how each viewer sees it, and what followed."""

    def __init__(
        self,
        actor: Seat,
        move: MoveId,
        shown: list[int],
        forced: bool,
        simultaneous: bool,
        events: list[Event],
        settled: bool,
    ) -> None:
        self.actor: Final = actor
        self.move: Final = move
        self.shown: Final = shown
        """By seat, the spectator last. Opening sealed moves changes it."""
        self.forced: Final = forced
        self.simultaneous: Final = simultaneous
        """Whether it was made while seats decided at the same time."""
        self.events: Final = events
        self.opens: Final = any(event.kind == OPENED for event in events)
        self.settled: Final = settled or self.opens
        """Final, or followed by a look at something hidden: it cannot be taken back."""
        self.same_events: Final = all(event.viewers == ALL for event in events)
        """Whether all viewers see the same events."""
        self.open_line: bytes | None = None
        """The line of the log that all viewers share, once it is written."""
        self.open_marks: tuple[bytes, bytes] | None = None
        """The marks before and after it (`ViewerLog`) of the viewer who saw it first."""

    def is_open(self) -> bool:
        """Whether all viewers see the same of it."""
        return self.same_events and all(shown == OPEN for shown in self.shown)

    def shown_to(self, viewer: Seat) -> int:
        return self.shown[-1] if viewer == SPECTATOR else self.shown[viewer]


class Attempt:
    """Moves that have been tried on a copy: the position after them, and its legal moves."""

    def __init__(self, state: State) -> None:
        self.state: Final = state
        self.entries: Final[list[Entry]] = []
        self.legal: LegalMoves = {}


class LiveGame:
    """Setup, moves and position of a game that is being played.

    The legal moves of a position are computed once, when it is reached.
    """

    def __init__(self, setup: Setup, moves: list[tuple[Seat, MoveId]] | None = None) -> None:
        self.setup: Final = setup
        self.state = setup.game.begin(setup)
        self.entries: Final[list[Entry]] = []
        self._deciders: Final[list[Seat]] = []
        """Who has decided something, in order."""
        self.ended = False
        """Whether those who play have agreed to end it before its end."""
        self.lesson: Lesson | None = None
        """What chance and bots follow, as long as the game is a lesson."""
        self.key: Final = object()
        """Tells this game from all others, also when it is gone."""
        self.checkpoints: Final[dict[int, State]] = {}
        """Positions after so many moves, for looking back; made when somebody does."""
        for actor, move in moves or []:
            self._keep(make(self.state, actor, move, self.state.legal(actor)))
        self._legal = legal_moves(self.state)

    @classmethod
    def at(cls, state: State) -> LiveGame:
        """A game that goes on from a position; what was played before is not known."""
        game = cls(state.setup)
        game.state = state
        game._legal = legal_moves(state)
        return game

    @classmethod
    async def gradually(
        cls, setup: Setup, moves: list[tuple[Seat, MoveId]], work: TimeSlice
    ) -> LiveGame:
        """The same as `LiveGame(setup, moves)`; others come in between if it takes long."""
        game = cls(setup)
        for actor, move in moves:
            game._keep(make(game.state, actor, move, game.state.legal(actor)))
            await work.pause()
        game._legal = legal_moves(game.state)
        return game

    def record(self) -> Record:
        return Record(self.setup, self.moves())

    def moves(self) -> list[tuple[Seat, MoveId]]:
        return [(entry.actor, entry.move) for entry in self.entries]

    def lines(self, entries: list[Entry]) -> list[str]:
        """Moves as they stand in a record."""
        text = self.setup.game.moves.text
        return [f"{actor_text(entry.actor)} {text(entry.move)}" for entry in entries]

    def deciders(self, attempt: Attempt) -> list[Seat]:
        """Who has decided something, in order, up to the end of an attempt."""
        return [*self._deciders, *(each.actor for each in attempt.entries if decided(each))]

    # --- its end

    def is_over(self) -> bool:
        return self.ended or self.state.is_over()

    def end(self) -> None:
        """Ends it by agreement: nobody is asked any more, and the record stays as it is."""
        self.ended = True
        self._legal = {}

    # --- what may be done

    def decisions_of(self, seat: Seat) -> int:
        """How often a seat has chosen something until now."""
        return sum(entry.actor == seat and not entry.forced for entry in self.entries)

    def waiting(self) -> list[Seat]:
        """The seats that may decide now."""
        return [*self._legal]

    def legal(self, seat: Seat) -> list[MoveId]:
        """The moves that a seat may make now."""
        return self._legal.get(seat, [])

    # --- lessons

    def lesson_position(self) -> int | None:
        """How far the lesson is (`LessonStep.at`); None: it is none, or is left."""
        return None if self.lesson is None else self.lesson.position(self.moves())

    def lesson_move(self, seat: Seat) -> MoveId | None:
        """What a seat does next by the lesson, if that is possible."""
        if self.lesson is None:
            return None
        written = self.lesson.next_move(self.moves(), seat)
        return written if written in self.legal(seat) else None

    # --- moving on

    def attempt(self, seat: Seat, move: MoveId, rng: Random) -> Attempt:
        """A legal move and all that follows by itself, tried on a copy."""
        attempt = Attempt(self.state.clone())
        attempt.entries.append(make(attempt.state, seat, move, self.legal(seat)))
        self._carry_on(attempt, rng)
        return attempt

    def attempt_nothing(self, rng: Random) -> Attempt:
        """What follows by itself from here: at the start, or after an interruption."""
        attempt = Attempt(self.state.clone())
        self._carry_on(attempt, rng)
        return attempt

    def asked_anew(self, attempt: Attempt) -> set[Seat]:
        """Who decides on something new after an attempt, though asked before it, too.

        A decision is made when it cannot be taken back. While seats decide at the same time that is
        not told before their choices are opened.
        """
        if attempt.state.is_over() or not attempt.entries:
            return set()
        opened = any(entry.opens for entry in attempt.entries)
        simultaneous = attempt.state.decision().simultaneous()
        if simultaneous and attempt.entries[0].simultaneous and not opened:
            return set()
        entries = [*self.entries, *attempt.entries]
        moved = {entry.actor for entry in attempt.entries}
        return {
            seat
            for seat in attempt.legal
            if seat in moved and (opened or not undoable_in(entries, seat, simultaneous))
        }

    def followed(self, moves: list[tuple[Seat, MoveId]]) -> Attempt:
        """Moves that somebody else has stored, with all that followed by itself."""
        attempt = Attempt(self.state.clone())
        for at, (actor, move) in enumerate(moves):
            known = self._legal.get(actor) if at == 0 else None
            legal = attempt.state.legal(actor) if known is None else known
            attempt.entries.append(make(attempt.state, actor, move, legal))
        attempt.legal = legal_moves(attempt.state)
        return attempt

    def _carry_on(self, attempt: Attempt, rng: Random) -> None:
        """Draws what chance decides and plays what is forced, until somebody has a choice."""
        state = attempt.state
        while True:
            if state.waiting() == (CHANCE,):
                drawn = self._drawn(attempt, rng)
                attempt.entries.append(make(state, CHANCE, drawn, [drawn]))
                continue
            attempt.legal = legal_moves(state)
            seat = self._forced_seat(attempt)
            if seat is None:
                return
            legal = attempt.legal[seat]
            attempt.entries.append(make(state, seat, legal[0], legal))

    def _drawn(self, attempt: Attempt, rng: Random) -> MoveId:
        """What chance brings: as a lesson has it, else anything."""
        state = attempt.state
        if self.lesson is not None:
            moves = [*self.moves(), *((entry.actor, entry.move) for entry in attempt.entries)]
            written = self.lesson.next_move(moves, CHANCE)
            if written is not None and written in state.legal(CHANCE):
                return written
        return state.decision().draw(state, rng)

    def _forced_seat(self, attempt: Attempt) -> Seat | None:
        """A seat whose only move may play itself now.

        Where seats decide at the same time, a move that shows that its seat is ready waits until
        all others have decided or have no choice either: playing it early would tell something
        about a hand. And it does not play itself if the seat has chosen before and may still go
        back.
        """
        state, legal = attempt.state, attempt.legal
        forced = [seat for seat in legal if is_forced(state, legal[seat])]
        if not forced or not state.decision().simultaneous():
            return forced[0] if forced else None
        chosen = choosers([*self.entries, *attempt.entries])
        if len(forced) == len(legal) and chosen.isdisjoint(forced):
            return forced[0]
        for seat in forced:
            after = state.clone()
            after.apply(seat, legal[seat][0])
            if seat in after.waiting():
                return seat
        return None

    def accept(self, attempt: Attempt) -> None:
        """Makes an attempt real."""
        self.state = attempt.state
        self._legal = attempt.legal
        for entry in attempt.entries:
            self._keep(entry)

    def _keep(self, entry: Entry) -> None:
        self.entries.append(entry)
        if decided(entry):
            self._deciders.append(entry.actor)
        if entry.opens:
            for earlier in self.entries:
                open_up(earlier)

    # --- undo

    def is_simultaneous(self) -> bool:
        """Whether seats decide at the same time now."""
        return not self.is_over() and self.state.decision().simultaneous()

    def undoable(self, seat: Seat) -> list[int]:
        """As `Record.undoable`."""
        simultaneous = self.is_simultaneous()
        if simultaneous and seat not in self._legal:
            return []
        return undoable_in(self.entries, seat, simultaneous)

    def undo(self, seat: Seat) -> list[int]:
        """Which moves an undo of `seat` takes back, latest first; [] if it is not possible.

        The last choice and the forced moves after it, and only while the seat is asked: nobody
        takes something back while another thinks about it.
        """
        if seat not in self._legal:
            return []
        taken: list[int] = []
        for at in self.undoable(seat):
            taken.append(at)
            if not self.entries[at].forced:
                return taken
        return []

    def moves_without(self, taken: list[int]) -> list[tuple[Seat, MoveId]]:
        """The moves of the game without these."""
        return [move for at, move in enumerate(self.moves()) if at not in taken]

    async def position(self, step: int, work: TimeSlice) -> State:
        """The position after so many moves; not to be changed."""
        start = max((at for at in self.checkpoints if at <= step), default=0)
        known = self.checkpoints.get(start)
        state = self.setup.game.begin(self.setup) if known is None else known.clone()
        for at in range(start, step):
            entry = self.entries[at]
            state.apply(entry.actor, entry.move)
            if (at + 1) % CHECKPOINT_EVERY == 0:
                self.checkpoints[at + 1] = state.clone()
            await work.pause()
        return state


def undoable_in(entries: list[Entry], seat: Seat, simultaneous: bool) -> list[int]:
    """The entries at the end that a seat may take back, latest first."""
    back: list[int] = []
    for at in range(len(entries) - 1, -1, -1):
        entry = entries[at]
        if simultaneous and not entry.simultaneous:
            break
        if entry.actor == seat and not entry.settled:
            back.append(at)
        elif not simultaneous:
            break
    return back


def legal_moves(state: State) -> LegalMoves:
    """The legal moves of all seats that are waited for; none where chance decides."""
    return {seat: state.legal(seat) for seat in state.waiting() if seat != CHANCE}


def is_forced(state: State, legal: list[MoveId]) -> bool:
    """As `State.is_forced`, for legal moves that are known already."""
    return len(legal) == 1 and not state.decision().final(legal[0])


def make(state: State, actor: Seat, move: MoveId, legal: list[MoveId]) -> Entry:
    """Makes a move in `state`, refused if it is not among `legal`, and tells all about it."""
    if move not in legal:
        state.play(actor, move)  # refuses it with the reason
    decision = state.decision()
    forced = actor != CHANCE and is_forced(state, legal)
    viewers = [*seats(state.players), SPECTATOR]
    shown = [decision.visibility(state, actor, move, viewer) for viewer in viewers]
    events = state.apply_with_events(actor, move)
    settled = decision.final(move)
    settled = settled or (not state.is_over() and state.decision().reveals(state))
    return Entry(actor, move, shown, forced, decision.simultaneous(), events, settled)


def decided(entry: Entry) -> bool:
    """Whether somebody had a choice."""
    return entry.actor != CHANCE and not entry.forced


def open_up(entry: Entry) -> None:
    for at, shown in enumerate(entry.shown):
        if shown in (SEALED, MASKED_UNTIL_OPENED):
            entry.shown[at] = OPEN


def choosers(entries: list[Entry]) -> set[Seat]:
    """Who has made a choice since seats began to decide at the same time."""
    found: set[Seat] = set()
    for entry in reversed(entries):
        if not entry.simultaneous or entry.opens:
            break
        if not entry.forced:
            found.add(entry.actor)
    return found


def read_lines(
    setup: Setup, lines: list[str], before: Iterable[tuple[Seat, MoveId]] = ()
) -> list[tuple[Seat, MoveId]]:
    """The record that stored lines come to (`undo N` takes line N out again)."""
    moves = [*before]
    for line in lines:
        who, _, text = line.partition(" ")
        if who == "undo":
            del moves[int(text)]
        elif who not in NOTES:
            actor = CHANCE if who == "*" else Seat(int(who))
            moves.append((actor, setup.game.moves.number(text)))
    return moves
