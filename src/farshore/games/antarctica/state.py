"""The position of an Antarctica game, and the smallest things that pieces do in it."""

from __future__ import annotations

from typing import Final

from farshore.core.chance import Bag
from farshore.core.game import Setup
from farshore.core.state import Item, State
from farshore.core.types import Seat
from farshore.games.antarctica import events
from farshore.games.antarctica.components import (
    AREAS,
    DECKS,
    KINDS,
    PLACES,
    TRACKS,
    AntarcticaEdition,
    Pieces,
    Track,
)

NOBODY: Final = -1
NOWHERE: Final = -1
NO_CARD: Final = -1

LAST_SCIENTIST: Final = 1
STACKS_EMPTY: Final = 2
NO_SHIPS: Final = 4
STALLED: Final = 8
"""Ways to end, as bits; if several hold, the lowest counts (ANT-N10)."""

PICKED: Final = 0
DRAFTED: Final = 1
PLAYED: Final = 2
LOOKED: Final = 3
"""What happened to a shipyard card (see `AntarcticaState.shipyard_story`).

LOOKED stands for no card: a seat looked through the stack and took none of them.
"""


SUPPLIES: Final = 1
STAFF: Final = 2
CUBES: Final = 4
NEW_SHIPS: Final = 8
RETURNED: Final = 16
CARDS: Final = 32
THINGS: Final = 6
"""What `touched` tells of each seat: supply and reserve, scientists in areas, cubes, ships unused
and under construction, pieces given back (and unused), cards. So many bits for each seat."""
TOUCHED_BUILDINGS: Final = 1 << 4 * THINGS
TOUCHED_ICEBREAKERS: Final = TOUCHED_BUILDINGS << 1
TOUCHED_SHIPS: Final = 4 * THINGS + 2
"""And of the board: buildings and Icebreakers anywhere; from this bit on, the ships by area."""


class Ruleset:
    """What never changes during a game: edition and options as the rules use them."""

    def __init__(self, setup: Setup) -> None:
        edition = setup.edition
        assert isinstance(edition, AntarcticaEdition)
        players = setup.players
        self.edition: Final = edition
        self.pieces: Final[Pieces] = edition.pieces[players]
        self.open_areas: Final = [
            area for area in range(AREAS) if not edition.closed_areas[players] >> area & 1
        ]
        self.open_tracks: Final = [
            track for track in range(TRACKS) if edition.tracks[track].min_players <= players
        ]
        self.tracks: Final[list[Track]] = edition.tracks
        self.first_game: Final = setup.options["layout"] == "first_game"
        self.random_start: Final = setup.options["start_seat"] == "random"
        rulings = setup.rulings
        self.plankton_exception: Final = rulings["plankton_exception"] == "on"
        self.only_sailing_count: Final = rulings["plankton_players"] == "with_ships"
        """Whether players without ships are left out of the plankton exception (ANT-087)."""
        self.new_ships_at_once: Final = rulings["new_ship"] == "at_once"
        """Whether new ships join the sun area when they are taken (ANT-183)."""
        self.trigger_must_research: Final = rulings["research_three"] != "optional"
        self.all_must_research: Final = rulings["research_three"] == "all"
        """For whom `research_three` is compulsory (ANT-144)."""
        self.second_turn_offered: Final = rulings["second_turn"] == "may"
        """Whether the turn of an Icebreaker may be declined (ANT-154)."""
        self.ends_at_once: Final = rulings["game_end"] == "at_once"
        """Whether nothing more is chosen once an end condition is met (ANT-159)."""
        self.relocated_first: Final = rulings["relocated_ship"] == "first_free"
        """Whether relocated ships take the first free place of the sun area (ANT-182)."""
        self.card_may_be_declined: Final = rulings["shipyard_card"] == "may"
        """Whether the others may do without a shipyard card (ANT-092)."""
        guarded = setup.options["stall_guard"] == "on"
        self.stall_turns: Final = edition.stall_turns[players] if guarded else 0
        """Turns without progress that end the game; 0 for never (ANT-161)."""


