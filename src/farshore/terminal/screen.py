"""The terminal: as much colour and as many signs as it can show, and always enough."""

from __future__ import annotations

from typing import Final

from rich.console import Console
from rich.text import Text

from farshore.core.types import Seat
from farshore.terminal.lines import NARROWEST, SYMBOLS, can_show, simpler

COLOURS: Final = ["red", "blue", "yellow", "green", "magenta", "cyan"]
"""Every seat has a colour beside its symbol."""


class Screen:
    """Prints lines. Without colour, and where the encoding is poor, nothing is lost."""

    def __init__(self, console: Console) -> None:
        self.console: Final = console
        self.plain: Final = not can_show(console.encoding)

    @property
    def width(self) -> int:
        return max(NARROWEST, self.console.width)

    def show(self, line: Text | str = "") -> None:
        """One line; if it is too long it goes on below, as far in as it began."""
        text = Text(line) if isinstance(line, str) else line
        indent = len(text.plain) - len(text.plain.lstrip())
        rows = self.wrapped(text[indent:], self.width - indent) if text.plain.strip() else [text]
        for row in rows:
            self._put(Text(" " * indent) + row if indent else row)

    def hang(self, head: Text | str, line: Text | str, style: str = "") -> None:
        """A line behind a head; what does not fit goes on below, as far in as the line began."""
        first = Text(head) if isinstance(head, str) else head
        text = Text(line, style) if isinstance(line, str) else line
        for row in self.wrapped(text, self.width - len(first)):
            self._put(first + row)
            first = Text(" " * len(first))

    def wrapped(self, text: Text, width: int) -> list[Text]:
        """The rows of a text at a width."""
        rows = [row for row in text.wrap(self.console, max(20, width))]
        for row in rows:
            row.rstrip()
        return rows or [Text()]

    def markdown(self, text: str) -> None:
        """A text with headings, lists and tables."""
        from rich.markdown import Markdown  # takes a moment, and few commands show any

        self.console.print(Markdown(simpler(text) if self.plain else text))

    def mark(self, seat: Seat) -> Text:
        """The symbol of a seat in its colour."""
        colour = COLOURS[seat % len(COLOURS)]
        return Text.assemble((SYMBOLS[seat % len(SYMBOLS)], f"bold {colour}"))

    def _put(self, text: Text) -> None:
        if self.plain:
            text = text.copy()
            text.plain = simpler(text.plain)
        self.console.print(text, soft_wrap=True, highlight=False)
