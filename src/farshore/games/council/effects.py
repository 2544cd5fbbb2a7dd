"""What cards, upgrades, stations, commanders and Dark Tech do: the vocabulary of section 8.

Effects are data. `push_effects` puts a list of them on the agenda, first one on top; those that
somebody decides are decisions of their own, all others are carried out by `carry_out`. That
function is the one place where the words of the vocabulary get their meaning; what lasts is noted
there as a trait of the seat.
"""

from __future__ import annotations

from typing import ClassVar, Final

from farshore.core.chance import mask_chances
from farshore.core.errors import Reason
from farshore.core.state import MASKED, OPEN, ChanceDecision, SeatDecision, Step
from farshore.games.council.components import (
    AI_CARDS,
    AT_STATION,
    AVA_FIELD,
    DO_ADAPT,
    DO_ADD_FIELD,
    DO_ALLOW_STACKING,
    DO_CHANGE_CONSUMPTION,
    DO_CHOOSE,
    DO_DRAW_LIGHT_CARD,
    DO_ENERGY_PER,
    DO_EVALUATE,
    DO_EXPLORE,
    DO_EXTRA_EXPLORE_CUBE,
    DO_FORBID_AI_CARD,
    DO_FREE_COLONY,
    DO_GAIN_ENERGY,
    DO_KEEP_CUBE,
    DO_MINE,
    DO_MINE_OTHERS,
    DO_PLACE_STATION_CUBES,
    DO_RAISE_ALL_RANGES,
    DO_RAISE_RANGE,
    DO_ROUND_CONSUMPTION,
    DO_SETTLE,
    DO_TAKE_AI_CARD,
    DO_TAKE_GEMS,
    DO_TIE_IS_MAJORITY,
    DO_UPGRADE_GEM,
    DO_UPGRADE_YIELD_GEMS,
    DO_YIELD_EACH_SYSTEM,
    FIELDS,
    FIRST_PLANET,
    FIRST_RANGE_UPGRADE,
    GALAXIES,
    GEMS,
    LIGHT_CARDS,
    PARSECS,
    PLANETS,
    TILE_OF,
    TILES,
    Effect,
)
from farshore.games.council.conditions import (
    add_evaluations,
    add_mines,
    add_settles,
    add_settles_on,
    alike_obstacle,
    can_evaluate,
    can_explore,
    can_explore_in,
    can_mine,
    can_settle,
    can_settle_on,
    can_upgrade_gem,
    card_obstacle,
    evaluate_obstacle,
    explore_obstacle,
    gem_obstacle,
    has_ava_field,
    mine_obstacle,
    place_obstacle,
    possible,
    reach_of,
    settle_obstacle,
    side_possible,
    types_for,
)
from farshore.games.council.moves import (
    BONUS_IDS,
    CUBES,
    DONE,
    DRAW_LIGHT,
    DRAW_TILE,
    EVALUATE,
    EXPLORE,
    GALAXY_IDS,
    KEEP,
    MINE,
    OPTION,
    PLACE,
    REMOVE,
    RETURN_BONUS,
    REVEAL,
    SETTLE,
    TAKE_CARD,
    TAKE_YIELD,
    TILE_IDS,
    UPGRADE_GEM,
)
from farshore.games.council.state import (
    ADAPTED,
    DRAWN,
    EXTRA_CUBES,
    FORBIDDEN,
    FREE_CUBES,
    GEM_STEPS,
    KEEPS_FROM,
    KEEPS_IN,
    MINES_OTHERS,
    NOBODY,
    NOTHING,
    PER_COLONY,
    RETURNED,
    STACKING,
    START_MINES,
    STILL,
    TIES,
    TRAITS,
    YIELDS_IN,
    CouncilState,
    story_entry,
)

LASTING: Final = (DO_ADAPT, DO_ALLOW_STACKING)
"""Of upgrades: what lasts, besides the range of a field."""


def push_effects(state: CouncilState, seat: int, effects: list[Effect], field_range: int) -> None:
    """Puts effects on the agenda, to be carried out one after the other (COS-085)."""
    for effect in reversed(effects):
        push_effect(state, seat, effect, field_range)


