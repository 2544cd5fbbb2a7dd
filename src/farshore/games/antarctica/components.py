"""The components of Antarctica: reads and checks an edition, and lays its values out in tables.

Every value comes from `components.json` (or a file of the same form). The ids are fixed, because
the table of moves names them; the numbers and needs are the edition's.
"""

from __future__ import annotations

from typing import Final

from farshore.core.chance import Bag
from farshore.core.document import Document
from farshore.core.errors import BadEdition, Param, Reason
from farshore.core.game import Edition, edition_name
from farshore.core.move import Domain
from farshore.games.antarctica.moves import (
    AREA,
    AREA_IDS,
    BUILDING,
    BUILDING_IDS,
    CARD_IDS,
    DEALT_IDS,
    DECK,
    DECK_IDS,
    DECK_SIZES,
    KIND,
    SHIPYARD_KINDS,
    TRACK,
    TRACK_IDS,
)

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


def read_edition(document: object, builtin: bool = False) -> AntarcticaEdition:
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

    def read(self) -> AntarcticaEdition:
        root = self.root
        if root.get("game").value != "antarctica":
            root.get("game").fault("wrong-game", {"needed": "antarctica"})
        closed = self._closed_areas()
        totals, categories, scientists, stars = self._buildings()
        cards = self._cards(scientists, stars)
        tracks = self._tracks(categories[STATION_CATEGORY])
        starting = self._starting(closed)
        self._count_buildings(totals, starting, cards)
        self._check_sites(cards, starting, closed)
        self._check_reachable(cards, starting)
        pieces = self._pieces()
        self._check_destinations(closed, pieces)
        order, ships = self._ships(closed, pieces)
        self._check_extra_cube()
        return AntarcticaEdition(
            self.name,
            self._names(),
            totals,
            categories,
            cards,
            tracks,
            closed,
            starting,
            pieces,
            order,
            ships,
            self._shipyard(),
            self._resource_cards(categories),
            root.get("scoring").get("area_first_bonus").whole(0, 99),
            self._by_players("stall_guard_turns", 1, 999),
        )

    def _names(self) -> dict[str, dict[str, dict[str, str]]]:
        lists = {
            "area": self.root.get("areas").get("sun_order"),
            "building": self.root.get("building_types"),
            "category": self.root.get("building_categories"),
            "deck": self.root.get("decks"),
            "effect": self.root.get("track_effects"),
            "track": self.root.get("research_tracks"),
            "shipyard_card": self.root.get("shipyard_card_kinds"),
            "resource": self.root.get("resource_card_kinds"),
        }
        return {domain: part.names() for domain, part in lists.items()}

    def _by_players(self, key: str, low: int, high: int) -> list[int]:
        part = self.root.get(key)
        numbers = [part.get(str(players)).whole(low, high) for players in (2, 3, 4)]
        return [0, 0, *numbers]

    def _closed_areas(self) -> list[int]:
        areas = self.root.get("areas")
        areas.get("sun_order").listed(AREA_IDS)
        areas.get("sun_start").fixed(AREA_IDS[0])  # ANT-047
        areas.get("ship_places_per_area").fixed(PLACES)  # ANT-002
        masks = [0, 0]
        for players in (2, 3, 4):
            mask = 0
            for area in areas.get("closed").get(str(players)).items():
                mask |= 1 << area.one_of(AREA)
            masks.append(mask)
        if masks[3] | masks[4]:
            areas.get("closed").fault("closed-with-many")  # ANT-028
        if masks[2].bit_count() != 2:  # ANT-027
            areas.get("closed").fault("wrong-number", {"found": masks[2].bit_count(), "needed": 2})
        return masks

    def _buildings(self) -> tuple[list[int], list[int], list[int], list[bool]]:
        totals: list[int] = []
        scientists: list[int] = []
        stars: list[bool] = []
        self.root.get("building_categories").listed(CATEGORY_IDS)
        categories = [0] * len(CATEGORY_IDS)
        for number, entry in enumerate(self.root.get("building_types").listed(BUILDING_IDS)):
            totals.append(entry.get("count").whole(1, AREAS))
            scientists.append(entry.get("scientists").whole(1, 2))
            stars.append(entry.get("star").flag())
            categories[entry.get("category").one_of(CATEGORY)] |= 1 << number
        return totals, categories, scientists, stars

    def _cards(self, scientists: list[int], stars: list[bool]) -> list[Card]:
        for deck, size in zip(self.root.get("decks").listed(DECK_IDS), DECK_SIZES, strict=True):
            deck.get("cards").fixed(size)  # ANT-011
        cards: list[Card] = []
        for number, entry in enumerate(self.root.get("building_cards").listed(CARD_IDS)):
            needs = 0
            for need in entry.get("needs").items():
                bit = 1 << need.one_of(BUILDING)
                if needs & bit:
                    need.fault("needed-twice")
                needs |= bit
            builds = entry.get("builds").one_of(BUILDING)
            card = Card(
                entry.get("deck").one_of(DECK),
                needs,
                builds,
                entry.get("scientists").whole(1, 2),
                entry.get("research_points").whole(0, 9),
                entry.get("star").flag(),
                entry.get("min_players").whole(2, 4),
            )
            if entry.value is not None:
                if card.deck != _deck_of(number):
                    entry.get("deck").fault("wrong-deck")
                if card.scientists != scientists[builds]:  # ANT-013
                    entry.get("scientists").fault("scientists-of-type")
                if card.star != stars[builds]:  # ANT-014
                    entry.get("star").fault("star-of-type")
                if needs >> builds & 1:
                    entry.get("needs").fault("needs-itself")
            cards.append(card)
        return cards

    def _count_buildings(
        self, totals: list[int], starting: list[list[int]], cards: list[Card]
    ) -> None:
        """Each type: pieces in the box = starting copies + cards that build it (ANT-005)."""
        part = self.root.get("building_types")
        if sum(totals) != BUILDING_PIECES:
            part.fault("wrong-number", {"found": sum(totals), "needed": BUILDING_PIECES})
        for number, entry in enumerate(part.items(BUILDINGS)):
            entry.get("start_2").fixed(starting[2][number])
            entry.get("start_3_4").fixed(starting[MOST_PLAYERS][number])
        for number, total in enumerate(totals):
            made = starting[MOST_PLAYERS][number]
            made += sum(1 for card in cards if card.builds == number)
            if made != total:
                building: str = BUILDING_IDS[number]
                part.fault("building-count", {"building": building, "found": made, "needed": total})

    def _check_sites(self, cards: list[Card], starting: list[list[int]], closed: list[int]) -> None:
        """Every building needs an area without one of its type (ANT-003, ANT-081)."""
        for players in (2, 3, 4):
            sites = AREAS - closed[players].bit_count()
            copies = starting[players][:]
            for card in cards:
                if card.min_players <= players:
                    copies[card.builds] += 1
            for building, number in enumerate(copies):
                if number > sites:
                    name: str = BUILDING_IDS[building]
                    self.root.get("building_cards").fault(
                        "too-many-copies", {"building": name, "players": players, "sites": sites}
                    )

    def _check_reachable(self, cards: list[Card], starting: list[list[int]]) -> None:
        """At every player count each card in play must be buildable in the end."""
        for players in (2, 3, 4):
            there = 0
            for building in range(BUILDINGS):
                if starting[players][building]:
                    there |= 1 << building
            waiting = [at for at, card in enumerate(cards) if card.min_players <= players]
            while True:
                left = [at for at in waiting if cards[at].needs & ~there]
                for at in waiting:
                    if at not in left:
                        there |= 1 << cards[at].builds
                if len(left) == len(waiting):
                    break
                waiting = left
            for at in waiting:
                self.root.get("building_cards").fault(
                    "unreachable-card", {"card": CARD_IDS[at], "players": players}
                )

    def _tracks(self, stations: int) -> list[Track]:
        for effect, part in enumerate(self.root.get("track_effects").listed(EFFECT_IDS)):
            part.get("colour").fixed(_colour(effect))  # ANT-134, ANT-135
        tracks: list[Track] = []
        for entry in self.root.get("research_tracks").listed(TRACK_IDS):
            icons = 0
            for icon in entry.get("icons").items():
                icons |= 1 << icon.one_of(BUILDING)
            if icons & ~stations or not icons:
                entry.get("icons").fault("not-a-station")  # ANT-020
            length = entry.get("spaces").whole(1, 30)
            points = [0, *(space.whole(0, 99) for space in entry.get("vp").items(length))]
            symbols = [NO_EFFECT] * (length + 1)
            for symbol in entry.get("symbols").items():
                space = symbol.get("space").whole(1, length)
                effect = symbol.get("effect").one_of(EFFECT)
                if symbols[space] != NO_EFFECT:
                    symbol.fault("two-symbols")  # ANT-019
                symbol.get("colour").fixed(_colour(effect))
                symbols[space] = effect
            tracks.append(Track(icons, entry.get("min_players").whole(2, 4), points, symbols))
        self._check_open_tracks(tracks)
        return tracks

    def _check_open_tracks(self, tracks: list[Track]) -> None:
        for players in (2, 3, 4):  # ANT-048: 3, 4, 5 open tracks, the first three always
            part = self.root.get("open_tracks").get(str(players))
            named = [entry.one_of(TRACK) for entry in part.items()]
            found = [at for at, track in enumerate(tracks) if track.min_players <= players]
            if named != found:
                part.fault("open-tracks-differ")
            if len(found) != players + 1 or found[:3] != [0, 1, 2]:
                part.fault("open-tracks", {"needed": players + 1})

    def _starting(self, closed: list[int]) -> list[list[int]]:
        starting = [[0] * BUILDINGS, [0] * BUILDINGS]
        dealt = Domain("building", DEALT_IDS)
        for players in (2, 3, 4):
            counts = [0] * BUILDINGS
            part = self.root.get("starting_buildings").get(str(players))
            for entry in part.items(AREAS - closed[players].bit_count()):
                counts[BUILDING.find(DEALT_IDS[entry.one_of(dealt)])] += 1
            starting.append(counts)
        if starting[3] != starting[4]:
            self.root.get("starting_buildings").fault("starting-differ")  # ANT-029
        return starting

    def _pieces(self) -> list[Pieces]:
        box = self.root.get("pieces_per_colour")
        empty = Pieces(0, 0, 0, 0, 0)
        table = [empty, empty]
        for players in (2, 3, 4):
            row = self.root.get("piece_table").get(str(players))
            for piece, places in (
                ("scientists", ("supply", "reserve", "box")),
                ("ships", ("board", "unused", "box")),
                ("cubes", ("vp_track", "unused", "box")),
            ):
                found = sum(row.get(f"{piece}_{place}").whole(0, 99) for place in places)
                needed = box.get(piece).whole(0, 99)
                if found != needed:  # ANT-017
                    row.fault("piece-count", {"piece": piece, "found": found, "needed": needed})
            table.append(
                Pieces(
                    row.get("scientists_supply").whole(0, 99),
                    row.get("scientists_reserve").whole(0, 99),
                    row.get("ships_board").whole(1, 6),
                    row.get("ships_unused").whole(0, 6),
                    row.get("cubes_unused").whole(1, 6),
                )
            )
        return table

    def _check_destinations(self, closed: list[int], pieces: list[Pieces]) -> None:
        """ANT-066: the other areas have more places than there can be other ships."""
        for players in (2, 3, 4):
            places = (AREAS - closed[players].bit_count() - 1) * PLACES
            ships = players * (pieces[players].ships_board + pieces[players].ships_unused)
            if ships > places:
                self.root.get("piece_table").get(str(players)).fault(
                    "too-many-ships", {"found": ships, "most": places}
                )

    def _check_extra_cube(self) -> None:
        """ANT-050, R05"""
        part = self.root.get("extra_cube_two_players")
        part.get("seat").fixed("B")
        part.get("space").fixed(1)
        part.get("triggers_symbols").fixed(False)

    def _ships(
        self, closed: list[int], pieces: list[Pieces]
    ) -> tuple[list[list[int]], list[list[int]]]:
        orders: list[list[int]] = [[], []]
        layouts: list[list[int]] = [[], []]
        for players in (2, 3, 4):
            part = self.root.get("placement_order").get(str(players))
            order = [entry.one_of(_LETTERS) for entry in part.items()]
            each = pieces[players].ships_board
            for seat in range(players):
                if order.count(seat) != each or len(order) != players * each:
                    part.fault("placing-order", {"needed": each})
            part = self.root.get("first_game_ships").get(str(players))
            layout: list[int] = []
            for entry, seat in zip(part.items(len(order)), order, strict=True):
                area = entry.get("area").one_of(AREA)
                if entry.value is not None and entry.get("seat").one_of(_LETTERS) != seat:
                    entry.get("seat").fault("not-in-placing-order")
                if closed[players] >> area & 1:
                    entry.get("area").fault("closed-area", {"area": AREA_IDS[area]})
                layout.append(area)
                if layout.count(area) > PLACES:
                    entry.get("area").fault("area-overfull", {"area": AREA_IDS[area]})
                entry.get("place").fixed(layout.count(area))  # ANT-064
            orders.append(order)
            layouts.append(layout)
        return orders, layouts

    def _shipyard(self) -> list[int]:
        kinds = self.root.get("shipyard_card_kinds")
        entries = kinds.listed(SHIPYARD_KINDS)
        counts = [entry.get("count").whole(0, SHIPYARD_CARDS) for entry in entries]
        if sum(counts) != SHIPYARD_CARDS:  # ANT-011
            kinds.fault("wrong-number", {"found": sum(counts), "needed": SHIPYARD_CARDS})
        self._count_kinds(self.root.get("shipyard_cards"), KIND, counts)
        return counts

    def _resource_cards(self, categories: list[int]) -> list[int]:
        """What each kind of resource card can replace (ANT-016)."""
        replaced: list[int] = []
        for entry in self.root.get("resource_card_kinds").listed(RESOURCE_KINDS):
            replaced.append(categories[entry.get("replaces_category").one_of(CATEGORY)])
            entry.get("count").fixed(MOST_PLAYERS)
            for players in (2, 3, 4):  # ANT-037, ANT-038
                entry.get("in_play").get(str(players)).fixed(players)
        self._count_kinds(self.root.get("resource_cards"), RESOURCE, [MOST_PLAYERS] * 2)
        return replaced

    def _count_kinds(self, cards: Document, kinds: Domain, counts: list[int]) -> None:
        """The cards listed one by one must be as many of each kind as the kind says."""
        listed = [0] * len(kinds)
        for card in cards.items():
            listed[card.get("kind").one_of(kinds)] += 1
        for kind, number in enumerate(listed):
            if number != counts[kind]:
                name = str(kinds.values[kind])
                cards.fault("kind-count", {"kind": name, "found": number, "needed": counts[kind]})


def _deck_of(card: int) -> int:
    deck = 0
    while card >= DECK_SIZES[deck]:
        card -= DECK_SIZES[deck]
        deck += 1
    return deck


def _colour(effect: int) -> str:
    return "blue" if effect <= LAST_BLUE else "red"
