"""Sections 5.1 and 5.2: the turn and the main action."""

import pytest

from farshore.core.types import Seat
from tests.aquatica.scenes import (
    STARTING,
    Scene,
    board,
    finish_luck,
    kinds,
    legal,
    play,
    pool,
    refused,
    seats,
    set_up,
    view,
)


@pytest.mark.rule("AQU-044", "AQU-047")
def test_a_turn_has_exactly_one_main_action_and_ends_when_the_player_says_so() -> None:
    state = set_up(kings="none")
    assert refused(state, "0 end_turn") == "aquatica-main-action-first"
    play(state, "0 play matron")
    assert state.waiting() == (0,) and legal(state) == {"0 end_turn"}
    assert refused(state, "0 play legionary") == "aquatica-main-used"
    play(state, "0 end_turn")
    assert state.waiting() == (1,) and kinds(state) == {"play"}


@pytest.mark.rule("AQU-045", "AQU-046", "AQU-081", "AQU-082")
def test_additional_actions_come_before_and_after_the_main_action_but_not_within() -> None:
    scene = Scene().seat(0, board=["tepid_spring", "mako_channel@1", "burning_crack@1"])
    state = scene.state()
    assert {"0 use_manta trained_raise", "0 use_depth space_1", "0 use_depth space_3"} <= legal(
        state
    )
    play(state, "0 use_depth space_1", "0 raise space_2")
    play(state, "0 use_depth space_2", "0 raise space_3")  # its raise 1 is uncovered now
    play(state, "0 play legionary")
    assert not {"use_manta", "use_depth", "end_turn"} & kinds(state)
    assert refused(state, "0 use_manta trained_raise") == "aquatica-target-first"
    play(state, "0 conquer lower_1", "0 pay")
    assert "0 use_manta trained_raise" in legal(state)
    play(state, "0 use_manta trained_raise", "0 raise space_1", "0 use_manta trained_score")
    play(state, "0 score space_1", "0 end_turn")
    assert state.waiting() == (1,)


@pytest.mark.rule("AQU-048")
def test_only_the_active_player_decides() -> None:
    state = set_up(kings="none")
    assert refused(state, "1 play matron") == "not-your-turn"
    assert state.legal(Seat(1)) == []


@pytest.mark.rule("AQU-049")
def test_hands_and_everything_on_the_table_are_open() -> None:
    state = Scene().seat(1, discard=["legionary"], board=["mako_channel@1"]).state()
    for viewer in (0, 1, -2):
        assert view(state, viewer)["seats"] == seats(state)
    assert "legionary" not in seats(state)[1]["hand"]


@pytest.mark.rule("AQU-050", "AQU-062")
def test_the_played_card_is_in_play_until_it_is_resolved() -> None:
    state = set_up(kings="none")
    play(state, "0 play legionary")
    assert view(state)["turn"]["in_play"] == "legionary"
    assert "legionary" not in seats(state)[0]["hand"] + seats(state)[0]["discard"]
    play(state, "0 conquer lower_1", "0 pay")
    assert view(state)["turn"]["in_play"] is None
    assert seats(state)[0]["discard"] == ["legionary"]


@pytest.mark.rule("AQU-062")
def test_a_card_cannot_return_itself() -> None:
    scene = Scene().add_to_hand(0, "siren_envoy")
    scene.rows(row=["grabber", "crab_diplomat", "manta_leader", "researcher", "shark_amazon"])
    scene.doc["row"][5] = "siren_envoy"
    state = scene.state()
    play(state, "0 play siren_envoy", "0 recruit character_1", "0 pay")
    finish_luck(state)
    assert kinds(state) == {"end_turn"}  # the discard pile is empty: nothing to return
    assert seats(state)[0]["discard"] == ["siren_envoy"]


@pytest.mark.rule("AQU-051", "AQU-054")
def test_any_card_may_be_played_even_without_effect() -> None:
    state = Scene().rows(upper=[], lower=[]).keep_in_location_deck().state()
    hand = {f"0 play {card}" for card in STARTING}
    assert hand <= legal(state)
    for card in ("legionary", "patrician", "seahorse", "wave_reader"):
        state = Scene().rows(upper=[], lower=[]).keep_in_location_deck().state()
        play(state, f"0 play {card}")
        assert legal(state) == {"0 end_turn"}
        assert seats(state)[0]["discard"] == [card]