def push_effect(state: CouncilState, seat: int, effect: Effect, field_range: int) -> None:
    do = effect.do
    agenda = state.agenda
    reach = reach_of(effect, field_range)
    if do == DO_SETTLE:
        agenda.append(Settle(seat, effect.n, reach, effect.any_planet, effect.yields))
    elif do == DO_MINE:
        agenda.append(Mine(seat, effect.n, reach, ()))
    elif do == DO_EXPLORE:
        offer = Offer(effect.n, effect.mines, effect.both, effect.any_planet)
        agenda.append(Explore(seat, reach, offer))
    elif do == DO_UPGRADE_GEM:
        agenda.append(UpgradeGem(seat, effect.n))
    elif do == DO_CHOOSE:
        agenda.append(ChooseOption(seat, effect, field_range))
    elif do == DO_TAKE_AI_CARD:
        for _ in range(effect.n):
            agenda.append(TakeCard(seat))
    elif do == DO_DRAW_LIGHT_CARD:
        for _ in range(effect.n):
            agenda.append(DrawLight(seat))
    elif do == DO_EVALUATE:
        agenda.append(EvaluateSome(seat, effect.n, 0))
    else:
        agenda.append(CarryOut(seat, effect))


class CarryOut(Step[CouncilState]):
    """An effect that needs no decision."""

    NAME: ClassVar[str] = "carry_out"

    def __init__(self, seat: int, effect: Effect) -> None:
        self.seat: Final = seat
        self.effect: Final = effect

    def fields(self) -> dict[str, object]:
        return {"seat": self.seat, "effect": self.effect.to_json()}

    def run(self, state: CouncilState) -> None:
        carry_out(state, self.seat, self.effect, NOTHING)


def carry_out(state: CouncilState, seat: int, effect: Effect, galaxy: int) -> None:
    """Does, or notes as lasting, what needs no decision. `galaxy` is that of a station."""
    do = effect.do
    traits = state.traits
    base = seat * TRAITS
    if do == DO_TAKE_GEMS:
        state.take_gems(seat, effect.gems)
    elif do == DO_GAIN_ENERGY:
        state.gain_energy(seat, effect.n)
    elif do == DO_CHANGE_CONSUMPTION:
        moved = state.move_consumption(seat, effect.n)
        tell_consumption(state, seat, moved)
    elif do == DO_RAISE_RANGE:
        state.ranges[seat * FIELDS + effect.which] = effect.n
        state.tell("range_raised", seat, effect.which, effect.n - 1)
    elif do == DO_ADD_FIELD:
        field = state.field_count[seat]
        state.ranges[seat * FIELDS + field] = effect.n
        state.field_count[seat] = field + 1
        state.tell("field_added", seat, field, effect.n - 1)
    elif do == DO_RAISE_ALL_RANGES:
        raise_all_ranges(state, seat, effect.n, effect.which)
    elif do == DO_PLACE_STATION_CUBES:
        cubes = min(effect.n, state.supply[seat])  # COS-161, COS-R17
        state.supply[seat] -= cubes
        state.station_cubes[galaxy] += cubes
        state.tell("station_cubes_placed", seat, galaxy, cubes)
    elif do == DO_ADAPT:
        traits[base + ADAPTED] |= 1 << effect.which
    elif do == DO_ALLOW_STACKING:
        traits[base + STACKING] = 1
    elif do == DO_UPGRADE_YIELD_GEMS:
        traits[base + GEM_STEPS] += effect.n
    elif do == DO_MINE_OTHERS:
        traits[base + MINES_OTHERS] = 1
    elif do == DO_EXTRA_EXPLORE_CUBE:
        traits[base + EXTRA_CUBES] += effect.n
    elif do == DO_ROUND_CONSUMPTION:
        traits[base + STILL] = 1
    elif do == DO_TIE_IS_MAJORITY:
        traits[base + TIES] = 1
    elif do == DO_KEEP_CUBE:
        if effect.n == AT_STATION:
            traits[base + KEEPS_IN] |= 1 << galaxy
        else:
            traits[base + KEEPS_FROM] = effect.n
    elif do == DO_YIELD_EACH_SYSTEM:
        traits[base + YIELDS_IN] |= 1 << galaxy
    elif do == DO_FORBID_AI_CARD:
        traits[base + FORBIDDEN] |= 1 << effect.which
    elif do == DO_FREE_COLONY:
        traits[base + FREE_CUBES] += effect.n
    elif do == DO_MINE:
        traits[base + START_MINES] += effect.n
    else:
        assert do == DO_ENERGY_PER
        traits[base + PER_COLONY + effect.which] += effect.n


def tell_consumption(state: CouncilState, owner: int, moved: int) -> None:
    state.tell("consumption_moved", owner, 100 + moved, state.consumption[owner])


def raise_all_ranges(state: CouncilState, seat: int, to: int, energy: int) -> None:
    """COS-144: counts as making the missing range upgrades; each takes a cube (COS-R17)."""
    for field in range(state.field_count[seat]):
        at = seat * FIELDS + field
        while state.ranges[at] < to:
            state.ranges[at] += 1
            state.tell("range_raised", seat, field, state.ranges[at] - 1)
            if field < AVA_FIELD or (field == AVA_FIELD and has_ava_field(state, seat)):
                step = FIRST_RANGE_UPGRADE + 2 * field + state.ranges[at] - 2
                state.upgrades[seat] |= 1 << step
                place_board_cube(state, seat)
            state.gain_energy(seat, energy)


