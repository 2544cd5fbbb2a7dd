"""What a socket takes."""

from __future__ import annotations

from typing import Final

import orjson


class Message:
    """Something that its receivers may know, written as JSON. Made in this package only."""

    __slots__ = ("text",)

    def __init__(self, document: object) -> None:
        self.text: Final = orjson.dumps(document).decode()
