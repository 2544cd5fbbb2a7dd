"""Raising and scoring locations, and getting cards and mantas back."""

from __future__ import annotations

from typing import ClassVar, Final

from farshore.core.errors import Reason
from farshore.core.state import SeatDecision
from farshore.core.types import MoveId, Seat
from farshore.games.aquatica import events
from farshore.games.aquatica.components import MANTAS, SPACES
from farshore.games.aquatica.conditions import raisable, score_obstacle, space_obstacle
from farshore.games.aquatica.move_numbers import (
    PLACE_ICHTHYANDER,
    RAISE,
    RAISE_FULLY,
    READY,
    RETURN,
    SCORE,
    TIRE,
)
from farshore.games.aquatica.moves import CHARACTER_IDS, MANTA_IDS, SPACE_IDS
from farshore.games.aquatica.state import (
    PILE_BITS,
    PILE_MASK,
    SHOAL_BITS,
    SHOAL_MASK,
    AquaticaState,
)

FIRST_RETURNED: Final = 1
"""The first character of the `return` moves."""


# --- raise and score --------------------------------------------------------------------------


class Raising(SeatDecision[AquaticaState]):
    """Which location slides up? Asked again while steps are left that can be used."""

    FIRST: ClassVar[int] = RAISE
    """The first of the moves that name a space."""

    def __init__(self, seat: Seat, left: int, barred: int) -> None:
        super().__init__(seat)
        self.left: Final = left
        """How many steps or locations are left."""
        self.barred: Final = barred
        """The bit of the space that shows the raise; 0 if none does."""

    def legal(self, state: AquaticaState, seat: Seat) -> list[MoveId]:
        return moves_for(raisable(state, seat, self.barred), self.FIRST)

    def play(self, state: AquaticaState, seat: Seat, move: MoveId) -> None:
        space = move - self.FIRST
        events.raised(state, seat, state.board[seat * SPACES + space])
        self.slide(state, space)
        state.done()
        if self.left > 1 and raisable(state, seat, self.barred):
            state.agenda.append(self.again())

    def slide(self, state: AquaticaState, space: int) -> None:
        raise NotImplementedError

    def again(self) -> Raising:
        """The same decision with one less to do."""
        raise NotImplementedError


class ChooseRaise(Raising):
    """D17, D22: which location does the next step of a raise slide up? (AQU-103 to AQU-107)"""

    NAME: ClassVar[str] = "choose_raise"

    def fields(self) -> dict[str, object]:
        return {"seat": self.seat, "steps": self.left, "barred": space_id(self.barred)}

    def slide(self, state: AquaticaState, space: int) -> None:
        state.slide(self.seat, space)

    def again(self) -> Raising:
        return ChooseRaise(self.seat, self.left - 1, self.barred)

    def why_not(self, state: AquaticaState, seat: Seat, move: MoveId) -> Reason:
        if RAISE <= move < RAISE_FULLY:
            return space_obstacle(state, seat, move - RAISE)
        return Reason("aquatica-raise-first")


class ChooseRaiseFully(Raising):
    """D18: which location is raised until all its depths are covered? (AQU-108)"""

    NAME: ClassVar[str] = "choose_raise_fully"
    FIRST: ClassVar[int] = RAISE_FULLY

    def fields(self) -> dict[str, object]:
        return {"seat": self.seat, "left": self.left, "barred": space_id(self.barred)}

    def slide(self, state: AquaticaState, space: int) -> None:
        state.slide_fully(self.seat, space)

    def again(self) -> Raising:
        return ChooseRaiseFully(self.seat, self.left - 1, self.barred)

    def why_not(self, state: AquaticaState, seat: Seat, move: MoveId) -> Reason:
        if RAISE_FULLY <= move < SCORE:
            return space_obstacle(state, seat, move - RAISE_FULLY)
        return Reason("aquatica-raise-fully-first")


