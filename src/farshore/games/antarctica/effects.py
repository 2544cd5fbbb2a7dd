"""What moves trigger in Antarctica: research, the symbols on the tracks, and shipyard cards.

(sections 5.4 and 5.9 to 5.11 of the catalogue)
"""

from __future__ import annotations

from typing import ClassVar, Final

from farshore.core.chance import Bag
from farshore.core.errors import Reason
from farshore.core.state import MASKED, OPEN, DrawDecision, Item, SeatDecision, Step
from farshore.core.types import MoveId, Seat
from farshore.games.antarctica import events
from farshore.games.antarctica.components import (
    AREAS,
    BASIC_CARD_BACK,
    EFFECT_IDS,
    GAIN_SCIENTIST,
    KINDS,
    KNOW_HOW_CARD,
    LAST_BLUE,
    NEW_SHIP_EFFECT,
    NO_EFFECT,
    PLACES,
    RELOCATE_SHIP,
    RESEARCH_THREE,
    SHIPYARD_DRAFT,
    TRACKS,
)
from farshore.games.antarctica.conditions import (
    area_obstacle,
    can_take_ship,
    eligible_tracks,
    has_eligible_track,
    relocate_obstacle,
    track_obstacle,
)
from farshore.games.antarctica.move_numbers import (
    ACCEPT,
    ADVANCE,
    DECLINE,
    DRAFT,
    DRAW,
    PICK,
    RELOCATE,
    RELOCATE_TO,
)
from farshore.games.antarctica.moves import AREA_IDS, TRACK_IDS, counted
from farshore.games.antarctica.state import CARDS, CUBES, DRAFTED, PICKED, AntarcticaState


def seats_from(state: AntarcticaState, first: Seat) -> list[Seat]:
    """All seats in the direction of play, beginning with `first`."""
    return [Seat((first + step) % state.players) for step in range(state.players)]


# --- advancing on a research track ------------------------------------------------------------


class ChooseTrack(SeatDecision[AntarcticaState]):
    """D13: on which track are the points used? (ANT-084, ANT-085, ANT-111, ANT-124 to ANT-131)"""

    NAME: ClassVar[str] = "choose_track"

    def __init__(self, seat: Seat, points: int) -> None:
        super().__init__(seat)
        self.points: Final = points

    def fields(self) -> dict[str, object]:
        return {"seat": self.seat, "points": self.points}

    def asks(self, state: AntarcticaState) -> bool:
        return has_eligible_track(state, self.seat, 0)

    def run(self, state: AntarcticaState) -> None:
        events.research_lost(state, self.seat, self.points)

    def legal(self, state: AntarcticaState, seat: Seat) -> list[MoveId]:
        return eligible_tracks(state, seat, 0)

    def play(self, state: AntarcticaState, seat: Seat, move: MoveId) -> None:
        push_symbols(state, seat, advance(state, seat, move - ADVANCE, self.points))

    def why_not(self, state: AntarcticaState, seat: Seat, move: MoveId) -> Reason:
        if ADVANCE <= move < ADVANCE + TRACKS:
            return track_obstacle(state, seat, move - ADVANCE)
        return Reason("antarctica-choose-track-first")


def advance(state: AntarcticaState, seat: Seat, track: int, points: int) -> list[int]:
    """Moves a cube (ANT-125 to ANT-131); gives the effects it triggers, in track order."""
    at = seat * TRACKS + track
    start = state.cubes[at]
    board = state.ruleset.tracks[track]
    taken = state.occupied[track]
    if start == 0:
        state.unused_cubes[seat] -= 1
    space = start
    goal = start
    while points > 0 and space < board.length:
        space += 1
        if not taken >> space & 1:  # ANT-126: occupied spaces cost nothing
            points -= 1
            goal = space
    state.cubes[at] = goal
    state.touch(seat, CUBES)
    state.occupied[track] = taken & ~(1 << start) | 1 << goal
    state.progress = True
    events.cube_moved(state, seat, track, goal)
    reached = taken.bit_length() - 1  # ANT-135: blue symbols up to the foremost cube are used up
    effects: list[int] = []
    for space in range(start + 1, goal + 1):  # ANT-132: also those jumped over
        effect = board.symbols[space]
        if effect != NO_EFFECT and (effect > LAST_BLUE or space > reached):
            effects.append(effect)
    return effects


def push_symbols(state: AntarcticaState, seat: Seat, effects: list[int]) -> None:
    """ANT-133: in track order, each completely before the next."""
    for effect in reversed(effects):
        state.agenda.append(Symbol(seat, effect))


