"""The race for level III in Council of Shadows: what cards and colonies bring, round by round.

The evaluation of the search (`farshore.bots.council`) counts by it.
"""

from __future__ import annotations

from typing import Final

from farshore.core.types import Seat
from farshore.games.council.components import (
    AI_CARDS,
    DO_CHOOSE,
    DO_EXPLORE,
    DO_MINE,
    DO_SETTLE,
    DO_TAKE_GEMS,
    DO_UPGRADE_GEM,
    END_LEVEL,
    GALAXIES,
    GEMS,
    STARTING_CARDS,
    Effect,
)
from farshore.games.council.conditions import can_settle_on, reach_of, types_for
from farshore.games.council.state import (
    PER_COLONY,
    PER_GALAXY,
    PER_SYSTEM,
    TRAITS,
    CouncilState,
)

EXPLORED_CUBE: Final = 0.8
"""The value of a cube from an exploration, as a part of one from a settling."""
LEARNING: Final = 0.25
"""How many cubes more everybody places in each further round."""
YIELDED: Final = 1.5
"""A yield, in energy ..."""
UPGRADED: Final = 1.2
"""... a step of a gem ..."""
FREELY: Final = 0.3
"""... and what a card without limits of range is better by, in cubes."""
WAITING: Final = 0.25
"""The value of a cube that cannot be evaluated this round, as a part of one that can."""
LATER: Final = 0.6
"""The part of a reward that a cube is worth which is evaluated in a later round."""
LIGHT: Final = 2.0
"""A light bonus card, in energy."""
SPENT_GEM: Final = [0.8, 2.0, 3.2]
"""A gem that will be spent well."""
LONGEST_RACE: Final = 40.0


class Output:
    """What cards bring in a round: cubes, and things counted in energy."""

    def __init__(self) -> None:
        self.cubes = 0.0
        self.goods = 0.0

    def add(self, effect: Effect, reward: float) -> None:
        """An effect that can be carried out; of a choice the better side."""
        if effect.do == DO_CHOOSE:
            best = Output()
            for side in effect.choices:
                other = Output()
                for part in side:
                    other.add(part, reward)
                if other.worth(reward) > best.worth(reward):
                    best = other
            self.cubes += best.cubes
            self.goods += best.goods
        elif effect.do == DO_SETTLE:
            self.cubes += effect.n + (FREELY if effect.any_range else 0.0)
        elif effect.do == DO_EXPLORE:
            self.cubes += EXPLORED_CUBE * effect.n + (FREELY if effect.any_range else 0.0)
            self.goods += YIELDED if effect.both else 0.0
        elif effect.do == DO_MINE:
            self.goods += YIELDED * effect.n
        elif effect.do == DO_TAKE_GEMS:
            for kind in range(GEMS):
                self.goods += SPENT_GEM[kind] * effect.gems[kind]
        elif effect.do == DO_UPGRADE_GEM:
            self.goods += UPGRADED * effect.n

    def worth(self, reward: float) -> float:
        return self.cubes * reward + self.goods


def usual_output(state: CouncilState, cards: int, fields: int, reward: float) -> Output:
    """About what the best cards of a seat bring in a round."""
    best = [0.0] * fields
    outputs = [Output() for _ in range(fields)]
    for card in range(STARTING_CARDS + AI_CARDS):
        if not cards >> card & 1:
            continue
        output = Output()
        for effect in state.ruleset.edition.cards[card].action:
            output.add(effect, reward)
        worth_ = output.worth(reward)
        for at in range(fields):
            if worth_ > best[at]:
                best[at], worth_ = worth_, best[at]
                outputs[at], output = output, outputs[at]
    total = Output()
    for output in outputs:
        total.cubes += output.cubes
        total.goods += output.goods
    return total


class Planned:
    """What the cards on the fields of a seat will bring in this round, one after the other."""

    def __init__(self, state: CouncilState, seat: Seat) -> None:
        self.state: Final = state
        self.seat: Final = seat
        self.energy = 0.0
        self.taken = 0
        """Bit mask of the galaxies that an earlier card will go to."""

    def add(self, effect: Effect, reach: int) -> None:
        """An effect on a field of this range; of a choice the better side."""
        far = reach_of(effect, reach)
        if effect.do == DO_CHOOSE:
            self._choose(effect, reach)
        elif effect.do == DO_SETTLE:
            self._place(far, effect.n, types_for(self.state, self.seat, effect.any_planet))
        elif effect.do == DO_EXPLORE:
            self._place(far, effect.n, 0)
            self.energy += YIELDED if effect.both else 0.0
        elif effect.do == DO_MINE:
            self.energy += YIELDED * min(effect.n, cubes_within(self.state, self.seat, far))
        elif effect.do == DO_TAKE_GEMS:
            for kind in range(GEMS):
                self.energy += SPENT_GEM[kind] * effect.gems[kind]
        elif effect.do == DO_UPGRADE_GEM:
            self.energy += UPGRADED * effect.n

    def _choose(self, effect: Effect, reach: int) -> None:
        energy = self.energy
        taken = self.taken
        best = energy
        best_taken = taken
        for side in effect.choices:
            self.energy = energy
            self.taken = taken
            for part in side:
                self.add(part, reach)
            if self.energy > best:
                best = self.energy
                best_taken = self.taken
        self.energy = best
        self.taken = best_taken

    def _place(self, reach: int, cubes: int, types: int) -> None:
        """Cubes go where they bring most; on a new system if no types are named."""
        state = self.state
        best = 0.0
        bit = 0
        for parsec in range(1, reach + 1):
            for galaxy in state.ruleset.galaxies_of[parsec]:
                brings = self._reward(galaxy, cubes)
                if brings > best and has_room(state, self.seat, parsec, galaxy, types):
                    best = brings
                    bit = 1 << galaxy
        self.energy += best
        self.taken |= bit

    def _reward(self, galaxy: int, cubes: int) -> float:
        """Only one cube of a galaxy is evaluated in a round, the others wait."""
        state = self.state
        seat = self.seat
        own = state.strength(seat, galaxy) + cubes
        reward = galaxy_reward(state, galaxy, own > state.strongest_other(seat, galaxy))
        waiting = LATER * (cubes - 1) * reward
        if state.colonies[seat * GALAXIES + galaxy] > 0:
            before = galaxy_reward(state, galaxy, state.has_majority(seat, galaxy))
            return reward - before + LATER * reward + waiting
        if self.taken >> galaxy & 1:
            return LATER * reward + waiting
        return reward + waiting


