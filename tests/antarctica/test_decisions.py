"""Each decision offers exactly the choices of section 11 (ANT-D01 to ANT-D12 and ANT-D18).

D13 to D17 are asked by the tests of research and of the effects.
"""

import pytest

from farshore import State
from tests.antarctica.positions import (
    AREAS,
    GAME,
    KINDS,
    TRACKS,
    Board,
    decision,
    legal,
    legal_of,
    look,
    play,
    refused,
)
from tests.antarctica.test_records import OPENING

OPEN_WITH_TWO = [area for area in AREAS if area not in ("bottom", "top")]


def menu() -> Board:
    """Seat 0 has sailed to `right`; nothing can be done there, and it has no card or piece left."""
    board = Board(4).ships(right=[0], left=[1, 2]).starts(crane="right", sea_station="top")
    for deck, card in (("basic", "basic_01"), ("double", "double_03"), ("prestige", "prestige_05")):
        board.top(deck, card)
    board.unused(0, 0).gave_back_cubes(0, 5).basic_played(0)
    return board.menu(0, target="right", sun="bottom_left").stop(gave_back=True)


def offered(board: Board) -> list[str]:
    """What the menu offers besides `end_turn`, which is always there and last."""
    state = board.load()
    assert (decision(state), state.actor()) == ("turn_menu", 0)
    *others, last = legal(state)
    assert last == "end_turn"
    return others


# --- setup --------------------------------------------------------------------------------------


@pytest.mark.rule("ANT-D01", "ANT-045", "ANT-046")
def test_d01_place_start_ship_offers_open_areas_with_fewer_than_three_ships() -> None:
    state = play(GAME.start(2, {"layout": "free", "start_seat": "fixed"}), *OPENING)
    for number, full in ((0, 0), (1, 0), (1, 0), (0, 1), (0, 1), (1, 1)):
        assert (decision(state), state.actor()) == ("place_start_ship", number)
        assert legal(state) == [f"place_ship {area}" for area in OPEN_WITH_TWO[full:]]
        play(state, f"{number} place_ship {OPEN_WITH_TWO[full]}")
    assert decision(state) == "place_extra_cube"


@pytest.mark.rule("ANT-D01", "ANT-027", "ANT-003")
def test_d01_refuses_closed_and_full_areas() -> None:
    state = play(GAME.start(2, {"layout": "free", "start_seat": "fixed"}), *OPENING)
    assert refused(state, "0 place_ship top").key == "antarctica-area-closed"
    play(state, "0 place_ship left", "1 place_ship left", "1 place_ship left")
    assert refused(state, "0 place_ship left").key == "antarctica-area-full"
    assert refused(state, "0 end_turn").key == "antarctica-place-ship-first"


@pytest.mark.rule("ANT-D02", "ANT-050", "ANT-048")
def test_d02_place_extra_cube_offers_the_open_tracks_to_b() -> None:
    state = play(GAME.start(2, {"start_seat": "fixed"}), *OPENING)
    assert (decision(state), state.actor()) == ("place_extra_cube", 1)
    assert legal(state) == [f"place_cube {track}" for track in TRACKS[:3]]
    assert refused(state, "1 decline").key == "antarctica-place-cube-first"


# --- the move -----------------------------------------------------------------------------------


@pytest.mark.rule("ANT-D03", "ANT-D11", "ANT-118", "ANT-062")
def test_d03_move_ship_offers_areas_with_room_and_giving_back() -> None:
    board = Board(4).ships(bottom=[0, 0], left=[1, 2, 3], top=[0]).unused(0, 1)
    state = board.moving("bottom").load()
    sails = [f"sail {area}" for area in AREAS if area not in ("bottom", "left")]
    back = ["give_back_cube", "give_back_unused_ship", "give_back_ship bottom 2"]
    assert legal(state) == [*sails, *back, "give_back_ship top 1"]
    assert refused(state, "0 give_back_ship bottom 1").key == "antarctica-active-ship"
    assert refused(state, "0 sail bottom").key == "antarctica-already-there"
    assert refused(state, "0 sail left").key == "antarctica-area-full"
    assert refused(state, "0 end_turn").key == "antarctica-sail-first"
    play(state, "0 give_back_ship top 1")
    assert legal(state) == sails
    assert refused(state, "0 give_back_cube").key == "antarctica-gave-back"


