"""The notebooks run, with small numbers, and are stored without results."""

import json
from pathlib import Path
from typing import Any

import pytest

NOTEBOOKS = Path(__file__).parents[2] / "examples" / "notebooks"


def cells(name: str) -> list[dict[str, Any]]:
    document = json.loads((NOTEBOOKS / f"{name}.ipynb").read_text(encoding="utf-8"))
    assert (document["nbformat"], document["nbformat_minor"]) == (4, 5)
    found: list[dict[str, Any]] = document["cells"]
    return found


NAMES = ["balance_of_a_card", "first_steps", "inside_a_search", "train_ppo"]


@pytest.mark.parametrize("name", NAMES)
def test_a_notebook_runs(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FARSHORE_QUICK", "1")
    monkeypatch.chdir(NOTEBOOKS)
    namespace: dict[str, object] = {}
    for cell in cells(name):
        if cell["cell_type"] == "code":
            exec(compile("".join(cell["source"]), f"{name} {cell['id']}", "exec"), namespace)


def test_every_notebook_is_run_and_stored_without_results() -> None:
    assert sorted(path.stem for path in NOTEBOOKS.glob("*.ipynb")) == NAMES
    for name in NAMES:
        every = cells(name)
        assert len({cell["id"] for cell in every}) == len(every)
        for cell in every:
            assert cell["cell_type"] == "markdown" or cell["outputs"] == []
