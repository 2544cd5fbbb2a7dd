"""The components of Council of Shadows as the rules use them: types, tables, and fixed numbers.

Every value comes from `components.json` (or a file of the same form), which `edition.py` reads.
The ids, the parsec of a tile and the number of its planets are fixed, because the table of moves
names them. What a card does is data too: lists of effects in the vocabulary of section 8, carried
out by `effects.py`.
"""

from __future__ import annotations

from typing import Final

from farshore.core.errors import Param
from farshore.core.game import Edition
from farshore.core.move import Domain
from farshore.games.council.moves import (
    AI_IDS,
    CARD_IDS,
    GEM_IDS,
    PLANET_COUNTS,
    TILE_COUNTS,
    TILE_IDS,
    UPGRADE_IDS,
)

GALAXIES: Final = 10
PARSECS: Final = 3
TILES: Final = 31
PLANETS: Final = 75
TYPES: Final = 3
GEMS: Final = 3
STARTING_CARDS: Final = 6
AI_CARDS: Final = 25
CARDS: Final = STARTING_CARDS + AI_CARDS
UPGRADES: Final = 15
STATIONS: Final = 3
COMMANDERS: Final = 6
TECHS: Final = 16
TECH_DECK: Final = 8
TECH_LOST: Final = 2
LIGHT_CARDS: Final = 18
DARK_CARDS: Final = 9
BONUS_CARDS: Final = LIGHT_CARDS + DARK_CARDS
AUTOMA_CARDS: Final = 18
AUTOMA_DECKS: Final = 3
MARKET: Final = 8
FIELDS: Final = 5
BASE_FIELDS: Final = 3
TOWER: Final = 3
CUBES_EACH: Final = 30
END_LEVEL: Final = 3
LOWEST_CONSUMPTION: Final = 20
HIGHEST_CONSUMPTION: Final = 100
FIRST_RANGE_UPGRADE: Final = 7
"""The upgrades from here on raise fields: two steps for each, in the order of the fields."""
LAST_BOARD_UPGRADE: Final = 12
"""The upgrades after this one belong to Ava's field."""
AVA: Final = 2
"""The commander with a fourth field."""
AVA_FIELD: Final = 3

TYPE_IDS: Final = ["terran", "desert", "volcanic"]
TYPE: Final = Domain("planet_type", TYPE_IDS)
TERRAN: Final = 0

SIDE_34: Final = 0
SIDE_2: Final = 1
SIDE_IDS: Final = ["side_34", "side_2"]

# --- the vocabulary of effects

DO_IDS: Final = [
    "settle",
    "mine",
    "explore",
    "take_gems",
    "upgrade_gem",
    "gain_energy",
    "change_consumption",
    "choose",
    "adapt",
    "allow_stacking",
    "raise_range",
    "add_field",
    "raise_all_ranges",
    "take_ai_card",
    "draw_light_card",
    "evaluate",
    "energy_per",
    "yield_each_system",
    "mine_others",
    "upgrade_yield_gems",
    "extra_explore_cube",
    "round_consumption",
    "free_colony",
    "keep_cube",
    "tie_is_majority",
    "place_station_cubes",
    "forbid_ai_card",
    "yield_of_system",
]
DO: Final = Domain("do", DO_IDS)
DO_SETTLE: Final = 0
DO_MINE: Final = 1
DO_EXPLORE: Final = 2
DO_TAKE_GEMS: Final = 3
DO_UPGRADE_GEM: Final = 4
DO_GAIN_ENERGY: Final = 5
DO_CHANGE_CONSUMPTION: Final = 6
DO_CHOOSE: Final = 7
DO_ADAPT: Final = 8
DO_ALLOW_STACKING: Final = 9
DO_RAISE_RANGE: Final = 10
DO_ADD_FIELD: Final = 11
DO_RAISE_ALL_RANGES: Final = 12
DO_TAKE_AI_CARD: Final = 13
DO_DRAW_LIGHT_CARD: Final = 14
DO_EVALUATE: Final = 15
DO_ENERGY_PER: Final = 16
DO_YIELD_EACH_SYSTEM: Final = 17
DO_MINE_OTHERS: Final = 18
DO_UPGRADE_YIELD_GEMS: Final = 19
DO_EXTRA_EXPLORE_CUBE: Final = 20
DO_ROUND_CONSUMPTION: Final = 21
DO_FREE_COLONY: Final = 22
DO_KEEP_CUBE: Final = 23
DO_TIE_IS_MAJORITY: Final = 24
DO_PLACE_STATION_CUBES: Final = 25
DO_FORBID_AI_CARD: Final = 26
DO_YIELD_OF_SYSTEM: Final = 27

