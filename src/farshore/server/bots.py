"""Bots think in processes of their own, so that the server never waits for them.

A process that dies or does not answer in time is replaced, and a random move is made instead: a
table never stands still because of a bot.

Bots that are programs (`farshore serve --allow-bot NAME=COMMAND`) have a process each that asks
them, so that one that is slow or broken keeps only those waiting who chose to play against it.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import sys
from collections.abc import Mapping
from random import SystemRandom
from typing import Any, Final

from farshore import bots
from farshore.core.errors import Reason, UnknownName
from farshore.core.types import MoveId
from farshore.server.errors import Refused

log = logging.getLogger("farshore.server")

LONGEST_LINE: Final = 1 << 20
FAREWELL: Final = 1.0
"""Seconds that a process has to end the programs that it started."""
STAND_IN: Final = "greedy"
"""The bot that plays for one that is no longer allowed."""


class WorkerFailed(Exception):
    """A bot's process gave no usable answer."""


class Worker:
    """One process."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None

    async def ask(self, question: str, seconds: float) -> Any:
        try:
            return await asyncio.wait_for(self._ask(question), seconds)
        except TimeoutError as error:
            raise WorkerFailed(f"no answer in {seconds:g} s") from error
        except (OSError, ValueError, asyncio.IncompleteReadError) as error:
            raise WorkerFailed(f"{type(error).__name__}: {error}") from error

    async def _ask(self, question: str) -> Any:
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
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.write(question.encode() + b"\n")
        await self._process.stdin.drain()
        return json.loads(await self._process.stdout.readuntil())

    async def stop(self) -> None:
        """Ends the process; the next question starts a new one."""
        process, self._process = self._process, None
        if process is not None:
            if process.returncode is None:
                with contextlib.suppress(ProcessLookupError):
                    process.terminate()
            try:
                await asyncio.wait_for(process.wait(), FAREWELL)
            except TimeoutError:
                with contextlib.suppress(ProcessLookupError):
                    process.kill()
                await process.wait()


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
        idle = self._own.get(name, self._common)
        worker = await idle.get()
        try:
            number = await worker.ask(json.dumps(question), self._seconds)
            if number not in legal:
                raise WorkerFailed(f"answered {number}, which is not legal")
            assert isinstance(number, int)
            return number
        except WorkerFailed as error:
            log.warning(
                "bot %s at table %s, seat %s: %s; playing a random move instead",
                question["bot"],
                question["table"],
                question["seat"],
                error,
            )
            await worker.stop()
            return self._rng.choice(legal)
        except asyncio.CancelledError:
            await worker.stop()  # its answer would be taken for that of the next question
            raise
        finally:
            idle.put_nowait(worker)

    async def advise(self, question: dict[str, Any]) -> Any:
        """The answer to a question of `farshore.server.advice`."""
        worker = await self._advising.get()
        try:
            return await worker.ask(json.dumps(question), self._seconds)
        except WorkerFailed as error:
            log.warning("advice at table %s: %s", question["table"], error)
            await worker.stop()
            raise Refused(503, "no-advice") from error
        except asyncio.CancelledError:
            await worker.stop()
            raise
        finally:
            self._advising.put_nowait(worker)

    async def close(self) -> None:
        await asyncio.gather(*(worker.stop() for worker in self._workers))
