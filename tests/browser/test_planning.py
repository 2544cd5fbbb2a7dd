"""Planning ahead in the browser: moves are composed by keyboard, ordered, and made later."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from farshore.server.game.clock import MINUTE
from tests.browser.support import Visitor
from tests.browser.test_axe import violations
from tests.server.support import ClockedServer, Server, wait_until
from tests.support.moved_clock import MovedClock


@pytest.fixture
def clocked(tmp_path: Path) -> Iterator[ClockedServer]:
    server = ClockedServer(tmp_path, MovedClock(tmp_path / "clock"), "--workers", "1")
    yield server
    server.stop()


def test_moves_are_composed_ordered_and_made(
    browser: Browser, clocked: ClockedServer, visitors: list[Visitor]
) -> None:
    ada = Visitor(browser, clocked)
    visitors.append(ada)
    ada.introduce("Ada")
    person, bo = ada.as_person(), clocked.person("Bo")
    table = person.new_table("lanterns", "me", "open")
    bo.ask("POST", f"/tables/{table}/join", {})
    others = bo.open(table)
    others.until_state()
    page = ada.page
    ada.open(f"/t/{table}/plan")
    for count in range(2):
        expect(page.locator(f'[data-plan="{count}"]')).to_be_visible()
        page.keyboard.press("1")
    expect(page.locator("[data-entered] li")).to_have_count(2)
    page.keyboard.press("u")
    expect(page.locator("[data-entered] li")).to_have_count(1)
    assert violations(ada) == []
    page.locator("[data-save-order]").press("Enter")
    expect(page).to_have_url(f"{clocked.address}/t/{table}")
    expect(page.locator('[data-order="waiting"] li')).to_have_count(1)
    assert violations(ada) == []
    others.settle()
    assert [entry["seat"] for entry in others.log] == [None], "nobody is told of it"

    def done() -> bool:
        clocked.clock.move(MINUTE)
        return bool(person.ask("GET", f"/tables/{table}/order")["status"] == "done")

    wait_until(done)
    expect(page.locator('[data-order="done"]')).to_be_visible()
    page.locator("[data-close-order]").click()
    expect(page.locator("[data-order]")).to_have_count(0)
    page.locator("[data-plan-ahead]").click()
    expect(page.locator('[data-plan="0"]')).to_be_visible()


def test_who_decides_for_others_sees_whose_move_it_is(
    browser: Browser, server: Server, visitors: list[Visitor]
) -> None:
    ada = Visitor(browser, server, "de", width=390, height=844)
    visitors.append(ada)
    ada.introduce("Ada")
    bo = server.person("Bo")
    table = ada.as_person().new_table("council", "me", "open")
    bo.ask("POST", f"/tables/{table}/join", {})
    ada.open(f"/t/{table}/plan")
    page = ada.page
    page.locator('input[type="radio"][value="me"]').check(force=True)
    named = page.locator("[data-deciding-for]")
    for count in range(6):
        expect(page.locator(f'[data-plan="{count}"]')).to_be_visible()
        if named.count():
            break
        if page.locator("[data-show-choices]").count():
            page.locator("[data-show-choices]").click()
        page.locator("[data-moves] button, [data-end-turn]").last.click()
    expect(named).to_contain_text("Bo")
