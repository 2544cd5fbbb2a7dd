"""TypeScript types of the games' component data, from what the games declare about it.

Things that the schema gives one name are one type: a field that only some of them have is optional.
"""

from __future__ import annotations

from farshore.core.game import Game
from farshore.core.schema import (
    Cases,
    Fields,
    Fixed,
    Flag,
    Items,
    Listed,
    Maybe,
    NamesByLanguage,
    OneOf,
    Prose,
    Ref,
    Schema,
    Whole,
)

MOST_IDS = 12
"""A longer list of ids says less than `string` does."""


class Shape:
    """The fields of a type, as they are gathered from everything that has its name."""

    def __init__(self) -> None:
        self.fields: dict[str, list[str]] = {}
        self.counts: dict[str, int] = {}
        self.objects = 0

    def add(self, types: dict[str, list[str]], required: list[str]) -> None:
        self.objects += 1
        for key, found in types.items():
            known = self.fields.setdefault(key, [])
            known += [each for each in found if each not in known]
            self.counts[key] = self.counts.get(key, 0) + (key in required)

    def text(self, indent: str = "") -> str:
        lines = []
        for key, types in self.fields.items():
            mark = "" if self.counts[key] == self.objects else "?"
            lines.append(f"{indent}  {member(key)}{mark}: {union(types)};")
        return "\n".join(["{", *lines, f"{indent}}}"])


def member(key: str) -> str:
    return key if key.isidentifier() else f'"{key}"'


def union(types: list[str]) -> str:
    literals = [each for each in types if each.startswith('"')]
    if "string" in types or len(literals) > MOST_IDS:
        types = ["string", *(each for each in types if each not in literals and each != "string")]
    return " | ".join(types)


class ComponentTypes:
    """The types of one game's component data."""

    def __init__(self, game: Game) -> None:
        self.prefix = game.info.name.capitalize()
        self.named: dict[str, Shape] = {}
        self.seen: set[int] = set()
        if game.hooks.edition_schema is not None:
            self._types(game.hooks.edition_schema, [], "")

    def parts(self) -> list[str]:
        """An interface for every named type."""
        return [
            f"export interface {self.prefix}{name}Data {self.named[name].text()}"
            for name in sorted(self.named)
        ]

    def _types(self, node: Schema, ids: list[str], indent: str) -> list[str]:
        """The types that a value may have; `ids`: those of the things of a list."""
        if isinstance(node, Ref):
            return self._types(node.parts[node.name], ids, indent)
        if isinstance(node, Maybe):
            return [*self._types(node.node, ids, indent), "null"]
        if isinstance(node, Items | Listed):
            inner = union(
                self._types(node.item, node.ids if isinstance(node, Listed) else [], indent)
            )
            return [f"({inner})[]" if " | " in inner else f"{inner}[]"]
        if isinstance(node, Fields | Cases):
            return [self._object(node, ids, indent)]
        if isinstance(node, OneOf):
            return literals(node.domain.values)
        if isinstance(node, Fixed):
            return literals([node.value])
        if isinstance(node, Whole):
            return [*literals([node.word] if node.word else []), "number"]
        return ["boolean" if isinstance(node, Flag) else "string"]

    def _object(self, node: Fields | Cases, ids: list[str], indent: str) -> str:
        shape = self.named.setdefault(node.name, Shape()) if node.name else Shape()
        if not node.name or id(node) not in self.seen:
            self.seen.add(id(node))
            inner = "  " if node.name else f"{indent}  "
            for case in node.cases.values() if isinstance(node, Cases) else [node]:
                types = {
                    key: self._types(each, [], inner)
                    for key, each in case.members.items()
                    if not isinstance(each, Prose | NamesByLanguage)
                }
                if ids and "id" in types:
                    types["id"] = []  # they come below
                shape.add(types, case.required)
        if "id" in shape.fields:
            shape.fields["id"] += [each for each in literals(ids) if each not in shape.fields["id"]]
        return f"{self.prefix}{node.name}Data" if node.name else shape.text(indent)


def literals(values: list[str | int] | list[str]) -> list[str]:
    """Texts as they are; of numbers and flags only what they are."""
    found: list[str] = []
    for value in values:
        if isinstance(value, bool):
            kind = "boolean"
        else:
            kind = "number" if isinstance(value, int) else f'"{value}"'
        if kind not in found:
            found.append(kind)
    return found
