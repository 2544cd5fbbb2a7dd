"""Messages that were right until something changed them: no answer is a fault of ours, and nobody
else is disturbed. `make soak` sends 100,000; `FARSHORE_FUZZ_SEED` sends the same ones again."""

from __future__ import annotations

import contextlib
import json
import os
import re
import socket
from random import Random
from typing import Any
from urllib.parse import quote

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.support import Json, Page, Person, Server
from tests.support.seeds import fresh_seed

SEED = int(os.environ.get("FARSHORE_FUZZ_SEED", fresh_seed()))
"""Of the many; the few are always the same."""
FEW_SEED = 18
FEW = 300
MANY = 50_000
"""Of each kind."""
RAW = 8
"""Every so manieth request is broken in its bytes."""
NAMES = ("0", "1", "lanterns", "antarctica", "standard", "en", "greedy", "nothing")
"""For what stands in a path."""
ONE_TABLE_OF = 20
"""Most requests go to tables that are there; so many new ones are enough."""

EVIL: list[Any] = [
    None, True, -1, 0, 2**31, 2**63, 10**40, 0.5, 1e308, "", " ", "\x00", "\ud800", "\u202e",
    "../..", "🦑" * 40, "x" * 5000, "%s%n{}", "0 end_turn", "<script>", [], {}, [[]] * 50, [None],
    {"": {}}, {"kind": "move"}, "2026-11-16", "burn 1",
]  # fmt: skip

TABLE = {"game": "lanterns", "players": 2, "seats": [{"kind": "me"}, {"kind": "open"}]}
CLOCK = {"kind": "days", "hours": 24, "timeout": "move"}
REQUESTS: list[tuple[str, str, Any]] = [
    ("POST", "/api/tables", TABLE),
    ("POST", "/api/tables", {**TABLE, "clock": CLOCK, "options": {}, "join": "link"}),
    ("POST", "/api/tables", {"game": "antarctica", "players": 2}),
    ("GET", "/api/tables?list=open&game=lanterns&offset=0&limit=10", None),
    ("GET", "/api/tables/{table_id}/replay?start=3&seat=0", None),
    ("GET", "/api/tables/{table_id}/chat?before=9&limit=5", None),
    ("POST", "/api/tables/{table_id}/move", {"id": "a", "version": "v", "move": "burn 1"}),
    ("POST", "/api/tables/{table_id}/seats/1", {"to": "bot", "bot": "random"}),
    ("POST", "/api/tables/{table_id}/fork", {"after": 1, "seat": 0}),
    ("POST", "/api/editions", {"game": "antarctica", "name": "Mine", "document": {}}),
    ("POST", "/api/games/antarctica/check-edition", {"format": "farshore-edition/1"}),
]
"""Requests that lead far; a plain one for every endpoint is added from the description."""
MESSAGES: list[Json] = [
    {"type": "move", "id": "a", "version": "v", "move": "burn 1"},
    {"type": "move", "id": "b", "version": "v", "move": {"kind": "burn", "candle": 1}},
    {"type": "undo", "id": "c", "version": "v"},
    {"type": "why", "id": "d", "move": "burn 9"},
    {"type": "chat", "id": "e", "text": "hello"},
    {"type": "looking", "id": "f", "looking": True},
]


def changed(value: Any, rng: Random) -> Any:
    """The same with one place in it that is not."""
    if isinstance(value, dict) and value and rng.random() < 0.85:
        found = dict(value)
        key = rng.choice([*found])
        match rng.randrange(8):
            case 0:
                del found[key]
            case 1:
                found[rng.choice(("", "extra", key + "x"))] = rng.choice(EVIL)
            case _:
                found[key] = changed(found[key], rng)
        return found
    if isinstance(value, list) and value and rng.random() < 0.7:
        at = rng.randrange(len(value))
        return [*value[:at], changed(value[at], rng), *value[at + 1 :]]
    return rng.choice(EVIL)


