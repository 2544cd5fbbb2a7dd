"""A round of Council of Shadows, in the order of the rulebook: purchase, planning, actions.

The agenda of a game begins with setup. After it `RoundBegins` repeats: it puts the purchase turns
and the planning on the agenda. The last commit adds the action turns, each with its slide,
evaluation and levels. What an effect triggers (see `effects.py`) is put on top of them.
"""

from __future__ import annotations

from typing import ClassVar, Final

from farshore.core.chance import mask_chances
from farshore.core.errors import Reason
from farshore.core.state import MASKED, OPEN, SEALED, ChanceDecision, Decision, SeatDecision, Step
from farshore.core.types import MoveId, Seat, seats
from farshore.games.council import events
from farshore.games.council.automa import AutomaTurn, TurnUp
from farshore.games.council.components import (
    END_LEVEL,
    FIELDS,
    GALAXIES,
    PARSECS,
    PLANETS,
    STARTING_CARDS,
    STATIONS,
    TECH_DECK,
    TECH_LOST,
    TECHS,
)
from farshore.games.council.conditions import (
    add_evaluations,
    add_plans,
    add_purchases,
    add_settles,
    evaluate_obstacle,
    plan_obstacle,
    purchase_obstacle,
    settle_obstacle,
)
from farshore.games.council.effects import (
    RevealCard,
    carry_out,
    gain_lasting,
    place_board_cube,
    push_effects,
)
from farshore.games.council.evaluating import evaluate
from farshore.games.council.move_numbers import (
    BUILD_STATION,
    BUY_CARD,
    BUY_UPGRADE,
    CHOOSE_TECH,
    COMMIT,
    END_TURN,
    EVALUATE,
    LEAVE,
    LOSE_TECH,
    PLAN,
    SETTLE,
)
from farshore.games.council.moves import GALAXY_IDS, TECH_IDS
from farshore.games.council.scoring import FinalScore, scoring_order
from farshore.games.council.settling import Mine, push_cubes
from farshore.games.council.state import (
    AUTOMA,
    BOARD,
    BY_LEVEL,
    BY_ROUND_LIMIT,
    FREE_CUBES,
    HAND,
    LAID_CARDS,
    LEAVE_FIELD,
    MARKERS,
    NOBODY,
    NOTHING,
    PER_COLONY,
    PER_GALAXY,
    PER_SYSTEM,
    PLANNED,
    START_MINES,
    TOUCHED_GALAXIES,
    TOUCHED_ORDER,
    TOUCHED_STACKS,
    TRAITS,
    YIELDS_IN,
    CouncilState,
    changed,
    with_bit,
)

# --- the round --------------------------------------------------------------------------------


class RoundBegins(Step[CouncilState]):
    """Purchase turns in token order, then the planning (COS-036, COS-046, COS-121)."""

    NAME: ClassVar[str] = "round_begins"

    def run(self, state: CouncilState) -> None:
        state.round += 1
        events.round_begins(state, state.round)
        state.agenda.append(PLANNING if state.ruleset.screens else OPEN_PLANNING)
        for owner in reversed(state.order):
            if owner < state.players:  # COS-175: the Automa buys nothing
                state.agenda.append(Purchase(owner, 0, False))


class RoundEnds(Step[CouncilState]):
    """The game ends, or the next round begins (COS-121, COS-199, COS-200)."""

    NAME: ClassVar[str] = "round_ends"

    def run(self, state: CouncilState) -> None:
        state.automa_card = NOTHING
        if state.throne != NOBODY:
            state.ending = BY_LEVEL
        elif state.ruleset.round_limit > 0 and state.round >= state.ruleset.round_limit:
            state.ending = BY_ROUND_LIMIT
        if state.ending:
            events.game_ended(state)
            for owner in scoring_order(state):
                final = FinalScore(state, owner)
                events.final_scored(state, owner, sum(final.parts), final.score)
        else:
            state.agenda.append(ROUND_BEGINS)


ROUND_BEGINS: Final = RoundBegins()
ROUND_ENDS: Final = RoundEnds()


# --- phase 1: purchase ------------------------------------------------------------------------


