"""Sections 5.5, 5.6 and 5.10: recruit, buy, conquer, seize and explore."""

import pytest

from farshore.core.types import Seat
from farshore.games.aquatica import GAME
from tests.aquatica.scenes import (
    LOWER,
    ROW,
    Scene,
    board,
    edition_data,
    finish_luck,
    kinds,
    legal,
    play,
    refused,
    seats,
    set_up,
    view,
)

# --- recruit


@pytest.mark.rule("AQU-088", "AQU-089", "AQU-090", "AQU-091")
def test_a_recruit_costs_its_slot_goes_to_the_hand_and_the_row_closes_up() -> None:
    state = set_up(kings="none")
    play(state, "0 play azure_agent")
    assert legal(state) == {f"0 recruit character_{slot}" for slot in (1, 2, 3, 4)}  # 2 and a manta
    assert refused(state, "0 recruit character_5") == "aquatica-too-few-coins"
    play(state, "0 recruit character_3", "0 pay")
    assert "manta_leader" in seats(state)[0]["hand"]
    assert view(state)["row"] == [*ROW[:2], *ROW[3:], None]
    outcomes = {GAME.moves.text(number) for number, _ in state.chances()}
    assert all(text.startswith("reveal character_6 ") for text in outcomes)
    play(state, "* reveal character_6 triton_general")
    assert view(state)["row"] == [*ROW[:2], *ROW[3:], "triton_general"]
    assert view(state)["characters_left"] == 11


@pytest.mark.rule("AQU-091")
def test_with_an_empty_deck_the_last_slot_stays_empty() -> None:
    scene = Scene(1)
    hand = ["turtle_treasurer", "shark_amazon", "triton_general"]
    state = scene.add_to_hand(0, *hand).state()
    assert view(state)["characters_left"] == 0
    play(state, "0 play azure_agent", "0 recruit character_2", "0 pay")
    assert view(state)["row"] == [ROW[0], *ROW[2:], None]
    assert state.waiting() == (0,)
    play(state, "0 end_turn", "0 play turtle_treasurer", "0 end_turn")
    assert refused(state, "0 play azure_agent") == "aquatica-not-in-hand"


def test_an_empty_slot_of_the_row_cannot_be_recruited_from() -> None:
    scene = Scene(1).rows(row=ROW[:2])
    hand = ["turtle_treasurer", "shark_amazon", "triton_general", *ROW[2:]]
    state = scene.add_to_hand(0, *hand).state()
    play(state, "0 play azure_agent")
    assert refused(state, "0 recruit character_3") == "aquatica-slot-empty"
    state = scene.seat(0, board=["lost_academy"]).state()
    play(state, "0 use_depth space_1")  # nor for free
    assert legal(state) == {"0 recruit character_1", "0 recruit character_2"}
    assert refused(state, "0 recruit character_3") == "aquatica-slot-empty"


@pytest.mark.rule("AQU-092")
def test_copies_and_cards_in_hand_have_no_limit() -> None:
    scene = Scene().add_to_hand(0, "grabber", *ROW[:3], *ROW[4:], "turtle_treasurer")
    state = scene.state()
    play(state, "0 play azure_agent", "0 recruit character_4", "0 draw trained_coin", "0 pay")
    finish_luck(state)
    assert seats(state)[0]["hand"].count("grabber") == 2
    assert len(seats(state)[0]["hand"]) == 13


@pytest.mark.rule("AQU-093")
def test_a_free_recruit_takes_any_displayed_character() -> None:
    state = Scene().seat(0, board=["lost_academy"]).state()
    play(state, "0 use_depth space_1")
    assert legal(state) == {f"0 recruit character_{slot}" for slot in range(1, 7)}
    assert refused(state, "0 decline") == "aquatica-target-first"
    play(state, "0 recruit character_6")
    finish_luck(state)
    assert "octopus_merchant" in seats(state)[0]["hand"]
    assert view(state)["characters_left"] == 11


# --- buy, conquer, seize


@pytest.mark.rule("AQU-094", "AQU-095")
def test_without_an_empty_space_nothing_can_be_acquired() -> None:
    full = ["mako_channel", "hammerhead_trench", "silent_caravel", "royal_frigate", "nobles_baths"]
    for card in ("legionary", "patrician"):
        state = Scene().seat(0, board=full).state()
        play(state, f"0 play {card}")
        assert not {"conquer", "buy", "decline"} & kinds(state)
    scene = Scene(kings="draft").seat(0, board=full)
    scene.doc["seats"][0]["hand"] = [
        "king_usurper" if card.startswith("king") else card
        for card in scene.doc["seats"][0]["hand"]
    ]
    scene.doc["draft"]["chosen"][0] = "king_usurper"
    state = scene.state()
    play(state, "0 play king_usurper")
    assert "seize" not in kinds(state) and kinds(state) == {"raise"}


