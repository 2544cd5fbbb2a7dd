"""Every field and value of the editions has a word on the page where they are entered."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from farshore.core.registry import load
from farshore.formats.json_schema import edition_schema
from farshore.localization.languages import LANGUAGES
from farshore.localization.messages import words
from tests.words.test_messages import messages

GAMES = ("antarctica", "aquatica", "council")
NOT_SHOWN = {"id", "index", "code", "step", "game"}

Found = tuple[str, str, str]
"""What it is (`field` or `value`), its key, and the domain of a value."""


def entered(schema: dict[str, Any]) -> Iterator[Found]:
    """What the page shows of a schema; `web/src/edition/schema.ts` decides the same."""
    if "enum" in schema:
        for value in schema["enum"]:
            yield "value", str(value), schema["title"]
    for key, member in schema.get("properties", {}).items():
        if "const" in member and len(schema["properties"]) > 1 and key in ("do", "when"):
            yield "field", member["const"], ""
        shown = "const" not in member and member.get("title") not in ("remarks", "names")
        if shown and key not in NOT_SHOWN:
            yield "field", key, ""
            yield from entered(member)
    parts = [*schema.get("oneOf", []), *schema.get("anyOf", []), *schema.get("$defs", {}).values()]
    for part in [*parts, *([schema["items"]] if "items" in schema else [])]:
        yield from entered(part)


@pytest.mark.parametrize("name", GAMES)
def test_every_field_and_value_of_an_edition_has_a_word(name: str) -> None:
    named = load(name).edition().names
    english = words("en")
    missing = {
        f"{kind}-{key}"
        for kind, key, domain in entered(edition_schema(name))
        if key not in named.get(domain, {}) and not english.has(f"{kind}-{key}")
    }
    assert sorted(missing) == []


SETTINGS = {"two-editions", "operator-no-token"}
"""Messages that name options and settings as they are written."""


class Texts(Visitor):
    """What a message says itself, without what fills it."""

    def __init__(self, message: ftl.Message) -> None:
        self.found: list[str] = []
        self.visit(message)

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.found.append(node.value)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_names_a_key_of_the_file(language: str) -> None:
    """Owners of the box enter it without JSON, so that faults must not speak of it."""
    keys = {
        key: text
        for key, message in messages(language).items()
        for text in Texts(message).found
        if re.search(r"[a-z]_[a-z]", text) and key not in SETTINGS
    }
    assert keys == {}
