"""A whole position as a document, and back; every fault of an impossible one is named.

The document is the open part of the view, what is hidden, and the agenda, bottom first.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from farshore.core.chance import Pile
from farshore.core.document import Document
from farshore.core.errors import BadPosition, FarshoreError, Reason
from farshore.core.game import Edition, Game
from farshore.core.move import Domain
from farshore.core.state import Item
from farshore.games.council.automa import (
    AutomaAct,
    AutomaDraw,
    AutomaEvaluation,
    AutomaKeep,
    AutomaPlace,
    AutomaSettle,
    AutomaTurn,
    sides_of,
)
from farshore.games.council.components import (
    AI_CARDS,
    AVA,
    BASE_FIELDS,
    CARDS,
    CUBES_EACH,
    DO_ADD_FIELD,
    DO_PLACE_STATION_CUBES,
    END_LEVEL,
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
    TECH_LOST,
    TECHS,
    TILES,
    TOWER,
    UPGRADES,
    read_effect,
)
from farshore.games.council.decisions import (
    OPEN_PLANNING,
    PLANNING,
    REVEAL_PLANS,
    ROUND_BEGINS,
    ROUND_ENDS,
    TURN_UP_CARD,
    ActionTurn,
    ChooseTech,
    Compensate,
    Evaluation,
    FieldAction,
    LoseTech,
    Planning,
    Purchase,
    RevealPlans,
    SettleLevels,
)
from farshore.games.council.effects import (
    LASTING,
    CarryOut,
    ChooseCubes,
    ChooseOption,
    DrawLight,
    DrawTile,
    EvaluateSome,
    Explore,
    KeepTile,
    Mine,
    Offer,
    PlaceTile,
    RemoveCube,
    ReturnBonus,
    RevealCard,
    Settle,
    TakeCard,
    UpgradeGem,
    UseTile,
    carry_out,
)
from farshore.games.council.moves import (
    AI_CARD,
    AI_IDS,
    AUTOMA_CARD,
    BONUS,
    BONUS_IDS,
    CARD,
    COMMANDER,
    GALAXY,
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
from farshore.games.council.setup import (
    ChooseCommander,
    DealDark,
    DealToken,
    DraftCommanders,
    OpenTile,
)
from farshore.games.council.state import (
    AUTOMA,
    BY_LEVEL,
    BY_ROUND_LIMIT,
    CUBES_OF_BITS,
    DRAWN,
    LEAVE_FIELD,
    NOBODY,
    NOTHING,
    PLENTY,
    RETURNED,
    CouncilState,
    empty_state,
    story_entry,
)
from farshore.games.council.view import dark_name, named, open_part, owner_name, plan_part

MANY: Final = 999
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
            "dark_dealt": [dark_name(state, seat) for seat in range(state.players)],
            "under": {str(parsec + 1): tail_part(state, parsec) for parsec in range(PARSECS)},
            "light_story": [story_text(state, entry) for entry in state.light_story],
            "dark_tech_lost": [named(cards, TECH_IDS) for cards in state.tech_lost],
            "dark_tech_looked": [seats_of(mask) for mask in state.looked],
            "plans": [plan_part(state, seat) for seat in range(state.players)],
        },
        "agenda": [{"item": item.NAME, **item.fields()} for item in state.agenda],
    }


def tail_part(state: CouncilState, parsec: int) -> list[dict[str, object]]:
    pile = state.piles[parsec]
    return [
        {"tile": TILE_IDS[tile], "known_to": seats_of(seen)}
        for tile, seen in zip(pile.tail, pile.seen, strict=True)
    ]


def seats_of(mask: int) -> list[int]:
    return [seat for seat in range(4) if mask >> seat & 1]


def story_text(state: CouncilState, entry: int) -> str:
    """For example `0 drew parsec_2`."""
    how_and_owner, card = divmod(entry, LIGHT_CARDS)
    how, owner = divmod(how_and_owner, 4)
    return f"{owner_name(state, owner)} {HOW_IDS[how]} {LIGHT_IDS[card]}"


# --- reading ----------------------------------------------------------------------------------


def read(game: Game, document: object, edition: Edition | None) -> CouncilState:
    """The position of a document; refuses an impossible one with every fault."""
    root = Document(document)
    state = _start(game, root, edition)
    _Reader(root, state).read()
    if not root.faults:
        _Checker(root, state).check()
    if root.faults:
        raise BadPosition(Reason("bad-position", {"count": len(root.faults)}), root.faults)
    return state


def _start(game: Game, root: Document, edition: Edition | None) -> CouncilState:
    """An empty table for the setup that the document names; wrong setups end the reading."""
    players = root.get("players").whole(1, 4)
    options = root.get("options").value
    name = root.get("data").value
    if root.faults:
        raise BadPosition(Reason("bad-position", {"count": len(root.faults)}), root.faults)
    if edition is None or edition.name != name:
        edition = game.edition(name)
    setup = game.setup(players, options if isinstance(options, dict) else {}, edition)
    return empty_state(setup)


class _Reader:
    """Fills an empty table from a document."""

    def __init__(self, root: Document, state: CouncilState) -> None:
        self.root: Final = root
        self.state: Final = state
        names = [owner_name(state, owner) for owner in range(state.table.owners)]
        self.owners: Final = Domain("owner", [str(name) for name in names])
        self.seats: Final = Domain("seat", list(range(state.players)))

    def read(self) -> None:
        state = self.state
        root = self.root
        state.round = root.get("round").whole(0, MANY)
        self._read_rows()
        for galaxy in range(GALAXIES):
            self._read_galaxy(galaxy, root.get("galaxies").get(GALAXY_IDS[galaxy]))
        for seat, part in enumerate(root.get("seats").items(state.players)):
            self._read_seat(seat, part)
        for owner, part in enumerate(root.get("markers").items(state.table.owners)):
            self._read_marker(owner, part)
        for part in root.get("committed").items():
            state.committed |= 1 << self._seat(part)
        throne = root.get("throne")
        state.throne = NOBODY if throne.value is None else throne.one_of(self.owners)
        state.ending = END_CODES[root.get("end").one_of(END)]
        if state.table.solo:
            self._read_automa(root.get("automa"))
        self._read_hidden(root.get("hidden"))
        for part in root.get("agenda").items():
            state.agenda.append(self._read_item(part))
        self._fill_stacks()
        self._restore_traits()

    def _seat(self, part: Document) -> int:
        return part.one_of(self.seats)

    def _mask(self, part: Document, domain: Domain) -> int:
        """A list of ids as a bit mask; none may stand in it twice."""
        mask = 0
        for entry in part.items():
            bit = 1 << entry.one_of(domain)
            if mask & bit:
                entry.fault("council-fault-named-twice", {"found": str(entry.value)})
            mask |= bit
        return mask

    # --- the table

    def _read_rows(self) -> None:
        state = self.state
        for position, part in enumerate(self.root.get("market").items(MARKET)):
            state.market[position] = NOTHING if part.value is None else part.one_of(AI_CARD)
        state.aside = self._mask(self.root.get("laid_aside"), AI_CARD)
        state.order = [part.one_of(self.owners) for part in self.root.get("order").items()]
        state.arrived = [part.one_of(self.owners) for part in self.root.get("arrived").items()]

    def _read_galaxy(self, galaxy: int, part: Document) -> None:
        state = self.state
        tiles: list[int] = []
        for system in part.get("systems").items():
            tile = system.get("tile").one_of(TILE)
            tiles.append(tile)
            for number, planet in enumerate(system.get("planets").items(PLANET_COUNTS[tile])):
                for owner, cubes in enumerate(planet.items(state.table.owners)):
                    count = cubes.whole(0, TOWER)
                    state.planets[FIRST_PLANET[tile] + number] += count << 2 * owner
                    state.systems[tile] += count << 4 * owner
                    state.colonies[owner * GALAXIES + galaxy] += count
        state.tiles_in[galaxy] = tuple(tiles)
        station = part.get("station")
        if station.value is not None:
            seat = self._seat(station.get("seat"))
            number = station.get("station").one_of(STATION)
            state.stations[galaxy] = seat * STATIONS + number
            state.station_cubes[galaxy] = station.get("cubes").whole(0, CUBES_EACH)

    def _read_seat(self, seat: int, part: Document) -> None:
        state = self.state
        for kind in range(GEMS):
            state.gems[seat * GEMS + kind] = part.get("gems").get(GEM_IDS[kind]).whole(0, MANY)
        state.hands[seat] = self._mask(part.get("hand"), CARD)
        fields = part.get("fields").items()
        if not BASE_FIELDS <= len(fields) <= FIELDS:
            part.get("fields").fault("council-fault-field-count", {"found": len(fields)})
            fields = part.get("fields").items(BASE_FIELDS)
        state.field_count[seat] = len(fields)
        for number, field in enumerate(fields):
            at = seat * FIELDS + number
            state.ranges[at] = field.get("range").whole(1, PARSECS)
            state.fields[at] = tuple(card.one_of(CARD) for card in field.get("cards").items())
        state.upgrades[seat] = self._mask(part.get("upgrades"), UPGRADE)
        state.board_cubes[seat] = part.get("board_cubes").whole(0, MANY)
        state.built[seat] = self._mask(part.get("stations"), STATION)
        state.techs[seat] = self._mask(part.get("dark_tech"), TECH)
        commander = part.get("commander")
        state.commanders[seat] = NOTHING if commander.value is None else commander.one_of(COMMANDER)

    def _read_marker(self, owner: int, part: Document) -> None:
        state = self.state
        state.energy[owner] = part.get("energy").whole(0, MANY)
        consumption = part.get("consumption")
        state.consumption[owner] = consumption.whole(LOWEST_CONSUMPTION, HIGHEST_CONSUMPTION)
        state.levels[owner] = part.get("level").whole(0, MANY)
        moved = HIGHEST_CONSUMPTION - LOWEST_CONSUMPTION
        state.moved[owner] = part.get("round_consumption").whole(-moved, moved)
        if state.table.unlimited:
            state.supply[owner] = PLENTY - self._cubes_used(owner)
        else:
            state.supply[owner] = part.get("supply").whole(0, CUBES_EACH)

    def _cubes_used(self, owner: int) -> int:
        state = self.state
        used = sum(state.strength(owner, galaxy) for galaxy in range(GALAXIES))
        return used + (state.board_cubes[owner] if owner < state.players else 0)

    def _read_automa(self, part: Document) -> None:
        state = self.state
        card = part.get("card")
        state.automa_card = NOTHING if card.value is None else card.one_of(AUTOMA_CARD)
        used = self._mask(part.get("used"), AUTOMA_CARD)
        if used & ~state.table.automa_cards:
            part.get("used").fault("council-fault-silver-not-in-game")  # COS-173
        state.automa_left = state.table.automa_cards & ~used

    # --- what is hidden

    def _read_hidden(self, part: Document) -> None:
        state = self.state
        for owner, cards in enumerate(part.get("bonus").items(state.table.owners)):
            state.bonus[owner] = self._mask(cards, BONUS)
        for seat, card in enumerate(part.get("dark_dealt").items(state.players)):
            if card.value is not None:
                number = card.one_of(BONUS)
                if number < LIGHT_CARDS:
                    card.fault("council-fault-not-a-dark-card", {"found": str(card.value)})
                state.dark[seat] = number - LIGHT_CARDS
        for parsec in range(PARSECS):
            tail: list[int] = []
            seen: list[int] = []
            for entry in part.get("under").get(str(parsec + 1)).items():
                tail.append(entry.get("tile").one_of(TILE))
                seen.append(self._mask(entry.get("known_to"), self.seats))
            state.piles[parsec] = Pile(0, tuple(tail), tuple(seen))
        self._read_light_story(part.get("light_story"))
        for deck, lost in enumerate(part.get("dark_tech_lost").items(2)):
            state.tech_lost[deck] = self._mask(lost, TECH)
        for deck, looked in enumerate(part.get("dark_tech_looked").items(2)):
            state.looked[deck] = self._mask(looked, self.seats)
        for seat, plan in enumerate(part.get("plans").items(state.players)):
            state.plans[seat] = tuple(
                LEAVE_FIELD if card.value is None else card.one_of(CARD) for card in plan.items()
            )

    def _read_light_story(self, part: Document) -> None:
        """The light deck follows from what happened to its cards."""
        pile = Pile(ALL_LIGHT)
        held = [0] * self.state.table.owners
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
                pile = pile.with_under(card, 1 << owner)
                held[owner] &= ~(1 << card)
            story.append(story_entry(DRAWN if how == DRAWN else RETURNED, owner, card))
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
            gone[state.table.edition.tiles[tile].parsec - 1] |= 1 << tile
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
        for seat in range(state.players):
            known |= state.own_cards(seat) >> STARTING_CARDS
        state.ai_bag = ((1 << AI_CARDS) - 1) & ~known
        for deck in range(2):
            cards = ((1 << TECH_DECK) - 1) << TECH_DECK * deck
            for seat in range(state.players):
                cards &= ~state.techs[seat]
            state.tech_left[deck] = cards & ~state.tech_lost[deck]

    def _tiles_in_hand(self) -> list[int]:
        tiles: list[int] = []
        for item in self.state.agenda:
            if isinstance(item, DrawTile | KeepTile | AutomaDraw | AutomaKeep):
                tiles += item.drawn
            elif isinstance(item, PlaceTile | AutomaPlace):
                tiles.append(item.tile)
        return tiles

    def _restore_traits(self) -> None:
        """What lasts follows from upgrades, Dark Tech, commanders and stations."""
        state = self.state
        edition = state.table.edition
        for seat in range(state.players):
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
        for galaxy in range(GALAXIES):
            if state.stations[galaxy] != NOTHING:
                seat, station = divmod(state.stations[galaxy], STATIONS)
                for effect in edition.stations[station].effects:
                    if effect.do != DO_PLACE_STATION_CUBES:
                        carry_out(state, seat, effect, galaxy)

    # --- the agenda: every reader bears the name of its item

    def _read_item(self, part: Document) -> Item[CouncilState]:
        name = part.get("item")
        return _ITEMS[name.one_of(_ITEM_NAMES)](self, part)

    def _planet(self, part: Document) -> int:
        tile = part.get("tile").one_of(TILE)
        return FIRST_PLANET[tile] + part.get("planet").whole(1, PLANET_COUNTS[tile]) - 1

    def _offer(self, part: Document) -> Offer:
        return Offer(
            part.get("cubes").whole(1, TOWER),
            part.get("mines").whole(1, 9),
            part.get("both").flag(),
            part.get("any_planet").flag(),
        )

    def _drawn(self, part: Document) -> tuple[int, ...]:
        return tuple(tile.one_of(TILE) for tile in part.get("drawn").items())

    def _known_to(self, part: Document) -> tuple[int, ...]:
        entries = part.get("known_to").items(len(part.get("drawn").items()))
        return tuple(self._mask(entry, self.seats) for entry in entries)

    def _galaxies(self, part: Document) -> int:
        return self._mask(part.get("evaluated"), GALAXY)

    def _deck(self, part: Document) -> int:
        return part.get("deck").whole(1, 2) - 1

    def _number(self, part: Document) -> int:
        """Which action of the Automa card that lies there."""
        number = part.get("number").whole(1, 3) - 1
        card = self.state.automa_card
        if card == NOTHING or number >= len(self.state.table.edition.automa[card].left):
            part.fault("council-fault-no-automa-action")
            self.state.automa_card = max(card, 0)
            return 0
        return number

    def _side(self, part: Document) -> int:
        sides = len(sides_of(self.state, self._number(part)))
        return part.get("side").whole(1, sides) - 1

    def open_tile(self, part: Document) -> Item[CouncilState]:
        return OpenTile()

    def reveal_card(self, part: Document) -> Item[CouncilState]:
        return RevealCard(part.get("position").whole(1, MARKET) - 1)

    def deal_dark(self, part: Document) -> Item[CouncilState]:
        return DealDark(self._seat(part.get("seat")))

    def deal_token(self, part: Document) -> Item[CouncilState]:
        return DealToken()

    def draft_commanders(self, part: Document) -> Item[CouncilState]:
        return DraftCommanders()

    def choose_commander(self, part: Document) -> Item[CouncilState]:
        return ChooseCommander(self._seat(part.get("seat")))

    def round_begins(self, part: Document) -> Item[CouncilState]:
        return ROUND_BEGINS

    def round_ends(self, part: Document) -> Item[CouncilState]:
        return ROUND_ENDS

    def purchase(self, part: Document) -> Item[CouncilState]:
        return Purchase(
            self._seat(part.get("seat")),
            part.get("bought").whole(0, MANY),
            part.get("settled").flag(),
        )

    def planning(self, part: Document) -> Item[CouncilState]:
        return PLANNING

    def open_planning(self, part: Document) -> Item[CouncilState]:
        return OPEN_PLANNING

    def turn_up(self, part: Document) -> Item[CouncilState]:
        return TURN_UP_CARD

    def reveal_plans(self, part: Document) -> Item[CouncilState]:
        return REVEAL_PLANS

    def action_turn(self, part: Document) -> Item[CouncilState]:
        return ActionTurn(self._seat(part.get("seat")))

    def field_action(self, part: Document) -> Item[CouncilState]:
        seat = self._seat(part.get("seat"))
        last = self.state.field_count[seat] + 1
        return FieldAction(seat, part.get("field").whole(1, last) - 1)

    def carry_out(self, part: Document) -> Item[CouncilState]:
        return CarryOut(self._seat(part.get("seat")), read_effect(part.get("effect")))

    def choose_option(self, part: Document) -> Item[CouncilState]:
        return ChooseOption(
            self._seat(part.get("seat")),
            read_effect(part.get("effect")),
            part.get("range").whole(1, PARSECS),
        )

    def settle(self, part: Document) -> Item[CouncilState]:
        return Settle(
            self._seat(part.get("seat")),
            part.get("cubes").whole(1, TOWER),
            part.get("reach").whole(1, PARSECS),
            part.get("any_planet").flag(),
            part.get("yields").whole(0, 9),
        )

    def choose_cubes(self, part: Document) -> Item[CouncilState]:
        return ChooseCubes(
            self._seat(part.get("seat")),
            self._planet(part),
            part.get("most").whole(1, TOWER),
            part.get("yields").whole(0, 9),
        )

    def mine(self, part: Document) -> Item[CouncilState]:
        return Mine(
            self._seat(part.get("seat")),
            part.get("left").whole(0, 9),
            part.get("reach").whole(1, PARSECS),
            tuple(tile.one_of(TILE) for tile in part.get("used").items()),
        )

    def upgrade_gem(self, part: Document) -> Item[CouncilState]:
        return UpgradeGem(self._seat(part.get("seat")), part.get("left").whole(0, 9))

    def explore(self, part: Document) -> Item[CouncilState]:
        return Explore(
            self._seat(part.get("seat")),
            part.get("reach").whole(1, PARSECS),
            self._offer(part.get("offer")),
        )

    def draw_tile(self, part: Document) -> Item[CouncilState]:
        return DrawTile(
            self._seat(part.get("seat")),
            part.get("parsec").whole(1, PARSECS),
            self._drawn(part),
            self._known_to(part),
            self._offer(part.get("offer")),
        )

    def keep_tile(self, part: Document) -> Item[CouncilState]:
        return KeepTile(
            self._seat(part.get("seat")),
            part.get("parsec").whole(1, PARSECS),
            self._drawn(part),
            self._known_to(part),
            self._offer(part.get("offer")),
        )

    def place_tile(self, part: Document) -> Item[CouncilState]:
        return PlaceTile(
            self._seat(part.get("seat")),
            part.get("tile").one_of(TILE),
            self._offer(part.get("offer")),
        )

    def use_tile(self, part: Document) -> Item[CouncilState]:
        return UseTile(
            self._seat(part.get("seat")),
            part.get("tile").one_of(TILE),
            part.get("cubes").whole(0, TOWER),
            part.get("mines").whole(0, 9),
            part.get("any_planet").flag(),
        )

    def take_card(self, part: Document) -> Item[CouncilState]:
        return TakeCard(self._seat(part.get("seat")))

    def evaluation(self, part: Document) -> Item[CouncilState]:
        return Evaluation(self._seat(part.get("seat")), self._galaxies(part))

    def evaluate_some(self, part: Document) -> Item[CouncilState]:
        left = part.get("left").whole(0, GALAXIES)
        return EvaluateSome(self._seat(part.get("seat")), left, self._galaxies(part))

    def remove_cube(self, part: Document) -> Item[CouncilState]:
        return RemoveCube(
            self._seat(part.get("seat")),
            part.get("owner").whole(0, self.state.table.owners - 1),
            part.get("galaxy").one_of(GALAXY),
            part.get("majority").flag(),
        )

    def draw_light(self, part: Document) -> Item[CouncilState]:
        return DrawLight(part.get("owner").whole(0, self.state.table.owners - 1))

    def return_bonus(self, part: Document) -> Item[CouncilState]:
        return ReturnBonus(self._seat(part.get("seat")))

    def settle_levels(self, part: Document) -> Item[CouncilState]:
        return SettleLevels(part.get("owner").whole(0, self.state.table.owners - 1))

    def compensate(self, part: Document) -> Item[CouncilState]:
        return Compensate(self._seat(part.get("seat")), part.get("level").whole(1, END_LEVEL - 1))

    def lose_tech(self, part: Document) -> Item[CouncilState]:
        return LoseTech(self._seat(part.get("seat")), self._deck(part))

    def choose_tech(self, part: Document) -> Item[CouncilState]:
        return ChooseTech(self._seat(part.get("seat")), self._deck(part))

    def automa_turn(self, part: Document) -> Item[CouncilState]:
        return AutomaTurn()

    def automa_act(self, part: Document) -> Item[CouncilState]:
        return AutomaAct(self._number(part), self._side(part))

    def automa_settle(self, part: Document) -> Item[CouncilState]:
        tile = part.get("tile")
        number = NOTHING if tile.value is None else tile.one_of(TILE)
        return AutomaSettle(self._number(part), self._side(part), number)

    def automa_draw(self, part: Document) -> Item[CouncilState]:
        number = self._number(part)
        return AutomaDraw(number, self._side(part), self._drawn(part), self._known_to(part))

    def automa_keep(self, part: Document) -> Item[CouncilState]:
        number = self._number(part)
        return AutomaKeep(number, self._side(part), self._drawn(part), self._known_to(part))

    def automa_place(self, part: Document) -> Item[CouncilState]:
        return AutomaPlace(self._number(part), self._side(part), part.get("tile").one_of(TILE))

    def automa_evaluation(self, part: Document) -> Item[CouncilState]:
        return AutomaEvaluation(part.get("galaxy").whole(0, GALAXIES))


_ITEMS: Final[list[Callable[[_Reader, Document], Item[CouncilState]]]] = [
    _Reader.open_tile,
    _Reader.reveal_card,
    _Reader.deal_dark,
    _Reader.deal_token,
    _Reader.draft_commanders,
    _Reader.choose_commander,
    _Reader.round_begins,
    _Reader.round_ends,
    _Reader.purchase,
    _Reader.planning,
    _Reader.open_planning,
    _Reader.turn_up,
    _Reader.reveal_plans,
    _Reader.action_turn,
    _Reader.field_action,
    _Reader.carry_out,
    _Reader.choose_option,
    _Reader.settle,
    _Reader.choose_cubes,
    _Reader.mine,
    _Reader.upgrade_gem,
    _Reader.explore,
    _Reader.draw_tile,
    _Reader.keep_tile,
    _Reader.place_tile,
    _Reader.use_tile,
    _Reader.take_card,
    _Reader.evaluation,
    _Reader.evaluate_some,
    _Reader.remove_cube,
    _Reader.draw_light,
    _Reader.return_bonus,
    _Reader.settle_levels,
    _Reader.compensate,
    _Reader.lose_tech,
    _Reader.choose_tech,
    _Reader.automa_turn,
    _Reader.automa_act,
    _Reader.automa_settle,
    _Reader.automa_draw,
    _Reader.automa_keep,
    _Reader.automa_place,
    _Reader.automa_evaluation,
]
_ITEM_NAMES: Final = Domain("item", [reader.__name__ for reader in _ITEMS])


# --- checking ---------------------------------------------------------------------------------


class _Checker:
    """The invariants of section 10 that a single position can break."""

    def __init__(self, root: Document, state: CouncilState) -> None:
        self.root: Final = root
        self.state: Final = state

    def check(self) -> None:
        state = self.state
        self._check_order()
        for owner in range(state.table.owners):
            self._check_owner(owner)
        for seat in range(state.players):
            self._check_seat(seat)
        self._check_action_cards()
        self._check_tiles()
        self._check_stations()
        self._check_techs()
        self._check_bonus_cards()
        self._check_end()
        if not self.root.faults:
            self._check_agenda()

    def _check_order(self) -> None:
        """COS-I17"""
        state = self.state
        everybody = [*range(state.table.owners)]
        dealing = any(isinstance(item, DealToken) for item in state.agenda)
        for what, listed in (("order", state.order), ("arrived", state.arrived)):
            whole = sorted(listed) == everybody
            partly = dealing and sorted(listed) == sorted(set(listed))
            if not whole and not partly:
                self.root.get(what).fault("council-fault-not-everybody-once")

    def _check_owner(self, owner: int) -> None:
        """COS-I02, COS-I04, COS-I05"""
        state = self.state
        cubes = state.supply[owner]
        cubes += sum(state.strength(owner, galaxy) for galaxy in range(GALAXIES))
        cubes += state.board_cubes[owner] if owner < state.players else 0
        if not state.table.unlimited and cubes != CUBES_EACH:
            self.root.fault(
                "council-fault-cube-total", {"owner": owner, "found": cubes, "needed": CUBES_EACH}
            )
        if state.energy[owner] >= state.consumption[owner] and not self._has_turn(owner):
            self.root.fault("council-fault-level-not-settled", {"owner": owner})

    def _has_turn(self, owner: int) -> bool:
        """Whether levels of this owner will still be settled in the turn that goes on."""
        agenda = self.state.agenda
        for at in range(len(agenda) - 1, -1, -1):
            item = agenda[at]
            if isinstance(item, SettleLevels):
                return item.owner == owner
            if isinstance(item, Purchase | Evaluation | FieldAction):
                return item.seat == owner
            if isinstance(item, AutomaEvaluation | AutomaAct):
                return owner == AUTOMA
        return False

    def _check_seat(self, seat: int) -> None:
        """COS-I06, COS-I08, COS-I13 to COS-I15"""
        state = self.state
        where = {"seat": seat}
        upgrades = state.upgrades[seat].bit_count()
        ava = state.commanders[seat] == AVA
        if state.board_cubes[seat] > upgrades + ava:
            self.root.fault("council-fault-board-cubes", {**where, "needed": upgrades + ava})
        for upgrade in range(UPGRADES):
            data = state.table.edition.upgrades[upgrade]
            if not state.upgrades[seat] >> upgrade & 1:
                continue
            if data.requires >= 0 and not state.upgrades[seat] >> data.requires & 1:
                self.root.fault("council-fault-step-missing", {**where})  # COS-061
            if data.field >= state.field_count[seat]:
                self.root.fault(
                    "council-fault-field-count", {**where, "found": state.field_count[seat]}
                )
        if (state.commanders[seat] != NOTHING) > state.table.commanders:
            self.root.fault("council-fault-no-commanders", {**where})
        bonus = state.bonus[seat]
        limit = state.table.edition.values.bonus_limit
        returning = any(
            isinstance(item, ReturnBonus) and item.seat == seat for item in state.agenda
        )
        if bonus.bit_count() > limit + returning:
            self.root.fault("council-fault-too-many-bonus-cards", {**where})
        dark = bonus >> LIGHT_CARDS
        if dark and (state.dark[seat] == NOTHING or dark != 1 << state.dark[seat]):
            self.root.fault("council-fault-dark-card-not-dealt", {**where})

    def _check_action_cards(self) -> None:
        """COS-I07: each action card is in exactly one place."""
        state = self.state
        found = [0] * AI_CARDS
        for card in [card for card in state.market if card != NOTHING]:
            found[card] += 1
        for card in range(AI_CARDS):
            found[card] += state.aside >> card & 1
        for seat in range(state.players):
            own = [card for card in range(CARDS) if state.hands[seat] >> card & 1]
            for field in range(seat * FIELDS, seat * FIELDS + state.field_count[seat]):
                own += state.fields[field]
            for card in own:
                if card >= STARTING_CARDS:
                    found[card - STARTING_CARDS] += 1
            starting = sorted(card for card in own if card < STARTING_CARDS)
            if starting != [*range(STARTING_CARDS)]:
                self.root.fault("council-fault-starting-cards", {"seat": seat})
            for card in state.plans[seat]:
                if card != LEAVE_FIELD and not state.hands[seat] >> card & 1:
                    self.root.fault("council-fault-planned-not-in-hand", {"seat": seat})
        for card, count in enumerate(found):
            if count > 1:
                self.root.fault("council-fault-card-twice", {"card": AI_IDS[card]})

    def _check_tiles(self) -> None:
        """COS-I04, COS-I10, COS-I12"""
        state = self.state
        found = [0] * TILES
        for galaxy in range(GALAXIES):
            where = {"galaxy": GALAXY_IDS[galaxy]}
            if len(state.tiles_in[galaxy]) > state.table.slots[galaxy]:
                self.root.fault("council-fault-galaxy-overfull", {**where})
            for tile in state.tiles_in[galaxy]:
                found[tile] += 1
                parsec = state.table.edition.galaxies[galaxy].parsec
                if state.table.edition.tiles[tile].parsec != parsec:
                    self.root.fault("council-fault-wrong-parsec", {**where, "tile": TILE_IDS[tile]})
        for parsec in range(PARSECS):
            for tile in state.piles[parsec].tail:
                found[tile] += 1
                if state.table.edition.tiles[tile].parsec != parsec + 1:
                    self.root.fault("council-fault-wrong-stack", {"tile": TILE_IDS[tile]})
        for item in state.agenda:
            if isinstance(item, DrawTile | KeepTile | AutomaDraw | AutomaKeep):
                for tile in item.drawn:
                    found[tile] += 1
            elif isinstance(item, PlaceTile | AutomaPlace):
                found[item.tile] += 1
        for tile, count in enumerate(found):
            if count > 1:
                self.root.fault("council-fault-tile-twice", {"tile": TILE_IDS[tile]})
            for planet in range(FIRST_PLANET[tile], FIRST_PLANET[tile + 1]):
                if CUBES_OF_BITS[state.planets[planet]] > TOWER:
                    self.root.fault("council-fault-tower-too-high", {"tile": TILE_IDS[tile]})

    def _check_stations(self) -> None:
        """COS-I16"""
        state = self.state
        found = [0] * state.players
        for galaxy in range(GALAXIES):
            if state.stations[galaxy] != NOTHING:
                seat, station = divmod(state.stations[galaxy], STATIONS)
                if found[seat] >> station & 1 or not state.table.stations:
                    self.root.fault("council-fault-station-twice", {"galaxy": GALAXY_IDS[galaxy]})
                found[seat] |= 1 << station
        for seat in range(state.players):
            if found[seat] != state.built[seat]:
                self.root.fault("council-fault-stations-differ", {"seat": seat})

    def _check_techs(self) -> None:
        """COS-I15"""
        state = self.state
        for deck in range(2):
            cards = ((1 << TECH_DECK) - 1) << TECH_DECK * deck
            taken = 0
            for seat in range(state.players):
                own = state.techs[seat] & cards
                if own & taken or own.bit_count() > 1:
                    self.root.fault("council-fault-tech-twice", {"seat": seat})
                taken |= own
                pending = any(
                    isinstance(item, ChooseTech) and item.seat == seat and item.deck == deck
                    for item in state.agenda
                )
                due = state.levels[seat] > deck
                if (own != 0) + pending != due:
                    self.root.fault("council-fault-tech-of-level", {"seat": seat})
            lost = state.tech_lost[deck]
            losing = sum(
                1 for item in state.agenda if isinstance(item, LoseTech) and item.deck == deck
            )
            needed = TECH_LOST - losing if state.looked[deck] else 0
            if lost & taken or lost & ~cards or lost.bit_count() != needed:
                self.root.fault("council-fault-techs-lost", {"deck": deck + 1})
            if taken and not state.looked[deck]:
                self.root.fault("council-fault-never-looked", {"deck": deck + 1})

    def _check_bonus_cards(self) -> None:
        """COS-I14: every dark card belongs to this game and to one seat only."""
        state = self.state
        dealt = [card for card in state.dark if card != NOTHING]
        outside = any(not state.table.dark_cards >> card & 1 for card in dealt)
        if outside or len(dealt) != len(set(dealt)):
            self.root.fault("council-fault-dark-cards")
        if state.table.solo and state.bonus[AUTOMA] >> LIGHT_CARDS:
            self.root.fault("council-fault-dark-cards")  # COS-171

    def _check_end(self) -> None:
        """COS-I23, COS-I24"""
        state = self.state
        held = state.throne != NOBODY
        if (max(state.levels) >= END_LEVEL) != held:
            self.root.fault("council-fault-throne")
        if held and state.levels[state.throne] < END_LEVEL:
            self.root.fault("council-fault-throne")
        if bool(state.ending) == bool(state.agenda):
            self.root.fault("no-agenda" if not state.ending else "ended-before")

    def _check_agenda(self) -> None:
        state = self.state
        if not state.agenda:
            return
        for item in state.agenda:
            if isinstance(item, AutomaTurn | AutomaEvaluation) and state.automa_card == NOTHING:
                self.root.fault("council-fault-no-automa-card")
        for seat in range(state.players):
            if len(state.plans[seat]) > state.field_count[seat]:
                self.root.fault("council-fault-plan-too-long", {"seat": seat})
        planning = any(isinstance(item, Planning | RevealPlans) for item in state.agenda)
        if state.committed and not planning:
            self.root.fault("council-fault-not-planning")
        if self.root.faults:
            return
        try:
            asked = state.agenda[-1].asks(state)
            if asked and not [move for actor in state.waiting() for move in state.legal(actor)]:
                asked = False
        except (FarshoreError, IndexError, AssertionError):
            asked = False
        if not asked:
            self.root.fault("nothing-to-decide")
