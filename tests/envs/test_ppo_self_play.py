"""The examples that learn: credit by seat, the same seed the same policy, a bot, one edition."""

import importlib
import math
import sys
from argparse import Namespace
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

import farshore
from farshore import envs, external

ROOT = Path(__file__).parents[2]
OF_VERSION = "reconstructed_2"
"""Antarctica's edition of the environments' version ..."""
USUAL = farshore.load("antarctica").setup(2).edition.name
"""... and that of new tables."""


@pytest.fixture(autouse=True)
def scripts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "path", [str(ROOT / "examples"), str(ROOT / "bench"), *sys.path])


@pytest.fixture
def ppo() -> Any:
    return importlib.import_module("ppo_self_play")


def test_credit_goes_to_the_seat_and_not_to_the_step(ppo: Any) -> None:
    """Seats 0, 1, 1, 0 decide; then the game is over, and seat 0 begins the next one."""
    seats = np.array([[0], [1], [1], [0], [0]])
    values = np.array([[0.1], [0.2], [0.4], [0.3], [0.5]])
    over = np.array([[False], [False], [False], [True], [False]])
    paid = np.zeros((5, 1, 2))
    paid[3, 0] = [1.0, -1.0]
    found, known = ppo.advantages(seats, values, over, paid, discount=1.0, smoothing=0.0)
    assert found[:4, 0] == pytest.approx([0.3 - 0.1, 0.4 - 0.2, -1.0 - 0.4, 1.0 - 0.3])
    assert known[:, 0].tolist() == [True, True, True, True, False]
    summed, _ = ppo.advantages(seats, values, over, paid, discount=1.0, smoothing=1.0)
    assert summed[:4, 0] == pytest.approx([1.0 - 0.1, -1.0 - 0.2, -1.0 - 0.4, 1.0 - 0.3])


def test_the_same_seed_gives_the_same_policy_and_it_plays(ppo: Any, tmp_path: Path) -> None:
    config = ppo.PpoConfig(
        steps=256, games=4, rollout=32, units=8, minibatch=64, measure_every=9, measure_games=1
    )
    one, two = (
        ppo.train(config, tmp_path / name, say=lambda _: None).network.weights
        for name in ("one", "two")
    )
    for name, weights in one.items():
        assert (weights == two[name]).all()
    start = ppo.Trainer(config).network.weights
    assert not (start["wp"] == one["wp"]).all(), "it has learned something"
    setup = farshore.load("antarctica").setup(2, simulating=True)
    bot = external.make_one(f"policy:ppo_self_play:load:{tmp_path / 'one' / 'policy.npz'}", setup)
    assert external.forfeits(bot) == 0
    assert (tmp_path / "one" / "curve.jsonl").read_text().count("\n") == 1


def test_an_update_makes_rewarded_actions_more_likely(ppo: Any) -> None:
    config = ppo.PpoConfig(games=2, units=8, entropy=0.0, epochs=4, minibatch=64)
    trainer = ppo.Trainer(config)
    rows, masks = trainer.seen["observation"], trainer.seen["action_mask"]
    before, _, _ = trainer.network.forward(rows, masks)
    good, bad = np.flatnonzero(masks[0])[:2]
    batch = {
        "rows": np.repeat(rows[:1], 2, axis=0).astype(np.float32),
        "masks": np.repeat(masks[:1], 2, axis=0),
        "actions": np.array([good, bad]),
        "chances": before[0, [good, bad]],
        "gains": np.array([1.0, -1.0]),
        "targets": np.zeros(2),
    }
    trainer._learn(batch)
    after, _, _ = trainer.network.forward(rows, masks)
    assert after[0, good] > before[0, good] and after[0, bad] < before[0, bad]


# --- the edition that is learned and the one that is rated ------------------------------------


def test_a_policy_learns_and_is_measured_in_the_edition_asked_for(
    ppo: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert USUAL != OF_VERSION
    played: list[str] = []
    vector = envs.vector

    def noted(*args: Any, **choices: Any) -> Any:
        made = vector(*args, **choices)
        played.append(made.config.setup.edition.name)
        return made

    monkeypatch.setattr(envs, "vector", noted)
    small = {"games": 2, "rollout": 4, "units": 8}
    for options in ({}, {"data_set": USUAL}):
        ppo.Trainer(ppo.PpoConfig(**small, options=options)).won("random", 1)
    assert played == [OF_VERSION, OF_VERSION, USUAL, USUAL]


def test_the_command_line_hands_options_on(
    ppo: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    asked: list[Any] = []
    monkeypatch.setattr(ppo, "train", lambda config, out: asked.append(config))
    options = ["--option", f"data_set={USUAL}", "--option", "layout=free"]
    monkeypatch.setattr(sys, "argv", ["ppo", "antarctica", *options, "--out", str(tmp_path)])
    ppo.main()
    assert asked[0].options == {"data_set": USUAL, "layout": "free"}


def test_the_baselines_train_in_the_edition_they_are_played_in(
    ppo: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    baselines: Any = importlib.import_module("baselines")
    chosen = Namespace(
        out=tmp_path, seed="s", matches=1, jobs=1, until=math.inf, ppo_steps=1, bots="ppo"
    )
    trained: list[Any] = []
    train = ppo.train

    def tiny(config: Any, run: Path) -> None:
        trained.append(config)
        small = ppo.PpoConfig(
            config.game, config.players, games=2, rollout=4, units=8, options=config.options
        )
        small.steps, small.measure_games = 8, 1
        train(small, run, say=lambda _: None)

    monkeypatch.setattr(ppo, "train", tiny)
    row = baselines.measure(chosen, "antarctica", 2, "ppo")
    assert [config.options for config in trained] == [{"data_set": USUAL}]
    assert (row["edition"], row["games"], row["forfeits"]) == (USUAL, 2, 0)
    plan = (tmp_path / "antarctica-2-ppo").glob("*.json")
    assert any(f'"{USUAL}"' in file.read_text(encoding="utf-8") for file in plan)


def test_the_baselines_make_their_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    baselines: Any = importlib.import_module("baselines")
    out = tmp_path / "not" / "there"
    few = ["--only", "aquatica", "--players", "1", "--bots", "random", "--matches", "1"]
    monkeypatch.setattr(sys, "argv", ["baselines", "--out", str(out), *few])
    baselines.main()
    assert [row["bot"] for row in baselines.written(out)] == ["random"]


def test_the_example_of_stable_baselines_hands_options_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """The library itself is large and not installed here: these stand for what is imported."""
    for name, parts in (
        ("sb3_contrib", ["MaskablePPO"]),
        ("sb3_contrib.common.wrappers", ["ActionMasker"]),
        ("stable_baselines3.common.env_util", ["make_vec_env"]),
        ("stable_baselines3.common.utils", ["set_random_seed"]),
    ):
        module = ModuleType(name)
        for part in parts:
            setattr(module, part, lambda env, _: env)
        monkeypatch.setitem(sys.modules, name, module)
    monkeypatch.delitem(sys.modules, "train_ppo", raising=False)
    example: Any = importlib.import_module("train_ppo")
    monkeypatch.delitem(sys.modules, "train_ppo")
    envs.register_gymnasium()
    for options, edition in (({}, OF_VERSION), ({"data_set": USUAL}, USUAL)):
        env = example.make_env("antarctica", 2, "random", 0.0, options)
        assert env.unwrapped.config.setup.edition.name == edition
