"""The worked examples E1 to E12 of section 9 of the catalogue."""

import pytest

from farshore.core.types import Seat
from tests.aquatica.scenes import (
    ROW,
    Scene,
    board,
    kinds,
    legal,
    play,
    pool,
    refused,
    seats,
    set_up,
    view,
)


@pytest.mark.rule("AQU-079", "AQU-085", "AQU-103")
def test_e1_raise_with_a_manta() -> None:
    state = Scene().seat(0, board=["mako_channel@1"]).state()
    play(state, "0 use_manta trained_raise", "0 raise space_1")
    assert seats(state)[0]["tired"] == ["trained_raise"]
    assert board(state, 0)[0] == "mako_channel@2"
    assert state.top(Seat(0), 0).source == {"raise": 1, "other": True}


@pytest.mark.rule("AQU-103", "AQU-104")
def test_e2_researcher_split() -> None:
    state = (
        Scene()
        .seat(0, board=["burning_crack", "nobles_baths"])
        .add_to_hand(0, "researcher")
        .state()
    )
    play(state, "0 play researcher", "0 raise space_1", "0 raise space_2", "0 raise space_2")
    assert board(state, 0)[:2] == ["burning_crack@1", "nobles_baths@2"]
    assert state.top(Seat(0), 0).source == {"raise": 2, "other": True}
    assert state.top(Seat(0), 1).source == {"score": 1}
    assert pool(state) == (0, 0)


@pytest.mark.rule("AQU-080", "AQU-106", "AQU-107")
@pytest.mark.parametrize("spaces", [(2, 3), (3, 2), (2, 2), (3, 3)])
def test_e3_raise_from_a_location(spaces: tuple[int, int]) -> None:
    state = Scene().seat(0, board=["red_fault", "merchant_cog@1", "mako_channel@1"]).state()
    play(state, "0 use_depth space_1")
    assert board(state, 0)[0] == "red_fault@1"
    for space in spaces:
        assert "0 raise space_1" not in legal(state)
        play(state, f"0 raise space_{space}")
    assert board(state, 0)[0] == "red_fault@1"
    assert "raise" not in kinds(state)


@pytest.mark.rule("AQU-109", "AQU-110", "AQU-111")
def test_e4_fully_raised_new_manta() -> None:
    state = Scene().seat(0, board=["merchant_cog@2"], tired=["trained_coin"]).state()
    play(state, "0 use_manta trained_raise", "0 raise space_1")
    assert "wild_coin" in seats(state)[0]["ready"]
    play(state, "0 play patrician", "0 buy lower_1", "0 draw wild_coin", "0 pay")
    assert board(state, 0)[1] == "dogfish_shoal@0"


@pytest.mark.rule("AQU-088", "AQU-089", "AQU-090", "AQU-091")
def test_e5_recruit() -> None:
    state = set_up(kings="none")
    play(state, "0 play azure_agent", "0 recruit character_3", "0 pay")
    play(state, "* reveal character_6 shark_amazon")
    assert ROW[2] in seats(state)[0]["hand"]
    assert view(state)["row"] == [ROW[0], ROW[1], ROW[3], ROW[4], ROW[5], "shark_amazon"]


@pytest.mark.rule("AQU-092")
def test_e6_same_character_twice() -> None:
    state = Scene().add_to_hand(0, "grabber").state()
    play(state, "0 play azure_agent", "0 recruit character_4", "0 draw trained_coin", "0 pay")
    assert seats(state)[0]["hand"].count("grabber") == 2


@pytest.mark.rule("AQU-073", "AQU-098")
def test_e7_grabber() -> None:
    scene = Scene().rows(upper=["tepid_spring"], lower=["black_tooth"]).add_to_hand(0, "grabber")
    state = scene.state()
    play(state, "0 play grabber", "0 conquer lower_1", "0 pay")
    play(state, "0 conquer upper_1", "0 draw space_1", "0 pay")
    assert board(state, 0)[:2] == ["black_tooth@1", "tepid_spring@0"]
    assert seats(state)[0]["tired"] == []


@pytest.mark.rule("AQU-072")
def test_e8_two_depths_of_one_location() -> None:
    scene = Scene().seat(0, board=["broken_schooner"], tired=["trained_coin"])
    state = scene.rows(lower=["silent_caravel"]).state()
    play(state, "0 play patrician")
    assert "buy" not in kinds(state) and seats(state)[0]["discard"] == ["patrician"]
    assert board(state, 0) == ["broken_schooner@0", None, None, None, None]


@pytest.mark.rule("AQU-077")
def test_e9_no_card_no_resource() -> None:
    state = Scene().rows(lower=["lost_dinghy"]).state()
    assert refused(state, "0 buy lower_1") == "aquatica-no-card-no-resource"


@pytest.mark.rule("AQU-060")
def test_e10_matron() -> None:
    state = set_up(kings="none")
    play(state, "0 play matron")
    assert "matron" in seats(state)[0]["hand"]
    assert seats(state)[0]["discard"] == []


@pytest.mark.rule("AQU-128")
def test_e11_an_opponents_order() -> None:
    state = Scene().add_to_hand(0, "researcher").seat(1, board=["mako_channel"]).state()
    play(state, "0 play researcher")
    assert legal(state) == {"1 raise space_1"}


@pytest.mark.rule("AQU-053", "AQU-056")
def test_e12_all_effects() -> None:
    scene = Scene().rows(lower=["dogfish_shoal"]).add_to_hand(0, "crab_diplomat")
    state = scene.state()
    play(state, "0 play crab_diplomat")
    assert legal(state) == {"0 buy lower_1"}
    play(state, "0 buy lower_1", "0 pay")
    assert kinds(state) == {"recruit"}
