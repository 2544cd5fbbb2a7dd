"""Heuristic and evaluation of Aquatica (section 12 of the rules catalogue).

The heuristic counts the points if the game ended now, and what an ordinary player looks at. A
rising location is worth part of its points, a goal is worth more the nearer it is, a card in hand
more than one in the discard pile, and a ready manta more than a tired one. No value falls as the
end comes near, or bots would play the Matron for ever to put it off (R25).
"""

from __future__ import annotations

from typing import Final

from farshore.bots.evaluation import Evaluation, Heuristic, LinearEvaluation, lead, place_value
from farshore.core.result import ones
from farshore.core.state import State
from farshore.core.types import MoveId, Seat
from farshore.games.aquatica.acquiring import ChooseTarget, Pay
from farshore.games.aquatica.components import (
    ALL_BUT,
    BOARD_AT_LEAST,
    CHARACTER_SLOT_COUNT,
    CONQUERORS_AT_LEAST,
    DISCARD_AT_LEAST,
    DO_BUY,
    DO_CONQUER,
    DO_RAISE,
    DO_RAISE_FULLY,
    DO_RECRUIT,
    DO_SCORE,
    FIRST_KING,
    FIRST_TYPED,
    GAIN,
    HAND_AT_LEAST,
    LOCATIONS_AT_LEAST,
    MANTAS,
    NO_MANTA,
    POINTS_AT_LEAST,
    RAISED_AT_LEAST,
    RECRUIT_FREE,
    SAME_TYPE_AT_LEAST,
    SCORED_AT_LEAST,
    SLOTS,
    SPACES,
    STARTING,
    TRACKS,
    TRAINED,
    TYPES_AT_LEAST,
    UPPER,
    WILD_AT_LEAST,
    Effect,
    Goal,
)
from farshore.games.aquatica.conditions import (
    SPACES_IN,
    available,
    conquerors,
    funds,
    most_of_a_type,
    payable,
    price,
    types_scored,
)
from farshore.games.aquatica.decisions import TurnMenu
from farshore.games.aquatica.exploring import ExploreOrNot, KeepLocations
from farshore.games.aquatica.move_numbers import DECLINE, DRAW, DROP, EXPLORE, PAY
from farshore.games.aquatica.raising import ChooseRaise, ChooseScore
from farshore.games.aquatica.scoring import goal_points, score, scores
from farshore.games.aquatica.state import (
    NO_CARD,
    NO_GOAL,
    NOT_LAST,
    SHOAL_BITS,
    SHOAL_MASK,
    AquaticaState,
)

# What things are worth, in points.
HAND: Final = 1.0
LAID_DOWN: Final = 0.6
"""A card in the discard pile comes back with the Matron."""
OCEAN_CARD: Final = 0.7
"""What an ocean character can do, beyond its point."""
RAISED: Final = 0.85
"""Per point of a fully raised location, which still has to be scored."""
DEPTH: Final = 0.11
"""What each depth that is not raised yet takes from RAISED."""
SPACE: Final = 0.3
"""An empty space on the board."""
TIRED: Final = 0.4
"""The value of a tired manta, as a part of a ready one's."""
WILD: Final = 1.1
"""A wild manta beyond its icon."""
GOAL_NEAR: Final = 0.45
"""Per point of a goal that is nearly reached."""
GOAL_MET: Final = 0.7
"""Per point of a goal that is reached and not claimed yet."""
EXPLORING: Final = 0.4
STEP: Final = 0.4
"""A step of a raise that is still to be made."""
WORTH_TAKING: Final = 2.2
"""Nobody explores while a location of this value is in reach."""
FIRST_SPACES: Final = 4


