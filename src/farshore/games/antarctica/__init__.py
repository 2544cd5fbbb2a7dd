"""Antarctica: the ice."""

from farshore.games.antarctica.game import GAME

__all__ = ["GAME"]
