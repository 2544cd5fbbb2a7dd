"""Several server processes on one PostgreSQL: people may talk to any of them, and any may die."""

from __future__ import annotations

import json
import signal
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import httpx
import pytest

from farshore.core.record import Record
from farshore.core.types import Seat
from tests.server.support import (
    PATIENCE,
    Json,
    Page,
    Person,
    Server,
    Worker,
    catch_up,
    check_planning_is_not_felt,
    play_to_the_end,
    wait_until,
)
from tests.support.postgres import Cluster, execute

KEY = "storage-unreachable"


@pytest.fixture(scope="module")
def processes(
    cluster: Cluster, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Server, Server]]:
    db = cluster.new_database()
    started = [
        Server(tmp_path_factory.mktemp(name), "--no-limits", "--workers", "1", db=db)
        for name in ("one", "other")
    ]
    yield started[0], started[1]
    for server in started:
        assert server.stop() == 0
        assert "Traceback" not in server.log.read_text()


@pytest.fixture
def two(processes: tuple[Server, Server]) -> Iterator[tuple[Server, Server]]:
    yield processes
    for server in processes:
        server.send_home()


def at_two_servers(two: tuple[Server, Server], game: str, **more: object) -> list[Page]:
    """Ada at one server, Bo at the other, and a spectator."""
    one, other = two
    ada, bo = one.person("Ada"), other.person("Bo")
    table = ada.new_table(game, "me", "open", **more)
    bo.ask("POST", f"/tables/{table}/join", {})
    pages = [ada.open(table), bo.open(table), other.person().open(table)]
    for page in pages:
        page.until_state()
    return pages


def move_to(page: Page, server: Server) -> None:
    """As a browser whose next connection goes to another server."""
    page.person.server = server
    page.reconnect()
    page.until(lambda message: message["type"] == "state")


def test_a_game_is_played_by_way_of_two_servers(two: tuple[Server, Server]) -> None:
    ada, bo, guest = at_two_servers(two, "antarctica")
    rng = Random(11)
    made = 0
    while (asked := [page for page in (ada, bo) if page.my_turn()]) and made < 40:
        if made % 5 == 0:
            move_to(asked[0], two[rng.randrange(2)])
        asked[0].play_any(rng)
        made += 1
        catch_up([ada, bo, guest])
    play_to_the_end([ada, bo], rng, [guest])
    assert ada.state["result"] == bo.state["result"] == guest.state["result"]
    documents = [read_at(server, guest, "record") for server in two]
    assert documents[0] == documents[1]
    record = Record.from_json(documents[0])
    shown = [entry["text"] for entry in ada.log]
    assert shown == [text.partition(" ")[2] for text in record.seen_moves(Seat(0))]


def read_at(server: Server, page: Page, what: str) -> Json:
    address = f"{server.address}/api/tables/{page.table_id}/{what}"
    found = page.person.http.get(address)
    assert found.is_success, found.text
    document = found.json()
    assert isinstance(document, dict)
    return document


def test_a_browser_may_change_the_server_between_two_messages(two: tuple[Server, Server]) -> None:
    """Every request goes to another server and finds done what the last one did."""
    ada = two[0].person("Ada")
    table = ada.new_table("antarctica", "me", "random")
    rng = Random(5)
    made = 0
    while made < 25:
        ada.server = two[made % 2]
        state = ada.ask("GET", f"/tables/{table}/state")
        if state["status"] == "finished":
            break
        if not state["legal"]:
            time.sleep(0.02)
            continue
        move = rng.choice(state["legal"])["move"]
        asked = {"id": f"m{made}", "version": state["version"], "move": move}
        ada.server = two[rng.randrange(2)]
        ack = ada.ask("POST", f"/tables/{table}/move", asked)
        ada.server = two[rng.randrange(2)]
        again = ada.ask("POST", f"/tables/{table}/move", asked)
        assert again["repeated"] and not ack["repeated"], "an id is known everywhere"
        made += 1
    assert made > 5


