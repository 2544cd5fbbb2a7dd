"""Section 5.2 of the catalogue: a turn (ANT-060 to ANT-072)."""

from itertools import permutations

import pytest

from tests.antarctica.positions import (
    AREAS,
    Board,
    decision,
    legal,
    legal_of,
    look,
    play,
    queue,
    refused,
    seat,
)

rule = pytest.mark.rule


# --- the move -----------------------------------------------------------------------------------


@rule("ANT-060")
def test_a_turn_is_the_move_then_the_menu_then_the_end() -> None:
    state = Board().ships(bottom=[0], top=[1]).moving("bottom").load()
    assert decision(state) == "move_ship"
    play(state, "0 sail left")
    assert decision(state) == "turn_menu"
    assert refused(state, "0 sail right").key == "antarctica-sailed-already"
    play(state, "0 end_turn")
    assert (decision(state), state.waiting()) == ("move_ship", (1,))


@rule("ANT-061", "ANT-072")
def test_the_move_is_compulsory_and_nothing_else_is() -> None:
    board = Board().ships(bottom=[0], top=[1]).gave_back_cubes(0, 5).unused(0, 0)
    state = board.moving("bottom").load()
    assert refused(state, "0 end_turn").key == "antarctica-sail-first"
    assert all(text.startswith("sail ") for text in legal(state))
    play(state, "0 sail right")
    assert "end_turn" in legal(state)


@rule("ANT-062")
def test_the_ship_goes_to_any_other_open_area() -> None:
    state = Board().ships(bottom=[0, 1]).moving("bottom").load()
    assert legal_of(state, "sail") == [name for name in AREAS if name != "bottom"]
    reason = refused(state, "0 sail bottom")
    assert (reason.key, reason.params["area"]) == ("antarctica-already-there", "bottom")


@rule("ANT-062", "ANT-063")
def test_the_ship_does_not_go_to_a_full_area() -> None:
    state = Board().ships(bottom=[0], top=[1, 1, 2], left=[2, 3]).moving("bottom").load()
    assert "top" not in legal_of(state, "sail")
    assert "left" in legal_of(state, "sail")
    reason = refused(state, "0 sail top")
    assert (reason.key, reason.params["area"]) == ("antarctica-area-full", "top")


@rule("ANT-063", "ANT-R10", "ANT-089")
@pytest.mark.parametrize(
    ("there", "building", "full"),
    [([None, 1], [0], False), ([None, 1], [0, 2], True), ([None, 1, 2], [0], True)],
)
def test_in_the_sun_area_ships_under_construction_count_as_well(
    there: list[int | None], building: list[int], full: bool
) -> None:
    board = Board().ships(bottom=there, top=[3, 0]).menu(0, "top", "bottom")
    board.stop(under_construction=building).push("relocate_to", seat=3, area="top", place=1)
    state = board.load()
    assert ("bottom" not in legal_of(state, "relocate_to")) == full
    if full:
        assert refused(state, "3 relocate_to bottom").key == "antarctica-area-full"


@rule("ANT-064", "ANT-R08")
@pytest.mark.parametrize("ahead", [[], [1], [1, 2]])
def test_a_ship_takes_the_first_free_place(ahead: list[int]) -> None:
    state = Board().ships(bottom=[0], top=ahead, left=[3]).moving("bottom").load()
    play(state, "0 sail top")
    assert queue(state, "top") == [*ahead, 0, None, None][:3]


@rule("ANT-065", "ANT-R07")
def test_the_area_entered_is_the_target_area_until_the_turn_ends() -> None:
    state = Board().ships(bottom=[0, 1], top=[2]).moving("bottom").load()
    assert look(state)["stop"]["target"] is None
    play(state, "0 sail left")
    assert look(state)["stop"]["target"] == "left"
    play(state, "0 end_turn")
    assert look(state)["stop"]["target"] is None


@rule("ANT-065", "ANT-139", "ANT-R07")
def test_the_target_area_stays_even_if_the_active_ship_leaves_it() -> None:
    board = Board().built("basic_14", "left", seat=0).ships(bottom=[None, 1], left=[0])
    board.menu(0, "left", "bottom").push("relocate_to", seat=0, area="left", place=1)
    state = play(board.load(), "0 relocate_to top")
    assert look(state)["stop"]["target"] == "left"
    reserve = seat(state, 0)["reserve"]
    play(state, "0 recruit")  # the camp of left, with the one scientist there
    assert seat(state, 0)["reserve"] == reserve - 1


@rule("ANT-065", "ANT-R07", "ANT-098")
def test_counting_uses_the_ships_that_are_really_in_the_target_area() -> None:
    state = Board().ships(bottom=[None, 1], left=[0]).menu(0, "left", "bottom").load()
    assert "recruit" in legal(state)
    play(state, "0 give_back_ship left 1")
    assert refused(state, "0 recruit").key == "antarctica-nobody-there"


@rule("ANT-066")
def test_a_legal_destination_always_exists() -> None:
    board = Board().ships(
        bottom=[0],
        bottom_left=[0, 0, 0],
        left=[1, 1, 1],
        top_left=[1, 2, 2],
        top=[2, 2, 3],
        top_right=[3, 3, 3],
    )
    assert legal_of(board.moving("bottom").load(), "sail") == ["bottom_right", "right"]


