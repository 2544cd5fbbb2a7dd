"""Ending a game as it stands, when all people agree."""

from __future__ import annotations

from pathlib import Path

import pytest

from farshore.core.record import Record
from tests.server.support import Page, Person, Server

STALLING = {"stall_guard": "off"}


def two_people(server: Server) -> tuple[Person, Person, str]:
    ada, bo = server.person("Ada"), server.person("Bo")
    table = ada.new_table("antarctica", "me", "open", options=STALLING)
    bo.ask("POST", f"/tables/{table}/join", {})
    return ada, bo, table


def answer(person: Person, table: str, agree: bool) -> dict[str, object]:
    return person.ask("POST", f"/tables/{table}/end", {"agree": agree})


def ends(table: dict[str, object]) -> list[bool | None]:
    seats = table["seats"]
    assert isinstance(seats, list)
    return [seat["ends"] for seat in seats]


def test_an_offer_is_shown_and_the_game_goes_on(server: Server) -> None:
    ada, bo, table = two_people(server)
    page = bo.open(table)
    page.until_state()
    shown = answer(ada, table, True)
    assert ends(shown) == [True, None] and shown["status"] == "running"
    page.until(lambda message: message["type"] == "table" and ends(message["table"])[0] is True)
    mover = page if page.my_turn() else ada.open(table)
    mover.until_state()
    mover.move(mover.state["legal"][0]["move"])
    assert ends(ada.ask("GET", f"/tables/{table}")) == [True, None], "the offer still stands"


def test_the_game_ends_as_it_stands_when_all_people_agree(server: Server) -> None:
    ada, bo, table = two_people(server)
    page = ada.open(table)
    before = page.until_state()["view"]["if_it_ended_now"]
    answer(ada, table, True)
    shown = answer(bo, table, True)
    assert shown["status"] == "finished" and shown["winners"] == []
    state = page.until_state(lambda state: state["status"] == "finished")
    assert state["waiting"] == [] and state["legal"] == [] and state["undo"] == 0
    result = ada.ask("GET", f"/tables/{table}/result")
    assert result["end"] == "agreement" and result["winners"] == []
    assert result["scores"] == before


def test_who_wants_to_play_on_ends_the_offer(server: Server) -> None:
    ada, bo, table = two_people(server)
    answer(ada, table, True)
    assert ends(answer(bo, table, False)) == [None, False]
    assert ends(answer(bo, table, True)) == [None, True], "a new offer forgets the old answer"
    assert ends(answer(bo, table, False)) == [None, False], "an offer can be taken back"
    page = next(page for page in both_pages(ada, bo, table) if page.my_turn())
    page.move(page.state["legal"][0]["move"])
    assert ends(ada.ask("GET", f"/tables/{table}")) == [None, None], "the game has gone on"


def both_pages(ada: Person, bo: Person, table: str) -> list[Page]:
    pages = [ada.open(table), bo.open(table)]
    for page in pages:
        page.until_state()
    return pages


def test_bots_agree(server: Server) -> None:
    ada = server.person("Ada")
    table = ada.new_table("antarctica", "me", "greedy", "random", options=STALLING)
    assert answer(ada, table, True)["status"] == "finished"


def test_the_last_to_agree_may_hand_the_seat_to_a_bot(server: Server) -> None:
    ada, bo, table = two_people(server)
    answer(ada, table, True)
    bo.ask("POST", f"/tables/{table}/leave")
    assert ada.ask("GET", f"/tables/{table}")["status"] == "finished"


def test_an_offer_of_somebody_who_left_counts_no_more(server: Server) -> None:
    ada, bo, table = two_people(server)
    answer(ada, table, True)
    ada.ask("POST", f"/tables/{table}/leave")
    assert bo.ask("GET", f"/tables/{table}")["status"] == "running"


def test_an_ended_game_is_looked_back_on_as_any_other(server: Server) -> None:
    ada, bo, table = two_people(server)
    answer(ada, table, True)
    answer(bo, table, True)
    document = ada.ask("GET", f"/tables/{table}/record")
    assert "result" not in document and "seen_by" not in document
    assert not Record.from_json(document).replay().is_over(), "the moves are those that were made"
    assert ada.ask("GET", f"/tables/{table}/replay?seat=1")["frames"]
    assert ada.ask("GET", f"/tables/{table}/analysis")["status"] == "working"
    assert ada.ask("POST", f"/tables/{table}/rematch")["status"] == "open"


def test_nothing_more_is_played_after_the_end(server: Server) -> None:
    ada, bo, table = two_people(server)
    page = next(page for page in both_pages(ada, bo, table) if page.my_turn())
    move, version = page.state["legal"][0]["move"], page.state["version"]
    answer(ada, table, True)
    answer(bo, table, True)
    refusal = page.move(move, version=version)
    assert refusal["type"] == "refused" and refusal["error"]["key"] == "game-over"
    assert ada.refused("POST", f"/tables/{table}/end", {"agree": False}) == (
        409,
        "table-not-running",
    )


@pytest.mark.parametrize(
    ("body", "refusal"),
    [({"agree": False}, (409, "no-end-offered")), ({"agree": "yes"}, (422, "bad-request"))],
)
def test_bad_answers_are_refused(
    server: Server, body: dict[str, object], refusal: tuple[int, str]
) -> None:
    ada, _, table = two_people(server)
    assert ada.refused("POST", f"/tables/{table}/end", body) == refusal


def test_only_who_plays_is_asked(server: Server) -> None:
    ada, bo, table = two_people(server)
    stranger = server.person("Eve")
    path = f"/tables/{table}/end"
    assert stranger.refused("POST", path, {"agree": True}) == (403, "not-seated")
    bo.ask("POST", f"/tables/{table}/seats/1", {"to": "bot", "bot": "random"})
    assert bo.refused("POST", path, {"agree": True}) == (409, "seat-with-bot")
    waiting = ada.new_table("antarctica", "me", "open")
    assert ada.refused("POST", f"/tables/{waiting}/end", {"agree": True}) == (
        409,
        "table-not-running",
    )


def test_a_restart_changes_nothing(tmp_path: Path) -> None:
    server = Server(tmp_path, "--no-limits")
    try:
        ada, bo, offered = two_people(server)
        _, _, ended = two_people(server)
        people = server.people[-2:]
        answer(ada, offered, True)
        for person in people:
            answer(person, ended, True)
        before = people[0].ask("GET", f"/tables/{ended}/result")
        server.kill()
        server.start(server.port)
        assert ends(table_of(bo, offered)) == [True, None]
        assert table_of(people[0], ended)["status"] == "finished"
        assert people[0].ask("GET", f"/tables/{ended}/result") == before
        assert answer(bo, offered, True)["status"] == "finished"
    finally:
        server.send_home()
        server.stop()


def table_of(person: Person, table: str) -> dict[str, object]:
    return person.ask("GET", f"/tables/{table}")
