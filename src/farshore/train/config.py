"""The configuration of a training, and the results of its rounds."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

TD: Final = "td"
"""Seats look one step ahead: the values of afterstates are the targets."""
SEARCH: Final = "search"
"""Seats search: the values that the search finds are the targets (expert iteration)."""
METHODS: Final = (TD, SEARCH)
RECIPE: Final = "recipe"
"""Both, one after the other (`recipes.py`)."""
LEARNING_RATE: Final = 1e-3
"""Of the first round, if nothing else is asked for."""
POLICY_SHARE: Final = 0.5
"""How much the moves count beside the values, if nothing else is asked for."""


@dataclass(frozen=True)
class TrainingConfig:
    """The configuration. The same one gives the same networks with any number of processes."""

    game: str
    players: int = 2
    options: dict[str, object] = field(default_factory=dict)
    method: str = TD
    start: str | None = None
    """The network file to start from; without one the first games are those of the game's own
    evaluation."""
    rounds: int = 100
    games: int = 1000
    """Self-play games in each round."""
    kept: int = 64
    """Positions of a game that are learned from, at most."""
    lambda_: float = 0.9
    """How much the target after a decision counts in its own."""
    explore: float = 0.05
    """How often any legal move is made instead of the best."""
    units: int = 32
    """Hidden units; a multiple of 8."""
    corrects: bool = False
    """Whether the network is added to the game's own evaluation. One that starts from another
    network is as that is."""
    policy_share: float = POLICY_SHARE
    """How much the moves count beside the values. In long games with few of them the values are
    noise that the hidden units should not be bent by."""
    rate: float = LEARNING_RATE
    """Of learning, in the first round. A network that has learned for long is only led astray by
    large steps."""
    simulations: int = 32
    """For each decision, in the duels and in games of the method `search`."""
    searched: float = 1.0
    """The share of decisions that are searched for by the method `search`; the others are taken at
    once, by the policy, and not learned from."""
    duel: int = 40
    """Games against the search without a network, ..."""
    duel_every: int = 10
    """... after every so many rounds."""
    seed: str = "1"


@dataclass(frozen=True)
class TrainingRound:
    """The results of a round."""

    number: int
    games: int
    """Self-play games so far."""
    positions: int
    """Positions of this round."""
    loss: float
    """Mean cross entropy on this round's positions, before they were learned from."""
    policy_loss: float
    """The same for the moves of the seats that decide."""
    won: float | None
    """The share of wins in the duel; None if there was none after this round."""
    won_low: float | None
    won_high: float | None
