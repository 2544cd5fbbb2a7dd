"""Every lesson is clicked through to its won end, by what the coach points at."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Locator, expect

from farshore.formats.lessons import lesson_file
from tests.browser.support import TABLE, Visitor
from tests.server.support import Server
from tests.support.source import shipped_games

GAMES = [game for game in shipped_games() if lesson_file(game) is not None]
WIDE, PHONE = (1280, 720), (390, 844)
CHANGED = "before => document.querySelector('[data-status]').dataset.version !== before"
MOST_CLICKS = 200
POINTED_AT = """() => {
  const thing = document.querySelector("[data-ringed]");
  const box = document.querySelector(".pointer .ring")?.getBoundingClientRect();
  if (!thing || !box) return false;
  const own = thing.getBoundingClientRect();
  const x = box.left + box.width / 2, y = box.top + box.height / 2;
  return own.left <= x && x <= own.right && own.top <= y && y <= own.bottom
    && x > 0 && y > 0 && x < innerWidth && y < innerHeight;
}"""
"""A ring in view surrounds what it says."""
COVERED = """() => {
  const coach = document.querySelector("[data-coach]").getBoundingClientRect();
  const apart = (a, b) =>
    a.right <= b.left + 1 || b.right <= a.left + 1
    || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
  const things = [...document.querySelectorAll(".middle, .decision")];
  const hidden = things.filter((thing) => !apart(coach, thing.getBoundingClientRect()));
  const out = coach.left < 0 || coach.top < 0 || coach.right > innerWidth + 1
    || coach.bottom > innerHeight + 1;
  return hidden.length > 0 || out;
}"""


def coach(visitor: Visitor) -> Locator:
    return visitor.page.locator("[data-coach]")


def begin(
    browser: Browser, server: Server, game: str, size: tuple[int, int], **more: str
) -> Visitor:
    visitor = Visitor(browser, server, width=size[0], height=size[1], **more)
    visitor.open("/")
    visitor.page.locator(f'[data-learn="{game}"]').click()
    visitor.page.get_by_role("dialog").get_by_role("textbox").fill("Ada")
    visitor.page.keyboard.press("Enter")
    visitor.page.wait_for_url(TABLE)
    visitor.page.wait_for_selector('[data-coach]:not([data-coach=""])')
    return visitor


def version(visitor: Visitor) -> str:
    return visitor.page.locator("[data-status]").first.get_attribute("data-version") or ""


def do_what_is_asked(visitor: Visitor, move: str) -> None:
    """Chooses the thing that the coach points at, and answers what is asked about it."""
    page = visitor.page
    page.wait_for_function(POINTED_AT)
    before = version(visitor)
    ringed = page.locator("[data-ringed]").first
    opens_list = ringed.get_attribute("data-show-choices") is not None
    visitor.click(ringed)
    if opens_list:
        return
    menu = page.locator(f'[data-menu] [data-move="{move}"]')
    if menu.count():
        menu.click()
    confirm = page.locator("[data-confirm]")
    if confirm.count():
        confirm.click()
    page.wait_for_function(CHANGED, arg=before)


def click_through(visitor: Visitor, until: str = "") -> list[str]:
    """To the end, or to a step; says which steps came."""
    page, said = visitor.page, list[str]()
    for _ in range(MOST_CLICKS):
        page.wait_for_selector('[data-coach]:not([data-coach=""])')
        step = coach(visitor).get_attribute("data-coach") or ""
        if not said or said[-1] != step:
            said.append(step)
        assert not page.evaluate(COVERED), step
        if step == until:
            return said
        forward = page.locator("[data-next]")
        if forward.count():
            forward.click()
            if page.url.endswith("/result"):
                return said
            page.wait_for_function(
                "step => !document.querySelector('[data-coach]')"
                " || !['', step].includes(document.querySelector('[data-coach]').dataset.coach)",
                arg=step,
            )
            if coach(visitor).count() == 0:
                return said
        else:
            do_what_is_asked(visitor, coach(visitor).get_attribute("data-does") or "")
    raise AssertionError("the lesson does not end")


@pytest.mark.parametrize(
    ("game", "size"), [*((game, WIDE) for game in GAMES), (GAMES[0], PHONE)], ids=str
)
def test_a_lesson_is_clicked_through(
    browser: Browser, server: Server, visitors: list[Visitor], game: str, size: tuple[int, int]
) -> None:
    ada = begin(browser, server, game, size)
    visitors.append(ada)
    said = click_through(ada)
    assert len(said) >= 15
    expect(ada.page).to_have_url(re.compile("/result$"))
    table = ada.page.url.split("/")[-2]
    assert ada.as_person().ask("GET", f"/tables/{table}/result")["winners"] == [0]


def test_a_wrong_try_is_answered_and_nothing_happens(
    browser: Browser, server: Server, visitors: list[Visitor]
) -> None:
    ada = begin(browser, server, "antarctica", WIDE)
    visitors.append(ada)
    click_through(ada, until="sail")
    before = version(ada)
    ada.page.locator("[data-show-choices]").click()
    ada.page.locator('[data-move="sail left"]').click()
    expect(ada.page.locator("[data-wrong]")).to_contain_text("no headframe")
    assert version(ada) == before


def test_a_lesson_goes_on_after_a_reload_and_can_be_left(
    browser: Browser, server: Server, visitors: list[Visitor]
) -> None:
    ada = begin(browser, server, "antarctica", WIDE)
    visitors.append(ada)
    click_through(ada, until="build")
    ada.page.reload()
    expect(coach(ada)).to_have_attribute("data-coach", "build")
    table = ada.page.url
    ada.open("/")
    ada.page.locator('[data-learn="antarctica"]').click()
    ada.page.wait_for_url(table)
    ada.page.locator("[data-skip]").click()
    ada.page.locator("[data-leave]").click()
    expect(coach(ada)).to_have_count(0)
    assert ada.is_asked()


def test_the_coach_beside_a_normal_game_is_switched_on_and_told_once(
    browser: Browser, server: Server, visitors: list[Visitor]
) -> None:
    ada = Visitor(browser, server)
    visitors.append(ada)
    ada.introduce("Ada")
    ada.open("/")
    ada.page.evaluate("localStorage.setItem('farshore', JSON.stringify({coach: true}))")
    table = ada.as_person().new_table("antarctica", "me", "greedy", options={"start_seat": "fixed"})
    ada.open(f"/t/{table}")
    beside = ada.page.locator("[data-beside]")
    expect(beside).to_have_attribute("data-beside", "antarctica-coach-goal")
    beside.get_by_role("button").click()
    expect(beside).to_have_attribute("data-beside", "antarctica-coach-move_ship")
    beside.get_by_role("button").click()
    expect(beside).to_have_count(0)
    ada.page.reload()
    ada.sit()
    expect(beside).to_have_count(0)
