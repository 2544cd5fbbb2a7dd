"""What a seat sees: everything but what the others burn before all are shown (LAN-003)."""

from random import Random

from farshore.core.chance import below
from farshore.core.view import decision_part, setup_part
from tests.lanterns.state import NONE, LanternState


def open_part(state: LanternState) -> dict[str, object]:
    return {
        **setup_part(state.setup),
        "lit": state.lit,
        "bag": state.bag.counts,
        "hands": state.hands[:],
        "points": state.points[:],
    }


def view(state: LanternState) -> dict[str, object]:
    return {
        **open_part(state),
        **decision_part(state, state.points[:]),
        "chosen": [candle != NONE for candle in state.burning],
    }


def own_part(state: LanternState, viewer: int) -> dict[str, object]:
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
