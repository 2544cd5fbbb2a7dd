"""How a game ended: scores, places, and what decided between equals."""

from typing import Final

from farshore.core.move import Id


class Results:
    """Scores and places by seat, the winners, and the reason why the game ended.

    An opponent without a seat has an entry after the seats and is called by its name.
    """

    def __init__(
        self,
        scores: list[int],
        places: list[int],
        end: str,
        parts: dict[str, list[int]],
        decided_by: list[str],
        detail: dict[str, object] | None = None,
        opponents: list[str] | None = None,
    ) -> None:
        self.scores: Final = scores
        self.places: Final = places
        """1 is best; seats that nothing tells apart share a place."""
        self.end: Final = end
        """The id of the end reason, as in a record."""
        self.parts: Final = parts
        """Where the points come from: source -> points by seat."""
        self.decided_by: Final = decided_by
        """The criteria that were needed, in order; more than one if there was a tie."""
        self.detail: Final = detail
        """What the game's record holds besides scores, winners and end."""
        self.opponents: Final[list[str]] = [] if opponents is None else opponents
        """The names of the last entries if these are no seats."""

    @property
    def participants(self) -> list[Id]:
        """Whose each entry is: a seat, or the name of an opponent without one."""
        return [*range(len(self.scores) - len(self.opponents)), *self.opponents]

    @property
    def winners(self) -> list[Id]:
        return [
            one for one, place in zip(self.participants, self.places, strict=True) if place == 1
        ]

    def to_json(self) -> dict[str, object]:
        """As in a record."""
        document: dict[str, object] = {
            "scores": self.scores,
            "winners": self.winners,
            "end": self.end,
        }
        if self.detail is not None:
            document["detail"] = self.detail
        return document


_ONES: Final = [byte.bit_count() for byte in range(256)]


def ones(mask: int) -> int:
    """How many bits are set; compiled, twice as fast as `bit_count`."""
    result = 0
    while mask:
        result += _ONES[mask & 255]
        mask >>= 8
    return result


def rank(criteria: list[tuple[str, list[int]]]) -> tuple[list[int], list[str]]:
    """Places by seat, and the names of the criteria that were needed to tell the seats apart.

    Each criterion is a name and a number by seat; more is better, a later one breaks ties.
    """
    names = [name for name, _ in criteria]
    numbers = [values for _, values in criteria]
    places = [1] * len(numbers[0])
    needed = 1
    for seat in range(len(places)):
        for other in range(seat):
            at = 0
            while at < len(numbers) and numbers[at][seat] == numbers[at][other]:
                at += 1
            needed = max(needed, at + 1)
            if at < len(numbers):
                behind = seat if numbers[at][seat] < numbers[at][other] else other
                places[behind] += 1
    return places, names[:needed]