_PARAMETERS: Final[dict[str, list[str]]] = {
    "settle": ["cubes", "any_range", "any_planet"],
    "mine": ["times", "any_range"],
    "explore": ["cubes", "mines", "join", "any_range", "any_planet"],
    "take_gems": ["gems"],
    "upgrade_gem": ["steps"],
    "gain_energy": ["n"],
    "change_consumption": ["n"],
    "choose": ["of"],
    "adapt": ["planet"],
    "allow_stacking": [],
    "raise_range": ["field", "to"],
    "add_field": ["range"],
    "raise_all_ranges": ["to", "energy_each"],
    "take_ai_card": ["n"],
    "draw_light_card": ["n"],
    "evaluate": ["galaxies"],
    "energy_per": ["n", "of"],
    "yield_each_system": [],
    "mine_others": [],
    "upgrade_yield_gems": ["steps"],
    "extra_explore_cube": ["n"],
    "round_consumption": ["n"],
    "free_colony": ["n", "any_range"],
    "keep_cube": ["condition"],
    "tie_is_majority": [],
    "place_station_cubes": ["n"],
    "forbid_ai_card": ["card"],
    "yield_of_system": ["times"],
}

MEASURE_IDS: Final = ["own_colony_on_planet", "galaxy_majority", "system_majority"]
MEASURE: Final = Domain("of", MEASURE_IDS)

AT_STATION: Final = 0
"""The `n` of a `keep_cube` that works in the galaxy of the station, whatever the colonies."""
COUNT_NOTHING: Final = 0
COUNT_GEM_KIND: Final = 1
COUNT_PLANET_TYPE: Final = 2
COUNT_PARSEC: Final = 3
COUNT_BOARD_CUBES: Final = 4
COUNT_AI_CARDS: Final = 5
COUNT_LIGHT_CARDS: Final = 6
COUNT_STATIONS: Final = 7
COUNT_CONSUMPTION: Final = 8
COUNT_GALAXY: Final = 9
AUTOMA_SETTLE: Final = 0
AUTOMA_EXPLORE: Final = 1
AUTOMA_ENERGY: Final = 2
AUTOMA_REPLACE: Final = 3


def _first_planets() -> list[int]:
    first = [0]
    for count in PLANET_COUNTS:
        first.append(first[-1] + count)
    return first


FIRST_PLANET: Final[list[int]] = _first_planets()
"""The number of the first planet of each tile, and one more: the number of all planets."""
TILE_OF: Final[list[int]] = [
    tile for tile in range(TILES) for _ in range(FIRST_PLANET[tile], FIRST_PLANET[tile + 1])
]
"""The tile of each planet."""
FIRST_TILE_OF: Final[list[int]] = [
    0,
    TILE_COUNTS[0],
    TILE_COUNTS[0] + TILE_COUNTS[1],
    TILES,
]
"""The number of the first tile of each parsec, and one more."""