class Symbol(Step[AntarcticaState]):
    """A symbol that a cube passed (ANT-132 to ANT-150)."""

    NAME: ClassVar[str] = "symbol"

    def __init__(self, seat: Seat, effect: int) -> None:
        self.seat: Final = seat
        self.effect: Final = effect

    def fields(self) -> dict[str, object]:
        return {"seat": self.seat, "effect": EFFECT_IDS[self.effect]}

    def run(self, state: AntarcticaState) -> None:
        seat = self.seat
        effect = self.effect
        events.symbol_triggered(state, seat, effect)
        if effect == GAIN_SCIENTIST:
            state.recruit(seat, 1)  # ANT-146
        elif effect == KNOW_HOW_CARD:
            take_know_how_card(state, seat)
        elif effect == BASIC_CARD_BACK:
            take_basic_card_back(state, seat)
        elif effect == NEW_SHIP_EFFECT:
            state.agenda.append(AcceptNewShip(seat))
        elif effect == RELOCATE_SHIP:
            for other in reversed(seats_from(state, seat)):  # ANT-136
                state.agenda.append(Relocate(other))
        elif effect == SHIPYARD_DRAFT:
            if state.shipyard.size >= state.players:  # ANT-142
                state.agenda.append(DrawForDraft(seat, Bag([0] * KINDS)))
        else:
            assert effect == RESEARCH_THREE
            state.agenda.append(ResearchThree(seat, state.players, 0, ()))


# --- blue effects -----------------------------------------------------------------------------


class Relocate(SeatDecision[AntarcticaState]):
    """D14: may move one own ship to another open area; first, which? (ANT-137 to ANT-140)"""

    NAME: ClassVar[str] = "relocate"

    def asks(self, state: AntarcticaState) -> bool:
        return len(self.legal(state, self.seat)) > 1

    def legal(self, state: AntarcticaState, seat: Seat) -> list[MoveId]:
        moves: list[MoveId] = []
        room = [area for area in state.ruleset.open_areas if not state.full(area)]
        for area in range(AREAS):
            if state.fleet[seat * AREAS + area] > 0 and has_other(room, area):
                new = state.new_places if area == state.sun else 0  # ANT-138
                for place in range(PLACES):
                    if state.berths[area * PLACES + place] == seat and not new >> place & 1:
                        moves.append(MoveId(RELOCATE + area * PLACES + place))
        moves.append(MoveId(DECLINE))
        return moves

    def play(self, state: AntarcticaState, seat: Seat, move: MoveId) -> None:
        if move != DECLINE:
            area, place = divmod(move - RELOCATE, PLACES)
            state.agenda.append(RelocateTo(seat, area, place))

    def why_not(self, state: AntarcticaState, seat: Seat, move: MoveId) -> Reason:
        if RELOCATE <= move < RELOCATE_TO:
            return relocate_obstacle(state, seat, move - RELOCATE)
        return Reason("antarctica-relocate-first")


def has_other(areas: list[int], area: int) -> bool:
    """Whether the list holds any area but this one."""
    return len(areas) > 1 or (len(areas) == 1 and areas[0] != area)


class RelocateTo(SeatDecision[AntarcticaState]):
    """D14: to which area? (ANT-137)"""

    NAME: ClassVar[str] = "relocate_to"

    def __init__(self, seat: Seat, area: int, place: int) -> None:
        super().__init__(seat)
        self.area: Final = area
        self.place: Final = place

    def fields(self) -> dict[str, object]:
        return {"seat": self.seat, "area": AREA_IDS[self.area], "place": self.place + 1}

    def legal(self, state: AntarcticaState, seat: Seat) -> list[MoveId]:
        return [
            MoveId(RELOCATE_TO + area)
            for area in state.ruleset.open_areas
            if area != self.area and not state.full(area)
        ]

    def play(self, state: AntarcticaState, seat: Seat, move: MoveId) -> None:
        area = move - RELOCATE_TO
        state.leave(self.area, self.place)
        state.relocate(seat, area)
        events.ship_relocated(state, seat, self.area, area)

    def why_not(self, state: AntarcticaState, seat: Seat, move: MoveId) -> Reason:
        if RELOCATE_TO <= move < RELOCATE_TO + AREAS:
            area = move - RELOCATE_TO
            if area == self.area:
                return Reason("antarctica-already-there", {"area": AREA_IDS[area]})
            return area_obstacle(state, area)
        return Reason("antarctica-relocate-to-first")


