"""The component data of Antarctica: read, checked, and refused with every fault."""

from __future__ import annotations

from typing import Final

from farshore.core.document import Document
from farshore.core.edition import EditionReader
from farshore.core.move import Domain
from farshore.games.antarctica.components import (
    _LETTERS,
    AREAS,
    BUILDING_PIECES,
    BUILDINGS,
    CATEGORY,
    CATEGORY_IDS,
    EFFECT,
    EFFECT_IDS,
    FAST_RESEARCH,
    MOST_PLAYERS,
    NO_EFFECT,
    PLACES,
    RESEARCH_THREE,
    RESOURCE,
    RESOURCE_KINDS,
    SHIPYARD_CARDS,
    STATION_CATEGORY,
    TWO_SCIENTISTS,
    AntarcticaEdition,
    Card,
    Gains,
    Pieces,
    Track,
    _colour,
    _deck_of,
)
from farshore.games.antarctica.edition_schema import DEALT, SCHEMA
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

PACK_ICE_MARKERS: Final = 2
SCIENTISTS_OF_CARD: Final = 2
POINTS_OF_CARD: Final = 3
POINTS_OF_EFFECT: Final = 3
"""Numbers of the rulebook that the first edition files did not name, so they may be missing."""


def _later(part: Document, key: str, usual: int) -> int:
    """A number that was added to edition files later; older files mean the rulebook's."""
    return part.get(key).number() if part.has(key) else usual


def _gains(kinds: list[Document], effects: list[Document]) -> Gains:
    """What shipyard cards and track effects bring."""
    return Gains(
        _later(kinds[TWO_SCIENTISTS], "scientists", SCIENTISTS_OF_CARD),
        _later(kinds[FAST_RESEARCH], "research_points", POINTS_OF_CARD),
        _later(effects[RESEARCH_THREE], "research_points", POINTS_OF_EFFECT),
    )


def read_edition(document: object, builtin: bool = False) -> AntarcticaEdition:
    """Checks component data and lays it out; refuses it with every fault that was found."""
    reader = _Reader(document, SCHEMA, builtin)
    edition = reader.read()
    reader.refuse_faults()
    return edition


class _Reader(EditionReader):
    """Walks through the document once, in the order of the file."""

    def read(self) -> AntarcticaEdition:
        root = self.root
        closed = self._closed_areas()
        totals, categories, scientists, stars = self._buildings()
        cards = self._cards(scientists, stars)
        effects = root.get("track_effects").listed(EFFECT_IDS)
        tracks = self._tracks(effects, categories[STATION_CATEGORY])
        starting = self._starting(closed)
        self._count_buildings(totals, starting, cards)
        self._check_sites(cards, starting, closed)
        self._check_reachable(cards, starting)
        pieces = self._pieces()
        self._check_destinations(closed, pieces)
        order, ships = self._ships(closed, pieces)
        kinds = root.get("shipyard_card_kinds").listed(SHIPYARD_KINDS)
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
            self._shipyard(kinds),
            self._resource_cards(categories),
            _gains(kinds, effects),
            root.get("scoring").get("area_first_bonus").number(),
            self._by_players("stall_guard_turns"),
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

    def _by_players(self, key: str) -> list[int]:
        part = self.root.get(key)
        numbers = [part.get(str(players)).number() for players in (2, 3, 4)]
        return [0, 0, *numbers]

    def _closed_areas(self) -> list[int]:
        areas = self.root.get("areas")
        masks = [0, 0]
        for players in (2, 3, 4):
            mask = 0
            for area in areas.get("closed").get(str(players)).items():
                mask |= 1 << area.one_of(AREA)
            masks.append(mask)
        if masks[3] | masks[4]:
            areas.get("closed").fault("closed-with-many")  # ANT-028
        markers = _later(areas, "pack_ice_markers", PACK_ICE_MARKERS)
        found = masks[2].bit_count()
        if found != markers:  # ANT-018, ANT-027
            areas.get("closed").fault("wrong-number", {"found": found, "needed": markers})
        return masks

    def _buildings(self) -> tuple[list[int], list[int], list[int], list[bool]]:
        totals: list[int] = []
        scientists: list[int] = []
        stars: list[bool] = []
        categories = [0] * len(CATEGORY_IDS)
        for number, entry in enumerate(self.root.get("building_types").listed(BUILDING_IDS)):
            totals.append(entry.get("count").number())
            scientists.append(entry.get("scientists").number())
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
                entry.get("scientists").number(),
                entry.get("research_points").number(),
                entry.get("star").flag(),
                entry.get("min_players").number(),
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

    def _tracks(self, effects: list[Document], stations: int) -> list[Track]:
        for effect, part in enumerate(effects):
            part.get("colour").fixed(_colour(effect))  # ANT-134, ANT-135
        tracks: list[Track] = []
        for entry in self.root.get("research_tracks").listed(TRACK_IDS):
            icons = 0
            for icon in entry.get("icons").items():
                icons |= 1 << icon.one_of(BUILDING)
            if icons & ~stations or not icons:
                entry.get("icons").fault("not-a-station")  # ANT-020
            length = entry.get("spaces").number()
            points = [0, *(space.number() for space in entry.get("vp").items(length))]
            symbols = [NO_EFFECT] * (length + 1)
            for symbol in entry.get("symbols").items():
                space = symbol.get("space").integer(1, length)
                effect = symbol.get("effect").one_of(EFFECT)
                if symbols[space] != NO_EFFECT:
                    symbol.fault("two-symbols")  # ANT-019
                symbol.get("colour").fixed(_colour(effect))
                symbols[space] = effect
            tracks.append(Track(icons, entry.get("min_players").number(), points, symbols))
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
        for players in (2, 3, 4):
            counts = [0] * BUILDINGS
            part = self.root.get("starting_buildings").get(str(players))
            for entry in part.items(AREAS - closed[players].bit_count()):
                counts[BUILDING.find(DEALT_IDS[entry.one_of(DEALT)])] += 1
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
                found = sum(row.get(f"{piece}_{place}").number() for place in places)
                needed = box.get(piece).number()
                if found != needed:  # ANT-017
                    row.fault("piece-count", {"piece": piece, "found": found, "needed": needed})
            table.append(
                Pieces(
                    row.get("scientists_supply").number(),
                    row.get("scientists_reserve").number(),
                    row.get("ships_board").number(),
                    row.get("ships_unused").number(),
                    row.get("cubes_unused").number(),
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

    def _shipyard(self, kinds: list[Document]) -> list[int]:
        counts = [entry.get("count").number() for entry in kinds]
        if sum(counts) != SHIPYARD_CARDS:  # ANT-011
            self.root.get("shipyard_card_kinds").fault(
                "wrong-number", {"found": sum(counts), "needed": SHIPYARD_CARDS}
            )
        self._count_kinds(self.root.get("shipyard_cards"), KIND, counts)
        return counts

    def _resource_cards(self, categories: list[int]) -> list[int]:
        """What each kind of resource card can replace (ANT-016)."""
        replaced: list[int] = []
        for entry in self.root.get("resource_card_kinds").listed(RESOURCE_KINDS):
            replaced.append(categories[entry.get("replaces_category").one_of(CATEGORY)])
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
