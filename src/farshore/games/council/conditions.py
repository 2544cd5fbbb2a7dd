"""What is possible in Council of Shadows, and why something is not.

Decisions ask the first part when they list the legal moves; the second puts what is missing into
a reason that can be shown in any language.
"""

from __future__ import annotations

from farshore.core.errors import Param, Reason
from farshore.core.types import MoveId, Seat
from farshore.games.council.components import (
    AI_CARDS,
    AVA,
    DO_CHOOSE,
    DO_EXPLORE,
    DO_MINE,
    DO_SETTLE,
    DO_UPGRADE_GEM,
    FIELDS,
    FIRST_PLANET,
    GALAXIES,
    GEMS,
    PARSECS,
    STARTING_CARDS,
    STATIONS,
    TILE_OF,
    TOWER,
    TYPE_IDS,
    TYPES,
    UPGRADES,
    Effect,
)
from farshore.games.council.move_numbers import (
    BUILD_STATION,
    BUY_CARD,
    BUY_UPGRADE,
    COMMIT,
    EVALUATE,
    LEAVE,
    MINE,
    PLAN,
    SETTLE,
    UPGRADE_GEM,
)
from farshore.games.council.moves import (
    AI_IDS,
    CARD_IDS,
    GALAXY_IDS,
    GEM_IDS,
    STATION_IDS,
    TILE_IDS,
    UPGRADE_IDS,
)
from farshore.games.council.state import (
    ADAPTED,
    CUBES_OF_BITS,
    FORBIDDEN,
    LEAVE_FIELD,
    MINES_OTHERS,
    NOTHING,
    STACKING,
    TRAITS,
    CouncilState,
)

ANY_TYPE: int = (1 << TYPES) - 1


def reach_of(effect: Effect, field_range: int) -> int:
    """The greatest parsec in which an effect works (COS-082, COS-088)."""
    return PARSECS if effect.any_range else field_range


def types_for(state: CouncilState, seat: Seat, any_planet: bool) -> int:
    """Bit mask of the planet types that may be settled (COS-083, COS-088)."""
    return ANY_TYPE if any_planet else state.traits[seat * TRAITS + ADAPTED]


def is_compulsory(state: CouncilState, as_action: bool) -> bool:
    """Whether settling or exploring must be done if it can be (COS-084, COS-R11)."""
    return as_action and state.ruleset.all_actions


# --- settling, mining, exploring --------------------------------------------------------------


def add_settles(
    state: CouncilState, seat: Seat, cubes: int, reach: int, any_planet: bool, moves: list[MoveId]
) -> None:
    """`settle` moves to all planets that may receive the tower (COS-086 to COS-088)."""
    if state.supply[seat] <= 0:
        return  # COS-044
    types = types_for(state, seat, any_planet)
    least = state.least_cubes(seat, cubes)
    for parsec in range(1, reach + 1):
        for galaxy in state.ruleset.galaxies_of[parsec]:
            for tile in state.tiles_in[galaxy]:
                add_settles_on(state, seat, tile, types, least, moves)


def add_settles_on(
    state: CouncilState, seat: Seat, tile: int, types: int, least: int, moves: list[MoveId]
) -> None:
    """`settle` moves to the planets of one tile; among identical ones only the first (13.2)."""
    stacking = state.traits[seat * TRAITS + STACKING] != 0
    planets = state.planets
    planet_types = state.ruleset.planet_types
    for planet in range(FIRST_PLANET[tile], FIRST_PLANET[tile + 1]):
        bits = planets[planet]
        if bits and not (stacking and CUBES_OF_BITS[bits] + least <= TOWER):
            continue
        if types >> planet_types[planet] & 1 and not state.alike_before(planet):
            moves.append(MoveId(SETTLE + planet))


