"""Reporting somebody to the operator."""

from __future__ import annotations

import json
from typing import Any

from farshore.server.storage.repository import Repository
from farshore.server.upkeep import report_line, with_storage
from tests.server.support import Person, Server
from tests.support.loops import run_in_own_loop


def reports(server: Server, table: str) -> list[dict[str, Any]]:
    async def read(repository: Repository) -> list[dict[str, Any]]:
        return [report_line(report) for report in await repository.reports.all()]

    found = run_in_own_loop(with_storage(str(server.db), read))
    return [report for report in found if report["table"] == table]


def two_people(server: Server) -> tuple[Person, Person, str]:
    ada, bo = server.person("Ada"), server.person("Bo")
    table = ada.new_table("lanterns", "me", "open")
    bo.ask("POST", f"/tables/{table}/join", {})
    return ada, bo, table


def test_a_report_reaches_the_operator_with_the_log_and_without_names(server: Server) -> None:
    ada, bo, table = two_people(server)
    bo.ask("POST", f"/tables/{table}/chat", {"id": "1", "text": "you are slow"})
    page = bo.open(table)
    page.until_state()
    heard = len(page.heard)
    path = f"/tables/{table}/seats/1/report"
    ada.ask("POST", path, {})
    ada.ask("POST", path, {"reason": "rude\x1b[2J"})
    page.settle()
    assert [message["type"] for message in page.heard[heard:]] == ["refused"], "nobody is told"
    (report,) = reports(server, table)
    assert (report["seat"], report["reason"]) == (1, "rude[2J")
    assert report["by"] != report["about"]
    assert [(line["seat"], line["text"]) for line in report["chat"]] == [(1, "you are slow")]
    assert report["record"] == ada.ask("GET", f"/tables/{table}/record")
    assert "Bo" not in json.dumps(report) and "Ada" not in json.dumps(report)
    everything = ada.ask("GET", "/account/everything")
    assert everything["reports"] == [{"table": table, "seat": 1, "reason": "rude[2J"}]
    assert bo.ask("GET", "/account/everything")["reports"] == []


def test_only_other_people_at_the_own_table_are_reported(server: Server) -> None:
    ada, _, table = two_people(server)
    path = f"/tables/{table}/seats"
    assert ada.refused("POST", f"{path}/0/report", {}) == (409, "report-others")
    assert ada.refused("POST", f"{path}/7/report", {}) == (409, "report-others")
    assert server.person("Eve").refused("POST", f"{path}/1/report", {}) == (403, "not-seated")
    long = {"reason": "x" * 501}
    assert ada.refused("POST", f"{path}/1/report", long) == (422, "bad-request")
    with_bot = ada.new_table("lanterns", "me", "random")
    bot = f"/tables/{with_bot}/seats/1/report"
    assert ada.refused("POST", bot, {}) == (409, "report-others")
    assert reports(server, table) == reports(server, with_bot) == []


def test_reports_follow_people_and_go_with_them(server: Server) -> None:
    ada, bo, table = two_people(server)
    ada.ask("POST", f"/tables/{table}/seats/1/report", {"reason": "a"})
    bo.ask("POST", f"/tables/{table}/seats/0/report", {"reason": "b"})
    before = {report["reason"]: report for report in reports(server, table)}
    other = server.person("Bo too")
    token = other.ask("POST", "/me/link")["token"]
    bo.ask("POST", "/me/claim", {"token": token, "join": True})
    after = {report["reason"]: report for report in reports(server, table)}
    assert after["a"]["by"] == after["b"]["about"] == before["a"]["by"]
    assert after["a"]["about"] == after["b"]["by"] != before["b"]["by"]
    other.ask("DELETE", "/account")
    assert reports(server, table) == []
