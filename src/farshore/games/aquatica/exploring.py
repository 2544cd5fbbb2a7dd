"""Exploring: the location row is renewed, and in solo play the Ichthyanders come."""

from __future__ import annotations

from typing import ClassVar, Final

from farshore.core.chance import Bag
from farshore.core.errors import Reason
from farshore.core.state import DrawDecision, SeatDecision
from farshore.core.types import MoveId, Seat
from farshore.games.aquatica import events
from farshore.games.aquatica.claiming import claim
from farshore.games.aquatica.components import (
    CHARACTER_SLOT_COUNT,
    LOCATIONS,
    LOWER,
    OCEAN,
    SLOTS,
    TRACKS,
    TRAINED,
    UPPER,
)
from farshore.games.aquatica.conditions import add_claims, claim_obstacle
from farshore.games.aquatica.move_numbers import (
    CLAIM,
    DECLINE,
    DROP,
    END_TURN,
    EXPLORE,
    PLACE_ICHTHYANDER,
    RECRUIT,
    REPLAY,
    REVEAL,
)
from farshore.games.aquatica.moves import GOAL_IDS, LOCATION_SLOTS, LOWER_SLOTS
from farshore.games.aquatica.state import (
    BY_ICHTHYANDERS,
    BY_LOCATIONS,
    ICHTHYANDER,
    NO_CARD,
    AquaticaState,
)

FIRST_SPACE: Final = 5
"""The first `draw` move of a space, after those of the mantas."""

REVEAL_LOCATION: Final = REVEAL + CHARACTER_SLOT_COUNT * OCEAN
"""The `reveal` moves of locations stand behind those of characters."""


# --- explore ----------------------------------------------------------------------------------


class ExploreOrNot(SeatDecision[AquaticaState]):
    """D10: explore or decline? (AQU-055, AQU-120, AQU-126)"""

    NAME: ClassVar[str] = "explore"

    def legal(self, state: AquaticaState, seat: Seat) -> list[MoveId]:
        return [MoveId(EXPLORE), MoveId(DECLINE)]

    def play(self, state: AquaticaState, seat: Seat, move: MoveId) -> None:
        if move == DECLINE:
            return
        events.explored(state, seat)
        for slot in range(UPPER):
            discard_location(state, slot)
        left = 0
        for slot in range(UPPER, SLOTS):
            if state.slots[slot] != NO_CARD:
                left += 1
        if left > UPPER:
            state.agenda.append(KeepLocations(seat, left - UPPER, UPPER))
        else:
            move_up(state, seat)

    def why_not(self, state: AquaticaState, seat: Seat, move: MoveId) -> Reason:
        return Reason("aquatica-explore-first")


def discard_location(state: AquaticaState, slot: int) -> None:
    """AQU-125: out of the game."""
    location = state.slots[slot]
    if location != NO_CARD:
        state.slots[slot] = NO_CARD
        state.discarded |= 1 << location
        events.location_discarded(state, location)


class KeepLocations(SeatDecision[AquaticaState]):
    """D11: which one or two cards of the lower row do not move up? (AQU-121, AQU-124)"""

    NAME: ClassVar[str] = "keep_locations"

    def __init__(self, seat: Seat, left: int, first: int) -> None:
        super().__init__(seat)
        self.left: Final = left
        """How many cards must still be dropped."""
        self.first: Final = first
        """The leftmost slot that may be named: drops go from left to right."""

    def fields(self) -> dict[str, object]:
        return {"seat": self.seat, "left": self.left, "first": LOCATION_SLOTS[self.first]}

    def legal(self, state: AquaticaState, seat: Seat) -> list[MoveId]:
        moves: list[MoveId] = []
        for slot in range(self.first, SLOTS):
            if state.slots[slot] != NO_CARD:
                moves.append(MoveId(DROP + slot - UPPER))
        return moves[: len(moves) - self.left + 1]  # enough cards must follow it

    def play(self, state: AquaticaState, seat: Seat, move: MoveId) -> None:
        slot = move - DROP + UPPER
        discard_location(state, slot)
        if self.left > 1:
            state.agenda.append(KeepLocations(seat, self.left - 1, slot + 1))
        else:
            move_up(state, seat)

    def why_not(self, state: AquaticaState, seat: Seat, move: MoveId) -> Reason:
        if DROP <= move < RECRUIT:
            slot = move - DROP
            if state.slots[slot + UPPER] == NO_CARD:
                return Reason("aquatica-slot-empty", {"slot": LOWER_SLOTS[slot]})
            return Reason("aquatica-drop-order", {"slot": LOWER_SLOTS[slot]})
        return Reason("aquatica-drop-first")


