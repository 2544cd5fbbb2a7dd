"""What is in the box (section 3), and editions that are wrong."""

from collections.abc import Callable

import pytest

from farshore import CHANCE, State
from farshore.core import document as documents
from farshore.core.errors import BadEdition
from farshore.games.council.components import CUBES_EACH, DO_IDS, SIDE_2, SIDE_34, CouncilEdition
from farshore.games.council.edition import read_effect
from farshore.games.council.moves import AI_IDS, GALAXY_IDS, TECH_IDS, TILE_IDS, UPGRADE_IDS
from tests.council.positions import (
    GAME,
    Board,
    Document,
    edition_document,
    gems,
    legal,
    look,
    play,
    told,
)


def edition() -> CouncilEdition:
    found = GAME.edition()
    assert isinstance(found, CouncilEdition)
    return found


@pytest.mark.rule("COS-001", "COS-002", "COS-003", "COS-004")
def test_the_board_has_two_sides_with_ten_and_six_galaxies() -> None:
    galaxies = edition().galaxies
    full = [galaxy.slots[SIDE_34] for galaxy in galaxies]
    assert len(full) == 10 and sum(full) == 31 and min(full) == 2 and max(full) == 5
    assert [sum(g.slots[SIDE_34] for g in galaxies if g.parsec == p) for p in (1, 2, 3)] == [
        10,
        11,
        10,
    ]
    small = {name for name, g in zip(GALAXY_IDS, galaxies, strict=True) if g.slots[SIDE_2]}
    assert set(GALAXY_IDS) - small == {"yellow", "turquoise", "brown", "beige"}
    assert sum(galaxy.slots[SIDE_2] for galaxy in galaxies) == 18
    for galaxy in galaxies:
        assert galaxy.energy[1] > galaxy.energy[0] > 0
    light = [name for name, g in zip(GALAXY_IDS, galaxies, strict=True) if any(g.light)]
    assert light == ["blue", "green"]


@pytest.mark.rule("COS-005", "COS-018", "COS-033", "COS-035", "COS-015")
def test_markers_start_at_the_beginning_of_their_tracks() -> None:
    for owner in look(Board(4).load())["markers"]:
        assert (owner["energy"], owner["consumption"], owner["level"]) == (0, 20, 0)
        assert owner["supply"] == CUBES_EACH == 30


@pytest.mark.rule("COS-006", "COS-007", "COS-021")
def test_tiles_have_planets_and_yields() -> None:
    tiles = edition().tiles
    assert [sum(1 for tile in tiles if tile.parsec == p) for p in (1, 2, 3)] == [10, 11, 10]
    for tile in tiles:
        assert 1 <= len(tile.types) <= 4 and sum(tile.gems) + tile.energy > 0
    stacks = look(GAME.start(4))["stacks"]
    assert stacks == look(GAME.start(2))["stacks"] == {"1": 10, "2": 11, "3": 10}


@pytest.mark.rule("COS-008")
def test_the_gem_stock_is_no_limit() -> None:
    state = Board().gems(0, 500).acting(0, "take_gems", "settle", "mine").load()
    assert look(state)["seats"][0]["gems"]["anthracite"] == 502
    assert edition().values.gem_energy == [1, 2, 3]


@pytest.mark.rule("COS-009", "COS-010", "COS-011", "COS-012", "COS-013", "COS-014", "COS-037")
def test_the_numbers_of_cards() -> None:
    data = edition()
    assert (len(AI_IDS), len(data.cards), len(TECH_IDS)) == (25, 31, 16)
    assert [sum(1 for tech in data.techs if tech.deck == deck) for deck in (0, 1)] == [8, 8]
    assert (len(data.bonuses), len(data.automa), len(data.commanders)) == (27, 18, 6)
    assert sum(card.silver for card in data.automa) == 2
    assert {card.deck for card in data.automa} == {0, 1, 2}
    start = look(Board(4).load())
    assert all(len(seat["hand"]) == 6 for seat in start["seats"])
    assert len(data.stations) == 3 and start["seats"][0]["stations"] == []


@pytest.mark.rule("COS-016", "COS-017")
def test_a_player_board_has_three_fields_and_thirteen_upgrades() -> None:
    fields = look(Board().load())["seats"][0]["fields"]
    assert fields == [{"range": 1, "cards": []}] * 3
    board = UPGRADE_IDS[:13]
    assert sum(name.startswith("energy_project") for name in board) == 4
    assert sum(name.startswith("range") for name in board) == 6


