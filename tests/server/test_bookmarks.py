"""A bookmark in the log of a table, and channels that come along with a guest."""

from __future__ import annotations

from tests.server.support import Server


def test_a_bookmark_is_kept_for_one_person(server: Server) -> None:
    ada, bo = server.person("Ada"), server.person("Bo")
    table = ada.new_table("lanterns", "me", "open")
    bo.ask("POST", f"/tables/{table}/join", {})
    path = f"/tables/{table}/bookmark"
    assert ada.ask("GET", path) == {"after": None}
    ada.ask("PUT", path, {"after": 3})
    ada.ask("PUT", path, {"after": 5})
    assert (ada.ask("GET", path), bo.ask("GET", path)) == ({"after": 5}, {"after": None})
    (kept,) = ada.ask("GET", "/account/everything")["tables"]
    assert kept["bookmark"] == 5
    other = server.person("Ada too")
    token = other.ask("POST", "/me/link")["token"]
    ada.ask("POST", "/me/claim", {"token": token, "join": True})
    assert other.ask("GET", path) == {"after": 5}, "it comes along"
    other.ask("DELETE", path)
    assert other.ask("GET", path) == {"after": None}


def test_only_who_sits_there_has_a_bookmark(server: Server) -> None:
    ada, eve = server.person("Ada"), server.person("Eve")
    table = ada.new_table("lanterns", "me", "open")
    path = f"/tables/{table}/bookmark"
    for method, body in (("GET", None), ("PUT", {"after": 1}), ("DELETE", None)):
        assert eve.refused(method, path, body) == (403, "not-seated")
    for wrong in (-1, "1", None, 10**9, 1.5):
        assert ada.refused("PUT", path, {"after": wrong}) == (422, "bad-request")
    assert ada.ask("GET", path) == {"after": None}


def test_a_personal_link_says_which_channels_came_along(server: Server) -> None:
    ada, guest = server.person("Ada"), server.person("Guest")
    hook = {"form": "json", "target": "https://hooks.example.org/x", "label": "mine"}
    channel = guest.ask("POST", "/me/calls/webhooks", hook)
    token = ada.ask("POST", "/me/link")["token"]
    claimed = guest.ask("POST", "/me/claim", {"token": token, "join": True})
    waits = {**channel, "off": True, "why": "joined"}
    assert claimed["channels"] == [waits] and claimed["guest"] == {"name": "Ada"}
    assert claimed["calls_off"] == 1
    ada.ask("DELETE", f"/me/calls/channels/{channel['id']}")
    assert ada.ask("GET", "/me/calls")["channels"] == []
