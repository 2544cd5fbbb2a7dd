"""Sections 5.7, 5.8, 5.9 and 5.11: raise, score, return, ready, and what opponents must do."""

import pytest

from farshore.core.types import Seat
from farshore.games.aquatica import GAME
from tests.aquatica.scenes import (
    Scene,
    board,
    edition_data,
    finish_luck,
    kinds,
    legal,
    play,
    refused,
    seats,
    told,
    view,
)

RAISED = ["twin_fumarole@1", "fallen_column@1", "lost_dinghy@1", "mosaic_gate@1"]


def king_scene(king: str, players: int = 2) -> Scene:
    """Seat 0 has this king in hand."""
    scene = Scene(players, kings="draft")
    chosen = scene.doc["draft"]["chosen"]
    others = [k for k in ("king_warlord", "king_trader", "king_host", "king_builder") if k != king]
    for seat in range(players):
        new = king if seat == 0 else others[seat]
        part = scene.doc["seats"][seat]
        part["hand"] = [new if card == chosen[seat] else card for card in part["hand"]]
        chosen[seat] = new
    scene.doc["draft"]["offer"] = [others[0]]
    return scene


# --- raise


@pytest.mark.rule("AQU-103")
def test_steps_may_be_split_freely() -> None:
    scene = Scene().seat(0, board=["mako_channel", "royal_frigate"]).add_to_hand(0, "researcher")
    for spaces, wanted in (
        ((1, 1, 1), ["mako_channel@3", "royal_frigate@0"]),
        ((2, 1, 2), ["mako_channel@1", "royal_frigate@2"]),
        ((2, 2, 2), ["mako_channel@0", "royal_frigate@3"]),
    ):
        state = scene.state()
        play(state, "0 play researcher", *(f"0 raise space_{space}" for space in spaces))
        assert board(state, 0)[:2] == wanted
        assert "raise" not in kinds(state)


@pytest.mark.rule("AQU-104")
def test_what_a_raise_covers_is_lost() -> None:
    state = Scene().seat(0, board=["treasure_ship", "mute_library"], discard=["legionary"]).state()
    play(state, "0 play wave_reader", "0 option 1", "0 raise space_1", "0 raise space_2")
    assert view(state)["turn"]["coins"] == 0
    assert seats(state)[0]["discard"] == ["legionary", "wave_reader"]
    assert board(state, 0)[:2] == ["treasure_ship@1", "mute_library@1"]


@pytest.mark.rule("AQU-105")
def test_only_what_is_not_fully_raised_can_be_raised() -> None:
    state = Scene().seat(0, board=["twin_fumarole@1", "mako_channel"]).state()
    play(state, "0 use_manta trained_raise")
    assert legal(state) == {"0 raise space_2"}
    assert refused(state, "0 raise space_1") == "aquatica-raised-already"
    assert refused(state, "0 raise space_3") == "aquatica-space-empty"


@pytest.mark.rule("AQU-106")
def test_a_raise_on_a_depth_cannot_raise_its_own_location() -> None:
    state = Scene().seat(0, board=["red_fault", "mako_channel", "silent_caravel"]).state()
    play(state, "0 use_depth space_1")
    assert legal(state) == {"0 raise space_2", "0 raise space_3"}
    assert refused(state, "0 raise space_1") == "aquatica-shows-the-effect"
    play(state, "0 raise space_2", "0 raise space_2")
    state = Scene().seat(0, board=["thunder_ridge", "mako_channel"]).state()
    play(state, "0 use_depth space_1")
    assert legal(state) == {"0 raise_fully space_2"}
    state = Scene().seat(0, board=["red_fault"]).state()
    play(state, "0 use_manta trained_raise")
    assert legal(state) == {"0 raise space_1"}  # a manta may


