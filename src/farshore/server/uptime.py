"""What time it is, and when no server was up: nobody's time runs then.

While a clock runs somewhere, a server says every few seconds that it is up. Who says so after a
silence finds an outage: the server was stopped, killed, or its machine slept. A server that was up
all along knows it from its steady clock, which stands still while the machine sleeps.
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


class TimeSource:
    """The clocks of this machine, in milliseconds."""

    def now(self) -> int:
        """Since 1970."""
        return time.time_ns() // 1_000_000

    def steady(self) -> int:
        """Since some moment; only while this machine runs."""
        return time.monotonic_ns() // 1_000_000


class Uptime:
    """The outages of a storage's servers, as far as this server knows them."""

    def __init__(self, repository: Repository, source: TimeSource) -> None:
        self._repository: Final = repository
        self._source: Final = source
        self._beat_at = 0
        self._up_since = 0
        """Since when this server has been up without a break, by its steady clock."""
        self.outages: list[tuple[int, int]] = []

    async def start(self, *, shared: bool) -> None:
        """A server starts. If it may not be the only one, the others may just have been silent."""
        self._up_since = self._source.steady()
        await self._beat(HEARTBEAT + SLACK if shared else 0)

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
            self._up_since = self._source.steady()
            raise
