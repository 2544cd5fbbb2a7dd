"""Every decision leads to a paragraph of the how-to-play, and every rule is stated by one."""

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import farshore
from farshore.localization.languages import LANGUAGES
from farshore.localization.messages import words
from tests.support.source import web_sources
from tests.words.test_messages import WORDED, decisions_of

ROOT = Path(__file__).parents[2]
ENTRY = re.compile(r'^  "([\w-]+)": (\[[^\]]*\]),', re.M)
STATEMENT = re.compile(r"^- \*\*([A-Z]{3}-\d{3})\*\*", re.M)


def topics(game: str) -> dict[str, set[str]]:
    """The decisions and moves that each paragraph explains."""
    source = web_sources()[f"boards/{game}/topics.ts"]
    return {place: set(re.findall(r'"(\w+)"', names)) for place, names in ENTRY.findall(source)}


def named(game: str) -> set[str]:
    return set[str]().union(*topics(game).values())


def paragraphs(language: str, game: str, section: str) -> list[str]:
    """What everybody reads of a section, then what one looks up."""
    said, key = words(language), f"{game}-howto-{section}"
    texts = [said.say(key), *([said.say(f"{key}.more")] if said.has(f"{key}.more") else [])]
    return [paragraph for text in texts for paragraph in text.split("\n\n")]


@cache
def rules(game: str) -> Any:
    """Which rules the paragraphs state, as the pages read it."""
    return json.loads((ROOT / "web" / "src" / "boards" / game / "rules.json").read_text("utf-8"))


def spelled_out(prefix: str, ranges: str) -> list[str]:
    """`27 48-50` as the numbers of the catalogue."""
    found: list[str] = []
    for part in ranges.split():
        first, _, last = part.partition("-")
        found += [f"{prefix}-{n:03}" for n in range(int(first), int(last or first) + 1)]
    return found


def stated(game: str) -> list[str]:
    known = rules(game)
    ranges = [text for section in known["sections"].values() for text in section]
    ranges += known["lists"].values()
    return [rule for text in ranges for rule in spelled_out(known["prefix"], text)]


def only_for_programs(game: str) -> dict[str, str]:
    """Rules that players need not know, with the reason."""
    known = rules(game)
    return {f"{known['prefix']}-{int(n):03}": why for n, why in known["programs"].items()}


def catalogue(game: str) -> set[str]:
    text = (ROOT / "docs" / "rules" / f"{game}.md").read_text("utf-8")
    return set(STATEMENT.findall(text))


@pytest.mark.parametrize("game", WORDED)
def test_every_rule_is_stated_by_one_paragraph(game: str) -> None:
    found = stated(game)
    assert catalogue(game) - set(found) - set(only_for_programs(game)) == set(), "add a paragraph"
    assert sorted(rule for rule in set(found) if found.count(rule) > 1) == []
    assert set(found) - catalogue(game) == set(), "no such rule"


@pytest.mark.parametrize("game", WORDED)
def test_every_ruling_belongs_to_a_rule(game: str) -> None:
    """So that its question is found where the rule is read."""
    text = (ROOT / "docs" / "rules" / f"{game}.md").read_text("utf-8")
    prefix = rules(game)["prefix"]
    rulings = re.findall(rf"^(?:- \*\*|\| ){prefix}-(R\d\d)\b", text, re.M)
    rests_on = "\n".join(re.findall(rf"^- \*\*{prefix}-\d.*$", text, re.M))
    assert [ruling for ruling in rulings if not re.search(rf"\b{ruling}\b", rests_on)] == []
    assert len(rulings) > 30


@pytest.mark.parametrize("game", WORDED)
def test_rules_that_no_player_needs_are_few_and_say_why(game: str) -> None:
    spared = only_for_programs(game)
    assert len(spared) <= 5
    assert not set(spared) & set(stated(game))
    assert set(spared) <= catalogue(game)
    assert all(len(why.split()) >= 5 for why in spared.values())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", WORDED)
def test_a_language_has_every_paragraph_that_states_rules(game: str, language: str) -> None:
    known = rules(game)["sections"]
    assert list(known) == words(language).say(f"{game}-howto-sections").split()
    for section, numbers in known.items():
        assert len(paragraphs(language, game, section)) == len(numbers), section


@pytest.mark.parametrize("game", WORDED)
def test_lists_of_cards_that_state_rules_exist(game: str) -> None:
    assert all(words("en").has(key) for key in rules(game)["lists"])


@pytest.mark.parametrize("game", WORDED)
def test_every_decision_has_a_paragraph(game: str) -> None:
    assert decisions_of(game) - named(game) == set()


@pytest.mark.parametrize("game", WORDED)
def test_only_paragraphs_that_exist_are_named(game: str) -> None:
    known = rules(game)["sections"]
    places = {f"{section}-{at + 1}" for section in known for at in range(len(known[section]))}
    assert set(topics(game)) <= places


@pytest.mark.parametrize("game", WORDED)
def test_only_decisions_and_moves_that_exist_are_explained(game: str) -> None:
    kinds = set(farshore.load(game).moves.kinds)
    assert named(game) <= decisions_of(game) | kinds
