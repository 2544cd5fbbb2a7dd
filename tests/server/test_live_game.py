"""A live game gives the kernel's answers, and nothing hidden gets through to its viewers."""

from __future__ import annotations

import json
from itertools import accumulate
from random import Random

import pytest

from farshore.core.chance import below
from farshore.core.record import Record
from farshore.core.state import CHANCE, SPECTATOR, State
from farshore.core.types import MoveId, Seat, seats
from farshore.server.game.live_game import Attempt, LiveGame, legal_moves, make, read_lines
from farshore.server.visibility.log import START, ViewerLog, chain
from farshore.server.visibility.position import (
    PositionPart,
    choice_json,
    open_part,
    position_part,
    state_message,
    why_not,
)
from farshore.server.visibility.replay import record_json
from tests.support.cases import Case, every_case
from tests.support.playing import Temperament, choose_move, play_through, random_record

CASES = [case for case in every_case() if case.name == f"{case.game}-{case.players}"]
"""Each game with each number of players; what options change is the kernel's to test."""
LOOKS = 4
"""How often the costly questions are asked along a game."""
LONGEST = 400
"""Of longer games only so many moves are played."""


def play(live: LiveGame, actor: Seat, move: MoveId) -> None:
    """One move, and nothing that would follow by itself."""
    attempt = Attempt(live.state)
    attempt.entries.append(make(live.state, actor, move, live.state.legal(actor)))
    attempt.legal = legal_moves(live.state)
    live.accept(attempt)


def looks(moves: int, rng: Random) -> set[int]:
    return {below(rng, moves) for _ in range(LOOKS)} | {moves - 1}


@pytest.mark.parametrize("case", CASES, ids=str)
def test_log_and_undo_are_those_of_the_record(case: Case) -> None:
    rng = Random(case.name)
    record, _ = random_record(case, "live")
    live = LiveGame(record.setup)
    del record.moves[LONGEST:]
    steps = looks(len(record.moves), rng)
    viewers = [*seats(record.setup.players), SPECTATOR]
    logs = {viewer: ViewerLog(live, viewer) for viewer in viewers}
    for step, (actor, number) in enumerate(record.moves):
        play(live, actor, number)
        if step not in steps:
            for log in logs.values():
                log.catch_up()
            continue
        part = Record(record.setup, record.moves[: step + 1])
        for viewer in viewers:
            log = logs[viewer].catch_up()
            seen = [entry for entry in part.log(viewer) if entry.visible()]
            assert len(log.lines) == len(seen)
            for line, entry in zip(log.lines, seen, strict=True):
                told = json.loads(line)
                who = "*" if told["seat"] is None else str(told["seat"])
                assert f"{who} {told['text']}" == part.entry_text(entry)
                events = [live.setup.game.event_json(event, viewer) for event in entry.events]
                assert told["events"] == events
                assert told.get("forced", False) == entry.forced
            assert log.lines == ViewerLog(live, viewer).catch_up().lines
            marks = accumulate(log.lines, chain, initial=START)
            assert log.marks == [*marks][1:], "equal marks mean equal logs"
            if not live.state.is_over():
                document = record_json(live, viewer)
                assert document["moves"] == part.seen_moves(viewer)
            if viewer >= 0:
                assert live.undoable(viewer) == part.undoable(viewer)
    assert live.record().to_json() == record.to_json()


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_page_that_is_sent_what_it_lacks_holds_the_whole_log(case: Case) -> None:
    """Also when lines that it holds are opened, and read otherwise from then on."""
    record, _ = random_record(case, "pages")
    live = LiveGame(record.setup)
    viewers = [*seats(record.setup.players), SPECTATOR]
    logs = {viewer: ViewerLog(live, viewer) for viewer in viewers}
    pages: dict[Seat, list[bytes]] = {viewer: [] for viewer in viewers}
    sent: dict[Seat, tuple[list[bytes], int]] = {viewer: ([], 0) for viewer in viewers}
    for actor, number in record.moves[:LONGEST]:
        play(live, actor, number)
        for viewer, page in pages.items():
            log = logs[viewer].catch_up()
            start = log.since(*sent[viewer])
            page[start:] = log.lines[start:]
            sent[viewer] = (log.marks, len(log.marks))
            assert page == log.lines


