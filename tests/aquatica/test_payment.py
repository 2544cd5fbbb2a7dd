"""Section 5.3: the pool, sources and payment."""

from collections.abc import Iterable
from random import Random

import pytest

from farshore.core.state import CHANCE, State
from farshore.core.types import MoveId, Seat
from farshore.formats.editions import parse_edition
from farshore.games.aquatica import GAME
from farshore.games.aquatica.acquiring import Pay
from farshore.games.aquatica.components import DO_BUY, DO_CONQUER, DO_RECRUIT
from farshore.games.aquatica.conditions import funds, has_room, payable
from farshore.games.aquatica.move_numbers import PAY
from farshore.games.aquatica.moves import MANTA_IDS
from farshore.games.aquatica.state import NO_CARD, SHOAL_BITS, SHOAL_MASK, AquaticaState
from tests.aquatica.scenes import (
    Doc,
    Scene,
    board,
    edition_data,
    finish_luck,
    kinds,
    legal,
    play,
    pool,
    refused,
    seats,
    view,
)
from tests.support.cases import Case, every_case
from tests.support.playing import play_on, play_through


@pytest.mark.rule("AQU-063", "AQU-064")
def test_the_pool_begins_empty_is_filled_by_gains_and_lost_at_the_end() -> None:
    state = Scene().rows(lower=["twin_fumarole"]).add_to_hand(0, "grabber").state()
    assert pool(state) == (0, 0)
    play(state, "0 play grabber")
    assert pool(state) == (0, 4)
    play(state, "0 conquer lower_1", "0 pay")
    assert pool(state) == (0, 0)  # one power was left; nothing else can be conquered
    assert "end_turn" in kinds(state)
    play(state, "0 end_turn", "1 play matron", "1 end_turn", "0 play legionary")
    assert pool(state) == (0, 0)  # nothing is displayed


@pytest.mark.rule("AQU-065", "AQU-066")
def test_coins_do_not_conquer_and_power_does_not_buy() -> None:
    state = Scene().rows(lower=["twin_fumarole"]).add_to_hand(0, "triton_general").state()
    play(state, "0 play triton_general")
    assert kinds(state) == {"conquer"}
    assert refused(state, "0 buy lower_1") == "aquatica-target-first"
    state = Scene().rows(lower=["lost_dinghy"]).state()
    play(state, "0 play patrician")
    assert kinds(state) == {"buy"}
    state = Scene(kings="numbered").rows(lower=["dogfish_shoal"]).state()
    play(state, "0 play king_warlord", "0 conquer lower_1", "0 pay")
    assert view(state)["turn"]["coins"] == 0


@pytest.mark.rule("AQU-067")
def test_typed_power_pays_only_for_its_type_and_is_spent_first() -> None:
    scene = Scene().seat(0, board=["hammerhead_trench"]).add_to_hand(0, "grabber")
    scene.rows(lower=["black_tooth", "twin_fumarole", "fallen_column"])
    state = scene.state()
    play(state, "0 play grabber", "0 conquer lower_2")
    # 2 power against shark bays do not count for a volcano
    assert "0 draw space_1" not in legal(state)
    assert refused(state, "0 draw space_1") == "aquatica-source-does-not-fit"
    state = scene.state()
    play(state, "0 play grabber", "0 conquer lower_1", "0 draw space_1")
    turn = view(state)["turn"]
    assert (turn["power"], turn["typed_power"]["shark_bay"]) == (4, 2)
    play(state, "0 pay")
    turn = view(state)["turn"]
    assert (turn["power"], turn["typed_power"]["shark_bay"]) == (2, 0)


@pytest.mark.rule("AQU-067")
def test_surplus_typed_power_stays_typed() -> None:
    scene = Scene().seat(0, board=["hammerhead_trench", "geyser_field"]).add_to_hand(0, "grabber")
    scene.rows(lower=["blue_shark_nursery", "dogfish_shoal", "twin_fumarole"])
    state = scene.state()
    play(state, "0 play grabber", "0 conquer lower_1", "0 draw space_1", "0 draw space_2")
    assert refused(state, "0 draw trained_power") == "aquatica-drawn-enough"
    play(state, "0 pay")  # four typed power for a price of three
    turn = view(state)["turn"]
    assert (turn["power"], turn["typed_power"]["shark_bay"]) == (4, 1)
    play(state, "0 conquer lower_2", "0 pay")  # the one left pays for another shark bay
    assert board(state, 0)[2:4] == ["blue_shark_nursery@0", "dogfish_shoal@0"]
    assert pool(state) == (0, 0)


