"""The game Council of Shadows."""

from farshore.games.council.game import GAME

__all__ = ["GAME"]
