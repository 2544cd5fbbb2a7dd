"""Whole games, and everything that people do around them."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from farshore.core.record import Record
from farshore.core.state import SPECTATOR
from farshore.core.types import Seat
from farshore.server.storage.opening import Address, is_postgres
from tests import lanterns
from tests.server.support import (
    Json,
    Page,
    Person,
    Server,
    catch_up,
    check_planning_is_not_felt,
    play_to_the_end,
)
from tests.support import cases  # registers the tiny game  # noqa: F401
from tests.support.postgres import execute


def two_at(server: Server, game: str, **more: object) -> tuple[Page, Page, Page]:
    """Two people at a table, and a spectator."""
    ada, bo = server.person("Ada"), server.person("Bo")
    table = ada.new_table(game, "me", "open", **more)
    assert bo.ask("POST", f"/tables/{table}/join", {})["you"]["seat"] == 1
    pages = ada.open(table), bo.open(table), server.person().open(table)
    for page in pages:
        page.until_state()
    return pages


def test_two_seats_and_a_spectator_play_antarctica_to_the_end(server: Server) -> None:
    ada, bo, guest = two_at(server, "antarctica")
    play_to_the_end([ada, bo], Random(5), [guest])
    assert ada.state["result"] == bo.state["result"] == guest.state["result"]
    assert guest.state["legal"] == [] and guest.state["seat"] is None
    document = guest.person.ask("GET", f"/tables/{guest.table_id}/record")
    record = Record.from_json(document)
    for page, viewer in ((ada, Seat(0)), (bo, Seat(1)), (guest, SPECTATOR)):
        seen = [entry for entry in record.log(viewer) if entry.visible()]
        assert [entry["text"] for entry in page.log] == [
            record.entry_text(entry).partition(" ")[2] for entry in seen
        ]
        assert page.state["view"] == json.loads(json.dumps(record.replay().view(viewer)))
    result = ada.person.ask("GET", f"/tables/{ada.table_id}/result")
    assert result["scores"] == result["chart"][-1]["scores"]
    ada.settle()
    assert ada.table["status"] == "finished" and ada.table["winners"] == result["winners"]


def test_nobody_learns_anything_from_secret_moves(server: Server) -> None:
    ada, bo, guest = two_at(server, "lanterns")
    before = bo.state["version"]
    assert ada.move("burn 3")["type"] == "ack"
    for page in (bo, guest):
        message = page.until(
            lambda message: message["type"] != "table"
        )  # who is there may come late
        assert message["type"] == "state" and message["log"]["entries"] == []
        assert message["view"]["chosen"] == [True, False]
        assert "burn " not in json.dumps({**message, "legal": []})
    assert bo.state["version"] == before, "the other's move leaves no trace in the version"
    assert bo.move("burn 2", version=before)["type"] == "ack", "and does not make a move stale"
    catch_up([ada, bo, guest])
    assert [entry["text"] for entry in guest.log[-3:-1]] == ["burn 3", "burn 2"]
    play_to_the_end([ada, bo], Random(1), [guest])
    record = Record.from_json(guest.person.ask("GET", f"/tables/{guest.table_id}/record"))
    assert record.game is lanterns.GAME
    assert record.log(Seat(0))[-1].forced or record.log(Seat(1))[-1].forced, (
        "the last candles burn themselves"
    )


def test_secret_planning_is_not_even_felt(server: Server) -> None:
    """In Council of Shadows a seat plans in several steps; the others hear of the last one only."""
    ada, bo, guest = two_at(server, "council")
    check_planning_is_not_felt(ada, bo, guest, 0.3)


def test_the_log_of_a_page_that_comes_back_is_the_log_of_one_that_stayed(server: Server) -> None:
    ada, bo, guest = two_at(server, "antarctica")
    rng = Random(2)
    bo.close()
    stale_log, stale_state = [*bo.log], bo.state
    for _ in range(12):
        while not ada.my_turn():
            bo.reconnect()
            bo.until(lambda message: message["type"] == "state")
            bo.play_any(rng)
            bo.close()
            catch_up([ada])
        ada.play_any(rng)
    bo.log, bo.state = [*stale_log], stale_state
    bo.reconnect()
    message = bo.until(lambda message: message["type"] == "state")
    assert message["log"]["from"] == len(stale_log), "only what is new is sent"
    fresh = bo.person.open(bo.table_id)
    fresh.until_state()
    assert fresh.log == bo.log
    other = bo.person.open(bo.table_id, log=3, mark="nonsense")
    assert other.until(lambda message: message["type"] == "state")["log"]["from"] == 0
    guest.settle()
    assert guest.table["seats"][1]["connected"]


def test_stale_and_repeated_messages_are_recognised(server: Server) -> None:
    ada, bo, _ = two_at(server, "antarctica")
    mover, other = (ada, bo) if ada.my_turn() else (bo, ada)
    old = mover.state["version"]
    choice = mover.state["legal"][0]["move"]
    first = mover.move(choice, id="one")
    again = mover.move(choice, id="one", version=old)
    assert not first["repeated"] and again["repeated"]
    length = len(mover.log)
    catch_up([ada, bo])
    assert len(mover.log) == length
    stale = mover.move(choice, version=old)
    assert stale["type"] == "refused" and stale["error"]["key"] == "stale-move"
    catch_up([other])


def test_undo_takes_back_a_choice_and_nobody_is_confused(server: Server) -> None:
    ada, bo, guest = two_at(server, "antarctica", options={"layout": "free"})
    rng = Random(8)
    mover, other = ada, bo
    safe: list[Json] = []
    while not safe:
        mover, other = (ada, bo) if ada.my_turn() else (bo, ada)
        safe = [choice for choice in mover.state["legal"] if not choice["final"]]
        if not safe:
            mover.play_any(rng)
            catch_up([ada, bo, guest])
    before, log = mover.state, [*guest.log]
    mover.move(safe[0]["move"])
    assert mover.state["undo"] >= 1
    catch_up([guest, other])
    assert len(guest.log) > len(log)
    refused = other.say("undo", version=other.state["version"])
    assert refused["error"]["key"] == "undo-not-now"
    assert mover.say("undo", id="u", version=mover.state["version"])["type"] == "ack"
    assert mover.say("undo", id="u", version="whatever")["repeated"]
    catch_up([ada, bo, guest])
    assert guest.log == log and mover.state["version"] == before["version"]
    assert mover.state["legal"] == before["legal"]


def test_play_now_against_bots(server: Server) -> None:
    person = server.person("Ada")
    page = person.open(person.new_table("antarctica", "me", "greedy", "random"))
    rng = Random(4)
    page.until_state()
    for _ in range(300):
        page.until_state(lambda state: 0 in state["waiting"] or state["status"] == "finished")
        if page.state["status"] == "finished":
            break
        page.play_any(rng)
    assert page.state["result"]["winners"]


def test_a_seat_goes_to_a_bot_and_back(server: Server) -> None:
    ada, bo, _ = two_at(server, "antarctica")
    table = ada.table_id
    seat = f"/tables/{table}/seats/1"
    assert ada.person.refused("POST", seat, {"to": "bot"}) == (409, "seat-present")
    assert server.person("Eve").refused("POST", seat, {"to": "bot"}) == (403, "wrong-seat")
    bo.person.ask("POST", seat, {"to": "bot", "bot": "random"})
    refused = bo.say("move", version=bo.state["version"], move="end_turn")
    assert refused["error"]["key"] == "seat-with-bot"
    rng = Random(6)
    for _ in range(8):
        ada.until_state(lambda state: state["waiting"] == [0] or state["status"] == "finished")
        if ada.state["status"] == "running":
            ada.play_any(rng)
    assert any(entry["seat"] == 1 for entry in ada.log), "the bot has played"
    back = bo.person.ask("POST", seat, {"to": "person"})
    assert back["seats"][1] | {"waits": False} == {
        "seat": 1,
        "kind": "person",
        "name": "Bo",
        "bot": None,
        "connected": True,
        "waits": False,
        "ends": None,
        "emblem": None,
        "host": False,
    }
    assert bo.person.refused("POST", seat, {"to": "person"}) == (409, "not-with-bot")
    bo.close()
    ada.until(lambda m: m["type"] == "table" and not m["table"]["seats"][1]["connected"])
    assert ada.person.ask("POST", seat, {"to": "bot"})["seats"][1]["bot"] == "greedy"
    assert bo.person.ask("POST", f"/tables/{table}/leave")["seats"][1]["kind"] == "bot"


def test_tables_are_found_by_those_who_should(server: Server) -> None:
    ada, bo = server.person("Ada"), server.person("Bo")
    listed = ada.new_table("antarctica", "me", "open", join="everybody", watch="nobody")
    hidden = ada.new_table("lanterns", "me", "open")

    def ids(person: Person, path: str) -> list[str]:
        return [table["id"] for table in person.ask("GET", path)["tables"]]

    assert listed in ids(bo, "/tables?list=open&game=antarctica")
    assert hidden not in ids(bo, "/tables?list=open")
    mine = ids(ada, "/me/tables")
    assert {listed, hidden} <= set(mine)
    bo.ask("POST", f"/tables/{hidden}/join", {"seat": 1})
    assert ids(ada, "/me/tables")[0] == hidden, "mine to move first"
    assert ada.ask("GET", "/me")["turns"] == 1
    bo.ask("POST", f"/tables/{listed}/join", {"seat": 1})
    eve = server.person("Eve")
    assert eve.refused("GET", f"/tables/{listed}/state") == (403, "watching-not-allowed")
    page = eve.open(listed)
    assert page.hear()["error"]["key"] == "watching-not-allowed"
    assert eve.ask("GET", f"/tables/{listed}")["you"] == {
        "seat": None,
        "host": False,
        "may_watch": False,
        "removed": False,
    }
    spare = ada.new_table("antarctica", "me", "open")
    assert bo.refused("DELETE", f"/tables/{spare}") == (403, "not-host")
    ada.ask("DELETE", f"/tables/{spare}")
    assert ada.refused("GET", f"/tables/{spare}") == (404, "unknown-table")


def test_a_personal_link_moves_to_another_device_once(server: Server) -> None:
    ada = server.person("Ada")
    table = ada.new_table("lanterns", "me", "random")
    link = ada.ask("POST", "/me/link")
    phone = server.person()
    assert phone.ask("GET", "/me")["guest"] is None
    assert phone.ask("POST", "/me/claim", {"token": link["token"]})["guest"] == {"name": "Ada"}
    assert phone.ask("GET", f"/tables/{table}")["you"]["seat"] == 0
    thief = server.person()
    assert thief.refused("POST", "/me/claim", {"token": link["token"]}) == (404, "unknown-link")
    phone.ask("PUT", "/me", {"name": "  Ada\u202e \n Lovelace "})
    assert ada.ask("GET", f"/tables/{table}")["seats"][0]["name"] == "Ada Lovelace"
    phone.ask("DELETE", "/me")
    assert phone.ask("GET", "/me")["guest"] is None
    assert ada.ask("GET", "/me")["guest"] is not None
    token = ada.cookie().partition("=")[2].encode()
    assert token not in raw_bytes(server.db), "only hashes are stored"


def raw_bytes(db: Address) -> bytes:
    """All that is stored."""
    if is_postgres(db):
        [[text]] = execute(str(db), "SELECT string_agg(t::text, '') FROM tokens t")
        return str(text).encode()
    file = Path(db)
    return file.read_bytes() + file.with_name("tables.db-wal").read_bytes()


def test_chat_is_plain_text_for_those_who_sit(server: Server) -> None:
    ada, bo, guest = two_at(server, "lanterns")
    assert ada.say("chat", id="c", text="<b>hi\x07</b> \u2066there")["type"] == "ack"
    assert ada.say("chat", id="c", text="again")["repeated"]
    for page in (bo, guest):
        page.until(lambda message: message["type"] == "chat" and message["messages"])
        assert [line["text"] for line in page.chat] == ["<b>hi</b> there"]
    refused = guest.say("chat", text="me too")
    assert refused["error"]["key"] == "no-guest"
    assert ada.say("chat", text=" \t")["error"]["key"] == "empty-chat"
    later = bo.person.ask("GET", f"/tables/{bo.table_id}/chat?limit=5")["messages"]
    assert later == ada.chat


def test_the_chat_of_a_private_table_is_not_for_strangers(server: Server) -> None:
    """Before the game begins everybody with the link may see the seats, and no more."""
    ada, eve = server.person("Ada"), server.person("Eve")
    table = ada.new_table("lanterns", "me", "open", watch="nobody")
    page, stranger = ada.open(table), eve.open(table)
    page.say("chat", text="for us")
    late = server.person("Late").open(table)
    for other in (stranger, late):
        other.settle()
        assert other.table["id"] == table and other.chat == []
    assert [line["text"] for line in page.chat] == ["for us"]


def test_old_lines_of_a_long_chat_are_read_from_the_storage(server: Server) -> None:
    ada, bo, _ = two_at(server, "lanterns")
    for number in range(120):
        ada.say("chat", text=f"line {number}")
    path = f"/tables/{ada.table_id}/chat"
    first = bo.person.ask("GET", f"{path}?before=3")["messages"]
    assert [line["text"] for line in first] == ["line 0", "line 1", "line 2"]
    last = bo.person.ask("GET", f"{path}?limit=2")["messages"]
    assert [line["n"] for line in last] == [118, 119]
    fresh = bo.person.open(ada.table_id)
    fresh.settle()
    assert [line["n"] for line in fresh.chat] == list(range(70, 120))


def test_rematch_replay_and_playing_on(server: Server) -> None:
    ada, bo, guest = two_at(server, "antarctica")
    table = ada.table_id
    half = {"after": 10, "seat": 1, "bot": "random"}
    running = ada.person.ask("POST", f"/tables/{table}/fork", half)
    assert running["forked_from"] == table and running["you"]["seat"] == 1
    assert ada.person.refused("POST", f"/tables/{table}/rematch") == (409, "table-not-finished")
    assert ada.person.refused("GET", f"/tables/{table}/replay?seat=1") == (403, "wrong-seat")
    play_to_the_end([ada, bo], Random(9), [guest])

    frames = guest.person.ask("GET", f"/tables/{table}/replay?start=0&count=100&seat=1")
    assert frames["entries"] == len(bo.log)
    record = Record.from_json(guest.person.ask("GET", f"/tables/{table}/record"))
    for frame in frames["frames"][::20]:
        shown = record.replay(frame["after"]).view(Seat(1))
        assert frame["view"] == json.loads(json.dumps(shown))
    log = guest.person.ask("GET", f"/tables/{table}/replay/log?seat=1")["entries"]
    assert log == bo.log

    again = ada.person.ask("POST", f"/tables/{table}/rematch")
    bo.until(lambda m: m["type"] == "table" and m["table"]["rematch"] == again["id"])
    joined = bo.person.ask("POST", f"/tables/{table}/rematch")
    assert joined["id"] == again["id"] and joined["status"] == "running"
    assert joined["you"]["seat"] == 1
    eve = server.person("Eve")
    fork = eve.ask("POST", f"/tables/{table}/fork", {"after": 20, "seat": 0, "bot": "random"})
    begun = eve.ask("GET", f"/tables/{fork['id']}/record")
    assert begun["moves"][:20] == record.to_json()["moves"][:20]  # type: ignore[index]
    wrong = {"after": len(bo.log), "seat": 0}
    assert eve.refused("POST", f"/tables/{table}/fork", wrong) == (409, "game-over")


def test_a_running_game_with_secrets_cannot_be_played_on_by_others(server: Server) -> None:
    ada, bo, _ = two_at(server, "lanterns")
    ada.move("burn 1")
    fork = {"after": 2, "seat": 0, "bot": "random"}
    assert ada.person.refused("POST", f"/tables/{ada.table_id}/fork", fork) == (409, "fork-hidden")
    catch_up([bo])
    seen = bo.person.ask("GET", f"/tables/{bo.table_id}/record")
    assert seen["seen_by"] == 1 and len(seen["moves"]) == 1


def test_an_edition_of_ones_own(server: Server) -> None:
    ada = server.person("Ada")
    mine = {"game": "lanterns", "edition": "mine", "lanterns": {"1": 0, "2": 0, "3": 5}}
    checked = ada.ask("POST", "/games/lanterns/check-edition", {"document": mine})
    assert checked["edition"].startswith("mine#")
    table = ada.new_table("lanterns", "me", "random", edition=mine)
    found = ada.ask("GET", f"/tables/{table}/edition")
    assert found["components"] == mine
    page = ada.open(table)
    assert page.until_state()["view"]["bag"] == [0, 0, 4]
    page.until_state(lambda state: state["view"]["chosen"] == [False, True])
    bad = {"game": "lanterns", "edition": "bad", "lanterns": {"1": 0, "2": 0, "3": 1}}
    response = ada.raw("POST", "/tables", {"game": "lanterns", "edition": bad})
    assert response.status_code == 422
    assert [fault["key"] for fault in response.json()["error"]["faults"]] == ["too-few-lanterns"]


def test_games_editions_and_words_can_be_asked_for(server: Server) -> None:
    person = server.person()
    games = person.ask("GET", "/games")
    assert {"antarctica", "lanterns"} <= {game["name"] for game in games["games"]}
    assert "en" in games["languages"] and "greedy" in games["bots"]
    for game in games["games"]:
        more = person.ask("GET", f"/games/{game['name']}")
        assert more["moves"] and more["events"]
        edition = person.ask("GET", f"/games/{game['name']}/editions/{game['editions'][0]}")
        assert edition["components"]
    words = person.raw("GET", "/words/en.ftl")
    assert "not-your-turn =" in words.text and words.headers["content-type"].startswith("text/")
    headers = {"if-none-match": words.headers["etag"]}
    assert person.http.get("/api/words/en.ftl", headers=headers).status_code == 304


@pytest.mark.parametrize("path", ["/api/me", "/", "/openapi.json"])
def test_every_answer_has_the_headers_that_protect_it(server: Server, path: str) -> None:
    headers = server.person().http.get(path).headers
    assert "default-src 'none'" in headers["content-security-policy"]
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
