"""Hints for who is asked, and the analysis of a finished game.

Both are worked out in a process of their own (`farshore.server.worker`), which gets the game as a
bot does: a hint knows no more than its seat. An analysis is made a little at a time, so that hints
need not wait for it, and kept for good.
"""

from __future__ import annotations

import asyncio
import logging
from bisect import bisect_left
from typing import TYPE_CHECKING, Any, Final

from farshore.core.types import Seat
from farshore.server.cards import read_analysis, write_analysis
from farshore.server.errors import Refused

if TYPE_CHECKING:
    from farshore.server.table import Table

log = logging.getLogger("farshore.server")

COSTLIEST: Final = 8
"""How many moves that cost most are named."""
COSTLY: Final = 0.05
"""What a move must have lost to be among them."""
AT_ONCE: Final = 40
"""Decisions that are asked for at once, at most."""


class Advice:
    """What a table is told about its game."""

    def __init__(self, table: Table) -> None:
        self._table: Final = table
        self._hints: Final[dict[int, tuple[str, asyncio.Task[dict[str, Any]]]]] = {}
        """The last hint of each seat, by what it saw."""
        self._work: asyncio.Task[None] | None = None
        self._found: list[dict[str, Any]] = []
        self._of = 0
        self._ready = False

    def busy(self) -> bool:
        """Whether something is being thought about."""
        hints = any(not task.done() for _, task in self._hints.values())
        return hints or (self._work is not None and not self._work.done())

    # --- hints

    async def hint(self, guest: int) -> dict[str, Any]:
        """The best moves of a seat that is asked. Asked twice, the same hint is given."""
        table = self._table
        seat = table.player(guest)
        if not table.card.hints:
            raise Refused(403, "hints-not-allowed")
        state = table.live.state
        if seat not in state.waiting():
            raise Refused(409, "hint-not-now")
        version = table.scroll(seat).version()
        seen, task = self._hints.get(seat, ("", None))
        if task is None or seen != version or (task.done() and task.exception() is not None):
            question = {**table.question(), "do": "hint", "seat": seat}
            task = asyncio.create_task(table.keeper.bots.advise(question))
            self._hints[seat] = (version, task)
        return {**await asyncio.shield(task), "version": version}

    # --- the analysis

    async def analysis(self, viewer: Seat, start: int) -> dict[str, Any]:
        """What is known by now, from a decision on; asking for it begins the work."""
        table = self._table
        await self._recall()
        if not self._ready and self._work is None:
            self._work = asyncio.create_task(self._analyse())
        failed = self._work is not None and self._work.done() and not self._ready
        if failed:
            self._work = None  # who asks again tries again
        sources = table.scroll(viewer).sources
        return {
            "status": "ready" if self._ready else "failed" if failed else "working",
            "done": len(self._found),
            "of": self._of,
            "decisions": [
                {**decision, "after": bisect_left(sources, decision["step"])}
                for decision in self._found[start:]
            ],
            "costly": costly(self._found),
        }

    async def choices(self, number: int) -> dict[str, Any]:
        """What else could have been done at a decision that was looked at.

        It is thought through once more (the same is found) rather than kept: few are asked for.
        """
        table = self._table
        await self._recall()
        if number >= len(self._found):
            raise Refused(422, "no-such-step", given=number, last=len(self._found) - 1)
        step = self._found[number]["step"]
        question = {**table.question(), "do": "choices", "step": step}
        found: dict[str, Any] = await table.keeper.bots.advise(question)
        return found

    async def _recall(self) -> None:
        """What was found before the server last began, if the game is over."""
        table = self._table
        if not table.live.state.is_over():
            raise Refused(409, "table-not-finished")
        if self._ready or self._work is not None:
            return
        kept = await table.keeper.store.read(lambda db: read_analysis(db, table.card.id))
        if kept is not None:
            self._found, self._of, self._ready = kept, len(kept), True

    async def _analyse(self) -> None:
        table = self._table
        ask = table.keeper.bots.advise
        question = table.question()
        try:
            steps = await ask({**question, "do": "decisions"})
            self._of = len(steps)
            while len(self._found) < len(steps):
                first = len(self._found)
                part = steps[first : first + AT_ONCE]
                found = await ask({**question, "do": "analysis", "steps": part})
                self._found.extend(found)
            found = self._found
            await table.keeper.store.write(lambda db: write_analysis(db, table.card.id, found))
            self._ready = True
        except Refused as error:
            log.warning("table %s: no analysis: %s", table.card.id, error)

    def stop(self) -> None:
        for _, task in self._hints.values():
            task.cancel()
        if self._work is not None:
            self._work.cancel()


def costly(found: list[dict[str, Any]]) -> list[int]:
    """The places in the list of the decisions that cost most, the worst first."""
    order = sorted(range(len(found)), key=lambda at: -found[at]["cost"])
    return [at for at in order[:COSTLIEST] if found[at]["cost"] >= COSTLY]
