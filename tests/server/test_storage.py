"""The repository keeps what it is given, and lets nobody write twice at one position."""

from __future__ import annotations

import ast
import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace

import pytest

from farshore.core.types import Seat
from farshore.server.storage.opening import Address, open_repository
from farshore.server.storage.repository import NotStored, Repository, StaleAppend, StorageClosed
from farshore.server.storage.rows import (
    COOKIE_SECONDS,
    FINISHED,
    OPEN,
    RUNNING,
    Append,
    ChatRow,
    MoveRow,
    OwnEdition,
    SeatInfo,
    TableChanges,
    TableInfo,
    edition_digest,
)
from tests.server.support import refuse_moves
from tests.support.loops import run_in_own_loop
from tests.support.source import PACKAGE

ENGINES = ("sqlite3", "asyncpg")

Check = Callable[[Repository], Awaitable[None]]


@asynccontextmanager
async def opened(db: Address) -> AsyncIterator[Repository]:
    repository = await open_repository(db)
    try:
        yield repository
    finally:
        await repository.close()


def with_repository(db: Address, check: Check) -> None:
    async def run() -> None:
        async with opened(db) as repository:
            await check(repository)

    run_in_own_loop(run())


async def new_table(repository: Repository, **more: object) -> TableInfo:
    host = await repository.create_guest("Ada", b"cookie", 1)
    info = TableInfo(
        id="t1",
        game="lanterns",
        rules=1,
        players=2,
        options={"wind": "on", "n": 3},
        data="plain",
        edition=None,
        status=OPEN,
        host=host.id,
        pace="live",
        joining="everybody",
        watching="everybody",
        created_at=5,
        seats=[SeatInfo(host.id, "Ada"), SeatInfo()],
    )
    await repository.create_table(info, None)
    return info


def moves(position: int, *lines: str, status: str = RUNNING) -> Append:
    rows = [MoveRow(line, f"message {line}") for line in lines]
    return Append(position, rows, TableChanges({Seat(0): True}, status, [0], 9))


def test_a_table_comes_back_as_it_was_stored(db: Address) -> None:
    async def check(repository: Repository) -> None:
        info = await new_table(repository)
        assert await repository.find_table("t1") == info
        assert await repository.find_table("t2") is None
        assert await repository.list_tables(OPEN, "lanterns", None, 0, 10) == [info]
        assert await repository.list_tables(OPEN, "other", None, 0, 10) == []
        assert await repository.count_unfinished(info.host) == 1
        bot = SeatInfo(bot="greedy")
        await repository.change_seat("t1", 0, Seat(1), bot, moves(0, "a", "b"))
        await repository.append_moves("t1", moves(2, "c", status=FINISHED))
        await repository.set_rematch("t1", None, "t2")
        found = await repository.find_table("t1")
        assert found is not None and found.status == FINISHED and found.winners == [0]
        assert found.seats == [SeatInfo(info.host, "Ada", None, True), SeatInfo(bot="greedy")]
        assert found.rematch == "t2" and found.finished_at == 9
        assert await repository.tables_of(info.host, 5) == [found]
        await repository.delete_table("t1")
        assert await repository.read_moves("t1") == []

    with_repository(db, check)


def own_edition(guest: int, **more: object) -> OwnEdition:
    edition = OwnEdition("e1", guest, "lanterns", "Box", 1, 3, 2, created_at=5, changed_at=6)
    return replace(edition, **more)  # type: ignore[arg-type]


def test_component_data_is_stored_once_and_goes_with_its_last_table(db: Address) -> None:
    async def check(repository: Repository) -> None:
        info = await new_table(repository)
        digest = edition_digest("{}")
        for name in ("t2", "t3"):
            await repository.create_table(replace(info, id=name, edition=digest), None, "{}")
        assert await repository.find_edition(digest) == "{}"
        await repository.delete_table("t2")
        assert await repository.find_edition(digest) == "{}"
        await repository.delete_table("t3")
        assert await repository.find_edition(digest) is None

    with_repository(db, check)


def test_an_edition_of_a_guest_comes_back_as_it_was_saved(db: Address) -> None:
    async def check(repository: Repository) -> None:
        guest = (await repository.create_guest("Ada", b"cookie", 1)).id
        first = own_edition(guest)
        await repository.create_own_edition(first, "{}")
        assert await repository.find_own_edition("e1") == first
        assert await repository.read_own_edition("e1") == "{}"
        assert await repository.count_own_editions(guest) == 1
        later = own_edition(guest, id="e2", game="other", changed_at=9)
        await repository.create_own_edition(later, "[]")
        assert await repository.own_editions(guest, None, 5) == [later, first]
        assert await repository.own_editions(guest, "other", 5) == [later]
        await repository.change_own_edition("e1", "My box", "secret")
        shared = await repository.find_shared_edition("secret")
        assert shared == own_edition(guest, name="My box", share="secret")
        await repository.delete_own_edition("e1")
        assert await repository.find_own_edition("e1") is None
        assert await repository.read_own_edition("e1") is None
        assert await repository.find_shared_edition("secret") is None

    with_repository(db, check)


