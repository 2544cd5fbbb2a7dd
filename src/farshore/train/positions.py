"""Positions to learn from, and the batches of self-play that give them."""

from __future__ import annotations

import json
from dataclasses import dataclass, fields
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
from farshore.networks import Network, from_document
from farshore.train.config import SEARCH, TrainingConfig
from farshore.train.self_play import Player, SelfPlay

EARLIER_SHARE: Final = 0.2
"""The part of the games in which an earlier network sits on some of the seats."""


@dataclass(frozen=True)
class Positions:
    """The positions of some games."""

    rows: NDArray[np.uint8]
    """positions × features, as one of the seats sees it"""
    targets: NDArray[np.float32]
    """positions × seats, that seat first"""
    own_logits: NDArray[np.float32]
    """The same, as the game's own evaluation says; 0 if the network does not correct it."""
    move_counts: NDArray[np.int32]
    """For each position, of how many moves there are targets; 0 if that seat does not decide."""
    moves: NDArray[np.int32]
    """The moves of all positions, one after the other."""
    move_targets: NDArray[np.float32]
    """For each of these moves how likely it should be."""

    def save(self, path: Path) -> None:
        partial = path.with_suffix(".part.npz")
        np.savez(partial, **{field.name: getattr(self, field.name) for field in fields(self)})
        partial.replace(path)


def load_positions(path: Path) -> Positions:
    with np.load(path, allow_pickle=False) as file:
        return Positions(*(file[field.name] for field in fields(Positions)))


def concatenate(parts: list[Positions]) -> Positions:
    return Positions(
        *(
            np.concatenate([getattr(part, field.name) for part in parts])
            for field in fields(Positions)
        )
    )


@dataclass(frozen=True)
class SelfPlayBatch:
    """Games to be played by one process, on any machine: networks are in it as documents."""

    wanted: TrainingConfig
    seeds: list[str]
    network: str | None
    """The latest network; None before there is one."""
    earlier: list[str]
    """Networks of earlier rounds, the pool of opponents."""
    corrects: bool
    """Whether the network that learns corrects the game's own evaluation."""


def setup_of(wanted: TrainingConfig) -> Setup:
    return load(wanted.game).setup(wanted.players, wanted.options, simulating=True)


def read_network(text: str) -> Network:
    return from_document(json.loads(text))


def play_batch(batch: SelfPlayBatch) -> Positions:
    """The positions of all games of a batch."""
    wanted = batch.wanted
    setup = setup_of(wanted)
    heuristic = bots.heuristic_of(wanted.game)
    own = bots.evaluation_of(wanted.game) if batch.corrects else None
    play = SelfPlay(
        setup, heuristic, wanted.lambda_, wanted.explore, wanted.kept, own, wanted.searched
    )
    # before the first round a network that corrects is the own evaluation, and learns as such
    learns = batch.network is not None or batch.corrects
    latest = _player(wanted, setup, batch.network, learns)
    earlier = [_player(wanted, setup, text, False) for text in batch.earlier]
    for seed in batch.seeds:
        rng = Random(seed)
        play.play(seat_players(latest, earlier, setup.players, rng), rng)
    rows = np.frombuffer(play.rows.done(), dtype=np.uint8)
    targets = np.array(play.targets, dtype=np.float32)
    own_logits = np.array(play.own_logits, dtype=np.float32)
    return Positions(
        rows.reshape(-1, play.features.size),
        targets.reshape(-1, setup.players),
        own_logits.reshape(-1, setup.players),
        np.array(play.move_counts, dtype=np.int32),
        np.array(play.moves, dtype=np.int32),
        np.array(play.move_targets, dtype=np.float32),
    )


def _player(wanted: TrainingConfig, setup: Setup, text: str | None, learns: bool) -> Player:
    """A seat that plays by a network; by the game's own evaluation if there is none yet."""
    if text is None:
        return Player(bots.evaluation_of(wanted.game), None, learns)
    evaluation: Evaluation = network_evaluation(read_network(text), setup)
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
