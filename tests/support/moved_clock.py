"""`python -m tests.support.moved_clock serve …`: the server, on a clock that a test moves.

The environment names a file that holds how many milliseconds the clock is ahead, and how many more
the time of day is: that can be set, also back, while a steady clock goes on.
"""

from __future__ import annotations

import os
from pathlib import Path

from farshore.cli import main
from farshore.server.tables.uptime import TimeSource

VARIABLE = "FARSHORE_TEST_CLOCK"


class MovedClock:
    """The test's side."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.ahead = 0
        self.stepped = 0
        self.move(0)

    def move(self, milliseconds: int) -> None:
        """The servers were up all that time."""
        self.ahead += milliseconds
        self._write()

    def step(self, milliseconds: int) -> None:
        """Somebody sets the time of day of the machine; no time has passed."""
        self.stepped += milliseconds
        self._write()

    def _write(self) -> None:
        new = self.file.with_suffix(".new")
        new.write_text(f"{self.ahead} {self.stepped}")
        new.replace(self.file)  # who reads it meanwhile finds the old one


def move_clock(file: Path) -> None:
    """From now on this process lives by the test's clock."""
    now, steady = TimeSource.now, TimeSource.steady

    def read() -> tuple[int, int]:
        ahead, stepped = file.read_text().split()
        return int(ahead), int(stepped)

    began = read()[0]
    TimeSource.now = lambda self: now(self) + sum(read())  # type: ignore[method-assign]
    TimeSource.steady = lambda self: steady(self) + read()[0] - began  # type: ignore[method-assign]

    TimeSource.offset = lambda self: now(self) - steady(self) + read()[1]  # type: ignore[method-assign]


if __name__ == "__main__":
    move_clock(Path(os.environ[VARIABLE]))
    main()
