"""Games and editions as documents, for programs in other languages: the browser and its boards."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from farshore.core.game import Edition, Game
from farshore.core.registry import game_names, load


def games_json() -> list[dict[str, Any]]:
    return [info_json(load(name)) for name in game_names()]


def info_json(game: Game) -> dict[str, Any]:
    return {**game.info.to_json(), "editions": game.edition_names()}


def game_json(name: str) -> dict[str, Any]:
    """A game with the names of all its moves and events."""
    game = load(name)
    domains = {
        domain.name: domain.values for kind in game.moves.kinds.values() for domain in kind.domains
    }
    for arguments in game.events.values():
        for domain in arguments:
            domains.setdefault(domain.name, domain.values)
    rulings = game.info.rulings
    return {
        **info_json(game),
        "readings": [
            {ruling.name: reading for ruling, reading in zip(rulings, version, strict=True)}
            for version in zip(*(ruling.by_version for ruling in rulings), strict=True)
        ],
        "moves": {
            kind.name: [domain.name for domain in kind.domains]
            for kind in game.moves.kinds.values()
        },
        "domains": domains,
        "events": {
            name: [domain.name for domain in arguments] for name, arguments in game.events.items()
        },
    }


@cache
def game_text(name: str) -> str:
    """The same, as JSON."""
    return json.dumps(game_json(name), separators=(",", ":"))


def edition_json(game: Game, edition: Edition, components: Any) -> dict[str, Any]:
    """Names and facts of all components, and the file they come from."""
    domains: dict[str, set[str]] = {domain: set(ids) for domain, ids in edition.names.items()}
    for kind in game.moves.kinds.values():
        for domain in kind.domains:
            ids = domains.setdefault(domain.name, set())
            ids.update(value for value in domain.values if isinstance(value, str))
    details: dict[str, dict[str, Any]] = {}
    for name, ids in domains.items():
        for id_ in sorted(ids):
            found = edition.details(name, id_)
            if found:
                details.setdefault(name, {})[id_] = found
    return {
        "edition": edition.name,
        "names": edition.names,
        "details": details,
        "components": components,
    }


@cache
def edition_text(game_name: str, edition_name: str) -> str:
    """A built-in edition, as JSON."""
    return json.dumps(built_in_edition(game_name, edition_name), separators=(",", ":"))


def built_in_edition(game_name: str, edition_name: str) -> dict[str, Any]:
    game = load(game_name)
    edition = game.edition(edition_name)
    return edition_json(game, edition, game.components.get(edition.name))
