"""A game as a document: what a record holds, and how a faulty one is refused (ANT-N02 to N10)."""

import json
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import pytest

import farshore
from farshore import CHANCE, Record
from farshore.core.playout import play_randomly
from farshore.core.types import MoveId, Seat
from farshore.formats.record_files import load_record, load_records, read_records, save_record
from tests.antarctica.editions import with_symbols
from tests.antarctica.positions import GAME
from tests.antarctica.test_fragment import FRAGMENT

OPENING = [
    "* deal crane bottom_left",
    "* deal camp bottom_right",
    "* deal wind_turbine right",
    "* deal headframe top_right",
    "* deal coast_station top_left",
    "* deal drilling_rig left",
    "* reveal basic basic_12",
    "* reveal double double_02",
    "* reveal prestige prestige_08",
]
"""Two players, from the deals to the visible cards."""


def document(**changes: object) -> Any:
    """The worked fragment with other values."""
    return {**deepcopy(FRAGMENT), **changes}


def without(key: str) -> Any:
    return {name: value for name, value in deepcopy(FRAGMENT).items() if name != key}


def finished() -> Record:
    """A two-player game in which nothing happens until the stall guard ends it."""
    record = Record.from_json(document(moves=["* start 0", *OPENING, "1 place_cube track_a"]))
    state = record.replay()
    while not state.is_over():
        seat = state.actor()
        for move in (state.legal(seat)[0], GAME.moves.number("end_turn")):
            record.moves.append((seat, move))
            state.play(seat, move)
    return record


def refusal(broken: object) -> farshore.FarshoreError:
    with pytest.raises(farshore.FarshoreError) as caught:
        Record.from_json(broken)
    return caught.value


# --- what a record holds ------------------------------------------------------------------------


@pytest.mark.rule("ANT-N07", "ANT-N08", "ANT-N09")
def test_a_record_is_written_as_it_was_read() -> None:
    record = Record.from_json(FRAGMENT)
    assert record.to_json() == FRAGMENT
    assert list(record.to_json()) == list(FRAGMENT)


@pytest.mark.rule("ANT-N07", "ANT-N10")
def test_a_finished_record_holds_its_result_as_well() -> None:
    written = finished().to_json()
    assert list(written) == [*FRAGMENT, "result"]
    assert written["result"] == {"scores": [0, 1], "winners": [1], "end": "stalled"}


@pytest.mark.rule("ANT-N08")
@pytest.mark.parametrize("given", [{}, {"layout": "first_game"}, {"stall_guard": "off"}])
def test_all_options_are_written_and_missing_ones_take_their_default(
    given: dict[str, str],
) -> None:
    record = Record.from_json(document(options=given))
    assert record.to_json()["options"] == {
        "layout": "first_game",
        "start_seat": "random",
        "stall_guard": "on",
        **given,
    }


@pytest.mark.rule("ANT-N07", "ANT-N08")
def test_a_record_of_version_1_has_one_ruling_among_its_options() -> None:
    old = without("rulings")
    old.update(rules=1, options={"plankton_exception": "off"})
    written = Record.from_json(old).to_json()
    assert (written["rules"], written["rulings"]) == (1, {"plankton_exception": "off"})
    assert Record.from_json(written).to_json() == written


@pytest.mark.rule("ANT-N09")
def test_a_record_may_stop_anywhere() -> None:
    moves = document()["moves"]
    for length in range(len(moves) + 1):
        record = Record.from_json(document(moves=moves[:length]))
        assert record.to_json()["moves"] == moves[:length]
        assert record.replay().position() == Record.from_json(FRAGMENT).replay(length).position()


@pytest.mark.rule("ANT-N10", "ANT-N07")
def test_a_result_may_be_left_out() -> None:
    written = finished().to_json()
    del written["result"]
    assert Record.from_json(written).replay().is_over()


