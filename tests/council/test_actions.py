"""Phase 3: actions and the slide (section 5.4)."""

import pytest

from farshore.core.state import SPECTATOR, State
from farshore.core.types import Seat
from tests.council.positions import (
    Board,
    gems,
    legal,
    look,
    marker,
    outcomes,
    play,
    refused,
    seat_of,
    told,
)


def decision(state: State) -> object:
    return state.view(SPECTATOR)["decision"]


@pytest.mark.rule("COS-080", "COS-081", "COS-121")
def test_whole_turns_in_token_order_and_fields_from_left_to_right() -> None:
    board = Board(actions="free").order(1, 0)
    board.field(0, 1, "explore").field(0, 2, "mine").field(0, 3, "settle")
    state = board.acting(1, "settle", "upgrade_gem", "explore").load()
    assert legal(state, 1, "settle") and not legal(state, 1, "upgrade_gem")
    play(state, "1 settle p1_01 1", "1 cubes 1")
    assert legal(state, 1) == ["upgrade_gem anthracite", "upgrade_gem gold", "done"]
    play(state, "1 done", "1 done", "1 end_turn")
    assert state.waiting() == (0,) and legal(state, 0, "explore")
    play(state, "0 done", "0 done", "0 end_turn")
    assert look(state)["round"] == 2 and state.waiting() == (1,)
    assert decision(state) == "purchase"


@pytest.mark.rule("COS-084")
def test_the_impossible_is_skipped() -> None:
    state = Board().gems(0).acting(0, "mine", "upgrade_gem", "found_colony").load()
    assert decision(state) == "settle"  # nothing to mine, no gem to upgrade


@pytest.mark.rule("COS-085")
def test_of_two_effects_joined_by_or_one_is_used_and_by_and_both_in_order() -> None:
    state = Board().acting(0, "versatile_scout", "mine", "take_gems").load()
    assert legal(state, 0) == ["option 1", "option 2"]
    play(state, "0 option 1", "0 settle p1_01 1", "0 cubes 1")
    assert legal(state, 0, "mine")  # the exploration is not offered any more
    full = Board().tile("orange", "p1_02", "p1_03", "p1_05", "p1_06")
    state = full.acting(0, "versatile_scout", "mine", "take_gems").load()
    assert legal(state, 0) == ["option 1"]
    assert refused(state, "0 option 2") == "council-option-impossible"
    state = Board().acting(0, "working_settlers", "explore", "take_gems").load()
    play(state, "0 settle p1_01 1", "0 cubes 1")
    assert legal(state, 0) == ["mine p1_01", "done"]


@pytest.mark.rule("COS-086", "COS-X10")
def test_a_tower_stands_on_one_planet() -> None:
    state = Board().hand(0, "twin_works").acting(0, "found_colony", "twin_works", "mine").load()
    play(state, "0 settle p1_01 1")
    assert legal(state, 0) == ["cubes 2"]
    play(state, "0 cubes 2")
    planets = look(state)["galaxies"]["grey"]["systems"][0]["planets"]
    assert planets == [[2, 0], [0, 0]]
    assert "settle p1_01 2" in legal(state, 0)


@pytest.mark.rule("COS-087", "COS-088", "COS-X15", "COS-155")
def test_any_planet_at_any_distance_but_stacking_needs_the_expansion() -> None:
    board = Board().tile("red", "p3_02").cubes("p3_02", 1, 1)
    state = board.acting(0, "wormhole_colony", "mine", "take_gems").load()
    assert "settle p3_02 2" in legal(state, 0)
    assert refused(state, "0 settle p3_02 1") == "council-planet-taken"
    board.upgrade(0, "colony_expansion")
    state = board.acting(0, "wormhole_colony", "mine", "take_gems").load()
    play(state, "0 settle p3_02 1", "0 cubes 2")
    assert look(state)["galaxies"]["red"]["systems"][0]["planets"][0] == [2, 1]


