"""Section 3 of the catalogue: what is in the box."""

import re
from pathlib import Path

import pytest

import farshore
from farshore.games.aquatica import GAME
from farshore.games.aquatica.components import (
    DO_CONQUER,
    EMPTY,
    GAIN,
    MANTAS,
    TRAINED,
    AquaticaEdition,
)
from farshore.games.aquatica.moves import CHARACTER_IDS, LOCATION_IDS
from farshore.games.aquatica.state import AquaticaState
from tests.aquatica.scenes import Doc, Scene, data, legal, play, set_up, start, view

CATALOGUE = Path(__file__).parent.parent.parent / "docs" / "rules" / "aquatica.md"


def test_what_has_no_name_is_told_by_its_row_and_number() -> None:
    assert edition().details("slot", "lower_2") == {"row": "lower", "number": 2}
    assert edition().details("character", "matron") == {}


def edition() -> AquaticaEdition:
    found = GAME.edition("reconstructed_1")
    assert isinstance(found, AquaticaEdition)
    return found


@pytest.mark.rule("AQU-001", "AQU-005")
def test_the_boards_have_their_slots_and_spaces() -> None:
    for players in (2, 3, 4):
        table = view(start(players))
        assert len(table["upper"]) == 4 and len(table["lower"]) == 6
        assert [len(part["board"]) for part in table["seats"]] == [5] * players
    with pytest.raises(farshore.BadOption):
        GAME.start(5)


@pytest.mark.rule("AQU-002")
def test_the_slots_of_the_character_row_cost_0_to_5() -> None:
    assert edition().board.prices == [0, 1, 2, 3, 4, 5]


@pytest.mark.rule("AQU-003", "AQU-004")
def test_each_goal_track_has_five_falling_spaces_of_which_four_can_be_taken() -> None:
    assert edition().board.track_points == [8, 6, 4, 3, 2]
    table = view(start(4))
    assert [len(track["spaces"]) for track in table["tracks"]] == [5] * 4
    # everybody may claim a goal once, so four of the five spaces are taken at most
    scene = Scene(4)
    for seat in range(4):
        scene.claimed(seat, "board_five", "trained_coin")
    spaces = view(scene.state())["tracks"][1]["spaces"]
    assert [space is None for space in spaces] == [False] * 4 + [True]


@pytest.mark.rule("AQU-006")
def test_there_are_56_locations_14_of_each_type() -> None:
    types = [location.type for location in edition().locations]
    assert len(types) == 56
    assert [types.count(type_) for type_ in range(4)] == [14] * 4


@pytest.mark.rule("AQU-007", "AQU-008", "AQU-009", "AQU-010")
def test_the_locations_are_those_of_the_catalogue() -> None:
    rows = re.findall(
        r"^\| [BSVF]\d\d \| `(\w+)` \| (\d+) \| (\d+) \| (.+?) \| (.+?) \| (\d+) \|$",
        CATALOGUE.read_text(encoding="utf-8"),
        re.MULTILINE,
    )
    assert len(rows) == 56
    for at, (id_, power, coins, depths, manta, points) in enumerate(rows):
        assert LOCATION_IDS[at] == id_
        found = data()["locations"][at]
        assert (found["power_price"], found["coin_price"]) == (int(power), int(coins))
        assert found["points"] == int(points)
        assert (found["manta"] or "none") == manta.strip("`")
        words = [] if depths == "(none)" else depths.split(" / ")
        assert [depth_words(depth) for depth in found["depths"]] == words
        compiled = edition().locations[at]
        assert len(compiled.depths) == len(words)
        for depth, word in zip(compiled.depths, words, strict=True):
            assert (depth.verb == EMPTY) == (word == "-")
            assert (depth.verb == GAIN) == word.startswith("+")


