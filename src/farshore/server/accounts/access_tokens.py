"""Access tokens: what a program shows instead of a cookie, with less than a browser may do."""

from __future__ import annotations

import re
import secrets
import time
from typing import Final

from farshore.server.accounts.sign_in import LONGEST_LABEL
from farshore.server.errors import Refused
from farshore.server.middleware.security import SAFE_METHODS
from farshore.server.plain_text import plain_text
from farshore.server.storage.account_rows import AccessToken, Scope
from farshore.server.storage.accounts import AccountStore
from farshore.server.storage.rows import GuestRow
from farshore.server.tables.open_pages import OpenPages
from farshore.server.tokens import new_token, token_hash

PREFIX: Final = "farshore_"
"""Begins every token, so that people and secret scanners know one when they see it."""
MOST_TOKENS: Final = 20
USED_AGAIN_AFTER: Final = 3600
"""Seconds after which a use is written down again."""
_BEARER: Final = re.compile(r"bearer +(\S+)", re.I)
_OWN: Final = re.compile(
    r"/api/(account|sign-in|operator|me/calls|me/relations|tables/[^/]*/(webhooks|relations|"
    r"seats/[^/]*/relation))(/.*)?"
)
"""What only a person in a browser may do and see."""
_PLAY: Final = re.compile(r"/api/tables(/.*)?")


def bearer(header: str | None) -> str | None:
    """The token in an `Authorization` header."""
    found = _BEARER.fullmatch(header.strip()) if header else None
    return None if found is None else found.group(1)


def needed_scope(method: str, path: str) -> Scope | None:
    """What a token must be good for; None: no token is enough."""
    if _OWN.fullmatch(path):
        return None
    if method in SAFE_METHODS:
        return "read"
    return "play" if _PLAY.fullmatch(path) else None


class AccessTokens:
    """The tokens of all people."""

    def __init__(self, accounts: AccountStore, pages: OpenPages) -> None:
        self._accounts: Final = accounts
        self._pages: Final = pages

    async def create(self, guest: GuestRow, name: str, scope: Scope) -> tuple[AccessToken, str]:
        """A new token, and its secret, which nobody can show again."""
        label = plain_text(name, LONGEST_LABEL)
        if not label:
            raise Refused(400, "bad-name", most=LONGEST_LABEL)
        if len(await self._accounts.access_tokens(guest.id)) >= MOST_TOKENS:
            raise Refused(409, "too-many-access-tokens", most=MOST_TOKENS)
        secret = PREFIX + new_token()
        token = AccessToken(
            token_hash(secret), secrets.token_hex(8), guest.id, label, scope, int(time.time())
        )
        await self._accounts.add_access_token(token)
        return token, secret

    async def find(self, secret: str) -> tuple[AccessToken, GuestRow]:
        """Whose token this is; its use is written down."""
        found = await self._accounts.find_access_token(token_hash(secret))
        if found is None:
            raise Refused(401, "bad-access-token")
        token, guest = found
        now = int(time.time())
        if token.used_at is None or token.used_at + USED_AGAIN_AFTER < now:
            await self._accounts.use_access_token(token.hash, now)
        return token, guest

    async def guest(self, secret: str, method: str, path: str) -> GuestRow:
        """Who asks, if the token is enough for what is asked."""
        token, guest = await self.find(secret)
        needed = needed_scope(method, path)
        if needed is None or (needed == "play" and token.scope == "read"):
            raise Refused(403, "access-token-scope", scope=token.scope)
        return guest

    async def revoke(self, guest: GuestRow, token_id: str) -> None:
        revoked = await self._accounts.delete_access_token(guest.id, token_id)
        if revoked is None:
            raise Refused(404, "unknown-access-token")
        self._pages.sign_out(revoked)
