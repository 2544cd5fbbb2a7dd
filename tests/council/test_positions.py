"""Impossible positions are refused with every fault."""

from collections.abc import Callable

import pytest

from farshore.core.errors import BadPosition
from tests.council.positions import GAME, Board, Document, look, play


def faults(document: object) -> list[str]:
    with pytest.raises(BadPosition) as caught:
        GAME.from_position(document)
    return [fault.key.removeprefix("council-fault-") for fault in caught.value.faults]


def _cubes(document: Document) -> None:
    document["galaxies"]["grey"]["systems"][0]["planets"][0] = [2, 2]


def _twice(document: Document) -> None:
    document["seats"][0]["hand"].append(document["market"][0])


def _tile_twice(document: Document) -> None:
    system = {"tile": "p1_01", "planets": [[0, 0], [0, 0]]}
    document["galaxies"]["orange"]["systems"].append(system)


def _wrong_parsec(document: Document) -> None:
    system = {"tile": "p1_02", "planets": [[0, 0]] * 3}
    document["galaxies"]["blue"]["systems"].append(system)


def _overfull(document: Document) -> None:
    system = {"tile": "p1_02", "planets": [[0, 0]] * 3}
    document["galaxies"]["grey"]["systems"].append(system)


def _planned(document: Document) -> None:
    document["hidden"]["plans"][0] = ["sky_tower"]


def _lost(document: Document) -> None:
    document["hidden"]["dark_tech_lost"][0] = ["empire"]


@pytest.mark.parametrize(
    ("change", "key"),
    [
        (lambda doc: doc["markers"][0].update(supply=29), "cube-total"),
        (lambda doc: doc["markers"][1].update(energy=25), "level-not-settled"),
        (lambda doc: doc["markers"][0].update(consumption=10), "not-in-range"),
        (lambda doc: doc["markers"][0].update(level=1), "tech-of-level"),
        (lambda doc: doc["markers"][0].update(level=3), "throne"),
        (lambda doc: doc.update(throne=0), "throne"),
        (lambda doc: doc.update(order=[0, 0]), "not-everybody-once"),
        (lambda doc: doc.update(agenda=[]), "no-agenda"),
        (lambda doc: doc.update(end="level"), "ended-before"),
        (lambda doc: doc["agenda"].append({"item": "nap"}), "unknown-id"),
        (lambda doc: doc["agenda"].append({"item": "round_ends"}), "nothing-to-decide"),
        (lambda doc: doc["agenda"].append({"item": "automa_act", "number": 1, "side": 1}), None),
        (lambda doc: doc["seats"][0]["hand"].remove("mine"), "starting-cards"),
        (lambda doc: doc["seats"][0]["upgrades"].append("range_1_p3"), "step-missing"),
        (lambda doc: doc["seats"][0].update(board_cubes=1), "board-cubes"),
        (lambda doc: doc["seats"][0].update(commander="zoe"), "no-commanders"),
        (lambda doc: doc["seats"][0]["stations"].append("station_mining"), "stations-differ"),
        (lambda doc: doc["seats"][0].update(fields=[]), "field-count"),
        (lambda doc: doc["seats"][0]["dark_tech"].append("empire"), "tech-of-level"),
        (lambda doc: doc["hidden"]["bonus"][0].append("parsec_1"), "light-cards-differ"),
        (lambda doc: doc["hidden"].update(light_story=["0 ate parsec_1"]), "bad-story"),
        (lambda doc: doc["hidden"].update(light_story=["0 returned parsec_1"]), None),
        (lambda doc: doc["hidden"].update(dark_dealt=["galaxy_red", "galaxy_red"]), "dark-cards"),
        (lambda doc: doc["hidden"].update(dark_dealt=["parsec_1", None]), "not-a-dark-card"),
        (lambda doc: doc["hidden"]["under"]["1"].append({"tile": "p2_01", "known_to": []}), None),
        (lambda doc: doc["laid_aside"].extend(["twin_works", "twin_works"]), "named-twice"),
        (_cubes, "tower-too-high"),
        (_twice, "card-twice"),
        (_tile_twice, "tile-twice"),
        (_wrong_parsec, "wrong-parsec"),
        (_overfull, "galaxy-overfull"),
        (_planned, "planned-not-in-hand"),
        (_lost, "techs-lost"),
    ],
)
def test_each_fault_is_named(change: Callable[[Document], object], key: str | None) -> None:
    document = look(Board().load())
    change(document)
    found = faults(document)
    known = ["no-automa-action", "returned-before-drawn", "wrong-stack"]
    assert key in found or (key is None and any(other in found for other in known))


