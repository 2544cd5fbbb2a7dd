"""The versions of the stored data: numbered scripts, the same numbers on both engines.

Script N brings a database from version N to N + 1 (`sqlite_migrations.py`,
`postgres_migrations.py`). SQLite keeps the number in `PRAGMA user_version`, PostgreSQL in the table
`farshore_schema`. Of two servers that start at once one migrates; the other waits for it and finds
nothing left to do.
"""

from __future__ import annotations

import sqlite3

from farshore.server.storage.repository import UnusableStorage
from farshore.server.storage.rows import edition_digest
from farshore.server.storage.sqlite_migrations import SQLITE


def check_version(version: int, newest: int) -> None:
    """Refuses what a newer Farshore has written."""
    if version > newest:
        raise UnusableStorage(f"it is of version {version}, this Farshore knows {newest}")


def migrate(db: sqlite3.Connection, newest: int = len(SQLITE)) -> None:
    """Brings an older (or empty) file up to date. The lock is SQLite's own for writing."""
    db.create_function("edition_digest", 1, edition_digest, deterministic=True)
    while sqlite_version(db) != newest:
        check_version(sqlite_version(db), newest)
        db.execute("BEGIN IMMEDIATE")
        try:
            number = sqlite_version(db)  # another server may have been quicker
            if number < newest:
                for statement in statements(SQLITE[number]):
                    db.execute(statement)
                db.execute(f"PRAGMA user_version = {number + 1}")
            db.execute("COMMIT")
        except BaseException:
            db.execute("ROLLBACK")
            raise


def sqlite_version(db: sqlite3.Connection) -> int:
    return int(db.execute("PRAGMA user_version").fetchone()[0])


def statements(script: str) -> list[str]:
    return [each for each in script.split(";") if each.strip()]
