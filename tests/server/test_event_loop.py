"""No request of anybody keeps the event loop busy: every endpoint, with its worst input.

What counts is the processor time of each single callback of the loop, which a busy machine does
not change.
"""

from __future__ import annotations

import asyncio
import gc
import time
from asyncio import Handle
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from random import Random

import httpx
import pytest

from farshore.core.registry import load
from farshore.core.state import CHANCE, State
from farshore.core.types import MoveId, Seat
from farshore.server.app import make_app
from farshore.server.app_state import AppState
from farshore.server.live_game import LiveGame
from farshore.server.models import NewTable
from farshore.server.new_tables import empty_table
from farshore.server.settings import Settings
from farshore.server.slow_work import SLICE
from farshore.server.storage.rows import ChatRow, SeatInfo
from farshore.server.table_model import begin_game
from farshore.server.visibility import replay
from farshore.server.visibility.replay import frame_json
from tests.support.loops import run_in_own_loop
from tests.support.seeds import COMPILED

MOST = 0.020
"""Seconds of processor time in one callback, on the compiled build."""


class Busiest:
    """The callback that took most."""

    seconds = 0.0
    what = ""


@contextmanager
def measured() -> Iterator[Busiest]:
    busiest = Busiest()
    run = Handle._run

    def timed(handle: Handle) -> None:
        began = time.thread_time()
        run(handle)
        seconds = time.thread_time() - began
        if seconds > busiest.seconds:
            busiest.seconds, busiest.what = seconds, repr(handle)

    Handle._run = timed  # type: ignore[method-assign,assignment]
    gc.collect()
    gc.disable()  # whose turn it is to collect everybody's garbage is chance
    try:
        yield busiest
    finally:
        gc.enable()
        Handle._run = run  # type: ignore[method-assign]


@asynccontextmanager
async def opened(db: Path) -> AsyncIterator[tuple[AppState, httpx.AsyncClient]]:
    app = make_app(Settings(db=db, limits=False, workers=1))
    state: AppState = app.state.farshore
    async with state.open(app):
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://here") as client:
            yield state, client


def long_game(name: str, players: int) -> LiveGame:
    """A whole random game."""
    game = load(name)
    setup = game.setup(players)
    state, rng = game.begin(setup), Random(3)
    moves: list[tuple[Seat, MoveId]] = []
    while not state.is_over():
        actor = state.waiting()[0]
        legal = state.legal(actor) if actor != CHANCE else [state.decision().draw(state, rng)]
        moves.append((actor, rng.choice(legal)))
        state.apply(*moves[-1])
    live = LiveGame(setup, moves)
    assert live.state.is_over()
    return live


async def stored(state: AppState, guest: int, game: LiveGame) -> str:
    info = empty_table(guest, game.setup)
    info.watching = "everybody"
    info.seats = [
        SeatInfo(guest, "Ada"),
        *(SeatInfo(bot="greedy") for _ in range(info.players - 1)),
    ]
    _, beginning = begin_game(info, game, Random(1), now=0)
    await state.tables._repository.create_table(info, beginning)
    return info.id


ENDPOINTS = {
    "who am I": "/api/me",
    "many tables of mine": "/api/me/tables",
    "games": "/api/games",
    "a game": "/api/games/council",
    "an edition": "/api/games/council/editions/reconstructed_1",
    "words": "/api/words/pl.ftl",
    "a list": "/api/tables?list=finished&limit=100",
    "a table": "/api/tables/{table}",
    "a state": "/api/tables/{table}/state",
    "chat": "/api/tables/{table}/chat?limit=200",
    "the table's edition": "/api/tables/{table}/edition",
    "a record": "/api/tables/{table}/record",
    "a result": "/api/tables/{table}/result",
    "the end of a replay": "/api/tables/{table}/replay?start={late}&count=100",
    "the log": "/api/tables/{table}/replay/log?seat=1",
    "health": "/healthz",
    "readiness": "/readyz",
    "numbers": "/metrics",
    "the description": "/openapi.json",
}


