"""`search`: one tree search for all games.

Information-set Monte Carlo tree search (Cowling, Powley, Whitehouse 2012, "Information Set Monte
Carlo Tree Search"): every simulation starts from another determinization, a position that the seat
cannot tell from the real one. All simulations share one tree.

- Selection is PUCT (Rosin 2011, "Multi-armed bandits with episode context"; Silver et al. 2018,
  AlphaZero). The priors are a softmax over the evaluations of the positions after each move.
- Every seat maximizes its own value, max^n (Luckhardt, Irani 1986, "An algorithmic solution of
  N-person games").
- Where seats decide at the same time, each has a tree of its own that knows nothing of the others'
  moves: decoupled selection (Tak, Lanctot, Winands 2014, "Monte Carlo Tree Search variants for
  simultaneous move games").
- A move that is hidden from the searching seat leads to one child whatever was chosen, and chance
  is drawn anew each time: the tree tells apart only what the seat could tell apart.
- An evaluation with a policy judges the moves of a decision at once, without making them; then a
  simulation adds one node and asks for one evaluation. Only the moves of the root are all tried.
- There are no rollouts. A leaf is evaluated by the game's `Evaluation` once the position is quiet,
  that is, once the move that is being made is complete.

There is no clock here: a `Limit` decides how long the search runs. With a limit that counts
simulations the same seed gives the same choices.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import exp, sqrt
from random import Random
from typing import Final

from farshore.bots.bot import Bot, Observation
from farshore.bots.evaluation import Evaluation, Heuristic, PolicyValues
from farshore.bots.limit import Limit
from farshore.core.game import Setup
from farshore.core.state import CHANCE, OPEN, State
from farshore.core.types import MoveId, Seat

C_PUCT: Final = 2.0
"""The exploration constant of PUCT, in units of the deviation of the simulations' values."""
PRIOR_INVERSE_TEMPERATURE: Final = 30.0
"""Of the softmax that makes priors of values: a move that is 1/30 of a win better is tried e times
as often."""
PRIOR_VISITS: Final = 1.0
"""How many visits the value before the first visit counts for."""
MAX_EXPANSIONS: Final = 8
"""How many nodes a simulation adds at most until the position is quiet."""
MAX_MOVES: Final = 400
"""How many moves a simulation makes at most."""
LIMIT_INTERVAL: Final = 16
"""How many simulations are made between two checks of the limit."""
MAX_LINE: Final = 12
"""The longest expected line that is reported."""
MIN_REUSE_VISITS: Final = 20
"""How often a move must have been visited for its subtree to be kept for the next decision."""
INITIAL_DEVIATION: Final = 0.1
"""The standard deviation of the simulations' values that is assumed before there are any ..."""
DEVIATION_VISITS: Final = 16
"""... and for how many simulations this assumption counts."""
MAX_DETERMINIZATIONS: Final = 512
"""How many different positions a search starts from at most."""
SIMULATIONS_PER_SAMPLE: Final = 4
"""With a network that corrects, so many simulations start from each position: drawing one takes a
third of a simulation in Council of Shadows."""
NO_MOVE: Final[MoveId] = -1  # type: ignore[assignment]
"""The move of an edge that stands for no particular move: a root, or a hidden move."""


class Edge:
    """A move in the tree, with its statistics and the nodes that follow it."""

    def __init__(self, move: MoveId, prior_value: float, prior: float) -> None:
        self.move: Final = move
        self.prior_value: Final = prior_value
        """The value for the seat that decides, evaluated right after the move."""
        self.prior = prior
        """How much of the exploration goes to this move."""
        self.visits = 0
        self.value_sum = 0.0
        """The sum of the values for the seat that decides, over all visits."""
        self.nodes: Final[list[Node]] = []
        """The decisions that came next."""

    def value(self) -> float:
        """The mean value for the seat that decides if this move is made."""
        return (self.value_sum + PRIOR_VISITS * self.prior_value) / (self.visits + PRIOR_VISITS)


