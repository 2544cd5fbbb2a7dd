"""The everyday table: the log follows, no slip gives anything away, the view follows the action.

That everything asked is in view at every size is shown in `test_geometry`."""

from __future__ import annotations

import signal
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, FilePayload, expect

from farshore.formats.lessons import Lesson, lesson_of
from tests.browser.look import DRAWN, GAMES, RING, Lens, can_be_chosen
from tests.browser.support import Visitor
from tests.browser.test_at_the_table import table_with_bot
from tests.server.support import Json, Page, Server, catch_up, wait_until
from tests.server.test_lessons import begin, follow

LOG_AT_THE_END = """() => {
  const log = document.querySelector("[role=log]");
  return log.clientHeight > 0 && log.scrollHeight - log.scrollTop - log.clientHeight < 4;
}"""
SCROLL_UP = """log => new Promise((done) => {
  log.addEventListener("scroll", () => requestAnimationFrame(done), { once: true });
  log.scrollTop = 0;
})"""
"""Comes back when the page knows of it."""
CHECKBOXES = """() => [...document.querySelectorAll("input[type=checkbox]")]
  .filter((box) => box.checkVisibility())
  .map((box) => {
    const label = box.closest("label");
    const words = document.createRange();
    words.selectNodeContents(label);
    const line = [...words.getClientRects()].find(({ width, left }) =>
      width > 1 && left >= box.getBoundingClientRect().right);
    const middle = ({ top, height }) => top + height / 2;
    const { width, height, ...place } = box.getBoundingClientRect().toJSON();
    const around = label.getBoundingClientRect();
    const beside = line ? [line, around] : [];
    return {
      width, height, high: around.height,
      apart: Math.min(...beside.map((one) => Math.abs(middle(one) - place.y - height / 2))),
    };
  })"""
"""Of each its size, and how far its middle is from that of the first line of words beside it, or
from that of all its words."""
SHIPS_ON_NAMES = """() => {
  const box = (thing) => thing.getBoundingClientRect();
  const names = [...document.querySelectorAll(".area .name")];
  const ships = [
    ...document.querySelectorAll(".travel :is(.side, .plate, .when circle), .icebreaker rect"),
  ];
  const on = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  return {
    names: names.length,
    ships: ships.length,
    covered: names.filter((name) => ships.some((ship) => on(box(name), box(ship))))
      .map((name) => name.textContent),
  };
}"""


def visitor_at(
    browser: Browser, server: Server, visitors: list[Visitor], width: int, height: int
) -> Visitor:
    touch = {"has_touch": True, "is_mobile": True} if width < 800 else {}
    visitor = Visitor(browser, server, "en", width, height, **touch)
    visitors.append(visitor)
    return visitor


def advance(
    visitor: Visitor, table: str, rng: Random, enough: Callable[[Page], bool], *kinds: str
) -> Page:
    """Plays for the visitor over the same socket that the page uses, until it is enough.

    Moves of these kinds are made whenever they are legal.
    """
    page = visitor.as_person().open(table)
    page.until_state(lambda state: bool(state["legal"]))
    for _ in range(400):
        if page.state["result"] is not None:
            break
        if page.my_turn() and enough(page):
            visitor.wait_for_version(page.state["version"])
            return page
        if page.my_turn():
            page.play_any(rng, *kinds)
        catch_up([page])
    raise AssertionError("it did not come to that")


# --- the log


def test_the_log_follows_the_game(
    browser: Browser, server: Server, visitors: list[Visitor]
) -> None:
    ada = visitor_at(browser, server, visitors, 1280, 720)
    table_with_bot(ada, "antarctica")
    rng = Random("log")
    for _ in range(8):
        ada.wait_for_turn()
        ada.act(rng)
        ada.page.wait_for_function(LOG_AT_THE_END)
    assert ada.page.locator(".log .fresh").count() > 0, "nothing says what is new"
    ada.page.set_viewport_size({"width": 1280, "height": 560})
    ada.page.wait_for_function(LOG_AT_THE_END)


