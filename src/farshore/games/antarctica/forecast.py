"""What everybody can work out from the board: scores, when each ship acts, what can be built.

All of it is public. It saves people the counting. Coming stops are counted as if every ship stayed
where it is.
"""

from __future__ import annotations

from typing import Final, TypedDict

from farshore.core.fixed_part import FixedPart, PartCache
from farshore.core.types import Seat
from farshore.core.view import named
from farshore.games.antarctica.components import (
    AREAS,
    BUILDINGS,
    CAMP,
    DECKS,
    LAST_BLUE,
    NO_EFFECT,
    PLACES,
    SHIPYARD,
)
from farshore.games.antarctica.conditions import (
    NO_RESOURCE,
    RESOURCE_IDS,
    resource_card_for,
    scientists_for,
)
from farshore.games.antarctica.decisions import TurnMenu
from farshore.games.antarctica.moves import (
    AREA_IDS,
    BUILDING_IDS,
    DECK_IDS,
    TRACK_IDS,
)
from farshore.games.antarctica.scoring import (
    AREA_POINTS,
    CATEGORIES,
    TRACK_POINTS,
    Tally,
    scientists_in,
    score_area,
    score_returned,
    score_stars,
    score_track,
)
from farshore.games.antarctica.state import NO_CARD, NOBODY, NOWHERE, AntarcticaState


class AreaForecast(TypedDict):
    ranks: list[int]
    """The rank of each seat by scientists; 0 for none (ANT-164, ANT-165)."""
    worth: list[int]
    """What each seat would score here now (ANT-166, ANT-167)."""
    acts: list[int | None]
    """For each place the stops until its ship acts: 0 at this stop, 1 at the next."""


class TrackForecast(TypedDict):
    worth: list[int]
    """What each seat would score here now (ANT-170 to ANT-172)."""
    used: list[int]
    """The spaces whose blue symbol is used up (ANT-135)."""


class Forecast(TypedDict):
    """What everybody could work out from the board."""

    stops: list[str]
    """The areas in the order in which the sun comes to them, after this stop."""
    areas: dict[str, AreaForecast]
    tracks: dict[str, TrackForecast]
    points: dict[str, list[int]]
    """Where the points of each seat would come from if it ended now."""


class BuildProspect(TypedDict):
    possible: bool
    missing: list[str]
    """Needed buildings that the seat would have no access to."""
    card: str
    """The kind of resource card that would stand for the missing building; "" for none."""
    scientists_short: int
    """How many scientists are lacking in the supply."""
    built: bool
    """The area has such a building already."""


class Prospect(TypedDict):
    """What the seat's next ship could do in an area."""

    place: int
    acts: int
    """The stops until it would act again."""
    builds: dict[str, BuildProspect]
    """By building stack."""
    recruit: int
    research: int
    research_tracks: list[str]
    new_ship: bool


class NextShip(TypedDict):
    """The ship that a seat moves now or next, or that it has just moved."""

    area: str
    place: int
    acts: int
    prospects: dict[str, Prospect]
    """By area that it could sail to; once it has sailed, only the area it sailed to."""


def forecast(state: AntarcticaState) -> Forecast:
    stops = coming_stops(state)
    tally = Tally(state.players)
    areas: dict[str, AreaForecast] = {}
    for area in state.ruleset.open_areas:
        areas[AREA_IDS[area]] = area_forecast(state, area, stops, tally)
    tracks: dict[str, TrackForecast] = {}
    for track in state.ruleset.open_tracks:
        tracks[TRACK_IDS[track]] = track_forecast(state, track, tally)
    score_stars(tally, state)
    score_returned(tally, state)
    return {
        "stops": [AREA_IDS[area] for area in stops],
        "areas": areas,
        "tracks": tracks,
        "points": {name: tally.part(category) for category, name in enumerate(CATEGORIES)},
    }