@pytest.mark.rule("AQU-096")
def test_buying_costs_the_coin_price_in_either_row() -> None:
    scene = Scene().rows(upper=["dogfish_shoal", "mosaic_gate"], lower=["mute_library"])
    state = scene.state()
    play(state, "0 play patrician")  # 1 coin and a manta: 2
    assert legal(state) == {"0 buy upper_1", "0 buy upper_2", "0 buy lower_1"}
    play(state, "0 buy upper_1", "0 draw trained_coin")
    assert legal(state) == {"0 pay"}
    play(state, "0 pay")
    assert board(state, 0)[0] == "dogfish_shoal@0"


@pytest.mark.rule("AQU-097", "AQU-098")
def test_conquering_costs_the_power_price_and_one_less_in_the_upper_row() -> None:
    scene = Scene().rows(upper=["black_tooth"], lower=["hammerhead_trench"])
    state = scene.seat(0, tired=["trained_power"]).state()
    play(state, "0 play legionary")
    assert legal(state) == {"0 conquer upper_1"}  # both cost 4; in the upper row 3
    assert refused(state, "0 conquer lower_1") == "aquatica-too-little-power"
    assert refused(state, "0 conquer lower_2") == "aquatica-slot-empty"


@pytest.mark.rule("AQU-098")
def test_the_discount_never_goes_below_zero() -> None:
    document = edition_data()
    document["board"]["upper_row_power_discount"] = 9
    edition = GAME.read_edition(document)
    scene = Scene().rows(upper=["black_tooth"], lower=[]).document()
    state = GAME.from_position({**scene, "data": edition.name}, edition)
    play(state, "0 play seahorse", "0 decline", "0 conquer upper_1")
    assert legal(state) == {"0 pay"}
    play(state, "0 pay")
    assert view(state)["turn"]["power"] == 0 and board(state, 0)[0] == "black_tooth@0"


@pytest.mark.rule("AQU-099")
def test_a_location_takes_the_first_empty_space_with_its_first_depth_uncovered() -> None:
    scene = Scene().seat(0, board=["mako_channel@1", "silent_caravel", "royal_frigate"])
    scene.doc["seats"][0]["board"][1] = None
    state = scene.state()
    play(state, "0 play legionary", "0 conquer lower_1", "0 pay")
    assert board(state, 0)[1] == "dogfish_shoal@0"


@pytest.mark.rule("AQU-100", "AQU-109")
def test_a_location_without_depths_arrives_fully_raised() -> None:
    scene = Scene().rows(upper=["ring_of_blood"], lower=[]).add_to_hand(0, "triton_general")
    state = scene.state()
    play(state, "0 play triton_general", "0 conquer upper_1", "0 pay")
    assert "0 use_manta trained_score" in legal(state)
    play(state, "0 use_manta trained_score", "0 score space_1")
    assert seats(state)[0]["scored"] == ["ring_of_blood"]


@pytest.mark.rule("AQU-101")
def test_the_slot_stays_empty_and_nothing_slides() -> None:
    state = set_up(kings="none")
    play(state, "0 play legionary", "0 conquer lower_2", "0 pay")
    assert view(state)["lower"] == [LOWER[0], None, *LOWER[2:]]
    assert view(state)["locations_left"] == 50
    play(state, "0 end_turn", "1 play legionary")
    assert refused(state, "1 conquer lower_2") == "aquatica-slot-empty"


@pytest.mark.rule("AQU-102")
def test_seizing_takes_a_displayed_location_without_paying() -> None:
    scene = Scene(kings="draft").rows(upper=["mother_of_sharks"])
    part = scene.doc["seats"][0]
    part["hand"] = ["king_usurper" if card.startswith("king") else card for card in part["hand"]]
    scene.doc["draft"]["chosen"][0] = "king_usurper"
    state = scene.state()
    play(state, "0 play king_usurper")
    assert legal(state) == {"0 seize upper_1", *(f"0 seize lower_{slot}" for slot in range(1, 7))}
    assert refused(state, "0 seize upper_2") == "aquatica-slot-empty"
    assert GAME.from_position(state.position()).position() == state.position()
    assert refused(state, "0 decline") == "aquatica-target-first"
    play(state, "0 seize upper_1")
    assert board(state, 0)[0] == "mother_of_sharks@0"
    assert len(seats(state)[0]["ready"]) == 4
    assert legal(state) == {"0 raise space_1"}


# --- explore


