"""The compiled and the interpreted build are the same game.

Both are held against the same stored digests, and each run says which build it is.
"""

import json
import os
from pathlib import Path

import pytest

import farshore.core.state
from tests.golden.records import DIGESTS, record_digest
from tests.golden.regenerate import (
    BOTS,
    ROWS,
    bot_digest,
    counted_cases,
    judged_cases,
    rows_digest,
)
from tests.support.cases import Case, every_case


def test_this_is_the_build_that_the_run_says() -> None:
    wanted = os.environ.get("FARSHORE_BUILD", "")
    suffix = Path(farshore.core.state.__file__).suffix
    assert wanted in ("", "compiled", "interpreted", "pure")
    if wanted:
        assert (suffix != ".py") == (wanted == "compiled")


@pytest.mark.parametrize("case", every_case(), ids=str)
def test_seeds_give_the_same_records_on_every_machine(case: Case) -> None:
    stored = json.loads(DIGESTS.read_text(encoding="utf-8"))
    assert record_digest(case) == stored[case.name]


@pytest.mark.parametrize("case", judged_cases(), ids=str)
def test_seeds_give_the_same_games_of_bots_on_every_machine(case: Case) -> None:
    stored = json.loads(BOTS.read_text(encoding="utf-8"))
    assert bot_digest(case) == stored[case.name]


@pytest.mark.parametrize("case", counted_cases(), ids=str)
def test_rows_of_features_are_the_same_on_every_machine(case: Case) -> None:
    stored = json.loads(ROWS.read_text(encoding="utf-8"))
    assert rows_digest(case) == stored[case.name]
