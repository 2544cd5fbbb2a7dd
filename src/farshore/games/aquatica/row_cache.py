"""The rows of one game of Aquatica, kept: only what has changed is written anew."""

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
from farshore.games.aquatica.components import (
    CHARACTERS,
    MANTAS,
    SLOTS,
    SPACES,
    TRACK_SPACES,
    TRACKS,
    TYPES,
)
from farshore.games.aquatica.features import (
    AquaticaFeatures,
    add_board,
    add_character_row,
    add_decks,
    add_location,
    add_piles,
    add_top_depths,
)
from farshore.games.aquatica.moves import CHARACTER_SLOTS
from farshore.games.aquatica.scoring import goal_points
from farshore.games.aquatica.state import AquaticaState

CHARACTER_ROW: Final = 0
FIRST_SLOT: Final = 1
DECKS: Final = FIRST_SLOT + SLOTS
FIRST_TRACK: Final = DECKS + 1
FIRST_SEAT: Final = FIRST_TRACK + TRACKS
"""The first sections. A board and piles of each seat follow, the depths, kings and the turn."""
OCEAN_BITS: Final = (1 << FIRST_SEAT) - 1
KINGS_BIT: Final = 30
"""What may be stale: these sections by their numbers, behind them the boards and then the piles by
seat, and the kings. The turn is always written anew."""
BOARD_NUMBERS: Final = SPACES * (TYPES + 3) + 2 * SPACES + TRACKS
PILE_NUMBERS: Final = 5 + TYPES + 2 * CHARACTERS + 2 * MANTAS + 1
"""How many numbers tell of what a seat has."""


