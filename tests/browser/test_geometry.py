"""At every size and in every language: what is asked is in view, and nothing overlaps or is cut."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Browser

from tests.browser.support import HIT, Visitor
from tests.browser.test_at_the_table import table_with_bot
from tests.browser.test_everyday_table import GAMES, SIZES, choices_in_view, is_in_view
from tests.server.support import Server

LANGUAGES = ("en", "it", "de", "pl")
FEW = 4
"""Decisions that are looked at with every change; the whole games are slow."""
MOST = 400
FAULTS = """() => {
  const faults = [];
  const called = (thing) =>
    `${thing.tagName.toLowerCase()}.${thing.getAttribute("class") ?? ""} `
    + `"${(thing.getAttribute("aria-label") ?? thing.textContent).trim().slice(0, 40)}"`;
  const outside = (thing) => !thing.closest(".board-viewport");
  const visible = (thing) =>
    thing.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    && !thing.closest(".hidden-text");
  // What is left of a thing when all that scrolls around it has cut it.
  const shown = (thing) => {
    let { left, top, right, bottom } = thing.getBoundingClientRect();
    for (let up = thing.parentElement; up; up = up.parentElement) {
      if (getComputedStyle(up).overflow === "visible") continue;
      const box = up.getBoundingClientRect();
      left = Math.max(left, box.left);
      top = Math.max(top, box.top);
      right = Math.min(right, box.right);
      bottom = Math.min(bottom, box.bottom);
    }
    return { left, top, right, bottom };
  };
  if (document.documentElement.scrollWidth > innerWidth) faults.push("the page is too wide");
  const controls = [...document.querySelectorAll("button, a.button, input, select")]
    .filter((thing) => outside(thing) && visible(thing))
    .map((thing) => ({ thing, box: shown(thing) }))
    .filter(({ box }) => box.right - box.left > 2 && box.bottom - box.top > 2);
  controls.forEach(({ thing: one, box: a }, index) => {
    for (const { thing: other, box: b } of controls.slice(index + 1)) {
      if (one.contains(other) || other.contains(one) || other.matches(".newest")) continue;
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide > 2 && high > 2) faults.push(`${called(one)} overlaps ${called(other)}`);
    }
    if (a.right > innerWidth + 1 || a.left < -1) faults.push(`${called(one)} leaves the page`);
  });
  const texts = [...document.querySelectorAll("button, a.button, h2, .say, .caption p, label")];
  for (const text of texts.filter((thing) => outside(thing) && visible(thing))) {
    const hides = getComputedStyle(text).overflowX !== "visible";
    if (hides && text.scrollWidth > text.clientWidth + 1) faults.push(`${called(text)} is cut`);
    const box = text.getBoundingClientRect();
    const around = text.parentElement.getBoundingClientRect();
    if (box.right > around.right + 2) faults.push(`${called(text)} sticks out`);
  }
  return [...new Set(faults)];
}"""


def look(visitor: Visitor, where: str) -> None:
    """Everything about the page as it stands now."""
    assert visitor.page.evaluate("scrollX + scrollY") == 0, f"{where}: the page was scrolled"
    faults = visitor.page.evaluate(FAULTS)
    assert faults == [], f"{where}: {faults}"


def play_and_look(visitor: Visitor, rng: Random, most: int) -> None:
    """Plays by clicking only what is in view, and looks at every decision and question."""
    for step in range(most):
        visitor.wait_for_turn()
        if visitor.status() == "finished":
            return
        where = f"decision {step}"
        visitor.page.wait_for_timeout(60)  # a drawing of the new position
        assert is_in_view(visitor.page.locator(".decision h2")), f"{where}: the question is hidden"
        assert choices_in_view(visitor), f"{where}: every choice is out of view"
        look(visitor, where)
        version = visitor.page.locator("[data-status]").get_attribute("data-version")
        found = [each for each in visitor.choices() if each.evaluate(HIT) is not None]
        visitor.click(found[int(rng.random() * len(found))])
        menu = visitor.page.locator("[data-menu] [data-move]")
        if menu.count():
            assert is_in_view(menu.first), f"{where}: the menu is hidden"
            menu.nth(int(rng.random() * menu.count())).click()
        confirm = visitor.page.locator("[data-confirm]")
        if confirm.count():
            assert is_in_view(confirm), f"{where}: the confirmation is hidden"
            look(visitor, f"{where}, asked")
            confirm.click()
        visitor.page.wait_for_function(
            "was => document.querySelector('[data-status]').dataset.version !== was", arg=version
        )


def sit_down(
    browser: Browser,
    house: Server,
    visitors: list[Visitor],
    game: str,
    language: str,
    size: tuple[int, int],
) -> Visitor:
    touch = {"has_touch": True, "is_mobile": True} if size[0] < 800 else {}
    ada = Visitor(browser, house, language, *size, **touch)
    visitors.append(ada)
    options = {"round_limit": 20} if game == "council" else {}
    table_with_bot(ada, game, "me", "greedy", "greedy", options=options)
    return ada


@pytest.mark.parametrize(
    ("game", "language", "size"),
    [
        ("antarctica", "de", (390, 844)),
        ("aquatica", "it", (1280, 720)),
        ("council", "pl", (740, 360)),
    ],
)
def test_the_first_decisions_are_in_view_and_nothing_is_cut(
    browser: Browser,
    house: Server,
    visitors: list[Visitor],
    game: str,
    language: str,
    size: tuple[int, int],
) -> None:
    ada = sit_down(browser, house, visitors, game, language, size)
    play_and_look(ada, Random(f"geometry {game}"), FEW)


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_over_a_whole_game_everything_is_in_view_and_nothing_is_cut(
    browser: Browser,
    house: Server,
    visitors: list[Visitor],
    game: str,
    language: str,
    size: tuple[int, int],
) -> None:
    ada = sit_down(browser, house, visitors, game, language, size)
    play_and_look(ada, Random(f"geometry {game} {language} {size[0]}"), MOST)
