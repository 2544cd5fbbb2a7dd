"""Planning ahead: the analysis board, and orders, on a clock that the test moves."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest

from farshore.core.types import Seat
from farshore.server.app_state import AppState
from farshore.server.calling.events import KINDS
from farshore.server.calling.quiet_hours import quiet_until
from farshore.server.game.clock import HOUR, MINUTE, SECOND
from farshore.server.messages.planning_models import NewOrder, VariationMove
from farshore.server.storage.calls import CallPreferences
from farshore.server.storage.opening import Address
from farshore.server.tables.orders import COMING, OrderDesk, arrival, within
from farshore.server.tables.table import Table
from farshore.server.tables.uptime import TimeSource
from tests.server.support import ClockedServer, Json, Page, Server, wait_until
from tests.server.test_tables import ANTARCTICA, play
from tests.server.test_tables import running as running_here
from tests.server.test_tables import two_at_a_table as two_here
from tests.support.loops import run_in_own_loop
from tests.support.moved_clock import MovedClock

LONGER_THAN_ANY_DELAY = 3 * HOUR


@pytest.fixture
def server(clocked_server: ClockedServer) -> ClockedServer:
    return clocked_server


def two_at_a_table(server: Server, game: str = "lanterns", **more: Any) -> list[Page]:
    ada, bo = server.person("Ada"), server.person("Bo")
    table = ada.new_table(game, "me", "open", **more)
    bo.ask("POST", f"/tables/{table}/join", {})
    pages = [ada.open(table), bo.open(table)]
    for page in pages:
        page.until_state()
    return pages


def ask(page: Page, method: str, what: str, body: Any = None) -> Json:
    return page.person.ask(method, f"/tables/{page.table_id}/{what}", body)


def refused(page: Page, method: str, what: str, body: Any = None) -> tuple[int, str]:
    return page.person.refused(method, f"/tables/{page.table_id}/{what}", body)


def burn(page: Page, choice: int = 0) -> None:
    page.settle()
    assert page.move(page.state["legal"][choice]["move"])["type"] == "ack"


def try_move(page: Page, board: Json, choice: int = 0) -> Json:
    move = board["state"]["legal"][choice]["move"]
    body = {"id": board["id"], "count": len(board["moves"]), "move": move}
    return ask(page, "POST", "variation/move", body)


def order(page: Page, board: Json, *, strict: bool = False) -> Json:
    body = {"variation": board["id"], "count": len(board["moves"]), "strict": strict}
    return ask(page, "PUT", "order", body)


def status(page: Page) -> str:
    return str(ask(page, "GET", "order")["status"])


def why(page: Page) -> str:
    return str(ask(page, "GET", "order")["why"]["key"])


def move_clock_until(server: ClockedServer, wanted: Callable[[], bool]) -> None:
    """Lets ordered moves become due, one after the other."""

    def look() -> bool:
        if wanted():
            return True
        server.clock.move(LONGER_THAN_ANY_DELAY)
        return False

    wait_until(look)


def planned(server: ClockedServer, moves: int = 1, *, strict: bool = False) -> list[Page]:
    """Ada has ordered her last choices, of two; if only one is left, Bo thinks."""
    ada, bo = two_at_a_table(server)
    if moves == 1:
        burn(ada)
    board = new_board(ada)
    for _ in range(moves):
        board = try_move(ada, board)
    assert order(ada, board, strict=strict)["status"] == "waiting"
    return [ada, bo]


def new_board(page: Page, others: str = "bot") -> Json:
    return ask(page, "POST", "variation", {"others": others})


def own_moves(page: Page) -> list[str]:
    page.settle()
    return [entry["text"] for entry in page.log if entry["seat"] == page.state["seat"]]


# --- the analysis board


def test_an_analysis_board_goes_on_from_what_its_owner_knows(server: ClockedServer) -> None:
    ada, bo = two_at_a_table(server)
    burn(ada)
    burned = own_moves(ada)
    board = new_board(ada)
    assert board["moves"] == [] and board["state"]["waiting"] == [0, 1]
    assert [entry["seat"] for entry in board["state"]["log"]["entries"]] == [1, None]
    further = try_move(ada, board)
    assert len(further["moves"]) == 1 and further["state"]["undo"] == 1
    assert further["state"]["status"] == "finished", "the last candle burns by itself"
    assert ask(ada, "GET", "variation") == further, "it is kept"
    assert own_moves(ada) == burned, "the real game stands as it stood"
    nothing = bo.person.raw("GET", f"/tables/{bo.table_id}/variation")
    assert nothing.json() is None


def test_going_back_and_forth_on_an_analysis_board_changes_nothing(server: ClockedServer) -> None:
    ada, _ = two_at_a_table(server)
    first = try_move(ada, new_board(ada))
    second = try_move(ada, first, 1)
    back = ask(ada, "POST", "variation/undo", {"id": second["id"], "count": 2})
    assert back == first
    assert try_move(ada, back, 1) == second
    start = ask(ada, "POST", "variation/undo", {"id": second["id"], "count": 2})
    start = ask(ada, "POST", "variation/undo", {"id": start["id"], "count": 1})
    body = {"id": start["id"], "count": 0}
    assert refused(ada, "POST", "variation/undo", body) == (409, "nothing-to-undo")


def test_an_analysis_board_can_be_played_to_the_end(server: ClockedServer) -> None:
    ada, _ = two_at_a_table(server)
    board = new_board(ada)
    while board["state"]["legal"]:
        board = try_move(ada, board)
    assert board["state"]["status"] == "finished" and board["state"]["result"] is not None
    assert ask(ada, "GET", "state")["status"] == "running"


@pytest.mark.parametrize("game", ["antarctica", "aquatica", "council"])
def test_every_game_has_an_analysis_board(server: ClockedServer, game: str) -> None:
    ada, bo = two_at_a_table(server, game)
    for page in (ada, bo):
        board = new_board(page)
        assert board["state"]["legal"], "somebody is asked, whoever it is at the real table"
        board = try_move(page, board)
        assert len(board["moves"]) == 1


def test_what_is_not_possible_on_an_analysis_board_is_refused(server: ClockedServer) -> None:
    ada, _ = two_at_a_table(server)
    board = new_board(ada)
    gone = board["state"]["legal"][0]["move"]
    board = try_move(ada, board)
    body = {"id": board["id"], "count": 1, "move": gone}
    assert refused(ada, "POST", "variation/move", body) == (409, "lanterns-no-such-candle")
    assert refused(ada, "POST", "variation/move", {**body, "count": 0}) == (409, "stale-move")
    assert refused(ada, "POST", "variation/move", {**body, "id": "?"}) == (409, "stale-move")
    assert refused(ada, "POST", "variation/move", {**body, "move": "fly"}) == (422, "unknown-kind")
    reason = ask(ada, "POST", "variation/why", {"move": gone})["reason"]
    assert reason["key"] == "lanterns-no-such-candle"
    assert ask(ada, "GET", "variation") == board


# --- orders


def test_ordered_moves_are_made_one_after_the_other(server: ClockedServer) -> None:
    ada, bo = planned(server, 2)
    wanted = [each["text"] for each in ask(ada, "GET", "order")["moves"]]
    move_clock_until(server, lambda: len(own_moves(ada)) == 1)
    assert status(ada) == "waiting" and ask(ada, "GET", "order")["made"] == 1
    burn(bo)
    move_clock_until(server, lambda: status(ada) == "done")
    assert own_moves(ada)[:2] == wanted


def test_an_ordered_move_takes_as_long_as_a_person_would(server: ClockedServer) -> None:
    """It is not made before the shortest time, and its owner is there when it is made."""
    ada, bo = planned(server)
    ada.close()
    bo.until(lambda message: not seat_shown(bo)["connected"])
    burn(bo)
    server.clock.move(4 * SECOND)
    bo.settle()
    assert not seat_shown(bo)["connected"] and status(ada) == "waiting"
    heard = len(bo.heard)
    move_clock_until(server, lambda: status(ada) == "done")
    bo.settle()
    told = [message for message in bo.heard[heard:] if message["type"] in ("table", "state")]
    shown = [
        each["table"]["seats"][0]["connected"] if each["type"] == "table" else "moved"
        for each in told
    ]
    assert shown[0] is True and "moved" in shown, "first the owner comes, then the move"
    move_clock_until(server, lambda: not table_of(bo)["seats"][0]["connected"])


def test_who_is_away_comes_in_no_rhythm() -> None:
    """Each time is drawn on its own, from less than the minute before a call to hours."""
    rng = Random(1)
    times = [arrival(rng, None, 0) for _ in range(200)]
    assert all(COMING[0] <= each <= COMING[1] for each in times)
    assert min(times) < MINUTE and max(times) > HOUR
    quicker = sum(each < 8 * MINUTE for each in times)
    assert 80 < quicker < 120, "half of them take minutes"
    after_quick_ones = [late for soon, late in pairwise(times) if soon < 8 * MINUTE]
    assert min(after_quick_ones) < MINUTE and max(after_quick_ones) > HOUR


def test_nobody_comes_in_their_quiet_hours() -> None:
    night = CallPreferences(KINDS, "en", "Asia/Tokyo", 22 * 60, 7 * 60)
    rng, day = Random(2), 24 * HOUR
    for asked in (rng.randrange(day) for _ in range(200)):
        coming = asked + arrival(rng, night, asked)
        assert quiet_until(night, coming / SECOND) is None and coming > asked


def test_an_order_leaves_three_quarters_of_the_time_on_the_clock() -> None:
    rng = Random(3)
    most = 10 * SECOND
    times = [within(rng, arrival(rng, None, 0), most) for _ in range(50)]
    assert max(times) <= most and len({*times}) > 40, "not always the last moment"
    assert within(rng, HOUR, 0) <= 2 and within(rng, HOUR, None) == HOUR


def test_who_has_come_stays_until_the_whole_turn_is_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A further move of the turn is not made by somebody who seems to have left."""

    async def idle(_: OrderDesk) -> None:
        await asyncio.Event().wait()

    async def check() -> None:
        monkeypatch.setattr(OrderDesk, "run", idle)
        async with running_here(tmp_path / "tables.db") as state:
            table, ada, bo = await two_here(state, ANTARCTICA)
            first, owner = (ada, bo) if table.model.game.waiting() == [Seat(0)] else (bo, ada)
            placed = table.model.game.legal(table.model.player(first))[0]
            await play(table, first, placed, "m")
            seat = table.model.player(owner)
            await order_moves(state, table, owner, 2)
            now = int(time.time() * SECOND)
            monkeypatch.setattr(TimeSource, "now", lambda _: now)
            desk = OrderDesk(state.tables._services, state.tables)
            there: list[tuple[int, bool]] = []
            row = await state.tables._repository.orders.read(table.info.id, owner)
            while row is not None and row.status == "waiting" and len(there) < 10:
                made = (await state.orders.show(table, owner)).made
                there.append((made, seat in table.publisher.connected()))
                await desk.look()
                row = await state.tables._repository.orders.read(table.info.id, owner)
                now = max(now, 0 if row is None else row.due_at or 0)
            assert row is not None and row.status == "done"
            assert there[0] == (0, False)
            assert {present for made, present in there if made == 1} == {True}
            now += 6 * MINUTE
            await desk.look()
            assert seat not in table.publisher.connected()

    run_in_own_loop(check())


