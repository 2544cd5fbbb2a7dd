"""`search`: looks ahead along the lines that promise most, as far as its budget goes.

One search for all games: Monte Carlo tree search over information sets. Every simulation starts
from another position that the seat cannot tell from the real one, goes down the tree by what has
proved good so far, adds a decision to the tree, judges the position it has reached, and tells the
judgement to all decisions on its way. Each seat is taken to play for its own chances (max^n).

- The tree knows what the seat can see: a move that is hidden from it leads to the same place
  whatever was chosen, and luck is drawn anew each time and never told apart.
- Where seats decide at once, each has a tree of its own, which knows nothing of the others' plans.
- A decision is added with a guess of every move, made by looking at the position after it: good
  moves are tried first, and a small budget is not wasted on the others.
- There are no random games to the end: a position is judged by the game's `Evaluation` as soon as
  the move that is being made is complete.

There is no clock here. How long it thinks is decided by a `Limit` that is given to it; with one
that counts simulations, the same seed gives the same choices.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import exp, sqrt
from random import Random
from typing import Final

from farshore.bots.bot import Bot, Sight
from farshore.bots.evaluate import Evaluation, Judge
from farshore.bots.limit import Limit
from farshore.core.game import Setup
from farshore.core.state import CHANCE, OPEN, State
from farshore.core.types import MoveId, Seat

BOLDNESS: Final = 2.0
"""How much a good guess counts against what simulations have shown, for what these differ by."""
SHARPNESS: Final = 30.0
"""How much likelier a move is tried that promises more: e-fold for 1 / SHARPNESS of a win."""
TRUST: Final = 1.0
"""How many simulations a guess is worth."""
DEEPEST: Final = 8
"""How many decisions a simulation adds at most until the move that is being made is complete."""
LONGEST: Final = 400
"""How many moves a simulation makes at most."""
STEP: Final = 16
"""How many simulations are made between two looks at the limit."""
LONGEST_LINE: Final = 12
"""How many moves of an expected line are told at most."""
WORTH_KEEPING: Final = 20
"""How often a move must have been tried for its tree to be kept."""
SPREAD: Final = 0.1
"""What the chances that simulations find differ by, before there are any."""
MOST_SAMPLES: Final = 512
"""How many different positions a search starts from at most."""


class Edge:
    """A move in the tree: how often it was tried, what came of it, and what follows."""

    def __init__(self, move: MoveId, guess: float, prior: float) -> None:
        self.move: Final = move
        self.guess: Final = guess
        """The chances of who decides, judged right after the move."""
        self.prior = prior
        self.visits = 0
        self.total = 0.0
        """The sum of the chances of who decides, over all visits."""
        self.nodes: Final[list[Node]] = []
        """The decisions that came next."""

    def value(self) -> float:
        """The chances of who decides if this move is made."""
        return (self.total + TRUST * self.guess) / (self.visits + TRUST)


class Node:
    """A decision in the tree, with the moves that were possible in at least one simulation."""

    def __init__(self, actor: Seat, name: str) -> None:
        self.actor: Final = actor
        self.name: Final = name
        self.edges: Final[list[Edge]] = []
        self.veil: Edge | None = None
        """Where a move leads that the searching seat cannot see."""


class Choice:
    """A move that was thought about, and what is expected of it."""

    def __init__(
        self, move: MoveId, visits: int, value: float, line: list[tuple[int, int]]
    ) -> None:
        self.move: Final = move
        self.visits: Final = visits
        self.value: Final = value
        """The chances of the seat, from 0 to 1."""
        self.line: Final = line
        """(seat, move) for this move and those expected after it."""


class Search:
    """One decision, thought through. It sees only what `sight` shows."""

    def __init__(
        self, sight: Sight, judge: Judge, evaluation: Evaluation, rng: Random, root: Edge
    ) -> None:
        self.seat: Final = sight.seat
        self.sight: Final = sight
        self.judge: Final = judge
        self.evaluation: Final = evaluation
        self.rng: Final = rng
        self.root: Final = root
        """Leads to the decision; it may come with a tree from the move before."""
        rooted = sight.sample(rng)
        self.samples: Final[list[State]] = []
        self.simulations = 0
        self._sums: Final = [0.0] * rooted.players
        """The sum of the chances of each seat, over the simulations of this search."""
        self._squares = 0.0
        """The sum of the squared chances of the searching seat."""
        self._count = 0
        self._spread = SPREAD
        """The standard deviation of these chances: a move is bold by this measure.

        Chances of 0.50 and 0.52 are close in the late game and far apart in the early one.
        """
        self._moves: Final = judge.worth_searching(rooted, sight.seat, sight.legal)
        self._node: Final = self._node_at(root, rooted, sight.seat, self._moves)
        for edge in self._node.edges:
            self.simulations += edge.visits

    def run(self, limit: Limit) -> None:
        """Thinks until the limit is reached, or nothing can change the choice before it is."""
        if len(self._moves) == 1:
            return
        limit.begin()
        left = limit.left(self.simulations)
        while left > self._lead():
            for _ in range(min(left, STEP)):
                self._simulate(-1)
            left = limit.left(self.simulations)

    def weigh(self, move: MoveId, visits: int) -> None:
        """Looks into one move until it has been tried so often."""
        tried = self._tried(move)
        while tried < visits:
            self._simulate(move)
            tried += 1

    def _tried(self, move: MoveId) -> int:
        for edge in self._node.edges:
            if edge.move == move:
                return edge.visits
        return 0

    def _lead(self) -> int:
        """By how much the move that was tried most is ahead."""
        first = 0
        second = 0
        for edge in self._node.edges:
            if edge.visits > first:
                second = first
                first = edge.visits
            elif edge.visits > second:
                second = edge.visits
        return first - second

    def best(self) -> int:
        """The move that was tried most."""
        return self.best_edge().move

    def best_edge(self) -> Edge:
        best: Edge | None = None
        for edge in self._node.edges:
            if edge.move in self._moves and (best is None or better(edge, best)):
                best = edge
        assert best is not None
        return best

    def choices(self) -> list[Choice]:
        """All moves that were thought about, the best first."""
        left = [edge for edge in self._node.edges if edge.move in self.sight.legal]
        found: list[Choice] = []
        while left:
            best = left[0]
            for edge in left:
                if better(edge, best):
                    best = edge
            left.remove(best)
            found.append(Choice(best.move, best.visits, best.value(), self._line(best)))
        return found

    def chances(self) -> list[float]:
        """The chances of each seat, as the simulations of this search found them."""
        if self._count == 0:
            return self.evaluation.values(self.sight.sample(self.rng))
        return [total / self._count for total in self._sums]

    def _line(self, edge: Edge) -> list[tuple[int, int]]:
        """A move and the moves that are expected after it."""
        line = [(self.seat, edge.move)]
        while len(line) < LONGEST_LINE:
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
                if better(further, best):
                    best = further
            if best.visits < 2:
                break
            line.append((node.actor, best.move))
            edge = best
        return line

    # --- a simulation

    def _start(self) -> State:
        """A position to start from."""
        if len(self.samples) < MOST_SAMPLES:
            state = self.sight.sample(self.rng)
            self.judge.rethink(state, self.seat)
            self.samples.append(state)
            return state.clone()
        return self.samples[self.simulations % len(self.samples)].clone()

    def _simulate(self, first: int) -> None:
        """One simulation; `first` is the move it begins with, or -1."""
        state = self._start()
        rng = self.rng
        judge = self.judge
        way = self.root
        meeting: Edge | None = None  # where seats began to decide at once
        sides: list[Edge | None] = []
        path: list[Edge] = []
        actors: list[int] = []
        added = 0
        mover = -9
        for _ in range(LONGEST):
            if not state.agenda:
                break
            decision = state.decision()
            actor = decision.actor(state)
            if actor == CHANCE:
                state.apply(CHANCE, decision.draw(state, rng))
                continue
            together = decision.simultaneous()
            if together and self.seat in decision.waiting(state):
                actor = self.seat
            if added > 0 and (actor != mover or added >= DEEPEST or judge.settled(state, actor)):
                break
            legal = decision.legal(state, actor)
            if len(legal) == 1:
                state.apply(actor, legal[0])
                continue
            spot = way
            if together:
                if meeting is None:
                    meeting = way
                    sides = [None] * state.players
                if actor != self.seat:
                    side = sides[actor]
                    spot = meeting if side is None else side
            else:
                meeting = None
            moves = judge.worth_searching(state, actor, legal)
            if first >= 0 and not path:
                moves = [first]
            elif len(moves) == 1:
                state.apply(actor, moves[0])
                continue
            before = len(spot.nodes)
            node = self._node_at(spot, state, actor, moves)
            if len(spot.nodes) > before and spot is way:
                added += 1
                mover = actor
            edge = self._select(node, moves, state)
            path.append(edge)
            actors.append(actor)
            if together:
                if actor == self.seat:
                    way = edge
                else:
                    sides[actor] = edge
            elif (
                actor != self.seat
                and decision.visibility(state, actor, edge.move, self.seat) != OPEN
            ):
                veil = node.veil
                if veil is None:
                    veil = Edge(-1, 0.0, 0.0)
                    node.veil = veil
                way = veil
            else:
                way = edge
            state.apply(actor, edge.move)
        values = self.evaluation.values(state)
        for at in range(len(path)):
            edge = path[at]
            edge.visits += 1
            edge.total += values[actors[at]]
        for seat in range(len(values)):
            self._sums[seat] += values[seat]
        self._count += 1
        self.simulations += 1
        self._measure(values[self.seat])

    def _measure(self, value: float) -> None:
        """How much simulations differ: seen so far, and STEP of them as it is usual."""
        self._squares += value * value
        count = float(self._count)
        mean = self._sums[self.seat] / count
        squares = max(0.0, self._squares - count * mean * mean)
        self._spread = sqrt((squares + STEP * SPREAD * SPREAD) / (count + STEP))

    def _node_at(self, spot: Edge, state: State, actor: Seat, moves: list[int]) -> Node:
        """The decision of the tree that follows a move here; a new one if there is none yet."""
        name = state.decision().NAME
        for node in spot.nodes:
            if node.actor == actor and node.name == name:
                return node
        node = Node(actor, name)
        spot.nodes.append(node)
        for move in moves:
            node.edges.append(self._edge(state, actor, move))
        spread(node.edges)
        return node

    def _is_hidden(self, state: State, actor: Seat, move: MoveId) -> bool:
        """Whether the searching seat cannot see a move that another seat makes."""
        if actor == self.seat:
            return False
        return state.decision().visibility(state, actor, move, self.seat) != OPEN

    def _edge(self, state: State, actor: Seat, move: MoveId) -> Edge:
        """A move with a guess."""
        after = state.clone()
        after.apply(actor, move)
        for _ in range(DEEPEST):
            if not after.agenda or after.decision().actor(after) != actor:
                break
            legal = after.decision().legal(after, actor)
            if len(legal) != 1:
                break
            after.apply(actor, legal[0])
        return Edge(move, self.evaluation.values(after)[actor], 0.0)

    def _select(self, node: Node, moves: list[int], state: State) -> Edge:
        """The move to try next: what has proved good, or promises to and was tried little."""
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
                edges.append(self._edge(state, node.actor, move))
                fresh = True
            open_.append(edges[found])
            at = found + 1
        if fresh:
            spread(edges)
        visits = 1
        for edge in open_:
            visits += edge.visits
        root = BOLDNESS * self._spread * sqrt(float(visits))
        best = open_[0]
        most = -1e18
        for edge in open_:
            count = float(edge.visits)
            worth = (edge.total + TRUST * edge.guess) / (count + TRUST)
            worth += root * edge.prior / (1.0 + count)
            if worth > most:
                best = edge
                most = worth
        return best


def better(edge: Edge, other: Edge) -> bool:
    if edge.visits != other.visits:
        return edge.visits > other.visits
    return edge.value() > other.value()


def spread(edges: list[Edge]) -> None:
    """How likely each move is tried, from the guesses."""
    most = 0.0
    for edge in edges:
        most = max(most, edge.guess)
    total = 0.0
    for edge in edges:
        edge.prior = exp((edge.guess - most) * SHARPNESS)
        total += edge.prior
    for edge in edges:
        edge.prior /= total


class Kept:
    """A part of the tree that will be of use if the seat decides again in the position expected."""

    def __init__(self, seat: Seat, setup: Setup, view: Mapping[str, object], root: Edge) -> None:
        self.seat: Final = seat
        self.setup: Final = setup
        self.view: Final = view
        self.root: Final = root


class SearchBot(Bot):
    """Thinks as long as its limit allows. What it found is kept while it goes on deciding."""

    def __init__(self, judge: Judge, evaluation: Evaluation, limit: Limit) -> None:
        self.judge: Final = judge
        self.evaluation: Final = evaluation
        self.limit: Final = limit
        self._kept: Kept | None = None

    def choose(self, sight: Sight, rng: Random) -> MoveId:
        search = self.search(sight, rng)
        best = search.best_edge()
        self._kept = expected(sight, best, search.rng)
        return best.move

    def search(self, sight: Sight, rng: Random) -> Search:
        """The whole thought, for who wants to know more than the move."""
        own = Random(int(rng.random() * (1 << 53)))  # luck elsewhere does not depend on thinking
        search = Search(sight, self.judge, self.evaluation, own, self._root(sight, own))
        search.run(self.limit)
        return search

    def _root(self, sight: Sight, rng: Random) -> Edge:
        """The tree of the move before if the position is the one that it led to."""
        kept = self._kept
        self._kept = None
        if kept is None or kept.seat != sight.seat:
            return Edge(-1, 0.0, 0.0)
        if sight.sample(rng).setup is not kept.setup or sight.view() != kept.view:
            return Edge(-1, 0.0, 0.0)
        return kept.root


def expected(sight: Sight, edge: Edge, rng: Random) -> Kept | None:
    """The tree below a move if the same seat decides next, and neither luck nor others before."""
    if edge.visits < WORTH_KEEPING:
        return None
    state = sight.sample(rng)
    state.apply(sight.seat, edge.move)
    while state.agenda:
        decision = state.decision()
        if decision.actor(state) == CHANCE or sight.seat not in decision.waiting(state):
            return None
        legal = decision.legal(state, sight.seat)
        if len(legal) > 1:
            return Kept(sight.seat, state.setup, state.view(sight.seat), edge)
        state.apply(sight.seat, legal[0])
    return None
