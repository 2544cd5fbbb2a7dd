"""A few seconds of `make soak-faults`, and servers that are restarted one after the other."""

from __future__ import annotations

import pytest

from tests.soak.run import ROLLING, Soak
from tests.support.loops import run_in_own_loop
from tests.support.seeds import fresh_seed


@pytest.mark.parametrize("engine", ["sqlite", "postgres"])
def test_nothing_is_lost_doubled_or_stalled_whatever_fails(engine: str) -> None:
    soak = Soak(engine, seconds=6.0, tables=6, pause=0.7, seed=fresh_seed())
    report = run_in_own_loop(soak.run())
    assert report.wrong() == [], report.text()
    assert report.kills and report.findings.acknowledged, report.text()


def test_a_rolling_restart_is_not_felt() -> None:
    """Servers are stopped (SIGTERM) and started one after the other while people play: nothing is
    lost or refused, and all that a page is told is to reconnect."""
    soak = Soak("postgres", seconds=0.0, tables=3, pause=1.0, seed=fresh_seed())
    soak.rolling = True
    report = run_in_own_loop(soak.run())
    assert report.wrong() == [], report.text()
    assert report.faults == {"restart": ROLLING} and report.closed.keys() == {1012}, report.text()
    assert report.refused == [] and report.findings.acknowledged, report.text()
