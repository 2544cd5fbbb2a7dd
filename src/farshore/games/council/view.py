"""The position as a seat or a spectator sees it (COS-029, COS-070, COS-101, COS-R36, COS-I21).

`view` names everything that is public, `own_part` what only the viewer may see. Both are built key
by key and not by removing things from the whole position, so nothing hidden slips through. The
types name every key.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypedDict

from farshore.core import view as common
from farshore.core.chance import Pile
from farshore.core.move import Id
from farshore.core.types import Seat, seats
from farshore.core.view import DecisionPart, SetupPart, decision_part, named, setup_part
from farshore.games.council.automa import AutomaDraw, AutomaKeep
from farshore.games.council.components import (
    FIELDS,
    FIRST_PLANET,
    GALAXIES,
    GEMS,
    LIGHT_CARDS,
    PARSECS,
    STATIONS,
    TECH_LOST,
)
from farshore.games.council.exploring import DrawTile, KeepTile
from farshore.games.council.forecast import (
    FinalView,
    MajorityView,
    PlanView,
    TurnView,
    bonus_worth,
    final_part,
    majorities,
    plan_forecast,
    turn_part,
)
from farshore.games.council.moves import (
    AI_IDS,
    AUTOMA_IDS,
    BONUS_IDS,
    CARD_IDS,
    COMMANDER_IDS,
    GALAXY_IDS,
    GEM_IDS,
    LIGHT_IDS,
    STATION_IDS,
    TECH_IDS,
    TILE_IDS,
    UPGRADE_IDS,
)
from farshore.games.council.scoring import end_reason, open_scores
from farshore.games.council.state import (
    AUTOMA,
    LEAVE_FIELD,
    NOBODY,
    NOTHING,
    STILL,
    TRAITS,
    CouncilState,
)


class SystemView(TypedDict):
    tile: str
    planets: list[list[int]]
    """For each planet the cubes of each owner."""


class StationView(TypedDict):
    seat: Seat
    station: str
    cubes: int


class GalaxyView(TypedDict):
    slots: int
    """0 if the galaxy is covered or not on this side of the board."""
    systems: list[SystemView]
    station: StationView | None


class MarkerView(TypedDict):
    """What every owner has: the seats, and the Automa after its human."""

    owner: Id
    energy: int
    consumption: int
    level: int
    round_consumption: int
    supply: int | None
    """None if cubes are no limit."""
    light_cards: int
    dark_cards: int


class FieldView(TypedDict):
    range: int
    cards: list[str]
    """From bottom to top."""


class SeatView(TypedDict):
    gems: dict[str, int]
    hand: list[str]
    fields: list[FieldView]
    upgrades: list[str]
    board_cubes: int
    stations: list[str]
    dark_tech: list[str]
    still_from: int | None
    """The round from which Perpetual Motion counts, if it does not count yet (COS-R28)."""
    commander: str | None


class AutomaView(TypedDict):
    card: str | None
    used: list[str]


class SometimesOpen(TypedDict, total=False):
    """What is on the table in some games, or at some times, only."""

    automa: AutomaView
    plans: list[list[str | None]]
    """Without screens."""
    bonus_cards: list[list[str]]
    """Of each owner, once the final scoring has shown them."""


class OpenPart(SetupPart, SometimesOpen):
    """Everything that all players see on the table."""

    round: int
    galaxies: dict[str, GalaxyView]
    stacks: dict[str, int]
    """Tiles left in the stack of each parsec."""
    market: list[str | None]
    ai_deck: int
    laid_aside: list[str]
    light_deck: int
    dark_tech_decks: list[int]
    order: list[Id]
    """The owners by their turn tokens."""
    arrived: list[Id]
    """The owners by the arrival of their energy markers, the latest last."""
    markers: list[MarkerView]
    seats: list[SeatView]
    committed: list[int]
    throne: Id | None
    end: str


class TechView(TypedDict):
    left: list[str]
    lost: list[str]


class OwnPart(common.OwnPart):
    """What only the viewer sees."""

    bonus: list[str]
    dark_dealt: str | None
    plan: list[str | None]
    """A card for each field decided so far, None where nothing is put."""
    under: dict[str, list[str | None]]
    """What lies under the stack of each parsec, as far as the viewer saw it."""
    light_under: list[str | None]
    dark_tech: list[TechView | None]
    """The decks that the viewer has looked through."""
    drawn: list[str]
    """The tiles of the viewer's exploration."""
    planning: PlanView | None
    bonus_worth: dict[str, int]
    """What each bonus card would pay now."""
    final: FinalView


