"""OpenSpiel's own judges, its algorithms on our games, and information states."""

import pickle
import subprocess
import sys
import unittest
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import cfr, exploitability, external_sampling_mccfr, ismcts, mcts

import farshore
from farshore import BadOption, IllegalMove, UnknownName, envs
from farshore.envs.openspiel import game_of
from farshore.formats.editions import parse_edition
from tests.envs.support import CASES, GAMES
from tests.support.cases import Case, few_cases

NAMES = envs.register_openspiel()
every_case = pytest.mark.parametrize("case", CASES, ids=str)


def load(case: Case, **params: Any) -> Any:
    options = {name: -1 if value in ("none", "random") else value for name, value in case.options}
    if case.game in ("antarctica", "aquatica"):  # "random" and "none" are words among words there
        options |= {name: value for name, value in case.options if name in ("start_seat", "kings")}
    return pyspiel.load_game(
        f"farshore_{case.game}", {"players": case.players, **options, **params}
    )


def step(state: Any, rng: Random) -> None:
    if state.is_chance_node():
        outcomes = state.chance_outcomes()
        assert sum(chance for _, chance in outcomes) == pytest.approx(1)
        state.apply_action(rng.choices(*zip(*outcomes, strict=True))[0])
    else:
        state.apply_action(rng.choice(state.legal_actions()))


def test_tensors_are_those_of_a_fresh_observer() -> None:
    """The states keep their observers; C++, which they bypass, makes a new one each time."""
    game = pyspiel.load_game("farshore_council", {"players": 2})
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    for seat in (0, 1):
        seen = pyspiel.State.observation_tensor(state, seat)
        kept = pyspiel.State.information_state_tensor(state, seat)
        assert state.observation_tensor(seat) == seen
        assert state.information_state_tensor(seat) == kept
    assert state.observation_tensor() == state.observation_tensor(state.current_player())


def test_a_version_keeps_its_edition_when_new_tables_have_another() -> None:
    game = pyspiel.load_game("farshore_aquatica", {"players": 2, "version": 2})
    assert game.setup.edition.name == "reconstructed_3"
    named = {"players": 2, "data_set": "reconstructed_1"}
    assert pyspiel.load_game("farshore_aquatica", named).setup.edition.name == "reconstructed_1"


def test_the_game_of_a_setup_has_its_edition() -> None:
    setup = farshore.load("aquatica").setup(3)
    game = game_of(setup)
    assert game.setup.edition is setup.edition
    state = game.new_initial_state()
    assert pickle.loads(pickle.dumps(state)).get_game().setup.edition is setup.edition
    data: Any = farshore.load("aquatica").components["reconstructed_1"]
    own = {**data, "edition": "our box"}
    brought = parse_edition(farshore.load("aquatica"), own).edition
    with pytest.raises(BadOption):
        game_of(farshore.load("aquatica").setup(3, edition=brought))


def test_an_unknown_version_is_refused() -> None:
    assert pyspiel.load_game("farshore_antarctica", {"players": 2, "version": 1}).num_players() == 2
    with pytest.raises(BadOption):
        pyspiel.load_game("farshore_antarctica", {"players": 2, "version": 99})


@pytest.mark.parametrize("game", GAMES)
def test_an_action_that_is_not_legal_is_refused_and_changes_nothing(game: str) -> None:
    state = pyspiel.load_game(f"farshore_{game}", {"players": 2}).new_initial_state()
    rng = Random(game)
    for _ in range(12):
        if state.is_terminal():
            break
        outcomes = state.chance_outcomes() if state.is_chance_node() else []
        legal = [outcome for outcome, _ in outcomes] or state.legal_actions()
        before = str(state), state.history()
        for action in {*range(state.num_distinct_actions() + 1)} - {*legal}:
            with pytest.raises((IllegalMove, UnknownName)):
                state.apply_action(action)
        assert (str(state), state.history()) == before
        step(state, rng)


def test_the_games_are_registered_once() -> None:
    assert [f"farshore_{game}" for game in GAMES] == NAMES == envs.register_openspiel()
    assert set(NAMES) <= set(pyspiel.registered_names())


@every_case
def test_random_simulation(case: Case, capfd: pytest.CaptureFixture[str]) -> None:
    horizon = 500 if case.game in ("antarctica", "lanterns") else 60
    pyspiel.random_sim_test(load(case, horizon=horizon), 1, True, False)
    capfd.readouterr()


@pytest.mark.parametrize("name", NAMES)
def test_openspiel_accepts_the_game(name: str) -> None:
    judge: Any = type(f"Judge_{name}", (api_test.EnforceAPIOnPartialTreeBase,), {})
    judge.game_name = name
    judge.game = pyspiel.load_game(name)
    suite = unittest.defaultTestLoader.loadTestsFromTestCase(judge)
    result = unittest.TestResult()
    suite.run(result)
    assert result.testsRun >= 4 and not result.skipped
    assert [text for _, text in result.failures + result.errors] == []


