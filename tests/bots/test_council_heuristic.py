"""The heuristic of Council of Shadows."""

from random import Random

from farshore import bots
from farshore.bots.council import HEURISTIC, plan_worth, worth
from farshore.core.types import Seat
from farshore.games.council.state import CouncilState
from tests.council.positions import GAME, Board, play

FIRST = Seat(0)
GAMES = 12


def position(board: Board) -> CouncilState:
    state = board.load()
    assert isinstance(state, CouncilState)
    return state


def test_greedy_beats_random() -> None:
    won = 0
    for number in range(GAMES):
        seat = number % 2
        spec = "greedy,random" if seat == 0 else "random,greedy"
        state = GAME.start(2, {"round_limit": 100})
        bots.play(state, bots.make(spec, GAME, 2), Random(f"council/{number}"))
        results = state.results()
        assert results is not None
        won += results.winners == [seat]
    assert won >= 0.95 * GAMES


def test_energy_counts_against_consumption() -> None:
    near = position(Board().marker(0, energy=15, consumption=20))
    far = position(Board().marker(0, energy=15, consumption=60))
    more = position(Board().marker(0, energy=30, consumption=60))
    assert worth(near, FIRST) > worth(more, FIRST) > worth(far, FIRST)
    before = position(Board().marker(0, energy=25, consumption=20).evaluating(0))
    after = position(Board().marker(0, energy=5, consumption=20))
    after.levels = (1, 0)
    assert (
        abs(worth(before, FIRST) - worth(after, FIRST)) < 1e-9
    )  # a level is neither gain nor loss


def test_majorities_are_worth_more_than_minorities() -> None:
    leading = position(Board().cubes("p1_01", 1, 0, 2).cubes("p1_04", 1, 1))
    second = position(Board().cubes("p1_01", 1, 0, 2).cubes("p1_04", 1, 1, 3))
    assert worth(leading, FIRST) > worth(second, FIRST)
    assert HEURISTIC.evaluate(leading, FIRST) > HEURISTIC.evaluate(second, FIRST)


def test_a_plan_is_valued_by_what_it_can_do() -> None:
    empty = position(Board().planning())
    play(empty, "0 plan mine")
    settled = position(Board().cubes("p1_01", 1, 0, 2).planning())
    play(settled, "0 plan mine")
    assert plan_worth(settled, FIRST) > plan_worth(empty, FIRST)


def test_it_plays_on_until_a_settling_is_complete() -> None:
    state = position(Board().acting(0, "settle", "mine", "explore"))
    assert HEURISTIC.is_quiet(state, FIRST)
    play(state, "0 settle p1_01 1")
    assert not HEURISTIC.is_quiet(state, FIRST)