class View(OpenPart, DecisionPart):
    """What everybody sees: a spectator's view."""

    majorities: dict[str, MajorityView]
    """Of the galaxies in the game."""
    turn: TurnView


class OwnView(View):
    """What a seat sees."""

    you: OwnPart


def view(state: CouncilState) -> View:
    """What everybody may know now."""
    return {
        **open_part(state),
        **decision_part(state, open_scores(state)),
        "majorities": majorities(state),
        "turn": turn_part(state),
    }


def own_part(state: CouncilState, viewer: Seat) -> OwnPart:
    """What only `viewer` may know."""
    return {
        "seat": viewer,
        "bonus": named(state.bonus[viewer], BONUS_IDS),
        "dark_dealt": dark_name(state, viewer),
        "plan": plan_part(state, viewer),
        "under": {
            str(parsec + 1): known_tail(state.piles[parsec], viewer, TILE_IDS)
            for parsec in range(PARSECS)
        },
        "light_under": known_tail(state.light, viewer, LIGHT_IDS),
        "dark_tech": [tech_part(state, viewer, deck) for deck in range(2)],
        "drawn": drawn_part(state, viewer),
        "planning": plan_forecast(state, viewer),
        "bonus_worth": bonus_worth(state, viewer),
        "final": final_part(state, viewer),
    }


def known_tail(pile: Pile, viewer: Seat, ids: list[str]) -> list[str | None]:
    """What the viewer knows of the things put under a pile, in their order."""
    known: list[str | None] = []
    for item, seen in zip(pile.tail, pile.seen, strict=True):
        known.append(ids[item] if seen >> viewer & 1 else None)
    return known


def tech_part(state: CouncilState, viewer: Seat, deck: int) -> TechView | None:
    """A Dark Tech deck for those who have looked through it (COS-R30)."""
    if not state.looked[deck] >> viewer & 1:
        return None
    return {
        "left": named(state.tech_left[deck], TECH_IDS),
        "lost": named(state.tech_lost[deck], TECH_IDS),
    }


def drawn_part(state: CouncilState, viewer: Seat) -> list[str]:
    """The tiles of a running exploration, for the explorer (COS-101)."""
    top = state.agenda[-1] if state.agenda else None
    if isinstance(top, DrawTile | KeepTile) and top.seat == viewer:
        return [TILE_IDS[tile] for tile in top.drawn.tiles]
    if isinstance(top, AutomaDraw | AutomaKeep):  # its human, the only seat
        return [TILE_IDS[tile] for tile in top.drawn.tiles]
    return []


def plan_part(state: CouncilState, seat: Seat) -> list[str | None]:
    return [None if card == LEAVE_FIELD else CARD_IDS[card] for card in state.plans[seat]]


def dark_name(state: CouncilState, seat: Seat) -> str | None:
    dealt = state.dark[seat]
    return None if dealt == NOTHING else BONUS_IDS[LIGHT_CARDS + dealt]


def open_part(state: CouncilState) -> OpenPart:
    return {
        **setup_part(state.setup),
        "round": state.round,
        "galaxies": {GALAXY_IDS[galaxy]: galaxy_part(state, galaxy) for galaxy in range(GALAXIES)},
        "stacks": {str(parsec + 1): state.piles[parsec].size() for parsec in range(PARSECS)},
        "market": [None if card == NOTHING else AI_IDS[card] for card in state.market],
        "ai_deck": state.ai_bag.bit_count(),
        "laid_aside": named(state.aside, AI_IDS),
        "light_deck": state.light.size(),
        "dark_tech_decks": [tech_deck_size(state, deck) for deck in range(2)],
        "order": owners(state, state.order),
        "arrived": owners(state, state.arrived),
        "markers": [marker_part(state, owner) for owner in seats(state.ruleset.owners)],
        "seats": [seat_part(state, seat) for seat in seats(state.players)],
        "committed": [seat for seat in seats(state.players) if state.committed >> seat & 1],
        "throne": None if state.throne == NOBODY else owner_name(state, state.throne),
        "end": end_reason(state.ending),
        **sometimes_open(state),
    }


