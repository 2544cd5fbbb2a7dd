"""The seeds of random games: some that never change, and fresh ones in every run.

A fresh seed is part of the name of its test. `FARSHORE_SEED=<seed>` plays it again.
"""

import os
from collections.abc import Callable
from random import SystemRandom
from typing import Final, TypeVar

import pytest

from tests.support.cases import Case, every_case

VARIABLE: Final = "FARSHORE_SEED"
COMPILED: Final = os.environ.get("FARSHORE_BUILD") == "compiled"
FIXED: Final = [1]
"""One is enough: golden games hold both builds to the same, and fresh seeds find new games."""

Test = TypeVar("Test", bound=Callable[..., None])


def fresh_seed() -> int:
    return SystemRandom().randrange(10**9)


def run_seeds() -> list[int]:
    """The fresh seeds of this run; the workers of pytest-xdist inherit the variable."""
    if VARIABLE not in os.environ:
        os.environ[VARIABLE] = str(fresh_seed()) if COMPILED else ""
    return [int(word) for word in os.environ[VARIABLE].split()]


def games_of(cases: list[Case]) -> Callable[[Test], Test]:
    """Runs a test `(case, seed)` for each of these ways to set up a game, with each seed."""

    def mark(test: Test) -> Test:
        found = [*FIXED, *run_seeds()]
        seeds = pytest.mark.parametrize("seed", found, ids=lambda seed: f"seed{seed}")
        marked: Test = pytest.mark.parametrize("case", cases, ids=str)(seeds(test))
        return marked

    return mark


def every_game(test: Test) -> Test:
    """Runs a test `(case, seed)` for each way to set up each game, with each seed."""
    return games_of(every_case())(test)
