"""The repository on one SQLite file: one writer (`writer.py`), one reader in a thread of its own.

The moves of a table are only ever appended: a line of the record (`0 sail left`, `* draw crane`),
or `undo N`, which takes line N out of the record again. Lines of `rows.NOTES` stand between them
and are no part of the record.
"""

from __future__ import annotations

import asyncio
import json
import logging
import sqlite3
import time
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import astuple, fields
from pathlib import Path
from typing import Any, Final, TypeVar

from farshore.core.types import Seat
from farshore.server.storage.accounts import AccountStore
from farshore.server.storage.bookmarks import BookmarkStore
from farshore.server.storage.calls import ADD_CALL, CallStore, call_params
from farshore.server.storage.identities import IdentityStore
from farshore.server.storage.leftovers import LeftoverStore
from farshore.server.storage.orders import OrderStore
from farshore.server.storage.rate_limits import RateLimitStore
from farshore.server.storage.relations import OFFERED, RelationStore
from farshore.server.storage.reports import ReportStore
from farshore.server.storage.repository import (
    Repository,
    StaleAppend,
    StorageUnreachable,
)
from farshore.server.storage.rows import (
    CHAT_COLUMNS,
    COOKIE_SECONDS,
    FINISHED,
    OPEN,
    RUNNING,
    AnalysisDocument,
    Append,
    ChatRow,
    GuestRow,
    Head,
    MoveRow,
    OwnEdition,
    SeatInfo,
    Status,
    TableInfo,
)
from farshore.server.storage.sanctions import SanctionStore
from farshore.server.storage.sqlite_file import connect, open_file
from farshore.server.storage.statements import Row, Statement, Statements
from farshore.server.storage.writer import Writer

log = logging.getLogger("farshore.server")

T = TypeVar("T")

COLUMNS: Final = (
    "id, game, rules, players, options, data, edition, status, host, pace, joining, watching, "
    "created_at, finished_at, winners, rematch, forked_from, hints, clock, lesson, revision"
)
OWN_EDITION_COLUMNS: Final = (
    "id, guest, game, name, revision, faults, size, created_at, changed_at, share"
)
HEAD: Final = """SELECT t.revision,
    (SELECT coalesce(max(at) + 1, 0) FROM moves WHERE table_id = t.id) AS moves,
    (SELECT coalesce(max(n) + 1, 0) FROM chat WHERE table_id = t.id) AS chat
    FROM tables t WHERE t.id = ?"""
TAKEN: Final = ("SQLITE_CONSTRAINT_PRIMARYKEY", "SQLITE_CONSTRAINT_UNIQUE")


class SqliteStatements(Statements):
    """Statements on the file."""

    def __init__(self, writer: Writer, read: Callable[..., Awaitable[list[Row]]]) -> None:
        self._writer: Final = writer
        self._read: Final = read

    async def read(self, text: str, *params: object) -> list[Row]:
        return await self._read(lambda db: run_statement(db, (text, params)))

    async def change(self, *wanted: Statement) -> list[list[Row]]:
        return await self._writer.write(lambda db: [run_statement(db, each) for each in wanted])

    def announce(self, table_id: str, revision: int) -> None:
        """No other server uses the file."""


def run_statement(db: sqlite3.Connection, wanted: Statement) -> list[Row]:
    text, params = wanted
    return [dict(row) for row in db.execute(text.replace("$", "?"), params).fetchall()]


