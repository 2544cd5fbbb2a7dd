"""Section 3 of the catalogue: what is in the box (ANT-001 to ANT-025)."""

from random import Random

import pytest

from farshore import CHANCE, SPECTATOR, BadPosition
from farshore.core.chance import below, draw
from farshore.core.types import Seat
from farshore.games.antarctica.components import AntarcticaEdition
from farshore.games.antarctica.moves import BUILDING_IDS, CARD_IDS
from tests.antarctica.positions import (
    AREAS,
    CARD_BUILDS,
    GAME,
    KINDS,
    MARKED_FOR_FOUR,
    MARKED_FOR_THREE,
    Board,
    area,
    edition,
    edition_document,
    legal_of,
    look,
    play,
    queue,
    refused,
    seat,
)

rule = pytest.mark.rule

BUILDING_COUNTS = {
    "camp": 4,
    "shipyard": 2,
    "crane": 3,
    "headframe": 3,
    "drilling_rig": 3,
    "wind_turbine": 3,
    "laboratory": 2,
    "factory": 2,
    "inland_station": 3,
    "coast_station": 3,
    "sea_station": 3,
    "headquarters": 5,
    "plankton_farm": 7,
    "parabolic_antenna": 4,
}


# --- the board ----------------------------------------------------------------------------------


@rule("ANT-001", "ANT-053")
@pytest.mark.parametrize("at", range(8))
def test_the_sun_visits_eight_areas_in_a_ring(at: int) -> None:
    sun, following, after_that = (AREAS[(at + step) % 8] for step in range(3))
    state = Board().ships(**{sun: [0], following: [1], after_that: [2]}).moving(sun).load()
    play(state, f"0 sail {AREAS[(at + 4) % 8]}", "0 end_turn")
    assert look(state)["sun"] == following
    assert state.waiting() == (1,)


@rule("ANT-002")
def test_an_area_has_three_places_and_a_site_for_each_building_type() -> None:
    board = Board().starts(sea_station="top")
    one_of_each = {building: card for card, building in CARD_BUILDS.items()}
    del one_of_each["sea_station"]
    for at, card in enumerate(one_of_each.values()):
        board.built(card, "top", seat=at % 4)
    top = area(board.ships(bottom=[0], top=[1, 2, 3]).moving("bottom").load(), "top")
    assert sorted(top["buildings"]) == sorted(BUILDING_COUNTS)
    assert top["ships"] == [1, 2, 3]


@rule("ANT-003", "ANT-063", "ANT-081")
def test_an_area_holds_three_ships_and_one_building_of_each_type() -> None:
    state = Board().ships(bottom=[0], top=[1, 2, 3]).moving("bottom").load()
    assert refused(state, "0 sail top").key == "antarctica-area-full"
    state = (
        Board()
        .top("basic", "basic_03")
        .ships(bottom_right=[0], right=[0])
        .menu(0, target="right", sun="bottom")
        .load()
    )
    assert refused(state, "0 build basic").key == "antarctica-built-already"


@rule("ANT-003", "ANT-018")
@pytest.mark.parametrize(
    ("part", "value"), [("ships", [1, 2, 3, 3]), ("buildings", ["crane", "crane"])]
)
def test_a_position_with_more_in_an_area_is_refused(part: str, value: list[object]) -> None:
    document = Board().ships(bottom=[0]).moving("bottom").document()
    document["areas"]["top"][part] = value
    with pytest.raises(BadPosition):
        GAME.from_position(document)


@rule("ANT-004")
def test_there_is_a_box_for_unused_and_one_for_returned_pieces() -> None:
    state = Board().ships(bottom=[0]).moving("bottom").load()
    boxes = ("unused_ships", "unused_cubes", "returned_ships", "returned_cubes")
    before = [seat(state, 0)[box] for box in boxes]
    play(state, "0 give_back_cube")
    after = [seat(state, 0)[box] for box in boxes]
    assert after == [before[0], before[1] - 1, before[2], before[3] + 1]


# --- buildings and cards ------------------------------------------------------------------------


