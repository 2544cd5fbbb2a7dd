"""Tables in memory, in this process: two servers on one storage, and tables that are put away."""

from __future__ import annotations

import asyncio
import gc
import time
import weakref
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from farshore.core.registry import load
from farshore.core.types import MoveId, Seat
from farshore.server.api.app import make_app
from farshore.server.app_state import AppState
from farshore.server.errors import Refused
from farshore.server.game.live_game import LiveGame
from farshore.server.messages.models import Ack, MakeMove, NewSeat, NewTable, SayChat
from farshore.server.settings import Settings
from farshore.server.storage.opening import Address
from farshore.server.storage.rows import (
    FINISHED,
    RUNNING,
    Append,
    MoveRow,
    SeatInfo,
    TableChanges,
)
from farshore.server.tables.chat import RECENT
from farshore.server.tables.new_tables import empty_table
from farshore.server.tables.registry import BRIEFLY, MOST_WITHOUT_PEOPLE
from farshore.server.tables.table import Table
from farshore.server.visibility.message import Message
from tests.server.support import PATIENCE
from tests.support import cases  # registers the tiny game  # noqa: F401
from tests.support.loops import run_in_own_loop

NEW = NewTable(game="lanterns", players=2)
ANTARCTICA = NewTable(game="antarctica", players=2)


@asynccontextmanager
async def running(db: Address, **more: Any) -> AsyncIterator[AppState]:
    """A server without a network."""
    app = make_app(Settings(db=db, **{"limits": False, "workers": 1, **more}))
    state: AppState = app.state.farshore
    async with state.open(app):
        yield state


class Watcher:
    """An open page."""

    def __init__(self, guest: int) -> None:
        self.guest: int | None = guest
        self.looking = True
        self.heard: list[str] = []

    def send(self, message: Message) -> None:
        self.heard.append(message.text)

    def close(self) -> None:
        self.heard.append("closed")


async def two_at_a_table(server: AppState, new: NewTable = NEW) -> tuple[Table, int, int]:
    ada, _ = await server.guests.name(None, "Ada")
    bo, _ = await server.guests.name(None, "Bo")
    table = await server.tables.create(ada.id, ada.name, new)
    await table.join(bo.id, bo.name, None)
    return table, ada.id, bo.id


async def burn(table: Table, guest: int, candle: int, id_: str) -> Ack:
    version = table.model.log(table.model.player(guest)).version()
    return await table.move(guest, MakeMove(id=id_, version=version, move=f"burn {candle}"))


async def play(table: Table, guest: int, move: MoveId, id_: str, version: str | None = None) -> Ack:
    seen = table.model.log(table.model.player(guest)).version() if version is None else version
    text = table.model.game.setup.game.moves.text(move)
    return await table.move(guest, MakeMove(id=id_, version=seen, move=text))


def test_who_moves_second_at_a_shared_storage_catches_up(db: Address) -> None:
    async def check() -> None:
        async with running(db) as one, running(db) as other:
            table, ada, bo = await two_at_a_table(one, ANTARCTICA)
            same = await other.tables.get(table.info.id)
            first, second = (ada, bo) if table.model.game.waiting() == [Seat(0)] else (bo, ada)
            watcher = Watcher(second)
            await same.connect(watcher, 0, "")
            seat = table.model.player(first)
            moves, seen = table.model.game.legal(seat), same.model.log(seat).version()
            await play(table, first, moves[0], "a")
            with pytest.raises(Refused) as caught:
                await play(same, first, moves[1], "b", version=seen)
            assert caught.value.reason.key == "stale-move"
            assert same.model.game.moves() == table.model.game.moves()
            assert "state" in watcher.heard[-1], "the newer position is shown"
            repeated = await play(same, first, moves[0], "a", version="old")
            assert repeated.repeated, "what was done at one server is known at the other"

    run_in_own_loop(check())


