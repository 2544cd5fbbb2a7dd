"""Every decision that somebody can face in Antarctica, in the order of the rulebook.

The agenda of a game begins with setup. After it `SunMoves` repeats: it puts a stop on the agenda,
which is the turn of the first ship, perhaps that of the second, and the end of the stop. What a
move triggers is put on top and finished before anything else is chosen (ANT-069).
"""

from __future__ import annotations

from random import Random
from typing import ClassVar, Final

from farshore.core.chance import Bag
from farshore.core.errors import Reason
from farshore.core.state import DrawDecision, SeatDecision, Step
from farshore.core.types import MoveId, Seat, seats
from farshore.games.antarctica import events
from farshore.games.antarctica.components import (
    AREAS,
    CAMP,
    DECKS,
    ICEBREAKER,
    KINDS,
    MOST_PLAYERS,
    PLACE_SCIENTIST,
    PLACES,
    SHIPYARD,
    TWO_SCIENTISTS,
)
from farshore.games.antarctica.conditions import (
    BASIC_RESOURCE,
    area_obstacle,
    can_build,
    can_take_ship,
    card_obstacle,
    card_works,
    give_back_obstacle,
    icebreaker_fits,
    icebreaker_obstacle,
    main_action_obstacle,
    resource_card_for,
    scientists_for,
)
from farshore.games.antarctica.effects import ChooseTrack, advance, push_symbols, start_ship
from farshore.games.antarctica.move_numbers import (
    ACCEPT,
    BUILD,
    DECLINE,
    END_TURN,
    GIVE_BACK_CUBE,
    GIVE_BACK_SHIP,
    GIVE_BACK_UNUSED_SHIP,
    LAY_ICEBREAKER,
    NEW_SHIP,
    PLAY,
    RECRUIT,
    RESEARCH,
    REVEAL,
    SAIL,
)
from farshore.games.antarctica.moves import AREA_IDS, DECK_IDS, DECK_SIZES
from farshore.games.antarctica.state import (
    CARDS,
    NEW_SHIPS,
    NO_CARD,
    NO_SHIPS,
    NOBODY,
    NOWHERE,
    RETURNED,
    STACKS_EMPTY,
    STALLED,
    TOUCHED_BUILDINGS,
    TOUCHED_ICEBREAKERS,
    AntarcticaState,
)

FIRST_CARD: Final = [0, DECK_SIZES[0], DECK_SIZES[0] + DECK_SIZES[1]]
"""The number of the first card of each deck."""


# --- the sun stop -----------------------------------------------------------------------------


class SunMoves(Step[AntarcticaState]):
    """The sun goes to the next area with ships, and a stop begins (ANT-052 to ANT-059)."""

    NAME: ClassVar[str] = "sun_moves"

    def run(self, state: AntarcticaState) -> None:
        area = (state.sun + 1) % AREAS
        while state.ships_at[area] == 0:
            if state.icebreakers[area]:
                lose_icebreakers(state, area)  # ANT-055
            area = (area + 1) % AREAS
        state.sun = area
        base = area * PLACES
        # ANT-056: who is first and second is fixed on arrival
        state.second_place = 1 if state.berths[base + 1] != NOBODY else NOWHERE
        state.carded = 0
        events.sun_moved(state, area)
        state.agenda.append(STOP_ENDS)
        state.agenda.append(SECOND_SHIP_TURN)
        begin_turn(state, 0, False)


class SecondShipTurn(Step[AntarcticaState]):
    """The second ship acts if its owner has an Icebreaker there (ANT-153, ANT-154)."""

    NAME: ClassVar[str] = "second_ship_turn"

    def run(self, state: AntarcticaState) -> None:
        owner = state.second_owner()
        if owner != NOBODY and state.icebreakers[state.sun] >> owner & 1:
            if state.ruleset.second_turn_offered:
                state.agenda.append(OfferSecondTurn(owner))
            else:
                begin_second_turn(state)


class OfferSecondTurn(SeatDecision[AntarcticaState]):
    """D19: take the turn that an Icebreaker gives? (ANT-154)"""

    NAME: ClassVar[str] = "offer_second_turn"

    def legal(self, state: AntarcticaState, seat: Seat) -> list[MoveId]:
        return [MoveId(ACCEPT), MoveId(DECLINE)]

    def play(self, state: AntarcticaState, seat: Seat, move: MoveId) -> None:
        if move == ACCEPT:
            begin_second_turn(state)
        else:
            events.second_turn_declined(state, seat, state.sun)

    def why_not(self, state: AntarcticaState, seat: Seat, move: MoveId) -> Reason:
        return Reason("antarctica-second-turn-first")


