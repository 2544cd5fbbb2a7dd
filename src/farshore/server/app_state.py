"""What the server is made of while it runs."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import time
from collections.abc import AsyncIterator, Mapping
from pathlib import Path
from typing import Final

from fastapi import FastAPI

from farshore.server.accounts.accounts import Accounts
from farshore.server.accounts.guests import Guests
from farshore.server.accounts.operators import Operators
from farshore.server.calling.call_desk import CallDesk
from farshore.server.calling.channels import Channels
from farshore.server.calling.outgoing import Outgoing
from farshore.server.calling.push import PushKeys
from farshore.server.calling.sending import Sender
from farshore.server.calling.sightings import Sightings
from farshore.server.errors import Refused
from farshore.server.game.clock import SECOND
from farshore.server.limits import Limits, SharedLimits
from farshore.server.mail import Mailer
from farshore.server.metrics import Metrics
from farshore.server.pages.documentation import Documentation
from farshore.server.pages.web import Pages
from farshore.server.settings import Settings
from farshore.server.slow_work import SlowWork
from farshore.server.storage.opening import open_repository
from farshore.server.storage.repository import Repository
from farshore.server.tables.cluster import Alone, Cluster, Servers
from farshore.server.tables.deadlines import Deadlines
from farshore.server.tables.editions import Editions
from farshore.server.tables.open_pages import OpenPages
from farshore.server.tables.orders import OrderDesk, Orders
from farshore.server.tables.registry import TableRegistry
from farshore.server.tables.services import Services
from farshore.server.tables.uptime import TimeSource
from farshore.server.tables.variations import Variations
from farshore.server.workers.bot_pool import BotPool

READY_SECONDS: Final = 2.0
"""How long the storage may take to store something."""
READY_EVERY: Final = 1.0
"""Seconds until it is tried again; who asks more often is told the same."""
READY: Final = hashlib.sha256(b"ready").digest()
"""What is stored to see whether anything can be."""
READY_BURST: Final = 1_000_000
"""Never too much: clocks of servers that share a storage differ."""


class AppState:
    """The parts of a running server. Those without a value here are there from `open` on."""

    guests: Guests
    servers: Servers
    tables: TableRegistry
    editions: Editions
    variations: Variations
    orders: Orders
    accounts: Accounts
    operators: Operators
    slow: SlowWork
    sightings: Sightings
    channels: Channels
    sender: Sender
    shared_limits: SharedLimits
    _repository: Repository

    def __init__(
        self,
        settings: Settings,
        commands: Mapping[str, str],
        web: Path | None,
        documentation: Path | None,
    ) -> None:
        self.settings = settings
        self.limits = Limits(settings.limits)
        self.metrics = Metrics()
        self.metrics.watch(self._levels)
        self.time = TimeSource()
        self.open_pages = OpenPages()
        self.mailer = Mailer(settings)
        self.draining = False
        self._asking = asyncio.Lock()
        self._why_not: tuple[float, str | None] = (-READY_EVERY, None)
        """When the storage was tried last, and what was wrong with it."""
        root = settings.root_path
        self.pages = None if web is None else Pages(web, root)
        self.documentation = None if documentation is None else Documentation(documentation, root)
        self.bots = BotPool(settings.workers, settings.bot_seconds, commands, self.metrics.job)

    @contextlib.asynccontextmanager
    async def open(self, _: FastAPI | None = None) -> AsyncIterator[None]:
        repository = await open_repository(self.settings.db)
        self.guests = Guests(repository)
        self._repository = repository
        sharing = repository.sharing
        cluster = None if sharing is None else Cluster(sharing, self.bots)
        self.servers = servers = Alone(self.bots) if cluster is None else cluster
        services = Services(
            self.settings, repository, self.bots, servers, self.metrics, self.limits, self.time
        )
        await services.uptime.start(shared=cluster is not None)
        self.shared_limits = SharedLimits(repository.rate_limits, self.settings.limits)
        self.slow = services.slow
        self.tables = TableRegistry(services)
        self.editions = services.editions
        self.variations = Variations(services)
        self.orders = Orders(services, self.variations)
        self.sightings = services.sightings
        desk = self._call_desk(services)
        self.accounts = Accounts(
            self.settings, repository, self.tables, self.open_pages, self.mailer, self.shared_limits
        )
        self.operators = Operators(
            self.settings, repository, self.tables, self.open_pages, self.shared_limits
        )
        tasks = [
            asyncio.create_task(self.tables.sweep()),
            asyncio.create_task(self.open_pages.look_up(repository)),
            asyncio.create_task(self.metrics.watch_loop()),
            asyncio.create_task(self.sightings.run()),
            asyncio.create_task(desk.run()),
            asyncio.create_task(OrderDesk(services, self.tables).run()),
        ]
        if self.bots.workers():
            tasks.append(asyncio.create_task(Deadlines(services, self.tables).run()))
        if cluster is None:
            tasks.append(asyncio.create_task(self.tables.resume()))
        try:
            if cluster is not None:
                await cluster.open(self.tables)
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await self.accounts.mail.close()
            await self.tables.close()
            await self.sightings.close()
            if cluster is not None:
                await cluster.close()
            await self.bots.close()
            await repository.close()

    def _call_desk(self, services: Services) -> CallDesk:
        """Whoever is to be called is called from here."""
        settings, repository = self.settings, services.repository
        keys = PushKeys(repository.calls, settings.contact())
        self.channels = Channels(repository.calls, keys, self.mailer, settings.call_private)
        outgoing = Outgoing(private=settings.call_private)
        self.sender = Sender(outgoing, keys, self.mailer, settings.public_url)
        return CallDesk(
            repository,
            self.sightings,
            self.sender,
            lambda: services.time.now() / SECOND,
            lambda: services.uptime.outages,
        )

    def prepare_to_close(self) -> None:
        """The server has been told to stop; connections are still being closed."""
        self.draining = True
        self.bots.prepare_to_close()

    async def drain(self) -> None:
        """Answers what is being answered, and tells open pages to reconnect."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(self.settings.drain_seconds):
                await self.open_pages.drain()

    async def why_not_ready(self) -> str | None:
        """Why no requests should be sent here now; None if they should."""
        if self.draining:
            return "stopping"
        async with self._asking:
            if time.monotonic() - self._why_not[0] >= READY_EVERY:
                why = await self._why_not_stored()
                self._why_not = (time.monotonic(), why)
        return self._why_not[1]

    async def _why_not_stored(self) -> str | None:
        """Why nothing can be stored now: a full disk answers every question, and takes no move."""
        try:
            async with asyncio.timeout(READY_SECONDS):
                now = time.time_ns() // 1_000_000
                await self._repository.rate_limits.take(READY, 1, READY_BURST, now)
        except (Refused, TimeoutError, OSError) as error:
            return f"storage: {str(error) or 'no answer'}"
        return None

    def _levels(self) -> dict[tuple[str, str, str], float]:
        found: dict[tuple[str, str, str], float] = {
            ("farshore_sockets", "", ""): len(self.open_pages),
            ("farshore_tables_loaded", "", ""): self.tables.loaded(),
        }
        for queue, waiting in {**self.servers.waiting(), "slow_work": len(self.slow)}.items():
            found["farshore_waiting", "queue", queue] = waiting
        return found
