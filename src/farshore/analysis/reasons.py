"""Why a move is good: the points that it brings at once, and those that it prepares.

Points are counted as if the game ended there, and on a position that the seat cannot tell from the
real one. So a reason says no more than the seat may know.
"""

from __future__ import annotations

from random import Random
from typing import Final

from farshore.analysis.hints import replay_line
from farshore.core.state import State
from farshore.core.types import MoveId, Seat

REST: Final = "rest"
"""Points that the game gives no source for."""

Points = dict[str, int]
"""Points by their source; sources that bring nothing are left out."""


def points_now(state: State, seat: Seat, move: MoveId, rng: Random) -> Points:
    """What a move changes in the score of its seat, with what it forces the seat to do."""
    sample = state.sample(seat, rng)
    after = sample.try_move(seat, move).after
    while seat in after.waiting() and after.is_forced(seat):
        after.apply(seat, after.legal(seat)[0])
    return gained(sample, after, seat)


def points_expected(
    state: State, seat: Seat, line: list[tuple[Seat, MoveId]], rng: Random
) -> Points:
    """What the moves of an expected line change in the score of the seat."""
    last: State | None = None
    for step in replay_line(state, seat, line, rng):
        last = step.state.try_move(step.seat, step.move).after
    return {} if last is None else gained(state.sample(seat, rng), last, seat)


def gained(before: State, after: State, seat: Seat) -> Points:
    """By how much each part of a seat's score differs between two positions."""
    old, new = parts_of(before, seat), parts_of(after, seat)
    changes = {part: points - old.get(part, 0) for part, points in new.items()}
    return {part: change for part, change in changes.items() if change}


def parts_of(state: State, seat: Seat) -> Points:
    """The score of a seat by its sources, as if the game ended now."""
    results = state.game.results(state)
    parts = {part: points[seat] for part, points in results.parts.items()}
    rest = results.scores[seat] - sum(parts.values())
    return {**parts, REST: rest} if rest else parts
