"""Who is next when several wait for a worker process."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from farshore.server.errors import Refused
from farshore.server.fair_queue import FairQueue, Owner
from tests.support.loops import run_in_own_loop


class Order:
    """Notes in which order work is done by one worker."""

    def __init__(self, most_waiting: int | None = None) -> None:
        self.queue = FairQueue(["worker"], most_waiting)
        self.done: list[str] = []
        self.jobs: list[asyncio.Task[None]] = []

    async def begin(self, name: str, owner: Owner, urgent: bool = True) -> asyncio.Task[None]:
        job = asyncio.create_task(self._work(name, owner, urgent))
        self.jobs.append(job)
        await asyncio.sleep(0)  # it waits in the queue now
        return job

    async def _work(self, name: str, owner: Owner, urgent: bool) -> None:
        async with self.queue.borrowed(owner, lambda: urgent):
            await asyncio.sleep(0.001)
            self.done.append(name)

    async def finish(self) -> list[str]:
        await asyncio.gather(*self.jobs)
        assert len(self.queue) == 0
        return self.done


def check(work: Callable[[], Awaitable[None]]) -> None:
    async def run() -> None:
        await work()

    run_in_own_loop(run())


def test_owners_take_turns_however_much_one_of_them_wants() -> None:
    async def work() -> None:
        order = Order()
        for number in range(5):
            await order.begin(f"a{number}", owner=1)
        await order.begin("b", owner=2)
        assert await order.finish() == ["a0", "a1", "b", "a2", "a3", "a4"]

    check(work)


def test_where_people_look_on_comes_first() -> None:
    async def work() -> None:
        order = Order()
        for owner in range(3):
            await order.begin(f"alone {owner}", owner, urgent=False)
        await order.begin("watched", 9)
        assert await order.finish() == ["alone 0", "watched", "alone 1", "alone 2"]

    check(work)


def test_one_owner_cannot_let_any_amount_wait() -> None:
    async def work() -> None:
        order = Order(most_waiting=2)
        for number in range(3):
            await order.begin(f"a{number}", owner=1)
        with pytest.raises(Refused) as caught:
            await (await order.begin("a3", owner=1))
        assert caught.value.reason.key == "too-much-waiting"
        order.jobs.pop()
        await order.begin("b", owner=2)
        assert await order.finish() == ["a0", "a1", "b", "a2"]

    check(work)


@pytest.mark.parametrize("yields", [0, 1, 2, 3])
def test_who_gives_up_waiting_takes_nothing_along(yields: int) -> None:
    async def work() -> None:
        order = Order()
        first = await order.begin("a", owner=1)
        gone = await order.begin("b", owner=2)
        if yields:
            await first
            for _ in range(yields - 1):
                await asyncio.sleep(0)
        gone.cancel()
        await asyncio.gather(gone, return_exceptions=True)
        order.jobs.remove(gone)
        await order.begin("c", owner=3)
        assert (await asyncio.wait_for(order.finish(), 5))[-1] == "c"

    check(work)