def place_board_cube(state: CouncilState, seat: int) -> None:
    """COS-055"""
    if state.supply[seat] > 0:
        state.supply[seat] -= 1
        state.board_cubes[seat] += 1


# --- choosing one of two ----------------------------------------------------------------------


class ChooseOption(SeatDecision[CouncilState]):
    """D04: which side of an OR card? (COS-085)"""

    NAME: ClassVar[str] = "choose_option"

    def __init__(self, seat: int, effect: Effect, field_range: int) -> None:
        super().__init__(seat)
        self.effect: Final = effect
        self.range: Final = field_range

    def fields(self) -> dict[str, object]:
        return {"seat": self.seat, "effect": self.effect.to_json(), "range": self.range}

    def asks(self, state: CouncilState) -> bool:
        return possible(state, self.seat, self.effect, self.range)

    def legal(self, state: CouncilState, seat: int) -> list[int]:
        moves: list[int] = []
        for side in range(2):
            if side_possible(state, seat, self.effect, side, self.range):
                moves.append(OPTION + side)
        moves.append(DONE)
        return moves

    def play(self, state: CouncilState, move: int, seat: int) -> None:
        if move != DONE:
            push_effects(state, seat, self.effect.choices[move - OPTION], self.range)

    def why_not(self, state: CouncilState, move: int, seat: int) -> Reason:
        if OPTION <= move < OPTION + 2:
            return Reason("council-option-impossible", {"option": move - OPTION + 1})
        return Reason("council-option-first")


# --- settling ---------------------------------------------------------------------------------


class Settle(SeatDecision[CouncilState]):
    """D05: on which planet is the tower put? (COS-086 to COS-088)"""

    NAME: ClassVar[str] = "settle"

    def __init__(self, seat: int, cubes: int, reach: int, any_planet: bool, yields: int) -> None:
        super().__init__(seat)
        self.cubes: Final = cubes
        self.reach: Final = reach
        self.any_planet: Final = any_planet
        self.yields: Final = yields

    def fields(self) -> dict[str, object]:
        return {
            "seat": self.seat,
            "cubes": self.cubes,
            "reach": self.reach,
            "any_planet": self.any_planet,
            "yields": self.yields,
        }

    def asks(self, state: CouncilState) -> bool:
        return can_settle(state, self.seat, self.reach, self.any_planet)

    def legal(self, state: CouncilState, seat: int) -> list[int]:
        moves: list[int] = []
        add_settles(state, seat, self.reach, self.any_planet, moves)
        moves.append(DONE)
        return moves

    def play(self, state: CouncilState, move: int, seat: int) -> None:
        if move != DONE:
            push_cubes(state, seat, move - SETTLE, self.cubes, self.yields)

    def why_not(self, state: CouncilState, move: int, seat: int) -> Reason:
        if SETTLE <= move < SETTLE + PLANETS:
            return settle_obstacle(state, seat, move - SETTLE, self.reach, self.any_planet)
        return Reason("council-settle-first")


def push_cubes(state: CouncilState, seat: int, planet: int, cubes: int, yields: int) -> None:
    """How many cubes follows directly (13.4)."""
    most = min(cubes, state.room(seat, planet), state.supply[seat])  # COS-042, COS-044
    state.agenda.append(ChooseCubes(seat, planet, most, yields))


class ChooseCubes(SeatDecision[CouncilState]):
    """D05, D09: how many cubes form the tower? (COS-086)"""

    NAME: ClassVar[str] = "choose_cubes"

    def __init__(self, seat: int, planet: int, most: int, yields: int) -> None:
        super().__init__(seat)
        self.planet: Final = planet
        self.most: Final = most
        self.yields: Final = yields

    def fields(self) -> dict[str, object]:
        tile = TILE_OF[self.planet]
        return {
            "seat": self.seat,
            "tile": TILE_IDS[tile],
            "planet": self.planet - FIRST_PLANET[tile] + 1,
            "most": self.most,
            "yields": self.yields,
        }

    def legal(self, state: CouncilState, seat: int) -> list[int]:
        return [CUBES + extra for extra in range(self.most)]

    def play(self, state: CouncilState, move: int, seat: int) -> None:
        state.place_cubes(seat, self.planet, move - CUBES + 1)
        for _ in range(self.yields):  # COS-142
            state.take_yield(seat, TILE_OF[self.planet])

    def why_not(self, state: CouncilState, move: int, seat: int) -> Reason:
        if CUBES <= move < CUBES + 3:
            return Reason("council-too-many-cubes", {"most": self.most})
        return Reason("council-cubes-first", {"most": self.most})


