"""`random`: any legal move, each as likely as any other."""

from random import Random

from farshore.bots.bot import Bot, Sight
from farshore.core.chance import below
from farshore.core.types import MoveId


class RandomBot(Bot):
    """Does not even look."""

    def choose(self, sight: Sight, rng: Random) -> MoveId:
        return sight.legal[below(rng, len(sight.legal))]
