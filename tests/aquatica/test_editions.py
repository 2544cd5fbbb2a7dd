"""Component data of one's own: checked with every fault named, and named in records by digest."""

from collections.abc import Callable
from typing import Any

import pytest

import farshore
from farshore.core.errors import BadEdition
from farshore.games.aquatica import GAME
from tests.aquatica.scenes import Doc, Scene, board, edition_data, kinds, legal, play, seats

Damage = Callable[[Doc], Any]


def faults(document: object) -> list[str]:
    with pytest.raises(BadEdition) as caught:
        GAME.read_edition(document)
    return [fault.key for fault in caught.value.faults]


def card(document: Doc, list_: str, id_: str) -> Doc:
    found: Doc = next(entry for entry in document[list_] if entry["id"] == id_)
    return found


def effects(document: Doc, *new: Doc) -> None:
    """The Legionary does something else."""
    card(document, "starting_characters", "legionary")["effects"] = [*new]


def depth(document: Doc, new: Doc) -> None:
    card(document, "locations", "mako_channel")["depths"][0] = new


def carries(document: Doc, manta: str, *new: Doc) -> None:
    list_ = "trained_mantas" if manta.startswith("trained") else "wild_mantas"
    card(document, list_, manta)["effects"] = [*new]


DAMAGES: list[tuple[str, Damage, str]] = [
    ("game", lambda d: d.update(game="antarctica"), "wrong-game"),
    ("name", lambda d: d.update(edition=""), "not-a-text"),
    ("prices", lambda d: d["board"]["character_slot_prices"].pop(), "wrong-length"),
    ("lower", lambda d: d["board"].update(lower_row_slots=5), "fixed-value"),
    ("upper", lambda d: d["board"].update(upper_row_slots=5), "fixed-value"),
    ("spaces", lambda d: d["board"].update(player_board_spaces=True), "fixed-value"),
    ("tracks", lambda d: d["goal_tracks"].update(tracks=3), "fixed-value"),
    ("points", lambda d: d["goal_tracks"].update(space_points=[8, 6, 6, 3, 2]), "not-falling"),
    ("goal id", lambda d: d["goals"]["printed"][0].update(id="x"), "wrong-id"),
    ("condition", lambda d: d["goals"]["printed"][0].update(condition={}), "not-one-condition"),
    (
        "unknown condition",
        lambda d: d["goals"]["printed"][0].update(condition={"x": 1}),
        "unknown-id",
    ),
    ("token", lambda d: d["goals"]["tokens"][0].update(sides=["wild_three"] * 2), "goal-twice"),
    ("token side", lambda d: d["goals"]["tokens"][0].update(sides=["wild_two", "x"]), "unknown-id"),
    ("character id", lambda d: d["kings"][0].update(id="x"), "wrong-id"),
    ("matron", lambda d: d["starting_characters"][0].update(stays_in_hand=False), "stays-in-hand"),
    (
        "legionary",
        lambda d: d["starting_characters"][1].update(stays_in_hand=True),
        "stays-in-hand",
    ),
    ("copies", lambda d: d["ocean_characters"][0].update(copies=3), "fixed-value"),
    ("king number", lambda d: d["kings"][0].update(number=2), "fixed-value"),
    ("king use", lambda d: d["kings"][0].update(use="twice"), "unknown-id"),
    ("once king", lambda d: d["kings"][6].update(use="repeat"), "king-not-once"),
    ("no effect", effects, "no-effect"),
    ("two verbs", lambda d: effects(d, {"raise": 1, "score": 1}), "not-one-verb"),
    ("no verb", lambda d: effects(d, {"dance": 1}), "not-one-verb"),
    ("empty on card", lambda d: effects(d, {"empty": True}), "verb-not-here"),
    ("other on card", lambda d: effects(d, {"raise": 1, "other": True}), "unknown-key"),
    ("amount", lambda d: effects(d, {"gain_power": 0}), "not-in-range"),
    ("all", lambda d: effects(d, {"raise": "all"}), "not-in-range"),
    ("do", lambda d: effects(d, {"do": "dance"}), "unknown-id"),
    ("explore", lambda d: effects(d, {"do": "explore"}), "explore-not-optional"),
    ("optional", lambda d: effects(d, {"do": "buy", "optional": True}), "unknown-key"),
    ("three options", lambda d: effects(d, {"choose": [[{"raise": 1}]] * 3}), "wrong-length"),
    ("choice in choice", lambda d: effects(d, nested()), "verb-not-here"),
    ("opponents buy", lambda d: effects(d, {"each_opponent": [{"do": "buy"}]}), "verb-not-here"),
    ("typed", lambda d: effects(d, {"gain_power": 1, "only": "x"}), "unknown-id"),
    ("manta type", lambda d: carries(d, "wild_coin", {"raise": 1}), "resource-manta"),
    ("effect manta", lambda d: carries(d, "wild_raise", {"gain_coins": 1}), "effect-manta"),
    ("two icons", lambda d: carries(d, "wild_raise", {"raise": 1}, {"raise": 1}), "not-one-effect"),
    ("ready manta", lambda d: carries(d, "wild_raise", {"ready": 1}), "verb-not-here"),
    ("buying manta", lambda d: carries(d, "wild_raise", {"do": "buy"}), "verb-not-here"),
    ("per player", lambda d: d["trained_mantas"][0].update(per_player=2), "fixed-value"),
    ("wild", lambda d: d["wild_mantas"][0].update(count=7), "wrong-number"),
    ("location type", lambda d: d["locations"][0].update(type="sunken_ship"), "wrong-number"),
    ("manta of location", lambda d: d["locations"][0].update(manta="trained_coin"), "unknown-id"),
    ("price", lambda d: d["locations"][0].update(power_price=-1), "not-in-range"),
    ("deep", lambda d: d["locations"][0].update(depths=[{"empty": True}] * 8), "too-many-depths"),
    ("empty depth", lambda d: depth(d, {"empty": False}), "not-true-or-false"),
    ("raises itself", lambda d: depth(d, {"raise": 1}), "raises-itself"),
    ("conquering depth", lambda d: depth(d, {"do": "conquer"}), "verb-not-here"),
    ("choosing depth", lambda d: depth(d, {"choose": []}), "verb-not-here"),
    ("type count", lambda d: d["location_types"][0].update(count=13), "fixed-value"),
    ("mantas", lambda d: d["solo"].update(ichthyander_mantas=5), "fixed-value"),
    ("tier gap", lambda d: d["solo"]["tiers"][1].update(min=32), "tier-gap"),
    ("tier open", lambda d: d["solo"]["tiers"][3].update(max=99), "tier-not-open"),
    ("no tier", lambda d: d["solo"].update(tiers=[]), "no-tier"),
    ("offer", lambda d: d["solo"].update(king_offer=9), "not-in-range"),
]


