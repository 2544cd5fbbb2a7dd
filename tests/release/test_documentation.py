"""The documentation site builds strictly, asks nobody else for anything, and fits the server."""

from __future__ import annotations

import re
from pathlib import Path

import docs
import hook
import pytest

import farshore
from tests.support.source import shipped_games


@pytest.fixture(scope="module")
def pages() -> dict[str, str]:
    """The built pages by their paths. MkDocs fails at warnings and dead links."""
    assert docs.is_built() or docs.build()
    return {
        path.parent.relative_to(docs.SITE).as_posix(): path.read_text(encoding="utf-8")
        for path in docs.SITE.rglob("index.html")
    }


def test_every_source_is_a_page(pages: dict[str, str]) -> None:
    sources = {path.relative_to(docs.ROOT / "docs") for path in docs.inputs_of("docs", ".md")}
    assert len(sources) > 40
    for source in sources:
        name = source.parent if source.stem == "index" else source.with_suffix("")
        assert Path(name).as_posix() in pages


def test_nothing_comes_from_elsewhere(pages: dict[str, str]) -> None:
    loaded = re.compile(r"<(?:script|img|link|iframe|source)\b[^>]*(?:src|href)=\"?(?:\w+:)?//")
    assert [name for name, page in pages.items() if loaded.search(page)] == []


def test_the_server_lets_every_script_and_style_work(pages: dict[str, str]) -> None:
    """Its policy knows plain inline scripts, and forbids styles and handlers in the markup."""
    tag = re.compile(r"<script\b[^>]*>")
    known = re.compile(r"<script>|<script src=[^>]*>|<script id=__config [^>]*>")
    handler = re.compile(r"<[a-z][^>]*\s(?:style|on[a-z]+)=\"")
    for name, page in pages.items():
        assert {
            each for each in tag.findall(page.replace('"', "")) if not known.match(each)
        } == set()
        assert "<style" not in page and not handler.search(page), name


def test_rules_can_be_linked_by_their_numbers(pages: dict[str, str]) -> None:
    assert 'id="ANT-061"' in pages["rules/antarctica"]


def test_the_reference_has_every_public_name(pages: dict[str, str]) -> None:
    page = pages["python/api/farshore"]
    names = [name for name in farshore.__all__ if name != "__version__"]
    assert [name for name in names if f'id="farshore.{name}"' not in page] == []


def test_how_to_play_comes_from_the_messages(pages: dict[str, str]) -> None:
    for game in shipped_games():
        page = pages[f"play/{game}"]
        assert f"{game}-howto" not in page and f"{game}-option" not in page
        assert page.count("<h3") > 8


def test_a_site_of_these_sources_is_packed(
    pages: dict[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert pages and "farshore/docs/index.html" in hook.packed_pages().values()
    (tmp_path / "index.html").write_text("of other sources")
    monkeypatch.setattr(docs, "SITE", tmp_path)
    assert "farshore/docs/index.html" not in hook.packed_pages().values()


def test_a_dead_link_fails_the_build(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "index.md").write_text("[nowhere](nowhere.md)")
    (tmp_path / "mkdocs.yml").write_text("site_name: Broken\n")
    monkeypatch.setattr(docs, "ROOT", tmp_path)
    monkeypatch.setattr(docs, "SITE", tmp_path / "site")
    assert not docs.build()
    assert "nowhere.md" in capfd.readouterr().err
