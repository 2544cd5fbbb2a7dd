"""What a seat sees: everything but what the others burn before all are shown (LAN-003)."""

from random import Random

from farshore.core import view as common
from farshore.core.chance import below
from farshore.core.types import Seat
from farshore.core.view import DecisionPart, SetupPart, decision_part, setup_part
from tests.lanterns.state import NONE, LanternState


class OpenPart(SetupPart):
    """Everything that lies open on the table."""

    lit: int
    """The lantern of this round, by its place among the values; -1 before the first."""
    bag: list[int]
    """How many lanterns of each value may still come."""
    hands: list[int]
    """For each seat: bit mask of the candles that it had before this round's burning."""
    points: list[int]


class View(OpenPart, DecisionPart):
    """What everybody sees: a spectator's view."""

    chosen: list[bool]
    """Who has chosen a candle in this round."""


class OwnPart(common.OwnPart):
    """What only the viewer sees."""

    burning: int
    """The candle that the viewer burns in this round; -1 before it is chosen."""


class OwnView(View):
    """What a seat sees."""

    you: OwnPart


def open_part(state: LanternState) -> OpenPart:
    return {
        **setup_part(state.setup),
        "lit": state.lit,
        "bag": state.bag.counts,
        "hands": state.hands[:],
        "points": state.points[:],
    }


def view(state: LanternState) -> View:
    return {
        **open_part(state),
        **decision_part(state, state.points[:]),
        "chosen": [candle != NONE for candle in state.burning],
    }


def own_part(state: LanternState, viewer: Seat) -> OwnPart:
    return {
        "seat": viewer,
        "burning": state.burning[viewer],
    }


def sample(state: LanternState, viewer: int, rng: Random) -> LanternState:
    other = state.clone()
    for seat in state.seats():
        if seat != viewer and state.burning[seat] != NONE:
            candles = state.candles(seat)
            other.burning[seat] = candles[below(rng, len(candles))]
    return other
