"""Every kind of bad input has its own answer, changes nothing and disturbs nobody else."""

from __future__ import annotations

import json
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.server.support import Page, Server


@pytest.fixture
def pages(server: Server) -> tuple[Page, Page]:
    """The one whose turn it is, and the other."""
    ada, bo = server.person("Ada"), server.person("Bo")
    table = ada.new_table("antarctica", "me", "open", watch="everybody")
    bo.ask("POST", f"/tables/{table}/join", {})
    first, second = ada.open(table), bo.open(table)
    for page in (first, second):
        page.until_state()
    first.settle()
    second.settle()
    return (first, second) if first.my_turn() else (second, first)


def unchanged(page: Page) -> bool:
    now = page.person.ask("GET", f"/tables/{page.table_id}/state")
    return bool(now["log"]["mark"] == page.state["log"]["mark"])


def move(**fields: Any) -> str:
    return json.dumps({"type": "move", "id": "x", "version": "v", "move": "end_turn"} | fields)


MESSAGES = {
    "not JSON": ("{", "bad-json"),
    "not an object": ("[1]", "bad-json"),
    "deep": ("[" * 8000, "bad-json"),
    "a long number": ('{"id": ' + "9" * 6000 + "}", "bad-json"),
    "too large": (json.dumps({"type": "chat", "id": "x", "text": "x" * 20000}), "too-large"),
    "no type": ("{}", "unknown-message"),
    "strange type": (json.dumps({"type": ["move"], "id": "x"}), "unknown-message"),
    "no id": (json.dumps({"type": "move", "version": "v", "move": "end_turn"}), "bad-request"),
    "bad id": (move(id="a b"), "bad-request"),
    "extra key": (move(seat=1), "bad-request"),
    "move is a number": (move(move=17), "bad-request"),
    "unknown kind": (move(move={"kind": "fly"}), "unknown-kind"),
    "unknown text": (move(move="fly away"), "unknown-kind"),
    "unknown value": (move(move={"kind": "sail", "area": "moon"}), "unknown-value"),
    "missing argument": (move(move={"kind": "sail"}), "wrong-arguments"),
    "half a character": ('{"type": "chat", "id": "x", "text": "\\ud800"}', "bad-json"),
    "stale": (move(), "stale-move"),
}


@pytest.mark.parametrize("name", MESSAGES)
def test_a_bad_message_is_answered_and_the_connection_stays(
    pages: tuple[Page, Page], name: str
) -> None:
    mover, other = pages
    text, key = MESSAGES[name]
    mover.socket.send(text)
    answer = mover.until(lambda message: message["type"] in ("error", "refused"))
    assert answer["error"]["key"] == key
    assert unchanged(mover) and other.hears_nothing(0.05)
    assert mover.say("why", move="end_turn")["type"] == "why", "the connection is as before"


def test_bytes_that_are_no_text_are_answered(pages: tuple[Page, Page]) -> None:
    mover, _ = pages
    mover.socket.send(b"\xff\xfe")
    assert mover.until(lambda m: m["type"] == "error")["error"]["key"] == "bad-json"


def test_moves_out_of_turn_and_illegal_moves_say_why(pages: tuple[Page, Page]) -> None:
    mover, other = pages
    mover.move(mover.state["legal"][0]["move"])
    while not other.my_turn():
        other.until_state(lambda state: other.my_turn())
    mover.until_state(lambda state: not mover.my_turn())
    refused = mover.move(other.state["legal"][0]["move"])
    assert refused["error"]["key"] == "not-your-turn"
    assert refused["error"]["params"]["waiting"] == [str(other.state["seat"])]
    illegal = other.move("place_ship top")
    assert illegal["type"] == "refused" and illegal["error"]["game"] == "antarctica"
    why = other.say("why", move="place_ship top")
    assert why["reason"]["key"] == illegal["error"]["key"]
    assert other.say("why", move=other.state["legal"][0]["move"])["reason"] is None
    assert unchanged(mover) and unchanged(other)


def test_who_does_not_sit_there_cannot_play(pages: tuple[Page, Page], server: Server) -> None:
    mover, _ = pages
    stranger = server.person().open(mover.table_id)
    stranger.until_state()
    refused = stranger.move("end_turn")
    assert refused["error"]["key"] == "no-guest"
    eve = server.person("Eve").open(mover.table_id)
    eve.until_state()
    assert eve.move("end_turn")["error"]["key"] == "not-seated"
    assert unchanged(mover)


def test_an_oversized_frame_ends_only_its_senders_connection(pages: tuple[Page, Page]) -> None:
    mover, other = pages
    with pytest.raises(ConnectionClosed):
        mover.socket.send("x" * 2_000_000)
        while True:
            mover.hear()
    mover.reconnect()
    mover.until(lambda message: message["type"] == "state")
    assert other.say("why", move="end_turn")["type"] == "why"
    assert unchanged(mover)


def test_unknown_tables_and_tampered_cookies(server: Server) -> None:
    ada = server.person("Ada")
    assert ada.refused("GET", "/tables/nothing") == (404, "unknown-table")
    assert ada.open("nothing").hear()["error"]["key"] == "unknown-table"
    table = ada.new_table("lanterns", "me", "open")
    ada.http.cookies.clear()
    ada.http.cookies.set("farshore", "tampered")
    assert ada.open(table).hear()["error"]["key"] == "bad-cookie"
    response = ada.raw("GET", "/me/tables")
    assert response.status_code == 401 and response.json()["error"]["key"] == "bad-cookie"
    assert "Max-Age=0" in response.headers["set-cookie"], "so that the browser can start anew"