def test_who_saves_an_old_revision_is_told_so_and_changes_nothing(db: Address) -> None:
    async def check(repository: Repository) -> None:
        guest = (await repository.create_guest("Ada", b"cookie", 1)).id
        await repository.create_own_edition(own_edition(guest), "first")
        second = own_edition(guest, revision=2, faults=0, size=6, changed_at=7)
        await repository.save_own_edition(second, "second")
        with pytest.raises(StaleAppend):
            await repository.save_own_edition(second, "other")
        assert await repository.read_own_edition("e1") == "second"
        assert await repository.find_own_edition("e1") == second

    with_repository(db, check)


def test_who_comes_second_at_a_position_is_told_so_and_changes_nothing(db: Address) -> None:
    async def check(repository: Repository) -> None:
        await new_table(repository)
        await repository.append_moves("t1", moves(0, "a", "b"))
        async with opened(db) as other:
            await other.append_moves("t1", moves(2, "c"))
        with pytest.raises(StaleAppend):
            await repository.append_moves("t1", moves(2, "d", "e", status=FINISHED))
        lines = [row.line for row in await repository.read_moves("t1", 1)]
        assert lines == ["b", "c"]
        found = await repository.find_table("t1")
        assert found is not None and found.status == RUNNING
        await repository.append_chat("t1", ChatRow(0, Seat(0), "Ada", "hi", 1, "0 m"))
        with pytest.raises(StaleAppend):
            await repository.append_chat("t1", ChatRow(0, Seat(0), "Ada", "ho", 2, "0 n"))

    with_repository(db, check)


def test_of_many_writers_at_one_position_one_wins(db: Address) -> None:
    async def check(repository: Repository) -> None:
        await new_table(repository)
        attempts = [repository.append_moves("t1", moves(0, f"line {n}")) for n in range(50)]
        outcomes = await asyncio.gather(*attempts, return_exceptions=True)
        assert [type(outcome) for outcome in outcomes].count(StaleAppend) == 49
        assert len(await repository.read_moves("t1")) == 1

    with_repository(db, check)


def test_moves_that_come_together_fail_for_themselves(db: Address) -> None:
    """However they are stored: one is stale, one is text that no database takes."""

    async def check(repository: Repository) -> None:
        first = await new_table(repository)
        names = [f"t{n}" for n in range(2, 40)]
        for name in names:
            await repository.create_table(replace(first, id=name), None)
        for name in ("t1", *names):
            await repository.append_moves(name, moves(0, "begin"))
        async with opened(db) as other:
            await other.append_moves("t7", moves(1, "quicker"))
        wanted = {name: moves(1, "a", "b") for name in ("t1", *names)}
        unknown = Append(1, [MoveRow("a", "\ud800")], TableChanges({}, RUNNING))
        wanted["t9"] = unknown
        tried = [repository.append_moves(name, append) for name, append in wanted.items()]
        ends = await asyncio.gather(*tried, return_exceptions=True)
        outcomes = dict(zip(wanted, ends, strict=True))
        assert isinstance(outcomes.pop("t7"), StaleAppend)
        assert isinstance(outcomes.pop("t9"), Exception)
        assert [*outcomes.values()] == [None] * 37
        for name in outcomes:
            lines = [row.line for row in await repository.read_moves(name)]
            assert lines == ["begin", "a", "b"]
            found = await repository.find_table(name)
            assert found is not None and [seat.waits for seat in found.seats] == [True, False]
        assert [row.line for row in await repository.read_moves("t7")] == ["begin", "quicker"]
        assert [row.line for row in await repository.read_moves("t9")] == ["begin"]

    with_repository(db, check)


def test_chat_is_read_from_the_end(db: Address) -> None:
    async def check(repository: Repository) -> None:
        await new_table(repository)
        lines = [ChatRow(n, Seat(0), "Ada", f"text {n}", n, f"m{n}") for n in range(5)]
        for line in lines:
            await repository.append_chat("t1", line)
        assert await repository.read_chat("t1", None, 2) == lines[3:]
        assert await repository.read_chat("t1", 3, 2) == lines[1:3]

    with_repository(db, check)


def test_a_link_is_used_once_and_not_after_its_time(db: Address) -> None:
    async def check(repository: Repository) -> None:
        now = int(time.time())
        ada = await repository.create_guest("Ada", b"cookie", now)
        await repository.add_link(ada.id, b"link", now + 50)
        await repository.add_link(ada.id, b"old", now - 40)
        assert await repository.find_guest(b"link") is None, "a link is no cookie"
        assert await repository.use_link(b"old", b"phone", now) is None
        found = await repository.use_link(b"link", b"phone", now)
        assert found is not None and found.id == ada.id
        assert await repository.use_link(b"link", b"thief", now) is None
        await repository.rename_guest(ada.id, "Ada L")
        phone = await repository.find_guest(b"phone")
        assert phone is not None and phone.name == "Ada L"
        await repository.delete_token(b"phone")
        assert await repository.find_guest(b"phone") is None

    with_repository(db, check)


