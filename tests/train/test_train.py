"""A network learns, can be gone on with, and plays."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from random import Random

import numpy as np
import pytest
from numpy.typing import NDArray

import farshore
from farshore import bots, external
from farshore.bots import Simulations
from farshore.bots.network_evaluation import network_evaluation
from farshore.bots.search import SearchBot
from farshore.core.errors import BadOption
from farshore.core.types import MoveId, Seat
from farshore.localization.messages import words
from farshore.networks import ForwardPass, load_network
from farshore.train import TrainingConfig, train
from farshore.train.fit import (
    Learner,
    Targets,
    first_moves,
    learner_from,
    learning_rate,
    new_learner,
)
from farshore.train.positions import (
    Positions,
    SelfPlayBatch,
    play_batch,
    seat_players,
    setup_of,
)
from farshore.train.self_play import Player, SelfPlay, draw, lambda_returns

SMALL = TrainingConfig(
    "antarctica", rounds=3, games=3, simulations=3, duel=2, duel_every=2, units=8
)
ENGLISH = words("en")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("train")
    train(SMALL, path, ENGLISH)
    return path


def test_rounds_leave_networks_a_checkpoint_a_log_and_a_curve(folder: Path) -> None:
    names = {file.name for file in folder.iterdir()}
    assert {"net-0001.json", "net-0003.json", "net.json", "checkpoint-0003.npz"} <= names
    log = [json.loads(line) for line in (folder / "log.jsonl").read_text().splitlines()]
    assert [line["number"] for line in log] == [1, 2, 3]
    assert [line["games"] for line in log] == [3, 6, 9]
    assert [line["won"] is None for line in log] == [True, False, True]
    assert 0 <= log[1]["won_low"] <= log[1]["won"] <= log[1]["won_high"] <= 1
    assert "<svg" in (folder / "report.html").read_text()


def test_the_same_seed_learns_the_same_with_more_processes_and_after_a_stop(
    folder: Path, tmp_path: Path
) -> None:
    train(replace(SMALL, rounds=1), tmp_path, ENGLISH, jobs=2)
    with (tmp_path / "log.jsonl").open("a") as log:
        log.write('{"number": 2, "posi')  # killed while it wrote
    told: list[int] = []
    train(SMALL, tmp_path, ENGLISH, jobs=2, tell=lambda done: told.append(done.number))
    assert told == [2, 3]
    assert (tmp_path / "log.jsonl").read_text() == (folder / "log.jsonl").read_text()
    assert (tmp_path / "net.json").read_bytes() == (folder / "net.json").read_bytes()


@pytest.mark.slow
def test_a_ray_cluster_learns_the_same(folder: Path, tmp_path: Path) -> None:
    train(replace(SMALL, rounds=2), tmp_path, ENGLISH, ray="local")
    log = (folder / "log.jsonl").read_text().splitlines()[:2]
    assert (tmp_path / "log.jsonl").read_text().splitlines() == log


def test_a_folder_belongs_to_one_training(folder: Path) -> None:
    with pytest.raises(BadOption, match="other settings"):
        train(replace(SMALL, seed="other"), folder, ENGLISH)


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"games": 0}, "--games must be at least 1"),
        ({"duel_every": 0}, "--duel-every must be at least 1"),
        ({"method": "magic"}, "no method"),
        ({"units": 12}, "multiple of 8"),
        ({"lambda_": 3.0}, "--lambda must be from 0 to 1"),
        ({"lambda_": float("nan")}, "--lambda must be from 0 to 1"),
        ({"explore": -1.0}, "--explore must be from 0 to 1"),
        ({"policy_share": -5.0}, "--policy-share must not be less than 0"),
        ({"duel": -5}, "--duel must not be less than 0"),
        ({"searched": 0.0}, "--searched must be greater than 0"),
        ({"searched": 0.5}, "td does not search"),
        ({"rate": 0.0}, "--rate must be greater than 0"),
        ({"method": "search"}, "--start"),
    ],
)
def test_what_cannot_be_learned_is_refused(
    change: dict[str, object], why: str, tmp_path: Path
) -> None:
    with pytest.raises(BadOption, match=why):
        train(TrainingConfig(**{**SMALL.__dict__, **change}), tmp_path, ENGLISH)
    assert not list(tmp_path.iterdir())


def test_what_is_refused_leaves_the_folder_to_the_corrected_command(tmp_path: Path) -> None:
    out = tmp_path / "run"
    bad = tmp_path / "bad.json"
    bad.write_text("{}")
    with pytest.raises(BadOption, match="is no network"):
        train(replace(SMALL, start=str(bad)), out, ENGLISH)
    with pytest.raises(BadOption, match="jobs must be at least 1"):
        train(SMALL, out, ENGLISH, jobs=0)
    assert not out.exists()


def test_a_training_is_known_by_its_network_not_by_where_it_lies(
    folder: Path, tmp_path: Path
) -> None:
    wanted = replace(SMALL, method="search", rounds=1, games=1, duel=0)
    one, moved = tmp_path / "one.json", tmp_path / "moved.json"
    one.write_bytes((folder / "net.json").read_bytes())
    train(replace(wanted, start=str(one)), tmp_path / "run", ENGLISH)
    one.rename(moved)
    train(replace(wanted, start=str(moved)), tmp_path / "run", ENGLISH)
    other = replace(wanted, start=str(folder / "net-0001.json"))
    with pytest.raises(BadOption, match="other settings"):
        train(other, tmp_path / "run", ENGLISH)


@pytest.mark.parametrize("name", ["config.json", "log.jsonl", "checkpoint-0001.npz"])
def test_a_damaged_folder_is_told(name: str, tmp_path: Path) -> None:
    wanted = replace(SMALL, rounds=1, games=1, duel=0)
    train(wanted, tmp_path, ENGLISH)
    (tmp_path / name).write_text("damaged\n")
    with pytest.raises(BadOption, match="cannot go on"):
        train(replace(wanted, rounds=2), tmp_path, ENGLISH)


def test_a_file_is_no_folder_to_train_in(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("mine")
    with pytest.raises(BadOption, match="cannot go on"):
        train(SMALL, file, ENGLISH)


def test_a_network_goes_on_from_another_by_the_search(folder: Path, tmp_path: Path) -> None:
    start = folder / "net.json"
    wanted = replace(SMALL, method="search", start=str(start), rounds=1, games=1)
    train(wanted, tmp_path, ENGLISH)
    before, after = load_network(start), load_network(tmp_path / "net.json")
    assert len(after.biases) == len(before.biases)
    assert after.inner != before.inner
    assert after.inner == pytest.approx(before.inner, abs=0.1)


def test_a_smaller_learning_rate_makes_smaller_steps(folder: Path, tmp_path: Path) -> None:
    start = folder / "net.json"
    before = load_network(start)
    moved: list[float] = []
    for rate in (1e-3, 1e-4):
        wanted = replace(
            SMALL, method="search", start=str(start), rounds=1, games=1, duel=0, rate=rate
        )
        train(wanted, tmp_path / str(rate), ENGLISH)
        after = load_network(tmp_path / str(rate) / "net.json")
        moved.append(sum(abs(a - b) for a, b in zip(after.biases, before.biases, strict=True)))
    assert moved[0] > 4 * moved[1] > 0


def test_decisions_that_are_not_searched_are_taken_by_the_policy(folder: Path) -> None:
    """They are not learned from, whichever seat takes them; the same seed takes the same ones."""
    network = (folder / "net.json").read_text()
    wanted = replace(SMALL, method="search", start="net.json", kept=500)
    seeds = ["one", "two", "three"]
    share = replace(wanted, searched=0.2)
    every, some, again, none = (
        play_batch(SelfPlayBatch(each, seeds, network, [], False))
        for each in (wanted, share, share, replace(wanted, searched=0.0))
    )
    assert 0 < len(some.rows) < 0.4 * len(every.rows)
    assert (some.rows == again.rows).all() and (some.targets == again.targets).all()
    assert len(none.rows) == 0


def test_a_decision_by_the_policy_is_by_what_the_seat_knows(folder: Path) -> None:
    """The best move of the policy, alike in positions that the seat cannot tell apart."""
    setup = setup_of(SMALL)
    evaluation = network_evaluation(load_network(folder / "net.json"), setup)
    play = SelfPlay(setup, bots.heuristic_of("antarctica"), 0.9, 0.0, 8)
    player = Player(evaluation, None, True)
    state = setup.game.begin(setup)
    rng = Random("policy leak")
    compared = 0
    while state.agenda and compared < 25:
        actor = state.actor()
        legal = [state.draw(rng)] if actor < 0 else state.legal(actor)
        if len(legal) > 1:
            judged = evaluation.policy_values(state, actor)
            assert judged is not None
            moves = play.heuristic.search_candidates(state, actor, legal)
            best = max(moves, key=judged.advantage)
            for each in (state, state.sample(actor, rng)):
                assert play._policy_move(each, actor, legal, player, Random("luck")) == best
            compared += 1
        state.apply(actor, legal[int(rng.random() * len(legal))])


@pytest.mark.parametrize("players", [2, 4])
def test_in_one_game_in_five_an_earlier_network_sits_on_some_seats(players: int) -> None:
    latest, *earlier = (Player(bots.evaluation_of("antarctica"), None, True) for _ in range(3))
    rng = Random("pool")
    games = [seat_players(latest, earlier, players, rng) for _ in range(4000)]
    assert all(latest in seated and len(seated) == players for seated in games)
    assert {each for seated in games for each in seated} == {latest, *earlier}
    mixed = [seated for seated in games if {*seated} != {latest}]
    # of the games with one of them, some leave all seats to the latest
    expected = 0.2 * (1 - 0.5 ** (players - 1))
    assert len(mixed) / len(games) == pytest.approx(expected, abs=0.02)
    assert seat_players(latest, [], players, rng) == [latest] * players
    assert seat_players(latest, earlier, 1, rng) == [latest]


def test_a_move_is_drawn_by_its_chance() -> None:
    moves = [MoveId(4), MoveId(7), MoveId(9)]
    rng = Random("draw")
    drawn = [draw(moves, [0.2, 0.0, 0.8], rng) for _ in range(500)]
    assert 0.15 < drawn.count(moves[0]) / 500 < 0.25
    assert moves[1] not in drawn


def test_the_network_to_play_with_is_the_mean_of_the_last(folder: Path) -> None:
    networks = [load_network(folder / f"net-000{number}.json") for number in (1, 2, 3)]
    mean = load_network(folder / "net.json")
    for at in (0, 100, 1000):
        numbers = [network.inner[at] for network in networks]
        assert mean.inner[at] == pytest.approx(sum(numbers) / 3, rel=1e-2, abs=1e-5)


def test_a_target_mixes_values_and_what_came_after() -> None:
    values = [[0.5, 0.5], [0.8, 0.2], [0.4, 0.6]]
    ended = [1.0, 0.0]
    kept = [target[0] for target in lambda_returns(values, [0.5, 0.5, 0.5], ended)]
    assert kept == pytest.approx([0.625, 0.75, 0.7, 1.0])
    cut = [target[0] for target in lambda_returns(values, [1.0, 0.0, 0.5], ended)]
    assert cut == pytest.approx([0.8, 0.8, 0.7, 1.0])


@pytest.mark.parametrize(("game", "players"), [("aquatica", 1), ("council", 1), ("antarctica", 4)])
def test_every_table_gives_positions_with_targets(game: str, players: int) -> None:
    wanted = replace(SMALL, game=game, players=players)
    setup = setup_of(wanted)
    seen = play_batch(SelfPlayBatch(wanted, ["game"], None, [], False))
    features = setup.game.features(setup)
    assert features is not None
    assert seen.rows.shape[1] == features.size
    assert seen.targets.shape == (len(seen.rows), players)
    assert 20 < len(seen.rows) <= 64
    if players > 1:
        assert seen.targets.sum(axis=1) == pytest.approx(np.ones(len(seen.rows)))
    assert ((seen.targets >= 0) & (seen.targets <= 1)).all()


def test_the_moves_of_a_decision_are_learned_with_it() -> None:
    seen = play_batch(SelfPlayBatch(SMALL, ["moves"], None, [], False))
    assert len(seen.move_counts) == len(seen.rows)
    assert len(seen.moves) == len(seen.move_targets) == seen.move_counts.sum()
    assert 0 < (seen.move_counts > 0).sum() < len(seen.rows)  # afterstates have none
    decisions = np.repeat(np.arange(len(seen.rows)), seen.move_counts)
    sums = np.bincount(decisions, seen.move_targets)
    assert sums[seen.move_counts[: len(sums)] > 0] == pytest.approx(1.0)


def test_the_same_seed_plays_the_same_games() -> None:
    first, second, other = (
        play_batch(SelfPlayBatch(SMALL, [seed], None, [], False)) for seed in ("a", "a", "b")
    )
    assert (first.rows == second.rows).all() and (first.targets == second.targets).all()
    assert first.rows.shape != other.rows.shape or (first.rows != other.rows).any()


def test_self_play_chooses_by_what_the_seat_knows(folder: Path) -> None:
    """It is asked in positions that a seat cannot tell apart, with the same luck."""
    setup = setup_of(SMALL)
    evaluation = network_evaluation(load_network(folder / "net.json"), setup)
    play = SelfPlay(setup, bots.heuristic_of("antarctica"), 0.9, 0.0, 8)
    player = Player(evaluation, None, True)
    state = setup.game.begin(setup)
    rng = Random("leak")
    compared = 0
    while state.agenda and compared < 25:
        actor = state.actor()
        legal = [state.draw(rng)] if actor < 0 else state.legal(actor)
        if len(legal) > 1:
            other = state.sample(actor, rng)
            asked = [
                play._decide(each, actor, legal, player, Random("luck")) for each in (state, other)
            ]
            one, two = ((each.best, each.values, each.moves, each.worths) for each in asked)
            assert one == two
            compared += 1
        state.apply(actor, legal[int(rng.random() * len(legal))])


def values_only(rows: NDArray[np.uint8], targets: NDArray[np.float32]) -> Positions:
    """Positions without moves."""
    none = np.zeros(0, dtype=np.int32)
    counts = np.zeros(len(rows), dtype=np.int32)
    return Positions(rows, targets, np.zeros_like(targets), counts, none, none.astype(np.float32))


def test_learning_finds_what_features_mean_together() -> None:
    """Who wins is in two of the features taken together."""
    setup = setup_of(SMALL)
    rng = np.random.default_rng(5)
    learner = new_learner(setup, 32, rng)
    rows = rng.integers(0, 2, (4000, len(learner.scale)), dtype=np.uint8)
    rows[:, 20:] = 0
    good = (rows[:, 7] & rows[:, 8]).astype(np.float32)
    targets = np.stack([0.2 + 0.6 * good, 0.8 - 0.6 * good], axis=1)
    seen = values_only(rows, targets)
    before = learner.loss(seen)
    for _ in range(12):
        learner.learn(seen, 0.01, rng)
    assert before > 0.65
    assert learner.loss(seen) < 0.53  # the least possible is 0.50


@pytest.mark.parametrize("players", [1, 2, 4])
def test_what_is_played_is_what_was_learned(players: int) -> None:
    """The compiled network and numpy's say the same."""
    wanted = replace(SMALL, game="council", players=players)
    setup = setup_of(wanted)
    rng = np.random.default_rng(players)
    learner = new_learner(setup, 16, rng)
    rows = rng.integers(0, 3, (5, len(learner.scale)), dtype=np.uint8)
    nothing = np.zeros((5, players), dtype=np.float32)
    told, _, _ = learner.chances(rows, nothing)
    forward = ForwardPass(learner.network(setup))
    for row, chances in zip(rows, told, strict=True):
        logits = np.array(forward.logits(row.tobytes()))
        if players == 1:
            assert 1 / (1 + np.exp(-logits)) == pytest.approx(chances, abs=1e-4)
        else:
            assert np.exp(logits) / np.exp(logits).sum() == pytest.approx(chances, abs=1e-4)
    again, _, _ = learner_from(learner.network(setup), setup).chances(rows, nothing)
    assert again == pytest.approx(told, abs=1e-4)


