"""Gymnasium: thousands of games in one process, in numpy batches."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from farshore.bots import Bot, Observation
from farshore.core.batch import ANY_SEAT, EVERY_SEAT, Batch, Finished
from farshore.core.errors import BadOption, Reason
from farshore.core.types import MoveId, Seat
from farshore.envs.config import EnvConfig, one_of
from farshore.envs.episode import Episode, ObservationDict
from farshore.envs.gym_env import opponents_of, wanted_seat
from farshore.envs.rewards import rewards

SELF = "self"
RANDOM = "random"
DTYPES = ("float32", "uint8")


class GameVectorEnv(VectorEnv[ObservationDict, npt.NDArray[np.int64], npt.NDArray[Any]]):
    """A batch of games; finished games restart in the same step (autoreset).

    `opponents="self"`: every decision of every seat is a step, the observation is that of the seat
    that decides (`infos["seat"]`), and the reward that of the seat that moved; when a game ends,
    `infos["rewards"]` holds what each seat gets. Otherwise one seat learns against bots.

    `dtype="uint8"` leaves the numbers of the observation as they are, a quarter of the memory;
    `float32` divides them by `highs`. Every step gives arrays of its own.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        seat: Seat | str = "random",
        opponents: str = "self",
        dtype: str = "float32",
        render_mode: str | None = None,
        **choices: Any,
    ) -> None:
        config = EnvConfig.of(game, players, options, **choices)
        title = config.setup.game.info.title
        one_of("dtype", dtype, DTYPES, title)
        if config.illegal == "end":
            raise BadOption(
                Reason(
                    "bad-option-value",
                    {
                        "option": "illegal",
                        "value": "end",
                        "allowed": ["error", "random"],
                        "game": title,
                    },
                )
            )
        one_of("render_mode", str(render_mode), ("None",), title)
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
        self.config = config
        self.num_envs = num_envs
        self.feature_names = config.features.names
        self.highs = np.array(config.features.highs, dtype=np.float32)
        self._seat = EVERY_SEAT
        self._bots: list[Bot] = []
        if opponents != SELF:
            wanted = wanted_seat(seat, config.setup.players, title)
            self._seat = ANY_SEAT if wanted is None else wanted
            if opponents != RANDOM:
                self._bots = opponents_of(opponents, config)
        episode = Episode(config)
        self._scale = episode.scale if dtype == "float32" else None
        self.single_action_space = spaces.Discrete(episode.moves)
        space = episode.observation_space(episode.moves)
        if self._scale is None:
            space["observation"] = spaces.Box(0, 255, (config.features.size,), dtype=np.uint8)
        self.single_observation_space = space
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(space, num_envs)
        self._rng = Random()
        self._points = np.zeros((num_envs, config.setup.players), dtype=np.int64)
        self._begin()

    def _begin(self, seeds: list[int] | None = None) -> None:
        """Starts new games, each with its own random numbers."""
        if seeds is None:
            seeds = [self._rng.getrandbits(64) for _ in range(self.num_envs)]
        rngs = [Random(seed) for seed in seeds]
        config = self.config
        self.batch = Batch(
            config.setup,
            config.features,
            rngs,
            self._seat,
            not self._bots and self._seat != EVERY_SEAT,
            config.max_cycles,
        )

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[ObservationDict, dict[str, Any]]:
        """Starts all games anew. `options` may give each its own seed: `{"seeds": [...]}`."""
        super().reset(seed=seed)
        if seed is not None:
            self._rng = Random(seed)
        self._begin((options or {}).get("seeds"))
        self._let_bots_play()
        self.batch.observe()
        if self.config.shaping:
            self._points = self._running_scores()
        return self._seen(), {"seat": self._actors()}

    def step(
        self, actions: npt.NDArray[np.int64]
    ) -> tuple[
        ObservationDict, npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any], dict[str, Any]
    ]:
        batch = self.batch
        moved = batch.actors[:]
        moves = np.asarray(actions).tolist()
        if self.config.illegal == "random":
            spare = batch.random_moves(self._rng)
            moves = [
                move if move in legal else other
                for move, legal, other in zip(moves, batch.legal, spare, strict=True)
            ]
        if self._bots:
            batch.step(moves)
            self._let_bots_play()
            batch.observe()
        else:
            batch.step_and_observe(moves)
        paid = np.zeros(self.num_envs)
        over = np.zeros(self.num_envs, dtype=np.bool_)
        cut = np.zeros(self.num_envs, dtype=np.bool_)
        infos: dict[str, Any] = {"seat": self._actors()}
        if self.config.shaping:
            paid += self._shaping(moved)
        if batch.finished:
            self._tell_ends(moved, paid, over, cut, infos)
        return self._seen(), paid, over, cut, infos

    def random_actions(self) -> npt.NDArray[np.int64]:
        """A legal action for each game, each as likely as any other."""
        return np.array(self.batch.random_moves(self._rng), dtype=np.int64)

    # --- helpers

    def _seen(self) -> ObservationDict:
        masks = np.frombuffer(bytearray(self.batch.masks), np.int8).reshape(self.num_envs, -1)
        rows: npt.NDArray[Any] = np.frombuffer(self.batch.rows, np.uint8)
        rows = rows.reshape(self.num_envs, -1)
        if self._scale is not None:
            rows = rows * self._scale
        return {"observation": rows, "action_mask": masks}

    def _actors(self) -> npt.NDArray[np.int64]:
        """The seat that decides in each game."""
        small = np.frombuffer(bytes(self.batch.actors), np.uint8)  # quicker than from a list
        return small.astype(np.int64)

    def _let_bots_play(self) -> None:
        batch = self.batch
        if not self._bots:
            return
        for at in range(self.num_envs):
            while batch.actors[at] != batch.seats[at]:
                batch.play(at, self._bot_move(at))

    def _bot_move(self, at: int) -> MoveId:
        batch = self.batch
        seat, legal = batch.actors[at], batch.legal[at]
        if len(legal) == 1:
            return legal[0]
        bot = self._bots[(seat - batch.seats[at]) % self.config.setup.players]
        return bot.choose(Observation(batch.states[at], seat, legal), batch.rngs[at])

    def _tell_ends(
        self,
        moved: list[Seat],
        paid: npt.NDArray[Any],
        over: npt.NDArray[Any],
        cut: npt.NDArray[Any],
        infos: dict[str, Any],
    ) -> None:
        """Rewards and last observations of the games that ended; the first end counts."""
        players = self.config.setup.players
        everybody = np.zeros((self.num_envs, players))
        last: ObservationDict = {
            "observation": np.zeros((self.num_envs, self.config.features.size), np.uint8),
            "action_mask": np.full(
                (self.num_envs, self.batch.moves), self.config.version.open_end, np.int8
            ),
        }
        for finished in self.batch.finished:
            at = finished.at
            if over[at] or cut[at]:
                continue
            seat = moved[at]
            row = self.config.features.row(finished.state, seat)
            last["observation"][at] = np.frombuffer(row, np.uint8)
            over[at], cut[at] = not finished.truncated, finished.truncated
            if not finished.truncated:
                everybody[at] = self._rewards(finished)
                paid[at] += everybody[at][seat]
        if self._scale is not None:
            last["observation"] = last["observation"] * self._scale
        infos["rewards"] = everybody
        infos["final_obs"] = last
        infos["_final_obs"] = over | cut

    def _rewards(self, finished: Finished) -> list[float]:
        results = finished.state.results()
        assert results is not None
        return rewards(self.config.reward, results, self.config.setup.players)

    def _running_scores(self) -> npt.NDArray[np.int64]:
        players = self.config.setup.players
        return np.array([state.game.results(state).scores[:players] for state in self.batch.states])

    def _shaping(self, moved: list[Seat]) -> npt.NDArray[Any]:
        """What the step changed in the running score of the seat that moved."""
        before = self._points
        after = self._running_scores()
        self._points = after.copy()
        for finished in self.batch.finished:
            players = self.config.setup.players
            after[finished.at] = finished.state.game.results(finished.state).scores[:players]
        seats = (np.arange(self.num_envs), np.array(moved))
        change: npt.NDArray[Any] = self.config.shaping * (after[seats] - before[seats])
        return change
