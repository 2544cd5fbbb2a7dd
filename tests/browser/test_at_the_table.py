"""What players are owed at a table: nothing is lost, nothing leaks, everything can be reached."""

from __future__ import annotations

import json
from random import Random

import pytest
from playwright.sync_api import Browser, expect

from farshore.core.record import Record
from farshore.core.registry import load
from farshore.core.state import SPECTATOR
from farshore.core.types import Seat
from farshore.server.game.live_game import read_lines
from farshore.server.storage.opening import Address, open_repository
from farshore.server.storage.rows import MoveRow, TableInfo
from tests.browser.support import MOST_STEPS, Visitor
from tests.browser.test_axe import finished_table
from tests.server.support import ROOT, Server, catch_up
from tests.support.loops import run_in_own_loop


def table_with_bot(visitor: Visitor, game: str, *seats: str, **more: object) -> str:
    visitor.introduce("Ada")
    table = visitor.as_person().new_table(game, *(seats or ("me", "greedy")), **more)
    visitor.open(f"/t/{table}")
    if "open" not in seats:
        visitor.sit()
    return table


def test_a_reload_in_the_middle_of_a_turn_loses_nothing(
    browser: Browser, server: Server, visitors: list[Visitor]
) -> None:
    ada = Visitor(browser, server)
    visitors.append(ada)
    table_with_bot(ada, "aquatica")
    rng = Random("reload")
    for _ in range(12):
        ada.wait_for_turn()
        ada.act(rng)
    ada.wait_for_turn()
    version = ada.page.locator("[data-status]").get_attribute("data-version")
    moves = [choice.get_attribute("data-move") for choice in ada.choices("[data-move]")]
    ada.page.reload()
    ada.sit()
    ada.wait_for_turn()
    assert ada.page.locator("[data-status]").get_attribute("data-version") == version
    assert [choice.get_attribute("data-move") for choice in ada.choices("[data-move]")] == moves
    ada.act(rng)


def test_undo_by_key_brings_the_choice_back(
    browser: Browser, server: Server, visitors: list[Visitor]
) -> None:
    ada = Visitor(browser, server)
    visitors.append(ada)
    table_with_bot(ada, "aquatica")
    rng = Random("undo")
    undone = 0
    for _ in range(60):
        ada.wait_for_turn()
        version = ada.page.locator("[data-status]").get_attribute("data-version")
        ada.act(rng)
        if ada.is_asked() and ada.page.locator("kbd", has_text="u").count():
            ada.page.keyboard.press("u")
            ada.page.wait_for_function(
                "was => document.querySelector('[data-status]').dataset.version === was",
                arg=version,
            )
            undone += 1
            if undone == 3:
                return
    raise AssertionError("nothing could be undone")


def test_a_game_can_be_played_by_keys_alone(
    browser: Browser, server: Server, visitors: list[Visitor]
) -> None:
    ada = Visitor(browser, server)
    visitors.append(ada)
    table_with_bot(ada, "antarctica")
    for step in range(8):
        ada.wait_for_turn()
        if ada.page.locator("[data-show-choices]").count():
            ada.page.keyboard.press("ArrowDown")  # opens the list of what the board shows
        version = ada.page.locator("[data-status]").get_attribute("data-version")
        ada.page.keyboard.press("1" if step % 2 else "2")
        if ada.page.locator("[data-confirm]").count():
            ada.page.keyboard.press("Enter")
        ada.page.wait_for_function(
            "was => document.querySelector('[data-status]').dataset.version !== was", arg=version
        )
    ada.page.keyboard.press("?")
    expect(ada.page.get_by_role("dialog")).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(ada.page.get_by_role("dialog")).to_have_count(0)


