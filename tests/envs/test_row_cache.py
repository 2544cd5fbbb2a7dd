"""The rows of a batch, in which only what changed is written anew (see also test_properties)."""

from random import Random

import pytest

from farshore.core.batch import ANY_SEAT, EVERY_SEAT, Batch
from farshore.core.chance import below
from farshore.core.state import CHANCE
from farshore.core.types import Seat, seats
from tests.support.cases import Case, few_cases


@pytest.mark.parametrize("case", few_cases(), ids=str)
@pytest.mark.parametrize("seat", [EVERY_SEAT, ANY_SEAT], ids=["every-seat", "any-seat"])
def test_a_batch_shows_rows_from_scratch_also_when_new_games_begin(case: Case, seat: Seat) -> None:
    """Games are stopped after a few decisions, so that places of the batch are used again."""
    features = case.start().game.features(case.setup())
    assert features is not None
    rngs = [Random(at) for at in range(3)]
    batch = Batch(case.setup(), features, rngs, seat, seat == ANY_SEAT, max_decisions=40)
    chooser = Random(case.name)
    begun = 0
    for _ in range(100):
        batch.step_and_observe(batch.random_moves(chooser))
        begun += len(batch.finished)
        for at in range(batch.games):
            row = batch.rows[at * features.size : (at + 1) * features.size]
            assert row == features.row(batch.states[at], batch.actors[at])
    assert begun > 0


@pytest.mark.parametrize("case", few_cases(), ids=str)
def test_two_caches_may_look_at_one_game(case: Case) -> None:
    """A position tells one of them what has changed; the other must not miss it."""
    state = case.start()
    features = state.game.features(case.setup())
    assert features is not None
    caches = [features.cache(), features.cache()]
    rng = Random(case.name)
    for _ in range(120):
        while state.waiting() == (CHANCE,):
            state.apply(CHANCE, state.draw(rng))
        if state.is_over():
            break
        seat = state.actor()
        cache = caches[below(rng, 2)]
        assert cache.row(state, seat) == features.row(state, seat)
        legal = state.legal(seat)
        state.apply(seat, legal[below(rng, len(legal))])


@pytest.mark.parametrize("case", few_cases(), ids=str)
def test_every_seat_has_its_row_after_every_move(case: Case) -> None:
    """Also after those of luck: what a move changes may not wait for the next one to tell it."""
    state = case.start()
    features = state.game.features(case.setup())
    assert features is not None
    cache = features.cache()
    rng = Random(case.name)
    for _ in range(500):
        for seat in seats(state.players):
            assert cache.row(state, seat) == features.row(state, seat), seat
        if state.is_over():
            break
        actor = state.actor()
        if actor == CHANCE:
            state.apply(CHANCE, state.draw(rng))
        else:
            legal = state.legal(actor)
            state.apply(actor, legal[below(rng, len(legal))])