@pytest.mark.rule("ANT-N02", "ANT-043")
def test_actors_are_seats_and_a_star() -> None:
    record = Record.from_json(FRAGMENT)
    assert record.moves[0] == (CHANCE, GAME.moves.number("start 1"))
    assert record.moves[-1] == (0, GAME.moves.number("end_turn"))
    state = record.replay(10)
    assert state.waiting() == (0,)  # B is the right-hand neighbour of A, who is seat 1


@pytest.mark.rule("ANT-N02", "ANT-043")
def test_with_a_fixed_start_seat_nothing_is_drawn() -> None:
    options = {"start_seat": "fixed"}
    record = Record.from_json(document(options=options, moves=OPENING))
    assert record.replay().waiting() == (1,)
    assert refusal(document(options=options, moves=["* start 0"])).key == "record-illegal-move"


@pytest.mark.rule("ANT-N04", "ANT-N03")
def test_forced_moves_are_recorded_too() -> None:
    """The last building of a deal, and an end of turn when nothing else can be done."""
    record = Record.from_json(document())
    for step, state, actor, number in record.steps():
        assert state.waiting() == (actor,)
        if step == 6:
            assert state.legal(CHANCE) == [number] == [GAME.moves.number("deal drilling_rig left")]
    left_out = document()
    left_out["moves"].remove("* deal drilling_rig left")
    assert refusal(left_out).params["step"] == 7
    no_end = document()
    no_end["moves"].remove("1 end_turn")
    assert refusal(no_end).key == "record-illegal-move"


