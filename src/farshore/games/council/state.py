"""The position of a Council of Shadows game, and the smallest things that pieces do in it."""

from __future__ import annotations

from typing import Final

from farshore.core.chance import Pile
from farshore.core.game import Setup
from farshore.core.state import OPPONENT, Item, State
from farshore.core.types import Seat
from farshore.games.council import events
from farshore.games.council.components import (
    AI_CARDS,
    BASE_FIELDS,
    CUBES_EACH,
    FIELDS,
    FIRST_TILE_OF,
    GALAXIES,
    GEMS,
    HIGHEST_CONSUMPTION,
    LIGHT_CARDS,
    LOWEST_CONSUMPTION,
    MARKET,
    PARSECS,
    PLANETS,
    SIDE_2,
    SIDE_34,
    STARTING_CARDS,
    STATIONS,
    TECH_DECK,
    TERRAN,
    TILE_OF,
    TILES,
    TOWER,
    CouncilEdition,
)

NOBODY: Final = -1
NOTHING: Final = -1
LEAVE_FIELD: Final = -1
"""In a plan: nothing is put on the field."""

AUTOMA: Final[Seat] = 1  # type: ignore[assignment]
"""The Automa owns cubes and markers like a seat, and has the number after its human."""

PLENTY: Final = 999
"""Cubes of each owner when their number is no limit (option `cube_supply`)."""

BY_LEVEL: Final = 1
BY_ROUND_LIMIT: Final = 2
"""Ways to end (13.6)."""

DRAWN: Final = 0
RETURNED: Final = 1
"""What happened to a light bonus card (see `CouncilState.light_story`)."""

# What lasts: a number for each seat and each of these (`seat * TRAITS + trait`).
TRAITS: Final = 16
ADAPTED: Final = 0
"""Bit mask of planet types (COS-057)."""
STACKING: Final = 1
"""1 with the colony expansion (COS-058)."""
GEM_STEPS: Final = 2
"""Steps by which gems of a yield rise (COS-140)."""
MINES_OTHERS: Final = 3
"""1 if cubes of others can be mined with (COS-146)."""
EXTRA_CUBES: Final = 4
"""More cubes for an exploration (COS-141)."""
STILL: Final = 5
"""The round from which cards do not move the consumption marker; 0 for never (COS-148)."""
TIES: Final = 6
"""1 if a tie pays as majority (COS-169)."""
KEEPS_FROM: Final = 7
"""The number of colonies from which an evaluation removes no cube; 0 for never (COS-166)."""
KEEPS_IN: Final = 8
"""Bit mask of galaxies where an evaluation removes no cube (COS-160)."""
YIELDS_IN: Final = 9
"""Bit mask of galaxies with an own Mining station (COS-159)."""
FORBIDDEN: Final = 10
"""Bit mask of AI cards that cannot be acquired (COS-167)."""
FREE_CUBES: Final = 11
"""Cubes of the free colony in each purchase turn (COS-163)."""
PER_COLONY: Final = 12
"""Energy at each evaluation start per own colony (COS-168) ..."""
PER_GALAXY: Final = 13
"""... per galaxy with majority (COS-143) ..."""
PER_SYSTEM: Final = 14
"""... per system with majority (COS-149)."""
START_MINES: Final = 15
"""Yields that may be mined at each evaluation start (COS-162)."""

MARKERS: Final = 1
GEM_SUPPLY: Final = 2
HAND: Final = 4
LAID_CARDS: Final = 8
BOARD: Final = 16
BONUS: Final = 32
PLANNED: Final = 64
THINGS: Final = 7
"""What `touched` tells of each owner: markers and supply, gems, cards in hand, cards on fields, the
board with all that lies beside it, bonus cards, the plan. So many bits for each owner."""
TOUCHED_ORDER: Final = 1 << 4 * THINGS
TOUCHED_MARKET: Final = TOUCHED_ORDER << 1
TOUCHED_STACKS: Final = TOUCHED_ORDER << 2
TOUCHED_GALAXIES: Final = 4 * THINGS + 3
"""And of all: turn tokens, arrivals and the throne; the market; the stacks; from this bit on, the
galaxies, each with its station and its systems."""