class SqliteRepository(Repository):
    """A database file, open."""

    def __init__(self, path: Path) -> None:
        self._writer: Final = Writer(open_file(path))
        self._reader: Final = connect(path)
        self._reader.execute("PRAGMA query_only = ON")
        self._pool: Final = ThreadPoolExecutor(1, "farshore-reader")
        self._loop: Final = asyncio.get_running_loop()
        statements = SqliteStatements(self._writer, self._read)
        self.accounts = AccountStore(statements)
        self.calls = CallStore(statements)
        self.reports = ReportStore(statements)
        self.relations = RelationStore(statements)
        self.sanctions = SanctionStore(statements)
        self.bookmarks = BookmarkStore(statements)
        self.identities = IdentityStore(statements)
        self.orders = OrderStore(statements)
        self.rate_limits = RateLimitStore(statements)
        self.leftovers = LeftoverStore(statements)

    async def close(self) -> None:
        await self._writer.close()
        self._pool.shutdown()
        self._reader.close()

    async def _read(self, job: Callable[[sqlite3.Connection], T]) -> T:
        try:
            return await self._loop.run_in_executor(self._pool, job, self._reader)
        except sqlite3.OperationalError as error:
            log.error("the storage cannot be read: %s", error)
            raise StorageUnreachable from error

    async def _write(self, statement: str, *params: object) -> None:
        def job(db: sqlite3.Connection) -> None:
            db.execute(statement, params)

        await self._writer.write(job)

    async def _count(self, statement: str, *params: object) -> int:
        def job(db: sqlite3.Connection) -> int:
            return int(db.execute(statement, params).fetchone()[0])

        return await self._read(job)

    async def _text(self, statement: str, *params: object) -> str | None:
        def job(db: sqlite3.Connection) -> str | None:
            row = db.execute(statement, params).fetchone()
            return None if row is None else str(row[0])

        return await self._read(job)

    # --- guests

    async def create_guest(self, name: str, token: bytes, created_at: int) -> GuestRow:
        def job(db: sqlite3.Connection) -> GuestRow:
            added = db.execute(
                "INSERT INTO guests (name, created_at) VALUES (?, ?)", (name, created_at)
            )
            assert added.lastrowid is not None
            add_cookie(db, token, added.lastrowid, created_at)
            return GuestRow(added.lastrowid, name)

        return await self._writer.write(job)

    async def rename_guest(self, guest: int, name: str) -> None:
        await self._write("UPDATE guests SET name = ? WHERE id = ?", name, guest)

    async def find_guest(self, token: bytes) -> GuestRow | None:
        return await self._read(lambda db: guest_by_token(db, token, "cookie", time.time()))

    async def add_link(self, guest: int, token: bytes, expires_at: int) -> None:
        await self._write("INSERT INTO tokens VALUES (?, ?, 'link', ?)", token, guest, expires_at)

    async def use_link(self, link: bytes, token: bytes, now: int) -> GuestRow | None:
        def job(db: sqlite3.Connection) -> GuestRow | None:
            db.execute("DELETE FROM tokens WHERE expires_at < ?", (now,))
            guest = guest_by_token(db, link, "link", now)
            if guest is not None:
                db.execute("DELETE FROM tokens WHERE hash = ?", (link,))
                add_cookie(db, token, guest.id, now)
            return guest

        return await self._writer.write(job)

    async def renew_cookie(self, token: bytes, now: int) -> None:
        await self._write(
            "UPDATE tokens SET expires_at = ? WHERE hash = ?", now + COOKIE_SECONDS, token
        )

    async def delete_token(self, token: bytes) -> None:
        await self._write(
            "DELETE FROM tokens WHERE hash = ? OR (kind = 'link' AND guest = "
            "(SELECT guest FROM tokens WHERE hash = ?))",
            token,
            token,
        )

    async def delete_tokens(self, guest: int) -> None:
        await self._write("DELETE FROM tokens WHERE guest = ?", guest)

    async def good_tokens(self, tokens: list[bytes]) -> set[bytes]:
        def job(db: sqlite3.Connection) -> set[bytes]:
            now = time.time()
            return {token for token in tokens if guest_by_token(db, token, "cookie", now)}

        return await self._read(job)

    async def every_guest(self, after: int, limit: int) -> list[GuestRow]:
        def job(db: sqlite3.Connection) -> list[GuestRow]:
            rows = db.execute(
                "SELECT id, name FROM guests WHERE id > ? ORDER BY id LIMIT ?", (after, limit)
            )
            return [GuestRow(row["id"], row["name"]) for row in rows]

        return await self._read(job)

    # --- tables

    async def create_table(
        self, table: TableInfo, beginning: Append | None, edition: str | None = None
    ) -> None:
        def job(db: sqlite3.Connection) -> None:
            if edition is not None:
                db.execute("INSERT OR IGNORE INTO editions VALUES (?, ?)", (table.edition, edition))
            insert_table(db, table)
            if beginning is not None:
                append_moves(db, table.id, beginning)

        await self._writer.write(job)

    async def delete_table(self, table_id: str, revision: int | None = None) -> None:
        def job(db: sqlite3.Connection) -> None:
            if revision is not None:
                advance(db, table_id, "revision = ?", revision)
            found = db.execute("SELECT edition FROM tables WHERE id = ?", (table_id,)).fetchone()
            db.execute("DELETE FROM tables WHERE id = ?", (table_id,))
            if found is not None and found["edition"] is not None:
                db.execute(
                    "DELETE FROM editions WHERE digest = ? "
                    "AND NOT EXISTS (SELECT 1 FROM tables WHERE edition = digest)",
                    (found["edition"],),
                )

        await self._writer.write(job)

    async def find_edition(self, digest: str) -> str | None:
        return await self._text("SELECT document FROM editions WHERE digest = ?", digest)

    async def find_table(self, table_id: str) -> TableInfo | None:
        found = await self._read(lambda db: select_tables(db, "t.id = ?", [table_id]))
        return found[0] if found else None

    async def read_heads(self, table_ids: Sequence[str]) -> dict[str, Head]:
        def job(db: sqlite3.Connection) -> dict[str, Head]:
            rows = {name: db.execute(HEAD, (name,)).fetchone() for name in table_ids}
            return {name: Head(**dict(row)) for name, row in rows.items() if row is not None}

        return await self._read(job)

    async def list_tables(
        self, status: Status, game: str | None, guest: int | None, offset: int, limit: int
    ) -> list[TableInfo]:
        where = "t.status = ? AND " + (
            "t.joining = 'everybody'" if status == OPEN else "t.watching = 'everybody'"
        )
        params: list[Any] = [status]
        if game is not None:
            where += " AND t.game = ?"
            params.append(game)
        if guest is not None and status == OPEN:
            where += f" AND {OFFERED.format(guest='?')}"
            params += [guest] * OFFERED.count("{guest}")
        where += " ORDER BY t.created_at DESC, t.id LIMIT ? OFFSET ?"
        return await self._read(lambda db: select_tables(db, where, [*params, limit, offset]))

    async def tables_of(self, guest: int, limit: int) -> list[TableInfo]:
        where = """t.id IN (SELECT id FROM tables WHERE host = ?
                UNION SELECT table_id FROM seats WHERE guest = ?)
            ORDER BY t.status = 'finished', NOT EXISTS (
                SELECT 1 FROM seats WHERE table_id = t.id AND guest = ? AND waits
                AND bot IS NULL
            ), t.status = 'open', t.created_at DESC LIMIT ?"""
        return await self._read(lambda db: select_tables(db, where, [guest, guest, guest, limit]))

    async def count_turns(self, guest: int) -> int:
        return await self._count(
            "SELECT count(*) FROM seats WHERE guest = ? AND waits AND bot IS NULL", guest
        )

    async def count_unfinished(self, host: int) -> int:
        return await self._count(
            "SELECT count(*) FROM tables WHERE host = ? AND status <> 'finished'", host
        )

    async def count_without_people(self, host: int) -> int:
        return await self._count(
            "SELECT count(*) FROM tables t WHERE host = ? AND status = 'running' AND NOT EXISTS "
            "(SELECT 1 FROM seats WHERE table_id = t.id AND bot IS NULL)",
            host,
        )

    async def every_table(self, after: str, limit: int) -> list[TableInfo]:
        where = "t.id > ? ORDER BY t.id LIMIT ?"
        return await self._read(lambda db: select_tables(db, where, [after, limit]))

    async def tables_waiting_for_bots(self) -> list[str]:
        def job(db: sqlite3.Connection) -> list[str]:
            rows = db.execute(
                "SELECT DISTINCT t.id FROM tables t JOIN seats s ON s.table_id = t.id "
                "WHERE t.status = 'running' AND s.bot IS NOT NULL AND s.waits"
            )
            return [row["id"] for row in rows]

        return await self._read(job)

    async def set_rematch(self, table_id: str, before: str | None, rematch: str) -> None:
        def job(db: sqlite3.Connection) -> None:
            advance(db, table_id, "rematch IS ?", before)
            db.execute("UPDATE tables SET rematch = ? WHERE id = ?", (rematch, table_id))

        await self._writer.write(job)

    async def leave_lesson(self, table_id: str, revision: int) -> None:
        def job(db: sqlite3.Connection) -> None:
            advance(db, table_id, "revision = ?", revision)
            db.execute("UPDATE tables SET lesson = 0 WHERE id = ?", (table_id,))

        await self._writer.write(job)

    async def change_seat(
        self,
        table_id: str,
        revision: int,
        seat: Seat,
        holder: SeatInfo,
        start: Append | None,
        removed: int | None = None,
    ) -> None:
        def job(db: sqlite3.Connection) -> None:
            advance(db, table_id, "revision = ?", revision)
            db.execute(
                "UPDATE seats SET guest = ?, bot = ?, emblem = ? WHERE table_id = ? AND seat = ?",
                (holder.guest, holder.bot, holder.emblem, table_id, seat),
            )
            if removed is not None:
                db.execute("INSERT OR IGNORE INTO removals VALUES (?, ?)", (table_id, removed))
            if start is not None:
                append_moves(db, table_id, start)

        await self._writer.write(job)

    # --- the game

    async def append_moves(self, table_id: str, append: Append) -> None:
        await self._writer.write(lambda db: append_moves(db, table_id, append))

    async def read_moves(self, table_id: str, from_position: int = 0) -> list[MoveRow]:
        def job(db: sqlite3.Connection) -> list[MoveRow]:
            rows = db.execute(
                "SELECT line, message FROM moves WHERE table_id = ? AND at >= ? ORDER BY at",
                (table_id, from_position),
            )
            return [MoveRow(row["line"], row["message"]) for row in rows]

        return await self._read(job)

    async def read_analysis(self, table_id: str) -> AnalysisDocument | None:
        text = await self._text("SELECT document FROM analyses WHERE table_id = ?", table_id)
        return None if text is None else json.loads(text)

    async def save_analysis(self, table_id: str, found: AnalysisDocument) -> None:
        await self._write(
            "INSERT OR REPLACE INTO analyses VALUES (?, ?)", table_id, json.dumps(found)
        )

    # --- private notes

    async def read_private_notes(self, table_id: str, guest: int) -> str:
        statement = "SELECT text FROM private_notes WHERE table_id = ? AND guest = ?"
        return await self._text(statement, table_id, guest) or ""

    async def save_private_notes(self, table_id: str, guest: int, text: str) -> None:
        await self._write(
            "INSERT OR REPLACE INTO private_notes VALUES (?, ?, ?)", table_id, guest, text
        )

    # --- clocks

    async def read_clocks(self, table_ids: Sequence[str]) -> dict[str, str]:
        marks = ", ".join("?" for _ in table_ids)

        def job(db: sqlite3.Connection) -> dict[str, str]:
            rows = db.execute(
                f"SELECT table_id, clocks FROM clocks WHERE table_id IN ({marks})", [*table_ids]
            )
            return {row["table_id"]: row["clocks"] for row in rows}

        return await self._read(job)

    async def next_deadline(self) -> int | None:
        def job(db: sqlite3.Connection) -> int | None:
            found: int | None = db.execute("SELECT min(due_at) FROM clocks").fetchone()[0]
            return found

        return await self._read(job)

    async def claim_deadlines(self, now: int, limit: int) -> list[str]:
        def job(db: sqlite3.Connection) -> list[str]:
            rows = db.execute(
                "SELECT table_id FROM clocks WHERE due_at <= ? ORDER BY due_at LIMIT ?",
                (now, limit),
            )
            return [row["table_id"] for row in rows]

        return await self._read(job)

    async def move_deadline(self, table_id: str, now: int, due_at: int | None) -> None:
        await self._write(
            "UPDATE clocks SET due_at = ? WHERE table_id = ? AND due_at <= ?", due_at, table_id, now
        )

    async def beat(self, now: int, silence: int) -> None:
        def job(db: sqlite3.Connection) -> None:
            db.execute(
                "INSERT OR IGNORE INTO outages SELECT seen_at, ?1 FROM uptime "
                "WHERE seen_at + ?2 < ?1",
                (now, silence),
            )
            db.execute(
                "INSERT INTO uptime VALUES (1, ?1) "
                "ON CONFLICT (one) DO UPDATE SET seen_at = max(seen_at, ?1)",
                (now,),
            )

        await self._writer.write(job)

    async def read_outages(self) -> list[tuple[int, int]]:
        def job(db: sqlite3.Connection) -> list[tuple[int, int]]:
            rows = db.execute("SELECT began_at, ended_at FROM outages ORDER BY began_at")
            return [(row["began_at"], row["ended_at"]) for row in rows]

        return await self._read(job)

    # --- editions that guests enter

    async def create_own_edition(self, edition: OwnEdition, document: str) -> None:
        columns = f"{OWN_EDITION_COLUMNS}, document"
        marks = ", ".join("?" for _ in columns.split(", "))
        values = [getattr(edition, name) for name in OWN_EDITION_COLUMNS.split(", ")]
        await self._write(
            f"INSERT INTO own_editions ({columns}) VALUES ({marks})", *values, document
        )

    async def own_editions(self, guest: int, game: str | None, limit: int) -> list[OwnEdition]:
        where = "guest = ? AND (? IS NULL OR game = ?) ORDER BY changed_at DESC, id LIMIT ?"
        return await self._own_editions(where, guest, game, game, limit)

    async def count_own_editions(self, guest: int) -> int:
        return await self._count("SELECT count(*) FROM own_editions WHERE guest = ?", guest)

    async def find_own_edition(self, edition_id: str) -> OwnEdition | None:
        found = await self._own_editions("id = ?", edition_id)
        return found[0] if found else None

    async def find_shared_edition(self, share: str) -> OwnEdition | None:
        found = await self._own_editions("share = ?", share)
        return found[0] if found else None

    async def _own_editions(self, where: str, *params: object) -> list[OwnEdition]:
        def job(db: sqlite3.Connection) -> list[OwnEdition]:
            rows = db.execute(
                f"SELECT {OWN_EDITION_COLUMNS} FROM own_editions WHERE {where}", params
            )
            return [OwnEdition(**dict(row)) for row in rows]

        return await self._read(job)

    async def read_own_edition(self, edition_id: str) -> str | None:
        return await self._text("SELECT document FROM own_editions WHERE id = ?", edition_id)

    async def save_own_edition(self, edition: OwnEdition, document: str) -> None:
        def job(db: sqlite3.Connection) -> None:
            saved = db.execute(
                "UPDATE own_editions SET revision = ?, faults = ?, size = ?, changed_at = ?, "
                "document = ? WHERE id = ? AND revision = ?",
                (
                    edition.revision,
                    edition.faults,
                    edition.size,
                    edition.changed_at,
                    document,
                    edition.id,
                    edition.revision - 1,
                ),
            )
            if saved.rowcount == 0:
                raise StaleAppend

        await self._writer.write(job)

    async def change_own_edition(self, edition_id: str, name: str, share: str | None) -> None:
        await self._write(
            "UPDATE own_editions SET name = ?, share = ? WHERE id = ?", name, share, edition_id
        )

    async def delete_own_edition(self, edition_id: str) -> None:
        await self._write("DELETE FROM own_editions WHERE id = ?", edition_id)

    # --- chat

    async def append_chat(self, table_id: str, line: ChatRow) -> None:
        def job(db: sqlite3.Connection) -> None:
            marks = ",".join("?" for _ in fields(line))
            insert = f"INSERT INTO chat (table_id, {CHAT_COLUMNS}) VALUES (?,{marks})"
            insert_at_position(db, insert, [(table_id, *astuple(line))])

        await self._writer.write(job)

    async def read_chat(self, table_id: str, before: int | None, limit: int) -> list[ChatRow]:
        def job(db: sqlite3.Connection) -> list[ChatRow]:
            rows = db.execute(
                f"SELECT {CHAT_COLUMNS} FROM chat WHERE table_id = ? "
                "AND (? IS NULL OR n < ?) ORDER BY n DESC LIMIT ?",
                (table_id, before, before, limit),
            ).fetchall()
            return [ChatRow(**dict(row)) for row in reversed(rows)]

        return await self._read(job)


