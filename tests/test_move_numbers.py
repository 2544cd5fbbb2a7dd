"""The numbers of moves that the rules use, against the tables of moves."""

import importlib
import re
import runpy
from pathlib import Path

import pytest

from farshore.core.move import Domain, Kind, MoveTable
from farshore.core.registry import load
from farshore.core.types import MoveId

ROOT = Path(__file__).parent.parent
GAMES = ["antarctica", "aquatica", "council"]
COUNTS = {
    "antarctica": {
        "AREAS": "AREA_IDS",
        "BUILDINGS": "BUILDING_IDS",
        "TRACKS": "TRACK_IDS",
        "DECKS": "DECK_IDS",
        "KINDS": "SHIPYARD_KINDS",
        "CARDS": "CARD_IDS",
    },
    "aquatica": {
        "STARTING": "STARTING_IDS",
        "OCEAN": "OCEAN_IDS",
        "KINGS": "KING_IDS",
        "CHARACTERS": "CHARACTER_IDS",
        "TRAINED": "TRAINED_IDS",
        "MANTAS": "MANTA_IDS",
        "LOCATIONS": "LOCATION_IDS",
        "TYPES": "TYPE_IDS",
        "CHARACTER_SLOT_COUNT": "CHARACTER_SLOTS",
        "UPPER": "UPPER_SLOTS",
        "LOWER": "LOWER_SLOTS",
        "SPACES": "SPACE_IDS",
        "TRACKS": "TRACK_IDS",
        "PRINTED_GOALS": "PRINTED_GOAL_IDS",
    },
    "council": {
        "GALAXIES": "GALAXY_IDS",
        "TILES": "TILE_IDS",
        "GEMS": "GEM_IDS",
        "STARTING_CARDS": "STARTING_IDS",
        "AI_CARDS": "AI_IDS",
        "CARDS": "CARD_IDS",
        "UPGRADES": "UPGRADE_IDS",
        "STATIONS": "STATION_IDS",
        "COMMANDERS": "COMMANDER_IDS",
        "TECHS": "TECH_IDS",
        "LIGHT_CARDS": "LIGHT_IDS",
        "DARK_CARDS": "DARK_IDS",
        "BONUS_CARDS": "BONUS_IDS",
        "AUTOMA_CARDS": "AUTOMA_IDS",
    },
}
"""Counts that the compiled rules use as literals, and the ids that they count."""


@pytest.mark.parametrize("game", GAMES)
def test_the_numbers_are_those_of_the_table(game: str) -> None:
    numbers = vars(importlib.import_module(f"farshore.games.{game}.move_numbers"))
    found = {name.lower(): number for name, number in numbers.items() if isinstance(number, int)}
    assert found == load(game).moves.first


@pytest.mark.parametrize("game", GAMES)
def test_the_tool_would_write_the_file_as_it_is(game: str) -> None:
    tool = runpy.run_path(str(ROOT / "tools" / "move_numbers.py"))
    path = ROOT / "src" / "farshore" / "games" / game / "move_numbers.py"
    assert tool["text"](load(game).moves) == path.read_text("utf-8")


@pytest.mark.parametrize("game", GAMES)
def test_what_is_added_at_the_end_of_a_table_keeps_all_numbers(game: str) -> None:
    table = load(game).moves
    more = MoveTable([*table.kinds.values(), Kind("wave", Domain("seat", [0, 1]))])
    assert len(more) == len(table) + 2
    assert [more.text(MoveId(at)) for at in range(len(table))] == [
        table.text(MoveId(at)) for at in range(len(table))
    ]
    assert {**more.first, "wave": 0} == {**table.first, "wave": 0}


@pytest.mark.parametrize("game", GAMES)
def test_a_longer_domain_needs_no_number_by_hand(game: str) -> None:
    """One more value in a domain moves what follows, and the tool writes it."""
    table = load(game).moves
    kinds = [*table.kinds.values()]
    longer = [Kind(kinds[0].name, Domain("more", [*range(len(kinds[0].combinations) + 1)]))]
    tool = runpy.run_path(str(ROOT / "tools" / "move_numbers.py"))
    written = tool["text"](MoveTable([*longer, *kinds[1:]]))
    found = {
        kind.lower(): int(first) for kind, first in re.findall(r"(\w+): Final = (\d+)", written)
    }
    shift = {kind: first + (0 if first == 0 else 1) for kind, first in table.first.items()}
    assert found == shift


@pytest.mark.parametrize("game", GAMES)
def test_the_counts_of_components_are_those_of_the_ids(game: str) -> None:
    components = importlib.import_module(f"farshore.games.{game}.components")
    moves = importlib.import_module(f"farshore.games.{game}.moves")
    counts = COUNTS[game]
    assert {name: getattr(components, name) for name in counts} == {
        name: len(getattr(moves, ids)) for name, ids in counts.items()
    }