@pytest.mark.rule("ANT-N04", "ANT-N03")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_turn_has_one_sail_and_one_end_turn(players: int) -> None:
    state = GAME.start(players)
    moves: list[tuple[Seat, MoveId]] = []
    play_randomly(state, Random(players), moves)
    turns = [(seat, GAME.moves.kind(move)) for seat, move in moves]
    turns = [(seat, kind) for seat, kind in turns if kind in ("sail", "end_turn")]
    assert [kind for _, kind in turns] == ["sail", "end_turn"] * (len(turns) // 2)
    assert turns[0::2] == [(seat, "sail") for seat, _ in turns[1::2]]


@pytest.mark.rule("ANT-N05", "ANT-N04")
def test_what_nobody_chooses_is_not_recorded() -> None:
    """Between `end_turn` and the next `sail` the sun moves, ships step forward, nothing more."""
    record = Record.from_json(FRAGMENT)
    for entry, following in zip(record.log(Seat(0)), FRAGMENT["moves"][1:], strict=False):  # type: ignore[index]
        kinds = [event.kind for event in entry.events]
        if "sun_moved" in kinds:
            assert "turn_begins" in kinds
            assert following.split(" ")[1] in ("sail", "give_back_cube")


# --- what is refused ----------------------------------------------------------------------------


@pytest.mark.rule("ANT-N07", "ANT-N08", "ANT-N09")
@pytest.mark.parametrize(
    ("broken", "key"),
    [
        (None, "record-not-an-object"),
        ([document()], "record-not-an-object"),
        (document(format="farshore-record/2"), "record-format"),
        (without("format"), "record-format"),
        (document(game="atlantis"), "unknown-game"),
        (without("game"), "unknown-game"),
        (document(rules=3), "unknown-rules"),
        (without("rulings"), "record-rulings-type"),
        (document(rulings={"game_end": "never"}), "bad-option-value"),
        (document(rulings={"shipyard_card": "may"}), "unknown-option"),  # fixed by the version
        (document(rules="1"), "unknown-rules"),
        (document(rules=True), "unknown-rules"),
        (without("rules"), "record-missing-key"),
        (document(data="original"), "unknown-edition"),
        (document(data=None), "unknown-edition"),
        (without("data"), "record-missing-key"),
        (document(players=5), "bad-player-count"),
        (document(players=True), "bad-player-count"),
        (document(players="2"), "record-players-type"),
        (document(players=None), "record-players-type"),
        (without("players"), "record-missing-key"),
        (document(options=[]), "record-options-type"),
        (document(options={"layout": "loose"}), "bad-option-value"),
        (document(options={"stall_guard": True}), "bad-option-value"),
        (document(options={"stal_guard": "on"}), "unknown-option"),
        (document(options={"data_set": "reconstructed_1"}), "unknown-option"),
        (document(options={"players": "2"}), "unknown-option"),
        (without("options"), "record-missing-key"),
        (document(moves="* start 1"), "record-moves-type"),
        (document(moves=[["*", "start 1"]]), "record-move-type"),
        (document(moves=[None]), "record-move-type"),
        (without("moves"), "record-missing-key"),
        (document(seats=2), "record-unknown-keys"),
        (document(result=None), "record-result-type"),
        (
            document(result={"scores": [0, 0], "winners": [0, 1], "end": "stalled"}),
            "record-result-early",
        ),
    ],
)
def test_a_faulty_document_is_refused(broken: object, key: str) -> None:
    assert refusal(broken).key == key


@pytest.mark.rule("ANT-N01", "ANT-N02", "ANT-N09")
@pytest.mark.parametrize(
    "entry",
    [
        "",
        "*",
        "start 1",
        "*start 1",
        "*  start 1",
        " * start 1",
        "* start 1 ",
        "* start 01",
        "* start 2",  # there are two players
        "0 start 1",
        "-1 start 1",
        "00 start 1",
        "9 start 1",
        "? start 1",
        "* draw ?",
        "* reveal basic basic_12",
    ],
)
def test_a_move_that_is_not_written_or_not_legal_is_refused_with_its_step(entry: str) -> None:
    error = refusal(document(moves=[entry]))
    assert isinstance(error, farshore.BadRecord)
    assert error.key == "record-illegal-move"
    assert (error.params["step"], error.params["move"]) == (1, entry)


@pytest.mark.rule("ANT-N09")
def test_an_illegal_move_in_the_middle_is_named_with_the_reason() -> None:
    broken = document()
    broken["moves"][11] = "1 sail top"
    error = refusal(broken)
    assert (error.key, error.params["step"]) == ("record-illegal-move", 12)
    assert error.params["move"] == "1 sail top"
    why = Record.from_json(document()).replay(11).why_not(Seat(1), GAME.moves.number("sail top"))
    assert why is not None
    assert (why.key, str(why)) == ("antarctica-area-closed", error.params["why"])


@pytest.mark.rule("ANT-N09", "ANT-162")
def test_a_move_after_the_end_is_an_error() -> None:
    written: Any = finished().to_json()
    written["moves"].append("0 end_turn")
    error = refusal(written)
    assert (error.key, error.params["step"]) == ("record-illegal-move", len(written["moves"]))


@pytest.mark.rule("ANT-N10")
@pytest.mark.parametrize(
    "change",
    [
        {"scores": [0, 2]},
        {"scores": [0, 1.0]},
        {"scores": [0, True]},
        {"scores": [1, 0]},
        {"winners": [0]},
        {"winners": [0, 1]},
        {"end": "no_ships"},
        {"end": ""},
        {"detail": {}},
    ],
    ids=str,
)
def test_a_wrong_result_is_refused(change: dict[str, object]) -> None:
    written: Any = finished().to_json()
    written["result"].update(change)
    error = refusal(written)
    assert error.key == "record-result-wrong"
    assert json.loads(str(error.params["found"]))["winners"] == [1]


@pytest.mark.rule("ANT-N10")
def test_a_result_with_a_part_missing_is_refused() -> None:
    written: Any = finished().to_json()
    del written["result"]["end"]
    assert refusal(written).key == "record-result-wrong"


# --- files --------------------------------------------------------------------------------------


def lines(*records: object) -> str:
    return "".join(json.dumps(record) + "\n" for record in records)


def in_file(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "games.jsonl"
    path.write_text(text, encoding="utf-8")
    return path


@pytest.mark.rule("ANT-N07")
def test_a_record_is_saved_and_loaded(tmp_path: Path) -> None:
    for record in (Record.from_json(FRAGMENT), finished()):
        save_record(record, tmp_path / "game.json")
        again = load_record(tmp_path / "game.json")
        assert again.to_json() == record.to_json()
        assert again.replay().position() == record.replay().position()


@pytest.mark.rule("ANT-N07")
def test_one_record_may_stand_on_several_lines(tmp_path: Path) -> None:
    path = in_file(tmp_path, json.dumps(FRAGMENT, indent=2))
    assert load_record(path).to_json() == FRAGMENT


@pytest.mark.rule("ANT-N07")
def test_several_records_stand_one_on_a_line(tmp_path: Path) -> None:
    text = lines(FRAGMENT, document(moves=[])) + "\n" + lines(finished().to_json())
    path = in_file(tmp_path, text)
    assert [line for line, _ in read_records(path)] == [1, 2, 4]
    assert [len(record.moves) for record in load_records(path)][:2] == [20, 0]
    with pytest.raises(farshore.BadRecord) as caught:
        load_record(path)
    assert caught.value.params["found"] == 3


@pytest.mark.rule("ANT-N07", "ANT-N09")
@pytest.mark.parametrize(
    ("text", "line"),
    [
        (lines(FRAGMENT)[:-40], 1),  # truncated
        (lines(FRAGMENT, FRAGMENT)[:-40], 2),
        (lines(FRAGMENT) + "no record\n", 2),
        (lines(FRAGMENT) + "\n\n" + lines(document(rules=3)), 4),
        (lines(FRAGMENT, document(moves=["* start 4"]), FRAGMENT), 2),
        (lines(FRAGMENT, [], FRAGMENT), 2),
        ("[" * 100_000, 1),
    ],
)
def test_a_faulty_line_is_named(tmp_path: Path, text: str, line: int) -> None:
    path = in_file(tmp_path, text)
    with pytest.raises(farshore.BadRecord) as caught:
        load_records(path)
    assert caught.value.key == "record-faulty"
    assert (caught.value.params["line"], caught.value.params["path"]) == (line, str(path))


@pytest.mark.rule("ANT-N07")
@pytest.mark.parametrize(
    ("content", "key"),
    [(b"", "record-empty"), (b"\n \n", "record-empty"), (b"\xff\xfe", "record-unreadable")],
)
def test_a_file_without_records_is_refused(tmp_path: Path, content: bytes, key: str) -> None:
    path = tmp_path / "games.jsonl"
    path.write_bytes(content)
    with pytest.raises(farshore.BadRecord) as caught:
        load_records(path)
    assert caught.value.key == key


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(farshore.BadRecord) as caught:
        load_record(tmp_path / "nothing.json")
    assert caught.value.key == "record-unreadable"


@pytest.mark.rule("ANT-N07")
def test_a_record_of_another_edition_needs_that_edition(tmp_path: Path) -> None:
    edition = with_symbols(track_a="")
    record = Record(GAME.setup(2, edition=edition))
    written = record.to_json()
    assert written["data"] == edition.name
    assert edition.name.startswith("reconstructed_1#")
    assert refusal(written).key == "unknown-edition"
    assert Record.from_json(written, edition).to_json() == written
    assert Record.from_json(FRAGMENT, edition).to_json() == FRAGMENT


@pytest.mark.rule("ANT-N07")
def test_lines_end_only_at_line_feeds(tmp_path: Path) -> None:
    """Other separators may stand in a name."""
    text = lines(FRAGMENT) + json.dumps(document(game="a\u2028b"), ensure_ascii=False) + "\n"
    with pytest.raises(farshore.BadRecord) as caught:
        load_records(in_file(tmp_path, text))
    assert (caught.value.params["line"], "a\u2028b" in str(caught.value.params["why"])) == (2, True)


def test_replaying_stops_where_one_likes() -> None:
    record = Record.from_json(FRAGMENT)
    assert record.replay(0).waiting() == (CHANCE,)
    assert record.replay(20).position() == record.replay().position()
    for step in (-1, 21):
        with pytest.raises(farshore.BadRecord) as caught:
            record.replay(step)
        assert caught.value.key == "record-no-such-step"
