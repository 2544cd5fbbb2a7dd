"""Signing in with an OpenID provider (OpenID Connect, authorization code flow with PKCE).

A person is named by issuer and subject together, never by a mail address that the provider tells:
addresses change hands. The answer to a question is taken once, within minutes, and only in the
browser that asked: its cookie must fit. The library is imported when it is first needed.
"""

from __future__ import annotations

import asyncio
import hmac
import json
import logging
import time
from dataclasses import dataclass
from typing import Any, Final

from farshore.server import certificates
from farshore.server.accounts.guests import LONGEST_NAME, Guests
from farshore.server.accounts.sign_in import LONGEST_LABEL
from farshore.server.errors import Refused
from farshore.server.libraries import imported
from farshore.server.plain_text import plain_text
from farshore.server.settings import Settings
from farshore.server.storage.account_rows import OneTimeCode
from farshore.server.storage.identities import Identity
from farshore.server.storage.repository import Repository
from farshore.server.storage.rows import GuestRow
from farshore.server.tokens import new_token, token_hash

log = logging.getLogger("farshore.server")

ASKED_SECONDS: Final = 10 * 60
"""How long somebody may take at the provider."""
PROVIDER_SECONDS: Final = 10.0
"""How long the provider may take to answer this server."""
KNOWN_SECONDS: Final = 3600.0
"""How long what the provider says about itself is believed."""
LEEWAY: Final = 60
"""Seconds by which the clocks of the provider and of this server may differ."""
MOST_IDENTITIES: Final = 5
LIBRARIES: Final = (
    "authlib.integrations.base_client",
    "authlib.integrations.httpx_client",
    "authlib.oidc.core",
    "httpx2",
    "joserfc.jwk",
    "joserfc.jwt",
)
"""Imported before the provider is asked for the first time."""
KIND: Final = "openid"
CALLBACK: Final = "/sign-in/openid"
SCOPE: Final = "openid profile"
ALGORITHMS: Final = [
    *("RS256", "RS384", "RS512", "PS256", "PS384", "PS512"),
    *("ES256", "ES384", "ES512", "EdDSA", "Ed25519"),
]
"""Signatures with a public key only: who knows the client's secret could forge the others."""

Json = dict[str, Any]


@dataclass(frozen=True)
class Question:
    """Where the browser goes, and the cookie by which its answer is recognised."""

    address: str
    cookie: str


@dataclass(frozen=True)
class OpenIdPerson:
    """Who somebody is."""

    guest: GuestRow
    join: bool
    adds: bool
    """Whether the identity has become a way to sign in now; otherwise it was one."""


@dataclass(frozen=True)
class Provider:
    """What a provider says about itself."""

    authorization: str
    token: str
    keys: Any
    """A `joserfc.jwk.KeySet`."""
    method: str
    """How this server proves who it is."""
    read_at: float


