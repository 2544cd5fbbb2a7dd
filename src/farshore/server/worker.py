"""What runs in a bot's process: reads a question a line, answers a move number a line.

A question holds setup and moves as plain data; the last few positions are kept, so that usually
only the newest moves are played. The bot gets a `Sight`, never the position.
"""

from __future__ import annotations

import json
import sys
from collections import OrderedDict
from random import SystemRandom
from typing import Any, Final

from farshore import bots
from farshore.bots import Sight
from farshore.core.registry import load
from farshore.core.state import State

MOST_KEPT: Final = 64

Moves = list[list[int]]


class Memory:
    """Positions by table."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, tuple[Moves, State]] = OrderedDict()

    def position(self, question: dict[str, Any]) -> State:
        moves: Moves = question["moves"]
        table: str = question["table"]
        seen, state = self._kept.pop(table, (moves[:0], None))
        if state is None or moves[: len(seen)] != seen:
            game = load(question["game"])
            document = question["edition"]
            edition = game.edition(question["data"]) if document is None else None
            if edition is None:
                edition = game.read_edition(document)
            state = game.begin(game.setup(question["players"], question["options"], edition))
            seen = []
        for actor, number in moves[len(seen) :]:
            state.apply(number, actor)
        self._kept[table] = (moves, state)
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return state


def answer(memory: Memory, question: dict[str, Any]) -> int:
    state = memory.position(question)
    seat: int = question["seat"]
    bot = bots.make(question["bot"], state.game, 1)[0]
    legal = state.legal(seat)
    if len(legal) == 1:
        return legal[0]
    return bot.choose(Sight(state, seat, legal), SystemRandom())


def main() -> None:
    memory = Memory()
    out = sys.stdout
    sys.stdout = sys.stderr  # a bot that prints does not spoil the answer
    try:
        for line in sys.stdin:
            out.write(f"{answer(memory, json.loads(line))}\n")
            out.flush()
    except KeyboardInterrupt:
        pass


if __name__ == "__main__":
    main()
