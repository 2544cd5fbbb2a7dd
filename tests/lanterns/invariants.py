"""What a position of Lanterns can never break."""

from farshore.core.state import State
from tests.lanterns.state import LanternState


def check(state: State) -> None:
    assert isinstance(state, LanternState)
    sizes = {len(state.candles(seat)) for seat in state.seats()}
    assert len(sizes) == 1, "LAN-005: everybody has as many candles"
    assert sum(state.points) <= 8, "LAN-002: no more than the lanterns there are"
