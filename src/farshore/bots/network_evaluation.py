"""An evaluation by a value network (`farshore.networks`)."""

from __future__ import annotations

from math import exp, log
from typing import Final

from farshore.bots.evaluation import Evaluation, PolicyValues, evaluation_of, softmax
from farshore.bots.level import Level
from farshore.core.errors import BadOption, Reason
from farshore.core.features import Features
from farshore.core.game import Setup
from farshore.core.state import State
from farshore.core.types import MoveId, Seat
from farshore.networks.library import shipped_networks
from farshore.networks.network import POLICY_SCALE, ForwardPass, Network

LEAST_CHANCE: Final = 1e-4
"""Own chances below this count as this much: a network could not correct those of 0."""
_evaluations: Final[dict[str, Evaluation]] = {}


def best_evaluation_of(game: str) -> Evaluation:
    """The evaluation that `master` plays with: by the shipped networks, where there are any.

    A network is shipped if it has won against the game's own evaluation. For other numbers of
    players, rules and editions than those it learned from, the game's own evaluation serves.
    """
    return _evaluation_by(game, shipped_networks(game))


def level_evaluation_of(game: str, level: Level) -> Evaluation:
    """By the shipped networks with the numbers of players for which the level asks for them."""
    networks = shipped_networks(game)
    wanted = [each for each in networks if level.evaluates_by_network(game, each.players)]
    return _evaluation_by(game, wanted)


def _evaluation_by(game: str, networks: list[Network]) -> Evaluation:
    """Kept, because a network takes longer to unpack than to use."""
    evaluation = evaluation_of(game)
    if not networks:
        return evaluation
    key = f"{game} {[each.players for each in networks]}"
    if key not in _evaluations:
        _evaluations[key] = NetworkEvaluation(evaluation, networks)
    return _evaluations[key]


def network_evaluation(network: Network, setup: Setup) -> NetworkEvaluation:
    """The evaluation by one network; a network that was made for other games is refused.

    It may have learned from other rules or another edition: who asks for a network gets it.
    """
    if not network.fits(setup):
        raise BadOption(
            Reason(
                "wrong-net",
                {"game": network.game, "players": network.players, "size": network.features},
            )
        )
    return NetworkEvaluation(evaluation_of(setup.game.info.name), [network], any_edition=True)


def chances_of(logits: list[float], seat: Seat) -> list[float]:
    """The chances in the order of the seats. A network counts seats from the one that looks."""
    players = len(logits)
    if players == 1:
        return [1.0 / (1.0 + exp(-logits[0]))]
    chances = softmax(logits, players)
    if seat == 0:
        return chances
    return chances[players - seat :] + chances[: players - seat]


def own_logits(values: list[float], seat: Seat) -> list[float]:
    """The chances that an evaluation gives as logits, that of `seat` first."""
    players = len(values)
    if players == 1:
        chance = min(max(values[0], LEAST_CHANCE), 1.0 - LEAST_CHANCE)
        return [log(chance / (1.0 - chance))]
    return [log(max(values[(seat + step) % players], LEAST_CHANCE)) for step in range(players)]


class NetworkPolicyValues(PolicyValues):
    """A decision as a network with a policy judges it."""

    def __init__(self, values: list[float], forward: ForwardPass) -> None:
        """`forward` has just seen the row of this decision."""
        super().__init__(values)
        self._forward: Final = forward
        self._hidden: Final = forward.hidden()

    def advantage(self, move: MoveId) -> float:
        return self._forward.move_logit(self._hidden, move) / POLICY_SCALE


class NetworkEvaluation(Evaluation):
    """Chances by a network; by the game's own evaluation where no network fits."""

    def __init__(
        self, base: Evaluation, networks: list[Network], any_edition: bool = False
    ) -> None:
        """`any_edition`: networks also serve rules and editions that they did not learn from."""
        self.base: Final = base
        self.networks: Final = networks
        self.any_edition: Final = any_edition
        self._forwards: Final[dict[int, ForwardPass]] = {}
        """By the number of the network: to prepare one takes as long as hundreds of simulations."""
        self._setup: Setup | None = None
        self._forward: ForwardPass | None = None
        self._features: Features | None = None
        self._corrects = False

    def values(self, state: State) -> list[float]:
        return self.values_for(state, Seat(0))

    def values_for(self, state: State, seat: Seat) -> list[float]:
        if state.setup is not self._setup:
            self._choose_network(state.setup)
        if self._forward is None or not state.agenda:
            return self.base.values(state)
        return self._chances(state, seat)

    def _chances(self, state: State, seat: Seat) -> list[float]:
        forward = self._forward
        features = self._features
        assert forward is not None and features is not None
        logits = forward.logits(features.row(state, seat), seat)
        if self._corrects:
            own = own_logits(self.base.values(state), seat)
            for at in range(len(logits)):
                logits[at] += own[at]
        return chances_of(logits, seat)

    def has_policy(self, setup: Setup) -> bool:
        if setup is not self._setup:
            self._choose_network(setup)
        return self._forward is not None and self._forward.has_policy

    def needs_quiet(self, setup: Setup) -> bool:
        return self.has_policy(setup) and self._corrects

    def policy_values(self, state: State, seat: Seat) -> PolicyValues | None:
        if not self.has_policy(state.setup):
            return None
        values = self._chances(state, seat)
        forward = self._forward
        assert forward is not None
        return NetworkPolicyValues(values, forward)

    def _choose_network(self, setup: Setup) -> None:
        """Finds the network for a setup; called when a game with another setup comes."""
        self._setup = setup
        self._forward = None
        self._features = None
        self._corrects = False
        for number, network in enumerate(self.networks):
            if network.fits(setup) and (self.any_edition or network.serves(setup)):
                if number not in self._forwards:
                    self._forwards[number] = ForwardPass(network)
                self._forward = self._forwards[number]
                self._features = setup.game.features(setup)
                self._corrects = network.corrects
