"""Every way in which a game can end (ANT-157 to ANT-162, ANT-N10)."""

import pytest

import farshore
from farshore import State
from farshore.core.result import Results
from farshore.core.types import Seat
from tests.antarctica.positions import (
    GAME,
    Board,
    cubes,
    decision,
    legal,
    legal_of,
    look,
    play,
    queue,
    refused,
    seat,
)


def results(state: State) -> Results:
    found = state.results()
    assert found is not None
    return found


def nearly_all_built(*quota: int) -> Board:
    """Three players; only basic_15 is left, which seat 0 can build where it has sailed to.

    `quota`: the scientists of each seat that stand on the board, 38 in all.
    """
    board = (
        Board(3)
        .starts(drilling_rig="right", sea_station="top")
        .all_built("basic_15", quota=[*quota])
    )
    assert [board.on_board(number) for number in range(3)] == [*quota]
    return board.ships(right=[0], left=[1, 0]).menu(0, target="right", sun="bottom_left")


def scientists_left(state: State) -> list[int]:
    """Supply and reserve of each seat together."""
    return [part["supply"] + part["reserve"] for part in look(state)["seats"]]


# --- the first condition: a last scientist ------------------------------------------------------


def last_scientist_in_supply(players: int = 4, **options: str) -> Board:
    """Seat 0 has one scientist left, in the supply; seat 1 waits as second ship."""
    board = Board(players, None, None, **options).ships(
        right=[0], bottom_left=[None, 1], left=[2 % players]
    )
    cards = [f"basic_{number:02}" for number in (1, 3, 5, 7, 9, 12)]
    cards += [f"double_{number:02}" for number in (1, 3, 5, 7, 9)]
    for at, card in enumerate(cards):
        board.built(card, "left" if at < 6 else "top_left")
    return board.menu(0, target="right", sun="bottom_left").icebreaker("bottom_left", 1)


@pytest.mark.rule("ANT-157", "ANT-N10", "ANT-159")
def test_the_game_ends_when_a_last_scientist_has_been_placed() -> None:
    state = last_scientist_in_supply().hand(0, "place_scientist").load()
    assert (seat(state, 0)["supply"], seat(state, 0)["reserve"]) == (1, 0)
    play(state, "0 play place_scientist")
    assert look(state)["end"] == "last_scientist"
    assert state.results() is None
    play(state, "0 end_turn")
    assert results(state).end == "last_scientist"


@pytest.mark.rule("ANT-157")
@pytest.mark.parametrize("supply", [1, 0])
def test_an_empty_supply_or_an_empty_reserve_alone_does_not_end_it(supply: int) -> None:
    """One scientist is left after the placing, in the supply or in the reserve."""
    board = Board(4).ships(right=[0], left=[1]).hand(0, "place_scientist")
    cards = [f"basic_{number:02}" for number in (1, 3, 5, 7, 9, 12)]
    cards += [f"double_{number:02}" for number in (1, 3, 5, 7)]
    for at, card in enumerate(cards):
        board.built(card, "left" if at < 6 else "top_left")
    state = board.supply(0, 1 + supply).menu(0, target="right", sun="bottom_left").load()
    play(state, "0 play place_scientist")
    assert scientists_left(state)[0] == 1
    assert seat(state, 0)["supply"] == supply
    play(state, "0 end_turn")
    assert not state.is_over()


@pytest.mark.rule("ANT-159", "ANT-R31", "ANT-152", "ANT-162")
def test_the_turn_is_still_completed_but_no_second_ship_follows() -> None:
    """After the last scientist: a red symbol, giving back and building are still to be chosen."""
    board = last_scientist_in_supply().hand(0, "place_scientist").starts(coast_station="right")
    state = board.cube("track_b", 0, 7).load()
    play(state, "0 play place_scientist")
    assert legal_of(state, "research") == ["track_b", "track_d"]
    assert "give_back_cube" in legal(state)
    play(state, "0 research track_b", "0 give_back_cube")
    assert cubes(state, "track_b")[0] == 9  # over the scientist of space 8
    # nothing that follows can undo the end: the reserve is empty
    assert (seat(state, 0)["supply"], seat(state, 0)["reserve"]) == (0, 0)
    play(state, "0 end_turn")
    assert results(state).end == "last_scientist"
    assert queue(state, "bottom_left") == [None, 1, None]


@pytest.mark.rule("ANT-159", "ANT-R31")
def test_by_the_other_reading_nothing_more_is_chosen_after_the_last_scientist() -> None:
    board = last_scientist_in_supply(game_end="at_once").starts(coast_station="right")
    state = board.hand(0, "place_scientist").cube("track_b", 0, 7).load()
    assert "give_back_cube" in legal(state)
    play(state, "0 play place_scientist")
    assert legal(state) == ["end_turn"]
    for move in ("give_back_cube", "research track_b", "sail top"):
        assert refused(state, f"0 {move}").key == "antarctica-over-at-once"
    play(state, "0 end_turn")
    assert results(state).end == "last_scientist"