def test_chat_seats_and_presence_cross_servers(two: tuple[Server, Server]) -> None:
    one, other = two
    ada, bo = one.person("Ada"), other.person("Bo")
    table = ada.new_table("lanterns", "me", "open")
    page = ada.open(table)
    page.until(lambda message: message["type"] == "table")
    away = bo.open(table)
    bo.ask("POST", f"/tables/{table}/join", {})
    page.until(lambda m: m["type"] == "table" and m["table"]["seats"][1]["name"] == "Bo")
    page.until_state()
    wait_for_table(page, lambda table: table["seats"][1]["connected"])
    away.say("chat", id="c", text="hello")
    page.until(lambda message: message["type"] == "chat" and message["messages"])
    assert [line["text"] for line in page.chat] == ["hello"]
    bo.server = one
    assert bo.ask("POST", f"/tables/{table}/chat", {"id": "c", "text": "again"})["repeated"]
    assert page.say("chat", text="hi")["type"] == "ack"
    bo.server = other
    bo.ask("PUT", "/me", {"name": "Bo B"})
    wait_for_table(page, lambda table: table["seats"][1]["name"] == "Bo B")
    bo.ask("POST", f"/tables/{table}/seats/1", {"to": "bot", "bot": "random"})
    wait_for_table(page, lambda table: table["seats"][1]["bot"] == "random")
    away.close()
    bo.ask("POST", f"/tables/{table}/seats/1", {"to": "person"})
    wait_for_table(page, lambda table: not table["seats"][1]["connected"])
    listed = next(one for one in bo.ask("GET", "/me/tables")["tables"] if one["id"] == table)
    assert listed["seats"][0]["connected"], "Ada's page is open at the other server"


@pytest.mark.rule("COS-030")
def test_an_emblem_chosen_before_the_game_crosses_servers(two: tuple[Server, Server]) -> None:
    one, other = two
    ada, bo = one.person("Ada"), other.person("Bo")
    table = ada.new_table("council", "me", "open")
    away = bo.open(table)
    away.until(lambda message: message["type"] == "table")
    ada.ask("POST", f"/tables/{table}/emblem", {"emblem": "takrill"})
    wait_for_table(away, lambda table: table["seats"][0]["emblem"] == "takrill")
    bo.ask("POST", f"/tables/{table}/join", {})
    assert bo.ask("GET", f"/tables/{table}")["seats"][0]["emblem"] == "takrill"


def wait_for_table(page: Page, wanted: object) -> None:
    assert callable(wanted)
    if not wanted(page.table):
        page.until(lambda message: message["type"] == "table" and wanted(message["table"]))


def test_secret_planning_at_two_servers_is_not_felt(two: tuple[Server, Server]) -> None:
    """What each viewer hears is the same as at one server."""
    ada, bo, guest = at_two_servers(two, "lanterns")
    before = bo.state["version"]
    assert ada.move("burn 3")["type"] == "ack"
    for page in (bo, guest):
        message = page.until(lambda message: message["type"] == "state")
        assert message["log"]["entries"] == []
        assert message["view"]["chosen"] == [True, False]
        assert "burn " not in json.dumps({**message, "legal": []})
    assert bo.state["version"] == before
    assert bo.move("burn 2", version=before)["type"] == "ack", "it does not make a move stale"
    catch_up([ada, bo, guest])


def test_planning_in_several_steps_at_two_servers_is_not_felt(two: tuple[Server, Server]) -> None:
    ada, bo, guest = at_two_servers(two, "council")
    check_planning_is_not_felt(ada, bo, guest, 1.0)


