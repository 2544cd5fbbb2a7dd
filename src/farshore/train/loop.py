"""Rounds of self-play, fitting and measuring, in a folder where a stopped training continues."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np

from farshore import bots, external
from farshore.arena.intervals import wilson
from farshore.arena.luck import Luck
from farshore.arena.processes import start_worker
from farshore.core.errors import BadOption, Reason
from farshore.core.game import Setup
from farshore.localization.messages import Words
from farshore.networks import save_network
from farshore.train.config import TrainingConfig, TrainingRound
from farshore.train.fit import fit
from farshore.train.games import (
    Positions,
    SelfPlayBatch,
    concatenate,
    load_positions,
    play_batch,
    setup_of,
)
from farshore.train.report import curve, report

RECENT: Final = 6
"""Rounds whose games are learned from."""
BATCH_GAMES: Final = 5


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
) -> list[TrainingRound]:
    """Trains; rounds that are in the folder already are not repeated."""
    setup = check(wanted)
    folder.mkdir(parents=True, exist_ok=True)
    _remember(wanted, folder / "config.json")
    done = _read_log(folder / "log.jsonl")
    tick(len(done) * (wanted.games + wanted.duel))
    with ProcessPoolExecutor(jobs, get_context("spawn"), start_worker) as pool:
        for number in range(len(done) + 1, wanted.rounds + 1):
            done.append(_round(wanted, setup, folder, number, pool, tick))
            with (folder / "log.jsonl").open("a", encoding="utf-8") as log:
                log.write(json.dumps(asdict(done[-1])) + "\n")
            page, picture = report(wanted, done, words), curve(wanted, done, words)
            (folder / "report.html").write_text(page, encoding="utf-8")
            (folder / "curve.svg").write_text(picture, encoding="utf-8")
            tell(done[-1])
    return done


def check(wanted: TrainingConfig) -> Setup:
    """Refuses a configuration that cannot be trained."""
    setup = setup_of(wanted.game, wanted.players, wanted.options)
    if wanted.players < 2 or setup.game.features(setup) is None:
        raise BadOption(Reason("train-alone", {"game": setup.game.info.title}))
    for name in ("rounds", "games", "simulations", "epochs"):
        if getattr(wanted, name) < 1:
            raise BadOption(Reason("train-too-few", {"option": f"--{name}"}))
    return setup


def _remember(wanted: TrainingConfig, file: Path) -> None:
    """A folder belongs to one training; only the number of rounds may grow."""
    told = _told(wanted)
    if file.is_file():
        if json.loads(file.read_text("utf-8")) != told:
            raise BadOption(Reason("train-other-folder", {"path": str(file.parent)}))
        return
    file.write_text(json.dumps(told, indent=2) + "\n", encoding="utf-8")


def _told(wanted: TrainingConfig) -> dict[str, Any]:
    """What all rounds of a training have in common."""
    return {**asdict(wanted), "rounds": None}


def _read_log(file: Path) -> list[TrainingRound]:
    """The finished rounds; a last line that was cut off does not count."""
    found: list[TrainingRound] = []
    if file.is_file():
        for line in file.read_text("utf-8").splitlines(keepends=True):
            if line.endswith("\n"):
                found.append(TrainingRound(**json.loads(line)))
        file.write_text("".join(json.dumps(asdict(done)) + "\n" for done in found), "utf-8")
    return found


def _round(
    wanted: TrainingConfig,
    setup: Setup,
    folder: Path,
    number: int,
    pool: ProcessPoolExecutor,
    tick: Tick,
) -> TrainingRound:
    before = folder / f"net-{number - 1:03}.json" if number > 1 else None
    after = folder / f"net-{number:03}.json"
    games = folder / f"games-{number:03}.npz"
    if not games.is_file():
        _play(wanted, number, before, pool, tick).save(games)
    recent = range(max(1, number - RECENT + 1), number + 1)
    seen = concatenate([load_positions(folder / f"games-{at:03}.npz") for at in recent])
    features = setup.game.features(setup)
    assert features is not None
    rng = np.random.default_rng(Random(f"{wanted.seed}/fit/{number}").getrandbits(64))
    evaluation = bots.evaluation_of(wanted.game)
    fitted = fit(wanted.game, evaluation, features, seen, wanted.epochs, rng)
    origin = {**_told(wanted), "rounds": number}
    save_network(fitted.net, after, origin)
    save_network(fitted.net, folder / "net.json", origin)
    won = _duel(wanted, number, after, pool, tick)
    low, high = wilson(won, wanted.duel)
    return TrainingRound(
        number, len(seen.rows), fitted.loss_before, fitted.loss_after, won, low, high
    )


def _play(
    wanted: TrainingConfig, number: int, net: Path | None, pool: ProcessPoolExecutor, tick: Tick
) -> Positions:
    seeds = [f"{wanted.seed}/{number}/{game}" for game in range(wanted.games)]
    asked = [
        SelfPlayBatch(wanted.game, wanted.players, wanted.options, part, wanted.simulations, net)
        for part in _parts(seeds)
    ]
    found: list[Positions] = []
    for batch, played in zip(asked, pool.map(play_batch, asked), strict=True):
        found.append(played)
        tick(len(batch.seeds))
    return concatenate(found)


def _parts(seeds: list[str]) -> Iterator[list[str]]:
    for first in range(0, len(seeds), BATCH_GAMES):
        yield seeds[first : first + BATCH_GAMES]


def _duel(
    wanted: TrainingConfig, number: int, net: Path, pool: ProcessPoolExecutor, tick: Tick
) -> float:
    """The share of wins of a search with the network against searches without, of equal budget."""
    seed = f"{wanted.seed}/duel/{number}"
    asked = [DuelGame(wanted, net, seed, game) for game in range(wanted.duel)]
    won = 0.0
    for share in pool.map(duel_game, asked):
        won += share
        tick(1)
    return won / max(1, wanted.duel)


@dataclass(frozen=True)
class DuelGame:
    """One game of a duel, for a worker process."""

    wanted: TrainingConfig
    network: Path
    seed: str
    number: int


def duel_game(asked: DuelGame) -> float:
    """The network's share of the win. Every luck is played once with it on each seat."""
    wanted, seed, number = asked.wanted, asked.seed, asked.number
    setup = setup_of(wanted.game, wanted.players, wanted.options)
    match, seat = divmod(number, wanted.players)
    names = [f"search:{wanted.simulations}"] * wanted.players
    names[seat] = f"{external.NETWORK}{asked.network}:{wanted.simulations}"
    players = [external.make_one(name, setup) for name in names]
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
    winners = results.places.count(1)
    return 1.0 / winners if results.places[seat] == 1 else 0.0
