"""What the tests of the environments share."""

from dataclasses import dataclass
from random import Random
from typing import Any

import farshore
from tests.support.cases import every_case  # registers the tiny game as well

CASES = [case for case in every_case() if case.name == f"{case.game}-{case.players}"]
"""Every game and every number of players."""

GAMES = farshore.game_names()


@dataclass(frozen=True)
class Step:
    """One step of an environment, in a form that can be compared."""

    agent: str
    observation: bytes
    mask: bytes
    reward: float
    over: bool
    cut: bool


def legal_of(mask: Any) -> list[int]:
    return [int(at) for at in mask.nonzero()[0]]


def choose(mask: Any, rng: Random) -> int:
    legal = legal_of(mask)
    return legal[int(rng.random() * len(legal))]


def walk(env: Any, rng: Random, steps: int = 10**9) -> list[Step]:
    """Random legal play in a PettingZoo environment, from where it stands."""
    seen: list[Step] = []
    for agent in env.agent_iter(steps):
        observation, reward, over, cut, _ = env.last()
        seen.append(
            Step(
                agent,
                observation["observation"].tobytes(),
                observation["action_mask"].tobytes(),
                reward,
                over,
                cut,
            )
        )
        env.step(None if over or cut else choose(observation["action_mask"], rng))
    return seen
