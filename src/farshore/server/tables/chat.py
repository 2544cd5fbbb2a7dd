"""The chat of a table."""

from __future__ import annotations

import time
from collections import deque
from typing import Final

from farshore.core.types import Seat
from farshore.server.errors import Refused
from farshore.server.messages.models import SayChat
from farshore.server.plain_text import plain_text
from farshore.server.storage.rows import ChatRow
from farshore.server.tables.table_model import TableModel

LONGEST_CHAT: Final = 500
RECENT: Final = 100
"""Lines that are kept in memory: for pages that open, and to recognise repeated messages."""
ON_JOINING: Final = 50


class TableChat:
    """What is said at a table. Older lines are read from the storage when they are asked for."""

    def __init__(self, model: TableModel) -> None:
        self._model: Final = model
        self._recent: Final[deque[ChatRow]] = deque(maxlen=RECENT)

    async def load(self) -> None:
        lines = await self._model.services.repository.read_chat(self._model.info.id, None, RECENT)
        self._recent.clear()
        self._recent.extend(lines)

    def count(self) -> int:
        return self._recent[-1].n + 1 if self._recent else 0

    async def catch_up(self, count: int) -> list[ChatRow]:
        """The lines that somebody else has stored; there are at least `count` now."""
        missing = min(count - self.count(), RECENT)
        if missing <= 0:
            return []
        repository = self._model.services.repository
        lines = await repository.read_chat(self._model.info.id, None, missing)
        lines = [line for line in lines if line.n >= self.count()]
        self._recent.extend(lines)
        return lines

    def on_joining(self) -> list[ChatRow]:
        """What a page shows when it opens."""
        return [*self._recent][-ON_JOINING:]

    async def before(self, number: int | None, limit: int) -> list[ChatRow]:
        return await self._model.services.repository.read_chat(self._model.info.id, number, limit)

    async def say(self, guest: int, seat: Seat, asked: SayChat) -> ChatRow | None:
        """The new line; None if this message has been carried out before."""
        text = plain_text(asked.text, LONGEST_CHAT)
        if not text:
            raise Refused(422, "empty-chat")
        message = f"{seat} {asked.id}"
        if any(line.message == message for line in self._recent):
            return None
        model = self._model
        sanctions = model.services.repository.sanctions
        if await sanctions.find(guest, "silence", int(time.time())) is not None:
            raise Refused(403, "silenced")
        name = model.info.seats[seat].name
        line = ChatRow(self.count(), seat, name, text, int(time.time()), message, guest)
        await model.services.repository.append_chat(model.info.id, line)
        self._recent.append(line)
        return line
