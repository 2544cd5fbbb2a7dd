"""The compiled and the interpreted search choose the same: each build is held to one record."""

import json

import pytest

from tests.bots.choices import FILE, MOST, cases, choices, key
from tests.support.cases import Case

RECORDED = json.loads(FILE.read_text(encoding="utf-8"))


BOTH = pytest.mark.parametrize("learned", [False, True], ids=["own", "learned"])


def test_every_game_is_recorded() -> None:
    assert {key(case, learned) for case in cases() for learned in (False, True)} == {*RECORDED}
    assert all(2 <= len(made) <= MOST for made in RECORDED.values())


@BOTH
@pytest.mark.parametrize("case", cases(), ids=str)
def test_the_same_seed_and_budget_give_the_same_choices_in_both_builds(
    case: Case, learned: bool
) -> None:
    assert choices(case, learned) == RECORDED[key(case, learned)]
