"""Editions that guests enter: kept with their faults, seen by their owner only, shared by link."""

from __future__ import annotations

import copy
from pathlib import Path
from typing import Any

import pytest

from farshore.server.tables.editions import LARGEST_DRAFT, MOST_EDITIONS
from tests.server.support import Json, Person, Server

FINE = {"game": "lanterns", "edition": "mine", "lanterns": {"1": 0, "2": 0, "3": 5}}


def new_edition(person: Person, **more: Any) -> Json:
    asked = {"game": "lanterns", "name": "Our box", **more}
    return person.ask("POST", "/editions", asked)


def keys(faults: list[Json]) -> list[tuple[str, str]]:
    return [(fault["key"], fault["params"]["path"]) for fault in faults]


def test_a_copy_of_a_built_in_edition_is_named_saved_and_played(server: Server) -> None:
    ada = server.person("Ada")
    made = new_edition(ada, builtin="plain")
    assert made["faults"] == [] and made["edition"]["name"] == "Our box"
    path = f"/editions/{made['edition']['id']}"
    opened = ada.ask("GET", path)
    assert opened["document"]["edition"] == "Our box"
    document = {**opened["document"], "lanterns": {"1": 0, "2": 0, "3": 5}}
    saved = ada.ask("PUT", path, {"revision": 1, "document": document})
    assert saved["faults"] == [] and saved["edition"]["revision"] == 2
    table = ada.new_table("lanterns", "me", "random", own_edition=made["edition"]["id"])
    assert ada.ask("GET", f"/tables/{table}/edition")["components"] == document
    assert ada.open(table).until_state()["view"]["bag"] == [0, 0, 4]
    ada.ask("DELETE", path)
    assert ada.ask("GET", f"/tables/{table}/edition")["components"] == document


def test_a_draft_with_faults_is_kept_and_says_where_they_are(server: Server) -> None:
    ada = server.person("Ada")
    base = ada.ask("GET", "/games/aquatica/editions/reconstructed_1")["components"]
    document = copy.deepcopy(base)
    document["locations"][3]["points"] = None
    document["locations"][4]["pionts"] = 3
    document["goal_tracks"]["space_points"] = [2, 3, 4, 5, 6]
    made = new_edition(ada, game="aquatica", document=document)
    assert sorted(keys(made["faults"])) == [
        ("not-falling", "goal_tracks.space_points"),
        ("not-in-range", "locations[3].points"),
        ("unknown-key", "locations[4]"),
    ]
    assert made["edition"]["faults"] == 3
    opened = ada.ask("GET", f"/editions/{made['edition']['id']}")
    assert opened["document"] == document and len(opened["faults"]) == 3
    asked = {"game": "aquatica", "players": 2, "own_edition": made["edition"]["id"]}
    response = ada.raw("POST", "/tables", asked)
    assert response.status_code == 422 and len(response.json()["error"]["faults"]) == 3


@pytest.mark.parametrize("document", [[], "text", {}, {"game": "antarctica"}, {"based_on": "x"}])
def test_anything_can_be_a_draft(server: Server, document: Any) -> None:
    ada = server.person("Ada")
    made = new_edition(ada, document=document)
    assert made["edition"]["faults"] >= 1
    assert ada.ask("GET", f"/editions/{made['edition']['id']}")["document"] == document


def test_an_edition_of_somebody_else_cannot_be_seen_changed_or_played(server: Server) -> None:
    ada, eve = server.person("Ada"), server.person("Eve")
    own = new_edition(ada, document=FINE)["edition"]["id"]
    foreign = (404, "unknown-own-edition")
    for id_ in (own, "x"):
        assert eve.refused("GET", f"/editions/{id_}") == foreign
        assert eve.refused("PUT", f"/editions/{id_}", {"revision": 1, "document": {}}) == foreign
        assert eve.refused("PATCH", f"/editions/{id_}", {"name": "Mine"}) == foreign
        assert eve.refused("DELETE", f"/editions/{id_}") == foreign
        table = {"game": "lanterns", "own_edition": id_}
        assert eve.refused("POST", "/tables", table) == foreign
    assert eve.ask("GET", "/editions")["editions"] == []
    assert ada.refused("POST", "/tables", {"game": "antarctica", "own_edition": own}) == (
        422,
        "wrong-game",
    )
    both = {"game": "lanterns", "own_edition": own, "edition": FINE}
    assert ada.refused("POST", "/tables", both) == (422, "two-editions")
    stranger = server.person()
    for method, path in (("GET", "/editions"), ("GET", f"/editions/{own}")):
        assert stranger.refused(method, path) == (401, "no-guest")
    checked = {"document": FINE}
    path = "/games/lanterns/check-edition"
    assert stranger.refused("POST", path, checked) == (401, "no-guest")


