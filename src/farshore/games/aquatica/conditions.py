"""What is possible in Aquatica, and why something is not.

Decisions and effects ask the first part; the second puts what is missing into a reason that can
be shown in any language.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from farshore.core.errors import Param, Reason
from farshore.core.types import MoveId, Seat
from farshore.games.aquatica.components import (
    ALL_BUT,
    BOARD_AT_LEAST,
    CHARACTER_SLOT_COUNT,
    COINS,
    CONQUERORS_AT_LEAST,
    DISCARD_AT_LEAST,
    DO_BUY,
    DO_CONQUER,
    DO_EXPLORE,
    DO_RAISE,
    DO_RAISE_FULLY,
    DO_READY,
    DO_RECRUIT,
    DO_REPLAY,
    DO_RETURN,
    DO_SCORE,
    DO_SEIZE,
    DO_TIRE,
    EACH_OPPONENT,
    FIRST_TYPED,
    GAIN,
    HAND_AT_LEAST,
    LOCATIONS_AT_LEAST,
    POINTS_AT_LEAST,
    POWER,
    RAISED_AT_LEAST,
    RECRUIT_FREE,
    RECRUITED_FROM,
    RESOURCES,
    SAME_TYPE_AT_LEAST,
    SCORED_AT_LEAST,
    SLOTS,
    SPACES,
    TRACKS,
    TRAINED,
    TYPES,
    TYPES_AT_LEAST,
    UPPER,
    WILD_AT_LEAST,
    Effect,
    Goal,
)
from farshore.games.aquatica.move_numbers import CLAIM
from farshore.games.aquatica.moves import (
    CHARACTER_IDS,
    DRAWN_MANTA_IDS,
    GOAL_IDS,
    LOCATION_IDS,
    LOCATION_SLOTS,
    MANTA_IDS,
    SPACE_IDS,
    USED_MANTA_IDS,
)
from farshore.games.aquatica.state import (
    NO_CARD,
    PILE_BITS,
    PILE_MASK,
    SHOAL_BITS,
    SHOAL_MASK,
    TRAINED_SHOAL,
    AquaticaState,
)

USED_MANTAS: Final = [MANTA_IDS.index(manta) for manta in USED_MANTA_IDS]
DRAWN_MANTAS: Final = [MANTA_IDS.index(manta) for manta in DRAWN_MANTA_IDS]
USED_SHOAL: Final = 0xFFF000FF00
"""The bits of the mantas of USED_MANTAS in a shoal."""
DRAWN_SHOAL: Final = 0x000FFF00FF
ALL_SPACES: Final = 0b11111
SPACES_IN: Final = [mask.bit_count() for mask in range(ALL_SPACES + 1)]
"""How many spaces a bit mask of spaces holds."""


# --- effects ----------------------------------------------------------------------------------


def raisable(state: AquaticaState, seat: Seat, barred: int) -> int:
    """Bit mask of the spaces whose location can be raised (AQU-105, AQU-106)."""
    return state.occupied[seat] & ~state.raised[seat] & ~barred


def can_apply(state: AquaticaState, seat: Seat, effect: Effect, barred: int) -> bool:
    """Whether an effect can be applied at least in part.

    `barred` is the bit of the space that shows the effect, 0 if none does.
    """
    verb = effect.verb
    if verb in (DO_RAISE, DO_RAISE_FULLY):
        return raisable(state, seat, barred) != 0
    if verb == DO_SCORE:
        return state.raised[seat] != 0
    if verb == RECRUIT_FREE:
        return state.row[0] != NO_CARD
    if verb == DO_RETURN:
        return state.discard_sizes[seat] > 0
    if verb == DO_READY:
        return state.tired[seat] != 0
    if verb == DO_TIRE:
        return state.ready[seat] != 0
    if verb == DO_REPLAY:
        return replayable(state, seat) != 0
    if verb == DO_EXPLORE:
        return state.locations.size > 0 or any_location(state)  # AQU-126
    if verb == DO_SEIZE:
        return has_room(state, seat) and any_location(state)
    if verb == EACH_OPPONENT:
        return any_opponent_can(state, seat, effect)
    if verb in (DO_CONQUER, DO_BUY, DO_RECRUIT):
        return any_payable(state, seat, verb, funds(state, seat))
    return False  # pragma: no cover - nobody asks about gains, choices and empty depths


def replayable(state: AquaticaState, seat: Seat) -> int:
    """The discarded characters that a card may play, as a pile: none that does the same (R30)."""
    pile = state.discards[seat]
    for character in state.ruleset.edition.replayers:
        pile &= ~(PILE_MASK << character * PILE_BITS)
    return pile


def can_use_depth(state: AquaticaState, seat: Seat, space: int) -> bool:
    """AQU-080, AQU-083: the top depth is an effect that can be applied after the slide."""
    effect = state.top(seat, space)
    verb = effect.verb
    if verb <= GAIN:
        return False
    if verb == DO_SCORE and state.raised[seat] == 0:
        return last_depth(state, seat, space)  # AQU-115
    return can_apply(state, seat, effect, 1 << space)


def last_depth(state: AquaticaState, seat: Seat, space: int) -> bool:
    at = seat * SPACES + space
    return state.covered[at] + 1 == state.ruleset.edition.depth_counts[state.board[at]]


def any_opponent_can(state: AquaticaState, seat: Seat, effect: Effect) -> bool:
    for other in range(state.players):
        if other != seat:
            for part in effect.lists[0]:
                if can_apply(state, Seat(other), part, 0):
                    return True
    return False


def option_possible(state: AquaticaState, seat: Seat, option: tuple[Effect, ...]) -> bool:
    """AQU-058: an effect other than a gain can be applied, with the option's own gains (R06)."""
    total = funds(state, seat)
    for effect in option:
        verb = effect.verb
        if verb == GAIN:
            total[effect.resource] += effect.number
        elif verb in (DO_CONQUER, DO_BUY, DO_RECRUIT):
            if any_payable(state, seat, verb, total):
                return True
        elif can_apply(state, seat, effect, 0):
            return True
    return False