@pytest.mark.rule("AQU-052")
def test_effects_come_in_their_listed_order() -> None:
    state = set_up(kings="none")
    play(state, "0 play seahorse")
    assert legal(state) == {"0 explore", "0 decline"} and pool(state) == (0, 0)
    play(state, "0 decline")
    assert pool(state) == (0, 0)  # one power and a manta conquer nothing: the card is laid down
    assert seats(state)[0]["discard"] == ["seahorse"]
    state = Scene().rows(upper=["dogfish_shoal"], lower=["black_tooth"]).state()
    play(state, "0 play seahorse", "0 decline")
    assert pool(state) == (0, 1) and legal(state) == {"0 conquer upper_1"}


@pytest.mark.rule("AQU-052", "AQU-053")
def test_each_effect_is_resolved_completely_before_the_next() -> None:
    scene = Scene(kings="numbered").seat(
        0, board=["dogfish_shoal", "fishers_boat"], tired=["trained_coin"]
    )
    scene.rows(lower=["twin_fumarole", "fallen_column"])
    state = scene.state()
    play(state, "0 play king_warlord")
    assert kinds(state) == {"conquer"}  # power 3 pays: it must be applied
    play(state, "0 conquer lower_1", "0 pay")
    assert legal(state) == {"0 ready trained_coin"}
    play(state, "0 ready trained_coin")
    assert "trained_coin" in seats(state)[0]["ready"]
    assert kinds(state) <= {"end_turn", "use_manta", "use_depth"}


@pytest.mark.rule("AQU-053", "AQU-107")
def test_what_can_be_applied_must_be_applied_as_far_as_it_can() -> None:
    state = Scene().seat(0, board=["tepid_spring@1"]).add_to_hand(0, "researcher").state()
    play(state, "0 play researcher")
    assert legal(state) == {"0 raise space_1"}
    play(state, "0 raise space_1")
    assert board(state, 0)[0] == "tepid_spring@2"
    assert state.waiting() == (0,) and "end_turn" in kinds(state)  # two steps are lost


@pytest.mark.rule("AQU-055", "AQU-159")
def test_explore_may_be_declined() -> None:
    state = set_up(kings="none")
    before = view(state)
    play(state, "0 play seahorse", "0 decline")
    assert view(state)["lower"] == before["lower"]
    assert view(state)["locations_left"] == 50


@pytest.mark.rule("AQU-056")
def test_a_paid_effect_is_compulsory_if_the_pool_alone_pays() -> None:
    state = set_up(kings="none", strict_effects="off")
    play(state, "0 play legionary")
    assert "0 decline" not in legal(state)  # three power pay for the Dogfish Shoal
    assert refused(state, "0 decline") == "aquatica-pool-pays"
    state = Scene(strict_effects="off").rows(lower=["black_tooth"]).state()
    play(state, "0 play legionary")
    assert legal(state) == {"0 conquer lower_1", "0 decline"}  # only with the manta
    play(state, "0 decline")
    assert board(state, 0)[0] is None and seats(state)[0]["discard"] == ["legionary"]


@pytest.mark.rule("AQU-056")
def test_a_paid_recruit_is_compulsory_because_one_slot_is_free() -> None:
    state = set_up(kings="none")
    play(state, "0 play azure_agent")
    assert kinds(state) == {"recruit"}


@pytest.mark.rule("AQU-057")
def test_strict_effects_forbid_to_decline_what_sources_could_pay() -> None:
    state = Scene().rows(lower=["black_tooth"]).state()
    play(state, "0 play legionary")
    assert legal(state) == {"0 conquer lower_1"}
    assert refused(state, "0 decline") == "aquatica-strict"
    state = Scene(strict_effects="on").rows(lower=["great_white_arena"]).state()
    play(state, "0 play legionary")  # five power cannot be paid at all
    assert legal(state) == {"0 end_turn"}


