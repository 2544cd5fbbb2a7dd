"""Libraries that few requests need and that are slow to import.

A thread imports them when they are first needed, so that nobody else waits meanwhile.
"""

from __future__ import annotations

import asyncio
import importlib
from typing import Final

_imported: Final[set[str]] = set()


async def imported(*names: str) -> None:
    """Modules that can be imported from now on without delay."""
    missing = [name for name in names if name not in _imported]
    if missing:
        await asyncio.to_thread(_import, missing)


def _import(names: list[str]) -> None:
    for name in names:
        importlib.import_module(name)
        _imported.add(name)