def test_who_reads_back_is_left_there_and_told_what_is_new(
    browser: Browser, server: Server, visitors: list[Visitor]
) -> None:
    ada = visitor_at(browser, server, visitors, 1280, 720)
    table = table_with_bot(ada, "aquatica")
    advance(ada, table, Random("back"), lambda page: len(page.log) > 40).close()
    ada.wait_for_turn()
    log = ada.page.get_by_role("log")
    log.evaluate(SCROLL_UP)
    ada.act(Random("back"))
    newest = ada.page.locator("button.newest")
    expect(newest).to_be_visible()
    assert log.evaluate("log => log.scrollTop") == 0
    newest.click()
    ada.page.wait_for_function(LOG_AT_THE_END)
    expect(newest).to_have_count(0)


def test_the_drawer_opens_at_the_newest_line(
    browser: Browser, server: Server, visitors: list[Visitor]
) -> None:
    ada = visitor_at(browser, server, visitors, 390, 844)
    table = table_with_bot(ada, "aquatica")
    advance(ada, table, Random("drawer"), lambda page: len(page.log) > 40).close()
    ada.page.get_by_role("button", name="Log and chat").click()
    expect(ada.page.get_by_role("log")).to_be_visible()
    ada.page.wait_for_function(LOG_AT_THE_END)


# --- giving back a ship


def ships_to_give(page: Page) -> list[Json]:
    return [legal for legal in page.state["legal"] if legal["move"]["kind"] == "give_back_ship"]


def test_a_click_on_a_ship_does_not_give_it_away(
    browser: Browser, server: Server, visitors: list[Visitor]
) -> None:
    ada = visitor_at(browser, server, visitors, 1440, 900)
    table = table_with_bot(ada, "antarctica")
    page = advance(ada, table, Random("ship"), lambda page: bool(ships_to_give(page)))
    move = ships_to_give(page)[0]
    page.close()
    ada.wait_for_turn()
    version = ada.page.locator("[data-status]").get_attribute("data-version")
    ship = ada.page.locator(".travel .choice.open").first
    ada.click(ship)
    offered = ada.page.locator(f'[data-menu] [data-move="{move["text"]}"]')
    expect(ada.page.locator("[data-menu]")).to_be_visible()
    assert ada.page.locator("[data-status]").get_attribute("data-version") == version
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator("[data-menu]")).to_have_count(0)
    assert ada.page.locator("[data-status]").get_attribute("data-version") == version
    for each in ada.page.locator(".travel .choice.open").all():
        ada.click(each)
        if offered.count():
            break
        ada.page.keyboard.press("Escape")
    offered.click()
    confirm = ada.page.locator("[data-confirm]")
    expect(confirm).to_be_visible()
    assert ada.page.locator("[data-status]").get_attribute("data-version") == version
    confirm.click()
    expect(ada.page.get_by_role("button", name="Take back")).to_be_visible()
    expect(ada.page.get_by_role("log")).to_contain_text("You gave back")


def test_who_has_no_ship_is_told_what_that_means(
    browser: Browser, server: Server, visitors: list[Visitor]
) -> None:
    ada = visitor_at(browser, server, visitors, 1280, 720)
    table = table_with_bot(ada, "antarctica", "me", "greedy", "greedy")
    page = ada.as_person().open(table)
    for _ in range(200):
        page.until_state(lambda state: bool(state["legal"]))
        ships = ships_to_give(page)
        if ships and own_ships(page) == 1:
            break
        rest = [each for each in page.state["legal"] if each["move"]["kind"] != "new_ship"]
        page.move((ships or rest)[0]["move"])
        catch_up([page])
    assert own_ships(page) == 1
    ada.wait_for_version(page.state["version"])
    page.close()
    ada.click(ada.page.locator(".travel .choice.open").first)
    ada.page.locator("[data-menu] [data-move*='give']").click()
    expect(ada.page.get_by_text("Without ships you have no turns")).to_be_visible()
    ada.page.locator("[data-confirm]").click()
    expect(ada.page.get_by_text("You have no ship on the board")).to_be_visible()


def own_ships(page: Page) -> int:
    areas: dict[str, Any] = page.state["view"]["areas"]
    return sum(area["ships"].count(page.state["seat"]) for area in areas.values())


# --- in view