class Node:
    """A decision in the tree, with the moves that were legal in at least one simulation."""

    def __init__(self, actor: Seat, name: str, policy_values: PolicyValues | None = None) -> None:
        self.actor: Final = actor
        self.name: Final = name
        self.policy_values: Final = policy_values
        """If the evaluation has a policy."""
        self.best_advantage = 0.0
        """The advantage of the move that it thinks best: that one is worth what the node is."""
        self.edges: Final[list[Edge]] = []
        self.hidden_child: Edge | None = None
        """Where all moves lead that the searching seat cannot see."""


class Choice:
    """A move that the search has considered, and what it expects of it."""

    def __init__(
        self, move: MoveId, visits: int, value: float, line: list[tuple[Seat, MoveId]]
    ) -> None:
        self.move: Final = move
        self.visits: Final = visits
        self.value: Final = value
        """The chance of the seat, from 0 to 1."""
        self.line: Final = line
        """(seat, move) for this move and those expected after it."""


class Search:
    """The search for one decision. It sees only what `observation` shows."""

    def __init__(
        self,
        observation: Observation,
        heuristic: Heuristic,
        evaluation: Evaluation,
        rng: Random,
        root: Edge,
    ) -> None:
        self.seat: Final = observation.seat
        self.observation: Final = observation
        self.heuristic: Final = heuristic
        self.evaluation: Final = evaluation
        self.rng: Final = rng
        sample = observation.sample(rng)
        self.players: Final = sample.players
        self.uses_policy: Final = evaluation.has_policy(sample.setup)
        """Whether the evaluation has a policy for this game."""
        self.needs_quiet: Final = evaluation.needs_quiet(sample.setup)
        """Whether it is to be asked for values in quiet positions only."""
        self.determinizations: Final[list[State]] = []
        self.simulations = 0
        self._value_sums: Final = [0.0] * sample.players
        """The sum of the values of each seat, over the simulations of this search."""
        self._square_sum = 0.0
        """The sum of the squared values of the searching seat."""
        self._count = 0
        self._deviation = INITIAL_DEVIATION
        """The standard deviation of the searching seat's values, the unit of exploration.

        Values of 0.50 and 0.52 are close in the late game and far apart in the early one.
        """
        self._moves: Final = heuristic.search_candidates(
            sample, observation.seat, observation.legal
        )
        # simulations pass over a single candidate, so what the tree holds is a later decision
        self.root: Final = root if len(self._moves) > 1 else Edge(NO_MOVE, 0.0, 0.0)
        """Leads to the decision; it may bring a tree from the decision before."""
        # the decision itself is worth trying each move, also if later ones are judged at once
        self._node: Final = self._child_node(
            self.root, sample, observation.seat, self._moves, tried=True
        )
        for edge in self._node.edges:
            self.simulations += edge.visits

    def run(self, limit: Limit) -> None:
        """Searches until the limit is reached, or until the rest could not change the choice."""
        if len(self._moves) == 1:
            return
        limit.begin()
        left = limit.left(self.simulations)
        while left > self._visit_lead():
            for _ in range(min(left, LIMIT_INTERVAL)):
                self._simulate(NO_MOVE)
            left = limit.left(self.simulations)

    def visit_move(self, move: MoveId, visits: int) -> None:
        """Simulates one move until it has so many visits."""
        done = self._visits_of(move)
        while done < visits:
            self._simulate(move)
            done += 1

    def _visits_of(self, move: MoveId) -> int:
        for edge in self._node.edges:
            if edge.move == move:
                return edge.visits
        return 0

    def _visit_lead(self) -> int:
        """By how many visits the most visited move is ahead of the second."""
        first = 0
        second = 0
        for edge in self._node.edges:
            if edge.visits > first:
                second = first
                first = edge.visits
            elif edge.visits > second:
                second = edge.visits
        return first - second

    def best(self) -> MoveId:
        """The most visited move."""
        return self.best_edge().move

    def best_edge(self) -> Edge:
        best: Edge | None = None
        for edge in self._node.edges:
            if edge.move in self._moves and (best is None or is_better(edge, best)):
                best = edge
        assert best is not None
        return best

    def choices(self) -> list[Choice]:
        """All moves that were considered, the best first."""
        left = [edge for edge in self._node.edges if edge.move in self.observation.legal]
        found: list[Choice] = []
        while left:
            best = left[0]
            for edge in left:
                if is_better(edge, best):
                    best = edge
            left.remove(best)
            found.append(Choice(best.move, best.visits, best.value(), self._line(best)))
        return found

    def chances(self) -> list[float]:
        """The mean value of each seat over the simulations of this search."""
        if self._count == 0:
            return self.evaluation.values_for(self.observation.sample(self.rng), self.seat)
        return [total / self._count for total in self._value_sums]

    def _line(self, edge: Edge) -> list[tuple[Seat, MoveId]]:
        """A move and the moves that are expected after it (the principal variation)."""
        line = [(self.seat, edge.move)]
        while len(line) < MAX_LINE:
            node: Node | None = None
            visits = 0
            for following in edge.nodes:
                count = 0
                for further in following.edges:
                    count += further.visits
                if count > visits:
                    node = following
                    visits = count
            if node is None:
                break
            best = node.edges[0]
            for further in node.edges:
                if is_better(further, best):
                    best = further
            if best.visits < 2:
                break
            line.append((node.actor, best.move))
            edge = best
        return line

    # --- a simulation

    def _determinize(self) -> State:
        """A position to start a simulation from."""
        drawn = len(self.determinizations)
        per_sample = SIMULATIONS_PER_SAMPLE if self.needs_quiet else 1
        if drawn < MAX_DETERMINIZATIONS and drawn * per_sample <= self._count:
            state = self.observation.sample(self.rng)
            self.heuristic.resample_hidden_moves(state, self.seat)
            self.determinizations.append(state)
            return state.clone()
        return self.determinizations[self.simulations % len(self.determinizations)].clone()

    def _simulate(self, first: MoveId) -> None:
        """One simulation; it begins with the move `first` unless that is NO_MOVE."""
        state = self._determinize()
        rng = self.rng
        heuristic = self.heuristic
        current = self.root  # the last edge that the searching seat could tell from others
        branch_root: Edge | None = None  # where seats began to decide simultaneously
        branches: list[Edge | None] = []  # the last edge of each other seat since then
        path: list[Edge] = []
        actors: list[Seat] = []
        added = 0
        mover = Seat(-9)
        for _ in range(MAX_MOVES):
            if not state.agenda:
                break
            decision = state.decision()
            actor = decision.actor(state)
            if actor == CHANCE:
                state.apply(CHANCE, decision.draw(state, rng))
                continue
            simultaneous = decision.simultaneous()
            if simultaneous and self.seat in decision.waiting(state):
                actor = self.seat
            if added > 0 and (
                actor != mover or added >= MAX_EXPANSIONS or heuristic.is_quiet(state, actor)
            ):
                break
            legal = decision.legal(state, actor)
            if len(legal) == 1:
                state.apply(actor, legal[0])
                continue
            parent = current
            if simultaneous:
                if branch_root is None:
                    branch_root = current
                    branches = [None] * state.players
                if actor != self.seat:
                    branch = branches[actor]
                    parent = branch_root if branch is None else branch
            else:
                branch_root = None
            moves = heuristic.search_candidates(state, actor, legal)
            if first >= 0 and not path:
                moves = [first]
            elif len(moves) == 1:
                state.apply(actor, moves[0])
                continue
            before = len(parent.nodes)
            node = self._child_node(parent, state, actor, moves)
            if len(parent.nodes) > before and parent is current:
                added += 1
                mover = actor
                if node.policy_values is not None and (
                    not self.needs_quiet
                    or added >= MAX_EXPANSIONS
                    or heuristic.is_quiet(state, actor)
                ):
                    self._back_up(path, actors, node.policy_values.values)
                    return
            edge = self._select(node, moves, state)
            path.append(edge)
            actors.append(actor)
            if simultaneous:
                if actor == self.seat:
                    current = edge
                else:
                    branches[actor] = edge
            elif self._is_hidden(state, actor, edge.move):
                hidden = node.hidden_child
                if hidden is None:
                    hidden = Edge(NO_MOVE, 0.0, 0.0)
                    node.hidden_child = hidden
                current = hidden
            else:
                current = edge
            state.apply(actor, edge.move)
        self._back_up(path, actors, self.evaluation.values_for(state, self.seat))

    def _back_up(self, path: list[Edge], actors: list[Seat], values: list[float]) -> None:
        """Adds the value of a leaf to every edge on the path, to each for its own seat."""
        for at in range(len(path)):
            edge = path[at]
            edge.visits += 1
            edge.value_sum += values[actors[at]]
        for seat in range(len(values)):
            self._value_sums[seat] += values[seat]
        self._count += 1
        self.simulations += 1
        self._update_deviation(values[self.seat])

    def _update_deviation(self, value: float) -> None:
        self._square_sum += value * value
        count = float(self._count)
        mean = self._value_sums[self.seat] / count
        squares = max(0.0, self._square_sum - count * mean * mean)
        assumed = DEVIATION_VISITS * INITIAL_DEVIATION * INITIAL_DEVIATION
        self._deviation = sqrt((squares + assumed) / (count + DEVIATION_VISITS))

    def _child_node(
        self, parent: Edge, state: State, actor: Seat, moves: list[MoveId], tried: bool = False
    ) -> Node:
        """The node of this decision under an edge; a new one if there is none yet.

        `tried`: a new one tries every move, whatever the evaluation can do.
        """
        name = state.decision().NAME
        for node in parent.nodes:
            if node.actor == actor and node.name == name:
                return node
        policy_values = None if tried else self.evaluation.policy_values(state, actor)
        node = Node(actor, name, policy_values)
        if policy_values is not None:
            node.best_advantage = best_advantage(policy_values, moves)
        parent.nodes.append(node)
        for move in moves:
            node.edges.append(self._new_edge(node, state, move))
        set_priors(node.edges)
        return node

    def _is_hidden(self, state: State, actor: Seat, move: MoveId) -> bool:
        """Whether the searching seat cannot see a move that another seat makes."""
        if actor == self.seat:
            return False
        return state.decision().visibility(state, actor, move, self.seat) != OPEN

    def _new_edge(self, node: Node, state: State, move: MoveId) -> Edge:
        """A move with what it is thought to be worth: by the policy, or by the
        value of the position after it, and after what it forces."""
        actor = node.actor
        policy_values = node.policy_values
        if policy_values is not None:
            behind = policy_values.advantage(move) - node.best_advantage
            return Edge(move, policy_values.values[actor] + behind, 0.0)
        after = after_move(state, actor, move)
        return Edge(move, self.evaluation.values_for(after, actor)[actor], 0.0)

    def _select(self, node: Node, moves: list[MoveId], state: State) -> Edge:
        """The move to visit next, by PUCT, among those that are legal in this simulation."""
        edges = node.edges
        open_: list[Edge] = []
        at = 0
        fresh = False
        for move in moves:
            if at < len(edges) and edges[at].move == move:
                open_.append(edges[at])
                at += 1
                continue
            found = -1
            for other in range(len(edges)):
                if edges[other].move == move:
                    found = other
                    break
            if found < 0:
                found = len(edges)
                edges.append(self._new_edge(node, state, move))
                fresh = True
            open_.append(edges[found])
            at = found + 1
        if fresh:
            set_priors(edges)
        visits = 1
        for edge in open_:
            visits += edge.visits
        exploration = C_PUCT * self._deviation * sqrt(float(visits))
        best = open_[0]
        most = -1e18
        for edge in open_:
            count = float(edge.visits)
            score = (edge.value_sum + PRIOR_VISITS * edge.prior_value) / (count + PRIOR_VISITS)
            score += exploration * edge.prior / (1.0 + count)
            if score > most:
                best = edge
                most = score
        return best


