"""Section 5.1 of the catalogue: the sun stop (ANT-052 to ANT-059)."""

import pytest

from farshore import State
from tests.antarctica.positions import AREAS, Board, area, events, look, play, queue, refused

rule = pytest.mark.rule


def sun(state: State) -> str:
    name: str = look(state)["sun"]
    return name


def end_of_stop(board: Board, at: str, *turn: str) -> State:
    """The position after the owner of the first ship there has taken this turn."""
    return play(board.moving(at).load(), *turn)


@rule("ANT-052", "ANT-060")
def test_the_game_is_a_sequence_of_sun_stops() -> None:
    state = Board().ships(bottom=[0], right=[1], top=[2]).moving("bottom").load()
    told = events(state, "0 sail left", "0 end_turn")
    told += events(state, "1 sail left", "1 end_turn")
    told += events(state, "2 sail bottom", "2 end_turn")
    turns = [
        (event["event"], event.get("seat"), event.get("area"))
        for event in told
        if event["event"] in ("sun_moved", "turn_begins")
    ]
    assert turns == [
        ("sun_moved", None, "right"),
        ("turn_begins", 1, "right"),
        ("sun_moved", None, "top"),
        ("turn_begins", 2, "top"),
        ("sun_moved", None, "left"),
        ("turn_begins", 0, "left"),
    ]


@rule("ANT-053")
@pytest.mark.parametrize("distance", range(1, 7))
def test_the_sun_skips_areas_without_ships(distance: int) -> None:
    following = AREAS[(1 + distance) % 8]
    board = Board().ships(bottom=[0], **{following: [1]})
    assert sun(end_of_stop(board, "bottom", "0 sail bottom_left", "0 end_turn")) == following


@rule("ANT-053", "ANT-027")
def test_the_sun_skips_closed_areas() -> None:
    board = Board(2).ships(bottom_left=[0], bottom_right=[1])
    assert sun(end_of_stop(board, "bottom_left", "0 sail left", "0 end_turn")) == "bottom_right"


@rule("ANT-054", "ANT-R06")
def test_if_all_ships_are_in_the_sun_area_a_new_stop_begins_there() -> None:
    board = Board().ships(bottom=[None, 1], top=[2, 0]).icebreaker("right", 2)
    board.menu(0, "top", "bottom").stop(card_played=[0])
    board.push("relocate_to", seat=2, area="top", place=1)
    state = play(board.load(), "2 relocate_to bottom", "0 give_back_ship top 1", "0 end_turn")
    assert sun(state) == "bottom"
    assert queue(state, "bottom") == [2, 1, None]
    assert state.waiting() == (2,)
    stop = look(state)["stop"]
    assert (stop["active_place"], stop["second_place"]) == (1, 2)
    assert stop["card_played"] == []  # the limit of ANT-103 starts afresh
    assert area(state, "right")["icebreakers"] == []  # the sun went by


@rule("ANT-055", "ANT-R15", "ANT-115")
def test_icebreakers_at_areas_that_the_sun_skips_leave_the_game() -> None:
    board = Board().ships(bottom=[0], top=[1, 2], left=[2, 3])
    board.icebreaker("right", 1).icebreaker("top", 2).icebreaker("left", 3)
    state = board.moving("bottom").load()
    told = events(state, "0 sail bottom_left", "0 end_turn")
    assert {"event": "icebreakers_left", "area": "right"} in told
    assert [area(state, name)["icebreakers"] for name in ("right", "top", "left")] == [[], [2], [3]]
    assert look(state)["shipyard_left"] == 13 - 3


@rule("ANT-056", "ANT-R14")
def test_first_and_second_ship_are_fixed_on_arrival() -> None:
    board = Board().ships(bottom=[0], right=[1, 2, 3])
    state = end_of_stop(board, "bottom", "0 sail left", "0 end_turn")
    stop = look(state)["stop"]
    assert (stop["active_place"], stop["second_place"]) == (1, 2)
    state = end_of_stop(Board().ships(bottom=[0], right=[1]), "bottom", "0 sail left", "0 end_turn")
    stop = look(state)["stop"]
    assert (stop["active_place"], stop["second_place"]) == (1, None)


@rule("ANT-056", "ANT-R14", "ANT-059", "ANT-153")
def test_if_the_second_ship_leaves_nobody_takes_a_second_turn() -> None:
    board = Board().ships(bottom=[0, 0, 1], top=[2]).icebreaker("bottom", 0, 1)
    state = board.moving("bottom").load()
    play(state, "0 give_back_ship bottom 2", "0 sail left", "0 end_turn")
    assert sun(state) == "top"
    assert queue(state, "bottom") == [1, None, None]


@rule("ANT-056", "ANT-R14", "ANT-094", "ANT-140")
def test_a_ship_that_comes_to_the_place_of_the_second_ship_is_not_the_second_ship() -> None:
    board = Board().ships(bottom=[None, 0, 1], left=[0], top=[2]).icebreaker("bottom", 0)
    state = board.menu(0, "left", "bottom").stop(under_construction=[0]).load()
    play(state, "0 give_back_ship bottom 2", "0 end_turn")
    assert queue(state, "bottom") == [1, 0, None]
    assert (sun(state), state.waiting()) == ("top", (2,))


@rule("ANT-057", "ANT-058")
def test_the_owner_of_the_first_ship_takes_the_turn_also_several_times_in_succession() -> None:
    state = Board().ships(bottom=[0, 1], right=[0, 2], top=[0, 3]).moving("bottom").load()
    for name in ("bottom", "right", "top"):
        assert (sun(state), state.waiting()) == (name, (0,))
        assert refused(state, "1 sail left").key == "not-your-turn"
        play(state, "0 sail left", "0 end_turn")
    assert (sun(state), state.waiting()) == ("left", (0,))


@rule("ANT-059", "ANT-156", "ANT-E07")
def test_neither_second_nor_third_ship_acts_without_an_icebreaker() -> None:
    state = Board().ships(bottom=[0, 1, 2], top=[3]).moving("bottom").load()
    play(state, "0 sail left")
    assert queue(state, "bottom") == [None, 1, 2]  # they move up only when the stop ends
    play(state, "0 end_turn")
    assert queue(state, "bottom") == [1, 2, None]
    assert (sun(state), state.waiting()) == ("top", (3,))


@rule("ANT-059", "ANT-154")
@pytest.mark.parametrize("icebreakers", [[2], [1, 2]])
def test_the_third_ship_takes_no_turn_whatever_leaves_in_front_of_it(
    icebreakers: list[int],
) -> None:
    board = Board().ships(bottom=[0, 1, 2], top=[3]).icebreaker("bottom", *icebreakers)
    state = play(board.moving("bottom").load(), "0 sail left", "0 end_turn")
    if 1 in icebreakers:
        assert (sun(state), state.waiting()) == ("bottom", (1,))
        play(state, "1 sail left", "1 end_turn")
    assert (sun(state), state.waiting()) == ("top", (3,))
    assert queue(state, "bottom").count(2) == 1
    assert area(state, "bottom")["icebreakers"] == []
