"""Self-play that learns by temporal differences, in code that compiles.

A seat looks at the position after each of its moves (the afterstates), and takes the best; now and
then it takes any. It sees a sample of what it may know, never the position itself. A decision is
worth what the best afterstate is worth to each seat. Going back from the end of the game, the
target of every position mixes these values with what came after (TD(lambda), Sutton 1988):

    target of decision k = (1 - lambda) * value of decision k + lambda * target of decision k + 1

After a move that was not the best one, what came later says nothing about good play, so the target
is the value alone (as in Watkins's Q(lambda), 1989). Decisions of seats that do not learn, earlier
networks or the game's own evaluation, pass on the target after them.
"""

from __future__ import annotations

from random import Random
from typing import Final

from farshore.bots.bot import Observation
from farshore.bots.evaluation import Evaluation, Heuristic, final_values
from farshore.bots.search import SearchBot, after_move
from farshore.core.chance import below
from farshore.core.features import Row
from farshore.core.game import Setup
from farshore.core.state import CHANCE, State
from farshore.core.types import MoveId, Seat


class Kept:
    """A position that is kept to learn from."""

    def __init__(self, state: State, decision: int) -> None:
        self.state: Final = state
        self.decision: Final = decision
        """The number of the decision that comes next; its target is this position's."""


class Player:
    """How a seat chooses: one step ahead by an evaluation, or by the search if there is one."""

    def __init__(self, evaluation: Evaluation, search: SearchBot | None, learns: bool) -> None:
        self.evaluation: Final = evaluation
        self.search: Final = search
        self.learns: Final = learns
        """Whether its values are targets."""


class SelfPlay:
    """Plays games and collects what was seen: rows of features, and the target of each."""

    def __init__(
        self, setup: Setup, heuristic: Heuristic, lambda_: float, explore: float, most: int
    ) -> None:
        """`explore`: how often any move is made; `most`: positions that are kept of a game."""
        features = setup.game.features(setup)
        assert features is not None
        self.setup: Final = setup
        self.heuristic: Final = heuristic
        self.features: Final = features
        self.lambda_: Final = lambda_
        self.explore: Final = explore
        self.most: Final = most
        self.rows: Final = Row()
        self.targets: Final[list[float]] = []
        """For each row a target for every seat, the one that looks first."""
        self.decisions = 0
        self.afterstates = 0
        self._kept: Final[list[Kept]] = []
        self._offered = 0
        """Positions of this game that could have been kept."""

    def play(self, players: list[Player], rng: Random) -> None:
        """One game."""
        state = self.setup.game.begin(self.setup)
        values: list[list[float]] = []
        weights: list[float] = []  # of the target after each decision in its own target
        self._kept.clear()
        self._offered = 0
        while state.agenda:
            decision = state.decision()
            actor = decision.actor(state)
            if actor == CHANCE:
                state.apply(CHANCE, decision.draw(state, rng))
                continue
            legal = decision.legal(state, actor)
            if len(legal) == 1:
                state.apply(actor, legal[0])
                continue
            player = players[actor]
            self._keep(state, len(values), rng)
            move, value = self._decide(state, actor, legal, player, rng)
            weight = self.lambda_ if player.learns else 1.0
            if rng.random() < self.explore:
                other = legal[below(rng, len(legal))]
                weight = 0.0 if player.learns and other != move else weight
                move = other
            values.append(value)
            weights.append(weight)
            state.apply(actor, move)
            self._keep(state, len(values), rng)
        self.decisions += len(values)
        self._learn(values, weights, shares(final_values(state, self.heuristic)), rng)

    def _decide(
        self, state: State, seat: Seat, legal: list[MoveId], player: Player, rng: Random
    ) -> tuple[MoveId, list[float]]:
        """The best move, and what the position is worth to each seat with it."""
        observation = Observation(state, seat, legal)
        if player.search is not None:
            search = player.search.search(observation, rng)
            return search.best(), shares(search.chances())
        sample = observation.sample(rng)
        self.heuristic.resample_hidden_moves(sample, seat)
        best = legal[0]
        best_values: list[float] = []
        for move in self.heuristic.search_candidates(sample, seat, legal):
            values = player.evaluation.values_for(after_move(sample, seat, move), seat)
            self.afterstates += 1
            if not best_values or values[seat] > best_values[seat]:
                best = move
                best_values = values
        return best, shares(best_values)

    def _keep(self, state: State, decision: int, rng: Random) -> None:
        """Keeps a position, each of the game as likely as any other (reservoir sampling)."""
        if not state.agenda:
            return
        self._offered += 1
        if len(self._kept) < self.most:
            self._kept.append(Kept(state.clone(), decision))
            return
        place = below(rng, self._offered)
        if place < self.most:
            self._kept[place] = Kept(state.clone(), decision)

    def _learn(
        self, values: list[list[float]], weights: list[float], ended: list[float], rng: Random
    ) -> None:
        """Adds the kept positions, each as one of the seats sees it."""
        targets = lambda_returns(values, weights, ended)
        players = self.setup.players
        for kept in self._kept:
            seat = Seat(below(rng, players))
            self.features.fill(kept.state, seat, self.rows)
            target = targets[kept.decision]
            for step in range(players):
                self.targets.append(target[(seat + step) % players])


def shares(values: list[float]) -> list[float]:
    """The values of all seats, scaled to the sum 1; the chance of a player alone as it is."""
    if len(values) == 1:
        return values
    total = 0.0
    for value in values:
        total += value
    return [value / total for value in values]


def lambda_returns(
    values: list[list[float]], weights: list[float], ended: list[float]
) -> list[list[float]]:
    """The target of each decision and, last, of the end: `weights` is how much the next counts."""
    targets = [ended] * (len(values) + 1)
    for at in range(len(values) - 1, -1, -1):
        value = values[at]
        after = targets[at + 1]
        weight = weights[at]
        target: list[float] = []
        for seat in range(len(ended)):
            target.append((1.0 - weight) * value[seat] + weight * after[seat])
        targets[at] = target
    return targets
