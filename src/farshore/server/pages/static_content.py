"""Content that does not change while it is served: messages of languages, and schemas."""

from __future__ import annotations

import gzip
import json
from functools import cache
from typing import Final, Literal

import brotli
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from farshore.core.registry import game_names
from farshore.formats.json_schema import edition_schema
from farshore.formats.lessons import lesson_file
from farshore.localization.languages import ENGLISH, LANGUAGES
from farshore.localization.messages import all_written
from farshore.server.errors import Refused
from farshore.server.tables.lessons import known_lesson

OFF_THE_PAGES: Final = ("arena.ftl", "challenge.ftl", "cli.ftl", "text.ftl", "train.ftl")
"""What only the command line says: the first visit to a page need not wait for it."""
Part = Literal["first", "howto", "lessons", "editions", "account"]
FIRST: Final = "first"
"""The part with the messages that belong to no other part: every page needs them."""
LATER: Final[dict[Part, str]] = {
    "howto": "howto-",
    "lessons": "lesson-",
    "editions": "edition-fields",
    "account": "account-page",
}
"""The parts that some pages ask for when they need them, and how the names of their files begin."""


@cache
def schema_text(game: str) -> str:
    """What the editions of a game look like, as JSON Schema."""
    return json.dumps(edition_schema(game), separators=(",", ":"))


@cache
def lesson_text(game: str) -> str:
    """What the coach of a game says, as JSON."""
    lesson = known_lesson(game)
    steps = [step.model_dump() for step in lesson.steps]
    return json.dumps({"seat": lesson.seat, "steps": steps}, separators=(",", ":"))


@cache
def lesson_names() -> list[str]:
    """The games that have a lesson."""
    return [name for name in game_names() if lesson_file(name) is not None]


@cache
def messages(language: str, part: Part | None = None) -> str:
    """The messages of a language that pages may show, or one part of them, as one Fluent file;
    what it lacks is added in English."""
    if language not in LANGUAGES:
        raise Refused(404, "unknown-language", given=language, allowed=sorted(LANGUAGES))

    def wanted(file: str) -> bool:
        return file not in OFF_THE_PAGES and part in (None, part_of(file))

    own = all_written(language, wanted)
    known = set(entries(own))
    lacking = [
        text for key, text in entries(all_written(ENGLISH, wanted)).items() if key not in known
    ]
    return without_comments("\n".join([own, *lacking]))


def part_of(file: str) -> Part:
    """The part that a file of messages belongs to."""
    return next((part for part, begin in LATER.items() if file.startswith(begin)), FIRST)


def without_comments(text: str) -> str:
    """Translators read them; browsers would only load them."""
    return "\n".join(line for line in text.splitlines() if not line.startswith("#"))


def entries(text: str) -> dict[str, str]:
    """The messages of a Fluent file as they are written."""
    return {
        entry.id.name: text[entry.span.start : entry.span.end]
        for entry in FluentParser().parse(text).body
        if isinstance(entry, Message) and entry.span is not None
    }


ENCODINGS: Final = ("br", "gzip")
"""How texts are compressed for browsers, the smallest first."""
QUALITY: Final = 8
"""Of Brotli: more takes long and gains little."""


@cache
def packed(text: str, encoding: str) -> bytes:
    """For the way to the browser. Always the same bytes for the same text."""
    if encoding == "br":
        compressed: bytes = brotli.compress(text.encode(), brotli.MODE_TEXT, QUALITY)
        return compressed
    return gzip.compress(text.encode(), mtime=0)
