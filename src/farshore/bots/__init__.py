"""Bots: players that are programs.

A bot gets a `Sight`: its seat, its legal moves, and positions that its seat cannot tell from the
real one. It never gets the real one. The same seed gives the same choices.

`random`, `greedy` and `search` play every game. People meet `search` by its levels `gentle`,
`steady`, `sharp` and `master`; `search:400` makes 400 simulations for each decision, and
`master:1s` thinks for a second. What `greedy` thinks of a position of the game `g` is told by
`farshore/bots/g.py`, which holds `JUDGE`, a `Judge` (see `farshore.bots.evaluate`); a game without
such a module is judged by its running score. Nothing lists the modules: a new one is found by its
name.

    from farshore import bots
    players = bots.make("greedy,random", game, 2)
    moves = bots.play(game.start(players=2), players, Random("seed"))
"""

from farshore.bots.bot import Bot, Sight
from farshore.bots.evaluate import (
    Evaluation,
    FittedChances,
    Judge,
    JudgedChances,
    evaluation_of,
    judge_of,
)
from farshore.bots.greedy import GreedyBot
from farshore.bots.level import LEVELS, MASTER, Level
from farshore.bots.limit import Both, Limit, Seconds, Simulations
from farshore.bots.match import bot_names, choose, make, play, seat_names
from farshore.bots.network_evaluation import NetworkEvaluation
from farshore.bots.random_bot import RandomBot
from farshore.bots.search import Choice, Search, SearchBot

__all__ = [
    "LEVELS",
    "MASTER",
    "Bot",
    "Both",
    "Choice",
    "Evaluation",
    "FittedChances",
    "GreedyBot",
    "Judge",
    "JudgedChances",
    "Level",
    "Limit",
    "NetworkEvaluation",
    "RandomBot",
    "Search",
    "SearchBot",
    "Seconds",
    "Sight",
    "Simulations",
    "bot_names",
    "choose",
    "evaluation_of",
    "judge_of",
    "make",
    "play",
    "seat_names",
]