class Effect:
    """One entry of the vocabulary with its parameters; those that it lacks are 0."""

    def __init__(
        self,
        do: int,
        n: int = 0,
        which: int = 0,
        mines: int = 0,
        both: bool = False,
        any_range: bool = False,
        any_planet: bool = False,
        yields: int = 0,
        gems: list[int] | None = None,
        choices: list[list[Effect]] | None = None,
    ) -> None:
        self.do: Final = do
        self.n: Final = n
        """How many: cubes, times, steps, energy, galaxies, or the range."""
        self.which: Final = which
        """Of what: a planet type, field, AI card, the measure of `energy_per`; or energy for each
        step of `raise_all_ranges`."""
        self.mines: Final = mines
        self.both: Final = both
        """Of an exploration: cubes and yields are joined by AND (COS-100)."""
        self.any_range: Final = any_range
        self.any_planet: Final = any_planet
        self.yields: Final = yields
        """Of a settling: yields of the system just settled (COS-142)."""
        self.gems: Final = [0] * GEMS if gems is None else gems
        self.choices: Final[list[list[Effect]]] = [] if choices is None else choices

    def to_json(self) -> dict[str, object]:
        """As in the data file."""
        do = self.do
        document: dict[str, object] = {"do": DO_IDS[do]}
        for key in _PARAMETERS[DO_IDS[do]]:
            if key == "gems":
                document[key] = {GEM_IDS[gem]: self.gems[gem] for gem in range(GEMS)}
            elif key == "of" and do == DO_CHOOSE:
                document[key] = [[part.to_json() for part in side] for side in self.choices]
            elif key == "of":
                document[key] = MEASURE_IDS[self.which]
            elif key == "mines":
                document[key] = self.mines
            elif key == "join":
                document[key] = "and" if self.both else "or"
            elif key == "any_range":
                document[key] = self.any_range
            elif key == "any_planet":
                document[key] = self.any_planet
            elif key == "planet":
                document[key] = TYPE_IDS[self.which]
            elif key == "field":
                document[key] = self.which + 1
            elif key == "energy_each":
                document[key] = self.which
            elif key == "card":
                document[key] = AI_IDS[self.which]
            elif key == "condition":
                many = {"own_colonies_at_least": self.n}
                document[key] = {"station": True} if self.n == AT_STATION else many
            else:
                document[key] = self.n
        return document


class Galaxy:
    """A galaxy (COS-004)."""

    def __init__(
        self, parsec: int, slots: list[int], energy: list[int], light: list[bool], covered: bool
    ) -> None:
        self.parsec: Final = parsec
        """From 1 to 3."""
        self.slots: Final = slots
        """By side of the board."""
        self.energy: Final = energy
        """Rewards: for the minority, for the majority."""
        self.light: Final = light
        """Whether the reward shows a light bonus card: minority, majority."""
        self.covered: Final = covered
        """Whether it is covered with three players (COS-020)."""


class Tile:
    """A solar system (COS-007)."""

    def __init__(self, parsec: int, types: list[int], gems: list[int], energy: int) -> None:
        self.parsec: Final = parsec
        self.types: Final = types
        """By planet."""
        self.gems: Final = gems
        self.energy: Final = energy
        mask = 0
        for kind in types:
            mask |= 1 << kind
        self.type_mask: Final = mask


class Card:
    """An action card (COS-009, COS-010)."""

    def __init__(self, consumption: int, cost: list[int], action: list[Effect]) -> None:
        self.consumption: Final = consumption
        self.cost: Final = cost
        self.action: Final = action


class Upgrade:
    """An upgrade (COS-017)."""

    def __init__(self, cost: list[int], requires: int, field: int, effects: list[Effect]) -> None:
        self.cost: Final = cost
        self.requires: Final = requires
        """The upgrade that comes before it, or -1."""
        self.field: Final = field
        """The field that it raises, or -1."""
        self.effects: Final = effects


class Station:
    """A space station (module 1)."""

    def __init__(self, cost: list[int], effects: list[Effect]) -> None:
        self.cost: Final = cost
        self.effects: Final = effects


class Commander:
    """A leader (module 2)."""

    def __init__(self, consumption: int, energy: int, effects: list[Effect]) -> None:
        self.consumption: Final = consumption
        self.energy: Final = energy
        self.effects: Final = effects


class Tech:
    """A Dark Tech card: what it does at once, and what lasts."""

    def __init__(self, deck: int, immediate: list[Effect], lasting: list[Effect]) -> None:
        self.deck: Final = deck
        """0 for level I, 1 for level II."""
        self.immediate: Final = immediate
        self.lasting: Final = lasting


class Bonus:
    """A bonus card and its formula: base + each per thing counted (COS-207 to COS-216)."""

    def __init__(
        self,
        base: int,
        each: int,
        count_of: int,
        which: int,
        galaxy_energy: list[list[int]],
        players: int,
        stations: bool,
    ) -> None:
        self.base: Final = base
        self.each: Final = each
        self.count_of: Final = count_of
        self.which: Final = which
        """The gem, planet type, parsec or galaxy that is counted."""
        self.galaxy_energy: Final = galaxy_energy
        """Of galaxy cards: for none, presence, majority; as replacing, as adding (COS-215)."""
        self.players: Final = players
        """Bit mask of the player counts it is used with."""
        self.stations: Final = stations
        """Whether it needs module 1 (COS-027)."""


