"""Antarctica in numbers: what a seat knows, as learners see it."""

from __future__ import annotations

from typing import Final

from farshore.core.features import (
    SEATS,
    FeatureNames,
    Features,
    Row,
    RowCache,
    steps_from,
)
from farshore.core.game import Setup
from farshore.core.result import ones
from farshore.core.state import Decision, State
from farshore.core.types import Seat
from farshore.games.antarctica.components import (
    AREAS,
    BUILDINGS,
    DECKS,
    KINDS,
    PLACES,
    SHIPYARD_CARDS,
    TRACKS,
)
from farshore.games.antarctica.decisions import FIRST_CARD, MoveShip, TurnMenu
from farshore.games.antarctica.effects import (
    AcceptNewShip,
    ChooseTrack,
    DraftCard,
    PickShipyardCard,
    Relocate,
    RelocateTo,
    ResearchThree,
)
from farshore.games.antarctica.knowledge import packet, sees_packet, sees_stack
from farshore.games.antarctica.moves import (
    AREA_IDS,
    BUILDING_IDS,
    CARD_IDS,
    DECK_IDS,
    DECK_SIZES,
    SHIPYARD_KINDS,
    TRACK_IDS,
)
from farshore.games.antarctica.scoring import scores, starred_cards
from farshore.games.antarctica.setup import PlaceExtraCube, PlaceStartShip
from farshore.games.antarctica.state import NO_CARD, AntarcticaState, Ruleset

DECISIONS: Final[list[type[Decision[AntarcticaState]]]] = [
    PlaceStartShip,
    PlaceExtraCube,
    MoveShip,
    TurnMenu,
    ChooseTrack,
    Relocate,
    RelocateTo,
    DraftCard,
    ResearchThree,
    AcceptNewShip,
    PickShipyardCard,
]
"""The decisions with a feature of their own. `offer_second_turn` has none: it is what is asked when
none of these is, so that networks trained before it existed still fit."""
_DECISION_AT: Final[dict[type, int]] = {kind: at for at, kind in enumerate(DECISIONS)}
ENDS: Final = ["last_scientist", "stacks_empty", "no_ships", "stalled"]
MOST_POINTS: Final = 100
MOST_CARDS: Final = 12
"""Points and building cards that few games exceed. Features are divided by them, not cut off."""
SCIENTISTS: Final = 10
RESEARCH_POINTS: Final = 3
PLACE_NAMES: Final = [str(place + 1) for place in range(PLACES)]


class AntarcticaFeatures(Features):
    """The board area by area, the tracks, the stacks, the seats, and where the turn stands."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(_names(setup))
        self.players: Final = setup.players

    def fill(self, state: State, seat: Seat, row: Row) -> None:
        assert isinstance(state, AntarcticaState)
        for area in range(AREAS):
            row.bits(state.buildings[area], BUILDINGS)
            self.add_ships(row, state, seat, area)
        add_access(row, state, seat)
        add_stacks(row, state)
        points = scores(state)
        for step in range(self.players):
            other = (seat + step) % self.players
            add_seat(row, state, Seat(other), points[other])
        self.add_turn(row, state, seat)

    def cache(self) -> RowCache:
        from farshore.games.antarctica.row_cache import AntarcticaRowCache  # it needs this module

        return AntarcticaRowCache(self)

    def add_ships(self, row: Row, state: AntarcticaState, seat: Seat, area: int) -> None:
        """The ships and Icebreakers at an area."""
        players = self.players
        if state.ships_at[area] == 0:
            row.zeros(PLACES * players)
        else:
            for berth in range(area * PLACES, (area + 1) * PLACES):
                row.one_of(steps_from(seat, state.berths[berth], players), players)
        row.seats(state.icebreakers[area], seat, players)

    def add_turn(self, row: Row, state: AntarcticaState, seat: Seat) -> None:
        """The stop and the turn, and what the observer holds or looks through."""
        players = self.players
        row.seats(state.carded, seat, players)
        row.one_of(steps_from(seat, state.start_seat, players), players)
        add_hand(row, state, seat)
        row.one_of(state.sun, AREAS)
        row.one_of(state.target, AREAS)
        row.one_of(state.active_place, PLACES)
        row.one_of(state.second_place, PLACES)
        row.flag(state.second_turn)
        row.flag(state.main_used)
        row.flag(state.gave_back)
        row.flag(state.progress)
        row.bits(state.ending, len(ENDS))
        decision = -1
        actor = -1
        points = 0
        origin = -1
        if state.agenda:
            top = state.agenda[-1]
            decision = _DECISION_AT.get(type(top), -1)
            actor = state.actor()
            if isinstance(top, ChooseTrack):
                points = top.points
            elif isinstance(top, RelocateTo):
                origin = top.area
        row.one_of(decision, len(DECISIONS))
        row.one_of(steps_from(seat, actor, self.players), self.players)
        row.one_of(origin, AREAS)
        row.count(points)
        row.count(state.idle_turns)


def add_access(row: Row, state: AntarcticaState, seat: Seat) -> None:
    row.bits(state.access(seat), BUILDINGS)


def add_seat(row: Row, state: AntarcticaState, seat: Seat, points: int) -> None:
    """What everybody sees of a seat."""
    row.part(state.scientists, seat * AREAS, AREAS)
    row.part(state.cubes, seat * TRACKS, TRACKS)
    row.count(points)
    row.count(state.supply[seat])
    row.count(state.reserve[seat])
    row.count(state.unused_ships[seat])
    row.count(state.unused_cubes[seat])
    row.count(state.returned_ships[seat])
    row.count(state.returned_cubes[seat])
    row.count(ones(state.cards_taken[seat]))
    row.count(starred_cards(state, seat))
    row.count(state.basic_card[seat])
    row.count(state.know_how[seat])
    row.count(cards_held(state, seat))
    row.count(ships_built(state, seat))


def ships_built(state: AntarcticaState, seat: Seat) -> int:
    """Ships under construction."""
    ships = 0
    for owner in state.construction:
        if owner == seat:
            ships += 1
    return ships


def cards_held(state: AntarcticaState, seat: Seat) -> int:
    """Shipyard cards, of whatever kind."""
    cards = 0
    for at in range(seat * KINDS, (seat + 1) * KINDS):
        cards += state.hands[at]
    return cards


def add_stacks(row: Row, state: AntarcticaState) -> None:
    """The visible cards, and what may still come: all cards but those seen before."""
    for deck in range(DECKS):
        top = state.tops[deck]
        row.one_of(-1 if top == NO_CARD else top - FIRST_CARD[deck], DECK_SIZES[deck])
        row.counts(state.decks[deck].counts)
        row.count(state.decks[deck].size)
    row.count(state.shipyard.size)
    row.count(state.know_how_stack)


def add_hand(row: Row, state: AntarcticaState, seat: Seat) -> None:
    """The observer's own shipyard cards, and what it looks through just now."""
    row.part(state.hands, seat * KINDS, KINDS)
    if sees_stack(state, seat):
        row.counts(state.shipyard.counts)
    else:
        row.zeros(KINDS)
    if sees_packet(state, seat):
        row.counts(packet(state).counts)
    else:
        row.zeros(KINDS)


