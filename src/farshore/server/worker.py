"""What runs in a bot's process: reads a question a line, answers a line of JSON.

Most questions are for a move, and its number is the answer; `do` asks for something else: a
`hint`, the `decisions` of a game, an `analysis` of some of them, or the `choices` that one had.

A question holds setup and moves as plain data; the last few positions are kept, so that usually
only the newest moves are played. The bot gets a `Observation`, never the position.
"""

from __future__ import annotations

import json
import logging
import os
import signal
import sys
import time
from collections import OrderedDict
from random import Random, SystemRandom
from typing import Any, Final

from farshore import analysis, bots
from farshore.bots import MASTER, Bot, Both, Choice, Observation, Seconds, Simulations
from farshore.core.errors import UnknownName
from farshore.core.record import Record
from farshore.core.registry import load
from farshore.core.state import State
from farshore.core.types import Seat
from farshore.external import ExternalBot
from farshore.formats.editions import parse_edition

MOST_KEPT: Final = 64
NICE: Final = 10
"""People come first: bots get what the server leaves."""
HINT_SECONDS: Final = 1.0
ANALYSIS_SIMULATIONS: Final = 150
"""For each decision."""
SLICE_SECONDS: Final = 0.5
"""After so long an analysis pauses, so that hints need not wait."""
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
                edition = parse_edition(game, document).edition
            state = game.begin(game.setup(question["players"], question["options"], edition))
            seen = []
        for actor, number in moves[len(seen) :]:
            state.apply(actor, number)
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
            return bots.make(question["bot"], state.game, 1, hurry=True)[0]
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


def answer(memory: Memory, players: Players, question: dict[str, Any]) -> Any:
    state = memory.position(question)
    if "do" in question:
        return advise(state, question)
    seat: Seat = question["seat"]
    bot = players.bot(question, state)
    legal = state.legal(seat)
    if len(legal) == 1:
        return legal[0]
    return bot.choose(Observation(state, seat, legal), SystemRandom())


def advise(state: State, question: dict[str, Any]) -> Any:
    """What `farshore.server.advice` asks."""
    if question["do"] == "hint":
        return hint_json(state, question["seat"])
    record = Record(state.setup, [(actor, move) for actor, move in question["moves"]])
    if question["do"] == "decisions":
        return analysis.decisions(record)
    if question["do"] == "choices":
        [judged] = analysis.analyse(record, ANALYSIS_SIMULATIONS, steps=[question["step"]])
        before = record.replay(judged.step)
        return {
            "simulations": judged.simulations,
            "choices": [choice_json(before, judged.seat, choice) for choice in judged.choices],
        }
    until = time.monotonic() + SLICE_SECONDS
    found: list[dict[str, Any]] = []
    for judged in analysis.analyse(record, ANALYSIS_SIMULATIONS, steps=question["steps"]):
        found.append(judged_json(record, judged))
        if time.monotonic() > until:
            break
    return found


def hint_json(state: State, seat: Seat) -> dict[str, Any]:
    moves = state.game.moves
    simulations = MASTER.simulations(state.game.info.name)
    limit = Both(Simulations(simulations), Seconds(HINT_SECONDS))
    hint = analysis.hint(state, seat, limit, SystemRandom())
    return {
        "seat": seat,
        "simulations": hint.simulations,
        "chances": [round(chance, 4) for chance in hint.chances],
        "move": moves.to_json(hint.choices[0].move),
        "choices": [choice_json(state, seat, choice) for choice in hint.choices],
    }


def choice_json(state: State, seat: Seat, choice: Choice) -> dict[str, Any]:
    moves = state.game.moves
    return {
        "move": moves.to_json(choice.move),
        "text": moves.text(choice.move),
        "number": choice.move,
        "chance": round(choice.value, 4),
        "visits": choice.visits,
        "line": line_json(state, seat, choice.line),
    }


def judged_json(record: Record, judged: analysis.DecisionReview) -> dict[str, Any]:
    moves = record.game.moves
    before = record.replay(judged.step)
    return {
        "step": judged.step,
        "seat": judged.seat,
        "move": moves.to_json(judged.move),
        "text": moves.text(judged.move),
        "facts": before.try_move(judged.seat, judged.move).facts(judged.seat),
        "chance": round(judged.chance, 4),
        "best": moves.to_json(judged.best),
        "best_text": moves.text(judged.best),
        "best_facts": before.try_move(judged.seat, judged.best).facts(judged.seat),
        "best_chance": round(judged.best_chance, 4),
        "cost": round(judged.cost, 4),
        "chances": [round(chance, 4) for chance in judged.chances],
    }


def line_json(state: State, seat: Seat, line: list[tuple[int, int]]) -> list[dict[str, Any]]:
    """An expected line, with what each move brings."""
    moves = state.game.moves
    shown: list[dict[str, Any]] = []
    for step in analysis.replay_line(state, seat, line, Random(0)):
        shown.append(
            {
                "seat": step.seat,
                "move": moves.to_json(step.move),
                "text": moves.text(step.move),
                "facts": step.state.try_move(step.seat, step.move).facts(seat),
            }
        )
    return shown


def main() -> None:
    os.nice(NICE)
    logging.basicConfig(level=logging.INFO, format="%(levelname)s %(message)s", stream=sys.stderr)
    # the server ends us this way; programs that we started end with us
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    memory = Memory()
    players = Players()
    out = sys.stdout
    sys.stdout = sys.stderr  # a bot that prints does not spoil the answer
    try:
        for line in sys.stdin:
            out.write(json.dumps(answer(memory, players, json.loads(line))) + "\n")
            out.flush()
    except KeyboardInterrupt:
        pass


if __name__ == "__main__":
    main()
