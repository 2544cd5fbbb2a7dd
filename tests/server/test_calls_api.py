"""Being called, as a browser sets it up; and what survives the death of the server."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.server.support import PATIENCE, Json, Person, Server, wait_until
from tests.support.endpoint import Device, Endpoint

QUIET: Json = {"kinds": ["turn", "over"], "language": "de", "time_zone": "Europe/Rome"}


def test_preferences_are_kept(server: Server) -> None:
    ada = server.person("Ada")
    assert ada.ask("GET", "/me/calls")["preferences"] is None
    wanted = {**QUIET, "quiet_from": 1320, "quiet_until": 450}
    assert ada.ask("PUT", "/me/calls", wanted) == wanted
    assert ada.ask("GET", "/me/calls")["preferences"] == wanted
    assert server.person("Bo").ask("GET", "/me/calls")["preferences"] is None


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"time_zone": "Europe/Atlantis"}, "unknown-time-zone"),
        ({"time_zone": "../../etc/passwd"}, "unknown-time-zone"),
        ({"language": "tlh"}, "call-unknown-language"),
        ({"quiet_from": 100}, "call-half-quiet-hours"),
        ({"quiet_from": 1440, "quiet_until": 1}, "bad-request"),
        ({"kinds": ["everything"]}, "bad-request"),
    ],
)
def test_preferences_that_make_no_sense_are_refused(server: Server, change: Json, key: str) -> None:
    ada = server.person("Ada")
    assert ada.refused("PUT", "/me/calls", {**QUIET, **change}) == (422, key)
    assert ada.ask("GET", "/me/calls")["preferences"] is None


@pytest.mark.parametrize(
    ("target", "key"),
    [
        ("http://example.org/hook", "call-not-https"),
        ("https://127.0.0.1/hook", "call-not-public"),
        ("https://localhost/hook", "call-not-public"),
        ("https://user@example.org/hook", "call-no-address"),
        ("nonsense", "call-no-address"),
    ],
)
def test_webhooks_into_private_networks_are_refused(server: Server, target: str, key: str) -> None:
    ada = server.person("Ada")
    asked = {"form": "json", "target": target}
    assert ada.refused("POST", "/me/calls/webhooks", asked) == (422, key)
    device = Device(target).subscription()
    assert ada.refused("POST", "/me/calls/devices", device) == (422, key)
    assert ada.ask("GET", "/me/calls")["channels"] == []


def test_a_device_is_added_and_removed_by_its_owner_only(server: Server) -> None:
    ada, bo = server.person("Ada"), server.person("Bo")
    assert len(ada.ask("GET", "/calls/key")["key"]) > 80
    device = Device("https://push.example.org/secret").subscription()
    added = ada.ask("POST", "/me/calls/devices", device)
    assert added["target"] == "push.example.org", "the rest of the address is a secret"
    path = f"/me/calls/channels/{added['id']}"
    assert bo.refused("DELETE", path) == (404, "call-unknown-channel")
    assert bo.refused("POST", f"{path}/on") == (404, "call-unknown-channel")
    ada.ask("DELETE", path)
    assert ada.ask("GET", "/me/calls")["channels"] == []


def test_a_device_whose_subscription_was_renewed_stays_the_channel_that_it_was(
    server: Server,
) -> None:
    ada, bo = server.person("Ada"), server.person("Bo")
    before = Device("https://push.example.org/1").subscription()
    added = ada.ask("POST", "/me/calls/devices", before)
    renewed = Device("https://new.example.org/2").subscription()
    found = ada.ask("POST", "/me/calls/devices", {**renewed, "label": "", "renews": added["id"]})
    assert found == {**added, "target": "new.example.org"}
    assert ada.ask("GET", "/me/calls")["channels"] == [found]
    stolen = {**Device("https://push.example.org/3").subscription(), "renews": added["id"]}
    assert bo.ask("POST", "/me/calls/devices", stolen)["id"] != added["id"]
    assert ada.ask("GET", "/me/calls")["channels"] == [found], "only its owner's browser renews it"


@pytest.mark.parametrize("keys", [{"p256dh": "AAAA", "auth": "AAAA"}, {"p256dh": "ä", "auth": ""}])
def test_a_subscription_with_broken_keys_is_refused(server: Server, keys: Json) -> None:
    ada = server.person("Ada")
    asked = {"endpoint": "https://push.example.org/1", "keys": keys}
    assert ada.refused("POST", "/me/calls/devices", asked) == (422, "call-bad-subscription")


def test_a_table_tells_only_who_belongs_to_it_about_its_webhooks(server: Server) -> None:
    ada, bo = server.person("Ada"), server.person("Bo")
    table = ada.new_table("antarctica", "me", "open")
    asked = {"form": "discord", "target": "https://discord.example/api/webhooks/1/secret"}
    assert bo.refused("POST", f"/tables/{table}/webhooks", asked) == (403, "not-seated")
    ada.ask("POST", f"/tables/{table}/webhooks", asked)
    assert bo.refused("GET", f"/tables/{table}/webhooks") == (403, "not-seated")
    [found] = ada.ask("GET", f"/tables/{table}/webhooks")["webhooks"]
    assert (found["target"], found["mine"]) == ("discord.example", True)


def test_links_that_nobody_was_sent_change_nothing(server: Server) -> None:
    ada = server.person("Ada")
    assert ada.refused("POST", "/calls/confirm", {"token": "forged"})[1] == "call-unknown-link"
    stranger = server.person()
    assert stranger.raw("POST", "/calls/unsubscribe/forged").status_code == 204
    assert stranger.raw("POST", "/calls/unsubscribe/..%2f").is_client_error


def test_only_who_has_played_together_can_be_invited(server: Server) -> None:
    ada, bo, eve = server.person("Ada"), server.person("Bo"), server.person("Eve")
    old = ada.new_table("antarctica", "me", "open")
    bo.ask("POST", f"/tables/{old}/join", {})
    new = ada.new_table("antarctica", "me", "open")
    ada.ask("POST", f"/tables/{new}/invite", {"table": old, "seat": 1})
    asked = {"table": old, "seat": 1}
    assert eve.refused("POST", f"/tables/{new}/invite", asked) == (403, "not-seated")
    hers = eve.new_table("antarctica", "me", "open")
    assert eve.refused("POST", f"/tables/{hers}/invite", asked) == (403, "not-seated")
    over = {"table": old, "seat": 9}
    assert ada.refused("POST", f"/tables/{new}/invite", over) == (422, "no-such-seat")


def test_every_answer_tells_which_pages_the_server_has(server: Server) -> None:
    person = server.person()
    pages = person.ask("GET", "/app")["pages"]
    for path in ("/games", "/me/calls", "/none"):
        assert person.raw("GET", path).headers["x-farshore-pages"] == pages


def test_nobody_sets_anything_up_without_a_name(server: Server) -> None:
    assert server.person().refused("GET", "/me/calls") == (401, "no-guest")


# --- a server that is killed


def two_with_webhooks(server: Server, endpoint: Endpoint) -> tuple[Person, Person]:
    ada, bo = server.person("Ada"), server.person("Bo")
    for person, path in ((ada, "ada"), (bo, "bo")):
        asked = {"form": "json", "target": f"{endpoint.address}/{path}"}
        person.ask("POST", "/me/calls/webhooks", asked)
    return ada, bo


def test_a_call_survives_the_death_of_the_server_and_comes_once(
    tmp_path: Path, endpoint: Endpoint, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(os.environ, "FARSHORE_CALL_PRIVATE", "true")
    monkeypatch.setitem(os.environ, "FARSHORE_CALL_AFTER", "2")
    server = Server(tmp_path, "--no-limits")
    try:
        ada, bo = two_with_webhooks(server, endpoint)
        table = ada.new_table("antarctica", "me", "open")
        bo.ask("POST", f"/tables/{table}/join", {})  # the game begins: both are to be called
        server.kill()
        server.start()
        wait_until(lambda: len(endpoint.posted) >= 2, PATIENCE)
        server.kill()  # after it was sent, wherever the server was
        server.start()
        told = {(one.path, one.headers["x-farshore-delivery"]) for one in endpoint.posted}
        assert {path for path, _ in told} == {"/ada", "/bo"}
        assert len(told) == 2, "what is sent again has the same id"
    finally:
        server.send_home()
        server.stop()