def test_a_seat_is_handed_to_a_bot_and_taken_back(
    browser: Browser, server: Server, visitors: list[Visitor]
) -> None:
    ada, bo = Visitor(browser, server), Visitor(browser, server)
    visitors += [ada, bo]
    table = table_with_bot(ada, "antarctica", "me", "open")
    bo.introduce("Bo")
    bo.as_person().ask("POST", f"/tables/{table}/join", {})
    bo.open(f"/t/{table}")
    bo.sit()
    bo.page.get_by_role("button", name="Table", exact=True).click()
    bo.page.get_by_role("button", name="Let a bot play for me").click()
    rng = Random("hand over")
    for _ in range(6):  # the bot answers, so Ada is asked again and again
        ada.wait_for_turn()
        ada.act(rng)
    assert server.person().ask("GET", f"/tables/{table}")["seats"][1]["bot"]
    bo.page.get_by_role("button", name="Table", exact=True).click()
    bo.page.get_by_role("button", name="Take my seat back from the bot").click()
    for _ in range(MOST_STEPS):
        if bo.is_asked():
            break
        if ada.is_asked():
            ada.act(rng)
        else:
            ada.page.wait_for_timeout(50)
    bo.act(rng)


def test_a_killed_server_goes_on_where_it_was(
    browser: Browser, own_server: Server, visitors: list[Visitor]
) -> None:
    ada = Visitor(browser, own_server)
    visitors.append(ada)
    table = table_with_bot(ada, "antarctica", "me", "greedy")
    rng = Random("kill")
    for _ in range(3):
        ada.wait_for_turn()
        ada.act(rng)
    port = own_server.port
    own_server.kill()
    heard = len(ada.frames)
    own_server.start(port)
    before = own_server.person().ask("GET", f"/tables/{table}")
    assert before["status"] == "running"
    for _ in range(MOST_STEPS):  # the page finds its way back by itself
        if len(ada.frames) > heard:
            break
        ada.page.wait_for_timeout(50)
    for _ in range(3):
        ada.wait_for_turn()
        ada.act(rng)


def test_what_arrives_is_what_the_kernel_lets_each_viewer_know(
    browser: Browser, server: Server, visitors: list[Visitor]
) -> None:
    """Byte for byte: every view that came through a socket is one of a dealt-anew position."""
    ada, bo, watcher = (Visitor(browser, server) for _ in range(3))
    visitors += [ada, bo, watcher]
    table = table_with_bot(ada, "council", "me", "open", options={"round_limit": 20})
    bo.introduce("Bo")
    bo.as_person().ask("POST", f"/tables/{table}/join", {})
    for visitor in (bo, watcher):
        visitor.open(f"/t/{table}")
        visitor.sit()
    play_beside([ada, bo, watcher], table, Random("leak"), 40)
    record = record_on_disk(server, table)
    for viewer, visitor in ((Seat(0), ada), (Seat(1), bo), (SPECTATOR, watcher)):
        allowed = views_of(record, viewer)
        shown = [json.loads(frame) for frame in visitor.frames]
        states = [message for message in shown if message["type"] == "state"]
        assert len(states) > 20
        for state in states:
            assert json.dumps(state["view"], sort_keys=True) in allowed
            assert viewer in state["waiting"] or not state["legal"]


def play_beside(visitors: list[Visitor], table: str, rng: Random, most: int) -> None:
    """So many moves over other sockets of the same people; their pages show them all."""
    pages = [visitor.as_person().open(table) for visitor in visitors]
    catch_up(pages)
    for _ in range(most):
        asked = [page for page in pages if page.state["legal"]]
        rng.choice(asked).play_any(rng)
        catch_up(pages)
    for visitor, page in zip(visitors, pages, strict=True):
        visitor.wait_for_version(page.state["version"])
        page.close()


def record_on_disk(server: Server, table: str) -> Record:
    """The whole game so far, with all that is hidden."""
    info, rows = run_in_own_loop(stored(server.db, table))
    setup = load(info.game).setup(info.players, info.options)
    return Record(setup, read_lines(setup, [row.line for row in rows]))


async def stored(db: Address, table: str) -> tuple[TableInfo, list[MoveRow]]:
    repository = await open_repository(db)
    try:
        info = await repository.find_table(table)
        assert info is not None
        return info, await repository.read_moves(table)
    finally:
        await repository.close()


def views_of(record: Record, viewer: Seat) -> set[str]:
    """The views of a game from positions in which all that the viewer cannot know is dealt anew."""
    rng = Random("dealt anew")
    found: set[str] = set()
    for state in [*(state.clone() for _, state, _, _ in record.steps()), record.replay()]:
        seen = state if viewer == SPECTATOR else state.sample(viewer, rng)
        found.add(json.dumps(seen.view(viewer), sort_keys=True))
    return found


