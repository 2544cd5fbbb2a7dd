"""The three blue effects: relocate a ship, shipyard draft, research three (ANT-137 to ANT-145)."""

from typing import Any

import pytest

from farshore import CHANCE, SPECTATOR
from farshore.core.types import Seat
from tests.antarctica.positions import (
    AREAS,
    GAME,
    KINDS,
    TRACKS,
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


def on_table(players: int = 4, rules: int | None = None, **options: str) -> Board:
    """Everybody has a ship or two; seat 0's active ship has sailed from bottom_left to right."""
    board = Board(players, None, rules, **options).ships(
        right=[0, 1], left=[2 % players, 0, 1], bottom_left=[1, 3 % players]
    )
    return board.menu(0, target="right", sun="bottom_left").stop(second_place=None)


# --- relocate_ship ------------------------------------------------------------------------------


def relocating(board: Board, *seats: int) -> Board:
    """These seats are still to relocate a ship, the first of them now."""
    for number in reversed(seats):
        board.push("relocate", seat=number)
    return board


@pytest.mark.rule("ANT-137", "ANT-138", "ANT-D14", "ANT-R38", "ANT-N06")
def test_any_own_ship_on_the_board_may_be_relocated_or_none() -> None:
    """The active ship, which has sailed to `right`, is one of them."""
    state = relocating(on_table(), 0, 1).load()
    assert legal(state) == ["relocate right 1", "relocate left 2", "decline"]
    assert refused(state, "0 relocate right 2").key == "antarctica-not-your-ship"
    assert refused(state, "0 end_turn").key == "antarctica-relocate-first"
    play(state, "0 decline")
    assert legal_of(state, "relocate") == ["bottom_left 1", "right 2", "left 3"]


@pytest.mark.rule("ANT-137", "ANT-D14")
@pytest.mark.parametrize("players", [2, 4])
def test_it_goes_to_another_open_area_that_is_not_full(players: int) -> None:
    state = play(relocating(on_table(players), 0).load(), "0 relocate right 1")
    closed = ["bottom", "top"] if players == 2 else []
    allowed = [area for area in AREAS if area not in ("right", "left", *closed)]
    assert legal(state) == [f"relocate_to {area}" for area in allowed]
    assert state.view(SPECTATOR)["pending"] == {"ship": {"area": "right", "place": 1}}
    assert refused(state, "0 relocate_to right").key == "antarctica-already-there"
    assert refused(state, "0 relocate_to left").key == "antarctica-area-full"
    assert refused(state, "0 decline").key == "antarctica-relocate-to-first"
    for area in closed:
        assert refused(state, f"0 relocate_to {area}").key == "antarctica-area-closed"


@pytest.mark.rule("ANT-137", "ANT-122", "ANT-064")
def test_it_joins_the_end_of_the_queue_and_those_behind_it_step_forward() -> None:
    state = play(relocating(on_table(), 2).load(), "2 relocate left 1", "2 relocate_to right")
    assert queue(state, "left") == [0, 1, None]
    assert queue(state, "right") == [0, 1, 2]


@pytest.mark.rule("ANT-137", "ANT-063", "ANT-095")
def test_ships_under_construction_take_room_in_the_sun_area() -> None:
    board = on_table().stop(under_construction=[2])
    state = play(relocating(board, 0).load(), "0 relocate right 1")
    assert "bottom_left" not in legal_of(state, "relocate_to")
    free = play(relocating(on_table(), 0).load(), "0 relocate right 1")
    assert "bottom_left" in legal_of(free, "relocate_to")


@pytest.mark.rule("ANT-138", "ANT-095", "ANT-123", "ANT-D14", "ANT-N05")
def test_a_ship_under_construction_cannot_be_relocated_and_who_has_no_other_is_skipped() -> None:
    board = Board(4).ships(right=[0], left=[1]).stop(under_construction=[2])
    board.menu(0, target="right", sun="bottom_left")
    state = play(relocating(board, 1, 2, 3, 0).load(), "1 decline")
    assert (decision(state), state.actor()) == ("relocate", 0)
    play(state, "0 decline")
    assert decision(state) == "turn_menu"


@pytest.mark.rule("ANT-139", "ANT-065", "ANT-R07")
def test_a_relocated_ship_gives_no_action_and_the_target_area_stays() -> None:
    board = on_table().starts(camp="right", sea_station="top").built("basic_01", "right")
    state = relocating(board, 0).load()
    play(state, "0 relocate right 1", "0 relocate_to top")
    assert look(state)["stop"]["target"] == "right"
    assert legal_of(state, "research") == []
    play(state, "0 recruit")  # one scientist stands there, but no ship any more
    assert seat(state, 0)["supply"] == 3


@pytest.mark.rule("ANT-140", "ANT-R14")
@pytest.mark.parametrize("rules", [1, 2])
@pytest.mark.parametrize("leaves", [False, True])
def test_the_second_ship_loses_its_turn_when_it_leaves_the_sun_area(
    leaves: bool, rules: int
) -> None:
    """Seat 1 comes back with another ship, but that one takes no turn at this stop."""
    board = Board(4, rules=rules).ships(right=[0], bottom_left=[None, 1, 2], left=[1], top=[2])
    board.menu(0, target="right", sun="bottom_left").icebreaker("bottom_left", 1)
    state = relocating(board, 1, 1).load()
    if leaves:
        play(state, "1 relocate bottom_left 2", "1 relocate_to top_right")
    else:
        play(state, "1 decline")
    play(state, "1 relocate left 1", "1 relocate_to bottom_left", "0 end_turn")
    view = look(state)
    if leaves:
        assert (view["sun"], state.actor()) == ("right", 0)
        assert queue(state, "bottom_left") == ([2, 1, None] if rules == 1 else [1, 2, None])
    else:
        assert (view["sun"], state.actor()) == ("bottom_left", 1)
        assert view["stop"]["active_place"] == (1 if rules == 1 else 2)


@pytest.mark.rule("ANT-140", "ANT-059")
def test_a_ship_relocated_into_the_sun_area_takes_no_turn_at_this_stop() -> None:
    """Its owner's Icebreaker lies there, but nobody was second when the sun came."""
    board = Board(4).ships(right=[0], left=[1], top=[2]).icebreaker("bottom_left", 1)
    board.menu(0, target="right", sun="bottom_left")
    state = relocating(board, 1).load()
    play(state, "1 relocate left 1", "1 relocate_to bottom_left", "0 end_turn")
    assert (look(state)["sun"], state.actor()) == ("right", 0)
    assert queue(state, "bottom_left") == [1, None, None]


@pytest.mark.rule("ANT-182", "ANT-140", "ANT-R08")
def test_a_relocated_ship_takes_the_first_free_place_and_the_second_stays_second() -> None:
    """Place 1 is free, so the newcomer stands there; it takes no turn, but is first afterwards."""
    board = Board(4).ships(right=[0], bottom_left=[None, 1, 2], left=[3], top=[2])
    board.menu(0, target="right", sun="bottom_left").icebreaker("bottom_left", 1)
    state = relocating(board, 3).load()
    play(state, "3 relocate left 1", "3 relocate_to bottom_left")
    assert queue(state, "bottom_left") == [3, 1, 2]
    play(state, "0 end_turn")
    assert (state.actor(), look(state)["stop"]["active_place"]) == (1, 2)
    play(state, "1 sail top_right", "1 end_turn")
    assert queue(state, "bottom_left") == [3, 2, None]


@pytest.mark.rule("ANT-182", "ANT-140", "ANT-R08")
def test_by_version_1_ships_of_the_sun_area_close_up_and_the_second_stays_second() -> None:
    board = Board(4, rules=1).ships(right=[0], bottom_left=[None, 1, 2], left=[3], top=[2])
    board.menu(0, target="right", sun="bottom_left").icebreaker("bottom_left", 1)
    state = relocating(board, 3).load()
    play(state, "3 relocate left 1", "3 relocate_to bottom_left")
    assert queue(state, "bottom_left") == [1, 2, 3]
    play(state, "0 end_turn")
    assert state.actor() == 1
    assert look(state)["stop"]["active_place"] == 1


# --- shipyard_draft -----------------------------------------------------------------------------


def drafting(board: Board, own: int) -> Board:
    """Seat `own` is about to move its cube onto the draft symbol of track_b."""
    return board.cube("track_b", own, 4).push("choose_track", seat=own, points=1)


@pytest.mark.rule("ANT-141", "ANT-D15", "ANT-N04")
def test_each_player_keeps_one_card_and_hands_the_others_to_the_right() -> None:
    state = play(drafting(on_table(), 2).load(), "2 advance track_b")
    assert state.waiting() == (CHANCE,)
    play(state, "* draw icebreaker", "* draw fast_research")
    play(state, "* draw icebreaker", "* draw two_scientists")
    packet = ["draft icebreaker", "draft two_scientists", "draft fast_research"]
    assert (state.actor(), legal(state)) == (2, packet)
    assert refused(state, "2 draft place_scientist").key == "antarctica-not-in-packet"
    assert refused(state, "2 decline").key == "antarctica-draft-first"
    play(state, "2 draft fast_research")
    assert (state.actor(), legal(state)) == (3, packet[:2])
    play(state, "3 draft icebreaker")
    assert (state.actor(), legal(state)) == (0, packet[:2])
    play(state, "0 draft two_scientists")
    assert (state.actor(), legal(state)) == (1, ["draft icebreaker"])
    play(state, "1 draft icebreaker")
    assert decision(state) == "turn_menu"
    assert [state.view(Seat(viewer))["you"]["hand"] for viewer in range(4)] == [  # type: ignore[index]
        dict.fromkeys(KINDS, 0) | {kind: 1}
        for kind in ("two_scientists", "icebreaker", "fast_research", "icebreaker")
    ]


@pytest.mark.rule("ANT-141", "ANT-N02")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_as_many_cards_as_players_are_drawn_each_as_likely_as_any_other(players: int) -> None:
    state = play(drafting(on_table(players), 0).load(), "0 advance track_b")
    left = [6, 3, 2, 2]
    for _ in range(players):
        assert state.chances() == [
            (GAME.moves.number(f"draw {kind}"), count)
            for kind, count in zip(KINDS, left, strict=True)
            if count
        ]
        play(state, f"* draw {KINDS[left.index(2) if 2 in left else 0]}")
        left[left.index(2) if 2 in left else 0] -= 1
    assert (decision(state), state.actor()) == ("draft_pick", 0)
    assert state.view(Seat(0))["shipyard_left"] == 13 - players


@pytest.mark.rule("ANT-142", "ANT-R11")
@pytest.mark.parametrize("cards", [0, 1, 3, 4])
def test_with_fewer_cards_than_players_there_is_no_draft_and_the_stack_stays(cards: int) -> None:
    kinds = ["icebreaker", "icebreaker", "fast_research", "two_scientists"][:cards]
    state = drafting(on_table().stack(*kinds, holder=3), 0).load()
    before = look(state)["shipyard"]
    play(state, "0 advance track_b")
    if cards < 4:
        assert decision(state) == "turn_menu"
        assert look(state)["shipyard"] == before
    else:
        assert decision(state) == "draw_for_draft"


# --- research_three -----------------------------------------------------------------------------


def triggering(board: Board, own: int = 0) -> Board:
    """Seat `own` is about to move its cube onto the research_three symbol of track_a."""
    return board.cube("track_a", own, 7).push("choose_track", seat=own, points=1)


@pytest.mark.rule("ANT-143", "ANT-D16")
def test_each_player_may_advance_three_points_on_a_track_nobody_chose_before() -> None:
    state = play(triggering(on_table(), 3).load(), "3 advance track_a")
    options = {track: f"advance {track}" for track in TRACKS}
    for number, chosen in ((3, "track_a"), (0, "track_e"), (1, "track_b"), (2, "track_d")):
        assert decision(state) == "research_three_track"
        declining = [] if number == 3 else ["decline"]
        assert (state.actor(), legal(state)) == (number, [*options.values(), *declining])
        play(state, f"{number} advance {chosen}")
        del options[chosen]
        if state.actor() == (number + 1) % 4 and number != 2:
            barred = refused(state, f"{state.actor()} advance {chosen}")
            assert barred.key == "antarctica-track-barred"
            pending: Any = state.view(SPECTATOR)["pending"]
            assert chosen in pending["barred_tracks"] and pending["points"] == 3
    assert [cubes(state, track) for track in TRACKS] == [
        [0, 0, 0, 10],
        [0, 3, 0, 0],
        [0, 0, 0, 0],
        [0, 0, 3, 0],
        [3, 0, 0, 0],
    ]


@pytest.mark.rule("ANT-144", "ANT-R28", "ANT-D16")
@pytest.mark.parametrize(
    ("reading", "declining"), [("optional", [0, 1, 2, 3]), ("trigger", [1, 2, 3]), ("all", [])]
)
def test_research_three_is_compulsory_as_the_reading_says(
    reading: str, declining: list[int]
) -> None:
    state = triggering(on_table(research_three=reading)).load()
    play(state, "0 advance track_a")
    for number, track in enumerate(["track_b", "track_c", "track_d", "track_e"]):
        assert state.actor() == number
        assert ("decline" in legal(state)) == (number in declining)
        if number not in declining:
            assert refused(state, f"{number} decline").key == "antarctica-choose-track-first"
        play(state, f"{number} advance {track}")


@pytest.mark.rule("ANT-144", "ANT-R28", "ANT-D16")
def test_by_version_1_choosing_none_is_allowed_and_bars_nothing() -> None:
    state = play(triggering(on_table(rules=1)).load(), "0 advance track_a", "0 decline")
    assert legal(state) == [*[f"advance {track}" for track in TRACKS], "decline"]
    assert refused(state, "1 end_turn").key == "antarctica-choose-track-first"
    play(state, "1 decline", "2 decline", "3 decline")
    assert decision(state) == "turn_menu"
    assert cubes(state, "track_a") == [8, 0, 0, 0]


@pytest.mark.rule("ANT-144", "ANT-130", "ANT-D16", "ANT-N05")
def test_a_player_with_no_eligible_track_left_is_skipped() -> None:
    """Seat 1 could only move on track_b, which seat 0 chose; seat 2 has no cube to use at all."""
    board = on_table().cube("track_b", 1, 2).gave_back_cubes(1, 4).gave_back_cubes(2, 5)
    state = play(triggering(board).load(), "0 advance track_a")
    other = play(state.clone(), "0 advance track_d")
    assert (other.actor(), legal(other)) == (1, ["advance track_b", "decline"])
    play(state, "0 advance track_b")
    assert (decision(state), state.actor()) == ("research_three_track", 3)


@pytest.mark.rule("ANT-145", "ANT-133", "ANT-136")
def test_symbols_passed_wait_until_everybody_has_moved() -> None:
    """Seat 0 passes a scientist, seat 1 two symbols of track_c, seat 2 nothing, seat 3 its own."""
    board = on_table().cubes("track_c", 0, 3, 0, 0).cubes("track_d", 0, 0, 0, 6)
    board.cubes("track_e", 2, 0, 0, 0).basic_played(3)
    state = play(triggering(board, 1).load(), "1 advance track_a")
    before = [seat(state, number)["supply"] for number in range(4)]
    play(state, "1 advance track_c", "2 decline", "3 advance track_d")
    assert cubes(state, "track_c")[1] == 6
    assert decision(state) == "research_three_track"
    play(state, "0 advance track_e")
    # in effect order: first seat 1's ship with its picks, then seat 3's card, then seat 0's
    assert (decision(state), state.actor()) == ("accept_new_ship", 1)
    assert seat(state, 3)["basic_card"] is False
    assert seat(state, 0)["supply"] == before[0]
    play(state, "1 accept", *[f"{number} pick icebreaker" for number in (2, 3, 0)])
    assert seat(state, 3)["basic_card"] is True
    assert (decision(state), state.actor()) == ("draw_for_draft", CHANCE)
    assert seat(state, 0)["supply"] == before[0] + 1


@pytest.mark.rule("ANT-145", "ANT-133")
def test_the_waiting_symbols_of_one_player_are_carried_out_in_track_order() -> None:
    state = play(triggering(on_table().cubes("track_c", 2, 0, 0, 0)).load(), "0 advance track_a")
    play(state, "0 advance track_c", "1 decline", "2 decline", "3 decline")
    assert (decision(state), state.actor()) == ("relocate", 0)
    play(state, *[f"{number} decline" for number in range(4)])
    assert (decision(state), state.actor()) == ("accept_new_ship", 0)
