"""The seeds of random games: some that never change, and fresh ones in every run.

A fresh seed is part of the name of its test. `FARSHORE_SEED=<seed>` plays it again.
"""

import os
from collections.abc import Callable
from random import SystemRandom
from typing import Final, TypeVar

import pytest

from tests.support.cases import every_case

VARIABLE: Final = "FARSHORE_SEED"
COMPILED: Final = os.environ.get("FARSHORE_BUILD") == "compiled"
FIXED: Final = [1, 2] if COMPILED else [1]
"""Interpreted games take ten times as long, and golden games hold both builds to the same."""

Test = TypeVar("Test", bound=Callable[..., None])


def fresh_seed() -> int:
    return SystemRandom().randrange(10**9)


def run_seeds() -> list[int]:
    """The fresh seeds of this run; the workers of pytest-xdist inherit the variable."""
    if VARIABLE not in os.environ:
        os.environ[VARIABLE] = str(fresh_seed()) if COMPILED else ""
    return [int(word) for word in os.environ[VARIABLE].split()]


def every_game(test: Test) -> Test:
    """Runs a test `(case, seed)` for each way to set up each game, with each seed."""
    by_seed = pytest.mark.parametrize(
        "seed", [*FIXED, *run_seeds()], ids=lambda seed: f"seed{seed}"
    )
    by_case = pytest.mark.parametrize("case", every_case(), ids=str)
    marked: Test = by_case(by_seed(test))
    return marked