class StopEnds(Step[AntarcticaState]):
    """Icebreakers leave, the ships move up, the next stop begins (ANT-155, ANT-156)."""

    NAME: ClassVar[str] = "stop_ends"

    def run(self, state: AntarcticaState) -> None:
        if state.icebreakers[state.sun]:
            lose_icebreakers(state, state.sun)
        state.second_place = NOWHERE
        state.close_up(state.sun)
        state.agenda.append(SUN_MOVES)


SUN_MOVES: Final = SunMoves()
SECOND_SHIP_TURN: Final = SecondShipTurn()
STOP_ENDS: Final = StopEnds()


def lose_icebreakers(state: AntarcticaState, area: int) -> None:
    state.icebreakers[area] = 0
    state.touched |= TOUCHED_ICEBREAKERS
    events.icebreakers_left(state, area)


def begin_turn(state: AntarcticaState, place: int, second: bool) -> None:
    """The owner of the ship at this place of the sun area takes a turn (ANT-057, ANT-060)."""
    seat = state.berths[state.sun * PLACES + place]
    state.second_turn = second
    state.active_place = place
    state.target = NOWHERE
    state.main_used = False
    state.gave_back = False
    state.progress = False
    events.turn_begins(state, seat, state.sun)
    state.agenda.append(MOVE_SHIP[seat])


def begin_second_turn(state: AntarcticaState) -> None:
    """The owner of the second ship takes a turn with it (ANT-153)."""
    place = state.second_place
    events.icebreaker_used(state, state.second_owner(), state.sun)
    state.second_place = NOWHERE
    begin_turn(state, place, True)


# --- a turn -----------------------------------------------------------------------------------


class MoveShip(SeatDecision[AntarcticaState]):
    """D03: where does the active ship sail? One piece may be given back first.

    (ANT-061 to ANT-067, ANT-116 to ANT-118)
    """

    NAME: ClassVar[str] = "move_ship"

    def legal(self, state: AntarcticaState, seat: Seat) -> list[MoveId]:
        moves: list[MoveId] = []
        sun = state.sun
        for area in state.ruleset.open_areas:
            if area != sun and state.ships_at[area] < PLACES:
                moves.append(MoveId(SAIL + area))
        if not state.gave_back:
            add_give_back_moves(state, seat, moves)
        return moves

    def play(self, state: AntarcticaState, seat: Seat, move: MoveId) -> None:
        if move >= GIVE_BACK_CUBE:
            give_back(state, seat, move)
            state.agenda.append(self)
            return
        area = move - SAIL
        state.leave(state.sun, state.active_place)
        state.active_place = NOWHERE
        state.join(seat, area)
        state.target = area
        events.ship_sailed(state, seat, state.sun, area)
        state.agenda.append(TURN_MENU[seat])

    def why_not(self, state: AntarcticaState, seat: Seat, move: MoveId) -> Reason:
        if SAIL <= move < SAIL + AREAS:
            area = move - SAIL
            if area == state.sun:
                return Reason("antarctica-already-there", {"area": AREA_IDS[area]})
            return area_obstacle(state, area)
        if GIVE_BACK_CUBE <= move < GIVE_BACK_SHIP + AREAS * PLACES:
            return give_back_obstacle(state, seat, move)
        return Reason("antarctica-sail-first")


class TurnMenu(SeatDecision[AntarcticaState]):
    """D04: a main action, a card, giving back a piece, or the end of the turn.

    (ANT-068 to ANT-072)
    """

    NAME: ClassVar[str] = "turn_menu"

    def legal(self, state: AntarcticaState, seat: Seat) -> list[MoveId]:
        moves: list[MoveId] = []
        if over_at_once(state):
            return [MoveId(END_TURN)]
        if not state.gave_back:
            add_give_back_moves(state, seat, moves)
        if not state.main_used:
            add_main_actions(state, seat, moves)
        if not state.carded >> seat & 1:
            add_card_moves(state, seat, moves)
        moves.append(MoveId(END_TURN))
        return moves

    def play(self, state: AntarcticaState, seat: Seat, move: MoveId) -> None:
        if move == END_TURN:
            end_turn(state, seat)
            return
        state.agenda.append(self)
        if move < BUILD:
            give_back(state, seat, move)
        elif move < PLAY:
            state.main_used = True
            if move < NEW_SHIP:
                build(state, seat, move - BUILD)
            elif move == NEW_SHIP:
                start_ship(state, seat)
            elif move == RECRUIT:
                state.recruit(seat, state.presence(seat, state.target))
            else:
                points = state.presence(seat, state.target)
                push_symbols(state, seat, advance(state, seat, move - RESEARCH, points))
        elif move < LAY_ICEBREAKER:
            play_card(state, seat, PLACE_SCIENTIST + move - PLAY)
        else:
            lay_icebreaker(state, seat, move - LAY_ICEBREAKER)

    def why_not(self, state: AntarcticaState, seat: Seat, move: MoveId) -> Reason:
        if over_at_once(state):
            return Reason("antarctica-over-at-once")
        if SAIL <= move < SAIL + AREAS:
            return Reason("antarctica-sailed-already")
        if GIVE_BACK_CUBE <= move < BUILD:
            return give_back_obstacle(state, seat, move)
        if BUILD <= move < PLAY:
            return main_action_obstacle(state, seat, move)
        if PLAY <= move < LAY_ICEBREAKER:
            return card_obstacle(state, seat, PLACE_SCIENTIST + move - PLAY)
        if LAY_ICEBREAKER <= move < END_TURN:
            return icebreaker_obstacle(state, seat, move - LAY_ICEBREAKER)
        return Reason("not-now", {"decision": self.NAME})


