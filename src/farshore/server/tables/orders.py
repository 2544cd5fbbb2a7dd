"""Orders in advance: moves that are made for somebody who is asked.

An order is looked at as soon as its owner is asked. If it does not fit any more it is cancelled at
once, with a reason that only its owner sees. If it fits, its move is made after a while, as if
somebody had come, looked and decided: others must not be able to tell the two apart
(`docs/adr/0016-orders-look-like-people.md`). Both moments are stored with the order, so a restart
changes nothing; the message that is stored with the move says that it was made, so it is made once.
"""

from __future__ import annotations

import asyncio
import logging
import math
import secrets
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, Final, Literal

from pydantic import BaseModel

from farshore.core.errors import Reason
from farshore.core.state import CHANCE
from farshore.core.types import MoveId, Seat
from farshore.server.errors import Refused, reason_json
from farshore.server.game import clock
from farshore.server.messages.models import ReasonJson
from farshore.server.messages.planning_models import NewOrder, OrderJson, PassUntil
from farshore.server.storage.orders import WAITING, OrderRow
from farshore.server.storage.rows import RUNNING
from farshore.server.tables.services import Services
from farshore.server.tables.table import Table
from farshore.server.tables.variations import OrderedMove, Variations, is_outdated, planner
from farshore.server.visibility.variation import seen

if TYPE_CHECKING:
    from farshore.server.tables.registry import TableRegistry

log = logging.getLogger("farshore.server")

LOOK_AGAIN: Final = 1.0
"""Seconds between two looks."""
AT_ONCE: Final = 8
NO_CHOICE_YET: Final = 60_000
"""Milliseconds until somebody who passes but has a choice now is looked at again."""
DECIDING: Final = (5_000.0, 45_000.0)
"""Milliseconds until the owner of an order comes, at least and at most. With `LOOKING` and the
looks in between it is less than people have before they are called (`call_after`), so that nobody
is called for a move that is about to be made."""
GOING_ON: Final = (2_000.0, 12_000.0)
"""The same for a further move of the same turn."""
LOOKING: Final = (2_000.0, 9_000.0)
"""Milliseconds that the owner is shown as present before the move."""
STAYING: Final = (4_000.0, 60_000.0)
"""And after it."""


class OrderDocument(BaseModel):
    """An order as it is stored."""

    moves: list[OrderedMove] = []
    made: int = 0
    decisions: int
    """How often its owner must have decided by now; another number: by hand meanwhile."""
    strict: bool = False
    until: PassUntil | None = None
    stage: Literal["unseen", "coming", "deciding"] = "unseen"
    version: str = ""
    """What the owner saw when the delay was drawn. If that has changed it is drawn anew."""
    why: ReasonJson | None = None


class Unfit(Exception):
    """The order ends here."""

    def __init__(self, key: str, *, done: bool = False) -> None:
        super().__init__(key)
        self.reason: Final = Reason(key)
        self.done: Final = done


class Orders:
    """What people do with their orders."""

    def __init__(self, services: Services, variations: Variations) -> None:
        self._store: Final = services.repository.orders
        self._variations: Final = variations

    async def show(self, table: Table, guest: int) -> OrderJson:
        table.model.player(guest)
        row = await self._store.read(table.info.id, guest)
        if row is None:
            return OrderJson(status="none")
        return order_json(table, row)

    async def save(self, table: Table, guest: int, asked: NewOrder) -> OrderJson:
        """Orders the moves of the analysis board."""
        variation = await self._variations.find(table, guest)
        if variation.document.id != asked.variation or len(variation.moves) != asked.count:
            raise Refused(409, "stale-move")
        if not variation.planned:
            raise Refused(409, "order-empty")
        if is_outdated(variation, table):
            raise Refused(409, "variation-outdated")
        document = OrderDocument(
            moves=[*variation.planned],
            decisions=variation.document.decisions,
            strict=asked.strict,
        )
        return await self._save(table, guest, document)

    async def save_pass(self, table: Table, guest: int, until: PassUntil) -> OrderJson:
        decisions = table.model.game.decisions_of(planner(table, guest))
        return await self._save(table, guest, OrderDocument(decisions=decisions, until=until))

    async def _save(self, table: Table, guest: int, document: OrderDocument) -> OrderJson:
        id_, text = secrets.token_urlsafe(9), document.model_dump_json()
        row = OrderRow(table.info.id, guest, id_, text, WAITING, None)
        await table.change(lambda: self._store.save(row))
        return order_json(table, row)

    async def drop(self, table: Table, guest: int) -> None:
        """Cancels an order, or takes note of how it ended."""
        table.model.player(guest)
        await table.change(lambda: self._store.drop(table.info.id, guest))


