"""Messages without grammar are said without Fluent, and say the same."""

from __future__ import annotations

import pytest
from babel.lists import format_list

from farshore.localization.languages import LANGUAGES
from farshore.localization.messages import Bundle, all_written, entries, words
from farshore.localization.simple import filled, segments, simple


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_simple_message_is_what_fluent_makes_of_it(language: str) -> None:
    bundle = Bundle(language)
    compared = 0
    for key, source in entries(all_written(language)).items():
        for attribute in segments(source):
            pattern = bundle.pattern(key, attribute)
            if pattern is None or pattern.simple is None:
                continue
            params = {name: f"<{name}>" for name, _ in pattern.simple}
            assert filled(pattern.simple, params) == bundle.format_with_fluent(pattern, params)[0]
            compared += 1
    assert compared > 1000


@pytest.mark.parametrize("language", LANGUAGES)
def test_fluent_knows_the_same_messages_and_attributes(language: str) -> None:
    from fluent.syntax import parse
    from fluent.syntax.ast import Message

    text = all_written(language)
    found = {
        name: ({"": entry.value} if entry.value else {})
        | {attribute.id.name: attribute for attribute in entry.attributes}
        for name, entry in (
            (entry.id.name, entry) for entry in parse(text).body if isinstance(entry, Message)
        )
    }
    ours = {key: segments(source) for key, source in entries(text).items() if key[0] != "-"}
    assert {key: {*names} for key, names in ours.items()} == {
        key: {*names} for key, names in found.items()
    }


def test_large_numbers_and_missing_parameters_are_left_to_fluent() -> None:
    message = simple("{ $games } games")
    assert message is not None
    assert filled(message, {"games": 999}) == "999 games"
    assert filled(message, {"games": 1000}) is None
    assert filled(message, {}) is None
    assert words("de").say("list-cut", items=1000) == "1.000 …"


def test_what_needs_grammar_is_not_simple() -> None:
    assert simple("{ $games ->\n  *[other] x }") is None
    assert simple("{ LOWER($name) }") is None
    assert simple("{ other-message }") is None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("style", ["standard", "or"])
@pytest.mark.parametrize("count", [1, 2, 3, 5])
def test_lists_are_joined_as_the_language_does_it(language: str, style: str, count: int) -> None:
    items = list("ABCDE")[:count]
    expected = format_list(items, style, language)  # type: ignore[arg-type] # a plain word
    assert words(language).listing(items, style) == expected
