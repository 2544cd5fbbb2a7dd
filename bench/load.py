"""Tables under load: many live tables of four, random legal moves through real WebSockets.

Starts a server of its own on loopback with a database file of its own, plays for a while at the
rate asked for (0: as fast as it goes), and reports durable moves a second and the time from sending
a move to the last of the four players seeing it.

    python bench/load.py --tables 200 --rate 500 --seconds 20

With --postgres the servers share a PostgreSQL that is made for the run (fsync on), and --servers
says how many there are. The players of a table are connected to the servers in turn, as a proxy
without sticky sessions would do it; with --by-table all of a table are at one server. Where cores
are left, --clients plays from several processes.

    python bench/load.py --postgres --servers 2 --clients 2 --tables 200 --rate 0 --seconds 15

With --against one person sits at each table and bots in the other seats; what is reported then is
the time from sending a move to knowing that it is kept, while the bots think.

    python bench/load.py --tables 20 --against master --rate 0 --seconds 60
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import multiprocessing
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing.synchronize import Barrier
from pathlib import Path
from threading import BrokenBarrierError
from typing import Any, NoReturn

import httpx
import orjson
from websockets.asyncio.client import ClientConnection, connect

ROOT = Path(__file__).resolve().parent.parent
PLAYERS = 4
STATE = b'{"type":"state"'
REFUSED = b'{"type":"refused"'
ACK = b'{"type":"ack"'
LATEST = 60.0
"""Seconds after the end in which the last move must have been seen."""


@dataclass(frozen=True)
class Load:
    """What is played."""

    game: str
    bot: str | None
    rate: float
    seconds: float
    by_table: bool


@dataclass(frozen=True)
class Seated:
    """Tables with everybody on their seats."""

    servers: list[str]
    cookies: list[str]
    tables: list[str]


# --- before it begins


async def seat_everybody(servers: list[str], load: Load, number: int) -> Seated:
    """Four guests who sit at every table. The servers make tables in turn."""
    people = PLAYERS if load.bot is None else 1
    clients = [httpx.AsyncClient(base_url=servers[0], timeout=120) for _ in range(people)]
    cookies: list[str] = []
    for at, client in enumerate(clients):
        (await client.put("/api/me", json={"name": f"Player {at}"})).raise_for_status()
        cookies.append(f"farshore={client.cookies['farshore']}")
    tables: list[str] = []
    for at in range(number):
        server = servers[at % len(servers)]
        body: dict[str, Any] = {"game": load.game, "players": PLAYERS}
        if load.bot is not None:
            others = [{"kind": "bot", "bot": load.bot}] * (PLAYERS - 1)
            body["seats"] = [{"kind": "me"}, *others]
        answer = (await clients[0].post(f"{server}/api/tables", json=body)).raise_for_status()
        tables.append(answer.json()["id"])
        for client in clients[1:]:
            joined = await client.post(f"{server}/api/tables/{tables[-1]}/join", json={})
            joined.raise_for_status()
    for client in clients:
        await client.aclose()
    return Seated(servers, cookies, tables)


# --- playing


class Crowd:
    """The players of some tables, and what is measured."""

    def __init__(self, seated: Seated, load: Load, share: range, ready: Barrier) -> None:
        self.seated = seated
        self.load = load
        self.share = share
        self.ready = ready
        self.pause = len(seated.tables) / load.rate if load.rate else 0.0
        self.times: list[float] = []
        self.ends = 0.0
        self.rng = random.Random(share.start)

    async def sit(self, at: int) -> list[ClientConnection]:
        servers = self.seated.servers
        sockets: list[ClientConnection] = []
        for seat, cookie in enumerate(self.seated.cookies):
            server = servers[(at if self.load.by_table else at + seat) % len(servers)]
            address = f"{server.replace('http', 'ws', 1)}/api/tables/{self.seated.tables[at]}/ws"
            headers = {"Cookie": cookie}
            sockets.append(
                await connect(
                    address,
                    additional_headers=headers,
                    compression=None,
                    max_queue=None,
                    open_timeout=120,
                )
            )
        return sockets

    async def play(self, sockets: list[ClientConnection]) -> None:
        """One table: a move at a time, each waited for by all four."""
        states = [await next_state(socket) for socket in sockets]
        await asyncio.sleep(self.rng.random() * self.pause)
        moves = 0
        while time.perf_counter() < self.ends and (waiting := orjson.loads(states[0])["waiting"]):
            begun = time.perf_counter()
            seat = waiting[0]
            await sockets[seat].send(self.any_move(orjson.loads(states[seat]), moves), text=True)
            states = await asyncio.gather(*(next_state(socket) for socket in sockets))
            self.times.append(time.perf_counter() - begun)
            moves += 1
            await asyncio.sleep(max(0.0, self.pause - (time.perf_counter() - begun)))

    async def play_bots(self, socket: ClientConnection) -> None:
        """One table: a move whenever the person is asked; then the bots think."""
        moves = 0
        state = orjson.loads(await next_state(socket))
        while time.perf_counter() < self.ends and state["waiting"]:
            if 0 not in state["waiting"]:
                state = orjson.loads(await next_state(socket))
                continue
            begun = time.perf_counter()
            await socket.send(self.any_move(state, moves), text=True)
            kept = False
            while not kept:
                message = await next_message(socket)
                kept = message.startswith(ACK)
                if message.startswith(STATE):
                    state = orjson.loads(message)
            self.times.append(time.perf_counter() - begun)
            moves += 1

    def any_move(self, state: dict[str, Any], number: int) -> bytes:
        move = self.rng.choice(state["legal"])["move"]
        asked = {"type": "move", "id": str(number), "version": state["version"], "move": move}
        return orjson.dumps(asked)

    async def run(self) -> list[float]:
        tables = [await self.sit(at) for at in self.share]
        await asyncio.to_thread(self.ready.wait)
        self.ends = time.perf_counter() + self.load.seconds
        if self.load.bot is None:
            async with asyncio.timeout(self.load.seconds + LATEST):
                await asyncio.gather(*(self.play(sockets) for sockets in tables))
        else:
            waiting = [asyncio.create_task(self.play_bots(sockets[0])) for sockets in tables]
            await asyncio.wait(waiting, timeout=self.load.seconds)
            for task in waiting:
                task.cancel()
        await asyncio.to_thread(self.ready.wait)
        for sockets in tables:
            for socket in sockets:
                await socket.close()
        return self.times


async def next_message(socket: ClientConnection) -> bytes:
    message: bytes = await socket.recv(decode=False)
    if message.startswith(REFUSED):
        raise SystemExit(f"refused: {message.decode()}")
    return message


async def next_state(socket: ClientConnection) -> bytes:
    """Not read here: whole positions of hundreds of tables would slow this program down."""
    while True:
        message = await next_message(socket)
        if message.startswith(STATE):
            return message


class Player:
    """A process that plays; all of them begin and end together."""

    ready: Barrier

    @classmethod
    def begin(cls, ready: Barrier) -> None:
        cls.ready = ready
        gc.disable()  # pauses of this program are not the server's

    @classmethod
    def play(cls, seated: Seated, load: Load, share: range) -> list[float]:
        return asyncio.run(Crowd(seated, load, share, cls.ready).run())


Playing = Future[list[float]]
"""A process that plays: what it measures."""


def fail(playing: list[Playing]) -> NoReturn:
    """Ends with one line about the first player that failed; the others then fail for it."""
    failures = [error for each in playing if (error := each.exception()) is not None]
    failures.sort(key=lambda error: isinstance(error, BrokenBarrierError))
    raise SystemExit(f"load.py: a player has failed: {failures[0]!r}")


# --- measuring

Processes = Callable[[], list[int]]
"""Their numbers at this moment: a database server has one for each connection."""


def processor_time(pids: list[int]) -> float:
    """Seconds that processes have computed so far (Linux)."""
    used = 0
    for pid in pids:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        used += int(fields[11]) + int(fields[12])
    return used / os.sysconf("SC_CLK_TCK")


def measure(
    seated: Seated, load: Load, clients: int, watched: dict[str, Processes]
) -> tuple[list[float], float, dict[str, float]]:
    """Times of the moves, how long it took, and what each of the watched has computed."""
    spawn = multiprocessing.get_context("spawn")
    ready = spawn.Barrier(clients + 1)
    count = len(seated.tables)
    shares = [range(count * at // clients, count * (at + 1) // clients) for at in range(clients)]
    with ProcessPoolExecutor(clients, spawn, Player.begin, (ready,)) as pool:
        playing = [pool.submit(Player.play, seated, load, share) for share in shares]

        def stop_waiting(player: Playing) -> None:
            if player.exception() is not None:
                ready.abort()

        for player in playing:
            player.add_done_callback(stop_waiting)
        try:
            ready.wait()
            before = {name: processor_time(pids()) for name, pids in watched.items()}
            begun = time.perf_counter()
            ready.wait()
        except BrokenBarrierError:
            fail(playing)
        seconds = time.perf_counter() - begun
        used = {name: processor_time(pids()) - before[name] for name, pids in watched.items()}
        return [took for each in playing for took in each.result()], seconds, used


def report(times: list[float], seconds: float, used: dict[str, float], load: Load) -> str:
    times.sort()

    def part(share: float) -> float:
        return 1000 * times[min(len(times) - 1, int(share * len(times)))]

    who = "seen by the last of four" if load.bot is None else f"kept, beside {load.bot}s,"
    costs = ", ".join(f"{name} {1000 * spent / len(times):.2f} ms" for name, spent in used.items())
    return (
        f"{len(times)} durable moves in "
        f"{seconds:.1f} s: {len(times) / seconds:.0f} moves/s; {who} after "
        f"p50 {part(0.5):.1f} ms, p90 {part(0.9):.1f} ms, p99 {part(0.99):.1f} ms, "
        f"at most {times[-1] * 1000:.0f} ms; processor time a move: {costs}; "
        f"load average of the machine {os.getloadavg()[0]:.1f}"
    )


# --- what is measured


@contextlib.contextmanager
def database(postgres: bool) -> Iterator[tuple[str, Processes | None]]:
    """The address of a new storage, and the processes of its database server."""
    if not postgres:
        with tempfile.TemporaryDirectory() as folder:
            yield str(Path(folder) / "load.db"), None
        return
    sys.path.insert(0, str(ROOT))
    from tests.support.postgres import Cluster

    cluster = Cluster(None, "fsync=on")
    try:
        yield cluster.new_database(), cluster.processes
    finally:
        cluster.remove()


@contextlib.contextmanager
def farshore_servers(number: int, db: str) -> Iterator[tuple[list[str], list[int]]]:
    """Addresses and processes."""
    running: list[subprocess.Popen[str]] = []
    addresses: list[str] = []
    try:
        for _ in range(number):
            command = ["-m", "farshore", "serve", "--port", "0", "--no-limits", "--db", db]
            server = subprocess.Popen([sys.executable, *command], stdout=subprocess.PIPE, text=True)
            running.append(server)
            assert server.stdout is not None
            line = server.stdout.readline()
            if not line:
                raise SystemExit("load.py: a server has not started")
            addresses.append(line.split()[1].rstrip("/"))
        yield addresses, [server.pid for server in running]
    finally:
        for server in running:
            server.send_signal(signal.SIGINT)
        for server in running:
            server.wait(60)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    # Where seats decide at once, a move is not seen by all others, so there is nothing to wait for.
    parser.add_argument("--game", default="antarctica", choices=["antarctica", "aquatica"])
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rate", type=float, default=500.0, help="moves a second; 0: no pause")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--against", metavar="BOT", help="one person a table, bots beside")
    parser.add_argument("--postgres", action="store_true", help="not SQLite")
    parser.add_argument("--servers", type=int, default=1, help="processes, with --postgres")
    parser.add_argument("--by-table", action="store_true", help="a table's players at one server")
    parser.add_argument("--clients", type=int, default=1, help="processes that play")
    arguments = parser.parse_args()
    if arguments.servers > 1 and not arguments.postgres:
        parser.error("several servers need --postgres")
    given = arguments
    load = Load(given.game, given.against, given.rate, given.seconds, given.by_table)
    with (
        database(given.postgres) as (db, database_server),
        farshore_servers(given.servers, db) as (addresses, servers),
    ):
        seated = asyncio.run(seat_everybody(addresses, load, given.tables))
        watched: dict[str, Processes] = {"servers": lambda: servers}
        if database_server is not None:
            watched["database"] = database_server
        found = report(*measure(seated, load, given.clients, watched), load)
    engine = "PostgreSQL" if given.postgres else "SQLite"
    print(
        f"{given.tables} tables of {PLAYERS} ({given.game}), {given.servers} server(s) "
        f"on {engine}: {found}"
    )


if __name__ == "__main__":
    main()
