"""Positions as documents: what cannot occur is refused with every fault named."""

import copy
from collections.abc import Callable
from typing import Any

import pytest

import farshore
from farshore.core.errors import BadPosition
from farshore.games.aquatica import GAME
from tests.aquatica.scenes import Doc, Scene, play

Damage = Callable[[Doc], Any]


def faults(document: Doc) -> list[str]:
    with pytest.raises(BadPosition) as caught:
        GAME.from_position(document)
    assert caught.value.params["count"] == len(caught.value.faults)
    return [fault.key for fault in caught.value.faults]


def seat(document: Doc, number: int = 0) -> Doc:
    part: Doc = document["seats"][number]
    return part


def matron_away(part: Doc) -> None:
    part["hand"].remove("matron")
    part["discard"].append("matron")


def placed(document: Doc, space: int, owner: object, manta: str | None) -> None:
    document["tracks"][0]["spaces"][space] = {"owner": owner, "manta": manta}


def claimed_twice(document: Doc) -> None:
    placed(document, 0, 0, "trained_coin")
    placed(document, 1, 0, "trained_power")


def push(document: Doc, **item: object) -> None:
    document["agenda"].append({"seat": 0, **item})


DAMAGES: list[tuple[str, Damage, str]] = [
    ("unknown card", lambda d: d["row"].__setitem__(0, "nobody"), "unknown-id"),
    ("row too short", lambda d: d.update(row=d["row"][:5]), "wrong-length"),
    ("no seats", lambda d: d.pop("seats"), "missing-key"),
    ("board", lambda d: seat(d).update(board=3), "not-a-list"),
    ("covered", lambda d: seat(d)["board"][0].update(covered=4), "not-in-range"),
    ("location twice", lambda d: d["upper"].__setitem__(0, "mako_channel"), "card-too-often"),
    ("character twice", lambda d: seat(d)["hand"].extend(["grabber"] * 2), "card-too-often"),
    ("three copies", lambda d: seat(d)["hand"].extend(["grabber"] * 3), "card-too-often"),
    ("starting card", lambda d: seat(d)["hand"].remove("legionary"), "piece-total"),
    ("matron discarded", lambda d: matron_away(seat(d)), "not-in-hand"),
    ("trained manta", lambda d: seat(d)["ready"].remove("trained_coin"), "piece-total"),
    ("wild manta", lambda d: seat(d)["ready"].append("wild_coin"), "piece-total"),
    ("supply", lambda d: d["supply"].remove("wild_coin"), "wrong-manta-number"),
    ("many mantas", lambda d: d["supply"].extend(["wild_coin"] * 16), "manta-too-often"),
    ("trained supply", lambda d: d["supply"].append("trained_coin"), "not-wild"),
    ("gap in row", lambda d: d["row"].__setitem__(0, None), "gap-in-row"),
    ("row not full", lambda d: d["row"].__setitem__(5, None), "row-not-full"),
    ("start card in row", lambda d: d["row"].__setitem__(0, "matron"), "not-an-ocean-character"),
    ("goal missing", lambda d: d["tracks"][0].update(goal=None), "no-goal"),
    ("goal twice", lambda d: d["tracks"][0].update(goal="board_five"), "goal-twice"),
    ("token goal", lambda d: d["tracks"][0].update(goal="each_type"), "wrong-goal"),
    ("gap on track", lambda d: placed(d, 1, 0, "trained_coin"), "gap-on-track"),
    ("wild on track", lambda d: placed(d, 0, 0, "wild_coin"), "not-trained"),
    ("claimed twice", claimed_twice, "claimed-twice"),
    ("ichthyander", lambda d: placed(d, 0, "ichthyanders", None), "no-ichthyanders"),
    ("king", lambda d: d["draft"].update(chosen=["king_warlord", None]), "kings-not-dealt"),
    ("kings", lambda d: d["draft"].update(chosen=["king_warlord"] * 2), "king-twice"),
    ("king in hand", lambda d: seat(d)["hand"].append("king_host"), "wrong-king"),
    ("in play", lambda d: d["turn"].update(in_play="grabber"), "card-in-play"),
    ("pool", lambda d: d["turn"].update(coins=1), "pool-not-empty"),
    ("last turns", lambda d: d["end"].update(last_turns=1), "no-trigger"),
    ("no agenda", lambda d: d.update(agenda=[]), "no-agenda"),
    ("wrong active", lambda d: d.update(active=1), "wrong-active"),
    ("no turn", lambda d: d.update(agenda=[{"item": "explore", "seat": 0}]), "no-turn"),
    ("over", lambda d: d["end"].update(trigger="goals", last_turns=0), "ended-before"),
    (
        "nothing to raise",
        lambda d: push(d, item="choose_raise", steps=1, barred="space_1"),
        "nothing-to-decide",
    ),
    ("nothing to score", lambda d: push(d, item="choose_score", left=1), "nothing-to-decide"),
    ("only a step", lambda d: d["agenda"].append({"item": "first_turn"}), "nothing-to-decide"),
    ("unknown item", lambda d: push(d, item="dance"), "unknown-id"),
    (
        "resolve",
        lambda d: d["agenda"].append({"item": "resolve", "effects": [], "at": 0}),
        "no-card-in-play",
    ),
    ("seat", lambda d: d["agenda"][0].update(seat=2), "unknown-id"),
    ("opponent", lambda d: push(d, item="opponent_acts", effect={"raise": 1}), "not-on-card"),
    ("option", lambda d: push(d, item="choose_option", effects=[], at=0), "no-choice"),
    (
        "pay what",
        lambda d: push(d, item="draw_source", do="explore", slot="character_1", drawn=0),
        "nothing-to-pay",
    ),
    (
        "pay for",
        lambda d: push(d, item="draw_source", do="buy", slot="upper_1", drawn=0),
        "slot-empty",
    ),
]


