"""Who is looking at which table, so that nobody is called who sees it anyway.

The pages that are open at this server are known here. What other servers have to know is in the
storage: it is noted when somebody begins and ends to look, and again and again in between.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import Callable
from typing import Final

from farshore.server.errors import Refused
from farshore.server.storage.calls import CallStore

EVERY: Final = 20.0
"""Seconds after which it is noted again that somebody is still looking."""
COLLECTED: Final = 0.5
"""Seconds for which changes are collected."""
TABLE_LIST: Final = ""
"""The list of one's tables, which shows all that wait."""


class Sightings:
    """The tables that people look at."""

    def __init__(self, store: CallStore, clock: Callable[[], float]) -> None:
        self._store: Final = store
        self._clock: Final = clock
        self._looking: Final[Counter[tuple[int, str]]] = Counter()
        self._changed: dict[tuple[int, str], int] = {}
        self._noting: asyncio.Task[None] | None = None

    def begin(self, guest: int, table_id: str) -> None:
        self._looking[guest, table_id] += 1
        self.glance(guest, table_id)

    def end(self, guest: int, table_id: str) -> None:
        self._looking[guest, table_id] -= 1
        if self._looking[guest, table_id] <= 0:
            del self._looking[guest, table_id]
        self.glance(guest, table_id)

    def glance(self, guest: int, table_id: str) -> None:
        """Somebody sees it at this moment."""
        self._changed[guest, table_id] = int(self._clock())
        if self._noting is None:
            self._noting = asyncio.create_task(self._note_soon())

    def is_looking(self, guest: int, table_id: str) -> bool:
        """At this server."""
        return (guest, table_id) in self._looking

    async def run(self) -> None:
        """Notes again and again who is still looking."""
        while True:
            await asyncio.sleep(EVERY)
            now = int(self._clock())
            self._changed.update(dict.fromkeys(self._looking, now))
            await self.note()

    async def note(self) -> None:
        changed, self._changed = self._changed, {}
        with contextlib.suppress(Refused):  # the next time it is noted, too
            await self._store.note_sightings(changed)

    async def close(self) -> None:
        if self._noting is not None:
            self._noting.cancel()
            await asyncio.gather(self._noting, return_exceptions=True)
        await self.note()

    async def _note_soon(self) -> None:
        await asyncio.sleep(COLLECTED)
        self._noting = None
        await self.note()
