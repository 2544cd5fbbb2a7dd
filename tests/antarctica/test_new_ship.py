"""Section 5.4 of the catalogue: main action new ship (ANT-088 to ANT-096)."""

from collections.abc import Sequence

import pytest

from farshore import SPECTATOR, State
from farshore.core.types import Seat
from farshore.localization.languages import LANGUAGES
from farshore.localization.messages import GameWords, words
from tests.antarctica.positions import (
    GAME,
    KINDS,
    Board,
    area,
    decision,
    events,
    legal,
    legal_of,
    look,
    play,
    queue,
    refused,
    seat,
)

rule = pytest.mark.rule


def shipbuilder(
    sun: Sequence[int | None] = (None, 1),
    players: int = 4,
    rules: int | None = None,
    **options: str,
) -> Board:
    """Seat 0 has come from the sun area, bottom_left, to left, where a shipyard stands."""
    board = Board(players, None, rules, **options)
    board.built("double_07", "left", seat=1).basic_played(0)
    return board.ships(bottom_left=sun, left=[0], right=[1]).menu(0, "left", "bottom_left")


def pick_all(state: State, kind: str = "icebreaker") -> State:
    """Everybody who is asked picks a card of this kind."""
    while decision(state) == "shipyard_pick":
        play(state, f"{state.actor()} pick {kind}")
    return state


# --- conditions ---------------------------------------------------------------------------------


@rule("ANT-088")
def test_a_new_ship_needs_a_shipyard_in_the_target_area() -> None:
    assert "new_ship" in legal(shipbuilder().load())
    board = shipbuilder().ships(bottom_left=[None, 1], left=[0], right=[0])
    reason = refused(board.menu(0, "right", "bottom_left").load(), "0 new_ship")
    assert (reason.key, reason.params["area"]) == ("antarctica-no-shipyard", "right")


@rule("ANT-088")
def test_a_new_ship_needs_a_ship_in_the_unused_box() -> None:
    assert refused(shipbuilder().unused(0, 0).load(), "0 new_ship").key == (
        "antarctica-no-unused-ship"
    )


@rule("ANT-088", "ANT-R10", "ANT-063")
@pytest.mark.parametrize(
    ("sun", "construction", "possible"),
    [
        ([None, 1, 2], [], True),
        ([1, 2, 3], [], False),
        ([None, 1], [2], True),
        ([None, 1], [2, 3], False),
        ([None, 1, 2], [3], False),
    ],
)
def test_a_new_ship_needs_room_in_the_sun_area(
    sun: list[int | None], construction: list[int], possible: bool
) -> None:
    state = shipbuilder(sun).stop(under_construction=construction).load()
    assert ("new_ship" in legal(state)) == possible
    if not possible:
        reason = refused(state, "0 new_ship")
        assert reason.key == "antarctica-sun-area-full"
        assert reason.params["area"] == "bottom_left"


@rule("ANT-090", "ANT-093")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_label_tells_whether_the_others_get_shipyard_cards(language: str) -> None:
    """There are too few for all, or none at all: in both cases nobody takes one."""
    said = GameWords(words(language), GAME)
    boards = [
        shipbuilder(),
        shipbuilder().stack("icebreaker", "icebreaker", holder=3),
        shipbuilder().stack_gone(),
    ]
    for kind in ("new_ship", "accept"):
        labels: list[str] = []
        for board in boards:
            if kind == "accept":
                board.push("accept_new_ship", seat=0)
            labels.append(said.move(board.load(), Seat(0), GAME.moves.number(kind)))
        assert labels[0] != labels[1] == labels[2]


# --- taking the ship ----------------------------------------------------------------------------


@rule("ANT-089")
def test_the_ship_is_under_construction_until_the_turn_ends() -> None:
    state = shipbuilder().load()
    unused = seat(state, 0)["unused_ships"]
    play(state, "0 new_ship")
    assert seat(state, 0)["unused_ships"] == unused - 1
    assert look(state)["stop"]["under_construction"] == [0]
    pick_all(state)
    assert queue(state, "bottom_left") == [None, 1, None]
    play(state, "0 end_turn")
    assert look(state)["stop"]["under_construction"] == []
    assert queue(state, "bottom_left") == [1, 0, None]


