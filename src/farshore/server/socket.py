"""One WebSocket for each open page of a table."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final, TypeVar

import orjson
from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from farshore.core.errors import FarshoreError
from farshore.server.errors import Refused, error_json
from farshore.server.gate import to_text
from farshore.server.limits import Bucket
from farshore.server.models import AskWhy, MakeMove, Request, SayChat, Undo
from farshore.server.table import Table
from farshore.server.validation import described

log = logging.getLogger("farshore.server")

MESSAGE_BYTES: Final = 16 * 1024
MESSAGES_A_SECOND: Final = 20.0
MESSAGES_AT_ONCE: Final = 60.0
PATIENCE: Final = 300
"""So many refusals in a row for haste end the connection."""
MOST_UNSENT: Final = 256
"""A page that is so far behind is cut off; it will come back and catch up."""

GOING_AWAY: Final = 1001
POLICY: Final = 1008

R = TypeVar("R", bound=Request)


class Page:
    """A connected page: what is sent to it never makes anybody else wait."""

    def __init__(self, socket: WebSocket, guest: int | None) -> None:
        self.guest = guest
        self._socket: Final = socket
        self._outbox: asyncio.Queue[str | None] = asyncio.Queue()
        self._code = GOING_AWAY

    def send(self, text: str) -> None:
        if self._outbox.qsize() < MOST_UNSENT:
            self._outbox.put_nowait(text)
        else:
            self.close()

    def close(self, code: int = GOING_AWAY) -> None:
        self._code = code
        self._outbox.put_nowait(None)

    async def deliver(self) -> None:
        """Sends until the page is closed or gone."""
        while True:
            text = await self._outbox.get()
            if text is None:
                break
            await self._socket.send_text(text)
        if self._socket.application_state == WebSocketState.CONNECTED:
            await self._socket.close(self._code)


async def serve(socket: WebSocket, table: Table, guest: int | None, limited: bool) -> None:
    """Everything between a page and its table, until one of them goes."""
    page = Page(socket, guest)
    count = socket.query_params.get("log", "")
    held = int(count) if count.isascii() and count.isdigit() and len(count) < 8 else 0
    table.connect(page, held, socket.query_params.get("mark", ""))
    delivering = asyncio.create_task(page.deliver())
    listening = asyncio.create_task(listen(socket, page, table, limited))
    try:
        await asyncio.wait({delivering, listening}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        table.disconnect(page)
        for task in (delivering, listening):
            task.cancel()
        await asyncio.gather(delivering, listening, return_exceptions=True)


async def listen(socket: WebSocket, page: Page, table: Table, limited: bool) -> None:
    bucket = Bucket(MESSAGES_A_SECOND, MESSAGES_AT_ONCE)
    hasty = 0
    while True:
        try:
            received = await socket.receive()
            if received["type"] == "websocket.disconnect":
                return
        except (WebSocketDisconnect, RuntimeError):
            return
        wait = bucket.take() if limited else 0.0
        if wait:
            hasty += 1
            if hasty > PATIENCE:
                page.close(POLICY)
                return
        else:
            hasty = 0
        text = received.get("text")
        if text is None:
            text = (received.get("bytes") or b"").decode("utf-8", "replace")
        page.send(to_text(await answer(table, page.guest, text, wait)))


async def answer(table: Table, guest: int | None, text: str, wait: float) -> dict[str, Any]:
    """What a message is answered. Whatever it holds, only its sender is told."""
    id_: str | None = None
    try:
        if wait:
            raise Refused(429, "too-fast", seconds=int(wait) + 1)
        if len(text) > MESSAGE_BYTES:
            raise Refused(413, "too-large", most=MESSAGE_BYTES)
        document = parse(text)
        given = document.get("id")
        if isinstance(given, str) and len(given) <= 64:
            id_ = given
        return await carry_out(table, guest, document)
    except (Refused, FarshoreError) as error:
        refusal = error_json(error)
    except Exception:
        log.exception("table %s: a message could not be carried out", table.card.id)
        refusal = error_json(Refused(500, "server-fault"))
    if id_ is None:
        return {"type": "error", "error": refusal}
    return {"type": "refused", "id": id_, "error": refusal}


def parse(text: str) -> dict[str, Any]:
    try:
        document = orjson.loads(text)
    except ValueError as error:
        raise Refused(400, "bad-json") from error
    if not isinstance(document, dict):
        raise Refused(400, "bad-json")
    return document


async def carry_out(table: Table, guest: int | None, document: dict[str, Any]) -> dict[str, Any]:
    kind = document.pop("type", None)
    match kind:
        case "move":
            done = await table.move(guest, read(MakeMove, document))
        case "undo":
            done = await table.undo(guest, read(Undo, document))
        case "chat":
            done = await table.chat(guest, read(SayChat, document))
        case "why":
            asked = read(AskWhy, document)
            return {"type": "why", **table.why(guest, asked.id, asked.move)}
        case _:
            allowed = ["move", "undo", "why", "chat"]
            raise Refused(400, "unknown-message", given=str(kind)[:100], allowed=allowed)
    return {"type": "ack", **done}


def read(model: type[R], document: dict[str, Any]) -> R:
    try:
        return model.model_validate(document)
    except ValidationError as error:
        raise bad_request(error.errors()[0]) from error


def bad_request(fault: Any) -> Refused:
    """The first thing that is wrong with a request."""
    return Refused(422, "bad-request", **described(fault))