@pytest.mark.rule("ANT-159", "ANT-R31")
def test_by_the_other_reading_effects_that_were_triggered_are_still_carried_out() -> None:
    """The build itself places the last scientist; its research still passes a symbol."""
    board = last_scientist_in_supply(game_end="at_once").starts(crane="right")
    state = board.top("basic", "basic_14").cube("track_c", 0, 2).load()
    play(state, "0 build basic", f"* {legal_reveal(state)}", "0 advance track_c")
    for number in range(3):  # seat 3 has no ship
        assert (decision(state), state.actor()) == ("relocate", number)
        play(state, f"{number} decline")
    assert legal(state) == ["end_turn"]


def legal_reveal(state: State) -> str:
    """The first card that chance can turn up."""
    after = play(state.clone(), "0 build basic")
    return GAME.moves.text(after.chances()[0][0])


# --- the second condition: empty stacks ---------------------------------------------------------


@pytest.mark.rule("ANT-158", "ANT-N10")
def test_empty_stacks_end_the_game_alone_with_three_players() -> None:
    state = play(nearly_all_built(12, 13, 13).load(), "0 build basic")
    assert look(state)["end"] == "stacks_empty"
    assert scientists_left(state) == [1, 1, 1]
    play(state, "0 advance track_a", "0 end_turn")
    assert results(state).end == "stacks_empty"


@pytest.mark.rule("ANT-158", "ANT-073")
def test_the_game_goes_on_while_one_card_is_left() -> None:
    """The basic stack is empty, but a prestige card is still to be built."""
    board = Board(3).starts(drilling_rig="right", sea_station="top")
    board.ships(right=[0], left=[1, 0], top_left=[0])
    board.all_built("basic_15", "prestige_01", quota=[12, 13, 12])
    state = board.menu(0, target="right", sun="bottom_left").load()
    play(state, "0 build basic", "0 advance track_a")
    assert look(state)["stacks"]["basic"]["top"] is None
    play(state, "0 end_turn")
    assert not state.is_over()


@pytest.mark.rule("ANT-157", "ANT-158", "ANT-N10")
def test_the_last_scientist_comes_first_when_both_conditions_hold() -> None:
    state = play(nearly_all_built(13, 13, 12).load(), "0 build basic")
    assert scientists_left(state) == [0, 1, 2]
    assert [stack["top"] for stack in look(state)["stacks"].values()] == [None] * 3
    play(state, "0 advance track_a", "0 end_turn")
    assert results(state).end == "last_scientist"


@pytest.mark.rule("ANT-E09", "ANT-158", "ANT-159", "ANT-136", "ANT-152")
def test_the_blue_effect_of_the_last_build_is_carried_out_for_all() -> None:
    """And the turn is completed, but the Icebreaker at the sun area gives no turn any more."""
    board = nearly_all_built(12, 13, 13).cube("track_c", 0, 2)
    board.ships(right=[0], bottom_left=[None, 1], left=[2])
    board.icebreaker("bottom_left", 1).menu(0, target="right", sun="bottom_left")
    state = play(board.load(), "0 build basic", "0 advance track_c")
    assert look(state)["end"] == "stacks_empty"
    for number in (0, 1, 2):
        assert (decision(state), state.actor()) == ("relocate", number)
        play(state, f"{number} decline")
    play(state, "0 give_back_unused_ship", "0 end_turn")
    assert state.is_over()
    assert queue(state, "bottom_left") == [None, 1, None]


@pytest.mark.rule("ANT-E12", "ANT-087", "ANT-157", "ANT-158", "ANT-R24")
@pytest.mark.parametrize(("players", "each"), [(2, 15), (4, 11)])
@pytest.mark.parametrize("option", ["on", "off"])
def test_a_plankton_farm_built_with_one_scientist_ends_the_game(
    players: int, each: int, option: str
) -> None:
    """The only card left; with two and four players the stacks can be emptied in no other way."""
    board = Board(players, plankton_exception=option)
    board.all_built("prestige_12", quota=[each] * players)
    buildings = {at: board.doc["areas"][at]["buildings"] for at in board.starting}
    target = next(at for at in buildings if "plankton_farm" not in buildings[at])
    sun = next(at for at in buildings if at != target)
    fleet: dict[str, list[int | None]] = {target: [0]}
    for needed in ("laboratory", "factory"):
        fleet[next(at for at in buildings if needed in buildings[at])] = [0]
    state = board.ships(**fleet).menu(0, target=target, sun=sun).stop(second_place=None).load()
    assert scientists_left(state) == [1] * players
    if option == "off":
        assert refused(state, "0 build prestige").key == "antarctica-too-few-scientists"
        return
    play(state, "0 build prestige")
    assert scientists_left(state) == [0, *[1] * (players - 1)]
    assert GAME.from_position(look(state)).position() == state.position()
    play(state, "0 end_turn")
    assert results(state).end == "last_scientist"


# --- the extensions: no ships, and the stall guard ----------------------------------------------


