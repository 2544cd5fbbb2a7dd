"""The end of the game, the final scoring and every tie-break (section 6)."""

from typing import Any

import pytest

from farshore import SPECTATOR
from farshore.core.result import Results
from tests.council.positions import GAME, Board, look, marker, play, told


def ended(board: Board) -> Any:
    """The last turn of the last round ends, without actions."""
    last = board.doc["order"][-1]
    if board.doc["throne"] is None and max(part["level"] for part in board.doc["markers"]) > 2:
        levels = [part["level"] for part in board.doc["markers"]]
        board.doc["throne"] = board.doc["markers"][levels.index(max(levels))]["owner"]
    state = board.evaluating(last).load()
    return state


def finished(board: Board) -> Results:
    state = ended(board)
    seat = state.waiting()[0]
    play(state, f"{seat} end_turn")
    results = state.results()
    assert isinstance(results, Results)
    return results


def top(board: Board, seat: int = 0, level: int = 3) -> Board:
    """A seat has reached the last level, so that the round ends the game."""
    board.marker(seat, level=2)
    return board.marker(seat, level=level)


@pytest.mark.rule("COS-199", "COS-196", "COS-I23", "COS-131")
def test_the_round_of_level_three_is_played_to_its_end() -> None:
    state = ended(top(Board(3)).order(0, 1, 2))
    play(state, "2 end_turn")
    assert state.is_over() and state.results().end == "level"
    state = top(Board(3)).order(0, 1, 2)
    state.doc["throne"] = 0
    running = state.evaluating(0).load()
    play(running, "0 end_turn")
    assert not running.is_over() and running.waiting() == (1,)


@pytest.mark.rule("COS-200")
def test_the_round_limit_ends_the_game_without_a_throne() -> None:
    board = Board(2, round_limit=20).round(20).marker(1, energy=7)
    state = ended(board)
    events = play(state, "1 end_turn")
    results = state.results()
    assert results.end == "round_limit" and results.to_json()["detail"]["throne"] is None
    assert [event.seat for event in told(events, "final_scored")] == [0, 1]  # token order
    going_on = ended(Board(2, round_limit=20).round(19))
    play(going_on, "1 end_turn")
    assert not going_on.is_over()


@pytest.mark.rule("COS-202", "COS-R41")
def test_the_throne_is_scored_first_then_token_order() -> None:
    state = ended(top(Board(3), 1).order(2, 0, 1))
    events = play(state, "1 end_turn")
    assert [event.seat for event in told(events, "final_scored")] == [1, 2, 0]


@pytest.mark.rule("COS-203", "COS-204", "COS-X14", "COS-212", "COS-205")
def test_gems_and_ai_cards() -> None:
    board = (
        top(Board()).gems(0, 2, 1, 3).hand(0, "twin_works", "swift_scout").light(0, "ai_network_a")
    )
    board.field(0, 3, "colony_ship", "settle")
    results = finished(board)
    assert results.parts["gems"][0] == 2 * 1 + 1 * 2 + 3 * 3
    assert results.parts["ai_cards"][0] == 3 * 2  # in hand, and covered on a field
    assert results.parts["bonus"][0] == 1 + 2 * 3  # galaxy_grey pays nothing
    assert results.parts["ai_cards"][1] == 0


@pytest.mark.rule("COS-206", "COS-136", "COS-217")
def test_energy_of_the_final_scoring_brings_levels_without_cards() -> None:
    board = top(Board()).marker(0, energy=19, level=3).gems(0, 0, 0, 10).gems(1, 60)
    state = ended(board)
    assert state.view(SPECTATOR)["if_it_ended_now"] == [319, 0]  # no more than everybody sees
    play(state, "1 end_turn")
    results = state.results()
    assert state.view(SPECTATOR)["if_it_ended_now"] == results.scores
    assert results.to_json()["detail"]["levels"] == [5, 3]
    assert results.to_json()["detail"]["energy"] == [9, 0]
    assert results.scores == [509, 300] and results.winners == [0]
    assert marker(state, 1)["level"] == 0  # the position is that before the scoring


@pytest.mark.rule("COS-207", "COS-208", "COS-209", "COS-210", "COS-211", "COS-213", "COS-216")
@pytest.mark.rule("COS-R34")
@pytest.mark.parametrize(
    ("card", "energy"),
    [
        ("gems_anthracite", 3 + 2),
        ("gems_gold", 3 + 1),
        ("gems_transparent", 3 + 3),
        ("planets_terran", 3 + 2),
        ("planets_desert", 3 + 1),
        ("planets_volcanic", 3),
        ("parsec_1", 4 + 3),
        ("parsec_2", 4),
        ("parsec_3", 4),
        ("consumption_a", 5),
        ("consumption_b", 5),
        ("board_cubes_a", 1 + 2),
        ("board_cubes_b", 1 + 2),
        ("ai_network_b", 1 + 2),
        ("light_collection", 1 + 2),
        ("flat_five_a", 5),
        ("flat_five_b", 5),
    ],
)
def test_each_light_card_pays_by_its_formula(card: str, energy: int) -> None:
    board = top(Board(2)).gems(0, 2, 1, 3).tile("orange", "p1_03").cubes("p1_03", 2)
    board.cubes("p1_01", 1, 0, 2).upgrade(0, "adapt_desert", "colony_expansion")
    board.hand(0, "swift_scout").marker(0, consumption=45, level=3).light(0, card)
    board.doc["hidden"]["bonus"][0].remove("galaxy_grey")
    assert finished(board).parts["bonus"][0] == energy
    fewer = top(Board(2)).marker(0, consumption=44, level=3).light(0, "consumption_a")
    fewer.doc["hidden"]["bonus"][0].remove("galaxy_grey")
    assert finished(fewer).parts["bonus"][0] == 4


