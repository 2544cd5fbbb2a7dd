"""Requests and answers about who somebody is: signing in, devices, access tokens."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field, StrictBool, StrictStr

from farshore.server.messages.call_models import ChannelJson
from farshore.server.messages.models import Me, Request

Label = Annotated[StrictStr, Field(max_length=200)]
Secret = Annotated[StrictStr, Field(min_length=1, max_length=200)]
Scope = Literal["read", "play"]


# --- requests


class PasskeyAnswer(Request):
    credential: dict[str, Any]
    """What the browser's `navigator.credentials` gave, as JSON."""


class NewPasskey(PasskeyAnswer):
    name: Label = ""


class PasskeySignIn(PasskeyAnswer):
    join: StrictBool = True
    """Whether the tables of the guest that this browser is now come along."""


class MailSignInRequest(Request):
    address: Annotated[StrictStr, Field(min_length=1, max_length=400)]
    language: Annotated[StrictStr, Field(max_length=20)] = "en"


class MailLinkLook(Request):
    token: Secret


class MailLinkUse(Request):
    token: Secret
    join: StrictBool = True


class OpenIdSignIn(Request):
    join: StrictBool = True


class OpenIdAnswer(Request):
    """What the provider put into the address, as it was."""

    state: Secret
    code: Annotated[StrictStr, Field(min_length=1, max_length=4000)]
    issuer: Annotated[StrictStr, Field(max_length=2000)] | None = None


class Rename(Request):
    name: Annotated[StrictStr, Field(min_length=1, max_length=200)]


class NewAccessToken(Request):
    name: Annotated[StrictStr, Field(min_length=1, max_length=200)]
    scope: Scope


class ProfileChange(Request):
    """None: the device decides."""

    language: Annotated[StrictStr, Field(max_length=20)] | None = None
    zone: Annotated[StrictStr, Field(max_length=100)] | None = None


# --- answers


class WaysToSignIn(BaseModel):
    mail: bool
    """Whether this server sends mails."""
    openid: str | None
    """What the OpenID provider is called; None: there is none."""


class PasskeyOptions(BaseModel):
    options: dict[str, Any]
    """What the browser's `navigator.credentials` is to be asked, as JSON."""


class SignedInJson(BaseModel):
    me: Me
    joined: str | None
    """The name of the guest whose tables came along."""
    left: list[str]
    """Tables where both had a seat: the guest's stays behind."""
    channels: list[ChannelJson]
    """How the guest was called: the account is called there once its owner says so."""


class OpenIdQuestion(BaseModel):
    address: str
    """The page of the provider."""


class IdentityJson(BaseModel):
    id: str
    name: str
    created_at: str


class MailLinkJson(BaseModel):
    address: str
    name: str
    adds: bool
    """Whether the address becomes a way to sign in as this person; otherwise it is one."""
    here: bool
    """Whether this browser is this person already."""


class MailLinkUsed(BaseModel):
    signed_in: SignedInJson | None
    """None: the address belongs to somebody on another device now; here nothing has changed."""
    name: str


class PasskeyJson(BaseModel):
    id: str
    name: str
    created_at: str
    used_at: str | None


class DeviceJson(BaseModel):
    id: str
    name: str
    here: bool
    """Whether it is this one."""
    created_at: str | None
    seen_on: str | None
    """The last day on which it was used."""


class AccessTokenJson(BaseModel):
    id: str
    name: str
    scope: Scope
    created_at: str
    used_at: str | None


class NewAccessTokenJson(AccessTokenJson):
    secret: str
    """Shown once; only its hash is kept."""


class AccountJson(BaseModel):
    name: str
    kept: bool
    """Whether there is a way to sign in."""
    mail: bool
    """Whether this server sends mails."""
    openid: str | None
    """What the OpenID provider is called; None: there is none."""
    identities: list[IdentityJson]
    """Who somebody is at that provider."""
    operator: bool
    """Whether the operator's page is open to this account."""
    language: str | None
    zone: str | None
    addresses: list[str]
    passkeys: list[PasskeyJson]
    devices: list[DeviceJson]
    access_tokens: list[AccessTokenJson]