def _names(setup: Setup) -> FeatureNames:
    ruleset = Ruleset(setup)
    pieces = ruleset.pieces
    seats = SEATS[: setup.players]
    names = FeatureNames()
    for area in AREA_IDS:
        names.section()
        names.bits(f"{area}: building", BUILDING_IDS)
        names.section()
        for place in PLACE_NAMES:
            names.bits(f"{area}: place {place} ship of", seats)
        names.bits(f"{area}: icebreaker of", seats)
    names.section()
    names.bits("you have access to", BUILDING_IDS)
    names.section()
    for deck, name in enumerate(DECK_IDS):
        cards = CARD_IDS[FIRST_CARD[deck] : FIRST_CARD[deck] + DECK_SIZES[deck]]
        names.bits(f"{name} stack: visible", cards)
        names.counts(f"{name} stack: may come", cards, 1)
        names.count(f"{name} stack: cards below", DECK_SIZES[deck])
    names.count("shipyard stack: cards", SHIPYARD_CARDS)
    names.count("know-how stack: cards", setup.players)
    for seat in seats:
        names.section()
        names.counts(f"{seat}: scientists at", AREA_IDS, SCIENTISTS)
        for track, name in zip(ruleset.tracks, TRACK_IDS, strict=True):
            names.count(f"{seat}: space on {name}", track.length)
        names.count(f"{seat}: points if it ended now", MOST_POINTS)
        names.count(f"{seat}: supply", pieces.supply + pieces.reserve)
        names.count(f"{seat}: reserve", pieces.reserve)
        names.count(f"{seat}: unused ships", pieces.ships_unused)
        names.count(f"{seat}: unused cubes", pieces.cubes)
        names.count(f"{seat}: returned ships", pieces.ships_board + pieces.ships_unused)
        names.count(f"{seat}: returned cubes", pieces.cubes)
        names.count(f"{seat}: building cards", MOST_CARDS)
        names.count(f"{seat}: building cards with a star", MOST_CARDS)
        names.count(f"{seat}: basic resource card", 1)
        names.count(f"{seat}: know-how cards", setup.players)
        names.count(f"{seat}: shipyard cards", SHIPYARD_CARDS)
        names.count(f"{seat}: ships under construction", PLACES)
    names.section()
    names.bits("card played at this stop by", seats)
    names.bits("start player is", seats)
    names.counts("your shipyard cards:", SHIPYARD_KINDS, SHIPYARD_CARDS)
    names.counts("shipyard stack before you:", SHIPYARD_KINDS, SHIPYARD_CARDS)
    names.counts("packet before you:", SHIPYARD_KINDS, setup.players)
    names.bits("sun at", AREA_IDS)
    names.bits("target", AREA_IDS)
    names.bits("active ship at place", PLACE_NAMES)
    names.bits("second ship at place", PLACE_NAMES)
    names.flag("turn of the second ship")
    names.flag("main action used")
    names.flag("piece given back")
    names.flag("progress in this turn")
    names.bits("the game ends:", ENDS)
    names.bits("decision", [kind.NAME for kind in DECISIONS])
    names.bits("to decide:", seats)
    names.bits("ship to relocate from", AREA_IDS)
    names.count("research points to use", RESEARCH_POINTS)
    names.count("turns without progress", ruleset.stall_turns)
    return names