async def order_moves(state: AppState, table: Table, guest: int, count: int) -> None:
    """Orders the first choices of somebody who is asked."""
    await state.variations.start(table, guest, "bot")
    board = await state.variations.find(table, guest)
    for number in range(count):
        assert board.decider() == board.seat
        move = board.game.setup.game.moves.text(board.game.legal(board.seat)[0])
        asked = VariationMove(id=board.document.id, count=number, move=move)
        await state.variations.move(table, guest, asked)
        board = await state.variations.find(table, guest)
    wanted = NewOrder(variation=board.document.id, count=count, strict=False)
    await state.orders.save(table, guest, wanted)


def table_of(page: Page) -> Json:
    return page.person.ask("GET", f"/tables/{page.table_id}")


def seat_shown(page: Page) -> Json:
    seat = page.table["seats"][0]
    assert isinstance(seat, dict)
    return seat


def test_who_decides_by_hand_ends_the_order(server: ClockedServer) -> None:
    ada, bo = planned(server, 2)
    burn(ada, 1)
    burn(bo)
    wait_until(lambda: status(ada) == "cancelled")
    assert why(ada) == "order-by-hand"
    assert len(own_moves(ada)) == 1


def test_a_move_that_is_not_legal_any_more_ends_the_order(server: ClockedServer) -> None:
    """Two want to buy the same card of the market."""
    asked, other = buyers(server)
    card = asked.state["legal"][0]
    board = new_board(other, "me")
    board = try_move(other, board, -1)  # the first buyer ends on the board without this card
    while board["state"]["seat"] != board["seat"]:
        board = try_move(other, board, -1)
    wanted = [each["text"] for each in board["state"]["legal"]].index(card["text"])
    order(other, try_move(other, board, wanted))
    asked.move(card["move"])
    end_purchases(asked, other)
    wait_until(lambda: status(other) == "cancelled")
    assert why(other) == "order-illegal"


