"""The solo game against the Automa (section 5.10)."""

import pytest

from farshore.core.state import OPPONENT, SPECTATOR, State
from farshore.core.types import Seat
from tests.council.positions import (
    GAME,
    MARKET,
    Board,
    legal,
    look,
    marker,
    outcomes,
    play,
    refused,
    told,
)


def acting(card: str, board: Board | None = None) -> State:
    return (board or solo()).automa_acting(card).load()


def solo(**options: str) -> Board:
    return Board(1, None, **options).order("automa", 0)


def decision(state: State) -> object:
    return state.view(SPECTATOR)["decision"]


@pytest.mark.rule("COS-170", "COS-171", "COS-175", "COS-176", "COS-R09")
def test_the_automa_buys_nothing_and_its_card_comes_after_the_commit() -> None:
    state = Board(1).load()
    assert state.waiting() == (0,) and decision(state) == "purchase"
    play(state, "0 end_turn")
    assert decision(state) == "planning"
    play(state, "0 plan settle", "0 plan mine", "0 plan explore", "0 commit")
    assert outcomes(state) == [f"turn_up automa_0{number}" for number in range(1, 7)]
    events = play(state, "* turn_up automa_04")
    assert marker(state, 1)["consumption"] == 29
    assert look(state)["order"] == ["automa", 0]  # equal on 0: the higher lane (COS-R40)
    assert told(events, "automa_card")[0].seat == OPPONENT
    assert GAME.event_json(told(events, "automa_card")[0], Seat(0))["seat"] == "automa"


@pytest.mark.rule("COS-172", "COS-173", "COS-193", "COS-195")
def test_the_deck_of_its_level_with_silver_cards_only_if_wanted() -> None:
    for silver, number in (("off", 5), ("on", 6)):
        board = Board(1, automa_silver=silver)
        board.doc["markers"][1]["level"] = 1
        state = board.planning().load()
        play(state, "0 plan settle", "0 plan mine", "0 plan explore", "0 commit")
        assert len(outcomes(state)) == number
    board = Board(1)
    board.doc["automa"]["used"] = [f"automa_0{number}" for number in range(1, 6)]
    state = board.planning().load()
    play(state, "0 plan settle", "0 plan mine", "0 plan explore", "0 commit")
    assert outcomes(state) == ["turn_up automa_06"]
    board.doc["automa"]["used"] = [f"automa_0{number}" for number in range(1, 7)]
    state = board.planning().load()
    play(state, "0 plan settle", "0 plan mine", "0 plan explore", "0 commit")
    assert len(outcomes(state)) == 6  # the used cards are shuffled
    play(state, "* turn_up automa_02")
    assert look(state)["automa"]["used"] == ["automa_02"]


@pytest.mark.rule("COS-177", "COS-074")
def test_its_consumption_moves_within_the_limits_and_orders_the_turns() -> None:
    board = Board(1)
    board.doc["markers"][1].update(level=1, consumption=21)
    state = board.planning().load()
    play(state, "0 plan settle", "0 plan mine", "0 plan explore", "0 commit", "* turn_up automa_10")
    assert (marker(state, 1)["consumption"], marker(state, 1)["round_consumption"]) == (20, -1)
    board.doc["markers"][1].update(level=1, consumption=30)
    state = board.planning().load()
    play(state, "0 plan settle", "0 plan mine", "0 plan explore", "0 commit", "* turn_up automa_07")
    assert look(state)["order"] == ["automa", 0]


@pytest.mark.rule("COS-178", "COS-179", "COS-180", "COS-181", "COS-182", "COS-187", "COS-R38")
def test_actions_from_top_to_bottom_with_alternatives() -> None:
    state = acting("automa_01")  # settle 1 terran in grey
    assert legal(state, 0) == ["settle p1_01 1", "settle p1_04 1"]
    assert refused(state, "0 done") == "council-automa-settle-first"
    assert refused(state, "0 settle p1_01 2") == "council-alike"
    assert refused(state, "0 settle p1_02 1") == "council-automa-planet"
    play(state, "0 settle p1_04 1")
    assert marker(state, 1)["supply"] == 29
    assert outcomes(state)[0].startswith("draw_tile p1")  # explore_settle in orange
    stacked = solo().cubes("p1_01", 1).cubes("p1_01", 2)
    for planet in (1, 2, 3):
        stacked.cubes("p1_04", planet)
    state = acting("automa_01", stacked)  # no free planet in grey: the alternative explores
    assert outcomes(state)[0].startswith("draw_tile")
    full = solo().tile("orange", "p1_03", "p1_05", "p1_07", "p1_10").cubes("p1_01", 1)
    full.cubes("p1_01", 2)
    for tile, planet in (("p1_04", 1), ("p1_04", 2), ("p1_04", 3)):
        full.cubes(tile, planet)
    for tile in ("p1_03", "p1_05", "p1_07", "p1_10"):
        full.cubes(tile, 1)
    events = []
    board = full.automa_acting("automa_01")
    board.first_moves = []
    state = board.load()
    events = play(state, "0 end_turn")
    assert len(told(events, "automa_lapse")) == 2  # neither settling nor exploring
    assert [event.args[0] for event in told(events, "energy_gained")] == [3]


