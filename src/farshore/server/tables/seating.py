"""Who sits where: sitting down, getting up, handing a seat to a bot and taking it back."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from farshore.core.registry import load
from farshore.core.types import Seat
from farshore.server.calling.time_calls import with_calls
from farshore.server.errors import Refused
from farshore.server.game import clock
from farshore.server.game.live_game import LiveGame
from farshore.server.messages.models import SeatChange
from farshore.server.storage.rows import (
    EMBLEM,
    FINISHED,
    OPEN,
    RUNNING,
    Append,
    ClockNote,
    SeatInfo,
)
from farshore.server.tables.table_model import TableModel, begin_game
from farshore.server.workers.bot_pool import STAND_IN


class Seating:
    """The seats of a table. Its lock must be held by whoever calls these methods."""

    def __init__(self, model: TableModel) -> None:
        self._model: Final = model

    async def join(self, guest: int, name: str, wanted: int | None) -> None:
        info = self._model.info
        if info.seat_of(guest) is not None:
            raise Refused(409, "already-seated")
        if info.status != OPEN:
            raise Refused(409, "table-not-open")
        if info.is_removed(guest):
            raise Refused(403, "removed-from-table")
        await self._check_apart(guest)
        free = [at for at, seat in enumerate(info.seats) if seat.kind == "open"]
        if wanted is not None:
            self._check_number(wanted)
        if wanted is not None and wanted not in free:
            raise Refused(409, "seat-taken")
        if not free:
            raise Refused(409, "no-open-seat")
        await self._set(Seat(free[0] if wanted is None else wanted), SeatInfo(guest, name))

    async def leave(self, seat: Seat) -> None:
        """The seat becomes open again, or goes to a bot if the game has begun."""
        status = self._model.info.status
        if status == FINISHED:
            raise Refused(409, "table-not-running")
        await self._set(seat, SeatInfo(bot=None if status == OPEN else STAND_IN))

    async def change(
        self, guest: int, number: int, change: SeatChange, connected: set[Seat]
    ) -> None:
        self._check_number(number)
        seat = Seat(number)
        if change.to == "bot":
            await self._hand_over(guest, seat, change.bot, connected)
        elif change.to == "person":
            await self._take_back(guest, seat)
        else:
            await self._open(guest, seat)

    async def stand_in(self, seat: Seat, note: ClockNote) -> None:
        """A bot plays for somebody whose time is up, until the seat is taken back."""
        holder = self._model.info.seats[seat]
        await self._set(seat, SeatInfo(holder.guest, holder.name, STAND_IN), note)

    async def choose_emblem(self, seat: Seat, emblem: str) -> None:
        """What a seat goes by: chosen at the table, and without effect on play."""
        model = self._model
        info = model.info
        allowed = load(info.game).info.emblems_for(info.players)
        if info.status == FINISHED:
            raise Refused(409, "table-not-running")
        if emblem not in allowed:
            raise Refused(422, "unknown-emblem", given=emblem, allowed=allowed)
        if any(other.emblem == emblem for at, other in enumerate(info.seats) if at != seat):
            raise Refused(409, "emblem-taken")
        if info.seats[seat].emblem == emblem:
            return
        if info.status == RUNNING:
            await model.append_note(f"{EMBLEM} {seat} {emblem}")
            return
        holder = replace(info.seats[seat], emblem=emblem)
        await model.services.repository.change_seat(info.id, info.revision, seat, holder, None)
        info.revision += 1
        info.seats[seat] = holder

    def rename(self, guest: int, name: str) -> bool:
        """Whether the guest sits here and had another name."""
        seat = self._model.info.seat_of(guest)
        if seat is None or self._model.info.seats[seat].name == name:
            return False
        self._model.info.seats[seat].name = name
        return True

    async def _check_apart(self, guest: int) -> None:
        """Who is blocked is not told so: only that this table is not for them."""
        info = self._model.info
        blocks = await self._model.services.repository.relations.blocks(guest)
        here = {info.host, *(seat.guest for seat in info.seats)}
        if blocks.own & here:
            raise Refused(403, "blocked-by-you")
        if blocks.others & here:
            raise Refused(403, "table-not-for-you")

    def _check_number(self, number: int) -> None:
        players = self._model.info.players
        if number >= players:
            raise Refused(422, "no-such-seat", given=number, last=players - 1)

    async def _hand_over(self, guest: int, seat: Seat, bot: str, connected: set[Seat]) -> None:
        """Gives a seat to a bot: one's own, or as host that of somebody who is away."""
        self._model.services.bots.check(bot)
        info = self._model.info
        holder = info.seats[seat]
        if guest not in (holder.guest, info.host):
            raise Refused(403, "not-host" if holder.kind == "open" else "wrong-seat")
        if holder.kind == "person":
            if info.status != RUNNING:
                raise Refused(409, "table-not-running")
            if guest != holder.guest and seat in connected:
                raise Refused(409, "seat-present")
        elif info.status != OPEN:
            raise Refused(409, "not-a-person")
        await self._set(seat, SeatInfo(holder.guest, holder.name, bot))

    async def _take_back(self, guest: int, seat: Seat) -> None:
        holder = self._model.info.seats[seat]
        if holder.guest != guest:
            raise Refused(403, "wrong-seat")
        if holder.bot is None:
            raise Refused(409, "not-with-bot")
        await self._set(seat, SeatInfo(holder.guest, holder.name))

    async def _open(self, guest: int, seat: Seat) -> None:
        info = self._model.info
        if guest != info.host:
            raise Refused(403, "not-host")
        if info.status != OPEN:
            raise Refused(409, "table-not-open")
        holder = info.seats[seat].guest
        if holder == info.host:  # who gets up does not remove oneself for good
            raise Refused(409, "seat-taken")
        await self._set(seat, SeatInfo(), removed=holder)

    async def _set(
        self,
        seat: Seat,
        holder: SeatInfo,
        note: ClockNote | None = None,
        removed: int | None = None,
    ) -> None:
        """Changes a seat; when none is open any more, the game begins.

        `note`: why its time stands still from now on. `removed`: whom the host removes from it.
        """
        model = self._model
        info = model.info
        before = info.seats[seat]
        holder.waits, holder.ends = before.waits, before.ends
        if holder.kind != "open":
            holder.emblem = before.emblem
        others = [other for at, other in enumerate(info.seats) if at != seat]
        begins = info.status == OPEN and all(one.kind != "open" for one in [holder, *others])
        services = model.services
        start: tuple[LiveGame, Append] | None = None
        if begins:
            after = replace(info, seats=[*info.seats[:seat], holder, *info.seats[seat + 1 :]])
            game = LiveGame(model.setup())
            now, outages = services.time.now(), services.uptime.outages
            game, beginning = begin_game(after, game, services.rng, now)
            call_after = services.settings.call_after
            start = game, with_calls(after, beginning, call_after, outages, now)
        stopped = None if begins else self._clock_change(seat, holder, note)
        append = stopped if start is None else start[1]
        await services.repository.change_seat(info.id, info.revision, seat, holder, append, removed)
        info.revision += 1
        if removed is not None:
            info.removed.append(removed)
        info.seats[seat] = holder
        if start is not None:
            model.started(*start)
        elif stopped is not None:
            model.seat_changed(stopped)

    def _clock_change(self, seat: Seat, holder: SeatInfo, note: ClockNote | None) -> Append | None:
        """What a change of the seat does to its time: it runs only for people."""
        model = self._model
        before = model.info.seats[seat]
        if model.pace is None or model.info.status != RUNNING:
            return None
        if (before.bot is None) == (holder.bot is None):
            return None
        own, now = model.clocks[seat], model.services.time.now()
        if holder.bot is not None:
            changed = clock.stop(model.pace, own, model.services.uptime.outages, now)
            note = note or ClockNote("handover", seat, seat, 0, now)
        else:
            waited_for = seat in model.game.waiting()
            changed = clock.resume(model.pace, own, now) if waited_for else own
            note = ClockNote("return", seat, seat, 0, now)
        clocks = (*model.clocks[:seat], changed, *model.clocks[seat + 1 :])
        return model.note(note.line(), clocks)
