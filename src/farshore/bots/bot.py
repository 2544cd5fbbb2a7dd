"""What a bot is, and what it observes."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Final

from mypy_extensions import mypyc_attr

from farshore.core.features import Features
from farshore.core.state import State
from farshore.core.types import MoveId, Seat


class Observation:
    """A decision as the bot sees it: what its seat may know, and nothing more."""

    def __init__(self, state: State, seat: Seat, legal: list[MoveId]) -> None:
        self.seat: Final = seat
        self.legal: Final = legal
        """Its legal moves; always at least two, because forced moves are made without the bot."""
        self._state: Final = state

    def sample(self, rng: Random) -> State:
        """A position that the seat cannot tell from the real one; the bot may change it freely."""
        return self._state.sample(self.seat, rng)

    def view(self) -> Mapping[str, object]:
        """What the seat sees, as a document."""
        return self._state.view(self.seat)

    def numbers(self, features: Features) -> bytes:
        """What the seat sees, as the numbers that learners get (see `farshore.core.features`)."""
        return features.row(self._state, self.seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player that is a program. Its choices depend on the observation and `rng` alone."""

    def choose(self, observation: Observation, rng: Random) -> MoveId:
        """One of `observation.legal`. All randomness comes from `rng`."""
        raise NotImplementedError
