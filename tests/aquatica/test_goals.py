"""Section 5.12: goals. A fixture for every one of the fourteen."""

import pytest

from tests.aquatica.scenes import (
    STARTING,
    Scene,
    finish_luck,
    kinds,
    legal,
    play,
    refused,
    seats,
    view,
)

TOKENS = {
    "locations_eleven": "points_fifteen",
    "points_fifteen": "locations_eleven",
    "wild_three": "all_but_one",
    "all_but_one": "wild_three",
    "each_type": "same_type_four",
    "same_type_four": "each_type",
    "discard_ten": "conquerors_five",
    "conquerors_five": "discard_ten",
    "raised_five": "recruit_at_five",
    "recruit_at_five": "raised_five",
}
OCEAN = ["researcher", "turtle_treasurer", "crab_diplomat", "manta_leader", "shark_amazon"]
SCORED = ["twin_fumarole", "fallen_column", "lost_dinghy", "mosaic_gate"]
LARGE = ["mako_channel", "silent_caravel", "royal_frigate", "red_fault", "nobles_baths"]


def with_token(goal: str) -> Scene:
    """A game in which this token goal lies on the first track."""
    others = [other for other in TOKENS if other not in (goal, TOKENS[goal])]
    tracks = [goal, *others[::2][:3]]
    return Scene(goals="tokens").goals(*tracks)


def can_claim(scene: Scene, goal: str) -> bool:
    """Whether seat 0 may claim this goal before its main action."""
    return f"0 claim {goal} trained_power" in legal(scene.state())


# --- claiming


@pytest.mark.rule("AQU-131", "AQU-134", "AQU-135")
def test_a_claim_puts_a_trained_manta_on_the_first_free_space() -> None:
    scene = Scene().seat(0, board=LARGE, scored=["merchant_cog"], tired=["trained_coin"])
    scene.claimed(1, "board_five", "trained_score")
    state = scene.state()
    assert {entry for entry in legal(state) if "claim" in entry} == {
        f"0 claim board_five trained_{icon}" for icon in ("power", "coin", "raise", "score")
    }
    play(state, "0 claim board_five trained_coin")  # tired or ready
    assert view(state)["tracks"][1]["spaces"][:3] == [
        {"owner": 1, "manta": "trained_score"},
        {"owner": 0, "manta": "trained_coin"},
        None,
    ]
    part = seats(state)[0]
    assert "trained_coin" not in part["ready"] + part["tired"]
    play(state, "0 play matron")
    part = seats(state)[0]
    assert "trained_coin" not in part["ready"] + part["tired"]  # its icon is lost
    assert view(state)["if_it_ended_now"][0] == 6 + 6 + 1


@pytest.mark.rule("AQU-131", "AQU-139")
def test_a_goal_reached_earlier_may_be_claimed_in_a_later_own_turn() -> None:
    scene = Scene(active=1).add_to_hand(1, "researcher")
    scene.seat(0, board=["merchant_cog@2"], scored=["goblin_shark_pass"])
    state = scene.state()
    play(state, "1 play researcher", "0 raise space_1")
    assert state.waiting() == (1,)
    play(state, "1 end_turn")
    assert "0 claim wild_two trained_power" in legal(state)


@pytest.mark.rule("AQU-132")
def test_claiming_is_never_compulsory() -> None:
    state = Scene().seat(0, board=LARGE).state()
    play(state, "0 play matron", "0 end_turn")
    assert view(state)["tracks"][1]["spaces"][0] is None


@pytest.mark.rule("AQU-133", "AQU-I22")
def test_each_goal_once_for_each_player() -> None:
    state = Scene().seat(0, board=LARGE).state()
    play(state, "0 claim board_five trained_coin")
    assert "claim" not in kinds(state)
    assert refused(state, "0 claim board_five trained_power") == "aquatica-goal-claimed"


@pytest.mark.rule("AQU-134")
def test_only_own_trained_mantas_in_the_reserve_can_be_placed() -> None:
    scene = Scene().seat(0, board=LARGE, scored=["merchant_cog", "goblin_shark_pass"])
    state = scene.claimed(0, "wild_two", "trained_coin").state()
    claims = {entry for entry in legal(state) if "claim" in entry}
    assert claims == {f"0 claim board_five trained_{icon}" for icon in ("power", "raise", "score")}
    assert refused(state, "0 claim board_five trained_coin") == "aquatica-manta-placed"


