"""Sections 5.5 and 5.6 of the catalogue: recruit and research (ANT-097 to ANT-102)."""

import pytest

from tests.antarctica.positions import (
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

rule = pytest.mark.rule


def visitor(*queue: int, scientists: int = 0) -> Board:
    """Seat 0 has come to left, a camp; a coast station was built there, too."""
    board = Board().built("basic_12", "left", seat=1)
    for card in ["basic_03", "basic_05", "basic_01"][:scientists]:
        board.built(card, "left", seat=0)
    return board.ships(bottom=[None, 1], left=queue, right=[0]).menu(0, "left", "bottom")


STRENGTH = [
    ([0], 0, 1),
    ([1, 0, 2], 0, 1),
    ([0, 0], 1, 3),  # ANT-E01
    ([0, 0, 0], 0, 3),
    ([1, 0], 3, 4),
    ([1], 2, 2),  # the ship has left again
]


@rule("ANT-097", "ANT-E01")
@pytest.mark.parametrize(("queue", "scientists", "number"), STRENGTH)
def test_recruit_as_many_as_own_ships_and_scientists_in_the_target_area(
    queue: list[int], scientists: int, number: int
) -> None:
    state = visitor(*queue, scientists=scientists).load()
    before = seat(state, 0)
    play(state, "0 recruit")
    after = seat(state, 0)
    assert after["supply"] == before["supply"] + number
    assert after["reserve"] == before["reserve"] - number


@rule("ANT-097")
def test_recruiting_needs_a_camp_in_the_target_area() -> None:
    state = visitor(0).menu(0, "right", "bottom").load()
    assert refused(state, "0 recruit").key == "antarctica-no-camp"


@rule("ANT-098")
def test_with_a_small_reserve_all_of_it_is_taken() -> None:
    board = visitor(0, 0)
    state = board.supply(0, 11).load()
    assert seat(state, 0)["reserve"] == 1
    play(state, "0 recruit")
    assert (seat(state, 0)["supply"], seat(state, 0)["reserve"]) == (12, 0)


@rule("ANT-098", "ANT-R20")
def test_recruiting_nobody_is_not_offered() -> None:
    state = visitor(0).supply(0, 12).load()
    assert refused(state, "0 recruit").key == "antarctica-reserve-empty"
    state = visitor(1).load()
    assert refused(state, "0 recruit").key == "antarctica-nobody-there"


@rule("ANT-109", "ANT-097", "ANT-068", "ANT-E02")
def test_placing_a_scientist_first_recruits_one_more() -> None:
    recruited = []
    for order in (["play place_scientist", "recruit"], ["recruit", "play place_scientist"]):
        state = visitor(0).hand(0, "place_scientist").load()
        reserve = seat(state, 0)["reserve"]
        play(state, *(f"0 {move}" for move in order))
        recruited.append(reserve - seat(state, 0)["reserve"])
    assert recruited == [2, 1]


# --- research -----------------------------------------------------------------------------------


@rule("ANT-099", "ANT-E01", "ANT-125", "ANT-126")
@pytest.mark.parametrize(("queue", "scientists", "number"), STRENGTH)
def test_research_as_many_points_as_own_ships_and_scientists_in_the_target_area(
    queue: list[int], scientists: int, number: int
) -> None:
    state = visitor(*queue, scientists=scientists).load()
    play(state, "0 research track_b")
    assert cubes(state, "track_b") == [number, 0, 0, 0]


@rule("ANT-099", "ANT-100")
def test_research_needs_a_matching_station_in_the_target_area() -> None:
    state = visitor(0).load()
    assert legal_of(state, "research") == ["track_b", "track_d"]
    for track in ("track_a", "track_c", "track_e"):
        reason = refused(state, f"0 research {track}")
        assert (reason.key, reason.params["track"]) == ("antarctica-no-station", track)


@rule("ANT-100", "ANT-R21")
@pytest.mark.parametrize(
    ("target", "tracks"),
    [
        ("bottom", ["track_b", "track_d"]),  # coast
        ("top_left", ["track_c", "track_d"]),  # sea: the track with two icons matches either
        ("top", ["track_a", "track_e"]),  # inland: two tracks with the same icon
    ],
)
def test_tracks_that_match_a_station(target: str, tracks: list[str]) -> None:
    board = Board().built("basic_09", "top", seat=1).ships(left=[None, 1], **{target: [0]})
    state = board.menu(0, target, "left").load()
    assert legal_of(state, "research") == tracks


@rule("ANT-100", "ANT-049")
def test_only_open_tracks_match() -> None:
    board = Board(2).ships(bottom_right=[0], left=[None, 1]).menu(0, "bottom_right", "left")
    assert legal_of(board.load(), "research") == ["track_b"]
    assert refused(board.load(), "0 research track_d").key == "antarctica-track-closed"


@rule("ANT-101")
def test_with_several_stations_nothing_is_added_up() -> None:
    board = visitor(0).built("basic_14", "left", seat=1).built("basic_09", "left", seat=1)
    state = board.load()
    assert legal_of(state, "research") == ["track_a", "track_b", "track_c", "track_d", "track_e"]
    play(state, "0 research track_d")  # matches the coast and the sea station
    assert cubes(state, "track_d") == [1, 0, 0, 0]
    assert legal_of(state, "research") == []


@rule("ANT-102", "ANT-131", "ANT-129")
def test_all_points_are_used_as_far_as_possible() -> None:
    state = visitor(0, 0, 0).cube("track_b", 0, 6).load()
    play(state, "0 research track_b")
    assert cubes(state, "track_b") == [9, 0, 0, 0]
    state = visitor(0, 0, 0).cubes("track_b", 8, 10, 0, 0).load()
    play(state, "0 research track_b")
    assert cubes(state, "track_b") == [9, 10, 0, 0]
    assert decision(state) == "turn_menu"


@rule("ANT-102", "ANT-130", "ANT-R09", "ANT-R20")
def test_without_points_or_an_eligible_track_research_is_not_offered() -> None:
    board = visitor(0).cubes("track_b", 9, 10, 0, 0).cubes("track_d", 0, 1, 2, 3)
    state = board.gave_back_cubes(0, 4).load()
    assert legal_of(state, "research") == []
    assert refused(state, "0 research track_b").key == "antarctica-track-full"
    assert refused(state, "0 research track_d").key == "antarctica-no-cube"
    state = visitor(1).load()
    assert refused(state, "0 research track_b").key == "antarctica-nobody-there"


# --- moving a cube ------------------------------------------------------------------------------


@rule("ANT-126", "ANT-E04")
def test_occupied_spaces_are_jumped_over_and_cost_nothing() -> None:
    board = Board().cubes("track_a", 1, 2, 3, 4).built("basic_09", "top", seat=0)
    board.ships(top=[0], left=[None, 1]).menu(0, "top", "left")
    state = play(board.load(), "0 research track_a")
    assert cubes(state, "track_a") == [1 + 5, 2, 3, 4]


@rule("ANT-132", "ANT-134", "ANT-R25")
def test_symbols_on_spaces_jumped_over_are_triggered_after_the_move() -> None:
    board = Board().cubes("track_a", 1, 2, 0, 0).hand(0, "fast_research")
    board.ships(right=[0], left=[None, 1]).menu(0, "right", "left")
    state = play(board.load(), "0 play fast_research")
    told = events(state, "0 advance track_a")
    assert told == [
        {"event": "cube_moved", "seat": 0, "track": "track_a", "space": 5},
        {"event": "symbol_triggered", "seat": 0, "effect": "gain_scientist"},
        {"event": "scientists_recruited", "seat": 0, "number": 1},
        {"event": "symbol_triggered", "seat": 0, "effect": "know_how_card"},
        {"event": "know_how_taken", "seat": 0},
    ]
    assert "end_turn" in legal(state)
