"""The versions of the SQLite file."""

from __future__ import annotations

import sqlite3
from typing import Final

from farshore.server.storage.repository import UnusableStorage
from farshore.server.storage.rows import edition_digest

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
    # tables name the component data they play with, and lists of tables need not read it
    """
    CREATE TABLE editions (
        digest TEXT PRIMARY KEY,
        document TEXT NOT NULL
    );
    INSERT OR IGNORE INTO editions
        SELECT edition_digest(edition), edition FROM tables WHERE edition IS NOT NULL;
    UPDATE tables SET edition = edition_digest(edition) WHERE edition IS NOT NULL;
    CREATE INDEX tables_by_edition ON tables (edition) WHERE edition IS NOT NULL;
    CREATE TABLE own_editions (
        id TEXT PRIMARY KEY,
        guest INTEGER NOT NULL REFERENCES guests (id),
        game TEXT NOT NULL,
        name TEXT NOT NULL,
        revision INTEGER NOT NULL,
        faults INTEGER NOT NULL,
        size INTEGER NOT NULL,
        created_at INTEGER NOT NULL,
        changed_at INTEGER NOT NULL,
        share TEXT UNIQUE,
        document TEXT NOT NULL
    );
    CREATE INDEX own_editions_by_guest ON own_editions (guest, changed_at);
    """,
]
"""Script N brings a file from version N to N + 1 (PRAGMA user_version). Only ever append."""


def migrate(db: sqlite3.Connection) -> None:
    """Brings an older (or empty) file up to date."""
    version = db.execute("PRAGMA user_version").fetchone()[0]
    if version > len(MIGRATIONS):
        raise UnusableStorage(
            f"the file is of version {version}, this Farshore knows {len(MIGRATIONS)}"
        )
    db.create_function("edition_digest", 1, edition_digest, deterministic=True)
    for number in range(version, len(MIGRATIONS)):
        db.executescript(
            f"BEGIN IMMEDIATE; {MIGRATIONS[number]} PRAGMA user_version = {number + 1}; COMMIT;"
        )
