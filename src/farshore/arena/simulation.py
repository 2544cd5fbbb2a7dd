"""Many games between bots, counted as they end: memory does not grow with their number.

Game number i of a run draws all its luck from `Random(f"{seed}/{i}")`, so the results depend on the
seed alone, not on how many processes share the work.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import ExitStack
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Final, TextIO

from farshore import external
from farshore.arena.playing import LONGEST
from farshore.arena.processes import start_worker
from farshore.bots import play
from farshore.core.errors import BadOption, Reason
from farshore.core.game import Setup
from farshore.core.record import Record
from farshore.core.registry import load
from farshore.core.result import Results
from farshore.core.types import MoveId, Seat
from farshore.formats.editions import parse_edition

MOST: Final = 200
"""Games that a process plays before it reports, at most; fewer in short runs."""
REPORTS: Final = 20
"""How often each process reports at least, if there are enough games."""
AHEAD: Final = 3
"""Chunks per process that may wait to be counted."""

Tick = Callable[[int], None]
"""Called with the number of games played since the last call."""


class SimulationPlan:
    """What is simulated, as plain data that can be sent to other processes."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        edition: object = None,
        bots: str = "random",
        seed: str | int = 0,
        games: int = 1,
        bot_seconds: float = external.ANSWER_SECONDS,
        longest: int = LONGEST,
    ) -> None:
        """`edition`: component data as a document, if it is not the game's own.

        `longest`: the number of moves after which a game is broken off.
        """
        self.game: Final = game
        self.players: Final = players
        self.options: Final = dict(options or {})
        self.edition: Final = edition
        self.bots: Final = bots
        self.seed: Final = str(seed)
        self.games: Final = games
        self.bot_seconds: Final = bot_seconds
        self.longest: Final = longest

    def setup(self) -> Setup:
        """The checked setup; other options have the defaults for simulation."""
        game = load(self.game)
        edition = None if self.edition is None else parse_edition(game, self.edition).edition
        return game.setup(self.players, self.options, edition, simulating=True)


class SimulationReport:
    """The sums over all games so far; whole numbers, so the order of adding does not matter."""

    def __init__(self) -> None:
        self.games = 0
        """Games that came to their end. The sums are about them."""
        self.unfinished = 0
        """Games that were broken off because they had gone on for too many moves."""
        self.decisions = 0
        self.chance_events = 0
        self.scores: Final[list[int]] = []
        """By seat; an opponent without a seat comes last."""
        self.places: Final[list[list[int]]] = []
        """Seat -> how often it was first, second, …; seats that tie share the better place."""
        self.ends: Final[dict[str, int]] = {}
        self.forfeits: Final[list[int]] = []
        """By seat: decisions that `greedy` took instead of a program or policy."""
        self.seconds = 0.0

    def count_forfeits(self, by_seat: list[int]) -> None:
        """Adds what was forfeited, in games that did not end too."""
        if not self.forfeits:
            self.forfeits.extend([0] * len(by_seat))
        for seat, number in enumerate(by_seat):
            self.forfeits[seat] += number

    def count(self, moves: list[tuple[Seat, MoveId]], results: Results) -> None:
        """Adds one game."""
        decisions = sum(1 for actor, _ in moves if actor >= 0)
        self._make_room(len(results.scores))
        self.games += 1
        self.decisions += decisions
        self.chance_events += len(moves) - decisions
        for seat, (score, place) in enumerate(zip(results.scores, results.places, strict=True)):
            self.scores[seat] += score
            self.places[seat][place - 1] += 1
        self.ends[results.end] = self.ends.get(results.end, 0) + 1

    def add(self, other: SimulationReport) -> None:
        """Adds what another process counted."""
        self._make_room(len(other.scores))
        self.games += other.games
        self.unfinished += other.unfinished
        self.decisions += other.decisions
        self.chance_events += other.chance_events
        for seat, score in enumerate(other.scores):
            self.scores[seat] += score
            for place, times in enumerate(other.places[seat]):
                self.places[seat][place] += times
        self.count_forfeits(other.forfeits)
        for end, times in other.ends.items():
            self.ends[end] = self.ends.get(end, 0) + times

    def _make_room(self, sides: int) -> None:
        if not self.scores:
            self.scores.extend([0] * sides)
            self.places.extend([0] * sides for _ in range(sides))

    def to_json(self) -> dict[str, object]:
        games = self.games
        moves = self.decisions + self.chance_events
        return {
            "games": games,
            "unfinished": self.unfinished,
            "decisions": self.decisions,
            "chance_events": self.chance_events,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(self.decisions / self.seconds) if self.seconds else 0,
            "mean_scores": [score / games for score in self.scores],
            "places": self.places,
            "wins": [places[0] for places in self.places],
            "end_reasons": dict(sorted(self.ends.items())),
            "mean_length": moves / games if games else 0.0,
            "forfeits": self.forfeits,
        }


