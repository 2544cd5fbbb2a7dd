"""The page as an app: being called, starting offline, newer pages, links from elsewhere."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from farshore.server.run import web_folder
from tests.browser.support import Visitor
from tests.server.support import Server, wait_until

LOCALES = Path(__file__).parents[2] / "src" / "farshore" / "localization" / "locales"


@pytest.fixture
def app(browser: Browser, server: Server, visitors: list[Visitor]) -> Visitor:
    """Somebody on a phone whose browser lets the service worker in."""
    visitor = Visitor(browser, server, width=360, height=740, service_workers="allow")
    visitors.append(visitor)
    visitor.introduce("Ada")
    return visitor


def is_kept(visitor: Visitor) -> bool:
    """Whether the service worker has all it needs for a start without a network."""
    names = visitor.page.evaluate(
        "async () => (await Promise.all((await caches.keys()).map(async name => "
        "(await (await caches.open(name)).keys()).map(({url}) => new URL(url).pathname)))).flat()"
    )
    return "/" in names and any(name.startswith("/assets/index") for name in names)


def start_as_app(visitor: Visitor) -> None:
    visitor.open("/")
    visitor.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    visitor.page.reload()  # from here on everything is kept
    wait_until(lambda: is_kept(visitor))


def test_being_called_is_set_up_by_keyboard_on_a_phone(app: Visitor) -> None:
    app.open("/me/calls")
    page = app.page
    expect(page.get_by_role("heading", name="Being called")).to_be_visible()
    quiet = page.get_by_label("Keep quiet hours")
    quiet.focus()
    page.keyboard.press("Space")
    expect(page.get_by_role("status").filter(has_text="Saved")).to_be_visible()
    page.get_by_label("Until").fill("06:30")
    page.get_by_label("Until").press("Tab")
    page.get_by_label("Time zone").select_option("Europe/Rome")
    wait_until(lambda: preferences(app).get("time_zone") == "Europe/Rome")
    assert preferences(app)["quiet_until"] == 390
    page.get_by_label("Address").fill("https://127.0.0.1/hook")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("private network")
    page.get_by_label("Address").fill("https://discord.example/api/webhooks/1/secret")
    page.keyboard.press("Enter")
    expect(page.get_by_text("discord.example", exact=True)).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    page.get_by_role("button", name=re.compile("^Remove")).click()
    expect(page.get_by_text("Nothing yet.")).to_be_visible()


def preferences(visitor: Visitor) -> dict[str, Any]:
    found = visitor.as_person().ask("GET", "/me/calls")["preferences"]
    return found if isinstance(found, dict) else {}


def test_the_app_can_be_installed(app: Visitor) -> None:
    app.open("/")
    address = app.page.locator('link[rel="manifest"]').get_attribute("href")
    answer = app.context.request.get(address or "")
    assert answer.headers["content-type"].startswith("application/manifest+json")
    manifest = answer.json()
    for icon in manifest["icons"]:
        assert app.context.request.get(f"/{icon['src']}").ok, icon["src"]
    maskable = [icon for icon in manifest["icons"] if icon.get("purpose") == "maskable"]
    assert {icon["sizes"] for icon in maskable} == {"192x192", "512x512"}
    network = app.context.new_cdp_session(app.page)
    found = network.send("Page.getAppManifest")
    assert found["errors"] == []


def test_it_starts_from_the_cache_without_a_network(app: Visitor) -> None:
    start_as_app(app)
    app.context.set_offline(True)
    app.page.goto("/new")
    expect(app.page.get_by_text("cannot be reached")).to_be_visible()
    app.context.set_offline(False)
    app.page.get_by_role("button").click()
    expect(app.page.locator("main h1")).to_be_visible()


def test_a_page_of_before_offers_to_load_the_newer_one(
    browser: Browser, tmp_path: Path, visitors: list[Visitor]
) -> None:
    pages = tmp_path / "pages"
    shutil.copytree(web_folder(), pages)
    server = Server(tmp_path, "--no-limits", f"--pages={pages}")
    try:
        visitor = Visitor(browser, server, service_workers="allow")
        visitors.append(visitor)
        start_as_app(visitor)
        visitor.page.evaluate("window.before = true")
        server.stop()
        index = pages / "index.html"
        index.write_text(index.read_text().replace("<title>", "<meta name='newer'><title>"))
        for twin in pages.glob("index.html.*"):
            twin.unlink()
        server.start(server.port)
        visitor.page.goto("/new")
        assert visitor.page.locator("meta[name=newer]").count() == 0, "instantly, from the cache"
        visitor.page.get_by_role("button", name="Reload").click()
        visitor.page.wait_for_selector("meta[name=newer]", state="attached")
    finally:
        server.stop()


def test_a_link_from_another_app_opens_the_table(app: Visitor, server: Server) -> None:
    table = app.as_person().new_table("antarctica", "me", "open")
    app.open(f"/share?text=Come+and+play+{server.address}/t/{table}")
    app.page.wait_for_url(f"**/t/{table}")
    app.open("/share?text=https://elsewhere.example/t/x")
    expect(app.page.get_by_text("no link to a table")).to_be_visible()


def test_a_push_message_is_shown_and_leads_to_the_table(app: Visitor, server: Server) -> None:
    """The browser delivers it as a push service would."""
    table = app.as_person().new_table("antarctica", "me", "open")
    app.context.grant_permissions(["notifications"], origin=server.address)
    start_as_app(app)
    network = app.context.new_cdp_session(app.page)
    registrations: list[str] = []
    network.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: registrations.extend(one["registrationId"] for one in event["registrations"]),
    )
    network.send("ServiceWorker.enable")
    while not registrations:
        app.page.wait_for_timeout(20)
    data = {
        "title": "Your turn: Antarctica",
        "body": "Antarctica with Bo: it is your turn.",
        "path": f"/t/{table}",
        "waiting": 1,
        "language": "en",
    }
    shown = (
        "async () => (await (await navigator.serviceWorker.ready).getNotifications())"
        ".map(({title, data}) => [title, data])"
    )

    def arrives() -> bool:
        """A worker that is only starting loses what is delivered to it."""
        network.send(
            "ServiceWorker.deliverPushMessage",
            {
                "origin": server.address,
                "registrationId": registrations[-1],
                "data": json.dumps(data),
            },
        )
        app.page.wait_for_timeout(200)
        return bool(app.page.evaluate(shown))

    wait_until(arrives)
    assert app.page.evaluate(shown) == [[data["title"], f"{server.address}/t/{table}"]]


@pytest.mark.parametrize("language", ["en", "it", "de", "pl"])
def test_the_page_is_there_in_every_language(
    browser: Browser, server: Server, visitors: list[Visitor], language: str
) -> None:
    visitor = Visitor(browser, server, language, width=360, height=740)
    visitors.append(visitor)
    visitor.introduce("Ada")
    visitor.open("/me/calls")
    text = (LOCALES / language / "calls.ftl").read_text()
    title = re.search(r"^call-page = (.*)$", text, re.M)
    assert title is not None
    expect(visitor.page.get_by_role("heading", level=1)).to_have_text(title[1])
    visitor.page.wait_for_selector("section h2")
    assert visitor.page.evaluate("document.documentElement.scrollWidth") <= 360
    assert "call-" not in visitor.page.locator("main").inner_text()
