"""Data sets: the same bytes for the same plan, a true card, and checksums that hold."""

import json
import sys
from pathlib import Path

import pytest

from farshore.arena.dataset import CARD, FILES, GAMES, SUMS, load_dataset, write_dataset
from farshore.arena.simulation import SimulationPlan
from farshore.core.errors import BadOption, BadRecord
from tests.cli.conftest import Run, farshore_

__all__ = ["farshore_"]

PLAN = SimulationPlan("antarctica", players=2, bots="random", seed="7", games=4)


def test_the_same_plan_gives_the_same_bytes(tmp_path: Path) -> None:
    write_dataset(PLAN, tmp_path / "a")
    write_dataset(PLAN, tmp_path / "b", jobs=2)
    for name in (*FILES, SUMS):
        assert (tmp_path / "a" / name).read_bytes() == (tmp_path / "b" / name).read_bytes()


def test_a_data_set_is_read_again(tmp_path: Path) -> None:
    write_dataset(PLAN, tmp_path / "set")
    found = load_dataset(tmp_path / "set")
    records = [*found.records()]
    assert len(records) == found.card["games"] == 4
    assert found.card["bots"] == "random"
    assert found.card["mean_length"] == sum(len(each.moves) for each in records) / 4


@pytest.mark.parametrize("name", FILES)
def test_a_changed_file_is_noticed(name: str, tmp_path: Path) -> None:
    write_dataset(PLAN, tmp_path)
    with (tmp_path / name).open("a", encoding="utf-8") as file:
        file.write(" ")
    with pytest.raises(BadRecord) as caught:
        load_dataset(tmp_path)
    assert caught.value.reason.key == "dataset-changed"


@pytest.mark.parametrize("name", [GAMES, CARD, SUMS])
def test_a_missing_file_is_noticed(name: str, tmp_path: Path) -> None:
    write_dataset(PLAN, tmp_path)
    (tmp_path / name).unlink()
    with pytest.raises(BadRecord) as caught:
        load_dataset(tmp_path)
    assert caught.value.reason.key == "record-unreadable"


def test_what_is_in_the_folder_is_not_replaced(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine")
    with pytest.raises(BadOption):
        write_dataset(PLAN, tmp_path)


def test_the_command(farshore_: Run, tmp_path: Path) -> None:
    asked = ("dataset", "antarctica", "--players", 2, "--games", 2, "--bots", "random")
    status, printed, _ = farshore_(*asked, "--out", tmp_path / "a", "--json")
    assert status == 0
    assert json.loads(printed) == load_dataset(tmp_path / "a").card
    status, printed, _ = farshore_(*asked, "--out", tmp_path / "b")
    assert status == 0
    assert printed.startswith("2 games written to ")
    status, _, errors = farshore_(*asked, "--out", tmp_path / "b")
    assert status == 2
    assert "--out" in errors


@pytest.mark.parametrize("missing", ["h5py", "minari"])
def test_without_minari_it_says_what_to_install_before_it_plays(
    farshore_: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, missing: str
) -> None:
    monkeypatch.setitem(sys.modules, missing, None)
    status, output, errors = farshore_(
        "dataset", "antarctica", "--games=1", "--bots=random", "--minari", "--out", tmp_path / "out"
    )
    assert (status, output) == (2, "")
    assert errors.count("\n") == 1 and 'pip install "farshore[data]"' in errors
    assert not (tmp_path / "out").exists()