def area_forecast(
    state: AntarcticaState, area: int, stops: list[int], tally: Tally
) -> AreaForecast:
    acts = ships_act(state, area, stops)
    scientists = scientists_in(state, area)
    if sum(scientists) == 0:
        return {"ranks": [0] * state.players, "worth": [0] * state.players, "acts": acts}
    before = tally.part(AREA_POINTS)
    score_area(tally, state, area)
    return {
        "ranks": ranks(scientists),
        "worth": gained(before, tally.part(AREA_POINTS)),
        "acts": acts,
    }


def track_forecast(state: AntarcticaState, track: int, tally: Tally) -> TrackForecast:
    if state.occupied[track] == 0:
        return {"worth": [0] * state.players, "used": []}
    before = tally.part(TRACK_POINTS)
    score_track(tally, state, track)
    board = state.ruleset.tracks[track]
    reached = state.occupied[track].bit_length() - 1
    used: list[int] = []
    for space in range(1, reached + 1):
        effect = board.symbols[space]
        if effect != NO_EFFECT and effect <= LAST_BLUE:
            used.append(space)
    return {"worth": gained(before, tally.part(TRACK_POINTS)), "used": used}


def gained(before: list[int], after: list[int]) -> list[int]:
    return [points - before[seat] for seat, points in enumerate(after)]


def ranks(numbers: list[int]) -> list[int]:
    """Equal numbers share a rank, the next lower one takes the next (ANT-164, ANT-165)."""
    order = sorted({*numbers}, reverse=True)
    return [order.index(own) + 1 if own > 0 else 0 for own in numbers]


# --- the coming stops -------------------------------------------------------------------------


def coming_stops(state: AntarcticaState) -> list[int]:
    """The areas of one round in the order of ANT-053 and ANT-054; the sun's own comes last."""
    stops: list[int] = []
    for step in range(1, AREAS + 1):
        area = (state.sun + step) % AREAS
        ships = state.ships_at[area]
        if area == state.sun:
            ships += len(state.construction) - (1 if state.active_place != NOWHERE else 0)
        if ships > 0:
            stops.append(area)
    return stops


def ships_act(state: AntarcticaState, area: int, stops: list[int]) -> list[int | None]:
    """The stops until the ship at each place acts (ANT-056, ANT-059, ANT-153)."""
    acts: list[int | None] = [None] * PLACES
    queue: list[int] = []
    places: list[int] = []
    for place in range(PLACES):
        owner = state.berths[area * PLACES + place]
        if owner == NOBODY:
            continue
        if acts_now(state, area, place):
            acts[place] = 0
        else:
            queue.append(owner)
            places.append(place)
    if places:
        first = stops.index(area) + 1
        second = queue[1] if len(queue) > 1 else queue[0]
        for ahead, place in enumerate(places):
            acts[place] = first + rounds_to_wait(state, area, ahead, second) * len(stops)
    return acts


def acts_now(state: AntarcticaState, area: int, place: int) -> bool:
    """Whether a ship acts at the present stop: the active one, or the second with an Icebreaker."""
    if area != state.sun:
        return False
    if place == state.second_place:
        return state.icebreakers[area] >> state.second_owner() & 1 == 1
    return place == state.active_place


def rounds_to_wait(state: AntarcticaState, area: int, ahead: int, second: int) -> int:
    """The rounds that a ship waits behind so many others, given the owner of the second ship.

    It is one for each ship ahead. A second ship with an Icebreaker acts together with the first,
    so it waits no round, nor does it make those behind it wait (ANT-153, ANT-156). Icebreakers at
    the sun area are gone before the sun comes back (ANT-155).
    """
    icebreakers = 0 if area == state.sun else state.icebreakers[area]
    together = ahead > 0 and icebreakers >> second & 1 == 1
    return ahead - 1 if together else ahead


