"""The table of all moves (sections 13.3 and 13.4)."""

import farshore
from farshore.games.council.move_numbers import BUILD_STATION

CHANCE_KINDS = [
    *("open_tile", "reveal", "deal_dark", "token", "draw_tile", "draw_light", "lose_tech"),
    "turn_up",
]
COUNTS = {
    "open_tile": 10,
    "reveal": 25,
    "deal_dark": 9,
    "token": 5,
    "draw_tile": 31,
    "draw_light": 18,
    "lose_tech": 16,
    "turn_up": 18,
    "choose_commander": 6,
    "buy_card": 25,
    "buy_upgrade": 15,
    "build_station": 30,
    "plan": 31,
    "leave": 1,
    "commit": 1,
    "option": 2,
    "settle": 75,
    "cubes": 3,
    "mine": 31,
    "explore": 3,
    "keep": 31,
    "place": 10,
    "take_yield": 1,
    "upgrade_gem": 2,
    "evaluate": 10,
    "remove": 75,
    "return_bonus": 27,
    "choose_tech": 16,
    "take_card": 25,
    "done": 1,
    "end_turn": 1,
}


def test_the_table_has_the_order_and_numbers_of_the_catalogue() -> None:
    table = farshore.load("council").moves
    assert {name: len(kind.combinations) for name, kind in table.kinds.items()} == COUNTS
    assert list(table.kinds) == list(COUNTS)
    assert len(table) == 554
    assert sum(COUNTS[kind] for kind in CHANCE_KINDS) == 132


def test_texts() -> None:
    table = farshore.load("council").moves
    for text in (
        "token automa",
        "settle p3_05 4",
        "build_station station_mining yellow",
        "upgrade_gem gold",
        "plan settle",
        "plan quiet_workers",
    ):
        assert table.text(table.number(text)) == text
    assert table.number("build_station station_mining orange") == BUILD_STATION + 1
