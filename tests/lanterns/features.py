"""Lanterns in numbers: what a seat knows, as learners see it."""

from farshore.core.features import SEATS, FeatureNames, Features, Row
from farshore.core.game import Setup
from farshore.core.state import State
from farshore.core.types import Seat
from tests.lanterns.moves import VALUES
from tests.lanterns.state import NONE, LanternState

CANDLES = [str(value) for value in VALUES]


class LanternFeatures(Features):
    def __init__(self, setup: Setup) -> None:
        super().__init__(_names(setup))

    def fill(self, state: State, seat: Seat, row: Row) -> None:
        assert isinstance(state, LanternState)
        players = state.players
        row.one_of(state.lit, len(VALUES))
        row.one_of(state.burning[seat], len(VALUES))
        chosen = 0
        for step in range(players):
            other = (seat + step) % players
            row.bits(state.hands[other], len(VALUES))
            row.count(state.points[other])
            if state.burning[other] != NONE:
                chosen |= 1 << other
        row.seats(chosen, seat, players)
        row.counts(state.bag.counts)


def _names(setup: Setup) -> FeatureNames:
    seats = SEATS[: setup.players]
    names = FeatureNames()
    names.bits("lit:", CANDLES)
    names.bits("you burn", CANDLES)
    for seat in seats:
        names.bits(f"{seat}: candle", CANDLES)
        names.count(f"{seat}: points", sum(VALUES))
    names.bits("has chosen:", seats)
    names.counts("may come:", CANDLES, 3)
    return names
