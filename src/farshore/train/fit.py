"""Fitting a network to positions: plain numpy, Adam, and a part of the games kept aside."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from farshore.core.features import Features
from farshore.nets import HIDDEN, LEAST, ValueNet
from farshore.train.games import Positions

Floats = NDArray[np.float32]

BATCH: Final = 256
RATE: Final = 1e-3
DECAY: Final = 1e-4
"""How much every weight shrinks: it must earn its place."""
ASIDE: Final = 10
"""Every tenth game is not learned from, but tells when learning turns into remembering."""
PATIENCE: Final = 2
"""Rounds over all positions without getting better, after which it stops."""
MOMENTUM: Final = (0.9, 0.999)


@dataclass(frozen=True)
class Fitted:
    """A network, and how surprised the evaluation and the network are by positions kept aside."""

    net: ValueNet
    loss_before: float
    loss_after: float


def fresh_net(game: str, players: int, features: Features, rng: np.random.Generator) -> ValueNet:
    """One that has learned nothing: its corrections are 0."""
    sizes = [features.size, *HIDDEN, 1]
    weights = [
        (rng.standard_normal((wide, narrow)) * np.sqrt(2.0 / wide)).astype(np.float32)
        for wide, narrow in pairwise(sizes)
    ]
    weights[-1] = np.zeros_like(weights[-1])
    return ValueNet(
        game, players, weights, [np.zeros(size, dtype=np.float32) for size in sizes[1:]]
    )


def fit(
    net: ValueNet, seen: Positions, features: Features, epochs: int, rng: np.random.Generator
) -> Fitted:
    """The network after learning; the best one by the positions that were kept aside."""
    scale = (1.0 / np.array(features.highs)).astype(np.float32)
    numbers = np.arange(len(seen.rows))
    kept = seen.games % ASIDE == 0
    aside, learned = numbers[kept], numbers[~kept]
    learner = Adam(net)
    before = loss(net, seen, aside, scale)
    best, best_net, worse = before, copy(net), 0
    for _ in range(epochs):
        order = rng.permutation(learned)
        for first in range(0, len(order), BATCH):
            step(net, learner, seen, order[first : first + BATCH], scale)
        now = loss(net, seen, aside, scale)
        worse = 0 if now < best else worse + 1
        if now < best:
            best, best_net = now, copy(net)
        if worse == PATIENCE:
            break
    return Fitted(best_net, before, best)


def copy(net: ValueNet) -> ValueNet:
    return ValueNet(
        net.game, net.players, [w.copy() for w in net.weights], [b.copy() for b in net.biases]
    )


def chances(corrections: Floats, thought: Floats) -> Floats:
    """What `LearnedChances` makes of the evaluation's chances."""
    logits = np.log(np.maximum(thought, LEAST)) + corrections
    powers = np.exp(logits - logits.max(axis=1, keepdims=True))
    shares: Floats = powers / powers.sum(axis=1, keepdims=True)
    return shares


def loss(net: ValueNet, seen: Positions, numbers: Any, scale: Floats) -> float:
    """The mean surprise (cross entropy) at what came."""
    if len(numbers) == 0:
        return 0.0
    told = chances(net.corrections(seen.rows[numbers] * scale), seen.thought[numbers])
    surprise = -(seen.truth[numbers] * np.log(np.maximum(told, LEAST))).sum(axis=1)
    return float(surprise.mean())


def step(net: ValueNet, learner: Adam, seen: Positions, numbers: Any, scale: Floats) -> None:
    """One step down the slope, for one batch."""
    rows = seen.rows[numbers] * scale
    layers: list[Floats] = [rows]
    for weights, biases in zip(net.weights[:-1], net.biases[:-1], strict=True):
        layers.append(np.maximum(layers[-1] @ weights + biases, 0.0))
    corrections = (layers[-1] @ net.weights[-1] + net.biases[-1])[..., 0]
    told = chances(corrections, seen.thought[numbers])
    slope: Floats = ((told - seen.truth[numbers]) / len(numbers))[..., None]
    slopes: list[tuple[Floats, Floats]] = []
    for at in reversed(range(len(net.weights))):
        into = layers[at].reshape(-1, layers[at].shape[-1])
        flat = slope.reshape(-1, slope.shape[-1])
        slopes.append((into.T @ flat + DECAY * net.weights[at], flat.sum(axis=0)))
        if at > 0:
            slope = (slope @ net.weights[at].T) * (layers[at] > 0)
    learner.move(slopes[::-1])


class Adam:
    """Steps as long as each weight's own history makes sensible."""

    def __init__(self, net: ValueNet) -> None:
        self.values: Final = [*net.weights, *net.biases]
        self.means: Final = [np.zeros_like(value) for value in self.values]
        self.squares: Final = [np.zeros_like(value) for value in self.values]
        self.steps = 0

    def move(self, slopes: list[tuple[Floats, Floats]]) -> None:
        self.steps += 1
        slow, slower = MOMENTUM
        ordered = [weights for weights, _ in slopes] + [biases for _, biases in slopes]
        for at, slope in enumerate(ordered):
            self.means[at] += (1 - slow) * (slope - self.means[at])
            self.squares[at] += (1 - slower) * (slope * slope - self.squares[at])
            even = self.means[at] / (1 - slow**self.steps)
            wide = np.sqrt(self.squares[at] / (1 - slower**self.steps))
            self.values[at] -= RATE * even / (wide + 1e-8)
