"""Puzzles: those that are shipped hold what they promise, and new ones are found and checked."""

from __future__ import annotations

import json
from datetime import date, timedelta
from pathlib import Path
from random import Random

import pytest

import farshore
from farshore.cli import run
from farshore.core.errors import BadRecord
from farshore.puzzles import Puzzle, check_puzzle, daily_puzzle, shipped_puzzles
from farshore.puzzles.finding import MIN_GAP, Taken, evaluated, puzzle_at, stands_out
from farshore.puzzles.library import shipped_lines
from farshore.puzzles.puzzle import EASY, HARD
from tests.support.source import shipped_games

GAMES = shipped_games()
A_FEW_DOZEN = 24


@pytest.mark.parametrize("game", GAMES)
def test_every_shipped_puzzle_replays_and_its_best_moves_are_legal(game: str) -> None:
    found = list(shipped_puzzles(game))  # reading replays and verifies them
    assert len(found) >= A_FEW_DOZEN
    for puzzle in found:
        assert puzzle.game.info.name == game
        assert puzzle.gap >= MIN_GAP - 0.001
        assert EASY <= puzzle.difficulty <= HARD
        assert puzzle.to_line() == shipped_lines(game)[found.index(puzzle)]


@pytest.mark.parametrize("game", GAMES)
def test_shipped_puzzles_ask_more_than_one_kind_of_decision(game: str) -> None:
    asked = {puzzle.position().decision().NAME for puzzle in shipped_puzzles(game)}
    assert len(asked) > 1


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_fresh_search_confirms_shipped_puzzles(game: str) -> None:
    for number, puzzle in enumerate(shipped_puzzles(game)):
        if number % 6 == 0:
            assert check_puzzle(puzzle, f"soak/{number}") is None, number


def some_puzzle() -> Puzzle:
    return next(shipped_puzzles("aquatica"))


def test_a_puzzle_with_another_answer_is_refused_by_a_fresh_search() -> None:
    puzzle = some_puzzle()
    wrong = [*puzzle.choices[1:], puzzle.choices[0]]
    changed = Puzzle(puzzle.record, puzzle.seat, [wrong[0].move], 1, wrong)
    reason = check_puzzle(changed, "any", simulations=200)
    assert reason is not None
    assert reason.key == "puzzle-other-move"


def test_a_puzzle_whose_move_is_not_possible_is_refused() -> None:
    document = json.loads(some_puzzle().to_line())
    document["seat"] = 1 - document["seat"]
    with pytest.raises(BadRecord, match="does not allow"):
        Puzzle.from_line(json.dumps(document))


@pytest.mark.parametrize("damage", ["", "[]", '{"format": "other"}', '{"format": 1}'])
def test_a_damaged_puzzle_is_refused(damage: str) -> None:
    with pytest.raises(BadRecord):
        Puzzle.from_line(damage)


def test_a_position_without_a_clear_best_move_is_no_puzzle() -> None:
    game = farshore.load("aquatica")
    state = game.start(players=2)
    rng = Random("no puzzle")
    while len(state.legal(state.actor())) < 2 or state.chances():
        state.apply(
            state.actor(), state.draw(rng) if state.chances() else state.legal(state.actor())[0]
        )
    choices = evaluated(state, state.actor(), 60, rng)
    level = [choice for choice in choices if choices[0].value - choice.value < MIN_GAP]
    assert stands_out(choices, [choices[0].move]) == (len(level) == 1)


def test_the_answer_is_found_again_where_it_was_found() -> None:
    puzzle = some_puzzle()
    found = puzzle_at(puzzle.record, puzzle.seat, Random("again"))
    assert found is not None
    assert found.best == puzzle.best


def test_a_collection_holds_no_more_easy_puzzles_than_wanted() -> None:
    easy = next(one for one in shipped_puzzles("aquatica") if one.difficulty == EASY)
    taken = Taken(4)
    assert [taken.take("any", easy) for _ in range(4)] == [True, True, True, False]
    assert not taken.wants("any")
    assert taken.wants("another")


def test_games_take_turns_with_the_puzzle_of_the_day() -> None:
    first = date(2026, 1, 1)
    week = [daily_puzzle(first + timedelta(days=day)) for day in range(6)]
    assert {game for game, _ in filter(None, week)} == set(GAMES)
    assert len(set(week)) == 6
    assert daily_puzzle(first) == daily_puzzle(first)


def test_the_command_checks_a_file(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "puzzles.jsonl"
    file.write_text(some_puzzle().to_line() + "\n", encoding="utf-8")
    assert run(["puzzles", "aquatica", "--check", str(file), "--seed", "2"]) == 0
    assert "1 good, 0 refused" in capfd.readouterr().out


def test_the_command_finds_puzzles(tmp_path: Path) -> None:
    file = tmp_path / "new.jsonl"
    assert run(["puzzles", "aquatica", "--count", "1", "--seed", "3", "--out", str(file)]) == 0
    [line] = file.read_text(encoding="utf-8").splitlines()
    assert Puzzle.from_line(line).game.info.name == "aquatica"
