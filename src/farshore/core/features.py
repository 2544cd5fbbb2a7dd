"""Numbers for learners: what a seat knows, as a row of small whole numbers.

Every number is from 0 to 255 and has a name and a largest usual value, so that a row is also a
row of bytes: small to keep, quick to fill in compiled code without numpy, and turned into scaled
floats for a whole batch at once (`value / high`). Three numbers of four and more are zero, so a row
begins as zeros and only the others are written: the time it takes goes by what is there.
"""

from __future__ import annotations

from typing import Any, Final

from librt.strings import BytesWriter
from mypy_extensions import i64, mypyc_attr, u8

from farshore.core.state import State
from farshore.core.types import Seat

MAX_VALUE: Final = 255
_PART: Final = 31
"""Members of a set that are written at a time: in 64 bits, a bit times `_DE_BRUIJN` has room."""
_PART_MASK: Final = 0x7FFFFFFF
_DE_BRUIJN: Final = 0x077CB531
"""Every five bits in a row of it are different: times a power of two, they say which power."""
_DE_BRUIJN_SHIFT: Final = 27
_PACKED_BITS: Final = 60
"""Bits of a packed number that are unpacked at a time: large integers are slow."""
_ZEROS: Final = bytes(1024)


def _bit_numbers() -> bytes:
    """Which power of two has these five bits."""
    numbers = [0] * 32
    for bit in range(32):
        numbers[_DE_BRUIJN << bit >> _DE_BRUIJN_SHIFT & 31] = bit
    return bytes(numbers)


_BIT_NUMBERS: Final = _bit_numbers()


def _bit_number(bit: i64) -> i64:
    """Which power of two it is, up to the thirty-first."""
    return i64(_BIT_NUMBERS[bit * _DE_BRUIJN >> _DE_BRUIJN_SHIFT & 31])


class Row:
    """Collects the numbers of one observation or several, in the order of their names."""

    def __init__(self) -> None:
        self._bytes: Final = BytesWriter()
        self._at: i64 = 0
        """Where the next number goes."""
        self._end: i64 = 0
        """How many zeros there are to write over."""

    def _take(self, width: i64) -> i64:
        """Passes over `width` numbers; gives the place of the first."""
        at = self._at
        self._at = at + width
        while at + width > self._end:
            self._bytes.write(_ZEROS)
            self._end = self._end + len(_ZEROS)
        return at

    def bits(self, mask: int, width: int) -> None:
        """A set: 0 or 1 for each of `width` members."""
        while width > _PART:
            self._bits(mask & _PART_MASK, _PART)
            mask >>= _PART
            width -= _PART
        self._bits(mask & ((1 << width) - 1), width)

    def _bits(self, part: i64, width: i64) -> None:
        at = self._take(width)
        if part == 0:
            return
        out = self._bytes
        numbers = _BIT_NUMBERS
        while part != 0:
            bit = part & -part
            out[at + numbers[bit * _DE_BRUIJN >> _DE_BRUIJN_SHIFT & 31]] = 1
            part ^= bit

    def one_of(self, at: i64, width: i64) -> None:
        """A choice: 1 at its place and 0 elsewhere; nothing is chosen if `at` is negative."""
        if at >= width:
            raise IndexError(at)
        first = self._take(width)
        if at >= 0:
            self._bytes[first + at] = 1

    def zeros(self, width: i64) -> None:
        """Sets and choices of nothing, and numbers that are 0."""
        self._take(width)

    def flag(self, value: bool) -> None:
        at = self._take(1)
        if value:
            self._bytes[at] = 1

    def count(self, value: i64) -> None:
        """A number; what is too large counts as 255, what is negative as 0."""
        at = self._take(1)
        if value > 0:
            self._bytes[at] = u8(min(value, MAX_VALUE))

    def counts(self, values: list[int]) -> None:
        """Several numbers that are known to be from 0 to 255."""
        at = self._take(len(values))
        out = self._bytes
        for value in values:
            if value != 0:
                out[at] = u8(value)
            at += 1

    def part(self, values: list[int], first: i64, number: i64) -> None:
        """`number` of the values, from `first` on, known not to be negative; what is too large
        counts as 255."""
        at = self._take(number) - first
        out = self._bytes
        place: i64
        for place in range(first, first + number):
            value: i64 = values[place]
            if value != 0:
                out[at + place] = u8(min(value, MAX_VALUE))

    def seats(self, mask: i64, seat: i64, players: i64) -> None:
        """A set of seats (`1 << seat` for each): 0 or 1 for each, counted from the observer."""
        at = self._take(players)
        if mask == 0:
            return
        out = self._bytes
        other: i64
        for other in range(players):
            if mask >> other & 1:
                out[at + (other - seat if other >= seat else other - seat + players)] = 1

    def packed(self, number: int, width: i64, bits: int) -> None:
        """Several numbers of so many bits each, packed into one, the first in its lowest bits."""
        at = self._take(width)
        out = self._bytes
        size: i64 = bits
        mask: i64 = (1 << bits) - 1
        together = _PACKED_BITS // bits
        while number != 0:
            part: i64 = number & ((1 << together * bits) - 1)
            place = at
            while part != 0:
                value = part & mask
                if value != 0:
                    out[place] = u8(value)
                part >>= size
                place += 1
            number >>= together * bits
            at += together

    def rewrite_from(self, first: i64, zeros: bytes) -> None:
        """Goes back to write everything from `first` on anew: as many numbers as `zeros` has."""
        self._bytes.truncate(first)
        self._bytes.write(zeros)
        self._at = first
        self._end = first + len(zeros)

    def rewrite(self, first: i64, end: i64) -> None:
        """Goes back to write the numbers from `first` to before `end` anew."""
        out = self._bytes
        place: i64
        for place in range(first, end):
            out[place] = 0
        self._at = first

    def get(self, at: i64) -> i64:
        """A number that was written."""
        return i64(self._bytes[at])

    def put(self, at: i64, value: i64) -> None:
        """Writes one number over another, wherever it is; too large or negative as in `count`."""
        self._bytes[at] = u8(max(0, min(value, MAX_VALUE)))

    def go_to(self, first: i64) -> None:
        """Goes back to write over the numbers from `first` on, all of them."""
        self._at = first

    def copy(self, source: Row, first: i64, number: i64) -> None:
        """The same numbers as `number` of another row, from `first` on, whatever was here."""
        at = self._take(number) - first
        out = self._bytes
        there = source._bytes
        place: i64
        for place in range(first, first + number):
            out[at + place] = there[place]

    def clear(self) -> None:
        """Begins anew, in the same memory."""
        self._bytes.truncate(0)
        self._at = 0
        self._end = 0

    def done(self) -> bytes:
        """The numbers that were collected."""
        self._bytes.truncate(self._at)
        self._end = self._at
        return self._bytes.getvalue()


