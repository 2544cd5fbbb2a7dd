"""Section 5.8 of the catalogue: giving back a piece (ANT-116 to ANT-123, ANT-182)."""

import pytest

from tests.antarctica.positions import (
    Board,
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

PIECES = {
    "give_back_cube": ("unused_cubes", "returned_cubes"),
    "give_back_unused_ship": ("unused_ships", "returned_ships"),
    "give_back_ship top 2": (None, "returned_ships"),
}


def owner() -> Board:
    """Seat 0 has ships in bottom_left, twice in right behind seat 1, and in left."""
    return Board(2).ships(bottom_left=[0], right=[1, 0, 0], left=[0, 1])


@rule("ANT-116", "ANT-067", "ANT-068")
@pytest.mark.parametrize("before_the_move", [True, False])
def test_one_piece_per_turn_before_the_move_or_from_the_menu(before_the_move: bool) -> None:
    state = owner().moving("bottom_left").load()
    if not before_the_move:
        play(state, "0 sail top_left")
    play(state, "0 give_back_cube")
    for move in ("give_back_cube", "give_back_unused_ship", "give_back_ship right 2"):
        assert refused(state, f"0 {move}").key == "antarctica-gave-back"
    if before_the_move:
        play(state, "0 sail top_left")
        assert refused(state, "0 give_back_unused_ship").key == "antarctica-gave-back"


@rule("ANT-116")
def test_only_in_ones_own_turn() -> None:
    state = owner().moving("bottom_left").load()
    assert refused(state, "1 give_back_cube").key == "not-your-turn"


@rule("ANT-117", "ANT-R38")
@pytest.mark.parametrize("moved", [True, False])
def test_an_unused_cube_or_ship_or_an_own_ship_on_the_board(moved: bool) -> None:
    state = owner().moving("bottom_left").load()
    if moved:
        play(state, "0 sail top_left")
    ships = ["right 2", "right 3", *(["top_left 1"] if moved else []), "left 1"]
    assert {text for text in legal(state) if text.startswith("give_back")} == {
        "give_back_cube",
        "give_back_unused_ship",
        *(f"give_back_ship {ship}" for ship in ships),
    }
    for ship in ("right 1", "left 2", "left 3", "top 1"):
        assert refused(state, f"0 give_back_ship {ship}").key == "antarctica-not-your-ship"


@rule("ANT-117")
def test_cubes_on_tracks_cannot_be_given_back() -> None:
    board = owner().cubes("track_a", 2, 1).cube("track_b", 0, 1).cube("track_c", 0, 3)
    state = board.unused(0, 0).moving("bottom_left").load()
    assert seat(state, 0)["unused_cubes"] == 0
    assert refused(state, "0 give_back_cube").key == "antarctica-no-unused-cube"
    assert refused(state, "0 give_back_unused_ship").key == "antarctica-no-unused-ship"


@rule("ANT-117", "ANT-116", "ANT-120")
@pytest.mark.parametrize("move", PIECES)
def test_the_piece_goes_to_the_returned_box_for_a_scientist(move: str) -> None:
    state = Board().ships(bottom=[None, 1], top=[2, 0], left=[0]).menu(0, "left", "bottom").load()
    before = seat(state, 0)
    play(state, f"0 {move}")
    after = seat(state, 0)
    source, box = PIECES[move]
    assert after[box] == before[box] + 1
    if source is not None:
        assert after[source] == before[source] - 1
    else:
        assert queue(state, "top") == [2, None, None]
    assert (after["supply"], after["reserve"]) == (before["supply"] + 1, before["reserve"] - 1)


@rule("ANT-R38", "ANT-117")
@pytest.mark.parametrize(("place", "left"), [(1, [1, 0, None]), (3, [0, 1, None])])
def test_ships_of_one_player_in_an_area_are_told_apart_by_place(
    place: int, left: list[int | None]
) -> None:
    state = Board(2).ships(bottom_left=[0], right=[0, 1, 0]).moving("bottom_left").load()
    play(state, f"0 give_back_ship right {place}")
    assert queue(state, "right") == left


@rule("ANT-118", "ANT-R22")
def test_the_active_ship_cannot_be_given_back_before_it_has_moved() -> None:
    state = Board().ships(bottom=[0, 0], top=[1]).moving("bottom").load()
    assert legal_of(state, "give_back_ship") == ["bottom 2"]
    assert refused(state, "0 give_back_ship bottom 1").key == "antarctica-active-ship"
    play(state, "0 sail left", "0 give_back_ship left 1")
    assert queue(state, "left") == [None, None, None]


@rule("ANT-118")
def test_in_a_second_ship_turn_the_second_ship_is_the_active_one() -> None:
    board = Board().ships(bottom=[None, 0, 0], top=[1]).icebreaker("bottom", 0)
    state = board.moving("bottom", place=2).load()
    assert legal_of(state, "give_back_ship") == ["bottom 3"]
    assert refused(state, "0 give_back_ship bottom 2").key == "antarctica-active-ship"


@rule("ANT-R22", "ANT-063")
def test_giving_back_before_the_move_can_free_a_place() -> None:
    state = Board().ships(bottom=[0], top=[1, 0, 2]).moving("bottom").load()
    assert "top" not in legal_of(state, "sail")
    play(state, "0 give_back_ship top 2", "0 sail top")
    assert queue(state, "top") == [1, 2, 0]


@rule("ANT-119")
def test_in_the_two_turns_of_a_stop_one_piece_each() -> None:
    board = Board().ships(bottom=[None, 0], left=[0], top=[1]).icebreaker("bottom", 0)
    state = board.menu(0, "left", "bottom").load()
    play(state, "0 give_back_cube", "0 end_turn", "0 give_back_unused_ship", "0 sail right")
    assert refused(state, "0 give_back_cube").key == "antarctica-gave-back"
    assert (seat(state, 0)["returned_cubes"], seat(state, 0)["returned_ships"]) == (1, 1)


@rule("ANT-120")
def test_with_an_empty_reserve_there_is_no_scientist() -> None:
    state = owner().supply(0, 16).moving("bottom_left").load()
    told = events(state, "0 give_back_cube")
    assert told == [{"event": "cube_returned", "seat": 0}]
    assert (seat(state, 0)["supply"], seat(state, 0)["reserve"]) == (16, 0)
    assert seat(state, 0)["returned_cubes"] == 1


@rule("ANT-121", "ANT-175")
def test_returned_pieces_stay_to_the_end_and_count() -> None:
    board = Board().ships(bottom=[0], left=[0]).unused(0, 0).moving("bottom")
    state = play(board.load(), "0 give_back_ship left 1", "0 sail top", "0 end_turn")
    play(state, "0 sail left", "0 give_back_ship left 1", "0 end_turn")
    results = state.results()
    assert results is not None
    assert results.end == "no_ships"
    returned = [seat(state, at)["returned_ships"] for at in range(4)]
    assert returned == [4, 2, 2, 2]  # the others had given back theirs before
    assert results.parts["returned"] == [10, 4, 4, 4]


@rule("ANT-122", "ANT-R08")
@pytest.mark.parametrize(
    ("place", "after"), [(1, [1, 2, None]), (2, [0, 2, None]), (3, [0, 1, None])]
)
def test_outside_the_sun_area_the_ships_behind_step_forward_at_once(
    place: int, after: list[int | None]
) -> None:
    owner_of_place = place - 1
    board = Board().ships(bottom=[owner_of_place], top=[0, 1, 2]).moving("bottom")
    state = play(board.load(), f"{owner_of_place} give_back_ship top {place}")
    assert queue(state, "top") == after


@rule("ANT-122", "ANT-156")
def test_in_the_sun_area_the_places_stay_until_the_stop_ends() -> None:
    state = Board().ships(bottom=[0, 0, 1], top=[2]).moving("bottom").load()
    play(state, "0 give_back_ship bottom 2")
    assert queue(state, "bottom") == [0, None, 1]
    play(state, "0 sail left")
    assert queue(state, "bottom") == [None, None, 1]
    play(state, "0 end_turn")
    assert queue(state, "bottom") == [1, None, None]


# --- a player without ships ---------------------------------------------------------------------


@rule("ANT-123", "ANT-R23")
def test_a_player_without_ships_takes_no_turns_but_picks_cards() -> None:
    board = Board().built("double_07", "left", seat=1)
    board.ships(bottom=[None, 1], left=[0], top=[2]).menu(0, "left", "bottom")
    state = play(board.load(), "0 new_ship", "1 pick icebreaker", "2 pick icebreaker")
    assert state.waiting() == (3,)
    play(state, "3 pick icebreaker", "0 end_turn")
    turns = []
    for _ in range(8):
        turns.append(state.actor())
        state.apply(state.actor(), state.legal(state.actor())[0])
        play(state, f"{turns[-1]} end_turn")
    assert 3 not in turns


@rule("ANT-123", "ANT-R23", "ANT-143", "ANT-147")
def test_a_player_without_ships_takes_part_in_blue_effects_and_may_come_back() -> None:
    board = Board().ships(bottom=[None, 1], left=[0], top=[2]).unused(3, 1).cube("track_c", 3, 3)
    board.cubes("track_a", 7, 0, 0, 0).hand(0, "fast_research").menu(0, "left", "bottom")
    state = play(board.load(), "0 play fast_research", "0 advance track_a")
    play(state, "0 advance track_b", "1 decline", "2 decline")
    assert (decision(state), state.waiting()) == ("research_three_track", (3,))
    play(state, "3 advance track_c", "3 accept")
    play(state, "0 pick icebreaker", "1 pick icebreaker", "2 pick icebreaker", "0 end_turn")
    assert queue(state, "bottom") == [1, 3, None]
    play(state, "2 sail bottom", "2 end_turn", "0 sail top", "0 end_turn")
    play(state, "1 sail left", "1 end_turn")
    assert queue(state, "bottom") == [3, 2, None]


@rule("ANT-123", "ANT-163")
def test_a_player_without_ships_is_scored() -> None:
    board = Board().built("double_02", "left", seat=3).ships(bottom=[None, None], top=[0])
    state = board.unused(0, 0).menu(0, "top", "bottom").load()
    play(state, "0 give_back_ship top 1", "0 end_turn")
    results = state.results()
    assert results is not None
    assert results.parts["areas"][3] == 2 + 1 + 1  # two buildings, one scientist, bonus
    assert results.parts["stars"][3] == 1


# --- joining the sun area -----------------------------------------------------------------------


@rule("ANT-182", "ANT-R08", "ANT-140")
@pytest.mark.parametrize(
    ("there", "second", "after", "second_after"),
    [
        ([None, 1], 2, [None, 1, 3], 2),  # behind the last ship, the gap in front stays
        ([None, 1, 2], 2, [1, 2, 3], 1),  # place 3 is taken: all move up first
        ([None, None, 2], None, [2, 3, None], None),
        ([None], None, [3, None, None], None),
        ([1, None, 2], 1, [1, 2, 3], 1),
        ([1], 1, [1, 3, None], 1),
        ([1, 2], 1, [1, 2, 3], 1),
    ],
)
def test_by_version_1_a_ship_that_joins_the_sun_area_goes_behind_the_last_ship(
    there: list[int | None], second: int | None, after: list[int | None], second_after: int | None
) -> None:
    board = Board(rules=1).ships(bottom=there, top=[3], left=[0]).menu(0, "left", "bottom")
    board.stop(second_place=second).push("relocate_to", seat=3, area="top", place=1)
    state = play(board.load(), "3 relocate_to bottom")
    assert queue(state, "bottom") == after
    assert look(state)["stop"]["second_place"] == second_after


@rule("ANT-182", "ANT-R08", "ANT-140")
@pytest.mark.parametrize(
    ("there", "second", "after"),
    [
        ([None, 1], 2, [3, 1, None]),
        ([None, 1, 2], 2, [3, 1, 2]),
        ([None, None, 2], None, [3, None, 2]),
        ([None], None, [3, None, None]),
        ([1, None, 2], 1, [1, 3, 2]),
        ([1, 2], 1, [1, 2, 3]),
    ],
)
def test_a_ship_relocated_to_the_sun_area_takes_the_first_free_place(
    there: list[int | None], second: int | None, after: list[int | None]
) -> None:
    board = Board().ships(bottom=there, top=[3], left=[0]).menu(0, "left", "bottom")
    board.stop(second_place=second).push("relocate_to", seat=3, area="top", place=1)
    state = play(board.load(), "3 relocate_to bottom")
    assert queue(state, "bottom") == after
    assert look(state)["stop"]["second_place"] == second


@rule("ANT-182", "ANT-153")
def test_by_version_1_the_second_ship_stays_second_after_moving_up() -> None:
    board = Board(rules=1).ships(bottom=[None, 1, 2], top=[3], left=[0]).icebreaker("bottom", 1, 2)
    board.menu(0, "left", "bottom").push("relocate_to", seat=3, area="top", place=1)
    state = play(board.load(), "3 relocate_to bottom", "0 end_turn")
    assert (state.waiting(), look(state)["stop"]["active_place"]) == ((1,), 1)
    assert refused(state, "1 give_back_ship bottom 1").key == "antarctica-active-ship"
    play(state, "1 sail right")
    assert queue(state, "bottom") == [None, 2, 3]
    play(state, "1 end_turn")
    assert queue(state, "bottom") == [2, 3, None]
    assert look(state)["sun"] == "right"


@rule("ANT-182", "ANT-094")
def test_a_new_ship_joins_in_the_same_way() -> None:
    board = Board().ships(bottom=[None, 1, 2], left=[0], top=[3]).icebreaker("bottom", 1)
    state = board.menu(0, "left", "bottom").stop(under_construction=[0]).load()
    play(state, "0 end_turn")
    assert queue(state, "bottom") == [1, 2, 0]
    assert state.waiting() == (1,)
