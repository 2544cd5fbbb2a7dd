"""People at tables: they move at random, come back however often they are cut off, and write down
what they sent and what was acknowledged."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

Json = dict[str, Any]

AGAIN = ("not-stored", "storage-unreachable", "shutting-down")
"""Refusals after which the same message is sent again: perhaps it was carried out."""
SILENCE = 15.0
"""Seconds after which a connection that says nothing is given up."""
UNDO = 0.06
"""How often somebody takes a choice back who may."""


@dataclass
class Sent:
    """A message about a move, and what came of it."""

    seat: int
    id: str
    move: str
    """The move's text; empty: it takes one back."""
    version: str
    sent_at: float
    acknowledged_at: float | None = None
    refused: str | None = None


@dataclass
class Game:
    """A table that is played, and everything that was sent to it, in order."""

    table: str
    sent: list[Sent] = field(default_factory=list)
    finished: bool = False

    def acknowledged(self) -> int:
        return sum(sent.acknowledged_at is not None for sent in self.sent)


@dataclass
class Kind:
    """What is played at a table."""

    game: str
    people: int
    bots: list[str] = field(default_factory=list)
    more: Json = field(default_factory=dict)


class Crowd:
    """All who play, and where they can connect."""

    def __init__(self, addresses: Callable[[], list[str]], rng: Random) -> None:
        self._addresses = addresses
        self.rng = rng
        self.cookies: list[str] = []
        self.games: list[Game] = []
        self.errors: Counter[str] = Counter()
        """Faults of the server that somebody was told: answers of 500."""
        self.reconnects = 0
        self.closed: Counter[int] = Counter()
        """The codes with which servers closed pages; 0: without a word."""
        self.ids = count()
        self.leaving = False
        """Whether games that end are not followed by new ones."""

    def address(self) -> str:
        return self.rng.choice(self._addresses())

    async def come(self, people: int) -> None:
        for number in range(people):
            async with httpx.AsyncClient(timeout=60) as client:
                answer = await client.put(
                    f"{self.address()}/api/me", json={"name": f"Player {number}"}
                )
                answer.raise_for_status()
                self.cookies.append(f"farshore={client.cookies['farshore']}")

    async def ask(self, guest: int, path: str, body: Json) -> Json:
        """Asks again, wherever somebody answers, until it is done."""
        while True:
            with contextlib.suppress(httpx.HTTPError):
                async with httpx.AsyncClient(timeout=SILENCE) as client:
                    headers = {"Cookie": self.cookies[guest]}
                    answer = await client.post(
                        f"{self.address()}/api{path}", json=body, headers=headers
                    )
                found: Json = answer.json()
                if answer.is_success:
                    return found
                self.note_fault(found)
                if found["error"]["key"] == "already-seated":
                    return found  # the answer of the first attempt was lost
            await asyncio.sleep(0.2)

    def note_fault(self, answer: Json) -> None:
        if answer["error"]["key"] == "server-fault":
            self.errors[json.dumps(answer)] += 1

    async def new_game(self, kind: Kind, guests: list[int]) -> Game:
        seats: list[Json] = [{"kind": "me"}, *([{"kind": "open"}] * (kind.people - 1))]
        seats += [{"kind": "bot", "bot": bot} for bot in kind.bots]
        body = {"game": kind.game, "players": len(seats), "seats": seats, **kind.more}
        table = (await self.ask(guests[0], "/tables", body))["id"]
        for guest in guests[1:]:
            await self.ask(guest, f"/tables/{table}/join", {})
        game = Game(table)
        self.games.append(game)
        return game

    async def play(self, game: Game, kind: Kind, guests: list[int]) -> None:
        """One game after the other, as long as the crowd stays."""
        while True:
            await asyncio.gather(*(Player(self, game, guest).play() for guest in guests))
            if self.leaving:
                break
            game = await self.new_game(kind, guests)


def text_of(move: Json) -> str:
    """A move as it stands in a record."""
    return " ".join(str(part) for part in move.values())


class Player:
    """Somebody at one table."""

    def __init__(self, crowd: Crowd, game: Game, guest: int) -> None:
        self._crowd = crowd
        self._game = game
        self._guest = guest
        self._state: Json = {}
        self._open: Sent | None = None
        """What was sent and is not answered yet."""

    async def play(self) -> None:
        rng = self._crowd.rng
        while not self._game.finished:
            try:
                address = self._crowd.address().replace("http", "ws", 1)
                async with connect(
                    f"{address}/api/tables/{self._game.table}/ws",
                    additional_headers={"Cookie": self._crowd.cookies[self._guest]},
                    compression=None,
                    open_timeout=SILENCE,
                    close_timeout=0.1,
                    max_queue=None,
                ) as socket:
                    await self._talk(socket)
            except ConnectionClosed as closed:
                self._crowd.closed[closed.rcvd.code if closed.rcvd else 0] += 1
            except (OSError, WebSocketException, TimeoutError):
                pass  # nobody is there, or nothing comes from there
            self._crowd.reconnects += 1
            await asyncio.sleep(rng.random() * 0.6)

    async def _talk(self, socket: ClientConnection) -> None:
        self._state = {}
        again = self._open is not None
        while not self._game.finished:
            message = json.loads(await asyncio.wait_for(socket.recv(), self._patience()))
            await self._hear(socket, message)
            if not self._state:
                continue
            if self._open is None:
                await self._decide(socket)
            elif again:
                await self._send(socket, self._open)
            again = False

    def _patience(self) -> float:
        """Somebody who waits for the others or for a bot hears nothing meanwhile."""
        return SILENCE if self._open is not None or not self._state else 2 * SILENCE

    async def _hear(self, socket: ClientConnection, message: Json) -> None:
        match message["type"]:
            case "state":
                self._state = message
                self._game.finished = message["status"] == "finished"
            case "ack" if self._open is not None and message["id"] == self._open.id:
                self._open.acknowledged_at = time.monotonic()
                self._answered()
            case "refused" if self._open is not None and message["id"] == self._open.id:
                await self._refused(socket, self._open, message)
            case "error":
                self._crowd.note_fault(message)
                raise TimeoutError  # it cannot be told what it is about: connect anew

    def _answered(self) -> None:
        """What was answered leads to another position: nothing is sent before it is shown."""
        assert self._open is not None
        if self._state and self._state["version"] == self._open.version:
            self._state = {}
        self._open = None

    async def _refused(self, socket: ClientConnection, sent: Sent, message: Json) -> None:
        self._crowd.note_fault(message)
        if message["error"]["key"] in AGAIN:
            await asyncio.sleep(0.2)
            await self._send(socket, sent)
        else:
            sent.refused = message["error"]["key"]
            self._answered()

    async def _decide(self, socket: ClientConnection) -> None:
        state, rng = self._state, self._crowd.rng
        if state["seat"] not in state["waiting"] or state["status"] != "running":
            return
        await asyncio.sleep(rng.random() * 0.05)
        id_ = f"m{next(self._crowd.ids)}"
        takes_back = state["undo"] and rng.random() < UNDO
        move = "" if takes_back else text_of(rng.choice(state["legal"])["move"])
        sent = Sent(state["seat"], id_, move, state["version"], time.monotonic())
        self._game.sent.append(sent)
        self._open = sent
        await self._send(socket, sent)

    async def _send(self, socket: ClientConnection, sent: Sent) -> None:
        asked: Json = {"type": "undo", "id": sent.id, "version": sent.version}
        if sent.move:
            asked |= {"type": "move", "move": sent.move}
        await socket.send(json.dumps(asked))
