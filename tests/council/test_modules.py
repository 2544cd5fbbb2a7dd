"""Module 1, space stations, and module 2, commanders (sections 5.8 and 5.9)."""

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
    seat_of,
)


def stations(players: int = 2) -> Board:
    return Board(players, module_stations="on", actions="free")


def commanders(commander: str, players: int = 2) -> Board:
    board = Board(players, module_commanders="on", actions="free").commander(0, commander)
    return board.marker(0, energy=0, consumption=30)


@pytest.mark.rule("COS-156", "COS-157", "COS-158", "COS-037", "COS-I16")
def test_a_station_is_bought_for_a_galaxy_with_an_own_colony() -> None:
    board = stations().gems(0, 9, 9, 9).gems(1, 9, 9, 9).cubes("p1_01", 1).cubes("p1_01", 2, 1)
    state = board.buying(0).load()
    assert legal(state, 0, "build_station") == [
        "build_station station_mining grey",
        "build_station station_evaluation grey",
        "build_station station_settlement grey",
    ]
    assert refused(state, "0 build_station station_mining blue") == "council-no-colony-in-galaxy"
    poor = stations().cubes("p1_01", 1).buying(0).load()
    assert refused(poor, "0 build_station station_mining grey") == "council-too-few-gems"
    assert refused(state, "0 build_station station_mining brown") == "council-galaxy-closed"
    play(state, "0 build_station station_mining grey")
    assert gems(state, 0) == (9, 7, 9)
    assert refused(state, "0 build_station station_mining grey") == "council-station-built"
    assert refused(state, "0 build_station station_evaluation grey") == "council-station-there"
    play(state, "0 end_turn")
    assert not legal(state, 1, "build_station")  # one station per galaxy, of any player
    two = stations().gems(0, 9, 9, 9).cubes("p1_01", 1).tile("orange", "p1_03").cubes("p1_03", 1)
    again = two.buying(0).load()
    play(again, "0 build_station station_mining grey")
    assert legal(again, 0, "build_station") == [  # each station once, wherever
        "build_station station_evaluation orange",
        "build_station station_settlement orange",
    ]
    off = Board().gems(0, 9, 9, 9).cubes("p1_01", 1).buying(0).load()
    assert refused(off, "0 build_station station_mining grey") == "council-no-stations"


@pytest.mark.rule("COS-159", "COS-R20", "COS-140")
def test_the_mining_station_yields_each_system_with_a_colony_once() -> None:
    board = stations().station("grey", "station_mining").gems(0).tech(0, "gem_boost")
    state = board.cubes("p1_01", 1, 0, 3).acting(0, "explore", "take_gems", "settle").load()
    play(state, "0 done", "0 done")
    assert gems(state, 0) == (2, 2, 0)  # one yield, its gem raised; p1_04 has no colony


@pytest.mark.rule("COS-160")
def test_the_evaluation_station_lets_its_owner_keep_the_cube() -> None:
    board = stations().station("grey", "station_evaluation").cubes("p1_01", 1)
    state = board.evaluating(0).load()
    play(state, "0 evaluate grey", "0 done")
    assert marker(state, 0)["energy"] == 4 and marker(state, 0)["supply"] == 29
    empty = stations().station("grey", "station_evaluation").evaluating(0).load()
    assert legal(empty, 0) == ["end_turn"]  # at least one colony is still needed


@pytest.mark.rule("COS-161", "COS-R19", "COS-R17")
def test_cubes_on_a_settlement_station_count_for_majority_but_are_no_colonies() -> None:
    board = stations().gems(0, 9, 9, 9).cubes("p1_01", 1).cubes("p1_04", 1, 1, 3)
    state = board.buying(0).load()
    play(state, "0 build_station station_settlement grey")
    assert look(state)["galaxies"]["grey"]["station"]["cubes"] == 3
    assert marker(state, 0)["supply"] == 26
    board.station("grey", "station_settlement", 0, 3)
    state = board.evaluating(0).load()
    play(state, "0 evaluate grey")
    assert legal(state, 0) == ["remove p1_01 1"]
    play(state, "0 remove p1_01 1")
    assert marker(state, 0)["energy"] == 4  # 1 + 3 against 3
    assert legal(state, 0) == ["end_turn"]
    few = stations().gems(0, 9, 9, 9).tile("orange", "p1_02", "p1_06", "p1_09")
    for tile, planet in (("p1_01", 1), ("p1_01", 2), ("p1_04", 1), ("p1_04", 2), ("p1_04", 3)):
        few.cubes(tile, planet, 0, 3)
    for tile in ("p1_02", "p1_06", "p1_09"):
        few.cubes(tile, 1, 0, 3)
    few.cubes("p1_02", 2, 0, 3).cubes("p1_06", 2)
    state = few.buying(0).load()
    play(state, "0 build_station station_settlement grey")
    assert look(state)["galaxies"]["grey"]["station"]["cubes"] == 2


