"""What can happen in Council of Shadows, and what the numbers of each event mean.

Each event has one function, named after it, which is the only one to emit it. Arguments are
numbers as the rules use them; the function turns them into places in the domains of `EVENTS`.
Nothing is built while nobody listens: `State.emit` looks first, and these functions only pass
numbers on.
"""

from typing import Final

from farshore.core.move import Domain
from farshore.core.state import CHANCE, State
from farshore.core.types import Seat
from farshore.games.council.components import FIRST_PLANET, LIGHT_CARDS
from farshore.games.council.moves import (
    AI_CARD,
    AUTOMA_CARD,
    CARD,
    COMMANDER,
    DARK,
    GALAXY,
    GEM,
    LIGHT,
    PARSEC,
    PLANET,
    STATION,
    TECH,
    TILE,
    UPGRADE,
)

NUMBER: Final = Domain("number", list(range(1000)))
TOTAL: Final = Domain("total", list(range(10000)))
LOWEST_CHANGE: Final = -100
CHANGE: Final = Domain("change", list(range(LOWEST_CHANGE, 101)))
POSITION: Final = Domain("position", list(range(1, 9)))
FIELD: Final = Domain("field", list(range(1, 6)))
RANGE: Final = Domain("range", [1, 2, 3])
TOKEN_NUMBER: Final = Domain("token", [1, 2, 3, 4])
REWARD: Final = Domain("reward", ["minority", "majority"])

EVENTS: Final[dict[str, list[Domain]]] = {
    # setup
    "dark_dealt": [DARK],
    "token_dealt": [TOKEN_NUMBER],
    "commander_chosen": [COMMANDER],
    # the round
    "round_begins": [NUMBER],
    "purchase_ended": [],
    "committed": [],
    "card_planned": [CARD, FIELD],
    "consumption_moved": [CHANGE, TOTAL],
    "action_turn": [],
    "card_acts": [CARD, FIELD],
    "card_back": [CARD],
    "turn_ended": [],
    "game_ended": [],
    "final_scored": [NUMBER, TOTAL],
    # cards, upgrades and stations
    "card_revealed": [AI_CARD, POSITION],
    "cards_shuffled": [],
    "card_bought": [AI_CARD],
    "card_taken": [AI_CARD],
    "card_removed": [AI_CARD, POSITION],
    "upgrade_bought": [UPGRADE],
    "range_raised": [FIELD, RANGE],
    "field_added": [FIELD, RANGE],
    "station_built": [STATION, GALAXY],
    "station_cubes_placed": [GALAXY, NUMBER],
    # gems and energy
    "gems_taken": [GEM, NUMBER],
    "gems_paid": [GEM, NUMBER],
    "gem_upgraded": [GEM],
    "yield_taken": [TILE],
    "energy_gained": [NUMBER, TOTAL],
    # the board
    "exploring": [PARSEC],
    "tile_drawn": [TILE],
    "tile_kept": [TILE],
    "tile_returned": [TILE],
    "tile_placed": [TILE, GALAXY],
    "settled": [TILE, PLANET, NUMBER],
    "evaluated": [GALAXY, REWARD],
    "cube_kept": [GALAXY],
    "cube_removed": [TILE, PLANET],
    # bonus cards
    "light_drawn": [LIGHT],
    "light_returned": [LIGHT],
    "dark_given_up": [DARK],
    # levels
    "level_reached": [NUMBER, TOTAL],
    "tech_lost": [TECH],
    "tech_chosen": [TECH],
    "compensated": [],
    "throne_taken": [],
    # the Automa
    "automa_card": [AUTOMA_CARD],
    "automa_lapse": [NUMBER],
    "automa_no_tile_fits": [],
}


# --- setup ------------------------------------------------------------------------------------


def dark_dealt(state: State, seat: Seat, bonus: int) -> None:
    """Only the seat sees its dark card; `bonus` counts among the dark ones."""
    state.emit_private(1 << seat, "dark_dealt", seat, bonus)


def token_dealt(state: State, owner: Seat, token: int) -> None:
    """`token` counts from 0."""
    state.emit("token_dealt", owner, token)


def commander_chosen(state: State, seat: Seat, commander: int) -> None:
    state.emit("commander_chosen", seat, commander)


# --- the round --------------------------------------------------------------------------------


def round_begins(state: State, number: int) -> None:
    state.emit("round_begins", CHANCE, number)


def purchase_ended(state: State, seat: Seat) -> None:
    state.emit("purchase_ended", seat)


def committed(state: State, seat: Seat) -> None:
    state.emit("committed", seat)


def card_planned(state: State, seat: Seat, card: int, field: int) -> None:
    """`field` counts from 0."""
    state.emit("card_planned", seat, card, field)


def consumption_moved(state: State, owner: Seat, change: int, total: int) -> None:
    """`change` is below 0 for a move back; `total` is where the marker stands now."""
    state.emit("consumption_moved", owner, change - LOWEST_CHANGE, total)


def action_turn(state: State, owner: Seat) -> None:
    state.emit("action_turn", owner)


def card_acts(state: State, seat: Seat, card: int, field: int) -> None:
    """`field` counts from 0."""
    state.emit("card_acts", seat, card, field)


def card_back(state: State, seat: Seat, card: int) -> None:
    state.emit("card_back", seat, card)


def turn_ended(state: State, seat: Seat) -> None:
    state.emit("turn_ended", seat)


def game_ended(state: State) -> None:
    state.emit("game_ended", CHANCE)


def final_scored(state: State, owner: Seat, number: int, total: int) -> None:
    """`number` points at the end of the game make `total`."""
    state.emit("final_scored", owner, number, total)


# --- cards, upgrades and stations -------------------------------------------------------------


