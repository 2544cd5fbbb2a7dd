"""The load of bench/load.py."""

from __future__ import annotations

import importlib
import multiprocessing
from contextlib import nullcontext
from pathlib import Path
from types import ModuleType

import pytest

from tests.support.postgres import free_port

BENCH = Path(__file__).resolve().parents[2] / "bench"


@pytest.fixture
def load(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(BENCH))
    return importlib.import_module("load")


def test_a_player_that_fails_ends_all_of_them_with_one_line(load: ModuleType) -> None:
    nobody = [f"http://127.0.0.1:{free_port()}"]
    seated = load.Seated(nobody, ["farshore=x"], ["table"])
    asked = load.Load("antarctica", None, 0.0, 1.0, False)
    with pytest.raises(SystemExit, match=r"^load\.py: a player has failed: .*\n?$"):
        load.measure(seated, asked, 2, {}, nullcontext())


def test_a_player_whose_process_is_gone_is_not_waited_for(load: ModuleType) -> None:
    """One has been killed, and another one says nothing."""
    (ours, theirs), (silent, _other) = multiprocessing.Pipe(), multiprocessing.Pipe()
    theirs.close()
    with pytest.raises(SystemExit, match="its process has ended"):
        load.hear([silent, ours])