@pytest.mark.rule("ANT-D03", "ANT-027")
def test_d03_does_not_offer_closed_areas() -> None:
    state = Board(2).load()
    assert legal_of(state, "sail") == [area for area in OPEN_WITH_TWO if area != "bottom_right"]
    assert refused(state, "0 sail top").key == "antarctica-area-closed"


# --- the menu -----------------------------------------------------------------------------------


@pytest.mark.rule("ANT-D04", "ANT-D12", "ANT-070")
def test_d04_with_nothing_possible_the_menu_offers_only_the_end_of_the_turn() -> None:
    assert offered(menu()) == []


@pytest.mark.rule("ANT-D04", "ANT-D12", "ANT-068")
def test_d04_offers_everything_that_is_still_allowed() -> None:
    board = full_menu()
    main = ["build double", "new_ship", "recruit", "research track_b", "research track_d"]
    cards = [f"play {kind}" for kind in KINDS[1:]]
    ice = ["lay_icebreaker top", "lay_icebreaker left"]
    back = ["give_back_cube", "give_back_unused_ship", "give_back_ship right 1"]
    back += ["give_back_ship top 2", "give_back_ship left 2"]
    assert offered(board) == [*back, *main, *cards, *ice]
    assert offered(full_menu().stop(main_used=True)) == [*back, *cards, *ice]
    assert offered(full_menu().stop(card_played=[0])) == [*back, *main]
    assert offered(full_menu().stop(gave_back=True)) == [*main, *cards, *ice]
    assert offered(full_menu().stop(card_played=[1, 2, 3])) == [*back, *main, *cards, *ice]


def full_menu() -> Board:
    """Camp, coast station and shipyard in the target area, a card of each kind in hand."""
    board = Board(4).starts(coast_station="right", headframe="top", wind_turbine="left")
    board.built("double_07", "right", 1).built("double_06", "right", 2)
    board.top("basic", "basic_12").top("double", "double_02").top("prestige", "prestige_08")
    board.ships(right=[0], top=[1, 0], left=[2, 0]).unused(0, 1).hand(0, *KINDS)
    return board.menu(0, target="right", sun="bottom_left")


@pytest.mark.rule("ANT-D05", "ANT-073", "ANT-075", "ANT-078", "ANT-081")
def test_d05_build_offers_top_cards_that_can_be_built() -> None:
    """A crane in reach: basic_03 needs it; double_01 lacks one building, prestige_01 has two."""
    board = menu().starts(wind_turbine="right", crane="left").ships(right=[0], left=[0])
    board.top("basic", "basic_03").top("double", "double_01").top("prestige", "prestige_01")
    assert offered(board) == ["build basic"]
    board.doc["seats"][0]["basic_card"] = True
    assert offered(board) == ["build basic", "build double"]
    board.know_how(0)
    assert offered(board) == ["build basic", "build double", "build prestige"]
    board.stop(card_played=[0])
    assert offered(board) == ["build basic"]
    board.starts(headframe="right")
    assert offered(board) == []


@pytest.mark.rule("ANT-D06", "ANT-088")
def test_d06_new_ship_needs_shipyard_ship_and_room() -> None:
    board = menu().built("double_07", "right", 1)
    assert offered(board) == []
    assert offered(board.unused(0, 1)) == ["new_ship"]
    board.ships(right=[0], bottom_left=[1, 2, 3]).stop(second_place=None)
    assert offered(board) == []


