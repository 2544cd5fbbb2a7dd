"""Who plays: this process, or several. Batches of games come back in any order.

If a process is lost, its batch is played again: games are counted by their keys, so once.
"""

from __future__ import annotations

import signal
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from multiprocessing.util import Finalize
from typing import Final

from farshore.arena.plan import ArenaPlan, Key
from farshore.arena.playing import Endless, GamePlayer, PlayedGame
from farshore.core.errors import BadOption, Reason

LARGEST: Final = 50
"""Games of a batch, at most; fewer in short runs."""
REPORTS: Final = 20
"""How often each process reports at least, if there is so much to do."""
AHEAD: Final = 2
"""Batches per process that may be under way."""
MOST_LOSSES: Final = 5
"""How often in a row processes may be lost without a batch being finished."""

KeyBatch = list[Key]


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
        waiting: dict[Future[list[PlayedGame] | None], KeyBatch] = {}
        try:
            while left or waiting:
                while left and len(waiting) < AHEAD * jobs:
                    waiting[pool.submit(_play, left[0])] = left[0]
                    del left[0]
                for done in wait(waiting, return_when=FIRST_COMPLETED).done:
                    played = received(done.result())
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
"""The player of a process that was started to help."""


def _start(plan: ArenaPlan) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that ends this one
    player = GamePlayer(plan)
    _player.append(player)
    Finalize(None, player.close, exitpriority=20)


def _play(batch: KeyBatch) -> list[PlayedGame] | None:
    return answer(_player[0], batch)


def answer(player: GamePlayer, batch: KeyBatch) -> list[PlayedGame] | None:
    """What is sent back; None if a game has no end (our errors are not made for travelling)."""
    try:
        return player.play(batch)
    except Endless:
        return None


def received(answered: list[PlayedGame] | None) -> list[PlayedGame]:
    """What was sent back."""
    if answered is None:
        raise Endless
    return answered