# --- mining -----------------------------------------------------------------------------------


class Mine(SeatDecision[CouncilState]):
    """D06: of which system is a yield taken? (COS-089 to COS-093, COS-146)"""

    NAME: ClassVar[str] = "mine"

    def __init__(self, seat: int, left: int, reach: int, used: tuple[int, ...]) -> None:
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

    def legal(self, state: CouncilState, seat: int) -> list[int]:
        moves: list[int] = []
        add_mines(state, seat, self.reach, self.used, moves)
        moves.append(DONE)
        return moves

    def play(self, state: CouncilState, move: int, seat: int) -> None:
        if move != DONE:
            tile = move - MINE
            state.take_yield(seat, tile)
            state.agenda.append(Mine(seat, self.left - 1, self.reach, (*self.used, tile)))

    def why_not(self, state: CouncilState, move: int, seat: int) -> Reason:
        if MINE <= move < MINE + TILES:
            return mine_obstacle(state, seat, move - MINE, self.reach, self.used)
        return Reason("council-mine-first")


# --- gems -------------------------------------------------------------------------------------


class UpgradeGem(SeatDecision[CouncilState]):
    """D10: which gem rises by one kind? (COS-103)"""

    NAME: ClassVar[str] = "upgrade_gem"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def fields(self) -> dict[str, object]:
        return {"seat": self.seat, "left": self.left}

    def asks(self, state: CouncilState) -> bool:
        return self.left > 0 and can_upgrade_gem(state, self.seat)

    def legal(self, state: CouncilState, seat: int) -> list[int]:
        moves: list[int] = []
        for kind in range(GEMS - 1):
            if state.gems[seat * GEMS + kind] > 0:
                moves.append(UPGRADE_GEM + kind)
        moves.append(DONE)
        return moves

    def play(self, state: CouncilState, move: int, seat: int) -> None:
        if move != DONE:
            kind = move - UPGRADE_GEM
            state.gems[seat * GEMS + kind] -= 1
            state.gems[seat * GEMS + kind + 1] += 1
            state.tell("gem_upgraded", seat, kind)
            state.agenda.append(UpgradeGem(seat, self.left - 1))

    def why_not(self, state: CouncilState, move: int, seat: int) -> Reason:
        if UPGRADE_GEM <= move < UPGRADE_GEM + 2:
            return gem_obstacle(move)
        return Reason("council-upgrade-gem-first")


# --- exploring --------------------------------------------------------------------------------


class Offer:
    """What an exploration offers on the new tile (COS-098 to COS-100)."""

    def __init__(self, cubes: int, mines: int, both: bool, any_planet: bool) -> None:
        self.cubes: Final = cubes
        self.mines: Final = mines
        self.both: Final = both
        self.any_planet: Final = any_planet

    def to_json(self) -> dict[str, object]:
        return {
            "cubes": self.cubes,
            "mines": self.mines,
            "both": self.both,
            "any_planet": self.any_planet,
        }


class Explore(SeatDecision[CouncilState]):
    """D07: in which parsec? (COS-094, COS-097)"""

    NAME: ClassVar[str] = "explore"

    def __init__(self, seat: int, reach: int, offer: Offer) -> None:
        super().__init__(seat)
        self.reach: Final = reach
        self.offer: Final = offer

    def fields(self) -> dict[str, object]:
        return {"seat": self.seat, "reach": self.reach, "offer": self.offer.to_json()}

    def asks(self, state: CouncilState) -> bool:
        return can_explore(state, self.reach)

    def legal(self, state: CouncilState, seat: int) -> list[int]:
        moves: list[int] = []
        for parsec in range(1, self.reach + 1):
            if can_explore_in(state, parsec):
                moves.append(EXPLORE + parsec - 1)
        moves.append(DONE)
        return moves

    def play(self, state: CouncilState, move: int, seat: int) -> None:
        if move != DONE:
            parsec = move - EXPLORE + 1
            state.tell("exploring", seat, parsec - 1)
            state.agenda.append(DrawTile(seat, parsec, (), (), self.offer))

    def why_not(self, state: CouncilState, move: int, seat: int) -> Reason:
        if EXPLORE <= move < EXPLORE + PARSECS:
            return explore_obstacle(state, move - EXPLORE + 1, self.reach)
        return Reason("council-explore-first")


