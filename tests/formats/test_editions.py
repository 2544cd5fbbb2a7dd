"""Component data is read at the edge, and checked once in a process."""

from pathlib import Path

import pytest

import farshore
from farshore.core.game import Game
from farshore.formats.editions import builtin_components, parse_edition


@pytest.mark.parametrize("name", farshore.game_names())
def test_every_file_of_a_package_is_an_edition_and_the_usual_one_is_named_first(name: str) -> None:
    game = farshore.load(name)
    documents = builtin_components(type(game).__module__.rpartition(".")[0])
    assert len(documents) == len(game.editions)
    assert documents[0] == next(iter(game.components.values()))
    assert game.edition_names()[0] == game.edition().name
    assert sorted(game.edition_names()) == sorted(game.editions)


def test_the_tenth_edition_comes_after_the_second(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "many_editions"
    package.mkdir()
    for number in ("", "_2", "_10"):
        (package / f"components{number}.json").write_text(f'"{number}"', "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    assert builtin_components("many_editions") == ["", "_2", "_10"]


def changed(game: Game, name: str) -> dict[str, object]:
    return {"based_on": game.edition().name, "edition": name}


def test_an_edition_is_checked_once() -> None:
    game = farshore.load("antarctica")
    first = parse_edition(game, changed(game, "checked once"))
    assert parse_edition(game, changed(game, "checked once")) is first
    assert parse_edition(game, changed(game, "checked again")) is not first


def test_an_edition_comes_with_the_data_that_it_is_based_on() -> None:
    game = farshore.load("antarctica")
    own = parse_edition(game, changed(game, "mine"))
    base = game.components[game.edition().name]
    assert isinstance(base, dict)
    assert own.components == {**base, "edition": "mine"}
    assert own.edition.name == game.read_edition(changed(game, "mine")).name


def test_a_faulty_edition_is_refused_every_time() -> None:
    game = farshore.load("antarctica")
    for _ in range(2):
        with pytest.raises(farshore.BadEdition):
            parse_edition(game, {"game": "antarctica", "edition": "empty"})
