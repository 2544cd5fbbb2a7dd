"""What a viewer can work out: who leads where, whose turn it is, what a plan would do.

It saves people the counting and uses only what the viewer knows: the others' hands and fields are
open (COS-R36), their plans are not.
"""

from __future__ import annotations

from typing import TypedDict

from farshore.core.move import Id
from farshore.core.state import Item
from farshore.core.types import Seat, seats
from farshore.games.council.automa import (
    AutomaAct,
    AutomaDraw,
    AutomaEvaluation,
    AutomaKeep,
    AutomaPlace,
    AutomaSettle,
    AutomaTurn,
    automa_deck,
)
from farshore.games.council.components import (
    FIELDS,
    FIRST_PLANET,
    GALAXIES,
    TILE_OF,
)
from farshore.games.council.decisions import (
    ActionTurn,
    Evaluation,
    FieldAction,
    OpenPlanning,
    Planning,
    Purchase,
    RevealPlans,
    RoundEnds,
    SettleLevels,
)
from farshore.games.council.evaluating import EvaluateSome, RemoveCube, has_trait, keeps_cube
from farshore.games.council.exploring import PlaceTile, UseTile
from farshore.games.council.moves import BONUS_IDS, GALAXY_IDS, TILE_IDS
from farshore.games.council.scoring import FinalScore, bonus_card_energy
from farshore.games.council.settling import ChooseCubes
from farshore.games.council.setup import ChooseCommander
from farshore.games.council.state import (
    AUTOMA,
    LEAVE_FIELD,
    NOTHING,
    TIES,
    CouncilState,
)


class MajorityView(TypedDict):
    """A galaxy as the players compare themselves in it (COS-111, COS-R19)."""

    strength: list[int]
    """The cubes of each owner that count, with those on a station."""
    leader: Id | None
    """Who has the majority."""
    lead: int
    """By how many cubes the first is ahead of the second."""
    pays: list[int]
    """The energy that each owner would get by evaluating it now; 0 without a colony."""
    keeps: list[bool]
    """Whether the owner may keep the cube (COS-160, COS-166)."""


class TurnView(TypedDict):
    """How far the round is."""

    phase: str
    """`setup`, `purchase`, `planning`, `actions` or `over`."""
    owner: Id | None
    """Whose turn it is in the phase; None if all plan at once."""
    to_come: list[Id]
    """Whose turns come later in this phase, in their order."""
    field: int | None
    """The field whose card is being carried out, from 1."""
    action: int | None
    """The Automa's action that is being carried out, from 1."""
    purchases_left: int | None
    evaluated: list[str]
    """The galaxies evaluated in this turn."""
    tile: str | None
    """The system that is being placed, settled or used."""
    planet: int | None
    """The planet that is being settled."""
    galaxy: str | None
    """The galaxy that is being evaluated."""


class PlanView(TypedDict):
    """What the viewer's plan would do as far as it is made (COS-068, COS-072 to COS-076).

    Fields not yet decided count with what lies on them.
    """

    sum: int
    """Of the top cards."""
    moved: int
    """How far the marker would really move: the round consumption."""
    consumption: int
    """Where it would stand."""
    best: int
    """The first place in the order that is possible, from 1."""
    likely: int
    """The place if the others consume the middle of what they can."""
    worst: int


class FinalView(TypedDict):
    """What the final scoring would bring the viewer if it came now."""

    energy: int
    level: int
    left: int
    """The energy after the last subtraction."""


# --- majorities -------------------------------------------------------------------------------


def majorities(state: CouncilState) -> dict[str, MajorityView]:
    return {
        GALAXY_IDS[galaxy]: majority_part(state, galaxy) for galaxy in state.ruleset.open_galaxies
    }


def majority_part(state: CouncilState, galaxy: int) -> MajorityView:
    owners = seats(state.ruleset.owners)
    strength = [state.strength(owner, galaxy) for owner in owners]
    leaders = [owner for owner in owners if state.has_majority(owner, galaxy)]
    ranked = sorted([*strength, 0], reverse=True)
    return {
        "strength": strength,
        "leader": named_owner(state, leaders[0]) if leaders else None,
        "lead": ranked[0] - ranked[1],
        "pays": [evaluation_energy(state, owner, galaxy) for owner in owners],
        "keeps": [
            state.colonies[owner * GALAXIES + galaxy] > 0 and keeps_cube(state, owner, galaxy)
            for owner in owners
        ],
    }


