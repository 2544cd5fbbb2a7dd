"""A game's board in the terminal: what a game may draw, and what is drawn if it does not."""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from importlib.util import find_spec
from typing import Any, Final

from rich.text import Text

from farshore.core.state import State
from farshore.core.types import MoveId, Seat
from farshore.localization.messages import GameWords, readable
from farshore.terminal.screen import Screen

View = Mapping[str, Any]

_NOT_SHOWN: Final = ("game", "rules", "data", "players", "options", "waiting", "decision")


class TextBoard:
    """Draws any game: its view, line by line. A game's own board overrides what it does better.

    A board gets only views and positions that the viewer cannot tell from the real one.
    """

    quiet: frozenset[str] = frozenset()
    """Events that need no line in the log, because the next line says more."""

    def draw(self, view: View, words: GameWords, screen: Screen) -> list[Text]:
        """The position as lines."""
        return [line for name, value in view.items() for line in _entry(name, value, 1)]

    def order(self, state: State, moves: list[MoveId], seat: Seat) -> list[MoveId]:
        """The legal moves in the order in which they are offered."""
        return moves

    def hint(self, state: State, seat: Seat, move: MoveId, words: GameWords) -> str:
        """What to know about a legal move beyond its name; "" for nothing."""
        return ""


def width_of(words: GameWords, domain: str, least: int) -> int:
    """How wide a column must be for the names of a domain, which differ by language."""
    return max(least, *(len(words.name(domain, id_)) + 1 for id_ in words.edition.names[domain]))


def _entry(name: str, value: object, depth: int) -> list[Text]:
    """A part of a view: on one line if it is flat, else one line for each of its parts."""
    if name in _NOT_SHOWN:
        return []
    head = Text("  " * depth)
    head.append(f"{readable(name)}: ", style="bold")
    if isinstance(value, dict) and any(isinstance(part, dict | list) for part in value.values()):
        lines = [head]
        for key, part in value.items():
            lines += _entry(str(key), part, depth + 1)
        return lines
    if isinstance(value, list) and any(isinstance(part, dict) for part in value):
        lines = [head]
        for at, part in enumerate(value):
            lines += _entry(str(at), part, depth + 1)
        return lines
    head.append(_flat(value))
    return [head]


def _flat(value: object) -> str:
    if value is None or value in ([], {}, ""):
        return "–"
    if isinstance(value, dict):
        return ", ".join(f"{readable(str(key))} {_flat(part)}" for key, part in value.items())
    if isinstance(value, list):
        return ", ".join(_flat(part) for part in value)
    if isinstance(value, bool):
        return "yes" if value else "no"
    return readable(str(value))


class Drawing:
    """One view, drawn; the board of a game adds its parts."""

    def __init__(self, view: View, words: GameWords, screen: Screen) -> None:
        self.view: Final = view
        self.words: Final = words
        self.screen: Final = screen
        self.you: Final[dict[str, Any]] = view.get("you", {})
        """What only the viewer sees; nothing for a spectator."""


_boards: Final[dict[str, TextBoard]] = {}


def board_of(game: str) -> TextBoard:
    """The board of the game of this name."""
    if game not in _boards:
        name = f"farshore.terminal.{game}"
        board = TextBoard()
        if find_spec(name) is not None:
            found = importlib.import_module(name).BOARD
            assert isinstance(found, TextBoard)
            board = found
        _boards[game] = board
    return _boards[game]
