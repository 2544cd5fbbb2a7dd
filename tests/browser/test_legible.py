"""Nothing that is read is too small, and no name is squeezed."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.support import Visitor
from tests.server.support import Server

LEAST = 10.9
"""Pixels, rounded up 11."""
SIZES = [(1280, 720), (390, 844), (360, 740)]

TOO_SMALL = """least => {
  const found = [];
  const walker = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const holder = walker.currentNode.parentElement;
    const text = walker.currentNode.textContent.trim();
    if (!text || holder.closest(".hidden-text, title, desc, style")) continue;
    if (!holder.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const box = holder.getBoundingClientRect();
    if (box.width < 2 || box.height < 2) continue;
    let size = parseFloat(getComputedStyle(holder).fontSize);
    if (holder instanceof SVGElement) {
      const { b, d } = holder.getScreenCTM();
      size *= Math.hypot(b, d);
    }
    if (size < least) found.push(`${text}: ${size.toFixed(1)} px`);
    if (!holder.hasAttribute("textLength")) continue;
    const free = holder.cloneNode(true);
    free.removeAttribute("textLength");
    holder.parentElement.append(free);
    const squeezed = parseFloat(holder.getAttribute("textLength")) / free.getComputedTextLength();
    free.remove();
    if (squeezed < 0.8) found.push(`${text}: ${squeezed.toFixed(2)} of its width`);
  }
  return found;
}"""


@pytest.mark.parametrize("game", ["antarctica", "aquatica", "council"])
def test_figures_and_names_can_be_read(
    browser: Browser, house: Server, visitors: list[Visitor], game: str
) -> None:
    visitor = Visitor(browser, house, "de")
    visitors.append(visitor)
    visitor.introduce("Ada")
    table = visitor.as_person().new_table(game, "me", "greedy", "greedy", "greedy")
    visitor.open(f"/t/{table}")
    page = visitor.page
    page.locator('[data-mark="board"] text').first.wait_for()
    found: dict[tuple[int, int], Any] = {}
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function("() => new Promise(r => requestAnimationFrame(() => r(true)))")
        found[width, height] = page.evaluate(TOO_SMALL, LEAST)
    assert found == {size: [] for size in SIZES}
