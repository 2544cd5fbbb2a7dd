"""A server in a process of its own, and people who use it as `docs/host/interface.md` says."""

from __future__ import annotations

import json
import os
import select
import signal
import sqlite3
import subprocess
import time
from collections.abc import Callable
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import urlsplit

import httpx
from websockets.sync.client import ClientConnection, connect

from farshore.server.storage.opening import Address, is_postgres
from tests.support.forkserver import Program, start_program
from tests.support.moved_clock import VARIABLE, MovedClock
from tests.support.postgres import execute_script

ROOT = Path(__file__).parents[2]
PATIENCE = 60.0
"""Seconds after which something that should come is missed."""
GLANCE = 0.5
"""Seconds between two looks for it."""

Json = dict[str, Any]


class Hanging(Exception):
    """A program that neither starts nor says why not."""


def first_line(process: Program | subprocess.Popen[str]) -> str:
    """What a program says once it runs; empty if it ends instead."""
    assert process.stdout is not None
    waited = 0.0
    while not select.select([process.stdout], [], [], GLANCE)[0]:
        waited += GLANCE  # while the whole machine stands still, nobody is late
        if waited >= PATIENCE:
            process.kill()
            raise Hanging(f"process {process.pid} said nothing for {PATIENCE:.0f} seconds")
    return process.stdout.readline()


def environment_with_lanterns(folder: Path) -> dict[str, str]:
    """The environment of a program that knows the tiny game of these tests, as an installed one."""
    plugin = folder / "plugins" / "lanterns-1.dist-info"
    plugin.mkdir(parents=True, exist_ok=True)
    (plugin / "METADATA").write_text("Metadata-Version: 2.1\nName: lanterns\nVersion: 1\n")
    (plugin / "entry_points.txt").write_text("[farshore.games]\nlanterns = tests.lanterns:GAME\n")
    paths = [os.environ.get("PYTHONPATH", ""), str(plugin.parent), str(ROOT)]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths))}


class Server:
    """`farshore serve` on a free port, with the tiny game of these tests beside."""

    MODULE = "farshore"
    OWN_START = False
    """Whether it imports everything itself: slow, and the same as for who runs a server."""

    def __init__(self, folder: Path, *options: str, db: Address | None = None) -> None:
        self.db: Address = folder / "tables.db" if db is None else db
        self._options = options
        self.environment = environment_with_lanterns(folder)
        self.log = folder / "server.log"
        self.people: list[Person] = []
        self.start()

    def start(self, port: int = 0) -> None:
        command = ["serve", f"--port={port}", f"--db={self.db}", *self._options]
        with self.log.open("a") as log:
            self.process = start_program(
                self.MODULE, command, self.environment, log, self.OWN_START
            )
        line = first_line(self.process)
        assert line.startswith("Farshore: http://"), self.log.read_text()
        self.address = line.split()[1].rstrip("/")
        self.port = urlsplit(self.address).port or 0

    def stop(self) -> int:
        self.process.send_signal(signal.SIGINT)
        return self.wait()

    def kill(self) -> None:
        self.process.kill()
        self.wait()

    def wait(self) -> int:
        code = self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code

    def person(self, name: str = "") -> Person:
        return Person(self, name)

    def send_home(self) -> None:
        """Closes everybody's pages and connections."""
        while self.people:
            self.people.pop().leave()


class FixedLuckServer(Server):
    """A server that deals the same to everybody, every time."""

    MODULE = "tests.support.fixed_luck"


class ClockedServer(Server):
    """A server on a clock that the test moves; several may share it."""

    MODULE = "tests.support.moved_clock"

    def __init__(
        self, folder: Path, clock: MovedClock, *options: str, db: Address | None = None
    ) -> None:
        self.clock = clock
        super().__init__(folder, "--no-limits", *options, db=db)

    def start(self, port: int = 0) -> None:
        self.environment[VARIABLE] = str(self.clock.file)
        super().start(port)


class Worker:
    """`farshore work`, with the tiny game beside."""

    MODULE = "farshore"

    def __init__(self, folder: Path, db: str) -> None:
        self.db = db
        self.environment = environment_with_lanterns(folder)
        self.log = folder / "worker.log"
        self.start()

    def start(self) -> None:
        command = ["work", f"--db={self.db}", "--workers=1"]
        with self.log.open("a") as log:
            self.process = start_program(self.MODULE, command, self.environment, log)
        line = first_line(self.process)
        assert line.startswith("Farshore: working for postgresql://"), self.log.read_text()

    def end(self, how: signal.Signals) -> int:
        self.process.send_signal(how)
        code = self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code


