"""A whole position as a document, and back; every fault of an impossible one is named.

The document is the open part of the view, what is hidden, and the agenda, bottom first.
"""

from __future__ import annotations

from typing import Final

from farshore.core.chance import Pile
from farshore.core.document import Document
from farshore.core.game import Edition, Game
from farshore.core.move import Domain
from farshore.core.position import TableReader, agenda_part, read_position
from farshore.core.types import Seat, seats
from farshore.core.view import named
from farshore.games.council.automa import AutomaDraw, AutomaKeep, AutomaPlace
from farshore.games.council.components import (
    AI_CARDS,
    BASE_FIELDS,
    CUBES_EACH,
    DO_ADD_FIELD,
    DO_PLACE_STATION_CUBES,
    FIELDS,
    FIRST_PLANET,
    FIRST_TILE_OF,
    GALAXIES,
    GEMS,
    HIGHEST_CONSUMPTION,
    LIGHT_CARDS,
    LOWEST_CONSUMPTION,
    MARKET,
    PARSECS,
    STARTING_CARDS,
    STATIONS,
    TECH_DECK,
    TECHS,
    TOWER,
    UPGRADES,
)
from farshore.games.council.effects import LASTING, carry_out
from farshore.games.council.exploring import DrawTile, KeepTile, PlaceTile
from farshore.games.council.moves import (
    AI_CARD,
    AUTOMA_CARD,
    BONUS,
    BONUS_IDS,
    CARD,
    COMMANDER,
    GALAXY_IDS,
    GEM_IDS,
    LIGHT,
    LIGHT_IDS,
    PLANET_COUNTS,
    STATION,
    TECH,
    TECH_IDS,
    TILE,
    TILE_IDS,
    UPGRADE,
)
from farshore.games.council.position_agenda import MANY, PositionAgenda
from farshore.games.council.position_checks import PositionChecker
from farshore.games.council.state import (
    BY_LEVEL,
    BY_ROUND_LIMIT,
    DRAWN,
    LEAVE_FIELD,
    NOBODY,
    NOTHING,
    PLENTY,
    RETURNED,
    STILL,
    TRAITS,
    CouncilState,
    changed,
    empty_state,
    story_entry,
)
from farshore.games.council.view import dark_name, open_part, owner_name, plan_part

HOW_IDS: Final = ["drew", "returned"]
HOW: Final = Domain("how", HOW_IDS)
END: Final = Domain("end", ["", "level", "round_limit"])
END_CODES: Final = [0, BY_LEVEL, BY_ROUND_LIMIT]
ALL_LIGHT: Final = (1 << LIGHT_CARDS) - 1


# --- writing ----------------------------------------------------------------------------------


def write(state: CouncilState) -> dict[str, object]:
    """The whole position as a document."""
    return {
        **open_part(state),
        "hidden": {
            "bonus": [named(cards, BONUS_IDS) for cards in state.bonus],
            "dark_dealt": [dark_name(state, seat) for seat in seats(state.players)],
            "under": {str(parsec + 1): tail_part(state, parsec) for parsec in range(PARSECS)},
            "light_story": [story_text(state, entry) for entry in state.light_story],
            "dark_tech_lost": [named(cards, TECH_IDS) for cards in state.tech_lost],
            "dark_tech_looked": [seats_of(mask) for mask in state.looked],
            "plans": [plan_part(state, seat) for seat in seats(state.players)],
        },
        "agenda": agenda_part(state),
    }


def tail_part(state: CouncilState, parsec: int) -> list[dict[str, object]]:
    pile = state.piles[parsec]
    return [
        {"tile": TILE_IDS[tile], "known_to": seats_of(seen)}
        for tile, seen in zip(pile.tail, pile.seen, strict=True)
    ]


def seats_of(mask: int) -> list[Seat]:
    return [seat for seat in seats(4) if mask >> seat & 1]


def story_text(state: CouncilState, entry: int) -> str:
    """For example `0 drew parsec_2`."""
    how_and_owner, card = divmod(entry, LIGHT_CARDS)
    how, owner = divmod(how_and_owner, 4)
    return f"{owner_name(state, Seat(owner))} {HOW_IDS[how]} {LIGHT_IDS[card]}"


