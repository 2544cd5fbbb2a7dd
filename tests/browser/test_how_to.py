"""The how-to-play ends with the readings, and what every card of the usual edition does."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

import farshore
from tests.browser.support import Visitor
from tests.server.support import Server

KINDS = {
    "antarctica": ["building_cards"],
    "aquatica": [
        "starting_characters",
        "ocean_characters",
        "kings",
        "trained_mantas",
        "wild_mantas",
    ],
    "council": ["dark_tech", "ai_cards"],
}


@pytest.mark.parametrize("game", KINDS)
def test_every_card_is_explained(
    game: str, browser: Browser, server: Server, visitors: list[Visitor]
) -> None:
    reader = Visitor(browser, server)
    visitors.append(reader)
    reader.open(f"/how-to-play/{game}")
    edition = farshore.load(game).setup().edition.name
    parts = reader.as_person().ask("GET", f"/games/{game}/editions/{edition}")["components"]
    wanted = sum(len(parts[kind]) for kind in KINDS[game])
    expect(reader.page.locator("details:not(#readings) dt")).to_have_count(wanted)
    rulings = farshore.load(game).info.choosable_rulings(2)
    expect(reader.page.locator("#readings dt")).to_have_count(len(rulings))
    assert all(reader.page.locator("details dd").all_text_contents())
