"""Access tokens: what programs show instead of a cookie."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from farshore.server.accounts.access_tokens import bearer, needed_scope
from farshore.server.storage.opening import Address, is_postgres
from tests.server.support import PATIENCE, Json, Person, Server, wait_until
from tests.support.postgres import execute


def new_token(person: Person, scope: str, name: str = "my bot") -> Json:
    return person.ask("POST", "/account/access-tokens", {"name": name, "scope": scope})


def program(server: Server, secret: str) -> Person:
    """Somebody who shows a token and has no cookie."""
    caller = server.person()
    caller.http.headers["authorization"] = f"Bearer {secret}"
    return caller


def socket_of(server: Server, table: str, secret: str) -> ClientConnection:
    address = server.address.replace("http", "ws", 1)
    headers = {"Authorization": f"Bearer {secret}"}
    return connect(f"{address}/api/tables/{table}/ws", additional_headers=headers)


def answer(socket: ClientConnection, **message: object) -> Json:
    socket.send(json.dumps({"id": "a", **message}))
    while True:
        heard = json.loads(socket.recv(PATIENCE))
        assert isinstance(heard, dict)
        if heard.get("id") == "a":
            return heard


def test_a_read_token_looks_and_cannot_play(server: Server) -> None:
    ada = server.person("Ada")
    table = ada.new_table("lanterns", "me", "random")
    reader = program(server, new_token(ada, "read")["secret"])
    assert reader.ask("GET", "/me")["guest"] == {"name": "Ada"}
    state = reader.ask("GET", f"/tables/{table}/state")
    assert state["seat"] == 0
    move = {"id": "m", "move": state["legal"][0]["move"], "version": state["version"]}
    refused = (403, "access-token-scope")
    assert reader.refused("POST", f"/tables/{table}/move", move) == refused
    assert reader.refused("POST", f"/tables/{table}/chat", {"id": "c", "text": "hi"}) == refused
    assert reader.refused("POST", "/tables", {"game": "lanterns"}) == refused


def test_a_play_token_plays(server: Server) -> None:
    ada = server.person("Ada")
    table = ada.new_table("lanterns", "me", "random")
    player = program(server, new_token(ada, "play")["secret"])
    state = player.ask("GET", f"/tables/{table}/state")
    move = {"id": "m", "move": state["legal"][0]["move"], "version": state["version"]}
    assert player.ask("POST", f"/tables/{table}/move", move)["id"] == "m"


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/account"),
        ("GET", "/account/everything"),
        ("DELETE", "/account"),
        ("POST", "/account/access-tokens"),
        ("PUT", "/me"),
        ("DELETE", "/me/everywhere"),
        ("POST", "/me/link"),
        ("POST", "/editions"),
    ],
)
def test_no_token_reaches_the_account_itself(server: Server, method: str, path: str) -> None:
    ada = server.person("Ada")
    player = program(server, new_token(ada, "play")["secret"])
    bodies = {
        "/account/access-tokens": {"name": "x", "scope": "play"},
        "/me": {"name": "Eve"},
        "/editions": {"game": "antarctica", "name": "x", "builtin": "reconstructed"},
    }
    refused = player.refused(method, path, bodies.get(path))
    assert refused == (403, "access-token-scope")
    assert ada.ask("GET", "/me")["guest"] == {"name": "Ada"}


@pytest.mark.parametrize("secret", ["x", "farshore_", "farshore_" + "a" * 43, "é"])
def test_a_forged_token_is_refused(server: Server, secret: str) -> None:
    headers = [(b"authorization", f"Bearer {secret}".encode())]
    response = httpx.get(f"{server.address}/api/me", headers=headers)
    assert response.status_code == 401
    assert response.json()["error"]["key"] == "bad-access-token"


def test_the_socket_takes_tokens(server: Server) -> None:
    ada = server.person("Ada")
    table = ada.new_table("lanterns", "me", "random")
    with socket_of(server, table, new_token(ada, "read")["secret"]) as reading:
        refusal = answer(reading, type="chat", text="hi")
        assert refusal["error"]["key"] == "access-token-scope"
        assert answer(reading, type="why", move="nothing")["type"] != "error"
    with socket_of(server, table, new_token(ada, "play")["secret"]) as playing:
        assert answer(playing, type="chat", text="hi")["type"] == "ack"


def test_a_token_is_shown_once_listed_and_revoked(server: Server) -> None:
    ada, eve = server.person("Ada"), server.person("Eve")
    made = new_token(ada, "play", " Night\tbot ")
    assert made["secret"].startswith("farshore_")
    table = ada.new_table("lanterns", "me", "open")
    (shown,) = ada.ask("GET", "/account")["access_tokens"]
    assert shown == {key: value for key, value in made.items() if key != "secret"}
    assert shown["name"] == "Night bot" and shown["used_at"] is None
    player = program(server, made["secret"])
    player.ask("GET", "/me")
    assert ada.ask("GET", "/account")["access_tokens"][0]["used_at"] is not None
    path = f"/account/access-tokens/{made['id']}"
    assert eve.refused("DELETE", path) == (404, "unknown-access-token")
    with socket_of(server, table, made["secret"]) as playing:
        answer(playing, type="chat", text="hi")
        ada.ask("DELETE", path)
        with pytest.raises(ConnectionClosed):
            answer(playing, type="chat", text="still here?")
    assert player.refused("GET", "/me") == (401, "bad-access-token")


def test_only_the_hash_of_a_token_is_stored(server: Server) -> None:
    made = new_token(server.person("Ada"), "read")
    stored = everything_stored(server.db)
    assert made["id"].encode() in stored, "its other values are there"
    assert made["secret"].encode() not in stored
    assert made["secret"].removeprefix("farshore_").encode() not in stored


def everything_stored(db: Address) -> bytes:
    """The files of SQLite, or all values of PostgreSQL."""
    if not is_postgres(db):
        path = Path(db)
        return b"".join(file.read_bytes() for file in path.parent.glob(f"{path.name}*"))
    names = execute(str(db), "SELECT tablename FROM pg_tables WHERE schemaname = 'public'")
    values = [
        value
        for [name] in names
        for row in execute(str(db), f'SELECT * FROM "{name}"')
        for value in row
    ]
    return b" ".join(value if isinstance(value, bytes) else str(value).encode() for value in values)


def test_the_description_names_the_tokens(server: Server) -> None:
    described = server.person().http.get("/openapi.json").json()
    scheme = described["components"]["securitySchemes"]["accessToken"]
    assert (scheme["type"], scheme["scheme"]) == ("http", "bearer")
    move = described["paths"]["/api/tables/{table_id}/move"]["post"]
    assert {"accessToken": []} in move["security"]


@pytest.mark.parametrize(
    ("header", "token"),
    [
        ("Bearer abc", "abc"),
        ("bearer  abc ", "abc"),
        ("Basic abc", None),
        ("Bearer", None),
        ("Bearer a b", None),
        (None, None),
    ],
)
def test_the_header_is_read(header: str | None, token: str | None) -> None:
    assert bearer(header) == token


def test_what_a_token_must_be_good_for() -> None:
    assert needed_scope("GET", "/api/tables/x/state") == "read"
    assert needed_scope("POST", "/api/tables") == "play"
    assert needed_scope("DELETE", "/api/tables/x") == "play"
    assert needed_scope("POST", "/api/tablesx") is None
    assert needed_scope("GET", "/api/account") is None
    assert needed_scope("GET", "/api/me/calls") is None
    assert needed_scope("POST", "/api/tables/x/webhooks") is None


def test_what_a_program_reads_its_owner_has_not_seen(tmp_path: Path) -> None:
    """Or nobody would be called who lets a program watch their tables."""
    server = Server(tmp_path, "--no-limits", "--workers=1")
    try:
        ada, bo = server.person("Ada"), server.person("Bo")
        table = ada.new_table("lanterns", "me", "open")
        reader = program(server, new_token(ada, "read")["secret"])
        reader.ask("GET", "/me/tables")
        with socket_of(server, table, new_token(ada, "play")["secret"]) as socket:
            socket.recv(PATIENCE)
            bo.ask("GET", "/me/tables")
            wait_until(lambda: "Bo" in who_has_looked(server))
            assert who_has_looked(server) == {"Bo"}
    finally:
        server.send_home()
        server.stop()


def who_has_looked(server: Server) -> set[str]:
    with sqlite3.connect(str(server.db)) as db:
        return {
            row[0]
            for row in db.execute(
                "SELECT g.name FROM call_sightings s JOIN guests g ON g.id = s.guest"
            )
        }
