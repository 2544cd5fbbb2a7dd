"""Calling people: who is called when, by what, and what survives."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import jwt
import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from farshore.core.types import Seat
from farshore.localization.messages import words
from farshore.server.app_state import AppState
from farshore.server.calling import call_desk
from farshore.server.calling.call_desk import (
    DEFAULTS,
    FIRST_PAUSE,
    LONG_FAILURE,
    CallDesk,
    still_true,
)
from farshore.server.calling.events import INVITED, KINDS, OVER, TIME, TURN, calls_for, is_new_turn
from farshore.server.calling.quiet_hours import quiet_until
from farshore.server.calling.sending import FORMS
from farshore.server.calling.texts import News, compose
from farshore.server.errors import Refused
from farshore.server.game.clock import SECOND
from farshore.server.messages.call_models import PushSubscription
from farshore.server.messages.models import DaysClock, NewSeat, NewTable, SeatChange
from farshore.server.storage.calls import (
    JOINED,
    LEASE,
    UNCONFIRMED,
    CallPreferences,
    CallStore,
    Channel,
)
from farshore.server.storage.opening import Address
from farshore.server.storage.rows import RUNNING, SeatInfo, TableInfo
from farshore.server.tables.orders import OrderDesk
from farshore.server.tables.table import Table
from farshore.server.tables.uptime import TimeSource
from tests.server.test_planning import order_moves
from tests.server.test_storage import new_table, opened
from tests.server.test_tables import ANTARCTICA, Watcher, play, running, two_at_a_table
from tests.support.endpoint import Device, Endpoint, read
from tests.support.loops import run_in_own_loop
from tests.support.mail import MailServer, said

LATER = 100_000
"""Seconds by which the clock of these tests is ahead: no other desk sees what is due by it."""


@pytest.fixture
def endpoint() -> Iterator[Endpoint]:
    listening = Endpoint()
    yield listening
    listening.stop()


@pytest.fixture
def mail_server() -> Iterator[MailServer]:
    listening = MailServer()
    yield listening
    listening.stop()


class House:
    """A server whose desk the test moves by hand."""

    def __init__(self, state: AppState) -> None:
        self.state = state
        self.store = state.channels.store
        self.now = time.time() + LATER
        self.desk = self.new_desk()

    def new_desk(self) -> CallDesk:
        return CallDesk(
            self.state.tables._repository,
            self.state.sightings,
            self.state.sender,
            lambda: self.now,
            lambda: [],
        )

    async def work(self) -> None:
        """Everything that is due."""
        while await self.desk.decide():
            pass
        while await self.desk.deliver():
            pass

    async def webhook(self, guest: int, address: str, form: str = "json") -> Channel:
        return await self.state.channels.add_webhook(guest, None, form, address, "", "https://here")

    async def looked(self, guest: int, table: str) -> None:
        await self.store.note_sightings({(guest, table): int(self.now)})


@asynccontextmanager
async def house(db: Address, **more: object) -> AsyncIterator[House]:
    settings = {"call_after": LATER - 1000, "call_private": True, **more}
    async with running(db, **settings) as state:
        yield House(state)


async def next_turn(table: Table, ada: int, bo: int, id_: str = "m") -> tuple[int, int]:
    """Moves until the other is asked; gives (who moved, who is asked now)."""
    game = table.model.game
    mover = ada if table.info.seat_of(ada) in game.waiting() else bo
    asked = bo if mover == ada else ada
    for number in range(30):
        seat = table.model.player(mover)
        if seat not in game.waiting():
            break
        await play(table, mover, table.model.game.legal(seat)[0], f"{id_}{number}")
    assert table.info.seat_of(asked) in table.model.game.waiting()
    return mover, asked


# --- who is called


def test_who_is_away_is_called_once_for_a_turn(db: Address, endpoint: Endpoint) -> None:
    async def check() -> None:
        async with house(db) as here:
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
        async with house(db) as here:
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
        async with house(db) as here:
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
        async with house(db) as here:
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
        async with house(db) as here:
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
        async with house(db) as here:
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
        async with house(db) as here:
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
        async with house(db) as here:
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
        async with house(db) as here:
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
        async with house(db) as here:
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
        async with house(db) as here:
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
        async with house(db) as here:
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


async def called_once(here: House, endpoint: Endpoint) -> tuple[Table, int, Channel]:
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
        async with house(db) as here:
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
        async with house(db) as here:
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
        async with house(db) as here:
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
        async with house_with_mail(db, mail_server) as here:
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


# --- push


def test_only_the_device_can_read_a_push_message(db: Address, endpoint: Endpoint) -> None:
    async def check() -> None:
        async with house(db) as here:
            table, ada, bo = await two_at_a_table(here.state, ANTARCTICA)
            device = Device(f"{endpoint.address}/push/1")
            phone = PushSubscription(**device.subscription())
            for guest in (ada, bo):  # the same browser: it belongs to who subscribed last
                await here.state.channels.add_device(guest, phone, "https://here")
            assert await here.store.channels(ada) == []
            _, asked = await next_turn(table, ada, bo, "a")
            if asked == ada:
                await next_turn(table, ada, bo, "b")
            await here.work()
            [posted] = endpoint.posted
            told = device.decrypt(posted.body)
            assert told["path"] == f"/t/{table.info.id}"
            assert told["title"] == "Your turn: Antarctica"
            assert posted.headers["content-encoding"] == "aes128gcm"
            assert int(posted.headers["ttl"]) > 3600
            check_signature(
                posted.headers["authorization"], await here.state.channels.keys.public()
            )

    run_in_own_loop(check())


def check_signature(authorization: str, public: str) -> None:
    """As a push service does (RFC 8292)."""
    kind, _, rest = authorization.partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert kind == "vapid" and parts["k"] == public
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), read(public))
    claims = jwt.decode(parts["t"], key, algorithms=["ES256"], audience="http://127.0.0.1")
    assert claims["sub"].startswith("mailto:")


@pytest.mark.parametrize("status", [404, 410])
def test_a_subscription_that_is_gone_is_removed(
    db: Address, endpoint: Endpoint, status: int
) -> None:
    async def check() -> None:
        async with house(db) as here:
            table, ada, bo = await two_at_a_table(here.state, ANTARCTICA)
            for guest in (ada, bo):
                device = Device(f"{endpoint.address}/{guest}").subscription()
                await here.state.channels.add_device(guest, PushSubscription(**device), "")
            _, asked = await next_turn(table, ada, bo)
            endpoint.answers = [(status, {})] * 2
            await here.work()
            assert await here.store.channels(asked) == []

    run_in_own_loop(check())


def test_all_servers_of_a_storage_have_one_key(db: Address) -> None:
    async def check() -> None:
        async with house(db) as one, house(db) as other:
            keys = [each.state.channels.keys for each in (one, other)]
            assert await keys[0].public() == await keys[1].public()

    run_in_own_loop(check())


# --- webhooks


def test_a_webhook_has_the_form_that_its_taker_knows(db: Address, endpoint: Endpoint) -> None:
    async def check() -> None:
        async with house(db) as here:
            table, ada, bo = await two_at_a_table(here.state, ANTARCTICA)
            asked = bo if table.info.seat_of(ada) in table.model.game.waiting() else ada
            for form in FORMS:
                await here.webhook(asked, f"{endpoint.address}/{form}", form)
            await next_turn(table, ada, bo)
            await here.work()
            posted = {one.path[1:]: one for one in endpoint.posted}
            assert set(posted) == set(FORMS)
            link = f"https://here/t/{table.info.id}"
            discord = posted["discord"].json()
            assert discord["content"].endswith(link)
            assert discord["allowed_mentions"] == {"parse": []}
            assert posted["matrix"].json()["text"].endswith(link)
            assert posted["ntfy"].headers["click"] == link
            assert b"it is your turn" in posted["ntfy"].body
            assert posted["json"].json()["events"][0]["url"] == link

    run_in_own_loop(check())


def test_a_table_tells_its_webhook_who_is_asked_and_that_it_is_over(
    db: Address, endpoint: Endpoint
) -> None:
    async def check() -> None:
        async with house(db) as here:
            table, ada, bo = await two_at_a_table(here.state, ANTARCTICA)
            await here.state.channels.add_webhook(
                ada, table.info.id, "json", endpoint.address, "", "https://here"
            )
            _, asked = await next_turn(table, ada, bo)
            await here.work()
            name = {ada: "Ada", bo: "Bo"}[asked]
            assert [one.json()["text"] for one in endpoint.posted] == [
                f"Antarctica: it is {name}’s turn."
            ]
            await table.answer_end(ada, True)
            await table.answer_end(bo, True)
            here.now += LEASE
            await here.work()
            assert [one.json()["text"] for one in endpoint.posted[1:]] == [
                "Antarctica: the game is over."
            ]

    run_in_own_loop(check())


# --- mail


@asynccontextmanager
async def house_with_mail(db: Address, mail_server: MailServer) -> AsyncIterator[House]:
    settings = {
        "public_url": "https://play.example.org",
        "smtp_from": "Farshore <games@example.org>",
        "smtp_host": "127.0.0.1",
        "smtp_port": mail_server.port,
        "smtp_tls": "none",
    }
    async with house(db, **settings) as here:
        yield here


async def by_mail(here: House, mail_server: MailServer, language: str) -> tuple[Table, int]:
    """Somebody whose turn it is, and who has confirmed a mail address."""
    table, ada, bo = await two_at_a_table(here.state, ANTARCTICA)
    asked = ada if table.info.seat_of(ada) in table.model.game.waiting() else bo
    await here.state.channels.add_mail(asked, f"{language}@example.org", language, "")
    await here.store.save_preferences(asked, replace(DEFAULTS, language=language))
    [channel] = await here.store.channels(asked)
    await is_asked(here, table, asked, 1)
    await here.work()
    [question] = mail_server.letters
    assert channel.secret in said(question, "plain")
    assert question["subject"] == words(language).say("call-confirm-title")
    await here.state.channels.confirm(channel.secret)
    mail_server.letters.clear()
    return table, asked


async def is_asked(here: House, table: Table, guest: int, turn: int) -> None:
    """A turn begins at this moment of the test's clock."""
    here.now += 60
    await here.store.add_calls(table.info.id, calls_for([guest], TURN, 0, turn, now=here.now))


