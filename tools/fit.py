"""Fit the weights of a game's linear evaluation to games between bots.

    python tools/fit.py GAME [--players 2,4] [--games N] [--bot search:40] [--stray 0.1]
                        [--data FILE] [--jobs 2]

A part of the positions is recorded: the terms of each side (`LinearEvaluation.terms`), how far the
game had come, and who won in the end. The weights maximize the likelihood of the winners (softmax
over the sides, with some weight decay). One game in five is for validation. `--stray` is how often
a seat makes a random candidate move instead, so that positions differ more than in good games.
With `--data` the positions are appended to a file, and those of earlier runs are used too.

Prints the lists WEIGHTS and TRENDS, to be put into `farshore/bots/GAME.py`. Needs numpy.
"""

import argparse
import json
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random

import numpy as np

from farshore import bots
from farshore.bots import LinearEvaluation
from farshore.core.registry import load
from farshore.core.state import CHANCE

WEIGHT_DECAY = 1e-3
KEEP = 0.12
"""The part of the decisions whose position is kept."""

Row = tuple[list[list[float]], float, list[float]]
"""Terms by side, progress, share of the win by side."""


def play(job: tuple[str, int, str, float, str]) -> list[Row]:
    """The positions of one game."""
    name, players, spec, stray, seed = job
    game = load(name)
    evaluation = bots.evaluation_of(name)
    assert isinstance(evaluation, LinearEvaluation)
    heuristic = bots.heuristic_of(name)
    rng = Random(seed)
    seats = bots.make(spec, game, players)
    state = game.begin(game.setup(players, {}, simulating=True))
    kept: list[tuple[list[list[float]], float]] = []
    while state.agenda:
        actor = state.actor()
        if actor != CHANCE and len(state.legal(actor)) > 1:
            if rng.random() < KEEP:
                kept.append((evaluation.terms(state), evaluation.progress(state)))
            if rng.random() < stray:
                legal = heuristic.candidates(state, actor, state.legal(actor))
                state.apply(actor, legal[int(rng.random() * len(legal))])
                continue
        state.apply(actor, bots.choose(state, actor, seats, rng))
    results = state.results()
    assert results is not None
    won = results.places.count(1)
    shares = [1 / won if place == 1 else 0.0 for place in results.places]
    return [(terms, progress, shares) for terms, progress in kept]


def fit(games: list[list[Row]]) -> tuple[np.ndarray, np.ndarray]:
    """Weights and trends."""
    size = len(games[0][0][0][0])
    held = [rows for at, rows in enumerate(games) if at % 5 == 0]
    used = [rows for at, rows in enumerate(games) if at % 5]
    x, y, off = arrays(used, size)
    spread = x[off == 0].std(axis=0) + 1e-9
    found = climb(x / spread, y, off)
    for name, part in (("used", used), ("held back", held)):
        a, b, c = arrays(part, size)
        shares = softmax(a / spread @ found + c)
        loss = -(b * np.log(shares + 1e-12)).sum(1).mean()
        right = (shares.argmax(1) == b.argmax(1)).mean()
        print(f"{name}: {len(part)} games, {len(a)} positions, loss {loss:.4f}, right {right:.3f}")
    found /= spread
    return found[:size], found[size:]


def arrays(games: list[list[Row]], size: int) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    rows = [row for game in games for row in game]
    sides = max(len(row[2]) for row in rows)
    x = np.zeros((len(rows), sides, 2 * size))
    y = np.zeros((len(rows), sides))
    off = np.full((len(rows), sides), -1e9)
    for at, (terms, progress, shares) in enumerate(rows):
        for side, values in enumerate(terms):
            x[at, side, : len(values)] = values
            x[at, side, size : size + len(values)] = np.array(values) * (progress - 0.5)
            y[at, side] = shares[side]
            off[at, side] = 0.0
    return x, y, off


def softmax(logits: np.ndarray) -> np.ndarray:
    powers = np.exp(logits - logits.max(1, keepdims=True))
    shares: np.ndarray = powers / powers.sum(1, keepdims=True)
    return shares


def climb(x: np.ndarray, y: np.ndarray, off: np.ndarray) -> np.ndarray:
    """Newton's method; the loss is convex."""
    found = np.zeros(x.shape[2])
    for _ in range(12):
        shares = softmax(x @ found + off)
        slope = np.einsum("ns,nsk->k", shares - y, x) / len(x) + 2 * WEIGHT_DECAY * found
        mean = np.einsum("ns,nsk->nk", shares, x)
        bend = np.einsum("ns,nsk,nsl->kl", shares, x, x, optimize=True) - mean.T @ mean
        step = np.linalg.solve(bend / len(x) + 2 * WEIGHT_DECAY * np.eye(len(found)), slope)
        found -= step
        if abs(step).max() < 1e-6:
            break
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--players", default="2")
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--bot", default="search:40")
    parser.add_argument("--stray", type=float, default=0.1)
    parser.add_argument("--data", type=Path)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", default="fit")
    given = parser.parse_args()
    counts = [int(count) for count in given.players.split(",")]
    work = [
        (given.game, counts[at % len(counts)], given.bot, given.stray, f"{given.seed}/{at}")
        for at in range(given.games)
    ]
    games: list[list[Row]] = []
    if given.data is not None and given.data.exists():
        games = [json.loads(line) for line in given.data.read_text().splitlines()]
    with ProcessPoolExecutor(given.jobs) as pool:
        for rows in pool.map(play, work):
            if rows:
                games.append(rows)
                if given.data is not None:
                    with given.data.open("a") as file:
                        file.write(json.dumps(rows) + "\n")
    weights, trends = fit(games)
    for name, numbers in (("WEIGHTS", weights), ("TRENDS", trends)):
        print(f"{name}: Final = {[round(float(number), 3) for number in numbers]}")


if __name__ == "__main__":
    main()