def buyers(server: Server) -> list[Page]:
    """Who buys first in Council of Shadows, and who is next."""
    pages = two_at_a_table(server, "council")
    assert pages[0].state["decision"] == "purchase"
    return sorted(pages, key=lambda page: not page.my_turn())


@pytest.mark.parametrize("as_expected", [True, False])
def test_a_strict_order_needs_exactly_the_expected_position(
    server: ClockedServer, as_expected: bool
) -> None:
    asked, other = buyers(server)
    board = new_board(other, "me")
    assert board["state"]["seat"] == asked.state["seat"] and board["seat"] == other.state["seat"]
    entered = []
    while board["state"]["seat"] != board["seat"]:
        entered.append(board["state"]["legal"][-1]["move"])
        board = try_move(other, board, -1)
    order(other, try_move(other, board, 1), strict=True)
    if as_expected:
        for move in entered:
            assert asked.move(move)["type"] == "ack"
        move_clock_until(server, lambda: status(other) == "done")
    else:
        asked.move(asked.state["legal"][0]["move"])
        end_purchases(asked, other)
        wait_until(lambda: status(other) == "cancelled")
        assert why(other) == "order-changed"


def end_purchases(asked: Page, other: Page) -> None:
    """Until the other one buys."""
    while not other.my_turn():
        asked.settle()
        if asked.my_turn():
            asked.move(asked.state["legal"][-1]["move"])
        other.settle()


