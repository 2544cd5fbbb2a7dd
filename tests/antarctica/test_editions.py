"""Component data: what is refused, with the reason and the place, and an edition of one's own."""

import json
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

import farshore
from farshore import BadEdition, BadOption, Record
from farshore.core.state import CHANCE
from farshore.core.types import Seat
from farshore.games.antarctica.components import EFFECT_IDS, NO_EFFECT, AntarcticaEdition
from tests.antarctica.positions import (
    AREAS,
    DEAL_ORDER,
    GAME,
    Board,
    Document,
    cubes,
    edition,
    edition_document,
    legal,
    look,
    play,
    seat,
)

rule = pytest.mark.rule

Steps = tuple[str | int, ...]


def at(document: Document, *path: str | int) -> Any:
    """The part of a document at a path."""
    part: Any = document
    for step in path:
        part = part[step]
    return part


def changed(*changes: tuple[Steps, object]) -> Document:
    """The built-in data with other values at these paths."""
    document = edition_document()
    for path, value in changes:
        at(document, *path[:-1])[path[-1]] = value
    return document


def faults(document: object) -> Sequence[tuple[str, object]]:
    """The reasons for which an edition is refused, each with its place."""
    with pytest.raises(BadEdition) as caught:
        GAME.read_edition(document)
    found = [(fault.key, fault.params["path"]) for fault in caught.value.faults]
    assert caught.value.params["count"] == len(found)
    return found


# --- one fault at a time ------------------------------------------------------------------------


def wrong(path: str, value: object, key: str, place: str = "") -> tuple[str, object, str, str]:
    """A value at a path, the fault, and its place if that is not the path itself."""
    return path, value, key, place or path


