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
    def sides(self) -> list[Id]:
        """Whose each entry is: a seat, or the name of an opponent without one."""
        return [*range(len(self.scores) - len(self.opponents)), *self.opponents]

    @property
    def winners(self) -> list[Id]:
        return [side for side, place in zip(self.sides, self.places, strict=True) if place == 1]

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


def rank(criteria: list[tuple[str, list[int]]]) -> tuple[list[int], list[str]]:
    """Places by seat, and the names of the criteria that were needed to tell the seats apart.

    Each criterion is a name and a number by seat; more is better, a later one breaks ties.
    """
    seats = range(len(criteria[0][1]))
    needed: list[str] = []
    for at in range(len(criteria)):
        needed.append(criteria[at][0])
        keys = [tuple(values[seat] for _, values in criteria[: at + 1]) for seat in seats]
        if len(set(keys)) == len(keys):
            break
    keys = [tuple(values[seat] for _, values in criteria) for seat in seats]
    places = [1 + sum(1 for other in keys if other > key) for key in keys]
    return places, needed
