"""What people need not count: ranks, worth, coming stops, and what the next ship could build."""

from typing import Any

import pytest

from farshore import SPECTATOR, State
from farshore.core.types import Seat
from tests.antarctica.positions import Board, play
from tests.support.cases import Case
from tests.support.playing import play_through


def outlook(state: State) -> Any:
    view: Any = state.view(SPECTATOR)
    return view["forecast"]


def prospects(state: State, seat: int) -> Any:
    view: Any = state.view(Seat(seat))
    return view["you"]["next_ship"]["prospects"]


def crowded() -> Board:
    """Three players; sun in bottom_left with seat 0 about to move."""
    board = Board(3).ships(bottom_left=[0, 1, 2], right=[1, 0], top=[2], left=[0])
    return board.moving("bottom_left")


# --- ranks and worth ----------------------------------------------------------------------------


@pytest.mark.rule("ANT-164", "ANT-165", "ANT-166", "ANT-167")
def test_an_area_tells_ranks_and_what_each_seat_would_score() -> None:
    board = Board(4).ships(bottom=[0], top=[1], left=[2], right=[3])
    board.built("prestige_07", "right", 2).built("basic_01", "right", 0)
    board.built("basic_05", "right", 1).moving("bottom")
    area = outlook(board.load())["areas"]["right"]
    buildings, scientists = 4, 4
    assert area["ranks"] == [2, 2, 1, 0]
    assert area["worth"] == [2, 2, buildings + scientists + 1, 0]


@pytest.mark.rule("ANT-135", "ANT-171", "ANT-172")
def test_a_track_tells_its_worth_and_which_blue_symbols_are_used_up() -> None:
    board = crowded().cubes("track_c", 2, 4, 0).cubes("track_b", 4, 1, 0)
    tracks = outlook(board.load())["tracks"]
    assert tracks["track_c"] == {"worth": [2, 3, 0], "used": [3]}
    assert tracks["track_b"]["used"] == []
    assert list(tracks) == ["track_a", "track_b", "track_c", "track_d"]


@pytest.mark.rule("ANT-163")
def test_the_parts_make_the_running_score() -> None:
    for state, _, _ in play_through(Case("antarctica", 3, (), "three"), "parts"):
        view = state.view(SPECTATOR)
        parts: Any = outlook(state)["points"]
        assert view["if_it_ended_now"] == [sum(seat) for seat in zip(*parts.values(), strict=True)]
        for source in ("areas", "tracks"):
            places = outlook(state)[source].values()
            assert parts[source] == [sum(at["worth"][seat] for at in places) for seat in range(3)]


# --- the coming stops ---------------------------------------------------------------------------


@pytest.mark.rule("ANT-053", "ANT-054", "ANT-059")
def test_the_sun_goes_round_and_a_ship_waits_a_round_for_each_one_ahead() -> None:
    view = outlook(crowded().load())
    assert view["stops"] == ["right", "top", "left", "bottom_left"]
    assert view["areas"]["bottom_left"]["acts"] == [0, 4, 8]
    assert view["areas"]["right"]["acts"] == [1, 5, None]
    assert view["areas"]["left"]["acts"] == [3, None, None]
    assert view["areas"]["bottom"]["acts"] == [None, None, None]


@pytest.mark.rule("ANT-056", "ANT-153")
def test_an_icebreaker_lets_the_second_ship_act_at_the_same_stop() -> None:
    board = crowded().icebreaker("right", 0).icebreaker("bottom_left", 1)
    areas = outlook(board.load())["areas"]
    assert areas["right"]["acts"] == [1, 1, None]
    assert areas["bottom_left"]["acts"] == [0, 0, 4]


@pytest.mark.rule("ANT-153", "ANT-156")
def test_behind_a_second_ship_with_an_icebreaker_the_third_waits_one_round_only() -> None:
    board = Board(3).ships(bottom_left=[0], right=[1, 2, 0], top=[1, 2]).moving("bottom_left")
    assert outlook(board.load())["areas"]["right"]["acts"] == [1, 3, 5]
    state = board.icebreaker("right", 2).icebreaker("top", 2).load()
    assert outlook(state)["areas"]["right"]["acts"] == [1, 1, 3]
    promised = prospects(state, 0)["top"]
    assert (promised["place"], promised["acts"]) == (3, 2 + 2)
    play(state, "0 sail top")
    assert outlook(state)["areas"]["top"]["acts"] == [2, 2, 4]