@pytest.mark.rule("COS-183", "COS-184", "COS-R37")
def test_exploring_keeps_a_fitting_tile() -> None:
    state = acting("automa_02")  # explore_settle 1 terran in parsec 1
    play(state, "* draw_tile p1_02", "* draw_tile p1_03")
    assert state.decision().reveals(state)  # who has seen the tiles cannot go back
    assert legal(state, 0) == ["keep p1_02", "keep p1_03"]
    play(state, "0 keep p1_03")
    assert legal(state, 0) == ["place orange"]
    assert refused(state, "0 place blue") == "council-automa-galaxy"
    assert refused(state, "0 place grey") == "council-galaxy-full"
    play(state, "0 place orange")
    assert legal(state, 0) == ["settle p1_03 1"]
    assert refused(state, "0 settle p1_01 1") == "council-automa-planet"
    play(state, "0 settle p1_03 1")
    assert state.view(Seat(0))["you"]["under"]["1"] == ["p1_02"]  # type: ignore[index]
    state = acting("automa_06")  # explore_settle 1 desert in orange
    play(state, "* draw_tile p1_03", "* draw_tile p1_09")
    assert legal(state, 0) == ["keep p1_03"]
    assert refused(state, "0 keep p1_09") == "council-automa-tile-unfit"


@pytest.mark.rule("COS-185", "COS-R37")
def test_if_no_tile_fits_both_go_under_and_the_alternative_follows() -> None:
    board = solo().tile("orange", "p1_08")
    state = acting("automa_06", board)
    play(state, "* draw_tile p1_02", "* draw_tile p1_09", "0 keep p1_02", "0 place orange")
    state = acting("automa_06", board)
    play(state, "* draw_tile p1_07", "* draw_tile p1_09")
    tail = look(state)["hidden"]["under"]["1"]
    assert [entry["tile"] for entry in tail] == ["p1_07", "p1_09"]
    assert legal(state, 0) == ["settle p1_08 2"]  # settle 1 desert in parsec 1


@pytest.mark.rule("COS-186", "COS-R38")
def test_without_slot_or_cubes_nothing_is_drawn() -> None:
    full = solo().tile("orange", "p1_02", "p1_03", "p1_05", "p1_06")
    state = acting("automa_02", full)  # parsec 1 is full: settle there instead
    assert legal(state, 0, "settle") and not outcomes(state)
    few = solo().tile("orange", "p1_02", "p1_03", "p1_05")
    for tile, count in (("p1_01", 2), ("p1_04", 3), ("p1_02", 3), ("p1_03", 1)):
        for planet in range(1, count + 1):
            few.cubes(tile, planet, 1, 3)
    few.cubes("p1_03", 2, 1, 2)
    state = acting("automa_07", few)  # towers of 2: with one cube left, 1
    assert marker(state, 1)["supply"] == 1
    while not legal(state, 0, "settle"):
        move = f"* {outcomes(state)[-1]}" if outcomes(state) else f"0 {legal(state, 0)[0]}"
        play(state, move)
    play(state, f"0 {legal(state, 0)[0]}")
    assert marker(state, 1)["supply"] == 0 and decision(state) == "remove_cube"
    none = solo().tile("orange", "p1_02", "p1_03", "p1_05")
    for tile, count in (("p1_01", 2), ("p1_04", 3), ("p1_02", 3), ("p1_03", 2)):
        for planet in range(1, count + 1):
            none.cubes(tile, planet, 1, 3)
    state = acting("automa_10", none)  # a terran planet is free in parsec 1, but there is no cube
    assert marker(state, 1)["supply"] == 0 and decision(state) == "remove_cube"


@pytest.mark.rule("COS-188", "COS-R35")
def test_replacing_cards_in_rising_order() -> None:
    state = acting("automa_05")  # settle, energy 3, replace 5 to 8
    play(state, "0 settle p1_01 1")
    assert look(state)["market"] == [*MARKET[:4], None, None, None, None]
    assert look(state)["laid_aside"] == sorted(MARKET[4:], key=MARKET.index)
    play(state, "* reveal twin_works")
    assert look(state)["market"][4] == "twin_works"
    everything = solo().hand(0, *HELD)
    state = acting("automa_05", everything)
    play(state, "0 settle p1_01 1")
    play(state, f"* {outcomes(state)[0]}")
    assert len(outcomes(state)) == 4  # the deck is empty: those just removed come back
    assert "reveal gem_courier" in outcomes(state)
    play(state, "* reveal gem_courier")
    assert len(outcomes(state)) == 3 and look(state)["laid_aside"] == []


