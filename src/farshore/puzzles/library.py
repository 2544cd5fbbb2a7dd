"""The puzzles that come with the package: one JSON document a line in `shipped/<game>.jsonl`."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from functools import cache
from importlib.resources import files
from pathlib import Path

from farshore.core.errors import BadRecord, Reason
from farshore.core.registry import game_names
from farshore.puzzles.puzzle import Puzzle


@cache
def shipped_lines(game: str) -> list[str]:
    """The documents of a game's puzzles; none for a game that brings no puzzles."""
    file = files("farshore.puzzles").joinpath("shipped", f"{game}.jsonl")
    return file.read_text("utf-8").splitlines() if file.is_file() else []


def shipped_puzzles(game: str) -> Iterator[Puzzle]:
    """All puzzles of a game, read and replayed one by one."""
    return map(Puzzle.from_line, shipped_lines(game))


def daily_puzzle(day: date) -> tuple[str, int] | None:
    """The game and the number, from 1, of the puzzle of a day: the games take turns."""
    games = [name for name in game_names() if shipped_lines(name)]
    if not games:
        return None
    turn, at = divmod(day.toordinal(), len(games))
    return games[at], turn % len(shipped_lines(games[at])) + 1


def read_puzzles(path: str) -> Iterator[Puzzle]:
    """The puzzles of a file, one a line."""
    try:
        lines = Path(path).read_text("utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise BadRecord(Reason("record-unreadable", {"path": path, "why": str(error)})) from error
    return map(Puzzle.from_line, lines)
