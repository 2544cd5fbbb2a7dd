"""The component data of Council of Shadows: read, checked, and refused with every fault."""

from __future__ import annotations

from typing import Final

from farshore.core.document import Document
from farshore.core.edition import EditionReader
from farshore.core.schema import Items
from farshore.games.council.components import (
    _PARAMETERS,
    AT_STATION,
    AUTOMA_DECKS,
    AUTOMA_ENERGY,
    AUTOMA_REPLACE,
    AVA,
    COUNT_GALAXY,
    COUNT_GEM_KIND,
    COUNT_NOTHING,
    COUNT_PARSEC,
    COUNT_PLANET_TYPE,
    DO,
    DO_ADAPT,
    DO_ADD_FIELD,
    DO_ALLOW_STACKING,
    DO_CHANGE_CONSUMPTION,
    DO_CHOOSE,
    DO_DRAW_LIGHT_CARD,
    DO_ENERGY_PER,
    DO_EVALUATE,
    DO_EXPLORE,
    DO_EXTRA_EXPLORE_CUBE,
    DO_FORBID_AI_CARD,
    DO_FREE_COLONY,
    DO_GAIN_ENERGY,
    DO_IDS,
    DO_KEEP_CUBE,
    DO_MINE,
    DO_PLACE_STATION_CUBES,
    DO_RAISE_ALL_RANGES,
    DO_RAISE_RANGE,
    DO_ROUND_CONSUMPTION,
    DO_SETTLE,
    DO_TAKE_AI_CARD,
    DO_TAKE_GEMS,
    DO_UPGRADE_GEM,
    DO_UPGRADE_YIELD_GEMS,
    DO_YIELD_EACH_SYSTEM,
    DO_YIELD_OF_SYSTEM,
    FIRST_RANGE_UPGRADE,
    FIRST_TILE_OF,
    GALAXIES,
    GEMS,
    LAST_BOARD_UPGRADE,
    LIGHT_CARDS,
    MEASURE,
    PARSECS,
    SIDE_2,
    SIDE_34,
    SIDE_IDS,
    TECH_DECK,
    TYPE,
    AutomaAction,
    AutomaCard,
    Bonus,
    Card,
    Commander,
    CouncilEdition,
    Effect,
    Galaxy,
    Station,
    Tech,
    Tile,
    Upgrade,
    Values,
)
from farshore.games.council.edition_schema import (
    ACTION,
    ANY_EFFECT,
    COUNT_OF,
    EVALUATION,
    EXTRA_FIELD_IDS,
    JOIN,
    LIGHT_OR_DARK,
    MOMENTS,
    SCHEMA,
    WHEN,
    WHEN_IDS,
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
    PLANET_COUNTS,
    STARTING_IDS,
    STATION_IDS,
    TECH_IDS,
    TILE_COUNTS,
    TILE_IDS,
    UPGRADE_IDS,
)


def read_effect(entry: Document) -> Effect:
    """One effect as `Effect.to_json` writes it."""
    part = Document([entry.value], entry.path, entry.faults, Items(ANY_EFFECT))
    effects = read_effects(part, DO_IDS)
    return effects[0] if effects else Effect(DO_ALLOW_STACKING)


def read_gems(part: Document) -> list[int]:
    """A number of gems of each kind; kinds that are not named are 0."""
    return [part.get(gem).number() if part.has(gem) else 0 for gem in GEM_IDS]


def read_moments(entry: Document, allowed: list[str]) -> Moments:
    """The effects of a component; a moment that such a component cannot have is a fault."""
    moments = Moments()
    for part in entry.get("effects").items():
        when = str(WHEN.values[part.get("when").one_of(WHEN)])
        if part.has("when") and when not in allowed:
            part.get("when").fault(
                "council-fault-wrong-moment", {"found": when, "allowed": [*allowed]}
            )
        effects = read_effects(part.get("do"), MOMENTS[when])
        if when == "immediate":
            moments.immediate.extend(effects)
        elif when == "action":
            moments.action.extend(effects)
        elif when == "setup":
            moments.setup.extend(effects)
        else:
            moments.lasting.extend(effects)
    return moments