def drawn_twice() -> Board:
    board = Board().light(0, "parsec_1")
    board.doc["hidden"]["light_story"].append("1 drew parsec_1")
    return board


def station_twice() -> Board:
    board = Board(module_stations="on").station("grey", "station_mining")
    part = {"seat": 0, "station": "station_mining", "cubes": 0}
    board.doc["galaxies"]["orange"]["station"] = part
    return board


def automa_with_a_dark_card() -> Board:
    board = Board(1)
    board.doc["hidden"]["bonus"][1].append("galaxy_red")
    return board


def long_plan() -> Board:
    board = Board().planning()
    board.doc["hidden"]["plans"][0] = board.doc["seats"][0]["hand"][:4]
    return board


def planned_early() -> Board:
    """While purchases are made, planning only waits on the agenda."""
    board = Board()
    board.doc["hidden"]["plans"][0] = board.doc["seats"][0]["hand"][:1]
    return board


def committed_early() -> Board:
    board = Board()
    board.doc["committed"] = [0]
    return board


def committed_late() -> Board:
    board = Board().evaluating(0)
    board.doc["committed"] = [0]
    return board


def silver_used() -> Board:
    board = Board(1)
    board.doc["automa"]["used"] = ["automa_12"]
    return board


BOARDS: list[tuple[Callable[[], Board], list[str]]] = [
    (lambda: Board().marker(0, energy=25).planning(), ["level-not-settled"]),
    (lambda: Board().upgrade(0, "range_4_p2"), ["field-count"]),
    (
        lambda: Board().light(0, "parsec_1", "parsec_2", "parsec_3", "flat_five_a", "flat_five_b"),
        ["too-many-bonus-cards"],
    ),
    (drawn_twice, ["not-on-top"]),
    (station_twice, ["station-twice"]),
    (lambda: Board().tech(0, "empire").tech(1, "empire"), ["tech-twice"]),
    (automa_with_a_dark_card, ["dark-cards"]),
    (lambda: Board(1).push("automa_turn"), ["no-automa-card"]),
    (silver_used, ["silver-not-in-game"]),
    (long_plan, ["plan-too-long"]),
    (committed_late, ["not-planning"]),
    (committed_early, ["not-planning"]),
    (planned_early, ["not-planning"]),
]


@pytest.mark.parametrize(("board", "found"), BOARDS, ids=[found[0] for _, found in BOARDS])
def test_a_board_is_refused_for_this_alone(board: Callable[[], Board], found: list[str]) -> None:
    assert faults(board().document()) == found


@pytest.mark.rule("COS-132")
def test_energy_for_a_second_level_waits_until_the_first_is_done() -> None:
    state = Board().marker(0, energy=45).evaluating(0).load()
    play(state, "0 end_turn", "* lose_tech empire")
    document = look(state)
    assert document["markers"][0]["energy"] == 25
    assert GAME.from_position(document).position() == document
    document["markers"][1]["energy"] = 25  # whose turn is not the one that goes on
    assert faults(document) == ["level-not-settled"]


def test_all_faults_are_named_at_once() -> None:
    document = look(Board().load())
    document["markers"][0]["supply"] = 29
    document["seats"][0]["hand"].remove("mine")
    assert {"cube-total", "starting-cards"} <= set(faults(document))


def test_a_document_of_something_else_is_refused() -> None:
    head = {"game": "council", "rules": 1, "players": 2, "options": {}, "data": "reconstructed_1"}
    assert faults({**head, "players": 7}) == ["not-in-range"]
    assert faults({**head, "game": "aquatica"}) == ["wrong-game"]
    assert faults({**head, "rules": 3}) == ["not-in-range"]
    assert "not-an-object" in faults([])
