"""The environments against those of other libraries, side by side in one run on one core.

    python bench/envs.py [--seconds 2] [--rounds 5] [--core 0] [--json FILE]

The contenders take turns, round by round, so that whatever else the machine does hits all of them;
each figure is the best of its rounds, in seconds of processor time. Every driver does the same for
all contenders of its table.
"""

from __future__ import annotations

import argparse
import importlib
import json
import os
import platform
import time
import warnings
from collections.abc import Callable
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

import farshore.core.state
from farshore import envs

Contender = tuple[str, Callable[[float], tuple[int, float]]]
"""A name, and what plays for some seconds and gives (steps, seconds)."""


def race(title: str, contenders: list[Contender], seconds: float, rounds: int) -> dict[str, float]:
    """Steps per second of each contender."""
    best = {name: 0.0 for name, _ in contenders}
    for _ in range(rounds):
        for name, play in contenders:
            steps, taken = play(seconds)
            best[name] = max(best[name], steps / taken)
    print(f"\n{title}")
    for name, speed in best.items():
        print(f"  {name:<44}{speed:>12,.0f} /s")
    return best


# --- PettingZoo: observation and mask at every step ------------------------------------------


def aec_player(env: Any) -> Callable[[float], tuple[int, float]]:
    rng = Random(1)

    def play(seconds: float) -> tuple[int, float]:
        steps = 0
        start = time.process_time()
        while (taken := time.process_time() - start) < seconds:
            env.reset(seed=int(rng.random() * 2**31))
            for _ in env.agent_iter():
                observation, _, over, cut, _ = env.last()
                if over or cut:
                    env.step(None)
                    continue
                legal = observation["action_mask"].nonzero()[0]
                env.step(int(legal[int(rng.random() * len(legal))]))
                steps += 1
        return steps, taken

    return play


def aec_race(seconds: float, rounds: int) -> dict[str, float]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        holdem = importlib.import_module("pettingzoo.classic.texas_holdem_v4")
        peers = [("PettingZoo texas_holdem_v4", aec_player(holdem.env()))]
        peers.append(("PettingZoo texas_holdem_v4, raw", aec_player(holdem.raw_env())))
    ours = [
        (f"farshore {game}, {players} players", aec_player(envs.aec(game, players)))
        for game, players in (("antarctica", 2), ("antarctica", 4), ("aquatica", 2), ("council", 2))
    ]
    return race("AEC steps with observation and mask", [*peers, *ours], seconds, rounds)


# --- many games in one process ----------------------------------------------------------------


def vector_player(game: str, games: int, players: int, dtype: str) -> Contender:
    env = envs.vector(game, games, players, dtype=dtype)
    env.reset(seed=1)

    def play(seconds: float) -> tuple[int, float]:
        steps = 0
        start = time.process_time()
        while (taken := time.process_time() - start) < seconds:
            env.step(env.random_actions())
            steps += games
        return steps, taken

    return f"farshore {game}, {players} players, {games} games, {dtype}", play


def vector_race(seconds: float, rounds: int) -> dict[str, float]:
    contenders = [
        vector_player("antarctica", 256, 2, "uint8"),
        vector_player("antarctica", 256, 4, "uint8"),
        vector_player("antarctica", 256, 4, "float32"),
        vector_player("antarctica", 4096, 4, "uint8"),
        vector_player("aquatica", 256, 2, "uint8"),
        vector_player("council", 256, 2, "uint8"),
    ]
    contenders += peers_in_batches()
    return race("Vectorised steps, random legal actions", contenders, seconds, rounds)


def pool_race(seconds: float, rounds: int) -> dict[str, float]:
    """Steps a second by the clock on the wall: one process, and one for each processor."""
    os.sched_setaffinity(0, range(os.cpu_count() or 1))
    best: dict[str, float] = {}
    pools = {
        workers: envs.pool("antarctica", 512, 4, workers=workers, dtype="uint8")
        for workers in sorted({1, os.cpu_count() or 1})
    }
    for env in pools.values():
        env.reset(seed=1)
    for _ in range(rounds):
        for workers, env in pools.items():
            steps = 0
            start = time.perf_counter()
            while (taken := time.perf_counter() - start) < seconds:
                env.step(env.random_actions())
                steps += env.num_envs
            name = f"farshore antarctica, 4 players, {workers} workers"
            best[name] = max(best.get(name, 0.0), steps / taken)
    for env in pools.values():
        env.close()
    print("\nVectorised steps in several processes, by the clock")
    for name, speed in best.items():
        print(f"  {name:<44}{speed:>12,.0f} /s")
    return best


# --- Pgx and EnvPool, if they are installed ---------------------------------------------------


def pgx_player(name: str, games: int) -> Contender:
    """Pgx on the processor: a jitted step of random legal actions, with observations."""
    jax, pgx = importlib.import_module("jax"), importlib.import_module("pgx")
    env = pgx.make(name)
    auto_reset = importlib.import_module("pgx.experimental").auto_reset
    step = jax.jit(jax.vmap(auto_reset(env.step, env.init)))
    choose = jax.jit(
        lambda key, mask: jax.random.categorical(key, jax.numpy.where(mask, 0.0, -jax.numpy.inf))
    )
    key = jax.random.PRNGKey(1)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(key, games))

    def advance() -> None:
        nonlocal key, state
        key, own, other = jax.random.split(key, 3)
        actions = choose(own, state.legal_action_mask)
        state = step(state, actions, jax.random.split(other, games))
        state.observation.block_until_ready()

    advance()

    def play(seconds: float) -> tuple[int, float]:
        steps = 0
        start = time.process_time()
        while (taken := time.process_time() - start) < seconds:
            advance()
            steps += games
        return steps, taken

    return f"Pgx {name}, {games} games", play


