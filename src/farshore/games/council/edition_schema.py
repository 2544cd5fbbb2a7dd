"""The component data of Council of Shadows, declared once: types, ranges and fixed values."""

from __future__ import annotations

from typing import Final

from farshore.core.move import Domain
from farshore.core.schema import (
    PROSE,
    Cases,
    Fields,
    Fixed,
    Flag,
    Items,
    Listed,
    Maybe,
    OneOf,
    Ref,
    Schema,
    Text,
    Whole,
    component,
    part,
    whole_edition,
)
from farshore.games.council.components import (
    AUTOMA_DECKS,
    BASE_FIELDS,
    CUBES_EACH,
    DO_IDS,
    END_LEVEL,
    FIELDS,
    GALAXIES,
    HIGHEST_CONSUMPTION,
    LAST_BOARD_UPGRADE,
    LOWEST_CONSUMPTION,
    MARKET,
    MEASURE,
    PARSECS,
    SIDE_IDS,
    STATIONS,
    TECH_LOST,
    TOWER,
    TYPE,
    TYPE_IDS,
)
from farshore.games.council.moves import (
    AI_CARD,
    AI_IDS,
    AUTOMA_IDS,
    BONUS_IDS,
    COMMANDER_IDS,
    GALAXY,
    GALAXY_IDS,
    GEM,
    GEM_IDS,
    STARTING_IDS,
    STATION_IDS,
    TECH_IDS,
    TILE_IDS,
    UPGRADE_IDS,
)

WHEN_IDS: Final = [
    "immediate",
    "action",
    "evaluation_start",
    "purchase_turn",
    "planning",
    "setup",
    "on_yield_gems",
    "on_explore_settle",
    "on_mine",
    "on_evaluate",
    "permanent",
]
WHEN: Final = Domain("when", WHEN_IDS)

MOMENTS: Final[dict[str, list[str]]] = {
    "immediate": [
        "settle",
        "mine",
        "explore",
        "take_gems",
        "upgrade_gem",
        "gain_energy",
        "change_consumption",
        "choose",
        "raise_range",
        "add_field",
        "raise_all_ranges",
        "take_ai_card",
        "draw_light_card",
        "evaluate",
        "place_station_cubes",
        "yield_of_system",
    ],
    "action": ["settle", "mine", "explore", "take_gems", "upgrade_gem", "gain_energy", "choose"],
    "evaluation_start": ["energy_per", "yield_each_system", "mine"],
    "purchase_turn": ["free_colony"],
    "planning": ["round_consumption"],
    "setup": ["add_field"],
    "on_yield_gems": ["upgrade_yield_gems"],
    "on_explore_settle": ["extra_explore_cube"],
    "on_mine": ["mine_others"],
    "on_evaluate": ["keep_cube", "tie_is_majority"],
    "permanent": ["adapt", "allow_stacking", "forbid_ai_card"],
}
"""Which effects a moment can have."""

# --- bonus formulas and Automa actions

COUNT_IDS: Final = [
    "nothing",
    "gem_kind",
    "cubes_on_planet_type",
    "cubes_in_parsec",
    "cubes_on_player_board",
    "ai_cards",
    "light_bonus_cards",
    "stations_built",
    "consumption_tenth",
    "galaxy",
]
COUNT_OF: Final = Domain("count_of", COUNT_IDS)

ACTION_IDS: Final = ["settle", "explore_settle", "gain_energy", "replace_ai_cards"]
ACTION: Final = Domain("do", ACTION_IDS)

EVALUATION: Final = Domain("evaluation", ["all_present", "majority_only"])
LIGHT_OR_DARK: Final = Domain("deck", ["light", "dark"])
UPGRADE_KIND: Final = Domain("kind", ["permanent", "once"])
JOIN: Final = Domain("join", ["or", "and"])
MODULE: Final = Domain("module", ["stations"])
ROUNDING: Final = Domain("rounding", ["half_up"])
EXTRA_FIELD_IDS: Final = ["ava_field", "stargate_field"]


