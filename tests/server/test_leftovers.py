"""`farshore admin clean`: what nobody has come back for, and what stays."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from farshore.server.storage.leftovers import DROPPED, KEPT_FOR
from farshore.server.storage.opening import Address, prepare
from tests.cli.conftest import Run, farshore_
from tests.server.support import Person, Server, change_database

__all__ = ["farshore_"]

DAYS = 100 * 24 * 3600
AGE = f"""
    UPDATE guests SET created_at = created_at - {DAYS} WHERE name LIKE 'Old%';
    UPDATE tokens SET expires_at = expires_at - {DAYS}
        WHERE guest IN (SELECT id FROM guests WHERE name LIKE 'Old%' AND name <> 'Old and back');
    UPDATE tables SET created_at = created_at - {DAYS}
        WHERE host IN (SELECT id FROM guests WHERE name LIKE 'Old%');
"""


def names(farshore_: Run, db: Address) -> list[str]:
    said = farshore_("admin", "guests", "--db", db)[1]
    return sorted(json.loads(line)["name"] for line in said.splitlines())


def talk(person: Person, table: str) -> None:
    page = person.open(table)
    assert page.say("chat", text="still here")["type"] == "ack"


def test_what_nobody_came_back_for_is_removed_and_nothing_else(
    tmp_path: Path, empty_db: Address, farshore_: Run
) -> None:
    server = Server(tmp_path, "--no-limits", "--workers", "1", db=empty_db)
    try:
        player, host, talker = (server.person(f"Old {name}") for name in ("one", "two", "three"))
        for name in ("New", "Old", "Old and back"):
            server.person(name)
        began = player.new_table("lanterns", "me", "random")
        host.new_table("lanterns", "me", "open")
        spoken = talker.new_table("lanterns", "me", "open")
        fresh = server.person("New host").new_table("lanterns", "me", "open")
        talk(talker, spoken)
        change_database(empty_db, AGE, AGE)
        everybody = names(farshore_, empty_db)
        counted = farshore_("admin", "clean", "--dry-run", "--db", empty_db)
        assert counted[0] == 0 and "1;" in counted[1] and "1." in counted[1], counted
        assert names(farshore_, empty_db) == everybody, "only counted"
        status, said, _ = farshore_("admin", "clean", "--db", empty_db)
        assert status == 0 and "began: 1;" in said and "game: 2." in said, said
        assert names(farshore_, empty_db) == [
            *("New", "New host", "Old and back", "Old one", "Old three"),
        ]
        tables = farshore_("admin", "tables", "--db", empty_db)[1].splitlines()
        assert {json.loads(line)["id"] for line in tables} == {began, spoken, fresh}
        assert host.refused("GET", "/me") == (401, "bad-cookie")
        assert player.ask("GET", f"/tables/{began}")["status"] == "running"
        assert farshore_("admin", "clean", "--days", "0", "--db", empty_db)[0] == 2
    finally:
        server.send_home()
        assert server.stop() == 0


def test_everything_that_names_a_guest_is_kept_for_or_dropped(tmp_path: Path) -> None:
    """A table that is added must say which of the two it is."""
    path = tmp_path / "tables.db"
    with prepare(path), closing(sqlite3.connect(path)) as db:
        tables = [row[0] for row in db.execute("SELECT name FROM sqlite_master WHERE type='table'")]
        found = {
            f"{table}.{row[3]}"
            for table in tables
            for row in db.execute(f"PRAGMA foreign_key_list({table})")
            if row[2] == "guests"
        }
    known = {*KEPT_FOR, *(f"{table}.guest" for table in DROPPED)}
    assert found - known == set() and known - found == {"chat.guest"}


@pytest.mark.parametrize("place", KEPT_FOR)
def test_each_place_that_names_a_guest_has_an_index(tmp_path: Path, place: str) -> None:
    """Looking for leftovers among many tables must not read all of them for each guest."""
    table, column = place.split(".")
    path = tmp_path / "tables.db"
    with prepare(path), closing(sqlite3.connect(path)) as db:
        plan = db.execute(f"EXPLAIN QUERY PLAN SELECT 1 FROM {table} WHERE {column} = 1").fetchall()
    assert "SEARCH" in plan[0][3], plan
