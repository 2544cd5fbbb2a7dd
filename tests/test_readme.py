"""README and documentation are true: their Python runs, and their commands print what they say."""

import doctest
import re
import subprocess
import sys
from pathlib import Path

import pytest

import farshore

ROOT = Path(__file__).parent.parent
README = ROOT / "README.md"
DOCS = ROOT / "docs"
ELSEWHERE = {DOCS / "research" / "index.md", DOCS / "python" / "bots-protocol.md"}
"""Pages with tests of their own: tests/envs/test_research_page.py (it draws pictures) and
tests/bots/test_protocol.py (its example is a program that is asked by lines)."""
CODE, SHELL = "python", "console"


def blocks(page: Path, kind: str) -> list[str]:
    text = page.read_text(encoding="utf-8")
    return re.findall(rf"^```{kind}\n(.*?)^```", text, re.M | re.S)


def pages_with(kind: str) -> list[Path]:
    pages = [README, *sorted(set(DOCS.rglob("*.md")) - ELSEWHERE)]
    return [page for page in pages if blocks(page, kind)]


def name(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def commands(page: Path) -> list[tuple[str, str]]:
    """(command, expected output) in the order of the page."""
    found: list[tuple[str, str]] = []
    for block in blocks(page, SHELL):
        for part in block.split("$ ")[1:]:
            command, _, output = part.partition("\n")
            found.append((command, output))
    return found


@pytest.mark.parametrize("page", pages_with(CODE), ids=name)
def test_the_python_examples_run(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In order and together, as a reader of the page would run them."""
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {}
    for block in blocks(page, CODE):
        exec(compile(block, str(page), "exec"), names)


@pytest.mark.parametrize("page", pages_with(SHELL), ids=name)
def test_the_commands_print_what_the_page_says(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("PYTHONPATH", str(Path(farshore.__file__).parents[1]))
    checker = doctest.OutputChecker()
    flags = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
    for command, wanted in commands(page):
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


def test_every_part_of_the_documentation_has_examples() -> None:
    code = {name(page) for page in pages_with(CODE)}
    python = {f"docs/python/{page}.md" for page in ("index", "positions", "records", "bots")}
    assert {"README.md", "docs/python/editions.md", *python} <= code
    shell = "\n".join(page.read_text(encoding="utf-8") for page in pages_with(SHELL))
    for command in ("games", "play", "simulate", "replay", "check", "moves", "rules"):
        assert f"$ farshore {command}" in shell


def test_the_readme_is_one_page_that_names_no_machine() -> None:
    text = README.read_text(encoding="utf-8")
    assert len(text.splitlines()) < 130
    assert "make play" in text and "make test" in text
    assert "://" not in text


def test_the_links_of_the_readme_lead_to_files() -> None:
    """Those of the documentation are checked by `make docs`."""
    links = re.findall(r"\]\(([^)#]+)[^)]*\)", README.read_text(encoding="utf-8"))
    assert len(links) > 10
    assert [link for link in links if not (ROOT / link).is_file()] == []