def read_effects(part: Document, allowed: list[str]) -> list[Effect]:
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
                    yields=entry.get("times").number(),
                )
            )
        else:
            effects.append(_parameters(do, entry, allowed))
    return effects


def _parameters(do: int, entry: Document, allowed: list[str]) -> Effect:
    any_range = entry.has("any_range") and entry.get("any_range").flag()
    any_planet = entry.has("any_planet") and entry.get("any_planet").flag()
    if do == DO_SETTLE:
        cubes = entry.get("cubes").number()
        return Effect(do, cubes, any_range=any_range, any_planet=any_planet)
    if do == DO_MINE:
        return Effect(do, entry.get("times").number(), any_range=any_range)
    if do == DO_EXPLORE:
        return Effect(
            do,
            entry.get("cubes").number(),
            mines=entry.get("mines").number(),
            both=entry.get("join").one_of(JOIN) == 1,
            any_range=any_range,
            any_planet=any_planet,
        )
    if do == DO_TAKE_GEMS:
        return Effect(do, gems=read_gems(entry.get("gems")))
    if do in (DO_UPGRADE_GEM, DO_UPGRADE_YIELD_GEMS):
        return Effect(do, entry.get("steps").number())
    if do == DO_CHANGE_CONSUMPTION:
        return Effect(do, entry.get("n").number())
    if do == DO_CHOOSE:
        sides = [read_effects(side, allowed) for side in entry.get("of").items(2)]
        return Effect(do, choices=sides)
    if do == DO_ADAPT:
        return Effect(do, which=entry.get("planet").one_of(TYPE))
    if do == DO_RAISE_RANGE:
        field = entry.get("field").number() - 1
        return Effect(do, entry.get("to").number(), field)
    if do == DO_ADD_FIELD:
        return Effect(do, entry.get("range").number())
    if do == DO_RAISE_ALL_RANGES:
        energy = entry.get("energy_each").number()
        return Effect(do, entry.get("to").number(), energy)
    if do == DO_EVALUATE:
        return Effect(do, entry.get("galaxies").number())
    if do == DO_ENERGY_PER:
        return Effect(do, entry.get("n").number(), entry.get("of").one_of(MEASURE))
    if do == DO_ROUND_CONSUMPTION:
        return Effect(do)
    if do == DO_FREE_COLONY:
        if not any_range:
            entry.fault(
                "council-fault-needs-any-range"
            )  # COS-163: there is no field whose range counts
        return Effect(do, entry.get("n").number(), any_range=any_range)
    if do == DO_KEEP_CUBE:
        condition = entry.get("condition")
        if condition.has("station"):
            return Effect(do, AT_STATION)
        return Effect(do, condition.get("own_colonies_at_least").number())
    if do == DO_FORBID_AI_CARD:
        return Effect(do, which=entry.get("card").one_of(AI_CARD))
    if do in (DO_TAKE_AI_CARD, DO_DRAW_LIGHT_CARD):
        return Effect(do, entry.get("n").number())
    if do == DO_EXTRA_EXPLORE_CUBE:
        return Effect(do, entry.get("n").number())
    if do == DO_PLACE_STATION_CUBES:
        return Effect(do, entry.get("n").number())
    if do == DO_GAIN_ENERGY:
        return Effect(do, entry.get("n").number())
    return Effect(do)


def read_edition(document: object, builtin: bool = False) -> CouncilEdition:
    """Checks component data and lays it out; refuses it with every fault that was found.

    Records name the built-in data by its plain name, and anybody else's by name and digest, so
    that a record is never replayed with other values than it was played with.
    """
    reader = _Reader(document, SCHEMA, builtin)
    edition = reader.read()
    reader.refuse_faults()
    return edition


class Moments:
    """The effects of a component by the moment they work."""

    def __init__(self) -> None:
        self.immediate: Final[list[Effect]] = []
        self.action: Final[list[Effect]] = []
        self.setup: Final[list[Effect]] = []
        self.lasting: Final[list[Effect]] = []