def test_effects_are_written_as_they_are_read() -> None:
    effects = [effect for card in edition().cards for effect in card.action]
    effects += [effect for tech in edition().techs for effect in tech.immediate + tech.lasting]
    effects += [effect for commander in edition().commanders for effect in commander.effects]
    effects += [effect for upgrade in edition().upgrades for effect in upgrade.effects]
    for effect in effects:
        written = effect.to_json()
        assert read_effect(documents.Document(written)).to_json() == written
    names = {effect.to_json()["do"] for effect in effects}
    assert names <= set(DO_IDS) and len(names) > 15
    state = Board().range(0, 2).field(0, 1, "versatile_scout").acting(0).load()
    document = look(state)
    assert GAME.from_position(document).position() == document
    play(state, "0 option 2", "0 explore 1")


@pytest.mark.rule("COS-060")
def test_an_upgrade_is_written_as_in_the_data() -> None:
    for number, entry in enumerate(edition_document()["upgrades"]):
        written = [effect.to_json() for effect in edition().upgrades[number].effects]
        assert written == [effect for moment in entry["effects"] for effect in moment["do"]]


def test_details_tell_what_a_piece_costs_and_is_made_of() -> None:
    details = edition().details
    document = edition_document()
    for entry in document["upgrades"]:
        cost = [kind for kind, number in entry["cost"].items() for _ in range(number)]
        assert details("upgrade", entry["id"]) == {"cost_gem": cost}
    for entry in document["tiles"]:
        found = details("tile", entry["id"])
        assert found["planet_type"] == entry["planets"]
        assert found["energy"] == entry["yield"]["energy"]
        gems_there = entry["yield"]["gems"].items()
        assert found["yield_gem"] == [kind for kind, number in gems_there for _ in range(number)]
    assert details("galaxy", "grey") == {}


# --- editions that are wrong ----------------------------------------------------------------------


def _set(path: str, value: object) -> Callable[[Document], None]:
    def change(document: Document) -> None:
        part: object = document
        keys = [int(key) if key.isdigit() else key for key in path.split("/")]
        for key in keys[:-1]:
            part = part[key]  # type: ignore[index]
        part[keys[-1]] = value  # type: ignore[index]

    return change


EFFECT = "ai_cards/3/effects/0/do/0"
RAISES = [{"when": "immediate", "do": [{"do": "raise_range", "field": 1, "to": 2}]}]


@pytest.mark.parametrize(
    ("change", "key"),
    [
        (_set("game", "chess"), "wrong-game"),
        (_set("tiles/0/id", "p9_99"), "wrong-id"),
        (_set("tiles/0/planets", ["terran"]), "wrong-length"),
        (_set("tiles/0/planets", ["terran", "moon"]), "unknown-id"),
        (_set("tiles/0/yield", {"gems": {}, "energy": 0}), "no-yield"),
        (_set("tiles/0/parsec", 2), "fixed-value"),
        (_set("galaxies/1/slots/side_34", 6), "not-in-range"),
        (_set("galaxies/1/slots/side_34", 4), "slots-differ"),
        (_set("galaxies/1/covered_with_3", True), "covered-differ"),
        (_set("ai_cards/0/cost", {"ruby": 1}), "unknown-key"),
        (_set("ai_cards/0/final_energy", 3), "final-energy-differs"),
        (_set(f"{EFFECT}/do", "dance"), "unknown-id"),
        (_set(f"{EFFECT}/do", "tie_is_majority"), "wrong-effect"),
        (_set("ai_cards/3/effects/0/when", "setup"), "wrong-moment"),
        (_set(f"{EFFECT}/cubes", 9), "not-in-range"),
        (_set("upgrades/7/requires", "range_1_p3"), "wrong-id"),
        (_set("upgrades/8/effects/0/do/0/to", 2), "not-a-range-step"),
        (_set("upgrades/0/effects", RAISES), "not-a-range-step"),
        (_set("commanders/1/effects/0/do/0/any_range", False), "needs-any-range"),
        (_set("galaxies/1/slots/side_2", 1), "slots"),
        (_set("stations/2/effects/0/do", [{"do": "gain_energy", "n": 3}]), "not-for-stations"),
        (_set("dark_tech/0/deck", 2), "fixed-value"),
        (_set("dark_tech/1/effects/0/do", [{"do": "add_field", "range": 1}]), "too-many-fields"),
        (_set("bonus_cards/26/module", "moons"), "unknown-module"),
        (_set("bonus_cards/0/formula/count_of", "galaxy"), "not-counted"),
        (_set("dark_tech/3/effects/0/do", [{"do": "yield_of_system", "times": 1}]), None),
        (_set("bonus_cards/0/deck", "dark"), "wrong-deck"),
        (_set("bonus_cards/0/players", [2]), "light-for-all"),
        (_set("automa_cards/0/actions/0/left/where", {"galaxy": "brown"}), "not-on-this-side"),
        (_set("automa_cards/1/actions/2/left/positions", [2, 1]), "not-rising"),
        (_set("final_scoring/per_gem/anthracite", 5), "not-rising"),
        (_set("setup/end_level", 4), "fixed-value"),
        (_set("commanders/0/starting_consumption", 10), "not-in-range"),
    ],
)
def test_a_faulty_edition_is_refused_with_the_fault(
    change: Callable[[Document], None], key: str | None
) -> None:
    document = edition_document()
    change(document)
    with pytest.raises(BadEdition) as caught:
        GAME.read_edition(document)
    assert (key or "no-settling-before") in [
        fault.key.removeprefix("council-fault-") for fault in caught.value.faults
    ]


