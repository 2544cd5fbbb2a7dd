"""`greedy`: tries every move and takes the one after which the position looks best."""

from __future__ import annotations

from random import Random
from typing import Final

from farshore.bots.bot import Bot, Observation
from farshore.bots.evaluation import Heuristic
from farshore.core.state import CHANCE, State
from farshore.core.types import MoveId, Seat

MAX_DEPTH: Final = 3
"""How many own moves it looks ahead at most while the position is not quiet."""
MAX_REPLIES: Final = 100
"""How many moves of chance and of others it plays at most after its own."""


class GreedyBot(Bot):
    """Looks one step ahead, and further only until its own move is complete."""

    def __init__(self, heuristic: Heuristic) -> None:
        self.heuristic: Final = heuristic

    def choose(self, observation: Observation, rng: Random) -> MoveId:
        state = observation.sample(rng)
        luck = rng.random()  # one draw for all moves, so that luck does not decide between them
        floor = len(state.agenda)
        moves = self.heuristic.candidates(state, observation.seat, observation.legal)
        best = moves[0]
        most = -1e18
        for move in moves:
            value = self._try(state, observation.seat, move, floor, luck, 1)
            if value > most:
                best = move
                most = value
        return best

    def _try(
        self, state: State, seat: Seat, move: MoveId, floor: int, luck: float, depth: int
    ) -> float:
        """The value of a move."""
        after = state.clone()
        after.apply(seat, move)
        self._follow(after, seat, floor, luck)
        heuristic = self.heuristic
        if (
            depth >= MAX_DEPTH
            or after.is_over()
            or seat not in after.decision().waiting(after)
            or heuristic.is_quiet(after, seat)
        ):
            return heuristic.evaluate(after, seat)
        most = -1e18
        for further in heuristic.candidates(after, seat, after.decision().legal(after, seat)):
            value = self._try(after, seat, further, floor, luck, depth + 1)
            most = max(most, value)
        return most

    def _follow(self, state: State, seat: Seat, floor: int, luck: float) -> None:
        """Plays to the seat's next choice, or to the end of its move if that comes first.

        What belongs to the move lies on the agenda above `floor`: chance, forced moves, and
        decisions of others that the move has caused.
        """
        for _ in range(MAX_REPLIES):
            if state.is_over():
                return
            decision = state.decision()
            actor = decision.actor(state)
            if actor == CHANCE:
                state.apply(CHANCE, _outcome_at(state.chances(), luck))
                continue
            if seat in decision.waiting(state):
                legal = decision.legal(state, seat)
                if len(legal) > 1:
                    return
                state.apply(seat, legal[0])
                continue
            if len(state.agenda) <= floor:
                return
            state.apply(actor, self._reply(state, actor))

    def _reply(self, state: State, actor: Seat) -> MoveId:
        """What another seat does: the move that looks best to it at once."""
        moves = self.heuristic.candidates(state, actor, state.decision().legal(state, actor))
        best = moves[0]
        if len(moves) == 1:
            return best
        most = -1e18
        for move in moves:
            after = state.clone()
            after.apply(actor, move)
            value = self.heuristic.evaluate(after, actor)
            if value > most:
                best = move
                most = value
        return best


def _outcome_at(chances: list[tuple[MoveId, int]], luck: float) -> MoveId:
    """The outcome of chance at this quantile, from 0 to 1."""
    total = 0
    for outcome in chances:
        total += outcome[1]
    left = int(luck * total)
    for number, weight in chances:
        left -= weight
        if left < 0:
            return number
    return chances[-1][0]
