"""Playing batches of games in this process or in several. Batches come back in any order.

If a process is lost, its batch is played again. Games have keys, so none is counted twice.
"""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from multiprocessing.util import Finalize
from typing import Final, TypedDict

from farshore.arena.plan import ArenaPlan, Key
from farshore.arena.playing import Endless, GamePlayer, PlayedGame
from farshore.arena.processes import start_worker
from farshore.core.errors import BadOption, Reason

LARGEST: Final = 50
"""Games of a batch, at most; fewer in short runs."""
REPORTS: Final = 20
"""How many batches each process plays at least, if there are enough games."""
AHEAD: Final = 2
"""Batches per process that may be in progress or waiting."""
MOST_LOSSES: Final = 5
"""How many processes may be lost in a row without a batch being finished."""

KeyBatch = list[Key]
"""The games that a worker plays before it reports."""


class BatchResult(TypedDict):
    """What a worker sends back. Errors are plain data: our exceptions do not pickle well."""

    games: list[PlayedGame]
    endless: bool
    """Whether a game did not end; then there are no games."""


def batches(keys: list[Key], jobs: int) -> list[KeyBatch]:
    """The games in batches."""
    size = max(1, min(LARGEST, len(keys) // (jobs * REPORTS)))
    return [keys[first : first + size] for first in range(0, len(keys), size)]


def play_here(plan: ArenaPlan, todo: list[KeyBatch]) -> Iterator[list[PlayedGame]]:
    """Plays in this process."""
    player = GamePlayer(plan)
    try:
        for batch in todo:
            yield player.play(batch)
    finally:
        player.close()


def play_in_processes(
    plan: ArenaPlan, todo: list[KeyBatch], jobs: int
) -> Iterator[list[PlayedGame]]:
    """Plays in several processes."""
    left = [*todo]
    losses = 0
    while left:
        # "spawn": a fresh process each, safe whatever threads (a progress bar) run here
        pool = ProcessPoolExecutor(jobs, get_context("spawn"), _start, (plan,))
        waiting: dict[Future[BatchResult], KeyBatch] = {}
        try:
            while left or waiting:
                while left and len(waiting) < AHEAD * jobs:
                    waiting[pool.submit(_play, left[0])] = left[0]
                    del left[0]
                for done in wait(waiting, return_when=FIRST_COMPLETED).done:
                    played = games_of(done.result())
                    del waiting[done]
                    losses = 0
                    yield played
        except BrokenProcessPool as error:
            losses += 1
            if losses >= MOST_LOSSES:
                raise BadOption(Reason("jobs-failed")) from error
            left = [*waiting.values(), *left]
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


_player: Final[list[GamePlayer]] = []
"""The player of a worker process."""


def _start(plan: ArenaPlan) -> None:
    start_worker()
    player = GamePlayer(plan)
    _player.append(player)
    Finalize(None, player.close, exitpriority=20)


def _play(batch: KeyBatch) -> BatchResult:
    return play_batch(_player[0], batch)


def play_batch(player: GamePlayer, batch: KeyBatch) -> BatchResult:
    """Plays a batch, in the process of a worker."""
    try:
        return BatchResult(games=player.play(batch), endless=False)
    except Endless:
        return BatchResult(games=[], endless=True)


def games_of(result: BatchResult) -> list[PlayedGame]:
    """The games that a worker sent back; raises what it met there."""
    if result["endless"]:
        raise Endless
    return result["games"]
