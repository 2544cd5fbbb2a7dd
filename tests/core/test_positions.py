"""A position in which nobody can be asked is a fault, whatever stops the question."""

from farshore.core.document import Document
from farshore.core.position import Checker
from farshore.core.state import SeatDecision
from farshore.core.types import MoveId, Seat
from tests.lanterns.game import GAME
from tests.lanterns.state import LanternState


class Asking(Checker[LanternState]):
    def check(self) -> None:
        if not self._something_to_decide():
            self.root.fault("nothing-to-decide")


class EmptyHand(SeatDecision[LanternState]):
    """Asks for a card of a hand that has none."""

    NAME = "empty_hand"

    def legal(self, state: LanternState, seat: Seat) -> list[MoveId]:
        hand: list[MoveId] = []
        return [hand[0]]


def faults(state: LanternState) -> list[str]:
    root = Document({})
    Asking(root, state).check()
    return [fault.key for fault in root.faults]


def started() -> LanternState:
    state = GAME.start(2)
    assert isinstance(state, LanternState)
    return state


def test_a_position_needs_a_decision_that_can_be_taken() -> None:
    state = started()
    assert faults(state) == []
    state.agenda.append(EmptyHand(Seat(0)))
    assert faults(state) == ["nothing-to-decide"]
    state.agenda.clear()
    assert faults(state) == ["nothing-to-decide"]
