"""The configuration of a training, and the results of its rounds."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class TrainingConfig:
    """The configuration. The same one gives the same networks with any number of processes."""

    game: str
    players: int = 2
    options: dict[str, object] = field(default_factory=dict)
    rounds: int = 8
    games: int = 100
    """Self-play games in each round."""
    simulations: int = 100
    """For each decision, in play and in the duel."""
    duel: int = 40
    """Games against the search without a network, after each round."""
    epochs: int = 20
    seed: str = "1"


@dataclass(frozen=True)
class TrainingRound:
    """The results of a round."""

    number: int
    positions: int
    loss_before: float
    loss_after: float
    won: float
    won_low: float
    won_high: float