def evaluation_energy(state: CouncilState, owner: Seat, galaxy: int) -> int:
    """COS-110 to COS-113, COS-169"""
    if state.colonies[owner * GALAXIES + galaxy] == 0:
        return 0
    own = state.strength(owner, galaxy)
    most = state.strongest_other(owner, galaxy)
    majority = own > most or (own == most and has_trait(state, owner, TIES))
    return state.ruleset.edition.galaxies[galaxy].energy[1 if majority else 0]


def named_owner(state: CouncilState, owner: Seat) -> Id:
    return "automa" if state.ruleset.solo and owner == AUTOMA else owner


# --- the turn ---------------------------------------------------------------------------------


def turn_part(state: CouncilState) -> TurnView:
    turn: TurnView = {
        "phase": phase_of(state),
        "owner": None,
        "to_come": [],
        "field": None,
        "action": None,
        "purchases_left": None,
        "evaluated": [],
        "tile": None,
        "planet": None,
        "galaxy": None,
    }
    for item in state.agenda:
        add_turn(state, item, turn)
        add_place(item, turn)
    top = state.agenda[-1] if state.agenda else None
    if isinstance(top, OpenPlanning):
        waiting = [owner for owner in state.order if owner < state.players]
        waiting = [seat for seat in waiting if not state.committed >> seat & 1]
        turn["to_come"] += reversed(waiting)
    if turn["owner"] is None and turn["to_come"]:
        turn["owner"] = turn["to_come"].pop()
    turn["to_come"].reverse()
    return turn


def phase_of(state: CouncilState) -> str:
    if not state.agenda:
        return "over"
    for item in state.agenda:
        if isinstance(item, RevealPlans):
            return "planning"
        if isinstance(item, Planning):
            return "planning" if item is state.agenda[-1] else "purchase"
        if isinstance(item, RoundEnds):
            return "actions"
    return "setup"


def add_turn(state: CouncilState, item: Item[CouncilState], turn: TurnView) -> None:
    """What an item says about whose turn it is. The agenda lists the last item first."""
    if isinstance(item, ChooseCommander | ActionTurn):
        turn["to_come"].append(item.seat)
    elif isinstance(item, Purchase):
        turn["to_come"].append(item.seat)
        turn["purchases_left"] = state.ruleset.edition.values.purchases - item.bought
    elif isinstance(item, SettleLevels) and item.owner < state.players:
        turn["owner"] = item.owner  # only at the end of its own turn (COS-123)
        turn["purchases_left"] = None
    elif isinstance(item, FieldAction):
        turn["owner"] = item.seat
        turn["field"] = item.field  # it stands for the next field, counted from 0
    elif isinstance(item, Evaluation):
        turn["owner"] = item.seat
        turn["evaluated"] = galaxies_of(item.evaluated)
    elif isinstance(item, EvaluateSome):
        turn["evaluated"] = galaxies_of(item.evaluated)
    elif isinstance(item, AutomaTurn):
        turn["to_come"].append("automa")
    elif isinstance(item, AutomaEvaluation):
        turn["owner"] = "automa"
    elif isinstance(item, AutomaAct | AutomaDraw | AutomaKeep | AutomaPlace | AutomaSettle):
        turn["action"] = item.number + 1


def galaxies_of(mask: int) -> list[str]:
    return [GALAXY_IDS[galaxy] for galaxy in range(GALAXIES) if mask >> galaxy & 1]


def add_place(item: Item[CouncilState], turn: TurnView) -> None:
    """Where something is happening."""
    if isinstance(item, PlaceTile | UseTile | AutomaPlace) or (
        isinstance(item, AutomaSettle) and item.tile != NOTHING
    ):
        turn["tile"] = TILE_IDS[item.tile]
    elif isinstance(item, ChooseCubes):
        tile = TILE_OF[item.planet]
        turn["tile"] = TILE_IDS[tile]
        turn["planet"] = item.planet - FIRST_PLANET[tile] + 1
    elif isinstance(item, RemoveCube):
        turn["galaxy"] = GALAXY_IDS[item.galaxy]


