"""A recipe: several trainings, one after the other, by one command."""

from __future__ import annotations

import json
import shutil
from dataclasses import replace
from pathlib import Path

import pytest

import farshore
from farshore.core.errors import BadOption
from farshore.localization.messages import words
from farshore.train import TrainingConfig, follow, recipe, train
from farshore.train.config import SEARCH, TD
from farshore.train.loop import check
from farshore.train.recipes import RECIPES

ENGLISH = words("en")
LEARN = TrainingConfig(
    "aquatica", rounds=2, games=2, simulations=2, duel=2, duel_every=1, units=8, seed="a"
)
STAGES = [LEARN, replace(LEARN, method=SEARCH, rounds=1, seed="b")]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("recipe")
    follow(STAGES, path, ENGLISH)
    return path


def test_each_stage_goes_on_from_the_network_of_the_one_before(folder: Path) -> None:
    last = folder / "2-search" / "net.json"
    assert (folder / "net.json").read_bytes() == last.read_bytes()
    origin = json.loads(last.read_text())["origin"]
    assert (origin["method"], origin["start"]["method"]) == (SEARCH, TD)


def test_the_curve_shows_all_stages_by_games(folder: Path) -> None:
    picture = (folder / "curve.svg").read_text()
    assert [f">{games} games<" in picture for games in (2, 4, 6, 8)] == [True, True, True, False]


def test_a_recipe_goes_on_after_a_stop(folder: Path, tmp_path: Path) -> None:
    def stop(number: int, _: TrainingConfig) -> None:
        if number == 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        follow(STAGES, tmp_path, ENGLISH, on_stage=stop)
    told: list[int] = []
    begun: list[int] = []
    follow(
        STAGES,
        tmp_path,
        ENGLISH,
        tell=lambda done: told.append(done.number),
        on_stage=lambda number, _: begun.append(number),
    )
    assert (told, begun) == ([1], [1, 2])
    assert (tmp_path / "net.json").read_bytes() == (folder / "net.json").read_bytes()


@pytest.mark.parametrize("name", sorted(RECIPES))
def test_every_number_of_players_has_a_recipe_that_can_be_followed(name: str) -> None:
    for players in farshore.load(name).info.players:
        first, *others = recipe(name, players, {}, "s")
        check(first)
        assert first.method == TD
        for stage in others:
            assert stage.method == SEARCH
            check(replace(stage, start="net.json"))
        assert len({stage.seed for stage in (first, *others)}) == 1 + len(others)
        assert all(stage.players == players for stage in (first, *others))


def test_a_recipe_and_a_training_of_ones_own_do_not_share_a_folder(
    folder: Path, tmp_path: Path
) -> None:
    with pytest.raises(BadOption, match="other settings"):
        train(LEARN, folder, ENGLISH)
    train(replace(LEARN, rounds=1), tmp_path, ENGLISH)
    with pytest.raises(BadOption, match="other settings"):
        follow(STAGES, tmp_path, ENGLISH)


def test_a_recipe_goes_on_in_a_folder_that_was_moved(folder: Path, tmp_path: Path) -> None:
    moved = shutil.copytree(folder, tmp_path / "moved")
    told: list[int] = []
    follow(STAGES, moved, ENGLISH, tell=lambda done: told.append(done.number))
    assert told == []


def test_options_and_seed_reach_every_stage() -> None:
    options: dict[str, object] = {"data_set": "reconstructed_1"}
    one, other = (recipe("antarctica", 3, options, seed) for seed in ("one", "other"))
    assert all(stage.options == options for stage in one)
    assert all(a.seed != b.seed for a, b in zip(one, other, strict=True))


def test_a_recipe_that_cannot_be_followed_leaves_nothing_behind(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="not for 9"):
        follow(recipe("aquatica", 9, {}, "s"), tmp_path / "run", ENGLISH)
    assert not (tmp_path / "run").exists()
