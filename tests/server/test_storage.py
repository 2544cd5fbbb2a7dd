"""The repository keeps what it is given, and lets nobody write twice at one position."""

from __future__ import annotations

import ast
import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, closing
from dataclasses import replace
from pathlib import Path

import pytest

from farshore.core.types import Seat
from farshore.server.storage.migrations import MIGRATIONS
from farshore.server.storage.repository import NotStored, Repository, StaleAppend, StorageClosed
from farshore.server.storage.rows import (
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
from farshore.server.storage.sqlite import SqliteRepository
from tests.support.loops import run_in_own_loop
from tests.support.source import PACKAGE

Check = Callable[[Repository], Awaitable[None]]


@asynccontextmanager
async def opened(path: Path) -> AsyncIterator[Repository]:
    repository = SqliteRepository(path)
    try:
        yield repository
    finally:
        await repository.close()


def with_repository(folder: Path, check: Check) -> None:
    async def run() -> None:
        async with opened(folder / "tables.db") as repository:
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


def test_a_table_comes_back_as_it_was_stored(tmp_path: Path) -> None:
    async def check(repository: Repository) -> None:
        info = await new_table(repository)
        assert await repository.find_table("t1") == info
        assert await repository.find_table("t2") is None
        assert await repository.list_tables(OPEN, "lanterns", 0, 10) == [info]
        assert await repository.list_tables(OPEN, "other", 0, 10) == []
        assert await repository.count_unfinished(info.host) == 1
        await repository.change_seat("t1", Seat(1), None, "greedy", moves(0, "a", "b"))
        await repository.append_moves("t1", moves(2, "c", status=FINISHED))
        await repository.set_rematch("t1", "t2")
        found = await repository.find_table("t1")
        assert found is not None and found.status == FINISHED and found.winners == [0]
        assert found.seats == [SeatInfo(info.host, "Ada", None, True), SeatInfo(bot="greedy")]
        assert found.rematch == "t2" and found.finished_at == 9
        assert await repository.tables_of(info.host, 5) == [found]
        await repository.delete_table("t1")
        assert await repository.read_moves("t1") == []

    with_repository(tmp_path, check)


def own_edition(guest: int, **more: object) -> OwnEdition:
    edition = OwnEdition("e1", guest, "lanterns", "Box", 1, 3, 2, created_at=5, changed_at=6)
    return replace(edition, **more)  # type: ignore[arg-type]


def test_component_data_is_stored_once_and_goes_with_its_last_table(tmp_path: Path) -> None:
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

    with_repository(tmp_path, check)


def test_an_edition_of_a_guest_comes_back_as_it_was_saved(tmp_path: Path) -> None:
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

    with_repository(tmp_path, check)


def test_who_saves_an_old_revision_is_told_so_and_changes_nothing(tmp_path: Path) -> None:
    async def check(repository: Repository) -> None:
        guest = (await repository.create_guest("Ada", b"cookie", 1)).id
        await repository.create_own_edition(own_edition(guest), "first")
        second = own_edition(guest, revision=2, faults=0, size=6, changed_at=7)
        await repository.save_own_edition(second, "second")
        with pytest.raises(StaleAppend):
            await repository.save_own_edition(second, "other")
        assert await repository.read_own_edition("e1") == "second"
        assert await repository.find_own_edition("e1") == second

    with_repository(tmp_path, check)


def test_component_data_in_old_rows_of_tables_moves_to_its_own_table(tmp_path: Path) -> None:
    async def check(repository: Repository) -> None:
        for name in ("old", "older"):
            found = await repository.find_table(name)
            assert found is not None and found.edition == edition_digest('{"a": 1}')
            assert await repository.find_edition(found.edition) == '{"a": 1}'
        plain = await repository.find_table("plain")
        assert plain is not None and plain.edition is None

    with closing(sqlite3.connect(tmp_path / "tables.db")) as db:
        for script in MIGRATIONS[:3]:
            db.executescript(script)
        db.execute("PRAGMA user_version = 3")
        db.execute("INSERT INTO guests VALUES (1, 'Ada', 1)")
        rows = [("old", '{"a": 1}'), ("older", '{"a": 1}'), ("plain", None)]
        db.executemany(
            "INSERT INTO tables (id, game, rules, players, options, data, edition, status, host, "
            "pace, joining, watching, created_at) VALUES "
            "(?, 'lanterns', 1, 2, '{}', 'plain', ?, 'open', 1, 'live', 'link', 'link', 1)",
            rows,
        )
        db.commit()
    with_repository(tmp_path, check)


def test_who_comes_second_at_a_position_is_told_so_and_changes_nothing(tmp_path: Path) -> None:
    async def check(repository: Repository) -> None:
        await new_table(repository)
        await repository.append_moves("t1", moves(0, "a", "b"))
        async with opened(tmp_path / "tables.db") as other:
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

    with_repository(tmp_path, check)


def test_of_many_writers_at_one_position_one_wins(tmp_path: Path) -> None:
    async def check(repository: Repository) -> None:
        await new_table(repository)
        attempts = [repository.append_moves("t1", moves(0, f"line {n}")) for n in range(50)]
        outcomes = await asyncio.gather(*attempts, return_exceptions=True)
        assert [type(outcome) for outcome in outcomes].count(StaleAppend) == 49
        assert len(await repository.read_moves("t1")) == 1

    with_repository(tmp_path, check)


def test_chat_is_read_from_the_end(tmp_path: Path) -> None:
    async def check(repository: Repository) -> None:
        await new_table(repository)
        lines = [ChatRow(n, Seat(0), "Ada", f"text {n}", n, f"m{n}") for n in range(5)]
        for line in lines:
            await repository.append_chat("t1", line)
        assert await repository.read_chat("t1", None, 2) == lines[3:]
        assert await repository.read_chat("t1", 3, 2) == lines[1:3]

    with_repository(tmp_path, check)


def test_a_link_is_used_once_and_not_after_its_time(tmp_path: Path) -> None:
    async def check(repository: Repository) -> None:
        ada = await repository.create_guest("Ada", b"cookie", 1)
        await repository.add_link(ada.id, b"link", 100)
        await repository.add_link(ada.id, b"old", 10)
        assert await repository.find_guest(b"link") is None, "a link is no cookie"
        assert await repository.use_link(b"old", b"phone", 50) is None
        assert await repository.use_link(b"link", b"phone", 50) == ada
        assert await repository.use_link(b"link", b"thief", 50) is None
        await repository.rename_guest(ada.id, "Ada L")
        phone = await repository.find_guest(b"phone")
        assert phone is not None and phone.name == "Ada L"
        await repository.delete_token(b"phone")
        assert await repository.find_guest(b"phone") is None

    with_repository(tmp_path, check)


def test_what_the_disk_refuses_is_not_stored_and_the_next_is(tmp_path: Path) -> None:
    async def check(repository: Repository) -> None:
        await new_table(repository)
        with sqlite3.connect(tmp_path / "tables.db") as db:
            db.execute(
                "CREATE TRIGGER full BEFORE INSERT ON moves WHEN NEW.line = 'bad' "
                "BEGIN SELECT RAISE(ABORT, 'no room'); END"
            )
        db.close()
        with pytest.raises(NotStored):
            await repository.append_moves("t1", moves(0, "bad"))
        await repository.append_moves("t1", moves(0, "good"))
        await repository.close()
        with pytest.raises(StorageClosed):
            await repository.append_moves("t1", moves(1, "late"))

    with_repository(tmp_path, check)


def test_nobody_else_knows_that_it_is_sqlite() -> None:
    for file in (PACKAGE / "server").rglob("*.py"):
        if file.parent.name == "storage":
            continue
        tree = ast.parse(file.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.Import):
                assert all(alias.name != "sqlite3" for alias in node.names), file
            if isinstance(node, ast.ImportFrom):
                assert node.module != "sqlite3", file
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                sql = ("SELECT ", "INSERT INTO", "UPDATE ", "DELETE FROM")
                assert not node.value.startswith(sql), file
