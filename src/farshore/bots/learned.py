"""A learned evaluation: a small network that has seen many games (`farshore train`).

It reads what a seat knows (the game's features) and what the game's own evaluation goes by (its
clues), and says what the seat is worth, as `shares` takes it. Clues count directly, with weights
of their own, and all numbers count through a layer of hidden units, which can see what only
matters together. A network that has learned nothing weighs the clues as the evaluation does, and
then the search plays as it does without.

Learning needs numpy; playing does not: this is plain code that compiles.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from farshore.bots.evaluate import Evaluation, shares
from farshore.core.features import Features
from farshore.core.game import Setup
from farshore.core.state import State
from farshore.core.types import Seat


class Net:
    """The numbers of a network; made for one game, number of players, features and clues.

    It reads the features, the seat's own clues and the mean of the others' clues, in this order.
    """

    def __init__(
        self,
        game: str,
        players: int,
        features: int,
        clues: int,
        direct: list[float],
        inner: list[float],
        biases: list[float],
        outer: list[float],
    ) -> None:
        self.game: Final = game
        self.players: Final = players
        self.features: Final = features
        """How many features it reads; 0 if it goes by the clues alone."""
        self.clues: Final = clues
        self.direct: Final = direct
        """The weight of each number by itself."""
        self.inner: Final = inner
        """The weights of each number in every hidden unit."""
        self.biases: Final = biases
        """Where each hidden unit begins to speak up."""
        self.outer: Final = outer
        """The weight of each hidden unit."""

    def fits(self, setup: Setup) -> bool:
        """Whether it was made for such a game."""
        if (setup.game.info.name, setup.players) != (self.game, self.players):
            return False
        features = setup.game.features(setup)
        return self.features == 0 or (features is not None and features.size == self.features)


class Layers:
    """A network at work: packed numbers, and a place for the hidden units."""

    def __init__(self, net: Net) -> None:
        self._direct: Final = vec[float](net.direct)
        self._inner: Final = vec[float](net.inner)
        self._biases: Final = vec[float](net.biases)
        self._outer: Final = vec[float](net.outer)
        self._hidden: Final = vec[float](net.biases)

    def worth(self, row: bytes, own: list[float], others: list[float]) -> float:
        """What a seat is worth, as `shares` takes it."""
        hidden = self._hidden
        biases = self._biases
        units: i64 = len(biases)
        unit: i64
        for unit in range(units):
            hidden[unit] = biases[unit]
        worth = 0.0
        at: i64
        for at in range(len(row)):
            number = row[at]
            if number != 0:
                worth += self._add(at, float(number))
        at = len(row)
        for value in own:
            if value != 0.0:
                worth += self._add(at, value)
            at += 1
        for value in others:
            if value != 0.0:
                worth += self._add(at, value)
            at += 1
        outer = self._outer
        for unit in range(units):
            if hidden[unit] > 0.0:
                worth += hidden[unit] * outer[unit]
        return worth

    def _add(self, at: i64, value: float) -> float:
        """Lets a number count in every hidden unit; gives what it counts by itself."""
        hidden = self._hidden
        inner = self._inner
        units: i64 = len(hidden)
        place: i64 = at * units
        unit: i64
        for unit in range(units):
            hidden[unit] += value * inner[place + unit]
        return value * self._direct[at]


class LearnedChances(Evaluation):
    """The chances by a network; by the game's own evaluation where no network fits."""

    def __init__(self, base: Evaluation, nets: list[Net]) -> None:
        self.base: Final = base
        self.nets: Final = nets
        self._setup: Setup | None = None
        self._layers: Layers | None = None
        self._features: Features | None = None

    def values(self, state: State) -> list[float]:
        if state.setup is not self._setup:
            self._meet(state.setup)
        layers = self._layers
        if layers is None or not state.agenda:
            return self.base.values(state)
        sides = self.base.clues(state)
        features = self._features
        worths: list[float] = []
        for seat in range(state.players):
            row = b"" if features is None else features.row(state, seat)
            worths.append(layers.worth(row, sides[seat], mean_of_others(sides, seat)))
        return shares(worths, state.players)

    def clues(self, state: State) -> list[list[float]]:
        return self.base.clues(state)

    def clue_weights(self) -> list[float]:
        return self.base.clue_weights()

    def _meet(self, setup: Setup) -> None:
        """Another game begins, or another kind of game: the network for it."""
        self._setup = setup
        self._layers = None
        self._features = None
        for net in self.nets:
            if net.fits(setup) and net.clues == len(self.base.clue_weights()):
                self._layers = Layers(net)
                if net.features > 0:
                    self._features = setup.game.features(setup)


def mean_of_others(sides: list[list[float]], seat: Seat) -> list[float]:
    """The clues of the other sides, on average."""
    if len(sides) == 2:
        return sides[1 - seat]
    size = len(sides[seat])
    mean = [0.0] * size
    part = 1.0 / (len(sides) - 1)
    for side in range(len(sides)):
        if side != seat:
            clues = sides[side]
            for at in range(size):
                mean[at] += part * clues[at]
    return mean
