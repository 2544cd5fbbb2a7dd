"""One WebSocket for each open page of a table."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

import orjson
from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from farshore.core.errors import FarshoreError
from farshore.server.errors import Refused, error_json
from farshore.server.limits import Bucket
from farshore.server.messages.models import Ack, AskWhy, Looking, MakeMove, Request, SayChat, Undo
from farshore.server.messages.validation import described
from farshore.server.metrics import MESSAGES, OTHER
from farshore.server.tables.table import Table
from farshore.server.visibility.message import Message
from farshore.server.visibility.table import answer_message, why_json

log = logging.getLogger("farshore.server")

MESSAGE_BYTES: Final = 16 * 1024
MESSAGES_A_SECOND: Final = 20.0
MESSAGES_AT_ONCE: Final = 60.0
FEW: Final = 4
"""Messages of a page that may be answered one right after the other."""
PATIENCE: Final = 300
"""After so many messages in a row that came too fast, the connection is closed."""

GOING_AWAY: Final = 1001
RESTARTING: Final = 1012
POLICY: Final = 1008
SIGNED_OUT: Final = 4401
NOT_ALLOWED: Final = 4403
CLOSE_CODES: Final = {401: SIGNED_OUT, 403: NOT_ALLOWED, 404: 4404, 429: 4429}
"""By the status of the refusal."""

R = TypeVar("R", bound=Request)


class TableSocket:
    """The socket of an open page: what is sent to it never makes anybody else wait."""

    def __init__(
        self, write: Callable[[bytes], None], guest: int | None, may_play: bool = True
    ) -> None:
        """`write` sends a frame."""
        self.guest = guest
        self.looking = True
        self.may_play: Final = may_play
        self.answering = False
        self.left = False
        """Whether nobody is there any more."""
        self._write: Final = write
        self._answerer: asyncio.Task[Any] | None = None
        """Who answers a message of this page."""
        self._held: Final[list[bytes]] = []
        """Frames that the answerer sends together with its answer."""
        self._code: int | None = None
        """The code to close with."""
        self._closed: Final = asyncio.Event()
        self._closing: int | None = None
        """The code to close with after the answer."""

    def send(self, message: Message) -> None:
        if not isinstance(message, Message):
            raise TypeError("only messages that passed `visibility` are sent")
        if self._code is not None:
            return
        if self._answerer is not None and asyncio.current_task() is self._answerer:
            self._held.append(message.frame)  # the position after a move goes with its answer
        else:
            self._release()
            self._write(message.frame)

    def _release(self) -> None:
        """Writes what was held in one go."""
        if self._held:
            frames = b"".join(self._held)
            self._held.clear()
            self._write(frames)

    def close(self, code: int = GOING_AWAY) -> None:
        """Closes the page after what it was sent; it is sent nothing more."""
        self._release()
        self._code = code
        self._closed.set()

    def close_when_idle(self, code: int) -> None:
        """Closes the page, after the answer if a message is being answered."""
        if self.answering:
            self._closing = code
        else:
            self.close(code)

    async def answer(self, work: Awaitable[Message]) -> bool:
        """Sends the answer to a message; whether there may be another one."""
        self.answering = True
        self._answerer = asyncio.current_task()
        try:
            self.send(await work)
        finally:
            self.answering = False
            self._answerer = None
            self._release()
        if self._closing is not None:
            self.close(self._closing)
        return self._closing is None

    async def until_closed(self, socket: WebSocket) -> None:
        """Closes the socket when the page is to be closed."""
        await self._closed.wait()
        if socket.application_state == WebSocketState.CONNECTED:
            await socket.close(GOING_AWAY if self._code is None else self._code)


async def serve(socket: WebSocket, page: TableSocket, table: Table, limited: bool) -> None:
    """Everything between a page and its table, until one of them goes."""
    count = socket.query_params.get("log", "")
    held = int(count) if count.isascii() and count.isdigit() and len(count) < 8 else 0
    await table.connect(page, held, socket.query_params.get("mark", ""))
    closing = asyncio.create_task(page.until_closed(socket))
    listening = asyncio.create_task(listen(socket, page, table, limited))
    try:
        await asyncio.wait({closing, listening}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        table.publisher.disconnect(page)
        page.left = True
        closing.cancel()
        if page.answering:  # what was asked for is done to its end
            table.model.services.let_finish(listening)
        else:
            listening.cancel()
            await asyncio.gather(listening, return_exceptions=True)
        await asyncio.gather(closing, return_exceptions=True)


async def listen(socket: WebSocket, page: TableSocket, table: Table, limited: bool) -> None:
    bucket = Bucket(MESSAGES_A_SECOND, MESSAGES_AT_ONCE)
    hasty = 0
    while not page.left:
        try:
            received = await socket.receive()
            if received["type"] == "websocket.disconnect":
                return
        except (WebSocketDisconnect, RuntimeError):
            return
        wait = bucket.take() if limited else 0.0
        if bucket.left < MESSAGES_AT_ONCE - FEW:
            await asyncio.sleep(0)  # others come in between
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
        if not await page.answer(answer(table, page, text, wait)) and not page.left:
            await asyncio.Event().wait()  # until what was said is delivered and the page closed


async def turn_away(socket: WebSocket, error: Refused) -> None:
    """Says why somebody may not connect, and closes."""
    with contextlib.suppress(WebSocketDisconnect):  # who waited in vain may have left
        await socket.send_text(answer_message("error", {"error": error_json(error)}).text)
        await socket.close(CLOSE_CODES.get(error.status, NOT_ALLOWED))


async def answer(table: Table, page: TableSocket, text: str, wait: float) -> Message:
    """The answer to a message. Whatever it holds, only its sender is told."""
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
        if not page.may_play and document.get("type") not in ("why", "looking"):
            raise Refused(403, "access-token-scope", scope="read")
        return await carry_out(table, page, document)
    except (Refused, FarshoreError) as error:
        refusal = error_json(error)
        table.model.services.metrics.refusal(error.reason.key)
    except Exception:
        log.exception("table %s: a message could not be carried out", table.info.id)
        refusal = error_json(Refused(500, "server-fault"))
    if id_ is None:
        return answer_message("error", {"error": refusal})
    return answer_message("refused", {"id": id_, "error": refusal})


def parse(text: str) -> dict[str, Any]:
    try:
        document = orjson.loads(text)
    except ValueError as error:
        raise Refused(400, "bad-json") from error
    if not isinstance(document, dict):
        raise Refused(400, "bad-json")
    return document


async def carry_out(table: Table, page: TableSocket, document: dict[str, Any]) -> Message:
    kind = document.pop("type", None)
    began = time.perf_counter()
    try:
        return await carry_out_kind(table, page, kind, document)
    finally:
        counted = kind if isinstance(kind, str) and kind in MESSAGES else OTHER
        table.model.services.metrics.answered(counted, time.perf_counter() - began)


async def carry_out_kind(
    table: Table, page: TableSocket, kind: object, document: dict[str, Any]
) -> Message:
    guest = page.guest
    match kind:
        case "move":
            ack = await table.move(guest, read(MakeMove, document))
        case "undo":
            ack = await table.undo(guest, read(Undo, document))
        case "chat":
            ack = await table.say(guest, read(SayChat, document))
        case "why":
            asked = read(AskWhy, document)
            return answer_message("why", why_json(asked.id, table.why_not(guest, asked.move)))
        case "looking":
            seen = read(Looking, document)
            table.publisher.look(page, seen.looking)
            ack = Ack(id=seen.id, version="", repeated=False)
        case _:
            raise Refused(400, "unknown-message", given=str(kind)[:100], allowed=[*MESSAGES])
    return answer_message("ack", ack.model_dump())


def read(model: type[R], document: dict[str, Any]) -> R:
    try:
        return model.model_validate(document)
    except ValidationError as error:
        raise bad_request(error.errors()[0]) from error


def bad_request(fault: Any) -> Refused:
    """The first thing that is wrong with a request."""
    return Refused(422, "bad-request", **described(fault))
