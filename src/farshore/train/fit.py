"""Fitting a network to positions with numpy: Adam, and early stopping on validation games."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from farshore.bots import Evaluation
from farshore.bots.evaluation import LEAST_CHANCE
from farshore.core.features import Features
from farshore.networks import Network
from farshore.train.games import Positions

Floats = NDArray[np.float32]

UNITS: Final = 16
"""Hidden units."""
FEW_TERMS: Final = 8
"""If the evaluation has fewer terms, the network also reads the features."""
BATCH: Final = 256
LEARNING_RATE: Final = 3e-4
WEIGHT_DECAY: Final = 1e-3
"""How strongly weights are pulled back to their initial values."""
VALIDATION_EVERY: Final = 10
"""Every tenth game is a validation game."""
PATIENCE: Final = 3
"""Epochs without a better validation loss after which fitting stops."""
ADAM_BETAS: Final = (0.9, 0.999)


class Learner:
    """A network in training. Inputs are scaled to the same size."""

    def __init__(
        self, evaluation: Evaluation, features: Features, seen: Positions, rng: np.random.Generator
    ) -> None:
        """The initial network gives the terms the weights of the evaluation, and nothing else."""
        terms = seen.terms.shape[-1]
        usual = (1.0 / (seen.terms.std(axis=(0, 1)) + 1e-3)).astype(np.float32)
        highs = np.array(features.highs if terms < FEW_TERMS else [], dtype=np.float32)
        self.features: Final = len(highs)
        self.scale: Final[Floats] = np.concatenate([1.0 / highs, usual, usual])
        size = len(self.scale)
        direct = np.zeros(size, dtype=np.float32)
        own = slice(self.features, self.features + terms)
        direct[own] = np.array(evaluation.linear_weights(), dtype=np.float32) / usual
        inner = rng.standard_normal((size, UNITS)) * np.sqrt(1.0 / size)
        self.weights: Final[list[Floats]] = [
            direct,
            inner.astype(np.float32),
            np.zeros(UNITS, dtype=np.float32),
            np.zeros(UNITS, dtype=np.float32),
        ]
        """Direct, inner, biases, outer, as in `Network`."""
        self.start: Final = [direct.copy(), *(np.zeros_like(each) for each in self.weights[1:])]
        """The initial weights, to which weight decay pulls."""

    def inputs(self, seen: Positions, numbers: Any) -> Floats:
        """positions × seats × inputs."""
        terms = seen.terms[numbers]
        others = (terms.sum(axis=1, keepdims=True) - terms) / (terms.shape[1] - 1)
        rows = seen.rows[numbers, :, : self.features]
        return np.concatenate([rows, terms, others], axis=2) * self.scale

    def chances(self, inputs: Floats, weights: list[Floats]) -> tuple[Floats, Floats]:
        """The chances of each seat, and the hidden units."""
        direct, inner, biases, outer = weights
        hidden = np.maximum(inputs @ inner + biases, 0.0)
        logits = inputs @ direct + hidden @ outer
        powers = np.exp(logits - logits.max(axis=1, keepdims=True))
        return powers / powers.sum(axis=1, keepdims=True), hidden

    def gradients(self, inputs: Floats, truth: Floats) -> list[Floats]:
        """The gradients of the loss."""
        outer = self.weights[-1]
        told, hidden = self.chances(inputs, self.weights)
        gradient = ((told - truth) / len(truth)).reshape(-1)
        flat = inputs.reshape(-1, inputs.shape[-1])
        units = hidden.reshape(-1, hidden.shape[-1])
        into = gradient[:, None] * outer * (units > 0)
        found = [flat.T @ gradient, flat.T @ into, into.sum(axis=0), units.T @ gradient]
        return [
            each + WEIGHT_DECAY * (weight - start)
            for each, weight, start in zip(found, self.weights, self.start, strict=True)
        ]

    def net(self, game: str, players: int, weights: list[Floats]) -> Network:
        direct, inner, biases, outer = weights
        return Network(
            game,
            players,
            self.features,
            (len(self.scale) - self.features) // 2,
            (direct * self.scale).tolist(),
            (inner * self.scale[:, None]).reshape(-1).tolist(),
            biases.tolist(),
            outer.tolist(),
        )


@dataclass(frozen=True)
class Fitted:
    """A network, and the validation loss of the evaluation before and of the network after."""

    net: Network
    loss_before: float
    loss_after: float


def fit(
    game: str,
    evaluation: Evaluation,
    features: Features,
    seen: Positions,
    epochs: int,
    rng: np.random.Generator,
) -> Fitted:
    """Fits a network; returns the one with the best validation loss."""
    learner = Learner(evaluation, features, seen, rng)
    truth = seen.targets()
    numbers = np.arange(len(truth))
    kept = seen.games % VALIDATION_EVERY == 0
    validation, learned = numbers[kept], numbers[~kept]
    adam = Adam(learner.weights)
    before = mean_loss(learner, seen, truth, validation)
    best, best_weights, worse = before, [each.copy() for each in learner.weights], 0
    for _ in range(epochs):
        order = rng.permutation(learned)
        for first in range(0, len(order), BATCH):
            batch = order[first : first + BATCH]
            adam.move(learner.gradients(learner.inputs(seen, batch), truth[batch]))
        now = mean_loss(learner, seen, truth, validation)
        worse = 0 if now < best else worse + 1
        if now < best:
            best, best_weights = now, [each.copy() for each in learner.weights]
        if worse == PATIENCE:
            break
    return Fitted(learner.net(game, seen.terms.shape[1], best_weights), before, best)


def mean_loss(learner: Learner, seen: Positions, truth: Floats, numbers: Any) -> float:
    """The mean cross entropy on these positions."""
    total = 0.0
    for first in range(0, len(numbers), 16 * BATCH):
        part = numbers[first : first + 16 * BATCH]
        told, _ = learner.chances(learner.inputs(seen, part), learner.weights)
        total -= float((truth[part] * np.log(np.maximum(told, LEAST_CHANCE))).sum())
    return total / max(1, len(numbers))


class Adam:
    """The Adam optimizer (Kingma, Ba 2015)."""

    def __init__(self, weights: list[Floats]) -> None:
        self.weights: Final = weights
        self.means: Final = [np.zeros_like(each) for each in weights]
        self.squares: Final = [np.zeros_like(each) for each in weights]
        self.steps = 0

    def move(self, gradients: list[Floats]) -> None:
        self.steps += 1
        slow, slower = ADAM_BETAS
        for at, gradient in enumerate(gradients):
            self.means[at] += (1 - slow) * (gradient - self.means[at])
            self.squares[at] += (1 - slower) * (gradient * gradient - self.squares[at])
            even = self.means[at] / (1 - slow**self.steps)
            wide = np.sqrt(self.squares[at] / (1 - slower**self.steps))
            self.weights[at] -= LEARNING_RATE * even / (wide + 1e-8)
