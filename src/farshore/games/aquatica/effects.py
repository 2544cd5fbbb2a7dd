"""What cards, mantas and depths do in Aquatica: the vocabulary of effects, carried out.

`apply_effect` is the only place that interprets an effect. Effects that leave something to decide
put a decision on the agenda; it is put there only if there is something to choose (AQU-054).
`Resolve` takes the effects of the played card one after the other (section 5.2).
"""

from __future__ import annotations

from typing import ClassVar, Final

from farshore.core.chance import Bag
from farshore.core.errors import Reason
from farshore.core.state import DrawDecision, SeatDecision, Step
from farshore.games.aquatica.components import (
    CHARACTER_SLOT_COUNT,
    CHOOSE,
    DO_BUY,
    DO_CONQUER,
    DO_EXPLORE,
    DO_IDS,
    DO_RAISE,
    DO_RAISE_FULLY,
    DO_READY,
    DO_RECRUIT,
    DO_RETURN,
    DO_SCORE,
    EACH_OPPONENT,
    EVERYTHING,
    FIRST_TYPED,
    GAIN,
    LOCATIONS,
    LOWER,
    MANTAS,
    OCEAN,
    POWER,
    RECRUIT_FREE,
    SLOTS,
    SPACES,
    STARTING,
    TRACKS,
    TRAINED,
    UPPER,
    Effect,
)
from farshore.games.aquatica.conditions import (
    DRAWN_MANTAS,
    DRAWN_SHOAL,
    add_claims,
    available,
    can_apply,
    claim_obstacle,
    claimable,
    funds,
    gives,
    may_decline,
    option_possible,
    payable,
    price,
    raisable,
    score_obstacle,
    source_obstacle,
    space_obstacle,
    target_obstacle,
)
from farshore.games.aquatica.moves import (
    BUY,
    CHARACTER_IDS,
    CHARACTER_SLOTS,
    CLAIM,
    CONQUER,
    CONTINUE,
    DECLINE,
    DRAW,
    DROP,
    END_TURN,
    EXPLORE,
    GOAL_IDS,
    LOCATION_SLOTS,
    LOWER_SLOTS,
    MANTA_IDS,
    OPTION,
    PAY,
    PLACE_ICHTHYANDER,
    RAISE,
    RAISE_FULLY,
    READY,
    RECRUIT,
    RETURN,
    REVEAL_CHARACTER,
    REVEAL_LOCATION,
    SCORE,
    SEIZE,
    SPACE_IDS,
)
from farshore.games.aquatica.state import (
    BY_CHARACTERS,
    BY_ICHTHYANDERS,
    BY_LOCATIONS,
    ICHTHYANDER,
    NO_CARD,
    NOBODY,
    PILE_BITS,
    PILE_MASK,
    SHOAL_BITS,
    SHOAL_MASK,
    AquaticaState,
)

FIRST_SPACE: Final = 5
"""The first `draw` move of a space, after those of the mantas."""
FIRST_RETURNED: Final = 1
"""The first character of the `return` moves."""
LAST_SLOT: Final = CHARACTER_SLOT_COUNT - 1


# --- the played card --------------------------------------------------------------------------


class Resolve(Step[AquaticaState]):
    """The effects of the played card from `at` on, in their listed order (AQU-052)."""

    NAME: ClassVar[str] = "resolve"

    def __init__(self, effects: tuple[Effect, ...], at: int) -> None:
        self.effects: Final = effects
        self.at: Final = at

    def fields(self) -> dict[str, object]:
        return {"effects": [effect.source for effect in self.effects[self.at :]]}

    def run(self, state: AquaticaState) -> None:
        seat = state.active
        effects = self.effects
        at = self.at
        if at == len(effects):
            finish_main_action(state, seat)
            return
        if state.carried_out:  # AQU-136: a window between two effects
            state.carried_out = False
            if claimable(state, seat):
                state.agenda.append(self)
                state.agenda.append(ClaimWindow(seat))
                return
        effect = effects[at]
        if effect.verb != CHOOSE:
            state.agenda.append(Resolve(effects, at + 1))
            apply_effect(state, seat, effect, 0)
        elif len(possible_options(state, seat, effect)) > 0:
            state.agenda.append(ChooseOption(seat, effects, at))
        else:
            state.agenda.append(Resolve(effects, at + 1))  # AQU-058


