"""What carries a call: push messages, webhooks, mail."""

from __future__ import annotations

import asyncio
import threading
from dataclasses import replace

import jwt
import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from farshore.server.calling import call_desk
from farshore.server.calling.call_desk import (
    DEFAULTS,
)
from farshore.server.calling.sending import FORMS
from farshore.server.errors import Refused
from farshore.server.messages.call_models import PushSubscription
from farshore.server.storage.calls import (
    JOINED,
    LEASE,
    UNCONFIRMED,
    CallStore,
)
from farshore.server.storage.opening import Address
from tests.server.calls_support import (
    CallServer,
    by_mail,
    call_server,
    call_server_with_mail,
    is_asked,
    next_turn,
)
from tests.server.test_tables import ANTARCTICA, two_at_a_table
from tests.support.endpoint import Device, Endpoint, read
from tests.support.loops import run_in_own_loop
from tests.support.mail import MailServer, said

# --- push


def test_only_the_device_can_read_a_push_message(db: Address, endpoint: Endpoint) -> None:
    async def check() -> None:
        async with call_server(db) as here:
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
        async with call_server(db) as here:
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
        async with call_server(db) as one, call_server(db) as other:
            keys = [each.state.channels.keys for each in (one, other)]
            assert await keys[0].public() == await keys[1].public()

    run_in_own_loop(check())


# --- webhooks


def test_a_webhook_has_the_form_that_its_taker_knows(db: Address, endpoint: Endpoint) -> None:
    async def check() -> None:
        async with call_server(db) as here:
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
        async with call_server(db) as here:
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
        async with call_server_with_mail(db, mail_server) as here:
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
        async with call_server_with_mail(db, mail_server) as here:
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

    async def renewed(here: CallServer) -> bool:
        [row] = await here.store._db.read("SELECT lease_until FROM call_deliveries")
        return int(row["lease_until"]) >= int(here.now) + LEASE

    async def check() -> None:
        async with call_server_with_mail(db, mail_server) as here:
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
        async with call_server_with_mail(db, mail_server) as here:
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
        async with call_server(db) as here:
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
        async with call_server(db) as here:
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
        async with call_server(db) as here:
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
