"""Learning at a real table: the lesson goes as it is written until it is left."""

from __future__ import annotations

import time
from itertools import count
from pathlib import Path

from farshore.formats.lessons import lesson_of
from tests.server.support import PATIENCE, Json, Person, Server

LESSON = "/lessons/antarctica"
NUMBERS = count()


def state(person: Person, table: str) -> Json:
    """The position, as soon as the learner is asked or the game is over."""
    until = time.monotonic() + PATIENCE
    while True:
        found = person.ask("GET", f"/tables/{table}/state")
        if found["legal"] or found["status"] == "finished":
            return found
        assert time.monotonic() < until
        time.sleep(0.01)


def begin(person: Person, lesson: str = LESSON) -> str:
    return str(person.ask("POST", lesson)["id"])


def do(person: Person, table: str, move: str) -> Json:
    now = state(person, table)
    asked = {"id": f"move-{next(NUMBERS)}", "version": now["version"], "move": move}
    person.ask("POST", f"/tables/{table}/move", asked)
    return state(person, table)


def follow(person: Person, table: str, to: int | None = None, lesson: str = LESSON) -> Json:
    """Does what the coach asks, up to a position or to the end."""
    steps = person.ask("GET", lesson)["steps"]
    while (now := state(person, table))["status"] == "running" and now["lesson"] != to:
        step = [step for step in steps if step["at"] == now["lesson"]][-1]
        if step["forward"]:
            person.ask("POST", f"/tables/{table}/lesson", {"to": "next"})
        else:
            do(person, table, step["do"][0])
    return now


def test_a_lesson_is_played_to_its_won_end(server: Server) -> None:
    ada = server.person("Ada")
    table = begin(ada)
    end = follow(ada, table)
    assert end["status"] == "finished"
    assert end["result"]["winners"] == [0]
    lesson = lesson_of("antarctica")
    assert lesson is not None
    record = ada.ask("GET", f"/tables/{table}/record")
    assert record["moves"] == lesson.record.lines()


def test_who_comes_back_finds_the_same_table_and_step(server: Server) -> None:
    ada = server.person("Ada")
    table = begin(ada)
    follow(ada, table, to=27)
    assert begin(ada) == table
    assert state(ada, table)["lesson"] == 27
    other = server.person("Bo")
    assert begin(other) != table


def test_a_lesson_outlives_the_server(tmp_path: Path) -> None:
    server = Server(tmp_path, "--no-limits")
    ada = server.person("Ada")
    table = begin(ada)
    do(ada, table, "sail bottom_left")
    server.kill()
    server.start(server.port)
    assert state(ada, table)["lesson"] == 11
    assert follow(ada, table)["result"]["winners"] == [0]
    server.send_home()
    assert server.stop() == 0


def test_who_leaves_a_lesson_plays_on_against_the_bot(server: Server) -> None:
    ada = server.person("Ada")
    table = begin(ada)
    leave = f"/tables/{table}/lesson"
    answer = ada.ask("POST", leave, {"to": "leave"})
    assert answer["lesson"] is False
    assert answer["seats"][1]["bot"] == "gentle"
    assert state(ada, table)["lesson"] is None
    do(ada, table, "sail bottom_left")
    assert do(ada, table, "end_turn")["legal"]  # the bot has moved, by its own choice
    assert ada.refused("POST", f"/tables/{table}/lesson", {"to": "leave"}) == (
        409,
        "no-lesson-here",
    )
    assert begin(ada) != table


def test_another_move_leaves_the_lesson(server: Server) -> None:
    ada = server.person("Ada")
    table = begin(ada)
    assert do(ada, table, "sail right")["lesson"] is None
    assert do(ada, table, "end_turn")["legal"]


def test_a_move_that_is_taken_back_leads_back_to_its_step(server: Server) -> None:
    ada = server.person("Ada")
    table = begin(ada)
    after = do(ada, table, "sail bottom_left")
    ada.ask("POST", f"/tables/{table}/undo", {"id": "back", "version": after["version"]})
    assert state(ada, table)["lesson"] == 10


def test_a_lesson_goes_on_by_itself_only_where_it_says_so(server: Server) -> None:
    ada, bo = server.person("Ada"), server.person("Bo")
    table = begin(ada)
    go_on = f"/tables/{table}/lesson"
    assert ada.refused("POST", go_on, {"to": "next"}) == (409, "lesson-waits")
    assert bo.refused("POST", go_on, {"to": "next"}) == (403, "not-seated")


def test_games_say_whether_they_have_a_lesson(server: Server) -> None:
    ada = server.person("Ada")
    lessons = ada.ask("GET", "/games")["lessons"]
    assert "antarctica" in lessons
    assert "lanterns" not in lessons
    assert ada.refused("GET", "/lessons/lanterns") == (404, "no-lesson")
    assert ada.refused("POST", "/lessons/lanterns") == (404, "no-lesson")
