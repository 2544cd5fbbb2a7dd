"""Guard the speed of the compiled games: instructions against those of another commit.

    python tools/guard.py BASE        (`make guard BASE=main`)

Seconds depend on the machine and on its neighbours; instructions do not. valgrind counts those of a
few random games, seeds and hashes fixed, and those of steps of a batch, which fill observations and
masks, for the sources as they are and for the commit BASE. The cost of starting is measured too and
taken off. More than LIMIT times as many is a failure.
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
STEPS = 50
"""The same for the steps of a batch."""
BATCH = 16
"""How many games a batch has."""
WORK = [(game, "games") for game in GAMES] + [(game, "steps") for game in GAMES]
PLAY_GAMES = """
import sys
from random import Random
import farshore
from farshore.core.playout import play_randomly
game = farshore.load(sys.argv[1])
for number in range(int(sys.argv[2])):
    play_randomly(game.start(players=4), Random(f"guard/{number}"))
"""
PLAY_STEPS = f"""
import sys
from random import Random
import farshore
from farshore.core.batch import EVERY_SEAT, Batch
setup = farshore.load(sys.argv[1]).setup(4)
rngs = [Random(f"guard/{{number}}") for number in range({BATCH})]
batch = Batch(setup, setup.game.features(setup), rngs, EVERY_SEAT, False, 0)
chooser = Random("guard")
for _ in range(int(sys.argv[2])):
    batch.step_and_observe(batch.random_moves(chooser))
"""


def compiled(sources: Path, target: Path) -> Path:
    """The package of some sources, compiled, in a folder."""
    shutil.copytree(sources / "src", target, ignore=shutil.ignore_patterns("__pycache__"))
    subprocess.run([sys.executable, sources / "tools" / "kernel.py", target], check=True)
    return target


def instructions(package: Path, work: str, game: str, times: int) -> int:
    play = PLAY_GAMES if work == "games" else PLAY_STEPS
    command = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null"]
    done = subprocess.run(
        [*command, sys.executable, "-c", play, game, str(times)],
        env={**os.environ, "PYTHONPATH": str(package), "PYTHONHASHSEED": "0"},
        capture_output=True,
        text=True,
        check=True,
    )
    found = re.search(r"Collected : (\d+)", done.stderr)
    assert found is not None, done.stderr
    return int(found[1])


def cost(package: Path, game: str, work: str) -> int:
    """Instructions of the work alone."""
    few = GAMES[game] if work == "games" else STEPS
    return instructions(package, work, game, 3 * few) - instructions(package, work, game, few)


def compare(old: dict[str, int], new: dict[str, int], limit: float = LIMIT) -> list[str]:
    """A line for each work that became too slow."""
    return [
        f"{name}: {new[name] / old[name]:.3f} times the instructions (at most {limit})"
        for name in old
        if new[name] > limit * old[name]
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
        old, new = (
            {f"{game}, {work}": cost(package, game, work) for game, work in WORK}
            for package in packages
        )
    for name in old:
        print(f"{name}: {old[name]:,} -> {new[name]:,} instructions", flush=True)
    slower = compare(old, new)
    print("\n".join(slower), end="\n" if slower else "")
    return 1 if slower else 0


if __name__ == "__main__":
    sys.exit(main())