def galaxy_reward(state: CouncilState, galaxy: int, majority: bool) -> float:
    """What the evaluation of a galaxy brings, in energy."""
    data = state.ruleset.edition.galaxies[galaxy]
    which = 1 if majority else 0
    return data.energy[which] + (LIGHT if data.light[which] else 0.0)


def has_room(state: CouncilState, seat: Seat, parsec: int, galaxy: int, types: int) -> bool:
    """Whether cubes fit somewhere in a galaxy: on planets of these types, or on a new system."""
    if types == 0:
        return state.free_slots(galaxy) > 0 and not state.piles[parsec - 1].is_empty()
    return any(can_settle_on(state, seat, tile, types, 1) for tile in state.tiles_in[galaxy])


class Race:
    """How an owner stands in the race for level III."""

    def __init__(self, state: CouncilState, owner: Seat, evaluated: int, open_: int) -> None:
        """`evaluated`: bit mask of the galaxies that bring nothing more in this round.

        `open_`: how many galaxies the owner can reach.
        """
        self.level = state.levels[owner]
        self.energy = float(state.energy[owner])
        self.cubes: Final[list[int]] = []
        """In each galaxy with some ..."""
        self.rewards: Final[list[float]] = []
        """... and what one brings."""
        self.now = 0.0
        """What the galaxies would bring in this round."""
        self.gains = 0.0
        """What comes every round without a cube."""
        self.open: Final = open_
        self.places = float(open_)
        """Galaxies that new cubes of this round may be evaluated in."""
        lasting = owner * TRAITS
        human = owner < state.players
        led = 0
        systems = 0
        colonies = 0
        for galaxy in state.ruleset.open_galaxies:
            cubes = state.colonies[owner * GALAXIES + galaxy]
            if cubes == 0:
                continue
            majority = state.has_majority(owner, galaxy)
            led += 1 if majority else 0
            reward = galaxy_reward(state, galaxy, majority)
            self.cubes.append(cubes)
            self.rewards.append(reward)
            if not evaluated >> galaxy & 1:
                self.now += reward
                self.places -= 1.0
            colonies += cubes
            if human and state.traits[lasting + PER_SYSTEM] > 0:
                for tile in state.tiles_in[galaxy]:
                    if state.leads_system(owner, tile):
                        systems += 1
        if human:
            self.gains = float(
                state.traits[lasting + PER_GALAXY] * led
                + state.traits[lasting + PER_SYSTEM] * systems
                + state.traits[lasting + PER_COLONY] * colonies
            )
        self.gains_now = self.gains

    def rounds(
        self, need: float, rise: float, now: Output, later: Output, reward: float, pending: bool
    ) -> float:
        """About how many rounds it takes, parts of one included.

        `now` and `later`: what cards bring in this round and in each further one; cubes bring
        `reward` where a galaxy is free for them. `pending`: whether this round brings anything.
        """
        left = END_LEVEL - self.level
        energy = self.energy
        gained = 0.0
        used = 0  # cubes of each galaxy that are gone
        cubes = later.cubes
        if pending:
            gained = self.now + self.gains_now + brought(now, now.cubes, self.places, reward)
            used = 1
        rounds = 0.0
        while left > 0 and rounds < LONGEST_RACE:
            if left == 1 and energy + gained >= need > energy:
                return rounds + (need - energy) / gained
            energy += gained
            while energy >= need and left > 0:
                energy -= need
                left -= 1
            need = min(100.0, need + rise)
            gained = self.gains
            places = float(self.open)
            for at in range(len(self.cubes)):
                if self.cubes[at] > used:
                    gained += self.rewards[at]
                    places -= 1.0
            gained += brought(later, cubes, places, reward)
            cubes += LEARNING
            used += 1
            rounds += 1.0
        return rounds


def brought(output: Output, cubes: float, places: float, reward: float) -> float:
    """Energy of a round: cubes beyond the galaxies free for them wait for later rounds."""
    free = min(cubes, max(places, 0.0))
    return (free + WAITING * (cubes - free)) * reward + output.goods


def cubes_within(state: CouncilState, seat: Seat, reach: int) -> int:
    """Own colonies that a field of this range can mine with."""
    total = 0
    for parsec in range(1, reach + 1):
        for galaxy in state.ruleset.galaxies_of[parsec]:
            total += state.colonies[seat * GALAXIES + galaxy]
    return total