_FEW: Final = Whole(1, 9)
_CUBES: Final = Whole(1, TOWER)
_ENERGY: Final = Whole(0, 99)
_CONSUMPTION: Final = Whole(-20, 20)
_SLOTS: Final = Whole(0, 5)
_GEMS: Final = Fields({}, dict.fromkeys(GEM_IDS, Whole(0, 9)), "Gems")
_ANY_RANGE: Final[dict[str, Schema]] = {"any_range": Flag()}
_ANYWHERE: Final[dict[str, Schema]] = {"any_range": Flag(), "any_planet": Flag()}
_KEPT: Final = Cases(
    "",
    {
        "station": Fields({"station": Flag()}),
        "own_colonies_at_least": Fields({"own_colonies_at_least": Whole(1, 99)}),
    },
)
_EFFECTS: Final[dict[str, Schema]] = {}
"""An effect by the moment at which it works."""


def _effect(do: str, moment: str) -> Fields:
    """The parameters of an effect."""
    members: dict[str, Schema] = {}
    optional: dict[str, Schema] = {}
    if do == "settle":
        members, optional = {"cubes": _CUBES}, _ANYWHERE
    elif do == "mine":
        members, optional = {"times": _FEW}, _ANY_RANGE
    elif do == "explore":
        members = {"cubes": _CUBES, "mines": _FEW, "join": OneOf(JOIN)}
        optional = _ANYWHERE
    elif do == "choose":
        members = {"of": Items(Items(Ref(_EFFECTS, moment), most=9), 2)}
    elif do == "free_colony":
        members, optional = {"n": _CUBES}, _ANY_RANGE
    else:
        members = _PLAIN.get(do, {})
    return Fields({"do": Fixed(do), **members}, optional)


_PLAIN: Final[dict[str, dict[str, Schema]]] = {
    "take_gems": {"gems": _GEMS},
    "upgrade_gem": {"steps": _FEW},
    "upgrade_yield_gems": {"steps": _FEW},
    "gain_energy": {"n": Whole(1, 99)},
    "change_consumption": {"n": Whole(-99, 99)},
    "adapt": {"planet": OneOf(TYPE)},
    "raise_range": {"field": Whole(1, FIELDS), "to": Whole(2, PARSECS)},
    "add_field": {"range": Whole(1, PARSECS)},
    "raise_all_ranges": {"to": Whole(PARSECS, PARSECS), "energy_each": Whole(0, 9)},
    "take_ai_card": {"n": _FEW},
    "draw_light_card": {"n": _FEW},
    "evaluate": {"galaxies": Whole(1, GALAXIES)},
    "energy_per": {"n": _FEW, "of": OneOf(MEASURE)},
    "extra_explore_cube": {"n": _CUBES},
    "round_consumption": {"n": Fixed(0)},  # COS-148
    "keep_cube": {"condition": _KEPT},
    "place_station_cubes": {"n": Whole(1, CUBES_EACH)},
    "forbid_ai_card": {"card": OneOf(AI_CARD)},
    "yield_of_system": {"times": _FEW},
}
"""Effects whose parameters are always all there."""

for _moment in MOMENTS:
    _EFFECTS[_moment] = Cases(
        "do", {_do: _effect(_do, _moment) for _do in MOMENTS[_moment]}, "Effect"
    )
_EFFECTS["any"] = Cases("do", {_do: _effect(_do, "any") for _do in DO_IDS}, "Effect")
ANY_EFFECT: Final[Schema] = Ref(_EFFECTS, "any")


def _timed(moments: list[str]) -> Items:
    """The effects of a component by the moment they work."""
    cases = {
        moment: Fields({"when": Fixed(moment), "do": Items(Ref(_EFFECTS, moment), most=9)})
        for moment in moments
    }
    return Items(Cases("when", cases, "TimedEffects"), most=9)


def _but(*moments: str) -> list[str]:
    return [when for when in WHEN_IDS if when not in moments]


