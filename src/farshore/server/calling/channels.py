"""Setting up ways to be called: devices, webhooks, and mail addresses that their owners confirm."""

from __future__ import annotations

import secrets
import time
from dataclasses import replace
from typing import Final

from farshore.localization.languages import LANGUAGES
from farshore.server.calling.outgoing import Unsendable, check_address, check_name
from farshore.server.calling.push import PushKeys, check_keys
from farshore.server.calling.quiet_hours import time_zones
from farshore.server.calling.sending import confirm_letter
from farshore.server.errors import Refused
from farshore.server.mail import Mailer, MailNotSent, checked_address
from farshore.server.messages.call_models import PushSubscription
from farshore.server.plain_text import plain_text
from farshore.server.storage.calls import (
    MAIL,
    PUSH,
    UNCONFIRMED,
    WEBHOOK,
    CallPreferences,
    CallStore,
    Channel,
)

MOST_CHANNELS: Final = 12
"""Of one person, and of one table."""
LONGEST_LABEL: Final = 60


class Channels:
    """Everybody's channels."""

    def __init__(self, store: CallStore, keys: PushKeys, mailer: Mailer, private: bool) -> None:
        self.store: Final = store
        self.keys: Final = keys
        self.mailer: Final = mailer
        self._private: Final = private

    async def save_preferences(self, guest: int, wanted: CallPreferences) -> None:
        if wanted.time_zone not in time_zones():
            raise Refused(422, "unknown-time-zone", given=wanted.time_zone)
        if wanted.language not in LANGUAGES:
            raise Refused(422, "call-unknown-language", given=wanted.language)
        if (wanted.quiet_from is None) != (wanted.quiet_until is None):
            raise Refused(422, "call-half-quiet-hours")
        await self.store.save_preferences(guest, wanted)

    async def add_device(self, guest: int, asked: PushSubscription, address: str) -> Channel:
        """A browser that has subscribed to push messages; a renewed subscription is the channel
        that the device had."""
        endpoint = asked.endpoint
        await self._check(endpoint)
        kept = await check_keys(asked.keys.p256dh, asked.keys.auth)
        mine = await self.store.channels(guest)
        devices = [one for one in mine if one.kind == PUSH]
        for old in devices:
            if old.id == asked.renews:
                renewed = replace(
                    old, target=endpoint, secret=kept, address=address, off_at=None, why=""
                )
                await self.store.renew_device(renewed)
                return renewed
        if not any(one.target == endpoint for one in devices):
            self._check_count(mine)
        channel = self._new(guest, PUSH, endpoint, asked.label, address)
        return await self._add(replace(channel, secret=kept))

    async def add_webhook(
        self, guest: int, table_id: str | None, form: str, target: str, label: str, address: str
    ) -> Channel:
        await self._check(target)
        store = self.store
        there = await (
            store.channels(guest) if table_id is None else store.table_channels(table_id)
        )
        self._check_count(there)
        channel = self._new(guest, WEBHOOK, target, label, address)
        return await self._add(replace(channel, form=form, table_id=table_id))

    async def add_mail(self, guest: int, given: str, language: str, address: str) -> Channel:
        """Nothing is sent to an address before its owner has confirmed it."""
        if not self.mailer.enabled:
            raise Refused(409, "call-no-mail")
        target = checked_address(given)
        mine = await self.store.channels(guest)
        for one in mine:
            if one.kind == MAIL and one.target == target:
                await self.store.delete_channel(one.id)
        self._check_count([one for one in mine if one.target != target])
        channel = self._new(guest, MAIL, target, "", address)
        channel = replace(channel, off_at=channel.created_at, why=UNCONFIRMED)
        try:
            await self.mailer.send(confirm_letter(self.mailer, channel, language))
        except MailNotSent as error:
            raise Refused(503, "call-mail-not-sent") from error
        return await self._add(channel)

    async def confirm(self, token: str) -> None:
        channel = await self.store.find_mail_channel(token)
        if channel is None:
            raise Refused(404, "call-unknown-link")
        if channel.why == UNCONFIRMED:
            await self.store.switch_on(channel.id)

    async def unsubscribe(self, token: str) -> None:
        """Also for a link that was used already: the answer is the same."""
        channel = await self.store.find_mail_channel(token)
        if channel is not None:
            await self.store.delete_channel(channel.id)

    async def owned(self, guest: int, channel_id: str) -> Channel:
        channel = await self.store.find_channel(channel_id)
        if channel is None or channel.guest != guest:
            raise Refused(404, "call-unknown-channel")
        return channel

    async def switch_on(self, channel: Channel) -> None:
        """After a long failure, or when it came along from a guest who was its owner, too."""
        if channel.why == UNCONFIRMED:
            raise Refused(409, "call-unconfirmed")
        await self.store.switch_on(channel.id)

    def _new(self, guest: int, kind: str, target: str, label: str, address: str) -> Channel:
        return Channel(
            id=secrets.token_urlsafe(12),
            guest=guest,
            table_id=None,
            kind=kind,
            form="",
            target=target,
            secret=secrets.token_urlsafe(24),
            label=plain_text(label, LONGEST_LABEL),
            address=address,
            created_at=int(time.time()),
        )

    async def _add(self, channel: Channel) -> Channel:
        await self.store.add_channel(channel)
        return channel

    async def _check(self, target: str) -> None:
        try:
            check_address(target, private=self._private)
            if not self._private:
                await check_name(target)
        except Unsendable as error:
            raise Refused(422, f"call-{error}") from error

    def _check_count(self, there: list[Channel]) -> None:
        if len(there) >= MOST_CHANNELS:
            raise Refused(429, "call-too-many-channels", most=MOST_CHANNELS)
