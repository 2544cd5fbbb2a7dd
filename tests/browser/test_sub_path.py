"""The pages under a path of another site."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.support import Visitor
from tests.server.support import Server


@pytest.fixture
def under_games(tmp_path: Path) -> Iterator[Server]:
    running = Server(tmp_path, "--no-limits", "--root-path=/games")
    yield running
    assert running.stop() == 0


def test_links_tables_and_reloads_stay_under_the_path(
    browser: Browser, under_games: Server, visitors: list[Visitor]
) -> None:
    visitor = Visitor(browser, under_games)
    visitors.append(visitor)
    page = visitor.page
    visitor.open(f"{under_games.address}/")
    link = page.locator('a[href="/how-to-play/antarctica"]').first
    link.focus()
    expect(page.locator('a[href="/games/how-to-play/antarctica"]').first).to_be_visible()
    page.keyboard.press("Enter")
    page.wait_for_url(f"{under_games.address}/how-to-play/antarctica")
    page.reload()
    expect(page.locator("main").first).to_be_visible()
    page.go_back()
    page.wait_for_url(f"{under_games.address}/")
    assert (
        page.evaluate("""async () => {
        const body = JSON.stringify({name: "Ada"});
        const headers = {"content-type": "application/json"};
        return (await fetch("/games/api/me", {method: "PUT", headers, body})).status;
    }""")
        == 200
    )
    table = visitor.as_person().new_table("antarctica", "me", "random")
    visitor.open(f"{under_games.address}/t/{table}")
    visitor.sit()
    assert visitor.frames, "the socket is found under the path"
