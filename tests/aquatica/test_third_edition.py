"""The editions `reconstructed_3`, with the Healer, the kings of the start and Meg, and
`reconstructed_4` and `reconstructed_5`, which have other kings."""

import copy
from typing import Any

import pytest

import farshore
from farshore.core.state import SPECTATOR, State
from farshore.core.types import Seat
from farshore.games.aquatica import GAME
from farshore.games.aquatica.components import AquaticaEdition
from farshore.localization.languages import ENGLISH
from farshore.localization.messages import GameWords, words
from farshore.terminal.aquatica import BOARD, effects_text
from tests.aquatica.scenes import (
    Doc,
    Scene,
    board,
    kinds,
    legal,
    play,
    refused,
    seats,
    set_up,
    start,
    view,
)

HEALER = "siren_envoy"
MEG = "king_navigator"
HERBERT = "king_chronicler"
FANCELOT = "king_upwelling"
THIRD = "reconstructed_3"
FOURTH = "reconstructed_4"
FIFTH = "reconstructed_5"


def third(players: int = 2, kings: str = "none") -> Scene:
    return Scene(players, data_set=THIRD, kings=kings)


def with_healer(discard: list[str], **parts: list[str]) -> Scene:
    """Seat 0 holds the Healer and has discarded some cards."""
    row = ["crab_diplomat", "manta_leader", "grabber", "researcher", "octopus_merchant"]
    scene = third().rows(row=[*row, "shark_amazon"])
    return scene.seat(0, discard=discard, **parts).add_to_hand(0, HEALER)


def drafted(players: int, kings: list[str]) -> State:
    """A game after a draft of these kings, the first for the last seat in turn order."""
    state = set_up(players, kings="draft", data_set=THIRD)
    offered = [*kings, "king_trader"]
    play(state, *(f"* offer {king}" for king in offered))
    for king in kings:
        play(state, f"{state.actor()} choose_king {king}")
    return state


# --- the edition


def values(name: str) -> Doc:
    """The component data of an edition without its sources."""
    found: Doc = untagged(GAME.components[name])
    return found


def untagged(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: untagged(part) for key, part in value.items() if key != "source"}
    return [untagged(part) for part in value] if isinstance(value, list) else value


def test_new_games_use_the_fifth_edition_and_those_of_version_1_the_first() -> None:
    assert GAME.setup().edition.name == FIFTH
    assert GAME.setup(rules=1).edition.name == "reconstructed_1"
    assert GAME.edition_names() == [FIFTH, "reconstructed_1", "reconstructed_2", THIRD, FOURTH]
    assert farshore.Record(GAME.setup()).to_json()["data"] == FIFTH


@pytest.mark.parametrize(("before", "later"), [(THIRD, FOURTH), (FOURTH, FIFTH)])
def test_later_editions_have_other_effects_of_the_first_four_kings(before: str, later: str) -> None:
    olds, news = values(before), values(later)
    assert {key for key in olds if olds[key] != news[key]} == {"edition", "kings"}
    for old, king in zip(olds["kings"], news["kings"], strict=True):
        assert king == {**old, "effects": king["effects"]}
        assert (king["effects"] != old["effects"]) == (king["number"] <= 4)


def test_what_the_rulebook_states_is_the_same_in_the_third_edition() -> None:
    first, new = values("reconstructed_1"), values(THIRD)
    changed = {
        "edition",
        "goal_tracks",
        "location_types",
        "starting_characters",
        "ocean_characters",
        "kings",
        "locations",
    }
    assert {key for key in first if first[key] != new[key]} == changed
    for old, card in zip(first["locations"], new["locations"], strict=True):
        assert card == {**old, "points": card["points"]}
        assert card["points"] > old["points"]
    for old, card in zip(first["starting_characters"], new["starting_characters"], strict=True):
        assert card["effects"] == old["effects"]
    for old, card in zip(first["ocean_characters"], new["ocean_characters"], strict=True):
        assert (card["effects"] == old["effects"]) == (card["id"] != HEALER)


