"""The component data of Aquatica, declared once: types, ranges and fixed values."""

from __future__ import annotations

from typing import Final

from farshore.core.move import Domain
from farshore.core.schema import (
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
from farshore.games.aquatica.components import (
    CHARACTER_SLOT_COUNT,
    CONDITION_IDS,
    COPIES,
    DEPTH_LIMIT,
    DO,
    KINGS,
    LOWER,
    OF_A_TYPE,
    RECRUITED_FROM,
    SPACES,
    TOKENS,
    TRACK_SPACES,
    TRACKS,
    UPPER,
    VERB_IDS,
    WILD_TOTAL,
)
from farshore.games.aquatica.moves import (
    KING_IDS,
    LOCATION_IDS,
    OCEAN_IDS,
    PRINTED_GOAL_IDS,
    STARTING_IDS,
    TOKEN_GOAL,
    TOKEN_GOAL_IDS,
    TRAINED_IDS,
    TYPE,
    TYPE_IDS,
    WILD,
    WILD_IDS,
)

USE: Final = Domain("use", ["repeat", "once", "start"])
REPEAT: Final = 0
START: Final = 2

ON_CARD: Final = "card"
IN_OPTION: Final = "option"
FOR_OPPONENTS: Final = "each_opponent"
ON_KING: Final = "king"
"""A king: either what is played or, if its use is `start`, what it brings."""
AT_START: Final = "start"
ON_MANTA: Final = "manta"
ON_DEPTH: Final = "depth"
ICONS: Final = ["gain_power", "gain_coins", "do", "raise", "score", "return"]
_PLAYED: Final = [verb for verb in VERB_IDS[1:] if verb not in ("tire", "take_manta")]
ALLOWED: Final = {
    ON_CARD: _PLAYED,
    IN_OPTION: [verb for verb in _PLAYED if verb != "choose"],
    FOR_OPPONENTS: ["raise", "score", "tire"],  # D22, D23, D26
    ON_KING: [*_PLAYED, "take_manta"],
    AT_START: ["take_manta"],  # AQU-182
    ON_MANTA: [*ICONS, "raise_fully"],
    ON_DEPTH: [*ICONS, "raise_fully", "empty"],  # AQU-008 to AQU-010
}
"""Which verbs may stand where."""

TIER_LIMIT: Final = 999
FREE_RECRUIT: Final = CONDITION_IDS[RECRUITED_FROM]
"""The one condition whose number may be 0: the price of a slot."""
_AMOUNT: Final = Whole(1, 30)
_PRICE: Final = Whole(0, 30)
_EFFECTS: Final[dict[str, Schema]] = {}
"""An effect by the place where it stands."""


def _effects(where: str) -> Items:
    return Items(Ref(_EFFECTS, where), most=9)


def _verb(verb: str, where: str) -> Fields:
    """An effect with this verb."""
    if verb == "empty":
        return Fields({verb: Flag()})
    if verb == "gain_power":
        return Fields({verb: _AMOUNT}, {"only": OneOf(TYPE)})
    if verb == "do":
        return Fields({verb: OneOf(DO)}, {"optional": Flag()})
    if verb == "choose":
        return Fields({verb: Items(_effects(IN_OPTION), 2)})
    if verb == "each_opponent":
        return Fields({verb: _effects(FOR_OPPONENTS)})
    if verb == "take_manta":
        return Fields({verb: OneOf(WILD)})
    amount: Schema = Whole(1, 1) if verb == "replay" else _AMOUNT
    if verb in ("return", "ready"):
        amount = Whole(_AMOUNT.low, _AMOUNT.high, "all")
    if where == ON_DEPTH and verb in ("raise", "raise_fully"):
        return Fields({verb: amount}, {"other": Flag()})  # AQU-106
    return Fields({verb: amount})


for _where in ALLOWED:
    _cases = {_each: _verb(_each, _where) for _each in ALLOWED[_where]}
    _EFFECTS[_where] = Cases("", _cases, "Effect")

_CONDITION: Final = Cases(
    "",
    {
        condition: Fields(
            {condition: Whole(0 if condition == CONDITION_IDS[RECRUITED_FROM] else 1, 99)}
        )
        for condition in CONDITION_IDS
    },
)
_GOAL: Final = component({"condition": _CONDITION}, name="Goal")
_LOCATION: Final = component(
    {
        "type": OneOf(TYPE),
        "power_price": _PRICE,
        "coin_price": _PRICE,
        "depths": Items(Ref(_EFFECTS, ON_DEPTH), most=DEPTH_LIMIT - 1),
        "manta": Maybe(OneOf(WILD)),
        "points": _PRICE,
    },
    {"code": Text()},
    name="Location",
)
_TIER_END: Final = Maybe(Whole(0, TIER_LIMIT))
_TIER: Final = component({"min": _TIER_END, "max": _TIER_END}, name="Tier")


def _character(members: dict[str, Schema], where: str = ON_CARD) -> Fields:
    return component({"effects": _effects(where), **members}, name="Character")


def _manta(members: dict[str, Schema]) -> Fields:
    return component({"effects": _effects(ON_MANTA), **members}, name="Manta")


SCHEMA: Final = whole_edition(
    "aquatica",
    {
        "board": part(
            {
                "character_slot_prices": Items(_PRICE, CHARACTER_SLOT_COUNT),
                "lower_row_slots": Fixed(LOWER),
                "upper_row_slots": Fixed(UPPER),
                "upper_row_power_discount": Whole(0, 9),
                "player_board_spaces": Fixed(SPACES),
            }
        ),
        "goal_tracks": part(
            {"tracks": Fixed(TRACKS), "space_points": Items(Whole(0, 99), TRACK_SPACES)}
        ),
        "symbols": Items(component({})),
        "location_types": Listed(TYPE_IDS, component({"count": Fixed(OF_A_TYPE)})),  # AQU-006
        "goals": part(
            {
                "printed": Listed(PRINTED_GOAL_IDS, _GOAL),
                "token_goals": Listed(TOKEN_GOAL_IDS, _GOAL),
                "tokens": Items(component({"sides": Items(OneOf(TOKEN_GOAL), 2)}), TOKENS),
            }
        ),
        "starting_characters": Listed(STARTING_IDS, _character({"stays_in_hand": Flag()})),
        "ocean_characters": Listed(OCEAN_IDS, _character({"copies": Fixed(COPIES)})),  # AQU-012
        "kings": Listed(
            KING_IDS, _character({"number": Whole(1, KINGS), "use": OneOf(USE)}, ON_KING)
        ),
        "trained_mantas": Listed(TRAINED_IDS, _manta({"per_player": Fixed(1)})),
        "wild_mantas": Listed(WILD_IDS, _manta({"count": Whole(0, WILD_TOTAL)})),
        "locations": Listed(LOCATION_IDS, _LOCATION),
        "solo": part(
            {
                "ocean_copies": Whole(1, COPIES),
                "king_offer": Whole(1, KINGS),
                "ichthyander_mantas": Fixed(TRACKS),  # one for each track (AQU-157)
                "tiers": Items(_TIER, most=9),
            }
        ),
    },
    ["prefix", "tags", "vocabulary"],
)