@rule("ANT-005")
def test_there_are_47_buildings_of_14_types_in_five_categories() -> None:
    totals = edition().building_totals
    assert sum(totals) == 47
    assert len(totals) == 14
    categories = edition_document()["building_categories"]
    assert [entry["id"] for entry in categories] == [
        "base",
        "resource",
        "know_how",
        "station",
        "prestige",
    ]
    assert sum(edition().categories) == (1 << 14) - 1


@pytest.mark.parametrize(
    ("category", "buildings"),
    [
        pytest.param(0, ["camp", "shipyard"], marks=rule("ANT-006")),
        pytest.param(
            1, ["crane", "headframe", "drilling_rig", "wind_turbine"], marks=rule("ANT-007")
        ),
        pytest.param(2, ["laboratory", "factory"], marks=rule("ANT-008", "ANT-R35")),
        pytest.param(3, ["inland_station", "coast_station", "sea_station"], marks=rule("ANT-009")),
        pytest.param(
            4, ["headquarters", "plankton_farm", "parabolic_antenna"], marks=rule("ANT-010")
        ),
    ],
)
def test_buildings_of_each_category(category: int, buildings: list[str]) -> None:
    mask = edition().categories[category]
    found = [building for at, building in enumerate(BUILDING_IDS) if mask >> at & 1]
    assert found == buildings
    for building in buildings:
        total = edition().building_totals[BUILDING_IDS.index(building)]
        assert total == BUILDING_COUNTS[building]


@rule("ANT-011")
def test_there_are_60_cards() -> None:
    decks = [card.deck for card in edition().cards]
    assert [decks.count(deck) for deck in range(3)] == [15, 12, 12]
    assert sum(edition().shipyard_counts) == 13
    document = edition_document()
    assert len(document["resource_cards"]) == 8
    assert len(document["building_cards"]) + 13 + 8 == 60


@rule("ANT-012")
def test_a_building_card_shows_needs_scientists_building_points_star_and_mark() -> None:
    for name, card in zip(CARD_IDS, edition().cards, strict=True):
        assert BUILDING_IDS[card.builds] == CARD_BUILDS[name]
        assert card.needs.bit_count() == (1 if name.startswith("basic") else 2)
        assert card.scientists in (1, 2)
        assert card.research_points in (0, 1, 2, 3)
        mark = 4 if name in MARKED_FOR_FOUR else 3 if name in MARKED_FOR_THREE else 2
        assert card.min_players == mark


@rule("ANT-013")
def test_only_a_plankton_farm_takes_two_scientists() -> None:
    for name, card in zip(CARD_IDS, edition().cards, strict=True):
        assert card.scientists == (2 if CARD_BUILDS[name] == "plankton_farm" else 1)


@rule("ANT-014")
def test_thirteen_cards_carry_a_star() -> None:
    starred = ("factory", "laboratory", "headquarters", "parabolic_antenna")
    for name, card in zip(CARD_IDS, edition().cards, strict=True):
        assert card.star == (CARD_BUILDS[name] in starred)
    assert edition().starred.bit_count() == 13


@rule("ANT-015")
def test_the_shipyard_cards() -> None:
    counts = dict(zip(KINDS, edition().shipyard_counts, strict=True))
    assert counts == {
        "icebreaker": 6,
        "place_scientist": 3,
        "two_scientists": 2,
        "fast_research": 2,
    }


@rule("ANT-016", "ANT-R17")
def test_the_resource_cards() -> None:
    kinds = [card["kind"] for card in edition_document()["resource_cards"]]
    assert [kinds.count(kind) for kind in ("basic_resource", "know_how")] == [4, 4]
    assert edition().basic_replaces == edition().categories[1]
    assert edition().know_how_replaces == edition().categories[2]


