"""Section 5.4: additional actions."""

import pytest

from tests.aquatica.scenes import Scene, board, finish_luck, kinds, legal, play, refused, seats


@pytest.mark.rule("AQU-079", "AQU-087")
def test_an_effect_manta_becomes_tired_and_is_applied_at_once() -> None:
    state = Scene().seat(0, board=["mako_channel", "twin_fumarole@1"]).state()
    play(state, "0 use_manta trained_score")
    assert seats(state)[0]["tired"] == ["trained_score"]
    assert legal(state) == {"0 score space_2"}
    play(state, "0 score space_2")
    assert seats(state)[0]["scored"] == ["twin_fumarole"]
    assert refused(state, "0 use_manta trained_score") == "aquatica-manta-tired"


@pytest.mark.rule("AQU-080")
def test_using_a_depth_slides_the_location_first() -> None:
    state = Scene().seat(0, board=["mute_library"], discard=["legionary", "patrician"]).state()
    play(state, "0 use_depth space_1")
    assert board(state, 0)[0] == "mute_library@1"
    assert legal(state) == {"0 return legionary", "0 return patrician"}
    play(state, "0 return patrician")
    assert seats(state)[0]["discard"] == ["legionary"]


@pytest.mark.rule("AQU-081")
def test_additional_actions_are_for_the_own_turn() -> None:
    state = Scene().seat(1, board=["mako_channel@1"]).state()
    assert refused(state, "1 use_manta trained_raise") == "not-your-turn"


@pytest.mark.rule("AQU-082")
def test_the_same_location_may_be_used_again_when_its_next_depth_is_an_effect() -> None:
    state = Scene().seat(0, board=["trident_temple@2", "fallen_column@1", "glass_crater@3"]).state()
    play(state, "0 use_depth space_1", "0 score space_2")
    assert board(state, 0)[0] == "trident_temple@3"
    assert "0 use_depth space_1" in legal(state)
    play(state, "0 use_depth space_1", "0 raise space_3")
    assert board(state, 0)[0] == "trident_temple@4"


@pytest.mark.rule("AQU-083")
def test_nothing_may_be_used_without_effect() -> None:
    state = Scene().seat(0, board=["twin_fumarole", "mute_library"]).state()
    # no other location to raise than the library; nothing is discarded; nothing is raised
    assert "0 use_depth space_1" in legal(state)
    assert refused(state, "0 use_depth space_2") == "aquatica-without-effect"
    assert refused(state, "0 use_manta trained_score") == "aquatica-without-effect"
    state = Scene().seat(0, board=["twin_fumarole"]).state()
    assert refused(state, "0 use_depth space_1") == "aquatica-without-effect"
    assert "0 use_manta trained_raise" in legal(state)


@pytest.mark.rule("AQU-083", "AQU-084")
def test_a_partial_effect_is_enough_and_is_applied_as_far_as_possible() -> None:
    state = Scene().seat(0, board=["red_fault", "twin_fumarole"]).state()
    play(state, "0 use_depth space_1", "0 raise space_2")
    assert board(state, 0)[:2] == ["red_fault@1", "twin_fumarole@1"]
    assert state.decision().NAME == "turn_menu"  # the second step has no target and is lost


@pytest.mark.rule("AQU-085")
def test_an_empty_depth_cannot_be_used_but_raised_past() -> None:
    state = Scene().seat(0, board=["burning_crack"]).state()
    assert refused(state, "0 use_depth space_1") == "aquatica-empty-depth"
    play(state, "0 use_manta trained_raise", "0 raise space_1")
    assert board(state, 0)[0] == "burning_crack@1"


@pytest.mark.rule("AQU-086")
def test_a_location_does_not_slide_by_itself() -> None:
    scene = Scene().seat(0, board=["mako_channel@1", "fishers_boat"]).seat(1, board=["red_fault"])
    state = scene.state()
    for _ in range(3):
        for seat in (0, 1):
            play(state, f"{seat} play matron", f"{seat} end_turn")
    assert board(state, 0)[:2] == ["mako_channel@1", "fishers_boat@0"]
    assert board(state, 1)[0] == "red_fault@0"


@pytest.mark.rule("AQU-087")
def test_only_an_effect_makes_a_tired_manta_ready() -> None:
    state = Scene().seat(0, tired=["trained_raise"], board=["mako_channel@1"]).state()
    play(state, "0 play legionary", "0 conquer lower_1", "0 pay", "0 end_turn")
    play(state, "1 play matron", "1 end_turn")
    assert seats(state)[0]["tired"] == ["trained_raise"]
    assert "0 use_manta trained_raise" not in legal(state)
    play(state, "0 play matron")
    assert "0 use_manta trained_raise" in legal(state)


def test_a_manta_that_one_does_not_own_cannot_be_used() -> None:
    assert refused(Scene().state(), "0 use_manta wild_raise") == "aquatica-no-such-manta"


@pytest.mark.rule("AQU-093", "AQU-111")
def test_a_character_recruited_before_may_be_the_main_action() -> None:
    """R27; the free recruit of the wild manta."""
    state = Scene().seat(0, scored=["sunken_flagship"]).state()
    play(state, "0 use_manta wild_recruit", "0 recruit character_6")
    finish_luck(state)
    assert "0 play octopus_merchant" in legal(state)
    play(state, "0 play octopus_merchant")
    assert kinds(state) == {"buy"}
