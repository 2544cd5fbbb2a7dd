"""Middleware: gives every request an id, counts it, and writes the access log."""

from __future__ import annotations

import logging
import re
import secrets
import time
from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from farshore.server.logs import REQUEST, TABLE
from farshore.server.metrics import Metrics

log = logging.getLogger("farshore.access")

REFUSED: Final = "farshore.refused"
"""In the scope: the key of the refusal, if there was one."""
METHODS: Final = ("GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH")
SECRET: Final = re.compile(
    r"(/api/(?:calls/unsubscribe|shared-editions|account/addresses|account/identities)/).+", re.S
)
"""Addresses that end with what only its owner knows, or with who somebody is elsewhere."""
_TABLE: Final = re.compile(r"/api/tables/([A-Za-z0-9_-]{1,64})")


def path_for_log(path: str) -> str:
    return SECRET.sub(r"\1...", path)


class AccessMiddleware:
    """Around everything else, so that refusals are counted too."""

    def __init__(self, app: ASGIApp, metrics: Metrics, access_log: bool) -> None:
        self.app = app
        self._metrics = metrics
        self._access_log = access_log

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        request = secrets.token_hex(8)
        REQUEST.set(request)
        found = _TABLE.match(scope["path"])
        TABLE.set(found.group(1) if found else "")
        began = time.perf_counter()
        status = 101 if scope["type"] == "websocket" else 500

        async def send_with_id(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                MutableHeaders(scope=message)["x-request-id"] = request
            await send(message)

        try:
            await self.app(scope, receive, send_with_id)
        finally:
            self._count(scope, status, time.perf_counter() - began)

    def _count(self, scope: Scope, status: int, seconds: float) -> None:
        given = scope.get("method", "WEBSOCKET")
        method = given if given in (*METHODS, "WEBSOCKET") else "OTHER"
        route = getattr(scope.get("route"), "path", "other")
        if method != "WEBSOCKET":  # a socket lasts as long as its page
            self._metrics.request(method, route, status, seconds)
        if REFUSED in scope:
            self._metrics.refusal(scope[REFUSED])
        if self._access_log:
            client = scope.get("client")
            about = {
                "method": method,
                "path": path_for_log(scope["path"]),
                "status": status,
                "seconds": round(seconds, 6),
                "client": client[0] if client else "",
            }
            text = "%(method)s %(path)s %(status)s %(seconds).4f s"
            log.info(text, about, extra=about)
