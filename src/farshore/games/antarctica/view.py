"""The position as a seat or a spectator sees it (ANT-025, ANT-I22).

`view` names everything that is public, `own_part` what only the viewer may see. Both are built key
by key and not by removing things from the whole position, so nothing hidden slips through. The
types name every key.
"""

from __future__ import annotations

from typing import Final, NotRequired, TypedDict, cast

from farshore.core import view as common
from farshore.core.fixed_part import PartCache
from farshore.core.types import Seat, seats
from farshore.core.view import DecisionPart, SetupPart, decision_part, named, setup_part
from farshore.games.antarctica.components import AREAS, KINDS, PLACES, TRACKS
from farshore.games.antarctica.effects import (
    ChooseTrack,
    RelocateTo,
    ResearchThree,
)
from farshore.games.antarctica.forecast import (
    AreaForecast,
    BuildProspect,
    Forecast,
    NextShip,
    Prospect,
    TrackForecast,
    forecast,
    next_ship,
)
from farshore.games.antarctica.knowledge import packet, sees_packet, sees_stack
from farshore.games.antarctica.moves import (
    AREA_IDS,
    BUILDING_IDS,
    CARD_IDS,
    DECK_IDS,
    TRACK_IDS,
    counted,
)
from farshore.games.antarctica.scoring import end_reason
from farshore.games.antarctica.state import NO_CARD, NOBODY, NOWHERE, AntarcticaState

__all__ = ["AreaForecast", "BuildProspect", "Prospect", "TrackForecast", "view"]
"""With the parts of a view that are typed elsewhere."""


AREA_PARTS: Final = PartCache()
"""A move changes one or two areas."""
HANDS: Final = PartCache()


class AreaView(TypedDict):
    open: bool
    ships: list[int | None]
    """The owner of the ship at each place, nearest the sun first."""
    buildings: list[str]
    scientists: list[int]
    icebreakers: list[int]
    """The seats with an Icebreaker here."""


class TrackView(TypedDict):
    open: bool
    cubes: list[int]
    """The space of each seat's cube; 0 for none."""


class StackView(TypedDict):
    top: str | None
    below: int


class SeatView(TypedDict):
    supply: int
    reserve: int
    unused_ships: int
    unused_cubes: int
    returned_ships: int
    returned_cubes: int
    cards: list[str]
    basic_card: bool
    know_how: int
    shipyard_cards: int


class StopView(TypedDict):
    """Where the sun stop and the turn stand."""

    second_turn: bool
    active_place: int | None
    second_place: int | None
    target: str | None
    main_used: bool
    gave_back: bool
    card_played: list[int]
    under_construction: list[int]
    new_places: list[int]
    """The places of the sun area with ships that were built in this turn and joined at once."""
    progress: bool
    idle_turns: int


class ShipView(TypedDict):
    area: str
    place: int


class PendingView(TypedDict, total=False):
    """What is known of the decision that is waited for, beside its name."""

    points: int
    """How many research points are spent."""
    barred_tracks: list[str]
    """Chosen by others before (ANT-143)."""
    ship: ShipView
    """The ship that is being relocated."""


class OpenPart(SetupPart):
    """Everything that all players see on the table."""

    start_seat: int
    sun: str
    areas: dict[str, AreaView]
    tracks: dict[str, TrackView]
    stacks: dict[str, StackView]
    shipyard_left: int
    know_how_left: int
    seats: list[SeatView]
    stop: StopView
    end: str


class OwnPart(common.OwnPart):
    """What only the viewer sees."""

    hand: dict[str, int]
    next_ship: NextShip | None
    shipyard_stack: NotRequired[dict[str, int]]
    packet: NotRequired[dict[str, int]]


class View(OpenPart, DecisionPart):
    """What everybody sees: a spectator's view."""

    pending: PendingView
    forecast: Forecast


class OwnView(View):
    """What a seat sees."""

    you: OwnPart


def view(state: AntarcticaState) -> View:
    """What everybody may know now."""
    outlook = forecast(state)
    return {
        **open_part(state),
        # ANT-051: no points before the end
        **decision_part(state, totals(outlook["points"], state.players)),
        "pending": pending_part(state),
        "forecast": outlook,
    }


def own_part(state: AntarcticaState, viewer: Seat) -> OwnPart:
    """What only `viewer` may know."""
    own: OwnPart = {
        "seat": viewer,
        "hand": hand_part(state, viewer),
        "next_ship": next_ship(state, viewer),
    }
    if sees_stack(state, viewer):
        own["shipyard_stack"] = counted(state.shipyard.counts)  # ANT-090
    if sees_packet(state, viewer):
        own["packet"] = counted(packet(state).counts)  # ANT-141
    return own


