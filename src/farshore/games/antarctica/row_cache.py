"""The rows of one game of Antarctica, kept: only what has changed is written anew."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from farshore.core.chance import Bag
from farshore.core.features import MAX_VALUE, Row, SectionCache, differences
from farshore.core.result import ones
from farshore.core.state import State
from farshore.core.types import Seat
from farshore.games.antarctica.components import AREAS, BUILDINGS, DECKS, PLACES, TRACKS
from farshore.games.antarctica.decisions import FIRST_CARD
from farshore.games.antarctica.features import (
    AntarcticaFeatures,
    add_access,
    cards_held,
    ships_built,
)
from farshore.games.antarctica.moves import DECK_SIZES
from farshore.games.antarctica.scoring import (
    AREA_POINTS,
    RETURNED_POINTS,
    STAR_POINTS,
    TRACK_POINTS,
    Tally,
    score_area,
    score_returned,
    score_stars,
    score_track,
    starred_cards,
)
from farshore.games.antarctica.state import (
    CARDS,
    CUBES,
    NEW_SHIPS,
    NO_CARD,
    NOBODY,
    RETURNED,
    STAFF,
    SUPPLIES,
    THINGS,
    TOUCHED_BUILDINGS,
    TOUCHED_ICEBREAKERS,
    TOUCHED_SHIPS,
    AntarcticaState,
)

SCORINGS: Final = AREAS + TRACKS + 2
"""Single scorings: each area and each track, starred cards, returned pieces."""
ACCESS: Final = 2 * AREAS
STACKS: Final = ACCESS + 1
FIRST_SEAT: Final = ACCESS + 2
"""The sections: for each area buildings and ships in turn, what the observer has access to, the
stacks, the seats. The last one is the turn."""
ACCESS_STALE: Final = 1
"""The only thing that is written when a seat is asked, and not when it changes."""
ALL_THINGS: Final = (1 << THINGS) - 1
CUBES_AT: Final = AREAS
POINTS_AT: Final = CUBES_AT + TRACKS
SUPPLY_AT: Final = POINTS_AT + 1
RESERVE_AT: Final = POINTS_AT + 2
UNUSED_SHIPS_AT: Final = POINTS_AT + 3
UNUSED_CUBES_AT: Final = POINTS_AT + 4
RETURNED_SHIPS_AT: Final = POINTS_AT + 5
RETURNED_CUBES_AT: Final = POINTS_AT + 6
BUILDING_CARDS_AT: Final = POINTS_AT + 7
STARRED_CARDS_AT: Final = POINTS_AT + 8
BASIC_CARD_AT: Final = POINTS_AT + 9
KNOW_HOW_AT: Final = POINTS_AT + 10
SHIPYARD_CARDS_AT: Final = POINTS_AT + 11
SHIPS_BUILT_AT: Final = POINTS_AT + 12
SEAT_NUMBERS: Final = POINTS_AT + 13
"""The numbers that tell of a seat, in the order of `add_seat`, and how many they are."""


class RunningScores:
    """Points by seat if the game ended now, kept up to date one scoring at a time."""

    def __init__(self, players: int) -> None:
        self.totals: Final = [0] * players
        self.changed = False
        """Whether a total has changed; who has seen it says that it has not."""
        self._parts: Final = [0] * (SCORINGS * players)
        """What each seat has of each scoring, `scoring * players + seat`."""
        self._tally: Final = Tally(players)

    def rescore_area(self, state: AntarcticaState, area: int) -> None:
        score_area(self._tally, state, area)
        self._replace(area, AREA_POINTS)

    def rescore_track(self, state: AntarcticaState, track: int) -> None:
        score_track(self._tally, state, track)
        self._replace(AREAS + track, TRACK_POINTS)

    def rescore_stars(self, state: AntarcticaState) -> None:
        score_stars(self._tally, state)
        self._replace(AREAS + TRACKS, STAR_POINTS)

    def rescore_returned(self, state: AntarcticaState) -> None:
        score_returned(self._tally, state)
        self._replace(AREAS + TRACKS + 1, RETURNED_POINTS)

    def _replace(self, scoring: i64, category: i64) -> None:
        """Takes what this scoring gives now out of the tally, which is empty again then."""
        tally_points = self._tally.points
        players: i64 = self._tally.players
        first = scoring * players
        found = category * players
        seat: i64
        for seat in range(players):
            points: i64 = tally_points[found + seat]
            before: i64 = self._parts[first + seat]
            if points != before:
                self.changed = True
                self.totals[seat] += points - before
                self._parts[first + seat] = points
            if points != 0:
                tally_points[found + seat] = 0


class AntarcticaRowCache(SectionCache):
    """What the rows show, beginning with nothing. What is touched and differs goes to all rows."""

    def __init__(self, features: AntarcticaFeatures) -> None:
        players = features.players
        super().__init__(features, players)
        self._antarctica: Final = features
        self._players: Final[i64] = players
        self._ships_at: Final[i64] = features.sections[1]
        self._area_numbers: Final[i64] = features.sections[2]
        self._stacks_at: Final[i64] = features.sections[STACKS]
        self._seats_at: Final[i64] = features.sections[FIRST_SEAT]
        self._scores: Final = RunningScores(players)
        self._buildings: Final = [0] * AREAS
        self._berths: Final = [Seat(NOBODY)] * (AREAS * PLACES)
        self._icebreakers: Final = [0] * AREAS
        self._decks = tuple([Bag([0] * size) for size in DECK_SIZES])
        self._tops: Final = [NO_CARD] * DECKS
        self._shipyard_size = 0
        self._know_how_stack = 0

    def changes(self, state: State) -> int:
        assert isinstance(state, AntarcticaState)
        stale = 0
        touched = self.touched(state)
        areas = touched >> TOUCHED_SHIPS
        if areas != 0:
            self._show_ships(state, areas)
            stale = ACCESS_STALE
        if touched & TOUCHED_BUILDINGS:
            self._show_buildings(state)
            stale = ACCESS_STALE
        if touched & TOUCHED_ICEBREAKERS:
            self._show_icebreakers(state)
        for seat in range(state.players):
            things = touched >> THINGS * seat & ALL_THINGS
            if things != 0:
                self._show_pieces(state, seat, things)
        self._show_points()
        self._show_stacks(state)
        return stale

    # --- the board

    def _show_buildings(self, state: AntarcticaState) -> None:
        for area in range(AREAS):
            now = state.buildings[area]
            changed = self._buildings[area] ^ now
            if changed == 0:
                continue
            self._buildings[area] = now
            for building in range(BUILDINGS):
                if changed >> building & 1:
                    self.show(self._area_numbers * area + building, now >> building & 1)
            self._scores.rescore_area(state, area)

    def _show_ships(self, state: AntarcticaState, areas: int) -> None:
        for area in range(AREAS):
            if areas >> area & 1:
                for place in range(PLACES):
                    self._show_ship(state, area, place)

    def _show_ship(self, state: AntarcticaState, area: i64, place: i64) -> None:
        berth = area * PLACES + place
        before: i64 = self._berths[berth]
        now: i64 = state.berths[berth]
        if before == now:
            return
        if before != NOBODY:
            self.show_of(before, self._place(area, place), 1, 0)
        if now != NOBODY:
            self.show_of(now, self._place(area, place), 1, 1)
        self._berths[berth] = state.berths[berth]

    def _show_icebreakers(self, state: AntarcticaState) -> None:
        for area in range(AREAS):
            owners = state.icebreakers[area]
            if self._icebreakers[area] != owners:
                self._icebreakers[area] = owners
                for seat in range(state.players):
                    self.show_of(seat, self._place(area, PLACES), 1, owners >> seat & 1)

    def _place(self, area: i64, place: i64) -> i64:
        """Where the row says who stands at a place of an area; Icebreakers follow the places."""
        return self._ships_at + self._area_numbers * area + place * self._players

    # --- the seats

    def _show_number(self, seat: i64, number: i64, value: i64) -> bool:
        """One of the numbers that tell of a seat; gives whether the rows showed another one."""
        at = self._seats_at + number
        if self._kept[seat].row.get(at) == value:
            return False
        self.show_of(seat, at, SEAT_NUMBERS, value)
        return True

    def _show_pieces(self, state: AntarcticaState, seat: int, things: int) -> None:
        """Those things of a seat that were touched, and what they are worth now."""
        if things & SUPPLIES:
            self._show_number(seat, SUPPLY_AT, state.supply[seat])
            self._show_number(seat, RESERVE_AT, state.reserve[seat])
        if things & STAFF:
            for area in range(AREAS):
                if self._show_number(seat, area, state.scientists[seat * AREAS + area]):
                    self._scores.rescore_area(state, area)
        if things & CUBES:
            for track in range(TRACKS):
                at = CUBES_AT + track
                if self._show_number(seat, at, state.cubes[seat * TRACKS + track]):
                    self._scores.rescore_track(state, track)
        if things & NEW_SHIPS:
            self._show_number(seat, SHIPS_BUILT_AT, ships_built(state, Seat(seat)))
        if things & RETURNED:
            self._show_returned(state, seat)
        if things & (CUBES | RETURNED):
            self._show_number(seat, UNUSED_CUBES_AT, state.unused_cubes[seat])
        if things & (NEW_SHIPS | RETURNED):
            self._show_number(seat, UNUSED_SHIPS_AT, state.unused_ships[seat])
        if things & CARDS:
            self._show_cards(state, seat)

    def _show_returned(self, state: AntarcticaState, seat: int) -> None:
        ships = self._show_number(seat, RETURNED_SHIPS_AT, state.returned_ships[seat])
        cubes = self._show_number(seat, RETURNED_CUBES_AT, state.returned_cubes[seat])
        if ships or cubes:
            self._scores.rescore_returned(state)

    def _show_cards(self, state: AntarcticaState, seat: int) -> None:
        self._show_number(seat, BUILDING_CARDS_AT, ones(state.cards_taken[seat]))
        if self._show_number(seat, STARRED_CARDS_AT, starred_cards(state, Seat(seat))):
            self._scores.rescore_stars(state)
        self._show_number(seat, BASIC_CARD_AT, state.basic_card[seat])
        self._show_number(seat, KNOW_HOW_AT, state.know_how[seat])
        self._show_number(seat, SHIPYARD_CARDS_AT, cards_held(state, Seat(seat)))

    def _show_points(self) -> None:
        if self._scores.changed:
            self._scores.changed = False
            for seat, points in enumerate(self._scores.totals):
                self._show_number(seat, POINTS_AT, min(points, MAX_VALUE))

    # --- the stacks

    def _show_stacks(self, state: AntarcticaState) -> None:
        if self._decks is not state.decks or self._tops != state.tops:
            first = self._stacks_at
            for deck in range(DECKS):
                size = DECK_SIZES[deck]
                self._show_top(state, deck, first)
                self._show_deck(self._decks[deck], state.decks[deck], first + size)
                first += 2 * size + 1
            self._decks = state.decks
        if self._shipyard_size != state.shipyard.size:
            self._shipyard_size = state.shipyard.size
            self.show(self._seats_at - 2, self._shipyard_size)
        if self._know_how_stack != state.know_how_stack:
            self._know_how_stack = state.know_how_stack
            self.show(self._seats_at - 1, self._know_how_stack)

    def _show_top(self, state: AntarcticaState, deck: int, first: i64) -> None:
        before, now = self._tops[deck], state.tops[deck]
        if before == now:
            return
        if before != NO_CARD:
            self.show(first + before - FIRST_CARD[deck], 0)
        if now != NO_CARD:
            self.show(first + now - FIRST_CARD[deck], 1)
        self._tops[deck] = now

    def _show_deck(self, before: Bag, now: Bag, first: i64) -> None:
        """What may still come of a stack, and how many."""
        if before is now:
            return
        for item in differences(before.counts, now.counts):
            self.show(first + item, now.counts[item])
        self.show(first + len(now.counts), now.size)

    # --- what is written when a seat is asked

    def write(self, row: Row, state: State, seat: Seat, stale: int) -> None:
        assert isinstance(state, AntarcticaState)
        if stale & ACCESS_STALE:
            self.begin(row, ACCESS)
            add_access(row, state, seat)
        self.begin_last(row)
        self._antarctica.add_turn(row, state, seat)
