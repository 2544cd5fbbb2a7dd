"""Calling people: who is called when, and what survives."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace
from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest

from farshore.core.types import Seat
from farshore.localization.messages import words
from farshore.server.calling.call_desk import (
    DEFAULTS,
    FIRST_PAUSE,
    LONG_FAILURE,
    still_true,
)
from farshore.server.calling.events import INVITED, KINDS, OVER, TIME, TURN, calls_for, is_new_turn
from farshore.server.calling.quiet_hours import quiet_until
from farshore.server.calling.texts import News, compose
from farshore.server.game.clock import SECOND
from farshore.server.messages.models import DaysClock, NewSeat, NewTable, SeatChange
from farshore.server.storage.calls import (
    LEASE,
    CallPreferences,
    Channel,
)
from farshore.server.storage.opening import Address
from farshore.server.storage.rows import RUNNING, SeatInfo, TableInfo
from farshore.server.tables.orders import OrderDesk
from farshore.server.tables.table import Table
from farshore.server.tables.uptime import TimeSource
from tests.server.calls_support import (
    CallServer,
    by_mail,
    call_server,
    call_server_with_mail,
    is_asked,
    next_turn,
)
from tests.server.test_planning import order_moves
from tests.server.test_storage import new_table, opened
from tests.server.test_tables import ANTARCTICA, Watcher, two_at_a_table
from tests.support.endpoint import Endpoint
from tests.support.loops import run_in_own_loop
from tests.support.mail import MailServer, said

# --- who is called


def test_who_is_away_is_called_once_for_a_turn(db: Address, endpoint: Endpoint) -> None:
    async def check() -> None:
        async with call_server(db) as here:
            table, ada, bo = await two_at_a_table(here.state, ANTARCTICA)
            for guest in (ada, bo):
                await here.webhook(guest, f"{endpoint.address}/{guest}")
            _, asked = await next_turn(table, ada, bo)
            await here.work()
            here.now += 3600
            await here.work()
            [posted] = endpoint.posted
            assert posted.path == f"/{asked}"
            told = posted.json()
            assert told["title"] == "Your turn: Antarctica"
            assert told["url"] == f"https://here/t/{table.info.id}"
            assert told["waiting"] == 1
            assert [event["kind"] for event in told["events"]] == ["turn"]

    run_in_own_loop(check())


def test_who_has_ordered_a_move_is_not_called_but_the_table_hears_of_the_turn(
    db: Address, endpoint: Endpoint, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A turn of which the channels of the table hear nothing would tell that it is ordered."""

    async def idle(_: OrderDesk) -> None:
        await asyncio.Event().wait()

    async def check() -> None:
        monkeypatch.setattr(OrderDesk, "run", idle)
        async with call_server(db) as here:
            table, ada, bo = await two_at_a_table(here.state, ANTARCTICA)
            channel = here.state.channels.add_webhook
            await channel(ada, table.info.id, "json", f"{endpoint.address}/table", "", "")
            for guest in (ada, bo):
                await here.webhook(guest, f"{endpoint.address}/person")
            _, asked = await next_turn(table, ada, bo)
            monkeypatch.setattr(TimeSource, "now", lambda _: int(here.now * SECOND))
            await order_moves(here.state, table, asked, 1)
            await OrderDesk(here.state.tables._services, here.state.tables).look()
            await here.work()
            assert [posted.path for posted in endpoint.posted] == ["/table"]
            here.now += 3 * 3600  # and nobody has made the move
            await here.work()
            assert [posted.path for posted in endpoint.posted] == ["/table", "/person"]

    run_in_own_loop(check())


