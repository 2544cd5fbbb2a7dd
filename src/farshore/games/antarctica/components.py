"""The components of Antarctica as the rules use them: types, tables, and their fixed numbers.

Every value comes from `components.json` (or a file of the same form), which `edition.py` reads.
The ids are fixed, because the table of moves names them.
"""

from __future__ import annotations

from typing import Final

from farshore.core.chance import Bag
from farshore.core.errors import Param
from farshore.core.game import Edition
from farshore.core.move import Domain
from farshore.games.antarctica.moves import BUILDING_IDS, CARD_IDS, DECK_IDS, DECK_SIZES

AREAS: Final = 8
PLACES: Final = 3
BUILDINGS: Final = 14
TRACKS: Final = 5
DECKS: Final = 3
KINDS: Final = 4
MOST_PLAYERS: Final = 4
CARDS: Final = 39
SHIPYARD_CARDS: Final = 13
BUILDING_PIECES: Final = 47

CAMP: Final = 0
SHIPYARD: Final = 1
PLANKTON_FARM: Final = 12

ICEBREAKER: Final = 0
PLACE_SCIENTIST: Final = 1
TWO_SCIENTISTS: Final = 2
FAST_RESEARCH: Final = 3

CATEGORY_IDS: Final = ["base", "resource", "know_how", "station", "prestige"]
CATEGORY: Final = Domain("category", CATEGORY_IDS)
STATION_CATEGORY: Final = 3

EFFECT_IDS: Final = [
    "relocate_ship",
    "shipyard_draft",
    "research_three",
    "gain_scientist",
    "new_ship",
    "know_how_card",
    "basic_card_back",
]
EFFECT: Final = Domain("effect", EFFECT_IDS)
NO_EFFECT: Final = -1
RELOCATE_SHIP: Final = 0
SHIPYARD_DRAFT: Final = 1
RESEARCH_THREE: Final = 2
GAIN_SCIENTIST: Final = 3
NEW_SHIP_EFFECT: Final = 4
KNOW_HOW_CARD: Final = 5
BASIC_CARD_BACK: Final = 6
LAST_BLUE: Final = RESEARCH_THREE
"""The effects up to this one are blue: for everybody, once a game (ANT-135)."""

RESOURCE_KINDS: Final = ["basic_resource", "know_how"]
RESOURCE: Final = Domain("resource", RESOURCE_KINDS)

_LETTERS: Final = Domain("seat", ["A", "B", "C", "D"])


class Card:
    """A building card (ANT-012)."""

    def __init__(
        self,
        deck: int,
        needs: int,
        builds: int,
        scientists: int,
        research_points: int,
        star: bool,
        min_players: int,
    ) -> None:
        self.deck: Final = deck
        self.needs: Final = needs
        """Bit mask of building types."""
        self.builds: Final = builds
        self.scientists: Final = scientists
        self.research_points: Final = research_points
        self.star: Final = star
        self.min_players: Final = min_players


class Track:
    """A research track (ANT-019, ANT-020)."""

    def __init__(self, icons: int, min_players: int, points: list[int], symbols: list[int]) -> None:
        self.icons: Final = icons
        """Bit mask of station types."""
        self.min_players: Final = min_players
        self.points: Final = points
        """The value printed at each space; index 0 is beside the track."""
        self.symbols: Final = symbols
        """The effect at each space or NO_EFFECT; index 0 is beside the track."""
        self.length: Final = len(points) - 1
        self.spaces: Final = (1 << (self.length + 1)) - 2
        """Bit mask of all spaces."""


class Pieces:
    """What each player gets at one player count (ANT-039 to ANT-042)."""

    def __init__(
        self, supply: int, reserve: int, ships_board: int, ships_unused: int, cubes: int
    ) -> None:
        self.supply: Final = supply
        self.reserve: Final = reserve
        self.ships_board: Final = ships_board
        self.ships_unused: Final = ships_unused
        self.cubes: Final = cubes


class Gains:
    """What cards and symbols bring (ANT-110, ANT-111, ANT-143)."""

    def __init__(self, two_scientists: int, fast_research: int, research_three: int) -> None:
        self.two_scientists: Final = two_scientists
        """Scientists."""
        self.fast_research: Final = fast_research
        """Research points, as of the next."""
        self.research_three: Final = research_three


class AntarcticaEdition(Edition):
    """Component data as tables. Tables by player count have an entry for each count up to 4."""

    def __init__(
        self,
        name: str,
        names: dict[str, dict[str, dict[str, str]]],
        building_totals: list[int],
        categories: list[int],
        cards: list[Card],
        tracks: list[Track],
        closed_areas: list[int],
        starting: list[list[int]],
        pieces: list[Pieces],
        placing_order: list[list[int]],
        first_ships: list[list[int]],
        shipyard_counts: list[int],
        replaced: list[int],
        gains: Gains,
        first_rank_bonus: int,
        stall_turns: list[int],
    ) -> None:
        super().__init__(name, names)
        self.building_totals: Final = building_totals
        self.cards: Final = cards
        self.tracks: Final = tracks
        self.closed_areas: Final = closed_areas
        """Bit mask of areas."""
        self.starting: Final = starting
        """Copies of each building type dealt out at setup."""
        self.pieces: Final = pieces
        self.placing_order: Final = placing_order
        self.first_ships: Final = first_ships
        """Areas of the first-game ships, in placing order."""
        self.shipyard_counts: Final = shipyard_counts
        self.shipyard: Final = Bag(shipyard_counts)  # ANT-036
        self.decks: Final = [_full_decks(cards, players) for players in range(MOST_PLAYERS + 1)]
        """The building stacks before anything is revealed."""
        self.basic_replaces: Final = replaced[0]
        """Bit mask of the building types that a Basic resource card can replace (ANT-016)."""
        self.know_how_replaces: Final = replaced[1]
        self.gains: Final = gains
        self.first_rank_bonus: Final = first_rank_bonus
        self.stall_turns: Final = stall_turns
        self.categories: Final = categories
        """Bit mask of the building types of each category."""
        stars = 0
        for number, card in enumerate(cards):
            if card.star:
                stars |= 1 << number
        self.starred: Final = stars
        """Bit mask of cards."""

    def details(self, domain: str, id_: str) -> dict[str, Param]:
        """Building cards have no names: what one builds, and what it takes and gives (ANT-012)."""
        if domain != "card":
            return {}
        card = self.cards[CARD_IDS.index(id_)]
        return {
            "deck": DECK_IDS[card.deck],
            "building": BUILDING_IDS[card.builds],
            "needed_building": [
                building for at, building in enumerate(BUILDING_IDS) if card.needs >> at & 1
            ],
            "scientists": card.scientists,
            "points": card.research_points,
            "star": "yes" if card.star else "no",
        }


def _full_decks(cards: list[Card], players: int) -> tuple[Bag, ...]:
    """ANT-034: the cards that are used at this player count."""
    decks: list[Bag] = []
    for deck in range(DECKS):
        own = [card for card in cards if card.deck == deck]
        decks.append(Bag([1 if card.min_players <= players else 0 for card in own]))
    return tuple(decks)


def _deck_of(card: int) -> int:
    deck = 0
    while card >= DECK_SIZES[deck]:
        card -= DECK_SIZES[deck]
        deck += 1
    return deck


def _colour(effect: int) -> str:
    return "blue" if effect <= LAST_BLUE else "red"