@pytest.mark.parametrize("players", [1, 2, 3])
def test_a_network_that_corrects_begins_as_the_own_evaluation(players: int) -> None:
    """In training, where its logits are kept with the positions, and in play."""
    wanted = replace(SMALL, game="council", players=players, corrects=True)
    setup = setup_of(wanted)
    learner = new_learner(setup, 8, np.random.default_rng(1), corrects=True)
    seen = play_batch(SelfPlayBatch(wanted, ["own"], None, [], True))
    told, _, _ = learner.chances(seen.rows, seen.own_logits)
    if players == 1:
        assert told == pytest.approx(1 / (1 + np.exp(-seen.own_logits)), abs=1e-5)
    else:
        assert told == pytest.approx(np.exp(seen.own_logits), abs=1e-3)
    assert told.std() > 0.05
    state = setup.game.begin(setup)
    while state.actor() < 0:
        state.apply(state.actor(), state.draw(Random("start")))
    evaluation = network_evaluation(learner.network(setup), setup)
    own = bots.evaluation_of("council").values(state)
    assert evaluation.values_for(state, Seat(0)) == pytest.approx(own)


@pytest.mark.parametrize("corrects", [False, True])
def test_values_of_the_own_evaluation_are_targets_if_it_is_corrected(corrects: bool) -> None:
    """In the first round: else the result of the game is the target of all its positions."""
    wanted = replace(SMALL, corrects=corrects)
    seen = play_batch(SelfPlayBatch(wanted, ["own"], None, [], corrects))
    different = len(np.unique(seen.targets[:, 0]))
    assert different > 10 if corrects else different <= 2


