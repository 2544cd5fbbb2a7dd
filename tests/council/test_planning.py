"""Phase 2: planning and turn order (section 5.3)."""

import json

import pytest

from farshore.core.errors import IllegalMove
from farshore.core.record import Record
from farshore.core.state import CHANCE, OPENED, SPECTATOR, State
from farshore.core.types import Seat
from tests.council.positions import (
    GAME,
    MARKET,
    Board,
    legal,
    look,
    marker,
    play,
    refused,
    seat_of,
    told,
)

PLANS = ["plan settle", "plan mine", "plan explore", "commit"]


def plan_all(state: State, *seats: int) -> None:
    for seat in seats:
        play(state, *(f"{seat} {move}" for move in PLANS))


@pytest.mark.rule("COS-064", "COS-070", "COS-R09", "COS-R36", "COS-032")
def test_all_plan_at_once_and_nobody_sees_anything_before_the_last_commit() -> None:
    state = Board(3).planning().load()
    assert state.waiting() == (0, 1, 2)
    views = [json.dumps(state.view(Seat(viewer))) for viewer in (1, 2, SPECTATOR)]
    play(state, "0 plan settle", "0 plan mine", "2 plan explore")
    assert json.dumps(state.view(Seat(1))) == views[0]
    assert json.dumps(state.view(SPECTATOR)) == views[2]
    assert state.view(Seat(0))["you"]["plan"] == ["settle", "mine"]  # type: ignore[index]
    play(state, "0 plan explore", "0 commit")
    assert state.waiting() == (1, 2) and state.actor() == 1
    seen = state.view(Seat(1))
    assert seen["committed"] == [0]
    assert seen["seats"][0]["fields"] == [{"range": 1, "cards": []}] * 3  # type: ignore[index]
    assert len(seen["seats"][0]["hand"]) == 6  # type: ignore[index]
    play(state, "2 plan mine", "2 plan settle", "2 commit", "1 plan settle", "1 plan mine")
    events = play(state, "1 plan explore", "1 commit")
    kinds = [event.kind for event in events]
    opened = told(events, OPENED)[0]
    assert GAME.event_json(opened, SPECTATOR) == {"event": OPENED}
    assert kinds.index(OPENED) < kinds.index("card_planned") < kinds.index("consumption_moved")
    assert kinds.index("consumption_moved") < kinds.index("token_dealt")
    assert state.view(Seat(1))["seats"][0]["hand"] == [  # type: ignore[index]
        "found_colony",
        "take_gems",
        "upgrade_gem",
    ]


@pytest.mark.rule("COS-070", "COS-R09", "COS-I21")
def test_the_log_seals_plans_and_tells_of_commits() -> None:
    record = Record(GAME.setup(2))
    state = GAME.begin(record.setup)
    moves = [
        "* open_tile p1_01",
        "* open_tile p1_04",
        *(f"* reveal {card}" for card in MARKET),
        "* deal_dark galaxy_grey",
        "* deal_dark galaxy_red",
        "* token 0",
        "* token 1",
        "0 end_turn",
        "1 end_turn",
        *(f"0 {move}" for move in PLANS),
        "1 plan settle",
    ]
    for entry in moves:
        who, _, text = entry.partition(" ")
        record.moves.append((CHANCE if who == "*" else Seat(int(who)), GAME.moves.number(text)))
    state = record.replay()
    seen = record.seen_moves(Seat(1))
    assert "0 commit" in seen and not [entry for entry in seen if entry.startswith("0 plan")]
    assert "* deal_dark ?" in seen and "* deal_dark galaxy_red" in seen
    assert record.seen_moves(SPECTATOR)[-1] == "0 commit"
    assert record.undoable(Seat(0)) == []  # COS-R09: a commit is final
    assert [record.moves[at] for at in record.undoable(Seat(1))] == [record.moves[-1]]
    undone = record.undo(Seat(1)).replay()
    assert undone.waiting() == (1,) and legal(undone, 1, "leave") == []
    for text in ("plan mine", "plan take_gems", "commit"):
        record.moves.append((Seat(1), GAME.moves.number(text)))
    assert record.undoable(Seat(1)) == [] == record.undoable(Seat(0))
    assert [entry for entry in record.seen_moves(Seat(1)) if entry.startswith("0 plan")] == [
        "0 plan settle",
        "0 plan mine",
        "0 plan explore",
    ]
    assert state.waiting() == (1,)


