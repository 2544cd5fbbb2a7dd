"""What runs in a bot's process: reads a question a line, answers a move number a line.

A question holds setup and moves as plain data; the last few positions are kept, so that usually
only the newest moves are played. The bot gets a `Sight`, never the position.
"""

from __future__ import annotations

import json
import logging
import signal
import sys
from collections import OrderedDict
from random import SystemRandom
from typing import Any, Final

from farshore import bots
from farshore.bots import Bot, Sight
from farshore.core.errors import UnknownName
from farshore.core.registry import load
from farshore.core.state import State
from farshore.external import ExternalBot

MOST_KEPT: Final = 64
ANSWERING: Final = 0.5
"""The part of the time for a decision that a program has; the rest is for who stands in for it."""
STARTING: Final = 0.25
"""The part that it has besides if it must be started first."""

log = logging.getLogger("farshore.server")

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


class Players:
    """The bots that have been asked; a program is kept and told which table it plays at."""

    def __init__(self) -> None:
        self._programs: Final[dict[str, ExternalBot]] = {}

    def bot(self, question: dict[str, Any], state: State) -> Bot:
        if "command" in question:
            return self._program(question, state)
        try:
            return bots.make(question["bot"], state.game, 1)[0]
        except UnknownName:  # it was allowed when the table was made
            log.warning(
                "table %s: there is no bot %s any more; %s plays instead",
                question["table"],
                question["bot"],
                question["stand_in"],
            )
            return bots.make(question["stand_in"], state.game, 1)[0]

    def _program(self, question: dict[str, Any], state: State) -> Bot:
        name: str = question["bot"]
        match = f"{question['table']}/{question['seat']}"
        seconds: float = question["seconds"]
        if name not in self._programs:
            self._programs[name] = ExternalBot(
                name, question["command"], state.setup, seconds * ANSWERING, seconds * STARTING
            )
        program = self._programs[name]
        program.begin(match, state.setup)
        return program


def answer(memory: Memory, players: Players, question: dict[str, Any]) -> int:
    state = memory.position(question)
    seat: int = question["seat"]
    bot = players.bot(question, state)
    legal = state.legal(seat)
    if len(legal) == 1:
        return legal[0]
    return bot.choose(Sight(state, seat, legal), SystemRandom())


def main() -> None:
    logging.basicConfig(level=logging.INFO, format="%(levelname)s %(message)s", stream=sys.stderr)
    # the server ends us this way; programs that we started end with us
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    memory = Memory()
    players = Players()
    out = sys.stdout
    sys.stdout = sys.stderr  # a bot that prints does not spoil the answer
    try:
        for line in sys.stdin:
            out.write(f"{answer(memory, players, json.loads(line))}\n")
            out.flush()
    except KeyboardInterrupt:
        pass


if __name__ == "__main__":
    main()
