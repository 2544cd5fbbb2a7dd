"""Keeping one's games: passkeys, devices, joining guests, what is kept about somebody."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from farshore.server.accounts.sign_in import device_name
from farshore.server.storage.accounts import FORGOTTEN
from farshore.server.storage.opening import prepare
from tests.server.support import Json, Person, Server
from tests.support.passkey import Authenticator


def add_passkey(person: Person, name: str = "") -> Authenticator:
    key = Authenticator(person.server.address)
    person.ask("POST", "/account/passkeys", {**answer_to_adding(person, key), "name": name})
    return key


def answer_to_adding(person: Person, key: Authenticator) -> Json:
    options = person.ask("POST", "/account/passkeys/options")["options"]
    return {"credential": key.create(options)}


def answer_to_signing_in(person: Person, key: Authenticator) -> Json:
    options = person.ask("POST", "/sign-in/passkey/options")["options"]
    return {"credential": key.get(options)}


def sign_in(person: Person, key: Authenticator, **more: Any) -> Json:
    return person.ask("POST", "/sign-in/passkey", {**answer_to_signing_in(person, key), **more})


def my_tables(person: Person) -> set[str]:
    return {table["id"] for table in person.ask("GET", "/me/tables")["tables"]}


# --- passkeys


def test_a_passkey_brings_all_tables_to_another_device(server: Server) -> None:
    ada = server.person("Ada")
    table = ada.new_table("lanterns", "me", "open")
    assert ada.ask("GET", "/account")["kept"] is False
    key = add_passkey(ada, "  My\nphone ")
    account = ada.ask("GET", "/account")
    assert account["kept"] and [each["name"] for each in account["passkeys"]] == ["My phone"]

    elsewhere = server.person()
    signed_in = sign_in(elsewhere, key)
    assert signed_in["me"]["guest"] == {"name": "Ada"} and signed_in["joined"] is None
    assert my_tables(elsewhere) == {table}
    assert elsewhere.ask("GET", "/account")["passkeys"][0]["used_at"] is not None


def test_adding_a_way_in_renews_the_cookie_and_keeps_pages_open(server: Server) -> None:
    ada = server.person("Ada")
    page = ada.open(ada.new_table("lanterns", "me", "open"))
    before = ada.cookie()
    add_passkey(ada)
    assert ada.cookie() != before
    stranger = server.person()
    stranger.http.headers["cookie"] = before
    assert stranger.refused("GET", "/me") == (401, "bad-cookie")
    page.settle()


def test_signing_in_renews_the_cookie(server: Server) -> None:
    ada = server.person("Ada")
    key = add_passkey(ada)
    before = ada.cookie()
    sign_in(ada, key)
    stranger = server.person()
    stranger.http.headers["cookie"] = before
    assert stranger.refused("GET", "/me") == (401, "bad-cookie")


def test_a_cookie_that_is_good_no_more_keeps_nobody_out(server: Server) -> None:
    key = add_passkey(server.person("Ada"))
    old = server.person()
    answer = answer_to_signing_in(old, key)
    old.http.headers["cookie"] = "farshore=forgotten"
    assert old.ask("POST", "/sign-in/passkey", answer)["me"]["guest"] == {"name": "Ada"}


def test_an_answer_is_good_once(server: Server) -> None:
    ada = server.person("Ada")
    key = add_passkey(ada)
    answer = answer_to_signing_in(server.person(), key)
    server.person().ask("POST", "/sign-in/passkey", answer)
    assert server.person().refused("POST", "/sign-in/passkey", answer) == (400, "old-challenge")


def test_the_question_to_one_guest_is_not_answered_by_another(server: Server) -> None:
    ada, eve = server.person("Ada"), server.person("Eve")
    answer = answer_to_adding(ada, Authenticator(server.address))
    assert eve.refused("POST", "/account/passkeys", answer) == (400, "old-challenge")


def test_a_bound_passkey_makes_no_second_account(server: Server) -> None:
    ada, ben = server.person("Ada"), server.person("Ben")
    key = add_passkey(ada)
    answer = answer_to_adding(ben, key)
    assert ben.refused("POST", "/account/passkeys", answer) == (409, "passkey-bound")
    assert ben.ask("GET", "/account")["kept"] is False
    assert sign_in(server.person(), key)["me"]["guest"] == {"name": "Ada"}


def other_site(key: Authenticator) -> None:
    key.origin = "https://evil.example"


def falls_behind(key: Authenticator) -> None:
    key.uses = 0  # the copy of an authenticator signs with a counter that was used before


@pytest.mark.parametrize("spoil", [other_site, falls_behind])
def test_a_forged_answer_is_refused(server: Server, spoil: Callable[[Authenticator], None]) -> None:
    ada = server.person("Ada")
    key = add_passkey(ada)
    sign_in(server.person(), key)
    spoil(key)
    stranger = server.person()
    answer = answer_to_signing_in(stranger, key)
    assert stranger.refused("POST", "/sign-in/passkey", answer) == (400, "bad-passkey")
    assert stranger.ask("GET", "/me")["guest"] is None


def test_somebody_else_cannot_sign_with_a_known_id(server: Server) -> None:
    key = add_passkey(server.person("Ada"))
    forged = Authenticator(server.address)
    forged.id = key.id
    stranger = server.person()
    answer = answer_to_signing_in(stranger, forged)
    assert stranger.refused("POST", "/sign-in/passkey", answer) == (400, "bad-passkey")


def test_an_authenticator_that_asks_nobody_is_refused(server: Server) -> None:
    ada = server.person("Ada")
    answer = answer_to_adding(ada, Authenticator(server.address, verifies=False))
    assert ada.refused("POST", "/account/passkeys", answer) == (400, "bad-passkey")


@pytest.mark.parametrize("credential", [{}, {"response": {"clientDataJSON": "é"}}, {"response": 1}])
def test_what_is_no_passkey_is_refused(server: Server, credential: Json) -> None:
    body = {"credential": credential}
    assert server.person().refused("POST", "/sign-in/passkey", body) == (400, "bad-passkey")


def test_a_passkey_is_renamed_and_removed(server: Server) -> None:
    ada, eve = server.person("Ada"), server.person("Eve")
    key = add_passkey(ada)
    (shown,) = ada.ask("GET", "/account")["passkeys"]
    path = f"/account/passkeys/{shown['id']}"
    assert eve.refused("PATCH", path, {"name": "mine"}) == (404, "unknown-passkey")
    assert eve.refused("DELETE", path) == (404, "unknown-passkey")
    ada.ask("PATCH", path, {"name": "Key ring"})
    assert ada.ask("GET", "/account")["passkeys"][0]["name"] == "Key ring"
    assert ada.refused("PATCH", path, {"name": "\u200b"}) == (400, "bad-name")
    ada.ask("DELETE", path)
    stranger = server.person()
    answer = answer_to_signing_in(stranger, key)
    assert stranger.refused("POST", "/sign-in/passkey", answer) == (404, "unknown-passkey")


# --- joining


def test_the_tables_of_a_guest_move_into_the_account(server: Server) -> None:
    ada, phone = server.person("Ada"), server.person("Ada on the phone")
    key = add_passkey(ada)
    there = phone.new_table("lanterns", "me", "open")
    page = phone.open(there)
    page.until(lambda message: message["type"] == "table")
    signed_in = sign_in(phone, key)
    assert signed_in["joined"] == "Ada on the phone" and signed_in["left"] == []
    with pytest.raises(ConnectionClosed):
        page.settle()  # it was opened by a guest who is no more
    assert my_tables(ada) == my_tables(phone) == {there}
    table = ada.ask("GET", f"/tables/{there}")
    assert table["seats"][0]["name"] == "Ada"
    ada.ask("DELETE", f"/tables/{there}")  # as its host


def test_a_running_game_goes_on_after_joining(server: Server) -> None:
    ada, phone, ben = server.person("Ada"), server.person("Ada too"), server.person("Ben")
    key = add_passkey(ada)
    there = phone.new_table("lanterns", "me", "open")
    ben.ask("POST", f"/tables/{there}/join", {})
    watching = ben.open(there)
    watching.until_state()
    sign_in(phone, key)
    watching.until(
        lambda message: message["type"] == "table" and message["table"]["seats"][0]["name"] == "Ada"
    )
    state = ada.ask("GET", f"/tables/{there}/state")
    assert state["seat"] == 0


def test_where_both_sit_the_guests_seat_stays_behind(server: Server) -> None:
    ada, phone = server.person("Ada"), server.person("Ada too")
    key = add_passkey(ada)
    both = ada.new_table("lanterns", "me", "open")
    phone.ask("POST", f"/tables/{both}/join", {})
    only = phone.new_table("lanterns", "me", "open")
    assert sign_in(phone, key)["left"] == [both]
    assert my_tables(phone) == {both, only}
    seats = phone.ask("GET", f"/tables/{both}")["seats"]
    assert [seat["name"] for seat in seats] == ["Ada", "Ada too"]


def test_two_guests_are_joined_by_a_personal_link(server: Server) -> None:
    ada, phone = server.person("Ada"), server.person("Ada too")
    brought = phone.new_table("lanterns", "me", "open")
    token = ada.ask("POST", "/me/link")["token"]
    me = phone.ask("POST", "/me/claim", {"token": token, "join": True})
    assert me["guest"] == {"name": "Ada"}
    assert my_tables(ada) == my_tables(phone) == {brought}


def test_joining_can_be_declined(server: Server) -> None:
    ada, friend = server.person("Ada"), server.person("Ben")
    key = add_passkey(ada)
    table = friend.new_table("lanterns", "me", "open")
    assert sign_in(friend, key, join=False)["joined"] is None
    assert my_tables(friend) == set()
    assert ada.ask("GET", f"/tables/{table}")["seats"][0]["name"] == "Ben"


def test_an_account_is_never_joined_to_another(server: Server) -> None:
    ada, ben = server.person("Ada"), server.person("Ben")
    key, other = add_passkey(ada), add_passkey(ben)
    table = ben.new_table("lanterns", "me", "open")
    assert sign_in(ben, key)["joined"] is None
    assert my_tables(ben) == set()
    sign_in(ben, other)
    assert my_tables(ben) == {table}


def test_the_other_cookies_of_a_guest_do_not_open_the_account(server: Server) -> None:
    """Who planted a cookie in somebody's browser must not get into the account by it."""
    ada, phone = server.person("Ada"), server.person("Planted")
    key = add_passkey(ada)
    planted = server.person()
    planted.ask("POST", "/me/claim", {"token": phone.ask("POST", "/me/link")["token"]})
    sign_in(phone, key)
    assert planted.refused("GET", "/me") == (401, "bad-cookie")


