"""Security middleware: checks origins, sizes and rates, and adds the headers of every answer."""

from __future__ import annotations

import asyncio
import json
import re
from ipaddress import ip_address
from typing import Any, Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from farshore.server.errors import Refused, error_json
from farshore.server.limits import Limits, counted_address
from farshore.server.middleware.access import REFUSED
from farshore.server.middleware.proxies import FORWARDED_HOST

SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")
BODY_BYTES: Final = 64 * 1024
EDITION_BYTES: Final = 1024 * 1024
BODIES_BYTES: Final = 16 * EDITION_BYTES
"""Of the bodies of one address that arrive at the same time."""
EDITION_MARKS: Final = 16_000
BODY_MARKS: Final = 2_000
"""Commas, colons and opening brackets in a body: reading it costs time for each of them, and nobody
else comes in between. The largest edition has 8,100, a chat message at most 500."""
MARKS: Final = (b",", b":", b"[", b"{")
LARGE_BODIES: Final = re.compile(r"/api/(tables|games/[^/]*/check-edition|editions(/[^/]*)?)")
REQUESTS_A_SECOND: Final = 50.0
REQUESTS_AT_ONCE: Final = 300.0
CHECKS_A_SECOND: Final = 3.0
CHECKS_AT_ONCE: Final = 60.0
BODY_SECONDS: Final = 30.0
"""Until a body must have arrived."""
UNLIMITED: Final = ("/assets/", "/healthz", "/readyz")
LOCAL_NAMES: Final = (".localhost", ".local", ".lan", ".internal", ".home.arpa")
NEW_A_SECOND: Final = 1.0
NEW_AT_ONCE: Final = 60.0

PAGES: Final = "x-farshore-pages"
"""Every answer names the pages of the server, so that a page of another build notices at once."""
SCRIPTS: Final = "script-src 'self'"
POLICY: Final = (
    f"default-src 'none'; {SCRIPTS}; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; media-src 'self'; manifest-src 'self'; "
    "worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}


def address_of(scope: Scope) -> str:
    """The address that limits count by."""
    client = scope.get("client")
    return counted_address(client[0]) if client else ""


def same_origin(scope: Scope, hosts: list[str]) -> bool:
    """A browser says where a request comes from; programs need not."""
    headers = Headers(scope=scope)
    origin = headers.get("origin")
    if origin is None:
        return True
    try:
        found = urlsplit(origin)
    except ValueError:  # such as `http://[`: no address at all
        return False
    known = (headers.get("host"), scope.get(FORWARDED_HOST))
    return bool(found.netloc) and (found.netloc in known or found.hostname in hosts)


def is_own_host(host: str, hosts: list[str]) -> bool:
    """Whether a request is meant for this server.

    A foreign name that leads here (DNS rebinding) would make another site's pages ours. Addresses
    and names that only a local network knows cannot be had by strangers.
    """
    if "*" in hosts:
        return True
    try:
        name = (urlsplit(f"//{host}").hostname or "").rstrip(".")
    except ValueError:
        return False
    if name in hosts or "." not in name or name.endswith(LOCAL_NAMES):
        return True
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


class SecurityMiddleware:
    """Refuses what should not reach the application, and adds the headers of every answer."""

    def __init__(self, app: ASGIApp, limits: Limits, hosts: list[str], pages: str = "") -> None:
        """`pages`: which pages this server has; "" if none."""
        self.app = app
        self.limits = limits
        self._hosts = hosts
        self._pages = pages

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket" and not self._is_ours(scope):
            await receive()
            await send({"type": "websocket.close", "code": 4403})
        else:
            await self.app(scope, receive, send)

    def _is_ours(self, scope: Scope) -> bool:
        host = Headers(scope=scope).get("host", "")
        return is_own_host(host, self._hosts) and same_origin(scope, self._hosts)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun = False

        async def send_with_headers(message: Message) -> None:
            nonlocal begun
            begun = True
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)  # the documentation has its own policy
                if scope["path"].startswith("/api"):
                    headers.setdefault("cache-control", "no-store")
                    headers[PAGES] = self._pages
            await send(message)

        try:
            body = await self._checked(scope, receive)
        except Refused as error:
            scope[REFUSED] = error.reason.key
            await answer(send_with_headers, error)
            return
        again = receive if body is None else replay(body, receive)
        try:
            await self.app(scope, again, send_with_headers)
        except asyncio.CancelledError:  # the server stops and has waited for as long as it may
            if begun:
                raise
            scope[REFUSED] = "shutting-down"
            await answer(send_with_headers, Refused(503, "shutting-down"))

    async def _checked(self, scope: Scope, receive: Receive) -> bytes | None:
        """Refuses the request, or returns its body (None if it has none)."""
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        if not is_own_host(host, self._hosts):
            raise Refused(421, "foreign-host", host=host[:100], option="--hosts")
        address = address_of(scope)
        if not scope["path"].startswith(UNLIMITED):
            self.limits.check(address, "requests", REQUESTS_A_SECOND, REQUESTS_AT_ONCE)
        if scope["method"] in SAFE_METHODS:
            return None
        if not same_origin(scope, self._hosts):
            raise Refused(403, "wrong-origin")
        most, marks = most_of(scope["path"])
        try:
            with self.limits.reserved(address, most, BODIES_BYTES):
                async with asyncio.timeout(BODY_SECONDS):
                    body = await read_body(headers, receive, most)
        except TimeoutError as error:
            raise Refused(408, "too-slow", seconds=int(BODY_SECONDS)) from error
        if sum(map(body.count, MARKS)) > marks:
            raise Refused(413, "too-many-values", most=marks)
        return body


def most_of(path: str) -> tuple[int, int]:
    """(bytes, marks) that a body for this path may have."""
    if LARGE_BODIES.fullmatch(path):
        return EDITION_BYTES, EDITION_MARKS
    return BODY_BYTES, BODY_MARKS


async def read_body(headers: Headers, receive: Receive, most: int) -> bytes:
    length = headers.get("content-length", "0")
    if length.isdigit() and int(length) > most:
        raise Refused(413, "too-large", most=most)
    body = bytearray()
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            return bytes(body)
        body += message.get("body", b"")
        if len(body) > most:
            raise Refused(413, "too-large", most=most)
        if not message.get("more_body", False):
            return bytes(body)


def replay(body: bytes, receive: Receive) -> Receive:
    """Gives the application the body that has been read already."""
    given = False

    async def receive_again() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return receive_again


async def answer(send: Send, error: Refused) -> None:
    text = json.dumps({"error": error_json(error)}).encode()
    headers: list[Any] = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(text)).encode()),
    ]
    if error.status == 429:
        headers.append((b"retry-after", str(error.reason.params.get("seconds", 60)).encode()))
    await send({"type": "http.response.start", "status": error.status, "headers": headers})
    await send({"type": "http.response.body", "body": text})
