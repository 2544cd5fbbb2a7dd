"""Setup of Council of Shadows: open tiles and cards, dark bonus cards, tokens, commanders."""

from __future__ import annotations

from typing import ClassVar, Final

from farshore.core.chance import mask_chances
from farshore.core.errors import Reason
from farshore.core.state import MASKED, OPEN, ChanceDecision, SeatDecision, Step
from farshore.core.types import MoveId, Seat
from farshore.games.council import events
from farshore.games.council.components import COMMANDERS, LIGHT_CARDS
from farshore.games.council.effects import gain_lasting, place_board_cube
from farshore.games.council.exploring import place_tile
from farshore.games.council.move_numbers import CHOOSE_COMMANDER, DEAL_DARK, OPEN_TILE, TOKEN
from farshore.games.council.moves import AUTOMA_OWNER, COMMANDER_IDS
from farshore.games.council.state import (
    AUTOMA,
    BOARD,
    BONUS,
    MARKERS,
    NOBODY,
    NOTHING,
    TOUCHED_ORDER,
    TOUCHED_STACKS,
    CouncilState,
    changed,
)

GREY: Final = 0
"""The galaxy that starts with open tiles (COS-022)."""


class OpenTile(ChanceDecision[CouncilState]):
    """Which tile lies open in the grey galaxy from the start? (COS-022)"""

    NAME: ClassVar[str] = "open_tile"

    def chances(self, state: CouncilState) -> list[tuple[MoveId, int]]:
        return state.piles[0].chances(OPEN_TILE)

    def play(self, state: CouncilState, seat: Seat, move: MoveId) -> None:
        tile = move - OPEN_TILE
        state.piles[0] = state.piles[0].without(tile)
        state.touched |= TOUCHED_STACKS
        place_tile(state, Seat(NOBODY), tile, GREY)


class DealDark(ChanceDecision[CouncilState]):
    """Which dark bonus card does a seat get? (COS-026 to COS-029)"""

    NAME: ClassVar[str] = "deal_dark"

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def fields(self) -> dict[str, object]:
        return {"seat": self.seat}

    def chances(self, state: CouncilState) -> list[tuple[MoveId, int]]:
        left = state.ruleset.dark_cards
        for card in state.dark:
            if card != NOTHING:
                left &= ~(1 << card)
        return mask_chances(left, DEAL_DARK)

    def play(self, state: CouncilState, seat: Seat, move: MoveId) -> None:
        card = move - DEAL_DARK
        state.dark = changed(state.dark, self.seat, card)
        state.bonus[self.seat] |= 1 << (LIGHT_CARDS + card)
        state.touch(self.seat, BONUS)
        events.dark_dealt(state, self.seat, card)

    def visibility(self, state: CouncilState, seat: Seat, move: MoveId, viewer: Seat) -> int:
        return OPEN if viewer == self.seat else MASKED


class DealToken(ChanceDecision[CouncilState]):
    """Who gets the next turn token? (COS-034, COS-R40)"""

    NAME: ClassVar[str] = "deal_token"

    def chances(self, state: CouncilState) -> list[tuple[MoveId, int]]:
        moves: list[tuple[MoveId, int]] = []
        for owner in range(state.ruleset.owners):
            if owner not in state.order:
                named = AUTOMA_OWNER if state.ruleset.solo and owner == AUTOMA else owner
                moves.append((MoveId(TOKEN + named), 1))
        return moves

    def play(self, state: CouncilState, seat: Seat, move: MoveId) -> None:
        number = move - TOKEN
        owner = AUTOMA if number == AUTOMA_OWNER else Seat(number)
        state.order = (*state.order, owner)
        state.arrived.insert(0, owner)  # COS-077: markers on 0 in descending lane order
        state.touched |= TOUCHED_ORDER
        events.token_dealt(state, owner, len(state.order) - 1)


class DraftCommanders(Step[CouncilState]):
    """Commanders are chosen in descending token order (COS-038)."""

    NAME: ClassVar[str] = "draft_commanders"

    def run(self, state: CouncilState) -> None:
        if state.ruleset.commanders:
            for owner in state.order:
                if owner < state.players:
                    state.agenda.append(ChooseCommander(owner))


class ChooseCommander(SeatDecision[CouncilState]):
    """D01: which commander? (COS-038, COS-039)"""

    NAME: ClassVar[str] = "choose_commander"

    def legal(self, state: CouncilState, seat: Seat) -> list[MoveId]:
        return [
            MoveId(CHOOSE_COMMANDER + commander)
            for commander in range(COMMANDERS)
            if commander not in state.commanders
        ]

    def play(self, state: CouncilState, seat: Seat, move: MoveId) -> None:
        commander = move - CHOOSE_COMMANDER
        data = state.ruleset.edition.commanders[commander]
        state.commanders = changed(state.commanders, seat, commander)
        state.consumption[seat] = data.consumption
        state.touch(seat, MARKERS | BOARD)
        events.commander_chosen(state, seat, commander)
        state.gain_energy(seat, data.energy)  # COS-169, an arrival (COS-R07)
        fields = state.field_count[seat]
        gain_lasting(state, seat, data.effects, NOTHING)
        if state.field_count[seat] > fields:
            place_board_cube(state, seat)  # COS-164: it marks the additional field

    def why_not(self, state: CouncilState, seat: Seat, move: MoveId) -> Reason:
        if CHOOSE_COMMANDER <= move < CHOOSE_COMMANDER + COMMANDERS:
            taken = COMMANDER_IDS[move - CHOOSE_COMMANDER]
            return Reason("council-commander-taken", {"commander": taken})
        return Reason("council-commander-first")
