"""The same luck for several games (common random numbers): decks in the same order, whoever draws.

Chance knows no order of decks; it is asked for one outcome at a time. To give several games the
same luck, every copy of everything that can be drawn gets a clock, and the clock that rings first
is drawn. A clock depends only on the seed and on what is drawn. So two games draw the same things
in the same order from a deck, even if one of them has drawn from another deck in between.

A clock runs only while its thing can be drawn. Ringing times are exponential, and the exponential
distribution has no memory: however long a clock has run, the rest is distributed as at the start.
So in every game each outcome has exactly the probability that its weight gives it, even if decks
are reshuffled or outcomes drawn again and again.
"""

from __future__ import annotations

import hashlib
import math
from typing import Final

from farshore.core.state import State
from farshore.core.types import MoveId

Drawn = tuple[str, tuple[int, ...]]
"""What is drawn: the kind of the decision, and the arguments that vary between outcomes."""


class Luck:
    """Draws for one game. Games with the same seed have the same luck."""

    def __init__(self, seed: str) -> None:
        self._seed: Final = seed
        self._left: Final[dict[Drawn, list[float]]] = {}
        """The time left on the clock of each copy."""
        self._wound: Final[dict[Drawn, int]] = {}
        """How many copies have had a clock so far."""

    def draw(self, state: State) -> MoveId:
        """The outcome of the chance decision at hand."""
        decision = state.decision()
        chances = decision.chances(state)
        if len(chances) == 1:
            return chances[0][0]
        moves = [number for number, _ in chances]
        things = self._things(decision.NAME, state, moves)
        first = math.inf
        at = 0
        for outcome, (thing, (_, weight)) in enumerate(zip(things, chances, strict=True)):
            soonest = min(self._clocks(thing, weight))
            if soonest < first:
                first = soonest
                at = outcome
        for thing, (_, weight) in zip(things, chances, strict=True):
            clocks = self._clocks(thing, weight)
            clocks[:] = [left - first for left in clocks]
        self._left[things[at]].remove(0.0)
        return moves[at]

    def _things(self, name: str, state: State, moves: list[MoveId]) -> list[Drawn]:
        """What each outcome draws. An argument that is the same for all outcomes, such as the place
        in a row where a card is laid, does not count."""
        arguments = [state.game.moves.args(move) for move in moves]
        varied = [
            at for at in range(len(arguments[0])) if len({args[at] for args in arguments}) > 1
        ]
        return [(name, tuple(args[at] for at in varied)) for args in arguments]

    def _clocks(self, thing: Drawn, copies: int) -> list[float]:
        """The clocks of the copies of a thing, as many as there are of it now."""
        clocks = self._left.setdefault(thing, [])
        while len(clocks) < copies:
            number = self._wound.get(thing, 0)
            self._wound[thing] = number + 1
            clocks.append(_exponential(f"{self._seed}/{thing[0]}/{thing[1]}/{number}"))
        del clocks[copies:]
        return clocks


def _exponential(text: str) -> float:
    """A number with the exponential distribution, fixed by a text."""
    digest = hashlib.blake2b(text.encode(), digest_size=8).digest()
    return -math.log((int.from_bytes(digest, "big") + 1) / (1 << 64))
