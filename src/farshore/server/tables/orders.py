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
from farshore.server.calling.quiet_hours import quiet_until
from farshore.server.errors import Refused, reason_json
from farshore.server.game import clock
from farshore.server.game.clock import HOUR, SECOND
from farshore.server.messages.models import ReasonJson
from farshore.server.messages.planning_models import NewOrder, OrderJson, PassUntil
from farshore.server.storage.calls import CallPreferences
from farshore.server.storage.orders import COMES, DECIDES, UNSEEN, WAITING, OrderRow
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
BATCH_SIZE: Final = 8
NO_CHOICE_YET: Final = 60_000
"""Milliseconds until somebody who passes but has a choice now is looked at again."""
COMING: Final = (30_000.0, 2.0 * HOUR)
"""Milliseconds until an owner who is away comes, at least and at most. It is as wide as people who
are called differ, so that several ordered moves in a row have no rhythm."""
DECIDING: Final = (5_000.0, 45_000.0)
"""Milliseconds until an owner who is shown as present decides."""
GOING_ON: Final = (2_000.0, 40_000.0)
"""The same for a further move of the same turn."""
LOOKING: Final = (2_000.0, 9_000.0)
"""Milliseconds that an owner who has come is shown as present before the move."""
STAYING: Final = (10_000.0, 300_000.0)
"""And after it."""


class OrderDocument(BaseModel):
    """An order as it is stored."""

    moves: list[OrderedMove] = []
    made: int = 0
    decisions: int
    """How often its owner must have decided by now; another number: by hand meanwhile."""
    strict: bool = False
    until: PassUntil | None = None
    stage: Literal["unseen", "coming", "deciding"] = UNSEEN
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
        claimed = await self._store.claim(now, BATCH_SIZE)
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
            order.stage = UNSEEN
            return replace(row, due_at=now + NO_CHOICE_YET)
        version = table.model.log(seat).version()
        if order.version != version or order.stage == UNSEEN:
            order.version = version
            return await self._asked(table, seat, row, order)
        if row.due_at is None or row.due_at > now:
            return row
        if order.stage == COMES:
            return self._come(table, seat, row, order, LOOKING)
        await table.play_ordered(seat, move, message_of(row, order, seat))
        advance(order)
        self._appear(table, row.guest, now + drawn(self._services.rng, STAYING))
        done = order.until is None and order.made == len(order.moves)
        return replace(row, status="done" if done else WAITING, due_at=None)

    # --- looking like a person

    async def _asked(
        self, table: Table, seat: Seat, row: OrderRow, order: OrderDocument
    ) -> OrderRow:
        """Draws when something happens, now that the owner is asked."""
        if seat in table.publisher.connected():
            bounds = GOING_ON if goes_on(table, seat) else DECIDING
            return self._come(table, seat, row, order, bounds)
        order.stage = COMES
        now, rng = self._services.time.now(), self._services.rng
        preferences = await self._services.repository.calls.preferences(row.guest)
        delay = arrival(rng, preferences, now)
        return replace(row, due_at=now + within(rng, delay, self._most(table, seat)))

    def _come(
        self,
        table: Table,
        seat: Seat,
        row: OrderRow,
        order: OrderDocument,
        bounds: tuple[float, float],
    ) -> OrderRow:
        """The owner is shown as present until the move."""
        order.stage = DECIDES
        rng = self._services.rng
        due = self._services.time.now() + within(rng, drawn(rng, bounds), self._most(table, seat))
        self._appear(table, row.guest, due)
        return replace(row, due_at=due)

    def _most(self, table: Table, seat: Seat) -> int | None:
        """A quarter of the time that the seat has left; None: there is no clock."""
        model, services = table.model, self._services
        if model.pace is None or not model.clocks:
            return None
        outages, now = services.uptime.outages, services.time.now()
        return clock.remaining(model.pace, model.clocks[seat], outages, now) // 4

    def _appear(self, table: Table, guest: int, until: int) -> None:
        key = table.info.id, guest
        self._visits[key] = max(until + LEEWAY, self._visits.get(key, 0))
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
    """Short times are likelier than long ones: the logarithm is uniform."""
    low, high = bounds
    return int(math.exp(rng.uniform(math.log(low), math.log(high))))


def arrival(rng: Random, preferences: CallPreferences | None, now: int) -> int:
    """Milliseconds until somebody who is away comes; nobody does in their quiet hours."""
    delay = drawn(rng, COMING)
    if preferences is None:
        return delay
    quiet = quiet_until(preferences, (now + delay) / SECOND)
    return delay if quiet is None else quiet * SECOND - now + drawn(rng, COMING)


def within(rng: Random, delay: int, most: int | None) -> int:
    """A delay that leaves time on the clock; one that is too long is drawn anew, because a move
    at exactly the last moment would tell."""
    if most is None or delay <= most:
        return delay
    return drawn(rng, (max(1.0, most / 4), max(2.0, most)))


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
    order.stage = UNSEEN


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