def finish_main_action(state: AquaticaState, seat: int) -> None:
    """AQU-059, AQU-064"""
    state.carried_out = False
    state.given = 0
    for resource in range(len(state.pool)):
        state.pool[resource] = 0
    state.lay_down(seat)


def apply_effect(state: AquaticaState, seat: int, effect: Effect, barred: int) -> None:
    """Carries out an effect as far as it can be (AQU-053, AQU-054, AQU-084).

    `barred` is the bit of the space that shows a raise, which cannot raise itself (AQU-106).
    """
    verb = effect.verb
    number = effect.number
    if verb == GAIN:
        state.pool[effect.resource] += number
    elif verb == EACH_OPPONENT:
        for step in range(state.players - 1, 0, -1):  # AQU-129: clockwise from the left
            for part in reversed(effect.lists[0]):
                state.agenda.append(OpponentActs((seat + step) % state.players, part))
    elif not can_apply(state, seat, effect, barred):
        return
    elif verb == DO_RECRUIT:
        state.agenda.append(ChooseRecruit(seat))
    elif verb == DO_BUY:
        state.agenda.append(ChoosePurchase(seat))
    elif verb == DO_CONQUER:
        state.agenda.append(ChooseConquest(seat))
    elif verb == DO_RAISE:
        state.agenda.append(ChooseRaise(seat, number, barred))
    elif verb == DO_RAISE_FULLY:
        state.agenda.append(ChooseRaiseFully(seat, number, barred))
    elif verb == DO_SCORE:
        state.agenda.append(ChooseScore(seat, number))
    elif verb == DO_RETURN:
        if number == EVERYTHING:
            state.take_all_back(seat)
            state.done()
        else:
            state.agenda.append(ChooseReturn(seat, number))
    elif verb == DO_READY:
        if number == EVERYTHING:
            state.make_all_ready(seat)
            state.done()
        else:
            state.agenda.append(ChooseReady(seat, number))
    elif verb == RECRUIT_FREE:
        state.agenda.append(ChooseFreeRecruit(seat))
    elif verb == DO_EXPLORE:
        state.agenda.append(ExploreOrNot(seat))
    else:
        state.agenda.append(ChooseSeizure(seat))


class OpponentActs(Step[AquaticaState]):
    """An opponent must apply an effect if able (AQU-128, AQU-129)."""

    NAME: ClassVar[str] = "opponent_acts"

    def __init__(self, seat: int, effect: Effect) -> None:
        self.seat: Final = seat
        self.effect: Final = effect

    def fields(self) -> dict[str, object]:
        return {"seat": self.seat, "effect": self.effect.source}

    def run(self, state: AquaticaState) -> None:
        apply_effect(state, self.seat, self.effect, 0)


class ClaimWindow(SeatDecision[AquaticaState]):
    """D08: claim goals between two effects of the card, or go on? (AQU-136, R17)"""

    NAME: ClassVar[str] = "claim_window"

    def legal(self, state: AquaticaState, seat: int) -> list[int]:
        moves: list[int] = []
        add_claims(state, seat, moves)
        moves.append(CONTINUE)
        return moves

    def play(self, state: AquaticaState, move: int, seat: int) -> None:
        if move != CONTINUE:
            claim(state, seat, move)
            if claimable(state, seat):
                state.agenda.append(self)

    def why_not(self, state: AquaticaState, move: int, seat: int) -> Reason:
        if CLAIM <= move < END_TURN:
            goal, manta = divmod(move - CLAIM, TRAINED)
            return claim_obstacle(state, seat, goal, manta)
        return Reason("aquatica-claim-or-continue")


