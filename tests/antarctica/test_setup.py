"""Section 4 of the catalogue: setup (ANT-026 to ANT-051)."""

from collections import Counter
from fractions import Fraction

import pytest

from farshore import CHANCE, BadOption, BadPosition, State
from farshore.core.types import Seat
from tests.antarctica.positions import (
    AREAS,
    CARD_BUILDS,
    DECKS,
    GAME,
    TRACKS,
    Board,
    area,
    cards_in_play,
    cubes,
    decision,
    edition_document,
    legal,
    legal_of,
    look,
    play,
    queue,
    refused,
    seat,
)

rule = pytest.mark.rule
each_player_count = pytest.mark.parametrize("players", [2, 3, 4])

OPEN_AREAS = {2: [at for at in AREAS if at not in ("bottom", "top")], 3: AREAS, 4: AREAS}


def outcomes(state: State) -> dict[str, Fraction]:
    """What chance may bring now, with the probabilities."""
    total = sum(weight for _, weight in state.chances())
    return {GAME.moves.text(move): Fraction(weight, total) for move, weight in state.chances()}


def started(players: int, start: int = 0, **options: str) -> State:
    """A game whose start player is known, before the first deal."""
    return play(GAME.start(players, options), f"* start {start}")


def dealt(state: State, until: str) -> State:
    """Lets chance do the first thing that it can until this decision comes."""
    while decision(state) != until:
        state.apply(CHANCE, state.legal(CHANCE)[0])
    return state


def ready(players: int, start: int = 0, **options: str) -> State:
    """The first sun stop of the first-game layout."""
    state = started(players, start, **options)
    dealt(state, "place_extra_cube" if players == 2 else "move_ship")
    return play(state, f"{1 - start} place_cube track_c") if players == 2 else state


# --- players and areas --------------------------------------------------------------------------


@rule("ANT-026")
def test_two_three_or_four_play() -> None:
    assert GAME.info.players == [2, 3, 4]
    for players in (0, 1, 5):
        with pytest.raises(BadOption) as caught:
            GAME.start(players)
        assert caught.value.key == "bad-player-count"


@rule("ANT-027")
def test_with_two_players_no_ship_enters_top_and_bottom_and_the_sun_skips_them() -> None:
    state = (
        Board(2).ships(bottom_left=[0], bottom_right=[1], right=[1]).moving("bottom_left").load()
    )
    for closed in ("top", "bottom"):
        reason = refused(state, f"0 sail {closed}")
        assert reason.key == "antarctica-area-closed"
        assert reason.params["area"] == closed
    play(state, "0 sail left", "0 end_turn")
    assert look(state)["sun"] == "bottom_right"
    play(state, "1 sail top_right", "1 end_turn", "1 sail top_left", "1 end_turn")
    assert look(state)["sun"] == "top_right"
    play(state, "1 sail right", "1 end_turn")
    assert look(state)["sun"] == "top_left"  # top lies between


@rule("ANT-027")
@pytest.mark.parametrize(
    ("part", "value"),
    [("ships", [0, None, None]), ("buildings", ["camp"]), ("scientists", [1, 0])],
)
def test_nothing_can_stand_in_a_closed_area(part: str, value: list[object]) -> None:
    document = Board(2).document()
    document["areas"]["top"][part] = value
    with pytest.raises(BadPosition) as caught:
        GAME.from_position(document)
    assert "closed-area" in [fault.key for fault in caught.value.faults]


@rule("ANT-027", "ANT-028")
@each_player_count
def test_open_areas(players: int) -> None:
    areas = look(ready(players))["areas"]
    assert [name for name, part in areas.items() if part["open"]] == OPEN_AREAS[players]


# --- starting buildings -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "buildings"),
    [
        pytest.param(
            players,
            {"camp": 2, "sea_station": 1, "coast_station": 1}
            | dict.fromkeys(["crane", "headframe", "drilling_rig", "wind_turbine"], 1),
            marks=rule("ANT-029"),
        )
        for players in (3, 4)
    ]
    + [
        pytest.param(
            2,
            dict.fromkeys(
                ["camp", "coast_station", "crane", "headframe", "drilling_rig", "wind_turbine"], 1
            ),
            marks=rule("ANT-030"),
        )
    ],
)
def test_starting_buildings_are_dealt_at_random_one_per_open_area(
    players: int, buildings: dict[str, int]
) -> None:
    state = started(players)
    left = dict(buildings)
    for name in OPEN_AREAS[players]:
        number = sum(left.values())
        assert outcomes(state) == {
            f"deal {building} {name}": Fraction(copies, number)
            for building, copies in left.items()
            if copies
        }
        building = max(left, key=lambda kind: left[kind])
        play(state, f"* deal {building} {name}")
        assert area(state, name)["buildings"] == [building]
        left[building] -= 1
    assert sum(left.values()) == 0
    assert decision(state) == "reveal_card"


