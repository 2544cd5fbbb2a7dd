"""Self-play that learns by temporal differences, in code that compiles.

A seat looks at the position after each of its moves (the afterstates), and takes the best; now and
then it takes any. It sees a sample of what it may know, never the position itself. A decision is
worth what the best afterstate is worth to each seat. Going back from the end of the game, the
target of every position mixes these values with what came after (TD(lambda), Sutton 1988):

    target of decision k = (1 - lambda) * value of decision k + lambda * target of decision k + 1

After a move that was not the best one, what came later says nothing about good play, so the target
is the value alone (as in Watkins's Q(lambda), 1989). Decisions of seats that do not learn, earlier
networks or the game's own evaluation, pass on the target after them.

Seats that search need not search at every decision: the others are taken at once, by the policy,
and are not learned from (as in KataGo; Wu 2019, "Accelerating Self-Play Learning in Go"). Decisions
of one turn are much alike, so that more games teach more than more decisions of a game.
"""

from __future__ import annotations

from random import Random
from typing import Final

from farshore.bots.bot import Observation
from farshore.bots.evaluation import Evaluation, Heuristic, final_values, softmax
from farshore.bots.network_evaluation import own_logits
from farshore.bots.search import SearchBot, after_move
from farshore.core.chance import below
from farshore.core.features import Row
from farshore.core.game import Setup
from farshore.core.state import CHANCE, State
from farshore.core.types import MoveId, Seat
from farshore.networks.network import POLICY_SCALE

NOBODY: Final = Seat(-1)


class Kept:
    """A position that is kept to learn from."""

    def __init__(self, state: State, decision: int, seat: Seat) -> None:
        self.state: Final = state
        self.decision: Final = decision
        """The number of the decision that comes next; its target is this position's."""
        self.seat: Final = seat
        """The seat that takes it, if it comes at once; else NOBODY."""


class Decided:
    """A decision that was taken: the best move, and what was thought of all of them."""

    def __init__(self, best: MoveId, values: list[float]) -> None:
        self.best: Final = best
        self.values: Final = values
        """What the position is worth to each seat with it."""
        self.moves: Final[list[MoveId]] = []
        self.worths: Final[list[float]] = []
        """What each of the moves is worth to the seat that decides."""


class Player:
    """How a seat chooses: one step ahead by an evaluation, or by the search if there is one."""

    def __init__(self, evaluation: Evaluation, search: SearchBot | None, learns: bool) -> None:
        self.evaluation: Final = evaluation
        self.search: Final = search
        self.learns: Final = learns
        """Whether its values are targets."""

    def searches(self, share: float, rng: Random) -> bool:
        """Whether a decision is not taken at once, by the policy: so many of the searched ones."""
        return self.search is None or share >= 1.0 or rng.random() < share


