"""Bags and drawing."""

from collections import Counter
from random import Random

import pytest

from farshore.core.chance import Bag, Pile, below, draw
from farshore.core.state import CHANCE
from farshore.core.types import MoveId
from tests.support.cases import Case, every_case
from tests.support.playing import play_through


def test_a_bag_never_changes() -> None:
    bag = Bag([2, 0, 1])
    smaller = bag.without(0)
    assert (bag.counts, bag.size) == ([2, 0, 1], 3)
    assert (smaller.counts, smaller.size) == ([1, 0, 1], 2)
    assert bag.items() == [0, 2]
    assert bag.chances(10) == [(10, 2), (12, 1)]


def test_drawing_follows_the_weights() -> None:
    rng = Random(1)
    found = Counter(draw(rng, [(MoveId(7), 1), (MoveId(9), 3)]) for _ in range(4000))
    assert set(found) == {7, 9}
    assert 0.70 < found[MoveId(9)] / 4000 < 0.80


def test_drawing_from_nothing_is_an_error() -> None:
    with pytest.raises(ValueError, match="no outcome"):
        draw(Random(1), [])
    with pytest.raises(ValueError, match="no outcome"):
        Bag([0, 0]).draw(Random(1))


@pytest.mark.parametrize("case", every_case(), ids=str)
def test_decisions_draw_as_their_chances_say(case: Case) -> None:
    """However a decision of luck draws, a seed gives what its listed chances would give."""
    rngs = Random(case.name), Random(case.name)
    events = 0
    for state, actor, _ in play_through(case, "draw"):
        if actor == CHANCE:
            assert state.draw(rngs[0]) == draw(rngs[1], state.chances())
            events += 1
    assert events > 0


def test_numbers_depend_on_the_generator_alone() -> None:
    assert [below(Random("a seed"), 10) for _ in range(3)] == [below(Random("a seed"), 10)] * 3


def test_a_pile_is_a_bag_and_then_a_tail_in_order() -> None:
    pile = Pile(0b1010).with_bottom(4, 1).with_bottom(0, 2)
    assert pile.size() == 4 and pile.chances(10) == [(11, 1), (13, 1)]
    assert pile.next_seen() == 0
    pile = pile.without(3).without(1)
    assert pile.chances(10) == [(14, 1)] and pile.next_seen() == 1
    pile = pile.without(4)
    assert (pile.tail, pile.seen) == ((0,), (2,))
    assert pile.without(0).is_empty()
