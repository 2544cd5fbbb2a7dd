"""How fast the search thinks with a network, side by side with the game's own evaluation.

    python bench/network.py FILE [--seconds 1] [--rounds 5]

The ratio says how many simulations a network gets in the time of one without it: `net:FILE:K` with
K = ratio * N takes the processor time of `search:N`, and a match of these two is one of equal time
that comes out the same on every machine.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from search import simulations

from farshore.bots import evaluation_of
from farshore.bots.network_evaluation import network_evaluation
from farshore.core.registry import load
from farshore.networks import load_network


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("file", type=Path)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--rounds", type=int, default=5)
    given = parser.parse_args()
    network = load_network(given.file)
    setup = load(network.game).setup(network.players, {}, simulating=True)
    own = simulations(network.game, network.players, evaluation_of(network.game))
    learned = simulations(network.game, network.players, network_evaluation(network, setup))
    best = [0.0, 0.0]
    for _ in range(given.rounds):
        for at, run in enumerate((own, learned)):
            done, taken = run(given.seconds)
            best[at] = max(best[at], done / taken)
    print(f"{network.game} with {network.players} players, simulations a second:")
    print(f"  own evaluation {best[0]:,.0f}, network {best[1]:,.0f}, ratio {best[1] / best[0]:.2f}")


if __name__ == "__main__":
    main()
