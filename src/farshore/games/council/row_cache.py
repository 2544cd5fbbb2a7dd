"""The rows of one game of Council of Shadows, kept: only what has changed is written anew."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from farshore.core.chance import Pile
from farshore.core.features import Row, SectionCache
from farshore.core.result import ones
from farshore.core.state import State
from farshore.core.types import Seat
from farshore.games.council.components import (
    AI_CARDS,
    CARDS,
    COMMANDERS,
    FIELDS,
    FIRST_PLANET,
    GALAXIES,
    GEMS,
    LIGHT_CARDS,
    MARKET,
    PARSECS,
    STATIONS,
    TECHS,
    TILES,
    UPGRADES,
)
from farshore.games.council.features import (
    SYSTEM_BITS,
    CouncilFeatures,
    add_bonus,
    add_techs,
    add_under,
    arrival_of,
    drawn_tiles,
    planned,
    turn_of,
)
from farshore.games.council.state import (
    BOARD,
    BONUS,
    CUBES_OF_BITS,
    GEM_SUPPLY,
    HAND,
    LAID_CARDS,
    LEAVE_FIELD,
    MARKERS,
    NOBODY,
    NOTHING,
    PLANNED,
    THINGS,
    TOUCHED_GALAXIES,
    TOUCHED_MARKET,
    TOUCHED_ORDER,
    TOUCHED_STACKS,
    CouncilState,
)
from farshore.games.council.view import tech_deck_size

FIRST_TILE: Final = GALAXIES
FIRST_PLANETS: Final = FIRST_TILE + TILES
FIRST_OWNER: Final = FIRST_PLANETS + TILES
"""The first sections: galaxies and tiles by their numbers, the planets by tile, then the owners."""
TECHS_STALE: Final = 1
UNDER_STALE: Final = 2
BONUS_STALE: Final = 4
"""What is written when a seat is asked, and not when it changes: what only the observer sees."""
ALL_THINGS: Final = (1 << THINGS) - 1
CONSUMPTION_AT: Final = 1
LEVEL_AT: Final = 2
MOVED_AT: Final = 3
SUPPLY_AT: Final = 4
LIGHT_AT: Final = 5
DARK_AT: Final = 6
TURN_AT: Final = 7
"""The numbers that tell of an owner, in the order of `add_markers`; the energy comes first."""
HAND_AT: Final = GEMS
FIELDS_AT: Final = HAND_AT + CARDS
FIELD_NUMBERS: Final = CARDS + 2
LAID_AT: Final = FIELDS_AT + FIELDS * FIELD_NUMBERS
FIELD_COUNT_AT: Final = LAID_AT + CARDS
UPGRADES_AT: Final = FIELD_COUNT_AT + 1
BOARD_CUBES_AT: Final = UPGRADES_AT + UPGRADES
BUILT_AT: Final = BOARD_CUBES_AT + 1
TECHS_AT: Final = BUILT_AT + STATIONS
COMMANDER_AT: Final = TECHS_AT + TECHS
SEAT_NUMBERS: Final = COMMANDER_AT + COMMANDERS
"""The numbers that tell of a seat, in the order of `add_hand` and `add_fields`, and how many they
are; the gems come first."""


class CouncilRowCache(SectionCache):
    """What the rows show, beginning with nothing. What is touched and differs goes to all rows."""

    def __init__(self, features: CouncilFeatures) -> None:
        players = features.players
        owners = features.owners
        sections = features.sections
        super().__init__(features, players)
        self._council: Final = features
        self._players: Final = players
        self._owners: Final = owners
        self._galaxy_numbers: Final[i64] = sections[1]
        self._tiles_at: Final[i64] = sections[FIRST_TILE]
        self._tile_numbers: Final[i64] = GALAXIES + owners
        self._planets_at: Final[i64] = sections[FIRST_PLANETS]
        self._owners_at: Final[i64] = sections[FIRST_OWNER]
        self._owner_numbers: Final[i64] = TURN_AT + 2 * owners + 1
        first_seat = FIRST_OWNER + owners
        self._seats_at: Final[i64] = sections[first_seat]
        self._first_plans: Final = first_seat + 2 * players
        """The section with the next seat's plan, if plans are open."""
        self._own: Final = self._first_plans + (0 if features.screens else players - 1)
        """The first section with what only the observer sees: bonus cards, plan, Dark Tech decks,
        drawn tiles, what lies under the stacks."""
        self._plan_at: Final[i64] = sections[self._own + 1]
        self._market_at: Final[i64] = sections[self._own + 5]
        self._stacks_at: Final[i64] = sections[self._own + 6]
        self._stations: Final = [NOTHING] * GALAXIES
        self._tiles_in: Final[list[tuple[int, ...]]] = [()] * GALAXIES
        self._planets: Final = [0] * FIRST_PLANET[TILES]
        self._turns: Final = [NOBODY] * owners
        self._arrivals: Final = [NOBODY] * owners
        self._hands: Final = [0] * players
        self._tops: Final = [NOTHING] * (players * FIELDS)
        self._laid: Final = [0] * players
        self._upgrades: Final = [0] * players
        self._built: Final = [0] * players
        self._techs: Final = [0] * players
        self._commanders: Final = [NOTHING] * players
        self._plans: Final[list[tuple[int, ...]]] = [()] * players
        self._market: Final = [NOTHING] * MARKET
        self._ai_bag = 0
        self._piles: Final = [Pile(0) for _ in range(PARSECS)]
        self._light = Pile(0)
        self._tech_left: tuple[int, ...] = ()
        self._tech_lost: tuple[int, ...] = ()
        self._looked: tuple[int, ...] = ()
        self._drawn: Final = [0] * players
        """The drawn tiles that the row of each seat shows."""

    def changes(self, state: State) -> int:
        assert isinstance(state, CouncilState)
        touched = self.touched(state)
        galaxies = touched >> TOUCHED_GALAXIES
        if galaxies != 0:
            for galaxy in range(GALAXIES):
                if galaxies >> galaxy & 1:
                    self._show_galaxy(state, galaxy)
        if touched & TOUCHED_ORDER:
            self._show_order(state)
        if touched & TOUCHED_MARKET:
            self._show_market(state)
        for owner in range(self._owners):
            things = touched >> THINGS * owner & ALL_THINGS
            if things != 0:
                self._show_owner(state, owner, things)
        return self._show_stacks(state) if touched & TOUCHED_STACKS else 0

    # --- the galaxies

    def _show_galaxy(self, state: CouncilState, galaxy: int) -> None:
        first = self._galaxy_numbers * galaxy
        self._show_station(first, self._stations[galaxy], 0)
        self._stations[galaxy] = state.stations[galaxy]
        self._show_station(first, self._stations[galaxy], 1)
        at = first + self._owners + STATIONS
        self.show_number(at, state.station_cubes[galaxy])
        self.show_number(at + 1, state.free_slots(galaxy))
        for owner in range(self._owners):
            self.show_number_of(owner, at + 2, 1, state.colonies[owner * GALAXIES + galaxy])
        before, now = self._tiles_in[galaxy], state.tiles_in[galaxy]
        if before is not now:
            self._tiles_in[galaxy] = now
            self._show_places(state, before, galaxy, 0)
            self._show_places(state, now, galaxy, 1)
        for tile in now:
            self._show_planets(state, tile)

    def _show_station(self, first: i64, station: int, value: i64) -> None:
        if station != NOTHING:
            self.show_of(station // STATIONS, first, 1, value)
            self.show(first + self._owners + station % STATIONS, value)

    def _show_places(
        self, state: CouncilState, tiles: tuple[int, ...], galaxy: i64, value: i64
    ) -> None:
        """Whether tiles lie in a galaxy. Those that do no longer are of another game."""
        for tile in tiles:
            self.show(self._tiles_at + self._tile_numbers * tile + galaxy, value)
            self._show_planets(state, tile)

    def _show_planets(self, state: CouncilState, tile: int) -> None:
        """The cubes on the planets of a tile; those of its system follow from them."""
        changed = False
        for planet in range(FIRST_PLANET[tile], FIRST_PLANET[tile + 1]):
            bits = state.planets[planet]
            if bits != self._planets[planet]:
                self._planets[planet] = bits
                at = self._planets_at + 2 * planet
                for kept in self._kept:
                    kept.row.put(at, bits >> 2 * kept.seat & 3)
                self.show(at + 1, CUBES_OF_BITS[bits])
                changed = True
        if changed:
            at = self._tiles_at + self._tile_numbers * tile + GALAXIES
            for owner in range(self._owners):
                cubes = state.systems[tile] >> SYSTEM_BITS * owner & 15
                self.show_number_of(owner, at, 1, cubes)

    # --- the owners

    def _show_owner(self, state: CouncilState, owner: int, things: int) -> None:
        """Those things of an owner that were touched. The Automa has no others than these two."""
        if things & MARKERS:
            self._show_markers(state, owner)
        if things & BONUS:
            self._show_bonus(state, owner)
        if owner >= self._players:
            return
        if things & GEM_SUPPLY:
            for gem in range(GEMS):
                self._show_of_seat(owner, gem, state.gems[owner * GEMS + gem])
        if things & HAND:
            self._show_set(owner, HAND_AT, self._hands, state.hands[owner])
        if things & LAID_CARDS:
            self._show_fields(state, owner)
        if things & BOARD:
            self._show_board(state, owner)
        if things & PLANNED:
            self._show_plan(state, owner)

    def _show_of_owner(self, owner: i64, number: i64, value: i64) -> None:
        self.show_number_of(owner, self._owners_at + number, self._owner_numbers, value)

    def _show_markers(self, state: CouncilState, owner: int) -> None:
        self._show_of_owner(owner, 0, state.energy[owner])
        self._show_of_owner(owner, CONSUMPTION_AT, state.consumption[owner])
        self._show_of_owner(owner, LEVEL_AT, state.levels[owner])
        self._show_of_owner(owner, MOVED_AT, state.moved[owner])
        self._show_of_owner(owner, SUPPLY_AT, state.supply[owner])

    def _show_bonus(self, state: CouncilState, owner: int) -> None:
        cards = state.bonus[owner]
        self._show_of_owner(owner, LIGHT_AT, ones(cards & ((1 << LIGHT_CARDS) - 1)))
        self._show_of_owner(owner, DARK_AT, ones(cards >> LIGHT_CARDS))
        if owner < self._players:
            self._kept[owner].stale |= BONUS_STALE

    def _show_order(self, state: CouncilState) -> None:
        width = self._owner_numbers
        at = self._owners_at + TURN_AT
        for owner in range(self._owners):
            turn = turn_of(state, Seat(owner))
            self.show_choice_of(owner, at, width, self._turns[owner], turn)
            self._turns[owner] = turn
            arrival = arrival_of(state, Seat(owner))
            self.show_choice_of(owner, at + self._owners, width, self._arrivals[owner], arrival)
            self._arrivals[owner] = arrival
            throne = 1 if state.throne == owner else 0
            self.show_number_of(owner, at + 2 * self._owners, width, throne)

    # --- the seats

    def _show_of_seat(self, seat: i64, number: i64, value: i64) -> None:
        self.show_number_of(seat, self._seats_at + number, SEAT_NUMBERS, value)

    def _show_set(self, seat: int, number: i64, shown: list[int], now: int) -> None:
        """A set of a seat; `shown` holds by seat what the rows show."""
        self.show_set_of(seat, self._seats_at + number, SEAT_NUMBERS, shown[seat], now)
        shown[seat] = now

    def _show_choice(self, seat: i64, number: i64, before: i64, now: i64) -> None:
        self.show_choice_of(seat, self._seats_at + number, SEAT_NUMBERS, before, now)

    def _show_fields(self, state: CouncilState, seat: int) -> None:
        """The cards on the fields of a seat."""
        laid = 0
        for field in range(FIELDS):
            cards = state.fields[seat * FIELDS + field]
            top = NOTHING
            for card in cards:
                laid |= 1 << card
                top = card
            number = FIELDS_AT + field * FIELD_NUMBERS
            self._show_choice(seat, number, self._tops[seat * FIELDS + field], top)
            self._tops[seat * FIELDS + field] = top
            self._show_of_seat(seat, number + CARDS, len(cards))
        self._show_set(seat, LAID_AT, self._laid, laid)

    def _show_board(self, state: CouncilState, seat: int) -> None:
        """The board of a seat, and what lies openly beside it."""
        for field in range(FIELDS):
            number = FIELDS_AT + field * FIELD_NUMBERS + CARDS + 1
            self._show_of_seat(seat, number, state.ranges[seat * FIELDS + field])
        self._show_of_seat(seat, FIELD_COUNT_AT, state.field_count[seat])
        self._show_set(seat, UPGRADES_AT, self._upgrades, state.upgrades[seat])
        self._show_of_seat(seat, BOARD_CUBES_AT, state.board_cubes[seat])
        self._show_set(seat, BUILT_AT, self._built, state.built[seat])
        self._show_set(seat, TECHS_AT, self._techs, state.techs[seat])
        commander = state.commanders[seat]
        self._show_choice(seat, COMMANDER_AT, self._commanders[seat], commander)
        self._commanders[seat] = commander

    def _show_plan(self, state: CouncilState, seat: int) -> None:
        """To the seat itself; to the others too if plans are open."""
        row = self._kept[seat].row
        now = state.plans[seat]
        self._put_plan(row, self._plans[seat], 0)
        self._put_plan(row, now, 1)
        row.put(self._plan_at + FIELDS * CARDS, len(now))
        self._plans[seat] = now
        if not self._council.screens:
            for kept in self._kept:
                steps = (seat - kept.seat) % self._players
                if steps > 0:
                    self.begin(kept.row, self._first_plans + steps - 1)
                    kept.row.bits(planned(state, Seat(seat)), CARDS)

    def _put_plan(self, row: Row, plan: tuple[int, ...], value: i64) -> None:
        at = self._plan_at
        for card in plan:
            if card != LEAVE_FIELD:
                row.put(at + card, value)
            at += CARDS

    # --- market and stacks

    def _show_market(self, state: CouncilState) -> None:
        at = self._market_at
        for place in range(MARKET):
            card = state.market[place]
            self.show_choice(at, self._market[place], card)
            self._market[place] = card
            at += AI_CARDS

    def _show_stacks(self, state: CouncilState) -> int:
        """Gives what is stale besides."""
        stale = 0
        at = self._stacks_at
        self.show_set(at, self._ai_bag, state.ai_bag)
        self._ai_bag = state.ai_bag
        at += AI_CARDS
        for parsec in range(PARSECS):
            before, now = self._piles[parsec], state.piles[parsec]
            if before is not now:
                self._piles[parsec] = now
                self.show(at + parsec, now.size())
                if before.tail is not now.tail:
                    stale |= UNDER_STALE
        at += PARSECS
        if self._light is not state.light:
            if self._light.tail is not state.light.tail:
                stale |= UNDER_STALE
            self._light = state.light
            self.show(at, self._light.size())
        if (
            self._tech_left is not state.tech_left
            or self._tech_lost is not state.tech_lost
            or self._looked is not state.looked
        ):
            self._tech_left = state.tech_left
            self._tech_lost = state.tech_lost
            self._looked = state.looked
            for deck in range(2):
                self.show(at + 1 + deck, tech_deck_size(state, deck))
            stale |= TECHS_STALE
        return stale

    # --- what is written when a seat is asked

    def write(self, row: Row, state: State, seat: Seat, stale: int) -> None:
        assert isinstance(state, CouncilState)
        if stale & BONUS_STALE:
            self.begin(row, self._own)
            add_bonus(row, state, seat)
        if stale & TECHS_STALE:
            self.begin(row, self._own + 2)
            add_techs(row, state, seat)
        drawn = drawn_tiles(state, seat)
        if drawn != self._drawn[seat]:
            self._drawn[seat] = drawn
            self.begin(row, self._own + 3)
            row.bits(drawn, TILES)
        if stale & UNDER_STALE:
            self.begin(row, self._own + 4)
            add_under(row, state, seat)
        self.begin_last(row)
        self._council.add_round(row, state, seat)