@pytest.mark.rule("AQU-107")
def test_steps_must_be_used_while_there_is_a_target() -> None:
    state = Scene().seat(0, board=["mako_channel"]).state()
    play(state, "0 play wave_reader", "0 option 1", "0 raise space_1")
    assert legal(state) == {"0 raise space_1"}
    assert refused(state, "0 end_turn") == "aquatica-raise-first"


@pytest.mark.rule("AQU-108")
def test_raise_fully_covers_all_depths_of_different_locations() -> None:
    scene = king_scene("king_upwelling")
    scene.seat(0, board=["mother_of_sharks", "gold_galleon@1", "mako_channel"])
    state = scene.state()
    play(state, "0 play king_upwelling", "0 raise_fully space_1")
    assert board(state, 0)[0] == "mother_of_sharks@5"
    assert legal(state) == {"0 raise_fully space_2", "0 raise_fully space_3"}
    assert refused(state, "0 raise_fully space_1") == "aquatica-raised-already"
    assert refused(state, "0 score space_1") == "aquatica-raise-fully-first"
    assert GAME.from_position(state.position()).position() == state.position()
    play(state, "0 raise_fully space_2")
    assert seats(state)[0]["ready"][4:] == ["wild_coin", "wild_power_double"]
    play(state, "0 claim wild_two trained_power")
    assert kinds(state) == {"score"}
    assert board(state, 0)[2] == "mako_channel@0"


@pytest.mark.rule("AQU-109", "AQU-110")
@pytest.mark.parametrize(
    ("start", "entries"),
    [
        ("merchant_cog@2", ["0 use_manta trained_raise", "0 raise space_1"]),
        ("merchant_cog@2", ["0 play patrician", "0 buy lower_2", "0 draw space_1"]),
    ],
)
def test_the_manta_comes_as_soon_as_the_last_depth_is_covered(
    start: str, entries: list[str]
) -> None:
    scene = Scene().seat(0, board=[start]).rows(lower=[None, "silent_caravel"])
    state = scene.seat(0, board=[start]).state()
    play(state, *entries)
    assert seats(state)[0]["ready"][-1] == "wild_coin"
    assert view(state)["supply"].count("wild_coin") == 5


@pytest.mark.rule("AQU-110")
def test_the_manta_comes_before_the_effect_that_caused_the_slide() -> None:
    state = Scene().seat(0, board=["ghost_ship@3"]).state()
    events = play(state, "0 use_depth space_1")
    assert told(events) == ["depth_used", "fully_raised", "manta_won"]
    assert state.decision().NAME == "choose_score"
    assert "wild_score" in seats(state)[0]["ready"]


@pytest.mark.rule("AQU-111")
def test_a_won_effect_manta_may_be_used_in_the_same_turn_but_not_within_the_main_action() -> None:
    state = Scene().seat(0, board=["goblin_shark_pass@3", "mako_channel"]).state()
    play(state, "0 play wave_reader", "0 option 1", "0 raise space_1")
    assert kinds(state) == {"raise"}
    play(state, "0 raise space_2")
    assert "0 use_manta wild_raise" in legal(state)
    play(state, "0 use_manta wild_raise", "0 raise space_2", "0 end_turn")
    assert "wild_raise" in seats(state)[0]["tired"]  # it stays in the reserve


@pytest.mark.rule("AQU-112")
def test_no_manta_is_won_where_none_is_shown_or_left() -> None:
    state = Scene().seat(0, board=["twin_fumarole"]).state()
    play(state, "0 use_manta trained_raise", "0 raise space_1")
    assert len(seats(state)[0]["ready"]) + len(seats(state)[0]["tired"]) == 4
    document = edition_data()
    for entry in document["wild_mantas"]:
        entry["count"] += {"wild_coin": -6, "wild_power": 6}.get(entry["id"], 0)
    edition = GAME.read_edition(document)
    scene = Scene().seat(0, board=["merchant_cog@2"]).document()
    scene["data"] = edition.name
    scene["supply"] = [manta for manta in scene["supply"] if manta != "wild_coin"]
    scene["supply"] += ["wild_power"] * 6
    other = GAME.from_position(scene, edition)
    play(other, "0 use_manta trained_raise", "0 raise space_1")
    assert board(other, 0)[0] == "merchant_cog@3"
    assert "wild_coin" not in seats(other)[0]["ready"]