# --- statements


def guest_by_token(db: sqlite3.Connection, token: bytes, kind: str, now: float) -> GuestRow | None:
    row = db.execute(
        "SELECT g.id, g.name, t.expires_at FROM tokens t JOIN guests g ON g.id = t.guest "
        "WHERE t.hash = ? AND t.kind = ? AND (t.expires_at IS NULL OR t.expires_at >= ?)",
        (token, kind, now),
    ).fetchone()
    return None if row is None else GuestRow(row["id"], row["name"], row["expires_at"])


def add_cookie(db: sqlite3.Connection, token: bytes, guest: int, now: int) -> None:
    expires_at = now + COOKIE_SECONDS
    db.execute("INSERT INTO tokens VALUES (?, ?, 'cookie', ?)", (token, guest, expires_at))


def insert_table(db: sqlite3.Connection, table: TableInfo) -> None:
    values = {
        **{name: getattr(table, name) for name in COLUMNS.split(", ")},
        "options": json.dumps(table.options),
        "winners": None if table.winners is None else json.dumps(table.winners),
    }
    names = ", ".join(f":{name}" for name in values)
    db.execute(f"INSERT INTO tables ({COLUMNS}) VALUES ({names})", values)
    db.executemany(
        "INSERT INTO seats (table_id, seat, guest, bot, emblem) VALUES (?, ?, ?, ?, ?)",
        [
            (table.id, number, seat.guest, seat.bot, seat.emblem)
            for number, seat in enumerate(table.seats)
        ],
    )


