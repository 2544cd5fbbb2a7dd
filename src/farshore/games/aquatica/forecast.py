"""What everybody can work out from the table: what the played card still does, what is being paid,
what conquests cost now, and how near everybody is to the goals. All of it is public (AQU-049).
"""

from __future__ import annotations

from typing import TypedDict

from farshore.core.types import Seat, seats
from farshore.games.aquatica.acquiring import Pay
from farshore.games.aquatica.claiming import ClaimWindow
from farshore.games.aquatica.components import (
    DO_CONQUER,
    DO_IDS,
    DO_RECRUIT,
    RECRUITED_FROM,
    SLOTS,
    TRACKS,
)
from farshore.games.aquatica.conditions import available, goal_count, goal_met, in_pool, price
from farshore.games.aquatica.effects import BetweenEffects, Resolve
from farshore.games.aquatica.moves import CHARACTER_SLOTS, LOCATION_SLOTS
from farshore.games.aquatica.scoring import goal_points
from farshore.games.aquatica.state import NO_CARD, NO_GOAL, AquaticaState

OVER = "over"
NOW = "now"
TO_COME = "to_come"


class ChainView(TypedDict):
    """One effect of the card in play."""

    effect: dict[str, object]
    """As it stands in the edition's data."""
    when: str
    """`over`, `now` or `to_come`."""


class PaymentView(TypedDict):
    """A recruit, purchase or conquest that is being paid."""

    do: str
    slot: str
    price: int
    drawn: int
    """What the sources drawn for it total."""
    found: int
    """How much of the pool can pay for it."""


class PendingView(TypedDict):
    chain: list[ChainView]
    """The effects of the card in play in their order; after a choice, of the option chosen."""
    payment: PaymentView | None


class ProgressView(TypedDict):
    """How near a seat is to a goal."""

    found: int
    needed: int
    met: bool


class PartsView(TypedDict):
    """Where the points of each seat come from if the game ended now."""

    hand: list[int]
    goals: list[int]
    locations: list[int]


def pending_part(state: AquaticaState) -> PendingView:
    return {"chain": chain_part(state), "payment": payment_part(state)}


def chain_part(state: AquaticaState) -> list[ChainView]:
    """AQU-052: what is over of the card's list, what is being done, and what is still to come."""
    agenda = state.agenda
    for place in range(len(agenda)):
        item = agenda[place]
        if isinstance(item, BetweenEffects):
            return chain_of([effect.source for effect in item.effects], item.at, item.at)
        if isinstance(item, Resolve):
            above = place + 1 < len(agenda) and not isinstance(agenda[-1], ClaimWindow)
            now = item.at - 1 if above else item.at
            return chain_of([effect.source for effect in item.effects], now, item.at - 1)
    return []


def chain_of(effects: list[object], first: int, last: int) -> list[ChainView]:
    """Effects before `first` are over, those after `last` to come."""
    chain: list[ChainView] = []
    for at, effect in enumerate(effects):
        assert isinstance(effect, dict)
        when = OVER if at < first else NOW if at <= last else TO_COME
        chain.append({"effect": effect, "when": when})
    return chain


def payment_part(state: AquaticaState) -> PaymentView | None:
    top = state.agenda[-1] if state.agenda else None
    if not isinstance(top, Pay):
        return None
    slots = CHARACTER_SLOTS if top.verb == DO_RECRUIT else LOCATION_SLOTS
    return {
        "do": DO_IDS[top.verb - DO_CONQUER],
        "slot": slots[top.slot],
        "price": price(state, top.verb, top.slot),
        "drawn": top.drawn,
        "found": available(state, top.verb, top.slot, in_pool(state)),
    }


def conquest_prices(state: AquaticaState) -> dict[str, int]:
    """What a conquest of each displayed location costs (AQU-097, AQU-098)."""
    return {
        LOCATION_SLOTS[slot]: price(state, DO_CONQUER, slot)
        for slot in range(SLOTS)
        if state.slots[slot] != NO_CARD
    }


def progress_part(state: AquaticaState) -> list[list[ProgressView]]:
    """By track and seat."""
    return [
        [progress(state, seat, state.goals[track]) for seat in seats(state.players)]
        for track in range(TRACKS)
        if state.goals[track] != NO_GOAL
    ]


def progress(state: AquaticaState, seat: Seat, goal: int) -> ProgressView:
    asked = state.ruleset.edition.goals[goal]
    return {
        "found": goal_count(state, seat, asked),
        "needed": 1 if asked.condition == RECRUITED_FROM else asked.number,
        "met": goal_met(state, seat, asked),
    }


def parts_part(state: AquaticaState) -> PartsView:
    """AQU-167 to AQU-169"""
    return {
        "hand": state.hand_sizes[:],
        "goals": [goal_points(state, seat) for seat in seats(state.players)],
        "locations": state.scored_points[:],
    }
