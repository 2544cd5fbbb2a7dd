"""A tiny fourth game, built by the steps of CONTRIBUTING.md, to prove that they are true."""

from tests.lanterns.game import GAME

__all__ = ["GAME"]
