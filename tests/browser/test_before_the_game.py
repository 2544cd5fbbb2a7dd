"""A table with open seats: who is invited, what is told elsewhere, what a seat goes by."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, expect

from tests.browser.support import Visitor
from tests.browser.test_at_the_table import table_with_bot
from tests.server.support import Server

HOOK = "https://discord.example/api/webhooks/1/secret"


def test_who_has_played_before_is_invited_and_a_webhook_is_told(
    browser: Browser, server: Server, visitors: list[Visitor]
) -> None:
    ada, bo = Visitor(browser, server, width=360, height=740), server.person("Bo")
    visitors.append(ada)
    before = table_with_bot(ada, "antarctica", "me", "open")
    bo.ask("POST", f"/tables/{before}/join", {})
    table = ada.as_person().new_table("council", "me", "open")
    ada.open(f"/t/{table}")
    page = ada.page
    invite = page.get_by_role("button", name="Invite Bo")
    invite.click()
    expect(page.get_by_role("status").filter(has_text="Bo is invited.")).to_be_visible()
    expect(invite).to_be_disabled()
    page.get_by_text("Webhook of this table").click()
    page.get_by_label("Address").fill(HOOK)
    page.keyboard.press("Enter")
    expect(page.get_by_text("discord.example", exact=True)).to_be_visible()
    expect(page.get_by_label("Address")).to_have_value("")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    page.get_by_role("button", name="Tak'rill").click()
    expect(page.get_by_role("button", name="Tak'rill")).to_have_attribute("aria-pressed", "true")
    bo.ask("POST", f"/tables/{table}/join", {})
    ada.sit()
    seats = bo.ask("GET", f"/tables/{table}")["seats"]
    assert seats[0]["emblem"] == "takrill"
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_text("Webhook of this table").click()
    page.get_by_role("button", name=re.compile("^Remove")).click()
    expect(page.get_by_text("discord.example", exact=True)).to_have_count(0)
    assert ada.as_person().ask("GET", f"/tables/{table}/webhooks") == {"webhooks": []}
    assert not ada.errors


def test_the_account_leads_to_being_called(
    browser: Browser, server: Server, visitors: list[Visitor]
) -> None:
    ada = Visitor(browser, server)
    visitors.append(ada)
    ada.introduce("Ada")
    ada.open("/me")
    ada.page.get_by_role("link", name="Being called").click()
    expect(ada.page.get_by_role("heading", name="Being called", level=1)).to_be_visible()


def test_the_link_of_a_table_is_copied_with_and_without_a_clipboard(
    browser: Browser, server: Server, visitors: list[Visitor]
) -> None:
    ada = Visitor(browser, server)
    visitors.append(ada)
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=server.address)
    table = table_with_bot(ada, "antarctica", "me", "open")
    page = ada.page
    copied = "() => navigator.clipboard.readText()"
    page.get_by_role("button", name="Copy", exact=True).click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert page.evaluate(copied) == f"{server.address}/t/{table}"
    page.evaluate("() => navigator.clipboard.writeText('')")
    expect(page.get_by_role("button", name="Copy", exact=True)).to_be_visible()
    refuse = "() => { navigator.clipboard.writeText = () => Promise.reject(new Error('http')); }"
    page.evaluate(refuse)  # as at home without https
    page.get_by_role("button", name="Copy", exact=True).click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert page.evaluate(copied) == f"{server.address}/t/{table}"