def sometimes_open(state: CouncilState) -> SometimesOpen:
    document: SometimesOpen = {}
    if state.ruleset.solo:
        document["automa"] = {
            "card": None if state.automa_card == NOTHING else AUTOMA_IDS[state.automa_card],
            "used": named(state.ruleset.automa_cards & ~state.automa_left, AUTOMA_IDS),
        }
    if not state.ruleset.screens:  # COS-071
        document["plans"] = [plan_part(state, seat) for seat in seats(state.players)]
    if state.ending:  # the final scoring shows them
        document["bonus_cards"] = [named(cards, BONUS_IDS) for cards in state.bonus]
    return document


def owner_name(state: CouncilState, owner: Seat) -> Id:
    return "automa" if state.ruleset.solo and owner == AUTOMA else owner


def owners(state: CouncilState, numbers: Iterable[Seat]) -> list[Id]:
    return [owner_name(state, owner) for owner in numbers]


def tech_deck_size(state: CouncilState, deck: int) -> int:
    """As it lies there: the removed cards are gone, whether known or not (COS-024)."""
    return (state.tech_left[deck] | state.tech_lost[deck]).bit_count() - TECH_LOST


def galaxy_part(state: CouncilState, galaxy: int) -> GalaxyView:
    station = state.stations[galaxy]
    part: GalaxyView = {
        "slots": state.ruleset.slots[galaxy],
        "systems": [system_part(state, tile) for tile in state.tiles_in[galaxy]],
        "station": None,
    }
    if station != NOTHING:
        part["station"] = {
            "seat": Seat(station // STATIONS),
            "station": STATION_IDS[station % STATIONS],
            "cubes": state.station_cubes[galaxy],
        }
    return part


def system_part(state: CouncilState, tile: int) -> SystemView:
    """A tile and the cubes of each owner on each planet."""
    planets: list[list[int]] = []
    for planet in range(FIRST_PLANET[tile], FIRST_PLANET[tile + 1]):
        bits = state.planets[planet]
        planets.append([bits >> 2 * owner & 3 for owner in seats(state.ruleset.owners)])
    return {"tile": TILE_IDS[tile], "planets": planets}


def marker_part(state: CouncilState, owner: Seat) -> MarkerView:
    light = state.bonus[owner] & ((1 << LIGHT_CARDS) - 1)
    return {
        "owner": owner_name(state, owner),
        "energy": state.energy[owner],
        "consumption": state.consumption[owner],
        "level": state.levels[owner],
        "round_consumption": state.moved[owner],
        "supply": None if state.ruleset.unlimited else state.supply[owner],
        "light_cards": light.bit_count(),
        "dark_cards": (state.bonus[owner] >> LIGHT_CARDS).bit_count(),
    }


def seat_part(state: CouncilState, seat: Seat) -> SeatView:
    commander = state.commanders[seat]
    still_from = state.traits[seat * TRAITS + STILL]
    return {
        "gems": {GEM_IDS[kind]: state.gems[seat * GEMS + kind] for kind in range(GEMS)},
        "hand": named(state.hands[seat], CARD_IDS),
        "fields": [field_part(state, seat, field) for field in range(state.field_count[seat])],
        "upgrades": named(state.upgrades[seat], UPGRADE_IDS),
        "board_cubes": state.board_cubes[seat],
        "stations": named(state.built[seat], STATION_IDS),
        "dark_tech": named(state.techs[seat], TECH_IDS),
        "still_from": still_from if still_from > state.round else None,
        "commander": None if commander == NOTHING else COMMANDER_IDS[commander],
    }


def field_part(state: CouncilState, seat: Seat, field: int) -> FieldView:
    at = seat * FIELDS + field
    return {
        "range": state.ranges[at],
        "cards": [CARD_IDS[card] for card in state.fields[at]],
    }
