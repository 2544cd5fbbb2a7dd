"""Games through the real pages, to the scored end."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.look import COUNT_SHIFTS, GAMES
from tests.browser.support import TABLE, Visitor, play_to_the_end
from tests.server.support import Server, catch_up

ENOUGH = 30
"""Choices by mouse that show that a way of playing works; the rest goes over the socket."""

STEADY = 12
"""Choices by mouse in which a page must not jump. Nobody plays a whole game as fast as this: what
piles up in five seconds of it then says little."""

MOST_SHIFT = 0.1
"""The cumulative layout shift that browsers call good."""


def check_result(visitor: Visitor) -> None:
    """The result page says what the server knows."""
    path = visitor.page.url.rpartition("/")[2]
    result = visitor.as_person().ask("GET", f"/tables/{path}/result")
    visitor.page.locator(f'a[href="/t/{path}/result"]').first.click()
    for score in result["scores"]:
        expect(visitor.page.locator("main")).to_contain_text(str(score))


def play_on_and_finish(visitors: list[Visitor], rng: Random, most: int = 0) -> None:
    """People play by clicking; when that has been seen, the game is ended over their sockets."""
    play_to_the_end(visitors, rng, most=most)
    table = visitors[0].page.url.rpartition("/")[2]
    pages = [visitor.as_person().open(table) for visitor in visitors]
    for page in pages:
        page.until_state()
    while pages[0].state["result"] is None:
        for page in pages:
            if page.my_turn():
                page.play_any(rng)
                break
        catch_up(pages)
    for visitor in visitors:
        visitor.page.wait_for_selector('[data-status="finished"]')


def play_now(visitor: Visitor, game: str) -> None:
    visitor.open("/")
    visitor.page.locator(f'[data-game="{game}"] .play').click()
    offered = visitor.page.locator("[data-no-lesson]")
    if offered.count():  # who has never played it may learn it first
        offered.click()
    visitor.page.get_by_role("dialog").get_by_role("textbox").fill("Ada")
    visitor.page.keyboard.press("Enter")
    visitor.page.wait_for_url(TABLE)
    visitor.sit()


def check_shifts(visitor: Visitor) -> None:
    worst = sorted(visitor.page.evaluate("window.shiftedBy"), reverse=True)[:5]
    assert visitor.page.evaluate("window.shifted") < MOST_SHIFT, "\n".join(worst)


def count_shifts_from_here(visitor: Visitor) -> None:
    """What counts is the game, not the way to it: nor what that left in the same five seconds."""
    visitor.page.evaluate("window.countShiftsFromHere()")


@pytest.mark.parametrize("game", GAMES)
def test_one_click_and_one_person_plays_against_bots(
    browser: Browser, server: Server, visitors: list[Visitor], game: str
) -> None:
    """And the page does not jump meanwhile, nor does it complain."""
    ada = Visitor(browser, server, width=1280, height=720)
    visitors.append(ada)
    warnings: list[str] = []
    ada.page.on("console", lambda line: warnings.append(line.text))
    ada.context.add_init_script(COUNT_SHIFTS)
    play_now(ada, game)
    count_shifts_from_here(ada)
    rng = Random(game)
    play_to_the_end([ada], rng, most=STEADY)
    check_shifts(ada)
    log = ada.page.get_by_role("log")
    before = log.bounding_box()
    play_on_and_finish([ada], rng)
    assert log.bounding_box() == before  # nor at the end, when there is nothing to decide any more
    assert not [line for line in warnings if "derived_inert" in line]
    check_result(ada)


@pytest.mark.slow
@pytest.mark.parametrize("size", [(1280, 720), (390, 844)], ids=str)
@pytest.mark.parametrize("game", GAMES)
def test_the_page_does_not_jump_in_a_whole_game(
    browser: Browser,
    lucky_server: Server,
    visitors: list[Visitor],
    game: str,
    size: tuple[int, int],
) -> None:
    """At the usual pace: what others do is shown when the last click is long past."""
    ada = Visitor(browser, lucky_server, "en", *size, reduced_motion="no-preference")
    visitors.append(ada)
    ada.context.add_init_script(COUNT_SHIFTS)
    play_now(ada, game)
    count_shifts_from_here(ada)
    play_to_the_end([ada], Random(f"steady {game}"))
    check_shifts(ada)
    check_result(ada)


@pytest.mark.parametrize("game", ["aquatica", "council"])
def test_alone_in_the_solo_modes(
    browser: Browser, server: Server, visitors: list[Visitor], game: str
) -> None:
    ada = Visitor(browser, server, "it")
    visitors.append(ada)
    ada.introduce("Ada")
    table = ada.as_person().new_table(game, "me", preset="solo")
    ada.open(f"/t/{table}")
    ada.sit()
    play_on_and_finish([ada], Random(f"solo {game}"), ENOUGH)
    check_result(ada)


@pytest.mark.parametrize(
    ("game", "languages"),
    [
        ("antarctica", ("en", "de")),
        pytest.param("aquatica", ("it", "pl"), marks=pytest.mark.slow),
        pytest.param("council", ("pl", "en"), marks=pytest.mark.slow),
    ],
)
def test_two_people_in_two_languages(
    browser: Browser,
    server: Server,
    visitors: list[Visitor],
    game: str,
    languages: tuple[str, str],
) -> None:
    ada, bo = (Visitor(browser, server, language) for language in languages)
    visitors += [ada, bo]
    ada.introduce("Ada")
    options = {"round_limit": 20} if game == "council" else {}
    table = ada.as_person().new_table(game, "me", "open", options=options)
    ada.open(f"/t/{table}")
    bo.open(f"/t/{table}")  # the link that Ada sent
    bo.page.locator("label input").fill("Bo")
    bo.page.locator("[data-join]").click()
    for visitor in (ada, bo):
        visitor.sit()
        assert visitor.page.locator("html").get_attribute("lang") in languages
    play_on_and_finish([ada, bo], Random(f"two {game}"), ENOUGH)
    check_result(ada)
    check_result(bo)