def any_location(state: AquaticaState) -> bool:
    """Whether a location is displayed."""
    return any(location != NO_CARD for location in state.slots)


def has_room(state: AquaticaState, seat: Seat) -> bool:
    """AQU-094"""
    return state.occupied[seat] != ALL_SPACES


# --- paying -----------------------------------------------------------------------------------


Funds: TypeAlias = list[int]
"""What a seat could pay with: pool and usable sources together, by resource.

After the RESOURCES amounts come two numbers for each depth whose use wins a manta: the resource
that the depth gives, and the manta. One list, because it is made for every decision.
"""


def in_pool(state: AquaticaState) -> Funds:
    """The pool alone."""
    return state.pool


def funds(state: AquaticaState, seat: Seat) -> Funds:
    """Pool and usable sources (AQU-068 to AQU-073), and what using them wins (AQU-078)."""
    total = state.pool[:]
    edition = state.ruleset.edition
    ready = state.ready[seat] & DRAWN_SHOAL
    if ready:
        for manta in DRAWN_MANTAS:
            number = ready >> manta * SHOAL_BITS & SHOAL_MASK
            if number:
                effect = edition.mantas[manta]
                total[effect.resource] += number * effect.number
    spaces = state.occupied[seat] & ~state.raised[seat] & ~state.given
    if spaces:
        for space in range(SPACES):
            if spaces >> space & 1:
                effect = state.top(seat, space)
                if effect.verb == GAIN:
                    total[effect.resource] += effect.number
                    if state.ruleset.won_mantas_pay and last_depth(state, seat, space):
                        manta = edition.locations[state.board[seat * SPACES + space]].manta
                        if manta in DRAWN_MANTAS:
                            total.append(effect.resource)
                            total.append(manta)
    return total


