"""Bookmarks in the log of a table, one for each person, for both engines."""

from __future__ import annotations

from typing import Final

from farshore.server.storage.statements import Statements


class BookmarkStore:
    """Private, as notes are."""

    def __init__(self, statements: Statements) -> None:
        self._db: Final = statements

    async def read(self, table_id: str, guest: int) -> int | None:
        """After how many entries of the log the bookmark lies."""
        rows = await self._db.read(
            "SELECT after FROM bookmarks WHERE table_id = $1 AND guest = $2", table_id, guest
        )
        return rows[0]["after"] if rows else None

    async def save(self, table_id: str, guest: int, after: int) -> None:
        await self._db.write(
            "INSERT INTO bookmarks (table_id, guest, after) VALUES ($1, $2, $3) "
            "ON CONFLICT (table_id, guest) DO UPDATE SET after = $3",
            table_id,
            guest,
            after,
        )

    async def delete(self, table_id: str, guest: int) -> None:
        await self._db.write(
            "DELETE FROM bookmarks WHERE table_id = $1 AND guest = $2", table_id, guest
        )