def select_tables(db: sqlite3.Connection, where: str, params: list[Any]) -> list[TableInfo]:
    columns = ", ".join(f"t.{column}" for column in COLUMNS.split(", "))
    tables: list[TableInfo] = []
    for row in db.execute(f"SELECT {columns} FROM tables t WHERE {where}", params).fetchall():
        values = dict(row)
        values["options"] = json.loads(values["options"])
        values["winners"] = None if values["winners"] is None else json.loads(values["winners"])
        values["hints"] = bool(values["hints"])
        values["lesson"] = bool(values["lesson"])
        seats, removed = select_seats(db, row["id"]), select_removed(db, row["id"])
        tables.append(TableInfo(**values, seats=seats, removed=removed))
    return tables


def select_seats(db: sqlite3.Connection, table_id: str) -> list[SeatInfo]:
    rows = db.execute(
        "SELECT s.guest, coalesce(g.name, '') AS name, s.bot, s.waits, s.emblem FROM seats s "
        "LEFT JOIN guests g ON g.id = s.guest WHERE s.table_id = ? ORDER BY s.seat",
        (table_id,),
    )
    return [SeatInfo(**{**dict(row), "waits": bool(row["waits"])}) for row in rows]


def select_removed(db: sqlite3.Connection, table_id: str) -> list[int]:
    rows = db.execute("SELECT guest FROM removals WHERE table_id = ?", (table_id,))
    return [row["guest"] for row in rows]


