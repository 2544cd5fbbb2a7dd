"""Section 6: the end of the game, scoring and tie-breaks. A fixture for every end reason."""

from typing import Any

import pytest

from farshore.games.aquatica import GAME
from farshore.games.aquatica.scoring import rating
from farshore.games.aquatica.state import AquaticaState
from tests.aquatica.scenes import (
    ROW,
    Doc,
    Scene,
    edition_data,
    finish_luck,
    legal,
    play,
    refused,
    seats,
    set_up,
    view,
)

LARGE = ["mako_channel", "silent_caravel", "royal_frigate", "red_fault", "nobles_baths"]
THREE = ["wild_two", "hand_eight", "scored_three"]
MANTAS = ["trained_power", "trained_raise", "trained_score"]


def three_goals(players: int = 2, active: int = 0, **options: Any) -> Scene:
    """The active seat has claimed three goals and meets the fourth."""
    scene = Scene(players, active, **options).seat(active, board=LARGE)
    for goal, manta in zip(THREE, MANTAS, strict=True):
        scene.claimed(active, goal, manta)
    return scene


def pass_turn(state: AquaticaState) -> int:
    """The seat that is to move plays the Matron and ends its turn."""
    (seat,) = state.waiting()
    play(state, f"{seat} play matron", f"{seat} end_turn")
    return seat


def result(state: AquaticaState) -> Doc:
    results = state.results()
    assert results is not None
    document: Doc = results.to_json()
    return document


@pytest.mark.rule("AQU-161", "AQU-164", "AQU-165", "AQU-I20")
@pytest.mark.parametrize(("players", "active"), [(2, 0), (3, 1), (4, 2)])
def test_the_fourth_goal_triggers_the_end_and_everybody_has_one_more_turn(
    players: int, active: int
) -> None:
    state = three_goals(players, active).state()
    play(state, f"{active} claim board_five trained_coin")
    assert view(state)["end"]["trigger"] == "goals"
    assert state.results() is None
    order = [pass_turn(state)]  # the turn in which it was triggered is played to its end
    while not state.is_over():
        order.append(pass_turn(state))
    clockwise = [(active + step) % players for step in range(1, players + 1)]
    assert order == [active, *clockwise]  # who triggered plays last
    assert result(state)["end"] == "goals"


@pytest.mark.rule("AQU-162", "AQU-164")
def test_the_last_location_triggers_the_end() -> None:
    scene = Scene().rows(lower=[]).keep_in_location_deck("ring_of_blood")
    state = scene.state()
    play(state, "0 play seahorse", "0 explore", "* reveal lower_1 ring_of_blood")
    assert view(state)["end"]["trigger"] == "locations"
    play(state, "0 end_turn")
    assert [pass_turn(state), pass_turn(state)] == [1, 0]
    assert result(state)["end"] == "locations"


def nearly_empty_deck(scene: Scene) -> Scene:
    """One character is left in the deck: the second Triton General."""
    scene.add_to_hand(1, "researcher", "turtle_treasurer", "crab_diplomat", "grabber")
    scene.add_to_hand(1, "manta_leader", "shark_amazon", "octopus_merchant", "siren_envoy")
    scene.add_to_hand(1, "turtle_treasurer", "shark_amazon", "triton_general")
    return scene


@pytest.mark.rule("AQU-163", "AQU-164")
def test_the_last_character_triggers_the_end() -> None:
    state = nearly_empty_deck(Scene()).state()
    assert view(state)["characters_left"] == 1
    play(state, "0 play azure_agent", "0 recruit character_1", "0 pay")
    play(state, "* reveal character_6 triton_general")
    assert view(state)["end"]["trigger"] == "characters"
    play(state, "0 end_turn")
    assert [pass_turn(state), pass_turn(state)] == [1, 0]
    assert result(state)["end"] == "characters"


@pytest.mark.rule("AQU-166")
def test_last_turns_are_ordinary_and_a_further_trigger_changes_nothing() -> None:
    scene = nearly_empty_deck(three_goals())
    state = scene.seat(1, board=["ring_of_blood"]).state()
    play(state, "0 claim board_five trained_coin", "0 play azure_agent")
    play(state, "0 recruit character_1", "0 pay", "* reveal character_6 triton_general")
    assert view(state)["end"]["trigger"] == "goals"  # the first one counts
    play(state, "0 end_turn")
    assert "1 claim hand_eight trained_coin" in legal(state)
    play(state, "1 claim hand_eight trained_coin", "1 use_manta trained_score", "1 score space_1")
    play(state, "1 play azure_agent", "1 recruit character_1", "1 pay")  # the deck is empty
    assert view(state)["row"][5] is None
    play(state, "1 end_turn")
    pass_turn(state)
    assert state.is_over() and result(state)["end"] == "goals"


