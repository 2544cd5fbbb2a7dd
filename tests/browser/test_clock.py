"""Two people play over days, on a clock that the test moves."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from farshore.server.game.clock import HOUR
from tests.browser.support import TABLE, Visitor
from tests.browser.test_axe import violations
from tests.server.support import ClockedServer, wait_until
from tests.support.moved_clock import MovedClock


@pytest.fixture
def clocked(tmp_path: Path) -> Iterator[ClockedServer]:
    running = ClockedServer(tmp_path, MovedClock(tmp_path / "clock"))
    yield running
    assert running.stop() == 0
    assert "Traceback" not in running.log.read_text()


def make_table(ada: Visitor) -> str:
    """As the page for new tables lets one choose it."""
    page = ada.page
    ada.open("/new?game=antarctica")
    page.get_by_label("Players").select_option("2")
    page.get_by_label("Seat 2").select_option("open")
    page.get_by_label("How fast").select_option("days")
    page.get_by_label("Time for each decision").select_option(label="2 days")
    page.get_by_label("What follows when time is up").select_option("others")
    assert violations(ada) == []
    page.get_by_role("button", name="Make the table").click()
    page.wait_for_url(TABLE)
    return page.url


def test_two_people_play_over_days(
    browser: Browser, clocked: ClockedServer, visitors: list[Visitor]
) -> None:
    ada = Visitor(browser, clocked)
    bo = Visitor(browser, clocked, width=360, height=740, has_touch=True, is_mobile=True)
    visitors += [ada, bo]
    ada.introduce("Ada")
    bo.introduce("Bo")
    table = make_table(ada)
    expect(ada.page.get_by_text("2 days for each decision.")).to_be_visible()
    bo.open(table)
    bo.page.locator("[data-join]").click()
    for visitor in (ada, bo):
        visitor.sit()
    wait_until(lambda: ada.is_asked() or bo.is_asked())
    asked, other = (ada, bo) if ada.is_asked() else (bo, ada)
    own = '[data-clock="calm"]'
    expect(asked.page.locator(own)).to_have_count(1)
    expect(asked.page.locator(own)).to_contain_text(re.compile("2 d|1 d 23 h"))

    clocked.clock.move(45 * HOUR)
    asked.page.reload()
    expect(asked.page.locator("[data-clock-warning]")).to_contain_text("3 hours left")
    expect(asked.page.locator('[data-clock="low"]')).to_contain_text("⚠")
    assert violations(asked) == []

    clocked.clock.move(4 * HOUR)
    late = other.page.locator("[data-late]")
    expect(late).to_contain_text("Time is up for")
    expect(asked.page.locator("[data-clock-warning]")).to_have_text("Your time is up.")
    assert violations(other) == []
    late.get_by_role("button", name="Give 1 day more").click()
    expect(late).to_have_count(0)
    expect(asked.page.locator("[data-clock-warning]")).to_have_count(0)

    clocked.clock.move(25 * HOUR)
    late.get_by_role("button", name="Let a bot play on").click()
    expect(late).to_have_count(0)
    other.wait_for_turn()
    ada.page.reload()
    expect(ada.page.locator("[data-clock-note]")).to_have_text(
        [
            re.compile("Time was up for"),
            re.compile("gave .* 1 day more"),
            re.compile("Time was up for"),
            re.compile("A bot plays for"),
        ]
    )