def test_a_personal_link_ends_the_cookie_that_the_browser_had(server: Server) -> None:
    ada, phone = server.person("Ada"), server.person("Somebody")
    old = server.person()
    old.http.headers["cookie"] = phone.cookie()
    phone.ask("POST", "/me/claim", {"token": ada.ask("POST", "/me/link")["token"], "join": False})
    assert old.refused("GET", "/me") == (401, "bad-cookie")
    assert phone.ask("GET", "/me")["guest"] == {"name": "Ada"}
    assert len(ada.ask("GET", "/account")["devices"]) == 2


# --- devices and what follows a person


def test_devices_are_listed_renamed_and_signed_out_one_by_one(server: Server) -> None:
    ada, phone = server.person("Ada"), server.person()
    key = add_passkey(ada)
    phone.http.headers["user-agent"] = "Mozilla/5.0 (Linux; Android 15) Chrome/140 Mobile Safari/1"
    sign_in(phone, key)
    devices = {each["name"]: each for each in phone.ask("GET", "/account")["devices"]}
    assert len(devices) == 2 and devices["Chrome · Android"]["here"]
    assert devices["Chrome · Android"]["seen_on"]
    (other,) = [each for each in devices.values() if not each["here"]]
    path = f"/account/devices/{other['id']}"
    eve = server.person("Eve")
    assert eve.refused("DELETE", path) == (404, "unknown-device")
    phone.ask("PATCH", path, {"name": "Laptop"})
    names = {each["name"] for each in ada.ask("GET", "/account")["devices"]}
    assert names == {"Laptop", "Chrome · Android"}
    page = ada.open(ada.new_table("lanterns", "me", "open"))
    phone.ask("DELETE", path)
    with pytest.raises(ConnectionClosed):
        page.settle()
    assert ada.refused("GET", "/account") == (401, "bad-cookie")
    assert phone.refused("DELETE", path) == (404, "unknown-device")
    phone.ask("DELETE", "/me/everywhere")
    assert phone.ask("GET", "/me")["guest"] is None


