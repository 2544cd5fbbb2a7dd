"""Taking moves back: own ones, until luck, another seat, a reveal or a commit."""

import pytest

from farshore.core.record import Record
from farshore.core.state import CHANCE
from farshore.core.types import Seat
from tests.council.positions import GAME, GREY, MARKET

START = [
    *(f"* open_tile {tile}" for tile in GREY),
    *(f"* reveal {card}" for card in MARKET),
    "* deal_dark galaxy_grey",
    "* deal_dark galaxy_red",
    "* token 0",
    "* token 1",
]
PLANS = [
    f"{seat} {move}" for seat in (0, 1) for move in ("plan explore", "plan mine", "plan settle")
]


def record(*moves: str, screens: str = "on") -> Record:
    found = Record(GAME.setup(2, {"screens": screens}))
    for entry in (*START, *moves):
        who, _, text = entry.partition(" ")
        found.moves.append((CHANCE if who == "*" else Seat(int(who)), GAME.moves.number(text)))
    return found


def undoable(played: Record, seat: int) -> list[str]:
    return [GAME.moves.text(played.moves[at][1]) for at in played.undoable(Seat(seat))]


def test_purchases_until_a_new_card_is_revealed() -> None:
    bought = record("0 buy_upgrade range_1_p2")
    assert undoable(bought, 0) == ["buy_upgrade range_1_p2"] and undoable(bought, 1) == []
    revealed = record("0 buy_upgrade range_1_p2", "0 buy_card power_saver", "* reveal twin_works")
    assert undoable(revealed, 0) == []
    again = record("0 buy_card power_saver", "* reveal twin_works", "0 buy_upgrade range_1_p2")
    assert undoable(again, 0) == ["buy_upgrade range_1_p2"]


@pytest.mark.rule("COS-R09", "COS-070")
def test_the_last_commit_is_final_because_it_shows_the_plans() -> None:
    planned = record("0 end_turn", "1 end_turn", *PLANS, "0 commit")
    assert undoable(planned, 1) == ["plan settle", "plan mine", "plan explore"]
    assert undoable(planned, 0) == []
    shown = record("0 end_turn", "1 end_turn", *PLANS, "0 commit", "1 commit")
    assert undoable(shown, 0) == undoable(shown, 1) == []
    first = shown.replay().waiting()[0]
    assert first == 1  # equal consumption, the higher lane
    acted = record("0 end_turn", "1 end_turn", *PLANS, "0 commit", "1 commit", "1 explore 1")
    assert undoable(acted, 1) == ["explore 1"]  # nothing has been drawn yet
    drawn = [*PLANS, "0 commit", "1 commit", "1 explore 1", "* draw_tile p1_02"]
    drawn += ["* draw_tile p1_03"]
    seen = record("0 end_turn", "1 end_turn", *drawn)
    assert undoable(seen, 1) == []


@pytest.mark.rule("COS-071", "COS-R09")
def test_a_commit_is_final_without_screens_too() -> None:
    moves = ("0 end_turn", "1 end_turn", *PLANS[:3])
    assert undoable(record(*moves, screens="off"), 0) == [
        "plan settle",
        "plan mine",
        "plan explore",
    ]
    assert undoable(record(*moves, "0 commit", screens="off"), 0) == []
