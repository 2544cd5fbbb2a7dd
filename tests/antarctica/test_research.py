"""Advancing on a research track (ANT-124 to ANT-131, decision D13)."""

import pytest

from farshore.core.types import Seat
from tests.antarctica.positions import (
    GAME,
    TRACKS,
    Board,
    cubes,
    decision,
    events,
    legal,
    legal_of,
    play,
    refused,
    seat,
)


def researching(points: int, players: int = 4) -> Board:
    """Seat 0 has research points to use, in its own turn."""
    ships: dict[str, list[int | None]] = {"right": [0], "left": [1]}
    board = Board(players).ships(**ships).menu(0, target="right", sun="bottom_left")
    return board.push("choose_track", seat=0, points=points)


def at_the_end(board: Board, *tracks: str) -> Board:
    """Seat 0 has a cube on the last space of these tracks."""
    for track in tracks:
        board.cube(track, 0, 10)
    return board


# --- how far a cube goes ------------------------------------------------------------------------


@pytest.mark.rule("ANT-125", "ANT-R37")
@pytest.mark.parametrize(
    ("others", "points", "space"),
    [
        ([0, 0, 0], 1, 1),
        ([1, 0, 0], 1, 2),
        ([1, 3, 2], 1, 4),
        ([3, 0, 0], 1, 1),
        ([2, 0, 0], 2, 3),
        ([0, 0, 0], 3, 3),
    ],
)
def test_a_cube_enters_on_the_first_free_space_for_one_point(
    others: list[int], points: int, space: int
) -> None:
    state = researching(points).cubes("track_b", 0, *others).load()
    unused = seat(state, 0)["unused_cubes"]
    play(state, "0 advance track_b")
    assert cubes(state, "track_b") == [space, *others]
    assert seat(state, 0)["unused_cubes"] == unused - 1


@pytest.mark.rule("ANT-126", "ANT-E04")
@pytest.mark.parametrize(
    ("own", "others", "points", "space"),
    [
        (2, [3, 4, 5], 2, 7),  # the worked example
        (2, [0, 0, 0], 2, 4),
        (2, [3, 0, 0], 1, 4),
        (2, [4, 6, 0], 2, 5),
        (2, [4, 6, 0], 3, 7),
        (5, [1, 2, 4], 1, 6),  # cubes behind do not matter
    ],
)
def test_each_point_moves_to_the_next_free_space_and_occupied_ones_cost_nothing(
    own: int, others: list[int], points: int, space: int
) -> None:
    state = play(researching(points).cubes("track_e", own, *others).load(), "0 advance track_e")
    assert cubes(state, "track_e") == [space, *others]


@pytest.mark.rule("ANT-128")
def test_a_cube_that_is_on_the_track_is_moved_and_no_second_one_enters() -> None:
    state = researching(1).cube("track_b", 0, 1).load()
    unused = seat(state, 0)["unused_cubes"]
    play(state, "0 advance track_b")
    assert cubes(state, "track_b")[0] == 2
    assert seat(state, 0)["unused_cubes"] == unused


@pytest.mark.rule("ANT-129")
@pytest.mark.parametrize(
    ("own", "others", "points", "space"),
    [
        (9, [0, 0, 0], 3, 10),
        (8, [0, 0, 0], 9, 10),
        (5, [10, 9, 0], 9, 8),
        (6, [10, 9, 8], 9, 7),
        (6, [10, 8, 0], 9, 9),
    ],
)
def test_a_cube_stops_at_the_end_and_before_cubes_that_fill_it(
    own: int, others: list[int], points: int, space: int
) -> None:
    """On track_e nothing is asked after space 5, so the points left over are simply lost."""
    board = researching(points).cubes("track_e", own, *others).unused(0, 0)
    state = play(board.load(), "0 advance track_e")
    assert cubes(state, "track_e") == [space, *others]
    assert decision(state) == "turn_menu"


