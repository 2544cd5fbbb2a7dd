"""The game brings its own words, in every language."""

from importlib.resources import files

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import farshore
from farshore.core.errors import Reason
from farshore.core.state import CHANCE
from farshore.core.types import Seat
from farshore.localization.languages import LANGUAGES
from farshore.localization.messages import GameWords, Words, all_written, words
from tests.support.cases import few_cases
from tests.support.playing import play_through
from tests.words.test_messages import Uses

CASES = [case for case in few_cases() if case.game == "lanterns"]


def messages(language: str) -> dict[str, ftl.Message]:
    folder = files("tests.lanterns").joinpath("locales", language)
    texts = [file.read_text("utf-8") for file in folder.iterdir()]
    entries = [entry for text in texts for entry in FluentParser().parse(text).body]
    assert not [entry for entry in entries if isinstance(entry, ftl.Junk)]
    return {entry.id.name: entry for entry in entries if isinstance(entry, ftl.Message)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages_attributes_and_variables(language: str) -> None:
    def shape(message: ftl.Message) -> tuple[set[str], set[str]]:
        return {part.id.name for part in message.attributes}, Uses(message).variables

    english = {key: shape(message) for key, message in messages("en").items()}
    assert {key: shape(message) for key, message in messages(language).items()} == english


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_happens_is_told(language: str) -> None:
    game = farshore.load("lanterns")
    said = GameWords(words(language), game, seats=["Ada", "Bo", "Cy"], you=0)
    for case in CASES:
        for state, actor, move in play_through(case, "told"):
            text = game.moves.text(move)
            if actor != CHANCE:
                assert said.ask(state) != "burn candles"
                assert said.move(state, actor, move) != text and said.done(actor, move)
            for event in state.try_move(actor, move).events:
                if event.kind in game.events:
                    shown = said.event(game.event_json(event, Seat(0)))
                    assert event.kind not in shown.split() and "{" not in shown
    for what, id_ in (("end", "burnt_out"), ("part", "lanterns"), ("tie", "seat")):
        assert words(language).has(f"lanterns-{what}-{id_}")
    assert words(language).has("lanterns-option-ties.late")


def test_words_come_with_the_game_and_not_before() -> None:
    fresh = Words("de")
    assert not fresh.has("lanterns-no-such-candle")
    said = GameWords(fresh, farshore.load("lanterns"))
    assert said.reason(Reason("lanterns-no-such-candle")) == "Diese Kerze ist schon verbrannt."


def test_a_server_has_the_words_of_all_games() -> None:
    text = all_written("pl")
    assert "lanterns-no-such-candle = Ta świeca jest już spalona." in text
    assert "antarctica-about = " in text