@rule("ANT-110", "ANT-111", "ANT-143")
def test_what_cards_and_symbols_bring_is_data() -> None:
    gains = edition().gains
    found = (gains.two_scientists, gains.fast_research, gains.research_three)
    assert found == (2, 3, 3)
    changed = edition_document()
    changed["shipyard_card_kinds"][2]["scientists"] = 4
    changed["shipyard_card_kinds"][3]["research_points"] = 5
    changed["track_effects"][2]["research_points"] = 6
    other = GAME.read_edition(changed)
    board = Board(2, other).ships(right=[0], left=[1]).menu(0, "right", "bottom_left")
    state = play(board.hand(0, "two_scientists").load(), "0 play two_scientists")
    assert look(state)["seats"][0]["supply"] == 2 + 4
    board = Board(2, other).ships(right=[0], left=[1]).menu(0, "right", "bottom_left")
    state = board.hand(0, "fast_research").cubes("track_a", 3, 0).load()
    play(state, "0 play fast_research", "0 advance track_a")
    assert look(state)["tracks"]["track_a"]["cubes"] == [8, 0]
    play(state, "0 advance track_b")
    assert look(state)["tracks"]["track_b"]["cubes"] == [6, 0]


@rule("ANT-110", "ANT-111", "ANT-143", "ANT-018")
def test_older_files_that_do_not_name_these_numbers_mean_those_of_the_rulebook() -> None:
    older = edition_document()
    del older["shipyard_card_kinds"][2]["scientists"]
    del older["shipyard_card_kinds"][3]["research_points"]
    del older["track_effects"][2]["research_points"]
    del older["areas"]["pack_ice_markers"]
    del older["pieces_per_colour"]["vp_marker_sides"]
    found = GAME.read_edition(older)
    assert isinstance(found, AntarcticaEdition)
    gains = found.gains
    assert (gains.two_scientists, gains.fast_research, gains.research_three) == (2, 3, 3)


# --- pieces, tracks -----------------------------------------------------------------------------


@rule("ANT-017")
def test_pieces_of_each_colour() -> None:
    pieces = edition_document()["pieces_per_colour"]
    assert (pieces["ships"], pieces["scientists"], pieces["cubes"]) == (6, 16, 6)
    assert (pieces["vp_markers"], pieces["vp_marker_sides"]) == (1, [0, 50])


@rule("ANT-018", "ANT-027")
def test_pack_ice_closes_two_areas_with_two_players() -> None:
    closed = [mask.bit_count() for mask in edition().closed_areas]
    assert closed[2:] == [2, 0, 0]
    assert edition_document()["areas"]["pack_ice_markers"] == 2
    assert edition_document()["names"]["sun"]["en"] == "Sun"


@rule("ANT-019")
def test_a_track_is_a_row_of_spaces_with_values_and_symbols() -> None:
    for track in edition().tracks:
        assert track.length == 10
        assert track.points[1:] == [1, 1, 2, 2, 3, 4, 5, 6, 7, 8]
        assert len(track.symbols) == len(track.points)


@rule("ANT-019")
def test_a_space_holds_at_most_one_cube() -> None:
    document = Board().cubes("track_b", 4, 4, 0, 0).document()
    with pytest.raises(BadPosition) as caught:
        GAME.from_position(document)
    assert [fault.key for fault in caught.value.faults] == ["two-cubes"]
    assert caught.value.faults[0].params["path"] == "tracks.track_b.cubes[1]"


@rule("ANT-020")
def test_every_track_bears_a_station_and_one_track_two() -> None:
    stations = edition().categories[3]
    icons = [track.icons for track in edition().tracks]
    assert all(icon and not icon & ~stations for icon in icons)
    assert sorted(icon.bit_count() for icon in icons) == [1, 1, 1, 1, 2]


# --- buildings belong to nobody, scientists to an area ------------------------------------------


@rule("ANT-021")
def test_buildings_belong_to_nobody() -> None:
    board = Board().built("double_05", "top", seat=1).built("basic_03", "left", seat=2)
    board.top("basic", "basic_06").basic_played(0)
    state = board.ships(top=[0], left=[0], bottom=[None, 1]).menu(0, "top", "bottom").load()
    assert "recruit" in [GAME.moves.text(move) for move in state.legal(Seat(0))]
    assert legal_of(state, "build") == ["basic"]  # needs the headframe that seat 2 built


