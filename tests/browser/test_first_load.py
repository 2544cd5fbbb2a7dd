"""What the first visit to a page costs somebody with a slow line."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.support import Visitor
from tests.server.support import Server

MOST = 300_000
"""Bytes as they are sent, compressed, until nothing more is asked for."""


def bytes_of_first_load(visitor: Visitor, path: str) -> int:
    received: list[int] = []
    network = visitor.context.new_cdp_session(visitor.page)

    def note(event: dict[str, Any]) -> None:
        received.append(int(event["encodedDataLength"]))

    network.on("Network.loadingFinished", note)
    network.send("Network.enable")
    visitor.open(path)
    visitor.page.wait_for_load_state("networkidle")
    return sum(received)


@pytest.mark.parametrize(
    "path", ["/", "/new", "table antarctica", "table aquatica", "table council"]
)
def test_the_first_load_is_small(
    browser: Browser, server: Server, visitors: list[Visitor], path: str
) -> None:
    visitor = Visitor(browser, server, "pl")
    visitors.append(visitor)
    if path.startswith("table "):
        visitor.introduce("Ada")
        table = visitor.as_person().new_table(path.split()[1], "me", "greedy", "greedy", "greedy")
        path = f"/t/{table}"
    size = bytes_of_first_load(visitor, path)
    assert 20_000 < size < MOST
