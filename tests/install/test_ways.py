"""Every way to install Farshore gives the whole product.

The two that people use most are tried always, with a compiler that does not optimise; the others
take long and belong to `make soak`.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest

from tests.install.support import (
    BIN,
    Environment,
    check_product,
    copy_sources,
    hasty_compiler,
    run,
)

PURE = {"FARSHORE_COMPILE": "never"}
"""For the ways that differ in how the build is called, not in what it makes."""


@pytest.fixture(scope="module")
def clone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return copy_sources(tmp_path_factory.mktemp("clone"))


@pytest.fixture(scope="module")
def sdist(clone: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Of the clone, whose pages are built by the time that somebody has installed from it."""
    folder = tmp_path_factory.mktemp("sdist")
    run(sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", folder, cwd=clone)
    return next(folder.glob("farshore-*.tar.gz"))


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """For the two ways that are always tried: the second finds the dependencies of the first."""
    return Environment(tmp_path_factory.mktemp("environment"))


def build_here() -> str:
    """What an installation on this machine is."""
    return "compiled" if shutil.which("cc") else "interpreted"


def test_pip_install_from_a_clone(clone: Path, environment: Environment, tmp_path: Path) -> None:
    """As anybody does it, but for the compiler, which does not optimise."""
    hasty = {"CC": hasty_compiler(tmp_path)} if shutil.which("cc") else {}
    environment.pip(clone, **hasty)
    check_product(environment.programs, build_here())
    assert not [*clone.rglob("src/**/*.so")]


def test_wheel_from_the_sdist_needs_no_node_and_no_compiler(
    sdist: Path, environment: Environment
) -> None:
    environment.remove("farshore")
    said = environment.pip(sdist, CC="no-such-compiler")
    assert "NOT COMPILED (no C compiler (no-such-compiler))" in said
    assert "nodejs" not in said and "mypy-2" not in said
    check_product(environment.programs, "interpreted")


# --- the long ones


@pytest.mark.slow
def test_pip_install_with_all_extras(clone: Path, tmp_path: Path) -> None:
    environment = Environment(tmp_path / "venv")
    environment.pip(f"{clone}[envs,arena,openspiel,train]", **PURE)
    check_product(environment.programs, "interpreted")
    draw = (
        "import farshore.envs; env = farshore.envs.aec('antarctica', render_mode='rgb_array');"
        "env.reset(seed=1); print(env.render().shape)"
    )
    assert ", 3)" in run(environment.programs / "python", "-c", draw, cwd=tmp_path)


@pytest.mark.slow
def test_pip_install_from_git(clone: Path, tmp_path: Path) -> None:
    repository = tmp_path / "repository"
    shutil.copytree(clone, repository, ignore=shutil.ignore_patterns("node_modules"))
    git = ["git", "-c", "user.name=T", "-c", "user.email=t@example.org"]
    run(*git, "init", "-q", cwd=repository)
    run(*git, "add", "-A", cwd=repository)
    run(*git, "commit", "-qm", "All", cwd=repository)
    environment = Environment(tmp_path / "venv")
    environment.pip(f"git+file://{repository}", **PURE)
    check_product(environment.programs, "interpreted")


@pytest.mark.slow
def test_editable_install(clone: Path, tmp_path: Path) -> None:
    environment = Environment(tmp_path / "venv")
    environment.pip("-e", clone)
    check_product(environment.programs, "interpreted")


@pytest.mark.slow
def test_python_build_makes_both(clone: Path, tmp_path: Path) -> None:
    tools = Environment(tmp_path / "tools")
    tools.pip("-q", "build")
    run(tools.programs / "python", "-m", "build", "-o", tmp_path / "dist", clone)
    assert len([*(tmp_path / "dist").iterdir()]) == 2
    environment = Environment(tmp_path / "venv")
    environment.pip(next((tmp_path / "dist").glob("*.whl")))
    check_product(environment.programs, build_here())


@pytest.mark.slow
def test_uv_pip_and_uv_tool(clone: Path, tmp_path: Path) -> None:
    tools = Environment(tmp_path / "tools")
    tools.pip("-q", "uv")
    uv = tools.programs / "uv"
    environment = Environment(tmp_path / "venv")
    python = environment.programs / "python"
    run(uv, "pip", "install", "--python", python, clone, environment=PURE)
    check_product(environment.programs, "interpreted")
    places = {"UV_TOOL_DIR": str(tmp_path / "uv"), "UV_TOOL_BIN_DIR": str(tmp_path / BIN)}
    run(uv, "tool", "install", "-p", sys.executable, clone, environment={**PURE, **places})
    check_product(tmp_path / BIN, "interpreted")


@pytest.mark.slow
def test_pipx(clone: Path, tmp_path: Path) -> None:
    tools = Environment(tmp_path / "tools")
    tools.pip("-q", "pipx")
    places = {"PIPX_HOME": str(tmp_path / "pipx"), "PIPX_BIN_DIR": str(tmp_path / BIN)}
    run(tools.programs / "pipx", "install", clone, environment={**PURE, **places})
    check_product(tmp_path / BIN, "interpreted")
