"""Holding a document against what is declared about it. Every fault is named with its place."""

from __future__ import annotations

from typing import Final

from farshore.core.document import MOST_FAULTS, Document
from farshore.core.schema import (
    LONGEST_PROSE,
    MOST_ITEMS,
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
    Schema,
    Text,
    Whole,
    resolved,
)

LONGEST_LANGUAGE: Final = 3
LANGUAGE_FORM: Final = ["en", "it", "de", "pl"]
DEEPEST_PROSE: Final = 9


def check(document: Document) -> None:
    """Types, ranges, ids and lengths. Which form a thing with several forms has is its reader's."""
    if isinstance(document.schema, Maybe) and document.value is None:
        return
    node = resolved(document.schema)
    if isinstance(node, Cases):
        node = node.case_of(document.value)
    if isinstance(node, Fields):
        _check_members(document, node)
    elif isinstance(node, Items | Listed):
        _check_items(document, node)
    elif isinstance(node, NamesByLanguage | Prose):
        _check_words(document, node)
    else:
        _check_value(document, node)


def _check_members(document: Document, node: Fields) -> None:
    for key in node.members:
        if key in node.required or document.has(key):
            check(document.get(key))


def _check_items(document: Document, node: Items | Listed) -> None:
    if isinstance(node, Listed):
        entries = document.listed(node.ids)
    else:
        entries = document.items(node.length)
        if len(entries) > node.most:
            document.fault("too-many-items", {"found": len(entries), "most": node.most})
    for entry in entries[:MOST_ITEMS]:
        if entry.faults is document.faults:  # it is there, not only counted as missing
            check(entry)


def _check_words(document: Document, node: NamesByLanguage | Prose) -> None:
    if isinstance(node, Prose):
        if _words(document.value) > LONGEST_PROSE:
            document.fault("too-long", {"most": LONGEST_PROSE})
    elif isinstance(document.value, dict):
        for language in document.value:
            if len(str(language)) > LONGEST_LANGUAGE:
                document.fault("unknown-key", {"key": str(language)[:40], "allowed": LANGUAGE_FORM})
            else:
                path = f"{document.path}.{language}"
                check(Document(document.value[language], path, document.faults, Text()))
    else:
        document.fault("not-an-object")


def _check_value(document: Document, node: Schema | None) -> None:
    if isinstance(node, Whole):
        if not node.word or document.value != node.word:
            document.integer(node.low, node.high)
    elif isinstance(node, Flag):
        document.flag()
    elif isinstance(node, OneOf):
        document.one_of(node.domain)
    elif isinstance(node, Text):
        if len(document.text()) > node.longest:
            document.fault("too-long", {"most": node.longest})
    elif isinstance(node, Fixed) and node.fault == "fixed-value":
        document.fixed(node.value)
    elif isinstance(node, Fixed) and document.value != node.value:
        document.fault(node.fault, {"needed": node.value})


def _words(value: object, depth: int = 0) -> int:
    """How much there is to read, so that remarks cannot grow without end."""
    inner: list[object] = []
    count = 0
    if isinstance(value, dict):
        count = sum(len(str(key)) for key in value)
        inner = [*value.values()]
    elif isinstance(value, list):
        count = len(value)
        inner = value
    else:
        count = len(str(value))
    if depth > DEEPEST_PROSE:
        return LONGEST_PROSE + 1
    for each in inner:
        count += _words(each, depth + 1)
    return count


def find_unknown_keys(document: Document) -> None:
    """Names every key that nothing is declared about: a misspelt one would do nothing."""
    if len(document.faults) >= MOST_FAULTS:
        return  # pragma: no cover - only saves time: no more are kept
    node = resolved(document.schema)
    if isinstance(node, Cases):
        node = node.case_of(document.value)
    if isinstance(node, Fields) and isinstance(document.value, dict):
        document.only([*node.members])
        for key in node.members:
            if document.has(key):
                find_unknown_keys(document.get(key))
    elif isinstance(node, Items | Listed) and isinstance(document.value, list):
        for entry in document.items():
            find_unknown_keys(entry)
