"""The turn of a seat in Aquatica (section 5.1), and how one follows another.

The agenda of a game: setup, then the menu of the active seat. A move of the menu puts what it
triggers on top of it (see `effects.py`); the menu comes back until the turn is ended.
"""

from __future__ import annotations

from typing import ClassVar

from farshore.core.errors import Reason
from farshore.core.state import SeatDecision
from farshore.core.types import MoveId, Seat
from farshore.games.aquatica import events
from farshore.games.aquatica.acquiring import clear_first
from farshore.games.aquatica.claiming import claim
from farshore.games.aquatica.components import SPACES, TRAINED
from farshore.games.aquatica.conditions import (
    USED_MANTAS,
    USED_SHOAL,
    add_claims,
    can_apply,
    can_use_depth,
    claim_obstacle,
    depth_obstacle,
    manta_obstacle,
)
from farshore.games.aquatica.effects import Resolve, apply_effect
from farshore.games.aquatica.exploring import push_ichthyander
from farshore.games.aquatica.move_numbers import (
    CLAIM,
    DRAW,
    END_TURN,
    PAY,
    PLAY,
    RECRUIT,
    USE_DEPTH,
    USE_MANTA,
)
from farshore.games.aquatica.moves import CHARACTER_IDS
from farshore.games.aquatica.state import (
    NOT_LAST,
    NOT_TRIGGERED,
    PILE_BITS,
    PILE_MASK,
    SHOAL_BITS,
    SHOAL_MASK,
    AquaticaState,
)


def begin_turn(state: AquaticaState, seat: Seat) -> None:
    """AQU-043"""
    state.active = seat
    state.turns += 1
    state.main_used = False
    state.recruited = 0  # AQU-154
    events.turn_begins(state, seat)
    state.agenda.append(TurnMenu(seat))


class TurnMenu(SeatDecision[AquaticaState]):
    """D03 to D07: play a card, use a manta or a depth, claim a goal, or end the turn?

    (AQU-044 to AQU-047)
    """

    NAME: ClassVar[str] = "turn_menu"

    def legal(self, state: AquaticaState, seat: Seat) -> list[MoveId]:
        moves: list[MoveId] = []
        if not state.main_used:
            add_plays(state, seat, moves)
        add_manta_moves(state, seat, moves)
        add_depth_moves(state, seat, moves)
        add_claims(state, seat, moves)
        if state.main_used:
            moves.append(MoveId(END_TURN))
        return moves

    def play(self, state: AquaticaState, seat: Seat, move: MoveId) -> None:
        if move == END_TURN:
            end_turn(state, seat)
            return
        state.agenda.append(self)
        if move < USE_MANTA:
            play_character(state, seat, move - PLAY)
        elif move < USE_DEPTH:
            use_manta(state, seat, USED_MANTAS[move - USE_MANTA])
        elif move < CLAIM:
            use_depth(state, seat, move - USE_DEPTH)
        else:
            claim(state, seat, move)

    def why_not(self, state: AquaticaState, seat: Seat, move: MoveId) -> Reason:
        if PLAY <= move < USE_MANTA:
            if state.main_used:
                return Reason("aquatica-main-used")
            return Reason("aquatica-not-in-hand", {"character": CHARACTER_IDS[move - PLAY]})
        if USE_MANTA <= move < USE_DEPTH:
            return manta_obstacle(state, seat, USED_MANTAS[move - USE_MANTA])
        if USE_DEPTH <= move < CLAIM:
            return depth_obstacle(state, seat, move - USE_DEPTH)
        if CLAIM <= move < END_TURN:
            goal, manta = divmod(move - CLAIM, TRAINED)
            return claim_obstacle(state, seat, goal, manta)
        if move == END_TURN:
            return Reason("aquatica-main-action-first")
        if RECRUIT <= move < DRAW or DRAW <= move <= PAY:
            return Reason("aquatica-no-card-no-resource")  # AQU-077
        return Reason("not-now", {"decision": self.NAME})


# --- main and additional actions --------------------------------------------------------------


def add_plays(state: AquaticaState, seat: Seat, moves: list[MoveId]) -> None:
    """D03: any character in hand (AQU-050, AQU-051)."""
    pile = state.hands[seat]
    move = PLAY
    while pile:
        if pile & PILE_MASK:
            moves.append(MoveId(move))
        pile >>= PILE_BITS
        move += 1


def play_character(state: AquaticaState, seat: Seat, character: int) -> None:
    """AQU-050, AQU-063"""
    state.main_used = True
    state.put_in_play(seat, character)
    events.character_played(state, seat, character)
    card = state.ruleset.edition.characters[character]
    state.agenda.append(Resolve(card.effects, 0))
    if card.stays:
        push_ichthyander(state, seat)  # AQU-158: before her effects
        if state.ruleset.matron_clears:
            clear_first(state)


def add_manta_moves(state: AquaticaState, seat: Seat, moves: list[MoveId]) -> None:
    """D04: ready effect mantas whose effect can be applied (AQU-079, AQU-083)."""
    ready = state.ready[seat] & USED_SHOAL
    if ready == 0:
        return
    for number, manta in enumerate(USED_MANTAS):
        if ready >> manta * SHOAL_BITS & SHOAL_MASK and can_apply(
            state, seat, state.ruleset.edition.mantas[manta], 0
        ):
            moves.append(MoveId(USE_MANTA + number))


def use_manta(state: AquaticaState, seat: Seat, manta: int) -> None:
    """AQU-079"""
    state.tire(seat, manta)
    events.manta_used(state, seat, manta)
    apply_effect(state, seat, state.ruleset.edition.mantas[manta], 0)


def add_depth_moves(state: AquaticaState, seat: Seat, moves: list[MoveId]) -> None:
    """D05: top effect depths that can be applied after the slide (AQU-080 to AQU-083)."""
    spaces = state.occupied[seat] & ~state.raised[seat]
    for space in range(SPACES):
        if spaces >> space & 1 and can_use_depth(state, seat, space):
            moves.append(MoveId(USE_DEPTH + space))


def use_depth(state: AquaticaState, seat: Seat, space: int) -> None:
    """AQU-080: the slide first, then the effect."""
    effect = state.top(seat, space)
    events.depth_used(state, seat, state.board[seat * SPACES + space])
    state.slide(seat, space)
    apply_effect(state, seat, effect, 1 << space)


# --- the end of the turn ----------------------------------------------------------------------


def end_turn(state: AquaticaState, seat: Seat) -> None:
    """The next player, or the end of the game (AQU-047, AQU-164 to AQU-166, AQU-176, AQU-180)."""
    events.turn_ended(state, seat)
    if state.last_turns != NOT_LAST:
        state.last_turns -= 1
    elif state.trigger != NOT_TRIGGERED:
        state.last_turns = state.players
    limit = state.ruleset.turn_limit
    if state.last_turns == 0:
        events.game_ended(state, seat)
    elif limit > 0 and state.turns >= limit:
        state.stopped = True
        events.game_ended(state, seat)
    else:
        begin_turn(state, Seat((seat + 1) % state.players))