@pytest.mark.rule("AQU-180")
def test_the_round_limit_ends_the_game_without_last_turns() -> None:
    state = set_up(3, kings="none", round_limit=20)
    for _ in range(60):
        assert not state.is_over()
        pass_turn(state)
    assert state.is_over()
    document = result(state)
    assert document["end"] == "round_limit"
    assert (document["detail"]["turns"], document["detail"]["rounds"]) == (60, 20)


@pytest.mark.rule("AQU-180")
def test_the_round_limit_cuts_last_turns_off_and_only_then_is_the_reason() -> None:
    scene = three_goals(round_limit=20)
    scene.doc["turns"] = 39
    state = scene.state()
    play(state, "0 claim board_five trained_coin")
    pass_turn(state)
    pass_turn(state)
    assert state.is_over() and result(state)["end"] == "round_limit"
    scene.doc["turns"] = 38
    scene.doc["active"] = 0
    state = scene.state()
    play(state, "0 claim board_five trained_coin")
    for _ in range(3):
        pass_turn(state)
    assert state.is_over() and result(state)["end"] == "goals"  # its last turns were over


@pytest.mark.rule("AQU-167")
def test_one_point_for_each_character_in_hand() -> None:
    scene = Scene(kings="numbered").seat(0, discard=["legionary", "patrician"])
    state = scene.add_to_hand(0, "grabber").state()
    assert len(seats(state)[0]["hand"]) == 6  # four, the king and the Grabber
    assert GAME.results(state).parts["hand"] == [6, 7]


@pytest.mark.rule("AQU-168")
def test_goal_points_are_those_of_the_spaces() -> None:
    scene = Scene(4)
    for seat in (2, 0, 1, 3):
        scene.claimed(seat, "board_five", "trained_coin")
    scene.claimed(3, "wild_two", "trained_power")
    assert GAME.results(scene.state()).parts["goals"] == [6, 4, 8, 3 + 8]


@pytest.mark.rule("AQU-169", "AQU-170", "AQU-I23")
def test_the_score_pile_counts_and_the_board_and_the_reserve_do_not() -> None:
    scene = Scene().seat(0, scored=["ring_of_blood", "merchant_cog"])
    scene.seat(1, board=["necropolis", "mako_channel"])
    results = GAME.results(scene.state())
    assert results.parts["locations"] == [8 + 1, 0]
    assert results.scores == [6 + 9, 6]


def ended(scene: Scene) -> AquaticaState:
    """The game is over as the scene stands."""
    document = scene.document()
    document["agenda"] = []
    document["end"] = {"trigger": "goals", "last_turns": 0, "reason": "goals"}
    state = GAME.from_position(document)
    assert isinstance(state, AquaticaState) and state.is_over()
    return state


@pytest.mark.rule("AQU-171")
def test_the_highest_total_wins() -> None:
    state = ended(Scene(3).seat(1, scored=["ring_of_blood"]).seat(2, scored=["lost_dinghy"]))
    assert result(state)["winners"] == [1]
    assert result(state)["detail"]["ranking"] == [1, 2, 0]


@pytest.mark.rule("AQU-172")
def test_a_tie_is_broken_by_mantas_in_the_reserve() -> None:
    # five points each: a wild power manta, or two points more on a track for a manta less
    scene = Scene().seat(0, scored=["predators_gorge"], tired=["wild_power"])
    state = ended(scene.seat(1, scored=["nurse_shark_reef"]))
    document = result(state)
    assert document["scores"] == [11, 11]
    assert document["winners"] == [0]
    assert [part["reserve"] for part in document["detail"]["parts"]] == [5, 4]
    results = state.results()
    assert results is not None and results.decided_by == ["score", "reserve"]


@pytest.mark.rule("AQU-173")
def test_still_tied_the_lowest_king_wins_even_if_it_has_left_the_game() -> None:
    state = ended(Scene(3, kings="numbered", first_player=1))
    document = result(state)
    assert document["winners"] == [1]
    assert document["detail"]["ranking"] == [1, 2, 0]
    assert [part["king"] for part in document["detail"]["parts"]] == [
        "king_builder",
        "king_warlord",
        "king_trader",
    ]
    scene = Scene(kings="draft")
    scene.doc["draft"] = {"offer": [], "chosen": ["king_upwelling", "king_usurper"]}
    for part in scene.doc["seats"]:
        part["hand"] = [card for card in part["hand"] if not card.startswith("king")]
    document = result(ended(scene))
    assert document["scores"] == [6, 6] and document["winners"] == [0]


