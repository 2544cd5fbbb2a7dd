"""What `greedy` thinks of a position of Council of Shadows (section 12 of the rules catalogue).

Everything is counted in energy and then held against the consumption it has to reach: the same
energy is worth less the further the target has run away. Beside what the markers show there are
things that will bring energy: colonies by the reward of their galaxy, gems, cards, upgrades, Dark
Tech, bonus cards; and, while planning, what the cards laid on the fields can do there.
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
    STARTING_CARDS,
    TECHS,
    UPGRADES,
    Effect,
)
from farshore.games.council.conditions import can_explore, can_settle, reach_of
from farshore.games.council.decisions import Planning
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
NEXT_COLONY: Final = 0.45
"""... and each one behind it, which will be evaluated in a later round."""
LIGHT_CARD: Final = 4.0
GEM: Final = [1.2, 2.2, 3.4]
BONUS: Final = 0.6
"""The part of what bonus cards pay at the end."""
CARD: Final = 2.5
"""An AI card, before what it does; the more one has, the less a further one is used."""
MOST_CARDS: Final = 7
UPGRADE: Final = [9.0, 8.0, 6.0, 0.0, 0.0, 0.0, 0.0, 7.0, 5.0, 6.0, 5.0, 5.0, 4.0, 5.0, 4.0]
TECH: Final = [8.0, 5.0, 6.0, 0.0, 14.0, 2.0, 0.0, 5.0, 0.0, 10.0, 12.0, 0.0, 0.0, 0.0, 0.0, 0.0]
"""Beyond what a Dark Tech card does at once."""
COMMANDER: Final = [5.0, 9.0, 7.0, 7.0, 8.0, 3.0]
EXPLORED: Final = 3.0
"""A new system that is being placed."""
SETTLE: Final = 5.0
TOWER: Final = 3.5
"""Each further cube of a tower."""
YIELD: Final = 2.0
EXPLORE: Final = 5.5
POLISH: Final = 1.0
CONSUMPTION: Final = 0.6
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

    def worths(self, state: State) -> list[float]:
        assert isinstance(state, CouncilState)
        worths: list[float] = []
        for owner in range(state.table.owners):
            worths.append(worth(state, owner))
        decision = state.decision()
        if isinstance(decision, KeepTile | PlaceTile | UseTile):
            worths[decision.seat] += EXPLORED * LEVEL / state.consumption[decision.seat]
        return worths

    def doubt(self, state: State) -> float:
        return 25.0

    def rethink(self, state: State, seat: int) -> None:
        """Lets the others plan anew."""
        assert isinstance(state, CouncilState)
        if state.agenda and state.table.screens and isinstance(state.agenda[-1], Planning):
            for other in range(state.players):
                if other != seat:
                    state.plans[other] = ()
                    state.committed &= ~(1 << other)

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
    """The cards planned so far: what they can do on their fields, and what they consume."""
    total = 0.0
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
        total -= CONSUMPTION * data.consumption
        for effect in data.action:
            total += effect_worth(state, seat, effect, state.ranges[at])
    return total


def effect_worth(state: CouncilState, seat: int, effect: Effect, reach: int) -> float:
    """What an effect brings on a field of this range; with range 0 what it brings in general."""
    do = effect.do
    far = reach_of(effect, reach)
    if do == DO_SETTLE:
        if reach > 0 and not can_settle(state, seat, far, effect.any_planet):
            return 0.0
        return SETTLE + TOWER * (effect.n - 1) + (1.0 if effect.any_range else 0.0)
    if do == DO_MINE:
        times = effect.n if reach == 0 else min(effect.n, cubes_within(state, seat, far))
        return YIELD * times
    if do == DO_EXPLORE:
        if reach > 0 and not can_explore(state, far):
            return 0.0
        return EXPLORE + TOWER * (effect.n - 1) + (1.5 if effect.both else 0.0) + 0.5 * far
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


def cubes_within(state: CouncilState, seat: int, reach: int) -> int:
    """Own colonies that a field of this range can mine with."""
    total = 0
    for parsec in range(1, reach + 1):
        for galaxy in state.table.galaxies_of[parsec]:
            total += state.colonies[seat * GALAXIES + galaxy]
    return total


JUDGE: Final[Judge] = CouncilJudge()