def claim(state: AquaticaState, seat: int, move: int) -> None:
    """Carries out a `claim` move."""
    goal, manta = divmod(move - CLAIM, TRAINED)
    state.claim(seat, state.goals.index(goal), manta)


class ChooseOption(SeatDecision[AquaticaState]):
    """D09: which of the two lists of the card? (AQU-058)"""

    NAME: ClassVar[str] = "choose_option"

    def __init__(self, seat: int, effects: tuple[Effect, ...], at: int) -> None:
        super().__init__(seat)
        self.effects: Final = effects
        """The effects of the card; the one at `at` is the choice."""
        self.at: Final = at

    def fields(self) -> dict[str, object]:
        effects = [effect.source for effect in self.effects[self.at :]]
        return {"seat": self.seat, "effects": effects}

    def legal(self, state: AquaticaState, seat: int) -> list[int]:
        options = possible_options(state, seat, self.effects[self.at])
        return [OPTION + option for option in options]

    def play(self, state: AquaticaState, move: int, seat: int) -> None:
        option = self.effects[self.at].lists[move - OPTION]
        state.agenda.append(Resolve(option + self.effects[self.at + 1 :], 0))

    def why_not(self, state: AquaticaState, move: int, seat: int) -> Reason:
        if OPTION <= move < EXPLORE:
            return Reason("aquatica-option-impossible", {"option": move - OPTION + 1})
        return Reason("aquatica-option-first")


def possible_options(state: AquaticaState, seat: int, choice: Effect) -> list[int]:
    options: list[int] = []
    for number, option in enumerate(choice.lists):
        if option_possible(state, seat, option):
            options.append(number)
    return options


# --- explore ----------------------------------------------------------------------------------


class ExploreOrNot(SeatDecision[AquaticaState]):
    """D10: explore or decline? (AQU-055, AQU-120, AQU-126)"""

    NAME: ClassVar[str] = "explore"

    def legal(self, state: AquaticaState, seat: int) -> list[int]:
        return [EXPLORE, DECLINE]

    def play(self, state: AquaticaState, move: int, seat: int) -> None:
        if move == DECLINE:
            return
        state.tell("explored", seat)
        for slot in range(UPPER):
            discard_location(state, slot)
        left = 0
        for slot in range(UPPER, SLOTS):
            if state.slots[slot] != NO_CARD:
                left += 1
        if left > UPPER:
            state.agenda.append(KeepLocations(seat, left - UPPER, UPPER))
        else:
            move_up(state, seat)

    def why_not(self, state: AquaticaState, move: int, seat: int) -> Reason:
        return Reason("aquatica-explore-first")


def discard_location(state: AquaticaState, slot: int) -> None:
    """AQU-125: out of the game."""
    location = state.slots[slot]
    if location != NO_CARD:
        state.slots[slot] = NO_CARD
        state.discarded |= 1 << location
        state.tell("location_discarded", NOBODY, location)


class KeepLocations(SeatDecision[AquaticaState]):
    """D11: which one or two cards of the lower row do not move up? (AQU-121, AQU-124)"""

    NAME: ClassVar[str] = "keep_locations"

    def __init__(self, seat: int, left: int, first: int) -> None:
        super().__init__(seat)
        self.left: Final = left
        """How many are still to be dropped."""
        self.first: Final = first
        """The leftmost slot that may be named: drops go from left to right."""

    def fields(self) -> dict[str, object]:
        return {"seat": self.seat, "left": self.left, "first": LOCATION_SLOTS[self.first]}

    def legal(self, state: AquaticaState, seat: int) -> list[int]:
        moves: list[int] = []
        for slot in range(self.first, SLOTS):
            if state.slots[slot] != NO_CARD:
                moves.append(DROP + slot - UPPER)
        return moves[: len(moves) - self.left + 1]  # those after it must be enough

    def play(self, state: AquaticaState, move: int, seat: int) -> None:
        slot = move - DROP + UPPER
        discard_location(state, slot)
        if self.left > 1:
            state.agenda.append(KeepLocations(seat, self.left - 1, slot + 1))
        else:
            move_up(state, seat)

    def why_not(self, state: AquaticaState, move: int, seat: int) -> Reason:
        if DROP <= move < RECRUIT:
            slot = move - DROP
            if state.slots[slot + UPPER] == NO_CARD:
                return Reason("aquatica-slot-empty", {"slot": LOWER_SLOTS[slot]})
            return Reason("aquatica-drop-order", {"slot": LOWER_SLOTS[slot]})
        return Reason("aquatica-drop-first")


