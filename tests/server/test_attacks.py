"""Attacks that once kept everybody waiting, made again from beginning to end.

They are measured in what cannot depend on how busy the machine is: the processor time of the event
loop until the others have their turn, and the memory that a request fills.
"""

from __future__ import annotations

import asyncio
import json
import time
import tracemalloc
from pathlib import Path

import httpx
import pytest

from farshore.core.registry import load
from farshore.server import slow_work
from farshore.server.api.app import make_app
from farshore.server.app_state import AppState
from farshore.server.game.live_game import LiveGame
from farshore.server.settings import Settings
from farshore.server.storage.rows import SeatInfo, edition_digest
from farshore.server.tables.new_tables import empty_table
from tests.server.test_event_loop import MOST, measured, opened
from tests.server.worst_requests import long_game, stored
from tests.support.loops import run_in_own_loop
from tests.support.seeds import COMPILED

ATTACKER, ADA = "198.51.100.7", "198.51.100.8"
REPLAYS = 34
PADDED = 62
PADDING = 256 * 1024


class Waiting:
    """Somebody who wants a short turn of the event loop, again and again."""

    def __init__(self) -> None:
        self.longest = 0.0
        """Seconds of processor time that the others used from one turn to the next."""

    async def wait(self) -> None:
        while True:
            began = time.thread_time()
            await asyncio.sleep(0)
            self.longest = max(self.longest, time.thread_time() - began)


def caller(app: object, address: str) -> httpx.AsyncClient:
    transport = httpx.ASGITransport(app, client=(address, 1))  # type: ignore[arg-type]
    return httpx.AsyncClient(transport=transport, base_url="http://here", timeout=None)


@pytest.mark.skipif(not COMPILED, reason="the limit is for the compiled build")
def test_anonymous_replays_take_turns_with_everybody_and_cost_only_so_much(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(slow_work, "WORK_AT_ONCE", 0.1)  # as after some seconds of the attack
    monkeypatch.setattr(slow_work, "WORK_A_SECOND", 0.001)

    async def check() -> None:
        app = make_app(Settings(db=tmp_path / "a.db", workers=1))
        state: AppState = app.state.farshore
        async with state.open(app), caller(app, ATTACKER) as attacker, caller(app, ADA) as ada:
            await ada.put("/api/me", json={"name": "Ada"})
            games = [long_game("council", players) for players in (2, 3, 4)]
            tables = [await stored(state, [1], game) for game in games]
            running = await stored(state, [1], long_game("council", 4, left=40))
            shown = (await ada.get(f"/api/tables/{running}/state")).json()
            state.tables.put_away(time.monotonic() + 1)
            asked = [
                attacker.get(f"/api/tables/{tables[n % 3]}/replay?start={100 * (n // 3)}&count=100")
                for n in range(REPLAYS)
            ]
            move = {"id": "a", "version": shown["version"], "move": shown["legal"][0]["move"]}
            moved = ada.post(f"/api/tables/{running}/move", json=move)
            waiting = Waiting()
            other = asyncio.create_task(waiting.wait())
            with measured() as busiest:
                mine, *answers = await asyncio.gather(moved, *asked)
            other.cancel()
        assert mine.status_code == 200
        assert not busiest.is_too_long(), (busiest.seconds, busiest.what)
        assert waiting.longest < 5 * MOST
        assert {answer.status_code for answer in answers} == {200, 429}

    run_in_own_loop(check())


def test_lists_read_nothing_of_padded_editions(tmp_path: Path) -> None:
    async def check() -> None:
        async with opened(tmp_path) as (state, client):
            await client.put("/api/me", json={"name": "Ada"})
            edition = json.loads(json.dumps(load("antarctica").components["reconstructed_1"]))
            padded = {**edition, "padding": "x" * PADDING}
            asked = {"game": "antarctica", "players": 2, "edition": padded}
            assert (await client.post("/api/tables", json=asked)).status_code == 422
            for number in range(PADDED):  # as older servers have stored them
                info = empty_table(1, LiveGame(load("antarctica").setup(2)).setup)
                info.watching, info.joining = "everybody", "everybody"
                info.seats = [SeatInfo(1, "Ada"), SeatInfo()]
                text = json.dumps({**padded, "number": number})
                info.edition = edition_digest(text)
                await state.tables._repository.create_table(info, None, text)
            tracemalloc.start()
            try:
                lists = ["/api/tables?limit=100", "/api/me/tables", "/api/tables?list=open"]
                answers = await asyncio.gather(*map(client.get, lists))
                _, most = tracemalloc.get_traced_memory()
            finally:
                tracemalloc.stop()
            assert len(answers[0].json()["tables"]) == PADDED
            assert most < PADDED * PADDING / 4

    run_in_own_loop(check())
