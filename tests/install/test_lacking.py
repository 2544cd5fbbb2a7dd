"""An installation that lacks something says so in one line, with what to do about it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tests.install.support import ROOT


def test_without_an_extra_one_line_names_the_command(tmp_path: Path) -> None:
    """The extras' packages are hidden; everything else is the environment of the tests."""
    for module in ("numpy", "gymnasium", "openskill"):
        (tmp_path / f"{module}.py").write_text(
            f"raise ModuleNotFoundError('No module named {module}', name='{module}')"
        )
    hidden = f"import sys; sys.path.insert(0, {str(tmp_path)!r}); "
    for command, extra in (("train antarctica", "train"), ("arena antarctica", "arena")):
        code = f"{hidden}from farshore.cli import run; sys.exit(run({command.split()}))"
        done = subprocess.run(
            [sys.executable, "-c", code], capture_output=True, text=True, cwd=tmp_path, check=False
        )
        assert done.returncode == 2
        assert done.stderr.count("\n") == 1
        assert f'pip install "farshore[{extra}]"' in done.stderr


def test_a_server_without_pages_refuses_to_start(tmp_path: Path) -> None:
    package = tmp_path / "lib" / "src" / "farshore"
    leave_out = shutil.ignore_patterns("web", "__pycache__")
    shutil.copytree(ROOT / "src" / "farshore", package, ignore=leave_out)
    done = subprocess.run(
        [sys.executable, "-m", "farshore", "serve", "--port", "0"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(package.parent), "LANG": "C.UTF-8"},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    assert "pages for the browser are missing" in done.stderr
