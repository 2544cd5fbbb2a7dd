"""All tables: finding, opening and forking them, and putting away those that nobody uses."""

from __future__ import annotations

import asyncio
import json
import logging
import sqlite3
import time
from collections.abc import Coroutine
from random import Random, SystemRandom
from typing import Any, Final, TypeVar

from farshore.core.errors import IllegalMove, Reason
from farshore.core.game import PRESET, Edition, Game, Setup
from farshore.core.registry import load
from farshore.server import shelf
from farshore.server.bots import Bots
from farshore.server.cards import Card, Progress, Seat, new_card, read_cards, write_card
from farshore.server.errors import Refused
from farshore.server.live import Live
from farshore.server.models import Fork, NewTable
from farshore.server.settings import Settings
from farshore.server.store import Store
from farshore.server.table import STAND_IN, Table

log = logging.getLogger("farshore.server")

T = TypeVar("T")
MOST_TABLES: Final = 200
"""Open and running tables that one guest may be host of."""


class Tables:
    """All tables; those in use are kept in memory."""

    def __init__(self, settings: Settings, store: Store, thinkers: Bots) -> None:
        self.settings: Final = settings
        self.store: Final = store
        self.bots: Final = thinkers
        self.rng: Final[Random] = SystemRandom()
        """The operating system's: nobody can foretell it from what it gave before."""
        self._tables: Final[dict[str, Table]] = {}
        self._loading: Final = asyncio.Lock()
        self._tasks: Final[set[asyncio.Task[Any]]] = set()

    async def whole(self, work: Coroutine[Any, Any, T]) -> T:
        """Does something that must not stop half-way when the one who asked for it goes away."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    # --- finding

    async def get(self, table_id: str) -> Table:
        table = self._tables.get(table_id)
        if table is None:
            async with self._loading:
                table = self._tables.get(table_id)
                if table is None:
                    table = await self._load(table_id)
        table.touched = time.monotonic()
        return table

    async def _load(self, table_id: str) -> Table:
        cards = await self.store.read(lambda db: read_cards(db, "t.id = ?", [table_id]))
        if not cards:
            raise Refused(404, "unknown-table")
        table = Table(self, cards[0])
        await table.wake()
        self._tables[table_id] = table
        return table

    def _json(self, cards: list[Card], guest: int | None) -> list[dict[str, Any]]:
        shown = []
        for card in cards:
            table = self._tables.get(card.id)
            shown.append(card.to_json(guest, set()) if table is None else table.to_json(guest))
        return shown

    async def listed(
        self, guest: int | None, status: str, game: str | None, offset: int, limit: int
    ) -> tuple[list[dict[str, Any]], bool]:
        where = "t.status = ? AND " + (
            "t.joining = 'everybody'" if status == "open" else "t.watching = 'everybody'"
        )
        params: list[Any] = [status]
        if game is not None:
            where += " AND t.game = ?"
            params.append(load(game).info.name)
        where += " ORDER BY t.created_at DESC, t.id LIMIT ? OFFSET ?"
        cards = await self.store.read(
            lambda db: read_cards(db, where, [*params, limit + 1, offset])
        )
        return self._json(cards[:limit], guest), len(cards) > limit

    async def mine(self, guest: int) -> list[dict[str, Any]]:
        """Mine to move first, then running and open ones, then finished ones; newest first."""
        where = """t.host = ? OR t.id IN (SELECT table_id FROM seats WHERE guest = ?)
            ORDER BY t.status = 'finished', NOT EXISTS (
                SELECT 1 FROM seats WHERE table_id = t.id AND guest = ? AND waits
                AND bot IS NULL
            ), t.status = 'open', t.created_at DESC LIMIT 300"""
        cards = await self.store.read(lambda db: read_cards(db, where, [guest, guest, guest]))
        return self._json(cards, guest)

    async def turns(self, guest: int) -> int:
        found: int = await self.store.read(
            lambda db: db.execute(
                "SELECT count(*) FROM seats WHERE guest = ? AND waits AND bot IS NULL", (guest,)
            ).fetchone()[0]
        )
        return found

    # --- making

    async def create(self, guest: int, name: str, asked: NewTable) -> Table:
        game = load(asked.game)
        options = asked.options if asked.preset is None else {PRESET: asked.preset, **asked.options}
        edition: Edition | None = None
        if asked.edition is not None:
            edition = shelf.read_edition(game, asked.edition, options)
        setup = game.setup(asked.players, options, edition)
        card = new_card(guest, setup)
        card.edition = None if asked.edition is None else json.dumps(asked.edition)
        card.pace, card.joining, card.watching = asked.pace, asked.join, asked.watch
        if asked.seats is None:
            card.seats = [Seat(guest, name), *(Seat() for _ in range(setup.players - 1))]
        else:
            card.seats = self._new_seats(guest, name, game, asked)
        if len(card.seats) != setup.players:
            raise Refused(422, "wrong-seat-count", given=len(card.seats), needed=setup.players)
        alone = sum(seat.kind != "bot" for seat in card.seats) == 1
        card.hints = alone if asked.hints is None else asked.hints
        return await self._add(card, setup, [])

    def _new_seats(self, guest: int, name: str, game: Game, asked: NewTable) -> list[Seat]:
        assert asked.seats is not None
        if sum(seat.kind == "me" for seat in asked.seats) > 1:
            raise Refused(422, "one-seat-each")
        seats: list[Seat] = []
        for seat in asked.seats:
            if seat.kind == "me":
                seats.append(Seat(guest, name))
            elif seat.kind == "bot":
                bot = seat.bot or STAND_IN
                self.bots.check(bot)
                seats.append(Seat(None, "", bot))
            else:
                seats.append(Seat())
        return seats

    async def _add(self, card: Card, setup: Setup, moves: list[tuple[int, int]]) -> Table:
        """Writes a new table; if nobody is missing, its game has begun."""
        mine = await self.store.read(
            lambda db: db.execute(
                "SELECT count(*) FROM tables WHERE host = ? AND status <> 'finished'", (card.host,)
            ).fetchone()[0]
        )
        if self.settings.limits and mine >= MOST_TABLES:
            raise Refused(429, "too-many-tables", most=MOST_TABLES)
        table = Table(self, card)
        progress: Progress | None = None
        if all(seat.kind != "open" for seat in card.seats):
            live = Live(setup, moves)
            state, entries = live.attempt_nothing(self.rng)
            live.accept(state, entries)
            progress = Progress(card, state, 0, live.lines(live.entries), None)

        def write(db: sqlite3.Connection) -> None:
            write_card(db, card)
            if progress is not None:
                progress.write(db)

        await self.store.write(write)
        if progress is not None:
            progress.note(card)
        self._tables[card.id] = table
        await table.wake()
        return table

    async def remove(self, table: Table, guest: int) -> None:
        async with table.lock:
            if guest != table.card.host:
                raise Refused(403, "not-host")
            if table.card.status != "open":
                raise Refused(409, "table-not-open")
            table_id = table.card.id
            await self.store.write(
                lambda db: db.execute("DELETE FROM tables WHERE id = ?", (table_id,)).rowcount
            )
            self._tables.pop(table_id, None)
            for connection in [*table.connections]:
                connection.close()

    async def rematch(self, table: Table, guest: int, name: str) -> Table:
        return await self.integer(self._rematch(table, guest, name))

    async def _rematch(self, table: Table, guest: int, name: str) -> Table:
        old = table.card
        own = old.seat_of(guest)
        async with table.lock:
            if own is None and guest != old.host:
                raise Refused(403, "not-seated")
            if old.status != "finished":
                raise Refused(409, "table-not-finished")
            again = await self._existing(old.rematch)
            if again is None:
                setup = table.setup()
                card = new_card(guest, setup)
                card.edition = old.edition
                card.pace, card.joining, card.watching = old.pace, "link", old.watching
                card.hints = old.hints
                card.seats = [
                    Seat(None, "", seat.bot) if seat.kind == "bot" else Seat() for seat in old.seats
                ]
                if own is not None:
                    card.seats[own] = Seat(guest, name)
                again = await self._add(card, setup, [])
                new_id = card.id
                await self.store.write(
                    lambda db: (
                        db.execute(
                            "UPDATE tables SET rematch = ? WHERE id = ?", (new_id, old.id)
                        ).rowcount
                    )
                )
                old.rematch = new_id
                table.publish_table()
                return again
        if again.card.status == "open" and again.card.seat_of(guest) is None and own is not None:
            free = again.card.seats[own].kind == "open"
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
        if asked.seat >= table.card.players:
            raise Refused(422, "no-such-seat", given=asked.seat, last=table.card.players - 1)
        moves = table.moves_up_to(guest, asked.after)
        setup = table.live.setup
        self.bots.check(asked.bot)
        if Live(setup, moves).state.is_over():
            raise IllegalMove(Reason("game-over"))
        card = new_card(guest, setup)
        card.edition = table.card.edition
        card.forked_from = table.card.id
        card.hints = True
        card.seats = [
            Seat(guest, name) if seat == asked.seat else Seat(None, "", asked.bot)
            for seat in range(setup.players)
        ]
        return await self._add(card, setup, moves)

    # --- all of them

    def rename(self, guest: int, name: str) -> None:
        for table in self._tables.values():
            table.rename(guest, name)

    async def resume(self) -> None:
        """Wakes the tables where a bot is asked."""
        ids = await self.store.read(
            lambda db: [
                row[0]
                for row in db.execute(
                    "SELECT DISTINCT t.id FROM tables t JOIN seats s ON s.table_id = t.id "
                    "WHERE t.status = 'running' AND s.bot IS NOT NULL AND s.waits"
                )
            ]
        )
        for table_id in ids:
            try:
                await self.get(table_id)
            except Refused as error:
                log.error("table %s is left alone: %s", table_id, error)

    async def sweep(self) -> None:
        """Puts away tables that nobody uses."""
        while True:
            await asyncio.sleep(min(60.0, self.settings.idle_seconds))
            before = time.monotonic() - self.settings.idle_seconds
            for table in [*self._tables.values()]:
                if table.touched < before and table.idle():
                    del self._tables[table.card.id]

    async def close(self) -> None:
        """Lets moves that are being written be finished; bots stop thinking."""
        for table in self._tables.values():
            table.advice.stop()
            for task in [*table.thinking.values()]:
                task.cancel()
            for connection in [*table.connections]:
                connection.close()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=5)
