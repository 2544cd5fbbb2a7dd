"""The compiled and the interpreted search choose the same: each build is held to one record."""

import json

import pytest

from tests.bots.choices import FILE, MOST, cases, choices
from tests.support.cases import Case

RECORDED = json.loads(FILE.read_text(encoding="utf-8"))


def test_every_game_is_recorded() -> None:
    assert {case.name for case in cases()} == {*RECORDED}
    assert all(2 <= len(made) <= MOST for made in RECORDED.values())


@pytest.mark.parametrize("case", cases(), ids=str)
def test_the_same_seed_and_budget_give_the_same_choices_in_both_builds(case: Case) -> None:
    assert choices(case) == RECORDED[case.name]
