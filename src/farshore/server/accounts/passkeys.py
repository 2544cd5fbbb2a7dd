"""Passkeys (WebAuthn): keys that a person's device or password manager holds.

A challenge is good once and for minutes. It is stored, so the answer may come to another server
than the question did. The library is imported when it is first needed.
"""

from __future__ import annotations

import base64
import binascii
import json
import logging
import time
from dataclasses import dataclass
from typing import Any, Final
from urllib.parse import urlsplit

from farshore.server.accounts.sign_in import LONGEST_LABEL
from farshore.server.errors import Refused
from farshore.server.libraries import imported
from farshore.server.plain_text import plain_text
from farshore.server.storage.account_rows import OneTimeCode, Passkey
from farshore.server.storage.accounts import AccountStore
from farshore.server.storage.rows import GuestRow
from farshore.server.tokens import token_hash

log = logging.getLogger("farshore.server")

CHALLENGE_SECONDS: Final = 5 * 60
MOST_PASSKEYS: Final = 20
ADDING: Final = "passkey-adding"
SIGNING_IN: Final = "passkey-signing-in"
SITE_NAME: Final = "Farshore"

LIBRARIES: Final = ("webauthn", "webauthn.helpers", "webauthn.helpers.structs")
Json = dict[str, Any]


@dataclass(frozen=True)
class Site:
    """The site that a passkey belongs to, as the browser sees it."""

    origin: str

    @property
    def id(self) -> str:
        return urlsplit(self.origin).hostname or ""


def challenge_of(credential: Json) -> str:
    """The challenge that a browser says it answers."""
    try:
        packed = str(credential["response"]["clientDataJSON"])
        data = json.loads(base64.urlsafe_b64decode(packed + "=" * (-len(packed) % 4)))
        return str(data["challenge"])
    except (KeyError, TypeError, ValueError, binascii.Error) as error:
        raise Refused(400, "bad-passkey") from error


class Passkeys:
    """Adding passkeys, and signing in with them."""

    def __init__(self, accounts: AccountStore) -> None:
        self._accounts: Final = accounts

    async def options_for_adding(self, guest: GuestRow, site: Site) -> Json:
        await imported(*LIBRARIES)
        from webauthn import generate_registration_options
        from webauthn.helpers.structs import (
            AuthenticatorSelectionCriteria,
            PublicKeyCredentialDescriptor,
            ResidentKeyRequirement,
            UserVerificationRequirement,
        )

        known = await self._accounts.passkeys(guest.id)
        if len(known) >= MOST_PASSKEYS:
            raise Refused(409, "too-many-passkeys", most=MOST_PASSKEYS)
        options = generate_registration_options(
            rp_id=site.id,
            rp_name=SITE_NAME,
            user_id=str(guest.id).encode(),
            user_name=guest.name,
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.REQUIRED,
            ),
            exclude_credentials=[PublicKeyCredentialDescriptor(id=key.id) for key in known],
        )
        return await self._asked(options, ADDING, guest.id)

    async def add(self, guest: GuestRow, site: Site, credential: Json, name: str) -> None:
        await imported(*LIBRARIES)
        from webauthn import verify_registration_response

        challenge = await self._challenge(credential, ADDING, guest.id)
        try:
            found = verify_registration_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=site.id,
                expected_origin=site.origin,
                require_user_verification=True,
            )
        except Exception as error:  # whatever a stranger sends, the library says it in its own way
            log.info("a passkey was refused: %s", error)
            raise Refused(400, "bad-passkey") from error
        label = plain_text(name, LONGEST_LABEL)
        added = await self._accounts.add_passkey(
            Passkey(
                found.credential_id,
                guest.id,
                found.credential_public_key,
                found.sign_count,
                label,
                int(time.time()),
            )
        )
        if not added:
            raise Refused(409, "passkey-bound")

    async def options_for_signing_in(self, site: Site) -> Json:
        await imported(*LIBRARIES)
        from webauthn import generate_authentication_options
        from webauthn.helpers.structs import UserVerificationRequirement

        options = generate_authentication_options(
            rp_id=site.id, user_verification=UserVerificationRequirement.REQUIRED
        )
        return await self._asked(options, SIGNING_IN, None)

    async def owner(self, site: Site, credential: Json) -> GuestRow:
        """Whose passkey has answered."""
        await imported(*LIBRARIES)
        from webauthn import verify_authentication_response

        challenge = await self._challenge(credential, SIGNING_IN, None)
        key = await self._accounts.find_passkey(credential_id(credential))
        guest = None if key is None else await self._accounts.guest(key.guest)
        if key is None or guest is None:
            raise Refused(404, "unknown-passkey")
        try:
            found = verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=site.id,
                expected_origin=site.origin,
                credential_public_key=key.public_key,
                credential_current_sign_count=key.uses,
                require_user_verification=True,
            )
        except Exception as error:  # as above
            log.info("a passkey was refused: %s", error)
            raise Refused(400, "bad-passkey") from error
        await self._accounts.use_passkey(key.id, found.new_sign_count, int(time.time()))
        return guest

    async def _asked(self, options: Any, kind: str, guest: int | None) -> Json:
        """The question for the browser, with its challenge written down."""
        from webauthn.helpers import bytes_to_base64url, options_to_json_dict

        now = int(time.time())
        await self._accounts.add_code(
            token_hash(bytes_to_base64url(options.challenge)),
            kind,
            OneTimeCode(guest, ""),
            now,
            now + CHALLENGE_SECONDS,
        )
        document: Json = options_to_json_dict(options)
        return document

    async def _challenge(self, credential: Json, kind: str, guest: int | None) -> bytes:
        """The challenge that is answered; it was ours, for this guest, and is used up now."""
        from webauthn import base64url_to_bytes

        given = challenge_of(credential)
        code = await self._accounts.use_code(token_hash(given), kind, int(time.time()))
        if code is None or code.guest != guest:
            raise Refused(400, "old-challenge")
        return base64url_to_bytes(given)


def credential_id(credential: Json) -> bytes:
    return key_id(str(credential.get("rawId", "")))


def key_id(text: str) -> bytes:
    """The id of a passkey, from the form that it has in JSON and in addresses."""
    try:
        return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except (ValueError, binascii.Error) as error:
        raise Refused(400, "bad-passkey") from error