def test_who_looks_at_the_table_is_not_called_but_a_hidden_page_does_not_count(
    db: Address, endpoint: Endpoint
) -> None:
    async def check() -> None:
        async with call_server(db) as here:
            table, ada, bo = await two_at_a_table(here.state, ANTARCTICA)
            pages = [Watcher(ada), Watcher(bo)]
            for guest, page in zip((ada, bo), pages, strict=True):
                await here.webhook(guest, endpoint.address)
                await table.connect(page, 0, "")
            await next_turn(table, ada, bo, "a")
            await here.work()
            assert endpoint.posted == []
            for page in pages:
                table.publisher.look(page, False)
            await next_turn(table, ada, bo, "b")
            await here.work()
            assert len(endpoint.posted) == 1

    run_in_own_loop(check())


def test_who_has_looked_since_at_any_server_is_not_called(db: Address, endpoint: Endpoint) -> None:
    async def check() -> None:
        async with call_server(db) as here:
            table, ada, bo = await two_at_a_table(here.state, ANTARCTICA)
            for guest in (ada, bo):
                await here.webhook(guest, endpoint.address)
            _, asked = await next_turn(table, ada, bo)
            await here.looked(asked, table.info.id)
            await here.work()
            assert endpoint.posted == []

    run_in_own_loop(check())


def test_a_turn_that_was_played_meanwhile_calls_nobody(db: Address, endpoint: Endpoint) -> None:
    async def check() -> None:
        async with call_server(db) as here:
            table, ada, bo = await two_at_a_table(here.state, ANTARCTICA)
            _, asked = await next_turn(table, ada, bo, "a")
            await here.webhook(asked, endpoint.address)
            other = ada if asked == bo else bo
            await next_turn(table, ada, bo, "b")
            await next_turn(table, ada, bo, "c")
            await here.desk.decide()
            seat = table.info.seat_of(asked)
            assert seat is not None
            await table.change_seat(asked, seat, SeatChange(to="bot", bot="random"))
            await here.work()
            assert endpoint.posted == []
            assert other != asked

    run_in_own_loop(check())


def test_all_tables_that_wait_are_in_one_message(db: Address, endpoint: Endpoint) -> None:
    async def check() -> None:
        async with call_server(db) as here:
            table, ada, bo = await two_at_a_table(here.state, ANTARCTICA)
            names = {ada: "Ada", bo: "Bo"}
            await here.webhook(ada, endpoint.address)
            tables = [table]
            for _ in range(2):
                more = await here.state.tables.create(ada, names[ada], ANTARCTICA)
                await more.join(bo, names[bo], None)
                tables.append(more)
            waiting = 0
            for number, each in enumerate(tables):
                if each.info.seat_of(ada) not in each.model.game.waiting():
                    await next_turn(each, ada, bo, f"t{number}")
                waiting += 1
            await here.work()
            [posted] = endpoint.posted
            told = posted.json()
            assert told["waiting"] == waiting == 3
            assert {event["table"] for event in told["events"]} == {t.info.id for t in tables}
            assert told["url"] == "https://here/"
            assert told["title"] == "Your turn at 3 tables"

    run_in_own_loop(check())


def test_a_game_against_bots_calls_nobody(db: Address, endpoint: Endpoint) -> None:
    async def check() -> None:
        async with call_server(db) as here:
            ada, _ = await here.state.guests.name(None, "Ada")
            await here.webhook(ada.id, endpoint.address)
            seats = [NewSeat(kind="me"), NewSeat(kind="bot", bot="random")]
            new = NewTable(game="antarctica", players=2, seats=seats)
            await here.state.tables.create(ada.id, ada.name, new)
            await here.work()
            assert endpoint.posted == []

    run_in_own_loop(check())


def table_of(*seats: SeatInfo) -> TableInfo:
    return TableInfo(
        id="t",
        game="antarctica",
        rules=1,
        players=len(seats),
        options={},
        data="",
        edition=None,
        status=RUNNING,
        host=1,
        pace="days",
        joining="link",
        watching="link",
        created_at=0,
        seats=[*seats],
    )


