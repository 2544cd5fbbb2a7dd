"""Learned networks in files, as `farshore train` leaves them.

`net:FILE` names a search with such a network wherever a bot is named, `net:FILE:400` with 400
simulations a decision. Playing with one needs nothing beside Farshore; learning needs numpy
(`pip install "farshore[train]"`).
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from farshore import bots
from farshore.bots import Bot, LearnedChances, Net, SearchBot, Simulations
from farshore.bots.match import read_limit
from farshore.bots.trained import from_document, to_document
from farshore.core.errors import BadOption, Reason
from farshore.core.game import Setup

NET: Final = "net:"
"""How the name of a bot begins that is a search with a network."""
USUAL_SIMULATIONS: Final = 400


def save_net(net: Net, path: Path, origin: dict[str, object] | None = None) -> None:
    """Writes a network, with where it comes from for those who look into the file."""
    document = {**to_document(net), "origin": origin or {}}
    partial = path.with_suffix(".part")
    partial.write_text(json.dumps(document, indent=1) + "\n", encoding="utf-8")
    partial.replace(path)


def load_net(path: Path) -> Net:
    """A saved network; a file that is none is refused."""
    try:
        return from_document(json.loads(path.read_text("utf-8")))
    except (OSError, ValueError) as error:
        raise BadOption(Reason("bad-net", {"path": str(path), "why": str(error)})) from error


def learned(net: Net, setup: Setup) -> LearnedChances:
    """The chances by a network; one that was made for other games is refused."""
    base = bots.evaluation_of(setup.game.info.name)
    if not net.fits(setup) or net.clues != len(base.clue_weights()):
        size = net.features + net.clues
        raise BadOption(
            Reason("wrong-net", {"game": net.game, "players": net.players, "size": size})
        )
    return LearnedChances(base, [net])


def make(name: str, setup: Setup) -> Bot:
    """The bot of a name like `net:FILE` or `net:FILE:400`."""
    path, _, budget = name.removeprefix(NET).rpartition(":")
    if not path:
        path, budget = budget, ""
    limit = read_limit(name, budget) if budget else Simulations(USUAL_SIMULATIONS)
    evaluation = learned(load_net(Path(path)), setup)
    return SearchBot(bots.judge_of(setup.game.info.name), evaluation, limit)
