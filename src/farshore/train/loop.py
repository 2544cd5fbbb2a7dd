"""Rounds of self-play, fitting and measuring, in a folder where a stopped training continues."""

from __future__ import annotations

import hashlib
import json
import math
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any, Final, Protocol, TypeVar

import numpy as np

from farshore import bots
from farshore.arena.cluster import map_on_ray, ray_cluster
from farshore.arena.intervals import wilson
from farshore.arena.luck import Luck
from farshore.arena.processes import start_worker
from farshore.bots import Bot, Evaluation, SearchBot, Simulations
from farshore.bots.evaluation import final_values
from farshore.bots.network_evaluation import network_evaluation
from farshore.core.errors import BadOption, Reason
from farshore.core.game import Setup
from farshore.localization.messages import Words
from farshore.networks import load_network, save_network
from farshore.networks.network import BLOCK
from farshore.train.config import METHODS, SEARCH, TD, TrainingConfig, TrainingRound
from farshore.train.fit import Learner, learner_from, learning_rate, mean_network, new_learner
from farshore.train.folder import claim, read_log, usable
from farshore.train.positions import (
    Positions,
    SelfPlayBatch,
    concatenate,
    load_positions,
    play_batch,
    read_network,
    setup_of,
)
from farshore.train.report import curve, report
from farshore.version import __version__

A = TypeVar("A")
R = TypeVar("R")

RECENT: Final = 4
"""Rounds whose positions are learned from in each round."""
BATCH_GAMES: Final = 25
MEAN_ROUNDS: Final = 25
"""Rounds whose networks are averaged in `net.json`."""
EARLIER: Final = (0.25, 0.5, 0.75)
"""The networks in the pool of opponents: those after these parts of the rounds so far."""


Tick = Callable[[int], None]
"""Called with the number of games played since the last call."""
Tell = Callable[[TrainingRound], None]
"""Called after each round."""


def train(
    wanted: TrainingConfig,
    folder: Path,
    words: Words,
    jobs: int = 1,
    tick: Tick = lambda _: None,
    tell: Tell = lambda _: None,
    ray: str | None = None,
) -> list[TrainingRound]:
    """Trains; rounds that are in the folder already are not repeated.

    Games are played by `jobs` processes, or on the Ray cluster at the address `ray`.
    """
    setup = check(wanted, jobs)
    learner = first_learner(wanted, setup)
    claim(folder, settings(wanted))
    done = read_log(folder)
    tick(sum(wanted.games + _duel_games(wanted, each.number) for each in done))
    with _workers(jobs, ray) as pool:
        training = Training(wanted, setup, learner, folder, pool, tick)
        training.restore(len(done))
        for number in range(len(done) + 1, wanted.rounds + 1):
            done.append(training.round(number))
            with (folder / "log.jsonl").open("a", encoding="utf-8") as log:
                log.write(json.dumps(asdict(done[-1])) + "\n")
            page, picture = report(wanted, done, words), curve(wanted, done, words)
            (folder / "report.html").write_text(page, encoding="utf-8")
            (folder / "curve.svg").write_text(picture, encoding="utf-8")
            tell(done[-1])
    return done


class Workers(Protocol):
    """Calls functions in other processes."""

    def map(self, function: Callable[[A], R], asked: Iterable[A], /) -> Iterator[R]:
        """The results in the order of the calls."""


class RayWorkers:
    """Calls functions on a Ray cluster."""

    def __init__(self, ray: Any) -> None:
        self._ray: Final = ray

    def map(self, function: Callable[[A], R], asked: Iterable[A], /) -> Iterator[R]:
        return map_on_ray(self._ray, function, asked)


@contextmanager
def _workers(jobs: int, ray: str | None) -> Iterator[Workers]:
    if ray is not None:
        with ray_cluster(ray) as library:
            yield RayWorkers(library)
        return
    with ProcessPoolExecutor(jobs, get_context("spawn"), start_worker) as pool:
        yield pool