@pytest.mark.rule("ANT-D07", "ANT-097", "ANT-098")
def test_d07_recruit_needs_a_camp_somebody_there_and_a_reserve() -> None:
    board = menu().starts(camp="right")
    assert offered(board) == ["recruit"]
    assert offered(board.ships(top=[0])) == []
    assert offered(board.ships(right=[0]).supply(0, 12)) == []


@pytest.mark.rule("ANT-D08", "ANT-099", "ANT-100", "ANT-130", "ANT-R21")
def test_d08_research_offers_eligible_tracks_of_any_station_there() -> None:
    board = menu().starts(sea_station="right").gave_back_cubes(0, 0)
    assert offered(board) == ["research track_c", "research track_d"]
    board.built("basic_09", "right", 1)
    tracks = ["track_a", "track_c", "track_d", "track_e"]
    assert offered(board) == [f"research {track}" for track in tracks]
    board.cube("track_c", 0, 10).cube("track_a", 0, 3).gave_back_cubes(0, 3)
    assert offered(board) == ["research track_a"]


@pytest.mark.rule("ANT-D09", "ANT-103", "ANT-109", "ANT-110", "ANT-111", "ANT-R20")
def test_d09_play_card_offers_cards_in_hand_that_have_an_effect() -> None:
    board = menu().hand(0, *KINDS[1:])
    assert offered(board) == ["play place_scientist", "play two_scientists"]
    assert offered(board.supply(0, 0)) == ["play two_scientists"]
    assert offered(board.supply(0, 12)) == ["play place_scientist"]
    assert offered(board.gave_back_cubes(0, 4)) == ["play place_scientist", "play fast_research"]
    assert offered(board.stop(card_played=[0])) == []


@pytest.mark.rule("ANT-D10", "ANT-112", "ANT-113", "ANT-114")
def test_d10_play_icebreaker_offers_areas_with_an_own_ship_at_place_two() -> None:
    board = (
        menu()
        .hand(0, "icebreaker")
        .ships(right=[1, 0], left=[0, 1], top=[2, 0], bottom_left=[None, 0])
    )
    board.menu(0, target="right", sun="bottom_left")
    ice = [f"lay_icebreaker {area}" for area in ("bottom_left", "right", "top")]
    assert offered(board) == ice
    assert offered(board.icebreaker("top", 0)) == ice[:2]
    assert offered(board.icebreaker("right", 1)) == ice[:2]
    assert offered(board.stop(second_place=None)) == ice[1:2]


@pytest.mark.rule("ANT-D11", "ANT-116", "ANT-117")
def test_d11_give_back_offers_unused_pieces_and_ships_on_the_board() -> None:
    board = menu().stop(gave_back=False).ships(right=[0], left=[0, 1, 0])
    assert offered(board) == [
        f"give_back_ship {place}" for place in ("right 1", "left 1", "left 3")
    ]
    assert offered(board.gave_back_cubes(0, 4))[0] == "give_back_cube"
    assert offered(board.unused(0, 1))[1] == "give_back_unused_ship"


@pytest.mark.rule("ANT-D12", "ANT-070", "ANT-072")
def test_d12_the_turn_may_be_ended_whatever_else_is_possible() -> None:
    state: State = play(full_menu().load(), "0 end_turn")
    assert (decision(state), state.actor()) == ("move_ship", 0)
    assert look(state)["sun"] == "right"


@pytest.mark.rule("ANT-D18", "ANT-090", "ANT-092")
def test_d18_shipyard_pick_offers_each_kind_in_the_stack() -> None:
    board = menu().stack("icebreaker", "icebreaker", "two_scientists", holder=3)
    state = board.push("shipyard_pick", seat=1).load()
    assert legal(state) == ["pick icebreaker", "pick two_scientists", "decline"]
    assert refused(state, "1 pick fast_research").key == "antarctica-not-in-stack"
    assert refused(state, "1 end_turn").key == "antarctica-pick-first"
