"""Callers who send what is only made to be slow, or do not read what they get.

A small application behind the connections of the server, on a port of its own: what each callback
of the loop costs, and whether a connection ends, can be seen from both sides.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import h11
import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from farshore.server.limits import Limits, counted_address
from farshore.server.logs import Seldom
from farshore.server.middleware import connections, security
from farshore.server.middleware.connections import HEAD_LINES, ConnectionGuard, guarded_protocol
from farshore.server.middleware.proxies import TrustedProxies
from farshore.server.middleware.security import BODIES_BYTES, EDITION_BYTES, SecurityMiddleware
from farshore.server.tables import frames
from farshore.server.tables.frames import EXTENSION, FrameProtocol
from tests.server.test_event_loop import measured
from tests.support.loops import run_in_own_loop

GET = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n"
CHUNKED = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
LONG = b"x" * 8_000_000
"""More than the system keeps for who does not read."""


heard: list[str] = []
"""What sockets have said."""


async def small_app(scope: Any, receive: Any, send: Any) -> None:
    """`/long` answers with much, anything else with what it was sent; a socket hears nothing."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        if scope["path"] == "/long":
            scope["extensions"][EXTENSION].transport.write(LONG)
        while (message := await receive())["type"] != "websocket.disconnect":
            heard.append(message.get("text", ""))
        return
    body, more = b"", scope["path"] != "/at-once"
    while more:
        message = await receive()
        body, more = body + message.get("body", b""), message.get("more_body", False)
    await send({"type": "http.response.start", "status": 200, "headers": []})
    if scope["path"] == "/long":
        await send({"type": "http.response.body", "body": LONG, "more_body": True})
    await send({"type": "http.response.body", "body": body})


