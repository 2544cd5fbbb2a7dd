"""The end of the turn and of the stop (ANT-151 to ANT-156)."""

import pytest

from farshore.core.types import Seat
from tests.antarctica.positions import (
    AREAS,
    Board,
    area,
    decision,
    events,
    legal,
    legal_of,
    look,
    play,
    queue,
    refused,
)


def menu(*sun_area: int | None, players: int = 4, **options: str) -> Board:
    """Seat 0's ship has left bottom_left for right; these ships are still in bottom_left."""
    board = Board(players, None, None, **options).ships(
        right=[0], left=[2], top_left=[3], bottom_left=[*sun_area]
    )
    return board.menu(0, target="right", sun="bottom_left")


# --- arrivals -----------------------------------------------------------------------------------


@pytest.mark.rule("ANT-151", "ANT-094", "ANT-096")
def test_ships_under_construction_of_whichever_player_join_in_the_order_taken() -> None:
    state = menu(None, 1).stop(under_construction=[2, 0]).load()
    assert queue(state, "bottom_left") == [None, 1, None]
    told = events(state, "0 end_turn")
    joined = [event for event in told if event["event"] == "ship_joined"]
    assert [event["seat"] for event in joined] == [2, 0]
    assert queue(state, "bottom_left") == [1, 2, 0]
    assert look(state)["stop"]["under_construction"] == []


@pytest.mark.rule("ANT-151", "ANT-094", "ANT-059")
def test_a_ship_that_joins_takes_no_turn_at_this_stop() -> None:
    state = menu().stop(under_construction=[2]).icebreaker("bottom_left", 2).load()
    play(state, "0 end_turn")
    assert (look(state)["sun"], state.actor()) == ("right", 0)


@pytest.mark.rule("ANT-151", "ANT-153", "ANT-182")
def test_ships_join_before_the_second_ship_takes_its_turn() -> None:
    state = menu(None, 1, 2).stop(under_construction=[0]).icebreaker("bottom_left", 1).load()
    play(state, "0 end_turn")
    assert queue(state, "bottom_left") == [1, 2, 0]
    assert state.actor() == 1
    play(state, "1 sail top")
    assert queue(state, "bottom_left") == [None, 2, 0]
    assert queue(state, "top") == [1, None, None]


@pytest.mark.rule("ANT-152", "ANT-151", "ANT-160")
def test_ships_join_before_the_end_is_checked() -> None:
    """The last ship on the board is given back, but a new one arrives: the game goes on."""
    board = Board(2).ships(right=[0]).menu(0, target="right", sun="bottom_left")
    state = board.stop(under_construction=[1]).load()
    play(state, "0 give_back_ship right 1", "0 end_turn")
    assert (state.actor(), look(state)["sun"]) == (1, "bottom_left")


@pytest.mark.rule("ANT-152", "ANT-159")
def test_when_an_end_condition_has_been_met_no_further_turn_is_taken() -> None:
    board = menu(None, 1).icebreaker("bottom_left", 1).hand(0, "place_scientist")
    for card in ("basic_01", "basic_03", "basic_05", "basic_07", "basic_09", "basic_12"):
        board.built(card, "left")
    for card in ("double_01", "double_03", "double_05", "double_07", "double_09"):
        board.built(card, "top")
    state = board.load()
    play(state, "0 play place_scientist")
    assert decision(state) == "turn_menu"
    play(state, "0 end_turn")
    assert state.is_over()
    assert (state.waiting(), state.legal(Seat(1))) == ((), [])


# --- the second ship ----------------------------------------------------------------------------


@pytest.mark.rule("ANT-153", "ANT-154", "ANT-060", "ANT-R30")
def test_with_an_icebreaker_the_second_ship_takes_a_complete_turn() -> None:
    """It must sail; then come main action, card and giving back as in any turn."""
    board = menu(None, 1).starts(camp="top").icebreaker("bottom_left", 1)
    board.hand(1, "two_scientists").stop(main_used=True, gave_back=True, card_played=[0])
    state = play(board.load(), "0 end_turn")
    assert (decision(state), state.actor()) == ("move_ship", 1)
    stop = look(state)["stop"]
    assert (stop["second_turn"], stop["active_place"], stop["second_place"]) == (True, 2, None)
    assert legal_of(state, "sail") == [area for area in AREAS if area != "bottom_left"]
    assert legal_of(state, "give_back_cube") == [""]
    for move in ("end_turn", "decline"):
        assert refused(state, f"1 {move}").key == "antarctica-sail-first"
    play(state, "1 sail top", "1 recruit", "1 play two_scientists", "1 give_back_cube")
    play(state, "1 end_turn")
    assert look(state)["sun"] == "right"


