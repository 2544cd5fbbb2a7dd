"""Whatever the server refuses, there are words for it."""

from __future__ import annotations

from fluent.syntax import ast as ftl

from tests.support.source import calls, text_of
from tests.words.test_messages import ALWAYS_GIVEN, Uses, messages


def test_every_refusal_has_words_that_use_only_what_is_given() -> None:
    checked = 0
    for call in calls({"Refused"}, "server/"):
        key = text_of(call.args[1]) if len(call.args) > 1 else None
        if key is None:
            continue
        message = messages("en")[key]
        assert isinstance(message, ftl.Message)
        given = {keyword.arg for keyword in call.keywords} | ALWAYS_GIVEN
        assert Uses(message).variables <= given, key
        checked += 1
    assert checked > 40