class FeatureNames:
    """The names of a row's numbers and their largest usual values, told in the order of the row."""

    def __init__(self) -> None:
        self.names: Final[list[str]] = []
        self.highs: Final[list[int]] = []
        self.sections: Final[list[int]] = []
        """Where each section begins."""

    def section(self) -> None:
        """What follows is written and compared together by the game's row cache."""
        self.sections.append(len(self.names))

    def bits(self, name: str, members: list[str]) -> None:
        """A set or a choice."""
        self.counts(name, members, 1)

    def flag(self, name: str) -> None:
        self.count(name, 1)

    def count(self, name: str, high: int) -> None:
        self.names.append(name)
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

    def __init__(self, names: FeatureNames) -> None:
        self.names: Final = names.names
        self.highs: Final = names.highs
        """The largest usual value of each number; a learner sees `value / high`."""
        self.size: Final = len(self.names)
        self.sections: Final = [*names.sections, self.size]
        """Where each section begins, and where the last one ends."""

    def fill(self, state: State, seat: Seat, row: Row) -> None:
        """Adds what `seat` knows to a row, one number for each name."""
        raise NotImplementedError

    def row(self, state: State, seat: Seat) -> bytes:
        """What `seat` knows, one byte for each name."""
        row = Row()
        self.fill(state, seat, row)
        return row.done()

    def cache(self) -> RowCache:
        """A cache for the rows of one game, for those who ask at every decision."""
        return RowCache(self)


@mypyc_attr(allow_interpreted_subclasses=True)
class RowCache:
    """Gives the rows of a game that goes on; this one fills each from the start."""

    def __init__(self, features: Features) -> None:
        self._features: Final = features

    def row(self, state: State, seat: Seat) -> bytes:
        """What `seat` knows, one byte for each name: the same as `Features.row`."""
        return self._features.row(state, seat)


class KeptRow:
    """What a seat knew when it was asked last, to be brought up to date."""

    def __init__(self, seat: i64, size: int) -> None:
        self.seat: Final[i64] = seat
        self.row: Final = blank_row(size)
        self.stale = _EVERYTHING
        """Bit mask of the sections that show what is no longer so."""


