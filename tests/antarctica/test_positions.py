"""Positions as documents: they are read back as they were, and every fault is named."""

import json
import re
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import pytest

import farshore
from farshore import CHANCE, State
from farshore.core.chance import below, draw
from tests.antarctica.editions import with_symbols
from tests.antarctica.positions import GAME, KINDS, Board, Document, legal, look, play
from tests.antarctica.test_records import OPENING

SOURCES = Path(__file__).parents[2] / "src" / "farshore"


def menu(players: int = 4, **options: str) -> Board:
    board = Board(players, None, None, **options)
    board.ships(right=[0, 1], left=[1, 2 % players], bottom_left=[None, 0])
    return board.menu(0, target="right", sun="bottom_left")


# --- there and back -----------------------------------------------------------------------------


def setting_up(players: int = 2, moves: int = 0, **options: str) -> State:
    state = GAME.start(players, options)
    return play(state, *["* start 1", *OPENING][:moves])


def placing(ships: int) -> State:
    """Two players with free layout, after this many ships."""
    state = setting_up(2, 10, layout="free")
    for _ in range(ships):
        play(state, f"{state.actor()} {legal(state)[-1]}")
    return state


def over(*sun_area: int | None) -> State:
    """A game that has ended with the second ship of the stop, if any, still waiting."""
    board = last_scientists_placed(Board(4)).ships(right=[0], bottom_left=sun_area)
    board.menu(0, target="right", sun="bottom_left").ended("last_scientist")
    return play(board.load(), "0 end_turn")


def researching_three() -> State:
    """Seat 1 has passed two symbols and seat 2 one; seat 3 is to choose."""
    board = menu().cube("track_a", 1, 7).cubes("track_c", 0, 2, 0, 0).cubes("track_d", 0, 0, 2, 0)
    state = play(board.push("choose_track", seat=1, points=1).load(), "1 advance track_a")
    return play(state, "1 advance track_c", "2 advance track_d")


PACKET = {kind: 1 for kind in KINDS}
NO_CARDS = dict.fromkeys(KINDS, 0)


def drafting() -> State:
    state = play(
        menu().cube("track_b", 2, 4).push("choose_track", seat=2, points=1).load(),
        "2 advance track_b",
        "* draw icebreaker",
        "* draw two_scientists",
    )
    assert look(state)["agenda"][-1]["packet"] == {**NO_CARDS, "icebreaker": 1, "two_scientists": 1}
    return state


SITUATIONS: dict[str, Callable[[], State]] = {
    "start player": lambda: setting_up(2, 0),
    "first deal": lambda: setting_up(2, 1),
    "last deal": lambda: setting_up(2, 6),
    "first reveal": lambda: setting_up(2, 7),
    "last reveal": lambda: setting_up(2, 9),
    "fixed start": lambda: setting_up(3, 0, start_seat="fixed"),
    "extra cube": lambda: setting_up(2, 10),
    "first ship": lambda: placing(0),
    "fifth ship": lambda: placing(4),
    "ships placed": lambda: placing(6),
    "move": lambda: Board(3).load(),
    "gave back before the move": lambda: play(Board(3).load(), "0 give_back_cube"),
    "menu": lambda: menu().hand(0, "icebreaker").load(),
    "second turn": lambda: play(menu().icebreaker("bottom_left", 0).load(), "0 end_turn"),
    "second turn offered": lambda: play(
        menu(second_turn="may").icebreaker("bottom_left", 0).load(), "0 end_turn"
    ),
    "new ship at once": lambda: play(
        menu(new_ship="at_once").push("accept_new_ship", seat=1).load(), "1 accept", "2 decline"
    ),
    "building": lambda: play(
        menu().starts(wind_turbine="right").top("basic", "basic_01").load(), "0 build basic"
    ),
    "track": lambda: menu().push("choose_track", seat=3, points=2).load(),
    "symbols wait": lambda: play(
        menu().push("choose_track", seat=3, points=8).load(), "3 advance track_c"
    ),
    "relocating": lambda: play(
        menu().push("relocate", seat=2).push("relocate", seat=1).load(), "1 relocate left 1"
    ),
    "cards are drawn": drafting,
    "draft": lambda: play(drafting(), "* draw icebreaker", "* draw fast_research"),
    "draft goes on": lambda: play(
        drafting(), "* draw icebreaker", "* draw fast_research", "2 draft two_scientists"
    ),
    "research three": researching_three,
    "new ship": lambda: menu().push("accept_new_ship", seat=1).load(),
    "picks": lambda: play(menu().push("accept_new_ship", seat=1).load(), "1 accept"),
    "stack gone": lambda: menu().hand(0, "icebreaker").stack_gone().load(),
    "end met": lambda: (
        menu().all_built("basic_15", quota=[11, 12, 11, 11]).ended("last_scientist").load()
    ),
    "over": over,
    "over before the second ship": lambda: over(None, 1),
}