def price(state: AquaticaState, verb: int, slot: int) -> int:
    """What the target in a slot costs (AQU-088, AQU-096 to AQU-098)."""
    edition = state.ruleset.edition
    if verb == DO_RECRUIT:
        return edition.board.prices[slot]
    location = state.slots[slot]
    if verb == DO_BUY:
        return edition.coin_prices[location]
    power = edition.power_prices[location]
    if slot < UPPER:
        power -= edition.board.discount
    return power if power > 0 else 0


def available(state: AquaticaState, verb: int, slot: int, total: Funds) -> int:
    """How much of `total` can pay for the target in a slot (AQU-065 to AQU-067, AQU-078)."""
    if verb == DO_CONQUER:
        resource = POWER
        typed = FIRST_TYPED + state.ruleset.edition.types[state.slots[slot]]
        amount = total[POWER] + total[typed]
    else:
        resource = typed = COINS
        amount = total[COINS]
    if len(total) > RESOURCES:
        amount += won_by_paying(state, total, resource, typed)
    return amount


def won_by_paying(state: AquaticaState, total: Funds, resource: int, typed: int) -> int:
    """What the mantas give that are won while paying with these resources (AQU-078, AQU-110).

    A depth that does not fit the payment is not drawn, so its manta is not won; and a kind of
    manta may run out (AQU-112).
    """
    supply = state.supply
    amount = 0
    for at in range(RESOURCES, len(total), 2):
        given = total[at]
        manta = total[at + 1]
        effect = state.ruleset.edition.mantas[manta]
        fits = given in (resource, typed) and effect.resource in (resource, typed)
        if fits and supply >> manta * SHOAL_BITS & SHOAL_MASK:
            supply -= 1 << manta * SHOAL_BITS
            amount += effect.number
    return amount


def payable(state: AquaticaState, verb: int, slot: int, total: Funds) -> bool:
    """Whether there is a target in a slot that `total` pays for."""
    card = state.row[slot] if verb == DO_RECRUIT else state.slots[slot]
    if card == NO_CARD:
        return False
    return price(state, verb, slot) <= available(state, verb, slot, total)


def any_payable(state: AquaticaState, seat: Seat, verb: int, total: Funds) -> bool:
    """Whether `total` pays for any target of a recruit, purchase or conquest."""
    if verb == DO_RECRUIT:
        slots = CHARACTER_SLOT_COUNT
    elif has_room(state, seat):
        slots = SLOTS
    else:
        return False
    return any(payable(state, verb, slot, total) for slot in range(slots))


def may_decline(state: AquaticaState, seat: Seat, verb: int) -> bool:
    """AQU-056, AQU-057: only if the pool alone pays for no target, and never if strict."""
    return not state.ruleset.strict and not any_payable(state, seat, verb, in_pool(state))


def gives(effect: Effect, verb: int, type_: int) -> bool:
    """Whether a source gives what the target costs (AQU-065 to AQU-067, AQU-075)."""
    if effect.verb != GAIN:
        return False
    if verb != DO_CONQUER:
        return effect.resource == COINS
    return effect.resource in (POWER, FIRST_TYPED + type_)


# --- goals ------------------------------------------------------------------------------------


def claimable(state: AquaticaState, seat: Seat) -> int:
    """Bit mask of the tracks that the active seat could claim now (AQU-131 to AQU-134)."""
    if not (state.ready[seat] | state.tired[seat]) & TRAINED_SHOAL:
        return 0
    mask = 0
    claimed = state.claimed[seat]
    goals = state.ruleset.edition.goals
    for track in range(TRACKS):
        if not claimed >> track & 1 and goal_met(state, seat, goals[state.goals[track]]):
            mask |= 1 << track
    return mask


def add_claims(state: AquaticaState, seat: Seat, moves: list[MoveId]) -> None:
    """D06: a goal that is met, and a trained manta of the reserve."""
    mask = claimable(state, seat)
    if mask == 0:
        return
    reserve = state.ready[seat] | state.tired[seat]
    for track in range(TRACKS):
        if mask >> track & 1:
            first = CLAIM + state.goals[track] * TRAINED
            for manta in range(TRAINED):
                if reserve >> manta * SHOAL_BITS & 1:
                    moves.append(MoveId(first + manta))


