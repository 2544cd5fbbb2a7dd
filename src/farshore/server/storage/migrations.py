"""The versions of the stored data: numbered scripts, the same numbers on both engines.

Script N brings a database from version N to N + 1. Only ever append, to both lists. SQLite keeps
the number in `PRAGMA user_version`, PostgreSQL in the table `farshore_schema`. Of two servers that
start at once one migrates; the other waits for it and finds nothing left to do.
"""

from __future__ import annotations

import sqlite3
from typing import Final

from farshore.server.storage.repository import UnusableStorage
from farshore.server.storage.rows import edition_digest

SQLITE: Final = [
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
    # counts the changes of a table's seats and settings, so that a change is made on what was seen
    "ALTER TABLE tables ADD COLUMN revision INTEGER NOT NULL DEFAULT 0;",
    # people who can sign in: a guest with a passkey or a mail address
    """
    CREATE TABLE profiles (
        guest INTEGER PRIMARY KEY REFERENCES guests (id),
        language TEXT,
        zone TEXT
    );
    CREATE TABLE devices (
        hash BLOB PRIMARY KEY REFERENCES tokens (hash) ON DELETE CASCADE,
        name TEXT NOT NULL,
        created_at INTEGER NOT NULL
    );
    CREATE TABLE passkeys (
        id BLOB PRIMARY KEY,
        guest INTEGER NOT NULL REFERENCES guests (id),
        public_key BLOB NOT NULL,
        uses INTEGER NOT NULL,
        name TEXT NOT NULL,
        created_at INTEGER NOT NULL,
        used_at INTEGER
    );
    CREATE INDEX passkeys_by_guest ON passkeys (guest);
    CREATE TABLE mail_addresses (
        address TEXT PRIMARY KEY,
        guest INTEGER NOT NULL REFERENCES guests (id),
        created_at INTEGER NOT NULL
    );
    CREATE INDEX mail_addresses_by_guest ON mail_addresses (guest);
    CREATE TABLE one_time_codes (
        hash BLOB PRIMARY KEY,
        kind TEXT NOT NULL,
        guest INTEGER REFERENCES guests (id),
        about TEXT NOT NULL,
        expires_at INTEGER NOT NULL
    );
    CREATE INDEX one_time_codes_by_end ON one_time_codes (expires_at);
    CREATE TABLE access_tokens (
        hash BLOB PRIMARY KEY,
        id TEXT NOT NULL UNIQUE,
        guest INTEGER NOT NULL REFERENCES guests (id),
        name TEXT NOT NULL,
        scope TEXT NOT NULL CHECK (scope IN ('read', 'play')),
        created_at INTEGER NOT NULL,
        used_at INTEGER
    );
    CREATE INDEX access_tokens_by_guest ON access_tokens (guest);
    """,
    # the pace of a table; the time of its seats, and when a server has to look at it; when a server
    # was last up, and when none was (moments are milliseconds since 1970)
    """
    ALTER TABLE tables ADD COLUMN clock TEXT;
    CREATE TABLE clocks (
        table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
        clocks TEXT NOT NULL,
        due_at INTEGER
    ) WITHOUT ROWID;
    CREATE INDEX clocks_by_deadline ON clocks (due_at) WHERE due_at IS NOT NULL;
    CREATE TABLE uptime (
        one INTEGER PRIMARY KEY CHECK (one = 1),
        seen_at INTEGER NOT NULL
    );
    CREATE TABLE outages (
        began_at INTEGER PRIMARY KEY,
        ended_at INTEGER NOT NULL
    );
    """,
    # whether a table is a lesson that is still being followed
    "ALTER TABLE tables ADD COLUMN lesson INTEGER NOT NULL DEFAULT 0;",
    # calling people: how, for what, and what still has to be sent
    """
    CREATE TABLE call_secrets (
        name TEXT PRIMARY KEY,
        value TEXT NOT NULL
    );
    CREATE TABLE call_preferences (
        guest INTEGER PRIMARY KEY REFERENCES guests (id),
        kinds TEXT NOT NULL,
        language TEXT NOT NULL,
        time_zone TEXT NOT NULL,
        quiet_from INTEGER,
        quiet_until INTEGER
    );
    CREATE TABLE call_channels (
        id TEXT PRIMARY KEY,
        guest INTEGER NOT NULL REFERENCES guests (id),
        table_id TEXT REFERENCES tables (id) ON DELETE CASCADE,
        kind TEXT NOT NULL,
        form TEXT NOT NULL,
        target TEXT NOT NULL,
        secret TEXT NOT NULL,
        label TEXT NOT NULL,
        address TEXT NOT NULL,
        created_at INTEGER NOT NULL,
        sent_at INTEGER,
        failing_since INTEGER,
        off_at INTEGER,
        why TEXT NOT NULL
    );
    CREATE INDEX call_channels_by_guest ON call_channels (guest);
    CREATE INDEX call_channels_by_table ON call_channels (table_id) WHERE table_id IS NOT NULL;
    CREATE UNIQUE INDEX push_subscriptions ON call_channels (target) WHERE kind = 'push';
    CREATE TABLE calls (
        id INTEGER PRIMARY KEY,
        table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        guest INTEGER NOT NULL REFERENCES guests (id),
        audience TEXT NOT NULL,
        kind TEXT NOT NULL,
        mark INTEGER NOT NULL,
        created_at INTEGER NOT NULL,
        due_at INTEGER,
        lease_until INTEGER NOT NULL DEFAULT 0,
        UNIQUE (table_id, guest, audience, kind, mark)
    );
    CREATE INDEX calls_due ON calls (due_at) WHERE due_at IS NOT NULL;
    CREATE TABLE call_deliveries (
        id TEXT PRIMARY KEY,
        channel TEXT NOT NULL REFERENCES call_channels (id) ON DELETE CASCADE,
        document TEXT NOT NULL,
        created_at INTEGER NOT NULL,
        due_at INTEGER NOT NULL,
        lease_until INTEGER NOT NULL DEFAULT 0,
        tries INTEGER NOT NULL DEFAULT 0
    );
    CREATE INDEX call_deliveries_due ON call_deliveries (due_at);
    CREATE INDEX call_deliveries_by_channel ON call_deliveries (channel);
    CREATE TABLE call_sightings (
        guest INTEGER NOT NULL REFERENCES guests (id),
        table_id TEXT NOT NULL,
        at INTEGER NOT NULL,
        PRIMARY KEY (guest, table_id)
    );
    """,
    # what somebody writes down beside a game, for nobody else
    """
    CREATE TABLE private_notes (
        table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        guest INTEGER NOT NULL REFERENCES guests (id),
        text TEXT NOT NULL,
        PRIMARY KEY (table_id, guest)
    ) WITHOUT ROWID;
    """,
    # whom a host has removed from an open table
    """
    CREATE TABLE removals (
        table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        guest INTEGER NOT NULL REFERENCES guests (id),
        PRIMARY KEY (table_id, guest)
    ) WITHOUT ROWID;
    CREATE INDEX removals_by_guest ON removals (guest);
    """,
    # what people have reported to the operator
    """
    CREATE TABLE reports (
        table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        guest INTEGER NOT NULL REFERENCES guests (id),
        about INTEGER NOT NULL REFERENCES guests (id),
        seat INTEGER NOT NULL,
        reason TEXT NOT NULL,
        log TEXT NOT NULL,
        created_at INTEGER NOT NULL,
        PRIMARY KEY (table_id, guest, about)
    ) WITHOUT ROWID;
    CREATE INDEX reports_by_guest ON reports (guest);
    CREATE INDEX reports_about ON reports (about);
    """,
    # what a seat chose to go by before the game began
    "ALTER TABLE seats ADD COLUMN emblem TEXT",
    # who is muted and blocked, what the operator decided, bookmarks, OpenID Connect
    """
    CREATE TABLE relations (
        id TEXT NOT NULL,
        guest INTEGER NOT NULL REFERENCES guests (id),
        about INTEGER NOT NULL REFERENCES guests (id),
        kind TEXT NOT NULL CHECK (kind IN ('mute', 'block')),
        created_at INTEGER NOT NULL,
        PRIMARY KEY (guest, about)
    ) WITHOUT ROWID;
    CREATE INDEX relations_about ON relations (about);
    CREATE TABLE sanctions (
        guest INTEGER NOT NULL REFERENCES guests (id),
        kind TEXT NOT NULL CHECK (kind IN ('ban', 'silence')),
        reason TEXT NOT NULL,
        created_at INTEGER NOT NULL,
        until INTEGER,
        PRIMARY KEY (guest, kind)
    ) WITHOUT ROWID;
    CREATE TABLE bookmarks (
        table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        guest INTEGER NOT NULL REFERENCES guests (id),
        after INTEGER NOT NULL,
        PRIMARY KEY (table_id, guest)
    ) WITHOUT ROWID;
    CREATE TABLE openid_identities (
        issuer TEXT NOT NULL,
        subject TEXT NOT NULL,
        guest INTEGER NOT NULL REFERENCES guests (id),
        label TEXT NOT NULL,
        created_at INTEGER NOT NULL,
        PRIMARY KEY (issuer, subject)
    ) WITHOUT ROWID;
    CREATE INDEX openid_identities_by_guest ON openid_identities (guest);
    ALTER TABLE reports ADD COLUMN closed_at INTEGER;
    ALTER TABLE chat ADD COLUMN guest INTEGER;
    CREATE INDEX chat_by_guest ON chat (guest);
    """,
    # what people plan ahead: analysis boards, and moves to be made when they are asked
    """
    CREATE TABLE variations (
        table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        guest INTEGER NOT NULL REFERENCES guests (id),
        document TEXT NOT NULL,
        PRIMARY KEY (table_id, guest)
    ) WITHOUT ROWID;
    CREATE INDEX variations_by_guest ON variations (guest);
    CREATE TABLE orders (
        table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        guest INTEGER NOT NULL REFERENCES guests (id),
        id TEXT NOT NULL,
        document TEXT NOT NULL,
        status TEXT NOT NULL,
        due_at INTEGER,
        lease_until INTEGER NOT NULL,
        PRIMARY KEY (table_id, guest)
    ) WITHOUT ROWID;
    CREATE INDEX orders_by_guest ON orders (guest);
    CREATE INDEX orders_waiting ON orders (due_at) WHERE status = 'waiting';
    """,
    # whom a table belongs to, and the tables that everybody may find: most may not be found
    """
    CREATE INDEX tables_by_host ON tables (host);
    CREATE INDEX tables_to_watch ON tables (status, created_at) WHERE watching = 'everybody';
    CREATE INDEX tables_to_watch_by_game ON tables (game, status, created_at)
        WHERE watching = 'everybody';
    """,
    # rate limits that all servers count together
    """
    CREATE TABLE rate_limits (
        hash BLOB PRIMARY KEY,
        free_at INTEGER NOT NULL
    ) WITHOUT ROWID;
    """,
]

