"""`python -m tests.support.moved_clock serve …`: the server, on a clock that a test moves.

The environment names a file that holds how many milliseconds the clock is ahead.
"""

from __future__ import annotations

import os
from pathlib import Path

from farshore.cli import main
from farshore.server.uptime import TimeSource

VARIABLE = "FARSHORE_TEST_CLOCK"


class MovedClock:
    """The test's side."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.ahead = 0
        self.move(0)

    def move(self, milliseconds: int) -> None:
        """The servers were up all that time."""
        self.ahead += milliseconds
        new = self.file.with_suffix(".new")
        new.write_text(str(self.ahead))
        new.replace(self.file)  # who reads it meanwhile finds the old one


def move_clock(file: Path) -> None:
    """From now on this process lives by the test's clock."""
    now, steady = TimeSource.now, TimeSource.steady

    def ahead() -> int:
        return int(file.read_text())

    began = ahead()
    TimeSource.now = lambda self: now(self) + ahead()  # type: ignore[method-assign]
    TimeSource.steady = lambda self: steady(self) + ahead() - began  # type: ignore[method-assign]


if __name__ == "__main__":
    move_clock(Path(os.environ[VARIABLE]))
    main()
