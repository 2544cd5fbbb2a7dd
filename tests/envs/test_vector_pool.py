"""Games in several processes are those of one process; nobody has to wait for the slowest."""

from collections.abc import Iterator
from multiprocessing.connection import wait
from typing import Any

import numpy as np
import pytest

from farshore import IllegalMove, envs
from farshore.envs.vector_pool import GameVectorPool

GAMES = 7
CHOICES: dict[str, Any] = {"players": 3, "reward": "score", "dtype": "uint8"}


@pytest.fixture(scope="module")
def pool() -> Iterator[GameVectorPool]:
    env = envs.pool("antarctica", GAMES, workers=2, **CHOICES)
    yield env
    env.close()


def test_several_processes_play_the_games_of_one(pool: GameVectorPool) -> None:
    alone = envs.vector("antarctica", GAMES, **CHOICES)
    first, told = pool.reset(seed=5)
    assert pool.observation_space.contains(first)
    for key, values in alone.reset(seed=5)[0].items():
        assert (first[key] == values).all()
    assert (told["seat"] == alone.batch.actors).all()
    ended = 0
    while ended < 3:
        actions = alone.random_actions()
        seen, *rest, infos = pool.step(actions)
        wanted, *wanted_rest, wanted_infos = alone.step(actions)
        for key, values in wanted.items():
            assert (seen[key] == values).all()
        for found, values in zip(rest, wanted_rest, strict=True):
            assert (found == values).all()
        assert (infos["seat"] == wanted_infos["seat"]).all()
        assert ("_final_obs" in infos) == ("_final_obs" in wanted_infos)
        for at in np.flatnonzero(wanted_infos.get("_final_obs", [])):
            ended += 1
            assert infos["_final_obs"][at]
            assert (infos["rewards"][at] == wanted_infos["rewards"][at]).all()
            for key, values in wanted_infos["final_obs"].items():
                assert (infos["final_obs"][key][at] == values[at]).all()


def test_what_is_received_is_sent_on_without_waiting_for_the_others(pool: GameVectorPool) -> None:
    pool.reset(seed=1)
    pool.send(pool.random_actions())
    moved = np.zeros(GAMES, int)
    while moved.min() < 3:  # a busy machine may let a worker sleep for many steps of the other
        seen, _, _, _, infos = pool.recv()
        moved[infos["env_id"]] += 1
        pool.send(seen["action_mask"].argmax(axis=1), infos["env_id"])
    for _ in pool.workers:
        pool.recv()
    with pytest.raises(ValueError, match="no actions"):
        pool.recv()


def test_of_workers_that_are_ready_none_is_forgotten(pool: GameVectorPool) -> None:
    pool.reset(seed=1)
    pool.send(pool.random_actions())
    first = []
    for _ in range(6):
        while len(wait([worker.pipe for worker in pool.workers], 1)) < len(pool.workers):
            pass
        seen, _, _, _, infos = pool.recv()
        first.append(infos["env_id"][0])
        pool.send(seen["action_mask"].argmax(axis=1), infos["env_id"])
    assert first.count(pool.workers[1].ids[0]) == 3


def test_a_reset_forgets_results_that_nobody_received(pool: GameVectorPool) -> None:
    wanted, _ = pool.reset(seed=1)
    pool.send(pool.random_actions())
    seen, _ = pool.reset(seed=1)
    assert (seen["observation"] == wanted["observation"]).all()
    pool.step(pool.random_actions())


def test_actions_go_to_whole_workers(pool: GameVectorPool) -> None:
    pool.reset(seed=1)
    with pytest.raises(ValueError, match="all games of a worker"):
        pool.send(np.array([0]), np.array([0]))


def test_an_illegal_action_is_refused_and_the_pool_plays_on(pool: GameVectorPool) -> None:
    pool.reset(seed=1)
    legal = pool.random_actions()
    with pytest.raises(IllegalMove):
        pool.step(np.zeros(GAMES, np.int64))
    pool.reset(seed=1)
    pool.step(legal)


def test_a_worker_that_has_died_is_reported() -> None:
    env = envs.pool("antarctica", 2, workers=1, players=2)
    env.reset(seed=1)
    env.workers[0].process.kill()
    env.workers[0].process.join()
    with pytest.raises(RuntimeError, match="has ended"):
        env.step(np.zeros(2, np.int64))
    env.close()
