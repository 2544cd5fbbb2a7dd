"""A worker process: started when it is needed, and asked one question at a time."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from collections.abc import Awaitable
from typing import Final, TypeVar

from pydantic import TypeAdapter

from farshore.server.messages.worker_messages import Question

T = TypeVar("T")

LONGEST_LINE: Final = 1 << 20
FAREWELL: Final = 1.0
"""Seconds that a process has to end the programs that it started."""
STARTING: Final = 60.0
"""Seconds until a new process must be ready. Its bot's time begins only then, so that a busy
machine does not cost the bot its move."""


class WorkerFailed(Exception):
    """A bot's process gave no usable answer."""


class TooSlow(WorkerFailed):
    """It did not answer in time; asked again it would hardly be quicker."""


class WorkerProcess:
    """A process that runs `farshore.server.workers.worker`, started when it is first asked."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None

    async def ask(self, question: Question, answer: TypeAdapter[T], seconds: float) -> T:
        try:
            process = await within(STARTING, self._ready())
            line = await within(seconds, self._exchange(process, question))
            return answer.validate_json(line)
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
                "farshore.server.workers.worker",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LONGEST_LINE,
                start_new_session=True,  # Ctrl-C is for the server, which ends its workers
            )
            assert self._process.stdout is not None
            await self._process.stdout.readuntil()
        return self._process

    async def _exchange(self, process: asyncio.subprocess.Process, question: Question) -> bytes:
        assert process.stdin is not None and process.stdout is not None
        process.stdin.write(question.model_dump_json().encode() + b"\n")
        await process.stdin.drain()
        return await process.stdout.readuntil()

    async def stop(self) -> None:
        """Ends the process; the next question starts a new one."""
        process = self._process
        if process is None:
            return
        if process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.terminate()
        try:
            async with asyncio.timeout(FAREWELL):
                await process.wait()
        except TimeoutError:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
        self._process = None


async def within(seconds: float, work: Awaitable[T]) -> T:
    try:
        async with asyncio.timeout(seconds):
            return await work
    except TimeoutError as error:
        raise TooSlow(f"no answer in {seconds:g} s") from error
