"""The final scoring, places and tie-breaks (COS-199 to COS-220).

Works on any position: "if it ended now".
"""

from __future__ import annotations

from typing import Final

from farshore.core.result import Results, rank
from farshore.core.types import Seat, seats
from farshore.games.council.components import (
    COUNT_AI_CARDS,
    COUNT_BOARD_CUBES,
    COUNT_CONSUMPTION,
    COUNT_GALAXY,
    COUNT_GEM_KIND,
    COUNT_LIGHT_CARDS,
    COUNT_PARSEC,
    COUNT_PLANET_TYPE,
    COUNT_STATIONS,
    GALAXIES,
    GEMS,
    LIGHT_CARDS,
    PLANETS,
    STARTING_CARDS,
)
from farshore.games.council.state import (
    AUTOMA,
    BY_LEVEL,
    BY_ROUND_LIMIT,
    NOBODY,
    CouncilState,
)

PARTS: Final = ["gems", "ai_cards", "bonus"]
LEVEL_WORTH: Final = 100  # 13.6

ALL_LIGHT: Final = (1 << LIGHT_CARDS) - 1


class FinalScore:
    """What the final scoring brings one owner."""

    def __init__(self, state: CouncilState, owner: Seat) -> None:
        human = owner < state.players
        gems = gem_energy(state, owner) if human else 0
        cards = card_energy(state, owner) if human else 0  # COS-197
        bonus = bonus_energy(state, owner)
        self.parts: Final = [gems, cards, bonus]
        energy = state.energy[owner] + gems + cards + bonus
        consumption = state.consumption[owner]
        self.level: Final = state.levels[owner] + energy // consumption  # COS-206
        self.energy: Final = energy % consumption
        self.score: Final = LEVEL_WORTH * self.level + self.energy


def scoring_order(state: CouncilState) -> list[Seat]:
    """COS-202: the holder of the throne first, the others in token order."""
    order = [owner for owner in state.order if owner != state.throne]
    return order if state.throne == NOBODY else [state.throne, *order]


def gem_energy(state: CouncilState, seat: Seat) -> int:
    """COS-203"""
    total = 0
    for kind in range(GEMS):
        total += state.gems[seat * GEMS + kind] * state.ruleset.edition.values.gem_energy[kind]
    return total


def ai_cards(state: CouncilState, owner: Seat) -> int:
    """Own AI cards, in hand or on a field, covered or not."""
    if owner >= state.players:
        return 0
    return (state.own_cards(owner) >> STARTING_CARDS).bit_count()


def card_energy(state: CouncilState, seat: Seat) -> int:
    """COS-204"""
    return ai_cards(state, seat) * state.ruleset.edition.values.card_energy


def bonus_energy(state: CouncilState, owner: Seat) -> int:
    """COS-205"""
    total = 0
    card = 0
    held = state.bonus[owner]
    while held:
        if held & 1:
            total += bonus_card_energy(state, owner, card)
        held >>= 1
        card += 1
    return total


def bonus_card_energy(state: CouncilState, owner: Seat, card: int) -> int:
    """The formula of one bonus card (COS-207 to COS-216, COS-R39)."""
    bonus = state.ruleset.edition.bonuses[card]
    if bonus.count_of == COUNT_GALAXY:
        energy = bonus.galaxy_energy[state.ruleset.adding]
        if state.has_majority(owner, bonus.which):
            return energy[2]
        return energy[1] if state.colonies[owner * GALAXIES + bonus.which] > 0 else energy[0]
    return bonus.base + bonus.each * counted(state, owner, bonus.count_of, bonus.which)


def counted(state: CouncilState, owner: Seat, count_of: int, which: int) -> int:
    """How many things of a formula the owner has; the Automa has no board, gems or AI cards."""
    human = owner < state.players
    if count_of == COUNT_GEM_KIND:
        return state.gems[owner * GEMS + which] if human else 0
    if count_of == COUNT_PLANET_TYPE:
        return cubes_on_type(state, owner, which)
    if count_of == COUNT_PARSEC:
        return cubes_in_parsec(state, owner, which)
    if count_of == COUNT_BOARD_CUBES:
        return state.board_cubes[owner] if human else 0
    if count_of == COUNT_AI_CARDS:
        return ai_cards(state, owner)
    if count_of == COUNT_LIGHT_CARDS:
        return (state.bonus[owner] & ALL_LIGHT).bit_count()
    if count_of == COUNT_STATIONS:
        return state.built[owner].bit_count() if human else 0
    if count_of == COUNT_CONSUMPTION:
        return (state.consumption[owner] + 5) // 10  # COS-210: halves up
    return 0


def cubes_on_type(state: CouncilState, owner: Seat, kind: int) -> int:
    total = 0
    for planet in range(PLANETS):
        if state.ruleset.planet_types[planet] == kind:
            total += state.planets[planet] >> 2 * owner & 3
    return total


def cubes_in_parsec(state: CouncilState, owner: Seat, parsec: int) -> int:
    total = 0
    for galaxy in state.ruleset.galaxies_of[parsec]:
        total += state.colonies[owner * GALAXIES + galaxy]
    return total


def cubes_on_board(state: CouncilState, owner: Seat) -> int:
    """COS-219, with those on stations (COS-R19)."""
    total = 0
    for galaxy in state.ruleset.open_galaxies:
        total += state.strength(owner, galaxy)
    return total


def open_scores(state: CouncilState) -> list[int]:
    """What everybody can see of the scores: level and energy; when it is over, the final ones."""
    owners = seats(state.ruleset.owners)
    if state.ending:
        return [FinalScore(state, owner).score for owner in owners]
    return [LEVEL_WORTH * state.levels[owner] + state.energy[owner] for owner in owners]


def results(state: CouncilState) -> Results:
    """COS-202 to COS-220"""
    owners = seats(state.ruleset.owners)
    finals = [FinalScore(state, owner) for owner in owners]
    levels = [final.level for final in finals]
    energy = [final.energy for final in finals]
    cubes = [cubes_on_board(state, owner) for owner in owners]
    places, decided_by = rank([("level", levels), ("energy", energy), ("cubes", cubes)])
    parts = {name: [final.parts[at] for final in finals] for at, name in enumerate(PARTS)}
    throne: int | str | None = None if state.throne == NOBODY else state.throne
    if state.ruleset.solo and state.throne == AUTOMA:
        throne = "automa"
    detail: dict[str, object] = {
        "rounds": state.round,
        "levels": levels,
        "energy": energy,
        "consumption": [*state.consumption],
        "cubes": cubes,
        "parts": [dict(zip(PARTS, final.parts, strict=True)) for final in finals],
        "throne": throne,
    }
    return Results(
        [final.score for final in finals],
        places,
        end_reason(state.ending),
        parts,
        decided_by,
        detail,
        ["automa"] if state.ruleset.solo else [],
    )


def end_reason(ending: int) -> str:
    if ending == BY_LEVEL:
        return "level"
    return "round_limit" if ending == BY_ROUND_LIMIT else ""
