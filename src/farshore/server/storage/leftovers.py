"""What nobody has come back for, for both engines: tables that never began, unused guests."""

from __future__ import annotations

from typing import Final

from farshore.server.storage.rows import COOKIE_SECONDS
from farshore.server.storage.statements import Statement, Statements, statement

BATCH_SIZE: Final = 100
"""Guests that are removed with one commit, so that no move waits for long."""
KEPT_FOR: Final = (
    *("tables.host", "seats.guest", "removals.guest", "chat.guest", "own_editions.guest"),
    *("passkeys.guest", "mail_addresses.guest", "openid_identities.guest", "access_tokens.guest"),
    *("reports.guest", "reports.about", "relations.guest", "relations.about", "sanctions.guest"),
    *("private_notes.guest", "bookmarks.guest", "variations.guest", "orders.guest"),
)
"""Whoever is named there stays."""
DROPPED: Final = (
    *("tokens", "one_time_codes", "profiles"),
    *("calls", "call_preferences", "call_channels", "call_sightings"),
)
"""What goes with a guest. Anything else that names the guest makes the database refuse it."""
NAMED: Final = " ".join(
    "AND NOT EXISTS (SELECT 1 FROM {0} WHERE {0}.{1} = g.id)".format(*place.split("."))
    for place in KEPT_FOR
)
UNUSED: Final = f"""
    SELECT g.id FROM guests g WHERE g.id > $1 AND g.created_at < $2 AND NOT EXISTS (
        SELECT 1 FROM tokens t WHERE t.guest = g.id AND (t.expires_at IS NULL OR t.expires_at >= $3)
    ) {NAMED} ORDER BY g.id LIMIT $4"""
"""A cookie that is used is good for its whole time again, so its end tells when it was used."""
NEVER_BEGUN: Final = """
    SELECT t.id, t.revision FROM tables t WHERE t.status = 'open' AND t.created_at < $1
    AND NOT EXISTS (SELECT 1 FROM chat c WHERE c.table_id = t.id AND c.at >= $1) ORDER BY t.id"""


class LeftoverStore:
    """Finds what is left over, and removes guests. A table is removed as any other."""

    def __init__(self, statements: Statements) -> None:
        self._db: Final = statements

    async def tables(self, before: int) -> list[tuple[str, int]]:
        """(id, revision) of open tables that are older, and at which nobody has spoken since."""
        rows = await self._db.read(NEVER_BEGUN, before)
        return [(row["id"], row["revision"]) for row in rows]

    async def guests(self, before: int, after: int = 0) -> list[int]:
        """Some guests who have not been here since, have nothing here and cannot sign in.

        `after`: the last one that is known already.
        """
        rows = await self._db.read(UNUSED, after, before, before + COOKIE_SECONDS, BATCH_SIZE)
        return [row["id"] for row in rows]

    async def remove_guests(self, guests: list[int]) -> None:
        await self._db.change(*(one for guest in guests for one in removed(guest)))


def removed(guest: int) -> list[Statement]:
    dropped = [statement(f"DELETE FROM {table} WHERE guest = $1", guest) for table in DROPPED]
    return [*dropped, statement("DELETE FROM guests WHERE id = $1", guest)]
