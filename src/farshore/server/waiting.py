"""Waiting with a limit, in a way that never loses a cancellation.

`asyncio.wait_for` of Python 3.11 does when the cancellation comes together with the result
(gh-86296): a loop around it then runs on for ever, and a server that stops never ends.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import Final


async def wait_for_event(event: asyncio.Event, seconds: float) -> bool:
    """Waits for an event, for so long at most; whether it has come."""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await event.wait()
    return event.is_set()


def cancellations() -> int:
    """How often the present task has been asked to end."""
    task = asyncio.current_task()
    return 0 if task is None else task.cancelling()


def check_cancelled(before: int) -> None:
    """Ends the present task if it was asked to since there were `before` cancellations.

    After a call into a library that may have lost one, as a pool of connections does.
    """
    if cancellations() > before:
        raise asyncio.CancelledError


class Spacing:
    """Lets something happen at most once in so many seconds.

    The first time is at once; what comes soon after it waits, and is done in one go.
    """

    def __init__(self, seconds: float) -> None:
        self._seconds: Final = seconds
        self._next = 0.0

    async def wait(self) -> None:
        now = time.monotonic()
        if now < self._next:
            await asyncio.sleep(self._next - now)
        self._next = time.monotonic() + self._seconds
