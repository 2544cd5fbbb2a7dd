"""A value network: its weights, and the forward pass in plain code that compiles.

A network reads, for one seat, the game's features (what the seat knows) and the terms of the
game's own evaluation. It returns a logit; the softmax over all seats gives their chances to win.
Every input has a direct weight, and all inputs also feed one layer of rectified hidden units, which
can see what only matters together. A network that has learned nothing weighs the terms as the
evaluation does, so the search then plays as it does without one.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from farshore.core.game import Setup


class Network:
    """The weights; made for one game, number of players, and numbers of features and terms.

    The inputs are, in this order: the features, the seat's own evaluation terms, and the mean of
    the others' terms.
    """

    def __init__(
        self,
        game: str,
        players: int,
        features: int,
        terms: int,
        direct: list[float],
        inner: list[float],
        biases: list[float],
        outer: list[float],
    ) -> None:
        self.game: Final = game
        self.players: Final = players
        self.features: Final = features
        """How many features it reads; 0 if it reads the terms alone."""
        self.terms: Final = terms
        self.direct: Final = direct
        """The direct weight of each input."""
        self.inner: Final = inner
        """The weights from inputs to hidden units, `input * units + unit`."""
        self.biases: Final = biases
        """The bias of each hidden unit."""
        self.outer: Final = outer
        """The weight of each hidden unit in the output."""

    def fits(self, setup: Setup) -> bool:
        """Whether it was made for such a game."""
        if (setup.game.info.name, setup.players) != (self.game, self.players):
            return False
        features = setup.game.features(setup)
        return self.features == 0 or (features is not None and features.size == self.features)


class ForwardPass:
    """Evaluates a network: its weights as packed arrays, and a buffer for the hidden units."""

    def __init__(self, network: Network) -> None:
        self._direct: Final = vec[float](network.direct)
        self._inner: Final = vec[float](network.inner)
        self._biases: Final = vec[float](network.biases)
        self._outer: Final = vec[float](network.outer)
        self._hidden: Final = vec[float](network.biases)

    def logit(self, row: bytes, own: list[float], others: list[float]) -> float:
        """The output for one seat: its features, its terms, and the mean of the others' terms."""
        hidden = self._hidden
        biases = self._biases
        units: i64 = len(biases)
        unit: i64
        for unit in range(units):
            hidden[unit] = biases[unit]
        logit = 0.0
        at: i64
        for at in range(len(row)):
            number = row[at]
            if number != 0:
                logit += self._add(at, float(number))
        at = len(row)
        for value in own:
            if value != 0.0:
                logit += self._add(at, value)
            at += 1
        for value in others:
            if value != 0.0:
                logit += self._add(at, value)
            at += 1
        outer = self._outer
        for unit in range(units):
            if hidden[unit] > 0.0:
                logit += hidden[unit] * outer[unit]
        return logit

    def _add(self, at: i64, value: float) -> float:
        """Adds an input to every hidden unit; returns what it adds to the output directly."""
        hidden = self._hidden
        inner = self._inner
        units: i64 = len(hidden)
        place: i64 = at * units
        unit: i64
        for unit in range(units):
            hidden[unit] += value * inner[place + unit]
        return value * self._direct[at]
