"""Section 5.7 of the catalogue: cards (ANT-103 to ANT-115)."""

from collections.abc import Sequence

import pytest

from farshore import State
from tests.antarctica.positions import (
    KINDS,
    Board,
    area,
    cubes,
    decision,
    events,
    legal,
    legal_of,
    look,
    play,
    queue,
    refused,
    seat,
)

rule = pytest.mark.rule


def holder(*kinds: str, sun: Sequence[int | None] = (None, 1)) -> Board:
    """Seat 0 has come from bottom to left and holds shipyard cards of these kinds."""
    board = Board().ships(bottom=sun, left=[0], top=[1, 0], right=[2])
    return board.hand(0, *kinds).menu(0, "left", "bottom")


def carded(state: State) -> list[int]:
    seats: list[int] = look(state)["stop"]["card_played"]
    return seats


# --- one card per stop --------------------------------------------------------------------------

CARD_MOVES = ["play place_scientist", "play two_scientists", "play fast_research"]


@rule("ANT-103")
@pytest.mark.parametrize("first", [*CARD_MOVES, "lay_icebreaker top"])
def test_at_most_one_card_per_stop(first: str) -> None:
    board = holder("place_scientist", "two_scientists", "fast_research", "icebreaker")
    state = board.hand(0, "place_scientist", "two_scientists", "fast_research").load()
    assert {*CARD_MOVES, "lay_icebreaker top"} <= set(legal(state))
    play(state, f"0 {first}")
    if decision(state) == "choose_track":
        play(state, "0 advance track_e")
    assert carded(state) == [0]
    for move in [*CARD_MOVES, "lay_icebreaker top"]:
        assert refused(state, f"0 {move}").key == "antarctica-card-played"


@rule("ANT-103", "ANT-078")
def test_a_resource_card_is_the_card_of_the_stop_as_well() -> None:
    state = holder("two_scientists").top("basic", "basic_03").load()
    play(state, "0 build basic", "* reveal basic basic_05", "0 advance track_e")
    assert refused(state, "0 play two_scientists").key == "antarctica-card-played"


@rule("ANT-103", "ANT-E05")
def test_an_icebreaker_laid_at_the_sun_area_gives_the_second_turn_but_no_card_in_it() -> None:
    state = holder("icebreaker", "two_scientists", sun=[None, 0]).load()
    play(state, "0 lay_icebreaker bottom", "0 end_turn")
    assert (decision(state), state.waiting(), look(state)["sun"]) == ("move_ship", (0,), "bottom")
    play(state, "0 sail right")
    assert refused(state, "0 play two_scientists").key == "antarctica-card-played"


@rule("ANT-103", "ANT-104", "ANT-E05")
@pytest.mark.parametrize("in_first_turn", [True, False])
def test_if_the_icebreaker_lay_there_one_card_in_one_of_the_two_turns(in_first_turn: bool) -> None:
    board = holder("place_scientist", "two_scientists", sun=[None, 0]).icebreaker("bottom", 0)
    state = board.load()
    if in_first_turn:
        play(state, "0 play two_scientists")
    play(state, "0 end_turn", "0 sail right")
    assert look(state)["stop"]["second_turn"] is True
    assert ("play place_scientist" in legal(state)) == (not in_first_turn)
    if not in_first_turn:
        play(state, "0 play place_scientist")
        assert refused(state, "0 play two_scientists").key == "antarctica-card-played"


@rule("ANT-104", "ANT-103")
def test_at_the_next_stop_a_card_may_be_played_again() -> None:
    board = Board().ships(bottom=[None, 1], right=[0, 3, 2], left=[0])
    state = board.hand(0, "place_scientist", "two_scientists").menu(0, "left", "bottom").load()
    play(state, "0 play two_scientists", "0 end_turn", "0 sail top")
    assert look(state)["sun"] == "right"
    assert carded(state) == []
    play(state, "0 play place_scientist")