class SelfPlay:
    """Plays games and collects what was seen: rows of features, and the target of each."""

    def __init__(
        self,
        setup: Setup,
        heuristic: Heuristic,
        lambda_: float,
        explore: float,
        most: int,
        own: Evaluation | None = None,
        searched: float = 1.0,
    ) -> None:
        """`explore`: how often any move is made; `most`: positions that are kept of a game; `own`:
        the evaluation that the network corrects, if it does; `searched`: the share of decisions
        that seats search for, if they do."""
        features = setup.game.features(setup)
        assert features is not None
        self.setup: Final = setup
        self.heuristic: Final = heuristic
        self.features: Final = features
        self.lambda_: Final = lambda_
        self.explore: Final = explore
        self.most: Final = most
        self.own: Final = own
        self.searched: Final = searched
        self.rows: Final = Row()
        self.targets: Final[list[float]] = []
        """For each row a target for every seat, the one that looks first."""
        self.own_logits: Final[list[float]] = []
        """For each row what the evaluation says that is corrected, likewise; 0 if none is."""
        self.move_counts: Final[list[int]] = []
        """For each row, of how many moves it has targets: none if the seat does not decide."""
        self.moves: Final[list[MoveId]] = []
        """The moves of all rows."""
        self.move_targets: Final[list[float]] = []
        """For each of the moves how likely it should be."""
        self.decisions = 0
        self.afterstates = 0
        self._kept: Final[list[Kept]] = []
        self._offered = 0
        """Positions of this game that could have been kept."""

    def play(self, players: list[Player], rng: Random) -> None:
        """One game."""
        state = self.setup.game.begin(self.setup)
        decided: list[Decided] = []
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
            if not player.searches(self.searched, rng):
                state.apply(actor, self._policy_move(state, actor, legal, player, rng))
                continue
            self._keep(state, len(decided), actor, rng)
            taken = self._decide(state, actor, legal, player, rng)
            move = taken.best
            weight = self.lambda_ if player.learns else 1.0
            if rng.random() < self.explore:
                other = legal[below(rng, len(legal))]
                weight = 0.0 if player.learns and other != move else weight
                move = other
            decided.append(taken)
            weights.append(weight)
            state.apply(actor, move)
            self._keep(state, len(decided), NOBODY, rng)
        self.decisions += len(decided)
        ended = shares(final_values(state, self.heuristic))
        values = [taken.values for taken in decided]
        self._learn(decided, lambda_returns(values, weights, ended), rng)

    def _decide(
        self, state: State, seat: Seat, legal: list[MoveId], player: Player, rng: Random
    ) -> Decided:
        """What the seat thinks of its moves."""
        observation = Observation(state, seat, legal)
        if player.search is not None:
            search = player.search.search(observation, rng)
            found = Decided(search.best(), shares(search.chances()))
            for choice in search.choices():
                found.moves.append(choice.move)
                found.worths.append(choice.value)
            return found
        sample = observation.sample(rng)
        self.heuristic.resample_hidden_moves(sample, seat)
        best = legal[0]
        best_values: list[float] = []
        moves: list[MoveId] = []
        worths: list[float] = []
        for move in self.heuristic.search_candidates(sample, seat, legal):
            values = player.evaluation.values_for(after_move(sample, seat, move), seat)
            self.afterstates += 1
            moves.append(move)
            worths.append(values[seat])
            if not best_values or values[seat] > best_values[seat]:
                best = move
                best_values = values
        found = Decided(best, shares(best_values))
        found.moves.extend(moves)
        found.worths.extend(worths)
        return found

    def _policy_move(
        self, state: State, seat: Seat, legal: list[MoveId], player: Player, rng: Random
    ) -> MoveId:
        """The best move by the policy, without trying any; now and then one that it draws."""
        moves = self.heuristic.search_candidates(state, seat, legal)
        judged = player.evaluation.policy_values(state, seat)
        assert judged is not None, "a network without a policy searches for every decision"
        logits = [judged.advantage(move) * POLICY_SCALE for move in moves]
        if rng.random() < self.explore:
            return draw(moves, softmax(logits, len(logits)), rng)
        return moves[logits.index(max(logits))]

    def _keep(self, state: State, decision: int, seat: Seat, rng: Random) -> None:
        """Keeps a position, each of the game as likely as any other (reservoir sampling)."""
        if not state.agenda:
            return
        self._offered += 1
        if len(self._kept) < self.most:
            self._kept.append(Kept(state.clone(), decision, seat))
            return
        place = below(rng, self._offered)
        if place < self.most:
            self._kept[place] = Kept(state.clone(), decision, seat)

    def _learn(self, decided: list[Decided], targets: list[list[float]], rng: Random) -> None:
        """Adds the kept positions: a decision as the seat that takes it sees it, with its moves;
        any other position as one of the seats sees it."""
        players = self.setup.players
        for kept in self._kept:
            seat = kept.seat
            if seat == NOBODY:
                seat = Seat(below(rng, players))
                self.move_counts.append(0)
            else:
                self._learn_moves(decided[kept.decision])
            self.features.fill(kept.state, seat, self.rows)
            target = targets[kept.decision]
            for step in range(players):
                self.targets.append(target[(seat + step) % players])
            self.own_logits.extend(self._own_logits(kept.state, seat, rng))

    def _own_logits(self, state: State, seat: Seat, rng: Random) -> list[float]:
        """By the evaluation that is corrected, for what the seat may know."""
        if self.own is None:
            return [0.0] * self.setup.players
        sample = Observation(state, seat, []).sample(rng)
        self.heuristic.resample_hidden_moves(sample, seat)
        return own_logits(self.own.values(sample), seat)

    def _learn_moves(self, taken: Decided) -> None:
        """Adds the moves of a decision: the better one is worth, the likelier it should be."""
        logits = [worth * POLICY_SCALE for worth in taken.worths]
        self.move_counts.append(len(logits))
        self.moves.extend(taken.moves)
        self.move_targets.extend(softmax(logits, len(logits)))


def draw(moves: list[MoveId], chances: list[float], rng: Random) -> MoveId:
    """One of the moves, each by its chance."""
    left = rng.random()
    for at in range(len(moves)):
        left -= chances[at]
        if left < 0.0:
            return moves[at]
    return moves[-1]


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