def test_an_edition_is_shared_by_a_link_and_no_longer(server: Server) -> None:
    ada, bo = server.person("Ada"), server.person("Bo")
    own = new_edition(ada, document=FINE)["edition"]["id"]
    share = ada.ask("PATCH", f"/editions/{own}", {"shared": True, "name": "Old box"})["share"]
    assert len(share) >= 20
    assert ada.ask("PATCH", f"/editions/{own}", {"shared": True})["share"] == share
    found = server.person().ask("GET", f"/shared-editions/{share}")
    assert (found["name"], found["document"], found["faults"]) == ("Old box", FINE, 0)
    copied = new_edition(bo, share=share)["edition"]
    assert bo.ask("GET", f"/editions/{copied['id']}")["document"] == FINE
    assert bo.refused("POST", "/editions", {"game": "council", "name": "x", "share": share}) == (
        422,
        "wrong-game",
    )
    ada.ask("PATCH", f"/editions/{own}", {"shared": False})
    gone = (404, "unknown-own-edition")
    assert bo.refused("GET", f"/shared-editions/{share}") == gone
    assert (
        bo.refused("POST", "/editions", {"game": "lanterns", "name": "x", "share": share}) == gone
    )


def test_two_windows_do_not_overwrite_each_other(server: Server) -> None:
    ada = server.person("Ada")
    path = f"/editions/{new_edition(ada, document=FINE)['edition']['id']}"
    ada.ask("PUT", path, {"revision": 1, "document": {"first": 1}})
    asked = {"revision": 1, "document": {"second": 2}}
    assert ada.refused("PUT", path, asked) == (409, "stale-edition")
    assert ada.ask("GET", path)["document"] == {"first": 1}


def test_the_list_is_newest_first_and_by_game(server: Server) -> None:
    ada = server.person("Ada")
    first = new_edition(ada, document=FINE, name="First")["edition"]
    new_edition(ada, game="council", builtin="reconstructed_1", name="Second")
    names = [each["name"] for each in ada.ask("GET", "/editions")["editions"]]
    assert sorted(names) == ["First", "Second"]
    only = ada.ask("GET", "/editions?game=lanterns")
    assert only["editions"] == [first] and only["most"] == MOST_EDITIONS


def test_too_much_is_refused(server: Server) -> None:
    ada = server.person("Ada")
    large = {"game": "lanterns", "edition": "x" * LARGEST_DRAFT}
    made = {"game": "lanterns", "name": "Large", "document": large}
    assert ada.refused("POST", "/editions", made) == (413, "too-large")
    path = f"/editions/{new_edition(ada, document=FINE)['edition']['id']}"
    assert ada.refused("PUT", path, {"revision": 1, "document": large}) == (413, "too-large")
    huge = {"revision": 1, "document": "x" * 2_000_000}
    assert ada.refused("PUT", path, huge) == (413, "too-large")
    assert ada.ask("GET", path)["document"] == FINE
    assert ada.refused("PATCH", path, {"name": "\u202e"}) == (400, "bad-name")
    for _ in range(MOST_EDITIONS - 1):
        new_edition(ada, document={})
    asked = {"game": "lanterns", "name": "One more", "document": {}}
    assert ada.refused("POST", "/editions", asked) == (429, "too-many-editions")


def test_a_hostile_edition_keeps_nobody_waiting(server: Server) -> None:
    ada = server.person("Ada")
    path = "/games/antarctica/check-edition"
    document = {"game": "antarctica", "edition": "x", "resource_cards": [{}] * 7_500}
    stranger = server.person()
    assert stranger.refused("POST", path, {"document": document}) == (401, "no-guest")
    response = ada.raw("POST", path, {"document": document})
    assert response.status_code == 422 and len(response.json()["error"]["faults"]) == 100
    document["resource_cards"] = [{}] * 40_000
    assert ada.refused("POST", path, {"document": document}) == (413, "too-many-values")
    deep: list[object] = []
    for _ in range(900):
        deep = [deep]
    assert ada.refused("POST", path, {"document": deep})[0] in (400, 422)


def test_checks_come_only_so_fast(tmp_path: Path) -> None:
    limited = Server(tmp_path)
    try:
        ada = limited.person("Ada")
        path = "/games/lanterns/check-edition"
        answers = [ada.raw("POST", path, {"document": FINE}).status_code for _ in range(90)]
        assert answers[0] == 200 and 429 in answers
    finally:
        limited.send_home()
        assert limited.stop() == 0


def test_the_schema_is_served(server: Server) -> None:
    stranger = server.person()
    for game in ("antarctica", "aquatica", "council", "lanterns"):
        schema = stranger.ask("GET", f"/games/{game}/edition-schema")
        assert schema["properties"]["game"] == {"const": game}
    assert stranger.refused("GET", "/games/chess/edition-schema") == (404, "unknown-game")