HELD = [
    *("frugal_scout", "survey_crew", "wormhole_probe", "pioneer_fleet", "sleek_pioneers"),
    *("versatile_scout", "light_settlers", "silent_settlers", "colony_ship", "sleek_colony_ship"),
    *("wormhole_colony", "working_settlers", "twin_works", "triple_drills", "remote_drills"),
    "quiet_workers",
]


@pytest.mark.rule("COS-189", "COS-190", "COS-191", "COS-192", "COS-112")
def test_its_evaluation_in_the_order_of_the_galaxies() -> None:
    board = solo().tile("blue", "p2_01").cubes("p1_01", 1, 1).cubes("p2_01", 1, 1)
    board.cubes("p1_04", 1, 0, 2)
    state = acting("automa_05", board)
    play(state, "0 settle p1_04 2", *(f"* reveal {card}" for card in HELD[:4]))
    assert legal(state, 0) == ["remove p1_01 1", "remove p1_04 2"]
    play(state, "0 remove p1_04 2")
    assert marker(state, 1)["energy"] == 3 + 2  # 2 against 2 in grey
    events = play(state, "0 remove p2_01 1", "* draw_light parsec_2")
    (drawn,) = told(events, "light_drawn")
    assert not drawn.seen_by(Seat(0)) and "parsec_2" not in str(state.view(Seat(0)))
    assert marker(state, 1)["light_cards"] == 1
    board = solo().cubes("p1_01", 1, 1).cubes("p1_04", 1, 0, 3).marker(1, level=1)
    state = acting("automa_10", board)
    play(state, "0 settle p1_01 2")
    assert marker(state, 1)["supply"] == 28 and decision(state) != "remove_cube"  # majority only


@pytest.mark.rule("COS-192", "COS-116")
def test_its_light_cards_have_no_limit() -> None:
    board = solo().light(1, "parsec_1", "parsec_2", "parsec_3", "flat_five_a").tile("blue", "p2_01")
    state = acting("automa_10", board.cubes("p2_01", 1, 1).marker(1, level=1))
    play(
        state,
        "0 settle p1_01 1",
        "0 remove p1_01 1",
        "0 remove p2_01 1",
        "* draw_light ai_network_a",
    )
    assert marker(state, 1)["light_cards"] == 5 and decision(state) != "return_bonus"


@pytest.mark.rule("COS-193", "COS-194", "COS-196", "COS-131")
def test_its_levels_bring_no_card_and_no_compensation() -> None:
    board = solo().gems(0).marker(1, energy=19).cubes("p1_01", 1, 1)
    state = acting("automa_10", board.marker(1, level=1))
    play(state, "0 settle p1_01 2", "0 remove p1_01 1")
    assert (marker(state, 1)["level"], marker(state, 1)["energy"]) == (2, 8)
    assert look(state)["seats"][0]["gems"] == {"anthracite": 0, "gold": 0, "transparent": 0}
    board.marker(1, level=2, energy=19)
    state = acting("automa_16", board)
    while decision(state) != "evaluation":
        move = f"* {outcomes(state)[0]}" if outcomes(state) else f"0 {legal(state, 0)[-1]}"
        play(state, move)
    assert look(state)["throne"] == "automa"
    play(state, "0 end_turn")
    results = state.results()
    assert results is not None and results.end == "level" and results.winners == ["automa"]


@pytest.mark.rule("COS-X13", "COS-179", "COS-181", "COS-183", "COS-187", "COS-189")
def test_the_worked_card() -> None:
    board = solo().tile("blue", "p2_04").marker(1, level=1)
    state = acting("automa_07", board)
    assert legal(state, 0) == ["settle p2_04 2"]
    play(state, "0 settle p2_04 2")
    assert look(state)["galaxies"]["blue"]["systems"][0]["planets"][1] == [0, 2]
    play(state, "* draw_tile p1_03", "* draw_tile p1_05", "0 keep p1_03", "0 place orange")
    play(state, "0 settle p1_03 2")
    assert look(state)["galaxies"]["orange"]["systems"][0]["planets"][1] == [0, 2]
    assert marker(state, 1)["energy"] == 6
    play(state, "0 remove p1_03 2", "0 remove p2_04 2", "* draw_light parsec_1")
    assert marker(state, 1)["energy"] == 6 + 5 + 8
