"""Bots think in processes of their own, so that the server never waits for them.

A process that dies or does not answer in time is replaced, and a random move is made instead: a
table never stands still because of a bot.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import sys
from random import SystemRandom
from typing import Any, Final

log = logging.getLogger("farshore.server")

LONGEST_LINE: Final = 1 << 16


class WorkerFailed(Exception):
    """A bot's process gave no usable answer."""


class Worker:
    """One process."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None

    async def ask(self, question: str, seconds: float) -> int:
        try:
            return await asyncio.wait_for(self._ask(question), seconds)
        except TimeoutError as error:
            raise WorkerFailed(f"no answer in {seconds:g} s") from error
        except (OSError, ValueError, asyncio.IncompleteReadError) as error:
            raise WorkerFailed(f"{type(error).__name__}: {error}") from error

    async def _ask(self, question: str) -> int:
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
        return int(await self._process.stdout.readuntil())

    async def stop(self) -> None:
        """Ends the process; the next question starts a new one."""
        process, self._process = self._process, None
        if process is not None:
            if process.returncode is None:
                with contextlib.suppress(ProcessLookupError):
                    process.kill()
            await process.wait()


class Bots:
    """A few processes that take turns."""

    def __init__(self, workers: int, seconds: float) -> None:
        self._seconds: Final = seconds
        self._workers: Final = [Worker() for _ in range(workers)]
        self._idle: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self._workers:
            self._idle.put_nowait(worker)
        self._rng: Final = SystemRandom()

    async def choose(self, question: dict[str, Any], legal: list[int]) -> int:
        """A legal move for the seat that the question names."""
        worker = await self._idle.get()
        try:
            number = await worker.ask(json.dumps(question), self._seconds)
            if number not in legal:
                raise WorkerFailed(f"answered {number}, which is not legal")
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
            self._idle.put_nowait(worker)

    async def close(self) -> None:
        for worker in self._workers:
            await worker.stop()
