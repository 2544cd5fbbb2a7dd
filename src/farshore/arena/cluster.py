"""Playing on a Ray cluster: each batch of games is a task.

Ray plays the batch of a lost worker again by itself; if it gives up, we hand the batch in once
more. Every machine of the cluster needs Farshore, and the programs of `cmd:` bots.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Iterator
from typing import Any, Final

from farshore.arena.plan import Plan
from farshore.arena.playing import Played, Player
from farshore.arena.workers import AHEAD, MOST_LOSSES, Batch, answer, batches, received
from farshore.core.errors import BadOption, Reason
from farshore.extras import needs

LOCAL: Final = "local"
"""The address that starts a cluster on this machine, for this run."""
RETRIES: Final = 3


def play_on_ray(plan: Plan, address: str, keys: Batch) -> Iterator[list[Played]]:
    """Plays on the cluster at this address."""
    # our programs are few and short-lived: nothing is to be reported to anybody
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    with needs("ray"):
        import ray

    try:
        if address == LOCAL:
            ray.init(include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR)
        else:
            ray.init(address, log_to_driver=False, logging_level=logging.ERROR)
    except (ConnectionError, ValueError, RuntimeError, OSError) as error:
        why = " ".join(str(error).split())
        raise BadOption(Reason("ray-no-cluster", {"address": address, "why": why})) from error
    try:
        yield from _gather(ray, plan, keys)
    finally:
        ray.shutdown()


def _gather(ray: Any, plan: Plan, keys: Batch) -> Iterator[list[Played]]:
    task = ray.remote(max_retries=RETRIES)(play_batch)
    jobs = max(1, int(ray.cluster_resources().get("CPU", 1)))
    left = batches(keys, jobs)
    shared = ray.put(plan)
    waiting: dict[Any, Batch] = {}
    losses = 0
    while left or waiting:
        while left and len(waiting) < AHEAD * jobs:
            waiting[task.remote(shared, left[0])] = left[0]
            del left[0]
        done, _ = ray.wait([*waiting], num_returns=1)
        batch = waiting.pop(done[0])
        try:
            played = ray.get(done[0])
        except ray.exceptions.RayTaskError:
            raise  # a fault of ours, which would only come again
        except ray.exceptions.RayError as error:
            losses += 1
            if losses >= MOST_LOSSES:
                raise BadOption(Reason("ray-failed", {"why": str(error)})) from error
            left.insert(0, batch)
            continue
        losses = 0
        yield received(played)


_players: Final[dict[str, Player]] = {}
"""The player of a worker, kept from batch to batch."""


def play_batch(plan: Plan, batch: Batch) -> list[Played] | None:
    """What runs on the cluster."""
    key = repr(plan)
    if key not in _players:
        for player in _players.values():
            player.close()
        _players.clear()
        _players[key] = Player(plan)
    return answer(_players[key], batch)
