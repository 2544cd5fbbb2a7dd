"""The rows of one game of Council of Shadows, kept: only what has changed is written anew."""

from __future__ import annotations

from typing import Final

from farshore.core.chance import Pile
from farshore.core.features import UNSEEN, Row, SectionCache, changed_mask, changed_places
from farshore.core.state import State
from farshore.core.types import Seat
from farshore.games.council.components import (
    CARDS,
    FIELDS,
    FIRST_PLANET,
    GALAXIES,
    GEMS,
    MARKET,
    TILE_OF,
    TILES,
)
from farshore.games.council.features import (
    CouncilFeatures,
    add_bonus,
    add_fields,
    add_hand,
    add_market,
    add_plan,
    add_planets,
    add_stacks,
    add_techs,
    add_under,
    drawn_tiles,
    planned,
    tile_places,
)
from farshore.games.council.state import CouncilState

FIRST_TILE: Final = GALAXIES
"""The first sections: galaxies and tiles by their numbers, then the planets by tile."""
MARKET_BIT: Final = FIRST_TILE + TILES
STACKS_BIT: Final = MARKET_BIT + 1
TECHS_BIT: Final = MARKET_BIT + 2
UNDER_BIT: Final = MARKET_BIT + 3
FIRST_OWNER: Final = MARKET_BIT + 4
FIRST_HAND: Final = FIRST_OWNER + 4
FIRST_FIELDS: Final = FIRST_OWNER + 8
FIRST_PLAN: Final = FIRST_OWNER + 12
"""What may be stale besides: the stacks, and things of each owner or seat. The round is always
written anew. All these fit into a small integer."""
GALAXY_BITS: Final = (1 << FIRST_TILE) - 1
BOARD_BITS: Final = (1 << MARKET_BIT) - 1


