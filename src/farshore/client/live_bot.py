"""A bot that plays at the tables of a server where the owner of an access token has a seat.

It looks for such tables again and again, and keeps a socket open to each. When its seat is asked it
fetches a position that the seat cannot tell from the real one; a bot needs no more than that. If
the connection is lost it comes back.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from random import SystemRandom
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from farshore import external
from farshore.bots import Bot, Observation
from farshore.client.api import ServerApi, Unreachable
from farshore.core.errors import BadOption, Reason
from farshore.core.registry import load
from farshore.core.types import Seat
from farshore.external import ExternalBot

LOOK_EVERY: Final = 3.0
"""Seconds between two looks for tables."""
FIRST_PAUSE: Final = 0.5
LONGEST_PAUSE: Final = 30.0
"""Seconds before a lost connection is tried again; twice as long each time."""
SIGNED_OUT: Final = 4401
LARGEST_MESSAGE: Final = 64 * 1024 * 1024

Json = dict[str, Any]
Report = Callable[[Reason], None]


class LiveBot:
    """Plays for somebody."""

    def __init__(self, api: ServerApi, bot: str, seconds: float, report: Report) -> None:
        """`report` is told what happens."""
        self._api: Final = api
        self._bot: Final = bot
        self._seconds: Final = seconds
        self._report: Final = report
        self._thinking: Final = asyncio.Lock()
        self._tables: Final[dict[str, asyncio.Task[None]]] = {}

    async def run(self, once: bool) -> None:
        """Plays until it is stopped. `once`: until no game is running any more."""
        try:
            while True:
                wanted = await self._wanted()
                for table in wanted or []:
                    if table["id"] not in self._tables:
                        self._tables[table["id"]] = asyncio.create_task(self._follow(table))
                if once and wanted == [] and not self._tables:
                    return
                await self._pause()
        finally:
            for task in self._tables.values():
                task.cancel()
            await asyncio.gather(*self._tables.values(), return_exceptions=True)

    async def _wanted(self) -> list[Json] | None:
        """The running games in which a person's seat is ours; None: the server does not answer."""
        try:
            found = await asyncio.to_thread(self._api.get, "/me/tables")
        except Unreachable as error:
            self._report(Reason("bot-no-answer", {"why": str(error)}))
            return None
        return [table for table in found["tables"] if is_ours(table)]

    async def _pause(self) -> None:
        """Until it is time to look again, or a game is over. What went wrong there is raised."""
        await asyncio.wait(
            [*self._tables.values(), asyncio.create_task(asyncio.sleep(LOOK_EVERY))],
            return_when=asyncio.FIRST_COMPLETED,
        )
        for name, task in [*self._tables.items()]:
            if task.done():
                del self._tables[name]
                task.result()

    async def _follow(self, table: Json) -> None:
        """Plays one game to its end, over as many connections as it takes."""
        self._report(Reason("bot-plays", {"table": table["id"], "title": table["title"]}))
        seat = TableSeat(self._api, table, self._bot, self._seconds, self._thinking)
        pause = FIRST_PAUSE
        try:
            while True:
                try:
                    if await seat.play():
                        break
                    pause = FIRST_PAUSE
                except (Unreachable, OSError, ConnectionClosed, InvalidHandshake) as error:
                    if isinstance(error, ConnectionClosed) and is_signed_out(error):
                        raise BadOption(Reason("bot-bad-token")) from error
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
        finally:
            seat.close()
        self._report(Reason("bot-done", {"table": table["id"]}))


def is_ours(table: Json) -> bool:
    """Whether a game is running in which we decide; editions of one's own are not known here."""
    seat = table["you"]["seat"]
    if table["status"] != "running" or seat is None or table["own_edition"]:
        return False
    return table["seats"][seat]["bot"] is None


def is_signed_out(error: ConnectionClosed) -> bool:
    return error.rcvd is not None and error.rcvd.code == SIGNED_OUT


class TableSeat:
    """A seat at a table, and the bot that decides for it."""

    def __init__(
        self, api: ServerApi, table: Json, bot: str, seconds: float, thinking: asyncio.Lock
    ) -> None:
        self._api: Final = api
        self._table: Final[str] = table["id"]
        self._game: Final = load(table["game"])
        self._seat: Final = Seat(table["you"]["seat"])
        self._name: Final = bot
        self._seconds: Final = seconds
        self._thinking: Final = thinking
        """One decision at a time: a search uses a whole core."""
        self._bot: Bot | None = None
        self._moves = 0

    def close(self) -> None:
        if self._bot is not None:
            external.close([self._bot])

    async def play(self) -> bool:
        """Plays over one connection. Whether there is nothing left to do at this table."""
        async with connect(
            self._api.socket(self._table),
            additional_headers=self._api.headers,
            max_size=LARGEST_MESSAGE,
        ) as socket:
            answered = ""
            async for text in socket:
                message: Json = json.loads(text)
                match message["type"]:
                    case "state":
                        if message["status"] == "finished":
                            return True
                        if self._is_asked(message) and message["version"] != answered:
                            answered = message["version"]
                            await self._decide(socket, message)
                    case "table" if not is_ours(message["table"]):
                        return True
                    case "refused":
                        return False  # something has changed meanwhile: look again
        return False

    def _is_asked(self, state: Json) -> bool:
        return self._seat in state["waiting"] and bool(state["legal"])

    async def _decide(self, socket: ClientConnection, state: Json) -> None:
        legal = state["legal"]
        move = legal[0]["text"] if len(legal) == 1 else await self._choose()
        self._moves += 1
        said = {"type": "move", "id": f"bot-{self._moves}", "move": move}
        await socket.send(json.dumps({**said, "version": state["version"]}))

    async def _choose(self) -> str:
        document = await asyncio.to_thread(self._api.get, f"/tables/{self._table}/position")
        async with self._thinking:
            return await asyncio.to_thread(self._think, document["position"])

    def _think(self, position: Json) -> str:
        state = self._game.from_position(position)
        if self._bot is None:
            self._bot = external.make_one(self._name, state.setup, self._seconds)
            external.begin([self._bot], self._table)
        if isinstance(self._bot, ExternalBot):
            self._bot.begin(self._table, state.setup)
        observation = Observation(state, self._seat, state.legal(self._seat))
        return self._game.moves.text(self._bot.choose(observation, SystemRandom()))