@rule("ANT-183", "ANT-R39", "ANT-094")
def test_by_the_other_reading_the_ship_joins_the_sun_area_at_once() -> None:
    """It takes no turn at this stop, and the second ship is still the second."""
    state = shipbuilder([None, 1, 2], new_ship="at_once").icebreaker("bottom_left", 1).load()
    told = events(state, "0 new_ship")
    assert [event["event"] for event in told] == ["ship_joined", "shipyard_offered"]
    assert queue(state, "bottom_left") == [1, 2, 0]
    stop = look(state)["stop"]
    assert (stop["under_construction"], stop["new_places"]) == ([], [3])
    assert stop["second_place"] == 1
    pick_all(state)
    play(state, "0 end_turn")
    assert (state.actor(), look(state)["stop"]["new_places"]) == (1, [])
    play(state, "1 sail top", "1 end_turn")
    assert queue(state, "bottom_left") == [2, 0, None]


@rule("ANT-183", "ANT-R39", "ANT-095", "ANT-075")
@pytest.mark.parametrize("reading", ["turn_end", "at_once"])
def test_a_ship_that_joined_at_once_gives_access_and_may_be_given_back(reading: str) -> None:
    board = shipbuilder([None], new_ship=reading).starts(crane="bottom_left")
    board.top("basic", "basic_12").push("accept_new_ship", seat=0)
    state = pick_all(play(board.load(), "0 accept"))
    joined = reading == "at_once"
    assert ("basic" in legal_of(state, "build")) == joined
    assert ("bottom_left 1" in legal_of(state, "give_back_ship")) == joined


@rule("ANT-183", "ANT-R39", "ANT-138")
def test_a_ship_that_joined_at_once_cannot_be_relocated_in_this_turn() -> None:
    board = shipbuilder([None], new_ship="at_once")
    board.push("symbol", seat=0, effect="relocate_ship").push("accept_new_ship", seat=0)
    state = pick_all(play(board.load(), "0 accept"))
    assert legal_of(state, "relocate") == ["left 1"]
    assert refused(state, "0 relocate bottom_left 1").key == "antarctica-new-ship-stays"
    play(state, "0 decline", "1 relocate right 1", "1 relocate_to bottom_left")
    assert queue(state, "bottom_left") == [0, 1, None]
    assert look(state)["stop"]["new_places"] == [1]


@rule("ANT-183", "ANT-R39", "ANT-182", "ANT-138")
def test_a_ship_that_joined_at_once_is_still_new_when_the_queue_closes_up() -> None:
    board = shipbuilder([None, 1, 2], new_ship="at_once")
    board.push("symbol", seat=3, effect="new_ship").push("symbol", seat=0, effect="relocate_ship")
    state = pick_all(play(board.push("accept_new_ship", seat=0).load(), "0 accept"))
    play(state, "0 decline", "1 relocate bottom_left 1", "1 relocate_to top", "2 decline")
    assert queue(state, "bottom_left") == [None, 2, 0]
    play(state, "3 accept")
    assert queue(state, "bottom_left") == [2, 0, 3]
    assert look(state)["stop"]["new_places"] == [2, 3]


@rule("ANT-089", "ANT-063", "ANT-R10")
def test_it_keeps_one_place_of_the_sun_area_reserved() -> None:
    board = shipbuilder([None, 1, 2]).push("relocate_to", seat=1, area="right", place=1)
    assert "bottom_left" in legal_of(board.load(), "relocate_to")
    state = board.stop(under_construction=[0]).load()
    assert "bottom_left" not in legal_of(state, "relocate_to")