@pytest.mark.parametrize("case", CASES, ids=str)
def test_an_undo_takes_back_the_last_choice_and_what_was_forced_by_it(case: Case) -> None:
    rng = Random(case.name)
    live = LiveGame(case.setup())
    live.accept(live.attempt_nothing(rng))
    temperament = Temperament(live.setup.game.moves, rng)
    for _ in range(100):
        if live.state.is_over():
            break
        seat, number = choose_move(live.state, temperament, rng)
        assert seat != CHANCE, "luck has been drawn"
        before = live.moves()
        promised = choice_json(live.state.sample(seat, Random(0)), seat, number)["final"]
        live.accept(live.attempt(seat, number, rng))
        taken = live.undo(seat)
        if taken:
            assert not promised
            assert live.moves_without(taken) == before
            assert taken == live.undoable(seat)[: len(taken)]


def shown(live: LiveGame, viewer: Seat) -> str:
    """All that a viewer gets to see."""
    log = ViewerLog(live, viewer).catch_up()
    return f"{log.version()} {state_message(part_of(live, viewer), log.part(0)).text}"


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
        for viewer in [*seats(state.players), SPECTATOR]:
            real, other = at_position(state), at_position(state.sample(viewer, rng))
            sent = part_of(real, viewer)
            assert sent.is_same(part_of(other, viewer))
            assert json.loads(sent.view) == json.loads(json.dumps(state.view(viewer)))
            if viewer in state.waiting():
                for number in range(0, len(state.game.moves), 23):
                    told, reason = (why_not(game, viewer, MoveId(number)) for game in (other, real))
                    assert (told is None) == (reason is None)
                    if told is not None and reason is not None:
                        assert told.to_json() == reason.to_json()


def part_of(live: LiveGame, viewer: Seat) -> PositionPart:
    return position_part(live, viewer, open_part(live), {})


def at_position(state: State) -> LiveGame:
    """A live game that stands at a position."""
    live = LiveGame(state.setup)
    attempt = Attempt(state)
    attempt.legal = legal_moves(state)
    live.accept(attempt)
    return live


def lanterns(*lines: str) -> LiveGame:
    setup = next(case for case in CASES if case.game == "lanterns" and case.players == 3).setup()
    return LiveGame(setup, read_lines(setup, list(lines)))


def test_a_secret_move_is_not_felt_by_anybody_else() -> None:
    before, one, other = (lanterns("* light 2", *more) for more in ([], ["0 burn 1"], ["0 burn 3"]))
    for viewer in (Seat(1), Seat(2), SPECTATOR):
        assert shown(one, viewer) == shown(other, viewer)
        assert (
            ViewerLog(before, viewer).catch_up().version()
            == ViewerLog(one, viewer).catch_up().version()
        )
    assert shown(one, Seat(0)) != shown(other, Seat(0))


def test_forced_moves_wait_where_haste_would_tell() -> None:
    """Seat 0 has one candle left, and so have the others: nobody has anything to decide."""
    rng = Random(1)
    live = lanterns("* light 2", "0 burn 1", "1 burn 1", "2 burn 1", "* light 2", "0 burn 2")
    live.accept(live.attempt(Seat(1), live.setup.game.moves.number("burn 2"), rng))
    assert len(live.entries) == 7, "seat 2 still has a choice"
    live.accept(live.attempt(Seat(2), live.setup.game.moves.number("burn 3"), rng))
    assert live.state.is_over()
    assert [entry.forced for entry in live.entries[-4:]] == [False, True, True, True]


def test_undone_lines_give_the_record_without_them() -> None:
    setup = lanterns().setup
    lines = ["* light 2", "0 burn 1", "1 burn 2", "undo 1", "0 burn 3"]
    assert LiveGame(setup, read_lines(setup, lines)).lines(
        LiveGame(setup, read_lines(setup, lines)).entries
    ) == ["* light 2", "1 burn 2", "0 burn 3"]
