"""What `greedy` thinks of a position of Council of Shadows (section 12 of the rules catalogue).

Everything is counted in energy and then held against the consumption it has to reach: the same
energy is worth less the further the target has run away. Beside what the markers show there are
things that will bring energy: colonies by the reward of their galaxy, gems, cards, upgrades, Dark
Tech, bonus cards; and, while planning, what the cards laid on the fields can do there: the best
reward in reach, as a majority where it would be one, against the consumption.
"""

from __future__ import annotations

from typing import Final

from farshore.bots.evaluate import Judge, lead, outcome
from farshore.core.state import State
from farshore.games.council.automa import AutomaKeep, AutomaPlace
from farshore.games.council.components import (
    AI_CARDS,
    DO_CHOOSE,
    DO_EXPLORE,
    DO_MINE,
    DO_SETTLE,
    DO_TAKE_GEMS,
    DO_UPGRADE_GEM,
    FIELDS,
    GALAXIES,
    GEMS,
    HIGHEST_CONSUMPTION,
    STARTING_CARDS,
    TECHS,
    UPGRADES,
    Effect,
)
from farshore.games.council.conditions import can_settle_on, reach_of, types_for
from farshore.games.council.effects import ChooseOption
from farshore.games.council.evaluating import RemoveCube
from farshore.games.council.exploring import KeepTile, PlaceTile, UseTile
from farshore.games.council.scoring import bonus_energy, open_scores
from farshore.games.council.settling import ChooseCubes
from farshore.games.council.state import LEAVE_FIELD, NOTHING, CouncilState

LEVEL: Final = 60.0
"""A level; and so much for as much energy as consumption."""
FUTURE: Final = 35.0
"""Energy that any player can hope for: why a low consumption is good before there is energy."""

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
"""An AI card, before what it does; the more one has, the less a further one is used."""
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
"""What a space of consumption costs when a card is planned: it moves the marker every round."""


class CouncilJudge(Judge):
    """An ordinary councillor: energy against consumption, majorities, a sensible plan."""

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, CouncilState)
        if state.is_over():
            return lead(open_scores(state), seat) + outcome(state.game.results(state), seat)
        own = worth(state, seat)
        others = 0.0
        for owner in range(state.table.owners):
            if owner != seat:
                others += worth(state, owner)
        others /= state.table.owners - 1
        decision = state.decision()
        if isinstance(decision, KeepTile | PlaceTile | UseTile) and decision.seat == seat:
            own += EXPLORED * LEVEL / state.consumption[seat]
        return own - 0.5 * others

    def settled(self, state: State, seat: int) -> bool:
        """Not while a settling, an exploration or an evaluation is only half made."""
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


def worth(state: CouncilState, owner: int) -> float:
    """How far an owner has come and may hope to come."""
    energy = state.energy[owner] + FUTURE + colony_worth(state, owner)
    if owner < state.players:
        energy += seat_worth(state, owner)
    return LEVEL * (state.levels[owner] + energy / state.consumption[owner])


def colony_worth(state: CouncilState, owner: int) -> float:
    """Colonies by the reward that they will bring, the light card with it."""
    total = 0.0
    for galaxy in state.table.open_galaxies:
        colonies = state.colonies[owner * GALAXIES + galaxy]
        if colonies == 0:
            continue
        data = state.table.edition.galaxies[galaxy]
        which = 1 if state.has_majority(owner, galaxy) else 0
        reward = data.energy[which] + (LIGHT_CARD if data.light[which] else 0.0)
        total += reward * (FIRST_COLONY + NEXT_COLONY * (colonies - 1))
    return total


def seat_worth(state: CouncilState, seat: int) -> float:
    """What lies before a seat."""
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


def card_worth(state: CouncilState, seat: int) -> float:
    """AI cards: what they do against what they consume, the first few in full."""
    own = state.own_cards(seat) >> STARTING_CARDS
    total = 0.0
    count = 0
    for card in range(AI_CARDS):
        if own >> card & 1:
            count += 1
            data = state.table.edition.cards[STARTING_CARDS + card]
            power = CARD - 0.5 * data.consumption
            for effect in data.action:
                power += 0.5 * effect_worth(state, seat, effect, 0)
            total += power if count <= MOST_CARDS else 0.3 * power
    return total


def plan_worth(state: CouncilState, seat: int) -> float:
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
        data = state.table.edition.cards[card]
        consumption += data.consumption
        for effect in data.action:
            total += effect_worth(state, seat, effect, state.ranges[at])
    target = min(state.consumption[seat] + consumption, HIGHEST_CONSUMPTION)
    return total - CONSUMPTION * (target - state.consumption[seat])


def effect_worth(state: CouncilState, seat: int, effect: Effect, reach: int) -> float:
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


def best_place(state: CouncilState, seat: int, reach: int, cubes: int, types: int) -> float:
    """The best reward that cubes could bring: where they fit, or on a new system without types.

    They count as a majority where they would be one.
    """
    best = 0.0
    for parsec in range(1, reach + 1):
        for galaxy in state.table.galaxies_of[parsec]:
            if types == 0:
                fits = state.free_slots(galaxy) > 0 and not state.piles[parsec - 1].is_empty()
            else:
                fits = False
                for tile in state.tiles_in[galaxy]:
                    if can_settle_on(state, seat, tile, types):
                        fits = True
                        break
            if fits:
                own = state.strength(seat, galaxy) + cubes
                which = 1 if own > state.strongest_other(seat, galaxy) else 0
                best = max(best, float(state.table.edition.galaxies[galaxy].energy[which]))
    return best


def cubes_within(state: CouncilState, seat: int, reach: int) -> int:
    """Own colonies that a field of this range can mine with."""
    total = 0
    for parsec in range(1, reach + 1):
        for galaxy in state.table.galaxies_of[parsec]:
            total += state.colonies[seat * GALAXIES + galaxy]
    return total


JUDGE: Final[Judge] = CouncilJudge()
