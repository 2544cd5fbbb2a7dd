"""A program as a bot."""

from __future__ import annotations

import hashlib
import json
import logging
from random import Random
from typing import Final

from farshore.bots import Bot, GreedyBot, Observation, heuristic_of
from farshore.core.errors import FarshoreError
from farshore.core.game import Setup
from farshore.core.types import MoveId, Seat
from farshore.external.process import Failed, Process, arguments, shown

PROTOCOL: Final = 1
ANSWER_SECONDS: Final = 10.0
"""How long a program may think about a decision if nothing else is said."""
START_SECONDS: Final = 10.0
"""How long it may take from its start to its first `ready`."""
MOST_FAILURES: Final = 3
"""After so many failures in a game the program is not asked again before the next game."""
MOST_REMEMBERED: Final = 1000
"""Games whose failures are remembered: a server comes back to a game after others."""

log = logging.getLogger("farshore.bots")


class ExternalBot(Bot):
    """Asks a program. If that fails, the program is ended and `greedy` decides instead.

    A failure costs the program this one decision; it is started anew for the next. After a few
    failures `greedy` plays the game to its end, so that nobody waits for a broken program long;
    and all further games if the program has never been ready.
    """

    def __init__(
        self,
        name: str,
        command: str,
        setup: Setup,
        answer_seconds: float = ANSWER_SECONDS,
        start_seconds: float = START_SECONDS,
    ) -> None:
        """`name`: what messages call it."""
        self.name: Final = name
        self.forfeits = 0
        """Decisions that `greedy` took instead."""
        self._words: Final = arguments(command)
        self._answer_seconds: Final = answer_seconds
        self._start_seconds: Final = start_seconds
        self._instead: Final = GreedyBot(heuristic_of(setup.game.info.name))
        self._setup = setup
        self._match = ""
        self._seat = -1
        """The seat that the program was told; -1 if it does not know the game yet."""
        self._failures: Final[dict[str, int]] = {}
        """By game."""
        self._works = False
        """Whether it was ever ready."""
        self._asked = 0
        self._process: Process | None = None

    def begin(self, match: str, setup: Setup | None = None) -> None:
        """From now on decisions are of this game; `setup`: if it may be of another kind."""
        if match != self._match:
            self._match = match
            self._setup = self._setup if setup is None else setup
            self._seat = -1

    def choose(self, observation: Observation, rng: Random) -> MoveId:
        if not self._given_up():
            try:
                return self._answer(observation)
            except Failed as error:
                self._fail(observation.seat, str(error))
        self.forfeits += 1
        return self._instead.choose(observation, rng)

    def close(self) -> None:
        """Ends the program; the next decision would start it again."""
        self._end(patient=True)

    # --- what is said

    def _answer(self, observation: Observation) -> int:
        if observation.seat != self._seat:
            self._hello(observation.seat)
        assert self._process is not None
        moves = self._setup.game.moves
        self._asked += 1
        question = {
            "type": "decide",
            "id": self._asked,
            "deadline": self._answer_seconds,
            "view": observation.view(),
            "legal": [
                {"number": move, "text": moves.text(move), "value": moves.to_json(move)}
                for move in observation.legal
            ],
        }
        line = self._process.ask(_line(question), self._answer_seconds)
        answer = _object(line)
        if answer.get("id") != self._asked or isinstance(answer.get("id"), bool):
            raise Failed(f"the answer has not the id {self._asked}: {shown(line)}")
        move = self._number(answer.get("move"), line)
        if move not in observation.legal:
            raise Failed(f"the move is not legal: {shown(line)}")
        return move

    def _hello(self, seat: Seat) -> None:
        """Starts the program if it does not run, and tells it what it plays."""
        seconds = self._answer_seconds
        if self._process is None:
            self._process = Process(self._words)
            seconds = self._start_seconds
        setup = self._setup
        hello = {
            "type": "hello",
            "protocol": PROTOCOL,
            "game": setup.game.info.name,
            "rules": setup.rules,
            "edition": setup.edition.name,
            "options": setup.options,
            "rulings": setup.chosen_rulings(),
            "players": setup.players,
            "seat": seat,
            "match": _opaque(self._match),
        }
        line = self._process.ask(_line(hello), seconds)
        if _object(line).get("type") != "ready":
            raise Failed(f"it did not say that it is ready: {shown(line)}")
        self._seat = seat
        self._works = True

    def _number(self, move: object, line: str) -> int:
        """The move in any of its three faces."""
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
        return move

    # --- failures

    def _given_up(self) -> bool:
        failures = self._failures
        if not self._works:  # what could never be started need not be tried again and again
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
        self._seat = -1
        if process is not None:
            process.end(patient)


def _opaque(match: str) -> str:
    """The name of a game as a program gets it: it tells neither the seed nor the table."""
    return hashlib.blake2b(match.encode(), digest_size=8).hexdigest()


def _line(document: object) -> str:
    return json.dumps(document, separators=(",", ":"))


def _object(line: str) -> dict[str, object]:
    try:
        document: object = json.loads(line)
    except (ValueError, RecursionError):
        document = None
    if not isinstance(document, dict):
        raise Failed(f"not a JSON object: {shown(line)}")
    return document
