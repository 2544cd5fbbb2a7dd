"""Lessons against the rules and the words: a change of either that breaks one is found here."""

from __future__ import annotations

import json
from random import Random

import pytest
from pydantic import ValidationError

from farshore.core.errors import FarshoreError
from farshore.core.state import CHANCE
from farshore.core.types import MoveId, Seat
from farshore.formats.lessons import Lesson, LessonDocument, lesson_file, lesson_of
from farshore.localization.languages import LANGUAGES
from farshore.localization.messages import Words
from farshore.server.game.live_game import LiveGame
from farshore.server.tables.lessons import written_moves
from tests.support.source import shipped_games

GAMES = [game for game in shipped_games() if lesson_file(game) is not None]


def lesson(game: str) -> Lesson:
    found = lesson_of(game)
    assert found is not None
    return found


class Learner:
    """Goes through a lesson as a table does, with the game's own rules."""

    def __init__(self, game: str) -> None:
        self.lesson = lesson(game)
        self.live = LiveGame(self.lesson.record.setup)
        self.live.lesson = self.lesson
        self.live.accept(self.live.attempt_nothing(Random(0)))
        self.said: list[str] = []

    def position(self) -> int:
        at = self.live.lesson_position()
        assert at is not None, "the game has left the lesson"
        return at

    def make(self, seat: Seat, move: MoveId) -> None:
        self.live.accept(self.live.attempt(seat, move, Random(0)))

    def let_others_move(self) -> None:
        while (others := [seat for seat in self.live.waiting() if seat != self.lesson.seat]) and (
            self.lesson.seat not in self.live.waiting()
        ):
            move = self.live.lesson_move(others[0])
            assert move is not None
            self.make(others[0], move)

    def leap(self, to: int) -> None:
        moves = self.live.moves()
        more = written_moves(self.lesson, self.live.state.clone(), moves, to)
        self.live = LiveGame(self.live.setup, [*moves, *more])
        self.live.lesson = self.lesson

    def go_through(self, choice: int = 0) -> None:
        """To the end, with the accepted move of that number wherever there are so many."""
        number = self.live.setup.game.moves.number
        while not self.live.is_over():
            self.let_others_move()
            if self.live.is_over():
                break
            at = self.position()
            steps = [step for step in self.lesson.steps if step.at == at]
            assert steps, f"nothing is said at {at}, where a choice is asked"
            self.said += [step.say for step in steps]
            doing = [step for step in steps if step.do]
            to = self.lesson.leap(at)
            if to is not None:
                self.leap(to)
                continue
            assert len(doing) == 1 and doing[0] is steps[-1], f"what is to be done at {at}?"
            accepted = [number(move) for move in doing[0].do]
            assert set(accepted) <= set(self.live.legal(self.lesson.seat))
            self.make(self.lesson.seat, accepted[min(choice, len(accepted) - 1)])


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_leads_to_a_won_game(game: str) -> None:
    learner = Learner(game)
    learner.go_through()
    results = learner.live.state.results()
    assert results is not None
    assert results.to_json() == learner.lesson.record.replay().results().to_json()  # type: ignore[union-attr]
    assert results.winners == [learner.lesson.seat]
    last = [step.say for step in learner.lesson.steps if step.at == learner.position()]
    assert last, "nobody says who has won"
    assert learner.said + last == [step.say for step in learner.lesson.steps]


@pytest.mark.parametrize("game", GAMES)
def test_the_last_round_turns_the_game(game: str) -> None:
    """Whoever learns is behind when the last round begins, and wins it."""
    found = lesson(game)
    leaps = [found.leap(step.at) for step in found.steps if step.forward]
    before = found.record.replay(leaps[0])
    scores = before.view(found.seat)["if_it_ended_now"]
    assert isinstance(scores, list)
    rivals = [score for seat, score in enumerate(scores) if seat != found.seat]
    assert scores[found.seat] <= max(rivals)


@pytest.mark.parametrize("game", GAMES)
def test_every_accepted_move_leads_to_the_end(game: str) -> None:
    most = max(len(step.do) for step in lesson(game).steps)
    for choice in range(1, most):
        learner = Learner(game)
        learner.go_through(choice)
        results = learner.live.state.results()
        assert results is not None and results.winners == [learner.lesson.seat]


@pytest.mark.parametrize("game", GAMES)
def test_what_is_said_about_wrong_moves_can_be_tried(game: str) -> None:
    """Every kind that has its own answer is legal there, and other than what is accepted."""
    found = lesson(game)
    moves = found.record.game.moves
    for step in found.steps:
        state = found.record.replay(step.at)
        legal = {moves.text(move) for move in state.legal(found.seat)} if step.do else set()
        wrong = {text.partition(" ")[0] for text in legal - set(step.do)}
        assert set(step.wrong) <= wrong, step.say


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_has_words_in_every_language(game: str, language: str) -> None:
    words = Words(language)
    for step in lesson(game).steps:
        for word in [step.say, *step.wrong.values()]:
            assert words.has(f"{game}-lesson-{word}"), word


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_neither_short_nor_long(game: str) -> None:
    assert 15 <= len(lesson(game).steps) <= 30


def changed(game: str, **changes: object) -> LessonDocument:
    file = lesson_file(game)
    assert file is not None
    return LessonDocument.model_validate({**json.loads(file.read_text("utf-8")), **changes})


def test_a_lesson_whose_moves_are_not_legal_is_refused() -> None:
    record = changed("antarctica").record
    with pytest.raises(FarshoreError):
        Lesson(changed("antarctica", record={**record, "moves": ["0 recruit"]}))


def test_a_lesson_of_another_form_is_refused() -> None:
    with pytest.raises(ValidationError):
        changed("antarctica", steps=[{"at": 1, "say": "Hello there"}])
    with pytest.raises(ValidationError):
        changed("antarctica", hurry=True)


def test_luck_follows_a_lesson_only_while_it_is_followed() -> None:
    found = lesson("antarctica")
    moves = found.record.moves
    assert found.next_move(moves[:3], CHANCE) == moves[3][1]
    assert found.next_move([moves[1]], CHANCE) is None
    assert found.position([moves[1]]) is None
