"""PettingZoo AEC: the agents decide one after the other."""

from __future__ import annotations

from functools import partial
from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv

from farshore.core.errors import IllegalMove, Reason
from farshore.core.types import MoveId, Seat, seats
from farshore.envs.action_space import LegalActions
from farshore.envs.config import RENDER_MODES, EnvConfig, one_of
from farshore.envs.episode import Episode, ObservationDict
from farshore.envs.rendering import render


def agent_name(seat: Seat) -> str:
    return f"seat_{seat}"


class GameAECEnv(AECEnv[str, ObservationDict | None, int | None]):  # type: ignore[misc]
    """Each decision of a seat is a step; chance is drawn inside the steps.

    Where several seats decide at once they are asked in turn, and none sees what the others chose.
    Actions are the numbers of the game's moves; `action_mask` says which are legal.
    """

    def __init__(self, config: EnvConfig, render_mode: str | None = None) -> None:
        super().__init__()
        info = config.setup.game.info
        if render_mode is not None:
            one_of("render_mode", render_mode, RENDER_MODES, info.title)
        self.metadata = {
            "name": f"farshore_{info.name}_v{config.version.number}",
            "render_modes": [*RENDER_MODES],
            "render_fps": 2,
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.config = config
        self.feature_names = config.features.names
        self.possible_agents = [agent_name(seat) for seat in seats(config.setup.players)]
        self.agents: list[str] = []
        self._seat_of = dict(zip(self.possible_agents, seats(config.setup.players), strict=True))
        self._episode = Episode(config)
        self._actions = len(config.setup.game.moves)
        self.observation_spaces = {
            agent: self._episode.observation_space(self._actions) for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: LegalActions(self._actions, partial(self._legal_of, agent))
            for agent in self.possible_agents
        }
        self._legal: list[MoveId] = []
        self._paid = False

    # --- PettingZoo

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._episode.start(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._paid = False
        self._skip_agent_selection = None
        self._select()

    def step(self, action: int | None) -> None:
        if not self.agents:
            raise IllegalMove(Reason("game-over", {"move": str(action)}))
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        episode = self._episode
        fine = episode.act(action, self._seat_of[agent], self._legal)
        if self._paid:
            self._clear_rewards()
            self._paid = False
        self._cumulative_rewards[agent] = 0.0
        if self.infos[agent]:
            self.infos[agent] = {}
        if not fine:
            self.infos[agent] = {"illegal": True}
        most = self.config.max_cycles
        over = episode.is_over()
        if over or self.config.shaping:
            self._pay()
        if over:
            for other, seat in self._seat_of.items():
                self.terminations[other] = True
                self.infos[other] = episode.result_info(seat)
            self._legal = []
        elif most and episode.decisions >= most:
            self.truncations = dict.fromkeys(self.agents, True)
            self._legal = []
        else:
            self._select()

    def observe(self, agent: str) -> ObservationDict:
        episode = self._episode
        mask = episode.mask(self._legal_of(agent), self._actions)
        return episode.observe(self._seat_of[agent], mask)

    def render(self) -> Any:
        return render(self._episode.state, self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""

    def _select(self) -> None:
        """Selects the next agent; its legal moves are computed once, for the mask and the check."""
        state = self._episode.state
        seat = state.actor()
        self._legal = state.decision().legal(state, seat)
        self.agent_selection = self.possible_agents[seat]

    def _legal_of(self, agent: str) -> list[MoveId]:
        return self._legal if self._legal and agent == self.agent_selection else []

    def _pay(self) -> None:
        for agent, reward in zip(self.possible_agents, self._episode.rewards(), strict=True):
            self.rewards[agent] = reward
        self._accumulate_rewards()
        self._paid = True

    # --- beyond PettingZoo

    @property
    def position(self) -> Any:
        """The position as a `farshore.State`, hidden parts included."""
        return self._episode.state

    def clone(self) -> GameAECEnv:
        """An independent copy that continues as this one would, with the same luck."""
        other = GameAECEnv(self.config, self.render_mode)
        other._episode = self._episode.clone()
        other._load_dicts(self._dicts())
        return other

    def save(self) -> dict[str, Any]:
        """A JSON document: the record of the game and the state of its random numbers."""
        return {**self._episode.save(), "agents": self._dicts()}

    def restore(self, document: dict[str, Any]) -> None:
        """Goes back to a position from `save`."""
        self._episode.restore(document)
        self._load_dicts(document["agents"])

    def _dicts(self) -> dict[str, Any]:
        return {
            "left": self.agents[:],
            "selected": getattr(self, "agent_selection", ""),
            "rewards": dict(getattr(self, "rewards", {})),
            "cumulative": dict(getattr(self, "_cumulative_rewards", {})),
            "terminations": dict(getattr(self, "terminations", {})),
            "truncations": dict(getattr(self, "truncations", {})),
            "infos": {agent: dict(info) for agent, info in getattr(self, "infos", {}).items()},
            "paid": self._paid,
        }

    def _load_dicts(self, document: dict[str, Any]) -> None:
        self.agents = [*document["left"]]
        self.rewards = dict(document["rewards"])
        self._cumulative_rewards = dict(document["cumulative"])
        self.terminations = dict(document["terminations"])
        self.truncations = dict(document["truncations"])
        self.infos = {agent: dict(info) for agent, info in document["infos"].items()}
        self._paid = document["paid"]
        self._skip_agent_selection = None
        self._legal = []
        if self.agents and not any((*self.terminations.values(), *self.truncations.values())):
            self._select()
        self.agent_selection = document["selected"]
