"""What a link says about itself where somebody posts it: Open Graph tags, and if it leads anywhere.

Programs that show previews of links run no scripts, so the page itself has to say it. The words
are in the language that the asking program prefers.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from html import escape
from typing import Final

from farshore.core.registry import game_names
from farshore.localization.languages import ENGLISH, LANGUAGES
from farshore.localization.messages import Words, words
from farshore.server.errors import Refused
from farshore.server.storage.rows import OPEN, TableInfo

SITE: Final = "Farshore"
ID: Final = "[A-Za-z0-9_-]+"
NAME: Final = "[a-z_]+"
PLACES: Final = re.compile(
    rf"/|/new|/t/(?P<table>{ID})(/result|/replay|/plan)?"
    rf"|/(how-to-play|components|box)/(?P<game>{NAME})|/box/{NAME}/{ID}|/shared-box/{ID}"
    rf"|/components|/puzzles|/puzzles/{NAME}/[0-9]+"
    r"|/me|/me/calls|/claim|/unsubscribe|/share|/sign-in|/sign-in/openid|/operator"
)
"""The addresses that pages exist for, as `web/src/lib/routes.ts` lists them."""
COVER: Final = "/covers/{}.png"
ICON: Final = "/icons/icon-512.png"
COVER_SIZE: Final = (1200, 630)


FindTable = Callable[[str], Awaitable[TableInfo]]
"""Who sits at a table; refused if there is none."""


@dataclass(frozen=True)
class LinkPreview:
    """What a page says about itself."""

    title: str
    description: str
    picture: str
    """Its path."""
    status: int = 200


async def preview_of(path: str, languages: str, find: FindTable) -> LinkPreview:
    """What the page at `path` is about; `languages`: as a browser's `Accept-Language` has them."""
    said = words(preferred(languages))
    place = PLACES.fullmatch(path if path == "/" else path.removesuffix("/"))
    if place is None:
        return plain(said, 404)
    if place["table"] is not None:
        return await of_table(said, place["table"], find)
    game = place["game"]
    if game is None:
        return plain(said)
    return of_game(said, game) if game in game_names() else plain(said, 404)


async def of_table(said: Words, table_id: str, find: FindTable) -> LinkPreview:
    try:
        info = await find(table_id)
    except Refused as error:  # a page is shown even if the storage cannot be reached
        return plain(said, 404 if error.status == 404 else 200)
    preview = of_game(said, info.game)
    host = info.seat_of(info.host)
    if info.status != OPEN or host is None:
        return preview
    name = info.seats[host].name
    title = said.say("table-invites", name=name, game=title_of(said, info.game))
    return LinkPreview(title, preview.description, preview.picture)


def of_game(said: Words, game: str) -> LinkPreview:
    about, minutes = f"{game}-about", f"web-minutes-{game}"
    parts = [said.say(key) for key in (about, minutes) if said.has(key)]
    known = said.has(f"web-game-{game}")
    picture = COVER.format(game) if known else ICON
    return LinkPreview(title_of(said, game), " · ".join(parts), picture)


def title_of(said: Words, game: str) -> str:
    key = f"web-game-{game}"
    return said.say(key) if said.has(key) else game.replace("_", " ").title()


def plain(said: Words, status: int = 200) -> LinkPreview:
    games = [title_of(said, game) for game in game_names() if said.has(f"web-game-{game}")]
    return LinkPreview(SITE, said.listing(games), ICON, status)


def preferred(languages: str) -> str:
    """The first language of an `Accept-Language` that there are words in."""
    for part in languages.split(","):
        language = part.strip()[:2].lower()
        if language in LANGUAGES:
            return language
    return ENGLISH


def with_picture(preview: LinkPreview, has: Callable[[str], bool]) -> LinkPreview:
    """The preview with the icon, if these pages have no picture of its own."""
    return preview if has(preview.picture) else replace(preview, picture=ICON)


def tags(preview: LinkPreview, base: str, path: str) -> str:
    """The preview as tags for the head of a page; `base`: where the browser finds the server."""
    told = {
        "og:site_name": SITE,
        "og:type": "website",
        "og:title": preview.title,
        "og:description": preview.description,
        "og:url": base + path,
        "og:image": base + preview.picture,
    }
    if preview.picture != ICON:
        width, height = COVER_SIZE
        told |= {"og:image:width": str(width), "og:image:height": str(height)}
    lines = [f'<meta property="{name}" content="{escape(text)}" />' for name, text in told.items()]
    card = "summary" if preview.picture == ICON else "summary_large_image"
    return "\n    ".join([*lines, f'<meta name="twitter:card" content="{card}" />'])
