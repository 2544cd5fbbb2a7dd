"""Servers in this process that share a PostgreSQL: claims, leases, lost wake-ups, presence."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

from farshore.core.state import SPECTATOR
from farshore.core.types import MoveId, Seat
from farshore.server.api.app import make_app
from farshore.server.app_state import AppState
from farshore.server.errors import Refused
from farshore.server.fair_queue import Owner
from farshore.server.messages.models import MakeMove, NewTable, SayChat
from farshore.server.messages.worker_messages import HINT, AskHint, HintAnswer
from farshore.server.settings import Settings
from farshore.server.storage import postgres_sharing
from farshore.server.storage.postgres import PostgresRepository, open_postgres
from farshore.server.storage.postgres_pool import prepare
from farshore.server.storage.postgres_sharing import PostgresSharing, payloads, read_item, written
from farshore.server.storage.rows import (
    FINISHED,
    RUNNING,
    AnalysisProgress,
    Head,
    NewMoves,
    SeatInfo,
)
from farshore.server.storage.sharing import Listener, WakeUp
from farshore.server.tables import cluster as cluster_module
from farshore.server.tables.table import Table
from farshore.server.workers.bot_pool import BotPool
from tests.server.test_storage import moves, new_table
from tests.server.test_tables import ANTARCTICA, Watcher, play, two_at_a_table
from tests.support.loops import run_in_own_loop
from tests.support.postgres import Cluster, execute

SOLO = NewTable.model_validate(
    {"game": "aquatica", "players": 1, "seats": [{"kind": "bot", "bot": "random"}]}
)
PAUSE = "SELECT extract(epoch FROM lease_until - now())::float FROM seats WHERE seat = 0"


class Ear(Listener):
    """Writes down what it hears."""

    def __init__(self) -> None:
        self.heard: list[object] = []
        self.news = asyncio.Event()

    def note(self, what: object) -> None:
        self.heard.append(what)
        self.news.set()

    def woken(self, wake_up: WakeUp) -> None:
        self.note(wake_up)

    def jobs_wait(self) -> None:
        self.note("jobs")

    def answered(self, question: int) -> None:
        self.note(question)

    def missed_some(self) -> None:
        pass

    async def hears(self, what: object) -> None:
        async with asyncio.timeout(10):
            while what not in self.heard:
                self.news.clear()
                await self.news.wait()


@asynccontextmanager
async def servers(
    db: str, count: int, bots: Sequence[Sequence[str]] = ((), ())
) -> AsyncIterator[list[tuple[PostgresRepository, Ear]]]:
    opened = [(await open_postgres(db), Ear()) for _ in range(count)]
    for (repository, ear), own in zip(opened, bots, strict=False):
        await repository.sharing.join(ear, own)
    try:
        yield opened
    finally:
        for repository, _ in opened:
            await repository.sharing.leave()
            await repository.close()


@pytest.fixture
def address(cluster: Cluster) -> str:
    address = cluster.new_database()
    run_in_own_loop(prepare(address))
    return address


async def bots_turn(repository: PostgresRepository, bot: str = "greedy") -> None:
    """The table t1, where the bot of seat 0 is to move."""
    await new_table(repository)
    await repository.change_seat("t1", 0, Seat(0), SeatInfo(bot=bot), None)
    await repository.append_moves("t1", moves(0, "a"))


def check(address: str, work: Callable[[str], Awaitable[None]]) -> None:
    async def run() -> None:
        await work(address)

    run_in_own_loop(run())


def test_a_turn_is_claimed_by_one_and_by_another_when_the_lease_is_over(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(db: str) -> None:
        async with servers(db, 2) as [(one, _), (other, _)]:
            await bots_turn(one)
            sides: list[PostgresSharing] = [one.sharing, other.sharing]
            claims = await asyncio.gather(*(sides[n % 2].claim_turn(None) for n in range(10)))
            [turn] = [claim for claim in claims if claim is not None]
            assert (turn.table_id, turn.seat) == ("t1", Seat(0))
            await asyncio.sleep(0.3)
            await sides[0].renew([turn], [])
            await sides[1].renew([turn], [])
            assert await sides[1].claim_turn(None) is None, "who still thinks keeps it"
            await asyncio.sleep(0.7)
            later = await sides[1].claim_turn(None)
            assert later is not None and later.lease != turn.lease
            await sides[0].give_back(turn, failed=False)
            assert await sides[0].claim_turn(None) is None, "an old claim gives nothing back"
            await one.append_moves("t1", moves(1, "b"))
            assert await sides[0].claim_turn(None) is not None, "the next turn is free"

    monkeypatch.setattr(postgres_sharing, "LEASE", 0.6)
    check(address, work)


def test_hosts_take_turns_however_many_tables_one_of_them_has(address: str) -> None:
    async def work(db: str) -> None:
        async with servers(db, 1) as [(one, _)]:
            hosts = [await one.create_guest(name, name.encode(), 1) for name in ("Eve", "Ada")]
            await bots_turn(one)
            info = await one.find_table("t1")
            assert info is not None
            for n, host in enumerate([0, 0, 0, 1]):
                table = replace(info, id=f"of {n}", host=hosts[host].id)
                await one.create_table(table, None)
                await one.append_moves(table.id, moves(0, "a"))
            claims = [await one.sharing.claim_turn(None) for _ in range(5)]
            found = [claim.table_id for claim in claims if claim is not None]
            assert found == ["t1", "of 0", "of 3", "of 1", "of 2"]

    check(address, work)


def test_a_bot_that_goes_on_deciding_lets_others_come_in_between(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two solo games of bots and one process that thinks: neither is played to its end first."""
    deciding: list[Owner] = []

    async def first_legal(*asked: Any) -> MoveId:
        *_, legal, owner, _ = asked
        deciding.append(owner)
        return MoveId(legal[0])

    monkeypatch.setattr(BotPool, "choose", first_legal)

    async def work(db: str) -> None:
        async with running(db, workers=0) as state:
            for name in ("Ada", "Eve"):
                guest, _ = await state.guests.name(None, name)
                await state.tables.create(guest.id, name, SOLO)
        async with running(db), asyncio.timeout(20):
            while len(deciding) < 8:
                await asyncio.sleep(0.01)
        assert len({*deciding}) == 2
        assert all(one != other for one, other in pairwise(deciding[:8]))

    check(address, work)


