"""`python -m tests.support.fixed_luck serve …`: the server, with the same luck every time.

A page is looked at in the position that comes, so a test with fresh luck would look at another game
each time, and fail by luck. Here what is drawn follows from how many moves were made before, and a
quick bot's choice from how often its seat has chosen: the same choices lead to the same game.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from farshore import bots
from farshore.bots import Observation
from farshore.cli import main
from farshore.core.types import MoveId, Seat
from farshore.server.fair_queue import Owner
from farshore.server.game.live_game import Attempt, LiveGame
from farshore.server.messages.worker_messages import GameRecord
from farshore.server.workers.bot_pool import BotPool
from farshore.server.workers.worker import Memory

QUICK = ("greedy", "random")
"""Bots that answer at once: they need no process of their own."""


def fix_luck() -> None:
    """From now on this process deals the same to everybody."""
    drawn, asked, memory = LiveGame._drawn, BotPool.choose, Memory()

    def draw(self: LiveGame, attempt: Attempt, rng: Random) -> MoveId:
        return drawn(self, attempt, Random(len(self.entries) + len(attempt.entries)))

    async def choose(
        self: BotPool,
        record: GameRecord,
        seat: Seat,
        bot: str,
        legal: list[MoveId],
        owner: Owner = None,
        watched: Callable[[], bool] = lambda: True,
    ) -> MoveId:
        if bot not in QUICK:
            return await asked(self, record, seat, bot, legal, owner, watched)
        state = memory.position(record)
        chosen = sum(actor == seat for actor, _ in record.moves)
        player = bots.make(bot, state.game, 1, hurry=True)[0]
        return player.choose(Observation(state, seat, legal), Random(f"{seat} {chosen}"))

    LiveGame._drawn = draw  # type: ignore[method-assign]
    BotPool.choose = choose  # type: ignore[method-assign]


if __name__ == "__main__":
    fix_luck()
    main()
