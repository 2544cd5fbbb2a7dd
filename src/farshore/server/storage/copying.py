"""Copies everything from one storage to another, between the engines or within one.

The source is read as it is at one moment. The copy is read again and compared row by row (counts
and digests) before it is made real: it is there whole, or not at all.
"""

from __future__ import annotations

import hashlib
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from farshore.extras import needs
from farshore.server.storage.calls import CALL_COLUMNS
from farshore.server.storage.calls import COLUMNS as CHANNEL_COLUMNS
from farshore.server.storage.identities import IDENTITY_COLUMNS
from farshore.server.storage.opening import Address, is_postgres
from farshore.server.storage.orders import ORDER_COLUMNS
from farshore.server.storage.relations import RELATION_COLUMNS
from farshore.server.storage.reports import REPORT_COLUMNS
from farshore.server.storage.repository import UnusableStorage
from farshore.server.storage.rows import CHAT_COLUMNS
from farshore.server.storage.sanctions import SANCTION_COLUMNS
from farshore.server.storage.sqlite import COLUMNS, OWN_EDITION_COLUMNS
from farshore.server.storage.sqlite_file import connect

if TYPE_CHECKING:
    import asyncpg

COPIED: Final = {
    "guests": "id, name, created_at",
    "tokens": "hash, guest, kind, expires_at",
    "profiles": "guest, language, zone",
    "devices": "hash, name, created_at",
    "passkeys": "id, guest, public_key, uses, name, created_at, used_at",
    "mail_addresses": "address, guest, created_at",
    "openid_identities": IDENTITY_COLUMNS,
    "one_time_codes": "hash, kind, guest, about, expires_at",
    "access_tokens": "hash, id, guest, name, scope, created_at, used_at",
    "editions": "digest, document",
    "own_editions": f"{OWN_EDITION_COLUMNS}, document",
    "tables": COLUMNS,
    "seats": "table_id, seat, guest, bot, waits, emblem",
    "moves": "table_id, at, line, message",
    "chat": f"table_id, {CHAT_COLUMNS}",
    "analyses": "table_id, document",
    "call_secrets": "name, value",
    "call_preferences": "guest, kinds, language, time_zone, quiet_from, quiet_until",
    "call_channels": CHANNEL_COLUMNS,
    "calls": f"{CALL_COLUMNS}, due_at, lease_until",
    "call_deliveries": "id, channel, document, created_at, due_at, lease_until, tries",
    "call_sightings": "guest, table_id, at",
    "private_notes": "table_id, guest, text",
    "removals": "table_id, guest",
    "reports": REPORT_COLUMNS,
    "relations": RELATION_COLUMNS,
    "sanctions": SANCTION_COLUMNS,
    "bookmarks": "table_id, guest, after",
    "variations": "table_id, guest, document",
    "orders": ORDER_COLUMNS,
    "clocks": "table_id, clocks, due_at",
    "uptime": "one, seen_at",
    "outages": "began_at, ended_at",
    "rate_limits": "hash, free_at",
}
"""What is copied, in an order in which every row finds what it refers to."""
KEYS: Final = {
    "seats": "table_id, seat",
    "moves": "table_id, at",
    "chat": "table_id, n",
    "call_sightings": "guest, table_id",
    "private_notes": "table_id, guest",
    "removals": "table_id, guest",
    "reports": "table_id, guest, about",
    "relations": "guest, about",
    "sanctions": "guest, kind",
    "bookmarks": "table_id, guest",
    "openid_identities": "issuer, subject",
    "variations": "table_id, guest",
    "orders": "table_id, guest",
}
"""By what rows are ordered, where that is not their first column."""
TRUTHS: Final = {"hints", "lesson", "waits"}
"""Columns that hold 0 and 1 in SQLite."""
BATCH_SIZE: Final = 1000

Row = tuple[Any, ...]


@dataclass(frozen=True)
class Copied:
    """What a table holds."""

    rows: int
    digest: str


class NotEmpty(Exception):
    """There are tables and guests already where a copy should go."""


class Side(ABC):
    """A storage in a transaction."""

    @abstractmethod
    def rows(self, table: str) -> AsyncIterator[list[Row]]:
        """All rows in the order of their keys, many at once."""

    @abstractmethod
    async def add(self, table: str, rows: list[Row]) -> None: ...

    @abstractmethod
    async def finish(self) -> None:
        """After the last row."""


