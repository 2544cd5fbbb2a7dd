"""Every numbered statement of the catalogues is named by a test."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
CATALOGUES = sorted((ROOT / "docs" / "rules").glob("*.md"))
NUMBERED = re.compile(r"^- \*\*((?:ANT|AQU|COS)-[A-Z]?\d+)\*\*", re.MULTILINE)


def numbered_statements(catalogue: Path) -> set[str]:
    """Rules, notation, examples and invariants (a ruling counts with the rules that rest on it)."""
    text = catalogue.read_text(encoding="utf-8")
    return {number for number in NUMBERED.findall(text) if "-R" not in number}


def named_by_tests() -> set[str]:
    """The arguments of all marks `pytest.mark.rule`, also where they are called just `rule`."""
    named: set[str] = set()
    for path in Path(__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            called = ast.unparse(node.func) if isinstance(node, ast.Call) else ""
            if isinstance(node, ast.Call) and called.split(".")[-1] == "rule":
                named |= {str(arg.value) for arg in node.args if isinstance(arg, ast.Constant)}
    return named


@pytest.mark.parametrize("catalogue", CATALOGUES, ids=lambda path: path.stem)
def test_every_rule_is_named_by_a_test(catalogue: Path) -> None:
    missing = numbered_statements(catalogue) - named_by_tests()
    assert not missing, f"no test names {sorted(missing)}"


def test_tests_name_only_rules_that_exist() -> None:
    known: set[str] = set()
    for catalogue in CATALOGUES:
        text = catalogue.read_text(encoding="utf-8")
        known |= set(re.findall(r"(?:ANT|AQU|COS)-[A-Z]?\d+", text))
    unknown = named_by_tests() - known
    assert not unknown, f"no such rule: {sorted(unknown)}"
