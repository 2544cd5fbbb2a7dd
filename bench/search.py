"""How fast the search thinks, side by side with catanatron's in one run on one core.

    python bench/search.py [--seconds 1] [--rounds 5] [--json FILE]

A simulation of ours: a sample of the position, a path down the tree, a new node with an evaluation
after each of its moves, and an evaluation of the leaf. A simulation of the MCTS player in
catanatron's repository (which its package leaves out): a path down the tree, a copy of the game for
every outcome of every move of the new node, and a random game to the end. Of theirs only
one copy and the random game are measured here, by the fastest way that the library offers, so the
real one is slower than its figure. Our own rollouts are measured here too.

All start from positions in the middle of games. The contenders take turns, round by round; each
figure is the best of its rounds, in seconds of processor time.
"""

from __future__ import annotations

import argparse
import importlib
import json
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import farshore.core.state
from farshore import bots
from farshore.bots import (
    Evaluation,
    Observation,
    Search,
    Simulations,
    evaluation_of,
    heuristic_of,
)
from farshore.bots.search import NO_MOVE, Edge
from farshore.collector import collect_rarely
from farshore.core.playout import play_randomly
from farshore.core.registry import load
from farshore.core.state import CHANCE, State

AIM = 20.0
POSITIONS = 6
BATCH = 200
"""Simulations for each position before the clock is looked at."""

Run = Callable[[float], tuple[int, float]]
"""Runs for some seconds; returns (how often, seconds)."""


def middles(name: str, players: int) -> list[State]:
    """Decisions in the middle of games that greedy plays."""
    game = load(name)
    found: list[State] = []
    for number in range(POSITIONS):
        rng = Random(f"bench/{number}")
        seats = bots.make("greedy", game, players)
        setup = game.setup(players, {}, simulating=True)
        length = len(bots.play(game.begin(setup), seats, rng))
        rng = Random(f"bench/{number}")
        state = game.begin(setup)
        for at in range(length):
            actor = state.actor()
            if at > length // 2 and actor != CHANCE and len(state.legal(actor)) > 2:
                found.append(state)
                break
            state.apply(actor, bots.choose(state, actor, seats, rng))
    return found


def simulations(name: str, players: int, evaluation: Evaluation) -> Run:
    positions = middles(name, players)

    def run(seconds: float) -> tuple[int, float]:
        done = 0
        start = time.process_time()
        while (taken := time.process_time() - start) < seconds:
            for state in positions:
                seat = state.actor()
                observation = Observation(state, seat, state.legal(seat))
                rng = Random(done)
                search = Search(
                    observation,
                    heuristic_of(name),
                    evaluation,
                    rng,
                    Edge(NO_MOVE, 0.0, 0.0),
                )
                search.run(Simulations(BATCH))
                done += search.simulations
        return done, taken

    return run


def play_outs(name: str, players: int) -> Run:
    positions = middles(name, players)

    def run(seconds: float) -> tuple[int, float]:
        done = 0
        rng = Random(1)
        start = time.process_time()
        while (taken := time.process_time() - start) < seconds:
            for state in positions:
                play_randomly(state.clone(), rng)
                done += 1
        return done, taken

    return run


def catanatron() -> Run:
    library = importlib.import_module("catanatron")
    limit = importlib.import_module("catanatron.game").TURNS_LIMIT
    rng = Random(1)
    seats = [library.RandomPlayer(color) for color in library.Color]

    def step(game: Any) -> bool:
        if game.winning_color() is not None or game.state.num_turns >= limit:
            return False
        legal = game.state.playable_actions
        game.execute(legal[int(rng.random() * len(legal))], validate_action=False)
        return True

    positions = []
    for number in range(POSITIONS):
        length = 0
        game = library.Game(seats, seed=number + 1)
        while step(game):
            length += 1
        game = library.Game(seats, seed=number + 1)
        for _ in range(length // 2):
            step(game)
        positions.append(game)

    def run(seconds: float) -> tuple[int, float]:
        done = 0
        start = time.process_time()
        while (taken := time.process_time() - start) < seconds:
            for game in positions:
                copy = game.copy()
                while step(copy):
                    pass
                done += 1
        return done, taken

    return run


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--json", type=Path)
    given = parser.parse_args()
    collect_rarely()
    contenders: list[tuple[str, str, Run]] = [("catanatron 4", "simulations", catanatron())]
    for name in ("antarctica", "aquatica", "council"):
        for players in (2, 4):
            thinks = simulations(name, players, evaluation_of(name))
            contenders.append((f"{name} {players}", "simulations", thinks))
            contenders.append((f"{name} {players}", "play-outs", play_outs(name, players)))
    best = {(name, what): 0.0 for name, what, _ in contenders}
    for _ in range(given.rounds):
        for name, what, run in contenders:
            done, taken = run(given.seconds)
            best[name, what] = max(best[name, what], done / taken)
    kernel = farshore.core.state.__file__ or ""
    build = "interpreted" if kernel.endswith(".py") else "compiled"
    peer = best["catanatron 4", "simulations"]
    print(f"farshore {build}; per second of processor time, best of {given.rounds} rounds")
    for (name, what), speed in best.items():
        print(f"  {name:<16}{what:<14}{speed:>10,.0f}   {speed / peer:>7.1f} × catanatron")
    reached = all(
        speed >= AIM * peer
        for (name, what), speed in best.items()
        if what == "simulations" and not name.startswith("catanatron")
    )
    print(f"aim: at least {AIM:.0f} × in simulations: {'reached' if reached else 'missed'}")
    if given.json is not None:
        given.json.write_text(
            json.dumps({f"{name} {what}": speed for (name, what), speed in best.items()}, indent=1)
        )


if __name__ == "__main__":
    main()
