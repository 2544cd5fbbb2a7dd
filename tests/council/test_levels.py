"""Dark Tech levels and cards (sections 5.6 and 5.7)."""

import pytest

from farshore.core.state import SPECTATOR, State
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


def rising(level: int, **values: int) -> Board:
    """Seat 0 ends its turn with enough energy for the level after this one; a third seat has 0."""
    consumption = values.pop("consumption", 20)
    energy = values.pop("energy", consumption)
    board = Board(3).marker(1, level=1).marker(0, level=level)
    board.marker(0, energy=energy, consumption=consumption, level=level)
    board.lost(0, "energy_saving", "seasoned_traveller")
    return board.gems(0).gems(1).gems(2).evaluating(0)


@pytest.mark.rule("COS-122", "COS-124", "COS-X07")
@pytest.mark.parametrize(("energy", "left"), [(56, 0), (63, 7)])
def test_a_level_subtracts_consumption(energy: int, left: int) -> None:
    state = Board().marker(0, energy=energy, consumption=56).evaluating(0).load()
    play(state, "0 end_turn")
    assert (marker(state, 0)["energy"], marker(state, 0)["level"]) == (left, 1)
    state = Board().marker(0, energy=55, consumption=56).evaluating(0).load()
    play(state, "0 end_turn")
    assert marker(state, 0)["level"] == 0


@pytest.mark.rule("COS-125", "COS-126", "COS-127", "COS-128", "COS-R29", "COS-R31", "COS-X08")
def test_level_one_brings_a_card_of_deck_one_and_an_anthracite_for_level_zero() -> None:
    board = Board(3).tile("red", "p3_05").cubes("p3_05", 1, 0).cubes("p3_05", 2, 1, 2)
    board.marker(0, energy=36, consumption=40).marker(1, level=1).gems(1).gems(2)
    state = board.evaluating(0).load()
    play(state, "0 evaluate red", "0 remove p3_05 1", "0 end_turn")
    assert (marker(state, 0)["energy"], marker(state, 0)["level"]) == (1, 1)
    assert all(text.split()[1] in DECK_1 for text in legal(state, 0))
    assert len(legal(state, 0)) == 5 and gems(state, 2) == (0, 0, 0)
    assert refused(state, "0 choose_tech feudalism") == "council-wrong-deck"
    assert refused(state, "0 choose_tech energy_saving") == "council-tech-gone"
    play(state, "0 choose_tech gem_boost")
    assert seat_of(state, 0)["dark_tech"] == ["gem_boost"]
    assert gems(state, 0) == (1, 1, 1)  # at once
    assert gems(state, 1) == (0, 0, 0) and gems(state, 2) == (1, 0, 0)


DECK_1 = [
    "new_stargate",
    "gem_boost",
    "explorer_people",
    "scientific_settlements",
    "empire",
    "flexible_planning",
]


@pytest.mark.rule("COS-125", "COS-129", "COS-R29", "COS-R31")
def test_level_two_brings_a_card_of_deck_two_and_gold() -> None:
    state = rising(1).load()
    play(state, "0 end_turn", "* lose_tech energy_boost", "* lose_tech feudalism")
    play(state, "0 choose_tech perpetual_motion")
    assert marker(state, 0)["level"] == 2
    assert gems(state, 1) == (0, 1, 0) and gems(state, 2) == (1, 1, 0)


@pytest.mark.rule("COS-130", "COS-131", "COS-R41", "COS-I24")
def test_level_three_brings_the_throne_and_nothing_else() -> None:
    state = rising(2).load()
    events = play(state, "0 end_turn")
    assert look(state)["throne"] == 0 and marker(state, 0)["level"] == 3
    assert gems(state, 1) == gems(state, 2) == (0, 0, 0)
    assert told(events, "throne_taken") and decision(state) != "choose_tech"


@pytest.mark.rule("COS-131", "COS-201")
def test_who_comes_later_in_the_last_round_does_not_take_the_throne() -> None:
    state = rising(2).marker(1, energy=19, level=2).cubes("p1_01", 1, 1).load()
    play(state, "0 end_turn", "1 evaluate grey", "1 remove p1_01 1")
    events = play(state, "1 end_turn")
    assert marker(state, 1)["level"] == 3
    assert look(state)["throne"] == 0 and not told(events, "throne_taken")


