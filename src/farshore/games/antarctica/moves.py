"""The moves of Antarctica in the order of section 13.4 of the catalogue: 217 of them (ANT-N01).

Texts name moves in records; the numbers follow the order of the table (`move_numbers.py`, written
by `make types`). What is added at the end of the table leaves all other numbers as they are.
"""

from typing import Final

from farshore.core.move import Domain, Kind, MoveTable

AREA_IDS: Final = [
    "bottom_left",
    "bottom",
    "bottom_right",
    "right",
    "top_right",
    "top",
    "top_left",
    "left",
]  # in sun order (ANT-001)
BUILDING_IDS: Final = [
    "camp",
    "shipyard",
    "crane",
    "headframe",
    "drilling_rig",
    "wind_turbine",
    "laboratory",
    "factory",
    "inland_station",
    "coast_station",
    "sea_station",
    "headquarters",
    "plankton_farm",
    "parabolic_antenna",
]
DECK_IDS: Final = ["basic", "double", "prestige"]
DECK_SIZES: Final = [15, 12, 12]  # ANT-011
CARD_IDS: Final = [
    f"{deck}_{number + 1:02}"
    for deck, size in zip(DECK_IDS, DECK_SIZES, strict=True)
    for number in range(size)
]
TRACK_IDS: Final = ["track_a", "track_b", "track_c", "track_d", "track_e"]
SHIPYARD_KINDS: Final = ["icebreaker", "place_scientist", "two_scientists", "fast_research"]

# The buildings that setup deals out, in the order of ANT-029.
DEALT_IDS: Final = [
    "camp",
    "sea_station",
    "coast_station",
    "crane",
    "headframe",
    "drilling_rig",
    "wind_turbine",
]

AREA: Final = Domain("area", AREA_IDS)
PLACE: Final = Domain("place", [1, 2, 3])
BUILDING: Final = Domain("building", BUILDING_IDS)
DEALT: Final = Domain("building", DEALT_IDS)
DECK: Final = Domain("deck", DECK_IDS)
CARD: Final = Domain("card", CARD_IDS)
TRACK: Final = Domain("track", TRACK_IDS)
KIND: Final = Domain("shipyard_card", SHIPYARD_KINDS)
PLAYED_KIND: Final = Domain("shipyard_card", SHIPYARD_KINDS[1:])
SEAT: Final = Domain("seat", [0, 1, 2, 3])
CUBE_TRACK: Final = Domain("track", TRACK_IDS[:3])


def _deck_and_card() -> list[tuple[int, ...]]:
    """Each building card with its own deck."""
    pairs: list[tuple[int, ...]] = []
    card = 0
    for deck, size in enumerate(DECK_SIZES):
        for _ in range(size):
            pairs.append((deck, card))
            card += 1
    return pairs


MOVES: Final = MoveTable(
    [
        Kind("start", SEAT),
        Kind("deal", DEALT, AREA),
        Kind("reveal", DECK, CARD, only=_deck_and_card()),
        Kind("draw", KIND),
        Kind("place_ship", AREA),
        Kind("place_cube", CUBE_TRACK),
        Kind("sail", AREA),
        Kind("give_back_cube"),
        Kind("give_back_unused_ship"),
        Kind("give_back_ship", AREA, PLACE),
        Kind("build", DECK),
        Kind("new_ship"),
        Kind("recruit"),
        Kind("research", TRACK),
        Kind("play", PLAYED_KIND),
        Kind("lay_icebreaker", AREA),
        Kind("end_turn"),
        Kind("advance", TRACK),
        Kind("relocate", AREA, PLACE),
        Kind("relocate_to", AREA),
        Kind("draft", KIND),
        Kind("pick", KIND),
        Kind("accept"),
        Kind("decline"),
    ]
)


def counted(counts: list[int]) -> dict[str, int]:
    """Shipyard cards by kind."""
    return dict(zip(SHIPYARD_KINDS, counts, strict=True))
