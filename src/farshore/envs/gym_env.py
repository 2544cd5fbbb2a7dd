"""Gymnasium: one agent learns, bots play the other seats."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt

from farshore import bots
from farshore.bots import Bot, Observation
from farshore.core.chance import below
from farshore.core.errors import BadOption, IllegalMove, Reason
from farshore.core.types import MoveId, Seat
from farshore.envs.action_space import LegalActions
from farshore.envs.config import RENDER_MODES, EnvConfig, one_of
from farshore.envs.episode import Episode, ObservationDict
from farshore.envs.rendering import render

FIRST_SEAT = Seat(0)
ANY = "random"
"""Draws the learner's seat for each game."""


class SingleAgentEnv(gymnasium.Env[ObservationDict, int]):
    """Each step is a decision of the learner; chance and the bots play up to its next one.

    `seat` is the learner's seat or "random"; `opponents` names the bots: one name, or one for each
    other seat in the direction of play, separated by commas.
    """

    metadata = {"render_modes": [*RENDER_MODES], "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        seat: Seat | str = FIRST_SEAT,
        opponents: str = "random",
        render_mode: str | None = None,
        **choices: Any,
    ) -> None:
        self.config = EnvConfig.of(game, players, options, **choices)
        title = self.config.setup.game.info.title
        if render_mode is not None:
            one_of("render_mode", render_mode, RENDER_MODES, title)
        self.render_mode = render_mode
        self.feature_names = self.config.features.names
        self._episode = Episode(self.config)
        self._wanted = wanted_seat(seat, self._episode.players, title)
        self._bots = opponents_of(opponents, self.config)
        self.seat = FIRST_SEAT if self._wanted is None else self._wanted
        """The learner's seat in this game."""
        self._legal: list[MoveId] = []
        space: Any = self._episode.observation_space(self._episode.moves)
        self.observation_space = space
        self.action_space = LegalActions(  # type: ignore[assignment]
            self._episode.moves, lambda: self._legal
        )

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[ObservationDict, dict[str, Any]]:
        super().reset(seed=seed)
        episode = self._episode
        while True:
            episode.start(seed)
            if self._wanted is None:
                self.seat = Seat(below(episode.rng, episode.players))
            self._others()
            if not episode.is_over():  # a game may end before the learner is asked
                return self._observe(), {"seat": self.seat}
            seed = None

    def step(self, action: Any) -> tuple[ObservationDict, float, bool, bool, dict[str, Any]]:
        episode = self._episode
        if episode.is_over() or not self._legal:
            raise IllegalMove(Reason("game-over", {"move": str(action)}))
        fine = episode.act(action, self.seat, self._legal)
        self._others()
        over = episode.is_over()
        cut = not over and 0 < self.config.max_cycles <= episode.decisions
        reward = episode.rewards()[self.seat] if over or self.config.shaping else 0.0
        info: dict[str, Any] = {"seat": self.seat}
        if not fine:
            info["illegal"] = True
        if over:
            info.update(episode.result_info(self.seat))
        return self._observe(over), reward, over, cut, info

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Which actions are legal now, in the form that sb3-contrib's MaskablePPO expects."""
        return self._episode.mask(self._legal, self._episode.moves).astype(np.bool_)

    def render(self) -> Any:
        return render(self._episode.state, self.render_mode)

    def _others(self) -> None:
        """The bots play until the learner is asked, or the game is over."""
        episode = self._episode
        state = episode.state
        self._legal = []
        while not episode.is_over():
            actor = state.actor()
            if self.seat in state.waiting():
                self._legal = state.legal(self.seat)
                return
            episode.make(
                actor, bot_move(episode, actor, self._bots[(actor - self.seat) % episode.players])
            )

    def _observe(self, over: bool = False) -> ObservationDict:
        episode = self._episode
        mask = episode.end_mask() if over else episode.mask(self._legal, episode.moves)
        return episode.observe(self.seat, mask)

    # --- beyond Gymnasium

    @property
    def position(self) -> Any:
        """The position as a `farshore.State`, hidden parts included."""
        return self._episode.state

    def save(self) -> dict[str, Any]:
        """A JSON document: the record of the game and the state of its random numbers."""
        return {**self._episode.save(), "seat": self.seat}

    def restore(self, document: dict[str, Any]) -> None:
        """Goes back to a position from `save`."""
        self._episode.restore(document)
        self.seat = document["seat"]
        self._legal = self._episode.legal(self.seat)


def wanted_seat(seat: Seat | str, players: int, title: str) -> Seat | None:
    """The learner's seat; None if it is drawn for each game."""
    if seat == ANY:
        return None
    if isinstance(seat, int) and 0 <= seat < players:
        return seat
    allowed = [ANY, *(str(number) for number in range(players))]
    raise BadOption(
        Reason(
            "bad-option-value",
            {"option": "seat", "value": str(seat), "allowed": allowed, "game": title},
        )
    )


def opponents_of(spec: str, config: EnvConfig) -> list[Bot]:
    """The bots by their distance from the learner; the one at 0 is never asked."""
    setup = config.setup
    names = spec if "," not in spec else f"random,{spec}"
    return bots.make(names, setup.game, setup.players)


def bot_move(episode: Episode, seat: Seat, bot: Bot) -> MoveId:
    state = episode.state
    legal = state.legal(seat)
    if len(legal) == 1:
        return legal[0]
    return bot.choose(Observation(state, seat, legal), episode.rng)