def after_move(state: State, actor: Seat, move: MoveId) -> State:
    """The position after a move and the moves of the same seat that it forces (afterstate)."""
    after = state.clone()
    after.apply(actor, move)
    for _ in range(MAX_EXPANSIONS):
        if not after.agenda or after.decision().actor(after) != actor:
            break
        legal = after.decision().legal(after, actor)
        if len(legal) != 1:
            break
        after.apply(actor, legal[0])
    return after


def best_advantage(policy_values: PolicyValues, moves: list[MoveId]) -> float:
    """The advantage of the best of some moves."""
    best = policy_values.advantage(moves[0])
    for move in moves:
        best = max(best, policy_values.advantage(move))
    return best


def is_better(edge: Edge, other: Edge) -> bool:
    """By visits, then by value."""
    if edge.visits != other.visits:
        return edge.visits > other.visits
    return edge.value() > other.value()


def set_priors(edges: list[Edge]) -> None:
    """The priors of a node's moves: a softmax over their prior values."""
    most = 0.0
    for edge in edges:
        most = max(most, edge.prior_value)
    total = 0.0
    for edge in edges:
        edge.prior = exp((edge.prior_value - most) * PRIOR_INVERSE_TEMPERATURE)
        total += edge.prior
    for edge in edges:
        edge.prior /= total


