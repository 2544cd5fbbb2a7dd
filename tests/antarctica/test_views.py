"""What each seat and a spectator may know (ANT-025, ANT-I22, section 13.4)."""

from typing import Any

import pytest

import farshore
from farshore import SPECTATOR, Record, State
from farshore.core.types import Seat
from tests.antarctica.editions import with_symbols
from tests.antarctica.positions import AREAS, DECKS, GAME, KINDS, TRACKS, Board, play
from tests.antarctica.test_records import OPENING

VIEWERS = [0, 1, 2, SPECTATOR]

SPECTATOR_KEYS = {
    "game",
    "rules",
    "data",
    "players",
    "options",
    "rulings",
    "start_seat",
    "sun",
    "areas",
    "tracks",
    "stacks",
    "shipyard_left",
    "know_how_left",
    "seats",
    "stop",
    "end",
    "waiting",
    "decision",
    "pending",
    "if_it_ended_now",
    "forecast",
}
AREA_KEYS = {"open", "ships", "buildings", "scientists", "icebreakers"}
SEAT_KEYS = {
    "supply",
    "reserve",
    "unused_ships",
    "unused_cubes",
    "returned_ships",
    "returned_cubes",
    "cards",
    "basic_card",
    "know_how",
    "shipyard_cards",
}
STOP_KEYS = {
    "second_turn",
    "active_place",
    "second_place",
    "target",
    "main_used",
    "gave_back",
    "card_played",
    "under_construction",
    "new_places",
    "progress",
    "idle_turns",
}
OWN_KEYS = {"seat", "hand", "next_ship"}


def seen(state: State, viewer: int) -> Any:
    return state.view(Seat(viewer))


def legal(state: State, seat: int) -> list[str]:
    return [state.game.moves.text(move) for move in state.legal(Seat(seat))]


def table() -> Board:
    """Three players with cards in hand; seat 0 is at its menu."""
    board = Board(3).ships(right=[0], left=[1], top=[2])
    board.hand(0, "icebreaker", "fast_research").hand(1, "two_scientists").hand(2, "icebreaker")
    return board.menu(0, target="right", sun="bottom_left")


def picking() -> State:
    """Seat 0 has taken a new ship; seat 1 and then seat 2 look through the stack."""
    board = table().push("shipyard_pick", seat=2).push("shipyard_pick", seat=1)
    return board.load()


def packet_of(*kinds: str) -> dict[str, int]:
    return {kind: kinds.count(kind) for kind in KINDS}


def drafting() -> State:
    """Seat 1 is about to trigger the draft of track_b."""
    board = table().cube("track_b", 1, 4).push("choose_track", seat=1, points=1)
    return play(board.load(), "1 advance track_b")


# --- the whitelist ------------------------------------------------------------------------------


@pytest.mark.rule("ANT-025", "ANT-I22")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_view_holds_what_is_public_and_nothing_else(viewer: int) -> None:
    view = seen(table().load(), viewer)
    assert set(view) == SPECTATOR_KEYS | (set() if viewer == SPECTATOR else {"you"})
    assert list(view["areas"]) == AREAS
    assert list(view["tracks"]) == TRACKS
    assert list(view["stacks"]) == DECKS
    assert all(set(part) == AREA_KEYS for part in view["areas"].values())
    assert all(set(part) == {"open", "cubes"} for part in view["tracks"].values())
    assert all(set(part) == {"top", "below"} for part in view["stacks"].values())
    assert all(set(part) == SEAT_KEYS for part in view["seats"])
    assert set(view["stop"]) == STOP_KEYS
    if viewer != SPECTATOR:
        assert set(view["you"]) == OWN_KEYS


@pytest.mark.rule("ANT-025", "ANT-I22")
def test_the_public_part_is_the_same_for_everybody() -> None:
    state = drafting()
    play(state, "* draw icebreaker", "* draw icebreaker", "* draw fast_research")
    for viewer in range(3):
        view = seen(state, viewer)
        del view["you"]
        assert view == seen(state, SPECTATOR)


