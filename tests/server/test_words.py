"""Whatever the server refuses, there are words for it."""

from __future__ import annotations

from typing import get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from farshore.localization.languages import LANGUAGES
from farshore.localization.messages import written
from farshore.server.pages import static_content
from tests.server.support import Server
from tests.support.source import PACKAGE, calls, text_of
from tests.words.test_messages import ALWAYS_GIVEN, Uses

PARTS = get_args(static_content.Part)


def test_every_refusal_has_words_that_use_only_what_is_given() -> None:
    found: dict[str, ftl.Message] = {}
    for file in (PACKAGE / "localization" / "locales" / "en").glob("*.ftl"):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Message):
                found[entry.id.name] = entry
    checked = 0
    for call in calls({"Refused"}, "server/"):
        key = text_of(call.args[1]) if len(call.args) > 1 else None
        if key is not None and all(keyword.arg for keyword in call.keywords):  # none passed on
            given = {keyword.arg for keyword in call.keywords} | ALWAYS_GIVEN
            assert Uses(found[key]).variables <= given, key
            checked += 1
    assert checked > 40


def test_what_a_language_lacks_the_browser_gets_in_english() -> None:
    english = static_content.entries(static_content.messages("en"))
    for language in LANGUAGES:
        own = static_content.entries(written(language))
        sent = static_content.entries(static_content.messages(language))
        assert sent.keys() >= english.keys()
        assert not [key for key in sent.keys() - english.keys() if "-forms-" not in key]
        assert sent["not-your-turn"] == own.get("not-your-turn", english["not-your-turn"])


def test_the_parts_together_are_all_messages_and_each_is_in_one() -> None:
    parts = [static_content.entries(static_content.messages("it", part)) for part in PARTS]
    assert sum(map(len, parts)) == len(static_content.entries(static_content.messages("it")))
    assert all(parts)
    assert "council-howto-goal" in parts[PARTS.index("howto")]
    assert "council-howto-goal" not in parts[PARTS.index("first")]


@pytest.mark.parametrize("path", ["/api/words/en.ftl?part=first", "/api/games/council"])
def test_what_every_table_loads_travels_compressed(server: Server, path: str) -> None:
    plain = server.person().http.get(path, headers={"accept-encoding": "identity"})
    packed = server.person().http.get(path, headers={"accept-encoding": "gzip"})
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.text == plain.text and packed.headers["etag"] == plain.headers["etag"]
