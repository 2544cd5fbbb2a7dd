"""Farshore: modern board games for people and for machines."""

from time import perf_counter

from farshore.core.clock import measure_with
from farshore.core.errors import (
    BadEdition,
    BadOption,
    BadPosition,
    BadRecord,
    FarshoreError,
    IllegalMove,
    Reason,
    UnknownName,
    render_with,
)
from farshore.core.game import Game
from farshore.core.record import Record
from farshore.core.registry import game_names, load, register
from farshore.core.state import CHANCE, SPECTATOR, State
from farshore.version import __version__

__all__ = [
    "CHANCE",
    "SPECTATOR",
    "BadEdition",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "FarshoreError",
    "Game",
    "IllegalMove",
    "Record",
    "State",
    "UnknownName",
    "__version__",
    "game_names",
    "load",
    "register",
]


def _in_words(reason: Reason) -> str:
    from farshore.words import render  # only now: reading the messages takes a moment

    return render(reason)


render_with(_in_words)
measure_with(perf_counter)
