"""What is written down of a table that is made: anew, again, or from a past position."""

from __future__ import annotations

import secrets
import time
from zoneinfo import ZoneInfoNotFoundError

from farshore.core.game import PRESET, Setup
from farshore.core.registry import load
from farshore.server.errors import Refused
from farshore.server.game.clock import HOUR, MINUTE, SECOND, Pace, write_pace, zone_of
from farshore.server.messages.models import DaysClock, LiveClock, NewTable
from farshore.server.storage.rows import OPEN, SeatInfo, TableInfo, edition_digest
from farshore.server.tables.editions import BroughtEdition
from farshore.server.workers.bot_pool import STAND_IN, BotPool


def new_table_id() -> str:
    return secrets.token_urlsafe(12)


def empty_table(host: int, setup: Setup) -> TableInfo:
    return TableInfo(
        id=new_table_id(),
        game=setup.game.info.name,
        rules=setup.rules,
        players=setup.players,
        options=setup.choices(),
        data=setup.edition.name,
        edition=None,
        status=OPEN,
        host=host,
        pace="live",
        joining="link",
        watching="link",
        created_at=int(time.time()),
    )


def requested_table(
    guest: int, name: str, asked: NewTable, bots: BotPool, own: BroughtEdition | None
) -> tuple[TableInfo, Setup]:
    """A table as somebody asked for it."""
    game = load(asked.game)
    options = asked.options if asked.preset is None else {PRESET: asked.preset, **asked.options}
    setup = game.setup(asked.players, options, None if own is None else own.edition)
    info = empty_table(guest, setup)
    info.edition = None if own is None else edition_digest(own.text)
    info.pace, info.joining, info.watching = asked.pace, asked.join, asked.watch
    if asked.clock is not None:
        info.pace, info.clock = asked.clock.kind, write_pace(requested_pace(asked.clock))
    info.seats = requested_seats(guest, name, setup.players, asked, bots)
    if len(info.seats) != setup.players:
        raise Refused(422, "wrong-seat-count", given=len(info.seats), needed=setup.players)
    alone = sum(seat.kind != "bot" for seat in info.seats) == 1
    info.hints = alone if asked.hints is None else asked.hints
    return info, setup


def requested_pace(asked: LiveClock | DaysClock) -> Pace:
    if isinstance(asked, LiveClock):
        return Pace("live", asked.seconds * SECOND, asked.timeout, asked.bank_minutes * MINUTE)
    check_zone(asked.zone)
    return Pace(
        "days",
        asked.hours * HOUR,
        asked.timeout,
        weekends_off=asked.weekends_off,
        zone=asked.zone,
        vacation=asked.vacation,
    )


def check_zone(zone: str) -> None:
    try:
        zone_of(zone)
    except (ZoneInfoNotFoundError, ValueError, OSError) as error:
        raise Refused(422, "unknown-time-zone", given=zone) from error


def requested_seats(
    guest: int, name: str, players: int, asked: NewTable, bots: BotPool
) -> list[SeatInfo]:
    if asked.seats is None:
        return [SeatInfo(guest, name), *(SeatInfo() for _ in range(players - 1))]
    if sum(seat.kind == "me" for seat in asked.seats) > 1:
        raise Refused(422, "one-seat-each")
    seats: list[SeatInfo] = []
    for seat in asked.seats:
        if seat.kind == "me":
            seats.append(SeatInfo(guest, name))
        elif seat.kind == "bot":
            bot = seat.bot or STAND_IN
            bots.check(bot)
            seats.append(SeatInfo(bot=bot))
        else:
            seats.append(SeatInfo())
    return seats


def rematch_table(old: TableInfo, setup: Setup, guest: int, name: str) -> TableInfo:
    """The same settings and bots again; only who asks sits down already.

    Every seat keeps its emblem, for who played there and comes back to it.
    """
    info = empty_table(guest, setup)
    info.edition = old.edition
    info.pace, info.watching = old.pace, old.watching
    info.clock = old.clock
    info.hints = old.hints
    info.seats = [
        SeatInfo(bot=seat.bot) if seat.kind == "bot" else SeatInfo() for seat in old.seats
    ]
    own = old.seat_of(guest)
    if own is not None:
        info.seats[own] = SeatInfo(guest, name)
    for seat, before in zip(info.seats, old.seats, strict=True):
        seat.emblem = before.emblem
    return info


def forked_table(
    source: TableInfo, setup: Setup, guest: int, name: str, seat: int, bot: str
) -> TableInfo:
    """A past position to be played on from, against bots."""
    info = empty_table(guest, setup)
    info.edition = source.edition
    info.forked_from = source.id
    info.seats = [
        SeatInfo(guest, name) if number == seat else SeatInfo(bot=bot)
        for number in range(setup.players)
    ]
    return info
