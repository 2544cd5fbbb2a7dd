"""What cards, upgrades, stations, commanders and Dark Tech do: the vocabulary of section 8.

Effects are data. `push_effects` puts a list of them on the agenda, the first one on top. Effects
that leave a choice become decisions; `carry_out` does all others and is the only place that
interprets them. Effects that last are noted there as traits of the seat.
"""

from __future__ import annotations

from typing import ClassVar, Final

from farshore.core.chance import mask_chances
from farshore.core.errors import Reason
from farshore.core.state import ChanceDecision, SeatDecision, Step
from farshore.core.types import MoveId, Seat
from farshore.games.council import events
from farshore.games.council.components import (
    AI_CARDS,
    AT_STATION,
    AVA_FIELD,
    DO_ADAPT,
    DO_ADD_FIELD,
    DO_ALLOW_STACKING,
    DO_CHANGE_CONSUMPTION,
    DO_CHOOSE,
    DO_DRAW_LIGHT_CARD,
    DO_ENERGY_PER,
    DO_EVALUATE,
    DO_EXPLORE,
    DO_EXTRA_EXPLORE_CUBE,
    DO_FORBID_AI_CARD,
    DO_FREE_COLONY,
    DO_GAIN_ENERGY,
    DO_KEEP_CUBE,
    DO_MINE,
    DO_MINE_OTHERS,
    DO_PLACE_STATION_CUBES,
    DO_RAISE_ALL_RANGES,
    DO_RAISE_RANGE,
    DO_ROUND_CONSUMPTION,
    DO_SETTLE,
    DO_TAKE_AI_CARD,
    DO_TAKE_GEMS,
    DO_TIE_IS_MAJORITY,
    DO_UPGRADE_GEM,
    DO_UPGRADE_YIELD_GEMS,
    DO_YIELD_EACH_SYSTEM,
    FIELDS,
    FIRST_RANGE_UPGRADE,
    Effect,
)
from farshore.games.council.conditions import (
    card_obstacle,
    has_ava_field,
    is_compulsory,
    possible,
    reach_of,
    side_possible,
)
from farshore.games.council.evaluating import DrawLight, EvaluateSome
from farshore.games.council.exploring import Explore, Offer
from farshore.games.council.move_numbers import DONE, OPTION, REVEAL, TAKE_CARD
from farshore.games.council.settling import Mine, Settle, UpgradeGem
from farshore.games.council.state import (
    ADAPTED,
    BOARD,
    EXTRA_CUBES,
    FORBIDDEN,
    FREE_CUBES,
    GEM_STEPS,
    KEEPS_FROM,
    KEEPS_IN,
    MARKERS,
    MINES_OTHERS,
    NOTHING,
    PER_COLONY,
    STACKING,
    START_MINES,
    STILL,
    TIES,
    TOUCHED_GALAXIES,
    TOUCHED_MARKET,
    TOUCHED_STACKS,
    TRAITS,
    YIELDS_IN,
    CouncilState,
    changed,
    with_bit,
)

LASTING: Final = (DO_ADAPT, DO_ALLOW_STACKING)
"""The effects of upgrades that last, besides the range of a field."""


def push_effects(
    state: CouncilState, seat: Seat, effects: list[Effect], field_range: int, as_action: bool
) -> None:
    """Puts effects on the agenda, to be carried out one after the other (COS-085).

    `as_action` tells the action of an action card from all other effects (COS-R11, COS-R26).
    """
    for effect in reversed(effects):
        push_effect(state, seat, effect, field_range, as_action)


def push_effect(
    state: CouncilState, seat: Seat, effect: Effect, field_range: int, as_action: bool
) -> None:
    do = effect.do
    agenda = state.agenda
    reach = reach_of(effect, field_range)
    if do == DO_SETTLE:
        agenda.append(Settle(seat, effect.n, reach, effect.any_planet, effect.yields, as_action))
    elif do == DO_MINE:
        agenda.append(Mine(seat, effect.n, reach, ()))
    elif do == DO_EXPLORE:
        agenda.append(Explore(seat, reach, offer_of(state, effect, reach, as_action)))
    elif do == DO_UPGRADE_GEM:
        agenda.append(UpgradeGem(seat, effect.n))
    elif do == DO_CHOOSE:
        agenda.append(ChooseOption(seat, effect, field_range, as_action))
    elif do == DO_TAKE_AI_CARD:
        for _ in range(effect.n):
            agenda.append(TakeCard(seat))
    elif do == DO_DRAW_LIGHT_CARD:
        for _ in range(effect.n):
            agenda.append(DrawLight(seat))
    elif do == DO_EVALUATE:
        agenda.append(EvaluateSome(seat, effect.n, 0))
    else:
        agenda.append(CarryOut(seat, effect))