@pytest.mark.parametrize(
    ("agent", "name"),
    [
        (
            "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
            "Firefox · Linux",
        ),
        ("Mozilla/5.0 (Macintosh; Intel Mac OS X 15) Version/18 Safari/605", "Safari · macOS"),
        ("Mozilla/5.0 (Windows NT 10.0) Chrome/140 Safari/537 Edg/140", "Edge · Windows"),
        ("curl/8.0\n", "curl/8.0"),
        ("", ""),
    ],
)
def test_a_browser_is_called_by_what_it_says(agent: str, name: str) -> None:
    assert device_name(agent) == name


def test_language_and_time_zone_follow_the_account(server: Server) -> None:
    ada, phone = server.person("Ada"), server.person()
    key = add_passkey(ada)
    ada.ask("PUT", "/account/profile", {"language": "pl", "zone": "Europe/Warsaw"})
    sign_in(phone, key)
    account = phone.ask("GET", "/account")
    assert (account["language"], account["zone"]) == ("pl", "Europe/Warsaw")
    refused = phone.refused("PUT", "/account/profile", {"zone": "Europe/Atlantis"})
    assert refused == (422, "unknown-time-zone")
    assert phone.refused("PUT", "/account/profile", {"language": "xx"}) == (422, "unknown-language")
    assert phone.ask("GET", "/account")["zone"] == "Europe/Warsaw"
    phone.ask("PUT", "/account/profile", {})
    assert phone.ask("GET", "/account")["zone"] is None