def goal_met(state: AquaticaState, seat: Seat, goal: Goal) -> bool:
    """AQU-141 to AQU-154"""
    found = goal_count(state, seat, goal)
    if goal.condition == ALL_BUT:
        return found == goal.number and nothing_else_in_play(state)
    if goal.condition == RECRUITED_FROM:
        return found == 1
    return found >= goal.number


def goal_count(state: AquaticaState, seat: Seat, goal: Goal) -> int:
    """How much the seat has of what a goal counts; for an event, 1 if it happened in this turn."""
    condition = goal.condition
    if condition in (HAND_AT_LEAST, ALL_BUT):
        return state.hand_sizes[seat]
    if condition == BOARD_AT_LEAST:
        return SPACES_IN[state.occupied[seat]]
    if condition == SCORED_AT_LEAST:
        return state.scored_number[seat]
    if condition == WILD_AT_LEAST:
        return state.wild[seat]
    if condition == LOCATIONS_AT_LEAST:
        return SPACES_IN[state.occupied[seat]] + state.scored_number[seat]
    if condition == POINTS_AT_LEAST:
        return state.scored_points[seat]
    if condition == TYPES_AT_LEAST:
        return types_scored(state, seat)
    if condition == SAME_TYPE_AT_LEAST:
        return most_of_a_type(state, seat)
    if condition == DISCARD_AT_LEAST:
        return state.discard_sizes[seat]
    if condition == CONQUERORS_AT_LEAST:
        return conquerors(state, seat)
    if condition == RAISED_AT_LEAST:
        return SPACES_IN[state.raised[seat]]
    assert condition == RECRUITED_FROM
    return state.recruited >> goal.number & 1 if seat == state.active else 0


def nothing_else_in_play(state: AquaticaState) -> bool:
    """AQU-148: a card in play is not discarded yet, unless it stays in hand anyway (R18)."""
    return state.in_play == NO_CARD or state.ruleset.edition.characters[state.in_play].stays


def types_scored(state: AquaticaState, seat: Seat) -> int:
    """AQU-149: how many types are in the score pile."""
    number = 0
    for at in range(seat * TYPES, (seat + 1) * TYPES):
        if state.scored_types[at] > 0:
            number += 1
    return number


def most_of_a_type(state: AquaticaState, seat: Seat) -> int:
    """AQU-150: locations of the commonest type, on board and in score pile together."""
    counts = state.scored_types[seat * TYPES : (seat + 1) * TYPES]
    types = state.ruleset.edition.types
    for space in range(SPACES):
        location = state.board[seat * SPACES + space]
        if location != NO_CARD:
            counts[types[location]] += 1
    most = 0
    for count in counts:
        most = max(most, count)
    return most


def conquerors(state: AquaticaState, seat: Seat) -> int:
    """AQU-152: characters in hand and discard pile that show the conquer effect."""
    number = 0
    hand = state.hands[seat]
    discard = state.discards[seat]
    for character in state.ruleset.edition.conquerors:
        at = character * PILE_BITS
        number += (hand >> at & PILE_MASK) + (discard >> at & PILE_MASK)
    return number


# --- why something is not possible ------------------------------------------------------------


def space_obstacle(state: AquaticaState, seat: Seat, space: int) -> Reason:
    """Why the location on a space cannot be chosen to be raised or scored."""
    params: dict[str, Param] = {"space": SPACE_IDS[space]}
    if not state.occupied[seat] >> space & 1:
        return Reason("aquatica-space-empty", params)
    if state.raised[seat] >> space & 1:
        return Reason("aquatica-raised-already", params)
    return Reason("aquatica-shows-the-effect", params)


def score_obstacle(state: AquaticaState, seat: Seat, space: int) -> Reason:
    params: dict[str, Param] = {"space": SPACE_IDS[space]}
    if not state.occupied[seat] >> space & 1:
        return Reason("aquatica-space-empty", params)
    return Reason("aquatica-not-raised", params)


