"""What a link says about itself where somebody posts it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import httpx
import pytest

from farshore.server.pages.link_preview import PLACES, preferred
from tests.server.support import ROOT, Server

PAGE = "<html><head><title>Farshore</title></head><body></body></html>"
EXAMPLES = {"id": "aB3-_x", "game": "aquatica", "number": "3"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("server")
    (folder / "pages" / "covers").mkdir(parents=True)
    (folder / "pages" / "covers" / "aquatica.png").write_bytes(b"a picture")
    (folder / "pages" / "index.html").write_text(PAGE)
    running = Server(folder, "--no-limits", f"--pages={folder / 'pages'}")
    yield running
    running.send_home()
    assert running.stop() == 0


def page(server: Server, path: str, language: str = "en") -> httpx.Response:
    return httpx.get(server.address + path, headers={"accept-language": language}, timeout=60)


def told(response: httpx.Response) -> dict[str, str]:
    found = re.findall(r'<meta property="(og:[^"]*)" content="([^"]*)"', response.text)
    return {name: unescape(text) for name, text in found}


def test_the_link_of_an_open_table_invites(server: Server) -> None:
    anna = server.person('Anna "<b>"')
    table = anna.new_table("aquatica", "me", "open")
    answer = page(server, f"/t/{table}", "de-AT,en;q=0.5")
    assert answer.status_code == 200 and "<b>" not in answer.text
    found = told(answer)
    assert found["og:title"] == 'Anna "<b>" lädt dich zu Aquatica ein'
    assert "etwa 45 Minuten" in found["og:description"]
    assert found["og:url"] == f"{server.address}/t/{table}"
    assert found["og:image"] == f"{server.address}/covers/aquatica.png"


def test_the_link_of_a_running_table_names_its_game(server: Server) -> None:
    table = server.person("Anna").new_table("council", "me", "greedy")
    found = told(page(server, f"/t/{table}/replay"))
    assert found["og:title"] == "Council of Shadows"
    assert found["og:image"].endswith("/icons/icon-512.png")  # these pages have no cover of it


def test_a_page_that_does_not_exist_says_so(server: Server) -> None:
    for path in ("/nowhere", "/t/nothing", "/t/nothing/result", "/how-to-play/chess", "/t"):
        answer = page(server, path)
        assert answer.status_code == 404, path
        assert answer.text.startswith("<html>")  # the page itself says it in words
    for path in ("/", "/new", "/puzzles/", "/how-to-play/antarctica"):
        assert page(server, path).status_code == 200, path


def test_every_page_of_the_browser_is_a_place() -> None:
    """Routes are written down twice, in two languages: here they are held together."""
    source = Path(ROOT / "web" / "src" / "lib" / "routes.ts").read_text("utf-8")
    routes = re.findall(r"path: (?:/\^(.*?)\$/|new RegExp\(`\^(.*?)\$`\))", source)
    assert len(routes) > 15
    for plain, made in routes:
        path = (plain or made).replace("\\/", "/")
        path = path.replace("${ID}", EXAMPLES["id"]).replace("${GAME}", EXAMPLES["game"])
        path = re.sub(r"\(\?<(\w+)>[^)]*\)", lambda match: EXAMPLES[match[1]], path)
        assert PLACES.fullmatch(path), path


def test_the_first_language_with_words_is_spoken() -> None:
    assert preferred("fr-FR, pl;q=0.8, en;q=0.5") == "pl"
    assert preferred("") == "en"
