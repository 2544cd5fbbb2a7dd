"""Recruiting, buying, conquering and seizing: what is chosen, how it is paid, what it brings."""

from __future__ import annotations

from typing import ClassVar, Final

from farshore.core.chance import Bag
from farshore.core.errors import Reason
from farshore.core.state import DrawDecision, SeatDecision
from farshore.core.types import MoveId, Seat
from farshore.games.aquatica import events
from farshore.games.aquatica.components import (
    CHARACTER_SLOT_COUNT,
    DO_BUY,
    DO_CONQUER,
    DO_IDS,
    DO_RECRUIT,
    FIRST_TYPED,
    OCEAN,
    POWER,
    SLOTS,
    SPACES,
    STARTING,
)
from farshore.games.aquatica.conditions import (
    DRAWN_MANTAS,
    DRAWN_SHOAL,
    available,
    funds,
    gives,
    in_pool,
    may_decline,
    payable,
    price,
    source_obstacle,
    target_obstacle,
)
from farshore.games.aquatica.exploring import FIRST_SPACE
from farshore.games.aquatica.move_numbers import (
    BUY,
    CONQUER,
    DECLINE,
    DRAW,
    PAY,
    RECRUIT,
    REVEAL,
    SEIZE,
)
from farshore.games.aquatica.moves import CHARACTER_SLOTS, LOCATION_SLOTS
from farshore.games.aquatica.state import (
    BY_CHARACTERS,
    NO_CARD,
    PILE_BITS,
    SHOAL_BITS,
    SHOAL_MASK,
    AquaticaState,
)

LAST_SLOT: Final = CHARACTER_SLOT_COUNT - 1


# --- recruit, buy, conquer, seize -------------------------------------------------------------


def first_target(verb: int) -> int:
    """The first move that names a target of a recruit, purchase or conquest."""
    if verb == DO_RECRUIT:
        return RECRUIT
    return BUY if verb == DO_BUY else CONQUER


class ChooseTarget(SeatDecision[AquaticaState]):
    """What to take with pool and sources, or to decline? (AQU-056, AQU-057, AQU-074)"""

    def __init__(self, seat: Seat, verb: int) -> None:
        super().__init__(seat)
        self.verb: Final = verb

    def legal(self, state: AquaticaState, seat: Seat) -> list[MoveId]:
        verb = self.verb
        total = funds(state, seat)
        first = first_target(verb)
        moves: list[MoveId] = []
        if may_decline(state, seat, verb):
            moves.append(MoveId(DECLINE))
        for slot in range(CHARACTER_SLOT_COUNT if verb == DO_RECRUIT else SLOTS):
            if payable(state, verb, slot, total):
                moves.append(MoveId(first + slot))
        return moves

    def play(self, state: AquaticaState, seat: Seat, move: MoveId) -> None:
        if move == DECLINE:
            return
        slot = move - first_target(self.verb)
        cost = price(state, self.verb, slot)
        if self.verb == DO_RECRUIT:
            events.recruit_begun(state, seat, state.row[slot], cost)
        elif self.verb == DO_BUY:
            events.purchase_begun(state, seat, state.slots[slot], cost)
        else:
            events.conquest_begun(state, seat, state.slots[slot], cost)
        state.agenda.append(Pay(seat, self.verb, slot, 0))

    def why_not(self, state: AquaticaState, seat: Seat, move: MoveId) -> Reason:
        verb = self.verb
        first = first_target(verb)
        slots = CHARACTER_SLOT_COUNT if verb == DO_RECRUIT else SLOTS
        if first <= move < first + slots:
            return target_obstacle(state, seat, verb, move - first)
        if move == DECLINE:
            return Reason("aquatica-strict" if state.ruleset.strict else "aquatica-pool-pays")
        return Reason("aquatica-target-first", {"do": DO_IDS[verb - DO_CONQUER]})


class ChooseRecruit(ChooseTarget):
    """D12: which displayed character to recruit? (AQU-088)"""

    NAME: ClassVar[str] = "choose_recruit"

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat, DO_RECRUIT)


class ChoosePurchase(ChooseTarget):
    """D13: which displayed location to buy? (AQU-094, AQU-096)"""

    NAME: ClassVar[str] = "choose_purchase"

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat, DO_BUY)


