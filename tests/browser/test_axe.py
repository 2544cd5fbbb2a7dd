"""axe-core finds nothing on any page, in any language, light and dark."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.support import Visitor
from tests.server.support import ROOT, Server

AXE = Path(ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js")
GAMES = ("antarctica", "aquatica", "council")


def violations(visitor: Visitor, **options: object) -> list[str]:
    """Everything that axe complains of, with the first thing it complains about."""
    visitor.page.wait_for_load_state("networkidle")
    # A content security policy keeps scripts out, so it goes in through the debugger.
    if not visitor.page.evaluate("'axe' in window"):
        visitor.page.evaluate(AXE.read_text("utf-8"))
    asked = {"resultTypes": ["violations"], **options}
    found = visitor.page.evaluate("asked => axe.run(document, asked)", asked)
    return [
        f"{visitor.page.url} {fault['id']}: {fault['nodes'][0]['target']} "
        f"{fault['nodes'][0]['failureSummary']}"
        for fault in found["violations"]
    ]


def violations_in_dark(visitor: Visitor) -> list[str]:
    """The same page at night: only its colours are others."""
    visitor.page.emulate_media(color_scheme="dark")
    found = violations(visitor, runOnly=["color-contrast"])
    visitor.page.emulate_media(color_scheme="light")
    return [f"dark: {fault}" for fault in found]


OFTEN = "pl"
"""Looked at with every change, with one of the long pages that all games have alike."""


@pytest.mark.parametrize(
    "language",
    [OFTEN, *(pytest.param(each, marks=pytest.mark.slow) for each in ("en", "it", "de"))],
)
def test_no_page_shuts_anybody_out(
    browser: Browser, server: Server, visitors: list[Visitor], language: str
) -> None:
    ada = Visitor(browser, server, language, color_scheme="light")
    visitors.append(ada)
    ada.introduce("Ada")
    person = ada.as_person()
    tables = [f"/t/{person.new_table(game, 'me', 'greedy', 'greedy')}" for game in GAMES]
    # By day these are looked at in the tests that use them, in the middle of what is done there.
    used = ["/new", "/me", "/sign-in", *tables, f"{tables[-1]}/plan"]
    pages = ["/", "/components", "/claim", "/box/aquatica", "/nowhere"]
    pages += ["/me/calls", "/unsubscribe", "/share", "/puzzles", "/components/council"]
    pages += [f"/how-to-play/{game}" for game in (GAMES[-1:] if language == OFTEN else GAMES)]
    pages.append(f"/t/{person.new_table('antarctica', 'me', 'open')}")
    finished = finished_table(ada)
    pages += [f"/t/{finished}/result", f"/t/{finished}/replay"]
    faults: list[str] = []
    for path in (*used, *pages):
        ada.open(path)
        faults += [] if path in used else violations(ada)
        faults += violations_in_dark(ada)
    assert faults == []


def finished_table(visitor: Visitor) -> str:
    """A game that bots have played to its end."""
    person = visitor.as_person()
    table = person.new_table("antarctica", "random", "random")
    visitor.open(f"/t/{table}")
    visitor.page.wait_for_selector('[data-status="finished"]', timeout=120_000)
    return table