@pytest.mark.rule("AQU-058")
def test_an_option_needs_an_effect_that_can_be_applied() -> None:
    state = Scene().seat(0, board=["tepid_spring"]).state()
    play(state, "0 play wave_reader")
    assert legal(state) == {"0 option 1"}
    assert refused(state, "0 option 2") == "aquatica-option-impossible"
    play(state, "0 option 1")
    assert kinds(state) == {"raise"}
    state = Scene().seat(0, board=["tepid_spring", "twin_fumarole@1"]).rows(lower=[]).state()
    play(state, "0 play wave_reader")
    assert legal(state) == {"0 option 1", "0 option 2"}


@pytest.mark.rule("AQU-058")
def test_a_gain_alone_makes_no_option_possible() -> None:
    scene = Scene(players=4, kings="draft", first_player=0)
    scene.doc["draft"]["chosen"][0] = "king_navigator"
    scene.doc["seats"][0]["king"] = "king_navigator"
    for part in scene.doc["seats"]:
        part["hand"] = [card for card in part["hand"] if not card.startswith("king")]
    kings = ["king_navigator", "king_trader", "king_builder", "king_host"]
    for seat, king in enumerate(kings):
        scene.doc["seats"][seat]["hand"].append(king)
    scene.doc["draft"] = {"offer": ["king_warlord"], "chosen": kings}
    scene.seat(0, board=["twin_fumarole", "fallen_column@1", "flooded_courtyard@1"])
    scene.rows(lower=["stripped_wreck", "necropolis"])
    state = scene.state()
    play(state, "0 play king_navigator", "0 decline")
    # 2 coins and a manta do not pay 4, 3 power and a manta not 6: nothing happens, gains included
    assert "end_turn" in kinds(state) and pool(state) == (0, 0)
    scene.rows(lower=["silent_caravel", "black_tooth"])
    state = scene.state()
    play(state, "0 play king_navigator", "0 decline")
    assert legal(state) == {"0 option 1", "0 option 2"}  # with the option's own gains and a manta
    play(state, "0 option 2")
    assert pool(state) == (0, 3)
    assert legal(state) == {"0 conquer lower_2"}


@pytest.mark.rule("AQU-059")
def test_the_card_goes_to_its_owners_discard_pile_after_its_last_effect() -> None:
    state = set_up(kings="none")
    play(state, "0 play azure_agent", "0 recruit character_1", "0 pay")
    assert seats(state)[0]["discard"] == []
    finish_luck(state)
    assert seats(state)[0]["discard"] == ["azure_agent"]
    assert seats(state)[1]["discard"] == []


@pytest.mark.rule("AQU-060", "AQU-119")
def test_the_matron_stays_in_hand_and_returns_everything() -> None:
    scene = Scene().seat(0, discard=["legionary", "patrician"], tired=["trained_coin"])
    state = scene.state()
    play(state, "0 play matron")
    part = seats(state)[0]
    assert part["discard"] == [] and sorted(part["hand"]) == sorted(STARTING)
    assert part["tired"] == [] and len(part["ready"]) == 4


@pytest.mark.rule("AQU-061")
@pytest.mark.parametrize("king", ["king_upwelling", "king_usurper"])
def test_a_king_marked_once_leaves_the_game(king: str) -> None:
    scene = Scene(kings="draft")
    first, second = (part["king"] for part in scene.doc["seats"])
    scene.doc["seats"][0]["hand"].remove(first)
    scene.doc["seats"][0]["hand"].append(king)
    scene.doc["draft"] = {"offer": ["king_chronicler"], "chosen": [king, second]}
    state = scene.state()
    play(state, f"0 play {king}")
    while state.decision().NAME != "turn_menu":
        actor = state.actor()
        state.play(actor, state.legal(actor)[0])
    part = seats(state)[0]
    assert king not in part["hand"] + part["discard"]
    assert part["king"] == king
    play(state, "0 end_turn", "1 play matron", "1 end_turn", "0 play matron")
    assert king not in seats(state)[0]["hand"]
    repeat = scene.doc["seats"][1]["king"]
    assert repeat in seats(state)[1]["hand"] + seats(state)[1]["discard"]
