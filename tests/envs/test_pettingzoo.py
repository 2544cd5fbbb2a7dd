"""PettingZoo's own judges, and what it does not ask: independence, copies, rewards, policies."""

import json
import random
import warnings
from random import Random
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)
from pettingzoo.utils.conversions import parallel_to_aec

from farshore import BadOption, BadRecord, IllegalMove, envs
from tests.envs.support import CASES, choose, legal_of, walk
from tests.support.cases import Case

every_case = pytest.mark.parametrize("case", CASES, ids=str)
LONG_GAMES = [case for case in CASES if case.game != "lanterns"]  # it is over after three cycles
SHORT_GAMES = [case for case in CASES if case.game != "council" or case.players <= 2]
two_games = pytest.mark.parametrize("game", ["antarctica", "council"])

EXPECTED = (
    "Observation is not a NumPy array",  # observations with a mask are dictionaries
    "Observation space for each agent probably should be",
    "Action mask numpy array is all zeros",  # a seat that is not to decide has no legal action
)


def judged(judge: Any, *arguments: Any, **named: Any) -> None:
    """Runs a judge; any warning but those that a mask brings with it is an error."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        judge(*arguments, **named)
    surprises = [str(one.message) for one in caught if not str(one.message).startswith(EXPECTED)]
    assert surprises == []


@every_case
def test_pettingzoo_accepts_the_environment(case: Case) -> None:
    judged(api_test, envs.aec(case.game, case.players, max_cycles=60), num_cycles=25)


@every_case
def test_pettingzoo_accepts_the_parallel_environment(case: Case) -> None:
    judged(parallel_api_test, envs.parallel(case.game, case.players), num_cycles=25)


@every_case
def test_seeds_decide_everything(case: Case) -> None:
    judged(seed_test, lambda: envs.aec(case.game, case.players), num_cycles=20)
    judged(parallel_seed_test, lambda: envs.parallel(case.game, case.players), num_cycles=10)


@every_case
def test_render_gives_text_and_pictures(case: Case) -> None:
    def make(render_mode: str) -> Any:
        return envs.aec(case.game, case.players, render_mode=render_mode)

    judged(render_test, make, {"ansi": lambda text: len(text.splitlines()) > 3})


@pytest.mark.parametrize("case", LONG_GAMES, ids=str)
def test_cycles_are_cut(case: Case) -> None:
    """The judge makes illegal actions, and counts cycles in which every agent acts."""

    def together(max_cycles: int) -> Any:
        return envs.parallel(case.game, case.players, max_cycles=max_cycles, illegal="random")

    module = SimpleNamespace(
        parallel_env=together, env=lambda max_cycles: parallel_to_aec(together(max_cycles))
    )
    judged(max_cycles_test, module)


@every_case
def test_global_random_state_and_other_environments_change_nothing(case: Case) -> None:
    env = envs.aec(case.game, case.players)
    env.reset(seed=5)
    alone = walk(env, Random(1), 80)
    one, two = envs.aec(case.game, case.players), envs.aec(case.game, case.players)
    one.reset(seed=5)
    two.reset(seed=6)
    rng, noise = Random(1), Random(2)
    together = []
    for _ in range(80):
        if not one.agents:
            break
        random.seed(noise.random())
        np.random.seed(int(noise.random() * 2**31))
        together += walk(one, rng, 1)
        walk(two, noise, 1)
        if not two.agents:
            two.reset()
    assert together == alone


@pytest.mark.parametrize("case", SHORT_GAMES, ids=str)
def test_a_whole_game_ends_with_rewards(case: Case) -> None:
    for reward in ("win", "place", "score"):
        env = envs.aec(case.game, case.players, reward=reward)
        env.reset(seed=3)
        last = {step.agent: step.reward for step in walk(env, Random(4)) if step.over}
        results = env.position.results()
        assert results is not None and len(last) == case.players
        for seat in range(case.players):
            own = last[f"seat_{seat}"]
            if reward == "score":
                assert own == results.scores[seat]
            elif reward == "win":
                assert (own > 0) == (results.places[seat] == 1)
            elif len(results.places) > 1:
                assert (own == 1) == (results.places[seat] == 1 and results.places.count(1) == 1)
        if reward == "place" and len(results.places) == case.players:
            assert sum(last.values()) == pytest.approx(0)


def test_shaping_pays_for_every_point() -> None:
    env = envs.aec("antarctica", 3, reward="score", shaping=0.5)
    env.reset(seed=1)
    paid = dict.fromkeys(env.possible_agents, 0.0)
    before = env.position.game.results(env.position).scores
    for step in walk(env, Random(1)):
        paid[step.agent] += step.reward
    scores = env.position.results().scores
    for seat, agent in enumerate(env.possible_agents):
        assert paid[agent] == pytest.approx(scores[seat] + 0.5 * (scores[seat] - before[seat]))


@two_games
def test_copies_go_on_alike_and_apart(game: str) -> None:
    env = envs.aec(game, 2)
    env.reset(seed=9)
    walk(env, Random(1), 40)
    saved = json.loads(json.dumps(env.save()))
    copy = env.clone()
    later = walk(env, Random(2), 60)
    assert walk(copy, Random(2), 60) == later
    env.restore(saved)
    assert walk(env, Random(2), 60) == later
    other = envs.aec(game, 2)
    other.restore(saved)
    assert walk(other, Random(2), 60) == later
    with pytest.raises(BadRecord):
        envs.aec(game, 3).restore(saved)


def test_a_finished_game_is_restored_with_its_rewards() -> None:
    env = envs.aec("antarctica", 2)
    env.reset(seed=2)
    while not env.terminations[env.agent_selection]:
        walk(env, Random(3), 1)
    saved = json.loads(json.dumps(env.save()))
    other = envs.aec("antarctica", 2)
    other.restore(saved)
    assert other.rewards == env.rewards and any(env.rewards.values())
    assert walk(other, Random(1)) == walk(env, Random(1)) and env.agents == []


@two_games
def test_parallel_copies_go_on_alike(game: str) -> None:
    def on(env: Any, rng: Random, steps: int) -> list[bytes]:
        seen = []
        for _ in range(steps):
            masks = {
                agent: env.position.legal(seat) or [env.wait]
                for seat, agent in enumerate(env.agents)
            }
            actions = {
                agent: legal[int(rng.random() * len(legal))] for agent, legal in masks.items()
            }
            observations = env.step(actions)[0]
            seen += [observation["observation"].tobytes() for observation in observations.values()]
        return seen

    env = envs.parallel(game, 2)
    env.reset(seed=4)
    on(env, Random(1), 20)
    saved, copy = json.loads(json.dumps(env.save())), env.clone()
    later = on(env, Random(2), 20)
    assert on(copy, Random(2), 20) == later
    env.restore(saved)
    assert on(env, Random(2), 20) == later


def illegal_action(env: Any) -> int:
    legal = legal_of(env.last()[0]["action_mask"])
    return next(move for move in range(10**6) if move not in legal)


def test_an_illegal_action_is_an_error_and_changes_nothing() -> None:
    env: Any = envs.aec("antarctica", 2)
    env.reset(seed=1)
    before = env.save()
    for action in (illegal_action(env), -1, 10**9, None, "sail"):
        with pytest.raises(IllegalMove):
            env.step(action)
    assert env.save() == before


def test_an_illegal_action_can_be_replaced_by_a_random_one() -> None:
    env = envs.aec("antarctica", 2, illegal="random")
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(illegal_action(env))
    assert env.infos[agent] == {"illegal": True}
    assert [actor for actor, _ in env._episode.record.moves if actor >= 0] == [int(agent[-1])]


def test_an_illegal_action_can_end_the_game_with_a_penalty() -> None:
    env = envs.aec("antarctica", 3, illegal="end", penalty=-7.0)
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(illegal_action(env))
    assert all(env.terminations.values())
    assert env.rewards == {other: -7.0 if other == agent else 0.0 for other in env.agents}
    together = envs.parallel("council", 2, illegal="end")
    together.reset(seed=1)
    actions = {agent: 0 for agent in together.agents}
    _, paid, over, _, _ = together.step(actions)
    assert all(over.values()) and sorted(paid.values())[0] == -1.0


def test_parallel_errors_come_before_any_move() -> None:
    env = envs.parallel("lanterns", 2)
    observations, _ = env.reset(seed=1)
    before = env.save()
    legal = choose(observations["seat_0"]["action_mask"], Random(1))
    for bad in (env.wait, 0, 10**6):
        with pytest.raises(IllegalMove):
            env.step({"seat_0": legal, "seat_1": bad})
    assert env.save() == before


def test_seats_that_decide_at_once_do_not_see_each_other() -> None:
    env = envs.aec("lanterns", 2)
    seen = []
    for action in (3, 4, 5):
        env.reset(seed=1)
        assert env.agent_selection == "seat_0"
        env.step(action)
        assert env.agent_selection == "seat_1"
        seen.append(env.observe("seat_1")["observation"].tobytes())
    assert len(set(seen)) == 1
    together = envs.parallel("lanterns", 2)
    together.reset(seed=1)
    together.step({"seat_0": 3, "seat_1": 4})
    assert together.position.hands[0] == 0b110 and together.position.hands[1] == 0b101


def test_choices_that_do_not_exist_are_refused() -> None:
    wrong: list[Any] = [{"reward": "money"}, {"illegal": "shrug"}, {"render_mode": "smell"}]
    for choice in wrong:
        with pytest.raises(BadOption):
            envs.aec("antarctica", 2, **choice)
        with pytest.raises(BadOption):
            envs.parallel("antarctica", 2, **choice)
    with pytest.raises(BadOption):
        envs.aec("antarctica", 9)
    with pytest.raises(BadOption):
        envs.aec("antarctica", options={"layout": "upside down"})


def test_options_reach_the_game() -> None:
    env = envs.aec("antarctica", 3, options={"layout": "free"})
    env.reset(seed=1)
    assert env.position.decision().NAME == "place_start_ship"
    observation = env.observe("seat_0")["observation"]
    assert observation.shape == (len(env.feature_names),)


def test_stepping_before_the_start_or_after_the_end_is_refused() -> None:
    env = envs.aec("lanterns", 2)
    with pytest.raises(IllegalMove):
        env.step(3)
    env.reset(seed=1)
    walk(env, Random(1))
    with pytest.raises(IllegalMove):
        env.step(3)