class OpenId:
    """Asks the provider of the settings who somebody is."""

    def __init__(self, settings: Settings, repository: Repository) -> None:
        self._accounts: Final = repository.accounts
        self._identities: Final = repository.identities
        self._guests: Final = Guests(repository)
        self._issuer: Final = settings.openid_issuer
        self._client: Final = settings.openid_client
        secret = settings.openid_secret
        self._secret: Final = None if secret is None else secret.get_secret_value()
        self._back: Final = settings.public_url + CALLBACK
        self.name: Final = plain_text(settings.openid_name, LONGEST_LABEL)
        self._provider: Provider | None = None
        self._reading: Final = asyncio.Lock()

    @property
    def enabled(self) -> bool:
        return bool(self._issuer)

    # --- asking

    async def ask(self, guest: GuestRow | None, join: bool) -> Question:
        if not self.enabled:
            raise Refused(409, "no-openid")
        provider = await self._known()
        state, nonce, verifier, cookie = (new_token() for _ in range(4))
        kept = {
            "nonce": nonce,
            "verifier": verifier,
            "cookie": token_hash(cookie).hex(),
            "join": join,
        }
        now = int(time.time())
        about = OneTimeCode(None if guest is None else guest.id, json.dumps(kept))
        await self._accounts.add_code(token_hash(state), KIND, about, now, now + ASKED_SECONDS)
        async with await self._session(provider) as session:
            address, _ = session.create_authorization_url(
                provider.authorization, state=state, nonce=nonce, code_verifier=verifier
            )
        return Question(address, cookie)

    # --- answering

    async def answer(
        self, here: GuestRow | None, cookie: str | None, state: str, code: str, issuer: str | None
    ) -> OpenIdPerson:
        """`here`: who the browser is now. `issuer`: who answers, if the provider says so."""
        if not self.enabled:
            raise Refused(409, "no-openid")
        asked = await self._accounts.use_code(token_hash(state), KIND, int(time.time()))
        if asked is None:
            raise Refused(404, "unknown-openid-answer")
        kept = json.loads(asked.about)
        same = hmac.compare_digest(token_hash(cookie or "").hex(), kept["cookie"])
        if not same or (issuer is not None and issuer != self._issuer):
            raise Refused(404, "unknown-openid-answer")
        claims = await self._claims(code, kept["verifier"], kept["nonce"])
        owner = await self._identities.owner(self._issuer, claims["sub"])
        if owner is not None:
            return OpenIdPerson(owner, kept["join"], adds=False)
        if (None if here is None else here.id) != asked.guest:
            raise Refused(404, "unknown-openid-answer")  # somebody else sits there by now
        return OpenIdPerson(await self._add(here, claims), kept["join"], adds=True)

    async def _add(self, here: GuestRow | None, claims: Json) -> GuestRow:
        """The identity becomes a way to sign in, for who is here or for somebody new."""
        label = told(claims, "preferred_username", "name")
        if here is None:
            here = await self._new_guest(told(claims, "name", "preferred_username"))
        if len(await self._identities.of(here.id)) >= MOST_IDENTITIES:
            raise Refused(409, "too-many-identities", most=MOST_IDENTITIES)
        now = int(time.time())
        added = await self._identities.add(
            Identity(self._issuer, claims["sub"], here.id, label[:LONGEST_LABEL], now)
        )
        if not added:
            raise Refused(404, "unknown-openid-answer")  # another tab was quicker
        return here

    async def _new_guest(self, name: str) -> GuestRow:
        """Somebody who was never here. The first cookie is thrown away: signing in gives one."""
        guest, token = await self._guests.name(None, name[:LONGEST_NAME] or self.name)
        if token is not None:
            await self._guests.forget(token)
        return guest

    async def _claims(self, code: str, verifier: str, nonce: str) -> Json:
        """What the provider says about somebody, checked."""
        provider = await self._known()
        id_token = await self._id_token(provider, code, verifier)
        try:
            return self._checked(provider, id_token, nonce)
        except UnknownKey:  # the provider may have new keys
            pass
        try:
            return self._checked(await self._known(anew=True), id_token, nonce)
        except UnknownKey as error:
            raise Refused(403, "bad-openid-answer") from error

    async def _id_token(self, provider: Provider, code: str, verifier: str) -> str:
        from authlib.integrations.base_client import OAuthError
        from httpx2 import HTTPError

        try:
            async with await self._session(provider) as session:
                token = await session.fetch_token(
                    provider.token,
                    grant_type="authorization_code",
                    code=code,
                    code_verifier=verifier,
                )
        except OAuthError as error:
            log.info("the OpenID provider refused a code: %s", error)
            raise Refused(403, "bad-openid-answer") from error
        except (HTTPError, ValueError) as error:
            raise self._unreachable(error) from error
        id_token = token.get("id_token")
        if not isinstance(id_token, str):
            raise Refused(403, "bad-openid-answer")
        return id_token

    def _checked(self, provider: Provider, id_token: str, nonce: str) -> Json:
        """The claims of an ID token: signature, issuer, audience, times, nonce."""
        from authlib.oidc.core import CodeIDToken
        from joserfc import jwt
        from joserfc.errors import InvalidKeyIdError, JoseError

        try:
            token = jwt.decode(id_token, provider.keys, algorithms=ALGORITHMS)
            options = {
                "iss": {"essential": True, "value": self._issuer},
                "aud": {"essential": True, "value": self._client},
            }
            params = {"nonce": nonce, "client_id": self._client}
            claims = CodeIDToken(token.claims, token.header, options, params)
            claims.validate(leeway=LEEWAY)
        except InvalidKeyIdError as error:
            raise UnknownKey from error
        except (JoseError, ValueError, TypeError, KeyError) as error:
            log.warning("an ID token was refused: %r", error)
            raise Refused(403, "bad-openid-answer") from error
        subject = claims["sub"]
        if not isinstance(subject, str) or not 0 < len(subject) <= 255 or "\0" in subject:
            raise Refused(403, "bad-openid-answer")
        return dict(claims)

    # --- the provider

    async def _session(self, provider: Provider) -> Any:
        from authlib.integrations.httpx_client import AsyncOAuth2Client

        return AsyncOAuth2Client(
            self._client,
            self._secret,
            token_endpoint_auth_method=provider.method,
            scope=SCOPE,
            redirect_uri=self._back,
            code_challenge_method="S256",
            timeout=PROVIDER_SECONDS,
            verify=await certificates.trusted(),
            follow_redirects=False,
        )

    async def _known(self, anew: bool = False) -> Provider:
        """What the provider says about itself, read again now and then."""
        async with self._reading:
            found, now = self._provider, time.monotonic()
            if found is None or anew or found.read_at + KNOWN_SECONDS < now:
                found = self._provider = await self._read(now)
            return found

    async def _read(self, now: float) -> Provider:
        await imported(*LIBRARIES)
        from httpx2 import AsyncClient, HTTPError
        from joserfc.errors import JoseError
        from joserfc.jwk import KeySet

        where = self._issuer.rstrip("/") + "/.well-known/openid-configuration"
        trusted = await certificates.trusted()
        try:
            async with AsyncClient(timeout=PROVIDER_SECONDS, verify=trusted) as session:
                about = (await session.get(where)).raise_for_status().json()
                if about["issuer"] != self._issuer:
                    raise ValueError(f"it calls itself {about['issuer']}")
                keys = (await session.get(about["jwks_uri"])).raise_for_status().json()
            return Provider(
                str(about["authorization_endpoint"]),
                str(about["token_endpoint"]),
                KeySet.import_key_set(keys),
                self._method(about),
                now,
            )
        except (HTTPError, JoseError, ValueError, KeyError, TypeError) as error:
            raise self._unreachable(error) from error

    def _method(self, about: Json) -> str:
        if self._secret is None:
            return "none"
        methods = about.get("token_endpoint_auth_methods_supported", ["client_secret_basic"])
        return "client_secret_basic" if "client_secret_basic" in methods else "client_secret_post"

    def _unreachable(self, error: Exception) -> Refused:
        log.warning("the OpenID provider %s cannot be used: %r", self._issuer, error)
        return Refused(503, "openid-unreachable", name=self.name)


class UnknownKey(Exception):
    """A token names a key that the provider had not published when it was read."""


def told(claims: Json, *names: str) -> str:
    """The first of some claims that says something."""
    found = (plain_text(str(claims.get(name) or ""), LONGEST_LABEL) for name in names)
    return next(filter(None, found), "")
