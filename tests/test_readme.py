"""The README is true: its Python runs, and its commands print what it says."""

import doctest
import re
import subprocess
import sys
from pathlib import Path

import pytest

import farshore

README = Path(__file__).parent.parent / "README.md"
CODE, SHELL = "python", "console"


def blocks(kind: str) -> list[str]:
    text = README.read_text(encoding="utf-8")
    return re.findall(rf"^```{kind}\n(.*?)^```", text, re.M | re.S)


def commands() -> list[tuple[str, str]]:
    """(command, expected output) in the order of the README."""
    found: list[tuple[str, str]] = []
    for block in blocks(SHELL):
        for part in block.split("$ ")[1:]:
            command, _, output = part.partition("\n")
            found.append((command, output))
    return found


def test_the_python_examples_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {}
    assert len(blocks(CODE)) >= 4
    for block in blocks(CODE):
        exec(compile(block, str(README), "exec"), names)


def test_the_commands_print_what_the_readme_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("PYTHONPATH", str(Path(farshore.__file__).parents[1]))
    checker = doctest.OutputChecker()
    flags = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
    assert len(commands()) >= 8
    for command, wanted in commands():
        words = command.split()
        assert words[0] == "farshore"
        done = subprocess.run(
            [sys.executable, "-m", *words],
            cwd=tmp_path,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            encoding="utf-8",
            check=False,
        )
        assert (done.returncode, done.stderr) == (0, ""), command
        assert checker.check_output(wanted, done.stdout, flags), f"{command}\n{done.stdout}"


def test_the_readme_names_every_command_and_no_machine() -> None:
    text = README.read_text(encoding="utf-8")
    for name in ("games", "play", "simulate", "replay", "check", "moves", "rules"):
        assert f"$ farshore {name}" in text
    assert "make play" in text and "make test" in text
    assert "://" not in text
