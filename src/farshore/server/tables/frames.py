"""WebSockets that take finished frames, and believe nobody.

A message for several pages is framed once (`Message.frame`), and each page only costs a write: no
task wakes up for it, and nothing on the way looks at it again.

What comes in is read a small piece at a time, and only so many frames: one read of the system may
hold thousands of empty ones, and while they are parsed nobody else has a turn.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Final

from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode
from websockets.http11 import Request

from farshore.server.limits import Bucket

log = logging.getLogger("farshore.server")

EXTENSION: Final = "farshore.frames"
"""Where an application finds the protocol of its socket."""
MOST_UNSENT: Final = 4 * 1024 * 1024
"""A page that leaves so many bytes unread is disconnected; it reconnects and catches up."""
PIECE: Final = 512
"""Bytes that are parsed until others have a turn; hardly any message is longer."""
FRAMES_A_SECOND: Final = 50.0
FRAMES_AT_ONCE: Final = 400.0
"""More than messages may come (`table_socket.py`), so that who is only hasty is told so."""
CLOSING_SECONDS: Final = 10.0
"""A page that is to be closed reads so long what it was sent."""


class FrameProtocol(WebSocketsSansIOProtocol):
    """A socket of the server."""

    limited = True
    """Whether frames come only so fast."""
    when_lost: Callable[[], None] = staticmethod(lambda: None)
    """Called when the connection has ended."""
    _unread = b""
    """What came and has not been parsed."""
    _bucket: Bucket | None = None

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.when_lost()

    # --- what is sent

    def write_frame(self, frame: bytes) -> None:
        """Sends a frame after everything that was sent before; it never waits."""
        if self.close_sent or self.transport.is_closing():
            return
        self.transport.write(frame)
        if self.transport.get_write_buffer_size() > MOST_UNSENT:
            self.transport.abort()

    def keepalive_timeout(self) -> None:
        """Nobody answers. What was sent before will not be read, so nothing waits for that."""
        super().keepalive_timeout()
        self.transport.abort()

    async def run_asgi(self) -> None:
        await super().run_asgi()
        # closing waits until everything is read, which may be never
        self.loop.call_later(CLOSING_SECONDS, self.transport.abort)

    # --- what comes in

    def data_received(self, data: bytes) -> None:
        if self._unread:
            self._unread += data
            self.transport.pause_reading()
        elif len(data) > PIECE:
            self._unread = data
            self.transport.pause_reading()
            self._read_on()
        else:
            super().data_received(data)

    def _read_on(self) -> None:
        if self.transport.is_closing():
            self._unread = b""
            return
        piece, self._unread = self._unread[:PIECE], self._unread[PIECE:]
        super().data_received(piece)
        if self._unread:
            self.loop.call_soon(self._read_on)
        elif not self.read_paused and not self.transport.is_closing():
            self.transport.resume_reading()

    def handle_events(self) -> None:
        if self.limited and self._is_flooded(len(self.conn.events)):
            log.warning("%s: too many frames; closed", self.client[0] if self.client else "")
            self.transport.abort()
        else:
            super().handle_events()

    def _is_flooded(self, frames: int) -> bool:
        if self._bucket is None:
            self._bucket = Bucket(FRAMES_A_SECOND, FRAMES_AT_ONCE)
        return frames > 0 and self._bucket.take(frames) > 0

    def send_receive_event_to_app(self) -> None:
        """Hands a whole message over; one that is no UTF-8 ends the connection."""
        text = self.curr_msg_data_type == "text" and not self.close_sent
        if text and not is_text(self.frames):
            self.frames = []
            self.conn.send_close(CloseCode.INVALID_DATA)
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()


class UnlimitedFrameProtocol(FrameProtocol):
    """For load tests."""

    limited = False


def is_text(parts: list[bytes]) -> bool:
    try:
        b"".join(parts).decode()
    except UnicodeDecodeError:
        return False
    return True


def frames_of(socket: WebSocket) -> FrameProtocol:
    """What takes the frames of an accepted socket."""
    found: FrameProtocol = socket.scope["extensions"][EXTENSION]
    return found
