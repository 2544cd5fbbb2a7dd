"""A seed gives the same records on every version of Python, byte for byte.

`tests/test_builds.py` holds the build under test against the stored digests; here other
interpreters of this machine do the same, on the sources as they are.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.install.support import ROOT, Environment, run

VERSIONS = ("3.11", "3.12", "3.13", "3.14")
NEEDED = ("librt", "mypy-extensions")
"""All that the kernel needs of other packages."""


def interpreter(version: str) -> str | None:
    """A Python of this version that runs, if this machine has one."""
    found = shutil.which(f"python{version}")
    if found is None:
        return None
    # pyenv offers a command for each version that it has, but it runs only if that is asked for
    asked = {**os.environ, "PYENV_VERSION": pyenv_version(version)}
    done = subprocess.run([found, "-c", ""], env=asked, capture_output=True, check=False)
    if done.returncode:
        return None
    where = [found, "-c", "import sys; print(sys.executable)"]
    return subprocess.run(
        where, env=asked, capture_output=True, text=True, check=True
    ).stdout.strip()


def pyenv_version(version: str) -> str:
    root = os.environ.get("PYENV_ROOT", str(Path.home() / ".pyenv"))
    versions = sorted(path.name for path in Path(root, "versions").glob(f"{version}.*"))
    return versions[-1] if versions else "system"


@pytest.mark.slow
@pytest.mark.parametrize("version", VERSIONS)
def test_records_are_the_same(version: str, tmp_path: Path) -> None:
    found = interpreter(version)
    if found is None:
        pytest.skip(f"there is no Python {version} on this machine")
    environment = Environment(tmp_path / "venv", found)
    environment.pip("-q", *NEEDED)
    sources = {"PYTHONPATH": str(ROOT / "src")}
    python = environment.programs / "python"
    run(python, "-m", "tests.golden.records", cwd=ROOT, environment=sources)
