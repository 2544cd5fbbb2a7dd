"""What `greedy` thinks of a position of Council of Shadows (section 12 of the rules catalogue).

Everything is counted in energy and then held against the consumption it has to reach: the same
energy is worth less the further the target has run away. Beside what the markers show there are
things that will bring energy: colonies by the reward of their galaxy, gems, cards, upgrades, Dark
Tech, bonus cards; and, while planning, what the cards laid on the fields can do there: the best
reward in reach, as a majority where it would be one, against the consumption.
"""

from __future__ import annotations

from typing import Final

from farshore.bots.evaluate import Evaluation, FittedChances, Judge, lead, outcome
from farshore.core.result import ones
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
from farshore.games.council.decisions import ActionTurn, FieldAction, Planning
from farshore.games.council.effects import ChooseOption
from farshore.games.council.evaluating import RemoveCube
from farshore.games.council.exploring import KeepTile, PlaceTile, UseTile
from farshore.games.council.scoring import bonus_energy, open_scores
from farshore.games.council.settling import ChooseCubes
from farshore.games.council.state import (
    EXTRA_CUBES,
    FREE_CUBES,
    GEM_STEPS,
    KEEPS_FROM,
    LEAVE_FIELD,
    MINES_OTHERS,
    NOTHING,
    PER_COLONY,
    PER_GALAXY,
    PER_SYSTEM,
    START_MINES,
    STILL,
    TIES,
    TRAITS,
    CouncilState,
)

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


# --- what the search asks ---------------------------------------------------------------------

WEIGHTS: Final = [
    3.0,
    3.0,
    0.5,
    2.4,
    1.0,
    0.1,
    0.1,
    0.2,
    0.18,
    0.33,
    0.5,
    0.1,
    0.03,
    0.4,
    2.0,
    0.4,
    0.35,
    0.3,
    0.1,
    0.1,
    0.8,
    8.0,
    0.6,
    0.3,
    0.3,
    0.1,
    0.3,
    0.3,
    0.4,
    0.3,
    0.3,
    2.3,
    0.6,
    0.0,
    0.0,
    0.0,
    0.1,
]
TRENDS: Final = [0.0] * len(WEIGHTS)

USUAL_CARD: Final = 3.5
"""The consumption of a card that is still to be planned."""


