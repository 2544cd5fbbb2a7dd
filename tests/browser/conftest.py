"""A real browser, a real server, a real database file."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.support import CHROMIUM, PATIENCE, Visitor
from tests.server.support import FixedLuckServer, Server

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(
            executable_path=os.environ.get("CHROMIUM", CHROMIUM),
            args=["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
        )
        yield running
        running.close()


def unhurt(running: Server) -> Iterator[Server]:
    yield running
    assert running.stop() == 0
    assert "Traceback" not in running.log.read_text()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that is not hurt and deals the same every time: no test fails by luck."""
    yield from unhurt(FixedLuckServer(tmp_path_factory.mktemp("server"), "--no-limits"))


@pytest.fixture(scope="session")
def lucky_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server as everybody has it, with luck: for whole games that are looked at now and then."""
    yield from unhurt(Server(tmp_path_factory.mktemp("lucky_server"), "--no-limits"))


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that may be killed."""
    running = FixedLuckServer(tmp_path, "--no-limits")
    yield running
    running.stop()


@pytest.fixture
def visitors(browser: Browser) -> Iterator[list[Visitor]]:
    """Everybody who came; they leave without having seen an error."""
    came: list[Visitor] = []
    yield came
    for visitor in came:
        visitor.context.close()
        visitor.server.send_home()
    for visitor in came:
        assert visitor.errors == []
