"""A position of every kind of decision can be written down, read back, sampled and explained.

Random games of a few fixed seeds meet them; what is on top of and below a decision is looked at
once. `tests/test_properties.py` does the same at random moments of fresh games.
"""

import json
from random import Random

import pytest

from farshore.core.state import CHANCE, OPEN, SPECTATOR, State
from farshore.core.types import MoveId, Seat
from tests.support.cases import Case, few_cases
from tests.support.playing import play_through

SEEDS = 2


def agenda_of(state: State) -> tuple[str, ...]:
    return tuple(type(item).__name__ for item in state.agenda)


@pytest.mark.parametrize("case", few_cases(), ids=str)
def test_every_kind_of_decision_is_read_back_sampled_and_explained(case: Case) -> None:
    met: set[tuple[str, ...]] = set()
    for seed in range(SEEDS):
        for state, actor, move in play_through(case, f"written/{seed}"):
            if agenda_of(state) not in met:
                met.add(agenda_of(state))
                check_written(state)
                check_hidden(state, actor, move)
                check_reasons(state)
    assert len(met) > 1


def check_written(state: State) -> None:
    document = json.loads(json.dumps(state.position()))
    assert state.game.from_position(document).position() == document


def check_hidden(state: State, actor: Seat, move: MoveId) -> None:
    """Whoever looks, a sample looks the same; the mover always sees the move itself."""
    for viewer in (*state.seats(), SPECTATOR):
        assert state.sample(viewer, Random(1)).view(viewer) == state.view(viewer)
        shown = state.decision().visibility(state, actor, move, viewer)
        assert shown == OPEN or viewer != actor


def check_reasons(state: State) -> None:
    """Exactly the legal moves have no reason against them."""
    assert state.actor() == state.waiting()[0]
    for seat in {*state.waiting()} - {CHANCE}:
        legal = {*state.legal(seat)}
        for move in state.game.moves.numbers():
            assert (state.why_not(seat, move) is None) == (move in legal)
