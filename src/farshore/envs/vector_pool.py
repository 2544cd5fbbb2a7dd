"""Gymnasium: many games in several processes, their numbers in memory that all of them share.

A `GameVectorPool` is one `GameVectorEnv` spread over workers: with the same seed and the same
actions the same games are played, however many workers there are. `step` waits for all of them. Who
does not want to wait does as with EnvPool (Weng et al. 2022): `send` gives actions to the games of
some workers, `recv` the results of the worker that is ready first.

Actions, observations, masks and rewards lie in shared memory; only short commands, and the last
observations of games that have ended, go through a pipe.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.shared_memory import SharedMemory
from random import Random
from traceback import format_exc
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import VectorEnv
from gymnasium.vector.utils import batch_space

from farshore.core.errors import IllegalMove, Param, Reason
from farshore.envs.episode import ObservationDict
from farshore.envs.vector_env import GameVectorEnv

RESET = "reset"
STEP = "step"
RANDOM = "random"
CLOSE = "close"
READY = "ready"
ENDED = "a worker of the pool has ended"
Layout = list[tuple[str, str, tuple[int, ...]]]
"""What lies in shared memory: name, dtype, shape."""
Batched = tuple[
    ObservationDict, npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any], dict[str, Any]
]
_ALIGNED = 64


def layout_of(env: GameVectorEnv, games: int) -> Layout:
    """The arrays of so many games."""
    layout: Layout = [(name, "int64", (games,)) for name in ("actions", "seat")]
    layout += [("paid", "float64", (games,)), ("over", "bool", (games,)), ("cut", "bool", (games,))]
    assert isinstance(env.single_observation_space, spaces.Dict)
    for name, space in env.single_observation_space.spaces.items():
        assert space.shape is not None
        layout.append((name, str(space.dtype), (games, *space.shape)))
    return layout


def size_of(layout: Layout) -> int:
    return sum(_size(dtype, shape) for _, dtype, shape in layout)


def _size(dtype: str, shape: tuple[int, ...]) -> int:
    size = np.dtype(dtype).itemsize * int(np.prod(shape))
    return -(-size // _ALIGNED) * _ALIGNED


def arrays_in(memory: SharedMemory, layout: Layout) -> dict[str, npt.NDArray[Any]]:
    """Views of the arrays in a stretch of shared memory."""
    found: dict[str, npt.NDArray[Any]] = {}
    at = 0
    for name, dtype, shape in layout:
        found[name] = np.ndarray(shape, dtype, memory.buf, at)
        at += _size(dtype, shape)
    return found


class RefusedAction(NamedTuple):
    """An illegal action, as a worker tells of it."""

    key: str
    params: dict[str, Param]
    game: str


class WorkerFailure(NamedTuple):
    """A worker that has to give up."""

    traceback: str


# --- in a worker --------------------------------------------------------------------------------


def work(pipe: Connection, name: str, asked: dict[str, Any]) -> None:
    """A worker: plays its games as it is told, until it is told to stop or nobody is left."""
    memory = SharedMemory(name)
    try:
        env = GameVectorEnv(**asked)
        arrays = arrays_in(memory, layout_of(env, env.num_envs))
        pipe.send(READY)
        while True:
            command, argument = pipe.recv()
            if command == CLOSE:
                break
            pipe.send(_answer(env, arrays, command, argument))
    except (EOFError, KeyboardInterrupt):
        pass
    except Exception:
        pipe.send(WorkerFailure(format_exc()))
    finally:
        arrays = {}
        memory.close()


def _answer(
    env: GameVectorEnv, arrays: dict[str, npt.NDArray[Any]], command: str, argument: Any
) -> object:
    """Does as it is told; what does not fit the shared arrays is the answer."""
    if command == RANDOM:
        arrays["actions"][:] = env.random_actions()
        return None
    if command == RESET:
        seen, infos = env.reset(seed=argument[0] % 2**31, options={"seeds": argument})
    else:
        try:
            seen, paid, over, cut, infos = env.step(arrays["actions"])
        except IllegalMove as error:  # none of the games has moved on
            return RefusedAction(error.key, error.params, error.reason.game)
        arrays["paid"][:], arrays["over"][:], arrays["cut"][:] = paid, over, cut
    for key, values in seen.items():
        arrays[key][:] = values
    arrays["seat"][:] = infos["seat"]
    if "_final_obs" not in infos:
        return None
    ended = np.flatnonzero(infos["_final_obs"])
    last = {key: values[ended] for key, values in infos["final_obs"].items()}
    return ended, infos["rewards"][ended], last


# --- in the process that learns -----------------------------------------------------------------


class PoolWorker:
    """A worker as the learner's process sees it."""

    def __init__(self, first: int, asked: dict[str, Any], layout: Layout) -> None:
        self.ids = np.arange(first, first + asked["num_envs"])
        """The numbers of its games in the pool."""
        self.memory = SharedMemory(create=True, size=size_of(layout))
        self.arrays = arrays_in(self.memory, layout)
        context = get_context("spawn")
        self.pipe, theirs = context.Pipe()
        name = self.memory.name
        self.process = context.Process(target=work, args=(theirs, name, asked), daemon=True)
        self.process.start()
        theirs.close()
        self.busy = True
        """Whether an answer is still to come."""
        self.received = 0
        """How many of its answers `recv` has given since the last reset."""

    def tell(self, command: str, argument: object = None) -> None:
        try:
            self.pipe.send((command, argument))
        except OSError:
            raise RuntimeError(ENDED) from None
        self.busy = True

    def answer(self) -> Any:
        try:
            answer = self.pipe.recv()
        except (EOFError, OSError):
            raise RuntimeError(ENDED) from None
        self.busy = False
        if isinstance(answer, WorkerFailure):
            raise RuntimeError(answer.traceback)
        return answer

    def close(self) -> None:
        self.arrays = {}
        with suppress(OSError):  # it may have ended by itself
            self.pipe.send((CLOSE, None))
        self.process.join(10)
        self.process.kill()
        self.pipe.close()
        self.memory.close()
        self.memory.unlink()


