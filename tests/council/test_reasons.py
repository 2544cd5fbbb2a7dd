"""A move of another decision is refused with what is to be decided first."""

import pytest

from farshore.core.state import State
from tests.council.positions import GAME, GREY, MARKET, Board, play, refused


def commanders() -> State:
    state = GAME.start(1, {"module_commanders": "on"})
    play(state, *(f"* open_tile {tile}" for tile in GREY))
    play(state, *(f"* reveal {card}" for card in MARKET), "* deal_dark galaxy_grey")
    play(state, "* token automa", "* token 0")
    return state


def acting(*cards: str) -> State:
    return Board().cubes("p1_01", 1).acting(0, *cards).load()


def free(*cards: str) -> State:
    return Board(actions="free").cubes("p1_01", 1).acting(0, *cards).load()


def exploring(*moves: str) -> State:
    state = acting("explore", "mine", "settle")
    play(state, "0 explore 1", "* draw_tile p1_02", "* draw_tile p1_03", *moves)
    return state


def rising() -> State:
    state = Board().marker(0, energy=20).evaluating(0).load()
    play(state, "0 end_turn", "* lose_tech empire", "* lose_tech gem_boost")
    return state


def fifth_card() -> State:
    board = Board().light(0, "parsec_1", "parsec_2", "parsec_3").tile("blue", "p2_01")
    state = board.cubes("p2_01", 1, 0, 2).evaluating(0).load()
    play(state, "0 evaluate blue", "0 remove p2_01 1", "* draw_light flat_five_a")
    return state


def dominant() -> State:
    board = Board().marker(0, level=1).lost(0, "gem_boost", "energy_saving").cubes("p1_01", 1)
    state = board.marker(0, energy=20, level=1).evaluating(0).load()
    play(state, "0 end_turn", "* lose_tech feudalism", "* lose_tech energy_boost")
    play(state, "0 choose_tech dominant_people")
    return state


def settling() -> State:
    state = acting("settle", "mine", "explore")
    play(state, "0 settle p1_01 2")
    return state


STATES = {
    "council-commander-first": commanders,
    "council-purchase-first": lambda: Board().buying(0).load(),
    "council-plan-first": lambda: Board().planning().load(),
    "council-settle-first": lambda: free("settle", "mine", "explore"),
    "council-must-settle": lambda: acting("settle", "mine", "explore"),
    "council-cubes-first": settling,
    "council-mine-first": lambda: acting("mine", "settle", "explore"),
    "council-upgrade-gem-first": lambda: acting("upgrade_gem", "settle", "mine"),
    "council-explore-first": lambda: free("explore", "settle", "mine"),
    "council-must-explore": lambda: acting("explore", "settle", "mine"),
    "council-option-first": lambda: free("versatile_scout", "settle", "mine"),
    "council-must-choose": lambda: acting("versatile_scout", "settle", "mine"),
    "council-keep-first": exploring,
    "council-place-first": lambda: exploring("0 keep p1_02"),
    "council-use-tile-first": lambda: exploring("0 keep p1_02", "0 place orange"),
    "council-evaluation-first": lambda: Board().evaluating(0).load(),
    "council-evaluate-first": dominant,
    "council-return-bonus-first": fifth_card,
    "council-tech-first": rising,
}


@pytest.mark.parametrize("key", STATES)
def test_another_move_is_refused_with_what_comes_first(key: str) -> None:
    state = STATES[key]()
    other = "0 leave" if key != "council-plan-first" else "0 done"
    before = state.position()
    assert refused(state, other) == key
    assert state.position() == before


@pytest.mark.rule("COS-152")
def test_a_galaxy_that_cannot_be_evaluated_is_named() -> None:
    state = dominant()
    assert refused(state, "0 evaluate blue") == "council-no-colony-in-galaxy"


def test_an_empty_stack_is_named() -> None:
    board = Board(4).tile("orange", "p1_02", "p1_03", "p1_05").tile("brown", "p1_06", "p1_07")
    board.tile("brown", "p1_08", "p1_09", "p1_10").range(0, 2)
    state = board.acting(0, "explore", "mine", "settle").load()
    assert refused(state, "0 explore 1") == "council-no-tiles"


def test_it_is_not_luck_s_turn_nor_another_seat_s() -> None:
    state = Board().buying(0).load()
    assert refused(state, "1 end_turn") == "not-your-turn"
    assert refused(state, "* reveal twin_works") == "not-your-turn"
    play(state, "0 buy_card power_saver")
    assert refused(state, "* reveal light_drills") == "not-an-outcome"
