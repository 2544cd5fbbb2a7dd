"""Heuristic and evaluation of Council of Shadows (section 12 of the rules catalogue).

The heuristic counts everything in energy and divides by the consumption, because the same energy
is worth less the higher the target. Beside what the markers show there is what will bring energy:
colonies by the reward of their galaxy, gems, cards, upgrades, Dark Tech, bonus cards. While
planning it adds what the cards on the fields can do there (the best reward in reach, as a majority
where it would be one), less what they consume.
"""

from __future__ import annotations

from typing import Final

from farshore.bots.council_race import (
    SPENT_GEM,
    Output,
    Planned,
    Race,
    cubes_within,
    has_room,
    usual_output,
)
from farshore.bots.evaluation import Evaluation, Heuristic, LinearEvaluation, lead, place_value
from farshore.core.result import ones
from farshore.core.state import State
from farshore.core.types import Seat
from farshore.games.council.automa import AutomaKeep, AutomaPlace
from farshore.games.council.components import (
    AI_CARDS,
    DO_CHOOSE,
    DO_EXPLORE,
    DO_MINE,
    DO_SETTLE,
    DO_TAKE_GEMS,
    DO_UPGRADE_GEM,
    END_LEVEL,
    FIELDS,
    GALAXIES,
    GEMS,
    HIGHEST_CONSUMPTION,
    STARTING_CARDS,
    TECHS,
    UPGRADES,
    Effect,
)
from farshore.games.council.conditions import reach_of, types_for
from farshore.games.council.decisions import ActionTurn, FieldAction, Planning
from farshore.games.council.decisions import Evaluation as Evaluation_
from farshore.games.council.effects import ChooseOption
from farshore.games.council.evaluating import RemoveCube
from farshore.games.council.exploring import KeepTile, PlaceTile, UseTile
from farshore.games.council.scoring import bonus_energy, card_energy, gem_energy, open_scores
from farshore.games.council.settling import ChooseCubes
from farshore.games.council.state import (
    ADAPTED,
    LEAVE_FIELD,
    NOTHING,
    STACKING,
    STILL,
    TRAITS,
    CouncilState,
)

LEVEL: Final = 60.0
"""A level, and also as much energy as consumption."""
FUTURE: Final = 35.0
"""Energy that any player can hope for. It makes a low consumption good from the start."""

# What things are worth, in energy.
FIRST_COLONY: Final = 0.8
"""The part of a galaxy's reward that the colony to be removed next is worth ..."""
NEXT_COLONY: Final = 0.75
"""... and each one behind it, which will be evaluated in a later round."""
LIGHT_CARD: Final = 4.0
GEM: Final = [1.2, 2.2, 3.4]
BONUS: Final = 0.6
"""The part of what bonus cards pay at the end."""
CARD: Final = 2.5
"""An AI card by itself; the more cards a seat has, the less a further one is used."""
MOST_CARDS: Final = 7
UPGRADE: Final = [9.0, 8.0, 6.0, 0.0, 0.0, 0.0, 0.0, 9.0, 8.0, 8.0, 7.0, 7.0, 6.0, 7.0, 6.0]
TECH: Final = [8.0, 5.0, 6.0, 0.0, 14.0, 2.0, 0.0, 5.0, 0.0, 10.0, 12.0, 0.0, 0.0, 0.0, 0.0, 0.0]
"""Beyond what a Dark Tech card does at once."""
COMMANDER: Final = [5.0, 9.0, 7.0, 7.0, 8.0, 3.0]
EXPLORED: Final = 3.0
"""A new system that is being placed."""
SETTLE: Final = 8.0
TOWER: Final = 6.0
"""Each further cube of a tower."""
YIELD: Final = 1.0
EXPLORE: Final = 8.5
POLISH: Final = 1.0
SETTLED: Final = 1.0
"""The part of the best reward in reach that a cube to be placed is worth ..."""
TOWERED: Final = 0.75
"""... and each further one of a tower."""
CONSUMPTION: Final = 0.4
"""The cost of a space of consumption when a card is planned: it is paid every round."""