class GameVectorPool(VectorEnv[ObservationDict, npt.NDArray[np.int64], npt.NDArray[Any]]):
    """Many games in several processes. `workers`: one for each processor if it is not given.

    All else is as in `GameVectorEnv`; an illegal action stops the games of its worker only.
    Workers are started anew (`spawn`), so a script that makes a pool needs
    `if __name__ == "__main__":`, and only games of installed packages can be played.
    """

    def __init__(
        self,
        game: str,
        num_envs: int,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        workers: int | None = None,
        **choices: Any,
    ) -> None:
        self.workers: list[PoolWorker] = []
        like = GameVectorEnv(game, 1, players, options, **choices)
        self.metadata = like.metadata
        self.config = like.config
        self.num_envs = num_envs
        self.feature_names = like.feature_names
        self.highs = like.highs
        self.single_action_space = like.single_action_space
        self.single_observation_space = like.single_observation_space
        self.action_space = batch_space(like.single_action_space, num_envs)
        self.observation_space = batch_space(like.single_observation_space, num_envs)
        self._rng = Random()
        number = min(num_envs, workers or os.cpu_count() or 1)
        asked = {"game": game, "players": players, "options": options, **choices}
        for at in range(number):
            first, end = at * num_envs // number, (at + 1) * num_envs // number
            layout = layout_of(like, end - first)
            self.workers.append(PoolWorker(first, {**asked, "num_envs": end - first}, layout))
        for worker in self.workers:
            worker.answer()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[ObservationDict, dict[str, Any]]:
        super().reset(seed=seed)
        if seed is not None:
            self._rng = Random(seed)
        seeds = [self._rng.getrandbits(64) for _ in range(self.num_envs)]
        for worker in self.workers:
            if worker.busy:  # nobody will ask for the results of the old games
                worker.answer()
            worker.received = 0
            worker.tell(RESET, [seeds[at] for at in worker.ids])
        for worker in self.workers:
            worker.answer()
        return self._seen(self.workers), {"seat": _joined(self.workers, "seat")}

    def step(self, actions: npt.NDArray[np.int64]) -> Batched:
        self.send(actions)
        return self._results(self.workers, [worker.answer() for worker in self.workers])

    def send(
        self, actions: npt.NDArray[np.int64], env_id: npt.NDArray[np.int64] | None = None
    ) -> None:
        """Gives actions to games, and does not wait. `env_id`: the games as `recv` told them,
        that is, all those of one worker or of several; all games if it is not given."""
        ids = np.arange(self.num_envs) if env_id is None else np.asarray(env_id)
        wanted = [worker for worker in self.workers if np.isin(worker.ids, ids).all()]
        if sum(len(worker.ids) for worker in wanted) != len(ids):
            raise ValueError("actions are for all games of a worker, in the order of `recv`")
        given = np.empty(self.num_envs, np.int64)
        given[ids] = actions
        for worker in wanted:
            worker.arrays["actions"][:] = given[worker.ids]
            worker.tell(STEP)

    def recv(self) -> Batched:
        """What `step` gives, for the games of a worker that is ready; which games these are is in
        `infos["env_id"]`. Of several the one that has given the fewest results, so that a fast
        learner does not forget the others."""
        waiting = {worker.pipe: worker for worker in self.workers if worker.busy}
        if not waiting:
            raise ValueError("no actions were sent")
        ready = [waiting[pipe] for pipe in wait([*waiting])]  # type: ignore[index]
        worker = min(ready, key=lambda worker: worker.received)
        worker.received += 1
        return self._results([worker], [worker.answer()])

    def random_actions(self) -> npt.NDArray[np.int64]:
        """A legal action for each game, each as likely as any other; drawn by the workers."""
        for worker in self.workers:
            worker.tell(RANDOM)
        for worker in self.workers:
            worker.answer()
        return _joined(self.workers, "actions")

    def close_extras(self, **kwargs: Any) -> None:
        for worker in self.workers:
            worker.close()
        self.workers = []

    # --- helpers

    def _seen(self, workers: list[PoolWorker]) -> ObservationDict:
        assert isinstance(self.single_observation_space, spaces.Dict)
        return {name: _joined(workers, name) for name in self.single_observation_space.spaces}

    def _results(self, workers: list[PoolWorker], answers: list[Any]) -> Batched:
        for answer in answers:
            if isinstance(answer, RefusedAction):
                raise IllegalMove(Reason(*answer))
        infos: dict[str, Any] = {
            "seat": _joined(workers, "seat"),
            "env_id": np.concatenate([worker.ids for worker in workers]),
        }
        seen = self._seen(workers)
        if any(answer is not None for answer in answers):
            _tell_ends(infos, seen, self.config.setup.players, workers, answers)
        paid, over, cut = (_joined(workers, name) for name in ("paid", "over", "cut"))
        return seen, paid, over, cut, infos


def _joined(workers: list[PoolWorker], name: str) -> npt.NDArray[Any]:
    """A new array with the numbers of all these workers."""
    return np.concatenate([worker.arrays[name] for worker in workers])


def _tell_ends(
    infos: dict[str, Any],
    seen: ObservationDict,
    players: int,
    workers: list[PoolWorker],
    answers: list[Any],
) -> None:
    """Rewards and last observations of the games that ended, as `GameVectorEnv` tells them."""
    games = len(infos["seat"])
    infos["rewards"] = np.zeros((games, players))
    infos["final_obs"] = {name: np.zeros_like(values) for name, values in seen.items()}
    infos["_final_obs"] = np.zeros(games, np.bool_)
    first = 0
    for worker, answer in zip(workers, answers, strict=True):
        if answer is not None:
            ended, rewards, last = answer
            infos["rewards"][first + ended] = rewards
            infos["_final_obs"][first + ended] = True
            for name, rows in last.items():
                infos["final_obs"][name][first + ended] = rows
        first += len(worker.ids)
