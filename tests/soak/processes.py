"""What can be killed: servers, a bot worker and a database."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

from tests.server.support import ClockedServer, ClockedWorker, Hanging
from tests.support.postgres import Cluster

PATIENCE = 300.0
REFUSED = 2
"""The exit status of a program that says why it cannot start."""


class Target:
    """A process that is started again whenever it was killed; one thing goes wrong at a time."""

    def __init__(self, name: str, program: ClockedServer | ClockedWorker) -> None:
        self.name = name
        self.program = program
        self.lock = asyncio.Lock()
        self.deaths: list[str] = []
        """What ended it although nobody killed it."""

    @property
    def pid(self) -> int:
        return self.program.process.pid

    def children(self) -> list[int]:
        """The processes in which bots think."""
        with contextlib.suppress(OSError):
            file = Path(f"/proc/{self.pid}/task/{self.pid}/children")
            return [int(pid) for pid in file.read_text().split()]
        return []

    def note_death(self) -> None:
        code = self.program.process.poll()
        if code is not None:
            self.deaths.append(f"{self.name} ended by itself with status {code}")

    async def kill(self) -> None:
        async with self.lock:
            self.note_death()
            self.program.process.kill()
            await asyncio.to_thread(self._restart)

    async def pause(self, seconds: float) -> None:
        async with self.lock:
            os.kill(self.pid, signal.SIGSTOP)
            await asyncio.sleep(seconds)
            os.kill(self.pid, signal.SIGCONT)

    async def restart_gently(self) -> None:
        """As a rolling restart does: SIGTERM, and what is under way is finished."""
        async with self.lock:
            self.program.process.send_signal(signal.SIGTERM)
            await asyncio.to_thread(self._restart)

    def _restart(self) -> None:
        """Waits for its end; starts it until it runs: its database may be away."""
        deadline = time.monotonic() + PATIENCE
        self._wait()
        while True:
            try:
                self._start()
                return
            except Hanging as error:
                self._wait()
                self.deaths.append(f"{self.name} hung at its start: {error}")
            except AssertionError:
                code = self._wait()
                if code != REFUSED:
                    self.deaths.append(f"{self.name} failed to start with status {code}")
            assert time.monotonic() < deadline, f"{self.name} does not start"
            time.sleep(0.3)

    def _start(self) -> None:
        if isinstance(self.program, ClockedServer):
            self.program.start(self.program.port)
        else:
            self.program.start()

    def _wait(self) -> int:
        process = self.program.process
        code = process.wait(PATIENCE)
        assert process.stdout is not None
        process.stdout.close()
        return code

    def end(self) -> None:
        """Stops it; nothing must be left behind."""
        self.note_death()
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.pid, signal.SIGCONT)
        process = self.program.process
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.deaths.append(f"{self.name} could not be stopped")
            process.kill()
        self._wait()


class Database:
    """A PostgreSQL that is killed and started again."""

    def __init__(self, cluster: Cluster) -> None:
        self.cluster = cluster
        self.lock = asyncio.Lock()

    async def kill(self, away: float) -> None:
        async with self.lock:
            await asyncio.to_thread(self.cluster.stop)
            await asyncio.sleep(away)
            await asyncio.to_thread(self.cluster.start)

    async def without_room(self, fill: Callable[[], None], clear: Callable[[], None]) -> None:
        """A database whose disk is full may give up; it is started again when there is room."""
        async with self.lock:
            await asyncio.to_thread(fill)
            await asyncio.sleep(2.0)
            clear()
            await asyncio.sleep(1.0)
            if not self.cluster.is_up():
                await asyncio.to_thread(self.cluster.start)