@rule("ANT-031")
@each_player_count
def test_starting_buildings_come_without_scientists_and_cards(players: int) -> None:
    position = look(ready(players))
    for part in position["areas"].values():
        assert part["scientists"] == [0] * players
    assert all(part["cards"] == [] for part in position["seats"])


@rule("ANT-032")
@each_player_count
def test_the_other_buildings_suffice_for_every_card(players: int) -> None:
    totals = {entry["id"]: entry["count"] for entry in edition_document()["building_types"]}
    there = Counter(
        name for part in look(ready(players))["areas"].values() for name in part["buildings"]
    )
    there.update(CARD_BUILDS[card] for card in cards_in_play(players))
    if players == 4:
        assert there == totals
    else:
        assert all(there[building] <= total for building, total in totals.items())


# --- cards --------------------------------------------------------------------------------------


@rule("ANT-033", "ANT-034", "ANT-035")
@each_player_count
def test_building_cards_are_sorted_picked_by_mark_and_shuffled_by_stack(players: int) -> None:
    state = dealt(started(players), "reveal_card")
    for deck in DECKS:
        cards = [card for card in cards_in_play(players) if card.startswith(deck)]
        expected = {f"reveal {deck} {card}": Fraction(1, len(cards)) for card in cards}
        assert outcomes(state) == expected
        play(state, f"* reveal {deck} {cards[-1]}")
        assert look(state)["stacks"][deck] == {"top": cards[-1], "below": len(cards) - 1}


@rule("ANT-034")
@pytest.mark.parametrize(
    ("players", "sizes"), [(2, [11, 8, 8]), (3, [13, 10, 10]), (4, [15, 12, 12])]
)
def test_how_many_building_cards_are_used(players: int, sizes: list[int]) -> None:
    stacks = look(ready(players))["stacks"]
    assert [stacks[deck]["below"] + 1 for deck in DECKS] == sizes


@rule("ANT-035", "ANT-073")
def test_only_the_top_card_can_be_built() -> None:
    board = Board().ships(bottom_right=[0], top=[0]).top("basic", "basic_03").basic_played(0)
    state = board.menu(0, "top", "bottom").load()
    assert legal_of(state, "build") == ["basic"]
    state = board.top("basic", "basic_06").load()
    assert legal_of(state, "build") == []


@rule("ANT-036")
@each_player_count
def test_all_thirteen_shipyard_cards_are_used(players: int) -> None:
    position = look(ready(players))
    assert position["shipyard_left"] == 13
    assert [*position["shipyard"]["stack"].values()] == [6, 3, 2, 2]
    assert all(part["shipyard_cards"] == 0 for part in position["seats"])


@rule("ANT-037", "ANT-038")
@each_player_count
def test_resource_cards_at_the_start(players: int) -> None:
    position = look(ready(players))
    assert [part["basic_card"] for part in position["seats"]] == [True] * players
    assert [part["know_how"] for part in position["seats"]] == [0] * players
    assert position["know_how_left"] == players


# --- pieces -------------------------------------------------------------------------------------


@rule("ANT-039", "ANT-040", "ANT-041", "ANT-042")
@pytest.mark.parametrize(
    ("players", "reserve", "on_board", "unused_ships", "unused_cubes"),
    [(2, 14, 3, 3, 3), (3, 12, 3, 2, 4), (4, 10, 2, 2, 5)],
)
def test_pieces_at_the_start(
    players: int, reserve: int, on_board: int, unused_ships: int, unused_cubes: int
) -> None:
    position = look(ready(players))
    for number, part in enumerate(position["seats"]):
        assert part["supply"] == 2
        assert part["reserve"] == reserve
        ships = [ship for at in position["areas"].values() for ship in at["ships"]]
        assert ships.count(number) == on_board
        assert part["unused_ships"] == unused_ships
        extra = 1 if players == 2 and number == 1 else 0
        assert part["unused_cubes"] == unused_cubes - extra
        assert (part["returned_ships"], part["returned_cubes"]) == (0, 0)


# --- start player and ships ---------------------------------------------------------------------