class OrderDesk:
    """Makes ordered moves. Runs on every server, until it is cancelled."""

    def __init__(self, services: Services, tables: TableRegistry) -> None:
        self._services: Final = services
        self._store: Final = services.repository.orders
        self._tables: Final = tables
        self._visits: Final[dict[tuple[str, int], int]] = {}
        """Until when owners of orders are shown as present."""

    async def run(self) -> None:
        while True:
            try:
                await self.look()
            except Refused:
                pass  # the storage is away
            except Exception:
                log.exception("the orders were not looked at")
            await asyncio.sleep(LOOK_AGAIN)

    async def look(self) -> None:
        now = self._services.time.now()
        self._end_visits(now)
        claimed = await self._store.claim(now, AT_ONCE)
        await asyncio.gather(*(self._take(row) for row in claimed))

    async def _take(self, row: OrderRow) -> None:
        try:
            table = await self._tables.get(row.table_id)
            await table.change(lambda: self._look_at(table, row.guest))
        except Refused as error:
            log.warning("table %s: an order was not looked at: %s", row.table_id, error)
        except Exception:
            log.exception("table %s: an order was not looked at", row.table_id)

    async def _look_at(self, table: Table, guest: int) -> None:
        """Decides what happens to an order now; the lock of its table is held."""
        row = await self._store.read(table.info.id, guest)
        if row is None or row.status != WAITING:
            return
        order = OrderDocument.model_validate_json(row.document)
        try:
            seat = planner(table, guest)
            if message_of(row, order, seat) in table.model.done:
                advance(order)  # a server stopped after it had made the move
            row = await self._go_on(table, seat, row, order)
        except Unfit as end:
            order.why = ReasonJson.model_validate(reason_json(end.reason))
            row = replace(row, status="done" if end.done else "cancelled", due_at=None)
        await self._store.change(replace(row, document=order.model_dump_json()))

    async def _go_on(
        self, table: Table, seat: Seat, row: OrderRow, order: OrderDocument
    ) -> OrderRow:
        """The next step of an order that fits: a delay, the owner comes, the move."""
        if order.until is None and not order.moves[order.made :]:
            return replace(row, status="done", due_at=None)
        if seat not in table.model.game.waiting():
            return replace(row, due_at=None)
        now = self._services.time.now()
        move = next_move(table, seat, order)
        if move is None:
            return replace(row, due_at=now + NO_CHOICE_YET)
        version = table.model.log(seat).version()
        if order.version != version or order.stage == "unseen":
            order.version = version
            return replace(row, due_at=now + self._first_delay(table, seat, order))
        if row.due_at is None or row.due_at > now:
            return row
        if order.stage == "coming":
            order.stage = "deciding"
            looking = self._capped(table, seat, self._drawn(LOOKING))
            self._appear(table, row.guest, now + looking)
            return replace(row, due_at=now + looking)
        await table.play_ordered(seat, move, message_of(row, order, seat))
        advance(order)
        self._appear(table, row.guest, now + self._drawn(STAYING))
        done = order.until is None and order.made == len(order.moves)
        return replace(row, status="done" if done else WAITING, due_at=None)

    # --- looking like a person

    def _first_delay(self, table: Table, seat: Seat, order: OrderDocument) -> int:
        """How long it takes until something happens, now that the owner is asked."""
        if self._is_there(table, seat) and goes_on(table, seat):
            order.stage = "deciding"
            return self._capped(table, seat, self._drawn(GOING_ON))
        order.stage = "coming"
        return self._capped(table, seat, self._drawn(DECIDING))

    def _is_there(self, table: Table, seat: Seat) -> bool:
        return seat in table.publisher.connected()

    def _drawn(self, bounds: tuple[float, float]) -> int:
        """Short times are likelier than long ones: the logarithm is uniform."""
        return drawn(self._services.rng, bounds)

    def _capped(self, table: Table, seat: Seat, delay: int) -> int:
        """Not more than a quarter of the time that the seat has left."""
        model, services = table.model, self._services
        if model.pace is None or not model.clocks:
            return delay
        outages, now = services.uptime.outages, services.time.now()
        return min(delay, clock.remaining(model.pace, model.clocks[seat], outages, now) // 4)

    def _appear(self, table: Table, guest: int, until: int) -> None:
        self._visits[table.info.id, guest] = until + LEEWAY
        table.publisher.appear(guest)

    def _end_visits(self, now: int) -> None:
        for (table_id, guest), until in [*self._visits.items()]:
            if until <= now:
                del self._visits[table_id, guest]
                table = self._tables.in_memory(table_id)
                if table is not None:
                    table.publisher.disappear(guest)


LEEWAY: Final = 3_000
"""Nobody leaves in the moment before the move, even if it is a little late."""


def drawn(rng: Random, bounds: tuple[float, float]) -> int:
    low, high = bounds
    return int(math.exp(rng.uniform(math.log(low), math.log(high))))


def next_move(table: Table, seat: Seat, order: OrderDocument) -> MoveId | None:
    """The move that is to be made now; None: its owner decides this. Raises `Unfit`."""
    game = table.model.game
    legal = game.legal(seat)
    if order.until is not None:
        if len(legal) > 1 and order.until == "choice":
            raise Unfit("order-choice", done=True)
        return legal[0] if len(legal) == 1 else None
    if game.decisions_of(seat) != order.decisions:
        raise Unfit("order-by-hand")
    planned = order.moves[order.made]
    move = game.setup.game.moves.number(planned.move.text)
    if move not in legal:
        raise Unfit("order-illegal")
    if order.strict and seen(game.state, seat, planned.ignored) != planned.seen:
        raise Unfit("order-changed")
    return move


def advance(order: OrderDocument) -> None:
    """A move of the order has been made."""
    order.made += 1
    order.decisions += 1
    order.stage = "unseen"


def goes_on(table: Table, seat: Seat) -> bool:
    """Whether the last who decided something is the seat itself."""
    for entry in reversed(table.model.game.entries):
        if entry.actor != CHANCE and not entry.forced:
            return entry.actor == seat
    return False


def message_of(row: OrderRow, order: OrderDocument, seat: Seat) -> str:
    """What is stored with the next move of an order."""
    return f"{seat} order-{row.id}-{order.made}"


def order_json(table: Table, row: OrderRow) -> OrderJson:
    """An order as its owner sees it."""
    order = OrderDocument.model_validate_json(row.document)
    over = row.status == WAITING and table.info.status != RUNNING
    ended = ReasonJson.model_validate(reason_json(Reason("order-game-over")))
    return OrderJson.model_validate(
        {
            "status": "cancelled" if over else row.status,
            "moves": [each.move for each in order.moves],
            "made": order.made,
            "strict": order.strict,
            "until": order.until,
            "why": ended if over else order.why,
        }
    )
