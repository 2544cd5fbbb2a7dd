"""People who use the pages with mouse and keyboard."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Browser, Locator, Page, expect

from tests.server.support import Person, Server

CHROMIUM = "/usr/bin/chromium"
PATIENCE = 60_000
"""Milliseconds."""
TABLE = re.compile(r"/t/[\w-]+$")
ANY_CHOICE = ".choice.open:visible:not([inert] *), [data-move]:visible"
MOST_STEPS = 3000
MOST_LOOKS = 50
HIT = """thing => {
  const box = thing.getBoundingClientRect();
  const left = Math.max(box.left, 0), right = Math.min(box.right, innerWidth);
  const top = Math.max(box.top, 0), bottom = Math.min(box.bottom, innerHeight);
  if (left >= right || top >= bottom) return null;
  for (const grid of [1, 8, 24]) {
    for (let i = 0; i < grid * grid; i++) {
      const x = left + (right - left) * ((i % grid) + 0.5) / grid;
      const y = top + (bottom - top) * (Math.floor(i / grid) + 0.5) / grid;
      if (thing.contains(document.elementFromPoint(x, y))) return [x, y];
    }
  }
  return null;
}"""
"""Where in the window a thing can be hit."""
NOTE_NEXT_PRESS = """thing => addEventListener("pointerdown", ({ target }) => {
  window.pressed = thing.contains(target) || target.closest(".choice.open") !== null;
}, { capture: true, once: true })"""


class Visitor:
    """A browser window of somebody who speaks a language."""

    def __init__(
        self,
        browser: Browser,
        server: Server,
        language: str = "en",
        width: int = 1280,
        height: int = 800,
        **more: Any,
    ) -> None:
        self.server = server
        self.context = browser.new_context(
            base_url=server.address,
            locale=language,
            viewport={"width": width, "height": height},
            **{"service_workers": "block", "reduced_motion": "reduce", **more},
        )
        self.context.set_default_timeout(PATIENCE)
        self.page: Page = self.context.new_page()
        self.errors: list[str] = []
        """What the page complained of; a refused answer of the server is no fault of the page."""
        self.frames: list[str] = []
        """All that came through the socket."""
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", self._console)
        self.page.on("websocket", lambda socket: socket.on("framereceived", self._frame))

    def _console(self, message: Any) -> None:
        refused = "net::ERR" in message.text or "status of 4" in message.text
        if message.type == "error" and not refused:
            self.errors.append(message.text)

    def _frame(self, payload: Any) -> None:
        self.frames.append(payload if isinstance(payload, str) else payload.decode())

    def introduce(self, name: str) -> None:
        """Becomes a guest, as the name dialog does."""
        answer = self.context.request.put("/api/me", data={"name": name})
        assert answer.ok

    def as_person(self) -> Person:
        """The same guest, for looking at what the server says."""
        person = Person(self.server)
        for cookie in self.context.cookies():
            person.http.cookies.set(cookie["name"], cookie["value"])
        return person

    def open(self, path: str) -> None:
        self.page.goto(path)
        expect(self.page.locator("main, [data-status]").first).to_be_visible()

    # --- at a table

    def sit(self) -> None:
        self.page.wait_for_selector("[data-status]")

    def status(self) -> str:
        return self.page.locator("[data-status]").first.get_attribute("data-status") or ""

    def is_asked(self) -> bool:
        return self.page.locator('[data-turn="yours"]').count() > 0

    def choices(self, selector: str = ANY_CHOICE) -> list[Locator]:
        """What can be chosen now, on the board and in the list; the list is opened if need be."""
        if self.page.locator(ANY_CHOICE).count() == 0 and self.is_asked():
            closed = self.page.locator("[data-show-choices]")
            if closed.count():
                closed.click()
        return self.page.locator(selector).all()

    def act(self, rng: Random, selector: str = ANY_CHOICE) -> None:
        """One choice, by clicking it, its menu and its question as far as they come."""
        found = self.choices(selector) or self.choices()
        before = self.page.locator("[data-status]").first.get_attribute("data-version")
        self.click(found[int(rng.random() * len(found))])
        menu = self.page.locator("[data-menu] [data-move]")
        if menu.count():
            menu.nth(int(rng.random() * menu.count())).click()
        confirm = self.page.locator("[data-confirm]")
        if confirm.count():
            confirm.click()
        self.page.wait_for_function(
            "before => document.querySelector('[data-status]').dataset.version !== before",
            arg=before,
        )

    def click(self, thing: Locator) -> None:
        """A button as it is; a drawing where it can be hit: the middle of an arc is not on it."""
        if thing.evaluate("thing => thing instanceof HTMLElement"):
            thing.click()
            return
        point = None
        for _ in range(MOST_LOOKS):  # a board moves when a sheet grows below it, or to what is new
            if point is None:
                thing.scroll_into_view_if_needed()
            before, point = point, thing.evaluate(HIT)
            if point is not None and point == before and self._hits(thing, point):
                return
            self.page.wait_for_timeout(60)
        raise AssertionError(f"{thing.get_attribute('aria-label')} is covered")

    def _hits(self, thing: Locator, point: list[float]) -> bool:
        """Clicks there. On a busy machine the board may have moved away under the pointer: who sees
        that clicks again."""
        thing.evaluate(NOTE_NEXT_PRESS)
        self.page.mouse.click(*point)
        return bool(self.page.evaluate("window.pressed"))

    def wait_for_version(self, version: str) -> None:
        """Until the page shows what its server showed to somebody else already."""
        self.page.wait_for_function(
            "version => document.querySelector('[data-status]')?.dataset.version === version",
            arg=version,
        )

    def wait_for_turn(self) -> None:
        self.page.wait_for_selector('[data-turn="yours"], [data-status="finished"]')


def play_to_the_end(
    visitors: list[Visitor],
    rng: Random,
    on_step: Callable[[int], None] = lambda step: None,
    most: int = MOST_STEPS,
) -> int:
    """Everybody plays whenever asked, until the game is over or so many choices were made; says how
    many choices that took."""
    made = 0
    for step in range(MOST_STEPS):
        if made == most or all(visitor.status() == "finished" for visitor in visitors):
            return made
        on_step(step)
        asked = [visitor for visitor in visitors if visitor.is_asked()]
        if asked:
            asked[int(rng.random() * len(asked))].act(rng)
            made += 1
        else:
            visitors[0].page.wait_for_timeout(30)
    raise AssertionError("the game does not end")
