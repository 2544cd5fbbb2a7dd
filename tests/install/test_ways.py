"""Every way to install Farshore gives the whole product.

The two that people use most are tried always; the others take long and belong to `make soak`.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest

from tests.install.support import BIN, Environment, check_product, copy_sources, run

PURE = {"FARSHORE_COMPILE": "never"}
"""For the ways that differ in how the build is called, not in what it makes."""


@pytest.fixture(scope="module")
def clone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return copy_sources(tmp_path_factory.mktemp("clone"))


@pytest.fixture(scope="module")
def sdist(clone: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("sdist")
    environment = Environment(folder / "tools")
    environment.pip("-q", "build")
    run(environment.programs / "python", "-m", "build", "--sdist", "-o", folder, clone)
    return next(folder.glob("farshore-*.tar.gz"))


def has_compiler() -> bool:
    return shutil.which("cc") is not None


def test_pip_install_from_a_clone(clone: Path, tmp_path: Path) -> None:
    environment = Environment(tmp_path / "venv")
    environment.pip(clone)
    check_product(environment.programs, "compiled" if has_compiler() else "interpreted")
    assert not [*clone.rglob("src/**/*.so")]


def test_wheel_from_the_sdist_needs_no_node_and_no_compiler(sdist: Path, tmp_path: Path) -> None:
    environment = Environment(tmp_path / "venv")
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
    check_product(environment.programs, "compiled" if has_compiler() else "interpreted")


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
