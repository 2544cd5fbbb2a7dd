"""Moves in a PostgreSQL database, each with all that it changes in one statement.

It adds the lines at their position and changes what the lists of tables are made from, the clocks,
and whom to call. The primary key of `moves` decides who was first. Moves that come while others are
being stored wait for them, and are then stored together: one statement and one commit for all.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from asyncpg import (
    DataError,
    DeadlockDetectedError,
    IntegrityConstraintViolationError,
    RaiseError,
    TransactionRollbackError,
    UniqueViolationError,
)

from farshore.server.storage.calls import HAS_CHANNEL, call_params
from farshore.server.storage.repository import StaleAppend
from farshore.server.storage.rows import FINISHED, RUNNING, Append

if TYPE_CHECKING:
    from farshore.server.storage.postgres_pool import Connection, PostgresPool

MOVES: Final = """
    WITH added AS (
        INSERT INTO moves (table_id, at, line, message)
        SELECT $1, $2::int + m.n::int - 1, m.line, m.message
        FROM unnest($3::text[], $4::text[]) WITH ORDINALITY AS m (line, message, n)
    ), asked AS (
        UPDATE seats SET waits = c.waits, waits_since = now(), worker = NULL, lease_until = NULL,
            tries = 0
        FROM unnest($5::int[], $6::boolean[]) AS c (seat, waits)
        WHERE seats.table_id = $1 AND seats.seat = c.seat
    )"""
"""Seats that are asked now are told apart by `waits`."""
CLOCK: Final = """, told AS (
        INSERT INTO clocks (table_id, clocks, due_at) VALUES ($1, ${0}, ${1})
        ON CONFLICT (table_id) DO UPDATE
        SET clocks = EXCLUDED.clocks, due_at = EXCLUDED.due_at, lease_until = NULL
    )"""
CALLS: Final = f""", called AS (
        INSERT INTO calls (table_id, guest, audience, kind, mark, created_at, due_at)
        SELECT $1, c.* FROM unnest(
            ${{0}}::bigint[], ${{1}}::text[], ${{2}}::text[], ${{3}}::int[], ${{4}}::bigint[],
            ${{5}}::bigint[]
        ) AS c (guest, audience, kind, mark, created_at, due_at)
        WHERE {HAS_CHANNEL.format(table="$1", guest="c.guest", audience="c.audience")}
        ON CONFLICT DO NOTHING
    )"""
TABLE: Final = """
    UPDATE tables SET status = $7, finished_at = $8, winners = $9
    WHERE id = $1 AND ($7 = 'finished' OR $2 = 0)"""
"""Only the first and the last move of a game change its table."""
TOGETHER: Final = """
    WITH added AS (
        INSERT INTO moves (table_id, at, line, message)
        SELECT * FROM unnest($1::text[], $2::int[], $3::text[], $4::text[])
    )"""
CALLS_TOGETHER: Final = f""", called AS (
        INSERT INTO calls (table_id, guest, audience, kind, mark, created_at, due_at)
        SELECT c.* FROM unnest(
            $8::text[], $9::bigint[], $10::text[], $11::text[], $12::int[], $13::bigint[],
            $14::bigint[]
        ) AS c (table_id, guest, audience, kind, mark, created_at, due_at)
        WHERE {HAS_CHANNEL.format(table="c.table_id", guest="c.guest", audience="c.audience")}
        ON CONFLICT DO NOTHING
    )"""
SEATS_TOGETHER: Final = """
    UPDATE seats SET waits = c.waits, waits_since = now(), worker = NULL, lease_until = NULL,
        tries = 0
    FROM unnest($5::text[], $6::int[], $7::boolean[]) AS c (table_id, seat, waits)
    WHERE seats.table_id = c.table_id AND seats.seat = c.seat"""
AT_ONCE: Final = 2
"""Statements of one server that store moves at the same time."""
MOST_TOGETHER: Final = 200
REFUSALS: Final = (
    *(DataError, IntegrityConstraintViolationError, RaiseError, TransactionRollbackError),
    ValueError,
)
"""What the moves of one table may be refused for: those of the others are not to blame."""

Waiting = tuple[str, Append, asyncio.Future[None]]


class MoveWriter:
    """Stores the moves of all tables of a server."""

    def __init__(self, pool: PostgresPool) -> None:
        self._pool: Final = pool
        self._writing = 0
        self._waiting: Final[list[Waiting]] = []
        self._tasks: Final[set[asyncio.Task[None]]] = set()

    async def append(self, table_id: str, append: Append) -> None:
        """Returns when it is stored. Who finds nobody before it has no more to do than that."""
        if not may_wait(append):
            await self._alone(table_id, append)
        elif self._writing < AT_ONCE:
            self._writing += 1
            try:
                await self._alone(table_id, append)
            finally:
                self._go_on()
        else:
            future = asyncio.get_running_loop().create_future()
            self._waiting.append((table_id, append, future))
            await future

    async def _alone(self, table_id: str, append: Append) -> None:
        async with self._pool.writing_at_once() as db:
            await append_moves(db, table_id, append)

    def _go_on(self) -> None:
        """Stores what has come meanwhile."""
        if not self._waiting:
            self._writing -= 1
            return
        batch = self._waiting[:MOST_TOGETHER]
        del self._waiting[:MOST_TOGETHER]
        task = asyncio.create_task(self._store(batch))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _store(self, batch: list[Waiting]) -> None:
        try:
            if len(batch) > 1 and await self._stored_together(batch):
                for _, _, future in batch:
                    answer(future, None)
            else:
                await asyncio.gather(*(self._store_alone(*each) for each in batch))
        except Exception as error:
            for _, _, future in batch:
                answer(future, error)
        finally:
            self._go_on()

    async def _stored_together(self, batch: list[Waiting]) -> bool:
        """False: some cannot be stored, and nothing is."""
        async with self._pool.writing_at_once() as db:
            try:
                await append_together(db, [(table_id, append) for table_id, append, _ in batch])
            except REFUSALS:
                return False
        return True

    async def _store_alone(
        self, table_id: str, append: Append, future: asyncio.Future[None]
    ) -> None:
        try:
            await self._alone(table_id, append)
        except Exception as error:
            answer(future, error)
        else:
            answer(future, None)


def answer(future: asyncio.Future[None], error: Exception | None) -> None:
    """Unless who waited has given up."""
    if future.done():
        return
    if error is None:
        future.set_result(None)
    else:
        future.set_exception(error)


def may_wait(append: Append) -> bool:
    """Whether it is a move like most: in the middle of a game without a clock."""
    return append.position > 0 and append.changes.status == RUNNING and append.clock is None


async def append_together(db: Connection, appends: list[tuple[str, Append]]) -> None:
    """Moves of several tables (`may_wait`), in an order in which nobody waits in a circle."""
    appends.sort(key=lambda each: each[0])
    rows = [
        (table_id, append.position + n, move.line, move.message)
        for table_id, append in appends
        for n, move in enumerate(append.moves)
    ]
    waits = [
        (table_id, seat, waits)
        for table_id, append in appends
        for seat, waits in append.changes.waits.items()
    ]
    calls = [
        (table_id, *call_params(call)) for table_id, append in appends for call in append.calls
    ]
    values = [*columns(rows, 4), *columns(waits, 3)]
    text = TOGETHER
    if calls:
        values += columns(calls, 7)
        text += CALLS_TOGETHER
    await db.execute(text + SEATS_TOGETHER, *values)


def columns(rows: Sequence[tuple[object, ...]], number: int) -> list[list[object]]:
    return [[row[at] for row in rows] for at in range(number)]


async def append_moves(db: Connection, table_id: str, append: Append) -> None:
    changes = append.changes
    finished = changes.status == FINISHED
    values: list[object] = [
        table_id,
        append.position,
        [move.line for move in append.moves],
        [move.message for move in append.moves],
        [*changes.waits.keys()],
        [*changes.waits.values()],
        changes.status,
        changes.finished_at if finished else None,
        json.dumps(changes.winners) if finished else None,
    ]
    text = MOVES
    if append.clock is not None:
        text += with_values(CLOCK, values, [append.clock.clocks, append.clock.due_at])
    if append.calls:
        calls = zip(*(call_params(call) for call in append.calls), strict=True)
        text += with_values(CALLS, values, [[*column] for column in calls])
    try:
        await db.execute(text + TABLE, *values)
    except (UniqueViolationError, DeadlockDetectedError) as error:
        raise StaleAppend from error


def with_values(part: str, values: list[object], more: list[object]) -> str:
    """A part of the statement with the numbers of its values, which join the others."""
    first = len(values) + 1
    values += more
    return part.format(*range(first, first + len(more)))