def can_settle(state: CouncilState, seat: Seat, cubes: int, reach: int, any_planet: bool) -> bool:
    if state.supply[seat] <= 0:
        return False
    types = types_for(state, seat, any_planet)
    least = state.least_cubes(seat, cubes)
    for parsec in range(1, reach + 1):
        for galaxy in state.ruleset.galaxies_of[parsec]:
            for tile in state.tiles_in[galaxy]:
                if can_settle_on(state, seat, tile, types, least):
                    return True
    return False


def can_settle_on(state: CouncilState, seat: Seat, tile: int, types: int, least: int) -> bool:
    """Whether a planet of these types has room for so many cubes at least."""
    for planet in range(FIRST_PLANET[tile], FIRST_PLANET[tile + 1]):
        if types >> state.ruleset.planet_types[planet] & 1 and state.room(seat, planet) >= least:
            return True
    return False


def yields_left(state: CouncilState, seat: Seat, tile: int, used: tuple[int, ...]) -> int:
    """How many yields of a system are left for one card (COS-090, COS-146)."""
    if state.traits[seat * TRAITS + MINES_OTHERS]:
        cubes = state.all_cubes_in(tile)
    else:
        cubes = state.cubes_in(tile, seat)
    return cubes - used.count(tile) if used else cubes


def add_mines(
    state: CouncilState, seat: Seat, reach: int, used: tuple[int, ...], moves: list[MoveId]
) -> None:
    """`mine` moves (COS-089 to COS-091)."""
    for parsec in range(1, reach + 1):
        for galaxy in state.ruleset.galaxies_of[parsec]:
            for tile in state.tiles_in[galaxy]:
                if state.systems[tile] and yields_left(state, seat, tile, used) > 0:
                    moves.append(MoveId(MINE + tile))


def can_mine(state: CouncilState, seat: Seat, reach: int, used: tuple[int, ...]) -> bool:
    for parsec in range(1, reach + 1):
        for galaxy in state.ruleset.galaxies_of[parsec]:
            for tile in state.tiles_in[galaxy]:
                if state.systems[tile] and yields_left(state, seat, tile, used) > 0:
                    return True
    return False


def can_explore_in(state: CouncilState, parsec: int) -> bool:
    """COS-094: a tile in the stack and a free slot."""
    if state.piles[parsec - 1].is_empty():
        return False
    return has_free_slot(state, parsec)


def has_free_slot(state: CouncilState, parsec: int) -> bool:
    return any(state.free_slots(galaxy) > 0 for galaxy in state.ruleset.galaxies_of[parsec])


def can_explore(state: CouncilState, reach: int) -> bool:
    return any(can_explore_in(state, parsec) for parsec in range(1, reach + 1))


def can_upgrade_gem(state: CouncilState, seat: Seat) -> bool:
    return state.gems[seat * GEMS] > 0 or state.gems[seat * GEMS + 1] > 0


def possible(state: CouncilState, seat: Seat, effect: Effect, field_range: int) -> bool:
    """Whether anything of an effect can be done (COS-084)."""
    do = effect.do
    reach = reach_of(effect, field_range)
    if do == DO_SETTLE:
        return can_settle(state, seat, effect.n, reach, effect.any_planet)
    if do == DO_MINE:
        return can_mine(state, seat, reach, ())
    if do == DO_EXPLORE:
        return can_explore(state, reach)
    if do == DO_UPGRADE_GEM:
        return can_upgrade_gem(state, seat)
    if do == DO_CHOOSE:
        return side_possible(state, seat, effect, 0, field_range) or side_possible(
            state, seat, effect, 1, field_range
        )
    return True


def side_possible(
    state: CouncilState, seat: Seat, effect: Effect, side: int, field_range: int
) -> bool:
    """COS-085: something of this side of a choice is possible."""
    return any(possible(state, seat, part, field_range) for part in effect.choices[side])


# --- purchases --------------------------------------------------------------------------------


