"""Networks as JSON documents, with the weights packed as half-precision floats.

A document still calls the terms of an evaluation `clues`: files that were written keep working.
"""

from __future__ import annotations

from base64 import b64decode, b64encode
from collections.abc import Mapping
from struct import error, pack, unpack

from farshore.networks.network import Network


def to_document(network: Network) -> dict[str, object]:
    """Half precision is enough to play with, and small enough to ship."""
    numbers = [*network.direct, *network.inner, *network.biases, *network.outer]
    return {
        "game": network.game,
        "players": network.players,
        "features": network.features,
        "clues": network.terms,
        "units": len(network.biases),
        "numbers": b64encode(pack(f"<{len(numbers)}e", *numbers)).decode("ascii"),
    }


def from_document(document: object) -> Network:
    """The network of a document; ValueError if it is not one."""
    if not isinstance(document, Mapping):
        raise ValueError("not an object")
    game, text = document.get("game"), document.get("numbers")
    if not isinstance(game, str) or not isinstance(text, str):
        raise ValueError("game, numbers")
    players = _size(document, "players")
    features = _size(document, "features")
    terms = _size(document, "clues")
    units = _size(document, "units")
    inputs = features + 2 * terms
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
    return Network(game, players, features, terms, parts[0], parts[1], parts[2], parts[3])


def _size(document: Mapping[str, object], key: str) -> int:
    value = document.get(key)
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < 1 << 16:
        raise ValueError(key)
    return value
