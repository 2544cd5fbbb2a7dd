"""Every endpoint with the worst that it may be sent: long games and lists, bodies made to be slow.

Operations come from the description of the interface, so a new endpoint is tried, too.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

import httpx

from farshore.core.registry import load
from farshore.core.state import CHANCE
from farshore.core.types import MoveId, Seat
from farshore.server.app_state import AppState
from farshore.server.game.live_game import LiveGame
from farshore.server.middleware.security import most_of
from farshore.server.storage.rows import ChatRow, SeatInfo
from farshore.server.tables.new_tables import empty_table
from farshore.server.tables.registry import MOST_LISTED
from farshore.server.tables.table_model import begin_game
from tests.server.test_fuzz import example

OPERATOR_TOKEN = "correct horse battery staple"
CHAT_LINES = 200


def long_game(name: str, players: int, left: int = 0) -> LiveGame:
    """A whole random game, or one with at least so many moves left and a choice of seat 0."""
    game = load(name)
    setup = game.setup(players)
    state, rng = game.begin(setup), Random(3)
    moves: list[tuple[Seat, MoveId]] = []
    choices: list[int] = []
    """After how many moves seat 0 has a choice."""
    while not state.is_over():
        actor = state.waiting()[0]
        legal = state.legal(actor) if actor != CHANCE else [state.decision().draw(state, rng)]
        if actor == 0 and len(legal) > 1:
            choices.append(len(moves))
        moves.append((actor, rng.choice(legal)))
        state.apply(*moves[-1])
    if left:
        del moves[max(at for at in choices if at <= len(moves) - left) :]
    return LiveGame(setup, moves)


async def stored(state: AppState, guests: list[int], game: LiveGame) -> str:
    """A table with this game; who is not there is a bot."""
    info = empty_table(guests[0], game.setup)
    info.watching = "everybody"
    people = [SeatInfo(guest, f"Guest {guest}") for guest in guests]
    info.seats = [*people, *(SeatInfo(bot="greedy") for _ in range(info.players - len(guests)))]
    _, beginning = begin_game(info, game, Random(1), now=0)
    await state.tables._repository.create_table(info, beginning)
    return info.id


@dataclass
class World:
    """What the requests are about."""

    places: list[dict[str, str]]
    """What the names in paths stand for: one after the other is tried."""
    bodies: dict[str, list[Any]]
    """What is worth sending, by operation; an example from the description for the others."""


@dataclass(frozen=True)
class Ask:
    """One request."""

    operation: str
    method: str
    path: str
    content: bytes | None = None
    headers: Mapping[str, str] = field(default_factory=dict)


async def make_world(state: AppState, client: httpx.AsyncClient) -> World:
    """Ada has as much of everything as one may have."""
    await client.put("/api/me", json={"name": "Ada"})
    ada = await state.guests.find(client.cookies["farshore"])
    bo, _ = await state.guests.name(None, "Bo")
    assert ada is not None
    guests = [ada.id, bo.id]
    finished = await stored(state, guests, long_game("council", 4))
    repository = state.tables._repository
    for number in range(CHAT_LINES):
        line = ChatRow(number, Seat(0), "Ada", "x" * 500, 1, str(number))
        await repository.append_chat(finished, line)
    for _ in range(MOST_LISTED):
        await stored(state, guests, LiveGame(load("antarctica").setup(2)))
    game = long_game("council", 4, left=40)
    running = await stored(state, guests, game)
    edition = json.loads(json.dumps(load("council").components["reconstructed_1"]))
    document = {"game": "council", "name": "Mine", "document": edition}
    own = (await client.post("/api/editions", json=document)).json()["edition"]["id"]
    shared = await client.patch(f"/api/editions/{own}", json={"shared": True})
    await client.post("/api/operator/sign-in", json={"token": OPERATOR_TOKEN})
    await client.post(f"/api/tables/{running}/seats/1/report", json={"reason": "rude"})
    board = (await client.post(f"/api/tables/{running}/variation", json={})).json()
    shown = (await client.get(f"/api/tables/{running}/state")).json()
    places = {
        "game": "council",
        "edition": "reconstructed_1",
        "language": "pl",
        "seat": "1",
        "number": "1",
        "edition_id": own,
        "share": shared.json()["share"],
        "by": str(ada.id),
        "about": str(bo.id),
        "guest": str(bo.id),
        "kind": "ban",
    }
    names = ("token", "channel", "key", "address", "device", "token_id", "relation", "identity")
    places |= dict.fromkeys(names, "none")
    now = {"id": "a", "version": shown["version"], "move": shown["legal"][0]["move"]}
    board_shown = {"id": board["id"], "count": 0}
    planned = {**board_shown, "move": board["state"]["legal"][0]["move"]}
    table = {"game": "council", "players": 4, "edition": edition}
    return World(
        [{**places, "table_id": running}, {**places, "table_id": finished}],
        {
            "POST /api/tables": [table, {"game": "council", "players": 4}],
            "POST /api/games/{game}/check-edition": [{"document": edition}],
            "POST /api/editions": [document],
            "PUT /api/editions/{edition_id}": [{"revision": 1, "document": edition}],
            "POST /api/tables/{table_id}/fork": [{"after": len(game.entries) // 2, "seat": 0}],
            "POST /api/tables/{table_id}/move": [now],
            "POST /api/tables/{table_id}/why": [{"id": "d", "move": now["move"]}],
            "PUT /api/me/calls": [{"kinds": [], "language": "en", "time_zone": "UTC"}],
            "PUT /api/account/profile": [{"language": "en", "zone": "UTC"}],
            "POST /api/tables/{table_id}/undo": [{"id": "b", "version": ""}],
            "POST /api/tables/{table_id}/variation/move": [planned],
            "POST /api/tables/{table_id}/variation/undo": [{**board_shown, "count": 1}],
            "POST /api/tables/{table_id}/variation/why": [{"move": planned["move"]}],
            "POST /api/tables/{table_id}/chat": [{"id": "c", "text": "x" * 500}],
            "POST /api/tables/{table_id}/seats/{seat}": [{"to": "bot"}],
            "PUT /api/tables/{table_id}/order": [{"until": "end"}],
            "PUT /api/tables/{table_id}/seats/{seat}/relation": [{"kind": "block"}],
            "PUT /api/operator/guests/{guest}/sanction": [{"kind": "ban", "days": 1}],
            "POST /api/operator/sign-in": [{"token": OPERATOR_TOKEN}],
        },
    )


QUERIES = {
    "GET /api/tables": ["?list=finished&limit=100", "?list=running&limit=100"],
    "GET /api/tables/{table_id}/replay": ["?start=0&count=100", "?start=700&count=100&seat=1"],
    "GET /api/tables/{table_id}/replay/log": ["?seat=1"],
    "GET /api/tables/{table_id}/chat": ["?limit=200"],
}
LATE = ("DELETE ", "/leave", "/end", "/sanction", "/seats/{seat}")
"""After these Ada has less."""
LAST = (
    "POST /api/operator/sign-out",
    "DELETE /api/me/everywhere",
    "DELETE /api/me",
    "DELETE /api/account",
)
"""After one of these she is not Ada any more."""


def lateness(ask: Ask) -> int:
    if ask.operation in LAST:
        return 2
    return any(word in ask.operation for word in LATE)


def requests(described: Any, world: World) -> list[Ask]:
    """Every operation of the description, at every place."""
    found: list[Ask] = []
    for path, methods in described["paths"].items():
        for method, about in methods.items():
            operation = f"{method.upper()} {path}"
            places = world.places if "{table_id}" in path else world.places[:1]
            for names in places:
                for query in QUERIES.get(operation, [""]):
                    address = path.format(**names) + query
                    for content in contents(operation, address, about, described, world):
                        found.append(Ask(operation, method.upper(), address, content))
    return sorted(found, key=lateness)


def contents(
    operation: str, address: str, about: Any, described: Any, world: World
) -> list[bytes | None]:
    """What is sent: something that is right, and bodies that are made to be slow."""
    body = about.get("requestBody")
    if body is None:
        return [None]
    schema = body["content"]["application/json"]["schema"]
    right = world.bodies.get(operation, [example(schema, described)])
    bodies = slow_bodies(right[0], *most_of(address))
    return [*(json.dumps(each).encode() for each in right), *bodies]


def slow_bodies(right: Any, most: int, marks: int) -> list[bytes]:
    """As much as a body may hold: beside what belongs there, and in the place of its last part."""
    if not isinstance(right, dict) or not right:
        return [each.encode() for each in slow_values(most, marks)]
    *rest, last = right
    begin = "".join(f"{json.dumps(key)}:{json.dumps(right[key])}," for key in rest)
    inner = slow_values(most - len(begin) - 50, marks - sum(map(begin.count, ",:[{")) - 2)
    within = [f"{{{begin}{json.dumps(last)}:{each}}}" for each in inner]
    return [each.encode() for each in [*within, slow_values(most, marks)[0]]]


def slow_values(most: int, marks: int) -> list[str]:
    """Values of so many bytes and marks."""
    numbers = ",".join(f'"{n:06d}":1.25e-7' for n in range(min(marks // 2 - 1, most // 18 - 1)))
    lists = ",".join("[[]]" for _ in range(min(marks // 3 - 1, most // 5 - 1)))
    return [f"{{{numbers}}}", f"[{lists}]", json.dumps("\u00e9" * (most // 6 - 1))]
