"""The repository on a PostgreSQL database, which any number of servers share.

A move is one statement (`postgres_moves.py`).
"""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from dataclasses import astuple
from typing import TYPE_CHECKING, Any, Final, cast

from asyncpg import ForeignKeyViolationError, Record, UniqueViolationError

from farshore.core.types import Seat
from farshore.server.storage.accounts import AccountStore
from farshore.server.storage.bookmarks import BookmarkStore
from farshore.server.storage.calls import CallStore
from farshore.server.storage.identities import IdentityStore
from farshore.server.storage.leftovers import LeftoverStore
from farshore.server.storage.orders import OrderStore
from farshore.server.storage.postgres_moves import MoveWriter, append_moves
from farshore.server.storage.postgres_pool import (
    BACKGROUND,
    CONNECTIONS,
    PostgresPool,
    connect_pool,
)
from farshore.server.storage.postgres_sharing import PostgresSharing
from farshore.server.storage.rate_limits import RateLimitStore
from farshore.server.storage.relations import OFFERED, RelationStore
from farshore.server.storage.reports import ReportStore
from farshore.server.storage.repository import Repository, StaleAppend
from farshore.server.storage.rows import (
    CHAT_COLUMNS,
    COOKIE_SECONDS,
    OPEN,
    AnalysisDocument,
    Append,
    ChatRow,
    GuestRow,
    Head,
    MoveRow,
    NewMoves,
    OwnEdition,
    SeatInfo,
    Status,
    TableInfo,
)
from farshore.server.storage.sanctions import SanctionStore
from farshore.server.storage.sharing import LEASE, WakeUp
from farshore.server.storage.statements import Row, Statement, Statements

if TYPE_CHECKING:
    from farshore.server.storage.postgres_pool import Connection

COLUMNS: Final = (
    "id, game, rules, players, options, data, edition, status, host, pace, joining, watching, "
    "created_at, finished_at, winners, rematch, forked_from, hints, clock, lesson, revision"
)
OWN_EDITION_COLUMNS: Final = (
    "id, guest, game, name, revision, faults, size, created_at, changed_at, share"
)
CLAIM_DEADLINES: Final = """
    UPDATE clocks SET lease_until = now() + $3 * interval '1 second'
    WHERE table_id IN (
        SELECT table_id FROM clocks
        WHERE due_at <= $1 AND (lease_until IS NULL OR lease_until < now())
        ORDER BY due_at LIMIT $2 FOR UPDATE SKIP LOCKED
    ) RETURNING table_id"""
HEADS: Final = """
    SELECT t.id, t.revision,
        (SELECT coalesce(max(at) + 1, 0) FROM moves WHERE table_id = t.id) AS moves,
        (SELECT coalesce(max(n) + 1, 0) FROM chat WHERE table_id = t.id) AS chat
    FROM tables t WHERE t.id = ANY($1::text[])"""
NEW_MOVES: Final = """
    SELECT known.id, m.line, m.message FROM unnest($1::text[], $2::int[]) AS known (id, at),
        LATERAL (
            SELECT line, message FROM moves WHERE table_id = known.id AND at >= known.at ORDER BY at
        ) m"""
"""The rows of each table in order; the inner order also keeps the planner from reading them all."""
GONE: Final = 2_000_000_000
"""The revision that is announced of a table that was deleted."""
GUEST_BY_TOKEN: Final = (
    "SELECT g.id, g.name, t.expires_at FROM tokens t JOIN guests g ON g.id = t.guest "
    "WHERE t.hash = $1 AND t.kind = $2 AND (t.expires_at IS NULL OR t.expires_at >= $3)"
)


class PostgresStatements(Statements):
    """Statements on the database."""

    def __init__(self, pool: PostgresPool, sharing: PostgresSharing) -> None:
        self._pool: Final = pool
        self._sharing: Final = sharing

    async def read(self, text: str, *params: object) -> list[Row]:
        async with self._pool.reading() as db:
            return [dict(row) for row in await db.fetch(text, *params)]

    async def change(self, *wanted: Statement) -> list[list[Row]]:
        async with self._pool.writing() as db:
            return [[dict(row) for row in await db.fetch(text, *params)] for text, params in wanted]

    def announce(self, table_id: str, revision: int) -> None:
        self._sharing.announce(WakeUp(table_id, Head(revision=revision)))


