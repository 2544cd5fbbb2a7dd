"""Phase 3: evaluation (section 5.5)."""

import pytest

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
    told,
)


@pytest.mark.rule("COS-108", "COS-R21", "COS-143", "COS-149", "COS-159", "COS-162", "COS-168")
def test_evaluation_start_effects_come_once_in_their_order() -> None:
    board = Board(2, module_stations="on", module_commanders="on", actions="free")
    board.commander(0, "s3e3")
    board.tech(0, "empire", "feudalism").station("grey", "station_mining").gems(0)
    board.cubes("p1_01", 1, 0, 2).cubes("p1_04", 1, 1, 1)
    state = board.acting(0, "settle", "explore", "upgrade_gem").load()
    play(state, "0 settle p1_01 2", "0 cubes 1")
    events = play(state, "0 done")
    gained = [event.args[0] for event in told(events, "energy_gained")]
    assert gained == [3, 3, 3]  # per colony, galaxy led, system led
    assert gems(state, 0) == (1, 0, 0)  # one yield of p1_01, none of p1_04
    kinds = [event.kind for event in events]
    assert kinds.index("energy_gained") < kinds.index("yield_taken")
    board = Board(2, module_commanders="on", actions="free").commander(0, "buteo")
    board.tile("blue", "p2_09").cubes("p2_09", 1).gems(0)
    state = board.acting(0, "explore", "upgrade_gem", "take_gems").load()
    play(state, "0 done")
    assert legal(state, 0) == ["mine p2_09", "done"]  # at any distance, once
    play(state, "0 mine p2_09")
    assert gems(state, 0) == (2, 1, 1) and legal(state, 0) == ["evaluate blue", "end_turn"]


@pytest.mark.rule("COS-109", "COS-110", "COS-120", "COS-I19")
def test_each_galaxy_with_a_colony_once_in_any_order() -> None:
    board = Board().tile("orange", "p1_02").cubes("p1_01", 1, 0, 2).cubes("p1_02", 1)
    state = board.cubes("p1_04", 1, 1).evaluating(0).load()
    assert legal(state, 0) == ["evaluate grey", "evaluate orange", "end_turn"]
    assert refused(state, "0 evaluate blue") == "council-no-colony-in-galaxy"
    assert refused(state, "0 evaluate brown") == "council-galaxy-closed"
    play(state, "0 evaluate orange", "0 remove p1_02 1", "0 evaluate grey", "0 remove p1_01 1")
    assert legal(state, 0) == ["end_turn"]
    assert refused(state, "0 evaluate grey") == "council-evaluated"
    play(state, "0 end_turn")
    assert state.waiting() != (0,)


@pytest.mark.rule("COS-111", "COS-112", "COS-113", "COS-R18")
@pytest.mark.parametrize(
    ("own", "others", "energy"),
    [((2,), (1, 1), 4), ((1,), (1, 0), 2), ((1,), (2, 0), 2), ((1,), (0, 0), 4)],
)
def test_majority_is_more_than_every_other_single_player(
    own: tuple[int], others: tuple[int, int], energy: int
) -> None:
    board = Board(3).cubes("p1_01", 1, 0, own[0])
    board.cubes("p1_04", 1, 1, others[0]).cubes("p1_04", 2, 2, others[1])
    state = board.evaluating(0).load()
    play(state, "0 evaluate grey", "0 remove p1_01 1")
    assert marker(state, 0)["energy"] == energy


@pytest.mark.rule("COS-114", "COS-043", "COS-X05", "COS-115", "COS-I20")
def test_one_cube_of_choice_is_removed_and_the_reward_taken() -> None:
    board = Board(3).tile("blue", "p2_01", "p2_02").cubes("p2_01", 1).cubes("p2_02", 1)
    state = board.cubes("p2_02", 2, 1).evaluating(0).load()
    play(state, "0 evaluate blue")
    assert legal(state, 0) == ["remove p2_01 1", "remove p2_02 1"]
    assert refused(state, "0 remove p2_02 2") == "council-no-cube-there"
    assert refused(state, "0 remove p1_01 1") == "council-not-in-galaxy"
    assert refused(state, "0 end_turn") == "council-remove-first"
    events = play(state, "0 remove p2_02 1")
    assert marker(state, 0)["energy"] == 8 and marker(state, 0)["supply"] == 29
    assert len(outcomes(state)) == 18
    events += play(state, "* draw_light parsec_2")
    (drawn,) = told(events, "light_drawn")
    assert drawn.seen_by(Seat(0)) and not drawn.seen_by(Seat(1))
    assert "parsec_2" not in str(state.view(Seat(1))) and "parsec_2" in str(state.view(Seat(0)))
    assert refused(state, "0 evaluate blue") == "council-evaluated"


