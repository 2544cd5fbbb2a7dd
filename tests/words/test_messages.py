"""The messages against the sources: none is missing, none is idle, none lacks a parameter."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import farshore
from farshore.core.game import DATA_SET
from farshore.core.options import Option
from farshore.localization.languages import LANGUAGES
from tests.support.source import (
    PACKAGE,
    calls,
    nodes,
    shipped_games,
    text_of,
    texts,
    trees,
    web_sources,
    web_templates,
    web_texts,
)

SAYING = {"say", "fill", "_known"}
REASONS = {"Reason", "fault"}
ALWAYS_GIVEN = {"path", "move", "text"}
"""`Document.fault` adds the path, `State.why_not` the move."""


WORDED = [
    game
    for game in shipped_games()
    if (PACKAGE / "localization" / "locales" / "en" / f"{game}.ftl").exists()
]
"""The games that have words; from then on they must have words for everything."""


def files(language: str) -> list[Path]:
    return sorted((PACKAGE / "localization" / "locales" / language).glob("*.ftl"))


@cache
def messages(language: str) -> dict[str, ftl.Message]:
    found: dict[str, ftl.Message] = {}
    for file in files(language):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{file.name}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{file.name}: {entry.id.name} is there twice"
                found[entry.id.name] = entry
    return found


class Uses(Visitor):
    """The variables and other messages that a message uses."""

    def __init__(self, message: ftl.Message) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.visit(message)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def worded_sources() -> list[str]:
    """All modules but those of games that have no words yet."""
    unworded = [f"games/{game}/" for game in shipped_games() if game not in WORDED]
    return [path for path in trees() if not path.startswith(tuple(unworded) or ("-",))]


def first_texts(names: set[str], under: str = "") -> set[str]:
    """The keys that are given to functions of these names."""
    return {key for call in calls(names, under) if call.args and (key := text_of(call.args[0]))}


def decisions_of(game: str) -> set[str]:
    """The names of decisions that a seat takes."""
    names: set[str] = set()
    for node in nodes(f"games/{game}/"):
        if not isinstance(node, ast.ClassDef):
            continue
        kin = " ".join(ast.unparse(base) for base in node.bases)
        if re.search(r"\b(Step|ChanceDecision|DrawDecision)\b", kin):
            continue
        for item in node.body:
            target = item.target if isinstance(item, ast.AnnAssign) else None
            if isinstance(target, ast.Name) and target.id == "NAME":
                assert isinstance(item, ast.AnnAssign)
                names.add(text_of(item.value) or "")
    return names - {""}


def criteria_of(game: str) -> set[str]:
    """The names of the criteria that rank the seats."""
    return {
        name
        for call in calls({"rank"}, f"games/{game}/")
        for node in ast.walk(call)
        if isinstance(node, ast.Tuple) and node.elts and (name := text_of(node.elts[0]))
    }


def parts_of(game: str) -> set[str]:
    """The sources of points, from a position at the start of the game."""
    loaded = farshore.load(game)
    state = loaded.start()
    return set(loaded.results(state).parts)


def domains_of(game: str) -> set[str]:
    """The names of all domains of a game's moves and events."""
    loaded = farshore.load(game)
    lists = [*(kind.domains for kind in loaded.moves.kinds.values()), *loaded.events.values()]
    return {domain.name for domains in lists for domain in domains}


def options_of(game: str) -> list[Option]:
    """What is chosen before a game; its component data too, if there is a choice."""
    loaded = farshore.load(game)
    editions = [*loaded.editions]
    data = [Option(DATA_SET, editions, editions[0])] if len(editions) > 1 else []
    return [*loaded.info.choices(), *data]


@cache
def family(game: str) -> frozenset[str]:
    """Every message that a game must have."""
    loaded = farshore.load(game)
    keys = {f"{game}-about"}
    keys |= {f"{game}-move-{kind}" for kind in loaded.moves.kinds}
    keys |= {f"{game}-event-{event}" for event in loaded.events}
    keys |= {f"{game}-ask-{decision}" for decision in decisions_of(game)}
    keys |= {f"{game}-option-{option.name}" for option in options_of(game)}
    keys |= {f"{game}-end-{end}" for end in loaded.info.ends}
    keys |= {f"{game}-part-{part}" for part in parts_of(game)}
    keys |= {f"{game}-tie-{criterion}" for criterion in criteria_of(game)}
    return frozenset(keys)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_is_sound(language: str) -> None:
    assert messages(language)