def test_replay_and_play_on_from_there(
    browser: Browser, server: Server, visitors: list[Visitor]
) -> None:
    ada = Visitor(browser, server)
    visitors.append(ada)
    ada.introduce("Ada")
    table = finished_table(ada)
    ada.open(f"/t/{table}/replay")
    slider = ada.page.get_by_role("slider")
    expect(slider).to_be_visible()
    expect(ada.page.locator(".seats")).not_to_contain_text("not here")
    slider.focus()
    for _ in range(5):
        ada.page.keyboard.press("ArrowRight")
    step = ada.page.locator("[data-step]")
    expect(step).to_have_attribute("data-step", "5")
    with ada.page.expect_download() as download:
        ada.page.get_by_role("link", name="Download the record").click()
    assert "farshore-record/1" in download.value.path().read_text()
    ada.page.get_by_role("button", name="Play on from here").click()
    ada.page.get_by_role("dialog").locator("button.strong").click()
    ada.page.wait_for_url(lambda url: table not in url)
    ada.sit()
    ada.wait_for_turn()
    ada.act(Random("fork"))


@pytest.mark.parametrize(
    ("game", "group"),
    [
        ("antarctica", "building_types"),
        ("aquatica", "starting_characters"),
        ("council", "ai_cards"),
    ],
)
def test_a_board_shows_the_edition_of_its_table(
    browser: Browser, server: Server, visitors: list[Visitor], game: str, group: str
) -> None:
    file = ROOT / "src" / "farshore" / "games" / game / "components.json"
    edition = {**json.loads(file.read_text("utf-8")), "edition": "my_box"}
    for thing in edition[group]:
        thing["names"] = {"en": "<i>Mine</i>"}
    ada = Visitor(browser, server)
    visitors.append(ada)
    table_with_bot(ada, game, edition=edition)
    ada.wait_for_turn()
    expect(ada.page.locator(".board-viewport")).to_contain_text("<i>Mine</i>")


def test_a_game_is_ended_when_both_agree(
    browser: Browser, server: Server, visitors: list[Visitor]
) -> None:
    ada, bo = Visitor(browser, server), Visitor(browser, server)
    visitors += [ada, bo]
    table = table_with_bot(ada, "antarctica", "me", "open", options={"stall_guard": "off"})
    bo.introduce("Bo")
    bo.as_person().ask("POST", f"/tables/{table}/join", {})
    bo.open(f"/t/{table}")
    bo.sit()
    ada.sit()
    offer_to_end(ada)
    expect(ada.page.locator("[data-end-offer]")).to_contain_text("Still to agree: Bo.")
    bo.page.get_by_role("button", name="Play on").click()
    expect(ada.page.get_by_text("Bo wants to play on.")).to_be_visible()
    offer_to_end(ada)
    bo.page.get_by_role("button", name="Agree").click()
    for visitor in (ada, bo):
        expect(visitor.page.locator("[data-status=finished]")).to_be_visible()
        expect(visitor.page.get_by_role("log")).to_contain_text("ended by agreement")
    bo.page.get_by_role("link", name="Result").click()
    expect(bo.page.get_by_role("heading", level=1)).to_have_text("Antarctica: ended by agreement")


def offer_to_end(visitor: Visitor) -> None:
    visitor.page.get_by_role("button", name="Table", exact=True).click()
    for _ in ("asked", "sure"):
        visitor.page.get_by_role("button", name="Offer to end the game").click()


def test_council_shows_how_systems_are_distributed_and_lets_choose_a_civilisation(
    browser: Browser, server: Server, visitors: list[Visitor]
) -> None:
    ada = Visitor(browser, server)
    visitors.append(ada)
    table_with_bot(ada, "council")
    ada.page.get_by_role("button", name="All solar systems").click()
    overview = ada.page.get_by_role("dialog")
    expect(overview.locator("[data-parsec='1']")).to_contain_text("8 of 10 systems still to come")
    expect(overview.locator("[data-parsec='1'] .placed")).to_have_count(2)
    ada.page.keyboard.press("Escape")
    ada.page.get_by_role("button", name="Table", exact=True).click()
    ada.page.get_by_role("button", name="Tak'rill").click()
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator(".seats [data-seat='0']")).to_contain_text("Tak'rill")
    expect(ada.page.get_by_role("log")).to_contain_text("You lead the Tak'rill.")
