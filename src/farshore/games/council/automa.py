"""The Automa: an opponent driven by cards, whose choices the human makes (COS-170 to COS-198)."""

from __future__ import annotations

from typing import ClassVar, Final

from farshore.core.chance import mask_chances
from farshore.core.errors import Reason
from farshore.core.state import MASKED, OPEN, ChanceDecision, SeatDecision, Step
from farshore.core.types import MoveId, Seat
from farshore.games.council import events
from farshore.games.council.components import (
    AUTOMA_CARDS,
    AUTOMA_DECKS,
    AUTOMA_ENERGY,
    AUTOMA_EXPLORE,
    AUTOMA_REPLACE,
    AUTOMA_SETTLE,
    FIRST_PLANET,
    GALAXIES,
    PLANETS,
    TILE_OF,
    AutomaAction,
)
from farshore.games.council.conditions import alike_obstacle, place_obstacle
from farshore.games.council.effects import RevealCard
from farshore.games.council.evaluating import evaluate
from farshore.games.council.exploring import NONE_DRAWN, Drawn, place_tile
from farshore.games.council.move_numbers import DRAW_TILE, KEEP, PLACE, SETTLE, TURN_UP
from farshore.games.council.moves import GALAXY_IDS, TILE_IDS
from farshore.games.council.state import AUTOMA, NOTHING, TOUCHED_MARKET, CouncilState

HUMAN: Final[Seat] = 0  # type: ignore[assignment]

LEFT: Final = 0
RIGHT: Final = 1
"""The sides of an action: what is tried first, and its alternative (COS-179)."""


class TurnUp(ChanceDecision[CouncilState]):
    """Which card of the deck of its level drives the Automa this round? (COS-176, COS-195)"""

    NAME: ClassVar[str] = "turn_up"

    def chances(self, state: CouncilState) -> list[tuple[MoveId, int]]:
        deck = automa_deck(state)
        left = deck & state.automa_left
        return mask_chances(left if left else deck, TURN_UP)

    def play(self, state: CouncilState, seat: Seat, move: MoveId) -> None:
        card = move - TURN_UP
        deck = automa_deck(state)
        if state.automa_left & deck == 0:
            state.automa_left |= deck
        state.automa_left &= ~(1 << card)
        state.automa_card = card
        events.automa_card(state, AUTOMA, card)


def automa_deck(state: CouncilState) -> int:
    """Bit mask of the Automa cards of its level (COS-172, COS-193)."""
    level = min(state.levels[AUTOMA], AUTOMA_DECKS - 1)
    mask = 0
    for card in range(AUTOMA_CARDS):
        if state.ruleset.edition.automa[card].deck == level:
            mask |= 1 << card
    return mask & state.ruleset.automa_cards


class AutomaTurn(Step[CouncilState]):
    """Its actions from top to bottom, then its evaluation (COS-178)."""

    NAME: ClassVar[str] = "automa_turn"

    def run(self, state: CouncilState) -> None:
        events.action_turn(state, AUTOMA)
        state.agenda.append(AutomaEvaluation(0))
        actions = state.ruleset.edition.automa[state.automa_card].left
        for number in range(len(actions) - 1, -1, -1):
            state.agenda.append(AutomaAct(number, LEFT))


class AutomaAct(Step[CouncilState]):
    """An action, its alternative if it is not applicable, or nothing (COS-179, COS-180)."""

    NAME: ClassVar[str] = "automa_act"

    def __init__(self, number: int, side: int) -> None:
        self.number: Final = number
        self.side: Final = side

    def fields(self) -> dict[str, object]:
        return {"number": self.number + 1, "side": self.side + 1}

    def run(self, state: CouncilState) -> None:
        action = action_of(state, self.number, self.side)
        if applicable(state, action):
            carry_out(state, self.number, self.side, action)
        else:
            try_alternative(state, self.number, self.side)


def try_alternative(state: CouncilState, number: int, side: int) -> None:
    """COS-179: without one the action lapses."""
    if side == LEFT and len(sides_of(state, number)) > 1:
        state.agenda.append(AutomaAct(number, RIGHT))
    else:
        events.automa_lapse(state, AUTOMA, number + 1)


def sides_of(state: CouncilState, number: int) -> list[AutomaAction]:
    """An action of this round's Automa card, and its alternative if it has one."""
    card = state.ruleset.edition.automa[state.automa_card]
    right = card.right[number]
    return [card.left[number]] if right is None else [card.left[number], right]


def action_of(state: CouncilState, number: int, side: int) -> AutomaAction:
    return sides_of(state, number)[side]


class AutomaDecision(SeatDecision[CouncilState]):
    """A choice that the human makes for an action of the Automa."""

    def __init__(self, number: int, side: int) -> None:
        super().__init__(HUMAN)
        self.number: Final = number
        self.side: Final = side

    def fields(self) -> dict[str, object]:
        return {"number": self.number + 1, "side": self.side + 1}

    def action(self, state: CouncilState) -> AutomaAction:
        return action_of(state, self.number, self.side)