@pytest.mark.rule("COS-132", "COS-133", "COS-R31", "COS-135")
def test_two_levels_are_settled_one_after_the_other() -> None:
    board = Board(3).marker(0, energy=45, consumption=20).marker(1, energy=19).gems(1).gems(2)
    state = board.evaluating(0).load()
    play(state, "0 end_turn")
    assert (marker(state, 0)["energy"], marker(state, 0)["level"]) == (25, 1)
    play(state, "* lose_tech empire", "* lose_tech gem_boost", "0 choose_tech explorer_people")
    assert (marker(state, 0)["energy"], marker(state, 0)["level"]) == (5, 2)
    assert gems(state, 1) == (1, 0, 0)  # the second compensation waits for the second card
    play(state, "* lose_tech feudalism", "* lose_tech energy_boost")
    play(state, "0 choose_tech perpetual_motion")
    assert gems(state, 1) == gems(state, 2) == (2, 1, 0)
    assert marker(state, 1)["level"] == 0


@pytest.mark.rule("COS-134", "COS-153")
def test_energy_of_a_dark_tech_card_counts_for_the_next_check() -> None:
    state = rising(1, energy=31).load()
    play(state, "0 end_turn", "* lose_tech feudalism", "* lose_tech perpetual_motion")
    play(state, "0 choose_tech energy_boost")
    assert (marker(state, 0)["energy"], marker(state, 0)["level"]) == (1, 3)


@pytest.mark.rule("COS-136", "COS-201")
def test_levels_above_three_count_and_the_last_round_keeps_all_rules() -> None:
    board = rising(2, energy=45).marker(1, energy=19, level=1).cubes("p1_01", 1, 1)
    state = board.load()
    play(state, "0 end_turn")
    assert marker(state, 0)["level"] == 4 and look(state)["throne"] == 0
    play(state, "1 evaluate grey", "1 remove p1_01 1", "1 end_turn")
    play(state, "1 choose_tech perpetual_motion")
    assert gems(state, 2) == (1, 1, 0)  # compensation in the last round


# --- the cards ------------------------------------------------------------------------------------


def choosing(tech: str, board: Board | None = None) -> Board:
    """Seat 0 is about to take this card."""
    board = board or Board()
    deck = 0 if tech in (*DECK_1, "energy_saving", "seasoned_traveller") else 1
    board.marker(0, level=deck)
    board.marker(0, energy=20, level=deck)
    if deck == 1 and "empire" not in board.doc["seats"][0]["dark_tech"]:
        board.lost(0, "energy_saving", "seasoned_traveller")
    return board.evaluating(0)


def take(board: Board, tech: str) -> State:
    state = choosing(tech, board).load()
    play(state, "0 end_turn")
    others = [text for text in outcomes(state) if tech not in text]
    play(state, f"* {others[0]}", f"* {others[1]}", f"0 choose_tech {tech}")
    return state


@pytest.mark.rule("COS-137", "COS-138", "COS-139", "COS-X12", "COS-106")
def test_new_stargate_adds_a_field_on_the_right() -> None:
    state = take(Board().gems(0), "new_stargate")
    fields = seat_of(state, 0)["fields"]
    assert [field["range"] for field in fields] == [1, 1, 1, 3]
    assert gems(state, 0) == (0, 1, 0)
    ava = Board(2, module_commanders="on").commander(0, "ava").gems(0).marker(0, consumption=20)
    state = take(ava, "new_stargate")
    fields = seat_of(state, 0)["fields"]
    assert [field["range"] for field in fields] == [1, 1, 1, 1, 3]
    slid = Board(actions="free").tech(0, "new_stargate").field(0, 3, "settle").field(0, 4, "mine")
    state = slid.gems(0).acting(0, "take_gems", "explore").load()
    play(state, "0 done", "0 done")
    cards = [field["cards"] for field in seat_of(state, 0)["fields"]]
    assert cards == [[], ["take_gems"], ["explore"], ["settle"]]
    assert "mine" in seat_of(state, 0)["hand"]


