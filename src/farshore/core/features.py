"""Numbers for learners: what a seat knows, as a row of small whole numbers.

Every number is from 0 to 255 and has a name and a largest usual value, so that a row is also a
row of bytes: small to keep, quick to fill in compiled code without numpy, and turned into scaled
floats for a whole batch at once (`value / high`).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from farshore.core.state import State

MOST: Final = 255
_WORD: Final = 8
_WIDEST: Final = 64


def _bits(width: int, mask: int) -> bytes:
    return bytes([mask >> at & 1 for at in range(width)])


def _one_hot(width: int, at: int) -> bytes:
    return bytes([1 if place == at else 0 for place in range(width)])


_BITS: Final = [[_bits(width, mask) for mask in range(1 << width)] for width in range(_WORD + 1)]
_ONE_HOT: Final = [[_one_hot(width, at) for at in range(width)] for width in range(_WIDEST + 1)]
_ZEROS: Final = [bytes(width) for width in range(_WIDEST + 1)]


class Row:
    """Collects the numbers of one observation, in the order of their names.

    Sets and choices come first, as pieces out of tables; counts follow. So a row costs about as
    many steps as it has pieces and counts, and far fewer than it has numbers.
    """

    def __init__(self) -> None:
        self._sets: Final[list[bytes]] = []
        self._counts: Final[list[int]] = []

    def bits(self, mask: int, width: int) -> None:
        """A set: 0 or 1 for each of `width` members."""
        while width > _WORD:
            self._sets.append(_BITS[_WORD][mask & MOST])
            mask >>= _WORD
            width -= _WORD
        self._sets.append(_BITS[width][mask & ((1 << width) - 1)])

    def one_of(self, at: int, width: int) -> None:
        """A choice: 1 at its place and 0 elsewhere; nothing is chosen if `at` is negative."""
        if width > _WIDEST:
            self._sets.append(_one_hot(width, at))
        elif at < 0:
            self._sets.append(_ZEROS[width])
        else:
            self._sets.append(_ONE_HOT[width][at])

    def count(self, value: int) -> None:
        """A number; what is too large counts as 255, what is negative as 0."""
        self._counts.append(max(0, min(value, MOST)))

    def counts(self, values: list[int]) -> None:
        """Several numbers that are known to be from 0 to 255."""
        self._counts.extend(values)

    def done(self) -> bytes:
        self._sets.append(bytes(self._counts))
        return b"".join(self._sets)


class Names:
    """The names of a row's numbers and their largest usual values, in the order of the row.

    Told in the same order as the row is filled: sets and choices in theirs, counts in theirs.
    """

    def __init__(self) -> None:
        self.sets: Final[list[str]] = []
        self.counted: Final[list[str]] = []
        self.highs: Final[list[int]] = []

    def bits(self, name: str, members: list[str]) -> None:
        """A set or a choice."""
        for member in members:
            self.sets.append(f"{name} {member}")

    def flag(self, name: str) -> None:
        """A set of one."""
        self.sets.append(name)

    def count(self, name: str, high: int) -> None:
        self.counted.append(name)
        self.highs.append(max(1, high))

    def counts(self, name: str, members: list[str], high: int) -> None:
        for member in members:
            self.count(f"{name} {member}", high)


@mypyc_attr(allow_interpreted_subclasses=True)
class Features:
    """How a game puts into numbers what a seat knows; made for one setup.

    Only facts of `view(seat)` may enter. Seats are named `you`, `next`, `second`, … : the observer
    comes first and the others follow in the direction of play, so that every seat sees the game
    from the same place.
    """

    def __init__(self, names: Names) -> None:
        self.names: Final = [*names.sets, *names.counted]
        self.highs: Final = [1 for _ in names.sets] + names.highs
        """The largest usual value of each number; a learner sees `value / high`."""
        self.size: Final = len(self.names)

    def row(self, state: State, seat: int) -> bytes:
        """What `seat` knows, one byte for each name."""
        raise NotImplementedError


SEATS: Final = ["you", "next", "second", "third", "fourth", "fifth"]
"""What the seats are called, counted from the observer."""


def turned(mask: int, seat: int, players: int) -> int:
    """A bit mask of seats, turned so that `seat` has bit 0."""
    return (mask >> seat | mask << (players - seat)) & ((1 << players) - 1)
