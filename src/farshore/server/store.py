"""SQLite: what must survive.

There is one writer. It takes everything that waits, puts it into one transaction and commits once
(WAL, synchronous=FULL), so a caller that has its answer knows that it is on the disk, and many
tables share the price of one commit. Only what may wait for the disk or for somebody else's lock is
done in a thread: the statements between take microseconds, and in a thread each of them would have
to win Python's lock from a busy server. Another thread reads.

The moves of a table are only ever appended: a line of the record (`0 sail left`, `* draw crane`),
or `undo N`, which takes line N out of the record again.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, TypeVar

from farshore.server.errors import Refused

log = logging.getLogger("farshore.server")

T = TypeVar("T")

MIGRATIONS: Final = [
    """
    CREATE TABLE guests (
        id INTEGER PRIMARY KEY,
        name TEXT NOT NULL,
        created_at INTEGER NOT NULL
    );
    CREATE TABLE tokens (
        hash BLOB PRIMARY KEY,
        guest INTEGER NOT NULL REFERENCES guests (id),
        kind TEXT NOT NULL CHECK (kind IN ('cookie', 'link')),
        expires_at INTEGER
    ) WITHOUT ROWID;
    CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        game TEXT NOT NULL,
        rules INTEGER NOT NULL,
        players INTEGER NOT NULL,
        options TEXT NOT NULL,
        data TEXT NOT NULL,
        edition TEXT,
        status TEXT NOT NULL CHECK (status IN ('open', 'running', 'finished')),
        host INTEGER NOT NULL REFERENCES guests (id),
        pace TEXT NOT NULL,
        joining TEXT NOT NULL,
        watching TEXT NOT NULL,
        created_at INTEGER NOT NULL,
        finished_at INTEGER,
        winners TEXT,
        rematch TEXT,
        forked_from TEXT
    ) WITHOUT ROWID;
    CREATE INDEX tables_by_status ON tables (status, created_at);
    CREATE TABLE seats (
        table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        guest INTEGER REFERENCES guests (id),
        bot TEXT,
        waits INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (table_id, seat)
    ) WITHOUT ROWID;
    CREATE INDEX seats_by_guest ON seats (guest);
    CREATE TABLE moves (
        table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        at INTEGER NOT NULL,
        line TEXT NOT NULL,
        message TEXT,
        PRIMARY KEY (table_id, at)
    ) WITHOUT ROWID;
    CREATE TABLE chat (
        table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        n INTEGER NOT NULL,
        seat INTEGER NOT NULL,
        name TEXT NOT NULL,
        text TEXT NOT NULL,
        at INTEGER NOT NULL,
        message TEXT NOT NULL,
        PRIMARY KEY (table_id, n)
    ) WITHOUT ROWID;
    """,
    """
    ALTER TABLE tables ADD COLUMN hints INTEGER NOT NULL DEFAULT 0;
    CREATE TABLE analyses (
        table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
        document TEXT NOT NULL
    ) WITHOUT ROWID;
    """,
    # analyses tell more than they did; they are made anew when they are asked for
    "DELETE FROM analyses;",
]
"""Script N brings a file from version N to N + 1 (PRAGMA user_version). Only ever append."""

MOST_IN_ONE_COMMIT: Final = 200

Job = tuple[Callable[[sqlite3.Connection], Any], asyncio.Future[Any]]
Outcome = tuple[asyncio.Future[Any], Any, BaseException | None]


class Store:
    """A database file, open."""

    def __init__(self, path: Path) -> None:
        self._loop = asyncio.get_running_loop()
        self._writer = connect(path)
        migrate(self._writer)
        self._reader = connect(path)
        self._reader.execute("PRAGMA query_only = ON")
        self._jobs: list[Job] = []
        self._writing: asyncio.Task[None] | None = None
        self._write_pool = ThreadPoolExecutor(1, "farshore-writer")
        self._read_pool = ThreadPoolExecutor(1, "farshore-reader")
        self._closed = False

    async def write(self, job: Callable[[sqlite3.Connection], T]) -> T:
        """Runs `job` inside a transaction; returns when it is on the disk."""
        if self._closed:
            raise Refused(503, "shutting-down")
        future: asyncio.Future[T] = self._loop.create_future()
        self._jobs.append((job, future))
        if self._writing is None:
            self._writing = self._loop.create_task(self._write_all())
        try:
            return await asyncio.shield(future)
        except sqlite3.Error as error:
            log.error("not stored: %s", error)
            raise Refused(503, "not-stored") from error

    async def read(self, job: Callable[[sqlite3.Connection], T]) -> T:
        return await self._loop.run_in_executor(self._read_pool, job, self._reader)

    async def close(self) -> None:
        """Finishes what waits to be written, then closes the file."""
        self._closed = True
        if self._writing is not None:
            await self._writing
        self._write_pool.shutdown()
        self._read_pool.shutdown()
        self._reader.close()
        self._writer.close()

    # --- the writer

    async def _write_all(self) -> None:
        """Transactions, until nothing waits."""
        while self._jobs:
            batch: list[Job] = []
            try:
                await self._execute("BEGIN IMMEDIATE")
                batch = self._take()
                outcomes = [run(self._writer, job) for job in batch]
                await self._execute("COMMIT")
            except sqlite3.Error as error:
                if self._writer.in_transaction:
                    self._writer.execute("ROLLBACK")
                outcomes = [(future, None, error) for _, future in batch or self._take()]
            answer(outcomes)
        self._writing = None

    async def _execute(self, statement: str) -> None:
        await self._loop.run_in_executor(self._write_pool, self._writer.execute, statement)

    def _take(self) -> list[Job]:
        batch = self._jobs[:MOST_IN_ONE_COMMIT]
        del self._jobs[:MOST_IN_ONE_COMMIT]
        return batch


def run(db: sqlite3.Connection, job: Job) -> Outcome:
    """Does one of the jobs of a transaction; if it fails, only it is undone."""
    work, future = job
    db.execute("SAVEPOINT job")
    try:
        outcome: Outcome = (future, work(db), None)
    except Exception as error:
        db.execute("ROLLBACK TO job")
        outcome = (future, None, error)
    db.execute("RELEASE job")
    return outcome


def answer(outcomes: list[Outcome]) -> None:
    for future, value, error in outcomes:
        if future.done():
            continue
        if error is None:
            future.set_result(value)
        else:
            future.set_exception(error)


def connect(path: Path) -> sqlite3.Connection:
    db = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
    db.row_factory = sqlite3.Row
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA foreign_keys = ON")
    return db


class FileInUse(Exception):
    """Another server keeps its tables in the file."""


def claim(path: Path) -> sqlite3.Connection:
    """Keeps other servers off the file, until what is returned is closed or this process dies.

    A lock that SQLite holds on an empty file beside it works on every system.
    """
    lock = sqlite3.connect(f"{path}-lock", isolation_level=None, timeout=0)
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        lock.close()
        raise FileInUse from error
    return lock


class NewerFile(Exception):
    """The file was written by a newer Farshore."""


def migrate(db: sqlite3.Connection) -> None:
    """Brings an older (or empty) file up to date."""
    version = db.execute("PRAGMA user_version").fetchone()[0]
    if version > len(MIGRATIONS):
        raise NewerFile(f"the file is of version {version}, this Farshore knows {len(MIGRATIONS)}")
    for number in range(version, len(MIGRATIONS)):
        db.executescript(
            f"BEGIN IMMEDIATE; {MIGRATIONS[number]} PRAGMA user_version = {number + 1}; COMMIT;"
        )
