"""The component data of Aquatica: read, checked, and refused with every fault."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from farshore.core.document import Document
from farshore.core.edition import EditionReader
from farshore.core.move import Domain
from farshore.games.aquatica.components import (
    _NO_LISTS,
    CHARACTER_SLOT_COUNT,
    CHOOSE,
    COINS,
    CONDITION_IDS,
    COUNTED,
    DEPTH_LIMIT,
    DO,
    DO_CONQUER,
    DO_EXPLORE,
    DO_IDS,
    EACH_OPPONENT,
    EVERYTHING,
    FIRST_TYPED,
    GAIN,
    HAND_AT_LEAST,
    NO_MANTA,
    NOTHING,
    OF_A_TYPE,
    POWER,
    RECRUIT_FREE,
    TAKE_MANTA,
    TOKENS,
    TRACK_SPACES,
    TRACKS,
    TRAINED,
    TYPES,
    VERB_IDS,
    WILD_TOTAL,
    AquaticaEdition,
    Board,
    Character,
    Effect,
    Goal,
    Location,
    Solo,
    Tier,
)
from farshore.games.aquatica.edition_schema import (
    ALLOWED,
    AT_START,
    FOR_OPPONENTS,
    ICONS,
    IN_OPTION,
    ON_CARD,
    ON_DEPTH,
    ON_MANTA,
    REPEAT,
    SCHEMA,
    START,
    TIER_LIMIT,
    USE,
)
from farshore.games.aquatica.moves import (
    DRAWN_MANTA_IDS,
    KING_IDS,
    LOCATION_IDS,
    MANTA_IDS,
    OCEAN_IDS,
    PRINTED_GOAL_IDS,
    RETURNED_IDS,
    STARTING_IDS,
    TOKEN_GOAL,
    TOKEN_GOAL_IDS,
    TRAINED_IDS,
    TYPE,
    TYPE_IDS,
    WILD,
    WILD_IDS,
)

CONDITION: Final = Domain("condition", CONDITION_IDS)


def read_edition(document: object, builtin: bool = False) -> AquaticaEdition:
    """Checks component data and lays it out; refuses it with every fault that was found."""
    reader = _Reader(document, SCHEMA, builtin)
    edition = reader.read()
    reader.refuse_faults()
    return edition


class _Reader(EditionReader):
    """Walks through the document once, in the order of the file."""

    def read(self) -> AquaticaEdition:
        board = self._board()
        goals, partners = self._goals()
        characters = [*self._starting(), *self._ocean(), *self._kings()]
        mantas, wild_counts = self._mantas()
        return AquaticaEdition(
            self.name,
            self._names(),
            board,
            characters,
            mantas,
            wild_counts,
            self._locations(),
            goals,
            partners,
            self._solo(),
        )

    def _names(self) -> dict[str, dict[str, dict[str, str]]]:
        root = self.root
        goals = root.get("goals")
        kings = root.get("kings").names()
        ocean = root.get("ocean_characters").names()
        locations = root.get("locations").names()
        return {
            "symbol": root.get("symbols").names(),
            "type": root.get("location_types").names(),
            "goal": {**goals.get("printed").names(), **goals.get("token_goals").names()},
            "character": {**root.get("starting_characters").names(), **ocean, **kings},
            "king": kings,
            "card": {**ocean, **locations},
            "location": locations,
            "manta": {**root.get("trained_mantas").names(), **root.get("wild_mantas").names()},
            "rating": root.get("solo").get("tiers").names(),
        }

    # --- the board and the goals

    def _board(self) -> Board:
        board = self.root.get("board")
        prices = [
            price.number()
            for price in board.get("character_slot_prices").items(CHARACTER_SLOT_COUNT)
        ]
        discount = board.get("upper_row_power_discount").number()
        tracks = self.root.get("goal_tracks")
        points = [space.number() for space in tracks.get("space_points").items(TRACK_SPACES)]
        if any(later >= earlier for earlier, later in pairwise(points)):
            tracks.get("space_points").fault("not-falling")  # AQU-003
        return Board(prices, discount, points)

    def _goals(self) -> tuple[list[Goal], list[int]]:
        part = self.root.get("goals")
        goals: list[Goal] = []
        for entry in [
            *part.get("printed").listed(PRINTED_GOAL_IDS),
            *part.get("token_goals").listed(TOKEN_GOAL_IDS),
        ]:
            goals.append(self._goal(entry.get("condition")))
        partners = [-1] * len(TOKEN_GOAL_IDS)
        for token in part.get("tokens").items(TOKENS):  # AQU-017
            sides = [side.one_of(TOKEN_GOAL) for side in token.get("sides").items(2)]
            for here, there in ((sides[0], sides[1]), (sides[1], sides[0])):
                if token.value is not None and partners[here] >= 0:
                    token.fault("goal-twice", {"goal": TOKEN_GOAL_IDS[here]})
                partners[here] = there
        return goals, partners

    def _goal(self, part: Document) -> Goal:
        if not isinstance(part.value, dict) or len(part.value) != 1:
            part.fault("not-one-condition")
            return Goal(HAND_AT_LEAST, 1)
        key = str(next(iter(part.value)))
        condition = Document(key, part.path, part.faults).one_of(CONDITION)
        return Goal(condition, part.get(key).number())

    # --- effects

    def _effects(self, part: Document, where: str) -> tuple[Effect, ...]:
        effects = [self._effect(entry, where) for entry in part.items()]
        if isinstance(part.value, list) and not effects:
            part.fault("no-effect")
        return tuple(effects)

    def _effect(self, part: Document, where: str) -> Effect:
        """One effect; `where` it stands decides which verbs are allowed."""
        verbs = [verb for verb in VERB_IDS if part.has(verb)]
        if len(verbs) != 1:
            part.fault("not-one-verb", {"allowed": [*ALLOWED[where]]})
            return NOTHING
        verb = verbs[0]
        if verb not in ALLOWED[where]:
            part.fault("verb-not-here", {"found": verb, "allowed": [*ALLOWED[where]]})
            return NOTHING
        value = part.get(verb)
        modifiers: list[str] = []
        number, resource, lists = 1, COINS, _NO_LISTS
        if verb == "empty":
            if value.value is not True:
                value.fault("not-true-or-false", {"found": str(value.value)})
            part.only([verb])
            return NOTHING
        if verb == "gain_coins":
            code, number = GAIN, value.number()
        elif verb == "gain_power":
            code, number, resource = GAIN, value.number(), POWER
            modifiers = ["only"]
            if part.has("only"):
                resource = FIRST_TYPED + part.get("only").one_of(TYPE)
        elif verb == "do":
            code = DO_CONQUER + value.one_of(DO)
            modifiers = self._check_do(part, code, where)
        elif verb == "choose":
            code = CHOOSE
            lists = tuple(self._effects(option, IN_OPTION) for option in value.items(2))
        elif verb == "each_opponent":
            code, lists = EACH_OPPONENT, (self._effects(value, FOR_OPPONENTS),)
        elif verb == "take_manta":
            code, resource = TAKE_MANTA, TRAINED + value.one_of(WILD)
        else:
            code = COUNTED[verb]
            everything = verb in ("return", "ready") and value.value == "all"
            number = EVERYTHING if everything else value.number()
            if where == ON_DEPTH and verb in ("raise", "raise_fully"):
                modifiers = ["other"]  # AQU-106
                if part.get("other").value is not True:
                    part.fault("raises-itself")
        part.only([verb, *modifiers])
        return Effect(code, number, resource, lists, part.value)

    def _check_do(self, part: Document, code: int, where: str) -> list[str]:
        """Explore may always be declined (AQU-055); icons show only the free recruit (AQU-010)."""
        if where in (ON_MANTA, ON_DEPTH) and code != RECRUIT_FREE:
            part.fault("verb-not-here", {"found": DO_IDS[code - DO_CONQUER], "allowed": ICONS})
        if code != DO_EXPLORE:
            return []
        if part.get("optional").value is not True:
            part.fault("explore-not-optional")
        return ["optional"]

    # --- cards and mantas

    def _starting(self) -> list[Character]:
        characters: list[Character] = []
        for entry in self.root.get("starting_characters").listed(STARTING_IDS):
            stays = entry.get("stays_in_hand").flag()
            if entry.value is not None and stays == (entry.get("id").value in RETURNED_IDS):
                entry.get("stays_in_hand").fault("stays-in-hand")  # AQU-060
            effects = self._effects(entry.get("effects"), ON_CARD)
            characters.append(Character(effects, stays, False, False))
        return characters

    def _ocean(self) -> list[Character]:
        characters: list[Character] = []
        for entry in self.root.get("ocean_characters").listed(OCEAN_IDS):
            effects = self._effects(entry.get("effects"), ON_CARD)
            characters.append(Character(effects, False, False, False))
        return characters

    def _kings(self) -> list[Character]:
        characters: list[Character] = []
        for number, entry in enumerate(self.root.get("kings").listed(KING_IDS)):
            entry.get("number").fixed(number + 1)  # AQU-013
            use = entry.get("use").one_of(USE)
            if entry.value is not None and use == REPEAT and KING_IDS[number] not in RETURNED_IDS:
                entry.get("use").fault("king-not-once")  # no move returns it
            starts = use == START
            effects = self._effects(entry.get("effects"), AT_START if starts else ON_CARD)
            characters.append(Character(effects, False, use != REPEAT, starts))
        return characters

    def _mantas(self) -> tuple[list[Effect], list[int]]:
        """AQU-014 to AQU-016: each carries one resource or one effect."""
        carried: list[Effect] = []
        trained = self.root.get("trained_mantas").listed(TRAINED_IDS)
        wild = self.root.get("wild_mantas").listed(WILD_IDS)
        for number, entry in enumerate([*trained, *wild]):
            effects = self._effects(entry.get("effects"), ON_MANTA)
            effect = effects[0] if effects else NOTHING
            if entry.value is not None:
                drawn = MANTA_IDS[number] in DRAWN_MANTA_IDS
                if len(effects) != 1:
                    entry.get("effects").fault("not-one-effect")
                elif drawn != (effect.verb == GAIN):
                    entry.get("effects").fault("resource-manta" if drawn else "effect-manta")
            carried.append(effect)
        counts = [entry.get("count").number() for entry in wild]
        if sum(counts) != WILD_TOTAL:
            self.root.get("wild_mantas").fault(
                "wrong-number", {"found": sum(counts), "needed": WILD_TOTAL}
            )
        return carried, counts

    def _locations(self) -> list[Location]:
        locations: list[Location] = []
        of_type = [0] * TYPES
        for entry in self.root.get("locations").listed(LOCATION_IDS):
            type_ = entry.get("type").one_of(TYPE)
            of_type[type_] += 1
            depths = [self._effect(depth, ON_DEPTH) for depth in entry.get("depths").items()]
            if len(depths) >= DEPTH_LIMIT:
                entry.get("depths").fault("too-many-depths", {"allowed": DEPTH_LIMIT - 1})
            manta = entry.get("manta")
            locations.append(
                Location(
                    type_,
                    entry.get("power_price").number(),
                    entry.get("coin_price").number(),
                    tuple(depths[: DEPTH_LIMIT - 1]),
                    NO_MANTA if manta.value is None else TRAINED + manta.one_of(WILD),
                    entry.get("points").number(),
                )
            )
        for number, entry in enumerate(self.root.get("location_types").listed(TYPE_IDS)):
            if of_type[number] != OF_A_TYPE:
                entry.fault("wrong-number", {"found": of_type[number], "needed": OF_A_TYPE})
        return locations

    # --- solo

    def _solo(self) -> Solo:
        part = self.root.get("solo")
        tiers: list[Tier] = []
        reached: int | None = None
        entries = part.get("tiers").items()
        for at, entry in enumerate(entries):
            low = -1 if at == 0 else entry.get("min").integer(0, TIER_LIMIT)
            if at > 0 and low - 1 != reached:
                entry.fault("tier-gap")  # AQU-179
            last = at == len(entries) - 1
            reached = None if last else entry.get("max").integer(max(low, 0), TIER_LIMIT)
            if (at == 0 and entry.get("min").value is not None) or (
                last and entry.get("max").value is not None
            ):
                entry.fault("tier-not-open")
            tiers.append(Tier(entry.get("id").text(), low))
        if not tiers:
            part.get("tiers").fault("no-tier")
        return Solo(
            part.get("ocean_copies").number(),
            part.get("king_offer").number(),
            TRACKS,
            tiers,
        )
