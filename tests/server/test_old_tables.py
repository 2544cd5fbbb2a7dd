"""Tables that an earlier version of the rules began go on by that version.

`tests/golden/version_1/tables.sql` is the database of a server as it was before rules version 2:
four running tables of two people. `guests.json` holds their cookies.
"""

import json
import sqlite3
from pathlib import Path
from random import Random

from tests.server.support import Person, Server

VERSION_1 = Path(__file__).parents[1] / "golden" / "version_1"
MOVES = 15


def restore(folder: Path) -> None:
    with sqlite3.connect(folder / "tables.db") as db:
        db.executescript((VERSION_1 / "tables.sql").read_text(encoding="utf-8"))
    db.close()


def sign_in(server: Server, cookie: str) -> Person:
    person = server.person()
    person.http.cookies.set("farshore", cookie)
    return person


def make_a_move(person: Person, table: str, number: int, rng: Random) -> bool:
    state = person.ask("GET", f"/tables/{table}/state")
    if not state["legal"]:
        return False
    move = rng.choice(state["legal"])["move"]
    asked = {"id": f"later-{number}", "version": state["version"], "move": move}
    person.ask("POST", f"/tables/{table}/move", asked)
    return True


def test_tables_of_version_1_go_on_by_version_1(tmp_path: Path) -> None:
    restore(tmp_path)
    server = Server(tmp_path, "--no-limits")
    try:
        guests = json.loads((VERSION_1 / "guests.json").read_text(encoding="utf-8"))
        people = [sign_in(server, guests[name]) for name in ("Anna", "Bo")]
        rng = Random(1)
        for table, game in guests["tables"].items():
            before = people[0].ask("GET", f"/tables/{table}/record")
            assert (before["game"], before["rules"]) == (game, 1)
            made = 0
            for number in range(10 * MOVES):
                made += make_a_move(people[number % 2], table, number, rng)
                if made == MOVES:
                    break
            after = people[0].ask("GET", f"/tables/{table}/record")
            assert made == MOVES and after["rules"] == 1
            assert len(after["moves"]) >= len(before["moves"]) + MOVES
    finally:
        server.send_home()
        server.stop()


def refusal_after(change: str, folder: Path) -> tuple[int, str]:
    """What the server says of a table whose database was changed by somebody else."""
    restore(folder)
    with sqlite3.connect(folder / "tables.db") as db:
        db.execute(change)
    db.close()
    server = Server(folder)
    try:
        guests = json.loads((VERSION_1 / "guests.json").read_text(encoding="utf-8"))
        anna = sign_in(server, guests["Anna"])
        return anna.refused("GET", f"/tables/{next(iter(guests['tables']))}/state")
    finally:
        server.send_home()
        server.stop()


def test_a_table_of_a_newer_program_is_refused(tmp_path: Path) -> None:
    changed = "UPDATE tables SET rules = 99"
    assert refusal_after(changed, tmp_path) == (409, "table-unreadable")


def test_a_table_whose_moves_are_damaged_is_not_said_to_be_of_another_version(
    tmp_path: Path,
) -> None:
    changed = "UPDATE moves SET line = '0 fly' WHERE at = 3"
    assert refusal_after(changed, tmp_path) == (409, "table-damaged")