class ChooseConquest(ChooseTarget):
    """D14: which displayed location to conquer? (AQU-094, AQU-097, AQU-098)"""

    NAME: ClassVar[str] = "choose_conquest"

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat, DO_CONQUER)


class Pay(SeatDecision[AquaticaState]):
    """D16: draw on a source, or stop and pay? (AQU-068 to AQU-078)"""

    NAME: ClassVar[str] = "draw_source"

    def __init__(self, seat: Seat, verb: int, slot: int, drawn: int) -> None:
        super().__init__(seat)
        self.verb: Final = verb
        self.slot: Final = slot
        self.drawn: Final = drawn
        """What the sources drawn for this payment total."""

    def fields(self) -> dict[str, object]:
        slots = CHARACTER_SLOTS if self.verb == DO_RECRUIT else LOCATION_SLOTS
        return {
            "seat": self.seat,
            "do": DO_IDS[self.verb - DO_CONQUER],
            "slot": slots[self.slot],
            "drawn": self.drawn,
        }

    def legal(self, state: AquaticaState, seat: Seat) -> list[MoveId]:
        cost = price(state, self.verb, self.slot)
        moves: list[MoveId] = []
        if self.drawn < cost:  # AQU-075
            self.add_sources(state, seat, moves)
        if available(state, self.verb, self.slot, in_pool(state)) >= cost:
            moves.append(MoveId(PAY))
        return moves

    def add_sources(self, state: AquaticaState, seat: Seat, moves: list[MoveId]) -> None:
        type_ = self.target_type(state)
        edition = state.ruleset.edition
        ready = state.ready[seat] & DRAWN_SHOAL
        if ready:
            for number, manta in enumerate(DRAWN_MANTAS):
                there = ready >> manta * SHOAL_BITS & SHOAL_MASK
                if there and gives(edition.mantas[manta], self.verb, type_):
                    moves.append(MoveId(DRAW + number))
        spaces = state.occupied[seat] & ~state.raised[seat] & ~state.given  # AQU-072
        for space in range(SPACES):
            if spaces >> space & 1 and gives(state.top(seat, space), self.verb, type_):
                moves.append(MoveId(DRAW + FIRST_SPACE + space))

    def target_type(self, state: AquaticaState) -> int:
        if self.verb == DO_RECRUIT:
            return 0
        return state.ruleset.edition.types[state.slots[self.slot]]

    def play(self, state: AquaticaState, seat: Seat, move: MoveId) -> None:
        if move == PAY:
            self.complete(state, seat)
            return
        source = move - DRAW
        if source < FIRST_SPACE:
            manta = DRAWN_MANTAS[source]
            effect = state.ruleset.edition.mantas[manta]
            state.tire(seat, manta)  # AQU-069
            events.manta_drawn(state, seat, manta)
        else:
            space = source - FIRST_SPACE
            effect = state.top(seat, space)
            state.given |= 1 << space
            events.depth_drawn(state, seat, state.board[seat * SPACES + space])
            state.slide(seat, space)  # AQU-070
        state.pool[effect.resource] += effect.number
        state.agenda.append(Pay(seat, self.verb, self.slot, self.drawn + effect.number))

    def complete(self, state: AquaticaState, seat: Seat) -> None:
        """The price leaves the pool and the target is taken (AQU-076)."""
        cost = price(state, self.verb, self.slot)
        pool = state.pool
        if self.verb == DO_CONQUER:
            typed = FIRST_TYPED + self.target_type(state)
            from_typed = min(pool[typed], cost)  # AQU-067
            pool[typed] -= from_typed
            pool[POWER] -= cost - from_typed
            if state.ruleset.leftover_is_lost:
                pool[typed] = 0
                pool[POWER] = 0
        else:
            pool[0] -= cost
        if self.verb == DO_RECRUIT:
            recruit(state, seat, self.slot)
        else:
            take_location(state, seat, self.slot)

    def why_not(self, state: AquaticaState, seat: Seat, move: MoveId) -> Reason:
        cost = price(state, self.verb, self.slot)
        if move == PAY:
            found = available(state, self.verb, self.slot, in_pool(state))
            return Reason("aquatica-pool-too-small", {"needed": cost, "found": found})
        if DRAW <= move < PAY:
            if self.drawn >= cost:
                return Reason("aquatica-drawn-enough", {"needed": cost})
            return source_obstacle(state, seat, move - DRAW)
        return Reason("aquatica-pay-first")