class Purchase(SeatDecision[CouncilState]):
    """D02: buy a card, an upgrade or a station, or stop? (COS-047 to COS-063, COS-163)"""

    NAME: ClassVar[str] = "purchase"

    def __init__(self, seat: Seat, bought: int, settled: bool) -> None:
        super().__init__(seat)
        self.bought: Final = bought
        self.settled: Final = settled
        """Whether Zoe's free colony of this turn has been placed."""

    def fields(self) -> dict[str, object]:
        return {"seat": self.seat, "bought": self.bought, "settled": self.settled}

    def legal(self, state: CouncilState, seat: Seat) -> list[MoveId]:
        moves: list[MoveId] = []
        if self.bought < state.ruleset.edition.values.purchases:
            add_purchases(state, seat, moves)
        if not self.settled and state.traits[seat * TRAITS + FREE_CUBES] > 0:
            free = state.traits[seat * TRAITS + FREE_CUBES]
            add_settles(state, seat, free, PARSECS, False, moves)
        moves.append(MoveId(END_TURN))
        return moves

    def play(self, state: CouncilState, seat: Seat, move: MoveId) -> None:
        if move == END_TURN:
            events.purchase_ended(state, seat)
            state.agenda.append(SettleLevels(seat))
        elif move >= SETTLE:
            state.agenda.append(Purchase(seat, self.bought, True))
            push_cubes(state, seat, move - SETTLE, state.traits[seat * TRAITS + FREE_CUBES], 0, 0)
        else:
            state.agenda.append(Purchase(seat, self.bought + 1, self.settled))
            if move < BUY_UPGRADE:
                buy_card(state, seat, move - BUY_CARD)
            elif move < BUILD_STATION:
                buy_upgrade(state, seat, move - BUY_UPGRADE)
            else:
                station, galaxy = divmod(move - BUILD_STATION, GALAXIES)
                build_station(state, seat, station, galaxy)

    def why_not(self, state: CouncilState, seat: Seat, move: MoveId) -> Reason:
        if BUY_CARD <= move < PLAN:
            most = state.ruleset.edition.values.purchases
            if self.bought >= most:
                return Reason("council-no-purchase-left", {"most": most})
            return purchase_obstacle(state, seat, move)
        if SETTLE <= move < SETTLE + PLANETS:
            free = state.traits[seat * TRAITS + FREE_CUBES]
            if free == 0:
                return Reason("council-no-free-colony")
            if self.settled:
                return Reason("council-free-colony-used")
            return settle_obstacle(state, seat, move - SETTLE, free, PARSECS, False)
        return Reason("council-purchase-first")


def buy_card(state: CouncilState, seat: Seat, card: int) -> None:
    """COS-049 to COS-054"""
    events.card_bought(state, seat, card)
    state.pay(seat, state.ruleset.edition.cards[STARTING_CARDS + card].cost)
    position = state.market.index(card)
    state.acquire_card(seat, position)
    state.agenda.append(RevealCard(position))


def buy_upgrade(state: CouncilState, seat: Seat, upgrade: int) -> None:
    """COS-055 to COS-061"""
    data = state.ruleset.edition.upgrades[upgrade]
    events.upgrade_bought(state, seat, upgrade)
    state.pay(seat, data.cost)
    place_board_cube(state, seat)
    state.upgrades = with_bit(state.upgrades, seat, upgrade)
    state.touch(seat, BOARD)
    push_effects(state, seat, data.effects, PARSECS, False)


def build_station(state: CouncilState, seat: Seat, station: int, galaxy: int) -> None:
    """COS-156 to COS-161"""
    data = state.ruleset.edition.stations[station]
    events.station_built(state, seat, station, galaxy)
    state.pay(seat, data.cost)
    state.built = with_bit(state.built, seat, station)
    state.stations = changed(state.stations, galaxy, seat * STATIONS + station)
    state.touch(seat, BOARD)
    state.touched |= 1 << TOUCHED_GALAXIES + galaxy
    for effect in data.effects:
        carry_out(state, seat, effect, galaxy)


# --- phase 2: planning ------------------------------------------------------------------------


