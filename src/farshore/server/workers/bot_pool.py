"""Bots think in processes of their own, so that the server never waits for them.

A process that dies is replaced and asked again, a little later each time. Only a bot that does not
answer in time, or kills its process again and again, gets a random move instead: a table never
stands still because of a bot.

Bots that are programs (`farshore serve --allow-bot NAME=COMMAND`) have a process each that asks
them, so that one that is slow or broken keeps only those waiting who chose to play against it.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable, Mapping
from random import SystemRandom
from typing import Any, Final, TypeVar

from pydantic import TypeAdapter

from farshore import bots
from farshore.core.errors import Reason, UnknownName
from farshore.core.types import MoveId, Seat
from farshore.server.errors import Refused
from farshore.server.fair_queue import FairQueue, Owner
from farshore.server.messages.worker_messages import (
    ANSWERS,
    CHECKED,
    GAME_QUESTION,
    MOVE,
    CheckedEdition,
    CheckEdition,
    ChooseMove,
    GameQuestion,
    GameRecord,
)
from farshore.server.workers.worker_process import TooSlow, WorkerFailed, WorkerProcess

log = logging.getLogger("farshore.server")

T = TypeVar("T")

STAND_IN: Final = "greedy"
"""The bot that plays for one that is no longer allowed, and for people who leave."""
ATTEMPTS: Final = 4
"""So many processes may die over one move."""
CHECK_SECONDS: Final = 5.0
"""How long the check of an edition may take; a right one takes hundredths of a second."""
MOST_ADVICE: Final = 4
"""Hints and analyses of one guest that may wait; strangers count as one."""
FIRST_PAUSE: Final = 0.1
"""Seconds before the second attempt; each later pause is twice as long."""


class BotPool:
    """A few processes that take turns, and one for each bot that is a program."""

    def __init__(
        self,
        workers: int,
        seconds: float,
        commands: Mapping[str, str] | None = None,
        count: Callable[[str, bool], None] = lambda kind, done: None,
    ) -> None:
        """`commands`: the bots that are programs, by name. `count` is told of every question: its
        kind, and whether it was answered."""
        self._count: Final = count
        self._seconds: Final = seconds
        self._size: Final = workers
        self._commands: Final = dict(commands or {})
        self._workers: Final[list[WorkerProcess]] = []
        self._common: Final = self._queue(workers)
        self._advising: Final = self._queue(1, MOST_ADVICE)
        """Hints and analyses do not wait for bots, nor bots for them."""
        self._checking: Final = self._queue(1, MOST_ADVICE)
        """Editions that people enter are checked while they type."""
        self._own: Final = {name: self._queue(1) for name in self._commands}
        self._rng: Final = SystemRandom()
        self._closing = False

    def _queue(self, workers: int, most_waiting: int | None = None) -> FairQueue[WorkerProcess]:
        """Processes that take turns."""
        processes = [WorkerProcess() for _ in range(workers)]
        self._workers.extend(processes)
        return FairQueue(processes, most_waiting)

    def waiting(self) -> dict[str, int]:
        """How many questions wait for a process, by what they are about."""
        return {
            "moves": len(self._common) + sum(len(queue) for queue in self._own.values()),
            "advice": len(self._advising),
        }

    def names(self) -> list[str]:
        """All bots that can be asked to a table."""
        return [*bots.bot_names(), *self._commands]

    def programs(self) -> list[str]:
        """The bots that are programs of this server."""
        return [*self._commands]

    def workers(self) -> int:
        """How many bots may think at once, besides programs."""
        return self._size

    def check(self, name: str) -> None:
        """Refuses what is not in the list: a guest chooses neither a command nor a budget."""
        if name not in self.names():
            raise UnknownName(Reason("unknown-bot", {"given": name, "allowed": self.names()}))

    async def choose(
        self,
        record: GameRecord,
        seat: Seat,
        bot: str,
        legal: list[MoveId],
        owner: Owner = None,
        watched: Callable[[], bool] = lambda: True,
    ) -> MoveId:
        """A legal move of a bot. `owner`: the host of the table; `watched`: do people look on?"""
        question = ChooseMove(
            record=record,
            seat=seat,
            bot=bot,
            stand_in=STAND_IN,
            command=self._commands.get(bot),
            seconds=self._seconds,
        )
        for attempt in range(ATTEMPTS):
            try:
                return await self._choose(question, legal, owner, watched)
            except WorkerFailed as error:
                if self._closing:
                    raise Refused(503, "shutting-down") from error
                last = isinstance(error, TooSlow) or attempt + 1 == ATTEMPTS
                log.warning(
                    "bot %s at table %s, seat %s: %s; %s",
                    bot,
                    record.table,
                    seat,
                    error,
                    "playing a random move instead" if last else "asking again",
                )
                if last:
                    break
            await asyncio.sleep(FIRST_PAUSE * 2**attempt)
        return self._rng.choice(legal)

    async def _choose(
        self,
        question: ChooseMove,
        legal: list[MoveId],
        owner: Owner,
        watched: Callable[[], bool],
    ) -> MoveId:
        queue = self._own.get(question.bot, self._common)
        async with (
            queue.borrowed(owner, watched) as worker,
            self._ended_if_it_fails(worker, question.kind),
        ):
            move = await worker.ask(question, MOVE, self._seconds)
            if move not in legal:
                raise WorkerFailed(f"answered {move}, which is not legal")
            return move

    async def advise(
        self, question: GameQuestion, answer: TypeAdapter[T], owner: Owner = None
    ) -> T:
        """The answer to a question that is not about a bot's move. `owner`: who asks."""
        try:
            async with (
                self._advising.borrowed(owner) as worker,
                self._ended_if_it_fails(worker, question.kind),
            ):
                return await worker.ask(question, answer, self._seconds)
        except WorkerFailed as error:
            log.warning("advice at table %s: %s", question.record.table, error)
            raise Refused(503, "no-advice") from error

    async def check_edition(self, question: CheckEdition, owner: Owner = None) -> CheckedEdition:
        """The faults of an edition; one that takes too long to check is refused."""
        try:
            async with (
                self._checking.borrowed(owner) as worker,
                self._ended_if_it_fails(worker, question.kind),
            ):
                return await worker.ask(question, CHECKED, CHECK_SECONDS)
        except WorkerFailed as error:
            log.warning("an edition of %s was not checked: %s", question.game, error)
            raise Refused(503, "edition-not-checked") from error

    @contextlib.asynccontextmanager
    async def _ended_if_it_fails(self, worker: WorkerProcess, kind: str) -> AsyncIterator[None]:
        """A late answer of a process would be taken for that of the next question."""
        try:
            yield
        except BaseException:
            self._count(kind, False)
            await worker.stop()
            raise
        self._count(kind, True)

    async def answer(self, document: str) -> str:
        """As `advise`, for a question and an answer as they are written."""
        question = GAME_QUESTION.validate_json(document)
        answer: TypeAdapter[Any] = ANSWERS[type(question)]
        return answer.dump_json(await self.advise(question, answer)).decode()

    def prepare_to_close(self) -> None:
        """From now on no random moves are made: the processes may be ended before the server."""
        self._closing = True

    async def close(self) -> None:
        self._closing = True
        await asyncio.gather(*(worker.stop() for worker in self._workers))
