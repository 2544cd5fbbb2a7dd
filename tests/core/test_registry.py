"""Games of other packages are found by their entry point."""

from collections.abc import Iterator
from pathlib import Path

import pytest

import farshore
from farshore.core import registry
from farshore.core.errors import UnknownName
from tests.lanterns import game as lanterns

NAME = "offered_lanterns"


@pytest.fixture
def offered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """An installed package that offers a game, as `importlib.metadata` sees it."""
    installed = tmp_path / "lantern_makers-1.0.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text("Name: lantern-makers\nVersion: 1.0\n")
    point = f"{NAME} = tests.lanterns.game:GAME"
    (installed / "entry_points.txt").write_text(f"[farshore.games]\n{point}\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    yield NAME
    registry._registered.pop(NAME, None)


def test_the_game_of_another_package_is_listed_and_loaded(offered: str) -> None:
    assert offered in farshore.game_names()
    assert farshore.load(offered) is lanterns.GAME


def test_installed_packages_are_gone_through_once(
    offered: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Anybody may ask a server for a game that nobody knows."""
    looked: list[object] = []

    def entry_points(**asked: object) -> list[object]:
        looked.append(asked)
        return []

    monkeypatch.setattr("importlib.metadata.entry_points", entry_points)
    for name in ("nothing", "nothing", "other"):
        with pytest.raises(UnknownName):
            farshore.load(name)
    assert len(looked) == 1
