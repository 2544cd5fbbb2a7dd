"""Chance: decks without an order, and drawing from weighted outcomes.

All randomness comes from a `random.Random` that the caller owns. Only its `random()` is used:
that method alone is promised to give the same numbers on every machine and Python version.
"""

from random import Random
from typing import Final

from farshore.core.types import MoveId


class Bag:
    """A deck without an order: how many of each item may still come.

    A bag never changes; taking something out gives a new bag. Positions share it when cloned.
    """

    def __init__(self, counts: list[int], size: int = -1) -> None:
        """`size`, if the caller knows it, is the sum of `counts`."""
        self.counts: Final = counts
        if size < 0:
            size = 0
            for count in counts:
                size += count
        self.size: Final = size

    def without(self, item: int) -> "Bag":
        """The bag after one `item` has been taken out."""
        counts = self.counts[:]
        counts[item] -= 1
        return Bag(counts, self.size - 1)

    def items(self) -> list[int]:
        """The different items left, in rising order."""
        left: list[int] = []
        for item in range(len(self.counts)):
            if self.counts[item] > 0:
                left.append(item)
        return left

    def chances(self, first_move: int) -> list[tuple[MoveId, int]]:
        """(move number, weight) for each item left; item 0 is move `first_move`."""
        outcomes: list[tuple[MoveId, int]] = []
        for item in range(len(self.counts)):
            count = self.counts[item]
            if count > 0:
                outcomes.append((MoveId(first_move + item), count))
        return outcomes

    def draw(self, rng: Random) -> int:
        """One of the items left, each copy as likely as any other."""
        left = below(rng, self.size)
        for item, count in enumerate(self.counts):
            left -= count
            if left < 0:
                return item
        raise ValueError("no outcome to draw from")


class Pile:
    """A face-down pile of things that differ: first a bag without an order, then a tail in order.

    The bag is a bit mask of what may still come. What is put under the pile goes to the end of
    the tail, with a bit mask of the seats that know it, and comes when the bag is empty. A pile
    never changes, as a bag.
    """

    def __init__(self, bag: int, tail: tuple[int, ...] = (), seen: tuple[int, ...] = ()) -> None:
        self.bag: Final = bag
        self.tail: Final = tail
        self.seen: Final = seen
        """Who knows each thing of the tail."""

    def size(self) -> int:
        return self.bag.bit_count() + len(self.tail)

    def is_empty(self) -> bool:
        return self.bag == 0 and len(self.tail) == 0

    def chances(self, first_move: int) -> list[tuple[MoveId, int]]:
        """(move number, weight) for what may come next; thing 0 is move `first_move`."""
        if self.bag == 0:
            return [(MoveId(first_move + self.tail[0]), 1)]
        return mask_chances(self.bag, first_move)

    def next_seen(self) -> int:
        """The seats that know what comes next."""
        return self.seen[0] if self.bag == 0 else 0

    def without(self, item: int) -> "Pile":
        """The pile after `item` has been drawn."""
        if self.bag == 0:
            return Pile(0, self.tail[1:], self.seen[1:])
        return Pile(self.bag & ~(1 << item), self.tail, self.seen)

    def with_bottom(self, item: int, seen: int) -> "Pile":
        """The pile after `item` has been put under it, known to the seats of the mask."""
        return Pile(self.bag, (*self.tail, item), (*self.seen, seen))


def mask_chances(mask: int, first_move: int) -> list[tuple[MoveId, int]]:
    """(move number, 1) for each bit of the mask; bit 0 is move `first_move`."""
    outcomes: list[tuple[MoveId, int]] = []
    move = first_move
    while mask:
        if mask & 1:
            outcomes.append((MoveId(move), 1))
        mask >>= 1
        move += 1
    return outcomes


def below(rng: Random, n: int) -> int:
    """A number from 0 to n - 1, each equally likely."""
    return int(rng.random() * n)


def draw(rng: Random, chances: list[tuple[MoveId, int]]) -> MoveId:
    """One of the outcomes, drawn by its weight."""
    total = 0
    for outcome in chances:
        total += outcome[1]
    left = below(rng, total)
    for number, weight in chances:
        left -= weight
        if left < 0:
            return number
    raise ValueError("no outcome to draw from")
