"""The symbols on the research tracks: when they work, for whom, in which order.

(ANT-132 to ANT-136)
"""

import pytest

from farshore import State
from farshore.core.types import Seat
from tests.antarctica.editions import with_symbols
from tests.antarctica.positions import Board, cubes, decision, legal, play, seat


def researching(points: int, own: int = 0, players: int = 4) -> Board:
    """Seat `own` has research points to use in a turn of seat 0."""
    board = Board(players).ships(right=[0, 1], left=[2 % players, 3 % players])
    board.menu(0, target="right", sun="bottom_left")
    return board.push("choose_track", seat=own, points=points)


def recruited(state: State) -> list[int]:
    """How many scientists each seat has in the supply beyond the two of the beginning."""
    return [seat(state, number)["supply"] - 2 for number in range(state.players)]


def asked(state: State, *answers: str) -> list[tuple[str, Seat]]:
    """Gives the answers; which decisions were asked of whom, the one after the last included."""
    found = [(decision(state), state.actor())]
    for answer in answers:
        play(state, f"{state.actor()} {answer}")
        found.append((decision(state), state.actor()))
    return found


# --- which symbols a move triggers --------------------------------------------------------------


@pytest.mark.rule("ANT-132", "ANT-R25")
@pytest.mark.parametrize(
    ("start", "others", "points", "works"),
    [
        (0, [0, 0, 0], 2, True),  # lands on the symbol at space 2
        (1, [0, 0, 0], 1, True),
        (1, [0, 0, 0], 3, True),  # passes it
        (1, [2, 0, 0], 1, True),  # jumps over it, because a cube stands there
        (0, [1, 2, 0], 1, True),  # enters beyond it
        (0, [0, 0, 0], 1, False),  # does not come so far
        (2, [0, 0, 0], 1, False),  # leaves it
        (3, [0, 0, 0], 1, False),
    ],
)
def test_a_symbol_works_when_the_cube_lands_on_it_or_passes_it(
    start: int, others: list[int], points: int, works: bool
) -> None:
    state = researching(points).cubes("track_a", start, *others).load()
    play(state, "0 advance track_a")
    assert recruited(state) == [1 if works else 0, 0, 0, 0]


@pytest.mark.rule("ANT-132", "ANT-R25")
def test_the_cube_finishes_its_whole_move_before_the_first_symbol() -> None:
    state = play(researching(3).cubes("track_c", 2, 0, 0, 0).load(), "0 advance track_c")
    assert decision(state) == "relocate"
    assert cubes(state, "track_c") == [5, 0, 0, 0]


@pytest.mark.rule("ANT-132", "ANT-133")
def test_all_symbols_of_a_move_work() -> None:
    """Spaces 1 to 8 of track_b hold Basic card back, a draft, and a scientist."""
    state = researching(8).basic_played(0).load()
    play(state, "0 advance track_b", *["* draw icebreaker"] * 4)
    assert seat(state, 0)["basic_card"] is True
    play(state, *[f"{number} draft icebreaker" for number in range(4)])
    assert recruited(state) == [1, 0, 0, 0]


# --- in which order -----------------------------------------------------------------------------


@pytest.mark.rule("ANT-133")
def test_symbols_of_one_move_are_carried_out_in_track_order() -> None:
    state = play(researching(5).load(), "0 advance track_c")
    assert asked(state, *["decline"] * 4) == [
        ("relocate", 0),
        ("relocate", 1),
        ("relocate", 2),
        ("relocate", 3),
        ("accept_new_ship", 0),
    ]


@pytest.mark.rule("ANT-133", "ANT-R26")
def test_a_symbol_is_finished_with_all_it_triggers_before_the_next() -> None:
    """The picks for the ship of space 5 come before the scientist of space 8."""
    state = play(researching(4).cubes("track_c", 4, 0, 0, 0).load(), "0 advance track_c")
    play(state, "0 accept", "1 pick icebreaker", "2 pick icebreaker")
    assert recruited(state) == [0, 0, 0, 0]
    play(state, "3 pick icebreaker")
    assert recruited(state) == [1, 0, 0, 0]