@rule("ANT-105", "ANT-E06")
def test_if_the_two_turns_belong_to_different_players_each_may_play_a_card() -> None:
    board = holder("two_scientists").icebreaker("bottom", 1).hand(1, "two_scientists")
    state = play(board.load(), "0 play two_scientists", "0 end_turn")
    assert (state.waiting(), look(state)["sun"]) == ((1,), "bottom")
    play(state, "1 sail left", "1 play two_scientists")
    assert carded(state) == [0, 1]


# --- when, and where it goes --------------------------------------------------------------------


@rule("ANT-106")
def test_shipyard_cards_are_played_in_ones_own_turn_after_the_move() -> None:
    board = Board().ships(bottom=[0], left=[1]).hand(0, "two_scientists").hand(1, "two_scientists")
    state = board.moving("bottom").load()
    assert refused(state, "0 play two_scientists").key == "antarctica-sail-first"
    play(state, "0 sail left")
    assert refused(state, "1 play two_scientists").key == "not-your-turn"
    play(state, "0 recruit", "0 play two_scientists")


@rule("ANT-106")
def test_a_card_is_not_played_while_something_is_pending() -> None:
    state = holder("two_scientists").top("basic", "basic_03").load()
    play(state, "0 build basic", "* reveal basic basic_05")
    assert refused(state, "0 play two_scientists").key == "antarctica-choose-track-first"


@rule("ANT-106")
def test_a_card_received_earlier_in_the_same_turn_may_be_played() -> None:
    board = Board().ships(bottom=[0], right=[None, 1]).cube("track_b", 0, 4)
    state = board.menu(0, "bottom", "right").load()
    play(state, "0 research track_b", *["* draw two_scientists"] * 2, *["* draw icebreaker"] * 2)
    play(state, "0 draft two_scientists", "1 draft icebreaker", "2 draft icebreaker")
    play(state, "3 draft two_scientists", "0 play two_scientists")
    assert seat(state, 0)["supply"] == 4


@rule("ANT-107")
@pytest.mark.parametrize("move", [*CARD_MOVES, "lay_icebreaker top"])
def test_a_played_card_leaves_the_game(move: str) -> None:
    kind = move.split(" ")[1] if move.startswith("play") else "icebreaker"
    state = holder(kind).load()
    before = look(state)
    play(state, f"0 {move}")
    after = look(state)
    assert after["seats"][0]["shipyard_cards"] == 0
    assert after["shipyard"]["stack"] == before["shipyard"]["stack"]
    assert after["shipyard"]["story"] == [f"0 picked {kind}", f"0 played {kind}"]


@rule("ANT-107", "ANT-155")
@pytest.mark.parametrize("used", [True, False])
def test_an_icebreaker_leaves_the_game_after_it_was_used_or_lost(used: bool) -> None:
    board = holder("icebreaker", sun=[None, 0] if used else [None, 1])
    board.icebreaker("bottom", 2)
    state = play(board.load(), f"0 lay_icebreaker {'bottom' if used else 'top'}", "0 end_turn")
    if used:
        assert area(state, "bottom")["icebreakers"] == [0, 2]
        play(state, "0 sail right", "0 end_turn")
    assert area(state, "bottom")["icebreakers"] == []
    assert area(state, "top")["icebreakers"] == ([] if used else [0])
    assert sum(look(state)["shipyard"]["stack"].values()) == 13 - 2


@rule("ANT-108", "ANT-R16")
def test_a_know_how_card_leaves_the_game_and_a_basic_card_is_set_aside() -> None:
    board = holder().ships(bottom=[None, 1], bottom_right=[0], left=[0]).know_how(0)
    state = board.top("prestige", "prestige_01").load()
    play(state, "0 build prestige")
    assert (seat(state, 0)["know_how"], look(state)["know_how_left"]) == (0, 3)
    state = board.top("basic", "basic_06").load()
    play(state, "0 build basic")
    assert seat(state, 0)["basic_card"] is False


