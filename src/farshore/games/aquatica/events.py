"""What can happen in Aquatica, and what the numbers of each event mean."""

from typing import Final

from farshore.core.move import Domain
from farshore.games.aquatica.moves import (
    CHARACTER,
    CHARACTER_SLOT,
    GOAL,
    KING,
    LOCATION,
    LOWER_SLOT,
    MANTA,
    TRACK,
    TRAINED,
)

NUMBER: Final = Domain("number", list(range(100)))
TRIGGER_IDS: Final = ["", "goals", "locations", "characters", "ichthyanders"]
TRIGGER: Final = Domain("end", TRIGGER_IDS)
"""What triggered the end, in the order of the numbers of `AquaticaState.trigger`."""

EVENTS: Final[dict[str, list[Domain]]] = {
    # setup
    "first_player": [],
    "goal_laid": [TRACK, GOAL],
    "king_offered": [KING],
    "king_chosen": [KING],
    "king_taken": [KING],
    # the rows
    "character_revealed": [CHARACTER_SLOT, CHARACTER],
    "location_revealed": [LOWER_SLOT, LOCATION],
    "explored": [],
    "location_discarded": [LOCATION],
    # the turn
    "turn_begins": [],
    "character_played": [CHARACTER],
    "king_left": [KING],
    "manta_used": [MANTA],
    "depth_used": [LOCATION],
    "turn_ended": [],
    "end_triggered": [TRIGGER],
    "game_ended": [],
    # paying and taking
    "recruit_begun": [CHARACTER, NUMBER],
    "purchase_begun": [LOCATION, NUMBER],
    "conquest_begun": [LOCATION, NUMBER],
    "manta_drawn": [MANTA],
    "depth_drawn": [LOCATION],
    "recruited": [CHARACTER],
    "location_taken": [LOCATION],
    # locations and mantas
    "raised": [LOCATION],
    "fully_raised": [LOCATION],
    "manta_won": [MANTA],
    "location_scored": [LOCATION],
    "character_returned": [CHARACTER],
    "all_returned": [NUMBER],
    "manta_ready": [MANTA],
    "all_ready": [],
    # goals
    "goal_claimed": [GOAL, TRAINED],
    "ichthyander_placed": [GOAL],
}
