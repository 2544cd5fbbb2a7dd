"""The networks that come with the package, as JSON documents in `shipped/`.

A file is named by game and number of players; behind them stands the edition if another network
serves the others.
"""

from __future__ import annotations

import json
from importlib.resources import files

from farshore.networks.format import from_document
from farshore.networks.network import Network


def shipped_networks(game: str) -> list[Network]:
    """The networks for a game that come with the package."""
    found: list[Network] = []
    folder = files("farshore.networks").joinpath("shipped")
    if folder.is_dir():
        for file in folder.iterdir():
            if file.name.startswith(f"{game}-"):
                found.append(from_document(json.loads(file.read_text("utf-8"))))
    return found
