"""Moves in a PostgreSQL database, each with all that it changes in one statement.

It adds the lines at their position and changes what the lists of tables are made from, the clocks,
and whom to call. The primary key of `moves` decides who was first.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final

from asyncpg import DeadlockDetectedError, UniqueViolationError

from farshore.server.storage.calls import HAS_CHANNEL, call_params
from farshore.server.storage.repository import StaleAppend
from farshore.server.storage.rows import FINISHED, Append

if TYPE_CHECKING:
    from farshore.server.storage.postgres_pool import Connection

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