def hand_part(state: AntarcticaState, viewer: Seat) -> dict[str, int]:
    hand = state.hands[viewer * KINDS : (viewer + 1) * KINDS]
    numbers = (*hand,)
    found = HANDS.get(numbers)
    return HANDS.keep(numbers, {**counted(hand)}) if found is None else found


def totals(parts: dict[str, list[int]], players: int) -> list[int]:
    """Points by seat from all sources together."""
    points = [0] * players
    for part in parts.values():
        for seat in range(players):
            points[seat] += part[seat]
    return points


def open_part(state: AntarcticaState) -> OpenPart:
    return {
        **setup_part(state.setup),
        "start_seat": state.start_seat,
        "sun": AREA_IDS[state.sun],
        "areas": {AREA_IDS[area]: area_part(state, area) for area in range(AREAS)},
        "tracks": {TRACK_IDS[track]: track_part(state, track) for track in range(TRACKS)},
        "stacks": {deck: stack_part(state, number) for number, deck in enumerate(DECK_IDS)},
        "shipyard_left": state.shipyard.size,
        "know_how_left": state.know_how_stack,
        "seats": [seat_part(state, seat) for seat in seats(state.players)],
        "stop": stop_part(state),
        "end": end_reason(state.ending),
    }


def area_part(state: AntarcticaState, area: int) -> AreaView:
    open_ = 1 if area in state.ruleset.open_areas else 0
    buildings, icebreakers = state.buildings[area], state.icebreakers[area]
    berths = state.berths[area * PLACES : (area + 1) * PLACES]
    scientists = [state.scientists[seat * AREAS + area] for seat in range(state.players)]
    numbers = (open_, buildings, icebreakers, *berths, *scientists)
    found = AREA_PARTS.get(numbers)
    if found is None:
        part: AreaView = {
            "open": open_ == 1,
            "ships": [None if seat == NOBODY else seat for seat in berths],
            "buildings": named(buildings, BUILDING_IDS),
            "scientists": scientists,
            "icebreakers": [seat for seat in seats(state.players) if icebreakers >> seat & 1],
        }
        found = AREA_PARTS.keep(numbers, {**part})
    return cast(AreaView, found)


def track_part(state: AntarcticaState, track: int) -> TrackView:
    return {
        "open": track in state.ruleset.open_tracks,
        "cubes": [state.cubes[seat * TRACKS + track] for seat in seats(state.players)],
    }


def stack_part(state: AntarcticaState, deck: int) -> StackView:
    top = state.tops[deck]
    return {
        "top": None if top == NO_CARD else CARD_IDS[top],
        "below": state.decks[deck].size,
    }


def seat_part(state: AntarcticaState, seat: Seat) -> SeatView:
    return {
        "supply": state.supply[seat],
        "reserve": state.reserve[seat],
        "unused_ships": state.unused_ships[seat],
        "unused_cubes": state.unused_cubes[seat],
        "returned_ships": state.returned_ships[seat],
        "returned_cubes": state.returned_cubes[seat],
        "cards": named(state.cards_taken[seat], CARD_IDS),
        "basic_card": state.basic_card[seat] == 1,
        "know_how": state.know_how[seat],
        "shipyard_cards": sum(state.hands[seat * KINDS : (seat + 1) * KINDS]),
    }


def stop_part(state: AntarcticaState) -> StopView:
    return {
        "second_turn": state.second_turn,
        "active_place": None if state.active_place == NOWHERE else state.active_place + 1,
        "second_place": None if state.second_place == NOWHERE else state.second_place + 1,
        "target": None if state.target == NOWHERE else AREA_IDS[state.target],
        "main_used": state.main_used,
        "gave_back": state.gave_back,
        "card_played": [seat for seat in seats(state.players) if state.carded >> seat & 1],
        "under_construction": [*state.construction],
        "new_places": [place + 1 for place in range(PLACES) if state.new_places >> place & 1],
        "progress": state.progress,
        "idle_turns": state.idle_turns,
    }


def pending_part(state: AntarcticaState) -> PendingView:
    top = state.agenda[-1] if state.agenda else None
    if isinstance(top, ChooseTrack):
        return {"points": top.points}
    if isinstance(top, ResearchThree):
        points = state.ruleset.edition.gains.research_three
        return {"points": points, "barred_tracks": named(top.barred, TRACK_IDS)}
    if isinstance(top, RelocateTo):
        return {"ship": {"area": AREA_IDS[top.area], "place": top.place + 1}}
    return {}
