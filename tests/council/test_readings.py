"""Rulings of which versions of the rules, or tables, take different readings (section 1)."""

import pytest

from farshore.core.state import State
from farshore.core.types import Seat
from tests.council.positions import (
    GAME,
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
from tests.council.test_levels import take

BOTH = pytest.mark.parametrize("rules", [1, 2])


def test_the_readings_of_each_version_are_those_of_the_catalogue() -> None:
    choosable = [ruling.name for ruling in GAME.info.choosable_rulings(2)]
    assert choosable == ["actions", "two_minings", "empire", "cube_supply", "dark_galaxy_card"]
    assert [ruling.name for ruling in GAME.info.choosable_rulings(1)] == choosable[3:]
    newest, first = GAME.setup().rulings, GAME.setup(rules=1).rulings
    assert {name: (first[name], reading) for name, reading in newest.items()} == {
        "actions": ("free", "all"),
        "two_minings": ("new", "colonies"),
        "empire": ("before", "before"),
        "cube_supply": ("thirty", "thirty"),
        "dark_galaxy_card": ("replacing", "replacing"),
        "perpetual_motion": ("planning", "round"),
        "explorer_people": ("any", "card"),
        "casares_ban": ("any", "purchase"),
        "kept_cubes": ("always", "choice"),
    }


# --- actions (R11) ------------------------------------------------------------------------------


@pytest.mark.rule("COS-084", "COS-R11")
def test_what_can_be_done_of_an_action_card_must_be_done() -> None:
    state = Board().acting(0, "settle", "explore", "versatile_scout").load()
    assert "done" not in legal(state, 0)
    assert refused(state, "0 done") == "council-must-settle"
    play(state, "0 settle p1_01 1", "0 cubes 1")
    assert legal(state, 0) == ["explore 1"]
    assert refused(state, "0 done") == "council-must-explore"
    play(state, "0 explore 1", "* draw_tile p1_02", "* draw_tile p1_03", "0 keep p1_02")
    play(state, "0 place orange", "0 done")  # the rulebook lets the explorer use the tile or not
    assert legal(state, 0) == ["option 1", "option 2"]
    assert refused(state, "0 done") == "council-must-choose"
    play(state, "0 option 1")
    assert "done" not in legal(state, 0)
    mining = Board().gems(0, 1).cubes("p1_01", 1).acting(0, "mine", "upgrade_gem", "settle").load()
    play(mining, "0 done", "0 done")  # mining is "up to", upgrading a gem is "may"
    assert legal(mining, 0, "settle")


@pytest.mark.rule("COS-084", "COS-R11")
@pytest.mark.parametrize("board", [Board(rules=1), Board(actions="free")])
def test_with_free_actions_each_may_be_left_out(board: Board) -> None:
    state = board.acting(0, "settle", "explore", "versatile_scout").load()
    play(state, "0 done", "0 done", "0 done")
    assert legal(state, 0) == ["end_turn"]


@pytest.mark.rule("COS-086", "COS-087", "COS-R11")
def test_a_tower_is_not_divided() -> None:
    board = Board().upgrade(0, "colony_expansion").cubes("p1_01", 1, 1, 2).cubes("p1_04", 1, 1)
    state = board.acting(0, "found_colony", "mine", "take_gems").load()
    assert legal(state, 0) == ["settle p1_01 2", "settle p1_04 1", "settle p1_04 2"]
    assert refused(state, "0 settle p1_01 1") == "council-tower-too-large"
    play(state, "0 settle p1_04 1")
    assert legal(state, 0) == ["cubes 2"]
    assert refused(state, "0 cubes 1") == "council-tower-divided"
    assert refused(state, "0 cubes 3") == "council-too-many-cubes"
    free = Board(actions="free").upgrade(0, "colony_expansion").cubes("p1_01", 1, 1, 2)
    state = free.acting(0, "found_colony", "mine", "take_gems").load()
    play(state, "0 settle p1_01 1")
    assert legal(state, 0) == ["cubes 1"]


@pytest.mark.rule("COS-044", "COS-R11", "COS-R17")
def test_a_tower_is_as_high_as_the_supply_allows() -> None:
    board = Board().acting(0, "found_colony", "mine", "take_gems")
    board.tile("orange", "p1_02", "p1_03", "p1_05").tile("blue", "p2_01", "p2_02")
    planets = [("p1_02", 1), ("p1_02", 2), ("p1_02", 3), ("p1_03", 1), ("p1_03", 2), ("p1_05", 1)]
    planets += [("p1_05", 2), ("p2_01", 1), ("p2_01", 2)]
    for tile, planet in planets:
        board.cubes(tile, planet, 0, 3)
    state = board.cubes("p2_02", 1, 0, 2).load()
    assert marker(state, 0)["supply"] == 1
    play(state, "0 settle p1_01 1")
    assert legal(state, 0) == ["cubes 1"]


@pytest.mark.rule("COS-142", "COS-154", "COS-R11")
def test_dark_tech_may_be_left_out_but_its_tower_is_not_divided() -> None:
    state = take(Board().tile("red", "p3_02"), "additional_settlement")
    assert "done" in legal(state, 0)
    play(state, "0 settle p3_02 1")
    assert legal(state, 0) == ["cubes 2"]


@pytest.mark.rule("COS-141", "COS-R11")
def test_the_cube_of_explorer_people_is_free_to_take_on_top_of_the_tower() -> None:
    state = Board().tech(0, "explorer_people").acting(0, "pioneer_fleet", "mine", "settle").load()
    play(state, "0 explore 1", "* draw_tile p1_02", "* draw_tile p1_03", "0 keep p1_02")
    play(state, "0 place orange", "0 settle p1_02 1")
    assert legal(state, 0) == ["cubes 2", "cubes 3"]


# --- two minings (R12) --------------------------------------------------------------------------


def pioneers(board: Board) -> State:
    """Seat 0, with two cubes on p1_01, has placed p1_08 by a card that offers two minings."""
    board.gems(0).cubes("p1_01", 1, 0, 2).tile("blue", "p2_09").cubes("p2_09", 1)
    state = board.acting(0, "pioneer_fleet", "upgrade_gem", "settle").load()
    play(state, "0 explore 1", "* draw_tile p1_08", "* draw_tile p1_02", "0 keep p1_08")
    play(state, "0 place orange")
    return state


@pytest.mark.rule("COS-098", "COS-099", "COS-R12")
def test_two_minings_of_an_exploration_are_mined_as_usual() -> None:
    state = pioneers(Board())
    assert legal(state, 0) == ["settle p1_08 1", "mine p1_01", "done"]
    assert refused(state, "0 mine p1_08") == "council-no-colony-in-system"
    assert refused(state, "0 mine p2_09") == "council-out-of-range"
    assert refused(state, "0 take_yield") == "council-use-tile-first"
    play(state, "0 mine p1_01")
    assert legal(state, 0) == ["mine p1_01", "done"]  # no cubes any more: it was one or the other
    play(state, "0 mine p1_01")
    assert gems(state, 0) == (2, 0, 0)
    assert refused(state, "0 mine p1_01") == "council-upgrade-gem-first"  # two, and no more
    settling = pioneers(Board())
    play(settling, "0 settle p1_08 1", "0 cubes 2")
    assert legal(settling, 0, "mine") == []


@pytest.mark.rule("COS-099", "COS-R12")
@pytest.mark.parametrize("board", [Board(rules=1), Board(two_minings="new")])
def test_in_the_other_reading_two_minings_are_two_yields_of_the_new_system(board: Board) -> None:
    state = pioneers(board)
    assert legal(state, 0) == ["settle p1_08 1", "take_yield", "done"]
    play(state, "0 take_yield")
    assert gems(state, 0) == (2, 0, 0)


@pytest.mark.rule("COS-150", "COS-R12")
def test_the_minings_of_voyage_of_exploration_reach_anywhere() -> None:
    board = Board().gems(0).tile("red", "p3_03").cubes("p3_03", 1)
    state = take(board, "voyage_of_exploration")
    play(state, "0 explore 1", "* draw_tile p1_08", "* draw_tile p1_02", "0 keep p1_08")
    play(state, "0 place orange", "0 mine p3_03")
    assert gems(state, 0) == (0, 0, 1)


# --- Empire (R21) -------------------------------------------------------------------------------


@pytest.mark.rule("COS-108", "COS-143", "COS-R21")
@pytest.mark.parametrize(("empire", "energy"), [("before", 3 + 4), ("after", 4)])
def test_empire_pays_before_or_after_the_evaluation(empire: str, energy: int) -> None:
    board = Board(empire=empire, actions="free").tech(0, "empire").cubes("p1_01", 1)
    state = board.acting(0, "explore", "take_gems", "settle").load()
    play(state, "0 done", "0 done", "0 evaluate grey", "0 remove p1_01 1", "0 end_turn")
    assert marker(state, 0)["energy"] == energy  # the only cube there is gone by then


@pytest.mark.rule("COS-143", "COS-R21", "COS-123")
def test_energy_of_empire_after_the_evaluation_counts_for_the_level() -> None:
    board = Board(empire="after").tech(0, "empire").marker(0, energy=18, consumption=20, level=1)
    state = board.cubes("p1_01", 1).evaluating(0).load()
    play(state, "0 end_turn")
    assert marker(state, 0)["level"] == 2 and marker(state, 0)["energy"] == 1


# --- Perpetual Motion (R28) ---------------------------------------------------------------------


@BOTH
@pytest.mark.rule("COS-148", "COS-R28")
def test_perpetual_motion_gained_in_phase_1_counts_from_the_next_round(rules: int) -> None:
    board = Board(rules=rules, actions="free") if rules == 2 else Board(rules=rules)
    board.tech(0, "empire").gems(0).round(4)
    board.marker(0, energy=20, consumption=20, level=1)
    state = board.buying(0).load()
    play(state, "0 end_turn", "* lose_tech feudalism", "* lose_tech energy_boost")
    play(state, "0 choose_tech perpetual_motion")
    assert seat_of(state, 0)["still_from"] == (None if rules == 1 else 5)
    state = GAME.from_position(look(state))  # a document keeps it
    play(state, "1 end_turn", "0 plan settle", "0 plan mine", "0 plan take_gems", "0 commit")
    forecast = state.view(Seat(0))["you"]["planning"]  # type: ignore[index]
    assert forecast["moved"] == (0 if rules == 1 else 3 + 3 + 2)
    play(state, "1 plan settle", "1 plan mine", "1 plan take_gems", "1 commit")
    assert marker(state, 0)["round_consumption"] == (0 if rules == 1 else 3 + 3 + 2)
    while look(state)["round"] == 4:
        acting = state.waiting()[0]
        play(state, f"{acting} {legal(state, acting)[-1]}")
    play(state, *(f"{seat} end_turn" for seat in look(state)["order"]))
    for seat in (0, 1):
        play(state, f"{seat} plan explore", f"{seat} leave", f"{seat} leave", f"{seat} commit")
    assert marker(state, 0)["round_consumption"] == 0 < marker(state, 1)["round_consumption"]


@pytest.mark.rule("COS-148", "COS-R28")
def test_a_document_cannot_let_perpetual_motion_wait_without_the_card() -> None:
    document = Board().document()
    document["seats"][0]["still_from"] = document["round"] + 1
    with pytest.raises(Exception, match="still_from"):
        GAME.from_position(document)


# --- Explorer People (R26) ----------------------------------------------------------------------


@BOTH
@pytest.mark.rule("COS-141", "COS-150", "COS-R26")
def test_explorer_people_add_to_what_an_action_card_offers(rules: int) -> None:
    state = take(Board(rules=rules).tech(0, "explorer_people"), "voyage_of_exploration")
    play(state, "0 explore 3", "* draw_tile p3_02", "* draw_tile p3_03", "0 keep p3_02")
    play(state, "0 place red", "0 settle p3_02 1")
    assert legal(state, 0) == (["cubes 1", "cubes 2", "cubes 3"] if rules == 1 else ["cubes 2"])


# --- Casares (R24) and kept cubes (R43) ---------------------------------------------------------


@BOTH
@pytest.mark.rule("COS-167", "COS-R24", "COS-151")
def test_casares_may_be_given_what_may_not_be_bought(rules: int) -> None:
    board = Board(2, rules, module_commanders="on").commander(0, "casares")
    board.marker(0, energy=0, consumption=30, level=1).lost(0, "energy_saving", "gem_boost")
    state = board.marker(0, energy=30, level=1).evaluating(0).load()
    play(state, "0 end_turn", "* lose_tech feudalism", "* lose_tech energy_boost")
    play(state, "0 choose_tech information_advantage")
    if rules == 1:
        assert refused(state, "0 take_card sky_tower") == "council-card-forbidden"
    else:
        play(state, "0 take_card sky_tower")
        assert "sky_tower" in seat_of(state, 0)["hand"] and outcomes(state)


@BOTH
@pytest.mark.rule("COS-160", "COS-166", "COS-R43")
def test_a_cube_that_need_not_be_removed_may_be(rules: int) -> None:
    station = Board(2, rules, module_stations="on").station("grey", "station_evaluation")
    commander = Board(2, rules, module_commanders="on").commander(0, "casares")
    commander.marker(0, energy=0, consumption=30)
    for board in (station, commander):
        state = board.cubes("p1_01", 1, 0, 3).evaluating(0).load()
        before = marker(state, 0)["supply"]
        play(state, "0 evaluate grey")
        if rules == 2:
            assert legal(state, 0) == ["remove p1_01 1", "done"]
            state = GAME.from_position(look(state))  # a document keeps the permission
            kept = state.clone()
            play(kept, "0 done")
            assert marker(kept, 0)["supply"] == before and marker(kept, 0)["energy"] == 4
            play(state, "0 remove p1_01 1")
            before += 1
        assert marker(state, 0)["supply"] == before and marker(state, 0)["energy"] == 4
