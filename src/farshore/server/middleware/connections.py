"""Connections: only so many of one address, and only so long without asking or reading.

A head that never ends costs a descriptor each; 1,500 of them from one address and nobody else gets
in. uvicorn closes connections that idle between two requests, but waits for a head without end, and
for a caller who does not read the answer.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Container
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from farshore.server.limits import counted_address
from farshore.server.tables.frames import FrameProtocol

log = logging.getLogger("farshore.server")

CONNECTIONS: Final = 1000
"""Of one address: 300 open pages, and what their browsers load."""
HEAD_SECONDS: Final = 10.0
"""Until the head of a request must have arrived."""
SEND_SECONDS: Final = 30.0
"""Until a caller must have read something of what waits for it."""
HEAD_BYTES: Final = 16 * 1024
HEAD_LINES: Final = 100
"""Of the head of a request: reading it costs time for each line, and nobody else comes in between.
"""
PIECE: Final = 4096
LIKELY_CHUNKS: Final = 200
CHUNK_BYTES: Final = 64
"""A body in more chunks than these, each shorter on average, is only made to be slow."""
LENGTHS: Final = {b"content-length", b"transfer-encoding"}
LOG_EVERY: Final = 60.0
"""Seconds between two lines about the same address."""
MOST_LOGGED: Final = 1000


class ConnectionGuard:
    """The connections of each address, and which of them have not sent a request yet."""

    def __init__(
        self,
        most: int | None,
        seconds: float = HEAD_SECONDS,
        most_open: int | None = None,
        unlimited: Container[str] = (),
    ) -> None:
        """`most`: how many of one address may wait; `most_open`: how many it may have; None: any
        number. `unlimited`: addresses that stand for many people, and may have any number."""
        self.seconds: Final = seconds
        self._most: Final = most
        self._most_open: Final = most_open
        self._unlimited: Final = unlimited
        self._open: Final[Counter[str]] = Counter()
        self._waiting: Final[Counter[str]] = Counter()
        self._logged: Final[dict[str, float]] = {}

    def open(self, address: str) -> bool:
        """Whether it may have one more connection."""
        home, most = counted_address(address), self._most_open
        if most is not None and self._open[home] >= most and address not in self._unlimited:
            self.complain(home, f"more than {most} connections")
            return False
        self._open[home] += 1
        return True

    def close(self, address: str) -> None:
        take_one(self._open, counted_address(address))

    def enter(self, address: str) -> bool:
        """Whether one more may wait."""
        home = counted_address(address)
        if self._most is not None and self._waiting[home] >= self._most:
            self.complain(home, f"more than {self._most} connections wait without a request")
            return False
        self._waiting[home] += 1
        return True

    def leave(self, address: str) -> None:
        take_one(self._waiting, counted_address(address))

    def complain(self, address: str, what: str) -> None:
        """A line in the log, but not one for each connection."""
        now = time.monotonic()
        if now - self._logged.get(address, -LOG_EVERY) >= LOG_EVERY:
            if len(self._logged) >= MOST_LOGGED:
                self._logged.clear()
            self._logged[address] = now
            log.warning("%s: %s; closed", address, what)


def take_one(counts: Counter[str], home: str) -> None:
    counts[home] -= 1
    if counts[home] <= 0:
        del counts[home]


class BoundedConnection(h11.Connection):
    """Refuses what is only made to be slow: a head of very many lines, a body in tiny chunks, each
    of which costs as much time as a long one. And a body with two lengths: a proxy might take the
    other one, and what follows for another request."""

    _chunks = 0
    _bytes = 0

    def next_event(self) -> Any:
        if self.their_state is h11.IDLE and self._lines() > HEAD_LINES:
            raise h11.RemoteProtocolError("too many headers")
        event = super().next_event()
        if isinstance(event, h11.Request):
            self._chunks, self._bytes = 0, 0
            if {name for name, _ in event.headers} >= LENGTHS:
                raise h11.RemoteProtocolError("two lengths")
        elif isinstance(event, h11.Data):
            self._chunks += 1
            self._bytes += len(event.data)
            if self._chunks > max(LIKELY_CHUNKS, self._bytes // CHUNK_BYTES):
                raise h11.RemoteProtocolError("too many chunks")
        return event

    def _lines(self) -> int:
        """Of the head that is to be read."""
        head, _, _ = self.trailing_data[0].partition(b"\r\n\r\n")
        return head.count(b"\n")


class GuardedProtocol(H11Protocol):
    """HTTP that waits only so long for the head of a request, and for who reads the answer."""

    guard: ConnectionGuard
    _address = ""
    _counted = False
    _timer: asyncio.TimerHandle | None = None
    _sending: asyncio.TimerHandle | None = None

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.conn = BoundedConnection(h11.SERVER, HEAD_BYTES)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._address = self.client[0] if self.client else ""
        self._counted = self.guard.open(self._address)
        if self._counted:
            self._wait_for_head()
        else:
            transport.abort()

    def data_received(self, data: bytes) -> None:
        # h11 measures a head only while it is incomplete, so none may come in one piece
        for begin in range(0, len(data), PIECE):
            if not self._is_mine():
                break
            try:
                super().data_received(data[begin : begin + PIECE])
            except h11.LocalProtocolError:  # something is wrong after the answer was given
                self.transport.abort()
        if not self._is_mine() or self.conn.their_state is not h11.IDLE:
            self._stop_waiting()
        elif self._timer is None:
            self._wait_for_head()

    def _is_mine(self) -> bool:
        """Whether the connection is open, and still speaks HTTP."""
        return self.transport.get_protocol() is self and not self.transport.is_closing()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        super().handle_websocket_upgrade(event)
        protocol = self.transport.get_protocol()
        assert isinstance(protocol, FrameProtocol)
        protocol.when_lost = self._leave

    def send_400_response(self, msg: str) -> None:
        """The answer to a request whose body is wrong: any other answer is too late."""
        super().send_400_response(msg)
        cycle: Any = self.cycle  # None before the first request, whatever its type says
        if cycle is not None and not cycle.response_complete:
            cycle.disconnected = True
            cycle.message_event.set()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        self.resume_writing()
        self._leave()
        super().connection_lost(exc)

    def _leave(self) -> None:
        if self._counted:
            self._counted = False
            self.guard.close(self._address)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._sending = self.loop.call_later(SEND_SECONDS, self._give_up_sending)

    def resume_writing(self) -> None:
        if self._sending is not None:
            self._sending.cancel()
            self._sending = None
        super().resume_writing()

    def timeout_keep_alive_handler(self) -> None:
        """Closing waits until everything is read, which may be never."""
        super().timeout_keep_alive_handler()
        self.loop.call_later(SEND_SECONDS, self.transport.abort)

    def _give_up_sending(self) -> None:
        self.guard.complain(self._address, f"the answer was not read for {SEND_SECONDS:g} s")
        self.transport.abort()

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
        self.guard.complain(self._address, f"{self.guard.seconds:g} s without a request")
        self._stop_waiting()
        self.transport.abort()


def guarded_protocol(guard: ConnectionGuard) -> type[GuardedProtocol]:
    """The protocol of one server."""

    class Protocol(GuardedProtocol):
        pass

    Protocol.guard = guard
    return Protocol
