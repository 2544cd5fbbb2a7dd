"""The figures of the game cards in docs/research/index.md, from random games.

python bench/cards.py [--games 200]
"""

from __future__ import annotations

import argparse
from random import Random

import farshore
from farshore.core.chance import below
from farshore.core.game import Setup
from farshore.core.state import CHANCE
from farshore.envs.config import EnvConfig


def card(setup: Setup, size: int, games: int) -> str:
    """One row: what random play meets in games of this setup."""
    rng = Random(f"{setup.game.info.name} {setup.players}")
    decisions = luck = choices = most = outcomes = longest = 0
    for _ in range(games):
        state = setup.game.begin(setup)
        length = 0
        while state.agenda:
            actor = state.actor()
            if actor == CHANCE:
                chances = state.chances()
                outcomes += len(chances)
                luck += 1
                state.apply(CHANCE, state.draw(rng))
                continue
            legal = state.legal(actor)
            length += 1
            choices += len(legal)
            most = max(most, len(legal))
            state.apply(actor, legal[below(rng, len(legal))])
        decisions += length
        longest = max(longest, length)
    return (
        f"| {setup.players} | {size} | {decisions / games:.0f} | {longest} "
        f"| {choices / decisions:.1f} | {most} | {luck / games:.0f} | {outcomes / luck:.1f} |"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=200)
    games: int = parser.parse_args().games
    for name in farshore.game_names():
        info = farshore.load(name).info
        print(f"\n{info.title}: {len(farshore.load(name).moves)} actions")
        print("| players | numbers | decisions | most | choices | most | luck | outcomes |")
        print("|---|---|---|---|---|---|---|---|")
        for players in info.players:
            config = EnvConfig.of(name, players)
            print(card(config.setup, config.features.size, games), flush=True)


if __name__ == "__main__":
    main()
