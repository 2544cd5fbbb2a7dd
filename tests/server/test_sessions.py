"""Signing out: this browser, or everywhere."""

from __future__ import annotations

import pytest
from websockets.exceptions import ConnectionClosed

from farshore.server.plain_text import plain_text
from tests.server.support import Page, Server


def closed_with(page: Page) -> int:
    """The code by which a page is closed."""
    with pytest.raises(ConnectionClosed) as caught:
        while True:
            page.hear(5)
    assert caught.value.rcvd is not None
    return caught.value.rcvd.code


def test_who_signs_out_is_gone_from_the_table(server: Server) -> None:
    ada = server.person("Ada")
    page = ada.open(ada.new_table("lanterns", "me", "random"))
    page.until_state()
    link = ada.ask("POST", "/me/link")["token"]
    ada.ask("DELETE", "/me")
    assert closed_with(page) == 4401
    thief = server.person()
    assert thief.refused("POST", "/me/claim", {"token": link}) == (404, "unknown-link")


def test_signing_out_of_one_browser_leaves_the_other(server: Server) -> None:
    laptop, phone = server.person("Ada"), server.person()
    phone.ask("POST", "/me/claim", {"token": laptop.ask("POST", "/me/link")["token"]})
    table = laptop.new_table("lanterns", "me", "random")
    here, there = laptop.open(table), phone.open(table)
    laptop.ask("DELETE", "/me")
    assert closed_with(here) == 4401
    there.settle()
    assert phone.ask("GET", "/me")["guest"] == {"name": "Ada"}


def test_signing_out_everywhere_ends_all_browsers(server: Server) -> None:
    laptop, phone = server.person("Ada"), server.person()
    phone.ask("POST", "/me/claim", {"token": laptop.ask("POST", "/me/link")["token"]})
    page = phone.open(laptop.new_table("lanterns", "me", "random"))
    laptop.ask("DELETE", "/me/everywhere")
    assert closed_with(page) == 4401
    assert phone.refused("GET", "/me") == (401, "bad-cookie")
    assert laptop.ask("GET", "/me")["guest"] is None, "its cookie was taken away"


@pytest.mark.parametrize(
    "name", ["\u200d", "\u3164\u3164", "\u2800", "\ufe0f", "\u0301\u0301", "\u00ad\u2060"]
)
def test_a_name_must_show_something(server: Server, name: str) -> None:
    assert server.person().refused("PUT", "/me", {"name": name}) == (400, "bad-name")


def test_marks_do_not_pile_up() -> None:
    assert plain_text("Z" + "\u0351" * 20 + "o\u0308", 24) == "Z" + "\u0351" * 3 + "ö"
    assert plain_text("👩\u200d👩\u200d👧", 24) == "👩\u200d👩\u200d👧"
    assert plain_text("Nguyễn", 24) == "Nguyễn"
