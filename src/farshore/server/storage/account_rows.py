"""What is stored about how people sign in, as plain typed values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Scope = Literal["read", "play"]
"""What a program may do with an access token; `play` is `read` and the tables."""


@dataclass(frozen=True)
class Profile:
    """What follows a person from device to device; None: the device decides."""

    language: str | None = None
    zone: str | None = None


@dataclass(frozen=True)
class Passkey:
    """A key that only the person's device (or password manager) can sign with."""

    id: bytes
    guest: int
    public_key: bytes
    uses: int
    """The counter of the authenticator: a copy of it would fall behind."""
    name: str
    created_at: int
    used_at: int | None = None


@dataclass(frozen=True)
class Device:
    """A browser in which somebody is signed in."""

    hash: bytes
    """Of its cookie."""
    name: str
    created_at: int | None
    expires_at: int | None


@dataclass(frozen=True)
class OneTimeCode:
    """Something that is good once, for a short time: a link by mail, a challenge."""

    guest: int | None
    """Who asked for it."""
    about: str


@dataclass(frozen=True)
class AccessToken:
    """What a program shows instead of a cookie."""

    hash: bytes
    id: str
    guest: int
    name: str
    scope: Scope
    created_at: int
    used_at: int | None = None
