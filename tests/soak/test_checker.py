"""The checker of the soak finds what it is there for."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from farshore.core.record import actor_text
from farshore.core.registry import load
from farshore.core.state import CHANCE
from tests.soak.checker import Findings, Line, Stored, check
from tests.soak.players import Game, Sent


def played() -> tuple[Stored, Game]:
    """A whole game of two people as it should be stored, and what they know of it."""
    rules = load("antarctica")
    setup = rules.setup(2)
    state = rules.begin(setup)
    rng = Random(3)
    stored = Stored("t", "antarctica", rules.info.rules, 2, {}, setup.edition.name, "finished")
    game = Game("t", finished=True)
    while not state.is_over():
        actor = state.waiting()[0]
        by_itself = actor == CHANCE or state.is_forced(actor)
        move = state.draw(rng) if actor == CHANCE else rng.choice(state.legal(actor))
        text, at = rules.moves.text(move), len(stored.lines)
        line = Line(at, f"{actor_text(actor)} {text}", None if by_itself else f"{actor} m{at}")
        if not by_itself:
            game.sent.append(Sent(actor, f"m{at}", text, "", float(at), at + 0.5))
        stored.lines.append(line)
        state.play(actor, move)
    return stored, game


def found(change: Callable[[Stored, Game], None]) -> Findings:
    stored, game = played()
    change(stored, game)
    return check({stored.id: stored}, [game])


def persons(stored: Stored) -> list[Line]:
    return [line for line in stored.lines if line.message is not None]


def test_a_game_that_is_stored_as_it_was_acknowledged_is_in_order() -> None:
    findings = found(lambda stored, game: None)
    assert findings.all() == [] and findings.acknowledged > 10


def test_a_lost_move_is_found() -> None:
    def lose(stored: Stored, game: Game) -> None:
        stored.lines.remove(persons(stored)[-1])

    assert len(found(lose).lost) == 1


def test_a_lost_table_is_found() -> None:
    _, game = played()
    assert len(check({}, [game]).lost) == game.acknowledged() > 0


def test_a_doubled_move_is_found() -> None:
    def double(stored: Stored, game: Game) -> None:
        line = persons(stored)[-1]
        stored.lines.append(Line(len(stored.lines), line.text, line.message))

    assert len(found(double).doubled) == 1


def test_a_move_that_was_sent_and_not_answered_may_be_stored_or_not() -> None:
    def forget(stored: Stored, game: Game) -> None:
        game.sent[-1].acknowledged_at = None
        game.sent.append(Sent(0, "late", "end_turn", "", 1e9))

    assert found(forget).all() == []


def refuse(stored: Stored, game: Game) -> None:
    game.sent[4].refused = "stale-move"


def never_send(stored: Stored, game: Game) -> None:
    del game.sent[4]


def take_the_name(stored: Stored, game: Game) -> None:
    persons(stored)[4].message = None


def change_the_text(stored: Stored, game: Game) -> None:
    game.sent[4].move += " more"


def end_early(stored: Stored, game: Game) -> None:
    stored.status = "running"


def answer_before(stored: Stored, game: Game) -> None:
    game.sent[-1].acknowledged_at = game.sent[-2].sent_at - 0.1


@pytest.mark.parametrize(
    "change", [refuse, never_send, take_the_name, change_the_text, end_early, answer_before]
)
def test_anything_else_is_found(change: Callable[[Stored, Game], None]) -> None:
    assert len(found(change).wrong) == 1