@pytest.mark.rule("AQU-068", "AQU-069", "AQU-070")
def test_sources_are_ready_resource_mantas_and_top_resource_depths() -> None:
    scene = (
        Scene().seat(0, board=["dogfish_shoal", "fishers_boat"]).rows(lower=["great_white_arena"])
    )
    state = scene.state()
    play(state, "0 play legionary", "0 conquer lower_1")
    assert legal(state) == {"0 draw trained_power", "0 draw space_1"}
    play(state, "0 draw trained_power")
    assert seats(state)[0]["tired"] == ["trained_power"] and pool(state) == (0, 4)
    play(state, "0 draw space_1")
    assert board(state, 0)[0] == "dogfish_shoal@1" and pool(state) == (0, 5)
    play(state, "0 pay")
    assert board(state, 0)[2] == "great_white_arena@0"


@pytest.mark.rule("AQU-071")
def test_only_the_topmost_uncovered_depth_can_be_used() -> None:
    # the coin of the Merchant Cog lies under an empty depth, its last coin under that
    scene = Scene().seat(0, board=["merchant_cog@1"], tired=["trained_coin"])
    state = scene.rows(lower=["drowned_market"]).state()
    play(state, "0 play patrician")
    assert legal(state) == {"0 end_turn"} | {entry for entry in legal(state) if "use" in entry}
    scene.seat(0, board=["merchant_cog@2"], tired=["trained_coin"])
    state = scene.state()
    play(state, "0 play patrician", "0 buy lower_1")
    assert legal(state) == {"0 draw space_1"}


@pytest.mark.rule("AQU-072", "AQU-I15")
def test_each_location_gives_one_resource_in_a_main_action() -> None:
    scene = Scene().seat(0, board=["broken_schooner"], tired=["trained_coin"])
    scene.add_to_hand(0, "crab_diplomat").rows(lower=["mosaic_gate"])
    state = scene.state()
    play(state, "0 play crab_diplomat", "0 buy lower_1", "0 draw space_1")
    assert refused(state, "0 draw space_1") == "aquatica-gave-already"
    play(state, "0 pay")  # one coin is left of the card's two and the depth's one
    assert pool(state) == (1, 0)
    play(state, "0 recruit character_2")
    assert legal(state) == {"0 pay"}
    assert refused(state, "0 draw space_1") == "aquatica-gave-already"
    play(state, "0 pay")
    finish_luck(state)
    # the next main action may use it again
    play(state, "0 end_turn", "1 play matron", "1 end_turn", "0 play patrician")
    assert view(state)["turn"]["gave_resource"] == []


@pytest.mark.rule("AQU-073", "AQU-098")
def test_a_location_acquired_in_this_action_may_give_its_top_resource_at_once() -> None:
    scene = Scene().rows(upper=["tepid_spring"], lower=["black_tooth"]).add_to_hand(0, "grabber")
    state = scene.seat(0, tired=["trained_power"]).state()
    play(state, "0 play grabber", "0 conquer lower_1", "0 pay")
    assert pool(state) == (0, 0)
    play(state, "0 conquer upper_1", "0 draw space_1", "0 pay")
    assert board(state, 0)[:2] == ["black_tooth@1", "tepid_spring@0"]


@pytest.mark.rule("AQU-074")
def test_a_target_must_be_payable_and_a_payment_once_begun_is_completed() -> None:
    state = Scene().rows(lower=["great_white_arena", "black_tooth"]).state()
    play(state, "0 play legionary")
    assert legal(state) == {"0 conquer lower_2"}
    assert refused(state, "0 conquer lower_1") == "aquatica-too-little-power"
    play(state, "0 conquer lower_2")
    assert legal(state) == {"0 draw trained_power"}
    assert refused(state, "0 decline") == "aquatica-pay-first"


@pytest.mark.rule("AQU-075")
def test_a_source_must_give_what_the_target_costs() -> None:
    state = Scene().rows(lower=["lost_dinghy"]).seat(0, board=["dogfish_shoal"]).state()
    play(state, "0 play patrician", "0 buy lower_1")
    assert legal(state) == {"0 draw trained_coin", "0 pay"}
    assert refused(state, "0 draw trained_power") == "aquatica-source-does-not-fit"
    assert refused(state, "0 draw space_1") == "aquatica-source-does-not-fit"


