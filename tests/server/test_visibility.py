"""Everything that a viewer gets passes one package, and nothing else writes to a socket."""

from __future__ import annotations

import ast
import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import cast

import pytest
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import OPEN
from websockets.uri import parse_uri

from farshore.server.tables.table_socket import TableSocket
from farshore.server.visibility.message import Message
from tests.support.source import PACKAGE

SERVER = PACKAGE / "server"
KERNEL_ANSWERS = {"view", "own_part", "event_json", "facts", "masked"}
"""What the kernel tells about a position; who asks for it decides what is shown."""


def attributes_called() -> Iterator[tuple[Path, str, ast.Call]]:
    for file in sorted(SERVER.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                yield file.relative_to(SERVER), node.func.attr, node


def to_whom(call: ast.Call) -> str:
    assert isinstance(call.func, ast.Attribute)
    return ast.unparse(call.func.value)


def test_only_the_socket_module_writes_to_sockets() -> None:
    writers = {
        str(file)
        for file, name, _ in attributes_called()
        if name in ("send_text", "send_bytes", "send_json")
    }
    assert writers == {"tables/table_socket.py"}
    for file, name, call in attributes_called():
        if name in ("send_text", "send_bytes", "send_json"):
            [text] = call.args
            assert isinstance(text, ast.Attribute) and text.attr == "text", "a Message's"
        if name == "write_frame":
            raise AssertionError("only a page writes frames")
        if name == "send" and to_whom(call) not in ("self._mailer", "self.mailer", "self._sender"):
            assert str(file) in ("tables/table_socket.py", "tables/publishing.py")


def test_only_the_visibility_package_makes_messages_and_asks_the_kernel() -> None:
    for file in sorted(SERVER.rglob("*.py")):
        if file.parent.name == "visibility":
            continue
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                assert node.func.id != "Message", file
            if isinstance(node, ast.Attribute):
                assert node.attr not in KERNEL_ANSWERS, (file, node.attr)


@pytest.mark.parametrize("size", [2, 125, 126, 65535, 65536, 70000])
def test_a_frame_is_read_back_as_the_message(size: int) -> None:
    message = Message("x" * (size - 2))
    assert len(message.body) == size
    page = ClientProtocol(parse_uri("ws://localhost/"), state=OPEN, max_size=None)
    page.receive_data(message.frame)
    [frame] = page.events_received()
    assert isinstance(frame, Frame) and frame.opcode == Opcode.TEXT and frame.fin
    assert bytes(frame.data) == message.body


def test_a_socket_takes_nothing_but_messages() -> None:
    written: list[bytes] = []
    socket = TableSocket(written.append, None)
    message = Message({"type": "table"})
    socket.send(message)
    assert written == [message.frame]
    with pytest.raises(TypeError):
        socket.send(cast(Message, '{"type": "table"}'))


def test_the_position_after_a_move_is_written_together_with_its_answer() -> None:
    position, table, ack = (Message({"type": kind}) for kind in ("state", "table", "ack"))
    written: list[bytes] = []

    async def check(others: bool, closed: bool) -> list[bytes]:
        written.clear()
        socket = TableSocket(written.append, None)

        async def work() -> Message:
            socket.send(position)
            assert written == [], "it waits for the answer"
            if others:
                await asyncio.create_task(send_table(socket))
            if closed:
                socket.close()
            return ack

        await socket.answer(work())
        return [*written]

    async def send_table(socket: TableSocket) -> None:
        socket.send(table)

    frames = position.frame, table.frame, ack.frame
    assert asyncio.run(check(others=False, closed=False)) == [position.frame + ack.frame]
    assert asyncio.run(check(others=True, closed=False)) == [*frames], "in the order of sending"
    assert asyncio.run(check(others=False, closed=True)) == [position.frame]