@pytest.mark.parametrize(("name", "damage", "key"), DAMAGES, ids=[row[0] for row in DAMAGES])
def test_a_damaged_position_is_refused(name: str, damage: Damage, key: str) -> None:
    document = Scene().seat(0, board=["mako_channel"]).document()
    assert GAME.from_position(copy.deepcopy(document)).waiting() == (0,)
    damage(document)
    assert key in faults(document)


def test_every_fault_is_named() -> None:
    document = Scene().document()
    document["row"][0] = "nobody"
    document["turns"] = -1
    document["seats"][0]["ready"] = [7]
    assert sorted(faults(document)) == ["not-in-range", "unknown-id", "unknown-id"]


@pytest.mark.parametrize(
    "document", [None, [], {}, {"players": 2}, {"players": 9, "options": {}, "data": "x"}]
)
def test_what_is_no_position_is_refused(document: object) -> None:
    with pytest.raises(BadPosition):
        GAME.from_position(document)


def test_a_position_names_its_edition_and_options() -> None:
    document = Scene().document()
    document["data"] = "another"
    with pytest.raises(farshore.BadOption):
        GAME.from_position(document)
    document = Scene().document()
    document["options"]["kings"] = "all"
    with pytest.raises(farshore.BadOption):
        GAME.from_position(document)


def test_effects_must_be_those_of_the_card_in_play() -> None:
    state = Scene(kings="numbered").seat(0, board=["mako_channel"]).state()
    play(state, "0 play wave_reader")
    document = copy.deepcopy(state.position())
    assert GAME.from_position(document).position() == state.position()
    agenda = document["agenda"]
    assert isinstance(agenda, list)
    agenda[-1]["effects"] = [{"raise": 9}]
    assert "not-on-card" in faults(document)


def test_only_token_goals_of_different_tokens_lie_together() -> None:
    scene = Scene(goals="tokens").goals("each_type", "same_type_four", "wild_three", "discard_ten")
    assert "wrong-goal" in faults(scene.document())


def test_a_missing_king_is_found() -> None:
    scene = Scene(kings="numbered")
    scene.doc["seats"][0]["hand"].remove("king_warlord")
    assert "king-missing" in faults(scene.document())


def test_tracks_hold_no_more_than_there_are_players() -> None:
    scene = Scene(1)
    for owner, manta in ((0, "trained_coin"), ("ichthyanders", None), ("ichthyanders", None)):
        scene.doc["tracks"][0]["spaces"][scene.doc["tracks"][0]["spaces"].index(None)] = {
            "owner": owner,
            "manta": manta,
        }
    assert "track-overfull" in faults(scene.document())


def test_a_card_in_play_means_that_the_main_action_is_used() -> None:
    state = Scene().state()
    play(state, "0 play legionary")
    document = copy.deepcopy(state.position())
    turn = document["turn"]
    assert isinstance(turn, dict)
    turn["main_used"] = False
    assert faults(document) == ["main-action-not-used"]
