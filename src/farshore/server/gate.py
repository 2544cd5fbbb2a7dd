"""The only way from a game to a viewer.

Everything a browser gets to know of a position or a move is made here, from the kernel's answers
for that viewer: `view`, `legal`, `Decision.shown`, `event_json`. Facts about moves, the parameters
of a question and reasons are worked out on `sample`, a position that the seat cannot tell from the
real one, so they cannot hold what it does not know.
"""

from __future__ import annotations

import base64
import hashlib
from random import Random
from typing import Final

import orjson

from farshore.core.errors import Reason, params_of
from farshore.core.record import FORMAT, actor_text
from farshore.core.result import Results
from farshore.core.state import (
    CHANCE,
    MASKED,
    MASKED_UNTIL_OPENED,
    SEALED,
    SPECTATOR,
    State,
)
from farshore.core.types import MoveId, Seat
from farshore.server.live import Entry, Live

HIDDEN: Final = "?"
START: Final = b"farshore"
MOST_FORCED: Final = 100


def to_text(document: object) -> str:
    return orjson.dumps(document).decode()


# --- positions ------------------------------------------------------------------------------------


def open_text(state: State) -> str:
    """What everybody may know of a position, written once for all who look at it."""
    return to_text(state.view(SPECTATOR))


def state_text(state: State, viewer: Seat, open_part: str, more: dict[str, object]) -> str:
    """A position as `viewer` may know it, with what it may do, and `more` of the table."""
    view = open_part
    if viewer != SPECTATOR:
        view = f'{open_part[:-1]},"you":{to_text(state.own_part(viewer))}}}'
    return f'{to_text({**more, **choices_of(state, viewer)})[:-1]},"view":{view}}}'


def choices_of(state: State, viewer: Seat) -> dict[str, object]:
    """What `viewer` is asked and may do, and the result if it is over."""
    document = asked_json(state)
    asked = viewer in state.waiting()
    sample = state.sample(viewer, Random(0)) if asked else state
    document["asks"] = params_of(sample.decision().fields()) if asked else {}
    document["legal"] = choices_json(sample, viewer, state.legal(viewer)) if asked else []
    results = state.results()
    document["result"] = None if results is None else results_json(results)
    return document


def frame_json(state: State, viewer: Seat) -> dict[str, object]:
    """A position as `viewer` may look at it."""
    return {"view": state.view(viewer), **asked_json(state)}


def asked_json(state: State) -> dict[str, object]:
    """Who is asked what."""
    return {
        "waiting": [seat for seat in state.waiting() if seat != CHANCE],
        "decision": "" if state.is_over() else state.decision().NAME,
    }


def choices_json(sample: State, seat: Seat, legal: list[MoveId]) -> list[dict[str, object]]:
    """The legal moves, with what each would do at once."""
    moves = sample.game.moves
    decision = sample.decision()
    choices: list[dict[str, object]] = []
    for number in legal:
        preview = sample.try_move(seat, number)
        choices.append(
            {
                "move": moves.to_json(number),
                "text": moves.text(number),
                "number": number,
                "facts": preview.facts(seat),
                "final": decision.final(number) or cannot_be_undone(preview.after, seat),
            }
        )
    return choices


def cannot_be_undone(after: State, seat: Seat) -> bool:
    """Whether after a move the seat could not take it back (see `Live.undo`). Uses up `after`."""
    for _ in range(MOST_FORCED):
        if seat not in after.waiting() or after.decision().reveals(after):
            return True
        if not after.is_forced(seat) or after.decision().simultaneous():
            return False
        after.apply(seat, after.legal(seat)[0])
    return True


def why_not(state: State, seat: Seat, number: int) -> Reason | None:
    """Why `seat` may not make a move, as far as it can know; None if it may."""
    if seat in state.waiting() and number not in state.legal(seat):
        return state.sample(seat, Random(0)).why_not(seat, number)
    return state.why_not(seat, number)


def results_json(results: Results) -> dict[str, object]:
    return {
        "sides": results.participants,
        "scores": results.scores,
        "places": results.places,
        "winners": results.winners,
        "end": results.end,
        "decided_by": results.decided_by,
        "parts": results.parts,
        "detail": results.detail,
    }


# --- moves ----------------------------------------------------------------------------------------