def test_no_message_is_missing() -> None:
    used = set[str]().union(*(first_texts(SAYING | REASONS, path) for path in worded_sources()))
    keys = {key.partition(".")[0] for key in used if "{" not in key}
    board = {key for key in keys if key not in messages("en")}
    # a board says its own keys through a method that puts its prefix in front
    prefixes = {f"{game}-board-" for game in WORDED}
    missing = {
        key for key in board if not any(prefix + key in messages("en") for prefix in prefixes)
    }
    assert not missing


@pytest.mark.parametrize("game", WORDED)
def test_a_game_has_words_for_everything(game: str) -> None:
    assert not family(game) - set(messages("en"))
    for decision in decisions_of(game):  # asked of one, told to the others
        message = messages("en")[f"{game}-ask-{decision}"]
        assert [part.id.name for part in message.attributes] == ["waiting"]
    for option in options_of(game):
        message = messages("en")[f"{game}-option-{option.name}"]
        assert {word.id.name for word in message.attributes} == set(option.choices)


@pytest.mark.parametrize("game", WORDED)
def test_events_that_hide_something_can_be_told_to_everybody(game: str) -> None:
    for call in calls({"emit_private"}, f"games/{game}/"):
        kind = text_of(call.args[1])
        assert kind is not None
        attributes = [part.id.name for part in messages("en")[f"{game}-event-{kind}"].attributes]
        assert "hidden" in attributes


def said_in_the_browser(key: str) -> bool:
    """A message or one of its attributes, by its whole key or one that is put together."""
    message = messages("en")[key]
    keys = [key, *(f"{key}.{part.id.name}" for part in message.attributes)]
    return any(one in web_texts() or MADE_KEYS.fullmatch(one) for one in keys)


MADE_KEYS = re.compile(
    "|".join(pattern for pattern in web_templates() if "\\-" in pattern and "/" not in pattern)
)
"""Keys that are put together; a piece that is filled in at the start says nothing."""


def test_no_message_of_the_browser_is_missing() -> None:
    keys = {
        key.partition(".")[0]
        for source in web_sources().values()
        for key in re.findall(r"""\b(?:say|has)\(\s*"([^"]+)\"""", source)
    }
    keys |= {text for text in web_texts() if re.fullmatch(r"web-[a-z0-9-]+", text)}
    assert len(keys) > 100
    # a board says its own keys through a function that puts the game's name in front
    prefixes = ["", *(f"{game}-" for game in WORDED)]
    assert not [
        key for key in keys if not any(prefix + key in messages("en") for prefix in prefixes)
    ]


def test_no_message_is_idle() -> None:
    constants = texts()
    prefixes = {
        start
        for node in nodes()
        if isinstance(node, ast.JoinedStr) and (start := text_of(node.values[0])) and "-" in start
    }
    referred = {name for message in messages("en").values() for name in Uses(message).messages}
    families = set[str]().union(*(family(game) for game in WORDED))
    components = {f"{game}-{domain}" for game in shipped_games() for domain in domains_of(game)}
    idle = []
    for key in messages("en"):
        put_together = any(
            key.startswith(prefix) and (key.removeprefix(prefix) in constants or key[-1].isdigit())
            for prefix in prefixes
        )
        component = "-forms-" in key or key in components
        known = key in constants or key in referred or key in families
        known = known or said_in_the_browser(key)
        if not (known or put_together or component):
            idle.append(key)
    assert not idle


def test_messages_use_only_what_their_reasons_give() -> None:
    """For reasons whose parameters are written out where they are raised."""
    checked = 0
    for call in [call for path in worded_sources() for call in calls(REASONS, path)]:
        key = text_of(call.args[0]) if call.args else None
        if key is None:
            continue
        given = call.args[1] if len(call.args) > 1 else ast.Dict([], [])
        if not isinstance(given, ast.Dict) or not all(given.keys):
            continue  # passed on from elsewhere
        names = {text_of(name) for name in given.keys} | ALWAYS_GIVEN
        names |= {f"{name}_count" for name in names}
        assert Uses(messages("en")[key]).variables <= names, key
        checked += 1
    assert checked > 60


def test_nobody_is_told_that_an_action_is_invalid() -> None:
    for file in files("en"):
        assert not re.search(r"invalid|illegal action", file.read_text(encoding="utf-8"), re.I)
