"""How good a position is: heuristics for `greedy`, evaluations for the search.

To teach `greedy` the game `g`, add `farshore/bots/g.py`:

    class GHeuristic(Heuristic):
        def evaluate(self, state: State, seat: Seat) -> float: ...

    HEURISTIC: Final[Heuristic] = GHeuristic()

Only `evaluate` is needed. It is called thousands of times a game: read the fields of the game's
state directly, build no documents, and keep to the style that compiles. It may use everything in
the state that it gets, because that is always a sample of what the seat knows.

The search asks an `Evaluation` for the chances of all seats. Without one of its own
(`EVALUATION` in the same module) a game gets the one that follows from its heuristic.
"""

from __future__ import annotations

import importlib
from importlib.util import find_spec
from math import exp
from typing import Final

from mypy_extensions import mypyc_attr

from farshore.core.game import Setup
from farshore.core.result import Results
from farshore.core.state import State
from farshore.core.types import MoveId, Seat

WON: Final = 1000.0
"""The value of a won game, beside its points."""
PLACE_SHARE: Final = 0.04
"""The share of a final value that goes by place, so that a lost game is still played well."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristic:
    """Values positions by the running score. A game's own heuristic adds what its players know."""

    def evaluate(self, state: State, seat: Seat) -> float:
        """How good the position is for `seat`; more is better, points are a good measure.

        It is asked after a move of `seat`, in positions where anybody may be to move, and also
        when the game is over.
        """
        results = state.game.results(state)
        value = lead(results.scores, seat)
        return value + place_value(results, seat) if state.is_over() else value

    def is_quiet(self, state: State, seat: Seat) -> bool:
        """Whether a position in which `seat` decides can be evaluated as it stands.

        If not, `greedy` and the search look further (quiescence). Return False where a move is
        only half made (a ship has sailed but nothing was done yet), or they will not see what it
        is good for.
        """
        return True

    def expected_scores(self, state: State) -> list[float]:
        """What each side has and may hope for, in points; sides without a seat come last.

        A side is a seat, or an opponent without one such as an automaton. Only differences
        count. It is asked while the game goes on.
        """
        return [float(score) for score in state.game.results(state).scores]

    def score_scale(self, state: State) -> float:
        """The lead, in points, with which a game is won e times as often as it is lost."""
        return 8.0

    def par_score(self, state: State) -> float:
        """The score that a player alone reaches in half of the games."""
        return 50.0

    def resample_hidden_moves(self, state: State, seat: Seat) -> None:
        """Makes a sample more plausible: takes back what others have decided in secret.

        Sampling draws secret decisions at random. Once they are taken back, the search lets the
        others decide again, and sensibly.
        """

    def candidates(self, state: State, seat: Seat, legal: list[MoveId]) -> list[MoveId]:
        """The legal moves that are worth trying, at least one. Leaving moves out saves time."""
        return legal

    def search_candidates(self, state: State, seat: Seat, legal: list[MoveId]) -> list[MoveId]:
        """The same for the search, which also sees what a move is good for later on."""
        return self.candidates(state, seat, legal)


def lead(scores: list[int], seat: Seat) -> float:
    """Points of the seat above the mean of the others; its points if it is alone."""
    if len(scores) == 1:
        return float(scores[0])
    others = sum(scores) - scores[seat]
    return scores[seat] - others / (len(scores) - 1)


def place_value(results: Results, seat: Seat) -> float:
    """The value of a seat's place in a finished game; alone there is only the score."""
    seats = len(results.places)
    if seats == 1:
        return 0.0
    return WON * (seats + 1 - 2 * results.places[seat]) / (seats - 1)


