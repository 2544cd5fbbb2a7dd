"""Every language says everything that English says, in its own words and plurals."""

import re
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.serializer import FluentSerializer
from fluent.syntax.visitor import Visitor

import farshore
from farshore.core.state import CHANCE, SPECTATOR
from farshore.core.types import Seat
from farshore.localization.languages import ENGLISH, LANGUAGES
from farshore.localization.messages import COUNTED, GameWords, words
from tests.support.cases import few_cases
from tests.support.playing import play_through
from tests.words.test_messages import WORDED, Uses, files, messages

TRANSLATIONS = [language for language in LANGUAGES if language != ENGLISH]
PAGES = [*(f"{game}-howto" for game in WORDED), "about-components"]
"""Texts that are read in sections; one message names the sections in their order."""

SAME_WORD = {
    "de": """
        call-kind-webhook edition-name field-manta field-parsec field-planet
        antarctica-board-know-how council-board-parsec aquatica-howto-mantas.title
        antarctica-tip-know-how-card web-link web-chat
    """,
    "it": """
        call-kind-webhook field-area field-manta field-parsec
        antarctica-board-area antarctica-board-icebreaker antarctica-short-laboratory
        antarctica-short-parabolic_antenna council-board-round arena-title arena-column-bot
        council-board-parsec web-link web-chat clock-short-hours
    """,
    "pl": """
        call-kind-webhook field-manta
        antarctica-short-laboratory antarctica-short-plankton_farm web-link web-bot-1 web-bot-2
    """,
}
"""Messages that are the same word in English."""
SAME_TITLES = {
    *(f"about-components-{game}.title" for game in WORDED),
    *(f"web-game-{game}" for game in WORDED),
    *(f"{page}-sections" for page in PAGES),
}
"""Names of games and of sections are no words of a language."""


class Forms(Visitor):
    """The grammatical forms that a message asks for."""

    def __init__(self, message: ftl.Message) -> None:
        self.asked: set[str] = set()
        self.visit(message)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:  # noqa: N802
        if node.id.name == "FORM":
            form = node.arguments.positional[1]
            assert isinstance(form, ftl.StringLiteral)
            self.asked.add(form.value)


class Selections(Visitor):
    """The cases of every choice in a message."""

    def __init__(self, message: ftl.Message) -> None:
        self.cases: list[set[str]] = []
        self.visit(message)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        keys = [variant.key for variant in node.variants]
        self.cases.append({key.name for key in keys if isinstance(key, ftl.Identifier)})
        self.generic_visit(node)


def patterns(message: ftl.Message) -> dict[str, ftl.Pattern]:
    """The text of a message and those of its attributes."""
    found = {f"{message.id.name}.{part.id.name}": part.value for part in message.attributes}
    if message.value is not None:
        found[message.id.name] = message.value
    return found


def has_words(pattern: ftl.Pattern) -> bool:
    """Whether there is anything to translate beside marks, numbers and placeholders."""
    text = FluentSerializer().serialize_entry(
        ftl.Message(ftl.Identifier("key"), pattern)  # only its text is of interest
    )
    shown = re.sub(r"\$[\w-]+|\[\w+\]|^key|LOWER|\{ [\w-]+ \}", "", text)
    return re.search(r"[^\W\d_]{2,}", shown) is not None


