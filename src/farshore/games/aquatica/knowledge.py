"""What a seat can know of the king draft, and positions it cannot tell from the real one.

Everything else in Aquatica is open, and no deck has an order (AQU-049). While kings are drafted a
seat knows the kings that were in the offer when it held it, and the one it took (AQU-035). Who
took which of the others, and what had been taken before, it cannot know.
"""

from __future__ import annotations

from random import Random

from farshore.core.chance import below
from farshore.core.state import SPECTATOR
from farshore.core.types import Seat
from farshore.games.aquatica.components import KINGS
from farshore.games.aquatica.state import NO_KING, AquaticaState


def draft_order(state: AquaticaState) -> list[int]:
    """Counter-clockwise from the last player in turn order to the first (AQU-032 to AQU-034)."""
    return [(state.first_player - 1 - step) % state.players for step in range(state.players)]


def chosen_number(state: AquaticaState) -> int:
    """How many seats have chosen a king."""
    return sum(1 for king in state.kings if king != NO_KING)


def has_held(state: AquaticaState, viewer: Seat) -> bool:
    """Whether the offer is with the viewer or has been there; in solo nothing is hidden."""
    if state.ruleset.solo:
        return True
    if viewer == SPECTATOR:
        return False
    return draft_order(state).index(viewer) <= chosen_number(state)


def seen_offer(state: AquaticaState, viewer: Seat) -> int:
    """Bit mask of the kings in the offer when the viewer held it; 0 if it never did."""
    if not has_held(state, viewer):
        return 0
    seen = state.offer
    order = draft_order(state)
    first = 0 if state.ruleset.solo else order.index(viewer)
    for seat in order[first:]:
        if state.kings[seat] != NO_KING:
            seen |= 1 << state.kings[seat]
    return seen


def sample(state: AquaticaState, viewer: Seat, rng: Random) -> AquaticaState:
    """A position with the hidden kings dealt anew; `viewer` is a seat or SPECTATOR."""
    assert viewer == SPECTATOR or 0 <= viewer < state.players
    other = state.clone()
    if not state.drafting or state.ruleset.solo:
        return other
    held = has_held(state, viewer)
    seen = seen_offer(state, viewer)
    own = state.kings[viewer] if held else NO_KING
    inside = shuffled([king for king in range(KINGS) if seen >> king & 1 and king != own], rng)
    outside = shuffled([king for king in range(KINGS) if not seen >> king & 1], rng)
    passed = False  # whether the offer has come to the viewer
    for seat in draft_order(state):
        if seat == viewer:
            passed = True
        elif state.kings[seat] != NO_KING:
            other.kings[seat] = inside.pop() if passed else outside.pop()
    other.offer = 0
    left = inside if held else outside[: state.offer.bit_count()]
    for king in left:
        other.offer |= 1 << king
    return other


def shuffled(kings: list[int], rng: Random) -> list[int]:
    """The same kings in random order."""
    left = kings[:]
    order: list[int] = []
    while left:
        order.append(left.pop(below(rng, len(left))))
    return order
