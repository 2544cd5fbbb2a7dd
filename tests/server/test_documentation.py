"""The documentation site at /docs."""

from __future__ import annotations

from base64 import b64encode
from hashlib import sha256
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI
from starlette.testclient import TestClient

from farshore.server.api.app import make_app
from farshore.server.settings import Settings
from tests.support.loops import run_in_own_loop

SCRIPT = "var dark = true"
PAGE = f"<title>Home</title><script>{SCRIPT}</script><script src='a.js'></script>"


class Reader:
    """Somebody who asks an application for pages."""

    def __init__(self, app: FastAPI) -> None:
        self._transport = httpx.ASGITransport(app)

    def get(self, path: str) -> httpx.Response:
        async def ask() -> httpx.Response:
            client = httpx.AsyncClient(transport=self._transport, base_url="http://test")
            return await client.get(path)

        return run_in_own_loop(ask())


@pytest.fixture
def reader(tmp_path: Path) -> Reader:
    site = tmp_path / "site"
    (site / "play").mkdir(parents=True)
    (site / "index.html").write_text(PAGE)
    (site / "play" / "index.html").write_text("<title>Play</title>")
    (site / "a.js").write_text("1")
    (tmp_path / "secret.txt").write_text("not for readers")
    return Reader(make_app(Settings(db=tmp_path / "tables.db"), documentation=site))


def test_pages_are_shown_under_docs(reader: Reader) -> None:
    home = reader.get("/docs/")
    assert (home.status_code, home.text) == (200, PAGE)
    assert "<title>Play" in reader.get("/docs/play/").text
    script = reader.get("/docs/a.js")
    assert "javascript" in script.headers["content-type"]


def test_a_page_without_its_slash_leads_to_the_page(reader: Reader) -> None:
    for path in ("/docs", "/docs/play"):
        answer = reader.get(path)
        assert (answer.status_code, answer.headers["location"]) == (307, f"{path}/")


def test_only_the_inline_scripts_of_a_page_may_run(reader: Reader) -> None:
    digest = b64encode(sha256(SCRIPT.encode()).digest()).decode()
    home = reader.get("/docs/").headers["content-security-policy"]
    assert f"script-src 'self' 'sha256-{digest}';" in home
    assert "unsafe" not in home
    assert "sha256" not in reader.get("/docs/play/").headers["content-security-policy"]


@pytest.mark.parametrize(
    "path", ["/docs/none/", "/docs/%2e%2e/secret.txt", "/docsecret", "/docs/x"]
)
def test_nothing_else_is_found(reader: Reader, path: str) -> None:
    answer = reader.get(path)
    assert answer.status_code == 404
    assert answer.json()["error"]["key"] == "not-found"


def test_a_server_without_the_site_says_so(tmp_path: Path) -> None:
    app = make_app(Settings(db=tmp_path / "tables.db"))
    assert Reader(app).get("/docs/").status_code == 404


@pytest.mark.parametrize("built", [True, False])
def test_the_pages_know_whether_there_is_documentation(built: bool, tmp_path: Path) -> None:
    site = tmp_path / "site"
    site.mkdir()
    settings = Settings(db=tmp_path / "tables.db")
    with TestClient(make_app(settings, documentation=site if built else None)) as client:
        assert client.get("/api/games").json()["documentation"] is built