@pytest.mark.rule("ANT-025", "ANT-R13")
def test_hands_are_public_by_number_and_their_kinds_only_to_their_owner() -> None:
    state = table().load()
    for viewer in VIEWERS:
        view = seen(state, viewer)
        assert [part["shipyard_cards"] for part in view["seats"]] == [2, 1, 1]
        assert view["shipyard_left"] == 9
    assert seen(state, 0)["you"]["hand"] == packet_of("icebreaker", "fast_research")
    assert seen(state, 1)["you"]["hand"] == packet_of("two_scientists")


@pytest.mark.rule("ANT-025", "ANT-I22", "ANT-R13")
@pytest.mark.parametrize("viewer", [1, 2, SPECTATOR])
def test_another_hand_and_another_stack_look_the_same(viewer: int) -> None:
    """Seat 0 could as well hold other cards: nobody else's view depends on them."""
    one = table()
    other = Board(3).ships(right=[0], left=[1], top=[2])
    other.hand(0, "place_scientist", "place_scientist").hand(1, "two_scientists")
    other.hand(2, "icebreaker").menu(0, target="right", sun="bottom_left")
    assert seen(one.load(), viewer) == seen(other.load(), viewer)
    assert seen(one.load(), 0) != seen(other.load(), 0)


@pytest.mark.rule("ANT-025", "ANT-035", "ANT-I22")
def test_of_a_building_stack_the_top_card_and_the_size_are_public() -> None:
    view = seen(table().top("double", "double_05").load(), SPECTATOR)
    assert view["stacks"]["double"] == {"top": "double_05", "below": 9}


@pytest.mark.rule("ANT-025")
def test_resource_cards_and_building_cards_are_public() -> None:
    board = table().basic_played(1).know_how(2).built("basic_03", "left", 0)
    view = seen(board.load(), SPECTATOR)
    assert [part["basic_card"] for part in view["seats"]] == [True, False, True]
    assert [part["know_how"] for part in view["seats"]] == [0, 0, 1]
    assert [part["cards"] for part in view["seats"]] == [["basic_03"], [], []]


@pytest.mark.rule("ANT-I22")
def test_only_who_is_to_move_has_legal_moves() -> None:
    state = table().load()
    assert "end_turn" in legal(state, 0)
    assert legal(state, 1) == legal(state, 2) == []
    assert (seen(state, 1)["waiting"], seen(state, 1)["decision"]) == ([0], "turn_menu")


@pytest.mark.rule("ANT-I22")
@pytest.mark.parametrize("viewer", [3, -1, -3, 99])
def test_a_viewer_that_has_no_seat_sees_nothing(viewer: int) -> None:
    with pytest.raises(farshore.UnknownName) as caught:
        table().load().view(Seat(viewer))
    assert (caught.value.key, caught.value.params["given"]) == ("unknown-seat", viewer)


# --- the shipyard stack and the packet ----------------------------------------------------------


@pytest.mark.rule("ANT-I22", "ANT-090", "ANT-092")
def test_the_picker_sees_the_stack_only_while_picking() -> None:
    state = picking()
    left = {"icebreaker": 4, "place_scientist": 3, "two_scientists": 1, "fast_research": 1}
    assert seen(state, 1)["you"]["shipyard_stack"] == left
    assert legal(state, 1) == [*[f"pick {kind}" for kind in KINDS], "decline"]
    for viewer in (0, 2):
        assert set(seen(state, viewer)["you"]) == OWN_KEYS
    play(state, "1 pick fast_research")
    assert set(seen(state, 1)["you"]) == OWN_KEYS
    assert seen(state, 2)["you"]["shipyard_stack"] == {**left, "fast_research": 0}
    assert legal(state, 2) == [*[f"pick {kind}" for kind in KINDS[:3]], "decline"]
    play(state, "2 pick place_scientist")
    assert all(set(seen(state, viewer)["you"]) == OWN_KEYS for viewer in range(3))


@pytest.mark.rule("ANT-I22", "ANT-141")
def test_the_packet_of_a_draft_is_seen_by_who_holds_it() -> None:
    state = drafting()
    drawn: list[str] = []
    for kind in ("icebreaker", "fast_research", "place_scientist"):
        assert seen(state, 1)["you"]["packet"] == packet_of(*drawn)
        assert all("packet" not in seen(state, viewer)["you"] for viewer in (0, 2))
        play(state, f"* draw {kind}")
        drawn.append(kind)
    assert seen(state, 1)["you"]["packet"] == packet_of(*drawn)
    play(state, "1 draft fast_research")
    assert seen(state, 2)["you"]["packet"] == packet_of("icebreaker", "place_scientist")
    assert all("packet" not in seen(state, viewer)["you"] for viewer in (0, 1))
    play(state, "2 draft icebreaker")
    assert seen(state, 0)["you"]["packet"] == packet_of("place_scientist")
    assert all("shipyard_stack" not in seen(state, viewer)["you"] for viewer in range(3))


