"""A game that somebody adds has a board of its own: Lanterns, by the steps of CONTRIBUTING.md."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.support import TABLE, Visitor
from tests.browser.test_axe import violations
from tests.browser.test_whole_games import check_result
from tests.server.support import ROOT, Server

BOARDS = ROOT / "web" / "tests" / "boards"
ROUNDS = 3


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The pages with the board of Lanterns, built as its author would build them."""
    folder = tmp_path_factory.mktemp("pages")
    command = [sys.executable, str(ROOT / "tools" / "pages.py"), "boards", str(BOARDS), str(folder)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return folder


@pytest.fixture(scope="module")
def lantern_house(tmp_path_factory: pytest.TempPathFactory, pages: Path) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server"), "--no-limits", f"--pages={pages}")
    yield running
    assert running.stop() == 0


def burn(visitor: Visitor, candle: int) -> None:
    """Burns a candle by clicking it on the board."""
    visitor.wait_for_turn()
    visitor.page.locator(f".choice.open [data-candle='{candle}']").click()
    visitor.page.locator("[data-confirm]").click()


def test_lanterns_is_played_to_its_end_on_its_own_board(
    browser: Browser, lantern_house: Server, visitors: list[Visitor]
) -> None:
    ada, bo = (Visitor(browser, lantern_house, language) for language in ("en", "de"))
    visitors += [ada, bo]
    ada.introduce("Ada")
    table = ada.as_person().new_table("lanterns", "me", "open")
    ada.open(f"/t/{table}")
    bo.open(f"/t/{table}")
    bo.page.locator("label input").fill("Bo")
    bo.page.locator("[data-join]").click()
    for visitor in (ada, bo):
        visitor.sit()
        assert visitor.page.locator(".plain").count() == 0

    burn(ada, 3)
    expect(ada.page.get_by_text("You burn candle 3 in this round.")).to_be_visible()
    expect(bo.page.get_by_text("Eine Kerze ist gewählt")).to_be_visible()
    burn(bo, 1)
    expect(ada.page.locator("[data-candle='3']")).to_have_count(0)
    assert violations(ada) == []
    burn(bo, 2)
    burn(ada, 1)  # the last candles burn themselves
    for visitor in (ada, bo):
        visitor.page.wait_for_selector('[data-status="finished"]')
    record = ada.as_person().ask("GET", f"/tables/{table}/record")
    burnt = [move.partition(" ")[2] for move in record["moves"] if not move.startswith("*")]
    assert sorted(burnt) == sorted(f"burn {value}" for value in (1, 2, 3) for _ in range(2))
    check_result(ada)
    check_result(bo)


def test_the_example_game_has_its_cover_its_words_and_its_how_to(
    browser: Browser, lantern_house: Server, visitors: list[Visitor]
) -> None:
    ada = Visitor(browser, lantern_house, "it")
    visitors.append(ada)
    ada.open("/")
    tile = ada.page.locator('[data-game="lanterns"]')
    expect(tile.locator(".picture svg")).to_be_visible()
    expect(tile.get_by_role("heading")).to_have_text("Lanterne")
    tile.locator('a[href="/how-to-play/lanterns"]').click()
    expect(ada.page.get_by_role("heading", name="Un turno")).to_be_visible()
    expect(ada.page.locator("#round figure svg")).to_be_visible()


def test_a_phone_shows_the_whole_board(
    browser: Browser, lantern_house: Server, visitors: list[Visitor]
) -> None:
    ada = Visitor(browser, lantern_house, "pl", width=360, height=740)
    visitors.append(ada)
    ada.open("/")
    ada.page.locator('[data-game="lanterns"] .play').click()
    ada.page.get_by_role("dialog").get_by_role("textbox").fill("Ada")
    ada.page.keyboard.press("Enter")
    ada.page.wait_for_url(TABLE)
    ada.sit()
    expect(ada.page.locator("[data-candle]")).to_have_count(ROUNDS)
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= 360


def test_the_usual_pages_hold_no_board_of_other_packages(
    browser: Browser, server: Server, visitors: list[Visitor]
) -> None:
    ada = Visitor(browser, server)
    visitors.append(ada)
    ada.introduce("Ada")
    ada.open(f"/t/{ada.as_person().new_table('lanterns', 'me', 'greedy')}")
    ada.sit()
    expect(ada.page.locator(".plain")).to_be_visible()
