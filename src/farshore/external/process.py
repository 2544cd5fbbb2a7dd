"""A program that answers lines with lines: starting it, asking with a time limit, ending it.

Whatever the program does, we wait no longer than the limit and keep only a few kilobytes: pipes do
not block, the length of a line is limited, and only the end of its standard error is kept.
"""

from __future__ import annotations

import contextlib
import os
import selectors
import shlex
import shutil
import signal
import subprocess
import time
from multiprocessing.util import Finalize
from typing import Final

from farshore.core.errors import BadOption, Reason

LONGEST_LINE: Final = 1 << 16
"""The longest answer, in bytes."""
TAIL: Final = 2000
"""Bytes of standard error that are kept."""
SHOWN: Final = 200
"""Characters of what a program said that are repeated in a message."""
GRACE_SECONDS: Final = 0.5
"""How long a program may take to end after its input was closed."""
BLOCK: Final = 1 << 16


class Failed(Exception):
    """A program did not answer as it should; the message says why."""


def arguments(command: str) -> list[str]:
    """The words of a command, split without a shell; refused if the program does not exist."""
    try:
        words = shlex.split(command)
    except ValueError as error:
        reason = Reason("bot-bad-command", {"given": command, "why": str(error)})
        raise BadOption(reason) from error
    if not words:
        raise BadOption(Reason("bot-no-command"))
    if shutil.which(words[0]) is None:
        raise BadOption(Reason("bot-not-found", {"given": words[0]}))
    return words


class Process:
    """A running program, the leader of its own process group."""

    def __init__(self, words: list[str]) -> None:
        try:
            # its own session: Ctrl-C does not reach it, and its children can be killed with it
            self._process: Final = subprocess.Popen(
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                start_new_session=True,
            )
        except OSError as error:
            raise Failed(f"it cannot be started: {error.strerror or error}") from error
        process = self._process
        assert process.stdin is not None and process.stdout is not None
        assert process.stderr is not None
        self._in: Final = process.stdin
        self._out: Final = process.stdout
        self._err: Final = process.stderr
        for pipe in (self._in, self._out, self._err):
            os.set_blocking(pipe.fileno(), False)
        self._selector: Final = selectors.DefaultSelector()
        self._selector.register(self._out, selectors.EVENT_READ)
        self._selector.register(self._err, selectors.EVENT_READ)
        self._to_write = b""
        self._read = b""
        self._tail = b""
        self._ended = False
        _running.add(self)

    def ask(self, line: str, seconds: float) -> str:
        """Writes a line and returns the next line of its output."""
        deadline = time.monotonic() + seconds
        self._to_write += line.encode() + b"\n"
        self._selector.register(self._in, selectors.EVENT_WRITE)
        try:
            while b"\n" not in self._read:
                left = deadline - time.monotonic()
                if left <= 0:
                    raise Failed(f"no answer in {seconds:g} s")
                for key, _ in self._selector.select(left):
                    self._go_on(key.fileobj)
        finally:
            with contextlib.suppress(KeyError):
                self._selector.unregister(self._in)
        answer, _, self._read = self._read.partition(b"\n")
        return answer.decode("utf-8", "replace")

    def tell(self, line: str) -> None:
        """Writes a line that is not answered. What the pipe does not take now goes with the next
        question."""
        self._to_write += line.encode() + b"\n"
        with contextlib.suppress(OSError):
            written = os.write(self._in.fileno(), self._to_write[:BLOCK])
            self._to_write = self._to_write[written:]

    def _go_on(self, pipe: object) -> None:
        """Reads or writes what is possible now."""
        if pipe is self._in:
            self._write()
        elif pipe is self._err:
            block = os.read(self._err.fileno(), BLOCK)
            self._tail = (self._tail + block)[-TAIL:]
            if not block:
                self._selector.unregister(self._err)
        else:
            block = os.read(self._out.fileno(), BLOCK)
            if not block:
                raise Failed(f"it ended{self._status()}")
            self._read += block
            if b"\n" not in self._read and len(self._read) > LONGEST_LINE:
                raise Failed(f"a line of more than {LONGEST_LINE} bytes")

    def _write(self) -> None:
        try:
            written = os.write(self._in.fileno(), self._to_write[:BLOCK])
        except BlockingIOError:
            return
        except OSError:  # it closed its input; its output will show whether it ends or answers
            written = len(self._to_write)
        self._to_write = self._to_write[written:]
        if not self._to_write:
            self._selector.unregister(self._in)

    def _status(self) -> str:
        """How it ended, if it has ended."""
        found = self._wait(GRACE_SECONDS)
        if found is None:
            return ""
        how = "with status" if found.si_code == os.CLD_EXITED else "by signal"
        return f" {how} {found.si_status}"

    def _wait(self, seconds: float) -> os.waitid_result | None:
        """Waits for its end without reaping it: only `end` does that.

        Until it is reaped its process id is not reused, so `end` cannot kill another process group.
        """
        deadline = time.monotonic() + seconds
        flags = os.WEXITED | os.WNOWAIT | os.WNOHANG
        while (found := os.waitid(os.P_PID, self._process.pid, flags)) is None:
            if time.monotonic() > deadline:
                return None
            time.sleep(0.01)
        return found

    def last_words(self) -> str:
        """The last line that it wrote to standard error, or ""."""
        with contextlib.suppress(BlockingIOError):
            self._tail = (self._tail + os.read(self._err.fileno(), BLOCK))[-TAIL:]
        lines = self._tail.decode("utf-8", "replace").split("\n")
        said = [shown(line) for line in lines if line.strip()]
        return said[-1] if said else ""

    def end(self, patient: bool = False) -> None:
        """Ends it and its process group; `patient`: gives it time to end by itself."""
        if self._ended:
            return
        self._ended = True
        self._in.close()
        if patient:
            self._wait(GRACE_SECONDS)
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        self._selector.close()
        self._out.close()
        self._err.close()
        _running.discard(self)


def shown(text: str) -> str:
    """What a program wrote, on one line, shortened and without control characters."""
    plain = "".join(letter if letter.isprintable() else " " for letter in text[: SHOWN + 1])
    plain = " ".join(plain.split())
    return f"{plain[:SHOWN]}…" if len(text) > SHOWN else plain


_running: Final[set[Process]] = set()


def _end_all() -> None:
    for process in [*_running]:
        process.end()


# Finalize and not atexit: processes of multiprocessing do not run atexit functions
_at_exit: Final = Finalize(None, _end_all, exitpriority=10)
