"""Limits that always hold, and phase 1 (sections 5.1 and 5.2)."""

import pytest

from farshore.core.types import Seat
from tests.council.positions import (
    GAME,
    MARKET,
    Board,
    edition_document,
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


@pytest.mark.rule("COS-040", "COS-041", "COS-073", "COS-R03")
@pytest.mark.parametrize(
    ("energy", "consumption", "card", "after"),
    [
        (0, 98, "found_colony", 100),
        (0, 21, "deep_sleep", 20),
        (29, 31, "deep_sleep", 30),
        (0, 40, "deep_sleep", 37),
        (0, 40, "mine", 44),
    ],
)
def test_consumption_stays_within_its_limits(
    energy: int, consumption: int, card: str, after: int
) -> None:
    board = Board().marker(0, energy=energy, consumption=consumption).market()
    board.field(0, 1, card).field(0, 2, "quick_polish")  # and a card of 1 on the third field
    state = board.planning().load()
    play(state, "0 leave", "0 leave", "0 plan upgrade_gem", "0 commit")
    play(state, "1 plan settle", "1 plan mine", "1 plan explore", "1 commit")
    assert marker(state, 0)["consumption"] == after
    assert marker(state, 0)["round_consumption"] == after - consumption


@pytest.mark.rule("COS-042", "COS-044", "COS-058", "COS-087")
def test_no_planet_takes_more_than_three_cubes_nor_anybody_more_than_they_have() -> None:
    board = Board(actions="free").upgrade(0, "colony_expansion")
    board.cubes("p1_01", 1, 1, 2).hand(0, "colony_ship")
    state = board.acting(0, "found_colony", "colony_ship", "mine").load()
    play(state, "0 settle p1_01 1")
    assert legal(state, 0) == ["cubes 1"]
    assert refused(state, "0 cubes 2") == "council-too-many-cubes"
    play(state, "0 cubes 1")
    assert "settle p1_01 1" not in legal(state, 0)
    assert refused(state, "0 settle p1_01 1") == "council-tower-full"
    last = Board().tile("orange", "p1_02", "p1_06", "p1_09", "p1_10").upgrade(0, "colony_expansion")
    for tile, count in (("p1_01", 2), ("p1_04", 3), ("p1_02", 3), ("p1_06", 1)):
        for planet in range(1, count + 1):
            last.cubes(tile, planet, 0, 3)
    state = last.acting(0, "found_colony", "mine", "settle").load()
    assert marker(state, 0)["supply"] == 2
    play(state, "0 settle p1_06 2", "0 cubes 2", "0 done")
    assert marker(state, 0)["supply"] == 0
    assert state.view(Seat(0))["decision"] == "evaluation"  # nothing to settle with: skipped
    state = last.cubes("p1_06", 2).acting(0, "found_colony", "mine", "settle").load()
    play(state, "0 settle p1_06 2")
    assert legal(state, 0) == ["cubes 1"]  # the last one, though the card has two


@pytest.mark.rule("COS-045", "COS-059", "COS-123", "COS-R01", "COS-R06")
def test_energy_counts_on_past_a_hundred_and_levels_wait_for_the_end_of_the_turn() -> None:
    state = Board().marker(0, energy=19).gems(0, 9, 9, 9).buying(0).load()
    play(state, "0 buy_upgrade energy_project_4", "0 buy_upgrade energy_project_3")
    assert (marker(state, 0)["energy"], marker(state, 0)["level"]) == (35, 0)
    play(state, "0 end_turn")
    assert (marker(state, 0)["energy"], marker(state, 0)["level"]) == (15, 1)
    board = Board().marker(0, energy=99, consumption=100).gems(0, 2).buying(0)
    state = board.load()
    play(state, "0 buy_upgrade energy_project_1")
    assert marker(state, 0)["energy"] == 102
    play(state, "0 end_turn")
    assert marker(state, 0)["energy"] == 2


@pytest.mark.rule("COS-046", "COS-047", "COS-048", "COS-063", "COS-X02")
def test_a_purchase_turn_has_up_to_three_purchases_of_any_kind() -> None:
    state = Board().gems(0, 9, 9, 9).order(1, 0).buying(1).load()
    assert state.waiting() == (1,)
    play(state, "1 end_turn", "0 buy_card power_saver", "* reveal swift_scout")
    play(state, "0 buy_upgrade adapt_desert", "0 buy_card swift_scout", "* reveal colony_ship")
    assert legal(state, 0) == ["end_turn"]
    assert refused(state, "0 buy_card colony_ship") == "council-no-purchase-left"
    play(state, "0 end_turn")
    assert state.waiting() == (0, 1)
    poor = Board().gems(0).buying(0).load()
    assert legal(poor, 0) == ["end_turn"]


@pytest.mark.rule("COS-049", "COS-050", "COS-051", "COS-X01", "COS-R15")
@pytest.mark.parametrize(
    ("owned", "left"),
    [
        ((1, 1, 0), (0, 0, 0)),
        ((0, 2, 0), (0, 0, 0)),
        ((1, 0, 1), (0, 0, 0)),
        ((0, 0, 2), (0, 0, 0)),
        ((1, 1, 1), (0, 0, 1)),
        ((0, 3, 1), (0, 1, 1)),
        ((2, 0, 0), None),
        ((0, 1, 0), None),
    ],
)
def test_higher_gems_stand_for_lower_ones(
    owned: tuple[int, int, int], left: tuple[int, int, int] | None
) -> None:
    state = Board().gems(0, *owned).buying(0).load()  # 1 anthracite + 1 gold
    if left is None:
        assert refused(state, "0 buy_upgrade adapt_desert") == "council-too-few-gems"
    else:
        play(state, "0 buy_upgrade adapt_desert")
        assert gems(state, 0) == left


@pytest.mark.rule("COS-052", "COS-053", "COS-054", "COS-R35")
def test_a_bought_card_goes_to_hand_and_its_position_is_refilled() -> None:
    state = Board().gems(0, 5, 5, 5).buying(0).load()
    play(state, "0 buy_card deep_sleep")
    assert len(outcomes(state)) == 17
    play(state, "* reveal twin_works")
    assert look(state)["market"][2] == "twin_works" and "deep_sleep" in seat_of(state, 0)["hand"]
    play(state, "0 buy_card twin_works", "* reveal swift_scout", "0 end_turn", "1 end_turn")
    assert "plan deep_sleep" in legal(state, 0)
    everything = Board(1).gems(0, 5, 5, 5).hand(0, *REST)
    state = everything.buying(0).load()
    assert look(state)["ai_deck"] == 0
    play(state, "0 buy_card power_saver")
    assert look(state)["market"][0] is None and state.waiting() == (0,)


REST = [card["id"] for card in edition_document()["ai_cards"] if card["id"] not in MARKET]


def without_cubes(board: Board) -> Board:
    """All cubes of seat 0 stand on planets."""
    board.tile("orange", "p1_02", "p1_06", "p1_09")
    for tile, count in (("p1_01", 2), ("p1_04", 3), ("p1_02", 3), ("p1_06", 2)):
        for planet in range(1, count + 1):
            board.cubes(tile, planet, 0, 3)
    return board


@pytest.mark.rule("COS-163")
def test_a_free_colony_needs_a_cube_in_the_supply() -> None:
    board = Board(module_commanders="on").commander(0, "zoe").commander(1, "breish")
    assert legal(board.buying(0).load(), 0, "settle")
    state = without_cubes(board).load()
    assert not legal(state, 0, "settle")
    assert refused(state, "0 settle p1_09 1") == "council-no-cubes"


@pytest.mark.rule("COS-055", "COS-056", "COS-R17")
def test_an_upgrade_is_bought_once_and_takes_a_cube() -> None:
    state = Board().gems(0, 9, 9, 9).buying(0).load()
    play(state, "0 buy_upgrade colony_expansion")
    assert seat_of(state, 0)["board_cubes"] == 1 and marker(state, 0)["supply"] == 29
    assert refused(state, "0 buy_upgrade colony_expansion") == "council-upgrade-owned"
    state = without_cubes(Board()).gems(0, 9, 9, 9).buying(0).load()
    assert marker(state, 0)["supply"] == 0 and not legal(state, 0, "buy_upgrade")
    assert refused(state, "0 buy_upgrade adapt_desert") == "council-no-cubes"
    assert legal(state, 0, "buy_card")


@pytest.mark.rule("COS-057", "COS-083", "COS-X03", "COS-086")
def test_at_first_only_free_earth_like_planets_of_the_first_parsec() -> None:
    board = Board().tile("orange", "p1_08").tile("blue", "p2_04").cubes("p1_01", 1, 1)
    state = board.acting(0, "settle", "mine", "explore").load()
    assert legal(state, 0, "settle") == ["settle p1_01 2", "settle p1_04 1", "settle p1_08 1"]
    assert refused(state, "0 settle p1_01 1") == "council-planet-taken"
    assert refused(state, "0 settle p2_04 1") == "council-out-of-range"
    assert refused(state, "0 settle p1_08 2") == "council-not-adapted"
    assert refused(state, "0 settle p3_01 1") == "council-tile-not-placed"
    for upgrade, planet in (("adapt_desert", 2), ("adapt_volcanic", 3)):
        board = Board().tile("orange", "p1_08").upgrade(0, upgrade)
        state = board.acting(0, "settle", "mine", "explore").load()
        assert f"settle p1_08 {planet}" in legal(state, 0)


@pytest.mark.rule("COS-060", "COS-061", "COS-062", "COS-082")
def test_range_upgrades_raise_a_field_step_by_step() -> None:
    state = Board().gems(0, 9, 9, 9).buying(0).load()
    assert refused(state, "0 buy_upgrade range_2_p3") == "council-step-missing"
    play(state, "0 buy_upgrade range_2_p2", "0 buy_upgrade range_2_p3", "0 end_turn")
    assert [field["range"] for field in seat_of(state, 0)["fields"]] == [1, 3, 1]
    assert marker(state, 0)["energy"] == 2
    board = Board(actions="free").range(0, 1, 3).hand(0, "swift_scout")
    state = board.acting(0, "explore", "swift_scout", "mine").load()
    assert legal(state, 0) == ["explore 1", "done"]
    play(state, "0 done")
    assert legal(state, 0) == ["explore 1", "explore 2", "explore 3", "done"]


@pytest.mark.rule("COS-060")
def test_events_tell_of_payment_and_energy() -> None:
    state = Board().gems(0, 0, 1).buying(0).load()
    events = play(state, "0 buy_upgrade range_1_p2")
    assert [event.kind for event in events] == [
        "upgrade_bought",
        "gems_paid",
        "range_raised",
        "energy_gained",
    ]
    assert GAME.event_json(told(events, "energy_gained")[0], Seat(1)) == {
        "event": "energy_gained",
        "seat": 0,
        "number": 1,
        "total": 1,
    }
