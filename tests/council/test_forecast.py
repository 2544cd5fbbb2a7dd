"""What the view works out for people: majorities, the turn, the plan in the making, the end."""

from typing import Any

import pytest

from farshore.core.state import SPECTATOR, State
from farshore.core.types import Seat
from tests.council.positions import Board, play


def seen(state: State, viewer: int = 0) -> dict[str, Any]:
    return dict(state.view(Seat(viewer)))


@pytest.mark.rule("COS-111", "COS-113", "COS-R19", "COS-160")
def test_a_galaxy_tells_who_leads_by_how_much_and_what_each_would_get() -> None:
    board = Board(3, module_stations="on").cubes("p1_01", 1, 0, 2).cubes("p1_04", 1, 1, 1)
    board.station("grey", "station_settlement", seat=1, cubes=3)
    grey = seen(board.load(), SPECTATOR)["majorities"]["grey"]
    assert grey == {
        "strength": [2, 4, 0],
        "leader": 1,
        "lead": 2,
        "pays": [2, 4, 0],
        "keeps": [False, False, False],
    }


@pytest.mark.rule("COS-111", "COS-169")
def test_nobody_leads_a_tie_but_breish_is_paid_for_it() -> None:
    board = Board(2, module_commanders="on").cubes("p1_01", 1, 0).cubes("p1_01", 2, 1)
    grey = seen(board.commander(0, "breish").commander(1, "zoe").load())["majorities"]["grey"]
    assert (grey["leader"], grey["lead"], grey["pays"]) == (None, 0, [4, 2])


@pytest.mark.rule("COS-160")
def test_who_keeps_the_cube_is_told() -> None:
    board = Board(2, module_stations="on").cubes("p1_01", 1, 0)
    board.station("grey", "station_evaluation", seat=0)
    assert seen(board.load())["majorities"]["grey"]["keeps"] == [True, False]


@pytest.mark.rule("COS-020")
def test_covered_galaxies_are_not_compared() -> None:
    assert "turquoise" not in seen(Board(3).load())["majorities"]


@pytest.mark.rule("COS-046", "COS-047", "COS-064", "COS-080", "COS-081")
def test_the_turn_is_followed_through_the_phases() -> None:
    state = Board(3).load()
    turn = seen(state)["turn"]
    assert (turn["phase"], turn["owner"], turn["to_come"]) == ("purchase", 0, [1, 2])
    assert turn["purchases_left"] == 3
    state = Board(3).planning().load()
    turn = seen(state)["turn"]
    assert (turn["phase"], turn["owner"], turn["to_come"]) == ("planning", None, [])
    state = Board(3).acting(0, "explore", "mine", "settle").load()
    turn = seen(state)["turn"]
    assert (turn["phase"], turn["owner"], turn["to_come"]) == ("actions", 0, [1, 2])
    assert (turn["field"], turn["purchases_left"]) == (1, None)


@pytest.mark.rule("COS-071")
def test_without_screens_the_one_who_plans_has_the_turn() -> None:
    turn = seen(Board(3, screens="off").planning().load())["turn"]
    assert (turn["phase"], turn["owner"], turn["to_come"]) == ("planning", 0, [1, 2])


@pytest.mark.rule("COS-071", "COS-074")
def test_without_screens_the_order_is_certain_once_all_before_have_planned() -> None:
    state = Board(2, screens="off").planning().load()
    play(state, "0 plan settle", "0 plan mine", "0 plan explore", "0 commit")
    play(state, "1 plan found_colony", "1 plan mine", "1 plan explore")
    plan = seen(state, 1)["you"]["planning"]
    assert (plan["best"], plan["worst"]) == (1, 1)  # the dearer plan acts first


@pytest.mark.rule("COS-086", "COS-095", "COS-109", "COS-114")
def test_where_something_happens_is_told() -> None:
    state = Board().acting(0, "settle", "mine", "take_gems").load()
    play(state, "0 settle p1_01 1")
    turn = seen(state, SPECTATOR)["turn"]
    assert (turn["tile"], turn["planet"]) == ("p1_01", 1)
    state = Board().cubes("p1_01", 1, 0, 2).cubes("p1_04", 1).evaluating(0).load()
    play(state, "0 evaluate grey")
    assert seen(state, SPECTATOR)["turn"]["galaxy"] == "grey"
    play(state, "0 remove p1_04 1")
    assert seen(state, SPECTATOR)["turn"]["evaluated"] == ["grey"]


