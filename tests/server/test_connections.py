"""Connections that ask for nothing, bodies that do not come, and stopping while people play."""

from __future__ import annotations

import asyncio
import json
import signal
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from starlette.websockets import WebSocket
from websockets.exceptions import ConnectionClosed

from farshore.server.api.app import UPGRADES_A_SECOND, UPGRADES_AT_ONCE, make_app
from farshore.server.errors import Refused
from farshore.server.limits import Limits
from farshore.server.middleware.connections import ConnectionGuard
from farshore.server.middleware.security import SecurityMiddleware
from farshore.server.settings import Settings
from farshore.server.tables.table_socket import turn_away
from tests.server.support import PATIENCE, Server
from tests.support.loops import run_in_own_loop

HALF = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-Slow: "


@pytest.fixture
def small(tmp_path: Path) -> Iterator[Server]:
    """A server that lets one address have ten connections without a request."""
    (tmp_path / "farshore.toml").write_text("connections = 10\n")
    server = Server(tmp_path, f"--config={tmp_path / 'farshore.toml'}")
    yield server
    server.send_home()
    assert server.stop() == 0


def is_closed(line: socket.socket) -> bool:
    try:
        return line.recv(1) == b""
    except ConnectionResetError:
        return True
    except TimeoutError:
        return False


def test_half_sent_heads_from_one_address_are_few_and_do_not_last(small: Server) -> None:
    with ExitStack() as stack:
        lines = [
            stack.enter_context(socket.create_connection(("127.0.0.1", small.port), PATIENCE))
            for _ in range(30)
        ]
        for line in lines:
            line.settimeout(0.2)
            try:
                line.sendall(HALF)
            except OSError:
                continue  # closed already
        time.sleep(0.5)
        assert sum(is_closed(line) for line in lines) == 20
        assert "without a request; closed" in small.log.read_text()
        deadline = time.monotonic() + PATIENCE
        while not all(is_closed(line) for line in lines):
            assert time.monotonic() < deadline, "half a head is kept for good"
    assert small.person().http.get("/healthz").status_code == 200, "there is room again"


def test_a_connection_that_asks_again_and_again_is_kept(small: Server) -> None:
    with httpx.Client(base_url=small.address) as client:
        for _ in range(30):
            assert client.get("/healthz").status_code == 200


def test_the_log_has_one_line_for_an_address(caplog: pytest.LogCaptureFixture) -> None:
    guard = ConnectionGuard(2)
    assert [guard.enter("a") for _ in range(5)] == [True, True, False, False, False]
    assert guard.enter("b")
    assert len(caplog.records) == 1
    guard.leave("a")
    assert guard.enter("a")


def test_who_opens_sockets_too_fast_is_turned_away(tmp_path: Path) -> None:
    sent: list[dict[str, Any]] = []

    async def receive() -> dict[str, Any]:
        return {"type": "websocket.connect"}

    async def send(message: Any) -> None:
        sent.append(message)

    async def knock() -> None:
        app = make_app(Settings(db=tmp_path / "a.db", workers=1))
        limits = app.state.farshore.limits
        limits.spend("192.0.2.1", "sockets", UPGRADES_A_SECOND, UPGRADES_AT_ONCE, 10_000.0)
        scope = {
            "type": "websocket",
            "path": "/api/tables/any/ws",
            "query_string": b"",
            "headers": [(b"host", b"localhost")],
            "client": ("192.0.2.1", 1),
        }
        await app(scope, receive, send)

    run_in_own_loop(knock())
    assert "too-fast" in sent[1]["text"]
    assert sent[-1]["type"] == "websocket.close" and sent[-1]["code"] == 4429


def test_who_left_before_being_turned_away_is_no_fault() -> None:
    """A page that waited for a storage that is away, and was closed meanwhile."""

    async def receive() -> Any:
        return {"type": "websocket.connect"}

    async def send(message: Any) -> None:
        if message["type"] != "websocket.accept":
            raise OSError("nobody is there")

    async def leave() -> None:
        socket = WebSocket({"type": "websocket", "headers": []}, receive, send)
        await socket.accept()
        await turn_away(socket, Refused(503, "storage-unreachable"))

    run_in_own_loop(leave())


def test_a_server_that_is_told_to_stop_answers_first_and_tells_pages_to_come_back(
    tmp_path: Path,
) -> None:
    server = Server(tmp_path, "--no-limits", "--workers", "1")
    ada = server.person("Ada")
    page = ada.open(ada.new_table("lanterns", "me", "open"))
    bo = server.person("Bo")
    bo.ask("POST", f"/tables/{page.table_id}/join", {})
    page.until_state()
    move = Random(1).choice(page.state["legal"])["move"]
    text = {"type": "move", "id": "last", "version": page.state["version"], "move": move}
    page.socket.send(json.dumps(text))
    server.process.send_signal(signal.SIGTERM)
    with pytest.raises(ConnectionClosed) as caught:
        while True:
            page.hear()
    assert caught.value.rcvd is not None and caught.value.rcvd.code == 1012
    began = time.monotonic()
    assert server.wait() == 0
    assert time.monotonic() - began < 5
    heard = [message for message in page.heard if message.get("id") == "last"]
    server.send_home()
    server.start(server.port)
    again = server.person()
    again.http.cookies = ada.http.cookies
    back = again.open(page.table_id)
    back.until_state()
    answer = back.say("move", id="last", version=text["version"], move=move)
    assert answer["type"] == "ack"
    if heard:
        assert heard[0]["type"] == "ack" and answer["repeated"], "answered, so it was done"
    server.send_home()
    assert server.stop() == 0
    assert "Traceback" not in server.log.read_text()


def test_a_request_that_outlasts_the_drain_is_told_so() -> None:
    """Who stops the server cancels it in the end; its caller gets an answer nevertheless."""
    sent: list[Any] = []

    async def never(scope: Any, receive: Any, send: Any) -> None:
        await asyncio.Event().wait()

    async def receive() -> Any:
        return {"type": "http.request"}

    async def send(message: Any) -> None:
        sent.append(message)

    async def cancel() -> None:
        app = SecurityMiddleware(never, Limits(enabled=False), [])
        scope = {
            "type": "http",
            "method": "GET",
            "path": "/api/me",
            "headers": [(b"host", b"localhost")],
        }
        request = asyncio.create_task(app(scope, receive, send))
        await asyncio.sleep(0)
        request.cancel()
        await request

    run_in_own_loop(cancel())
    assert sent[0]["status"] == 503 and b"shutting-down" in sent[1]["body"]
