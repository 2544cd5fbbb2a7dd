"""At every size and in every language: what is asked is in view, nothing overlaps, is cut or tiny.

One walk through a game looks at each of its decisions in several sizes, by changing the shape of
the window around it: a table is set up once, not for every size and language. The few decisions
that are looked at with every change are always the same; whole games with fresh luck are slow. In
these what is asked for the first time is looked at in all sizes, then in every second of them.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Browser, Locator

from tests.browser.look import GAMES, LANGUAGES, SIZES, Lens, Size, is_in_view
from tests.browser.support import ANY_CHOICE, HIT, Visitor
from tests.browser.test_at_the_table import table_with_bot
from tests.browser.test_axe import violations
from tests.browser.test_everyday_table import advance
from tests.server.support import Server

FEW = 2 * len(LANGUAGES)
"""Decisions that are looked at with every change: in each language one early, one in the middle."""
MIDDLE = {"antarctica": 60, "aquatica": 90, "council": 150}
"""Lines of the log after which the middle is reached; a game of Antarctica may be over after 90."""
MOST = 600
LEAST = {"antarctica": 25, "aquatica": 25, "council": 80}
"""Decisions that a whole game has at least: a walk that ends early has seen little."""
LARGE = (1440, 900)
IN_LIST = "[data-moves] [data-move]:visible"
GIVES_AWAY = "give_back_ship"


Sizes = Callable[[int, bool], tuple[Size, ...]]
"""Those that a decision is looked at in, by its number and whether it is a new one: none like it
was asked before. It is made in the last of them."""


class Walk:
    """Plays one game by clicking only what is in view, and looks at every decision and question."""

    def __init__(self, visitor: Visitor, rng: Random, sizes: Sizes) -> None:
        self._visitor = visitor
        self._sizes = sizes
        self._rng = rng
        self._lens = Lens(visitor)
        self._asked: set[str] = set()
        self.faults: list[str] = []
        self.decisions = 0
        self.confirmed = 0
        self.looks = 0

    def go(self, steps: range, speak: Callable[[int], str] | None = None) -> None:
        for step in steps:
            if speak is not None:
                self._lens.speak(speak(step))
            self._visitor.wait_for_turn()
            if self._visitor.status() == "finished":
                return
            self._decide(step)

    def _decide(self, step: int) -> None:
        page = self._visitor.page
        sizes = self._sizes(step, self._is_new(page.locator(".decision h2").inner_text()))
        self.decisions += 1
        for size in sizes:
            self.look(size, f"decision {step}")
        version = page.locator("[data-status]").get_attribute("data-version")
        self._visitor.click(self._thing(step))
        menu = page.locator("[data-menu] [data-move]")
        if menu.count():
            self._note(is_in_view(menu.first), f"decision {step}: the menu is hidden")
            menu.nth(int(self._rng.random() * menu.count())).click()
        if page.locator("[data-confirm]").count() and not self._confirm(step):
            return
        page.wait_for_function(
            "was => document.querySelector('[data-status]').dataset.version !== was", arg=version
        )

    def _thing(self, step: int) -> Locator:
        """Every third time something of the list, else of the board, too; if possible in view."""
        offered = self._visitor.page.locator(self._selector(step))
        in_view: list[bool] = offered.evaluate_all(f"things => things.map(each => !!({HIT})(each))")
        things = [at for at, seen in enumerate(in_view) if seen] or list(range(len(in_view)))
        return offered.nth(things[int(self._rng.random() * len(things))])

    def _selector(self, step: int) -> str:
        closed = self._visitor.page.locator("[data-show-choices]")
        if closed.count() and (step % 3 == 2 or not self._visitor.page.locator(ANY_CHOICE).count()):
            closed.click()
            self._visitor.page.locator(IN_LIST).first.wait_for()
            return IN_LIST
        return ANY_CHOICE

    def _confirm(self, step: int) -> bool:
        """Looks at the question and says whether the move was made. Who gives ships away has soon
        nothing left to decide, so that is thought better of."""
        about = self._visitor.page.locator(".confirm")
        kind = about.get_attribute("data-kind") or ""
        self.confirmed += 1
        for size in self._sizes(step, self._is_new(kind)):
            self.look(size, f"question {step}")
        about.locator("[data-confirm]" if kind != GIVES_AWAY else "[data-cancel]").click()
        return kind != GIVES_AWAY

    def _is_new(self, question: str) -> bool:
        asked = re.sub(r"\d", "", question)
        new = asked not in self._asked
        self._asked.add(asked)
        return new

    def look(self, size: Size, where: str) -> None:
        self.looks += 1
        self.faults += [f"{where} at {size}: {fault}" for fault in self._lens.look(size)]

    def _note(self, holds: bool, fault: str) -> None:
        if not holds:
            self.faults.append(fault)


def half_of_the_sizes(step: int, _new: bool) -> tuple[Size, ...]:
    """In the middle of the game the other half than before; another one is last each time."""
    half = SIZES[(step + step // len(LANGUAGES)) % 2 :: 2]
    last = step % len(half)
    return (*half[last + 1 :], *half[: last + 1])


def all_or_every_second(step: int, new: bool) -> tuple[Size, ...]:
    """All sizes for what is asked for the first time, then four of the seven in turn. They begin
    with the one in which the last decision was made: to shape a window costs most."""
    sizes = (LARGE, *SIZES)
    last = step % len(sizes)
    order = (*reversed(sizes[:last]), *reversed(sizes[last:]))
    return order if new else order[::2]


def sit_down(
    browser: Browser, server: Server, visitors: list[Visitor], game: str
) -> tuple[Visitor, str]:
    ada = Visitor(browser, server, width=1280, height=720)
    visitors.append(ada)
    options = {"round_limit": 20} if game == "council" else {}
    return ada, table_with_bot(ada, game, "me", "greedy", "greedy", "greedy", options=options)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_asked_is_in_view_and_nothing_is_cut_at_any_size_in_any_language(
    browser: Browser, server: Server, visitors: list[Visitor], game: str
) -> None:
    ada, table = sit_down(browser, server, visitors, game)
    walk = Walk(ada, Random(f"geometry {game}"), half_of_the_sizes)
    languages = len(LANGUAGES)
    walk.go(range(languages), lambda step: LANGUAGES[step])
    lines = MIDDLE[game]
    advance(ada, table, Random(f"middle {game}"), lambda page: len(page.log) > lines).close()
    walk.go(range(languages, FEW), lambda step: LANGUAGES[step - languages])
    ada.wait_for_turn()
    if ada.status() != "finished":  # the bots may have ended the game
        walk.look(LARGE, "the last decision")
    assert walk.faults == [], "\n".join(walk.faults)
    assert walk.confirmed
    assert violations(ada) == []  # axe, in the middle of a game


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_over_a_whole_game_everything_is_in_view_and_nothing_is_cut(
    browser: Browser, lucky_server: Server, visitors: list[Visitor], game: str, language: str
) -> None:
    ada, _ = sit_down(browser, lucky_server, visitors, game)
    Lens(ada).speak(language)
    walk = Walk(ada, Random(f"geometry {game} {language}"), all_or_every_second)
    walk.go(range(MOST))
    print(f"{walk.decisions} decisions, {walk.confirmed} confirmations, {walk.looks} looks")
    assert walk.faults == [], "\n".join(walk.faults)
    assert ada.status() == "finished"
    assert walk.decisions >= LEAST[game]
