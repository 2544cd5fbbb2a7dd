"""Council of Shadows in numbers: what a seat knows, as learners see it."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from farshore.core.chance import Pile
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
from farshore.core.state import State
from farshore.core.types import Seat
from farshore.games.council.automa import AutomaDraw, AutomaKeep
from farshore.games.council.components import (
    AI_CARDS,
    AUTOMA_CARDS,
    BONUS_CARDS,
    CARDS,
    COMMANDERS,
    CUBES_EACH,
    DARK_CARDS,
    END_LEVEL,
    FIELDS,
    FIRST_PLANET,
    GALAXIES,
    GEMS,
    HIGHEST_CONSUMPTION,
    LIGHT_CARDS,
    MARKET,
    PARSECS,
    STATIONS,
    TECH_DECK,
    TECHS,
    TILES,
    TOWER,
    UPGRADES,
)
from farshore.games.council.exploring import DrawTile, KeepTile
from farshore.games.council.moves import (
    AI_IDS,
    AUTOMA_IDS,
    BONUS_IDS,
    CARD_IDS,
    COMMANDER_IDS,
    DARK_IDS,
    GALAXY_IDS,
    GEM_IDS,
    LIGHT_IDS,
    STATION_IDS,
    TECH_IDS,
    TILE_IDS,
    UPGRADE_IDS,
)
from farshore.games.council.state import (
    CUBES_OF_BITS,
    LEAVE_FIELD,
    NOTHING,
    CouncilState,
    Ruleset,
)
from farshore.games.council.view import tech_deck_size

DECISIONS: Final = [
    "choose_commander",
    "purchase",
    "planning",
    "open_planning",
    "field_action",
    "evaluation",
    "compensate",
    "choose_tech",
    "choose_option",
    "settle",
    "choose_cubes",
    "mine",
    "upgrade_gem",
    "explore",
    "keep_tile",
    "place_tile",
    "use_tile",
    "take_card",
    "evaluate_some",
    "remove_cube",
    "return_bonus",
    "automa_settle",
    "automa_keep",
    "automa_place",
]
_DECISION_AT: Final = {name: at for at, name in enumerate(DECISIONS)}
HIGH_ROUND: Final = 30
HIGH_GEMS: Final = 10
HIGH_RANGE: Final = 5
HIGH_COLONIES: Final = 10
HIGH_MOVED: Final = 20
HIGH_CARDS: Final = 6
"""Numbers that few games exceed. Features are divided by them, not cut off."""
SYSTEM_BITS: Final = 4
"""Bits for the cubes of each owner in `CouncilState.systems`."""
PLANET_NAMES: Final = [
    f"{TILE_IDS[tile]} planet {planet - FIRST_PLANET[tile] + 1}"
    for tile in range(TILES)
    for planet in range(FIRST_PLANET[tile], FIRST_PLANET[tile + 1])
]
FIELD_NAMES: Final = [f"field {field + 1}" for field in range(FIELDS)]


class CouncilFeatures(Features):
    """The galaxies, the two markers of every owner, the seats, their cards, and the round.

    With one player the Automa is an owner too and comes after its human.
    """

    def __init__(self, setup: Setup) -> None:
        super().__init__(_names(setup))
        self.players: Final = setup.players
        ruleset = Ruleset(setup)
        self.owners: Final = ruleset.owners
        self.solo: Final = ruleset.solo
        self.screens: Final = ruleset.screens

    def fill(self, state: State, seat: Seat, row: Row) -> None:
        assert isinstance(state, CouncilState)
        for galaxy in range(GALAXIES):
            self.add_galaxy(row, state, seat, galaxy)
        places = tile_places(state)
        for tile in range(TILES):
            self.add_tile(row, state, seat, tile, places[tile])
        for tile in range(TILES):
            add_planets(row, state, seat, tile)
        for step in range(self.owners):
            self.add_markers(row, state, Seat((seat + step) % self.owners))
        for step in range(self.players):
            other = Seat((seat + step) % self.players)
            add_hand(row, state, other)
            add_fields(row, state, other)
        if not self.screens:
            for step in range(1, self.players):
                row.bits(planned(state, Seat((seat + step) % self.players)), CARDS)
        add_bonus(row, state, seat)
        add_plan(row, state, seat)
        add_techs(row, state, seat)
        row.bits(drawn_tiles(state, seat), TILES)
        add_under(row, state, seat)
        add_market(row, state)
        add_stacks(row, state)
        self.add_round(row, state, seat)

    def cache(self) -> RowCache:
        from farshore.games.council.row_cache import CouncilRowCache  # it needs this module

        return CouncilRowCache(self)

    def add_galaxy(self, row: Row, state: CouncilState, seat: Seat, galaxy: int) -> None:
        owners = self.owners
        station = state.stations[galaxy]
        if station == NOTHING:
            row.zeros(owners + STATIONS)
        else:
            row.one_of(steps_from(seat, station // STATIONS, owners), owners)
            row.one_of(station % STATIONS, STATIONS)
        row.count(state.station_cubes[galaxy])
        row.count(state.free_slots(galaxy))
        if not state.tiles_in[galaxy]:
            row.zeros(owners)
            return
        for owner in range(seat, owners):
            row.count(state.colonies[owner * GALAXIES + galaxy])
        for owner in range(seat):
            row.count(state.colonies[owner * GALAXIES + galaxy])

    def add_tile(self, row: Row, state: CouncilState, seat: Seat, tile: int, galaxy: int) -> None:
        """Where a tile lies, and the cubes of every owner on it."""
        row.one_of(galaxy, GALAXIES)
        cubes = state.systems[tile]
        if cubes == 0:
            row.zeros(self.owners)
            return
        row.packed(cubes >> SYSTEM_BITS * seat, self.owners - seat, SYSTEM_BITS)
        row.packed(cubes & ((1 << SYSTEM_BITS * seat) - 1), seat, SYSTEM_BITS)

    def add_markers(self, row: Row, state: CouncilState, owner: Seat) -> None:
        owners = self.owners
        row.count(state.energy[owner])
        row.count(state.consumption[owner])
        row.count(state.levels[owner])
        row.count(state.moved[owner])
        row.count(state.supply[owner])
        row.count(ones(state.bonus[owner] & ((1 << LIGHT_CARDS) - 1)))
        row.count(ones(state.bonus[owner] >> LIGHT_CARDS))
        row.one_of(turn_of(state, owner), owners)
        row.one_of(arrival_of(state, owner), owners)
        row.flag(state.throne == owner)

    def add_round(self, row: Row, state: CouncilState, seat: Seat) -> None:
        row.count(state.round)
        row.seats(state.committed, seat, self.players)
        row.bits(state.ending, 2)
        decision = -1
        waiting = 0
        if state.agenda:
            top = state.decision()
            decision = _DECISION_AT.get(top.NAME, -1)
            for actor in top.waiting(state):
                if actor >= 0:
                    waiting |= 1 << actor
        row.one_of(decision, len(DECISIONS))
        row.seats(waiting, seat, self.players)
        if self.solo:
            row.one_of(state.automa_card, AUTOMA_CARDS)
            row.bits(state.ruleset.automa_cards & ~state.automa_left, AUTOMA_CARDS)


def turn_of(state: CouncilState, owner: Seat) -> int:
    """The place of the owner's turn token; -1 before it has one."""
    for at, other in enumerate(state.order):
        if other == owner:
            return at
    return -1


