"""Middleware: who asks, by which name and under which path, if proxies stand in between.

Only proxies that the settings trust are believed; anybody can send `X-Forwarded-For`.
"""

from __future__ import annotations

from ipaddress import ip_address, ip_network
from typing import Final

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

FORWARDED: Final = "farshore.forwarded"
"""In the scope: whether a trusted proxy has passed the request on."""
FORWARDED_HOST: Final = "farshore.forwarded_host"
"""In the scope: the host that the browser named, as a trusted proxy says."""
SCHEMES: Final = {"http": {"websocket": "ws"}, "https": {"websocket": "wss"}}


class TrustedProxies:
    """The addresses of proxies that are believed."""

    def __init__(self, networks: list[str]) -> None:
        self._networks: Final = [ip_network(network, strict=False) for network in networks]

    def __contains__(self, address: object) -> bool:
        try:
            found = ip_address(str(address))
        except ValueError:
            return False
        return any(found in network for network in self._networks)


class ProxyMiddleware:
    """Puts the caller's own address and scheme into the scope, and takes the root off."""

    def __init__(self, app: ASGIApp, trusted: list[str], root: str) -> None:
        self.app = app
        self._trusted = TrustedProxies(trusted)
        self._root = root

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            client = scope.get("client")
            if client is not None and client[0] in self._trusted:
                self._believe(scope)
            self._take_root_off(scope)
        await self.app(scope, receive, send)

    def _believe(self, scope: Scope) -> None:
        headers = Headers(scope=scope)
        caller = self._caller(headers.getlist("x-forwarded-for"))
        if caller is not None:
            scope["client"] = (caller, 0)
        scheme = last(headers.get("x-forwarded-proto"))
        if scheme in SCHEMES:
            scope["scheme"] = SCHEMES[scheme].get(scope["type"], scheme)
        scope[FORWARDED_HOST] = last(headers.get("x-forwarded-host"))
        scope[FORWARDED] = "x-forwarded-for" in headers

    def _caller(self, given: list[str]) -> str | None:
        """The last address that no trusted proxy has; those before it anybody may have sent."""
        chain = [part.strip() for header in given for part in header.split(",")]
        for address in reversed(chain):
            bare = address.removeprefix("[").partition("]")[0]
            if bare not in self._trusted:
                return bare[:64]
        return chain[0][:64] if chain else None

    def _take_root_off(self, scope: Scope) -> None:
        """Proxies may pass on the whole path or only what comes after the root."""
        path: str = scope["path"]
        if self._root and (path == self._root or path.startswith(f"{self._root}/")):
            scope["path"] = path[len(self._root) :] or "/"
            scope["raw_path"] = scope["path"].encode()


def last(header: str | None) -> str:
    """What the nearest proxy said."""
    return (header or "").rpartition(",")[2].strip()
