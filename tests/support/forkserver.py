"""Programs of ours without the time that their imports take.

A server spends two seconds of processor time on imports, and tests start it hundreds of times. So
one process imports everything and forks whenever a program is wanted: what runs is a process of
its own with its own environment, signals and end, from `farshore.cli.main` on.
"""

from __future__ import annotations

import atexit
import contextlib
import gc
import json
import os
import runpy
import select
import signal
import socket
import struct
import subprocess
import sys
import threading
import time
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import IO, Any

ROOT = Path(__file__).parents[2]
LONGEST = 1 << 20
IMPORTED = (
    "farshore.cli.serving",
    "farshore.server.run",
    "farshore.server.work",
    "farshore.server.storage.postgres",
    "farshore.server.storage.sqlite",
    "uvloop",
)
CODE = struct.Struct("i")


class Program:
    """A running program; the part of `subprocess.Popen` that tests use."""

    def __init__(self, pid: int, stdout: IO[str], status: int) -> None:
        self.pid = pid
        self.stdout: IO[str] | None = stdout
        self.returncode: int | None = None
        self._status = status

    def poll(self) -> int | None:
        return self._look(0.0)

    def wait(self, timeout: float | None = None) -> int:
        code = self._look(timeout)
        if code is None:
            raise subprocess.TimeoutExpired(str(self.pid), timeout or 0.0)
        return code

    def _look(self, seconds: float | None) -> int | None:
        if self.returncode is None and select.select([self._status], [], [], seconds)[0]:
            told = os.read(self._status, CODE.size)
            assert told, "the process that starts programs is gone"
            os.close(self._status)
            self.returncode = CODE.unpack(told)[0]
        return self.returncode

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            with contextlib.suppress(ProcessLookupError):  # it has just ended
                os.kill(self.pid, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


class ForkServer:
    """The process that starts programs, seen from the tests."""

    def __init__(self) -> None:
        self._wire, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with theirs:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "tests.support.forkserver", str(theirs.fileno())],
                pass_fds=[theirs.fileno()],
                cwd=ROOT,
                start_new_session=True,  # Ctrl-C is for the tests
            )
        self._owner = os.getpid()
        self._asking = threading.Lock()

    def start(
        self, module: str, arguments: list[str], environment: Mapping[str, str], stderr: int
    ) -> Program:
        """`python -m module arguments`, in the folder of the project."""
        read, write = os.pipe()
        status, status_of = os.pipe()
        asked = {"module": module, "arguments": arguments, "environment": dict(environment)}
        try:
            text = json.dumps(asked).encode()
            with self._asking:
                socket.send_fds(self._wire, [text], [write, stderr, status_of])
                pid = int(self._wire.recv(100))
        finally:
            os.close(write)
            os.close(status_of)
        return Program(pid, os.fdopen(read), status)

    def close(self) -> None:
        if os.getpid() == self._owner:
            self._wire.close()
            self._process.wait(60)


STARTING = threading.Lock()


@cache
def started() -> ForkServer:
    found = ForkServer()
    atexit.register(found.close)
    return found


def fork_server() -> ForkServer:
    """One for all tests of a process."""
    with STARTING:  # a soak starts several servers at once
        return started()


def start_program(
    module: str,
    arguments: list[str],
    environment: Mapping[str, str],
    stderr: IO[Any] | None,
    own_start: bool = False,
) -> Program | subprocess.Popen[str]:
    """`python -m module arguments`; what is loaded before Python needs a start of its own."""
    if not own_start and "LD_PRELOAD" not in environment:
        errors = sys.__stderr__ if stderr is None else stderr
        assert errors is not None
        return fork_server().start(module, arguments, environment, errors.fileno())
    return subprocess.Popen(
        [sys.executable, "-m", module, *arguments],
        stdout=subprocess.PIPE,
        stderr=stderr,
        text=True,
        env=dict(environment),
        cwd=ROOT,
    )


# --- in the process that starts programs


def wait_for_work(wire: socket.socket) -> dict[str, Any] | None:
    """Starts a process for each question, and tells how they end.

    Comes back in the new process, with what it is to do; in this one when nobody asks any more.
    """
    wake, woken = os.pipe()
    os.set_blocking(woken, False)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    signal.set_wakeup_fd(woken)
    running: dict[int, int] = {}
    while True:
        ready, _, _ = select.select([wire.fileno(), wake], [], [])
        if wake in ready:
            os.read(wake, 1000)
            tell_ends(running)
        if wire.fileno() not in ready:
            continue
        text, given, _, _ = socket.recv_fds(wire, LONGEST, 3)
        if not text:
            break
        stdout, stderr, status = given
        pid = os.fork()
        if pid == 0:
            signal.set_wakeup_fd(-1)
            for other in (wake, woken, status, *running.values()):
                os.close(other)
            wire.close()
            become(stdout, stderr)
            found: dict[str, Any] = json.loads(text)
            return found
        running[pid] = status
        os.close(stdout)
        os.close(stderr)
        wire.send(str(pid).encode())
    for pid in running:
        os.kill(pid, signal.SIGKILL)
    return None


def tell_ends(running: dict[int, int]) -> None:
    while running:
        pid, status = os.waitpid(-1, os.WNOHANG)
        if not pid:
            return
        told = running.pop(pid)
        with contextlib.suppress(BrokenPipeError):  # nobody waits for it
            os.write(told, CODE.pack(os.waitstatus_to_exitcode(status)))
        os.close(told)


def become(stdout: int, stderr: int) -> None:
    """The new process has its own output, and the signals that every program has."""
    os.dup2(stdout, 1)
    os.dup2(stderr, 2)
    os.close(stdout)
    os.close(stderr)
    for number in (signal.SIGCHLD, signal.SIGPIPE, signal.SIGTERM):
        signal.signal(number, signal.SIG_DFL)
    signal.signal(signal.SIGPIPE, signal.SIG_IGN)  # as Python does
    signal.signal(signal.SIGINT, signal.default_int_handler)


def run(work: dict[str, Any]) -> None:
    os.environ.clear()
    os.environ.update(work["environment"])
    time.tzset()
    paths = work["environment"].get("PYTHONPATH", "").split(os.pathsep)
    sys.path[1:1] = [path for path in paths if path and path not in sys.path]
    sys.argv = [work["module"], *work["arguments"]]
    runpy.run_module(work["module"], run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    for name in IMPORTED:
        __import__(name)
    gc.collect()
    gc.freeze()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    wanted = wait_for_work(socket.socket(fileno=int(sys.argv[1])))
    if wanted is not None:
        run(wanted)