@pytest.mark.rule("ANT-133", "ANT-R26")
def test_what_a_blue_symbol_triggers_belongs_to_that_symbol() -> None:
    """Depth first: the ship that research_three leads to comes before the own second symbol."""
    edition = with_symbols(track_a="1 research_three, 2 relocate_ship", track_b="3 new_ship")
    board = Board(2, edition, research_three="optional").ships(right=[0], left=[1])
    board.menu(0, target="right", sun="top_left")
    board.cubes("track_a", 0, 0).push("choose_track", seat=0, points=2)
    state = play(board.load(), "0 advance track_a", "0 decline", "1 advance track_b")
    assert asked(state, "accept", "pick icebreaker", "decline", "decline") == [
        ("accept_new_ship", 1),
        ("shipyard_pick", 0),
        ("relocate", 0),
        ("relocate", 1),
        ("turn_menu", 0),
    ]


# --- for whom -----------------------------------------------------------------------------------


@pytest.mark.rule("ANT-134")
def test_a_red_symbol_works_for_every_cube_that_passes_and_for_its_owner_only() -> None:
    state = play(researching(2).load(), "0 advance track_a")
    assert recruited(state) == [1, 0, 0, 0]
    again = researching(2, own=1).cubes("track_a", 3, 0, 0, 0).load()
    play(again, "1 advance track_a")
    assert cubes(again, "track_a") == [3, 2, 0, 0]
    assert recruited(again) == [0, 1, 0, 0]


@pytest.mark.rule("ANT-135", "ANT-I11")
@pytest.mark.parametrize(
    ("first", "works"),
    [
        (0, True),  # nobody has come so far
        (2, True),  # nor here
        (3, False),  # a cube stands on the symbol at space 3
        (4, False),  # a cube is beyond it
        (10, False),
    ],
)
def test_a_blue_symbol_is_used_up_by_the_first_cube_that_reaches_it(
    first: int, works: bool
) -> None:
    state = researching(4, own=1).cubes("track_c", first, 1, 0, 0).load()
    play(state, "1 advance track_c")
    assert cubes(state, "track_c")[1] in (5, 6)
    if works:
        assert (decision(state), state.actor()) == ("relocate", 1)
    else:
        assert (decision(state), state.actor()) == ("accept_new_ship", 1)


@pytest.mark.rule("ANT-135")
def test_a_blue_symbol_works_once_in_a_game() -> None:
    board = researching(3).ships(right=[0], left=[1]).hand(1, "fast_research")
    state = play(board.load(), "0 advance track_c", "0 decline", "1 decline", "0 end_turn")
    play(state, "0 sail bottom", "0 end_turn")
    play(state, "1 sail top", "1 play fast_research", "1 advance track_c")
    assert cubes(state, "track_c") == [3, 4, 0, 0]
    assert decision(state) == "turn_menu"


@pytest.mark.rule("ANT-135", "ANT-133")
def test_a_blue_symbol_is_used_up_before_it_is_carried_out() -> None:
    """Seat 0 passes both blue symbols; seat 1, moving in the first, finds the second used up."""
    edition = with_symbols(track_a="1 research_three", track_b="2 research_three, 3 relocate_ship")
    board = Board(2, edition, research_three="optional").ships(right=[0], left=[1])
    board.menu(0, target="right", sun="top_left")
    board.cubes("track_a", 0, 0).push("choose_track", seat=0, points=3)
    state = play(board.load(), "0 advance track_b")
    assert decision(state) == "research_three_track"
    play(state, "0 decline", "1 advance track_b")
    assert cubes(state, "track_b") == [3, 4]
    assert asked(state, "decline", "decline") == [
        ("relocate", 0),
        ("relocate", 1),
        ("turn_menu", 0),
    ]


@pytest.mark.rule("ANT-136", "ANT-R27")
@pytest.mark.parametrize("own", [0, 1, 2, 3])
def test_a_blue_symbol_begins_with_its_trigger_and_goes_on_to_the_right(own: int) -> None:
    """The turn is seat 0's in any case."""
    state = play(researching(3, own=own).load(), f"{own} advance track_c")
    order = [("relocate", (own + step) % 4) for step in range(4)]
    assert asked(state, *["decline"] * 4) == [*order, ("turn_menu", 0)]


@pytest.mark.rule("ANT-136", "ANT-N03")
def test_nobody_else_may_answer_meanwhile() -> None:
    state = play(researching(3).load(), "0 advance track_c")
    assert state.waiting() == (0,)
    assert all(state.legal(Seat(other)) == [] for other in (1, 2, 3))
    assert "decline" in legal(state)
