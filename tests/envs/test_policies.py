"""Policies of other libraries as bots: they see what an environment shows, and are seeded."""

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import farshore
from farshore import BadOption, envs, external
from farshore.arena.challenge import Contest, run
from farshore.bots import Bot, Observation, RandomBot, play
from farshore.core.game import Setup
from farshore.core.state import CHANCE
from farshore.core.types import Seat

MODULE = '''
import numpy as np

seen = []


def last(observation, agent):
    """The legal action with the highest number."""
    seen.append((agent, observation))
    return np.flatnonzero(observation["action_mask"])[-1]


def illegal(observation, agent):
    return int(np.flatnonzero(observation["action_mask"] == 0)[0])


class Drawn:
    def __init__(self, argument):
        self.argument = argument

    def reset(self, seed):
        self.rng = np.random.default_rng([seed, int(self.argument)])

    def __call__(self, observation, agent):
        return self.rng.choice(np.flatnonzero(observation["action_mask"]))


class First:
    def step(self, state):
        self.state = state
        return state.legal_actions()[0]


def first(game, player, seed):
    assert game.num_players() == 2 and isinstance(seed, int)
    return First()


def read(*arguments):
    open(arguments[-1]).close()


def agent(game, player, seed, argument):
    from open_spiel.python.algorithms import random_agent
    assert argument == "x"
    return random_agent.RandomAgent(player, game.num_distinct_actions())
'''


