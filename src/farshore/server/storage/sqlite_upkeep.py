"""Keeping a SQLite file safe: copies while it is in use, putting one back, and checking it.

SQLite finds damage to its own structures only: a changed byte in a name or a line of chat is as
good to it as any other. So a backup holds a checksum of all its bytes, in the number of the header
that SQLite leaves to programs (`application_id`). Who opens the file to work on it takes it away
(`sqlite_file.open_file`): from then on it is no backup, but a storage that changes.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import sqlite3
import tempfile
import zlib
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Final

from farshore.server.storage.migrations import check_version, sqlite_version
from farshore.server.storage.repository import UnusableStorage
from farshore.server.storage.sqlite_file import SqliteClaim
from farshore.server.storage.sqlite_migrations import SQLITE

CHECKSUM: Final = slice(68, 72)
"""Where the header of a SQLite file holds `application_id`; 0: the file is no backup."""
BATCH_SIZE: Final = 1 << 20
"""Bytes that are read at once."""


def checksum(path: Path) -> int:
    """Of all bytes of a backup but those that hold it; never 0."""
    found = 0
    with path.open("rb") as file:
        part = file.read(BATCH_SIZE)
        part = part[: CHECKSUM.start] + part[CHECKSUM.stop :]
        while part:
            found = zlib.crc32(part, found)
            part = file.read(BATCH_SIZE)
    return found or 1


def stored_checksum(path: Path) -> int:
    with path.open("rb") as file:
        return int.from_bytes(file.read(CHECKSUM.stop)[CHECKSUM], "big")


def seal(path: Path) -> None:
    """Writes the checksum into a backup, and all of it to the disk."""
    found = checksum(path)
    with path.open("r+b") as file:
        file.seek(CHECKSUM.start)
        file.write(found.to_bytes(4, "big"))
        file.flush()
        os.fsync(file.fileno())


def changed(path: Path) -> list[str]:
    """Whether a backup is no longer as it was made."""
    if not path.is_file() or stored_checksum(path) in (0, checksum(path)):
        return []
    return ["it is damaged: it is not what was backed up (its checksum is wrong)"]


@contextlib.contextmanager
def untouched(path: Path) -> Iterator[Path]:
    """A file to open for work; of a backup a copy for a while, so that it stays as it was made."""
    if not path.is_file() or not stored_checksum(path):
        yield path
        return
    with tempfile.TemporaryDirectory(prefix="farshore-") as folder:
        yield Path(shutil.copyfile(path, Path(folder) / path.name))


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
        seal(unfinished)
        unfinished.rename(target)
    finally:
        unfinished.unlink(missing_ok=True)


def restore(source: Path, path: Path) -> None:
    """Puts the content of a copy into a file that no server uses; all of it, or nothing."""
    with reading(source) as copy:
        found = changed(source) or damage(copy)
        if found:
            raise UnusableStorage(found[0])
        with closing(SqliteClaim(path)), closing(sqlite3.connect(path, timeout=10)) as db:
            copy.backup(db)
            db.execute("PRAGMA application_id = 0")
            db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