def arrival_of(state: CouncilState, owner: Seat) -> int:
    """How many energy markers arrived before the owner's."""
    for at, other in enumerate(state.arrived):
        if other == owner:
            return at
    return -1


def tile_places(state: CouncilState) -> list[int]:
    """The galaxy of each tile; -1 before it lies in one."""
    places = [-1] * TILES
    for galaxy in range(GALAXIES):
        for tile in state.tiles_in[galaxy]:
            places[tile] = galaxy
    return places


def add_planets(row: Row, state: CouncilState, seat: Seat, tile: int) -> None:
    """The cubes on each planet of a tile: the observer's, and all."""
    for planet in range(FIRST_PLANET[tile], FIRST_PLANET[tile + 1]):
        bits = state.planets[planet]
        if bits == 0:
            row.zeros(2)
        else:
            row.count(bits >> 2 * seat & 3)
            row.count(CUBES_OF_BITS[bits])


def add_hand(row: Row, state: CouncilState, seat: Seat) -> None:
    """Gems, and the action cards in hand, which lie openly."""
    row.part(state.gems, seat * GEMS, GEMS)
    row.bits(state.hands[seat], CARDS)


def add_fields(row: Row, state: CouncilState, seat: Seat) -> None:
    """The fields of a seat, and what else lies openly in front of it."""
    laid = 0
    for at in range(seat * FIELDS, (seat + 1) * FIELDS):
        cards = state.fields[at]
        top = -1
        for card in cards:
            laid |= 1 << card
            top = card
        row.one_of(top, CARDS)
        row.count(len(cards))
        row.count(state.ranges[at])
    row.bits(laid, CARDS)
    row.count(state.field_count[seat])
    row.bits(state.upgrades[seat], UPGRADES)
    row.count(state.board_cubes[seat])
    row.bits(state.built[seat], STATIONS)
    row.bits(state.techs[seat], TECHS)
    row.one_of(state.commanders[seat], COMMANDERS)


