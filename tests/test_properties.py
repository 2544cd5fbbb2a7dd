"""What must hold in every game, on random games of every kind.

Each run also plays games that were never played before (see `tests/support/seeds.py`), and
`make soak` runs the same tests on as many as there is time for.
"""

import importlib
import json
from random import Random

import pytest

import farshore
from farshore.core.chance import below
from farshore.core.errors import IllegalMove
from farshore.core.record import Record
from farshore.core.state import CHANCE, OPENED, SPECTATOR, State
from farshore.core.types import MoveId, Seat, seats
from tests.support.cases import Case, every_case
from tests.support.playing import play_through, random_record
from tests.support.seeds import every_game

CASES = every_case()
LOOK_AT = 12
"""The costly questions are asked at one step in this many, at random."""


def as_bytes(document: object) -> bytes:
    return json.dumps(document, sort_keys=True).encode()


def viewers(state: State) -> list[Seat]:
    return [*state.seats(), SPECTATOR]


@every_game
def test_invariants_hold_after_every_move(case: Case, seed: int) -> None:
    check = importlib.import_module(f"tests.{case.game}.invariants").check
    for state, _, _ in play_through(case, seed):
        check(state)
    check(state)


@every_game
def test_somebody_can_always_move_until_the_game_is_over(case: Case, seed: int) -> None:
    for state, _, _ in play_through(case, seed):
        waiting = state.waiting()
        assert waiting and len(set(waiting)) == len(waiting)
        assert state.actor() == waiting[0]
        assert state.results() is None
        assert (CHANCE in waiting) == bool(state.chances())
        for seat in (CHANCE, *state.seats()):
            legal = state.legal(seat)
            assert bool(legal) == (seat in waiting)
            assert len(set(legal)) == len(legal)
        for _, weight in state.chances():
            assert weight > 0
    assert state.waiting() == () and state.legal(Seat(0)) == [] and state.chances() == []
    results = state.results()
    assert results is not None
    assert results.end in state.game.info.ends
    assert min(results.places) == 1 and results.winners
    for points in results.parts.values():
        assert len(points) == len(results.places)


@every_game
def test_no_later_move_changes_an_earlier_position(case: Case, seed: int) -> None:
    """Shared lists are the classic bug: keep clones and originals of all along the game."""
    kept: list[tuple[State, dict[str, object]]] = []
    rng = Random(seed)
    for state, _, _ in play_through(case, seed):
        if below(rng, LOOK_AT) == 0:
            kept.append((state.clone(), state.position()))
    for copy, document in kept:
        assert copy.position() == document
        playing = copy.clone()
        if CHANCE not in playing.waiting():
            seat = playing.actor()
            playing.play(seat, playing.legal(seat)[-1])
        assert copy.position() == document


@every_game
def test_a_record_replays_to_the_same_position(case: Case, seed: int) -> None:
    record, last = random_record(case, seed)
    document = json.loads(record.to_line())
    again = Record.from_json(document)
    assert again.moves == record.moves
    assert again.to_json() == document == record.to_json(last)
    assert again.replay().position() == last.position()
    middle = len(record.moves) // 2
    part = Record(record.setup, record.moves[:middle])
    assert "result" not in part.to_json()
    assert Record.from_json(part.to_json()).replay().position() == record.replay(middle).position()


@every_game
def test_a_position_is_read_back_from_its_document(case: Case, seed: int) -> None:
    rng = Random(seed)
    for state, actor, move in play_through(case, seed):
        if below(rng, LOOK_AT) == 0:
            document = json.loads(json.dumps(state.position()))
            copy = state.game.from_position(document)
            assert copy.position() == document
            assert copy.waiting() == state.waiting()
            assert copy.chances() == state.chances()
            after = state.clone()
            after.play(actor, move)
            copy.play(actor, move)
            assert copy.position() == after.position()


@every_game
def test_nothing_that_a_seat_cannot_know_reaches_it(case: Case, seed: int) -> None:
    """Whatever is hidden from a viewer is dealt anew: views, moves and events stay the same.

    The two games are then played on side by side, as long as the same moves fit both and the
    viewer is not shown what differs.
    """
    rng = Random(seed)
    pairs: list[tuple[Seat, State]] = []
    for state, actor, move in play_through(case, seed):
        fresh: State | None = None
        if below(rng, LOOK_AT) == 0:
            viewer = viewers(state)[below(rng, state.players + 1)]
            fresh = state.sample(viewer, rng)
            pairs.append((viewer, fresh))
        tried = state.try_move(actor, move)
        told = tried.events
        shown_to_all = tried.after.is_over() or any(event.kind == OPENED for event in told)
        kept: list[tuple[Seat, State]] = []
        for viewer, other in pairs:
            if viewer in state.waiting() and state.decision().reveals(state) and other is not fresh:
                continue  # the viewer has just been shown what was dealt anew
            assert as_bytes(other.view(viewer)) == as_bytes(state.view(viewer))
            assert other.waiting() == state.waiting()
            if viewer in state.waiting():
                assert other.legal(viewer) == state.legal(viewer)
            if move in other.legal(actor) and not shown_to_all:
                shown = state.decision().visibility(state, actor, move, viewer)
                assert other.decision().visibility(other, actor, move, viewer) == shown
                heard = other.apply_with_events(actor, move)
                game = state.game
                assert [game.event_json(event, viewer) for event in heard] == [
                    game.event_json(event, viewer) for event in told
                ]
                kept.append((viewer, other))
        pairs = kept[-2:]


