"""Copies, checks and administration of a server's file, while the server runs."""

from __future__ import annotations

import json
import shutil
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed

from farshore.server.storage import sqlite_upkeep
from farshore.server.storage.opening import Address, prepare
from farshore.server.storage.sqlite_file import open_file
from farshore.server.tables.open_pages import LOOKED_AT_EVERY
from tests.cli.conftest import Run, farshore_
from tests.server.support import PATIENCE, Server
from tests.support.postgres import execute

__all__ = ["farshore_"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on a file."""
    running = Server(tmp_path_factory.mktemp("upkeep"), "--no-limits", "--workers", "1")
    yield running
    running.send_home()
    assert running.stop() == 0


@pytest.fixture
def played(server: Server) -> str:
    """A table where somebody has moved a few times."""
    ada = server.person("Ada")
    table = ada.new_table("lanterns", "me", "random")
    page = ada.open(table)
    page.until_state(lambda state: state["view"]["chosen"] == [False, True])
    page.play_any(Random(1))
    return table


def lines(path: Path, table: str) -> int:
    with closing(sqlite3.connect(path)) as db:
        found = db.execute("SELECT count(*) FROM moves WHERE table_id = ?", (table,))
        return int(found.fetchone()[0])


def test_a_copy_of_a_running_server_holds_what_was_acknowledged(
    server: Server, played: str, farshore_: Run, tmp_path: Path
) -> None:
    copy = tmp_path / "copy.db"
    status, said, _ = farshore_("db", "backup", copy, "--db", server.db)
    assert status == 0 and copy.name in said
    assert [path.name for path in tmp_path.iterdir() if "copy" in path.name] == ["copy.db"]
    assert lines(copy, played) > 0
    status, said, _ = farshore_("db", "check", "--db", copy)
    assert status == 0 and "0 faults" in said
    assert farshore_("db", "backup", copy, "--db", server.db)[0] == 2, "never overwritten"


def test_a_copy_is_put_back_and_served(tmp_path: Path, farshore_: Run) -> None:
    (tmp_path / "first").mkdir()
    first = Server(tmp_path / "first", "--workers", "1")
    ada = first.person("Ada")
    table = ada.new_table("lanterns", "me", "open")
    copy = tmp_path / "copy.db"
    assert farshore_("db", "backup", copy, "--db", first.db)[0] == 0
    ada.new_table("lanterns", "me", "open")
    status, _, complaint = farshore_("db", "restore", copy, "--db", first.db, "--replace")
    assert status == 2 and "Another server" in complaint
    first.send_home()
    assert first.stop() == 0
    assert farshore_("db", "restore", copy, "--db", first.db)[0] == 2, "only if it is wanted"
    assert farshore_("db", "restore", copy, "--db", first.db, "--replace")[0] == 0
    first.start()
    again = first.person()
    again.http.cookies = ada.http.cookies
    assert [each["id"] for each in again.ask("GET", "/me/tables")["tables"]] == [table]
    first.send_home()
    assert first.stop() == 0


def test_damage_and_games_that_do_not_replay_are_found(
    server: Server, played: str, farshore_: Run, tmp_path: Path
) -> None:
    copy = tmp_path / "copy.db"
    farshore_("db", "backup", copy, "--db", server.db)
    with closing(sqlite3.connect(copy)) as db, db:
        db.execute("UPDATE moves SET line = '0 burn 99' WHERE table_id = ? AND at = 1", (played,))
    status, _, complaint = farshore_("db", "check", "--db", copy)
    assert status == 1 and played in complaint
    with copy.open("r+b") as file:
        file.seek(8192)
        file.write(b"\xff" * 4096)
    status, _, complaint = farshore_("db", "check", "--db", copy)
    assert status in (1, 2) and complaint
    assert farshore_("db", "restore", copy, "--db", tmp_path / "new.db")[0] == 2
    assert not (tmp_path / "new.db").exists()


@pytest.fixture(scope="module")
def made_copy(server: Server, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A backup with somebody's name in it."""
    server.person("Wilhelmina")
    copy = tmp_path_factory.mktemp("made") / "copy.db"
    sqlite_upkeep.back_up(Path(server.db), copy)
    return copy


def test_two_changed_bytes_of_a_backup_are_found_where_sqlite_finds_nothing(
    made_copy: Path, farshore_: Run, tmp_path: Path
) -> None:
    copy, new = tmp_path / "copy.db", tmp_path / "new.db"
    content = made_copy.read_bytes()
    copy.write_bytes(content.replace(b"Wilhelmina", b"Wilhelmona"))
    with sqlite_upkeep.reading(copy) as db:
        assert sqlite_upkeep.damage(db) == []
    status, _, complaint = farshore_("db", "check", "--db", copy)
    assert status == 1 and len(complaint.splitlines()) == 1 and "checksum" in complaint
    status, _, complaint = farshore_("db", "restore", copy, "--db", new)
    assert status == 2 and len(complaint.splitlines()) == 1 and "checksum" in complaint
    assert not new.exists()


def test_a_changed_byte_anywhere_in_a_backup_is_found(made_copy: Path, tmp_path: Path) -> None:
    content, copy = made_copy.read_bytes(), tmp_path / "copy.db"
    for at in [*range(0, len(content), len(content) // 40), len(content) - 1]:
        copy.write_bytes(content[:at] + bytes([content[at] ^ 0x20]) + content[at + 1 :])
        assert sqlite_upkeep.changed(copy), f"byte {at}"


def test_checking_a_backup_leaves_it_as_it_was_made(
    made_copy: Path, farshore_: Run, tmp_path: Path
) -> None:
    before = made_copy.read_bytes()
    assert farshore_("db", "check", "--db", made_copy)[0] == 0
    assert made_copy.read_bytes() == before
    restored = tmp_path / "restored.db"
    assert farshore_("db", "restore", made_copy, "--db", restored)[0] == 0
    assert sqlite_upkeep.stored_checksum(restored) == 0, "it is going to change"


def test_a_backup_that_is_served_is_a_storage_and_no_backup_any_more(
    made_copy: Path, tmp_path: Path
) -> None:
    copy = Path(shutil.copy(made_copy, tmp_path))
    with closing(open_file(copy)) as db, db:
        db.execute("UPDATE guests SET name = 'Somebody else'")
    assert sqlite_upkeep.changed(copy) == []


@pytest.mark.parametrize("command", ["backup", "restore"])
def test_a_database_server_is_left_to_its_own_tools(
    farshore_: Run, tmp_path: Path, command: str
) -> None:
    copy = tmp_path / "copy"
    status, _, said = farshore_("db", command, copy, "--db", "postgresql://localhost/farshore")
    assert status == 2 and "pg_dump" in said


@pytest.mark.parametrize("command", [("admin", "tables"), ("admin", "clean"), ("db", "check")])
@pytest.mark.parametrize("engine", ["postgres"], indirect=True)
def test_a_database_of_another_version_is_refused_in_one_line(
    farshore_: Run, empty_db: Address, command: tuple[str, str]
) -> None:
    """Nobody migrates it by the way, and nobody works on what a newer Farshore has made."""
    db = str(empty_db)
    said = [farshore_(*command, "--db", db)]
    with prepare(db):
        execute(db, "UPDATE farshore_schema SET version = 1000", "SELECT 1")
    said.append(farshore_(*command, "--db", db))
    for version, (status, _, line) in zip((0, 1000), said, strict=True):
        assert status == 2 and f"version {version}" in line
        assert len(line.splitlines()) == 1 and line.startswith("farshore: ")


@pytest.mark.parametrize("engine", ["postgres"], indirect=True)
def test_a_check_names_the_database_without_its_password(farshore_: Run, db: Address) -> None:
    status, said, _ = farshore_("db", "check", "--db", str(db).replace("@", ":geheim@"))
    assert status == 0 and "postgresql://farshore@" in said and "geheim" not in said


def test_an_administrator_lists_bans_deletes_and_exports(tmp_path: Path, farshore_: Run) -> None:
    running = Server(tmp_path, "--no-limits", "--workers", "1")
    try:
        ada, eve = running.person("Ada"), running.person("Eve")
        kept = ada.new_table("antarctica", "random", "random")
        opened = eve.new_table("lanterns", "me", "open")
        unwanted = ada.new_table("lanterns", "me", "open")
        page = eve.open(opened)
        page.hear()
        deadline = time.monotonic() + 6 * PATIENCE
        while ada.ask("GET", f"/tables/{kept}")["status"] != "finished":
            assert time.monotonic() < deadline
            time.sleep(0.2)
        db = ("--db", running.db)
        status, said, _ = farshore_("admin", "tables", *db)
        assert status == 0
        assert {json.loads(line)["id"] for line in said.splitlines()} == {kept, opened, unwanted}
        names = [json.loads(line) for line in farshore_("admin", "guests", *db)[1].splitlines()]
        assert [guest["name"] for guest in names] == ["Ada", "Eve"]
        assert farshore_("admin", "reports", *db)[:2] == (0, "")
        assert farshore_("admin", "delete", unwanted, *db)[0] == 0
        assert farshore_("admin", "delete", unwanted, *db)[0] == 2
        assert farshore_("admin", "ban", names[1]["id"], *db)[0] == 0
        assert farshore_("admin", "ban", 99, *db)[0] == 2
        assert eve.refused("GET", "/me") == (401, "bad-cookie")
        with pytest.raises(ConnectionClosed):  # the server has noticed
            while True:
                page.hear(LOOKED_AT_EVERY + PATIENCE)
        exported = tmp_path / "all.jsonl"
        exported.write_text(farshore_("admin", "export", *db)[1])
        assert len(exported.read_text().splitlines()) == 1
        assert farshore_("check", exported)[0] == 0
    finally:
        running.send_home()
        assert running.stop() == 0