class CouncilHeuristic(Heuristic):
    """Energy against consumption, majorities, and a sensible plan."""

    def evaluate(self, state: State, seat: Seat) -> float:
        assert isinstance(state, CouncilState)
        if state.is_over():
            return lead(open_scores(state), seat) + place_value(state.game.results(state), seat)
        own = worth(state, seat)
        others = 0.0
        for owner in range(state.ruleset.owners):
            if owner != seat:
                others += worth(state, Seat(owner))
        others /= state.ruleset.owners - 1
        decision = state.decision()
        if isinstance(decision, KeepTile | PlaceTile | UseTile) and decision.seat == seat:
            own += EXPLORED * LEVEL / state.consumption[seat]
        return own - 0.5 * others

    def expected_scores(self, state: State) -> list[float]:
        assert isinstance(state, CouncilState)
        expected: list[float] = []
        for owner in range(state.ruleset.owners):
            expected.append(worth(state, Seat(owner)))
        decision = state.decision()
        if isinstance(decision, KeepTile | PlaceTile | UseTile):
            expected[decision.seat] += EXPLORED * LEVEL / state.consumption[decision.seat]
        return expected

    def score_scale(self, state: State) -> float:
        return 25.0

    def resample_hidden_moves(self, state: State, seat: Seat) -> None:
        """Takes back the plans of the others while seats plan in secret."""
        assert isinstance(state, CouncilState)
        if state.agenda and state.ruleset.screens and isinstance(state.agenda[-1], Planning):
            for other in range(state.players):
                if other != seat:
                    state.plans[other] = ()
                    state.committed &= ~(1 << other)

    def is_quiet(self, state: State, seat: Seat) -> bool:
        """Not quiet while a settling, an exploration or an evaluation is half made."""
        return not isinstance(
            state.decision(),
            ChooseCubes
            | ChooseOption
            | KeepTile
            | PlaceTile
            | UseTile
            | RemoveCube
            | AutomaKeep
            | AutomaPlace,
        )


def worth(state: CouncilState, owner: Seat) -> float:
    """How far an owner has come and may hope to come."""
    energy = state.energy[owner] + FUTURE + colony_worth(state, owner)
    if owner < state.players:
        energy += seat_worth(state, owner)
    return LEVEL * (state.levels[owner] + energy / state.consumption[owner])


def colony_worth(state: CouncilState, owner: Seat) -> float:
    """Colonies by the reward that they will bring, the light card with it."""
    total = 0.0
    for galaxy in state.ruleset.open_galaxies:
        colonies = state.colonies[owner * GALAXIES + galaxy]
        if colonies == 0:
            continue
        data = state.ruleset.edition.galaxies[galaxy]
        which = 1 if state.has_majority(owner, galaxy) else 0
        reward = data.energy[which] + (LIGHT_CARD if data.light[which] else 0.0)
        total += reward * (FIRST_COLONY + NEXT_COLONY * (colonies - 1))
    return total


def seat_worth(state: CouncilState, seat: Seat) -> float:
    """What a seat owns beside its colonies."""
    total = BONUS * bonus_energy(state, seat)
    for kind in range(GEMS):
        total += GEM[kind] * state.gems[seat * GEMS + kind]
    total += card_worth(state, seat)
    for upgrade in range(UPGRADES):
        if state.upgrades[seat] >> upgrade & 1:
            total += UPGRADE[upgrade]
    for tech in range(TECHS):
        if state.techs[seat] >> tech & 1:
            total += TECH[tech]
    if state.commanders[seat] != NOTHING:
        total += COMMANDER[state.commanders[seat]]
    if state.plans[seat]:
        total += plan_worth(state, seat)
    return total


def card_worth(state: CouncilState, seat: Seat) -> float:
    """AI cards: what they do against what they consume, the first few in full."""
    own = state.own_cards(seat) >> STARTING_CARDS
    total = 0.0
    count = 0
    for card in range(AI_CARDS):
        if own >> card & 1:
            count += 1
            data = state.ruleset.edition.cards[STARTING_CARDS + card]
            power = CARD - 0.5 * data.consumption
            for effect in data.action:
                power += 0.5 * effect_worth(state, seat, effect, 0)
            total += power if count <= MOST_CARDS else 0.3 * power
    return total


def plan_worth(state: CouncilState, seat: Seat) -> float:
    """The cards planned so far: what they can do on their fields, and what they consume.

    On the last space of its track the consumption marker stands still, so that what exceeds it is
    free: then the strongest cards are played, whatever they consume.
    """
    total = 0.0
    consumption = 0
    plan = state.plans[seat]
    for field in range(len(plan)):
        at = seat * FIELDS + field
        pile = state.fields[at]
        card = plan[field]
        if card == LEAVE_FIELD:
            if len(pile) == 0:
                continue
            card = pile[-1]
        data = state.ruleset.edition.cards[card]
        consumption += data.consumption
        for effect in data.action:
            total += effect_worth(state, seat, effect, state.ranges[at])
    target = min(state.consumption[seat] + consumption, HIGHEST_CONSUMPTION)
    return total - CONSUMPTION * (target - state.consumption[seat])