def broken(text: bytes, rng: Random) -> bytes:
    """Some bytes changed, lost or doubled."""
    found = bytearray(text)
    for _ in range(rng.randint(1, 4)):
        at = rng.randrange(len(found) + 1)
        match rng.randrange(4):
            case 0:
                found[at : at + 1] = bytes([rng.randrange(256)])
            case 1:
                del found[at : at + rng.randint(1, 8)]
            case 2:
                found[at:at] = found[at // 2 : at // 2 + rng.randint(1, 20)]
            case _:
                found[at:at] = rng.choice((b"\x00", b"\r\n", b"\xff\xfe", b"[" * 50, b'"', b"%00"))
    return bytes(found)


def example(schema: Json, described: Json) -> Any:
    """Something that a schema might allow."""
    if "$ref" in schema:
        return example(described["components"]["schemas"][schema["$ref"].split("/")[-1]], described)
    for several in ("anyOf", "oneOf", "allOf"):
        if several in schema:
            return example(schema[several][0], described)
    if "const" in schema or "enum" in schema:
        return schema.get("const", schema.get("enum", [None])[0])
    match schema.get("type"):
        case "object":
            parts = schema.get("properties", {})
            return {name: example(part, described) for name, part in parts.items()}
        case "array":
            return [example(schema.get("items", {}), described)]
        case "integer" | "number":
            return 1
        case "boolean":
            return True
    return "lanterns"


def plain_requests(described: Json) -> list[tuple[str, str, Any]]:
    """One for every endpoint."""
    found: list[tuple[str, str, Any]] = []
    for path, methods in described["paths"].items():
        for method, about in methods.items():
            content = about.get("requestBody", {}).get("content", {})
            schema = content.get("application/json", {}).get("schema")
            body = None if schema is None else example(schema, described)
            found.append((method.upper(), path, body))
    return found


def written(value: Any) -> bytes:
    return json.dumps(value).encode()


class Fuzzer:
    """Eve, who sends what nobody should, and the table at which two others play."""

    def __init__(self, server: Server, seed: int) -> None:
        self.rng = Random(seed)
        self._server = server
        self._guest = server.person("Eve")
        self._own = self._guest.new_table("lanterns", "me", "random")
        self._others = others(server)
        described = server.person().http.get("/openapi.json").json()
        self._requests = [*REQUESTS, *plain_requests(described)]
        self._marks = [page.state["log"]["mark"] for page in self._others]

    # --- requests

    def request(self) -> None:
        rng = self.rng
        method, path, body = rng.choice(self._requests)
        if path == "/api/tables" and rng.randrange(ONE_TABLE_OF):
            method, path = "GET", "/api/me/tables"
        table = rng.choice((self._own, self._others[0].table_id))
        path = path.replace("{table_id}", table)
        path = re.sub(r"\{(\w+)\}", lambda _: rng.choice(NAMES), path)
        if rng.random() < 0.2:
            path = broken_path(path, rng)
        content = b"" if body is None else written(changed(body, rng))
        if rng.random() < 0.2:
            content = broken(content, rng)
        if rng.randrange(RAW):
            self._ask(method, path, content)
        else:
            self._send_raw(method, path, content)

    def _ask(self, method: str, path: str, content: bytes) -> None:
        headers = {"Content-Type": "application/json"}
        try:
            answer = self._guest.http.request(method, path, content=content, headers=headers)
        except httpx.InvalidURL:
            return
        assert answer.status_code < 500, (method, path, content, answer.text)
        asked = answer.url.path  # without the dots that lead out of a folder
        if answer.is_error and asked.startswith("/api/"):  # elsewhere people get a page
            assert answer.json()["error"]["key"], answer.text
        if answer.status_code == 401:  # she has signed herself out
            self._guest = self._server.person("Eve")

    def _send_raw(self, method: str, path: str, content: bytes) -> None:
        lines = [
            f"{method} {quote(path, safe='/?=&%')} HTTP/1.1",
            "Host: localhost",
            f"Cookie: {self._guest.cookie()}",
            "Content-Type: application/json",
            f"Content-Length: {len(content)}",
            "Connection: close",
        ]
        head = "\r\n".join(lines).encode()
        at = ("127.0.0.1", self._server.port)
        with contextlib.suppress(OSError), socket.create_connection(at) as wire:
            wire.sendall(broken(head, self.rng) + b"\r\n\r\n" + content)
            wire.shutdown(socket.SHUT_WR)
            said = wire.recv(100)
            assert said.split(b" ")[1:2] < [b"5"], (head, said)

    # --- messages

    def open_page(self) -> Page:
        table = self.rng.choice((self._own, self._others[0].table_id))
        return self._guest.open(table, log=self.rng.choice((0, -1, "x", 10**9)), mark="%00")

    def send(self, page: Page) -> Page:
        """A message, and its answer. A page that was closed is opened again."""
        text = written(changed(self.rng.choice(MESSAGES), self.rng))
        if self.rng.random() < 0.3:
            text = broken(text, self.rng)
        try:
            page.socket.send(text, text=self.rng.random() < 0.5)  # be it UTF-8 or not
            answer = page.until(lambda message: message["type"] not in ("table", "state", "chat"))
        except ConnectionClosed:
            return self.open_page()
        assert answer.get("error", {}).get("key") != "server-fault", (text, answer)
        page.heard.clear()
        return page

    # --- the others

    def check_others(self) -> None:
        """Their game is as it was, and it goes on."""
        for page, mark in zip(self._others, self._marks, strict=True):
            now = page.person.ask("GET", f"/tables/{page.table_id}/state")
            assert now["log"]["mark"] == mark
        for page in self._others:
            assert page.move("burn 1")["type"] == "ack"
        log = self._server.log.read_text()
        assert "Traceback" not in log, log[log.index("Traceback") - 500 :][:5000]


def others(server: Server) -> list[Page]:
    people: list[Person] = [server.person("Ada"), server.person("Bo")]
    table = people[0].new_table("lanterns", "me", "open")
    people[1].ask("POST", f"/tables/{table}/join", {})
    pages = [person.open(table) for person in people]
    for page in pages:
        page.until_state()
    return pages


def broken_path(path: str, rng: Random) -> str:
    parts = path.split("/")
    parts[rng.randrange(1, len(parts))] = quote(str(rng.choice(EVIL))[:300], errors="ignore")
    return "/".join(parts)


def send_all(server: Server, number: int, seed: int) -> None:
    print("seed", seed)
    fuzzer = Fuzzer(server, seed)
    for _ in range(number):
        fuzzer.request()
    page = fuzzer.open_page()
    for _ in range(number):
        page = fuzzer.send(page)
    fuzzer.check_others()


def test_a_few_broken_messages_disturb_nobody(server: Server) -> None:
    send_all(server, FEW, FEW_SEED)


@pytest.mark.slow
def test_many_broken_messages_disturb_nobody(server: Server) -> None:
    send_all(server, MANY, SEED)