@rule("ANT-090", "ANT-091", "ANT-069")
@pytest.mark.parametrize(
    ("players", "builder", "order"),
    [(2, 0, [1]), (2, 1, [0]), (3, 1, [2, 0]), (4, 0, [1, 2, 3]), (4, 2, [3, 0, 1])],
)
def test_every_other_player_takes_a_card_from_the_right_hand_neighbour_on(
    players: int, builder: int, order: list[int]
) -> None:
    board = Board(players).built("double_07", "left", seat=builder)
    board.ships(right=[None, 0], left=[builder]).menu(builder, "left", "right")
    state = play(board.load(), f"{builder} new_ship")
    asked = []
    while decision(state) == "shipyard_pick":
        asked.append(state.actor())
        play(state, f"{state.actor()} pick icebreaker")
    assert asked == order
    assert (decision(state), state.waiting()) == ("turn_menu", (builder,))
    hands = [seat(state, number)["shipyard_cards"] for number in range(players)]
    assert hands == [0 if number == builder else 1 for number in range(players)]
    assert look(state)["shipyard_left"] == 13 - len(order)


@rule("ANT-090", "ANT-R13")
def test_the_picker_and_nobody_else_looks_through_the_stack() -> None:
    state = play(shipbuilder().load(), "0 new_ship", "1 pick two_scientists")
    assert state.waiting() == (2,)
    looking = state.view(Seat(2))["you"]
    assert isinstance(looking, dict)
    assert looking["shipyard_stack"] == dict(zip(KINDS, [6, 3, 1, 2], strict=True))
    for viewer in (0, 1, 3):
        other = state.view(Seat(viewer))["you"]
        assert isinstance(other, dict)
        assert "shipyard_stack" not in other


@rule("ANT-090")
def test_the_card_is_chosen_freely_among_those_in_the_stack() -> None:
    state = play(shipbuilder().load(), "0 new_ship")
    assert legal_of(state, "pick") == KINDS
    board = shipbuilder().stack("icebreaker", "icebreaker", "fast_research", holder=3)
    state = play(board.load(), "0 new_ship", "1 pick fast_research")
    assert legal_of(state, "pick") == ["icebreaker"]
    assert refused(state, "2 pick fast_research").key == "antarctica-not-in-stack"


@rule("ANT-092", "ANT-R12")
def test_by_version_1_taking_a_card_cannot_be_declined() -> None:
    state = play(shipbuilder(rules=1).load(), "0 new_ship")
    for move in ("decline", "end_turn"):
        assert refused(state, f"1 {move}").key == "antarctica-pick-first"
    assert refused(state, "0 end_turn").key == "not-your-turn"


@rule("ANT-092", "ANT-R12")
def test_a_card_may_be_declined_and_stays_in_the_stack() -> None:
    state = play(shipbuilder().load(), "0 new_ship")
    assert legal(state) == [*[f"pick {kind}" for kind in KINDS], "decline"]
    assert refused(state, "1 end_turn").key == "antarctica-pick-first"
    play(state, "1 decline")
    assert seat(state, 1)["shipyard_cards"] == 0
    assert look(state)["shipyard_left"] == 13
    assert (decision(state), state.actor()) == ("shipyard_pick", 2)
    declined = GAME.moves.number("decline")
    seen = [state.decision().visibility(state, Seat(2), declined, Seat(at)) for at in range(4)]
    assert len({*seen}) == 1  # everybody sees who does without
    pick_all(state)
    assert look(state)["shipyard"]["story"][0] == "1 looked"


@rule("ANT-092", "ANT-R13", "ANT-025")
def test_the_card_is_kept_hidden() -> None:
    for viewer, kind in ((1, "fast_research"), (0, "?"), (2, "?"), (SPECTATOR, "?")):
        state = play(shipbuilder().load(), "0 new_ship")
        told = events(state, "1 pick fast_research", viewer=viewer)
        assert told == [{"event": "shipyard_card_taken", "seat": 1, "shipyard_card": kind}]
    state = play(shipbuilder().load(), "0 new_ship")
    pick = GAME.moves.number("pick fast_research")
    shown = [
        state.decision().visibility(state, Seat(1), pick, Seat(viewer))
        for viewer in (1, 0, 2, SPECTATOR)
    ]
    assert shown == [0, 1, 1, 1]


