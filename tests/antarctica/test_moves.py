"""The table of moves: number, typed value, JSON and text (ANT-N01, section 13.4)."""

from itertools import product

import pytest

import farshore
from farshore.core.types import MoveId
from farshore.games.antarctica import move_numbers
from tests.antarctica.positions import AREAS, CARD_BUILDS, DECKS, GAME, KINDS, TRACKS

DEALT = ["camp", "sea_station", "coast_station", "crane", "headframe", "drilling_rig"]
PLACES = ["1", "2", "3"]

# The table of section 13.4: kinds in their order, arguments, and how many texts there are.
TABLE: list[tuple[str, list[list[str]], int]] = [
    ("start", [["0", "1", "2", "3"]], 4),
    ("deal", [[*DEALT, "wind_turbine"], AREAS], 56),
    ("reveal", [[f"{card.partition('_')[0]} {card}" for card in CARD_BUILDS]], 39),
    ("draw", [KINDS], 4),
    ("place_ship", [AREAS], 8),
    ("place_cube", [TRACKS[:3]], 3),
    ("sail", [AREAS], 8),
    ("give_back_cube", [], 1),
    ("give_back_unused_ship", [], 1),
    ("give_back_ship", [AREAS, PLACES], 24),
    ("build", [DECKS], 3),
    ("new_ship", [], 1),
    ("recruit", [], 1),
    ("research", [TRACKS], 5),
    ("play", [KINDS[1:]], 3),
    ("lay_icebreaker", [AREAS], 8),
    ("end_turn", [], 1),
    ("advance", [TRACKS], 5),
    ("relocate", [AREAS, PLACES], 24),
    ("relocate_to", [AREAS], 8),
    ("draft", [KINDS], 4),
    ("pick", [KINDS], 4),
    ("accept", [], 1),
    ("decline", [], 1),
]
TEXTS = [" ".join([kind, *words]) for kind, args, _ in TABLE for words in product(*args)]


@pytest.mark.rule("ANT-N01")
def test_the_table_has_217_moves_in_the_order_of_the_catalogue() -> None:
    assert [GAME.moves.text(MoveId(number)) for number in range(len(GAME.moves))] == TEXTS
    assert (len(TEXTS), len(set(TEXTS)), len(TABLE)) == (217, 217, 24)
    found = [sum(text.split(" ")[0] == kind for text in TEXTS) for kind, _, _ in TABLE]
    assert found == [count for _, _, count in TABLE]
    assert sum(found[:4]) == 103  # chance


@pytest.mark.rule("ANT-N01")
@pytest.mark.parametrize("kind", [kind for kind, _, _ in TABLE])
def test_the_constants_of_the_rules_are_the_numbers_of_the_table(kind: str) -> None:
    first = next(at for at, text in enumerate(TEXTS) if text.split(" ")[0] == kind)
    assert getattr(move_numbers, kind.upper()) == first == GAME.moves.first[kind]


@pytest.mark.rule("ANT-N01")
def test_text_value_and_json_say_the_same_and_no_two_moves_are_alike() -> None:
    table = GAME.moves
    for number, text in enumerate(TEXTS):
        document = table.to_json(MoveId(number))
        assert [str(word) for word in document.values()] == text.split(" ")
        value = table.value(MoveId(number))
        assert document == {"kind": value.kind, **value.args}
        assert table.number(text) == table.from_json(document) == number
    assert len({table.value(MoveId(number)) for number in range(len(table))}) == 217


@pytest.mark.rule("ANT-N01")
@pytest.mark.parametrize(
    ("text", "document"),
    [
        ("start 1", {"kind": "start", "seat": 1}),
        ("deal camp top", {"kind": "deal", "building": "camp", "area": "top"}),
        (
            "reveal prestige prestige_08",
            {"kind": "reveal", "deck": "prestige", "card": "prestige_08"},
        ),
        ("give_back_ship left 3", {"kind": "give_back_ship", "area": "left", "place": 3}),
        ("lay_icebreaker top_left", {"kind": "lay_icebreaker", "area": "top_left"}),
        ("pick two_scientists", {"kind": "pick", "shipyard_card": "two_scientists"}),
        ("end_turn", {"kind": "end_turn"}),
    ],
)
def test_the_json_of_a_move(text: str, document: dict[str, object]) -> None:
    assert GAME.moves.to_json(GAME.moves.number(text)) == document
    assert GAME.moves.from_json(document) == GAME.moves.number(text)


@pytest.mark.rule("ANT-N01")
@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("fly top", "unknown-kind"),
        ("Sail top", "unknown-kind"),
        (" sail top", "unknown-kind"),
        ("sail  top", "wrong-arguments"),
        ("sail top ", "wrong-arguments"),
        ("sail top 1", "wrong-arguments"),
        ("sail\ttop", "unknown-kind"),
        ("end_turn now", "wrong-arguments"),
        ("give_back_ship top 01", "unknown-value"),
        ("give_back_ship top +1", "unknown-value"),
        ("give_back_ship top 0", "unknown-value"),
        ("give_back_ship top 4", "unknown-value"),
        ("start 04", "unknown-value"),
        ("start -1", "unknown-value"),
        ("start 4", "unknown-value"),
        ("place_cube track_d", "unknown-value"),
        ("play icebreaker", "unknown-value"),
        ("deal shipyard top", "unknown-value"),
        ("pick icebreaker_1", "unknown-value"),
        ("pick ?", "unknown-value"),
        ("reveal basic double_01", "no-such-combination"),
    ],
)
def test_texts_that_are_no_moves_are_refused_with_the_reason(text: str, key: str) -> None:
    with pytest.raises(farshore.UnknownName) as caught:
        GAME.moves.number(text)
    assert caught.value.key == key


@pytest.mark.rule("ANT-N01")
@pytest.mark.parametrize(
    ("document", "key"),
    [
        ("sail top", "move-not-an-object"),
        ({"area": "top"}, "move-not-an-object"),
        ({"kind": "fly", "area": "top"}, "unknown-kind"),
        ({"kind": "sail", "place": 1}, "wrong-arguments"),
        ({"kind": "sail", "area": "top", "place": 1}, "wrong-arguments"),
        ({"kind": "sail", "area": None}, "unknown-value"),
        ({"kind": "start", "seat": True}, "unknown-value"),
        ({"kind": "start", "seat": 1.0}, "unknown-value"),
        ({"kind": "icebreaker"}, "unknown-kind"),
        ({"kind": "reveal", "deck": "basic", "card": "double_01"}, "no-such-combination"),
    ],
)
def test_json_that_is_no_move_is_refused_with_the_reason(document: object, key: str) -> None:
    with pytest.raises(farshore.UnknownName) as caught:
        GAME.moves.from_json(document)
    assert caught.value.key == key


@pytest.mark.rule("ANT-N01")
@pytest.mark.parametrize("number", [-1, 217, 10**30, True, 1.0, "sail top", None])
def test_numbers_that_are_no_moves_are_refused(number: object) -> None:
    with pytest.raises(farshore.UnknownName) as caught:
        GAME.moves.check(number)
    assert caught.value.key in ("move-number-range", "move-number-type")


@pytest.mark.rule("ANT-N01")
def test_errors_name_what_is_allowed() -> None:
    with pytest.raises(farshore.UnknownName) as caught:
        GAME.moves.number("build basics")
    assert caught.value.params == {"domain": "deck", "value": "basics", "allowed": DECKS}
