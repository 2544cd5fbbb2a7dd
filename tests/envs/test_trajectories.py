"""Recorded games as observations, actions and rewards, also in the format of Minari."""

import json
import shutil
from pathlib import Path
from random import Random

import numpy as np
import pytest

import farshore
from farshore import BadOption, envs
from farshore.arena.dataset import load_dataset, shipped_dataset, write_dataset
from farshore.arena.simulation import SimulationPlan
from farshore.bots import RandomBot, play
from farshore.core.game import DATA_SET
from farshore.core.record import Record
from farshore.envs.trajectories import FOLDER, load_minari, trajectories, write_minari
from tests.cli.conftest import Run, farshore_

__all__ = ["farshore_"]
GAMES = ("antarctica", "aquatica", "council")


def played(game: str = "antarctica", moves: int | None = None) -> Record:
    setup = farshore.load(game).setup(2, simulating=True)
    state = setup.game.begin(setup)
    return Record(setup, play(state, [RandomBot(), RandomBot()], Random(1), moves))


@pytest.mark.parametrize("game", ["antarctica", "aquatica"])
def test_a_trajectory_is_what_the_environment_would_have_shown(game: str) -> None:
    record = played(game)
    env = envs.aec(game, 2)
    env.reset(seed=1)
    state = env._episode.state = record.setup.game.begin(record.setup)
    at = [0, 0]
    found = trajectories(record)
    for actor, move in record.moves:
        if actor >= 0:
            env._select()
            shown = env.observe(f"seat_{actor}")
            kept = found[actor].observations
            assert (kept["observation"][at[actor]] == shown["observation"]).all()
            assert (kept["action_mask"][at[actor]] == shown["action_mask"]).all()
            assert found[actor].actions[at[actor]] == move
            at[actor] += 1
        state.apply(actor, move)
    for seat, each in enumerate(found):
        assert len(each.actions) == len(each.rewards) == at[seat]
        assert len(each.observations["observation"]) == at[seat] + 1
        place = state.results().places[seat]  # type: ignore[union-attr]
        assert each.rewards[-1] == (1 if place == 1 else -1) and not each.rewards[:-1].any()


def test_returns_are_the_rewards_still_to_come() -> None:
    [first, _] = trajectories(played())
    assert (first.returns() == first.rewards[-1]).all()
    assert first.returns(0.5)[-3] == first.rewards[-1] / 4


def test_an_unfinished_game_has_no_trajectory() -> None:
    with pytest.raises(BadOption):
        trajectories(played(moves=20))


def test_minari_reads_what_was_written_and_makes_the_environment(tmp_path: Path) -> None:
    record = played()
    told = write_minari([record, played(moves=20)], tmp_path, "farshore/antarctica-2/random-v2", {})
    found = load_minari(tmp_path)
    wanted = trajectories(record)
    assert told == {"episodes": 2, "steps": found.total_steps} and found.total_episodes == 2
    for episode, each in zip(found.iterate_episodes(), wanted, strict=True):
        assert (episode.observations["observation"] == each.observations["observation"]).all()
        assert (episode.actions == each.actions).all()
        assert (episode.rewards == each.rewards).all()
        assert episode.terminations[-1] and not episode.terminations[:-1].any()
        first = {name: values[0] for name, values in episode.observations.items()}
        assert found.spec.observation_space.contains(first)
    env = found.recover_environment()
    assert env.spec.id == envs.gymnasium_ids()["antarctica"]
    again = env.unwrapped.config.setup
    assert again.choices() == record.setup.choices()
    assert again.edition.name == record.setup.edition.name


def test_the_same_games_give_the_same_bytes(tmp_path: Path) -> None:
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        write_minari([played()], tmp_path / name, "farshore/a/b-v2", {})
    one, two = (
        {file.name: file.read_bytes() for file in (tmp_path / name / FOLDER).iterdir()}
        for name in ("one", "two")
    )
    assert one == two and len(one) == 3
    (tmp_path / "one" / FOLDER / "metadata.json").write_text("{}")
    with pytest.raises(BadOption):
        load_minari(tmp_path / "one")


@pytest.mark.parametrize("relative", [False, True])
def test_the_command_writes_both_forms(
    farshore_: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, relative: bool
) -> None:
    monkeypatch.chdir(tmp_path)
    out = Path("set") if relative else tmp_path / "set"
    status, _, errors = farshore_(
        "dataset", "antarctica", "--players=2", "--games=2", "--bots=random", "--minari",
        "--out", out,
    )  # fmt: skip
    assert (status, errors) == (0, "")
    assert len([*load_dataset(out).records()]) == 2
    found = load_minari(out)
    assert found.total_episodes == 4 and found.spec.dataset_id.startswith("farshore/antarctica-2/")


@pytest.mark.parametrize("game", GAMES)
def test_a_small_data_set_ships(game: str, tmp_path: Path) -> None:
    found = shipped_dataset(game)
    record = next(found.records())
    assert record.setup.game.info.name == game and found.card["bots"] == "greedy"
    assert np.isfinite(trajectories(record)[0].returns()).all()
    copied = tmp_path / "copied"
    shutil.copytree(found.folder, copied)
    card = json.loads((copied / "card.json").read_text())
    assert load_dataset(copied).card == card


def test_a_shipped_data_set_is_made_again_by_its_card(tmp_path: Path) -> None:
    """As far as the version is the same: the moves of `greedy` are those of then."""
    card = shipped_dataset("antarctica").card
    options = {**card["options"], DATA_SET: card["edition"]}
    plan = SimulationPlan(
        card["game"], card["players"], options, None, card["bots"], card["seed"], 1
    )
    again = next(write_dataset(plan, tmp_path / "again").records())
    assert again.moves == next(shipped_dataset("antarctica").records()).moves
