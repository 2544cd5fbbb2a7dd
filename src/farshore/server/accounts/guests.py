"""Guests: a name, and tokens that only their browsers hold."""

from __future__ import annotations

import time
from typing import Final

from farshore.server.errors import Refused
from farshore.server.plain_text import plain_text
from farshore.server.storage.repository import Repository
from farshore.server.storage.rows import COOKIE_SECONDS, GuestRow
from farshore.server.tokens import new_token, token_hash

COOKIE: Final = "farshore"
RENEWED_AFTER: Final = 24 * 3600
"""Seconds after which a cookie that is used is good for its whole time again."""
LINK_SECONDS: Final = 24 * 3600
LONGEST_NAME: Final = 24


class Guests:
    """Names and the hashes of tokens."""

    def __init__(self, repository: Repository) -> None:
        self._repository: Final = repository

    async def find(self, token: str | None) -> GuestRow | None:
        """Who shows this cookie; None without one, refused if it is not ours."""
        if not token:
            return None
        guest = await self._repository.find_guest(token_hash(token))
        if guest is None:
            raise Refused(401, "bad-cookie")
        return guest

    async def name(self, guest: GuestRow | None, wanted: str) -> tuple[GuestRow, str | None]:
        """Names a guest, a new one if needed; the token is new then too."""
        name = plain_text(wanted, LONGEST_NAME)
        if not name:
            raise Refused(400, "bad-name", most=LONGEST_NAME)
        if guest is not None:
            await self._repository.rename_guest(guest.id, name)
            return GuestRow(guest.id, name), None
        token = new_token()
        created = await self._repository.create_guest(name, token_hash(token), int(time.time()))
        return created, token

    async def link(self, guest: GuestRow) -> tuple[str, int]:
        """A token that makes another device this guest, once, for a day."""
        token = new_token()
        expires = int(time.time()) + LINK_SECONDS
        await self._repository.add_link(guest.id, token_hash(token), expires)
        return token, expires

    async def claim(self, link: str) -> tuple[GuestRow, str]:
        """Uses up a personal link; gives the new device its own token."""
        token = new_token()
        now = int(time.time())
        guest = await self._repository.use_link(token_hash(link), token_hash(token), now)
        if guest is None:
            raise Refused(404, "unknown-link")
        return guest, token

    async def renew(self, guest: GuestRow, token: str) -> bool:
        """Lets a cookie that is in use begin its time anew; whether it had to be."""
        now = int(time.time())
        end = guest.expires_at
        if end is not None and end > now + COOKIE_SECONDS - RENEWED_AFTER:
            return False
        await self._repository.renew_cookie(token_hash(token), now)
        return True

    async def forget(self, token: str) -> None:
        """Signs a browser out."""
        await self._repository.delete_token(token_hash(token))

    async def forget_everywhere(self, guest: GuestRow) -> None:
        """Signs a guest out of all browsers."""
        await self._repository.delete_tokens(guest.id)
