"""The functions that emit events, against the table that says what their numbers mean."""

import ast
import importlib
from pathlib import Path
from types import ModuleType

import pytest

from farshore.core.registry import load
from farshore.core.state import OPPONENT, SPECTATOR, State
from farshore.core.types import Seat
from farshore.games.council import events as council

GAMES = ["antarctica", "aquatica", "council"]
KINDS = [(game, kind) for game in GAMES for kind in load(game).events]
PARAMETERS = {"from": "origin", "range": "range_", "reward": "majority"}
"""Domains whose name cannot be that of a parameter, or whose argument is something simpler."""
NUMBERS = {
    "settled": [1, 3, 1],
    "cube_removed": [1, 3],
    "dark_given_up": [19],
    "evaluated": [1, True],
}
"""Arguments of the functions that do not take 1 for each."""
SOURCES = Path(__file__).parent.parent / "src" / "farshore" / "games"


def module(game: str) -> ModuleType:
    return importlib.import_module(f"farshore.games.{game}.events")


def functions(game: str) -> dict[str, list[str]]:
    """The functions of a game's module of events, with the names of their parameters."""
    tree = ast.parse((SOURCES / game / "events.py").read_text("utf-8"))
    return {
        node.name: [argument.arg for argument in node.args.args]
        for node in tree.body
        if isinstance(node, ast.FunctionDef)
    }


def listening(game: str, players: int = 2) -> State:
    state = load(game).start(players)
    state.journal = []
    return state


def emitted(state: State, viewer: Seat = SPECTATOR) -> dict[str, object]:
    """The one event that the state heard of."""
    assert state.journal is not None
    [event] = state.journal
    return state.game.event_json(event, viewer)


@pytest.mark.parametrize("game", GAMES)
def test_every_event_of_the_table_has_its_function_and_no_other_exists(game: str) -> None:
    table = load(game).events
    found = functions(game)
    assert [*found] == [*table]
    for kind, parameters in found.items():
        rest = parameters[2:] if parameters[1:2] in (["seat"], ["owner"]) else parameters[1:]
        assert parameters[0] == "state"
        assert rest == [PARAMETERS.get(domain.name, domain.name) for domain in table[kind]], kind


@pytest.mark.parametrize("game", GAMES)
def test_nothing_else_in_a_game_emits_events(game: str) -> None:
    for path in (SOURCES / game).glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Attribute) and node.attr in ("emit", "emit_private"):
                assert path.name == "events.py"


@pytest.mark.parametrize(("game", "kind"), KINDS)
def test_a_function_emits_its_event_and_says_nothing_while_nobody_listens(
    game: str, kind: str
) -> None:
    emit = getattr(module(game), kind)
    domains = load(game).events[kind]
    whose = [Seat(1)] if len(functions(game)[kind]) == len(domains) + 2 else []
    numbers = NUMBERS.get(kind, [1] * len(domains))
    state = listening(game)
    emit(state, *whose, *numbers)
    document = emitted(state, Seat(1))
    assert [*document] == ["event", *(["seat"] if whose else []), *(d.name for d in domains)]
    assert document["event"] == kind
    assert "?" not in document.values()
    deaf = load(game).start(2)
    emit(deaf, *whose, *numbers)
    assert deaf.journal is None


def test_the_functions_of_council_place_their_numbers_in_the_domains() -> None:
    seat = Seat(0)
    state = listening("council")
    council.consumption_moved(state, seat, -3, 24)
    council.range_raised(state, seat, 0, 2)
    council.field_added(state, seat, 3, 1)
    council.exploring(state, seat, 3)
    council.settled(state, seat, 1, 3, 2)
    council.cube_removed(state, seat, 1, 4)
    council.evaluated(state, seat, 0, True)
    council.evaluated(state, seat, 0, False)
    council.dark_given_up(state, seat, 18)
    assert state.journal is not None
    told = [state.game.event_json(event, seat) for event in state.journal]
    assert [{**document, "event": "", "seat": ""} for document in told] == [
        {"event": "", "seat": "", **arguments}
        for arguments in (
            {"change": -3, "total": 24},
            {"field": 1, "range": 2},
            {"field": 4, "range": 1},
            {"parsec": 3},
            {"tile": "p1_02", "planet": 2, "number": 2},
            {"tile": "p1_02", "planet": 3},
            {"galaxy": "grey", "reward": "majority"},
            {"galaxy": "grey", "reward": "minority"},
            {"bonus": "galaxy_grey"},
        )
    ]


def test_nobody_sees_what_the_automa_draws() -> None:
    state = listening("council", players=1)
    council.light_drawn(state, Seat(1), 3)
    assert state.journal is not None and state.journal[0].seat == OPPONENT
    for viewer in (Seat(0), Seat(1), SPECTATOR):
        assert emitted(state, viewer) == {"event": "light_drawn", "seat": "automa", "bonus": "?"}
