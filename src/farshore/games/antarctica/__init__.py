"""The game Antarctica."""

from farshore.games.antarctica.game import GAME

__all__ = ["GAME"]