@every_game
def test_a_preview_changes_nothing_and_depends_on_nothing_hidden(case: Case, seed: int) -> None:
    rng = Random(seed)
    for state, actor, move in play_through(case, seed):
        if actor == CHANCE or below(rng, LOOK_AT) > 0:
            continue
        before = state.position()
        preview = state.preview(actor, move)
        other = state.sample(actor, rng).preview(actor, move)
        assert state.position() == before
        game = state.game
        assert preview.facts(actor) == other.facts(actor)
        assert [game.event_json(event, actor) for event in preview.events] == [
            game.event_json(event, actor) for event in other.events
        ]
        if not preview.after.is_over():
            assert as_bytes(preview.after.view(actor)) == as_bytes(other.after.view(actor))


@every_game
def test_a_sample_is_a_possible_position_that_can_be_played_on(case: Case, seed: int) -> None:
    rng = Random(seed)
    for state, _, _ in play_through(case, seed):
        if below(rng, LOOK_AT) == 0:
            viewer = viewers(state)[below(rng, state.players + 1)]
            other = state.sample(viewer, rng)
            checked = state.game.from_position(other.position(), state.setup.edition)
            assert checked.position() == other.position()
            again = other.sample(viewer, rng)
            assert as_bytes(again.view(viewer)) == as_bytes(state.view(viewer))


@every_game
def test_a_cached_row_is_the_row_filled_from_scratch(case: Case, seed: int) -> None:
    """For whoever decides, and now and then for everybody.

    Sometimes the cache is asked about an earlier position in between, as after an undo.
    """
    features = case.start().game.features(case.setup())
    assert features is not None
    cache = features.cache()
    rng = Random(seed)
    earlier = case.start()
    for state, actor, _ in play_through(case, seed):
        asked = [actor] if actor != CHANCE else []
        if below(rng, LOOK_AT) == 0:
            assert cache.row(earlier, Seat(0)) == features.row(earlier, Seat(0))
            earlier = state.clone()
            asked = seats(state.players)
        for seat in asked:
            assert cache.row(state, seat) == features.row(state, seat), seat


@every_game
def test_what_is_not_legal_is_refused_with_a_reason_and_changes_nothing(
    case: Case, seed: int
) -> None:
    rng = Random(seed)
    for state, _, _ in play_through(case, seed):
        if below(rng, LOOK_AT) > 0:
            continue
        before = state.position()
        for _ in range(10):
            move = MoveId(below(rng, len(state.game.moves)))
            seat = Seat(below(rng, state.players + 1) - 1)
            if move not in state.legal(seat):
                with pytest.raises(IllegalMove) as caught:
                    state.play(seat, move)
                assert caught.value.params["move"] == state.game.moves.text(move)
        assert state.position() == before


@every_game
def test_undo_goes_back_to_luck_or_another_seat_and_no_further(case: Case, seed: int) -> None:
    rng = Random(seed)
    record, _ = random_record(case, seed)
    for _ in range(3):
        part = Record(record.setup, record.moves[: below(rng, len(record.moves))])
        for seat in seats(part.setup.players):
            back = part.undoable(seat)
            for at in back:
                assert part.moves[at][0] == seat
            if back:
                shorter = part.undo(seat)
                assert len(shorter.moves) == len(part.moves) - 1
                assert seat in shorter.replay().waiting()
            else:
                with pytest.raises(IllegalMove):
                    part.undo(seat)


@pytest.mark.parametrize("name", farshore.game_names())
def test_every_move_has_three_faces_that_convert_both_ways(name: str) -> None:
    moves = farshore.load(name).moves
    texts = set()
    for number in moves.numbers():
        text = moves.text(number)
        assert moves.number(text) == number
        assert moves.number_of(moves.value(number)) == number
        assert moves.from_json(json.loads(json.dumps(moves.to_json(number)))) == number
        texts.add(text)
    assert len(texts) == len(moves)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_log_tells_each_viewer_only_its_own_secrets(case: Case) -> None:
    """A masked or sealed entry never shows the move, and the owner of a move always sees it."""
    record, last = random_record(case, "log")
    moves = last.game.moves
    for viewer in viewers(last):
        for entry, (actor, move) in zip(record.log(viewer), record.moves, strict=True):
            if actor == viewer:
                assert entry.visible() and not entry.hides_arguments()
            if entry.hides_arguments():
                assert record.entry_text(entry).endswith(moves.masked(move))
                assert "?" in record.entry_text(entry) or not moves.args(move)
