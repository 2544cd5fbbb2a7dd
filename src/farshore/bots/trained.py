"""Networks as documents, and those that come with the package (`farshore/trained`).

A document is JSON, with the numbers packed into half the usual precision.
"""

from __future__ import annotations

from base64 import b64decode, b64encode
from collections.abc import Mapping
from importlib.resources import files
from json import loads
from struct import error, pack, unpack
from typing import Final

from farshore.bots.evaluate import Evaluation, evaluation_of
from farshore.bots.learned import LearnedChances, Net

_evaluations: Final[dict[str, Evaluation]] = {}


def best_evaluation_of(game: str) -> Evaluation:
    """The chances by the networks that have won against the game's own evaluation, if any have.

    For numbers of players without such a network, and if the evaluation now goes by other clues,
    it is the game's own.
    """
    if game not in _evaluations:
        evaluation = evaluation_of(game)
        nets = shipped_nets(game)
        _evaluations[game] = LearnedChances(evaluation, nets) if nets else evaluation
    return _evaluations[game]


def shipped_nets(game: str) -> list[Net]:
    """The networks for a game that come with the package."""
    found: list[Net] = []
    folder = files("farshore").joinpath("trained")
    if folder.is_dir():
        for file in folder.iterdir():
            if file.name.startswith(f"{game}-"):
                found.append(from_document(loads(file.read_text("utf-8"))))
    return found


def to_document(net: Net) -> dict[str, object]:
    """Half precision is enough to play with, and small enough to ship."""
    numbers = [*net.direct, *net.inner, *net.biases, *net.outer]
    return {
        "game": net.game,
        "players": net.players,
        "features": net.features,
        "clues": net.clues,
        "units": len(net.biases),
        "numbers": b64encode(pack(f"<{len(numbers)}e", *numbers)).decode("ascii"),
    }


def from_document(document: object) -> Net:
    """The network of a document; ValueError if it is none."""
    if not isinstance(document, Mapping):
        raise ValueError("not an object")
    game, text = document.get("game"), document.get("numbers")
    if not isinstance(game, str) or not isinstance(text, str):
        raise ValueError("game, numbers")
    players = _whole(document, "players")
    features = _whole(document, "features")
    clues = _whole(document, "clues")
    units = _whole(document, "units")
    inputs = features + 2 * clues
    sizes = [inputs, inputs * units, units, units]
    try:
        numbers: list[float] = list(unpack(f"<{sum(sizes)}e", b64decode(text, validate=True)))
    except error as wrong:
        raise ValueError(str(wrong)) from wrong
    parts: list[list[float]] = []
    first = 0
    for size in sizes:
        parts.append(numbers[first : first + size])
        first += size
    return Net(game, players, features, clues, parts[0], parts[1], parts[2], parts[3])


def _whole(document: Mapping[str, object], key: str) -> int:
    value = document.get(key)
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < 1 << 16:
        raise ValueError(key)
    return value
