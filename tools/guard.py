"""Guard the speed of the compiled games: instructions against those of another commit.

    python tools/guard.py BASE        (`make guard BASE=main`)

Seconds depend on the machine and on its neighbours; instructions do not. valgrind counts those of a
few random games, seeds and hashes fixed, for the sources as they are and for the commit BASE. The
cost of starting is measured too and taken off. More than LIMIT times as many is a failure.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LIMIT = 1.05
GAMES = {"antarctica": 20, "aquatica": 6, "council": 3}
"""How many games are played to start with, and three times as many to measure."""
PLAY = """
import sys
from random import Random
import farshore
from farshore.core.playout import play_randomly
game = farshore.load(sys.argv[1])
for number in range(int(sys.argv[2])):
    play_randomly(game.start(players=4), Random(f"guard/{number}"))
"""


def compiled(sources: Path, target: Path) -> Path:
    """The package of some sources, compiled, in a folder."""
    shutil.copytree(sources / "src", target, ignore=shutil.ignore_patterns("__pycache__"))
    subprocess.run([sys.executable, sources / "tools" / "kernel.py", target], check=True)
    return target


def instructions(package: Path, game: str, games: int) -> int:
    command = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null"]
    done = subprocess.run(
        [*command, sys.executable, "-c", PLAY, game, str(games)],
        env={**os.environ, "PYTHONPATH": str(package), "PYTHONHASHSEED": "0"},
        capture_output=True,
        text=True,
        check=True,
    )
    found = re.search(r"Collected : (\d+)", done.stderr)
    assert found is not None, done.stderr
    return int(found[1])


def cost(package: Path, game: str) -> int:
    """Instructions of the games alone."""
    few = GAMES[game]
    return instructions(package, game, 3 * few) - instructions(package, game, few)


def compare(old: dict[str, int], new: dict[str, int], limit: float = LIMIT) -> list[str]:
    """A line for each game that became too slow."""
    return [
        f"{game}: {new[game] / old[game]:.3f} times the instructions (at most {limit})"
        for game in old
        if new[game] > limit * old[game]
    ]


def main() -> int:
    if len(sys.argv) != 2:
        print(__doc__, file=sys.stderr)
        return 2
    if shutil.which("valgrind") is None:
        print("guard: SKIPPED: there is no valgrind (on Debian: apt-get install valgrind)")
        return 0
    with tempfile.TemporaryDirectory(prefix="farshore-guard-") as name:
        folder = Path(name)
        archive = subprocess.run(
            ["git", "archive", sys.argv[1], "src", "tools", "pyproject.toml"],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            check=True,
        )
        (folder / "base").mkdir()
        subprocess.run(["tar", "x", "-C", folder / "base"], input=archive.stdout, check=True)
        packages = [compiled(folder / "base", folder / "old"), compiled(ROOT, folder / "new")]
        old, new = ({game: cost(package, game) for game in GAMES} for package in packages)
    for game in GAMES:
        print(f"{game}: {old[game]:,} -> {new[game]:,} instructions", flush=True)
    slower = compare(old, new)
    print("\n".join(slower), end="\n" if slower else "")
    return 1 if slower else 0


if __name__ == "__main__":
    sys.exit(main())