@rule("ANT-043", "ANT-R01")
@each_player_count
def test_the_start_player_is_drawn_at_random(players: int) -> None:
    state = GAME.start(players)
    assert outcomes(state) == {f"start {at}": Fraction(1, players) for at in range(players)}
    play(state, f"* start {players - 1}")
    assert look(state)["start_seat"] == players - 1


@rule("ANT-043", "ANT-R01")
def test_the_start_player_may_be_fixed() -> None:
    state = GAME.start(4, {"start_seat": "fixed"})
    assert decision(state) == "deal_building"
    assert look(state)["start_seat"] == 0


FIRST_GAME = {
    2: "A bottom_right, B right, B top_right, A top_left, A left, B bottom_left",
    3: "A bottom, B bottom_right, C right, C top_right, A top, B top_left, B left, C bottom_left, "
    "A bottom",
    4: "A bottom, B bottom_right, C right, D top_right, D top_left, C top, B left, A bottom_left",
}


@rule("ANT-044", "ANT-043")
@pytest.mark.parametrize("start", [0, 1])
@each_player_count
def test_the_first_game_layout(players: int, start: int) -> None:
    expected: dict[str, list[int | None]] = {name: [] for name in AREAS}
    for ship in FIRST_GAME[players].split(", "):
        letter, name = ship.split(" ")
        expected[name].append(("ABCD".index(letter) + start) % players)
    state = ready(players, start)
    for name in AREAS:
        assert queue(state, name) == [*expected[name], *[None] * (3 - len(expected[name]))]


PLACING_ORDER = {2: "ABBAAB", 3: "ABCCABBCA", 4: "ABCDDCBA"}


@rule("ANT-043", "ANT-045", "ANT-046", "ANT-E08", "ANT-R03")
@pytest.mark.parametrize("start", [0, 1])
@each_player_count
def test_the_free_layout_goes_there_and_back(players: int, start: int) -> None:
    state = dealt(started(players, start, layout="free"), "place_start_ship")
    seats = []
    while decision(state) == "place_start_ship":
        seats.append(state.actor())
        state.play(state.actor(), state.legal(state.actor())[-1])
    assert seats == [("ABCD".index(at) + start) % players for at in PLACING_ORDER[players]]


@rule("ANT-045", "ANT-064", "ANT-R02")
def test_a_ship_starts_at_the_end_of_the_queue_of_an_area_that_is_not_full() -> None:
    state = dealt(started(2, layout="free"), "place_start_ship")
    assert legal_of(state, "place_ship") == OPEN_AREAS[2]
    assert refused(state, "0 place_ship top").key == "antarctica-area-closed"
    assert refused(state, "0 sail left").key == "antarctica-place-ship-first"
    assert refused(state, "1 place_ship left").key == "not-your-turn"
    play(state, "0 place_ship left", "1 place_ship left", "1 place_ship left")
    assert queue(state, "left") == [0, 1, 1]
    assert "left" not in legal_of(state, "place_ship")
    assert refused(state, "0 place_ship left").key == "antarctica-area-full"


@rule("ANT-047", "ANT-052", "ANT-E13")
def test_the_sun_starts_in_bottom_left_and_moves_before_the_first_ship() -> None:
    state = dealt(started(4, layout="free"), "place_start_ship")
    assert look(state)["sun"] == "bottom_left"
    play(state, "0 place_ship left", "1 place_ship left", "2 place_ship left")
    play(state, "3 place_ship top", "3 place_ship top", "2 place_ship top")
    play(state, "1 place_ship bottom_left", "0 place_ship bottom_left")
    assert look(state)["sun"] == "top"
    assert state.waiting() == (3,)


# --- tracks and the extra cube ------------------------------------------------------------------


@rule("ANT-048", "ANT-049")
@each_player_count
def test_open_tracks(players: int) -> None:
    position = look(ready(players))
    found = [name for name, part in position["tracks"].items() if part["open"]]
    assert found == TRACKS[: players + 1]
    board = Board(players).ships(bottom_left=[None, 1], right=[0]).hand(0, "fast_research")
    state = play(board.menu(0, "right", "bottom_left").load(), "0 play fast_research")
    assert legal_of(state, "advance") == TRACKS[: players + 1]
    for closed in TRACKS[players + 1 :]:
        assert refused(state, f"0 advance {closed}").key == "antarctica-track-closed"


@rule("ANT-049")
def test_a_closed_track_cannot_be_researched_and_holds_no_cube() -> None:
    board = Board(2).built("basic_14", "left", seat=1).ships(right=[None, 1], left=[0])
    state = board.menu(0, "left", "right").load()
    assert legal_of(state, "research") == ["track_c"]
    assert refused(state, "0 research track_d").key == "antarctica-track-closed"
    with pytest.raises(BadPosition) as caught:
        board.cube("track_d", 0, 3).load()
    assert [fault.key for fault in caught.value.faults] == ["closed-track"]


