"""What all tests share: the fresh seeds of a run are chosen before any worker starts."""

import pytest
from hypothesis import settings

from tests.support.seeds import VARIABLE, run_seeds

# No test depends on how fast the machine is at this moment.
settings.register_profile("farshore", deadline=None)
settings.load_profile("farshore")


def pytest_configure(config: pytest.Config) -> None:
    run_seeds()


def pytest_report_header(config: pytest.Config) -> str:
    seeds = " ".join(str(seed) for seed in run_seeds())
    return f"fresh seeds: {seeds or 'none'} (to repeat: {VARIABLE}='{seeds}')"
