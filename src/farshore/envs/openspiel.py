"""OpenSpiel: the games as Python games with chance nodes and information states.

    farshore.envs.register_openspiel()
    game = pyspiel.load_game("farshore_antarctica", {"players": 3, "layout": "free"})

Parameters: `players`, every option of the game (one that may be a number is a number: -1 stands for
its first word, such as `none` or `random`), `data_set` (a built-in edition), `reward` ("place",
"win" or "score"), `version` (of the environments, see `versions.py`) and `horizon`, the number of
moves (chance's included) after which a game is truncated and scored as it stands. Where seats
decide at once they are asked in turn and do not see each other's choice.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
import pyspiel

import farshore
from farshore.bots import Observation
from farshore.core.errors import BadOption, IllegalMove, Reason
from farshore.core.game import DATA_SET, Setup
from farshore.core.options import Option, OptionValue
from farshore.core.registry import game_names
from farshore.core.state import CHANCE, SPECTATOR, State
from farshore.core.types import MoveId, Seat, seats
from farshore.envs.config import REWARDS, features_of, one_of
from farshore.envs.information_state import InformationStates
from farshore.envs.rewards import rewards
from farshore.envs.versions import LATEST, env_version

PREFIX = "farshore_"
HORIZON = 10_000
OF_VERSION = "of_version"
"""As an edition: the one that the version of the environments plays."""
DIGEST_BITS = 64
TERMINAL = Seat(int(pyspiel.PlayerId.TERMINAL))


def register() -> list[str]:
    """Registers every game that has features; returns the names."""
    names: list[str] = []
    known = set(pyspiel.registered_names())
    for name in game_names():
        game = farshore.load(name)
        if game.features(game.setup()) is None:
            continue
        names.append(PREFIX + name)
        if PREFIX + name not in known:
            # A class, as OpenSpiel's own games: C++ releases it after Python has ended, which
            # would be fatal for a function.
            maker = type(f"{name.capitalize()}SpielGame", (SpielGame,), {"KERNEL": game})
            pyspiel.register_game(_game_type(game, "place", game.info.default_players), maker)
    return names


def _game_type(game: farshore.Game, reward: str, players: int) -> pyspiel.GameType:
    utility = pyspiel.GameType.Utility.GENERAL_SUM
    if players > 1 and reward == "place":
        utility = pyspiel.GameType.Utility.ZERO_SUM
    elif players > 1 and reward == "win":
        utility = pyspiel.GameType.Utility.CONSTANT_SUM
    params: dict[str, Any] = {
        "players": game.info.default_players,
        "reward": "place",
        "horizon": HORIZON,
        "version": LATEST,
        DATA_SET: OF_VERSION,
    }
    for option in game.info.choices():
        params[option.name] = _to_param(option, option.simulator_default)
    return pyspiel.GameType(
        short_name=PREFIX + game.info.name,
        long_name=f"Farshore: {game.info.title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.info.players),
        min_num_players=min(game.info.players),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=params,
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with players and options chosen."""

    KERNEL: farshore.Game

    def __init__(self, params: dict[str, Any]) -> None:
        game = self.KERNEL
        options = {
            option.name: _from_param(option, params[option.name])
            for option in game.info.choices()
            if option.name in params
        }
        version = env_version(params.get("version", LATEST))
        if params.get(DATA_SET, OF_VERSION) != OF_VERSION:
            options[DATA_SET] = params[DATA_SET]
        self.setup = game.setup(params.get("players"), version.options(game.info.name, options))
        self.reward = params.get("reward", "place")
        one_of("reward", self.reward, REWARDS, game.info.title)
        self.horizon = int(params.get("horizon", HORIZON))
        self.features = features_of(self.setup)
        self.scale = 1.0 / np.array(self.features.highs, dtype=np.float32)
        self.begin = game.begin(self.setup)
        """The first position; states share it until they move on."""
        moves = len(game.moves)
        low, high, total = _utilities(self.reward, self.setup.players)
        super().__init__(
            _game_type(game, self.reward, self.setup.players),
            pyspiel.GameInfo(
                num_distinct_actions=moves,
                max_chance_outcomes=moves,
                num_players=self.setup.players,
                min_utility=low,
                max_utility=high,
                utility_sum=total,
                max_game_length=self.horizon,
            ),
            params,
        )
        self.observer = self.make_py_observer()
        self.recall_observer = self.make_py_observer(
            pyspiel.IIGObservationType(perfect_recall=True)
        )

    def new_initial_state(self, *_: Any) -> SpielState:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return self.horizon

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: Any = None
    ) -> Observer:
        if params:
            raise ValueError(f"observation parameters are not supported: {params}")
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


