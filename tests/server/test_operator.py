"""The operator's page: who may see it, and what it does."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from farshore.core.errors import BadOption
from farshore.server.settings import read_settings
from farshore.server.storage.repository import Repository
from farshore.server.upkeep import ban_guest, lift_ban, with_storage
from tests.server.conftest import new_database
from tests.server.support import Json, Person, Server, wait_until
from tests.support.loops import run_in_own_loop

TOKEN = "correct horse battery staple"
NOT_OPERATOR = (403, "not-operator")


@pytest.fixture(scope="module")
def site(
    engine: str, tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest
) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("operator")
    config = folder / "farshore.toml"
    config.write_text(f'operators = ["1", "op@example.org"]\noperator_token = "{TOKEN}"\n')
    db = None if engine == "sqlite" else new_database(request)
    running = Server(folder, "--no-limits", "--workers=1", f"--config={config}", db=db)
    first = running.person("First")  # guest number 1
    assert first.ask("GET", "/account")["operator"]
    first.ask("GET", "/operator")
    yield running
    running.send_home()
    assert running.stop() == 0
    assert "Traceback" not in running.log.read_text()


def operator(site: Server) -> Person:
    person = site.person()
    person.ask("POST", "/operator/sign-in", {"token": TOKEN})
    return person


def reported(site: Server) -> tuple[Person, Person, str]:
    """Ada reports Bo at a table of theirs."""
    ada, bo = site.person("Ada"), site.person("Bo")
    table = ada.new_table("lanterns", "me", "open")
    bo.ask("POST", f"/tables/{table}/join", {})
    bo.ask("POST", f"/tables/{table}/chat", {"id": "1", "text": "you are slow"})
    ada.ask("POST", f"/tables/{table}/seats/1/report", {"reason": "rude"})
    return ada, bo, table


def report_at(person: Person, table: str) -> Json:
    reports: list[Json] = person.ask("GET", "/operator")["reports"]
    (found,) = [report for report in reports if report["table"] == table]
    return found


def path_of(report: Json) -> str:
    by, about = report["by"]["guest"], report["about"]["guest"]
    return f"/operator/reports/{report['table']}/{by}/{about}"


def sanction(person: Person, guest: int, **body: object) -> None:
    person.ask("PUT", f"/operator/guests/{guest}/sanction", body)


def test_nobody_else_sees_or_does_anything(site: Server) -> None:
    ada, bo, table = reported(site)
    report = report_at(operator(site), table)
    token = ada.ask("POST", "/account/access-tokens", {"name": "x", "scope": "play"})["secret"]
    program = site.person()
    program.http.headers["authorization"] = f"Bearer {token}"
    about = report["about"]["guest"]
    for person in (ada, bo, site.person(), program):
        assert person.ask("GET", "/operator/access")["operator"] is False
        assert person.refused("GET", "/operator") == NOT_OPERATOR
        assert person.refused("GET", path_of(report)) == NOT_OPERATOR
        assert person.refused("PUT", path_of(report), {"closed": True}) == NOT_OPERATOR
        path = f"/operator/guests/{about}/sanction"
        assert person.refused("PUT", path, {"kind": "ban"}) == NOT_OPERATOR
        assert person.refused("DELETE", f"{path}/ban") == NOT_OPERATOR
    assert not ada.ask("GET", "/account")["operator"]


def test_a_session_needs_the_token_and_ends(site: Server) -> None:
    person = site.person()
    wrong = {"token": TOKEN + "!"}
    assert person.refused("POST", "/operator/sign-in", wrong) == (403, "bad-operator-token")
    person.http.cookies.set("farshore_operator", "made up")
    assert person.refused("GET", "/operator") == NOT_OPERATOR
    person.http.cookies.clear()
    person.ask("POST", "/operator/sign-in", {"token": TOKEN})
    assert person.ask("GET", "/operator/access") == {
        "operator": True,
        "by_token": True,
        "session": True,
    }
    cookie = person.http.cookies["farshore_operator"]
    person.ask("POST", "/operator/sign-out")
    person.http.cookies.set("farshore_operator", cookie)
    assert person.refused("GET", "/operator") == NOT_OPERATOR, "the cookie is worth nothing now"


def test_tokens_cannot_be_tried_quickly_and_need_a_setting(tmp_path: Path) -> None:
    server = Server(tmp_path, "--workers=1")
    try:
        person = server.person()
        answers = [person.refused("POST", "/operator/sign-in", {"token": "x"}) for _ in range(7)]
        assert answers[0] == (403, "bad-operator-token") and answers[-1] == (429, "too-fast")
        assert person.ask("GET", "/operator/access")["by_token"] is False
    finally:
        server.send_home()
        server.stop()


def test_a_short_token_is_no_secret() -> None:
    with pytest.raises(BadOption, match="operator_token"):
        read_settings({"operator_token": "short"})


def test_reports_come_with_names_chat_and_record_and_are_closed(site: Server) -> None:
    ada, _, table = reported(site)
    person = operator(site)
    report = report_at(person, table)
    assert (report["by"]["name"], report["about"]["name"]) == ("Ada", "Bo")
    assert (report["reason"], report["seat"], report["closed"]) == ("rude", 1, False)
    log = person.ask("GET", path_of(report))
    assert [line["text"] for line in log["chat"]] == ["you are slow"]
    assert log["record"] == ada.ask("GET", f"/tables/{table}/record")
    person.ask("PUT", path_of(report), {"closed": True})
    assert report_at(person, table)["closed"]
    ada.ask("POST", f"/tables/{table}/seats/1/report", {"reason": "again"})
    assert not report_at(person, table)["closed"], "what is reported again waits again"
    unknown = f"/operator/reports/{table}/1/1"
    assert person.refused("GET", unknown) == (404, "unknown-report")
    assert person.refused("PUT", unknown, {"closed": True}) == (404, "unknown-report")


def test_who_is_banned_is_out_and_a_bot_plays_on(site: Server) -> None:
    _, bo, table = reported(site)
    hosted = bo.new_table("lanterns", "me", "open")
    secret = bo.ask("POST", "/account/access-tokens", {"name": "x", "scope": "play"})["secret"]
    link = bo.ask("POST", "/me/link")["token"]
    page = bo.open(table)
    page.until_state()
    person = operator(site)
    guest = report_at(person, table)["about"]["guest"]
    sanction(person, guest, kind="ban", days=7, reason="rude")
    assert bo.refused("GET", "/me/tables") == (401, "bad-cookie")
    program = site.person()
    program.http.headers["authorization"] = f"Bearer {secret}"
    assert program.refused("GET", "/me/tables") == (401, "bad-access-token")
    phone = site.person()
    assert phone.refused("POST", "/me/claim", {"token": link}) == (404, "unknown-link")
    assert phone.refused("GET", f"/tables/{hosted}") == (404, "unknown-table")
    seats = phone.ask("GET", f"/tables/{table}")["seats"]
    assert (seats[1]["name"], seats[1]["bot"]) == ("Bo", "greedy")
    shown = [each for each in person.ask("GET", "/operator")["sanctions"] if each["guest"] == guest]
    assert [(each["kind"], each["reason"], each["name"]) for each in shown] == [
        ("ban", "rude", "Bo")
    ]
    person.ask("DELETE", f"/operator/guests/{guest}/sanction/ban")
    again = person.refused("DELETE", f"/operator/guests/{guest}/sanction/ban")
    assert again == (404, "unknown-sanction")


def test_who_is_silenced_plays_and_does_not_chat(site: Server) -> None:
    _, bo, table = reported(site)
    person = operator(site)
    guest = report_at(person, table)["about"]["guest"]
    sanction(person, guest, kind="silence")
    line = {"id": "2", "text": "well"}
    assert bo.refused("POST", f"/tables/{table}/chat", line) == (403, "silenced")
    bo.ask("GET", "/me/tables")
    person.ask("DELETE", f"/operator/guests/{guest}/sanction/silence")
    bo.ask("POST", f"/tables/{table}/chat", line)


def test_operators_cannot_be_banned_and_nobody_unknown(site: Server) -> None:
    person = operator(site)
    ban = {"kind": "ban"}
    first = person.refused("PUT", "/operator/guests/1/sanction", ban)
    assert first == (409, "ban-operator")
    unknown = person.refused("PUT", "/operator/guests/999999/sanction", ban)
    assert unknown == (404, "unknown-guest")


def test_a_ban_by_the_command_line_keeps_out_until_it_is_lifted(site: Server) -> None:
    _, bo, table = reported(site)
    guest = report_at(operator(site), table)["about"]["guest"]

    async def ban(repository: Repository) -> None:
        await ban_guest(repository, guest)

    async def lift(repository: Repository) -> None:
        await lift_ban(repository, guest)

    db = str(site.db)
    run_in_own_loop(with_storage(db, ban))
    wait_until(lambda: bo.raw("GET", "/me/tables").status_code == 401)
    run_in_own_loop(with_storage(db, lift))
    with pytest.raises(BadOption, match="lifted already"):
        run_in_own_loop(with_storage(db, lift))
