"""What time it is, and when no server was up: nobody's time runs then.

While a clock runs somewhere, a server says every few seconds that it is up. Who says so after a
silence finds an outage: the server was stopped, killed, busy, or its machine slept. A server that
was up all along knows it: it looks at its clocks every second. The steady one stands still while
the machine sleeps, and who wakes up far too late was not there to take anybody's move.
"""

from __future__ import annotations

import time
from typing import Final

from farshore.server.errors import Refused
from farshore.server.storage.repository import Repository

HEARTBEAT: Final = 5_000
"""Milliseconds between two signs of life. So much time a player gains at most by a crash."""
SLACK: Final = 3_000
"""A sign of life may be so late."""
TOO_LATE: Final = 10_000
"""Who meant to look again and was so late was not up: frozen, or busy with something else."""


class TimeSource:
    """The clocks of this machine, in milliseconds."""

    def now(self) -> int:
        """Since 1970."""
        return time.time_ns() // 1_000_000

    def steady(self) -> int:
        """Since some moment; only while this machine runs."""
        return time.monotonic_ns() // 1_000_000

    def offset(self) -> int:
        """How far `now` is ahead of `steady`: more after the machine slept."""
        return self.now() - self.steady()


class Uptime:
    """The outages of a storage's servers, as far as this server knows them."""

    def __init__(self, repository: Repository, source: TimeSource) -> None:
        self._repository: Final = repository
        self._source: Final = source
        self._beat_at = 0
        self._up_since = 0
        """Since when this server has been up without a break, by its steady clock."""
        self._offset = 0
        """How far the time of day was ahead of the steady clock the last time."""
        self.outages: list[tuple[int, int]] = []

    async def start(self, *, shared: bool) -> None:
        """A server starts. If it may not be the only one, the others may just have been silent."""
        self._break()
        await self._beat(HEARTBEAT + SLACK if shared else 0)

    def look(self, late: int = 0) -> None:
        """Every second, also while no clock runs. `late`: by how much more."""
        slept = self._source.offset() - self._offset
        self._offset += slept
        if slept > SLACK or late > TOO_LATE:
            self._break()

    async def keep(self) -> None:
        """Says that this server is up, if it is time to."""
        if self._source.now() - self._beat_at >= HEARTBEAT:
            await self._beat(self._source.steady() - self._up_since + SLACK)

    async def _beat(self, silence: int) -> None:
        now = self._source.now()
        try:
            await self._repository.beat(now, silence)
            self.outages = await self._repository.read_outages()
            self._beat_at = now
        except Refused:  # without its storage a server is not up
            self._break()
            raise

    def _break(self) -> None:
        """This server was not up until now."""
        self._up_since = self._source.steady()
        self._offset = self._source.offset()
