"""Work of requests that takes more than a few milliseconds: replays, charts, loading long games.

It is done one piece at a time, a slice of a few milliseconds each, and everybody else comes in
between; so no request keeps the event loop busy for long. Callers take turns (`fair_queue.py`), and
each address may use only so much processor time.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from farshore.server.fair_queue import FairQueue, Owner
from farshore.server.limits import Limits

SLICE: Final = 0.004
"""Seconds of work until others come in between."""
WORK_A_SECOND: Final = 0.2
WORK_AT_ONCE: Final = 3.0
"""Seconds of processor time that one address may use for slow work."""


class TimeSlice:
    """The right to work, a slice at a time."""

    def __init__(self) -> None:
        self._began = 0.0
        self.used = 0.0
        """Seconds of processor time."""

    def begin(self) -> None:
        self._began = time.thread_time()

    async def pause(self) -> None:
        """Called between small steps: lets others in when the slice is used up."""
        if time.thread_time() - self._began >= SLICE:
            self.end()
            await asyncio.sleep(0)
            self.begin()

    def end(self) -> None:
        self.used += time.thread_time() - self._began


class SlowWork:
    """One piece of slow work at a time."""

    def __init__(self, limits: Limits) -> None:
        self._limits: Final = limits
        self._queue: Final = FairQueue([None])

    def __len__(self) -> int:
        """How many pieces wait."""
        return len(self._queue)

    @asynccontextmanager
    async def turn(self, owner: Owner = None) -> AsyncIterator[TimeSlice]:
        """Waits for the turn of `owner`; an address pays for the time that it uses."""
        self._check(owner)
        async with self._queue.borrowed(owner):
            self._check(owner)  # others of the same address have used their time meanwhile
            work = TimeSlice()
            work.begin()
            try:
                yield work
            finally:
                work.end()
                if isinstance(owner, str):
                    self._limits.spend(owner, "work", WORK_A_SECOND, WORK_AT_ONCE, work.used)

    def _check(self, owner: Owner) -> None:
        if isinstance(owner, str):
            self._limits.check(owner, "work", WORK_A_SECOND, WORK_AT_ONCE, amount=0.0)
