"""The four red effects (ANT-146 to ANT-150, decision D17)."""

import pytest

from farshore.core.types import Seat
from tests.antarctica.positions import (
    Board,
    cubes,
    decision,
    legal,
    look,
    play,
    queue,
    refused,
    seat,
)


def one_before(track: str, space: int, own: int = 0, board: Board | None = None) -> Board:
    """A turn of seat 0; seat `own` is about to move its cube onto this space of a track."""
    board = board or Board(4)
    board.ships(right=[0], left=[1], top=[2], bottom_right=[3])
    board.menu(0, target="right", sun="bottom_left").cube(track, own, space - 1)
    return board.push("choose_track", seat=own, points=1)


# --- gain_scientist -----------------------------------------------------------------------------


@pytest.mark.rule("ANT-146")
@pytest.mark.parametrize(("track", "space"), [("track_a", 2), ("track_c", 8), ("track_e", 3)])
def test_gain_scientist_brings_one_from_the_reserve(track: str, space: int) -> None:
    state = one_before(track, space).load()
    before = seat(state, 0)
    play(state, f"0 advance {track}")
    assert seat(state, 0)["supply"] == before["supply"] + 1
    assert seat(state, 0)["reserve"] == before["reserve"] - 1
    assert decision(state) == "turn_menu"


@pytest.mark.rule("ANT-146", "ANT-R29")
def test_gain_scientist_brings_nothing_from_an_empty_reserve() -> None:
    state = one_before("track_a", 2, board=Board(4).supply(0, 12)).load()
    assert seat(state, 0)["reserve"] == 0
    play(state, "0 advance track_a")
    assert (seat(state, 0)["supply"], seat(state, 0)["reserve"]) == (12, 0)
    assert decision(state) == "turn_menu"


# --- new_ship -----------------------------------------------------------------------------------


@pytest.mark.rule("ANT-147", "ANT-148", "ANT-089", "ANT-090", "ANT-D17", "ANT-R29")
def test_a_new_ship_may_be_taken_without_a_shipyard_and_the_others_pick_cards() -> None:
    """It is seat 2's ship in a turn of seat 0, so the active player picks as well."""
    state = play(one_before("track_c", 5, own=2).load(), "2 advance track_c")
    assert (state.actor(), legal(state)) == (2, ["accept", "decline"])
    assert refused(state, "2 end_turn").key == "antarctica-accept-first"
    play(state, "2 accept")
    assert look(state)["stop"]["under_construction"] == [2]
    assert seat(state, 2)["unused_ships"] == 1
    for number in (3, 0, 1):
        assert (decision(state), state.actor()) == ("shipyard_pick", number)
        play(state, f"{number} pick icebreaker")
    assert [seat(state, number)["shipyard_cards"] for number in range(4)] == [1, 1, 0, 1]
    assert (decision(state), state.actor()) == ("turn_menu", 0)
    play(state, "0 end_turn")
    assert queue(state, "bottom_left") == [2, None, None]


@pytest.mark.rule("ANT-147", "ANT-148", "ANT-D17", "ANT-R29")
def test_who_declines_the_ship_keeps_it_unused_and_nobody_picks() -> None:
    state = play(one_before("track_c", 5).load(), "0 advance track_c", "0 decline")
    assert decision(state) == "turn_menu"
    assert seat(state, 0)["unused_ships"] == 2
    assert look(state)["stop"]["under_construction"] == []
    assert state.view(Seat(0))["shipyard_left"] == 13


@pytest.mark.rule("ANT-147", "ANT-D17", "ANT-N05")
def test_it_is_not_asked_without_an_unused_ship() -> None:
    state = play(one_before("track_c", 5).unused(0, 0).load(), "0 advance track_c")
    assert decision(state) == "turn_menu"


