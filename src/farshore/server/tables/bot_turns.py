"""The turns of bots: each is a job that is tried again until the move is made."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from farshore.core.types import MoveId, Seat
from farshore.server.errors import Refused
from farshore.server.tables.table_model import TableModel

log = logging.getLogger("farshore.server")

FIRST_PAUSE: Final = 0.2
"""Seconds after which a turn that failed is tried again; each later pause is twice as long."""
LONGEST_PAUSE: Final = 30.0

Play = Callable[[Seat, MoveId, str], Awaitable[None]]
"""Makes a bot's move, unless its log is no longer of the version that the bot saw."""


class BotTurns:
    """The bots of a table that are thinking."""

    def __init__(self, model: TableModel) -> None:
        self._model: Final = model
        self._jobs: Final[dict[Seat, asyncio.Task[None]]] = {}
        self._stopped = False

    def start(self, play: Play) -> None:
        """Starts a job for each bot whose turn it is."""
        if not self._model.has_game():
            return
        for seat in self._model.game.waiting():
            if not self.is_turn(seat) or seat in self._jobs:
                continue
            if not self._model.services.cluster.bot_waits():
                self._jobs[seat] = asyncio.create_task(self._take(seat, play))

    async def take(self, seat: Seat, play: Play) -> None:
        """Makes one move for a bot whose turn this server has claimed.

        Only one: a bot that goes on deciding, as in a solo game, lets others come in between.
        """
        job = asyncio.current_task()
        if seat in self._jobs or job is None:
            return
        self._jobs[seat] = job
        try:
            if (bot := self._model.info.seats[seat].bot) is not None and self.is_turn(seat):
                await self._move(seat, bot, play)
        finally:
            del self._jobs[seat]

    def is_turn(self, seat: Seat) -> bool:
        model = self._model
        has_bot = model.info.seats[seat].bot is not None
        return has_bot and seat in model.game.waiting() and not self._stopped

    def busy(self) -> bool:
        return bool(self._jobs)

    def stop(self) -> list[asyncio.Task[None]]:
        """Cancels the jobs, and begins no other; gives those that are to be waited for."""
        self._stopped = True
        jobs = [*self._jobs.values()]
        for job in jobs:
            job.cancel()
        return jobs

    async def _take(self, seat: Seat, play: Play) -> None:
        """Makes a bot's move. What goes wrong (a full disk, say) is tried again until it works."""
        pause = FIRST_PAUSE
        try:
            while (bot := self._model.info.seats[seat].bot) is not None and self.is_turn(seat):
                try:
                    await self._move(seat, bot, play)
                    break
                except Refused as error:
                    name = self._model.info.id
                    log.warning("table %s: the bot's move was not made: %s", name, error)
                except Exception:
                    log.exception("table %s: the bot's move was not made", self._model.info.id)
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
        finally:
            del self._jobs[seat]
        self.start(play)

    async def _move(self, seat: Seat, bot: str, play: Play) -> None:
        model = self._model
        version = model.log(seat).version()
        move = model.game.lesson_move(seat)
        if move is None:
            legal = model.game.legal(seat)
            move = await model.services.bots.choose(
                model.game_record(), seat, bot, legal, model.info.host, model.is_watched
            )
        await play(seat, move, version)