def check(wanted: TrainingConfig, jobs: int = 1) -> Setup:
    """Refuses a configuration that cannot be trained."""
    if jobs < 1:
        raise BadOption(Reason("not-positive", {"what": "jobs", "given": jobs}))
    setup = setup_of(wanted)
    if setup.game.features(setup) is None:
        raise BadOption(Reason("train-no-features", {"game": setup.game.info.title}))
    for name in ("rounds", "games", "kept", "simulations", "duel_every"):
        if getattr(wanted, name) < 1:
            option = name.replace("_", "-")
            raise BadOption(Reason("train-too-few", {"option": f"--{option}"}))
    if wanted.method not in METHODS:
        raise BadOption(Reason("train-method", {"given": wanted.method, "allowed": list(METHODS)}))
    if wanted.units < BLOCK or wanted.units % BLOCK != 0:
        raise BadOption(Reason("train-units", {"block": BLOCK}))
    for name in ("lambda_", "explore"):
        if not 0.0 <= getattr(wanted, name) <= 1.0:
            option = name.removesuffix("_")
            raise BadOption(Reason("train-share", {"option": f"--{option}"}))
    for name in ("policy_share", "duel"):
        if not 0 <= getattr(wanted, name) < math.inf:
            option = name.replace("_", "-")
            raise BadOption(Reason("train-negative", {"option": f"--{option}"}))
    if not 0.0 < wanted.searched <= 1.0:
        raise BadOption(Reason("train-searched"))
    if wanted.method == TD and wanted.searched != 1.0:
        raise BadOption(Reason("train-searched-td"))
    if not 0.0 < wanted.rate < math.inf:
        raise BadOption(Reason("train-rate"))
    if wanted.method == SEARCH and wanted.start is None:
        raise BadOption(Reason("train-search-start"))
    return setup


def settings(wanted: TrainingConfig) -> dict[str, Any]:
    """What all rounds of a training have in common, wherever its files lie.

    The number of rounds may grow, and the network to start from is known by its content.
    """
    start = None
    if wanted.start is not None:
        start = hashlib.sha256(Path(wanted.start).read_bytes()).hexdigest()
    return {**asdict(wanted), "rounds": None, "start": start}


def first_learner(wanted: TrainingConfig, setup: Setup) -> Learner:
    """The learner before the first round."""
    if wanted.start is None:
        rng = _rng(wanted, "start")
        return new_learner(setup, wanted.units, rng, wanted.corrects, wanted.policy_share)
    network = load_network(Path(wanted.start))
    network_evaluation(network, setup)  # refuses what does not fit
    return learner_from(network, setup, wanted.policy_share)


def _rng(wanted: TrainingConfig, use: str) -> np.random.Generator:
    return np.random.default_rng(Random(f"{wanted.seed}/{use}").getrandbits(64))


