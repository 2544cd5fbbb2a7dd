"""What is possible in Antarctica, and why something is not.

Decisions ask the first part when they list the legal moves; the second puts what is missing into
a reason that can be shown in any language.
"""

from __future__ import annotations

from typing import Final

from farshore.core.errors import Param, Reason
from farshore.core.types import MoveId, Seat, seats
from farshore.games.antarctica.components import (
    CAMP,
    FAST_RESEARCH,
    ICEBREAKER,
    KINDS,
    PLACE_SCIENTIST,
    PLACES,
    PLANKTON_FARM,
    SHIPYARD,
    TRACKS,
    TWO_SCIENTISTS,
)
from farshore.games.antarctica.move_numbers import (
    ADVANCE,
    BUILD,
    GIVE_BACK_CUBE,
    GIVE_BACK_SHIP,
    GIVE_BACK_UNUSED_SHIP,
    NEW_SHIP,
    RECRUIT,
    RESEARCH,
)
from farshore.games.antarctica.moves import AREA_IDS, BUILDING_IDS, CARD_IDS, TRACK_IDS
from farshore.games.antarctica.state import NO_CARD, AntarcticaState

NO_RESOURCE: Final = 0
BASIC_RESOURCE: Final = 1
KNOW_HOW: Final = 2
RESOURCE_IDS: Final = ["", "basic_resource", "know_how"]


def can_build(state: AntarcticaState, seat: Seat, deck: int, access: int) -> bool:
    """ANT-073 to ANT-081 for the visible card of a stack."""
    card = state.ruleset.edition.cards[state.tops[deck]]
    if state.buildings[state.target] >> card.builds & 1:
        return False
    missing = card.needs & ~access
    if missing and not replaceable(state, seat, missing):
        return False
    return state.supply[seat] >= scientists_for(state, deck)


def replaceable(state: AntarcticaState, seat: Seat, missing: int) -> bool:
    """ANT-078, ANT-079, ANT-103: a resource card stands for what is missing and may be played."""
    return not state.carded >> seat & 1 and resource_card_for(state, seat, missing) != NO_RESOURCE


def resource_card_for(state: AntarcticaState, seat: Seat, missing: int) -> int:
    """ANT-078, ANT-079: the kind of card that stands for exactly one missing building."""
    if missing & (missing - 1):
        return NO_RESOURCE
    edition = state.ruleset.edition
    if missing & edition.basic_replaces and state.basic_card[seat]:
        return BASIC_RESOURCE
    if missing & edition.know_how_replaces and state.know_how[seat] > 0:
        return KNOW_HOW
    return NO_RESOURCE


def scientists_for(state: AntarcticaState, deck: int) -> int:
    """ANT-080, and the plankton exception ANT-087."""
    card = state.ruleset.edition.cards[state.tops[deck]]
    if card.builds == PLANKTON_FARM and plankton_exception(state):
        return 1
    return card.scientists


def plankton_exception(state: AntarcticaState) -> bool:
    """ANT-087: everybody has one scientist left and only plankton farms are on offer."""
    if not state.ruleset.plankton_exception:
        return False
    for seat in seats(state.players):
        if state.supply[seat] + state.reserve[seat] != 1 and plankton_counts(state, seat):
            return False
    for top in state.tops:
        if top != NO_CARD and state.ruleset.edition.cards[top].builds != PLANKTON_FARM:
            return False
    return True


def plankton_counts(state: AntarcticaState, seat: Seat) -> bool:
    """Whether the scientists of a seat can rule the plankton exception out (R24)."""
    return not state.ruleset.only_sailing_count or state.ships_of(seat) > 0


def can_take_ship(state: AntarcticaState, seat: Seat) -> bool:
    """ANT-088, ANT-147: an unused ship and room in the sun area."""
    return state.unused_ships[seat] > 0 and not state.full(state.sun)


