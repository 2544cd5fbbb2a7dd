"""What is stored, as plain typed values."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields
from typing import Any, Final

from farshore.core.move import Id
from farshore.core.types import Seat

Status = str
OPEN: Final = "open"
RUNNING: Final = "running"
FINISHED: Final = "finished"

AGREE: Final = "agree"
DECLINE: Final = "decline"
END: Final = "end"
EMBLEM: Final = "emblem"
CLOCK: Final = "clock"
NOTES: Final = (AGREE, DECLINE, END, EMBLEM, CLOCK)
"""Lines between the moves that are about the table and no part of the record: who wants to end the
game early (`agree 0`, `decline 1`), that it was ended so (`end`), what a seat chose to go by
(`emblem 0 avry`), and what happened to its time (`clock give 0 1 …`, see `ClockNote`)."""


def edition_digest(document: str) -> str:
    """What tables call component data by: the same text is stored once."""
    return hashlib.sha256(document.encode("utf-8", "surrogatepass")).hexdigest()


COOKIE_SECONDS: Final = 400 * 24 * 3600
"""How long a cookie is good; browsers keep none for longer."""


@dataclass(frozen=True)
class GuestRow:
    """Somebody with a name; tokens prove who it is."""

    id: int
    name: str
    expires_at: int | None = None
    """Until when the token is good by which the guest was found; None: not found by one, or by a
    token of a time when they had no end."""


@dataclass
class OwnEdition:
    """Component data that a guest enters from the box; the document itself is read on its own."""

    id: str
    guest: int
    game: str
    name: str
    revision: int
    """How often it was saved. Who saves names the revision that was changed."""
    faults: int
    """How many faults it has; a draft may have some."""
    size: int
    """Bytes of the document."""
    created_at: int
    changed_at: int
    share: str | None = None
    """The secret part of its link; None: it is not shared."""


@dataclass
class SeatInfo:
    """Who sits on a seat."""

    guest: int | None = None
    name: str = ""
    bot: str | None = None
    waits: bool = False
    ends: bool | None = None
    """Whether who sits here wants to end the game as it stands (see `NOTES`); None: not said."""
    emblem: str | None = None
    """What who sits here chose to go by (`GameInfo.emblems`). Stored with the seat while the table
    is open; what is chosen later is a note (see `NOTES`), and the last one counts."""

    @property
    def kind(self) -> str:
        if self.guest is not None:
            return "person"
        return "open" if self.bot is None else "bot"


@dataclass
class TableInfo:
    """Everything about a table except its moves and its chat."""

    id: str
    game: str
    rules: int
    players: int
    options: dict[str, str | int]
    data: str
    edition: str | None
    """The digest of the component data that somebody brought; None: the built-in edition `data`."""
    status: Status
    host: int
    pace: str
    joining: str
    watching: str
    created_at: int
    finished_at: int | None = None
    winners: list[Id] | None = None
    rematch: str | None = None
    forked_from: str | None = None
    hints: bool = False
    """Whether those who sit here may ask what a bot would do."""
    clock: str | None = None
    """The pace that was agreed, as `farshore.server.game.clock` writes it; None: no clock."""
    lesson: bool = False
    """Whether it goes as the lesson of its game is written, and a coach speaks."""
    revision: int = 0
    """How often seats and settings have changed: a change is made on a revision."""
    seats: list[SeatInfo] = field(default_factory=list)
    removed: list[int] = field(default_factory=list)
    """Whom the host has removed before the start."""

    def is_removed(self, guest: int | None) -> bool:
        """Whether somebody may not sit down here again."""
        return guest in self.removed and guest != self.host and self.seat_of(guest) is None

    def seat_of(self, guest: int | None) -> Seat | None:
        for number, seat in enumerate(self.seats):
            if guest is not None and seat.guest == guest:
                return Seat(number)
        return None

    def may_watch(self, guest: int | None) -> bool:
        if self.watching != "nobody" or self.seat_of(guest) is not None:
            return True
        return guest is not None and guest == self.host

    def is_full(self) -> bool:
        return all(seat.kind != "open" for seat in self.seats)


@dataclass(frozen=True)
class MoveRow:
    """A line of the record, and the message that it carried out (for a move of a person)."""

    line: str
    message: str | None = None


@dataclass(frozen=True)
class TableChanges:
    """What moves change besides the record: the lists of tables are made from it."""

    waits: Mapping[Seat, bool]
    """Only the seats for which it is different now."""
    status: Status
    winners: list[Id] | None = None
    finished_at: int | None = None


@dataclass(frozen=True)
class NewCall:
    """Somebody is to be called (see `calls.py`), unless they notice by themselves."""

    guest: int
    audience: str
    kind: str
    mark: int
    """Tells one turn of somebody from the next: nobody is called twice for one."""
    created_at: int
    due_at: int


@dataclass(frozen=True)
class ClockNote:
    """Something that happened to the time of a seat, as it stands between the moves."""

    kind: str
    """`timeout`, `give`, `bot-asked`, `away`, `back`, `handover` or `return`."""
    seat: Seat
    by: Seat
    """Who did it; the seat itself if nobody else did."""
    amount: int
    """Milliseconds that were given, or days of vacation."""
    at: int
    """When, in milliseconds since 1970."""

    def line(self) -> str:
        return f"{CLOCK} {self.kind} {self.seat} {self.by} {self.amount} {self.at}"

    @staticmethod
    def read(line: str) -> ClockNote:
        _, kind, seat, by, amount, at = line.split(" ")
        return ClockNote(kind, Seat(int(seat)), Seat(int(by)), int(amount), int(at))


@dataclass(frozen=True)
class ClockRow:
    """The clocks of a table, as `farshore.server.game.clock` writes them."""

    clocks: str
    due_at: int | None
    """When a server has to look at the table, in milliseconds since 1970."""


@dataclass(frozen=True)
class Append:
    """Moves to be written at a position of the record, with all that they change."""

    position: int
    moves: Sequence[MoveRow]
    changes: TableChanges
    clock: ClockRow | None = None
    """The clocks after the moves; None: they stay as they are."""
    calls: Sequence[NewCall] = ()
    """Written down with the moves, so that no crash can come between."""


@dataclass(frozen=True)
class Head:
    """How far a table has come: who has seen less of it is behind."""

    moves: int = 0
    """Lines of moves."""
    chat: int = 0
    """Lines of chat."""
    revision: int = 0


@dataclass
class NewMoves:
    """The lines of a record from a position on, and the clocks after them if there are any."""

    position: int
    rows: list[MoveRow]
    clocks: str | None = None


@dataclass(frozen=True)
class ChatRow:
    """A line of the chat of a table."""

    n: int
    seat: Seat
    name: str
    text: str
    at: int
    message: str
    guest: int | None = None
    """Who said it; None: it was said before this was written down."""


CHAT_COLUMNS: Final = ", ".join(each.name for each in fields(ChatRow))


@dataclass(frozen=True)
class Turn:
    """The turn of a bot that a server has claimed."""

    table_id: str
    seat: Seat
    lease: str
    """The name of the claim: another claim of the same turn has another."""


AnalysisDocument = list[dict[str, Any]]
"""The decisions of a finished game, as `JudgedMove` of the worker's messages writes them."""


@dataclass(frozen=True)
class AnalysisProgress:
    """An analysis that is not finished."""

    steps: int
    """How many decisions there are; 0: not known yet."""
    found: AnalysisDocument
