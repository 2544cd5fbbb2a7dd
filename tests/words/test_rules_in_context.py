"""Every decision leads to a section of the how-to-play."""

import re

import pytest

import farshore
from farshore.localization.messages import words
from tests.support.source import web_sources
from tests.words.test_messages import WORDED, decisions_of

ENTRY = re.compile(r"^  (\w+): (\[[^\]]*\]),", re.M)


def topics(game: str) -> dict[str, set[str]]:
    """The decisions and moves that each section explains."""
    source = web_sources()[f"boards/{game}/topics.ts"]
    return {section: set(re.findall(r'"(\w+)"', names)) for section, names in ENTRY.findall(source)}


def named(game: str) -> set[str]:
    return set[str]().union(*topics(game).values())


@pytest.mark.parametrize("game", WORDED)
def test_every_decision_has_a_section(game: str) -> None:
    assert decisions_of(game) - named(game) == set()


@pytest.mark.parametrize("game", WORDED)
def test_only_sections_that_exist_are_named(game: str) -> None:
    sections = words("en").say(f"{game}-howto-sections").split()
    assert set(topics(game)) <= set(sections)


@pytest.mark.parametrize("game", WORDED)
def test_only_decisions_and_moves_that_exist_are_explained(game: str) -> None:
    kinds = set(farshore.load(game).moves.kinds)
    assert named(game) <= decisions_of(game) | kinds
