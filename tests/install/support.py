"""A clean copy of the sources, empty environments, and a look at what was installed there."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx

ROOT = Path(__file__).parents[2]
PATIENCE = 1800.0
"""Seconds for the slowest step, the C compiler on a busy machine."""
EMPTY: Mapping[str, str] = {}
BIN = "Scripts" if os.name == "nt" else "bin"


def clean_environment(more: Mapping[str, str] = EMPTY) -> dict[str, str]:
    """Without what the tests themselves run with."""
    ours = ("PYTHONPATH", "FARSHORE_BUILD", "FARSHORE_COMPILE", "VIRTUAL_ENV", "CC", "CFLAGS")
    return {**{key: text for key, text in os.environ.items() if key not in ours}, **more}


def run(*command: object, cwd: Path | None = None, environment: Mapping[str, str] = EMPTY) -> str:
    """What a command prints; if it fails, all of that is in the error."""
    done = subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        env=clean_environment(environment),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


def copy_sources(target: Path) -> Path:
    """What a clone would hold if everything that is there were committed."""
    listed = run("git", "ls-files", "-co", "--exclude-standard", "-z", cwd=ROOT)
    for name in filter(None, listed.split("\0")):
        source = ROOT / name
        if source.is_file():
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(source, target / name)
    return target


def hasty_compiler(folder: Path) -> str:
    """The C compiler, made not to optimise: that is most of its time, and here nobody measures."""
    program = folder / "hasty-cc"
    program.write_text('#!/bin/sh\nexec cc "$@" -O0\n', encoding="utf-8")
    program.chmod(0o755)
    return str(program)


class Environment:
    """An empty virtual environment, and what it can do once something is installed in it."""

    def __init__(self, folder: Path, python: str = sys.executable) -> None:
        run(python, "-m", "venv", folder)
        self.programs = folder / BIN

    def pip(self, *arguments: object, **environment: str) -> str:
        """pip's output, the build's own lines included."""
        command = [self.programs / "python", "-m", "pip", "install", "-v"]
        return run(*command, "--disable-pip-version-check", *arguments, environment=environment)

    def remove(self, package: str) -> None:
        run(self.programs / "python", "-m", "pip", "uninstall", "-q", "-y", package)


def check_product(programs: Path, build: str) -> None:
    """Everything that was promised is there: the commands, the rules, the pages, and a table."""
    with TemporaryDirectory() as name:
        empty = Path(name)
        farshore = programs / "farshore"
        assert f"({build})" in run(farshore, "--version", cwd=empty)
        assert "ANT-061" in run(farshore, "rules", "antarctica", "61", cwd=empty)
        told = run(farshore, "simulate", "aquatica", "--players", "2", "--games", "5", cwd=empty)
        assert "5 games" in told
        play_a_move(farshore, empty)


def play_a_move(farshore: Path, folder: Path) -> None:
    """Starts the server in a folder, asks for a page, and makes a move against a bot."""
    server = subprocess.Popen(
        [str(farshore), "serve", "--port", "0"],
        cwd=folder,
        env=clean_environment(),
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert server.stdout is not None
        address = server.stdout.readline().removeprefix("Farshore: ").strip()
        assert address.startswith("http://")
        with httpx.Client(base_url=address, timeout=60, trust_env=False) as person:
            page = person.get("/")
            assert page.status_code == 200
            assert "text/html" in page.headers["content-type"]
            assert made_move(person)
    finally:
        server.terminate()
        server.wait(30)
        if server.stdout is not None:
            server.stdout.close()


def made_move(person: httpx.Client) -> bool:
    """Whether the server took a move of ours."""
    person.put("/api/me", json={"name": "Ada"}).raise_for_status()
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    asked = {"game": "antarctica", "players": 2, "seats": seats}
    table = person.post("/api/tables", json=asked).raise_for_status().json()["id"]
    state = state_with_choice(person, table)
    move = {"id": "1", "version": state["version"], "move": state["legal"][0]["move"]}
    return person.post(f"/api/tables/{table}/move", json=move).status_code == 200


def state_with_choice(person: httpx.Client, table: str) -> dict[str, Any]:
    """The table once it is our turn."""
    for _ in range(200):
        state: dict[str, Any] = person.get(f"/api/tables/{table}/state").raise_for_status().json()
        if state["legal"]:
            return state
        time.sleep(0.1)
    raise AssertionError("it was never our turn")
