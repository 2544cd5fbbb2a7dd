"""What the view tells beside the pieces: the card's list, the payment, prices, goals, points."""

import pytest

from tests.aquatica.scenes import Doc, Scene, finish_luck, play, view


def chain(pending: Doc) -> list[str]:
    return [f"{next(iter(link['effect']))} {link['when']}" for link in pending["chain"]]


@pytest.mark.rule("AQU-052")
def test_the_list_of_the_card_ticks_itself_off() -> None:
    scene = Scene().rows(lower=["dogfish_shoal", "twin_fumarole"])
    state = scene.seat(0, board=["cinder_cone"]).add_to_hand(0, "shark_amazon").state()
    assert view(state)["pending"] == {"chain": [], "payment": None}
    play(state, "0 play shark_amazon")
    assert chain(view(state)["pending"]) == ["do now", "gain_power to_come", "do to_come"]
    play(state, "0 decline")
    assert chain(view(state)["pending"]) == ["do over", "gain_power over", "do now"]
    play(state, "0 conquer lower_2", "0 draw trained_power")
    assert chain(view(state)["pending"]) == ["do over", "gain_power over", "do now"]
    play(state, "0 pay")
    assert chain(view(state)["pending"]) == []


@pytest.mark.rule("AQU-058")
def test_a_choice_stands_in_the_list_until_it_is_made() -> None:
    state = Scene().seat(0, board=["cinder_cone", "ring_of_blood"]).state()
    play(state, "0 play wave_reader")
    assert chain(view(state)["pending"]) == ["choose now"]
    play(state, "0 option 1")
    assert chain(view(state)["pending"]) == ["raise now"]


@pytest.mark.rule("AQU-136")
def test_in_a_claim_window_nothing_of_the_card_is_being_done() -> None:
    board = ["dogfish_shoal", "fishers_boat", "tepid_spring", "fallen_column"]
    scene = Scene().rows(lower=["twin_fumarole", "black_tooth"])
    state = scene.seat(0, board=board).add_to_hand(0, "crab_diplomat").state()
    play(state, "0 play crab_diplomat", "0 buy lower_1", "0 pay")
    assert state.decision().NAME == "claim_window"
    assert chain(view(state)["pending"]) == ["gain_coins over", "do over", "do to_come"]


@pytest.mark.rule("AQU-067", "AQU-074", "AQU-098")
def test_a_payment_shows_its_price_and_what_is_there() -> None:
    scene = Scene().seat(0, board=["hammerhead_trench"])
    state = scene.rows(upper=["great_white_arena"], lower=["black_tooth"]).state()
    assert view(state)["conquest_prices"] == {"upper_1": 4, "lower_1": 4}
    play(state, "0 play legionary", "0 conquer upper_1")
    payment = {"do": "conquer", "slot": "upper_1", "price": 4, "drawn": 0, "found": 3}
    assert view(state)["pending"]["payment"] == payment
    play(state, "0 draw space_1")
    payment.update(drawn=2, found=5)
    assert view(state)["pending"]["payment"] == payment
    play(state, "0 pay")
    assert view(state)["pending"]["payment"] is None


@pytest.mark.rule("AQU-088")
def test_the_payment_of_a_recruit_names_its_slot() -> None:
    state = Scene().state()
    play(state, "0 play azure_agent", "0 recruit character_3")
    assert view(state)["pending"]["payment"] == {
        "do": "recruit",
        "slot": "character_3",
        "price": 2,
        "drawn": 0,
        "found": 2,
    }


@pytest.mark.rule("AQU-141", "AQU-142", "AQU-143", "AQU-144", "AQU-167", "AQU-168", "AQU-169")
def test_everybody_sees_how_near_everybody_is_to_the_goals() -> None:
    scene = Scene().seat(0, scored=["ring_of_blood", "necropolis", "lost_dinghy"])
    state = scene.seat(1, board=["dogfish_shoal"]).state()
    assert view(state)["progress"] == [
        [{"found": 6, "needed": 8, "met": False}, {"found": 6, "needed": 8, "met": False}],
        [{"found": 0, "needed": 5, "met": False}, {"found": 1, "needed": 5, "met": False}],
        [{"found": 3, "needed": 3, "met": True}, {"found": 0, "needed": 3, "met": False}],
        [{"found": 0, "needed": 2, "met": False}, {"found": 0, "needed": 2, "met": False}],
    ]
    play(state, "0 claim scored_three trained_coin")
    assert view(state)["parts"] == {"hand": [6, 6], "goals": [8, 0], "locations": [17, 0]}


@pytest.mark.rule("AQU-154")
def test_the_costly_recruit_is_an_event_of_the_active_seat() -> None:
    scene = Scene(goals="tokens").goals("recruit_at_five")
    state = scene.seat(0, board=["lost_academy"]).state()
    before = {"found": 0, "needed": 1, "met": False}
    assert view(state)["progress"][0] == [before, before]
    play(state, "0 use_depth space_1", "0 recruit character_6")
    finish_luck(state)
    assert view(state)["progress"][0] == [{"found": 1, "needed": 1, "met": True}, before]
