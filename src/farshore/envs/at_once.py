"""PettingZoo: all seats that are waited for decide at once."""

from __future__ import annotations

from typing import Any

from gymnasium import spaces
from pettingzoo import ParallelEnv

from farshore.core.chance import below
from farshore.core.errors import IllegalMove, Reason
from farshore.envs.in_turn import agent_name
from farshore.envs.picture import render
from farshore.envs.play import Observation, Play
from farshore.envs.setting import RENDER_MODES, Setting, one_of

Steps = tuple[
    dict[str, Observation],
    dict[str, float],
    dict[str, bool],
    dict[str, bool],
    dict[str, dict[str, Any]],
]


class ParallelSeatsEnv(ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """One step is one decision of every seat that is waited for; the others wait.

    The last action, `wait`, is the only legal one for a seat that has nothing to decide.
    """

    def __init__(self, setting: Setting, render_mode: str | None = None) -> None:
        info = setting.setup.game.info
        if render_mode is not None:
            one_of("render_mode", render_mode, RENDER_MODES, info.title)
        self.metadata = {
            "name": f"farshore_{info.name}_parallel_v{info.rules}",
            "render_modes": [*RENDER_MODES],
            "render_fps": 2,
        }
        self.render_mode = render_mode
        self.setting = setting
        self.feature_names = setting.features.names
        self.max_cycles = setting.max_cycles
        self.possible_agents = [agent_name(seat) for seat in range(setting.setup.players)]
        self.agents: list[str] = []
        self.wait = len(setting.setup.game.moves)
        self.cycles = 0
        self._play = Play(setting)
        self.observation_spaces = {
            agent: self._play.observation_space(self.wait + 1) for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: spaces.Discrete(self.wait + 1) for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self._play.start(seed)
        self.cycles = 0
        self.agents = self.possible_agents[:]
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> Steps:
        play = self._play
        if not self.agents:
            raise IllegalMove(Reason("game-over", {"move": str(actions)}))
        chosen = self._chosen(actions)
        for seat in play.state.waiting():
            if not play.is_over():
                play.act(chosen[seat], seat, play.state.legal(seat))
        self.cycles += 1
        over = play.is_over()
        cut = not over and 0 < self.max_cycles <= self.cycles
        paid = play.rewards() if over or self.setting.shaping else [0.0] * play.players
        steps = (
            self._observations(),
            dict(zip(self.possible_agents, paid, strict=True)),
            dict.fromkeys(self.possible_agents, over),
            dict.fromkeys(self.possible_agents, cut),
            {
                agent: play.result_info(seat) if over else {}
                for seat, agent in enumerate(self.possible_agents)
            },
        )
        if over or cut:
            self.agents = []
        return steps

    def render(self) -> Any:
        return render(self._play.state, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""

    def _chosen(self, actions: dict[str, int]) -> list[int]:
        """The actions by seat. Checked before any is made, so that an error changes nothing."""
        play = self._play
        waiting = play.state.waiting()
        chosen: list[int] = []
        for seat, agent in enumerate(self.possible_agents):
            action = int(actions.get(agent, self.wait))
            legal = play.state.legal(seat) if seat in waiting else [self.wait]
            if action not in legal:
                if self.setting.illegal == "error":
                    raise IllegalMove(
                        Reason("not-now", {"move": str(action)})
                        if seat not in waiting or action == self.wait
                        else play.why_not(seat, action)
                    )
                if self.setting.illegal == "end" and seat not in waiting:
                    play.spoiled = seat
                elif self.setting.illegal == "random":
                    action = legal[below(play.rng, len(legal))]
            chosen.append(action)
        return chosen

    def _observations(self) -> dict[str, Observation]:
        play = self._play
        waiting = () if play.is_over() else play.state.waiting()
        return {
            agent: play.observe(
                seat,
                play.mask(
                    play.state.legal(seat) if seat in waiting else [self.wait], self.wait + 1
                ),
            )
            for seat, agent in enumerate(self.possible_agents)
        }

    # --- what PettingZoo lacks

    @property
    def position(self) -> Any:
        """The position: everything that `farshore` can be asked about it."""
        return self._play.state

    def clone(self) -> ParallelSeatsEnv:
        """An independent copy that goes on as this one would, luck included."""
        other = ParallelSeatsEnv(self.setting, self.render_mode)
        other._play = self._play.clone()
        other.agents = self.agents[:]
        other.cycles = self.cycles
        other.max_cycles = self.max_cycles
        return other

    def save(self) -> dict[str, Any]:
        """A document, ready for JSON: the record of the game and where its luck stands."""
        return {**self._play.save(), "cycles": self.cycles, "left": self.agents[:]}

    def restore(self, document: dict[str, Any]) -> None:
        """Goes back to what `save` gave."""
        self._play.restore(document)
        self.cycles = document["cycles"]
        self.agents = [*document["left"]]