@pytest.mark.parametrize(
    ("language", "subject"),
    [
        ("en", "Your turn: Antarctica"),
        ("it", "Tocca a te: Antarctica"),
        ("de", "Du bist am Zug: Antarctica"),
        ("pl", "Twoja kolej: Antarktyda"),
    ],
)
def test_a_mail_is_in_the_language_of_the_person_and_can_be_ended(
    db: Address, mail_server: MailServer, language: str, subject: str
) -> None:
    async def check() -> None:
        async with house_with_mail(db, mail_server) as here:
            table, asked = await by_mail(here, mail_server, language)
            await is_asked(here, table, asked, 2)
            await here.work()
            [letter] = mail_server.letters
            assert letter["subject"] == subject
            assert letter["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
            link = letter["list-unsubscribe"].strip("<>")
            assert link.startswith("https://play.example.org/api/calls/unsubscribe/")
            for form in ("plain", "html"):
                assert f"https://play.example.org/t/{table.info.id}" in said(letter, form)
            await here.state.channels.unsubscribe(link.rpartition("/")[2])
            assert await here.store.channels(asked) == []

    run_in_own_loop(check())


def test_there_is_one_mail_in_an_absence(db: Address, mail_server: MailServer) -> None:
    async def check() -> None:
        async with house_with_mail(db, mail_server) as here:
            table, asked = await by_mail(here, mail_server, "en")
            for turn in (2, 3):
                await is_asked(here, table, asked, turn)
                await here.work()
            assert len(mail_server.letters) == 1
            here.now += 60
            await here.looked(asked, "")
            await is_asked(here, table, asked, 4)
            await here.work()
            assert len(mail_server.letters) == 2

    run_in_own_loop(check())


def test_a_slow_mail_server_gets_a_letter_once(
    db: Address, mail_server: MailServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(call_desk, "RENEWED_EVERY", 0.01)

    async def renewed(here: House) -> bool:
        [row] = await here.store._db.read("SELECT lease_until FROM call_deliveries")
        return int(row["lease_until"]) >= int(here.now) + LEASE

    async def check() -> None:
        async with house_with_mail(db, mail_server) as here:
            table, asked = await by_mail(here, mail_server, "en")
            await is_asked(here, table, asked, 2)
            assert await here.desk.decide()
            mail_server.holds = threading.Event()
            sending = asyncio.create_task(here.desk.deliver())
            await asyncio.to_thread(mail_server.holding.wait)
            for _ in range(4):
                here.now += LEASE * 3 // 4
                while not await renewed(here):
                    await asyncio.sleep(0.01)
                assert not await here.new_desk().deliver()
            mail_server.holds.set()
            assert await sending
            assert not await here.desk.deliver()
            [letter] = mail_server.letters
            assert letter["message-id"].endswith("@example.org>")

    run_in_own_loop(check())


def test_a_letter_that_is_sent_again_has_the_same_id(db: Address, mail_server: MailServer) -> None:
    """A server dies after the mail server has taken it: mailboxes show it once."""

    async def check() -> None:
        async with house_with_mail(db, mail_server) as here:
            table, asked = await by_mail(here, mail_server, "en")
            await is_asked(here, table, asked, 2)
            assert await here.desk.decide()
            with pytest.MonkeyPatch.context() as patched:
                patched.setattr(CallStore, "delivered", lambda *_: asyncio.sleep(0))
                assert await here.desk.deliver()
            here.now += LEASE + 1
            assert await here.desk.deliver()
            first, again = mail_server.letters
            assert first["message-id"] == again["message-id"]

    run_in_own_loop(check())


def test_a_server_without_mail_says_so(db: Address) -> None:
    async def check() -> None:
        async with house(db) as here:
            ada, _ = await here.state.guests.name(None, "Ada")
            with pytest.raises(Refused) as caught:
                await here.state.channels.add_mail(ada.id, "ada@example.org", "en", "")
            assert caught.value.reason.key == "call-no-mail"

    run_in_own_loop(check())


def test_the_channels_of_a_guest_wait_for_a_word_of_the_account(
    db: Address, endpoint: Endpoint
) -> None:
    """Whoever used the browser before may have set them up."""

    async def check() -> None:
        async with house(db) as here:
            table, ada, bo = await two_at_a_table(here.state, ANTARCTICA)
            guest, _ = await here.state.guests.name(None, "Guest")
            channel = await here.webhook(guest.id, endpoint.address)
            new = replace(channel, id="new", kind="mail", off_at=1, why=UNCONFIRMED)
            await here.store.add_channel(new)
            await here.store.save_preferences(guest.id, replace(DEFAULTS, language="it"))
            accounts = here.state.tables._repository.accounts
            _, asked = await next_turn(table, ada, bo)
            await accounts.join(guest.id, asked, int(here.now))
            found = {one.id: one.why for one in await here.store.channels(asked)}
            assert found == {channel.id: JOINED, "new": UNCONFIRMED}
            await is_asked(here, table, asked, 7)
            await here.work()
            assert endpoint.posted == []
            assert await here.store.count_off(asked) == 1
            await here.state.channels.switch_on(await here.state.channels.owned(asked, channel.id))
            await is_asked(here, table, asked, 8)
            await here.work()
            [posted] = endpoint.posted
            assert posted.json()["title"] == "Tocca a te: Antarctica"
            assert await here.store.count_off(asked) == 0

    run_in_own_loop(check())


def test_who_is_joined_and_forgotten_has_no_channels(db: Address) -> None:
    async def check() -> None:
        async with house(db) as here:
            _, ada, bo = await two_at_a_table(here.state, ANTARCTICA)
            channel = await here.webhook(ada, "https://hook.example/1")
            await here.store.save_preferences(ada, replace(DEFAULTS, language="it"))
            accounts = here.state.tables._repository.accounts
            await accounts.join(ada, bo, int(here.now))
            assert [one.id for one in await here.store.channels(bo)] == [channel.id]
            found = await here.store.preferences(bo)
            assert found is not None and found.language == "it"
            await accounts.forget(bo)
            assert await here.store.channels(bo) == []
            assert await here.store.preferences(bo) is None

    run_in_own_loop(check())