@pytest.mark.parametrize("game", ["antarctica", "aquatica", "council", "lanterns"])
def test_both_servers_show_each_viewer_the_same(two: tuple[Server, Server], game: str) -> None:
    """Byte for byte: a server that follows knows and tells no more than the one that was asked."""
    ada, bo, guest = at_two_servers(two, game)
    rng = Random(game)
    for _ in range(25):
        asked = [page for page in (ada, bo) if page.my_turn()]
        if not asked:
            break
        rng.choice(asked).play_any(rng)
        catch_up([ada, bo, guest])
        for page in (ada, bo, guest):
            states = [read_at(server, page, "state") for server in two]
            assert states[0] == states[1]
            records = [read_at(server, page, "record") for server in two]
            assert records[0] == records[1]


def test_hints_and_analyses_are_given_by_either_server(two: tuple[Server, Server]) -> None:
    ada, bo, _ = at_two_servers(two, "lanterns", hints=True)
    asked = f"/tables/{ada.table_id}/hint"
    assert ada.person.ask("POST", asked)["choices"]
    play_to_the_end([ada, bo], Random(2))
    deadline = time.monotonic() + 3 * PATIENCE
    found: Json = {}
    turn = 0
    while found.get("status") != "ready":
        assert time.monotonic() < deadline
        turn += 1
        ada.person.server = two[turn % 2]
        found = ada.person.ask("GET", f"/tables/{ada.table_id}/analysis")
        assert found["status"] != "failed"
        time.sleep(0.1)
    ada.person.server = two[(turn + 1) % 2]
    assert ada.person.ask("GET", f"/tables/{ada.table_id}/analysis") == found


def test_when_a_server_is_killed_its_tables_go_on_at_the_other(
    cluster: Cluster, tmp_path: Path
) -> None:
    db = cluster.new_database()
    one, other = (
        Server(folder(tmp_path, name), "--no-limits", "--workers", "1", db=db)
        for name in ("one", "other")
    )
    try:
        ada = one.person("Ada")
        table = ada.new_table("antarctica", "me", "greedy", "random")
        spare = ada.new_table("antarctica", "greedy", "random")
        watcher = other.person().open(table)
        page = ada.open(table)
        page.until_state(lambda state: 0 in state["waiting"])
        ack = page.play_any(Random(1))
        one.kill()
        move_to(page, other)
        again = page.say("move", id=ack["id"], version="old", move="end_turn")
        assert again["repeated"], "what was acknowledged is known to the others"
        play_against_bots(page, Random(1))
        watcher.until_state(lambda state: state["status"] == "finished")
        wait_until(lambda: status_of(ada, spare) == "finished", 3 * PATIENCE)
    finally:
        other.send_home()
        assert other.stop() == 0
        one.send_home()
    assert "Traceback" not in other.log.read_text()