def depth_obstacle(state: AquaticaState, seat: Seat, space: int) -> Reason:
    """Why the top depth of a location is not usable as an additional action (AQU-080 to 085)."""
    params: dict[str, Param] = {"space": SPACE_IDS[space]}
    if not state.occupied[seat] >> space & 1:
        return Reason("aquatica-space-empty", params)
    if state.raised[seat] >> space & 1:
        return Reason("aquatica-no-depth-left", params)
    verb = state.top(seat, space).verb
    if verb == GAIN:
        return Reason("aquatica-resource-outside-payment", params)  # AQU-077
    if verb < GAIN:
        return Reason("aquatica-empty-depth", params)
    return Reason("aquatica-without-effect", params)


def manta_obstacle(state: AquaticaState, seat: Seat, manta: int) -> Reason:
    """Why an effect manta cannot be used (AQU-079, AQU-083, AQU-087)."""
    params: dict[str, Param] = {"manta": MANTA_IDS[manta]}
    if state.ready[seat] >> manta * SHOAL_BITS & SHOAL_MASK:
        return Reason("aquatica-without-effect", params)
    if state.tired[seat] >> manta * SHOAL_BITS & SHOAL_MASK:
        return Reason("aquatica-manta-tired", params)
    return Reason("aquatica-no-such-manta", params)


def claim_obstacle(state: AquaticaState, seat: Seat, goal: int, manta: int) -> Reason:
    """Why a goal cannot be claimed (AQU-131 to AQU-134)."""
    params: dict[str, Param] = {"goal": GOAL_IDS[goal]}
    if goal not in state.goals:
        return Reason("aquatica-goal-not-here", params)
    track = state.goals.index(goal)
    if state.claimed[seat] >> track & 1:
        return Reason("aquatica-goal-claimed", params)
    if not claimable(state, seat) >> track & 1:
        return Reason("aquatica-goal-not-met", params)
    return Reason("aquatica-manta-placed", {"manta": MANTA_IDS[manta]})


def target_obstacle(state: AquaticaState, seat: Seat, verb: int, slot: int) -> Reason:
    """Why the target in a slot cannot be paid for."""
    if verb == DO_RECRUIT:
        if state.row[slot] == NO_CARD:
            return Reason("aquatica-slot-empty", {"slot": f"character_{slot + 1}"})
        params: dict[str, Param] = {"card": CHARACTER_IDS[state.row[slot]]}
    else:
        if state.slots[slot] == NO_CARD:
            return Reason("aquatica-slot-empty", {"slot": LOCATION_SLOTS[slot]})
        params = {"card": LOCATION_IDS[state.slots[slot]]}
    params["needed"] = price(state, verb, slot)
    params["found"] = available(state, verb, slot, funds(state, seat))
    key = "aquatica-too-little-power" if verb == DO_CONQUER else "aquatica-too-few-coins"
    return Reason(key, params)


def source_obstacle(state: AquaticaState, seat: Seat, source: int) -> Reason:
    """Why a source cannot be drawn on for this payment (AQU-068 to AQU-075)."""
    if source < len(DRAWN_MANTAS):
        manta = DRAWN_MANTAS[source]
        params: dict[str, Param] = {"manta": MANTA_IDS[manta]}
        if state.ready[seat] >> manta * SHOAL_BITS & SHOAL_MASK:
            return Reason("aquatica-source-does-not-fit", params)
        if state.tired[seat] >> manta * SHOAL_BITS & SHOAL_MASK:
            return Reason("aquatica-manta-tired", params)
        return Reason("aquatica-no-such-manta", params)
    space = source - len(DRAWN_MANTAS)
    params = {"space": SPACE_IDS[space]}
    if not state.occupied[seat] >> space & 1:
        return Reason("aquatica-space-empty", params)
    if state.raised[seat] >> space & 1:
        return Reason("aquatica-no-depth-left", params)
    if state.given >> space & 1:
        return Reason("aquatica-gave-already", params)
    if state.top(seat, space).verb != GAIN:
        return Reason("aquatica-no-resource", params)
    return Reason("aquatica-source-does-not-fit", params)