@pytest.mark.rule("COS-R09")
def test_seats_take_back_their_own_plans_without_disturbing_each_other() -> None:
    setup = GAME.setup(3)
    record = Record(setup)
    state = GAME.begin(setup)
    while state.view(SPECTATOR)["decision"] != "planning":
        actor = state.actor()
        move = state.legal(actor)[-1]
        record.moves.append((actor, move))
        state.play(actor, move)
    for entry in ("0 plan settle", "1 plan mine", "0 plan mine", "1 plan settle", "2 plan settle"):
        who, _, text = entry.partition(" ")
        record.moves.append((Seat(int(who)), GAME.moves.number(text)))
    assert len(record.undoable(Seat(0))) == 2 and len(record.undoable(Seat(2))) == 1
    back = record.undo(Seat(0))
    texts = [f"{actor} {GAME.moves.text(move)}" for actor, move in back.moves[-4:]]
    assert texts == ["0 plan settle", "1 plan mine", "1 plan settle", "2 plan settle"]
    position = look(back.replay())
    assert position["hidden"]["plans"] == [["settle"], ["mine", "settle"], ["settle"]]


@pytest.mark.rule("COS-065", "COS-066", "COS-067", "COS-069", "COS-R08", "COS-R10")
def test_empty_fields_must_be_filled_and_others_may_be_covered() -> None:
    state = Board().field(0, 2, "explore").planning().load()
    assert "leave" not in legal(state, 0) and len(legal(state, 0, "plan")) == 5
    assert refused(state, "0 leave") == "council-field-must-be-filled"
    assert refused(state, "0 plan explore") == "council-not-in-hand"
    assert refused(state, "0 commit") == "council-fields-undecided"
    play(state, "0 plan settle")
    assert "leave" in legal(state, 0) and len(legal(state, 0, "plan")) == 4
    play(state, "0 plan mine")  # covers
    assert refused(state, "0 plan mine") == "council-not-in-hand"
    play(state, "0 plan take_gems")
    assert legal(state, 0) == ["commit"]
    assert refused(state, "0 plan upgrade_gem") == "council-commit-first"
    play(state, "0 commit")
    plan_all(state, 1)
    fields = [field["cards"] for field in seat_of(state, 0)["fields"]]
    assert fields == [["settle"], ["explore", "mine"], ["take_gems"]]


@pytest.mark.rule("COS-066", "COS-R08")
def test_with_few_cards_all_go_to_empty_fields() -> None:
    board = Board().field(0, 3, "settle", "found_colony", "mine", "explore")
    board.field(0, 1).field(0, 2)
    state = board.planning().load()
    play(state, "0 plan take_gems", "0 plan upgrade_gem")
    assert legal(state, 0) == ["leave"]
    assert refused(state, "0 plan settle") == "council-not-in-hand"
    board.field(0, 3, "settle", "found_colony", "mine", "explore", "take_gems")
    state = board.planning().load()
    assert legal(state, 0) == ["leave", "plan upgrade_gem"]
    play(state, "0 leave")
    assert legal(state, 0) == ["plan upgrade_gem"]
    play(state, "0 plan upgrade_gem")
    assert legal(state, 0) == ["leave"]
    tight = (
        Board().field(0, 1, "settle", "mine", "explore").field(0, 2, "found_colony", "take_gems")
    )
    state = tight.planning().load()
    assert legal(state, 0) == ["leave"]  # the last card is needed for the empty field
    assert refused(state, "0 plan upgrade_gem") == "council-cards-for-empty-fields"


@pytest.mark.rule("COS-068", "COS-072", "COS-R04")
def test_only_top_cards_count_whether_new_or_not() -> None:
    board = Board().field(0, 1).field(0, 2, "found_colony", "upgrade_gem").field(0, 3, "explore")
    state = board.planning().load()
    play(state, "0 plan take_gems", "0 leave", "0 leave", "0 commit")
    plan_all(state, 1)
    assert marker(state, 0)["round_consumption"] == 2 + 1 + 3
    assert marker(state, 0)["consumption"] == 26


