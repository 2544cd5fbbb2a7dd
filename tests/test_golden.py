"""Golden games and perft counts; `make golden` writes them anew."""

import json

import pytest

from farshore.core.state import State
from tests.golden.regenerate import (
    GAMES,
    PERFT,
    golden_cases,
    golden_lines,
    golden_path,
    perft_counts,
)
from tests.support.cases import Case, few_cases
from tests.support.playing import random_record


@pytest.mark.parametrize("case", golden_cases(), ids=str)
def test_the_golden_game_is_played_as_before(case: Case) -> None:
    assert golden_path(case).exists(), f"{case} has no golden game: run `make golden`"
    stored = golden_path(case).read_text(encoding="utf-8").splitlines()
    for at, (found, wanted) in enumerate(zip(golden_lines(case), stored, strict=True)):
        assert found == wanted, f"line {at + 1} of {golden_path(case).name}"


def test_there_is_no_golden_game_too_many() -> None:
    assert {path.name for path in GAMES.glob("*.txt")} == {
        golden_path(case).name for case in golden_cases()
    }


@pytest.mark.parametrize("case", few_cases(), ids=str)
def test_the_number_of_lines_is_as_before(case: Case) -> None:
    stored = json.loads(PERFT.read_text(encoding="utf-8"))
    assert perft_counts(case) == stored[case.name]


@pytest.mark.parametrize("case", few_cases(), ids=str)
def test_perft_is_the_same_without_clones_and_with_checked_moves(case: Case) -> None:
    """Two ways to branch: clones and unchecked moves; documents and `play` with every number."""
    stored = json.loads(PERFT.read_text(encoding="utf-8"))[case.name]
    record, _ = random_record(case, "golden")
    for step, lines in stored.items():
        state = record.replay(int(step))
        assert len(_successors(state)) == lines[0]


def _successors(state: State) -> list[State]:
    document = state.position()
    after: list[State] = []
    for actor in state.waiting():
        for move in state.game.moves.numbers():
            if state.why_not(actor, move) is None:
                copy = state.game.from_position(document, state.setup.edition)
                copy.play(actor, move)
                after.append(copy)
    return after
