"""Keeping one's games, in the browser: Chromium's virtual authenticator holds the passkeys."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, CDPSession, expect

from tests.browser.support import Visitor
from tests.browser.test_axe import violations
from tests.server.support import Server, wait_until
from tests.server.test_mail_sign_in import link_in
from tests.support.mail import MailServer

AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


@pytest.fixture(scope="module")
def mail_server() -> Iterator[MailServer]:
    running = MailServer()
    yield running
    running.stop()


@pytest.fixture(scope="module")
def site(mail_server: MailServer, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with mail, under a name: a passkey does not belong to a number."""
    folder = tmp_path_factory.mktemp("site")
    config = Path(folder / "farshore.toml")
    config.write_text(
        'public_url = "https://play.example.org"\nsmtp_from = "games@example.org"\n'
        f'smtp_host = "127.0.0.1"\nsmtp_port = {mail_server.port}\nsmtp_tls = "none"\n'
    )
    running = Server(folder, "--no-limits", "--workers=1", f"--config={config}")
    running.address = running.address.replace("127.0.0.1", "localhost")
    yield running
    assert running.stop() == 0
    assert "Traceback" not in running.log.read_text()


class Phone(Visitor):
    """A phone with an authenticator."""

    def __init__(self, browser: Browser, server: Server, language: str = "en") -> None:
        super().__init__(browser, server, language, width=360, height=740)
        self._debugger: CDPSession = self.context.new_cdp_session(self.page)
        self._debugger.send("WebAuthn.enable")
        made = self._debugger.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
        self._id = {"authenticatorId": made["authenticatorId"]}

    def take_passkeys_of(self, other: Phone) -> None:
        """As a password manager does that both use."""
        found = other._debugger.send("WebAuthn.getCredentials", other._id)
        for credential in found["credentials"]:
            self._debugger.send("WebAuthn.addCredential", {**self._id, "credential": credential})

    def show_no_finger(self) -> None:
        """From now on the authenticator does not know who holds it."""
        self._debugger.send("WebAuthn.setUserVerified", {**self._id, "isUserVerified": False})

    def press(self, name: str) -> None:
        self.page.get_by_role("button", name=name, exact=True).click()

    def reads(self, text: str) -> None:
        expect(self.page.get_by_text(text).first).to_be_visible()


def test_a_passkey_is_added_named_used_and_removed(
    browser: Browser, site: Server, visitors: list[Visitor]
) -> None:
    ada, other = Phone(browser, site), Phone(browser, site)
    visitors += [ada, other]
    ada.introduce("Ada")
    table = ada.as_person().new_table("lanterns", "me", "open")
    ada.open("/me")
    ada.press("Add a passkey")
    ada.reads("Your passkey has been added.")
    ada.reads("Your games are kept, Ada.")
    ada.page.get_by_role("button", name="Rename: Chrome · Linux").first.click()
    ada.page.keyboard.press("Control+A")
    ada.page.keyboard.type("My phone")
    ada.page.keyboard.press("Enter")
    ada.reads("My phone")
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= 360
    assert violations(ada) == []

    other.introduce("Guest")
    brought = other.as_person().new_table("lanterns", "me", "open")
    other.open("/me")
    other.take_passkeys_of(ada)
    other.press("Sign in with a passkey")
    other.reads("Welcome, Ada. The tables of Guest came along.")
    mine = {each["id"] for each in other.as_person().ask("GET", "/me/tables")["tables"]}
    assert mine == {table, brought}

    other.page.on("dialog", lambda dialog: dialog.accept())
    other.page.get_by_role("button", name="Remove: My phone").click()
    other.reads("So far only this browser knows that you are Ada.")
    ada.context.clear_cookies()
    ada.open("/me")
    ada.press("Sign in with a passkey")
    ada.reads("Nobody here has this passkey.")


def test_a_cancelled_passkey_changes_nothing(
    browser: Browser, site: Server, visitors: list[Visitor]
) -> None:
    ada = Phone(browser, site)
    visitors.append(ada)
    ada.introduce("Ada")
    ada.open("/me")
    ada.show_no_finger()
    ada.press("Add a passkey")
    ada.reads("No passkey was used.")


@pytest.mark.parametrize(
    ("language", "send", "use"),
    [
        ("en", "Send me a link", "Keep my games"),
        ("de", "Schick mir einen Link", "Meine Spiele behalten"),
    ],
)
def test_a_link_by_mail_is_opened(
    browser: Browser,
    site: Server,
    mail_server: MailServer,
    visitors: list[Visitor],
    language: str,
    send: str,
    use: str,
) -> None:
    ada = Phone(browser, site, language)
    visitors.append(ada)
    ada.introduce("Ada")
    ada.open("/me")
    count = len(mail_server.letters)
    address = f"ada@{language}.org"
    ada.page.locator("#account-address").fill(address)
    ada.press(send)
    wait_until(lambda: len(mail_server.letters) > count)
    ada.open(f"/sign-in#{link_in(mail_server.letters[-1])}")
    assert violations(ada) == []
    ada.press(use)
    expect(ada.page.get_by_role("button", name=address)).to_be_visible()
    assert ada.as_person().ask("GET", "/account")["addresses"] == [address]
    ada.open("/sign-in#used")
    expect(ada.page.get_by_role("alert")).to_be_visible()


def test_a_token_is_made_and_somebody_is_deleted(
    browser: Browser, site: Server, visitors: list[Visitor]
) -> None:
    ada = Phone(browser, site)
    visitors.append(ada)
    ada.introduce("Ada")
    ben = site.person("Ben")
    table = ben.new_table("lanterns", "me", "open")
    ada.as_person().ask("POST", f"/tables/{table}/join", {})
    for person in (ada.as_person(), ben):
        person.ask("POST", f"/tables/{table}/end", {"agree": True})
    ada.open("/me")
    ada.page.get_by_label("What is it for?").fill("night bot")
    ada.press("Make a token")
    ada.reads("Copy it now")
    assert ada.page.locator("input[readonly]").input_value().startswith("farshore_")
    ada.press("Revoke: night bot")
    expect(ada.page.get_by_text("night bot")).to_have_count(0)
    with ada.page.expect_download() as download:
        ada.page.get_by_role("link", name="Download all I have here").click()
    assert table in Path(download.value.path()).read_text("utf-8")
    ada.page.on("dialog", lambda dialog: dialog.accept())
    ada.press("Delete me")
    ada.reads("You have been forgotten here.")
    ada.open(f"/t/{table}/result")
    ada.reads("Somebody")
