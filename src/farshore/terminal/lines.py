"""Lines of plain text, as most commands print them.

They need no rich, whose import takes longer than most of these commands.
"""

from __future__ import annotations

import shutil
import sys
import textwrap
from typing import Final

SYMBOLS: Final = "▲●■◆★✚"
"""One for each seat."""
NARROWEST: Final = 60

_SIMPLER: Final = str.maketrans("▲●■◆★✚☼·…–—“”’×✓✗→≥≤", '^o#%*+@-~--""\'x+->><')
"""One sign each, so that columns stay columns."""


def can_show(encoding: str) -> bool:
    """Whether our signs can be written in this encoding."""
    try:
        f"{SYMBOLS}☼·…“”✓✗".encode(encoding)
    except (LookupError, UnicodeEncodeError):
        return False
    return True


def simpler(text: str) -> str:
    """A text in signs that every terminal has."""
    return text.translate(_SIMPLER)


def plain_text(text: str, encoding: str) -> str:
    """A text that can be written in this encoding."""
    shown = text if can_show(encoding) else simpler(text)
    return shown.encode(encoding, "replace").decode(encoding)


def print_line(line: str) -> None:
    """Prints a line; if it is too long it goes on below, as far in as it began."""
    text = line.lstrip()
    hang(line[: len(line) - len(text)], text)


def hang(head: str, line: str) -> None:
    """Prints a line behind a head; what does not fit goes on below, as far in as the line began."""
    width = max(NARROWEST, shutil.get_terminal_size().columns)
    rows = textwrap.wrap(
        line,
        width,
        initial_indent=head,
        subsequent_indent=" " * len(head),
        break_long_words=False,  # a path stays whole, to be copied
        break_on_hyphens=False,
    )
    for row in rows or [head.rstrip()]:
        print(plain_text(row, sys.stdout.encoding))


def print_error(line: str) -> None:
    """Prints a line where errors go."""
    print(plain_text(line, sys.stderr.encoding), file=sys.stderr)
