"""Networks as JSON documents, with the weights packed as half-precision floats."""

from __future__ import annotations

from base64 import b64decode, b64encode
from collections.abc import Mapping
from struct import error, pack, unpack
from typing import Final

from farshore.networks.network import BLOCK, Network

FORMAT: Final = 3
"""Of documents; those of earlier formats are refused."""


def to_document(network: Network) -> dict[str, object]:
    """Half precision is enough to play with, and small enough to ship."""
    numbers = [*network.inner, *network.biases, *network.outer, *network.outer_biases]
    numbers += [*network.policy, *network.policy_biases]
    lists = {"also": network.also, "not_with": network.not_with}
    return {
        "format": FORMAT,
        "game": network.game,
        "rules": network.rules,
        "edition": network.edition,
        **{name: texts for name, texts in lists.items() if texts},
        "players": network.players,
        "features": network.features,
        "units": len(network.biases),
        "moves": len(network.policy_biases),
        **({"corrects": True} if network.corrects else {}),
        "weights": b64encode(pack(f"<{len(numbers)}e", *numbers)).decode("ascii"),
    }


def from_document(document: object) -> Network:
    """The network of a document; ValueError if it is not one."""
    if not isinstance(document, Mapping):
        raise ValueError("not an object")
    if document.get("format") != FORMAT:
        raise ValueError("format")
    players = _size(document, "players")
    features = _size(document, "features")
    units = _size(document, "units")
    if players < 1 or units % BLOCK != 0:
        raise ValueError("players, units")
    moves = _size(document, "moves")
    sizes = [features * units, units, units * players, players, units * moves, moves]
    parts = _parts(_text(document, "weights"), sizes)
    inner, biases, outer, outer_biases, policy, policy_biases = parts
    return Network(
        _text(document, "game"),
        _size(document, "rules"),
        _text(document, "edition"),
        players,
        features,
        inner,
        biases,
        outer,
        outer_biases,
        policy,
        policy_biases,
        document.get("corrects") is True,
        _texts(document, "also"),
        _texts(document, "not_with"),
    )


def _parts(text: str, sizes: list[int]) -> list[list[float]]:
    """The packed numbers, in lists of these sizes."""
    try:
        numbers: list[float] = list(unpack(f"<{sum(sizes)}e", b64decode(text, validate=True)))
    except error as wrong:
        raise ValueError(str(wrong)) from wrong
    parts: list[list[float]] = []
    first = 0
    for size in sizes:
        parts.append(numbers[first : first + size])
        first += size
    return parts


def _text(document: Mapping[str, object], key: str) -> str:
    value = document.get(key)
    if not isinstance(value, str):
        raise ValueError(key)
    return value


def _texts(document: Mapping[str, object], key: str) -> list[str]:
    """A list of texts; none if there is no such key."""
    values = document.get(key, [])
    if not isinstance(values, list) or not all(isinstance(value, str) for value in values):
        raise ValueError(key)
    return values


def _size(document: Mapping[str, object], key: str) -> int:
    value = document.get(key)
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < 1 << 16:
        raise ValueError(key)
    return value