def test_mails_and_quiet_hours_follow_the_language_and_the_time_zone(server: Server) -> None:
    ada = server.person("Ada")
    quiet = {"quiet_from": 60, "quiet_until": 120}
    choices = {"kinds": ["turn"], "language": "en", "time_zone": "UTC", **quiet}
    ada.ask("PUT", "/me/calls", choices)
    ada.ask("PUT", "/account/profile", {"language": "pl", "zone": "Europe/Warsaw"})
    followed = {**choices, "language": "pl", "time_zone": "Europe/Warsaw"}
    assert ada.ask("GET", "/me/calls")["preferences"] == followed
    ada.ask("PUT", "/account/profile", {})
    assert ada.ask("GET", "/me/calls")["preferences"] == followed


# --- everything, and nothing


def test_everything_that_is_kept_can_be_downloaded(server: Server) -> None:
    ada, ben = server.person("Ada"), server.person("Ben")
    add_passkey(ada, "Phone")
    table = ada.new_table("lanterns", "me", "open")
    ben.ask("POST", f"/tables/{table}/join", {})
    page = ada.open(table)
    page.until_state()
    page.say("chat", text="mine")
    ada.ask("PUT", f"/tables/{table}/notes", {"text": "Ben bluffs."})
    ada.ask("POST", f"/tables/{table}/variation", {})
    hook = {"form": "ntfy", "target": "https://ntfy.example.org/secret", "label": "mine"}
    ada.ask("POST", "/me/calls/webhooks", hook)
    ada.ask("PUT", "/me/calls", {"kinds": ["turn"], "language": "it", "time_zone": "Europe/Rome"})
    ben.open(table).say("chat", text="not mine")
    response = ada.raw("GET", "/account/everything")
    assert "attachment" in response.headers["content-disposition"]
    found = response.json()
    assert found["account"]["name"] == "Ada"
    assert found["account"]["passkeys"][0]["name"] == "Phone"
    (kept,) = found["tables"]
    assert kept["table"]["id"] == table and kept["record"]["game"] == "lanterns"
    assert [line["text"] for line in kept["chat"]] == ["mine"]
    assert kept["notes"] == "Ben bluffs."
    assert kept["analysis_board"]["seat"] == 0
    assert [each["target"] for each in found["called_by"]] == ["https://ntfy.example.org/secret"]
    assert found["called_when"]["time_zone"] == "Europe/Rome"


def test_who_is_deleted_leaves_games_and_no_name(server: Server) -> None:
    ada, ben = server.person("Ada"), server.person("Ben")
    key = add_passkey(ada)
    table = ben.new_table("lanterns", "me", "open")
    ada.ask("POST", f"/tables/{table}/join", {})
    page = ada.open(table)
    page.until_state()
    page.say("chat", text="farewell")
    for person in (ada, ben):
        person.ask("POST", f"/tables/{table}/end", {"agree": True})
    going_on = ben.new_table("lanterns", "me", "open")
    ada.ask("POST", f"/tables/{going_on}/join", {})
    open_table = ada.new_table("lanterns", "me", "open")
    before = ben.ask("GET", f"/tables/{table}/record")

    ada.ask("DELETE", "/account")
    assert ada.ask("GET", "/me")["guest"] is None
    with pytest.raises(ConnectionClosed):
        page.settle()
    assert ben.ask("GET", f"/tables/{table}")["seats"][1]["name"] == ""
    assert ben.ask("GET", f"/tables/{table}/record")["moves"] == before["moves"]
    (line,) = ben.ask("GET", f"/tables/{table}/chat")["messages"]
    assert (line["name"], line["text"]) == ("", "farewell")
    assert ben.ask("GET", f"/tables/{going_on}")["seats"][1]["kind"] == "bot"
    assert ben.refused("GET", f"/tables/{open_table}") == (404, "unknown-table")
    stranger = server.person()
    answer = answer_to_signing_in(stranger, key)
    assert stranger.refused("POST", "/sign-in/passkey", answer) == (404, "unknown-passkey")


def test_no_table_of_the_storage_keeps_what_is_forgotten(tmp_path: Path) -> None:
    """A new table that names a guest must say what becomes of it."""
    path = tmp_path / "tables.db"
    with prepare(path), closing(sqlite3.connect(path)) as db:
        names = [
            row[0] for row in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        ]
        columns = {name: db.execute(f"PRAGMA table_info({name})").fetchall() for name in names}
    of_guests = {name for name in names if any(column[1] == "guest" for column in columns[name])}
    assert of_guests == {*FORGOTTEN, "seats", "chat"}, "these two keep a number without a name"


@pytest.mark.parametrize("path", ["/account", "/account/everything"])
def test_nobody_has_an_account_without_a_name(server: Server, path: str) -> None:
    assert server.person().refused("GET", path) == (401, "no-guest")
