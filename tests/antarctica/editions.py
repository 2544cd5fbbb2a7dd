"""Editions for tests: the built-in data with other symbols on the tracks.

Positions and records that need a certain effect soon use one of these instead of a long story.
"""

from functools import cache

from farshore.core.game import Edition
from tests.antarctica.positions import GAME, edition_document

BLUE = ["relocate_ship", "shipyard_draft", "research_three"]


@cache
def with_symbols(**tracks: str) -> Edition:
    """The built-in data, with just these symbols: `track_a="2 new_ship, 3 relocate_ship"`."""
    document = edition_document()
    for track in document["research_tracks"]:
        if track["id"] in tracks:
            track["symbols"] = [
                {
                    "space": int(space),
                    "effect": effect,
                    "colour": "blue" if effect in BLUE else "red",
                }
                for space, effect in (
                    symbol.split(" ") for symbol in tracks[track["id"]].split(", ") if symbol
                )
            ]
    return GAME.read_edition(document)
