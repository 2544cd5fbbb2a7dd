"""Hints at the table and the analysis afterwards; bots that think do not hold anybody up."""

from __future__ import annotations

import time
from pathlib import Path
from random import Random

from farshore.bots import LEVELS
from tests.server.support import PATIENCE, Json, Page, Server, play_to_the_end
from tests.support import cases  # registers the tiny game  # noqa: F401


def analysed(page: Page) -> Json:
    """The analysis, once it is ready."""
    until = time.monotonic() + 3 * PATIENCE
    while time.monotonic() < until:
        found = page.person.ask("GET", f"/tables/{page.table_id}/analysis")
        assert found["status"] != "failed"
        if found["status"] == "ready":
            return found
        assert found["done"] == len(found["decisions"]) <= max(found["of"], found["done"])
        time.sleep(0.1)
    raise AssertionError("the analysis was not ready in time")


def test_who_plays_alone_may_ask_for_a_hint(server: Server) -> None:
    ada = server.person("Ada")
    table = ada.new_table("antarctica", "me", "greedy")
    assert ada.ask("GET", f"/tables/{table}")["hints"] is True
    page = ada.open(table)
    page.until_state(lambda state: len(state["legal"]) > 1)
    hint = ada.ask("POST", f"/tables/{table}/hint")
    legal = {choice["text"]: choice["number"] for choice in page.state["legal"]}
    assert hint["seat"] == 0 and hint["version"] == page.state["version"]
    assert len(hint["chances"]) == 2 and abs(sum(hint["chances"]) - 1) < 0.1
    assert 1 <= len(hint["choices"]) <= 3 and hint["move"] == hint["choices"][0]["move"]
    for choice in hint["choices"]:
        assert legal[choice["text"]] == choice["number"]
        assert 0 <= choice["chance"] <= 1
        assert choice["line"][0]["text"] == choice["text"] and choice["line"][0]["seat"] == 0
    assert ada.ask("POST", f"/tables/{table}/hint") == hint, "asked again, the same is said"
    assert page.move(hint["move"])["type"] == "ack"


def test_hints_are_for_who_is_asked_where_they_are_allowed(server: Server) -> None:
    ada, bo = server.person("Ada"), server.person("Bo")
    table = ada.new_table("lanterns", "me", "open")
    assert bo.ask("POST", f"/tables/{table}/join", {})["hints"] is False
    hint = f"/tables/{table}/hint"
    assert ada.refused("POST", hint) == (403, "hints-not-allowed")
    open_table = ada.new_table("lanterns", "me", "open", hints=True)
    bo.ask("POST", f"/tables/{open_table}/join", {})
    page = ada.open(open_table)
    page.until_state()
    hint = f"/tables/{open_table}/hint"
    assert server.person("Cy").refused("POST", hint) == (403, "not-seated")
    assert server.person().refused("POST", hint) == (401, "no-guest")
    assert ada.ask("POST", hint)["choices"]
    while page.my_turn():
        page.play_any(Random(1))
    assert ada.refused("POST", hint) == (409, "hint-not-now")
    quiet = ada.new_table("lanterns", "me", "greedy", hints=False)
    assert ada.refused("POST", f"/tables/{quiet}/hint") == (403, "hints-not-allowed")


def test_a_fork_of_a_running_game_gives_no_hints_where_the_game_gives_none(server: Server) -> None:
    ada, bo = server.person("Ada"), server.person("Bo")
    table = ada.new_table("antarctica", "me", "open")
    bo.ask("POST", f"/tables/{table}/join", {})
    begun = len(ada.ask("GET", f"/tables/{table}/record")["moves"])
    asked = {"after": begun, "seat": 0, "bot": "random"}
    fork = ada.ask("POST", f"/tables/{table}/fork", asked)
    assert fork["hints"] is False
    hint = f"/tables/{fork['id']}/hint"
    assert ada.refused("POST", hint) == (403, "hints-not-allowed")
    ada.ask("POST", f"/tables/{fork['id']}/end", {"agree": True})
    analysis = f"/tables/{fork['id']}/analysis"
    assert ada.refused("GET", analysis) == (403, "hints-not-allowed"), "it is the same game"
    again = ada.ask("POST", f"/tables/{fork['id']}/fork", asked)
    assert again["hints"] is False, "nor does a fork of the fork"
    for person in (ada, bo):
        person.ask("POST", f"/tables/{table}/end", {"agree": True})
    assert ada.ask("GET", analysis)["status"] in ("working", "ready")
    assert ada.ask("POST", f"/tables/{fork['id']}/fork", asked)["hints"] is True