@pytest.mark.parametrize(
    ("game", "things"),
    [
        ("antarctica", (".slot.basic", ".slot.double", ".slot.prestige", ".hand", ".ring")),
        ("aquatica", (".plaque >> nth=0", ".plaque >> nth=3", ".deck", ".person >> nth=-1")),
        ("council", ("header.bar", ".belt", '[role="tab"] >> nth=0', '[role="tabpanel"]')),
    ],
)
def test_a_board_fits_a_small_laptop(
    browser: Browser,
    server: Server,
    visitors: list[Visitor],
    game: str,
    things: tuple[str, ...],
) -> None:
    ada = visitor_at(browser, server, visitors, 1280, 720)
    table = table_with_bot(ada, game, "me", "greedy", "greedy", "greedy")
    advance(ada, table, Random("fits"), lambda page: len(page.log) > 30).close()
    ada.wait_for_turn()
    board = ada.page.locator(".board-viewport")
    frame = board.locator("div.frame")
    assert frame.evaluate("frame => frame.scrollHeight <= frame.clientHeight + 2")
    for thing in things:
        box = board.locator(thing).bounding_box()
        assert box is not None
        assert box["y"] >= 50, thing
        assert box["y"] + box["height"] <= 722, thing


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_the_view_follows_what_can_be_chosen(
    browser: Browser, server: Server, visitors: list[Visitor], game: str
) -> None:
    ada = visitor_at(browser, server, visitors, 390, 844)
    table = table_with_bot(ada, game)
    rng = Random(f"follow {game}")
    for part in (12, 30):
        advance(ada, table, rng, lambda page, part=part: len(page.log) > part).close()  # type: ignore[misc]
        ada.page.reload()
        ada.sit()
        ada.wait_for_turn()
        wait_until(lambda: can_be_chosen(ada))


def test_a_new_question_is_read_from_its_top(
    browser: Browser, server: Server, visitors: list[Visitor]
) -> None:
    """Whoever scrolled down in what was asked before."""
    ada = visitor_at(browser, server, visitors, 640, 360)
    table = table_with_bot(ada, "council")

    def plans(page: Page) -> bool:
        return bool(page.state["decision"] == "planning" and page.state["undo"] > 0)

    page = advance(ada, table, Random("top"), plans)
    body = ada.page.locator(".decision > .body")
    body.evaluate("body => body.scrollTo(0, 999)")
    assert body.evaluate("body => body.scrollTop") > 20
    page.play_any(Random("top"))
    catch_up([page])
    assert page.state["decision"] == "planning"
    ada.wait_for_version(page.state["version"])
    assert body.evaluate("body => body.scrollTop") == 0
    page.close()


@pytest.mark.parametrize("language", ["en", "it", "de", "pl"])
def test_no_ship_lies_on_the_name_of_an_area(
    browser: Browser, server: Server, visitors: list[Visitor], language: str
) -> None:
    ada = Visitor(browser, server, language, 390, 844, has_touch=True, is_mobile=True)
    visitors.append(ada)
    table = table_with_bot(ada, "antarctica", "me", "greedy", "greedy", "greedy")
    advance(ada, table, Random("names"), lambda page: len(page.log) > 25).close()
    check_names_of_areas(ada)
    ada.open("/puzzles/antarctica/13")  # an icebreaker can be laid
    expect(ada.page.locator(".icebreaker.offer").first).to_be_attached()
    check_names_of_areas(ada)


def check_names_of_areas(visitor: Visitor) -> None:
    found = visitor.page.evaluate(SHIPS_ON_NAMES)
    assert found["names"] >= 6
    assert found["ships"] > 8
    assert found["covered"] == []


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (390, 844)])
def test_checkboxes_have_one_size_and_stand_beside_their_words(
    browser: Browser, server: Server, visitors: list[Visitor], width: int, height: int
) -> None:
    ada = visitor_at(browser, server, visitors, width, height)
    ada.introduce("Ada")
    ada.open("/")
    ada.page.get_by_role("button", name="Settings").click()
    check_checkboxes(ada, 2)
    ada.open("/new?game=antarctica")
    expect(ada.page.get_by_label("Coach beside the game")).to_be_visible()
    check_checkboxes(ada, 1)
    ada.open("/me/calls")
    expect(ada.page.get_by_role("checkbox").first).to_be_visible()
    check_checkboxes(ada, 3)


def check_checkboxes(visitor: Visitor, least: int) -> None:
    found = visitor.page.evaluate(CHECKBOXES)
    assert len(found) >= least
    for box in found:
        assert (box["width"], box["height"]) == (20, 20), box
        assert box["apart"] <= 4, box
        assert box["high"] >= 28, box