class SeveralTimes(SeatDecision[AquaticaState]):
    """A decision that is taken again while something is left to be done."""

    def __init__(self, seat: Seat, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def fields(self) -> dict[str, object]:
        return {"seat": self.seat, "left": self.left}


class ChooseScore(SeveralTimes):
    """D19, D23: which fully raised location goes to the score pile? (AQU-113 to AQU-115)"""

    NAME: ClassVar[str] = "choose_score"

    def legal(self, state: AquaticaState, seat: Seat) -> list[MoveId]:
        return moves_for(state.raised[seat], SCORE)

    def play(self, state: AquaticaState, seat: Seat, move: MoveId) -> None:
        state.score(seat, move - SCORE)
        state.done()
        if self.left > 1 and state.raised[seat]:
            state.agenda.append(ChooseScore(seat, self.left - 1))

    def why_not(self, state: AquaticaState, seat: Seat, move: MoveId) -> Reason:
        if SCORE <= move < RETURN:
            return score_obstacle(state, seat, move - SCORE)
        return Reason("aquatica-score-first")


def moves_for(spaces: int, first_move: int) -> list[MoveId]:
    """A move for each space of a bit mask."""
    moves: list[MoveId] = []
    for space in range(SPACES):
        if spaces >> space & 1:
            moves.append(MoveId(first_move + space))
    return moves


def space_id(bit: int) -> str | None:
    """The space of a bit, for a position document."""
    return SPACE_IDS[bit.bit_length() - 1] if bit else None


# --- return and ready -------------------------------------------------------------------------


class ChooseReturn(SeveralTimes):
    """D20: which discarded card goes back to the hand? (AQU-117)"""

    NAME: ClassVar[str] = "choose_return"

    def legal(self, state: AquaticaState, seat: Seat) -> list[MoveId]:
        return moves_for_pile(state.discards[seat], RETURN)

    def play(self, state: AquaticaState, seat: Seat, move: MoveId) -> None:
        state.take_back(seat, move - RETURN + FIRST_RETURNED)
        state.done()
        if self.left > 1 and state.discard_sizes[seat] > 0:
            state.agenda.append(ChooseReturn(seat, self.left - 1))

    def why_not(self, state: AquaticaState, seat: Seat, move: MoveId) -> Reason:
        if RETURN <= move < READY:
            character: str = CHARACTER_IDS[move - RETURN + FIRST_RETURNED]
            return Reason("aquatica-not-discarded", {"character": character})
        return Reason("aquatica-return-first")


def moves_for_pile(cards: int, first_move: int) -> list[MoveId]:
    """A move for each character of a pile of discarded ones."""
    moves: list[MoveId] = []
    pile = cards >> FIRST_RETURNED * PILE_BITS
    move = first_move
    while pile:
        if pile & PILE_MASK:
            moves.append(MoveId(move))
        pile >>= PILE_BITS
        move += 1
    return moves


class ChooseReady(SeveralTimes):
    """D21: which tired manta of the reserve becomes ready? (AQU-118)"""

    NAME: ClassVar[str] = "choose_ready"

    def legal(self, state: AquaticaState, seat: Seat) -> list[MoveId]:
        return moves_for_shoal(state.tired[seat], READY)

    def play(self, state: AquaticaState, seat: Seat, move: MoveId) -> None:
        state.make_ready(seat, move - READY)
        state.done()
        if self.left > 1 and state.tired[seat]:
            state.agenda.append(ChooseReady(seat, self.left - 1))

    def why_not(self, state: AquaticaState, seat: Seat, move: MoveId) -> Reason:
        if READY <= move < PLACE_ICHTHYANDER:
            return Reason("aquatica-manta-not-tired", {"manta": MANTA_IDS[move - READY]})
        return Reason("aquatica-ready-first")


class ChooseTired(SeveralTimes):
    """D26: which ready manta of the reserve becomes tired? (AQU-184)"""

    NAME: ClassVar[str] = "choose_tired"

    def legal(self, state: AquaticaState, seat: Seat) -> list[MoveId]:
        return moves_for_shoal(state.ready[seat], TIRE)

    def play(self, state: AquaticaState, seat: Seat, move: MoveId) -> None:
        state.tire(seat, move - TIRE)
        events.manta_tired(state, seat, move - TIRE)
        state.done()
        if self.left > 1 and state.ready[seat]:
            state.agenda.append(ChooseTired(seat, self.left - 1))

    def why_not(self, state: AquaticaState, seat: Seat, move: MoveId) -> Reason:
        if move >= TIRE:
            return Reason("aquatica-manta-not-ready", {"manta": MANTA_IDS[move - TIRE]})
        return Reason("aquatica-tire-first")


def moves_for_shoal(mantas: int, first_move: int) -> list[MoveId]:
    """A move for each kind of manta in a shoal."""
    moves: list[MoveId] = []
    for manta in range(MANTAS):
        if mantas >> manta * SHOAL_BITS & SHOAL_MASK:
            moves.append(MoveId(first_move + manta))
    return moves