class DrawTile(ChanceDecision[CouncilState]):
    """Two tiles are drawn, seen by the explorer alone (COS-094, COS-101)."""

    NAME: ClassVar[str] = "draw_tile"

    def __init__(
        self,
        seat: int,
        parsec: int,
        drawn: tuple[int, ...],
        seen: tuple[int, ...],
        offer: Offer,
    ) -> None:
        self.seat: Final = seat
        self.parsec: Final = parsec
        self.drawn: Final = drawn
        self.seen: Final = seen
        """Who knew each drawn tile before, because it had been put under the stack."""
        self.offer: Final = offer

    def fields(self) -> dict[str, object]:
        return {
            "seat": self.seat,
            "parsec": self.parsec,
            **drawn_fields(self.drawn, self.seen),
            "offer": self.offer.to_json(),
        }

    def chances(self, state: CouncilState) -> list[tuple[int, int]]:
        return state.piles[self.parsec - 1].chances(DRAW_TILE)

    def play(self, state: CouncilState, move: int, seat: int) -> None:
        tile = move - DRAW_TILE
        seen = (*self.seen, take_from_pile(state, self.seat, self.parsec, tile))
        drawn = (*self.drawn, tile)
        if len(drawn) < 2 and not state.piles[self.parsec - 1].is_empty():
            state.agenda.append(DrawTile(self.seat, self.parsec, drawn, seen, self.offer))
        else:
            state.agenda.append(KeepTile(self.seat, self.parsec, drawn, seen, self.offer))

    def shown(self, state: CouncilState, move: int, seat: int, viewer: int) -> int:
        return OPEN if viewer == self.seat else MASKED


def drawn_fields(drawn: tuple[int, ...], seen: tuple[int, ...]) -> dict[str, object]:
    """Drawn tiles and the seats that knew each before, for a position document."""
    return {
        "drawn": [TILE_IDS[tile] for tile in drawn],
        "known_to": [[seat for seat in range(4) if mask >> seat & 1] for mask in seen],
    }


def take_from_pile(state: CouncilState, seat: int, parsec: int, tile: int) -> int:
    """Draws a tile for a seat; gives who knew it before."""
    pile = state.piles[parsec - 1]
    seen = pile.next_seen()
    state.piles[parsec - 1] = pile.without(tile)
    state.whisper(1 << seat, "tile_drawn", seat, tile)
    return seen


def put_under(state: CouncilState, seat: int, parsec: int, tile: int, seen: int) -> None:
    """COS-095: a tile goes under its stack; who knew it and who drew it knows its place."""
    pile = state.piles[parsec - 1]
    state.piles[parsec - 1] = pile.with_under(tile, seen | 1 << seat)
    state.whisper(1 << seat, "tile_returned", seat, tile)


class KeepTile(SeatDecision[CouncilState]):
    """D08: which drawn tile is placed? (COS-095, COS-096)"""

    NAME: ClassVar[str] = "keep_tile"

    def __init__(
        self,
        seat: int,
        parsec: int,
        drawn: tuple[int, ...],
        seen: tuple[int, ...],
        offer: Offer,
    ) -> None:
        super().__init__(seat)
        self.parsec: Final = parsec
        self.drawn: Final = drawn
        self.seen: Final = seen
        self.offer: Final = offer

    def fields(self) -> dict[str, object]:
        return {
            "seat": self.seat,
            "parsec": self.parsec,
            **drawn_fields(self.drawn, self.seen),
            "offer": self.offer.to_json(),
        }

    def legal(self, state: CouncilState, seat: int) -> list[int]:
        return [KEEP + tile for tile in self.drawn]

    def play(self, state: CouncilState, move: int, seat: int) -> None:
        kept = move - KEEP
        state.tell("tile_kept", seat, kept)
        for at in range(len(self.drawn)):
            if self.drawn[at] != kept:
                put_under(state, seat, self.parsec, self.drawn[at], self.seen[at])
        state.agenda.append(PlaceTile(seat, kept, self.offer))

    def why_not(self, state: CouncilState, move: int, seat: int) -> Reason:
        return Reason("council-keep-first", {"drawn_tile": [TILE_IDS[tile] for tile in self.drawn]})

    def reveals(self, state: CouncilState) -> bool:
        return True