@pytest.mark.rule("COS-071", "COS-R09")
def test_without_screens_they_plan_openly_in_token_order() -> None:
    state = Board(2, screens="off").order(1, 0).planning().load()
    assert state.waiting() == (1,)
    play(state, "1 plan settle", "1 plan mine")
    assert state.view(Seat(0))["plans"] == [[], ["settle", "mine"]]
    with pytest.raises(IllegalMove):
        play(state, "0 plan settle")
    play(state, "1 plan explore", "1 commit")
    assert state.waiting() == (0,)
    plan_all(state, 0)
    assert look(state)["seats"][0]["fields"][0]["cards"] == ["settle"]


@pytest.mark.rule("COS-074", "COS-072", "COS-073", "COS-X04", "COS-X09")
def test_the_highest_round_consumption_goes_first() -> None:
    board = Board(3).marker(0, consumption=20).marker(1, consumption=33).marker(2, consumption=41)
    state = board.planning().load()
    play(state, "0 plan take_gems", "0 plan upgrade_gem", "0 plan mine", "0 commit")  # 6
    play(state, "1 plan found_colony", "1 plan mine", "1 plan settle", "1 commit")  # 12
    play(state, "2 plan take_gems", "2 plan upgrade_gem", "2 plan settle", "2 commit")  # 6
    assert [part["consumption"] for part in look(state)["markers"]] == [26, 45, 47]
    assert look(state)["order"][0] == 1 and state.waiting() == (1,)


@pytest.mark.rule("COS-075", "COS-076", "COS-077", "COS-078", "COS-I22", "COS-R07")
def test_ties_go_to_the_higher_energy_then_to_the_earlier_arrival() -> None:
    state = Board(3).marker(2, energy=5).planning().load()
    plan_all(state, 0, 1, 2)
    assert look(state)["order"] == [2, 1, 0]  # on 0 since setup: the highest lane first
    state = Board(3).arrived(1, 0, 2).planning().load()
    plan_all(state, 2, 1, 0)
    assert look(state)["order"] == [1, 0, 2]
    board = Board(2).marker(0, energy=3).marker(1, energy=4).gems(0, 0, 1).buying(0)
    state = board.arrived(0, 1).load()
    play(state, "0 buy_upgrade range_1_p2", "0 end_turn", "1 end_turn")
    assert look(state)["arrived"] == [1, 0]  # seat 0 came to 4 later
    plan_all(state, 0, 1)
    assert look(state)["order"] == [1, 0]
    reset = Board(2).marker(0, energy=20).arrived(1, 0).buying(0).lost(0).load()
    play(reset, "0 end_turn", "* lose_tech empire", "* lose_tech gem_boost")
    play(reset, "0 choose_tech explorer_people")
    assert marker(reset, 0)["energy"] == 0 and look(reset)["arrived"] == [1, 0]


@pytest.mark.rule("COS-079", "COS-R02")
def test_no_level_comes_in_planning() -> None:
    board = Board().marker(0, energy=30, consumption=32).market().field(0, 1, "deep_sleep")
    state = board.field(0, 2, "power_saver").planning().load()
    events = play(state, "0 leave", "0 leave", "0 plan upgrade_gem", "0 commit")
    events += play(state, *(f"1 {move}" for move in PLANS))
    assert marker(state, 0)["consumption"] == 31 and marker(state, 0)["level"] == 0
    assert not told(events, "level_reached")


@pytest.mark.rule("COS-148", "COS-R28")
def test_perpetual_motion_keeps_the_marker_where_it_is() -> None:
    board = Board().marker(0, consumption=40).tech(0, "empire", "perpetual_motion")
    state = board.planning().load()
    plan_all(state, 0, 1)
    assert (marker(state, 0)["consumption"], marker(state, 0)["round_consumption"]) == (40, 0)
    assert look(state)["order"] == [1, 0]
