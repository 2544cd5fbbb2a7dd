"""Games of the search against itself, as positions to learn from."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Final

import numpy as np
from numpy.typing import NDArray

from farshore import bots
from farshore.bots import Evaluation, SearchBot, Sight, Simulations
from farshore.bots.evaluate import final_values
from farshore.core.chance import below
from farshore.core.game import Setup
from farshore.core.registry import load
from farshore.core.state import CHANCE, State
from farshore.nets import LearnedChances, load_net

CURIOUS: Final = 0.35
"""How often a move is chosen by how often it was tried, and not the one tried most."""
FORESIGHT: Final = 0.5
"""How much the search's own verdict counts beside the end of the game."""


@dataclass(frozen=True)
class Batch:
    """Games to be played by one process."""

    game: str
    players: int
    options: dict[str, object]
    seeds: list[str]
    simulations: int
    net: Path | None


@dataclass(frozen=True)
class Positions:
    """What the seats knew, what the evaluation thought, and what came of it."""

    rows: NDArray[np.uint8]
    """positions × seats × features"""
    thought: NDArray[np.float32]
    """positions × seats: the chances by the game's evaluation"""
    truth: NDArray[np.float32]
    """positions × seats: the chances as they turned out"""
    games: NDArray[np.int32]
    """positions: the number of the game, from 0"""

    def save(self, path: Path) -> None:
        partial = path.with_suffix(".part.npz")
        np.savez_compressed(
            partial, rows=self.rows, thought=self.thought, truth=self.truth, games=self.games
        )
        partial.replace(path)


def load_positions(path: Path) -> Positions:
    with np.load(path, allow_pickle=False) as file:
        return Positions(file["rows"], file["thought"], file["truth"], file["games"])


def together(parts: list[Positions]) -> Positions:
    """All positions, with the games numbered anew."""
    before = 0
    games: list[NDArray[np.int32]] = []
    for part in parts:
        games.append(part.games + before)
        before = int(games[-1][-1]) + 1
    return Positions(
        np.concatenate([part.rows for part in parts]),
        np.concatenate([part.thought for part in parts]),
        np.concatenate([part.truth for part in parts]),
        np.concatenate(games),
    )


def setup_of(game: str, players: int, options: dict[str, object]) -> Setup:
    return load(game).setup(players, options, simulating=True)


def play_batch(batch: Batch) -> Positions:
    """The positions of all games of a batch."""
    setup = setup_of(batch.game, batch.players, batch.options)
    evaluation = bots.evaluation_of(batch.game)
    used: Evaluation = evaluation
    if batch.net is not None:
        used = LearnedChances(setup, load_net(batch.net))
    bot = SearchBot(bots.judge_of(batch.game), used, Simulations(batch.simulations))
    return together([SelfPlay(setup, evaluation, bot, seed).play() for seed in batch.seeds])


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
        self._thought: Final[list[list[float]]] = []
        self._verdicts: Final[list[list[float]]] = []

    def play(self) -> Positions:
        state = self.state
        while not state.is_over():
            actor = state.actor()
            if actor == CHANCE:
                state.apply(state.draw(self.rng), CHANCE)
                continue
            legal = state.legal(actor)
            state.apply(legal[0] if len(legal) == 1 else self._decide(actor, legal), actor)
        ended = np.array(final_values(state, self.bot.judge), dtype=np.float32)
        verdicts = np.array(self._verdicts, dtype=np.float32)
        rows = np.frombuffer(b"".join(self._rows), dtype=np.uint8)
        return Positions(
            rows.reshape(-1, state.players, self.features.size).copy(),
            np.array(self._thought, dtype=np.float32),
            FORESIGHT * verdicts + (1.0 - FORESIGHT) * ended / ended.sum(),
            np.zeros(len(verdicts), dtype=np.int32),
        )

    def _decide(self, seat: int, legal: list[int]) -> int:
        """A move of the search, remembered with the position; now and then not its first one."""
        state = self.state
        search = self.bot.search(Sight(state, seat, legal), self.rng)
        chances = search.chances()
        total = sum(chances)
        self._rows.append(b"".join(self.features.row(state, at) for at in range(state.players)))
        self._thought.append(self.evaluation.values(state))
        self._verdicts.append([chance / total for chance in chances])
        if self.rng.random() >= CURIOUS:
            return search.best()
        tried = [choice for choice in search.choices() for _ in range(choice.visits)]
        return tried[below(self.rng, len(tried))].move if tried else search.best()