@pytest.mark.parametrize("game", GAMES)
def test_what_keys_lead_to_has_its_whole_ring_in_view(
    browser: Browser, server: Server, visitors: list[Visitor], game: str
) -> None:
    ada = visitor_at(browser, server, visitors, 1280, 720)
    table = table_with_bot(ada, game, "me", "greedy")
    advance(ada, table, Random("ring"), lambda page: len(page.log) > 30).close()
    lens = Lens(ada)
    for size in ((1280, 720), (390, 844)):
        lens.shape(size)
        faults, met = [], 0
        for _ in range(45):
            ada.page.keyboard.press("Tab")
            ada.page.evaluate(DRAWN)
            ring = ada.page.evaluate(RING)
            met += ring is not None
            if ring and (not ring["drawn"] or ring["cut"] > 2):
                faults.append(f"{size}: {ring}")
        assert met > 30
        assert faults == [], "\n".join(faults)


def test_what_is_chosen_is_outlined_as_it_is_seen(
    browser: Browser, server: Server, visitors: list[Visitor]
) -> None:
    """Not with all that a location hides below its edges."""
    ada = visitor_at(browser, server, visitors, 390, 844)
    table = table_with_bot(ada, "aquatica", "me")  # alone: nobody else ends the game early

    def has_a_location(page: Page) -> bool:
        seats: list[Json] = page.state["view"]["seats"]
        return any(seats[page.state["seat"]]["board"])

    advance(ada, table, Random("outline"), has_a_location, "buy", "conquer", "draw", "pay").close()
    ada.wait_for_turn()
    card = ada.page.locator(".choice:has(> g .location.owned)").first
    plate, ring = (
        card.locator(part).bounding_box() for part in (".head .plate >> nth=0", ".control")
    )
    assert plate is not None and ring is not None
    assert abs(ring["width"] - plate["width"]) < 12
    assert plate["y"] - ring["y"] < 8


# --- cards


def test_a_tablet_shows_the_cards_of_council_once(
    browser: Browser, server: Server, visitors: list[Visitor]
) -> None:
    ada = visitor_at(browser, server, visitors, 820, 1180)
    table = table_with_bot(ada, "council")
    advance(ada, table, Random("once"), lambda page: page.state["decision"] == "purchase").close()
    card = ada.page.locator(".choice.open", has=ada.page.locator(".face")).first
    expect(card).to_be_in_viewport(ratio=1)
    expect(ada.page.locator(".decision .face")).to_have_count(8)
    expect(ada.page.locator(".decision .face:visible")).to_have_count(0)


def test_long_names_stay_on_their_cards(
    browser: Browser, server: Server, visitors: list[Visitor]
) -> None:
    """German Dark Tech on a phone, and seven secret cards on a small laptop."""
    ada = Visitor(browser, server, "de", 390, 844, has_touch=True, is_mobile=True)
    visitors.append(ada)
    ada.open("/puzzles/council/1")
    expect(ada.page.locator(".tray .offer")).to_have_count(5)
    assert Lens(ada).faults() == []
    bo = Visitor(browser, server, "de", 1280, 720)
    visitors.append(bo)
    bo.introduce("Bo")
    table = begin(bo.as_person(), "/lessons/council")
    bonus = next(step.at for step in council_lesson().steps if step.say == "bonus")
    follow(bo.as_person(), table, bonus, "/lessons/council")
    bo.open(f"/t/{table}")
    expect(bo.page.locator("[role=tabpanel] .bonus")).to_have_count(5)
    assert Lens(bo).faults() == []


def council_lesson() -> Lesson:
    found = lesson_of("council")
    assert found is not None
    return found


# --- ways out, losses and refusals


@pytest.mark.parametrize("game", GAMES)
def test_ending_the_turn_is_offered_once_last_and_quietly(
    browser: Browser, server: Server, visitors: list[Visitor], game: str
) -> None:
    ada = visitor_at(browser, server, visitors, 1280, 720)

    def may_end_or_go_on(page: Page) -> bool:
        kinds = {legal["move"]["kind"] for legal in page.state["legal"]}
        return "end_turn" in kinds and len(kinds) > 1

    table = table_with_bot(ada, game)
    advance(ada, table, Random(f"end {game}"), may_end_or_go_on).close()
    ada.wait_for_turn()
    end = ada.page.locator("[data-end-turn]")
    expect(end).to_have_count(1)
    move = end.get_attribute("data-move")
    assert ada.page.locator(f'[data-move="{move}"]').count() == 1
    assert ada.page.locator(".choice.open", has_text="End your turn").count() == 0
    assert "quiet" in (end.get_attribute("class") or "").split()
    assert ada.page.locator(".decision button").last.get_attribute("data-move") == move


