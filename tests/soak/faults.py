"""What goes wrong, and when."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from random import Random

from tests.soak.disk import Disk
from tests.soak.processes import Database, Target
from tests.soak.proxy import Proxy
from tests.support.moved_clock import MovedClock

log = logging.getLogger("farshore.soak")

HOUR = 3_600_000
KILLS = ("kill server", "kill worker", "kill bot", "kill database")

Fault = Callable[[], Awaitable[None]]


@dataclass
class World:
    """Everything that can fail."""

    servers: list[Target]
    workers: list[Target]
    disk: Disk
    clock: MovedClock
    database: Database | None = None
    proxy: Proxy | None = None


class Faults:
    """Faults at random moments; several may go on at once."""

    def __init__(self, world: World, rng: Random, pause: float, kill_pause: float | None) -> None:
        """`pause`: seconds between two faults on the average; `kill_pause`: between two kills, if
        these come beside the others."""
        self._world = world
        self._rng = rng
        self._pause = pause
        self._kill_pause = kill_pause
        self.done: Counter[str] = Counter()
        self.failed: list[str] = []
        """Faults after which something did not come back."""
        self._running: set[asyncio.Task[None]] = set()
        self._faults = self._possible()

    def _possible(self) -> list[tuple[str, int, Fault]]:
        """(name, weight, what is done)."""
        world = self._world
        found: list[tuple[str, int, Fault]] = [
            ("kill server", 12, self._kill_server),
            ("kill bot", 6, self._kill_bot),
            ("stop server", 3, self._stop_server),
            ("step clock", 2, self._step_clock),
        ]
        if world.workers:
            found.append(("kill worker", 4, self._kill_worker))
        if world.disk.small:
            found.append(("fill disk", 1, self._fill_disk))
        if world.database is not None:
            found += [
                ("kill database", 2, self._kill_database),
                ("cut connections", 3, self._cut),
                ("delay connections", 2, self._delay),
                ("silence connections", 1, self._silence),
            ]
        return found

    def kills(self) -> int:
        return sum(self.done[kind] for kind in KILLS)

    async def run(self, seconds: float, kills: int | None = None) -> None:
        """Lets things go wrong for so long, or until there were so many kills; then waits until
        everything runs again."""
        until = time.monotonic() + seconds

        def goes_on() -> bool:
            return time.monotonic() < until and (kills is None or self.kills() < kills)

        if self._kill_pause is None:
            await self._begin(self._faults, self._pause, goes_on)
        else:
            killing = [fault for fault in self._faults if fault[0] in KILLS]
            others = [fault for fault in self._faults if fault[0] not in KILLS]
            await asyncio.gather(
                self._begin(killing, self._kill_pause, goes_on),
                self._begin(others, self._pause, goes_on),
            )
        await asyncio.gather(*self._running)
        await self._do("kill server", self._kill_server)  # a short soak has one kill, too

    async def _begin(
        self, faults: list[tuple[str, int, Fault]], pause: float, goes_on: Callable[[], bool]
    ) -> None:
        """One fault after the other; none waits for the end of the one before."""
        weights = [weight for _, weight, _ in faults]
        while goes_on():
            await asyncio.sleep(self._rng.expovariate(1 / pause))
            name, _, work = self._rng.choices(faults, weights)[0]
            task = asyncio.create_task(self._do(name, work))
            self._running.add(task)
            task.add_done_callback(self._running.discard)

    async def restart_all(self) -> None:
        """The servers one after the other, as an update is rolled out."""
        for target in self._world.servers:
            await target.restart_gently()
            self.done["restart"] += 1

    async def _do(self, name: str, work: Fault) -> None:
        try:
            log.info("%s", name)
            await work()
            log.info("%s: over", name)
            self.done[name] += 1
        except Busy:
            log.info("%s: busy", name)
        except Exception as error:
            self.failed.append(f"{name}: {error!r}")

    def _free(self, targets: list[Target]) -> Target:
        free = [target for target in targets if not target.lock.locked()]
        if not free:
            raise Busy
        return self._rng.choice(free)

    # --- processes

    async def _kill_server(self) -> None:
        await self._free(self._world.servers).kill()

    async def _kill_worker(self) -> None:
        await self._free(self._world.workers).kill()

    async def _kill_bot(self) -> None:
        found = [pid for target in self._targets() for pid in target.children()]
        if not found:
            raise Busy
        with contextlib.suppress(ProcessLookupError):
            os.kill(self._rng.choice(found), signal.SIGKILL)

    async def _stop_server(self) -> None:
        """Sometimes for longer than a lease lasts."""
        await self._free(self._targets()).pause(self._rng.choice((0.5, 2.0, 4.0, 13.0)))

    def _targets(self) -> list[Target]:
        return [*self._world.servers, *self._world.workers]

    # --- what they stand on

    async def _step_clock(self) -> None:
        """By up to an hour, and back before the next step goes the same way."""
        clock = self._world.clock
        clock.step(-clock.stepped if clock.stepped else self._rng.randint(-HOUR, HOUR))

    async def _fill_disk(self) -> None:
        disk, database = self._world.disk, self._world.database
        if database is not None:
            if database.lock.locked():
                raise Busy
            await database.without_room(disk.fill, disk.clear)
            return
        await asyncio.to_thread(disk.fill)
        await asyncio.sleep(self._rng.random() * 2)
        disk.clear()

    async def _kill_database(self) -> None:
        database = self._world.database
        assert database is not None
        if database.lock.locked():
            raise Busy
        await database.kill(self._rng.random() * 2)

    async def _cut(self) -> None:
        assert self._world.proxy is not None
        self._world.proxy.cut()

    async def _delay(self) -> None:
        assert self._world.proxy is not None
        await self._world.proxy.delay(self._rng.choice((0.02, 0.2, 1.0)), 3.0)

    async def _silence(self) -> None:
        """Sometimes until the servers give up their connections."""
        assert self._world.proxy is not None
        await self._world.proxy.be_silent(self._rng.choice((1.0, 4.0, 12.0)))


class Busy(Exception):
    """Something goes wrong there already."""
