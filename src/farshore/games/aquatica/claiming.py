"""Claiming goals, apart from the turn menu."""

from __future__ import annotations

from typing import ClassVar

from farshore.core.errors import Reason
from farshore.core.state import SeatDecision
from farshore.core.types import MoveId, Seat
from farshore.games.aquatica.components import TRAINED
from farshore.games.aquatica.conditions import add_claims, claim_obstacle, claimable
from farshore.games.aquatica.move_numbers import CLAIM, CONTINUE, END_TURN
from farshore.games.aquatica.state import AquaticaState


class ClaimWindow(SeatDecision[AquaticaState]):
    """D08: claim goals between two effects of the card, or go on? (AQU-136, R17)"""

    NAME: ClassVar[str] = "claim_window"

    def legal(self, state: AquaticaState, seat: Seat) -> list[MoveId]:
        moves: list[MoveId] = []
        add_claims(state, seat, moves)
        moves.append(MoveId(CONTINUE))
        return moves

    def play(self, state: AquaticaState, seat: Seat, move: MoveId) -> None:
        if move != CONTINUE:
            claim(state, seat, move)
            if claimable(state, seat):
                state.agenda.append(self)

    def why_not(self, state: AquaticaState, seat: Seat, move: MoveId) -> Reason:
        if CLAIM <= move < END_TURN:
            goal, manta = divmod(move - CLAIM, TRAINED)
            return claim_obstacle(state, seat, goal, manta)
        return Reason("aquatica-claim-or-continue")


def claim(state: AquaticaState, seat: Seat, move: MoveId) -> None:
    """Carries out a `claim` move."""
    goal, manta = divmod(move - CLAIM, TRAINED)
    state.claim(seat, state.goals.index(goal), manta)
