"""Things that take turns (worker processes, say), lent fairly.

Whoever waits longest is not simply next: the owners of what waits take turns, so that one guest
with sixty tables keeps nobody else waiting, and where people look on comes before everything else.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

from farshore.server.errors import Refused

T = TypeVar("T")

Owner = int | str | None
"""Whose work it is: a guest's number, an address, or None for the server's own."""


@dataclass(frozen=True)
class Waiting(Generic[T]):
    """Somebody who waits, and whether people look on just now."""

    turn: asyncio.Future[T]
    urgent: Callable[[], bool]


class FairQueue(Generic[T]):
    """Lends items one user at a time."""

    def __init__(self, items: list[T], most_waiting: int | None = None) -> None:
        """`most_waiting`: how much work of one owner may wait; None: any."""
        self._idle: Final = deque(items)
        self._waiting: Final[OrderedDict[Owner, deque[Waiting[T]]]] = OrderedDict()
        self._most: Final = most_waiting

    def __len__(self) -> int:
        """How many wait."""
        return sum(len(queue) for queue in self._waiting.values())

    @asynccontextmanager
    async def borrowed(
        self, owner: Owner, urgent: Callable[[], bool] = lambda: True
    ) -> AsyncIterator[T]:
        """Waits for an item and gives it back at the end."""
        item = await self._next(owner, urgent)
        try:
            yield item
        finally:
            self._give_back(item)

    async def _next(self, owner: Owner, urgent: Callable[[], bool]) -> T:
        if self._idle:
            return self._idle.popleft()
        queue = self._waiting.setdefault(owner, deque())
        if self._most is not None and len(queue) >= self._most:
            raise Refused(429, "too-much-waiting", most=self._most)
        turn: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        waiting = Waiting(turn, urgent)
        queue.append(waiting)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._give_back(turn.result())
            else:
                self._remove(owner, waiting)
            raise

    def _give_back(self, item: T) -> None:
        for owner, waiting in self._in_turn():
            self._remove(owner, waiting)
            if owner in self._waiting:
                self._waiting.move_to_end(owner)  # the others come first now
            if not waiting.turn.done():
                waiting.turn.set_result(item)
                return
        self._idle.append(item)

    def _in_turn(self) -> Iterator[tuple[Owner, Waiting[T]]]:
        """All that wait in the order of their turns: owner by owner, the urgent before the rest."""
        everything = [(owner, each) for owner, queue in self._waiting.items() for each in queue]
        yield from sorted(everything, key=lambda pair: not pair[1].urgent())

    def _remove(self, owner: Owner, waiting: Waiting[T]) -> None:
        queue = self._waiting[owner]
        queue.remove(waiting)
        if not queue:
            del self._waiting[owner]