@pytest.mark.rule("COS-140")
def test_gem_boost_raises_the_gems_of_yields() -> None:
    board = Board().tech(0, "gem_boost").gems(0).tile("orange", "p1_03").cubes("p1_01", 1)
    board.cubes("p1_03", 1).upgrade(0, "range_1_p2")
    board.doc["seats"][0]["fields"][0]["range"] = 2
    board.tile("blue", "p2_09").cubes("p2_09", 1)
    state = board.acting(0, "triple_drills", "explore", "settle").load()
    play(state, "0 mine p1_01", "0 mine p1_03", "0 mine p2_09")
    assert gems(state, 0) == (0, 1, 2)
    assert gems(take(Board().gems(0), "gem_boost"), 0) == (0, 0, 1)


@pytest.mark.rule("COS-141")
def test_explorer_people_add_a_cube_to_explorations() -> None:
    state = Board().tech(0, "explorer_people").acting(0, "explore", "mine", "settle").load()
    play(state, "0 explore 1", "* draw_tile p1_02", "* draw_tile p1_03", "0 keep p1_02")
    play(state, "0 place orange", "0 settle p1_02 1")
    assert legal(state, 0) == ["cubes 1", "cubes 2"]
    play(state, "0 cubes 2", "0 done")
    assert legal(state, 0, "settle")
    play(state, "0 settle p1_02 2")
    assert legal(state, 0) == ["cubes 1"]  # an ordinary settling has no more


@pytest.mark.rule("COS-142", "COS-R27", "COS-155")
def test_scientific_settlements_place_a_colony_anywhere_and_take_its_yield() -> None:
    board = Board().gems(0).tile("red", "p3_02").cubes("p3_02", 1, 1)
    state = take(board, "scientific_settlements")
    assert "settle p3_02 2" in legal(state, 0)
    assert refused(state, "0 settle p3_02 1") == "council-planet-taken"
    declined = state.clone()
    play(state, "0 settle p3_02 2", "0 cubes 1")
    assert gems(state, 0) == (0, 0, 1)
    play(declined, "0 done")
    assert gems(declined, 0) == (0, 0, 0)


@pytest.mark.rule("COS-143")
def test_empire_counts_galaxies_led() -> None:
    board = Board(actions="free").tech(0, "empire")
    board.tile("orange", "p1_02").cubes("p1_01", 1).cubes("p1_02", 1)
    state = board.cubes("p1_02", 2, 1).acting(0, "explore", "take_gems", "settle").load()
    play(state, "0 done", "0 done")
    assert marker(state, 0)["energy"] == 3


@pytest.mark.rule("COS-144", "COS-R17", "COS-165")
def test_flexible_planning_raises_all_fields() -> None:
    board = Board(2, module_commanders="on").commander(0, "ava").range(0, 2)
    board.marker(0, consumption=20)
    state = take(board, "flexible_planning")
    part = seat_of(state, 0)
    assert [field["range"] for field in part["fields"]] == [3, 3, 3, 3]
    assert marker(state, 0)["energy"] == 7
    assert part["board_cubes"] == 1 + 8 and len(part["upgrades"]) == 8


@pytest.mark.rule("COS-145", "COS-041", "COS-R05")
@pytest.mark.parametrize(
    ("energy", "consumption", "after"), [(30, 30, 23), (55, 30, 30), (65, 30, 23), (30, 25, 20)]
)
def test_energy_saving_lowers_consumption_once(energy: int, consumption: int, after: int) -> None:
    """30 of 30: full. 55 of 30: 25 left, it stops at 26. 65: a level is pending, so the full 7."""
    board = Board().marker(0, energy=energy, consumption=consumption)
    board.evaluating(0)
    state = board.load()
    play(state, "0 end_turn", "* lose_tech empire", "* lose_tech gem_boost")
    play(state, "0 choose_tech energy_saving")
    if energy == 55:
        after = 26
    assert marker(state, 0)["consumption"] == after
    if energy == 65:
        assert (marker(state, 0)["level"], marker(state, 0)["energy"]) == (2, 12)


