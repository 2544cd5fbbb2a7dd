"""The rows of one game of Antarctica, kept: only what has changed is written anew."""

from __future__ import annotations

from typing import Final

from farshore.core.chance import Bag
from farshore.core.features import (
    UNSEEN,
    Row,
    SectionCache,
    blank_row,
    changed_mask,
    changed_places,
)
from farshore.core.state import State
from farshore.core.types import Seat
from farshore.games.antarctica.components import AREAS, BUILDINGS, DECKS, KINDS, PLACES, TRACKS
from farshore.games.antarctica.features import AntarcticaFeatures, add_access, add_seat, add_stacks
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
)
from farshore.games.antarctica.state import AntarcticaState

SCORINGS: Final = AREAS + TRACKS + 2
"""Single scorings: each area and each track, starred cards, returned pieces."""
FIRST_SHIPS: Final = AREAS
ACCESS: Final = 2 * AREAS
STACKS: Final = ACCESS + 1
FIRST_SEAT: Final = ACCESS + 2
"""What may be stale: buildings by area, ships by area, access, stacks, seats. The sections have the
same numbers, but for each area buildings and ships in turn. The last section is the turn."""
POINTS_AT: Final = AREAS + TRACKS
SEAT_NUMBERS: Final = POINTS_AT + 13
"""How many numbers tell of a seat, and which of them are its points."""


class RunningScores:
    """Points by seat if the game ended now, kept up to date one scoring at a time."""

    def __init__(self, players: int) -> None:
        self.totals: Final = [0] * players
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

    def _replace(self, scoring: int, category: int) -> None:
        """Takes what this scoring gives now out of the tally, which is empty again then."""
        tally_points = self._tally.points
        players = self._tally.players
        first = scoring * players
        found = category * players
        for seat in range(players):
            points = tally_points[found + seat]
            before = self._parts[first + seat]
            if points != before:
                self.totals[seat] += points - before
                self._parts[first + seat] = points
            if points != 0:
                tally_points[found + seat] = 0


