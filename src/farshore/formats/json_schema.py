"""The published form of what component data looks like: JSON Schema (draft 2020-12).

Editors and programs in other languages check files with it. It says everything about a value by
itself; what several values must agree on only `farshore check` knows.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from farshore.core.errors import Reason, UnknownName
from farshore.core.registry import load
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
    Ref,
    Schema,
    Text,
    Whole,
)
from farshore.localization.languages import LANGUAGES

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"

Json = dict[str, Any]


@cache
def edition_schema(name: str) -> Json:
    """The JSON Schema of a game's edition files."""
    game = load(name)
    schema = game.hooks.edition_schema
    if schema is None:
        raise UnknownName(Reason("no-edition-schema", {"game": game.info.title}))
    writer = _Writer()
    root = writer.write(schema)
    return {
        "$schema": DIALECT,
        "title": f"{game.info.title}: an edition",
        **root,
        "$defs": writer.definitions,
    }


class _Writer:
    """Parts that hold parts of their own kind become definitions."""

    def __init__(self) -> None:
        self.definitions: Final[dict[str, Json]] = {}

    def write(self, node: Schema) -> Json:
        if isinstance(node, Ref):
            return self._definition(node)
        if isinstance(node, Fields):
            return self._object(node)
        if isinstance(node, Cases):
            return {"oneOf": [self._object(case) for case in node.cases.values()]}
        if isinstance(node, Items):
            ends = {"minItems": node.length} if node.length is not None else {}
            return {"type": "array", "items": self.write(node.item), **ends, "maxItems": node.most}
        if isinstance(node, Listed):
            return self._listed(node)
        if isinstance(node, Maybe):
            return {"anyOf": [self.write(node.node), {"type": "null"}]}
        return _value(node)

    def _definition(self, node: Ref) -> Json:
        declared = node.parts[node.name]
        kind = declared.name if isinstance(declared, Cases) else ""
        name = f"{kind}-{node.name}"
        if name not in self.definitions:
            self.definitions[name] = {}  # it may hold itself
            self.definitions[name] = self.write(declared)
        return {"$ref": f"#/$defs/{name}"}

    def _object(self, node: Fields) -> Json:
        return {
            "type": "object",
            "properties": {key: self.write(member) for key, member in node.members.items()},
            "required": node.required,
            "additionalProperties": False,
        }

    def _listed(self, node: Listed) -> Json:
        ids = [{"properties": {"id": {"const": id_}}} for id_ in node.ids]
        return {
            "type": "array",
            "items": self.write(node.item),
            "minItems": len(ids),
            "maxItems": len(ids),
            "allOf": [{"prefixItems": ids}],
        }


def _value(node: Schema) -> Json:
    if isinstance(node, Whole):
        number = {"type": "integer", "minimum": node.low, "maximum": node.high}
        return {"anyOf": [number, {"const": node.word}]} if node.word else number
    if isinstance(node, Flag):
        return {"type": "boolean"}
    if isinstance(node, Text):
        return {"type": "string", "minLength": 1, "maxLength": node.longest}
    if isinstance(node, Fixed):
        return {"const": node.value}
    if isinstance(node, OneOf):
        return {"enum": node.domain.values, "title": node.domain.name}
    if isinstance(node, NamesByLanguage):
        names = {language: {"type": "string", "minLength": 1} for language in sorted(LANGUAGES)}
        return {"type": "object", "title": "names", "properties": names}
    return {"title": "remarks"}