@pytest.fixture(autouse=True)
def _mine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A module of somebody else, in the folder where the command was started."""
    (tmp_path / "mine_policies.py").write_text(MODULE, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    sys.modules.pop("mine_policies", None)
    yield
    sys.modules.pop("mine_policies", None)


def two(game: str = "antarctica") -> Setup:
    return farshore.load(game).setup(2, simulating=True)


def moves_of(name: str, match: str = "a", game: str = "antarctica") -> tuple[Bot, list[Any]]:
    setup = two(game)
    bot = external.make_one(name, setup)
    external.begin([bot], match)
    return bot, play(setup.game.begin(setup), [bot, RandomBot()], Random(1), 120)


def test_a_policy_sees_what_the_environment_shows() -> None:
    _, moves = moves_of("policy:mine_policies:last")
    shown = sys.modules["mine_policies"].seen
    env = envs.aec("antarctica", 2)
    env.reset(seed=1)
    state = env._episode.state = farshore.load("antarctica").begin(two())
    at = 0
    for actor, move in moves:
        if actor == 0 and len(state.legal(Seat(0))) > 1:
            agent, observation = shown[at]
            env._select()
            wanted = env.observe("seat_0")
            assert agent == "seat_0" and move == max(state.legal(Seat(0)))
            assert (observation["observation"] == wanted["observation"]).all()
            assert (observation["action_mask"] == wanted["action_mask"]).all()
            at += 1
        state.apply(actor, move)
    assert at == len(shown) > 5


def test_an_illegal_action_is_a_forfeit_and_loses_in_the_arena() -> None:
    bot, _ = moves_of("policy:mine_policies:illegal")
    assert external.forfeits(bot) > 5
    contest = Contest("antarctica", "reconstructed_2", 2, "random", 1)
    result = run("policy:mine_policies:illegal", [contest])
    assert result.score.value == 0 and result.contests[0].forfeits > 5


def test_a_policy_that_draws_is_seeded_by_the_game() -> None:
    one = moves_of("policy:mine_policies:Drawn:7")[1]
    assert moves_of("policy:mine_policies:Drawn:7")[1] == one
    assert moves_of("policy:mine_policies:Drawn:7", "b")[1] != one
    assert moves_of("policy:mine_policies:Drawn:8")[1] != one


def test_the_challenge_of_a_policy_is_the_same_again() -> None:
    contest = Contest("antarctica", "reconstructed_2", 2, "greedy", 1)
    digests = {run("policy:mine_policies:Drawn:7", [contest]).digest for _ in range(2)}
    assert len(digests) == 1


@pytest.mark.parametrize("game", ["antarctica", "council"])
@pytest.mark.parametrize("name", ["first", "agent:x"])
def test_agents_of_openspiel_play(game: str, name: str) -> None:
    bot, moves = moves_of(f"spiel:mine_policies:{name}", game=game)
    assert external.forfeits(bot) == 0 and sum(actor == 0 for actor, _ in moves) > 5


def test_an_agent_of_openspiel_gets_a_sample_and_not_the_position() -> None:
    """What the seat cannot know is dealt anew each time."""
    setup = two("council")
    bot: Any = external.make_one("spiel:mine_policies:first", setup)
    state = setup.game.begin(setup)
    rng = Random(3)
    for _ in range(200):
        actor = state.actor()
        state.apply(actor, state.draw(rng) if actor == CHANCE else state.legal(actor)[0])
    while state.actor() == CHANCE or len(state.legal(state.actor())) < 2:
        actor = state.actor()
        state.apply(actor, state.draw(rng) if actor == CHANCE else state.legal(actor)[0])
    seat = state.actor()
    samples = set()
    for _ in range(8):
        bot.choose(Observation(state, seat, state.legal(seat)), rng)
        shown = bot._agents[seat].state
        assert shown.position.view(seat) == state.view(seat) and shown.history() == []
        samples.add(str(shown))
    assert len(samples) > 1


def test_openspiels_ismcts_plays_and_is_reproducible() -> None:
    one = moves_of("spiel:farshore.envs.policies:ismcts:2", game="lanterns")[1]
    assert moves_of("spiel:farshore.envs.policies:ismcts:2", game="lanterns")[1] == one


def test_a_model_of_stable_baselines_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The library itself is large and not installed here: this has its interface."""
    (tmp_path / "sb3_contrib.py").write_text(
        "import os\n"
        "import numpy as np\n"
        "class MaskablePPO:\n"
        "    observation_space = object()\n"
        "    @staticmethod\n"
        "    def load(path, device):\n"
        "        open(path if os.path.exists(path) else f'{path}.zip').close()\n"
        "        return MaskablePPO()\n"
        "    def predict(self, numbers, action_masks, deterministic):\n"
        "        assert numbers.dtype == np.float32 and deterministic\n"
        "        return np.array(np.flatnonzero(action_masks)[0]), None\n",
        encoding="utf-8",
    )
    monkeypatch.delitem(sys.modules, "sb3_contrib", raising=False)
    (tmp_path / "model.zip").touch()
    bot, _ = moves_of("sb3:model.zip")
    assert external.forfeits(bot) == 0
    said = "The model nothing.zip cannot be loaded: No such file or directory"
    for name in ("sb3:nothing.zip", "sb3:nothing.zip:MaskablePPO"):
        with pytest.raises(BadOption, match=f"^{said}$"):
            external.make_one(name, two())
    with pytest.raises(BadOption, match=r"“sb3:” names no file\. Write it like sb3:model\.zip"):
        external.make_one("sb3:", two())
    monkeypatch.delitem(sys.modules, "sb3_contrib")


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("policy:mine_policies:nobody", "has no nobody"),
        ("policy:no_such_module:x", "no_such_module"),
        ("policy:no_such_module:x", "for the bot policy:no_such_module:x"),
        ("policy:mine_policies", "written policy:MODULE:NAME, not policy:mine_policies\\.$"),
        ("policy:mine_policies::x", "written policy:MODULE:NAME, not policy:mine_policies::x\\.$"),
        ("spiel:os", "written spiel:MODULE:NAME, not spiel:os\\.$"),
        ("policy:mine_policies:read:no.npz", "The model no.npz cannot be loaded: No such file"),
        ("spiel:mine_policies:read:no.npz", "The model no.npz cannot be loaded: No such file"),
        ("spiel:farshore.envs.policies:ismcts:many", "“many” is no number of simulations"),
        ("spiel:farshore.envs.policies:ismcts:0", "“0” is no number of simulations"),
    ],
)
def test_what_cannot_be_found_is_named(name: str, said: str) -> None:
    with pytest.raises(BadOption, match=said):
        external.make_one(name, two())