@every_case
def test_ismcts_plays(case: Case) -> None:
    game = load(case, horizon=60)
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        uct_c=2.0,
        max_simulations=4,
        random_state=np.random.RandomState(2),
        allow_inconsistent_action_sets=True,
    )
    state, rng, played = game.new_initial_state(), Random(1), 0
    while played < 3 and not state.is_terminal():
        if state.is_chance_node():
            step(state, rng)
        else:
            move = bot.step(state)
            assert move in state.legal_actions()
            state.apply_action(move)
            played += 1
    assert played == 3


@every_case
def test_external_sampling_mccfr_runs(case: Case) -> None:
    """Its walk grows with every decision of a seat: on the long games it gets their beginning."""
    game = load(case)
    state, rng, luck = game.new_initial_state(), Random(1), 0
    while state.is_chance_node():
        step(state, rng)
        luck += 1
    if case.game != "lanterns":
        game = load(case, horizon=luck + 3, reward="score")
    solver = external_sampling_mccfr.ExternalSamplingSolver(game)
    for _ in range(2):
        solver.iteration()
    policy = solver.average_policy()
    chances = policy.action_probabilities(state)
    assert sum(chances.values()) == pytest.approx(1)
    assert sorted(chances) == state.legal_actions()


def test_cfr_solves_the_tiny_game() -> None:
    """Only with right information states does the exploitability fall."""
    game = pyspiel.load_game("farshore_lanterns", {"players": 2, "ties": "shared"})
    solver = cfr.CFRSolver(game)
    found = []
    for _ in range(2):
        for _ in range(4):
            solver.evaluate_and_update_policy()
        found.append(exploitability.nash_conv(game, solver.average_policy()))
    assert found[0] > found[-1] and found[-1] < 0.5


def test_the_tiny_game_has_perfect_recall() -> None:
    game = pyspiel.load_game("farshore_lanterns", {"players": 2, "horizon": 6})
    assert api_test._assert_is_perfect_recall(game)


@pytest.mark.parametrize("case", few_cases(), ids=str)
def test_samples_and_copies_keep_the_information_state(case: Case) -> None:
    game = load(case)
    state, rng = game.new_initial_state(), Random(case.name)
    decisions = 0
    while decisions < 80 and not state.is_terminal():
        decisions += not state.is_chance_node()
        if not state.is_chance_node() and decisions % 16 == 2:
            seat = state.current_player()
            other = state.resample_from_infostate(seat, rng.random)
            again = game.deserialize_state(other.serialize())
            for copy in (other, again, pickle.loads(pickle.dumps(state)), state.clone()):
                assert copy.information_state_string(seat) == state.information_state_string(seat)
                assert copy.information_state_tensor(seat) == state.information_state_tensor(seat)
                assert copy.observation_string(seat) == state.observation_string(seat)
                assert copy.observation_tensor(seat) == state.observation_tensor(seat)
                assert copy.legal_actions() == state.legal_actions()
            assert str(again) == str(other)
            assert other.history() == []  # what really happened must not be read from it
            for _ in range(3):
                if not other.is_terminal():
                    step(other, rng)
        step(state, rng)
    assert decisions >= 2


def test_sealed_choices_are_not_seen_before_they_are_opened() -> None:
    game = pyspiel.load_game("farshore_lanterns", {"players": 2})
    seen: set[tuple[str, tuple[float, ...]]] = set()
    opened = set()
    for candle in (3, 4, 5):
        state = game.new_initial_state()
        state.apply_action(state.chance_outcomes()[0][0])
        state.apply_action(candle)
        assert state.current_player() == 1
        seen.add((state.information_state_string(1), tuple(state.information_state_tensor(1))))
        state.apply_action(3)
        opened.add(state.information_state_string(1))
    assert len(seen) == 1 and len(opened) == 3


def test_returns_are_those_of_the_results() -> None:
    for reward, low in (("place", -1.0), ("win", 0.0), ("score", -1000.0)):
        game = pyspiel.load_game("farshore_antarctica", {"players": 3, "reward": reward})
        assert game.min_utility() == low
        state, rng = game.new_initial_state(), Random(1)
        while not state.is_terminal():
            assert state.returns() == [0.0, 0.0, 0.0]
            step(state, rng)
        results = state.position.results()
        if reward == "score":
            assert state.returns() == results.scores
        elif reward == "win":
            assert sum(state.returns()) == pytest.approx(1)
        else:
            assert sum(state.returns()) == pytest.approx(0)
        assert np.argmax(state.returns()) in [seat for seat in results.winners]


def test_a_horizon_cuts_the_game() -> None:
    game = pyspiel.load_game("farshore_antarctica", {"players": 2, "horizon": 20})
    state, rng = game.new_initial_state(), Random(1)
    while not state.is_terminal():
        step(state, rng)
    assert len(state.history()) == 20 == game.max_game_length()
    assert state.legal_actions() == [] and state.position.results() is None


def test_wrong_parameters_are_refused() -> None:
    for params in ({"players": 7}, {"layout": "round"}, {"reward": "money"}):
        with pytest.raises(BadOption):
            pyspiel.load_game("farshore_antarctica", params)


def test_python_ends_well_with_registered_games() -> None:
    code = "from farshore import envs; import pyspiel; envs.register_openspiel();"
    code += "pyspiel.load_game('farshore_antarctica').new_initial_state().clone()"
    subprocess.run([sys.executable, "-c", code], check=True)