class Planning(Decision[CouncilState]):
    """D03: which cards are put on the fields? All at once and in secret (COS-064 to COS-070).

    Each seat's plan lies in the position until all have committed; nobody's move changes what
    another seat sees or may do.
    """

    NAME: ClassVar[str] = "planning"

    def actor(self, state: CouncilState) -> Seat:
        seat = 0
        while state.committed >> seat & 1:
            seat += 1
        return Seat(seat)

    def waiting(self, state: CouncilState) -> list[Seat]:
        return [seat for seat in seats(state.players) if not state.committed >> seat & 1]

    def legal(self, state: CouncilState, seat: Seat) -> list[MoveId]:
        moves: list[MoveId] = []
        add_plans(state, seat, moves)
        return moves

    def play(self, state: CouncilState, seat: Seat, move: MoveId) -> None:
        if move == COMMIT:
            state.committed |= 1 << seat
            events.committed(state, seat)
            if state.committed == (1 << state.players) - 1:
                state.agenda.append(REVEAL_PLANS)
                if state.ruleset.solo:
                    state.agenda.append(TURN_UP_CARD)  # COS-176
                return
        else:
            card = LEAVE_FIELD if move == LEAVE else move - PLAN
            state.plans[seat] = (*state.plans[seat], card)
            state.touch(seat, PLANNED)
        state.agenda.append(self)

    def why_not(self, state: CouncilState, seat: Seat, move: MoveId) -> Reason:
        if PLAN <= move <= COMMIT:
            return plan_obstacle(state, seat, move)
        return Reason("council-plan-first")

    def visibility(self, state: CouncilState, seat: Seat, move: MoveId, viewer: Seat) -> int:
        return OPEN if viewer == seat or move == COMMIT else SEALED

    def final(self, move: MoveId) -> bool:
        return move == COMMIT  # COS-R09

    def simultaneous(self) -> bool:
        return True


class OpenPlanning(Planning):
    """D03 without screens: openly, one after the other in token order (COS-071)."""

    NAME: ClassVar[str] = "open_planning"

    def actor(self, state: CouncilState) -> Seat:
        for owner in state.order:
            if owner < state.players and not state.committed >> owner & 1:
                return owner
        raise AssertionError("everybody has committed")

    def waiting(self, state: CouncilState) -> list[Seat]:
        return [self.actor(state)]

    def visibility(self, state: CouncilState, seat: Seat, move: MoveId, viewer: Seat) -> int:
        return OPEN

    def simultaneous(self) -> bool:
        return False


class RevealPlans(Step[CouncilState]):
    """All plans are shown, consumption moves, tokens change (COS-070 to COS-079)."""

    NAME: ClassVar[str] = "reveal_plans"

    def run(self, state: CouncilState) -> None:
        state.open_sealed()
        for seat in seats(state.players):
            lay_out(state, seat)
        state.committed = 0
        for owner in seats(state.ruleset.owners):
            consume(state, owner)
        deal_tokens(state)
        state.agenda.append(ROUND_ENDS)
        for owner in reversed(state.order):
            if owner < state.players:
                state.agenda.append(ActionTurn(owner))
            else:
                state.agenda.append(SettleLevels(AUTOMA))  # COS-193
                state.agenda.append(AUTOMA_TURN)


PLANNING: Final = Planning()
OPEN_PLANNING: Final = OpenPlanning()
REVEAL_PLANS: Final = RevealPlans()
TURN_UP_CARD: Final = TurnUp()
AUTOMA_TURN: Final = AutomaTurn()


def lay_out(state: CouncilState, seat: Seat) -> None:
    """The planned cards go from the hand to the fields (COS-065 to COS-068)."""
    field = seat * FIELDS
    for card in state.plans[seat]:
        if card != LEAVE_FIELD:
            state.hands[seat] &= ~(1 << card)
            state.fields[field] = (*state.fields[field], card)
            events.card_planned(state, seat, card, field - seat * FIELDS)
        field += 1
    state.plans[seat] = ()
    state.touch(seat, HAND | LAID_CARDS | PLANNED)