def planned(state: CouncilState, seat: Seat) -> int:
    """Bit mask of the cards in a plan."""
    mask = 0
    for card in state.plans[seat]:
        if card != LEAVE_FIELD:
            mask |= 1 << card
    return mask


def add_bonus(row: Row, state: CouncilState, seat: Seat) -> None:
    """The observer's bonus cards. This and what follows only the observer sees (see `view.py`)."""
    row.bits(state.bonus[seat], BONUS_CARDS)
    row.one_of(state.dark[seat], DARK_CARDS)


def add_plan(row: Row, state: CouncilState, seat: Seat) -> None:
    plan = state.plans[seat]
    for card in plan:
        row.one_of(card, CARDS)
    row.zeros((FIELDS - len(plan)) * CARDS)
    row.count(len(plan))


def add_techs(row: Row, state: CouncilState, seat: Seat) -> None:
    """The Dark Tech decks that the observer has looked through."""
    for deck in range(2):
        seen = state.looked[deck] >> seat & 1 == 1
        row.flag(seen)
        row.bits(state.tech_left[deck] if seen else 0, TECHS)


def drawn_tiles(state: CouncilState, seat: Seat) -> int:
    """Bit mask of the tiles that the observer has drawn and not yet placed or put back."""
    top = state.agenda[-1] if state.agenda else None
    if isinstance(top, (DrawTile, KeepTile)):  # quicker than a union, compiled
        return mask_of(top.drawn.tiles) if top.seat == seat else 0
    if isinstance(top, (AutomaDraw, AutomaKeep)):  # its human, the only seat
        return mask_of(top.drawn.tiles)
    return 0


def add_under(row: Row, state: CouncilState, seat: Seat) -> None:
    """What the observer knows to lie under the stacks."""
    under = 0
    for pile in state.piles:
        under |= known_under(pile, seat)
    row.bits(under, TILES)
    row.bits(known_under(state.light, seat), LIGHT_CARDS)


def mask_of(items: tuple[int, ...]) -> int:
    mask = 0
    for item in items:
        mask |= 1 << item
    return mask


def known_under(pile: Pile, seat: Seat) -> int:
    """Bit mask of the things under a pile that the observer saw going there."""
    mask = 0
    for at, item in enumerate(pile.tail):
        if pile.seen[at] >> seat & 1:
            mask |= 1 << item
    return mask


def add_market(row: Row, state: CouncilState) -> None:
    for place in range(MARKET):
        row.one_of(state.market[place], AI_CARDS)


def add_stacks(row: Row, state: CouncilState) -> None:
    row.bits(state.ai_bag, AI_CARDS)
    for parsec in range(PARSECS):
        row.count(state.piles[parsec].size())
    row.count(state.light.size())
    for deck in range(2):
        row.count(tech_deck_size(state, deck))


