"""The numbers for learners: named, from the seat's view only, turned to the observer."""

from random import Random
from typing import Any

import pytest

import farshore
from farshore.core.chance import below
from farshore.core.features import SEATS, FeatureNames, Row
from farshore.core.types import Seat, seats
from tests.support.cases import Case, every_case
from tests.support.playing import play_through

LOOK_AT = 12
NAMELESS = "offer_second_turn"
"""The decision that is meant where none is named (see the features of Antarctica)."""


@pytest.mark.parametrize("case", every_case(), ids=str)
def test_a_seat_gets_no_number_that_it_cannot_know(case: Case) -> None:
    """Whatever is hidden is dealt anew: the row stays the same, byte for byte.

    Along the same game: there is a number for every name, and the decision is always named.
    """
    features = case.start().game.features(case.setup())
    assert features is not None
    kinds = [at for at, name in enumerate(features.names) if name.startswith("decision ")]
    rng = Random(case.name)
    for state, actor, _ in play_through(case, "leaks"):
        if below(rng, LOOK_AT) > 0:
            continue
        for seat in seats(state.players):
            row = features.row(state, seat)
            assert len(row) == features.size
            assert features.row(state.sample(seat, rng), seat) == row
            if actor >= 0 and kinds:
                chosen = [features.names[at] for at in kinds if row[at]]
                name = state.decision().NAME
                assert chosen == ([] if name == NAMELESS else [f"decision {name}"])


@pytest.mark.parametrize("case", every_case(), ids=str)
def test_every_number_has_a_name_of_its_own(case: Case) -> None:
    features = case.start().game.features(case.setup())
    assert features is not None
    assert len(set(features.names)) == features.size == len(features.highs)
    assert all(name.strip() == name and "  " not in name for name in features.names)


def named(state: farshore.State, seat: Seat) -> dict[str, int]:
    features = state.game.features(state.setup)
    assert features is not None
    return dict(zip(features.names, features.row(state, seat), strict=True))


def played(case_name: str, moves: int) -> farshore.State:
    case = next(case for case in every_case() if case.name == case_name)
    for at, (state, _, _) in enumerate(play_through(case, "facts")):
        if at == moves:
            return state
    raise AssertionError("the game was shorter")


@pytest.mark.parametrize("moves", [30, 60, 75])
def test_antarctica_in_numbers_says_what_the_view_says(moves: int) -> None:
    state = played("antarctica-4", moves)
    for seat in seats(4):
        view: Any = state.view(seat)
        row = named(state, seat)
        turn = [(seat + step) % 4 for step in range(4)]
        for step, other in enumerate(turn):
            who = SEATS[step]
            part = view["seats"][other]
            assert row[f"{who}: supply"] == part["supply"]
            assert row[f"{who}: building cards"] == len(part["cards"])
            assert row[f"{who}: shipyard cards"] == part["shipyard_cards"]
            assert row[f"{who}: points if it ended now"] == view["if_it_ended_now"][other]
            assert row[f"{who}: space on track_b"] == view["tracks"]["track_b"]["cubes"][other]
            assert row[f"start player is {who}"] == (view["start_seat"] == other)
            for area, there in view["areas"].items():
                assert row[f"{who}: scientists at {area}"] == there["scientists"][other]
                for place in range(3):
                    ship = there["ships"][place] == other
                    assert row[f"{area}: place {place + 1} ship of {who}"] == ship
        for area, there in view["areas"].items():
            assert row[f"sun at {area}"] == (view["sun"] == area)
            for building in ("camp", "factory", "parabolic_antenna"):
                assert row[f"{area}: building {building}"] == (building in there["buildings"])
        for kind, count in view["you"]["hand"].items():
            assert row[f"your shipyard cards: {kind}"] == count


