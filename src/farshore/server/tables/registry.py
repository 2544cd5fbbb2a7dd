"""All tables: finding, making and removing them, and putting away those that nobody uses."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any, Final

from farshore.core.errors import IllegalMove, Reason
from farshore.core.registry import load
from farshore.server.calling.events import INVITED, calls_for, people
from farshore.server.calling.time_calls import with_calls
from farshore.server.errors import Refused
from farshore.server.game.clock import SECOND, read_clocks, read_pace
from farshore.server.game.live_game import LiveGame
from farshore.server.messages.models import Fork, NewTable
from farshore.server.storage.relations import RelationStore
from farshore.server.storage.repository import NotStored, StaleAppend
from farshore.server.storage.rows import (
    FINISHED,
    OPEN,
    Append,
    Head,
    NewMoves,
    Status,
    TableInfo,
)
from farshore.server.tables.advice import goes_on_without_hints
from farshore.server.tables.bot_turns import FIRST_PAUSE, LONGEST_PAUSE
from farshore.server.tables.lessons import known_lesson, lesson_table
from farshore.server.tables.new_tables import forked_table, rematch_table, requested_table
from farshore.server.tables.services import Services
from farshore.server.tables.table import Table
from farshore.server.tables.table_model import begin_game
from farshore.server.visibility.clock import clocks_json
from farshore.server.visibility.table import table_json

log = logging.getLogger("farshore.server")

MOST_TABLES: Final = 200
"""Open and running tables that one guest may be host of."""
MOST_WITHOUT_PEOPLE: Final = 10
"""Running tables of one guest at which only bots play."""
MOST_LISTED: Final = 300
BRIEFLY: Final = 20.0
"""Seconds that a table stays in memory for somebody who only asks about it."""
FAREWELL: Final = 5.0
"""Seconds to finish moves that are being stored when the server is stopped."""


class TableRegistry:
    """All tables; those in use are kept in memory."""

    def __init__(self, services: Services) -> None:
        self._services: Final = services
        self._repository: Final = services.repository
        self.relations: Final[RelationStore] = services.repository.relations
        self._tables: Final[dict[str, Table]] = {}
        self._loading: Final = asyncio.Lock()

    # --- finding

    async def get(self, table_id: str) -> Table:
        """A table that is going to be used."""
        table = await self._find(table_id)
        table.touch()
        return table

    async def look_at(self, table_id: str, guest: int | None) -> Table:
        """A table that somebody asks about. It stays in memory only for those who belong to it."""
        table = await self._find(table_id)
        if guest is not None and (
            guest == table.info.host or table.info.seat_of(guest) is not None
        ):
            table.touch()
        return table

    async def info(self, table_id: str) -> TableInfo:
        """Who sits at a table, without loading its game."""
        table = self._tables.get(table_id)
        info = table.info if table else await self._repository.find_table(table_id)
        if info is None:
            raise Refused(404, "unknown-table")
        return info

    def loaded(self) -> int:
        return len(self._tables)

    async def _find(self, table_id: str) -> Table:
        table = self._tables.get(table_id)
        if table is None:
            async with self._loading:
                table = self._tables.get(table_id) or await self._load(table_id)
        elif self._services.cluster.shared:
            await self._refresh(table)
        return table

    async def _refresh(self, table: Table) -> None:
        """Who has done something at another server finds it done here."""
        try:
            await table.refresh()
        finally:
            if table.gone:
                self._tables.pop(table.info.id, None)

    def in_memory(self, table_id: str) -> Table | None:
        return self._tables.get(table_id)

    async def _load(self, table_id: str) -> Table:
        info = await self._repository.find_table(table_id)
        if info is None:
            raise Refused(404, "unknown-table")
        table = Table(self._services, info)
        await table.load()
        self._make_room()
        self._tables[table_id] = table
        if self._services.cluster.shared:
            await self._refresh(table)  # wake-ups were not heard while it was being loaded
        table.touch(min(0.0, BRIEFLY - self._services.settings.idle_seconds))
        return table

    def _make_room(self) -> None:
        """Puts away the tables that were used least recently, if there are too many."""
        most = self._services.settings.most_loaded
        if len(self._tables) < most:
            return
        by_use = sorted(self._tables.items(), key=lambda pair: pair[1].publisher.last_used)
        now = time.monotonic()
        for table_id, table in by_use:
            if len(self._tables) <= most - max(1, most // 10):
                break
            if table.unused_since(now):
                del self._tables[table_id]

    async def _json(self, tables: list[TableInfo], guest: int | None) -> list[dict[str, Any]]:
        away = [info.id for info in tables if info.id not in self._tables]
        elsewhere = await self._services.cluster.present_elsewhere(away)
        clocked = [info.id for info in tables if info.clock is not None]
        clocks = await self._repository.read_clocks(clocked) if clocked else {}
        shown: list[dict[str, Any]] = []
        for info in tables:
            table = self._tables.get(info.id)
            if table is None:
                seats = {info.seat_of(present) for present in elsewhere.get(info.id, ())}
                connected = {seat for seat in seats if seat is not None}
            else:
                connected = table.publisher.connected()
                for seat, known in zip(info.seats, table.info.seats, strict=True):
                    seat.ends, seat.emblem = known.ends, known.emblem  # known from the moves
            shown.append(table_json(info, guest, connected, self._clocks_json(info, clocks)))
        return shown

    def _clocks_json(self, info: TableInfo, clocks: dict[str, str]) -> dict[str, Any] | None:
        if info.clock is None or info.id not in clocks:
            return None
        return clocks_json(
            read_pace(info.clock),
            read_clocks(clocks[info.id]),
            self._services.uptime.outages,
            self._services.time.now(),
        )

    async def listed(
        self, guest: int | None, status: Status, game: str | None, offset: int, limit: int
    ) -> tuple[list[dict[str, Any]], bool]:
        """Tables that everybody may find, and whether there are more."""
        name = None if game is None else load(game).info.name
        found = await self._repository.list_tables(status, name, guest, offset, limit + 1)
        return await self._json(found[:limit], guest), len(found) > limit

    async def tables_of(self, guest: int) -> list[dict[str, Any]]:
        return await self._json(await self._repository.tables_of(guest, MOST_LISTED), guest)

    async def count_turns(self, guest: int) -> int:
        return await self._repository.count_turns(guest)

    # --- making and removing

    async def create(self, guest: int, name: str, asked: NewTable) -> Table:
        own = await self._services.editions.brought(guest, asked)
        info, setup = requested_table(guest, name, asked, self._services.bots, own)
        return await self._add(info, LiveGame(setup), None if own is None else own.text)

    async def lesson(self, guest: int, name: str, game: str) -> Table:
        """A table to learn a game at: the one where somebody has begun, or a new one."""
        lesson = known_lesson(game)
        for info in await self._repository.tables_of(guest, MOST_LISTED):
            if info.lesson and info.game == game and info.status != FINISHED:
                table = await self.get(info.id)
                if table.model.game.lesson_position() is not None:
                    return table
        return await self._add(*lesson_table(guest, name, lesson))

    async def _add(self, info: TableInfo, game: LiveGame, edition: str | None = None) -> Table:
        """Stores a new table; if nobody is missing, its game has begun."""
        if self._services.settings.limits:
            unfinished = await self._repository.count_unfinished(info.host)
            if unfinished >= MOST_TABLES:
                raise Refused(429, "too-many-tables", most=MOST_TABLES)
            if all(seat.kind == "bot" for seat in info.seats):
                await self._check_without_people(info.host)
        beginning: Append | None = None
        if info.is_full():
            now = self._services.time.now()
            _, beginning = begin_game(info, game, self._services.rng, now)
            after, outages = self._services.settings.call_after, self._services.uptime.outages
            beginning = with_calls(info, beginning, after, outages, now)
        await self._repository.create_table(info, beginning, edition)
        return await self.get(info.id)

    async def _check_without_people(self, host: int) -> None:
        if await self._repository.count_without_people(host) >= MOST_WITHOUT_PEOPLE:
            raise Refused(429, "too-many-bot-tables", most=MOST_WITHOUT_PEOPLE)

    async def remove(self, table: Table, guest: int) -> None:
        await table.change(lambda: self._remove(table, guest))

    async def _remove(self, table: Table, guest: int) -> None:
        if guest != table.info.host:
            raise Refused(403, "not-host")
        if table.info.status != OPEN:
            raise Refused(409, "table-not-open")
        await self._repository.delete_table(table.info.id, table.info.revision)
        self._tables.pop(table.info.id, None)
        table.publisher.close()

    async def rematch(self, table: Table, guest: int, name: str) -> Table:
        again = await table.change(lambda: self._rematch(table, guest, name))
        own = table.info.seat_of(guest)
        if again.info.status == OPEN and again.info.seat_of(guest) is None and own is not None:
            free = again.info.seats[own].kind == "open"
            await again.join(guest, name, own if free else None)
        return again

    async def _rematch(self, table: Table, guest: int, name: str) -> Table:
        """The table where it is played again; it is made if there is none."""
        old = table.info
        if old.seat_of(guest) is None and guest != old.host:
            raise Refused(403, "not-seated")
        if old.status != FINISHED:
            raise Refused(409, "table-not-finished")
        again = await self._existing(old.rematch)
        if again is not None:
            return again
        setup = table.model.newest_setup()
        again = await self._add(rematch_table(old, setup, guest, name), LiveGame(setup))
        try:
            await self._repository.set_rematch(old.id, old.rematch, again.info.id)
        except StaleAppend:  # somebody at another server has made one, and that one counts
            await self._repository.delete_table(again.info.id)
            self._tables.pop(again.info.id, None)
            raise
        await self._invite(guest, [one for one in people(old.seats) if one != guest], again)
        old.rematch = again.info.id
        old.revision += 1
        table.publisher.publish_table()
        return again

    async def _invite(self, host: int, guests: list[int], table: Table) -> None:
        """Who has played before is told that it is played again, unless a block forbids it."""
        blocks = await self.relations.blocks(host)
        guests = [guest for guest in guests if guest not in blocks.all]
        now = self._services.time.now() / SECOND
        calls = calls_for(guests, INVITED, self._services.settings.call_after, now=now)
        await self._repository.calls.add_calls(table.info.id, calls)

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
        setup = table.model.game.setup
        self._services.bots.check(asked.bot)
        async with self._services.slow.turn(guest) as work:
            await table.model.log_gradually(table.model.viewer(guest), work)
            moves = table.moves_up_to(guest, asked.after)
            game = await LiveGame.gradually(setup, moves, work)
        if game.state.is_over():
            raise IllegalMove(Reason("game-over"))
        info = forked_table(table.info, setup, guest, name, asked.seat, asked.bot)
        info.hints = not await goes_on_without_hints(self._repository, info)
        return await self._add(info, game)

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

    async def new_moves(self, heads: dict[str, Head]) -> dict[str, NewMoves]:
        """What others have stored at tables that are behind, read for all of them together."""
        models = [table.model for at in heads if (table := self._tables.get(at)) is not None]
        behind = [
            model
            for model in models
            if model.has_game() and heads[model.info.id].moves > model.stored
        ]
        if not behind:
            return {}
        found = await self._repository.read_new_moves(
            {model.info.id: model.stored for model in behind}
        )
        clocked = [model.info.id for model in behind if model.pace is not None]
        if clocked:
            for table_id, clocks in (await self._repository.read_clocks(clocked)).items():
                found[table_id].clocks = clocks
        return found

    async def catch_up(self) -> None:
        """Takes over what other servers have changed, at all tables in memory."""
        heads = await self._repository.read_heads([*self._tables])
        for table_id, table in [*self._tables.items()]:
            try:
                await table.follow(heads.get(table_id))
            except Refused as error:
                log.info("table %s: not caught up: %s", table_id, error)
            if table.gone:
                self._tables.pop(table_id, None)

    async def sweep(self) -> None:
        """Puts away tables that nobody uses, again and again."""
        seconds = self._services.settings.idle_seconds
        while True:
            await asyncio.sleep(min(BRIEFLY, seconds))
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
