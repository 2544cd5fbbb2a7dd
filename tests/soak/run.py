"""One soak: `python -m tests.soak.run --engine postgres --minutes 60`."""

from __future__ import annotations

import argparse
import asyncio
import logging
import shutil
import sys
import tempfile
import time
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from tests.server.support import ClockedServer, ClockedWorker
from tests.soak.checker import Findings, check, read_tables
from tests.soak.disk import Disk, small_disk
from tests.soak.faults import Faults, World
from tests.soak.players import Crowd, Game, Kind
from tests.soak.processes import Database, Target
from tests.soak.proxy import Proxy
from tests.support.moved_clock import MovedClock
from tests.support.postgres import Cluster
from tests.support.seeds import fresh_seed

DAYS = {"kind": "days", "hours": 72, "timeout": "move"}
KINDS = [
    Kind("antarctica", 2, ["random"]),
    Kind("aquatica", 2),
    Kind("council", 2),
    Kind("lanterns", 2, ["random"]),
    Kind("antarctica", 1, ["greedy", "random"]),
    Kind("aquatica", 1, ["random"], {"clock": DAYS}),
]
PEOPLE = 6
SETTLED = 2
"""Every table must see so many more moves when the faults are over."""
BEGIN = 300.0
"""Seconds in which everybody must sit at a table, before anything fails."""
SETTLE = 240.0
SERVERS = 3
ROLLING = 2
"""Servers that are restarted one after the other."""
SQLITE_MEGABYTES = 64
POSTGRES_MEGABYTES = 768
SMALL = ("max_wal_size=64MB", "min_wal_size=32MB", "shared_buffers=16MB")


@dataclass
class Report:
    """What a soak has seen."""

    engine: str
    seconds: float
    kills: int = 0
    faults: dict[str, int] = field(default_factory=dict)
    reconnects: int = 0
    closed: dict[int, int] = field(default_factory=dict)
    """How often servers closed pages, by code."""
    refused: list[str] = field(default_factory=list)
    """Why messages of people were refused for good."""
    findings: Findings = field(default_factory=Findings)
    stalled: list[str] = field(default_factory=list)
    other: list[str] = field(default_factory=list)
    """Servers that ended by themselves, answers of 500, tracebacks."""
    skipped: list[str] = field(default_factory=list)

    def wrong(self) -> list[str]:
        return [*self.findings.all(), *self.stalled, *self.other]

    def text(self) -> str:
        found = self.findings
        faults = ", ".join(f"{name} {times}" for name, times in sorted(self.faults.items()))
        lines = [
            f"{self.engine}: {self.seconds:.0f} s of faults; kills {self.kills}, "
            f"acknowledged {found.acknowledged}, lost {len(found.lost)}, "
            f"doubled {len(found.doubled)}, stalled {len(self.stalled)}",
            f"  {found.tables} tables, {found.moves} stored lines, {self.reconnects} reconnections",
            f"  faults: {faults}",
            *(f"  left out: {what}" for what in self.skipped),
            *(f"  WRONG: {what}" for what in self.wrong()),
        ]
        return "\n".join(lines)