@pytest.mark.parametrize("name", SITUATIONS)
def test_a_position_is_read_back_as_it_was(name: str) -> None:
    state = SITUATIONS[name]()
    document = json.loads(json.dumps(state.position()))
    copy = GAME.from_position(document)
    assert copy.position() == document
    assert copy.waiting() == state.waiting()
    assert copy.chances() == state.chances()
    for seat in (CHANCE, *range(state.players)):
        assert copy.legal(seat) == state.legal(seat)
        for move in state.legal(seat):
            here, there = state.clone(), copy.clone()
            here.play(seat, move)
            there.play(seat, move)
            assert here.position() == there.position()


@pytest.mark.rule("ANT-145")
def test_waiting_symbols_are_kept() -> None:
    top = look(researching_three())["agenda"][-1]
    assert (top["seat"], top["left"], top["barred"]) == (3, 2, ["track_c", "track_d"])
    assert top["waiting_symbols"] == [
        {"seat": 1, "effect": "relocate_ship"},
        {"seat": 1, "effect": "new_ship"},
        {"seat": 2, "effect": "gain_scientist"},
        {"seat": 2, "effect": "relocate_ship"},
    ]


def test_the_situations_show_every_item_of_an_agenda() -> None:
    source = (SOURCES / "games/antarctica").glob("*.py")
    names = {name for path in source for name in re.findall(r'NAME: .*= "(\w+)"', path.read_text())}
    found = {item["item"] for make in SITUATIONS.values() for item in look(make())["agenda"]}
    assert found == names


def test_a_position_of_another_edition_needs_that_edition() -> None:
    edition = with_symbols(track_a="1 new_ship")
    document = Board(2, edition).document()
    assert document["data"] == edition.name
    assert GAME.from_position(document, edition).setup.edition is edition
    with pytest.raises(farshore.BadOption) as caught:
        GAME.from_position(document)
    assert caught.value.key == "unknown-edition"


# --- faults -------------------------------------------------------------------------------------


def faults(document: object) -> list[tuple[str, str]]:
    """(key, path) of every fault for which a document is refused."""
    with pytest.raises(farshore.BadPosition) as caught:
        GAME.from_position(document)
    assert caught.value.key == "bad-position"
    assert caught.value.params["count"] == len(caught.value.faults)
    return [(fault.key, str(fault.params["path"])) for fault in caught.value.faults]


def at(document: Document, path: str) -> tuple[Any, Any]:
    """The part of a document that holds what the path names, and its key there."""
    keys: list[str | int] = []
    for word in path.split("."):
        name, *numbers = re.findall(r"\w+", word)
        keys += [name, *(int(number) for number in numbers)]
    part: Any = document
    for key in keys[:-1]:
        part = part[key]
    return part, keys[-1]


def changed(path: str, value: object, board: Board | None = None) -> Document:
    """A position in which one value is another."""
    document = (board or menu()).document()
    part, key = at(document, path)
    part[key] = value
    return document


def missing(path: str) -> Document:
    document = menu().document()
    part, key = at(document, path)
    del part[key]
    return document


def last_scientists_placed(board: Board) -> Board:
    """Seat 0 has no scientist left."""
    cards = [f"basic_{number:02}" for number in (1, 3, 5, 7, 9, 12)]
    cards += [f"double_{number:02}" for number in (1, 3, 5, 7, 9)]
    for number, card in enumerate(cards):
        board.built(card, "left" if number < 6 else "top_left")
    return board.built("prestige_01", "top")


def half_staffed(board: Board, card: str) -> Board:
    """Seat 0 has built a card with a scientist fewer than it needs, and not its last one."""
    board.built(card, "top").doc["areas"]["top"]["scientists"][0] -= 1
    return board


def all_cubes_at_the_end(board: Board) -> Board:
    for track in ("track_a", "track_b", "track_c", "track_d", "track_e"):
        board.cube(track, 0, 10)
    return board