@mypyc_attr(allow_interpreted_subclasses=True)
class PolicyValues:
    """A decision judged as it stands, without trying its moves."""

    def __init__(self, values: list[float]) -> None:
        self.values: Final = values
        """The chance of each seat to win."""

    def advantage(self, move: MoveId) -> float:
        """How much a move adds to the chance of the seat that decides; only differences count."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """The chance of each seat to win: what the search asks at the leaves of its tree."""

    def values(self, state: State) -> list[float]:
        """From 0 (lost) to 1 (won) for each seat, also when the game is over."""
        raise NotImplementedError

    def values_for(self, state: State, seat: Seat) -> list[float]:
        """The same as `seat` judges it: an evaluation may read what that seat knows, no more."""
        return self.values(state)

    def has_policy(self, setup: Setup) -> bool:
        """Whether it has a policy for games of this setup: it values moves without making them."""
        return False

    def needs_quiet(self, setup: Setup) -> bool:
        """Whether it cannot judge a move that is only half made, although it has a policy."""
        return False

    def policy_values(self, state: State, seat: Seat) -> PolicyValues | None:
        """The decision of `seat` judged at once; None if its moves have to be tried one by one."""
        return None


class HeuristicEvaluation(Evaluation):
    """Chances from a heuristic's expected scores: their softmax, with `score_scale` as unit."""

    def __init__(self, heuristic: Heuristic) -> None:
        self.heuristic: Final = heuristic

    def values(self, state: State) -> list[float]:
        heuristic = self.heuristic
        if not state.agenda:
            return final_values(state, heuristic)
        logits = heuristic.expected_scores(state)
        scale = heuristic.score_scale(state)
        if len(logits) == 1:
            return [1.0 / (1.0 + exp((heuristic.par_score(state) - logits[0]) / scale))]
        for side in range(len(logits)):
            logits[side] /= scale
        return softmax(logits, state.players)


@mypyc_attr(allow_interpreted_subclasses=True)
class LinearEvaluation(Evaluation):
    """A linear softmax model: each term of a side counts by a weight that was fitted to games.

    A weight may change as the game goes on: it is `weights[i] + trends[i] * (progress - 0.5)`.
    `tools/fit.py` plays the games and finds the numbers.
    """

    def __init__(self, heuristic: Heuristic, weights: list[float], trends: list[float]) -> None:
        self.alone: Final = HeuristicEvaluation(heuristic)
        """For players alone, and for finished games."""
        self.weights: Final = weights
        self.trends: Final = trends

    def terms(self, state: State) -> list[list[float]]:
        """The terms of each side in the order of the weights; asked while the game goes on."""
        raise NotImplementedError

    def progress(self, state: State) -> float:
        """From 0 at the beginning to about 1 at the end."""
        raise NotImplementedError

    def values(self, state: State) -> list[float]:
        if not state.agenda:
            return self.alone.values(state)
        sides = self.terms(state)
        if len(sides) == 1:
            return self.alone.values(state)
        late = self.progress(state) - 0.5
        weights = self.weights
        trends = self.trends
        logits: list[float] = []
        for terms in sides:
            logit = 0.0
            for at in range(len(terms)):
                term = terms[at]
                if term != 0.0:
                    logit += term * (weights[at] + late * trends[at])
            logits.append(logit)
        return softmax(logits, state.players)


def softmax(logits: list[float], seats: int) -> list[float]:
    """The softmax over all sides, for the first `seats` of them."""
    most = logits[0]
    for logit in logits:
        most = max(most, logit)
    total = 0.0
    powers: list[float] = []
    for logit in logits:
        power = exp(logit - most)
        total += power
        powers.append(power)
    values: list[float] = []
    for seat in range(seats):
        values.append(powers[seat] / total)
    return values


def final_values(state: State, heuristic: Heuristic) -> list[float]:
    """The values of a finished game: nearly all for winning, the rest by place."""
    results = state.game.results(state)
    sides = len(results.places)
    if sides == 1:
        score = float(results.scores[0])
        scale = heuristic.score_scale(state)
        return [1.0 / (1.0 + exp((heuristic.par_score(state) - score) / scale))]
    winners = results.places.count(1)
    values: list[float] = []
    for seat in range(state.players):
        place = results.places[seat]
        won = 1.0 / winners if place == 1 else 0.0
        values.append((1.0 - PLACE_SHARE) * won + PLACE_SHARE * (sides - place) / (sides - 1))
    return values


_heuristics: Final[dict[str, Heuristic]] = {}


def heuristic_of(game: str) -> Heuristic:
    """The heuristic of the game of this name."""
    if game not in _heuristics:
        name = f"farshore.bots.{game}"
        heuristic = Heuristic()
        if find_spec(name) is not None:
            found = importlib.import_module(name).HEURISTIC
            assert isinstance(found, Heuristic)
            heuristic = found
        _heuristics[game] = heuristic
    return _heuristics[game]


_evaluations: Final[dict[str, Evaluation]] = {}


def evaluation_of(game: str) -> Evaluation:
    """The evaluation of the game of this name: `EVALUATION` of its module, if there is one."""
    if game not in _evaluations:
        name = f"farshore.bots.{game}"
        evaluation: Evaluation = HeuristicEvaluation(heuristic_of(game))
        if find_spec(name) is not None:
            found = getattr(importlib.import_module(name), "EVALUATION", evaluation)
            assert isinstance(found, Evaluation)
            evaluation = found
        _evaluations[game] = evaluation
    return _evaluations[game]
