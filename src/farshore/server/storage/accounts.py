"""How people sign in: passkeys, mail addresses, devices, access tokens; for both engines.

An account is a guest with at least one passkey or mail address. Only hashes of secrets are stored.
"""

from __future__ import annotations

from dataclasses import astuple
from typing import Final

from farshore.server.storage.account_rows import (
    AccessToken,
    Device,
    OneTimeCode,
    Passkey,
    Profile,
)
from farshore.server.storage.calls import JOINED
from farshore.server.storage.orders import PLANS, plans_moved
from farshore.server.storage.relations import relations_dropped, relations_moved
from farshore.server.storage.rows import COOKIE_SECONDS, GuestRow
from farshore.server.storage.sanctions import sanctions_moved
from farshore.server.storage.statements import Row, Statement, Statements, statement

PASSKEY_COLUMNS: Final = "id, guest, public_key, uses, name, created_at, used_at"
TOKEN_COLUMNS: Final = "hash, id, guest, name, scope, created_at, used_at"
OF_A_GUEST: Final = (
    *("tokens", "passkeys", "mail_addresses", "openid_identities"),
    *("one_time_codes", "access_tokens"),
)
"""What nobody needs any more when a guest is joined to another or forgotten."""
CALLS_OF_A_GUEST: Final = ("calls", "call_preferences", "call_sightings")
FORGOTTEN: Final = (
    *OF_A_GUEST,
    *CALLS_OF_A_GUEST,
    *("call_channels", "private_notes", "bookmarks", "removals", "reports", "profiles"),
    *("own_editions", "relations", "sanctions"),
    *PLANS,
)
"""What nobody may find of a guest who is forgotten."""


def dropped(guest: int, tables: tuple[str, ...]) -> list[Statement]:
    return [statement(f"DELETE FROM {table} WHERE guest = $1", guest) for table in tables]


def reports_about_dropped(guest: int) -> list[Statement]:
    return [statement("DELETE FROM reports WHERE about = $1", guest)]


def reports_moved(guest: int, into: int) -> list[Statement]:
    """What a guest has reported, and what was reported about the guest, goes to another."""
    columns = "seat, reason, log, created_at, closed_at"
    insert = f"INSERT INTO reports (table_id, guest, about, {columns}) SELECT table_id"
    moved = "CAST($2 AS BIGINT)"
    end = "<> $2 ON CONFLICT DO NOTHING"  # nobody reports oneself
    return [
        statement(
            f"{insert}, {moved}, about, {columns} FROM reports WHERE guest = $1 AND about {end}",
            guest,
            into,
        ),
        statement(
            f"{insert}, guest, {moved}, {columns} FROM reports WHERE about = $1 AND guest {end}",
            guest,
            into,
        ),
    ]


