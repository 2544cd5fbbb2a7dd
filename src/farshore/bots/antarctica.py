"""Heuristic and evaluation of Antarctica (section 12 of the rules catalogue).

The heuristic counts the points if the game ended now, and what an ordinary player looks at: how
soon the ships act, whether there are scientists to place, which of the visible cards could be
built, and what the cards in hand and the unused pieces are good for.
"""

from __future__ import annotations

from typing import Final

from farshore.bots.evaluation import Evaluation, Heuristic, LinearEvaluation, lead, place_value
from farshore.core.state import State
from farshore.core.types import MoveId, Seat
from farshore.games.antarctica.components import AREAS, KINDS, NO_EFFECT, PLACES, TRACKS
from farshore.games.antarctica.conditions import replaceable
from farshore.games.antarctica.decisions import MoveShip, TurnMenu
from farshore.games.antarctica.move_numbers import BUILD, GIVE_BACK_CUBE, GIVE_BACK_SHIP
from farshore.games.antarctica.scoring import Tally, scores, tally
from farshore.games.antarctica.state import NO_CARD, NOBODY, NOWHERE, AntarcticaState

# What things are worth, in points.
TURN: Final = 8.0
"""A ship that acts now. One that acts later is worth less, by PATIENCE for each stop until then."""
PATIENCE: Final = 0.9
SUPPLY: Final = [0.0, 2.5, 4.0, 5.0, 5.5, 6.0]
"""Scientists ready to be placed: the first counts most."""
RESERVE: Final = 0.5
SPACE: Final = 0.6
"""A space on a track, beyond its points, because the later spaces bring most."""
SYMBOL: Final = 0.4
"""A symbol within reach (the next two spaces)."""
BUILDABLE: Final = 0.3
"""A visible card that the ships can build; half of it if that takes a resource card."""
SHIPYARD_CARD: Final = 1.0
BASIC_CARD: Final = 1.5
KNOW_HOW: Final = 2.0
UNUSED_SHIP: Final = 1.0
UNUSED_CUBE: Final = 1.0
IDLE: Final = 0.5
"""For each turn in a row without progress: the stall guard would end the game (ANT-161)."""
ENDING: Final = 10.0
"""If the game ends with this turn: added for the leader, taken from everybody else."""


class AntarcticaHeuristic(Heuristic):
    """Points, ships, scientists and cards of each seat, against the mean of the others."""

    def evaluate(self, state: State, seat: Seat) -> float:
        assert isinstance(state, AntarcticaState)
        points = scores(state)
        ahead = lead(points, seat)
        if state.is_over():
            return ahead + place_value(state.game.results(state), seat)
        if state.ending:
            return ahead + (ENDING if points[seat] == max(points) else -ENDING)
        stops = stops_until(state)
        own = prospects(state, seat, stops)
        others = 0.0
        for other in range(state.players):
            if other != seat:
                others += prospects(state, Seat(other), stops)
        idle = 0 if state.progress else state.idle_turns
        return ahead + own - others / (state.players - 1) - IDLE * idle

    def expected_scores(self, state: State) -> list[float]:
        assert isinstance(state, AntarcticaState)
        points = scores(state)
        stops = stops_until(state)
        expected: list[float] = []
        for seat in range(state.players):
            worth = float(points[seat])
            if not state.ending:
                worth += prospects(state, Seat(seat), stops)
            expected.append(worth)
        return expected

    def is_quiet(self, state: State, seat: Seat) -> bool:
        """Not quiet before the main action: sailing is good only for what can be done there."""
        assert isinstance(state, AntarcticaState)
        decision = state.decision()
        if isinstance(decision, TurnMenu):
            return state.main_used
        return isinstance(decision, MoveShip)

    def candidates(self, state: State, seat: Seat, legal: list[MoveId]) -> list[MoveId]:
        """Gives back nothing from the board, and unused pieces only if it has no scientist left."""
        assert isinstance(state, AntarcticaState)
        needy = state.supply[seat] == 0 and state.reserve[seat] > 0
        moves: list[MoveId] = []
        for move in legal:
            if GIVE_BACK_SHIP <= move < BUILD:
                continue
            if GIVE_BACK_CUBE <= move < GIVE_BACK_SHIP and not needy:
                continue
            moves.append(move)
        return moves

    def search_candidates(self, state: State, seat: Seat, legal: list[MoveId]) -> list[MoveId]:
        """Gives back only unused pieces, and only after the ship has moved."""
        first = GIVE_BACK_CUBE if isinstance(state.decision(), MoveShip) else GIVE_BACK_SHIP
        return [move for move in legal if not first <= move < BUILD]