class DrawForDraft(DrawDecision[AntarcticaState]):
    """As many shipyard cards as players are drawn for the triggering player (ANT-141)."""

    NAME: ClassVar[str] = "draw_for_draft"

    def __init__(self, seat: Seat, packet: Bag) -> None:
        self.seat: Final = seat
        self.packet: Final = packet

    def fields(self) -> dict[str, object]:
        return {"seat": self.seat, "packet": counted(self.packet.counts)}

    def bag(self, state: AntarcticaState) -> Bag:
        return state.shipyard

    def outcome(self, state: AntarcticaState, item: int) -> MoveId:
        return MoveId(DRAW + item)

    def play(self, state: AntarcticaState, seat: Seat, move: MoveId) -> None:
        kind = move - DRAW
        state.shipyard = state.shipyard.without(kind)
        counts = self.packet.counts[:]
        counts[kind] += 1
        packet = Bag(counts)
        events.card_drawn(state, self.seat, kind)
        if packet.size < state.players:
            state.agenda.append(DrawForDraft(self.seat, packet))
        else:
            state.agenda.append(DraftCard(self.seat, packet))

    def visibility(self, state: AntarcticaState, seat: Seat, move: MoveId, viewer: Seat) -> int:
        return OPEN if viewer == self.seat else MASKED


class DraftCard(SeatDecision[AntarcticaState]):
    """D15: which card of the packet is kept? The others are handed to the right (ANT-141)."""

    NAME: ClassVar[str] = "draft_pick"

    def __init__(self, seat: Seat, packet: Bag) -> None:
        super().__init__(seat)
        self.packet: Final = packet

    def fields(self) -> dict[str, object]:
        return {"seat": self.seat, "packet": counted(self.packet.counts)}

    def legal(self, state: AntarcticaState, seat: Seat) -> list[MoveId]:
        return [MoveId(DRAFT + kind) for kind in self.packet.items()]

    def play(self, state: AntarcticaState, seat: Seat, move: MoveId) -> None:
        kind = move - DRAFT
        state.gain_shipyard_card(seat, kind, DRAFTED)
        left = self.packet.without(kind)
        if left.size > 0:
            state.agenda.append(DraftCard(Seat((seat + 1) % state.players), left))

    def why_not(self, state: AntarcticaState, seat: Seat, move: MoveId) -> Reason:
        if DRAFT <= move < DRAFT + KINDS:
            return Reason("antarctica-not-in-packet")
        return Reason("antarctica-draft-first")

    def visibility(self, state: AntarcticaState, seat: Seat, move: MoveId, viewer: Seat) -> int:
        return OPEN if viewer == seat else MASKED

    def reveals(self, state: AntarcticaState) -> bool:
        return True


class ResearchThree(SeatDecision[AntarcticaState]):
    """D16: advances three points on a track nobody chose before (ANT-143 to ANT-145)."""

    NAME: ClassVar[str] = "research_three_track"

    def __init__(
        self, seat: Seat, left: int, barred: int, waiting: tuple[Item[AntarcticaState], ...]
    ) -> None:
        super().__init__(seat)
        self.left: Final = left
        """How many players are still to choose, this one included."""
        self.barred: Final = barred
        """Bit mask of tracks."""
        self.waiting_symbols: Final = waiting
        """Symbols passed so far; they wait until everybody has moved (ANT-145)."""

    def fields(self) -> dict[str, object]:
        return {
            "seat": self.seat,
            "left": self.left,
            "barred": [TRACK_IDS[track] for track in range(TRACKS) if self.barred >> track & 1],
            "waiting_symbols": [symbol.fields() for symbol in self.waiting_symbols],
        }

    def asks(self, state: AntarcticaState) -> bool:
        return has_eligible_track(state, self.seat, self.barred)

    def run(self, state: AntarcticaState) -> None:
        self.go_on(state, self.barred, [])

    def legal(self, state: AntarcticaState, seat: Seat) -> list[MoveId]:
        moves = eligible_tracks(state, seat, self.barred)
        if not self.compulsory(state):
            moves.append(MoveId(DECLINE))
        return moves

    def compulsory(self, state: AntarcticaState) -> bool:
        """ANT-144: the first to choose is the player whose cube triggered the effect."""
        triggered = self.left == state.players
        ruleset = state.ruleset
        return ruleset.all_must_research or (triggered and ruleset.trigger_must_research)

    def play(self, state: AntarcticaState, seat: Seat, move: MoveId) -> None:
        if move == DECLINE:
            self.go_on(state, self.barred, [])
        else:
            track = move - ADVANCE
            points = state.ruleset.edition.gains.research_three
            effects = advance(state, seat, track, points)
            self.go_on(state, self.barred | 1 << track, effects)

    def go_on(self, state: AntarcticaState, barred: int, effects: list[int]) -> None:
        """The next player, or all the symbols if this was the last."""
        symbols = [*self.waiting_symbols]
        for effect in effects:
            symbols.append(Symbol(self.seat, effect))
        if self.left > 1:
            following = Seat((self.seat + 1) % state.players)
            state.agenda.append(ResearchThree(following, self.left - 1, barred, tuple(symbols)))
        else:
            for symbol in reversed(symbols):
                state.agenda.append(symbol)

    def why_not(self, state: AntarcticaState, seat: Seat, move: MoveId) -> Reason:
        if ADVANCE <= move < ADVANCE + TRACKS:
            track = move - ADVANCE
            if self.barred >> track & 1:
                return Reason("antarctica-track-barred", {"track": TRACK_IDS[track]})
            return track_obstacle(state, seat, track)
        return Reason("antarctica-choose-track-first")


