"""Takes jobs that wait in a shared storage: the turns of bots, and questions about games."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from farshore.server.errors import Refused
from farshore.server.storage.rows import Turn
from farshore.server.storage.sharing import OpenQuestion, Sharing
from farshore.server.waiting import wait_for_event
from farshore.server.workers.bot_pool import BotPool

log = logging.getLogger("farshore.server")

LOOK_AGAIN: Final = 1.0
"""Seconds after which a server with nothing to do looks for jobs that nobody announced."""

TakeTurn = Callable[[Turn], Awaitable[None]]
"""Thinks, and makes the move."""


class JobRunner:
    """As many jobs at once as there are worker processes."""

    def __init__(self, sharing: Sharing, bots: BotPool, take_turn: TakeTurn) -> None:
        self._sharing: Final = sharing
        self._bots: Final = bots
        self._take_turn: Final = take_turn
        self._turns: Final[set[Turn]] = set()
        self._questions: Final[set[int]] = set()
        self._turns_wait: Final = asyncio.Event()
        self._questions_wait: Final = asyncio.Event()
        self._idle = 0
        """Those who wait for a turn."""
        self._idle_advisers = 0

    async def run(self) -> None:
        """Runs until it is cancelled. A program has a place of its own: it may be slow."""
        places: list[Sequence[str] | None] = [None] * self._bots.workers()
        places += [[program] for program in self._bots.programs()]
        advisers = min(1, self._bots.workers())
        await asyncio.gather(
            *(self._take_turns(bots) for bots in places),
            *(self._answer_questions() for _ in range(advisers)),
        )

    def wake(self) -> bool:
        """There are jobs. Whether there is somebody here who has time for turns of bots."""
        self._turns_wait.set()
        self._questions_wait.set()
        return self._idle > 0

    def wake_adviser(self) -> bool:
        self._questions_wait.set()
        return self._idle_advisers > 0

    async def renew(self) -> None:
        """Whoever thinks for long keeps the job."""
        if self._turns or self._questions:
            await self._sharing.renew([*self._turns], [*self._questions])

    async def give_back_all(self) -> None:
        with contextlib.suppress(Refused):
            for turn in [*self._turns]:
                await self._sharing.give_back(turn, failed=False)

    # --- turns

    async def _take_turns(self, bots: Sequence[str] | None) -> None:
        while True:
            self._turns_wait.clear()
            turn = await self._claim_turn(bots)
            if turn is None:
                self._idle += 1
                await wait_for_event(self._turns_wait, LOOK_AGAIN)
                self._idle -= 1
            else:
                await self._play(turn)

    async def _claim_turn(self, bots: Sequence[str] | None) -> Turn | None:
        try:
            return await self._sharing.claim_turn(bots)
        except Refused:
            return None  # the database is away

    async def _play(self, turn: Turn) -> None:
        self._turns.add(turn)
        failed = True
        try:
            await self._take_turn(turn)
            failed = False
        except Refused as error:
            log.warning("table %s: the bot's move was not made: %s", turn.table_id, error)
        except Exception:
            log.exception("table %s: the bot's move was not made", turn.table_id)
        with contextlib.suppress(Refused):
            await self._sharing.give_back(turn, failed=failed)
        self._turns.discard(turn)

    # --- questions

    async def _answer_questions(self) -> None:
        while True:
            self._questions_wait.clear()
            question = await self._claim_question()
            if question is None:
                self._idle_advisers += 1
                await wait_for_event(self._questions_wait, LOOK_AGAIN)
                self._idle_advisers -= 1
            else:
                await self._answer(question)

    async def _claim_question(self) -> OpenQuestion | None:
        try:
            return await self._sharing.claim_question()
        except Refused:
            return None

    async def _answer(self, question: OpenQuestion) -> None:
        self._questions.add(question.id)
        answer: str | None = None
        try:
            answer = await self._bots.answer(question.document)
        except Refused as error:
            log.warning("a question was not answered: %s", error)
        except Exception:
            log.exception("a question was not answered")
        with contextlib.suppress(Refused):
            await self._sharing.answer(question.id, answer)
        self._questions.discard(question.id)