@pytest.mark.rule("AQU-174", "AQU-175")
@pytest.mark.parametrize(("first", "winner"), [(0, 2), (1, 0), (2, 1)])
def test_still_tied_without_kings_the_last_in_turn_order_wins(first: int, winner: int) -> None:
    for active in range(3):
        state = ended(Scene(3, active=active, first_player=first))
        assert result(state)["winners"] == [winner]


def test_the_result_is_written_as_in_the_catalogue() -> None:
    state = three_goals().state()
    play(state, "0 claim board_five trained_coin")
    while not state.is_over():
        pass_turn(state)
    assert result(state) == {
        "scores": [6 + 32, 6],
        "winners": [0],
        "end": "goals",
        "detail": {
            "parts": [
                {"hand": 6, "goals": 32, "locations": 0, "reserve": 0, "king": None},
                {"hand": 6, "goals": 0, "locations": 0, "reserve": 4, "king": None},
            ],
            "ranking": [0, 1],
            "turns": 3,
            "rounds": 2,
        },
    }


# --- solo


def solo(**options: Any) -> Scene:
    return Scene(1, **options)


@pytest.mark.rule("AQU-155", "AQU-156", "AQU-157", "AQU-158")
def test_each_matron_and_each_explore_puts_an_ichthyander_on_a_track() -> None:
    state = solo().seat(0, discard=["legionary"]).state()
    play(state, "0 play matron")
    goals = ["hand_eight", "board_five", "scored_three", "wild_two"]
    assert legal(state) == {f"0 place_ichthyander {goal}" for goal in goals}
    assert seats(state)[0]["discard"] == ["legionary"]  # before her effects
    play(state, "0 place_ichthyander wild_two")
    assert seats(state)[0]["discard"] == []
    assert view(state)["tracks"][3]["spaces"][0] == {"owner": "ichthyanders", "manta": None}
    play(state, "0 end_turn", "0 play seahorse", "0 explore", "0 drop lower_1", "0 drop lower_2")
    finish_luck(state)
    assert legal(state) == {f"0 place_ichthyander {goal}" for goal in goals[:3]}  # right after it
    play(state, "0 place_ichthyander hand_eight")
    assert state.decision().NAME == "choose_conquest"


@pytest.mark.rule("AQU-157")
def test_an_ichthyander_takes_the_first_free_space() -> None:
    state = solo().claimed(0, "wild_two", "trained_coin").state()
    play(state, "0 play matron", "0 place_ichthyander wild_two")
    spaces = view(state)["tracks"][3]["spaces"]
    assert [space["owner"] for space in spaces[:2]] == [0, "ichthyanders"]
    assert view(state)["if_it_ended_now"] == [len(seats(state)[0]["hand"]) + 8]


@pytest.mark.rule("AQU-158", "AQU-136")
def test_a_goal_may_be_claimed_before_the_ichthyander_is_placed() -> None:
    state = solo().seat(0, board=LARGE).state()
    play(state, "0 play seahorse", "0 explore", "0 drop lower_1")
    finish_luck(state)
    assert refused(state, "0 claim hand_eight trained_coin") == "aquatica-goal-not-met"
    play(state, "0 claim board_five trained_coin", "0 place_ichthyander board_five")
    spaces = view(state)["tracks"][1]["spaces"]
    assert [space["owner"] for space in spaces[:2]] == [0, "ichthyanders"]


@pytest.mark.rule("AQU-158", "AQU-136")
def test_in_version_1_nobody_claims_before_the_ichthyander_is_placed() -> None:
    state = solo(rules=1).seat(0, board=LARGE).state()
    play(state, "0 play seahorse", "0 explore", "0 drop lower_1")
    finish_luck(state)
    assert refused(state, "0 claim board_five trained_coin") == "aquatica-ichthyander-first"
    play(state, "0 place_ichthyander board_five")
    assert "0 claim board_five trained_coin" in legal(state)
    play(state, "0 claim board_five trained_coin")
    spaces = view(state)["tracks"][1]["spaces"]
    assert [space["owner"] for space in spaces[:2]] == ["ichthyanders", 0]