def move_up(state: AquaticaState, seat: int) -> None:
    """The lower row moves up, keeping its order, and is dealt anew (AQU-121 to AQU-123)."""
    free = 0
    for slot in range(UPPER, SLOTS):
        location = state.slots[slot]
        if location != NO_CARD:
            state.slots[slot] = NO_CARD
            state.slots[free] = location
            free += 1
    state.done()
    push_ichthyander(state, seat)  # AQU-158: right after it
    if state.locations.size > 0:
        state.agenda.append(RevealLocation(0))


class RevealLocation(DrawDecision[AquaticaState]):
    """Which location comes to the next slot of the lower row? (AQU-022, AQU-122, AQU-123)"""

    NAME: ClassVar[str] = "reveal_location"

    def __init__(self, slot: int) -> None:
        self.slot: Final = slot

    def fields(self) -> dict[str, object]:
        return {"slot": LOWER_SLOTS[self.slot]}

    def bag(self, state: AquaticaState) -> Bag:
        return state.locations

    def outcome(self, state: AquaticaState, item: int) -> int:
        return REVEAL_LOCATION + self.slot * LOCATIONS + item

    def play(self, state: AquaticaState, move: int, seat: int) -> None:
        slot = self.slot
        location = move - REVEAL_LOCATION - slot * LOCATIONS
        state.locations = state.locations.without(location)
        state.slots[UPPER + slot] = location
        state.tell("location_revealed", NOBODY, slot, location)
        if state.locations.size == 0:
            state.trigger_end(BY_LOCATIONS)  # AQU-162
        elif slot + 1 < LOWER:
            state.agenda.append(RevealLocation(slot + 1))


def push_ichthyander(state: AquaticaState, seat: int) -> None:
    """Solo: one more Ichthyander manta, if there is one (AQU-156, AQU-160)."""
    if state.table.solo and state.ichthyanders != (1 << TRACKS) - 1:
        state.agenda.append(PlaceIchthyander(seat))


class PlaceIchthyander(SeatDecision[AquaticaState]):
    """D24: on which track does the next Ichthyander manta go? (AQU-156 to AQU-158)"""

    NAME: ClassVar[str] = "place_ichthyander"

    def legal(self, state: AquaticaState, seat: int) -> list[int]:
        moves: list[int] = []
        for track in range(TRACKS):
            if not state.ichthyanders >> track & 1:
                moves.append(PLACE_ICHTHYANDER + state.goals[track])
        return moves

    def play(self, state: AquaticaState, move: int, seat: int) -> None:
        goal = move - PLACE_ICHTHYANDER
        track = state.goals.index(goal)
        state.occupy(track, ICHTHYANDER)
        state.ichthyanders |= 1 << track
        state.tell("ichthyander_placed", NOBODY, goal)
        if state.ichthyanders == (1 << TRACKS) - 1:
            state.trigger_end(BY_ICHTHYANDERS)  # AQU-176

    def why_not(self, state: AquaticaState, move: int, seat: int) -> Reason:
        if move >= PLACE_ICHTHYANDER:
            goal = move - PLACE_ICHTHYANDER
            if goal not in state.goals:
                return Reason("aquatica-goal-not-here", {"goal": GOAL_IDS[goal]})
            return Reason("aquatica-ichthyander-there", {"goal": GOAL_IDS[goal]})
        return Reason("aquatica-ichthyander-first")


# --- recruit, buy, conquer, seize -------------------------------------------------------------


def first_target(verb: int) -> int:
    """The first move that names a target of a recruit, purchase or conquest."""
    if verb == DO_RECRUIT:
        return RECRUIT
    return BUY if verb == DO_BUY else CONQUER