@pytest.mark.rule("AQU-136", "AQU-137")
def test_a_window_opens_between_two_effects_if_a_goal_can_be_claimed() -> None:
    scene = Scene().rows(lower=["lost_dinghy"]).add_to_hand(0, "crab_diplomat")
    state = scene.seat(0, board=LARGE[:4]).state()
    play(state, "0 play crab_diplomat", "0 buy lower_1")
    assert "claim" not in kinds(state)  # not within a payment
    play(state, "0 pay")
    assert legal(state) == {
        "0 continue",
        *(f"0 claim board_five trained_{icon}" for icon in ("power", "coin", "raise", "score")),
    }
    assert refused(state, "0 claim hand_eight trained_coin") == "aquatica-goal-not-met"
    assert refused(state, "0 recruit character_1") == "aquatica-claim-or-continue"
    after = state.clone()
    play(after, "0 continue")
    assert kinds(after) == {"recruit"}
    play(state, "0 claim board_five trained_coin")  # closes: nothing else can be claimed
    assert kinds(state) == {"recruit"}


@pytest.mark.rule("AQU-136", "AQU-140")
def test_several_goals_may_be_claimed_in_one_window() -> None:
    scene = (
        Scene().rows(lower=["lost_dinghy"]).add_to_hand(0, "crab_diplomat", "grabber", "grabber")
    )
    scene.rows(row=["siren_envoy", "siren_envoy", "manta_leader", "researcher", "shark_amazon"])
    scene.doc["row"][5] = "octopus_merchant"
    state = scene.seat(0, board=LARGE[:4]).state()
    play(state, "0 play crab_diplomat", "0 buy lower_1", "0 pay")
    play(state, "0 claim board_five trained_coin")
    assert "0 claim hand_eight trained_power" in legal(state)
    play(state, "0 claim hand_eight trained_power")
    assert kinds(state) == {"recruit"}


@pytest.mark.rule("AQU-136")
def test_no_window_after_a_gain_a_skipped_or_a_declined_effect_nor_after_the_last() -> None:
    scene = Scene().seat(0, board=LARGE).rows(upper=["mother_of_sharks"])
    state = scene.state()
    play(state, "0 play seahorse", "0 decline")
    assert state.decision().NAME == "turn_menu"  # a gain, and a conquest without room
    state = scene.state()
    play(state, "0 play matron")  # returning and readying nothing are skipped
    assert state.decision().NAME == "turn_menu"
    assert "0 claim board_five trained_coin" in legal(state)
    state = Scene().seat(0, board=LARGE[:4]).state()
    play(state, "0 play legionary", "0 conquer lower_1", "0 pay")
    assert state.decision().NAME == "turn_menu"  # the last effect: the card is laid down first


@pytest.mark.rule("AQU-137")
def test_nobody_claims_in_anothers_turn() -> None:
    state = Scene().seat(1, board=LARGE).state()
    assert refused(state, "1 claim board_five trained_coin") == "not-your-turn"


@pytest.mark.rule("AQU-138")
def test_the_condition_counts_only_at_the_moment_of_the_claim() -> None:
    state = Scene().seat(0, board=[*LARGE[:4], "ring_of_blood"]).state()
    play(state, "0 claim board_five trained_coin")
    play(state, "0 use_manta trained_score", "0 score space_5")
    assert view(state)["tracks"][1]["spaces"][0] == {"owner": 0, "manta": "trained_coin"}
    assert view(state)["if_it_ended_now"][0] == 6 + 8 + 8


@pytest.mark.rule("AQU-140")
def test_any_number_of_goals_in_one_turn() -> None:
    scene = Scene().seat(
        0, board=LARGE, scored=["merchant_cog", "goblin_shark_pass", "lost_dinghy"]
    )
    state = scene.state()
    play(
        state,
        "0 claim board_five trained_coin",
        "0 claim scored_three trained_power",
        "0 claim wild_two trained_raise",
    )
    assert view(state)["if_it_ended_now"][0] == 6 + 24 + 1 + 4 + 1


def test_a_goal_that_is_not_in_the_game_cannot_be_claimed() -> None:
    assert refused(Scene().state(), "0 claim each_type trained_coin") == "aquatica-goal-not-here"


# --- every goal