@pytest.mark.skipif(not COMPILED, reason="the limit is for the compiled build")
def test_no_request_keeps_the_event_loop_busy(tmp_path: Path) -> None:
    async def check() -> dict[str, str]:
        found: dict[str, str] = {}
        async with opened(tmp_path / "a.db") as (state, client):
            named = await client.put("/api/me", json={"name": "Ada"})
            guest = (await state.guests.find(named.cookies["farshore"])) if named.cookies else None
            assert guest is not None
            game = long_game("council", 4)
            table = await stored(state, guest.id, game)
            for _ in range(99):
                await state.tables.create(
                    guest.id, "Ada", NewTable(game="lanterns", players=2, join="everybody")
                )
            repository = state.tables._repository
            for n in range(200):
                line = ChatRow(n, Seat(0), "Ada", "x" * 500, 1, str(n))
                await repository.append_chat(table, line)
            await client.get("/openapi.json")  # made once, by whoever comes first
            for name, path in ENDPOINTS.items():
                state.tables.put_away(time.monotonic() + 1)
                address = path.format(table=table, late=len(game.entries) - 100)
                with measured() as busiest:
                    answer = await client.get(address)
                assert answer.status_code == 200, (name, answer.text)
                if busiest.seconds > MOST:
                    found[name] = f"{busiest.seconds * 1000:.1f} ms in {busiest.what[:160]}"
            with measured() as busiest:
                body = {"after": len(game.entries) // 2, "seat": 0}
                answer = await client.post(f"/api/tables/{table}/fork", json=body)
            assert answer.status_code == 201, answer.text
            if busiest.seconds > MOST:
                found["fork"] = f"{busiest.seconds * 1000:.1f} ms in {busiest.what[:160]}"
        return found

    assert run_in_own_loop(check()) == {}


def test_a_frame_is_computed_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    computed: list[Seat] = []

    def counted(state: State, viewer: Seat) -> dict[str, object]:
        computed.append(viewer)
        return frame_json(state, viewer)

    monkeypatch.setattr(replay, "frame_json", counted)

    async def check() -> None:
        async with opened(tmp_path / "a.db") as (state, client):
            await client.put("/api/me", json={"name": "Ada"})
            table = await stored(state, 1, long_game("antarctica", 2))
            path = f"/api/tables/{table}/replay?start=0&count=100"
            answers = await asyncio.gather(*(client.get(path) for _ in range(20)))
            assert len({answer.text for answer in answers}) == 1
            assert len(computed) == len(answers[0].json()["frames"]) > 20

    run_in_own_loop(check())


def test_frames_are_the_same_from_every_start(tmp_path: Path) -> None:
    async def check() -> None:
        async with opened(tmp_path / "a.db") as (state, client):
            await client.put("/api/me", json={"name": "Ada"})
            game = long_game("aquatica", 2)
            table = await stored(state, 1, game)
            path = f"/api/tables/{table}/replay"
            late = (await client.get(f"{path}?start=70&count=30")).json()["frames"]
            whole = (await client.get(f"{path}?start=0&count=100")).json()["frames"]
            assert whole[70:100] == late
            assert [frame["after"] for frame in whole] == list(range(100))
            state.tables.put_away(time.monotonic() + 1)
            again = (await client.get(f"{path}?start=60&count=100")).json()["frames"]
            assert again[10:40] == late

    run_in_own_loop(check())


def test_an_address_pays_for_what_its_replays_cost(tmp_path: Path) -> None:
    async def check() -> None:
        app = make_app(Settings(db=tmp_path / "a.db", workers=1))
        state: AppState = app.state.farshore
        async with state.open(app):
            async with state.slow.turn("1.2.3.4") as work:
                work.used += 4.0
            with pytest.raises(Exception, match="too-fast"):
                async with state.slow.turn("1.2.3.4"):
                    raise AssertionError("it has used its time")
            async with state.slow.turn("5.6.7.8"):
                pass

    run_in_own_loop(check())


def test_slow_work_lets_others_in_between(tmp_path: Path) -> None:
    async def check() -> None:
        async with opened(tmp_path / "a.db") as (state, _):
            turns = 0

            async def count() -> None:
                nonlocal turns
                while True:
                    turns += 1
                    await asyncio.sleep(0)

            counting = asyncio.create_task(count())
            async with state.slow.turn("a") as work:
                began = time.thread_time()
                while time.thread_time() - began < 20 * SLICE:
                    sum(range(1000))
                    await work.pause()
            counting.cancel()
            assert turns >= 10

    run_in_own_loop(check())
