"""Fitting a network to targets with numpy: minibatches and Adam."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from farshore.core.features import Features
from farshore.core.game import Setup
from farshore.networks import Network
from farshore.train.config import POLICY_SHARE
from farshore.train.positions import Positions

Floats = NDArray[np.float32]

BATCH: Final = 256
LEARNING_ROUNDS: Final = 20
"""The learning rate falls with the square root of the number of rounds, to less than three
quarters after so many."""
ADAM_BETAS: Final = (0.9, 0.999)
ACTIVE: Final = 0.15
"""About the part of the features that are not zero; the first weights are scaled by it."""
LEAST_CHANCE: Final = 1e-6
"""Chances below this count as this much: a logarithm needs more than 0."""


class Targets:
    """What a batch of positions should be judged as."""

    def __init__(self, seen: Positions, firsts: NDArray[np.int64], batch: NDArray[np.int64]):
        """`firsts`: where the moves of each position of `seen` begin; `batch`: which positions."""
        self.rows: Final = seen.rows[batch]
        self.own_logits: Final = seen.own_logits[batch]
        self.values: Final = seen.targets[batch]
        counts = seen.move_counts[batch]
        self.deciding: Final = np.flatnonzero(counts)
        """The positions of the batch whose seat decides."""
        counts = counts[self.deciding]
        places = np.repeat(firsts[batch][self.deciding] - (np.cumsum(counts) - counts), counts)
        places += np.arange(counts.sum())
        self.owners: Final = np.repeat(np.arange(len(counts)), counts)
        """For each of their moves the decision it belongs to."""
        self.moves: Final = seen.moves[places]
        self.chances: Final = seen.move_targets[places]


class Learner:
    """A network in training, and the state of its optimizer (Adam; Kingma, Ba 2015)."""

    def __init__(
        self,
        features: Features,
        players: int,
        weights: list[Floats],
        corrects: bool,
        policy_share: float,
    ) -> None:
        self.scale: Final[Floats] = 1.0 / np.array(features.highs, dtype=np.float32)
        """Inputs are scaled to about the same size."""
        self.players: Final = players
        self.corrects: Final = corrects
        """As in `Network`."""
        self.policy_share: Final = np.float32(policy_share)
        """How much the moves count beside the values."""
        self.weights: Final = weights
        """Inner, biases, outer, outer biases, policy and policy biases, as in `Network`, for
        scaled inputs."""
        self.means: Final = [np.zeros_like(each) for each in weights]
        self.squares: Final = [np.zeros_like(each) for each in weights]
        self.steps = 0

    @property
    def units(self) -> int:
        """How many hidden units it has."""
        return len(self.weights[1])

    def chances(self, rows: NDArray[np.uint8], own_logits: Floats) -> tuple[Floats, Floats, Floats]:
        """The chances of each seat, the hidden units, and the scaled inputs."""
        inner, biases, outer, outer_biases = self.weights[:4]
        inputs = rows * self.scale
        hidden = np.maximum(inputs @ inner + biases, 0.0)
        logits = hidden @ outer + outer_biases + own_logits
        if self.players == 1:
            return 1.0 / (1.0 + np.exp(-logits)), hidden, inputs
        powers = np.exp(logits - logits.max(axis=1, keepdims=True))
        return powers / powers.sum(axis=1, keepdims=True), hidden, inputs

    def move_chances(self, hidden: Floats, targets: Targets) -> Floats:
        """How likely each move of each decision is held to be."""
        policy, policy_biases = self.weights[4:]
        logits = hidden[targets.deciding] @ policy.T + policy_biases
        held = logits[targets.owners, targets.moves]
        most = np.full(len(targets.deciding), -np.inf, dtype=np.float32)
        np.maximum.at(most, targets.owners, held)
        powers = np.exp(held - most[targets.owners])
        sums = np.bincount(targets.owners, powers, len(targets.deciding)).astype(np.float32)
        shares: Floats = powers / sums[targets.owners]
        return shares

    def loss(self, seen: Positions) -> float:
        """The mean cross entropy of the values."""
        total = 0.0
        for first in range(0, len(seen.rows), 16 * BATCH):
            part = slice(first, first + 16 * BATCH)
            told, _, _ = self.chances(seen.rows[part], seen.own_logits[part])
            total += cross_entropy(told, seen.targets[part])
        return total / len(seen.rows)

    def policy_loss(self, seen: Positions) -> float:
        """The mean cross entropy of the moves, in the positions whose seat decides."""
        firsts = first_moves(seen)
        total, decisions = 0.0, 0
        for first in range(0, len(seen.rows), 16 * BATCH):
            batch = np.arange(first, min(first + 16 * BATCH, len(seen.rows)))
            targets = Targets(seen, firsts, batch)
            _, hidden, _ = self.chances(targets.rows, targets.own_logits)
            told = np.maximum(self.move_chances(hidden, targets), LEAST_CHANCE)
            total -= float((targets.chances * np.log(told)).sum())
            decisions += len(targets.deciding)
        return total / max(1, decisions)

    def learn(self, seen: Positions, rate: float, rng: np.random.Generator) -> None:
        """One pass over all positions, in any order."""
        firsts = first_moves(seen)
        order = rng.permutation(len(seen.rows))
        for first in range(0, len(order), BATCH):
            batch = order[first : first + BATCH]
            self._move(self.gradients(Targets(seen, firsts, batch)), rate)

    def gradients(self, targets: Targets) -> list[Floats]:
        """The gradients of the mean cross entropy of values, and `policy_share` times that of
        moves. They are alike for softmax and sigmoid."""
        outer, policy = self.weights[2], self.weights[4]
        told, hidden, inputs = self.chances(targets.rows, targets.own_logits)
        size = np.float32(len(targets.rows))
        gradient = (told - targets.values) / size
        into = gradient @ outer.T
        wrong = (self.move_chances(hidden, targets) - targets.chances) * (self.policy_share / size)
        moves = np.zeros((len(targets.deciding), len(policy)), dtype=np.float32)
        moves[targets.owners, targets.moves] = wrong
        into[targets.deciding] += moves @ policy
        into *= hidden > 0
        return [
            inputs.T @ into,
            into.sum(axis=0),
            hidden.T @ gradient,
            gradient.sum(axis=0),
            moves.T @ hidden[targets.deciding],
            moves.sum(axis=0),
        ]

    def _move(self, gradients: list[Floats], rate: float) -> None:
        self.steps += 1
        slow, slower = ADAM_BETAS
        step = rate * (1 - slower**self.steps) ** 0.5 / (1 - slow**self.steps)
        for at, gradient in enumerate(gradients):
            self.means[at] += (1 - slow) * (gradient - self.means[at])
            self.squares[at] += (1 - slower) * (gradient * gradient - self.squares[at])
            self.weights[at] -= (
                np.float32(step) * self.means[at] / (np.sqrt(self.squares[at]) + 1e-8)
            )

    def network(self, setup: Setup) -> Network:
        inner, biases, outer, outer_biases, policy, policy_biases = self.weights
        return Network(
            setup.game.info.name,
            setup.rules,
            setup.edition.name,
            setup.players,
            len(self.scale),
            (inner * self.scale[:, None]).reshape(-1).tolist(),
            biases.tolist(),
            outer.reshape(-1).tolist(),
            outer_biases.tolist(),
            policy.reshape(-1).tolist(),
            policy_biases.tolist(),
            self.corrects,
        )

    def save(self, path: Path) -> None:
        """The checkpoint from which a stopped training goes on exactly as it would have."""
        partial = path.with_suffix(".part.npz")
        arrays = [*self.weights, *self.means, *self.squares]
        np.savez(partial, *arrays, steps=np.array(self.steps))
        partial.replace(path)

    def restore(self, path: Path) -> None:
        """Goes on from a checkpoint."""
        with np.load(path, allow_pickle=False) as file:
            for at, array in enumerate([*self.weights, *self.means, *self.squares]):
                array[...] = file[f"arr_{at}"]
            self.steps = int(file["steps"])


def new_learner(
    setup: Setup,
    units: int,
    rng: np.random.Generator,
    corrects: bool = False,
    policy_share: float = POLICY_SHARE,
) -> Learner:
    """A network that has learned nothing; if it corrects, it is the game's own evaluation."""
    features = setup.game.features(setup)
    assert features is not None
    inner = rng.standard_normal((features.size, units)) * np.sqrt(2.0 / (ACTIVE * features.size))
    outer = rng.standard_normal((units, setup.players)) * np.sqrt(0.1 / units)
    if corrects:
        outer[...] = 0.0
    moves = len(setup.game.moves)
    weights = [inner, np.zeros(units), outer, np.zeros(setup.players)]
    weights += [np.zeros((moves, units)), np.zeros(moves)]
    floats = [each.astype(np.float32) for each in weights]
    return Learner(features, setup.players, floats, corrects, policy_share)