CUBES_OF_BITS: Final[list[int]] = [
    (bits & 3) + (bits >> 2 & 3) + (bits >> 4 & 3) + (bits >> 6 & 3) for bits in range(256)
]
"""How many cubes stand on a planet, by its number in `CouncilState.planets`."""


class Ruleset:
    """What never changes during a game: edition and options as the rules use them."""

    def __init__(self, setup: Setup) -> None:
        edition = setup.edition
        assert isinstance(edition, CouncilEdition)
        players = setup.players
        options = setup.options
        self.edition: Final = edition
        self.solo: Final = players == 1
        self.owners: Final = 2 if players == 1 else players
        """Who has cubes and markers: the seats, and the Automa after its human."""
        self.side: Final = SIDE_34 if players >= 3 else SIDE_2  # COS-019
        slots: list[int] = []
        for galaxy in edition.galaxies:
            covered = players == 3 and galaxy.covered  # COS-020
            slots.append(0 if covered else galaxy.slots[self.side])
        self.slots: Final = slots
        """By galaxy; 0 for those that are covered or not on this side."""
        self.open_galaxies: Final = [at for at in range(GALAXIES) if slots[at] > 0]
        self.galaxies_of: Final[list[list[int]]] = [
            [at for at in self.open_galaxies if edition.galaxies[at].parsec == parsec]
            for parsec in range(PARSECS + 1)
        ]
        """The open galaxies of each parsec."""
        self.planet_types: Final[list[int]] = edition.planet_types
        self.twins: Final[list[list[int]]] = edition.twins
        self.stations: Final = options["module_stations"] == "on"
        self.commanders: Final = options["module_commanders"] == "on"
        self.screens: Final = options["screens"] == "on"
        rulings = setup.rulings
        self.all_actions: Final = rulings["actions"] == "all"
        """What can be done of a card is done, and towers are not divided (COS-R11)."""
        self.mines_at_colonies: Final = rulings["two_minings"] == "colonies"
        """Two minings of an exploration are mined as usual (COS-R12)."""
        self.empire_after: Final = rulings["empire"] == "after"
        """Empire pays when the evaluation ends, not when it starts (COS-R21)."""
        self.still_next_round: Final = rulings["perpetual_motion"] == "round"
        """Perpetual Motion waits for the next round (COS-R28)."""
        self.extra_cube_of_cards: Final = rulings["explorer_people"] == "card"
        """Explorer People works for action cards only (COS-R26)."""
        self.bans_taking: Final = rulings["casares_ban"] == "any"
        """Casares cannot take the banned card without buying it either (COS-R24)."""
        self.may_remove: Final = rulings["kept_cubes"] == "choice"
        """Who may keep a cube in an evaluation may also remove one (COS-R43)."""
        self.unlimited: Final = rulings["cube_supply"] == "unlimited"
        limit = options["round_limit"]
        self.round_limit: Final = limit if isinstance(limit, int) else 0
        """0 for none (COS-200)."""
        self.adding: Final = 1 if rulings["dark_galaxy_card"] == "adding" else 0
        dark = 0
        for number, bonus in enumerate(edition.bonuses[LIGHT_CARDS:]):  # COS-026, COS-027
            if bonus.players >> players & 1 and (self.stations or not bonus.stations):
                dark |= 1 << number
        self.dark_cards: Final = dark
        """Bit mask of the dark bonus cards in this game."""
        automa = 0
        for number, card in enumerate(edition.automa):  # COS-172, COS-173
            if self.solo and (options["automa_silver"] == "on" or not card.silver):
                automa |= 1 << number
        self.automa_cards: Final = automa
        """Bit mask of the Automa cards in this game."""


