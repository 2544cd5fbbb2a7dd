"""PettingZoo parallel: all agents that have a decision decide at once."""

from __future__ import annotations

from functools import partial
from typing import Any

from gymnasium import spaces
from pettingzoo import ParallelEnv

from farshore.core.chance import below
from farshore.core.errors import IllegalMove, Reason
from farshore.core.types import MoveId, Seat, seats
from farshore.envs.action_space import LegalActions
from farshore.envs.aec_env import agent_name
from farshore.envs.config import RENDER_MODES, EnvConfig, one_of
from farshore.envs.episode import Episode, ObservationDict, move_of
from farshore.envs.rendering import render

Steps = tuple[
    dict[str, ObservationDict],
    dict[str, float],
    dict[str, bool],
    dict[str, bool],
    dict[str, dict[str, Any]],
]


class GameParallelEnv(ParallelEnv[str, ObservationDict, int]):  # type: ignore[misc]
    """One step is one decision of every seat that has one; the others wait.

    The last action, `wait`, is the only legal one for a seat that has nothing to decide.
    """

    def __init__(self, config: EnvConfig, render_mode: str | None = None) -> None:
        info = config.setup.game.info
        if render_mode is not None:
            one_of("render_mode", render_mode, RENDER_MODES, info.title)
        self.metadata = {
            "name": f"farshore_{info.name}_parallel_v{config.version.number}",
            "render_modes": [*RENDER_MODES],
            "render_fps": 2,
        }
        self.render_mode = render_mode
        self.config = config
        self.feature_names = config.features.names
        self.max_cycles = config.max_cycles
        self._seats = seats(config.setup.players)
        self.possible_agents = [agent_name(seat) for seat in self._seats]
        self.agents: list[str] = []
        self.wait = MoveId(len(config.setup.game.moves))
        """The action of a seat that has nothing to decide."""
        self.cycles = 0
        self._episode = Episode(config)
        self.observation_spaces = {
            agent: self._episode.observation_space(self.wait + 1) for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: LegalActions(self.wait + 1, partial(self._legal_of, seat))
            for seat, agent in zip(self._seats, self.possible_agents, strict=True)
        }

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, ObservationDict], dict[str, dict[str, Any]]]:
        self._episode.start(seed)
        self.cycles = 0
        self.agents = self.possible_agents[:]
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> Steps:
        episode = self._episode
        if not self.agents:
            raise IllegalMove(Reason("game-over", {"move": str(actions)}))
        chosen = self._chosen(actions)
        for seat in episode.state.waiting():
            if not episode.is_over():
                episode.act(chosen[seat], seat, episode.state.legal(seat))
        self.cycles += 1
        over = episode.is_over()
        cut = not over and 0 < self.max_cycles <= self.cycles
        paid = episode.rewards() if over or self.config.shaping else [0.0] * episode.players
        steps = (
            self._observations(),
            dict(zip(self.possible_agents, paid, strict=True)),
            dict.fromkeys(self.possible_agents, over),
            dict.fromkeys(self.possible_agents, cut),
            {
                agent: episode.result_info(seat) if over else {}
                for seat, agent in zip(self._seats, self.possible_agents, strict=True)
            },
        )
        if over or cut:
            self.agents = []
        return steps

    def render(self) -> Any:
        return render(self._episode.state, self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""

    def _chosen(self, actions: dict[str, int]) -> list[MoveId]:
        """The actions by seat. Checked before any is made, so that an error changes nothing."""
        episode = self._episode
        waiting = episode.state.waiting()
        chosen: list[MoveId] = []
        for seat, agent in zip(self._seats, self.possible_agents, strict=True):
            action = move_of(actions.get(agent, self.wait))
            legal = self._legal_of(seat)
            if action not in legal:
                if self.config.illegal == "error":
                    raise IllegalMove(
                        Reason("not-now", {"move": self._text(action)})
                        if action == self.wait or (seat not in waiting and 0 <= action < self.wait)
                        else episode.why_not(seat, actions[agent])
                    )
                if self.config.illegal == "end" and seat not in waiting:
                    episode.spoiled = seat
                elif self.config.illegal == "random":
                    action = legal[below(episode.rng, len(legal))]
            chosen.append(action)
        return chosen

    def _observations(self) -> dict[str, ObservationDict]:
        episode = self._episode
        return {
            agent: episode.observe(seat, episode.mask(self._legal_of(seat), self.wait + 1))
            for seat, agent in zip(self._seats, self.possible_agents, strict=True)
        }

    def _legal_of(self, seat: Seat) -> list[MoveId]:
        state = self._episode.state
        decides = not self._episode.is_over() and seat in state.waiting()
        return state.legal(seat) if decides else [self.wait]

    def _text(self, action: MoveId) -> str:
        return "wait" if action == self.wait else self.config.setup.game.moves.text(action)

    # --- beyond PettingZoo

    @property
    def position(self) -> Any:
        """The position as a `farshore.State`, hidden parts included."""
        return self._episode.state

    def clone(self) -> GameParallelEnv:
        """An independent copy that continues as this one would, with the same luck."""
        other = GameParallelEnv(self.config, self.render_mode)
        other._episode = self._episode.clone()
        other.agents = self.agents[:]
        other.cycles = self.cycles
        other.max_cycles = self.max_cycles
        return other

    def save(self) -> dict[str, Any]:
        """A JSON document: the record of the game and the state of its random numbers."""
        return {**self._episode.save(), "cycles": self.cycles, "left": self.agents[:]}

    def restore(self, document: dict[str, Any]) -> None:
        """Goes back to a position from `save`."""
        self._episode.restore(document)
        self.cycles = document["cycles"]
        self.agents = [*document["left"]]
