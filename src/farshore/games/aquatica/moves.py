"""The moves of Aquatica in the order of sections 13.3 and 13.4 of the catalogue: 687 of them.

Texts name moves in records; the numbers follow the order of the table (`move_numbers.py`, written
by `make types`). What is added at the end of the table leaves all other numbers as they are.
"""

from typing import Final

from farshore.core.move import Domain, Kind, MoveTable

STARTING_IDS: Final = [
    "matron",
    "legionary",
    "patrician",
    "seahorse",
    "wave_reader",
    "azure_agent",
]
OCEAN_IDS: Final = [
    "researcher",
    "turtle_treasurer",
    "crab_diplomat",
    "grabber",
    "manta_leader",
    "shark_amazon",
    "triton_general",
    "octopus_merchant",
    "siren_envoy",
]
KING_IDS: Final = [
    "king_warlord",
    "king_trader",
    "king_builder",
    "king_host",
    "king_chronicler",
    "king_navigator",
    "king_upwelling",
    "king_usurper",
]  # by number (AQU-013)
CHARACTER_IDS: Final = [*STARTING_IDS, *OCEAN_IDS, *KING_IDS]
TRAINED_IDS: Final = [
    "trained_power",
    "trained_coin",
    "trained_raise",
    "trained_score",
]
WILD_IDS: Final = [
    "wild_coin",
    "wild_power",
    "wild_power_double",
    "wild_raise",
    "wild_score",
    "wild_recruit",
]
MANTA_IDS: Final = [*TRAINED_IDS, *WILD_IDS]
PRINTED_GOAL_IDS: Final = [
    "hand_eight",
    "board_five",
    "scored_three",
    "wild_two",
]
TOKEN_GOAL_IDS: Final = [
    "locations_eleven",
    "points_fifteen",
    "wild_three",
    "all_but_one",
    "each_type",
    "same_type_four",
    "discard_ten",
    "conquerors_five",
    "raised_five",
    "recruit_at_five",
]
GOAL_IDS: Final = [*PRINTED_GOAL_IDS, *TOKEN_GOAL_IDS]
TYPE_IDS: Final = ["shark_bay", "sunken_ship", "ocean_volcano", "fallen_civilization"]
LOCATION_IDS: Final = [
    "dogfish_shoal",
    "blue_shark_nursery",
    "mako_channel",
    "hammerhead_trench",
    "black_tooth",
    "nurse_shark_reef",
    "tiger_shark_bank",
    "great_white_arena",
    "goblin_shark_pass",
    "ring_of_blood",
    "bull_shark_sanctuary",
    "predators_gorge",
    "megalodon_throne",
    "mother_of_sharks",
    "fishers_boat",
    "lost_dinghy",
    "broken_schooner",
    "merchant_cog",
    "silent_caravel",
    "smugglers_brig",
    "corsair_xebec",
    "royal_frigate",
    "hospital_ship",
    "stripped_wreck",
    "gold_galleon",
    "ghost_ship",
    "treasure_ship",
    "sunken_flagship",
    "twin_fumarole",
    "tepid_spring",
    "grey_chimney",
    "burning_crack",
    "cinder_cone",
    "red_fault",
    "sulphur_lake",
    "geyser_field",
    "lesser_caldera",
    "dead_lava_flow",
    "glass_crater",
    "thunder_ridge",
    "magma_belly",
    "father_of_volcanoes",
    "fallen_column",
    "flooded_courtyard",
    "mosaic_gate",
    "drowned_market",
    "mute_library",
    "ruined_barracks",
    "nobles_baths",
    "ancients_forum",
    "shattered_aqueduct",
    "necropolis",
    "lost_academy",
    "senate_palace",
    "trident_temple",
    "forgotten_capital",
]

CHARACTER_SLOTS: Final = [f"character_{number}" for number in range(1, 7)]
UPPER_SLOTS: Final = [f"upper_{number}" for number in range(1, 5)]
LOWER_SLOTS: Final = [f"lower_{number}" for number in range(1, 7)]
LOCATION_SLOTS: Final = [*UPPER_SLOTS, *LOWER_SLOTS]
SPACE_IDS: Final = [f"space_{number}" for number in range(1, 6)]
TRACK_IDS: Final = [f"track_{number}" for number in range(1, 5)]