@pytest.mark.rule("COS-178")
def test_the_automas_action_is_told() -> None:
    turn = seen(Board(1).automa_acting("automa_01").load())["turn"]
    assert (turn["owner"], turn["action"]) == ("automa", 1)


@pytest.mark.rule("COS-068", "COS-072", "COS-073", "COS-070")
def test_the_plan_in_the_making_is_added_up_for_its_owner_only() -> None:
    state = Board(2).field(0, 3, "found_colony").planning().load()
    before = seen(state, 1)
    assert seen(state)["you"]["planning"]["sum"] == 6
    play(state, "0 plan settle", "0 plan mine", "0 leave")
    plan = seen(state)["you"]["planning"]
    assert (plan["sum"], plan["moved"], plan["consumption"]) == (12, 12, 32)
    assert seen(state, 1) == before
    assert "planning" not in seen(state, SPECTATOR)


@pytest.mark.rule("COS-040", "COS-073", "COS-148")
def test_a_plan_moves_only_as_far_as_the_marker_can() -> None:
    state = Board(2).marker(0, consumption=98).planning().load()
    play(state, "0 plan settle", "0 plan mine", "0 plan explore")
    plan = seen(state)["you"]["planning"]
    assert (plan["sum"], plan["moved"], plan["consumption"]) == (9, 2, 100)
    state = Board(2).tech(0, "gem_boost", "perpetual_motion").marker(0, level=2).planning().load()
    play(state, "0 plan settle")
    assert seen(state)["you"]["planning"]["moved"] == 0


@pytest.mark.rule("COS-074", "COS-075", "COS-076", "COS-077")
def test_the_place_in_the_order_follows_from_what_the_others_can_plan() -> None:
    # the other has six starting cards and three empty fields: 1 + 2 + 3 to 6 + 3 + 3
    state = Board(2).marker(0, energy=3).planning().load()
    play(state, "0 plan settle", "0 plan mine", "0 plan explore")  # 9, as the middle of 6 and 12
    plan = seen(state)["you"]["planning"]
    assert (plan["best"], plan["likely"], plan["worst"]) == (1, 1, 2)
    state = Board(2).marker(1, energy=3).planning().load()
    play(state, "0 plan settle", "0 plan mine", "0 plan explore")
    assert seen(state)["you"]["planning"]["likely"] == 2
    state = Board(2).marker(0, energy=3).planning().load()
    play(state, "0 plan settle", "0 plan mine", "0 plan found_colony")
    assert seen(state)["you"]["planning"]["worst"] == 1


@pytest.mark.rule("COS-067", "COS-069")
def test_others_may_cover_their_cards_but_not_take_them_away() -> None:
    # 6 stays or is covered by 1 at the least; the empty fields take 1 or 2 to 3
    state = Board(2).field(1, 1, "found_colony").planning().load()
    play(state, "0 plan settle", "0 plan take_gems", "0 plan upgrade_gem")  # 6
    plan = seen(state)["you"]["planning"]
    assert (plan["best"], plan["worst"]) == (2, 2)  # 1 + 2 + 3 = 6: the tie is lost by arrival


@pytest.mark.rule("COS-176", "COS-177")
def test_the_automa_can_turn_up_any_card_left_in_its_deck() -> None:
    state = Board(1).marker(0, energy=5).planning().load()
    play(state, "0 plan found_colony", "0 plan mine", "0 plan explore")  # 12; the deck has 0 to 9
    plan = seen(state)["you"]["planning"]
    assert (plan["best"], plan["worst"]) == (1, 1)


@pytest.mark.rule("COS-203", "COS-204", "COS-205", "COS-206", "COS-215")
def test_the_viewer_is_told_what_the_end_would_bring() -> None:
    board = Board(2).cubes("p1_01", 1, 0).gems(0, 1, 1, 1).hand(0, "colony_ship")
    own = seen(board.marker(0, energy=12).load())["you"]
    assert own["bonus_worth"] == {"galaxy_grey": 9}
    assert own["final"] == {"energy": 17, "level": 1, "left": 9}
