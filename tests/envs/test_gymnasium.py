"""Gymnasium's own judge, bots as opponents, and many games at once."""

import json
import pickle
import random
import re
import subprocess
import sys
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import farshore
from farshore import BadOption, IllegalMove, envs
from farshore.core.batch import ANY_SEAT, EVERY_SEAT, Batch
from farshore.core.types import Seat
from tests.envs.support import CASES, GAMES, choose, legal_of
from tests.golden.regenerate import ENVIRONMENTS, environment_digests
from tests.support.cases import Case

envs.register_gymnasium()
every_case = pytest.mark.parametrize("case", CASES, ids=str)


def make(game: str, **choices: Any) -> Any:
    return gymnasium.make(envs.gymnasium_ids()[game], **choices).unwrapped


def play(env: Any, rng: Random, steps: int) -> list[tuple[bytes, float, bool, bool]]:
    """Random legal steps with fresh games when one is over."""
    observation, _ = env.reset()
    seen = []
    for _ in range(steps):
        observation, reward, over, cut, _ = env.step(choose(observation["action_mask"], rng))
        seen.append((observation["observation"].tobytes(), reward, over, cut))
        if over or cut:
            observation, _ = env.reset()
    return seen


def test_ids_are_those_of_the_games() -> None:
    ids = envs.gymnasium_ids()
    assert ids["antarctica"] == "farshore/Antarctica-v2" and sorted(ids) == GAMES
    older = envs.gymnasium_ids(version=1)
    assert older["antarctica"] == "farshore/Antarctica-v1"
    assert envs.register_gymnasium() == [*ids.values(), *older.values()]
    assert {*envs.register_gymnasium()} <= set(gymnasium.registry)
    with pytest.raises(BadOption):
        envs.gymnasium_ids(version=3)