# --- red effects ------------------------------------------------------------------------------


class AcceptNewShip(SeatDecision[AntarcticaState]):
    """D17: take the new ship of the red symbol? (ANT-147, ANT-148)"""

    NAME: ClassVar[str] = "accept_new_ship"

    def asks(self, state: AntarcticaState) -> bool:
        return can_take_ship(state, self.seat)

    def legal(self, state: AntarcticaState, seat: Seat) -> list[MoveId]:
        return [MoveId(ACCEPT), MoveId(DECLINE)]

    def play(self, state: AntarcticaState, seat: Seat, move: MoveId) -> None:
        if move == ACCEPT:
            start_ship(state, seat)

    def why_not(self, state: AntarcticaState, seat: Seat, move: MoveId) -> Reason:
        return Reason("antarctica-accept-first")


def take_know_how_card(state: AntarcticaState, seat: Seat) -> None:
    """ANT-149"""
    if state.know_how_stack > 0:
        state.know_how_stack -= 1
        state.know_how[seat] += 1
        state.touch(seat, CARDS)
        state.progress = True
        events.know_how_taken(state, seat)


def take_basic_card_back(state: AntarcticaState, seat: Seat) -> None:
    """ANT-150"""
    if state.basic_card[seat] == 0:
        state.basic_card[seat] = 1
        state.touch(seat, CARDS)
        state.progress = True
        events.basic_card_back(state, seat)


# --- new ships and shipyard cards -------------------------------------------------------------


def start_ship(state: AntarcticaState, seat: Seat) -> None:
    """A ship is taken, and the others choose shipyard cards (ANT-089 to ANT-093)."""
    state.take_ship(seat)
    if state.shipyard.size < state.players - 1:
        if state.shipyard.size > 0:
            state.shipyard = Bag([0] * KINDS)
            events.shipyard_removed(state)
        return
    events.shipyard_offered(state)
    for other in reversed(seats_from(state, seat)[1:]):
        state.agenda.append(PickShipyardCard(other))


class PickShipyardCard(SeatDecision[AntarcticaState]):
    """D18: which card of the shipyard stack? The picker looks through it (ANT-090 to ANT-092)."""

    NAME: ClassVar[str] = "shipyard_pick"

    def legal(self, state: AntarcticaState, seat: Seat) -> list[MoveId]:
        moves = [MoveId(PICK + kind) for kind in state.shipyard.items()]
        if state.ruleset.card_may_be_declined:
            moves.append(MoveId(DECLINE))
        return moves

    def play(self, state: AntarcticaState, seat: Seat, move: MoveId) -> None:
        if move == DECLINE:
            state.decline_shipyard_card(seat)
            return
        kind = move - PICK
        state.shipyard = state.shipyard.without(kind)
        state.gain_shipyard_card(seat, kind, PICKED)

    def why_not(self, state: AntarcticaState, seat: Seat, move: MoveId) -> Reason:
        if PICK <= move < PICK + KINDS:
            return Reason("antarctica-not-in-stack")
        return Reason("antarctica-pick-first")

    def visibility(self, state: AntarcticaState, seat: Seat, move: MoveId, viewer: Seat) -> int:
        return OPEN if viewer == seat or move == DECLINE else MASKED

    def reveals(self, state: AntarcticaState) -> bool:
        return True
