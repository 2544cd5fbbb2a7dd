"""Accounts: a guest who can sign in again. Everything about one, in one place.

`sign_in.py`, `passkeys.py`, `mail_sign_in.py`, `openid.py` and `access_tokens.py` are the ways in.
"""

from __future__ import annotations

import base64
import time
from dataclasses import asdict
from datetime import UTC, datetime
from functools import cache
from typing import Any, Final
from zoneinfo import available_timezones

import orjson

from farshore.localization.languages import LANGUAGES
from farshore.server.accounts.access_tokens import AccessTokens
from farshore.server.accounts.mail_sign_in import MailSignIn
from farshore.server.accounts.openid import OpenId
from farshore.server.accounts.passkeys import Passkeys
from farshore.server.accounts.sign_in import LONGEST_LABEL, Browser, SignIn, device_name
from farshore.server.errors import Refused
from farshore.server.limits import SharedLimits
from farshore.server.mail import Mailer
from farshore.server.messages import account_models as am
from farshore.server.plain_text import plain_text
from farshore.server.settings import Settings
from farshore.server.storage.account_rows import AccessToken, Device, Passkey, Profile
from farshore.server.storage.accounts import AccountStore
from farshore.server.storage.identities import Identity, IdentityStore
from farshore.server.storage.repository import Repository
from farshore.server.storage.rows import COOKIE_SECONDS, FINISHED, OPEN, GuestRow
from farshore.server.tables.open_pages import OpenPages
from farshore.server.tables.registry import TableRegistry
from farshore.server.tokens import token_hash
from farshore.server.visibility.replay import record_json
from farshore.server.visibility.table import when

MOST_TABLES: Final = 1_000_000
"""What somebody downloads holds all tables."""
CHAT_LINES: Final = 1000
"""Lines of chat that are read at once."""


@cache
def time_zones() -> set[str]:
    return available_timezones()


def device_id(device: Device) -> str:
    """What a device is called in addresses: a part of the hash of its cookie."""
    return device.hash.hex()[:16]


def passkey_json(key: Passkey) -> am.PasskeyJson:
    return am.PasskeyJson(
        id=base64.urlsafe_b64encode(key.id).decode().rstrip("="),
        name=key.name,
        created_at=when(key.created_at),
        used_at=None if key.used_at is None else when(key.used_at),
    )


def identity_json(identity: Identity) -> am.IdentityJson:
    both = f"{identity.issuer}\n{identity.subject}".encode()
    return am.IdentityJson(
        id=base64.urlsafe_b64encode(both).decode().rstrip("="),
        name=identity.label,
        created_at=when(identity.created_at),
    )


def device_json(device: Device, here: bytes | None) -> am.DeviceJson:
    seen = None if device.expires_at is None else device.expires_at - COOKIE_SECONDS
    return am.DeviceJson(
        id=device_id(device),
        name=device.name,
        here=device.hash == here,
        created_at=None if device.created_at is None else when(device.created_at),
        seen_on=None if seen is None else datetime.fromtimestamp(seen, UTC).date().isoformat(),
    )


def access_token_json(token: AccessToken) -> am.AccessTokenJson:
    return am.AccessTokenJson(
        id=token.id,
        name=token.name,
        scope=token.scope,
        created_at=when(token.created_at),
        used_at=None if token.used_at is None else when(token.used_at),
    )


