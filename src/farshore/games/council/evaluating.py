"""Evaluating galaxies: majorities, cubes, rewards and bonus cards (COS-110 to COS-119)."""

from __future__ import annotations

from typing import ClassVar, Final

from farshore.core.errors import Reason
from farshore.core.state import MASKED, OPEN, ChanceDecision, SeatDecision
from farshore.core.types import MoveId, Seat
from farshore.games.council import events
from farshore.games.council.components import FIRST_PLANET, GALAXIES, LIGHT_CARDS, PLANETS, TILE_OF
from farshore.games.council.conditions import (
    add_evaluations,
    alike_obstacle,
    can_evaluate,
    evaluate_obstacle,
)
from farshore.games.council.move_numbers import DONE, DRAW_LIGHT, EVALUATE, REMOVE, RETURN_BONUS
from farshore.games.council.moves import BONUS_IDS, GALAXY_IDS
from farshore.games.council.state import (
    BONUS,
    DRAWN,
    KEEPS_FROM,
    KEEPS_IN,
    RETURNED,
    TIES,
    TOUCHED_STACKS,
    TRAITS,
    CouncilState,
    story_entry,
)

# --- evaluating -------------------------------------------------------------------------------


class EvaluateSome(SeatDecision[CouncilState]):
    """D11: which galaxy does a card evaluate at once? (COS-152, COS-R23)"""

    NAME: ClassVar[str] = "evaluate_some"

    def __init__(self, seat: Seat, left: int, evaluated: int) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.evaluated: Final = evaluated
        """Bit mask of the galaxies that this card has evaluated."""

    def fields(self) -> dict[str, object]:
        return {
            "seat": self.seat,
            "left": self.left,
            "evaluated": [GALAXY_IDS[at] for at in range(GALAXIES) if self.evaluated >> at & 1],
        }

    def asks(self, state: CouncilState) -> bool:
        return self.left > 0 and can_evaluate(state, self.seat, self.evaluated)

    def legal(self, state: CouncilState, seat: Seat) -> list[MoveId]:
        moves: list[MoveId] = []
        add_evaluations(state, seat, self.evaluated, moves)
        moves.append(MoveId(DONE))
        return moves

    def play(self, state: CouncilState, seat: Seat, move: MoveId) -> None:
        if move != DONE:
            galaxy = move - EVALUATE
            state.agenda.append(EvaluateSome(seat, self.left - 1, self.evaluated | 1 << galaxy))
            evaluate(state, seat, seat, galaxy)

    def why_not(self, state: CouncilState, seat: Seat, move: MoveId) -> Reason:
        if EVALUATE <= move < EVALUATE + GALAXIES:
            return evaluate_obstacle(state, seat, move - EVALUATE, self.evaluated)
        return Reason("council-evaluate-first")


def evaluate(state: CouncilState, seat: Seat, owner: Seat, galaxy: int) -> None:
    """`owner` evaluates a galaxy; `seat` chooses the cube (COS-110 to COS-115)."""
    own = state.strength(owner, galaxy)
    most = state.strongest_other(owner, galaxy)  # COS-112: before the cube is removed
    majority = own > most or (own == most and has_trait(state, owner, TIES))  # COS-169
    events.evaluated(state, owner, galaxy, majority)
    keeps = keeps_cube(state, owner, galaxy)
    if keeps and not state.ruleset.may_remove:
        events.cube_kept(state, owner, galaxy)
        reward(state, owner, galaxy, majority)
    else:
        state.agenda.append(RemoveCube(seat, owner, galaxy, majority, keeps))


def has_trait(state: CouncilState, owner: Seat, trait: int) -> bool:
    """The Automa, an owner without a seat, has none."""
    return owner < state.players and state.traits[owner * TRAITS + trait] != 0


def keeps_cube(state: CouncilState, owner: Seat, galaxy: int) -> bool:
    """Whether an evaluation may go without a cube (COS-160, COS-166)."""
    if owner >= state.players:
        return False
    base = owner * TRAITS
    if state.traits[base + KEEPS_IN] >> galaxy & 1:
        return True
    least = state.traits[base + KEEPS_FROM]
    return 0 < least <= state.colonies[owner * GALAXIES + galaxy]


def reward(state: CouncilState, owner: Seat, galaxy: int, majority: bool) -> None:
    """COS-113, COS-115"""
    data = state.ruleset.edition.galaxies[galaxy]
    which = 1 if majority else 0
    state.gain_energy(owner, data.energy[which])
    if data.light[which]:
        state.agenda.append(DrawLight(owner))