@pytest.mark.rule("COS-089", "COS-090", "COS-091", "COS-092", "COS-093", "COS-X10")
def test_each_cube_allows_one_yield_per_card() -> None:
    board = Board().tile("orange", "p1_05").tile("blue", "p2_09").gems(0)
    board.cubes("p1_01", 1, 0, 2).cubes("p1_05", 2, 0, 1).cubes("p2_09", 2, 0, 1)
    state = board.acting(0, "triple_drills", "take_gems", "upgrade_gem").load()
    assert legal(state, 0) == ["mine p1_01", "mine p1_05", "done"]
    assert refused(state, "0 mine p2_09") == "council-out-of-range"
    assert refused(state, "0 mine p1_04") == "council-no-colony-in-system"
    assert refused(state, "0 mine p3_09") == "council-tile-not-placed"
    play(state, "0 mine p1_05")  # desert, without adaptation: 1 anthracite and 1 energy
    assert gems(state, 0) == (1, 0, 0) and marker(state, 0)["energy"] == 1
    assert refused(state, "0 mine p1_05") == "council-mined-out"
    play(state, "0 mine p1_01", "0 mine p1_01")
    assert marker(state, 0)["supply"] == 26  # no cube is lost
    assert decision(state) == "upgrade_gem"  # the gems were taken at once
    assert gems(state, 0) == (5, 1, 0)
    board.field(0, 1, "remote_drills")
    state = board.acting(0, "remote_drills", "take_gems", "upgrade_gem").load()
    play(state, "0 mine p2_09")
    assert gems(state, 0) == (0, 0, 1)


@pytest.mark.rule("COS-094", "COS-095", "COS-096", "COS-101", "COS-R14")
def test_two_tiles_are_drawn_one_is_placed_and_the_other_goes_under_the_stack() -> None:
    state = Board(3).acting(0, "explore", "mine", "take_gems").load()
    events = play(state, "0 explore 1")
    assert len(outcomes(state)) == 8
    events += play(state, "* draw_tile p1_02")
    assert "draw_tile p1_02" not in outcomes(state)
    events += play(state, "* draw_tile p1_09")
    assert legal(state, 0) == ["keep p1_02", "keep p1_09"]
    assert refused(state, "0 done") == "council-keep-first"
    assert state.view(Seat(0))["you"]["drawn"] == ["p1_02", "p1_09"]  # type: ignore[index]
    assert "p1_09" not in str(state.view(Seat(1))) and "p1_02" not in str(state.view(Seat(1)))
    assert [event.seen_by(Seat(1)) for event in told(events, "tile_drawn")] == [False, False]
    play(state, "0 keep p1_09")
    assert legal(state, 0) == ["place orange", "place brown"]
    assert refused(state, "0 place grey") == "council-galaxy-full"
    assert refused(state, "0 place blue") == "council-wrong-parsec"
    assert refused(state, "0 place yellow") == "council-galaxy-closed"
    play(state, "0 place brown")
    assert look(state)["hidden"]["under"]["1"] == [{"tile": "p1_02", "known_to": [0]}]
    assert state.view(Seat(0))["you"]["under"]["1"] == ["p1_02"]  # type: ignore[index]
    assert state.view(Seat(1))["you"]["under"]["1"] == [None]  # type: ignore[index]
    assert look(state)["stacks"]["1"] == 7


@pytest.mark.rule("COS-094", "COS-R13")
def test_the_tail_comes_when_the_bag_is_empty_and_a_last_tile_alone() -> None:
    board = Board(4).tile("orange", "p1_02", "p1_03", "p1_05").tile("brown", "p1_06", "p1_07")
    board.tile("brown", "p1_08").all_under(1, "p1_09", "p1_10")
    state = board.hand(0, "swift_scout").acting(0, "explore", "swift_scout", "mine").load()
    play(state, "0 explore 1")
    assert outcomes(state) == ["draw_tile p1_09"]
    play(state, "* draw_tile p1_09")
    assert outcomes(state) == ["draw_tile p1_10"]
    play(state, "* draw_tile p1_10", "0 keep p1_10", "0 place brown", "0 done", "0 explore 1")
    play(state, "* draw_tile p1_09")
    assert legal(state, 0) == ["keep p1_09"]


