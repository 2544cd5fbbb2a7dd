"""Bots: players that are programs.

A bot gets a `Sight`: its seat, its legal moves, and positions that its seat cannot tell from the
real one. It never gets the real one. The same seed gives the same choices.

`random` and `greedy` play every game. What `greedy` thinks of a position of the game `g` is told by
`farshore/bots/g.py`, which holds `JUDGE`, a `Judge` (see `farshore.bots.evaluate`); a game without
such a module is judged by its running score. Nothing lists the modules: a new one is found by its
name.

    from farshore import bots
    players = bots.make("greedy,random", game, 2)
    moves = bots.play(game.start(players=2), players, Random("seed"))
"""

from farshore.bots.bot import Bot, Sight
from farshore.bots.evaluate import Judge, judge_of
from farshore.bots.greedy import GreedyBot
from farshore.bots.match import bot_names, choose, make, play, seat_names
from farshore.bots.random_bot import RandomBot

__all__ = [
    "Bot",
    "GreedyBot",
    "Judge",
    "RandomBot",
    "Sight",
    "bot_names",
    "choose",
    "judge_of",
    "make",
    "play",
    "seat_names",
]