class PlaceTile(SeatDecision[CouncilState]):
    """D08: in which galaxy of its parsec? (COS-095, COS-R14)"""

    NAME: ClassVar[str] = "place_tile"

    def __init__(self, seat: int, tile: int, offer: Offer) -> None:
        super().__init__(seat)
        self.tile: Final = tile
        self.offer: Final = offer

    def fields(self) -> dict[str, object]:
        return {"seat": self.seat, "tile": TILE_IDS[self.tile], "offer": self.offer.to_json()}

    def legal(self, state: CouncilState, seat: int) -> list[int]:
        parsec = state.table.edition.tiles[self.tile].parsec
        return [
            PLACE + galaxy
            for galaxy in state.table.galaxies_of[parsec]
            if state.free_slots(galaxy) > 0
        ]

    def play(self, state: CouncilState, move: int, seat: int) -> None:
        place_tile(state, seat, self.tile, move - PLACE)
        offer = self.offer
        if offer.both:  # COS-100: cubes first
            state.agenda.append(UseTile(seat, self.tile, 0, offer.mines, offer.any_planet))
            state.agenda.append(UseTile(seat, self.tile, offer.cubes, 0, offer.any_planet))
        else:
            state.agenda.append(
                UseTile(seat, self.tile, offer.cubes, offer.mines, offer.any_planet)
            )

    def why_not(self, state: CouncilState, move: int, seat: int) -> Reason:
        if PLACE <= move < PLACE + GALAXIES:
            parsec = state.table.edition.tiles[self.tile].parsec
            return place_obstacle(state, move - PLACE, parsec)
        return Reason("council-place-first", {"tile": TILE_IDS[self.tile]})


def place_tile(state: CouncilState, owner: int, tile: int, galaxy: int) -> None:
    state.tiles_in[galaxy] = (*state.tiles_in[galaxy], tile)
    state.tell("tile_placed", owner, tile, galaxy)


class UseTile(SeatDecision[CouncilState]):
    """D09: cubes on the new tile, its yields, or neither? (COS-098 to COS-100, COS-141)"""

    NAME: ClassVar[str] = "use_tile"

    def __init__(self, seat: int, tile: int, cubes: int, mines: int, any_planet: bool) -> None:
        super().__init__(seat)
        self.tile: Final = tile
        self.cubes: Final = cubes
        self.mines: Final = mines
        self.any_planet: Final = any_planet

    def fields(self) -> dict[str, object]:
        return {
            "seat": self.seat,
            "tile": TILE_IDS[self.tile],
            "cubes": self.cubes,
            "mines": self.mines,
            "any_planet": self.any_planet,
        }

    def asks(self, state: CouncilState) -> bool:
        return self.mines > 0 or self.can_settle(state)

    def can_settle(self, state: CouncilState) -> bool:
        if self.cubes == 0 or state.supply[self.seat] <= 0:
            return False
        types = types_for(state, self.seat, self.any_planet)
        return can_settle_on(state, self.seat, self.tile, types)

    def legal(self, state: CouncilState, seat: int) -> list[int]:
        moves: list[int] = []
        if self.can_settle(state):
            types = types_for(state, seat, self.any_planet)
            add_settles_on(state, seat, self.tile, types, moves)
        if self.mines > 0:
            moves.append(TAKE_YIELD)
        moves.append(DONE)
        return moves

    def play(self, state: CouncilState, move: int, seat: int) -> None:
        if move == TAKE_YIELD:
            for _ in range(self.mines):  # COS-099
                state.take_yield(seat, self.tile)
        elif move != DONE:
            cubes = self.cubes + state.traits[seat * TRAITS + EXTRA_CUBES]
            push_cubes(state, seat, move - SETTLE, cubes, 0)

    def why_not(self, state: CouncilState, move: int, seat: int) -> Reason:
        if SETTLE <= move < SETTLE + PLANETS:
            if self.cubes == 0:
                return Reason("council-only-yield-left", {"tile": TILE_IDS[self.tile]})
            if TILE_OF[move - SETTLE] != self.tile:
                return Reason("council-only-new-tile", {"tile": TILE_IDS[self.tile]})
            return settle_obstacle(state, seat, move - SETTLE, PARSECS, self.any_planet)
        if move == TAKE_YIELD:
            return Reason("council-cubes-before-yield", {"tile": TILE_IDS[self.tile]})
        return Reason("council-use-tile-first", {"tile": TILE_IDS[self.tile]})


# --- AI cards ---------------------------------------------------------------------------------


class TakeCard(SeatDecision[CouncilState]):
    """D15: which open AI card is taken free? (COS-151, COS-167)"""

    NAME: ClassVar[str] = "take_card"

    def asks(self, state: CouncilState) -> bool:
        return len(self.legal(state, self.seat)) > 0

    def legal(self, state: CouncilState, seat: int) -> list[int]:
        forbidden = state.traits[seat * TRAITS + FORBIDDEN]
        return [
            TAKE_CARD + card
            for card in state.market
            if card != NOTHING and not forbidden >> card & 1
        ]

    def play(self, state: CouncilState, move: int, seat: int) -> None:
        card = move - TAKE_CARD
        position = state.market.index(card)
        state.acquire_card(seat, position)
        state.tell("card_taken", seat, card)
        state.agenda.append(RevealCard(position))

    def why_not(self, state: CouncilState, move: int, seat: int) -> Reason:
        if TAKE_CARD <= move < TAKE_CARD + AI_CARDS:
            reason = card_obstacle(state, seat, move - TAKE_CARD)
            if reason is not None:
                return reason
        return Reason("council-take-card-first")


