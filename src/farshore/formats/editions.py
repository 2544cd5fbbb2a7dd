"""Component data: read from the files of a package, and checked once in a process.

Checking an edition costs far more than looking at its text, and a server meets the same one again
with every table, question to a bot and page that shows it.
"""

from __future__ import annotations

import json
from functools import lru_cache
from importlib.resources import files
from typing import Final, NamedTuple

from farshore.core.game import Edition, Game

CACHED_EDITIONS: Final = 64
"""People may bring as many editions as they like; only the latest used are kept."""


class ParsedEdition(NamedTuple):
    edition: Edition
    components: object
    """The component data, completed by that of the edition it is based on."""


def builtin_components(package: str) -> list[object]:
    """The component data of a package, in `components*.json`; one may be based on those before."""
    folder = files(package)
    names = sorted((file.name for file in folder.iterdir()), key=lambda name: (len(name), name))
    return [
        json.loads(folder.joinpath(name).read_text("utf-8"))
        for name in names
        if name.startswith("components") and name.endswith(".json")
    ]


def parse_edition(game: Game, document: object) -> ParsedEdition:
    """The edition of component data that somebody brought; every fault is named."""
    return _parse(game, json.dumps(document), False)


def stored_edition(game: Game, text: str) -> ParsedEdition:
    """The edition of component data that was found to be right when it was stored."""
    return _parse(game, text, True)


@lru_cache(maxsize=CACHED_EDITIONS)
def _parse(game: Game, text: str, stored: bool) -> ParsedEdition:
    components = game.complete_components(json.loads(text))
    read = game.read_stored_edition if stored else game.read_edition
    return ParsedEdition(read(components), components)