class ChooseTarget(SeatDecision[AquaticaState]):
    """What to take with pool and sources, or to decline? (AQU-056, AQU-057, AQU-074)"""

    def __init__(self, seat: int, verb: int) -> None:
        super().__init__(seat)
        self.verb: Final = verb

    def legal(self, state: AquaticaState, seat: int) -> list[int]:
        verb = self.verb
        total = funds(state, seat)
        first = first_target(verb)
        moves: list[int] = []
        if may_decline(state, seat, verb):
            moves.append(DECLINE)
        for slot in range(CHARACTER_SLOT_COUNT if verb == DO_RECRUIT else SLOTS):
            if payable(state, verb, slot, total):
                moves.append(first + slot)
        return moves

    def play(self, state: AquaticaState, move: int, seat: int) -> None:
        if move == DECLINE:
            return
        slot = move - first_target(self.verb)
        cost = price(state, self.verb, slot)
        if self.verb == DO_RECRUIT:
            state.tell("recruit_begun", seat, state.row[slot], cost)
        elif self.verb == DO_BUY:
            state.tell("purchase_begun", seat, state.slots[slot], cost)
        else:
            state.tell("conquest_begun", seat, state.slots[slot], cost)
        state.agenda.append(Pay(seat, self.verb, slot, 0))

    def why_not(self, state: AquaticaState, move: int, seat: int) -> Reason:
        verb = self.verb
        first = first_target(verb)
        slots = CHARACTER_SLOT_COUNT if verb == DO_RECRUIT else SLOTS
        if first <= move < first + slots:
            return target_obstacle(state, seat, verb, move - first)
        if move == DECLINE:
            return Reason("aquatica-strict" if state.table.strict else "aquatica-pool-pays")
        return Reason("aquatica-target-first", {"do": DO_IDS[verb - DO_CONQUER]})


class ChooseRecruit(ChooseTarget):
    """D12: which displayed character to recruit? (AQU-088)"""

    NAME: ClassVar[str] = "choose_recruit"

    def __init__(self, seat: int) -> None:
        super().__init__(seat, DO_RECRUIT)


class ChoosePurchase(ChooseTarget):
    """D13: which displayed location to buy? (AQU-094, AQU-096)"""

    NAME: ClassVar[str] = "choose_purchase"

    def __init__(self, seat: int) -> None:
        super().__init__(seat, DO_BUY)


class ChooseConquest(ChooseTarget):
    """D14: which displayed location to conquer? (AQU-094, AQU-097, AQU-098)"""

    NAME: ClassVar[str] = "choose_conquest"

    def __init__(self, seat: int) -> None:
        super().__init__(seat, DO_CONQUER)