def test_other_sites_are_kept_out(server: Server) -> None:
    ada = server.person("Ada")
    table = ada.new_table("lanterns", "me", "open")
    elsewhere = Origin("https://elsewhere.example")
    response = ada.http.put("/api/me", json={"name": "Eve"}, headers={"origin": elsewhere})
    assert response.status_code == 403 and response.json()["error"]["key"] == "wrong-origin"
    address = f"{server.address.replace('http', 'ws', 1)}/api/tables/{table}/ws"
    with pytest.raises(InvalidStatus) as caught, connect(address, origin=elsewhere):
        pass
    assert caught.value.response.status_code == 403
    with connect(address, origin=Origin(server.address)) as socket:
        assert json.loads(socket.recv())["type"] == "table"


def test_an_origin_that_is_no_address_is_refused(server: Server) -> None:
    ada = server.person("Ada")
    table = ada.new_table("lanterns", "me", "open")
    broken = Origin("http://[")
    response = ada.http.put("/api/me", json={"name": "Eve"}, headers={"origin": broken})
    assert response.status_code == 403 and response.json()["error"]["key"] == "wrong-origin"
    assert response.headers["x-content-type-options"] == "nosniff"
    address = f"{server.address.replace('http', 'ws', 1)}/api/tables/{table}/ws"
    with pytest.raises(InvalidStatus) as caught, connect(address, origin=broken):
        pass
    assert caught.value.response.status_code == 403


REQUESTS: dict[str, tuple[str, str, Any, int, str]] = {
    "unknown game": ("POST", "/tables", {"game": "chess"}, 404, "unknown-game"),
    "too many players": (
        "POST",
        "/tables",
        {"game": "antarctica", "players": 5},
        422,
        "bad-player-count",
    ),
    "impossible option": (
        "POST",
        "/tables",
        {"game": "antarctica", "options": {"layout": "round"}},
        422,
        "bad-option-value",
    ),
    "unknown option": (
        "POST",
        "/tables",
        {"game": "antarctica", "options": {"wind": "on"}},
        422,
        "unknown-option",
    ),
    "unknown preset": (
        "POST",
        "/tables",
        {"game": "antarctica", "preset": "x"},
        422,
        "unknown-preset",
    ),
    "unknown bot": (
        "POST",
        "/tables",
        {"game": "lanterns", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "hal"}]},
        422,
        "unknown-bot",
    ),
    "two of me": (
        "POST",
        "/tables",
        {"game": "lanterns", "seats": [{"kind": "me"}, {"kind": "me"}]},
        422,
        "one-seat-each",
    ),
    "too few seats": (
        "POST",
        "/tables",
        {"game": "lanterns", "seats": [{"kind": "me"}]},
        422,
        "wrong-seat-count",
    ),
    "unknown key": ("POST", "/tables", {"game": "lanterns", "colour": 1}, 422, "bad-request"),
    "a bad edition": (
        "POST",
        "/games/antarctica/check-edition",
        {"document": []},
        422,
        "bad-edition",
    ),
    "an empty name": ("PUT", "/me", {"name": "\u202e \n"}, 400, "bad-name"),
    "a name too long": ("PUT", "/me", {"name": "x" * 1000}, 422, "bad-request"),
    "too large": ("PUT", "/me", {"name": "x" * 100_000}, 413, "too-large"),
    "no such page": ("GET", "/nothing", None, 404, "not-found"),
    "wrong method": ("PATCH", "/me", {}, 405, "method-not-allowed"),
    "unknown language": ("GET", "/words/xx.ftl", None, 404, "unknown-language"),
    "unknown edition": ("GET", "/games/lanterns/editions/x", None, 422, "unknown-edition"),
}


@pytest.mark.parametrize("name", REQUESTS)
def test_a_bad_request_is_answered(server: Server, name: str) -> None:
    method, path, body, status, key = REQUESTS[name]
    assert server.person("Ada").refused(method, path, body) == (status, key)


def test_broken_json_and_no_guest(server: Server) -> None:
    stranger = server.person()
    response = stranger.http.put("/api/me", content=b"{", headers={"content-type": "a/json"})
    assert response.status_code in (400, 422)
    response = stranger.http.put(
        "/api/me", content=b"{", headers={"content-type": "application/json"}
    )
    assert response.json()["error"]["key"] == "bad-json"
    assert stranger.refused("POST", "/tables", {"game": "lanterns"}) == (401, "no-guest")


def test_seats_are_taken_by_the_rules(server: Server) -> None:
    ada, bo, eve = server.person("Ada"), server.person("Bo"), server.person("Eve")
    table = ada.new_table("lanterns", "me", "open", "open")
    join = f"/tables/{table}/join"
    assert ada.refused("POST", join, {"seat": 1}) == (409, "already-seated")
    assert bo.refused("POST", join, {"seat": 0}) == (409, "seat-taken")
    assert bo.refused("POST", join, {"seat": 7}) == (422, "no-such-seat")
    assert bo.refused("POST", f"/tables/{table}/leave") == (403, "not-seated")
    state = f"/tables/{table}/state"
    assert ada.refused("GET", state) == (409, "table-not-running")
    bo.ask("POST", join, {"seat": 2})
    assert bo.refused("POST", f"/tables/{table}/seats/1", {"to": "bot"}) == (403, "not-host")
    assert bo.refused("POST", f"/tables/{table}/seats/2", {"to": "bot"}) == (
        409,
        "table-not-running",
    )
    begun = ada.ask("POST", f"/tables/{table}/seats/1", {"to": "bot", "bot": "random"})
    assert begun["status"] == "running"
    assert eve.refused("POST", join, {}) == (409, "table-not-open")
    assert ada.refused("DELETE", f"/tables/{table}") == (409, "table-not-open")
    assert ada.refused("GET", f"/tables/{table}/result") == (409, "table-not-finished")