@pytest.mark.rule("AQU-141")
def test_hand_eight() -> None:
    scene = Scene(kings="numbered")  # six and a king
    assert not can_claim(scene, "hand_eight")
    assert can_claim(scene.add_to_hand(0, "grabber"), "hand_eight")
    scene = Scene().seat(0, discard=["legionary"]).add_to_hand(0, "grabber", "triton_general")
    assert not can_claim(scene, "hand_eight")  # the discard pile does not count


@pytest.mark.rule("AQU-142")
def test_board_five() -> None:
    assert not can_claim(Scene().seat(0, board=LARGE[:4], scored=["lost_dinghy"]), "board_five")
    assert can_claim(Scene().seat(0, board=LARGE), "board_five")


@pytest.mark.rule("AQU-143")
def test_scored_three() -> None:
    assert not can_claim(Scene().seat(0, scored=SCORED[:2], board=LARGE[:3]), "scored_three")
    assert can_claim(Scene().seat(0, scored=SCORED[:3]), "scored_three")


@pytest.mark.rule("AQU-144")
def test_wild_two() -> None:
    assert not can_claim(Scene().seat(0, scored=["merchant_cog"]), "wild_two")
    scene = Scene().seat(0, scored=["merchant_cog"], board=["cinder_cone@4"], tired=["wild_raise"])
    assert can_claim(scene, "wild_two")


@pytest.mark.rule("AQU-145")
def test_locations_eleven() -> None:
    scored = [*SCORED, "broken_schooner", "flooded_courtyard"]
    scene = with_token("locations_eleven").rows(lower=[])
    assert not can_claim(scene.seat(0, scored=scored, board=LARGE[:4]), "locations_eleven")
    assert can_claim(scene.seat(0, scored=scored, board=LARGE), "locations_eleven")


@pytest.mark.rule("AQU-146")
def test_points_fifteen() -> None:
    scene = with_token("points_fifteen").rows(lower=[])
    scene.seat(0, scored=["ring_of_blood", "dogfish_shoal", "fallen_column"], board=["necropolis"])
    assert not can_claim(scene, "points_fifteen")  # 8 + 4 + 2
    scene.seat(0, scored=["ring_of_blood", "stripped_wreck"])
    assert can_claim(scene, "points_fifteen")


@pytest.mark.rule("AQU-147")
def test_wild_three() -> None:
    scene = with_token("wild_three")
    scene.seat(0, scored=["merchant_cog", "goblin_shark_pass"])
    assert not can_claim(scene, "wild_three")
    scene.seat(0, scored=["merchant_cog", "goblin_shark_pass", "ghost_ship"], tired=["wild_coin"])
    assert can_claim(scene, "wild_three")


@pytest.mark.rule("AQU-148")
def test_all_but_one() -> None:
    scene = with_token("all_but_one")
    scene.seat(0, hand=["matron", "legionary"], discard=STARTING[2:])
    assert not can_claim(scene, "all_but_one")
    state = scene.state()
    play(state, "0 play legionary", "0 conquer lower_1", "0 pay")
    assert "0 claim all_but_one trained_coin" in legal(state)  # after it has been laid down
    scene.seat(0, hand=["matron"], discard=STARTING[1:])
    assert can_claim(scene, "all_but_one")


@pytest.mark.rule("AQU-148")
def test_all_but_one_is_not_met_while_the_last_other_card_is_in_play() -> None:
    scene = with_token("all_but_one").rows(lower=["dogfish_shoal"], upper=["fishers_boat"])
    rest = [*STARTING[1:], "researcher"]
    scene.seat(0, hand=["matron", "grabber"], discard=rest)
    state = scene.state()
    play(state, "0 play grabber", "0 conquer lower_1", "0 pay")
    assert state.decision().NAME == "choose_conquest"  # no window: the Grabber is in play
    play(state, "0 conquer upper_1", "0 draw space_1", "0 pay")
    assert "0 claim all_but_one trained_coin" in legal(state)


@pytest.mark.rule("AQU-149")
def test_each_type() -> None:
    scene = with_token("each_type").rows(lower=[])
    three = ["dogfish_shoal", "lost_dinghy", "twin_fumarole"]
    assert not can_claim(scene.seat(0, scored=three, board=["fallen_column@1"]), "each_type")
    scene = with_token("each_type").rows(lower=[])
    assert can_claim(scene.seat(0, scored=[*three, "fallen_column"]), "each_type")