class Pay(SeatDecision[AquaticaState]):
    """D16: draw on a source, or stop and pay? (AQU-068 to AQU-078)"""

    NAME: ClassVar[str] = "draw_source"

    def __init__(self, seat: int, verb: int, slot: int, drawn: int) -> None:
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

    def legal(self, state: AquaticaState, seat: int) -> list[int]:
        cost = price(state, self.verb, self.slot)
        moves: list[int] = []
        if self.drawn < cost:  # AQU-075
            self.add_sources(state, seat, moves)
        if available(state, self.verb, self.slot, state.pool) >= cost:
            moves.append(PAY)
        return moves

    def add_sources(self, state: AquaticaState, seat: int, moves: list[int]) -> None:
        type_ = self.target_type(state)
        edition = state.table.edition
        ready = state.ready[seat] & DRAWN_SHOAL
        if ready:
            for number, manta in enumerate(DRAWN_MANTAS):
                there = ready >> manta * SHOAL_BITS & SHOAL_MASK
                if there and gives(edition.mantas[manta], self.verb, type_):
                    moves.append(DRAW + number)
        spaces = state.occupied[seat] & ~state.raised[seat] & ~state.given  # AQU-072
        for space in range(SPACES):
            if spaces >> space & 1 and gives(state.top(seat, space), self.verb, type_):
                moves.append(DRAW + FIRST_SPACE + space)

    def target_type(self, state: AquaticaState) -> int:
        if self.verb == DO_RECRUIT:
            return 0
        return state.table.edition.types[state.slots[self.slot]]

    def play(self, state: AquaticaState, move: int, seat: int) -> None:
        if move == PAY:
            self.complete(state, seat)
            return
        source = move - DRAW
        if source < FIRST_SPACE:
            manta = DRAWN_MANTAS[source]
            effect = state.table.edition.mantas[manta]
            state.tire(seat, manta)  # AQU-069
            state.tell("manta_drawn", seat, manta)
        else:
            space = source - FIRST_SPACE
            effect = state.top(seat, space)
            state.given |= 1 << space
            state.tell("depth_drawn", seat, state.board[seat * SPACES + space])
            state.slide(seat, space)  # AQU-070
        state.pool[effect.resource] += effect.number
        state.agenda.append(Pay(seat, self.verb, self.slot, self.drawn + effect.number))

    def complete(self, state: AquaticaState, seat: int) -> None:
        """The price leaves the pool and the target is taken (AQU-076)."""
        cost = price(state, self.verb, self.slot)
        pool = state.pool
        if self.verb == DO_CONQUER:
            typed = FIRST_TYPED + self.target_type(state)
            from_typed = min(pool[typed], cost)  # AQU-067
            pool[typed] -= from_typed
            pool[POWER] -= cost - from_typed
        else:
            pool[0] -= cost
        if self.verb == DO_RECRUIT:
            recruit(state, seat, self.slot)
        else:
            take_location(state, seat, self.slot)

    def why_not(self, state: AquaticaState, move: int, seat: int) -> Reason:
        cost = price(state, self.verb, self.slot)
        if move == PAY:
            found = available(state, self.verb, self.slot, state.pool)
            return Reason("aquatica-pool-too-small", {"needed": cost, "found": found})
        if DRAW <= move < PAY:
            if self.drawn >= cost:
                return Reason("aquatica-drawn-enough", {"needed": cost})
            return source_obstacle(state, seat, move - DRAW)
        return Reason("aquatica-pay-first")


class ChooseFreeRecruit(SeatDecision[AquaticaState]):
    """D12: which displayed character, without payment? (AQU-093)"""

    NAME: ClassVar[str] = "choose_free_recruit"

    def legal(self, state: AquaticaState, seat: int) -> list[int]:
        return [
            RECRUIT + slot for slot in range(CHARACTER_SLOT_COUNT) if state.row[slot] != NO_CARD
        ]

    def play(self, state: AquaticaState, move: int, seat: int) -> None:
        recruit(state, seat, move - RECRUIT)

    def why_not(self, state: AquaticaState, move: int, seat: int) -> Reason:
        if RECRUIT <= move < BUY:
            return Reason("aquatica-slot-empty", {"slot": CHARACTER_SLOTS[move - RECRUIT]})
        return Reason("aquatica-target-first", {"do": "recruit"})


def recruit(state: AquaticaState, seat: int, slot: int) -> None:
    """AQU-089 to AQU-091: into the hand; the row closes up and is filled."""
    character = state.row[slot]
    state.take_in_hand(seat, character)
    state.recruited |= 1 << state.table.edition.board.prices[slot]
    for at in range(slot, LAST_SLOT):
        state.row[at] = state.row[at + 1]
    state.row[LAST_SLOT] = NO_CARD
    state.done()
    state.tell("recruited", seat, character)
    if state.characters.size > 0:
        state.agenda.append(RevealCharacter(LAST_SLOT))