class AquaticaRowCache(SectionCache):
    """The last position, section by section. What seats have is written once for all observers."""

    def __init__(self, features: AquaticaFeatures) -> None:
        players = features.players
        super().__init__(features, players)
        self._aquatica: Final = features
        self._boards: Final = blank_row(players * BOARD_NUMBERS)
        self._piles: Final = blank_row(players * PILE_NUMBERS)
        """What `add_board` and `add_piles` write, for each seat."""
        self._goal_points: Final = [0] * players
        self._row: Final = [UNSEEN] * len(CHARACTER_SLOTS)
        self._slots: Final = [UNSEEN] * SLOTS
        self._characters: Bag | None = None
        self._locations: Bag | None = None
        self._supply = UNSEEN
        self._goals: Final = [UNSEEN] * TRACKS
        self._spaces: Final = [UNSEEN] * (TRACKS * TRACK_SPACES)
        self._board: Final = [UNSEEN] * (players * SPACES)
        self._covered: Final = [UNSEEN] * (players * SPACES)
        self._raised: Final = [UNSEEN] * players
        self._claimed: Final = [UNSEEN] * players
        self._scored: Final = [UNSEEN] * players
        self._hands: Final = [UNSEEN] * players
        self._discards: Final = [UNSEEN] * players
        self._ready: Final = [UNSEEN] * players
        self._tired: Final = [UNSEEN] * players
        self._wild: Final = [UNSEEN] * players
        self._kings: Final = [UNSEEN] * players
        self._offer = UNSEEN
        self._drafting = False

    def changes(self, state: State) -> int:
        assert isinstance(state, AquaticaState)
        stale = self._ocean_changes(state)
        piles = self._pile_changes(state)
        if self._spaces != state.spaces:
            for at in changed_places(self._spaces, state.spaces):
                stale |= 1 << FIRST_TRACK + at // TRACK_SPACES
            piles |= self._count_goals(state)
        boards = self._board_changes(state)
        players = state.players
        for seat in range(players):
            if boards >> seat & 1:
                at = seat * BOARD_NUMBERS
                self._boards.rewrite(at, at + BOARD_NUMBERS)
                add_board(self._boards, state, Seat(seat))
            if piles >> seat & 1:
                at = seat * PILE_NUMBERS
                self._piles.rewrite(at, at + PILE_NUMBERS)
                add_piles(self._piles, state, Seat(seat), self._goal_points[seat])
        return stale | boards << FIRST_SEAT | piles << FIRST_SEAT + players

    def _ocean_changes(self, state: AquaticaState) -> int:
        """The ocean, the goals and the kings."""
        stale = changed_mask(self._slots, state.slots) << FIRST_SLOT
        stale |= changed_mask(self._goals, state.goals) << FIRST_TRACK
        if changed_mask(self._row, state.row) != 0:
            stale |= 1 << CHARACTER_ROW
        if (
            self._characters is not state.characters
            or self._locations is not state.locations
            or self._supply != state.supply
        ):
            self._characters = state.characters
            self._locations = state.locations
            self._supply = state.supply
            stale |= 1 << DECKS
        if (
            changed_mask(self._kings, state.kings) != 0
            or self._offer != state.offer
            or self._drafting
            or state.drafting  # what a seat has seen of the offer changes
        ):
            self._offer = state.offer
            self._drafting = state.drafting
            stale |= 1 << KINGS_BIT
        return stale

    def _count_goals(self, state: AquaticaState) -> int:
        """Bit mask of the seats whose goals give other points than before."""
        seats = 0
        for seat in range(state.players):
            points = goal_points(state, Seat(seat))
            if points != self._goal_points[seat]:
                self._goal_points[seat] = points
                seats |= 1 << seat
        return seats

    def _board_changes(self, state: AquaticaState) -> int:
        """Bit mask of the seats with other locations, depths or claims."""
        seats = changed_mask(self._raised, state.raised)
        seats |= changed_mask(self._claimed, state.claimed)
        if self._board != state.board:
            for at in changed_places(self._board, state.board):
                seats |= 1 << at // SPACES
        if self._covered != state.covered:
            for at in changed_places(self._covered, state.covered):
                seats |= 1 << at // SPACES
        return seats

    def _pile_changes(self, state: AquaticaState) -> int:
        """Bit mask of the seats with other cards or mantas; sizes and types follow from these."""
        return (
            changed_mask(self._scored, state.scored)
            | changed_mask(self._hands, state.hands)
            | changed_mask(self._discards, state.discards)
            | changed_mask(self._ready, state.ready)
            | changed_mask(self._tired, state.tired)
            | changed_mask(self._wild, state.wild)
        )

    def write(self, row: Row, state: State, seat: Seat, stale: int) -> None:
        assert isinstance(state, AquaticaState)
        if stale & OCEAN_BITS:
            self._write_ocean(row, state, seat, stale)
        players = self._aquatica.players
        section = FIRST_SEAT
        for step in range(players):
            other = (seat + step) % players
            if stale >> (FIRST_SEAT + other) & 1:
                self.begin_copy(row, section)
                row.copy(self._boards, other * BOARD_NUMBERS, BOARD_NUMBERS)
            if stale >> (FIRST_SEAT + players + other) & 1:
                self.begin_copy(row, section + 1)
                row.copy(self._piles, other * PILE_NUMBERS, PILE_NUMBERS)
            section += 2
        if stale >> (FIRST_SEAT + seat) & 1:
            self.begin(row, section)
            add_top_depths(row, state, seat)
        if stale >> KINGS_BIT & 1:
            self.begin(row, section + 1)
            self._aquatica.add_kings(row, state, seat)
        self.begin_last(row)
        self._aquatica.add_turn(row, state, seat)

    def _write_ocean(self, row: Row, state: AquaticaState, seat: Seat, stale: int) -> None:
        if stale >> CHARACTER_ROW & 1:
            self.begin(row, CHARACTER_ROW)
            add_character_row(row, state)
        for slot in range(SLOTS):
            if stale >> (FIRST_SLOT + slot) & 1:
                self.begin(row, FIRST_SLOT + slot)
                add_location(row, state, state.slots[slot])
        if stale >> DECKS & 1:
            self.begin(row, DECKS)
            add_decks(row, state)
        for track in range(TRACKS):
            if stale >> (FIRST_TRACK + track) & 1:
                self.begin(row, FIRST_TRACK + track)
                self._aquatica.add_track(row, state, seat, track)