class Door:
    """The connections of a server."""

    def __init__(self, guard: ConnectionGuard, **settings: Any) -> None:
        config = uvicorn.Config(
            small_app, ws=FrameProtocol, lifespan="off", log_config=None, **settings
        )
        config.load()
        self._config = config
        self._protocol = guarded_protocol(guard)
        self.state = ServerState()
        self.port = 0
        self.writers: list[asyncio.StreamWriter] = []
        """Of all callers."""

    def connection(self) -> asyncio.Protocol:
        return self._protocol(config=self._config, server_state=self.state, app_state={})

    async def until_empty(self, seconds: float = 20.0) -> None:
        async with asyncio.timeout(seconds):
            while self.state.connections:
                await asyncio.sleep(0.01)

    async def knock(self, head: bytes = b"") -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, limit=1024)
        self.writers.append(writer)
        writer.write(head)
        return reader, writer

    async def upgrade(self, path: str = "/") -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        key = base64.b64encode(bytes(16)).decode()
        head = (
            f"GET {path} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        reader, writer = await self.knock(head.encode())
        await reader.readuntil(b"\r\n\r\n")
        return reader, writer


@asynccontextmanager
async def door(guard: ConnectionGuard | None = None, **settings: Any) -> AsyncIterator[Door]:
    found = Door(guard or ConnectionGuard(None), **settings)
    loop = asyncio.get_running_loop()
    server = await loop.create_server(found.connection, "127.0.0.1", 0)
    found.port = server.sockets[0].getsockname()[1]
    try:
        yield found
    finally:
        server.close()
        for writer in found.writers:
            writer.close()
        for connection in [*found.state.connections]:
            connection.transport.abort()
        await found.until_empty()


async def read_all(reader: asyncio.StreamReader) -> bytes:
    """What comes until the connection ends, however it does."""
    found = b""
    with contextlib.suppress(ConnectionError):
        async with asyncio.timeout(20):
            while part := await reader.read(65536):
                found += part
    return found


def frame(opcode: Opcode, data: bytes = b"", fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


FLOODS = {
    "pings": frame(Opcode.PING),
    "pongs": frame(Opcode.PONG),
    "messages": frame(Opcode.TEXT, b"1"),
    "fragments": frame(Opcode.CONT, fin=False),
}


@pytest.mark.parametrize("kind", FLOODS)
def test_a_flood_of_frames_ends_its_socket_and_keeps_nobody_waiting(
    kind: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def check() -> None:
        async with door() as here:
            reader, writer = await here.upgrade()
            with measured() as busiest:
                if kind == "fragments":
                    writer.write(frame(Opcode.TEXT, fin=False))
                writer.write(FLOODS[kind] * 30_000)
                await read_all(reader)
                await here.until_empty()
            assert not busiest.is_too_long(), (busiest.seconds, busiest.what)
        assert [record.getMessage() for record in caplog.records if record.levelno >= 30] == [
            "127.0.0.1: too many frames; closed"
        ]

    run_in_own_loop(check())


def test_a_long_message_is_read_in_pieces_and_arrives_whole() -> None:
    async def check() -> None:
        async with door() as here:
            heard.clear()
            _, writer = await here.upgrade()
            writer.write(frame(Opcode.TEXT, "é".encode() * 20_000) * 3)
            async with asyncio.timeout(20):
                while len(heard) < 3:
                    await asyncio.sleep(0.01)
            assert heard == ["é" * 20_000] * 3

    run_in_own_loop(check())


def test_a_message_that_is_no_utf8_ends_the_socket_without_a_fault(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def check() -> None:
        async with door() as here:
            reader, writer = await here.upgrade()
            writer.write(frame(Opcode.TEXT, b"\xff\xfe"))
            assert (await read_all(reader))[2:4] == (1007).to_bytes(2, "big")

    run_in_own_loop(check())
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []


def test_a_socket_that_never_reads_ends() -> None:
    """Who does not answer pings is closed, and what waits to be read does not keep it open."""

    async def check() -> None:
        async with door(ws_ping_interval=0.1, ws_ping_timeout=0.1) as here:
            await here.upgrade("/long")
            await here.until_empty()

    run_in_own_loop(check())


def test_a_socket_that_is_closed_and_does_not_read_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(frames, "CLOSING_SECONDS", 0.2)

    async def check() -> None:
        async with door(ws_ping_interval=None) as here:
            _, writer = await here.upgrade("/long")
            writer.write(frame(Opcode.CLOSE, (1000).to_bytes(2, "big")))
            await here.until_empty()

    run_in_own_loop(check())


def test_an_answer_that_nobody_reads_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "SEND_SECONDS", 0.2)

    async def check() -> None:
        async with door() as here:
            await here.knock(GET.replace(b"/healthz", b"/long") + b"\r\n")
            await asyncio.sleep(0.1)
            assert here.state.connections
            await here.until_empty()

    run_in_own_loop(check())


@pytest.mark.parametrize(
    "request_",
    [
        GET + b"a:b\r\n" * 13_000 + b"\r\n",
        GET.replace(b"healthz", b"healthz?" + b"a=1&" * 16_000) + b"\r\n",
        GET + b"Cookie: " + b"a=b;" * 16_000 + b"\r\n\r\n",
    ],
    ids=["headers", "query", "cookies"],
)
def test_a_head_that_is_too_long_is_refused_before_it_is_read(request_: bytes) -> None:
    async def check() -> None:
        async with door() as here:
            with measured() as busiest:
                reader, _ = await here.knock(request_)
                answer = await read_all(reader)
            assert answer.startswith(b"HTTP/1.1 400") or not answer  # reset while it was sending
            assert not busiest.is_too_long(), (busiest.seconds, busiest.what)

    run_in_own_loop(check())


@pytest.mark.parametrize("before", [b"", GET + b"\r\n"], ids=["first", "pipelined"])
def test_a_head_of_very_many_lines_is_refused(before: bytes) -> None:
    async def check() -> None:
        async with door() as here:
            head = GET + b"a:b\r\n" * (HEAD_LINES - 10)
            reader, _ = await here.knock(before + head + b"a:b\r\n" * 20 + b"\r\n")
            assert (await read_all(reader)).count(b"HTTP/1.1 400") == 1
            reader, _ = await here.knock(head + b"Connection: close\r\n\r\n")
            assert b"200 OK" in await read_all(reader)

    run_in_own_loop(check())


def test_a_body_in_tiny_chunks_is_refused() -> None:
    async def check() -> None:
        async with door() as here:
            with measured() as busiest:
                reader, writer = await here.knock(CHUNKED + b"1\r\na\r\n" * 40_000)
                answer = await read_all(reader)
            assert answer.startswith(b"HTTP/1.1 400") or not answer
            assert not busiest.is_too_long(), (busiest.seconds, busiest.what)
            reader, writer = await here.knock(CHUNKED + b"64\r\n" + b"x" * 100 + b"\r\n")
            for _ in range(500):
                writer.write(b"64\r\n" + b"x" * 100 + b"\r\n")
            writer.write(b"0\r\n\r\n")
            assert b"200 OK" in await reader.readline(), "longer ones are usual"

    run_in_own_loop(check())


def test_a_body_with_two_lengths_is_refused() -> None:
    async def check() -> None:
        async with door() as here:
            head = CHUNKED.replace(b"\r\n\r\n", b"\r\nContent-Length: 5\r\n\r\n")
            reader, _ = await here.knock(head + b"0\r\n\r\n")
            assert (await read_all(reader)).startswith(b"HTTP/1.1 400")

    run_in_own_loop(check())


def test_the_same_line_is_logged_once_in_a_while() -> None:
    seldom = Seldom()
    lines = [logging.LogRecord("uvicorn.error", 30, "", 0, text, (), None) for text in "aab"]
    assert [seldom.filter(line) for line in lines] == [True, False, True]


def test_what_is_wrong_after_the_answer_is_no_fault(caplog: pytest.LogCaptureFixture) -> None:
    async def check() -> None:
        async with door() as here:
            reader, writer = await here.knock(CHUNKED.replace(b"/api/tables", b"/at-once"))
            await reader.readuntil(b"\r\n\r\n")
            writer.write(b"no chunk\r\n")
            await here.until_empty()

    run_in_own_loop(check())
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


def test_an_answer_after_the_refusal_of_a_body_is_no_fault(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """Found by 100,000 changed messages: the body was refused while the request was answered."""

    async def check() -> None:
        async with door() as here:
            head = CHUNKED.replace(b"/api/tables", b"/at-once")
            reader, _ = await here.knock(head + b"no chunk\r\n")
            answer = await read_all(reader)
            assert answer.startswith(b"HTTP/1.1 400") and answer.count(b"HTTP/1.1") == 1
            await here.until_empty()

    run_in_own_loop(check())
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


def test_an_address_has_only_so_many_connections_of_any_kind() -> None:
    async def check() -> None:
        guard = ConnectionGuard(None, most_open=3)
        async with door(guard) as here:
            sockets = [await here.upgrade() for _ in range(2)]
            idle = [await here.knock() for _ in range(3)]
            closed = [reader.at_eof() or not await gentle_read(reader) for reader, _ in idle]
            assert closed.count(True) == 2
            for _, writer in [*sockets, *idle]:
                writer.close()
            await here.until_empty()
            assert all(guard.open("127.0.0.1") for _ in range(3)), "and they are given back"

    run_in_own_loop(check())


async def gentle_read(reader: asyncio.StreamReader) -> bool:
    """Whether a connection stays open for a moment."""
    try:
        async with asyncio.timeout(0.3):
            return bool(await reader.read(1))
    except ConnectionError:
        return False
    except TimeoutError:
        return True


def test_a_trusted_proxy_has_the_connections_of_many() -> None:
    guard = ConnectionGuard(None, most_open=2, unlimited=TrustedProxies(["10.0.0.0/8"]))
    assert [guard.open("10.1.2.3") for _ in range(5)] == [True] * 5
    assert [guard.open("192.0.2.1") for _ in range(3)] == [True, True, False]
    assert [guard.open(f"2001:db8::{number}") for number in range(3)] == [True, True, False]


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1%eth0", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("", ""),
        ("no:address", "no:address"),
    ],
)
def test_a_home_has_one_limit_however_many_addresses_it_has(address: str, counted: str) -> None:
    assert counted_address(address) == counted


class Caller:
    """Somebody who posts an edition and never sends its body."""

    def __init__(self) -> None:
        self.sent: list[Any] = []
        self.limits = Limits(enabled=True)

    async def ask(self) -> None:
        scope = {
            "type": "http",
            "method": "POST",
            "path": "/api/tables",
            "headers": [(b"host", b"localhost")],
            "client": ("192.0.2.1", 1),
        }
        await SecurityMiddleware(small_app, self.limits, [])(scope, self._receive, self._send)

    async def _receive(self) -> Any:
        await asyncio.Event().wait()

    async def _send(self, message: Any) -> None:
        self.sent.append(message)


def test_a_body_that_does_not_come_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(security, "BODY_SECONDS", 0.05)
    eve = Caller()
    run_in_own_loop(eve.ask())
    assert eve.sent[0]["status"] == 408 and b"too-slow" in eve.sent[1]["body"]


def test_bodies_that_do_not_come_fill_only_so_much_memory() -> None:
    async def check() -> None:
        eve = Caller()
        number = BODIES_BYTES // EDITION_BYTES
        waiting = [asyncio.create_task(eve.ask()) for _ in range(number)]
        await asyncio.sleep(0)
        assert eve.sent == []
        await eve.ask()
        assert eve.sent[0]["status"] == 429
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        with eve.limits.reserved("192.0.2.1", BODIES_BYTES, BODIES_BYTES):
            pass  # all of it is there again

    run_in_own_loop(check())


def test_h11_still_measures_heads_as_we_expect() -> None:
    """The guard rests on it: a head is too long only while it is incomplete."""
    connection = h11.Connection(h11.SERVER, 100)
    connection.receive_data(GET + b"a: b\r\n" * 50 + b"\r\n")
    assert isinstance(connection.next_event(), h11.Request)