def test_secret_moves_at_two_servers_are_not_felt(db: Address) -> None:
    """Both plan on the same position; the second neither fails nor learns anything by it."""

    async def check() -> None:
        async with running(db) as one, running(db) as other:
            table, ada, bo = await two_at_a_table(one)
            same = await other.tables.get(table.info.id)
            version = same.model.log(same.model.player(bo)).version()
            await asyncio.gather(
                burn(table, ada, 1, "a"),
                same.move(bo, MakeMove(id="b", version=version, move="burn 2")),
            )
            rows = await one.tables._repository.read_moves(table.info.id)
            assert {row.message for row in rows if row.message} == {"0 a", "1 b"}

    run_in_own_loop(check())


def test_of_many_who_sit_down_at_two_servers_each_gets_another_seat(db: Address) -> None:
    async def check() -> None:
        async with running(db) as one, running(db) as other:
            host, _ = await one.guests.name(None, "Host")
            asked = NewTable(game="lanterns", players=3)
            table = await one.tables.create(host.id, host.name, asked)
            same = await other.tables.get(table.info.id)
            guests = [(await one.guests.name(None, f"G{n}"))[0] for n in range(4)]
            outcomes = await asyncio.gather(
                *(
                    (table if n % 2 else same).join(guest.id, guest.name, None)
                    for n, guest in enumerate(guests)
                ),
                return_exceptions=True,
            )
            keys = [one.reason.key for one in outcomes if isinstance(one, Refused)]
            assert len(keys) == 2 and set(keys) <= {"table-not-open", "no-open-seat"}
            stored = await one.tables._repository.find_table(table.info.id)
            assert stored is not None and stored.status == RUNNING
            assert len({seat.guest for seat in stored.seats}) == 3
            await asyncio.gather(table.refresh(), same.refresh())
            assert same.info.seats == table.info.seats == stored.seats
            assert same.model.game.moves() == table.model.game.moves()

    run_in_own_loop(check())


def test_an_undo_at_another_server_is_caught_up_with(db: Address) -> None:
    async def check() -> None:
        async with running(db) as one, running(db) as other:
            table, ada, bo = await two_at_a_table(one)
            same = await other.tables.get(table.info.id)
            before = table.model.game.moves()
            await burn(table, ada, 1, "a")
            await same.refresh()
            assert same.model.game.moves() == table.model.game.moves() != before
            taken_back = Append(2, [MoveRow("undo 1")], TableChanges({Seat(0): True}, RUNNING))
            await one.tables._repository.append_moves(table.info.id, taken_back)
            await same.refresh()
            assert same.model.game.moves() == before and same.info.seats[0].waits
            await burn(same, bo, 3, "b")
            assert len(same.model.game.moves()) == 2

    run_in_own_loop(check())


def test_two_who_ask_for_a_rematch_at_two_servers_meet_at_one_table(db: Address) -> None:
    async def check() -> None:
        async with running(db) as one, running(db) as other:
            table, ada, bo = await two_at_a_table(one)
            while not table.model.game.state.is_over():
                for guest in (ada, bo):
                    seat = table.model.player(guest)
                    if seat in table.model.game.waiting():
                        move = table.model.game.legal(seat)[0]
                        await play(table, guest, move, f"m{len(table.model.done)}")
            same = await other.tables.get(table.info.id)
            assert same.info.status == FINISHED
            again = await asyncio.gather(
                one.tables.rematch(table, ada, "Ada"), other.tables.rematch(same, bo, "Bo")
            )
            assert again[0].info.id == again[1].info.id

    run_in_own_loop(check())


def test_lists_tell_what_is_only_in_memory(db: Address) -> None:
    async def check() -> None:
        async with running(db) as server:
            table, ada, _ = await two_at_a_table(server)
            await table.answer_end(ada, True)
            [listed] = await server.tables.tables_of(ada)
            assert listed == table.to_json(ada) and table.info.seats[0].ends

    run_in_own_loop(check())


