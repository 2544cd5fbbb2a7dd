"""Operators: who may see reports and ban people in the browser.

Somebody is an operator by an account that the settings name, or by signing in with the operator's
token. Such a session has a cookie of its own, so it ends without signing anybody out.
"""

from __future__ import annotations

import hmac
import time
from typing import Final

from farshore.server.errors import Refused
from farshore.server.limits import SharedLimits
from farshore.server.messages.models import SeatChange
from farshore.server.settings import Settings
from farshore.server.storage.account_rows import OneTimeCode
from farshore.server.storage.reports import ReportRow
from farshore.server.storage.repository import Repository
from farshore.server.storage.rows import FINISHED, OPEN, GuestRow
from farshore.server.storage.sanctions import Sanction, SanctionKind
from farshore.server.tables.open_pages import OpenPages
from farshore.server.tables.registry import TableRegistry
from farshore.server.tokens import new_token, token_hash
from farshore.server.workers.bot_pool import STAND_IN

SESSION_SECONDS: Final = 12 * 3600
ATTEMPTS_A_SECOND: Final = 1 / 60
ATTEMPTS_AT_ONCE: Final = 5
"""Tokens that one address may try."""
KIND: Final = "operator"
DAY: Final = 24 * 3600
MOST_TABLES: Final = 10_000


class Operators:
    """Who is one, and what operators do."""

    def __init__(
        self,
        settings: Settings,
        repository: Repository,
        tables: TableRegistry,
        pages: OpenPages,
        limits: SharedLimits,
    ) -> None:
        secret = settings.operator_token
        self._token: Final = None if secret is None else secret.get_secret_value()
        self._named: Final = {name.lower() for name in settings.operators}
        self._repository: Final = repository
        self._tables: Final = tables
        self._pages: Final = pages
        self._limits: Final = limits

    @property
    def by_token(self) -> bool:
        """Whether there is a token to sign in with."""
        return self._token is not None

    # --- who is one

    async def is_named(self, guest: GuestRow | None) -> bool:
        """Whether the settings name this account: by a confirmed address, or by its number."""
        if guest is None or not self._named:
            return False
        addresses = await self._repository.accounts.addresses(guest.id)
        return not self._named.isdisjoint({str(guest.id), *addresses})

    async def has_session(self, cookie: str | None) -> bool:
        if not cookie or self._token is None:
            return False
        found = await self._repository.accounts.find_code(
            token_hash(cookie), KIND, int(time.time())
        )
        return found is not None and found.about == self._fingerprint()

    async def sign_in(self, token: str, address: str) -> str:
        """The cookie of a new session."""
        await self._limits.check(address, "operator", ATTEMPTS_A_SECOND, ATTEMPTS_AT_ONCE)
        given, known = token_hash(token), token_hash(self._token or "")
        if not hmac.compare_digest(given, known) or self._token is None:
            raise Refused(403, "bad-operator-token")
        cookie = new_token()
        now = int(time.time())
        about = OneTimeCode(None, self._fingerprint())
        await self._repository.accounts.add_code(
            token_hash(cookie), KIND, about, now, now + SESSION_SECONDS
        )
        return cookie

    async def sign_out(self, cookie: str | None) -> None:
        if cookie:
            await self._repository.accounts.use_code(token_hash(cookie), KIND, int(time.time()))

    def _fingerprint(self) -> str:
        """A new token in the settings ends the sessions of the old one."""
        return token_hash(self._token or "").hex()

    # --- what they see and do

    async def reports(self) -> list[ReportRow]:
        """Those that wait first, then the newest."""
        found = await self._repository.reports.all()
        return sorted(found, key=lambda each: (each.closed_at is not None, -each.created_at))

    async def close_report(self, table_id: str, by: int, about: int, closed: bool) -> None:
        moment = int(time.time()) if closed else None
        if not await self._repository.reports.close(table_id, by, about, moment):
            raise Refused(404, "unknown-report")

    async def sanctions(self) -> list[tuple[Sanction, str]]:
        return await self._repository.sanctions.all(int(time.time()))

    async def name_of(self, guest: int) -> str:
        found = await self._repository.accounts.guest(guest)
        return "" if found is None else found.name

    async def decide(self, guest: int, kind: SanctionKind, days: int | None, reason: str) -> None:
        """Bans or silences somebody, for some days or until it is lifted."""
        known = await self._repository.accounts.guest(guest)
        if known is None:
            raise Refused(404, "unknown-guest", given=guest)
        if kind == "ban" and await self.is_named(known):
            raise Refused(409, "ban-operator")
        now = int(time.time())
        until = None if days is None else now + days * DAY
        sanction = Sanction(guest, kind, reason, now, until)
        if kind == "silence":
            await self._repository.sanctions.save(sanction)
            return
        await self._repository.sanctions.ban(sanction)
        self._pages.sign_out_guest(guest)
        await self._clear_seats(guest)

    async def _clear_seats(self, guest: int) -> None:
        """Nobody waits for who is banned: open tables go, and a bot plays on in games."""
        for info in await self._repository.tables_of(guest, MOST_TABLES):
            if info.status == FINISHED:
                continue
            table = await self._tables.look_at(info.id, None)
            seat = table.info.seat_of(guest)
            if table.info.status == OPEN and table.info.host == guest:
                await self._tables.remove(table, guest)
            elif table.info.status == OPEN and seat is not None:
                await table.leave(guest)
            elif seat is not None and table.info.seats[seat].bot is None:
                await table.change_seat(guest, int(seat), SeatChange(to="bot", bot=STAND_IN))

    async def lift(self, guest: int, kind: SanctionKind) -> None:
        if not await self._repository.sanctions.lift(guest, kind):
            raise Refused(404, "unknown-sanction")