class PostgresRepository(Repository):
    """A database that may be shared."""

    def __init__(self, pool: PostgresPool, sharing: PostgresSharing) -> None:
        self._pool: Final = pool
        self._moves: Final = MoveWriter(pool)
        self.sharing: PostgresSharing = sharing
        statements = PostgresStatements(pool, sharing)
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
        await self._pool.close()
        await self.sharing.close()

    def _announce(self, table_id: str, **head: int) -> None:
        self.sharing.announce(WakeUp(table_id, Head(**head)))

    # --- guests

    async def create_guest(self, name: str, token: bytes, created_at: int) -> GuestRow:
        async with self._pool.writing() as db:
            guest = await db.fetchval(
                "INSERT INTO guests (name, created_at) VALUES ($1, $2) RETURNING id",
                name,
                created_at,
            )
            await add_cookie(db, token, guest, created_at)
        return GuestRow(guest, name)

    async def rename_guest(self, guest: int, name: str) -> None:
        async with self._pool.writing() as db:
            await db.execute("UPDATE guests SET name = $1 WHERE id = $2", name, guest)
            tables = await db.fetch(
                "UPDATE tables SET revision = revision + 1 WHERE status <> 'finished' AND id IN "
                "(SELECT table_id FROM seats WHERE guest = $1) RETURNING id, revision",
                guest,
            )
        for row in tables:
            self._announce(row["id"], revision=row["revision"])

    async def find_guest(self, token: bytes) -> GuestRow | None:
        async with self._pool.reading() as db:
            return guest_row(await db.fetchrow(GUEST_BY_TOKEN, token, "cookie", seconds()))

    async def add_link(self, guest: int, token: bytes, expires_at: int) -> None:
        await self._execute(
            "INSERT INTO tokens VALUES ($1, $2, 'link', $3)", token, guest, expires_at
        )

    async def use_link(self, link: bytes, token: bytes, now: int) -> GuestRow | None:
        async with self._pool.writing() as db:
            await db.execute("DELETE FROM tokens WHERE expires_at < $1", now)
            found = await db.fetchrow(f"{GUEST_BY_TOKEN} FOR UPDATE OF t", link, "link", now)
            guest = guest_row(found)
            if guest is not None:
                await db.execute("DELETE FROM tokens WHERE hash = $1", link)
                await add_cookie(db, token, guest.id, now)
        return guest

    async def renew_cookie(self, token: bytes, now: int) -> None:
        await self._execute(
            "UPDATE tokens SET expires_at = $2 WHERE hash = $1", token, now + COOKIE_SECONDS
        )

    async def delete_token(self, token: bytes) -> None:
        await self._execute(
            "DELETE FROM tokens WHERE hash = $1 OR (kind = 'link' AND guest = "
            "(SELECT guest FROM tokens WHERE hash = $1))",
            token,
        )

    async def delete_tokens(self, guest: int) -> None:
        await self._execute("DELETE FROM tokens WHERE guest = $1", guest)

    async def good_tokens(self, tokens: list[bytes]) -> set[bytes]:
        async with self._pool.reading() as db:
            rows = await db.fetch(
                "SELECT hash FROM tokens WHERE hash = ANY($1::bytea[]) AND kind = 'cookie' "
                "AND (expires_at IS NULL OR expires_at >= $2)",
                tokens,
                seconds(),
            )
        return {row["hash"] for row in rows}

    async def every_guest(self, after: int, limit: int) -> list[GuestRow]:
        async with self._pool.reading() as db:
            rows = await db.fetch(
                "SELECT id, name FROM guests WHERE id > $1 ORDER BY id LIMIT $2", after, limit
            )
        return [GuestRow(row["id"], row["name"]) for row in rows]

    # --- tables

    async def create_table(
        self, table: TableInfo, beginning: Append | None, edition: str | None = None
    ) -> None:
        async with self._pool.writing() as db:
            if edition is not None:
                await lock_edition(db, table.edition)
                await db.execute(
                    "INSERT INTO editions VALUES ($1, $2) ON CONFLICT DO NOTHING",
                    table.edition,
                    edition,
                )
            await insert_table(db, table)
            if beginning is not None:
                await append_moves(db, table.id, beginning)

    async def delete_table(self, table_id: str, revision: int | None = None) -> None:
        async with self._pool.writing() as db:
            if revision is not None:
                await advance(db, table_id, "revision = $2", revision)
            edition = await db.fetchval(
                "DELETE FROM tables WHERE id = $1 RETURNING edition", table_id
            )
            if edition is not None:
                await lock_edition(db, edition)
                await db.execute(
                    "DELETE FROM editions WHERE digest = $1 "
                    "AND NOT EXISTS (SELECT 1 FROM tables WHERE edition = $1)",
                    edition,
                )
        self._announce(table_id, revision=GONE)

    async def find_edition(self, digest: str) -> str | None:
        return await self._text("SELECT document FROM editions WHERE digest = $1", digest)

    async def find_table(self, table_id: str) -> TableInfo | None:
        if not table_id.isprintable():  # PostgreSQL refuses a few characters even to compare
            return None
        found = await self._select_tables("t.id = $1", table_id)
        return found[0] if found else None

    async def read_heads(self, table_ids: Sequence[str]) -> dict[str, Head]:
        async with self._pool.reading() as db:
            rows = await db.fetch(HEADS, table_ids)
        return {row["id"]: Head(row["moves"], row["chat"], row["revision"]) for row in rows}

    async def list_tables(
        self, status: Status, game: str | None, guest: int | None, offset: int, limit: int
    ) -> list[TableInfo]:
        listed = "joining" if status == OPEN else "watching"
        where = f"t.status = $1 AND t.{listed} = 'everybody'"
        params: list[object] = [status, limit, offset]
        if game is not None:
            params.append(game)
            where += f" AND t.game = ${len(params)}"
        if guest is not None and status == OPEN:
            params.append(guest)
            where += f" AND {OFFERED.format(guest=f'${len(params)}::bigint')}"
        where += " ORDER BY t.created_at DESC, t.id LIMIT $2 OFFSET $3"
        return await self._select_tables(where, *params)

    async def tables_of(self, guest: int, limit: int) -> list[TableInfo]:
        where = """t.id IN (SELECT id FROM tables WHERE host = $1
                UNION SELECT table_id FROM seats WHERE guest = $1)
            ORDER BY t.status = 'finished', NOT EXISTS (
                SELECT 1 FROM seats WHERE table_id = t.id AND guest = $1 AND waits
                AND bot IS NULL
            ), t.status = 'open', t.created_at DESC, t.id LIMIT $2"""
        return await self._select_tables(where, guest, limit)

    async def count_turns(self, guest: int) -> int:
        return await self._count(
            "SELECT count(*) FROM seats WHERE guest = $1 AND waits AND bot IS NULL", guest
        )

    async def count_unfinished(self, host: int) -> int:
        return await self._count(
            "SELECT count(*) FROM tables WHERE host = $1 AND status <> 'finished'", host
        )

    async def count_without_people(self, host: int) -> int:
        return await self._count(
            "SELECT count(*) FROM tables t WHERE host = $1 AND status = 'running' AND NOT EXISTS "
            "(SELECT 1 FROM seats WHERE table_id = t.id AND bot IS NULL)",
            host,
        )

    async def every_table(self, after: str, limit: int) -> list[TableInfo]:
        return await self._select_tables("t.id > $1 ORDER BY t.id LIMIT $2", after, limit)

    async def tables_waiting_for_bots(self) -> list[str]:
        async with self._pool.reading() as db:
            rows = await db.fetch(
                "SELECT DISTINCT t.id FROM tables t JOIN seats s ON s.table_id = t.id "
                "WHERE t.status = 'running' AND s.bot IS NOT NULL AND s.waits"
            )
        return [row["id"] for row in rows]

    async def set_rematch(self, table_id: str, before: str | None, rematch: str) -> None:
        async with self._pool.writing() as db:
            await advance(db, table_id, "rematch IS NOT DISTINCT FROM $2", before)
            revision = await db.fetchval(
                "UPDATE tables SET rematch = $2 WHERE id = $1 RETURNING revision", table_id, rematch
            )
        self._announce(table_id, revision=revision)

    async def leave_lesson(self, table_id: str, revision: int) -> None:
        async with self._pool.writing() as db:
            await advance(db, table_id, "revision = $2", revision)
            await db.execute("UPDATE tables SET lesson = FALSE WHERE id = $1", table_id)
        self._announce(table_id, revision=revision + 1)

    async def change_seat(
        self,
        table_id: str,
        revision: int,
        seat: Seat,
        holder: SeatInfo,
        start: Append | None,
        removed: int | None = None,
    ) -> None:
        async with self._pool.writing() as db:
            await advance(db, table_id, "revision = $2", revision)
            await db.execute(
                "UPDATE seats SET guest = $3, bot = $4, emblem = $5, worker = NULL, "
                "lease_until = NULL, tries = 0, waits_since = now() "
                "WHERE table_id = $1 AND seat = $2",
                table_id,
                seat,
                holder.guest,
                holder.bot,
                holder.emblem,
            )
            if removed is not None:
                await db.execute(
                    "INSERT INTO removals VALUES ($1, $2) ON CONFLICT DO NOTHING", table_id, removed
                )
            if start is not None:
                await append_moves(db, table_id, start)
        self._announce(
            table_id,
            revision=revision + 1,
            moves=0 if start is None else start.position + len(start.moves),
        )

    # --- the game

    async def append_moves(self, table_id: str, append: Append) -> None:
        await self._moves.append(table_id, append)
        self._announce(table_id, moves=append.position + len(append.moves))

    async def read_moves(self, table_id: str, from_position: int = 0) -> list[MoveRow]:
        async with self._pool.reading() as db:
            rows = await db.fetch(
                "SELECT line, message FROM moves WHERE table_id = $1 AND at >= $2 ORDER BY at",
                table_id,
                from_position,
            )
        return [MoveRow(row["line"], row["message"]) for row in rows]

    async def read_new_moves(self, positions: dict[str, int]) -> dict[str, NewMoves]:
        async with self._pool.reading() as db:
            rows = await db.fetch(NEW_MOVES, [*positions.keys()], [*positions.values()])
        found = {table_id: NewMoves(at, []) for table_id, at in positions.items()}
        for table_id, line, message in rows:
            found[table_id].rows.append(MoveRow(line, message))
        return found

    async def read_analysis(self, table_id: str) -> AnalysisDocument | None:
        document = await self._text("SELECT document FROM analyses WHERE table_id = $1", table_id)
        return None if document is None else json.loads(document)

    async def save_analysis(self, table_id: str, found: AnalysisDocument) -> None:
        await self._execute(
            "INSERT INTO analyses VALUES ($1, $2) "
            "ON CONFLICT (table_id) DO UPDATE SET document = EXCLUDED.document",
            table_id,
            json.dumps(found),
        )

    # --- editions of guests

    async def create_own_edition(self, edition: OwnEdition, document: str) -> None:
        values = [getattr(edition, name) for name in OWN_EDITION_COLUMNS.split(", ")]
        async with self._pool.writing_at_once() as db:
            await db.execute(
                f"INSERT INTO own_editions ({OWN_EDITION_COLUMNS}, document) "
                f"VALUES ({numbered(len(values) + 1)})",
                *values,
                document,
            )

    async def own_editions(self, guest: int, game: str | None, limit: int) -> list[OwnEdition]:
        where = """guest = $1 AND ($2::text IS NULL OR game = $2)
            ORDER BY changed_at DESC, id LIMIT $3"""
        return await self._select_editions(where, guest, game, limit)

    async def count_own_editions(self, guest: int) -> int:
        return await self._count("SELECT count(*) FROM own_editions WHERE guest = $1", guest)

    async def find_own_edition(self, edition_id: str) -> OwnEdition | None:
        found = await self._select_editions("id = $1", edition_id)
        return found[0] if found else None

    async def find_shared_edition(self, share: str) -> OwnEdition | None:
        found = await self._select_editions("share = $1", share)
        return found[0] if found else None

    async def read_own_edition(self, edition_id: str) -> str | None:
        return await self._text("SELECT document FROM own_editions WHERE id = $1", edition_id)

    async def save_own_edition(self, edition: OwnEdition, document: str) -> None:
        async with self._pool.writing_at_once() as db:
            saved = await db.execute(
                "UPDATE own_editions SET revision = $2, faults = $3, size = $4, changed_at = $5, "
                "document = $6 WHERE id = $1 AND revision = $2 - 1",
                edition.id,
                edition.revision,
                edition.faults,
                edition.size,
                edition.changed_at,
                document,
            )
        if saved == "UPDATE 0":
            raise StaleAppend

    async def change_own_edition(self, edition_id: str, name: str, share: str | None) -> None:
        await self._execute(
            "UPDATE own_editions SET name = $2, share = $3 WHERE id = $1", edition_id, name, share
        )

    async def delete_own_edition(self, edition_id: str) -> None:
        await self._execute("DELETE FROM own_editions WHERE id = $1", edition_id)

    # --- private notes

    async def read_private_notes(self, table_id: str, guest: int) -> str:
        async with self._pool.reading() as db:
            found = await db.fetchval(
                "SELECT text FROM private_notes WHERE table_id = $1 AND guest = $2", table_id, guest
            )
        return found or ""

    async def save_private_notes(self, table_id: str, guest: int, text: str) -> None:
        await self._execute(
            "INSERT INTO private_notes VALUES ($1, $2, $3) "
            "ON CONFLICT (table_id, guest) DO UPDATE SET text = $3",
            table_id,
            guest,
            text,
        )

    # --- clocks

    async def read_clocks(self, table_ids: Sequence[str]) -> dict[str, str]:
        async with self._pool.reading() as db:
            rows = await db.fetch(
                "SELECT table_id, clocks FROM clocks WHERE table_id = ANY($1::text[])", table_ids
            )
        return {row["table_id"]: row["clocks"] for row in rows}

    async def next_deadline(self) -> int | None:
        async with self._pool.reading() as db:
            return cast(int | None, await db.fetchval("SELECT min(due_at) FROM clocks"))

    async def claim_deadlines(self, now: int, limit: int) -> list[str]:
        async with self._pool.writing_at_once() as db:
            rows = await db.fetch(CLAIM_DEADLINES, now, limit, LEASE)
        return [row["table_id"] for row in rows]

    async def move_deadline(self, table_id: str, now: int, due_at: int | None) -> None:
        await self._execute(
            "UPDATE clocks SET due_at = $3, lease_until = NULL WHERE table_id = $1 "
            "AND due_at <= $2",
            table_id,
            now,
            due_at,
        )

    async def beat(self, now: int, silence: int) -> None:
        async with self._pool.writing() as db:
            await db.execute("INSERT INTO uptime VALUES (1, $1) ON CONFLICT (one) DO NOTHING", now)
            seen = await db.fetchval("SELECT seen_at FROM uptime FOR UPDATE")
            if seen + silence < now:
                await db.execute(
                    "INSERT INTO outages VALUES ($1, $2) ON CONFLICT DO NOTHING", seen, now
                )
            if seen < now:
                await db.execute("UPDATE uptime SET seen_at = $1", now)

    async def read_outages(self) -> list[tuple[int, int]]:
        async with self._pool.reading() as db:
            rows = await db.fetch("SELECT began_at, ended_at FROM outages ORDER BY began_at")
        return [(row["began_at"], row["ended_at"]) for row in rows]

    # --- chat

    async def append_chat(self, table_id: str, line: ChatRow) -> None:
        values = astuple(line)
        marks = ", ".join(f"${n}" for n in range(2, len(values) + 2))
        insert = f"INSERT INTO chat (table_id, {CHAT_COLUMNS}) VALUES ($1, {marks})"
        async with self._pool.writing_at_once() as db:
            try:
                await db.execute(insert, table_id, *values)
            except (UniqueViolationError, ForeignKeyViolationError) as error:
                raise StaleAppend from error
        self._announce(table_id, chat=line.n + 1)

    async def read_chat(self, table_id: str, before: int | None, limit: int) -> list[ChatRow]:
        async with self._pool.reading() as db:
            rows = await db.fetch(
                f"SELECT {CHAT_COLUMNS} FROM chat WHERE table_id = $1 "
                "AND ($2::int IS NULL OR n < $2) ORDER BY n DESC LIMIT $3",
                table_id,
                before,
                limit,
            )
        return [ChatRow(**dict(row)) for row in reversed(rows)]

    # --- statements

    async def _execute(self, statement: str, *params: object) -> None:
        async with self._pool.writing_at_once() as db:
            await db.execute(statement, *params)

    async def _text(self, statement: str, name: str) -> str | None:
        """A text that is found by a name."""
        if not name.isprintable():  # PostgreSQL refuses a few characters even to compare
            return None
        async with self._pool.reading() as db:
            return cast(str | None, await db.fetchval(statement, name))

    async def _select_editions(self, where: str, *params: object) -> list[OwnEdition]:
        if not str(params[0]).isprintable():
            return []
        async with self._pool.reading() as db:
            rows = await db.fetch(
                f"SELECT {OWN_EDITION_COLUMNS} FROM own_editions WHERE {where}", *params
            )
        return [OwnEdition(**dict(row)) for row in rows]

    async def _count(self, statement: str, *params: object) -> int:
        async with self._pool.reading() as db:
            return int(await db.fetchval(statement, *params))

    async def _select_tables(self, where: str, *params: object) -> list[TableInfo]:
        columns = ", ".join(f"t.{column}" for column in COLUMNS.split(", "))
        async with self._pool.reading() as db:
            rows = await db.fetch(f"SELECT {columns} FROM tables t WHERE {where}", *params)
            seats = await db.fetch(
                "SELECT s.table_id, s.guest, coalesce(g.name, '') AS name, s.bot, s.waits, "
                "s.emblem FROM seats s LEFT JOIN guests g ON g.id = s.guest "
                "WHERE s.table_id = ANY($1::text[]) ORDER BY s.seat",
                [row["id"] for row in rows],
            )
            removals = await db.fetch(
                "SELECT table_id, guest FROM removals WHERE table_id = ANY($1::text[])",
                [row["id"] for row in rows],
            )
        removed: dict[str, list[int]] = {row["id"]: [] for row in rows}
        for removal in removals:
            removed[removal["table_id"]].append(removal["guest"])
        sitting: dict[str, list[SeatInfo]] = {row["id"]: [] for row in rows}
        for seat in seats:
            values = dict(seat)
            sitting[values.pop("table_id")].append(SeatInfo(**values))
        return [table_info(row, sitting[row["id"]], removed[row["id"]]) for row in rows]