@mypyc_attr(allow_interpreted_subclasses=True)
class SectionCache(RowCache):
    """Keeps a row for each seat, and writes only that anew which has changed.

    What has changed is found by comparing each position with what the rows show, in whatever the
    position says was touched. So it does not matter how one position came from the other: by a
    move, by undo, or because another game has begun. A game either writes a changed number into all
    rows at once, or says that a section is stale, which is then written when the seat is asked.
    """

    def __init__(self, features: Features, players: int) -> None:
        super().__init__(features)
        self._sections: Final = features.sections
        self._last_zeros: Final = bytes(features.size - features.sections[-2])
        self._kept: Final = [KeptRow(seat, features.size) for seat in range(players)]
        self._shown: State | None = None
        """The position that the rows show."""

    def row(self, state: State, seat: Seat) -> bytes:
        stale = self.changes(state)
        if stale != 0:
            for other in self._kept:
                other.stale |= stale
        kept = self._kept[seat]
        self.write(kept.row, state, seat, kept.stale)
        kept.stale = 0
        return kept.row.done()

    def changes(self, state: State) -> int:
        """Bit mask of what is to be written anew since this was asked before."""
        raise NotImplementedError

    def write(self, row: Row, state: State, seat: Seat, stale: int) -> None:
        """Writes the sections of the row anew that show something `stale`, and always the last."""
        raise NotImplementedError

    def touched(self, state: State) -> int:
        """What the position says has changed since this was asked before; everything, as bits, if
        it is another position, or somebody else has asked."""
        touched = state.touched
        state.touched = 0
        if self._shown is not state or state.watcher is not self:
            self._shown = state
            state.watcher = self
            return _EVERYTHING
        return touched

    def show(self, at: i64, value: i64) -> None:
        """Writes a number into the rows of all seats."""
        for kept in self._kept:
            kept.row.put(at, value)

    def show_of(self, owner: i64, first: i64, width: i64, value: i64) -> None:
        """Writes a number that tells of a seat into all rows: the observer's own is at `first`, and
        those of the others follow, `width` apart, in the direction of play."""
        players = len(self._kept)
        for kept in self._kept:
            steps = owner - kept.seat
            if steps < 0:
                steps += players
            kept.row.put(first + steps * width, value)

    def show_number(self, at: i64, value: i64) -> None:
        """Writes a number that all seats see at the same place, if the rows show another one."""
        if self._kept[0].row.get(at) != value:
            self.show(at, value)

    def show_number_of(self, owner: i64, first: i64, width: i64, value: i64) -> bool:
        """`show_of`, if the rows show another one; gives whether they did."""
        if self._kept[0].row.get(first + owner * width) == value:
            return False
        self.show_of(owner, first, width, value)
        return True

    def show_choice(self, first: i64, before: i64, now: i64) -> None:
        """Writes another choice of all seats; nothing is chosen if it is negative."""
        if before != now:
            if before >= 0:
                self.show(first + before, 0)
            if now >= 0:
                self.show(first + now, 1)

    def show_choice_of(self, owner: i64, first: i64, width: i64, before: i64, now: i64) -> None:
        """Writes another choice that tells of a seat; nothing is chosen if it is negative."""
        if before != now:
            if before >= 0:
                self.show_of(owner, first + before, width, 0)
            if now >= 0:
                self.show_of(owner, first + now, width, 1)

    def show_set(self, first: i64, before: i64, now: i64) -> None:
        """Writes what has changed in a set of at most 31 members."""
        changed = before ^ now
        while changed != 0:
            bit = changed & -changed
            self.show(first + _bit_number(bit), 1 if now & bit else 0)
            changed ^= bit

    def show_set_of(self, owner: i64, first: i64, width: i64, before: i64, now: i64) -> None:
        """Writes what has changed in a set of at most 31 members that tells of a seat."""
        changed = before ^ now
        while changed != 0:
            bit = changed & -changed
            self.show_of(owner, first + _bit_number(bit), width, 1 if now & bit else 0)
            changed ^= bit

    def begin(self, row: Row, section: int) -> None:
        """What is written next is this section."""
        row.rewrite(self._sections[section], self._sections[section + 1])

    def begin_copy(self, row: Row, section: int) -> None:
        """What is copied next is all of this section."""
        row.go_to(self._sections[section])

    def begin_last(self, row: Row) -> None:
        """What is written next is the last section."""
        row.rewrite_from(self._sections[-2], self._last_zeros)


_EVERYTHING: Final = -1
UNSEEN: Final = -9
"""What no list of a position holds: the cache has not seen it yet."""


def blank_row(size: int) -> Row:
    """So many zeros, to be written anew in parts."""
    row = Row()
    row.rewrite_from(0, bytes(size))
    return row


def differences(old: list[Any], new: list[Any]) -> list[int]:
    """The places where two lists of the same length hold other objects."""
    places: list[int] = []
    for at, (before, after) in enumerate(zip(old, new)):  # noqa: B905 (quicker, compiled)
        if before is not after:
            places.append(at)
    return places


def changed_places(old: list[Any], new: list[Any]) -> list[int]:
    """Makes `old` like `new`; gives the places where they differed."""
    places = differences(old, new) if old != new else []
    for at in places:
        old[at] = new[at]
    return places


def changed_mask(old: list[Any], new: list[Any]) -> int:
    """Makes `old` like `new`; gives a bit mask of the places where they differed."""
    mask = 0
    if old != new:
        for at in differences(old, new):
            old[at] = new[at]
            mask |= 1 << at
    return mask


SEATS: Final = ["you", "next", "second", "third", "fourth", "fifth"]
"""What the seats are called, counted from the observer."""


def steps_from(seat: Seat, owner: int, players: int) -> int:
    """How many steps in the direction of play lead from `seat` to `owner`; -1 to nobody."""
    if owner < 0:
        return -1
    steps = owner - seat
    return steps + players if steps < 0 else steps