def nested() -> Doc:
    choice = {"choose": [[{"raise": 1}], [{"score": 1}]]}
    return {"choose": [[choice], [{"score": 1}]]}


@pytest.mark.parametrize(("name", "damage", "key"), DAMAGES, ids=[row[0] for row in DAMAGES])
def test_a_damaged_edition_is_refused(name: str, damage: Damage, key: str) -> None:
    document = edition_data()
    damage(document)
    assert key in faults(document)


@pytest.mark.parametrize("document", [None, [], {}, {"game": "aquatica"}])
def test_what_is_no_edition_is_refused(document: object) -> None:
    assert faults(document)


def test_every_fault_is_named_with_its_place() -> None:
    document = edition_data()
    document["kings"][0]["number"] = 5
    document["locations"][3]["points"] = "many"
    with pytest.raises(BadEdition) as caught:
        GAME.read_edition(document)
    assert [(fault.key, fault.params["path"]) for fault in caught.value.faults] == [
        ("not-in-range", "locations[3].points"),
        ("fixed-value", "kings[0].number"),
    ]


def test_an_edition_may_say_only_what_it_changes() -> None:
    whole = edition_data()
    whole["edition"] = "mine"
    whole["locations"][0]["points"] = 5
    whole["kings"][1]["effects"] = [{"gain_coins": 1}]
    changes = {
        "game": "aquatica",
        "edition": "mine",
        "based_on": "reconstructed_1",
        "kings": [{"id": whole["kings"][1]["id"], "effects": [{"gain_coins": 1}]}],
        "locations": [{"id": whole["locations"][0]["id"], "points": 5}],
    }
    assert GAME.read_edition(changes).name == GAME.read_edition(whole).name
    changes["locations"] = [{"id": "nowhere", "points": 5}]
    with pytest.raises(BadEdition):
        GAME.read_edition(changes)
    changes["based_on"] = "another_box"
    with pytest.raises(farshore.BadOption) as caught:
        GAME.read_edition(changes)
    assert caught.value.reason.params["allowed"] == [*GAME.editions]


def test_an_own_edition_is_named_by_digest_and_records_hold_to_it() -> None:
    same = GAME.read_edition(edition_data())
    assert (
        same.name.startswith("reconstructed_1#") and len(same.name) == len("reconstructed_1#") + 12
    )
    other = edition_data()
    other["locations"][0]["points"] = 5
    edition = GAME.read_edition(other)
    assert edition.name != same.name
    state = GAME.start(2, {"round_limit": 20}, edition)
    record = farshore.Record(state.setup)
    document = record.to_json()
    assert document["data"] == edition.name
    with pytest.raises(farshore.BadOption):
        farshore.Record.from_json(document)
    assert farshore.Record.from_json(document, edition).setup.edition is edition