def effect_worth(state: CouncilState, seat: Seat, effect: Effect, reach: int) -> float:
    """What an effect brings on a field of this range; with range 0 what it brings in general."""
    do = effect.do
    far = reach_of(effect, reach)
    if do == DO_SETTLE:
        if reach == 0:
            return SETTLE + TOWER * (effect.n - 1) + (1.0 if effect.any_range else 0.0)
        types = types_for(state, seat, effect.any_planet)
        best = best_place(state, seat, far, effect.n, types)
        return best * (SETTLED + TOWERED * (effect.n - 1))
    if do == DO_MINE:
        times = effect.n if reach == 0 else min(effect.n, cubes_within(state, seat, far))
        return YIELD * times
    if do == DO_EXPLORE:
        more = TOWER * (effect.n - 1) + (1.5 if effect.both else 0.0)
        if reach == 0:
            return EXPLORE + more
        best = best_place(state, seat, far, effect.n, 0)
        return 0.0 if best == 0.0 else best * SETTLED + more
    if do == DO_TAKE_GEMS:
        total = 0.0
        for kind in range(GEMS):
            total += GEM[kind] * effect.gems[kind]
        return total
    if do == DO_UPGRADE_GEM:
        return POLISH * effect.n
    if do == DO_CHOOSE:
        most = 0.0
        for side in effect.choices:
            for part in side:
                most = max(most, effect_worth(state, seat, part, reach))
        return most
    return 0.0


def best_place(state: CouncilState, seat: Seat, reach: int, cubes: int, types: int) -> float:
    """The best reward that cubes could bring: where they fit, or on a new system without types.

    They count as a majority where they would be one.
    """
    best = 0.0
    for parsec in range(1, reach + 1):
        for galaxy in state.ruleset.galaxies_of[parsec]:
            if has_room(state, seat, parsec, galaxy, types):
                own = state.strength(seat, galaxy) + cubes
                which = 1 if own > state.strongest_other(seat, galaxy) else 0
                best = max(best, float(state.ruleset.edition.galaxies[galaxy].energy[which]))
    return best


HEURISTIC: Final[Heuristic] = CouncilHeuristic()


# --- for the search ------------------------------------------------------------------------

WEIGHTS: Final = [0.8, 2.6]
TRENDS: Final = [1.3, 1.8]

USUAL_CARD: Final = 3.5
"""The consumption of a card that is still to be planned."""
RISE: Final = 8.0
"""About how much consumption rises in a round."""
REWARD: Final = [0.0, 4.0, 5.5, 6.8]
"""About what a cube brings, by the range of the field that places it."""
ADAPTED_SHARE: Final = [0.0, 0.6, 0.8, 0.95]
"""The part of settlings that find a planet, by the number of types one can live on."""
STACKED: Final = 0.1
"""What the colony expansion adds to that."""
MOST_GEMS: Final = 3
"""So many gems will be spent well ..."""
HOARDED_GEM: Final = [0.1, 0.3, 0.5]
"""... the others are for the final scoring."""
AUTOMA_CUBES: Final = 2.5
PLANNING: Final = -1
EVALUATING: Final = 1 << 8
DONE: Final = 1 << 7
"""How far a seat is in the round: at a field, or at one of these (and what it has evaluated)."""


