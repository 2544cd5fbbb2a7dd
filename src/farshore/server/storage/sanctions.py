"""Whom the operator has banned or silenced, for both engines."""

from __future__ import annotations

from dataclasses import astuple, dataclass
from typing import Final, Literal

from farshore.server.storage.statements import Statement, Statements, statement, with_name

SanctionKind = Literal["ban", "silence"]
SANCTION_COLUMNS: Final = "guest, kind, reason, created_at, until"


@dataclass(frozen=True)
class Sanction:
    guest: int
    kind: SanctionKind
    """`ban`: nobody can sign in as this guest. `silence`: the guest may not chat."""
    reason: str
    """For the operator only."""
    created_at: int
    until: int | None
    """When it ends; None: it does not."""


def sanctions_moved(guest: int, into: int) -> list[Statement]:
    """Joining an account does not lift what was decided about a guest; the longer one counts."""
    return [
        statement(
            f"INSERT INTO sanctions ({SANCTION_COLUMNS}) "
            "SELECT CAST($2 AS BIGINT), kind, reason, created_at, until FROM sanctions "
            "WHERE guest = $1 ON CONFLICT (guest, kind) DO UPDATE SET until = excluded.until "
            "WHERE excluded.until IS NULL OR excluded.until > sanctions.until",
            guest,
            into,
        ),
        statement("DELETE FROM sanctions WHERE guest = $1", guest),
    ]


class SanctionStore:
    """All of them. What has ended is as if it were not there."""

    def __init__(self, statements: Statements) -> None:
        self._db: Final = statements

    async def save(self, sanction: Sanction) -> None:
        """A new one of the same kind replaces the old one."""
        await self._db.change(
            statement("DELETE FROM sanctions WHERE until <= $1", sanction.created_at),
            statement(
                f"INSERT INTO sanctions ({SANCTION_COLUMNS}) VALUES ($1, $2, $3, $4, $5) "
                "ON CONFLICT (guest, kind) DO UPDATE SET reason = $3, created_at = $4, until = $5",
                *astuple(sanction),
            ),
        )

    async def ban(self, sanction: Sanction) -> None:
        """As `save`, and the guest is signed out of all browsers and programs."""
        await self.save(sanction)
        await self._db.change(
            statement("DELETE FROM tokens WHERE guest = $1", sanction.guest),
            statement("DELETE FROM access_tokens WHERE guest = $1", sanction.guest),
        )

    async def lift(self, guest: int, kind: SanctionKind) -> bool:
        rows = await self._db.write(
            "DELETE FROM sanctions WHERE guest = $1 AND kind = $2 RETURNING guest", guest, kind
        )
        return bool(rows)

    async def find(self, guest: int, kind: SanctionKind, now: int) -> Sanction | None:
        rows = await self._db.read(
            f"SELECT {SANCTION_COLUMNS} FROM sanctions WHERE guest = $1 AND kind = $2 "
            "AND (until IS NULL OR until > $3)",
            guest,
            kind,
            now,
        )
        return Sanction(**rows[0]) if rows else None

    async def all(self, now: int) -> list[tuple[Sanction, str]]:
        """With the names of the guests, the newest first."""
        columns = ", ".join(f"s.{column}" for column in SANCTION_COLUMNS.split(", "))
        rows = await self._db.read(
            f"SELECT {columns}, g.name FROM sanctions s JOIN guests g ON g.id = s.guest "
            "WHERE s.until IS NULL OR s.until > $1 ORDER BY s.created_at DESC, s.guest, s.kind",
            now,
        )
        return [(Sanction(**values), name) for values, name in map(with_name, rows)]
