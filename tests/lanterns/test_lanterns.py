"""The tiny game keeps its rules, and works everywhere like the others."""

import farshore
from farshore.core.record import Record
from farshore.core.types import Seat
from tests.support.cases import every_case


def record_of(moves: list[str], players: int = 2, ties: str = "shared") -> Record:
    document = {
        "format": "farshore-record/1",
        "game": "lanterns",
        "rules": 1,
        "data": "plain",
        "players": players,
        "options": {"ties": ties},
        "moves": moves,
    }
    return Record.from_json(document)


def play(moves: list[str], players: int = 2, ties: str = "shared") -> farshore.State:
    return record_of(moves, players, ties).replay()


WHOLE_GAME = [
    "* light 3",
    "1 burn 2",
    "0 burn 3",
    "* light 2",
    "0 burn 1",
    "1 burn 1",
    "* light 2",
    "1 burn 3",
    "0 burn 2",
]


def test_the_highest_candle_that_nobody_shares_takes_the_lantern() -> None:
    results = play(WHOLE_GAME).results()
    assert results is not None
    assert results.to_json() == {"scores": [3, 2], "winners": [0], "end": "burnt_out"}


def test_ties_are_shared_or_go_to_the_later_seat() -> None:
    drawn = ["* light 2", "0 burn 3", "1 burn 1", "* light 2", "0 burn 1", "1 burn 3"]
    drawn += ["* light 1", "0 burn 2", "1 burn 2"]
    shared, late = play(drawn).results(), play(drawn, ties="late").results()
    assert shared is not None and late is not None
    assert shared.winners == [0, 1] and shared.decided_by == ["score"]
    assert late.winners == [1] and late.decided_by == ["score", "seat"]


def test_nobody_sees_a_candle_before_all_are_shown() -> None:
    state = play(WHOLE_GAME[:2])
    assert state.waiting() == (0,)
    assert (
        state.view(Seat(0))["chosen"] == [False, True] and state.own_part(Seat(0))["burning"] == -1
    )
    record = record_of(WHOLE_GAME[:3])
    early = record_of(WHOLE_GAME[:2])
    assert early.seen_moves(Seat(0)) == ["* light 3"]
    assert early.seen_moves(Seat(1)) == ["* light 3", "1 burn 2"]
    assert record.seen_moves(farshore.SPECTATOR) == WHOLE_GAME[:3]


def test_the_general_tests_know_the_game() -> None:
    assert {case.players for case in every_case() if case.game == "lanterns"} == {2, 3}
