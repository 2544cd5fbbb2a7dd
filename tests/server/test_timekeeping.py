"""Tables with a clock, on a clock that the test moves."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from farshore.server.game.clock import DAY, HOUR, MINUTE, SECOND
from farshore.server.storage.opening import Address, is_postgres
from tests.server.support import (
    ClockedServer,
    Json,
    Page,
    Person,
    accept_moves,
    refuse_moves,
    wait_until,
)
from tests.support.moved_clock import MovedClock
from tests.support.postgres import Cluster, execute

WAIT = 10 * SECOND
"""Seconds that really pass in a test are not told from those that it moves; this is more."""


@pytest.fixture
def server(clocked_server: ClockedServer) -> ClockedServer:
    return clocked_server


@pytest.fixture
def clock(server: ClockedServer) -> MovedClock:
    return server.clock


@pytest.fixture
def own_server(tmp_path: Path, empty_db: Address) -> Iterator[ClockedServer]:
    """A server that may be killed."""
    one = ClockedServer(tmp_path, MovedClock(tmp_path / "clock"), "--workers", "1", db=empty_db)
    yield one
    one.send_home()
    one.stop()


def live(timeout: str = "move") -> Json:
    return {"kind": "live", "bank_minutes": 10, "seconds": 30, "timeout": timeout}


def days(timeout: str = "move", **more: Any) -> Json:
    return {"kind": "days", "hours": 24, "timeout": timeout, **more}


def two_at_a_table(server: ClockedServer, clock: Json, game: str = "lanterns") -> list[Page]:
    ada, bo = server.person("Ada"), server.person("Bo")
    table = ada.new_table(game, "me", "open", clock=clock)
    bo.ask("POST", f"/tables/{table}/join", {})
    pages = [ada.open(table), bo.open(table)]
    for page in pages:
        page.until_state()
    return pages


def seat_clocks(page: Page) -> list[Json]:
    found = page.person.ask("GET", f"/tables/{page.table_id}")["clocks"]["seats"]
    assert isinstance(found, list)
    return found


def notes(page: Page) -> list[tuple[str, int]]:
    state = page.person.ask("GET", f"/tables/{page.table_id}/state")
    return [(note["kind"], note["seat"]) for note in state["notes"]]


def change(page: Page, what: str, **body: Any) -> Json:
    return page.person.ask("POST", f"/tables/{page.table_id}/clock/{what}", body)


def wait_for(page: Page, wanted: Callable[[Json], bool]) -> Json:
    """Until the table is as wanted."""
    path = f"/tables/{page.table_id}"
    wait_until(lambda: wanted(page.person.ask("GET", path)))
    return page.person.ask("GET", path)


def burn(page: Page) -> None:
    page.settle()
    assert page.move(page.state["legal"][0]["move"])["type"] == "ack"


def test_time_runs_for_everybody_who_has_not_decided(
    server: ClockedServer, clock: MovedClock
) -> None:
    ada, bo = two_at_a_table(server, live())
    burn(ada)
    clock.move(5 * MINUTE)
    decided, thinking = seat_clocks(bo)
    assert not decided["running"] and decided["left"] > 10 * MINUTE + 30 * SECOND - WAIT
    assert thinking["running"] and 0 <= 5 * MINUTE + 30 * SECOND - thinking["left"] < WAIT
    burn(bo)
    first, second = seat_clocks(bo)
    assert first["running"] and second["running"]
    assert 0 <= 6 * MINUTE - second["left"] < WAIT, "a decision brings 30 seconds"


def test_without_a_clock_nothing_is_counted(server: ClockedServer) -> None:
    ada = server.person("Ada")
    table = ada.ask("GET", f"/tables/{ada.new_table('lanterns', 'me', 'random')}")
    assert table["clock"] is None and table["clocks"] is None and table["pace"] == "live"


def test_a_bot_decides_once_and_the_log_says_so(server: ClockedServer, clock: MovedClock) -> None:
    ada, bo = two_at_a_table(server, days("move"))
    burn(ada)
    clock.move(25 * HOUR)
    bo.until_state(lambda state: len(bo.log) >= 4)
    assert notes(bo) == [("timeout", 1)]
    table = wait_for(ada, lambda table: all(one["running"] for one in table["clocks"]["seats"]))
    assert [seat["bot"] for seat in table["seats"]] == [None, None]
    assert all(0 <= DAY - one["left"] < WAIT for one in table["clocks"]["seats"])


def test_a_bot_plays_until_the_owner_returns(server: ClockedServer, clock: MovedClock) -> None:
    ada, bo = two_at_a_table(server, days("seat"))
    burn(ada)
    clock.move(25 * HOUR)
    table = wait_for(ada, lambda table: table["clocks"]["seats"][0]["running"])
    assert table["seats"][1]["bot"] is not None, "it has decided, and keeps the seat"
    clock.move(2 * HOUR)
    bo.person.ask("POST", f"/tables/{bo.table_id}/seats/1", {"to": "person"})
    assert notes(ada) == [("timeout", 1), ("return", 1)]
    first, _ = seat_clocks(ada)
    assert first["running"] and 0 <= 22 * HOUR - first["left"] < WAIT


def test_the_others_decide(server: ClockedServer, clock: MovedClock) -> None:
    ada, bo = two_at_a_table(server, days("others"))
    burn(ada)
    path = f"/tables/{bo.table_id}/clock"
    one_decision = {"seat": 1, "until": "decision"}
    assert ada.person.refused("POST", f"{path}/bot", one_decision) == (409, "time-not-up")
    clock.move(25 * HOUR)
    wait_for(ada, lambda table: table["clocks"]["seats"][1]["out"])
    change(ada, "bot", seat=1, until="decision")
    ada.until_state(lambda state: state["seat"] in state["waiting"])
    clock.move(25 * HOUR)
    wait_for(ada, lambda table: all(one["out"] for one in table["clocks"]["seats"]))
    shown = change(ada, "bot", seat=1, until="return")
    assert shown["seats"][1]["bot"] is not None
    burn(ada)
    assert [kind for kind, _ in notes(ada)] == [
        "timeout",
        "bot-asked",
        "timeout",
        "timeout",
        "handover",
    ]


def test_who_is_late_may_still_decide_if_nobody_has(
    server: ClockedServer, clock: MovedClock
) -> None:
    ada, bo = two_at_a_table(server, days("others"))
    burn(ada)
    clock.move(25 * HOUR)
    wait_for(ada, lambda table: table["clocks"]["seats"][1]["out"])
    burn(bo)
    assert not seat_clocks(ada)[1]["out"]


def test_an_opponent_gives_time(server: ClockedServer, clock: MovedClock) -> None:
    ada, bo = two_at_a_table(server, days("others"))
    clock.move(25 * HOUR)
    wait_for(ada, lambda table: table["clocks"]["seats"][1]["out"])
    change(ada, "give", seat=1)
    given = seat_clocks(bo)[1]
    assert not given["out"] and 0 <= DAY - given["left"] < WAIT
    change(ada, "give", seat=1)
    assert seat_clocks(bo)[1]["left"] > DAY
    assert notes(bo)[-2:] == [("give", 1), ("give", 1)]
    path = f"/tables/{bo.table_id}/clock/give"
    assert ada.person.refused("POST", path, {"seat": 0}) == (409, "own-clock")
    assert ada.person.refused("POST", path, {"seat": 5}) == (422, "no-such-seat")
    assert server.person("Eve").refused("POST", path, {"seat": 1}) == (403, "not-seated")
    burn(bo)
    assert ada.person.refused("POST", path, {"seat": 1}) == (409, "clock-not-running")


def test_a_vacation_is_announced_limited_and_ends(server: ClockedServer, clock: MovedClock) -> None:
    ada, bo = two_at_a_table(server, days(vacation=5))
    path = f"/tables/{bo.table_id}/clock/vacation"
    assert bo.person.refused("POST", path, {"days": 6}) == (409, "too-much-vacation")
    assert bo.person.refused("POST", path, {"days": 0}) == (409, "not-away")
    change(bo, "vacation", days=3)
    assert bo.person.refused("POST", path, {"days": 1}) == (409, "vacation-not-now")
    ada.until(lambda message: message["type"] == "table" and away_until(message["table"]))
    burn(ada)
    clock.move(2 * DAY + HOUR)
    shown = seat_clocks(ada)[1]
    assert shown["paused"] and shown["vacation"] == 2 and shown["left"] > DAY - WAIT
    change(bo, "vacation", days=0)
    clock.move(HOUR)
    shown = seat_clocks(ada)[1]
    assert not shown["paused"] and 0 <= 23 * HOUR - shown["left"] < WAIT
    assert notes(ada) == [("away", 1), ("back", 1)]


def away_until(table: Json) -> bool:
    return table["clocks"]["seats"][1]["away_until"] is not None


def test_a_bot_seat_has_no_time(server: ClockedServer, clock: MovedClock) -> None:
    ada = server.person("Ada")
    page = ada.open(ada.new_table("lanterns", "me", "random", clock=live()))
    page.until_state(lambda state: state["view"]["chosen"] == [False, True])
    clock.move(MINUTE)
    own, bot = seat_clocks(page)
    assert own["running"] and not bot["running"] and bot["left"] == 10 * MINUTE


def test_undoing_and_deciding_again_gains_no_time(server: ClockedServer, clock: MovedClock) -> None:
    ada = server.person("Ada")
    page = ada.open(ada.new_table("antarctica", "me", "random", clock=live()))
    state = page.until_state(lambda state: bool(state["legal"]))
    while all(one["final"] for one in state["legal"]):
        page.play_any(Random(1))
        state = page.until_state(lambda state: bool(state["legal"]))
    before = seat_clocks(page)[0]["left"]
    for _ in range(3):
        move = next(one for one in state["legal"] if not one["final"])
        assert page.move(move["move"])["type"] == "ack"
        page.until_state(lambda state: state["undo"] > 0)
        assert page.say("undo", version=page.state["version"])["type"] == "ack"
        state = page.until_state(lambda state: state["undo"] == 0)
    assert before - WAIT < seat_clocks(page)[0]["left"] <= before


def test_the_clock_tells_nothing_of_what_is_planned_in_secret(
    server: ClockedServer, clock: MovedClock
) -> None:
    """A sealed move that leaves its seat thinking is not felt by the others."""
    pages = two_at_a_table(server, live(), "council")
    rng = Random(5)
    for _ in range(60):
        for page in pages:
            page.settle()
        ada, bo = pages if pages[0].my_turn() else pages[::-1]
        heard, before = len(bo.heard), (bo.state["waiting"], len(bo.log))
        ada.play_any(rng)
        bo.settle()
        if ada.my_turn() and (bo.state["waiting"], len(bo.log)) == before:
            assert [message["type"] for message in bo.heard[heard:]] == ["refused"]
            return
    raise AssertionError("no sealed move came up")


def last_seen(db: Address) -> int:
    """When a server was up."""
    question = "SELECT seen_at FROM uptime"
    if is_postgres(db):
        return int(execute(str(db), question)[0][0])
    with closing(sqlite3.connect(db)) as file:
        return int(file.execute(question).fetchone()[0])


def test_time_stands_still_while_no_server_is_up(own_server: ClockedServer) -> None:
    server, clock = own_server, own_server.clock
    ada, bo = two_at_a_table(server, live("seat"))
    began = last_seen(server.db)
    clock.move(MINUTE)
    wait_until(lambda: last_seen(server.db) >= began + MINUTE)
    before = seat_clocks(ada)[0]["left"]
    server.kill()
    clock.move(3 * DAY)
    server.start(server.port)
    for page in (ada, bo):
        page.reconnect()
        page.until(lambda message: message["type"] == "state")
    assert abs(before - seat_clocks(ada)[0]["left"]) < WAIT
    clock.move(9 * MINUTE)
    assert 0 <= before - 9 * MINUTE - seat_clocks(ada)[0]["left"] < WAIT
    assert notes(ada) == []
    burn(ada)
    clock.move(3 * MINUTE)
    wait_for(ada, lambda table: table["seats"][1]["bot"] is not None)


def test_killed_between_time_is_up_and_what_follows(own_server: ClockedServer) -> None:
    server, clock = own_server, own_server.clock
    ada, bo = two_at_a_table(server, days("move"))
    burn(ada)
    refuse_moves(server.db, "1 %")
    clock.move(25 * HOUR)
    wait_for(ada, lambda table: table["clocks"]["seats"][1]["out"])
    server.kill()
    accept_moves(server.db)
    server.start(server.port)
    for page in (ada, bo):
        page.reconnect()
        page.until_state(lambda state: len(page.log) >= 4 and page.my_turn())  # noqa: B023
    assert notes(ada) == [("timeout", 1)]
    moves = [entry["seat"] for entry in ada.log]
    assert moves == [None, 0, 1, None], "each has decided once, and the next lantern is lit"


def test_two_servers_do_it_once(tmp_path: Path, cluster: Cluster) -> None:
    clock = MovedClock(tmp_path / "clock")
    db = cluster.new_database()
    folders = [tmp_path / name for name in ("one", "two")]
    for folder in folders:
        folder.mkdir()
    servers = [ClockedServer(folder, clock, "--workers", "1", db=db) for folder in folders]
    try:
        tables = [two_at_a_table(servers[n % 2], days("move")) for n in range(4)]
        for ada, _ in tables:
            burn(ada)
        clock.move(25 * HOUR)
        for ada, bo in tables:
            bo.until_state(lambda state: len(bo.log) >= 4)  # noqa: B023
            assert notes(ada) == [("timeout", 1)]
            assert [entry["seat"] for entry in bo.log] == [None, 0, 1, None]
    finally:
        for running in servers:
            running.send_home()
            assert running.stop() == 0
            assert "Traceback" not in running.log.read_text()


@pytest.mark.parametrize(
    ("clock_asked", "refusal"),
    [
        ({"kind": "live", "bank_minutes": 10, "seconds": 1, "timeout": "move"}, "bad-request"),
        ({"kind": "days", "hours": 24, "timeout": "never"}, "bad-request"),
        ({"kind": "hours"}, "bad-request"),
        (days(zone="Europe/Atlantis", weekends_off=True), "unknown-time-zone"),
        (days(zone="../../etc/passwd"), "unknown-time-zone"),
    ],
)
def test_what_is_no_clock_is_refused(
    server: ClockedServer, clock_asked: Json, refusal: str
) -> None:
    ada: Person = server.person("Ada")
    body = {"game": "lanterns", "players": 2, "clock": clock_asked}
    assert ada.refused("POST", "/tables", body) == (422, refusal)


def test_lists_show_the_time_and_a_rematch_keeps_the_pace(server: ClockedServer) -> None:
    ada, bo = two_at_a_table(server, days(weekends_off=True, zone="Europe/Rome"))
    [listed] = ada.person.ask("GET", "/me/tables")["tables"]
    assert listed["clock"]["zone"] == "Europe/Rome" and listed["pace"] == "days"
    assert listed["clocks"]["seats"][0]["running"]
    for page in (ada, bo):
        page.person.ask("POST", f"/tables/{page.table_id}/end", {"agree": True})
    assert not any(one["running"] for one in seat_clocks(ada))
    again = ada.person.ask("POST", f"/tables/{ada.table_id}/rematch")
    assert again["clock"] == listed["clock"] and again["clocks"] is None