def test_the_third_edition_has_the_public_english_names() -> None:
    names = GAME.edition(THIRD).names
    assert names["character"]["wave_reader"]["en"] == "Wave-Teller"
    assert names["character"]["wave_reader"]["it"] == "Lettrice delle Onde"
    assert names["type"]["fallen_civilization"]["en"] == "Decayed Civilizations"
    kings = [names["king"][king]["en"] for king in (HERBERT, MEG, FANCELOT)]
    assert kings == ["Herbert", "Meg", "Fancelot"]


# --- kings of the start


@pytest.mark.rule("AQU-182")
def test_a_king_of_the_start_goes_back_to_the_box_for_a_manta() -> None:
    state = drafted(2, [HERBERT, FANCELOT])
    first, second = seats(state)
    assert first["king"] == FANCELOT and second["king"] == HERBERT
    assert FANCELOT not in first["hand"] and len(first["hand"]) == 6
    assert first["ready"][4:] == ["wild_power_double"]
    assert second["ready"][4:] == ["wild_raise"]
    assert view(state)["supply"].count("wild_power_double") == 2


@pytest.mark.rule("AQU-182", "AQU-144")
def test_the_manta_of_the_start_counts_as_a_wild_manta() -> None:
    state = drafted(2, [HERBERT, FANCELOT])
    assert [part["found"] for part in view(state)["progress"][3]] == [1, 1]


@pytest.mark.rule("AQU-182", "AQU-035")
def test_nobody_learns_from_mantas_who_drafted_a_king_of_the_start() -> None:
    state = set_up(2, kings="draft", data_set=THIRD)
    play(state, f"* offer {HERBERT}", f"* offer {FANCELOT}", "* offer king_trader")
    before = view(state, SPECTATOR)["seats"]
    play(state, f"1 choose_king {HERBERT}")
    assert view(state, SPECTATOR)["seats"] == before
    assert view(state, 0)["seats"] == before


@pytest.mark.rule("AQU-182", "AQU-I04", "AQU-I09")
def test_a_position_with_a_king_of_the_start_is_read_back() -> None:
    document = drafted(2, [HERBERT, FANCELOT]).position()
    assert GAME.from_position(document).position() == document
    held: Doc = copy.deepcopy(document)
    held["seats"][0]["hand"].append(FANCELOT)
    with pytest.raises(farshore.BadPosition, match="king"):
        GAME.from_position(held)
    lost: Doc = copy.deepcopy(document)
    lost["seats"][0]["ready"].remove("wild_power_double")
    lost["supply"].append("wild_power_double")
    with pytest.raises(farshore.BadPosition, match="wild_power_double"):
        GAME.from_position(lost)


@pytest.mark.rule("AQU-182")
def test_a_king_of_the_start_does_nothing_but_bring_a_manta() -> None:
    components = copy.deepcopy(GAME.components[THIRD])
    assert isinstance(components, dict)
    king = next(entry for entry in components["kings"] if entry["id"] == HERBERT)
    king["effects"] = [{"ready": 1}]
    with pytest.raises(farshore.BadEdition, match="take_manta"):
        GAME.read_edition(components)
    king["effects"] = [{"take_manta": "trained_coin"}]
    with pytest.raises(farshore.BadEdition, match="trained_coin"):
        GAME.read_edition(components)
    king["effects"], king["use"] = [{"take_manta": "wild_coin"}], "repeat"
    with pytest.raises(farshore.BadEdition, match="take_manta"):
        GAME.read_edition(components)


# --- the Healer


@pytest.mark.rule("AQU-183")
def test_the_healer_plays_a_card_of_the_discard_pile() -> None:
    state = with_healer(["legionary"]).rows(lower=["dogfish_shoal"]).state()
    play(state, f"0 play {HEALER}")
    assert legal(state) == {"0 replay legionary"}
    assert refused(state, "0 replay seahorse") == "aquatica-not-discarded"
    assert refused(state, "0 end_turn") == "aquatica-replay-first"
    play(state, "0 replay legionary")
    turn = view(state)["turn"]
    assert (turn["in_play"], turn["replayed"], turn["power"]) == (HEALER, "legionary", 3)
    play(state, "0 conquer lower_1", "0 pay")
    assert board(state, 0)[0] == "dogfish_shoal@0"
    assert sorted(seats(state)[0]["discard"]) == ["legionary", HEALER]
    assert view(state)["turn"]["replayed"] is None
    assert "end_turn" in kinds(state)


