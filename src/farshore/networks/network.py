"""A network: its weights, and the forward pass in plain code that compiles.

A network reads the features of one seat (what that seat knows) and gives a logit for every seat,
the reading seat first and the others in the direction of play. The softmax over them is each
seat's chance to win. A player alone has one logit, and its sigmoid is the chance. There is one
layer of rectified hidden units between.

A network may also judge the moves of the seat that decides (the policy): a logit for every move of
the game, read off the same hidden units. Differences between them, in units of `POLICY_SCALE`, are
differences of the chance to win.
"""

from __future__ import annotations

from typing import Final

from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i64

from farshore.core.game import Setup

BLOCK: Final = 8
"""Hidden units are computed eight at a time, so that their sums stay in registers; a number of
hidden units is a multiple of it. Measured: 1.6 times as fast as one input after the other."""
POLICY_SCALE: Final = 30.0
"""A move that adds 1/30 to the chance to win has a logit that is greater by 1."""
_WORD: Final = 8
"""Bytes that are compared with zero at once: most features are zero."""


class Network:
    """The weights; made for one game, number of players, and number of features."""

    def __init__(
        self,
        game: str,
        rules: int,
        edition: str,
        players: int,
        features: int,
        inner: list[float],
        biases: list[float],
        outer: list[float],
        outer_biases: list[float],
        policy: list[float],
        policy_biases: list[float],
    ) -> None:
        self.game: Final = game
        self.rules: Final = rules
        """The version of the rules that it learned from."""
        self.edition: Final = edition
        """The edition that it learned from."""
        self.players: Final = players
        self.features: Final = features
        """How many features it reads."""
        self.inner: Final = inner
        """The weights from features to hidden units, `feature * units + unit`."""
        self.biases: Final = biases
        """The bias of each hidden unit."""
        self.outer: Final = outer
        """The weights from hidden units to logits, `unit * players + seat`."""
        self.outer_biases: Final = outer_biases
        """The bias of each logit."""
        self.policy: Final = policy
        """The weights from hidden units to the logits of moves, `move * units + unit`; [] if it
        does not judge moves."""
        self.policy_biases: Final = policy_biases
        """The bias of each move's logit; [] if it does not judge moves."""

    def fits(self, setup: Setup) -> bool:
        """Whether it can be used for such games: it reads as many features and knows the moves."""
        if (setup.game.info.name, setup.players) != (self.game, self.players):
            return False
        features = setup.game.features(setup)
        if features is None or features.size != self.features:
            return False
        return not self.policy_biases or len(self.policy_biases) == len(setup.game.moves)

    def learned_from(self, setup: Setup) -> bool:
        """Whether it learned from games by these rules, with this edition."""
        return (setup.rules, setup.edition.name) == (self.rules, self.edition)


class ForwardPass:
    """Evaluates a network: its weights as packed arrays, and room for what is computed."""

    def __init__(self, network: Network) -> None:
        self._seats: Final[i64] = len(network.outer_biases)
        self._inner: Final = vec[float](network.inner)
        self._biases: Final = vec[float](network.biases)
        self._outer: Final = vec[float](network.outer)
        self._outer_biases: Final = network.outer_biases
        self._hidden: Final = vec[float](network.biases)
        self._places: Final = vec[i64]([0] * network.features)
        self._values: Final = vec[float]([0.0] * network.features)
        self._policy: Final = vec[float](network.policy)
        self._policy_biases: Final = vec[float](network.policy_biases)
        self.has_policy: Final = len(network.policy) > 0
        """Whether the network has a policy."""

    def logits(self, row: bytes) -> list[float]:
        """The logits of all seats, that of the seat whose features these are first."""
        self._fill_hidden(self._collect(row))
        hidden = self._hidden
        outer = self._outer
        seats = self._seats
        units: i64 = len(hidden)
        found: list[float] = []
        seat: i64
        unit: i64
        for seat in range(seats):
            logit = self._outer_biases[seat]
            for unit in range(units):
                logit += hidden[unit] * outer[unit * seats + seat]
            found.append(logit)
        return found

    def hidden(self) -> vec[float]:
        """The hidden units of the last row, for `move_logit`."""
        hidden = self._hidden
        return hidden[0 : len(hidden)]

    def move_logit(self, hidden: vec[float], move: i64) -> float:
        """The logit of a move in the position with these hidden units."""
        policy = self._policy
        units: i64 = len(hidden)
        place: i64 = move * units
        logit = self._policy_biases[move]
        unit: i64
        for unit in range(units):
            logit += hidden[unit] * policy[place + unit]
        return logit

    def _collect(self, row: bytes) -> i64:
        """Collects the features that are not zero; returns how many there are."""
        places = self._places
        values = self._values
        units: i64 = len(self._biases)
        end: i64 = len(row)
        found: i64 = 0
        at: i64 = 0
        while at < end:
            if at + _WORD <= end and read_i64_le(row, at) == 0:
                at += _WORD
                continue
            stop: i64 = at + _WORD
            stop = min(stop, end)
            while at < stop:
                value = row[at]
                if value != 0:
                    places[found] = at * units
                    values[found] = float(value)
                    found += 1
                at += 1
        return found

    def _fill_hidden(self, found: i64) -> None:
        """Computes the hidden units from the features that were collected."""
        places = self._places
        values = self._values
        biases = self._biases
        inner = self._inner
        units: i64 = len(biases)
        first: i64 = 0
        at: i64
        while first < units:
            sum0 = biases[first]
            sum1 = biases[first + 1]
            sum2 = biases[first + 2]
            sum3 = biases[first + 3]
            sum4 = biases[first + 4]
            sum5 = biases[first + 5]
            sum6 = biases[first + 6]
            sum7 = biases[first + 7]
            for at in range(found):
                place = places[at] + first
                value = values[at]
                sum0 += value * inner[place]
                sum1 += value * inner[place + 1]
                sum2 += value * inner[place + 2]
                sum3 += value * inner[place + 3]
                sum4 += value * inner[place + 4]
                sum5 += value * inner[place + 5]
                sum6 += value * inner[place + 6]
                sum7 += value * inner[place + 7]
            self._rectify(first, sum0, sum1, sum2, sum3)
            self._rectify(first + 4, sum4, sum5, sum6, sum7)
            first += BLOCK

    def _rectify(self, first: i64, a: float, b: float, c: float, d: float) -> None:
        hidden = self._hidden
        hidden[first] = max(a, 0.0)
        hidden[first + 1] = max(b, 0.0)
        hidden[first + 2] = max(c, 0.0)
        hidden[first + 3] = max(d, 0.0)
