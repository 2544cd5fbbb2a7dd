"""Signing in: a browser becomes somebody, and brings along the tables of the guest it was.

Every sign-in gives the browser a new cookie and ends the one before, so a cookie that somebody else
knows is worth nothing afterwards.
"""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import Final

from farshore.server.errors import Refused
from farshore.server.plain_text import plain_text
from farshore.server.storage.calls import Channel
from farshore.server.storage.repository import Repository
from farshore.server.storage.rows import GuestRow
from farshore.server.tables.open_pages import OpenPages
from farshore.server.tables.registry import TableRegistry
from farshore.server.tokens import new_token, token_hash

LONGEST_LABEL: Final = 40
"""Characters of the name of a device, a passkey or a token."""
BROWSERS: Final = {
    "Edg/": "Edge",
    "OPR/": "Opera",
    "Firefox/": "Firefox",
    "Chrome/": "Chrome",
    "Safari/": "Safari",
}
"""What a User-Agent holds, the more special first: most of them also say Chrome or Safari."""
SYSTEMS: Final = {
    "Android": "Android",
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Windows": "Windows",
    "Mac OS": "macOS",
    "CrOS": "ChromeOS",
    "Linux": "Linux",
}


def device_name(user_agent: str) -> str:
    """What a browser is called in the list of devices until somebody renames it."""
    found = [
        next((name for mark, name in names.items() if mark in user_agent), "")
        for names in (BROWSERS, SYSTEMS)
    ]
    return " · ".join(filter(None, found)) or plain_text(user_agent, LONGEST_LABEL)


@dataclass(frozen=True)
class Browser:
    """Who asks to be signed in: the browser as it is now."""

    guest: GuestRow | None
    token: str | None
    device: str


@dataclass(frozen=True)
class Joined:
    """What came along from the guest that a browser was before."""

    name: str | None = None
    """The name of the guest; None: nobody was joined."""
    left: list[str] = field(default_factory=list)
    """Tables where both had a seat: the guest's stays behind."""
    channels: list[Channel] = field(default_factory=list)
    """How the guest was called: the account is called there once its owner says so."""


@dataclass(frozen=True)
class SignedIn:
    """A browser that is somebody now."""

    guest: GuestRow
    token: str
    joined: Joined


class SignIn:
    """Makes a browser somebody."""

    def __init__(self, repository: Repository, tables: TableRegistry, pages: OpenPages) -> None:
        self._accounts: Final = repository.accounts
        self._sanctions: Final = repository.sanctions
        self._calls: Final = repository.calls
        self._tables: Final = tables
        self._pages: Final = pages

    async def sign_in(self, guest: GuestRow, browser: Browser, join: bool) -> SignedIn:
        """`join`: whether the tables of the guest that the browser was come along."""
        await self._check_ban(guest)
        return await self.enter(guest, browser, new_token(), join)

    async def enter(self, guest: GuestRow, browser: Browser, token: str, join: bool) -> SignedIn:
        """The browser goes on as somebody, with a new cookie; the one before is good no more."""
        before = browser.guest
        joined = Joined()
        if before is not None and before.id != guest.id and join:
            joined = await self._join(before, guest)
        old = token_hash(browser.token) if browser.token else None
        await self._accounts.sign_in(
            guest.id, token_hash(token), browser.device, int(time.time()), old
        )
        if old is not None:
            if before is not None and before.id == guest.id:
                self._pages.renew(old, token_hash(token))
            else:
                self._pages.sign_out(old)
        return SignedIn(guest, token, joined)

    async def _check_ban(self, guest: GuestRow) -> None:
        if await self._sanctions.find(guest.id, "ban", int(time.time())) is not None:
            raise Refused(403, "banned")

    async def _join(self, guest: GuestRow, into: GuestRow) -> Joined:
        """Only a guest that nobody can sign in as is joined; an account stays one of its own."""
        if await self._accounts.is_account(guest.id):
            return Joined()
        came = {channel.id for channel in await self._calls.channels(guest.id)}
        left = await self._accounts.shared_tables(guest.id, into.id)
        await self._accounts.join(guest.id, into.id, int(time.time()))
        channels = [each for each in await self._calls.channels(into.id) if each.id in came]
        self._pages.sign_out_guest(guest.id)
        await self._tables.catch_up()
        return Joined(guest.name, left, channels)
