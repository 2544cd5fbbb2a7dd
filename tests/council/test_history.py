"""The invariants of section 10 on whole random games: those of one position by `invariants.check`
(also run by `tests/test_properties.py`), and those that speak of what happens over time."""

from random import Random

import pytest

from farshore.core.chance import below
from farshore.core.state import CHANCE, OPPONENT
from farshore.games.council.state import CouncilState
from tests.council.invariants import check
from tests.council.positions import GAME

MODULES = [(stations, commanders) for stations in ("off", "on") for commanders in ("off", "on")]


@pytest.mark.rule("COS-I01", "COS-I02", "COS-I03", "COS-I04", "COS-I05", "COS-I06", "COS-I07")
@pytest.mark.rule("COS-I08", "COS-I09", "COS-I10", "COS-I11", "COS-I12", "COS-I13", "COS-I14")
@pytest.mark.rule("COS-I15", "COS-I16", "COS-I17", "COS-I18", "COS-I19", "COS-I20", "COS-I22")
@pytest.mark.rule("COS-I23", "COS-I24")
@pytest.mark.parametrize(("stations", "commanders"), MODULES)
@pytest.mark.parametrize(
    ("players", "silver"), [(1, "off"), (1, "on"), (2, "off"), (3, "off"), (4, "off")]
)
def test_energy_cubes_and_levels_add_up_along_a_game(
    players: int, stations: str, commanders: str, silver: str
) -> None:
    options = {
        "module_stations": stations,
        "module_commanders": commanders,
        "automa_silver": silver,
        "round_limit": 20,
    }
    state = GAME.start(players, options)
    assert isinstance(state, CouncilState)
    rng = Random(f"{players}/{stations}/{commanders}/{silver}")
    gained = [0] * state.ruleset.owners
    evaluated: dict[int, set[int]] = {}
    while not state.is_over():
        waiting = state.waiting()
        actor = waiting[below(rng, len(waiting))]
        moves = state.legal(actor)
        move = moves[below(rng, len(moves))]
        kind = GAME.moves.kind(move)
        before = state.clone()
        events = state.apply_with_events(actor, move)
        check(state)
        subtracted = [0] * state.ruleset.owners
        for event in events:
            owner = 1 if event.seat == OPPONENT else event.seat
            if event.kind == "energy_gained":
                gained[owner] += event.args[0]
            if event.kind == "level_reached":
                subtracted[owner] += 1
            if event.kind == "action_turn":
                evaluated[owner] = set()
        for owner in range(state.ruleset.owners):
            assert state.levels[owner] - before.levels[owner] == subtracted[owner], "COS-I03"
            gained[owner] -= subtracted[owner] * before.consumption[owner]
            assert state.energy[owner] == gained[owner], "COS-I03"
            if kind != "remove":
                assert colonies(state, owner) >= colonies(before, owner), "COS-I20"
        for seat in range(players):
            assert state.board_cubes[seat] >= before.board_cubes[seat], "COS-I06"
        for galaxy, tiles in enumerate(before.tiles_in):
            assert state.tiles_in[galaxy][: len(tiles)] == tiles, "COS-I10"
        if kind == "evaluate" and before.decision().NAME == "evaluation":
            assert move not in evaluated[actor], "COS-I19"
            evaluated[actor].add(move)
        if kind in ("commit", "turn_up"):
            assert len(set(state.order)) == state.ruleset.owners, "COS-I22"
        if actor != CHANCE and before.throne != state.throne:
            assert before.throne == -1, "COS-I24"
    assert state.round <= 20


def colonies(state: CouncilState, owner: int) -> int:
    first = owner * 10
    return sum(state.colonies[first : first + 10])
