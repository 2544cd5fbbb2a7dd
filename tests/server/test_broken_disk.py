"""A disk that fails: what was refused has not been done, also after a kill."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from farshore.server.storage.opening import prepare
from tests.server.support import Server
from tests.server.test_start import serve

SOURCE = Path(__file__).with_name("broken_disk.c")


pytestmark = pytest.mark.skipif(
    shutil.which("cc") is None or not sys.platform.startswith("linux"),
    reason="needs a C compiler and LD_PRELOAD",
)


@pytest.fixture
def flag(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """While this file is there, the disk makes nothing durable."""
    library, flag = tmp_path / "broken_disk.so", tmp_path / "broken"
    subprocess.run(["cc", "-shared", "-fPIC", "-o", library, SOURCE, "-ldl"], check=True)
    monkeypatch.setenv("LD_PRELOAD", str(library))
    monkeypatch.setenv("BROKEN_DISK", str(flag))
    return flag


def test_a_disk_that_takes_nothing_is_refused_at_the_start(tmp_path: Path, flag: Path) -> None:
    """Also if the file is up to date, so that starting would need no room."""
    path = tmp_path / "tables.db"
    with prepare(path):
        pass
    flag.touch()
    assert "tables.db" in serve("--port", "0", "--db", str(path))


def test_a_move_that_was_refused_does_not_come_back_after_a_kill(
    tmp_path: Path, flag: Path
) -> None:
    server = Server(tmp_path, "--no-limits", "--workers", "1")
    try:
        ada, bo = server.person("Ada"), server.person("Bo")
        table = ada.new_table("lanterns", "me", "open")
        bo.ask("POST", f"/tables/{table}/join", {})
        page = ada.open(table)
        page.until_state()
        flag.touch()
        refused = page.move("burn 1")
        assert refused["type"] == "refused" and refused["error"]["key"] == "not-stored"
        server.kill()
        flag.unlink()
        server.start(server.port)
        page.connect()
        page.until(lambda message: message["type"] == "state")
        assert page.state["view"]["chosen"] == [False, False]
        assert page.move("burn 1")["type"] == "ack"
    finally:
        server.send_home()
        assert server.stop() == 0
