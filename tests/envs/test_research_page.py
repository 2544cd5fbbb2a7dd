"""docs/research/index.md is true: its examples run, and its sizes are those of the games."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

import farshore
from farshore.envs.config import EnvConfig

PAGE = Path(__file__).parents[2] / "docs" / "research" / "index.md"
HEAVY = ["gymnasium", "numpy", "pettingzoo", "pyspiel", "PIL", "py_mini_racer", "resvg_py"]


@pytest.mark.parametrize("name", ["index.md", "data.md"])
def test_the_examples_run(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In order and together, as a reader would run them."""
    monkeypatch.chdir(tmp_path)
    text = PAGE.with_name(name).read_text(encoding="utf-8")
    blocks = re.findall(r"^```python\n(.*?)^```", text, re.M | re.S)
    assert len(blocks) >= 2
    namespace: dict[str, object] = {}
    for block in blocks:
        exec(compile(block, name, "exec"), namespace)


def test_sizes_and_actions_are_right() -> None:
    text = PAGE.read_text(encoding="utf-8")
    for name in ("antarctica", "aquatica", "council"):
        game = farshore.load(name)
        part = text.partition(f"\n### {game.info.title}\n")[2].partition("\n### ")[0]
        assert re.search(rf"\b{len(game.moves)}\s+actions", part)
        rows = re.findall(r"^\| (\d) \| (\d+) \|", part, re.M)
        sizes = [(str(n), str(EnvConfig.of(name, n).features.size)) for n in game.info.players]
        assert rows == sizes


def test_nothing_heavy_is_imported_before_it_is_used() -> None:
    code = "import sys, farshore, farshore.envs; farshore.load('antarctica').start();"
    code += f"print([name for name in {HEAVY} if name in sys.modules])"
    run = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert run.stdout.strip() == "[]"


def test_what_makes_pictures_is_imported_with_the_first_picture() -> None:
    code = "import sys; from farshore import envs; env = envs.aec('antarctica'); env.reset();"
    code += "print([name for name in ('PIL', 'py_mini_racer', 'resvg_py') if name in sys.modules])"
    run = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert run.stdout.strip() == "[]"
