"""`random`: any legal move, each as likely as any other."""

from random import Random

from farshore.bots.bot import Bot, Sight
from farshore.core.chance import below


class RandomBot(Bot):
    """Does not even look."""

    def choose(self, sight: Sight, rng: Random) -> int:
        return sight.legal[below(rng, len(sight.legal))]
