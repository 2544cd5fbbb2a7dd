"""Who knows what, and positions that a seat cannot tell from the real one (COS-I21)."""

from random import Random

import pytest

from farshore.core.record import Record
from farshore.core.state import SPECTATOR, State
from farshore.core.types import Seat
from farshore.games.council.knowledge import LightDeal
from farshore.games.council.state import CouncilState
from tests.council.positions import GAME, Board, look, play


def samples(state: State, viewer: int, number: int = 60) -> list[dict[str, object]]:
    rng = Random(7)
    return [look(state.sample(Seat(viewer), rng)) for _ in range(number)]


def hidden(document: dict[str, object]) -> dict[str, object]:
    found = document["hidden"]
    assert isinstance(found, dict)
    return found


@pytest.mark.rule("COS-028", "COS-029", "COS-I21")
def test_dark_cards_of_others_are_dealt_anew_and_ones_own_never() -> None:
    state = Board(3).load()
    mine = {str(hidden(each)["dark_dealt"][0]) for each in samples(state, 0)}  # type: ignore[index]
    other = {str(hidden(each)["dark_dealt"][1]) for each in samples(state, 0)}  # type: ignore[index]
    assert mine == {"galaxy_grey"}
    assert other == {
        "galaxy_orange",
        "galaxy_violet",
        "galaxy_red",
        "galaxy_brown",
        "galaxy_beige",
    }


@pytest.mark.rule("COS-101", "COS-I21")
def test_tiles_under_a_stack_stay_for_those_who_saw_them() -> None:
    board = Board().under(1, "p1_03", 1).under(1, "p1_05", 0)
    state = board.load()
    tails = [hidden(each)["under"]["1"] for each in samples(state, 1)]  # type: ignore[index]
    assert {tail[0]["tile"] for tail in tails} == {"p1_03"}
    assert len({tail[1]["tile"] for tail in tails}) > 3
    assert all(tail[1]["tile"] != "p1_03" for tail in tails)
    unseen = [hidden(each)["under"]["1"][0]["tile"] for each in samples(state, SPECTATOR)]  # type: ignore[index]
    assert len(set(unseen)) > 3


@pytest.mark.rule("COS-101", "COS-095", "COS-I21")
def test_who_knew_a_tile_of_the_tail_knows_it_when_another_puts_it_back() -> None:
    board = Board(4).tile("orange", "p1_02", "p1_03", "p1_05").tile("brown", "p1_06")
    board.all_under(1, "p1_09", "p1_10")
    board.doc["hidden"]["under"]["1"][0]["known_to"] = [2]
    state = board.acting(0, "explore", "mine", "settle").load()
    first, second = (entry["tile"] for entry in board.doc["hidden"]["under"]["1"][:2])
    play(state, "0 explore 1", f"* draw_tile {first}")
    drawn = {str(each["agenda"][-1]["drawn"]) for each in samples(state, 1)}  # type: ignore[index]
    assert len(drawn) > 1  # seat 1 cannot know what seat 0 draws
    assert {str(each["agenda"][-1]["drawn"]) for each in samples(state, 2)} == {f"['{first}']"}  # type: ignore[index]
    play(state, f"* draw_tile {second}", f"0 keep {second}")
    assert look(state)["hidden"]["under"]["1"][-1] == {"tile": first, "known_to": [0, 2]}
    views = [state.view(Seat(seat))["you"] for seat in (1, 2)]
    assert views[0]["under"]["1"][-1] is None  # type: ignore[index]
    assert views[1]["under"]["1"][-1] == first  # type: ignore[index]


@pytest.mark.rule("COS-126", "COS-R30", "COS-024")
def test_a_dark_tech_deck_is_known_to_those_who_looked() -> None:
    state = Board().tech(0, "empire").lost(0, "gem_boost", "new_stargate").load()
    assert {str(hidden(each)["dark_tech_lost"][0]) for each in samples(state, 0)} == {  # type: ignore[index]
        "['new_stargate', 'gem_boost']"
    }
    lost = [hidden(each)["dark_tech_lost"][0] for each in samples(state, 1)]  # type: ignore[index]
    assert len({str(each) for each in lost}) > 5
    assert all("empire" not in each and len(each) == 2 for each in lost)


@pytest.mark.rule("COS-070", "COS-I21")
def test_plans_of_others_are_drawn_anew() -> None:
    state = Board(3).planning().load()
    play(state, "0 plan settle", "0 plan mine", "0 plan explore", "0 commit", "1 plan settle")
    play(state, "2 plan settle")
    plans = [hidden(each)["plans"] for each in samples(state, 1)]
    assert {str(plan[1]) for plan in plans} == {"['settle']"}  # type: ignore[index]
    assert len({str(plan[0]) for plan in plans}) > 20  # type: ignore[index]
    assert all(len(plan[0]) == 3 and len(set(plan[0])) == 3 for plan in plans)  # type: ignore[index]
    open_plans = Board(2, screens="off").planning().load()
    play(open_plans, "0 plan settle")
    assert {str(hidden(each)["plans"][0]) for each in samples(open_plans, 1)} == {"['settle']"}  # type: ignore[index]


