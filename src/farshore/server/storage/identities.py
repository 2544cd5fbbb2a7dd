"""Identities at an OpenID provider that people sign in with, for both engines."""

from __future__ import annotations

from dataclasses import astuple, dataclass
from typing import Final

from farshore.server.storage.rows import GuestRow
from farshore.server.storage.statements import Statements

IDENTITY_COLUMNS: Final = "issuer, subject, guest, label, created_at"


@dataclass(frozen=True)
class Identity:
    """Who somebody is for a provider. Only the two together name a person."""

    issuer: str
    subject: str
    guest: int
    label: str
    """What its owner recognises it by: the name or the address that the provider tells."""
    created_at: int


class IdentityStore:
    def __init__(self, statements: Statements) -> None:
        self._db: Final = statements

    async def add(self, identity: Identity) -> bool:
        """False if it is somebody's already."""
        rows = await self._db.write(
            f"INSERT INTO openid_identities ({IDENTITY_COLUMNS}) VALUES ($1, $2, $3, $4, $5) "
            "ON CONFLICT (issuer, subject) DO NOTHING RETURNING subject",
            *astuple(identity),
        )
        return bool(rows)

    async def owner(self, issuer: str, subject: str) -> GuestRow | None:
        rows = await self._db.read(
            "SELECT g.id, g.name FROM openid_identities i JOIN guests g ON g.id = i.guest "
            "WHERE i.issuer = $1 AND i.subject = $2",
            issuer,
            subject,
        )
        return GuestRow(rows[0]["id"], rows[0]["name"]) if rows else None

    async def of(self, guest: int) -> list[Identity]:
        rows = await self._db.read(
            f"SELECT {IDENTITY_COLUMNS} FROM openid_identities WHERE guest = $1 "
            "ORDER BY created_at, subject",
            guest,
        )
        return [Identity(**row) for row in rows]

    async def delete(self, guest: int, issuer: str, subject: str) -> bool:
        rows = await self._db.write(
            "DELETE FROM openid_identities WHERE guest = $1 AND issuer = $2 AND subject = $3 "
            "RETURNING subject",
            guest,
            issuer,
            subject,
        )
        return bool(rows)
