"""Six friends in four time zones play three tables over a week, and each is called in time."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from farshore.localization.messages import words
from farshore.server.app_state import AppState
from farshore.server.calling.call_desk import CallDesk
from farshore.server.calling.events import KINDS
from farshore.server.calling.texts import game_title
from farshore.server.game.clock import HOUR, SECOND
from farshore.server.messages.models import NewSeat, NewTable
from farshore.server.storage.calls import CallPreferences
from farshore.server.tables.table import Table
from farshore.server.tables.uptime import TimeSource
from tests.server.test_tables import Watcher, play, running
from tests.support.endpoint import Endpoint
from tests.support.loops import run_in_own_loop

MONDAY = int(datetime.fromisoformat("2026-11-16T00:00+00:00").timestamp()) * SECOND
QUIET_FROM, QUIET_UNTIL = 22, 8
LONGEST_SILENCE = 11 * HOUR
"""A night, and until the server looks."""
ZONES = {
    "Ada": ("it", "Europe/Rome"),
    "Bo": ("de", "Europe/Berlin"),
    "Cem": ("pl", "Europe/Warsaw"),
    "Dee": ("en", "America/New_York"),
    "Eve": ("en", "America/New_York"),
    "Fay": ("en", "Asia/Tokyo"),
}
SEATED = (("Ada", "Bo", "Cem", "Dee"), ("Eve", "Fay", "Ada"), ("Fay", "Bo"))


@dataclass
class Friend:
    id: int
    language: str
    zone: ZoneInfo
    uncalled_since: dict[str, int] = field(default_factory=dict)
    """Tables that wait, and of which this friend does not know."""

    def hour(self, now: int) -> int:
        return datetime.fromtimestamp(now / SECOND, self.zone).hour

    def may_be_called(self, now: int) -> bool:
        return QUIET_UNTIL <= self.hour(now) < QUIET_FROM


class Week:
    """The friends, their tables, and the clock."""

    def __init__(self, state: AppState, endpoint: Endpoint) -> None:
        self.state = state
        self.endpoint = endpoint
        self.now = MONDAY
        self.friends: dict[str, Friend] = {}
        self.tables: list[Table] = []
        self.called = 0
        self.played = 0

    async def meet(self) -> None:
        kinds, quiet = KINDS, (QUIET_FROM * 60, QUIET_UNTIL * 60)
        for name, (language, zone) in ZONES.items():
            guest, _ = await self.state.guests.name(None, name)
            self.friends[name] = Friend(guest.id, language, ZoneInfo(zone))
            wanted = CallPreferences(kinds, language, zone, *quiet)
            await self.state.channels.save_preferences(guest.id, wanted)
            address = f"{self.endpoint.address}/{name}"
            await self.state.channels.add_webhook(guest.id, None, "json", address, "", "https://x")
        for names in SEATED:
            seats = [NewSeat(kind="me"), *[NewSeat(kind="open")] * (len(names) - 1)]
            host, *others = names
            new = NewTable(game="antarctica", players=len(names), seats=seats)
            table = await self.state.tables.create(self.friends[host].id, host, new)
            for name in others:
                await table.join(self.friends[name].id, name, None)
            self.tables.append(table)

    def waiting(self, friend: Friend) -> list[Table]:
        return [
            table
            for table in self.tables
            if table.info.seat_of(friend.id) in table.model.game.waiting()
        ]

    async def hour(self, desk: CallDesk) -> None:
        """Calls go out; who was called comes and plays; who waits unknowingly is not forgotten."""
        while await desk.decide():
            pass
        while await desk.deliver():
            pass
        posted, self.endpoint.posted[:] = [*self.endpoint.posted], []
        called = [self.friends[message.path.strip("/")] for message in posted]
        assert len({friend.id for friend in called}) == len(called), "one message for each"
        for friend, message in zip(called, posted, strict=True):
            self.check_call(friend, message.json())
        for friend in called:
            await self.visit(friend)
        for friend in self.friends.values():
            known = {table.info.id for table in self.waiting(friend)}
            since = friend.uncalled_since
            friend.uncalled_since = {table: since.get(table, self.now) for table in known}
            assert all(self.now - at <= LONGEST_SILENCE for at in friend.uncalled_since.values())
        self.now += HOUR

    def check_call(self, friend: Friend, told: dict[str, object]) -> None:
        self.called += 1
        assert friend.may_be_called(self.now)
        say, tables = words(friend.language), len(SEATED)
        one = [say.say(f"call-title-{kind}", game=game_title(say, "antarctica")) for kind in KINDS]
        more = [
            say.say(f"call-title-{kind}", tables=number)
            for kind in ("turns", "several")
            for number in range(1, tables + 1)
        ]
        assert told["title"] in [*one, *more]
        assert told["waiting"] == len(self.waiting(friend))

    async def visit(self, friend: Friend) -> None:
        """Looks at all tables that wait, and makes all moves that are asked for."""
        for table in self.waiting(friend):
            page = Watcher(friend.id)
            await table.connect(page, 0, "")
            seat = table.model.player(friend.id)
            while seat in table.model.game.waiting():
                move = table.model.game.legal(seat)[0]
                await play(table, friend.id, move, f"m{self.played}")
                self.played += 1
            table.publisher.disconnect(page)
        await self.state.sightings.note()


def test_six_friends_play_three_tables_over_a_week(
    tmp_path: Path, endpoint: Endpoint, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def idle(_: CallDesk) -> None:
        await asyncio.Event().wait()

    async def check() -> None:
        monkeypatch.setattr(CallDesk, "run", idle)
        monkeypatch.setattr(TimeSource, "now", lambda _: MONDAY)
        async with running(tmp_path / "tables.db", call_private=True) as state:
            week = Week(state, endpoint)
            monkeypatch.setattr(TimeSource, "now", lambda _: week.now)
            desk = CallDesk(
                *(state.tables._repository, state.sightings, state.sender),
                *(lambda: week.now / SECOND, lambda: []),
            )
            await week.meet()
            week.now += HOUR
            for _ in range(7 * 24):
                await week.hour(desk)
            assert week.called >= 3 * len(SEATED)
            assert week.played > week.called / 2

    run_in_own_loop(check())