def test_the_quick_answer_of_a_bot_is_no_new_turn() -> None:
    info = table_of(SeatInfo(1, "Ada"), SeatInfo(bot="random"), SeatInfo(2, "Bo"))
    ada, bot, bo = Seat(0), Seat(1), Seat(2)
    assert not is_new_turn(info, ada, [bo, ada, bot])
    assert not is_new_turn(info, ada, [bo, ada, bot, bot])
    assert is_new_turn(info, ada, [ada, bo, bot])
    assert is_new_turn(info, ada, [bot]), "the first turn of the game"
    info.seats[2] = SeatInfo(2, "Bo", "random")
    assert not is_new_turn(info, ada, [ada, bo, bot]), "a bot plays for Bo"


def test_news_that_are_old_by_now_are_not_told() -> None:
    info = table_of(SeatInfo(1, "Ada", waits=True), SeatInfo(2, "Bo"))
    assert still_true(info, TURN, 1) and not still_true(info, TURN, 2)
    assert not still_true(info, INVITED, 3), "the game has begun"
    assert still_true(info, OVER, 1)
    assert not still_true(info, TURN, 3), "nobody who sits there"


def test_a_rematch_invites_the_others(db: Address, endpoint: Endpoint) -> None:
    async def check() -> None:
        async with call_server(db) as here:
            table, ada, bo = await two_at_a_table(here.state, ANTARCTICA)
            await here.webhook(bo, endpoint.address)
            await table.answer_end(ada, True)
            await table.answer_end(bo, True)
            again = await here.state.tables.rematch(table, ada, "Ada")
            await here.work()
            [posted] = endpoint.posted
            kinds = {event["kind"]: event["table"] for event in posted.json()["events"]}
            assert kinds == {OVER: table.info.id, INVITED: again.info.id}

    run_in_own_loop(check())


def test_time_that_runs_out_is_told_while_a_quarter_is_left(
    db: Address, endpoint: Endpoint
) -> None:
    async def check() -> None:
        async with call_server(db) as here:
            clock = DaysClock(kind="days", hours=24, timeout="others")
            table, ada, bo = await two_at_a_table(
                here.state, NewTable(game="antarctica", players=2, clock=clock)
            )
            for guest in (ada, bo):
                await here.webhook(guest, endpoint.address)
            mover, asked = await next_turn(table, ada, bo)
            began = time.time()
            here.now = began + 17 * 3600
            await here.work()
            assert endpoint.posted == []
            seat = table.info.seat_of(asked)
            assert seat is not None
            await table.give_time(mover, seat)  # a day more
            here.now = began + 18.1 * 3600
            await here.work()
            assert endpoint.posted == [], "there is more time now"
            here.now = began + 42.1 * 3600
            await here.work()
            kinds = [event["kind"] for one in endpoint.posted for event in one.json()["events"]]
            assert kinds == [TIME]
            told = endpoint.posted[0].json()
            assert told["title"] == "Time is running out: Antarctica"
            [event] = told["events"]
            assert abs(event["until"] / 1000 - began - 48 * 3600) < 120, "until when"

    run_in_own_loop(check())


@pytest.mark.parametrize(
    ("language", "zone", "told"),
    [
        ("en", "UTC", "You have until Wednesday, 18 November, 10:50 (UTC)."),
        ("it", "Europe/Rome", "Hai tempo fino a mercoledì 18 novembre, ore 11:50 (Europe/Rome)."),
        ("de", "Asia/Tokyo", "Du hast Zeit bis Mittwoch, 18. November, 19:50 Uhr (Asia/Tokyo)."),
        (
            *("pl", "Pacific/Pago_Pago"),
            "Masz czas do wtorku, 17 listopada, godz. 23:50 (Pacific/Pago Pago).",
        ),
    ],
)
def test_until_when_is_told_by_the_clock_on_the_wall(language: str, zone: str, told: str) -> None:
    until = int(datetime(2026, 11, 18, 10, 50, tzinfo=UTC).timestamp() * 1000)
    news = News(TIME, table_of(SeatInfo(guest=1, name="Ada")), 1, until)
    message = compose(CallPreferences(KINDS, language, zone), [news], 1, personal=True)
    assert message.body.endswith(told)