class AutomaAction:
    """One side of an action of an Automa card."""

    def __init__(
        self, do: int, n: int, planet: int, galaxies: int, parsec: int, positions: list[int]
    ) -> None:
        self.do: Final = do
        self.n: Final = n
        """Cubes, or energy."""
        self.planet: Final = planet
        self.galaxies: Final = galaxies
        """Bit mask: the named galaxy, or all of the named parsec."""
        self.parsec: Final = parsec
        self.positions: Final = positions


class AutomaCard:
    """A card that drives the Automa (COS-172)."""

    def __init__(
        self,
        deck: int,
        silver: bool,
        consumption: int,
        left: list[AutomaAction],
        right: list[AutomaAction | None],
        majority_only: bool,
    ) -> None:
        self.deck: Final = deck
        self.silver: Final = silver
        self.consumption: Final = consumption
        self.left: Final = left
        self.right: Final = right
        """The alternative of each action (COS-179)."""
        self.majority_only: Final = majority_only


class Values:
    """The small values of 8.11."""

    def __init__(
        self,
        starting_gems: list[int],
        compensation: list[list[list[int]]],
        gem_energy: list[int],
        card_energy: int,
        bonus_limit: int,
        purchases: int,
    ) -> None:
        self.starting_gems: Final = starting_gems
        self.compensation: Final = compensation
        """Gems by level reached and level of the one who gets them."""
        self.gem_energy: Final = gem_energy
        self.card_energy: Final = card_energy
        self.bonus_limit: Final = bonus_limit
        self.purchases: Final = purchases


class CouncilEdition(Edition):
    """Component data as tables."""

    def __init__(
        self,
        name: str,
        names: dict[str, dict[str, dict[str, str]]],
        galaxies: list[Galaxy],
        tiles: list[Tile],
        cards: list[Card],
        upgrades: list[Upgrade],
        stations: list[Station],
        commanders: list[Commander],
        techs: list[Tech],
        bonuses: list[Bonus],
        automa: list[AutomaCard],
        values: Values,
    ) -> None:
        super().__init__(name, names)
        self.galaxies: Final = galaxies
        self.tiles: Final = tiles
        self.cards: Final = cards
        self.upgrades: Final = upgrades
        self.stations: Final = stations
        self.commanders: Final = commanders
        self.techs: Final = techs
        self.bonuses: Final = bonuses
        self.automa: Final = automa
        self.values: Final = values
        types: list[int] = []
        for tile in tiles:
            types += tile.types
        self.planet_types: Final = types
        """The type of each planet."""
        twins: list[list[int]] = []
        for planet in range(PLANETS):
            first = FIRST_PLANET[TILE_OF[planet]]
            twins.append([twin for twin in range(first, planet) if types[twin] == types[planet]])
        self.twins: Final = twins
        """Planets of the same tile and type with a lower number (13.2: they are one choice)."""

    def details(self, domain: str, id_: str) -> dict[str, Param]:
        """What a card or an upgrade costs, what a system is made of, who an owner is."""
        if domain == "owner":
            return {"who": id_}
        if domain == "card":
            card = self.cards[CARD_IDS.index(id_)]
            return {"cost_gem": _gem_list(card.cost), "consumption": card.consumption}
        if domain == "upgrade":
            return {"cost_gem": _gem_list(self.upgrades[UPGRADE_IDS.index(id_)].cost)}
        if domain == "tile":
            tile = self.tiles[TILE_IDS.index(id_)]
            types = [TYPE_IDS[kind] for kind in tile.types]
            return {
                "planet_type": types,
                "yield_gem": _gem_list(tile.gems),
                "energy": tile.energy,
            }
        return {}


def _gem_list(gems: list[int]) -> list[str]:
    """The kind of each gem."""
    kinds: list[str] = []
    for kind in range(GEMS):
        kinds += [GEM_IDS[kind]] * gems[kind]
    return kinds
