"""Private notes beside a game."""

from __future__ import annotations

from tests.server.support import Server


def test_notes_are_kept_for_who_wrote_them_alone(server: Server) -> None:
    ada, bo = server.person("Ada"), server.person("Bo")
    table = ada.new_table("lanterns", "me", "open")
    bo.ask("POST", f"/tables/{table}/join", {})
    page = bo.open(table)
    page.until_state()
    path = f"/tables/{table}/notes"
    assert ada.ask("GET", path) == {"text": ""}
    ada.ask("PUT", path, {"text": "Bo keeps 3.\nGrüße 🐧"})
    ada.ask("PUT", path, {"text": "Bo keeps 2."})
    assert ada.ask("GET", path) == {"text": "Bo keeps 2."}
    assert bo.ask("GET", path) == {"text": ""}
    heard = len(page.heard)
    page.settle()
    assert [message["type"] for message in page.heard[heard:]] == ["refused"], "nobody is told"


def test_strangers_and_bad_notes_are_refused(server: Server) -> None:
    ada = server.person("Ada")
    path = f"/tables/{ada.new_table('lanterns', 'me', 'random')}/notes"
    assert server.person("Eve").refused("GET", path) == (403, "not-seated")
    assert server.person("Eve").refused("PUT", path, {"text": "?"}) == (403, "not-seated")
    assert ada.refused("PUT", path, {"text": "x" * 4001}) == (422, "bad-request")
    assert ada.refused("PUT", path, {"text": "\0"}) == (422, "bad-notes")
    assert ada.ask("GET", path) == {"text": ""}