class RevealCharacter(DrawDecision[AquaticaState]):
    """Which character comes to a slot of the row? (AQU-021, AQU-091)"""

    NAME: ClassVar[str] = "reveal_character"

    def __init__(self, slot: int) -> None:
        self.slot: Final = slot

    def fields(self) -> dict[str, object]:
        return {"slot": CHARACTER_SLOTS[self.slot]}

    def bag(self, state: AquaticaState) -> Bag:
        return state.characters

    def outcome(self, state: AquaticaState, item: int) -> int:
        return REVEAL_CHARACTER + self.slot * OCEAN + item

    def play(self, state: AquaticaState, move: int, seat: int) -> None:
        ocean = move - REVEAL_CHARACTER - self.slot * OCEAN
        state.characters = state.characters.without(ocean)
        state.row[self.slot] = STARTING + ocean
        state.tell("character_revealed", NOBODY, self.slot, STARTING + ocean)
        if state.characters.size == 0:
            state.trigger_end(BY_CHARACTERS)  # AQU-163


def take_location(state: AquaticaState, seat: int, slot: int) -> None:
    """The location goes to the own board; its slot stays empty (AQU-099 to AQU-101)."""
    location = state.slots[slot]
    state.slots[slot] = NO_CARD
    state.tell("location_taken", seat, location)
    state.place(seat, location)
    state.done()


class ChooseSeizure(SeatDecision[AquaticaState]):
    """D15: which displayed location is taken without paying? (AQU-102)"""

    NAME: ClassVar[str] = "choose_seizure"

    def legal(self, state: AquaticaState, seat: int) -> list[int]:
        return [SEIZE + slot for slot in range(SLOTS) if state.slots[slot] != NO_CARD]

    def play(self, state: AquaticaState, move: int, seat: int) -> None:
        take_location(state, seat, move - SEIZE)

    def why_not(self, state: AquaticaState, move: int, seat: int) -> Reason:
        if SEIZE <= move < DRAW:
            return Reason("aquatica-slot-empty", {"slot": LOCATION_SLOTS[move - SEIZE]})
        return Reason("aquatica-target-first", {"do": "seize"})


# --- raise and score --------------------------------------------------------------------------


class ChooseRaise(SeatDecision[AquaticaState]):
    """D17, D22: which location does the next step of a raise slide up? (AQU-103 to AQU-107)"""

    NAME: ClassVar[str] = "choose_raise"

    def __init__(self, seat: int, steps: int, barred: int) -> None:
        super().__init__(seat)
        self.steps: Final = steps
        self.barred: Final = barred
        """The bit of the space that shows the raise; 0 if none does."""

    def fields(self) -> dict[str, object]:
        return {"seat": self.seat, "steps": self.steps, "barred": space_id(self.barred)}

    def legal(self, state: AquaticaState, seat: int) -> list[int]:
        return moves_for(raisable(state, seat, self.barred), RAISE)

    def play(self, state: AquaticaState, move: int, seat: int) -> None:
        space = move - RAISE
        state.tell("raised", seat, state.board[seat * SPACES + space])
        state.slide(seat, space)
        state.done()
        if self.steps > 1 and raisable(state, seat, self.barred):
            state.agenda.append(ChooseRaise(seat, self.steps - 1, self.barred))

    def why_not(self, state: AquaticaState, move: int, seat: int) -> Reason:
        if RAISE <= move < RAISE_FULLY:
            return space_obstacle(state, seat, move - RAISE)
        return Reason("aquatica-raise-first")


class ChooseRaiseFully(SeatDecision[AquaticaState]):
    """D18: which location is raised until all its depths are covered? (AQU-108)"""

    NAME: ClassVar[str] = "choose_raise_fully"

    def __init__(self, seat: int, left: int, barred: int) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.barred: Final = barred

    def fields(self) -> dict[str, object]:
        return {"seat": self.seat, "left": self.left, "barred": space_id(self.barred)}

    def legal(self, state: AquaticaState, seat: int) -> list[int]:
        return moves_for(raisable(state, seat, self.barred), RAISE_FULLY)

    def play(self, state: AquaticaState, move: int, seat: int) -> None:
        space = move - RAISE_FULLY
        state.tell("raised", seat, state.board[seat * SPACES + space])
        state.slide_fully(seat, space)
        state.done()
        if self.left > 1 and raisable(state, seat, self.barred):
            state.agenda.append(ChooseRaiseFully(seat, self.left - 1, self.barred))

    def why_not(self, state: AquaticaState, move: int, seat: int) -> Reason:
        if RAISE_FULLY <= move < SCORE:
            return space_obstacle(state, seat, move - RAISE_FULLY)
        return Reason("aquatica-raise-fully-first")