def consume(state: CouncilState, owner: Seat) -> None:
    """The consumption marker moves by the top cards (COS-072, COS-073, COS-148, COS-177)."""
    if owner >= state.players:
        total = state.ruleset.edition.automa[state.automa_card].consumption
    elif state.stands_still(owner):
        total = 0
    else:
        total = top_consumption(state, owner)
    state.moved[owner] = state.move_consumption(owner, total)
    state.touch(owner, MARKERS)
    events.consumption_moved(state, owner, state.moved[owner], state.consumption[owner])


def top_consumption(state: CouncilState, seat: Seat) -> int:
    """COS-068: only the top card of each field counts."""
    total = 0
    for field in range(seat * FIELDS, seat * FIELDS + state.field_count[seat]):
        pile = state.fields[field]
        if len(pile) > 0:
            total += state.ruleset.edition.cards[pile[-1]].consumption
    return total


def deal_tokens(state: CouncilState) -> None:
    """COS-074 to COS-076: by round consumption, then energy, then the earlier arrival."""
    order: list[Seat] = []
    for owner in state.arrived:  # earlier arrivals first, so equals keep that order
        at = 0
        while at < len(order) and not goes_before(state, owner, order[at]):
            at += 1
        order.insert(at, owner)
    state.order = tuple(order)
    state.touched |= TOUCHED_ORDER
    for token in range(len(order)):
        events.token_dealt(state, order[token], token)


def goes_before(state: CouncilState, owner: Seat, other: Seat) -> bool:
    if state.moved[owner] != state.moved[other]:
        return state.moved[owner] > state.moved[other]
    return state.energy[owner] > state.energy[other]


# --- phase 3: actions -------------------------------------------------------------------------


class ActionTurn(Step[CouncilState]):
    """A player's turn in phase 3 begins (COS-080)."""

    NAME: ClassVar[str] = "action_turn"

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def fields(self) -> dict[str, object]:
        return {"seat": self.seat}

    def run(self, state: CouncilState) -> None:
        events.action_turn(state, self.seat)
        state.agenda.append(FieldAction(self.seat, 0))


class FieldAction(Step[CouncilState]):
    """The top card of a field acts, from left to right; then the slide (COS-081, COS-082)."""

    NAME: ClassVar[str] = "field_action"

    def __init__(self, seat: Seat, field: int) -> None:
        self.seat: Final = seat
        self.field: Final = field

    def fields(self) -> dict[str, object]:
        return {"seat": self.seat, "field": self.field + 1}

    def run(self, state: CouncilState) -> None:
        seat = self.seat
        if self.field == state.field_count[seat]:
            slide(state, seat)
            begin_evaluation(state, seat)
            return
        state.agenda.append(FieldAction(seat, self.field + 1))
        at = seat * FIELDS + self.field
        pile = state.fields[at]
        if len(pile) > 0:
            card = pile[-1]
            events.card_acts(state, seat, card, self.field)
            action = state.ruleset.edition.cards[card].action
            push_effects(state, seat, action, state.ranges[at], True)


def slide(state: CouncilState, seat: Seat) -> None:
    """COS-105 to COS-107, COS-138"""
    first = seat * FIELDS
    last = first + state.field_count[seat] - 1
    for card in state.fields[last]:
        state.hands[seat] |= 1 << card
        events.card_back(state, seat, card)
    for field in range(last, first, -1):
        state.fields[field] = state.fields[field - 1]
    state.fields[first] = ()
    state.touch(seat, HAND | LAID_CARDS)


def begin_evaluation(state: CouncilState, seat: Seat) -> None:
    """COS-108: what works at the start of an evaluation, in its fixed order (COS-R21)."""
    traits = state.traits
    base = seat * TRAITS
    state.agenda.append(Evaluation(seat, 0))
    if traits[base + PER_COLONY] > 0:
        colonies = 0
        for galaxy in state.ruleset.open_galaxies:
            colonies += state.colonies[seat * GALAXIES + galaxy]
        state.gain_energy(seat, traits[base + PER_COLONY] * colonies)
    if not state.ruleset.empire_after:
        pay_majorities(state, seat)
    if traits[base + PER_SYSTEM] > 0:
        led = 0
        for galaxy in state.ruleset.open_galaxies:
            for tile in state.tiles_in[galaxy]:
                if state.leads_system(seat, tile):
                    led += 1
        state.gain_energy(seat, traits[base + PER_SYSTEM] * led)
    if traits[base + YIELDS_IN] > 0:
        for galaxy in state.ruleset.open_galaxies:
            if traits[base + YIELDS_IN] >> galaxy & 1:
                mine_galaxy(state, seat, galaxy)
    if traits[base + START_MINES] > 0:
        state.agenda.append(Mine(seat, traits[base + START_MINES], PARSECS, ()))


