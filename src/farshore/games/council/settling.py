"""Settling planets, mining systems and upgrading gems (COS-086 to COS-093, COS-103)."""

from __future__ import annotations

from typing import ClassVar, Final

from farshore.core.errors import Reason
from farshore.core.state import SeatDecision
from farshore.core.types import MoveId, Seat
from farshore.games.council import events
from farshore.games.council.components import FIRST_PLANET, GEMS, PLANETS, TILE_OF, TILES, TOWER
from farshore.games.council.conditions import (
    add_mines,
    add_settles,
    can_mine,
    can_settle,
    can_upgrade_gem,
    gem_obstacle,
    is_compulsory,
    mine_obstacle,
    settle_obstacle,
)
from farshore.games.council.move_numbers import CUBES, DONE, MINE, SETTLE, UPGRADE_GEM
from farshore.games.council.moves import TILE_IDS
from farshore.games.council.state import GEM_SUPPLY, CouncilState

# --- settling ---------------------------------------------------------------------------------


class Settle(SeatDecision[CouncilState]):
    """D05: on which planet is the tower put? (COS-086 to COS-088)"""

    NAME: ClassVar[str] = "settle"

    def __init__(
        self, seat: Seat, cubes: int, reach: int, any_planet: bool, yields: int, as_action: bool
    ) -> None:
        super().__init__(seat)
        self.cubes: Final = cubes
        self.reach: Final = reach
        self.any_planet: Final = any_planet
        self.yields: Final = yields
        self.as_action: Final = as_action
        """Whether it is the action of an action card."""

    def fields(self) -> dict[str, object]:
        return {
            "seat": self.seat,
            "cubes": self.cubes,
            "reach": self.reach,
            "any_planet": self.any_planet,
            "yields": self.yields,
            "as_action": self.as_action,
        }

    def asks(self, state: CouncilState) -> bool:
        return can_settle(state, self.seat, self.cubes, self.reach, self.any_planet)

    def legal(self, state: CouncilState, seat: Seat) -> list[MoveId]:
        moves: list[MoveId] = []
        add_settles(state, seat, self.cubes, self.reach, self.any_planet, moves)
        if not is_compulsory(state, self.as_action):
            moves.append(MoveId(DONE))
        return moves

    def play(self, state: CouncilState, seat: Seat, move: MoveId) -> None:
        if move != DONE:
            push_cubes(state, seat, move - SETTLE, self.cubes, 0, self.yields)

    def why_not(self, state: CouncilState, seat: Seat, move: MoveId) -> Reason:
        if SETTLE <= move < SETTLE + PLANETS:
            planet = move - SETTLE
            return settle_obstacle(state, seat, planet, self.cubes, self.reach, self.any_planet)
        if is_compulsory(state, self.as_action):
            return Reason("council-must-settle")
        return Reason("council-settle-first")


def push_cubes(
    state: CouncilState, seat: Seat, planet: int, cubes: int, extra: int, yields: int
) -> None:
    """Asks next how many cubes are placed (13.4); the extra ones are free to take (COS-141)."""
    room = min(state.room(seat, planet), state.supply[seat])  # COS-042, COS-044
    least = state.least_cubes(seat, cubes)
    state.agenda.append(ChooseCubes(seat, planet, least, min(cubes + extra, room), yields))


