"""The components of Aquatica: reads and checks an edition, and lays its values out in tables.

Every value comes from `components.json` (or a file of the same form). The ids are fixed, because
the table of moves names them; prices, points, effects and conditions are the edition's. Effects
are written in the small vocabulary of section 8 of the catalogue and become `Effect` values here;
`effects.py` is the only place that carries them out.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from farshore.core.document import Document
from farshore.core.errors import BadEdition, Param, Reason
from farshore.core.game import Edition, edition_name
from farshore.core.move import Domain
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

STARTING: Final = 6
OCEAN: Final = 9
KINGS: Final = 8
CHARACTERS: Final = 23
FIRST_KING: Final = 15
"""The number of the first king among the characters."""
COPIES: Final = 2
TRAINED: Final = 4
MANTAS: Final = 10
WILD_TOTAL: Final = 23
LOCATIONS: Final = 56
TYPES: Final = 4
OF_A_TYPE: Final = 14
DEPTH_LIMIT: Final = 8
"""More than any location has depths; `location * DEPTH_LIMIT + covered` is its top depth."""
CHARACTER_SLOT_COUNT: Final = 6
UPPER: Final = 4
LOWER: Final = 6
SLOTS: Final = 10
SPACES: Final = 5
TRACKS: Final = 4
TRACK_SPACES: Final = 5
TOKENS: Final = 5
PRINTED_GOALS: Final = 4
MOST_PLAYERS: Final = 4

NO_MANTA: Final = -1

# Resources: where they lie in the pool.
COINS: Final = 0
POWER: Final = 1
FIRST_TYPED: Final = 2
"""Power against locations of type t only is resource FIRST_TYPED + t."""
RESOURCES: Final = 6

# What an effect does.
EMPTY: Final = 0
GAIN: Final = 1
DO_CONQUER: Final = 2
DO_BUY: Final = 3
DO_RECRUIT: Final = 4
RECRUIT_FREE: Final = 5
DO_SEIZE: Final = 6
DO_EXPLORE: Final = 7
DO_RAISE: Final = 8
DO_RAISE_FULLY: Final = 9
DO_SCORE: Final = 10
DO_RETURN: Final = 11
DO_READY: Final = 12
CHOOSE: Final = 13
EACH_OPPONENT: Final = 14

DO_IDS: Final = ["conquer", "buy", "recruit", "recruit_free", "seize", "explore"]
"""The words of `do`, in the order of the numbers from DO_CONQUER on."""
DO: Final = Domain("do", DO_IDS)
COUNTED: Final = {"raise": 8, "raise_fully": 9, "score": 10, "return": 11, "ready": 12}
VERB_IDS: Final = [
    "empty",
    "gain_power",
    "gain_coins",
    "do",
    *COUNTED,
    "choose",
    "each_opponent",
]
EVERYTHING: Final = -1
"""The number of `return` and `ready` when they are for all."""

CONDITION_IDS: Final = [
    "hand_at_least",
    "board_locations_at_least",
    "scored_locations_at_least",
    "wild_mantas_at_least",
    "board_and_scored_locations_at_least",
    "scored_points_at_least",
    "discarded_all_but",
    "scored_types_at_least",
    "board_and_scored_same_type_at_least",
    "discard_at_least",
    "conquer_cards_at_least",
    "board_fully_raised_at_least",
    "event_recruited_from_price",
]
CONDITION: Final = Domain("condition", CONDITION_IDS)
HAND_AT_LEAST: Final = 0
BOARD_AT_LEAST: Final = 1
SCORED_AT_LEAST: Final = 2
WILD_AT_LEAST: Final = 3
LOCATIONS_AT_LEAST: Final = 4
POINTS_AT_LEAST: Final = 5
ALL_BUT: Final = 6
TYPES_AT_LEAST: Final = 7
SAME_TYPE_AT_LEAST: Final = 8
DISCARD_AT_LEAST: Final = 9
CONQUERORS_AT_LEAST: Final = 10
RAISED_AT_LEAST: Final = 11
RECRUITED_FROM: Final = 12

USE: Final = Domain("use", ["repeat", "once"])

_ON_CARD: Final = "card"
_IN_OPTION: Final = "option"
_FOR_OPPONENTS: Final = "each_opponent"
_ON_MANTA: Final = "manta"
_ON_DEPTH: Final = "depth"
_ICONS: Final = ["gain_power", "gain_coins", "do", "raise", "score", "return"]
_ALLOWED: Final = {
    _ON_CARD: VERB_IDS[1:],
    _IN_OPTION: [verb for verb in VERB_IDS[1:] if verb != "choose"],
    _FOR_OPPONENTS: ["raise", "score"],  # D22, D23
    _ON_MANTA: [*_ICONS, "raise_fully"],
    _ON_DEPTH: [*_ICONS, "raise_fully", "empty"],  # AQU-008 to AQU-010
}
"""Which verbs may stand where."""


class Effect:
    """One effect of the vocabulary."""

    def __init__(
        self,
        verb: int,
        number: int,
        resource: int,
        lists: tuple[tuple[Effect, ...], ...],
        source: object,
    ) -> None:
        self.verb: Final = verb
        self.number: Final = number
        """How much or how many; EVERYTHING for all."""
        self.resource: Final = resource
        """What a gain gives."""
        self.lists: Final = lists
        """The options of a choice, or what each opponent does."""
        self.source: Final = source
        """As it stands in the data."""

    def shows(self, verb: int) -> bool:
        """Whether this effect is, or offers, one of that verb (R19)."""
        if self.verb == verb:
            return True
        if self.verb != CHOOSE:
            return False
        return any(effect.shows(verb) for option in self.lists for effect in option)


_NO_LISTS: Final[tuple[tuple[Effect, ...], ...]] = ()
NOTHING: Final = Effect(EMPTY, 0, COINS, _NO_LISTS, {"empty": True})
"""An empty depth (AQU-085)."""


class Character:
    """A character card (AQU-019)."""

    def __init__(self, effects: tuple[Effect, ...], stays: bool, once: bool) -> None:
        self.effects: Final = effects
        self.stays: Final = stays
        """Stays in hand when played (AQU-060)."""
        self.once: Final = once
        """Leaves the game when played (AQU-061)."""


class Location:
    """A location card (AQU-007)."""

    def __init__(
        self,
        type_: int,
        power: int,
        coins: int,
        depths: tuple[Effect, ...],
        manta: int,
        points: int,
    ) -> None:
        self.type: Final = type_
        self.power: Final = power
        self.coins: Final = coins
        self.depths: Final = depths
        self.manta: Final = manta
        """The wild manta at the bottom, or NO_MANTA."""
        self.points: Final = points


class Goal:
    """A condition and the number it asks for (AQU-141 to AQU-154)."""

    def __init__(self, condition: int, number: int) -> None:
        self.condition: Final = condition
        self.number: Final = number


class Tier:
    """A rank of solo play: the lowest total that earns it (AQU-179)."""

    def __init__(self, id_: str, low: int) -> None:
        self.id: Final = id_
        self.low: Final = low


class Board:
    """The values of the ocean board (AQU-001 to AQU-003)."""

    def __init__(self, prices: list[int], discount: int, track_points: list[int]) -> None:
        self.prices: Final = prices
        """What each slot of the character row costs."""
        self.discount: Final = discount
        self.track_points: Final = track_points


class Solo:
    """The values of solo play (AQU-038 to AQU-042)."""

    def __init__(self, ocean_copies: int, king_offer: int, mantas: int, tiers: list[Tier]) -> None:
        self.ocean_copies: Final = ocean_copies
        self.king_offer: Final = king_offer
        self.mantas: Final = mantas
        self.tiers: Final = tiers


class AquaticaEdition(Edition):
    """Component data as tables. What the rules look up most is laid out in plain lists."""

    def __init__(
        self,
        name: str,
        names: dict[str, dict[str, dict[str, str]]],
        board: Board,
        characters: list[Character],
        mantas: list[Effect],
        wild_counts: list[int],
        locations: list[Location],
        goals: list[Goal],
        partners: list[int],
        solo: Solo,
    ) -> None:
        super().__init__(name, names)
        self.board: Final = board
        self.characters: Final = characters
        self.mantas: Final = mantas
        """What each manta carries."""
        self.wild_counts: Final = wild_counts
        self.locations: Final = locations
        self.goals: Final = goals
        self.partners: Final = partners
        """The goal on the other side of each token goal's token (by number in TOKEN_GOAL)."""
        self.solo: Final = solo
        self.depths: Final = [NOTHING] * (len(locations) * DEPTH_LIMIT)
        self.depth_counts: Final = [len(location.depths) for location in locations]
        for number, location in enumerate(locations):
            for at, depth in enumerate(location.depths):
                self.depths[number * DEPTH_LIMIT + at] = depth
        self.power_prices: Final = [location.power for location in locations]
        self.coin_prices: Final = [location.coins for location in locations]
        self.types: Final = [location.type for location in locations]
        self.conquerors: Final = [
            number
            for number, character in enumerate(characters)
            if any(effect.shows(DO_CONQUER) for effect in character.effects)
        ]
        """The characters that show the conquer effect (AQU-152)."""

    def details(self, domain: str, id_: str) -> dict[str, Param]:
        """Slots, board spaces and goal tracks have no names: the row, and the number in it."""
        if domain not in ("slot", "space", "track"):
            return {}
        row, _, number = id_.rpartition("_")
        return {"row": row, "number": int(number)}


