"""What runs in a worker process: says `ready`, then answers a question a line with a line of JSON.

The questions and answers are in `worker_messages.py`. A question holds setup and moves; the last
few positions are kept, so that usually only the newest moves are played. The bot gets an
`Observation`, never the position.
"""

from __future__ import annotations

import json
import logging
import os
import signal
import sys
import time
from collections import OrderedDict
from random import SystemRandom
from typing import Final

from pydantic_core import to_json

from farshore import analysis, bots
from farshore.bots import MASTER, Bot, Both, Observation, Seconds, Simulations
from farshore.collector import collect_rarely
from farshore.core.errors import BadOption, FaultyDocument, UnknownName
from farshore.core.record import Record
from farshore.core.registry import load
from farshore.core.state import State
from farshore.core.types import MoveId, Seat
from farshore.external import ExternalBot
from farshore.formats.editions import parse_edition, stored_edition
from farshore.server.messages.worker_messages import (
    QUESTION,
    AnalyseSteps,
    Answer,
    AskHint,
    CheckedEdition,
    CheckEdition,
    ChooseMove,
    Fault,
    GameRecord,
    HintAnswer,
    JudgedMove,
    ListDecisions,
    Question,
)
from farshore.server.visibility.advice import hint_answer, judged_choices, judged_move

MOST_KEPT: Final = 64
NICE: Final = 10
"""Lower priority than the server, so that people do not wait for bots."""
HINT_SECONDS: Final = 1.0
ANALYSIS_SIMULATIONS: Final = 150
"""For each decision."""
SLICE_SECONDS: Final = 0.5
"""After so long an analysis pauses, so that hints need not wait."""
ANSWERING: Final = 0.5
"""The share of a decision's time that a program has; the rest is for the bot that stands in."""
STARTING: Final = 0.25
"""The additional share if the program must be started first."""

log = logging.getLogger("farshore.server")


class Memory:
    """Positions by table."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, tuple[list[tuple[Seat, MoveId]], State]] = OrderedDict()

    def position(self, record: GameRecord) -> State:
        moves = record.moves
        seen, state = self._kept.pop(record.table, (moves[:0], None))
        if state is None or moves[: len(seen)] != seen:
            state, seen = beginning(record), []
        for actor, move in moves[len(seen) :]:
            state.apply(actor, move)
        self._kept[record.table] = (moves, state)
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return state


def beginning(record: GameRecord) -> State:
    game = load(record.game)
    if record.edition is None:
        edition = game.edition(record.data)
    else:
        edition = stored_edition(game, record.edition).edition
    return game.begin(game.setup(record.players, record.options, edition, rules=record.rules))


class Players:
    """The bots that have been asked; a program is kept and told which table it plays at."""

    def __init__(self) -> None:
        self._programs: Final[dict[str, ExternalBot]] = {}

    def bot(self, question: ChooseMove, state: State) -> Bot:
        if question.command is not None:
            return self._program(question, question.command, state)
        try:
            return bots.make(question.bot, state.game, 1, hurry=True)[0]
        except UnknownName:  # it was allowed when the table was made
            log.warning(
                "table %s: there is no bot %s any more; %s plays instead",
                question.record.table,
                question.bot,
                question.stand_in,
            )
            return bots.make(question.stand_in, state.game, 1)[0]

    def _program(self, question: ChooseMove, command: str, state: State) -> Bot:
        name = question.bot
        if name not in self._programs:
            self._programs[name] = ExternalBot(
                name,
                command,
                state.setup,
                question.seconds * ANSWERING,
                question.seconds * STARTING,
            )
        program = self._programs[name]
        program.begin(f"{question.record.table}/{question.seat}", state.setup)
        return program


def answer(memory: Memory, players: Players, question: Question) -> Answer:
    if isinstance(question, CheckEdition):
        return check_edition(question)
    state = memory.position(question.record)
    if isinstance(question, ChooseMove):
        return choose(state, players, question)
    if isinstance(question, AskHint):
        return hint(state, question.seat)
    record = Record(state.setup, question.record.moves)
    if isinstance(question, ListDecisions):
        return analysis.decisions(record)
    if isinstance(question, AnalyseSteps):
        return analyse(record, question.steps)
    [judged] = analysis.analyse(record, ANALYSIS_SIMULATIONS, steps=[question.step])
    return judged_choices(record, judged)


def check_edition(question: CheckEdition) -> CheckedEdition:
    try:
        parsed = parse_edition(load(question.game), json.loads(question.text))
    except (FaultyDocument, BadOption) as error:
        found = error.faults if isinstance(error, FaultyDocument) else [error.reason]
        faults = [Fault(key=each.key, params=each.params, game=each.game) for each in found]
        return CheckedEdition(name="", faults=faults)
    except RecursionError:
        deep = Fault(key="bad-edition", params={"count": 1}, game="")
        return CheckedEdition(name="", faults=[deep])
    return CheckedEdition(name=parsed.edition.name, faults=[])


def choose(state: State, players: Players, question: ChooseMove) -> MoveId:
    bot = players.bot(question, state)
    legal = state.legal(question.seat)
    if len(legal) == 1:
        return legal[0]
    return bot.choose(Observation(state, question.seat, legal), SystemRandom())


def hint(state: State, seat: Seat) -> HintAnswer:
    simulations = MASTER.simulations(state.game.info.name)
    limit = Both(Simulations(simulations), Seconds(HINT_SECONDS))
    return hint_answer(state, analysis.hint(state, seat, limit, SystemRandom()))


def analyse(record: Record, steps: list[int]) -> list[JudgedMove]:
    until = time.monotonic() + SLICE_SECONDS
    found: list[JudgedMove] = []
    for judged in analysis.analyse(record, ANALYSIS_SIMULATIONS, steps=steps):
        found.append(judged_move(record, judged))
        if time.monotonic() > until:
            break
    return found


def main() -> None:
    os.nice(NICE)
    collect_rarely()
    logging.basicConfig(level=logging.INFO, format="%(levelname)s %(message)s", stream=sys.stderr)
    # the server ends us this way; programs that we started end with us
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    memory = Memory()
    players = Players()
    out = sys.stdout
    sys.stdout = sys.stderr  # a bot that prints does not spoil the answer
    try:
        out.write("ready\n")
        out.flush()
        for line in sys.stdin:
            found = answer(memory, players, QUESTION.validate_json(line))
            out.write(to_json(found).decode() + "\n")
            out.flush()
    except KeyboardInterrupt:
        pass
    except BrokenPipeError:  # the server was killed: nobody waits for the answer
        os.dup2(os.open(os.devnull, os.O_WRONLY), out.fileno())


if __name__ == "__main__":
    main()
