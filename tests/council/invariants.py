"""The invariants of section 10 that can be seen in a single position."""

from collections import Counter

from farshore.core.state import State
from farshore.core.types import Seat
from farshore.games.council.automa import (
    AutomaAct,
    AutomaDraw,
    AutomaEvaluation,
    AutomaKeep,
    AutomaPlace,
)
from farshore.games.council.components import (
    AI_CARDS,
    AVA,
    CUBES_EACH,
    FIELDS,
    GALAXIES,
    LIGHT_CARDS,
    PARSECS,
    PLANETS,
    STARTING_CARDS,
    TECH_DECK,
    TECH_LOST,
    TILE_OF,
    TILES,
)
from farshore.games.council.decisions import (
    ChooseTech,
    Evaluation,
    FieldAction,
    Purchase,
    SettleLevels,
)
from farshore.games.council.evaluating import ReturnBonus
from farshore.games.council.exploring import DrawTile, KeepTile, PlaceTile
from farshore.games.council.setup import DealToken
from farshore.games.council.state import AUTOMA, NOBODY, NOTHING, CouncilState


def check(state: State) -> None:
    """Raises AssertionError with the number of the first invariant that does not hold."""
    assert isinstance(state, CouncilState)
    markers(state)
    cubes(state)
    action_cards(state)
    tiles(state)
    bonus_cards(state)
    techs(state)
    stations(state)
    order_and_end(state)


def markers(state: CouncilState) -> None:
    turn = in_turn(state)
    for owner in range(state.ruleset.owners):
        assert 20 <= state.consumption[owner] <= 100, "COS-I01"
        assert state.energy[owner] >= 0, "COS-I02"
        if owner != turn:
            assert state.energy[owner] < state.consumption[owner], "COS-I02"
    assert all(count >= 0 for count in state.gems), "COS-I18"


def in_turn(state: CouncilState) -> int:
    """Whose turn goes on: nobody else may have a level that is not settled."""
    for item in reversed(state.agenda):
        if isinstance(item, SettleLevels):
            return item.owner
        if isinstance(item, Purchase | Evaluation | FieldAction):
            return item.seat
        if isinstance(item, AutomaEvaluation | AutomaAct):
            return AUTOMA
    return NOBODY


def planet_cubes(state: CouncilState, planet: int, owner: int) -> int:
    return state.planets[planet] >> 2 * owner & 3


def cubes(state: CouncilState) -> None:
    owners = range(state.ruleset.owners)
    for planet in range(PLANETS):
        assert sum(planet_cubes(state, planet, owner) for owner in owners) <= 3, "COS-I04"
    for owner in owners:
        in_galaxies = [0] * GALAXIES
        in_systems = [0] * TILES
        for planet in range(PLANETS):
            count = planet_cubes(state, planet, owner)
            if count:
                in_galaxies[state.galaxy_of(TILE_OF[planet])] += count
                in_systems[TILE_OF[planet]] += count
        assert in_galaxies == state.colonies[owner * GALAXIES : (owner + 1) * GALAXIES]
        assert in_systems == [state.cubes_in(tile, Seat(owner)) for tile in range(TILES)]
        stationed = sum(
            state.station_cubes[galaxy]
            for galaxy in range(GALAXIES)
            if state.station_owner(galaxy) == owner
        )
        board = state.board_cubes[owner] if owner < state.players else 0
        if not state.ruleset.unlimited:
            total = state.supply[owner] + sum(in_galaxies) + stationed + board
            assert total == CUBES_EACH and state.supply[owner] >= 0, "COS-I05"
    for seat in range(state.players):
        bought = state.upgrades[seat].bit_count() + (state.commanders[seat] == AVA)
        if state.techs[seat] >> 5 & 1:  # Flexible Planning may lack cubes (COS-R17)
            assert state.board_cubes[seat] <= bought, "COS-I06"
        else:
            assert state.board_cubes[seat] == bought, "COS-I06"


def field_piles(state: CouncilState, seat: int) -> list[tuple[int, ...]]:
    return state.fields[seat * FIELDS : seat * FIELDS + state.field_count[seat]]


def action_cards(state: CouncilState) -> None:
    places: Counter[int] = Counter(card for card in state.market if card != NOTHING)
    for mask in (state.ai_bag, state.aside):
        places.update(card for card in range(AI_CARDS) if mask >> card & 1)
    for seat in range(state.players):
        own = [card for card in range(31) if state.hands[seat] >> card & 1]
        for pile in field_piles(state, seat):
            own += pile
        ai_cards = [card - STARTING_CARDS for card in own if card >= STARTING_CARDS]
        places.update(ai_cards)
        assert len(own) == STARTING_CARDS + len(ai_cards), "COS-I08"
        assert len(set(own)) == len(own) and set(own) >= set(range(STARTING_CARDS)), "COS-I07"
        for field in state.fields[seat * FIELDS + state.field_count[seat] : (seat + 1) * FIELDS]:
            assert field == (), "no cards beyond the last field"
    assert all(places[card] == 1 for card in range(AI_CARDS)), "COS-I07"
    for item in state.agenda:
        if isinstance(item, FieldAction) and state.hands[item.seat]:
            assert all(field_piles(state, item.seat)), "COS-I09"
        if isinstance(item, Evaluation):
            assert field_piles(state, item.seat)[0] == (), "COS-I09"


