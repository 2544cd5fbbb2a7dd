"""What somebody plans ahead at a table, for both engines: an analysis board, and an order.

Each person has at most one of either at a table. Documents are JSON that the server writes; only
what is searched for has a column. Moments are milliseconds since 1970.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Final

from farshore.server.storage.statements import Statement, Statements, statement

ORDER_COLUMNS: Final = "table_id, guest, id, document, status, due_at, lease_until"
WAITING: Final = "waiting"
"""The status of an order whose next move has not been made."""
UNSEEN: Final = "unseen"
COMES: Final = "coming"
DECIDES: Final = "deciding"
"""Stages of an order: nobody has looked at it since its owner was asked, or it decides nothing
now; its owner is about to come; and is shown as present before the move."""
LEASE: Final = 30_000
"""For so long nobody else looks at an order that a server is looking at."""
PLANS: Final = ("variations", "orders")


@dataclass(frozen=True)
class OrderRow:
    table_id: str
    guest: int
    id: str
    """Another one each time that somebody saves an order."""
    document: str
    status: str
    due_at: int | None
    """When it has to be looked at again; None: as soon as its owner is asked."""
    lease_until: int = 0


class OrderStore:
    """All analysis boards and orders."""

    def __init__(self, statements: Statements) -> None:
        self._db: Final = statements

    # --- analysis boards

    async def read_variation(self, table_id: str, guest: int) -> str | None:
        rows = await self._db.read(
            "SELECT document FROM variations WHERE table_id = $1 AND guest = $2", table_id, guest
        )
        return str(rows[0]["document"]) if rows else None

    async def save_variation(self, table_id: str, guest: int, document: str) -> None:
        await self._db.write(
            "INSERT INTO variations (table_id, guest, document) VALUES ($1, $2, $3) "
            "ON CONFLICT (table_id, guest) DO UPDATE SET document = $3",
            *(table_id, guest, document),
        )

    # --- orders

    async def read(self, table_id: str, guest: int) -> OrderRow | None:
        rows = await self._db.read(
            f"SELECT {ORDER_COLUMNS} FROM orders WHERE table_id = $1 AND guest = $2",
            *(table_id, guest),
        )
        return OrderRow(**rows[0]) if rows else None

    async def decides_at(self, table_id: str, guest: int) -> int | None:
        """When an order goes on for its owner, who is asked; None: the owner has to decide."""
        row = await self.read(table_id, guest)
        if row is None or row.status != WAITING or json.loads(row.document)["stage"] == UNSEEN:
            return None
        return row.due_at

    async def save(self, order: OrderRow) -> None:
        """A new order; it replaces an earlier one."""
        await self._db.write(
            f"INSERT INTO orders ({ORDER_COLUMNS}) VALUES ($1, $2, $3, $4, $5, NULL, 0) "
            "ON CONFLICT (table_id, guest) DO UPDATE SET "
            "id = $3, document = $4, status = $5, due_at = NULL, lease_until = 0",
            *(order.table_id, order.guest, order.id, order.document, order.status),
        )

    async def change(self, order: OrderRow) -> None:
        """After a look at it; nothing happens if its owner has replaced or cancelled it."""
        await self._db.write(
            "UPDATE orders SET document = $4, status = $5, due_at = $6, lease_until = 0 "
            "WHERE table_id = $1 AND guest = $2 AND id = $3 AND status = 'waiting'",
            *(order.table_id, order.guest, order.id),
            *(order.document, order.status, order.due_at),
        )

    async def drop(self, table_id: str, guest: int) -> None:
        await self._db.write(
            "DELETE FROM orders WHERE table_id = $1 AND guest = $2", table_id, guest
        )

    async def claim(self, now: int, limit: int) -> list[OrderRow]:
        """Orders to be looked at: their owners are asked. Nobody else gets them for a while."""
        found = (
            "SELECT o.table_id, o.guest FROM orders o "
            "JOIN seats s ON s.table_id = o.table_id AND s.guest = o.guest "
            "WHERE o.status = 'waiting' AND s.waits AND s.bot IS NULL "
            "AND o.lease_until <= $1 AND (o.due_at IS NULL OR o.due_at <= $1) "
            "ORDER BY o.due_at LIMIT $3"
        )
        if not await self._db.read(found.replace("$3", "1"), now):
            return []  # nearly always, and cheaper than a change
        rows = await self._db.write(
            "UPDATE orders SET lease_until = $2 WHERE lease_until <= $1 "
            f"AND (table_id, guest) IN ({found}) RETURNING {ORDER_COLUMNS}",
            *(now, now + LEASE, limit),
        )
        return [OrderRow(**row) for row in rows]


def plans_moved(guest: int, into: int) -> list[Statement]:
    """What a guest has planned goes to another, who has planned nothing there."""
    return [
        change
        for table in PLANS
        for change in (
            statement(
                f"UPDATE {table} SET guest = $2 WHERE guest = $1 AND table_id NOT IN "
                f"(SELECT table_id FROM {table} WHERE guest = $2)",
                *(guest, into),
            ),
            statement(f"DELETE FROM {table} WHERE guest = $1", guest),
        )
    ]
