"""The two decisions of Lanterns: luck lights, everybody burns."""

from farshore.core.errors import Reason
from farshore.core.state import OPEN, SEALED, ChanceDecision, Decision
from farshore.core.types import MoveId, Seat
from tests.lanterns import events
from tests.lanterns.moves import BURN, LIGHT, VALUES
from tests.lanterns.state import NONE, LanternState


class LightLantern(ChanceDecision[LanternState]):
    """Which lantern comes? (LAN-002)"""

    NAME = "light_lantern"

    def asks(self, state: LanternState) -> bool:
        return state.hands[0] != 0  # LAN-005

    def chances(self, state: LanternState) -> list[tuple[MoveId, int]]:
        return state.bag.chances(LIGHT)

    def play(self, state: LanternState, seat: Seat, move: MoveId) -> None:
        state.lit = move - LIGHT
        state.bag = state.bag.without(state.lit)
        events.lit(state, state.lit)
        state.agenda.append(LightLantern())
        state.agenda.append(BurnCandles())


class BurnCandles(Decision[LanternState]):
    """Everybody burns a candle, unseen by the others (LAN-003)."""

    NAME = "burn_candles"

    def simultaneous(self) -> bool:
        return True

    def waiting(self, state: LanternState) -> list[Seat]:
        return [seat for seat in state.seats() if state.burning[seat] == NONE]

    def actor(self, state: LanternState) -> Seat:
        return self.waiting(state)[0]

    def legal(self, state: LanternState, seat: Seat) -> list[MoveId]:
        return [MoveId(BURN + candle) for candle in state.candles(seat)]

    def play(self, state: LanternState, seat: Seat, move: MoveId) -> None:
        state.burning[seat] = move - BURN
        if self.waiting(state):
            state.agenda.append(self)
        else:
            show_candles(state)

    def why_not(self, state: LanternState, seat: Seat, move: MoveId) -> Reason:
        return Reason("lanterns-no-such-candle")

    def visibility(self, state: LanternState, seat: Seat, move: MoveId, viewer: Seat) -> int:
        return OPEN if viewer == seat else SEALED


def show_candles(state: LanternState) -> None:
    """LAN-003 to LAN-005"""
    state.open_sealed()
    taker = NONE
    for candle in range(len(VALUES)):
        if state.burning.count(candle) == 1:
            taker = state.burning.index(candle)
    if taker != NONE:
        state.points[taker] += VALUES[state.lit]
        events.taken(state, Seat(taker), state.lit)
    for seat in state.seats():
        state.hands[seat] &= ~(1 << state.burning[seat])
        state.burning[seat] = NONE