def envpool_player(name: str, games: int) -> Contender:
    """EnvPool's classic control: one thread, any actions (it has no masks)."""
    envpool = importlib.import_module("envpool")
    env = envpool.make_gymnasium(name, num_envs=games, num_threads=1)
    env.reset()
    actions = np.zeros(games, np.int32)

    def play(seconds: float) -> tuple[int, float]:
        steps = 0
        start = time.process_time()
        while (taken := time.process_time() - start) < seconds:
            env.step(actions)
            steps += games
        return steps, taken

    return f"EnvPool {name}, {games} games", play


def peers_in_batches() -> list[Contender]:
    """Those that are installed; none is needed for anything else."""
    found: list[Contender] = []
    for make, names in ((pgx_player, ("kuhn_poker", "go_9x9")), (envpool_player, ("CartPole-v1",))):
        try:
            found += [make(name, 256) for name in names]
        except ImportError as missing:
            print(f"left out: {missing.name} is not installed")
    return found


def memory_per_game(game: str, players: int, games: int = 500) -> float:
    """Resident bytes for each game of a vector environment, observation and mask included.

    Resident, because what a machine must have is more than what Python's allocator counts.
    """
    env = envs.vector(game, 4, players, dtype="uint8")
    env.reset(seed=1)
    before = resident()
    env = envs.vector(game, games, players, dtype="uint8")
    seen = env.reset(seed=1)[0]
    for _ in range(30):
        seen = env.step(env.random_actions())[0]
    held = resident() - before
    assert len(seen["observation"]) == games
    return held / games


def in_own_process(measure: Callable[..., float], *given: object) -> float:
    """Nothing that was measured before has left free memory there."""
    with get_context("spawn").Pool(1) as pool:
        return pool.apply(measure, given)


def resident() -> int:
    """Bytes of this process that are in memory (Linux)."""
    pages = Path("/proc/self/statm").read_text(encoding="ascii").split()[1]
    return int(pages) * os.sysconf("SC_PAGE_SIZE")


# --- OpenSpiel: decisions in random play --------------------------------------------------------


def spiel_player(name: str, params: dict[str, Any], strings: bool) -> Contender:
    import pyspiel

    game = pyspiel.load_game(name, params)
    rng = Random(1)

    def play(seconds: float) -> tuple[int, float]:
        decisions = 0
        start = time.process_time()
        while (taken := time.process_time() - start) < seconds:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes = state.chance_outcomes()
                    left = rng.random()
                    for action, chance in outcomes:  # noqa: B007
                        left -= chance
                        if left < 0:
                            break
                    state.apply_action(action)
                else:
                    if strings:
                        state.information_state_string(state.current_player())
                    legal = state.legal_actions()
                    state.apply_action(legal[int(rng.random() * len(legal))])
                    decisions += 1
        return decisions, taken

    players = f", {params['players']} players" if "players" in params else ""
    return f"{name}{players}", play


def spiel_race(seconds: float, rounds: int, strings: bool) -> dict[str, float]:
    importlib.import_module("open_spiel.python.games")
    envs.register_openspiel()
    contenders = [
        spiel_player("python_kuhn_poker", {}, strings),
        spiel_player("python_liars_poker", {}, strings),
        spiel_player("python_block_dominoes", {}, strings),
        spiel_player("python_team_dominoes", {}, strings),
        spiel_player("farshore_antarctica", {"players": 2}, strings),
        spiel_player("farshore_antarctica", {"players": 4}, strings),
        spiel_player("farshore_aquatica", {"players": 2}, strings),
        spiel_player("farshore_council", {"players": 2}, strings),
    ]
    more = " and information-state strings" if strings else ""
    return race(f"OpenSpiel decisions in random play{more}", contenders, seconds, rounds)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seconds", type=float, default=1.0, help="of each contender and round")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--core", type=int, default=0, help="the core that all run on")
    parser.add_argument("--json", help="a file for the figures")
    arguments = parser.parse_args()
    os.sched_setaffinity(0, {arguments.core})
    compiled = not farshore.core.state.__file__.endswith(".py")
    print(
        f"{platform.python_implementation()} {platform.python_version()}, numpy {np.__version__},"
    )
    print(f"farshore {'compiled' if compiled else 'interpreted'}, core {arguments.core}")
    seconds, rounds = arguments.seconds, arguments.rounds
    figures: dict[str, Any] = {
        "memory": {
            f"{game}, {players} players": in_own_process(memory_per_game, game, players)
            for game, players in (("antarctica", 4), ("aquatica", 2), ("council", 2))
        },
        "aec": aec_race(seconds, rounds),
        "vector": vector_race(seconds, rounds),
        "openspiel": spiel_race(seconds, rounds, False),
        "openspiel_strings": spiel_race(seconds, rounds, True),
        "pool": pool_race(seconds, rounds),
    }
    print("\nMemory for each game of a vector environment")
    for name, size in figures["memory"].items():
        print(f"  {name:<44}{size / 1024:>10.1f} KiB")
    print(f"\nLoad of the machine over the last minute: {os.getloadavg()[0]:.1f}")
    if arguments.json:
        with open(arguments.json, "w", encoding="utf-8") as file:
            json.dump(figures, file, indent=1)


if __name__ == "__main__":
    main()