def test_a_text_alone_is_enough_for_gymnasium() -> None:
    code = (
        "import gymnasium; gymnasium.make('farshore.envs.gym:farshore/Aquatica-v2').reset(seed=1)"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


@every_case
def test_gymnasium_accepts_the_environment(case: Case) -> None:
    """Its judge steps with an action that it drew before a reset, so illegal ones are replaced."""
    env = make(case.game, players=case.players, illegal="random", render_mode="ansi")
    check_env(env, skip_render_check=True)
    assert "decision" in env.render() or case.game == "lanterns"


@pytest.mark.parametrize("game", ["antarctica", "council"])
def test_gymnasium_accepts_the_environment_as_it_is(game: str) -> None:
    """The judge's action must be legal after the reset too: so it is with this luck."""
    env = make(game)
    env.action_space.seed(1)
    check_env(env, skip_render_check=True)


@pytest.mark.filterwarnings("ignore:.*out of date")
@pytest.mark.parametrize("game", GAMES)
def test_gymnasium_accepts_the_old_version(game: str) -> None:
    env = gymnasium.make(envs.gymnasium_ids(version=1)[game], illegal="random").unwrapped
    check_env(env, skip_render_check=True)


@every_case
def test_a_sample_of_the_actions_is_legal(case: Case) -> None:
    env = make(case.game, players=case.players)
    env.reset(seed=1)
    env.action_space.seed(1)
    for _ in range(20):
        if env.step(env.action_space.sample())[2]:  # else it would raise
            env.reset()
    copied = pickle.loads(pickle.dumps(env.action_space))
    assert type(copied) is gymnasium.spaces.Discrete and copied == env.action_space


def test_an_id_is_one_task_for_make_and_make_vec() -> None:
    """The same luck and the same actions give the same episode, observation by observation."""
    name = envs.gymnasium_ids()["antarctica"]
    choices: dict[str, Any] = {"players": 2, "opponents": "greedy"}
    one: Any = gymnasium.make(name, **choices).unwrapped
    many: Any = gymnasium.make_vec(name, num_envs=1, **choices)
    assert many.spec.kwargs["seat"] == one.spec.kwargs["seat"] == one.seat
    many.reset(seed=1)
    many.batch.rngs[0].seed(5)
    many.batch.counts[0] = many.config.max_cycles  # a fresh game, with the luck of `one`
    many.batch.states[0] = many.config.setup.game.begin(many.config.setup)
    many.batch._advance(0)
    many._let_bots_play()
    seen, _ = one.reset(seed=5)
    over = False
    while not over:
        action = choose(seen["action_mask"], Random(1))
        seen, reward, over, _, _ = one.step(action)
        all_seen, rewards, ended, _, infos = many.step(np.array([action]))
        if over:
            all_seen = infos["final_obs"]
        assert (all_seen["observation"][0] == seen["observation"]).all()
        assert (all_seen["action_mask"][0] == seen["action_mask"]).all()
        assert rewards[0] == reward and ended[0] == over


def test_an_id_learns_against_bots_unless_self_play_is_asked_for() -> None:
    name = envs.gymnasium_ids()["antarctica"]
    learner: Any = gymnasium.make_vec(name, num_envs=4, players=3)
    learner.reset(seed=1)
    assert learner.batch.actors == [0] * 4
    both: Any = gymnasium.make_vec(name, num_envs=4, players=3, opponents="self")
    both.reset(seed=1)
    for _ in range(12):
        both.step(both.random_actions())
    assert {*both.batch.actors} != {0}


@pytest.mark.filterwarnings("ignore:.*out of date")
@pytest.mark.parametrize("version", [1, 2])
@pytest.mark.parametrize(
    ("game", "edition"), [("antarctica", "reconstructed_2"), ("aquatica", "reconstructed_3")]
)
def test_a_version_keeps_its_edition_when_new_tables_have_another(
    game: str, edition: str, version: int
) -> None:
    name = envs.gymnasium_ids(version)[game]
    played: Any = gymnasium.make(name).unwrapped
    assert played.config.setup.edition.name == edition
    assert farshore.load(game).setup().edition.name != edition
    other: Any = gymnasium.make(name, options={"data_set": "reconstructed_1"}).unwrapped
    assert other.config.setup.edition.name == "reconstructed_1"


@pytest.mark.filterwarnings("ignore:.*out of date")
@pytest.mark.parametrize("version", [1, 2])
@pytest.mark.parametrize("mode", ["sync", "vector_entry_point"])
def test_the_mask_at_the_end_is_open_since_version_2(mode: str, version: int) -> None:
    """Gymnasium asks once more before it resets, and a policy cannot draw from an empty mask."""
    name = envs.gymnasium_ids(version)["antarctica"]
    env: Any = gymnasium.make_vec(name, 1, vectorization_mode=mode, players=2, opponents="random")
    observation, _ = env.reset(seed=1)
    over, infos = np.array([False]), {}
    while not over[0]:
        action = choose(observation["action_mask"][0], Random(1))
        observation, _, over, _, infos = env.step(np.array([action]))
    last = infos.get("final_obs", observation)["action_mask"][0]
    assert (last == (version == 2)).all()
    env.step(np.array([0])) if mode == "sync" else None  # the action is ignored


@pytest.mark.parametrize(
    ("action", "said"),
    [
        (np.array([19]), "First place"),
        (np.array(19), "First place"),
        (217, "There is no move number 217. Moves go from 0 to 216."),
        (19.5, "19.5 is not the number of a move."),
        ("19", "'19' is not the number of a move."),
        (None, "None is not the number of a move."),
        (np.array([1, 2]), "is not the number of a move."),
    ],
)
def test_an_illegal_action_is_named_as_what_it_is(action: Any, said: str) -> None:
    env = envs.aec("antarctica", 2)
    env.reset(seed=1)
    with pytest.raises(IllegalMove, match=re.escape(said)):
        env.step(action)


def test_a_policy_may_answer_with_an_array_of_one() -> None:
    env = make("antarctica", players=2)
    seen, _ = env.reset(seed=1)
    env.step(np.array([choose(seen["action_mask"], Random(1))]))
    assert env._episode.decisions > 0


@pytest.mark.parametrize("game", ["antarctica", "aquatica", "council"])
def test_the_learner_sits_where_it_wants(game: str) -> None:
    for seat in (0, 1):
        env = make(game, players=2, seat=seat)
        _, info = env.reset(seed=1)
        assert info["seat"] == seat and seat in env.position.waiting()
    env = make(game, players=3, seat="random")
    seats = {env.reset(seed=seed)[1]["seat"] for seed in range(12)}
    assert seats == {0, 1, 2}


def test_opponents_are_bots_by_name() -> None:
    def score(opponents: str) -> float:
        env = make("antarctica", players=2, opponents=opponents, reward="win")
        rng, won = Random(1), 0.0
        for game in range(4):
            observation, _ = env.reset(seed=game)
            over, reward = False, 0.0
            while not over:
                observation, reward, over, _, _ = env.step(choose(observation["action_mask"], rng))
            won += reward
        return won

    assert score("greedy") < score("random")
    mixed = make("antarctica", players=3, opponents="greedy,random")
    assert [type(bot).__name__ for bot in mixed._bots[1:]] == ["GreedyBot", "RandomBot"]
    for wrong in ("nobody", "greedy,greedy,greedy,greedy"):
        with pytest.raises(farshore.FarshoreError):
            make("antarctica", players=3, opponents=wrong)
    with pytest.raises(BadOption):
        make("antarctica", players=3, seat=3)


def test_the_end_tells_place_and_reward() -> None:
    env = make("antarctica", players=2, seat=1)
    observation, _ = env.reset(seed=2)
    over, reward = False, 0.0
    rng = Random(1)
    info: dict[str, Any] = {}
    while not over:
        assert legal_of(observation["action_mask"]) == sorted(env.position.legal(1))
        assert (env.action_masks() == observation["action_mask"].astype(bool)).all()
        observation, reward, over, _, info = env.step(choose(observation["action_mask"], rng))
    results = env.position.results()
    assert info["place"] == results.places[1] and info["score"] == results.scores[1]
    assert reward == (1 if info["place"] == 1 else -1)
    with pytest.raises(IllegalMove):
        env.step(0)


def test_a_saved_game_goes_on_alike_whatever_happens_to_global_luck() -> None:
    env = make("antarctica", players=2, opponents="greedy")
    env.reset(seed=1)
    saved = json.loads(json.dumps(env.save()))

    def on(env: Any) -> list[float]:
        rng = Random(3)
        paid = []
        for _ in range(15):
            random.seed(rng.random())
            legal = env.position.legal(env.seat)
            observation, *_ = env.step(legal[int(rng.random() * len(legal))])
            paid.append(float(observation["observation"].sum()))
        return paid

    first = on(env)
    env.restore(saved)
    assert on(env) == first


def test_what_an_id_stands_for_does_not_change() -> None:
    """A difference is a new version: add one to `farshore/envs/versions.py`, keep the old ones,
    and run `make golden`, which may only add lines to `environments.json`."""
    assert environment_digests() == json.loads(ENVIRONMENTS.read_text(encoding="utf-8"))


# --- many games at once


@every_case
def test_many_games_run_as_one_would(case: Case) -> None:
    """The batch shows what the position shows, games restart by themselves, luck is their own."""
    env = envs.vector(case.game, 6, case.players, dtype="uint8", max_cycles=40)
    other = envs.vector(case.game, 6, case.players, max_cycles=40)
    env.reset(seed=1)
    other.reset(seed=1)
    features = env.config.features
    noise = Random(1)
    ended = 0
    for _ in range(60):
        random.seed(noise.random())
        actions = env.random_actions()
        assert (other.random_actions() == actions).all()
        seen, paid, over, cut, infos = env.step(actions)
        floats, other_paid, *_ = other.step(actions)
        assert (paid == other_paid).all()
        ended += int(over.sum() + cut.sum())
        for at, state in enumerate(env.batch.states):
            seat = state.actor()
            assert infos["seat"][at] == seat
            assert seen["observation"][at].tobytes() == features.row(state, seat)
            assert legal_of(seen["action_mask"][at]) == sorted(state.legal(seat))
        assert np.allclose(floats["observation"], seen["observation"] / env.highs)
    assert ended > 0


@pytest.mark.parametrize("dtype", ["uint8", "float32"])
def test_every_step_of_many_games_gives_arrays_of_its_own(dtype: str) -> None:
    """They stay as they are, and what a learner writes into them changes nothing."""
    env = envs.vector("council", 3, dtype=dtype)
    other = envs.vector("council", 3, dtype=dtype)
    seen, _ = env.reset(seed=1)
    other.reset(seed=1)
    for _ in range(20):
        before = {name: values.copy() for name, values in seen.items()}
        later = env.step(env.random_actions())[0]
        alike = other.step(other.random_actions())[0]
        for name, values in before.items():
            assert (seen[name] == values).all()
            assert (later[name] == alike[name]).all()
            alike[name][:] = 1
        seen = later


def test_ends_of_many_games_are_told() -> None:
    env = envs.vector("antarctica", 8, 3, reward="score")
    env.reset(seed=3)
    told = 0
    while told < 4:
        actors = env.batch.actors[:]
        _, paid, over, cut, infos = env.step(env.random_actions())
        assert not cut.any()
        for at in np.flatnonzero(over):
            told += 1
            assert paid[at] == infos["rewards"][at][actors[at]] > 0
            assert infos["_final_obs"][at] and infos["final_obs"]["observation"][at].any()
    assert told >= 4


def test_one_seat_of_many_games_learns_against_bots() -> None:
    for opponents, steps in (("random", 60), ("greedy", 5)):
        env = envs.vector("antarctica", 6, 3, opponents=opponents, seat="random", reward="win")
        env.reset(seed=1)
        seats = set()
        for _ in range(steps):
            _, _, _, _, infos = env.step(env.random_actions())
            assert infos["seat"].tolist() == env.batch.seats == env.batch.actors
            seats |= set(env.batch.seats)
        assert seats == {0, 1, 2}


def test_shaping_of_many_games_adds_up() -> None:
    env = envs.vector("antarctica", 2, 2, opponents="random", seat=0, shaping=1.0, reward="win")
    env.reset(seed=1)
    paid = np.zeros(2)
    over = np.zeros(2, dtype=bool)
    infos: dict[str, Any] = {}
    while not over.any():
        _, reward, over, _, infos = env.step(env.random_actions())
        paid += reward
    at = int(np.flatnonzero(over)[0])
    finished = env.batch.finished[0]
    score = finished.state.results().scores[0]  # type: ignore[union-attr]
    assert paid[at] == pytest.approx(score + infos["rewards"][at][0])


def test_illegal_actions_of_many_games() -> None:
    env = envs.vector("antarctica", 3, 2)
    env.reset(seed=1)
    before = [state.position() for state in env.batch.states]
    with pytest.raises(IllegalMove):
        env.step(np.array([0, 0, 0]))
    assert [state.position() for state in env.batch.states] == before
    kind = envs.vector("antarctica", 3, 2, illegal="random")
    kind.reset(seed=1)
    kind.step(np.array([0, 0, 0]))
    assert kind.batch.counts == [1, 1, 1]
    choices: list[Any] = [{"illegal": "end"}, {"dtype": "int64"}, {"render_mode": "ansi"}]
    for wrong in choices:
        with pytest.raises(BadOption):
            envs.vector("antarctica", 3, 2, **wrong)


def test_gymnasium_makes_the_vector_environment() -> None:
    env = gymnasium.make_vec(
        "farshore/Antarctica-v2",
        num_envs=5,
        vectorization_mode="vector_entry_point",
        players=2,
        opponents="random",
    )
    observation, _ = env.reset(seed=1)
    assert env.observation_space.contains(observation)
    assert observation["action_mask"].shape == (5, 217)
    env.close()


def test_games_of_a_batch_do_not_depend_on_each_other() -> None:
    """A game goes the same way alone and among others; its seat is drawn by its own luck."""
    game = farshore.load("antarctica")
    setup = game.setup(3)
    features = game.features(setup)
    assert features is not None
    for seat in (EVERY_SEAT, ANY_SEAT, Seat(1)):
        alone = Batch(setup, features, [Random(7)], seat, True, 0)
        among = Batch(setup, features, [Random(5), Random(7), Random(9)], seat, True, 0)
        for _ in range(120):
            assert alone.legal[0] == among.legal[1] and alone.seats[0] == among.seats[1]
            alone.step([alone.legal[0][0]])
            among.step([legal[0] for legal in among.legal])
        alone.observe()
        among.observe()
        assert alone.rows == among.rows[features.size : 2 * features.size]