class AntarcticaState(State):
    """Lists by area, seat or track hold whole numbers; `seat * AREAS + area` where both count.

    Bags, tuples and agenda items never change, so clones share them.
    """

    def __init__(
        self,
        setup: Setup,
        ruleset: Ruleset,
        agenda: list[Item[AntarcticaState]],
        berths: list[Seat],
        ships_at: list[int],
        fleet: list[int],
        buildings: list[int],
        scientists: list[int],
        icebreakers: list[int],
        cubes: list[int],
        occupied: list[int],
        supply: list[int],
        reserve: list[int],
        unused_ships: list[int],
        unused_cubes: list[int],
        returned_ships: list[int],
        returned_cubes: list[int],
        cards_taken: list[int],
        basic_card: list[int],
        know_how: list[int],
        hands: list[int],
        decks: tuple[Bag, ...],
        tops: list[int],
        shipyard: Bag,
        shipyard_story: tuple[int, ...],
        construction: tuple[Seat, ...],
        new_places: int,
        know_how_stack: int,
        start_seat: Seat,
        sun: int,
        second_place: int,
        second_turn: bool,
        active_place: int,
        target: int,
        main_used: bool,
        gave_back: bool,
        carded: int,
        progress: bool,
        idle_turns: int,
        ending: int,
    ) -> None:
        super().__init__(setup, agenda)
        self.ruleset: Final = ruleset
        # --- the board
        self.berths = berths
        """Who stands at `area * PLACES + place`, or NOBODY."""
        self.ships_at = ships_at
        """Ships in each area."""
        self.fleet = fleet
        """Ships of each seat in each area."""
        self.buildings = buildings
        """Bit mask of building types in each area."""
        self.scientists = scientists
        """Scientists of each seat in each area."""
        self.icebreakers = icebreakers
        """Bit mask of the seats with an Icebreaker at each area."""
        self.cubes = cubes
        """The space of each seat's cube on each track (`seat * TRACKS + track`), 0 for none."""
        self.occupied = occupied
        """Bit mask of the occupied spaces of each track."""
        # --- in front of the seats
        self.supply = supply
        self.reserve = reserve
        self.unused_ships = unused_ships
        self.unused_cubes = unused_cubes
        self.returned_ships = returned_ships
        self.returned_cubes = returned_cubes
        self.cards_taken = cards_taken
        """Bit mask of building cards."""
        self.basic_card = basic_card
        """1 while the seat has its Basic resource card, 0 while the card is set aside."""
        self.know_how = know_how
        """Know-How cards held."""
        self.hands = hands
        """Shipyard cards held, `seat * KINDS + kind`."""
        # --- stacks
        self.decks = decks
        """What may still come of each building stack, by place in the deck."""
        self.tops = tops
        """The visible card of each building stack, or NO_CARD."""
        self.shipyard = shipyard
        self.shipyard_story = shipyard_story
        """What happened to the shipyard cards, in order. It tells who knows what about them."""
        self.know_how_stack = know_how_stack
        # --- the stop and the turn
        self.start_seat = start_seat
        self.sun = sun
        self.second_place = second_place
        """Where in the sun area the second ship stands, before its turn; NOWHERE if it is gone."""
        self.second_turn = second_turn
        self.active_place = active_place
        """Where in the sun area the active ship stands; NOWHERE once it has moved."""
        self.target = target
        self.construction = construction
        """Owners of the ships under construction, in the order in which they were taken."""
        self.new_places = new_places
        """Bit mask of the places of the sun area with ships that joined at once in this turn."""
        self.main_used = main_used
        self.gave_back = gave_back
        self.carded = carded
        """Bit mask of the seats that have played a card at this stop."""
        self.progress = progress
        """Whether this turn brought anything that ANT-161 counts."""
        self.idle_turns = idle_turns
        self.ending = ending

    def clone(self) -> AntarcticaState:
        return AntarcticaState(
            self.setup,
            self.ruleset,
            self.agenda[:],
            self.berths[:],
            self.ships_at[:],
            self.fleet[:],
            self.buildings[:],
            self.scientists[:],
            self.icebreakers[:],
            self.cubes[:],
            self.occupied[:],
            self.supply[:],
            self.reserve[:],
            self.unused_ships[:],
            self.unused_cubes[:],
            self.returned_ships[:],
            self.returned_cubes[:],
            self.cards_taken[:],
            self.basic_card[:],
            self.know_how[:],
            self.hands[:],
            self.decks,
            self.tops[:],
            self.shipyard,
            self.shipyard_story,
            self.construction,
            self.new_places,
            self.know_how_stack,
            self.start_seat,
            self.sun,
            self.second_place,
            self.second_turn,
            self.active_place,
            self.target,
            self.main_used,
            self.gave_back,
            self.carded,
            self.progress,
            self.idle_turns,
            self.ending,
        )

    def touch(self, seat: Seat, things: int) -> None:
        """Things of a seat change (see `touched`)."""
        self.touched |= things << THINGS * seat

    # --- ships

    def full(self, area: int) -> bool:
        """ANT-063: three ships; in the sun area those under construction count as well."""
        ships = self.ships_at[area]
        if area == self.sun:
            ships += len(self.construction)
        return ships >= PLACES

    def join(self, seat: Seat, area: int) -> int:
        """A ship joins the end of the queue (ANT-064, ANT-182); gives its place."""
        base = area * PLACES
        if self.ships_at[area] > 0 and self.berths[base + PLACES - 1] != NOBODY:
            self.close_up(area)
        place = PLACES
        while place > 0 and self.berths[base + place - 1] == NOBODY:
            place -= 1
        self.dock(seat, area, place)
        return place

    def relocate(self, seat: Seat, area: int) -> None:
        """A relocated ship arrives (ANT-137, ANT-182)."""
        if not self.ruleset.relocated_first:
            self.join(seat, area)
            return
        place = 0
        while self.berths[area * PLACES + place] != NOBODY:
            place += 1
        self.dock(seat, area, place)

    def dock(self, seat: Seat, area: int, place: int) -> None:
        """A ship comes to a free place."""
        self.touched |= 1 << TOUCHED_SHIPS + area
        self.berths[area * PLACES + place] = seat
        self.ships_at[area] += 1
        self.fleet[seat * AREAS + area] += 1

    def leave(self, area: int, place: int) -> Seat:
        """A ship leaves its area (ANT-122); gives its owner."""
        self.touched |= 1 << TOUCHED_SHIPS + area
        seat = self.berths[area * PLACES + place]
        self.berths[area * PLACES + place] = Seat(NOBODY)
        self.ships_at[area] -= 1
        self.fleet[seat * AREAS + area] -= 1
        if area != self.sun:
            self.close_up(area)
        else:
            self.new_places &= ~(1 << place)
            if place == self.second_place:
                self.second_place = NOWHERE  # ANT-140: it loses its turn
        return seat

    def close_up(self, area: int) -> None:
        """The ships of an area move up without gaps, keeping their order."""
        self.touched |= 1 << TOUCHED_SHIPS + area
        base = area * PLACES
        free = 0
        for place in range(PLACES):
            seat = self.berths[base + place]
            if seat == NOBODY:
                continue
            if free != place:
                self.berths[base + free] = seat
                self.berths[base + place] = Seat(NOBODY)
                if area == self.sun:
                    self.moved_up(place, free)
            free += 1

    def moved_up(self, place: int, to: int) -> None:
        """In the sun area a ship is still the second, or a new one, at its other place."""
        if place == self.second_place:
            self.second_place = to  # ANT-182
        if self.new_places >> place & 1:
            self.new_places = self.new_places & ~(1 << place) | 1 << to

    def take_ship(self, seat: Seat) -> None:
        """A new ship is under construction, or joins the sun area at once (ANT-089, ANT-183)."""
        self.unused_ships[seat] -= 1
        self.touch(seat, NEW_SHIPS)
        self.progress = True
        if self.ruleset.new_ships_at_once:
            place = self.join(seat, self.sun)  # first: other new ships may move up
            self.new_places |= 1 << place
            events.ship_joined(self, seat, self.sun)
        else:
            self.construction = (*self.construction, seat)
            events.ship_under_construction(self, seat)

    # --- scientists

    def recruit(self, seat: Seat, wanted: int) -> None:
        """Up to `wanted` scientists come from the reserve to the supply."""
        number = min(wanted, self.reserve[seat])
        if number > 0:
            self.reserve[seat] -= number
            self.supply[seat] += number
            self.touch(seat, SUPPLIES)
            self.progress = True
            events.scientists_recruited(self, seat, number)

    def place_scientists(self, seat: Seat, area: int, number: int) -> None:
        """Scientists go from the supply to an area; the last one ends the game (ANT-157)."""
        self.supply[seat] -= number
        self.scientists[seat * AREAS + area] += number
        self.touch(seat, SUPPLIES | STAFF)
        self.progress = True
        events.scientists_placed(self, seat, area, number)
        if self.supply[seat] + self.reserve[seat] == 0:
            self.ending |= LAST_SCIENTIST
            events.last_scientist(self, seat)

    # --- shipyard cards

    def gain_shipyard_card(self, seat: Seat, kind: int, how: int) -> None:
        """A card goes to a hand; only its owner sees which (ANT-092, ANT-141)."""
        self.hands[seat * KINDS + kind] += 1
        self.touch(seat, CARDS)
        self.shipyard_story = (*self.shipyard_story, story_entry(how, seat, kind))
        self.progress = True
        events.shipyard_card_taken(self, seat, kind)

    def decline_shipyard_card(self, seat: Seat) -> None:
        """The seat has seen the stack and takes nothing from it (ANT-092)."""
        self.shipyard_story = (*self.shipyard_story, story_entry(LOOKED, seat, 0))

    def spend_shipyard_card(self, seat: Seat, kind: int) -> None:
        """A card is played (ANT-103, ANT-107)."""
        self.hands[seat * KINDS + kind] -= 1
        self.touch(seat, CARDS)
        self.shipyard_story = (*self.shipyard_story, story_entry(PLAYED, seat, kind))
        self.card_played(seat)

    def card_played(self, seat: Seat) -> None:
        """ANT-103: at most one card per sun stop."""
        self.carded |= 1 << seat
        self.progress = True

    # --- questions that several rules ask

    def access(self, seat: Seat) -> int:
        """Bit mask of the building types that the seat has access to (ANT-075, ANT-076)."""
        mask = 0
        base = seat * AREAS
        fleet = self.fleet
        for area in range(AREAS):
            if fleet[base + area] > 0:
                mask |= self.buildings[area]
        return mask

    def presence(self, seat: Seat, area: int) -> int:
        """Own ships plus own scientists (ANT-097, ANT-099)."""
        at = seat * AREAS + area
        return self.fleet[at] + self.scientists[at]

    def eligible(self, seat: Seat, track: int) -> bool:
        """ANT-130: a cube can enter the open track, or move on it, by at least one space."""
        space = self.cubes[seat * TRACKS + track]
        if space == 0 and self.unused_cubes[seat] == 0:
            return False
        free = self.ruleset.tracks[track].spaces & ~self.occupied[track]
        return free >> (space + 1) != 0

    def second_owner(self) -> Seat:
        """Who owns the second ship of the stop; NOBODY if it is gone."""
        if self.second_place == NOWHERE:
            return Seat(NOBODY)
        return self.berths[self.sun * PLACES + self.second_place]

    def ships_of(self, seat: Seat) -> int:
        """Ships of a seat on the board."""
        total = 0
        for ships in self.fleet[seat * AREAS : (seat + 1) * AREAS]:
            total += ships
        return total

    def has_ships(self) -> bool:
        """Whether there is a ship on the board."""
        return any(ships > 0 for ships in self.ships_at)


