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
import json
import logging
import sys
from collections.abc import AsyncIterator, Awaitable, Mapping
from random import SystemRandom
from typing import Any, Final, TypeVar

from farshore import bots
from farshore.core.errors import Reason, UnknownName
from farshore.core.types import MoveId
from farshore.server.errors import Refused

T = TypeVar("T")

log = logging.getLogger("farshore.server")

LONGEST_LINE: Final = 1 << 20
FAREWELL: Final = 1.0
"""Seconds that a process has to end the programs that it started."""
STARTING: Final = 60.0
"""Seconds until a new process must be ready. Its bot's time begins only then, so that a busy
machine does not cost the bot its move."""
ATTEMPTS: Final = 4
"""So many processes may die over one move."""
FIRST_PAUSE: Final = 0.1
"""Seconds before the second attempt; each later pause is twice as long."""
STAND_IN: Final = "greedy"
"""The bot that plays for one that is no longer allowed."""


class WorkerFailed(Exception):
    """A bot's process gave no usable answer."""


class TooSlow(WorkerFailed):
    """It did not answer in time; asked again it would hardly be quicker."""


class Worker:
    """One process."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None

    async def ask(self, question: str, seconds: float) -> Any:
        try:
            process = await within(STARTING, self._ready())
            return await within(seconds, self._exchange(process, question))
        except (
            OSError,
            ValueError,
            EOFError,
            RuntimeError,  # uvloop's word for writing to a process that has just died
            asyncio.LimitOverrunError,
        ) as error:
            raise WorkerFailed(f"{type(error).__name__}: {error}") from error

    async def _ready(self) -> asyncio.subprocess.Process:
        """The process, started if there is none."""
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "farshore.server.worker",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LONGEST_LINE,
                start_new_session=True,  # Ctrl-C is for the server, which ends its workers
            )
            assert self._process.stdout is not None
            await self._process.stdout.readuntil()
        return self._process

    async def _exchange(self, process: asyncio.subprocess.Process, question: str) -> Any:
        assert process.stdin is not None and process.stdout is not None
        process.stdin.write(question.encode() + b"\n")
        await process.stdin.drain()
        return json.loads(await process.stdout.readuntil())

    async def stop(self) -> None:
        """Ends the process; the next question starts a new one."""
        process = self._process
        if process is None:
            return
        if process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.terminate()
        try:
            await asyncio.wait_for(process.wait(), FAREWELL)
        except TimeoutError:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
        self._process = None


async def within(seconds: float, work: Awaitable[T]) -> T:
    try:
        return await asyncio.wait_for(work, seconds)
    except TimeoutError as error:
        raise TooSlow(f"no answer in {seconds:g} s") from error


class Bots:
    """A few processes that take turns, and one for each bot that is a program."""

    def __init__(
        self, workers: int, seconds: float, commands: Mapping[str, str] | None = None
    ) -> None:
        """`commands`: the bots that are programs, by name."""
        self._seconds: Final = seconds
        self._commands: Final = dict(commands or {})
        self._workers: Final[list[Worker]] = []
        self._common: Final = self._queue(workers)
        self._advising: Final = self._queue(1)
        """Hints and analyses do not wait for bots, nor bots for them."""
        self._own: Final = {name: self._queue(1) for name in self._commands}
        self._rng: Final = SystemRandom()
        self._closing = False

    def _queue(self, workers: int) -> asyncio.Queue[Worker]:
        """Processes that take turns."""
        queue: asyncio.Queue[Worker] = asyncio.Queue()
        for _ in range(workers):
            worker = Worker()
            self._workers.append(worker)
            queue.put_nowait(worker)
        return queue

    def names(self) -> list[str]:
        """All bots that can be asked to a table."""
        return [*bots.bot_names(), *self._commands]

    def check(self, name: str) -> None:
        """Refuses what is not in the list: a guest chooses neither a command nor a budget."""
        if name not in self.names():
            raise UnknownName(Reason("unknown-bot", {"given": name, "allowed": self.names()}))

    async def choose(self, question: dict[str, Any], legal: list[MoveId]) -> MoveId:
        """A legal move for the seat that the question names."""
        name = question["bot"]
        if name in self._commands:
            question = {**question, "command": self._commands[name], "seconds": self._seconds}
        else:
            question = {**question, "stand_in": STAND_IN}
        asked = json.dumps(question)
        for attempt in range(ATTEMPTS):
            try:
                return await self._ask_bot(self._own.get(name, self._common), asked, legal)
            except WorkerFailed as error:
                if self._closing:
                    raise Refused(503, "shutting-down") from error
                last = isinstance(error, TooSlow) or attempt + 1 == ATTEMPTS
                log.warning(
                    "bot %s at table %s, seat %s: %s; %s",
                    name,
                    question["table"],
                    question["seat"],
                    error,
                    "playing a random move instead" if last else "asking again",
                )
                if last:
                    break
            await asyncio.sleep(FIRST_PAUSE * 2**attempt)
        return self._rng.choice(legal)

    async def _ask_bot(
        self, idle: asyncio.Queue[Worker], question: str, legal: list[MoveId]
    ) -> MoveId:
        async with self._borrowed(idle) as worker:
            number = await worker.ask(question, self._seconds)
            if number not in legal:
                raise WorkerFailed(f"answered {number}, which is not legal")
            return MoveId(number)

    @contextlib.asynccontextmanager
    async def _borrowed(self, idle: asyncio.Queue[Worker]) -> AsyncIterator[Worker]:
        """A process that has nothing to do; it is ended if it could not answer."""
        worker = await idle.get()
        try:
            yield worker
        except BaseException:
            await worker.stop()  # a late answer would be taken for that of the next question
            raise
        finally:
            idle.put_nowait(worker)

    async def advise(self, question: dict[str, Any]) -> Any:
        """The answer to a question of `farshore.server.advice`."""
        try:
            async with self._borrowed(self._advising) as worker:
                return await worker.ask(json.dumps(question), self._seconds)
        except WorkerFailed as error:
            log.warning("advice at table %s: %s", question["table"], error)
            raise Refused(503, "no-advice") from error

    def prepare_to_close(self) -> None:
        """From now on no random moves are made: the processes may be ended before the server."""
        self._closing = True

    async def close(self) -> None:
        await asyncio.gather(*(worker.stop() for worker in self._workers))