# --- score


@pytest.mark.rule("AQU-113")
def test_scoring_moves_a_raised_location_to_the_score_pile() -> None:
    state = Scene().seat(0, board=["mako_channel", *RAISED]).state()
    play(state, "0 use_manta trained_score")
    assert legal(state) == {f"0 score space_{space}" for space in (2, 3, 4, 5)}
    assert refused(state, "0 score space_1") == "aquatica-not-raised"
    play(state, "0 score space_3")
    assert seats(state)[0]["scored"] == ["fallen_column"]
    assert board(state, 0)[2] is None
    play(state, "0 play legionary", "0 conquer lower_1", "0 pay")
    assert board(state, 0)[2] == "dogfish_shoal@0"


@pytest.mark.rule("AQU-114")
def test_the_owner_chooses_or_all_are_scored() -> None:
    state = Scene().seat(0, board=RAISED[:3]).state()
    play(state, "0 play wave_reader", "0 option 2", "0 score space_2")
    assert legal(state) == {"0 score space_1", "0 score space_3"}
    play(state, "0 score space_3")
    assert "score" not in kinds(state) and board(state, 0)[0] == "twin_fumarole@1"
    state = Scene().seat(0, board=RAISED[:1]).state()
    play(state, "0 play wave_reader", "0 option 2", "0 score space_1")
    assert "end_turn" in kinds(state)


@pytest.mark.rule("AQU-115")
def test_a_score_icon_that_is_the_last_depth_may_score_its_own_location() -> None:
    state = Scene().seat(0, board=["flooded_courtyard"]).state()
    play(state, "0 use_depth space_1")
    assert legal(state) == {"0 score space_1"}
    play(state, "0 score space_1")
    assert seats(state)[0]["scored"] == ["flooded_courtyard"]
    state = Scene().seat(0, board=["senate_palace"]).state()  # not its last depth
    assert refused(state, "0 use_depth space_1") == "aquatica-without-effect"


@pytest.mark.rule("AQU-116", "AQU-170")
def test_a_raised_location_is_worth_nothing_until_scored() -> None:
    state = Scene().seat(0, board=["ring_of_blood"]).state()
    assert view(state)["if_it_ended_now"] == [6, 6]
    play(state, "0 use_manta trained_score", "0 score space_1")
    assert view(state)["if_it_ended_now"] == [14, 6]
    assert "ring_of_blood" not in [*view(state)["discarded"], *view(state)["lower"]]


# --- return and ready


@pytest.mark.rule("AQU-117")
def test_return_takes_chosen_cards_from_the_own_discard_pile() -> None:
    scene = Scene().seat(0, board=["mosaic_gate"], discard=["legionary", "seahorse"])
    state = scene.seat(1, discard=["patrician"]).state()
    play(state, "0 use_depth space_1")
    assert legal(state) == {"0 return legionary", "0 return seahorse"}
    assert refused(state, "0 return patrician") == "aquatica-not-discarded"
    assert refused(state, "0 end_turn") == "aquatica-return-first"
    play(state, "0 return seahorse")
    assert "seahorse" in seats(state)[0]["hand"] and seats(state)[0]["discard"] == ["legionary"]
    assert "0 play seahorse" in legal(state)


