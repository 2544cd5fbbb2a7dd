"""The components of Council of Shadows: reads and checks an edition, lays its values out in tables.

Every value comes from `components.json` (or a file of the same form). The ids, the parsec of a
tile and the number of its planets are fixed, because the table of moves names them. What a card
does is data too: lists of effects in the vocabulary of section 8, carried out by `effects.py`.
"""

from __future__ import annotations

import hashlib
import json
from typing import Final

from farshore.core.document import Document
from farshore.core.errors import BadEdition, Param, Reason
from farshore.core.game import Edition
from farshore.core.move import Domain
from farshore.games.council.moves import (
    AI_CARD,
    AI_IDS,
    AUTOMA_IDS,
    BONUS_IDS,
    CARD_IDS,
    COMMANDER_IDS,
    GALAXY,
    GALAXY_IDS,
    GEM,
    GEM_IDS,
    PLANET_COUNTS,
    STARTING_IDS,
    STATION_IDS,
    TECH_IDS,
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
CARDS: Final = 31
UPGRADES: Final = 15
STATIONS: Final = 3
COMMANDERS: Final = 6
TECHS: Final = 16
TECH_DECK: Final = 8
TECH_LOST: Final = 2
LIGHT_CARDS: Final = 18
DARK_CARDS: Final = 9
BONUS_CARDS: Final = 27
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
"""Those behind it stand on Ava's field."""
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

_MOMENTS: Final[dict[str, list[str]]] = {
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
"""`keep_cube` in the galaxy of the station, instead of from a number of colonies on."""

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

ACTION_IDS: Final = ["settle", "explore_settle", "gain_energy", "replace_ai_cards"]
ACTION: Final = Domain("do", ACTION_IDS)
AUTOMA_SETTLE: Final = 0
AUTOMA_EXPLORE: Final = 1
AUTOMA_ENERGY: Final = 2
AUTOMA_REPLACE: Final = 3

EVALUATION: Final = Domain("evaluation", ["all_present", "majority_only"])
LIGHT_OR_DARK: Final = Domain("deck", ["light", "dark"])
UPGRADE_KIND: Final = Domain("kind", ["permanent", "once"])
JOIN: Final = Domain("join", ["or", "and"])


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


def read_effect(entry: Document) -> Effect:
    """One effect as `Effect.to_json` writes it."""
    effects = _Reader(entry, "").read_effects(Document([entry.value], entry.path, entry.faults))
    return effects[0] if effects else Effect(DO_ALLOW_STACKING)


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
        """Planets of the same tile and type with a lower number (13.2: alike is one choice)."""

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


def read_edition(document: object, builtin: bool = False) -> CouncilEdition:
    """Checks component data and lays it out; refuses it with every fault that was found.

    Records name the built-in data by its plain name, and anybody else's by name and digest, so
    that a record is never replayed with other values than it was played with.
    """
    root = Document(document)
    name = root.get("edition").text()
    if not builtin:
        canonical = json.dumps(document, sort_keys=True, ensure_ascii=True)
        name = f"{name}#{hashlib.sha256(canonical.encode()).hexdigest()[:12]}"
    edition = _Reader(root, name).read()
    if root.faults:
        raise BadEdition(Reason("bad-edition", {"count": len(root.faults)}), root.faults)
    return edition


class _Moments:
    """The effects of a component by the moment they work."""

    def __init__(self) -> None:
        self.immediate: Final[list[Effect]] = []
        self.action: Final[list[Effect]] = []
        self.setup: Final[list[Effect]] = []
        self.lasting: Final[list[Effect]] = []


class _Reader:
    """Walks through the document once, in the order of the file."""

    def __init__(self, root: Document, name: str) -> None:
        self.root: Final = root
        self.name: Final = name

    def read(self) -> CouncilEdition:
        root = self.root
        if root.get("game").value != "council":
            root.get("game").fault("wrong-game", {"needed": "council"})
        self._check_fixed_values()
        galaxies = self._galaxies()
        self._check_sides(galaxies)
        return CouncilEdition(
            self.name,
            self._names(),
            galaxies,
            self._tiles(galaxies),
            self._cards(),
            self._upgrades(),
            self._stations(),
            self._commanders(),
            self._techs(),
            self._bonuses(),
            self._automa(galaxies),
            self._values(),
        )

    def _names(self) -> dict[str, dict[str, dict[str, str]]]:
        root = self.root
        names: dict[str, dict[str, dict[str, str]]] = {}
        for domain, keys in (
            ("galaxy", ["galaxies"]),
            ("tile", ["tiles"]),
            ("card", ["starting_cards", "ai_cards"]),
            ("upgrade", ["upgrades"]),
            ("station", ["stations"]),
            ("commander", ["commanders"]),
            ("tech", ["dark_tech"]),
            ("bonus", ["bonus_cards"]),
            ("automa_card", ["automa_cards"]),
            ("gem", ["gems"]),
            ("planet_type", ["planet_types"]),
            ("side", ["board_sides"]),
            ("civilisation", ["civilisations"]),
            ("field", ["extra_fields"]),
        ):
            found: dict[str, dict[str, str]] = {}
            for key in keys:
                found.update(_names_of(root.get(key)))
            names[domain] = found
        for field in root.get("extra_fields").items():
            names["upgrade"].update(_names_of(field.get("upgrades")))
        return names

    def _listed(self, part: Document, ids: list[str]) -> list[Document]:
        """The entries of a list whose ids are fixed, in their fixed order."""
        entries = part.items(len(ids))
        for entry, wanted in zip(entries, ids, strict=True):
            if entry.value is not None and entry.get("id").value != wanted:
                entry.fault("wrong-id", {"found": str(entry.get("id").value), "needed": wanted})
        return entries

    def _needed(self, part: Document, needed: int) -> None:
        """A number that the rules, the board or the moves fix."""
        if part.value != needed or isinstance(part.value, bool):
            part.fault("wrong-number", {"found": str(part.value), "needed": needed})

    def _check_fixed_values(self) -> None:
        tracks = self.root.get("tracks")
        for track, low, high in (
            ("energy", 0, HIGHEST_CONSUMPTION),
            ("consumption", LOWEST_CONSUMPTION, HIGHEST_CONSUMPTION),
        ):  # COS-005
            self._needed(tracks.get(track).get("min"), low)
            self._needed(tracks.get(track).get("max"), high)
            self._needed(tracks.get(track).get("start"), low)
        setup = self.root.get("setup")
        for key, needed in (
            ("open_ai_cards", MARKET),  # COS-023
            ("dark_tech_removed_per_deck", TECH_LOST),  # COS-024
            ("dark_bonus_per_player", 1),  # COS-028
            ("base_fields", BASE_FIELDS),  # COS-016
            ("max_tower", TOWER),  # COS-042
            ("end_level", END_LEVEL),  # COS-131
        ):
            self._needed(setup.get(key), needed)
        pieces = self.root.get("pieces").get("per_colour")
        self._needed(pieces.get("cubes"), CUBES_EACH)  # COS-015
        self._needed(pieces.get("stations"), STATIONS)

    # --- the board

    def _galaxies(self) -> list[Galaxy]:
        galaxies: list[Galaxy] = []
        for entry in self._listed(self.root.get("galaxies"), GALAXY_IDS):
            slots = [entry.get("slots").get(side).whole(0, 5) for side in SIDE_IDS]
            if entry.value is not None and not 2 <= slots[SIDE_34] <= 5:
                entry.get("slots").fault(
                    "council-fault-slots", {"found": slots[SIDE_34]}
                )  # COS-002
            if slots[SIDE_2] == 1:
                entry.get("slots").fault("council-fault-slots", {"found": 1})
            energy: list[int] = []
            light: list[bool] = []
            for reward in ("minority", "majority"):
                part = entry.get("reward").get(reward)
                energy.append(part.get("energy").whole(0, 99))
                light.append(part.get("light_card").flag())
            parsec = entry.get("parsec").whole(1, PARSECS)
            self._needed(entry.get("station_slots"), 1)  # COS-158
            galaxies.append(
                Galaxy(parsec, slots, energy, light, entry.get("covered_with_3").flag())
            )
            opened = 2 if len(galaxies) == 1 else 0  # COS-022
            self._needed(entry.get("open_tiles_at_setup"), opened)
        return galaxies

    def _check_sides(self, galaxies: list[Galaxy]) -> None:
        """The two sides, by parsec and with covered galaxies (COS-001 to COS-003, COS-020)."""
        if galaxies[0].parsec != 1 or min(galaxies[0].slots) < 2:
            self.root.get("galaxies").fault("council-fault-first-galaxy")  # COS-022
        for side, entry in enumerate(self._listed(self.root.get("board_sides"), SIDE_IDS)):
            listed = [0] * GALAXIES
            for part in entry.get("galaxies").items():
                listed[part.get("id").one_of(GALAXY)] = part.get("slots").whole(1, 5)
            if entry.value is not None and listed != [galaxy.slots[side] for galaxy in galaxies]:
                entry.get("galaxies").fault("council-fault-slots-differ")
            for parsec in range(1, PARSECS + 1):
                slots = sum(galaxy.slots[side] for galaxy in galaxies if galaxy.parsec == parsec)
                self._needed(entry.get("slots_per_parsec").get(str(parsec)), slots)
                if slots > TILE_COUNTS[parsec - 1]:
                    entry.fault("council-fault-more-slots-than-tiles", {"parsec": parsec})
            covered = [part.one_of(GALAXY) for part in entry.get("covered_with_3").items()]
            needed = [at for at, galaxy in enumerate(galaxies) if galaxy.covered]
            if entry.value is not None and covered != (needed if side == SIDE_34 else []):
                entry.get("covered_with_3").fault("council-fault-covered-differ")

    def _tiles(self, galaxies: list[Galaxy]) -> list[Tile]:
        tiles: list[Tile] = []
        for number, entry in enumerate(self._listed(self.root.get("tiles"), TILE_IDS)):
            parsec = 1
            while number >= FIRST_TILE_OF[parsec]:
                parsec += 1
            self._needed(entry.get("parsec"), parsec)  # COS-006
            types = [
                part.one_of(TYPE) for part in entry.get("planets").items(PLANET_COUNTS[number])
            ]
            gems = self._gems(entry.get("yield").get("gems"))
            energy = entry.get("yield").get("energy").whole(0, 99)
            if entry.value is not None and sum(gems) + energy == 0:
                entry.get("yield").fault("council-fault-no-yield")  # COS-007
            tiles.append(Tile(parsec, types, gems, energy))
        return tiles

    def _gems(self, part: Document) -> list[int]:
        """A number of gems of each kind; kinds that are not named are 0."""
        part.only(GEM_IDS)
        return [part.get(gem).whole(0, 9) if part.has(gem) else 0 for gem in GEM_IDS]

    # --- cards

    def _cards(self) -> list[Card]:
        cards: list[Card] = []
        for entry in self._listed(self.root.get("starting_cards"), STARTING_IDS):
            consumption = entry.get("consumption").whole(-20, 20)
            cards.append(Card(consumption, [0] * GEMS, self._moments(entry, ["action"]).action))
        for entry in self._listed(self.root.get("ai_cards"), AI_IDS):
            consumption = entry.get("consumption").whole(-20, 20)
            action = self._moments(entry, ["action"]).action
            cards.append(Card(consumption, self._gems(entry.get("cost")), action))
            final = entry.get("final_energy")
            if final.value != self.root.get("final_scoring").get("per_ai_card").value:
                final.fault("council-fault-final-energy-differs")  # COS-204
        return cards

    def _upgrades(self) -> list[Upgrade]:
        upgrades: list[Upgrade] = []
        entries = self._listed(self.root.get("upgrades"), UPGRADE_IDS[: LAST_BOARD_UPGRADE + 1])
        fields = self._listed(self.root.get("extra_fields"), ["ava_field", "stargate_field"])
        entries += self._listed(fields[0].get("upgrades"), UPGRADE_IDS[LAST_BOARD_UPGRADE + 1 :])
        self._needed(fields[0].get("cubes_at_start"), 1)  # COS-164
        self._needed(fields[1].get("cubes_at_start"), 0)  # COS-137
        for number, entry in enumerate(entries):
            entry.get("kind").one_of(UPGRADE_KIND)
            requires = -1
            field = -1
            if number >= FIRST_RANGE_UPGRADE:
                field, step = divmod(number - FIRST_RANGE_UPGRADE, 2)
                requires = number - 1 if step == 1 else -1  # COS-061
                self._needed(entry.get("field"), field + 1)
                before = UPGRADE_IDS[requires] if step == 1 else None
                found = entry.get("requires")
                if entry.value is not None and found.value != before:
                    found.fault("wrong-id", {"found": str(found.value), "needed": str(before)})
            moments = self._moments(entry, ["immediate", "permanent"])
            effects = moments.immediate + moments.lasting
            for effect in effects:
                raises = effect.do == DO_RAISE_RANGE
                if raises != (field >= 0) and effect.do != DO_GAIN_ENERGY:
                    entry.get("effects").fault("council-fault-not-a-range-step")
                if raises and (effect.which != field or effect.n != 2 + (requires >= 0)):
                    entry.get("effects").fault("council-fault-not-a-range-step")  # COS-060
            upgrades.append(Upgrade(self._gems(entry.get("cost")), requires, field, effects))
        return upgrades

    def _stations(self) -> list[Station]:
        stations: list[Station] = []
        for entry in self._listed(self.root.get("stations"), STATION_IDS):
            moments = self._moments(entry, ["immediate", "evaluation_start", "on_evaluate"])
            effects = moments.immediate + moments.lasting
            for effect in effects:
                if effect.do not in (DO_YIELD_EACH_SYSTEM, DO_KEEP_CUBE, DO_PLACE_STATION_CUBES):
                    entry.get("effects").fault(
                        "council-fault-not-for-stations", {"do": DO_IDS[effect.do]}
                    )
            stations.append(Station(self._gems(entry.get("cost")), effects))
        return stations

    def _commanders(self) -> list[Commander]:
        commanders: list[Commander] = []
        allowed = [
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
        for entry in self._listed(self.root.get("commanders"), COMMANDER_IDS):
            consumption = entry.get("starting_consumption")
            energy = entry.get("starting_energy").whole(0, LOWEST_CONSUMPTION - 1)
            moments = self._moments(entry, allowed)
            if bool(moments.setup) != (len(commanders) == AVA):
                entry.get("effects").fault(
                    "council-fault-field-of-ava"
                )  # its upgrades stand on this field
            commanders.append(
                Commander(
                    consumption.whole(LOWEST_CONSUMPTION, HIGHEST_CONSUMPTION),
                    energy,
                    moments.setup + moments.lasting,
                )
            )
        return commanders

    def _techs(self) -> list[Tech]:
        techs: list[Tech] = []
        allowed = [when for when in WHEN_IDS if when not in ("action", "setup")]
        fields = 0
        for number, entry in enumerate(self._listed(self.root.get("dark_tech"), TECH_IDS)):
            self._needed(entry.get("deck"), 1 + number // TECH_DECK)  # COS-011
            moments = self._moments(entry, allowed)
            fields += sum(1 for effect in moments.immediate if effect.do == DO_ADD_FIELD)
            techs.append(Tech(number // TECH_DECK, moments.immediate, moments.lasting))
        if fields > 1:
            self.root.get("dark_tech").fault(
                "council-fault-too-many-fields"
            )  # COS-014: one board for it
        return techs

    # --- effects

    def read_effects(self, part: Document) -> list[Effect]:
        return self._effects(part, DO_IDS)

    def _moments(self, entry: Document, allowed: list[str]) -> _Moments:
        """The effects of a component; a moment that such a component cannot have is a fault."""
        moments = _Moments()
        for part in entry.get("effects").items():
            when = str(WHEN.values[part.get("when").one_of(WHEN)])
            if part.has("when") and when not in allowed:
                part.get("when").fault(
                    "council-fault-wrong-moment", {"found": when, "allowed": [*allowed]}
                )
            effects = self._effects(part.get("do"), _MOMENTS[when])
            if when == "immediate":
                moments.immediate.extend(effects)
            elif when == "action":
                moments.action.extend(effects)
            elif when == "setup":
                moments.setup.extend(effects)
            else:
                moments.lasting.extend(effects)
        return moments

    def _effects(self, part: Document, allowed: list[str]) -> list[Effect]:
        effects: list[Effect] = []
        for entry in part.items():
            do = entry.get("do").one_of(DO)
            if DO_IDS[do] not in allowed:
                entry.get("do").fault(
                    "council-fault-wrong-effect", {"found": DO_IDS[do], "allowed": [*allowed]}
                )
                continue
            entry.only(["do", *_PARAMETERS[DO_IDS[do]]])
            if do == DO_YIELD_OF_SYSTEM:  # it belongs to the settling before it
                if not effects or effects[-1].do != DO_SETTLE:
                    entry.fault("council-fault-no-settling-before")
                    continue
                settle = effects.pop()
                effects.append(
                    Effect(
                        DO_SETTLE,
                        settle.n,
                        any_range=settle.any_range,
                        any_planet=settle.any_planet,
                        yields=entry.get("times").whole(1, 9),
                    )
                )
            else:
                effects.append(self._effect(do, entry, allowed))
        return effects

    def _effect(self, do: int, entry: Document, allowed: list[str]) -> Effect:
        any_range = entry.has("any_range") and entry.get("any_range").flag()
        any_planet = entry.has("any_planet") and entry.get("any_planet").flag()
        if do == DO_SETTLE:
            cubes = entry.get("cubes").whole(1, TOWER)
            return Effect(do, cubes, any_range=any_range, any_planet=any_planet)
        if do == DO_MINE:
            return Effect(do, entry.get("times").whole(1, 9), any_range=any_range)
        if do == DO_EXPLORE:
            return Effect(
                do,
                entry.get("cubes").whole(1, TOWER),
                mines=entry.get("mines").whole(1, 9),
                both=entry.get("join").one_of(JOIN) == 1,
                any_range=any_range,
                any_planet=any_planet,
            )
        if do == DO_TAKE_GEMS:
            return Effect(do, gems=self._gems(entry.get("gems")))
        if do in (DO_UPGRADE_GEM, DO_UPGRADE_YIELD_GEMS):
            return Effect(do, entry.get("steps").whole(1, 9))
        if do == DO_CHANGE_CONSUMPTION:
            return Effect(do, entry.get("n").whole(-99, 99))
        if do == DO_CHOOSE:
            sides = [self._effects(side, allowed) for side in entry.get("of").items(2)]
            return Effect(do, choices=sides)
        if do == DO_ADAPT:
            return Effect(do, which=entry.get("planet").one_of(TYPE))
        if do == DO_RAISE_RANGE:
            field = entry.get("field").whole(1, FIELDS) - 1
            return Effect(do, entry.get("to").whole(2, PARSECS), field)
        if do == DO_ADD_FIELD:
            return Effect(do, entry.get("range").whole(1, PARSECS))
        if do == DO_RAISE_ALL_RANGES:
            energy = entry.get("energy_each").whole(0, 9)
            return Effect(do, entry.get("to").whole(PARSECS, PARSECS), energy)
        if do == DO_EVALUATE:
            return Effect(do, entry.get("galaxies").whole(1, GALAXIES))
        if do == DO_ENERGY_PER:
            return Effect(do, entry.get("n").whole(1, 9), entry.get("of").one_of(MEASURE))
        if do == DO_ROUND_CONSUMPTION:
            self._needed(entry.get("n"), 0)  # COS-148
            return Effect(do)
        if do == DO_FREE_COLONY:
            if not any_range:
                entry.fault(
                    "council-fault-needs-any-range"
                )  # COS-163: there is no field whose range counts
            return Effect(do, entry.get("n").whole(1, TOWER), any_range=any_range)
        if do == DO_KEEP_CUBE:
            condition = entry.get("condition")
            condition.only(["station", "own_colonies_at_least"])
            if condition.has("station"):
                return Effect(do, AT_STATION)
            return Effect(do, condition.get("own_colonies_at_least").whole(1, 99))
        if do == DO_FORBID_AI_CARD:
            return Effect(do, which=entry.get("card").one_of(AI_CARD))
        if do in (DO_TAKE_AI_CARD, DO_DRAW_LIGHT_CARD):
            return Effect(do, entry.get("n").whole(1, 9))
        if do == DO_EXTRA_EXPLORE_CUBE:
            return Effect(do, entry.get("n").whole(1, TOWER))
        if do == DO_PLACE_STATION_CUBES:
            return Effect(do, entry.get("n").whole(1, CUBES_EACH))
        if do == DO_GAIN_ENERGY:
            return Effect(do, entry.get("n").whole(1, 99))
        return Effect(do)

    # --- bonus cards, the Automa, small values

    def _bonuses(self) -> list[Bonus]:
        bonuses: list[Bonus] = []
        for number, entry in enumerate(self._listed(self.root.get("bonus_cards"), BONUS_IDS)):
            dark = number >= LIGHT_CARDS
            if entry.value is not None and entry.get("deck").one_of(LIGHT_OR_DARK) != dark:
                entry.get("deck").fault("council-fault-wrong-deck")  # COS-012
            players = 0
            for part in entry.get("players").items():
                players |= 1 << part.whole(1, 4)
            if entry.value is not None and not dark and players != 0b11110:
                entry.get("players").fault("council-fault-light-for-all")  # COS-025
            stations = entry.has("module")
            if stations and entry.get("module").value != "stations":
                entry.get("module").fault("council-fault-unknown-module", {"allowed": ["stations"]})
            bonuses.append(self._bonus(entry.get("formula"), players, stations))
        for count in range(1, 5):  # COS-028
            dark_cards = [
                bonus
                for bonus in bonuses[LIGHT_CARDS:]
                if bonus.players >> count & 1 and not bonus.stations
            ]
            if len(dark_cards) < count:
                self.root.get("bonus_cards").fault(
                    "council-fault-too-few-dark-cards", {"players": count}
                )
        return bonuses

    def _bonus(self, part: Document, players: int, stations: bool) -> Bonus:
        if part.has("galaxy"):
            part.only(["galaxy", "majority", "presence", "none", "adding_variant"])
            energy = [
                [entry.get(key).whole(0, 99) for key in ("none", "presence", "majority")]
                for entry in (part, part.get("adding_variant"))
            ]
            galaxy = part.get("galaxy").one_of(GALAXY)
            return Bonus(0, 0, COUNT_GALAXY, galaxy, energy, players, stations)
        part.only(["base", "each", "count_of", "kind", "planet", "parsec", "rounding"])
        base = part.get("base").whole(0, 99)
        if not part.has("count_of"):
            return Bonus(base, 0, COUNT_NOTHING, 0, [], players, stations)
        count_of = part.get("count_of").one_of(COUNT_OF)
        which = 0
        if count_of == COUNT_GEM_KIND:
            which = part.get("kind").one_of(GEM)
        elif count_of == COUNT_PLANET_TYPE:
            which = part.get("planet").one_of(TYPE)
        elif count_of == COUNT_PARSEC:
            which = part.get("parsec").whole(1, PARSECS)
        elif count_of in (COUNT_NOTHING, COUNT_GALAXY):
            part.get("count_of").fault("council-fault-not-counted")
        return Bonus(base, part.get("each").whole(0, 9), count_of, which, [], players, stations)

    def _automa(self, galaxies: list[Galaxy]) -> list[AutomaCard]:
        cards: list[AutomaCard] = []
        plain = [0] * AUTOMA_DECKS
        for entry in self._listed(self.root.get("automa_cards"), AUTOMA_IDS):
            left: list[AutomaAction] = []
            right: list[AutomaAction | None] = []
            for part in entry.get("actions").items():
                left.append(self._automa_action(part.get("left"), galaxies))
                other = part.get("right")
                if other.value is None:
                    right.append(None)
                else:
                    right.append(self._automa_action(other, galaxies))
            deck = entry.get("deck").whole(0, AUTOMA_DECKS - 1)
            silver = entry.get("silver").flag()
            plain[deck] += 0 if silver else 1
            cards.append(
                AutomaCard(
                    deck,
                    silver,
                    entry.get("consumption").whole(-20, 20),
                    left,
                    right,
                    entry.get("evaluation").one_of(EVALUATION) == 1,
                )
            )
        for deck, count in enumerate(plain):
            if count == 0:
                self.root.get("automa_cards").fault("council-fault-empty-deck", {"deck": deck})
        return cards

    def _automa_action(self, part: Document, galaxies: list[Galaxy]) -> AutomaAction:
        do = part.get("do").one_of(ACTION)
        if do == AUTOMA_ENERGY:
            return AutomaAction(do, part.get("n").whole(1, 99), 0, 0, 0, [])
        if do == AUTOMA_REPLACE:
            positions = [entry.whole(1, MARKET) - 1 for entry in part.get("positions").items()]
            if positions != sorted(set(positions)):
                part.get("positions").fault("council-fault-not-rising")  # COS-188
            return AutomaAction(do, 0, 0, 0, 0, positions)
        cubes = part.get("cubes").whole(1, TOWER)
        planet = part.get("planet").one_of(TYPE)
        where = part.get("where")
        if where.has("galaxy"):
            galaxy = where.get("galaxy").one_of(GALAXY)
            if galaxies[galaxy].slots[SIDE_2] == 0:
                where.fault("council-fault-not-on-this-side", {"galaxy": GALAXY_IDS[galaxy]})
            return AutomaAction(do, cubes, planet, 1 << galaxy, galaxies[galaxy].parsec, [])
        parsec = where.get("parsec").whole(1, PARSECS)
        mask = 0
        for galaxy in range(GALAXIES):
            if galaxies[galaxy].parsec == parsec:
                mask |= 1 << galaxy
        return AutomaAction(do, cubes, planet, mask, parsec, [])

    def _values(self) -> Values:
        setup = self.root.get("setup")
        scoring = self.root.get("final_scoring")
        gem_energy = [scoring.get("per_gem").get(gem).whole(0, 9) for gem in GEM_IDS]
        for gem, entry in enumerate(self._listed(self.root.get("gems"), GEM_IDS)):
            self._needed(entry.get("rank"), gem + 1)  # COS-008
            self._needed(entry.get("final_energy"), gem_energy[gem])
        if sorted(gem_energy) != gem_energy:
            scoring.get("per_gem").fault(
                "council-fault-not-rising"
            )  # automatic payment needs it (COS-R15)
        self._listed(self.root.get("planet_types"), TYPE_IDS)
        nothing = [0] * GEMS
        part = self.root.get("compensation")
        reached_1 = part.get("reached_1")
        reached_2 = part.get("reached_2")
        compensation = [
            [nothing, nothing],
            [self._gems(reached_1.get("level_0")), nothing],
            [self._gems(reached_2.get("level_0")), self._gems(reached_2.get("level_1"))],
        ]
        return Values(
            self._gems(setup.get("starting_gems")),
            compensation,
            gem_energy,
            scoring.get("per_ai_card").whole(0, 9),
            setup.get("max_bonus_cards").whole(1, 9),
            setup.get("purchase_actions").whole(0, 9),
        )


def _names_of(part: Document) -> dict[str, dict[str, str]]:
    names: dict[str, dict[str, str]] = {}
    for entry in part.items():
        if isinstance(entry.value, dict) and isinstance(entry.value.get("names"), dict):
            names[str(entry.value.get("id"))] = entry.value["names"]
    return names