class CouncilEvaluation(LinearEvaluation):
    """A race for level III: who needs fewer rounds; and the final scoring as it would be now.

    What a seat may still do in this round counts from the planning until it is done, so that a
    position in the middle of a round can be held against one at its end.
    """

    def progress(self, state: State) -> float:
        """By who is nearest to level III."""
        assert isinstance(state, CouncilState)
        most = 0.0
        for owner in range(state.ruleset.owners):
            share = state.energy[owner] / state.consumption[owner]
            most = max(most, state.levels[owner] + share)
        return most / END_LEVEL

    def terms(self, state: State) -> list[list[float]]:
        assert isinstance(state, CouncilState)
        planning = False
        stages = [DONE] * state.players
        for item in state.agenda:
            if isinstance(item, Planning):
                planning = True
            elif isinstance(item, ActionTurn):
                stages[item.seat] = 0
            elif isinstance(item, FieldAction):
                stages[item.seat] = max(
                    0, item.field - 1
                )  # the field before it is being carried out
            elif isinstance(item, Evaluation_):
                stages[item.seat] = EVALUATING + item.evaluated
            elif isinstance(item, RemoveCube) and item.owner < state.players:
                stages[item.owner] = without_galaxy(stages[item.owner], item.galaxy)
        sides: list[list[float]] = []
        for at in range(state.ruleset.owners):
            owner = Seat(at)
            if owner < state.players:
                stage = PLANNING if planning else stages[owner]
                sides.append(self._terms(state, owner, stage))
                continue
            need = float(state.consumption[owner])
            race = Race(state, Seat(owner), 0, len(state.ruleset.open_galaxies))
            output = Output()
            output.cubes = AUTOMA_CUBES
            rounds = race.rounds(need, RISE, output, output, REWARD[2], planning)
            final = (
                state.levels[owner]
                + (state.energy[owner] + bonus_energy(state, Seat(owner))) / need
            )
            sides.append([-rounds, final])
        return sides

    def _terms(self, state: CouncilState, seat: Seat, stage: int) -> list[float]:
        edition = state.ruleset.edition
        lasting = seat * TRAITS
        count = state.field_count[seat]
        plan = state.plans[seat]
        cards = state.own_cards(seat)
        share = settled_share(state, seat)
        reward = 0.0
        farthest = 1
        for field in range(count):
            reach = state.ranges[seat * FIELDS + field]
            reward += 0.5 * REWARD[reach] / count
            farthest = max(farthest, reach)
        reward += 0.5 * REWARD[farthest]
        usual = usual_output(state, cards, count, reward)
        usual.cubes *= share
        coming = 0.0
        empty = 0
        planned = Planned(state, seat)
        for field in range(count):
            at = seat * FIELDS + field
            pile = state.fields[at]
            card = pile[-1] if len(pile) > 0 else NOTHING
            if stage == PLANNING:
                if field < len(plan) and plan[field] != LEAVE_FIELD:
                    card = plan[field]
                if card == NOTHING:
                    coming += USUAL_CARD
                    empty += 1
                    continue
                coming += edition.cards[card].consumption
            elif card == NOTHING or stage > field:
                continue
            for effect in edition.cards[card].action:
                planned.add(effect, state.ranges[at])
        now = Output()
        now.cubes = usual.cubes * empty / count
        now.goods = usual.goods * empty / count + planned.energy
        still = state.traits[lasting + STILL] > 0
        if still:
            coming = 0.0
        need = min(100.0, max(20.0, state.consumption[seat] + coming))
        race = Race(state, seat, evaluated_in(stage), reachable(state, farthest))
        if stage >= EVALUATING:
            race.gains_now = 0.0
        for kind in range(GEMS):
            number = state.gems[seat * GEMS + kind]
            spent = min(number, MOST_GEMS)
            race.energy += SPENT_GEM[kind] * spent + HOARDED_GEM[kind] * (number - spent)
        rounds = race.rounds(need, 0.0 if still else RISE, now, usual, reward, stage != DONE)
        final = state.energy[seat] + gem_energy(state, seat) + bonus_energy(state, seat)
        final += card_energy(state, seat)
        return [-rounds, state.levels[seat] + final / need]


def evaluated_in(stage: int) -> int:
    """Bit mask of the galaxies that have been evaluated."""
    return stage - EVALUATING if stage >= EVALUATING else 0


def without_galaxy(stage: int, galaxy: int) -> int:
    """The stage of a seat whose reward for an evaluation is still to come."""
    bit = 1 << galaxy
    return stage - bit if stage >= EVALUATING + bit else stage


def reachable(state: CouncilState, farthest: int) -> int:
    """Galaxies within the range of a field."""
    number = 0
    for parsec in range(1, farthest + 1):
        for galaxy in state.ruleset.galaxies_of[parsec]:
            if state.ruleset.slots[galaxy] > 0:
                number += 1
    return number


def settled_share(state: CouncilState, seat: Seat) -> float:
    """The part of settlings that find a planet."""
    lasting = seat * TRAITS
    share = ADAPTED_SHARE[ones(state.traits[lasting + ADAPTED])]
    return share + STACKED if state.traits[lasting + STACKING] else share


EVALUATION: Final[Evaluation] = CouncilEvaluation(HEURISTIC, WEIGHTS, TRENDS)