def depth_words(depth: Doc) -> str:
    """A depth as the catalogue writes it."""
    if "empty" in depth:
        return "-"
    if "gain_coins" in depth:
        return f"+{depth['gain_coins']} coin{'' if depth['gain_coins'] == 1 else 's'}"
    if "gain_power" in depth:
        only = f" vs {depth['only'].replace('_', ' ')}" if "only" in depth else ""
        return f"+{depth['gain_power']} power{only}"
    if "do" in depth:
        assert depth["do"] == "recruit_free"
        return "recruit free"
    (verb,) = [verb for verb in depth if verb != "other"]
    return f"{verb.replace('_', ' ')} {depth[verb]}"


@pytest.mark.rule("AQU-011", "AQU-014", "AQU-026")
def test_every_symbol_has_the_same_six_characters_and_four_mantas() -> None:
    assert len(data()["symbols"]) == 4
    for part in view(start(4))["seats"]:
        assert part["hand"] == [
            "matron",
            "legionary",
            "patrician",
            "seahorse",
            "wave_reader",
            "azure_agent",
        ]
        assert part["ready"] == ["trained_power", "trained_coin", "trained_raise", "trained_score"]


@pytest.mark.rule("AQU-012")
def test_there_are_18_ocean_characters_two_of_each() -> None:
    state = start(2, first_player=0)
    assert [weight for _, weight in state.chances()] == [2] * 9
    play(state, "* reveal character_1 researcher")
    assert [weight for _, weight in state.chances()] == [1] + [2] * 8


@pytest.mark.rule("AQU-013")
def test_there_are_eight_kings_with_effects_of_their_own() -> None:
    kings = data()["kings"]
    assert [king["number"] for king in kings] == list(range(1, 9))
    assert len({str(king["effects"]) for king in kings}) == 8


@pytest.mark.rule("AQU-015", "AQU-023")
def test_there_are_23_wild_mantas_in_the_supply() -> None:
    supply = view(start(2))["supply"]
    assert len(supply) == 23
    assert {manta: supply.count(manta) for manta in supply} == {
        "wild_coin": 6,
        "wild_power": 4,
        "wild_power_double": 3,
        "wild_raise": 6,
        "wild_score": 3,
        "wild_recruit": 1,
    }


@pytest.mark.rule("AQU-016")
def test_a_manta_carries_one_thing_and_is_ready_or_tired() -> None:
    assert len(edition().mantas) == MANTAS == TRAINED + 6
    state = Scene().seat(0, board=["mako_channel@1"]).state()
    play(state, "0 use_manta trained_raise")
    part = view(state)["seats"][0]
    assert "trained_raise" in part["tired"] and "trained_raise" not in part["ready"]


@pytest.mark.rule("AQU-017")
def test_there_are_five_tokens_with_ten_goals() -> None:
    tokens = data()["goals"]["tokens"]
    sides = [side for token in tokens for side in token["sides"]]
    assert len(tokens) == 5 and len(set(sides)) == 10


@pytest.mark.rule("AQU-018")
def test_resources_exist_only_in_the_pool_of_a_main_action() -> None:
    state = set_up(kings="none")
    assert not any(state.pool)
    play(state, "0 play azure_agent")
    assert view(state)["turn"]["coins"] == 2
    play(state, "0 recruit character_1", "0 pay", "* reveal character_6 triton_general")
    assert not any(state.pool)


@pytest.mark.rule("AQU-019")
def test_kings_and_ocean_characters_are_held_played_and_discarded_like_the_others() -> None:
    state = set_up(kings="numbered")
    assert len(view(state)["seats"][0]["hand"]) == 7
    play(state, "0 play king_warlord", "0 conquer lower_1", "0 pay", "0 end_turn")
    assert view(state)["seats"][0]["discard"] == ["king_warlord"]
    play(state, "1 play matron", "1 end_turn", "0 play matron")
    assert "king_warlord" in view(state)["seats"][0]["hand"]


