"""The host removes somebody from an open table."""

from __future__ import annotations

import pytest

from farshore.server.errors import Refused
from farshore.server.messages.models import NewTable, SeatChange
from farshore.server.storage.opening import Address
from tests.server.support import Person, Server
from tests.server.test_tables import running
from tests.support.loops import run_in_own_loop

SEATED = {"you": {"removed": False}}


def removed(person: Person, table: str) -> bool:
    you = person.ask("GET", f"/tables/{table}")["you"]
    assert you["seat"] is None or not you["removed"]
    return bool(you["removed"])


def test_the_host_removes_somebody_who_is_told_and_cannot_come_back(server: Server) -> None:
    ada, bo, cy = server.person("Ada"), server.person("Bo"), server.person("Cy")
    table = ada.new_table("antarctica", "me", "open", "open")
    bo.ask("POST", f"/tables/{table}/join", {"seat": 1})
    page = bo.open(table)
    page.until(lambda message: message["type"] == "table")
    shown = ada.ask("POST", f"/tables/{table}/seats/1", {"to": "open"})
    assert [seat["kind"] for seat in shown["seats"]] == ["person", "open", "open"]
    page.until(lambda message: message.get("table", SEATED)["you"]["removed"])
    assert bo.refused("POST", f"/tables/{table}/join", {}) == (403, "removed-from-table")
    assert not removed(ada, table) and not removed(cy, table), "only Bo is"
    cy.ask("POST", f"/tables/{table}/join", {"seat": 1})


def test_only_the_host_removes_and_only_others_and_before_the_start(server: Server) -> None:
    ada, bo, cy = server.person("Ada"), server.person("Bo"), server.person("Cy")
    table = ada.new_table("antarctica", "me", "open", "open")
    bo.ask("POST", f"/tables/{table}/join", {"seat": 1})
    own = f"/tables/{table}/seats/0"
    assert bo.refused("POST", own, {"to": "open"}) == (403, "not-host")
    assert cy.refused("POST", f"/tables/{table}/seats/1", {"to": "open"}) == (403, "not-host")
    assert ada.refused("POST", own, {"to": "open"}) == (409, "seat-taken")
    bo.ask("POST", f"/tables/{table}/leave")
    bo.ask("POST", f"/tables/{table}/join", {"seat": 1})  # who gets up may come back
    cy.ask("POST", f"/tables/{table}/join", {"seat": 2})
    late = ada.refused("POST", f"/tables/{table}/seats/1", {"to": "open"})
    assert late == (409, "table-not-open")


def test_who_was_removed_does_not_come_back_as_another_guest(server: Server) -> None:
    ada, bo = server.person("Ada"), server.person("Bo")
    table = ada.new_table("lanterns", "me", "open", "open")
    bo.ask("POST", f"/tables/{table}/join", {"seat": 1})
    ada.ask("POST", f"/tables/{table}/seats/1", {"to": "open"})
    other = server.person("Bo too")
    assert not removed(other, table)
    token = other.ask("POST", "/me/link")["token"]
    bo.ask("POST", "/me/claim", {"token": token, "join": True})
    assert removed(other, table)
    assert other.refused("POST", f"/tables/{table}/join", {}) == (403, "removed-from-table")


def test_all_servers_know_who_was_removed(db: Address) -> None:
    async def check() -> None:
        async with running(db) as one, running(db) as other:
            ada, _ = await one.guests.name(None, "Ada")
            bo, _ = await one.guests.name(None, "Bo")
            table = await one.tables.create(ada.id, ada.name, NewTable(game="lanterns", players=3))
            same = await other.tables.get(table.info.id)
            await table.join(bo.id, bo.name, 1)
            await table.change_seat(ada.id, 1, SeatChange(to="open"))
            with pytest.raises(Refused, match="removed-from-table"):
                await same.join(bo.id, bo.name, None)
            stored = await one.tables._repository.find_table(table.info.id)
            assert stored is not None and stored.removed == [bo.id]

    run_in_own_loop(check())
