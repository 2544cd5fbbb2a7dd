"""Decides about calls that are due, and sends what is owed.

Every server has a desk; leases keep two from doing the same. A call becomes a delivery for each
channel in the transaction that marks it as done, and a delivery is deleted once it was accepted:
whatever is killed in between, nothing is lost, and nothing is sent again after it has arrived.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from typing import Final

from farshore.localization.languages import ENGLISH
from farshore.server.calling.events import (
    BEGUN,
    INVITED,
    KINDS,
    OFF,
    OVER,
    TIME,
    TURN,
    WHOLE_TABLE,
)
from farshore.server.calling.outgoing import NotDelivered, Unsendable
from farshore.server.calling.quiet_hours import quiet_until
from farshore.server.calling.sending import Sender
from farshore.server.calling.sightings import TABLE_LIST, Sightings
from farshore.server.calling.texts import CallMessage, News, compose, compose_off
from farshore.server.calling.time_calls import until_warning
from farshore.server.errors import Refused
from farshore.server.game.clock import SECOND, Span, deadline, read_clocks, read_pace
from farshore.server.storage.calls import (
    LEASE,
    MAIL,
    PUSH,
    TABLE,
    Call,
    CallPreferences,
    Channel,
    Delivery,
)
from farshore.server.storage.repository import Repository
from farshore.server.storage.rows import OPEN, RUNNING, TableInfo

log = logging.getLogger("farshore.server")

LOOK_AGAIN: Final = 5.0
"""Seconds after which a desk looks for jobs again."""
SENDERS: Final = 4
"""Messages that one server sends at the same time: a slow channel must not hold up the others."""
FIRST_PAUSE: Final = 30
"""Seconds after which a delivery that failed is tried again; each later pause is twice as long."""
LONGEST_PAUSE: Final = 6 * 3600
LOOK_AT_ORDER: Final = 30
"""Seconds after which an ordered move should have been made; if not, its owner is called."""
RENEWED_EVERY: Final = LEASE / 4
"""Seconds after which the lease of a message that is being sent is renewed."""
LONG_FAILURE: Final = 2 * 24 * 3600
"""Seconds of nothing but failures after which a channel is switched off."""
GONE: Final = (404, 410)
"""Answers of a push service that say: this subscription is no more."""
MOST_TABLES: Final = 20
"""Tables that one message names."""
DEFAULTS: Final = CallPreferences(KINDS, ENGLISH, "UTC")


class CallDesk:
    """The calls and deliveries that this server works on."""

    def __init__(
        self,
        repository: Repository,
        sightings: Sightings,
        sender: Sender,
        clock: Callable[[], float],
        outages: Callable[[], Sequence[Span]],
    ) -> None:
        """`clock` tells the time in seconds; `outages`, when no server was up."""
        self._repository: Final = repository
        self._store: Final = repository.calls
        self._sightings: Final = sightings
        self._sender: Final = sender
        self._clock: Final = clock
        self._outages: Final = outages

    def _now(self) -> int:
        return int(self._clock())

    async def run(self) -> None:
        """Works until it is cancelled."""
        await asyncio.gather(
            self._again(self.decide), *(self._again(self.deliver) for _ in range(SENDERS))
        )

    async def _again(self, work: Callable[[], Awaitable[bool]]) -> None:
        while True:
            busy = False
            try:
                busy = await work()
            except Refused:
                pass  # the storage is away; leases end by themselves
            except Exception:
                log.exception("calling people failed")
            if not busy:
                await asyncio.sleep(LOOK_AGAIN)

    # --- deciding

    async def decide(self) -> bool:
        """Decides about the calls of one person or one table; whether there were any."""
        calls = await self._store.claim_calls(self._now())
        if not calls:
            return False
        if calls[0].audience == TABLE:
            await self._decide_for_tables(calls)
        else:
            await self._decide_for_person(calls)
        return True

    async def _decide_for_person(self, calls: Sequence[Call]) -> None:
        guest = calls[0].guest
        preferences = await self._store.preferences(guest) or DEFAULTS
        seen = await self._store.sightings(guest)
        good = [
            call
            for call in calls
            if call.kind in preferences.kinds
            and not self._has_seen(call, seen)
            and await self.is_true(call.table_id, call.kind, guest)
        ]
        until = quiet_until(preferences, self._now())
        postponed: dict[int, int] = {}
        for call in good:
            later = await self._early(call) if until is None else until
            if later is not None:
                postponed[call.id] = later
        done = [call.id for call in calls if call.id not in postponed]
        told = [call for call in good if call.id not in postponed]
        deliveries = [
            self._delivery(channel, told)
            for channel in await self._store.channels(guest)
            if told and await self._is_wanted(channel, told, seen)
        ]
        await self._store.settle_calls(done, postponed, deliveries)

    async def _decide_for_tables(self, calls: Sequence[Call]) -> None:
        deliveries: list[Delivery] = []
        for call in calls:
            seen = {} if call.kind in WHOLE_TABLE else await self._store.sightings(call.guest)
            if self._has_seen(call, seen) and call.kind not in WHOLE_TABLE:
                continue
            if await self.is_true(call.table_id, call.kind, call.guest):
                channels = await self._store.table_channels(call.table_id)
                deliveries += [
                    self._delivery(channel, [call]) for channel in channels if not channel.off_at
                ]
        await self._store.settle_calls([call.id for call in calls], {}, deliveries)

    async def _early(self, call: Call) -> int | None:
        """When to look again, if it is not time for a call yet."""
        if call.kind == TURN:
            return await self._ordered(call.table_id, call.guest)
        return await self._time_left(call) if call.kind == TIME else None

    async def _ordered(self, table_id: str, guest: int) -> int | None:
        """When to look again at a turn for which somebody has ordered a move; None: there is no
        such order. Only who gave it learns of it so: the channels of a table are told all turns."""
        due = await self._repository.orders.decides_at(table_id, guest)
        at = 0 if due is None else due // SECOND + LOOK_AT_ORDER
        return at if at > self._now() else None

    async def _time_left(self, call: Call) -> int | None:
        """When little time is left, if it is more than when the call was written down."""
        info = await self._repository.find_table(call.table_id)
        if info is None or info.clock is None:
            return None
        stored = await self._repository.read_clocks([info.id])
        now = int(self._clock() * SECOND)
        pace, clocks = read_pace(info.clock), read_clocks(stored[info.id])
        left = until_warning(info, pace, clocks, self._outages(), call.guest, now)
        return self._now() + max(60, left // SECOND) if left >= SECOND else None

    def _has_seen(self, call: Call, seen: dict[str, int]) -> bool:
        """A page that was closed in the very second of a call may not have shown it any more."""
        if self._sightings.is_looking(call.guest, call.table_id):
            return True
        listed = seen.get(TABLE_LIST, 0) if call.kind == TURN else 0
        return max(seen.get(call.table_id, 0), listed) > call.created_at

    async def is_true(self, table_id: str, kind: str, guest: int) -> bool:
        """Whether a call is still about how things are."""
        info = await self._repository.find_table(table_id)
        return info is not None and still_true(info, kind, guest)

    async def _is_wanted(
        self, channel: Channel, calls: Sequence[Call], seen: dict[str, int]
    ) -> bool:
        """Mails come once in an absence, except about time that runs out."""
        if channel.off_at is not None:
            return False
        if channel.kind != MAIL or any(call.kind == TIME for call in calls):
            return True
        if await self._store.owed(channel.id):
            return False  # that mail will name this table, too
        last = max(seen.values(), default=0)
        return channel.sent_at is None or channel.sent_at <= last

    def _delivery(self, channel: Channel, calls: Sequence[Call]) -> Delivery:
        items = [(call.table_id, call.kind, call.guest, call.created_at) for call in calls]
        return Delivery(secrets.token_urlsafe(12), channel.id, items, self._now())

    # --- delivering

    async def deliver(self) -> bool:
        """Sends one message; whether there was any."""
        delivery = await self._store.claim_delivery(self._now())
        if delivery is None:
            return False
        channel = await self._store.find_channel(delivery.channel)
        if channel is None or channel.off_at is not None:
            await self._store.drop_delivery(delivery)
            return True
        message = await self._message(channel, delivery)
        if message is None:
            await self._store.drop_delivery(delivery)
            return True
        try:
            async with self._kept(delivery):
                await self._sender.send(channel, message, delivery.id)
        except (NotDelivered, Unsendable) as error:
            await self._not_delivered(channel, delivery, error)
        else:
            await self._store.delivered(delivery, self._now())
        return True

    @asynccontextmanager
    async def _kept(self, delivery: Delivery) -> AsyncIterator[None]:
        """Keeps the lease while it is being sent: a mail server may take its time."""
        renewing = asyncio.create_task(self._renew(delivery))
        try:
            yield
        finally:
            renewing.cancel()
            await asyncio.gather(renewing, return_exceptions=True)

    async def _renew(self, delivery: Delivery) -> None:
        while True:
            await asyncio.sleep(RENEWED_EVERY)
            with suppress(Refused):  # the storage is away; there is time for another try
                await self._store.renew_delivery(delivery, self._now())

    async def _message(self, channel: Channel, delivery: Delivery) -> CallMessage | None:
        """What there is to tell by now; None: nothing any more."""
        preferences = await self._store.preferences(channel.guest) or DEFAULTS
        table_id, kind, _, _ = delivery.items[0]
        if kind == OFF:
            return await self._off_message(preferences.language, table_id)
        personal = channel.table_id is None
        seen = await self._store.sightings(channel.guest) if personal else {}
        found: dict[tuple[str, str], News] = {}
        for table_id, kind, guest, created_at in delivery.items:
            info = await self._repository.find_table(table_id)
            old = personal and seen.get(table_id, 0) > created_at
            if info is not None and not old and still_true(info, kind, guest):
                found[table_id, kind] = News(kind, info, guest)
        if not found:
            return None
        waiting: list[TableInfo] = []
        if personal:
            mine = await self._repository.tables_of(channel.guest, MOST_TABLES)
            waiting = [info for info in mine if await self._waits_for(info, channel.guest)]
            for info in waiting:
                if (info.id, TIME) not in found:
                    found.setdefault((info.id, TURN), News(TURN, info, channel.guest))
        told = [one for (table, kind), one in found.items() if is_told(found, table, kind)]
        news = [replace(one, until=await self._until(one)) for one in told] if personal else told
        return compose(preferences, news, len(waiting), personal=personal)

    async def _until(self, news: News) -> int | None:
        """When the time of somebody who is asked is up, if a decision has days."""
        info, seat = news.table, news.table.seat_of(news.guest)
        if news.kind not in (TURN, TIME) or info.clock is None or seat is None:
            return None
        pace, stored = read_pace(info.clock), await self._repository.read_clocks([info.id])
        if pace.kind != "days" or info.id not in stored:
            return None
        return deadline(pace, read_clocks(stored[info.id])[seat], self._outages())

    async def _waits_for(self, info: TableInfo, guest: int) -> bool:
        """Whether a table waits for somebody who has not ordered a move."""
        return still_true(info, TURN, guest) and await self._ordered(info.id, guest) is None

    async def _not_delivered(
        self, channel: Channel, delivery: Delivery, error: NotDelivered | Unsendable
    ) -> None:
        now = self._now()
        status = error.status if isinstance(error, NotDelivered) else 0
        if channel.kind == PUSH and status in GONE:
            await self._store.delete_channel(channel.id)
            return
        since = now if channel.failing_since is None else channel.failing_since
        if isinstance(error, Unsendable) or now - since >= LONG_FAILURE:
            log.info("channel %s is switched off: %s", channel.id, error)
            told = await self._told_that_off(channel)
            await self._store.switch_off(channel.id, now, str(error), told)
            return
        pause = min(FIRST_PAUSE * 2**delivery.tries, LONGEST_PAUSE)
        if isinstance(error, NotDelivered):
            pause = min(max(pause, error.retry_after), LONGEST_PAUSE)
        await self._store.failed(delivery, now, now + pause, str(error))

    async def _told_that_off(self, channel: Channel) -> list[Delivery]:
        """Its owner hears by every other way that nothing comes by this one any more."""
        preferences = await self._store.preferences(channel.guest) or DEFAULTS
        now = self._now()
        at = quiet_until(preferences, now) or now
        items = [(channel.id, OFF, channel.guest, now)]
        return [
            Delivery(secrets.token_urlsafe(12), other.id, items, at)
            for other in await self._store.channels(channel.guest)
            if other.id != channel.id and other.off_at is None
        ]

    async def _off_message(self, language: str, channel_id: str) -> CallMessage | None:
        channel = await self._store.find_channel(channel_id)
        if channel is None or channel.off_at is None:
            return None
        return compose_off(language, channel, await self._repository.count_turns(channel.guest))


def still_true(info: TableInfo, kind: str, guest: int) -> bool:
    """Whether something is still worth telling."""
    seat = info.seat_of(guest)
    if kind == INVITED:
        return info.status == OPEN and seat is None
    if seat is None:
        return False
    if kind in (TURN, TIME):
        holder = info.seats[seat]
        return info.status == RUNNING and holder.waits and holder.bot is None
    return info.status == RUNNING if kind == BEGUN else True


def is_told(found: dict[tuple[str, str], News], table_id: str, kind: str) -> bool:
    """Each table once: that time is running out, or else the turn, or else what else there is."""
    if kind == TURN:
        return (table_id, TIME) not in found
    if kind == BEGUN:
        return (table_id, TURN) not in found and (table_id, OVER) not in found
    return True
