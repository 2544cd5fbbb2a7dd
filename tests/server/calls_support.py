"""A server whose calls a test sends by hand."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace

from farshore.localization.messages import words
from farshore.server.app_state import AppState
from farshore.server.calling.call_desk import (
    DEFAULTS,
    CallDesk,
)
from farshore.server.calling.events import TURN, calls_for
from farshore.server.storage.calls import (
    Channel,
)
from farshore.server.storage.opening import Address
from farshore.server.tables.table import Table
from tests.server.test_tables import ANTARCTICA, play, running, two_at_a_table
from tests.support.mail import MailServer, said

LATER = 100_000
"""Seconds by which the clock of these tests is ahead: no other desk sees what is due by it."""


class CallServer:
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
async def call_server(db: Address, **more: object) -> AsyncIterator[CallServer]:
    settings = {"call_after": LATER - 1000, "call_private": True, **more}
    async with running(db, **settings) as state:
        yield CallServer(state)


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


@asynccontextmanager
async def call_server_with_mail(db: Address, mail_server: MailServer) -> AsyncIterator[CallServer]:
    settings = {
        "public_url": "https://play.example.org",
        "smtp_from": "Farshore <games@example.org>",
        "smtp_host": "127.0.0.1",
        "smtp_port": mail_server.port,
        "smtp_tls": "none",
    }
    async with call_server(db, **settings) as here:
        yield here


async def by_mail(here: CallServer, mail_server: MailServer, language: str) -> tuple[Table, int]:
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


async def is_asked(here: CallServer, table: Table, guest: int, turn: int) -> None:
    """A turn begins at this moment of the test's clock."""
    here.now += 60
    await here.store.add_calls(table.info.id, calls_for([guest], TURN, 0, turn, now=here.now))
