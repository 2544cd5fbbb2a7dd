"""Exploring: tiles are drawn in secret, one is placed and used (COS-094 to COS-101)."""

from __future__ import annotations

from typing import ClassVar, Final

from farshore.core.errors import Reason
from farshore.core.state import MASKED, OPEN, ChanceDecision, SeatDecision
from farshore.core.types import MoveId, Seat
from farshore.games.council import events
from farshore.games.council.components import GALAXIES, PARSECS, PLANETS, TILE_OF, TILES
from farshore.games.council.conditions import (
    add_mines,
    add_settles_on,
    can_explore,
    can_explore_in,
    can_mine,
    can_settle_on,
    explore_obstacle,
    is_compulsory,
    mine_obstacle,
    place_obstacle,
    settle_obstacle,
    types_for,
)
from farshore.games.council.move_numbers import (
    DONE,
    DRAW_TILE,
    EXPLORE,
    KEEP,
    MINE,
    PLACE,
    SETTLE,
    TAKE_YIELD,
)
from farshore.games.council.moves import TILE_IDS
from farshore.games.council.settling import Mine, push_cubes
from farshore.games.council.state import (
    EXTRA_CUBES,
    TOUCHED_GALAXIES,
    TOUCHED_STACKS,
    TRAITS,
    CouncilState,
)

# --- exploring --------------------------------------------------------------------------------


class Offer:
    """What an exploration offers on the new tile (COS-098 to COS-100)."""

    def __init__(
        self,
        cubes: int,
        mines: int,
        both: bool,
        any_planet: bool,
        as_action: bool,
        mine_reach: int,
    ) -> None:
        self.cubes: Final = cubes
        self.mines: Final = mines
        self.both: Final = both
        self.any_planet: Final = any_planet
        self.as_action: Final = as_action
        """Whether it is the action of an action card."""
        self.mine_reach: Final = mine_reach
        """0 for yields of the new tile; else the reach of minings as usual (COS-R12)."""

    def to_json(self) -> dict[str, object]:
        return {
            "cubes": self.cubes,
            "mines": self.mines,
            "both": self.both,
            "any_planet": self.any_planet,
            "as_action": self.as_action,
            "mine_reach": self.mine_reach,
        }

    def part(self, cubes: int, mines: int) -> Offer:
        """The same with other numbers."""
        return Offer(cubes, mines, False, self.any_planet, self.as_action, self.mine_reach)


class Explore(SeatDecision[CouncilState]):
    """D07: in which parsec? (COS-094, COS-097)"""

    NAME: ClassVar[str] = "explore"

    def __init__(self, seat: Seat, reach: int, offer: Offer) -> None:
        super().__init__(seat)
        self.reach: Final = reach
        self.offer: Final = offer

    def fields(self) -> dict[str, object]:
        return {"seat": self.seat, "reach": self.reach, "offer": self.offer.to_json()}

    def asks(self, state: CouncilState) -> bool:
        return can_explore(state, self.reach)

    def legal(self, state: CouncilState, seat: Seat) -> list[MoveId]:
        moves: list[MoveId] = []
        for parsec in range(1, self.reach + 1):
            if can_explore_in(state, parsec):
                moves.append(MoveId(EXPLORE + parsec - 1))
        if not is_compulsory(state, self.offer.as_action):
            moves.append(MoveId(DONE))
        return moves

    def play(self, state: CouncilState, seat: Seat, move: MoveId) -> None:
        if move != DONE:
            parsec = move - EXPLORE + 1
            events.exploring(state, seat, parsec)
            state.agenda.append(DrawTile(seat, parsec, NONE_DRAWN, self.offer))

    def why_not(self, state: CouncilState, seat: Seat, move: MoveId) -> Reason:
        if EXPLORE <= move < EXPLORE + PARSECS:
            return explore_obstacle(state, move - EXPLORE + 1, self.reach)
        if is_compulsory(state, self.offer.as_action):
            return Reason("council-must-explore")
        return Reason("council-explore-first")


