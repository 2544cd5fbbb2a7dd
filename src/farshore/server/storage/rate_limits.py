"""Rate limits that all servers of a storage count together, for both engines.

Of each limit one moment is kept: when all that was taken is made up for (the "theoretical arrival
time" of the generic cell rate algorithm). Who or what is limited is kept as a hash only. Moments
are milliseconds since 1970.
"""

from __future__ import annotations

from typing import Final

from farshore.server.storage.statements import Statements, statement

_BEGIN: Final = (
    "CASE WHEN rate_limits.free_at > CAST($2 AS BIGINT) THEN rate_limits.free_at "
    "ELSE CAST($2 AS BIGINT) END"
)
TAKE: Final = f"""
    INSERT INTO rate_limits (hash, free_at)
    VALUES ($1, CAST($2 AS BIGINT) + CAST($3 AS BIGINT))
    ON CONFLICT (hash) DO UPDATE SET free_at = {_BEGIN} + CAST($3 AS BIGINT)
    WHERE {_BEGIN} + CAST($3 AS BIGINT) <= CAST($2 AS BIGINT) + CAST($4 AS BIGINT)
    RETURNING free_at"""


class RateLimitStore:
    """How much has been taken of each limit."""

    def __init__(self, statements: Statements) -> None:
        self._db: Final = statements

    async def take(self, hash_: bytes, interval: int, burst: int, now: int) -> int:
        """Takes one of `burst`, which grow by one each `interval`. Gives 0, or how long to wait."""
        _, taken = await self._db.change(
            statement("DELETE FROM rate_limits WHERE free_at < $1", now),
            statement(TAKE, hash_, now, interval, burst * interval),
        )
        if taken:
            return 0
        rows = await self._db.read("SELECT free_at FROM rate_limits WHERE hash = $1", hash_)
        free_at = int(rows[0]["free_at"]) if rows else now
        return max(1, free_at + interval - now - burst * interval)
