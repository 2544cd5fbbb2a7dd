"""A bot at live tables, over the public interface, against a real server."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import farshore
from farshore.core.types import Seat
from tests.server.support import PATIENCE, ROOT, Person, Server, wait_until

LONG = 6 * PATIENCE


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Server]:
    running = Server(tmp_path, "--no-limits", "--workers=1")
    yield running
    running.send_home()
    running.stop()


def token_of(person: Person, scope: str = "play") -> str:
    made = person.ask("POST", "/account/access-tokens", {"name": "bot", "scope": scope})
    return str(made["secret"])


def start_bot(server: Server, token: str, *options: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "farshore", "bot", f"--server={server.address}", *options]
    return subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env={**server.environment, "FARSHORE_TOKEN": token},
        cwd=ROOT,
    )


def status_of(person: Person, table: str) -> str:
    return str(person.ask("GET", f"/tables/{table}")["status"])


PATIENT = f"cmd:{sys.executable} {ROOT / 'examples' / 'bots' / 'patient.py'}"


@pytest.mark.parametrize("bot", ["greedy", PATIENT])
def test_a_bot_plays_where_its_owner_sits(site: Server, bot: str) -> None:
    ada = site.person("Ada")
    tables = [ada.new_table("lanterns", "me", "random") for _ in range(2)]
    open_table = ada.new_table("lanterns", "me", "open")
    running = start_bot(site, token_of(ada), f"--bot={bot}", "--once")
    said, _ = running.communicate(timeout=LONG)
    assert running.returncode == 0, said
    assert [status_of(ada, table) for table in tables] == ["finished", "finished"]
    assert status_of(ada, open_table) == "open"
    assert all(table in said for table in tables) and open_table not in said


def test_a_bot_comes_back_when_the_server_does(site: Server) -> None:
    ada, ben = site.person("Ada"), site.person("Ben")
    table = ada.new_table("lanterns", "me", "open")
    ben.ask("POST", f"/tables/{table}/join", {})
    running = start_bot(site, token_of(ada), "--bot=random", "--once")
    players = [running]
    try:
        wait_until(lambda: is_there(ben, table), LONG)
        site.kill()
        site.start(site.port)
        wait_until(lambda: is_there(ben, table), LONG)
        players.append(start_bot(site, token_of(ben), "--bot=random", "--once"))
        for player in players:
            said, _ = player.communicate(timeout=LONG)
            assert player.returncode == 0, said
    finally:
        for player in players:
            player.kill()
    assert status_of(ben, table) == "finished"


def is_there(person: Person, table: str) -> bool:
    """Whether whoever has the first seat has a page open."""
    return bool(person.ask("GET", f"/tables/{table}")["seats"][0]["connected"])


def test_a_token_that_is_not_enough_ends_the_bot(site: Server) -> None:
    for token in ("farshore_forged", ""):
        running = start_bot(site, token, "--bot=random", "--once")
        said, _ = running.communicate(timeout=LONG)
        assert running.returncode == 2 and len(said.splitlines()) == 1, said


def test_a_revoked_token_ends_the_bot(site: Server) -> None:
    ada = site.person("Ada")
    ben = site.person("Ben")
    table = ada.new_table("lanterns", "me", "open")
    ben.ask("POST", f"/tables/{table}/join", {})
    running = start_bot(site, token_of(ada), "--bot=random")
    wait_until(lambda: is_there(ada, table), LONG)
    (token,) = ada.ask("GET", "/account")["access_tokens"]
    ada.ask("DELETE", f"/account/access-tokens/{token['id']}")
    said, _ = running.communicate(timeout=LONG)
    assert running.returncode == 2, said


def test_a_position_cannot_be_told_from_the_real_one(site: Server) -> None:
    ada = site.person("Ada")
    table = ada.new_table("antarctica", "me", "open")
    assert ada.refused("GET", f"/tables/{table}/position") == (409, "table-not-running")
    ben = site.person("Ben")
    ben.ask("POST", f"/tables/{table}/join", {})
    for seat, person in enumerate((ada, ben)):
        position = person.ask("GET", f"/tables/{table}/position")["position"]
        state = farshore.load("antarctica").from_position(position)
        shown = person.ask("GET", f"/tables/{table}/state")
        assert state.view(Seat(seat)) == shown["view"]
        legal = [state.game.moves.text(move) for move in state.legal(Seat(seat))]
        assert legal == [choice["text"] for choice in shown["legal"]]
    assert site.person("Eve").refused("GET", f"/tables/{table}/position")[1] == "not-seated"