def offer_of(state: CouncilState, effect: Effect, reach: int, as_action: bool) -> Offer:
    """What an exploration offers; several minings may be mined as usual (COS-R12)."""
    usual = state.ruleset.mines_at_colonies and effect.mines > 1
    mine_reach = reach if usual else 0
    return Offer(effect.n, effect.mines, effect.both, effect.any_planet, as_action, mine_reach)


class CarryOut(Step[CouncilState]):
    """An effect that needs no decision."""

    NAME: ClassVar[str] = "carry_out"

    def __init__(self, seat: Seat, effect: Effect) -> None:
        self.seat: Final = seat
        self.effect: Final = effect

    def fields(self) -> dict[str, object]:
        return {"seat": self.seat, "effect": self.effect.to_json()}

    def run(self, state: CouncilState) -> None:
        carry_out(state, self.seat, self.effect, NOTHING)


def carry_out(state: CouncilState, seat: Seat, effect: Effect, galaxy: int) -> None:
    """Carries out an effect that needs no decision, or notes it as a trait if it lasts.

    `galaxy` is where the station stands; NOTHING if the effect is not that of a station.
    """
    do = effect.do
    traits = state.traits
    base = seat * TRAITS
    if do == DO_TAKE_GEMS:
        state.take_gems(seat, effect.gems)
    elif do == DO_GAIN_ENERGY:
        state.gain_energy(seat, effect.n)
    elif do == DO_CHANGE_CONSUMPTION:
        moved = state.move_consumption(seat, effect.n)
        events.consumption_moved(state, seat, moved, state.consumption[seat])
    elif do == DO_RAISE_RANGE:
        state.ranges[seat * FIELDS + effect.which] = effect.n
        state.touch(seat, BOARD)
        events.range_raised(state, seat, effect.which, effect.n)
    elif do == DO_ADD_FIELD:
        field = state.field_count[seat]
        state.ranges[seat * FIELDS + field] = effect.n
        state.field_count = changed(state.field_count, seat, field + 1)
        state.touch(seat, BOARD)
        events.field_added(state, seat, field, effect.n)
    elif do == DO_RAISE_ALL_RANGES:
        raise_all_ranges(state, seat, effect.n, effect.which)
    elif do == DO_PLACE_STATION_CUBES:
        cubes = min(effect.n, state.supply[seat])  # COS-161, COS-R17
        state.supply[seat] -= cubes
        there = state.station_cubes[galaxy] + cubes
        state.station_cubes = changed(state.station_cubes, galaxy, there)
        state.touch(seat, MARKERS)
        state.touched |= 1 << TOUCHED_GALAXIES + galaxy
        events.station_cubes_placed(state, seat, galaxy, cubes)
    elif do == DO_ADAPT:
        traits[base + ADAPTED] |= 1 << effect.which
    elif do == DO_ALLOW_STACKING:
        traits[base + STACKING] = 1
    elif do == DO_UPGRADE_YIELD_GEMS:
        traits[base + GEM_STEPS] += effect.n
    elif do == DO_MINE_OTHERS:
        traits[base + MINES_OTHERS] = 1
    elif do == DO_EXTRA_EXPLORE_CUBE:
        traits[base + EXTRA_CUBES] += effect.n
    elif do == DO_ROUND_CONSUMPTION:
        traits[base + STILL] = state.round + (1 if state.ruleset.still_next_round else 0)
    elif do == DO_TIE_IS_MAJORITY:
        traits[base + TIES] = 1
    elif do == DO_KEEP_CUBE:
        if effect.n == AT_STATION:
            traits[base + KEEPS_IN] |= 1 << galaxy
        else:
            traits[base + KEEPS_FROM] = effect.n
    elif do == DO_YIELD_EACH_SYSTEM:
        traits[base + YIELDS_IN] |= 1 << galaxy
    elif do == DO_FORBID_AI_CARD:
        traits[base + FORBIDDEN] |= 1 << effect.which
    elif do == DO_FREE_COLONY:
        traits[base + FREE_CUBES] += effect.n
    elif do == DO_MINE:
        traits[base + START_MINES] += effect.n
    else:
        assert do == DO_ENERGY_PER
        traits[base + PER_COLONY + effect.which] += effect.n


def raise_all_ranges(state: CouncilState, seat: Seat, to: int, energy: int) -> None:
    """COS-144: counts as making the missing range upgrades; each takes a cube (COS-R17)."""
    for field in range(state.field_count[seat]):
        at = seat * FIELDS + field
        while state.ranges[at] < to:
            state.ranges[at] += 1
            state.touch(seat, BOARD)
            events.range_raised(state, seat, field, state.ranges[at])
            if field < AVA_FIELD or (field == AVA_FIELD and has_ava_field(state, seat)):
                step = FIRST_RANGE_UPGRADE + 2 * field + state.ranges[at] - 2
                state.upgrades = with_bit(state.upgrades, seat, step)
                place_board_cube(state, seat)
            state.gain_energy(seat, energy)