class CouncilState(State):
    """Lists by planet, galaxy, owner or seat hold whole numbers; `seat * n + thing` for pairs.

    Piles, tuples and agenda items never change, so clones share them. What changes a few times in
    a game is in tuples (see `changed`).
    """

    def __init__(
        self,
        setup: Setup,
        ruleset: Ruleset,
        agenda: list[Item[CouncilState]],
        planets: list[int],
        systems: list[int],
        tiles_in: list[tuple[int, ...]],
        colonies: list[int],
        stations: tuple[int, ...],
        station_cubes: tuple[int, ...],
        energy: list[int],
        consumption: list[int],
        levels: tuple[int, ...],
        moved: list[int],
        supply: list[int],
        order: tuple[Seat, ...],
        arrived: list[Seat],
        gems: list[int],
        hands: list[int],
        fields: list[tuple[int, ...]],
        field_count: tuple[int, ...],
        ranges: list[int],
        upgrades: tuple[int, ...],
        board_cubes: tuple[int, ...],
        built: tuple[int, ...],
        techs: tuple[int, ...],
        commanders: tuple[int, ...],
        traits: list[int],
        bonus: list[int],
        dark: tuple[int, ...],
        plans: list[tuple[int, ...]],
        committed: int,
        piles: list[Pile],
        light: Pile,
        light_story: tuple[int, ...],
        ai_bag: int,
        aside: int,
        market: list[int],
        tech_left: tuple[int, ...],
        tech_lost: tuple[int, ...],
        looked: tuple[int, ...],
        automa_left: int,
        automa_card: int,
        round_: int,
        throne: Seat,
        ending: int,
    ) -> None:
        super().__init__(setup, agenda)
        self.ruleset: Final = ruleset
        # --- the board
        self.planets = planets
        """The cubes on each planet: two bits for each owner."""
        self.systems = systems
        """The cubes in each solar system: four bits for each owner."""
        self.tiles_in = tiles_in
        """The tiles of each galaxy, in the order in which they were placed."""
        self.colonies = colonies
        """Cubes on planets, `owner * GALAXIES + galaxy`."""
        self.stations = stations
        """By galaxy `seat * STATIONS + station`, or NOTHING."""
        self.station_cubes = station_cubes
        """Cubes on the station of each galaxy."""
        # --- the markers, by owner
        self.energy = energy
        self.consumption = consumption
        self.levels = levels
        self.moved = moved
        """The round consumption (COS-073)."""
        self.supply = supply
        self.order = order
        """The owners by their turn tokens."""
        self.arrived = arrived
        """The owners by the arrival of their energy markers, the latest last (COS-076)."""
        # --- in front of the seats
        self.gems = gems
        self.hands = hands
        """Bit mask of action cards."""
        self.fields = fields
        """The cards on each field from bottom to top, `seat * FIELDS + field`."""
        self.field_count = field_count
        self.ranges = ranges
        """The range of each field, `seat * FIELDS + field`."""
        self.upgrades = upgrades
        """Bit mask."""
        self.board_cubes = board_cubes
        """Own cubes on the player board and additional fields."""
        self.built = built
        """Bit mask of stations."""
        self.techs = techs
        """Bit mask of Dark Tech cards."""
        self.commanders = commanders
        """The commander of each seat, or NOTHING."""
        self.traits = traits
        self.bonus = bonus
        """Bit mask of bonus cards by owner."""
        self.dark = dark
        """The dark card that each seat was dealt, held or not; NOTHING before."""
        self.plans = plans
        """What each seat has decided in this planning: a card for each field, or LEAVE_FIELD."""
        self.committed = committed
        """Bit mask of the seats whose plan is final."""
        # --- stacks
        self.piles = piles
        """The tiles of each parsec."""
        self.light = light
        self.light_story = light_story
        """What happened to the light cards, in order. It tells who knows what about them."""
        self.ai_bag = ai_bag
        """Bit mask of AI cards that may still come."""
        self.aside = aside
        """Bit mask of AI cards that the Automa removed (COS-R35)."""
        self.market = market
        """The AI card on each position, or NOTHING."""
        self.tech_left = tech_left
        """Bit mask by deck; before the first look the removed cards are still in it."""
        self.tech_lost = tech_lost
        """Bit mask by deck: the cards that were removed unseen (COS-024)."""
        self.looked = looked
        """Bit mask by deck: the seats that have looked through it (COS-R30)."""
        # --- the Automa, the round
        self.automa_left = automa_left
        """Bit mask of the Automa cards that were not used since the last shuffle."""
        self.automa_card = automa_card
        """The card turned up for this round, or NOTHING."""
        self.round = round_
        self.throne = throne
        """The owner who reached level III first, or NOBODY."""
        self.ending = ending

    def clone(self) -> CouncilState:
        return CouncilState(
            self.setup,
            self.ruleset,
            self.agenda[:],
            self.planets[:],
            self.systems[:],
            self.tiles_in[:],
            self.colonies[:],
            self.stations,
            self.station_cubes,
            self.energy[:],
            self.consumption[:],
            self.levels,
            self.moved[:],
            self.supply[:],
            self.order,
            self.arrived[:],
            self.gems[:],
            self.hands[:],
            self.fields[:],
            self.field_count,
            self.ranges[:],
            self.upgrades,
            self.board_cubes,
            self.built,
            self.techs,
            self.commanders,
            self.traits[:],
            self.bonus[:],
            self.dark,
            self.plans[:],
            self.committed,
            self.piles[:],
            self.light,
            self.light_story,
            self.ai_bag,
            self.aside,
            self.market[:],
            self.tech_left,
            self.tech_lost,
            self.looked,
            self.automa_left,
            self.automa_card,
            self.round,
            self.throne,
            self.ending,
        )

    def event_seat(self, seat: Seat) -> Seat:
        """Events of the Automa, which is no seat, belong to OPPONENT."""
        return OPPONENT if self.ruleset.solo and seat == AUTOMA else seat

    def touch(self, owner: Seat, things: int) -> None:
        """Things of an owner change (see `touched`)."""
        self.touched |= things << THINGS * owner

    # --- the two markers

    def gain_energy(self, owner: Seat, number: int) -> None:
        """COS-045; every move of the marker is a new arrival (COS-078)."""
        if number > 0:
            self.energy[owner] += number
            self.touch(owner, MARKERS)
            self.arrive(owner)
            events.energy_gained(self, owner, number, self.energy[owner])

    def arrive(self, owner: Seat) -> None:
        if self.arrived[-1] != owner:
            self.arrived.remove(owner)
            self.arrived.append(owner)
            self.touched |= TOUCHED_ORDER

    def move_consumption(self, owner: Seat, number: int) -> int:
        """Moves the marker within its limits; gives the spaces really moved (COS-040, COS-041)."""
        before = self.consumption[owner]
        after = before + number
        if number < 0:
            lowest = LOWEST_CONSUMPTION
            energy = self.energy[owner]
            if lowest <= energy < before:  # with a level pending it may fall further (COS-R05)
                lowest = energy + 1
            after = max(after, lowest)
        else:
            after = min(after, HIGHEST_CONSUMPTION)
        self.consumption[owner] = after
        self.touch(owner, MARKERS)
        return after - before

    # --- cubes

    def place_cubes(self, owner: Seat, planet: int, number: int) -> None:
        """Cubes go from the supply to a planet."""
        tile = TILE_OF[planet]
        galaxy = self.galaxy_of(tile)
        self.planets[planet] += number << 2 * owner
        self.systems[tile] += number << 4 * owner
        self.colonies[owner * GALAXIES + galaxy] += number
        self.supply[owner] -= number
        self.touch(owner, MARKERS)
        self.touched |= 1 << TOUCHED_GALAXIES + galaxy
        events.settled(self, owner, tile, planet, number)

    def remove_cube(self, owner: Seat, planet: int) -> None:
        """COS-043"""
        tile = TILE_OF[planet]
        galaxy = self.galaxy_of(tile)
        self.planets[planet] -= 1 << 2 * owner
        self.systems[tile] -= 1 << 4 * owner
        self.colonies[owner * GALAXIES + galaxy] -= 1
        self.supply[owner] += 1
        self.touch(owner, MARKERS)
        self.touched |= 1 << TOUCHED_GALAXIES + galaxy
        events.cube_removed(self, owner, tile, planet)

    def alike_before(self, planet: int) -> bool:
        """Whether a planet with a lower number is just the same (13.2)."""
        return any(
            self.planets[twin] == self.planets[planet] for twin in self.ruleset.twins[planet]
        )

    def room(self, seat: Seat, planet: int) -> int:
        """How many more cubes the planet takes from this seat (COS-042, COS-086, COS-087)."""
        cubes = CUBES_OF_BITS[self.planets[planet]]
        if cubes > 0 and self.traits[seat * TRAITS + STACKING] == 0:
            return 0
        return TOWER - cubes

    def least_cubes(self, seat: Seat, cubes: int) -> int:
        """The smallest tower that the seat may put down if it is offered so many (COS-R11)."""
        return min(cubes, self.supply[seat]) if self.ruleset.all_actions else 1

    def stands_still(self, seat: Seat) -> bool:
        """Whether the cards of this round do not move the consumption marker (COS-148)."""
        return 0 < self.traits[seat * TRAITS + STILL] <= self.round

    def cubes_in(self, tile: int, owner: Seat) -> int:
        return self.systems[tile] >> 4 * owner & 15

    def all_cubes_in(self, tile: int) -> int:
        total = 0
        bits = self.systems[tile]
        while bits:
            total += bits & 15
            bits >>= 4
        return total

    def galaxy_of(self, tile: int) -> int:
        """Where a placed tile lies."""
        for galaxy in self.ruleset.galaxies_of[self.ruleset.edition.tiles[tile].parsec]:
            if tile in self.tiles_in[galaxy]:
                return galaxy
        return NOTHING

    def free_slots(self, galaxy: int) -> int:
        return self.ruleset.slots[galaxy] - len(self.tiles_in[galaxy])

    # --- majorities

    def strength(self, owner: Seat, galaxy: int) -> int:
        """Cubes that count in comparisons: colonies and those on a station (COS-R19)."""
        cubes = self.colonies[owner * GALAXIES + galaxy]
        if self.station_cubes[galaxy] > 0 and self.station_owner(galaxy) == owner:
            cubes += self.station_cubes[galaxy]
        return cubes

    def station_owner(self, galaxy: int) -> int:
        station = self.stations[galaxy]
        return NOBODY if station == NOTHING else station // STATIONS

    def strongest_other(self, owner: Seat, galaxy: int) -> int:
        most = 0
        for other in range(self.ruleset.owners):
            if other != owner:
                most = max(most, self.strength(Seat(other), galaxy))
        return most

    def has_majority(self, owner: Seat, galaxy: int) -> bool:
        """COS-111"""
        return self.strength(owner, galaxy) > self.strongest_other(owner, galaxy)

    def leads_system(self, owner: Seat, tile: int) -> bool:
        """COS-149"""
        own = self.cubes_in(tile, owner)
        for other in range(self.ruleset.owners):
            if other != owner and self.cubes_in(tile, Seat(other)) >= own:
                return False
        return own > 0

    # --- gems and cards

    def take_gems(self, seat: Seat, gems: list[int]) -> None:
        self.touch(seat, GEM_SUPPLY)
        for kind in range(GEMS):
            if gems[kind] > 0:
                self.gems[seat * GEMS + kind] += gems[kind]
                events.gems_taken(self, seat, kind, gems[kind])

    def take_yield(self, seat: Seat, tile: int) -> None:
        """COS-093, with the gems one kind higher for Gem Boost (COS-140)."""
        data = self.ruleset.edition.tiles[tile]
        steps = self.traits[seat * TRAITS + GEM_STEPS]
        events.yield_taken(self, seat, tile)
        gems = data.gems
        if steps > 0:
            gems = [0] * GEMS
            for kind in range(GEMS):
                gems[min(kind + steps, GEMS - 1)] += data.gems[kind]
        self.take_gems(seat, gems)
        self.gain_energy(seat, data.energy)

    def can_pay(self, seat: Seat, cost: list[int]) -> bool:
        """COS-049, COS-050: a gem of a higher kind may stand for one of a lower kind."""
        have = 0
        need = 0
        gems = self.gems
        base = seat * GEMS
        for kind in range(GEMS - 1, -1, -1):
            have += gems[base + kind]
            need += cost[kind]
            if have < need:
                return False
        return True

    def pay(self, seat: Seat, cost: list[int]) -> None:
        """The least valuable sufficient gems, highest needs first (COS-051)."""
        base = seat * GEMS
        self.touch(seat, GEM_SUPPLY)
        for kind in range(GEMS - 1, -1, -1):
            need = cost[kind]
            for gem in range(kind, GEMS):
                used = min(need, self.gems[base + gem])
                if used > 0:
                    self.gems[base + gem] -= used
                    need -= used
                    events.gems_paid(self, seat, gem, used)

    def acquire_card(self, seat: Seat, position: int) -> None:
        """An open AI card goes to a hand (COS-052)."""
        card = self.market[position]
        self.market[position] = NOTHING
        self.hands[seat] |= 1 << (STARTING_CARDS + card)
        self.touch(seat, HAND)
        self.touched |= TOUCHED_MARKET

    def own_cards(self, seat: Seat) -> int:
        """Bit mask of all action cards of a seat, in hand or on fields."""
        cards = self.hands[seat]
        for field in range(seat * FIELDS, seat * FIELDS + self.field_count[seat]):
            for card in self.fields[field]:
                cards |= 1 << card
        return cards


