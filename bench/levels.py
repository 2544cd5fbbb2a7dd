"""The ladder of the levels: each against the one below, and their ratings on one scale.

    python bench/levels.py GAME [--games 40] [--master 10] [--seed levels]

Two players; every luck is played once from each seat. The differences of the ratings are those for
which openskill's model (Plackett-Luce, beta = 25/6, no uncertainty left) expects these shares of
wins; `greedy` has 25 in every game. A bot that won or lost all its games counts as if it had drawn
one more.
"""

from __future__ import annotations

import argparse
from itertools import pairwise
from math import ceil, log, sqrt

from match import Thinking, play

from farshore import bots
from farshore.arena.challenge import ContestPlan
from farshore.arena.intervals import Estimate, proportion

BETA = 25 / 6
GREEDY = 25.0


def share(name: str, stronger: str, weaker: str, games: int, seed: str) -> Estimate:
    """The wins of the first; a shared win counts half."""
    plan = ContestPlan(name, (stronger, weaker), ceil(games / 2), seed, 2)
    return proportion(play(plan, Thinking(), Thinking()))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--master", type=int, default=10, help="games of the slowest pair")
    parser.add_argument("--seed", default="levels")
    given = parser.parse_args()
    names = bots.bot_names()
    ratings = [0.0]
    for weaker, stronger in pairwise(names):
        games = given.master if stronger == "master" else given.games
        found = share(given.game, stronger, weaker, games, f"{given.seed}/{stronger}")
        span = f"{found.value:.0%} | {found.low:.0%}–{found.high:.0%} | {found.number}"
        print(f"| `{stronger}` against `{weaker}` | {span} |", flush=True)
        won = found.value
        held = (won * games + 0.5) / (games + 1) if won in (0.0, 1.0) else won
        ratings.append(ratings[-1] + sqrt(2) * BETA * log(held / (1 - held)))
    shift = GREEDY - ratings[names.index("greedy")]
    rated = zip(names, ratings, strict=True)
    print(", ".join(f"{name} {rating + shift:.0f}" for name, rating in rated))


if __name__ == "__main__":
    main()