def pay_majorities(state: CouncilState, seat: Seat) -> None:
    """COS-143"""
    each = state.traits[seat * TRAITS + PER_GALAXY]
    if each > 0:
        led = 0
        for galaxy in state.ruleset.open_galaxies:
            if state.has_majority(seat, galaxy):
                led += 1
        state.gain_energy(seat, each * led)


def mine_galaxy(state: CouncilState, seat: Seat, galaxy: int) -> None:
    """COS-159: one yield of each system with an own colony, however many cubes (COS-R20)."""
    for tile in state.tiles_in[galaxy]:
        if state.cubes_in(tile, seat) > 0:
            state.take_yield(seat, tile)


class Evaluation(SeatDecision[CouncilState]):
    """D11: which galaxy is evaluated, or does the turn end? (COS-109 to COS-120)"""

    NAME: ClassVar[str] = "evaluation"

    def __init__(self, seat: Seat, evaluated: int) -> None:
        super().__init__(seat)
        self.evaluated: Final = evaluated
        """Bit mask of the galaxies evaluated in this turn."""

    def fields(self) -> dict[str, object]:
        done = [GALAXY_IDS[at] for at in range(GALAXIES) if self.evaluated >> at & 1]
        return {"seat": self.seat, "evaluated": done}

    def legal(self, state: CouncilState, seat: Seat) -> list[MoveId]:
        moves: list[MoveId] = []
        add_evaluations(state, seat, self.evaluated, moves)
        moves.append(MoveId(END_TURN))
        return moves

    def play(self, state: CouncilState, seat: Seat, move: MoveId) -> None:
        if move == END_TURN:
            if state.ruleset.empire_after:
                pay_majorities(state, seat)
            events.turn_ended(state, seat)
            state.agenda.append(SettleLevels(seat))
        else:
            galaxy = move - EVALUATE
            state.agenda.append(Evaluation(seat, self.evaluated | 1 << galaxy))
            evaluate(state, seat, seat, galaxy)

    def why_not(self, state: CouncilState, seat: Seat, move: MoveId) -> Reason:
        if EVALUATE <= move < EVALUATE + GALAXIES:
            return evaluate_obstacle(state, seat, move - EVALUATE, self.evaluated)
        return Reason("council-evaluation-first")


# --- Dark Tech levels -------------------------------------------------------------------------


class SettleLevels(Step[CouncilState]):
    """At the end of a turn: one level, completely, then a look for the next (COS-122 to 135)."""

    NAME: ClassVar[str] = "settle_levels"

    def __init__(self, owner: Seat) -> None:
        self.owner: Final = owner

    def fields(self) -> dict[str, object]:
        return {"owner": self.owner}

    def run(self, state: CouncilState) -> None:
        owner = self.owner
        if state.energy[owner] < state.consumption[owner]:
            return
        state.energy[owner] -= state.consumption[owner]  # COS-124
        state.arrive(owner)
        state.levels = changed(state.levels, owner, state.levels[owner] + 1)
        state.touch(owner, MARKERS)
        level = state.levels[owner]
        events.level_reached(state, owner, level, state.energy[owner])
        state.agenda.append(self)  # COS-132
        if level >= END_LEVEL:
            if state.throne == NOBODY:
                state.throne = owner  # COS-131
                state.touched |= TOUCHED_ORDER
                events.throne_taken(state, owner)
        elif not state.ruleset.solo:
            state.agenda.append(Compensate(owner, level))
        if level < END_LEVEL and owner < state.players:  # COS-193: none for the Automa
            push_choice_of_tech(state, owner, level - 1)


