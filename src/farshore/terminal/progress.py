"""A progress bar for long work: only in a terminal, and not before the work has proved long."""

from __future__ import annotations

import time
from types import TracebackType
from typing import Final

from rich.console import Console
from rich.progress import Progress

PATIENCE: Final = 1.0
"""Seconds before the bar appears."""


class ProgressBar:
    """Counts up to a total; used as `with ProgressBar(…) as progress`."""

    def __init__(self, total: int, title: str) -> None:
        self.total: Final = total
        self.title: Final = title
        self._console: Final = Console(stderr=True)
        self._begin: Final = time.monotonic()
        self._done = 0
        self._bar: Progress | None = None

    def __enter__(self) -> ProgressBar:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._bar is not None:
            self._bar.stop()

    def tick(self, number: int) -> None:
        """So many more are done."""
        self._done += number
        if self._bar is None and self._console.is_terminal:
            if time.monotonic() - self._begin < PATIENCE:
                return
            self._bar = Progress(console=self._console, transient=True)
            self._bar.add_task(self.title, total=self.total)
            self._bar.start()
        if self._bar is not None:
            self._bar.update(self._bar.task_ids[0], completed=self._done)