MOVE_SHIP: Final = [MoveShip(seat) for seat in seats(MOST_PLAYERS)]
TURN_MENU: Final = [TurnMenu(seat) for seat in seats(MOST_PLAYERS)]
"""One for each seat. Items never change, so these two can be shared and need not be made anew."""


def over_at_once(state: AntarcticaState) -> bool:
    """ANT-159: with this reading nothing more is chosen after an end condition is met."""
    return state.ending != 0 and state.ruleset.ends_at_once


def end_turn(state: AntarcticaState, seat: Seat) -> None:
    """New ships join, and the end of the game is checked (ANT-151, ANT-152, ANT-157 to 161)."""
    for owner in state.construction:
        state.join(owner, state.sun)
        state.touch(owner, NEW_SHIPS)
        events.ship_joined(state, owner, state.sun)
    state.construction = ()
    state.new_places = 0
    state.target = NOWHERE
    state.idle_turns = 0 if state.progress else state.idle_turns + 1
    if not state.has_ships():
        state.ending |= NO_SHIPS
    limit = state.ruleset.stall_turns
    if limit > 0 and state.idle_turns >= limit:
        state.ending |= STALLED
    events.turn_ended(state, seat)
    if state.ending:
        state.agenda.clear()
        events.game_ended(state)


# --- main action: build -----------------------------------------------------------------------


def add_main_actions(state: AntarcticaState, seat: Seat, moves: list[MoveId]) -> None:
    """The main actions that are possible in the target area (ANT-071)."""
    target = state.target
    there = state.buildings[target]
    access = state.access(seat)
    for deck in range(DECKS):
        if state.tops[deck] != NO_CARD and can_build(state, seat, deck, access):
            moves.append(MoveId(BUILD + deck))
    if there >> SHIPYARD & 1 and can_take_ship(state, seat):
        moves.append(MoveId(NEW_SHIP))
    strength = state.presence(seat, target)
    if strength == 0:
        return
    if there >> CAMP & 1 and state.reserve[seat] > 0:
        moves.append(MoveId(RECRUIT))
    for track in state.ruleset.open_tracks:
        if state.ruleset.tracks[track].icons & there and state.eligible(seat, track):
            moves.append(MoveId(RESEARCH + track))


def build(state: AntarcticaState, seat: Seat, deck: int) -> None:
    """ANT-082 to ANT-085, with the resource card of ANT-078 if one is needed."""
    number = state.tops[deck]
    card = state.ruleset.edition.cards[number]
    scientists = scientists_for(state, deck)
    missing = card.needs & ~state.access(seat)
    if missing:
        play_resource_card(state, seat, missing)
    state.buildings[state.target] |= 1 << card.builds
    state.touched |= TOUCHED_BUILDINGS
    state.cards_taken[seat] |= 1 << number
    state.touch(seat, CARDS)
    state.tops[deck] = NO_CARD
    events.built(state, seat, card.builds, state.target, number)
    state.place_scientists(seat, state.target, scientists)
    if card.research_points > 0:
        state.agenda.append(ChooseTrack(seat, card.research_points))
    state.agenda.append(RevealCard(deck))  # ANT-083: visible before the research (R19)
    if stacks_empty(state):
        state.ending |= STACKS_EMPTY  # ANT-158
        events.stacks_empty(state)


def play_resource_card(state: AntarcticaState, seat: Seat, missing: int) -> None:
    """ANT-108: a Basic card is set aside, a Know-How card leaves the game."""
    state.touch(seat, CARDS)
    if resource_card_for(state, seat, missing) == BASIC_RESOURCE:
        state.basic_card[seat] = 0
        events.basic_card_played(state, seat, missing.bit_length() - 1)
    else:
        state.know_how[seat] -= 1
        events.know_how_played(state, seat, missing.bit_length() - 1)
    state.card_played(seat)