@pytest.mark.rule("AQU-120", "AQU-121", "AQU-122", "AQU-124", "AQU-125")
def test_explore_renews_the_rows() -> None:
    scene = Scene().rows(upper=["mosaic_gate", None, "mute_library"], lower=list(LOWER))
    state = scene.state()
    play(state, "0 play seahorse", "0 explore")
    assert view(state)["upper"] == [None] * 4
    assert set(view(state)["discarded"]) == {"mosaic_gate", "mute_library"}
    assert view(state)["locations_left"] == 48
    # two of six do not move up: named from left to right, before new cards are seen
    assert legal(state) == {f"0 drop lower_{slot}" for slot in range(1, 6)}
    play(state, "0 drop lower_2")
    assert legal(state) == {f"0 drop lower_{slot}" for slot in range(3, 7)}
    assert refused(state, "0 drop lower_1") == "aquatica-drop-order"
    assert refused(state, "0 drop lower_2") == "aquatica-slot-empty"
    play(state, "0 drop lower_5")
    assert view(state)["upper"] == [LOWER[0], LOWER[2], LOWER[3], LOWER[5]]
    assert view(state)["lower"] == [None] * 6
    for slot in range(6):
        assert all(
            GAME.moves.text(number).startswith(f"reveal lower_{slot + 1} ")
            for number, _ in state.chances()
        )
        assert len(state.chances()) == 48 - slot
        state.play(Seat(-1), state.chances()[0][0])
    assert None not in view(state)["lower"]
    assert view(state)["locations_left"] == 42
    assert set(view(state)["discarded"]) == {"mosaic_gate", "mute_library", LOWER[1], LOWER[4]}
    outcomes = {GAME.moves.text(number).split(" ")[-1] for number, _ in state.chances()}
    assert not outcomes & set(view(state)["discarded"])


@pytest.mark.rule("AQU-121")
@pytest.mark.parametrize(("cards", "drops"), [(6, 2), (5, 1), (4, 0), (2, 0), (0, 0)])
def test_only_what_does_not_fit_is_dropped(cards: int, drops: int) -> None:
    lower = [*([None] * (6 - cards)), *LOWER[:cards]]
    state = Scene().rows(lower=lower).state()
    play(state, "0 play seahorse", "0 explore")
    for _ in range(drops):
        assert kinds(state) == {"drop"}
        state.play(Seat(0), state.legal(Seat(0))[-1])
    assert state.decision().NAME == "reveal_location"
    up = [location for location in view(state)["upper"] if location]
    assert up == [location for location in LOWER if location in up] and len(up) == min(cards, 4)
    assert view(state)["upper"][: len(up)] == up


@pytest.mark.rule("AQU-123", "AQU-162")
def test_a_short_deck_is_dealt_out() -> None:
    scene = Scene().rows(lower=[]).keep_in_location_deck("ring_of_blood", "mute_library")
    state = scene.state()
    play(state, "0 play seahorse", "0 explore", "* reveal lower_1 mute_library")
    assert view(state)["end"]["trigger"] == ""
    play(state, "* reveal lower_2 ring_of_blood")
    assert view(state)["lower"] == ["mute_library", "ring_of_blood", None, None, None, None]
    assert view(state)["end"]["trigger"] == "locations"
    assert state.waiting() == (0,)


@pytest.mark.rule("AQU-126")
def test_explore_is_possible_while_deck_or_row_holds_a_location() -> None:
    empty = Scene().rows(upper=[], lower=[])
    state = empty.keep_in_location_deck().state()
    play(state, "0 play seahorse")
    assert legal(state) == {"0 end_turn"}
    for scene in (
        Scene().rows(upper=[], lower=[]).keep_in_location_deck("mute_library"),
        Scene().rows(upper=["mute_library"], lower=[]).keep_in_location_deck(),
        Scene().rows(upper=[], lower=["mute_library"]).keep_in_location_deck(),
    ):
        state = scene.state()
        play(state, "0 play seahorse")
        assert legal(state) == {"0 explore", "0 decline"}
        assert refused(state, "0 pay") == "aquatica-explore-first"


@pytest.mark.rule("AQU-126", "AQU-121")
def test_explore_with_an_empty_deck_moves_the_cards_to_the_cheaper_row() -> None:
    state = Scene().rows(upper=[], lower=["mute_library"]).keep_in_location_deck().state()
    play(state, "0 play seahorse", "0 explore")
    assert view(state)["upper"][0] == "mute_library"
    assert state.waiting() == (0,)


@pytest.mark.rule("AQU-127")
def test_only_explore_brings_locations_and_boards_are_not_affected() -> None:
    scene = Scene().seat(1, board=["mako_channel@1"]).seat(0, board=["silent_caravel"])
    state = scene.state()
    play(state, "0 play seahorse", "0 explore", "0 drop lower_1", "0 drop lower_2")
    finish_luck(state)
    assert board(state, 1)[0] == "mako_channel@1" and board(state, 0)[0] == "silent_caravel@0"
    lower = view(state)["lower"]
    play(state, "0 conquer upper_1", "0 draw trained_power", "0 pay")
    assert view(state)["lower"] == lower


@pytest.mark.rule("AQU-181")
def test_the_matron_may_remove_the_leftmost_character() -> None:
    """The publisher's later rule for two players; `matron_clears` chooses it."""
    state = Scene(matron_clears="on").state()
    play(state, "0 play matron", "* reveal character_6 triton_general")
    assert view(state)["row"][0] == "crab_diplomat" and view(state)["row"][5] == "triton_general"
    assert view(state)["removed"] == ["siren_envoy"]
    assert "end_turn" in kinds(state)
    for other in (Scene(), Scene(3, matron_clears="on")):
        state = other.state()
        play(state, "0 play matron")
        assert view(state)["row"][0] == "siren_envoy"