class Drawn:
    """Tiles drawn from a stack, and who knew each because it had been put under the stack."""

    def __init__(self, tiles: tuple[int, ...], seen: tuple[int, ...]) -> None:
        self.tiles: Final = tiles
        self.seen: Final = seen
        """Bit mask of seats for each tile."""

    def ids(self) -> list[str]:
        return [TILE_IDS[tile] for tile in self.tiles]

    def fields(self) -> dict[str, object]:
        """For a position document."""
        known = [[seat for seat in range(4) if mask >> seat & 1] for mask in self.seen]
        return {"drawn": self.ids(), "known_to": known}

    def and_one(self, state: CouncilState, seat: Seat, parsec: int, tile: int) -> Drawn:
        """One more, drawn for a seat."""
        pile = state.piles[parsec - 1]
        state.piles[parsec - 1] = pile.without(tile)
        state.touched |= TOUCHED_STACKS
        events.tile_drawn(state, seat, tile)
        return Drawn((*self.tiles, tile), (*self.seen, pile.next_seen()))

    def goes_on(self, state: CouncilState, parsec: int) -> bool:
        """COS-094: two tiles, if there are as many."""
        return len(self.tiles) < 2 and not state.piles[parsec - 1].is_empty()

    def return_others(self, state: CouncilState, seat: Seat, parsec: int, kept: int) -> None:
        """COS-095: the tiles that are not kept go under their stack.

        The seats that knew a tile, and the seat that drew it, know where it lies.
        """
        for at in range(len(self.tiles)):
            tile = self.tiles[at]
            if tile != kept:
                pile = state.piles[parsec - 1]
                state.piles[parsec - 1] = pile.with_bottom(tile, self.seen[at] | 1 << seat)
                state.touched |= TOUCHED_STACKS
                events.tile_returned(state, seat, tile)


NONE_DRAWN: Final = Drawn((), ())


class DrawTile(ChanceDecision[CouncilState]):
    """Two tiles are drawn, seen by the explorer alone (COS-094, COS-101)."""

    NAME: ClassVar[str] = "draw_tile"

    def __init__(self, seat: Seat, parsec: int, drawn: Drawn, offer: Offer) -> None:
        self.seat: Final = seat
        self.parsec: Final = parsec
        self.drawn: Final = drawn
        self.offer: Final = offer

    def fields(self) -> dict[str, object]:
        return {
            "seat": self.seat,
            "parsec": self.parsec,
            **self.drawn.fields(),
            "offer": self.offer.to_json(),
        }

    def chances(self, state: CouncilState) -> list[tuple[MoveId, int]]:
        return state.piles[self.parsec - 1].chances(DRAW_TILE)

    def play(self, state: CouncilState, seat: Seat, move: MoveId) -> None:
        tile = move - DRAW_TILE
        drawn = self.drawn.and_one(state, self.seat, self.parsec, tile)
        if drawn.goes_on(state, self.parsec):
            state.agenda.append(DrawTile(self.seat, self.parsec, drawn, self.offer))
        else:
            state.agenda.append(KeepTile(self.seat, self.parsec, drawn, self.offer))

    def visibility(self, state: CouncilState, seat: Seat, move: MoveId, viewer: Seat) -> int:
        return OPEN if viewer == self.seat else MASKED


class KeepTile(SeatDecision[CouncilState]):
    """D08: which drawn tile is placed? (COS-095, COS-096)"""

    NAME: ClassVar[str] = "keep_tile"

    def __init__(self, seat: Seat, parsec: int, drawn: Drawn, offer: Offer) -> None:
        super().__init__(seat)
        self.parsec: Final = parsec
        self.drawn: Final = drawn
        self.offer: Final = offer

    def fields(self) -> dict[str, object]:
        return {
            "seat": self.seat,
            "parsec": self.parsec,
            **self.drawn.fields(),
            "offer": self.offer.to_json(),
        }

    def legal(self, state: CouncilState, seat: Seat) -> list[MoveId]:
        return [MoveId(KEEP + tile) for tile in self.drawn.tiles]

    def play(self, state: CouncilState, seat: Seat, move: MoveId) -> None:
        kept = move - KEEP
        events.tile_kept(state, seat, kept)
        self.drawn.return_others(state, seat, self.parsec, kept)
        state.agenda.append(PlaceTile(seat, kept, self.offer))

    def why_not(self, state: CouncilState, seat: Seat, move: MoveId) -> Reason:
        return Reason("council-keep-first", {"drawn_tile": self.drawn.ids()})

    def reveals(self, state: CouncilState) -> bool:
        return True


class ExploredTile(SeatDecision[CouncilState]):
    """What becomes of the tile that an exploration keeps."""

    def __init__(self, seat: Seat, tile: int, offer: Offer) -> None:
        super().__init__(seat)
        self.tile: Final = tile
        self.offer: Final = offer

    def fields(self) -> dict[str, object]:
        return {"seat": self.seat, "tile": TILE_IDS[self.tile], "offer": self.offer.to_json()}


