"""The load of bench/load.py."""

from __future__ import annotations

import importlib
from pathlib import Path

import pytest

from tests.support.postgres import free_port

BENCH = Path(__file__).resolve().parents[2] / "bench"


def test_a_player_that_fails_ends_all_of_them_with_one_line(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.syspath_prepend(str(BENCH))
    load = importlib.import_module("load")
    nobody = [f"http://127.0.0.1:{free_port()}"]
    seated = load.Seated(nobody, ["farshore=x"], ["table"])
    asked = load.Load("antarctica", None, 0.0, 1.0, False)
    with pytest.raises(SystemExit, match=r"^load\.py: a player has failed: .*\n?$"):
        load.measure(seated, asked, 2, {})
