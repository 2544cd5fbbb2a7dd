"""What happens when things die: the server, a bot, the patience of the limits."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from unittest.mock import Mock

import pytest

from farshore.core.record import Record
from farshore.core.types import MoveId, Seat
from farshore.server.errors import Refused
from farshore.server.messages.worker_messages import CHECKED, CheckEdition, GameRecord
from farshore.server.storage.opening import Address
from farshore.server.workers.bot_pool import BotPool
from farshore.server.workers.worker_process import TooSlow, WorkerFailed, WorkerProcess
from tests.server.support import (
    PATIENCE,
    Json,
    Page,
    Person,
    Server,
    accept_moves,
    accept_rows,
    catch_up,
    change_database,
    play_to_the_end,
    refuse_moves,
    refuse_rows,
    wait_until,
)
from tests.support.loops import run_in_own_loop


@pytest.fixture
def own_server(tmp_path: Path, empty_db: Address) -> Iterator[Server]:
    server = Server(tmp_path, "--no-limits", "--workers", "1", db=empty_db)
    yield server
    server.send_home()
    server.stop()


def test_a_killed_server_goes_on_where_it_was(own_server: Server) -> None:
    server = own_server
    ada, bo = server.person("Ada"), server.person("Bo")
    table = ada.new_table("antarctica", "me", "open", "random")
    bo.ask("POST", f"/tables/{table}/join", {})
    pages = [ada.open(table), bo.open(table)]
    rng = Random(7)
    for page in pages:
        page.until_state()
    for _ in range(2):
        mover, last = play_some(pages, rng)
        server.kill()
        server.start(server.port)
        for page in pages:
            page.reconnect()
            page.until(lambda message: message["type"] == "state")
        again = mover.say("move", id=last["id"], version="old", move="end_turn")
        assert again["repeated"], "what was acknowledged is known after the kill"
    play_with_bots(pages, rng)
    record = Record.from_json(ada.ask("GET", f"/tables/{table}/record"))
    shown = [entry["text"] for entry in pages[0].log]
    assert shown == [text.partition(" ")[2] for text in record.seen_moves(Seat(0))]


def play_some(pages: list[Page], rng: Random) -> tuple[Page, Json]:
    """A few moves; who made the last one, and its acknowledgement."""
    done: list[tuple[Page, Json]] = []
    while len(done) < 6:
        page = wait_for_people(pages)
        assert page is not None
        done.append((page, page.play_any(rng)))
    return done[-1]


def wait_for_people(pages: list[Page]) -> Page | None:
    """Somebody of the pages whose turn it is; None when the game is over."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        catch_up(pages)
        for page in pages:
            if page.my_turn():
                return page
        if pages[0].state["status"] == "finished":
            return None
        time.sleep(0.01)
    raise AssertionError("nobody is asked")


def play_with_bots(pages: list[Page], rng: Random) -> None:
    while (page := wait_for_people(pages)) is not None:
        page.play_any(rng)


def test_bots_go_on_by_themselves_after_a_restart(own_server: Server) -> None:
    server = own_server
    ada = server.person("Ada")
    table = ada.new_table("antarctica", "me", "random", "random", "random")
    page = ada.open(table)
    page.until_state()
    server.kill()
    # as if killed while the bot of seat 0 was thinking
    hand_over = f"UPDATE seats SET bot = 'random' WHERE table_id = '{table}'"
    change_database(server.db, hand_over, hand_over)
    server.start(server.port)
    deadline = time.monotonic() + PATIENCE
    while ada.ask("GET", "/me/tables")["tables"][0]["status"] != "finished":
        assert time.monotonic() < deadline
        time.sleep(0.05)


