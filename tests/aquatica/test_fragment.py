"""The worked fragment of section 13.7 of the catalogue."""

import json
import re
from pathlib import Path

import pytest

import farshore
from tests.aquatica.scenes import Doc, board, seats, view

CATALOGUE = Path(__file__).parent.parent.parent / "docs" / "rules" / "aquatica.md"


def fragment() -> Doc:
    text = CATALOGUE.read_text(encoding="utf-8")
    found = re.search(r"### 13\.7.*?```json\n(.*?)```", text, re.DOTALL)
    assert found is not None
    document: Doc = json.loads(found.group(1))
    return document


@pytest.mark.rule("AQU-021", "AQU-022", "AQU-033", "AQU-036", "AQU-059", "AQU-099", "AQU-121")
def test_the_worked_fragment_ends_as_the_catalogue_says() -> None:
    record = farshore.Record.from_json(fragment())
    state = record.replay()
    table = view(state)
    assert table["upper"] == ["blue_shark_nursery", "grey_chimney", "broken_schooner", None]
    assert table["locations_left"] == 44
    assert table["row"] == [
        "siren_envoy",
        "crab_diplomat",
        "manta_leader",
        "grabber",
        "crab_diplomat",
        "researcher",
    ]
    assert table["characters_left"] == 11
    first, second = seats(state)
    assert len(first["hand"]) == 6
    assert first["discard"] == ["king_navigator"]
    assert board(state, 0) == ["drowned_market@0", None, None, None, None]
    assert len(second["hand"]) == 7
    assert second["tired"] == ["trained_coin"]
    assert state.waiting() == (0,)
    assert table["kings_left_over"] == ["king_builder"]


def test_the_fragment_is_written_as_it_was_read() -> None:
    assert farshore.Record.from_json(fragment()).to_json() == fragment()
