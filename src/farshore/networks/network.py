"""A network: its weights, and the forward pass in plain code that compiles.

A network reads the features of one seat (what that seat knows) and gives a logit for every seat,
the reading seat first and the others in the direction of play. The softmax over them is each
seat's chance to win. A player alone has one logit, and its sigmoid is the chance. There is one
layer of rectified hidden units between.

A network may also judge the moves of the seat that decides (the policy): a logit for every move of
the game, read off the same hidden units. Differences between them, in units of `POLICY_SCALE`, are
differences of the chance to win.

A network that corrects says what the game's own evaluation lacks: both logits are added. One that
has learned nothing yet is that evaluation.
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
"""Bytes that are compared at once: most features stay as they are."""
_EXACT: Final = float(1 << 36)
"""The inner weights are multiples of 1 / 2**36; the half-precision numbers that networks are kept
in always are. So are sums, and a float holds them exactly up to 2**17: the order in which features
are added makes no difference."""


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
        corrects: bool = False,
        also: list[str] | None = None,
        not_with: list[str] | None = None,
    ) -> None:
        self.game: Final = game
        self.rules: Final = rules
        """The version of the rules that it learned from."""
        self.edition: Final = edition
        """The edition that it learned from."""
        self.also: Final[list[str]] = [] if also is None else also
        """Editions much like it with which it has won the arena, too."""
        self.not_with: Final[list[str]] = [] if not_with is None else not_with
        """Options and rulings (`solo_end=any`) with which it has lost there."""
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
        self.corrects: Final = corrects
        """Whether its logits of the seats are added to those of the game's own evaluation."""

    def fits(self, setup: Setup) -> bool:
        """Whether it can be used for such games: it reads as many features and knows the moves."""
        if (setup.game.info.name, setup.players) != (self.game, self.players):
            return False
        features = setup.game.features(setup)
        if features is None or features.size != self.features:
            return False
        return not self.policy_biases or len(self.policy_biases) == len(setup.game.moves)

    def serves(self, setup: Setup) -> bool:
        """Whether it learned from games by these rules, and from this edition or one like it, and
        does not lose with what was chosen."""
        edition = setup.edition.name
        if setup.rules != self.rules or (edition != self.edition and edition not in self.also):
            return False
        for name, value in setup.choices().items():
            if f"{name}={value}" in self.not_with:
                return False
        return True


class HiddenSums:
    """The row of features that a seat saw last, and the sums of the hidden units for it."""

    def __init__(self, network: Network) -> None:
        self.row = bytes(network.features)
        self.sums: Final = vec[float](_exact(network.biases))


def _exact(weights: list[float]) -> list[float]:
    return [round(weight * _EXACT) / _EXACT for weight in weights]


class ForwardPass:
    """Evaluates a network: its weights as packed arrays, and what it computed last.

    The hidden units are not computed anew for each row: what changed since the last row of the
    same seat is added to their sums, as in NNUE (Nasu 2018, "Efficiently updatable neural-network
    based evaluation functions"). Positions of a search differ in a few features only.
    """

    def __init__(self, network: Network) -> None:
        self._seats: Final[i64] = len(network.outer_biases)
        self._units: Final[i64] = len(network.biases)
        self._inner: Final = vec[float](_exact(network.inner))
        self._outer: Final = vec[float](network.outer)
        self._outer_biases: Final = network.outer_biases
        self._hidden: Final = vec[float](network.biases)
        self._last: Final = [HiddenSums(network) for _ in network.outer_biases]
        """By seat. Which one is used makes no difference to the logits, only to the time."""
        self._places: Final = vec[i64]([0] * network.features)
        self._changes: Final = vec[float]([0.0] * network.features)
        self._policy: Final = vec[float](network.policy)
        self._policy_biases: Final = vec[float](network.policy_biases)
        self.has_policy: Final = len(network.policy) > 0
        """Whether the network has a policy."""

    def logits(self, row: bytes, seat: int = 0) -> list[float]:
        """The logits of all seats, that of `seat`, whose features these are, first."""
        last = self._last[seat]
        found = self._collect(last.row, row)
        last.row = row
        self._update(last.sums, found)
        hidden = self._hidden
        outer = self._outer
        seats = self._seats
        units = self._units
        logits: list[float] = []
        at: i64
        unit: i64
        for at in range(seats):
            logit = self._outer_biases[at]
            for unit in range(units):
                logit += hidden[unit] * outer[unit * seats + at]
            logits.append(logit)
        return logits

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

    def _collect(self, old: bytes, row: bytes) -> i64:
        """Collects the features that changed; returns how many there are."""
        places = self._places
        changes = self._changes
        units = self._units
        end: i64 = len(row)
        found: i64 = 0
        at: i64 = 0
        while at < end:
            if at + _WORD <= end and read_i64_le(row, at) == read_i64_le(old, at):
                at += _WORD
                continue
            stop: i64 = at + _WORD
            stop = min(stop, end)
            while at < stop:
                change = row[at] - old[at]
                if change != 0:
                    places[found] = at * units
                    changes[found] = float(change)
                    found += 1
                at += 1
        return found

    def _update(self, sums: vec[float], found: i64) -> None:
        """Adds to the sums what the collected features changed; fills in the hidden units."""
        places = self._places
        changes = self._changes
        inner = self._inner
        units = self._units
        first: i64 = 0
        at: i64
        while first < units:
            sum0 = sums[first]
            sum1 = sums[first + 1]
            sum2 = sums[first + 2]
            sum3 = sums[first + 3]
            sum4 = sums[first + 4]
            sum5 = sums[first + 5]
            sum6 = sums[first + 6]
            sum7 = sums[first + 7]
            for at in range(found):
                place = places[at] + first
                change = changes[at]
                sum0 += change * inner[place]
                sum1 += change * inner[place + 1]
                sum2 += change * inner[place + 2]
                sum3 += change * inner[place + 3]
                sum4 += change * inner[place + 4]
                sum5 += change * inner[place + 5]
                sum6 += change * inner[place + 6]
                sum7 += change * inner[place + 7]
            self._keep(sums, first, sum0, sum1, sum2, sum3)
            self._keep(sums, first + 4, sum4, sum5, sum6, sum7)
            first += BLOCK

    def _keep(self, sums: vec[float], first: i64, a: float, b: float, c: float, d: float) -> None:
        """Four sums, and the hidden units that follow from them."""
        hidden = self._hidden
        sums[first] = a
        sums[first + 1] = b
        sums[first + 2] = c
        sums[first + 3] = d
        hidden[first] = max(a, 0.0)
        hidden[first + 1] = max(b, 0.0)
        hidden[first + 2] = max(c, 0.0)
        hidden[first + 3] = max(d, 0.0)
