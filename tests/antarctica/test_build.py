"""Section 5.3 of the catalogue: main action build (ANT-073 to ANT-087)."""

import pytest

from farshore import SPECTATOR, State
from tests.antarctica.positions import (
    CARD_BUILDS,
    DECKS,
    TRACKS,
    Board,
    area,
    cubes,
    decision,
    events,
    legal,
    legal_of,
    look,
    play,
    refused,
    seat,
)

rule = pytest.mark.rule


def builder() -> Board:
    """Seat 0 has come to top (wind turbine) and has another ship in bottom_right (crane)."""
    board = Board().ships(bottom=[None, 1], bottom_right=[0], top=[0]).top("double", "double_12")
    return board.menu(0, "top", "bottom")


def missing(state: State, deck: str) -> object:
    """The buildings without access that make a build impossible."""
    reason = refused(state, f"0 build {deck}")
    assert reason.key == "antarctica-needs-missing"
    return reason.params["missing_building"]


# --- which card ---------------------------------------------------------------------------------


@rule("ANT-073")
def test_the_top_card_of_each_stack_is_offered() -> None:
    board = builder().built("double_02", "left", seat=1).ships(left=[0], bottom_right=[0], top=[0])
    board.top("basic", "basic_03").top("double", "double_05").top("prestige", "prestige_01")
    assert legal_of(board.load(), "build") == DECKS


@rule("ANT-073")
def test_an_empty_stack_offers_nothing() -> None:
    later = [card for card in CARD_BUILDS if not card.startswith("basic")]
    state = builder().all_built(*later).load()
    assert look(state)["stacks"]["basic"] == {"top": None, "below": 0}
    assert refused(state, "0 build basic").key == "antarctica-stack-empty"


@rule("ANT-074", "ANT-071")
def test_only_one_building_is_built_per_turn() -> None:
    board = builder().top("basic", "basic_03").top("double", "double_05")
    state = board.load()
    assert legal_of(state, "build") == ["basic", "double"]
    play(state, "0 build basic", "* reveal basic basic_05", "0 advance track_e")
    assert legal_of(state, "build") == []
    for deck in ("basic", "double"):
        assert refused(state, f"0 build {deck}").key == "antarctica-main-used"


# --- needs --------------------------------------------------------------------------------------


@rule("ANT-075")
@pytest.mark.parametrize("place", [1, 2, 3])
def test_a_ship_at_any_place_gives_access(place: int) -> None:
    queue = [1, 2, 3]
    queue[place - 1] = 0
    board = builder().ships(bottom_right=queue, top=[0]).top("basic", "basic_03").basic_played(0)
    assert legal_of(board.load(), "build") == ["basic"]


@rule("ANT-075")
def test_without_a_ship_there_is_no_access() -> None:
    board = builder().ships(bottom_right=[1], top=[0]).top("basic", "basic_03").basic_played(0)
    assert missing(board.load(), "basic") == ["crane"]


@rule("ANT-076", "ANT-E03")
@pytest.mark.parametrize("together", [True, False])
def test_one_ship_for_both_needs_or_two_ships_for_one_each(together: bool) -> None:
    board = Board().top("double", "double_01").supply(0, 1).basic_played(0)
    if together:
        board.built("basic_05", "bottom_right", seat=1).ships(bottom_right=[0], top=[0])
    else:
        board.ships(bottom_right=[0], top_right=[0], top=[0])
    state = board.menu(0, "top", "bottom").load()
    play(state, "0 build double")
    assert "factory" in area(state, "top")["buildings"]


@rule("ANT-E03", "ANT-081")
def test_no_second_factory_in_the_same_area() -> None:
    board = Board().top("double", "double_01").built("double_02", "top", seat=1)
    board.ships(bottom_right=[0], top_right=[0], top=[0]).menu(0, "top", "bottom")
    reason = refused(board.load(), "0 build double")
    assert reason.key == "antarctica-built-already"
    assert (reason.params["building"], reason.params["area"]) == ("factory", "top")


