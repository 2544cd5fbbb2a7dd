"""The arithmetic of clocks, without any clock."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from farshore.server.game import clock
from farshore.server.game.clock import DAY, HOUR, MINUTE, SECOND, Pace, SeatClock, Span

LIVE = Pace("live", 30 * SECOND, "move", bank=10 * MINUTE)
DAYS = Pace("days", DAY, "others", weekends_off=True, zone="Europe/Rome", vacation=7)
START = 1_790_000_000_000

spans = st.tuples(st.integers(0, 30 * DAY), st.integers(1, 3 * DAY)).map(
    lambda pair: (START + pair[0], START + pair[0] + pair[1])
)
outages = st.lists(spans, max_size=4).map(sorted)
paces = st.builds(
    Pace,
    kind=st.sampled_from(["live", "days"]),
    step=st.integers(1, 3 * DAY),
    timeout=st.just("move"),
    bank=st.integers(0, DAY),
    weekends_off=st.booleans(),
    zone=st.sampled_from(["UTC", "Europe/Rome", "Pacific/Auckland"]),
)
clocks = st.builds(
    SeatClock,
    left=st.integers(0, 5 * DAY),
    since=st.integers(START, START + 10 * DAY),
    away=st.none() | spans,
)


def local(text: str) -> int:
    moment = datetime.fromisoformat(text).replace(tzinfo=ZoneInfo("Europe/Rome"))
    return int(moment.timestamp()) * SECOND


@given(paces, clocks, outages)
def test_time_is_up_at_the_deadline_and_not_before(
    pace: Pace, own: SeatClock, gone: list[Span]
) -> None:
    at = clock.deadline(pace, own, gone)
    assert at is not None and own.since is not None and at >= own.since
    assert clock.remaining(pace, own, gone, at) == 0
    if own.left:
        assert clock.remaining(pace, own, gone, at - 1) == 1


def test_a_deadline_behind_a_weekend_is_found_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """However little time is left: the search once went on by as much as that, step by step."""
    looks: list[int] = []
    begun = clock.pauses_begun

    def counted(*asked: Any) -> list[Span]:
        looks.append(1)
        return begun(*asked)

    monkeypatch.setattr(clock, "pauses_begun", counted)
    saturday = local("2026-11-14T10:00")
    own = SeatClock(left=1, since=saturday)
    assert clock.deadline(DAYS, own, []) == local("2026-11-16T00:00") + 1
    assert len(looks) <= 3


@given(paces, clocks, outages, st.integers(0, 20 * DAY), st.integers(0, 5 * DAY))
def test_time_runs_at_most_as_fast_as_the_clock_on_the_wall(
    pace: Pace, own: SeatClock, gone: list[Span], after: int, more: int
) -> None:
    first = clock.remaining(pace, own, gone, START + after)
    later = clock.remaining(pace, own, gone, START + after + more)
    assert first - more <= later <= first


@given(paces, clocks, outages, spans, st.integers(0, 40 * DAY))
def test_an_outage_takes_nobodys_time(
    pace: Pace, own: SeatClock, gone: list[Span], outage: Span, after: int
) -> None:
    both = sorted([*gone, outage])
    assert clock.remaining(pace, own, both, outage[0]) == clock.remaining(
        pace, own, both, outage[1]
    )
    now = START + after
    assert clock.remaining(pace, own, both, now) >= clock.remaining(pace, own, gone, now)


@given(paces, clocks, outages, st.integers(0, 10 * DAY), st.integers(0, 10 * DAY))
def test_counting_anew_changes_nothing(
    pace: Pace, own: SeatClock, gone: list[Span], one: int, two: int
) -> None:
    middle = START + 10 * DAY + one
    settled = clock.settled(pace, own, gone, middle)
    end = middle + two
    assert clock.remaining(pace, settled, gone, end) == clock.remaining(pace, own, gone, end)


@given(clocks)
def test_what_is_stored_is_read_as_it_was(own: SeatClock) -> None:
    assert clock.read_clocks(clock.write_clocks((own, own))) == (own, own)
    assert clock.read_pace(clock.write_pace(DAYS)) == DAYS


@given(paces, clocks, outages, st.integers(0, 10 * DAY))
def test_handing_a_seat_over_and_back_gains_at_most_a_step(
    pace: Pace, own: SeatClock, gone: list[Span], after: int
) -> None:
    now = START + 10 * DAY + after
    had = clock.remaining(pace, own, gone, now)
    once = clock.resume(pace, clock.stop(pace, own, gone, now), now)
    again = clock.resume(pace, clock.stop(pace, once, gone, now), now)
    assert once.left <= max(had, pace.step) and again == once


def test_what_is_not_used_of_a_live_decision_stays_in_the_bank() -> None:
    [own] = clock.new_clocks(LIVE, 1)
    asked = clock.begin(LIVE, own, START)
    decided = clock.stop(LIVE, asked, (), START + 10 * SECOND)
    assert decided.left == 10 * MINUTE + 20 * SECOND


def test_with_days_nothing_is_saved_up() -> None:
    [own] = clock.new_clocks(DAYS, 1)
    asked = clock.begin(DAYS, own, START)
    again = clock.begin(DAYS, clock.stop(DAYS, asked, (), START + HOUR), START + 2 * HOUR)
    assert again.left == DAY


@pytest.mark.parametrize(
    ("asked", "until"),
    [
        ("2026-11-13T18:00", "2026-11-16T18:00"),  # a Friday
        ("2026-11-14T12:00", "2026-11-17T00:00"),  # a Saturday: from Monday on
        ("2026-03-27T18:00", "2026-03-30T18:00"),  # summer time begins on that Sunday
        ("2026-10-23T18:00", "2026-10-26T18:00"),  # and ends on that one
    ],
)
def test_weekends_are_those_of_the_time_zone(asked: str, until: str) -> None:
    own = clock.begin(DAYS, SeatClock(0), local(asked))
    assert clock.deadline(DAYS, own, ()) == local(until)


def test_a_vacation_stops_the_time_and_days_that_have_not_begun_are_kept() -> None:
    pace = replace(DAYS, weekends_off=False)
    own = clock.begin(pace, clock.new_clocks(pace, 1)[0], START)
    away = clock.go_away(pace, own, (), START + HOUR, 5)
    assert away.vacation == 2 and clock.is_away(away, START + 2 * DAY)
    assert clock.deadline(pace, away, ()) == START + 6 * DAY
    back = clock.come_back(away, START + HOUR + 36 * HOUR)
    assert back.vacation == 5, "three days have not begun"
    assert clock.remaining(pace, back, (), START + 48 * HOUR) == 12 * HOUR


def test_a_second_vacation_in_one_decision_forgets_nothing_of_the_first() -> None:
    pace = replace(DAYS, weekends_off=False)
    own = clock.begin(pace, clock.new_clocks(pace, 1)[0], START)
    away = clock.go_away(pace, own, (), START, 2)
    again = clock.go_away(pace, away, (), START + 2 * DAY, 1)
    assert clock.deadline(pace, again, ()) == START + 4 * DAY


@pytest.mark.parametrize(
    ("timeout", "asked", "due"), [("move", False, 9), ("others", False, None), ("others", True, 9)]
)
def test_who_is_late_is_looked_at_only_if_something_follows_by_itself(
    timeout: clock.Timeout, asked: bool, due: int | None
) -> None:
    late = SeatClock(0, 0, out=True, bot_asked=asked)
    assert clock.next_deadline(replace(LIVE, timeout=timeout), (late,), (), 9) == due


def test_only_who_is_asked_anew_gets_new_time() -> None:
    before = (SeatClock(100, 0), SeatClock(100, 0), SeatClock(100), SeatClock(100, 0))
    pace = replace(LIVE, step=10)
    after = clock.after_moves(pace, before, (), 40, {0, 1, 2}, {1})
    assert after == (SeatClock(100, 0), SeatClock(70, 40), SeatClock(110, 40), SeatClock(60))