def applicable(state: CouncilState, action: AutomaAction) -> bool:
    """COS-181, COS-186, COS-R38"""
    if action.do == AUTOMA_SETTLE:
        return state.supply[AUTOMA] > 0 and len(settle_moves(state, action)) > 0
    if action.do == AUTOMA_EXPLORE:
        return (
            state.supply[AUTOMA] > 0
            and not state.piles[action.parsec - 1].is_empty()
            and len(place_moves(state, action)) > 0
        )
    return True


def carry_out(state: CouncilState, number: int, side: int, action: AutomaAction) -> None:
    if action.do == AUTOMA_SETTLE:
        state.agenda.append(AutomaSettle(number, side, NOTHING))
    elif action.do == AUTOMA_EXPLORE:
        state.agenda.append(AutomaDraw(number, side, NONE_DRAWN))
    elif action.do == AUTOMA_ENERGY:
        state.gain_energy(AUTOMA, action.n)  # COS-187
    else:
        assert action.do == AUTOMA_REPLACE
        replace_cards(state, action.positions)


def replace_cards(state: CouncilState, positions: list[int]) -> None:
    """COS-188: all are removed, then the positions are refilled in rising order."""
    for position in positions:
        card = state.market[position]
        if card != NOTHING:
            state.aside |= 1 << card
            state.market[position] = NOTHING
            state.touched |= TOUCHED_MARKET
            events.card_removed(state, AUTOMA, card, position)
    for position in reversed(positions):
        state.agenda.append(RevealCard(position))


# --- settling ---------------------------------------------------------------------------------


def settle_moves(state: CouncilState, action: AutomaAction) -> list[MoveId]:
    """Free planets of the named type in the named place (COS-181)."""
    moves: list[MoveId] = []
    for galaxy in state.ruleset.open_galaxies:
        if action.galaxies >> galaxy & 1:
            for tile in state.tiles_in[galaxy]:
                add_free_planets(state, tile, action.planet, moves)
    return moves


def add_free_planets(state: CouncilState, tile: int, kind: int, moves: list[MoveId]) -> None:
    for planet in range(FIRST_PLANET[tile], FIRST_PLANET[tile + 1]):
        fitting = state.planets[planet] == 0 and state.ruleset.planet_types[planet] == kind
        if fitting and not state.alike_before(planet):
            moves.append(MoveId(SETTLE + planet))


class AutomaSettle(AutomaDecision):
    """D16: on which planet does the Automa put its tower? (COS-181 to COS-183)"""

    NAME: ClassVar[str] = "automa_settle"

    def __init__(self, number: int, side: int, tile: int) -> None:
        super().__init__(number, side)
        self.tile: Final = tile
        """The new tile after an exploration, or NOTHING."""

    def fields(self) -> dict[str, object]:
        tile = None if self.tile == NOTHING else TILE_IDS[self.tile]
        return {**super().fields(), "tile": tile}

    def legal(self, state: CouncilState, seat: Seat) -> list[MoveId]:
        action = self.action(state)
        if self.tile == NOTHING:
            return settle_moves(state, action)
        moves: list[MoveId] = []
        add_free_planets(state, self.tile, action.planet, moves)
        return moves

    def play(self, state: CouncilState, seat: Seat, move: MoveId) -> None:
        action = self.action(state)
        cubes = min(action.n, state.supply[AUTOMA])  # COS-R38
        state.place_cubes(AUTOMA, move - SETTLE, cubes)

    def why_not(self, state: CouncilState, seat: Seat, move: MoveId) -> Reason:
        if SETTLE <= move < SETTLE + PLANETS:
            planet = move - SETTLE
            action = self.action(state)
            right = state.ruleset.planet_types[planet] == action.planet
            if right and state.planets[planet] == 0 and self.is_named(state, action, planet):
                return alike_obstacle(state, planet)
            return Reason("council-automa-planet")
        return Reason("council-automa-settle-first")

    def is_named(self, state: CouncilState, action: AutomaAction, planet: int) -> bool:
        tile = TILE_OF[planet]
        if self.tile != NOTHING:
            return tile == self.tile
        galaxy = state.galaxy_of(tile)
        return galaxy != NOTHING and action.galaxies >> galaxy & 1 == 1


# --- exploring --------------------------------------------------------------------------------


def place_moves(state: CouncilState, action: AutomaAction) -> list[MoveId]:
    """Free slots in the named place (COS-184, COS-186)."""
    return [
        MoveId(PLACE + galaxy)
        for galaxy in state.ruleset.open_galaxies
        if action.galaxies >> galaxy & 1 and state.free_slots(galaxy) > 0
    ]


