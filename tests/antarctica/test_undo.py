"""Undo: back to the last decision of another seat, luck, or something shown; never further."""

import pytest

import farshore
from farshore import CHANCE, Record
from farshore.core.types import Seat
from tests.antarctica.editions import with_symbols
from tests.antarctica.positions import GAME
from tests.antarctica.test_records import OPENING

BEGUN = ["* start 0", *OPENING, "1 place_cube track_a"]
"""Two players; seat 0 is to sail from bottom_right."""


def game(*moves: str, track_b: str = "") -> Record:
    """A two-player game with these moves after setup; symbols of track_b as the test needs."""
    edition = with_symbols(track_b=track_b)
    document = Record(GAME.setup(2, edition=edition)).to_json()
    return Record.from_json({**document, "moves": [*BEGUN, *moves]}, edition)


def undoable(record: Record, seat: int) -> list[str]:
    """The texts of the moves that a seat may take back, latest first."""
    return [GAME.moves.text(record.moves[at][1]) for at in record.undoable(Seat(seat))]


def test_own_moves_can_be_taken_back_to_the_last_decision_of_another_seat() -> None:
    record = game("0 give_back_cube", "0 sail left", "0 end_turn")
    assert undoable(record, 0) == ["end_turn", "sail left", "give_back_cube"]
    assert undoable(record, 1) == []


def test_each_undo_takes_back_one_move() -> None:
    record = game("0 give_back_cube", "0 sail left")
    shorter = record.undo(Seat(0))
    assert shorter.moves == record.moves[:-1]
    assert shorter.replay().position() == record.replay(len(record.moves) - 1).position()
    assert shorter.undo(Seat(0)).moves == record.moves[:-2]
    with pytest.raises(farshore.IllegalMove) as caught:
        shorter.undo(Seat(0)).undo(Seat(0))
    assert caught.value.key == "nothing-to-undo"


def test_undo_leaves_the_record_itself_alone() -> None:
    record = game("0 sail left")
    before = [*record.moves]
    record.undo(Seat(0))
    assert record.moves == before


def test_a_decision_of_another_seat_stops_undo() -> None:
    record = game("0 sail left", "0 end_turn", "1 sail left")
    assert undoable(record, 0) == []
    assert undoable(record, 1) == ["sail left"]
    assert undoable(record.undo(Seat(1)), 0) == ["end_turn", "sail left"]


def test_undo_reaches_the_extra_cube_and_no_further() -> None:
    record = game()
    assert undoable(record, 1) == ["place_cube track_a"]
    assert undoable(record.undo(Seat(1)), 1) == []
    assert record.undo(Seat(1)).moves[-1][0] == CHANCE


def test_luck_stops_undo() -> None:
    """The build turns up a card; what comes after it can be taken back, the build itself not."""
    record = game("0 sail right", "0 build basic")
    assert undoable(record, 0) == ["build basic", "sail right"]
    record = game("0 sail right", "0 build basic", "* reveal basic basic_03")
    assert undoable(record, 0) == []
    record = game("0 sail right", "0 build basic", "* reveal basic basic_03", "0 advance track_b")
    assert undoable(record, 0) == ["advance track_b"]
    with pytest.raises(farshore.IllegalMove):
        record.undo(Seat(0)).undo(Seat(0))


SHIP = ("0 sail right", "0 build basic", "* reveal basic basic_03", "0 advance track_b")


@pytest.mark.rule("ANT-090")
def test_showing_the_stack_to_a_picker_stops_undo() -> None:
    record = game(*SHIP, track_b="1 new_ship")
    assert undoable(record, 0) == ["advance track_b"]
    record = game(*SHIP, "0 accept", track_b="1 new_ship")
    assert record.replay().decision().NAME == "shipyard_pick"
    assert undoable(record, 0) == []
    assert undoable(record, 1) == []


@pytest.mark.rule("ANT-090", "ANT-092")
def test_a_pick_can_be_taken_back_until_somebody_else_has_decided() -> None:
    record = game(*SHIP, "0 accept", "1 pick icebreaker", track_b="1 new_ship")
    assert undoable(record, 1) == ["pick icebreaker"]
    assert undoable(record, 0) == []
    assert undoable(record.undo(Seat(1)), 1) == []
    record = game(*SHIP, "0 accept", "1 pick icebreaker", "0 end_turn", track_b="1 new_ship")
    assert undoable(record, 1) == []
    assert undoable(record, 0) == ["end_turn"]


@pytest.mark.rule("ANT-141")
def test_handing_on_a_packet_stops_undo() -> None:
    draft = (*SHIP, "* draw icebreaker", "* draw fast_research")
    assert undoable(game(*draft, track_b="1 shipyard_draft"), 0) == []
    handed_on = game(*draft, "0 draft icebreaker", track_b="1 shipyard_draft")
    assert undoable(handed_on, 0) == []
    done = game(*draft, "0 draft icebreaker", "1 draft fast_research", track_b="1 shipyard_draft")
    assert undoable(done, 1) == ["draft fast_research"]
    assert undoable(done, 0) == []


def test_the_last_move_of_a_game_can_be_taken_back() -> None:
    record = game()
    state = record.replay()
    while not state.is_over():
        seat = state.actor()
        for move in (state.legal(seat)[0], GAME.moves.number("end_turn")):
            record.moves.append((seat, move))
            state.play(seat, move)
    last = record.moves[-1][0]
    assert undoable(record, last)[0] == "end_turn"
    assert record.undo(last).replay().waiting() == (last,)
