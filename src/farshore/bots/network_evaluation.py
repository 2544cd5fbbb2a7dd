"""An evaluation by a value network (`farshore.networks`)."""

from __future__ import annotations

from typing import Final

from farshore.bots.evaluation import Evaluation, evaluation_of, softmax
from farshore.core.errors import BadOption, Reason
from farshore.core.features import Features
from farshore.core.game import Setup
from farshore.core.state import State
from farshore.core.types import Seat
from farshore.networks.library import shipped_networks
from farshore.networks.network import ForwardPass, Network

_evaluations: Final[dict[str, Evaluation]] = {}


def best_evaluation_of(game: str) -> Evaluation:
    """The evaluation that `master` plays with: by the shipped networks, where there are any.

    A network is shipped if it has won against the game's own evaluation. For numbers of players
    without one, and if the evaluation has other terms by now, it is the game's own.
    """
    if game not in _evaluations:
        evaluation = evaluation_of(game)
        networks = shipped_networks(game)
        _evaluations[game] = NetworkEvaluation(evaluation, networks) if networks else evaluation
    return _evaluations[game]


def network_evaluation(network: Network, setup: Setup) -> NetworkEvaluation:
    """The evaluation by one network; a network that was made for other games is refused."""
    base = evaluation_of(setup.game.info.name)
    if not network.fits(setup) or network.terms != len(base.linear_weights()):
        size = network.features + network.terms
        raise BadOption(
            Reason("wrong-net", {"game": network.game, "players": network.players, "size": size})
        )
    return NetworkEvaluation(base, [network])


class NetworkEvaluation(Evaluation):
    """Chances by a network; by the game's own evaluation where no network fits."""

    def __init__(self, base: Evaluation, networks: list[Network]) -> None:
        self.base: Final = base
        self.networks: Final = networks
        self._setup: Setup | None = None
        self._forward: ForwardPass | None = None
        self._features: Features | None = None

    def values(self, state: State) -> list[float]:
        if state.setup is not self._setup:
            self._choose_network(state.setup)
        forward = self._forward
        if forward is None or not state.agenda:
            return self.base.values(state)
        sides = self.base.linear_terms(state)
        features = self._features
        logits: list[float] = []
        for seat in range(state.players):
            row = b"" if features is None else features.row(state, Seat(seat))
            logits.append(forward.logit(row, sides[seat], mean_of_others(sides, Seat(seat))))
        return softmax(logits, state.players)

    def linear_terms(self, state: State) -> list[list[float]]:
        return self.base.linear_terms(state)

    def linear_weights(self) -> list[float]:
        return self.base.linear_weights()

    def _choose_network(self, setup: Setup) -> None:
        """Finds the network for a setup; called when a game with another setup comes."""
        self._setup = setup
        self._forward = None
        self._features = None
        for network in self.networks:
            if network.fits(setup) and network.terms == len(self.base.linear_weights()):
                self._forward = ForwardPass(network)
                if network.features > 0:
                    self._features = setup.game.features(setup)


def mean_of_others(sides: list[list[float]], seat: Seat) -> list[float]:
    """The mean of the other sides' terms."""
    if len(sides) == 2:
        return sides[1 - seat]
    size = len(sides[seat])
    mean = [0.0] * size
    part = 1.0 / (len(sides) - 1)
    for side in range(len(sides)):
        if side != seat:
            terms = sides[side]
            for at in range(size):
                mean[at] += part * terms[at]
    return mean