def test_a_finished_game_is_analysed_and_the_analysis_kept(server: Server) -> None:
    ada, bo = server.person("Ada"), server.person("Bo")
    table = ada.new_table("lanterns", "me", "open")
    bo.ask("POST", f"/tables/{table}/join", {})
    pages = [ada.open(table), bo.open(table)]
    for page in pages:
        page.until_state()
    assert ada.refused("GET", f"/tables/{table}/analysis") == (409, "table-not-finished")
    play_to_the_end(pages, Random(2))
    found = analysed(pages[0])
    entries = bo.ask("GET", f"/tables/{table}/replay/log?seat=-1")["entries"]
    assert found["of"] == found["done"] == len(found["decisions"]) > 0
    for decision in found["decisions"]:
        entry = entries[decision["after"]]
        assert (entry["seat"], entry["text"]) == (decision["seat"], decision["text"])
        assert decision["cost"] >= 0 and len(decision["chances"]) == 2
    rest = ada.ask("GET", f"/tables/{table}/analysis?start=2")
    assert rest["decisions"] == found["decisions"][2:] and rest["costly"] == found["costly"]
    costs = [found["decisions"][at]["cost"] for at in found["costly"]]
    assert costs == sorted(costs, reverse=True)
    assert analysed(pages[1]) == found


def test_a_decision_of_an_analysis_tells_what_else_could_have_been_done(server: Server) -> None:
    ada, bo = server.person("Ada"), server.person("Bo")
    table = ada.new_table("lanterns", "me", "open")
    bo.ask("POST", f"/tables/{table}/join", {})
    pages = [ada.open(table), bo.open(table)]
    for page in pages:
        page.until_state()
    path = f"/tables/{table}/analysis"
    assert ada.refused("GET", f"{path}/0") == (409, "table-not-finished")
    play_to_the_end(pages, Random(4))
    found = analysed(pages[0])
    for number, decision in enumerate(found["decisions"]):
        told = ada.ask("GET", f"{path}/{number}")
        chances = {choice["text"]: choice["chance"] for choice in told["choices"]}
        assert told["choices"][0]["text"] == decision["best_text"]
        assert chances[decision["text"]] == decision["chance"], "thought again, the same is found"
        assert sum(choice["visits"] for choice in told["choices"]) <= 2 * told["simulations"]
        for choice in told["choices"]:
            assert choice["line"][0]["text"] == choice["text"]
            assert choice["line"][0]["seat"] == decision["seat"]
    assert ada.refused("GET", f"{path}/{found['of']}") == (422, "no-such-step")


def test_the_games_name_the_levels_with_their_times(server: Server) -> None:
    games = server.person().ask("GET", "/games")
    levels = [level["name"] for level in games["levels"]]
    assert levels == ["gentle", "steady", "sharp", "master"]
    assert [name for name in games["bots"] if name in levels] == levels
    seconds = [level["seconds"] for level in games["levels"]]
    assert seconds == sorted(seconds) and seconds[0] > 0 and seconds[-1] <= 1
    assert [level["ratings"] for level in games["levels"]] == [level.ratings for level in LEVELS]


def test_masters_at_many_tables_do_not_hold_up_a_person(tmp_path: Path) -> None:
    """20 tables think at once; a move at another one is acknowledged all the same."""
    server = Server(tmp_path, "--no-limits")
    try:
        host, ada, bo = server.person("Host"), server.person("Ada"), server.person("Bo")
        for _ in range(20):
            host.new_table("antarctica", "master", "master")
        table = ada.new_table("lanterns", "me", "open")
        bo.ask("POST", f"/tables/{table}/join", {})
        page = ada.open(table)
        page.until_state()
        moves = 0
        while page.my_turn():
            page.play_any(Random(3))
            moves += 1
        thinking = [one["status"] for one in host.ask("GET", "/me/tables")["tables"]]
        assert moves and thinking == ["running"] * 20, "the person did not wait for any of them"
    finally:
        server.send_home()
        server.kill()
