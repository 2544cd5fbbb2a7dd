"""Keeping a SQLite file safe: copies while it is in use, putting one back, and checking it."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from farshore.server.storage.migrations import check_version, sqlite_version
from farshore.server.storage.repository import UnusableStorage
from farshore.server.storage.sqlite_file import SqliteClaim
from farshore.server.storage.sqlite_migrations import SQLITE


@contextlib.contextmanager
def reading(path: Path) -> Iterator[sqlite3.Connection]:
    """A file that must be there already; nothing in it is changed."""
    if not path.is_file():
        raise UnusableStorage("there is no such file")
    try:
        with closing(sqlite3.connect(path, timeout=10)) as db:
            db.execute("PRAGMA query_only = ON")
            version = sqlite_version(db)
            if not version:
                raise UnusableStorage("it is no storage of Farshore")
            check_version(version, len(SQLITE))
            yield db
    except sqlite3.Error as error:
        raise UnusableStorage(str(error)) from error


def damage(db: sqlite3.Connection) -> list[str]:
    """What SQLite itself finds wrong with a file."""
    found = [str(row[0]) for row in db.execute("PRAGMA integrity_check")]
    broken = [f"{row[0]}: a row refers to nothing in {row[2]}" for row in foreign_keys(db)]
    return [*([] if found == ["ok"] else found), *broken]


def foreign_keys(db: sqlite3.Connection) -> list[tuple[str, int, str, int]]:
    return db.execute("PRAGMA foreign_key_check").fetchall()


def back_up(path: Path, target: Path) -> None:
    """A copy of a file, also while a server uses it: as it was at one moment, whole and checked.

    The copy appears under its name only when it is on the disk, so a backup that was broken off
    is never taken for a good one.
    """
    if target.exists():
        raise FileExistsError(target)
    unfinished = target.with_name(f"{target.name}.part")
    unfinished.unlink(missing_ok=True)
    try:
        with reading(path) as db, closing(sqlite3.connect(unfinished)) as copy:
            db.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")  # all of it in one file
            found = damage(copy)
        if found:
            raise UnusableStorage(found[0])
        with unfinished.open("rb") as written:
            os.fsync(written.fileno())
        unfinished.rename(target)
    finally:
        unfinished.unlink(missing_ok=True)


def restore(source: Path, path: Path) -> None:
    """Puts the content of a copy into a file that no server uses; all of it, or nothing."""
    with reading(source) as copy:
        found = damage(copy)
        if found:
            raise UnusableStorage(found[0])
        with closing(SqliteClaim(path)), closing(sqlite3.connect(path, timeout=10)) as db:
            copy.backup(db)
            db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
