"""Tokens: secrets that a browser, a link or a program holds, and what is stored of them."""

from __future__ import annotations

import hashlib
import secrets


def new_token() -> str:
    return secrets.token_urlsafe(32)


def token_hash(token: str) -> bytes:
    """What is stored of a token. It is long and random, so one fast round is enough."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).digest()