def move_up(state: AquaticaState, seat: Seat) -> None:
    """The lower row moves up, keeping its order, and is dealt anew (AQU-121 to AQU-123)."""
    free = 0
    for slot in range(UPPER, SLOTS):
        location = state.slots[slot]
        if location != NO_CARD:
            state.slots[slot] = NO_CARD
            state.slots[free] = location
            free += 1
    state.done()
    push_ichthyander(state, seat)  # AQU-158: right after it
    if state.locations.size > 0:
        state.agenda.append(RevealLocation(0))


class RevealLocation(DrawDecision[AquaticaState]):
    """Which location comes to the next slot of the lower row? (AQU-022, AQU-122, AQU-123)"""

    NAME: ClassVar[str] = "reveal_location"

    def __init__(self, slot: int) -> None:
        self.slot: Final = slot

    def fields(self) -> dict[str, object]:
        return {"slot": LOWER_SLOTS[self.slot]}

    def bag(self, state: AquaticaState) -> Bag:
        return state.locations

    def outcome(self, state: AquaticaState, item: int) -> MoveId:
        return MoveId(REVEAL_LOCATION + self.slot * LOCATIONS + item)

    def play(self, state: AquaticaState, seat: Seat, move: MoveId) -> None:
        slot = self.slot
        location = move - REVEAL_LOCATION - slot * LOCATIONS
        state.locations = state.locations.without(location)
        state.slots[UPPER + slot] = location
        events.location_revealed(state, slot, location)
        if state.locations.size == 0:
            state.trigger_end(BY_LOCATIONS)  # AQU-162
        elif slot + 1 < LOWER:
            state.agenda.append(RevealLocation(slot + 1))


def push_ichthyander(state: AquaticaState, seat: Seat) -> None:
    """Solo: one more Ichthyander manta, if there is one (AQU-156, AQU-160)."""
    if state.ruleset.solo and state.ichthyanders != (1 << TRACKS) - 1:
        state.agenda.append(PlaceIchthyander(seat))


class PlaceIchthyander(SeatDecision[AquaticaState]):
    """D24: on which track does the next Ichthyander manta go? (AQU-156 to AQU-158)"""

    NAME: ClassVar[str] = "place_ichthyander"

    def legal(self, state: AquaticaState, seat: Seat) -> list[MoveId]:
        moves: list[MoveId] = []
        for track in range(TRACKS):
            if not state.ichthyanders >> track & 1:
                moves.append(MoveId(PLACE_ICHTHYANDER + state.goals[track]))
        if state.ruleset.claims_first:
            add_claims(state, seat, moves)
        return moves

    def play(self, state: AquaticaState, seat: Seat, move: MoveId) -> None:
        if move < PLACE_ICHTHYANDER:
            state.agenda.append(self)
            claim(state, seat, move)
            return
        goal = move - PLACE_ICHTHYANDER
        track = state.goals.index(goal)
        state.occupy(track, ICHTHYANDER)
        state.ichthyanders |= 1 << track
        events.ichthyander_placed(state, goal)
        if state.ichthyanders == (1 << TRACKS) - 1:
            state.trigger_end(BY_ICHTHYANDERS)  # AQU-176

    def why_not(self, state: AquaticaState, seat: Seat, move: MoveId) -> Reason:
        if PLACE_ICHTHYANDER <= move < REPLAY:
            goal = move - PLACE_ICHTHYANDER
            if goal not in state.goals:
                return Reason("aquatica-goal-not-here", {"goal": GOAL_IDS[goal]})
            return Reason("aquatica-ichthyander-there", {"goal": GOAL_IDS[goal]})
        if state.ruleset.claims_first and CLAIM <= move < END_TURN:
            goal, manta = divmod(move - CLAIM, TRAINED)
            return claim_obstacle(state, seat, goal, manta)
        return Reason("aquatica-ichthyander-first")