def test_what_corrects_goes_on_correcting(tmp_path: Path) -> None:
    wanted = replace(SMALL, rounds=1, games=1, duel=0, corrects=True)
    train(wanted, tmp_path / "first", ENGLISH)
    start = tmp_path / "first" / "net.json"
    assert load_network(start).corrects
    goes_on = replace(wanted, start=str(start), corrects=False, units=16)
    train(goes_on, tmp_path / "second", ENGLISH)
    learned = tmp_path / "second" / "net.json"
    assert load_network(learned).corrects
    origin = json.loads(learned.read_text("utf-8"))["origin"]
    assert (origin["corrects"], origin["units"]) == (True, wanted.units)  # as it was trained


def test_learning_finds_which_moves_are_good() -> None:
    """The better of two moves is in one of the features."""
    setup = setup_of(SMALL)
    rng = np.random.default_rng(6)
    learner = new_learner(setup, 16, rng)
    rows = rng.integers(0, 2, (2000, len(learner.scale)), dtype=np.uint8)
    rows[:, 20:] = 0
    good = rows[:, 4].astype(np.float32)
    chances = np.stack([0.1 + 0.8 * good, 0.9 - 0.8 * good], axis=1).reshape(-1)
    seen = Positions(
        rows,
        np.full((2000, 2), 0.5, dtype=np.float32),
        np.zeros((2000, 2), dtype=np.float32),
        np.full(2000, 2, dtype=np.int32),
        np.tile(np.array([7, 200], dtype=np.int32), 2000),
        chances,
    )
    before = learner.policy_loss(seen)
    for _ in range(12):
        learner.learn(seen, 0.01, rng)
    assert before == pytest.approx(np.log(2), abs=0.01)  # it knew nothing
    assert learner.policy_loss(seen) < 0.36  # the least possible is 0.325


