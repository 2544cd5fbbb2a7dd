"""A network learns, can be gone on with, and plays."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import numpy as np
import pytest

import farshore
from farshore import bots, external, nets
from farshore.core.errors import BadOption
from farshore.nets import LearnedChances, load_net
from farshore.train import Training, train
from farshore.train.fit import fit, fresh_net
from farshore.train.games import Positions, setup_of
from farshore.words import words

SMALL = Training("antarctica", rounds=2, games=3, simulations=6, duel=2, epochs=2)
ENGLISH = words("en")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("train")
    train(SMALL, path, ENGLISH)
    return path


def test_rounds_leave_networks_games_a_log_and_a_curve(folder: Path) -> None:
    names = {file.name for file in folder.iterdir()}
    assert {"net-001.npz", "net-002.npz", "net.npz", "games-002.npz", "config.json"} <= names
    log = [json.loads(line) for line in (folder / "log.jsonl").read_text().splitlines()]
    assert [line["number"] for line in log] == [1, 2]
    assert log[1]["positions"] > log[0]["positions"] > 20
    assert all(0 <= line["won_low"] <= line["won"] <= line["won_high"] <= 1 for line in log)
    assert "<svg" in (folder / "report.html").read_text()


def test_the_same_seed_learns_the_same_with_more_processes_and_after_a_stop(
    folder: Path, tmp_path: Path
) -> None:
    first = Training(**{**SMALL.__dict__, "rounds": 1})
    train(first, tmp_path, ENGLISH, jobs=2)
    with (tmp_path / "log.jsonl").open("a") as log:
        log.write('{"number": 2, "posi')  # killed while it wrote
    told: list[int] = []
    train(SMALL, tmp_path, ENGLISH, jobs=2, tell=lambda done: told.append(done.number))
    assert told == [2]
    assert (tmp_path / "log.jsonl").read_text() == (folder / "log.jsonl").read_text()
    ours, theirs = load_net(tmp_path / "net.npz"), load_net(folder / "net.npz")
    for own, other in zip(ours.weights, theirs.weights, strict=True):
        assert np.array_equal(own, other)


def test_a_folder_belongs_to_one_training(folder: Path) -> None:
    other = Training(**{**SMALL.__dict__, "seed": "other"})
    with pytest.raises(BadOption, match="other settings"):
        train(other, folder, ENGLISH)


def test_what_cannot_be_learned_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="alone"):
        train(Training("aquatica", players=1), tmp_path, ENGLISH)
    with pytest.raises(BadOption, match="--games must be at least 1"):
        train(Training("antarctica", games=0), tmp_path, ENGLISH)
    assert not list(tmp_path.iterdir())


def test_a_network_that_knows_nothing_changes_nothing() -> None:
    setup = setup_of("antarctica", 2, {})
    features = setup.game.features(setup)
    assert features is not None
    net = fresh_net("antarctica", 2, features, np.random.default_rng(1))
    learned = LearnedChances(setup, net)
    state = setup.game.begin(setup)
    rng = Random("moves")
    for _ in range(40):
        actor = state.actor()
        choices = state.legal(actor) if actor >= 0 else [state.draw(rng)]
        state.apply(choices[0], actor)
        assert learned.values(state) == pytest.approx(
            bots.evaluation_of("antarctica").values(state)
        )


def test_fitting_finds_what_the_evaluation_does_not_know() -> None:
    """The truth is in one of the numbers, and the evaluation thinks everything even."""
    setup = setup_of("antarctica", 2, {})
    features = setup.game.features(setup)
    assert features is not None
    rng = np.random.default_rng(5)
    rows = rng.integers(0, 2, (2000, 2, features.size), dtype=np.uint8)
    rows[:, 1, 7] = 1 - rows[:, 0, 7]
    truth = np.where(rows[:, :, 7] == 1, 0.9, 0.1).astype(np.float32)
    even = np.full((2000, 2), 0.5, dtype=np.float32)
    seen = Positions(rows, even, truth, np.arange(2000, dtype=np.int32) // 10)
    fitted = fit(fresh_net("antarctica", 2, features, rng), seen, features, 15, rng)
    assert fitted.loss_before > 0.69
    assert fitted.loss_after < 0.45


def test_net_bots_play_by_name(folder: Path) -> None:
    game = farshore.load("antarctica")
    setup = game.setup(2)
    name = f"net:{folder / 'net.npz'}:8"
    players = external.make(f"{name},greedy", setup)
    state = game.begin(setup)
    bots.play(state, players, Random("net"))
    assert state.is_over()


def test_what_is_no_network_is_refused(folder: Path, tmp_path: Path) -> None:
    setup = farshore.load("antarctica").setup(2)
    no_net = tmp_path / "no.npz"
    no_net.write_text("no network")
    with pytest.raises(BadOption, match="is no network of Farshore"):
        nets.make(f"net:{no_net}", setup)
    with pytest.raises(BadOption, match="is no network of Farshore"):
        nets.make(f"net:{tmp_path / 'missing.npz'}", setup)
    with pytest.raises(BadOption, match="made for antarctica with 2 players"):
        nets.make(f"net:{folder / 'net.npz'}", farshore.load("antarctica").setup(3))
    with pytest.raises(BadOption, match="simulations"):
        nets.make(f"net:{folder / 'net.npz'}:none", setup)
