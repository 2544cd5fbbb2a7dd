"""What a socket takes."""

from __future__ import annotations

from typing import Final

import orjson

from farshore.core.fixed_part import FixedPart

TEXT_FRAME: Final = 0x81
"""The first byte of a WebSocket frame that holds a whole text (RFC 6455, section 5.2)."""


def text_of(document: object) -> bytes:
    """A document as JSON. The text of what never changes is written once."""
    return orjson.dumps(document, text_of_part, orjson.OPT_PASSTHROUGH_SUBCLASS)


def text_of_part(part: object) -> object:
    if type(part) is not FixedPart:
        raise TypeError(f"not JSON: {type(part)}")
    if part.written is None:
        part.written = written(text_of({**part}))  # it may hold parts that are written already
    return part.written


def written(text: bytes) -> object:
    """What is JSON already, as a part of a larger document."""
    return orjson.Fragment(text)


class Message:
    """Something that its receivers may know, written as JSON. Made in this package only."""

    __slots__ = ("_frame", "body")

    def __init__(self, document: object) -> None:
        self.body: Final = orjson.dumps(document)
        self._frame: bytes | None = None

    @property
    def text(self) -> str:
        return self.body.decode()

    @property
    def frame(self) -> bytes:
        """The message as it goes over a WebSocket, made once for all who get it.

        What a server sends is not masked, so that it is the same for everybody.
        """
        if self._frame is None:
            self._frame = frame_head(len(self.body)) + self.body
        return self._frame


def frame_head(size: int) -> bytes:
    if size < 126:
        return bytes((TEXT_FRAME, size))
    if size < 1 << 16:
        return bytes((TEXT_FRAME, 126)) + size.to_bytes(2, "big")
    return bytes((TEXT_FRAME, 127)) + size.to_bytes(8, "big")
