"""Connections before they have asked for anything: only so long, and only so many.

A head that never ends costs a descriptor each; 1,500 of them from one address and nobody else gets
in. uvicorn closes connections that idle between two requests, but waits for a head without end.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from typing import Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

log = logging.getLogger("farshore.server")

HEAD_SECONDS: Final = 10.0
"""Until the head of a request must have arrived."""
LOG_EVERY: Final = 60.0
"""Seconds between two lines about the same address."""
MOST_LOGGED: Final = 1000


class ConnectionGuard:
    """Which connections of each address have not sent a request yet."""

    def __init__(self, most: int | None, seconds: float = HEAD_SECONDS) -> None:
        """`most`: how many of one address; None: any number."""
        self.seconds: Final = seconds
        self._most: Final = most
        self._waiting: Final[Counter[str]] = Counter()
        self._logged: Final[dict[str, float]] = {}

    def enter(self, address: str) -> bool:
        """Whether one more may wait."""
        if self._most is not None and self._waiting[address] >= self._most:
            self.complain(address, f"more than {self._most} connections wait")
            return False
        self._waiting[address] += 1
        return True

    def leave(self, address: str) -> None:
        self._waiting[address] -= 1
        if self._waiting[address] <= 0:
            del self._waiting[address]

    def complain(self, address: str, what: str) -> None:
        """A line in the log, but not one for each connection."""
        now = time.monotonic()
        if now - self._logged.get(address, -LOG_EVERY) >= LOG_EVERY:
            if len(self._logged) >= MOST_LOGGED:
                self._logged.clear()
            self._logged[address] = now
            log.warning("%s: %s without a request; closed", address, what)


class GuardedProtocol(H11Protocol):
    """HTTP that waits only so long for the head of a request."""

    guard: ConnectionGuard
    _address = ""
    _timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._address = self.client[0] if self.client else ""
        self._wait_for_head()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        upgraded = self.transport.get_protocol() is not self
        if upgraded or self.conn.their_state is not h11.IDLE:
            self._stop_waiting()
        elif self._timer is None and not self.transport.is_closing():
            self._wait_for_head()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)

    def _wait_for_head(self) -> None:
        if self.guard.enter(self._address):
            self._timer = self.loop.call_later(self.guard.seconds, self._give_up)
        else:
            self.transport.abort()

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
            self.guard.leave(self._address)

    def _give_up(self) -> None:
        self.guard.complain(self._address, f"{self.guard.seconds:g} s")
        self._stop_waiting()
        self.transport.abort()


def guarded_protocol(guard: ConnectionGuard) -> type[GuardedProtocol]:
    """The protocol of one server."""

    class Protocol(GuardedProtocol):
        pass

    Protocol.guard = guard
    return Protocol
