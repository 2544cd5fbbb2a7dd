"""Waiting with a limit: whatever comes at the same time, who is cancelled ends."""

from __future__ import annotations

import asyncio

import pytest

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