@rule("ANT-067", "ANT-106")
@pytest.mark.parametrize(
    "move",
    [
        "build basic",
        "new_ship",
        "recruit",
        "research track_b",
        "play two_scientists",
        "lay_icebreaker left",
        "end_turn",
    ],
)
def test_before_the_move_only_giving_back_is_allowed(move: str) -> None:
    board = Board().ships(bottom=[0], left=[1, 0]).hand(0, "two_scientists", "icebreaker")
    state = board.moving("bottom").load()
    assert refused(state, f"0 {move}").key == "antarctica-sail-first"
    kinds = {text.split(" ")[0] for text in legal(state)}
    assert kinds == {"sail", "give_back_cube", "give_back_unused_ship", "give_back_ship"}


# --- the menu -----------------------------------------------------------------------------------

MENU = ["recruit", "play two_scientists", "give_back_cube"]


def open_menu() -> Board:
    """Camp and coast station in the target area, two cards in hand."""
    board = Board().built("basic_12", "left", seat=1).ships(bottom=[None, 1], left=[0, 2])
    return board.hand(0, "two_scientists", "fast_research").menu(0, "left", "bottom")


@rule("ANT-068", "ANT-106", "ANT-116")
@pytest.mark.parametrize("order", [*permutations(MENU)], ids=" - ".join)
def test_main_action_card_and_giving_back_in_any_order(order: tuple[str, ...]) -> None:
    state = open_menu().load()
    for move in order:
        assert move in legal(state)
        play(state, f"0 {move}")
    assert legal(state) == ["end_turn"]


@rule("ANT-068", "ANT-071", "ANT-103", "ANT-116")
@pytest.mark.parametrize(
    ("first", "second", "key"),
    [
        ("recruit", "research track_b", "antarctica-main-used"),
        ("recruit", "recruit", "antarctica-main-used"),
        ("play two_scientists", "play fast_research", "antarctica-card-played"),
        ("give_back_cube", "give_back_unused_ship", "antarctica-gave-back"),
        ("give_back_cube", "give_back_ship left 1", "antarctica-gave-back"),
    ],
)
def test_each_of_them_at_most_once(first: str, second: str, key: str) -> None:
    state = open_menu().load()
    assert {first, second} <= set(legal(state))
    play(state, f"0 {first}")
    assert refused(state, f"0 {second}").key == key


@rule("ANT-069", "ANT-083", "ANT-133")
def test_everything_triggered_is_finished_before_the_next_choice() -> None:
    """A build: the next card, the research, its symbol for everybody, only then the menu."""
    board = Board().ships(bottom=[None, 1], bottom_right=[0], left=[0], top=[2], right=[3])
    board.top("double", "double_05").starts(wind_turbine="left").cube("track_c", 0, 2)
    state = board.menu(0, "left", "bottom").load()
    play(state, "0 give_back_cube", "0 build double")
    assert decision(state) == "reveal_card"
    play(state, "* reveal double double_02")
    assert decision(state) == "choose_track"
    play(state, "0 advance track_c")
    for number in (0, 1, 2, 3):
        assert (decision(state), state.waiting()) == ("relocate", (number,))
        assert refused(state, f"{number} end_turn").key == "antarctica-relocate-first"
        play(state, f"{number} decline")
    assert (decision(state), state.waiting()) == ("turn_menu", (0,))


@rule("ANT-070")
def test_the_turn_ends_when_the_active_player_says_so() -> None:
    state = open_menu().load()
    play(state, "0 recruit")
    assert state.waiting() == (0,)
    assert refused(state, "1 end_turn").key == "not-your-turn"
    play(state, "0 end_turn")
    assert (decision(state), look(state)["sun"]) == ("move_ship", "left")


@rule("ANT-070")
def test_if_nothing_else_is_legal_ending_the_turn_is_the_only_move() -> None:
    board = Board().ships(bottom=[None, 1], right=[0]).menu(0, "right", "bottom")
    state = board.top("basic", "basic_07").basic_played(0).stop(gave_back=True).load()
    assert legal(state) == ["end_turn"]


@rule("ANT-071")
def test_main_actions_work_only_in_the_target_area() -> None:
    """Camp, station and shipyard lie where other ships of the player are: no action there."""
    board = Board().built("double_07", "bottom_left", seat=1).built("basic_14", "left", seat=1)
    board.ships(bottom=[None, 1], bottom_left=[0], left=[0], right=[0]).top("basic", "basic_03")
    state = board.menu(0, "right", "bottom").load()
    keys = {
        "new_ship": "antarctica-no-shipyard",
        "recruit": "antarctica-no-camp",
        "research track_c": "antarctica-no-station",
        "build basic": "antarctica-built-already",
    }
    for move, key in keys.items():
        reason = refused(state, f"0 {move}")
        assert (reason.key, reason.params["area"]) == (key, "right")


@rule("ANT-072")
def test_taking_no_main_action_is_always_allowed() -> None:
    state = open_menu().load()
    assert "end_turn" in legal(state)
    play(state, "0 end_turn")
    assert seat(state, 0)["supply"] == 2
