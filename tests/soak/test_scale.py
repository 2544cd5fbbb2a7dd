"""A server that has grown: 50,000 finished tables, 5,000 open pages that nobody touches."""

from __future__ import annotations

import asyncio
import os
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import pytest
from websockets.asyncio.client import connect

from farshore.server.storage.opening import Address
from tests.server.conftest import cluster, empty_db, engine
from tests.server.support import Person, Server, change_database, play_to_the_end
from tests.soak.players import Crowd, Kind
from tests.support.loops import run_in_own_loop

__all__ = ["cluster", "empty_db", "engine"]

TABLES = 50_000
PAGES = 5_000
MINUTES = float(os.environ.get("FARSHORE_SOAK_MINUTES", "3"))
SAMPLES = 30
GROWTH = 1.1
LIST_SECONDS = 0.05
ROUNDS = 30
START_SECONDS = 2.0
PAGE_KILOBYTES = 60.0
"""Of the server's memory for each open page."""
NUMBERS = {
    "sqlite": "WITH RECURSIVE copies (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM copies "
    f"WHERE n < {TABLES}) ",
    "postgres": f"WITH copies (n) AS (SELECT generate_series(1, {TABLES})) ",
}
GUESTS = 500
FORMER = 1007
"""One of them, whose cookie Ada gets."""
COPIED = {
    "tables": (
        "game, rules, players, options, data, status, host, pace, joining, watching, created_at, "
        "finished_at, winners",
        "game, rules, players, options, data, status, 1000 + n % 500, pace, joining, "
        "CASE WHEN n % 100 = 0 THEN watching ELSE 'link' END, created_at + n, finished_at, winners",
    ),
    "seats": ("seat, guest, bot, waits", "seat, 1000 + (n + 7 * seat) % 500, bot, waits"),
    "moves": ("at, line, message", "at, line, message"),
}
"""(columns, what they are of the copies): few can be found by everybody, and each guest has
hundreds."""


def copied(engine: str, table: str) -> str:
    """A script that stores a table again and again, under other names."""
    copies = NUMBERS[engine]
    found = [
        f"{copies}INSERT INTO guests (id, name, created_at) "
        f"SELECT 999 + n, 'Guest', 0 FROM copies WHERE n <= {GUESTS}"
    ]
    for name, (columns, values) in COPIED.items():
        key = "id" if name == "tables" else "table_id"
        found.append(
            f"{copies}INSERT INTO {name} ({key}, {columns}) "
            f"SELECT 'copy' || n, {values} FROM {name}, copies WHERE {key} = '{table}'"
        )
    found.append(f"UPDATE tokens SET guest = {FORMER} WHERE guest = 1")
    return "; ".join(found) + "; ANALYZE"


def processor_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def kilobytes(pid: int) -> int:
    return (
        int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGESIZE") // 1024
    )


def cost(person: Person, path: str) -> float:
    """Processor time of the server for a request: the machine may be busy with something else."""
    pid = person.server.process.pid
    person.ask("GET", path)
    before = processor_seconds(pid)
    for _ in range(ROUNDS):
        person.ask("GET", path)
    return (processor_seconds(pid) - before) / ROUNDS


class StartedServer(Server):
    """A server whose start is measured."""

    OWN_START = True


@pytest.mark.slow
def test_lists_and_the_start_do_not_feel_50_000_finished_tables(
    tmp_path: Path, empty_db: Address, engine: str
) -> None:
    server = StartedServer(tmp_path, "--no-limits", "--workers", "1", db=empty_db)
    try:
        ada, bo = server.person("Ada"), server.person("Bo")
        table = ada.new_table("lanterns", "me", "open", join="everybody", watch="everybody")
        bo.ask("POST", f"/tables/{table}/join", {})
        play_to_the_end([ada.open(table), bo.open(table)], Random(1))
        for page in (*ada.pages, *bo.pages):
            page.close()
        assert server.stop() == 0
        script = copied(engine, table)
        change_database(server.db, script, script)
        server.start(server.port)
        start = processor_seconds(server.process.pid)
        ways = ["/tables?list=finished", "/tables?list=running", "/tables?list=open"]
        ways += ["/tables?list=finished&game=lanterns&offset=400"]
        ways += ["/tables?list=finished&game=council", "/me/tables"]
        assert len(ada.ask("GET", "/me/tables")["tables"]) > 50
        times = {path: cost(ada, path) for path in ways}
        shown = {path: f"{1000 * seconds:.1f} ms" for path, seconds in times.items()}
        print(f"{engine}: start {start:.2f} s of processor time, {shown}")
        assert max(times.values()) < LIST_SECONDS, shown
        assert start < START_SECONDS
    finally:
        server.send_home()
        server.stop()


