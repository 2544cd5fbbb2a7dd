"""A link by mail: it proves that somebody reads an address, and signs them in.

Whoever asks gets the same answer, whether anybody here has the address or not; what is the case
stands only in the letter. The link opens a page that asks once more, because programs that check
mails for viruses open links, too.
"""

from __future__ import annotations

import asyncio
import logging
import time
from dataclasses import dataclass
from typing import Final

from farshore.localization.languages import ENGLISH, LANGUAGES
from farshore.localization.messages import words
from farshore.server.errors import Refused
from farshore.server.limits import SharedLimits
from farshore.server.mail import Button, Footnote, Letter, Mailer, MailNotSent, checked_address
from farshore.server.storage.account_rows import OneTimeCode
from farshore.server.storage.accounts import AccountStore
from farshore.server.storage.rows import GuestRow
from farshore.server.tokens import new_token, token_hash

log = logging.getLogger("farshore.server")

LINK_MINUTES: Final = 20
MOST_ADDRESSES: Final = 5
MAILS_A_SECOND: Final = 1 / 60
MAILS_AT_ONCE: Final = 6
"""Mails that one caller asks for."""
MAILS_TO_ONE_A_SECOND: Final = 1 / 600
MAILS_TO_ONE_AT_ONCE: Final = 4
"""Mails to one address."""
KIND: Final = "mail"


@dataclass(frozen=True)
class MailLink:
    """What a link by mail does when it is used."""

    address: str
    guest: GuestRow
    """Who somebody is then."""
    adds: bool
    """Whether the address becomes a way to sign in; otherwise it is one."""


class MailSignIn:
    """Sends links, and says what they are good for."""

    def __init__(self, accounts: AccountStore, mailer: Mailer, limits: SharedLimits) -> None:
        self._accounts: Final = accounts
        self._mailer: Final = mailer
        self._limits: Final = limits
        self._sending: Final[set[asyncio.Task[None]]] = set()

    @property
    def enabled(self) -> bool:
        return self._mailer.enabled

    async def send_link(
        self, given: str, guest: GuestRow | None, language: str, caller: str
    ) -> None:
        """`guest`: who would like to keep their games with the address, if nobody has it."""
        if not self.enabled:
            raise Refused(409, "no-mail")
        address = checked_address(given)
        await self._limits.check(caller, "mails", MAILS_A_SECOND, MAILS_AT_ONCE)
        await self._limits.check(address, "mails-to", MAILS_TO_ONE_A_SECOND, MAILS_TO_ONE_AT_ONCE)
        spoken = language if language in LANGUAGES else ENGLISH
        task = asyncio.create_task(self._send(address, guest, spoken))  # not felt by who asks
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    async def close(self) -> None:
        """Waits for mails that are being sent."""
        await asyncio.gather(*self._sending, return_exceptions=True)

    async def _send(self, address: str, guest: GuestRow | None, language: str) -> None:
        """What fails stands in the log only: whoever asked would learn who has an address here."""
        try:
            await self._mailer.send(await self._written(address, guest, language))
        except (MailNotSent, Refused) as error:
            log.warning("a link was not sent: %s", error)

    async def _written(self, address: str, guest: GuestRow | None, language: str) -> Letter:
        owner = await self._accounts.owner_of(address)
        if owner is None and guest is None:
            return self._stranger(address, language)
        now = int(time.time())
        token = new_token()
        about = OneTimeCode(None if guest is None else guest.id, address)
        await self._accounts.add_code(token_hash(token), KIND, about, now, now + LINK_MINUTES * 60)
        return self._letter(address, owner, language, self._mailer.link(f"/sign-in#{token}"))

    def _letter(self, address: str, owner: GuestRow | None, language: str, link: str) -> Letter:
        said = words(language).say
        if owner is None:
            subject = said("account-mail-keep-subject")
            about = said("account-mail-keep-about")
            button = Button(said("account-mail-keep-button"), link)
        else:
            subject = said("account-mail-sign-in-subject")
            about = said("account-mail-sign-in-about", name=owner.name)
            button = Button(said("account-mail-sign-in-button"), link)
        ending = said("account-mail-ending", minutes=LINK_MINUTES)
        return Letter(address, subject, [about, button], language, footnote=Footnote(ending))

    def _stranger(self, address: str, language: str) -> Letter:
        said = words(language).say
        button = Button(said("account-mail-unknown-button"), self._mailer.link("/"))
        about = said("account-mail-unknown-about")
        subject, ending = said("account-mail-unknown-subject"), said("account-mail-unknown-ending")
        return Letter(address, subject, [about, button], language, footnote=Footnote(ending))

    async def look(self, token: str) -> MailLink:
        """What a link would do; it stays good."""
        now = int(time.time())
        return await self._read(await self._accounts.find_code(token_hash(token), KIND, now))

    async def use(self, token: str) -> MailLink:
        """Uses a link up; the address is a way to sign in from now on."""
        now = int(time.time())
        link = await self._read(await self._accounts.use_code(token_hash(token), KIND, now))
        if link.adds:
            if len(await self._accounts.addresses(link.guest.id)) >= MOST_ADDRESSES:
                raise Refused(409, "too-many-addresses", most=MOST_ADDRESSES)
            if not await self._accounts.add_address(link.guest.id, link.address, now):
                raise Refused(404, "unknown-sign-in-link")  # somebody was quicker
        return link

    async def _read(self, code: OneTimeCode | None) -> MailLink:
        if code is not None:
            owner = await self._accounts.owner_of(code.about)
            if owner is not None:
                return MailLink(code.about, owner, adds=False)
            if code.guest is not None:
                guest = await self._accounts.guest(code.guest)
                if guest is not None:
                    return MailLink(code.about, guest, adds=True)
        raise Refused(404, "unknown-sign-in-link")