class RevealCard(ChanceDecision[CouncilState]):
    """Which AI card comes to an empty position? (COS-023, COS-053, COS-054, COS-R35)"""

    NAME: ClassVar[str] = "reveal_card"

    def __init__(self, position: int) -> None:
        self.position: Final = position

    def fields(self) -> dict[str, object]:
        return {"position": self.position + 1}

    def asks(self, state: CouncilState) -> bool:
        return state.ai_bag | state.aside != 0

    def chances(self, state: CouncilState) -> list[tuple[int, int]]:
        return mask_chances(state.ai_bag if state.ai_bag else state.aside, REVEAL)

    def play(self, state: CouncilState, move: int, seat: int) -> None:
        card = move - REVEAL
        if state.ai_bag == 0:
            state.ai_bag = state.aside
            state.aside = 0
            state.tell("cards_shuffled", NOBODY)
        state.ai_bag &= ~(1 << card)
        state.market[self.position] = card
        state.tell("card_revealed", NOBODY, card, self.position)


# --- evaluating -------------------------------------------------------------------------------


class EvaluateSome(SeatDecision[CouncilState]):
    """D11 at once by a card: which galaxy? (COS-152, COS-R23)"""

    NAME: ClassVar[str] = "evaluate_some"

    def __init__(self, seat: int, left: int, evaluated: int) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.evaluated: Final = evaluated
        """Bit mask of the galaxies that this card has evaluated."""

    def fields(self) -> dict[str, object]:
        return {
            "seat": self.seat,
            "left": self.left,
            "evaluated": [GALAXY_IDS[at] for at in range(GALAXIES) if self.evaluated >> at & 1],
        }

    def asks(self, state: CouncilState) -> bool:
        return self.left > 0 and can_evaluate(state, self.seat, self.evaluated)

    def legal(self, state: CouncilState, seat: int) -> list[int]:
        moves: list[int] = []
        add_evaluations(state, seat, self.evaluated, moves)
        moves.append(DONE)
        return moves

    def play(self, state: CouncilState, move: int, seat: int) -> None:
        if move != DONE:
            galaxy = move - EVALUATE
            state.agenda.append(EvaluateSome(seat, self.left - 1, self.evaluated | 1 << galaxy))
            evaluate(state, seat, seat, galaxy)

    def why_not(self, state: CouncilState, move: int, seat: int) -> Reason:
        if EVALUATE <= move < EVALUATE + GALAXIES:
            return evaluate_obstacle(state, seat, move - EVALUATE, self.evaluated)
        return Reason("council-evaluate-first")


def evaluate(state: CouncilState, seat: int, owner: int, galaxy: int) -> None:
    """`owner` evaluates a galaxy; `seat` chooses the cube (COS-110 to COS-115)."""
    own = state.strength(owner, galaxy)
    most = state.strongest_other(owner, galaxy)  # COS-112: before the cube is removed
    majority = own > most or (own == most and has_trait(state, owner, TIES))  # COS-169
    state.tell("evaluated", owner, galaxy, 1 if majority else 0)
    if keeps_cube(state, owner, galaxy):
        state.tell("cube_kept", owner, galaxy)
        reward(state, owner, galaxy, majority)
    else:
        state.agenda.append(RemoveCube(seat, owner, galaxy, majority))


def has_trait(state: CouncilState, owner: int, trait: int) -> bool:
    """The Automa, an owner without a seat, has none."""
    return owner < state.players and state.traits[owner * TRAITS + trait] != 0


def keeps_cube(state: CouncilState, owner: int, galaxy: int) -> bool:
    """COS-160, COS-166"""
    if owner >= state.players:
        return False
    base = owner * TRAITS
    if state.traits[base + KEEPS_IN] >> galaxy & 1:
        return True
    least = state.traits[base + KEEPS_FROM]
    return 0 < least <= state.colonies[owner * GALAXIES + galaxy]


def reward(state: CouncilState, owner: int, galaxy: int, majority: bool) -> None:
    """COS-113, COS-115"""
    data = state.table.edition.galaxies[galaxy]
    which = 1 if majority else 0
    state.gain_energy(owner, data.energy[which])
    if data.light[which]:
        state.agenda.append(DrawLight(owner))


