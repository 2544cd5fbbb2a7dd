"""When somebody does not want to be called, in their own time zone."""

from __future__ import annotations

from datetime import datetime, timedelta
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

from farshore.server.storage.calls import CallPreferences


@cache
def time_zones() -> frozenset[str]:
    """All that there are."""
    return frozenset(available_timezones())


def quiet_until(preferences: CallPreferences, now: float) -> int | None:
    """When the quiet hours of this moment end; None if there are none now."""
    begin, end = preferences.quiet_from, preferences.quiet_until
    if begin is None or end is None or begin == end:
        return None
    local = datetime.fromtimestamp(now, ZoneInfo(preferences.time_zone))
    minute = local.hour * 60 + local.minute
    if not (begin <= minute < end if begin < end else minute >= begin or minute < end):
        return None
    tomorrow = end <= minute
    day = local.date() + timedelta(days=1 if tomorrow else 0)
    ending = datetime(
        day.year, day.month, day.day, end // 60, end % 60, tzinfo=local.tzinfo
    )  # by the clock on the wall, also where it is put forward meanwhile
    return max(int(now) + 1, int(ending.timestamp()))
