"""Simulating games does not fill the memory."""

import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

import farshore
from farshore.core.playout import play_randomly
from tests.support.cases import few_cases

ROOT = Path(__file__).resolve().parent.parent
MEGABYTE = 1 << 20
GAMES = sorted({case.game for case in few_cases()})


def held_while_playing(name: str, games: int, checkpoints: int) -> list[tuple[int, int, int]]:
    """(games played, bytes resident, blocks held) at each checkpoint, in a fresh process."""
    players = max(farshore.load(name).info.players)
    words = [sys.executable, "-m", "tests.support.memory"]
    words += [name, str(players), str(games), str(checkpoints)]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    print(done.stdout)
    found = [json.loads(line) for line in done.stdout.splitlines()]
    return [(played, resident, blocks) for played, resident, blocks in found]


@pytest.mark.parametrize("name", GAMES)
def test_games_leave_nothing_behind(name: str) -> None:
    """Thousands of short games, hundreds of long ones. The first third fills caches; of the others
    not even one small object in three games stays.
    """
    game = farshore.load(name)
    length = play_randomly(game.start(players=max(game.info.players)), Random(1))
    third = max(100, 60_000 // length)
    held = held_while_playing(name, 3 * third, 3)
    assert [games for games, _, _ in held] == [third, 2 * third, 3 * third]
    assert held[2][2] - held[0][2] < 2 * third / 3
    assert held[2][1] - held[0][1] < MEGABYTE


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_a_million_games_do_not_grow_the_process(name: str) -> None:
    """FARSHORE_SOAK_GAMES changes how many."""
    held = held_while_playing(name, int(os.environ.get("FARSHORE_SOAK_GAMES", "1000000")), 20)
    assert held[-1][2] - held[1][2] < 1000
    assert held[-1][1] - held[1][1] < MEGABYTE