@pytest.mark.rule("AQU-159")
def test_a_declined_or_impossible_explore_places_nothing() -> None:
    state = solo().state()
    play(state, "0 play seahorse", "0 decline")
    assert all(track["spaces"][0] is None for track in view(state)["tracks"])
    state = solo().rows(lower=[]).keep_in_location_deck().state()
    play(state, "0 play seahorse")
    assert legal(state) == {"0 end_turn"}


def place_four(state: AquaticaState) -> None:
    for goal in ("hand_eight", "board_five", "scored_three", "wild_two"):
        play(state, "0 play matron", f"0 place_ichthyander {goal}", "0 end_turn")


@pytest.mark.rule("AQU-160", "AQU-176", "AQU-I24")
def test_after_the_fourth_ichthyander_one_more_turn_is_taken_and_nothing_is_placed() -> None:
    state = solo().state()
    place_four(state)
    assert view(state)["end"]["trigger"] == "ichthyanders"
    assert not state.is_over()
    play(state, "0 play matron")
    assert legal(state) == {"0 end_turn"}
    play(state, "0 end_turn")
    assert state.is_over()
    document = result(state)
    assert document["end"] == "ichthyanders" and document["winners"] == [0]
    assert document["detail"]["ranking"] == [0] and document["detail"]["turns"] == 5


@pytest.mark.rule("AQU-177")
def test_the_other_triggers_do_not_apply_in_solo() -> None:
    scene = three_goals_solo().rows(lower=[]).keep_in_location_deck("ring_of_blood")
    scene.add_to_hand(0, "turtle_treasurer", "shark_amazon")
    state = scene.state()
    play(state, "0 claim board_five trained_coin")
    play(state, "0 play seahorse", "0 explore", "* reveal lower_1 ring_of_blood")
    play(state, "0 place_ichthyander hand_eight", "0 end_turn")
    play(state, "0 play azure_agent", "0 recruit character_1", "0 pay")
    play(state, "* reveal character_6 triton_general", "0 end_turn")
    assert view(state)["characters_left"] == view(state)["locations_left"] == 0
    assert view(state)["end"]["trigger"] == ""
    for _ in range(2):
        play(state, "0 play matron")
        goal = next(iter(legal(state)))
        play(state, goal, "0 end_turn")
    assert not state.is_over()


@pytest.mark.rule("AQU-177", "AQU-161")
def test_with_solo_end_any_the_normal_triggers_end_a_solo_game_too() -> None:
    state = three_goals_solo(solo_end="any").state()
    play(state, "0 claim board_five trained_coin")
    assert view(state)["end"]["trigger"] == "goals"
    for _ in range(2):
        play(state, "0 play matron")
        play(state, legal_places(state)[0], "0 end_turn")
    assert state.is_over()


def legal_places(state: AquaticaState) -> list[str]:
    return [entry for entry in sorted(legal(state)) if "place_ichthyander" in entry]


def three_goals_solo(**options: Any) -> Scene:
    scene = solo(**options).seat(0, board=LARGE)
    for goal, manta in zip(THREE, MANTAS, strict=True):
        scene.claimed(0, goal, manta)
    return scene


@pytest.mark.rule("AQU-042")
def test_in_solo_nobody_is_an_opponent() -> None:
    row = ["turtle_treasurer" if card == "researcher" else card for card in ROW]
    state = solo().add_to_hand(0, "researcher").rows(row=row).state()
    play(state, "0 play researcher")
    assert legal(state) == {"0 end_turn"}


@pytest.mark.rule("AQU-178", "AQU-179")
@pytest.mark.parametrize(
    ("total", "tier"),
    [
        (0, "blobfish"),
        (30, "blobfish"),
        (31, "sea_serpent"),
        (60, "sea_serpent"),
        (61, "leviathan"),
        (90, "leviathan"),
        (91, "kraken"),
        (300, "kraken"),
    ],
)
def test_the_rating_of_a_solo_game(total: int, tier: str) -> None:
    state = solo().state()
    assert rating(state, total) == tier


@pytest.mark.rule("AQU-178")
def test_solo_points_are_counted_as_usual_and_rated() -> None:
    document = edition_data()["locations"]
    assert next(entry for entry in document if entry["id"] == "forgotten_capital")["points"] == 10
    scored = ["forgotten_capital", "necropolis", "ring_of_blood"]
    scene = solo().seat(0, scored=scored).claimed(0, "wild_two", "trained_coin")
    results = GAME.results(scene.state())
    assert results.scores == [7 + 8 + 26]
    assert results.detail is not None and results.detail["rating"] == "sea_serpent"
