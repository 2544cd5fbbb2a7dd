"""Aquatica: the ocean."""

from farshore.games.aquatica.game import GAME

__all__ = ["GAME"]
