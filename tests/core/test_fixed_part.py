"""Parts of views that never change."""

from __future__ import annotations

import copy
import json
import pickle
from random import Random
from typing import Any

import orjson
import pytest

from farshore.core import fixed_part
from farshore.core.fixed_part import FixedPart, PartCache
from farshore.core.registry import load
from farshore.core.types import MoveId
from farshore.games.antarctica import forecast, view
from farshore.games.antarctica.state import AntarcticaState
from farshore.server.visibility.message import text_of


def test_a_part_is_written_once_and_looks_like_any_other() -> None:
    part = FixedPart({"missing": ["camp"], "short": 1})
    document: dict[str, Any] = {"a": [part, {"b": part}], "c": part}
    assert FixedPart().written is None
    assert text_of(document) == orjson.dumps(document) == text_of(json.loads(json.dumps(document)))
    before = part.written
    assert before is not None
    text_of(document)
    assert part.written is before


def test_a_part_may_hold_another() -> None:
    inner = FixedPart({"short": 1})
    outer = FixedPart({"builds": inner})
    assert text_of([outer]) == b'[{"builds":{"short":1}}]'
    assert inner.written is not None and outer.written is not None


def test_a_copy_of_a_part_is_a_dict_that_may_be_changed() -> None:
    part = FixedPart({"missing": ["camp"]})
    text_of([part])
    copied = copy.deepcopy(part)
    assert type(copied) is dict and copied == part and pickle.loads(pickle.dumps(part)) == part
    copied["missing"].append("depot")
    assert part == {"missing": ["camp"]}


def test_nothing_else_is_written_that_is_no_json() -> None:
    with pytest.raises(TypeError):
        text_of({"a": Random(0)})


def test_a_cache_keeps_a_limited_number_of_parts() -> None:
    cache = PartCache()
    for number in range(fixed_part.MOST_PARTS):
        cache.keep((number,), {"number": number})
    assert cache.get((0,)) == {"number": 0}
    cache.keep((-1,), {"number": -1})
    assert cache.get((0,)) is None
    assert cache.get((-1,)) == {"number": -1}


def test_a_move_is_the_same_document_every_time() -> None:
    moves = load("antarctica").moves
    number = MoveId(len(moves) - 1)
    assert moves.to_json(number) is moves.to_json(number)
    assert moves.from_json(moves.to_json(number)) == number


@pytest.mark.parametrize("players", [2, 4])
def test_what_antarctica_shares_says_what_a_new_part_would(players: int) -> None:
    """A number too few in the key of a cache, and a view would show another position's part."""
    game, rng = load("antarctica"), Random(players)
    caches = (forecast.BUILD_PROSPECTS, view.AREA_PARTS, view.HANDS)
    for _ in range(2):
        state = game.begin(game.setup(players))
        assert isinstance(state, AntarcticaState)
        while not state.is_over():
            actor = state.waiting()[0]
            legal = state.legal(actor)
            state.apply(actor, rng.choice(legal))
            poor = state.clone()
            poor.supply[:] = [0] * players  # scientists are seldom short in random play
            looks = [(one, seat) for one in (state, poor) for seat in state.seats()]
            shared = [one.view(seat) for one, seat in looks]
            kept = [{**cache._parts} for cache in caches]
            for (one, seat), found in zip(looks, shared, strict=True):
                for cache in caches:
                    cache._parts.clear()
                assert found == one.view(seat)
            for cache, parts in zip(caches, kept, strict=True):
                cache._parts.update(parts)