@pytest.mark.rule("COS-097", "COS-094")
def test_an_exploration_without_slot_or_tile_is_impossible() -> None:
    board = Board().tile("orange", "p1_02", "p1_03", "p1_05", "p1_06").range(0, 2)
    state = board.acting(0, "explore", "mine", "take_gems").load()
    assert legal(state, 0) == ["explore 2"]
    assert refused(state, "0 explore 1") == "council-no-slot"
    assert refused(state, "0 explore 3") == "council-out-of-range"
    board = Board().tile("orange", "p1_02", "p1_03", "p1_05", "p1_06")
    state = board.acting(0, "explore", "upgrade_gem", "take_gems").load()
    assert decision(state) == "upgrade_gem"


@pytest.mark.rule("COS-098", "COS-099")
def test_a_cube_or_the_yield_of_the_new_tile_or_neither() -> None:
    state = Board().gems(0).acting(0, "explore", "mine", "take_gems").load()
    play(state, "0 explore 1", "* draw_tile p1_08", "* draw_tile p1_02", "0 keep p1_08")
    play(state, "0 place orange")
    assert legal(state, 0) == ["settle p1_08 1", "take_yield", "done"]
    assert refused(state, "0 settle p1_08 2") == "council-not-adapted"
    assert refused(state, "0 settle p1_01 1") == "council-only-new-tile"
    taking = state.clone()
    play(taking, "0 take_yield")
    assert gems(taking, 0) == (3, 1, 0)  # 1 anthracite, and the gems of the third card
    play(state, "0 settle p1_08 1")
    assert legal(state, 0) == ["cubes 1"]


@pytest.mark.rule("COS-100", "COS-085")
def test_joined_by_and_both_cubes_first() -> None:
    state = Board().gems(0).acting(0, "survey_crew", "upgrade_gem", "take_gems").load()
    play(state, "0 explore 1", "* draw_tile p1_08", "* draw_tile p1_02", "0 keep p1_08")
    play(state, "0 place orange")
    assert legal(state, 0) == ["settle p1_08 1", "done"]
    assert refused(state, "0 take_yield") == "council-cubes-before-yield"
    play(state, "0 settle p1_08 1", "0 cubes 1")
    assert legal(state, 0) == ["take_yield", "done"]
    assert refused(state, "0 settle p1_08 1") == "council-only-yield-left"
    play(state, "0 take_yield")
    assert gems(state, 0) == (1, 0, 0)
    state = Board(players=2).range(0, 2).acting(0, "survey_crew", "mine", "take_gems").load()
    play(state, "0 explore 2", "* draw_tile p2_03", "* draw_tile p2_11", "0 keep p2_03")
    play(state, "0 place blue")
    assert legal(state, 0) == ["take_yield", "done"]  # no planet fits: only the yield


@pytest.mark.rule("COS-102")
def test_take_gems_is_done_by_itself() -> None:
    state = Board().gems(0).acting(0, "take_gems", "settle", "mine").load()
    assert gems(state, 0) == (2, 1, 0) and decision(state) == "settle"


@pytest.mark.rule("COS-103")
def test_steps_of_a_gem() -> None:
    state = Board().market().gems(0, 1).acting(0, "double_polish", "settle", "explore").load()
    assert legal(state, 0) == ["upgrade_gem anthracite", "done"]
    assert refused(state, "0 upgrade_gem gold") == "council-no-such-gem"
    play(state, "0 upgrade_gem anthracite", "0 upgrade_gem gold")
    assert gems(state, 0) == (0, 0, 1) and decision(state) == "settle"


@pytest.mark.rule("COS-104", "COS-105", "COS-106", "COS-107", "COS-X11")
def test_the_slide_moves_piles_to_the_right_and_the_last_back_to_hand() -> None:
    board = (
        Board().market().gems(0).field(0, 1, "power_saver").field(0, 2, "explore", "upgrade_gem")
    )
    board.field(0, 3, "settle", "mine")
    state = board.acting(0).load()
    assert decision(state) == "evaluation"
    fields = [field["cards"] for field in seat_of(state, 0)["fields"]]
    assert fields == [[], ["power_saver"], ["explore", "upgrade_gem"]]
    assert seat_of(state, 0)["hand"] == ["settle", "found_colony", "mine", "take_gems"]
