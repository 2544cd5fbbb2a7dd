"""The heuristic of Antarctica."""

from random import Random

import farshore
from farshore import bots
from farshore.bots import GreedyBot, Observation, heuristic_of
from farshore.bots.antarctica import HEURISTIC, fleet_worth, stops_until
from farshore.core.state import CHANCE
from farshore.core.types import Seat
from farshore.games.antarctica.moves import AREA_IDS
from farshore.games.antarctica.state import AntarcticaState
from tests.antarctica.positions import Board

FIRST = Seat(0)
SETUP = [
    *("* deal crane bottom_left", "* deal camp bottom_right", "* deal wind_turbine right"),
    *("* deal headframe top_right", "* deal coast_station top_left", "* deal drilling_rig left"),
    *("* reveal basic basic_12", "* reveal double double_02", "* reveal prestige prestige_08"),
    "1 place_cube track_b",
]


def start(*moves: str) -> AntarcticaState:
    """Two players, seat 0 to move in bottom_right; then these moves."""
    game = farshore.load("antarctica")
    state = game.start(players=2, options={"start_seat": "fixed"})
    for entry in [*SETUP, *moves]:
        who, _, text = entry.partition(" ")
        state.play(CHANCE if who == "*" else Seat(int(who)), game.moves.number(text))
    assert isinstance(state, AntarcticaState)
    return state


def test_the_way_of_the_sun_is_counted_in_stops() -> None:
    stops = dict(zip(AREA_IDS, stops_until(start()), strict=True))
    assert stops["right"] == 1
    assert stops["bottom_left"] == 5
    assert stops["bottom"] == 0  # closed, and no ship there
    assert stops["bottom_right"] == 6


def test_a_ship_that_acts_sooner_is_worth_more() -> None:
    soon, late = start("0 sail right"), start("0 sail bottom_left")
    assert fleet_worth(soon, FIRST, stops_until(soon)) > fleet_worth(late, FIRST, stops_until(late))


def test_it_gives_back_a_piece_only_for_a_scientist_it_lacks() -> None:
    state = start()
    kinds = state.game.moves.kind
    legal = state.legal(FIRST)
    assert {kinds(move) for move in HEURISTIC.candidates(state, FIRST, legal)} == {"sail"}
    state.supply[0] = 0
    offered = {kinds(move) for move in HEURISTIC.candidates(state, FIRST, legal)}
    assert offered == {"sail", "give_back_cube", "give_back_unused_ship"}


def test_it_sails_where_it_can_do_something() -> None:
    """Before the main action a position is not quiet, so greedy looks at what comes then."""
    state = start("0 sail right")
    assert not HEURISTIC.is_quiet(state, FIRST)
    state.main_used = True
    assert HEURISTIC.is_quiet(state, FIRST)


def test_it_ends_the_game_only_when_ahead() -> None:
    ahead, behind = start("0 sail right"), start("0 sail right")
    for state, leader in ((ahead, 0), (behind, 1)):
        state.scientists[leader * len(AREA_IDS)] = 3
    calm = [HEURISTIC.evaluate(state, FIRST) for state in (ahead, behind)]
    for state in (ahead, behind):
        state.ending = 1
    assert HEURISTIC.evaluate(ahead, FIRST) - HEURISTIC.evaluate(behind, FIRST) > calm[0] - calm[1]


def test_greedy_builds_when_it_can() -> None:
    state = start("0 sail right")
    bot = GreedyBot(heuristic_of("antarctica"))
    choice = bot.choose(Observation(state, FIRST, state.legal(FIRST)), Random("build"))
    assert state.game.moves.kind(choice) == "build"


def test_bots_of_a_whole_game_use_all_their_means() -> None:
    game = farshore.load("antarctica")
    kinds: set[str] = set()
    for number in range(4):
        state = game.start(players=3)
        moves = bots.play(state, bots.make("greedy", game, 3), Random(f"means/{number}"))
        kinds |= {game.moves.kind(move) for actor, move in moves if actor != CHANCE}
    assert {"build", "recruit", "research", "advance", "sail", "end_turn", "draft"} <= kinds


def test_greedy_takes_a_shipyard_card_rather_than_none() -> None:
    board = Board(3).ships(right=[0], left=[1], top=[2]).menu(0, "right", "bottom_left")
    state = board.push("shipyard_pick", seat=1).load()
    picker = Seat(1)
    bot = GreedyBot(heuristic_of("antarctica"))
    choice = bot.choose(Observation(state, picker, state.legal(picker)), Random("card"))
    assert state.game.moves.kind(choice) == "pick"