class _Reader(EditionReader):
    """Walks through the document once, in the order of the file."""

    def read(self) -> CouncilEdition:
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
                found.update(root.get(key).names())
            names[domain] = found
        for field in root.get("extra_fields").items():
            names["upgrade"].update(field.get("upgrades").names())
        return names

    # --- the board

    def _galaxies(self) -> list[Galaxy]:
        galaxies: list[Galaxy] = []
        for entry in self.root.get("galaxies").listed(GALAXY_IDS):
            slots = [entry.get("slots").get(side).number() for side in SIDE_IDS]
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
                energy.append(part.get("energy").number())
                light.append(part.get("light_card").flag())
            parsec = entry.get("parsec").number()
            galaxies.append(
                Galaxy(parsec, slots, energy, light, entry.get("covered_with_3").flag())
            )
            opened = 2 if len(galaxies) == 1 else 0  # COS-022
            entry.get("open_tiles_at_setup").fixed(opened)
        return galaxies

    def _check_sides(self, galaxies: list[Galaxy]) -> None:
        """The two sides, by parsec and with covered galaxies (COS-001 to COS-003, COS-020)."""
        if galaxies[0].parsec != 1 or min(galaxies[0].slots) < 2:
            self.root.get("galaxies").fault("council-fault-first-galaxy")  # COS-022
        for side, entry in enumerate(self.root.get("board_sides").listed(SIDE_IDS)):
            listed = [0] * GALAXIES
            for part in entry.get("galaxies").items():
                listed[part.get("id").one_of(GALAXY)] = part.get("slots").number()
            if entry.value is not None and listed != [galaxy.slots[side] for galaxy in galaxies]:
                entry.get("galaxies").fault("council-fault-slots-differ")
            for parsec in range(1, PARSECS + 1):
                slots = sum(galaxy.slots[side] for galaxy in galaxies if galaxy.parsec == parsec)
                entry.get("slots_per_parsec").get(str(parsec)).fixed(slots)
                if slots > TILE_COUNTS[parsec - 1]:
                    entry.fault("council-fault-more-slots-than-tiles", {"parsec": parsec})
            covered = [part.one_of(GALAXY) for part in entry.get("covered_with_3").items()]
            needed = [at for at, galaxy in enumerate(galaxies) if galaxy.covered]
            if entry.value is not None and covered != (needed if side == SIDE_34 else []):
                entry.get("covered_with_3").fault("council-fault-covered-differ")

    def _tiles(self, galaxies: list[Galaxy]) -> list[Tile]:
        tiles: list[Tile] = []
        for number, entry in enumerate(self.root.get("tiles").listed(TILE_IDS)):
            parsec = 1
            while number >= FIRST_TILE_OF[parsec]:
                parsec += 1
            entry.get("parsec").fixed(parsec)  # COS-006
            types = [
                part.one_of(TYPE) for part in entry.get("planets").items(PLANET_COUNTS[number])
            ]
            gems = read_gems(entry.get("yield").get("gems"))
            energy = entry.get("yield").get("energy").number()
            if entry.value is not None and sum(gems) + energy == 0:
                entry.get("yield").fault("council-fault-no-yield")  # COS-007
            tiles.append(Tile(parsec, types, gems, energy))
        return tiles

    # --- cards

    def _cards(self) -> list[Card]:
        cards: list[Card] = []
        for entry in self.root.get("starting_cards").listed(STARTING_IDS):
            consumption = entry.get("consumption").number()
            cards.append(Card(consumption, [0] * GEMS, read_moments(entry, ["action"]).action))
        for entry in self.root.get("ai_cards").listed(AI_IDS):
            consumption = entry.get("consumption").number()
            action = read_moments(entry, ["action"]).action
            cards.append(Card(consumption, read_gems(entry.get("cost")), action))
            final = entry.get("final_energy")
            if final.value != self.root.get("final_scoring").get("per_ai_card").value:
                final.fault("council-fault-final-energy-differs")  # COS-204
        return cards

    def _upgrades(self) -> list[Upgrade]:
        upgrades: list[Upgrade] = []
        entries = self.root.get("upgrades").listed(UPGRADE_IDS[: LAST_BOARD_UPGRADE + 1])
        fields = self.root.get("extra_fields").listed(EXTRA_FIELD_IDS)
        entries += fields[0].get("upgrades").listed(UPGRADE_IDS[LAST_BOARD_UPGRADE + 1 :])
        fields[0].get("cubes_at_start").fixed(1)  # COS-164
        fields[1].get("cubes_at_start").fixed(0)  # COS-137
        for number, entry in enumerate(entries):
            requires = -1
            field = -1
            if number >= FIRST_RANGE_UPGRADE:
                field, step = divmod(number - FIRST_RANGE_UPGRADE, 2)
                requires = number - 1 if step == 1 else -1  # COS-061
                entry.get("field").fixed(field + 1)
                before = UPGRADE_IDS[requires] if step == 1 else None
                found = entry.get("requires")
                if entry.value is not None and found.value != before:
                    found.fault("wrong-id", {"found": str(found.value), "needed": str(before)})
            moments = read_moments(entry, ["immediate", "permanent"])
            effects = moments.immediate + moments.lasting
            for effect in effects:
                raises = effect.do == DO_RAISE_RANGE
                if raises != (field >= 0) and effect.do != DO_GAIN_ENERGY:
                    entry.get("effects").fault("council-fault-not-a-range-step")
                if raises and (effect.which != field or effect.n != 2 + (requires >= 0)):
                    entry.get("effects").fault("council-fault-not-a-range-step")  # COS-060
            upgrades.append(Upgrade(read_gems(entry.get("cost")), requires, field, effects))
        return upgrades

    def _stations(self) -> list[Station]:
        stations: list[Station] = []
        for entry in self.root.get("stations").listed(STATION_IDS):
            moments = read_moments(entry, ["immediate", "evaluation_start", "on_evaluate"])
            effects = moments.immediate + moments.lasting
            for effect in effects:
                if effect.do not in (DO_YIELD_EACH_SYSTEM, DO_KEEP_CUBE, DO_PLACE_STATION_CUBES):
                    entry.get("effects").fault(
                        "council-fault-not-for-stations", {"do": DO_IDS[effect.do]}
                    )
            stations.append(Station(read_gems(entry.get("cost")), effects))
        return stations

    def _commanders(self) -> list[Commander]:
        commanders: list[Commander] = []
        allowed = [when for when in WHEN_IDS if when not in ("immediate", "action")]
        for entry in self.root.get("commanders").listed(COMMANDER_IDS):
            consumption = entry.get("starting_consumption")
            energy = entry.get("starting_energy").number()
            moments = read_moments(entry, allowed)
            if bool(moments.setup) != (len(commanders) == AVA):
                entry.get("effects").fault(
                    "council-fault-field-of-ava"
                )  # its upgrades stand on this field
            commanders.append(
                Commander(
                    consumption.number(),
                    energy,
                    moments.setup + moments.lasting,
                )
            )
        return commanders

    def _techs(self) -> list[Tech]:
        techs: list[Tech] = []
        allowed = [when for when in WHEN_IDS if when not in ("action", "setup")]
        fields = 0
        for number, entry in enumerate(self.root.get("dark_tech").listed(TECH_IDS)):
            entry.get("deck").fixed(1 + number // TECH_DECK)  # COS-011
            moments = read_moments(entry, allowed)
            fields += sum(1 for effect in moments.immediate if effect.do == DO_ADD_FIELD)
            techs.append(Tech(number // TECH_DECK, moments.immediate, moments.lasting))
        if fields > 1:
            self.root.get("dark_tech").fault(
                "council-fault-too-many-fields"
            )  # COS-014: one board for it
        return techs

    # --- bonus cards, the Automa, small values

    def _bonuses(self) -> list[Bonus]:
        bonuses: list[Bonus] = []
        for number, entry in enumerate(self.root.get("bonus_cards").listed(BONUS_IDS)):
            dark = number >= LIGHT_CARDS
            if entry.value is not None and entry.get("deck").one_of(LIGHT_OR_DARK) != dark:
                entry.get("deck").fault("council-fault-wrong-deck")  # COS-012
            players = 0
            for part in entry.get("players").items():
                players |= 1 << part.number()
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
            energy = [
                [entry.get(key).number() for key in ("none", "presence", "majority")]
                for entry in (part, part.get("adding_variant"))
            ]
            galaxy = part.get("galaxy").one_of(GALAXY)
            return Bonus(0, 0, COUNT_GALAXY, galaxy, energy, players, stations)
        base = part.get("base").number()
        if not part.has("count_of"):
            return Bonus(base, 0, COUNT_NOTHING, 0, [], players, stations)
        count_of = part.get("count_of").one_of(COUNT_OF)
        which = 0
        if count_of == COUNT_GEM_KIND:
            which = part.get("kind").one_of(GEM)
        elif count_of == COUNT_PLANET_TYPE:
            which = part.get("planet").one_of(TYPE)
        elif count_of == COUNT_PARSEC:
            which = part.get("parsec").number()
        elif count_of in (COUNT_NOTHING, COUNT_GALAXY):
            part.get("count_of").fault("council-fault-not-counted")
        return Bonus(base, part.get("each").number(), count_of, which, [], players, stations)

    def _automa(self, galaxies: list[Galaxy]) -> list[AutomaCard]:
        cards: list[AutomaCard] = []
        plain = [0] * AUTOMA_DECKS
        for entry in self.root.get("automa_cards").listed(AUTOMA_IDS):
            left: list[AutomaAction] = []
            right: list[AutomaAction | None] = []
            for part in entry.get("actions").items():
                left.append(self._automa_action(part.get("left"), galaxies))
                other = part.get("right")
                if other.value is None:
                    right.append(None)
                else:
                    right.append(self._automa_action(other, galaxies))
            deck = entry.get("deck").number()
            silver = entry.get("silver").flag()
            plain[deck] += 0 if silver else 1
            cards.append(
                AutomaCard(
                    deck,
                    silver,
                    entry.get("consumption").number(),
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
            return AutomaAction(do, part.get("n").number(), 0, 0, 0, [])
        if do == AUTOMA_REPLACE:
            positions = [entry.number() - 1 for entry in part.get("positions").items()]
            if positions != sorted(set(positions)):
                part.get("positions").fault("council-fault-not-rising")  # COS-188
            return AutomaAction(do, 0, 0, 0, 0, positions)
        cubes = part.get("cubes").number()
        planet = part.get("planet").one_of(TYPE)
        where = part.get("where")
        if where.has("galaxy"):
            galaxy = where.get("galaxy").one_of(GALAXY)
            if galaxies[galaxy].slots[SIDE_2] == 0:
                where.fault("council-fault-not-on-this-side", {"galaxy": GALAXY_IDS[galaxy]})
            return AutomaAction(do, cubes, planet, 1 << galaxy, galaxies[galaxy].parsec, [])
        parsec = where.get("parsec").number()
        mask = 0
        for galaxy in range(GALAXIES):
            if galaxies[galaxy].parsec == parsec:
                mask |= 1 << galaxy
        return AutomaAction(do, cubes, planet, mask, parsec, [])

    def _values(self) -> Values:
        setup = self.root.get("setup")
        scoring = self.root.get("final_scoring")
        gem_energy = [scoring.get("per_gem").get(gem).number() for gem in GEM_IDS]
        for gem, entry in enumerate(self.root.get("gems").listed(GEM_IDS)):
            entry.get("rank").fixed(gem + 1)  # COS-008
            entry.get("final_energy").fixed(gem_energy[gem])
        if sorted(gem_energy) != gem_energy:
            scoring.get("per_gem").fault(
                "council-fault-not-rising"
            )  # automatic payment needs it (COS-R15)
        nothing = [0] * GEMS
        part = self.root.get("compensation")
        reached_1 = part.get("reached_1")
        reached_2 = part.get("reached_2")
        compensation = [
            [nothing, nothing],
            [read_gems(reached_1.get("level_0")), nothing],
            [read_gems(reached_2.get("level_0")), read_gems(reached_2.get("level_1"))],
        ]
        return Values(
            read_gems(setup.get("starting_gems")),
            compensation,
            gem_energy,
            scoring.get("per_ai_card").number(),
            setup.get("max_bonus_cards").number(),
            setup.get("purchase_actions").number(),
        )