@pytest.mark.rule("ANT-147", "ANT-063", "ANT-R10", "ANT-D17")
@pytest.mark.parametrize(
    ("ships", "construction", "possible"),
    [
        ([None, 1, 2], [], True),
        ([1, 2, 3], [], False),
        ([None, 1, 2], [3], False),
        ([None, 1], [3], True),
        ([], [1, 2, 3], False),
    ],
)
def test_it_is_not_asked_while_the_sun_area_is_full(
    ships: list[int | None], construction: list[int], possible: bool
) -> None:
    board = one_before("track_c", 5).ships(right=[0], bottom_left=ships)
    state = board.stop(under_construction=construction, second_place=None).load()
    play(state, "0 advance track_c")
    assert decision(state) == ("accept_new_ship" if possible else "turn_menu")


@pytest.mark.rule("ANT-148", "ANT-093")
@pytest.mark.parametrize("cards", [0, 2, 3])
def test_too_few_cards_for_the_others_leave_the_game(cards: int) -> None:
    board = one_before("track_c", 5, board=Board(4).stack(*["icebreaker"] * cards, holder=1))
    state = play(board.load(), "0 advance track_c", "0 accept")
    assert look(state)["stop"]["under_construction"] == [0]
    assert decision(state) == ("shipyard_pick" if cards == 3 else "turn_menu")
    assert state.view(Seat(0))["shipyard_left"] == (3 if cards == 3 else 0)


@pytest.mark.rule("ANT-147", "ANT-071")
def test_the_ship_of_the_symbol_is_no_main_action() -> None:
    state = play(one_before("track_c", 5).load(), "0 advance track_c", "0 accept")
    play(state, *[f"{number} pick icebreaker" for number in (1, 2, 3)])
    assert look(state)["stop"]["main_used"] is False


# --- know_how_card and basic_card_back ----------------------------------------------------------


@pytest.mark.rule("ANT-149")
def test_know_how_card_takes_one_from_the_stack() -> None:
    state = play(one_before("track_a", 5).load(), "0 advance track_a")
    assert [seat(state, number)["know_how"] for number in range(4)] == [1, 0, 0, 0]
    assert look(state)["know_how_left"] == 3
    assert decision(state) == "turn_menu"


@pytest.mark.rule("ANT-149")
def test_know_how_card_gives_nothing_when_the_stack_is_empty() -> None:
    state = one_before("track_a", 5, board=Board(4).know_how(1, 2).know_how(2, 2)).load()
    play(state, "0 advance track_a")
    assert seat(state, 0)["know_how"] == 0
    assert look(state)["know_how_left"] == 0


@pytest.mark.rule("ANT-150", "ANT-R16")
@pytest.mark.parametrize("played", [True, False])
def test_basic_card_back_returns_a_played_card_and_never_gives_a_second(played: bool) -> None:
    board = one_before("track_b", 3).basic_played(*([0, 1] if played else [1]))
    state = play(board.load(), "0 advance track_b")
    assert [seat(state, number)["basic_card"] for number in range(2)] == [True, False]
    assert decision(state) == "turn_menu"


@pytest.mark.rule("ANT-150", "ANT-108", "ANT-103", "ANT-R16")
def test_the_basic_card_comes_back_in_the_very_turn_in_which_it_was_played() -> None:
    """It is spent for the build whose research brings it back; one card a stop is all the same."""
    board = Board(4).ships(right=[0], left=[1]).starts(crane="top", camp="right")
    board.top("basic", "basic_03").cube("track_b", 0, 2)
    state = board.menu(0, target="right", sun="bottom_left").load()
    play(state, "0 build basic", "* reveal basic basic_02")
    assert seat(state, 0)["basic_card"] is False
    play(state, "0 advance track_b")
    assert cubes(state, "track_b")[0] == 3
    assert seat(state, 0)["basic_card"] is True
    assert look(state)["stop"]["card_played"] == [0]


@pytest.mark.rule("ANT-R29")
@pytest.mark.parametrize(("track", "space"), [("track_a", 2), ("track_a", 5), ("track_b", 3)])
def test_only_the_new_ship_may_be_refused(track: str, space: int) -> None:
    state = one_before(track, space).basic_played(0).load()
    before = look(state)["seats"][0]
    play(state, f"0 advance {track}")
    assert decision(state) == "turn_menu"
    assert look(state)["seats"][0] != before
