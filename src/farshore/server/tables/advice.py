"""Hints for who is asked, and the analysis of a finished game.

Both are worked out in a process of their own (`workers/worker.py`), which gets the game as a
bot does: a hint knows no more than its seat. An analysis is made a little at a time, so that hints
need not wait for it, and kept for good.
"""

from __future__ import annotations

import asyncio
import logging
from bisect import bisect_left
from typing import Final

from farshore.core.types import Seat
from farshore.server.errors import Refused
from farshore.server.messages.models import AnalysisJson, HintJson, JudgedJson
from farshore.server.messages.worker_messages import (
    CHOICES,
    HINT,
    JUDGED,
    STEPS,
    AnalyseSteps,
    AskHint,
    HintAnswer,
    JudgedChoices,
    JudgedMove,
    ListChoices,
    ListDecisions,
)
from farshore.server.storage.repository import Repository
from farshore.server.storage.rows import FINISHED, AnalysisProgress, TableInfo
from farshore.server.tables.table_model import TableModel

log = logging.getLogger("farshore.server")

COSTLIEST: Final = 8
"""How many moves that cost most are named."""
COSTLY: Final = 0.05
"""What a move must have lost to be among them."""
BATCH_SIZE: Final = 40
"""Decisions that are asked for at once, at most."""


class Advice:
    """What a table is told about its game."""

    def __init__(self, model: TableModel) -> None:
        self._model: Final = model
        self._hints: Final[dict[Seat, tuple[str, asyncio.Task[HintAnswer]]]] = {}
        """The last hint of each seat, by what it saw."""
        self._work: asyncio.Task[None] | None = None
        self._found: list[JudgedMove] = []
        self._of = 0
        self._ready = False

    def busy(self) -> bool:
        """Whether something is being thought about."""
        hints = any(not task.done() for _, task in self._hints.values())
        return hints or (self._work is not None and not self._work.done())

    # --- hints

    async def hint(self, guest: int) -> HintJson:
        """The best moves of a seat that is asked. Asked twice, the same hint is given."""
        model = self._model
        seat = model.player(guest)
        if not model.info.hints:
            raise Refused(403, "hints-not-allowed")
        if seat not in model.game.waiting():
            raise Refused(409, "hint-not-now")
        version = model.log(seat).version()
        seen, task = self._hints.get(seat, ("", None))
        if task is None or seen != version or (task.done() and task.exception() is not None):
            question = AskHint(record=model.game_record(), seat=seat)
            task = asyncio.create_task(model.services.cluster.advise(question, HINT, guest))
            self._hints[seat] = (version, task)
        found = await asyncio.shield(task)
        return HintJson(**found.model_dump(), version=version)

    # --- the analysis

    async def analysis(self, viewer: Seat, start: int, guest: int | None) -> AnalysisJson:
        """What is known by now, from a decision on; asking for it begins the work."""
        await self._recall()
        if not self._ready and self._work is None:
            await self._begin(guest)
        failed = self._work is not None and self._work.done() and not self._ready
        if failed:
            self._work = None  # who asks again tries again
        sources = self._model.log(viewer).sources
        return AnalysisJson(
            status="ready" if self._ready else "failed" if failed else "working",
            done=len(self._found),
            of=self._of,
            decisions=[
                JudgedJson(**judged.model_dump(), after=bisect_left(sources, judged.step))
                for judged in self._found[start:]
            ],
            costly=costly(self._found),
        )

    async def choices(self, number: int, guest: int | None) -> JudgedChoices:
        """What else could have been done at a decision that was looked at.

        It is thought through once more (the same is found) rather than kept: few are asked for.
        """
        await self._recall()
        if number >= len(self._found):
            raise Refused(422, "no-such-step", given=number, last=len(self._found) - 1)
        question = ListChoices(record=self._model.game_record(), step=self._found[number].step)
        return await self._model.services.cluster.advise(question, CHOICES, guest)

    async def _recall(self) -> None:
        """What was found before the server last began, if the game is over."""
        model = self._model
        if not model.game.is_over():
            raise Refused(409, "table-not-finished")
        if await goes_on_without_hints(model.services.repository, model.info):
            raise Refused(403, "hints-not-allowed")
        if not self._ready and self._work is None:
            await self._read_kept()

    async def _read_kept(self) -> None:
        model = self._model
        kept = await model.services.repository.read_analysis(model.info.id)
        if kept is not None:
            self._show(AnalysisProgress(len(kept), kept))
            self._ready = True

    def _show(self, progress: AnalysisProgress) -> None:
        self._found = JUDGED.validate_python(progress.found)
        self._of = progress.steps

    async def _begin(self, guest: int | None) -> None:
        """Begins the work, or goes on where a server stopped; another that is at it is let do."""
        servers, table_id = self._model.services.cluster, self._model.info.id
        progress = await servers.claim_analysis(table_id)
        if progress is None:
            begun = await servers.read_progress(table_id)
            if begun is not None:
                self._show(begun)
            return
        self._show(progress)
        if not self._found:
            await self._read_kept()  # it may have been finished a moment ago
        if not self._ready:
            self._work = asyncio.create_task(self._analyse(guest))

    async def _keep_progress(self) -> bool:
        """False: another server has taken over."""
        progress = AnalysisProgress(self._of, JUDGED.dump_python(self._found))
        return await self._model.services.cluster.save_progress(self._model.info.id, progress)

    async def _analyse(self, guest: int | None) -> None:
        model = self._model
        servers = model.services.cluster
        ask = servers.advise
        record = model.game_record()
        try:
            steps = await ask(ListDecisions(record=record), STEPS, guest)
            self._of = len(steps)
            while len(self._found) < len(steps):
                first = len(self._found)
                part = steps[first : first + BATCH_SIZE]
                more = await ask(AnalyseSteps(record=record, steps=part), JUDGED, guest)
                self._found.extend(more)
                if not await self._keep_progress():
                    self._work = None
                    return
            found = JUDGED.dump_python(self._found)
            await model.services.repository.save_analysis(model.info.id, found)
            self._ready = True
            await servers.drop_progress(model.info.id)
        except Refused as error:
            log.warning("table %s: no analysis: %s", model.info.id, error)

    def stop(self) -> None:
        for _, task in self._hints.values():
            task.cancel()
        if self._work is not None:
            self._work.cancel()


async def goes_on_without_hints(repository: Repository, info: TableInfo) -> bool:
    """Whether a table was played on from a game that still runs, and gives no hints: what is said
    of the one would help in the other, by however many tables it leads back there."""
    while info.forked_from is not None:
        source = await repository.find_table(info.forked_from)
        if source is None:
            return False
        if source.status != FINISHED and not source.hints:
            return True
        info = source
    return False


def costly(found: list[JudgedMove]) -> list[int]:
    """The places in the list of the decisions that cost most, the worst first."""
    order = sorted(range(len(found)), key=lambda at: -found[at].cost)
    return [at for at in order[:COSTLIEST] if found[at].cost >= COSTLY]
