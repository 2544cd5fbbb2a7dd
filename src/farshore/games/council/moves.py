"""The moves of Council of Shadows in the order of sections 13.3 and 13.4 of the catalogue: 554.

Texts name moves in records; the numbers follow the order of the table (`move_numbers.py`, written
by `make types`). What is added at the end of the table leaves all other numbers as they are.
"""

from typing import Final

from farshore.core.move import Domain, Kind, MoveTable

GALAXY_IDS: Final = [
    "grey",
    "orange",
    "brown",
    "blue",
    "violet",
    "turquoise",
    "beige",
    "green",
    "red",
    "yellow",
]  # in the order of 8.1
TILE_COUNTS: Final = [10, 11, 10]  # COS-006, by parsec
TILE_IDS: Final = [
    f"p{parsec + 1}_{number + 1:02}"
    for parsec, count in enumerate(TILE_COUNTS)
    for number in range(count)
]
PLANET_COUNTS: Final = [
    *(2, 3, 2, 3, 2, 3, 1, 3, 3, 3),
    *(2, 3, 2, 3, 2, 2, 2, 3, 2, 3, 1),
    *(3, 2, 2, 2, 4, 3, 2, 1, 3, 3),
]  # by tile; the moves name planets by their number on the tile
STARTING_IDS: Final = ["settle", "found_colony", "mine", "explore", "take_gems", "upgrade_gem"]
AI_IDS: Final = [
    "power_saver",
    "deep_sleep",
    "frugal_scout",
    "swift_scout",
    "survey_crew",
    "wormhole_probe",
    "pioneer_fleet",
    "sleek_pioneers",
    "versatile_scout",
    "light_settlers",
    "silent_settlers",
    "colony_ship",
    "sleek_colony_ship",
    "wormhole_colony",
    "sky_tower",
    "working_settlers",
    "twin_works",
    "light_drills",
    "triple_drills",
    "remote_drills",
    "gem_courier",
    "gem_convoy",
    "quick_polish",
    "double_polish",
    "quiet_workers",
]
CARD_IDS: Final = [*STARTING_IDS, *AI_IDS]
UPGRADE_IDS: Final = [
    "adapt_desert",
    "adapt_volcanic",
    "colony_expansion",
    "energy_project_1",
    "energy_project_2",
    "energy_project_3",
    "energy_project_4",
    "range_1_p2",
    "range_1_p3",
    "range_2_p2",
    "range_2_p3",
    "range_3_p2",
    "range_3_p3",
    "range_4_p2",
    "range_4_p3",
]
STATION_IDS: Final = ["station_mining", "station_evaluation", "station_settlement"]
COMMANDER_IDS: Final = ["buteo", "zoe", "ava", "casares", "s3e3", "breish"]
TECH_IDS: Final = [
    "new_stargate",
    "gem_boost",
    "explorer_people",
    "scientific_settlements",
    "empire",
    "flexible_planning",
    "energy_saving",
    "seasoned_traveller",
    "resource_people",
    "perpetual_motion",
    "feudalism",
    "voyage_of_exploration",
    "information_advantage",
    "dominant_people",
    "energy_boost",
    "additional_settlement",
]
LIGHT_IDS: Final = [
    "gems_anthracite",
    "gems_gold",
    "gems_transparent",
    "planets_terran",
    "planets_desert",
    "planets_volcanic",
    "parsec_1",
    "parsec_2",
    "parsec_3",
    "consumption_a",
    "consumption_b",
    "board_cubes_a",
    "board_cubes_b",
    "ai_network_a",
    "ai_network_b",
    "light_collection",
    "flat_five_a",
    "flat_five_b",
]
DARK_IDS: Final = [
    "galaxy_grey",
    "galaxy_orange",
    "galaxy_violet",
    "galaxy_red",
    "galaxy_brown",
    "galaxy_beige",
    "galaxy_turquoise",
    "galaxy_yellow",
    "stations",
]
BONUS_IDS: Final = [*LIGHT_IDS, *DARK_IDS]
AUTOMA_IDS: Final = [f"automa_{number + 1:02}" for number in range(18)]
GEM_IDS: Final = ["anthracite", "gold", "transparent"]

GALAXY: Final = Domain("galaxy", GALAXY_IDS)
TILE: Final = Domain("tile", TILE_IDS)
FIRST_TILE: Final = Domain("tile", TILE_IDS[: TILE_COUNTS[0]])
PLANET: Final = Domain("planet", [1, 2, 3, 4])
CARD: Final = Domain("card", CARD_IDS)
AI_CARD: Final = Domain("card", AI_IDS)
UPGRADE: Final = Domain("upgrade", UPGRADE_IDS)
STATION: Final = Domain("station", STATION_IDS)
COMMANDER: Final = Domain("commander", COMMANDER_IDS)
TECH: Final = Domain("tech", TECH_IDS)
BONUS: Final = Domain("bonus", BONUS_IDS)
LIGHT: Final = Domain("bonus", LIGHT_IDS)
DARK: Final = Domain("bonus", DARK_IDS)
AUTOMA_CARD: Final = Domain("automa_card", AUTOMA_IDS)
GEM: Final = Domain("gem", GEM_IDS)
LOWER_GEM: Final = Domain("gem", GEM_IDS[:2])
PARSEC: Final = Domain("parsec", [1, 2, 3])
SIDE: Final = Domain("option", [1, 2])
CUBES_DOMAIN: Final = Domain("number", [1, 2, 3])
OWNER: Final = Domain("owner", ["0", "1", "2", "3", "automa"])
AUTOMA_OWNER: Final = 4
"""Where the Automa stands in `OWNER`."""


def _planets() -> list[tuple[int, ...]]:
    """Each planet as its tile and its number there."""
    return [(tile, number) for tile, count in enumerate(PLANET_COUNTS) for number in range(count)]


MOVES: Final = MoveTable(
    [
        Kind("open_tile", FIRST_TILE),
        Kind("reveal", AI_CARD),
        Kind("deal_dark", DARK),
        Kind("token", OWNER),
        Kind("draw_tile", TILE),
        Kind("draw_light", LIGHT),
        Kind("lose_tech", TECH),
        Kind("turn_up", AUTOMA_CARD),
        Kind("choose_commander", COMMANDER),
        Kind("buy_card", AI_CARD),
        Kind("buy_upgrade", UPGRADE),
        Kind("build_station", STATION, GALAXY),
        Kind("plan", CARD),
        Kind("leave"),
        Kind("commit"),
        Kind("option", SIDE),
        Kind("settle", TILE, PLANET, only=_planets()),
        Kind("cubes", CUBES_DOMAIN),
        Kind("mine", TILE),
        Kind("explore", PARSEC),
        Kind("keep", TILE),
        Kind("place", GALAXY),
        Kind("take_yield"),
        Kind("upgrade_gem", LOWER_GEM),
        Kind("evaluate", GALAXY),
        Kind("remove", TILE, PLANET, only=_planets()),
        Kind("return_bonus", BONUS),
        Kind("choose_tech", TECH),
        Kind("take_card", AI_CARD),
        Kind("done"),
        Kind("end_turn"),
    ]
)
