"""The scripts that make a SQLite file what it is today, numbered as in `migrations.py`.

Only ever append, here and in `postgres_migrations.py`.
"""

from typing import Final

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
    # to find what belongs to a guest who is to be forgotten
    """
    CREATE INDEX tokens_by_guest ON tokens (guest);
    CREATE INDEX one_time_codes_by_guest ON one_time_codes (guest) WHERE guest IS NOT NULL;
    CREATE INDEX calls_by_guest ON calls (guest);
    CREATE INDEX private_notes_by_guest ON private_notes (guest);
    CREATE INDEX bookmarks_by_guest ON bookmarks (guest);
    """,
]