def card_works(state: AntarcticaState, seat: Seat, kind: int) -> bool:
    """ANT-109 to ANT-111: a card without effect cannot be played (R20)."""
    if kind == PLACE_SCIENTIST:
        return state.supply[seat] > 0
    if kind == TWO_SCIENTISTS:
        return state.reserve[seat] > 0
    return has_eligible_track(state, seat, 0)


def icebreaker_fits(state: AntarcticaState, seat: Seat, area: int) -> bool:
    """ANT-112 to ANT-114: an own ship at place 2 there, and no own Icebreaker yet."""
    if state.icebreakers[area] >> seat & 1:
        return False
    if area == state.sun:
        return state.second_owner() == seat  # ANT-113
    return state.berths[area * PLACES + 1] == seat


def has_eligible_track(state: AntarcticaState, seat: Seat, barred: int) -> bool:
    for track in state.ruleset.open_tracks:
        if not barred >> track & 1 and state.eligible(seat, track):
            return True
    return False


def eligible_tracks(state: AntarcticaState, seat: Seat, barred: int) -> list[MoveId]:
    """`advance` moves to the open tracks that are eligible and not barred."""
    moves: list[MoveId] = []
    for track in state.ruleset.open_tracks:
        if not barred >> track & 1 and state.eligible(seat, track):
            moves.append(MoveId(ADVANCE + track))
    return moves


# --- why something is not possible ------------------------------------------------------------


def area_obstacle(state: AntarcticaState, area: int) -> Reason:
    """Why a ship cannot go to this area (ANT-027, ANT-063)."""
    if area not in state.ruleset.open_areas:
        return Reason("antarctica-area-closed", {"area": AREA_IDS[area]})
    return Reason("antarctica-area-full", {"area": AREA_IDS[area]})


def track_obstacle(state: AntarcticaState, seat: Seat, track: int) -> Reason:
    """Why a track is not eligible (ANT-049, ANT-127, ANT-129)."""
    params: dict[str, Param] = {"track": TRACK_IDS[track]}
    if track not in state.ruleset.open_tracks:
        return Reason("antarctica-track-closed", params)
    if state.cubes[seat * TRACKS + track] == 0 and state.unused_cubes[seat] == 0:
        return Reason("antarctica-no-cube", params)
    return Reason("antarctica-track-full", params)


def own_ship_obstacle(state: AntarcticaState, seat: Seat, berth: int) -> Reason:
    """Why a ship on the board cannot be chosen; there is always room to sail to (ANT-066)."""
    area, place = divmod(berth, PLACES)
    params: dict[str, Param] = {"area": AREA_IDS[area], "place": place + 1}
    if state.berths[berth] != seat:
        return Reason("antarctica-not-your-ship", params)
    return Reason("antarctica-active-ship", params)


def relocate_obstacle(state: AntarcticaState, seat: Seat, berth: int) -> Reason:
    """ANT-138"""
    area, place = divmod(berth, PLACES)
    if state.berths[berth] == seat and area == state.sun and state.new_places >> place & 1:
        return Reason("antarctica-new-ship-stays", {"area": AREA_IDS[area], "place": place + 1})
    return own_ship_obstacle(state, seat, berth)


def give_back_obstacle(state: AntarcticaState, seat: Seat, move: MoveId) -> Reason:
    """ANT-116 to ANT-118"""
    if state.gave_back:
        return Reason("antarctica-gave-back")
    if move == GIVE_BACK_CUBE:
        return Reason("antarctica-no-unused-cube")
    if move == GIVE_BACK_UNUSED_SHIP:
        return Reason("antarctica-no-unused-ship")
    return own_ship_obstacle(state, seat, move - GIVE_BACK_SHIP)


