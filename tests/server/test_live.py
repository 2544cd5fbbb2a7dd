"""A live game gives the kernel's answers, and its gate lets nothing hidden through."""

from __future__ import annotations

import json
from random import Random

import pytest

from farshore.core.chance import below
from farshore.core.record import Record
from farshore.core.state import CHANCE, SPECTATOR
from farshore.server import gate
from farshore.server.gate import Scroll
from farshore.server.live import Live, make, read_lines
from tests.support.cases import Case, every_case
from tests.support.playing import Temperament, choose_move, play_through, random_record

CASES = [case for case in every_case() if case.name == f"{case.game}-{case.players}"]
"""Each game with each number of players; what options change is the kernel's to test."""
LOOKS = 4
"""How often the costly questions are asked along a game."""
LONGEST = 400
"""Of longer games only so many moves are played."""


def looks(moves: int, rng: Random) -> set[int]:
    return {below(rng, moves) for _ in range(LOOKS)} | {moves - 1}


@pytest.mark.parametrize("case", CASES, ids=str)
def test_log_and_undo_are_those_of_the_record(case: Case) -> None:
    rng = Random(case.name)
    record, _ = random_record(case, "live")
    live = Live(record.setup)
    del record.moves[LONGEST:]
    steps = looks(len(record.moves), rng)
    viewers = [*range(record.setup.players), SPECTATOR]
    scrolls = {viewer: Scroll(live, viewer) for viewer in viewers}
    for step, (actor, number) in enumerate(record.moves):
        live.accept(live.state, [make(live.state, actor, number)])
        if step not in steps:
            for scroll in scrolls.values():
                scroll.catch_up()
            continue
        part = Record(record.setup, record.moves[: step + 1])
        for viewer in viewers:
            scroll = scrolls[viewer].catch_up()
            seen = [entry for entry in part.log(viewer) if entry.visible()]
            assert len(scroll.lines) == len(seen)
            for line, entry in zip(scroll.lines, seen, strict=True):
                shown = json.loads(line)
                who = "*" if shown["seat"] is None else str(shown["seat"])
                assert f"{who} {shown['text']}" == part.entry_text(entry)
                told = [live.setup.game.event_json(event, viewer) for event in entry.events]
                assert shown["events"] == told
                assert shown.get("forced", False) == entry.forced
            assert scroll.lines == Scroll(live, viewer).catch_up().lines
            if not live.state.is_over():
                document = gate.record_json(live, viewer)
                assert document["moves"] == part.seen_moves(viewer)
            if viewer >= 0:
                assert live.undoable(viewer) == part.undoable(viewer)
    assert live.record().to_json() == record.to_json()


@pytest.mark.parametrize("case", CASES, ids=str)
def test_an_undo_takes_back_the_last_choice_and_what_was_forced_by_it(case: Case) -> None:
    rng = Random(case.name)
    live = Live(case.setup())
    live.accept(*live.attempt_nothing(rng))
    temperament = Temperament(live.setup.game.moves, rng)
    for _ in range(100):
        if live.state.is_over():
            break
        seat, number = choose_move(live.state, temperament, rng)
        assert seat != CHANCE, "luck has been drawn"
        before = [(entry.actor, entry.number) for entry in live.entries]
        promised = gate.choices_json(live.state.sample(seat, Random(0)), seat, [number])[0]["final"]
        live.accept(*live.attempt(seat, number, rng))
        taken = live.undo(seat)
        if taken:
            assert not promised
            shorter = live.without(taken).record()
            assert shorter.moves == before
            assert taken == live.undoable(seat)[: len(taken)]


def body(live: Live, viewer: int) -> str:
    """All that a viewer gets to see."""
    scroll = Scroll(live, viewer).catch_up()
    shown = gate.state_text(live.state, viewer, gate.open_text(live.state), {})
    return gate.to_text([scroll.version(), shown, scroll.lines])


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_is_sent_is_the_same_whatever_is_hidden(case: Case) -> None:
    """Byte for byte, as the kernel's own leak test: hidden things are dealt anew."""
    rng = Random(case.name)
    steps = looks(LONGEST // 4, rng)
    for step, (state, _, _) in enumerate(play_through(case, "gate")):
        if step > LONGEST // 4:
            break
        if step not in steps:
            continue
        for viewer in [*range(state.players), SPECTATOR]:
            other = state.sample(viewer, rng)
            sent = gate.state_text(state, viewer, gate.open_text(state), {})
            assert gate.state_text(other, viewer, gate.open_text(other), {}) == sent
            assert json.loads(sent)["view"] == state.view(viewer)
            if viewer in state.waiting():
                for number in range(0, len(state.game.moves), 23):
                    told, real = (gate.why_not(at, viewer, number) for at in (other, state))
                    assert (told is None) == (real is None)
                    if told is not None and real is not None:
                        assert told.to_json() == real.to_json()


def lanterns(*lines: str) -> Live:
    setup = next(case for case in CASES if case.game == "lanterns" and case.players == 3).setup()
    return Live(setup, read_lines(setup, list(lines)))


def test_a_secret_move_is_not_felt_by_anybody_else() -> None:
    before, one, other = (lanterns("* light 2", *more) for more in ([], ["0 burn 1"], ["0 burn 3"]))
    for viewer in (1, 2, SPECTATOR):
        assert body(one, viewer) == body(other, viewer)
        assert (
            Scroll(before, viewer).catch_up().version() == Scroll(one, viewer).catch_up().version()
        )
    assert body(one, 0) != body(other, 0)


def test_forced_moves_wait_where_haste_would_tell() -> None:
    """Seat 0 has one candle left, and so have the others: nobody has anything to decide."""
    rng = Random(1)
    live = lanterns("* light 2", "0 burn 1", "1 burn 1", "2 burn 1", "* light 2", "0 burn 2")
    live.accept(*live.attempt(1, live.setup.game.moves.number("burn 2"), rng))
    assert len(live.entries) == 7, "seat 2 still has a choice"
    live.accept(*live.attempt(2, live.setup.game.moves.number("burn 3"), rng))
    assert live.state.is_over()
    assert [entry.forced for entry in live.entries[-4:]] == [False, True, True, True]


def test_undone_lines_give_the_record_without_them() -> None:
    setup = lanterns().setup
    lines = ["* light 2", "0 burn 1", "1 burn 2", "undo 1", "0 burn 3"]
    assert Live(setup, read_lines(setup, lines)).lines(
        Live(setup, read_lines(setup, lines)).entries
    ) == ["* light 2", "1 burn 2", "0 burn 3"]