def test_a_cookie_ends_and_can_be_renewed(db: Address) -> None:
    async def check(repository: Repository) -> None:
        now = int(time.time())
        await repository.create_guest("Ada", b"old", now - COOKIE_SECONDS - 10)
        assert await repository.find_guest(b"old") is None
        await repository.renew_cookie(b"old", now)
        found = await repository.find_guest(b"old")
        assert found is not None and found.expires_at == now + COOKIE_SECONDS

    with_repository(db, check)


def test_signing_out_takes_the_personal_links_along(db: Address) -> None:
    async def check(repository: Repository) -> None:
        now = int(time.time())
        ada = await repository.create_guest("Ada", b"laptop", now)
        bo = await repository.create_guest("Bo", b"bo", now)
        await repository.add_link(ada.id, b"link", now + 50)
        await repository.use_link(b"link", b"phone", now)
        await repository.add_link(ada.id, b"link", now + 50)
        await repository.add_link(bo.id, b"other", now + 50)
        await repository.delete_token(b"laptop")
        assert await repository.use_link(b"link", b"thief", now) is None
        assert await repository.good_tokens([b"laptop", b"phone", b"bo"]) == {b"phone", b"bo"}
        await repository.delete_tokens(ada.id)
        assert await repository.good_tokens([b"phone", b"bo"]) == {b"bo"}
        assert await repository.use_link(b"other", b"tablet", now) is not None

    with_repository(db, check)


def test_all_tables_and_guests_can_be_gone_through(db: Address) -> None:
    async def check(repository: Repository) -> None:
        info = await new_table(repository)
        assert [table.id for table in await repository.every_table("", 10)] == [info.id]
        assert await repository.every_table(info.id, 10) == []
        bo = await repository.create_guest("Bo", b"bo", 2)
        assert [guest.name for guest in await repository.every_guest(0, 10)] == ["Ada", "Bo"]
        assert await repository.every_guest(bo.id, 10) == []
        assert await repository.count_without_people(info.host) == 0
        await repository.append_moves(info.id, moves(0, "a"))
        for seat in (0, 1):
            bot = SeatInfo(bot="greedy")
            await repository.change_seat(info.id, seat, Seat(seat), bot, None)
        assert await repository.count_without_people(info.host) == 1

    with_repository(db, check)


def test_what_the_disk_refuses_is_not_stored_and_the_next_is(db: Address) -> None:
    async def check(repository: Repository) -> None:
        await new_table(repository)
        refuse_moves(db, "bad")
        with pytest.raises(NotStored):
            await repository.append_moves("t1", moves(0, "bad"))
        await repository.append_moves("t1", moves(0, "good"))
        await repository.close()
        with pytest.raises(StorageClosed):
            await repository.append_moves("t1", moves(1, "late"))

    with_repository(db, check)


def test_a_seat_is_changed_only_as_it_was_seen(db: Address) -> None:
    async def check(repository: Repository) -> None:
        info = await new_table(repository)
        bo = await repository.create_guest("Bo", b"other", 1)
        await repository.change_seat("t1", 0, Seat(1), SeatInfo(bo.id), None)
        with pytest.raises(StaleAppend):
            await repository.change_seat("t1", 0, Seat(1), SeatInfo(info.host), moves(0, "a"))
        found = await repository.find_table("t1")
        assert found is not None and found.revision == 1 and found.seats[1].name == "Bo"
        assert await repository.read_moves("t1") == []
        await repository.set_rematch("t1", None, "t2")
        with pytest.raises(StaleAppend):
            await repository.set_rematch("t1", None, "t3")
        with pytest.raises(StaleAppend):
            await repository.delete_table("t1", 1)
        await repository.delete_table("t1", 2)
        assert await repository.find_table("t1") is None

    with_repository(db, check)


def test_an_id_that_no_database_could_hold_is_of_no_table(db: Address) -> None:
    async def check(repository: Repository) -> None:
        assert await repository.find_table("a\x00b") is None

    with_repository(db, check)


def test_nobody_else_knows_which_engine_it_is() -> None:
    for file in (PACKAGE / "server").rglob("*.py"):
        if file.parent.name == "storage":
            continue
        tree = ast.parse(file.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.Import):
                assert all(alias.name not in ENGINES for alias in node.names), file
            if isinstance(node, ast.ImportFrom):
                assert node.module not in ENGINES, file
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                sql = ("SELECT ", "INSERT INTO", "UPDATE ", "DELETE FROM")
                assert not node.value.startswith(sql), file
