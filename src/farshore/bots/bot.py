"""What a bot is, and what it sees."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Final

from mypy_extensions import mypyc_attr

from farshore.core.state import State
from farshore.core.types import MoveId, Seat


class Sight:
    """A decision as the bot that takes it sees it: what its seat may know, and nothing more."""

    def __init__(self, state: State, seat: Seat, legal: list[MoveId]) -> None:
        self.seat: Final = seat
        self.legal: Final = legal
        """The numbers of its legal moves; always at least two, the bot is not asked otherwise."""
        self._state: Final = state

    def sample(self, rng: Random) -> State:
        """A position that the seat cannot tell from the real one; the bot may do to it anything."""
        return self._state.sample(self.seat, rng)

    def view(self) -> Mapping[str, object]:
        """What the seat sees, as a document."""
        return self._state.view(self.seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player that is a program. It keeps nothing between two choices."""

    def choose(self, sight: Sight, rng: Random) -> MoveId:
        """One of `sight.legal`. All randomness comes from `rng`."""
        raise NotImplementedError
