"""Waiting with a limit: whatever comes at the same time, who is cancelled ends."""

from __future__ import annotations

import asyncio

import pytest

from farshore.server.waiting import wait_for_event


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
