"""How good a position is: what `greedy` asks of a game.

To teach `greedy` the game `g`, add `farshore/bots/g.py`:

    class GJudge(Judge):
        def evaluate(self, state: State, seat: Seat) -> float: ...

    JUDGE: Final[Judge] = GJudge()

Only `evaluate` is needed. It is asked thousands of times a game: go straight to the fields of the
game's state, make no documents, and keep to the style that compiles. It may use everything of the
state it is given, because that is always a sample of what the seat knows.
"""

from __future__ import annotations

import importlib
from importlib.util import find_spec
from math import exp, log
from typing import Final

from mypy_extensions import mypyc_attr

from farshore.core.result import Results
from farshore.core.state import State
from farshore.core.types import MoveId, Seat

WON: Final = 1000.0
"""What a won game is worth, beside its points."""
CONSOLATION: Final = 0.04
"""What the search gives for places, beside winning: a lost game is played on all the same."""
LEAST: Final = 1e-6
"""Chances that are as good as none."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Judges by the running score. A game's own judge adds what its players know by heart."""

    def evaluate(self, state: State, seat: Seat) -> float:
        """How good the position is for `seat`; more is better, points are a good measure.

        It is asked after a move of `seat`, in positions where anybody may be to move, and also
        when the game is over.
        """
        results = state.game.results(state)
        worth = lead(results.scores, seat)
        return worth + outcome(results, seat) if state.is_over() else worth

    def settled(self, state: State, seat: Seat) -> bool:
        """Whether a position in which `seat` decides can be judged as it stands.

        If not, `greedy` looks one move further: say False where a move is only half made (a ship
        has sailed but nothing was done yet), or `greedy` will not see what it is good for.
        """
        return True

    def worths(self, state: State) -> list[float]:
        """What each side has and may hope for, in points; sides without a seat come last.

        Only differences count. It is asked while the game goes on.
        """
        return [float(score) for score in state.game.results(state).scores]

    def doubt(self, state: State) -> float:
        """The lead, in points, with which a game is won e times as often as it is lost."""
        return 8.0

    def par(self, state: State) -> float:
        """The score that a seat which plays alone reaches in half of its games."""
        return 50.0

    def rethink(self, state: State, seat: Seat) -> None:
        """Makes a sample more likely: what others have decided in secret may be undone.

        Sampling draws any secret decision; the search lets the others decide sensibly instead.
        """

    def candidates(self, state: State, seat: Seat, legal: list[MoveId]) -> list[MoveId]:
        """The legal moves that are worth a thought, at least one. Leaving out saves time."""
        return legal

    def worth_searching(self, state: State, seat: Seat, legal: list[MoveId]) -> list[MoveId]:
        """The same for the search, which also sees what a move is good for later on."""
        return self.candidates(state, seat, legal)


def lead(scores: list[int], seat: Seat) -> float:
    """Points of the seat above the mean of the others; its points if it is alone."""
    if len(scores) == 1:
        return float(scores[0])
    others = sum(scores) - scores[seat]
    return scores[seat] - others / (len(scores) - 1)


def outcome(results: Results, seat: Seat) -> float:
    """What the place in a finished game is worth; without others there is only the score."""
    seats = len(results.places)
    if seats == 1:
        return 0.0
    return WON * (seats + 1 - 2 * results.places[seat]) / (seats - 1)


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """The chances of each seat: what the search asks. A learned one can take its place."""

    def values(self, state: State) -> list[float]:
        """From 0 (lost) to 1 (won) for each seat, also when the game is over."""
        raise NotImplementedError

    def clues(self, state: State) -> list[list[float]]:
        """What it goes by, for each side: numbers for a learner, asked while the game goes on.

        Their sum, weighed by `clue_weights`, says what a side is worth, as `shares` takes it.
        """
        return [[log(max(chance, LEAST))] for chance in self.values(state)]

    def clue_weights(self) -> list[float]:
        """How much each clue counts, as far as the evaluation knows."""
        return [1.0]


class JudgedChances(Evaluation):
    """The chances that follow from what a judge thinks the sides are worth."""

    def __init__(self, judge: Judge) -> None:
        self.judge: Final = judge

    def values(self, state: State) -> list[float]:
        judge = self.judge
        if not state.agenda:
            return final_values(state, judge)
        worths = judge.worths(state)
        doubt = judge.doubt(state)
        if len(worths) == 1:
            return [1.0 / (1.0 + exp((judge.par(state) - worths[0]) / doubt))]
        for side in range(len(worths)):
            worths[side] /= doubt
        return shares(worths, state.players)


