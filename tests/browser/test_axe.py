"""axe-core finds nothing on any page, in any language, light and dark."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser

from tests.browser.support import Visitor
from tests.server.support import ROOT, Server

AXE = Path(ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js")
GAMES = ("antarctica", "aquatica", "council")


def violations(visitor: Visitor) -> list[str]:
    """Everything that axe complains of, with the first thing it complains about."""
    visitor.page.wait_for_load_state("networkidle")
    # A content security policy keeps scripts out, so it goes in through the debugger.
    visitor.page.evaluate(AXE.read_text("utf-8"))
    found = visitor.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{visitor.page.url} {fault['id']}: {fault['nodes'][0]['target']} "
        f"{fault['nodes'][0]['failureSummary']}"
        for fault in found["violations"]
    ]


@pytest.mark.parametrize(
    ("language", "theme"),
    [
        ("en", "light"),
        ("pl", "dark"),
        *(
            pytest.param(language, theme, marks=pytest.mark.slow)
            for language, theme in [
                *(("en", "dark"), ("it", "light"), ("it", "dark")),
                *(("de", "light"), ("de", "dark"), ("pl", "light")),
            ]
        ),
    ],
)
def test_no_page_shuts_anybody_out(
    browser: Browser, house: Server, visitors: list[Visitor], language: str, theme: str
) -> None:
    ada = Visitor(browser, house, language, color_scheme=theme)
    visitors.append(ada)
    ada.introduce("Ada")
    person = ada.as_person()
    pages = ["/", "/new", "/components", "/claim", "/me", "/sign-in", "/box/aquatica", "/nowhere"]
    pages += ["/me/calls", "/unsubscribe", "/share"]
    pages += [f"/how-to-play/{game}" for game in GAMES]
    for game in GAMES:
        pages.append(f"/t/{person.new_table(game, 'me', 'greedy', 'greedy')}")
    pages.append(f"/t/{person.new_table('antarctica', 'me', 'open')}")
    pages.append(f"{pages[-2]}/plan")
    finished = finished_table(ada)
    pages += [f"/t/{finished}/result", f"/t/{finished}/replay"]
    faults: list[str] = []
    for path in pages:
        ada.open(path)
        faults += violations(ada)
    assert faults == []


def finished_table(visitor: Visitor) -> str:
    """A game that bots have played to its end."""
    person = visitor.as_person()
    table = person.new_table("antarctica", "random", "random")
    visitor.open(f"/t/{table}")
    visitor.page.wait_for_selector('[data-status="finished"]', timeout=120_000)
    return table


def test_a_game_in_the_middle(browser: Browser, house: Server, visitors: list[Visitor]) -> None:
    for game in GAMES:
        ada = Visitor(browser, house)
        visitors.append(ada)
        ada.introduce("Ada")
        ada.open(f"/t/{ada.as_person().new_table(game, 'me', 'greedy')}")
        ada.sit()
        rng = Random(f"axe {game}")
        for _ in range(15):
            ada.wait_for_turn()
            ada.act(rng)
        ada.wait_for_turn()
        assert violations(ada) == []
