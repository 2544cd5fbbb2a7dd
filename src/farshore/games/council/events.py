"""What can happen in Council of Shadows, and what the numbers of each event mean."""

from typing import Final

from farshore.core.move import Domain
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
CHANGE: Final = Domain("change", list(range(-100, 101)))
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
