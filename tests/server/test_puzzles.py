"""Puzzles over the REST interface: what is shown, what is told of a try, and what is not."""

from __future__ import annotations

import json

import pytest

from farshore.core.state import State
from farshore.puzzles import Puzzle, shipped_puzzles
from farshore.server.messages.puzzle_models import PuzzleJson
from tests.server.support import Server
from tests.support.source import shipped_games

GAMES = shipped_games()


def first(game: str) -> Puzzle:
    return next(shipped_puzzles(game))


def test_all_puzzles_are_listed_with_one_for_today(server: Server) -> None:
    listed = server.person().ask("GET", "/puzzles")
    assert {*listed["games"]} == {*GAMES}
    for game, puzzles in listed["games"].items():
        shipped = list(shipped_puzzles(game))
        assert [one["number"] for one in puzzles] == list(range(1, len(shipped) + 1))
        assert [one["difficulty"] for one in puzzles] == [one.difficulty for one in shipped]
    today = listed["today"]
    assert 1 <= today["number"] <= len(listed["games"][today["game"]])


def as_json(document: object) -> object:
    return json.loads(json.dumps(document))


def view_of(state: State, seat: int) -> object:
    return as_json(state.view(state.seats()[seat]))


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_shows_what_its_seat_may_see_and_no_answer(server: Server, game: str) -> None:
    puzzle = first(game)
    shown = server.person().ask("GET", f"/puzzles/{game}/1")
    state = puzzle.position()
    PuzzleJson.model_validate(shown)
    assert shown["state"]["seat"] == puzzle.seat
    assert shown["state"]["view"] == view_of(state, puzzle.seat)
    assert {move["number"] for move in shown["state"]["legal"]} == {*state.legal(puzzle.seat)}
    assert not {"best", "choices", "record"} & ({*shown} | {*shown["state"]})


@pytest.mark.parametrize("game", GAMES)
def test_the_best_move_solves_a_puzzle(server: Server, game: str) -> None:
    puzzle = first(game)
    text = puzzle.game.moves.text(puzzle.best[0])
    answer = server.person().ask("POST", f"/puzzles/{game}/1/try", {"move": text})
    assert answer["solved"] is True
    assert answer["tried"]["text"] == text
    solution = server.person().ask("GET", f"/puzzles/{game}/1/solution")
    assert solution["best"] == [puzzle.game.moves.text(move) for move in puzzle.best]
    assert solution["choices"][0]["text"] == text
    assert solution["choices"][0]["line"][0]["text"] == text


@pytest.mark.parametrize("game", GAMES)
def test_a_wrong_move_is_told_its_chance_and_nothing_of_the_answer(
    server: Server, game: str
) -> None:
    puzzle = first(game)
    wrong = puzzle.choices[-1]
    move = puzzle.game.moves.to_json(wrong.move)
    answer = server.person().ask("POST", f"/puzzles/{game}/1/try", {"move": move})
    assert answer["solved"] is False
    assert answer["tried"]["chance"] == pytest.approx(wrong.chance)
    assert answer["best_chance"] == pytest.approx(puzzle.choices[0].chance)
    assert answer["tried"]["line"] == []


def test_a_move_that_is_not_possible_has_a_reason(server: Server) -> None:
    puzzle = first("antarctica")
    legal = puzzle.position().legal(puzzle.seat)
    other = next(move for move in puzzle.game.moves.numbers() if move not in legal)
    text = puzzle.game.moves.text(other)
    person = server.person()
    status, key = person.refused("POST", "/puzzles/antarctica/1/try", {"move": text})
    assert status == 409
    why = person.ask("POST", "/puzzles/antarctica/1/why", {"move": text})
    assert why["reason"]["key"] == key


@pytest.mark.parametrize("path", ["antarctica/999", "nothing/1"])
def test_a_puzzle_that_is_not_there_is_refused(server: Server, path: str) -> None:
    assert server.person().refused("GET", f"/puzzles/{path}") == (404, "no-such-puzzle")