def test_gradients_are_those_of_the_loss() -> None:
    """Of the values' loss and, by its share, of the moves'."""
    setup = setup_of(SMALL)
    rng = np.random.default_rng(3)
    learner = new_learner(setup, 8, rng, policy_share=2.0)
    learner.weights[4][...] = 0.1 * rng.standard_normal(learner.weights[4].shape)
    rows = rng.integers(0, 2, (50, len(learner.scale)), dtype=np.uint8)
    counts = rng.integers(0, 3, 50).astype(np.int32) * 2
    seen = Positions(
        rows,
        rng.dirichlet([1, 1], 50).astype(np.float32),
        rng.standard_normal((50, 2)).astype(np.float32),
        counts,
        np.concatenate([rng.choice(217, count, replace=False) for count in counts]).astype(
            np.int32
        ),
        np.concatenate([rng.dirichlet([1] * count) for count in counts if count]).astype(
            np.float32
        ),
    )
    gradients = learner.gradients(Targets(seen, first_moves(seen), np.arange(50)))
    for weights, gradient in zip(learner.weights, gradients, strict=True):
        at = np.unravel_index(np.abs(gradient).argmax(), gradient.shape)
        small = 1e-2
        weights[at] += small
        more = whole_loss(learner, seen)
        weights[at] -= 2 * small
        less = whole_loss(learner, seen)
        weights[at] += small
        assert (more - less) / (2 * small) == pytest.approx(gradient[at], rel=0.05, abs=1e-4)