def test_a_table_without_days_tells_no_moment(db: Address, endpoint: Endpoint) -> None:
    async def check() -> None:
        async with call_server(db) as here:
            table, ada, bo = await two_at_a_table(here.state, ANTARCTICA)
            for guest in (ada, bo):
                await here.webhook(guest, endpoint.address)
            await next_turn(table, ada, bo)
            await here.work()
            [event] = endpoint.posted[0].json()["events"]
            assert event["until"] is None

    run_in_own_loop(check())


# --- quiet hours


def at(text: str, zone: str) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp()


def test_quiet_hours_are_those_of_the_time_zone() -> None:
    night = CallPreferences((), "en", "Europe/Rome", 22 * 60, 7 * 60 + 30)
    evening = at("2026-11-16T22:10", "Europe/Rome")
    assert quiet_until(night, evening) == at("2026-11-17T07:30", "Europe/Rome")
    assert quiet_until(night, at("2026-11-17T03:00", "Europe/Rome")) == at(
        "2026-11-17T07:30", "Europe/Rome"
    )
    assert quiet_until(night, at("2026-11-16T21:59", "Europe/Rome")) is None
    assert quiet_until(replace(night, time_zone="America/New_York"), evening) is None
    noon = replace(night, quiet_from=12 * 60, quiet_until=14 * 60)
    assert quiet_until(noon, at("2026-11-16T13:00", "Europe/Rome")) == at(
        "2026-11-16T14:00", "Europe/Rome"
    )
    assert quiet_until(replace(night, quiet_from=None), evening) is None


def test_quiet_hours_go_by_the_clock_on_the_wall_when_it_is_changed() -> None:
    night = CallPreferences((), "en", "Europe/Berlin", 22 * 60, 7 * 60)
    before = at("2026-03-28T23:00", "Europe/Berlin")
    assert quiet_until(night, before) == before + 7 * 3600, "one hour is left out that night"


def test_what_happens_in_quiet_hours_is_told_afterwards(db: Address, endpoint: Endpoint) -> None:
    async def check() -> None:
        async with call_server(db) as here:
            table, ada, bo = await two_at_a_table(here.state, ANTARCTICA)
            for guest in (ada, bo):
                await here.webhook(guest, endpoint.address)
                now = datetime.fromtimestamp(here.now, ZoneInfo("UTC"))
                begin = now.hour * 60 + now.minute
                quiet = replace(DEFAULTS, quiet_from=begin, quiet_until=(begin + 60) % 1440)
                await here.store.save_preferences(guest, quiet)
            await next_turn(table, ada, bo)
            await here.work()
            assert endpoint.posted == []
            here.now += 3700
            await here.work()
            assert len(endpoint.posted) == 1

    run_in_own_loop(check())


# --- delivery


def test_a_delivery_is_tried_again_and_never_sent_after_success(
    db: Address, endpoint: Endpoint
) -> None:
    async def check() -> None:
        async with call_server(db) as here:
            await called_once(here, endpoint)
            endpoint.answers = [(500, {}), (429, {"retry-after": "300"})]
            await here.work()
            assert len(endpoint.posted) == 1
            await here.work()
            assert len(endpoint.posted) == 1, "not before the pause is over"
            here.now += FIRST_PAUSE
            await here.work()
            here.now += 299
            await here.work()
            assert len(endpoint.posted) == 2, "the other side asked for a longer pause"
            here.now += 1
            await here.work()
            here.now += LONG_FAILURE
            await here.work()
            assert len(endpoint.posted) == 3
            ids = {posted.headers["x-farshore-delivery"] for posted in endpoint.posted}
            assert len(ids) == 1

    run_in_own_loop(check())