def workers_of(server: Server) -> list[int]:
    found = subprocess.run(
        ["ps", "-o", "pid=", "--ppid", str(server.process.pid)],
        check=False,  # it fails if there is none
        capture_output=True,
        text=True,
    )
    return [int(pid) for pid in found.stdout.split()]


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGSTOP])
def test_a_bot_that_dies_or_hangs_is_replaced(
    tmp_path: Path, empty_db: Address, how: signal.Signals
) -> None:
    server = Server(tmp_path, "--no-limits", "--workers", "1", "--bot-seconds", "2", db=empty_db)
    try:
        page = server.person("Ada").open(server.people[0].new_table("lanterns", "me", "random"))
        page.until_state(lambda state: state["view"]["chosen"] == [False, True])
        worker = workers_of(server)[0]
        os.kill(worker, how)
        rounds = len(page.log)
        page.move("burn 1")
        page.until_state(lambda state: len(page.log) > rounds and state["view"]["chosen"][1])
        assert worker not in workers_of(server), "it has been replaced"
        if how == signal.SIGSTOP:
            assert "playing a random move instead" in server.log.read_text()
        play_with_bots([page], Random(1))
    finally:
        server.send_home()
        assert server.stop() == 0


@pytest.mark.parametrize("word", [RuntimeError("the handler is closed"), BrokenPipeError()])
def test_a_process_that_dies_while_it_is_asked_has_failed(
    monkeypatch: pytest.MonkeyPatch, word: Exception
) -> None:
    """Whatever the event loop says to it: asyncio and uvloop have different words."""
    process = Mock(spec=asyncio.subprocess.Process, stdin=Mock(), stdout=Mock(), returncode=None)
    process.stdin.write.side_effect = word
    worker = WorkerProcess()
    monkeypatch.setattr(worker, "_process", process)
    question = CheckEdition(game="lanterns", text="{}")
    with pytest.raises(WorkerFailed):
        run_in_own_loop(worker.ask(question, CHECKED, 1.0))


def test_every_table_goes_on_however_often_workers_die(tmp_path: Path, empty_db: Address) -> None:
    """They are killed while they start, while they think and while nothing is asked of them."""
    server = Server(tmp_path, "--no-limits", "--workers", "2", "--bot-seconds", "5", db=empty_db)
    try:
        ada = server.person("Ada")
        for _ in range(4):
            ada.new_table("antarctica", "random", "greedy", "random")
        rng = Random(3)
        killed: set[int] = set()
        while len(killed) < 20 and not all_finished(ada):
            time.sleep(rng.random() * 0.3)
            for worker in set(workers_of(server)) - killed:
                if rng.random() < 0.7:
                    os.kill(worker, signal.SIGKILL)
                    killed.add(worker)
        deadline = time.monotonic() + 6 * PATIENCE
        while not all_finished(ada):
            assert time.monotonic() < deadline, "a table stands still"
            time.sleep(0.1)
        assert killed
    finally:
        server.send_home()
        assert server.stop() == 0
    assert "Traceback" not in server.log.read_text()


def all_finished(person: Person) -> bool:
    tables = person.ask("GET", "/me/tables")["tables"]
    return all(table["status"] == "finished" for table in tables)


def test_a_bots_move_that_is_not_stored_is_tried_again(own_server: Server) -> None:
    server = own_server
    refuse_moves(server.db, "1 %")
    page = server.person("Ada").open(server.people[0].new_table("lanterns", "me", "random"))
    page.until_state()
    wait_for_log(server, "the bot's move was not made: not-stored")
    assert page.state["view"]["chosen"] == [False, False]
    accept_moves(server.db)
    page.until_state(lambda state: state["view"]["chosen"] == [False, True])


def test_a_storage_that_takes_nothing_makes_the_server_not_ready_until_it_does(
    own_server: Server,
) -> None:
    """A full disk can be read, and so can a database for reading only."""
    server = own_server
    ada = server.person("Ada")
    page = ada.open(ada.new_table("lanterns", "me", "random"))
    page.until_state()
    for table in ("rate_limits", "moves"):
        refuse_rows(server.db, table)
    wait_until(lambda: ada.http.get("/readyz").status_code == 503)
    assert ada.http.get("/readyz").text == "storage: not-stored\n"
    assert ada.http.get("/healthz").status_code == 200, "it is no reason to kill it"
    assert page.move("burn 1")["error"]["key"] == "not-stored"
    assert ada.ask("GET", f"/tables/{page.table_id}/state"), "looking is possible"
    for table in ("rate_limits", "moves"):
        accept_rows(server.db, table)
    wait_until(lambda: ada.http.get("/readyz").status_code == 200)
    assert page.move("burn 1")["type"] == "ack"