def table_info(row: Record, seats: list[SeatInfo], removed: list[int]) -> TableInfo:
    values: dict[str, Any] = dict(row)
    values["options"] = json.loads(values["options"])
    values["winners"] = None if values["winners"] is None else json.loads(values["winners"])
    return TableInfo(**values, seats=seats, removed=removed)


def guest_row(row: Record | None) -> GuestRow | None:
    return None if row is None else GuestRow(row["id"], row["name"], row["expires_at"])


def numbered(count: int) -> str:
    """Places for so many values."""
    return ", ".join(f"${n}" for n in range(1, count + 1))


async def lock_edition(db: Connection, digest: str | None) -> None:
    """Nobody else brings or drops the same component data until this change is made."""
    await db.execute("SELECT pg_advisory_xact_lock(hashtext($1))", digest)


def seconds() -> int:
    return int(time.time())


async def add_cookie(db: Connection, token: bytes, guest: int, now: int) -> None:
    await db.execute(
        "INSERT INTO tokens VALUES ($1, $2, 'cookie', $3)", token, guest, now + COOKIE_SECONDS
    )


async def insert_table(db: Connection, table: TableInfo) -> None:
    values = {
        **{name: getattr(table, name) for name in COLUMNS.split(", ")},
        "options": json.dumps(table.options),
        "winners": None if table.winners is None else json.dumps(table.winners),
    }
    await db.execute(
        f"INSERT INTO tables ({COLUMNS}) VALUES ({numbered(len(values))})", *values.values()
    )
    await db.executemany(
        "INSERT INTO seats (table_id, seat, guest, bot, emblem) VALUES ($1, $2, $3, $4, $5)",
        [
            (table.id, number, seat.guest, seat.bot, seat.emblem)
            for number, seat in enumerate(table.seats)
        ],
    )


async def advance(db: Connection, table_id: str, condition: str, value: object) -> None:
    """The next revision of a table, if it still is as its changer saw it."""
    changed = await db.execute(
        f"UPDATE tables SET revision = revision + 1 WHERE id = $1 AND {condition}",
        table_id,
        value,
    )
    if changed == "UPDATE 0":
        raise StaleAppend


async def open_postgres(address: str) -> PostgresRepository:
    """With connections for what people wait for, and others for what servers tell each other."""
    pool = await connect_pool(address, CONNECTIONS)
    background = await connect_pool(address, BACKGROUND, synchronous_commit="off")
    return PostgresRepository(pool, PostgresSharing(address, background))
