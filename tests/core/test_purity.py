"""The kernel and the bots read no file and write none.

import-linter forbids the modules that do; this test forbids the rest: built-in functions, and the
parts of `importlib` that open files. Finding modules by name is Python's own import.
"""

import ast

import pytest

from tests.support.source import trees

PURE = ("core/", "games/", "bots/")
FORBIDDEN_CALLS = {"open", "print", "input", "exec", "eval", "breakpoint"}
FINDING = {"import_module", "entry_points", "find_spec"}


def impure(tree: ast.Module) -> list[str]:
    found: list[str] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            if node.func.id in FORBIDDEN_CALLS:
                found.append(f"line {node.lineno}: {node.func.id}()")
        elif isinstance(node, ast.ImportFrom) and (node.module or "").startswith("importlib"):
            names = {alias.name for alias in node.names} - FINDING
            found += [f"line {node.lineno}: {node.module}.{name}" for name in sorted(names)]
        elif isinstance(node, ast.Import):
            names = {alias.name for alias in node.names if alias.name.startswith("importlib.")}
            found += [f"line {node.lineno}: {name}" for name in sorted(names)]
    return found


@pytest.mark.parametrize("path", [path for path in trees() if path.startswith(PURE)])
def test_a_module_of_the_kernel_does_no_input_or_output(path: str) -> None:
    assert impure(trees()[path]) == []


@pytest.mark.parametrize(
    "text",
    [
        "open('file')",
        "print('hello')",
        "from importlib.resources import files",
        "from importlib import resources",
        "import importlib.resources",
    ],
)
def test_input_and_output_are_found(text: str) -> None:
    assert impure(ast.parse(text)) != []