@pytest.mark.rule("AQU-118")
def test_ready_turns_chosen_tired_mantas_of_the_reserve() -> None:
    scene = Scene(kings="numbered").seat(
        0, tired=["trained_coin", "trained_raise", "trained_score"]
    )
    scene.rows(lower=["dogfish_shoal"])
    state = scene.state()
    play(state, "0 play king_warlord", "0 conquer lower_1", "0 pay")
    assert legal(state) == {f"0 ready trained_{icon}" for icon in ("coin", "raise", "score")}
    assert refused(state, "0 ready trained_power") == "aquatica-manta-not-tired"
    assert refused(state, "0 end_turn") == "aquatica-ready-first"
    play(state, "0 ready trained_coin", "0 ready trained_score")
    assert seats(state)[0]["tired"] == ["trained_raise"]
    scene = Scene(kings="numbered").seat(0, tired=["trained_coin"]).rows(lower=["dogfish_shoal"])
    state = scene.claimed(0, "wild_two", "trained_raise").state()
    play(state, "0 play king_warlord", "0 conquer lower_1", "0 pay", "0 ready trained_coin")
    assert "end_turn" in kinds(state)  # fewer than two, and none on a goal track


@pytest.mark.rule("AQU-118", "AQU-119")
def test_ready_all_does_not_touch_mantas_on_goal_tracks() -> None:
    scene = Scene().claimed(0, "wild_two", "trained_raise").seat(0, tired=["trained_coin"])
    state = scene.state()
    play(state, "0 play matron")
    assert sorted(seats(state)[0]["ready"]) == ["trained_coin", "trained_power", "trained_score"]


# --- opponents


@pytest.mark.rule("AQU-128", "AQU-129")
def test_opponents_must_act_clockwise_and_choose_for_themselves() -> None:
    scene = Scene(4, active=1).add_to_hand(1, "researcher")
    scene.seat(0, board=["mako_channel", "silent_caravel"]).seat(2, board=["royal_frigate"])
    scene.seat(1, board=["red_fault"])
    state = scene.state()
    play(state, "1 play researcher", "1 raise space_1", "1 raise space_1", "1 raise space_1")
    # seat 2 is to the left, seat 3 has nothing to raise and is passed over, then seat 0
    assert legal(state) == {"2 raise space_1"}
    play(state, "2 raise space_1")
    assert legal(state) == {"0 raise space_1", "0 raise space_2"}
    play(state, "0 raise space_2")
    assert board(state, 0)[:2] == ["mako_channel@0", "silent_caravel@1"]
    assert state.waiting() == (1,) and "end_turn" in kinds(state)


@pytest.mark.rule("AQU-128")
def test_a_forced_score() -> None:
    scene = Scene().add_to_hand(0, "turtle_treasurer").seat(1, board=RAISED[:2])
    state = scene.state()
    play(state, "0 play turtle_treasurer")
    assert legal(state) == {"1 score space_1", "1 score space_2"}
    play(state, "1 score space_2")
    assert seats(state)[1]["scored"] == ["fallen_column"]
    assert state.waiting() == (0,)


@pytest.mark.rule("AQU-130")
def test_a_manta_won_in_anothers_turn_waits_for_the_own_turn_and_nobody_claims_then() -> None:
    scene = Scene().add_to_hand(0, "researcher")
    scene.seat(1, board=["goblin_shark_pass@3", "mako_channel"], scored=["merchant_cog"])
    state = scene.state()
    play(state, "0 play researcher")
    assert legal(state) == {"1 raise space_1", "1 raise space_2"}
    play(state, "1 raise space_1")
    assert "wild_raise" in seats(state)[1]["ready"]
    assert state.waiting() == (0,)
    assert state.legal(Seat(1)) == []
    play(state, "0 end_turn")
    assert {"1 use_manta wild_raise", "1 claim wild_two trained_power"} <= legal(state)


def test_luck_within_a_payment_is_asked_before_the_next_effect() -> None:
    scene = king_scene("king_host").seat(0, board=RAISED[:1])
    state = scene.state()
    play(state, "0 play king_host", "0 recruit character_1", "0 pay")
    assert state.decision().NAME == "reveal_character"
    finish_luck(state)
    assert legal(state) == {"0 score space_1"}