def game_of(setup: Setup) -> SpielGame:
    """The game of a setup as OpenSpiel knows it."""
    register()
    chosen = setup.choices()
    params = {
        option.name: _to_param(option, chosen[option.name])
        for option in setup.game.info.choices()
        if option.name in chosen
    }
    edition = setup.edition.name
    if edition not in setup.game.components:
        raise BadOption(Reason("spiel-edition", {"edition": edition}))
    name = PREFIX + setup.game.info.name
    game: SpielGame = pyspiel.load_game(
        name, {"players": setup.players, DATA_SET: edition, **params}
    )
    return game


def sampled_state(game: SpielGame, observation: Observation, rng: Random) -> SpielState:
    """A state that the seat that decides cannot tell from the real one; it has no history."""
    sample = observation.sample(rng)
    information_states = InformationStates(game.setup.game.moves, game.setup.players)
    for seat in seats(game.setup.players):
        information_states.look(sample, seat)
    state = SpielState(game)
    state._core = Core(game, sample, information_states, 0)
    return state


def _to_param(option: Option, value: OptionValue) -> OptionValue:
    """OpenSpiel's parameters have one type: where numbers are allowed, words are -1, -2, …"""
    if option.numbers is None or isinstance(value, int):
        return value
    return -1 - option.choices.index(value)


def _from_param(option: Option, value: OptionValue) -> OptionValue:
    if isinstance(value, int) and -len(option.choices) <= value < 0:
        return option.choices[-1 - value]
    return value


def _utilities(reward: str, players: int) -> tuple[float, float, float | None]:
    """The least and the most that a seat can get, and what all get together if that is fixed."""
    together = players > 1  # alone, or against an opponent without a seat, it is not
    if reward == "place":
        return -1.0, 1.0, 0.0 if together else None
    if reward == "win":
        return 0.0, 1.0, 1.0 if together else None
    return -1000.0, 1000.0, None


class Core:
    """What a state holds. Copies share the position until one of them moves on."""

    def __init__(
        self, game: SpielGame, state: State, information_states: InformationStates, moves: int
    ) -> None:
        self.game = game
        self.state = state
        self.information_states = information_states
        self.moves = moves
        self.shared = True
        self.actor: Seat = TERMINAL
        self.find_actor()

    def find_actor(self) -> None:
        """Who decides: a seat, CHANCE (the same number as in OpenSpiel), or TERMINAL."""
        if not self.state.agenda or self.moves >= self.game.horizon:
            self.actor = TERMINAL
        else:
            self.actor = self.state.actor()

    def play(self, move: MoveId) -> None:
        if self.shared:
            self.state = self.state.clone()
            self.information_states = self.information_states.clone()
            self.shared = False
        self.information_states.play(self.state, self.actor, move)
        self.moves += 1
        self.find_actor()

    def __deepcopy__(self, memo: Any) -> Core:
        self.shared = True
        return Core(self.game, self.state, self.information_states, self.moves)

    def __reduce__(self) -> Any:
        setup = self.game.setup
        information_states = self.information_states
        return _read_core, (
            str(self.game),
            json.dumps(self.state.position()),
            setup.edition.name,
            (information_states.lines, information_states.sealed),
            self.moves,
        )