class AquaticaHeuristic(Heuristic):
    """Locations, goals, cards and mantas of each seat, against the mean of the others."""

    def evaluate(self, state: State, seat: Seat) -> float:
        assert isinstance(state, AquaticaState)
        points = scores(state)
        if state.is_over():
            return lead(points, seat) + place_value(state.game.results(state), seat)
        if no_turn_left(state, seat):
            return lead(points, seat) + pending(state, seat)
        own = prospects(state, seat) + pending(state, seat)
        if state.players == 1:
            return own
        others = 0.0
        for other in range(state.players):
            if other != seat:
                others += prospects(state, Seat(other))
        return own - others / (state.players - 1)

    def expected_scores(self, state: State) -> list[float]:
        assert isinstance(state, AquaticaState)
        expected: list[float] = []
        for at in range(state.players):
            seat = Seat(at)
            worth = (
                float(score(state, seat)) if no_turn_left(state, seat) else prospects(state, seat)
            )
            expected.append(worth + pending(state, seat))
        return expected

    def is_quiet(self, state: State, seat: Seat) -> bool:
        """Quiet between two actions, and where `pending` counts what the decision will bring."""
        return isinstance(state.decision(), TurnMenu | ChooseTarget | Pay | KeepLocations)

    def candidates(self, state: State, seat: Seat, legal: list[MoveId]) -> list[MoveId]:
        """Explores only if nothing is worth taking, and drops the worst location."""
        assert isinstance(state, AquaticaState)
        decision = state.decision()
        if isinstance(decision, ExploreOrNot):
            wanted = any(
                location != NO_CARD
                and in_reach(state, seat, slot)
                and location_worth(state, location, 0) >= WORTH_TAKING
                for slot, location in enumerate(state.slots)
            )
            return [MoveId(DECLINE if wanted else EXPLORE)]
        if isinstance(decision, KeepLocations):
            return [least_worth(state, legal)]
        if isinstance(decision, Pay) and PAY in legal:
            # the price is covered: tire no further manta; a depth may still slide
            return [move for move in legal if move >= DRAW + FIRST_SPACES + 1]
        return legal


def no_turn_left(state: AquaticaState, seat: Seat) -> bool:
    """Whether the seat has no turn after the one that is being played."""
    if state.last_turns == NOT_LAST:
        return False
    until = (seat - state.active) % state.players
    return until == 0 or until >= state.last_turns


def in_reach(state: AquaticaState, seat: Seat, slot: int) -> bool:
    """Whether the power of an Explore card and everything ready could conquer it."""
    power = available(state, DO_CONQUER, slot, funds(state, seat)) + 1
    return price(state, DO_CONQUER, slot) <= power


def least_worth(state: AquaticaState, legal: list[MoveId]) -> MoveId:
    """The move that drops the location of least value."""
    best = legal[0]
    least = 1e18
    for move in legal:
        worth = location_worth(state, state.slots[move - DROP + UPPER], 0)
        if worth < least:
            best = move
            least = worth
    return best


def prospects(state: AquaticaState, seat: Seat) -> float:
    """What a seat has and may hope for."""
    worth = float(goal_points(state, seat) + state.scored_points[seat])
    worth += HAND * state.hand_sizes[seat] + LAID_DOWN * state.discard_sizes[seat]
    worth += OCEAN_CARD * ocean_cards(state, seat)
    for space in range(SPACES):
        at = seat * SPACES + space
        if state.board[at] == NO_CARD:
            worth += SPACE
        else:
            worth += location_worth(state, state.board[at], state.covered[at])
    worth += manta_worth(state, seat)
    for track in range(TRACKS):
        if not state.claimed[seat] >> track & 1 and state.goals[track] != NO_GOAL:
            points = state.ruleset.edition.board.track_points[state.taken[track]]
            near = nearness(state, seat, state.ruleset.edition.goals[state.goals[track]])
            worth += points * (GOAL_MET if near >= 1.0 else GOAL_NEAR * near * near)
    return worth


def ocean_cards(state: AquaticaState, seat: Seat) -> int:
    """How many ocean characters the seat owns."""
    mask = (1 << 2 * FIRST_KING) - (1 << 2 * STARTING)
    pile = (state.hands[seat] & mask) + (state.discards[seat] & mask)
    number = 0
    while pile:
        number += pile & 3
        pile >>= 2
    return number


def location_worth(state: AquaticaState, location: int, covered: int) -> float:
    """A location on a board: its points as far as it has risen, and the icons still to use."""
    card = state.ruleset.edition.locations[location]
    left = len(card.depths) - covered
    worth = card.points * max(0.3, RAISED - DEPTH * left)
    for at in range(covered, len(card.depths)):
        worth += icon_worth(card.depths[at])
    if left > 0 and card.manta != NO_MANTA:
        worth += WILD * (1.0 - DEPTH * left)
    return worth


def icon_worth(effect: Effect) -> float:
    """An icon that may be used once."""
    verb = effect.verb
    if verb == GAIN:
        return (0.25 if effect.resource < FIRST_TYPED else 0.15) * effect.number
    if verb == DO_RAISE:
        return 0.35 * effect.number
    if verb in (DO_RAISE_FULLY, RECRUIT_FREE):
        return 0.9
    if verb == DO_SCORE:
        return 0.5
    return 0.3 if verb > GAIN else 0.0


