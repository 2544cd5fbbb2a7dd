"""Playing on a Ray cluster: each batch of games is a task.

Ray repeats the batch of a lost worker by itself; if it gives up, the batch is submitted again.
Every machine of the cluster needs Farshore, and the programs of `cmd:` bots.
"""

from __future__ import annotations

import logging
import os
import socket
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any, Final, TypeVar

from farshore.arena.plan import ArenaPlan
from farshore.arena.playing import GamePlayer, PlayedGame
from farshore.arena.workers import (
    AHEAD,
    MOST_LOSSES,
    BatchResult,
    KeyBatch,
    batches,
    games_of,
    play_batch,
)
from farshore.core.errors import BadOption, Reason
from farshore.extras import needs

A = TypeVar("A")
R = TypeVar("R")

AUTO: Final = "auto"
"""The address of the cluster that runs on this machine."""
LOCAL: Final = "local"
"""The address that starts a cluster on this machine, for this run."""
CLIENT: Final = "ray://"
"""The prefix of the address of Ray's client server."""
CONNECT_SECONDS: Final = 5.0
HTTP2_SETTINGS: Final = bytes([0, 0, 0, 4, 0, 0, 0, 0, 0])
"""The head of an empty frame of settings (RFC 9113): length, type 4, flags, stream."""
FRAME_TYPE: Final = 3
HTTP2_HELLO: Final = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + HTTP2_SETTINGS
"""What a client of gRPC says first; a server answers with a frame of settings."""
RETRIES: Final = 3


def play_on_ray(plan: ArenaPlan, address: str, keys: KeyBatch) -> Iterator[list[PlayedGame]]:
    """Plays on the cluster at this address."""
    with ray_cluster(address) as ray:
        yield from _gather(ray, plan, keys)


def checked_ray(address: str) -> Any:
    """Ray's library; refused if it is missing, or if no cluster answers at this address."""
    # no usage statistics are sent
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    with needs("ray"):
        import ray

    _check_address(address)
    return ray


@contextmanager
def ray_cluster(address: str) -> Iterator[Any]:
    """Ray's library, connected to the cluster at this address."""
    ray = checked_ray(address)
    try:
        if address == LOCAL:
            ray.init(include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR)
        else:
            ray.init(address, log_to_driver=False, logging_level=logging.ERROR)
    except (ConnectionError, ValueError, RuntimeError, OSError) as error:
        raise _no_cluster(address, error) from error
    try:
        yield ray
    finally:
        ray.shutdown()


def map_on_ray(ray: Any, function: Callable[[A], R], asked: Iterable[A]) -> Iterator[R]:
    """Calls a function for each of these on the cluster; the results in the order of the calls."""
    task = ray.remote(max_retries=RETRIES)(function)
    for waiting in [task.remote(each) for each in asked]:
        try:
            yield ray.get(waiting)
        except ray.exceptions.RayTaskError:
            raise  # an error in our code, which would only come again
        except ray.exceptions.RayError as error:
            raise BadOption(Reason("ray-failed", {"why": str(error)})) from error


def _check_address(address: str) -> None:
    """Refuses an address where no cluster answers: Ray itself would try for minutes."""
    if address in (AUTO, LOCAL):
        return
    host, _, port = address.removeprefix(CLIENT).rpartition(":")
    if not host:
        raise _no_cluster(address, ValueError("HOST:PORT"))
    try:
        with socket.create_connection((host, int(port)), CONNECT_SECONDS) as connection:
            connection.sendall(HTTP2_HELLO)
            heard = connection.recv(len(HTTP2_SETTINGS))
    except (OSError, ValueError, OverflowError) as error:
        raise _no_cluster(address, error) from error
    if len(heard) <= FRAME_TYPE or heard[FRAME_TYPE] != HTTP2_SETTINGS[FRAME_TYPE]:
        raise _no_cluster(address, ValueError("not gRPC"))


def _no_cluster(address: str, error: Exception) -> BadOption:
    why = " ".join(str(error).split())
    return BadOption(Reason("ray-no-cluster", {"address": address, "why": why}))


def _gather(ray: Any, plan: ArenaPlan, keys: KeyBatch) -> Iterator[list[PlayedGame]]:
    task = ray.remote(max_retries=RETRIES)(play_on_worker)
    jobs = max(1, int(ray.cluster_resources().get("CPU", 1)))
    left = batches(keys, jobs)
    shared = ray.put(plan)
    waiting: dict[Any, KeyBatch] = {}
    losses = 0
    while left or waiting:
        while left and len(waiting) < AHEAD * jobs:
            waiting[task.remote(shared, left[0])] = left[0]
            del left[0]
        done, _ = ray.wait([*waiting], num_returns=1)
        batch = waiting.pop(done[0])
        try:
            result: BatchResult = ray.get(done[0])
        except ray.exceptions.RayTaskError:
            raise  # an error in our code, which would only come again
        except ray.exceptions.RayError as error:
            losses += 1
            if losses >= MOST_LOSSES:
                raise BadOption(Reason("ray-failed", {"why": str(error)})) from error
            left.insert(0, batch)
            continue
        losses = 0
        yield games_of(result)


_players: Final[dict[str, GamePlayer]] = {}
"""The player of a worker, kept from batch to batch."""


def play_on_worker(plan: ArenaPlan, batch: KeyBatch) -> BatchResult:
    """The task: it runs on a worker of the cluster."""
    key = repr(plan)
    if key not in _players:
        for player in _players.values():
            player.close()
        _players.clear()
        _players[key] = GamePlayer(plan)
    return play_batch(_players[key], batch)
