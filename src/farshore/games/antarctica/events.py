"""What can happen in Antarctica, and what the numbers of each event mean."""

from typing import Final

from farshore.core.move import Domain
from farshore.games.antarctica.components import EFFECT
from farshore.games.antarctica.moves import AREA, AREA_IDS, BUILDING, CARD, DECK, KIND, TRACK

FROM: Final = Domain("from", AREA_IDS)
TO: Final = Domain("to", AREA_IDS)
NUMBER: Final = Domain("number", list(range(100)))
SPACE: Final = Domain("space", list(range(100)))

EVENTS: Final[dict[str, list[Domain]]] = {
    # setup
    "start_player": [],
    "building_dealt": [BUILDING, AREA],
    "card_revealed": [DECK, CARD],
    "ship_placed": [AREA],
    # the stop and the turn
    "sun_moved": [AREA],
    "turn_begins": [AREA],
    "ship_sailed": [FROM, TO],
    "turn_ended": [],
    "game_ended": [],
    # building
    "built": [BUILDING, AREA, CARD],
    "basic_card_played": [BUILDING],
    "know_how_played": [BUILDING],
    "scientists_placed": [AREA, NUMBER],
    "last_scientist": [],
    "stacks_empty": [],
    # ships and shipyard cards
    "ship_under_construction": [],
    "ship_joined": [AREA],
    "shipyard_removed": [],
    "shipyard_card_taken": [KIND],
    "card_drawn": [KIND],
    "card_played": [KIND],
    "icebreaker_laid": [AREA],
    "icebreaker_used": [AREA],
    "icebreakers_left": [AREA],
    # recruiting and giving back
    "scientists_recruited": [NUMBER],
    "cube_returned": [],
    "unused_ship_returned": [],
    "ship_returned": [AREA],
    # research
    "cube_moved": [TRACK, SPACE],
    "research_lost": [NUMBER],
    "symbol_triggered": [EFFECT],
    "ship_relocated": [FROM, TO],
    "know_how_taken": [],
    "basic_card_back": [],
}