def place_board_cube(state: CouncilState, seat: Seat) -> None:
    """COS-055"""
    if state.supply[seat] > 0:
        state.supply[seat] -= 1
        state.board_cubes = changed(state.board_cubes, seat, state.board_cubes[seat] + 1)
        state.touch(seat, MARKERS | BOARD)


# --- choosing one of two ----------------------------------------------------------------------


class ChooseOption(SeatDecision[CouncilState]):
    """D04: which side of an OR card? (COS-085)"""

    NAME: ClassVar[str] = "choose_option"

    def __init__(self, seat: Seat, effect: Effect, field_range: int, as_action: bool) -> None:
        super().__init__(seat)
        self.effect: Final = effect
        self.range: Final = field_range
        self.as_action: Final = as_action

    def fields(self) -> dict[str, object]:
        return {
            "seat": self.seat,
            "effect": self.effect.to_json(),
            "range": self.range,
            "as_action": self.as_action,
        }

    def asks(self, state: CouncilState) -> bool:
        return possible(state, self.seat, self.effect, self.range)

    def legal(self, state: CouncilState, seat: Seat) -> list[MoveId]:
        moves: list[MoveId] = []
        for side in range(2):
            if side_possible(state, seat, self.effect, side, self.range):
                moves.append(MoveId(OPTION + side))
        if not is_compulsory(state, self.as_action):
            moves.append(MoveId(DONE))
        return moves

    def play(self, state: CouncilState, seat: Seat, move: MoveId) -> None:
        if move != DONE:
            side = self.effect.choices[move - OPTION]
            push_effects(state, seat, side, self.range, self.as_action)

    def why_not(self, state: CouncilState, seat: Seat, move: MoveId) -> Reason:
        if OPTION <= move < OPTION + 2:
            return Reason("council-option-impossible", {"option": move - OPTION + 1})
        if is_compulsory(state, self.as_action):
            return Reason("council-must-choose")
        return Reason("council-option-first")


# --- AI cards ---------------------------------------------------------------------------------


class TakeCard(SeatDecision[CouncilState]):
    """D15: which open AI card is taken free? (COS-151, COS-167)"""

    NAME: ClassVar[str] = "take_card"

    def asks(self, state: CouncilState) -> bool:
        return len(self.legal(state, self.seat)) > 0

    def legal(self, state: CouncilState, seat: Seat) -> list[MoveId]:
        forbidden = state.traits[seat * TRAITS + FORBIDDEN] if state.ruleset.bans_taking else 0
        return [
            MoveId(TAKE_CARD + card)
            for card in state.market
            if card != NOTHING and not forbidden >> card & 1
        ]

    def play(self, state: CouncilState, seat: Seat, move: MoveId) -> None:
        card = move - TAKE_CARD
        position = state.market.index(card)
        state.acquire_card(seat, position)
        events.card_taken(state, seat, card)
        state.agenda.append(RevealCard(position))

    def why_not(self, state: CouncilState, seat: Seat, move: MoveId) -> Reason:
        if TAKE_CARD <= move < TAKE_CARD + AI_CARDS:
            reason = card_obstacle(state, seat, move - TAKE_CARD)
            if reason is not None:
                return reason
        return Reason("council-take-card-first")


class RevealCard(ChanceDecision[CouncilState]):
    """Which AI card comes to an empty position? (COS-023, COS-053, COS-054, COS-R35)"""

    NAME: ClassVar[str] = "reveal_card"

    def __init__(self, position: int) -> None:
        self.position: Final = position

    def fields(self) -> dict[str, object]:
        return {"position": self.position + 1}

    def asks(self, state: CouncilState) -> bool:
        return state.ai_bag | state.aside != 0

    def chances(self, state: CouncilState) -> list[tuple[MoveId, int]]:
        return mask_chances(state.ai_bag if state.ai_bag else state.aside, REVEAL)

    def play(self, state: CouncilState, seat: Seat, move: MoveId) -> None:
        card = move - REVEAL
        if state.ai_bag == 0:
            state.ai_bag = state.aside
            state.aside = 0
            events.cards_shuffled(state)
        state.ai_bag &= ~(1 << card)
        state.market[self.position] = card
        state.touched |= TOUCHED_MARKET | TOUCHED_STACKS
        events.card_revealed(state, card, self.position)


def gain_lasting(state: CouncilState, seat: Seat, effects: list[Effect], galaxy: int) -> None:
    """Carries out effects that need no decision; those that last count from now on."""
    for effect in effects:
        carry_out(state, seat, effect, galaxy)