@pytest.mark.rule("ANT-154", "ANT-R30", "ANT-D19", "ANT-155")
@pytest.mark.parametrize("taken", [True, False])
def test_by_the_other_reading_the_second_ships_turn_may_be_declined(taken: bool) -> None:
    state = menu(None, 1, second_turn="may").icebreaker("bottom_left", 1).load()
    play(state, "0 end_turn")
    assert (decision(state), state.actor()) == ("offer_second_turn", 1)
    assert legal(state) == ["accept", "decline"]
    assert refused(state, "1 sail top").key == "antarctica-second-turn-first"
    told = events(state, "1 accept" if taken else "1 decline")
    if taken:
        assert told[0]["event"] == "icebreaker_used"
        assert (decision(state), look(state)["stop"]["second_turn"]) == ("move_ship", True)
    else:
        assert told[0] == {"event": "second_turn_declined", "seat": 1, "area": "bottom_left"}
        assert (look(state)["sun"], queue(state, "bottom_left")) == ("right", [1, None, None])
        assert area(state, "bottom_left")["icebreakers"] == []


@pytest.mark.rule("ANT-154", "ANT-R30")
def test_nothing_is_offered_without_an_icebreaker() -> None:
    state = play(menu(None, 1, second_turn="may").load(), "0 end_turn")
    assert (look(state)["sun"], decision(state)) == ("right", "move_ship")


@pytest.mark.rule("ANT-153", "ANT-R15")
@pytest.mark.parametrize(
    ("sun_area", "owners", "turn"),
    [
        ([None, 1], [1], True),
        ([None, 1], [], False),  # no Icebreaker
        ([None, 1], [2], False),  # somebody else's
        ([None, 1, 2], [2], False),  # the third ship profits from nothing
        ([None, 1, 2], [1, 2], True),
        ([None, None, 1], [1], False),  # the second ship has left
    ],
)
def test_the_second_ship_needs_its_owners_icebreaker(
    sun_area: list[int | None], owners: list[int], turn: bool
) -> None:
    state = menu(*sun_area).icebreaker("bottom_left", *owners).load()
    play(state, "0 end_turn")
    expected = ("bottom_left", 1) if turn else ("right", 0)
    assert (look(state)["sun"], state.actor()) == expected


@pytest.mark.rule("ANT-153")
def test_an_icebreaker_of_another_area_gives_no_turn() -> None:
    state = play(menu(None, 1).icebreaker("left", 1).load(), "0 end_turn")
    assert (look(state)["sun"], state.actor()) == ("right", 0)


@pytest.mark.rule("ANT-154")
def test_there_is_at_most_one_second_turn_per_stop() -> None:
    """The ship behind has an Icebreaker as well and has become the foremost: still no turn."""
    state = menu(None, 1, 2).icebreaker("bottom_left", 1, 2).load()
    play(state, "0 end_turn", "1 sail top", "1 end_turn")
    assert (look(state)["sun"], state.actor()) == ("right", 0)
    assert queue(state, "bottom_left") == [2, None, None]


@pytest.mark.rule("ANT-154", "ANT-113")
def test_no_icebreaker_can_be_laid_at_the_sun_area_in_the_second_turn() -> None:
    board = menu(None, 1, 1).icebreaker("bottom_left", 1).hand(1, "icebreaker")
    state = play(board.load(), "0 end_turn", "1 sail right")
    assert legal_of(state, "lay_icebreaker") == ["right"]


# --- the end of the stop ------------------------------------------------------------------------


@pytest.mark.rule("ANT-155", "ANT-I18")
@pytest.mark.parametrize("owners", [[1], [2], [0, 2], [0, 1, 2, 3]])
def test_all_icebreakers_at_the_sun_area_leave_used_or_not(owners: list[int]) -> None:
    board = menu(None, 1).icebreaker("bottom_left", *owners).icebreaker("left", 3)
    state = play(board.load(), "0 end_turn")
    if 1 in owners:
        assert look(state)["areas"]["bottom_left"]["icebreakers"] == owners
        play(state, "1 sail top", "1 end_turn")
    assert look(state)["areas"]["bottom_left"]["icebreakers"] == []
    assert look(state)["areas"]["left"]["icebreakers"] == [3]


@pytest.mark.rule("ANT-156", "ANT-122", "ANT-I15")
@pytest.mark.parametrize(
    ("left", "after"),
    [
        ([None, 1, 2], [1, 2, None]),
        ([None, None, 2], [2, None, None]),
        ([None, 1], [1, None, None]),
        ([], [None, None, None]),
    ],
)
def test_last_the_ships_left_move_up_without_gaps(
    left: list[int | None], after: list[int | None]
) -> None:
    state = menu(*left).stop(second_place=2 if left[1:2] == [1] else None).load()
    assert queue(state, "bottom_left") == [*left, *[None] * (3 - len(left))]
    play(state, "0 end_turn")
    assert queue(state, "bottom_left") == after


@pytest.mark.rule("ANT-156", "ANT-052", "ANT-103")
def test_then_the_next_stop_begins_with_everything_fresh() -> None:
    board = menu(None, 1).stop(main_used=True, gave_back=True, card_played=[0])
    state = play(board.load(), "0 end_turn")
    stop = look(state)["stop"]
    assert look(state)["sun"] == "right"
    assert [stop[key] for key in ("main_used", "gave_back", "card_played")] == [False, False, []]
    assert [stop[key] for key in ("second_turn", "target", "active_place")] == [False, None, 1]
    assert "give_back_cube" in legal(state)