@pytest.mark.rule("COS-146", "COS-R25")
def test_seasoned_traveller_mines_with_the_cubes_of_others() -> None:
    board = Board().tech(0, "seasoned_traveller").lost(0, "empire", "gem_boost").gems(0)
    board.cubes("p1_01", 1, 1, 2).tile("blue", "p2_09").cubes("p2_09", 1, 1)
    state = board.acting(0, "triple_drills", "explore", "settle").load()
    assert legal(state, 0) == ["mine p1_01", "done"]  # in range only
    play(state, "0 mine p1_01", "0 mine p1_01")
    assert gems(state, 0) == (2, 0, 0) and decision(state) == "explore"
    taken = take(Board().gems(0), "seasoned_traveller")
    assert gems(taken, 0) == (0, 0, 1)


@pytest.mark.rule("COS-147")
def test_resource_people_mine_twice_anywhere() -> None:
    board = Board().gems(0).tile("red", "p3_02").cubes("p3_02", 1, 0, 2)
    state = take(board, "resource_people")
    play(state, "0 mine p3_02", "0 mine p3_02")
    assert gems(state, 0) == (0, 0, 2)


@pytest.mark.rule("COS-149")
def test_feudalism_counts_systems_led() -> None:
    board = Board(actions="free").tech(0, "empire", "feudalism")
    board.cubes("p1_01", 1, 0, 2).cubes("p1_01", 2, 1)
    board.cubes("p1_04", 1).cubes("p1_04", 2, 1)
    state = board.acting(0, "explore", "take_gems", "settle").load()
    play(state, "0 done", "0 done")
    assert marker(state, 0)["energy"] == 3 + 3  # one system, and the galaxy for Empire


@pytest.mark.rule("COS-150")
def test_voyage_of_exploration_goes_anywhere() -> None:
    state = take(Board().gems(0), "voyage_of_exploration")
    assert legal(state, 0) == ["explore 1", "explore 2", "explore 3", "done"]
    play(state, "0 explore 3", "* draw_tile p3_02", "* draw_tile p3_03")
    play(state, "0 keep p3_02", "0 place red")
    play(state, "0 settle p3_02 1", "0 cubes 2")
    assert marker(state, 0)["supply"] == 28


@pytest.mark.rule("COS-151", "COS-116")
def test_information_advantage_takes_a_card_a_bonus_and_a_gem() -> None:
    board = Board().gems(0).light(0, "parsec_1", "parsec_2", "parsec_3")
    state = take(board, "information_advantage")
    assert len(legal(state, 0, "take_card")) == 8
    assert refused(state, "0 done") == "council-take-card-first"
    assert refused(state, "0 take_card twin_works") == "council-card-not-open"
    play(state, "0 take_card sky_tower")
    assert outcomes(state)[0].startswith("reveal")
    play(state, "* reveal twin_works", "* draw_light flat_five_a")
    play(state, "0 return_bonus flat_five_a")
    assert gems(state, 0) == (0, 0, 1)
    assert "sky_tower" in seat_of(state, 0)["hand"]


@pytest.mark.rule("COS-152", "COS-R23")
def test_dominant_people_evaluate_two_galaxies_at_once() -> None:
    board = Board().tile("orange", "p1_02").cubes("p1_01", 1, 0, 3).cubes("p1_02", 1, 0, 2)
    board.tile("violet", "p2_07").cubes("p2_07", 1)
    state = choosing("dominant_people", board).load()
    play(state, "0 evaluate grey", "0 remove p1_01 1", "0 end_turn")
    play(
        state, "* lose_tech feudalism", "* lose_tech energy_boost", "0 choose_tech dominant_people"
    )
    play(state, "0 evaluate grey", "0 remove p1_01 1")  # evaluated this turn, and again
    assert legal(state, 0) == ["evaluate orange", "evaluate violet", "done"]
    play(state, "0 evaluate orange", "0 remove p1_02 1")
    assert marker(state, 0)["energy"] == 4 + 4 + 5 and state.waiting() != (0,)


@pytest.mark.rule("COS-154", "COS-155")
def test_additional_settlement_puts_a_tower_anywhere() -> None:
    state = take(Board().tile("red", "p3_02"), "additional_settlement")
    play(state, "0 settle p3_02 1", "0 cubes 2")
    assert marker(state, 0)["supply"] == 28
