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
from math import log, sqrt
from random import Random

from farshore import bots
from farshore.arena.intervals import wilson
from farshore.arena.luck import Luck
from farshore.core.registry import load
from farshore.core.state import CHANCE

BETA = 25 / 6
GREEDY = 25.0


def share(name: str, stronger: str, weaker: str, games: int, seed: str) -> float:
    """The wins of the first; a shared win counts half."""
    game = load(name)
    setup = game.setup(2, {}, simulating=True)
    won = 0.0
    for number in range(games):
        match, seat = divmod(number, 2)
        names = [stronger, weaker] if seat == 0 else [weaker, stronger]
        players = bots.make(",".join(names), game, 2)
        luck = Luck(f"{seed}/{match}")
        rngs = [Random(f"{seed}/{number}/{at}") for at in range(2)]
        state = game.begin(setup)
        moves = 0
        while not state.is_over():
            waiting = state.waiting()
            actor = waiting[moves % len(waiting)]
            if actor == CHANCE:
                move = luck.draw(state)
            else:
                move = bots.choose(state, actor, players, rngs[actor])
            state.apply(actor, move)
            moves += 1
        places = game.results(state).places
        won += 1 / places.count(1) if places[seat] == 1 else 0.0
    return won / games


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
        won = share(given.game, stronger, weaker, games, f"{given.seed}/{stronger}")
        low, high = wilson(won, games)
        row = f"| `{stronger}` against `{weaker}` | {won:.0%} | {low:.0%}–{high:.0%} | {games} |"
        print(row, flush=True)
        held = (won * games + 0.5) / (games + 1) if won in (0.0, 1.0) else won
        ratings.append(ratings[-1] + sqrt(2) * BETA * log(held / (1 - held)))
    shift = GREEDY - ratings[names.index("greedy")]
    rated = zip(names, ratings, strict=True)
    print(", ".join(f"{name} {rating + shift:.0f}" for name, rating in rated))


if __name__ == "__main__":
    main()
