"""All tables: finding, making and removing them, and putting away those that nobody uses."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any, Final

from farshore.core.errors import IllegalMove, Reason
from farshore.core.game import Setup
from farshore.core.registry import load
from farshore.core.types import MoveId, Seat
from farshore.server.bot_turns import FIRST_PAUSE, LONGEST_PAUSE
from farshore.server.errors import Refused
from farshore.server.live_game import LiveGame
from farshore.server.models import Fork, NewTable
from farshore.server.new_tables import forked_table, rematch_table, requested_table
from farshore.server.services import Services
from farshore.server.storage.repository import NotStored
from farshore.server.storage.rows import FINISHED, OPEN, Append, Status, TableInfo
from farshore.server.table import Table
from farshore.server.table_model import begin_game
from farshore.server.visibility.table import table_json

log = logging.getLogger("farshore.server")

MOST_TABLES: Final = 200
"""Open and running tables that one guest may be host of."""
MOST_LISTED: Final = 300
FAREWELL: Final = 5.0
"""Seconds to finish moves that are being stored when the server is stopped."""


class TableRegistry:
    """All tables; those in use are kept in memory."""

    def __init__(self, services: Services) -> None:
        self._services: Final = services
        self._repository: Final = services.repository
        self._tables: Final[dict[str, Table]] = {}
        self._loading: Final = asyncio.Lock()

    # --- finding

    async def get(self, table_id: str) -> Table:
        table = self._tables.get(table_id)
        if table is None:
            async with self._loading:
                table = self._tables.get(table_id) or await self._load(table_id)
        table.touch()
        return table

    async def _load(self, table_id: str) -> Table:
        info = await self._repository.find_table(table_id)
        if info is None:
            raise Refused(404, "unknown-table")
        table = Table(self._services, info)
        await table.load()
        self._tables[table_id] = table
        return table

    def _json(self, tables: list[TableInfo], guest: int | None) -> list[dict[str, Any]]:
        shown: list[dict[str, Any]] = []
        for info in tables:
            table = self._tables.get(info.id)
            shown.append(table_json(info, guest, set()) if table is None else table.to_json(guest))
        return shown

    async def listed(
        self, guest: int | None, status: Status, game: str | None, offset: int, limit: int
    ) -> tuple[list[dict[str, Any]], bool]:
        """Tables that everybody may find, and whether there are more."""
        name = None if game is None else load(game).info.name
        found = await self._repository.list_tables(status, name, offset, limit + 1)
        return self._json(found[:limit], guest), len(found) > limit

    async def tables_of(self, guest: int) -> list[dict[str, Any]]:
        return self._json(await self._repository.tables_of(guest, MOST_LISTED), guest)

    async def count_turns(self, guest: int) -> int:
        return await self._repository.count_turns(guest)

    # --- making and removing

    async def create(self, guest: int, name: str, asked: NewTable) -> Table:
        own = await self._services.editions.brought(guest, asked)
        info, setup = requested_table(guest, name, asked, self._services.bots, own)
        return await self._add(info, setup, [], None if own is None else own.text)

    async def _add(
        self,
        info: TableInfo,
        setup: Setup,
        moves: list[tuple[Seat, MoveId]],
        edition: str | None = None,
    ) -> Table:
        """Stores a new table; if nobody is missing, its game has begun."""
        if self._services.settings.limits:
            unfinished = await self._repository.count_unfinished(info.host)
            if unfinished >= MOST_TABLES:
                raise Refused(429, "too-many-tables", most=MOST_TABLES)
        beginning: Append | None = None
        if info.is_full():
            _, beginning = begin_game(info, setup, moves, self._services.rng)
        await self._repository.create_table(info, beginning, edition)
        return await self.get(info.id)

    async def remove(self, table: Table, guest: int) -> None:
        await self._services.shielded(self._remove(table, guest))

    async def _remove(self, table: Table, guest: int) -> None:
        async with table.model.lock:
            if guest != table.info.host:
                raise Refused(403, "not-host")
            if table.info.status != OPEN:
                raise Refused(409, "table-not-open")
            await self._repository.delete_table(table.info.id)
            self._tables.pop(table.info.id, None)
            table.publisher.close()

    async def rematch(self, table: Table, guest: int, name: str) -> Table:
        return await self._services.shielded(self._rematch(table, guest, name))

    async def _rematch(self, table: Table, guest: int, name: str) -> Table:
        old = table.info
        own = old.seat_of(guest)
        async with table.model.lock:
            if own is None and guest != old.host:
                raise Refused(403, "not-seated")
            if old.status != FINISHED:
                raise Refused(409, "table-not-finished")
            again = await self._existing(old.rematch)
            if again is None:
                setup = table.model.newest_setup()
                again = await self._add(rematch_table(old, setup, guest, name), setup, [])
                await self._repository.set_rematch(old.id, again.info.id)
                old.rematch = again.info.id
                table.publisher.publish_table()
                return again
        if again.info.status == OPEN and again.info.seat_of(guest) is None and own is not None:
            free = again.info.seats[own].kind == "open"
            await again.join(guest, name, own if free else None)
        return again

    async def _existing(self, table_id: str | None) -> Table | None:
        if table_id is None:
            return None
        try:
            return await self.get(table_id)
        except Refused:
            return None

    async def fork(self, table: Table, guest: int, name: str, asked: Fork) -> Table:
        players = table.info.players
        if asked.seat >= players:
            raise Refused(422, "no-such-seat", given=asked.seat, last=players - 1)
        moves = table.moves_up_to(guest, asked.after)
        setup = table.model.game.setup
        self._services.bots.check(asked.bot)
        if LiveGame(setup, moves).state.is_over():
            raise IllegalMove(Reason("game-over"))
        info = forked_table(table.info, setup, guest, name, asked.seat, asked.bot)
        return await self._add(info, setup, moves)

    # --- all of them

    def rename(self, guest: int, name: str) -> None:
        for table in self._tables.values():
            table.rename(guest, name)

    async def resume(self) -> None:
        """Loads the tables where it is a bot's turn; what cannot be loaded now is tried again."""
        left = await self._repository.tables_waiting_for_bots()
        pause = FIRST_PAUSE
        while left:
            left = [table_id for table_id in left if not await self._resumed(table_id)]
            if left:
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)

    async def _resumed(self, table_id: str) -> bool:
        """Whether there is nothing left to do: the table goes on, or never can."""
        try:
            await self.get(table_id)
        except NotStored:
            return False
        except Refused as error:
            log.error("table %s is left alone: %s", table_id, error)
        return True

    async def sweep(self) -> None:
        """Puts away tables that nobody uses, again and again."""
        seconds = self._services.settings.idle_seconds
        while True:
            await asyncio.sleep(min(60.0, seconds))
            self.put_away(time.monotonic() - seconds)

    def put_away(self, unused_since: float) -> None:
        """Drops the tables that nobody has used since a moment; they are loaded when needed."""
        for table_id, table in [*self._tables.items()]:
            if table.unused_since(unused_since):
                del self._tables[table_id]

    async def close(self) -> None:
        """Lets moves that are being stored be finished; bots stop thinking."""
        jobs = [job for table in self._tables.values() for job in table.stop()]
        if jobs:
            await asyncio.wait(jobs, timeout=FAREWELL)
        await self._services.finish(FAREWELL)
