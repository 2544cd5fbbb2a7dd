"""Editions for tests: the built-in data with other symbols on the tracks.

Positions and records that need a certain effect soon use one of these instead of a long story.
"""

import json
from functools import cache
from importlib.resources import files
from typing import Any

from farshore.core.game import Edition
from tests.antarctica.positions import GAME

BLUE = ["relocate_ship", "shipyard_draft", "research_three"]


def builtin() -> Any:
    """The component data as a document of its own."""
    text = files("farshore.games.antarctica").joinpath("components.json").read_text("utf-8")
    return json.loads(text)


@cache
def with_symbols(**tracks: str) -> Edition:
    """The built-in data, with just these symbols: `track_a="2 new_ship, 3 relocate_ship"`."""
    document = builtin()
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