class RevealCard(DrawDecision[AntarcticaState]):
    """Which card is next on a building stack? (ANT-035, ANT-083)"""

    NAME: ClassVar[str] = "reveal_card"

    def __init__(self, deck: int) -> None:
        self.deck: Final = deck

    def fields(self) -> dict[str, object]:
        return {"deck": DECK_IDS[self.deck]}

    def bag(self, state: AntarcticaState) -> Bag:
        return state.decks[self.deck]

    def outcome(self, state: AntarcticaState, item: int) -> MoveId:
        return MoveId(REVEAL + FIRST_CARD[self.deck] + item)

    def draw(self, state: AntarcticaState, rng: Random) -> MoveId:
        return MoveId(REVEAL + FIRST_CARD[self.deck] + state.decks[self.deck].draw(rng))

    def play(self, state: AntarcticaState, seat: Seat, move: MoveId) -> None:
        card = move - REVEAL
        deck = self.deck
        decks = [*state.decks]
        decks[deck] = decks[deck].without(card - FIRST_CARD[deck])
        state.decks = tuple(decks)
        state.tops[deck] = card
        events.card_revealed(state, deck, card)


def stacks_empty(state: AntarcticaState) -> bool:
    for deck in range(DECKS):
        if state.tops[deck] != NO_CARD or state.decks[deck].size > 0:
            return False
    return True


# --- cards ------------------------------------------------------------------------------------


def add_card_moves(state: AntarcticaState, seat: Seat, moves: list[MoveId]) -> None:
    """Shipyard cards in hand that would have an effect (ANT-103, ANT-106, ANT-109 to ANT-114)."""
    base = seat * KINDS
    for kind in range(PLACE_SCIENTIST, KINDS):
        if state.hands[base + kind] > 0 and card_works(state, seat, kind):
            moves.append(MoveId(PLAY + kind - PLACE_SCIENTIST))
    if state.hands[base + ICEBREAKER] > 0:
        for area in state.ruleset.open_areas:
            if icebreaker_fits(state, seat, area):
                moves.append(MoveId(LAY_ICEBREAKER + area))


def play_card(state: AntarcticaState, seat: Seat, kind: int) -> None:
    events.card_played(state, seat, kind)
    state.spend_shipyard_card(seat, kind)
    if kind == PLACE_SCIENTIST:
        state.place_scientists(seat, state.target, 1)
    elif kind == TWO_SCIENTISTS:
        state.recruit(seat, state.ruleset.edition.gains.two_scientists)  # ANT-110
    else:
        points = state.ruleset.edition.gains.fast_research  # ANT-111
        state.agenda.append(ChooseTrack(seat, points))


def lay_icebreaker(state: AntarcticaState, seat: Seat, area: int) -> None:
    """ANT-112, ANT-115"""
    state.spend_shipyard_card(seat, ICEBREAKER)
    state.icebreakers[area] |= 1 << seat
    state.touched |= TOUCHED_ICEBREAKERS
    events.icebreaker_laid(state, seat, area)


# --- giving back a piece ----------------------------------------------------------------------


def add_give_back_moves(state: AntarcticaState, seat: Seat, moves: list[MoveId]) -> None:
    """D11 (ANT-116 to ANT-118)"""
    if state.unused_cubes[seat] > 0:
        moves.append(MoveId(GIVE_BACK_CUBE))
    if state.unused_ships[seat] > 0:
        moves.append(MoveId(GIVE_BACK_UNUSED_SHIP))
    active = state.sun * PLACES + state.active_place if state.active_place != NOWHERE else NOWHERE
    fleet = state.fleet
    berths = state.berths
    base = seat * AREAS
    for area in range(AREAS):
        if fleet[base + area] > 0:
            for berth in range(area * PLACES, area * PLACES + PLACES):
                if berths[berth] == seat and berth != active:
                    moves.append(MoveId(GIVE_BACK_SHIP + berth))


def give_back(state: AntarcticaState, seat: Seat, move: MoveId) -> None:
    """ANT-116 to ANT-122"""
    state.gave_back = True
    state.progress = True
    state.touch(seat, RETURNED)
    if move == GIVE_BACK_CUBE:
        state.unused_cubes[seat] -= 1
        state.returned_cubes[seat] += 1
        events.cube_returned(state, seat)
    elif move == GIVE_BACK_UNUSED_SHIP:
        state.unused_ships[seat] -= 1
        state.returned_ships[seat] += 1
        events.unused_ship_returned(state, seat)
    else:
        area, place = divmod(move - GIVE_BACK_SHIP, PLACES)
        state.leave(area, place)
        state.returned_ships[seat] += 1
        events.ship_returned(state, seat, area)
    state.recruit(seat, 1)  # ANT-120