class RemoveCube(SeatDecision[CouncilState]):
    """D12, D18: which cube of the galaxy is removed? (COS-114, COS-191)"""

    NAME: ClassVar[str] = "remove_cube"

    def __init__(self, seat: int, owner: int, galaxy: int, majority: bool) -> None:
        super().__init__(seat)
        self.owner: Final = owner
        self.galaxy: Final = galaxy
        self.majority: Final = majority

    def fields(self) -> dict[str, object]:
        return {
            "seat": self.seat,
            "owner": self.owner,
            "galaxy": GALAXY_IDS[self.galaxy],
            "majority": self.majority,
        }

    def legal(self, state: CouncilState, seat: int) -> list[int]:
        moves: list[int] = []
        shift = 2 * self.owner
        for tile in state.tiles_in[self.galaxy]:
            for planet in range(FIRST_PLANET[tile], FIRST_PLANET[tile + 1]):
                if state.planets[planet] >> shift & 3 and not state.alike_before(planet):
                    moves.append(REMOVE + planet)
        return moves

    def play(self, state: CouncilState, move: int, seat: int) -> None:
        state.remove_cube(self.owner, move - REMOVE)
        reward(state, self.owner, self.galaxy, self.majority)

    def why_not(self, state: CouncilState, move: int, seat: int) -> Reason:
        galaxy = GALAXY_IDS[self.galaxy]
        if REMOVE <= move < REMOVE + PLANETS:
            planet = move - REMOVE
            if TILE_OF[planet] not in state.tiles_in[self.galaxy]:
                return Reason("council-not-in-galaxy", {"galaxy": galaxy})
            if not state.planets[planet] >> 2 * self.owner & 3:
                return Reason("council-no-cube-there", {"galaxy": galaxy})
            return alike_obstacle(state, planet)
        return Reason("council-remove-first", {"galaxy": galaxy})


# --- bonus cards ------------------------------------------------------------------------------


class DrawLight(ChanceDecision[CouncilState]):
    """Which light bonus card is drawn? (COS-115, COS-119, COS-192)"""

    NAME: ClassVar[str] = "draw_light"

    def __init__(self, owner: int) -> None:
        self.owner: Final = owner

    def fields(self) -> dict[str, object]:
        return {"owner": self.owner}

    def asks(self, state: CouncilState) -> bool:
        return not state.light.is_empty()

    def chances(self, state: CouncilState) -> list[tuple[int, int]]:
        return state.light.chances(DRAW_LIGHT)

    def play(self, state: CouncilState, move: int, seat: int) -> None:
        card = move - DRAW_LIGHT
        owner = self.owner
        state.light = state.light.without(card)
        state.light_story = (*state.light_story, story_entry(DRAWN, owner, card))
        state.bonus[owner] |= 1 << card
        human = owner < state.players
        state.whisper(1 << owner if human else 0, "light_drawn", owner, card)
        if human and state.bonus[owner].bit_count() > state.table.edition.values.bonus_limit:
            state.agenda.append(ReturnBonus(owner))  # COS-116

    def shown(self, state: CouncilState, move: int, seat: int, viewer: int) -> int:
        return OPEN if viewer == self.owner else MASKED


class ReturnBonus(SeatDecision[CouncilState]):
    """D13: which of five bonus cards is returned? (COS-117, COS-118)"""

    NAME: ClassVar[str] = "return_bonus"

    def legal(self, state: CouncilState, seat: int) -> list[int]:
        held = state.bonus[seat]
        return [RETURN_BONUS + card for card in range(len(BONUS_IDS)) if held >> card & 1]

    def play(self, state: CouncilState, move: int, seat: int) -> None:
        card = move - RETURN_BONUS
        state.bonus[seat] &= ~(1 << card)
        if card < LIGHT_CARDS:
            state.light = state.light.with_under(card, 1 << seat)
            state.light_story = (*state.light_story, story_entry(RETURNED, seat, card))
            state.whisper(1 << seat, "light_returned", seat, card)
        else:
            state.whisper(1 << seat, "dark_given_up", seat, card - LIGHT_CARDS)

    def why_not(self, state: CouncilState, move: int, seat: int) -> Reason:
        if RETURN_BONUS <= move < RETURN_BONUS + len(BONUS_IDS):
            return Reason("council-bonus-not-held", {"bonus": BONUS_IDS[move - RETURN_BONUS]})
        return Reason("council-return-bonus-first")

    def shown(self, state: CouncilState, move: int, seat: int, viewer: int) -> int:
        return OPEN if viewer == seat else MASKED

    def reveals(self, state: CouncilState) -> bool:
        return True


# --- what lasts, gained with a component ------------------------------------------------------


def gain_lasting(state: CouncilState, seat: int, effects: list[Effect], galaxy: int) -> None:
    """Notes effects that count from now on, or does those that need no decision."""
    for effect in effects:
        carry_out(state, seat, effect, galaxy)