class ChooseFreeRecruit(SeatDecision[AquaticaState]):
    """D12: which displayed character, without payment? (AQU-093)"""

    NAME: ClassVar[str] = "choose_free_recruit"

    def legal(self, state: AquaticaState, seat: Seat) -> list[MoveId]:
        return [
            MoveId(RECRUIT + slot)
            for slot in range(CHARACTER_SLOT_COUNT)
            if state.row[slot] != NO_CARD
        ]

    def play(self, state: AquaticaState, seat: Seat, move: MoveId) -> None:
        recruit(state, seat, move - RECRUIT)

    def why_not(self, state: AquaticaState, seat: Seat, move: MoveId) -> Reason:
        if RECRUIT <= move < BUY:
            return Reason("aquatica-slot-empty", {"slot": CHARACTER_SLOTS[move - RECRUIT]})
        return Reason("aquatica-target-first", {"do": "recruit"})


def recruit(state: AquaticaState, seat: Seat, slot: int) -> None:
    """AQU-089 to AQU-091: into the hand; the row closes up and is filled."""
    character = state.row[slot]
    state.take_in_hand(seat, character)
    state.recruited |= 1 << state.ruleset.edition.board.prices[slot]
    state.done()
    events.recruited(state, seat, character)
    close_up(state, slot)


def close_up(state: AquaticaState, slot: int) -> None:
    """The characters to the right of a gap slide left, and the deck fills the last slot."""
    for at in range(slot, LAST_SLOT):
        state.row[at] = state.row[at + 1]
    state.row[LAST_SLOT] = NO_CARD
    if state.characters.size > 0:
        state.agenda.append(RevealCharacter(LAST_SLOT))


def clear_first(state: AquaticaState) -> None:
    """AQU-181: the leftmost character of the row leaves the game."""
    character = state.row[0]
    if character != NO_CARD:
        state.removed += 1 << character * PILE_BITS
        events.character_removed(state, character)
        close_up(state, 0)


class RevealCharacter(DrawDecision[AquaticaState]):
    """Which character comes to a slot of the row? (AQU-021, AQU-091)"""

    NAME: ClassVar[str] = "reveal_character"

    def __init__(self, slot: int) -> None:
        self.slot: Final = slot

    def fields(self) -> dict[str, object]:
        return {"slot": CHARACTER_SLOTS[self.slot]}

    def bag(self, state: AquaticaState) -> Bag:
        return state.characters

    def outcome(self, state: AquaticaState, item: int) -> MoveId:
        return MoveId(REVEAL + self.slot * OCEAN + item)

    def play(self, state: AquaticaState, seat: Seat, move: MoveId) -> None:
        ocean = move - REVEAL - self.slot * OCEAN
        state.characters = state.characters.without(ocean)
        state.row[self.slot] = STARTING + ocean
        events.character_revealed(state, self.slot, STARTING + ocean)
        if state.characters.size == 0:
            state.trigger_end(BY_CHARACTERS)  # AQU-163


def take_location(state: AquaticaState, seat: Seat, slot: int) -> None:
    """The location goes to the own board; its slot stays empty (AQU-099 to AQU-101)."""
    location = state.slots[slot]
    state.slots[slot] = NO_CARD
    events.location_taken(state, seat, location)
    state.place(seat, location)
    state.done()


class ChooseSeizure(SeatDecision[AquaticaState]):
    """D15: which displayed location is taken without paying? (AQU-102)"""

    NAME: ClassVar[str] = "choose_seizure"

    def legal(self, state: AquaticaState, seat: Seat) -> list[MoveId]:
        return [MoveId(SEIZE + slot) for slot in range(SLOTS) if state.slots[slot] != NO_CARD]

    def play(self, state: AquaticaState, seat: Seat, move: MoveId) -> None:
        take_location(state, seat, move - SEIZE)

    def why_not(self, state: AquaticaState, seat: Seat, move: MoveId) -> Reason:
        if SEIZE <= move < DRAW:
            return Reason("aquatica-slot-empty", {"slot": LOCATION_SLOTS[move - SEIZE]})
        return Reason("aquatica-target-first", {"do": "seize"})