@rule("ANT-077", "ANT-R18")
def test_needs_are_checked_with_the_ships_after_the_move() -> None:
    board = Board().top("basic", "basic_01").basic_played(0)  # needs a wind turbine
    state = board.ships(top=[0, 1], left=[0], bottom=[2]).moving("top").load()
    play(state, "0 sail right")
    assert missing(state, "basic") == ["wind_turbine"]  # where the ship came from
    state = board.ships(bottom=[0], left=[1]).moving("bottom").load()
    play(state, "0 sail top")
    assert legal_of(state, "build") == ["basic"]  # where it went to


@rule("ANT-077", "ANT-R18")
def test_needs_are_checked_when_the_building_is_declared() -> None:
    state = builder().top("basic", "basic_03").basic_played(0).load()
    assert legal_of(state, "build") == ["basic"]
    play(state, "0 give_back_ship bottom_right 1")
    assert missing(state, "basic") == ["crane"]


# --- resource cards -----------------------------------------------------------------------------


@rule("ANT-078", "ANT-103", "ANT-108")
def test_a_basic_card_replaces_one_missing_building_and_is_the_card_of_this_stop() -> None:
    state = builder().top("basic", "basic_09").hand(0, "two_scientists").load()
    told = events(state, "0 build basic")
    assert {"event": "basic_card_played", "seat": 0, "building": "headframe"} in told
    assert seat(state, 0)["basic_card"] is False
    play(state, "* reveal basic basic_01", "0 advance track_e")
    assert look(state)["stop"]["card_played"] == [0]
    assert refused(state, "0 play two_scientists").key == "antarctica-card-played"


@rule("ANT-078", "ANT-103")
def test_a_card_played_before_at_this_stop_forbids_the_resource_card() -> None:
    state = builder().top("basic", "basic_09").hand(0, "two_scientists").load()
    assert legal_of(state, "build") == ["basic"]
    play(state, "0 play two_scientists")
    reason = refused(state, "0 build basic")
    assert reason.key == "antarctica-second-card"
    assert reason.params["missing_building"] == ["headframe"]
    assert missing(builder().top("basic", "basic_09").basic_played(0).load(), "basic") == [
        "headframe"
    ]


@rule("ANT-016", "ANT-078", "ANT-R17")
@pytest.mark.parametrize(
    ("card", "building"),
    [
        ("basic_03", "crane"),
        ("basic_06", "headframe"),
        ("basic_02", "drilling_rig"),
        ("basic_01", "wind_turbine"),
    ],
)
def test_a_basic_card_replaces_any_resource_building_and_a_know_how_card_none(
    card: str, building: str
) -> None:
    board = Board().ships(bottom=[None, 1], left=[0]).menu(0, "left", "bottom")
    board.top("basic", card).know_how(0, 2)
    state = board.load()
    told = events(state, "0 build basic")
    assert {"event": "basic_card_played", "seat": 0, "building": building} in told
    assert seat(state, 0)["know_how"] == 2
    assert missing(board.basic_played(0).load(), "basic") == [building]


@rule("ANT-016", "ANT-078", "ANT-R17")
@pytest.mark.parametrize(
    ("card", "building"), [("prestige_01", "factory"), ("prestige_06", "laboratory")]
)
def test_a_know_how_card_replaces_laboratory_or_factory_and_a_basic_card_neither(
    card: str, building: str
) -> None:
    board = builder().top("prestige", card)
    assert missing(board.load(), "prestige") == [building]
    state = board.know_how(0).load()
    told = events(state, "0 build prestige")
    assert {"event": "know_how_played", "seat": 0, "building": building} in told
    assert (seat(state, 0)["know_how"], seat(state, 0)["basic_card"]) == (0, True)