class Accounts:
    """What people can do with their own accounts."""

    def __init__(
        self,
        settings: Settings,
        repository: Repository,
        tables: TableRegistry,
        pages: OpenPages,
        mailer: Mailer,
        limits: SharedLimits,
    ) -> None:
        self._repository: Final = repository
        self._tables: Final = tables
        self._pages: Final = pages
        self.stored: Final[AccountStore] = repository.accounts
        self.identities: Final[IdentityStore] = repository.identities
        self.sign_in: Final = SignIn(repository, tables, pages)
        self.openid: Final = OpenId(settings, repository)
        self.passkeys: Final = Passkeys(self.stored)
        self.mail: Final = MailSignIn(self.stored, mailer, limits)
        self.tokens: Final = AccessTokens(self.stored, pages)

    def ways(self) -> am.WaysToSignIn:
        openid = self.openid.name if self.openid.enabled else None
        return am.WaysToSignIn(mail=self.mail.enabled, openid=openid)

    async def json(self, browser: Browser, guest: GuestRow, operator: bool) -> am.AccountJson:
        profile = await self.stored.profile(guest.id)
        addresses = await self.stored.addresses(guest.id)
        passkeys = await self.stored.passkeys(guest.id)
        identities = await self.identities.of(guest.id)
        here = token_hash(browser.token) if browser.token else None
        return am.AccountJson(
            name=guest.name,
            kept=bool(addresses or passkeys or identities),
            **self.ways().model_dump(),
            identities=[identity_json(identity) for identity in identities],
            operator=operator,
            language=profile.language,
            zone=profile.zone,
            addresses=addresses,
            passkeys=[passkey_json(key) for key in passkeys],
            devices=[device_json(device, here) for device in await self._devices(guest)],
            access_tokens=[
                access_token_json(token) for token in await self.stored.access_tokens(guest.id)
            ],
        )

    async def save_profile(self, guest: GuestRow, asked: am.ProfileChange) -> None:
        if asked.language is not None and asked.language not in LANGUAGES:
            raise Refused(
                422, "unknown-language", given=asked.language[:100], allowed=sorted(LANGUAGES)
            )
        if asked.zone is not None and asked.zone not in time_zones():
            raise Refused(422, "unknown-time-zone", given=asked.zone)
        await self.stored.save_profile(guest.id, Profile(asked.language, asked.zone))

    # --- devices

    async def _devices(self, guest: GuestRow) -> list[Device]:
        return await self.stored.devices(guest.id, int(time.time()))

    async def _device(self, guest: GuestRow, given: str) -> Device:
        for device in await self._devices(guest):
            if device_id(device) == given:
                return device
        raise Refused(404, "unknown-device")

    async def name_device(self, user_agent: str, token: str) -> None:
        """What a new browser is called in the list of devices."""
        name = device_name(user_agent)
        await self.stored.name_device(token_hash(token), name, int(time.time()))

    async def rename_device(self, guest: GuestRow, given: str, name: str) -> None:
        device = await self._device(guest, given)
        await self.stored.name_device(device.hash, checked_label(name), int(time.time()))

    async def sign_out_device(self, guest: GuestRow, given: str) -> None:
        device = await self._device(guest, given)
        await self.stored.sign_out(guest.id, device.hash)
        self._pages.sign_out(device.hash)

    # --- everything, and nothing

    async def everything(self, browser: Browser, guest: GuestRow) -> dict[str, Any]:
        """All that is kept here about somebody, in a form that programs read."""
        editions = [
            {
                "game": edition.game,
                "name": edition.name,
                "document": await self._repository.read_own_edition(edition.id),
            }
            for edition in await self._repository.own_editions(guest.id, None, MOST_TABLES)
        ]
        tables = [
            await self._table(info.id, guest)
            for info in await self._repository.tables_of(guest.id, MOST_TABLES)
        ]
        account = await self.json(browser, guest, operator=False)
        called_when = await self._repository.calls.preferences(guest.id)
        return {
            "account": account.model_dump(exclude={"operator"}),
            "called_by": await self.stored.calling(guest.id),
            "called_when": None if called_when is None else asdict(called_when),
            "editions": editions,
            "tables": tables,
            "muted_and_blocked": [
                {"name": name, "kind": relation.kind}
                for relation, name in await self._repository.relations.of(guest.id)
            ],
            "reports": [
                {"table": report.table_id, "seat": report.seat, "reason": report.reason}
                for report in await self._repository.reports.by(guest.id)
            ],
        }

    async def _table(self, table_id: str, guest: GuestRow) -> dict[str, Any]:
        table = await self._tables.look_at(table_id, None)
        seat = table.info.seat_of(guest.id)
        model = table.model
        record = record_json(model.game, model.viewer(guest.id)) if model.has_game() else None
        order = await self._repository.orders.read(table_id, guest.id)
        variation = await self._repository.orders.read_variation(table_id, guest.id)
        return {
            "table": table.to_json(guest.id),
            "record": record,
            "chat": await self._said(table_id, guest.id, seat),
            "notes": await self._repository.read_private_notes(table_id, guest.id),
            "order": None if order is None else orjson.loads(order.document),
            "analysis_board": None if variation is None else orjson.loads(variation),
            "bookmark": await self._repository.bookmarks.read(table_id, guest.id),
        }

    async def _said(self, table_id: str, guest: int, seat: int | None) -> list[dict[str, Any]]:
        """What somebody has said, the oldest first; of old lines only the seat is known."""
        found: list[dict[str, Any]] = []
        before: int | None = None
        while lines := await self._repository.read_chat(table_id, before, CHAT_LINES):
            own = [
                {"at": when(line.at), "text": line.text}
                for line in lines
                if line.guest == guest or (line.guest is None and line.seat == seat)
            ]
            found = own + found
            before = lines[0].n
        return found

    async def delete(self, guest: GuestRow) -> None:
        """Forgets somebody. Games stay as they were played, with nobody's name."""
        for info in await self._repository.tables_of(guest.id, MOST_TABLES):
            if info.status == FINISHED:
                continue
            table = await self._tables.look_at(info.id, None)
            if table.info.status == OPEN and table.info.host == guest.id:
                await self._tables.remove(table, guest.id)
            elif table.info.seat_of(guest.id) is not None:
                await table.leave(guest.id)
        await self.stored.forget(guest.id)
        self._pages.sign_out_guest(guest.id)
        await self._tables.catch_up()


def checked_label(name: str) -> str:
    label = plain_text(name, LONGEST_LABEL)
    if not label:
        raise Refused(400, "bad-name", most=LONGEST_LABEL)
    return label
