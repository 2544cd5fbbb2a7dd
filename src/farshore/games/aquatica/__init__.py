"""The game Aquatica."""

from farshore.games.aquatica.game import GAME

__all__ = ["GAME"]