@pytest.mark.rule("COS-113", "COS-X06")
def test_the_minority_reward_shows_the_light_card_too() -> None:
    board = Board(3).tile("green", "p3_05").cubes("p3_05", 1, 0).cubes("p3_05", 2, 1)
    state = board.cubes("p3_05", 3, 2, 2).evaluating(0).load()
    play(state, "0 evaluate green", "0 remove p3_05 1", "* draw_light flat_five_a")
    assert marker(state, 0)["energy"] == 4


@pytest.mark.rule("COS-114")
def test_planets_alike_are_one_choice() -> None:
    board = Board().cubes("p1_04", 1).cubes("p1_04", 2).cubes("p1_04", 3, 0, 2)
    state = board.evaluating(0).load()
    play(state, "0 evaluate grey")
    assert legal(state, 0) == ["remove p1_04 1", "remove p1_04 3"]
    assert refused(state, "0 remove p1_04 2") == "council-alike"


@pytest.mark.rule("COS-116", "COS-117", "COS-118", "COS-R32", "COS-I13", "COS-I14")
def test_on_a_fifth_card_one_of_the_five_is_returned() -> None:
    board = Board().light(0, "parsec_1", "parsec_2", "parsec_3").tile("blue", "p2_01")
    state = board.cubes("p2_01", 1, 0, 2).evaluating(0).load()
    play(state, "0 evaluate blue", "0 remove p2_01 1", "* draw_light flat_five_a")
    assert legal(state, 0) == [
        "return_bonus parsec_1",
        "return_bonus parsec_2",
        "return_bonus parsec_3",
        "return_bonus flat_five_a",
        "return_bonus galaxy_grey",
    ]
    assert refused(state, "0 return_bonus gems_gold") == ("council-bonus-not-held")
    light, dark = state.clone(), state.clone()
    events = play(light, "0 return_bonus parsec_2")
    (returned,) = told(events, "light_returned")
    assert returned.seen_by(Seat(0)) and not returned.seen_by(Seat(1))
    assert look(light)["light_deck"] == 15
    assert light.view(Seat(0))["you"]["light_under"] == ["parsec_2"]  # type: ignore[index]
    assert light.view(Seat(1))["you"]["light_under"] == [None]  # type: ignore[index]
    events = play(dark, "0 return_bonus galaxy_grey")
    assert look(dark)["light_deck"] == 14 and marker(dark, 0)["dark_cards"] == 0
    (given_up,) = told(events, "dark_given_up")
    assert not given_up.seen_by(Seat(1))


@pytest.mark.rule("COS-119", "COS-025")
def test_with_an_empty_light_deck_only_the_energy_is_gained() -> None:
    board = (
        Board(1).order("automa", 0).light(1, *LIGHT).tile("blue", "p2_01").cubes("p2_01", 1, 0, 2)
    )
    state = board.evaluating(0).load()
    play(state, "0 evaluate blue", "0 remove p2_01 1")
    assert marker(state, 0)["energy"] == 8 and legal(state, 0) == ["end_turn"]
    board = Board(1).order("automa", 0).light(1, *LIGHT[:-1])
    board.light(0, LIGHT[-1]).light_returned(0, LIGHT[-1])
    state = board.tile("blue", "p2_01").cubes("p2_01", 1, 0, 2).evaluating(0).load()
    play(state, "0 evaluate blue", "0 remove p2_01 1")
    assert outcomes(state) == ["draw_light flat_five_b"]  # the tail, with certainty


LIGHT = [
    *("gems_anthracite", "gems_gold", "gems_transparent", "planets_terran", "planets_desert"),
    *("planets_volcanic", "parsec_1", "parsec_2", "parsec_3", "consumption_a", "consumption_b"),
    *("board_cubes_a", "board_cubes_b", "ai_network_a", "ai_network_b", "light_collection"),
    *("flat_five_a", "flat_five_b"),
]