@pytest.mark.rule("AQU-152")
def test_the_cards_that_show_conquer_are_found_in_the_data() -> None:
    assert [CHARACTER_IDS[number] for number in edition().conquerors] == [
        "legionary",
        "seahorse",
        "grabber",
        "shark_amazon",
        "triton_general",
        "king_warlord",
        "king_navigator",
    ]
    assert all(
        any(effect.shows(DO_CONQUER) for effect in edition().characters[number].effects)
        for number in edition().conquerors
    )


def test_the_characters_are_those_of_the_catalogue() -> None:
    text = CATALOGUE.read_text(encoding="utf-8")
    for table, word in (("8.3", "starting_characters"), ("8.4", "ocean_characters")):
        section = text[text.index(f"### {table}") : text.index(f"### 8.{int(table[-1]) + 1}")]
        rows = re.findall(r"^\| `(\w+)` \|[^|]*\|[^|]*\| (.+?) \|", section, re.MULTILINE)
        assert [row[0] for row in rows] == [entry["id"] for entry in data()[word]]
        for (_, effects), entry in zip(rows, data()[word], strict=True):
            words = "; ".join(effect_words(effect) for effect in entry["effects"])
            assert effects.replace("; stays in hand", "") == words
    section = text[text.index("### 8.5") : text.index("### 8.6")]
    rows = re.findall(r"^\| \d \| `(\w+)` \|[^|]*\| (.+?) \| (\w+) \|$", section, re.MULTILINE)
    kings = {(entry["id"], entry["use"]): king_words(entry) for entry in data()["kings"]}
    assert {(id_, use): effects for id_, effects, use in rows[:8]} == kings


def test_the_kings_of_later_editions_are_those_of_the_catalogue() -> None:
    text = CATALOGUE.read_text(encoding="utf-8")
    section = text[text.index("`reconstructed_2` changes three") : text.index("### 8.6")]
    row = r"^\| \d \| `(\w+)` \|[^|]*\| (.+?) \| (\w+) \| (\d) \|$"
    rows = re.findall(row, section, re.MULTILINE)
    assert len(rows) == 14
    for number in (2, 3, 4, 5):
        components = GAME.components[f"reconstructed_{number}"]
        assert isinstance(components, dict)
        kings = {entry["id"]: (king_words(entry), entry["use"]) for entry in components["kings"]}
        newest = {id_: (effects, use) for id_, effects, use, since in rows if int(since) <= number}
        assert {id_: kings[id_] for id_ in newest} == newest


def king_words(entry: Doc) -> str:
    return "; ".join(effect_words(effect) for effect in entry["effects"])


def effect_words(effect: Doc) -> str:
    """An effect of a card as the catalogue writes it."""
    if "choose" in effect:
        options = [", ".join(effect_words(part) for part in option) for option in effect["choose"]]
        return f"choose: ({options[0]}) OR ({options[1]})"
    if "each_opponent" in effect:
        return "each opponent: " + ", ".join(effect_words(e) for e in effect["each_opponent"])
    if "take_manta" in effect:
        return f"take a `{effect['take_manta']}`"
    if "tire" in effect:
        return f"tire {effect['tire']}"
    if effect.get("do") == "explore":
        return "explore (may decline)"
    if "do" in effect:
        return str(effect["do"]).replace("_", " ")
    return depth_words(effect)


def test_moves_of_the_row_name_two_equal_cards_by_their_slots() -> None:
    scene = Scene().rows(row=["grabber", "grabber", "researcher", "researcher", "siren_envoy"])
    scene.add_to_hand(0, "crab_diplomat", "crab_diplomat", "manta_leader", "manta_leader")
    scene.add_to_hand(1, "shark_amazon", "shark_amazon", "triton_general", "triton_general")
    scene.add_to_hand(1, "octopus_merchant", "octopus_merchant", "siren_envoy")
    scene.add_to_hand(1, "turtle_treasurer", "turtle_treasurer")
    state: AquaticaState = scene.state()
    play(state, "0 play azure_agent")
    assert {"0 recruit character_1", "0 recruit character_2"} <= legal(state)
    state = scene.state()
    assert sum(1 for entry in legal(state) if entry == "0 play crab_diplomat") == 1