def whole_loss(learner: Learner, seen: Positions) -> float:
    deciding = float((seen.move_counts > 0).mean())
    return learner.loss(seen) + float(learner.policy_share) * deciding * learner.policy_loss(seen)


def test_the_learning_rate_falls() -> None:
    assert 0.5 == learning_rate(0.5, 1) > learning_rate(0.5, 20) > learning_rate(0.5, 200) > 0


def test_net_bots_play_by_name(folder: Path) -> None:
    game = farshore.load("antarctica")
    setup = game.setup(2)
    name = f"net:{folder / 'net.json'}:8"
    players = external.make(f"{name},greedy", setup)
    state = game.begin(setup)
    bots.play(state, players, Random("net"))
    assert state.is_over()


def test_a_search_with_a_network_knows_no_more_than_its_seat(folder: Path) -> None:
    """A learned bot chooses alike in positions that it cannot tell apart."""
    setup = setup_of(SMALL)
    evaluation = network_evaluation(load_network(folder / "net.json"), setup)
    state = setup.game.begin(setup)
    rng = Random("search leak")
    compared = 0
    while state.agenda and compared < 6:
        actor = state.actor()
        legal = [state.draw(rng)] if actor < 0 else state.legal(actor)
        if len(legal) > 1 and rng.random() < 0.3:
            seat = Seat(actor)
            chosen = [
                SearchBot(bots.heuristic_of("antarctica"), evaluation, Simulations(12)).choose(
                    bots.Observation(each, seat, legal), Random("luck")
                )
                for each in (state, state.sample(seat, rng))
            ]
            assert chosen[0] == chosen[1]
            compared += 1
        state.apply(actor, legal[int(rng.random() * len(legal))])


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
