"""Who people are: a name, and secrets that only their browsers hold."""

from __future__ import annotations

import hashlib
import secrets
import time
import unicodedata
from dataclasses import dataclass
from sqlite3 import Connection
from typing import Final

from farshore.server.errors import Refused
from farshore.server.store import Store

COOKIE: Final = "farshore"
COOKIE_SECONDS: Final = 400 * 24 * 3600
LINK_SECONDS: Final = 24 * 3600
LONGEST_NAME: Final = 24
LONGEST_CHAT: Final = 500

_JOINER: Final = "\u200d"  # joins emoji; harmless, unlike other invisible characters


def new_token() -> str:
    return secrets.token_urlsafe(32)


def token_hash(token: str) -> bytes:
    """What is stored of a token. It is long and random, so one fast round is enough."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).digest()


def new_table_id() -> str:
    return secrets.token_urlsafe(12)


def plain_text(text: str, longest: int) -> str:
    """Text on one line, without characters that steer a terminal or the direction of writing."""
    kept = [
        " " if char in "\t\n\r\u2028\u2029" else char
        for char in unicodedata.normalize("NFC", text)
        if char in "\t\n\r\u2028\u2029" + _JOINER or not unicodedata.category(char).startswith("C")
    ]
    return " ".join("".join(kept).split())[:longest].strip()


@dataclass(frozen=True)
class Known:
    """Somebody whose cookie is right."""

    id: int
    name: str


class Guests:
    """Names and the hashes of tokens."""

    def __init__(self, store: Store) -> None:
        self._store: Final = store

    async def find(self, token: str | None) -> Known | None:
        """Who shows this cookie; None without one, refused if it is not ours."""
        if not token:
            return None
        row = await self._store.read(
            lambda db: db.execute(
                "SELECT g.id, g.name FROM tokens t JOIN guests g ON g.id = t.guest "
                "WHERE t.hash = ? AND t.kind = 'cookie'",
                (token_hash(token),),
            ).fetchone()
        )
        if row is None:
            raise Refused(401, "bad-cookie")
        return Known(row["id"], row["name"])

    async def name(self, guest: Known | None, wanted: str) -> tuple[Known, str | None]:
        """Names a guest, a new one if needed; the token is new then too."""
        name = plain_text(wanted, LONGEST_NAME)
        if not name:
            raise Refused(400, "bad-name", most=LONGEST_NAME)
        token = new_token()
        at = int(time.time())

        def rename(db: Connection, known: Known) -> int:
            db.execute("UPDATE guests SET name = ? WHERE id = ?", (name, known.id))
            return known.id

        def create(db: Connection) -> int:
            row = db.execute("INSERT INTO guests (name, created_at) VALUES (?, ?)", (name, at))
            assert row.lastrowid is not None
            db.execute(
                "INSERT INTO tokens VALUES (?, ?, 'cookie', NULL)",
                (token_hash(token), row.lastrowid),
            )
            return row.lastrowid

        if guest is None:
            return Known(await self._store.write(create), name), token
        return Known(await self._store.write(lambda db: rename(db, guest)), name), None

    async def link(self, guest: Known) -> tuple[str, int]:
        """A token that makes another device this guest, once, for a day."""
        token = new_token()
        expires = int(time.time()) + LINK_SECONDS
        await self._store.write(
            lambda db: (
                db.execute(
                    "INSERT INTO tokens VALUES (?, ?, 'link', ?)",
                    (token_hash(token), guest.id, expires),
                ).rowcount
            )
        )
        return token, expires

    async def claim(self, link: str) -> tuple[Known, str]:
        """Uses up a personal link; gives the new device its own token."""
        token = new_token()
        at = int(time.time())

        def use(db: Connection) -> Known:
            db.execute("DELETE FROM tokens WHERE expires_at < ?", (at,))
            row = db.execute(
                "SELECT g.id, g.name FROM tokens t JOIN guests g ON g.id = t.guest "
                "WHERE t.hash = ? AND t.kind = 'link'",
                (token_hash(link),),
            ).fetchone()
            if row is None:
                raise Refused(404, "unknown-link")
            db.execute("DELETE FROM tokens WHERE hash = ?", (token_hash(link),))
            db.execute(
                "INSERT INTO tokens VALUES (?, ?, 'cookie', NULL)", (token_hash(token), row["id"])
            )
            return Known(row["id"], row["name"])

        return await self._store.write(use), token

    async def forget(self, token: str) -> None:
        await self._store.write(
            lambda db: (
                db.execute("DELETE FROM tokens WHERE hash = ?", (token_hash(token),)).rowcount
            )
        )