def manta_worth(state: AquaticaState, seat: Seat) -> float:
    """Mantas of the reserve, ready and tired."""
    worth = 0.0
    for manta in range(MANTAS):
        at = manta * SHOAL_BITS
        ready = state.ready[seat] >> at & SHOAL_MASK
        tired = state.tired[seat] >> at & SHOAL_MASK
        if ready or tired:
            icon = icon_worth(state.ruleset.edition.mantas[manta]) + 0.2
            worth += icon * (ready + TIRED * tired)
            if manta >= TRAINED:
                worth += WILD * (ready + tired)
    return worth


def nearness(state: AquaticaState, seat: Seat, goal: Goal) -> float:
    """How near a goal is, from 0 to 1."""
    found = 0
    condition = goal.condition
    if condition == HAND_AT_LEAST:
        found = state.hand_sizes[seat]
    elif condition == BOARD_AT_LEAST:
        found = SPACES_IN[state.occupied[seat]]
    elif condition == SCORED_AT_LEAST:
        found = state.scored_number[seat]
    elif condition == WILD_AT_LEAST:
        found = state.wild[seat]
    elif condition == LOCATIONS_AT_LEAST:
        found = SPACES_IN[state.occupied[seat]] + state.scored_number[seat]
    elif condition == POINTS_AT_LEAST:
        found = state.scored_points[seat]
    elif condition == ALL_BUT:
        return goal.number / max(1, state.hand_sizes[seat])
    elif condition == TYPES_AT_LEAST:
        found = types_scored(state, seat)
    elif condition == SAME_TYPE_AT_LEAST:
        found = most_of_a_type(state, seat)
    elif condition == DISCARD_AT_LEAST:
        found = state.discard_sizes[seat]
    elif condition == CONQUERORS_AT_LEAST:
        found = conquerors(state, seat)
    elif condition == RAISED_AT_LEAST:
        found = SPACES_IN[state.raised[seat]]
    else:
        return float(seat == state.active and state.recruited >> goal.number & 1 == 1)
    return min(1.0, found / goal.number)


def pending(state: AquaticaState, seat: Seat) -> float:
    """What the seat will gain from the decision that it is about to take, if it is to decide."""
    decision = state.decision()
    if seat not in decision.waiting(state):
        return 0.0
    if isinstance(decision, Pay):
        return target_worth(state, decision.verb, decision.slot)
    if isinstance(decision, ChooseTarget):
        return best_target(state, seat, decision.verb)
    if isinstance(decision, KeepLocations):
        return EXPLORING
    if isinstance(decision, ChooseRaise):
        return STEP * decision.left
    return STEP * decision.left if isinstance(decision, ChooseScore) else 0.0


def best_target(state: AquaticaState, seat: Seat, verb: int) -> float:
    """The value of the best card that the seat could take."""
    total = funds(state, seat)
    best = 0.0
    for slot in range(CHARACTER_SLOT_COUNT if verb == DO_RECRUIT else SLOTS):
        if payable(state, verb, slot, total):
            best = max(best, target_worth(state, verb, slot))
    return best


def target_worth(state: AquaticaState, verb: int, slot: int) -> float:
    if verb == DO_RECRUIT:
        return HAND + OCEAN_CARD + character_worth(state, state.row[slot])
    worth = location_worth(state, state.slots[slot], 0) - SPACE
    return worth + 0.8 if verb in (DO_BUY, DO_CONQUER) else worth


def character_worth(state: AquaticaState, character: int) -> float:
    """More gains and more effects are better."""
    worth = 0.0
    for effect in state.ruleset.edition.characters[character].effects:
        worth += 0.1 * effect.number if effect.verb == GAIN else 0.15
    return worth


HEURISTIC: Final[Heuristic] = AquaticaHeuristic()


# --- for the search ------------------------------------------------------------------------

FULL_DECK: Final = [50.0, 12.0]
"""Locations and characters in the decks when the game begins."""
NEAR_LEFT: Final = 4
"""Rising locations are counted by depths left, up to this number."""