class CouncilChances(FittedChances):
    """Levels and energy against the consumption that is coming, and what brings more energy.

    What a seat may still do in this round counts from the planning until it is done, so that a
    position in the middle of a round can be held against one at its end.
    """

    def progress(self, state: State) -> float:
        """By who is nearest to level III."""
        assert isinstance(state, CouncilState)
        most = 0.0
        for owner in range(state.table.owners):
            share = state.energy[owner] / state.consumption[owner]
            most = max(most, state.levels[owner] + share)
        return most / 3.0

    def traits(self, state: State) -> list[list[float]]:
        assert isinstance(state, CouncilState)
        planning = False
        actions = [0] * state.players  # bit mask of fields that will still act
        for item in state.agenda:
            if isinstance(item, Planning):
                planning = True
            elif isinstance(item, ActionTurn):
                actions[item.seat] = (1 << state.field_count[item.seat]) - 1
            elif isinstance(item, FieldAction):
                fields = (1 << state.field_count[item.seat]) - 1
                actions[item.seat] = fields & ~((1 << item.field) - 1)
        sides: list[list[float]] = []
        for owner in range(state.table.owners):
            if owner >= state.players:
                sides.append(self._common(state, owner, float(state.consumption[owner])))
            else:
                sides.append(self._traits(state, owner, planning, actions[owner]))
        return sides

    def _common(self, state: CouncilState, owner: int, need: float) -> list[float]:
        """What the Automa has too."""
        first = 0.0
        further = 0.0
        galaxies = 0
        led = 0
        light = 0
        for galaxy in state.table.open_galaxies:
            colonies = state.colonies[owner * GALAXIES + galaxy]
            if colonies == 0:
                continue
            data = state.table.edition.galaxies[galaxy]
            which = 0
            if state.has_majority(owner, galaxy):
                which = 1
                led += 1
            galaxies += 1
            first += data.energy[which]
            further += data.energy[which] * (colonies - 1)
            if data.light[which]:
                light += 1
        return [
            float(state.levels[owner]),
            state.energy[owner] / need,
            20.0 / need,
            first / need,
            further / need,
            20.0 * galaxies / need,
            20.0 * led / need,
            20.0 * light / need,
        ]

    def _traits(self, state: CouncilState, seat: int, planning: bool, actions: int) -> list[float]:
        edition = state.table.edition
        lasting = seat * TRAITS
        count = state.field_count[seat]
        plan = state.plans[seat]
        coming = 0.0
        todo = 0.0
        empty = 0
        for field in range(count):
            at = seat * FIELDS + field
            pile = state.fields[at]
            card = pile[-1] if len(pile) > 0 else NOTHING
            if planning:
                if field < len(plan) and plan[field] != LEAVE_FIELD:
                    card = plan[field]
                if card == NOTHING:
                    coming += USUAL_CARD
                    empty += 1
                    continue
                coming += edition.cards[card].consumption
            elif card == NOTHING or not actions >> field & 1:
                continue
            for effect in edition.cards[card].action:
                todo += effect_worth(state, seat, effect, state.ranges[at])
        if state.traits[lasting + STILL]:
            coming = 0.0
        need = min(100.0, max(20.0, state.consumption[seat] + coming))
        traits = self._common(state, seat, need)
        led = 0
        if state.traits[lasting + PER_SYSTEM] > 0:
            for galaxy in state.table.open_galaxies:
                for tile in state.tiles_in[galaxy]:
                    if state.leads_system(seat, tile):
                        led += 1
        colonies = 0
        for galaxy in state.table.open_galaxies:
            colonies += state.colonies[seat * GALAXIES + galaxy]
        income = (
            state.traits[lasting + PER_GALAXY] * traits[6] * need / 20.0
            + state.traits[lasting + PER_SYSTEM] * led
            + state.traits[lasting + PER_COLONY] * colonies
        )
        two = 0
        three = 0
        for field in range(seat * FIELDS, seat * FIELDS + count):
            if state.ranges[field] >= 2:
                two += 1
            if state.ranges[field] >= 3:
                three += 1
        upgrades = state.upgrades[seat]
        cards = ones(state.own_cards(seat) >> STARTING_CARDS)
        gems = seat * GEMS
        traits.extend(
            [
                20.0 * state.gems[gems] / need,
                20.0 * state.gems[gems + 1] / need,
                20.0 * state.gems[gems + 2] / need,
                float(min(cards, MOST_CARDS)),
                float(max(0, cards - MOST_CARDS)),
                card_worth(state, seat) / need,
                bonus_energy(state, seat) / need,
                float(upgrades & 1),
                float(upgrades >> 1 & 1),
                float(upgrades >> 2 & 1),
                float(two),
                float(three),
                float(count),
                income / need,
                float(state.traits[lasting + STILL]),
                float(state.traits[lasting + GEM_STEPS]),
                float(state.traits[lasting + EXTRA_CUBES]),
                float(state.traits[lasting + MINES_OTHERS]),
                float(state.traits[lasting + TIES]),
                float(state.traits[lasting + START_MINES]),
                float(state.traits[lasting + FREE_CUBES]),
                1.0 if state.traits[lasting + KEEPS_FROM] else 0.0,
                float(ones(state.built[seat])),
                todo / need,
                20.0 * empty / need,
                1.0 if planning else 0.0,
                1.0 if actions else 0.0,
                float(state.committed >> seat & 1),
                float(colonies) / need * 20.0,
            ]
        )
        return traits


EVALUATION: Final[Evaluation] = CouncilChances(JUDGE, WEIGHTS, TRENDS)
