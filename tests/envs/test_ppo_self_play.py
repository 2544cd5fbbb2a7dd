"""The example that learns by self-play: credit by seat, the same seed the same policy, a bot."""

import importlib
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import farshore
from farshore import external

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture
def ppo(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setattr(sys, "path", [str(EXAMPLES), *sys.path])
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
