"""Are the chances that people are shown right? A reliability diagram, from games of the search.

    python bench/calibration.py GAME [--players 2] [--games 40] [--simulations 200] [--svg FILE]

The search that gives hints plays against itself. At every fifth decision the chance that a hint
would show for the best move is noted; when the game is over, how often such chances came true. In a
good diagram the wins in each group are as frequent as they were said to be. Chances of one game go
together, so the intervals (Wilson's, for as many games as there are) are wide on purpose.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from random import Random

from farshore.analysis import search_bot
from farshore.arena import charts
from farshore.arena.intervals import Estimate, wilson
from farshore.arena.page import STYLE
from farshore.bots import Observation, Simulations
from farshore.core.registry import load
from farshore.core.state import CHANCE

GROUPS = 10
EVERY = 5


def play(name: str, players: int, simulations: int, seed: str) -> list[tuple[float, float]]:
    """The chances that were told in one game, each with the share of the win it came to."""
    game = load(name)
    setup = game.setup(players, {}, simulating=True)
    state = game.begin(setup)
    rng = Random(seed)
    bot = search_bot(state, Simulations(simulations))
    told: list[tuple[int, float]] = []
    decisions = 0
    while not state.is_over():
        actor = state.actor()
        if actor == CHANCE:
            state.apply(actor, state.draw(rng))
            continue
        legal = state.legal(actor)
        move = legal[0]
        if len(legal) > 1:
            best = bot.search(Observation(state, actor, legal), rng).choices()[0]
            move = best.move
            decisions += 1
            if decisions % EVERY == 0:
                told.append((actor, best.value))
        state.apply(actor, move)
    places = game.results(state).places
    share = 1 / places.count(1)
    return [(value, share if places[seat] == 1 else 0.0) for seat, value in told]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--simulations", type=int, default=200)
    parser.add_argument("--seed", default="calibration")
    parser.add_argument("--svg", type=Path)
    given = parser.parse_args()
    groups: list[list[tuple[float, float, int]]] = [[] for _ in range(GROUPS)]
    for number in range(given.games):
        seed = f"{given.seed}/{number}"
        for value, won in play(given.game, given.players, given.simulations, seed):
            groups[min(GROUPS - 1, int(value * GROUPS))].append((value, won, number))
    rows: list[tuple[str, Estimate]] = []
    total = sum(len(group) for group in groups)
    error = 0.0
    print("| told | won | 95 % | decisions | games |\n|--:|--:|---|--:|--:|")
    for group in groups:
        if not group:
            continue
        said = sum(value for value, _, _ in group) / len(group)
        won = sum(share for _, share, _ in group) / len(group)
        games = len({number for _, _, number in group})
        low, high = wilson(won, games)
        error += abs(said - won) * len(group) / total
        print(f"| {said:.0%} | {won:.0%} | {low:.0%}–{high:.0%} | {len(group)} | {games} |")
        rows.append((f"{said:.0%}", Estimate(won, low, high, games)))
    print(f"expected calibration error: {error:.3f} ({total} decisions of {given.games} games)")
    if given.svg:
        title = f"{load(given.game).info.title}: chances told, and how often they came true"
        drawn = charts.whiskers(title, rows, "won", True, 1 / given.players)
        tag, rest = drawn.split(">", 1)
        text = f'{tag} xmlns="http://www.w3.org/2000/svg"><style>{STYLE}</style>{rest}\n'
        given.svg.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
