"""Setup of Antarctica: start player, starting buildings, ships and the extra cube (ANT-026 ff)."""

from __future__ import annotations

from typing import ClassVar, Final

from farshore.core.chance import Bag
from farshore.core.errors import Reason
from farshore.core.state import ChanceDecision, DrawDecision, SeatDecision, Step
from farshore.core.types import MoveId, Seat
from farshore.games.antarctica import events
from farshore.games.antarctica.components import AREAS, PLACES, TRACKS
from farshore.games.antarctica.conditions import area_obstacle
from farshore.games.antarctica.move_numbers import DEAL, PLACE_CUBE, PLACE_SHIP, START
from farshore.games.antarctica.moves import BUILDING_IDS, DEALT_IDS
from farshore.games.antarctica.state import CUBES, TOUCHED_BUILDINGS, AntarcticaState

DEALT: Final = [BUILDING_IDS.index(building) for building in DEALT_IDS]
"""The building types of the `deal` moves."""


class DrawStartPlayer(ChanceDecision[AntarcticaState]):
    """Who is A? (ANT-043)"""

    NAME: ClassVar[str] = "draw_start_player"

    def asks(self, state: AntarcticaState) -> bool:
        return state.ruleset.random_start

    def run(self, state: AntarcticaState) -> None:
        state.start_seat = Seat(0)

    def chances(self, state: AntarcticaState) -> list[tuple[MoveId, int]]:
        return [(MoveId(START + seat), 1) for seat in range(state.players)]

    def play(self, state: AntarcticaState, seat: Seat, move: MoveId) -> None:
        state.start_seat = Seat(move - START)
        events.start_player(state, state.start_seat)


def starting_bag(state: AntarcticaState) -> Bag:
    """The starting buildings that are not on the board, by their number in DEALT."""
    left: list[int] = []
    for building in DEALT:
        dealt = sum(1 for there in state.buildings if there >> building & 1)
        left.append(state.ruleset.edition.starting[state.players][building] - dealt)
    return Bag(left)


class DealBuilding(DrawDecision[AntarcticaState]):
    """Which starting building comes to the next open area? (ANT-029 to ANT-031)"""

    NAME: ClassVar[str] = "deal_building"

    def __init__(self, at: int, left: Bag) -> None:
        self.at: Final = at
        """How many open areas have their building."""
        self.left: Final = left
        """The buildings that are still to be dealt, by their number in DEALT."""

    def fields(self) -> dict[str, object]:
        return {"at": self.at}

    def bag(self, state: AntarcticaState) -> Bag:
        return self.left

    def outcome(self, state: AntarcticaState, item: int) -> MoveId:
        return MoveId(DEAL + item * AREAS + state.ruleset.open_areas[self.at])

    def play(self, state: AntarcticaState, seat: Seat, move: MoveId) -> None:
        item, area = divmod(move - DEAL, AREAS)
        state.buildings[area] |= 1 << DEALT[item]
        state.touched |= TOUCHED_BUILDINGS
        events.building_dealt(state, DEALT[item], area)
        state.agenda.append(DealBuilding(self.at + 1, self.left.without(item)))


class PlaceShips(Step[AntarcticaState]):
    """The ships start as in the first-game layout, or one by one as the players like.

    (ANT-044 to ANT-046; with two players B's extra cube follows, ANT-050)
    """

    NAME: ClassVar[str] = "place_ships"

    def run(self, state: AntarcticaState) -> None:
        if state.players == 2:
            state.agenda.append(PlaceExtraCube(seat_of(state, 1)))
        if not state.ruleset.first_game:
            push_start_ship(state, 0)
            return
        edition = state.ruleset.edition
        order = edition.placing_order[state.players]
        areas = edition.first_ships[state.players]
        for at in range(len(order)):
            seat = seat_of(state, order[at])
            area = areas[at]
            state.join(seat, area)
            events.ship_placed(state, seat, area)


class PlaceStartShip(SeatDecision[AntarcticaState]):
    """D01: where does the next ship start? (ANT-045, ANT-046)"""

    NAME: ClassVar[str] = "place_start_ship"

    def __init__(self, seat: Seat, at: int) -> None:
        super().__init__(seat)
        self.at: Final = at
        """How many ships have been placed."""

    def fields(self) -> dict[str, object]:
        return {"seat": self.seat, "at": self.at}

    def legal(self, state: AntarcticaState, seat: Seat) -> list[MoveId]:
        return [
            MoveId(PLACE_SHIP + area)
            for area in state.ruleset.open_areas
            if state.ships_at[area] < PLACES
        ]

    def play(self, state: AntarcticaState, seat: Seat, move: MoveId) -> None:
        area = move - PLACE_SHIP
        state.join(seat, area)
        events.ship_placed(state, seat, area)
        push_start_ship(state, self.at + 1)

    def why_not(self, state: AntarcticaState, seat: Seat, move: MoveId) -> Reason:
        if PLACE_SHIP <= move < PLACE_SHIP + AREAS:
            return area_obstacle(state, move - PLACE_SHIP)
        return Reason("antarctica-place-ship-first")


def push_start_ship(state: AntarcticaState, at: int) -> None:
    """The next ship in placing order, if there is one."""
    order = state.ruleset.edition.placing_order[state.players]
    if at < len(order):
        state.agenda.append(PlaceStartShip(seat_of(state, order[at]), at))


class PlaceExtraCube(SeatDecision[AntarcticaState]):
    """D02: on which track does B's extra cube start with two players? (ANT-050)"""

    NAME: ClassVar[str] = "place_extra_cube"

    def legal(self, state: AntarcticaState, seat: Seat) -> list[MoveId]:
        return [MoveId(PLACE_CUBE + track) for track in state.ruleset.open_tracks]

    def play(self, state: AntarcticaState, seat: Seat, move: MoveId) -> None:
        track = move - PLACE_CUBE
        state.unused_cubes[seat] -= 1
        state.cubes[seat * TRACKS + track] = 1
        state.touch(seat, CUBES)
        state.occupied[track] |= 1 << 1
        events.cube_moved(state, seat, track, 1)

    def why_not(self, state: AntarcticaState, seat: Seat, move: MoveId) -> Reason:
        return Reason("antarctica-place-cube-first")


def seat_of(state: AntarcticaState, letter: int) -> Seat:
    """The seat of player A, B, C or D (ANT-N02)."""
    return Seat((state.start_seat + letter) % state.players)
