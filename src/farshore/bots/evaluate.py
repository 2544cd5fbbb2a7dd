"""How good a position is: what `greedy` asks of a game.

To teach `greedy` the game `g`, add `farshore/bots/g.py`:

    class GJudge(Judge):
        def evaluate(self, state: State, seat: int) -> float: ...

    JUDGE: Final[Judge] = GJudge()

Only `evaluate` is needed. It is asked thousands of times a game: go straight to the fields of the
game's state, make no documents, and keep to the style that compiles. It may use everything of the
state it is given, because that is always a sample of what the seat knows.
"""

from __future__ import annotations

import importlib
from importlib.util import find_spec
from typing import Final

from mypy_extensions import mypyc_attr

from farshore.core.result import Results
from farshore.core.state import State

WON: Final = 1000.0
"""What a won game is worth, beside its points."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Judges by the running score. A game's own judge adds what its players know by heart."""

    def evaluate(self, state: State, seat: int) -> float:
        """How good the position is for `seat`; more is better, points are a good measure.

        It is asked after a move of `seat`, in positions where anybody may be to move, and also
        when the game is over.
        """
        results = state.game.results(state)
        worth = lead(results.scores, seat)
        return worth + outcome(results, seat) if state.is_over() else worth

    def settled(self, state: State, seat: int) -> bool:
        """Whether a position in which `seat` decides can be judged as it stands.

        If not, `greedy` looks one move further: say False where a move is only half made (a ship
        has sailed but nothing was done yet), or `greedy` will not see what it is good for.
        """
        return True

    def candidates(self, state: State, seat: int, legal: list[int]) -> list[int]:
        """The legal moves that are worth a thought, at least one. Leaving out saves time."""
        return legal


def lead(scores: list[int], seat: int) -> float:
    """Points of the seat above the mean of the others; its points if it is alone."""
    if len(scores) == 1:
        return float(scores[0])
    others = sum(scores) - scores[seat]
    return scores[seat] - others / (len(scores) - 1)


def outcome(results: Results, seat: int) -> float:
    """What the place in a finished game is worth; without others there is only the score."""
    seats = len(results.places)
    if seats == 1:
        return 0.0
    return WON * (seats + 1 - 2 * results.places[seat]) / (seats - 1)


_judges: Final[dict[str, Judge]] = {}


def judge_of(game: str) -> Judge:
    """The judge of the game of this name."""
    if game not in _judges:
        name = f"farshore.bots.{game}"
        judge = Judge()
        if find_spec(name) is not None:
            found = importlib.import_module(name).JUDGE
            assert isinstance(found, Judge)
            judge = found
        _judges[game] = judge
    return _judges[game]
