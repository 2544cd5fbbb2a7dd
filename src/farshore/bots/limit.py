"""How long a bot thinks.

There is no clock here: the program sets one (`farshore.core.clock`), as `farshore` does when it is
imported. A limit that counts simulations needs no clock, and gives the same choices on every
machine.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from farshore.core.clock import lent_clock

UNLIMITED: Final = 1 << 60
"""The simulations left while only time counts."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Limit:
    """How long a search may run."""

    def begin(self) -> None:
        """The search begins now."""

    def left(self, simulations: int) -> int:
        """How many more simulations may be made; 0 ends the search. Asked again and again."""
        raise NotImplementedError


class Simulations(Limit):
    """A number of simulations."""

    def __init__(self, most: int) -> None:
        self.most: Final = most

    def left(self, simulations: int) -> int:
        return max(0, self.most - simulations)


class Seconds(Limit):
    """A number of seconds; the first few simulations are made in any case."""

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
        return UNLIMITED


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
