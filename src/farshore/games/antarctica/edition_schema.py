"""The component data of Antarctica, declared once: types, ranges and fixed values."""

from __future__ import annotations

from typing import Final

from farshore.core.move import Domain
from farshore.core.schema import (
    PROSE,
    Fields,
    Fixed,
    Flag,
    Items,
    Listed,
    OneOf,
    Schema,
    Text,
    Whole,
    component,
    part,
    whole_edition,
)
from farshore.games.antarctica.components import (
    _LETTERS,
    AREAS,
    CATEGORY,
    CATEGORY_IDS,
    EFFECT,
    EFFECT_IDS,
    MOST_PLAYERS,
    PLACES,
    RESOURCE,
    RESOURCE_KINDS,
    SHIPYARD_CARDS,
)
from farshore.games.antarctica.moves import (
    AREA,
    AREA_IDS,
    BUILDING,
    BUILDING_IDS,
    CARD_IDS,
    DEALT_IDS,
    DECK,
    DECK_IDS,
    KIND,
    SHIPYARD_KINDS,
    TRACK,
    TRACK_IDS,
)

DEALT: Final = Domain("building", DEALT_IDS)
COLOUR: Final = Domain("colour", ["red", "blue"])

_COUNT: Final = Whole(0, 99)
_GAIN: Final = Whole(1, 9)
_PIECES: Final = ["scientists", "ships", "cubes"]


def _by_players(node: Schema) -> dict[str, Schema]:
    """One for each number of players."""
    return {str(players): node for players in (2, 3, 4)}


_AREA: Final = component({}, {"index": Whole(0, AREAS - 1)})
_BUILDING_TYPE: Final = component(
    {
        "category": OneOf(CATEGORY),
        "count": Whole(1, AREAS),
        "scientists": Whole(1, 2),
        "star": Flag(),
        "start_3_4": Whole(0, AREAS),
        "start_2": Whole(0, AREAS),
    },
    name="BuildingType",
)
_BUILDING_CARD: Final = component(
    {
        "deck": OneOf(DECK),
        "needs": Items(OneOf(BUILDING), most=len(BUILDING_IDS)),
        "builds": OneOf(BUILDING),
        "scientists": Whole(1, 2),
        "research_points": Whole(0, 9),
        "star": Flag(),
        "min_players": Whole(2, MOST_PLAYERS),
    },
    name="BuildingCard",
)
_SYMBOL: Final = Fields(
    {"space": Whole(1, 30), "colour": OneOf(COLOUR), "effect": OneOf(EFFECT)}, name="TrackSymbol"
)
_TRACK: Final = component(
    {
        "icons": Items(OneOf(BUILDING), most=len(BUILDING_IDS)),
        "min_players": Whole(2, MOST_PLAYERS),
        "spaces": Whole(1, 30),
        "vp": Items(_COUNT, most=30),
        "symbols": Items(_SYMBOL, most=30),
    },
    name="ResearchTrack",
)
_PLACED_SHIP: Final = Fields(
    {"seat": OneOf(_LETTERS), "area": OneOf(AREA), "place": Whole(1, PLACES)},
    {"step": Whole(1, 24)},
)

SCHEMA: Final = whole_edition(
    "antarctica",
    {
        "areas": part(
            {
                "sun_order": Listed(AREA_IDS, _AREA),
                "sun_start": Fixed(AREA_IDS[0]),  # ANT-047
                "closed": part(_by_players(Items(OneOf(AREA), most=AREAS))),
                "ship_places_per_area": Fixed(PLACES),  # ANT-002
            },
            {"pack_ice_markers": _GAIN},
        ),
        "building_categories": Listed(CATEGORY_IDS, component({})),
        "building_types": Listed(BUILDING_IDS, _BUILDING_TYPE),
        "starting_buildings": part(_by_players(Items(OneOf(DEALT), most=AREAS))),
        "decks": Listed(DECK_IDS, component({"cards": Whole(1, len(CARD_IDS))})),
        "building_cards": Listed(CARD_IDS, _BUILDING_CARD),
        "track_effects": Listed(
            EFFECT_IDS, component({"colour": OneOf(COLOUR)}, {"research_points": _GAIN})
        ),
        "research_tracks": Listed(TRACK_IDS, _TRACK),
        "shipyard_card_kinds": Listed(
            SHIPYARD_KINDS,
            component(
                {"count": Whole(0, SHIPYARD_CARDS)},
                {"scientists": _GAIN, "research_points": _GAIN},
            ),
        ),
        "shipyard_cards": Items(component({"kind": OneOf(KIND)})),
        "resource_card_kinds": Listed(
            RESOURCE_KINDS,
            component(
                {
                    "count": Fixed(MOST_PLAYERS),
                    "replaces_category": OneOf(CATEGORY),
                    "in_play": Fields(
                        {str(players): Fixed(players) for players in (2, 3, 4)}  # ANT-037, ANT-038
                    ),
                },
                {"start": Text()},
            ),
        ),
        "resource_cards": Items(component({"kind": OneOf(RESOURCE)})),
        "pieces_per_colour": part(
            dict.fromkeys(_PIECES, _COUNT),
            {"vp_markers": _COUNT, "vp_marker_sides": Items(_COUNT, 2)},  # ANT-017
        ),
        "piece_table": part(
            _by_players(
                part(
                    {
                        "scientists_supply": _COUNT,
                        "scientists_reserve": _COUNT,
                        "scientists_box": _COUNT,
                        "ships_board": Whole(1, 6),
                        "ships_unused": Whole(0, 6),
                        "ships_box": _COUNT,
                        "cubes_vp_track": _COUNT,
                        "cubes_unused": Whole(1, 6),
                        "cubes_box": _COUNT,
                    }
                )
            )
        ),
        "placement_order": part(_by_players(Items(OneOf(_LETTERS), most=24))),
        "first_game_ships": part(_by_players(Items(_PLACED_SHIP, most=24))),
        "extra_cube_two_players": part(  # ANT-050, R05
            {"seat": Fixed("B"), "space": Fixed(1), "triggers_symbols": Fixed(False)}
        ),
        "open_tracks": part(_by_players(Items(OneOf(TRACK), most=len(TRACK_IDS)))),
        "scoring": part({"area_first_bonus": _COUNT}, {"categories": PROSE}),
        "stall_guard_turns": part(_by_players(Whole(1, 999))),
    },
    ["id_prefix", "names"],
)
