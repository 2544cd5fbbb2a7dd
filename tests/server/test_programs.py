"""Programs as bots at live tables: named by the host, harmless to everybody else."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from farshore.server.storage.opening import Address
from tests.bots.test_protocol import GOOD, READY, command, is_gone
from tests.server.support import Server
from tests.server.test_survival import play_with_bots


@pytest.fixture
def host(tmp_path: Path, empty_db: Address) -> Iterator[Server]:
    number = tmp_path / "number"
    hanging = f"import os\nopen({str(number)!r}, 'a').write(f'{{os.getpid()}} ')\n{READY}"
    good = command(tmp_path, GOOD, "good.py")
    bad = command(tmp_path, f"{hanging}time.sleep(600)", "hanging.py")
    server = Server(
        tmp_path, "--no-limits", "--workers", "1", "--bot-seconds", "2",
        "--allow-bot", f"mine={good}", "--allow-bot", f"hanging={bad}", db=empty_db,
    )  # fmt: skip
    yield server
    server.send_home()
    server.stop()
    started = number.read_text().split() if number.exists() else []
    assert all(is_gone(int(each)) for each in started), "no program outlives the server"


def test_an_allowed_program_plays_at_a_table(host: Server) -> None:
    ada = host.person("Ada")
    assert ada.ask("GET", "/games")["bots"][-2:] == ["mine", "hanging"]
    table = ada.new_table("antarctica", "me", "mine")
    play_with_bots([ada.open(table)], Random(1))
    assert ada.ask("GET", f"/tables/{table}")["seats"][1]["bot"] == "mine"
    assert "decides instead" not in host.log.read_text()


def test_a_guest_cannot_name_a_command(host: Server) -> None:
    ada = host.person("Ada")
    for name in ("cmd:true", f"{sys.executable}", "cmd:mine", "mine ", "MINE", "search:99999"):
        body = {
            "game": "antarctica",
            "players": 2,
            "seats": [{"kind": "me"}, {"kind": "bot", "bot": name}],
        }
        assert ada.refused("POST", "/tables", body) == (422, "unknown-bot")
    table = ada.new_table("antarctica", "me", "random")
    change = {"to": "bot", "bot": "cmd:true"}
    assert ada.refused("POST", f"/tables/{table}/seats/0", change) == (422, "unknown-bot")


def test_a_hanging_program_keeps_only_its_own_table_waiting(host: Server) -> None:
    ada, bo = host.person("Ada"), host.person("Bo")
    slow = ada.open(ada.new_table("antarctica", "hanging", "hanging", "me"))  # in turns
    quick = bo.open(bo.new_table("antarctica", "me", "greedy"))
    play_with_bots([quick], Random(2))
    play_with_bots([slow], Random(2))
    log = host.log.read_text()
    assert "bot hanging, seat" in log
    assert "no answer in 1 s; greedy decides instead" in log
    assert "playing a random move" not in log, "the process that asks it need not be replaced"


def test_a_program_that_is_no_longer_allowed_is_replaced(tmp_path: Path) -> None:
    good = command(tmp_path, GOOD, "good.py")
    server = Server(tmp_path, "--no-limits", "--allow-bot", f"mine={good}")
    ada = server.person("Ada")
    page = ada.open(ada.new_table("antarctica", "me", "mine"))
    page.until_state()
    server.kill()
    server._options = ("--no-limits",)
    server.start(server.port)
    try:
        page.reconnect()
        play_with_bots([page], Random(3))
        assert "there is no bot mine any more; greedy plays instead" in server.log.read_text()
    finally:
        server.send_home()
        server.stop()