def learner_from(network: Network, setup: Setup, policy_share: float = POLICY_SHARE) -> Learner:
    """A learner that goes on from a finished network."""
    features = setup.game.features(setup)
    assert features is not None
    units = len(network.biases)
    highs = np.array(features.highs, dtype=np.float32)
    inner = np.array(network.inner, dtype=np.float32).reshape(-1, units) * highs[:, None]
    outer = np.array(network.outer, dtype=np.float32).reshape(units, -1)
    policy = np.array(network.policy, dtype=np.float32).reshape(-1, units)
    biases, outer_biases, policy_biases = (
        np.array(each, dtype=np.float32)
        for each in (network.biases, network.outer_biases, network.policy_biases)
    )
    weights = [inner, biases, outer, outer_biases, policy, policy_biases]
    return Learner(features, setup.players, weights, network.corrects, policy_share)


def mean_network(networks: list[Network]) -> Network:
    """The mean of the weights of networks of one training (Polyak averaging)."""
    last = networks[-1]

    def mean(lists: list[list[float]]) -> list[float]:
        numbers: list[float] = np.mean(lists, axis=0).tolist()
        return numbers

    return Network(
        last.game,
        last.rules,
        last.edition,
        last.players,
        last.features,
        mean([each.inner for each in networks]),
        mean([each.biases for each in networks]),
        mean([each.outer for each in networks]),
        mean([each.outer_biases for each in networks]),
        mean([each.policy for each in networks]),
        mean([each.policy_biases for each in networks]),
        last.corrects,
    )


def first_moves(seen: Positions) -> NDArray[np.int64]:
    """Where the moves of each position begin."""
    firsts: NDArray[np.int64] = np.cumsum(seen.move_counts, dtype=np.int64) - seen.move_counts
    return firsts


def learning_rate(first: float, number: int) -> float:
    """Of a round, counted from 1, if that of the first round is `first`."""
    return first / float(np.sqrt(1.0 + (number - 1) / LEARNING_ROUNDS))


def cross_entropy(told: Floats, targets: Floats) -> float:
    """The sum over positions; a player alone wins or does not."""
    if told.shape[1] == 1:
        told = np.concatenate([told, 1.0 - told], axis=1)
        targets = np.concatenate([targets, 1.0 - targets], axis=1)
    return -float((targets * np.log(np.maximum(told, LEAST_CHANCE))).sum())
