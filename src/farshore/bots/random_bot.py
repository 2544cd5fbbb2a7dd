"""`random`: any legal move, each as likely as any other."""

from random import Random

from farshore.bots.bot import Bot, Observation
from farshore.core.chance import below
from farshore.core.types import MoveId


class RandomBot(Bot):
    """Does not even look."""

    def choose(self, observation: Observation, rng: Random) -> MoveId:
        return observation.legal[below(rng, len(observation.legal))]
