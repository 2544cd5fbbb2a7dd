"""Content that does not change while it is served: messages of languages, and edition files."""

from __future__ import annotations

import gzip
import json
from functools import cache
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from farshore.core.errors import BadOption, Reason
from farshore.core.game import DATA_SET, Edition, Game
from farshore.core.options import OptionValue
from farshore.formats.editions import parse_edition
from farshore.localization.languages import ENGLISH, LANGUAGES
from farshore.localization.messages import all_written
from farshore.server.errors import Refused


def read_edition(game: Game, document: Any, options: dict[str, OptionValue]) -> Edition:
    """Somebody's own edition file, checked."""
    try:
        json.dumps(document, ensure_ascii=False, allow_nan=False).encode()
    except ValueError as error:  # half a character, or a number that is none
        raise Refused(422, "bad-request", path="edition", problem="characters", limit="") from error
    edition = parse_edition(game, document).edition
    named = options.get(DATA_SET, edition.name)
    if named != edition.name:
        raise BadOption(Reason("two-editions", {"given": str(named), "edition": edition.name}))
    return edition


@cache
def messages(language: str) -> str:
    """All messages of a language as one Fluent file; what it lacks is added in English."""
    if language not in LANGUAGES:
        raise Refused(404, "unknown-language", given=language, allowed=sorted(LANGUAGES))
    own = all_written(language)
    known = set(entries(own))
    lacking = [text for key, text in entries(all_written(ENGLISH)).items() if key not in known]
    return "\n".join([own, *lacking])


def entries(text: str) -> dict[str, str]:
    """The messages of a Fluent file as they are written."""
    return {
        entry.id.name: text[entry.span.start : entry.span.end]
        for entry in FluentParser().parse(text).body
        if isinstance(entry, Message) and entry.span is not None
    }


@cache
def packed(text: str) -> bytes:
    """For the way to the browser. Always the same bytes for the same text."""
    return gzip.compress(text.encode(), mtime=0)
