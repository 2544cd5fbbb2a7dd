"""Tables under load: many live tables of four, random legal moves through real WebSockets.

Starts a server of its own on loopback with a database file of its own, plays for a while at the
rate asked for (0: as fast as it goes), and reports durable moves a second and the time from sending
a move to the last of the four players seeing it.

    python bench/load.py --tables 200 --rate 500 --seconds 20

With --against one person sits at each table and bots in the other seats; what is reported then is
the time from sending a move to knowing that it is kept, while the bots think.

    python bench/load.py --tables 20 --against master --rate 0 --seconds 60
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import orjson
from websockets.asyncio.client import ClientConnection, connect

PLAYERS = 4


class Crowd:
    """Four guests who sit at every table, and what is measured."""

    def __init__(self, address: str, server: int, arguments: argparse.Namespace) -> None:
        self.address = address
        self.server = server
        self.game: str = arguments.game
        self.bot: str | None = arguments.against
        self.tables: int = arguments.tables
        self.pause: float = arguments.tables / arguments.rate if arguments.rate else 0.0
        self.seconds: float = arguments.seconds
        self.cookies: list[str] = []
        self.times: list[float] = []
        self.ends = 0.0
        self.rng = random.Random(1)

    async def seat_everybody(self) -> list[str]:
        people = PLAYERS if self.bot is None else 1
        clients = [httpx.AsyncClient(base_url=self.address, timeout=60) for _ in range(people)]
        for number, client in enumerate(clients):
            (await client.put("/api/me", json={"name": f"Player {number}"})).raise_for_status()
            self.cookies.append(f"farshore={client.cookies['farshore']}")
        tables: list[str] = []
        for _ in range(self.tables):
            body: dict[str, Any] = {"game": self.game, "players": PLAYERS}
            if self.bot is not None:
                others = [{"kind": "bot", "bot": self.bot}] * (PLAYERS - 1)
                body["seats"] = [{"kind": "me"}, *others]
            answer = (await clients[0].post("/api/tables", json=body)).raise_for_status()
            tables.append(answer.json()["id"])
            for client in clients[1:]:
                joined = await client.post(f"/api/tables/{tables[-1]}/join", json={})
                joined.raise_for_status()
        for client in clients:
            await client.aclose()
        return tables

    async def sit(self, table: str) -> list[ClientConnection]:
        address = f"{self.address.replace('http', 'ws', 1)}/api/tables/{table}/ws"
        return [
            await connect(
                address, additional_headers={"Cookie": cookie}, compression=None, max_queue=None
            )
            for cookie in self.cookies
        ]

    async def play(self, sockets: list[ClientConnection]) -> None:
        """One table: a move at a time, each waited for by all four."""
        states = [await next_state(socket) for socket in sockets]
        await asyncio.sleep(self.rng.random() * self.pause)
        moves = 0
        while time.perf_counter() < self.ends and states[0]["waiting"]:
            begun = time.perf_counter()
            seat = states[0]["waiting"][0]
            state = states[seat]
            move = self.rng.choice(state["legal"])["move"]
            asked = {"type": "move", "id": str(moves), "version": state["version"], "move": move}
            await sockets[seat].send(orjson.dumps(asked), text=True)
            states = await asyncio.gather(*(next_state(socket) for socket in sockets))
            self.times.append(time.perf_counter() - begun)
            moves += 1
            await asyncio.sleep(max(0.0, self.pause - (time.perf_counter() - begun)))

    async def play_bots(self, socket: ClientConnection) -> None:
        """One table: a move whenever the person is asked; then the bots think."""
        moves = 0
        state = await next_state(socket)
        while time.perf_counter() < self.ends and state["waiting"]:
            if 0 not in state["waiting"]:
                state = await next_state(socket)
                continue
            move = self.rng.choice(state["legal"])["move"]
            asked = {"type": "move", "id": str(moves), "version": state["version"], "move": move}
            begun = time.perf_counter()
            await socket.send(orjson.dumps(asked), text=True)
            kept = False
            while not kept:
                message = await next_message(socket)
                kept = message["type"] == "ack"
                if message["type"] == "state":
                    state = needed(message)
            self.times.append(time.perf_counter() - begun)
            moves += 1

    async def run(self) -> None:
        seated = [await self.sit(table) for table in await self.seat_everybody()]
        used = processor_time(self.server)
        begun = time.perf_counter()
        self.ends = begun + self.seconds
        if self.bot is None:
            await asyncio.gather(*(self.play(sockets) for sockets in seated))
        else:
            waiting = [asyncio.create_task(self.play_bots(sockets[0])) for sockets in seated]
            await asyncio.wait(waiting, timeout=self.seconds)
            for task in waiting:
                task.cancel()
        self.report(time.perf_counter() - begun, processor_time(self.server) - used)
        for sockets in seated:
            for socket in sockets:
                await socket.close()

    def report(self, seconds: float, used: float) -> None:
        times = sorted(self.times)

        def part(share: float) -> float:
            return 1000 * times[min(len(times) - 1, int(share * len(times)))]

        who = "seen by the last of four" if self.bot is None else f"kept, beside {self.bot}s,"
        print(
            f"{self.tables} tables of {PLAYERS} ({self.game}), {len(times)} durable moves in "
            f"{seconds:.1f} s: {len(times) / seconds:.0f} moves/s; {who} after "
            f"p50 {part(0.5):.1f} ms, p90 {part(0.9):.1f} ms, p99 {part(0.99):.1f} ms, "
            f"at most {times[-1] * 1000:.0f} ms; the server used "
            f"{1000 * used / len(times):.2f} ms of processor time a move; "
            f"load average of the machine {os.getloadavg()[0]:.1f}"
        )


def processor_time(pid: int) -> float:
    """Seconds that a process has computed so far (Linux)."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def next_message(socket: ClientConnection) -> dict[str, Any]:
    message: dict[str, Any] = orjson.loads(await socket.recv(decode=False))
    if message["type"] == "refused":
        raise SystemExit(f"refused: {message}")
    return message


async def next_state(socket: ClientConnection) -> dict[str, Any]:
    while True:
        message = await next_message(socket)
        if message["type"] == "state":
            return needed(message)


def needed(state: dict[str, Any]) -> dict[str, Any]:
    """What a move is chosen by; hundreds of whole positions kept would slow this program down."""
    return {name: state[name] for name in ("waiting", "version", "legal")}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    # Where seats decide at once, a move is not seen by all others, so there is nothing to wait for.
    parser.add_argument("--game", default="antarctica", choices=["antarctica", "aquatica"])
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rate", type=float, default=500.0, help="moves a second; 0: no pause")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--against", metavar="BOT", help="one person a table, bots beside")
    arguments = parser.parse_args()
    gc.disable()  # pauses of this program are not the server's
    with tempfile.TemporaryDirectory() as folder:
        command = ["-m", "farshore", "serve", "--port", "0", "--no-limits"]
        server = subprocess.Popen(
            [sys.executable, *command, "--db", str(Path(folder) / "load.db")],
            stdout=subprocess.PIPE,
            text=True,
        )
        try:
            assert server.stdout is not None
            address = server.stdout.readline().split()[1].rstrip("/")
            asyncio.run(Crowd(address, server.pid, arguments).run())
        finally:
            server.send_signal(signal.SIGINT)
            server.wait(30)


if __name__ == "__main__":
    main()