def test_a_move_survives_a_server_that_is_gone_and_the_page_says_so(
    browser: Browser, own_server: Server, visitors: list[Visitor]
) -> None:
    ada = Visitor(browser, own_server)
    visitors.append(ada)
    table_with_bot(ada, "aquatica")
    ada.wait_for_turn()
    version = ada.page.locator("[data-status]").get_attribute("data-version")
    port = own_server.port
    own_server.kill()
    expect(ada.page.locator("[data-lost]")).to_be_visible(timeout=10_000)
    ada.click(ada.choices()[0])
    if ada.page.locator("[data-confirm]").count():
        ada.page.locator("[data-confirm]").click()
    expect(ada.page.locator("[data-lost]")).to_contain_text("Your move is kept")
    own_server.start(port)
    ada.page.wait_for_function(
        "was => document.querySelector('[data-status]').dataset.version !== was", arg=version
    )
    expect(ada.page.locator("[data-lost]")).to_have_count(0)


def test_a_server_that_falls_silent_is_noticed_within_seconds(
    browser: Browser, own_server: Server, visitors: list[Visitor]
) -> None:
    ada = Visitor(browser, own_server)
    visitors.append(ada)
    table_with_bot(ada, "aquatica")
    ada.wait_for_turn()
    version = ada.page.locator("[data-status]").get_attribute("data-version")
    own_server.process.send_signal(signal.SIGSTOP)
    try:
        ada.click(ada.choices()[0])
        if ada.page.locator("[data-confirm]").count():
            ada.page.locator("[data-confirm]").click()
        expect(ada.page.locator("[data-lost]")).to_contain_text("Your move is kept", timeout=20_000)
    finally:
        own_server.process.send_signal(signal.SIGCONT)
    ada.page.wait_for_function(
        "was => document.querySelector('[data-status]').dataset.version !== was", arg=version
    )


def test_who_sits_down_without_a_name_is_asked_for_it(
    browser: Browser, server: Server, visitors: list[Visitor]
) -> None:
    ada, bo = (visitor_at(browser, server, visitors, 1280, 720) for _ in range(2))
    table = table_with_bot(ada, "aquatica", "me", "open")
    bo.open(f"/t/{table}")
    bo.page.locator("[data-join]").click()
    expect(bo.page.get_by_role("alert")).to_have_text("Tell us your name first, then take a seat.")
    expect(bo.page.locator("label input")).to_be_focused()
    bo.page.keyboard.type("Bo")
    bo.page.locator("[data-join]").click()
    bo.sit()


def test_a_seat_that_a_bot_plays_says_so_on_its_owners_page(
    browser: Browser, server: Server, visitors: list[Visitor]
) -> None:
    ada, bo = (visitor_at(browser, server, visitors, 1280, 720) for _ in range(2))
    table = table_with_bot(ada, "antarctica", "me", "open")
    bo.introduce("Bo")
    bo.as_person().ask("POST", f"/tables/{table}/join", {})
    bo.open(f"/t/{table}")
    bo.sit()
    bo.as_person().ask("POST", f"/tables/{table}/seats/1", {"to": "bot", "bot": "greedy"})
    notice = bo.page.locator("[data-bot-plays]")
    expect(notice).to_contain_text("plays for you")
    notice.get_by_role("button", name="Take it back").click()
    expect(notice).to_have_count(0)
    assert not server.person().ask("GET", f"/tables/{table}")["seats"][1]["bot"]