def add_purchases(state: CouncilState, seat: Seat, moves: list[MoveId]) -> None:
    """Everything that the seat can pay (COS-048)."""
    edition = state.ruleset.edition
    forbidden = state.traits[seat * TRAITS + FORBIDDEN]
    for card in state.market:
        if card == NOTHING or forbidden >> card & 1:
            continue
        if state.can_pay(seat, edition.cards[STARTING_CARDS + card].cost):
            moves.append(MoveId(BUY_CARD + card))
    if state.supply[seat] > 0:  # COS-056
        owned = state.upgrades[seat]
        count = UPGRADES if has_ava_field(state, seat) else UPGRADES - 2
        for upgrade in range(count):
            data = edition.upgrades[upgrade]
            if owned >> upgrade & 1 or (data.requires >= 0 and not owned >> data.requires & 1):
                continue
            if state.can_pay(seat, data.cost):
                moves.append(MoveId(BUY_UPGRADE + upgrade))
    if state.ruleset.stations:
        add_stations(state, seat, moves)


def add_stations(state: CouncilState, seat: Seat, moves: list[MoveId]) -> None:
    """COS-156 to COS-158"""
    for station in range(STATIONS):
        if state.built[seat] >> station & 1:
            continue
        if not state.can_pay(seat, state.ruleset.edition.stations[station].cost):
            continue
        for galaxy in state.ruleset.open_galaxies:
            if state.stations[galaxy] == NOTHING and state.colonies[seat * GALAXIES + galaxy] > 0:
                moves.append(MoveId(BUILD_STATION + station * GALAXIES + galaxy))


def has_ava_field(state: CouncilState, seat: Seat) -> bool:
    """Whether the fourth field is the one that can be raised (COS-165)."""
    return state.commanders[seat] == AVA


# --- planning ---------------------------------------------------------------------------------


def add_plans(state: CouncilState, seat: Seat, moves: list[MoveId]) -> None:
    """What the seat may put on its next field (COS-065 to COS-067, 13.5)."""
    plan = state.plans[seat]
    field = len(plan)
    count = state.field_count[seat]
    if field == count:
        moves.append(MoveId(COMMIT))
        return
    hand = hand_left(state, seat)
    spare = hand.bit_count() - empty_fields(state, seat, field)
    empty = len(state.fields[seat * FIELDS + field]) == 0
    if (empty and spare < 0) or not empty:
        moves.append(MoveId(LEAVE))
    if empty or spare > 0:
        card = 0
        while hand:
            if hand & 1:
                moves.append(MoveId(PLAN + card))
            hand >>= 1
            card += 1


def hand_left(state: CouncilState, seat: Seat) -> int:
    """The hand without the cards that are planned already."""
    hand = state.hands[seat]
    for card in state.plans[seat]:
        if card != LEAVE_FIELD:
            hand &= ~(1 << card)
    return hand


def empty_fields(state: CouncilState, seat: Seat, first: int) -> int:
    """How many fields from `first` on hold no card."""
    number = 0
    for field in range(seat * FIELDS + first, seat * FIELDS + state.field_count[seat]):
        if len(state.fields[field]) == 0:
            number += 1
    return number


# --- evaluation -------------------------------------------------------------------------------


def add_evaluations(state: CouncilState, seat: Seat, evaluated: int, moves: list[MoveId]) -> None:
    """COS-109, COS-110"""
    colonies = state.colonies
    base = seat * GALAXIES
    for galaxy in state.ruleset.open_galaxies:
        if colonies[base + galaxy] > 0 and not evaluated >> galaxy & 1:
            moves.append(MoveId(EVALUATE + galaxy))


def can_evaluate(state: CouncilState, seat: Seat, evaluated: int) -> bool:
    for galaxy in state.ruleset.open_galaxies:
        if state.colonies[seat * GALAXIES + galaxy] > 0 and not evaluated >> galaxy & 1:
            return True
    return False


# --- why something is not possible ------------------------------------------------------------