def test_an_edition_of_ones_own_is_named_by_its_digest() -> None:
    document = edition_document()
    document["edition"] = "mine"
    document["galaxies"][0]["reward"]["majority"]["energy"] = 9
    own = GAME.read_edition(document)
    assert own.name.startswith("mine#") and len(own.name) == len("mine#") + 12
    assert own.names["tile"][TILE_IDS[0]]["it"]
    state = GAME.start(2, edition=own)
    assert state.position()["data"] == own.name


# --- values that the built-in data does not have --------------------------------------------------


def with_data(board: Board, path: str, value: object) -> State:
    """The position, played with other component data."""
    data = edition_document()
    _set(path, value)(data)
    edition = GAME.read_edition(data)
    state = GAME.from_position({**board.document(), "data": edition.name}, edition)
    play(state, *board.first_moves)
    return state


@pytest.mark.rule("COS-140")
def test_gems_of_a_yield_rise_by_as_many_kinds_as_the_card_says() -> None:
    board = Board().tech(0, "gem_boost").cubes("p1_01", 1).gems(0)
    board.acting(0, "mine", "settle", "explore")
    state = with_data(board, "dark_tech/1/effects/1/do/0/steps", 2)
    play(state, "0 mine p1_01")
    assert gems(state, 0) == (0, 0, 1)


@pytest.mark.rule("COS-113", "COS-115")
@pytest.mark.parametrize(("own", "light"), [(2, True), (1, False)])
def test_a_reward_shows_a_light_card_for_the_majority_or_the_minority(
    own: int, light: bool
) -> None:
    board = Board().tile("violet", "p2_01").cubes("p2_01", 1, 0, own).cubes("p2_01", 2, 1)
    state = with_data(board.evaluating(0), "galaxies/4/reward/majority/light_card", True)
    play(state, "0 evaluate violet")
    events = play(state, "0 remove p2_01 1")
    assert (state.waiting() == (CHANCE,)) == light and told(events, "energy_gained")


MINE = [{"do": "mine", "times": 1}]
UPGRADE_GEM = [{"do": "upgrade_gem", "steps": 1}]


@pytest.mark.rule("COS-084", "COS-085")
@pytest.mark.parametrize(
    ("colony", "gold", "sides", "offered"),
    [
        (True, 0, [MINE, UPGRADE_GEM], ["option 1"]),
        (False, 1, [MINE, UPGRADE_GEM], ["option 2"]),
        (True, 1, [MINE, UPGRADE_GEM], ["option 1", "option 2"]),
        (False, 0, [MINE, [{"do": "gain_energy", "n": 2}]], ["option 2"]),
        (False, 0, [MINE, UPGRADE_GEM], []),
    ],
)
def test_a_side_of_a_choice_is_offered_if_anything_of_it_can_be_done(
    colony: bool, gold: int, sides: list[object], offered: list[str]
) -> None:
    board = Board().gems(0, gold=gold).acting(0, "versatile_scout", "settle", "explore")
    if colony:
        board.cubes("p1_01", 1)
    state = with_data(board, "ai_cards/8/effects/0/do/0/of", sides)
    assert legal(state, 0, "option") == offered


def test_a_dark_tech_card_reaches_everywhere() -> None:
    """It lies on no field, so no range of a field can bind it."""
    board = Board().marker(0, energy=25, consumption=20).tile("red", "p3_01").evaluating(0)
    settle = [{"do": "settle", "cubes": 1}]
    state = with_data(board, "dark_tech/3/effects/0/do", settle)
    play(state, "0 end_turn", "* lose_tech empire", "* lose_tech gem_boost")
    play(state, "0 choose_tech scientific_settlements")
    assert "settle p3_01 1" in legal(state, 0)


def test_names_come_with_what_a_thing_is_made_of() -> None:
    assert edition().details("owner", "automa") == {"who": "automa"}
    assert edition().details("card", "settle")["consumption"] == 3
    assert GAME.info.emblems_for(1) == GAME.info.emblems_for(2)[:-1]  # the Automa has the last