class Training:
    """A training that runs: the learner, and the folder where everything is."""

    def __init__(
        self,
        wanted: TrainingConfig,
        setup: Setup,
        learner: Learner,
        folder: Path,
        pool: Workers,
        tick: Tick,
    ) -> None:
        self.wanted: Final = wanted
        self.setup: Final = setup
        self.learner: Final = learner
        self.folder: Final = folder
        self.pool: Final = pool
        self.tick: Final = tick

    def restore(self, rounds: int) -> None:
        """Goes on after so many rounds."""
        if rounds > 0:
            with usable(self.folder):
                self.learner.restore(self._checkpoint(rounds))

    def round(self, number: int) -> TrainingRound:
        """Plays, learns and, after some of the rounds, measures."""
        wanted, learner = self.wanted, self.learner
        played = self._play(number)
        played.save(self._positions(number))
        loss, policy_loss = learner.loss(played), learner.policy_loss(played)
        recent = range(max(1, number - RECENT + 1), number)
        seen = concatenate([*(load_positions(self._positions(at)) for at in recent), played])
        learner.learn(seen, learning_rate(wanted.rate, number), _rng(wanted, f"learn/{number}"))
        origin = {
            **asdict(wanted),
            "rounds": number,
            "units": learner.units,
            "corrects": learner.corrects,
            "start": self._start_origin(),
            "version": __version__,
        }
        network = learner.network(self.setup)
        save_network(network, self._network(number), origin)
        self._save_mean(number, origin)
        learner.save(self._checkpoint(number))
        self._clean_up(number)
        games = _duel_games(wanted, number)
        won: float | None = None
        low: float | None = None
        high: float | None = None
        if games > 0:
            won = _duel(wanted, number, self.folder / "net.json", self.pool, self.tick)
            low, high = wilson(won, games)
        played_games, positions = number * wanted.games, len(played.rows)
        return TrainingRound(number, played_games, positions, loss, policy_loss, won, low, high)

    def _start_origin(self) -> object:
        """How the network was trained that this training started from."""
        if self.wanted.start is None:
            return None
        return json.loads(Path(self.wanted.start).read_text("utf-8")).get("origin", {})

    def _play(self, number: int) -> Positions:
        wanted = self.wanted
        seeds = [f"{wanted.seed}/{number}/{game}" for game in range(wanted.games)]
        last = self._network(number - 1) if number > 1 else None
        if last is None and wanted.start is not None:
            last = Path(wanted.start)
        latest = None if last is None else last.read_text("utf-8")
        earlier = {int(part * number) for part in EARLIER} - {0, number}
        pool = [self._network(at).read_text("utf-8") for at in sorted(earlier)]
        corrects = self.learner.corrects
        asked = [SelfPlayBatch(wanted, part, latest, pool, corrects) for part in _parts(seeds)]
        found: list[Positions] = []
        for batch, played in zip(asked, self.pool.map(play_batch, asked), strict=True):
            found.append(played)
            self.tick(len(batch.seeds))
        return concatenate(found)

    def _save_mean(self, number: int, origin: dict[str, Any]) -> None:
        """The network to play with: the mean of the last rounds, which goes less astray than one.

        Self-play goes on with the network of the last round alone.
        """
        last = range(max(1, number - MEAN_ROUNDS + 1), number + 1)
        networks = [load_network(self._network(at)) for at in last]
        save_network(mean_network(networks), self.folder / "net.json", origin)

    def _clean_up(self, number: int) -> None:
        """Positions and checkpoints that no later round needs are large."""
        self._positions(number - RECENT).unlink(missing_ok=True)
        self._checkpoint(number - 2).unlink(missing_ok=True)

    def _positions(self, number: int) -> Path:
        return self.folder / f"positions-{number:04}.npz"

    def _checkpoint(self, number: int) -> Path:
        return self.folder / f"checkpoint-{number:04}.npz"

    def _network(self, number: int) -> Path:
        return self.folder / f"net-{number:04}.json"


def _parts(seeds: list[str]) -> Iterator[list[str]]:
    for first in range(0, len(seeds), BATCH_GAMES):
        yield seeds[first : first + BATCH_GAMES]


def _duel_games(wanted: TrainingConfig, number: int) -> int:
    """Games that measure a round."""
    return wanted.duel if number % wanted.duel_every == 0 else 0


def _duel(wanted: TrainingConfig, number: int, net: Path, pool: Workers, tick: Tick) -> float:
    """The share of wins of a search with the network against searches without, of equal budget."""
    seed = f"{wanted.seed}/duel/{number}"
    network = net.read_text("utf-8")
    asked = [DuelGame(wanted, network, seed, game) for game in range(wanted.duel)]
    won = 0.0
    for share in pool.map(duel_game, asked):
        won += share
        tick(1)
    return won / max(1, wanted.duel)


@dataclass(frozen=True)
class DuelGame:
    """One game of a duel, for a worker process."""

    wanted: TrainingConfig
    network: str
    """As a document."""
    seed: str
    number: int


def duel_game(asked: DuelGame) -> float:
    """The network's share of the win. Every luck is played once with it on each seat.

    Where a player alone has no opponent at all, it is the value of the score that was reached.
    """
    wanted, seed, number = asked.wanted, asked.seed, asked.number
    setup = setup_of(wanted)
    match, seat = divmod(number, wanted.players)
    own, limit = bots.evaluation_of(wanted.game), Simulations(wanted.simulations)
    evaluations: list[Evaluation] = [own] * wanted.players
    evaluations[seat] = network_evaluation(read_network(asked.network), setup)
    heuristic = bots.heuristic_of(wanted.game)
    players: list[Bot] = [SearchBot(heuristic, each, limit) for each in evaluations]
    state = setup.game.begin(setup)
    luck = Luck(f"{seed}/{match}")
    rng = Random(f"{seed}/{number}")
    while not state.is_over():
        actor = state.actor()
        state.apply(
            actor, luck.draw(state) if actor < 0 else bots.choose(state, actor, players, rng)
        )
    results = state.results()
    assert results is not None
    if len(results.places) == 1:
        return final_values(state, heuristic)[0]
    winners = results.places.count(1)
    return 1.0 / winners if results.places[seat] == 1 else 0.0
