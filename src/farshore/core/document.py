"""Reading JSON documents that people write: every fault is named with its place, none ends it."""

from __future__ import annotations

import json
from typing import Final

from farshore.core.errors import Param, Reason
from farshore.core.move import Domain
from farshore.core.schema import Schema, Whole, item_of, member_of, resolved

MOST_FAULTS: Final = 100
"""How many faults of a document are named at most: a hostile one could hold any number."""

LONGEST_FOUND: Final = 80


def place_of_damage(error: Exception) -> dict[str, Param]:
    """Where a text stops being JSON; line 0 if it is too deep or holds a number without end."""
    if isinstance(error, json.JSONDecodeError):
        return {"line": error.lineno, "column": error.colno}
    return {"line": 0, "column": 0}


def _shown(value: object) -> str:
    """What was found, short enough to be read."""
    text = str(value)
    return text if len(text) <= LONGEST_FOUND else f"{text[:LONGEST_FOUND]}…"


class Document:
    """A part of a document. What is missing or wrong becomes a fault and reads as a default."""

    def __init__(
        self,
        value: object,
        path: str = "",
        faults: list[Reason] | None = None,
        schema: Schema | None = None,
    ) -> None:
        self.value: Final = value
        self.path: Final = path
        self.faults: Final[list[Reason]] = [] if faults is None else faults
        self.schema: Final = schema
        """What may stand here, if that is declared."""

    def fault(self, key: str, params: dict[str, Param] | None = None) -> None:
        """Notes that something is wrong here, once however often it is read."""
        if len(self.faults) >= MOST_FAULTS:
            return
        where: Param = self.path or "."
        found: dict[str, Param] = {"path": where}
        if params is not None:
            found.update(params)
        for noted in self.faults:
            if noted.key == key and noted.params == found:
                return
        self.faults.append(Reason(key, found))

    def get(self, key: str) -> Document:
        """A member of an object."""
        path = f"{self.path}.{key}" if self.path else key
        schema = member_of(self.schema, self.value, key)
        if isinstance(self.value, dict) and key in self.value:
            return Document(self.value[key], path, self.faults, schema)
        if isinstance(self.value, dict):
            self.fault("missing-key", {"key": key})
        else:
            self.fault("not-an-object")
        return Document(None, path, [], schema)

    def has(self, key: str) -> bool:
        """Whether an object has a member that it need not have."""
        return isinstance(self.value, dict) and key in self.value

    def only(self, keys: list[str]) -> None:
        """Refuses members that are not of these."""
        if isinstance(self.value, dict):
            for key in self.value:
                if key not in keys:
                    self.fault("unknown-key", {"key": str(key), "allowed": [*keys]})

    def items(self, length: int | None = None) -> list[Document]:
        """The items of a list. With `length` there are as many, whatever the document says."""
        parts: list[Document] = []
        schema = item_of(self.schema)
        if isinstance(self.value, list):
            for at, item in enumerate(self.value):
                parts.append(Document(item, f"{self.path}[{at}]", self.faults, schema))
        else:
            self.fault("not-a-list")
            return [Document(None, self.path, [], schema) for _ in range(length or 0)]
        if length is not None and len(parts) != length:
            self.fault("wrong-length", {"found": len(parts), "needed": length})
            while len(parts) < length:
                parts.append(Document(None, self.path, [], schema))
            parts = parts[:length]
        return parts

    def listed(self, ids: list[str]) -> list[Document]:
        """The entries of a list whose ids are fixed, in their fixed order."""
        entries = self.items(len(ids))
        for entry, wanted in zip(entries, ids, strict=True):
            if entry.value is not None and entry.get("id").value != wanted:
                entry.fault("wrong-id", {"found": str(entry.get("id").value), "needed": wanted})
        return entries

    def names(self) -> dict[str, dict[str, str]]:
        """id -> language -> name, for the entries of a list that have names in any language."""
        names: dict[str, dict[str, str]] = {}
        for entry in self.items():
            if not isinstance(entry.value, dict) or "names" not in entry.value:
                continue
            spoken = entry.get("names")
            if not isinstance(spoken.value, dict):
                spoken.fault("not-an-object")
                continue
            languages = [str(language) for language in spoken.value]
            names[str(entry.value.get("id"))] = {
                language: spoken.get(language).text() for language in languages
            }
        return names

    def fixed(self, needed: str | int) -> None:
        """A value that the rules need to be as it is: the document may not say otherwise."""
        same_type = isinstance(self.value, bool) == isinstance(needed, bool)
        if self.value != needed or not same_type:
            self.fault("fixed-value", {"found": _shown(self.value), "needed": str(needed)})

    def integer(self, low: int, high: int) -> int:
        """A whole number from `low` to `high`."""
        value = self.value
        if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high:
            return value
        self.fault("not-in-range", {"found": _shown(self.value), "low": low, "high": high})
        return low

    def number(self) -> int:
        """A whole number in the range that the schema declares."""
        declared = resolved(self.schema)
        if isinstance(declared, Whole):
            return self.integer(declared.low, declared.high)
        return 1  # it belongs to something that is wrong already

    def flag(self) -> bool:
        if isinstance(self.value, bool):
            return self.value
        self.fault("not-true-or-false", {"found": _shown(self.value)})
        return False

    def text(self) -> str:
        if isinstance(self.value, str) and self.value:
            return self.value
        self.fault("not-a-text", {"found": _shown(self.value)})
        return ""

    def one_of(self, domain: Domain) -> int:
        """The index of an id in its domain."""
        at = domain.index(self.value)
        if at < 0:
            allowed = [str(value) for value in domain.values]
            self.fault(
                "unknown-id",
                {"domain": domain.name, "found": _shown(self.value), "allowed": allowed},
            )
            return 0
        return at