_REWARD: Final = Fields({"energy": _ENERGY, "light_card": Flag()})
_GALAXY: Final = component(
    {
        "parsec": Whole(1, PARSECS),
        "slots": Fields(dict.fromkeys(SIDE_IDS, _SLOTS)),
        "reward": Fields({"majority": _REWARD, "minority": _REWARD}),
        "station_slots": Fixed(1),  # COS-158
        "covered_with_3": Flag(),
        "open_tiles_at_setup": Whole(0, 2),
    },
    {"colour": Text()},
    name="Galaxy",
)
_SIDE: Final = component(
    {
        "galaxies": Items(Fields({"id": OneOf(GALAXY), "slots": Whole(1, 5)}), most=GALAXIES),
        "slots_per_parsec": Fields({str(parsec + 1): Whole(0, 50) for parsec in range(PARSECS)}),
        "covered_with_3": Items(OneOf(GALAXY), most=GALAXIES),
    },
    {"players": Items(Whole(1, 4), most=4)},
)
_TILE: Final = component(
    {
        "parsec": Whole(1, PARSECS),
        "planets": Items(OneOf(TYPE), most=9),
        "yield": Fields({"gems": _GEMS, "energy": _ENERGY}),
    },
    name="Tile",
)
_STARTING_CARD: Final = component(
    {"consumption": _CONSUMPTION, "effects": _timed(["action"])}, name="Card"
)
_AI_CARD: Final = component(
    {
        "consumption": _CONSUMPTION,
        "cost": _GEMS,
        "effects": _timed(["action"]),
        "final_energy": Whole(0, 9),
    },
    name="Card",
)
_UPGRADE: Final = component(
    {
        "kind": OneOf(UPGRADE_KIND),
        "cost": _GEMS,
        "effects": _timed(["immediate", "permanent"]),
    },
    {"requires": Maybe(Text()), "field": Whole(1, FIELDS)},
    name="Upgrade",
)
_EXTRA_FIELD: Final = component(
    {"cubes_at_start": Whole(0, 1), "upgrades": Items(_UPGRADE, most=2)},
    {"gained_with": Text(), "starting_range": Whole(1, PARSECS)},
)
_VARIANT: Final[dict[str, Schema]] = {"majority": _ENERGY, "presence": _ENERGY, "none": _ENERGY}
_FORMULA: Final = Fields(
    {},
    {
        "base": _ENERGY,
        "each": Whole(0, 9),
        "count_of": OneOf(COUNT_OF),
        "kind": OneOf(GEM),
        "planet": OneOf(TYPE),
        "parsec": Whole(1, PARSECS),
        "rounding": OneOf(ROUNDING),
        "galaxy": OneOf(GALAXY),
        **_VARIANT,
        "adding_variant": Fields(_VARIANT),
    },
    name="Formula",
)
_BONUS: Final = component(
    {
        "deck": OneOf(LIGHT_OR_DARK),
        "formula": _FORMULA,
        "players": Items(Whole(1, 4), most=4),
    },
    {"module": OneOf(MODULE)},
    name="Bonus",
)
_WHERE: Final = Cases(
    "",
    {
        "galaxy": Fields({"galaxy": OneOf(GALAXY)}),
        "parsec": Fields({"parsec": Whole(1, PARSECS)}),
    },
)
_SETTLING: Final[dict[str, Schema]] = {
    "cubes": _CUBES,
    "planet": OneOf(TYPE),
    "where": _WHERE,
}
_AUTOMA_ACTION: Final = Cases(
    "do",
    {
        "settle": Fields({"do": Fixed("settle"), **_SETTLING}),
        "explore_settle": Fields({"do": Fixed("explore_settle"), **_SETTLING}),
        "gain_energy": Fields({"do": Fixed("gain_energy"), "n": Whole(1, 99)}),
        "replace_ai_cards": Fields(
            {
                "do": Fixed("replace_ai_cards"),
                "positions": Items(Whole(1, MARKET), most=MARKET),
            }
        ),
    },
    "AutomaAction",
)
_AUTOMA_CARD: Final = component(
    {
        "deck": Whole(0, AUTOMA_DECKS - 1),
        "silver": Flag(),
        "consumption": _CONSUMPTION,
        "actions": Items(Fields({"left": _AUTOMA_ACTION, "right": Maybe(_AUTOMA_ACTION)}), most=9),
        "evaluation": OneOf(EVALUATION),
    },
    name="AutomaCard",
)


def _track(low: int) -> Fields:
    return Fields({"min": Fixed(low), "max": Fixed(HIGHEST_CONSUMPTION), "start": Fixed(low)})


