"""A row in which only what changed is written anew: always the same as one filled from scratch."""

from random import Random

import pytest

from farshore.core.batch import ANY_SEAT, EVERY_SEAT, Batch
from farshore.core.chance import below
from farshore.core.features import Features
from farshore.core.types import Seat, seats
from tests.support.cases import Case, few_cases
from tests.support.playing import play_through

GO_BACK = 9


def features_of(case: Case) -> Features:
    features = case.start().game.features(case.setup())
    assert features is not None
    return features


@pytest.mark.parametrize("case", few_cases(), ids=str)
def test_a_cached_row_is_the_row_filled_from_scratch(case: Case) -> None:
    """At every decision of a game, for whoever decides and now and then for everybody.

    Sometimes the cache is asked about an earlier position in between, as after an undo.
    """
    features = features_of(case)
    cache = features.cache()
    rng = Random(case.name)
    earlier = case.start()
    for state, actor, _ in play_through(case, "cached"):
        asked = [actor] if actor >= 0 else []
        if below(rng, GO_BACK) == 0:
            assert cache.row(earlier, Seat(0)) == features.row(earlier, Seat(0))
            earlier = state.clone()
            asked = seats(state.players)
        for seat in asked:
            assert cache.row(state, seat) == features.row(state, seat), seat


@pytest.mark.parametrize("case", few_cases(), ids=str)
@pytest.mark.parametrize("seat", [EVERY_SEAT, ANY_SEAT], ids=["every-seat", "any-seat"])
def test_a_batch_shows_rows_from_scratch_also_when_new_games_begin(case: Case, seat: Seat) -> None:
    """Games are stopped after a few decisions, so that places of the batch are used again."""
    features = features_of(case)
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