@rule("ANT-079", "ANT-R17")
@pytest.mark.parametrize(
    ("deck", "card", "buildings"),
    [
        ("double", "double_06", ["headframe", "drilling_rig"]),
        ("prestige", "prestige_02", ["headframe", "factory"]),
        ("prestige", "prestige_05", ["laboratory", "factory"]),
    ],
)
def test_two_missing_buildings_cannot_be_replaced(
    deck: str, card: str, buildings: list[str]
) -> None:
    state = builder().top(deck, card).know_how(0, 2).load()
    assert missing(state, deck) == buildings


@rule("ANT-079")
def test_a_resource_card_is_not_played_for_a_building_with_access() -> None:
    state = builder().top("basic", "basic_03").know_how(0).load()
    play(state, "0 build basic")
    assert (seat(state, 0)["basic_card"], seat(state, 0)["know_how"]) == (True, 1)
    assert look(state)["stop"]["card_played"] == []


@rule("ANT-079")
def test_a_resource_card_is_never_played_without_a_build() -> None:
    board = builder().top("basic", "basic_03").know_how(0, 2).supply(0, 0)
    state = board.stop(gave_back=True).load()
    assert legal(state) == ["end_turn"]


# --- scientists, site ---------------------------------------------------------------------------


@rule("ANT-080")
@pytest.mark.parametrize(
    ("deck", "card", "needed"), [("basic", "basic_03", 1), ("prestige", "prestige_06", 2)]
)
def test_the_supply_must_hold_the_scientists_of_the_card(deck: str, card: str, needed: int) -> None:
    board = builder().top(deck, card).know_how(0).supply(0, needed)
    assert deck in legal_of(board.load(), "build")
    state = board.supply(0, needed - 1).load()
    assert seat(state, 0)["reserve"] > needed  # the reserve does not count
    reason = refused(state, f"0 build {deck}")
    assert reason.key == "antarctica-too-few-scientists"
    assert (reason.params["needed"], reason.params["found"]) == (needed, needed - 1)


@rule("ANT-081")
def test_the_target_area_must_not_contain_the_building_yet() -> None:
    board = builder().top("basic", "basic_07").basic_played(0)
    board.ships(top_right=[0], top=[0])  # a wind turbine is in top
    assert refused(board.load(), "0 build basic").key == "antarctica-built-already"
    state = board.menu(0, "top_right", "bottom").load()
    assert legal_of(state, "build") == ["basic"]


# --- carrying it out ----------------------------------------------------------------------------


@rule("ANT-082", "ANT-083")
@pytest.mark.parametrize(
    ("deck", "card", "scientists"), [("basic", "basic_03", 1), ("prestige", "prestige_06", 2)]
)
def test_scientists_building_and_card(deck: str, card: str, scientists: int) -> None:
    state = builder().top(deck, card).know_how(0).load()
    before = look(state)
    play(state, f"0 build {deck}")
    after = look(state)
    assert set(area(state, "top")["buildings"]) == {"wind_turbine", CARD_BUILDS[card]}
    assert area(state, "top")["scientists"] == [scientists, 0, 0, 0]
    assert after["seats"][0]["supply"] == 2 - scientists
    assert after["seats"][0]["reserve"] == before["seats"][0]["reserve"]
    assert after["seats"][0]["cards"] == [card]
    for name, part in before["areas"].items():
        assert name == "top" or after["areas"][name] == part


@rule("ANT-083", "ANT-R19")
def test_the_next_card_is_visible_before_the_research() -> None:
    state = builder().top("basic", "basic_03").load()
    play(state, "0 build basic")
    assert decision(state) == "reveal_card"
    assert len(state.chances()) == 14  # every Basic card but the one built
    assert refused(state, "* reveal basic basic_03").key == "not-an-outcome"
    assert refused(state, "* reveal double double_02").key == "not-an-outcome"
    play(state, "* reveal basic basic_05")
    assert look(state)["stacks"]["basic"]["top"] == "basic_05"
    assert decision(state) == "choose_track"