@rule("ANT-108", "ANT-R16", "ANT-150")
def test_a_basic_card_comes_back_even_in_the_turn_in_which_it_was_played() -> None:
    state = holder("two_scientists").top("basic", "basic_03").cube("track_b", 0, 2).load()
    play(state, "0 build basic", "* reveal basic basic_05")
    assert seat(state, 0)["basic_card"] is False
    play(state, "0 advance track_b")
    assert seat(state, 0)["basic_card"] is True
    assert refused(state, "0 play two_scientists").key == "antarctica-card-played"


# --- the cards one by one -----------------------------------------------------------------------


@rule("ANT-103", "ANT-106")
@pytest.mark.parametrize("move", [*CARD_MOVES, "lay_icebreaker top"])
def test_only_cards_in_hand_can_be_played(move: str) -> None:
    state = holder().hand(1, *KINDS).load()
    assert refused(state, f"0 {move}").key == "antarctica-no-such-card"


@rule("ANT-109")
def test_place_a_scientist() -> None:
    state = holder("place_scientist").supply(0, 1).load()
    before = seat(state, 0)
    play(state, "0 play place_scientist")
    assert area(state, "left")["scientists"] == [1, 0, 0, 0]
    assert seat(state, 0)["supply"] == 0
    assert seat(state, 0)["reserve"] == before["reserve"]
    state = holder("place_scientist").supply(0, 0).load()
    assert refused(state, "0 play place_scientist").key == "antarctica-supply-empty"


@rule("ANT-110", "ANT-R20")
@pytest.mark.parametrize(("reserve", "gained"), [(10, 2), (2, 2), (1, 1)])
def test_two_scientists_or_the_only_one_left(reserve: int, gained: int) -> None:
    state = holder("two_scientists").supply(0, 12 - reserve).load()
    play(state, "0 play two_scientists")
    assert seat(state, 0)["supply"] == 12 - reserve + gained
    assert seat(state, 0)["reserve"] == reserve - gained


@rule("ANT-110", "ANT-R20")
def test_two_scientists_needs_one_in_the_reserve() -> None:
    state = holder("two_scientists").supply(0, 12).load()
    assert refused(state, "0 play two_scientists").key == "antarctica-reserve-empty"


@rule("ANT-111")
def test_fast_research_is_three_points_on_one_track_of_choice() -> None:
    state = play(holder("fast_research").load(), "0 play fast_research")
    assert legal(state) == [f"advance track_{letter}" for letter in "abcde"]
    assert refused(state, "0 decline").key == "antarctica-choose-track-first"
    play(state, "0 advance track_e")
    assert cubes(state, "track_e") == [3, 0, 0, 0]
    assert decision(state) == "turn_menu"


@rule("ANT-111", "ANT-R20", "ANT-R09")
def test_fast_research_needs_an_eligible_track() -> None:
    board = holder("fast_research").gave_back_cubes(0, 4).cubes("track_a", 9, 10, 0, 0)
    assert refused(board.load(), "0 play fast_research").key == "antarctica-no-track-left"
    state = play(board.cubes("track_a", 8, 10, 0, 0).load(), "0 play fast_research")
    assert legal(state) == ["advance track_a"]


# --- Icebreaker ---------------------------------------------------------------------------------


@rule("ANT-112")
def test_an_icebreaker_is_laid_where_an_own_ship_is_at_place_two() -> None:
    board = (
        Board()
        .hand(0, "icebreaker")
        .ships(bottom=[None, 1], top=[1, 0], right=[0, 2], bottom_left=[1, 2, 0], left=[3, 0])
    )
    state = board.menu(0, "left", "bottom").load()  # the active ship at place 2 of its target
    assert legal_of(state, "lay_icebreaker") == ["top", "left"]
    for name in ("right", "bottom_left", "top_left"):
        reason = refused(state, f"0 lay_icebreaker {name}")
        assert (reason.key, reason.params["area"]) == ("antarctica-not-at-place-two", name)
    told = events(state, "0 lay_icebreaker left")
    assert told == [{"event": "icebreaker_laid", "seat": 0, "area": "left"}]
    assert area(state, "left")["icebreakers"] == [0]