class ChooseCubes(SeatDecision[CouncilState]):
    """D05, D09: how many cubes form the tower? (COS-086)"""

    NAME: ClassVar[str] = "choose_cubes"

    def __init__(self, seat: Seat, planet: int, least: int, most: int, yields: int) -> None:
        super().__init__(seat)
        self.planet: Final = planet
        self.least: Final = least
        self.most: Final = most
        self.yields: Final = yields

    def fields(self) -> dict[str, object]:
        tile = TILE_OF[self.planet]
        return {
            "seat": self.seat,
            "tile": TILE_IDS[tile],
            "planet": self.planet - FIRST_PLANET[tile] + 1,
            "least": self.least,
            "most": self.most,
            "yields": self.yields,
        }

    def legal(self, state: CouncilState, seat: Seat) -> list[MoveId]:
        return [MoveId(CUBES + number - 1) for number in range(self.least, self.most + 1)]

    def play(self, state: CouncilState, seat: Seat, move: MoveId) -> None:
        state.place_cubes(seat, self.planet, move - CUBES + 1)
        for _ in range(self.yields):  # COS-142
            state.take_yield(seat, TILE_OF[self.planet])

    def why_not(self, state: CouncilState, seat: Seat, move: MoveId) -> Reason:
        if CUBES <= move < CUBES + self.least - 1:
            return Reason("council-tower-divided", {"least": self.least})
        if CUBES <= move < CUBES + TOWER:
            return Reason("council-too-many-cubes", {"most": self.most})
        return Reason("council-cubes-first", {"least": self.least, "most": self.most})


# --- mining -----------------------------------------------------------------------------------


class Mine(SeatDecision[CouncilState]):
    """D06: of which system is a yield taken? (COS-089 to COS-093, COS-146)"""

    NAME: ClassVar[str] = "mine"

    def __init__(self, seat: Seat, left: int, reach: int, used: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.left: Final = left
        """How many yields are still offered."""
        self.reach: Final = reach
        self.used: Final = used
        """The systems mined by this card, one entry for each cube used."""

    def fields(self) -> dict[str, object]:
        return {
            "seat": self.seat,
            "left": self.left,
            "reach": self.reach,
            "used": [TILE_IDS[tile] for tile in self.used],
        }

    def asks(self, state: CouncilState) -> bool:
        return self.left > 0 and can_mine(state, self.seat, self.reach, self.used)

    def legal(self, state: CouncilState, seat: Seat) -> list[MoveId]:
        moves: list[MoveId] = []
        add_mines(state, seat, self.reach, self.used, moves)
        moves.append(MoveId(DONE))
        return moves

    def play(self, state: CouncilState, seat: Seat, move: MoveId) -> None:
        if move != DONE:
            tile = move - MINE
            state.take_yield(seat, tile)
            state.agenda.append(Mine(seat, self.left - 1, self.reach, (*self.used, tile)))

    def why_not(self, state: CouncilState, seat: Seat, move: MoveId) -> Reason:
        if MINE <= move < MINE + TILES:
            return mine_obstacle(state, seat, move - MINE, self.reach, self.used)
        return Reason("council-mine-first")


# --- gems -------------------------------------------------------------------------------------


class UpgradeGem(SeatDecision[CouncilState]):
    """D10: which gem rises by one kind? (COS-103)"""

    NAME: ClassVar[str] = "upgrade_gem"

    def __init__(self, seat: Seat, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def fields(self) -> dict[str, object]:
        return {"seat": self.seat, "left": self.left}

    def asks(self, state: CouncilState) -> bool:
        return self.left > 0 and can_upgrade_gem(state, self.seat)

    def legal(self, state: CouncilState, seat: Seat) -> list[MoveId]:
        moves: list[MoveId] = []
        for kind in range(GEMS - 1):
            if state.gems[seat * GEMS + kind] > 0:
                moves.append(MoveId(UPGRADE_GEM + kind))
        moves.append(MoveId(DONE))
        return moves

    def play(self, state: CouncilState, seat: Seat, move: MoveId) -> None:
        if move != DONE:
            kind = move - UPGRADE_GEM
            state.gems[seat * GEMS + kind] -= 1
            state.gems[seat * GEMS + kind + 1] += 1
            state.touch(seat, GEM_SUPPLY)
            events.gem_upgraded(state, seat, kind)
            state.agenda.append(UpgradeGem(seat, self.left - 1))

    def why_not(self, state: CouncilState, seat: Seat, move: MoveId) -> Reason:
        if UPGRADE_GEM <= move < UPGRADE_GEM + 2:
            return gem_obstacle(move)
        return Reason("council-upgrade-gem-first")
