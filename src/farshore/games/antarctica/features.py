"""Antarctica in numbers: what a seat knows, as learners see it."""

from __future__ import annotations

from typing import Final

from farshore.core.features import SEATS, Features, Names, Row, turned
from farshore.core.game import Setup
from farshore.core.state import State
from farshore.games.antarctica.components import (
    AREAS,
    BUILDINGS,
    CARDS,
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
from farshore.games.antarctica.state import NO_CARD, NOBODY, AntarcticaState, Table

DECISIONS: Final = [
    PlaceStartShip.NAME,
    PlaceExtraCube.NAME,
    MoveShip.NAME,
    TurnMenu.NAME,
    ChooseTrack.NAME,
    Relocate.NAME,
    RelocateTo.NAME,
    DraftCard.NAME,
    ResearchThree.NAME,
    AcceptNewShip.NAME,
    PickShipyardCard.NAME,
]
_DECISION_AT: Final = {name: at for at, name in enumerate(DECISIONS)}
ENDS: Final = ["last_scientist", "stacks_empty", "no_ships", "stalled"]
MOST_POINTS: Final = 100
MOST_CARDS: Final = 12
"""Points and building cards that few games exceed; they scale, they do not cut."""
SCIENTISTS: Final = 10
RESEARCH_POINTS: Final = 3


class AntarcticaFeatures(Features):
    """The board area by area, the tracks, the stacks, the seats, and where the turn stands."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(_names(setup))
        self.players: Final = setup.players

    def row(self, state: State, seat: int) -> bytes:
        assert isinstance(state, AntarcticaState)
        row = Row()
        self._add_areas(row, state, seat)
        self._add_tracks(row, state, seat)
        add_stacks(row, state)
        self._add_seats(row, state, seat)
        add_hand(row, state, seat)
        self._add_turn(row, state, seat)
        return row.done()

    def _add_areas(self, row: Row, state: AntarcticaState, seat: int) -> None:
        players = self.players
        for area in range(AREAS):
            row.bits(state.buildings[area], BUILDINGS)
            for place in range(PLACES):
                owner = state.berths[area * PLACES + place]
                if owner == NOBODY:
                    row.one_of(-1, players)
                else:
                    row.one_of((owner - seat) % players, players)
            for step in range(players):
                row.number(state.scientists[(seat + step) % players * AREAS + area])
            row.bits(turned(state.icebreakers[area], seat, players), players)
        row.bits(state.access(seat), BUILDINGS)

    def _add_tracks(self, row: Row, state: AntarcticaState, seat: int) -> None:
        for track in range(TRACKS):
            for step in range(self.players):
                row.number(state.cubes[(seat + step) % self.players * TRACKS + track])

    def _add_seats(self, row: Row, state: AntarcticaState, seat: int) -> None:
        points = scores(state)
        for step in range(self.players):
            other = (seat + step) % self.players
            row.number(points[other])
            row.number(state.supply[other])
            row.number(state.reserve[other])
            row.number(state.unused_ships[other])
            row.number(state.unused_cubes[other])
            row.number(state.returned_ships[other])
            row.number(state.returned_cubes[other])
            row.number(state.cards_taken[other].bit_count())
            row.number(starred_cards(state, other))
            row.number(state.basic_card[other])
            row.number(state.know_how[other])
            cards = 0
            for kind in range(KINDS):
                cards += state.hands[other * KINDS + kind]
            row.number(cards)
            row.number(state.construction.count(other))
        row.bits(turned(state.carded, seat, self.players), self.players)
        row.one_of((state.start_seat - seat) % self.players, self.players)

    def _add_turn(self, row: Row, state: AntarcticaState, seat: int) -> None:
        row.one_of(state.sun, AREAS)
        row.one_of(state.target, AREAS)
        row.one_of(state.active_place, PLACES)
        row.one_of(state.second_place, PLACES)
        row.flag(state.second_turn)
        row.flag(state.main_used)
        row.flag(state.gave_back)
        row.flag(state.progress)
        row.number(state.idle_turns)
        row.bits(state.ending, len(ENDS))
        decision = -1
        actor = -1
        points = 0
        origin = -1
        if state.agenda:
            top = state.agenda[-1]
            decision = _DECISION_AT.get(top.NAME, -1)
            actor = state.actor()
            if isinstance(top, ChooseTrack):
                points = top.points
            elif isinstance(top, RelocateTo):
                origin = top.area
        row.one_of(decision, len(DECISIONS))
        row.one_of((actor - seat) % self.players if actor >= 0 else -1, self.players)
        row.number(points)
        row.one_of(origin, AREAS)


def add_stacks(row: Row, state: AntarcticaState) -> None:
    """The visible cards, and what may still come: all cards but those seen before."""
    for deck in range(DECKS):
        top = state.tops[deck]
        row.one_of(-1 if top == NO_CARD else top - FIRST_CARD[deck], DECK_SIZES[deck])
        mask = 0
        for at, count in enumerate(state.decks[deck].counts):
            if count:
                mask |= 1 << at
        row.bits(mask, DECK_SIZES[deck])
        row.number(state.decks[deck].size)
    row.number(state.shipyard.size)
    row.number(state.know_how_stack)


def add_hand(row: Row, state: AntarcticaState, seat: int) -> None:
    """The observer's own shipyard cards, and what it looks through just now."""
    for kind in range(KINDS):
        row.number(state.hands[seat * KINDS + kind])
    if sees_stack(state, seat):
        for count in state.shipyard.counts:
            row.number(count)
    else:
        row.nothing(KINDS)
    if sees_packet(state, seat):
        for count in packet(state).counts:
            row.number(count)
    else:
        row.nothing(KINDS)


def _names(setup: Setup) -> Names:
    table = Table(setup)
    edition = table.edition
    pieces = table.pieces
    seats = SEATS[: setup.players]
    names = Names()
    for area in AREA_IDS:
        names.each(f"{area}: building", BUILDING_IDS)
        for place in range(PLACES):
            names.each(f"{area}: place {place + 1} ship of", seats)
        names.each(f"{area}: scientists of", seats, SCIENTISTS)
        names.each(f"{area}: icebreaker of", seats)
    names.each("you have access to", BUILDING_IDS)
    for track, name in enumerate(TRACK_IDS):
        names.each(f"{name}: space of", seats, edition.tracks[track].length)
    for deck, name in enumerate(DECK_IDS):
        cards = CARD_IDS[FIRST_CARD[deck] : FIRST_CARD[deck] + DECK_SIZES[deck]]
        names.each(f"{name} stack: visible", cards)
        names.each(f"{name} stack: may come", cards)
        names.number(f"{name} stack: cards below", DECK_SIZES[deck])
    names.number("shipyard stack: cards", SHIPYARD_CARDS)
    names.number("know-how stack: cards", setup.players)
    for seat in seats:
        names.number(f"{seat}: points if it ended now", MOST_POINTS)
        names.number(f"{seat}: supply", pieces.supply + pieces.reserve)
        names.number(f"{seat}: reserve", pieces.reserve)
        names.number(f"{seat}: unused ships", pieces.ships_unused)
        names.number(f"{seat}: unused cubes", pieces.cubes)
        names.number(f"{seat}: returned ships", pieces.ships_board + pieces.ships_unused)
        names.number(f"{seat}: returned cubes", pieces.cubes)
        names.number(f"{seat}: building cards", MOST_CARDS)
        names.number(f"{seat}: building cards with a star", MOST_CARDS)
        names.flag(f"{seat}: basic resource card")
        names.number(f"{seat}: know-how cards", setup.players)
        names.number(f"{seat}: shipyard cards", SHIPYARD_CARDS)
        names.number(f"{seat}: ships under construction", PLACES)
    names.each("card played at this stop by", seats)
    names.each("start player is", seats)
    names.each("your shipyard cards:", SHIPYARD_KINDS, SHIPYARD_CARDS)
    names.each("shipyard stack before you:", SHIPYARD_KINDS, SHIPYARD_CARDS)
    names.each("packet before you:", SHIPYARD_KINDS, setup.players)
    names.each("sun at", AREA_IDS)
    names.each("target", AREA_IDS)
    names.each("active ship at place", [str(place + 1) for place in range(PLACES)])
    names.each("second ship at place", [str(place + 1) for place in range(PLACES)])
    names.flag("turn of the second ship")
    names.flag("main action used")
    names.flag("piece given back")
    names.flag("progress in this turn")
    names.number("turns without progress", max(1, table.stall_turns))
    names.each("the game ends:", ENDS)
    names.each("decision", DECISIONS)
    names.each("to decide:", seats)
    names.number("research points to use", RESEARCH_POINTS)
    names.each("ship to relocate from", AREA_IDS)
    assert len(CARD_IDS) == CARDS
    return names