# --- moves and events ---------------------------------------------------------------------------


def masked_record() -> Record:
    """Seat 0 takes a ship and seat 1 picks; then seat 1 triggers a draft (symbols are near)."""
    edition = with_symbols(track_b="1 new_ship, 2 shipyard_draft")
    moves = [
        "* start 0",
        *OPENING,
        "1 place_cube track_a",
        "0 sail right",
        "0 build basic",
        "* reveal basic basic_03",
        "0 advance track_b",
        "0 accept",
        "1 pick icebreaker",
        "0 end_turn",
        "1 sail top_left",
        "1 research track_b",
        "1 decline",
        "* draw icebreaker",
        "* draw fast_research",
        "1 draft fast_research",
        "0 draft icebreaker",
    ]
    document = Record(GAME.setup(2, edition=edition)).to_json()
    return Record.from_json({**document, "moves": moves}, edition)


@pytest.mark.rule("ANT-N04", "ANT-I22", "ANT-141", "ANT-092")
@pytest.mark.parametrize(
    ("viewer", "hidden"),
    [
        (0, ["1 pick ?", "* draw ?", "* draw ?", "1 draft ?", "0 draft icebreaker"]),
        (
            1,
            [
                "1 pick icebreaker",
                "* draw icebreaker",
                "* draw fast_research",
                "1 draft fast_research",
                "0 draft ?",
            ],
        ),
        (SPECTATOR, ["1 pick ?", "* draw ?", "* draw ?", "1 draft ?", "0 draft ?"]),
    ],
)
def test_hidden_arguments_of_moves_are_shown_as_question_marks(
    viewer: int, hidden: list[str]
) -> None:
    record = masked_record()
    moves = record.seen_moves(Seat(viewer))
    written: Any = record.to_json()["moves"]
    at = written.index("1 pick icebreaker")
    assert moves == [*written[:at], hidden[0], *written[at + 1 : -4], *hidden[1:]]


@pytest.mark.rule("ANT-I22", "ANT-141", "ANT-092")
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_events_hide_the_same_kinds(viewer: int) -> None:
    record = masked_record()
    told: dict[str, list[object]] = {"shipyard_card_taken": [], "card_drawn": []}
    for entry in record.log(Seat(viewer)):
        for event in entry.events:
            if event.kind in told:
                shown = GAME.event_json(event, Seat(viewer))
                assert set(shown) == {"event", "seat", "shipyard_card"}
                told[event.kind].append((shown["seat"], shown["shipyard_card"]))
    mine = viewer == 1
    assert told == {
        "shipyard_card_taken": [
            (1, "icebreaker" if mine else "?"),
            (1, "fast_research" if mine else "?"),
            (0, "icebreaker" if viewer == 0 else "?"),
        ],
        "card_drawn": [(1, "icebreaker" if mine else "?"), (1, "fast_research" if mine else "?")],
    }


@pytest.mark.rule("ANT-I22", "ANT-025")
@pytest.mark.parametrize("viewer", [0, SPECTATOR])
def test_what_is_played_becomes_public_but_not_when_it_was_taken(viewer: int) -> None:
    record = masked_record()
    before = record.seen_moves(Seat(viewer))
    record.moves.append((Seat(1), GAME.moves.number("play fast_research")))
    assert record.seen_moves(Seat(viewer)) == [*before, "1 play fast_research"]
    told = [GAME.event_json(event, Seat(viewer)) for event in record.log(Seat(viewer))[-1].events]
    assert told == [{"event": "card_played", "seat": 1, "shipyard_card": "fast_research"}]


@pytest.mark.rule("ANT-I22")
def test_all_other_moves_are_open_to_everybody() -> None:
    record = masked_record()
    for entry in record.log(SPECTATOR):
        hidden = GAME.moves.kind(entry.number) in ("pick", "draw", "draft")
        assert entry.visible() and entry.hides_arguments() == hidden