class AutomaDraw(ChanceDecision[CouncilState]):
    """Two tiles are drawn for the Automa, seen by the human (COS-183)."""

    NAME: ClassVar[str] = "automa_draw"

    def __init__(self, number: int, side: int, drawn: Drawn) -> None:
        self.number: Final = number
        self.side: Final = side
        self.drawn: Final = drawn

    def fields(self) -> dict[str, object]:
        return {
            "number": self.number + 1,
            "side": self.side + 1,
            **self.drawn.fields(),
        }

    def chances(self, state: CouncilState) -> list[tuple[MoveId, int]]:
        parsec = action_of(state, self.number, self.side).parsec
        return state.piles[parsec - 1].chances(DRAW_TILE)

    def play(self, state: CouncilState, seat: Seat, move: MoveId) -> None:
        action = action_of(state, self.number, self.side)
        tile = move - DRAW_TILE
        parsec = action.parsec
        drawn = self.drawn.and_one(state, HUMAN, parsec, tile)
        if drawn.goes_on(state, parsec):
            state.agenda.append(AutomaDraw(self.number, self.side, drawn))
        elif any_fits(state, drawn.tiles, action.planet):
            state.agenda.append(AutomaKeep(self.number, self.side, drawn))
        else:  # COS-185
            drawn.return_others(state, HUMAN, parsec, NOTHING)
            events.automa_no_tile_fits(state, AUTOMA)
            try_alternative(state, self.number, self.side)

    def visibility(self, state: CouncilState, seat: Seat, move: MoveId, viewer: Seat) -> int:
        return OPEN if viewer == HUMAN else MASKED


def any_fits(state: CouncilState, drawn: tuple[int, ...], kind: int) -> bool:
    return any(fits(state, tile, kind) for tile in drawn)


def fits(state: CouncilState, tile: int, kind: int) -> bool:
    return state.ruleset.edition.tiles[tile].type_mask >> kind & 1 == 1


class AutomaKeep(AutomaDecision):
    """D17: which fitting tile is placed? (COS-183, COS-184)"""

    NAME: ClassVar[str] = "automa_keep"

    def __init__(self, number: int, side: int, drawn: Drawn) -> None:
        super().__init__(number, side)
        self.drawn: Final = drawn

    def fields(self) -> dict[str, object]:
        return {**super().fields(), **self.drawn.fields()}

    def legal(self, state: CouncilState, seat: Seat) -> list[MoveId]:
        action = self.action(state)
        return [
            MoveId(KEEP + tile) for tile in self.drawn.tiles if fits(state, tile, action.planet)
        ]

    def play(self, state: CouncilState, seat: Seat, move: MoveId) -> None:
        action = self.action(state)
        kept = move - KEEP
        events.tile_kept(state, AUTOMA, kept)
        self.drawn.return_others(state, HUMAN, action.parsec, kept)
        state.agenda.append(AutomaPlace(self.number, self.side, kept))

    def why_not(self, state: CouncilState, seat: Seat, move: MoveId) -> Reason:
        for tile in self.drawn.tiles:
            if move == KEEP + tile:
                return Reason("council-automa-tile-unfit", {"tile": TILE_IDS[tile]})
        return Reason("council-keep-first", {"drawn_tile": self.drawn.ids()})

    def reveals(self, state: CouncilState) -> bool:
        return True


class AutomaPlace(AutomaDecision):
    """D17: in which galaxy of the named place? (COS-183, COS-184)"""

    NAME: ClassVar[str] = "automa_place"

    def __init__(self, number: int, side: int, tile: int) -> None:
        super().__init__(number, side)
        self.tile: Final = tile

    def fields(self) -> dict[str, object]:
        return {**super().fields(), "tile": TILE_IDS[self.tile]}

    def legal(self, state: CouncilState, seat: Seat) -> list[MoveId]:
        action = self.action(state)
        return place_moves(state, action)

    def play(self, state: CouncilState, seat: Seat, move: MoveId) -> None:
        place_tile(state, AUTOMA, self.tile, move - PLACE)
        state.agenda.append(AutomaSettle(self.number, self.side, self.tile))

    def why_not(self, state: CouncilState, seat: Seat, move: MoveId) -> Reason:
        if PLACE <= move < PLACE + GALAXIES:
            galaxy = move - PLACE
            action = self.action(state)
            if state.ruleset.slots[galaxy] > 0 and not action.galaxies >> galaxy & 1:
                return Reason("council-automa-galaxy", {"galaxy": GALAXY_IDS[galaxy]})
            return place_obstacle(state, galaxy, action.parsec)
        return Reason("council-place-first", {"tile": TILE_IDS[self.tile]})


# --- evaluation -------------------------------------------------------------------------------


class AutomaEvaluation(Step[CouncilState]):
    """The galaxies in the order of 8.1: all with presence, or those it leads (COS-189, 190)."""

    NAME: ClassVar[str] = "automa_evaluation"

    def __init__(self, galaxy: int) -> None:
        self.galaxy: Final = galaxy
        """The first galaxy that it has not looked at."""

    def fields(self) -> dict[str, object]:
        return {"galaxy": self.galaxy}

    def run(self, state: CouncilState) -> None:
        majority_only = state.ruleset.edition.automa[state.automa_card].majority_only
        for galaxy in range(self.galaxy, GALAXIES):
            if state.colonies[AUTOMA * GALAXIES + galaxy] == 0:
                continue
            if majority_only and not state.has_majority(AUTOMA, galaxy):
                continue
            state.agenda.append(AutomaEvaluation(galaxy + 1))
            evaluate(state, HUMAN, AUTOMA, galaxy)  # COS-191
            return