class AccountStore:
    """Everything about signing in that is stored."""

    def __init__(self, statements: Statements) -> None:
        self._db: Final = statements

    async def guest(self, guest: int) -> GuestRow | None:
        rows = await self._db.read("SELECT id, name FROM guests WHERE id = $1", guest)
        return GuestRow(rows[0]["id"], rows[0]["name"]) if rows else None

    async def is_account(self, guest: int) -> bool:
        """Whether there is a way to sign in as this guest."""
        rows = await self._db.read(
            "SELECT 1 AS found FROM passkeys WHERE guest = $1 "
            "UNION SELECT 1 FROM mail_addresses WHERE guest = $1 "
            "UNION SELECT 1 FROM openid_identities WHERE guest = $1",
            guest,
        )
        return bool(rows)

    # --- what follows a person

    async def profile(self, guest: int) -> Profile:
        rows = await self._db.read("SELECT language, zone FROM profiles WHERE guest = $1", guest)
        return Profile(**rows[0]) if rows else Profile()

    async def save_profile(self, guest: int, profile: Profile) -> None:
        """Somebody is called in the same language, and has quiet hours in the same time zone."""
        await self._db.change(
            statement(
                "INSERT INTO profiles (guest, language, zone) VALUES ($1, $2, $3) "
                "ON CONFLICT (guest) DO UPDATE SET language = $2, zone = $3",
                guest,
                profile.language,
                profile.zone,
            ),
            statement(
                "UPDATE call_preferences SET language = coalesce($2, language), "
                "time_zone = coalesce($3, time_zone) WHERE guest = $1",
                guest,
                profile.language,
                profile.zone,
            ),
        )

    # --- devices

    async def sign_in(
        self, guest: int, token: bytes, device: str, now: int, before: bytes | None
    ) -> None:
        """A new cookie for a browser; the one that it had before is good no more."""
        await self._db.change(
            statement("DELETE FROM tokens WHERE hash = $1", before),
            statement(
                "INSERT INTO tokens (hash, guest, kind, expires_at) VALUES ($1, $2, 'cookie', $3) "
                "ON CONFLICT (hash) DO NOTHING",  # a personal link has given it already
                token,
                guest,
                now + COOKIE_SECONDS,
            ),
            self._device(token, device, now),
        )

    async def name_device(self, token: bytes, device: str, now: int) -> None:
        await self._db.change(self._device(token, device, now))

    def _device(self, token: bytes, device: str, now: int) -> Statement:
        return statement(
            "INSERT INTO devices (hash, name, created_at) VALUES ($1, $2, $3) "
            "ON CONFLICT (hash) DO UPDATE SET name = $2",
            token,
            device,
            now,
        )

    async def devices(self, guest: int, now: int) -> list[Device]:
        """The last used first."""
        rows = await self._db.read(
            "SELECT t.hash, coalesce(d.name, '') AS name, d.created_at, t.expires_at "
            "FROM tokens t LEFT JOIN devices d ON d.hash = t.hash WHERE t.guest = $1 "
            "AND t.kind = 'cookie' AND (t.expires_at IS NULL OR t.expires_at >= $2) "
            "ORDER BY coalesce(t.expires_at, 0) DESC, t.hash",
            guest,
            now,
        )
        return [Device(**row) for row in rows]

    async def sign_out(self, guest: int, device: bytes) -> None:
        await self._db.write(
            "DELETE FROM tokens WHERE guest = $1 AND hash = $2 AND kind = 'cookie'", guest, device
        )

    # --- passkeys

    async def add_passkey(self, key: Passkey) -> bool:
        """False if it is somebody's already."""
        rows = await self._db.write(
            f"INSERT INTO passkeys ({PASSKEY_COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7) "
            "ON CONFLICT (id) DO NOTHING RETURNING id",
            *astuple(key),
        )
        return bool(rows)

    async def find_passkey(self, key: bytes) -> Passkey | None:
        rows = await self._db.read(f"SELECT {PASSKEY_COLUMNS} FROM passkeys WHERE id = $1", key)
        return Passkey(**rows[0]) if rows else None

    async def passkeys(self, guest: int) -> list[Passkey]:
        rows = await self._db.read(
            f"SELECT {PASSKEY_COLUMNS} FROM passkeys WHERE guest = $1 ORDER BY created_at, id",
            guest,
        )
        return [Passkey(**row) for row in rows]

    async def use_passkey(self, key: bytes, uses: int, now: int) -> None:
        await self._db.write(
            "UPDATE passkeys SET uses = $2, used_at = $3 WHERE id = $1", key, uses, now
        )

    async def rename_passkey(self, guest: int, key: bytes, name: str) -> bool:
        rows = await self._db.write(
            "UPDATE passkeys SET name = $3 WHERE guest = $1 AND id = $2 RETURNING id",
            guest,
            key,
            name,
        )
        return bool(rows)

    async def delete_passkey(self, guest: int, key: bytes) -> bool:
        rows = await self._db.write(
            "DELETE FROM passkeys WHERE guest = $1 AND id = $2 RETURNING id", guest, key
        )
        return bool(rows)

    # --- mail addresses

    async def add_address(self, guest: int, address: str, now: int) -> bool:
        """An address that its owner has confirmed; False if it is somebody's already."""
        rows = await self._db.write(
            "INSERT INTO mail_addresses (address, guest, created_at) VALUES ($1, $2, $3) "
            "ON CONFLICT (address) DO NOTHING RETURNING address",
            address,
            guest,
            now,
        )
        return bool(rows)

    async def owner_of(self, address: str) -> GuestRow | None:
        rows = await self._db.read(
            "SELECT g.id, g.name FROM mail_addresses m JOIN guests g ON g.id = m.guest "
            "WHERE m.address = $1",
            address,
        )
        return GuestRow(rows[0]["id"], rows[0]["name"]) if rows else None

    async def addresses(self, guest: int) -> list[str]:
        rows = await self._db.read(
            "SELECT address FROM mail_addresses WHERE guest = $1 ORDER BY created_at, address",
            guest,
        )
        return [row["address"] for row in rows]

    async def delete_address(self, guest: int, address: str) -> bool:
        rows = await self._db.write(
            "DELETE FROM mail_addresses WHERE guest = $1 AND address = $2 RETURNING address",
            guest,
            address,
        )
        return bool(rows)

    # --- what is good once

    async def add_code(
        self, code: bytes, kind: str, about: OneTimeCode, now: int, expires_at: int
    ) -> None:
        await self._db.change(
            statement("DELETE FROM one_time_codes WHERE expires_at < $1", now),
            statement(
                "INSERT INTO one_time_codes (hash, kind, guest, about, expires_at) "
                "VALUES ($1, $2, $3, $4, $5)",
                code,
                kind,
                about.guest,
                about.about,
                expires_at,
            ),
        )

    async def find_code(self, code: bytes, kind: str, now: int) -> OneTimeCode | None:
        """What a code is about; it stays good."""
        rows = await self._db.read(
            "SELECT guest, about FROM one_time_codes "
            "WHERE hash = $1 AND kind = $2 AND expires_at >= $3",
            code,
            kind,
            now,
        )
        return OneTimeCode(**rows[0]) if rows else None

    async def use_code(self, code: bytes, kind: str, now: int) -> OneTimeCode | None:
        """What a code is about, once; None if it is unknown, used or too old."""
        rows = await self._db.write(
            "DELETE FROM one_time_codes WHERE hash = $1 AND kind = $2 AND expires_at >= $3 "
            "RETURNING guest, about",
            code,
            kind,
            now,
        )
        return OneTimeCode(**rows[0]) if rows else None

    # --- access tokens of programs

    async def add_access_token(self, token: AccessToken) -> None:
        await self._db.write(
            f"INSERT INTO access_tokens ({TOKEN_COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7)",
            *astuple(token),
        )

    async def access_tokens(self, guest: int) -> list[AccessToken]:
        rows = await self._db.read(
            f"SELECT {TOKEN_COLUMNS} FROM access_tokens WHERE guest = $1 ORDER BY created_at, id",
            guest,
        )
        return [AccessToken(**row) for row in rows]

    async def find_access_token(self, token: bytes) -> tuple[AccessToken, GuestRow] | None:
        columns = ", ".join(f"t.{column}" for column in TOKEN_COLUMNS.split(", "))
        rows = await self._db.read(
            f"SELECT {columns}, g.name AS guest_name FROM access_tokens t "
            "JOIN guests g ON g.id = t.guest WHERE t.hash = $1",
            token,
        )
        if not rows:
            return None
        values = dict(rows[0])
        name = values.pop("guest_name")
        return AccessToken(**values), GuestRow(values["guest"], name)

    async def good_access_tokens(self, tokens: list[bytes]) -> set[bytes]:
        """Those of the tokens that nobody has revoked."""
        good: set[bytes] = set()
        for token in tokens:
            if await self._db.read("SELECT 1 AS found FROM access_tokens WHERE hash = $1", token):
                good.add(token)
        return good

    async def use_access_token(self, token: bytes, now: int) -> None:
        await self._db.write("UPDATE access_tokens SET used_at = $2 WHERE hash = $1", token, now)

    async def delete_access_token(self, guest: int, token_id: str) -> bytes | None:
        """The hash of the token that is good no more; None if there was none."""
        rows = await self._db.write(
            "DELETE FROM access_tokens WHERE guest = $1 AND id = $2 RETURNING hash",
            guest,
            token_id,
        )
        return rows[0]["hash"] if rows else None

    # --- joining and forgetting

    async def calling(self, guest: int) -> list[Row]:
        """How somebody is called, for their own eyes."""
        return await self._db.read(
            "SELECT kind, form, label, target, table_id, created_at, sent_at, why "
            "FROM call_channels WHERE guest = $1 ORDER BY created_at, id",
            guest,
        )

    async def shared_tables(self, one: int, other: int) -> list[str]:
        """Where both sit."""
        rows = await self._db.read(
            "SELECT a.table_id FROM seats a JOIN seats b ON b.table_id = a.table_id "
            "WHERE a.guest = $1 AND b.guest = $2 ORDER BY a.table_id",
            one,
            other,
        )
        return [row["table_id"] for row in rows]

    async def join(self, guest: int, into: int, now: int) -> None:
        """Everything that a guest has here goes to another.

        Where both sit at one table the guest keeps the seat: nobody has two at a table. The
        cookies of the guest end. They are not handed on, because a cookie that somebody else put
        into the browser would then open the account. For the same reason nothing is sent to the
        channels of the guest until the owner of the account says so.
        """
        elsewhere = "table_id NOT IN (SELECT table_id FROM seats WHERE guest = $2)"
        changed = await self._db.change(
            statement(
                "UPDATE tables SET revision = revision + 1 WHERE host = $1 OR id IN "
                "(SELECT table_id FROM seats WHERE guest = $1 UNION "
                "SELECT table_id FROM removals WHERE guest = $1) RETURNING id, revision",
                guest,
            ),
            statement("UPDATE tables SET host = $2 WHERE host = $1", guest, into),
            statement(f"UPDATE seats SET guest = $2 WHERE guest = $1 AND {elsewhere}", guest, into),
            statement("UPDATE own_editions SET guest = $2 WHERE guest = $1", guest, into),
            statement(
                "UPDATE private_notes SET guest = $2 WHERE guest = $1 AND table_id NOT IN "
                "(SELECT table_id FROM private_notes WHERE guest = $2)",
                guest,
                into,
            ),
            statement(
                "UPDATE bookmarks SET guest = $2 WHERE guest = $1 AND table_id NOT IN "
                "(SELECT table_id FROM bookmarks WHERE guest = $2)",
                guest,
                into,
            ),
            statement("UPDATE chat SET guest = $2 WHERE guest = $1", guest, into),
            statement(
                "INSERT INTO removals SELECT table_id, CAST($2 AS BIGINT) FROM removals "
                "WHERE guest = $1 ON CONFLICT DO NOTHING",
                guest,
                into,
            ),
            *reports_moved(guest, into),
            *relations_moved(guest, into),
            *sanctions_moved(guest, into),
            *plans_moved(guest, into),
            statement(
                "UPDATE call_channels SET off_at = $2, why = $3 "
                "WHERE guest = $1 AND table_id IS NULL AND off_at IS NULL",
                *(guest, now, JOINED),
            ),
            statement("UPDATE call_channels SET guest = $2 WHERE guest = $1", guest, into),
            statement(
                "UPDATE call_preferences SET guest = $2 WHERE guest = $1 "
                "AND NOT EXISTS (SELECT 1 FROM call_preferences WHERE guest = $2)",
                guest,
                into,
            ),
            *dropped(guest, (*OF_A_GUEST, *CALLS_OF_A_GUEST, "removals", "reports")),
            *reports_about_dropped(guest),
        )
        for row in changed[0]:
            self._db.announce(row["id"], row["revision"])

    async def forget(self, guest: int) -> None:
        """Nobody can sign in as this guest any more, and nothing says who it was."""
        changed = await self._db.change(
            statement(
                "UPDATE chat SET name = '' WHERE guest = $1 OR EXISTS (SELECT 1 FROM seats s "
                "JOIN guests g ON g.id = s.guest WHERE s.table_id = chat.table_id "
                "AND s.seat = chat.seat AND s.guest = $1 AND g.name = chat.name)",
                guest,
            ),
            statement("UPDATE guests SET name = '' WHERE id = $1", guest),
            *dropped(guest, FORGOTTEN),
            *reports_about_dropped(guest),
            *relations_dropped(guest),
            statement(
                "UPDATE tables SET revision = revision + 1 WHERE id IN "
                "(SELECT table_id FROM seats WHERE guest = $1) RETURNING id, revision",
                guest,
            ),
        )
        for row in changed[-1]:
            self._db.announce(row["id"], row["revision"])
