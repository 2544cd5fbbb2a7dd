"""What all tables use together."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from random import Random, SystemRandom
from typing import Any, Final, TypeVar

from farshore.server.calling.sightings import Sightings
from farshore.server.game.clock import SECOND
from farshore.server.limits import Limits
from farshore.server.metrics import Metrics
from farshore.server.settings import Settings
from farshore.server.slow_work import SlowWork
from farshore.server.storage.repository import Repository
from farshore.server.tables.cluster import Servers
from farshore.server.tables.editions import Editions
from farshore.server.tables.uptime import TimeSource, Uptime
from farshore.server.visibility.replay import FrameCache
from farshore.server.workers.bot_pool import BotPool

T = TypeVar("T")


class Services:
    """Repository, bots, the other servers, a source of chance, and work that must be finished."""

    def __init__(
        self,
        settings: Settings,
        repository: Repository,
        bots: BotPool,
        cluster: Servers,
        metrics: Metrics,
        limits: Limits,
        time: TimeSource,
    ) -> None:
        self.settings: Final = settings
        self.time: Final = time
        self.uptime: Final = Uptime(repository, time)
        self.repository: Final = repository
        self.bots: Final = bots
        self.editions: Final = Editions(repository, bots)
        self.cluster: Final = cluster
        self.metrics: Final = metrics
        self.sightings: Final = Sightings(repository.calls, lambda: time.now() / SECOND)
        self.slow: Final = SlowWork(limits)
        self.frames: Final = FrameCache()
        self.rng: Final[Random] = SystemRandom()
        """The operating system's: nobody can foretell it from what it gave before."""
        self._tasks: Final[set[asyncio.Task[Any]]] = set()

    async def shielded(self, work: Coroutine[Any, Any, T]) -> T:
        """Does something that must not stop half-way when the one who asked for it goes away."""
        task = asyncio.create_task(work)
        self.let_finish(task)
        return await asyncio.shield(task)

    def let_finish(self, task: asyncio.Task[Any]) -> None:
        """The server does not stop before this is done."""
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def finish(self, seconds: float) -> None:
        """Waits for shielded work."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=seconds)