def tiles(state: CouncilState) -> None:
    found: Counter[int] = Counter()
    exploring = 0
    for galaxy in range(GALAXIES):
        assert len(state.tiles_in[galaxy]) <= state.ruleset.slots[galaxy]
        parsec = state.ruleset.edition.galaxies[galaxy].parsec
        for tile in state.tiles_in[galaxy]:
            assert state.ruleset.edition.tiles[tile].parsec == parsec, "COS-I10"
            found[tile] += 1
    for parsec, pile in enumerate(state.piles):
        for tile in range(TILES):
            if pile.bag >> tile & 1 or tile in pile.tail:
                assert state.ruleset.edition.tiles[tile].parsec == parsec + 1, "COS-I10"
                found[tile] += 1
    for item in state.agenda:
        if isinstance(item, DrawTile | KeepTile | AutomaDraw | AutomaKeep):
            found.update(item.drawn.tiles)
            exploring += len(item.drawn.tiles)
        if isinstance(item, PlaceTile | AutomaPlace):
            found[item.tile] += 1
            exploring += 1
    assert all(found[tile] == 1 for tile in range(TILES)), "COS-I10"
    if state.players == 4 and exploring == 0 and state.round > 0:
        for parsec in range(1, PARSECS + 1):
            free = sum(state.free_slots(galaxy) for galaxy in state.ruleset.galaxies_of[parsec])
            assert free == state.piles[parsec - 1].size(), "COS-I11"
    if state.players == 3:
        free = sum(state.free_slots(galaxy) for galaxy in state.ruleset.galaxies_of[1])
        if exploring == 0 and state.round > 0:
            assert free == state.piles[0].size(), "COS-I11"
        for galaxy in (5, 9):  # turquoise, yellow
            assert state.tiles_in[galaxy] == () and state.stations[galaxy] == NOTHING, "COS-I12"


def bonus_cards(state: CouncilState) -> None:
    light: Counter[int] = Counter(state.light.tail)
    light.update(card for card in range(LIGHT_CARDS) if state.light.bag >> card & 1)
    for owner in range(state.ruleset.owners):
        cards = state.bonus[owner]
        light.update(card for card in range(LIGHT_CARDS) if cards >> card & 1)
        assert (cards >> LIGHT_CARDS).bit_count() <= (owner < state.players), "COS-I14"
        returning = any(isinstance(item, ReturnBonus) for item in state.agenda)
        if owner < state.players:
            assert cards.bit_count() <= 4 + returning, "COS-I13"
    assert all(light[card] == 1 for card in range(LIGHT_CARDS)), "COS-I13"


def techs(state: CouncilState) -> None:
    for deck in range(2):
        cards = ((1 << TECH_DECK) - 1) << TECH_DECK * deck
        taken = 0
        for seat in range(state.players):
            own = state.techs[seat] & cards
            choosing = any(
                isinstance(item, ChooseTech) and item.seat == seat and item.deck == deck
                for item in state.agenda
            )
            needed = 1 if state.levels[seat] > deck and not choosing else 0
            assert own.bit_count() == needed, "COS-I15"
            assert own & taken == 0, "COS-I15"
            taken |= own
        left, lost = state.tech_left[deck], state.tech_lost[deck]
        assert left & lost == 0 and left | lost | taken == cards, "COS-I15"
        assert lost.bit_count() <= TECH_LOST, "COS-I15"
        if taken:
            assert left.bit_count() == 6 - taken.bit_count(), "COS-I15"


def stations(state: CouncilState) -> None:
    built = [state.stations[galaxy] for galaxy in range(GALAXIES)]
    built = [station for station in built if station != NOTHING]
    assert len(set(built)) == len(built), "COS-I16"
    for seat in range(state.players):
        own = [station % 3 for station in built if station // 3 == seat]
        assert sorted(own) == [at for at in range(3) if state.built[seat] >> at & 1], "COS-I16"


def order_and_end(state: CouncilState) -> None:
    if not any(isinstance(item, DealToken) for item in state.agenda):
        everybody = list(range(state.ruleset.owners))
        assert sorted(state.order) == everybody, "COS-I17"
        assert sorted(state.arrived) == everybody, "COS-I17"
    top = max(state.levels)
    assert (state.throne == NOBODY) == (top < 3), "COS-I24"
    if state.is_over():
        limit = state.ruleset.round_limit
        assert top >= 3 or (limit and state.round == limit), "COS-I23"