ONE_FAULT = [
    # the form
    wrong("game", "aquatica", "wrong-game"),
    wrong("edition", "", "not-a-text"),
    wrong("edition", 7, "not-a-text"),
    wrong("building_types[0].count", "4", "not-in-range"),
    wrong("building_types[0].star", 0, "not-true-or-false"),
    wrong("building_types[0].category", "ice", "unknown-id"),
    wrong("building_types[0].names", ["Camp"], "not-an-object"),
    wrong("building_types[0].names.de", 5, "not-a-text"),
    wrong("scoring.area_first_bonus", -1, "not-in-range"),
    wrong("stall_guard_turns.3", 0, "not-in-range"),
    wrong("areas.sun_order[3].id", "east", "wrong-id", "areas.sun_order[3]"),
    wrong("building_categories[1].id", "ore", "wrong-id", "building_categories[1]"),
    wrong("track_effects[0].id", "sail", "wrong-id", "track_effects[0]"),
    wrong("decks[2].id", "best", "wrong-id", "decks[2]"),
    wrong("shipyard_card_kinds[3].id", "slow", "wrong-id", "shipyard_card_kinds[3]"),
    wrong("resource_card_kinds[1].id", "coal", "wrong-id", "resource_card_kinds[1]"),
    # areas
    wrong("areas.closed.3", ["top"], "closed-with-many", "areas.closed"),
    wrong("areas.closed.2", ["top", "top"], "wrong-number", "areas.closed"),
    wrong("areas.pack_ice_markers", 1, "wrong-number", "areas.closed"),
    wrong("shipyard_card_kinds[2].scientists", 0, "not-in-range"),
    wrong("shipyard_card_kinds[3].research_points", 10, "not-in-range"),
    wrong("track_effects[2].research_points", "3", "not-in-range"),
    wrong("pieces_per_colour.vp_marker_sides", [0], "wrong-length"),
    wrong("areas.sun_start", "top", "fixed-value"),
    wrong("areas.ship_places_per_area", 4, "fixed-value"),
    # buildings and cards
    wrong("building_types[0].start_2", 2, "fixed-value"),
    wrong("building_types[0].start_3_4", 1, "fixed-value"),
    wrong("decks[0].cards", 14, "fixed-value"),
    wrong("building_cards[0].id", "basic_99", "wrong-id", "building_cards[0]"),
    wrong("building_cards[0].deck", "double", "wrong-deck"),
    wrong("building_cards[0].needs[0]", "igloo", "unknown-id"),
    wrong("building_cards[0].needs", "crane", "not-a-list"),
    wrong(
        "building_cards[2].needs", ["crane", "crane"], "needed-twice", "building_cards[2].needs[1]"
    ),
    wrong("building_cards[2].needs", ["headframe"], "needs-itself"),
    wrong("building_cards[2].scientists", 2, "scientists-of-type"),
    wrong("building_cards[2].star", True, "star-of-type"),
    wrong("building_cards[2].min_players", 5, "not-in-range"),
    wrong("building_cards[2].research_points", 10, "not-in-range"),
    # tracks
    wrong("track_effects[0].colour", "red", "fixed-value"),
    wrong("research_tracks[0].id", "track_z", "wrong-id", "research_tracks[0]"),
    wrong("research_tracks[0].icons", ["camp"], "not-a-station"),
    wrong("research_tracks[0].icons", [], "not-a-station"),
    wrong("research_tracks[0].vp", [1, 2, 3], "wrong-length"),
    wrong("research_tracks[0].symbols[0].space", 11, "not-in-range"),
    wrong("research_tracks[0].symbols[1].space", 2, "two-symbols", "research_tracks[0].symbols[1]"),
    wrong("research_tracks[0].symbols[0].colour", "blue", "fixed-value"),
    wrong("open_tracks.3", ["track_a"], "open-tracks-differ"),
    # setup
    wrong("starting_buildings.2", ["camp"], "wrong-length"),
    wrong("starting_buildings.4[7]", "shipyard", "unknown-id"),
    wrong("piece_table.2.ships_box", 1, "piece-count", "piece_table.2"),
    wrong("pieces_per_colour.cubes", "six", "not-in-range"),
    wrong("placement_order.2", [*"ABBAABC"], "placing-order"),
    wrong("placement_order.4[0]", "E", "unknown-id"),
    wrong("first_game_ships.2[0].seat", "B", "not-in-placing-order"),
    wrong("first_game_ships.2[0].area", "top", "closed-area"),
    wrong("first_game_ships.4[0].place", 2, "fixed-value"),
    wrong("extra_cube_two_players.seat", "A", "fixed-value"),
    wrong("extra_cube_two_players.space", 2, "fixed-value"),
    wrong("extra_cube_two_players.triggers_symbols", True, "fixed-value"),
    # cards beside the board
    wrong("shipyard_card_kinds[0].count", 7, "wrong-number", "shipyard_card_kinds"),
    wrong("shipyard_cards[0].kind", "fast_research", "kind-count", "shipyard_cards"),
    wrong("resource_card_kinds[0].count", 3, "fixed-value"),
    wrong("resource_card_kinds[0].in_play.2", 4, "fixed-value"),
    wrong("resource_card_kinds[0].replaces_category", "ice", "unknown-id"),
    wrong("resource_cards[0].kind", "know_how", "kind-count", "resource_cards"),
]


@pytest.mark.parametrize(
    ("path", "value", "key", "place"), ONE_FAULT, ids=[f"{row[2]} {row[0]}" for row in ONE_FAULT]
)
def test_a_wrong_value_is_refused_with_reason_and_place(
    path: str, value: object, key: str, place: str
) -> None:
    steps = [
        int(step[1:-1]) if step.startswith("[") else step
        for step in re.findall(r"\[\d+\]|[^.\[\]]+", path)
    ]
    assert (key, place) in faults(changed((tuple(steps), value)))


@pytest.mark.parametrize("key", sorted(edition_document()))
def test_a_missing_part_is_refused(key: str) -> None:
    document = edition_document()
    del document[key]
    if key in ("id_prefix", "data_version", "source_tags", "notice", "names"):
        GAME.read_edition(document)  # words about the data, no data
        return
    with pytest.raises(BadEdition) as caught:
        GAME.read_edition(document)
    missing = [fault.params["key"] for fault in caught.value.faults if fault.key == "missing-key"]
    assert missing == [key]  # named once


@pytest.mark.parametrize("document", [None, [], "antarctica", 7, {}])
def test_what_is_no_edition_at_all_is_refused(document: object) -> None:
    assert faults(document)


def test_every_fault_is_named() -> None:
    document = changed(
        (("game",), "council"),
        (("building_cards", 0, "star"), True),
        (("piece_table", "3", "cubes_box"), 9),
    )
    assert faults(document) == [
        ("wrong-game", "game"),
        ("star-of-type", "building_cards[0].star"),
        ("piece-count", "piece_table.3"),
    ]