class Soak:
    """Servers, people and faults on one engine."""

    def __init__(self, engine: str, seconds: float, tables: int, pause: float, seed: int) -> None:
        self._rng = Random(seed)
        self._tables = tables
        self._pause = pause
        self._clean_up = ExitStack()
        self._folder = Path(self._clean_up.enter_context(tempfile.TemporaryDirectory()))
        self.report = Report(engine, seconds)
        self.rolling = False
        """Whether nothing fails, and the servers are restarted one after the other instead."""
        self.kill_pause: float | None = None
        """Seconds between two kills, if these come beside the other faults."""
        self.kills: int | None = None
        """After so many it is over, if the time is not."""
        self.logs: Path | None = None
        """Where to keep the logs of the servers."""
        self._db: Path | str = ""
        """The database itself, past the proxy."""

    async def run(self) -> Report:
        with self._clean_up:
            world = await self._world()
            targets = [*world.servers, *world.workers]
            try:
                crowd = await self._play(world)
            finally:
                await asyncio.gather(*(asyncio.to_thread(target.end) for target in targets))
            self._look_back(targets, crowd)
            if world.proxy is not None:
                await world.proxy.stop()
        return self.report

    # --- before

    async def _world(self) -> World:
        postgres = self.report.engine == "postgres"
        megabytes = POSTGRES_MEGABYTES if postgres else SQLITE_MEGABYTES
        disk = self._clean_up.enter_context(small_disk(self._folder / "disk", megabytes))
        if not disk.small:
            self.report.skipped.append("a full disk (only root can mount a small one)")
        clock = MovedClock(self._folder / "clock")
        if postgres:
            return await self._many_servers(disk, clock)
        self._db = disk.folder / "tables.db"
        folder = self._new_folder("server")
        options = ("--workers=1", f"--config={self._settings()}")
        server = await asyncio.to_thread(ClockedServer, folder, clock, *options, db=self._db)
        return World([Target("server", server)], [], disk, clock)

    async def _many_servers(self, disk: Disk, clock: MovedClock) -> World:
        self._folder.chmod(0o755)  # root's database runs as somebody else
        cluster = await asyncio.to_thread(Cluster, disk.folder, *SMALL)
        self._clean_up.callback(cluster.remove)
        self._db = await asyncio.to_thread(cluster.new_database)
        proxy = Proxy(cluster.port)
        await proxy.start()
        db = self._db.replace(f":{cluster.port}/", f":{proxy.port}/")

        settings = self._settings()

        def start(number: int) -> Target:
            options = (f"--workers={0 if number else 1}", f"--config={settings}")
            folder = self._new_folder(f"server{number}")
            return Target(folder.name, ClockedServer(folder, clock, *options, db=db))

        def start_worker() -> Target:
            folder = self._new_folder("worker")
            return Target(folder.name, ClockedWorker(folder, clock, db))

        servers = [
            asyncio.to_thread(start, number)
            for number in range(ROLLING if self.rolling else SERVERS)
        ]
        worker, *started = await asyncio.gather(asyncio.to_thread(start_worker), *servers)
        return World(started, [worker], disk, clock, Database(cluster), proxy)

    def _settings(self) -> Path:
        """Tables leave the memory soon, so that they are brought back often."""
        file = self._folder / "settings.toml"
        file.write_text("idle_seconds = 5\n")
        return file

    def _new_folder(self, name: str) -> Path:
        folder = self._folder / name
        folder.mkdir()
        return folder

    # --- meanwhile

    async def _play(self, world: World) -> Crowd:
        programs = [target.program for target in world.servers]
        addresses = [each.address for each in programs if isinstance(each, ClockedServer)]
        crowd = Crowd(lambda: addresses, self._rng)
        async with asyncio.timeout(BEGIN):
            await crowd.come(PEOPLE)
            playing = [await self._begin_table(crowd, number) for number in range(self._tables)]
        faults = Faults(world, self._rng, self._pause, self.kill_pause)
        began = time.monotonic()
        try:
            if self.rolling:
                await faults.restart_all()
            else:
                await faults.run(self.report.seconds, self.kills)
            self.report.seconds = time.monotonic() - began
            self.report.kills, self.report.faults = faults.kills(), dict(faults.done)
            self.report.other += faults.failed
            await self._settle(crowd, playing)
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
        return crowd

    async def _begin_table(self, crowd: Crowd, number: int) -> asyncio.Task[None]:
        kind = KINDS[number % len(KINDS)]
        guests = [(number + place) % PEOPLE for place in range(kind.people)]
        game = await crowd.new_game(kind, guests)
        return asyncio.create_task(crowd.play(game, kind, guests))

    async def _settle(self, crowd: Crowd, playing: list[asyncio.Task[None]]) -> None:
        """Every table goes on when the faults are over."""
        crowd.leaving = True
        before = {game.table: game.acknowledged() for game in crowd.games}

        def stands(game: Game) -> bool:
            more = game.acknowledged() - before.get(game.table, 0)
            return not game.finished and more < SETTLED

        deadline = time.monotonic() + SETTLE
        while any(map(stands, crowd.games)) and time.monotonic() < deadline:
            await asyncio.sleep(0.1)
        self.report.stalled = [f"table {game.table} stands" for game in crowd.games if stands(game)]
        self.report.reconnects, self.report.closed = crowd.reconnects, dict(crowd.closed)
        sent = [sent for game in crowd.games for sent in game.sent]
        self.report.refused = [each.refused for each in sent if each.refused is not None]
        failed = [task for task in playing if task.done() and task.exception() is not None]
        self.report.other += [f"a player gave up: {task.exception()!r}" for task in failed]

    # --- afterwards

    def _look_back(self, targets: list[Target], crowd: Crowd) -> None:
        report = self.report
        report.findings = check(read_tables(self._db), crowd.games)
        report.other += [f"{error} ({times} times)" for error, times in crowd.errors.items()]
        for target in targets:
            report.other += target.deaths
            log = target.program.log
            if self.logs is not None:
                shutil.copy(log, self.logs / f"{report.engine}-{target.name}.log")
            report.other += [f"{target.name}: {text}" for text in tracebacks(log.read_text())]


def tracebacks(log: str) -> list[str]:
    """The tracebacks of a log, the same ones once."""
    parts = log.split("Traceback (most recent call last):")[1:]
    return sorted({"Traceback" + "\n".join(part.splitlines()[:60]) for part in parts})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--engine", choices=("sqlite", "postgres", "both"), default="both")
    parser.add_argument("--minutes", type=float, default=60.0, help="of faults, on each engine")
    parser.add_argument("--kills", type=int, help="after so many kills an engine is done earlier")
    parser.add_argument("--tables", type=int, default=12)
    parser.add_argument("--pause", type=float, default=1.5, help="seconds between two faults")
    parser.add_argument("--kill-pause", type=float, help="between two kills, beside other faults")
    parser.add_argument("--logs", type=Path, help="a folder where the servers' logs are kept")
    parser.add_argument("--seed", type=int, default=fresh_seed())
    given = parser.parse_args()
    if given.logs is not None:
        logging.basicConfig(filename=given.logs / "faults.log", format="%(asctime)s %(message)s")
        logging.getLogger("farshore.soak").setLevel(logging.INFO)
    engines = ("sqlite", "postgres") if given.engine == "both" else (given.engine,)
    print(f"seed {given.seed}", flush=True)
    wrong = False
    for engine in engines:
        soak = Soak(engine, 60 * given.minutes, given.tables, given.pause, given.seed)
        soak.kill_pause, soak.kills, soak.logs = given.kill_pause, given.kills, given.logs
        report = asyncio.run(soak.run())
        print(report.text(), flush=True)
        wrong |= bool(report.wrong())
    sys.exit(wrong)


if __name__ == "__main__":
    main()
