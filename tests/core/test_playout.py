"""Counting all positions that a number of moves can lead to."""

from farshore.core.playout import perft
from farshore.core.state import State
from tests.lanterns.game import GAME


def after_every_move(state: State) -> list[State]:
    found: list[State] = []
    for actor in state.waiting():
        for move in state.legal(actor):
            after = state.clone()
            after.apply(actor, move)
            found.append(after)
    return found


def test_perft_counts_every_line_of_play() -> None:
    start = GAME.start(2)
    first = after_every_move(start)
    second = [after for state in first for after in after_every_move(state)]
    assert perft(start, 0) == 1
    assert perft(start, 1) == len(first) > 1
    assert perft(start, 2) == len(second) > len(first)
