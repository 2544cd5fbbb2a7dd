"""The arithmetic of clocks: how much time a seat has left, and when it will be up.

Everything here is a function of what is stored and of a moment that the caller names: nothing asks
what time it is. Moments are milliseconds since 1970, spans are milliseconds.

A *decision* lasts from being asked until a choice that cannot be taken back. At its beginning a
seat gets time: with the pace `live` so many seconds are added to its bank (and what it does not use
stays there); with `days` it gets so many hours, and nothing is saved up. The time of a seat runs
while it is waited for, except while no server was up, at weekends if that was agreed, and while its
owner is on an announced vacation.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from datetime import UTC, date, datetime, timedelta, tzinfo
from typing import Final, Literal
from zoneinfo import ZoneInfo

SECOND: Final = 1000
MINUTE: Final = 60 * SECOND
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR
SATURDAY: Final = 5

GIFTS: Final = {"live": MINUTE, "days": DAY}
"""What "give time" gives, by the kind of pace."""

Kind = Literal["live", "days"]
Timeout = Literal["move", "seat", "others"]
"""What follows when time is up: a bot makes this one decision; a bot plays until the owner takes
the seat back; the others choose."""
Span = tuple[int, int]
"""From a moment until another one."""


@dataclass(frozen=True)
class Pace:
    """How fast a table plays, as it was agreed before the game."""

    kind: Kind
    step: int
    """What a decision brings: added to the bank (`live`), or all there is (`days`)."""
    timeout: Timeout
    bank: int = 0
    """What each seat begins with (`live`)."""
    weekends_off: bool = False
    zone: str = "UTC"
    """Where it is Saturday and Sunday."""
    vacation: int = 0
    """Days that each seat may be away."""


@dataclass(frozen=True)
class SeatClock:
    """What is stored of the time of one seat."""

    left: int
    """The time that it had at `since`, or has if it does not run."""
    since: int | None = None
    """When its decision began; None: it is not waited for."""
    out: bool = False
    """Whether it has been written down that its time is up."""
    bot_asked: bool = False
    """Whether the others want a bot to make this decision."""
    vacation: int = 0
    """Days that its owner may still be away."""
    away: Span | None = None
    """The last vacation, from when until when."""


Clocks = tuple[SeatClock, ...]


def new_clocks(pace: Pace, players: int) -> Clocks:
    """As a game begins; nobody is waited for yet."""
    bank = pace.bank if pace.kind == "live" else 0
    return (SeatClock(bank, vacation=pace.vacation),) * players


# --- when time runs


def weekends(zone: str, start: int, end: int) -> Iterator[Span]:
    """Saturdays and Sundays of a time zone that overlap with a span, in order."""
    place = zone_of(zone)
    day = datetime.fromtimestamp(start / SECOND, place).date()
    saturday = day + timedelta(days=SATURDAY - day.weekday())
    while True:
        span = (midnight(saturday, place), midnight(saturday + timedelta(days=2), place))
        if span[0] >= end:
            return
        if span[1] > start:
            yield span
        saturday += timedelta(days=7)


def zone_of(name: str) -> tzinfo:
    """A time zone; UTC needs no data."""
    return UTC if name == "UTC" else ZoneInfo(name)


def midnight(day: date, place: tzinfo) -> int:
    moment = datetime(day.year, day.month, day.day, tzinfo=place)
    return int(moment.timestamp()) * SECOND


def pauses(
    pace: Pace, clock: SeatClock, outages: Sequence[Span], start: int, end: int
) -> list[Span]:
    """The parts of a span in which the time of a seat stands still: in order, none overlapping."""
    found = pauses_begun(pace, clock, outages, start, end)
    return [(first, min(last, end)) for first, last in found]


def pauses_begun(
    pace: Pace, clock: SeatClock, outages: Sequence[Span], start: int, end: int
) -> list[Span]:
    """As `pauses`, but those that begin before the end of the span are told to their own end."""
    found = [*outages]
    if pace.weekends_off:
        found += weekends(pace.zone, start, end)
    if clock.away is not None:
        found.append(clock.away)
    merged: list[Span] = []
    for first, last in sorted((max(a, start), b) for a, b in found):
        if first >= min(last, end):
            continue
        if merged and first <= merged[-1][1]:
            merged[-1] = (merged[-1][0], max(last, merged[-1][1]))
        else:
            merged.append((first, last))
    return merged


def remaining(pace: Pace, clock: SeatClock, outages: Sequence[Span], now: int) -> int:
    """The time that a seat has left; never less than none."""
    if clock.since is None or now <= clock.since:
        return clock.left
    stood = sum(last - first for first, last in pauses(pace, clock, outages, clock.since, now))
    return max(0, clock.left - (now - clock.since - stood))


def is_paused(pace: Pace, clock: SeatClock, now: int) -> bool:
    """Whether the time of a seat stands still now although it is waited for."""
    return bool(pauses(pace, clock, (), now, now + 1))


def deadline(pace: Pace, clock: SeatClock, outages: Sequence[Span]) -> int | None:
    """When the time of a seat will be up, if every server stays up; None: it is not waited for."""
    if clock.since is None:
        return None
    at, left = clock.since, clock.left
    horizon = at + left
    while True:
        standing = pauses_begun(pace, clock, outages, at, horizon)
        later = at + left + sum(last - first for first, last in standing)
        if later == horizon:
            return horizon
        horizon = later


def next_deadline(pace: Pace, clocks: Clocks, outages: Sequence[Span], now: int) -> int | None:
    """When the server has to look at a table; None: nothing will happen by itself."""
    moments: list[int] = []
    for clock in clocks:
        if clock.since is None:
            continue
        if clock.out:
            moments += [now] if clock.bot_asked or pace.timeout != "others" else []
        else:
            moments += [at for at in [deadline(pace, clock, outages)] if at is not None]
    return min(moments, default=None)


# --- what changes clocks


def begin(pace: Pace, clock: SeatClock, now: int) -> SeatClock:
    """A seat is asked for a new decision."""
    left = clock.left + pace.step if pace.kind == "live" else pace.step
    return replace(clock, left=left, since=now, out=False, bot_asked=False)


def stop(pace: Pace, clock: SeatClock, outages: Sequence[Span], now: int) -> SeatClock:
    """A seat is waited for no more."""
    left = remaining(pace, clock, outages, now)
    return replace(clock, left=left, since=None, out=False, bot_asked=False)


def resume(pace: Pace, clock: SeatClock, now: int) -> SeatClock:
    """An owner takes the seat back in the middle of a decision: with at least a step of time.

    A bank does not grow by that, so handing a seat over and taking it back gains nothing.
    """
    left = max(clock.left, pace.step) if pace.kind == "live" else pace.step
    return replace(clock, left=left, since=now, out=False, bot_asked=False)


def give(pace: Pace, clock: SeatClock, outages: Sequence[Span], now: int) -> SeatClock:
    """An opponent gives a seat more time for the decision that it is asked for."""
    clock = settled(pace, clock, outages, now)
    return replace(clock, left=clock.left + GIFTS[pace.kind], out=False, bot_asked=False)


def settled(pace: Pace, clock: SeatClock, outages: Sequence[Span], now: int) -> SeatClock:
    """The same clock, counted from now on: earlier pauses no longer matter."""
    since = None if clock.since is None else now
    return replace(clock, left=remaining(pace, clock, outages, now), since=since)


def go_away(
    pace: Pace, clock: SeatClock, outages: Sequence[Span], now: int, days: int
) -> SeatClock:
    """The owner of a seat goes on vacation, from now on."""
    clock = settled(pace, clock, outages, now)
    return replace(clock, vacation=clock.vacation - days, away=(now, now + days * DAY))


def come_back(clock: SeatClock, now: int) -> SeatClock:
    """A vacation ends early; days that have not begun are kept."""
    assert clock.away is not None
    start, end = clock.away
    return replace(clock, vacation=clock.vacation + (end - now) // DAY, away=(start, now))


def is_away(clock: SeatClock, now: int) -> bool:
    return clock.away is not None and clock.away[0] <= now < clock.away[1]


def after_moves(
    pace: Pace,
    clocks: Clocks,
    outages: Sequence[Span],
    now: int,
    asked: set[int],
    anew: set[int],
) -> Clocks:
    """Clocks after moves. `asked`: the people who are waited for; `anew`: those among them whose
    decision is a new one although they were waited for before."""
    found = [*clocks]
    for seat, clock in enumerate(clocks):
        running = clock.since is not None
        if running and (seat not in asked or seat in anew):
            found[seat] = stop(pace, clock, outages, now)
        if seat in asked and (not running or seat in anew):
            found[seat] = begin(pace, found[seat], now)
    return tuple(found)


# --- as they are stored


def write_pace(pace: Pace) -> str:
    return json.dumps(asdict(pace))


def read_pace(text: str) -> Pace:
    return Pace(**json.loads(text))


def write_clocks(clocks: Clocks) -> str:
    return json.dumps([asdict(clock) for clock in clocks])


def read_clocks(text: str) -> Clocks:
    found: list[SeatClock] = []
    for values in json.loads(text):
        away = values.pop("away")
        found.append(SeatClock(**values, away=None if away is None else (away[0], away[1])))
    return tuple(found)