# --- counts, and cards that nobody could build --------------------------------------------------


@rule("ANT-005", "ANT-006")
def test_buildings_in_the_box_are_those_of_setup_and_cards() -> None:
    document = changed((("building_types", 0, "count"), 5))
    assert faults(document) == [
        ("wrong-number", "building_types"),
        ("building-count", "building_types"),
    ]
    document = changed((("building_types", 0, "count"), 5), (("building_types", 2, "count"), 2))
    with pytest.raises(BadEdition) as caught:
        GAME.read_edition(document)
    named = [(fault.params["building"], fault.params["found"]) for fault in caught.value.faults]
    assert named == [("camp", 4), ("crane", 3)]


@rule("ANT-029")
def test_three_and_four_players_start_with_the_same_buildings() -> None:
    document = changed((("starting_buildings", "3", 1), "crane"))
    assert ("starting-differ", "starting_buildings") in faults(document)


@rule("ANT-048")
def test_open_tracks_are_three_four_and_five() -> None:
    document = changed(
        (("research_tracks", 4, "min_players"), 3),
        (("open_tracks", "3"), ["track_a", "track_b", "track_c", "track_d", "track_e"]),
    )
    assert faults(document) == [("open-tracks", "open_tracks.3")]


def test_a_card_that_nobody_can_ever_build_is_refused() -> None:
    """Factories need a laboratory and laboratories a factory."""
    document = edition_document()
    for number, need in zip(range(15, 19), ["laboratory"] * 2 + ["factory"] * 2, strict=True):
        document["building_cards"][number]["needs"] = [need]
    with pytest.raises(BadEdition) as caught:
        GAME.read_edition(document)
    assert {fault.key for fault in caught.value.faults} == {"unreachable-card"}
    cards = {fault.params["card"] for fault in caught.value.faults}
    assert cards == {f"double_0{number}" for number in (1, 2, 3, 4)} | {
        f"prestige_{number:02}" for number in range(1, 13)
    }
    assert {fault.params["players"] for fault in caught.value.faults} == {2, 3, 4}


def test_a_card_can_be_out_of_reach_with_two_players_only() -> None:
    document = changed((("building_cards", 8, "needs"), ["sea_station"]))
    for number in (13, 14):
        document["building_cards"][number]["min_players"] = 3
    with pytest.raises(BadEdition) as caught:
        GAME.read_edition(document)
    assert [fault.params for fault in caught.value.faults] == [
        {"path": "building_cards", "card": "basic_09", "players": 2}
    ]


@rule("ANT-003", "ANT-081")
def test_more_buildings_of_a_type_than_areas_are_refused() -> None:
    """With two players six areas are open, so a seventh plankton farm has no site."""
    document = edition_document()
    for card in document["building_cards"]:
        if card["builds"] == "plankton_farm":
            card["min_players"] = 2
    assert faults(document) == [("too-many-copies", "building_cards")]


@rule("ANT-066")
def test_so_many_ships_that_one_might_have_nowhere_to_go_are_refused() -> None:
    document = changed(
        (("piece_table", "4", "ships_unused"), 4), (("piece_table", "4", "ships_box"), 0)
    )
    with pytest.raises(BadEdition) as caught:
        GAME.read_edition(document)
    assert [fault.params for fault in caught.value.faults] == [
        {"path": "piece_table.4", "found": 24, "most": 21}
    ]
    # five each are 20, for which the other areas always have room
    GAME.read_edition(
        changed((("piece_table", "4", "ships_unused"), 3), (("piece_table", "4", "ships_box"), 1))
    )


@rule("ANT-003", "ANT-044")
def test_the_first_game_layout_has_at_most_three_ships_in_an_area() -> None:
    document = edition_document()
    for step, ship in enumerate(document["first_game_ships"]["4"]):
        if step < 4:
            ship.update(area="top", place=step + 1)
        elif ship["area"] == "top":
            ship.update(area="bottom")
    assert ("area-overfull", "first_game_ships.4[3].area") in faults(document)


# --- names in records ---------------------------------------------------------------------------


def named(document: Document) -> str:
    return GAME.read_edition(document).name


def test_an_edition_is_named_by_name_and_digest() -> None:
    name, _, digest = named(edition_document()).partition("#")
    assert name == "reconstructed_1"
    assert len(digest) == 12
    assert edition().name == "reconstructed_1"  # the built-in one by its plain name
    assert [*GAME.editions] == [f"reconstructed_{number}" for number in (1, 2, 3, 4)]