@pytest.mark.rule("AQU-075", "AQU-076")
def test_sources_may_replace_the_pool_but_only_up_to_the_price() -> None:
    scene = Scene().seat(0, board=["fishers_boat"]).add_to_hand(0, "crab_diplomat")
    state = scene.rows(lower=["lost_dinghy", "mosaic_gate"]).state()
    play(state, "0 play crab_diplomat", "0 buy lower_1", "0 draw trained_coin")
    assert pool(state) == (3, 0)
    assert legal(state) == {"0 pay"}  # the drawn coin alone reaches the price
    assert refused(state, "0 draw space_1") == "aquatica-drawn-enough"
    play(state, "0 pay")
    assert pool(state) == (2, 0)  # the rest stays for the recruit
    play(state, "0 recruit character_4")
    assert legal(state) == {"0 draw space_1", "0 draw space_2"}


@pytest.mark.rule("AQU-076")
def test_paying_is_possible_only_when_the_pool_holds_the_price() -> None:
    state = Scene().rows(lower=["black_tooth"]).state()
    play(state, "0 play legionary", "0 conquer lower_1")
    assert refused(state, "0 pay") == "aquatica-pool-too-small"
    play(state, "0 draw trained_power", "0 pay")
    assert board(state, 0)[0] == "black_tooth@0"


@pytest.mark.rule("AQU-077")
def test_resources_are_of_no_use_outside_a_main_action() -> None:
    state = Scene().seat(0, board=["fishers_boat"]).state()
    for entry in ("0 draw trained_coin", "0 buy lower_2", "0 pay", "0 recruit character_1"):
        assert refused(state, entry) == "aquatica-no-card-no-resource"
    assert refused(state, "0 use_depth space_1") == "aquatica-resource-outside-payment"


@pytest.mark.rule("AQU-078", "AQU-110", "AQU-111")
def test_a_manta_won_by_the_payment_may_be_drawn_on_for_it() -> None:
    scene = Scene().seat(0, board=["merchant_cog@2"], tired=["trained_coin"])
    state = (
        scene.add_to_hand(0, "octopus_merchant")
        .rows(lower=["mother_of_sharks", "red_fault"])
        .state()
    )
    play(state, "0 play octopus_merchant", "0 buy lower_2")
    assert legal(state) == {"0 draw space_1"}
    play(state, "0 draw space_1")
    assert board(state, 0)[0] == "merchant_cog@3"
    assert seats(state)[0]["ready"].count("wild_coin") == 1
    assert legal(state) == {"0 draw wild_coin", "0 pay"}
    play(state, "0 draw wild_coin")
    assert pool(state) == (5, 0)


@pytest.mark.rule("AQU-074", "AQU-078", "AQU-110")
def test_a_target_may_be_paid_with_a_manta_that_the_payment_wins() -> None:
    """The last depth of a location wins its manta at once, ready for the same payment."""
    scene = Scene().seat(0, board=["merchant_cog@2"], tired=["trained_coin"])
    state = scene.rows(lower=["smugglers_brig"]).state()
    play(state, "0 play patrician", "0 buy lower_1", "0 draw space_1", "0 draw wild_coin")
    play(state, "0 pay")  # 1 coin of the card, 1 of the depth, 1 of the manta
    assert "smugglers_brig@0" in board(state, 0)


@pytest.mark.rule("AQU-074", "AQU-078", "AQU-110")
def test_a_conquest_may_be_paid_with_a_manta_that_the_payment_wins() -> None:
    scene = Scene().seat(0, board=["bull_shark_sanctuary@3"], tired=["trained_power"])
    state = scene.rows(lower=["lesser_caldera"]).state()
    play(state, "0 play legionary", "0 conquer lower_1", "0 draw space_1")
    play(state, "0 draw wild_power_double", "0 pay")  # 3 + 1 + 2
    assert "lesser_caldera@0" in board(state, 0)


@pytest.mark.rule("AQU-074", "AQU-078", "AQU-088")
def test_a_recruit_may_be_paid_with_a_manta_that_the_payment_wins() -> None:
    scene = Scene().seat(0, board=["merchant_cog@2"], tired=["trained_coin"])
    state = scene.state()
    play(state, "0 play azure_agent")  # 2 coins, 1 of the depth, 1 of the manta
    assert refused(state, "0 recruit character_6") == "aquatica-too-few-coins"
    play(state, "0 recruit character_5", "0 draw space_1", "0 draw wild_coin", "0 pay")
    assert "researcher" in seats(state)[0]["hand"]


@pytest.mark.rule("AQU-074", "AQU-112")
def test_a_manta_of_a_kind_that_has_run_out_pays_nothing() -> None:
    scene = Scene().seat(0, board=["merchant_cog@2"], tired=["trained_coin"])
    state = scene.rows(lower=["smugglers_brig"]).state()
    state.supply &= ~(SHOAL_MASK << MANTA_IDS.index("wild_coin") * SHOAL_BITS)
    play(state, "0 play patrician")
    assert "buy" not in kinds(state)


