"""When a server was up: what it can vouch for after a silence."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from farshore.server.game.clock import DAY, HOUR, SECOND
from farshore.server.storage.opening import Address
from farshore.server.storage.repository import Repository
from farshore.server.tables.uptime import HEARTBEAT, SLACK, TOO_LATE, TimeSource, Uptime
from tests.server.test_storage import opened
from tests.support.loops import run_in_own_loop

START: Final = 1_790_000_000_000


class SleepingMachine(TimeSource):
    """A machine whose time of day goes on while it sleeps."""

    def __init__(self) -> None:
        self.awake = 0
        self.asleep = 0

    def now(self) -> int:
        return START + self.awake + self.asleep

    def steady(self) -> int:
        return self.awake


Check = Callable[[Repository, SleepingMachine, Uptime], Awaitable[None]]


def after_days(db: Address, check: Check) -> None:
    """A server that has been up for ten days, and said so a moment ago."""

    async def checked() -> None:
        machine = SleepingMachine()
        async with opened(db) as repository:
            uptime = Uptime(repository, machine)
            await uptime.start(shared=False)
            machine.awake += 10 * DAY
            uptime.look()
            await uptime.keep()
            assert uptime.outages == []
            await check(repository, machine, uptime)

    run_in_own_loop(checked())


def test_a_machine_that_sleeps_takes_nobodys_time(db: Address) -> None:
    async def check(_: Repository, machine: SleepingMachine, uptime: Uptime) -> None:
        slept = machine.now()
        machine.asleep += 8 * HOUR
        machine.awake += SECOND
        uptime.look()
        await uptime.keep()
        assert uptime.outages == [(slept, machine.now())]

    after_days(db, check)


def test_a_server_that_could_not_answer_takes_nobodys_time(db: Address) -> None:
    async def check(_: Repository, machine: SleepingMachine, uptime: Uptime) -> None:
        stopped = machine.now()
        machine.awake += TOO_LATE + 2 * SECOND
        uptime.look(late=TOO_LATE + SECOND)
        await uptime.keep()
        assert uptime.outages == [(stopped, machine.now())]

    after_days(db, check)


def test_a_server_that_was_silent_because_no_clock_ran_was_up(db: Address) -> None:
    async def check(_: Repository, machine: SleepingMachine, uptime: Uptime) -> None:
        machine.awake += DAY
        uptime.look(late=SLACK)
        await uptime.keep()
        assert uptime.outages == []

    after_days(db, check)


def test_one_server_that_stops_is_no_outage_while_another_is_up(db: Address) -> None:
    async def check(repository: Repository, machine: SleepingMachine, uptime: Uptime) -> None:
        other = Uptime(repository, machine)
        await other.start(shared=True)
        for _ in range(5):
            machine.awake += HEARTBEAT
            other.look()
            await other.keep()
        machine.awake += SECOND
        uptime.look(late=TOO_LATE + SECOND)
        await uptime.keep()
        assert uptime.outages == []

    after_days(db, check)