SCHEMA: Final = whole_edition(
    "council",
    {
        "tracks": part(  # COS-005
            {"energy": _track(0), "consumption": _track(LOWEST_CONSUMPTION)}
        ),
        "pieces": part(
            {
                "per_colour": Fields(
                    {"cubes": Fixed(CUBES_EACH), "stations": Fixed(STATIONS)},  # COS-015
                    dict.fromkeys(
                        [
                            "starting_cards",
                            "screen",
                            "player_board",
                            "player_marker",
                            "energy_marker",
                            "consumption_marker",
                        ],
                        _ENERGY,
                    ),
                )
            },
            {
                "gems": Fields({}, dict.fromkeys(GEM_IDS, _ENERGY)),
                **dict.fromkeys(
                    [
                        "tiles",
                        "turn_tokens",
                        "extra_fields",
                        "ai_cards",
                        "dark_tech",
                        "bonus_light",
                        "bonus_dark",
                        "automa_cards",
                        "cover_tiles",
                        "commanders",
                        "throne",
                    ],
                    _ENERGY,
                ),
            },
        ),
        "setup": part(
            {
                "starting_gems": _GEMS,
                "open_ai_cards": Fixed(MARKET),  # COS-023
                "dark_tech_removed_per_deck": Fixed(TECH_LOST),  # COS-024
                "dark_bonus_per_player": Fixed(1),  # COS-028
                "max_bonus_cards": _FEW,
                "purchase_actions": Whole(0, 9),
                "base_fields": Fixed(BASE_FIELDS),  # COS-016
                "max_tower": Fixed(TOWER),  # COS-042
                "end_level": Fixed(END_LEVEL),  # COS-131
            },
            {"market_rows": _FEW, "market_columns": _FEW, "open_tiles": PROSE},
        ),
        "civilisations": Items(component({}, {"colour": Text(), "reserved_for_automa": Flag()})),
        "gems": Listed(
            GEM_IDS,
            component(
                {"rank": Whole(1, len(GEM_IDS)), "final_energy": Whole(0, 9)}, {"count": _ENERGY}
            ),
        ),
        "planet_types": Listed(TYPE_IDS, component({}, {"colour": Text()})),
        "galaxies": Listed(GALAXY_IDS, _GALAXY),
        "board_sides": Listed(SIDE_IDS, _SIDE),
        "tiles": Listed(TILE_IDS, _TILE),
        "starting_cards": Listed(STARTING_IDS, _STARTING_CARD),
        "ai_cards": Listed(AI_IDS, _AI_CARD),
        "upgrades": Listed(UPGRADE_IDS[: LAST_BOARD_UPGRADE + 1], _UPGRADE),
        "extra_fields": Listed(EXTRA_FIELD_IDS, _EXTRA_FIELD),
        "stations": Listed(
            STATION_IDS,
            component(
                {
                    "cost": _GEMS,
                    "effects": _timed(["immediate", "evaluation_start", "on_evaluate"]),
                },
                name="Station",
            ),
        ),
        "commanders": Listed(
            COMMANDER_IDS,
            component(
                {
                    "starting_consumption": Whole(LOWEST_CONSUMPTION, HIGHEST_CONSUMPTION),
                    "starting_energy": Whole(0, LOWEST_CONSUMPTION - 1),
                    "effects": _timed(_but("immediate", "action")),
                },
                name="Commander",
            ),
        ),
        "dark_tech": Listed(
            TECH_IDS,
            component(
                {"deck": Whole(1, 2), "effects": _timed(_but("action", "setup"))}, name="Tech"
            ),
        ),
        "bonus_cards": Listed(BONUS_IDS, _BONUS),
        "automa_cards": Listed(AUTOMA_IDS, _AUTOMA_CARD),
        "compensation": part(
            {
                "reached_1": Fields({"level_0": _GEMS}),
                "reached_2": Fields({"level_0": _GEMS, "level_1": _GEMS}),
            },
            {"reached_3_or_more": PROSE},
        ),
        "final_scoring": part(
            {"per_gem": Fields(dict.fromkeys(GEM_IDS, Whole(0, 9))), "per_ai_card": Whole(0, 9)},
            dict.fromkeys(["starting_cards", "bonus_cards", "automa_counts", "tie_breaks"], PROSE),
        ),
    },
    ["id_prefix", "vocabulary", "player_colours", "options"],
)
