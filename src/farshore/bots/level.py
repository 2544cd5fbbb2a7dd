"""Levels: the same search with more or fewer simulations, and a better or simpler evaluation.

A level is a number of simulations, so that it plays equally well on every machine, and the same
seed gives the same choices. `seconds` is how long that takes on an ordinary core, with two players.
"""

from __future__ import annotations

from typing import Final


class Level:
    """A strength of play, by name."""

    def __init__(
        self,
        name: str,
        seconds: float,
        simulations: int,
        by_game: dict[str, int],
        ratings: dict[str, int],
        learned: dict[str, dict[int, int]] | None = None,
        learned_everywhere: bool = False,
        plain: list[str] | None = None,
    ) -> None:
        self.name: Final = name
        self.seconds: Final = seconds
        """How long it thinks about a decision, at most, on an ordinary core."""
        self.ratings: Final = ratings
        """How strong it is in each game, on one scale (`docs/research/bots.md`)."""
        self._learned: Final[dict[str, dict[int, int]]] = {} if learned is None else learned
        self._learned_everywhere: Final = learned_everywhere
        self._plain: Final[list[str]] = [] if plain is None else plain
        self._simulations: Final = simulations
        self._by_game: Final = by_game

    def simulations(self, game: str) -> int:
        """The simulations for each decision."""
        return self._by_game.get(game, self._simulations)

    def learned_simulations(self, game: str) -> dict[int, int]:
        """By the number of players: the same where a network with a policy serves, if others do."""
        return self._learned.get(game, {})

    def evaluates_by_network(self, game: str, players: int) -> bool:
        """Whether it evaluates positions by the shipped network, if there is one."""
        return self._learned_everywhere or players in self.learned_simulations(game)

    def is_plain(self, game: str) -> bool:
        """Whether it evaluates positions as `greedy` does."""
        return game in self._plain


GENTLE: Final = Level(
    "gentle",
    0.05,
    15,
    {"aquatica": 25, "council": 6},
    {"antarctica": 35, "aquatica": 26, "council": 27},
    # not in Council, where that judgement misleads a search: it lost to `greedy`
    plain=["antarctica", "aquatica"],
)
STEADY: Final = Level(
    "steady",
    0.1,
    50,
    {"aquatica": 60, "council": 60},
    {"antarctica": 45, "aquatica": 35, "council": 33},
    # with more seats the games' own evaluations leave a search hardly above `gentle`
    learned={"antarctica": {3: 20, 4: 8}, "aquatica": {3: 6, 4: 6}},
)
SHARP: Final = Level(
    "sharp",
    0.3,
    250,
    {"aquatica": 350},
    {"antarctica": 55, "aquatica": 44, "council": 40},
    learned={
        "antarctica": {2: 200, 3: 400, 4: 200},
        "aquatica": {1: 20, 2: 20, 3: 40, 4: 300},
        "council": {1: 80, 2: 88, 3: 80, 4: 80},
    },
    learned_everywhere=True,
)
MASTER: Final = Level(
    "master",
    1.0,
    4000,
    {"aquatica": 5000, "council": 1000},
    {"antarctica": 63, "aquatica": 51, "council": 47},
    # in about the time that the simulations without a network take; but with two players of
    # Council as many as leave `sharp` a chance: there each doubling makes a large difference
    learned={
        "antarctica": {3: 12_000, 4: 12_000},
        "council": {1: 3000, 2: 700, 3: 3000, 4: 3000},
    },
    learned_everywhere=True,
)

LEVELS: Final = [GENTLE, STEADY, SHARP, MASTER]
"""From the weakest to the strongest."""


def level_of(name: str) -> Level | None:
    for level in LEVELS:
        if level.name == name:
            return level
    return None
