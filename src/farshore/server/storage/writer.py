"""The one writer of a SQLite file.

It takes everything that waits, puts it into one transaction and commits once (WAL,
synchronous=FULL), so a caller that has its answer knows that it is on the disk, and many tables
share the price of one commit. Only what may wait for the disk or for somebody else's lock is done
in a thread: the statements between take microseconds, and in a thread each of them would have to
win Python's lock from a busy server.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

from farshore.server.storage.repository import NotStored, StorageClosed

log = logging.getLogger("farshore.server")

T = TypeVar("T")

MOST_IN_ONE_COMMIT: Final = 200

Job = tuple[Callable[[sqlite3.Connection], Any], asyncio.Future[Any]]
Outcome = tuple[asyncio.Future[Any], Any, BaseException | None]


class Writer:
    """Runs jobs inside transactions, many in each."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db: Final = db
        self._loop: Final = asyncio.get_running_loop()
        self._pool: Final = ThreadPoolExecutor(1, "farshore-writer")
        self._jobs: Final[list[Job]] = []
        self._writing: asyncio.Task[None] | None = None
        self._closed = False

    async def write(self, job: Callable[[sqlite3.Connection], T]) -> T:
        """Runs `job` inside a transaction; returns when it is on the disk."""
        if self._closed:
            raise StorageClosed
        future: asyncio.Future[T] = self._loop.create_future()
        self._jobs.append((job, future))
        if self._writing is None:
            self._writing = self._loop.create_task(self._write_all())
        try:
            return await future  # who gives up waiting does not stop the job
        except sqlite3.Error as error:
            log.error("not stored: %s", error)
            raise NotStored from error

    async def close(self) -> None:
        """Finishes what waits to be written."""
        self._closed = True
        if self._writing is not None:
            await self._writing
        self._pool.shutdown()
        self._db.close()

    async def _write_all(self) -> None:
        """Transactions, until nothing waits."""
        while self._jobs:
            batch: list[Job] = []
            try:
                await self._execute("BEGIN IMMEDIATE")
                batch = self._take()
                outcomes = [run(self._db, job) for job in batch]
                await self._execute("COMMIT")
            except sqlite3.Error as error:
                self._roll_back()
                if batch:
                    await self._overwrite()
                outcomes = [(future, None, error) for _, future in batch or self._take()]
            answer(outcomes)
        self._writing = None

    def _roll_back(self) -> None:
        """What cannot even be taken back is by the next BEGIN, which fails until it can."""
        try:
            if self._db.in_transaction:
                self._db.execute("ROLLBACK")
        except sqlite3.Error as error:
            log.error("the storage cannot take back a change: %s", error)

    async def _overwrite(self) -> None:
        """Writes something harmless over a transaction that failed.

        If only making it durable failed, it lies in the WAL complete, and after a crash SQLite
        would find it there: a move that was refused would have been made. What is written next
        takes its place, be it durable or not.
        """
        try:
            await self._execute("BEGIN IMMEDIATE")
            version = self._db.execute("PRAGMA user_version").fetchone()[0]
            self._db.execute(f"PRAGMA user_version = {version}")
            await self._execute("COMMIT")
        except sqlite3.Error as error:
            log.error("the storage cannot be written: %s", error)
            self._roll_back()

    async def _execute(self, statement: str) -> None:
        await self._loop.run_in_executor(self._pool, self._db.execute, statement)

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