def test_every_language_has_a_folder_and_every_folder_a_language() -> None:
    folders = [path.name for path in files(ENGLISH)[0].parents[1].iterdir()]
    assert sorted(folders) == sorted(LANGUAGES)


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_every_file_is_translated(language: str) -> None:
    def names(paths: list[Path]) -> list[str]:
        return [path.name for path in paths]

    assert names(files(language)) == names(files(ENGLISH))


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_language_has_the_same_messages_and_attributes(language: str) -> None:
    english = messages(ENGLISH)
    translated = messages(language)
    different = translated.keys() ^ english.keys()
    assert not [key for key in different if "-forms-" not in key], "only grammar is its own"
    for key, message in translated.items():
        if key not in different:
            assert patterns(message).keys() == patterns(english[key]).keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_forms_that_a_sentence_asks_for_are_there_and_no_others(language: str) -> None:
    asked = {form for message in messages(language).values() for form in Forms(message).asked}
    given = {
        part.id.name
        for key, message in messages(language).items()
        for part in message.attributes
        if "-forms-" in key
    }
    assert asked | {COUNTED} == given | {COUNTED}


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_translation_says_what_english_says(language: str) -> None:
    """The same variables; only the grammar may need more: to whom it speaks, and how many."""
    for key, message in messages(language).items():
        if "-forms-" in key:
            continue  # grammar is each language's own
        given, used = Uses(messages(ENGLISH)[key]).variables, Uses(message).variables
        assert all(name.endswith(("_you", "_count")) for name in used - given), key
        grammar = {"seat_you", *(f"{name}_count" for name in used)}
        assert not given - used - grammar, f"{key} keeps quiet about {given - used}"
        assert Uses(message).messages == Uses(messages(ENGLISH)[key]).messages, key


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_numbers_have_all_their_plurals(language: str) -> None:
    for key, message in messages(language).items():
        for cases in Selections(message).cases:
            if cases & {"one", "few", "many"}:
                assert cases >= {*LANGUAGES[language].plurals, "other"}, key


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_nothing_is_left_in_english(language: str) -> None:
    allowed = set(SAME_WORD[language].split()) | SAME_TITLES
    same: set[str] = set()
    for key, message in messages(language).items():
        english = patterns(messages(ENGLISH)[key]) if key in messages(ENGLISH) else {}
        for part, pattern in patterns(message).items():
            if "-forms-" in key:
                continue
            if pattern.equals(english[part]) and has_words(pattern):
                same.add(part)
    assert sorted(same - allowed) == []
    assert sorted(allowed - same - SAME_TITLES) == [], "allowed for nothing"


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_are_made_of_their_sections(language: str, page: str) -> None:
    said = words(language)
    sections = said.say(f"{page}-sections").split()
    assert sections == words(ENGLISH).say(f"{page}-sections").split()
    assert len(set(sections)) == len(sections)
    others = {"sections", "title"}
    keys = {key.removeprefix(f"{page}-") for key in messages(language) if key.startswith(page)}
    assert keys - others == set(sections)
    for section in sections:
        assert said.has(f"{page}-{section}.title")
        assert "\n\n" in said.say(f"{page}-{section}"), "paragraphs have a blank line between"


def test_german_nouns_keep_their_capitals_within_a_sentence() -> None:
    game = farshore.load("antarctica")
    german = GameWords(words("de"), game)
    assert german.words.within("Werft") == "Werft"
    assert (
        german.say("antarctica-no-shipyard", area="left") == "Im Gebiet Links gibt es keine Werft."
    )
    italian = GameWords(words("it"), game)
    assert italian.say("antarctica-no-camp", area="left") == (
        "Nell'area a sinistra non c'è un Campo."
    )


def test_polish_counts_in_its_own_way() -> None:
    said = words("pl")
    shown = [said.say("end-alone", points=points) for points in (1, 2, 5, 12, 22)]
    assert shown == ["1 punkt.", "2 punkty.", "5 punktów.", "12 punktów.", "22 punkty."]


def test_the_log_speaks_to_you_and_of_the_others() -> None:
    game = farshore.load("antarctica")
    event = {"event": "turn_ended", "seat": 1}
    seen = {
        language: [
            GameWords(words(language), game, seats=["Ada", "Bo"], you=you).event(event)
            for you in (0, 1)
        ]
        for language in TRANSLATIONS
    }
    assert seen == {
        "de": ["Bo beendet den Zug.", "Du beendest deinen Zug."],
        "it": ["Bo termina il turno.", "Termini il turno."],
        "pl": ["Bo kończy turę.", "Kończysz turę."],
    }


def test_places_without_names_are_put_into_words() -> None:
    game = farshore.load("aquatica")
    seen = [
        GameWords(words(language), game).name(domain, id_)
        for language in sorted(LANGUAGES)
        for domain, id_ in (("slot", "upper_2"), ("space", "space_3"), ("track", "track_4"))
    ]
    assert seen == [
        *("obere Reihe 2", "Feld 3", "Zielleiste 4"),
        *("upper 2", "space 3", "track 4"),
        *("fila superiore, casella 2", "spazio 3", "Tracciato 4"),
        *("rząd górny 2", "pole 3", "tor celu 4"),
    ]


@pytest.mark.usefixtures("strict")
@pytest.mark.parametrize("game", WORDED)
@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_whole_game_can_be_told_in_every_language(language: str, game: str) -> None:
    case = next(case for case in few_cases() if case.game == game)
    loaded = farshore.load(game)
    said = GameWords(words(language), loaded, you=0)
    for state, actor, move in play_through(case, "told"):
        if actor != CHANCE:
            assert said.ask(state)
            assert said.move(state, actor, move)
        for event in state.try_move(actor, move).events:
            if event.kind in loaded.events:
                for viewer in (Seat(0), SPECTATOR):
                    assert "?" not in said.event(loaded.event_json(event, viewer))