@pytest.mark.rule("AQU-150")
def test_same_type_four() -> None:
    scene = with_token("same_type_four").rows(lower=[])
    scene.seat(0, scored=["twin_fumarole", "red_fault"], board=["tepid_spring", "fallen_column"])
    assert not can_claim(scene, "same_type_four")
    scene.seat(0, scored=["twin_fumarole", "red_fault"], board=["tepid_spring", "grey_chimney@1"])
    assert can_claim(scene, "same_type_four")


@pytest.mark.rule("AQU-151")
def test_discard_ten() -> None:
    scene = with_token("discard_ten")
    nine = [*STARTING[1:], *OCEAN[:4]]
    assert not can_claim(scene.seat(0, hand=["matron"], discard=nine), "discard_ten")
    assert can_claim(scene.seat(0, hand=["matron"], discard=[*nine, "grabber"]), "discard_ten")


@pytest.mark.rule("AQU-152")
def test_conquerors_five() -> None:
    scene = with_token("conquerors_five")
    rest = ["matron", "patrician", "wave_reader", "azure_agent"]
    scene.seat(
        0, hand=[*rest, "legionary", "grabber", "octopus_merchant"], discard=["seahorse", "grabber"]
    )
    scene.rows(row=["siren_envoy", "siren_envoy", "manta_leader", "researcher", "researcher"])
    scene.doc["row"][5] = "crab_diplomat"
    assert not can_claim(scene, "conquerors_five")  # four; the Merchant shows none
    hand = [*rest, "legionary", "grabber", "triton_general"]
    assert can_claim(scene.seat(0, hand=hand, discard=["seahorse", "grabber"]), "conquerors_five")


@pytest.mark.rule("AQU-152")
def test_a_king_that_offers_conquer_counts() -> None:
    scene = Scene(goals="tokens", kings="draft").goals(
        "conquerors_five", "each_type", "wild_three", "points_fifteen"
    )
    part = scene.doc["seats"][0]
    part["hand"] = ["king_navigator" if card.startswith("king") else card for card in part["hand"]]
    scene.doc["draft"]["chosen"][0] = "king_navigator"
    scene.add_to_hand(0, "shark_amazon", "triton_general")
    assert can_claim(scene, "conquerors_five")
    part["hand"].remove("triton_general")
    assert not can_claim(scene, "conquerors_five")


@pytest.mark.rule("AQU-153", "AQU-136")
def test_raised_five() -> None:
    scene = with_token("raised_five").rows(lower=[])
    four = ["twin_fumarole@1", "fallen_column@1", "lost_dinghy@1", "mosaic_gate@1"]
    assert not can_claim(scene.seat(0, board=[*four, "mako_channel@2"]), "raised_five")
    assert can_claim(scene.seat(0, board=[*four, "mako_channel@3"]), "raised_five")
    # between the raise and the score of one card
    scene = Scene(goals="tokens", kings="draft").rows(lower=[])
    scene.goals("raised_five", "each_type", "wild_three", "points_fifteen")
    part = scene.doc["seats"][0]
    part["hand"] = ["king_builder" if card.startswith("king") else card for card in part["hand"]]
    scene.doc["draft"] = {
        "offer": ["king_host"],
        "chosen": ["king_builder", scene.doc["seats"][1]["king"]],
    }
    state = scene.seat(0, board=[*four, "mako_channel@2"]).state()
    play(state, "0 play king_builder", "0 raise space_5")
    assert "0 claim raised_five trained_coin" in legal(state)
    play(state, "0 claim raised_five trained_coin")
    assert kinds(state) == {"score"}


@pytest.mark.rule("AQU-154")
def test_recruit_at_five() -> None:
    scene = with_token("recruit_at_five").seat(0, board=["lost_academy"])
    state = scene.state()
    assert not any("recruit_at_five" in entry for entry in legal(state))
    play(state, "0 use_depth space_1", "0 recruit character_6")
    finish_luck(state)
    assert "0 claim recruit_at_five trained_coin" in legal(state)  # paid or free
    play(state, "0 play matron", "0 end_turn", "1 play matron", "1 end_turn")
    assert not any("recruit_at_five" in entry for entry in legal(state))  # only in that turn


@pytest.mark.rule("AQU-154")
def test_recruit_at_five_needs_the_slot_priced_five() -> None:
    state = with_token("recruit_at_five").seat(0, board=["lost_academy"]).state()
    play(state, "0 use_depth space_1", "0 recruit character_5")
    finish_luck(state)
    assert not any("recruit_at_five" in entry for entry in legal(state))