def append_moves(db: sqlite3.Connection, table_id: str, append: Append) -> None:
    insert_at_position(
        db,
        "INSERT INTO moves VALUES (?, ?, ?, ?)",
        [
            (table_id, append.position + n, move.line, move.message)
            for n, move in enumerate(append.moves)
        ],
    )
    changes = append.changes
    db.executemany(
        "UPDATE seats SET waits = ? WHERE table_id = ? AND seat = ?",
        [(waits, table_id, seat) for seat, waits in changes.waits.items()],
    )
    if changes.status == FINISHED:
        db.execute(
            "UPDATE tables SET status = ?, finished_at = ?, winners = ? WHERE id = ?",
            (FINISHED, changes.finished_at, json.dumps(changes.winners), table_id),
        )
    elif append.position == 0:
        db.execute("UPDATE tables SET status = ? WHERE id = ?", (RUNNING, table_id))
    if append.clock is not None:
        db.execute(
            "INSERT OR REPLACE INTO clocks VALUES (?, ?, ?)",
            (table_id, append.clock.clocks, append.clock.due_at),
        )
    for call in append.calls:
        run_statement(db, (ADD_CALL, (table_id, *call_params(call))))


def insert_at_position(
    db: sqlite3.Connection, statement: str, rows: list[tuple[object, ...]]
) -> None:
    try:
        db.executemany(statement, rows)
    except sqlite3.IntegrityError as error:
        if error.sqlite_errorname in TAKEN:
            raise StaleAppend from error
        raise


def advance(db: sqlite3.Connection, table_id: str, condition: str, value: object) -> None:
    """The next revision of a table, if it still is as its changer saw it."""
    changed = db.execute(
        f"UPDATE tables SET revision = revision + 1 WHERE id = ? AND {condition}",
        (table_id, value),
    )
    if changed.rowcount == 0:
        raise StaleAppend
