"""What only an extra of the package brings (`farshore[train]`), and what to say without it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from farshore.core.errors import BadOption, Reason


@contextmanager
def needs(extra: str) -> Iterator[None]:
    """Around an import: who lacks what it needs is told the command that installs it."""
    try:
        yield
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] == "farshore":
            raise
        raise BadOption(Reason("needs-extra", {"extra": extra})) from error
