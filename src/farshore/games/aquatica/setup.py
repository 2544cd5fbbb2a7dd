"""Setup of Aquatica: first player, the rows, goal tokens and kings (AQU-020 ff)."""

from __future__ import annotations

from typing import ClassVar, Final

from farshore.core.errors import Reason
from farshore.core.state import (
    MASKED_UNTIL_OPENED,
    OPEN,
    SEALED,
    ChanceDecision,
    SeatDecision,
    Step,
)
from farshore.core.types import MoveId, Seat, seats
from farshore.games.aquatica import events
from farshore.games.aquatica.components import FIRST_KING, KINGS, PRINTED_GOALS
from farshore.games.aquatica.decisions import begin_turn
from farshore.games.aquatica.move_numbers import CHOOSE_KING, FIRST_PLAYER, LAY_GOAL, OFFER, PLAY
from farshore.games.aquatica.moves import KING_IDS, TOKEN_GOAL_IDS, TRACK_IDS
from farshore.games.aquatica.state import NO_GOAL, NOBODY, AquaticaState

TOKEN_GOALS: Final = len(TOKEN_GOAL_IDS)


class DrawFirstPlayer(ChanceDecision[AquaticaState]):
    """Who begins? (AQU-029)"""

    NAME: ClassVar[str] = "draw_first_player"

    def asks(self, state: AquaticaState) -> bool:
        return state.players > 1 and state.ruleset.first_player == NOBODY

    def run(self, state: AquaticaState) -> None:
        state.first_player = Seat(max(state.ruleset.first_player, 0))

    def chances(self, state: AquaticaState) -> list[tuple[MoveId, int]]:
        return [(MoveId(FIRST_PLAYER + seat), 1) for seat in range(state.players)]

    def play(self, state: AquaticaState, seat: Seat, move: MoveId) -> None:
        state.first_player = Seat(move - FIRST_PLAYER)
        events.first_player(state, state.first_player)


class LayGoal(ChanceDecision[AquaticaState]):
    """Which side of which token comes to a track? (AQU-036, AQU-037)"""

    NAME: ClassVar[str] = "lay_goal"

    def __init__(self, track: int) -> None:
        self.track: Final = track

    def fields(self) -> dict[str, object]:
        return {"track": TRACK_IDS[self.track]}

    def asks(self, state: AquaticaState) -> bool:
        return state.ruleset.token_goals

    def chances(self, state: AquaticaState) -> list[tuple[MoveId, int]]:
        partners = state.ruleset.edition.partners
        first = LAY_GOAL + self.track * TOKEN_GOALS
        outcomes: list[tuple[MoveId, int]] = []
        for goal in range(TOKEN_GOALS):
            laid = PRINTED_GOALS + goal in state.goals
            if not laid and PRINTED_GOALS + partners[goal] not in state.goals:
                outcomes.append((MoveId(first + goal), 1))
        return outcomes

    def play(self, state: AquaticaState, seat: Seat, move: MoveId) -> None:
        assert state.goals[self.track] == NO_GOAL
        goal = PRINTED_GOALS + move - LAY_GOAL - self.track * TOKEN_GOALS
        state.goals[self.track] = goal
        events.goal_laid(state, self.track, goal)


class DealKings(Step[AquaticaState]):
    """Kings by number, or an offer to choose from, or none (AQU-030 to AQU-032, AQU-039)."""

    NAME: ClassVar[str] = "deal_kings"

    def run(self, state: AquaticaState) -> None:
        if state.ruleset.numbered_kings:  # AQU-031
            for king in range(state.players):
                take_king(state, Seat((state.first_player + king) % state.players), king)
        elif state.drafting:
            state.agenda.append(OfferKing())


def take_king(state: AquaticaState, seat: Seat, king: int) -> None:
    """A king goes openly to a hand, or at once back to the box for its manta (AQU-182)."""
    state.kings[seat] = king
    events.king_taken(state, seat, king)
    card = state.ruleset.edition.characters[FIRST_KING + king]
    if not card.starts:
        state.take_in_hand(seat, FIRST_KING + king)
        return
    events.king_left(state, seat, king)
    for effect in card.effects:
        state.win_manta(seat, effect.resource)


def last_in_order(state: AquaticaState) -> Seat:
    """The last player in turn order, who sees the whole offer (AQU-032)."""
    return Seat((state.first_player - 1) % state.players)


class OfferKing(ChanceDecision[AquaticaState]):
    """Which king is offered next? (AQU-032, AQU-035, AQU-039)"""

    NAME: ClassVar[str] = "offer_king"

    def chances(self, state: AquaticaState) -> list[tuple[MoveId, int]]:
        return [(MoveId(OFFER + king), 1) for king in range(KINGS) if not state.offer >> king & 1]

    def play(self, state: AquaticaState, seat: Seat, move: MoveId) -> None:
        holder = last_in_order(state)
        state.offer |= 1 << move - OFFER
        events.king_offered(state, holder, move - OFFER)
        if state.offer.bit_count() < state.ruleset.king_offer:
            state.agenda.append(self)
        else:
            state.agenda.append(ChooseKing(holder))

    def visibility(self, state: AquaticaState, seat: Seat, move: MoveId, viewer: Seat) -> int:
        return OPEN if state.ruleset.solo or viewer == last_in_order(state) else SEALED


class ChooseKing(SeatDecision[AquaticaState]):
    """D02: which of the kings on offer? The rest goes counter-clockwise (AQU-033 to AQU-035)."""

    NAME: ClassVar[str] = "choose_king"

    def legal(self, state: AquaticaState, seat: Seat) -> list[MoveId]:
        return [MoveId(CHOOSE_KING + king) for king in range(KINGS) if state.offer >> king & 1]

    def play(self, state: AquaticaState, seat: Seat, move: MoveId) -> None:
        king = move - CHOOSE_KING
        state.kings[seat] = king
        state.offer &= ~(1 << king)
        events.king_chosen(state, seat, king)
        if seat != state.first_player:
            state.agenda.append(ChooseKing(Seat((seat - 1) % state.players)))
            return
        state.drafting = False
        if not state.ruleset.solo:
            state.open_sealed()  # AQU-035: everyone has chosen
        for owner in seats(state.players):
            take_king(state, owner, state.kings[owner])

    def why_not(self, state: AquaticaState, seat: Seat, move: MoveId) -> Reason:
        if CHOOSE_KING <= move < PLAY:
            return Reason("aquatica-not-on-offer", {"king": KING_IDS[move - CHOOSE_KING]})
        return Reason("aquatica-king-first")

    def visibility(self, state: AquaticaState, seat: Seat, move: MoveId, viewer: Seat) -> int:
        return OPEN if state.ruleset.solo or viewer == seat else MASKED_UNTIL_OPENED

    def reveals(self, state: AquaticaState) -> bool:
        return not state.ruleset.solo


class FirstTurn(Step[AquaticaState]):
    """Setup is over (AQU-043)."""

    NAME: ClassVar[str] = "first_turn"

    def run(self, state: AquaticaState) -> None:
        begin_turn(state, state.first_player)