@mypyc_attr(allow_interpreted_subclasses=True)
class FittedChances(Evaluation):
    """The chances that many games have shown: each trait of a side counts by a fitted weight.

    A weight may change as the game goes on: it is `weights[i] + trends[i] * (progress - 0.5)`.
    `tools/fit.py` plays the games and finds the numbers.
    """

    def __init__(self, judge: Judge, weights: list[float], trends: list[float]) -> None:
        self.alone: Final = JudgedChances(judge)
        """For who has nobody to be compared with."""
        self.weights: Final = weights
        self.trends: Final = trends

    def traits(self, state: State) -> list[list[float]]:
        """What counts, for each side in the order of the weights; asked while the game goes on.

        Sides are the seats, and after them opponents without one.
        """
        raise NotImplementedError

    def progress(self, state: State) -> float:
        """From 0 at the beginning to about 1 at the end."""
        raise NotImplementedError

    def values(self, state: State) -> list[float]:
        if not state.agenda:
            return self.alone.values(state)
        sides = self.traits(state)
        if len(sides) == 1:
            return self.alone.values(state)
        late = self.progress(state) - 0.5
        weights = self.weights
        trends = self.trends
        worths: list[float] = []
        for traits in sides:
            worth = 0.0
            for at in range(len(traits)):
                trait = traits[at]
                if trait != 0.0:
                    worth += trait * (weights[at] + late * trends[at])
            worths.append(worth)
        return shares(worths, state.players)

    def clues(self, state: State) -> list[list[float]]:
        """The traits, and each of them once more by how late it is."""
        late = self.progress(state) - 0.5
        size = len(self.weights)
        found: list[list[float]] = []
        for traits in self.traits(state):
            clues = [0.0] * (2 * size)
            for at in range(len(traits)):
                clues[at] = traits[at]
                clues[size + at] = late * traits[at]
            found.append(clues)
        return found

    def clue_weights(self) -> list[float]:
        return self.weights + self.trends


def shares(worths: list[float], seats: int) -> list[float]:
    """The chance of each seat: e times as much for every 1 that it is worth more."""
    most = worths[0]
    for worth in worths:
        most = max(most, worth)
    total = 0.0
    powers: list[float] = []
    for worth in worths:
        power = exp(worth - most)
        total += power
        powers.append(power)
    values: list[float] = []
    for seat in range(seats):
        values.append(powers[seat] / total)
    return values


def final_values(state: State, judge: Judge) -> list[float]:
    """A finished game: winning is nearly all; the rest goes by the place."""
    results = state.game.results(state)
    sides = len(results.places)
    if sides == 1:
        score = float(results.scores[0])
        return [1.0 / (1.0 + exp((judge.par(state) - score) / judge.doubt(state)))]
    winners = results.places.count(1)
    values: list[float] = []
    for seat in range(state.players):
        place = results.places[seat]
        won = 1.0 / winners if place == 1 else 0.0
        values.append((1.0 - CONSOLATION) * won + CONSOLATION * (sides - place) / (sides - 1))
    return values


_judges: Final[dict[str, Judge]] = {}


def judge_of(game: str) -> Judge:
    """The judge of the game of this name."""
    if game not in _judges:
        name = f"farshore.bots.{game}"
        judge = Judge()
        if find_spec(name) is not None:
            found = importlib.import_module(name).JUDGE
            assert isinstance(found, Judge)
            judge = found
        _judges[game] = judge
    return _judges[game]


_evaluations: Final[dict[str, Evaluation]] = {}


def evaluation_of(game: str) -> Evaluation:
    """The chances by seat in the game of this name: `EVALUATION` of its module, if there is one."""
    if game not in _evaluations:
        name = f"farshore.bots.{game}"
        evaluation: Evaluation = JudgedChances(judge_of(game))
        if find_spec(name) is not None:
            found = getattr(importlib.import_module(name), "EVALUATION", evaluation)
            assert isinstance(found, Evaluation)
            evaluation = found
        _evaluations[game] = evaluation
    return _evaluations[game]
