"""Civilisations: what a seat of Council of Shadows goes by, without effect on play."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.support import Person, Server

pytestmark = pytest.mark.rule("COS-030")


def emblems(person: Person, table: str) -> list[str | None]:
    return [seat["emblem"] for seat in person.ask("GET", f"/tables/{table}")["seats"]]


def choose(person: Person, table: str, emblem: str) -> None:
    person.ask("POST", f"/tables/{table}/emblem", {"emblem": emblem})


def two_people(server: Server) -> tuple[Person, Person, str]:
    ada, bo = server.person("Ada"), server.person("Bo")
    table = ada.new_table("council", "me", "open")
    bo.ask("POST", f"/tables/{table}/join", {})
    return ada, bo, table


def test_every_seat_has_a_civilisation_and_may_choose_another(server: Server) -> None:
    ada, bo, table = two_people(server)
    assert emblems(ada, table) == ["tretons", "avry"]
    choose(bo, table, "tretons")
    assert emblems(ada, table) == ["avry", "tretons"], "who has not chosen makes room"
    choose(ada, table, "automatoss")
    assert emblems(ada, table) == ["automatoss", "tretons"]
    path = f"/tables/{table}/emblem"
    assert ada.refused("POST", path, {"emblem": "tretons"}) == (409, "emblem-taken")
    assert ada.refused("POST", path, {"emblem": "shengar"}) == (422, "unknown-emblem")


def test_the_choice_is_seen_at_once_and_leaves_the_record_alone(server: Server) -> None:
    ada, bo, table = two_people(server)
    page = bo.open(table)
    page.until_state()
    version = page.state["version"]
    before = ada.ask("GET", f"/tables/{table}/record")
    choose(ada, table, "takrill")
    page.until(lambda message: message["type"] == "table")
    assert page.table["seats"][0]["emblem"] == "takrill"
    assert page.state["version"] == version, "no move has become stale"
    assert ada.ask("GET", f"/tables/{table}/record") == before


def test_the_choice_may_come_before_the_game_and_survives_a_restart(tmp_path: Path) -> None:
    server = Server(tmp_path, "--no-limits")
    try:
        ada, bo = server.person("Ada"), server.person("Bo")
        table = ada.new_table("council", "me", "open", "open")
        bo.ask("POST", f"/tables/{table}/join", {})
        choose(bo, table, "takrill")
        page = ada.open(table)
        page.until(lambda message: message["type"] == "table")
        assert page.table["seats"][1]["emblem"] == "takrill"
        choose(ada, table, "avry")
        page.until(lambda message: message["type"] == "table")
        assert page.table["seats"][0]["emblem"] == "avry"
        path = f"/tables/{table}/emblem"
        assert ada.refused("POST", path, {"emblem": "takrill"}) == (409, "emblem-taken")
        server.kill()
        server.start(server.port)
        assert emblems(ada, table)[:2] == ["avry", "takrill"]
        server.person("Cy").ask("POST", f"/tables/{table}/join", {})
        assert emblems(ada, table)[:2] == ["avry", "takrill"], "the game has begun"
        choose(ada, table, "automatoss")
        server.kill()
        server.start(server.port)
        assert emblems(ada, table)[:2] == ["automatoss", "takrill"], "the last choice counts"
    finally:
        server.send_home()
        server.stop()


def test_who_leaves_before_the_game_takes_the_choice_along(server: Server) -> None:
    ada, bo = server.person("Ada"), server.person("Bo")
    table = ada.new_table("council", "me", "open", "open")
    bo.ask("POST", f"/tables/{table}/join", {"seat": 1})
    choose(bo, table, "takrill")
    bo.ask("POST", f"/tables/{table}/leave", {})
    choose(ada, table, "takrill")
    assert emblems(ada, table)[0] == "takrill"


def test_a_rematch_keeps_what_was_chosen(server: Server) -> None:
    ada, bo, table = two_people(server)
    choose(ada, table, "takrill")
    choose(bo, table, "tretons")
    for person in (ada, bo):
        person.ask("POST", f"/tables/{table}/end", {"agree": True})
    path = f"/tables/{table}/emblem"
    assert ada.refused("POST", path, {"emblem": "avry"}) == (409, "table-not-running")
    again = bo.ask("POST", f"/tables/{table}/rematch", {})["id"]
    assert emblems(bo, again) == ["takrill", "tretons"], "kept for Ada, too"
    ada.ask("POST", f"/tables/{table}/rematch", {})
    assert emblems(bo, again) == ["takrill", "tretons"]


def test_against_the_automa_its_people_cannot_be_chosen(server: Server) -> None:
    ada = server.person("Ada")
    table = ada.new_table("council", "me")
    assert ada.ask("GET", f"/tables/{table}")["emblems"] == ["tretons", "avry", "takrill"]
    path = f"/tables/{table}/emblem"
    assert ada.refused("POST", path, {"emblem": "automatoss"}) == (422, "unknown-emblem")


def test_other_games_have_no_such_choice(server: Server) -> None:
    ada = server.person("Ada")
    table = ada.new_table("antarctica", "me", "random")
    assert emblems(ada, table) == [None, None]
    path = f"/tables/{table}/emblem"
    assert ada.refused("POST", path, {"emblem": "avry"}) == (422, "unknown-emblem")


def test_the_choice_survives_a_restart(tmp_path: Path) -> None:
    server = Server(tmp_path, "--no-limits")
    try:
        ada, _, table = two_people(server)
        choose(ada, table, "takrill")
        server.kill()
        server.start(server.port)
        assert emblems(ada, table) == ["takrill", "tretons"]
    finally:
        server.send_home()
        server.stop()
