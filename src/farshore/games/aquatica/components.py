"""The components of Aquatica as the rules use them: types, tables, and their fixed numbers.

Every value comes from `components.json` (or a file of the same form), which `edition.py` reads.
The ids are fixed, because the table of moves names them; prices, points, effects and conditions
are the edition's. Effects are written in the small vocabulary of section 8 of the catalogue and
become `Effect` values here; `effects.py` carries them out.
"""

from __future__ import annotations

from typing import Final

from farshore.core.errors import Param
from farshore.core.game import Edition
from farshore.core.move import Domain

STARTING: Final = 6
OCEAN: Final = 9
KINGS: Final = 8
CHARACTERS: Final = STARTING + OCEAN + KINGS
FIRST_KING: Final = STARTING + OCEAN
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
SLOTS: Final = UPPER + LOWER
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
DO_TIRE: Final = 13
DO_REPLAY: Final = 14
CHOOSE: Final = 15
EACH_OPPONENT: Final = 16
TAKE_MANTA: Final = 17

DO_IDS: Final = ["conquer", "buy", "recruit", "recruit_free", "seize", "explore"]
"""The words of `do`, in the order of the numbers from DO_CONQUER on."""
DO: Final = Domain("do", DO_IDS)
COUNTED: Final = {
    "raise": 8,
    "raise_fully": 9,
    "score": 10,
    "return": 11,
    "ready": 12,
    "tire": 13,
    "replay": 14,
}
VERB_IDS: Final = [
    "empty",
    "gain_power",
    "gain_coins",
    "do",
    *COUNTED,
    "choose",
    "each_opponent",
    "take_manta",
]
EVERYTHING: Final = -1
"""The number of a `return` or `ready` that is for all cards or mantas."""

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
        """What a gain gives; of TAKE_MANTA the kind of manta."""
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

    def __init__(self, effects: tuple[Effect, ...], stays: bool, once: bool, starts: bool) -> None:
        self.effects: Final = effects
        self.stays: Final = stays
        """Stays in hand when played (AQU-060)."""
        self.once: Final = once
        """Leaves the game when played (AQU-061)."""
        self.starts: Final = starts
        """Has its effect when it is taken, and leaves the game then (AQU-182)."""

    def shows(self, verb: int) -> bool:
        """Whether one of its effects is, or offers, one of that verb."""
        return any(effect.shows(verb) for effect in self.effects)


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
            number for number, character in enumerate(characters) if character.shows(DO_CONQUER)
        ]
        """The characters that show the conquer effect (AQU-152)."""
        self.replayers: Final = [
            number for number, character in enumerate(characters) if character.shows(DO_REPLAY)
        ]
        """The characters that play a discarded one, which they cannot play (AQU-183)."""

    def details(self, domain: str, id_: str) -> dict[str, Param]:
        """Slots, board spaces and goal tracks have no names: the row, and the number in it."""
        if domain not in ("slot", "space", "track"):
            return {}
        row, _, number = id_.rpartition("_")
        return {"row": row, "number": int(number)}