@rule("ANT-050", "ANT-R04")
@pytest.mark.parametrize("layout", ["first_game", "free"])
def test_with_two_players_b_puts_a_cube_on_a_first_space_after_the_ships(layout: str) -> None:
    state = dealt(
        started(2, 1, layout=layout),
        "place_start_ship" if layout == "free" else "place_extra_cube",
    )
    while decision(state) == "place_start_ship":
        state.apply(state.actor(), state.legal(state.actor())[0])
    assert state.waiting() == (0,)  # A is seat 1
    assert legal(state) == ["place_cube track_a", "place_cube track_b", "place_cube track_c"]
    assert refused(state, "0 end_turn").key == "antarctica-place-cube-first"
    play(state, "0 place_cube track_b")
    assert cubes(state, "track_b") == [1, 0]
    assert [seat(state, at)["unused_cubes"] for at in (0, 1)] == [2, 3]
    assert decision(state) == "move_ship"


@rule("ANT-050")
@pytest.mark.parametrize("players", [3, 4])
def test_with_more_players_there_is_no_extra_cube(players: int) -> None:
    assert all(part["cubes"] == [0] * players for part in look(ready(players))["tracks"].values())


@rule("ANT-050", "ANT-R05")
@pytest.mark.parametrize(
    ("effect", "colour"), [("gain_scientist", "red"), ("relocate_ship", "blue")]
)
def test_the_extra_cube_triggers_no_symbol(effect: str, colour: str) -> None:
    document = edition_document()
    document["research_tracks"][1]["symbols"][0] = {"space": 1, "colour": colour, "effect": effect}
    state = GAME.start(2, {"start_seat": "fixed"}, GAME.read_edition(document))
    dealt(state, "place_extra_cube")
    before = seat(state, 1)
    play(state, "1 place_cube track_b")
    assert decision(state) == "move_ship"
    assert seat(state, 1) == {**before, "unused_cubes": 2}


# --- scores -------------------------------------------------------------------------------------


@rule("ANT-051")
def test_nobody_has_a_score_before_the_end() -> None:
    state = Board().all_built("prestige_11", quota=[11] * 4).load()
    assert state.results() is None
    assert "scores" not in state.view(Seat(0))  # only `if_it_ended_now`


# --- options and readings (section 1) -----------------------------------------------------------


@pytest.mark.rule("ANT-R08", "ANT-R12", "ANT-R24", "ANT-R28", "ANT-R30", "ANT-R31", "ANT-R39")
def test_the_readings_of_each_version_are_those_of_the_catalogue() -> None:
    info = GAME.info
    assert [option.name for option in info.options] == ["layout", "start_seat", "stall_guard"]
    choosable = [ruling.name for ruling in info.choosable_rulings(2)]
    assert choosable == [
        *("plankton_exception", "new_ship", "research_three", "second_turn", "game_end")
    ]
    assert [ruling.name for ruling in info.choosable_rulings(1)] == ["plankton_exception"]
    newest, first = GAME.setup().rulings, GAME.setup(rules=1).rulings
    assert {name: (first[name], reading) for name, reading in newest.items()} == {
        "plankton_exception": ("on", "on"),
        "new_ship": ("turn_end", "turn_end"),
        "research_three": ("optional", "trigger"),
        "second_turn": ("must", "must"),
        "game_end": ("turn", "turn"),
        "relocated_ship": ("behind", "first_free"),
        "shipyard_card": ("must", "may"),
        "plankton_players": ("all", "with_ships"),
    }


@pytest.mark.rule("ANT-R24", "ANT-R28", "ANT-R30", "ANT-R31", "ANT-R39")
@pytest.mark.parametrize(
    ("preset", "readings"),
    [
        ("german", ["off", "turn_end", "all", "must", "turn"]),
        ("italian", ["off", "at_once", "trigger", "may", "turn"]),
        ("polish", ["on", "at_once", "trigger", "must", "at_once"]),
    ],
)
def test_a_preset_for_each_edition_sets_all_readings(preset: str, readings: list[str]) -> None:
    setup = GAME.setup(3, {"preset": preset})
    assert [*setup.chosen_rulings().values()] == readings
    other = GAME.setup(3, {"preset": preset, "game_end": "at_once"})
    assert other.rulings["game_end"] == "at_once"
