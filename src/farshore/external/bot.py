"""A bot that is a program in a process of its own."""

from __future__ import annotations

import hashlib
import logging
from random import Random
from typing import Final

from farshore.bots import Bot, GreedyBot, Observation, heuristic_of
from farshore.core.errors import FarshoreError
from farshore.core.features import Features
from farshore.core.game import Setup
from farshore.core.result import Results
from farshore.core.types import MoveId, Seat
from farshore.external.messages import (
    WANTS_END,
    WANTS_OBSERVATION,
    decide,
    end,
    hello,
    read_answer,
    read_ready,
    to_line,
)
from farshore.external.process import Failed, Process, arguments, shown

ANSWER_SECONDS: Final = 10.0
"""How long a program may think about a decision by default."""
START_SECONDS: Final = 10.0
"""How long it may take from its start to its first `ready`."""
MOST_FAILURES: Final = 3
"""Failures in a game after which the program is not asked again in it."""
MOST_REMEMBERED: Final = 1000
"""Games whose failures are remembered; a server goes back and forth between games."""

log = logging.getLogger("farshore.bots")


class ExternalBot(Bot):
    """Asks a program. If that fails, the program is ended and `greedy` decides instead.

    A failure costs the program this one decision; it is started again for the next. After a few
    failures `greedy` plays the game to its end, so that nobody waits long for a broken program. If
    the program has never been ready, `greedy` plays all further games too.
    """

    def __init__(
        self,
        name: str,
        command: str,
        setup: Setup,
        answer_seconds: float = ANSWER_SECONDS,
        start_seconds: float = START_SECONDS,
    ) -> None:
        """`name`: its name in log messages."""
        self.name: Final = name
        self.forfeits = 0
        """Decisions that `greedy` took instead."""
        self._words: Final = arguments(command)
        self._answer_seconds: Final = answer_seconds
        self._start_seconds: Final = start_seconds
        self._instead: Final = GreedyBot(heuristic_of(setup.game.info.name))
        self._setup = setup
        self._match = ""
        self._seat: Seat | None = None
        """The seat that the last `hello` named; None if the program does not know this game yet."""
        self._failures: Final[dict[str, int]] = {}
        """By game."""
        self._works = False
        """Whether it was ever ready."""
        self._wants: frozenset[str] = frozenset()
        """What it asked for when it was last ready."""
        self._features: Features | None = None
        self._forfeits_before = 0
        """Forfeits before this game."""
        self._asked = 0
        self._process: Process | None = None

    def begin(self, match: str, setup: Setup | None = None) -> None:
        """Decisions belong to this game from now on. `setup` is given if it may be another one."""
        if match != self._match:
            self._match = match
            self._setup = self._setup if setup is None else setup
            self._seat = None
            self._features = None
            self._forfeits_before = self.forfeits

    def finish(self, results: Results) -> None:
        """Tells the program how this game ended, if it was asked in it and wants to know."""
        if self._process is not None and self._seat is not None and WANTS_END in self._wants:
            forfeits = self.forfeits - self._forfeits_before
            self._process.tell(to_line(end(_opaque(self._match), results, forfeits)))

    def choose(self, observation: Observation, rng: Random) -> MoveId:
        if not self._given_up():
            try:
                return self._ask(observation)
            except Failed as error:
                self._fail(observation.seat, str(error))
        self.forfeits += 1
        return self._instead.choose(observation, rng)

    def close(self) -> None:
        """Ends the program. The next decision would start it again."""
        self._end(patient=True)

    # --- questions and answers

    def _ask(self, observation: Observation) -> MoveId:
        """The program's move."""
        if observation.seat != self._seat:
            self._open_game(observation.seat)
        assert self._process is not None
        self._asked += 1
        question = decide(
            self._asked,
            self._answer_seconds,
            observation,
            self._setup.game.moves,
            self._features,
        )
        line = self._process.ask(to_line(question), self._answer_seconds)
        move = self._number(read_answer(line, self._asked).move, line)
        if move not in observation.legal:
            raise Failed(f"the move is not legal: {shown(line)}")
        return move

    def _open_game(self, seat: Seat) -> None:
        """Starts the program if it does not run, and tells it what it plays."""
        seconds = self._answer_seconds
        if self._process is None:
            self._process = Process(self._words)
            seconds = self._start_seconds
        message = hello(self._setup, seat, _opaque(self._match))
        self._wants = read_ready(self._process.ask(to_line(message), seconds))
        if WANTS_OBSERVATION in self._wants and self._features is None:
            self._features = self._setup.game.features(self._setup)
        self._seat = seat
        self._works = True

    def _number(self, move: object, line: str) -> MoveId:
        """The number of a move that came as number, text or value."""
        moves = self._setup.game.moves
        try:
            if isinstance(move, str):
                return moves.number(move)
            if isinstance(move, dict):
                return moves.from_json(move)
            moves.check(move)
        except FarshoreError as error:
            raise Failed(f"no such move: {shown(line)}") from error
        assert isinstance(move, int)
        return MoveId(move)

    # --- failures

    def _given_up(self) -> bool:
        failures = self._failures
        if not self._works:  # a program that never started will not start now
            return sum(failures.values()) >= MOST_FAILURES
        return failures.get(self._match, 0) >= MOST_FAILURES

    def _fail(self, seat: Seat, why: str) -> None:
        self._failures[self._match] = self._failures.get(self._match, 0) + 1
        if len(self._failures) > MOST_REMEMBERED:
            del self._failures[next(iter(self._failures))]
        said = "" if self._process is None else self._process.last_words()
        log.warning(
            "bot %s, seat %d of %s: %s%s; greedy decides instead%s",
            self.name,
            seat,
            self._setup.game.info.name,
            why,
            f" (it said: {said})" if said else "",
            self._how_long(),
        )
        self._end()

    def _how_long(self) -> str:
        if not self._given_up():
            return ""
        return ", to the end of this game" if self._works else ", from now on"

    def _end(self, patient: bool = False) -> None:
        process, self._process = self._process, None
        self._seat = None
        if process is not None:
            process.end(patient)


def _opaque(match: str) -> str:
    """The name of a game as the program gets it: it gives away neither the seed nor the table."""
    return hashlib.blake2b(match.encode(), digest_size=8).hexdigest()