def test_effects_are_data() -> None:
    """A card does what its entry says; nothing else has to change."""
    document = edition_data()
    effects(
        document,
        {"choose": [[{"gain_coins": 9}, {"do": "buy"}], [{"do": "seize"}]]},
        {"raise_fully": 1},
        {"score": 1},
        {"do": "recruit_free"},
        {"return": 2},
        {"each_opponent": [{"raise": 1}, {"score": 1}]},
        {"ready": "all"},
    )
    edition = GAME.read_edition(document)
    scene = Scene().seat(1, board=["twin_fumarole"]).seat(0, discard=["patrician", "seahorse"])
    scene.seat(0, discard=["patrician", "seahorse"], tired=["trained_coin"])
    start = scene.document()
    start["data"] = edition.name
    state = GAME.from_position(start, edition)
    play(state, "0 play legionary")
    assert legal(state) == {"0 option 1", "0 option 2"}
    play(state, "0 option 1", "0 buy lower_6", "0 pay")
    assert legal(state) == {"0 raise_fully space_1"}
    play(state, "0 raise_fully space_1", "0 score space_1")
    assert seats(state)[0]["scored"] == ["red_fault"]
    play(state, "0 recruit character_6", "* reveal character_6 shark_amazon")
    assert kinds(state) == {"return"}
    play(state, "0 return seahorse", "0 return patrician")
    play(state, "1 raise space_1", "1 score space_1")  # the score follows from the raise
    assert board(state, 1)[0] is None and seats(state)[1]["scored"] == ["twin_fumarole"]
    assert seats(state)[0]["tired"] == []


@pytest.mark.rule("AQU-058", "AQU-128")
@pytest.mark.parametrize(
    ("boards", "possible"),
    [
        ([[], ["twin_fumarole"], []], True),
        ([[], [], ["twin_fumarole"]], True),
        ([["twin_fumarole"], [], []], False),  # one's own locations do not count
    ],
)
def test_an_option_for_opponents_needs_one_who_can_act(
    boards: list[list[str]], possible: bool
) -> None:
    document = edition_data()
    for_opponents = [{"each_opponent": [{"score": 1}, {"raise": 1}]}]
    effects(document, {"choose": [for_opponents, [{"do": "recruit_free"}]]})
    edition = GAME.read_edition(document)
    scene = Scene(3)
    for number, locations in enumerate(boards):
        scene.seat(number, board=locations)
    state = GAME.from_position({**scene.document(), "data": edition.name}, edition)
    play(state, "0 play legionary")
    assert legal(state) == ({"0 option 1", "0 option 2"} if possible else {"0 option 2"})


@pytest.mark.rule("AQU-072", "AQU-073")
def test_a_new_location_gives_its_resource_though_the_one_before_it_there_gave_one() -> None:
    document = edition_data()
    conquer = {"do": "conquer"}
    effects(document, {"gain_power": 3}, conquer, {"score": 1}, conquer, conquer)
    edition = GAME.read_edition(document)
    scene = Scene().seat(0, board=["grey_chimney@1"], tired=["trained_power"])
    scene.rows(upper=["blue_shark_nursery", "dogfish_shoal"], lower=["black_tooth"])
    start = {**scene.document(), "data": edition.name}
    state = GAME.from_position(start, edition)
    play(state, "0 play legionary", "0 conquer lower_1", "0 draw space_1", "0 pay")
    play(state, "0 score space_1")
    play(state, "0 conquer upper_1", "0 draw space_2", "0 pay")
    assert board(state, 0)[:2] == ["blue_shark_nursery@0", "black_tooth@1"]
    play(state, "0 conquer upper_2")
    assert legal(state) == {"0 draw space_1"}


def test_the_second_reconstruction_differs_in_three_kings_only() -> None:
    first, second = GAME.components["reconstructed_1"], GAME.components["reconstructed_2"]
    assert isinstance(first, dict) and isinstance(second, dict)
    assert [key for key in first if first[key] != second[key]] == ["edition", "kings"]
    changed = [
        old["id"] for old, new in zip(first["kings"], second["kings"], strict=True) if old != new
    ]
    assert changed == ["king_warlord", "king_builder", "king_host"]
    state = GAME.start(4, {"data_set": "reconstructed_2", "round_limit": 20})
    record = farshore.Record(state.setup)
    assert record.to_json()["data"] == "reconstructed_2"