async def called_once(here: CallServer, endpoint: Endpoint) -> tuple[Table, int, Channel]:
    """Somebody with one webhook who is to be called for a turn."""
    table, ada, bo = await two_at_a_table(here.state, ANTARCTICA)
    asked = bo if table.info.seat_of(ada) in table.model.game.waiting() else ada
    channel = await here.webhook(asked, endpoint.address)
    await next_turn(table, ada, bo)
    return table, asked, channel


def test_what_a_killed_server_had_claimed_is_done_by_another(
    db: Address, endpoint: Endpoint
) -> None:
    async def check() -> None:
        async with call_server(db) as here:
            await called_once(here, endpoint)
            now = int(here.now)
            assert await here.store.claim_calls(now)  # and killed before anything came of it
            other = here.new_desk()
            assert not await other.decide()
            here.now += LEASE + 1
            assert await other.decide()
            assert await here.store.claim_delivery(int(here.now))  # killed again
            assert not await other.deliver()
            here.now += LEASE + 1
            assert await other.deliver()
            assert len(endpoint.posted) == 1
            here.now += LEASE + 1
            assert not await other.decide() and not await other.deliver()

    run_in_own_loop(check())


def test_two_servers_do_not_send_the_same(db: Address, endpoint: Endpoint) -> None:
    async def check() -> None:
        async with call_server(db) as here:
            await called_once(here, endpoint)
            desks = [here.new_desk() for _ in range(4)]
            await asyncio.gather(*(desk.decide() for desk in desks))
            await asyncio.gather(*(desk.deliver() for desk in desks))
            assert len(endpoint.posted) == 1

    run_in_own_loop(check())


def test_a_channel_that_fails_for_long_is_switched_off_and_can_be_tried_again(
    db: Address, endpoint: Endpoint
) -> None:
    async def check() -> None:
        async with call_server(db) as here:
            _, asked, channel = await called_once(here, endpoint)
            endpoint.answers = [(500, {})] * 100
            for _ in range(40):
                await here.work()
                here.now += 3 * 3600
            [found] = await here.store.channels(asked)
            assert found.off_at is not None
            assert found.why == "answered 500"
            tried = len(endpoint.posted)
            assert 8 < tried < 30
            await here.state.channels.switch_on(found)
            [found] = await here.store.channels(asked)
            assert found.off_at is None and found.id == channel.id

    run_in_own_loop(check())


@pytest.mark.parametrize("language", ["en", "it", "de", "pl"])
def test_who_has_another_way_to_be_called_hears_that_one_was_switched_off(
    db: Address, endpoint: Endpoint, mail_server: MailServer, language: str
) -> None:
    async def check() -> None:
        async with call_server_with_mail(db, mail_server) as here:
            table, asked = await by_mail(here, mail_server, language)
            await here.webhook(asked, f"{endpoint.address}/{asked}")
            endpoint.answers = [(500, {})] * 100
            await is_asked(here, table, asked, 2)
            for _ in range(40):
                await here.work()
                here.now += 3 * 3600
            _, letter = mail_server.letters
            say = words(language)
            assert letter["subject"] == say.say("call-title-off")
            text = said(letter, "plain")
            assert say.say("call-off", target="127.0.0.1") in text
            assert "https://play.example.org/me/calls" in text
            assert await here.store.count_off(asked) == 1

    run_in_own_loop(check())


def test_calls_written_with_a_move_are_there_when_the_move_is(db: Address) -> None:
    """One transaction: a crash leaves both or none."""

    async def check() -> None:
        async with opened(db) as repository:
            info = await new_table(repository)
            channel = Channel(
                "c", info.host, None, "webhook", "json", "https://x", "", "", "https://here", 1
            )
            await repository.calls.add_channel(channel)
            calls = calls_for([info.host], TIME, 0, mark=3, now=5)
            await repository.calls.add_calls(info.id, calls)
            await repository.calls.add_calls(info.id, calls)
            found = await repository.calls.claim_calls(5)
            assert [(one.kind, one.mark, one.audience) for one in found] == [(TIME, 3, "person")]

    run_in_own_loop(check())
