"""Getting along, in the browser: mute and block, bookmarks, the operator's page, OpenID Connect."""

from __future__ import annotations

import os
import re
import socket
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.support import Visitor
from tests.browser.test_axe import violations
from tests.server.support import Person, Server, catch_up
from tests.support.openid import CLIENT, SECRET, OpenIdProvider

TOKEN = "correct horse battery staple"
SHOTS = os.environ.get("FARSHORE_SHOTS")


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return int(taken.getsockname()[1])


class KnownServer(Server):
    """At an address that is known before it is started: providers send people back there."""

    PORT = 0

    def start(self, port: int = 0) -> None:
        super().start(port or self.PORT)


@pytest.fixture(scope="module")
def provider() -> Iterator[OpenIdProvider]:
    running = OpenIdProvider()
    yield running
    running.stop()


@pytest.fixture(scope="module")
def site(provider: OpenIdProvider, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("courtesy")
    KnownServer.PORT = free_port()
    config = Path(folder / "farshore.toml")
    config.write_text(
        f'public_url = "http://127.0.0.1:{KnownServer.PORT}"\noperator_token = "{TOKEN}"\n'
        f'openid_issuer = "{provider.issuer}"\nopenid_client = "{CLIENT}"\n'
        f'openid_secret = "{SECRET}"\nopenid_name = "Example ID"\n'
    )
    running = KnownServer(folder, "--no-limits", "--workers=1", f"--config={config}")
    yield running
    assert running.stop() == 0
    assert "Traceback" not in running.log.read_text()


def arrive(
    browser: Browser, site: Server, visitors: list[Visitor], name: str, width: int = 1280
) -> Visitor:
    visitor = Visitor(browser, site, width=width)
    visitors.append(visitor)
    if name:
        visitor.introduce(name)
    return visitor


def two_at_a_table(ada: Visitor, site: Server) -> tuple[Person, str]:
    bo = site.person("Bo")
    table = ada.as_person().new_table("antarctica", "me", "open")
    bo.ask("POST", f"/tables/{table}/join", {})
    ada.open(f"/t/{table}")
    ada.sit()
    return bo, table


def shot(visitor: Visitor, name: str) -> None:
    """A picture for who looks at the pages while working on them."""
    if SHOTS:
        visitor.page.screenshot(path=f"{SHOTS}/{name}.png", full_page=True)


def press(visitor: Visitor, name: str) -> None:
    visitor.page.get_by_role("button", name=name, exact=True).click()


def test_people_are_muted_blocked_and_forgiven(
    browser: Browser, site: Server, visitors: list[Visitor]
) -> None:
    ada = arrive(browser, site, visitors, "Ada")
    bo, table = two_at_a_table(ada, site)
    bo.ask("POST", f"/tables/{table}/chat", {"id": "1", "text": "how slow"})
    ada.page.get_by_role("tab", name="Chat").click()
    said = ada.page.get_by_text("how slow")
    expect(said).to_be_visible()
    press(ada, "Table")
    press(ada, "Mute Bo")
    expect(said).to_have_count(0)
    press(ada, "Block Bo")
    shot(ada, "menu-block")
    assert violations(ada) == []
    press(ada, "Block Bo")
    expect(ada.page.get_by_role("button", name="Unblock Bo")).to_be_visible()
    shot(ada, "menu")
    ada.open("/me")
    expect(ada.page.get_by_text("blocked ·")).to_be_visible()
    shot(ada, "me")
    press(ada, "Undo: Bo")
    expect(ada.page.get_by_text("You have muted and blocked nobody.")).to_be_visible()
    ada.open(f"/t/{table}")
    ada.page.get_by_role("tab", name="Chat").click()
    expect(said).to_be_visible()


def test_a_bookmark_stays_and_the_last_turn_is_played_on_the_board(
    browser: Browser, site: Server, visitors: list[Visitor]
) -> None:
    ada = arrive(browser, site, visitors, "Ada")
    bo, table = two_at_a_table(ada, site)
    pages = [ada.as_person().open(table), bo.open(table)]
    rng = Random(5)
    catch_up(pages)
    while not pages[0].my_turn():
        pages[1].play_any(rng)
        catch_up(pages)
    while pages[0].my_turn():
        pages[0].play_any(rng)
        catch_up(pages)
    pages[1].play_any(rng)
    catch_up(pages)
    press(ada, "Put the bookmark here")
    mark = ada.page.locator(".marked")
    expect(mark).to_contain_text("Your bookmark")
    ada.page.reload()
    expect(mark).to_contain_text("Your bookmark")
    assert ada.as_person().ask("GET", f"/tables/{table}/bookmark")["after"] is not None
    assert bo.ask("GET", f"/tables/{table}/bookmark")["after"] is None
    shot(ada, "bookmark")
    press(ada, "To my bookmark")
    expect(mark).to_be_in_viewport()
    assert violations(ada) == []
    press(ada, "Remove the bookmark")
    expect(mark).to_have_count(0)

    ada.page.set_viewport_size({"width": 360, "height": 740})
    press(ada, "Since your last turn")
    shot(ada, "since-360")
    ada.page.get_by_role("link", name="Watch it on the board").click()
    replay = ada.page.locator("[data-step]")
    expect(replay).to_have_attribute("data-step", str(len(pages[0].log)))  # it has run by itself
    press(ada, "One step back")
    expect(replay).to_have_attribute("data-step", str(len(pages[0].log) - 1))
    shot(ada, "since-board-360")
    assert violations(ada) == []
    ada.page.get_by_role("link", name="Back to the table").click()
    ada.sit()


def test_the_operator_reads_a_report_and_bans(
    browser: Browser, site: Server, visitors: list[Visitor]
) -> None:
    ada, bo = site.person("Ada"), site.person("Bo Rude")
    table = ada.new_table("antarctica", "me", "open")
    bo.ask("POST", f"/tables/{table}/join", {})
    bo.ask("POST", f"/tables/{table}/chat", {"id": "1", "text": "how very slow"})
    ada.ask("POST", f"/tables/{table}/seats/1/report", {"reason": "unkind"})
    phone = arrive(browser, site, visitors, "", width=360)
    phone.open("/operator")
    expect(phone.page.get_by_text("This page is for whoever runs the server.")).to_be_visible()
    assert violations(phone) == []
    phone.page.get_by_label("Operator’s token").fill(TOKEN)
    press(phone, "Sign in")
    expect(phone.page.get_by_text("unkind")).to_be_visible()
    press(phone, "Show the log")
    expect(phone.page.get_by_text("how very slow")).to_be_visible()
    press(phone, "Ban …")
    number = phone.page.get_by_label("Number of the guest")
    expect(number).to_be_focused()
    assert number.input_value().isdigit()
    phone.page.get_by_role("radio", name="Ban").check()
    press(phone, "Decide")
    expect(phone.page.get_by_text("It is done.")).to_be_visible()
    expect(phone.page.get_by_text("banned ·")).to_be_visible()
    assert bo.refused("GET", "/me/tables") == (401, "bad-cookie")
    shot(phone, "operator-360")
    assert violations(phone) == []
    wide = phone.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 360
    press(phone, "Done")
    expect(phone.page.get_by_role("button", name="Not done yet")).to_be_visible()
    press(phone, "End the session")
    expect(phone.page.get_by_label("Operator’s token")).to_be_visible()


def test_somebody_signs_in_with_openid_and_drops_what_came_along(
    browser: Browser, site: Server, visitors: list[Visitor], provider: OpenIdProvider
) -> None:
    provider.person = {"sub": "browser", "name": "Ada", "preferred_username": "ada@id"}
    laptop = arrive(browser, site, visitors, "Ada")
    laptop.open("/me")
    press(laptop, "Sign in with Example ID")
    expect(laptop.page.get_by_text("Welcome, Ada.")).to_be_visible()
    expect(laptop.page.get_by_text("ada@id")).to_be_visible()
    assert laptop.page.url.endswith("/me"), "the code is gone from the address"
    phone = arrive(browser, site, visitors, "Guest", width=360)
    hook = {"form": "ntfy", "target": "https://ntfy.example.org/mine", "label": "old phone"}
    phone.as_person().ask("POST", "/me/calls/webhooks", hook)
    mine = {"form": "json", "target": "https://hooks.example.org/mine", "label": "new phone"}
    phone.as_person().ask("POST", "/me/calls/webhooks", mine)
    phone.open("/me")
    press(phone, "Sign in with Example ID")
    expect(phone.page.get_by_text("The tables of Guest came along.")).to_be_visible()
    expect(phone.page.get_by_text("old phone")).to_be_visible()
    shot(phone, "openid-360")
    assert violations(phone) == []
    phone.page.get_by_role("button", name=re.compile("^Remove.*ntfy")).click()
    expect(phone.page.get_by_text("You are no longer called there.")).to_be_visible()
    phone.page.get_by_role("button", name=re.compile("^Call me there.*hooks")).click()
    expect(phone.page.get_by_text("You are called there from now on.")).to_be_visible()
    [kept] = phone.as_person().ask("GET", "/me/calls")["channels"]
    assert (kept["label"], kept["off"]) == ("new phone", False)
    phone.open("/sign-in/openid?error=access_denied&state=x")
    expect(phone.page.get_by_text("Example ID has not signed you in.")).to_be_visible()
