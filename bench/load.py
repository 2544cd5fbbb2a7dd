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

What several servers bring shows only where cores are left for the players and the database. With
--server-cpu every server gets that part of a core and no more (Linux, root, cgroup v1), so that a
few cores are enough to measure it; --moves ends each table after so many moves, so that all runs
make the same ones.

    python bench/load.py --postgres --servers 2 --by-table --server-cpu 10 --moves 20 --rate 0

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
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

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
CONTROL = Path("/sys/fs/cgroup/cpu")
PERIOD = 20_000
"""Microseconds in which a server with a part of a core gets that part."""


@dataclass(frozen=True)
class Load:
    """What is played."""

    game: str
    bot: str | None
    rate: float
    seconds: float
    by_table: bool
    moves: int | None = None
    """So many at each table; None: to the end of the game."""


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

    def __init__(self, seated: Seated, load: Load, share: range, pipe: Connection) -> None:
        self.seated = seated
        self.load = load
        self.share = share
        self.pipe = pipe
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
        while self.goes_on(moves) and (waiting := orjson.loads(states[0])["waiting"]):
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
        while self.goes_on(moves) and state["waiting"]:
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

    def goes_on(self, moves: int) -> bool:
        enough = self.load.moves is not None and moves >= self.load.moves
        return not enough and time.perf_counter() < self.ends

    def any_move(self, state: dict[str, Any], number: int) -> bytes:
        move = self.rng.choice(state["legal"])["move"]
        asked = {"type": "move", "id": str(number), "version": state["version"], "move": move}
        return orjson.dumps(asked)

    async def run(self) -> list[float]:
        tables = [await self.sit(at) for at in self.share]
        await self.meet()
        self.ends = time.perf_counter() + self.load.seconds
        if self.load.bot is None:
            async with asyncio.timeout(self.load.seconds + LATEST):
                await asyncio.gather(*(self.play(sockets) for sockets in tables))
        else:
            waiting = [asyncio.create_task(self.play_bots(sockets[0])) for sockets in tables]
            await asyncio.wait(waiting, timeout=self.load.seconds)
            for task in waiting:
                task.cancel()
        await self.meet()
        for sockets in tables:
            for socket in sockets:
                await socket.close()
        return self.times

    async def meet(self) -> None:
        """All players begin and end together: waits until it is said that they do."""
        self.pipe.send(None)
        await asyncio.to_thread(self.pipe.recv)


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


def play(seated: Seated, load: Load, share: range, pipe: Connection) -> None:
    """A process that plays. It sends what it has measured, or why it has failed."""
    gc.disable()  # pauses of this program are not the server's
    try:
        pipe.send(asyncio.run(Crowd(seated, load, share, pipe).run()))
    except (Exception, SystemExit) as error:
        pipe.send(repr(error))