@pytest.mark.rule("ANT-160", "ANT-R32", "ANT-N10")
def test_the_game_ends_when_no_ship_is_left_on_the_board() -> None:
    state = Board(3).ships(right=[0]).menu(0, target="right", sun="bottom_left").load()
    play(state, "0 give_back_ship right 1")
    assert decision(state) == "turn_menu"
    play(state, "0 end_turn")
    assert results(state).end == "no_ships"


@pytest.mark.rule("ANT-160", "ANT-123")
def test_one_ship_of_anybody_is_enough_to_go_on() -> None:
    state = Board(3).ships(right=[0], left=[2]).menu(0, target="right", sun="bottom_left").load()
    play(state, "0 give_back_ship right 1", "0 end_turn")
    assert (state.actor(), look(state)["sun"]) == (2, "left")


@pytest.mark.rule("ANT-160", "ANT-158", "ANT-N10")
def test_empty_stacks_come_before_an_empty_sea() -> None:
    board = nearly_all_built(12, 13, 13).ships(right=[0])
    state = play(board.load(), "0 build basic", "0 advance track_a")
    play(state, "0 give_back_ship right 1", "0 end_turn")
    assert results(state).end == "stacks_empty"


def idle(state: State, turns: int) -> None:
    """Turns in which a ship only sails."""
    for _ in range(turns):
        number = state.actor()
        play(state, f"{number} sail {legal_of(state, 'sail')[0]}", f"{number} end_turn")


@pytest.mark.rule("ANT-161", "ANT-R33", "ANT-N10", "ANT-I24")
@pytest.mark.parametrize(("players", "turns"), [(2, 18), (3, 24), (4, 24)])
def test_the_stall_guard_ends_a_game_without_progress(players: int, turns: int) -> None:
    state = Board(players).load()
    idle(state, turns - 1)
    assert look(state)["stop"]["idle_turns"] == turns - 1
    assert not state.is_over()
    idle(state, 1)
    assert results(state).end == "stalled"
    assert GAME.from_position(look(state)).position() == state.position()


@pytest.mark.rule("ANT-161", "ANT-R33")
def test_without_the_stall_guard_it_goes_on() -> None:
    state = Board(2, stall_guard="off").load()
    idle(state, 120)
    assert not state.is_over()
    assert look(state)["stop"]["idle_turns"] == 120
    assert GAME.from_position(look(state)).position() == state.position()


def stalling() -> Board:
    """If this turn of seat 0 brings nothing either, the game is over."""
    board = Board(4).ships(right=[0, 0], left=[1, 2]).starts(camp="right", drilling_rig="left")
    return board.menu(0, target="right", sun="bottom_left").stop(idle_turns=23)


@pytest.mark.rule("ANT-161")
def test_sailing_and_relocating_are_no_progress() -> None:
    state = stalling().push("relocate", seat=1).load()
    play(state, "1 relocate left 1", "1 relocate_to top", "0 end_turn")
    assert results(state).end == "stalled"


@pytest.mark.rule("ANT-161")
@pytest.mark.parametrize(
    ("board", "moves"),
    [
        (stalling().hand(0, "place_scientist"), ["0 play place_scientist"]),
        (stalling(), ["0 recruit"]),
        (stalling().push("choose_track", seat=2, points=1), ["2 advance track_b"]),
        (stalling().stack_gone().push("accept_new_ship", seat=2), ["2 accept"]),
        (stalling().hand(0, "icebreaker"), ["0 lay_icebreaker right"]),
        (stalling().push("shipyard_pick", seat=2), ["2 pick icebreaker"]),
        (stalling(), ["0 give_back_cube"]),
        (stalling().supply(0, 12), ["0 give_back_cube"]),  # no scientist comes for it
        (stalling(), ["0 give_back_unused_ship"]),
        (stalling(), ["0 give_back_ship right 2"]),
    ],
    ids=lambda value: value[0] if isinstance(value, list) else "",
)
def test_what_counts_as_progress_whoever_brings_it(board: Board, moves: list[str]) -> None:
    state = play(board.load(), *moves, "0 end_turn")
    assert not state.is_over()
    assert look(state)["stop"]["idle_turns"] == 0


@pytest.mark.rule("ANT-161")
def test_one_turn_with_progress_begins_the_count_anew() -> None:
    state = Board(2).load()
    idle(state, 17)
    number = state.actor()
    play(state, f"{number} give_back_cube")
    idle(state, 1)
    assert look(state)["stop"]["idle_turns"] == 0
    idle(state, 17)
    assert not state.is_over()
    idle(state, 1)
    assert results(state).end == "stalled"


@pytest.mark.rule("ANT-162", "ANT-N09")
def test_nothing_can_be_played_after_the_end() -> None:
    state = Board(2).load()
    idle(state, 18)
    assert state.waiting() == ()
    assert all(state.legal(Seat(number)) == [] for number in (0, 1, farshore.CHANCE))
    with pytest.raises(farshore.IllegalMove) as caught:
        play(state, "0 end_turn")
    assert caught.value.key == "game-over"
