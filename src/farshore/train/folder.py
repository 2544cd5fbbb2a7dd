"""The folder of a training: whose it is, and which rounds are in it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

from farshore.core.errors import BadOption, Reason
from farshore.train.config import TrainingRound


@contextmanager
def usable(folder: Path) -> Iterator[None]:
    """Around what reads or writes files of a training: says which folder failed, and why."""
    try:
        yield
    except (OSError, ValueError, TypeError, KeyError, BadZipFile) as error:
        reason = Reason("train-folder-unusable", {"path": str(folder), "why": str(error)})
        raise BadOption(reason) from error


def claim(folder: Path, told: dict[str, Any]) -> None:
    """Makes the folder, or checks that what is in it was begun with the same settings."""
    file = folder / "config.json"
    with usable(folder):
        folder.mkdir(parents=True, exist_ok=True)
        if not file.is_file():
            file.write_text(json.dumps(told, indent=2) + "\n", encoding="utf-8")
        found = json.loads(file.read_text("utf-8"))
    if found != told:
        raise BadOption(Reason("train-other-folder", {"path": str(folder)}))


def read_log(folder: Path) -> list[TrainingRound]:
    """The finished rounds; a last line that was cut off does not count."""
    file = folder / "log.jsonl"
    found: list[TrainingRound] = []
    with usable(folder):
        if file.is_file():
            for line in file.read_text("utf-8").splitlines(keepends=True):
                if line.endswith("\n"):
                    found.append(TrainingRound(**json.loads(line)))
            file.write_text("".join(json.dumps(asdict(done)) + "\n" for done in found), "utf-8")
    return found