async def copy(source: Address, target: Address) -> dict[str, Copied]:
    """Copies and compares; both have been brought up to date (`prepare`)."""
    async with opened(source, writing=False) as one, opened(target, writing=True) as other:
        for table in COPIED:
            async for rows in other.rows(table):
                raise NotEmpty(f"{table}: {len(rows)}")
        found: dict[str, Copied] = {}
        for table in COPIED:
            found[table] = await copy_table(one, other, table)
            if await summary(other, table) != found[table]:
                raise UnusableStorage(f"the copy of {table} is not like the original")
        await other.finish()
        return found


async def copy_table(one: Side, other: Side, table: str) -> Copied:
    digest = Digest()
    async for rows in one.rows(table):
        digest.update(rows)
        await other.add(table, rows)
    return digest.result()


async def summary(side: Side, table: str) -> Copied:
    digest = Digest()
    async for rows in side.rows(table):
        digest.update(rows)
    return digest.result()


class Digest:
    """Rows as both engines give them."""

    def __init__(self) -> None:
        self._rows = 0
        self._hash: Final = hashlib.sha256()

    def update(self, rows: Iterable[Row]) -> None:
        for row in rows:
            self._rows += 1
            self._hash.update(repr(row).encode())

    def result(self) -> Copied:
        return Copied(self._rows, self._hash.hexdigest())


def question(table: str) -> str:
    columns = COPIED[table]
    return f"SELECT {columns} FROM {table} ORDER BY {KEYS.get(table, columns.split(', ')[0])}"


class SqliteSide(Side):
    def __init__(self, db: sqlite3.Connection) -> None:
        self._db: Final = db

    async def rows(self, table: str) -> AsyncIterator[list[Row]]:
        names = COPIED[table].split(", ")
        found = self._db.execute(question(table))
        while rows := found.fetchmany(BATCH_SIZE):
            yield [
                tuple(bool(row[name]) if name in TRUTHS else row[name] for name in names)
                for row in rows
            ]

    async def add(self, table: str, rows: list[Row]) -> None:
        marks = ", ".join("?" for _ in rows[0])
        self._db.executemany(f"INSERT INTO {table} ({COPIED[table]}) VALUES ({marks})", rows)

    async def finish(self) -> None:
        pass


class PostgresSide(Side):
    def __init__(self, db: asyncpg.Connection[Any]) -> None:
        self._db: Final = db

    async def rows(self, table: str) -> AsyncIterator[list[Row]]:
        cursor = await self._db.cursor(question(table))
        while rows := await cursor.fetch(BATCH_SIZE):
            yield [tuple(row) for row in rows]

    async def add(self, table: str, rows: list[Row]) -> None:
        await self._db.copy_records_to_table(table, records=rows, columns=COPIED[table].split(", "))

    async def finish(self) -> None:
        """The next guest and the next call get a number that is free."""
        for table in ("guests", "calls"):
            await self._db.execute(
                f"SELECT setval(pg_get_serial_sequence('{table}', 'id'), "
                f"(SELECT coalesce(max(id), 0) + 1 FROM {table}), false)"
            )


@asynccontextmanager
async def opened(db: Address, *, writing: bool) -> AsyncIterator[Side]:
    if is_postgres(db):
        async with opened_postgres(str(db), writing) as side:
            yield side
        return
    file = connect(Path(db))
    try:
        file.execute("BEGIN IMMEDIATE" if writing else "BEGIN")
        yield SqliteSide(file)
        file.execute("COMMIT")
    finally:
        file.close()  # rolls back what was not committed


@asynccontextmanager
async def opened_postgres(address: str, writing: bool) -> AsyncIterator[Side]:
    with needs("postgres"):
        import asyncpg

        from farshore.server.storage.postgres_pool import FAILURES, said
    try:
        db = await asyncpg.connect(address)
        try:
            async with db.transaction(isolation="repeatable_read", readonly=not writing):
                yield PostgresSide(db)
        finally:
            await db.close()
    except FAILURES as error:
        raise UnusableStorage(said(error)) from error
