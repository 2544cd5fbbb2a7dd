"""A run from its first game to its report."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

from farshore.arena.cluster import checked_ray, play_on_ray
from farshore.arena.folder import Folder
from farshore.arena.plan import ArenaPlan, Key
from farshore.arena.playing import PlayedGame
from farshore.arena.report import report
from farshore.arena.results import ArenaResults, ratings
from farshore.arena.workers import batches, play_here, play_in_processes
from farshore.core.errors import BadOption, Reason
from farshore.localization.messages import Words

Tick = Callable[[int], None]
"""Called with the number of games played since the last call."""


def run(
    plan: ArenaPlan,
    out: Path,
    words: Words,
    jobs: int = 1,
    ray: str | None = None,
    tick: Tick | None = None,
) -> ArenaResults:
    """Plays what is missing in the folder `out` and writes result and report there."""
    if jobs < 1:
        raise BadOption(Reason("not-positive", {"what": "jobs", "given": jobs}))
    plan.check()
    ratings([], [])  # fails now, and not after hours, if openskill is missing
    if ray is not None:
        checked_ray(ray)
    folder = Folder(out, plan)
    with folder.open():
        play(folder, jobs, ray, tick)
        results = ArenaResults(plan, folder.counted())
        folder.write("result.json", json.dumps(results.to_json(), indent=1) + "\n")
        folder.write("report.html", report(results, words))
    return results


def play(folder: Folder, jobs: int, ray: str | None, tick: Tick | None) -> None:
    """Plays what is missing in an open folder."""
    missing = folder.missing()
    if tick is not None:
        tick(len(folder.plan.all_keys()) - len(missing))
    for played in _played(folder.plan, missing, jobs, ray):
        new = folder.add(played)
        if tick is not None:
            tick(new)


def _played(
    plan: ArenaPlan, keys: list[Key], jobs: int, ray: str | None
) -> Iterator[list[PlayedGame]]:
    if not keys:
        return iter(())
    if ray is not None:
        return play_on_ray(plan, ray, keys)
    todo = batches(keys, jobs)
    if jobs == 1 or len(todo) == 1:
        return play_here(plan, todo)
    return play_in_processes(plan, todo, jobs)