async def open_pages(server: Server, table: str, cookie: str) -> tuple[int, int]:
    """The memory before and after thousands of pages have been opened, in kilobytes."""
    address = f"{server.address.replace('http', 'ws', 1)}/api/tables/{table}/ws"
    before = kilobytes(server.process.pid)
    async with AsyncExitStack() as pages:
        for _ in range(PAGES // 50):
            opened = (
                connect(
                    address,
                    additional_headers={"Cookie": cookie},
                    compression=None,
                    open_timeout=120,
                    ping_interval=None,
                )
                for _ in range(50)
            )
            await asyncio.gather(*(pages.enter_async_context(each) for each in opened))
        await asyncio.to_thread(play_beside, server)
        return before, kilobytes(server.process.pid)


def play_beside(server: Server) -> None:
    """Somebody else's game goes on."""
    ada, bo = server.person("Ada"), server.person("Bo")
    table = ada.new_table("lanterns", "me", "open")
    bo.ask("POST", f"/tables/{table}/join", {})
    play_to_the_end([ada.open(table), bo.open(table)], Random(1))


async def play_and_weigh(server: Server, seconds: float) -> list[int]:
    """The memory of a server while people play one game after the other, in kilobytes."""
    crowd = Crowd(lambda: [server.address], Random(1))
    await crowd.come(2)
    kinds = [Kind(game, 2) for game in ("antarctica", "aquatica", "council", "lanterns")]
    games = [await crowd.new_game(kind, [0, 1]) for kind in kinds]
    playing = [
        asyncio.create_task(crowd.play(game, kind, [0, 1]))
        for game, kind in zip(games, kinds, strict=True)
    ]
    weights: list[int] = []
    for _ in range(SAMPLES):
        await asyncio.sleep(seconds / SAMPLES)
        weights.append(kilobytes(server.process.pid))
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    played = sum(game.acknowledged() for game in crowd.games)
    print(f"{len(crowd.games)} games, {played} acknowledged moves, {weights} kB")
    return weights


@pytest.mark.slow
def test_memory_is_flat_at_load(tmp_path: Path) -> None:
    """Once the server has warmed up, games that end leave nothing behind."""
    settings = tmp_path / "settings.toml"
    settings.write_text("idle_seconds = 5\n")
    server = Server(tmp_path, "--no-limits", "--workers", "1", f"--config={settings}")
    try:
        weights = run_in_own_loop(play_and_weigh(server, 60 * MINUTES))
        third = SAMPLES // 3
        middle, last = weights[third : 2 * third], weights[-third:]
        assert sum(last) / sum(middle) < GROWTH, weights
    finally:
        server.send_home()
        server.stop()


@pytest.mark.slow
def test_5_000_open_pages_cost_little(tmp_path: Path) -> None:
    server = Server(tmp_path, "--no-limits", "--workers", "1")
    try:
        eve = server.person("Eve")
        table = eve.new_table("antarctica", "me", "open", watch="everybody")
        before, after = run_in_own_loop(open_pages(server, table, eve.cookie()))
        each = (after - before) / PAGES
        print(f"{PAGES} pages: {before} kB before, {after} kB with them, {each:.1f} kB each")
        assert each < PAGE_KILOBYTES
    finally:
        server.send_home()
        server.stop()
    assert "Traceback" not in server.log.read_text()