def test_that_others_have_decided_at_the_same_time_is_no_change(server: ClockedServer) -> None:
    ada, bo = two_at_a_table(server)
    board = try_move(ada, new_board(ada))
    burn(bo)
    order(ada, board, strict=True)
    move_clock_until(server, lambda: status(ada) == "done")
    assert len(own_moves(ada)) >= 1


def test_an_order_can_be_replaced_and_cancelled(server: ClockedServer) -> None:
    ada, bo = planned(server)
    board = ask(ada, "GET", "variation")
    assert order(ada, board, strict=True)["strict"] is True
    ask(ada, "DELETE", "order")
    assert ask(ada, "GET", "order")["status"] == "none"
    burn(bo)
    server.clock.move(LONGER_THAN_ANY_DELAY)
    server.clock.move(LONGER_THAN_ANY_DELAY)
    ada.settle()
    assert len(own_moves(ada)) == 1 and ada.my_turn()


def test_orders_that_make_no_sense_are_refused(server: ClockedServer) -> None:
    ada, bo = two_at_a_table(server)
    eve = server.person("Eve")
    path = f"/tables/{ada.table_id}/order"
    body: Json = {"variation": "x", "count": 1, "strict": False}
    assert refused(ada, "PUT", "order", body) == (404, "no-variation")
    board = new_board(ada)
    mine = {**body, "variation": board["id"]}
    assert refused(ada, "PUT", "order", {**mine, "count": 0}) == (409, "order-empty")
    assert refused(ada, "PUT", "order", mine) == (409, "stale-move")
    assert refused(ada, "PUT", "order", {**mine, "seat": 1}) == (422, "bad-request")
    assert eve.refused("PUT", path, mine) == (403, "not-seated")
    assert eve.refused("GET", path) == (403, "not-seated")
    assert refused(bo, "PUT", "order", mine) == (404, "no-variation")
    board = try_move(ada, board)
    burn(ada)
    mine["count"] = 1
    assert refused(ada, "PUT", "order", mine) == (409, "variation-outdated")
    assert ask(ada, "GET", "variation")["outdated"] is True
    assert status(ada) == status(bo) == "none"