def _read_core(game: str, position: str, data: str, seen: tuple[Any, Any], moves: int) -> Core:
    loaded = pyspiel.load_game(game)
    kernel: farshore.Game = loaded.setup.game
    state = kernel.from_position(json.loads(position), kernel.edition(data))
    kept = InformationStates(kernel.moves, 0)
    kept.lines, kept.sealed = seen
    return Core(loaded, state, kept, moves)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position with the information states of all seats."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        information_states = InformationStates(game.setup.game.moves, game.setup.players)
        self._core = Core(game, game.begin, information_states, 0)

    @property
    def position(self) -> State:
        """The position as a `farshore.State`, hidden parts included."""
        return self._core.state

    def current_player(self) -> int:
        return self._core.actor

    def is_terminal(self) -> bool:
        return self._core.actor == TERMINAL

    def _legal_actions(self, player: Seat) -> list[MoveId]:
        state = self._core.state
        return sorted(state.decision().legal(state, player))

    def chance_outcomes(self) -> list[tuple[MoveId, float]]:
        chances = self._core.state.chances()
        total = sum(weight for _, weight in chances)
        return [(move, weight / total) for move, weight in sorted(chances)]

    def _apply_action(self, action: MoveId) -> None:
        state, actor = self._core.state, self._core.actor
        if self.is_terminal() or action not in state.decision().legal(state, actor):
            problem = state.why_not(actor, action)
            assert problem is not None
            raise IllegalMove(problem)
        self._core.play(action)

    def _action_to_string(self, player: Seat, action: MoveId) -> str:
        return self._core.game.setup.game.moves.text(action)

    def returns(self) -> list[float]:
        core = self._core
        players = core.game.setup.players
        if not self.is_terminal():
            return [0.0] * players
        results = core.state.game.results(core.state)
        return rewards(core.game.reward, results, players)

    def observation_tensor(self, player: Seat | None = None) -> list[float]:
        """As OpenSpiel's own, which makes an observer for each call."""
        seat = self._core.actor if player is None else player
        if not 0 <= seat < self._core.game.setup.players:
            return super().observation_tensor(seat)  # type: ignore[no-any-return]  # refuses it
        return _numbers(self._core.game.observer, self, seat)

    def information_state_tensor(self, player: Seat | None = None) -> list[float]:
        """As OpenSpiel's own, which makes an observer for each call."""
        seat = self._core.actor if player is None else player
        if not 0 <= seat < self._core.game.setup.players:
            return super().information_state_tensor(seat)  # type: ignore[no-any-return]
        return _numbers(self._core.game.recall_observer, self, seat)

    def __str__(self) -> str:
        return json.dumps(self._core.state.position())

    def resample_from_infostate(
        self, player: Seat, probability_sampler: Callable[[], float]
    ) -> SpielState:
        """A state that `player` cannot tell from this one. It has no history of actions."""
        core = self._core
        sample = core.state.sample(player, _Sampler(probability_sampler))
        information_states = core.information_states.clone()
        information_states.resample(sample, player)
        other = SpielState(core.game)
        other._core = Core(core.game, sample, information_states, core.moves)
        return other


class _Sampler(Random):
    """The random numbers that OpenSpiel hands in."""

    def __init__(self, sampler: Callable[[], float]) -> None:
        super().__init__(0)
        self._sampler = sampler

    def random(self) -> float:
        return float(self._sampler())


class Observer:
    """Tensors and strings of what a player sees; with perfect recall, of what it has seen.

    `observation` holds the numbers of the game's features; with perfect recall `memory` adds a
    digest of the information-state string, bit by bit, so that no two information states share a
    tensor.
    """

    def __init__(self, game: SpielGame, kind: pyspiel.IIGObservationType) -> None:
        self._game = game
        self._public = kind.public_info
        self._private = kind.private_info
        self._recall = kind.perfect_recall
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if self._public and self._private == pyspiel.PrivateInfoType.SINGLE_PLAYER:
            size = game.features.size
            self.tensor = np.zeros(size + (DIGEST_BITS if self._recall else 0), np.float32)
            self.dict["observation"] = self.tensor[:size]
            if self._recall:
                self.dict["memory"] = self.tensor[size:]

    def set_from(self, state: SpielState, player: Seat) -> None:
        if self.tensor is None:
            return
        core = state._core
        row = np.frombuffer(self._game.features.row(core.state, player), np.uint8)
        np.multiply(row, self._game.scale, out=self.dict["observation"])
        if self._recall:
            seen = core.information_states.text(player).encode()
            digest = hashlib.sha256(seen).digest()[: DIGEST_BITS // 8]
            self.dict["memory"][:] = np.unpackbits(np.frombuffer(digest, np.uint8))

    def string_from(self, state: SpielState, player: Seat) -> str:
        core = state._core
        if self._recall:
            return f"seat {player}: {core.information_states.text(player)}"
        if self._private == pyspiel.PrivateInfoType.ALL_PLAYERS:
            shown = seats(self._game.setup.players)
        elif self._private == pyspiel.PrivateInfoType.SINGLE_PLAYER:
            shown = [player]
        else:
            shown = []
        public = core.state.view(SPECTATOR)
        seen: list[object] = [public] if self._public else []
        for seat in shown:
            own = core.state.view(seat)
            private = {key: own[key] for key in own if public.get(key) != own[key]}
            if private:
                seen.append(private)
        return "\n".join(json.dumps(part, sort_keys=True) for part in seen)


def _numbers(observer: Observer, state: SpielState, seat: Seat) -> list[float]:
    observer.set_from(state, seat)
    numbers: list[float] = observer.tensor.tolist()
    return numbers


assert int(pyspiel.PlayerId.CHANCE) == CHANCE
