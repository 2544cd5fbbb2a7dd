"""A SQLite file: opening it in its newest version, and keeping other servers off it."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

from farshore.server.storage.migrations import migrate, sqlite_version
from farshore.server.storage.repository import StorageInUse, UnusableStorage


def connect(path: Path) -> sqlite3.Connection:
    db = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
    db.row_factory = sqlite3.Row
    try:
        for setting in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
            db.execute(f"PRAGMA {setting}")
    except sqlite3.Error:
        db.close()
        raise
    return db


def open_file(path: Path) -> sqlite3.Connection:
    """The file in its newest version."""
    try:
        db = connect(path)
    except sqlite3.Error as error:
        raise UnusableStorage(str(error)) from error
    try:
        migrate(db)
        if db.execute("PRAGMA application_id").fetchone()[0]:  # it was a backup
            db.execute("PRAGMA application_id = 0")
    except (sqlite3.Error, UnusableStorage) as error:
        db.close()
        raise UnusableStorage(str(error)) from error
    return db


class SqliteClaim:
    """Keeps other servers off a file until it is closed or this process dies.

    A lock that SQLite holds on an empty file beside it works on every system. Where the system can
    lock the file itself, that is done too: a lock file can be deleted, or missed by another name
    of the file.
    """

    def __init__(self, path: Path) -> None:
        path = path.resolve()
        self._file: Final = lock_file(path)
        try:
            self._lock: Final = sqlite3.connect(f"{path}-lock", isolation_level=None, timeout=0)
        except sqlite3.Error as error:
            self._close_file()
            raise UnusableStorage(str(error)) from error
        try:
            self._lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            self.close()
            raise StorageInUse from error

    def close(self) -> None:
        self._lock.close()
        self._close_file()

    def _close_file(self) -> None:
        if self._file is not None:
            os.close(self._file)


def lock_file(path: Path) -> int | None:
    """A descriptor that holds the file itself; None where files cannot be locked.

    It must stay open for as long as the file is in use: closing it would also drop the locks that
    SQLite holds on the file in this process.
    """
    try:
        from fcntl import LOCK_EX, LOCK_NB, flock
    except ImportError:  # Windows keeps files in use from being deleted or replaced
        return None
    try:
        descriptor = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o644)
    except OSError as error:
        raise UnusableStorage(error.strerror or str(error)) from error
    try:
        flock(descriptor, LOCK_EX | LOCK_NB)
    except BlockingIOError as error:
        os.close(descriptor)
        raise StorageInUse from error
    except OSError:  # a file system without such locks
        os.close(descriptor)
        return None
    return descriptor


def claim(path: Path) -> SqliteClaim:
    """Makes a file ours and brings it up to date, or refuses it before anything starts."""
    claimed = SqliteClaim(path)
    try:
        with closing(open_file(path)) as db:
            try_writing(db)
            return claimed
    except UnusableStorage:
        claimed.close()
        raise


def try_writing(db: sqlite3.Connection) -> None:
    """Refuses a disk that is full or may only be read before anybody's move is lost to it."""
    try:
        version = sqlite_version(db)
        db.execute("BEGIN IMMEDIATE")
        db.execute(f"PRAGMA user_version = {version}")
        db.execute("COMMIT")
    except sqlite3.Error as error:
        raise UnusableStorage(str(error)) from error
