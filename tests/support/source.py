"""What the sources say, read without running them."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import farshore

PACKAGE = Path(farshore.__file__).parent
WEB = Path(__file__).resolve().parents[2] / "web" / "src"
"""The browser's side."""


@cache
def trees() -> dict[str, ast.Module]:
    """Every module of the package by its path, parsed."""
    return {
        path.relative_to(PACKAGE).as_posix(): ast.parse(path.read_text(encoding="utf-8"))
        for path in sorted(PACKAGE.rglob("*.py"))
    }


def shipped_games() -> list[str]:
    """The games that come with the package."""
    return sorted(
        {
            path.split("/")[1]
            for path in trees()
            if path.startswith("games/") and path.count("/") == 2
        }
    )


@cache
def nodes_of(path: str) -> list[ast.AST]:
    return [*ast.walk(trees()[path])]


def nodes(under: str = "") -> Iterator[ast.AST]:
    for path in trees():
        if path.startswith(under):
            yield from nodes_of(path)


@cache
def calls_in(path: str) -> list[tuple[str, ast.Call]]:
    """Calls of functions and methods, with their names."""
    found: list[tuple[str, ast.Call]] = []
    for node in nodes_of(path):
        if isinstance(node, ast.Call):
            if isinstance(node.func, ast.Attribute):
                found.append((node.func.attr, node))
            elif isinstance(node.func, ast.Name):
                found.append((node.func.id, node))
    return found


def calls(names: set[str], under: str = "") -> Iterator[ast.Call]:
    """Calls of functions and methods with these names."""
    for path in trees():
        if path.startswith(under):
            yield from (call for name, call in calls_in(path) if name in names)


def text_of(node: ast.AST | None) -> str | None:
    """The value of a text constant."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    return None


def texts(under: str = "") -> set[str]:
    """All text constants."""
    return {text for node in nodes(under) if (text := text_of(node)) is not None}


@cache
def web_sources() -> dict[str, str]:
    """Every file of the browser's side by its path, but those that are written by tools."""
    return {
        path.relative_to(WEB).as_posix(): path.read_text(encoding="utf-8")
        for path in sorted(WEB.rglob("*"))
        if path.suffix in (".ts", ".svelte") and "generated" not in path.parts
    }


@cache
def web_texts() -> frozenset[str]:
    """All plain texts that the browser's side puts between quotation marks."""
    return frozenset(
        text for source in web_sources().values() for text in re.findall(r'"([^"\n]*)"', source)
    )


@cache
def web_templates() -> frozenset[str]:
    """Texts with something to be filled in: `web-level-${bot}`, as patterns."""
    found = {
        text
        for source in web_sources().values()
        for text in re.findall(r"`([^`\n]*\$\{[^`\n]*)`", source)
    }
    return frozenset(
        "".join("[A-Za-z0-9_-]+" if part.startswith("${") else re.escape(part) for part in parts)
        for text in found
        if (parts := re.split(r"(\$\{[^}]*\})", text))
    )
