"""Games by name. A game is found, never listed: a new one is one folder in `farshore/games`.

Other packages offer games through the entry point group `farshore.games`; tests and notebooks
through `register`.
"""

import importlib
import pkgutil
from importlib.metadata import entry_points
from typing import Final

from farshore.core.errors import Reason, UnknownName
from farshore.core.game import Game

_GROUP: Final = "farshore.games"

_registered: Final[dict[str, Game]] = {}


def register(game: Game) -> Game:
    """Makes a game known under its name."""
    _registered[game.info.name] = game
    return game


def game_names() -> list[str]:
    """The names of all games that can be loaded, sorted."""
    package = importlib.import_module(_GROUP)
    names = set(_registered)
    names.update(module.name for module in pkgutil.iter_modules(package.__path__))
    names.update(point.name for point in entry_points(group=_GROUP))
    return sorted(names)


def load(name: str) -> Game:
    """The game of this name."""
    if name not in _registered:
        if name not in game_names():
            raise UnknownName(Reason("unknown-game", {"given": name, "allowed": game_names()}))
        _registered[name] = _found(name)
    return _registered[name]


def _found(name: str) -> Game:
    for point in entry_points(group=_GROUP, name=name):
        game = point.load()
        assert isinstance(game, Game)
        return game
    module = importlib.import_module(f"{_GROUP}.{name}")
    game = module.GAME
    assert isinstance(game, Game)
    return game