@pytest.mark.rule("AQU-183", "AQU-019")
def test_the_healer_plays_the_king_too() -> None:
    scene = third(kings="numbered").seat(0, discard=["king_warlord"], tired=["trained_coin"])
    scene.rows(row=["grabber", "researcher"], lower=["dogfish_shoal"])
    scene.add_to_hand(0, HEALER)
    deck = ["crab_diplomat", "manta_leader", "octopus_merchant", "shark_amazon", "triton_general"]
    scene.doc["seats"][1]["hand"] += [*deck, "turtle_treasurer"] * 2 + ["grabber", "researcher"]
    scene.doc["seats"][1]["hand"].append(HEALER)
    state = scene.state()
    play(state, f"0 play {HEALER}", "0 replay king_warlord")
    assert view(state)["turn"]["power"] == 2
    play(state, "0 conquer lower_1", "0 draw trained_power", "0 pay", "0 ready trained_coin")
    assert sorted(seats(state)[0]["discard"]) == ["king_warlord", HEALER]


@pytest.mark.rule("AQU-183", "AQU-054")
def test_a_healer_without_a_card_to_play_does_nothing() -> None:
    state = with_healer([]).state()
    play(state, f"0 play {HEALER}")
    assert seats(state)[0]["discard"] == [HEALER]
    assert "end_turn" in kinds(state)


@pytest.mark.rule("AQU-183")
def test_a_healer_plays_no_healer() -> None:
    scene = with_healer(["legionary"])
    scene.doc["seats"][0]["discard"].append(HEALER)
    state = scene.state()
    play(state, f"0 play {HEALER}")
    assert legal(state) == {"0 replay legionary"}
    assert refused(state, f"0 replay {HEALER}") == "aquatica-plays-discarded-too"


@pytest.mark.rule("AQU-183", "AQU-072")
def test_a_card_played_by_the_healer_is_part_of_the_same_main_action() -> None:
    """Its choice, windows and payments work as ever, and a location gives one resource."""
    scene = with_healer(["wave_reader"], board=["ring_of_blood", "fallen_column"])
    state = scene.state()
    play(state, f"0 play {HEALER}", "0 replay wave_reader")
    assert legal(state) == {"0 option 1", "0 option 2"}
    document = state.position()
    assert GAME.from_position(document).position() == document
    play(state, "0 option 1")
    assert legal(state) == {"0 raise space_2"}
    document = state.position()
    assert GAME.from_position(document).position() == document


@pytest.mark.rule("AQU-183", "AQU-128")
def test_opponents_act_when_the_healer_plays_a_card_that_tells_them_to() -> None:
    scene = with_healer(["legionary"], board=["fallen_column"])
    scene.seat(1, board=["ring_of_blood", "dogfish_shoal"])
    scene.doc["row"][3] = "triton_general"
    scene.doc["seats"][0]["discard"] = ["researcher"]
    scene.doc["seats"][0]["hand"].append("legionary")
    state = scene.state()
    play(state, f"0 play {HEALER}", "0 replay researcher", "0 raise space_1")
    assert legal(state) == {"1 raise space_2"}
    document = state.position()
    assert GAME.from_position(document).position() == document


def test_positions_with_an_impossible_replay_are_refused() -> None:
    state = with_healer(["legionary", "patrician"]).state()
    play(state, f"0 play {HEALER}")
    document = state.position()
    assert GAME.from_position(document).position() == document
    wrong: Doc = copy.deepcopy(document)
    wrong["agenda"][-1]["at"] = 1
    with pytest.raises(farshore.BadPosition, match="agenda"):
        GAME.from_position(wrong)
    wrong = with_healer(["legionary", "patrician"]).document()
    wrong["seats"][0]["discard"].remove("legionary")
    wrong["turn"]["replayed"] = "legionary"
    with pytest.raises(farshore.BadPosition, match="turn"):
        GAME.from_position(wrong)