def main_action_obstacle(state: AntarcticaState, seat: Seat, move: MoveId) -> Reason:
    """ANT-071 and what each main action needs."""
    if state.main_used:
        return Reason("antarctica-main-used")
    params: dict[str, Param] = {"area": AREA_IDS[state.target]}
    there = state.buildings[state.target]
    if move < NEW_SHIP:
        return build_obstacle(state, seat, move - BUILD)
    if move == NEW_SHIP:
        if not there >> SHIPYARD & 1:
            return Reason("antarctica-no-shipyard", params)
        if state.unused_ships[seat] == 0:
            return Reason("antarctica-no-unused-ship")
        return Reason("antarctica-sun-area-full", {"area": AREA_IDS[state.sun]})
    if move == RECRUIT:
        if not there >> CAMP & 1:
            return Reason("antarctica-no-camp", params)
        if state.reserve[seat] == 0:
            return Reason("antarctica-reserve-empty")
        return Reason("antarctica-nobody-there", params)
    track = move - RESEARCH
    params["track"] = TRACK_IDS[track]
    if track not in state.ruleset.open_tracks:
        return Reason("antarctica-track-closed", params)
    if not state.ruleset.tracks[track].icons & there:
        return Reason("antarctica-no-station", params)
    if state.presence(seat, state.target) == 0:
        return Reason("antarctica-nobody-there", params)
    return track_obstacle(state, seat, track)


def build_obstacle(state: AntarcticaState, seat: Seat, deck: int) -> Reason:
    """What is missing for the visible card of a stack (ANT-073 to ANT-081)."""
    top = state.tops[deck]
    if top == NO_CARD:
        return Reason("antarctica-stack-empty")
    card = state.ruleset.edition.cards[top]
    params: dict[str, Param] = {
        "card": CARD_IDS[top],
        "building": BUILDING_IDS[card.builds],
        "area": AREA_IDS[state.target],
    }
    if state.buildings[state.target] >> card.builds & 1:
        return Reason("antarctica-built-already", params)
    missing = missing_needs(state, seat, deck)
    if missing and not replaceable(state, seat, missing):
        params["missing_building"] = [
            BUILDING_IDS[building]
            for building in range(len(BUILDING_IDS))
            if missing >> building & 1
        ]
        if resource_card_for(state, seat, missing) != NO_RESOURCE:
            return Reason("antarctica-second-card", params)  # ANT-103
        return Reason("antarctica-needs-missing", params)
    params["needed"] = scientists_for(state, deck)
    params["found"] = state.supply[seat]
    return Reason("antarctica-too-few-scientists", params)


def missing_needs(state: AntarcticaState, seat: Seat, deck: int) -> int:
    """Bit mask of the needs of the visible card that the seat has no access to."""
    return state.ruleset.edition.cards[state.tops[deck]].needs & ~state.access(seat)


def card_obstacle(state: AntarcticaState, seat: Seat, kind: int) -> Reason:
    """ANT-103, ANT-109 to ANT-111"""
    if state.carded >> seat & 1:
        return Reason("antarctica-card-played")
    if state.hands[seat * KINDS + kind] == 0:
        return Reason("antarctica-no-such-card")
    if kind == PLACE_SCIENTIST:
        return Reason("antarctica-supply-empty")
    if kind == TWO_SCIENTISTS:
        return Reason("antarctica-reserve-empty")
    assert kind == FAST_RESEARCH
    return Reason("antarctica-no-track-left")


def icebreaker_obstacle(state: AntarcticaState, seat: Seat, area: int) -> Reason:
    """ANT-103, ANT-112 to ANT-114"""
    params: dict[str, Param] = {"area": AREA_IDS[area]}
    if state.carded >> seat & 1:
        return Reason("antarctica-card-played")
    if state.hands[seat * KINDS + ICEBREAKER] == 0:
        return Reason("antarctica-no-such-card")
    if area not in state.ruleset.open_areas:
        return Reason("antarctica-area-closed", params)
    if state.icebreakers[area] >> seat & 1:
        return Reason("antarctica-icebreaker-there", params)
    if area == state.sun:
        return Reason("antarctica-not-second-ship", params)
    return Reason("antarctica-not-at-place-two", params)
