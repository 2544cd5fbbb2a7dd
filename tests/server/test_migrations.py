"""A database of any earlier version is brought up to date, by one of those who start at once."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import asyncpg
import pytest

from farshore.server.storage import postgres_pool
from farshore.server.storage.migrations import migrate, statements
from farshore.server.storage.opening import Address, is_postgres, open_repository, prepare
from farshore.server.storage.postgres_migrations import POSTGRES
from farshore.server.storage.repository import UnusableStorage
from farshore.server.storage.rows import MoveRow, TableInfo, edition_digest
from farshore.server.storage.sqlite_file import connect
from farshore.server.storage.sqlite_migrations import SQLITE
from tests.server.support import change_database
from tests.support.loops import run_in_own_loop
from tests.support.postgres import execute

FIRST_DATA = """
    INSERT INTO guests (id, name, created_at) VALUES (1, 'Ada', 5);
    INSERT INTO tables (id, game, rules, players, options, data, status, host, pace, joining,
        watching, created_at) VALUES ('t', 'lanterns', 1, 1, '{}', 'plain', 'running', 1, 'live',
        'link', 'link', 6);
    INSERT INTO seats (table_id, seat, guest) VALUES ('t', 0, 1);
    INSERT INTO moves (table_id, at, line, message) VALUES ('t', 0, '* light 2', NULL);
    INSERT INTO chat (table_id, n, seat, name, text, at, message)
        VALUES ('t', 0, 0, 'Ada', 'hi', 7, '0 m');
"""
"""Every version has had these columns."""


def build_version(db: Address, version: int) -> None:
    """A database as a Farshore of that version left it."""
    if is_postgres(db):
        run_in_own_loop(build_postgres(str(db), version))
    else:
        with closing(connect(Path(db))) as file:
            migrate(file, version)
    change_database(db, FIRST_DATA, FIRST_DATA)


async def build_postgres(db: str, version: int) -> None:
    connection = await asyncpg.connect(db)
    await postgres_pool.migrate(connection, version)
    await connection.close()


async def stored(db: Address) -> tuple[TableInfo | None, list[MoveRow], int]:
    repository = await open_repository(db)
    try:
        chat = await repository.read_chat("t", None, 10)
        return await repository.find_table("t"), await repository.read_moves("t"), len(chat)
    finally:
        await repository.close()


def version_of(db: Address) -> int:
    if is_postgres(db):
        return int(execute(str(db), "SELECT version FROM farshore_schema")[0][0])
    with closing(sqlite3.connect(db)) as file:
        return int(file.execute("PRAGMA user_version").fetchone()[0])


def test_both_engines_have_the_same_numbers() -> None:
    assert len(SQLITE) == len(POSTGRES)


@pytest.mark.parametrize("version", range(1, len(SQLITE) + 1))
def test_every_earlier_version_is_brought_up_to_date(empty_db: Address, version: int) -> None:
    build_version(empty_db, version)
    with prepare(empty_db):
        pass
    assert version_of(empty_db) == len(SQLITE)
    info, moves, chat = run_in_own_loop(stored(empty_db))
    assert info is not None and info.seats[0].name == "Ada" and info.revision == 0
    assert moves == [MoveRow("* light 2")] and chat == 1


def test_component_data_in_old_rows_of_tables_moves_to_its_own_table(empty_db: Address) -> None:
    async def found(digest: str) -> str | None:
        repository = await open_repository(empty_db)
        try:
            return await repository.find_edition(digest)
        finally:
            await repository.close()

    build_version(empty_db, 3)
    add = """UPDATE tables SET edition = '{"a": 1}'"""
    change_database(empty_db, add, add)
    with prepare(empty_db):
        pass
    info, _, _ = run_in_own_loop(stored(empty_db))
    assert info is not None and info.edition == edition_digest('{"a": 1}')
    assert run_in_own_loop(found(info.edition)) == '{"a": 1}'


def test_a_database_of_a_newer_farshore_is_refused(db: Address) -> None:
    newer = len(SQLITE) + 1
    change_database(
        db, f"PRAGMA user_version = {newer}", f"UPDATE farshore_schema SET version = {newer}"
    )
    with pytest.raises(UnusableStorage, match=f"version {newer}"):
        prepare(db)


def test_of_servers_that_start_at_once_one_migrates(empty_db: Address) -> None:
    command = (
        "from farshore.server.storage.sqlite_file import open_file;"
        "from farshore.server.storage.opening import is_postgres, prepare;"
        "from pathlib import Path; import sys; db = sys.argv[1];"
        "prepare(db) if is_postgres(db) else open_file(Path(db)).close()"
    )
    started = [
        subprocess.Popen([sys.executable, "-c", command, str(empty_db)], stderr=subprocess.PIPE)
        for _ in range(4)
    ]
    for process in started:
        _, said = process.communicate(timeout=60)
        assert process.returncode == 0, said
    assert version_of(empty_db) == len(SQLITE)


def test_a_script_that_fails_leaves_nothing_behind(tmp_path: Path) -> None:
    file = tmp_path / "a.db"
    change_database(file, "CREATE TABLE seats (mine INTEGER)", "")
    with pytest.raises(UnusableStorage, match="seats"):
        prepare(file)
    with closing(connect(file)) as db:
        names = [row["name"] for row in db.execute("SELECT name FROM sqlite_master")]
    assert names == ["seats"] and version_of(file) == 0
    assert statements(" a; b;\n ") == [" a", " b"]


@pytest.mark.parametrize("engine", ["postgres"], indirect=True)
def test_an_older_postgresql_is_refused(db: Address, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres_pool, "OLDEST", 99)
    with pytest.raises(UnusableStorage, match="99 or later is needed"):
        prepare(db)


@pytest.mark.parametrize("engine", ["postgres"], indirect=True)
def test_who_migrates_keeps_the_others_waiting(empty_db: Address) -> None:
    async def work() -> None:
        first = await asyncpg.connect(str(empty_db))
        async with first.transaction():
            await first.execute("SELECT pg_advisory_xact_lock($1)", postgres_pool.MIGRATING)
            second = asyncio.create_task(postgres_pool.prepare(str(empty_db)))
            await asyncio.sleep(0.3)
            assert not second.done()
        await second
        await first.close()

    run_in_own_loop(work())