# --- reading ----------------------------------------------------------------------------------


def read(game: Game, document: object, edition: Edition | None) -> CouncilState:
    """The position of a document; refuses an impossible one with every fault."""
    return read_position(game, document, edition, empty_state, _PositionReader, PositionChecker)


class _PositionReader(TableReader[CouncilState]):
    """Fills an empty table from a document."""

    def __init__(self, root: Document, state: CouncilState) -> None:
        super().__init__(root, state)
        names = [owner_name(state, owner) for owner in seats(state.ruleset.owners)]
        self.owners: Final = Domain("owner", [str(name) for name in names])

    def read(self) -> None:
        state = self.state
        root = self.root
        state.round = root.get("round").integer(0, MANY)
        self._read_rows()
        for galaxy in range(GALAXIES):
            self._read_galaxy(galaxy, root.get("galaxies").get(GALAXY_IDS[galaxy]))
        for seat, part in enumerate(root.get("seats").items(state.players)):
            self._read_seat(Seat(seat), part)
        for owner, part in enumerate(root.get("markers").items(state.ruleset.owners)):
            self._read_marker(Seat(owner), part)
        for part in root.get("committed").items():
            state.committed |= 1 << self._seat(part)
        throne = root.get("throne")
        state.throne = Seat(NOBODY) if throne.value is None else self._owner(throne)
        state.ending = END_CODES[root.get("end").one_of(END)]
        if state.ruleset.solo:
            self._read_automa(root.get("automa"))
        self._read_hidden(root.get("hidden"))
        PositionAgenda(self.root, state).read_agenda()
        self._fill_stacks()
        self._restore_traits()

    # --- the table

    def _owner(self, part: Document) -> Seat:
        return Seat(part.one_of(self.owners))

    def _read_rows(self) -> None:
        state = self.state
        for position, part in enumerate(self.root.get("market").items(MARKET)):
            state.market[position] = NOTHING if part.value is None else part.one_of(AI_CARD)
        state.aside = self._mask(self.root.get("laid_aside"), AI_CARD)
        state.order = tuple(self._owner(part) for part in self.root.get("order").items())
        state.arrived = [self._owner(part) for part in self.root.get("arrived").items()]

    def _read_galaxy(self, galaxy: int, part: Document) -> None:
        state = self.state
        tiles: list[int] = []
        for system in part.get("systems").items():
            tile = system.get("tile").one_of(TILE)
            tiles.append(tile)
            for number, planet in enumerate(system.get("planets").items(PLANET_COUNTS[tile])):
                for owner, cubes in enumerate(planet.items(state.ruleset.owners)):
                    count = cubes.integer(0, TOWER)
                    state.planets[FIRST_PLANET[tile] + number] += count << 2 * owner
                    state.systems[tile] += count << 4 * owner
                    state.colonies[owner * GALAXIES + galaxy] += count
        state.tiles_in[galaxy] = tuple(tiles)
        station = part.get("station")
        if station.value is not None:
            seat = self._seat(station.get("seat"))
            number = station.get("station").one_of(STATION)
            state.stations = changed(state.stations, galaxy, seat * STATIONS + number)
            held = station.get("cubes").integer(0, CUBES_EACH)
            state.station_cubes = changed(state.station_cubes, galaxy, held)

    def _read_seat(self, seat: Seat, part: Document) -> None:
        state = self.state
        for kind in range(GEMS):
            state.gems[seat * GEMS + kind] = part.get("gems").get(GEM_IDS[kind]).integer(0, MANY)
        state.hands[seat] = self._mask(part.get("hand"), CARD)
        fields = part.get("fields").items()
        if not BASE_FIELDS <= len(fields) <= FIELDS:
            part.get("fields").fault("council-fault-field-count", {"found": len(fields)})
            fields = part.get("fields").items(BASE_FIELDS)
        state.field_count = changed(state.field_count, seat, len(fields))
        for number, field in enumerate(fields):
            at = seat * FIELDS + number
            state.ranges[at] = field.get("range").integer(1, PARSECS)
            state.fields[at] = tuple(card.one_of(CARD) for card in field.get("cards").items())
        state.upgrades = changed(state.upgrades, seat, self._mask(part.get("upgrades"), UPGRADE))
        state.board_cubes = changed(
            state.board_cubes, seat, part.get("board_cubes").integer(0, MANY)
        )
        state.built = changed(state.built, seat, self._mask(part.get("stations"), STATION))
        state.techs = changed(state.techs, seat, self._mask(part.get("dark_tech"), TECH))
        commander = part.get("commander")
        if commander.value is not None:
            state.commanders = changed(state.commanders, seat, commander.one_of(COMMANDER))

    def _read_marker(self, owner: Seat, part: Document) -> None:
        state = self.state
        state.energy[owner] = part.get("energy").integer(0, MANY)
        consumption = part.get("consumption")
        state.consumption[owner] = consumption.integer(LOWEST_CONSUMPTION, HIGHEST_CONSUMPTION)
        state.levels = changed(state.levels, owner, part.get("level").integer(0, MANY))
        moved = HIGHEST_CONSUMPTION - LOWEST_CONSUMPTION
        state.moved[owner] = part.get("round_consumption").integer(-moved, moved)
        if state.ruleset.unlimited:
            state.supply[owner] = PLENTY - self._cubes_used(owner)
        else:
            state.supply[owner] = part.get("supply").integer(0, CUBES_EACH)

    def _cubes_used(self, owner: Seat) -> int:
        state = self.state
        used = sum(state.strength(owner, galaxy) for galaxy in range(GALAXIES))
        return used + (state.board_cubes[owner] if owner < state.players else 0)

    def _read_automa(self, part: Document) -> None:
        state = self.state
        card = part.get("card")
        state.automa_card = NOTHING if card.value is None else card.one_of(AUTOMA_CARD)
        used = self._mask(part.get("used"), AUTOMA_CARD)
        if used & ~state.ruleset.automa_cards:
            part.get("used").fault("council-fault-silver-not-in-game")  # COS-173
        state.automa_left = state.ruleset.automa_cards & ~used

    # --- what is hidden

    def _read_hidden(self, part: Document) -> None:
        state = self.state
        for owner, cards in enumerate(part.get("bonus").items(state.ruleset.owners)):
            state.bonus[owner] = self._mask(cards, BONUS)
        for seat, card in enumerate(part.get("dark_dealt").items(state.players)):
            if card.value is not None:
                number = card.one_of(BONUS)
                if number < LIGHT_CARDS:
                    card.fault("council-fault-not-a-dark-card", {"found": str(card.value)})
                state.dark = changed(state.dark, seat, number - LIGHT_CARDS)
        for parsec in range(PARSECS):
            tail: list[int] = []
            seen: list[int] = []
            for entry in part.get("under").get(str(parsec + 1)).items():
                tail.append(entry.get("tile").one_of(TILE))
                seen.append(self._mask(entry.get("known_to"), self.seats))
            state.piles[parsec] = Pile(0, tuple(tail), tuple(seen))
        self._read_light_story(part.get("light_story"))
        for deck, lost in enumerate(part.get("dark_tech_lost").items(2)):
            state.tech_lost = changed(state.tech_lost, deck, self._mask(lost, TECH))
        for deck, looked in enumerate(part.get("dark_tech_looked").items(2)):
            state.looked = changed(state.looked, deck, self._mask(looked, self.seats))
        for seat, plan in enumerate(part.get("plans").items(state.players)):
            state.plans[seat] = tuple(
                LEAVE_FIELD if card.value is None else card.one_of(CARD) for card in plan.items()
            )

    def _read_light_story(self, part: Document) -> None:
        """The light deck follows from what happened to its cards."""
        pile = Pile(ALL_LIGHT)
        held = [0] * self.state.ruleset.owners
        story: list[int] = []
        for entry in part.items():
            words = str(entry.value).split(" ")
            owner = self.owners.index(words[0])
            how = HOW.index(words[1]) if len(words) > 1 else -1
            card = LIGHT.index(words[2]) if len(words) > 2 else -1
            if len(words) != 3 or owner < 0 or how < 0 or card < 0:
                entry.fault("council-fault-bad-story", {"found": str(entry.value)})
                continue
            if how == DRAWN:
                possible = pile.bag >> card & 1 if pile.bag else pile.tail[:1] == (card,)
                if not possible:
                    entry.fault("council-fault-not-on-top", {"found": str(entry.value)})
                    continue
                pile = pile.without(card)
                held[owner] |= 1 << card
            else:
                if not held[owner] >> card & 1:
                    entry.fault("council-fault-returned-before-drawn", {"found": str(entry.value)})
                    continue
                pile = pile.with_bottom(card, 1 << owner)
                held[owner] &= ~(1 << card)
            story.append(story_entry(DRAWN if how == DRAWN else RETURNED, Seat(owner), card))
        self.state.light = pile
        self.state.light_story = tuple(story)
        for owner, cards in enumerate(held):
            if self.state.bonus[owner] & ALL_LIGHT != cards:
                part.fault("council-fault-light-cards-differ", {"owner": owner})

    # --- what follows from the rest

    def _fill_stacks(self) -> None:
        """The bags hold what is nowhere else."""
        state = self.state
        gone = [0] * PARSECS
        for tile in [tile for tiles in state.tiles_in for tile in tiles] + self._tiles_in_hand():
            gone[state.ruleset.edition.tiles[tile].parsec - 1] |= 1 << tile
        for parsec in range(PARSECS):
            pile = state.piles[parsec]
            bag = (1 << FIRST_TILE_OF[parsec + 1]) - (1 << FIRST_TILE_OF[parsec])
            bag &= ~gone[parsec]
            for tile in pile.tail:
                bag &= ~(1 << tile)
            state.piles[parsec] = Pile(bag, pile.tail, pile.seen)
        known = state.aside
        for card in state.market:
            if card != NOTHING:
                known |= 1 << card
        for seat in seats(state.players):
            known |= state.own_cards(seat) >> STARTING_CARDS
        state.ai_bag = ((1 << AI_CARDS) - 1) & ~known
        for deck in range(2):
            cards = ((1 << TECH_DECK) - 1) << TECH_DECK * deck
            for seat in seats(state.players):
                cards &= ~state.techs[seat]
            state.tech_left = changed(state.tech_left, deck, cards & ~state.tech_lost[deck])

    def _tiles_in_hand(self) -> list[int]:
        tiles: list[int] = []
        for item in self.state.agenda:
            if isinstance(item, DrawTile | KeepTile | AutomaDraw | AutomaKeep):
                tiles += item.drawn.tiles
            elif isinstance(item, PlaceTile | AutomaPlace):
                tiles.append(item.tile)
        return tiles

    def _restore_traits(self) -> None:
        """What lasts follows from upgrades, Dark Tech, commanders and stations."""
        state = self.state
        edition = state.ruleset.edition
        for seat in seats(state.players):
            for upgrade in range(UPGRADES):
                if state.upgrades[seat] >> upgrade & 1:
                    for effect in edition.upgrades[upgrade].effects:
                        if effect.do in LASTING:
                            carry_out(state, seat, effect, NOTHING)
            for tech in range(TECHS):
                if state.techs[seat] >> tech & 1:
                    for effect in edition.techs[tech].lasting:
                        carry_out(state, seat, effect, NOTHING)
            if state.commanders[seat] != NOTHING:
                for effect in edition.commanders[state.commanders[seat]].effects:
                    if effect.do != DO_ADD_FIELD:
                        carry_out(state, seat, effect, NOTHING)
        for number, part in enumerate(self.root.get("seats").items(state.players)):
            self._restore_still(Seat(number), part)
        for galaxy in range(GALAXIES):
            if state.stations[galaxy] != NOTHING:
                owner, station = divmod(state.stations[galaxy], STATIONS)
                for effect in edition.stations[station].effects:
                    if effect.do != DO_PLACE_STATION_CUBES:
                        carry_out(state, Seat(owner), effect, galaxy)

    def _restore_still(self, seat: Seat, part: Document) -> None:
        """Perpetual Motion counts now, unless the document says that it waits (COS-R28)."""
        traits = self.state.traits
        at = seat * TRAITS + STILL
        if part.has("still_from") and part.get("still_from").value is not None:
            later = self.state.round + 1
            first = part.get("still_from").integer(later, later)
            if traits[at] == 0:
                part.get("still_from").fault("does-not-fit")
            traits[at] = first
        elif traits[at] > 0:
            traits[at] = max(self.state.round, 1)