def push_choice_of_tech(state: CouncilState, seat: Seat, deck: int) -> None:
    """COS-125; the first look decides which cards the deck lost (COS-024)."""
    state.agenda.append(ChooseTech(seat, deck))
    if state.looked[deck] == 0:
        for _ in range(TECH_LOST):
            state.agenda.append(LoseTech(seat, deck))
    state.looked = with_bit(state.looked, deck, seat)
    state.touched |= TOUCHED_STACKS


class Compensate(Step[CouncilState]):
    """Gems for everybody of a lower level (COS-128, COS-129, COS-R31)."""

    NAME: ClassVar[str] = "compensate"

    def __init__(self, seat: Seat, level: int) -> None:
        self.seat: Final = seat
        self.level: Final = level

    def fields(self) -> dict[str, object]:
        return {"seat": self.seat, "level": self.level}

    def run(self, state: CouncilState) -> None:
        gems = state.ruleset.edition.values.compensation[self.level]
        for seat in state.order:
            level = state.levels[seat]
            if seat != self.seat and level < self.level and sum(gems[level]) > 0:
                events.compensated(state, seat)
                state.take_gems(seat, gems[level])


def take_from_deck(state: CouncilState, deck: int, tech: int) -> None:
    left = state.tech_left[deck] & ~(1 << tech)
    state.tech_left = changed(state.tech_left, deck, left)
    state.touched |= TOUCHED_STACKS


class LoseTech(ChanceDecision[CouncilState]):
    """Which card did a Dark Tech deck lose at setup? (COS-024)"""

    NAME: ClassVar[str] = "lose_tech"

    def __init__(self, seat: Seat, deck: int) -> None:
        self.seat: Final = seat
        """Who is about to look."""
        self.deck: Final = deck

    def fields(self) -> dict[str, object]:
        return {"seat": self.seat, "deck": self.deck + 1}

    def chances(self, state: CouncilState) -> list[tuple[MoveId, int]]:
        return mask_chances(state.tech_left[self.deck], LOSE_TECH)

    def play(self, state: CouncilState, seat: Seat, move: MoveId) -> None:
        tech = move - LOSE_TECH
        take_from_deck(state, self.deck, tech)
        state.tech_lost = with_bit(state.tech_lost, self.deck, tech)
        events.tech_lost(state, self.seat, tech)

    def visibility(self, state: CouncilState, seat: Seat, move: MoveId, viewer: Seat) -> int:
        return OPEN if viewer == self.seat else MASKED


class ChooseTech(SeatDecision[CouncilState]):
    """D14: which Dark Tech card? The chooser looks through the deck (COS-125 to COS-127)."""

    NAME: ClassVar[str] = "choose_tech"

    def __init__(self, seat: Seat, deck: int) -> None:
        super().__init__(seat)
        self.deck: Final = deck

    def fields(self) -> dict[str, object]:
        return {"seat": self.seat, "deck": self.deck + 1}

    def legal(self, state: CouncilState, seat: Seat) -> list[MoveId]:
        moves: list[MoveId] = []
        for tech in range(self.deck * TECH_DECK, (self.deck + 1) * TECH_DECK):
            if state.tech_left[self.deck] >> tech & 1:
                moves.append(MoveId(CHOOSE_TECH + tech))
        return moves

    def play(self, state: CouncilState, seat: Seat, move: MoveId) -> None:
        tech = move - CHOOSE_TECH
        take_from_deck(state, self.deck, tech)
        state.techs = with_bit(state.techs, seat, tech)
        state.touch(seat, BOARD)
        events.tech_chosen(state, seat, tech)
        data = state.ruleset.edition.techs[tech]
        gain_lasting(state, seat, data.lasting, NOTHING)
        push_effects(state, seat, data.immediate, PARSECS, False)

    def why_not(self, state: CouncilState, seat: Seat, move: MoveId) -> Reason:
        if CHOOSE_TECH <= move < CHOOSE_TECH + TECHS:
            tech = move - CHOOSE_TECH
            if tech // TECH_DECK != self.deck:
                return Reason("council-wrong-deck", {"tech": TECH_IDS[tech], "deck": self.deck + 1})
            return Reason("council-tech-gone", {"tech": TECH_IDS[tech]})
        return Reason("council-tech-first")

    def reveals(self, state: CouncilState) -> bool:
        return True