class CouncilRowCache(SectionCache):
    """The last position, section by section."""

    def __init__(self, features: CouncilFeatures) -> None:
        players = features.players
        owners = features.owners
        super().__init__(features, players)
        self._council: Final = features
        self._tiles_in: Final[list[tuple[int, ...]]] = [()] * GALAXIES
        self._places: Final = [-1] * TILES
        """The galaxy of each tile."""
        self._planets: Final = [UNSEEN] * FIRST_PLANET[TILES]
        self._stations: tuple[int, ...] = ()
        self._station_cubes: tuple[int, ...] = ()
        self._energy: Final = [UNSEEN] * owners
        self._consumption: Final = [UNSEEN] * owners
        self._moved: Final = [UNSEEN] * owners
        self._supply: Final = [UNSEEN] * owners
        self._bonus: Final = [UNSEEN] * owners
        self._levels: tuple[int, ...] = ()
        self._order: tuple[Seat, ...] = ()
        self._arrived: list[Seat] = []
        self._throne: Seat = Seat(UNSEEN)
        self._dark: tuple[int, ...] = ()
        self._gems: Final = [UNSEEN] * (players * GEMS)
        self._hands: Final = [UNSEEN] * players
        self._fields: Final[list[tuple[int, ...]]] = [()] * (players * FIELDS)
        self._ranges: Final = [UNSEEN] * (players * FIELDS)
        self._field_count: tuple[int, ...] = ()
        self._upgrades: tuple[int, ...] = ()
        self._board_cubes: tuple[int, ...] = ()
        self._built: tuple[int, ...] = ()
        self._techs: tuple[int, ...] = ()
        self._commanders: tuple[int, ...] = ()
        self._plans: Final[list[tuple[int, ...]]] = [()] * players
        self._piles: list[Pile] = []
        self._light: Pile | None = None
        self._ai_bag = UNSEEN
        self._market: Final = [UNSEEN] * MARKET
        self._tech_left: tuple[int, ...] = ()
        self._tech_lost: tuple[int, ...] = ()
        self._looked: tuple[int, ...] = ()
        self._drawn: Final = [0] * players
        """The drawn tiles that the row of each seat shows."""

    def changes(self, state: State) -> int:
        assert isinstance(state, CouncilState)
        return (
            self._board_changes(state)
            | self._stack_changes(state)
            | self._owner_changes(state) << FIRST_OWNER
            | self._hand_changes(state) << FIRST_HAND
            | self._field_changes(state) << FIRST_FIELDS
            | self._plan_changes(state) << FIRST_PLAN
        )

    def _board_changes(self, state: CouncilState) -> int:
        """Bit mask of galaxies and tiles."""
        stale = 0
        if self._stations is not state.stations or self._station_cubes is not state.station_cubes:
            self._stations = state.stations
            self._station_cubes = state.station_cubes
            stale |= GALAXY_BITS
        if self._tiles_in != state.tiles_in:
            stale |= changed_mask(self._tiles_in, state.tiles_in)
            stale |= changed_mask(self._places, tile_places(state)) << FIRST_TILE
        if self._planets != state.planets:  # the cubes of systems and colonies follow from them
            for planet in changed_places(self._planets, state.planets):
                tile = TILE_OF[planet]
                stale |= 1 << FIRST_TILE + tile
                if self._places[tile] >= 0:
                    stale |= 1 << self._places[tile]
        return stale

    def _owner_changes(self, state: CouncilState) -> int:
        """Bit mask of the owners whose markers, cubes or bonus cards changed."""
        owners = (
            changed_mask(self._energy, state.energy)
            | changed_mask(self._consumption, state.consumption)
            | changed_mask(self._moved, state.moved)
            | changed_mask(self._supply, state.supply)
            | changed_mask(self._bonus, state.bonus)
        )
        if (
            self._levels is not state.levels
            or self._order is not state.order
            or self._dark is not state.dark
            or self._throne != state.throne
            or self._arrived != state.arrived
        ):
            self._levels = state.levels
            self._order = state.order
            self._dark = state.dark
            self._throne = state.throne
            self._arrived = state.arrived[:]
            owners = (1 << self._council.owners) - 1
        return owners

    def _hand_changes(self, state: CouncilState) -> int:
        """Bit mask of the seats with other gems or cards in hand."""
        seats = changed_mask(self._hands, state.hands)
        if self._gems != state.gems:
            for at in changed_places(self._gems, state.gems):
                seats |= 1 << at // GEMS
        return seats

    def _field_changes(self, state: CouncilState) -> int:
        """Bit mask of the seats with other cards on their fields, or other things beside them."""
        seats = 0
        if self._fields != state.fields:
            for at in changed_places(self._fields, state.fields):
                seats |= 1 << at // FIELDS
        if self._ranges != state.ranges:
            for at in changed_places(self._ranges, state.ranges):
                seats |= 1 << at // FIELDS
        if (
            self._field_count is not state.field_count
            or self._upgrades is not state.upgrades
            or self._board_cubes is not state.board_cubes
            or self._built is not state.built
            or self._techs is not state.techs
            or self._commanders is not state.commanders
        ):
            self._field_count = state.field_count
            self._upgrades = state.upgrades
            self._board_cubes = state.board_cubes
            self._built = state.built
            self._techs = state.techs
            self._commanders = state.commanders
            seats = (1 << state.players) - 1
        return seats

    def _plan_changes(self, state: CouncilState) -> int:
        """Bit mask of the seats that plan something else."""
        return changed_mask(self._plans, state.plans)

    def _stack_changes(self, state: CouncilState) -> int:
        stale = 0
        if changed_mask(self._market, state.market) != 0:
            stale |= 1 << MARKET_BIT
        if self._piles != state.piles or self._light is not state.light:
            self._piles = state.piles[:]
            self._light = state.light
            stale |= 1 << STACKS_BIT | 1 << UNDER_BIT
        if (
            self._tech_left is not state.tech_left
            or self._tech_lost is not state.tech_lost
            or self._looked is not state.looked
            or self._ai_bag != state.ai_bag
        ):
            self._tech_left = state.tech_left
            self._tech_lost = state.tech_lost
            self._looked = state.looked
            self._ai_bag = state.ai_bag
            stale |= 1 << STACKS_BIT | 1 << TECHS_BIT
        return stale

    def write(self, row: Row, state: State, seat: Seat, stale: int) -> None:
        assert isinstance(state, CouncilState)
        if stale & BOARD_BITS:
            self._write_board(row, state, seat, stale)
        section = self._write_seats(row, state, seat, stale)
        section = self._write_own(row, state, seat, stale, section)
        if stale >> MARKET_BIT & 1:
            self.begin(row, section)
            add_market(row, state)
        if stale >> STACKS_BIT & 1:
            self.begin(row, section + 1)
            add_stacks(row, state)
        self.begin_last(row)
        self._council.add_round(row, state, seat)

    def _write_board(self, row: Row, state: CouncilState, seat: Seat, stale: int) -> None:
        for galaxy in range(GALAXIES):
            if stale >> galaxy & 1:
                self.begin(row, galaxy)
                self._council.add_galaxy(row, state, seat, galaxy)
        tiles = stale >> FIRST_TILE
        for tile in range(TILES):
            if tiles >> tile & 1:
                self.begin(row, FIRST_TILE + tile)
                self._council.add_tile(row, state, seat, tile, self._places[tile])
                self.begin(row, FIRST_TILE + TILES + tile)
                add_planets(row, state, seat, tile)

    def _write_seats(self, row: Row, state: CouncilState, seat: Seat, stale: int) -> int:
        """Markers, then what lies openly before the seats; gives the number of the next section."""
        council = self._council
        section = FIRST_TILE + 2 * TILES
        for step in range(council.owners):
            other = Seat((seat + step) % council.owners)
            if stale >> (FIRST_OWNER + other) & 1:
                self.begin(row, section)
                council.add_markers(row, state, other)
            section += 1
        for step in range(council.players):
            other = Seat((seat + step) % council.players)
            if stale >> (FIRST_HAND + other) & 1:
                self.begin(row, section)
                add_hand(row, state, other)
            if stale >> (FIRST_FIELDS + other) & 1:
                self.begin(row, section + 1)
                add_fields(row, state, other)
            section += 2
        if not council.screens:
            for step in range(1, council.players):
                other = Seat((seat + step) % council.players)
                if stale >> (FIRST_PLAN + other) & 1:
                    self.begin(row, section)
                    row.bits(planned(state, other), CARDS)
                section += 1
        return section

    def _write_own(
        self, row: Row, state: CouncilState, seat: Seat, stale: int, section: int
    ) -> int:
        """What only the observer sees; gives the number of the next section."""
        if stale >> (FIRST_OWNER + seat) & 1:
            self.begin(row, section)
            add_bonus(row, state, seat)
        if stale >> (FIRST_PLAN + seat) & 1:
            self.begin(row, section + 1)
            add_plan(row, state, seat)
        if stale >> TECHS_BIT & 1:
            self.begin(row, section + 2)
            add_techs(row, state, seat)
        drawn = drawn_tiles(state, seat)
        if drawn != self._drawn[seat]:
            self._drawn[seat] = drawn
            self.begin(row, section + 3)
            row.bits(drawn, TILES)
        if stale >> UNDER_BIT & 1:
            self.begin(row, section + 4)
            add_under(row, state, seat)
        return section + 5