class AfterSailing:
    """When a ship of a seat would act in the other areas, once it has left `origin`."""

    def __init__(self, state: AntarcticaState, seat: Seat, origin: int) -> None:
        self.state: Final = state
        self.seat: Final = seat
        self.stops = 0
        """How many areas the sun stops at in a round without this ship."""
        self.before: Final = [0] * AREAS
        """How many of them come before an area."""
        self.ships: Final = state.ships_at[:]
        self.ships[origin] -= 1
        for step in range(1, AREAS + 1):
            area = (state.sun + step) % AREAS
            self.before[area] = self.stops
            if self.ships[area] > 0:
                self.stops += 1

    def acts(self, area: int) -> int:
        """The stops until it acts in an area."""
        state = self.state
        ahead = 0
        second: int = self.seat
        for berth in range(area * PLACES, (area + 1) * PLACES):
            owner = state.berths[berth]
            if owner != NOBODY:
                if ahead == 1:
                    second = owner
                ahead += 1
        stops = self.stops + (1 if self.ships[area] == 0 else 0)
        return self.before[area] + 1 + rounds_to_wait(state, area, ahead, second) * stops


# --- what the next ship could do ----------------------------------------------------------------


def next_ship(state: AntarcticaState, seat: Seat) -> NextShip | None:
    """The seat's active ship, or else the one that acts next; None without ships."""
    if state.target != NOWHERE and active_seat(state) == seat:
        return sailed_ship(state, seat)
    stops = coming_stops(state)
    best = -1
    soonest = 0
    for area in state.ruleset.open_areas:
        if state.fleet[seat * AREAS + area] == 0:
            continue
        for place, acts in enumerate(ships_act(state, area, stops)):
            berth = area * PLACES + place
            if state.berths[berth] != seat or acts is None:
                continue
            if best < 0 or acts < soonest:
                best = berth
                soonest = acts
    if best < 0:
        return None
    origin, place = divmod(best, PLACES)
    carded = soonest == 0 and state.carded >> seat & 1 == 1  # ANT-103: cleared at every stop
    builds = BuildProspects(state, seat, carded)
    sailing = AfterSailing(state, seat, origin)
    access = access_without(state, seat, origin)
    tracks = eligible_tracks(state, seat)
    return {
        "area": AREA_IDS[origin],
        "place": place + 1,
        "acts": soonest,
        "prospects": {
            AREA_IDS[area]: prospect(
                state,
                seat,
                area,
                builds.at(area, access | state.buildings[area]),
                tracks,
                state.presence(seat, area) + 1,
                state.ships_at[area] + 1,
                sailing.acts(area),
            )
            for area in state.ruleset.open_areas
            if area != origin and not state.full(area)
        },
    }


def sailed_ship(state: AntarcticaState, seat: Seat) -> NextShip:
    """In the turn menu: what is possible in the target area now (ANT-065, ANT-071)."""
    target = state.target
    place = 0
    for at in range(PLACES):
        if state.berths[target * PLACES + at] == seat:
            place = at + 1
    acts = ships_act(state, target, coming_stops(state))[place - 1] if place else None
    builds = BuildProspects(state, seat, carded=state.carded >> seat & 1 == 1)
    strength = state.presence(seat, target)
    return {
        "area": AREA_IDS[target],
        "place": place,
        "acts": acts or 0,
        "prospects": {
            AREA_IDS[target]: prospect(
                state,
                seat,
                target,
                builds.at(target, state.access(seat)),
                eligible_tracks(state, seat),
                strength,
                place,
                acts or 0,
            )
        },
    }


def active_seat(state: AntarcticaState) -> int:
    """Whose turn it is, after the move of the ship; others may be asked meanwhile."""
    for item in state.agenda:
        if isinstance(item, TurnMenu):
            return item.seat
    return NOBODY  # pragma: no cover - a ship has a target only while its turn menu is open


def access_without(state: AntarcticaState, seat: Seat, origin: int) -> int:
    """What the other ships of a seat have access to once one has left `origin` (ANT-075)."""
    mask = 0
    for area in state.ruleset.open_areas:
        ships = state.fleet[seat * AREAS + area] - (1 if area == origin else 0)
        if ships > 0:
            mask |= state.buildings[area]
    return mask


def eligible_tracks(state: AntarcticaState, seat: Seat) -> list[int]:
    """The tracks on which a seat could research, wherever it is (ANT-130)."""
    return [track for track in state.ruleset.open_tracks if state.eligible(seat, track)]


