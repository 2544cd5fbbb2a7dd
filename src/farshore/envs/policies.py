"""Policies of other libraries as bots: PettingZoo, Stable-Baselines3, OpenSpiel.

A name says what to play with wherever a bot is named, in the arena and the challenge too:

    policy:MODULE:NAME[:ARGUMENT]   a policy for PettingZoo, see `PolicyBot`
    sb3:FILE[:ALGORITHM]            a model of Stable-Baselines3, MaskablePPO unless said
    spiel:MODULE:NAME[:ARGUMENT]    an agent or bot of OpenSpiel, see `SpielBot`

They see what an environment would show them, and nothing more. An action that is not legal is
forfeited: `greedy` decides, and it is counted.
"""

from __future__ import annotations

import hashlib
import importlib
import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import numpy as np

from farshore.bots import Bot, GreedyBot, Observation, heuristic_of
from farshore.core.errors import BadOption, Reason
from farshore.core.game import Setup
from farshore.core.types import MoveId, Seat
from farshore.envs.aec_env import agent_name
from farshore.envs.config import features_of
from farshore.envs.episode import ObservationDict, mask_of, move_of
from farshore.external.python_bot import found_in_module
from farshore.extras import needs

log = logging.getLogger("farshore.bots")


class ForeignBot(Bot):
    """What the adapters share: the observation of the environments, and forfeits."""

    def __init__(self, name: str, setup: Setup) -> None:
        self.name = name
        self.forfeits = 0
        """Decisions that `greedy` took, because the action was not legal."""
        self.setup = setup
        self.seed = 0
        """Of the present game: the same game gives the same seed."""
        self._features = features_of(setup)
        self._scale = (1.0 / np.array(self._features.highs, dtype=np.float32)).astype(np.float32)
        self._instead = GreedyBot(heuristic_of(setup.game.info.name))

    def begin(self, match: str) -> None:
        """Another game begins."""
        digest = hashlib.blake2b(match.encode(), digest_size=4).digest()
        self.seed = int.from_bytes(digest, "big")

    def choose(self, observation: Observation, rng: Random) -> MoveId:
        move = move_of(self.action(observation))
        if move in observation.legal:
            return move
        if not self.forfeits:
            log.warning("bot %s: the action %s is not legal; greedy decides", self.name, move)
        self.forfeits += 1
        return self._instead.choose(observation, rng)

    def action(self, observation: Observation) -> Any:
        raise NotImplementedError

    def seen(self, observation: Observation) -> ObservationDict:
        """What the environments show the seat that decides."""
        row = np.frombuffer(observation.numbers(self._features), np.uint8)
        mask = mask_of(observation.legal, len(self.setup.game.moves))
        return {"observation": row * self._scale, "action_mask": mask}


class PolicyBot(ForeignBot):
    """`policy(observation, agent)` gives an action, as in PettingZoo's loop.

    NAME is the policy itself; or, if there is an ARGUMENT, what makes it: `load` of
    `policy:mine:load:run/weights.npz`. A policy that draws at random has a method `reset(seed)`,
    which is called when a game begins.
    """

    def __init__(self, name: str, setup: Setup) -> None:
        super().__init__(f"policy:{name}", setup)
        what, argument = split_argument(name)
        found = found_in_module(what, self.name)
        if argument is not None:
            with reading(argument):
                found = found(argument)
        self._policy: Callable[[ObservationDict, str], Any] = found

    def begin(self, match: str) -> None:
        super().begin(match)
        reset = getattr(self._policy, "reset", None)
        if reset is not None:
            reset(self.seed)

    def action(self, observation: Observation) -> Any:
        return self._policy(self.seen(observation), agent_name(observation.seat))


class Sb3Bot(ForeignBot):
    """A saved model of Stable-Baselines3 or sb3-contrib; it plays its best action."""

    def __init__(self, name: str, setup: Setup) -> None:
        super().__init__(f"sb3:{name}", setup)
        path, _, algorithm = name.partition(":")
        if not path:
            raise BadOption(Reason("bot-no-file", {"given": self.name, "example": "sb3:model.zip"}))
        algorithm = algorithm or "MaskablePPO"
        self._masked = algorithm.startswith("Maskable")
        with needs("sb3"):
            module = importlib.import_module("sb3_contrib" if self._masked else "stable_baselines3")
        with reading(path, (OSError, AttributeError, ValueError)):
            self._model = getattr(module, algorithm).load(path, device="cpu")

    def action(self, observation: Observation) -> Any:
        seen = self.seen(observation)
        space = self._model.observation_space
        given: Any = seen if hasattr(space, "spaces") else seen["observation"]
        if self._masked:
            masks = seen["action_mask"].astype(bool)
            return self._model.predict(given, action_masks=masks, deterministic=True)[0]
        return self._model.predict(given, deterministic=True)[0]