@pytest.mark.parametrize("moves", [60, 120, 200])
def test_aquatica_in_numbers_says_what_the_view_says(moves: int) -> None:
    state = played("aquatica-3", moves)
    for seat in seats(3):
        view: Any = state.view(seat)
        row = named(state, seat)
        for step in range(3):
            other = (seat + step) % 3
            who, part = SEATS[step], view["seats"][other]
            assert row[f"{who}: points if it ended now"] == view["if_it_ended_now"][other]
            for character in ("matron", "researcher", "king_host"):
                assert row[f"{who}: in hand {character}"] == part["hand"].count(character)
                assert row[f"{who}: discarded {character}"] == part["discard"].count(character)
            for manta in ("trained_coin", "wild_score"):
                assert row[f"{who}: ready {manta}"] == part["ready"].count(manta)
                assert row[f"{who}: tired {manta}"] == part["tired"].count(manta)
            assert row[f"{who}: locations scored"] == len(part["scored"])
            for space in range(5):
                there = part["board"][space] is not None
                assert row[f"{who}: location on space_{space + 1}"] == there
            assert row[f"turn of {who}"] == (view["active"] == other)
        assert row["location deck: cards"] == view["locations_left"]
        assert row["pool: coins"] == view["turn"]["coins"]
        for slot in range(6):
            for character in ("researcher", "grabber"):
                there = view["row"][slot] == character
                assert row[f"character_{slot + 1}: {character}"] == there


@pytest.mark.parametrize("moves", [150, 300, 450])
def test_council_in_numbers_says_what_the_view_says(moves: int) -> None:
    state = played("council-2-module_stations-on", moves)
    for seat in seats(2):
        view: Any = state.view(seat)
        row = named(state, seat)
        for step in range(2):
            other = (seat + step) % 2
            who, part, marker = SEATS[step], view["seats"][other], view["markers"][other]
            for key, name in (("energy", "energy"), ("consumption", "consumption")):
                assert row[f"{who}: {name}"] == marker[key]
            assert row[f"{who}: level"] == marker["level"]
            assert row[f"{who}: light bonus cards"] == marker["light_cards"]
            assert row[f"{who}: gold"] == part["gems"]["gold"]
            assert row[f"{who}: in hand mine"] == ("mine" in part["hand"])
            assert row[f"{who}: fields"] == len(part["fields"])
        for bonus in view["you"]["bonus"]:
            assert row[f"your bonus cards: {bonus}"] == 1
        for galaxy, there in view["galaxies"].items():
            for system in there["systems"]:
                tile = system["tile"]
                assert row[f"{tile}: in {galaxy}"] == 1
                for planet, cubes in enumerate(system["planets"]):
                    name = f"{tile} planet {planet + 1}"
                    assert row[f"{name}: your cubes"] == cubes[seat]
                    assert row[f"{name}: all cubes"] == sum(cubes)
        for place, card in enumerate(view["market"]):
            if card is not None:
                assert row[f"market {place + 1}: {card}"] == 1


def test_a_row_is_filled_in_the_order_of_its_names() -> None:
    names, row = FeatureNames(), Row()
    names.bits("set", [f"m{member}" for member in range(11)])
    row.bits(0b10000000101, 11)
    names.count("count", 4)
    row.count(300)
    names.bits("choice", [f"c{member}" for member in range(70)])
    row.one_of(69, 70)
    names.bits("none", ["a", "b"])
    row.one_of(-1, 2)
    names.counts("two", ["x", "y"], 9)
    row.counts([7, 8])
    facts = dict(zip(names.names, row.done(), strict=True))
    assert [name for name, value in facts.items() if value] == [
        "set m0",
        "set m2",
        "set m10",
        "count",
        "choice c69",
        "two x",
        "two y",
    ]
    assert facts["count"] == 255 and facts["two y"] == 8


def test_a_hoard_of_gems_is_cut_off_as_other_numbers_are() -> None:
    """Games of a hundred rounds have been seen in which a seat got more than 255."""
    row = Row()
    row.part([9, 300, 4, 255], 1, 3)
    assert row.done() == bytes([255, 4, 255])


def test_sets_of_seats_turn_to_the_observer() -> None:
    def seen(mask: int, seat: Seat, players: int) -> list[int]:
        row = Row()
        row.seats(mask, seat, players)
        return [*row.done()]

    assert [seen(0b0101, seat, 4) for seat in seats(4)] == [[1, 0, 1, 0], [0, 1, 0, 1]] * 2
    assert seen(0b001, Seat(1), 3) == [0, 0, 1]
    assert seen(0, Seat(0), 2) == [0, 0]
