"""Looks after clocks: a table whose moment has come is a job, claimed with a lease.

Whatever follows when time is up is appended to the table like a move, so it happens once however
many servers look, and a server that dies in between leaves the moment stored for the next one.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from farshore.server.errors import Refused
from farshore.server.tables.services import Services

if TYPE_CHECKING:
    from farshore.server.tables.registry import TableRegistry

log = logging.getLogger("farshore.server")

LOOK_AGAIN: Final = 1.0
"""Seconds between two looks."""
BATCH_SIZE: Final = 8
FIRST_PAUSE: Final = 1_000
LONGEST_PAUSE: Final = 60_000
"""Milliseconds after which a table that failed is tried again."""


class Deadlines:
    """Runs on every server that has bots, until it is cancelled."""

    def __init__(self, services: Services, tables: TableRegistry) -> None:
        self._services: Final = services
        self._tables: Final = tables
        self._failed: Final[dict[str, tuple[int, int]]] = {}
        """Tables that failed: until when they are left alone, and for how long this time."""

    async def run(self) -> None:
        while True:
            try:
                while await self.look():
                    pass
            except Refused:
                pass  # the storage is away
            except Exception:
                log.exception("the clocks were not looked at")
            await self._sleep()

    async def _sleep(self) -> None:
        loop = asyncio.get_running_loop()
        until = loop.time() + LOOK_AGAIN
        await asyncio.sleep(LOOK_AGAIN)
        self._services.uptime.look(int((loop.time() - until) * 1000))

    async def look(self) -> bool:
        """Does what is due. Whether something was done, so that more may be due."""
        due = await self._services.repository.next_deadline()
        if due is None:
            return False
        await self._services.uptime.keep()
        now = self._services.time.now()
        if due > now:
            return False
        claimed = await self._services.repository.claim_deadlines(now, BATCH_SIZE)
        ready = [table_id for table_id in claimed if self._may_try(table_id)]
        done = await asyncio.gather(*(self._take(table_id, now) for table_id in ready))
        return any(done)

    def _may_try(self, table_id: str) -> bool:
        until, _ = self._failed.get(table_id, (0, 0))
        return self._services.time.steady() >= until

    async def _take(self, table_id: str, now: int) -> bool:
        try:
            table = await self._tables.get(table_id)
            await table.time_is_up(now)
        except Refused as error:
            log.warning("table %s: its clock was not looked at: %s", table_id, error)
        except Exception:
            log.exception("table %s: its clock was not looked at", table_id)
        else:
            self._failed.pop(table_id, None)
            return True
        _, pause = self._failed.get(table_id, (0, FIRST_PAUSE // 2))
        pause = min(2 * pause, LONGEST_PAUSE)
        self._failed[table_id] = (self._services.time.steady() + pause, pause)
        return False