@rule("ANT-093")
@pytest.mark.parametrize(("players", "cards"), [(4, 2), (4, 1), (3, 1)])
def test_with_too_few_cards_nobody_takes_one_and_the_rest_leaves_the_game(
    players: int, cards: int
) -> None:
    board = shipbuilder(players=players).stack(*["icebreaker"] * cards, holder=2)
    state = board.load()
    before = [seat(state, number)["shipyard_cards"] for number in range(players)]
    told = events(state, "0 new_ship")
    assert {"event": "shipyard_removed"} in told
    assert decision(state) == "turn_menu"
    assert look(state)["shipyard_left"] == 0
    assert [seat(state, number)["shipyard_cards"] for number in range(players)] == before
    assert look(state)["stop"]["under_construction"] == [0]


@rule("ANT-093")
@pytest.mark.parametrize(("players", "cards"), [(4, 3), (3, 2), (2, 1)])
def test_with_just_enough_cards_everybody_takes_one(players: int, cards: int) -> None:
    board = shipbuilder(players=players).stack(*["icebreaker"] * cards, holder=1)
    state = pick_all(play(board.load(), "0 new_ship"))
    assert look(state)["shipyard_left"] == 0
    assert sum(seat(state, number)["shipyard_cards"] for number in range(players)) == 13


@rule("ANT-093")
def test_without_a_stack_a_ship_is_built_all_the_same() -> None:
    state = shipbuilder().stack_gone().load()
    told = events(state, "0 new_ship")
    assert [event["event"] for event in told] == ["ship_under_construction"]
    assert decision(state) == "turn_menu"


# --- joining ------------------------------------------------------------------------------------


@rule("ANT-094", "ANT-153")
def test_the_ship_joins_the_sun_area_as_last_and_takes_no_turn_at_this_stop() -> None:
    board = shipbuilder([None, 1, 2]).icebreaker("bottom_left", 0, 1)
    state = pick_all(play(board.load(), "0 new_ship"))
    play(state, "0 end_turn")
    assert queue(state, "bottom_left") == [1, 2, 0]  # 1 is still the second ship (ANT-182)
    assert state.waiting() == (1,)
    play(state, "1 sail top", "1 end_turn")
    assert look(state)["sun"] == "right"
    assert queue(state, "bottom_left") == [2, 0, None]


@rule("ANT-094")
def test_a_new_ship_alone_in_the_sun_area_takes_no_turn_either() -> None:
    board = shipbuilder([]).icebreaker("bottom_left", 0)
    state = pick_all(play(board.load(), "0 new_ship"))
    play(state, "0 end_turn")
    assert queue(state, "bottom_left") == [0, None, None]
    assert look(state)["sun"] == "right"
    assert area(state, "bottom_left")["icebreakers"] == []


@rule("ANT-095")
def test_a_ship_under_construction_gives_no_access() -> None:
    board = Board().starts(crane="bottom_left").top("basic", "basic_03").basic_played(0)
    board.ships(bottom_left=[None, 1], left=[0]).menu(0, "left", "bottom_left")
    state = board.stop(under_construction=[0]).load()
    assert refused(state, "0 build basic").key == "antarctica-needs-missing"
    state = board.ships(bottom_left=[None, 0], left=[0]).load()
    assert legal_of(state, "build") == ["basic"]


@rule("ANT-095")
def test_a_ship_under_construction_cannot_be_relocated_or_given_back() -> None:
    board = shipbuilder([]).stop(under_construction=[0])
    assert legal_of(board.load(), "give_back_ship") == ["left 1"]
    reason = refused(board.load(), "0 give_back_ship bottom_left 1")
    assert reason.key == "antarctica-not-your-ship"
    state = board.push("relocate", seat=0).load()
    assert legal_of(state, "relocate") == ["left 1"]


@rule("ANT-096", "ANT-151")
@pytest.mark.parametrize("order", [[2, 0], [0, 2], [3, 0]])
def test_several_ships_join_in_the_order_in_which_they_were_taken(order: list[int]) -> None:
    state = shipbuilder().stop(under_construction=order).load()
    play(state, "0 end_turn")
    assert queue(state, "bottom_left") == [1, *order]