def changed(values: tuple[int, ...], at: int, value: int) -> tuple[int, ...]:
    """The values with another one at this place."""
    copy = [*values]
    copy[at] = value
    return tuple(copy)


def with_bit(values: tuple[int, ...], at: int, bit: int) -> tuple[int, ...]:
    """The values with one more bit set in the mask at this place."""
    return changed(values, at, values[at] | 1 << bit)


def story_entry(how: int, owner: Seat, card: int) -> int:
    """One thing that happened to a light bonus card, as a number."""
    return (how * 4 + owner) * LIGHT_CARDS + card


def empty_state(setup: Setup) -> CouncilState:
    """The table before anything is drawn or dealt (section 4), with an empty agenda."""
    ruleset = Ruleset(setup)
    owners = ruleset.owners
    players = setup.players
    cubes = PLENTY if ruleset.unlimited else CUBES_EACH
    traits = [0] * (players * TRAITS)
    for seat in range(players):
        traits[seat * TRAITS + ADAPTED] = 1 << TERRAN  # COS-057
    piles: list[Pile] = []
    for parsec in range(PARSECS):  # COS-021
        above = (1 << FIRST_TILE_OF[parsec + 1]) - 1
        piles.append(Pile(above & ~((1 << FIRST_TILE_OF[parsec]) - 1)))
    return CouncilState(
        setup=setup,
        ruleset=ruleset,
        agenda=[],
        planets=[0] * PLANETS,
        systems=[0] * TILES,
        tiles_in=[() for _ in range(GALAXIES)],
        colonies=[0] * (owners * GALAXIES),
        stations=(NOTHING,) * GALAXIES,
        station_cubes=(0,) * GALAXIES,
        energy=[0] * owners,  # COS-035
        consumption=[LOWEST_CONSUMPTION] * owners,  # COS-033
        levels=(0,) * owners,
        moved=[0] * owners,
        supply=[cubes] * owners,
        order=(),
        arrived=[],
        gems=ruleset.edition.values.starting_gems * players,  # COS-031
        hands=[(1 << STARTING_CARDS) - 1] * players,  # COS-032
        fields=[() for _ in range(players * FIELDS)],
        field_count=(BASE_FIELDS,) * players,
        ranges=[1] * (players * FIELDS),
        upgrades=(0,) * players,
        board_cubes=(0,) * players,
        built=(0,) * players,
        techs=(0,) * players,
        commanders=(NOTHING,) * players,
        traits=traits,
        bonus=[0] * owners,
        dark=(NOTHING,) * players,
        plans=[() for _ in range(players)],
        committed=0,
        piles=piles,
        light=Pile((1 << LIGHT_CARDS) - 1),  # COS-025
        light_story=(),
        ai_bag=(1 << AI_CARDS) - 1,
        aside=0,
        market=[NOTHING] * MARKET,
        tech_left=((1 << TECH_DECK) - 1, ((1 << TECH_DECK) - 1) << TECH_DECK),
        tech_lost=(0, 0),
        looked=(0, 0),
        automa_left=ruleset.automa_cards,
        automa_card=NOTHING,
        round_=0,
        throne=Seat(NOBODY),
        ending=0,
    )
