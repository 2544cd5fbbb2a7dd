"""Positions to learn from, and the batches of self-play that give them."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Final

import numpy as np
from numpy.typing import NDArray

from farshore import bots
from farshore.bots import Evaluation, SearchBot, Simulations
from farshore.bots.network_evaluation import network_evaluation
from farshore.core.chance import below
from farshore.core.game import Setup
from farshore.core.registry import load
from farshore.networks import load_network
from farshore.train.config import SEARCH, TrainingConfig
from farshore.train.self_play import Player, SelfPlay

MOST_KEPT: Final = 64
"""Positions of a game that are learned from."""
EARLIER_SHARE: Final = 0.2
"""The part of the games in which an earlier network sits on some of the seats."""


@dataclass(frozen=True)
class Positions:
    """The positions of some games."""

    rows: NDArray[np.uint8]
    """positions × features, as one of the seats sees it"""
    targets: NDArray[np.float32]
    """positions × seats, that seat first"""

    def save(self, path: Path) -> None:
        partial = path.with_suffix(".part.npz")
        np.savez(partial, rows=self.rows, targets=self.targets)
        partial.replace(path)


def load_positions(path: Path) -> Positions:
    with np.load(path, allow_pickle=False) as file:
        return Positions(file["rows"], file["targets"])


def concatenate(parts: list[Positions]) -> Positions:
    return Positions(
        np.concatenate([part.rows for part in parts]),
        np.concatenate([part.targets for part in parts]),
    )


@dataclass(frozen=True)
class SelfPlayBatch:
    """Games to be played by one process."""

    wanted: TrainingConfig
    seeds: list[str]
    network: Path | None
    """The latest network; None before there is one."""
    earlier: list[Path]
    """Networks of earlier rounds, the pool of opponents."""


def setup_of(wanted: TrainingConfig) -> Setup:
    return load(wanted.game).setup(wanted.players, wanted.options, simulating=True)


def play_batch(batch: SelfPlayBatch) -> Positions:
    """The positions of all games of a batch."""
    wanted = batch.wanted
    setup = setup_of(wanted)
    heuristic = bots.heuristic_of(wanted.game)
    play = SelfPlay(setup, heuristic, wanted.lambda_, wanted.explore, MOST_KEPT)
    latest = _player(wanted, setup, batch.network, True)
    earlier = [_player(wanted, setup, path, False) for path in batch.earlier]
    for seed in batch.seeds:
        rng = Random(seed)
        play.play(seat_players(latest, earlier, setup.players, rng), rng)
    rows = np.frombuffer(play.rows.done(), dtype=np.uint8)
    targets = np.array(play.targets, dtype=np.float32)
    return Positions(rows.reshape(-1, play.features.size), targets.reshape(-1, setup.players))


def _player(wanted: TrainingConfig, setup: Setup, path: Path | None, learns: bool) -> Player:
    """A seat that plays by a network; by the game's own evaluation, and not learned from, if there
    is none yet."""
    if path is None:
        return Player(bots.evaluation_of(wanted.game), None, False)
    evaluation: Evaluation = network_evaluation(load_network(path), setup)
    if wanted.method != SEARCH:
        return Player(evaluation, None, learns)
    heuristic = bots.heuristic_of(wanted.game)
    search = SearchBot(heuristic, evaluation, Simulations(wanted.simulations))
    return Player(evaluation, search, learns)


def seat_players(latest: Player, earlier: list[Player], players: int, rng: Random) -> list[Player]:
    """Who sits where: in some games an earlier self, on all seats but at least one."""
    seats = [latest] * players
    if earlier and players > 1 and rng.random() < EARLIER_SHARE:
        other = earlier[below(rng, len(earlier))]
        own = below(rng, players)
        for seat in range(players):
            if seat != own and rng.random() < 0.5:
                seats[seat] = other
    return seats
