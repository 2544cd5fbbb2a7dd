"""How long a bot thinks.

There is no clock in here: who starts the program lends one (`farshore.core.clock`).
A limit that counts simulations needs none, and gives the same choices on
every machine.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from farshore.core.clock import lent_clock

UNTOLD: Final = 1 << 60
"""How many simulations are left while only time counts."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Limit:
    """How long to think."""

    def begin(self) -> None:
        """Thinking begins now."""

    def left(self, simulations: int) -> int:
        """How many more simulations to make at most; 0 if it is enough. Asked again and again."""
        raise NotImplementedError


class Simulations(Limit):
    """So many simulations."""

    def __init__(self, most: int) -> None:
        self.most: Final = most

    def left(self, simulations: int) -> int:
        return max(0, self.most - simulations)


class Seconds(Limit):
    """So many seconds; the first few simulations are made in any case."""

    def __init__(self, seconds: float) -> None:
        self.seconds: Final = seconds
        self._clock: Final = lent_clock()
        self._until = 0.0
        self._asked = False

    def begin(self) -> None:
        self._until = self._clock() + self.seconds
        self._asked = False

    def left(self, simulations: int) -> int:
        if self._asked and self._clock() >= self._until:
            return 0
        self._asked = True
        return UNTOLD


class Both(Limit):
    """Whichever comes first."""

    def __init__(self, one: Limit, other: Limit) -> None:
        self.one: Final = one
        self.other: Final = other

    def begin(self) -> None:
        self.one.begin()
        self.other.begin()

    def left(self, simulations: int) -> int:
        return min(self.one.left(simulations), self.other.left(simulations))
