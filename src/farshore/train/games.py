"""Self-play of the search, as positions to learn from."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Final

import numpy as np
from numpy.typing import NDArray

from farshore import bots
from farshore.bots import Evaluation, Observation, SearchBot, Simulations
from farshore.bots.evaluation import final_values
from farshore.bots.network_evaluation import network_evaluation
from farshore.core.chance import below
from farshore.core.game import Setup
from farshore.core.registry import load
from farshore.core.state import CHANCE, State
from farshore.core.types import MoveId, Seat, seats
from farshore.networks import load_network

EXPLORATION_RATE: Final = 0.2
"""How often a move is drawn in proportion to its visits instead of taking the most visited."""
LAMBDA: Final = 0.98
"""The lambda of TD(lambda): the weight of the next position's target against the own search."""


@dataclass(frozen=True)
class SelfPlayBatch:
    """Games to be played by one process."""

    game: str
    players: int
    options: dict[str, object]
    seeds: list[str]
    simulations: int
    net: Path | None


@dataclass(frozen=True)
class Positions:
    """The positions of some games: inputs and targets."""

    rows: NDArray[np.uint8]
    """positions × seats × features"""
    terms: NDArray[np.float32]
    """positions × seats × terms of the game's evaluation"""
    search_values: NDArray[np.float32]
    """positions × seats: the values that the search found. In the first round it is the outcome
    instead, so that the network does not learn the errors of the initial evaluation."""
    ended: NDArray[np.float32]
    """positions × seats: the outcome of the game"""
    games: NDArray[np.int32]
    """positions: the number of the game, from 0; positions of a game are in order"""

    def save(self, path: Path) -> None:
        partial = path.with_suffix(".part.npz")
        np.savez_compressed(
            partial,
            rows=self.rows,
            terms=self.terms,
            search_values=self.search_values,
            ended=self.ended,
            games=self.games,
        )
        partial.replace(path)

    def targets(self, lambda_: float = LAMBDA) -> NDArray[np.float32]:
        """positions × seats: the targets, by TD(lambda) over the values of the searches.

        The outcome says little about the beginning of a game, and a search is only as good as its
        evaluation. So a target mixes the values of this and all later searches and the outcome.
        """
        told = np.empty_like(self.ended)
        for at in reversed(range(len(told))):
            last = at + 1 == len(told) or self.games[at + 1] != self.games[at]
            after = self.ended[at] if last else told[at + 1]
            told[at] = (1.0 - lambda_) * self.search_values[at] + lambda_ * after
        return told


def load_positions(path: Path) -> Positions:
    with np.load(path, allow_pickle=False) as file:
        return Positions(
            file["rows"], file["terms"], file["search_values"], file["ended"], file["games"]
        )


def concatenate(parts: list[Positions]) -> Positions:
    """All positions; the games are renumbered."""
    before = 0
    games: list[NDArray[np.int32]] = []
    for part in parts:
        games.append(part.games + before)
        before = int(games[-1][-1]) + 1
    return Positions(
        np.concatenate([part.rows for part in parts]),
        np.concatenate([part.terms for part in parts]),
        np.concatenate([part.search_values for part in parts]),
        np.concatenate([part.ended for part in parts]),
        np.concatenate(games),
    )


def setup_of(game: str, players: int, options: dict[str, object]) -> Setup:
    return load(game).setup(players, options, simulating=True)


def play_batch(batch: SelfPlayBatch) -> Positions:
    """The positions of all games of a batch."""
    setup = setup_of(batch.game, batch.players, batch.options)
    evaluation = bots.evaluation_of(batch.game)
    used = evaluation if batch.net is None else network_evaluation(load_network(batch.net), setup)
    bot = SearchBot(bots.heuristic_of(batch.game), used, Simulations(batch.simulations))
    return concatenate([SelfPlay(setup, evaluation, bot, seed).play() for seed in batch.seeds])


class SelfPlay:
    """One game: the same bot on every seat."""

    def __init__(self, setup: Setup, evaluation: Evaluation, bot: SearchBot, seed: str) -> None:
        features = setup.game.features(setup)
        assert features is not None
        self.features: Final = features
        self.evaluation: Final = evaluation
        self.bot: Final = bot
        self.rng: Final = Random(seed)
        self.state: Final[State] = setup.game.begin(setup)
        self._rows: Final[list[bytes]] = []
        self._terms: Final[list[list[list[float]]]] = []
        self._search_values: Final[list[list[float]]] = []

    def play(self) -> Positions:
        state = self.state
        while not state.is_over():
            actor = state.actor()
            if actor == CHANCE:
                state.apply(CHANCE, state.draw(self.rng))
                continue
            legal = state.legal(actor)
            state.apply(actor, legal[0] if len(legal) == 1 else self._decide(actor, legal))
        ended = np.array(final_values(state, self.bot.heuristic), dtype=np.float32)
        rows = np.frombuffer(b"".join(self._rows), dtype=np.uint8)
        number = len(self._rows)
        truth = np.tile(ended / ended.sum(), (number, 1))
        unlearned = self.bot.evaluation is self.evaluation
        return Positions(
            rows.reshape(number, state.players, self.features.size).copy(),
            np.array(self._terms, dtype=np.float32),
            truth if unlearned else np.array(self._search_values, dtype=np.float32),
            truth,
            np.zeros(number, dtype=np.int32),
        )

    def _decide(self, seat: Seat, legal: list[MoveId]) -> MoveId:
        """A move of the search; the position is recorded. Sometimes the move is drawn by visits."""
        state = self.state
        search = self.bot.search(Observation(state, seat, legal), self.rng)
        chances = search.chances()
        total = sum(chances)
        self._rows.append(b"".join(self.features.row(state, at) for at in seats(state.players)))
        self._terms.append(self.evaluation.linear_terms(state))
        self._search_values.append([chance / total for chance in chances])
        if self.rng.random() >= EXPLORATION_RATE:
            return search.best()
        tried = [choice for choice in search.choices() for _ in range(choice.visits)]
        return tried[below(self.rng, len(tried))].move if tried else search.best()
