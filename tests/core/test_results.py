"""Places and tie-breaks."""

import pytest

from farshore.core.result import Results, rank


@pytest.mark.parametrize(
    ("criteria", "places", "needed"),
    [
        ([("score", [5, 9, 7])], [3, 1, 2], ["score"]),
        ([("score", [9, 9, 7])], [1, 1, 3], ["score"]),
        ([("score", [9, 9, 7]), ("cards", [1, 2, 3])], [2, 1, 3], ["score", "cards"]),
        ([("score", [9, 8, 7]), ("cards", [1, 2, 3])], [1, 2, 3], ["score"]),
        ([("score", [9, 9]), ("cards", [2, 2])], [1, 1], ["score", "cards"]),
    ],
)
def test_places(
    criteria: list[tuple[str, list[int]]], places: list[int], needed: list[str]
) -> None:
    assert rank(criteria) == (places, needed)


def test_a_result_as_in_a_record() -> None:
    results = Results([3, 8, 8], [3, 1, 1], "stalled", {}, ["score"])
    assert results.to_json() == {"scores": [3, 8, 8], "winners": [1, 2], "end": "stalled"}
    detailed = Results([3], [1], "goals", {}, ["score"], {"rounds": 4})
    assert detailed.to_json()["detail"] == {"rounds": 4}


def test_an_opponent_without_a_seat_is_called_by_its_name() -> None:
    results = Results([3, 5], [2, 1], "end", {}, ["score"], None, ["automa"])
    assert results.participants == [0, "automa"]
    assert results.winners == ["automa"]
    assert results.to_json() == {"scores": [3, 5], "winners": ["automa"], "end": "end"}