@contextlib.contextmanager
def players(seated: Seated, load: Load, number: int) -> Iterator[list[Connection]]:
    """Processes that play, each at its share of the tables."""
    spawn = multiprocessing.get_context("spawn")
    count = len(seated.tables)
    pipes: list[Connection] = []
    running: list[BaseProcess] = []
    try:
        for at in range(number):
            share = range(count * at // number, count * (at + 1) // number)
            ours, theirs = spawn.Pipe()
            player = spawn.Process(target=play, args=(seated, load, share, theirs), daemon=True)
            player.start()
            theirs.close()  # so that ours is at its end when the player is gone
            pipes.append(ours)
            running.append(player)
        yield pipes
    finally:
        for process in running:
            process.terminate()
            process.join()


def own_processes() -> list[int]:
    """Those of the players."""
    return [player.pid for player in multiprocessing.active_children() if player.pid is not None]


def hear(pipes: list[Connection]) -> list[Any]:
    """What each player says next; ends with one line as soon as one has failed."""
    said: dict[Connection, Any] = {}
    while len(said) < len(pipes):
        for pipe in wait([pipe for pipe in pipes if pipe not in said]):
            assert isinstance(pipe, Connection)
            try:
                said[pipe] = pipe.recv()
            except (EOFError, ConnectionResetError):
                said[pipe] = "its process has ended"
            if isinstance(said[pipe], str):
                raise SystemExit(f"load.py: a player has failed: {said[pipe]}")
    return [said[pipe] for pipe in pipes]


def go_on(pipes: list[Connection]) -> None:
    for pipe in pipes:
        pipe.send(None)


# --- measuring

Processes = Callable[[], list[int]]
"""Their numbers at this moment: a database server has one for each connection."""


@dataclass(frozen=True)
class Use:
    """What processes have used so far."""

    seconds: float
    """Of a processor."""
    waits: int
    """How often they had nothing to do and gave the processor away."""
    pushes: int
    """How often it was taken from them."""

    def since(self, before: Use) -> Use:
        return Use(
            self.seconds - before.seconds, self.waits - before.waits, self.pushes - before.pushes
        )


def use_of(pids: list[int]) -> Use:
    """As Linux counts it."""
    ticks = 0
    switches = {"voluntary_ctxt_switches": 0, "nonvoluntary_ctxt_switches": 0}
    for pid in pids:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        ticks += int(fields[11]) + int(fields[12])
        for thread in Path(f"/proc/{pid}/task").iterdir():
            for line in (thread / "status").read_text().splitlines():
                name, _, value = line.partition(":")
                if name in switches:
                    switches[name] += int(value)
    return Use(ticks / os.sysconf("SC_CLK_TCK"), *switches.values())


@contextlib.contextmanager
def part_of_a_core(pid: int, percent: float) -> Iterator[None]:
    """A process, and what it starts, gets so much of a processor and no more."""
    group = CONTROL / f"farshore-load-{pid}"
    try:
        group.mkdir()
        (group / "cpu.cfs_period_us").write_text(f"{PERIOD}")
        (group / "cpu.cfs_quota_us").write_text(f"{int(PERIOD * percent / 100)}")
        (group / "cgroup.procs").write_text(f"{pid}")
    except OSError as error:
        raise SystemExit(f"load.py: --server-cpu is not possible here: {error}") from error
    try:
        yield
    finally:
        for each in (group / "cgroup.procs").read_text().split():
            (CONTROL / "cgroup.procs").write_text(each)
        group.rmdir()


@contextlib.contextmanager
def parts_of_cores(pids: list[int], percent: float | None) -> Iterator[None]:
    """The same for each of several processes; None: they may have all they can get."""
    with contextlib.ExitStack() as parts:
        if percent is not None:
            for pid in pids:
                parts.enter_context(part_of_a_core(pid, percent))
        yield


def measure(
    seated: Seated,
    load: Load,
    clients: int,
    watched: dict[str, Processes],
    meanwhile: contextlib.AbstractContextManager[None],
) -> tuple[list[float], float, dict[str, Use]]:
    """Times of the moves, how long it took, and what each of the watched and the players used."""
    with players(seated, load, clients) as pipes:
        watched = {**watched, "players": own_processes}
        hear(pipes)
        with meanwhile:
            before = {name: use_of(pids()) for name, pids in watched.items()}
            begun = time.perf_counter()
            go_on(pipes)
            hear(pipes)
            seconds = time.perf_counter() - begun
            used = {name: use_of(pids()).since(before[name]) for name, pids in watched.items()}
        go_on(pipes)
        return [took for times in hear(pipes) for took in times], seconds, used


def report(times: list[float], seconds: float, used: dict[str, Use], load: Load) -> str:
    times.sort()
    moves = len(times)

    def part(share: float) -> float:
        return 1000 * times[min(moves - 1, int(share * moves))]

    who = "seen by the last of four" if load.bot is None else f"kept, beside {load.bot}s,"
    costs = ", ".join(f"{name} {1000 * use.seconds / moves:.2f} ms" for name, use in used.items())
    switches = ", ".join(
        f"{name} {use.waits / moves:.2f} and {use.pushes / moves:.2f}" for name, use in used.items()
    )
    return (
        f"{moves} durable moves in "
        f"{seconds:.1f} s: {moves / seconds:.0f} moves/s; {who} after "
        f"p50 {part(0.5):.1f} ms, p90 {part(0.9):.1f} ms, p99 {part(0.99):.1f} ms, "
        f"at most {times[-1] * 1000:.0f} ms; processor time a move: {costs}; "
        f"gave the processor away, and lost it, a move: {switches}; "
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
            server = subprocess.Popen(
                [sys.executable, *command],
                stdout=subprocess.PIPE,
                text=True,
                start_new_session=True,  # Linux shares a busy machine out by sessions
            )
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
    parser.add_argument("--moves", type=int, help="at each table, at most")
    parser.add_argument("--server-cpu", type=float, metavar="PERCENT", help="of a core, each")
    arguments = parser.parse_args()
    if arguments.servers > 1 and not arguments.postgres:
        parser.error("several servers need --postgres")
    given = arguments
    load = Load(given.game, given.against, given.rate, given.seconds, given.by_table, given.moves)
    with (
        database(given.postgres) as (db, database_server),
        farshore_servers(given.servers, db) as (addresses, servers),
    ):
        seated = asyncio.run(seat_everybody(addresses, load, given.tables))
        watched: dict[str, Processes] = {"servers": lambda: servers}
        if database_server is not None:
            watched["database"] = database_server
        parts = parts_of_cores(servers, given.server_cpu)
        found = report(*measure(seated, load, given.clients, watched, parts), load)
    engine = "PostgreSQL" if given.postgres else "SQLite"
    print(
        f"{given.tables} tables of {PLAYERS} ({given.game}), {given.servers} server(s) "
        f"on {engine}: {found}"
    )


if __name__ == "__main__":
    main()