FAULTS: list[tuple[str, str, Document | list[object] | None]] = [
    # not what was expected there
    ("not-an-object", ".", None),
    ("not-an-object", ".", []),
    ("missing-key", ".", missing("sun")),
    ("missing-key", "stop", missing("stop.target")),
    ("missing-key", "areas.top", missing("areas.top.ships")),
    ("wrong-game", "game", changed("game", "aquatica")),
    ("not-in-range", "rules", changed("rules", 99)),
    ("not-in-range", "players", changed("players", 5)),
    ("not-an-object", "options", changed("options", None)),
    ("not-a-text", "data", changed("data", None)),
    ("not-an-object", "areas", changed("areas", [])),
    ("not-a-list", "agenda", changed("agenda", {})),
    ("wrong-length", "seats", changed("seats", [])),
    ("wrong-length", "areas.top.ships", changed("areas.top.ships", [None])),
    ("not-in-range", "seats[1].supply", changed("seats[1].supply", -1)),
    ("not-in-range", "seats[1].supply", changed("seats[1].supply", 2.0)),
    ("not-in-range", "stop.active_place", changed("stop.active_place", 4)),
    ("not-in-range", "tracks.track_b.cubes[0]", changed("tracks.track_b.cubes[0]", 11)),
    ("not-true-or-false", "stop.main_used", changed("stop.main_used", 1)),
    ("unknown-id", "sun", changed("sun", "middle")),
    ("unknown-id", "areas.top.ships[0]", changed("areas.top.ships[0]", 4)),
    ("unknown-id", "stacks.basic.top", changed("stacks.basic.top", "basic_16")),
    ("unknown-id", "end", changed("end", "boredom")),
    ("unknown-id", "agenda[0].item", changed("agenda[0].item", "nap")),
    ("bad-story", "shipyard.story[0]", changed("shipyard.story", ["0 stole icebreaker"])),
    ("bad-story", "shipyard.story[0]", changed("shipyard.story", [None])),
    ("bad-story", "shipyard.story[0]", changed("shipyard.story", ["0 looked icebreaker"])),
    ("bad-story", "shipyard.story[0]", changed("shipyard.story", ["9 looked"])),
    # twice
    ("two-cubes", "tracks.track_b.cubes[1]", changed("tracks.track_b.cubes", [2, 2, 0, 0])),
    ("named-twice", "areas.top.icebreakers[1]", changed("areas.top.icebreakers", [1, 1])),
    ("named-twice", "areas.top.buildings[1]", changed("areas.top.buildings", ["camp", "camp"])),
    ("named-twice", "stop.card_played[1]", changed("stop.card_played", [2, 2])),
    ("named-twice", "seats[0].cards[1]", changed("seats[0].cards", ["basic_03", "basic_03"])),
    ("card-twice", ".", changed("seats[0].cards", ["basic_01"])),
    # more or fewer than there are
    ("piece-total", ".", changed("seats[0].unused_ships", 1)),
    ("piece-total", ".", changed("seats[0].supply", 3)),
    ("piece-total", ".", changed("seats[0].returned_cubes", 1)),
    ("building-count", ".", changed("areas.top.buildings", [])),
    ("know-how-count", ".", changed("seats[0].know_how", 1)),
    ("scientists-on-board", ".", half_staffed(menu(), "prestige_07").document()),
    ("scientists-on-board", ".", half_staffed(menu(), "basic_03").document()),
    ("shipyard-count", "shipyard", changed("shipyard.stack.icebreaker", 7)),
    ("shipyard-count", "shipyard", changed("shipyard.stack.icebreaker", 5)),
    (
        "played-before-taken",
        "shipyard.story[0]",
        changed("shipyard.story", ["0 played icebreaker"]),
    ),
    ("icebreaker-not-played", ".", changed("areas.top.icebreakers", [1])),
    ("card-not-in-game", ".", changed("stacks.basic.top", "basic_08", menu(2))),
    # where it cannot be
    ("closed-area", "areas.top", menu(2).ships(right=[0], top=[1]).document()),
    ("closed-area", "areas.bottom", menu(2).built("basic_03", "right", 0, "bottom").document()),
    ("closed-track", ".", menu(2).cube("track_d", 0, 1).document()),
    (
        "area-overfull",
        "areas.bottom_left",
        menu().ships(right=[0], bottom_left=[1, 2, 3]).stop(under_construction=[1]).document(),
    ),
    ("gap-in-queue", "areas.top", menu().ships(right=[0], top=[None, 1]).document()),
    ("no-card-visible", "stacks.double", changed("stacks.double.top", None)),
    ("wrong-stack", "stacks.basic", changed("stacks.basic.top", "double_05")),
    # the stop
    ("does-not-fit", "sun", menu(2).menu(0, target="right", sun="top").document()),
    ("does-not-fit", "stop.second_turn", changed("stop.second_turn", True)),
    ("does-not-fit", "stop.active_place", changed("stop.active_place", 2)),
    ("does-not-fit", "stop.active_place", changed("stop.active_place", None, Board(4))),
    ("does-not-fit", "stop.second_place", changed("stop.second_place", 3)),
    ("does-not-fit", "stop.second_place", changed("stop.second_place", 1, Board(4))),
    ("does-not-fit", "stop.target", changed("stop.target", None)),
    ("does-not-fit", "stop.target", changed("stop.target", "bottom_left")),
    ("does-not-fit", "stop.target", changed("stop.target", "top", menu(2))),
    ("does-not-fit", "stop.target", changed("stop.target", "left", Board(4))),
    ("does-not-fit", "stop.under_construction", Board(4).stop(under_construction=[0]).document()),
    (  # ANT-183: by this reading no ship waits, and what is new is named by its place
        "does-not-fit",
        "stop.under_construction",
        menu(new_ship="at_once").stop(under_construction=[1]).document(),
    ),
    ("does-not-fit", "stop.new_places", changed("stop.new_places", [2])),
    ("does-not-fit", "stop.new_places", menu(new_ship="at_once").stop(new_places=[3]).document()),
    ("does-not-fit", "stop.new_places", menu(new_ship="at_once").stop(new_places=[2]).document()),
    # the end
    ("wrong-end", "end", changed("end", "stalled")),
    ("wrong-end", "end", last_scientists_placed(menu()).document()),
    ("wrong-end", "end", menu(3).all_built(quota=[13, 13, 13]).document()),
    ("ended-before", "end", last_scientists_placed(Board(4)).ended("last_scientist").document()),
    ("no-agenda", "agenda", changed("agenda", [])),
    # the agenda
    ("agenda-order", "agenda", changed("agenda", [{"item": "turn_menu", "seat": 0}])),
    ("agenda-order", "agenda", menu().push("move_ship", seat=0).document()),
    (
        "agenda-order",
        "agenda",
        menu()
        .push("relocate_to", seat=0, area="right", place=1)
        .push("symbol", seat=0, effect="new_ship")
        .document(),
    ),
    ("nothing-to-decide", "agenda[3]", menu().push("symbol", seat=0, effect="new_ship").document()),
    (
        "nothing-to-decide",
        "agenda[3]",
        menu().push("draft_pick", seat=0, packet=NO_CARDS).document(),
    ),
    (
        "nothing-to-decide",
        "agenda[3]",
        all_cubes_at_the_end(menu()).push("choose_track", seat=0, points=1).document(),
    ),
    ("does-not-fit", "agenda[2]", changed("agenda[2].seat", 1, Board(4))),
    ("does-not-fit", "agenda[3]", menu().push("reveal_card", deck="basic").document()),
    (
        "does-not-fit",
        "agenda[3]",
        menu().push("relocate_to", seat=0, area="left", place=1).document(),
    ),
    (
        "does-not-fit",
        "agenda[4]",
        menu()
        .stack("icebreaker", holder=3)
        .push("shipyard_pick", seat=2)
        .push("shipyard_pick", seat=1)
        .document(),
    ),
    (
        "does-not-fit",
        "agenda[3]",
        menu()
        .stack("icebreaker", holder=3)
        .push("draw_for_draft", seat=2, packet=NO_CARDS)
        .document(),
    ),
]