# --- the viewer's plan ------------------------------------------------------------------------


def plan_forecast(state: CouncilState, seat: Seat) -> PlanView | None:
    """What the plan in the making would do; None when nothing is planned."""
    if phase_of(state) != "planning":
        return None
    total = planned_sum(state, seat)
    lowest: list[int] = []
    middle: list[int] = []
    highest: list[int] = []
    for owner in seats(state.ruleset.owners):
        low, high = (total, total) if owner == seat else consumption_range(state, owner)
        lowest.append(really_moved(state, owner, low))
        highest.append(really_moved(state, owner, high))
        middle.append((lowest[-1] + highest[-1]) // 2)
    return {
        "sum": total,
        "moved": lowest[seat],
        "consumption": state.consumption[seat] + lowest[seat],
        "best": place_in_order(state, seat, lowest),
        "likely": place_in_order(state, seat, middle),
        "worst": place_in_order(state, seat, highest),
    }


def really_moved(state: CouncilState, owner: Seat, total: int) -> int:
    """COS-073, COS-148"""
    if owner < state.players and state.stands_still(owner):
        return 0
    return state.clone().move_consumption(owner, total)


def planned_sum(state: CouncilState, seat: Seat) -> int:
    """The top cards with the plan laid on them (COS-068)."""
    total = 0
    plan = state.plans[seat]
    for field in range(state.field_count[seat]):
        card = plan[field] if field < len(plan) else LEAVE_FIELD
        pile = state.fields[seat * FIELDS + field]
        if card == LEAVE_FIELD and len(pile) > 0:
            card = pile[-1]
        if card != LEAVE_FIELD:
            total += state.ruleset.edition.cards[card].consumption
    return total


def consumption_range(state: CouncilState, owner: Seat) -> tuple[int, int]:
    """The least and the most that an owner can plan, from what lies open."""
    edition = state.ruleset.edition
    if owner >= state.players:  # COS-176, COS-195
        deck = automa_deck(state)
        left = deck & state.automa_left or deck
        costs = [card.consumption for at, card in enumerate(edition.automa) if left >> at & 1]
        return min(costs), max(costs)
    if not state.ruleset.screens and state.committed >> owner & 1:
        total = planned_sum(state, owner)
        return total, total
    hand = [
        card.consumption for at, card in enumerate(edition.cards) if state.hands[owner] >> at & 1
    ]
    piles = state.fields[owner * FIELDS : owner * FIELDS + state.field_count[owner]]
    tops = [edition.cards[pile[-1]].consumption for pile in piles if len(pile) > 0]
    empty = len(piles) - len(tops)
    low = -most_planned([-cost for cost in hand], [-cost for cost in tops], empty)
    return low, most_planned(hand, tops, empty)


def most_planned(hand: list[int], tops: list[int], empty: int) -> int:
    """The greatest sum: the best cards on the empty fields, then over the worst (COS-065)."""
    cards = sorted(hand, reverse=True)
    total = sum(cards[:empty])
    left = cards[empty:]
    for at, top in enumerate(sorted(tops)):
        total += max(top, left[at]) if at < len(left) else top
    return total


def place_in_order(state: CouncilState, seat: Seat, moved: list[int]) -> int:
    """COS-074 to COS-076"""
    place = 1
    earlier = True
    for owner in state.arrived:  # earlier arrivals first
        if owner == seat:
            earlier = False
        elif moved[owner] != moved[seat]:
            place += moved[owner] > moved[seat]
        elif state.energy[owner] != state.energy[seat]:
            place += state.energy[owner] > state.energy[seat]
        else:
            place += earlier
    return place


# --- the viewer's end -------------------------------------------------------------------------


def bonus_worth(state: CouncilState, seat: Seat) -> dict[str, int]:
    """What each bonus card of the viewer would pay now (COS-205)."""
    held = state.bonus[seat]
    return {
        id_: bonus_card_energy(state, seat, card)
        for card, id_ in enumerate(BONUS_IDS)
        if held >> card & 1
    }


def final_part(state: CouncilState, seat: Seat) -> FinalView:
    final = FinalScore(state, seat)
    return {"energy": sum(final.parts), "level": final.level, "left": final.energy}