def test_a_server_that_stops_refuses_rather_than_plays_at_random(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Its workers may have been ended before it."""

    async def die(*_: object) -> None:
        raise TooSlow("ended")

    async def check() -> None:
        pool = BotPool(1, 1.0)
        monkeypatch.setattr(WorkerProcess, "ask", die)
        record = GameRecord(
            table="t",
            game="lanterns",
            rules=1,
            players=2,
            options={},
            data="",
            edition=None,
            moves=[],
        )
        assert await pool.choose(record, Seat(0), "random", [MoveId(7)]) == 7
        pool.prepare_to_close()
        with pytest.raises(Refused, match="shutting-down"):
            await pool.choose(record, Seat(0), "random", [MoveId(7)])

    run_in_own_loop(check())


def wait_for_log(server: Server, text: str) -> None:
    deadline = time.monotonic() + PATIENCE
    while text not in server.log.read_text():
        assert time.monotonic() < deadline, f"the log lacks {text!r}"
        time.sleep(0.05)


def test_no_random_moves_are_made_because_the_server_is_stopped(
    tmp_path: Path, empty_db: Address
) -> None:
    """As a service manager stops it: server and workers get the signal at the same time."""
    server = Server(tmp_path, "--no-limits", "--workers", "1", db=empty_db)
    ada = server.person("Ada")
    page = ada.open(ada.new_table("antarctica", "master", "master"))
    page.until_state(lambda state: len(page.log) > 3)
    server.process.send_signal(signal.SIGTERM)
    for worker in workers_of(server):
        with contextlib.suppress(ProcessLookupError):
            os.kill(worker, signal.SIGTERM)
    server.send_home()
    assert server.wait() == 0
    log = server.log.read_text()
    assert "random move" not in log and "Traceback" not in log
    server.start(server.port)
    assert server.stop() == 0


def test_haste_is_refused_and_only_the_hasty_suffer(tmp_path: Path) -> None:
    server = Server(tmp_path)
    try:
        ada, bo = server.person("Ada"), server.person("Bo")
        table = ada.new_table("lanterns", "me", "open")
        bo.ask("POST", f"/tables/{table}/join", {})
        hasty, calm = ada.open(table), bo.open(table)
        hasty.until_state()
        calm.until_state()
        for number in range(100):
            hasty.socket.send(f'{{"type": "why", "id": "h{number}", "move": "burn 1"}}')
        refused = hasty.until(lambda message: message["type"] == "error")
        assert refused["error"]["key"] == "too-fast"
        assert calm.move("burn 1")["type"] == "ack"
        guesses = [ada.refused("POST", "/me/claim", {"token": "guess"}) for _ in range(80)]
        assert guesses[0] == (404, "unknown-link") and guesses[-1] == (429, "too-fast")
    finally:
        server.send_home()
        assert server.stop() == 0


def test_a_stopped_server_keeps_everything(own_server: Server) -> None:
    server = own_server
    ada, bo = server.person("Ada"), server.person("Bo")
    table = ada.new_table("lanterns", "me", "open")
    bo.ask("POST", f"/tables/{table}/join", {})
    pages = [ada.open(table), bo.open(table)]
    pages[0].until_state()
    pages[0].move("burn 2")
    pages[0].say("chat", text="back soon")
    assert server.stop() == 0
    server.start(server.port)
    for page in pages:
        page.close()
        page.connect()
        page.until(lambda message: message["type"] == "state")
    assert pages[0].chat and pages[0].state["view"]["chosen"] == [True, False]
    play_to_the_end(pages, Random(1))
