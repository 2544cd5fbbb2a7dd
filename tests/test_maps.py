"""The maps of the sources are complete: every module is named where a newcomer looks for it."""

import ast
import re
from pathlib import Path

import pytest

from tests.support.source import PACKAGE, shipped_games, trees

ROOT = Path(__file__).parents[1]
CONTRIBUTING = ROOT / "CONTRIBUTING.md"
PAGES = ("architecture", "add-a-game", "add-a-language")
GUIDES = [CONTRIBUTING, *(ROOT / "docs" / "build" / f"{page}.md" for page in PAGES)]
PER_GAME = {f"{game}.py" for game in shipped_games()}


def packages() -> list[str]:
    """The packages of `farshore` but the games, which all have the same rooms."""
    folders = {path.rpartition("/")[0] for path in trees() if "/" in path}
    return sorted(folder for folder in folders if not folder.startswith("games"))


def modules(package: str) -> set[str]:
    """The files of a package that a map must name; `<game>.py` stands for one of each game."""
    names = {path.name for path in (PACKAGE / package).glob("*.py") if path.name != "__init__.py"}
    return {"<game>.py" if name in PER_GAME else name for name in names}


def drawn_map() -> str:
    """The map in CONTRIBUTING.md."""
    text = CONTRIBUTING.read_text("utf-8")
    return text[text.index("src/farshore/\n") : text.index("\nweb/ ")]


def test_the_map_names_every_package() -> None:
    top = {package.partition("/")[0] for package in packages()} | {"games"}
    named = set(re.findall(r"^  (\w+)/", drawn_map(), re.M))
    assert sorted(top - named) == []
    assert sorted(name for name in named if not (PACKAGE / name).is_dir()) == []


def test_the_map_names_the_modules_of_every_game() -> None:
    games = drawn_map().partition("games/<game>/")[2].partition("\n  networks/")[0]
    named = set(re.findall(r"\b(\w+\.py)\b", games))
    there = {
        path.rpartition("/")[2]
        for path in trees()
        if path.startswith("games/") and path.count("/") == 2
    }
    assert there - named - {"__init__.py"} == set()
    assert named - there == set()


@pytest.mark.parametrize("package", packages())
def test_a_package_names_its_modules(package: str) -> None:
    """In the docstring of the package: a newcomer who opens it sees what is in it."""
    docstring = ast.get_docstring(trees()[f"{package}/__init__.py"]) or ""
    named = set(re.findall(r"(?<![\w/])(?:\w+|<game>)\.py\b", docstring))
    assert sorted(modules(package) - named) == []
    assert sorted(name for name in named if name not in modules(package)) == []


@pytest.mark.parametrize("document", GUIDES, ids=lambda path: path.name)
def test_every_file_that_is_named_exists(document: Path) -> None:
    """Paths in backticks: from the root, from the package or from the browser's sources.

    What a command writes to `build/` is there only after it.
    """
    text = document.read_text("utf-8")
    named = {
        name
        for name in re.findall(r"`([\w./-]+/[\w./-]*)`", text)
        if re.fullmatch(r"(?!build/)[a-z][\w./-]*", name)
    }
    places = (ROOT, PACKAGE, ROOT / "web", ROOT / "web" / "src", ROOT / "docs")
    missing = {name for name in named if not any((place / name).exists() for place in places)}
    assert sorted(missing) == []
