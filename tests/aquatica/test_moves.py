"""The table of moves (13.3, 13.4): 687 of them, and the numbers that the rules use."""

import pytest

from farshore.core.types import MoveId
from farshore.games.aquatica import GAME, move_numbers, moves
from farshore.games.aquatica.exploring import REVEAL_LOCATION
from tests.aquatica.scenes import data

SEATS = {
    "choose_king": 8,
    "play": 23,
    "use_manta": 5,
    "use_depth": 5,
    "claim": 56,
    "end_turn": 1,
    "continue": 1,
    "option": 2,
    "explore": 1,
    "decline": 1,
    "drop": 6,
    "recruit": 6,
    "buy": 10,
    "conquer": 10,
    "seize": 10,
    "draw": 10,
    "pay": 1,
    "raise": 5,
    "raise_fully": 5,
    "score": 5,
    "return": 20,
    "ready": 10,
    "place_ichthyander": 14,
    "replay": 20,
    "tire": 10,
}
CHANCE = {"first_player": 4, "reveal": 54 + 336, "lay_goal": 40, "offer": 8}


def test_the_kinds_stand_in_the_order_of_the_catalogue_with_its_numbers() -> None:
    found = {name: len(kind.combinations) for name, kind in GAME.moves.kinds.items()}
    assert [*found] == [*CHANCE, *SEATS]
    assert found == {**CHANCE, **SEATS}
    assert sum(SEATS.values()) == 245
    assert sum(CHANCE.values()) == 442
    assert len(GAME.moves) == 687


@pytest.mark.parametrize(
    ("constant", "text"),
    [
        ("FIRST_PLAYER", "first_player 0"),
        ("REVEAL", "reveal character_1 researcher"),
        ("LAY_GOAL", "lay_goal track_1 locations_eleven"),
        ("OFFER", "offer king_warlord"),
        ("CHOOSE_KING", "choose_king king_warlord"),
        ("PLAY", "play matron"),
        ("USE_MANTA", "use_manta trained_raise"),
        ("USE_DEPTH", "use_depth space_1"),
        ("CLAIM", "claim hand_eight trained_power"),
        ("END_TURN", "end_turn"),
        ("CONTINUE", "continue"),
        ("OPTION", "option 1"),
        ("EXPLORE", "explore"),
        ("DECLINE", "decline"),
        ("DROP", "drop lower_1"),
        ("RECRUIT", "recruit character_1"),
        ("BUY", "buy upper_1"),
        ("CONQUER", "conquer upper_1"),
        ("SEIZE", "seize upper_1"),
        ("DRAW", "draw trained_power"),
        ("PAY", "pay"),
        ("RAISE", "raise space_1"),
        ("RAISE_FULLY", "raise_fully space_1"),
        ("SCORE", "score space_1"),
        ("RETURN", "return legionary"),
        ("READY", "ready trained_power"),
        ("PLACE_ICHTHYANDER", "place_ichthyander hand_eight"),
        ("REPLAY", "replay legionary"),
        ("TIRE", "tire trained_power"),
    ],
)
def test_the_constants_are_the_first_moves_of_their_kinds(constant: str, text: str) -> None:
    assert getattr(move_numbers, constant) == GAME.moves.number(text)


def test_the_reveals_of_locations_stand_behind_those_of_characters() -> None:
    assert GAME.moves.number("reveal lower_1 dogfish_shoal") == REVEAL_LOCATION


def test_the_last_argument_runs_fastest_and_ids_follow_the_data_file() -> None:
    number = GAME.moves.number
    assert number("reveal character_2 researcher") == number("reveal character_1 siren_envoy") + 1
    assert number("reveal lower_2 dogfish_shoal") == number("reveal lower_1 forgotten_capital") + 1
    assert number("claim board_five trained_power") == number("claim hand_eight trained_score") + 1
    assert number("draw space_1") == number("draw wild_power_double") + 1
    assert number("return king_navigator") == number("ready trained_power") - 1
    document = data()
    for ids, lists in (
        (moves.STARTING_IDS, ["starting_characters"]),
        (moves.OCEAN_IDS, ["ocean_characters"]),
        (moves.KING_IDS, ["kings"]),
        (moves.MANTA_IDS, ["trained_mantas", "wild_mantas"]),
        (moves.LOCATION_IDS, ["locations"]),
        (moves.TYPE_IDS, ["location_types"]),
    ):
        assert ids == [entry["id"] for name in lists for entry in document[name]]
    goals = document["goals"]
    assert [
        entry["id"] for name in ("printed", "token_goals") for entry in goals[name]
    ] == moves.GOAL_IDS


@pytest.mark.parametrize("text", ["return matron", "return king_upwelling", "use_manta wild_coin"])
def test_what_can_never_happen_is_no_move(text: str) -> None:
    assert text not in {GAME.moves.text(MoveId(number)) for number in range(len(GAME.moves))}
