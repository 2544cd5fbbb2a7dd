"""Calling people, as it is stored: ways to reach them, what they want to hear of, and what still
has to be sent.

A *call* says that somebody is to be told something about a table. It is written down together with
the moves that are the reason, so that a crash loses none. A *delivery* is the message that one
channel is still owed. Both are jobs: claimed with a lease, and gone when they are done.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Final

from farshore.server.storage.rows import NewCall
from farshore.server.storage.statements import Statement, Statements

PERSON: Final = "person"
TABLE: Final = "table"
"""Audiences: who plays, by their own channels; or the channels of a table."""

PUSH: Final = "push"
WEBHOOK: Final = "webhook"
MAIL: Final = "mail"
"""Kinds of channels."""

UNCONFIRMED: Final = "unconfirmed"
"""Why a new mail address is switched off."""
JOINED: Final = "joined"
"""Why a channel is switched off that came along when a guest was joined to an account: whoever used
the browser before may have set it up."""

LEASE: Final = 60
"""Seconds after which a job of a server that died is free again; it is renewed while a message is
being sent."""


@dataclass(frozen=True)
class CallPreferences:
    """What somebody wants to hear of, in which language, and when not."""

    kinds: tuple[str, ...]
    language: str
    time_zone: str
    quiet_from: int | None = None
    """Minutes after midnight at which quiet hours begin; None: there are none."""
    quiet_until: int | None = None


@dataclass(frozen=True)
class Channel:
    """A way to reach somebody: a device, a webhook, or a mail address."""

    id: str
    guest: int
    """Who has set it up."""
    table_id: str | None
    """The table whose events it hears of; None: it calls its owner."""
    kind: str
    form: str
    """The form of a webhook: "json", "discord", "matrix" or "ntfy"."""
    target: str
    secret: str
    """The keys of a push subscription; the token of the unsubscribe link of a mail address."""
    label: str
    address: str
    """Where the server was reached when it was set up: links begin with it."""
    created_at: int
    sent_at: int | None = None
    failing_since: int | None = None
    off_at: int | None = None
    """When it was switched off because it had failed for long."""
    why: str = ""
    """What went wrong the last time."""


@dataclass(frozen=True)
class Call:
    """A call that a server has claimed."""

    id: int
    table_id: str
    guest: int
    audience: str
    kind: str
    mark: int
    created_at: int


@dataclass(frozen=True)
class Delivery:
    """A message that a channel is owed."""

    id: str
    channel: str
    items: list[tuple[str, str, int, int]]
    """(table, kind, guest, created) of each call that it tells; if it tells that another channel
    was switched off, that channel is named instead of a table."""
    created_at: int
    tries: int = 0


COLUMNS: Final = ", ".join(field.name for field in fields(Channel))
CALL_COLUMNS: Final = ", ".join(field.name for field in fields(Call))

HAS_CHANNEL: Final = """EXISTS (
        SELECT 1 FROM call_channels AS h WHERE h.off_at IS NULL AND (
            ({audience} = 'table' AND h.table_id = {table})
            OR ({audience} = 'person' AND h.guest = {guest} AND h.table_id IS NULL)
        )
    )"""
ADD_CALL: Final = f"""
    INSERT INTO calls (table_id, guest, audience, kind, mark, created_at, due_at)
    SELECT CAST($1 AS TEXT), CAST($2 AS BIGINT), CAST($3 AS TEXT), CAST($4 AS TEXT),
        CAST($5 AS INTEGER), CAST($6 AS BIGINT), CAST($7 AS BIGINT)
    WHERE {HAS_CHANNEL.format(table="$1", guest="$2", audience="$3")}
    ON CONFLICT DO NOTHING"""
"""Nothing is written for people whom nobody could reach, and nobody is called twice for a turn."""
CLAIM_CALLS: Final = f"""
    UPDATE calls SET lease_until = CAST($2 AS BIGINT)
    WHERE due_at <= CAST($1 AS BIGINT) AND lease_until < $1 AND (guest, audience) IN (
        SELECT guest, audience FROM calls WHERE due_at <= $1 AND lease_until < $1
        ORDER BY due_at, id LIMIT 1
    )
    RETURNING {CALL_COLUMNS}"""
"""Everything that somebody is to be told now, so that it becomes one message."""
CLAIM_DELIVERY: Final = """
    UPDATE call_deliveries SET lease_until = CAST($2 AS BIGINT)
    WHERE lease_until < CAST($1 AS BIGINT) AND id IN (
        SELECT id FROM call_deliveries WHERE due_at <= $1 AND lease_until < $1
        ORDER BY due_at, id LIMIT 1
    )
    RETURNING id, channel, document, created_at, tries"""
NOTE_SIGHTING: Final = """
    INSERT INTO call_sightings (guest, table_id, at)
    VALUES (CAST($1 AS BIGINT), CAST($2 AS TEXT), CAST($3 AS BIGINT))
    ON CONFLICT (guest, table_id) DO UPDATE SET at = excluded.at
    WHERE call_sightings.at < excluded.at"""
SAVE_PREFERENCES: Final = """
    INSERT INTO call_preferences (guest, kinds, language, time_zone, quiet_from, quiet_until)
    VALUES ($1, $2, $3, $4, $5, $6)
    ON CONFLICT (guest) DO UPDATE SET kinds = excluded.kinds, language = excluded.language,
        time_zone = excluded.time_zone, quiet_from = excluded.quiet_from,
        quiet_until = excluded.quiet_until"""


def call_params(call: NewCall) -> tuple[object, ...]:
    """What `ADD_CALL` asks for besides the table."""
    return (call.guest, call.audience, call.kind, call.mark, call.created_at, call.due_at)


def owed(delivery: Delivery) -> Statement:
    """A message that is to be sent from the moment on at which it was made."""
    return (
        "INSERT INTO call_deliveries (id, channel, document, created_at, due_at) "
        "VALUES ($1, $2, $3, $4, $4)",
        (delivery.id, delivery.channel, json.dumps(delivery.items), delivery.created_at),
    )


class CallStore:
    """Channels, preferences, calls and deliveries."""

    def __init__(self, statements: Statements) -> None:
        self._db: Final = statements

    async def secret(self, name: str, candidate: str) -> str:
        """A secret of the servers: the first candidate counts for all of them."""
        await self._db.change(
            ("INSERT INTO call_secrets VALUES ($1, $2) ON CONFLICT DO NOTHING", (name, candidate))
        )
        rows = await self._db.read("SELECT value FROM call_secrets WHERE name = $1", name)
        return str(rows[0]["value"])

    # --- preferences

    async def preferences(self, guest: int) -> CallPreferences | None:
        rows = await self._db.read(
            "SELECT kinds, language, time_zone, quiet_from, quiet_until "
            "FROM call_preferences WHERE guest = $1",
            guest,
        )
        if not rows:
            return None
        values = dict(rows[0])
        return CallPreferences(tuple(values.pop("kinds").split()), **values)

    async def save_preferences(self, guest: int, wanted: CallPreferences) -> None:
        kinds = " ".join(wanted.kinds)
        params = (
            guest,
            kinds,
            wanted.language,
            wanted.time_zone,
            wanted.quiet_from,
            wanted.quiet_until,
        )
        await self._db.change((SAVE_PREFERENCES, params))

    # --- channels

    async def channels(self, guest: int) -> list[Channel]:
        """How somebody can be reached, the oldest first."""
        return await self._channels("guest = $1 AND table_id IS NULL", guest)

    async def table_channels(self, table_id: str) -> list[Channel]:
        return await self._channels("table_id = $1", table_id)

    async def find_channel(self, channel: str) -> Channel | None:
        return await self._channel("id = $1", channel)

    async def find_mail_channel(self, token: str) -> Channel | None:
        """The mail address whose unsubscribe link holds this token."""
        return await self._channel("kind = 'mail' AND secret = $1", token)

    async def _channel(self, where: str, name: str) -> Channel | None:
        if not name.isprintable():  # PostgreSQL refuses a few characters even to compare
            return None
        found = await self._channels(where, name)
        return found[0] if found else None

    async def _channels(self, where: str, *params: object) -> list[Channel]:
        rows = await self._db.read(
            f"SELECT {COLUMNS} FROM call_channels WHERE {where} ORDER BY created_at, id", *params
        )
        return [Channel(**dict(row)) for row in rows]

    async def add_channel(self, channel: Channel) -> None:
        """A device that subscribes again, for whomever, has one subscription."""
        values = [getattr(channel, field.name) for field in fields(Channel)]
        places = ", ".join(f"${n}" for n in range(1, len(values) + 1))
        await self._db.change(
            (
                "DELETE FROM call_channels WHERE kind = 'push' AND target = $1 "
                "AND CAST($2 AS TEXT) = 'push'",
                (channel.target, channel.kind),
            ),
            (f"INSERT INTO call_channels ({COLUMNS}) VALUES ({places})", tuple(values)),
        )

    async def renew_device(self, channel: Channel) -> None:
        """The same device under another address; what it is still owed goes there."""
        target = channel.target
        await self._db.change(
            (
                "DELETE FROM call_channels WHERE kind = 'push' AND target = $1 AND id <> $2",
                (target, channel.id),
            ),
            (
                "UPDATE call_channels SET target = $2, secret = $3, address = $4, off_at = NULL, "
                "failing_since = NULL, why = '' WHERE id = $1",
                (channel.id, target, channel.secret, channel.address),
            ),
        )

    async def delete_channel(self, channel: str) -> None:
        await self._db.change(("DELETE FROM call_channels WHERE id = $1", (channel,)))

    async def switch_on(self, channel: str) -> None:
        await self._db.change(
            (
                "UPDATE call_channels SET off_at = NULL, failing_since = NULL, why = '' "
                "WHERE id = $1",
                (channel,),
            )
        )

    async def switch_off(
        self, channel: str, now: int, why: str, told: Sequence[Delivery] = ()
    ) -> None:
        """Nothing more is sent to it. `told`: by what other ways its owner hears of that."""
        await self._db.change(
            ("DELETE FROM call_deliveries WHERE channel = $1", (channel,)),
            ("UPDATE call_channels SET off_at = $2, why = $3 WHERE id = $1", (channel, now, why)),
            *(owed(one) for one in told),
        )

    async def count_off(self, guest: int) -> int:
        """How many of somebody's ways to be called wait for a decision of theirs."""
        rows = await self._db.read(
            "SELECT count(*) AS off FROM call_channels WHERE guest = $1 AND table_id IS NULL "
            "AND off_at IS NOT NULL AND why <> $2",
            *(guest, UNCONFIRMED),
        )
        return int(rows[0]["off"])

    # --- who has seen what

    async def note_sightings(self, sightings: Mapping[tuple[int, str], int]) -> None:
        """(guest, table) -> when the guest last looked at it; "" is the list of tables."""
        if sightings:
            await self._db.change(
                *((NOTE_SIGHTING, (*pair, at)) for pair, at in sorted(sightings.items()))
            )

    async def sightings(self, guest: int) -> dict[str, int]:
        """When somebody last looked at each table."""
        rows = await self._db.read(
            "SELECT table_id, at FROM call_sightings WHERE guest = $1", guest
        )
        return {row["table_id"]: row["at"] for row in rows}

    # --- calls

    async def add_calls(self, table_id: str, calls: Sequence[NewCall]) -> None:
        """Calls that no move is the reason of: invitations, and time that runs out."""
        if calls:
            await self._db.change(*((ADD_CALL, (table_id, *call_params(call))) for call in calls))

    async def claim_calls(self, now: int) -> list[Call]:
        """All that is due for one person or one table's channels."""
        rows = await self._db.write(CLAIM_CALLS, now, now + LEASE)
        return [Call(**dict(row)) for row in rows]

    async def settle_calls(
        self, done: Sequence[int], postponed: Mapping[int, int], deliveries: Sequence[Delivery]
    ) -> None:
        """What has become of claimed calls: they are told, dropped, or come up again later.

        Calls that are done stay, so that nobody is called for the same turn again.
        """
        statements: list[Statement] = [
            ("UPDATE calls SET due_at = NULL WHERE id = $1", (call,)) for call in done
        ]
        statements += [
            ("UPDATE calls SET due_at = $2, lease_until = 0 WHERE id = $1", (call, due))
            for call, due in postponed.items()
        ]
        statements += [owed(one) for one in deliveries]
        if statements:
            await self._db.change(*statements)

    # --- deliveries

    async def claim_delivery(self, now: int) -> Delivery | None:
        rows = await self._db.write(CLAIM_DELIVERY, now, now + LEASE)
        if not rows:
            return None
        row = rows[0]
        items = [(table, kind, guest, at) for table, kind, guest, at in json.loads(row["document"])]
        return Delivery(row["id"], row["channel"], items, row["created_at"], row["tries"])

    async def renew_delivery(self, delivery: Delivery, now: int) -> None:
        """It is still being sent."""
        await self._db.change(
            (
                "UPDATE call_deliveries SET lease_until = $2 WHERE id = $1",
                (delivery.id, now + LEASE),
            )
        )

    async def owed(self, channel: str) -> int:
        """How many messages a channel is still owed."""
        rows = await self._db.read(
            "SELECT count(*) AS owed FROM call_deliveries WHERE channel = $1", channel
        )
        return int(rows[0]["owed"])

    async def delivered(self, delivery: Delivery, now: int) -> None:
        """It has arrived and is never sent again."""
        await self._db.change(
            ("DELETE FROM call_deliveries WHERE id = $1", (delivery.id,)),
            (
                "UPDATE call_channels SET sent_at = $2, failing_since = NULL, why = '' "
                "WHERE id = $1",
                (delivery.channel, now),
            ),
        )

    async def drop_delivery(self, delivery: Delivery) -> None:
        """There is nothing to tell any more."""
        await self._db.change(("DELETE FROM call_deliveries WHERE id = $1", (delivery.id,)))

    async def failed(self, delivery: Delivery, now: int, due_at: int, why: str) -> None:
        """It is tried again later."""
        await self._db.change(
            (
                "UPDATE call_deliveries SET due_at = $2, lease_until = 0, tries = tries + 1 "
                "WHERE id = $1",
                (delivery.id, due_at),
            ),
            (
                "UPDATE call_channels SET failing_since = coalesce(failing_since, $2), why = $3 "
                "WHERE id = $1",
                (delivery.channel, now, why),
            ),
        )
