"""The position as a seat or a spectator sees it (AQU-049, AQU-I21).

`view` names everything that is public, `own_part` what only the viewer may see. Both are built key
by key and not by removing things from the whole position, so nothing hidden slips through. The
types name every key.
"""

from __future__ import annotations

from typing import Final, NotRequired, TypedDict

from farshore.core import view as common
from farshore.core.types import Seat, seats
from farshore.core.view import DecisionPart, SetupPart, decision_part, named, setup_part
from farshore.games.aquatica.components import (
    CHARACTERS,
    COINS,
    FIRST_TYPED,
    MANTAS,
    POWER,
    SPACES,
    TRACK_SPACES,
    TRACKS,
    TRAINED,
    UPPER,
)
from farshore.games.aquatica.events import TRIGGER_IDS
from farshore.games.aquatica.forecast import (
    PartsView,
    PendingView,
    ProgressView,
    conquest_prices,
    parts_part,
    pending_part,
    progress_part,
)
from farshore.games.aquatica.knowledge import has_held, seen_offer
from farshore.games.aquatica.moves import (
    CHARACTER_IDS,
    GOAL_IDS,
    KING_IDS,
    LOCATION_IDS,
    MANTA_IDS,
    SPACE_IDS,
    TYPE_IDS,
)
from farshore.games.aquatica.scoring import end_reason, scores
from farshore.games.aquatica.state import (
    EMPTY_SPACE,
    ICHTHYANDER,
    NO_CARD,
    NO_GOAL,
    NO_KING,
    NOBODY,
    NOT_LAST,
    PILE_BITS,
    PILE_MASK,
    SHOAL_BITS,
    SHOAL_MASK,
    AquaticaState,
)

ICHTHYANDERS: Final = "ichthyanders"
"""The owner of the solo opponent's mantas, in documents."""


class PlacedView(TypedDict):
    """The manta on a space of a goal track."""

    owner: int | str
    """A seat, or `ichthyanders`."""
    manta: str | None


class TrackView(TypedDict):
    goal: str | None
    spaces: list[PlacedView | None]


class LocationView(TypedDict):
    location: str
    covered: int


class SeatView(TypedDict):
    hand: list[str]
    discard: list[str]
    board: list[LocationView | None]
    scored: list[str]
    ready: list[str]
    tired: list[str]
    king: str | None


class TurnView(TypedDict):
    """Where the turn and the main action stand."""

    main_used: bool
    in_play: str | None
    replayed: str | None
    """The discarded character that the one in play plays."""
    coins: int
    power: int
    typed_power: dict[str, int]
    gave_resource: list[str]
    """Spaces whose location has given a resource in this main action."""
    carried_out: bool
    recruited_from: list[int]
    """Slot prices."""


class EndView(TypedDict):
    trigger: str
    last_turns: int | None
    reason: str


class OpenPart(SetupPart):
    """Everything that all players see on the table."""

    first_player: int
    active: int | None
    turns: int
    row: list[str | None]
    upper: list[str | None]
    lower: list[str | None]
    characters_left: int
    locations_left: int
    discarded: list[str]
    removed: list[str]
    """Characters that have left the game."""
    supply: list[str]
    tracks: list[TrackView]
    drafting: bool
    kings_left_over: list[str]
    seats: list[SeatView]
    turn: TurnView
    end: EndView


class OwnPart(common.OwnPart):
    """What only the viewer sees."""

    offer: NotRequired[list[str]]
    """The kings in the offer when the viewer held it."""
    king: NotRequired[str | None]


class View(OpenPart, DecisionPart):
    """What everybody sees: a spectator's view."""

    pending: PendingView
    conquest_prices: dict[str, int]
    """What each displayed location takes, by slot."""
    progress: list[list[ProgressView]]
    """By track and seat."""
    parts: PartsView


class OwnView(View):
    """What a seat sees."""

    you: OwnPart


def view(state: AquaticaState) -> View:
    """What everybody may know now."""
    return {
        **open_part(state),
        **decision_part(state, scores(state)),
        "pending": pending_part(state),
        "conquest_prices": conquest_prices(state),
        "progress": progress_part(state),
        "parts": parts_part(state),
    }