@rule("ANT-112", "ANT-027")
def test_no_icebreaker_at_a_closed_area() -> None:
    board = Board(2).ships(right=[None, 1], left=[1, 0]).hand(0, "icebreaker")
    state = board.menu(0, "left", "right").load()
    assert refused(state, "0 lay_icebreaker top").key == "antarctica-area-closed"


@rule("ANT-113", "ANT-R14")
@pytest.mark.parametrize(
    ("sun", "second_place", "possible"),
    [
        ([None, 0, 1], 2, True),
        ([0, 1, 2], 1, True),  # it moved up when a ship joined, and is still the second
        ([None, 1, 0], 2, False),
        ([1, 0, 2], 1, False),  # at place 2, but another ship is the second of the stop
        ([2, 0, 1], None, False),  # the second ship has left; place 2 does not make a second
        ([None, None, 0], None, False),
    ],
)
def test_in_the_sun_area_only_the_second_ship_of_the_stop_counts(
    sun: list[int | None], second_place: int | None, possible: bool
) -> None:
    state = holder("icebreaker", sun=sun).stop(second_place=second_place).load()
    assert ("bottom" in legal_of(state, "lay_icebreaker")) == possible
    if not possible:
        assert refused(state, "0 lay_icebreaker bottom").key == "antarctica-not-second-ship"


@rule("ANT-113")
def test_not_at_the_sun_area_once_the_second_turn_has_begun() -> None:
    board = Board().ships(bottom=[None, 0, 2], left=[0], top=[3]).hand(0, "icebreaker")
    state = board.icebreaker("bottom", 0).menu(0, "left", "bottom").load()
    play(state, "0 end_turn", "0 sail right")
    assert refused(state, "0 lay_icebreaker bottom").key == "antarctica-icebreaker-there"


@rule("ANT-114", "ANT-R15")
def test_one_icebreaker_per_player_and_area() -> None:
    state = holder("icebreaker", "icebreaker").icebreaker("top", 0).load()
    assert refused(state, "0 lay_icebreaker top").key == "antarctica-icebreaker-there"
    state = holder("icebreaker").icebreaker("top", 1, 2).load()
    play(state, "0 lay_icebreaker top")
    assert area(state, "top")["icebreakers"] == [0, 1, 2]


@rule("ANT-115")
def test_an_icebreaker_stays_whatever_happens_to_the_ships() -> None:
    state = play(holder("icebreaker").load(), "0 lay_icebreaker top", "0 give_back_ship top 2")
    assert area(state, "top")["icebreakers"] == [0]
    play(state, "0 end_turn", "2 sail left", "2 end_turn")
    assert look(state)["sun"] == "top"
    assert area(state, "top")["icebreakers"] == [0]
    play(state, "1 sail right", "1 end_turn")
    assert area(state, "top")["icebreakers"] == []  # the sun came, and nobody was second


@rule("ANT-115", "ANT-153", "ANT-R15")
@pytest.mark.parametrize("owner", [0, 3])
def test_an_icebreaker_serves_only_its_owner(owner: int) -> None:
    board = Board().ships(bottom=[1, 0, 2], top=[2]).icebreaker("bottom", owner)
    state = play(board.moving("bottom").load(), "1 sail left", "1 end_turn")
    if owner == 0:
        assert (state.waiting(), look(state)["stop"]["active_place"]) == ((0,), 2)
    else:
        assert (state.waiting(), look(state)["sun"]) == ((2,), "top")
        assert queue(state, "bottom") == [0, 2, None]