@pytest.mark.parametrize(("key", "path", "document"), FAULTS)
def test_a_fault_is_named_with_its_place(
    key: str, path: str, document: Document | list[object] | None
) -> None:
    assert (key, path) in faults(document)


def test_a_setup_stage_that_cannot_be_is_refused() -> None:
    deal = look(setting_up(2, 3))
    deal["agenda"][-1]["at"] = 4
    assert faults(deal) == [("does-not-fit", "agenda[5]")]
    deal["agenda"][-1]["at"] = 6
    assert faults(deal) == [("not-in-range", "agenda[5].at")]
    reveal = look(setting_up(2, 8))
    reveal["agenda"][-1]["deck"] = "prestige"
    assert [key for key, _ in faults(reveal)] == [
        "no-card-visible",
        "does-not-fit",
        "does-not-fit",
    ]
    ship = look(placing(1))
    ship["agenda"][-1]["seat"] = 1
    assert faults(ship) == [("does-not-fit", "agenda[2]")]
    ship = look(placing(4))
    ship["areas"]["bottom_left"]["ships"] = [None, 0, None]
    assert ("gap-in-queue", "areas.bottom_left") in faults(ship)
    cube = look(setting_up(2, 10))
    cube["agenda"][-1]["seat"] = 1
    assert faults(cube) == [("does-not-fit", "agenda[1]")]


