"""The gallery: every component is drawn and explained, in every language, without raw ids."""

from __future__ import annotations

import re
from itertools import product

import pytest
from playwright.sync_api import Browser, expect

import farshore
from farshore.localization.languages import LANGUAGES
from tests.browser.support import Visitor
from tests.server.support import Server

KINDS = {
    "antarctica": ["building_cards", "building_types", "research_tracks", "track_effects"],
    "aquatica": ["locations", "ocean_characters", "kings", "wild_mantas"],
    "council": ["tiles", "galaxies", "commanders", "dark_tech", "bonus_cards", "automa_cards"],
}
RAW_ID = re.compile(r"\b[a-z0-9]+_[a-z0-9_]+\b")
NOTHING = re.compile(r"[:,] ?,")
"""A value without a word."""


OFTEN = {("antarctica", "de"), ("aquatica", "pl"), ("council", "it")}
"""Looked at with every change; the rest is slow, and what is said is checked without a browser."""


@pytest.mark.parametrize(
    ("game", "language"),
    [
        pytest.param(*each, marks=() if each in OFTEN else pytest.mark.slow)
        for each in product(KINDS, LANGUAGES)
    ],
)
def test_every_component_is_drawn_and_explained(
    game: str, language: str, browser: Browser, server: Server, visitors: list[Visitor]
) -> None:
    reader = Visitor(browser, server, language=language)
    visitors.append(reader)
    reader.open(f"/components/{game}")
    page = reader.page
    edition = farshore.load(game).setup().edition.name
    parts = reader.as_person().ask("GET", f"/games/{game}/editions/{edition}")["components"]
    for kind in KINDS[game]:
        cards = page.locator(f'[data-kind="{kind}"] [data-component]')
        expect(cards).to_have_count(len(parts[kind]))
        undrawn = cards.filter(has_not=page.locator("svg"))
        expect(undrawn).to_have_count(0)
        expect(cards.filter(has_not=page.locator(".sources span"))).to_have_count(0)
    texts = page.locator("[data-component]").all_inner_texts()
    assert [text for text in texts if RAW_ID.search(text) or NOTHING.search(text)] == []
    named = page.locator("[data-component] h3").all_inner_texts()
    assert all(named)


def test_kinds_and_words_filter_the_gallery(
    browser: Browser, server: Server, visitors: list[Visitor]
) -> None:
    reader = Visitor(browser, server)
    visitors.append(reader)
    reader.open("/components/aquatica")
    page = reader.page
    page.locator("form select").first.select_option("kings")
    expect(page.locator("[data-kind]")).to_have_count(1)
    page.locator("input[type=search]").fill("once only")
    some = page.locator("[data-component]")
    expect(some.first).to_contain_text("Once only")
    assert 0 < some.count() < 8
    page.locator("input[type=search]").fill("no such word")
    expect(some).to_have_count(0)