class PlaceTile(ExploredTile):
    """D08: in which galaxy of its parsec? (COS-095, COS-R14)"""

    NAME: ClassVar[str] = "place_tile"

    def legal(self, state: CouncilState, seat: Seat) -> list[MoveId]:
        parsec = state.ruleset.edition.tiles[self.tile].parsec
        return [
            MoveId(PLACE + galaxy)
            for galaxy in state.ruleset.galaxies_of[parsec]
            if state.free_slots(galaxy) > 0
        ]

    def play(self, state: CouncilState, seat: Seat, move: MoveId) -> None:
        place_tile(state, seat, self.tile, move - PLACE)
        offer = self.offer
        if offer.both:  # COS-100: cubes first
            state.agenda.append(UseTile(seat, self.tile, offer.part(0, offer.mines)))
            state.agenda.append(UseTile(seat, self.tile, offer.part(offer.cubes, 0)))
        else:
            state.agenda.append(UseTile(seat, self.tile, offer))

    def why_not(self, state: CouncilState, seat: Seat, move: MoveId) -> Reason:
        if PLACE <= move < PLACE + GALAXIES:
            parsec = state.ruleset.edition.tiles[self.tile].parsec
            return place_obstacle(state, move - PLACE, parsec)
        return Reason("council-place-first", {"tile": TILE_IDS[self.tile]})


def place_tile(state: CouncilState, owner: Seat, tile: int, galaxy: int) -> None:
    state.tiles_in[galaxy] = (*state.tiles_in[galaxy], tile)
    state.touched |= 1 << TOUCHED_GALAXIES + galaxy
    events.tile_placed(state, owner, tile, galaxy)


class UseTile(ExploredTile):
    """D09: cubes on the new tile, its yields, or neither? (COS-098 to COS-100, COS-141)"""

    NAME: ClassVar[str] = "use_tile"

    def asks(self, state: CouncilState) -> bool:
        return self.can_settle(state) or self.can_take_yield() or self.can_mine(state)

    def can_settle(self, state: CouncilState) -> bool:
        offer = self.offer
        if offer.cubes == 0 or state.supply[self.seat] <= 0:
            return False
        types = types_for(state, self.seat, offer.any_planet)
        least = state.least_cubes(self.seat, offer.cubes)
        return can_settle_on(state, self.seat, self.tile, types, least)

    def can_take_yield(self) -> bool:
        """COS-099: the new tile needs no colony."""
        return self.offer.mines > 0 and self.offer.mine_reach == 0

    def can_mine(self, state: CouncilState) -> bool:
        return self.offer.mines > 0 and can_mine(state, self.seat, self.offer.mine_reach, ())

    def legal(self, state: CouncilState, seat: Seat) -> list[MoveId]:
        moves: list[MoveId] = []
        offer = self.offer
        if self.can_settle(state):
            types = types_for(state, seat, offer.any_planet)
            least = state.least_cubes(seat, offer.cubes)
            add_settles_on(state, seat, self.tile, types, least, moves)
        if self.can_take_yield():
            moves.append(MoveId(TAKE_YIELD))
        elif offer.mines > 0:
            add_mines(state, seat, offer.mine_reach, (), moves)
        moves.append(MoveId(DONE))
        return moves

    def play(self, state: CouncilState, seat: Seat, move: MoveId) -> None:
        offer = self.offer
        if move == TAKE_YIELD:
            for _ in range(offer.mines):  # COS-099
                state.take_yield(seat, self.tile)
        elif MINE <= move < MINE + TILES:  # COS-R12
            Mine(seat, offer.mines, offer.mine_reach, ()).play(state, seat, move)
        elif move != DONE:
            push_cubes(state, seat, move - SETTLE, offer.cubes, self.extra_cubes(state), 0)

    def extra_cubes(self, state: CouncilState) -> int:
        """COS-141, COS-R26"""
        if state.ruleset.extra_cube_of_cards and not self.offer.as_action:
            return 0
        return state.traits[self.seat * TRAITS + EXTRA_CUBES]

    def why_not(self, state: CouncilState, seat: Seat, move: MoveId) -> Reason:
        offer = self.offer
        if SETTLE <= move < SETTLE + PLANETS:
            planet = move - SETTLE
            if offer.cubes == 0:
                return Reason("council-only-yield-left", {"tile": TILE_IDS[self.tile]})
            if TILE_OF[planet] != self.tile:
                return Reason("council-only-new-tile", {"tile": TILE_IDS[self.tile]})
            return settle_obstacle(state, seat, planet, offer.cubes, PARSECS, offer.any_planet)
        if move == TAKE_YIELD and offer.mine_reach == 0:
            return Reason("council-cubes-before-yield", {"tile": TILE_IDS[self.tile]})
        if MINE <= move < MINE + TILES and offer.mine_reach > 0:
            return mine_obstacle(state, seat, move - MINE, offer.mine_reach, ())
        return Reason("council-use-tile-first", {"tile": TILE_IDS[self.tile]})