@pytest.mark.rule("COS-213")
def test_a_dark_card_is_no_light_card_of_the_collection() -> None:
    board = top(Board(2)).light(0, "light_collection")  # beside galaxy_grey, which pays nothing
    assert finished(board).parts["bonus"][0] == 1 + 2


@pytest.mark.rule("COS-214", "COS-027")
def test_the_station_card() -> None:
    board = top(Board(2, module_stations="on")).station("red", "station_mining")
    board.station("blue", "station_evaluation")
    board.doc["hidden"]["dark_dealt"][0] = "stations"
    board.doc["hidden"]["bonus"][0] = ["stations"]
    assert finished(board).parts["bonus"][0] == 2 + 4 * 2


@pytest.mark.rule("COS-215", "COS-R33", "COS-R19", "COS-R22")
@pytest.mark.parametrize(
    ("own", "other", "option", "energy"),
    [
        (2, 1, "replacing", 9),
        (1, 1, "replacing", 3),
        (0, 1, "replacing", 0),
        (2, 1, "adding", 9),
        (1, 1, "adding", 6),
        (0, 1, "adding", 3),
    ],
)
def test_galaxy_cards(own: int, other: int, option: str, energy: int) -> None:
    board = top(Board(2, dark_galaxy_card=option)).cubes("p1_01", 1, 0, own)
    assert finished(board.cubes("p1_04", 1, 1, other)).parts["bonus"][0] == energy


@pytest.mark.rule("COS-217", "COS-218", "COS-219", "COS-220", "COS-198", "COS-R19")
def test_every_tie_break() -> None:
    def board() -> Board:
        found = Board(2, module_stations="on").gems(0).gems(1).marker(0, level=2)
        found.marker(1, level=2)
        found.doc["hidden"]["bonus"] = [[], []]
        found.marker(0, level=3, energy=5)
        return found.marker(1, level=3, energy=5)

    higher_level = finished(board().marker(1, level=4, energy=0))
    assert higher_level.winners == [1] and higher_level.decided_by == ["level"]
    more_energy = finished(board().marker(0, level=3, energy=6))
    assert more_energy.winners == [0] and more_energy.decided_by == ["level", "energy"]
    more_cubes = finished(board().cubes("p1_01", 1, 1))
    assert more_cubes.winners == [1] and more_cubes.decided_by == ["level", "energy", "cubes"]
    assert more_cubes.scores[0] == more_cubes.scores[1]
    station = finished(board().cubes("p1_01", 1, 1).station("blue", "station_settlement", 0, 3))
    assert station.winners == [0]
    assert finished(board()).winners == [0, 1]


@pytest.mark.rule("COS-197", "COS-198", "COS-R39")
def test_the_automa_counts_its_light_cards_and_nothing_else() -> None:
    board = Board(1).order("automa", 0).marker(1, level=3, energy=3, consumption=45)
    board.light(1, "gems_gold", "ai_network_a", "board_cubes_a", "light_collection", "parsec_1")
    board.light(1, "consumption_a").cubes("p1_01", 1, 1, 2)
    state = ended(board)
    play(state, "0 end_turn")
    results = state.results()
    assert results.parts["bonus"][1] == 3 + 1 + 1 + (1 + 2 * 6) + (4 + 2) + 5
    assert results.parts["gems"][1] == results.parts["ai_cards"][1] == 0
    document = results.to_json()
    assert document["winners"] == ["automa"] and len(document["scores"]) == 2
    assert document["scores"][1] == 300 + 3 + 29
    assert document["detail"]["throne"] == "automa"
    assert document["detail"]["cubes"] == [0, 2]
    assert results.participants == [0, "automa"]


def test_the_result_has_the_form_of_the_catalogue() -> None:
    document = finished(top(Board(2)).cubes("p1_01", 1)).to_json()
    assert list(document) == ["scores", "winners", "end", "detail"]
    detail = document["detail"]
    assert isinstance(detail, dict)
    assert list(detail) == [
        "rounds",
        "levels",
        "energy",
        "consumption",
        "cubes",
        "parts",
        "throne",
    ]
    assert detail["parts"] == [
        {"gems": 3, "ai_cards": 0, "bonus": 9},
        {"gems": 3, "ai_cards": 0, "bonus": 0},
    ]


def test_bonus_cards_are_open_once_the_game_is_over() -> None:
    state = ended(top(Board(2)).light(1, "parsec_2"))
    assert "parsec_2" not in str(state.view(0))
    play(state, "1 end_turn")
    assert state.view(0)["bonus_cards"][1] == ["parsec_2", "galaxy_red"]
    assert look(state)["end"] == "level"
    assert GAME.from_position(look(state)).is_over()
