"""Whom somebody has muted or blocked, for both engines.

Mute: I do not read what they say. Block: neither reads the other, and we are not seated together.
"""

from __future__ import annotations

from dataclasses import astuple, dataclass
from typing import Final, Literal

from farshore.server.storage.statements import Statement, Statements, statement, with_name

RelationKind = Literal["mute", "block"]
RELATION_COLUMNS: Final = "id, guest, about, kind, created_at"
_APART: Final = """(
    SELECT about FROM relations WHERE guest = {guest} AND kind = 'block'
    UNION SELECT guest FROM relations WHERE about = {guest} AND kind = 'block')"""
OFFERED: Final = f"""
    NOT EXISTS (SELECT 1 FROM removals WHERE table_id = t.id AND guest = {{guest}})
    AND t.host NOT IN {_APART}
    AND NOT EXISTS (SELECT 1 FROM seats WHERE table_id = t.id AND guest IN {_APART})"""
"""Whether table `t` is offered to a guest (the parameter `{guest}`): not if its host has removed
them, or if a block keeps them apart from somebody there."""


@dataclass(frozen=True)
class Relation:
    id: str
    """What its owner calls it by: numbers of guests are told to nobody."""
    guest: int
    about: int
    kind: RelationKind
    created_at: int


@dataclass(frozen=True)
class Blocks:
    """Who is kept apart from a guest."""

    own: frozenset[int]
    """Those whom the guest has blocked."""
    others: frozenset[int]
    """Those who have blocked the guest."""

    @property
    def all(self) -> frozenset[int]:
        return self.own | self.others


def relations_moved(guest: int, into: int) -> list[Statement]:
    """What a guest has muted and blocked, and who has muted and blocked the guest, goes to another.

    The stricter of two counts.
    """
    insert = f"INSERT INTO relations ({RELATION_COLUMNS}) SELECT id"
    moved = "CAST($2 AS BIGINT)"
    end = "<> $2 ON CONFLICT (guest, about) DO UPDATE SET kind = 'block' "
    end += "WHERE excluded.kind = 'block'"
    return [
        statement(
            f"{insert}, {moved}, about, kind, created_at FROM relations "
            f"WHERE guest = $1 AND about {end}",
            guest,
            into,
        ),
        statement(
            f"{insert}, guest, {moved}, kind, created_at FROM relations "
            f"WHERE about = $1 AND guest {end}",
            guest,
            into,
        ),
        *relations_dropped(guest),
    ]


def relations_dropped(guest: int) -> list[Statement]:
    return [statement("DELETE FROM relations WHERE guest = $1 OR about = $1", guest)]


class RelationStore:
    """All of them."""

    def __init__(self, statements: Statements) -> None:
        self._db: Final = statements

    async def save(self, relation: Relation) -> None:
        """One relation of each to each: a new kind replaces the old one."""
        await self._db.write(
            f"INSERT INTO relations ({RELATION_COLUMNS}) VALUES ($1, $2, $3, $4, $5) "
            "ON CONFLICT (guest, about) DO UPDATE SET kind = $4",
            *astuple(relation),
        )

    async def delete(self, guest: int, relation: str) -> bool:
        rows = await self._db.write(
            "DELETE FROM relations WHERE guest = $1 AND id = $2 RETURNING id", guest, relation
        )
        return bool(rows)

    async def of(self, guest: int) -> list[tuple[Relation, str]]:
        """Everybody whom somebody has muted or blocked, with the names that they have now."""
        columns = ", ".join(f"r.{column}" for column in RELATION_COLUMNS.split(", "))
        rows = await self._db.read(
            f"SELECT {columns}, g.name FROM relations r JOIN guests g ON g.id = r.about "
            "WHERE r.guest = $1 ORDER BY r.created_at, r.id",
            guest,
        )
        return [(Relation(**values), name) for values, name in map(with_name, rows)]

    async def blocks(self, guest: int) -> Blocks:
        rows = await self._db.read(
            "SELECT guest, about FROM relations WHERE kind = 'block' "
            "AND (guest = $1 OR about = $1)",
            guest,
        )
        return Blocks(
            frozenset(row["about"] for row in rows if row["guest"] == guest),
            frozenset(row["guest"] for row in rows if row["about"] == guest),
        )

    async def not_heard_by(self, guest: int) -> frozenset[int]:
        """Those whose chat somebody does not read."""
        rows = await self._db.read(
            "SELECT about AS other FROM relations WHERE guest = $1 UNION "
            "SELECT guest FROM relations WHERE about = $1 AND kind = 'block'",
            guest,
        )
        return frozenset(row["other"] for row in rows)

    async def not_hearing(self, author: int) -> frozenset[int]:
        """Those who do not read what somebody says."""
        rows = await self._db.read(
            "SELECT guest AS other FROM relations WHERE about = $1 UNION "
            "SELECT about FROM relations WHERE guest = $1 AND kind = 'block'",
            author,
        )
        return frozenset(row["other"] for row in rows)
