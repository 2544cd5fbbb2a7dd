"""The worked fragment of section 13.7 of the catalogue."""

import re
from pathlib import Path

import pytest

import farshore
from tests.council.positions import gems, legal, look, marker, seat_of

FRAGMENT = {
    "format": "farshore-record/1",
    "game": "council",
    "rules": 1,
    "data": "reconstructed_1",
    "players": 2,
    "options": {
        "module_stations": "off",
        "module_commanders": "on",
        "screens": "on",
        "automa_silver": "off",
        "cube_supply": "thirty",
        "round_limit": "none",
        "dark_galaxy_card": "replacing",
    },
}


def moves() -> list[str]:
    """As the catalogue writes them."""
    text = Path(__file__).parents[2].joinpath("docs/rules/council.md").read_text("utf-8")
    block = text[text.index("### 13.7") :]
    return re.findall(r'"([*0-3] [a-z_0-9 ]+)"', block)


@pytest.mark.rule("COS-X09", "COS-X10", "COS-X11", "COS-075", "COS-112")
def test_the_worked_fragment_ends_as_the_catalogue_says() -> None:
    record = farshore.Record.from_json({**FRAGMENT, "moves": moves()})
    state = record.replay()
    assert state.waiting() == (0,) and look(state)["round"] == 2
    assert marker(state, 0)["energy"] == 21 and marker(state, 0)["consumption"] == 37
    assert gems(state, 0) == (2, 0, 0) and marker(state, 0)["supply"] == 28
    assert sorted(seat_of(state, 0)["hand"]) == [
        "light_drills",
        "mine",
        "settle",
        "take_gems",
        "upgrade_gem",
    ]
    fields = [field["cards"] for field in seat_of(state, 0)["fields"]]
    assert fields == [[], ["explore"], ["found_colony"]]
    assert marker(state, 1)["energy"] == 7 and marker(state, 1)["consumption"] == 31
    assert gems(state, 1) == (0, 1, 0) and marker(state, 1)["supply"] == 29
    assert sorted(seat_of(state, 1)["hand"]) == [
        "found_colony",
        "mine",
        "settle",
        "take_gems",
        "upgrade_gem",
    ]
    fields = [field["cards"] for field in seat_of(state, 1)["fields"]]
    assert fields == [[], ["explore"], ["power_saver"]]
    under = look(state)["hidden"]["under"]
    assert under["1"] == [{"tile": "p1_03", "known_to": [1]}]
    assert under["2"] == [{"tile": "p2_03", "known_to": [0]}]
    assert look(state)["ai_deck"] == 15 and look(state)["light_deck"] == 17
    assert record.to_json()["moves"] == moves()


def test_planets_alike_in_the_fragment() -> None:
    written = moves()
    at = written.index("1 remove p1_02 1")
    state = farshore.Record.from_json({**FRAGMENT, "moves": written[:at]}).replay()
    assert legal(state, 1) == ["remove p1_02 1"]