@rule("ANT-022", "ANT-097")
def test_a_scientist_stands_for_its_colour_in_the_area_as_a_whole() -> None:
    board = Board().built("basic_03", "left", seat=0).built("basic_05", "left", seat=0)
    state = board.ships(left=[0], bottom=[None, 1]).menu(0, "left", "bottom").load()
    reserve = seat(state, 0)["reserve"]
    play(state, "0 recruit")  # the camp came without a scientist
    assert seat(state, 0)["reserve"] == reserve - 3


@rule("ANT-023", "ANT-024")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_scientists_and_cubes_never_leave_and_never_go_back(players: int) -> None:
    rng = Random(players)
    state = GAME.start(players, {"layout": "free"})
    before = look(state)
    while not state.is_over():
        actor = state.actor()
        chances = state.chances()
        # without giving back, which would end a random game early
        moves = [
            move for move in state.legal(actor) if not GAME.moves.kind(move).startswith("give_back")
        ]
        state.apply(actor, draw(rng, chances) if chances else moves[below(rng, len(moves))])
        after = look(state)
        for part, key in (("areas", "scientists"), ("tracks", "cubes")):
            for name, there in before[part].items():
                now = after[part][name][key]
                assert all(a <= b for a, b in zip(there[key], now, strict=True))
        before = after


@rule("ANT-023", "ANT-122")
def test_a_ship_that_leaves_takes_no_scientist_along() -> None:
    board = Board().built("basic_03", "left", seat=0).ships(left=[0], bottom=[None, 1])
    state = board.menu(0, "left", "bottom").load()
    play(state, "0 give_back_ship left 1")
    assert area(state, "left")["scientists"] == [1, 0, 0, 0]
    assert queue(state, "left") == [None, None, None]


# --- what is public -----------------------------------------------------------------------------


def two_hands(first: str, second: str) -> Board:
    return Board().hand(1, first).hand(2, second)


@rule("ANT-025", "ANT-R13")
def test_shipyard_hands_and_the_shipyard_stack_are_hidden() -> None:
    state = two_hands("icebreaker", "fast_research").load()
    other = two_hands("two_scientists", "place_scientist").load()
    for viewer in (0, 3, SPECTATOR):
        assert state.view(Seat(viewer)) == other.view(Seat(viewer))
    for viewer in (1, 2):
        assert state.view(Seat(viewer)) != other.view(Seat(viewer))
    own = state.view(Seat(1))["you"]
    assert isinstance(own, dict)
    assert own["hand"] == {**dict.fromkeys(KINDS, 0), "icebreaker": 1}


@rule("ANT-025", "ANT-035")
def test_the_building_stacks_are_hidden_below_the_top() -> None:
    stacks = Board().load().view(Seat(0))["stacks"]
    assert stacks == {
        "basic": {"top": "basic_01", "below": 14},
        "double": {"top": "double_01", "below": 11},
        "prestige": {"top": "prestige_01", "below": 11},
    }


@rule("ANT-025")
def test_everything_else_is_public() -> None:
    board = (
        Board()
        .ships(bottom=[None, 1], top=[0, 2])
        .built("basic_03", "left", seat=3)
        .cube("track_d", 2, 4)
        .hand(1, "icebreaker", "fast_research")
        .icebreaker("top", 2)
        .know_how(3)
        .basic_played(2)
        .gave_back_cubes(1, 2)
        .menu(0, "top", "bottom")
    )
    state = board.load()
    position = look(state)
    hidden = ("shipyard", "agenda")
    for viewer in (0, 1, SPECTATOR):
        view = state.view(Seat(viewer))
        for key, value in position.items():
            assert key in hidden or view[key] == value
    seats = position["seats"]
    assert [part["shipyard_cards"] for part in seats] == [0, 2, 0, 0]
    assert [part["know_how"] for part in seats] == [0, 0, 0, 1]
    assert [part["basic_card"] for part in seats] == [True, True, False, True]
    assert position["shipyard_left"] == 10
    assert position["know_how_left"] == 3
    assert state.legal(CHANCE) == []


@pytest.mark.rule("ANT-012")
def test_a_card_is_told_by_what_it_builds() -> None:
    card = GAME.edition().details("card", "basic_03")
    assert card["building"] == CARD_BUILDS["basic_03"] and card["deck"] == "basic"
    assert GAME.edition().details("area", "top") == {}
