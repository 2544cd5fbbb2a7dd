"""What people report to the operator, for both engines: one report by each about each at a table.

A report holds no names, only numbers of guests and seats: who is forgotten is not found in it.
"""

from __future__ import annotations

from dataclasses import astuple, dataclass
from typing import Final

from farshore.core.types import Seat
from farshore.server.storage.statements import Statements

REPORT_COLUMNS: Final = "table_id, guest, about, seat, reason, log, created_at, closed_at"


@dataclass(frozen=True)
class ReportRow:
    table_id: str
    guest: int
    """Who reports."""
    about: int
    """The guest who is reported."""
    seat: Seat
    """Where that guest sat."""
    reason: str
    log: str
    """The record and the chat as the reporter saw them, in JSON."""
    created_at: int
    closed_at: int | None = None
    """When the operator has dealt with it."""


class ReportStore:
    """All reports."""

    def __init__(self, statements: Statements) -> None:
        self._db: Final = statements

    async def save(self, report: ReportRow) -> None:
        """A second report by the same person about the same one replaces the first."""
        await self._db.write(
            f"INSERT INTO reports ({REPORT_COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8) "
            "ON CONFLICT (table_id, guest, about) DO UPDATE SET "
            "seat = $4, reason = $5, log = $6, created_at = $7, closed_at = $8",
            *astuple(report),
        )

    async def all(self) -> list[ReportRow]:
        """The oldest first."""
        return await self._select("TRUE")

    async def close(self, table_id: str, by: int, about: int, closed_at: int | None) -> bool:
        """Notes that the operator has dealt with a report; False if there is none."""
        rows = await self._db.write(
            "UPDATE reports SET closed_at = $4 WHERE table_id = $1 AND guest = $2 AND about = $3 "
            "RETURNING table_id",
            table_id,
            by,
            about,
            closed_at,
        )
        return bool(rows)

    async def by(self, guest: int) -> list[ReportRow]:
        """What somebody has reported."""
        return await self._select("guest = $1", guest)

    async def _select(self, where: str, *params: object) -> list[ReportRow]:
        order = "created_at, table_id, guest, about"
        rows = await self._db.read(
            f"SELECT {REPORT_COLUMNS} FROM reports WHERE {where} ORDER BY {order}", *params
        )
        return [ReportRow(**row) for row in rows]