# Mantas with an effect are used, those with a resource are drawn on; the others cannot be.
USED_MANTA_IDS: Final = [
    "trained_raise",
    "trained_score",
    "wild_raise",
    "wild_score",
    "wild_recruit",
]
DRAWN_MANTA_IDS: Final = [
    "trained_power",
    "trained_coin",
    "wild_coin",
    "wild_power",
    "wild_power_double",
]
# The Matron and the kings that leave the game never lie in a discard pile (AQU-060, AQU-061).
RETURNED_IDS: Final = CHARACTER_IDS[1:21]

SEAT: Final = Domain("seat", [0, 1, 2, 3])
CHARACTER: Final = Domain("character", CHARACTER_IDS)
RETURNED: Final = Domain("character", RETURNED_IDS)
KING: Final = Domain("king", KING_IDS)
LOCATION: Final = Domain("location", LOCATION_IDS)
TYPE: Final = Domain("type", TYPE_IDS)
REVEALED: Final = Domain("card", [*OCEAN_IDS, *LOCATION_IDS])
MANTA: Final = Domain("manta", MANTA_IDS)
TRAINED: Final = Domain("manta", TRAINED_IDS)
WILD: Final = Domain("manta", WILD_IDS)
USED_MANTA: Final = Domain("manta", USED_MANTA_IDS)
SOURCE: Final = Domain("source", [*DRAWN_MANTA_IDS, *SPACE_IDS])
GOAL: Final = Domain("goal", GOAL_IDS)
TOKEN_GOAL: Final = Domain("goal", TOKEN_GOAL_IDS)
TRACK: Final = Domain("track", TRACK_IDS)
SPACE: Final = Domain("space", SPACE_IDS)
OPTION_NUMBER: Final = Domain("option", [1, 2])
REVEAL_SLOT: Final = Domain("slot", [*CHARACTER_SLOTS, *LOWER_SLOTS])
CHARACTER_SLOT: Final = Domain("slot", CHARACTER_SLOTS)
LOWER_SLOT: Final = Domain("slot", LOWER_SLOTS)
LOCATION_SLOT: Final = Domain("slot", LOCATION_SLOTS)


def _slot_and_card() -> list[tuple[int, ...]]:
    """Every ocean character in every slot of its row, then every location in the lower row."""
    pairs: list[tuple[int, ...]] = []
    for slot in range(len(CHARACTER_SLOTS)):
        for card in range(len(OCEAN_IDS)):
            pairs.append((slot, card))
    for slot in range(len(LOWER_SLOTS)):
        for location in range(len(LOCATION_IDS)):
            pairs.append((len(CHARACTER_SLOTS) + slot, len(OCEAN_IDS) + location))
    return pairs


MOVES: Final = MoveTable(
    [
        Kind("first_player", SEAT),
        Kind("reveal", REVEAL_SLOT, REVEALED, only=_slot_and_card()),
        Kind("lay_goal", TRACK, TOKEN_GOAL),
        Kind("offer", KING),
        Kind("choose_king", KING),
        Kind("play", CHARACTER),
        Kind("use_manta", USED_MANTA),
        Kind("use_depth", SPACE),
        Kind("claim", GOAL, TRAINED),
        Kind("end_turn"),
        Kind("continue"),
        Kind("option", OPTION_NUMBER),
        Kind("explore"),
        Kind("decline"),
        Kind("drop", LOWER_SLOT),
        Kind("recruit", CHARACTER_SLOT),
        Kind("buy", LOCATION_SLOT),
        Kind("conquer", LOCATION_SLOT),
        Kind("seize", LOCATION_SLOT),
        Kind("draw", SOURCE),
        Kind("pay"),
        Kind("raise", SPACE),
        Kind("raise_fully", SPACE),
        Kind("score", SPACE),
        Kind("return", RETURNED),
        Kind("ready", MANTA),
        Kind("place_ichthyander", GOAL),
        Kind("replay", RETURNED),
        Kind("tire", MANTA),
    ]
)
