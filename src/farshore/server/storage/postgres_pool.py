"""Connections to a PostgreSQL database, and what to say when they fail."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING, Any, Final

import asyncpg

from farshore.server.storage.migrations import check_version
from farshore.server.storage.postgres_migrations import POSTGRES
from farshore.server.storage.repository import (
    NotStored,
    StorageClosed,
    StorageUnreachable,
    UnusableStorage,
)
from farshore.server.waiting import cancellations, check_cancelled

if TYPE_CHECKING:
    from asyncpg.pool import PoolConnectionProxy

    Connection = asyncpg.Connection[Any] | PoolConnectionProxy[Any]

log = logging.getLogger("farshore.server")

OLDEST: Final = 15
"""The oldest PostgreSQL that is supported."""
CONNECTIONS: Final = 8
"""Connections of one server for what people wait for."""
BACKGROUND: Final = 3
"""Connections for what servers tell each other, and for jobs."""
PATIENCE: Final = 10.0
"""Seconds after which the database counts as unreachable."""
MIGRATING: Final = 7_305_861_942
"""The advisory lock that is held while the database is brought up to date."""
FAILURES: Final = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError)
RIGHTS: Final = ["SELECT", "INSERT", "UPDATE", "DELETE"]


class PlainConnection(asyncpg.Connection):
    """A connection on which nobody sets anything for the session, listens, or holds a lock.

    So nothing has to be reset when the next one takes it, which would be a second question to the
    database for every move.
    """

    def get_reset_query(self) -> str:
        return ""


class PostgresPool:
    """Connections that take turns. One that breaks is replaced when it is next needed."""

    def __init__(self, pool: asyncpg.Pool[Any]) -> None:
        self._pool: Final = pool
        self._closed = False

    async def close(self) -> None:
        self._closed = True
        try:
            async with asyncio.timeout(PATIENCE):
                await self._pool.close()
        except FAILURES:
            self._pool.terminate()

    @contextlib.asynccontextmanager
    async def reading(self) -> AsyncIterator[Connection]:
        """A connection for questions."""
        before = cancellations()
        try:
            async with self._pool.acquire(timeout=PATIENCE) as db:
                check_cancelled(before)
                yield db
        except FAILURES as error:
            check_cancelled(before)
            log.error("the database does not answer: %s", said(error))
            raise StorageUnreachable from error

    @contextlib.asynccontextmanager
    async def writing_at_once(self) -> AsyncIterator[Connection]:
        """A connection for a change of one statement."""
        if self._closed:
            raise StorageClosed
        before = cancellations()
        try:
            async with self._pool.acquire(timeout=PATIENCE) as db:
                check_cancelled(before)
                yield db
        except FAILURES as error:
            check_cancelled(before)
            log.error("not stored: %s", said(error))
            raise NotStored from error

    @contextlib.asynccontextmanager
    async def writing(self) -> AsyncIterator[Connection]:
        """A connection for a change of several statements, all of them or none."""
        async with self.writing_at_once() as db, db.transaction():
            yield db


async def connect_pool(address: str, connections: int, **settings: str) -> PostgresPool:
    """Connections to a database that has been brought up to date (`prepare`)."""
    try:
        pool = await asyncpg.create_pool(
            address,
            min_size=0,
            max_size=connections,
            timeout=PATIENCE,
            command_timeout=PATIENCE,
            connection_class=PlainConnection,
            server_settings={"application_name": "farshore", **settings},
        )
    except (*FAILURES, ValueError) as error:
        raise UnusableStorage(said(error)) from error
    try:
        async with pool.acquire() as db:
            await check_current(db)
    except (*FAILURES, ValueError, UnusableStorage) as error:
        pool.terminate()
        raise UnusableStorage(said(error)) from error
    return PostgresPool(pool)


async def prepare(address: str) -> None:
    """Brings a database up to date, or says why it cannot be used."""
    try:
        db = await asyncpg.connect(address, timeout=PATIENCE, command_timeout=60.0)
    except (*FAILURES, ValueError) as error:
        raise UnusableStorage(said(error)) from error
    try:
        await check_server(db)
        await migrate(db)
        await check_rights(db)
    except FAILURES as error:
        raise UnusableStorage(said(error)) from error
    finally:
        await db.close(timeout=PATIENCE)


async def check_server(db: Connection) -> None:
    version = int(await db.fetchval("SHOW server_version_num")) // 10_000
    if version < OLDEST:
        raise UnusableStorage(f"it is PostgreSQL {version}; {OLDEST} or later is needed")
    encoding = await db.fetchval("SHOW server_encoding")
    if encoding != "UTF8":
        raise UnusableStorage(f"its encoding is {encoding}; UTF8 is needed")


async def migrate(db: Connection, newest: int = len(POSTGRES)) -> None:
    """Runs the scripts that are missing, one transaction for all of them."""
    async with db.transaction():
        await db.execute("SELECT pg_advisory_xact_lock($1)", MIGRATING)
        if await db.fetchval("SELECT to_regclass('farshore_schema')") is None:
            await db.execute("CREATE TABLE farshore_schema (version INTEGER NOT NULL)")
            await db.execute("INSERT INTO farshore_schema VALUES (0)")
        version = await db.fetchval("SELECT version FROM farshore_schema")
        check_version(version, newest)
        for number in range(version, newest):
            await db.execute(POSTGRES[number])
        # also when nothing is missing: a database that cannot be written to is found out here
        await db.execute("UPDATE farshore_schema SET version = $1", newest)


async def check_current(db: Connection) -> None:
    """Refuses a database of another version: who only looks after it does not migrate it."""
    known = await db.fetchval("SELECT to_regclass('farshore_schema')")
    version = 0 if known is None else await db.fetchval("SELECT version FROM farshore_schema")
    check_version(version, len(POSTGRES))
    if version < len(POSTGRES):
        raise UnusableStorage(
            f"it is of version {version}, this Farshore needs {len(POSTGRES)}: "
            "a server that starts brings it up to date"
        )


async def check_rights(db: Connection) -> None:
    missing = await db.fetch(
        "SELECT DISTINCT tablename FROM pg_tables, unnest($1::text[]) AS needed "
        "WHERE schemaname = current_schema() "
        "AND NOT has_table_privilege(quote_ident(tablename), needed) ORDER BY 1",
        RIGHTS,
    )
    if missing:
        names = ", ".join(row["tablename"] for row in missing)
        raise UnusableStorage(f"no right to read and write: {names}")


def said(error: Exception) -> str:
    """What went wrong, on one line."""
    if isinstance(error, OSError) and error.errno:
        return os.strerror(error.errno)
    return " ".join(str(error).split()) or type(error).__name__
