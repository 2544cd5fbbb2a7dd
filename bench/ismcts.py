"""The search of `master` against OpenSpiel's own IS-MCTS, with the same time for every decision.

    python bench/ismcts.py [--games 20] [--seconds 0.2] [--only antarctica] [--edition NAME]

Both play on the OpenSpiel adapter, with two players, each seat in turn and with the same luck for
both games of a pair. Theirs is `open_spiel.python.algorithms.ismcts` with random games to the end,
one for each simulation, as its own examples use it; it takes a number of simulations, so it is
stopped here when its time is over. The clock is the processor time of this process: what else the
machine does costs neither of them a simulation.

The edition is that of the environments' version, which may be older than that of new tables, unless
one is named; what is printed tells it. A shared win counts half. The intervals are 95 %, by
matches of two games with one luck.
"""

from __future__ import annotations

import argparse
import json
import time
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from farshore import envs
from farshore.arena.intervals import proportion
from farshore.bots import Observation, SearchBot, Seconds, heuristic_of
from farshore.bots.network_evaluation import best_evaluation_of
from farshore.core.clock import measure_with
from farshore.core.game import DATA_SET

GAMES = ("antarctica", "aquatica", "council")
EXPLORATION = 2.0
"""For results from -1 to 1."""
AIM = 0.97


class OutOfTime(Exception):
    """Raised when the time is over."""


class Theirs(ismcts.ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's bot, with a time limit instead of a number of simulations."""

    def __init__(self, game: Any, seconds: float, seed: int) -> None:
        evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(seed))
        super().__init__(
            game, evaluator, EXPLORATION, 1 << 30, random_state=np.random.RandomState(seed + 1)
        )
        self.seconds = seconds
        self.simulations = 0
        self.decisions = 0
        self._until = 0.0

    def choose(self, state: Any) -> int:
        self.decisions += 1
        self._until = time.process_time() + self.seconds
        with suppress(OutOfTime):
            self.run_search(state)
        policy = self.get_final_policy(state, self._root_node)
        return int(max(policy, key=lambda choice: choice[1])[0])

    def sample_root_state(self, state: Any) -> Any:
        """Begins a simulation; the first two make the node of the decision and a first move."""
        if time.process_time() >= self._until and self._root_node.total_visits > 0:
            raise OutOfTime
        self.simulations += 1
        return super().sample_root_state(state)


class Ours:
    """The search, on the position of an OpenSpiel state."""

    def __init__(self, name: str, seconds: float, seed: str) -> None:
        self.bot = SearchBot(heuristic_of(name), best_evaluation_of(name), Seconds(seconds))
        self.rng = Random(seed)
        self.simulations = 0
        self.decisions = 0

    def choose(self, state: Any) -> int:
        seat = state.current_player()
        search = self.bot.search(Observation(state.position, seat, state.legal_actions()), self.rng)
        self.simulations += search.simulations
        self.decisions += 1
        return search.best()


def play(game: Any, seats: list[Ours | Theirs], luck: Random) -> list[float]:
    """One game; returns the reward of each seat."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(drawn(state.chance_outcomes(), luck.random()))
            continue
        legal = state.legal_actions()
        move = legal[0] if len(legal) == 1 else seats[state.current_player()].choose(state)
        state.apply_action(move)
    returns: list[float] = state.returns()
    return returns


def drawn(chances: list[tuple[int, float]], luck: float) -> int:
    """The outcome of chance at this quantile, from 0 to 1."""
    for move, chance in chances:
        luck -= chance
        if luck < 0.0:
            return move
    return chances[-1][0]


def contest(
    name: str, games: int, seconds: float, seed: str, edition: str | None
) -> dict[str, Any]:
    params: dict[str, Any] = {"players": 2}
    if edition is not None:
        params[DATA_SET] = edition
    game = pyspiel.load_game(f"farshore_{name}", params)
    won: list[tuple[int, float]] = []
    ours = Ours(name, seconds, f"{seed}/{name}/ours")
    theirs = Theirs(game, seconds, 1)
    for number in range(games):
        seat = number % 2
        seats: list[Ours | Theirs] = [ours, theirs] if seat == 0 else [theirs, ours]
        returns = play(game, seats, Random(f"{seed}/{name}/{number // 2}"))
        mine, other = returns[seat], returns[1 - seat]
        won.append((number // 2, 1.0 if mine > other else 0.5 if mine == other else 0.0))
    found = proportion(won)
    return {
        "edition": game.setup.edition.name,
        "games": games,
        "seconds": seconds,
        "won": found.value,
        "low": found.low,
        "high": found.high,
        "our simulations a decision": ours.simulations / ours.decisions,
        "their simulations a decision": theirs.simulations / theirs.decisions,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=0.2)
    parser.add_argument("--only", choices=GAMES)
    parser.add_argument("--edition", help="of the game named by --only")
    parser.add_argument("--seed", default="ismcts")
    parser.add_argument("--json", type=Path)
    given = parser.parse_args()
    if given.edition is not None and given.only is None:
        parser.error("--edition needs --only: editions are those of one game")
    envs.register_openspiel()
    measure_with(time.process_time)
    found: dict[str, dict[str, Any]] = {}
    for name in [given.only] if given.only else GAMES:
        found[name] = contest(name, given.games, given.seconds, given.seed, given.edition)
        one = found[name]
        print(
            f"{name} ({one['edition']}): "
            f"won {one['won']:.0%} ({one['low']:.0%} to {one['high']:.0%}) of "
            f"{given.games} games, {given.seconds} s a decision; simulations a decision: "
            f"{one['our simulations a decision']:,.0f} against "
            f"{one['their simulations a decision']:,.1f}",
            flush=True,
        )
    reached = all(one["won"] >= AIM for one in found.values())
    print(f"aim: at least {AIM:.0%} of the games: {'reached' if reached else 'missed'}")
    if given.json is not None:
        given.json.write_text(json.dumps(found, indent=1))


if __name__ == "__main__":
    main()