class RemoveCube(SeatDecision[CouncilState]):
    """D12, D18: which cube of the galaxy is removed, if any must be? (COS-114, COS-191)"""

    NAME: ClassVar[str] = "remove_cube"

    def __init__(
        self, seat: Seat, owner: Seat, galaxy: int, majority: bool, may_keep: bool
    ) -> None:
        super().__init__(seat)
        self.owner: Final = owner
        self.galaxy: Final = galaxy
        self.majority: Final = majority
        self.may_keep: Final = may_keep
        """COS-160, COS-166, COS-R43"""

    def fields(self) -> dict[str, object]:
        return {
            "seat": self.seat,
            "owner": self.owner,
            "galaxy": GALAXY_IDS[self.galaxy],
            "majority": self.majority,
            "may_keep": self.may_keep,
        }

    def legal(self, state: CouncilState, seat: Seat) -> list[MoveId]:
        moves: list[MoveId] = []
        shift = 2 * self.owner
        for tile in state.tiles_in[self.galaxy]:
            for planet in range(FIRST_PLANET[tile], FIRST_PLANET[tile + 1]):
                if state.planets[planet] >> shift & 3 and not state.alike_before(planet):
                    moves.append(MoveId(REMOVE + planet))
        if self.may_keep:
            moves.append(MoveId(DONE))
        return moves

    def play(self, state: CouncilState, seat: Seat, move: MoveId) -> None:
        if move == DONE:
            events.cube_kept(state, self.owner, self.galaxy)
        else:
            state.remove_cube(self.owner, move - REMOVE)
        reward(state, self.owner, self.galaxy, self.majority)

    def why_not(self, state: CouncilState, seat: Seat, move: MoveId) -> Reason:
        galaxy = GALAXY_IDS[self.galaxy]
        if REMOVE <= move < REMOVE + PLANETS:
            planet = move - REMOVE
            if TILE_OF[planet] not in state.tiles_in[self.galaxy]:
                return Reason("council-not-in-galaxy", {"galaxy": galaxy})
            if not state.planets[planet] >> 2 * self.owner & 3:
                return Reason("council-no-cube-there", {"galaxy": galaxy})
            return alike_obstacle(state, planet)
        return Reason("council-remove-first", {"galaxy": galaxy})


# --- bonus cards ------------------------------------------------------------------------------


class DrawLight(ChanceDecision[CouncilState]):
    """Which light bonus card is drawn? (COS-115, COS-119, COS-192)"""

    NAME: ClassVar[str] = "draw_light"

    def __init__(self, owner: Seat) -> None:
        self.owner: Final = owner

    def fields(self) -> dict[str, object]:
        return {"owner": self.owner}

    def asks(self, state: CouncilState) -> bool:
        return not state.light.is_empty()

    def chances(self, state: CouncilState) -> list[tuple[MoveId, int]]:
        return state.light.chances(DRAW_LIGHT)

    def play(self, state: CouncilState, seat: Seat, move: MoveId) -> None:
        card = move - DRAW_LIGHT
        owner = self.owner
        state.light = state.light.without(card)
        state.light_story = (*state.light_story, story_entry(DRAWN, owner, card))
        state.bonus[owner] |= 1 << card
        state.touch(owner, BONUS)
        state.touched |= TOUCHED_STACKS
        human = owner < state.players
        events.light_drawn(state, owner, card)
        if human and state.bonus[owner].bit_count() > state.ruleset.edition.values.bonus_limit:
            state.agenda.append(ReturnBonus(owner))  # COS-116

    def visibility(self, state: CouncilState, seat: Seat, move: MoveId, viewer: Seat) -> int:
        return OPEN if viewer == self.owner else MASKED


class ReturnBonus(SeatDecision[CouncilState]):
    """D13: which of five bonus cards is returned? (COS-117, COS-118)"""

    NAME: ClassVar[str] = "return_bonus"

    def legal(self, state: CouncilState, seat: Seat) -> list[MoveId]:
        held = state.bonus[seat]
        return [MoveId(RETURN_BONUS + card) for card in range(len(BONUS_IDS)) if held >> card & 1]

    def play(self, state: CouncilState, seat: Seat, move: MoveId) -> None:
        card = move - RETURN_BONUS
        state.bonus[seat] &= ~(1 << card)
        state.touch(seat, BONUS)
        if card < LIGHT_CARDS:
            state.light = state.light.with_bottom(card, 1 << seat)
            state.touched |= TOUCHED_STACKS
            state.light_story = (*state.light_story, story_entry(RETURNED, seat, card))
            events.light_returned(state, seat, card)
        else:
            events.dark_given_up(state, seat, card)

    def why_not(self, state: CouncilState, seat: Seat, move: MoveId) -> Reason:
        if RETURN_BONUS <= move < RETURN_BONUS + len(BONUS_IDS):
            return Reason("council-bonus-not-held", {"bonus": BONUS_IDS[move - RETURN_BONUS]})
        return Reason("council-return-bonus-first")

    def visibility(self, state: CouncilState, seat: Seat, move: MoveId, viewer: Seat) -> int:
        return OPEN if viewer == seat else MASKED

    def reveals(self, state: CouncilState) -> bool:
        return True
