"""The boards of the web as SVG, without a browser.

The script that draws them is built from `web/src/pictures` and packed into the package with its
fonts (`tools/pages.py`); an embedded JavaScript engine runs it.
"""

from __future__ import annotations

import atexit
import json
import os
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from py_mini_racer import JSFunction, MiniRacer

from farshore.core.errors import FarshoreError, Reason
from farshore.core.state import SPECTATOR, State
from farshore.formats import documents
from farshore.localization.languages import ENGLISH
from farshore.localization.messages import written

SCRIPT: Final = "pictures.js"
SOURCES: Final = Path(__file__).parents[3]
"""Where `web/` and `tools/` are, unless the package is installed."""


class NotBuilt(FarshoreError):
    """The script that draws the boards has not been built."""


def board(state: State, theme: str = "light") -> list[str]:
    """What a spectator sees of a position, as layers of SVG: the background, which stays the same
    during a game, and what lies on it. Empty if the game has no board of its own."""
    return _renderer(os.getpid()).draw(state, theme)


@cache
def folder() -> Path:
    """The script and its fonts: in the installed package, or `web/pictures` beside the sources."""
    for place in (Path(str(files("farshore"))) / "pictures", SOURCES / "web" / "pictures"):
        if (place / SCRIPT).is_file():
            return place
    builder = "tools/pages.py"
    command = f"python {builder} pictures" if (SOURCES / builder).is_file() else "make build"
    raise NotBuilt(Reason("pictures-not-built", {"command": command}))


@cache
def fonts() -> list[str]:
    """The font files of the boards."""
    return sorted(str(file) for file in folder().glob("*.ttf"))


class BoardRenderer:
    """The script in a JavaScript engine."""

    def __init__(self) -> None:
        self._process: Final = os.getpid()
        self._engine: Final = MiniRacer()
        self._engine.eval((folder() / SCRIPT).read_text("utf-8"))
        self._call("speak", written(ENGLISH))
        self._games: Final = frozenset(json.loads(self._call("games")))

    def draw(self, state: State, theme: str) -> list[str]:
        name = state.game.info.name
        if name not in self._games:
            return []
        view = state.view(SPECTATOR)
        edition = documents.edition_text(name, str(view["data"]))
        layers: list[str] = json.loads(
            self._call("draw", _game_text(name), edition, json.dumps(view), theme)
        )
        return layers

    def close(self) -> None:
        """Ends the engine's threads. From Python 3.13 on the process would wait for them."""
        if self._process == os.getpid():
            self._engine.close()

    def _call(self, function: str, *texts: str) -> str:
        called = self._engine.eval(f"pictures.{function}")
        assert isinstance(called, JSFunction)
        return str(called(*texts))


@cache
def _renderer(process: int) -> BoardRenderer:
    """One for each process: the threads of an engine do not survive a fork."""
    renderer = BoardRenderer()
    atexit.register(renderer.close)
    return renderer


@cache
def _game_text(name: str) -> str:
    return json.dumps(documents.game_json(name))