def test_of_two_servers_that_load_a_table_one_draws_and_both_show_it(db: Address) -> None:
    async def check() -> None:
        async with running(db) as one, running(db) as other:
            ada, _ = await one.guests.name(None, "Ada")
            info = empty_table(ada.id, load("lanterns").setup(2, {}, None))
            info.status = RUNNING
            info.seats = [SeatInfo(ada.id, "Ada"), SeatInfo()]
            await one.tables._repository.create_table(info, None)
            tables = await asyncio.gather(one.tables.get(info.id), other.tables.get(info.id))
            moves = [table.model.game.moves() for table in tables]
            assert len(moves[0]) == 1 and moves[0] == moves[1]

    run_in_own_loop(check())


async def all_put_away(server: AppState, unused_for: float) -> None:
    """A table that catches up with the database at this moment is put away after that."""
    deadline = time.monotonic() + PATIENCE
    while server.tables.loaded():
        assert time.monotonic() < deadline, "a table stays in memory"
        server.tables.put_away(time.monotonic() - unused_for)
        await asyncio.sleep(0.01)


def live_games() -> int:
    """How many are in memory."""
    return sum(type(found) is LiveGame for found in gc.get_objects())


def test_tables_that_nobody_uses_leave_no_memory_behind(db: Address) -> None:
    """Without waiting for the garbage collector, which a busy server holds back."""

    async def check() -> None:
        async with running(db) as server:
            table, ada, _ = await two_at_a_table(server)
            watcher = Watcher(ada)
            await table.connect(watcher, 0, "")
            await burn(table, ada, 1, "a")
            await table.say(ada, SayChat(id="c", text="hello"))
            server.tables.put_away(time.monotonic() + 1)
            assert await server.tables.get(table.info.id) is table, "somebody looks at it"
            table.publisher.disconnect(watcher)
            table_id = table.info.id
            parts = [weakref.ref(part) for part in (table, table.model)]
            games = live_games()
            gc.disable()
            try:
                del table
                await all_put_away(server, unused_for=-1)
                await asyncio.sleep(0.01)
                assert [part() for part in parts] == [None, None]
                assert live_games() == games - 1
            finally:
                gc.enable()
            again = await server.tables.get(table_id)
            assert again.model.game.state.view(again.model.player(ada))["chosen"] == [True, False]

    run_in_own_loop(check())


def test_a_long_chat_stays_in_the_storage(db: Address) -> None:
    async def check() -> None:
        async with running(db) as server:
            table, ada, _ = await two_at_a_table(server)
            for number in range(RECENT + 20):
                await table.say(ada, SayChat(id=str(number), text="hello"))
            assert len(table._chat._recent) == RECENT and table._chat.count() == RECENT + 20

    run_in_own_loop(check())


def test_a_table_stays_in_memory_only_for_those_who_belong_to_it(db: Address) -> None:
    async def check() -> None:
        async with running(db) as server:
            table, ada, _ = await two_at_a_table(server)
            table_id = table.info.id
            for guest, stays in ((None, False), (ada, True)):
                await all_put_away(server, unused_for=-1)
                await server.tables.look_at(table_id, guest)
                seconds = server.settings.idle_seconds - BRIEFLY - 1
                if stays:
                    server.tables.put_away(time.monotonic() - seconds)
                    assert server.tables.loaded() == 1
                else:
                    await all_put_away(server, unused_for=seconds)

    run_in_own_loop(check())


def test_only_so_many_tables_are_kept_in_memory(db: Address) -> None:
    async def check() -> None:
        async with running(db, most_loaded=5) as server:
            first, ada, _ = await two_at_a_table(server)
            watcher = Watcher(ada)
            await first.connect(watcher, 0, "")
            for _ in range(12):
                await server.tables.create(ada, "Ada", NEW)
                assert server.tables.loaded() <= 5
            assert await server.tables.get(first.info.id) is first, "somebody looks at it"
            first.publisher.disconnect(watcher)

    run_in_own_loop(check())


def test_only_so_many_tables_of_a_guest_have_nobody_but_bots(db: Address) -> None:
    async def check() -> None:
        async with running(db, limits=True) as server:
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
