"""The configuration that all environments share, checked once."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import partial

import farshore
from farshore.core.errors import BadOption, Reason
from farshore.core.features import Features
from farshore.core.game import Setup
from farshore.envs.versions import LATEST, EnvVersion, env_version

REWARDS = ("win", "place", "score")
ILLEGAL = ("error", "random", "end")
RENDER_MODES = ("ansi", "rgb_array", "human")


@dataclass(frozen=True)
class EnvConfig:
    """A game, and how an environment rewards and checks actions."""

    setup: Setup
    features: Features
    reward: str = "place"
    """The reward at the end of a game: "win" 1 for the winner (shared if several win), else 0;
    "place" from 1 for the first to -1 for the last; "score" the points."""
    shaping: float = 0.0
    """Reward shaping: paid for each point that a seat's running score rises."""
    illegal: str = "error"
    """What an illegal action does: "error" raises `IllegalMove` and changes nothing; "random"
    makes a random legal move instead; "end" ends the game with a penalty for its seat."""
    penalty: float = -1.0
    """The reward of a seat whose illegal action ended the game."""
    max_cycles: int = 0
    """Decisions (steps of a parallel environment) after which a game is truncated; 0: never."""
    version: EnvVersion = field(default_factory=partial(env_version, LATEST))

    @staticmethod
    def of(
        game: str,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        reward: str = "place",
        shaping: float = 0.0,
        illegal: str = "error",
        penalty: float = -1.0,
        max_cycles: int | None = None,
        version: int = LATEST,
    ) -> EnvConfig:
        """Options that are not named have the defaults for simulation, so that every game ends."""
        known = farshore.load(game)
        asked = env_version(version)
        setup = known.setup(players, asked.options(game, options), simulating=True)
        one_of("reward", reward, REWARDS, known.info.title)
        one_of("illegal", illegal, ILLEGAL, known.info.title)
        return EnvConfig(
            setup,
            features_of(setup),
            reward,
            shaping,
            illegal,
            penalty,
            max_cycles or 0,
            asked,
        )


def features_of(setup: Setup) -> Features:
    features = setup.game.features(setup)
    if features is None:
        raise BadOption(Reason("no-features", {"game": setup.game.info.title}))
    return features


def one_of(name: str, value: object, allowed: tuple[str, ...], game: str) -> None:
    """Refuses a choice that does not exist."""
    if value not in allowed:
        raise BadOption(
            Reason(
                "bad-option-value",
                {"option": name, "value": str(value), "allowed": [*allowed], "game": game},
            )
        )
