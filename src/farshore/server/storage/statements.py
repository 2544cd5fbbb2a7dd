"""Statements that both engines understand, for what is not asked for at every move.

Parameters are written `$1`, `$2`; SQLite gets them as `?1`, `?2`. What differs between the engines
(types of columns, upserts of their own) is avoided here, so that one module serves both.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any

Row = Mapping[str, Any]
Statement = tuple[str, tuple[object, ...]]


def statement(text: str, *params: object) -> Statement:
    return text, params


def with_name(row: Row) -> tuple[dict[str, Any], str]:
    """A row that was joined with a guest: its own values, and what the guest is called."""
    values = dict(row)
    return values, values.pop("name")


class Statements(ABC):
    """A storage that answers questions and makes changes."""

    @abstractmethod
    async def read(self, text: str, *params: object) -> list[Row]: ...

    @abstractmethod
    async def change(self, *wanted: Statement) -> list[list[Row]]:
        """All of them or none; returns what each has returned (`RETURNING`)."""

    @abstractmethod
    def announce(self, table_id: str, revision: int) -> None:
        """Tells servers that share the storage that a table has changed."""

    async def write(self, text: str, *params: object) -> list[Row]:
        """One change, and what it has returned."""
        (rows,) = await self.change((text, params))
        return rows