def _names(setup: Setup) -> FeatureNames:
    ruleset = Ruleset(setup)
    seats = SEATS[: setup.players]
    owners = ["you", "automa"] if ruleset.solo else seats
    names = FeatureNames()
    for galaxy in GALAXY_IDS:
        names.section()
        names.bits(f"{galaxy}: station of", owners)
        names.bits(f"{galaxy}: station", STATION_IDS)
        names.count(f"{galaxy}: cubes on the station", TOWER)
        names.count(f"{galaxy}: free slots", TOWER)
        names.counts(f"{galaxy}: colonies of", owners, HIGH_COLONIES)
    for tile in TILE_IDS:
        names.section()
        names.bits(f"{tile}: in", GALAXY_IDS)
        names.counts(f"{tile}: cubes of", owners, HIGH_CARDS)
    for first, end in pairwise(FIRST_PLANET):
        names.section()
        for planet in PLANET_NAMES[first:end]:
            names.count(f"{planet}: your cubes", TOWER)
            names.count(f"{planet}: all cubes", TOWER)
    places = [str(place + 1) for place in range(len(owners))]
    for owner in owners:
        names.section()
        names.count(f"{owner}: energy", HIGHEST_CONSUMPTION)
        names.count(f"{owner}: consumption", HIGHEST_CONSUMPTION)
        names.count(f"{owner}: level", END_LEVEL)
        names.count(f"{owner}: consumption of the round", HIGH_MOVED)
        names.count(f"{owner}: cubes in supply", CUBES_EACH)
        names.count(f"{owner}: light bonus cards", HIGH_CARDS)
        names.count(f"{owner}: dark bonus cards", 1)
        names.bits(f"{owner}: turn token", places)
        names.bits(f"{owner}: energy marker arrived", places)
        names.flag(f"{owner}: throne")
    for seat in seats:
        _name_seat(names, seat)
    if not ruleset.screens:
        for seat in seats[1:]:
            names.section()
            names.bits(f"{seat}: plans", CARD_IDS)
    _name_own(names)
    names.section()
    for place in range(MARKET):
        names.bits(f"market {place + 1}:", AI_IDS)
    names.section()
    names.bits("AI deck: may come", AI_IDS)
    for parsec in range(PARSECS):
        names.count(f"parsec {parsec + 1}: tiles left", TILES // PARSECS)
    names.count("light bonus deck: cards", LIGHT_CARDS)
    for deck in range(2):
        names.count(f"Dark Tech deck {deck + 1}: cards", TECH_DECK)
    names.section()
    names.count("round", HIGH_ROUND)
    names.bits("committed:", seats)
    names.bits("the game ends by", ["level", "round_limit"])
    names.bits("decision", DECISIONS)
    names.bits("to decide:", seats)
    if ruleset.solo:
        names.bits("Automa card:", AUTOMA_IDS)
        names.bits("Automa card used:", AUTOMA_IDS)
    return names


def _name_seat(names: FeatureNames, seat: str) -> None:
    names.section()
    names.counts(f"{seat}:", GEM_IDS, HIGH_GEMS)
    names.bits(f"{seat}: in hand", CARD_IDS)
    names.section()
    for field in FIELD_NAMES:
        names.bits(f"{seat}: {field} top", CARD_IDS)
        names.count(f"{seat}: {field} cards", HIGH_CARDS)
        names.count(f"{seat}: {field} range", HIGH_RANGE)
    names.bits(f"{seat}: laid out", CARD_IDS)
    names.count(f"{seat}: fields", FIELDS)
    names.bits(f"{seat}: upgrade", UPGRADE_IDS)
    names.count(f"{seat}: cubes on the board", CUBES_EACH)
    names.bits(f"{seat}: built", STATION_IDS)
    names.bits(f"{seat}: Dark Tech", TECH_IDS)
    names.bits(f"{seat}: commander", COMMANDER_IDS)


def _name_own(names: FeatureNames) -> None:
    names.section()
    names.bits("your bonus cards:", BONUS_IDS)
    names.bits("dealt to you:", DARK_IDS)
    names.section()
    for field in FIELD_NAMES:
        names.bits(f"your plan for {field}:", CARD_IDS)
    names.count("fields that you have planned", FIELDS)
    names.section()
    for deck in range(2):
        names.flag(f"you have looked through Dark Tech deck {deck + 1}")
        names.bits(f"Dark Tech deck {deck + 1}: left", TECH_IDS)
    names.section()
    names.bits("tile drawn by you:", TILE_IDS)
    names.section()
    names.bits("tile that you know under a stack:", TILE_IDS)
    names.bits("light bonus card that you know under the deck:", LIGHT_IDS)
