"""Pictures of every page, and of each board early, in the middle and late in a game.

    python tools/screenshots.py [--out build/screenshots] [--only WORD] [--language en]

Starts a server of its own; bots play one game of four of each title, and the pictures show the
table as somebody sees it who takes over a seat on the way. 1440, 820 and 360 pixels wide, light
and dark, each page from its top to its bottom. `--only antarctica-middle-1440` takes those whose
name begins with it.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
from playwright.sync_api import Browser, sync_playwright

from farshore.core.registry import game_names

CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")
SIZES = {1440: 900, 820: 1180, 360: 780}
THEMES = ("light", "dark")
MOMENTS = {"early": 0.12, "middle": 0.5, "late": 0.9}
GAMES = game_names()
LONGEST = 300.0
"""Seconds that a game of bots may take."""


class DemoServer:
    """A server with finished games, and tables that begin in the middle of them."""

    def __init__(self, folder: Path) -> None:
        command = [sys.executable, "-m", "farshore", "serve", "--port=0", "--no-limits"]
        self._process = subprocess.Popen(
            [*command, f"--db={folder / 'tables.db'}"], stdout=subprocess.PIPE, text=True
        )
        assert self._process.stdout is not None
        self.address = self._process.stdout.readline().split()[1]
        self.http = httpx.Client(base_url=self.address, timeout=60)
        self._ask("PUT", "/api/me", {"name": "Ada"})

    def close(self) -> None:
        self.http.close()
        self._process.terminate()
        self._process.wait(20)

    def _ask(self, method: str, path: str, body: object = None) -> dict[str, object]:
        answer = self.http.request(method, path, json=body).raise_for_status()
        found: dict[str, object] = answer.json()
        return found

    def finished(self, game: str) -> str:
        """A game of four bots, played to its end."""
        seats = [{"kind": "bot", "bot": "greedy"}] * 4
        table = self._ask("POST", "/api/tables", {"game": game, "players": 4, "seats": seats})
        until = time.monotonic() + LONGEST
        while self._ask("GET", f"/api/tables/{table['id']}")["status"] != "finished":
            if time.monotonic() > until:
                raise TimeoutError(f"the bots have not finished {game}")
            time.sleep(0.5)
        return str(table["id"])

    def moment(self, finished: str, part: float) -> str:
        """A running table that begins there."""
        entries = self._ask("GET", f"/api/tables/{finished}/replay?count=1")["entries"]
        assert isinstance(entries, int)
        asked = {"after": int(entries * part), "seat": 0, "bot": "greedy"}
        return str(self._ask("POST", f"/api/tables/{finished}/fork", asked)["id"])

    def lobby(self) -> str:
        return str(self._ask("POST", "/api/tables", {"game": "council", "players": 4})["id"])


def pages(demo: DemoServer, only: str) -> Iterator[tuple[str, str]]:
    """(name, path) of everything that there is to see."""
    yield "home", "/"
    yield "new", "/new?game=aquatica"
    yield "components", "/components"
    yield "lobby", f"/t/{demo.lobby()}"
    for game in GAMES:
        yield f"howto-{game}", f"/how-to-play/{game}"
    for game in GAMES:
        if only and not any(name.startswith(game) for name in (only, *only.split("-"))):
            continue
        finished = demo.finished(game)
        yield f"{game}-result", f"/t/{finished}/result"
        yield f"{game}-replay", f"/t/{finished}/replay"
        for name, part in MOMENTS.items():
            yield f"{game}-{name}", f"/t/{demo.moment(finished, part)}"


def take(
    browser: Browser, demo: DemoServer, name: str, path: str, chosen: argparse.Namespace
) -> None:
    cookies = [
        {"name": cookie.name, "value": cookie.value or "", "url": demo.address}
        for cookie in demo.http.cookies.jar
    ]
    for width, height in SIZES.items():
        for theme in THEMES:
            picture = f"{name}-{width}-{theme}"
            if not picture.startswith(chosen.only):
                continue
            context = browser.new_context(
                base_url=demo.address,
                locale=chosen.language,
                viewport={"width": width, "height": height},
                color_scheme=theme,  # type: ignore[arg-type]
                reduced_motion="reduce",
            )
            context.add_cookies(cookies)  # type: ignore[arg-type]
            page = context.new_page()
            page.goto(path)
            page.wait_for_load_state("networkidle")
            page.wait_for_timeout(500)
            page.screenshot(path=chosen.out / f"{picture}.png", full_page=True)
            context.close()


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--out", type=Path, default=Path("build/screenshots"))
    parser.add_argument("--only", default="")
    parser.add_argument("--language", default="en")
    chosen = parser.parse_args()
    chosen.out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        demo = DemoServer(Path(folder))
        browser = playwright.chromium.launch(
            executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"]
        )
        try:
            for name, path in pages(demo, chosen.only):
                take(browser, demo, name, path, chosen)
        finally:
            browser.close()
            demo.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