POSTGRES: Final = [
    """
    CREATE TABLE guests (
        id BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
        name TEXT NOT NULL,
        created_at BIGINT NOT NULL
    );
    CREATE TABLE tokens (
        hash BYTEA PRIMARY KEY,
        guest BIGINT NOT NULL REFERENCES guests (id),
        kind TEXT NOT NULL CHECK (kind IN ('cookie', 'link')),
        expires_at BIGINT
    );
    CREATE TABLE tables (
        id TEXT COLLATE "C" PRIMARY KEY,
        game TEXT NOT NULL,
        rules INTEGER NOT NULL,
        players INTEGER NOT NULL,
        options TEXT NOT NULL,
        data TEXT NOT NULL,
        edition TEXT,
        status TEXT NOT NULL CHECK (status IN ('open', 'running', 'finished')),
        host BIGINT NOT NULL REFERENCES guests (id),
        pace TEXT NOT NULL,
        joining TEXT NOT NULL,
        watching TEXT NOT NULL,
        created_at BIGINT NOT NULL,
        finished_at BIGINT,
        winners TEXT,
        rematch TEXT,
        forked_from TEXT
    );
    CREATE INDEX tables_by_status ON tables (status, created_at);
    CREATE INDEX tables_by_host ON tables (host);
    CREATE TABLE seats (
        table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        guest BIGINT REFERENCES guests (id),
        bot TEXT,
        waits BOOLEAN NOT NULL DEFAULT FALSE,
        PRIMARY KEY (table_id, seat)
    );
    CREATE INDEX seats_by_guest ON seats (guest);
    CREATE TABLE moves (
        table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        at INTEGER NOT NULL,
        line TEXT NOT NULL,
        message TEXT,
        PRIMARY KEY (table_id, at)
    );
    CREATE TABLE chat (
        table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        n INTEGER NOT NULL,
        seat INTEGER NOT NULL,
        name TEXT NOT NULL,
        text TEXT NOT NULL,
        at BIGINT NOT NULL,
        message TEXT NOT NULL,
        PRIMARY KEY (table_id, n)
    );
    """,
    """
    ALTER TABLE tables ADD COLUMN hints BOOLEAN NOT NULL DEFAULT FALSE;
    CREATE TABLE analyses (
        table_id TEXT COLLATE "C" PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
        document TEXT NOT NULL
    );
    """,
    "DELETE FROM analyses;",
    """
    CREATE TABLE editions (
        digest TEXT COLLATE "C" PRIMARY KEY,
        document TEXT NOT NULL
    );
    INSERT INTO editions
        SELECT DISTINCT encode(sha256(convert_to(edition, 'UTF8')), 'hex'), edition
        FROM tables WHERE edition IS NOT NULL;
    UPDATE tables SET edition = encode(sha256(convert_to(edition, 'UTF8')), 'hex')
        WHERE edition IS NOT NULL;
    CREATE INDEX tables_by_edition ON tables (edition) WHERE edition IS NOT NULL;
    CREATE TABLE own_editions (
        id TEXT COLLATE "C" PRIMARY KEY,
        guest BIGINT NOT NULL REFERENCES guests (id),
        game TEXT NOT NULL,
        name TEXT NOT NULL,
        revision INTEGER NOT NULL,
        faults INTEGER NOT NULL,
        size INTEGER NOT NULL,
        created_at BIGINT NOT NULL,
        changed_at BIGINT NOT NULL,
        share TEXT UNIQUE,
        document TEXT NOT NULL
    );
    CREATE INDEX own_editions_by_guest ON own_editions (guest, changed_at);
    """,
    # besides the revision: what servers that share a database tell each other. A crash of the
    # database may empty the unlogged tables; every server fills them again.
    """
    ALTER TABLE tables ADD COLUMN revision INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE seats
        ADD COLUMN waits_since TIMESTAMPTZ NOT NULL DEFAULT now(),
        ADD COLUMN worker TEXT,
        ADD COLUMN lease_until TIMESTAMPTZ,
        ADD COLUMN tries INTEGER NOT NULL DEFAULT 0;
    CREATE INDEX turns_of_bots ON seats (waits_since) WHERE waits AND bot IS NOT NULL;
    CREATE UNLOGGED TABLE servers (
        id TEXT PRIMARY KEY,
        bots TEXT[] NOT NULL,
        seen_at TIMESTAMPTZ NOT NULL
    );
    CREATE UNLOGGED TABLE presence (
        table_id TEXT COLLATE "C" NOT NULL,
        guest BIGINT NOT NULL,
        server TEXT NOT NULL,
        PRIMARY KEY (table_id, guest, server)
    );
    CREATE UNLOGGED TABLE questions (
        id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        server TEXT NOT NULL,
        document TEXT NOT NULL,
        asked_at TIMESTAMPTZ NOT NULL DEFAULT now(),
        worker TEXT,
        lease_until TIMESTAMPTZ,
        tries INTEGER NOT NULL DEFAULT 0,
        answered BOOLEAN NOT NULL DEFAULT FALSE,
        answer TEXT
    );
    CREATE INDEX open_questions ON questions (asked_at) WHERE NOT answered;
    CREATE UNLOGGED TABLE analyses_begun (
        table_id TEXT COLLATE "C" PRIMARY KEY,
        worker TEXT NOT NULL,
        lease_until TIMESTAMPTZ NOT NULL,
        steps INTEGER NOT NULL DEFAULT 0,
        document TEXT NOT NULL DEFAULT '[]'
    );
    """,
    # people who can sign in: a guest with a passkey or a mail address
    """
    CREATE TABLE profiles (
        guest BIGINT PRIMARY KEY REFERENCES guests (id),
        language TEXT,
        zone TEXT
    );
    CREATE TABLE devices (
        hash BYTEA PRIMARY KEY REFERENCES tokens (hash) ON DELETE CASCADE,
        name TEXT NOT NULL,
        created_at BIGINT NOT NULL
    );
    CREATE TABLE passkeys (
        id BYTEA PRIMARY KEY,
        guest BIGINT NOT NULL REFERENCES guests (id),
        public_key BYTEA NOT NULL,
        uses BIGINT NOT NULL,
        name TEXT NOT NULL,
        created_at BIGINT NOT NULL,
        used_at BIGINT
    );
    CREATE INDEX passkeys_by_guest ON passkeys (guest);
    CREATE TABLE mail_addresses (
        address TEXT COLLATE "C" PRIMARY KEY,
        guest BIGINT NOT NULL REFERENCES guests (id),
        created_at BIGINT NOT NULL
    );
    CREATE INDEX mail_addresses_by_guest ON mail_addresses (guest);
    CREATE TABLE one_time_codes (
        hash BYTEA PRIMARY KEY,
        kind TEXT NOT NULL,
        guest BIGINT REFERENCES guests (id),
        about TEXT NOT NULL,
        expires_at BIGINT NOT NULL
    );
    CREATE INDEX one_time_codes_by_end ON one_time_codes (expires_at);
    CREATE TABLE access_tokens (
        hash BYTEA PRIMARY KEY,
        id TEXT COLLATE "C" NOT NULL UNIQUE,
        guest BIGINT NOT NULL REFERENCES guests (id),
        name TEXT NOT NULL,
        scope TEXT NOT NULL CHECK (scope IN ('read', 'play')),
        created_at BIGINT NOT NULL,
        used_at BIGINT
    );
    CREATE INDEX access_tokens_by_guest ON access_tokens (guest);
    """,
    """
    ALTER TABLE tables ADD COLUMN clock TEXT;
    CREATE TABLE clocks (
        table_id TEXT COLLATE "C" PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
        clocks TEXT NOT NULL,
        due_at BIGINT,
        lease_until TIMESTAMPTZ
    );
    CREATE INDEX clocks_by_deadline ON clocks (due_at) WHERE due_at IS NOT NULL;
    CREATE TABLE uptime (
        one INTEGER PRIMARY KEY CHECK (one = 1),
        seen_at BIGINT NOT NULL
    );
    CREATE TABLE outages (
        began_at BIGINT PRIMARY KEY,
        ended_at BIGINT NOT NULL
    );
    """,
    "ALTER TABLE tables ADD COLUMN lesson BOOLEAN NOT NULL DEFAULT FALSE;",
    # calling people: how, for what, and what still has to be sent
    """
    CREATE TABLE call_secrets (
        name TEXT COLLATE "C" PRIMARY KEY,
        value TEXT NOT NULL
    );
    CREATE TABLE call_preferences (
        guest BIGINT PRIMARY KEY REFERENCES guests (id),
        kinds TEXT NOT NULL,
        language TEXT NOT NULL,
        time_zone TEXT NOT NULL,
        quiet_from INTEGER,
        quiet_until INTEGER
    );
    CREATE TABLE call_channels (
        id TEXT COLLATE "C" PRIMARY KEY,
        guest BIGINT NOT NULL REFERENCES guests (id),
        table_id TEXT COLLATE "C" REFERENCES tables (id) ON DELETE CASCADE,
        kind TEXT NOT NULL,
        form TEXT NOT NULL,
        target TEXT NOT NULL,
        secret TEXT NOT NULL,
        label TEXT NOT NULL,
        address TEXT NOT NULL,
        created_at BIGINT NOT NULL,
        sent_at BIGINT,
        failing_since BIGINT,
        off_at BIGINT,
        why TEXT NOT NULL
    );
    CREATE INDEX call_channels_by_guest ON call_channels (guest);
    CREATE INDEX call_channels_by_table ON call_channels (table_id) WHERE table_id IS NOT NULL;
    CREATE UNIQUE INDEX push_subscriptions ON call_channels (target) WHERE kind = 'push';
    CREATE TABLE calls (
        id BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
        table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        guest BIGINT NOT NULL REFERENCES guests (id),
        audience TEXT NOT NULL,
        kind TEXT NOT NULL,
        mark INTEGER NOT NULL,
        created_at BIGINT NOT NULL,
        due_at BIGINT,
        lease_until BIGINT NOT NULL DEFAULT 0,
        UNIQUE (table_id, guest, audience, kind, mark)
    );
    CREATE INDEX calls_due ON calls (due_at) WHERE due_at IS NOT NULL;
    CREATE TABLE call_deliveries (
        id TEXT COLLATE "C" PRIMARY KEY,
        channel TEXT COLLATE "C" NOT NULL REFERENCES call_channels (id) ON DELETE CASCADE,
        document TEXT NOT NULL,
        created_at BIGINT NOT NULL,
        due_at BIGINT NOT NULL,
        lease_until BIGINT NOT NULL DEFAULT 0,
        tries INTEGER NOT NULL DEFAULT 0
    );
    CREATE INDEX call_deliveries_due ON call_deliveries (due_at);
    CREATE INDEX call_deliveries_by_channel ON call_deliveries (channel);
    CREATE TABLE call_sightings (
        guest BIGINT NOT NULL REFERENCES guests (id),
        table_id TEXT COLLATE "C" NOT NULL,
        at BIGINT NOT NULL,
        PRIMARY KEY (guest, table_id)
    );
    """,
    """
    CREATE TABLE private_notes (
        table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        guest BIGINT NOT NULL REFERENCES guests (id),
        text TEXT NOT NULL,
        PRIMARY KEY (table_id, guest)
    );
    """,
    """
    CREATE TABLE removals (
        table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        guest BIGINT NOT NULL REFERENCES guests (id),
        PRIMARY KEY (table_id, guest)
    );
    CREATE INDEX removals_by_guest ON removals (guest);
    """,
    """
    CREATE TABLE reports (
        table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        guest BIGINT NOT NULL REFERENCES guests (id),
        about BIGINT NOT NULL REFERENCES guests (id),
        seat INTEGER NOT NULL,
        reason TEXT NOT NULL,
        log TEXT NOT NULL,
        created_at BIGINT NOT NULL,
        PRIMARY KEY (table_id, guest, about)
    );
    CREATE INDEX reports_by_guest ON reports (guest);
    CREATE INDEX reports_about ON reports (about);
    """,
    # what a seat chose to go by before the game began
    "ALTER TABLE seats ADD COLUMN emblem TEXT",
    # who is muted and blocked, what the operator decided, bookmarks, OpenID Connect
    """
    CREATE TABLE relations (
        id TEXT NOT NULL,
        guest BIGINT NOT NULL REFERENCES guests (id),
        about BIGINT NOT NULL REFERENCES guests (id),
        kind TEXT NOT NULL CHECK (kind IN ('mute', 'block')),
        created_at BIGINT NOT NULL,
        PRIMARY KEY (guest, about)
    );
    CREATE INDEX relations_about ON relations (about);
    CREATE TABLE sanctions (
        guest BIGINT NOT NULL REFERENCES guests (id),
        kind TEXT COLLATE "C" NOT NULL CHECK (kind IN ('ban', 'silence')),
        reason TEXT NOT NULL,
        created_at BIGINT NOT NULL,
        until BIGINT,
        PRIMARY KEY (guest, kind)
    );
    CREATE TABLE bookmarks (
        table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        guest BIGINT NOT NULL REFERENCES guests (id),
        after INTEGER NOT NULL,
        PRIMARY KEY (table_id, guest)
    );
    CREATE TABLE openid_identities (
        issuer TEXT COLLATE "C" NOT NULL,
        subject TEXT COLLATE "C" NOT NULL,
        guest BIGINT NOT NULL REFERENCES guests (id),
        label TEXT NOT NULL,
        created_at BIGINT NOT NULL,
        PRIMARY KEY (issuer, subject)
    );
    CREATE INDEX openid_identities_by_guest ON openid_identities (guest);
    ALTER TABLE reports ADD COLUMN closed_at BIGINT;
    ALTER TABLE chat ADD COLUMN guest BIGINT;
    CREATE INDEX chat_by_guest ON chat (guest);
    """,
    # what people plan ahead: analysis boards, and moves to be made when they are asked
    """
    CREATE TABLE variations (
        table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        guest BIGINT NOT NULL REFERENCES guests (id),
        document TEXT NOT NULL,
        PRIMARY KEY (table_id, guest)
    );
    CREATE INDEX variations_by_guest ON variations (guest);
    CREATE TABLE orders (
        table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        guest BIGINT NOT NULL REFERENCES guests (id),
        id TEXT NOT NULL,
        document TEXT NOT NULL,
        status TEXT NOT NULL,
        due_at BIGINT,
        lease_until BIGINT NOT NULL,
        PRIMARY KEY (table_id, guest)
    );
    CREATE INDEX orders_by_guest ON orders (guest);
    CREATE INDEX orders_waiting ON orders (due_at) WHERE status = 'waiting';
    """,
    # whom a table belongs to, and the tables that everybody may find: most may not be found
    """
    CREATE INDEX tables_to_watch ON tables (status, created_at) WHERE watching = 'everybody';
    CREATE INDEX tables_to_watch_by_game ON tables (game, status, created_at)
        WHERE watching = 'everybody';
    """,
    # rate limits that all servers count together
    """
    CREATE TABLE rate_limits (
        hash BYTEA PRIMARY KEY,
        free_at BIGINT NOT NULL
    );
    """,
]


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