class ClockedWorker(Worker):
    """A bot worker on a clock that the test moves."""

    MODULE = "tests.support.moved_clock"

    def __init__(self, folder: Path, clock: MovedClock, db: str) -> None:
        self._clock = clock
        super().__init__(folder, db)

    def start(self) -> None:
        self.environment[VARIABLE] = str(self._clock.file)
        super().start()


class Person:
    """A browser with its cookie."""

    def __init__(self, server: Server, name: str = "") -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.address, timeout=PATIENCE)
        self.pages: list[Page] = []
        server.people.append(self)
        if name:
            self.ask("PUT", "/me", {"name": name})

    def raw(self, method: str, path: str, body: Any = None) -> httpx.Response:
        return self.http.request(method, f"{self.server.address}/api{path}", json=body)

    def ask(self, method: str, path: str, body: Any = None) -> Json:
        """What must succeed."""
        response = self.raw(method, path, body)
        assert response.is_success, response.text
        found = response.json() if response.content else {}
        assert isinstance(found, dict)
        return found

    def refused(self, method: str, path: str, body: Any = None) -> tuple[int, str]:
        """(status, key) of what must not."""
        response = self.raw(method, path, body)
        assert response.is_client_error, response.text
        return response.status_code, response.json()["error"]["key"]

    def new_table(self, game: str, *seats: str, **more: Any) -> str:
        """Seats: "me", "open" or the name of a bot."""
        wanted = [
            {"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat}
            for seat in seats
        ]
        body = {"game": game, "players": len(seats), "seats": wanted, **more}
        table = self.ask("POST", "/tables", body)["id"]
        assert isinstance(table, str)
        return table

    def cookie(self) -> str:
        return f"farshore={self.http.cookies.get('farshore')}"

    def open(self, table: str, **query: Any) -> Page:
        return Page(self, table, **query)

    def leave(self) -> None:
        for page in self.pages:
            page.close()
        self.http.close()


class Page:
    """An open page: keeps what the server sends, as a browser would."""

    def __init__(self, person: Person, table: str, **query: Any) -> None:
        self.person = person
        self.table_id = table
        self.table: Json = {}
        self.state: Json = {}
        self.log: list[Json] = []
        self.chat: list[Json] = []
        self.heard: list[Json] = []
        """Every message, in the order in which they came."""
        self.socket: ClientConnection
        self._ids = count()
        self._stack = ExitStack()
        person.pages.append(self)
        self.connect(**query)

    def connect(self, **query: Any) -> None:
        address = self.person.server.address.replace("http", "ws", 1)
        question = "&".join(f"{name}={value}" for name, value in query.items())
        headers = {"Cookie": self.person.cookie()} if self.person.http.cookies else {}
        self.close()
        self.socket = self._stack.enter_context(
            connect(
                f"{address}/api/tables/{self.table_id}/ws?{question}",
                additional_headers=headers,
                compression=None,
                max_queue=None,
            )
        )

    def reconnect(self) -> None:
        """As a browser does: says what it still holds."""
        self.connect(log=len(self.log), mark=self.state["log"]["mark"])

    def close(self) -> None:
        self._stack.close()

    def hear(self, timeout: float = PATIENCE) -> Json:
        message = json.loads(self.socket.recv(timeout))
        assert isinstance(message, dict)
        self.heard.append(message)
        match message["type"]:
            case "table":
                self.table = message["table"]
            case "state":
                self.state = message
                assert message["log"]["from"] <= len(self.log)
                self.log[message["log"]["from"] :] = message["log"]["entries"]
            case "chat":
                self.chat += [line for line in message["messages"] if line not in self.chat]
        return message

    def until(self, wanted: Callable[[Json], bool]) -> Json:
        """Hears until something comes."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            message = self.hear()
            if wanted(message):
                return message
        raise AssertionError(f"missed; the last was {self.heard[-1]}")

    def until_state(self, wanted: Callable[[Json], bool] = lambda state: True) -> Json:
        if self.state and wanted(self.state):
            return self.state
        return self.until(lambda message: message["type"] == "state" and wanted(message))

    def settle(self) -> None:
        """Hears everything that has been sent until now."""
        self.say("why", move="nothing")

    def hears_nothing(self, seconds: float = 0.3) -> bool:
        try:
            self.hear(seconds)
        except TimeoutError:
            return True
        return False

    def say(self, kind: str, **fields: Any) -> Json:
        """Sends a message and waits for the answer to it."""
        fields.setdefault("id", f"{kind}-{next(self._ids)}")
        self.socket.send(json.dumps({"type": kind, **fields}))
        return self.until(lambda message: message.get("id") == fields["id"])

    def move(self, move: Any, **fields: Any) -> Json:
        fields.setdefault("version", self.state["version"])
        return self.say("move", move=move, **fields)

    def my_turn(self) -> bool:
        return self.state["seat"] in self.state["waiting"]

    def play_any(self, rng: Random, *kinds: str) -> Json:
        """A random legal move, of one of these kinds if there is such a move."""
        legal = self.state["legal"]
        wanted = [each for each in legal if each["move"]["kind"] in kinds]
        answer = self.move(rng.choice(wanted or legal)["move"])
        assert answer["type"] == "ack", answer
        return answer


def wait_until(wanted: Callable[[], bool], seconds: float = PATIENCE) -> None:
    deadline = time.monotonic() + seconds
    while not wanted():
        assert time.monotonic() < deadline, "missed"
        time.sleep(0.05)


def change_database(db: Address, sqlite: str, postgres: str) -> None:
    """What somebody else does to a database."""
    if is_postgres(db):
        execute_script(str(db), postgres)
        return
    with sqlite3.connect(db, timeout=PATIENCE) as file:
        file.executescript(sqlite)
    file.close()


def refuse_rows(db: Address, table: str, pattern: str | None = None) -> None:
    """From now on the storage has no room for rows of a table, or for some lines of moves."""
    when = "" if pattern is None else f"WHEN (NEW.line LIKE '{pattern}')"
    change_database(
        db,
        f"CREATE TRIGGER full_{table} BEFORE INSERT ON {table} {when} "
        "BEGIN SELECT RAISE(ABORT, 'no room for it'); END",
        f"CREATE FUNCTION no_room_{table}() RETURNS trigger LANGUAGE plpgsql AS "
        "$$ BEGIN RAISE 'no room for it'; END $$; "
        f"CREATE TRIGGER full_{table} BEFORE INSERT ON {table} FOR EACH ROW "
        f"{when} EXECUTE FUNCTION no_room_{table}()",
    )


def accept_rows(db: Address, table: str) -> None:
    trigger = f"DROP TRIGGER full_{table}"
    change_database(db, trigger, f"{trigger} ON {table}")


def refuse_moves(db: Address, pattern: str) -> None:
    refuse_rows(db, "moves", pattern)


def accept_moves(db: Address) -> None:
    accept_rows(db, "moves")


def play_to_the_end(pages: list[Page], rng: Random, watchers: list[Page] | None = None) -> None:
    """The pages hold all seats and make random moves; everybody catches up."""
    everybody = [*pages, *(watchers or [])]
    for page in everybody:
        page.until_state()
    while True:
        asked = [page for page in pages if page.my_turn()]
        if not asked:
            break
        page = rng.choice(asked)
        page.play_any(rng)
        catch_up(everybody)
    for page in everybody:
        page.until_state(lambda state: state["status"] == "finished")


def catch_up(pages: list[Page]) -> None:
    """Waits until all pages show what the server shows to them now."""
    for page in pages:
        now = page.person.ask("GET", f"/tables/{page.table_id}/state")
        page.until_state(
            lambda state, now=now: (  # type: ignore[misc]
                {**state, "log": now["log"]["mark"]} == {**now, "log": state["log"]["mark"]}
            )
        )


def check_planning_is_not_felt(ada: Page, bo: Page, guest: Page, seconds: float) -> None:
    """Ada plans a step and takes it back; for so long the others hear nothing of either."""
    rng = Random(3)
    for _ in range(400):
        if ada.state["decision"] == "planning":
            break
        (ada if ada.my_turn() else bo).play_any(rng)
        catch_up([ada, bo, guest])
    assert ada.state["decision"] == "planning" and bo.my_turn()
    steps = [choice for choice in ada.state["legal"] if not choice["final"]]
    before = bo.state
    ada.move(steps[0]["move"])
    assert ada.state["undo"] == 1
    assert bo.hears_nothing(seconds) and guest.hears_nothing(0.1)
    assert ada.say("undo", version=ada.state["version"])["type"] == "ack"
    assert bo.hears_nothing(seconds) and bo.state == before
