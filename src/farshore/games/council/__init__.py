"""Council of Shadows: the race of two markers."""

from farshore.games.council.game import GAME

__all__ = ["GAME"]