# --- Meg


def meg(tired: list[str]) -> State:
    """Seat 0 has played Meg before three seats, the last with these tired mantas."""
    scene = third(3, kings="numbered").rows(lower=[])
    document = scene.seat(2, tired=tired).document()
    document["draft"]["chosen"][0] = MEG
    hand = document["seats"][0]["hand"]
    hand[hand.index("king_warlord")] = MEG
    document["seats"][0]["king"] = MEG
    state = GAME.from_position(document)
    play(state, f"0 play {MEG}")
    return state


@pytest.mark.rule("AQU-184", "AQU-128", "AQU-129")
def test_meg_tires_a_manta_of_each_opponent() -> None:
    state = meg([])
    mantas = ["trained_power", "trained_coin", "trained_raise", "trained_score"]
    assert legal(state) == {f"1 tire {manta}" for manta in mantas}
    assert refused(state, "1 tire wild_coin") == "aquatica-manta-not-ready"
    assert refused(state, "1 end_turn") == "aquatica-tire-first"
    document = state.position()
    assert GAME.from_position(document).position() == document
    play(state, "1 tire trained_score", "2 tire trained_coin")
    assert [part["tired"] for part in seats(state)] == [[], ["trained_score"], ["trained_coin"]]
    assert state.actor() == 0


@pytest.mark.rule("AQU-184")
def test_an_opponent_without_a_ready_manta_is_not_hit() -> None:
    state = meg(["trained_power", "trained_coin", "trained_raise", "trained_score"])
    play(state, "1 tire trained_score")
    assert state.actor() == 0


@pytest.mark.rule("AQU-184", "AQU-054")
def test_an_edition_may_tire_several_mantas_one_after_the_other() -> None:
    document = third(2).seat(0, tired=["trained_power", "trained_coin"]).document()
    document["agenda"].append({"item": "choose_tired", "seat": 0, "left": 3})
    state = GAME.from_position(document)
    play(state, "0 tire trained_raise", "0 tire trained_score")
    assert state.decision().NAME != "choose_tired"  # there is no third one


@pytest.mark.rule("AQU-184", "AQU-042")
def test_nobody_is_hit_in_solo() -> None:
    state = start(1, data_set=THIRD)
    while state.actor() < 0:
        offers = [text for text in legal(state) if text.endswith(f"offer {MEG}")]
        play(state, offers[0] if offers else sorted(legal(state))[0])
    play(state, f"0 choose_king {MEG}", f"0 play {MEG}")
    assert state.decision().NAME != "choose_tired"


def test_an_edition_tires_only_opponents() -> None:
    components = copy.deepcopy(GAME.components[THIRD])
    assert isinstance(components, dict)
    components["kings"][0]["effects"] = [{"tire": 1}]
    with pytest.raises(farshore.BadEdition, match="tire"):
        GAME.read_edition(components)
    components["kings"][0]["effects"] = [{"replay": 2}]
    with pytest.raises(farshore.BadEdition, match="replay"):
        GAME.read_edition(components)


# --- words


def test_the_terminal_tells_what_the_new_cards_do() -> None:
    edition = GAME.edition(THIRD)
    assert isinstance(edition, AquaticaEdition)
    said = GameWords(words(ENGLISH), GAME, edition)
    texts = [effects_text(edition.characters[at].effects, said) for at in (14, 20, 21)]
    assert texts == [
        "play a discarded card",
        "+3 power, conquer, each opponent: 1 tired",
        "a great wild power manta at the start",
    ]
    state = with_healer(["wave_reader"], board=["fallen_column"]).state()
    play(state, f"0 play {HEALER}")
    (move,) = state.legal(Seat(0))
    assert BOARD.hint(state, Seat(0), move, said) == "raise 2 or score 2"
    play(state, "0 replay wave_reader")
    assert [BOARD.hint(state, Seat(0), move, said) for move in state.legal(Seat(0))] == ["raise 2"]