class ReusableTree:
    """The subtree below a move, for the case that the same seat decides next in this position."""

    def __init__(self, seat: Seat, setup: Setup, view: Mapping[str, object], root: Edge) -> None:
        self.seat: Final = seat
        self.setup: Final = setup
        self.view: Final = view
        self.root: Final = root


class SearchBot(Bot):
    """Searches as long as its limit allows, and reuses its tree while it goes on deciding."""

    def __init__(
        self,
        heuristic: Heuristic,
        evaluation: Evaluation,
        limit: Limit,
        policy_limits: dict[int, Limit] | None = None,
    ) -> None:
        self.heuristic: Final = heuristic
        self.evaluation: Final = evaluation
        self.limit: Final = limit
        self.policy_limits: Final[dict[int, Limit]] = {} if policy_limits is None else policy_limits
        """By the number of players: other limits where the evaluation has a policy."""
        self._reusable: ReusableTree | None = None

    def choose(self, observation: Observation, rng: Random) -> MoveId:
        search = self.search(observation, rng)
        best = search.best_edge()
        self._reusable = reusable_tree(observation, best, search.rng)
        return best.move

    def search(self, observation: Observation, rng: Random) -> Search:
        """The whole search, for callers that want more than the move."""
        # one draw, however long the search: the luck of the game must not depend on it
        own = Random(int(rng.random() * (1 << 53)))
        root = self._root(observation, own)
        search = Search(observation, self.heuristic, self.evaluation, own, root)
        limit = self.limit
        if search.uses_policy:
            limit = self.policy_limits.get(search.players, limit)
        search.run(limit)
        return search

    def _root(self, observation: Observation, rng: Random) -> Edge:
        """The tree of the decision before, if the position is the one that was expected."""
        tree = self._reusable
        self._reusable = None
        if tree is None or tree.seat != observation.seat:
            return Edge(NO_MOVE, 0.0, 0.0)
        if observation.sample(rng).setup is not tree.setup or observation.view() != tree.view:
            return Edge(NO_MOVE, 0.0, 0.0)
        return tree.root


def reusable_tree(observation: Observation, edge: Edge, rng: Random) -> ReusableTree | None:
    """The subtree below a move if the same seat decides next, with no chance or others between."""
    if edge.visits < MIN_REUSE_VISITS:
        return None
    state = observation.sample(rng)
    state.apply(observation.seat, edge.move)
    while state.agenda:
        decision = state.decision()
        if decision.actor(state) == CHANCE or observation.seat not in decision.waiting(state):
            return None
        legal = decision.legal(state, observation.seat)
        if len(legal) > 1:
            return ReusableTree(observation.seat, state.setup, state.view(observation.seat), edge)
        state.apply(observation.seat, legal[0])
    return None