class SpielBot(ForeignBot):
    """An agent of OpenSpiel. NAME makes it: `NAME(game, player, seed)`, or with the ARGUMENT as a
    fourth.

    What it makes is a bot with `step(state)`, or an `rl_agent.AbstractAgent`. A bot gets a sample:
    a state that its seat cannot tell from the real one and that has no history. An agent gets the
    observation tensor as `info_state`; train it with `ObservationType.OBSERVATION`.
    """

    def __init__(self, name: str, setup: Setup) -> None:
        super().__init__(f"spiel:{name}", setup)
        with needs("openspiel"):
            from farshore.envs import openspiel
        what, self._argument = split_argument(name)
        self._make = found_in_module(what, self.name)
        self._spiel = openspiel
        self._game = openspiel.game_of(setup)
        self._agents: dict[Seat, Any] = {}
        if self._argument is not None:
            with reading(self._argument):  # a bad argument is told now and not in the first game
                self._agent(Seat(0))

    def begin(self, match: str) -> None:
        super().begin(match)
        self._agents.clear()

    def choose(self, observation: Observation, rng: Random) -> MoveId:
        self._rng = rng
        return super().choose(observation, rng)

    def action(self, observation: Observation) -> Any:
        from open_spiel.python import rl_agent

        seat = observation.seat
        if seat not in self._agents:
            self._agents[seat] = self._agent(seat)
        agent = self._agents[seat]
        if isinstance(agent, rl_agent.AbstractAgent):
            return agent.step(self._time_step(observation), is_evaluation=True).action
        return agent.step(self._spiel.sampled_state(self._game, observation, self._rng))

    def _agent(self, seat: Seat) -> Any:
        more = () if self._argument is None else (self._argument,)
        return self._make(self._game, int(seat), self.seed, *more)

    def _time_step(self, observation: Observation) -> Any:
        from open_spiel.python import rl_environment

        players = self.setup.players
        numbers = self.seen(observation)["observation"].tolist()
        legal = sorted(int(move) for move in observation.legal)
        own = int(observation.seat)
        return rl_environment.TimeStep(
            observations={
                "info_state": [numbers if seat == own else [] for seat in range(players)],
                "legal_actions": [legal if seat == own else [] for seat in range(players)],
                "current_player": own,
                "serialized_state": [],
            },
            rewards=[0.0] * players,
            discounts=[1.0] * players,
            step_type=rl_environment.StepType.MID,
        )


def ismcts(game: Any, player: int, seed: int, simulations: str = "20") -> Any:
    """OpenSpiel's own IS-MCTS with random games to the end: `spiel:farshore.envs.policies:ismcts`.

    An ARGUMENT is the number of simulations for a decision.
    """
    from open_spiel.python.algorithms import ismcts as algorithm
    from open_spiel.python.algorithms import mcts

    number = int(simulations) if simulations.isdecimal() else 0
    if number < 1:
        raise BadOption(Reason("ismcts-simulations", {"given": simulations}))
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(seed))
    return algorithm.ISMCTSBot(
        game,
        evaluator,
        uct_c=2.0,  # for results from -1 to 1
        max_simulations=number,
        random_state=np.random.RandomState(seed ^ 1),
        allow_inconsistent_action_sets=True,
    )


@contextmanager
def reading(file: str, errors: tuple[type[Exception], ...] = (OSError,)) -> Iterator[None]:
    """Around the code that reads a file: what it cannot read is told with the name as given."""
    try:
        yield
    except errors as error:
        why = " ".join((getattr(error, "strerror", None) or str(error)).split())
        raise BadOption(Reason("bot-bad-model", {"given": file, "why": why})) from error


def split_argument(name: str) -> tuple[str, str | None]:
    """`MODULE:NAME` and the ARGUMENT after it, if there is one."""
    module, _, rest = name.partition(":")
    what, colon, argument = rest.partition(":")
    return f"{module}:{what}", argument if colon else None
