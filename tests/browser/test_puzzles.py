"""Puzzles in the browser: one of each game is tried wrongly, solved, and explained."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Locator, expect

from farshore.puzzles import Puzzle, shipped_puzzles
from tests.browser.support import Visitor
from tests.server.support import Server
from tests.support.source import shipped_games


def choice(solver: Visitor, puzzle: Puzzle, at: int) -> Locator:
    text = puzzle.game.moves.text(puzzle.choices[at].move)
    return solver.page.locator(f'[data-move="{text}"]')


def choose(solver: Visitor, puzzle: Puzzle, at: int) -> None:
    """A move from the list, which is opened if need be."""
    closed = solver.page.locator("[data-show-choices]")
    if closed.count():
        closed.click()
    choice(solver, puzzle, at).first.click()
    confirm = solver.page.locator("[data-confirm]")
    if confirm.count():
        confirm.click()


@pytest.mark.parametrize("game", shipped_games())
def test_a_puzzle_is_solved(
    game: str, browser: Browser, server: Server, visitors: list[Visitor]
) -> None:
    puzzle = next(shipped_puzzles(game))
    solver = Visitor(browser, server)
    visitors.append(solver)
    solver.open(f"/puzzles/{game}/1")
    page = solver.page
    expect(page.locator('[data-puzzle="open"]')).to_be_visible()
    choose(solver, puzzle, len(puzzle.best))
    expect(page.locator("[data-wrong]")).to_contain_text("%")
    expect(page.locator("[data-thoughts]")).to_have_count(0)  # nothing is given away
    choose(solver, puzzle, 0)
    expect(page.locator("[data-right]")).to_be_visible()
    best = page.locator("[data-thoughts] li").first
    expect(best.locator("[data-reasons]")).to_contain_text("second best")
    page.locator("[data-next]").click()
    expect(page).to_have_url(f"{server.address}/puzzles/{game}/2")
    expect(page.locator('[data-puzzle="open"]')).to_be_visible()
    solver.open("/puzzles")
    expect(page.locator(f'[data-game="{game}"] li a.done')).to_have_count(1)


def test_the_solution_can_be_asked_for(
    browser: Browser, server: Server, visitors: list[Visitor]
) -> None:
    solver = Visitor(browser, server, language="de", width=390, height=844)
    visitors.append(solver)
    solver.open("/puzzles/aquatica/3")
    solver.page.locator("[data-solution]").click()
    expect(solver.page.locator("[data-reasons]").first).to_contain_text("Zug")
    expect(solver.page.locator("[data-right]")).to_have_count(0)


def test_the_first_page_has_a_puzzle_a_day(
    browser: Browser, server: Server, visitors: list[Visitor]
) -> None:
    solver = Visitor(browser, server)
    visitors.append(solver)
    solver.open("/")
    solver.page.locator("[data-today] a").first.click()
    expect(solver.page.locator('[data-puzzle="open"]')).to_be_visible()


def test_a_puzzle_that_is_not_there_says_so(
    browser: Browser, server: Server, visitors: list[Visitor]
) -> None:
    solver = Visitor(browser, server)
    visitors.append(solver)
    solver.open("/puzzles/aquatica/9999")
    expect(solver.page.get_by_text("There is no such puzzle.")).to_be_visible()