def prospects(state: AntarcticaState, seat: Seat, stops: list[int]) -> float:
    """What a seat may hope for beyond the points it has."""
    supply = state.supply[seat]
    worth = SUPPLY[min(supply, len(SUPPLY) - 1)] + RESERVE * state.reserve[seat]
    worth += fleet_worth(state, seat, stops)
    worth += track_worth(state, seat)
    if supply > 0:
        worth += card_worth(state, seat)
    hand = 0
    for kind in range(KINDS):
        hand += state.hands[seat * KINDS + kind]
    worth += SHIPYARD_CARD * hand
    worth += BASIC_CARD * state.basic_card[seat] + KNOW_HOW * state.know_how[seat]
    return worth + UNUSED_SHIP * state.unused_ships[seat] + UNUSED_CUBE * state.unused_cubes[seat]


def stops_until(state: AntarcticaState) -> list[int]:
    """For each area: sun stops until the first ship of its queue acts; 0 where there is none."""
    stops = [0] * AREAS
    count = 0
    for step in range(1, AREAS + 1):
        area = (state.sun + step) % AREAS
        if state.ships_at[area] > 0:
            count += 1
            stops[area] = count
    return stops


def fleet_worth(state: AntarcticaState, seat: Seat, stops: list[int]) -> float:
    """The ships of a seat, by the time they have to wait."""
    round_ = max(stops)
    worth = 0.0
    for area in range(AREAS):
        if state.fleet[seat * AREAS + area] == 0:
            continue
        ahead = 0
        for place in range(PLACES):
            owner = state.berths[area * PLACES + place]
            if owner == NOBODY:
                continue
            if area == state.sun and place == state.active_place:
                worth += TURN if owner == seat else 0.0
                continue
            if owner == seat:
                worth += TURN * PATIENCE ** (stops[area] + ahead * round_)
            ahead += 1
    return worth


def track_worth(state: AntarcticaState, seat: Seat) -> float:
    """Spaces gained, and symbols that the next research may reach."""
    worth = 0.0
    for track in state.ruleset.open_tracks:
        space = state.cubes[seat * TRACKS + track]
        if space == 0:
            continue
        worth += SPACE * space
        symbols = state.ruleset.tracks[track].symbols
        for near in range(space + 1, min(space + 3, len(symbols))):
            if symbols[near] != NO_EFFECT:
                worth += SYMBOL
    return worth


def card_worth(state: AntarcticaState, seat: Seat) -> float:
    """The visible cards that the seat's ships, or a resource card, make possible."""
    access = state.access(seat)
    worth = 0.0
    for top in state.tops:
        if top == NO_CARD:
            continue
        card = state.ruleset.edition.cards[top]
        missing = card.needs & ~access
        if missing == 0:
            worth += BUILDABLE
        elif state.target == NOWHERE and replaceable(state, seat, missing):
            worth += BUILDABLE / 2
    return worth


HEURISTIC: Final[Heuristic] = AntarcticaHeuristic()


# --- for the search ------------------------------------------------------------------------

