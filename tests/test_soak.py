"""The properties of all games, on new games until the time is up: `make soak MINUTES=60`."""

import os
import time
from collections.abc import Callable
from random import Random

import pytest

from tests import test_properties
from tests.support.cases import Case, every_case
from tests.support.seeds import VARIABLE, fresh_seed

MINUTES = float(os.environ.get("FARSHORE_SOAK_MINUTES", "1"))
WORKERS = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))


def properties() -> list[Callable[[Case, int], None]]:
    """The tests of `test_properties` that take a case and a seed."""
    return [
        test
        for name, test in vars(test_properties).items()
        if name.startswith("test_") and "seed" in test.__annotations__
    ]


@pytest.mark.slow
@pytest.mark.parametrize("worker", range(WORKERS))
def test_new_games_keep_all_properties(worker: int) -> None:
    rng = Random(fresh_seed())
    until = time.monotonic() + 60 * MINUTES
    while time.monotonic() < until:
        case, check, seed = rng.choice(every_case()), rng.choice(properties()), fresh_seed()
        try:
            check(case, seed)
        except Exception as error:
            again = f"{VARIABLE}={seed} pytest tests/test_properties.py -k '{check.__name__}'"
            raise AssertionError(f"{case}, seed {seed}; to repeat: {again}") from error


def test_every_property_is_soaked() -> None:
    assert len(properties()) >= 8