def test_nothing_is_planned_at_a_table_whose_game_is_over(server: ClockedServer) -> None:
    ada, bo = planned(server)
    for page in (ada, bo):
        ask(page, "POST", "end", {"agree": True})
    found = ask(ada, "GET", "order")
    assert (found["status"], found["why"]["key"]) == ("cancelled", "order-game-over")
    assert refused(ada, "POST", "variation", {}) == (409, "table-not-running")
    assert refused(ada, "PUT", "order", {"until": "end"}) == (409, "table-not-running")


def test_passing_ends_as_soon_as_there_is_a_choice(server: ClockedServer) -> None:
    ada, bo = two_at_a_table(server)
    burn(ada)
    found = ask(ada, "PUT", "order", {"until": "choice"})
    assert (found["until"], found["moves"]) == ("choice", [])
    burn(bo)
    wait_until(lambda: status(ada) == "done")
    assert why(ada) == "order-choice" and len(own_moves(ada)) == 1
    assert refused(ada, "PUT", "order", {"until": "never"}) == (422, "bad-request")


def test_nobody_else_hears_of_plans(server: ClockedServer) -> None:
    ada, bo = two_at_a_table(server)
    guest = server.person("Eve").open(ada.table_id)
    burn(ada)
    for page in (bo, guest):
        page.settle()
    before = [len(page.heard) for page in (bo, guest)]
    seen = ask(bo, "GET", "state"), table_of(bo)
    board = try_move(ada, new_board(ada))
    order(ada, board, strict=True)
    ask(ada, "DELETE", "order")
    for page, heard in zip((bo, guest), before, strict=True):
        page.settle()
        assert {message["type"] for message in page.heard[heard:]} <= {"refused"}
    assert seen == (ask(bo, "GET", "state"), table_of(bo))


@pytest.mark.slow
def test_the_time_of_a_live_clock_is_not_used_up_by_an_order(server: ClockedServer) -> None:
    live = {"kind": "live", "bank_minutes": 0, "seconds": 40, "timeout": "others"}
    ada, bo = two_at_a_table(server, clock=live)
    burn(ada)
    order(ada, try_move(ada, new_board(ada)))
    burn(bo)
    for _ in range(4):
        server.clock.move(9 * SECOND)
        wait_until(lambda: status(ada) in ("waiting", "done"))
    wait_until(lambda: status(ada) == "done")
    assert len(own_moves(ada)) == 2


# --- restarts


def test_an_order_survives_a_server_that_is_killed(tmp_path: Path, empty_db: Address) -> None:
    server = ClockedServer(tmp_path, MovedClock(tmp_path / "clock"), "--workers", "1", db=empty_db)
    try:
        ada, bo = planned(server)
        wanted = ask(ada, "GET", "order")["moves"][0]["text"]
        board = ask(ada, "GET", "variation")
        burn(bo)
        server.kill()
        server.start()
        assert ask(ada, "GET", "variation") == board
        for page in (ada, bo):
            page.connect()
            page.until_state()
        move_clock_until(server, lambda: status(ada) == "done")
        assert own_moves(ada)[1] == wanted
        server.clock.move(5 * MINUTE)
        assert own_moves(ada).count(wanted) == 1, "it is made once"
    finally:
        server.send_home()
        server.stop()