LIGHT = [
    *("gems_anthracite", "gems_gold", "gems_transparent", "planets_terran", "planets_desert"),
    *("planets_volcanic", "parsec_1", "parsec_2", "parsec_3", "consumption_a", "consumption_b"),
    *("board_cubes_a", "board_cubes_b", "ai_network_a", "ai_network_b", "light_collection"),
    *("flat_five_a", "flat_five_b"),
]


def cycling(board: Board) -> Board:
    """Every light card has been drawn, and all but a few have gone under the deck again."""
    for at, card in enumerate(LIGHT):
        seat = at % 2
        board.light(seat, card)
        board.light_returned(seat, card)
    return board


@pytest.mark.rule("COS-117", "COS-I21", "COS-I13")
def test_a_light_card_drawn_from_a_known_place_is_known_until_it_may_have_been_returned() -> None:
    board = cycling(Board())  # seat 0 returned the first card, seat 1 the second ...
    board.light(1, LIGHT[0])  # ... and seat 1 draws the first of the tail, which seat 0 knows
    state = board.load()
    assert {str(hidden(each)["bonus"][1]) for each in samples(state, 0)} == {  # type: ignore[index]
        str([LIGHT[0], "galaxy_red"]),
        *(str([LIGHT[0], f"galaxy_{name}"]) for name in ("orange", "violet")),
    }
    board.light(1, LIGHT[1], LIGHT[2]).light_returned(1, LIGHT[0])
    state = board.load()
    places = set()
    for each in samples(state, 0):
        found = hidden(each)
        held = found["bonus"][1]  # type: ignore[index]
        story = found["light_story"]
        assert isinstance(story, list)
        returned = story[-1].split(" ")[2]
        assert (LIGHT[0] in held) != (returned == LIGHT[0])
        places.add(returned)
    assert LIGHT[0] in places and LIGHT[2] in places  # one of the three, seat 0 cannot say which


def test_the_telling_of_last_resort_is_what_really_happened() -> None:
    board = cycling(Board()).light(1, LIGHT[0], LIGHT[1]).light_returned(1, LIGHT[0])
    board.light(0, LIGHT[2])
    state = board.load()
    assert isinstance(state, CouncilState)
    for viewer in (0, 1):
        deal = LightDeal(state.clone(), Seat(viewer), Random(1))
        assert deal._replay(False)
        other = state.sample(Seat(viewer), Random(3))
        assert other.view(Seat(viewer)) == state.view(Seat(viewer))


@pytest.mark.rule("COS-185", "COS-I21")
def test_a_spectator_of_the_automa_knows_that_drawn_tiles_did_not_fit() -> None:
    board = Board(1).order("automa", 0).tile("orange", "p1_08")
    state = board.automa_acting("automa_06").load()
    play(state, "* draw_tile p1_07")
    assert state.sample(SPECTATOR, Random(1)).view(SPECTATOR) == state.view(SPECTATOR)
    play(state, "* draw_tile p1_09")
    for each in samples(state, SPECTATOR):
        for entry in hidden(each)["under"]["1"]:  # type: ignore[index]
            assert entry["tile"] in ("p1_01", "p1_04", "p1_07", "p1_09")  # no desert on them
    assert {str(hidden(each)["under"]["1"]) for each in samples(state, 0)} == {  # type: ignore[index]
        str(look(state)["hidden"]["under"]["1"])
    }


@pytest.mark.rule("COS-115", "COS-117", "COS-101", "COS-126")
def test_moves_are_shown_masked_to_those_who_may_not_know_them() -> None:
    setup = GAME.setup(2, {"round_limit": 20})
    record = Record(setup)
    state = GAME.begin(setup)
    rng = Random(5)
    while not state.is_over():
        actor = state.waiting()[int(rng.random() * len(state.waiting()))]
        moves = state.legal(actor)
        move = moves[int(rng.random() * len(moves))]
        record.moves.append((actor, move))
        state.play(actor, move)
    for viewer in (0, 1, SPECTATOR):
        seen = record.seen_moves(Seat(viewer))
        for entry, (actor, move) in zip(seen, record.moves, strict=True):
            kind = GAME.moves.kind(move)
            if kind in ("draw_light", "draw_tile", "deal_dark", "lose_tech"):
                assert entry == f"* {kind} ?" or viewer != SPECTATOR
            elif kind == "return_bonus":
                assert entry.endswith("?") == (actor != viewer)
            else:
                assert "?" not in entry
