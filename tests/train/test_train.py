"""A network learns, can be gone on with, and plays."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import numpy as np
import pytest

import farshore
from farshore import bots, external
from farshore.bots.network_evaluation import network_evaluation
from farshore.core.errors import BadOption
from farshore.localization.messages import words
from farshore.networks import ForwardPass, Network, from_document, to_document
from farshore.train import TrainingConfig, train
from farshore.train.fit import fit
from farshore.train.games import Positions, SelfPlayBatch, play_batch, setup_of

SMALL = TrainingConfig("antarctica", rounds=2, games=3, simulations=6, duel=2, epochs=2)
ENGLISH = words("en")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("train")
    train(SMALL, path, ENGLISH)
    return path


def test_rounds_leave_networks_games_a_log_and_a_curve(folder: Path) -> None:
    names = {file.name for file in folder.iterdir()}
    assert {"net-001.json", "net-002.json", "net.json", "games-002.npz", "config.json"} <= names
    log = [json.loads(line) for line in (folder / "log.jsonl").read_text().splitlines()]
    assert [line["number"] for line in log] == [1, 2]
    assert log[1]["positions"] > log[0]["positions"] > 20
    assert all(0 <= line["won_low"] <= line["won"] <= line["won_high"] <= 1 for line in log)
    assert "<svg" in (folder / "report.html").read_text()


def test_the_same_seed_learns_the_same_with_more_processes_and_after_a_stop(
    folder: Path, tmp_path: Path
) -> None:
    first = TrainingConfig(**{**SMALL.__dict__, "rounds": 1})
    train(first, tmp_path, ENGLISH, jobs=2)
    with (tmp_path / "log.jsonl").open("a") as log:
        log.write('{"number": 2, "posi')  # killed while it wrote
    told: list[int] = []
    train(SMALL, tmp_path, ENGLISH, jobs=2, tell=lambda done: told.append(done.number))
    assert told == [2]
    assert (tmp_path / "log.jsonl").read_text() == (folder / "log.jsonl").read_text()
    assert (tmp_path / "net.json").read_bytes() == (folder / "net.json").read_bytes()


def test_a_folder_belongs_to_one_training(folder: Path) -> None:
    other = TrainingConfig(**{**SMALL.__dict__, "seed": "other"})
    with pytest.raises(BadOption, match="other settings"):
        train(other, folder, ENGLISH)


def test_what_cannot_be_learned_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="alone"):
        train(TrainingConfig("aquatica", players=1), tmp_path, ENGLISH)
    with pytest.raises(BadOption, match="--games must be at least 1"):
        train(TrainingConfig("antarctica", games=0), tmp_path, ENGLISH)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("game", ["antarctica", "aquatica", "council"])
def test_a_network_that_knows_nothing_changes_nothing(game: str) -> None:
    setup = setup_of(game, 3, {})
    seen = play_batch(SelfPlayBatch(game, 3, {}, ["game"], 2, None))
    features = setup.game.features(setup)
    assert features is not None
    evaluation = bots.evaluation_of(game)
    fitted = fit(game, evaluation, features, seen, 0, np.random.default_rng(1))
    assert fitted.loss_before == fitted.loss_after
    learned = network_evaluation(from_document(to_document(fitted.net)), setup)
    state = setup.game.begin(setup)
    rng = Random("moves")
    for _ in range(40):
        actor = state.actor()
        choices = state.legal(actor) if actor >= 0 else [state.draw(rng)]
        state.apply(actor, choices[0])
        assert learned.values(state) == pytest.approx(evaluation.values(state), abs=0.01)


def test_fitting_finds_what_the_evaluation_does_not_know() -> None:
    """Who wins is in two of the features taken together, and the only clue knows nothing of it."""
    setup = setup_of("antarctica", 2, {})
    features = setup.game.features(setup)
    assert features is not None
    rng = np.random.default_rng(5)
    rows = rng.integers(0, 2, (4000, 2, features.size), dtype=np.uint8)
    rows[:, 1, 7:9] = 1 - rows[:, 0, 7:9]
    good = (rows[:, :, 7] & rows[:, :, 8]).astype(np.float32)
    ended = (0.5 + 0.4 * (good - good[:, ::-1])).astype(np.float32)
    even = np.full((4000, 2, 1), np.log(0.5), dtype=np.float32)
    seen = Positions(rows, even, ended, ended, np.arange(4000, dtype=np.int32))
    judged = bots.HeuristicEvaluation(bots.heuristic_of("antarctica"))
    fitted = fit("antarctica", judged, features, seen, 25, rng)
    assert fitted.net.features == features.size
    assert fitted.loss_before > 0.69
    assert fitted.loss_after < 0.6


@pytest.mark.parametrize("features", [0, 5])
def test_what_is_played_is_what_was_learned(features: int) -> None:
    """The compiled network and numpy's say the same."""
    rng = np.random.default_rng(features)
    terms, units = 3, 4
    size = features + 2 * terms
    direct, inner = rng.normal(size=size), rng.normal(size=(size, units))
    biases, outer = rng.normal(size=units), rng.normal(size=units)
    told = (direct, inner.reshape(-1), biases, outer)
    network = Network("game", 2, features, terms, *(numbers.tolist() for numbers in told))
    forward = ForwardPass(network)
    for _ in range(20):
        row = rng.integers(0, 3, features, dtype=np.uint8)
        own, others = rng.integers(-2, 3, (2, terms)).astype(np.float64)
        inputs = np.concatenate([row, own, others])
        worth = inputs @ direct + np.maximum(inputs @ inner + biases, 0.0) @ outer
        played = forward.logit(row.tobytes(), own.tolist(), others.tolist())
        assert played == pytest.approx(worth)


def test_a_position_learns_from_the_searches_after_it_and_from_the_end() -> None:
    search_values = np.array([[0.5, 0.5], [0.8, 0.2], [0.3, 0.7]], dtype=np.float32)
    ended = np.array([[1.0, 0.0], [1.0, 0.0], [0.0, 1.0]], dtype=np.float32)
    nothing = np.zeros((3, 2, 1), dtype=np.float32)
    games = np.array([0, 0, 1], dtype=np.int32)
    seen = Positions(nothing.astype(np.uint8), nothing, search_values, ended, games)
    assert seen.targets(0.5)[:, 0] == pytest.approx([0.5 * 0.5 + 0.5 * 0.9, 0.9, 0.15])


def test_net_bots_play_by_name(folder: Path) -> None:
    game = farshore.load("antarctica")
    setup = game.setup(2)
    name = f"net:{folder / 'net.json'}:8"
    players = external.make(f"{name},greedy", setup)
    state = game.begin(setup)
    bots.play(state, players, Random("net"))
    assert state.is_over()


def test_what_is_no_network_is_refused(folder: Path, tmp_path: Path) -> None:
    setup = farshore.load("antarctica").setup(2)
    no_net = tmp_path / "no.json"
    no_net.write_text("no network")
    with pytest.raises(BadOption, match="is no network of Farshore"):
        external.make_one(f"net:{no_net}", setup)
    with pytest.raises(BadOption, match="is no network of Farshore"):
        external.make_one(f"net:{tmp_path / 'missing.json'}", setup)
    with pytest.raises(BadOption, match="made for antarctica with 2 players"):
        external.make_one(f"net:{folder / 'net.json'}", farshore.load("antarctica").setup(3))
    with pytest.raises(BadOption, match="simulations"):
        external.make_one(f"net:{folder / 'net.json'}:none", setup)