def simulate(
    plan: SimulationPlan, jobs: int = 1, records: str | Path | None = None, tick: Tick | None = None
) -> SimulationReport:
    """Plays all games of the plan; writes their records, in order, to a file if one is named."""
    for what, number in (("games", plan.games), ("jobs", jobs)):
        if number < 1:
            raise BadOption(Reason("not-positive", {"what": what, "given": number}))
    worker = SimulationWorker(plan)  # wrong options or bots are refused before anything starts
    report = SimulationReport()
    start = time.perf_counter()
    with ExitStack() as stack:
        stack.callback(external.close, worker.bots)
        file = None if records is None else stack.enter_context(_open(Path(records)))
        for part, lines in _parts(worker, jobs, file is not None, stack):
            report.add(part)
            if file is not None:
                file.writelines(lines)
            if tick is not None:
                tick(part.games + part.unfinished)
    report.seconds = time.perf_counter() - start
    return report


def _open(path: Path) -> TextIO:
    try:
        return path.open("w", encoding="utf-8")
    except OSError as error:
        raise BadOption(
            Reason("unwritable", {"path": str(path), "why": error.strerror or str(error)})
        ) from error


class SimulationWorker:
    """Plays games of a plan."""

    def __init__(self, plan: SimulationPlan) -> None:
        self.plan: Final = plan
        self.setup: Final = plan.setup()
        self.bots: Final = external.make(plan.bots, self.setup, plan.bot_seconds)

    def play(self, chunk: range, keep: bool) -> tuple[SimulationReport, list[str]]:
        """The games with these numbers, counted; and their records as lines if `keep`."""
        report = SimulationReport()
        lines: list[str] = []
        for index in chunk:
            state = self.setup.game.begin(self.setup)
            external.begin(self.bots, str(index))
            before = [external.forfeits(bot) for bot in self.bots]
            rng = Random(f"{self.plan.seed}/{index}")
            moves = play(state, self.bots, rng, self.plan.longest)
            results = state.results()
            report.count_forfeits(
                [external.forfeits(bot) - had for bot, had in zip(self.bots, before, strict=True)]
            )
            if results is None:
                report.unfinished += 1
            else:
                external.finish(self.bots, results)
                report.count(moves, results)
            if keep:
                lines.append(Record(self.setup, moves).to_line(state) + "\n")
        return report, lines


def _parts(
    worker: SimulationWorker, jobs: int, keep: bool, stack: ExitStack
) -> Iterator[tuple[SimulationReport, list[str]]]:
    """The games of the plan in order, some at a time, played here or by several processes."""
    games = range(worker.plan.games)
    size = max(1, min(MOST, len(games) // (jobs * REPORTS)))
    starts = games[::size]
    chunks = (games[first : first + size] for first in starts)
    if jobs == 1 or len(starts) == 1:
        for chunk in chunks:
            yield worker.play(chunk, keep)
        return
    # "spawn": a fresh process each, safe whatever threads (a progress bar) run here
    pool = ProcessPoolExecutor(
        min(jobs, len(starts)), get_context("spawn"), _start_work, (worker.plan,)
    )
    stack.callback(pool.shutdown, wait=True, cancel_futures=True)
    waiting: deque[Future[tuple[SimulationReport, list[str]]]] = deque()
    try:
        for chunk in chunks:
            waiting.append(pool.submit(_work, chunk, keep))
            if len(waiting) > AHEAD * jobs:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    except BrokenProcessPool as error:
        raise BadOption(Reason("jobs-failed")) from error


_worker: Final[list[SimulationWorker]] = []
"""Set in worker processes."""


def _start_work(plan: SimulationPlan) -> None:
    start_worker()
    _worker.append(SimulationWorker(plan))


def _work(chunk: range, keep: bool) -> tuple[SimulationReport, list[str]]:
    return _worker[0].play(chunk, keep)
