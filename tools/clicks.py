"""How many clicks a turn takes: whole games in a real browser, every click counted.

    python tools/clicks.py [--games 3] [--game antarctica] [--seed 1] [--unasked]

Starts a server of its own. One person plays against one bot with the mouse, as somebody who looks
at the board: any thing that can be chosen is as likely as any other; nothing is given away and no
turn is ended while something else can be done. Where a question offers to end the turn as well
(unless more can be done), that is taken. A turn of Antarctica is that of one ship; else it is
everything that the person chooses until another seat is asked. Clicks that open a menu or answer a
question count like all others.
`--unasked`: the person wants no second question about a kind of move (that click counts, too).
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from random import Random
from typing import Any

import httpx
from playwright.sync_api import Browser, Locator, Page, sync_playwright

from farshore.core.registry import game_names

CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")
VERSION = "document.querySelector('[data-status]').dataset.version"
ON_BOARD = ".choice.open:visible"
IN_LIST = "[data-moves] [data-move]:visible"
MENU = "[data-menu] [data-move]"
GIVES_AWAY = "give_back"
TURN = "turn_begins"
PATIENCE = 60_000
"""Milliseconds."""
HIT = """thing => {
  thing.scrollIntoView({ block: "nearest" });
  const box = thing.getBoundingClientRect();
  for (let i = 0; i < 576; i++) {
    const x = box.left + box.width * ((i * 7 % 24) + 0.5) / 24;
    const y = box.top + box.height * (Math.floor(i / 24) + 0.5) / 24;
    if (thing.contains(document.elementFromPoint(x, y))) return [x, y];
  }
  return null;
}"""


class Player:
    """Plays one game with the mouse."""

    def __init__(
        self, browser: Browser, address: str, game: str, rng: Random, *, unasked: bool
    ) -> None:
        self._rng = rng
        self._unasked = unasked
        self._context = browser.new_context(
            base_url=address,
            viewport={"width": 1440, "height": 900},
            reduced_motion="reduce",
            service_workers="block",
        )
        self._context.set_default_timeout(PATIENCE)
        self._context.request.put("/api/me", data={"name": "Ada"})
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
        asked = {"game": game, "players": 2, "seats": seats}
        self.table: str = self._context.request.post("/api/tables", data=asked).json()["id"]
        self._page: Page = self._context.new_page()
        self.clicks = 0
        self.questions = 0
        self.menus = 0
        self.choices = 0

    def play(self) -> None:
        self._page.goto(f"/t/{self.table}")
        while True:
            self._page.wait_for_selector('[data-turn="yours"], [data-status="finished"]')
            if self._page.locator('[data-status="finished"]').count():
                break
            self._choose()
        self._context.close()

    def _choose(self) -> None:
        before = self._page.evaluate(VERSION)
        self.choices += 1
        for thing in self._wanted():
            point = thing.evaluate(HIT)
            if point is None:
                continue
            self._click_at(point)
            if self._menu_answered():
                break
        confirm = self._page.locator("[data-confirm]")
        if confirm.count():
            if self._unasked:
                self._click(self._page.locator("[data-unasked]"))
            ending = self._page.locator("[data-confirm-end]")
            self._click(ending if ending.count() else confirm)
            self.questions += 1
        self._page.wait_for_function(f"before => {VERSION} !== before", arg=before)

    def _wanted(self) -> list[Locator]:
        """What may be clicked, the best guess first."""
        things = self._page.locator(ON_BOARD).all() or self._page.locator(IN_LIST).all()
        kept = [each for each in things if not self._gives_away(each)]
        self._rng.shuffle(kept)
        return [*kept, *self._page.locator("[data-end-turn]").all(), *self._opened_list(kept)]

    def _opened_list(self, things: list[Locator]) -> list[Locator]:
        closed = self._page.locator("[data-show-choices]")
        if things or not closed.count():
            return []
        self._click(closed)
        return self._page.locator(IN_LIST).all()

    def _gives_away(self, thing: Locator) -> bool:
        return (thing.get_attribute("data-move") or "").startswith(GIVES_AWAY)

    def _menu_answered(self) -> bool:
        """Whether a move has been chosen: no menu opened, or one of its moves was clicked."""
        offered = self._page.locator(MENU).all()
        if not offered:
            return True
        kept = [each for each in offered if "give" not in (each.get_attribute("data-move") or "")]
        if not kept:
            self._page.keyboard.press("Escape")
            self.clicks -= 1  # nobody clicks a ship to give it back by chance
            return False
        self._click(self._rng.choice(kept))
        self.menus += 1
        return True

    def _click(self, thing: Locator) -> None:
        thing.click()
        self.clicks += 1

    def _click_at(self, point: list[float]) -> None:
        self._page.mouse.click(*point)
        self.clicks += 1


def turns_of(entries: list[dict[str, Any]], seat: int) -> int:
    """Turns as the log tells them, or else stretches of choices that no other seat interrupts."""
    told = [event for entry in entries for event in entry["events"] if event["event"] == TURN]
    if told:
        return sum(event["seat"] == seat for event in told)
    turns, last = 0, None
    for entry in entries:
        if entry["seat"] is None or entry.get("forced"):
            continue
        turns += entry["seat"] == seat and last != seat
        last = entry["seat"]
    return turns


def measure(browser: Browser, address: str, game: str, asked: argparse.Namespace) -> None:
    totals = {"clicks": 0, "choices": 0, "questions": 0, "menus": 0, "turns": 0}
    for number in range(asked.games):
        rng = Random(f"{game} {asked.seed} {number}")
        player = Player(browser, address, game, rng, unasked=asked.unasked)
        player.play()
        state = httpx.get(f"{address}/api/tables/{player.table}/state", timeout=60).json()
        totals["turns"] += turns_of(state["log"]["entries"], 0)
        for name in ("clicks", "choices", "questions", "menus"):
            totals[name] += getattr(player, name)
    turns = max(1, totals["turns"])
    each = {name: round(totals[name] / turns, 2) for name in totals if name != "turns"}
    found = {"game": game, "games": asked.games, "turns": totals["turns"], "a turn": each}
    print(json.dumps(found), flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=3, help="games of each title (3)")
    parser.add_argument("--game", choices=game_names(), help="only this title")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--unasked", action="store_true", help="no second question of a kind")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        command = [sys.executable, "-m", "farshore", "serve", "--port=0", "--no-limits"]
        server = subprocess.Popen(
            [*command, f"--db={Path(folder) / 'tables.db'}"], stdout=subprocess.PIPE, text=True
        )
        assert server.stdout is not None
        address = server.stdout.readline().split()[1].rstrip("/")
        browser = playwright.chromium.launch(
            executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"]
        )
        try:
            for game in [asked.game] if asked.game else game_names():
                measure(browser, address, game, asked)
        finally:
            browser.close()
            server.terminate()
            server.wait(20)
    return 0


if __name__ == "__main__":
    sys.exit(main())
