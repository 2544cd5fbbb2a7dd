"""The code speaks the words of `docs/build/glossary.md`."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from tests.support.source import trees, web_sources

GLOSSARY = Path(__file__).parents[1] / "docs" / "build" / "glossary.md"
SHARED = "## Names that several classes share"

RETIRED = {
    *("boldness", "gate", "judge", "keeper", "rethink", "scroll", "sharpness", "shelf", "shield"),
    *("sight", "veil", "whisper"),
}
"""Words for which the field has others. No part of an identifier may be one of them."""
OF_BROWSERS = {"scroll", "shield"}
"""Words that mean something else in a browser or in a drawing."""


def identifiers(tree: ast.Module) -> Iterator[str]:
    """Every name that a module gives to something."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            yield node.name
        elif isinstance(node, ast.arg):
            yield node.arg
        elif isinstance(node, ast.Name | ast.Attribute) and isinstance(node.ctx, ast.Store):
            yield node.id if isinstance(node, ast.Name) else node.attr


def parts(identifier: str) -> set[str]:
    """`ViewerLog`, `viewer_log`, `viewerLog`: viewer, log."""
    return {part.lower() for part in re.findall(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])", identifier)}


def test_identifiers_are_split_into_words() -> None:
    assert parts("ViewerLog") == parts("viewer_log") == parts("viewerLog") == {"viewer", "log"}
    assert parts("PRIOR_VISITS") == {"prior", "visits"}


def test_no_retired_word_comes_back() -> None:
    found = {
        f"{path}: {name}"
        for path, tree in trees().items()
        for name in [*identifiers(tree), Path(path).stem]
        if parts(name) & RETIRED
    }
    assert sorted(found) == []


def test_no_retired_word_comes_back_in_the_browser() -> None:
    named = re.compile(r"\b(?:const|let|function|class|interface|type)\s+([A-Za-z_]\w*)")
    found = {
        f"{path}: {name}"
        for path, source in web_sources().items()
        for name in [*named.findall(source), Path(path).name.partition(".")[0]]
        if parts(name) & (RETIRED - OF_BROWSERS)
    }
    assert sorted(found) == []


def classes() -> dict[str, set[str]]:
    """Where each class name is used; each game's folder is a place of its own."""
    found: dict[str, list[str]] = defaultdict(list)
    for path, tree in trees().items():
        for node in tree.body:
            if isinstance(node, ast.ClassDef):
                found[node.name].append(path)
    return {name: set(paths) for name, paths in found.items() if len(paths) > 1}


def of_every_game(paths: set[str]) -> bool:
    """Whether a name is used once in some games' folders and nowhere else."""
    folders = {path.rpartition("/")[0] for path in paths}
    return len(folders) == len(paths) and all(folder.startswith("games/") for folder in folders)


def test_a_class_name_is_used_once_or_explained() -> None:
    shared = GLOSSARY.read_text("utf-8").partition(SHARED)[2]
    explained = set(re.findall(r"^\| `(\w+)` \|", shared, re.M))
    several = {name: paths for name, paths in classes().items() if not of_every_game(paths)}
    assert sorted(several.keys() - explained) == [], several
    assert sorted(explained - several.keys()) == [], "explained, but used once"


def test_every_name_in_the_glossary_is_one_of_the_code() -> None:
    """A name in backticks after a term is a class, a constant or a function of the package."""
    defined = {name for tree in trees().values() for name in identifiers(tree)}
    web = "\n".join(web_sources().values())
    text = GLOSSARY.read_text("utf-8").partition(SHARED)[0]
    terms = re.findall(r"^- \*\*.*?— ", text, re.M)
    named = {name for term in terms for name in re.findall(r"`(?:\w+\.)?([A-Z]\w+)`", term)}
    assert len(named) > 50
    missing = {name for name in named if name not in defined and not re.search(rf"\b{name}\b", web)}
    assert sorted(missing) == []
