"""Playing games to the end without people: the loops that must be fast."""

from random import Random

from farshore.core.chance import below
from farshore.core.state import CHANCE, State
from farshore.core.types import MoveId, Seat


def play_randomly(state: State, rng: Random, moves: list[tuple[Seat, MoveId]] | None = None) -> int:
    """Plays random legal moves to the end; gives the number of seats' decisions.

    `moves`, if given, receives (actor, number) for each move.
    """
    decisions = 0
    while state.agenda:
        decision = state.decision()
        actor = decision.actor(state)
        if actor == CHANCE:
            move = decision.draw(state, rng)
        else:
            legal = decision.legal(state, actor)
            move = legal[below(rng, len(legal))]
            decisions += 1
        if moves is not None:
            moves.append((actor, move))
        state.apply(actor, move)
    return decisions


def perft(state: State, depth: int) -> int:
    """perft: how many sequences of `depth` moves (chance's included) there are from here."""
    if depth == 0 or state.is_over():
        return 1
    total = 0
    for actor in state.waiting():
        for move in state.legal(actor):
            after = state.clone()
            after.apply(actor, move)
            total += perft(after, depth - 1)
    return total
