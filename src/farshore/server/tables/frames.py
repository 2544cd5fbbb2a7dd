"""WebSockets that take finished frames.

A message for several pages is framed once (`Message.frame`), and each page only costs a write: no
task wakes up for it, and nothing on the way looks at it again.
"""

from __future__ import annotations

from typing import Final

from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

EXTENSION: Final = "farshore.frames"
"""Where an application finds the protocol of its socket."""
MOST_UNSENT: Final = 4 * 1024 * 1024
"""A page that leaves so many bytes unread is disconnected; it reconnects and catches up."""


class FrameProtocol(WebSocketsSansIOProtocol):
    """A socket of the server."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]

    def write_frame(self, frame: bytes) -> None:
        """Sends a frame after everything that was sent before; it never waits."""
        if self.close_sent or self.transport.is_closing():
            return
        self.transport.write(frame)
        if self.transport.get_write_buffer_size() > MOST_UNSENT:
            self.transport.abort()


def frames_of(socket: WebSocket) -> FrameProtocol:
    """What takes the frames of an accepted socket."""
    found: FrameProtocol = socket.scope["extensions"][EXTENSION]
    return found
