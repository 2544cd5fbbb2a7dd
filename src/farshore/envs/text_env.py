"""Gymnasium: one agent reads questions and writes answers, bots play the other seats."""

from __future__ import annotations

import string
from typing import Any

import gymnasium
from gymnasium import spaces

from farshore.bots import Observation
from farshore.core.chance import below
from farshore.core.types import MoveId
from farshore.envs.gym_env import SingleAgentEnv
from farshore.external.text import TRIES, TextGame

LONGEST = 1 << 16
"""Characters of a question or an answer, at most."""


class AnyText(spaces.Text):
    """Texts in any alphabet; Gymnasium's own wants every character listed."""

    def __init__(self) -> None:
        super().__init__(LONGEST, min_length=0, charset=string.printable)

    def contains(self, x: Any) -> bool:
        return isinstance(x, str) and len(x) <= LONGEST


class TextEnv(gymnasium.Env[str, str]):
    """Each step answers a question; forced moves are made without asking.

    An answer that names no legal move costs a try: the question comes again with a remark
    (`info["illegal"]`). After three tries a random legal move is made (`info["forfeited"]`).
    """

    metadata = SingleAgentEnv.metadata

    def __init__(self, game: str, language: str = "en", **choices: Any) -> None:
        self.env = SingleAgentEnv(game, **choices)
        self.render_mode = self.env.render_mode
        self.text = TextGame(self.env.config.setup, language)
        self.observation_space = AnyText()
        self.action_space = AnyText()
        self.forfeits = 0
        """Decisions that were made at random."""
        self._failed = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[str, dict[str, Any]]:
        """The first question; `info["introduction"]` says what is played and how to answer."""
        super().reset(seed=seed)
        self._failed = 0
        while True:
            _, info = self.env.reset(seed=seed)
            _, over, cut, _ = self._play_forced(0.0, False, False, info)
            if not (over or cut):
                return self._question(), {**info, "introduction": self.text.introduction()}
            seed = None

    def step(self, action: str) -> tuple[str, float, bool, bool, dict[str, Any]]:
        legal = self.env.position.legal(self.env.seat)
        move = self.text.read(action, legal)
        more: dict[str, Any] = {}
        if move is None:
            self._failed += 1
            if self._failed < TRIES:
                remark = self.text.words.words.say("text-not-understood")
                info = {"seat": self.env.seat, "illegal": True}
                return f"{remark}\n\n{self._question()}", 0.0, False, False, info
            move = legal[below(self.env._episode.rng, len(legal))]
            self.forfeits += 1
            more = {"illegal": True, "forfeited": True}
        self._failed = 0
        paid, over, cut, info = self._make(move)
        paid, over, cut, info = self._play_forced(paid, over, cut, info)
        said = self._end() if over else "" if cut else self._question()
        return said, paid, over, cut, {**info, **more}

    def render(self) -> Any:
        return self.env.render()

    def _make(self, move: MoveId) -> tuple[float, bool, bool, dict[str, Any]]:
        _, paid, over, cut, info = self.env.step(move)
        return paid, over, cut, info

    def _play_forced(
        self, paid: float, over: bool, cut: bool, info: dict[str, Any]
    ) -> tuple[float, bool, bool, dict[str, Any]]:
        while not (over or cut) and len(self.env.position.legal(self.env.seat)) == 1:
            more, over, cut, info = self._make(self.env.position.legal(self.env.seat)[0])
            paid += more
        return paid, over, cut, info

    def _question(self) -> str:
        env = self.env
        legal = env.position.legal(env.seat)
        return self.text.question(Observation(env.position, env.seat, legal), env._episode.rng)

    def _end(self) -> str:
        results = self.env.position.results()
        assert results is not None
        return self.text.words.words.say(
            "text-over",
            scores=" ".join(str(score) for score in results.scores),
            places=" ".join(str(place) for place in results.places),
        )