@rule("ANT-083")
def test_after_the_last_card_of_a_stack_nothing_is_revealed() -> None:
    later = [card for card in CARD_BUILDS if not card.startswith("basic")]
    board = builder().all_built("basic_03", *later).ships(bottom_right=[0], left=[0])
    state = board.menu(0, "left", "bottom").load()
    play(state, "0 build basic")
    assert look(state)["stacks"]["basic"] == {"top": None, "below": 0}
    assert decision(state) == "choose_track"


@rule("ANT-084")
@pytest.mark.parametrize(
    ("deck", "card", "points"),
    [("basic", "basic_03", 1), ("double", "double_05", 2), ("prestige", "prestige_01", 3)],
)
def test_the_builder_advances_the_points_of_the_card_on_one_track(
    deck: str, card: str, points: int
) -> None:
    state = builder().top(deck, card).know_how(0).load()
    play(state, f"0 build {deck}")
    state.apply(state.actor(), state.legal(state.actor())[0])  # the next card
    assert state.waiting() == (0,)
    assert legal(state) == [f"advance {track}" for track in TRACKS]
    play(state, "0 advance track_e")
    assert cubes(state, "track_e") == [points, 0, 0, 0]
    assert decision(state) == "turn_menu"


@rule("ANT-084")
def test_with_no_points_nothing_happens() -> None:
    state = builder().top("prestige", "prestige_06").know_how(0).load()
    play(state, "0 build prestige", "* reveal prestige prestige_01")
    assert decision(state) == "turn_menu"
    assert all(part["cubes"] == [0] * 4 for part in look(state)["tracks"].values())


@rule("ANT-085", "ANT-R09", "ANT-130")
def test_the_advance_is_compulsory_on_an_eligible_track() -> None:
    board = builder().top("basic", "basic_03").gave_back_cubes(0, 3)
    board.cubes("track_a", 7, 8, 9, 10).cube("track_b", 0, 1)  # track_a: no way on for seat 0
    state = play(board.load(), "0 build basic", "* reveal basic basic_05")
    assert legal(state) == ["advance track_b"]
    assert state.view(SPECTATOR)["pending"] == {"points": 1}
    assert refused(state, "0 decline").key == "antarctica-choose-track-first"
    assert refused(state, "0 end_turn").key == "antarctica-choose-track-first"
    assert refused(state, "0 advance track_a").key == "antarctica-track-full"
    assert refused(state, "0 advance track_c").key == "antarctica-no-cube"


@rule("ANT-085", "ANT-130")
def test_without_an_eligible_track_the_points_are_lost() -> None:
    state = builder().top("basic", "basic_03").gave_back_cubes(0, 5).load()
    play(state, "0 build basic")
    told = events(state, "* reveal basic basic_05")
    assert {"event": "research_lost", "seat": 0, "number": 1} in told
    assert decision(state) == "turn_menu"


@rule("ANT-086")
def test_building_cards_in_front_of_a_player_have_no_effect() -> None:
    board = builder().built("basic_06", "left", seat=0)
    board.ships(bottom_right=[0], top=[0]).basic_played(0).top("basic", "basic_07")
    state = board.menu(0, "bottom_right", "bottom").load()
    assert seat(state, 0)["cards"] == ["basic_06"]  # a drilling rig
    assert missing(state, "basic") == ["drilling_rig"]
    assert state.results() is None


# --- the plankton exception ---------------------------------------------------------------------


def last_farm(board: Board, *others: int) -> Board:
    """Seat 0 has access to laboratory and factory, and came to an area without a farm.

    Seat 1 and the `others` have ships on the board as well.
    """
    board.ships(bottom=[None, 1], bottom_left=[0], left=[0], top=others)
    return board.menu(0, "left", "bottom")


