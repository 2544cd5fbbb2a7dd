"""Tables in memory, in this process: two servers on one storage, and tables that are put away."""

from __future__ import annotations

import asyncio
import gc
import time
import weakref
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from farshore.core.registry import load
from farshore.server.app import make_app
from farshore.server.app_state import AppState
from farshore.server.errors import Refused
from farshore.server.models import Ack, MakeMove, NewSeat, NewTable, SayChat
from farshore.server.new_tables import empty_table
from farshore.server.registry import BRIEFLY, MOST_WITHOUT_PEOPLE
from farshore.server.settings import Settings
from farshore.server.storage.rows import RUNNING, SeatInfo
from farshore.server.table import Table
from farshore.server.visibility.message import Message
from tests.support import cases  # registers the tiny game  # noqa: F401
from tests.support.loops import run_in_own_loop

NEW = NewTable(game="lanterns", players=2)


@asynccontextmanager
async def running(db: Path, **more: Any) -> AsyncIterator[AppState]:
    """A server without a network."""
    app = make_app(Settings(db=db, **{"limits": False, "workers": 1, **more}))
    state: AppState = app.state.farshore
    async with state.open(app):
        yield state


class Watcher:
    """An open page."""

    def __init__(self, guest: int) -> None:
        self.guest: int | None = guest
        self.heard: list[str] = []

    def send(self, message: Message) -> None:
        self.heard.append(message.text)

    def close(self) -> None:
        self.heard.append("closed")


async def two_at_a_table(server: AppState) -> tuple[Table, int, int]:
    ada, _ = await server.guests.name(None, "Ada")
    bo, _ = await server.guests.name(None, "Bo")
    table = await server.tables.create(ada.id, ada.name, NEW)
    await table.join(bo.id, bo.name, None)
    return table, ada.id, bo.id


async def burn(table: Table, guest: int, candle: int, id_: str) -> Ack:
    version = table.model.log(table.model.player(guest)).version()
    return await table.move(guest, MakeMove(id=id_, version=version, move=f"burn {candle}"))


def test_who_moves_second_at_a_shared_storage_catches_up(tmp_path: Path) -> None:
    async def check() -> None:
        async with running(tmp_path / "a.db") as one, running(tmp_path / "a.db") as other:
            table, ada, bo = await two_at_a_table(one)
            same = await other.tables.get(table.info.id)
            watcher = Watcher(bo)
            same.connect(watcher, 0, "")
            await burn(table, ada, 1, "a")
            with pytest.raises(Refused) as caught:
                await burn(same, bo, 2, "b")
            assert caught.value.reason.key == "stale-move"
            assert same.model.game.moves() == table.model.game.moves()
            assert '"chosen":[true,false]' in watcher.heard[-1], "the newer position is shown"
            await burn(same, bo, 2, "b")
            rows = await one.tables._repository.read_moves(table.info.id)
            assert [row.message for row in rows if row.message] == ["0 a", "1 b"]

    run_in_own_loop(check())


def test_of_two_servers_that_load_a_table_one_draws_and_both_show_it(tmp_path: Path) -> None:
    async def check() -> None:
        async with running(tmp_path / "a.db") as one, running(tmp_path / "a.db") as other:
            ada, _ = await one.guests.name(None, "Ada")
            info = empty_table(ada.id, load("lanterns").setup(2, {}, None))
            info.status = RUNNING
            info.seats = [SeatInfo(ada.id, "Ada"), SeatInfo()]
            await one.tables._repository.create_table(info, None)
            tables = await asyncio.gather(one.tables.get(info.id), other.tables.get(info.id))
            moves = [table.model.game.moves() for table in tables]
            assert len(moves[0]) == 1 and moves[0] == moves[1]

    run_in_own_loop(check())


def test_tables_that_nobody_uses_leave_no_memory_behind(tmp_path: Path) -> None:
    """Without waiting for the garbage collector, which a busy server holds back."""

    async def check() -> None:
        async with running(tmp_path / "a.db") as server:
            table, ada, _ = await two_at_a_table(server)
            watcher = Watcher(ada)
            table.connect(watcher, 0, "")
            await burn(table, ada, 1, "a")
            await table.say(ada, SayChat(id="c", text="hello"))
            server.tables.put_away(time.monotonic() + 1)
            assert await server.tables.get(table.info.id) is table, "somebody looks at it"
            table.publisher.disconnect(watcher)
            table_id = table.info.id
            parts = [weakref.ref(part) for part in (table, table.model, table.model.game)]
            gc.disable()
            try:
                del table
                await asyncio.sleep(0.01)
                server.tables.put_away(time.monotonic() + 1)
                assert [part() for part in parts] == [None, None, None]
            finally:
                gc.enable()
            again = await server.tables.get(table_id)
            assert again.model.game.state.view(again.model.player(ada))["chosen"] == [True, False]

    run_in_own_loop(check())


def test_a_table_stays_in_memory_only_for_those_who_belong_to_it(tmp_path: Path) -> None:
    async def check() -> None:
        async with running(tmp_path / "a.db") as server:
            table, ada, _ = await two_at_a_table(server)
            table_id = table.info.id
            for guest, stays in ((None, False), (ada, True)):
                server.tables.put_away(time.monotonic() + 1)
                assert server.tables.loaded() == 0
                await server.tables.look_at(table_id, guest)
                seconds = server.settings.idle_seconds - BRIEFLY - 1
                server.tables.put_away(time.monotonic() - seconds)
                assert server.tables.loaded() == stays

    run_in_own_loop(check())


def test_only_so_many_tables_are_kept_in_memory(tmp_path: Path) -> None:
    async def check() -> None:
        async with running(tmp_path / "a.db", most_loaded=5) as server:
            first, ada, _ = await two_at_a_table(server)
            watcher = Watcher(ada)
            first.connect(watcher, 0, "")
            for _ in range(12):
                await server.tables.create(ada, "Ada", NEW)
                assert server.tables.loaded() <= 5
            assert await server.tables.get(first.info.id) is first, "somebody looks at it"
            first.publisher.disconnect(watcher)

    run_in_own_loop(check())


def test_only_so_many_tables_of_a_guest_have_nobody_but_bots(tmp_path: Path) -> None:
    async def check() -> None:
        async with running(tmp_path / "a.db", limits=True) as server:
            ada, _ = await server.guests.name(None, "Ada")
            bots = [NewSeat(kind="bot", bot="random")] * 2
            unattended = NewTable(game="lanterns", players=2, seats=bots)
            info = empty_table(ada.id, load("lanterns").setup(2, {}, None))
            for number in range(MOST_WITHOUT_PEOPLE):
                info.id, info.status = f"t{number}", RUNNING
                info.seats = [SeatInfo(bot="random"), SeatInfo(bot="random")]
                await server.tables._repository.create_table(info, None)
            with pytest.raises(Refused) as caught:
                await server.tables.create(ada.id, ada.name, unattended)
            assert caught.value.reason.key == "too-many-bot-tables"
            await server.tables.create(ada.id, ada.name, NEW)

    run_in_own_loop(check())
