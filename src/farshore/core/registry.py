"""Games by name. A game is found, never listed: a new one is one folder in `farshore/games`.

Other packages offer games through the entry point group `farshore.games`; tests and notebooks
through `register`.
"""

import importlib
import pkgutil
import sys
from collections.abc import Callable
from typing import Final

from farshore.core.errors import Reason, UnknownName
from farshore.core.game import Game

_GROUP: Final = "farshore.games"

_registered: Final[dict[str, Game]] = {}
_offers: Final[dict[tuple[str, ...], dict[str, Callable[[], object]]]] = {}
"""What other packages offer, by the places where packages are looked for."""


def register(game: Game) -> Game:
    """Makes a game known under its name."""
    _registered[game.info.name] = game
    return game


def game_names() -> list[str]:
    """The names of all games that can be loaded, sorted."""
    return sorted({*_registered, *_built_in(), *_offered()})


def load(name: str) -> Game:
    """The game of this name."""
    if name not in _registered:
        _registered[name] = _found(name)
    return _registered[name]


def _found(name: str) -> Game:
    if name in _built_in():
        game = importlib.import_module(f"{_GROUP}.{name}").GAME
    elif name in _offered():
        game = _offered()[name]()
    else:
        raise UnknownName(Reason("unknown-game", {"given": name, "allowed": game_names()}))
    assert isinstance(game, Game)
    return game


def _built_in() -> list[str]:
    package = importlib.import_module(_GROUP)
    return [module.name for module in pkgutil.iter_modules(package.__path__)]


def _offered() -> dict[str, Callable[[], object]]:
    """name -> what loads the game, for the games of other packages.

    Looked up once: every name that nobody knows would go through all installed packages.
    """
    where = tuple(sys.path)
    if where not in _offers:
        from importlib.metadata import entry_points  # takes a moment, and is not always needed

        _offers.clear()
        _offers[where] = {point.name: point.load for point in entry_points(group=_GROUP)}
    return _offers[where]