def story_entry(how: int, seat: Seat, kind: int) -> int:
    """One thing that happened to a shipyard card, as a number."""
    return (how * 4 + seat) * KINDS + kind


def empty_state(setup: Setup) -> AntarcticaState:
    """The board before anything is dealt out (ANT-031 to ANT-042), with an empty agenda."""
    ruleset = Ruleset(setup)
    edition = ruleset.edition
    players = setup.players
    pieces = ruleset.pieces
    return AntarcticaState(
        setup=setup,
        ruleset=ruleset,
        agenda=[],
        berths=[Seat(NOBODY)] * (AREAS * PLACES),
        ships_at=[0] * AREAS,
        fleet=[0] * (players * AREAS),
        buildings=[0] * AREAS,
        scientists=[0] * (players * AREAS),
        icebreakers=[0] * AREAS,
        cubes=[0] * (players * TRACKS),
        occupied=[0] * TRACKS,
        supply=[pieces.supply] * players,
        reserve=[pieces.reserve] * players,
        unused_ships=[pieces.ships_unused] * players,
        unused_cubes=[pieces.cubes] * players,
        returned_ships=[0] * players,
        returned_cubes=[0] * players,
        cards_taken=[0] * players,
        basic_card=[1] * players,  # ANT-037
        know_how=[0] * players,
        hands=[0] * (players * KINDS),
        decks=edition.decks[players],
        tops=[NO_CARD] * DECKS,
        shipyard=edition.shipyard,
        shipyard_story=(),
        construction=(),
        new_places=0,
        know_how_stack=players,  # ANT-038
        start_seat=Seat(0),
        sun=0,  # ANT-047
        second_place=NOWHERE,
        second_turn=False,
        active_place=NOWHERE,
        target=NOWHERE,
        main_used=False,
        gave_back=False,
        carded=0,
        progress=False,
        idle_turns=0,
        ending=0,
    )
