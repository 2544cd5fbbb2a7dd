"""The table of moves: what it refuses, and what it says then."""

import pytest

from farshore.core.errors import UnknownName
from farshore.core.move import Domain, Kind, Move, MoveTable
from farshore.core.types import MoveId

COLOURS = Domain("colour", ["red", "blue"])
SIZES = Domain("size", [1, 2])
TABLE = MoveTable(
    [Kind("paint", COLOURS, SIZES), Kind("mix", COLOURS, SIZES, only=[(0, 1)]), Kind("stop")]
)


def test_the_last_argument_runs_fastest() -> None:
    texts = ["paint red 1", "paint red 2", "paint blue 1", "paint blue 2", "mix red 2", "stop"]
    assert [TABLE.text(number) for number in TABLE.numbers()] == texts
    assert TABLE.first == {"paint": 0, "mix": 4, "stop": 5}


def test_three_faces() -> None:
    assert TABLE.value(MoveId(2)) == Move("paint", {"colour": "blue", "size": 1})
    assert TABLE.to_json(MoveId(2)) == {"kind": "paint", "colour": "blue", "size": 1}
    assert TABLE.from_json({"kind": "paint", "size": 1, "colour": "blue"}) == 2
    assert TABLE.number_of(Move("paint", {"size": 1, "colour": "blue"})) == 2
    assert repr(TABLE.value(MoveId(4))) == "Move('mix', {'colour': 'red', 'size': 2})"
    assert TABLE.masked(MoveId(2)) == "paint ? ?"
    assert len({TABLE.value(number) for number in TABLE.numbers()}) == len(TABLE)


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "unknown-kind"),
        ("draw red", "unknown-kind"),
        ("paint", "wrong-arguments"),
        ("paint red", "wrong-arguments"),
        ("paint red 1 1", "wrong-arguments"),
        ("paint green 1", "unknown-value"),
        ("paint red 3", "unknown-value"),
        ("paint red 01", "unknown-value"),
        ("paint  red 1", "wrong-arguments"),
        ("paint red 1 ", "wrong-arguments"),
        ("mix blue 1", "no-such-combination"),
    ],
)
def test_a_text_that_is_no_move_is_explained(text: str, key: str) -> None:
    with pytest.raises(UnknownName) as caught:
        TABLE.number(text)
    assert caught.value.key == key


@pytest.mark.parametrize(
    ("document", "key"),
    [
        (None, "move-not-an-object"),
        ([], "move-not-an-object"),
        ({}, "move-not-an-object"),
        ({"kind": 3}, "move-not-an-object"),
        ({"kind": "draw"}, "unknown-kind"),
        ({"kind": "stop", "size": 1}, "wrong-arguments"),
        ({"kind": "paint", "colour": "red"}, "wrong-arguments"),
        ({"kind": "paint", "colour": ["red"], "size": 1}, "unknown-value"),
        ({"kind": "paint", "colour": "red", "size": True}, "unknown-value"),
        ({"kind": "mix", "colour": "blue", "size": 1}, "no-such-combination"),
    ],
)
def test_json_that_is_no_move_is_explained(document: object, key: str) -> None:
    with pytest.raises(UnknownName) as caught:
        TABLE.from_json(document)
    assert caught.value.key == key


@pytest.mark.parametrize("number", [-1, 6, 10**30])
def test_a_number_beyond_the_table_is_refused(number: int) -> None:
    with pytest.raises(UnknownName) as caught:
        TABLE.text(MoveId(number))
    assert caught.value.key == "move-number-range"