def test_the_digest_depends_on_the_values_and_not_on_how_they_are_written() -> None:
    document = edition_document()
    backwards = dict(reversed(document.items()))
    rewritten = json.loads(json.dumps(document, indent=7, ensure_ascii=True))
    assert named(document) == named(backwards) == named(rewritten)
    other = changed((("scoring", "area_first_bonus"), 2))
    assert named(other) != named(document)
    assert named(other).startswith("reconstructed_1#")


# --- playing with an edition of one's own -------------------------------------------------------


def own_edition() -> AntarcticaEdition:
    """Other names, needs, points, values and pieces than in the built-in data."""
    document = changed(
        (("edition",), "my_own"),
        (("building_cards", 0, "needs"), ["headframe"]),
        (("building_cards", 0, "research_points"), 4),
        (("research_tracks", 4, "vp", 3), 50),
        (("research_tracks", 4, "symbols", 0, "space"), 4),
        (("scoring", "area_first_bonus"), 9),
        (("stall_guard_turns", "4"), 1),
        (("piece_table", "4", "scientists_supply"), 1),
        (("piece_table", "4", "scientists_reserve"), 11),
        (("resource_card_kinds", 0, "replaces_category"), "know_how"),
        (("resource_card_kinds", 1, "replaces_category"), "resource"),
        (("building_types", 2, "names", "en"), "Big crane"),
    )
    found = GAME.read_edition(document)
    assert isinstance(found, AntarcticaEdition)
    return found


def start_own(own: AntarcticaEdition) -> Record:
    """A game of the edition, up to the first build."""
    record = Record(GAME.setup(4, {"start_seat": "fixed"}, own))
    moves = [f"* deal {building} {name}" for building, name in zip(DEAL_ORDER, AREAS, strict=True)]
    moves += ["* reveal basic basic_01", "* reveal double double_01"]
    moves += ["* reveal prestige prestige_01", "0 sail right", "0 build basic"]
    moves += ["* reveal basic basic_03", "0 advance track_e"]
    for move in moves:
        who, _, text = move.partition(" ")
        record.moves.append((CHANCE if who == "*" else Seat(int(who)), GAME.moves.number(text)))
    return record


def test_an_edition_of_ones_own_is_played_with_its_values() -> None:
    own = own_edition()
    assert own.names["building"]["crane"]["en"] == "Big crane"
    state = start_own(own).replay()
    assert look(state)["data"] == own.name
    assert cubes(state, "track_e") == [4, 0, 0, 0]  # four points of the card
    part = seat(state, 0)
    assert (part["supply"], part["reserve"]) == (1, 10)  # one placed, one by the symbol
    assert part["basic_card"] is True  # the headframe was there
    score = 2 + 1 + 9 + 50  # right: two buildings, a scientist, the bonus; the fourth space
    assert state.view(Seat(0))["if_it_ended_now"] == [score, 0, 0, 0]


def test_resource_cards_replace_what_the_edition_says() -> None:
    board = Board(4, own_edition()).ships(bottom=[None, 1], right=[0], bottom_right=[0])
    board.top("prestige", "prestige_01").supply(0, 1).menu(0, "right", "bottom")
    state = board.load()
    assert "build prestige" in legal(state)  # the Basic card stands for the factory
    play(state, "0 build prestige")
    assert seat(state, 0)["basic_card"] is False


def test_the_stall_guard_of_the_edition_ends_the_game() -> None:
    state = Board(4, own_edition()).load()
    play(state, "0 sail right", "0 end_turn")
    results = state.results()
    assert results is not None
    assert results.end == "stalled"


def test_a_record_names_its_edition_and_is_replayed_only_with_it(tmp_path: Path) -> None:
    own = own_edition()
    record = start_own(own)
    document = record.to_json()
    assert document["data"] == own.name
    assert own.name.startswith("my_own#")
    path = tmp_path / "game.json"
    farshore.save_record(record, path)
    assert farshore.load_record(path, own).replay().position() == record.replay().position()
    for other in (None, GAME.edition()):
        with pytest.raises(BadOption) as caught:
            Record.from_json(document, other)
        assert caught.value.key == "unknown-edition"
        with pytest.raises(farshore.BadRecord):
            farshore.load_record(path, other)


