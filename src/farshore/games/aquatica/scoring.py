"""Points, places and tie-breaks (AQU-167 to AQU-180). Works on any position: "if it ended now"."""

from __future__ import annotations

from typing import Final

from farshore.core.result import Results, rank
from farshore.core.types import Seat, seats
from farshore.games.aquatica.components import MANTAS, TRACK_SPACES, TRACKS, TRAINED
from farshore.games.aquatica.events import TRIGGER_IDS
from farshore.games.aquatica.moves import KING_IDS
from farshore.games.aquatica.state import (
    EMPTY_SPACE,
    ICHTHYANDER,
    NO_KING,
    SHOAL_BITS,
    SHOAL_MASK,
    AquaticaState,
)

ROUND_LIMIT: Final = "round_limit"


def goal_points(state: AquaticaState, seat: Seat) -> int:
    """AQU-168"""
    points = 0
    for track in range(TRACKS):
        for space in range(TRACK_SPACES):
            who = state.spaces[track * TRACK_SPACES + space]
            if who not in (EMPTY_SPACE, ICHTHYANDER) and who // TRAINED == seat:
                points += state.ruleset.edition.board.track_points[space]
    return points


def reserve(state: AquaticaState, seat: Seat) -> int:
    """AQU-172: mantas in the reserve, trained and wild, ready and tired."""
    number = 0
    for manta in range(MANTAS):
        at = manta * SHOAL_BITS
        number += (state.ready[seat] >> at & SHOAL_MASK) + (state.tired[seat] >> at & SHOAL_MASK)
    return number


def score(state: AquaticaState, seat: Seat) -> int:
    """AQU-167 to AQU-170: hand, goals, score pile, and nothing else."""
    return state.hand_sizes[seat] + goal_points(state, seat) + state.scored_points[seat]


def scores(state: AquaticaState) -> list[int]:
    """Points by seat if the game ended now."""
    return [score(state, Seat(seat)) for seat in range(state.players)]


def results(state: AquaticaState) -> Results:
    """AQU-171 to AQU-175"""
    everybody = seats(state.players)
    totals = scores(state)
    reserves = [reserve(state, seat) for seat in everybody]
    with_kings = NO_KING not in state.kings
    places, decided_by = rank(
        [
            ("score", totals),
            ("reserve", reserves),
            ("king", [-king for king in state.kings])  # AQU-173
            if with_kings
            else ("turn_order", [turn_order(state, seat) for seat in everybody]),  # AQU-174
        ]
    )
    parts = {
        "hand": state.hand_sizes[:],
        "goals": [goal_points(state, seat) for seat in everybody],
        "locations": state.scored_points[:],
    }
    kings = [None if king == NO_KING else KING_IDS[king] for king in state.kings]
    detail: dict[str, object] = {
        "parts": [
            {
                **{name: points[seat] for name, points in parts.items()},
                "reserve": reserves[seat],
                "king": kings[seat],
            }
            for seat in everybody
        ],
        "ranking": sorted(everybody, key=places.__getitem__),
        "turns": state.turns,
        "rounds": rounds(state),
    }
    if state.ruleset.solo:
        detail["rating"] = rating(state, totals[0])
    return Results(totals, places, end_reason(state), parts, decided_by, detail)


def turn_order(state: AquaticaState, seat: Seat) -> int:
    """AQU-175: counted from the first player of the game."""
    return (seat - state.first_player) % state.players


def rounds(state: AquaticaState) -> int:
    """Rounds begun."""
    return (state.turns + state.players - 1) // state.players


def rating(state: AquaticaState, total: int) -> str:
    """AQU-179"""
    reached = state.ruleset.edition.solo.tiers[0].id
    for tier in state.ruleset.edition.solo.tiers:
        if total >= tier.low:
            reached = tier.id
    return reached


def end_reason(state: AquaticaState) -> str:
    """Why the game ended (13.6): the first trigger, or the round limit if it came first.

    While the game goes on, the trigger if there has been one.
    """
    return ROUND_LIMIT if state.stopped else TRIGGER_IDS[state.trigger]