@rule("ANT-087", "ANT-E12", "ANT-157", "ANT-R24")
def test_with_one_scientist_each_and_only_farms_a_farm_takes_one() -> None:
    state = last_farm(Board().all_built("prestige_11", quota=[11] * 4)).load()
    assert {"laboratory", "factory"} <= set(area(state, "bottom_left")["buildings"])
    assert [seat(state, at)["supply"] + seat(state, at)["reserve"] for at in range(4)] == [1] * 4
    play(state, "0 build prestige")
    assert area(state, "left")["scientists"][0] == 1
    assert seat(state, 0)["supply"] == 0
    play(state, "0 end_turn")
    results = state.results()
    assert results is not None
    assert results.end == "last_scientist"


def farm_refused(board: Board, *others: int) -> tuple[object, object]:
    """Needed and found scientists."""
    reason = refused(last_farm(board, *others).load(), "0 build prestige")
    assert reason.key == "antarctica-too-few-scientists"
    return reason.params["needed"], reason.params["found"]


@rule("ANT-087", "ANT-R24")
def test_the_exception_can_be_switched_off() -> None:
    board = Board(plankton_exception="off").all_built("prestige_11", quota=[11] * 4)
    assert farm_refused(board) == (2, 1)


@rule("ANT-087", "ANT-R24")
def test_the_exception_needs_everybody_to_have_exactly_one_scientist() -> None:
    board = Board().all_built("prestige_11", "prestige_12", quota=[11, 11, 10, 10])
    assert farm_refused(board, 2, 3) == (2, 1)
    assert farm_refused(board.supply(2, 1).supply(3, 1), 2, 3) == (2, 1)  # the reserve counts


@rule("ANT-087", "ANT-R24", "ANT-123")
def test_who_has_no_ship_cannot_rule_the_exception_out() -> None:
    """Seats 2 and 3 could build, but never sail again: without them it is a dead end."""
    board = Board().all_built("prestige_11", "prestige_12", quota=[11, 11, 10, 10])
    assert farm_refused(board, 2) == (2, 1)
    play(last_farm(board).load(), "0 build prestige")
    board = Board(rules=1).all_built("prestige_11", "prestige_12", quota=[11, 11, 10, 10])
    assert farm_refused(board) == (2, 1)


@rule("ANT-087", "ANT-R24")
def test_the_exception_needs_every_visible_card_to_be_a_farm() -> None:
    board = Board().spent(3, "place_scientist")
    board.all_built("prestige_11", "basic_01", quota=[11] * 4)
    assert farm_refused(board) == (2, 1)


@rule("ANT-087", "ANT-R24")
def test_the_scientist_must_be_in_the_supply() -> None:
    board = Board().all_built("prestige_11", quota=[11] * 4).supply(0, 0)
    assert farm_refused(board) == (1, 0)


@rule("ANT-087", "ANT-078")
def test_all_other_conditions_hold() -> None:
    board = last_farm(Board().all_built("prestige_11", quota=[11] * 4))
    state = board.ships(bottom=[None, 1], left=[0]).load()
    assert missing(state, "prestige") == ["laboratory", "factory"]


# --- the last card ------------------------------------------------------------------------------


@rule("ANT-E09", "ANT-158", "ANT-159")
def test_the_last_card_is_finished_with_all_effects_and_no_second_turn_follows() -> None:
    """Three players, the only way for the stacks to run out alone: one scientist left each."""
    board = Board(3).icebreaker("bottom", 1).all_built("basic_03", quota=[12, 13, 13])
    board.ships(bottom=[None, 1], bottom_right=[0], top_left=[0], top=[2])
    board.cube("track_c", 0, 2).menu(0, "top_left", "bottom")
    state = board.load()
    play(state, "0 build basic")
    assert look(state)["end"] == "stacks_empty"
    play(state, "0 advance track_c")
    for number in (0, 1, 2):  # the blue symbol is for everybody
        assert (decision(state), state.waiting()) == ("relocate", (number,))
        play(state, f"{number} decline")
    assert decision(state) == "turn_menu"
    assert "give_back_cube" in legal(state)
    play(state, "0 end_turn")
    assert state.is_over()
    results = state.results()
    assert results is not None
    assert results.end == "stacks_empty"