def test_several_faults_are_all_named_at_once() -> None:
    document = menu().document()
    document["sun"] = "middle"
    document["seats"][2]["supply"] = "two"
    document["areas"]["top"]["buildings"] = ["castle"]
    del document["know_how_left"]
    assert sorted(faults(document)) == [
        ("missing-key", "."),
        ("not-in-range", "seats[2].supply"),
        ("unknown-id", "areas.top.buildings[0]"),
        ("unknown-id", "sun"),
    ]
    document = menu().document()
    document["seats"][0]["supply"] += 1
    document["seats"][1]["unused_cubes"] = 0
    document["know_how_left"] = 4
    document["seats"][3]["know_how"] = 2
    document["stop"]["target"] = None
    document["areas"]["top"]["ships"] = [None, None, 3]
    assert [key for key, _ in faults(document)] == [
        "piece-total",
        "piece-total",
        "piece-total",
        "gap-in-queue",
        "know-how-count",
        "does-not-fit",
    ]


@pytest.mark.parametrize(
    ("path", "value", "key"),
    [
        ("data", "original", "unknown-edition"),
        ("options.layout", "loose", "bad-option-value"),
        ("options.weather", "fine", "unknown-option"),
    ],
)
def test_a_setup_that_does_not_exist_is_refused(path: str, value: str, key: str) -> None:
    with pytest.raises(farshore.BadOption) as caught:
        GAME.from_position(changed(path, value))
    assert caught.value.key == key


def test_every_kind_of_fault_has_its_example() -> None:
    files = [*(SOURCES / "games/antarctica").glob("position*.py"), SOURCES / "core/position.py"]
    source = "".join(file.read_text() for file in files)
    keys = set(re.findall(r'\.fault\(\s*"([a-z-]+)"', source))
    assert len(keys) > 20
    assert keys <= {key for key, _, _ in FAULTS}


# --- whatever is accepted can be played ---------------------------------------------------------


def leaves(part: Any, path: tuple[str | int, ...] = ()) -> list[tuple[tuple[str | int, ...], Any]]:
    if isinstance(part, dict):
        return [leaf for key, value in part.items() for leaf in leaves(value, (*path, key))]
    if isinstance(part, list):
        return [leaf for key, value in enumerate(part) for leaf in leaves(value, (*path, key))]
    return [(path, part)]


def meddled(document: Document, rng: Random) -> Document:
    """The document with one value put in the place of another, or an item of the agenda less."""
    document = deepcopy(document)
    if below(rng, 4) == 0:
        document["agenda"].pop(below(rng, len(document["agenda"])))
        return document
    found = leaves(document)
    path, value = found[below(rng, len(found))]
    like = [other for _, other in found if isinstance(other, type(value)) and other != value]
    part: Any = document
    for key in path[:-1]:
        part = part[key]
    part[path[-1]] = like[below(rng, len(like))] if like else None
    return document


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_meddled_position_is_refused_or_can_be_played_on(players: int) -> None:
    rng = Random(players)
    state = GAME.start(players, {"layout": "free"})
    documents = []
    while not state.is_over():
        documents.append(look(state))
        actor = state.actor()
        moves = state.legal(actor)
        state.play(
            actor, draw(rng, state.chances()) if actor == CHANCE else moves[below(rng, len(moves))]
        )
    accepted = 0
    for _ in range(120):
        try:
            other = GAME.from_position(meddled(documents[below(rng, len(documents))], rng))
        except farshore.FarshoreError:
            continue
        accepted += 1
        for _ in range(12):
            if other.is_over():
                assert GAME.results(other).end in GAME.info.ends
                break
            moves = other.legal(other.actor())
            other.play(other.actor(), moves[below(rng, len(moves))])
            GAME.from_position(other.position())
    assert accepted > 5