def card_revealed(state: State, card: int, position: int) -> None:
    """`card` counts among the AI cards, `position` from 0."""
    state.emit("card_revealed", CHANCE, card, position)


def cards_shuffled(state: State) -> None:
    state.emit("cards_shuffled", CHANCE)


def card_bought(state: State, seat: Seat, card: int) -> None:
    state.emit("card_bought", seat, card)


def card_taken(state: State, seat: Seat, card: int) -> None:
    state.emit("card_taken", seat, card)


def card_removed(state: State, owner: Seat, card: int, position: int) -> None:
    """`position` counts from 0."""
    state.emit("card_removed", owner, card, position)


def upgrade_bought(state: State, seat: Seat, upgrade: int) -> None:
    state.emit("upgrade_bought", seat, upgrade)


def range_raised(state: State, seat: Seat, field: int, range_: int) -> None:
    """`field` counts from 0, the range from 1."""
    state.emit("range_raised", seat, field, range_ - 1)


def field_added(state: State, seat: Seat, field: int, range_: int) -> None:
    """`field` counts from 0, the range from 1."""
    state.emit("field_added", seat, field, range_ - 1)


def station_built(state: State, seat: Seat, station: int, galaxy: int) -> None:
    state.emit("station_built", seat, station, galaxy)


def station_cubes_placed(state: State, seat: Seat, galaxy: int, number: int) -> None:
    state.emit("station_cubes_placed", seat, galaxy, number)


# --- gems and energy --------------------------------------------------------------------------


def gems_taken(state: State, seat: Seat, gem: int, number: int) -> None:
    state.emit("gems_taken", seat, gem, number)


def gems_paid(state: State, seat: Seat, gem: int, number: int) -> None:
    state.emit("gems_paid", seat, gem, number)


def gem_upgraded(state: State, seat: Seat, gem: int) -> None:
    """`gem` is what it was before."""
    state.emit("gem_upgraded", seat, gem)


def yield_taken(state: State, seat: Seat, tile: int) -> None:
    state.emit("yield_taken", seat, tile)


def energy_gained(state: State, owner: Seat, number: int, total: int) -> None:
    state.emit("energy_gained", owner, number, total)


# --- the board --------------------------------------------------------------------------------


def exploring(state: State, seat: Seat, parsec: int) -> None:
    """`parsec` counts from 1."""
    state.emit("exploring", seat, parsec - 1)


def tile_drawn(state: State, seat: Seat, tile: int) -> None:
    """Only the seat sees the tile."""
    state.emit_private(1 << seat, "tile_drawn", seat, tile)


def tile_kept(state: State, owner: Seat, tile: int) -> None:
    state.emit("tile_kept", owner, tile)


def tile_returned(state: State, seat: Seat, tile: int) -> None:
    """Only the seat knows which tile it is."""
    state.emit_private(1 << seat, "tile_returned", seat, tile)


def tile_placed(state: State, owner: Seat, tile: int, galaxy: int) -> None:
    state.emit("tile_placed", owner, tile, galaxy)


def settled(state: State, owner: Seat, tile: int, planet: int, number: int) -> None:
    """`planet` counts through all tiles."""
    state.emit("settled", owner, tile, planet - FIRST_PLANET[tile], number)


def evaluated(state: State, owner: Seat, galaxy: int, majority: bool) -> None:
    state.emit("evaluated", owner, galaxy, 1 if majority else 0)


def cube_kept(state: State, owner: Seat, galaxy: int) -> None:
    state.emit("cube_kept", owner, galaxy)


def cube_removed(state: State, owner: Seat, tile: int, planet: int) -> None:
    """`planet` counts through all tiles."""
    state.emit("cube_removed", owner, tile, planet - FIRST_PLANET[tile])


# --- bonus cards ------------------------------------------------------------------------------


def light_drawn(state: State, owner: Seat, bonus: int) -> None:
    """Only the seat sees the card; nobody sees those of the Automa."""
    state.emit_private(1 << owner if owner < state.players else 0, "light_drawn", owner, bonus)


def light_returned(state: State, seat: Seat, bonus: int) -> None:
    """Only the seat knows which card it is."""
    state.emit_private(1 << seat, "light_returned", seat, bonus)


def dark_given_up(state: State, seat: Seat, bonus: int) -> None:
    """`bonus` counts through all bonus cards. Only the seat knows which one it is."""
    state.emit_private(1 << seat, "dark_given_up", seat, bonus - LIGHT_CARDS)


# --- levels -----------------------------------------------------------------------------------


def level_reached(state: State, owner: Seat, number: int, total: int) -> None:
    """`number` is the level, `total` the energy that is left."""
    state.emit("level_reached", owner, number, total)


def tech_lost(state: State, seat: Seat, tech: int) -> None:
    """Only the seat that looks through the deck knows what it lost."""
    state.emit_private(1 << seat, "tech_lost", seat, tech)


def tech_chosen(state: State, seat: Seat, tech: int) -> None:
    state.emit("tech_chosen", seat, tech)


def compensated(state: State, owner: Seat) -> None:
    state.emit("compensated", owner)


def throne_taken(state: State, owner: Seat) -> None:
    state.emit("throne_taken", owner)


# --- the Automa -------------------------------------------------------------------------------


def automa_card(state: State, owner: Seat, automa_card: int) -> None:
    state.emit("automa_card", owner, automa_card)


def automa_lapse(state: State, owner: Seat, number: int) -> None:
    """`number` counts the actions of the card from 1."""
    state.emit("automa_lapse", owner, number)


def automa_no_tile_fits(state: State, owner: Seat) -> None:
    state.emit("automa_no_tile_fits", owner)
