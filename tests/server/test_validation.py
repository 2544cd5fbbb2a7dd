"""What is wrong with a request is told in the reader's language, not in the library's English."""

from typing import Any

import pytest
from pydantic import ValidationError

from farshore.localization.languages import LANGUAGES
from farshore.localization.messages import words
from farshore.server.messages.models import MakeMove, Name, NewTable
from farshore.server.messages.validation import PROBLEMS, described

WRONG: dict[str, tuple[Any, object]] = {
    "missing": (Name, {}),
    "unknown": (Name, {"name": "Ada", "age": 7}),
    "text": (Name, {"name": 7}),
    "short": (Name, {"name": ""}),
    "long": (Name, {"name": "a" * 300}),
    "characters": (MakeMove, {"id": "a b", "version": "v", "move": "end_turn"}),
    "number": (NewTable, {"game": "council", "players": "two"}),
    "small": (NewTable, {"game": "council", "players": 0}),
    "large": (NewTable, {"game": "council", "players": 12}),
    "truth": (NewTable, {"game": "council", "hints": "perhaps"}),
    "list": (NewTable, {"game": "council", "seats": 2}),
    "object": (NewTable, {"game": "council", "options": 2}),
    "choice": (NewTable, {"game": "council", "pace": "fast"}),
}


def faults(problem: str) -> list[Any]:
    model, document = WRONG[problem]
    with pytest.raises(ValidationError) as error:
        model.model_validate(document)
    return [fault for fault in error.value.errors() if PROBLEMS.get(fault["type"]) == problem]


def test_every_problem_is_tried() -> None:
    assert set(PROBLEMS.values()) == set(WRONG)


@pytest.mark.parametrize("problem", WRONG)
def test_a_wrong_request_is_described_in_every_language(problem: str) -> None:
    fault = faults(problem)[0]
    told = [words(language).say("bad-request", **described(fault)) for language in LANGUAGES]
    assert len(set(told)) == len(LANGUAGES)
    for text in told:
        assert str(fault["msg"]) not in text
        assert "{" not in text and text.endswith(".")
    others = words("en").say("bad-request", path="x", problem="other", limit="")
    assert told[[*LANGUAGES].index("en")].partition("): ")[2] != others.partition("): ")[2]


def test_what_would_be_right_is_named() -> None:
    assert described(faults("choice")[0]) == {
        "path": "pace",
        "problem": "choice",
        "limit": "live, days",
    }
    assert described(faults("large")[0])["limit"] == "9"
