"""`farshore db copy` moves everything between the engines, and checks it."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from farshore.server.storage.copying import COPIED, TRUTHS, copy
from farshore.server.storage.opening import prepare
from tests.cli.conftest import Run, farshore_
from tests.server.support import Person, Server, catch_up
from tests.support.loops import run_in_own_loop
from tests.support.postgres import Cluster, execute

__all__ = ["farshore_"]

EPHEMERAL = {"farshore_schema", "servers", "presence", "questions", "analyses_begun"}
"""Tables of PostgreSQL that hold nothing of their own."""
ONLY: dict[tuple[str, str], Sequence[object]] = {
    ("tokens", "kind"): ("cookie", "link"),
    ("access_tokens", "scope"): ("read", "play"),
    ("tables", "status"): ("open", "running", "finished"),
    ("relations", "kind"): ("mute", "block"),
    ("sanctions", "kind"): ("ban", "silence"),
}


def sign_in(server: Server, cookie: str) -> Person:
    person = server.person()
    person.http.cookies.set("farshore", cookie)
    return person


@pytest.fixture(scope="module")
def used(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str, str]:
    """A file with a table in the middle of a game, its id, and a player's cookie."""
    server = Server(tmp_path_factory.mktemp("used"), "--no-limits", "--workers", "1")
    ada = server.person("Ada")
    mine = {"game": "lanterns", "edition": "mine", "lanterns": {"1": 0, "2": 0, "3": 5}}
    ada.new_table("lanterns", "me", "random", edition=mine)
    table = ada.new_table("antarctica", "me", "random")
    page = ada.open(table)
    page.until_state(lambda state: 0 in state["waiting"])
    page.say("chat", text="Grüße, 🐧")
    for _ in range(3):
        page.until_state(lambda state: 0 in state["waiting"])
        page.play_any(Random(1))
        catch_up([page])
    cookie = ada.cookie().partition("=")[2]
    server.send_home()
    assert server.stop() == 0
    return Path(server.db), table, cookie


def test_everything_goes_there_and_back(
    used: tuple[Path, str, str], cluster: Cluster, farshore_: Run, tmp_path: Path
) -> None:
    file, table, cookie = used
    db, back = cluster.new_database(), tmp_path / "back.db"
    status, there, wrong = farshore_("db", "copy", file, db)
    assert status == 0, wrong
    status, again, wrong = farshore_("db", "copy", db, back)
    assert status == 0 and again == there, wrong
    assert contents(back) == contents(file)
    assert "2 games replayed" in there
    server = Server(tmp_path, "--no-limits", "--workers", "1", db=db)
    try:
        page = sign_in(server, cookie).open(table)
        page.until_state(lambda state: 0 in state["waiting"] or state["status"] == "finished")
        assert [line["text"] for line in page.chat] == ["Grüße, 🐧"]
        page.play_any(Random(2))
        assert server.person("New").ask("GET", "/me")["guest"] == {"name": "New"}
    finally:
        server.send_home()
        assert server.stop() == 0


def contents(path: Path) -> dict[str, list[tuple[object, ...]]]:
    with closing(sqlite3.connect(path)) as db:
        return {
            table: sorted(db.execute(f"SELECT {columns} FROM {table}").fetchall(), key=repr)
            for table, columns in COPIED.items()
        }


def test_a_copy_does_not_mix_with_what_is_there(
    used: tuple[Path, str, str], farshore_: Run, tmp_path: Path
) -> None:
    other = tmp_path / "other.db"
    shutil.copy(used[0], other)
    status, _, said = farshore_("db", "copy", used[0], other)
    assert status == 2 and "already" in said and len(said.splitlines()) == 1
    status, _, said = farshore_("db", "copy", other, other)
    assert status == 2 and "already" in said
    status, _, said = farshore_("db", "copy", tmp_path / "none.db", tmp_path / "new.db")
    assert status == 2 and "no such file" in said
    assert not (tmp_path / "none.db").exists()


def test_a_game_that_does_not_replay_is_named(
    used: tuple[Path, str, str], farshore_: Run, tmp_path: Path
) -> None:
    broken = tmp_path / "broken.db"
    shutil.copy(used[0], broken)
    with closing(sqlite3.connect(broken)) as db:
        db.execute("UPDATE moves SET line = '0 fly' WHERE at = 5 AND table_id = ?", (used[1],))
        db.commit()
    status, _, said = farshore_("db", "copy", broken, tmp_path / "copy.db")
    assert status == 2 and used[1] in said


def fill(file: Path) -> None:
    """Puts rows into every table, whose keys the engines would order differently by themselves."""
    with closing(sqlite3.connect(file)) as db, db:
        for table in COPIED:
            parents = {
                row[3]: (row[2], row[4]) for row in db.execute(f"PRAGMA foreign_key_list({table})")
            }
            columns = [(row[1], row[2]) for row in db.execute(f"PRAGMA table_info({table})")]
            for n in range(1 if table == "uptime" else 3):
                values = [
                    value_of(db, n, column, kind, parents.get(column), allowed(table, column))
                    for column, kind in columns
                ]
                marks = ", ".join("?" for _ in columns)
                db.execute(f"INSERT INTO {table} VALUES ({marks})", values)


def allowed(table: str, column: str) -> Sequence[object]:
    """The values of columns that take only some."""
    if column in TRUTHS:
        return (0, 1, 1)
    return ONLY.get((table, column), ())


def value_of(
    db: sqlite3.Connection,
    n: int,
    column: str,
    kind: str,
    parent: tuple[str, str] | None,
    only: Sequence[object],
) -> object:
    if parent is not None:
        keys = db.execute(f"SELECT {parent[1]} FROM {parent[0]} ORDER BY 1").fetchall()
        return keys[n][0]
    if only:
        return only[n % len(only)]
    if kind == "INTEGER":
        late = column.endswith(("_at", "_since")) or column in ("until", "lease_until")
        return (1 << 41 if late else 1) + n
    return bytes((255, n, 0)) if kind == "BLOB" else f"{'aB_'[n]}{column} ü"


def test_every_column_of_every_table_goes_there_and_back(cluster: Cluster, tmp_path: Path) -> None:
    file, db, back = tmp_path / "filled.db", cluster.new_database(), tmp_path / "back.db"
    for address in (file, db, back):
        with prepare(address):
            pass
    fill(file)
    there = run_in_own_loop(copy(file, db))
    assert run_in_own_loop(copy(db, back)) == there
    assert all(copied.rows for copied in there.values())
    assert everything(back) == everything(file)


def everything(path: Path) -> dict[str, list[tuple[object, ...]]]:
    """All columns, also those that a copy would have forgotten."""
    with closing(sqlite3.connect(path)) as db:
        return {
            table: sorted(db.execute(f"SELECT * FROM {table}").fetchall(), key=repr)
            for table in tables_of(db)
        }


def tables_of(db: sqlite3.Connection) -> set[str]:
    rows = db.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
    return {row[0] for row in rows} - {"sqlite_sequence"}


def test_no_table_of_the_storage_is_forgotten(cluster: Cluster, tmp_path: Path) -> None:
    with prepare(tmp_path / "a.db"), closing(sqlite3.connect(tmp_path / "a.db")) as db:
        assert tables_of(db) == set(COPIED)
    address = cluster.new_database()
    with prepare(address):
        found = execute(address, "SELECT tablename FROM pg_tables WHERE schemaname = 'public'")
    assert {row[0] for row in found} - EPHEMERAL == set(COPIED)