@pytest.mark.rule("AQU-074", "AQU-078")
def test_version_1_did_not_count_mantas_still_to_be_won() -> None:
    scene = Scene(rules=1).seat(0, board=["merchant_cog@2"], tired=["trained_coin"])
    state = scene.rows(lower=["smugglers_brig"]).state()
    play(state, "0 play patrician")
    assert "buy" not in kinds(state)


def can_be_paid(state: AquaticaState, seat: Seat, payment: Pay) -> bool:
    """Whether some sequence of draws leads to paying: tried out, not computed."""
    legal = payment.legal(state, seat)
    if PAY in legal:
        return True
    for move in legal:
        after = state.clone()
        payment.play(after, seat, move)
        further = after.agenda[-1]
        assert isinstance(further, Pay)
        if can_be_paid(after, seat, further):
            return True
    return False


def payable_by_trial(state: AquaticaState, seat: Seat, verb: int) -> list[int]:
    """The slots of the targets that can be paid for."""
    if verb != DO_RECRUIT and not has_room(state, seat):
        return []
    cards = state.row if verb == DO_RECRUIT else state.slots
    slots = [slot for slot, card in enumerate(cards) if card != NO_CARD]
    return [slot for slot in slots if can_be_paid(state, seat, Pay(seat, verb, slot, 0))]


def check_targets(state: AquaticaState, seat: Seat) -> None:
    """What counts as payable is just what can be paid."""
    total = funds(state, seat)
    for verb in (DO_RECRUIT, DO_BUY, DO_CONQUER):
        room = verb == DO_RECRUIT or has_room(state, seat)
        slots = range(len(state.row) if verb == DO_RECRUIT else len(state.slots))
        computed = [slot for slot in slots if room and payable(state, verb, slot, total)]
        assert payable_by_trial(state, seat, verb) == computed


def check_along(positions: Iterable[tuple[State, Seat, MoveId]]) -> None:
    for at, (state, seat, _) in enumerate(positions):
        assert isinstance(state, AquaticaState)
        if seat != CHANCE and at % 2 == 0 and not isinstance(state.decision(), Pay):
            check_targets(state, seat)


@pytest.mark.rule("AQU-068", "AQU-072", "AQU-074", "AQU-075", "AQU-078", "AQU-112")
@pytest.mark.parametrize("case", [case for case in every_case() if case.game == "aquatica"])
def test_a_target_is_payable_if_and_only_if_some_sequence_of_draws_pays_it(case: Case) -> None:
    for seed in range(2):
        check_along(play_through(case, f"paying/{seed}"))


def edition_of_resources(rng: Random) -> Doc:
    """Component data in which every depth pays, and often wins a manta that pays, of any kind."""
    document = edition_data()
    types = [entry["id"] for entry in document["location_types"]]
    gains = [{"gain_coins": 1}, {"gain_power": 2}, *({"gain_power": 2, "only": t} for t in types)]
    mantas = ["wild_coin", "wild_power", "wild_power_double", None]
    for entry in document["locations"]:
        entry["depths"] = rng.choices(gains, k=rng.randint(1, 2))
        entry["manta"] = rng.choice(mantas)
        entry["coin_price"], entry["power_price"] = rng.randint(0, 5), rng.randint(0, 7)
    return document


@pytest.mark.rule("AQU-067", "AQU-072", "AQU-074", "AQU-075", "AQU-078", "AQU-110", "AQU-112")
@pytest.mark.parametrize("seed", range(6))
def test_so_it_is_whatever_the_depths_and_the_mantas_they_win_are(seed: int) -> None:
    """Built-in editions hold few depths that win a manta of another resource than their own."""
    rng = Random(f"resources/{seed}")
    edition = parse_edition(GAME, edition_of_resources(rng)).edition
    state = GAME.start(2, {"round_limit": 20}, edition)
    check_along(play_on(state, rng))


@pytest.mark.rule("AQU-076")
@pytest.mark.parametrize(("reading", "left"), [("kept", 1), ("lost", 0)])
def test_the_rest_of_the_power_is_kept_or_lost_after_a_conquest(reading: str, left: int) -> None:
    scene = Scene(leftover_power=reading).add_to_hand(0, "grabber")
    state = scene.rows(upper=["dogfish_shoal"], lower=["twin_fumarole"]).state()
    play(state, "0 play grabber", "0 conquer lower_1", "0 pay")  # 4 power, 3 of them spent
    # what is left and a manta pay for the Dogfish Shoal, the manta alone does not
    assert ("conquer" in kinds(state)) == (left > 0)
    assert pool(state) == (0, left)
