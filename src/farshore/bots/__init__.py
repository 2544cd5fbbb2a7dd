"""Bots: players that are programs.

A bot gets an `Observation`: its seat, its legal moves, and samples, positions that its seat cannot
tell from the real one. It never gets the real one. The same seed gives the same choices.

`random`, `greedy` and `search` play every game. People meet the search by its levels `gentle`,
`steady`, `sharp` and `master`; `search:400` makes 400 simulations for each decision, and
`master:1s` thinks for a second. What is special to a game is in `farshore/bots/<game>.py`:
`HEURISTIC`, a `Heuristic`, and `EVALUATION`, an `Evaluation` (see `farshore.bots.evaluation`). A
game without such a module is evaluated by its running score. Nothing lists the modules: a new one
is found by its name.

    from farshore import bots
    players = bots.make("greedy,random", game, 2)
    moves = bots.play(game.start(players=2), players, Random("seed"))

    bot.py                  Bot and Observation
    random_bot.py           `random`
    greedy.py               `greedy`, which follows a heuristic
    search.py               `search`: information-set MCTS
    evaluation.py           heuristics and evaluations; <game>.py holds those of a game,
                            council_race.py how Council's race for level III is counted
    network_evaluation.py   an evaluation by a value network
    limit.py                how long a bot thinks; level.py: the levels by name
    match.py                bots by name, and a game between bots
"""

from farshore.bots.bot import Bot, Observation
from farshore.bots.evaluation import (
    Evaluation,
    Heuristic,
    HeuristicEvaluation,
    LinearEvaluation,
    evaluation_of,
    heuristic_of,
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
    "GreedyBot",
    "Heuristic",
    "HeuristicEvaluation",
    "Level",
    "Limit",
    "LinearEvaluation",
    "NetworkEvaluation",
    "Observation",
    "RandomBot",
    "Search",
    "SearchBot",
    "Seconds",
    "Simulations",
    "bot_names",
    "choose",
    "evaluation_of",
    "heuristic_of",
    "make",
    "play",
    "seat_names",
]
