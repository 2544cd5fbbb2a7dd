"""The worked fragment of section 13.5 of the catalogue."""

import pytest

import farshore
from farshore.core.types import Seat

FRAGMENT = {
    "format": "farshore-record/1",
    "game": "antarctica",
    "rules": 2,
    "data": "reconstructed_1",
    "players": 2,
    "options": {
        "layout": "first_game",
        "start_seat": "random",
        "stall_guard": "on",
    },
    "rulings": {
        "plankton_exception": "on",
        "new_ship": "turn_end",
        "research_three": "trigger",
        "second_turn": "must",
        "game_end": "turn",
    },
    "moves": [
        "* start 1",
        "* deal crane bottom_left",
        "* deal camp bottom_right",
        "* deal wind_turbine right",
        "* deal headframe top_right",
        "* deal coast_station top_left",
        "* deal drilling_rig left",
        "* reveal basic basic_12",
        "* reveal double double_02",
        "* reveal prestige prestige_08",
        "0 place_cube track_b",
        "1 sail right",
        "1 build basic",
        "* reveal basic basic_03",
        "1 advance track_b",
        "1 end_turn",
        "0 give_back_cube",
        "0 sail bottom_right",
        "0 recruit",
        "0 end_turn",
    ],
}


@pytest.mark.rule("ANT-N07", "ANT-N08", "ANT-N09", "ANT-N02", "ANT-N06", "ANT-108", "ANT-126")
def test_the_worked_fragment_ends_as_the_catalogue_says() -> None:
    state = farshore.Record.from_json(FRAGMENT).replay()
    view = state.view(Seat(0))
    assert state.waiting() == (0,)
    assert view["sun"] == "top_right"
    seats = view["seats"]
    assert isinstance(seats, list)
    assert (seats[0]["supply"], seats[0]["reserve"]) == (4, 12)
    assert seats[0]["returned_cubes"] == 1
    assert seats[1]["basic_card"] is False
    tracks = view["tracks"]
    assert isinstance(tracks, dict)
    assert tracks["track_b"]["cubes"] == [1, 2]
    areas = view["areas"]
    assert isinstance(areas, dict)
    assert areas["right"]["ships"] == [1, None, None]
