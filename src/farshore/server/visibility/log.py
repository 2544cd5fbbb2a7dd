"""The log of a game as one viewer sees it."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from farshore.core.state import CHANCE, MASKED, MASKED_UNTIL_OPENED, SEALED, SPECTATOR
from farshore.core.types import Seat
from farshore.server.game.live_game import Entry, LiveGame
from farshore.server.slow_work import TimeSlice
from farshore.server.visibility.message import Message, text_of, written

HIDDEN: Final = "?"
BATCH_SIZE: Final = 100
"""Moves that are read before others may come in between."""
MARK_BYTES: Final = 9
START: Final = b"farshore\0"


def entry_json(game: LiveGame, entry: Entry, viewer: Seat) -> dict[str, object] | None:
    """A line of the log as `viewer` may see it; None if it may not."""
    shown = entry.shown_to(viewer)
    if shown == SEALED:
        return None
    rules = game.setup.game
    move = rules.moves.to_json(entry.move)
    text = rules.moves.text(entry.move)
    if shown in (MASKED, MASKED_UNTIL_OPENED):
        move = {name: value if name == "kind" else HIDDEN for name, value in move.items()}
        text = rules.moves.masked(entry.move)
    document: dict[str, object] = {
        "seat": None if entry.actor == CHANCE else entry.actor,
        "move": move,
        "text": text,
        "events": [rules.event_json(event, viewer) for event in entry.events],
    }
    if entry.forced and entry.actor == viewer:
        document["forced"] = True
    return document


def line_of(game: LiveGame, entry: Entry, viewer: Seat) -> bytes | None:
    """The same, written; what all viewers see alike is written once for all of them."""
    own = entry.forced and entry.actor == viewer
    if entry.open_line is None and entry.is_open():
        entry.open_line = text_of(entry_json(game, entry, SPECTATOR))
    if entry.open_line is not None and not own:
        return entry.open_line
    document = entry_json(game, entry, viewer)
    return None if document is None else text_of(document)


def next_mark(entry: Entry, mark: bytes, line: bytes) -> bytes:
    """The mark after a line; after the same lines, one that all see alike is marked once."""
    if line is not entry.open_line:
        return chain(mark, line)
    if entry.open_marks is None:
        entry.open_marks = (mark, chain(mark, line))
    before, after = entry.open_marks
    return after if before == mark else chain(mark, line)


class ViewerLog:
    """The log of a game as one viewer sees it, kept up to date.

    Entries are numbered as this viewer sees them: the number of a move in the record would tell
    how many moves of others are still sealed. `marks` are a chain of digests, so that
    equal marks mean equal logs up to there.
    """

    def __init__(self, game: LiveGame, viewer: Seat) -> None:
        self.game: Final = game
        self.viewer: Final = viewer
        self.lines: list[bytes] = []
        self.marks: list[bytes] = []
        self.sources: list[int] = []
        """Which entry of the game each line is."""
        self._read = 0
        self._sealed: int | None = None
        """The first entry that may still be opened to this viewer."""

    def catch_up(self, most: int | None = None) -> ViewerLog:
        """Reads what is new; at most so many moves."""
        entries = self.game.entries
        if self._read == len(entries):
            return self
        end = len(entries) if most is None else min(len(entries), self._read + most)
        if self._sealed is not None and any(entry.opens for entry in entries[self._read :]):
            self._back_to(self._sealed)
        for step in range(self._read, end):
            entry = entries[step]
            hidden = entry.shown_to(self.viewer) in (SEALED, MASKED_UNTIL_OPENED)
            if hidden and self._sealed is None:
                self._sealed = step
            line = line_of(self.game, entry, self.viewer)
            if line is not None:
                self.marks.append(next_mark(entry, self.mark(), line))
                self.lines.append(line)
                self.sources.append(step)
        self._read = max(self._read, end)
        return self

    async def catch_up_gradually(self, work: TimeSlice) -> ViewerLog:
        """The same; others come in between if there is much to read."""
        while self._read < len(self.game.entries):
            self.catch_up(BATCH_SIZE)
            await work.pause()
        return self

    def _back_to(self, step: int) -> None:
        """Makes new lists: publishers still hold the marks of what was shown."""
        keep = len([source for source in self.sources if source < step])
        self.lines, self.sources = self.lines[:keep], self.sources[:keep]
        self.marks = self.marks[:keep]
        self._read = step
        self._sealed = None

    def mark(self) -> bytes:
        return self.marks[-1] if self.marks else START

    def version(self) -> str:
        """What a move of this viewer is made on: all that it was shown.

        While seats decide at the same time the others' moves do not count, so that they neither
        make a move stale nor can be felt.
        """
        if not self.game.is_simultaneous():
            return name_of(self.mark())
        own: list[bytes] = []
        at = len(self.lines)
        while at > 0:
            entry = self.game.entries[self.sources[at - 1]]
            if not entry.simultaneous or entry.opens:
                break
            at -= 1
            if entry.actor == self.viewer:
                own.append(self.lines[at])
        mark = self.marks[at - 1] if at else START
        for line in reversed(own):
            mark = chain(mark, line)
        return name_of(mark)

    def since(self, marks: list[bytes], count: int) -> int:
        """How many entries somebody who holds the first `count` of `marks` need not be sent again.

        A list of marks only grows, so if it is the present one, all `count` still hold.
        """
        if marks is self.marks:
            return count
        same = min(count, len(self.marks))
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

    def part(self, start: int) -> dict[str, object]:
        """The log from an entry on, as in a `state` message."""
        return {
            "from": start,
            "entries": [written(line) for line in self.lines[start:]],
            "mark": name_of(self.mark()),
        }

    def entries_message(self) -> Message:
        """All entries."""
        return Message({"entries": [written(line) for line in self.lines]})


def chain(mark: bytes, line: bytes) -> bytes:
    return blake2b(mark + line, digest_size=MARK_BYTES).digest()


def name_of(mark: bytes) -> str:
    return mark.hex()
