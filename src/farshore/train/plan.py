"""What is asked of a training, and what its rounds have brought."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class TrainingConfig:
    """What is asked for. The same answers give the same networks with any number of processes."""

    game: str
    players: int = 2
    options: dict[str, object] = field(default_factory=dict)
    rounds: int = 8
    games: int = 100
    """Played against itself in each round."""
    simulations: int = 100
    """For each decision, in play and in the duel."""
    duel: int = 40
    """Games against the search without a network, after each round."""
    epochs: int = 20
    seed: str = "1"


@dataclass(frozen=True)
class TrainingRound:
    """What a round has brought."""

    number: int
    positions: int
    loss_before: float
    loss_after: float
    won: float
    won_low: float
    won_high: float
