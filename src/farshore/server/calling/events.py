"""Which calls follow from what happens at a table.

Only tables with at least two people call anybody: who plays against bots knows whose turn it is.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from farshore.core.types import Seat
from farshore.server.storage.calls import PERSON, TABLE
from farshore.server.storage.rows import FINISHED, NewCall, SeatInfo, TableChanges, TableInfo

TURN: Final = "turn"
BEGUN: Final = "begun"
OVER: Final = "over"
INVITED: Final = "invited"
TIME: Final = "time"
"""Time is running out."""
KINDS: Final = (TURN, BEGUN, OVER, INVITED, TIME)
OFF: Final = "off"
"""A way to be called was switched off. It is told once, whatever somebody wants to hear of."""
WHOLE_TABLE: Final = (BEGUN, OVER)
"""What the channels of a table are told once, not once for each who plays."""


def people(seats: Iterable[SeatInfo]) -> list[int]:
    """The guests who play themselves."""
    return [seat.guest for seat in seats if seat.guest is not None and seat.bot is None]


def calls_for(
    guests: Sequence[int], kind: str, after: float, mark: int = 0, *, now: float
) -> list[NewCall]:
    """Calls to people and to the channels of their table, due when they had time to notice."""
    at = int(now)
    told = [(guest, PERSON) for guest in guests]
    told += [(guest, TABLE) for guest in (guests[:1] if kind in WHOLE_TABLE else guests)]
    return [NewCall(guest, audience, kind, mark, at, at + int(after)) for guest, audience in told]


def calls_at_start(seats: Sequence[SeatInfo], after: float, now: float) -> list[NewCall]:
    """The game has begun."""
    guests = people(seats)
    return calls_for(guests, BEGUN, after, now=now) if len(guests) > 1 else []


def calls_after_moves(
    info: TableInfo,
    changes: TableChanges,
    deciders: Sequence[Seat],
    looking: Iterable[int],
    after: float,
    now: float,
) -> list[NewCall]:
    """Who is to be called after moves. `deciders`: who has decided something so far, in order."""
    guests = people(info.seats)
    if len(guests) < 2:
        return []
    away = [guest for guest in guests if guest not in set(looking)]
    if changes.status == FINISHED:
        return calls_for(away, OVER, after, now=now) if info.status != FINISHED else []
    calls: list[NewCall] = []
    for seat, waits in changes.waits.items():
        guest = info.seats[seat].guest
        if waits and guest in away and is_new_turn(info, seat, deciders):
            calls += calls_for([guest], TURN, after, deciders.count(seat), now=now)
    return calls


def is_new_turn(info: TableInfo, seat: Seat, deciders: Sequence[Seat]) -> bool:
    """Whether another person has decided something since this seat did.

    If only bots have, who sits there has been at the table just now.
    """
    for decider in reversed(deciders):
        if decider == seat:
            return False
        if info.seats[decider].guest is not None and info.seats[decider].bot is None:
            return True
    return True