WEIGHTS: Final = [
    0.034,
    0.062,
    0.01,
    -0.031,
    0.166,
    0.234,
    0.191,
    0.022,
    0.092,
    0.118,
    0.03,
    -0.389,
    -0.005,
    0.031,
    0.073,
    0.416,
    1.234,
    -0.178,
    0.104,
    0.126,
    0.072,
    -0.071,
    0.418,
    0.115,
    0.232,
    -0.016,
    0.141,
    -0.002,
]
TRENDS: Final = [
    0.133,
    0.133,
    0.142,
    0.251,
    0.603,
    0.345,
    0.319,
    0.022,
    -0.001,
    -0.805,
    -0.032,
    -0.514,
    -0.023,
    0.231,
    0.44,
    0.591,
    3.679,
    -0.69,
    -0.278,
    -0.181,
    0.232,
    0.104,
    0.272,
    -0.07,
    -0.052,
    0.995,
    0.144,
    -0.16,
]


class AntarcticaEvaluation(LinearEvaluation):
    """Points as they stand, majorities that are safe or close, and what will bring more."""

    def progress(self, state: State) -> float:
        """By the player with the fewest scientists left (ANT-157)."""
        assert isinstance(state, AntarcticaState)
        if state.ending:
            return 1.2
        fewest = 99
        for seat in range(state.players):
            fewest = min(fewest, state.supply[seat] + state.reserve[seat])
        pieces = state.ruleset.pieces
        return 1.0 - fewest / (pieces.supply + pieces.reserve)

    def terms(self, state: State) -> list[list[float]]:
        assert isinstance(state, AntarcticaState)
        points = tally(state)
        stops = stops_until(state)
        return [self._terms(state, Seat(seat), points, stops) for seat in range(state.players)]

    def _terms(
        self, state: AntarcticaState, seat: Seat, tally_: Tally, stops: list[int]
    ) -> list[float]:
        points = tally_.points
        players = state.players
        terms = [float(points[part * players + seat]) for part in range(4)]
        if state.ending:
            return terms
        supply = state.supply[seat]
        ships = 0
        safe = 0
        close = 0
        present = 0
        icebreakers = 0
        for area in range(AREAS):
            ships += state.fleet[seat * AREAS + area]
            icebreakers += state.icebreakers[area] >> seat & 1
            own = state.scientists[seat * AREAS + area]
            if own == 0:
                continue
            present += 1
            most = 0
            for other in range(players):
                if other != seat:
                    most = max(most, state.scientists[other * AREAS + area])
            if own > most + 1:
                safe += 1
            elif own > most:
                close += 1
        spaces = 0
        cubes = 0
        near = 0
        for track in state.ruleset.open_tracks:
            space = state.cubes[seat * TRACKS + track]
            if space == 0:
                continue
            spaces += space
            cubes += 1
            symbols = state.ruleset.tracks[track].symbols
            for ahead in range(space + 1, min(space + 3, len(symbols))):
                if symbols[ahead] != NO_EFFECT:
                    near += 1
        decision = state.decision()
        active = isinstance(decision, MoveShip | TurnMenu) and decision.seat == seat
        hand = seat * KINDS
        terms.extend(
            [
                1.0 if supply >= 1 else 0.0,
                1.0 if supply >= 2 else 0.0,
                float(max(0, supply - 2)),
                float(state.reserve[seat]),
                fleet_worth(state, seat, stops),
                float(ships),
                float(spaces),
                float(cubes),
                float(near),
                card_worth(state, seat) / BUILDABLE,
                float(state.hands[hand]),
                float(state.hands[hand + 1]),
                float(state.hands[hand + 2]),
                float(state.hands[hand + 3]),
                float(state.basic_card[seat]),
                float(state.know_how[seat]),
                float(state.unused_ships[seat]),
                float(state.unused_cubes[seat]),
                float(safe),
                float(close),
                float(present),
                float(icebreakers),
                1.0 if active and not state.main_used else 0.0,
                1.0 if active and state.main_used else 0.0,
            ]
        )
        return terms


EVALUATION: Final[Evaluation] = AntarcticaEvaluation(HEURISTIC, WEIGHTS, TRENDS)
