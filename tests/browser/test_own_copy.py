"""Owners of the box enter their own numbers in the browser, and play with them."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.look import LANGUAGES, Lens
from tests.browser.support import TABLE, Visitor
from tests.browser.test_axe import violations
from tests.server.support import Server

PRICES = [11, 12, 13, 14, 15, 16]
POINTS = [47, 43, 39, 35, 31]
EDITOR = re.compile(r"/box/\w+/[\w-]+$")


def field(page: Page, place: str) -> str:
    return f'[id="{place}"]'


def enter(page: Page, place: str, value: int) -> None:
    page.fill(field(page, place), str(value))


def saved(page: Page, faults: int) -> None:
    """Everything is saved, and so many faults are left."""
    expect(page.locator(".status")).to_have_attribute("data-status", "saved")
    expect(page.locator("[data-faults]")).to_have_attribute("data-faults", str(faults))


def begin_copy(ada: Visitor, game: str, name: str = "Our box") -> None:
    ada.open(f"/box/{game}")
    ada.page.fill("#edition-name", name)
    ada.page.get_by_role("button", name="Copy the built-in edition").click()
    ada.page.wait_for_url(EDITOR)
    expect(ada.page.get_by_role("heading", level=1)).to_have_text(name)


def guest(browser: Browser, server: Server, visitors: list[Visitor], **more: int) -> Visitor:
    ada = Visitor(browser, server, **more)  # type: ignore[arg-type]
    visitors.append(ada)
    ada.introduce("Ada")
    return ada


def test_values_are_entered_corrected_and_played_with(
    browser: Browser, server: Server, visitors: list[Visitor]
) -> None:
    ada = guest(browser, server, visitors)
    page = ada.page
    begin_copy(ada, "aquatica")

    page.click('[data-section="board"]')
    for at, price in enumerate(PRICES):
        enter(page, f"board.character_slot_prices[{at}]", price)
    page.click('[data-section="goal_tracks"]')
    for at, points in enumerate([*POINTS[:4], 90]):
        enter(page, f"goal_tracks.space_points[{at}]", points)
    saved(page, 1)
    expect(page.locator('[id="faults-goal_tracks.space_points"]')).to_be_visible()
    enter(page, "goal_tracks.space_points[4]", POINTS[4])
    saved(page, 0)

    page.click('[data-section="locations"]')
    expect(page.get_by_text("0 of 56 entered")).to_be_visible()
    first = page.locator('article[id="locations[0]"]')
    expect(first.get_by_role("img")).to_be_visible()
    enter(page, "locations[0].points", 99)
    saved(page, 1)
    expect(page.locator('[id="faults-locations[0].points"]')).to_contain_text("99")
    enter(page, "locations[0].points", 29)
    saved(page, 0)
    expect(first.get_by_role("img")).to_contain_text("29")
    expect(first).to_contain_text("differs from the built-in edition")
    first.get_by_label("All of this is as in my box").check()
    expect(page.get_by_text("1 of 56 entered")).to_be_visible()
    saved(page, 0)

    page.get_by_role("link", name="Play with it").click()
    expect(page.locator("#own-edition")).to_have_value(re.compile("."))
    page.get_by_role("button", name="Begin").click()
    page.wait_for_url(TABLE)
    ada.wait_for_turn()
    board = page.locator(".board-viewport")
    for number in (*PRICES, *POINTS):
        expect(board).to_contain_text(str(number))


def test_the_way_to_a_copy_fits_a_phone_in_every_language(
    browser: Browser, server: Server, visitors: list[Visitor]
) -> None:
    """The names of the built-in editions are long sentences."""
    for language in LANGUAGES:
        ada = Visitor(browser, server, language, 360, 740)
        visitors.append(ada)
        ada.open("/box/aquatica")
        expect(ada.page.locator("#edition-name")).to_be_visible()
        assert Lens(ada).faults() == [], language


def test_a_copy_is_compared_with_the_edition_that_one_chooses(
    browser: Browser, server: Server, visitors: list[Visitor]
) -> None:
    ada = guest(browser, server, visitors)
    page = ada.page
    begin_copy(ada, "antarctica")
    page.click('[data-section="research_tracks"]')
    tracks = page.locator("article")
    expect(tracks.first).not_to_contain_text("differs from the built-in edition")
    page.select_option("#edition-base", "reconstructed_1")
    expect(tracks.first).to_contain_text("differs from the built-in edition")


def test_what_was_entered_is_there_after_a_reload_even_with_faults(
    browser: Browser, server: Server, visitors: list[Visitor]
) -> None:
    ada = guest(browser, server, visitors)
    page = ada.page
    begin_copy(ada, "antarctica")
    page.click('[data-section="building_cards"]')
    page.fill(field(page, "building_cards[0].research_points"), "")
    missing = page.locator('[id="faults-building_cards[0].research_points"]')
    expect(missing).to_have_text("“Research points” is missing.")
    page.get_by_text("Show what is wrong").click()
    expect(page.locator(".faults button")).to_contain_text("Building cards › ")
    page.locator('article[id="building_cards[0]"] summary').click()
    page.fill(field(page, "building_cards[0].names.de"), "Mein Kran")
    saved(page, 1)
    page.reload()
    page.click('[data-section="building_cards"]')
    expect(page.locator("[data-faults]")).to_have_attribute("data-faults", "1")
    expect(page.locator(field(page, "building_cards[0].research_points"))).to_have_value("")
    page.locator('article[id="building_cards[0]"] summary').click()
    expect(page.locator(field(page, "building_cards[0].names.de"))).to_have_value("Mein Kran")


def test_an_edition_is_exported_imported_and_shared(
    browser: Browser, server: Server, visitors: list[Visitor], tmp_path: Path
) -> None:
    ada = guest(browser, server, visitors)
    begin_copy(ada, "council")
    with ada.page.expect_download() as loading:
        ada.page.get_by_role("button", name="Save as a file").click()
    file = tmp_path / "mine.json"
    loading.value.save_as(file)
    assert json.loads(file.read_text("utf-8"))["edition"] == "Our box"
    ada.open("/box/aquatica")  # the file says which game it is for
    ada.page.set_input_files("#edition-import", file)
    ada.page.wait_for_url(re.compile(r"/box/council/[\w-]+$"))
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("mine")
    ada.open("/box/council")
    mine = ada.page.get_by_role("listitem").filter(
        has=ada.page.get_by_role("link", name="mine", exact=True)
    )
    mine.get_by_role("button", name="Share by link").click()
    link = ada.page.get_by_label("Link").input_value()
    bo = guest(browser, server, visitors)
    bo.open(link)
    bo.page.get_by_role("button", name="Take a copy").click()
    bo.page.wait_for_url(EDITOR)
    expect(bo.page.get_by_role("heading", level=1)).to_have_text("mine")


@pytest.mark.parametrize(
    ("game", "width"),
    [
        *((game, 390) for game in ("antarctica", "aquatica", "council")),
        ("council", 1280),
        *(pytest.param(game, 1280, marks=pytest.mark.slow) for game in ("antarctica", "aquatica")),
    ],
)
def test_every_section_can_be_entered_by_everybody(
    browser: Browser, server: Server, visitors: list[Visitor], game: str, width: int
) -> None:
    """No fault, nothing wider than the page, and nothing that axe finds in any part."""
    ada = guest(browser, server, visitors, width=width)
    begin_copy(ada, game)
    sections = ada.page.locator("[data-section]")
    for at in range(sections.count()):
        sections.nth(at).click()
        expect(sections.nth(at)).to_have_attribute("aria-current", "true")
        assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), at
        entries = ada.page.locator(".entry > .picture")
        drawn = entries.filter(has=ada.page.locator("svg"))
        expect(drawn).to_have_count(entries.count())
        if width == 390:
            assert violations(ada) == []
    saved(ada.page, 0)