class AntarcticaRowCache(SectionCache):
    """The last position, section by section. What seats have is written once for all observers."""

    def __init__(self, features: AntarcticaFeatures) -> None:
        players = features.players
        super().__init__(features, players)
        self._antarctica: Final = features
        self._seats: Final = blank_row(players * SEAT_NUMBERS)
        """What `add_seat` writes, for each seat."""
        self._scores: Final = RunningScores(players)
        self._points: Final = [UNSEEN] * players
        self._buildings: Final = [UNSEEN] * AREAS
        self._berths: Final = [Seat(UNSEEN)] * (AREAS * PLACES)
        self._icebreakers: Final = [UNSEEN] * AREAS
        self._scientists: Final = [UNSEEN] * (players * AREAS)
        self._cubes: Final = [UNSEEN] * (players * TRACKS)
        self._reserve: Final = [UNSEEN] * players
        self._unused_ships: Final = [UNSEEN] * players
        self._returned_ships: Final = [UNSEEN] * players
        self._returned_cubes: Final = [UNSEEN] * players
        self._cards_taken: Final = [UNSEEN] * players
        self._basic_card: Final = [UNSEEN] * players
        self._know_how: Final = [UNSEEN] * players
        self._hands: Final = [UNSEEN] * (players * KINDS)
        self._story: tuple[int, ...] | None = None
        self._construction: tuple[Seat, ...] = ()
        self._decks: tuple[Bag, ...] = ()
        self._tops: Final = [UNSEEN] * DECKS
        self._shipyard_size = UNSEEN
        self._know_how_stack = UNSEEN

    def changes(self, state: State) -> int:
        assert isinstance(state, AntarcticaState)
        stale = self._area_changes(state) | self._seat_changes(state) << FIRST_SEAT
        if (
            self._decks is not state.decks
            or self._shipyard_size != state.shipyard.size
            or self._know_how_stack != state.know_how_stack
            or self._tops != state.tops
        ):
            self._decks = state.decks
            self._shipyard_size = state.shipyard.size
            self._know_how_stack = state.know_how_stack
            changed_places(self._tops, state.tops)
            stale |= 1 << STACKS
        return stale

    def _area_changes(self, state: AntarcticaState) -> int:
        """Bit mask of the areas whose buildings changed, and of those with other ships."""
        areas = changed_mask(self._icebreakers, state.icebreakers) << FIRST_SHIPS
        if self._buildings != state.buildings:
            for area in changed_places(self._buildings, state.buildings):
                areas |= 1 << area | 1 << ACCESS
                self._scores.rescore_area(state, area)
        if self._berths != state.berths:
            for berth in changed_places(self._berths, state.berths):
                areas |= 1 << FIRST_SHIPS + berth // PLACES | 1 << ACCESS
        return areas

    def _seat_changes(self, state: AntarcticaState) -> int:
        """Bit mask of the seats that have other things than before; writes them down."""
        seats = self._piece_changes(state) | self._card_changes(state)
        points = changed_mask(self._points, self._scores.totals)
        if seats | points == 0:
            return 0
        for seat in range(state.players):
            at = seat * SEAT_NUMBERS
            if seats >> seat & 1:
                self._seats.rewrite(at, at + SEAT_NUMBERS)
                add_seat(self._seats, state, Seat(seat), self._points[seat])
            elif points >> seat & 1:
                self._seats.rewrite(at + POINTS_AT, at + POINTS_AT + 1)
                self._seats.count(self._points[seat])
        return seats | points

    def _piece_changes(self, state: AntarcticaState) -> int:
        """Bit mask of seats. Supply and unused cubes follow from the other pieces of a seat."""
        scores = self._scores
        seats = changed_mask(self._reserve, state.reserve)
        seats |= changed_mask(self._unused_ships, state.unused_ships)
        returned = changed_mask(self._returned_ships, state.returned_ships)
        returned |= changed_mask(self._returned_cubes, state.returned_cubes)
        if returned != 0:
            scores.rescore_returned(state)
        if self._scientists != state.scientists:
            for at in changed_places(self._scientists, state.scientists):
                seats |= 1 << at // AREAS
                scores.rescore_area(state, at % AREAS)
        if self._cubes != state.cubes:
            for at in changed_places(self._cubes, state.cubes):
                seats |= 1 << at // TRACKS
                scores.rescore_track(state, at % TRACKS)
        if self._construction is not state.construction:
            for seat in (*self._construction, *state.construction):
                seats |= 1 << seat
            self._construction = state.construction
        return seats | returned

    def _card_changes(self, state: AntarcticaState) -> int:
        taken = changed_mask(self._cards_taken, state.cards_taken)
        if taken != 0:
            self._scores.rescore_stars(state)
        seats = taken | changed_mask(self._basic_card, state.basic_card)
        seats |= changed_mask(self._know_how, state.know_how)
        if self._story is not state.shipyard_story:  # without it no hand changes
            self._story = state.shipyard_story
            for at in changed_places(self._hands, state.hands):
                seats |= 1 << at // KINDS
        return seats

    def write(self, row: Row, state: State, seat: Seat, stale: int) -> None:
        assert isinstance(state, AntarcticaState)
        features = self._antarctica
        for area in range(AREAS):
            if stale >> area & 1:
                self.begin(row, 2 * area)
                row.bits(state.buildings[area], BUILDINGS)
            if stale >> (FIRST_SHIPS + area) & 1:
                self.begin(row, 2 * area + 1)
                features.add_ships(row, state, seat, area)
        if stale >> ACCESS & 1:
            self.begin(row, ACCESS)
            add_access(row, state, seat)
        if stale >> STACKS & 1:
            self.begin(row, STACKS)
            add_stacks(row, state)
        players = features.players
        for step in range(players):
            other = (seat + step) % players
            if stale >> (FIRST_SEAT + other) & 1:
                self.begin_copy(row, FIRST_SEAT + step)
                row.copy(self._seats, other * SEAT_NUMBERS, SEAT_NUMBERS)
        self.begin_last(row)
        features.add_turn(row, state, seat)