def entry_json(live: Live, entry: Entry, viewer: Seat) -> dict[str, object] | None:
    """A line of the log as `viewer` may see it; None if it may not."""
    shown = entry.shown_to(viewer)
    if shown == SEALED:
        return None
    game = live.setup.game
    move = game.moves.to_json(entry.number)
    text = game.moves.text(entry.number)
    if shown in (MASKED, MASKED_UNTIL_OPENED):
        move = {name: value if name == "kind" else HIDDEN for name, value in move.items()}
        text = game.moves.masked(entry.number)
    document: dict[str, object] = {
        "seat": None if entry.actor == CHANCE else entry.actor,
        "move": move,
        "text": text,
        "events": [game.event_json(event, viewer) for event in entry.events],
    }
    if entry.forced and entry.actor == viewer:
        document["forced"] = True
    return document


class Scroll:
    """The log of a game as one viewer sees it, kept up to date.

    Entries are numbered as this viewer sees them: the number of a move in the record would tell
    how many moves of others are still sealed. `marks` are a chain of digests, so that
    equal marks mean equal logs up to there.
    """

    def __init__(self, live: Live, viewer: Seat) -> None:
        self.live: Final = live
        self.viewer: Final = viewer
        self.lines: list[str] = []
        self.marks: list[bytes] = []
        self.sources: list[int] = []
        """Which entry of the game each line is."""
        self._read = 0
        self._sealed: int | None = None
        """The first entry that may still be opened to this viewer."""

    def catch_up(self) -> Scroll:
        entries = self.live.entries
        if self._sealed is not None and any(entry.opens for entry in entries[self._read :]):
            self._back_to(self._sealed)
        for step in range(self._read, len(entries)):
            entry = entries[step]
            hidden = entry.shown_to(self.viewer) in (SEALED, MASKED_UNTIL_OPENED)
            if hidden and self._sealed is None:
                self._sealed = step
            document = entry_json(self.live, entry, self.viewer)
            if document is not None:
                self.lines.append(to_text(document))
                self.sources.append(step)
                self.marks.append(chain(self.mark(), self.lines[-1]))
        self._read = len(entries)
        return self

    def _back_to(self, step: int) -> None:
        keep = len([source for source in self.sources if source < step])
        del self.lines[keep:], self.sources[keep:], self.marks[keep:]
        self._read = step
        self._sealed = None

    def mark(self) -> bytes:
        return self.marks[-1] if self.marks else START

    def version(self) -> str:
        """What a move of this viewer is made on: all that it was shown.

        While seats decide at the same time the others' moves do not count, so that they neither
        make a move stale nor can be felt.
        """
        if not self.live.together():
            return name_of(self.mark())
        own: list[str] = []
        at = len(self.lines)
        while at > 0:
            entry = self.live.entries[self.sources[at - 1]]
            if not entry.simultaneous or entry.opens:
                break
            at -= 1
            if entry.actor == self.viewer:
                own.append(self.lines[at])
        mark = self.marks[at - 1] if at else START
        for line in reversed(own):
            mark = chain(mark, line)
        return name_of(mark)

    def since(self, marks: list[bytes]) -> int:
        """How many entries somebody who holds `marks` need not be sent again."""
        same = min(len(marks), len(self.marks))
        if same and marks[same - 1] == self.marks[same - 1]:
            return same
        low, high = 0, same  # the chain makes "equal up to here" a monotone question
        while low < high:
            middle = (low + high + 1) // 2
            if marks[middle - 1] == self.marks[middle - 1]:
                low = middle
            else:
                high = middle - 1
        return low

    def held(self, count: int, mark: str) -> int:
        """How many entries are right of `count` that somebody says to hold."""
        if 0 < count <= len(self.marks) and name_of(self.marks[count - 1]) == mark:
            return count
        return 0

    def text(self, start: int) -> str:
        """The log from an entry on, as in a `state` message."""
        entries = ",".join(self.lines[start:])
        return f'{{"from":{start},"entries":[{entries}],"mark":"{name_of(self.mark())}"}}'


def chain(mark: bytes, line: str) -> bytes:
    return hashlib.blake2b(line.encode(), key=mark, digest_size=9).digest()


def name_of(mark: bytes) -> str:
    return base64.urlsafe_b64encode(mark).decode()


# --- records --------------------------------------------------------------------------------------


def record_json(live: Live, viewer: Seat) -> dict[str, object]:
    """The record: whole when the game is over, before that as `viewer` sees it."""
    if live.state.is_over():
        return live.record().to_json(live.state)
    setup = live.setup
    lines: list[str] = []
    for entry in live.entries:
        shown = entry_json(live, entry, viewer)
        if shown is not None:
            lines.append(f"{actor_text(entry.actor)} {shown['text']}")
    return {
        "format": FORMAT,
        "game": setup.game.info.name,
        "rules": setup.game.info.rules,
        "data": setup.edition.name,
        "players": setup.players,
        "options": dict(setup.options),
        "moves": lines,
        "seen_by": "spectator" if viewer == SPECTATOR else viewer,
    }
