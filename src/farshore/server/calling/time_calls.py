"""Calls that time is running out, for tables where a decision has days.

They are written down when a decision begins. Whether little time is left is asked again when the
call comes up: meanwhile somebody may have given time, gone on vacation, or no server was up.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from farshore.server.calling.events import TIME, calls_at_start, people
from farshore.server.game.clock import (
    SECOND,
    Clocks,
    Pace,
    Span,
    deadline,
    new_clocks,
    read_clocks,
    read_pace,
    remaining,
)
from farshore.server.storage.calls import PERSON
from farshore.server.storage.rows import Append, NewCall, TableInfo


def warning(pace: Pace) -> int:
    """How much time is little: a quarter of what a decision has."""
    return pace.step // 4


def time_calls(
    info: TableInfo,
    pace: Pace | None,
    clocks: Clocks,
    outages: Sequence[Span],
    deciders: Sequence[int],
    before: Clocks,
) -> list[NewCall]:
    """For the decisions that have begun since the clocks were as `before`."""
    if pace is None or pace.kind != "days" or len(people(info.seats)) < 2:
        return []
    calls: list[NewCall] = []
    for seat, clock in enumerate(clocks):
        guest = info.seats[seat].guest
        end = deadline(pace, clock, outages)
        if guest is not None and end is not None and clock.since != before[seat].since:
            at = (end - warning(pace)) // SECOND
            calls.append(NewCall(guest, PERSON, TIME, deciders.count(seat), at, at))
    return calls


def with_calls(
    info: TableInfo, beginning: Append, after: float, outages: Sequence[Span], now: int
) -> Append:
    """The beginning of a game, with the calls to all who play."""
    calls = calls_at_start(info.seats, after, now / SECOND)
    if info.clock is not None and beginning.clock is not None:
        pace, clocks = read_pace(info.clock), read_clocks(beginning.clock.clocks)
        before = new_clocks(pace, info.players)
        calls += time_calls(info, pace, clocks, outages, [], before)
    return replace(beginning, calls=calls)


def until_warning(
    info: TableInfo, pace: Pace, clocks: Clocks, outages: Sequence[Span], guest: int, now: int
) -> int:
    """Milliseconds until little time is left; 0 if it is."""
    seat = info.seat_of(guest)
    if seat is None:
        return 0
    return max(0, remaining(pace, clocks[seat], outages, now) - warning(pace))