def test_a_position_names_its_edition_and_is_read_only_with_it() -> None:
    own = own_edition()
    state = start_own(own).replay()
    again = GAME.from_position(state.position(), own)
    assert again.position() == state.position()
    with pytest.raises(BadOption) as caught:
        GAME.from_position(state.position())
    assert caught.value.key == "unknown-edition"


def test_the_edition_and_the_option_data_set_must_agree() -> None:
    own = own_edition()
    assert GAME.start(4, {"data_set": own.name}, own).setup.edition is own
    assert GAME.start(4, {"data_set": "reconstructed_1"}).setup.edition is edition()
    with pytest.raises(BadOption) as caught:
        GAME.start(4, {"data_set": "reconstructed_1"}, own)
    assert caught.value.key == "two-editions"
    with pytest.raises(BadOption) as caught:
        GAME.start(4, {"data_set": "reconstructed_9"})
    assert caught.value.key == "unknown-edition"


# --- the other built-in editions ----------------------------------------------------------------


def test_new_games_use_the_fourth_edition_and_those_of_version_1_the_first() -> None:
    assert GAME.edition().name == GAME.setup().edition.name == "reconstructed_4"
    assert GAME.setup(rules=1).edition.name == "reconstructed_1"
    others = [f"reconstructed_{number}" for number in (1, 2, 3)]
    assert GAME.edition_names() == ["reconstructed_4", *others]
    for preset in GAME.info.presets:
        assert GAME.setup(options={"preset": preset}).edition.name == "reconstructed_4"


def leaves(part: object, path: str = "") -> dict[str, object]:
    """Every single value of a document by its path; things in lists are named by their ids."""
    if isinstance(part, dict):
        inner = [(str(key), value) for key, value in part.items()]
    elif isinstance(part, list):
        inner = [
            (str(value["id"] if isinstance(value, dict) and "id" in value else at), value)
            for at, value in enumerate(part)
        ]
    else:
        return {path: part}
    found: dict[str, object] = {}
    for key, value in inner:
        found.update(leaves(value, f"{path}.{key}" if path else key))
    return found


RECALIBRATED = re.compile(
    r"edition|building_cards\.\w+\.(research_points|source\.research_points)"
    r"|research_tracks\.\w+\.((vp|symbols)\..*|source\.(vp|symbols))"
    r"|first_game_ships\.(4\.\d\.area|source\.4)"
)


@pytest.mark.parametrize("number", [2, 3, 4])
def test_a_later_edition_changes_reconstructed_values_only(number: int) -> None:
    first, later = (leaves(GAME.components[f"reconstructed_{each}"]) for each in (1, number))
    changes = {path for path in first | later if first.get(path) != later.get(path)}
    assert len(changes) > 1
    assert [path for path in changes if not RECALIBRATED.fullmatch(path)] == []


@pytest.mark.parametrize("number", [2, 3, 4])
def test_a_later_edition_has_every_effect_and_the_values_of_the_rulebooks_example(
    number: int,
) -> None:
    """ANT-E11 has cubes with the values 7, 5 and 2 on one track."""
    tracks = edition(f"reconstructed_{number}").tracks
    assert any({2, 5, 7} <= set(track.points) for track in tracks)
    effects = {effect for track in tracks for effect in track.symbols} - {NO_EFFECT}
    assert len(effects) == len(EFFECT_IDS)
    assert all(track.points == sorted(track.points) for track in tracks)


@pytest.mark.rule("ANT-171", "ANT-172")
def test_in_the_third_edition_a_cube_on_a_track_is_always_worth_something() -> None:
    second, third = (edition(f"reconstructed_{number}").tracks for number in (2, 3))
    assert min(point for track in third for point in track.points[1:]) == 1
    assert [track.symbols for track in third] == [track.symbols for track in second]


@rule("ANT-044")
def test_in_the_fourth_edition_no_player_of_four_has_two_stops_in_succession() -> None:
    """The sun begins at the bottom left and moves on before the first turn."""
    data: Any = GAME.components["reconstructed_4"]
    owner = {ship["area"]: ship["seat"] for ship in data["first_game_ships"]["4"]}
    first_round = [owner[area] for area in (*AREAS[1:], AREAS[0])]
    assert "".join(first_round) == "ABCDCDBA"