@pytest.mark.rule("ANT-115", "ANT-153")
def test_an_icebreaker_that_waits_for_its_owners_ship_counts_before_the_ship_sails() -> None:
    board = Board(3).ships(bottom_left=[0], right=[1], top=[2]).icebreaker("right", 0)
    state = board.moving("bottom_left").load()
    assert prospects(state, 0)["right"]["acts"] == 1
    play(state, "0 sail right")
    assert outlook(state)["areas"]["right"]["acts"] == [1, 1, None]


@pytest.mark.rule("ANT-054", "ANT-156")
def test_the_last_ship_that_leaves_the_sun_takes_its_stop_along() -> None:
    state = Board(2).ships(left=[0], right=[1]).moving("left").load()
    assert outlook(state)["stops"] == ["right"]
    play(state, "0 sail bottom_left")
    assert outlook(state)["stops"] == ["bottom_left", "right"]


# --- what the next ship could do ----------------------------------------------------------------


@pytest.mark.rule("ANT-062", "ANT-063", "ANT-064", "ANT-122")
def test_destinations_are_those_with_room_and_tell_the_place_in_the_queue() -> None:
    board = Board(3).ships(bottom_left=[0], right=[1, 2, 1], top=[2, 0], left=[0])
    state = board.moving("bottom_left").load()
    found = prospects(state, 0)
    assert "bottom_left" not in found
    assert "right" not in found
    assert (found["top"]["place"], found["top"]["acts"]) == (3, 2 + 2 * 3)
    assert (found["bottom"]["place"], found["bottom"]["acts"]) == (1, 1)
    for area, outcome in found.items():
        trial = play(state.clone(), f"0 sail {area}")
        after = outlook(trial)["areas"][area]["acts"][outcome["place"] - 1]
        assert after == outcome["acts"]


@pytest.mark.rule("ANT-075", "ANT-078", "ANT-080", "ANT-081")
def test_a_prospect_names_what_is_missing() -> None:
    board = Board(3).ships(bottom_left=[0], left=[1], top=[2], right=[0])
    board.starts(crane="right", drilling_rig="top").top("double", "double_01")
    board.basic_played(0).moving("bottom_left")
    found = prospects(board.load(), 0)
    there = found["top"]["builds"]["double"]
    away = found["bottom"]["builds"]["double"]
    assert (there["possible"], there["missing"], there["card"]) == (True, [], "")
    assert (away["possible"], away["missing"], away["card"]) == (False, ["drilling_rig"], "")
    board.doc["seats"][0]["basic_card"] = True
    away = prospects(board.load(), 0)["bottom"]["builds"]["double"]
    assert (away["possible"], away["card"]) == (True, "basic_resource")
    away = prospects(board.supply(0, 0).load(), 0)["bottom"]["builds"]["double"]
    assert (away["possible"], away["scientists_short"]) == (False, 1)


@pytest.mark.rule("ANT-061", "ANT-071")
def test_prospects_promise_just_what_is_legal_after_sailing() -> None:
    """Every destination is tried: the main actions there are those that were told before."""
    compared = 0
    for players in (2, 3, 4):
        for state, _, _ in play_through(Case("antarctica", players, (), str(players)), "prospects"):
            if state.decision().NAME != "move_ship":
                continue
            seat = state.actor()
            for area, promised in prospects(state, seat).items():
                trial = play(state.clone(), f"{seat} sail {area}")
                assert promises(promised) == legal_main_actions(trial, seat), area
                assert promises(prospects(trial, seat)[area]) == promises(promised)
                compared += 1
    assert compared > 100


def promises(prospect: Any) -> set[str]:
    found = {f"build {deck}" for deck, build in prospect["builds"].items() if build["possible"]}
    found |= {f"research {track}" for track in prospect["research_tracks"]}
    if prospect["recruit"]:
        found.add("recruit")
    return found | ({"new_ship"} if prospect["new_ship"] else set())


def legal_main_actions(state: State, seat: int) -> set[str]:
    texts = [state.game.moves.text(move) for move in state.legal(Seat(seat))]
    kinds = ("build", "research", "recruit", "new_ship")
    return {text for text in texts if text.split()[0] in kinds}


@pytest.mark.rule("ANT-123")
def test_a_seat_without_ships_has_no_next_ship() -> None:
    state = Board(3).ships(left=[0], right=[1]).moving("left").load()
    view: Any = state.view(Seat(2))
    assert view["you"]["next_ship"] is None
