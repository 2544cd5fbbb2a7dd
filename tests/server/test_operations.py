"""What who runs a server is told: health, numbers, the log."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Iterator
from random import Random

import pytest
from starlette.requests import Request

from farshore.server.api.app import fault
from farshore.server.middleware.access import path_for_log
from tests.server.support import PATIENCE, Server
from tests.support.loops import run_in_own_loop


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(
        tmp_path_factory.mktemp("told"), "--no-limits", "--log-format=json", "--access-log"
    )
    yield server
    server.send_home()
    assert server.stop() == 0


def numbers(server: Server) -> dict[str, float]:
    """The metrics by name and labels."""
    text = server.person().http.get("/metrics").text
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return {name: float(number) for name, _, number in (line.rpartition(" ") for line in lines)}


@pytest.mark.parametrize("path", ["/healthz", "/readyz"])
def test_a_server_says_that_it_is_well(told: Server, path: str) -> None:
    answer = told.person().http.get(path)
    assert (answer.status_code, answer.text) == (200, "ok\n")


def test_the_numbers_follow_what_happens(told: Server) -> None:
    before = numbers(told)
    ada = told.person("Ada")
    page = ada.open(ada.new_table("lanterns", "me", "random"))
    page.until_state(lambda state: state["view"]["chosen"] == [False, True])
    page.play_any(Random(1))
    page.move("burn 99")
    assert ada.raw("GET", "/tables/none").status_code == 404
    after = numbers(told)

    def grown(name: str) -> float:
        return after.get(name, 0) - before.get(name, 0)

    assert grown('farshore_moves_total{by="person"}') >= 1
    assert grown('farshore_moves_total{by="server"}') >= 1
    assert grown("farshore_commit_seconds_count") >= 2
    assert grown('farshore_message_seconds_count{kind="move"}') == 2
    assert grown('farshore_jobs_total{kind="choose",outcome="done"}') >= 1
    assert grown('farshore_refusals_total{key="unknown-table"}') == 1
    assert grown("farshore_sockets") == 1 and grown("farshore_tables_loaded") == 1
    route = 'method="GET",route="/api/tables/{table_id}",status="404"'
    assert grown(f"farshore_request_seconds_count{{{route}}}") == 1
    assert {'farshore_waiting{queue="moves"}', 'farshore_waiting{queue="advice"}'} <= set(after)
    assert after["farshore_loop_lag_seconds_count"] > 0


def test_numbers_are_not_told_through_a_proxy(told: Server) -> None:
    asked = told.person().http.get("/metrics", headers={"x-forwarded-for": "203.0.113.9"})
    assert asked.status_code == 404


def test_the_log_tells_requests_and_tables_and_nothing_secret(told: Server) -> None:
    ada = told.person("Zebulon Qwerty")
    table = ada.new_table("lanterns", "me", "random")
    token = ada.ask("POST", "/me/link")["token"]
    asked = ada.http.get(f"/api/tables/{table}?secret=1")
    lines: list[dict[str, object]] = []
    deadline = time.monotonic() + 5
    while time.monotonic() < deadline and not any(line.get("table") == table for line in lines):
        lines = [json.loads(line) for line in told.log.read_text().splitlines()]
    found = next(line for line in lines if line.get("request") == asked.headers["x-request-id"])
    assert found["path"] == f"/api/tables/{table}" and found["table"] == table
    assert found["status"] == 200 and found["method"] == "GET"
    text = told.log.read_text()
    for secret in ("Zebulon", token, ada.http.cookies["farshore"], "secret=1"):
        assert secret not in text


SECRETS = ("token", "share", "address", "identity")
"""Names in paths that stand for a secret, or for who somebody is elsewhere."""


def test_a_request_that_fails_brings_no_secret_into_the_log(
    caplog: pytest.LogCaptureFixture,
) -> None:
    scope = {"type": "http", "method": "GET", "path": "/api/shared-editions/Xyzzy", "headers": [],
             "query_string": b"key=1", "server": ("here", 80), "scheme": "http"}  # fmt: skip
    assert run_in_own_loop(fault(Request(scope), ValueError("broken"))).status_code == 500
    assert "/api/shared-editions/... failed" in caplog.text
    assert "Xyzzy" not in caplog.text and "key=1" not in caplog.text


def test_no_path_brings_a_secret_into_the_log(told: Server) -> None:
    described = told.person().http.get("/openapi.json").json()
    secret = [path for path in described["paths"] if set(re.findall(r"{(\w+)}", path)) & {*SECRETS}]
    assert len(secret) == len(SECRETS)
    for path in secret:
        assert "hidden" not in path_for_log("/club" + re.sub(r"{\w+}", "hidden/2", path))
    eve = told.person()
    asked = eve.http.get("/api/shared-editions/Xyzzy")
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline and asked.headers["x-request-id"] not in told.log.read_text():
        time.sleep(0.05)
    assert "/api/shared-editions/..." in told.log.read_text()
    assert "Xyzzy" not in told.log.read_text()
