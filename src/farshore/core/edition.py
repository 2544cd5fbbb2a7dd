"""Reading component data: what the editions of all games have in common."""

from __future__ import annotations

import hashlib
import json
from typing import Final

from mypy_extensions import mypyc_attr

from farshore.core.document import Document
from farshore.core.errors import BadEdition
from farshore.core.schema import Schema
from farshore.core.schema_check import check

BASED_ON: Final = "based_on"
"""The key by which data names the built-in edition that it changes."""


@mypyc_attr(allow_interpreted_subclasses=True)
class EditionReader:
    """Walks through component data once, in the order of the file; its game adds `read`."""

    def __init__(self, document: object, schema: Schema, builtin: bool) -> None:
        self.root: Final = Document(document, schema=schema)
        check(self.root)
        self.name: Final = edition_name(self.root, builtin)

    def refuse_faults(self) -> None:
        """Ends the reading with every fault that was found, if there is one."""
        if self.root.faults:
            raise BadEdition.of(self.root.faults)


def merge_components(base: object, changes: object) -> object:
    """Component data with some of it changed.

    Objects are changed key by key, lists of things with ids thing by thing; all else is replaced.
    """
    if isinstance(base, dict) and isinstance(changes, dict):
        merged = dict(base)
        for key, value in changes.items():
            merged[key] = merge_components(base.get(key), value)
        return merged
    if not isinstance(base, list) or not isinstance(changes, list):
        return changes
    things = {_id_of(thing): thing for thing in base}
    if None in things:
        return changes
    for change in changes:
        things[_id_of(change)] = merge_components(things.get(_id_of(change)), change)
    return [*things.values()]


def _id_of(thing: object) -> object:
    found = thing.get("id") if isinstance(thing, dict) else None
    return found if isinstance(found, str) else None


def edition_name(root: Document, builtin: bool) -> str:
    """The name of an edition as records bear it.

    Built-in data goes by its plain name and anybody else's by name and digest, so that a record
    is never replayed with other values than it was played with.
    """
    name = root.get("edition").text()
    if builtin:
        return name
    canonical = json.dumps(root.value, sort_keys=True, ensure_ascii=True)
    return f"{name}#{hashlib.sha256(canonical.encode()).hexdigest()[:12]}"