class ChooseScore(SeatDecision[AquaticaState]):
    """D19, D23: which fully raised location goes to the score pile? (AQU-113 to AQU-115)"""

    NAME: ClassVar[str] = "choose_score"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def fields(self) -> dict[str, object]:
        return {"seat": self.seat, "left": self.left}

    def legal(self, state: AquaticaState, seat: int) -> list[int]:
        return moves_for(state.raised[seat], SCORE)

    def play(self, state: AquaticaState, move: int, seat: int) -> None:
        state.score(seat, move - SCORE)
        state.done()
        if self.left > 1 and state.raised[seat]:
            state.agenda.append(ChooseScore(seat, self.left - 1))

    def why_not(self, state: AquaticaState, move: int, seat: int) -> Reason:
        if SCORE <= move < RETURN:
            return score_obstacle(state, seat, move - SCORE)
        return Reason("aquatica-score-first")


def moves_for(spaces: int, first_move: int) -> list[int]:
    """A move for each space of a bit mask."""
    moves: list[int] = []
    for space in range(SPACES):
        if spaces >> space & 1:
            moves.append(first_move + space)
    return moves


def space_id(bit: int) -> str | None:
    """The space of a bit, for a position document."""
    return SPACE_IDS[bit.bit_length() - 1] if bit else None


# --- return and ready -------------------------------------------------------------------------


class ChooseReturn(SeatDecision[AquaticaState]):
    """D20: which discarded card goes back to the hand? (AQU-117)"""

    NAME: ClassVar[str] = "choose_return"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def fields(self) -> dict[str, object]:
        return {"seat": self.seat, "left": self.left}

    def legal(self, state: AquaticaState, seat: int) -> list[int]:
        moves: list[int] = []
        pile = state.discards[seat] >> FIRST_RETURNED * PILE_BITS
        move = RETURN
        while pile:
            if pile & PILE_MASK:
                moves.append(move)
            pile >>= PILE_BITS
            move += 1
        return moves

    def play(self, state: AquaticaState, move: int, seat: int) -> None:
        state.take_back(seat, move - RETURN + FIRST_RETURNED)
        state.done()
        if self.left > 1 and state.discard_sizes[seat] > 0:
            state.agenda.append(ChooseReturn(seat, self.left - 1))

    def why_not(self, state: AquaticaState, move: int, seat: int) -> Reason:
        if RETURN <= move < READY:
            character: str = CHARACTER_IDS[move - RETURN + FIRST_RETURNED]
            return Reason("aquatica-not-discarded", {"character": character})
        return Reason("aquatica-return-first")


class ChooseReady(SeatDecision[AquaticaState]):
    """D21: which tired manta of the reserve becomes ready? (AQU-118)"""

    NAME: ClassVar[str] = "choose_ready"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def fields(self) -> dict[str, object]:
        return {"seat": self.seat, "left": self.left}

    def legal(self, state: AquaticaState, seat: int) -> list[int]:
        moves: list[int] = []
        tired = state.tired[seat]
        for manta in range(MANTAS):
            if tired >> manta * SHOAL_BITS & SHOAL_MASK:
                moves.append(READY + manta)
        return moves

    def play(self, state: AquaticaState, move: int, seat: int) -> None:
        state.make_ready(seat, move - READY)
        state.done()
        if self.left > 1 and state.tired[seat]:
            state.agenda.append(ChooseReady(seat, self.left - 1))

    def why_not(self, state: AquaticaState, move: int, seat: int) -> Reason:
        if READY <= move < PLACE_ICHTHYANDER:
            return Reason("aquatica-manta-not-tired", {"manta": MANTA_IDS[move - READY]})
        return Reason("aquatica-ready-first")