def settle_obstacle(
    state: CouncilState, seat: Seat, planet: int, cubes: int, reach: int, any_planet: bool
) -> Reason:
    """Why no tower of so many cubes can be put on a planet."""
    tile = TILE_OF[planet]
    where: dict[str, Param] = {"tile": TILE_IDS[tile], "planet": planet - FIRST_PLANET[tile] + 1}
    galaxy = state.galaxy_of(tile)
    if galaxy == NOTHING:
        return Reason("council-tile-not-placed", where)
    if state.supply[seat] <= 0:
        return Reason("council-no-cubes")
    parsec = state.ruleset.edition.galaxies[galaxy].parsec
    if parsec > reach:
        return Reason("council-out-of-range", {**where, "parsec": parsec, "range": reach})
    kind = state.ruleset.planet_types[planet]
    if not types_for(state, seat, any_planet) >> kind & 1:
        return Reason("council-not-adapted", {**where, "planet_type": TYPE_IDS[kind]})
    there = CUBES_OF_BITS[state.planets[planet]]
    room = state.room(seat, planet)
    if there >= TOWER:
        return Reason("council-tower-full", where)
    if there > 0 and room == 0:
        return Reason("council-planet-taken", where)
    least = state.least_cubes(seat, cubes)
    if room < least:
        return Reason("council-tower-too-large", {**where, "cubes": least})
    return alike_obstacle(state, planet)


def alike_obstacle(state: CouncilState, planet: int) -> Reason:
    """13.2: among identical planets the move names the one with the lowest number."""
    tile = TILE_OF[planet]
    first = planet
    for twin in reversed(state.ruleset.twins[planet]):
        if state.planets[twin] == state.planets[planet]:
            first = twin
    base = FIRST_PLANET[tile]
    return Reason(
        "council-alike",
        {"tile": TILE_IDS[tile], "planet": planet - base + 1, "first": first - base + 1},
    )


def mine_obstacle(
    state: CouncilState, seat: Seat, tile: int, reach: int, used: tuple[int, ...]
) -> Reason:
    galaxy = state.galaxy_of(tile)
    if galaxy == NOTHING:
        return Reason("council-tile-not-placed", {"tile": TILE_IDS[tile]})
    parsec = state.ruleset.edition.galaxies[galaxy].parsec
    if parsec > reach:
        return Reason(
            "council-out-of-range", {"tile": TILE_IDS[tile], "parsec": parsec, "range": reach}
        )
    if tile in used:
        return Reason("council-mined-out", {"tile": TILE_IDS[tile]})
    return Reason("council-no-colony-in-system", {"tile": TILE_IDS[tile]})


def explore_obstacle(state: CouncilState, parsec: int, reach: int) -> Reason:
    if parsec > reach:
        return Reason("council-out-of-range", {"parsec": parsec, "range": reach})
    if state.piles[parsec - 1].is_empty():
        return Reason("council-no-tiles", {"parsec": parsec})
    return Reason("council-no-slot", {"parsec": parsec})


def place_obstacle(state: CouncilState, galaxy: int, parsec: int) -> Reason:
    where: dict[str, Param] = {"galaxy": GALAXY_IDS[galaxy]}
    if state.ruleset.slots[galaxy] == 0:
        return Reason("council-galaxy-closed", where)
    if state.ruleset.edition.galaxies[galaxy].parsec != parsec:
        return Reason("council-wrong-parsec", {**where, "parsec": parsec})
    return Reason("council-galaxy-full", where)


def evaluate_obstacle(state: CouncilState, seat: Seat, galaxy: int, evaluated: int) -> Reason:
    where: dict[str, Param] = {"galaxy": GALAXY_IDS[galaxy]}
    if state.ruleset.slots[galaxy] == 0:
        return Reason("council-galaxy-closed", where)
    if evaluated >> galaxy & 1:
        return Reason("council-evaluated", where)
    return Reason("council-no-colony-in-galaxy", where)


