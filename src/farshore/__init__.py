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
from farshore.core.game import Game, read_components_with
from farshore.core.record import Record
from farshore.core.registry import game_names, load, register
from farshore.core.state import CHANCE, SPECTATOR, State
from farshore.formats.editions import builtin_components
from farshore.formats.record_files import load_record, load_records, save_record
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
    "load_record",
    "load_records",
    "register",
    "save_record",
]


def _in_words(reason: Reason) -> str:
    # Imported only when needed: reading the messages takes a moment.
    from farshore.localization.messages import render

    return render(reason)


render_with(_in_words)
measure_with(perf_counter)
read_components_with(builtin_components)