@pytest.mark.rule("COS-163", "COS-063")
def test_zoe_places_a_free_colony_once_in_each_purchase_turn() -> None:
    board = commanders("zoe").tile("red", "p3_01").gems(0).buying(0)
    state = board.load()
    assert "settle p3_01 1" in legal(state, 0)
    assert refused(state, "0 settle p3_01 2") == "council-not-adapted"
    play(state, "0 settle p3_01 1")
    assert legal(state, 0) == ["cubes 1"]
    play(state, "0 cubes 1")
    assert legal(state, 0) == ["end_turn"]
    assert refused(state, "0 settle p1_01 1") == "council-free-colony-used"
    late = commanders("zoe").buying(0, 3).load()
    assert legal(late, 0, "settle")  # also after three purchases
    rich = commanders("zoe").gems(0, 9, 9, 9).buying(0).load()
    play(rich, "0 settle p1_01 1", "0 cubes 1", "0 buy_upgrade adapt_desert")
    assert not legal(rich, 0, "settle")  # nor again after a purchase
    none = Board().buying(0).load()
    assert refused(none, "0 settle p1_01 1") == "council-no-free-colony"


@pytest.mark.rule("COS-164", "COS-165", "COS-R08")
def test_ava_has_a_fourth_field_that_can_be_raised() -> None:
    state = commanders("ava").gems(0, 9, 9, 9).buying(0).load()
    play(state, "0 buy_upgrade range_4_p2", "0 buy_upgrade range_4_p3", "0 end_turn", "1 end_turn")
    assert seat_of(state, 0)["fields"][3]["range"] == 3 and marker(state, 0)["energy"] == 2
    play(state, "0 plan settle", "0 plan mine", "0 plan explore")
    assert legal(state, 0, "leave") == []
    play(state, "0 plan take_gems", "0 commit")
    other = Board().gems(0, 9, 9, 9).buying(0).load()
    assert refused(other, "0 buy_upgrade range_4_p2") == "council-no-such-field"
    gate = Board().tech(0, "new_stargate").gems(0, 9, 9, 9).buying(0).load()
    assert refused(gate, "0 buy_upgrade range_4_p2") == "council-no-such-field"


@pytest.mark.rule("COS-166")
def test_casares_may_keep_the_cube_with_three_colonies() -> None:
    board = commanders("casares").cubes("p1_01", 1, 0, 2).cubes("p1_04", 1)
    state = board.evaluating(0).load()
    play(state, "0 evaluate grey", "0 done")
    assert marker(state, 0)["energy"] == 4 and marker(state, 0)["supply"] == 27
    two = commanders("casares").cubes("p1_01", 1, 0, 2).evaluating(0).load()
    play(two, "0 evaluate grey")
    assert legal(two, 0) == ["remove p1_01 1"]


@pytest.mark.rule("COS-167")
def test_casares_cannot_buy_the_tower_of_three() -> None:
    state = commanders("casares").gems(0, 9, 9, 9).buying(0).load()
    assert refused(state, "0 buy_card sky_tower") == "council-card-forbidden"


@pytest.mark.rule("COS-168", "COS-R19")
def test_s3e3_gains_energy_for_colonies_but_not_for_cubes_on_stations() -> None:
    board = Board(2, module_commanders="on", module_stations="on", actions="free")
    board.commander(0, "s3e3")
    board.marker(0, energy=0, consumption=30).station("grey", "station_settlement", 0, 3)
    state = board.cubes("p1_01", 1, 0, 2).acting(0, "explore", "take_gems", "settle").load()
    play(state, "0 done", "0 done")
    assert marker(state, 0)["energy"] == 2


@pytest.mark.rule("COS-169", "COS-R22")
@pytest.mark.parametrize(("others", "energy"), [((1, 0), 4), ((2, 0), 2), ((2, 1), 2)])
def test_breish_takes_the_majority_reward_for_a_tie_for_most(
    others: tuple[int, int], energy: int
) -> None:
    board = commanders("breish", 3).cubes("p1_01", 1)
    board.doc["seats"][2]["commander"] = "zoe"
    board.cubes("p1_04", 1, 1, others[0]).cubes("p1_04", 2, 2, others[1])
    state = board.evaluating(0).load()
    play(state, "0 evaluate grey", "0 remove p1_01 1")
    assert marker(state, 0)["energy"] == energy


@pytest.mark.rule("COS-162")
def test_buteo_mines_under_the_rules_of_mining() -> None:
    board = commanders("buteo").gems(0).cubes("p1_01", 1, 1)
    state = board.acting(0, "explore", "take_gems", "settle").load()
    play(state, "0 done", "0 done")
    assert state.view(Seat(0))["decision"] == "evaluation"  # no own cube, nothing to mine
    assert outcomes(state) == []