def read_edition(document: object, builtin: bool = False) -> AquaticaEdition:
    """Checks component data and lays it out; refuses it with every fault that was found."""
    root = Document(document)
    edition = _Reader(root, edition_name(root, builtin)).read()
    if root.faults:
        raise BadEdition(Reason("bad-edition", {"count": len(root.faults)}), root.faults)
    return edition


class _Reader:
    """Walks through the document once, in the order of the file."""

    def __init__(self, root: Document, name: str) -> None:
        self.root: Final = root
        self.name: Final = name

    def read(self) -> AquaticaEdition:
        if self.root.get("game").value != "aquatica":
            self.root.get("game").fault("wrong-game", {"needed": "aquatica"})
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

    def _fixed(self, part: Document, needed: int) -> None:
        """A number that the table of moves knows."""
        if part.value != needed or isinstance(part.value, bool):
            part.fault("wrong-number", {"found": str(part.value), "needed": needed})

    def _board(self) -> Board:
        board = self.root.get("board")
        prices = [
            price.whole(0, 30)
            for price in board.get("character_slot_prices").items(CHARACTER_SLOT_COUNT)
        ]
        self._fixed(board.get("lower_row_slots"), LOWER)
        self._fixed(board.get("upper_row_slots"), UPPER)
        self._fixed(board.get("player_board_spaces"), SPACES)
        discount = board.get("upper_row_power_discount").whole(0, 9)
        tracks = self.root.get("goal_tracks")
        self._fixed(tracks.get("tracks"), TRACKS)
        points = [space.whole(0, 99) for space in tracks.get("space_points").items(TRACK_SPACES)]
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
        low = 0 if condition == RECRUITED_FROM else 1
        return Goal(condition, part.get(key).whole(low, 99))

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
            part.fault("not-one-verb", {"allowed": [*_ALLOWED[where]]})
            return NOTHING
        verb = verbs[0]
        if verb not in _ALLOWED[where]:
            part.fault("verb-not-here", {"found": verb, "allowed": [*_ALLOWED[where]]})
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
            code, number = GAIN, value.whole(1, 30)
        elif verb == "gain_power":
            code, number, resource = GAIN, value.whole(1, 30), POWER
            modifiers = ["only"]
            if part.has("only"):
                resource = FIRST_TYPED + part.get("only").one_of(TYPE)
        elif verb == "do":
            code = DO_CONQUER + value.one_of(DO)
            modifiers = self._check_do(part, code, where)
        elif verb == "choose":
            code = CHOOSE
            lists = tuple(self._effects(option, _IN_OPTION) for option in value.items(2))
        elif verb == "each_opponent":
            code, lists = EACH_OPPONENT, (self._effects(value, _FOR_OPPONENTS),)
        else:
            code = COUNTED[verb]
            everything = verb in ("return", "ready") and value.value == "all"
            number = EVERYTHING if everything else value.whole(1, 30)
            if where == _ON_DEPTH and verb in ("raise", "raise_fully"):
                modifiers = ["other"]  # AQU-106
                if part.get("other").value is not True:
                    part.fault("raises-itself")
        part.only([verb, *modifiers])
        return Effect(code, number, resource, lists, part.value)

    def _check_do(self, part: Document, code: int, where: str) -> list[str]:
        """Explore may always be declined (AQU-055); icons show only the free recruit (AQU-010)."""
        if where in (_ON_MANTA, _ON_DEPTH) and code != RECRUIT_FREE:
            part.fault("verb-not-here", {"found": DO_IDS[code - DO_CONQUER], "allowed": _ICONS})
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
            effects = self._effects(entry.get("effects"), _ON_CARD)
            characters.append(Character(effects, stays, False))
        return characters

    def _ocean(self) -> list[Character]:
        characters: list[Character] = []
        for entry in self.root.get("ocean_characters").listed(OCEAN_IDS):
            self._fixed(entry.get("copies"), COPIES)  # AQU-012
            effects = self._effects(entry.get("effects"), _ON_CARD)
            characters.append(Character(effects, False, False))
        return characters

    def _kings(self) -> list[Character]:
        characters: list[Character] = []
        for number, entry in enumerate(self.root.get("kings").listed(KING_IDS)):
            self._fixed(entry.get("number"), number + 1)  # AQU-013
            once = entry.get("use").one_of(USE) == 1
            if entry.value is not None and not once and KING_IDS[number] not in RETURNED_IDS:
                entry.get("use").fault("king-not-once")  # no move returns it
            effects = self._effects(entry.get("effects"), _ON_CARD)
            characters.append(Character(effects, False, once))
        return characters

    def _mantas(self) -> tuple[list[Effect], list[int]]:
        """AQU-014 to AQU-016: each carries one resource or one effect."""
        carried: list[Effect] = []
        trained = self.root.get("trained_mantas").listed(TRAINED_IDS)
        wild = self.root.get("wild_mantas").listed(WILD_IDS)
        for number, entry in enumerate([*trained, *wild]):
            if number < TRAINED:
                self._fixed(entry.get("per_player"), 1)
            effects = self._effects(entry.get("effects"), _ON_MANTA)
            effect = effects[0] if effects else NOTHING
            if entry.value is not None:
                drawn = MANTA_IDS[number] in DRAWN_MANTA_IDS
                if len(effects) != 1:
                    entry.get("effects").fault("not-one-effect")
                elif drawn != (effect.verb == GAIN):
                    entry.get("effects").fault("resource-manta" if drawn else "effect-manta")
            carried.append(effect)
        counts = [entry.get("count").whole(0, 15) for entry in wild]
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
            depths = [self._effect(depth, _ON_DEPTH) for depth in entry.get("depths").items()]
            if len(depths) >= DEPTH_LIMIT:
                entry.get("depths").fault("too-many-depths", {"allowed": DEPTH_LIMIT - 1})
            manta = entry.get("manta")
            locations.append(
                Location(
                    type_,
                    entry.get("power_price").whole(0, 30),
                    entry.get("coin_price").whole(0, 30),
                    tuple(depths[: DEPTH_LIMIT - 1]),
                    NO_MANTA if manta.value is None else TRAINED + manta.one_of(WILD),
                    entry.get("points").whole(0, 30),
                )
            )
        for number, entry in enumerate(self.root.get("location_types").listed(TYPE_IDS)):
            self._fixed(entry.get("count"), OF_A_TYPE)  # AQU-006
            if of_type[number] != OF_A_TYPE:
                entry.fault("wrong-number", {"found": of_type[number], "needed": OF_A_TYPE})
        return locations

    # --- solo

    def _solo(self) -> Solo:
        part = self.root.get("solo")
        self._fixed(part.get("ichthyander_mantas"), TRACKS)  # one for each track (AQU-157)
        tiers: list[Tier] = []
        reached: int | None = None
        entries = part.get("tiers").items()
        for at, entry in enumerate(entries):
            low = -1 if at == 0 else entry.get("min").whole(0, 999)
            if at > 0 and low - 1 != reached:
                entry.fault("tier-gap")  # AQU-179
            last = at == len(entries) - 1
            reached = None if last else entry.get("max").whole(low, 999)
            if (at == 0 and entry.get("min").value is not None) or (
                last and entry.get("max").value is not None
            ):
                entry.fault("tier-not-open")
            tiers.append(Tier(entry.get("id").text(), low))
        if not tiers:
            part.get("tiers").fault("no-tier")
        return Solo(
            part.get("ocean_copies").whole(1, COPIES),
            part.get("king_offer").whole(1, KINGS),
            TRACKS,
            tiers,
        )
