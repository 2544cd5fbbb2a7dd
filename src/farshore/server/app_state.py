"""What the server is made of while it runs."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator

from fastapi import FastAPI

from farshore.server.bot_pool import BotPool
from farshore.server.documentation import Documentation
from farshore.server.editions import Editions
from farshore.server.guests import Guests
from farshore.server.limits import Limits
from farshore.server.registry import TableRegistry
from farshore.server.services import Services
from farshore.server.settings import Settings
from farshore.server.storage.sqlite import SqliteRepository
from farshore.server.web import Pages


class AppState:
    """The parts of a running server. `guests`, `tables` and `editions` are there from `open` on."""

    guests: Guests
    tables: TableRegistry
    editions: Editions

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.limits = Limits(settings.limits)
        self.pages = None if settings.web is None else Pages(settings.web)
        site = settings.documentation
        self.documentation = None if site is None else Documentation(site)
        self.bots = BotPool(settings.workers, settings.bot_seconds, settings.commands)

    @contextlib.asynccontextmanager
    async def open(self, _: FastAPI) -> AsyncIterator[None]:
        repository = SqliteRepository(self.settings.db)
        self.guests = Guests(repository)
        services = Services(self.settings, repository, self.bots)
        self.tables = TableRegistry(services)
        self.editions = services.editions
        tasks = [
            asyncio.create_task(self.tables.resume()),
            asyncio.create_task(self.tables.sweep()),
        ]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await self.tables.close()
            await self.bots.close()
            await repository.close()

    def prepare_to_close(self) -> None:
        """The server has been told to stop; connections are still being closed."""
        self.bots.prepare_to_close()