def test_jobs_that_wait_for_any_server_are_counted(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(db: str) -> None:
        async with running(db, workers=0) as state, servers(db, 1) as [(other, _)]:
            assert state.servers.waiting() == {"moves": 0, "advice": 0}
            await bots_turn(other)
            await other.sharing.ask("question")
            async with asyncio.timeout(10):
                while state.servers.waiting() != {"moves": 1, "advice": 1}:
                    await asyncio.sleep(0.01)
            assert await other.sharing.claim_turn(None) is not None
            assert await other.sharing.jobs_waiting() == (0, 1), "somebody thinks about it"

    monkeypatch.setattr(cluster_module, "HEARTBEAT", 0.05)
    check(address, work)


def test_a_turn_that_failed_is_tried_later_each_time(address: str) -> None:
    async def work(db: str) -> None:
        async with servers(db, 1) as [(one, _)]:
            await bots_turn(one)
            pauses: list[float] = []
            for _ in range(4):
                turn = None
                while turn is None:
                    turn = await one.sharing.claim_turn(None)
                    await asyncio.sleep(0.01)
                await one.sharing.give_back(turn, failed=True)
                pauses.append(execute(db, PAUSE)[0][0])
            assert pauses[0] < 0.3 and pauses[3] > 0.5

    check(address, work)


def test_a_program_is_run_only_where_it_is_allowed(address: str) -> None:
    async def work(db: str) -> None:
        async with servers(db, 2, [["sage"], []]) as [(one, _), (other, _)]:
            await bots_turn(one, "sage")
            assert await other.sharing.claim_turn(None) is None
            assert await one.sharing.claim_turn(["sage"]) is not None

    check(address, work)


def test_wake_ups_name_tables_and_positions_only(address: str) -> None:
    async def work(db: str) -> None:
        async with servers(db, 2) as [(one, own), (_, ear)]:
            await bots_turn(one)
            await ear.hears(WakeUp("t1", Head(moves=1)))
            await one.sharing.set_present({("t1", 7): True})
            await ear.hears(WakeUp("t1", Head(), presence=True))
            one.sharing.announce_jobs()
            await ear.hears("jobs")
            assert own.heard == [], "nobody wakes itself"

    check(address, work)
    wake_up = WakeUp("abc", Head(3, 2, 1), presence=True)
    assert written(wake_up) == "abc,3,2,1,1" and read_item(written(wake_up)) == wake_up
    parts = payloads("me", [f"{n:0100}" for n in range(200)])
    assert len(parts) > 1 and max(map(len, parts)) < 8000
    assert sum(part.count(" ") for part in parts) == 200


def test_a_question_is_answered_once_by_whoever_has_time(address: str) -> None:
    async def work(db: str) -> None:
        async with servers(db, 2) as [(one, ear), (other, _)]:
            asked = await one.sharing.ask("question")
            found = await other.sharing.claim_question()
            assert found is not None and (found.id, found.document) == (asked, "question")
            assert await one.sharing.claim_question() is None
            assert await one.sharing.read_answer(asked) == (False, None)
            await other.sharing.answer(asked, "answer")
            await other.sharing.answer(asked, "late")
            await ear.hears(asked)
            assert await one.sharing.read_answer(asked) == (True, "answer")
            await one.sharing.withdraw(asked)
            assert await one.sharing.read_answer(asked) == (True, None)

    check(address, work)


def test_an_analysis_goes_on_where_a_dead_server_stopped(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(db: str) -> None:
        async with servers(db, 2) as [(one, _), (other, _)]:
            assert await one.sharing.claim_analysis("t1") == AnalysisProgress(0, [])
            assert await other.sharing.claim_analysis("t1") is None
            progress = AnalysisProgress(5, [{"step": 1}])
            assert await one.sharing.save_progress("t1", progress)
            assert await other.sharing.read_progress("t1") == progress
            await asyncio.sleep(0.5)
            assert await other.sharing.claim_analysis("t1") == progress
            assert not await one.sharing.save_progress("t1", progress), "it has lost the claim"
            await other.sharing.drop_progress("t1")
            assert await other.sharing.read_progress("t1") is None

    monkeypatch.setattr(postgres_sharing, "LEASE", 0.4)
    check(address, work)


def test_who_was_at_a_dead_server_is_not_present_any_more(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(db: str) -> None:
        async with servers(db, 2) as [(one, _), (other, ear)]:
            await one.sharing.set_present({("t1", 7): True})
            assert await other.sharing.present_elsewhere(["t1"]) == {"t1": {7}}
            assert await one.sharing.present_elsewhere(["t1"]) == {"t1": set()}
            await asyncio.sleep(0.5)
            await other.sharing.keep_alive()
            await ear.hears(WakeUp("t1", Head(), presence=True))
            assert await other.sharing.present_elsewhere(["t1"]) == {"t1": set()}
            await one.sharing.keep_alive()
            found = await other.sharing.present_elsewhere(["t1"])
            assert found == {"t1": {7}}, "it was only slow"

    monkeypatch.setattr(postgres_sharing, "LEASE", 0.4)
    check(address, work)


@asynccontextmanager
async def running(db: str, workers: int = 1) -> AsyncIterator[AppState]:
    app = make_app(Settings(db=db, limits=False, workers=workers))
    state: AppState = app.state.farshore
    async with state.open(app):
        yield state


def test_lost_wake_ups_are_made_up_for(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody tells anybody anything, and still everything arrives."""

    async def work(db: str) -> None:
        async with running(db) as one, running(db) as other:
            table, ada, bo = await two_at_a_table(one)
            same = await other.tables.get(table.info.id)
            watcher = Watcher(bo)
            await same.connect(watcher, 0, "")
            version = table.model.log(Seat(0)).version()
            await table.move(ada, MakeMove(id="a", version=version, move="burn 1"))
            await table.say(ada, SayChat(id="c", text="hello"))
            wanted = ("hello", '"chosen":[true,false]')
            async with asyncio.timeout(10):
                while not all(any(each in text for text in watcher.heard) for each in wanted):
                    await asyncio.sleep(0.05)

    monkeypatch.setattr(cluster_module, "SWEEP", 0.3)
    monkeypatch.setattr(PostgresSharing, "announce", lambda self, wake_up: None)
    check(address, work)


def test_what_was_announced_of_many_tables_is_read_in_one_question(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And nothing is asked but for the rows that were not seen."""
    asked: list[dict[str, int]] = []
    read_new_moves = PostgresRepository.read_new_moves

    async def noted(self: PostgresRepository, positions: dict[str, int]) -> dict[str, NewMoves]:
        asked.append(positions)
        return await read_new_moves(self, positions)

    async def work(db: str) -> None:
        async with running(db) as one, running(db) as other:
            watchers: dict[str, Watcher] = {}
            tables = [await two_at_a_table(one) for _ in range(3)]
            for table, _, bo in tables:
                watchers[table.info.id] = Watcher(bo)
                same = await other.tables.get(table.info.id)
                await same.connect(watchers[table.info.id], 0, "")
            before = {table.info.id: table.model.stored for table, _, _ in tables}
            for table, ada, _ in tables:
                version = table.model.log(Seat(0)).version()
                await table.move(ada, MakeMove(id="a", version=version, move="burn 1"))
            monkeypatch.setattr(PostgresRepository, "read_heads", None)
            monkeypatch.setattr(PostgresRepository, "read_moves", None)
            monkeypatch.setattr(PostgresRepository, "find_table", None)
            listener = other.tables._services.cluster
            assert isinstance(listener, Listener)
            for table, _, _ in tables:
                listener.woken(WakeUp(table.info.id, Head(table.model.stored)))
            async with asyncio.timeout(10):
                for watcher in watchers.values():
                    while not any('"chosen":[true,false]' in text for text in watcher.heard):
                        await asyncio.sleep(0.01)
            assert asked == [before]

    monkeypatch.setattr(cluster_module, "SWEEP", 1000.0)
    monkeypatch.setattr(PostgresSharing, "announce", lambda self, wake_up: None)
    monkeypatch.setattr(PostgresRepository, "read_new_moves", noted)
    check(address, work)


def test_moves_of_another_server_are_followed_without_a_task_for_each_table(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What the follower shows is what the other shows; only the end of the game is looked up."""
    waited: list[int] = []
    follow = Table.follow

    async def noted(self: Table, head: Head | None, known: NewMoves | None = None) -> None:
        waited.append(self.model.stored)
        await follow(self, head, known)

    async def work(db: str) -> None:
        async with running(db) as one, running(db) as other:
            table, ada, bo = await two_at_a_table(one, ANTARCTICA)
            same = await other.tables.get(table.info.id)
            watcher = Watcher(bo)
            await same.connect(watcher, 0, "")
            await table.answer_end(ada, True)
            await table.answer_end(bo, False)
            await until(lambda: same.model.stored == table.model.stored)
            waited.clear()
            moves = 0
            while not table.model.game.is_over():
                seat = table.model.game.waiting()[0]
                legal = table.model.game.legal(seat)
                await play(table, (ada, bo)[seat], legal[moves * 7 % len(legal)], str(moves))
                moves += 1
                await until(lambda: same.model.stored == table.model.stored)
                for viewer in (Seat(0), Seat(1), SPECTATOR):
                    shown = same.publisher.state_message(viewer).body
                    assert shown == table.publisher.state_message(viewer).body
                if moves == 1:
                    assert not any(seat.ends is False for seat in same.info.seats)
                    assert '"type":"table"' in watcher.heard[-1], "nobody is asked to end it now"
                if not table.model.game.is_over():
                    assert waited == []
            assert moves > 20 and len(waited) == 1
            await until(lambda: same.info.status == FINISHED)

    monkeypatch.setattr(cluster_module, "SWEEP", 1000.0)
    monkeypatch.setattr(Table, "follow", noted)
    check(address, work)


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(10):
        while not true():
            await asyncio.sleep(0.005)


def test_a_table_that_is_opened_while_a_server_looks_around_stays_open(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is not among those that were asked about."""
    read_heads = PostgresRepository.read_heads
    wanted: list[Callable[[], Awaitable[object]]] = []

    async def late(self: PostgresRepository, table_ids: Sequence[str]) -> dict[str, Head]:
        heads = await read_heads(self, table_ids)
        if wanted:
            await wanted.pop()()
        return heads

    async def work(db: str) -> None:
        async with running(db) as one, running(db) as other:
            table, _, bo = await two_at_a_table(one)
            watcher = Watcher(bo)

            async def open_page() -> None:
                same = await other.tables.get(table.info.id)
                await same.connect(watcher, 0, "")

            wanted.append(open_page)
            await other.tables.catch_up()
            assert watcher.heard and "closed" not in watcher.heard
            assert other.tables.in_memory(table.info.id) is not None

    monkeypatch.setattr(cluster_module, "SWEEP", 1000.0)
    monkeypatch.setattr(PostgresRepository, "read_heads", late)
    check(address, work)


def test_a_connection_that_is_cut_is_made_anew(address: str) -> None:
    async def work(db: str) -> None:
        async with running(db) as one, running(db) as other:
            table, _, bo = await two_at_a_table(one)
            same = await other.tables.get(table.info.id)
            watcher = Watcher(bo)
            await same.connect(watcher, 0, "")
            cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> "
            await asyncio.to_thread(
                execute, db, f"{cut} pg_backend_pid() AND datname = current_database()"
            )
            async with asyncio.timeout(20):
                said = False
                while not said:
                    try:
                        await table.say(bo, SayChat(id="c", text="hello"))
                        said = True
                    except Exception:
                        await asyncio.sleep(0.1)
                while not any("hello" in text for text in watcher.heard):
                    await asyncio.sleep(0.05)

    check(address, work)


def test_one_guest_cannot_pile_up_questions(address: str) -> None:
    async def work(db: str) -> None:
        async with running(db) as server:
            table, ada, _ = await two_at_a_table(server, ANTARCTICA)
            servers = table.model.services.cluster
            [seat] = table.model.game.waiting()
            question = AskHint(record=table.model.game_record(), seat=seat)
            asked = [servers.advise(question, HINT, ada) for _ in range(7)]
            outcomes = await asyncio.gather(*asked, return_exceptions=True)
            refused = [one.reason.key for one in outcomes if isinstance(one, Refused)]
            assert refused == ["too-much-waiting"] * 3
            assert len([one for one in outcomes if isinstance(one, HintAnswer)]) == 4

    check(address, work)


def test_a_late_answer_of_a_bot_counts_once(address: str) -> None:
    """Two servers think about the same turn, because one of them was taken for dead."""

    async def work(db: str) -> None:
        async with running(db) as one, running(db) as other:
            ada, _ = await one.guests.name(None, "Ada")
            asked = NewTable.model_validate(
                {
                    "game": "lanterns",
                    "players": 2,
                    "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}],
                }
            )
            table = await one.tables.create(ada.id, ada.name, asked)
            same = await other.tables.get(table.info.id)
            await asyncio.gather(
                table.take_bot_turn(Seat(1)), same.take_bot_turn(Seat(1)), return_exceptions=True
            )
            rows = await one.tables._repository.read_moves(table.info.id)
            assert len([row for row in rows if row.line.startswith("1 ")]) == 1
            assert table.info.status == RUNNING

    check(address, work)
