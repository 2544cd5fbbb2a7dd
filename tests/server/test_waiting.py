"""Waiting with a limit: whatever comes at the same time, who is cancelled ends."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any, cast

import pytest

from farshore.server.errors import Refused
from farshore.server.storage.postgres_pool import PostgresPool
from farshore.server.waiting import Spacing, wait_for_event


@pytest.mark.parametrize("turns", range(5))
def test_a_cancellation_that_comes_with_the_event_is_not_lost(turns: int) -> None:
    async def check() -> None:
        event = asyncio.Event()

        async def forever() -> None:
            while True:
                await wait_for_event(event, 60)
                event.clear()

        task = asyncio.create_task(forever())
        await asyncio.sleep(0.001)
        event.set()
        for _ in range(turns):
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.wait([task], timeout=5)
        assert task.cancelled()
        task.cancel()

    asyncio.run(check())


def test_an_event_that_does_not_come_is_waited_for_only_so_long() -> None:
    async def check() -> None:
        event = asyncio.Event()
        assert not await wait_for_event(event, 0.001)
        event.set()
        assert await wait_for_event(event, 60)

    asyncio.run(check())


def test_what_comes_too_soon_waits_for_its_time_and_the_first_for_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now, slept = 100.0, []

    async def sleep(seconds: float) -> None:
        nonlocal now
        slept.append(round(seconds, 6))
        now += seconds

    async def check() -> None:
        nonlocal now
        spacing = Spacing(0.5)
        await spacing.wait()
        now += 0.25
        await spacing.wait()
        now += 0.75
        await spacing.wait()

    monkeypatch.setattr("farshore.server.waiting.time.monotonic", lambda: now)
    monkeypatch.setattr("farshore.server.waiting.asyncio.sleep", sleep)
    coroutine = check()
    with pytest.raises(StopIteration):
        coroutine.send(None)
    assert slept == [0.25]


class LosingPool:
    """As a pool of asyncpg when what it waits for ends in the moment of the cancellation."""

    def __init__(self, error: OSError | None) -> None:
        self._error = error
        self._seconds = 60.0

    @contextlib.asynccontextmanager
    async def acquire(self, timeout: float) -> AsyncIterator[object]:
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.sleep(min(timeout, self._seconds))
        self._seconds = 0.0
        if self._error is not None:
            raise self._error
        yield self


@pytest.mark.parametrize("error", [None, ConnectionRefusedError()])
@pytest.mark.parametrize("kind", ["reading", "writing_at_once"])
def test_a_cancellation_that_a_pool_loses_ends_the_task(kind: str, error: OSError | None) -> None:
    """A loop that outlives a database that is away would otherwise run on for ever: a server that
    could not start stood still."""

    async def check() -> None:
        pool = PostgresPool(cast(Any, LosingPool(error)))

        async def a_few_times() -> None:
            for _ in range(3):
                with contextlib.suppress(Refused):
                    async with getattr(pool, kind)():
                        pass
                await asyncio.sleep(0.001)

        task = asyncio.create_task(a_few_times())
        await asyncio.sleep(0.001)
        task.cancel()
        await asyncio.wait([task])
        assert task.cancelled()

    asyncio.run(check())
