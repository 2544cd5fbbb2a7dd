"""Clocks as everybody at a table may know them.

In secret planning a clock runs until its seat has decided, which everybody is told anyway
(`waiting`); nothing else about the decision can be read from it.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from typing import Any

from farshore.server.game import clock
from farshore.server.game.clock import Clocks, Pace, Span
from farshore.server.storage.rows import ClockNote


def pace_json(pace: Pace) -> dict[str, Any]:
    return {
        "kind": pace.kind,
        "bank": pace.bank,
        "step": pace.step,
        "gift": clock.GIFTS[pace.kind],
        "timeout": pace.timeout,
        "weekends_off": pace.weekends_off,
        "zone": pace.zone,
        "vacation": pace.vacation,
    }


def clocks_json(pace: Pace, clocks: Clocks, outages: Sequence[Span], now: int) -> dict[str, Any]:
    """The time of every seat at a moment."""
    return {
        "now": now,
        "seats": [
            {
                "left": clock.remaining(pace, own, outages, now),
                "running": own.since is not None,
                "paused": own.since is not None and clock.is_paused(pace, own, now),
                "deadline": clock.deadline(pace, own, outages),
                "out": own.out,
                "vacation": own.vacation,
                "away_until": own.away[1] if own.away and clock.is_away(own, now) else None,
            }
            for own in clocks
        ],
    }


def notes_json(notes: Sequence[tuple[int, ClockNote]], sources: list[int]) -> list[dict[str, Any]]:
    """What happened to the time of seats, between the lines of a viewer's log.

    `sources`: which move each line of the log is; `after` counts the viewer's own lines, so that it
    does not tell how many moves are still sealed.
    """
    return [
        {
            "after": bisect_left(sources, before),
            "kind": note.kind,
            "seat": note.seat,
            "by": note.by,
            "amount": note.amount,
            "at": note.at,
        }
        for before, note in notes
    ]
