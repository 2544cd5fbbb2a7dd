"""The invariants of section 10 that a single position can be asked about."""

from farshore.core.state import State
from farshore.core.types import Seat
from farshore.games.antarctica.components import AREAS, KINDS, PLACES, TRACKS
from farshore.games.antarctica.decisions import MoveShip
from farshore.games.antarctica.effects import DraftCard, DrawForDraft
from farshore.games.antarctica.move_numbers import SAIL
from farshore.games.antarctica.scoring import tally
from farshore.games.antarctica.setup import DealBuilding, PlaceShips, PlaceStartShip
from farshore.games.antarctica.state import LOOKED, NOBODY, PLAYED, AntarcticaState

SHIPS = {2: 6, 3: 5, 4: 4}
SCIENTISTS = {2: 16, 3: 14, 4: 12}
CUBES = {2: 3, 3: 4, 4: 5}
CARDS = {2: 27, 3: 33, 4: 39}


def check(state: State) -> None:
    """Raises an AssertionError that names the invariant that is broken."""
    assert isinstance(state, AntarcticaState)
    setting_up = any(
        isinstance(item, DealBuilding | PlaceShips | PlaceStartShip) for item in state.agenda
    )
    for seat in range(state.players):
        check_pieces(state, seat, setting_up)
    for area in range(AREAS):
        check_area(state, area)
    check_tracks(state)
    check_cards(state, setting_up)
    check_shipyard(state)
    if state.agenda and isinstance(state.agenda[-1], MoveShip):
        legal = state.legal(state.agenda[-1].seat)
        assert any(SAIL <= move < SAIL + AREAS for move in legal), "ANT-I20"
        left = [state.supply[seat] + state.reserve[seat] for seat in range(state.players)]
        assert min(left) > 0, "ANT-I19"
        assert any(bag.size for bag in state.decks) or max(state.tops) >= 0, "ANT-I19"
    if not state.agenda:
        check_scores(state)


def check_pieces(state: AntarcticaState, seat: int, setting_up: bool) -> None:
    players = state.players
    fleet = sum(state.fleet[seat * AREAS : (seat + 1) * AREAS])
    assert fleet == state.berths.count(Seat(seat))
    ships = fleet + state.unused_ships[seat] + state.construction.count(seat)
    if not setting_up:
        assert ships + state.returned_ships[seat] == SHIPS[players], "ANT-I01"
    placed = sum(state.scientists[seat * AREAS : (seat + 1) * AREAS])
    assert placed + state.supply[seat] + state.reserve[seat] == SCIENTISTS[players], "ANT-I02"
    cubes = sum(1 for space in state.cubes[seat * TRACKS : (seat + 1) * TRACKS] if space)
    cubes += state.unused_cubes[seat] + state.returned_cubes[seat]
    assert cubes == CUBES[players], "ANT-I03"
    assert state.basic_card[seat] in (0, 1), "ANT-I09"
    numbers = [state.supply, state.reserve, state.unused_ships, state.unused_cubes]
    assert all(number[seat] >= 0 for number in numbers)


def check_area(state: AntarcticaState, area: int) -> None:
    berths = state.berths[area * PLACES : (area + 1) * PLACES]
    ships = sum(1 for seat in berths if seat != NOBODY)
    assert ships == state.ships_at[area]
    crowd = ships + (len(state.construction) if area == state.sun else 0)
    assert crowd <= PLACES, "ANT-I04"
    if area not in state.ruleset.open_areas:
        assert ships == 0 and state.buildings[area] == 0, "ANT-I05"
    if area != state.sun:
        assert berths == sorted(berths, key=lambda seat: seat == NOBODY), "ANT-I16"


def check_tracks(state: AntarcticaState) -> None:
    for track in range(TRACKS):
        spaces = [state.cubes[seat * TRACKS + track] for seat in range(state.players)]
        standing = [space for space in spaces if space]
        assert len(set(standing)) == len(standing), "ANT-I10"
        assert state.occupied[track] == sum(1 << space for space in standing), "ANT-I11"
        if track not in state.ruleset.open_tracks:
            assert not standing, "ANT-I05"


def check_cards(state: AntarcticaState, setting_up: bool) -> None:
    edition = state.ruleset.edition
    cards = sum(bag.size for bag in state.decks) + sum(1 for top in state.tops if top >= 0)
    cards += sum(taken.bit_count() for taken in state.cards_taken)
    assert cards == CARDS[state.players], "ANT-I07"
    for building, total in enumerate(edition.building_totals):
        there = sum(mask >> building & 1 for mask in state.buildings)
        made = sum(
            taken >> number & 1
            for taken in state.cards_taken
            for number, card in enumerate(edition.cards)
            if card.builds == building
        )
        if not setting_up:
            assert there == edition.starting[state.players][building] + made, "ANT-I06"
        assert there <= total, "ANT-I06"
    assert sum(state.know_how) + state.know_how_stack <= state.players, "ANT-I09"


def check_shipyard(state: AntarcticaState) -> None:
    packet = 0
    for item in state.agenda:
        if isinstance(item, DraftCard | DrawForDraft):
            packet = item.packet.size
    played = sum(1 for entry in state.shipyard_story if entry // KINDS // 4 == PLAYED)
    looked = sum(1 for entry in state.shipyard_story if entry // KINDS // 4 == LOOKED)
    taken = len(state.shipyard_story) - played - looked
    assert sum(state.hands) == taken - played, "ANT-I08"
    whole = state.shipyard.size + packet + taken
    assert whole == 13 or (state.shipyard.size == 0 and whole <= 13), "ANT-I08"
    assert min(state.hands) >= 0, "ANT-I08"
    lying = sum(owners.bit_count() for owners in state.icebreakers)
    assert lying <= played, "ANT-I18"


def check_scores(state: AntarcticaState) -> None:
    """ANT-I23: the first rank of an area scores more than everybody else there."""
    result = tally(state)
    assert sum(result.firsts) >= 1 or sum(state.scientists) == 0
    for area in range(AREAS):
        counts = [state.scientists[seat * AREAS + area] for seat in range(state.players)]
        first = state.buildings[area].bit_count() + sum(counts) + 1
        assert first > max(counts), "ANT-I23"
