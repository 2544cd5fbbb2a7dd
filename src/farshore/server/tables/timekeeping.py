"""The time of the seats of a table: who gets more, who is away, and what follows when it is up."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Final

from farshore.core.types import MoveId, Seat, seats
from farshore.server.errors import Refused
from farshore.server.game import clock
from farshore.server.game.clock import Pace, SeatClock
from farshore.server.storage.rows import RUNNING, ClockNote
from farshore.server.tables.seating import Seating
from farshore.server.tables.table_model import TableModel
from farshore.server.workers.bot_pool import STAND_IN

PlayFor = Callable[[Seat, MoveId, str], Awaitable[None]]
"""Makes a move for somebody whose time is up, unless the log is of another version by now."""


class Timekeeping:
    """The clocks of a table. Its lock must be held by whoever calls what changes something."""

    def __init__(self, model: TableModel, seating: Seating) -> None:
        self._model: Final = model
        self._seating: Final = seating

    # --- what people do

    async def give(self, seat: Seat, to: int) -> None:
        """An opponent gives time."""
        pace = self._running_pace()
        other = self._other(seat, to)
        if self._clock(other).since is None:
            raise Refused(409, "clock-not-running")
        given = clock.give(pace, self._clock(other), self._outages(), self._now())
        await self._note("give", other, seat, clock.GIFTS[pace.kind], given)

    async def go_away(self, seat: Seat, days: int) -> None:
        """Announces a vacation of so many days, from now on; 0: ends it."""
        pace, own = self._running_pace(), self._clock(seat)
        now = self._now()
        if days == 0:
            if not clock.is_away(own, now):
                raise Refused(409, "not-away")
            await self._note("back", seat, seat, 0, clock.come_back(own, now))
            return
        if clock.is_away(own, now) or own.out or self._is_up(seat):
            raise Refused(409, "vacation-not-now")
        if days > own.vacation:
            raise Refused(409, "too-much-vacation", given=days, most=own.vacation)
        away = clock.go_away(pace, own, self._outages(), now, days)
        await self._note("away", seat, seat, days, away)

    async def choose_bot(self, seat: Seat, late: int, whole_seat: bool) -> None:
        """The others let a bot play for somebody whose time is up: one decision, or the seat."""
        self._running_pace()
        other = self._other(seat, late)
        if not self._clock(other).out:
            raise Refused(409, "time-not-up")
        if whole_seat:
            await self._seating.stand_in(other, self._written("handover", other, seat, 0))
        elif not self._clock(other).bot_asked:
            asked = replace(self._clock(other), bot_asked=True)
            await self._note("bot-asked", other, seat, 0, asked)

    # --- what happens by itself

    async def look(self) -> bool:
        """Writes down whose time is up. Whether anything has changed."""
        model = self._model
        if model.info.status != RUNNING or model.pace is None:
            return False
        late = [seat for seat in seats(model.info.players) if self._is_up(seat)]
        for seat in late:
            if model.pace.timeout == "seat":
                await self._seating.stand_in(seat, self._written("timeout", seat, seat, 0))
            else:
                await self._note("timeout", seat, seat, 0, replace(self._clock(seat), out=True))
        return bool(late)

    def wants_bot(self) -> list[Seat]:
        """For whom a bot decides now."""
        model = self._model
        if model.pace is None or model.info.status != RUNNING:
            return []
        own = model.pace.timeout == "move"
        return [
            seat
            for seat in seats(model.info.players)
            if self._clock(seat).out and (own or self._clock(seat).bot_asked)
        ]

    async def decide_for(self, seat: Seat, play: PlayFor) -> None:
        """A bot makes a move for somebody whose time is up. The lock must not be held."""
        model = self._model
        version, legal = model.log(seat).version(), model.game.legal(seat)
        move = await model.services.bots.choose(
            model.game_record(), seat, STAND_IN, legal, model.info.host, model.is_watched
        )
        await play(seat, move, version)

    async def postpone(self, now: int) -> None:
        """After a look at which nothing was due any more."""
        model = self._model
        due = model.clock_row(model.clocks)
        at = None if due is None else due.due_at
        if at is None or at > now:
            await model.services.repository.move_deadline(model.info.id, now, at)

    # --- parts

    def _running_pace(self) -> Pace:
        if self._model.info.status != RUNNING:
            raise Refused(409, "table-not-running")
        if self._model.pace is None:
            raise Refused(409, "no-clock")
        return self._model.pace

    def _other(self, seat: Seat, number: int) -> Seat:
        players = self._model.info.players
        if number >= players:
            raise Refused(422, "no-such-seat", given=number, last=players - 1)
        if number == seat:
            raise Refused(409, "own-clock")
        return Seat(number)

    def _clock(self, seat: Seat) -> SeatClock:
        return self._model.clocks[seat]

    def _is_up(self, seat: Seat) -> bool:
        """Whether the time of a seat is up and nobody has written it down."""
        pace = self._model.pace
        if pace is None or self._clock(seat).since is None or self._clock(seat).out:
            return False
        return clock.remaining(pace, self._clock(seat), self._outages(), self._now()) == 0

    def _outages(self) -> list[clock.Span]:
        return self._model.services.uptime.outages

    def _now(self) -> int:
        return self._model.services.time.now()

    def _written(self, kind: str, seat: Seat, by: Seat, amount: int) -> ClockNote:
        return ClockNote(kind, seat, by, amount, self._now())

    async def _note(self, kind: str, seat: Seat, by: Seat, amount: int, changed: SeatClock) -> None:
        model = self._model
        clocks = (*model.clocks[:seat], changed, *model.clocks[seat + 1 :])
        await model.append_clock_note(self._written(kind, seat, by, amount), clocks)
