"""What a person sees of a position: text, and a picture of it.

The picture is the board of the web (`web_boards.py`). A game without a board of its own gets a
sheet of cards instead. The text and the sheet look the same for every game.
"""

from __future__ import annotations

import io
from collections.abc import Mapping
from functools import lru_cache
from html import escape
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from farshore.core.state import SPECTATOR, State
from farshore.external.text import text_lines, view_text

if TYPE_CHECKING:
    from PIL.Image import Image

WIDTH = 960
COLUMNS = 3
LINE = 16
PAPER, CARD, INK, HEAD = "#e8eef2", "#ffffff", "#1d2b36", "#27566b"
FONT = "DejaVu Sans Mono, Liberation Mono, Consolas, Menlo, monospace"
LETTERS = 44
"""Characters per line of a card."""


def render(state: State, mode: str | None) -> str | npt.NDArray[np.uint8] | None:
    """The result of `render()` in each mode. It shows what a spectator may know."""
    if mode == "rgb_array":
        return picture(state)
    if mode == "ansi":
        return view_text(state.view(SPECTATOR))
    if mode == "human":
        print(view_text(state.view(SPECTATOR)))
    return None


def picture(state: State) -> npt.NDArray[np.uint8]:
    """A spectator's picture of a position, as an RGB array."""
    from farshore.envs import web_boards

    layers = web_boards.board(state)
    if not layers:
        return pixels([sheet(state.view(SPECTATOR))])
    return pixels(layers, tuple(web_boards.fonts()))


def sheet(view: Mapping[str, object]) -> str:
    """A sheet of cards, one for each part of the view, in columns of about the same height."""
    plain = {key: value for key, value in view.items() if not isinstance(value, dict | list)}
    parts: dict[str, object] = {str(view.get("game", "position")): plain}
    parts.update({key: value for key, value in view.items() if key not in plain})
    width = WIDTH // COLUMNS
    heights = [8] * COLUMNS
    drawn: list[str] = []
    for title, part in parts.items():
        column = heights.index(min(heights))
        lines = [piece for line in text_lines(part, 0) for piece in _folded(line)]
        height = LINE * (len(lines) + 2)
        drawn.append(_card(title, lines, 6 + column * width, heights[column], width - 12, height))
        heights[column] += height + 8
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{max(heights)}">'
        f'<rect width="100%" height="100%" fill="{PAPER}"/>{"".join(drawn)}</svg>'
    )


def _card(title: str, lines: list[str], left: int, top: int, width: int, height: int) -> str:
    rows = [
        f'<text x="{left + 8}" y="{top + LINE * (at + 2) + 6}" xml:space="preserve">'
        f"{escape(line)}</text>"
        for at, line in enumerate(lines)
    ]
    return (
        f'<rect x="{left}" y="{top}" width="{width}" height="{height}" rx="6" fill="{CARD}"/>'
        f'<rect x="{left}" y="{top}" width="{width}" height="{LINE + 4}" rx="6" fill="{HEAD}"/>'
        f'<g font-family="{FONT}" font-size="11" fill="{INK}">'
        f'<text x="{left + 8}" y="{top + LINE - 2}" fill="{CARD}">{escape(title)}</text>'
        f"{''.join(rows)}</g>"
    )


def _folded(line: str) -> list[str]:
    """A line, wrapped, with the rest indented."""
    pieces = [line[:LETTERS]]
    rest = line[LETTERS:]
    while rest:
        pieces.append("    " + rest[: LETTERS - 4])
        rest = rest[LETTERS - 4 :]
    return pieces


def pixels(layers: list[str], fonts: tuple[str, ...] = ()) -> npt.NDArray[np.uint8]:
    """Layers of SVG as an RGB array; texts in these fonts or in those of the system."""
    from PIL.Image import alpha_composite

    *ground, top = layers
    image = _rasterised(top, fonts)
    for below in ground:
        image = alpha_composite(_cached(below, fonts), image)
    return np.asarray(image.convert("RGB"), dtype=np.uint8)


def _rasterised(drawing: str, fonts: tuple[str, ...]) -> Image:
    import resvg_py
    from PIL.Image import open as read

    png = resvg_py.svg_to_bytes(
        svg_string=drawing, skip_system_fonts=bool(fonts), font_files=[*fonts]
    )
    return read(io.BytesIO(png)).convert("RGBA")


@lru_cache(maxsize=8)
def _cached(drawing: str, fonts: tuple[str, ...]) -> Image:
    """A cached layer: the background stays the same during a game and is slow to draw."""
    return _rasterised(drawing, fonts)