def purchase_obstacle(state: CouncilState, seat: Seat, move: MoveId) -> Reason:
    """Why a card, upgrade or station cannot be bought (the number of purchases aside)."""
    edition = state.ruleset.edition
    if move < BUY_CARD + AI_CARDS:
        card = move - BUY_CARD
        reason = card_obstacle(state, seat, card)
        if reason is not None:
            return reason
        return price_obstacle(state, seat, edition.cards[STARTING_CARDS + card].cost)
    if move < BUY_UPGRADE + UPGRADES:
        upgrade = move - BUY_UPGRADE
        what: dict[str, Param] = {"upgrade": UPGRADE_IDS[upgrade]}
        requires = edition.upgrades[upgrade].requires
        if state.upgrades[seat] >> upgrade & 1:
            return Reason("council-upgrade-owned", what)
        if upgrade >= UPGRADES - 2 and not has_ava_field(state, seat):
            return Reason("council-no-such-field", what)
        if requires >= 0 and not state.upgrades[seat] >> requires & 1:
            return Reason("council-step-missing", {**what, "needed_upgrade": UPGRADE_IDS[requires]})
        if state.supply[seat] <= 0:
            return Reason("council-no-cubes")
        return price_obstacle(state, seat, edition.upgrades[upgrade].cost)
    station, galaxy = divmod(move - BUILD_STATION, GALAXIES)
    return station_obstacle(state, seat, station, galaxy)


def card_obstacle(state: CouncilState, seat: Seat, card: int) -> Reason | None:
    """Why an AI card cannot be acquired, whatever it costs."""
    what: dict[str, Param] = {"card": AI_IDS[card]}
    if card not in state.market:
        return Reason("council-card-not-open", what)
    if state.traits[seat * TRAITS + FORBIDDEN] >> card & 1:
        return Reason("council-card-forbidden", what)
    return None


def station_obstacle(state: CouncilState, seat: Seat, station: int, galaxy: int) -> Reason:
    what: dict[str, Param] = {"station": STATION_IDS[station], "galaxy": GALAXY_IDS[galaxy]}
    if not state.ruleset.stations:
        return Reason("council-no-stations")
    if state.ruleset.slots[galaxy] == 0:
        return Reason("council-galaxy-closed", what)
    if state.built[seat] >> station & 1:
        return Reason("council-station-built", what)
    if state.stations[galaxy] != NOTHING:
        return Reason("council-station-there", what)
    if state.colonies[seat * GALAXIES + galaxy] == 0:
        return Reason("council-no-colony-in-galaxy", what)
    return price_obstacle(state, seat, state.ruleset.edition.stations[station].cost)


def price_obstacle(state: CouncilState, seat: Seat, cost: list[int]) -> Reason:
    """COS-049: which gems are asked for, which are there."""
    needed: list[str] = []
    own: list[str] = []
    for kind in range(GEMS):
        needed += [GEM_IDS[kind]] * cost[kind]
        own += [GEM_IDS[kind]] * state.gems[seat * GEMS + kind]
    return Reason("council-too-few-gems", {"needed_gem": needed, "own_gem": own})


def plan_obstacle(state: CouncilState, seat: Seat, move: MoveId) -> Reason:
    """Why something cannot be put on the next field."""
    field = len(state.plans[seat])
    if field == state.field_count[seat]:
        return Reason("council-commit-first")
    where: dict[str, Param] = {"field": field + 1}
    if move == COMMIT:
        return Reason("council-fields-undecided", where)
    if move == LEAVE:
        return Reason("council-field-must-be-filled", where)
    card = move - PLAN
    if not hand_left(state, seat) >> card & 1:
        return Reason("council-not-in-hand", {**where, "card": CARD_IDS[card]})
    return Reason("council-cards-for-empty-fields", where)


def gem_obstacle(move: MoveId) -> Reason:
    return Reason("council-no-such-gem", {"gem": GEM_IDS[move - UPGRADE_GEM]})