WEIGHTS: Final = [
    0.183,
    0.199,
    0.157,
    -0.047,
    0.138,
    0.113,
    0.178,
    0.14,
    0.123,
    0.095,
    0.135,
    0.022,
    0.242,
    0.623,
    -0.104,
    -0.045,
    0.078,
    0.078,
    0.223,
    0.197,
    0.204,
    0.312,
    0.166,
    -0.084,
    -0.137,
    -0.012,
]
TRENDS: Final = [
    0.112,
    -0.19,
    -0.024,
    -0.138,
    -0.087,
    -0.198,
    0.061,
    -0.013,
    -0.121,
    -0.329,
    -0.376,
    0.029,
    0.357,
    -0.398,
    -0.477,
    0.03,
    -0.078,
    0.08,
    0.063,
    0.2,
    -0.131,
    -0.307,
    0.005,
    0.664,
    0.228,
    0.244,
]


class AquaticaEvaluation(LinearEvaluation):
    """Points that are sure, and what is on the way: locations, goals, cards, mantas, the turn."""

    def progress(self, state: State) -> float:
        """By the nearest end of the game (AQU-161 to AQU-163)."""
        assert isinstance(state, AquaticaState)
        if state.trigger:
            return 1.2
        most = 1.0 - state.locations.size / FULL_DECK[0]
        most = max(most, 1.0 - state.characters.size / FULL_DECK[1])
        for seat in range(state.players):
            most = max(most, ones(state.claimed[seat]) / 4.0)
        return most

    def terms(self, state: State) -> list[list[float]]:
        assert isinstance(state, AquaticaState)
        return [self._terms(state, Seat(seat)) for seat in range(state.players)]

    def _terms(self, state: AquaticaState, seat: Seat) -> list[float]:
        sure = float(score(state, seat))
        if no_turn_left(state, seat):
            terms = [0.0] * len(self.weights)
            terms[0] = sure
            if seat == state.active:
                terms[1] = pending(state, seat)
                terms[2] = goals_met(state, seat)
            return terms
        edition = state.ruleset.edition
        raised = 0.0
        rising = [0.0] * (NEAR_LEFT + 1)
        left = 0
        icons = 0.0
        mantas = 0.0
        for space in range(SPACES):
            at = seat * SPACES + space
            if state.board[at] == NO_CARD:
                continue
            card = edition.locations[state.board[at]]
            depths = len(card.depths) - state.covered[at]
            if depths == 0:
                raised += card.points
                continue
            rising[min(depths, NEAR_LEFT)] += card.points
            left += depths
            for depth in range(state.covered[at], len(card.depths)):
                icons += icon_worth(card.depths[depth])
            if card.manta != NO_MANTA:
                mantas += 1.0 / depths
        near = 0.0
        nearer = 0.0
        for track in range(TRACKS):
            if not state.claimed[seat] >> track & 1 and state.goals[track] != NO_GOAL:
                share = nearness(state, seat, edition.goals[state.goals[track]])
                if share < 1.0:
                    points = edition.board.track_points[state.taken[track]]
                    near += points * share
                    nearer += points * share * share
        trained = 0
        tired = 0
        wild = 0
        wild_tired = 0
        for manta in range(MANTAS):
            at = manta * SHOAL_BITS
            if manta < TRAINED:
                trained += state.ready[seat] >> at & SHOAL_MASK
                tired += state.tired[seat] >> at & SHOAL_MASK
            else:
                wild += state.ready[seat] >> at & SHOAL_MASK
                wild_tired += state.tired[seat] >> at & SHOAL_MASK
        active = seat == state.active
        return [
            sure,
            pending(state, seat),
            goals_met(state, seat),
            float(state.hand_sizes[seat]),
            float(state.discard_sizes[seat]),
            float(ocean_cards(state, seat)),
            raised,
            rising[1],
            rising[2],
            rising[3],
            rising[4],
            float(left),
            icons,
            mantas,
            float(SPACES_IN[state.raised[seat]]),
            float(SPACES_IN[state.occupied[seat]]),
            near,
            nearer,
            float(trained),
            float(tired),
            float(wild),
            float(wild_tired),
            1.0 if active and not state.main_used else 0.0,
            1.0 if active and state.main_used else 0.0,
            float(state.scored_number[seat]),
            float(conquerors(state, seat)),
        ]


def goals_met(state: AquaticaState, seat: Seat) -> float:
    """The points of the goals that could be claimed now."""
    points = 0
    for track in range(TRACKS):
        if not state.claimed[seat] >> track & 1 and state.goals[track] != NO_GOAL:
            goal = state.ruleset.edition.goals[state.goals[track]]
            if nearness(state, seat, goal) >= 1.0:
                points += state.ruleset.edition.board.track_points[state.taken[track]]
    return float(points)


EVALUATION: Final[Evaluation] = AquaticaEvaluation(HEURISTIC, WEIGHTS, TRENDS)