def prospect(
    state: AntarcticaState,
    seat: Seat,
    area: int,
    builds: dict[str, BuildProspect],
    eligible: list[int],
    strength: int,
    place: int,
    acts: int,
) -> Prospect:
    """The main actions of ANT-071 in an area, with so many own ships and scientists there."""
    there = state.buildings[area]
    tracks: list[str] = []
    if strength > 0:
        for track in eligible:
            if state.ruleset.tracks[track].icons & there:
                tracks.append(TRACK_IDS[track])
    return {
        "place": place,
        "acts": acts,
        "builds": builds,
        "recruit": min(strength, state.reserve[seat]) if there >> CAMP & 1 else 0,
        "research": strength if tracks else 0,
        "research_tracks": tracks,
        "new_ship": there >> SHIPYARD & 1 == 1 and state.unused_ships[seat] > 0,
    }


BUILD_PROSPECTS: Final = PartCache()
BUILT_BIT: Final = 2
RESOURCE_BIT: Final = 3
MISSING_BIT: Final = 5
SHORT_BIT: Final = MISSING_BIT + BUILDINGS
"""Where a number says what is lacking for a stack (`BuildProspects.lacks`); the stack comes first.
One number is compared and kept more quickly than five."""


class BuildProspects:
    """What a seat would lack for the visible cards. Areas that lack the same share the answer."""

    def __init__(self, state: AntarcticaState, seat: Seat, carded: bool) -> None:
        self.state: Final = state
        self.seat: Final = seat
        self.carded: Final = carded
        self.needs = 0
        """All that the visible cards need."""
        self.builds = 0
        """All that they build."""
        self.decks: Final[list[int]] = []
        """The stacks with a visible card."""
        self.short: Final[list[int]] = []
        """How many scientists are lacking for each of these cards, in any area."""
        self.found: Final[dict[int, FixedPart]] = {}
        for deck in range(DECKS):
            if state.tops[deck] != NO_CARD:
                card = state.ruleset.edition.cards[state.tops[deck]]
                self.needs |= card.needs
                self.builds |= 1 << card.builds
                self.decks.append(deck)
                self.short.append(max(0, scientists_for(state, deck) - state.supply[seat]))

    def at(self, area: int, access: int) -> dict[str, BuildProspect]:
        """By building stack, in an area and with access to these buildings."""
        access &= self.needs
        there = self.state.buildings[area] & self.builds
        case = access << BUILDINGS | there
        known = self.found.get(case)
        if known is None:
            known = self.found[case] = self.lacks(access, there)
        return known

    def lacks(self, access: int, there: int) -> FixedPart:
        """What the visible cards would lack where `there` is built (ANT-075 to ANT-081)."""
        state = self.state
        numbers: list[int] = []
        for at, deck in enumerate(self.decks):
            card = state.ruleset.edition.cards[state.tops[deck]]
            missing = card.needs & ~access
            resource = NO_RESOURCE
            if missing and not self.carded:
                resource = resource_card_for(state, self.seat, missing)
            built = there >> card.builds & 1
            found = deck | built << BUILT_BIT | resource << RESOURCE_BIT | missing << MISSING_BIT
            numbers.append(found | self.short[at] << SHORT_BIT)
        case = (*numbers,)
        known = BUILD_PROSPECTS.get(case)
        return BUILD_PROSPECTS.keep(case, builds_part(numbers)) if known is None else known


def builds_part(numbers: list[int]) -> dict[str, BuildProspect]:
    """What a number for each stack says."""
    part: dict[str, BuildProspect] = {}
    for number in numbers:
        missing = number >> MISSING_BIT & (1 << BUILDINGS) - 1
        resource = number >> RESOURCE_BIT & 3
        short = number >> SHORT_BIT
        built = number >> BUILT_BIT & 1 == 1
        part[DECK_IDS[number & 3]] = {
            "possible": not built and short == 0 and (not missing or resource != NO_RESOURCE),
            "missing": named(missing, BUILDING_IDS),
            "card": RESOURCE_IDS[resource],
            "scientists_short": short,
            "built": built,
        }
    return part
