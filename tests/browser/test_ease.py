"""Ease at the table: few questions, a pace of one's own, sounds, invitations, results for you."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.look import Lens
from tests.browser.support import ANY_CHOICE, HIT, Visitor
from tests.browser.test_at_the_table import table_with_bot
from tests.server.support import Server, catch_up

VERSION = "document.querySelector('[data-status]').dataset.version"
APART = """() => {
  const box = (thing) => document.querySelector(thing).getBoundingClientRect();
  const [a, b] = [box("[data-caption]"), box(".board-viewport")];
  return a.left >= b.right - 1 || a.top >= b.bottom - 1;
}"""
"""What others do is told beside the board or below it."""
NOTE_CAPTIONS = """
window.told = [];
new MutationObserver(() => {
  for (const line of document.querySelectorAll("[data-caption] p")) {
    const mark = line.querySelector(".mark")?.getAttribute("class").match(/seat-(\\w+)/)[1];
    const said = [line.textContent.trim(), mark ?? ""];
    if (!window.told.some((other) => String(other) === String(said))) window.told.push(said);
  }
}).observe(document, { childList: true, subtree: true, characterData: true, attributes: true });
"""
"""Every line that was told of others, with the seat whose mark stood before it."""
COUNT_NOTES = """
window.notes = 0;
const made = AudioContext.prototype.createOscillator;
AudioContext.prototype.createOscillator = function () {
  window.notes += 1;
  return made.call(this);
};
"""


@pytest.fixture
def ada(browser: Browser, server: Server, visitors: list[Visitor]) -> Visitor:
    visitor = Visitor(browser, server, width=1280, height=720)
    visitors.append(visitor)
    return visitor


def ask_until_confirmation(visitor: Visitor, rng: Random) -> str:
    """Chooses until something is asked about once more; the kind of that move."""
    for _ in range(40):
        visitor.wait_for_turn()
        before = visitor.page.evaluate(VERSION)
        found = visitor.choices()
        visitor.click(found[int(rng.random() * len(found))])
        menu = visitor.page.locator("[data-menu] [data-move]")
        if menu.count():
            menu.first.click()
        if visitor.page.locator("[data-confirm]").count():
            return visitor.page.locator(".confirm .move").inner_text()
        visitor.page.wait_for_function(f"before => {VERSION} !== before", arg=before)
    raise AssertionError("nothing was asked about")


# --- questions


def test_a_kind_of_move_is_not_asked_about_again_if_one_says_so(ada: Visitor) -> None:
    table_with_bot(ada, "aquatica")
    rng = Random("unasked")
    ask_until_confirmation(ada, rng)
    ada.page.locator("[data-unasked]").check()
    ada.page.locator("[data-confirm]").click()
    kept = ada.page.evaluate("JSON.parse(localStorage.farshore).unasked")
    assert len(kept) == 1
    assert kept[0].startswith("aquatica ")
    ada.page.get_by_role("button", name="Settings").click()
    ada.page.get_by_role("button", name="Ask about all kinds of moves again").click()
    assert ada.page.evaluate("JSON.parse(localStorage.farshore).unasked") == []


def test_a_turn_that_was_played_ends_with_one_click(ada: Visitor) -> None:
    table_with_bot(ada, "antarctica")
    rng = Random("end")
    end = ada.page.locator("[data-end-turn]")
    for _ in range(30):
        ada.wait_for_turn()
        if end.count():
            break
        ada.act(rng, ".choice.open:visible")
    before = ada.page.evaluate(VERSION)
    end.click()
    ada.page.wait_for_function(f"before => {VERSION} !== before", arg=before)


def test_the_keyboard_stays_at_the_decision_after_a_move(ada: Visitor) -> None:
    table_with_bot(ada, "council")
    ada.wait_for_turn()
    before = ada.page.evaluate(VERSION)
    ada.page.locator("[data-show-choices]").click()
    ada.page.locator("[data-moves] [data-move]").first.focus()
    ada.page.keyboard.press("Enter")
    if ada.page.locator("[data-confirm]").count():
        ada.page.keyboard.press("Enter")
    ada.page.wait_for_function(f"before => {VERSION} !== before", arg=before)
    ada.page.wait_for_function("document.activeElement.closest('.table') !== null")


def test_a_ship_is_dragged_to_where_it_sails(ada: Visitor) -> None:
    table_with_bot(ada, "antarctica")
    ada.wait_for_turn()
    ship = ada.page.locator(".choice.movable")
    for _ in range(8):  # until a ship of hers has to sail
        if ship.count():
            break
        ada.act(Random("drag"))
        ada.wait_for_turn()
    before = ada.page.evaluate(VERSION)
    start = ship.evaluate(HIT)
    goal = ada.page.locator(".area .choice.open").first.evaluate(HIT)
    ada.page.mouse.move(*start)
    ada.page.mouse.down()
    ada.page.mouse.move(*goal, steps=4)
    ada.page.mouse.up()
    confirm = ada.page.locator("[data-confirm]")
    if confirm.count():
        confirm.click()
    ada.page.wait_for_function(f"before => {VERSION} !== before", arg=before)
    expect(ada.page.get_by_role("log")).to_contain_text("You sailed")


def test_no_tip_covers_the_question_that_a_click_has_brought(
    browser: Browser, server: Server, visitors: list[Visitor]
) -> None:
    ada = Visitor(browser, server, width=390, height=844)
    visitors.append(ada)
    table_with_bot(ada, "aquatica")
    ask_until_confirmation(ada, Random("tip"))
    ada.page.evaluate("() => new Promise(done => setTimeout(done, 600))")  # longer than a tip waits
    expect(ada.page.get_by_role("tooltip")).to_have_count(0)


# --- pace and sounds


def test_moves_of_others_can_be_paused_and_stepped_through(
    browser: Browser, server: Server, visitors: list[Visitor]
) -> None:
    ada = Visitor(browser, server, reduced_motion="no-preference")
    visitors.append(ada)
    ada.introduce("Ada")
    table = ada.as_person().new_table("antarctica", "me", "greedy", "greedy", "greedy")
    ada.open("/")
    ada.page.evaluate("localStorage.farshore = JSON.stringify({ speed: 'slow' })")
    ada.open(f"/t/{table}")
    ada.sit()
    pause = ada.page.locator("[data-pause]")
    rng = Random("pause")
    for _ in range(12):
        ada.page.wait_for_selector(f'[data-pause], [data-turn="yours"] :is({ANY_CHOICE})')
        if pause.count():
            break
        ada.act(rng)
    pause.click()
    expect(pause).to_have_accessible_name("Go on")
    step = ada.page.locator("[data-step-on]")
    expect(step).to_be_visible()
    for size in ((1280, 800), (390, 844)):  # what is told covers neither board nor buttons
        Lens(ada).shape(size)
        assert ada.page.evaluate(APART) and Lens(ada).faults() == [], size
    Lens(ada).shape((1280, 800))
    shown = ada.page.evaluate(VERSION)
    step.click()
    ada.page.wait_for_function(f"shown => {VERSION} !== shown", arg=shown)
    ada.page.get_by_role("button", name="Settings").click()
    ada.page.get_by_role("radio", name="at once").check(force=True)
    assert ada.page.evaluate("JSON.parse(localStorage.farshore).speed") == "once"


def test_what_is_told_of_others_bears_the_mark_of_the_right_player(
    browser: Browser, server: Server, visitors: list[Visitor]
) -> None:
    """Of the one it names: who ends a turn begins that of somebody else."""
    ada = Visitor(browser, server, reduced_motion="no-preference")
    visitors.append(ada)
    ada.context.add_init_script(NOTE_CAPTIONS)
    ada.context.add_init_script("localStorage.farshore = JSON.stringify({ speed: 'fast' })")
    table_with_bot(ada, "antarctica", "me", "greedy", "greedy", "greedy")
    names = ["You", *ada.page.locator(".seats .called").all_inner_texts()[1:]]
    rng = Random("marks")
    told: set[int] = set()
    for _ in range(12):
        ada.wait_for_turn()
        for text, mark in ada.page.evaluate("window.told"):
            named = [seat for seat, name in enumerate(names) if re.search(rf"\b{name}\b", text)]
            if len(named) == 1:
                assert mark == str(named[0]), text
                told.add(named[0])
        if len(told) == len(names):
            break
        ada.act(rng)
    assert told == {0, 1, 2, 3}


def test_events_are_heard_on_a_computer_and_not_on_a_phone(
    browser: Browser, server: Server, visitors: list[Visitor]
) -> None:
    desk = Visitor(browser, server)
    phone = Visitor(browser, server, "en", 390, 844, has_touch=True, is_mobile=True)
    visitors += [desk, phone]
    for visitor in (desk, phone):
        visitor.context.add_init_script(COUNT_NOTES)
        table_with_bot(visitor, "aquatica")
        rng = Random("sound")
        for _ in range(4):
            visitor.wait_for_turn()
            visitor.act(rng)
        visitor.wait_for_turn()
    desk.page.wait_for_function("window.notes > 0")
    assert phone.page.evaluate("window.notes") == 0


# --- people


def test_a_link_invites_with_one_button(
    browser: Browser, server: Server, visitors: list[Visitor]
) -> None:
    anna = Visitor(browser, server)
    bo = Visitor(browser, server, "en", 390, 844, has_touch=True, is_mobile=True)
    visitors += [anna, bo]
    anna.introduce("Anna")
    table = anna.as_person().new_table("aquatica", "me", "open", "open")
    bo.open(f"/t/{table}")
    expect(bo.page.get_by_role("heading", level=1)).to_have_text("Anna invites you to Aquatica")
    expect(bo.page.locator("[data-invitation]")).to_contain_text("about 45 minutes")
    join = bo.page.locator("[data-join]")
    box = join.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= 844, "the button is below the fold"
    bo.page.get_by_label("Your name").fill("Bo")
    join.click()
    expect(bo.page.locator('[data-seat="1"]')).to_contain_text("Bo")


def test_chat_lines_have_times(ada: Visitor) -> None:
    table = table_with_bot(ada, "antarctica")
    ada.as_person().ask("POST", f"/tables/{table}/chat", {"text": "Hello", "id": "c-1"})
    ada.page.get_by_role("tab", name="Chat").click()
    line = ada.page.locator(".chat p", has_text="Hello")
    expect(line.locator("time")).not_to_be_empty()


def test_a_result_speaks_to_who_reads_it(ada: Visitor) -> None:
    ada.introduce("Ada")
    person = ada.as_person()
    table = person.new_table("antarctica", "me", "random")
    page, rng = person.open(table), Random("result")
    page.until_state()
    while page.state["result"] is None:
        if page.my_turn():
            page.play_any(rng)
        catch_up([page])
    result = page.state["result"]
    page.close()
    ada.open(f"/t/{table}/result")
    title = ada.page.get_by_role("heading", level=1)
    if 0 in result["winners"]:
        expect(title).to_contain_text("You have won")
    else:
        expect(title).not_to_contain_text("You")
        expect(ada.page.locator("[data-own-place]")).to_contain_text("Your place:")


def test_the_coach_is_switched_on_for_a_new_table(
    browser: Browser, server: Server, visitors: list[Visitor]
) -> None:
    ada = Visitor(browser, server, width=360, height=740)
    visitors.append(ada)
    ada.introduce("Ada")
    ada.open("/new?game=antarctica")
    ada.page.get_by_label("Coach beside the game").check()
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= 360
    ada.page.get_by_role("combobox", name="Seat 2").select_option(index=2)
    ada.page.locator("button.go").click()
    ada.sit()
    expect(ada.page.locator("[data-beside]")).to_be_visible()


def test_buttons_of_the_games_have_names_of_their_own(ada: Visitor) -> None:
    ada.open("/")
    names = ada.page.locator(".door .play").evaluate_all(
        "buttons => buttons.map(button => button.textContent.trim())"
    )
    assert len(names) == len({*names}) >= 3
