"""Pictures of every page, and of each board early, in the middle and late in a game.

    python tools/screenshots.py [--out build/screenshots] [--only WORD ...] [--language en]
        [--sizes 1440x900,390x844] [--themes light,dark] [--pages DIR]

Starts a server of its own; bots play one game of four of each title, and the pictures show the
table as somebody sees it who takes over a seat on the way: asked, asked once more before a move
that cannot be undone (`confirm`), in a lesson, at a puzzle. Seven sizes, the last one 1280×720 at
200 % zoom, light and dark. A table is shown as the window shows it, other pages from top to bottom.
`--only antarctica-middle council` takes those whose name begins with one of the words.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random

import httpx
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from farshore.core.registry import game_names

CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")
SIZES = ("1440x900", "1280x720", "820x1180", "390x844", "360x740", "740x360", "640x360")
THEMES = ("light", "dark")
MOMENTS = {"early": 0.12, "middle": 0.5, "late": 0.9}
GAMES = game_names()
LONGEST = 600.0
"""Seconds that a game of bots may take."""
PHONE = 800
"""Windows narrower than this are touched."""
ASKED = '[data-turn="yours"], [data-status="finished"]'
CONFIRM = "[data-confirm]"


class DemoServer:
    """A server with finished games, and tables that begin in the middle of them."""

    def __init__(self, folder: Path, pages: Path | None) -> None:
        command = [sys.executable, "-m", "farshore", "serve", "--port=0", "--no-limits"]
        command += [f"--pages={pages}"] if pages else []
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

    def lesson(self, game: str) -> str:
        return str(self._ask("POST", f"/api/lessons/{game}")["id"])


def settle(page: Page) -> None:
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(400)


def until_asked(page: Page) -> None:
    page.wait_for_selector(ASKED, timeout=60_000)
    settle(page)


def until_confirmed(page: Page) -> None:
    """Chooses at random until something is asked about once more."""
    until_asked(page)
    rng = Random("confirm")
    for _ in range(40):
        closed = page.locator("[data-show-choices]")
        if closed.count():
            closed.click()
        found = page.locator("[data-moves] [data-move]:visible")
        if not found.count():
            return
        found.nth(int(rng.random() * found.count())).click()
        page.wait_for_timeout(300)
        if page.locator(CONFIRM).count():
            return
        until_asked(page)


@dataclass
class Subject:
    """Something to take pictures of."""

    name: str
    path: Callable[[], str]
    ready: Callable[[Page], None] = settle
    whole: bool = True
    """From its top to its bottom, or as the window shows it."""


def subjects(demo: DemoServer) -> Iterator[Subject]:
    """Everything that there is to see; a game is only played if somebody wants its pictures."""
    yield Subject("home", lambda: "/")
    yield Subject("new", lambda: "/new?game=aquatica")
    yield Subject("components", lambda: "/components")
    yield Subject("puzzles", lambda: "/puzzles")
    yield Subject("nowhere", lambda: "/nowhere")
    yield Subject("lobby", lambda: f"/t/{demo.lobby()}")
    for game in GAMES:
        yield from subjects_of(demo, game)


def subjects_of(demo: DemoServer, game: str) -> Iterator[Subject]:
    played: list[str] = []

    def finished() -> str:
        if not played:
            played.append(demo.finished(game))
        return played[0]

    def moment(part: float) -> Callable[[], str]:
        return lambda: f"/t/{demo.moment(finished(), part)}"

    yield Subject(f"{game}-howto", lambda: f"/how-to-play/{game}")
    yield Subject(f"{game}-gallery", lambda: f"/components/{game}")
    yield Subject(f"{game}-puzzle", lambda: f"/puzzles/{game}/1", whole=False)
    yield Subject(f"{game}-lesson", lambda: f"/t/{demo.lesson(game)}", whole=False)
    yield Subject(f"{game}-result", lambda: f"/t/{finished()}/result")
    yield Subject(f"{game}-replay", lambda: f"/t/{finished()}/replay?at=60", whole=False)
    for name, part in MOMENTS.items():
        yield Subject(f"{game}-{name}", moment(part), until_asked, whole=False)
    yield Subject(f"{game}-confirm", moment(MOMENTS["middle"]), until_confirmed, whole=False)


def context_for(
    browser: Browser, demo: DemoServer, size: tuple[int, int], theme: str, language: str
) -> BrowserContext:
    context = browser.new_context(
        base_url=demo.address,
        locale=language,
        viewport={"width": size[0], "height": size[1]},
        color_scheme=theme,  # type: ignore[arg-type]
        reduced_motion="reduce",
        service_workers="block",
        has_touch=size[0] < PHONE,
        is_mobile=size[0] < PHONE,
    )
    cookies = [
        {"name": cookie.name, "value": cookie.value or "", "url": demo.address}
        for cookie in demo.http.cookies.jar
    ]
    context.add_cookies(cookies)  # type: ignore[arg-type]
    return context


def take(browser: Browser, demo: DemoServer, subject: Subject, chosen: argparse.Namespace) -> None:
    path = subject.path()
    for size in chosen.sizes.split(","):
        width, height = (int(part) for part in size.split("x"))
        for theme in chosen.themes.split(","):
            context = context_for(browser, demo, (width, height), theme, chosen.language)
            page = context.new_page()
            page.goto(path)
            subject.ready(page)
            picture = f"{subject.name}-{size}-{theme}-{chosen.language}.png"
            page.screenshot(path=chosen.out / picture, full_page=subject.whole)
            context.close()


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--out", type=Path, default=Path("build/screenshots"))
    parser.add_argument("--only", nargs="*", default=[""])
    parser.add_argument("--language", default="en")
    parser.add_argument("--sizes", default=",".join(SIZES))
    parser.add_argument("--themes", default=",".join(THEMES))
    parser.add_argument("--pages", type=Path, help="pages that are not installed yet")
    chosen = parser.parse_args()
    chosen.out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        demo = DemoServer(Path(folder), chosen.pages)
        browser = playwright.chromium.launch(
            executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"]
        )
        try:
            for subject in subjects(demo):
                if subject.name.startswith(tuple(chosen.only)):
                    take(browser, demo, subject, chosen)
        finally:
            browser.close()
            demo.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