@pytest.mark.parametrize(
    ("language", "blocked", "fault"),
    [
        ("en", "no table can be made with it", "is missing."),
        ("it", "non si può aprire un tavolo", "manca"),
        ("de", "lässt sich mit ihr kein Tisch eröffnen", "fehlt."),
        ("pl", "nie da się z nim otworzyć stołu", "brakuje"),
    ],
)
def test_a_faulty_edition_makes_no_table_and_says_why(
    browser: Browser,
    server: Server,
    visitors: list[Visitor],
    language: str,
    blocked: str,
    fault: str,
) -> None:
    """In the reader's language, with each fault of the file."""
    ada = Visitor(browser, server, language, 1280, 720)
    visitors.append(ada)
    ada.introduce("Ada")
    ada.open("/new?game=aquatica")
    go = ada.page.locator("button.go")
    expect(go).to_be_enabled()
    upload = ada.page.locator("details", has=ada.page.locator("#edition-file"))
    upload.evaluate("details => details.open = true")
    file = FilePayload(name="mine.json", mimeType="application/json", buffer=b'{"edition": "mine"}')
    ada.page.locator("#edition-file").set_input_files(file)
    expect(go).to_be_disabled()
    expect(ada.page.get_by_text(blocked)).to_be_visible()
    expect(upload.get_by_role("listitem").first).to_contain_text(fault)
    upload.get_by_role("alert").get_by_role("button").click()
    expect(go).to_be_enabled()


def test_a_score_says_what_it_is_made_of(
    browser: Browser, server: Server, visitors: list[Visitor]
) -> None:
    ada = visitor_at(browser, server, visitors, 1280, 720)
    table_with_bot(ada, "aquatica")
    ada.wait_for_turn()
    ada.page.locator(".seats .score").first.click()
    tip = ada.page.get_by_role("tooltip")
    expect(tip).to_contain_text("Points if the game ended now")
    expect(tip).to_contain_text("goals: 0")


def test_who_is_drawn_tightly_can_be_opened(
    browser: Browser, server: Server, visitors: list[Visitor]
) -> None:
    ada = visitor_at(browser, server, visitors, 1280, 720)
    table_with_bot(ada, "council", "me", "greedy", "greedy", "greedy")
    ada.wait_for_turn()
    seat = ada.page.locator(".seats > li").nth(1)
    reach = seat.locator(".reach").first
    expect(reach).to_be_hidden()
    seat.get_by_role("button", name="Everything that").click()
    expect(reach).to_be_visible()


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (390, 844)])
def test_my_tables_are_above_the_fold(
    browser: Browser, server: Server, visitors: list[Visitor], width: int, height: int
) -> None:
    ada = visitor_at(browser, server, visitors, width, height)
    table = table_with_bot(ada, "antarctica")
    ada.open("/")
    mine = ada.page.locator(f'a[href="/t/{table}"]').first
    expect(mine).to_be_visible()
    box = mine.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= height


def test_the_doors_at_home_stand_in_line(
    browser: Browser, server: Server, visitors: list[Visitor]
) -> None:
    """Whatever their texts and titles need."""
    for language, width, height in (("it", 1280, 720), ("en", 820, 1180)):
        ada = Visitor(browser, server, language, width, height)
        visitors.append(ada)
        ada.open("/")
        expect(ada.page.locator(".door").nth(2)).to_be_visible()
        for part in ("h2", ".play"):
            tops = ada.page.locator(f".door {part}").evaluate_all(
                "things => things.map(thing => Math.round(thing.getBoundingClientRect().top))"
            )
            assert len({*tops}) == 1, (part, tops)


# --- notes


def test_notes_are_kept_and_nobody_else_sees_them(
    browser: Browser, server: Server, visitors: list[Visitor]
) -> None:
    ada, bo = (visitor_at(browser, server, visitors, 1280, 720) for _ in range(2))
    table = table_with_bot(ada, "antarctica", "me", "open")
    bo.introduce("Bo")
    bo.as_person().ask("POST", f"/tables/{table}/join", {})
    ada.sit()
    bo.open(f"/t/{table}")
    ada.page.get_by_role("tab", name="Notes").click()
    notes = ada.page.get_by_role("textbox", name="Notes")
    notes.fill("Bo saves for a ship")
    expect(ada.page.locator("[data-saved]")).to_have_attribute("data-saved", "true")
    ada.page.reload()
    ada.page.get_by_role("tab", name="Notes").click()
    expect(notes).to_have_value("Bo saves for a ship")
    bo.page.get_by_role("tab", name="Notes").click()
    empty = bo.page.get_by_role("textbox", name="Notes")
    expect(empty).to_be_enabled()
    expect(empty).to_have_value("")