def own_part(state: AquaticaState, viewer: Seat) -> OwnPart:
    """What only `viewer` may know."""
    own: OwnPart = {
        "seat": viewer,
    }
    if state.drafting and has_held(state, viewer):
        own["offer"] = named(seen_offer(state, viewer), KING_IDS)  # AQU-035
        own["king"] = one_of(KING_IDS, state.kings[viewer])
    return own


def open_part(state: AquaticaState) -> OpenPart:
    return {
        **setup_part(state.setup),
        "first_player": state.first_player,
        "active": None if state.active == NOBODY else state.active,
        "turns": state.turns,
        "row": [one_of(CHARACTER_IDS, character) for character in state.row],
        "upper": [one_of(LOCATION_IDS, location) for location in state.slots[:UPPER]],
        "lower": [one_of(LOCATION_IDS, location) for location in state.slots[UPPER:]],
        "characters_left": state.characters.size,
        "locations_left": state.locations.size,
        "discarded": named(state.discarded, LOCATION_IDS),
        "removed": pile(state.removed),
        "supply": shoal(state.supply),
        "tracks": [track_part(state, track) for track in range(TRACKS)],
        "drafting": state.drafting,
        "kings_left_over": [] if state.drafting else named(state.offer, KING_IDS),
        "seats": [seat_part(state, seat) for seat in seats(state.players)],
        "turn": turn_part(state),
        "end": {
            "trigger": TRIGGER_IDS[state.trigger],
            "last_turns": None if state.last_turns == NOT_LAST else state.last_turns,
            "reason": end_reason(state),
        },
    }


def track_part(state: AquaticaState, track: int) -> TrackView:
    spaces = state.spaces[track * TRACK_SPACES : (track + 1) * TRACK_SPACES]
    goal = state.goals[track]
    return {
        "goal": None if goal == NO_GOAL else GOAL_IDS[goal],
        "spaces": [space_part(who) for who in spaces],
    }


def space_part(who: int) -> PlacedView | None:
    if who == EMPTY_SPACE:
        return None
    if who == ICHTHYANDER:
        return {"owner": ICHTHYANDERS, "manta": None}
    seat, manta = divmod(who, TRAINED)
    return {"owner": seat, "manta": MANTA_IDS[manta]}


def seat_part(state: AquaticaState, seat: Seat) -> SeatView:
    return {
        "hand": pile(state.hands[seat]),
        "discard": pile(state.discards[seat]),
        "board": [board_part(state, seat, space) for space in range(SPACES)],
        "scored": named(state.scored[seat], LOCATION_IDS),
        "ready": shoal(state.ready[seat]),
        "tired": shoal(state.tired[seat]),
        "king": None if state.drafting else one_of(KING_IDS, state.kings[seat]),
    }


def board_part(state: AquaticaState, seat: Seat, space: int) -> LocationView | None:
    at = seat * SPACES + space
    if state.board[at] == NO_CARD:
        return None
    return {"location": LOCATION_IDS[state.board[at]], "covered": state.covered[at]}


def turn_part(state: AquaticaState) -> TurnView:
    return {
        "main_used": state.main_used,
        "in_play": one_of(CHARACTER_IDS, state.in_play),
        "replayed": one_of(CHARACTER_IDS, state.replayed),
        "coins": state.pool[COINS],
        "power": state.pool[POWER],
        "typed_power": dict(zip(TYPE_IDS, state.pool[FIRST_TYPED:], strict=True)),
        "gave_resource": named(state.given, SPACE_IDS),
        "carried_out": state.carried_out,
        "recruited_from": [
            price for price in range(state.recruited.bit_length()) if state.recruited >> price & 1
        ],
    }


def one_of(ids: list[str], number: int) -> str | None:
    """The id of a number; None for NO_CARD and NO_KING, which are the same number."""
    return None if number in (NO_CARD, NO_KING) else ids[number]


def pile(cards: int) -> list[str]:
    """The characters of a pile, a copy each."""
    found: list[str] = []
    for character in range(CHARACTERS):
        found += [CHARACTER_IDS[character]] * (cards >> character * PILE_BITS & PILE_MASK)
    return found


def shoal(mantas: int) -> list[str]:
    """The mantas of a shoal, a copy each."""
    found: list[str] = []
    for manta in range(MANTAS):
        found += [MANTA_IDS[manta]] * (mantas >> manta * SHOAL_BITS & SHOAL_MASK)
    return found
