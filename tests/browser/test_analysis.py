"""What a bot thinks of a game, as people see it: hints at the table, the analysis afterwards."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, expect

from farshore.core.record import Record
from tests.browser.support import Visitor
from tests.browser.test_axe import finished_table, violations
from tests.server.support import Server

LONG = 180_000
"""Milliseconds that a bot may look at a whole game."""
PERCENT = re.compile(r"\b\d{1,2} % to win")


def test_the_analysis_of_a_game_names_the_moves_that_cost_most(
    browser: Browser, server: Server, visitors: list[Visitor]
) -> None:
    ada = Visitor(browser, server)
    visitors.append(ada)
    ada.introduce("Ada")
    table = finished_table(ada)
    page = ada.page

    ada.open(f"/t/{table}/replay")
    page.get_by_role("button", name="Analysis").click()
    panel = page.locator("[data-analysis]")
    expect(panel.get_by_role("status")).to_contain_text("A bot")
    expect(panel).to_have_attribute("data-analysis", "ready", timeout=LONG)
    found = ada.as_person().ask("GET", f"/tables/{table}/analysis")
    worst = found["decisions"][found["costly"][0]]
    expect(page.get_by_role("img", name="The chances of everybody")).to_be_visible()
    assert page.locator("[data-costly]").count() == min(6, len(found["costly"]))

    # the worst move, by its link: what was played, what it cost, what was better
    link = page.locator(f'[data-costliest] a[href*="at={worst["after"]}&"]')
    expect(link).to_contain_text(f"−{round(worst['cost'] * 100)} %")
    link.click()
    expect(page.locator("[data-step]")).to_have_attribute("data-step", str(worst["after"]))
    thoughts = page.locator("[data-thought]")
    expect(thoughts.first).to_have_attribute("data-thought", worst["best_text"])
    expect(thoughts.first).to_contain_text(PERCENT)
    expect(page.locator(f'[data-thought="{worst["text"]}"]')).to_contain_text("played")
    expect(panel).to_contain_text(f"cost {round(worst['cost'] * 100)} of 100 chances")
    assert violations(ada) == []

    # the position that is shown is the one in which it was played
    record = Record.from_json(ada.as_person().ask("GET", f"/tables/{table}/record"))
    actor, move = record.moves[worst["step"]]
    assert (actor, record.game.moves.text(move)) == (worst["seat"], worst["text"])

    # a click in the middle of the chart leads to the middle of the game
    box = page.get_by_role("img", name="The chances of everybody").bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    last = ada.as_person().ask("GET", f"/tables/{table}/replay?count=1")["entries"]
    step = int(page.locator("[data-step]").get_attribute("data-step") or 0)
    assert abs(step - last / 2) <= 1

    # the result leads to the same moves
    ada.open(f"/t/{table}/result")
    page.get_by_role("heading", name="The moves that cost most").scroll_into_view_if_needed()
    page.locator(f'[data-costliest] a[href*="at={worst["after"]}&"]').click()
    expect(page.locator("[data-step]")).to_have_attribute("data-step", str(worst["after"]))
    expect(page.locator("[data-thought]").first).to_contain_text(PERCENT)

    # and all of it fits a phone
    page.set_viewport_size({"width": 360, "height": 740})
    expect(page.locator("[data-thought]").first).to_contain_text(PERCENT)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    ada.open(f"/t/{table}/result")
    expect(page.get_by_role("heading", name="Where the points come from")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_a_hint_tells_moves_their_chances_and_what_would_follow(
    browser: Browser, server: Server, visitors: list[Visitor]
) -> None:
    ada = Visitor(browser, server)
    visitors.append(ada)
    ada.introduce("Ada")
    first = {"start_seat": "fixed"}  # so that Ada sails
    ada.open(f"/t/{ada.as_person().new_table('antarctica', 'me', 'greedy', options=first)}")
    ada.sit()
    ada.wait_for_turn()
    page = ada.page
    page.get_by_role("button", name="What would a bot do?").click()
    hint = page.get_by_role("group", name="What a bot would do")
    expect(hint).to_be_visible()
    best = hint.locator("[data-thought]").first
    expect(best).to_contain_text(PERCENT)
    expect(hint).to_contain_text("Expected:")
    assert violations(ada) == []
    before = page.locator("[data-status]").get_attribute("data-version") or ""
    thought = best.get_by_role("button")
    thought.scroll_into_view_if_needed()
    lies = thought.bounding_box()
    thought.hover()  # what pointing at it tells must not push it away from the pointer
    expect(page.locator(".prospect strong")).to_be_visible()
    assert thought.bounding_box() == lies
    thought.click()
    confirm = page.locator("[data-confirm]")
    if confirm.count():
        confirm.click()
    expect(page.locator("[data-status]")).not_to_have_attribute("data-version", before)