@pytest.mark.rule("ANT-124", "ANT-129")
def test_points_left_over_on_one_track_cannot_be_used_on_another() -> None:
    state = researching(3).cube("track_b", 0, 9).load()
    before = [cubes(state, track)[0] for track in TRACKS]
    play(state, "0 advance track_b")
    assert [cubes(state, track)[0] for track in TRACKS] == [before[0], 10, *before[2:]]
    assert decision(state) == "turn_menu"


# --- which tracks may be chosen -----------------------------------------------------------------


@pytest.mark.rule("ANT-130", "ANT-D13", "ANT-048", "ANT-049")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_open_track_may_be_entered(players: int) -> None:
    state = researching(1, players).load()
    assert legal(state) == [f"advance {track}" for track in TRACKS[: players + 1]]
    for track in TRACKS[players + 1 :]:
        assert refused(state, f"0 advance {track}").key == "antarctica-track-closed"


@pytest.mark.rule("ANT-127", "ANT-130", "ANT-D13")
def test_without_an_unused_cube_only_tracks_with_an_own_cube_are_eligible() -> None:
    board = researching(2).cube("track_b", 0, 2).cube("track_d", 0, 1).gave_back_cubes(0, 3)
    state = board.load()
    assert seat(state, 0)["unused_cubes"] == 0
    assert legal(state) == ["advance track_b", "advance track_d"]
    assert refused(state, "0 advance track_a").key == "antarctica-no-cube"


@pytest.mark.rule("ANT-129", "ANT-130", "ANT-131", "ANT-R09")
def test_a_track_on_which_the_cube_cannot_move_may_not_be_chosen() -> None:
    board = researching(2).cube("track_a", 0, 10).cubes("track_b", 7, 8, 9, 10)
    state = board.load()
    assert legal(state) == ["advance track_c", "advance track_d", "advance track_e"]
    assert refused(state, "0 advance track_a").key == "antarctica-track-full"
    assert refused(state, "0 advance track_b").key == "antarctica-track-full"


@pytest.mark.rule("ANT-131", "ANT-085", "ANT-R09")
def test_points_may_not_be_left_unused_while_a_cube_can_move() -> None:
    state = researching(1).load()
    for move in ("decline", "end_turn"):
        assert refused(state, f"0 {move}").key == "antarctica-choose-track-first"


@pytest.mark.rule("ANT-D13", "ANT-N04")
def test_the_only_eligible_track_is_still_a_move_of_its_own() -> None:
    state = at_the_end(researching(2), "track_a", "track_c", "track_d", "track_e").load()
    assert legal(state) == ["advance track_b"]


@pytest.mark.rule("ANT-130", "ANT-085", "ANT-N05")
def test_points_are_lost_when_no_track_is_eligible() -> None:
    """A build gives a point that nobody can use; the next decision is the menu again."""
    board = (
        at_the_end(Board(4), *TRACKS)
        .ships(right=[0], top=[1])
        .starts(wind_turbine="right")
        .top("basic", "basic_01")
        .menu(0, target="right", sun="bottom_left")
    )
    state = board.load()
    told = events(state, "0 build basic", "* reveal basic basic_02")
    assert {"event": "research_lost", "seat": 0, "number": 1} in told
    assert decision(state) == "turn_menu"
    assert legal_of(state, "advance") == []


@pytest.mark.rule("ANT-124", "ANT-D13")
def test_build_points_go_to_one_track_of_choice_after_the_next_card_is_seen() -> None:
    board = (
        Board(4)
        .ships(right=[0], top=[0, 1])
        .starts(crane="right", drilling_rig="top")
        .menu(0, target="right", sun="bottom_left")
    )
    state = play(board.load(), "0 build double", "* reveal double double_02")
    assert legal(state) == [f"advance {track}" for track in TRACKS]
    play(state, "0 advance track_d")
    assert [cubes(state, track)[0] for track in TRACKS] == [0, 0, 0, 2, 0]
    assert state.waiting() == (0,)
    assert GAME.moves.number("end_turn") in state.legal(Seat(0))
