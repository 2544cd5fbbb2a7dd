"""The clock that bots think by, lent from outside.

The kernel asks no clock of its own: `farshore` lends one (`measure_with`) when it is imported.
"""

from collections.abc import Callable
from typing import Final

Clock = Callable[[], float]
"""Gives seconds since some moment."""

_clocks: Final[list[Clock]] = []


def measure_with(clock: Clock) -> None:
    """Lends a clock to all bots that think by time."""
    _clocks.clear()
    _clocks.append(clock)


def lent_clock() -> Clock:
    return _clocks[0]