def test_nothing_is_lost_or_doubled_however_often_servers_are_killed(
    cluster: Cluster, tmp_path: Path
) -> None:
    """Moves go to any server, which may be killed meanwhile; then they are sent again."""
    db = cluster.new_database()
    servers = [
        Server(folder(tmp_path, name), "--no-limits", "--workers", "1", db=db)
        for name in ("one", "other")
    ]
    rng = Random(8)
    people = [servers[0].person("Ada"), servers[0].person("Bo")]
    table = people[0].new_table("antarctica", "me", "open")
    people[1].ask("POST", f"/tables/{table}/join", {})
    acknowledged: list[str] = []
    try:
        for number in range(48):
            if number % 12 == 6:
                threading.Timer(rng.random() * 0.1, servers[number // 12 % 2].process.kill).start()
            if number % 12 == 11:
                servers[number // 12 % 2].wait()
                servers[number // 12 % 2].start()
            if not move_somewhere(people, table, servers, f"m{number}", rng):
                break
            acknowledged.append(f"m{number}")
    finally:
        for server in servers:
            server.send_home()
            server.kill()
    rows = execute(db, "SELECT message FROM moves WHERE message IS NOT NULL ORDER BY at")
    assert [row[0].partition(" ")[2] for row in rows] == acknowledged


def move_somewhere(
    people: list[Person], table: str, servers: list[Server], id_: str, rng: Random
) -> bool:
    """Sends one move until it is acknowledged, to whichever server answers; False: it is over."""
    states = [
        anywhere(person, "GET", f"/tables/{table}/state", None, servers, rng) for person in people
    ]
    for person, state in zip(people, states, strict=True):
        if state["legal"]:
            move = rng.choice(state["legal"])["move"]
            asked = {"id": id_, "version": state["version"], "move": move}
            anywhere(person, "POST", f"/tables/{table}/move", asked, servers, rng)
            return True
    return False


def anywhere(
    person: Person, method: str, path: str, body: Json | None, servers: list[Server], rng: Random
) -> Json:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        person.server = rng.choice(servers)
        try:
            answer = person.raw(method, path, body)
        except httpx.TransportError:
            continue
        assert answer.status_code in (200, 503), answer.text
        if answer.is_success:
            found = answer.json()
            assert isinstance(found, dict)
            return found
    raise AssertionError("no server answers")


def folder(parent: Path, name: str) -> Path:
    (parent / name).mkdir()
    return parent / name


def status_of(person: Person, table: str) -> str:
    return str(person.ask("GET", f"/tables/{table}")["status"])


def play_against_bots(page: Page, rng: Random) -> None:
    while True:
        page.until_state(lambda state: 0 in state["waiting"] or state["status"] == "finished")
        if page.state["status"] == "finished":
            return
        page.play_any(rng)


def test_bots_think_on_machines_of_their_own(cluster: Cluster, tmp_path: Path) -> None:
    db = cluster.new_database()
    server = Server(tmp_path, "--no-limits", "--workers", "0", db=db)
    worker = Worker(tmp_path, db)
    try:
        ada = server.person("Ada")
        table = ada.new_table("antarctica", "me", "master")
        page = ada.open(table)
        page.until_state(lambda state: 0 in state["waiting"])
        assert ada.ask("POST", f"/tables/{table}/hint")["choices"]
        of_a_plugin = ada.open(ada.new_table("lanterns", "me", "random"))
        of_a_plugin.until_state(lambda state: state["view"]["chosen"] == [False, True])
        only_bots = ada.new_table("antarctica", "master", "master")
        held = "SELECT count(*) FROM seats WHERE worker IS NOT NULL"
        wait_until(lambda: execute(db, held)[0][0] > 0)
        worker.end(signal.SIGKILL)
        worker = Worker(tmp_path, db)
        length = moves_of(ada, only_bots)
        wait_until(lambda: moves_of(ada, only_bots) > length + 2, 3 * PATIENCE)
        assert worker.end(signal.SIGTERM) == 0
        assert execute(db, held)[0][0] == 0, "jobs are handed back"
    finally:
        if worker.process.poll() is None:
            worker.end(signal.SIGKILL)
        server.send_home()
        assert server.stop() == 0


def moves_of(person: Person, table: str) -> int:
    return len(person.ask("GET", f"/tables/{table}/record")["moves"])


def test_a_database_that_goes_away_and_comes_back_is_waited_for(tmp_path: Path) -> None:
    own = Cluster()
    server = Server(tmp_path, "--no-limits", "--workers", "1", db=own.new_database())
    try:
        ada = server.person("Ada")
        page = ada.open(ada.new_table("lanterns", "me", "random"))
        page.until_state(lambda state: state["view"]["chosen"] == [False, True])
        own.stop()
        refused = page.move("burn 1")
        assert refused["type"] == "refused" and refused["error"]["key"] == "not-stored"
        away = ada.raw("GET", "/me")
        assert away.status_code == 503 and away.json()["error"]["key"] == KEY
        assert server.person().http.get("/readyz").status_code == 503
        own.start()
        wait_until(lambda: ada.raw("GET", "/me").is_success)
        rounds = len(page.log)
        assert page.move("burn 1")["type"] == "ack"
        page.until_state(lambda state: len(page.log) > rounds and state["view"]["chosen"][1])
    finally:
        server.send_home()
        assert server.stop() == 0
        own.remove()
    assert "Traceback" not in server.log.read_text()
